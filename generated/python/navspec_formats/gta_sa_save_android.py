# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaSaSaveAndroid(ReadWriteKaitaiStruct):
    """A saved game of GTA San Andreas for Android: 29 blocks after the letters
    `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
    (195,000 as a rule), and a checksum. Most blocks are those of the PC.
    
    Older mobile games write the same with a guard, the bytes DE C0, before each
    piece (`is_guarded`), 175 blips, and without block 28.
    
    A save that the game made during a mission holds the mission's script, and
    the state of the mission in two parts of the block `pools` that are not
    decoded. Facts that the bytes in order do not show are decided once for a file: the bytes
    after the checksum, the form of objects, and the size of those two parts.
    
    .. seealso::
       Source - https://github.com/LubrieDev/GTASA-SaveLab
    """

    class BlipColour(IntEnum):
        blip_red = 0
        blip_green = 1
        blip_blue = 2
        blip_white = 3
        blip_yellow = 4
        blip_red_2 = 5
        blip_blue_2 = 6
        blip_threat = 7
        blip_destination = 8

    class BlipDisplay(IntEnum):
        show_nothing = 0
        show_marker = 1
        show_icon = 2
        show_both = 3

    class BlipTarget(IntEnum):
        blip_of_nothing = 0
        blip_of_car = 1
        blip_of_ped = 2
        blip_of_object = 3
        blip_of_place = 4
        blip_of_contact = 5
        blip_of_spotlight = 6
        blip_of_pickup = 7
        blip_of_airstrip = 8

    class BrainKind(IntEnum):
        free_brain = -1
        ped_brain = 0
        object_brain = 1
        ped_generator_brain = 2
        code_ped_brain = 3
        code_object_brain = 4
        attractor_brain = 5

    class CarBomb(IntEnum):
        no_bomb = 0
        bomb_with_timer = 1
        bomb_at_ignition = 2
        bomb_remote = 3
        bomb_with_timer_ticking = 4
        bomb_at_ignition_armed = 5

    class CarPart(IntEnum):
        no_part = -1
        part_spl_b_mar_m = 1000
        part_spl_b_bab_m = 1001
        part_spl_b_bar_m = 1002
        part_spl_b_mab_m = 1003
        part_bnt_b_sc_m = 1004
        part_bnt_b_sc_l = 1005
        part_rf_b_sc_r = 1006
        part_wg_l_b_ssk = 1007
        part_nto_b_l = 1008
        part_nto_b_s = 1009
        part_nto_b_tw = 1010
        part_bnt_b_sc_p_m = 1011
        part_bnt_b_sc_p_l = 1012
        part_lgt_b_rspt = 1013
        part_spl_b_bar_l = 1014
        part_spl_b_bbr_l = 1015
        part_spl_b_bbr_m = 1016
        part_wg_r_b_ssk = 1017
        part_exh_b_ts = 1018
        part_exh_b_t = 1019
        part_exh_b_l = 1020
        part_exh_b_m = 1021
        part_exh_b_s = 1022
        part_spl_b_bbb_m = 1023
        part_lgt_b_sspt = 1024
        part_wheel_or1 = 1025
        part_wg_l_a_s = 1026
        part_wg_r_a_s = 1027
        part_exh_a_s = 1028
        part_exh_c_s = 1029
        part_wg_r_c_s = 1030
        part_wg_l_c_s = 1031
        part_rf_a_s = 1032
        part_rf_c_s = 1033
        part_exh_a_l = 1034
        part_rf_c_l = 1035
        part_wg_l_a_l = 1036
        part_exh_c_l = 1037
        part_rf_a_l = 1038
        part_wg_l_c_l = 1039
        part_wg_r_a_l = 1040
        part_wg_r_c_l = 1041
        part_wg_l_lr_br1 = 1042
        part_exh_lr_br2 = 1043
        part_exh_lr_br1 = 1044
        part_exh_c_f = 1045
        part_exh_a_f = 1046
        part_wg_l_a_f = 1047
        part_wg_l_c_f = 1048
        part_spl_a_f_r = 1049
        part_spl_c_f_r = 1050
        part_wg_r_a_f = 1051
        part_wg_r_c_f = 1052
        part_rf_c_f = 1053
        part_rf_a_f = 1054
        part_rf_a_st = 1055
        part_wg_l_a_st = 1056
        part_wg_l_c_st = 1057
        part_spl_a_st_r = 1058
        part_exh_c_st = 1059
        part_spl_c_st_r = 1060
        part_rf_c_st = 1061
        part_wg_r_a_st = 1062
        part_wg_r_c_st = 1063
        part_exh_a_st = 1064
        part_exh_a_j = 1065
        part_exh_c_j = 1066
        part_rf_a_j = 1067
        part_rf_c_j = 1068
        part_wg_l_a_j = 1069
        part_wg_l_c_j = 1070
        part_wg_r_a_j = 1071
        part_wg_r_c_j = 1072
        part_wheel_sr6 = 1073
        part_wheel_sr3 = 1074
        part_wheel_sr2 = 1075
        part_wheel_lr4 = 1076
        part_wheel_lr1 = 1077
        part_wheel_lr3 = 1078
        part_wheel_sr1 = 1079
        part_wheel_sr5 = 1080
        part_wheel_sr4 = 1081
        part_wheel_gn1 = 1082
        part_wheel_lr2 = 1083
        part_wheel_lr5 = 1084
        part_wheel_gn2 = 1085
        part_stereo = 1086
        part_hydralics = 1087
        part_rf_a_u = 1088
        part_exh_c_u = 1089
        part_wg_l_a_u = 1090
        part_rf_c_u = 1091
        part_exh_a_u = 1092
        part_wg_l_c_u = 1093
        part_wg_r_a_u = 1094
        part_wg_r_c_u = 1095
        part_wheel_gn3 = 1096
        part_wheel_gn4 = 1097
        part_wheel_gn5 = 1098
        part_wg_r_lr_br1 = 1099
        part_misc_c_lr_rem1 = 1100
        part_wg_r_lr_rem1 = 1101
        part_wg_r_lr_sv = 1102
        part_rf_lr_bl2 = 1103
        part_exh_lr_bl1 = 1104
        part_exh_lr_bl2 = 1105
        part_wg_l_lr_rem2 = 1106
        part_wg_r_lr_bl1 = 1107
        part_wg_l_lr_bl1 = 1108
        part_bbb_lr_slv1 = 1109
        part_bbb_lr_slv2 = 1110
        part_bnt_lr_slv1 = 1111
        part_bnt_lr_slv2 = 1112
        part_exh_lr_slv1 = 1113
        part_exh_lr_slv2 = 1114
        part_fbb_lr_slv1 = 1115
        part_fbb_lr_slv2 = 1116
        part_fbmp_lr_slv1 = 1117
        part_wg_l_lr_slv1 = 1118
        part_wg_l_lr_slv2 = 1119
        part_wg_r_lr_slv1 = 1120
        part_wg_r_lr_slv2 = 1121
        part_wg_l_lr_rem1 = 1122
        part_misc_c_lr_rem2 = 1123
        part_wg_r_lr_rem2 = 1124
        part_misc_c_lr_rem3 = 1125
        part_exh_lr_rem1 = 1126
        part_exh_lr_rem2 = 1127
        part_rf_lr_bl1 = 1128
        part_exh_lr_sv1 = 1129
        part_rf_lr_sv1 = 1130
        part_rf_lr_sv2 = 1131
        part_exh_lr_sv2 = 1132
        part_wg_l_lr_sv = 1133
        part_wg_l_lr_t1 = 1134
        part_exh_lr_t2 = 1135
        part_exh_lr_t1 = 1136
        part_wg_r_lr_t1 = 1137
        part_spl_a_s_b = 1138
        part_spl_c_s_b = 1139
        part_rbmp_c_s = 1140
        part_rbmp_a_s = 1141
        part_bntr_b_ov = 1142
        part_bntl_b_ov = 1143
        part_bntr_b_sq = 1144
        part_bntl_b_sq = 1145
        part_spl_c_l_b = 1146
        part_spl_a_l_b = 1147
        part_rbmp_c_l = 1148
        part_rbmp_a_l = 1149
        part_rbmp_a_f = 1150
        part_rbmp_c_f = 1151
        part_fbmp_c_f = 1152
        part_fbmp_a_f = 1153
        part_rbmp_a_st = 1154
        part_fbmp_a_st = 1155
        part_rbmp_c_st = 1156
        part_fbmp_c_st = 1157
        part_spl_c_j_b = 1158
        part_rbmp_a_j = 1159
        part_fbmp_a_j = 1160
        part_rbmp_c_j = 1161
        part_spl_a_j_b = 1162
        part_spl_c_u_b = 1163
        part_spl_a_u_b = 1164
        part_fbmp_c_u = 1165
        part_fbmp_a_u = 1166
        part_rbmp_c_u = 1167
        part_rbmp_a_u = 1168
        part_fbmp_a_s = 1169
        part_fbmp_c_s = 1170
        part_fbmp_a_l = 1171
        part_fbmp_c_l = 1172
        part_fbmp_c_j = 1173
        part_fbmp_lr_br1 = 1174
        part_fbmp_lr_br2 = 1175
        part_rbmp_lr_br1 = 1176
        part_rbmp_lr_br2 = 1177
        part_rbmp_lr_rem2 = 1178
        part_fbmp_lr_rem1 = 1179
        part_rbmp_lr_rem1 = 1180
        part_fbmp_lr_bl2 = 1181
        part_fbmp_lr_bl1 = 1182
        part_rbmp_lr_bl2 = 1183
        part_rbmp_lr_bl1 = 1184
        part_fbmp_lr_rem2 = 1185
        part_rbmp_lr_sv2 = 1186
        part_rbmp_lr_sv1 = 1187
        part_fbmp_lr_sv2 = 1188
        part_fbmp_lr_sv1 = 1189
        part_fbmp_lr_t2 = 1190
        part_fbmp_lr_t1 = 1191
        part_rbmp_lr_t1 = 1192
        part_rbmp_lr_t2 = 1193

    class CarPlace(IntEnum):
        car_cjsafe_1 = 0
        car_beacsv_1 = 1
        car_vesvgrg_1 = 2
        car_cn2gar1_1 = 3
        car_cn2gar2_1 = 4
        car_burbdo2_1 = 5
        car_blob69_1 = 6
        car_blob7_1 = 7
        car_burbdoo_1 = 8
        car_blob6_1 = 9
        car_carlas1_1 = 10
        car_cesafe1_1 = 11
        car_imp_la_1 = 12
        car_imp_sf_1 = 13
        car_imp_lv_1 = 14
        car_sav1sfe_1 = 15
        car_sav1sfw_1 = 16
        car_lcksfse_1 = 17
        car_svgsfs1_1 = 18
        car_dhangar_1 = 19
        car_cjsafe_2 = 20
        car_beacsv_2 = 21
        car_vesvgrg_2 = 22
        car_cn2gar1_2 = 23
        car_cn2gar2_2 = 24
        car_burbdo2_2 = 25
        car_blob69_2 = 26
        car_blob7_2 = 27
        car_burbdoo_2 = 28
        car_blob6_2 = 29
        car_carlas1_2 = 30
        car_cesafe1_2 = 31
        car_imp_la_2 = 32
        car_imp_sf_2 = 33
        car_imp_lv_2 = 34
        car_sav1sfe_2 = 35
        car_sav1sfw_2 = 36
        car_lcksfse_2 = 37
        car_svgsfs1_2 = 38
        car_dhangar_2 = 39
        car_cjsafe_3 = 40
        car_beacsv_3 = 41
        car_vesvgrg_3 = 42
        car_cn2gar1_3 = 43
        car_cn2gar2_3 = 44
        car_burbdo2_3 = 45
        car_blob69_3 = 46
        car_blob7_3 = 47
        car_burbdoo_3 = 48
        car_blob6_3 = 49
        car_carlas1_3 = 50
        car_cesafe1_3 = 51
        car_imp_la_3 = 52
        car_imp_sf_3 = 53
        car_imp_lv_3 = 54
        car_sav1sfe_3 = 55
        car_sav1sfw_3 = 56
        car_lcksfse_3 = 57
        car_svgsfs1_3 = 58
        car_dhangar_3 = 59
        car_cjsafe_4 = 60
        car_beacsv_4 = 61
        car_vesvgrg_4 = 62
        car_cn2gar1_4 = 63
        car_cn2gar2_4 = 64
        car_burbdo2_4 = 65
        car_blob69_4 = 66
        car_blob7_4 = 67
        car_burbdoo_4 = 68
        car_blob6_4 = 69
        car_carlas1_4 = 70
        car_cesafe1_4 = 71
        car_imp_la_4 = 72
        car_imp_sf_4 = 73
        car_imp_lv_4 = 74
        car_sav1sfe_4 = 75
        car_sav1sfw_4 = 76
        car_lcksfse_4 = 77
        car_svgsfs1_4 = 78
        car_dhangar_4 = 79

    class CarSupply(IntEnum):
        no_cars = 0
        cars_without_end = 65535

    class ClothesFile(IntEnum):
        clothes_letter = -2130323853
        clothes_glasses05 = -2128139900
        clothes_trackytop2eris = -2120650015
        clothes_bballjackrstar = -2105660245
        clothes_sneaker = -2099005073
        clothes_8santos = -2090124558
        clothes_4rip = -2078666637
        clothes_jheri = -2065518319
        clothes_watchcro2 = -2054640588
        clothes_worktrcamogry = -2052262949
        clothes_hatmanc = -2048278805
        clothes_sneakerbincgang = -2044477490
        clothes_sportjack = -2043512013
        clothes_glasses01 = -2041909859
        clothes_capblueback = -2036040854
        clothes_necksilver = -2021884895
        clothes_capzipup = -2019982038
        clothes_capredside = -2016707715
        clothes_biker = -1990787643
        clothes_zorro = -1981870358
        clothes_12bandit = -1969195485
        clothes_hatmancplaid = -1964116422
        clothes_baldgoatee = -1963027521
        clothes_bbjersey = -1939440971
        clothes_sneakerheatgry = -1904363264
        clothes_sleevtbrown = -1884311732
        clothes_bandknots = -1883025336
        clothes_capknit = -1865726160
        clothes_bbjack = -1858787998
        clothes_capback = -1854362888
        clothes_9homeboy = -1823195996
        clothes_tracktrblue = -1792906401
        clothes_timberhike = -1776200269
        clothes_glasses03dark = -1775229149
        clothes_bandblack2 = -1774386363
        clothes_highfade = -1771290832
        clothes_boater = -1770518513
        clothes_12mayaface = -1750049245
        clothes_chinosblack = -1741429914
        clothes_bandana = -1731248096
        clothes_chongerred = -1728660861
        clothes_wcoatblue = -1696313426
        clothes_hawaiired = -1685754027
        clothes_10ls4 = -1676283917
        clothes_hairblond = -1641885640
        clothes_caprimup = -1558708536
        clothes_suit1trgang = -1555711683
        clothes_12cross7 = -1543548803
        clothes_tshirtzipcrm = -1542912072
        clothes_9bullet = -1539205552
        clothes_8sa2 = -1536471168
        clothes_suit1trgrey = -1528938308
        clothes_shellsuit = -1517729907
        clothes_5cross2 = -1491351160
        clothes_capblk = -1481401990
        clothes_hoodyagreen = -1474608012
        clothes_7mary = -1463755291
        clothes_chinosb = -1462684028
        clothes_hoodya = -1445731415
        clothes_convheatred = -1418673442
        clothes_11dice = -1417294946
        clothes_tracktrpro = -1415549898
        clothes_convproblu = -1388786875
        clothes_shirtagrey = -1387603497
        clothes_sixtyniners = -1360763405
        clothes_tshirtbobored = -1360496682
        clothes_sneakerheatblk = -1353828996
        clothes_shortskhaki = -1346917259
        clothes_neckls = -1329825844
        clothes_bbshortred = -1322853282
        clothes_4weed = -1320660899
        clothes_glasses03red = -1315175786
        clothes_bask2heatwht = -1302330535
        clothes_hoodyarockstar = -1284351162
        clothes_bald = -1283206622
        clothes_bbjackrim = -1275250524
        clothes_tshirtilovels = -1266547107
        clothes_suit1trgreen = -1251995603
        clothes_8westside = -1240067115
        clothes_necksaints = -1237768548
        clothes_bandred3 = -1213698741
        clothes_bowlergang = -1211736145
        clothes_tshirtzipgry = -1176863975
        clothes_11grove = -1176003537
        clothes_8sa = -1165234860
        clothes_vest = -1155750708
        clothes_bask2heatband = -1148229085
        clothes_gimpleg = -1137657761
        clothes_capgangback = -1136478730
        clothes_beretblk = -1129277353
        clothes_9rasta = -1111109003
        clothes_jhericurl = -1097507985
        clothes_conv = -1070691449
        clothes_hitop = -1065514865
        clothes_bandred2 = -1062248995
        clothes_shirtbplaid = -1057871046
        clothes_eyepatch = -1054508993
        clothes_suit1trblk2 = -1050956886
        clothes_hawaii = -1046709712
        clothes_capblueup = -1044535002
        clothes_capzipover = -1040483121
        clothes_trilbylght = -1032506243
        clothes_worktr = -1016290293
        clothes_wcoat = -991048258
        clothes_tshirtmaddgrn = -984606467
        clothes_tshirtheatwht = -982971022
        clothes_leathertr = -980612554
        clothes_trackytop1pro = -966834233
        clothes_11jail = -965034693
        clothes_watchpro2 = -953920443
        clothes_8gun = -933646738
        clothes_painter = -927725507
        clothes_tshirt2 = -927686579
        clothes_capblueside = -924081688
        clothes_hatmancblk = -923064431
        clothes_sneakerbincblu = -915574819
        clothes_capredback = -914054657
        clothes_tshirtbase5 = -902968157
        clothes_skullyblk = -898404223
        clothes_bikerhelmet = -896277735
        clothes_sandalsock = -892354851
        clothes_tshirterisyell = -860364429
        clothes_hockeytop = -850125817
        clothes_denimsgang = -821490932
        clothes_bowlerblue = -805792136
        clothes_5cross3 = -803407586
        clothes_neckhash = -796923107
        clothes_sweatrstar = -794654001
        clothes_wedge = -784729353
        clothes_shoedressbrn = -771431603
        clothes_capblkover = -768108218
        clothes_shirtablue = -756029055
        clothes_8sa3 = -747864298
        clothes_hairpink = -739310734
        clothes_suit2 = -738837002
        clothes_trilby = -728420398
        clothes_shoespatz = -720851967
        clothes_bandits = -716662261
        clothes_baskball = -708578759
        clothes_cutoffchinosblue = -697413025
        clothes_boxingshoe = -643423809
        clothes_watchyellow = -621572358
        clothes_neck2 = -615337454
        clothes_suit1trblue = -612667158
        clothes_sneakerprored = -593236238
        clothes_cowboyboot2 = -592930753
        clothes_countrytr = -559695285
        clothes_capside = -550014854
        clothes_11dice2 = -540317176
        clothes_bandblack3 = -516279341
        clothes_beretred = -504652289
        clothes_afroblond = -489310709
        clothes_mohawkbeard = -484903262
        clothes_suit2grn = -482093022
        clothes_sweat = -478073248
        clothes_bandmask = -477691962
        clothes_trackytop1 = -458609233
        clothes_bowlerred = -447227464
        clothes_capredup = -435127553
        clothes_hoodyamerc = -424716847
        clothes_watchpink = -409608179
        clothes_afro = -404058850
        clothes_coachsemi = -396806578
        clothes_hairgreen = -390935833
        clothes_neck = -377764840
        clothes_leather = -374138177
        clothes_bask1prowht = -362333265
        clothes_10ls5 = -351084699
        bare_legs_skin = -331394646
        clothes_watchzip1 = -323377260
        clothes_neckropes = -321705096
        clothes_glasses01dark = -319785917
        clothes_tracktrgang = -316890488
        clothes_shirtbgang = -311338362
        clothes_capgangup = -310576940
        clothes_watchcro = -308482976
        clothes_bowling = -302970687
        clothes_baskballloc = -286656069
        clothes_baskballdrib = -282438905
        clothes_cap = -261408060
        clothes_capblkup = -257628726
        clothes_hoodyablack = -251391875
        clothes_bowler = -247467388
        clothes_capgangside = -234000524
        clothes_highafro = -222736955
        clothes_legsblack = -211260960
        clothes_watchpro = -201526967
        clothes_skullycap = -193286889
        clothes_policetr = -192727393
        clothes_moto = -189288785
        bare_torso_skin = -179538918
        clothes_convprogrn = -170393699
        clothes_neckropeg = -167117051
        clothes_glasses04 = -165668590
        clothes_convheatblk = -164903050
        clothes_bask1eris = -143835965
        bare_feet = -140687740
        clothes_shirta = -91475022
        clothes_capred = -85418798
        clothes_capknitgrn = -69603330
        clothes_10weed = -66161621
        clothes_watchsub1 = -59129127
        clothes_6crown = -49204571
        clothes_hoodyabase5 = -47496189
        no_clothes = 0
        bare_feet_skin = 15018968
        clothes_chongergrey = 19656297
        clothes_tash = 35494100
        clothes_trilbydrk = 40123646
        clothes_10ls3 = 40991312
        clothes_bandblue = 48232002
        clothes_sleevt = 56105302
        clothes_cutoffdenims = 70023999
        clothes_timberred = 88492340
        clothes_shirtbcheck = 92867832
        clothes_worktrcamogrn = 109016604
        clothes_chongergang = 112203752
        clothes_worktrkhaki = 144021517
        clothes_shoe = 148748802
        clothes_timberfawn = 155777005
        clothes_capblkback = 184941352
        clothes_9crown = 206012528
        clothes_watchgno = 216144353
        clothes_tracktreris = 216937872
        clothes_tshirtwhite = 222883665
        clothes_tracktrwhstr = 236097233
        clothes_suit1red = 239959007
        clothes_tshirtblunts = 272626106
        clothes_capredover = 280413073
        clothes_12angels = 297654023
        clothes_glasses03blue = 326783084
        bare_head_skin = 338913607
        clothes_11grove3 = 347651027
        clothes_bask1 = 351222414
        clothes_bandred = 355561549
        clothes_4spider = 357739873
        clothes_suit1yellow = 376361990
        clothes_hoodyablue = 390024698
        clothes_neckcross = 415386514
        clothes_capzipback = 415833761
        clothes_glasses05dark = 426824323
        clothes_bask1problk = 435065541
        clothes_balaclava = 435776856
        clothes_legsheart = 436277294
        clothes_baldtash = 441849698
        clothes_capgang = 448686252
        clothes_mohawk = 475286744
        clothes_suit1blue = 482703393
        clothes_10ls = 485055216
        clothes_hockey = 490921511
        clothes_baldbeard = 492481370
        clothes_boxshort = 497405699
        clothes_afrotash = 527596789
        clothes_watchgno2 = 534143351
        clothes_bbshortwht = 536113308
        clothes_biegetr = 576933739
        clothes_tuxedo = 592439904
        clothes_glasses04dark = 605092659
        clothes_chinosblue = 638494825
        clothes_tshirtproblk = 641217881
        clothes_bandblue3 = 654351964
        clothes_groucho = 672552983
        clothes_jeansdenim = 681234315
        clothes_chonger = 682440495
        clothes_8poker = 701805957
        clothes_chinosbiege = 724587403
        clothes_shorts = 744365350
        clothes_10og = 756997454
        clothes_denimsred = 768268528
        clothes_captruck = 797398277
        bare_torso = 804553162
        clothes_7cross2 = 814012577
        clothes_boxingcap = 815232608
        clothes_suit1tryellow = 817599759
        clothes_7cross = 824658141
        clothes_12mayabird = 840928074
        clothes_boxingshort = 847386951
        clothes_tshirtmaddgrey = 847965730
        clothes_sneakerbincblk = 862081726
        clothes_worktrgrey = 873925974
        clothes_cornrows = 877881813
        bare_legs = 879907265
        clothes_bandblack = 883673976
        clothes_hawaiiwht = 894944151
        clothes_valet = 900618200
        clothes_coach = 938627203
        clothes_beret = 957644727
        clothes_5gun = 976451251
        clothes_denimfade = 980509603
        clothes_bowleryellow = 983903833
        clothes_suit1trblk = 985006348
        clothes_groovecut = 985944332
        clothes_croupier = 995481457
        clothes_sandal = 1004809233
        clothes_chinoskhaki = 1016528228
        clothes_shellsuittr = 1025982260
        clothes_flipflop = 1035276773
        clothes_hoodjack = 1043357982
        clothes_neckafrica = 1047161561
        clothes_tracktr = 1056966746
        clothes_beard = 1061221996
        clothes_shirtayellow = 1063322903
        clothes_bandgang3 = 1070589922
        clothes_capzip = 1117017627
        clothes_tshirt2horiz = 1119183852
        clothes_suit1tr = 1132121869
        clothes_hattiger = 1140302723
        clothes_vestblack = 1142040938
        clothes_capblkside = 1162486186
        clothes_goatee = 1164319867
        clothes_bask2semi = 1171834843
        clothes_neckgold = 1181652212
        clothes_7cross3 = 1199826999
        clothes_tshirterisorn = 1219550336
        clothes_bandgang2 = 1221121908
        clothes_pimptr = 1226861131
        clothes_zorromask = 1227267994
        clothes_baskballrim = 1236532544
        clothes_suit1 = 1258253388
        clothes_cutoffchinos = 1259848584
        clothes_6clown = 1305940489
        clothes_bandblue2 = 1342680778
        clothes_slope = 1348958410
        clothes_suit1blk = 1393983095
        clothes_field = 1398700055
        clothes_boaterblk = 1401419026
        clothes_garagetr = 1410124429
        clothes_tshirtsuburb = 1410494900
        clothes_6aztec = 1414728149
        clothes_timbergrey = 1421047989
        clothes_capzipside = 1451672611
        clothes_convproblk = 1463285286
        clothes_watch = 1486911337
        clothes_convheatorn = 1524146037
        clothes_sneakerheatwht = 1556585494
        clothes_stopwatch = 1559566642
        clothes_tramline = 1566172763
        clothes_cowboy = 1572879657
        clothes_9gun2 = 1601531329
        clothes_capblueover = 1603672324
        clothes_hairblue = 1639626768
        clothes_capblue = 1652597115
        clothes_neckdollar = 1664243712
        clothes_suit1grey = 1667254391
        clothes_shirtb = 1669685768
        clothes_11grove2 = 1673497413
        clothes_tshirt = 1676791040
        clothes_suit1gang = 1694216694
        clothes_tshirtlocgrey = 1694851341
        clothes_watchsub2 = 1701876579
        clothes_capgangover = 1701894040
        clothes_12dagger = 1717669588
        clothes_leathertrchaps = 1724837436
        clothes_suit1trred = 1743586468
        clothes_glasses03 = 1749322929
        clothes_skullygrn = 1754495290
        clothes_jeans = 1788110135
        clothes_baseball = 1794329688
        clothes_mohawkpink = 1795449523
        clothes_flattop = 1796327307
        clothes_denim = 1807103951
        clothes_11godsgift = 1807889086
        clothes_garageleg = 1817399610
        clothes_snakeskin = 1818644432
        clothes_dogtag = 1828427041
        clothes_cornrowsb = 1851741582
        bare_hands = 1854213815
        bare_head = 1855579351
        clothes_afrogoatee = 1855861398
        clothes_elvishair = 1862671160
        clothes_9gun = 1894107403
        clothes_shortsgrey = 1896158386
        clothes_tshirtbobomonk = 1897016603
        clothes_grouchos = 1905890257
        clothes_hoodjackbeige = 1909997276
        clothes_sneakerprowht = 1920025136
        clothes_mohawkblond = 1928972671
        clothes_hockeymask = 1929723771
        clothes_afrobeard = 1932822998
        clothes_10ls2 = 1970686662
        clothes_helmet = 1974327007
        clothes_watchzip2 = 1974531630
        clothes_hairred = 1981021008
        clothes_shoedressblk = 1982801949
        clothes_shortsgang = 1990126899
        clothes_capovereye = 1999252971
        clothes_medictr = 2061229512
        clothes_bandgang = 2061582229
        clothes_tshirtprored = 2070098161
        clothes_sneakerproblu = 2079839801
        clothes_5cross = 2096097750
        clothes_6africa = 2119686255
        clothes_chongerblue = 2123292223
        clothes_cowboyboot = 2123755548

    class ClothesModel(IntEnum):
        model_torso = 0
        model_head = 1
        model_hands = 2
        model_legs = 3
        model_feet = 4
        model_chain = 5
        model_watch = 6
        model_shades = 7
        model_hat = 8
        model_special = 9

    class ClothesTexture(IntEnum):
        texture_torso = 0
        texture_head = 1
        texture_legs = 2
        texture_feet = 3
        texture_tattoo_upper_left_arm = 4
        texture_tattoo_lower_left_arm = 5
        texture_tattoo_upper_right_arm = 6
        texture_tattoo_lower_right_arm = 7
        texture_tattoo_back = 8
        texture_tattoo_left_chest = 9
        texture_tattoo_right_chest = 10
        texture_tattoo_stomach = 11
        texture_tattoo_lower_back = 12
        texture_chain = 13
        texture_watch = 14
        texture_shades = 15
        texture_hat = 16
        texture_special = 17

    class CollisionResponse(IntEnum):
        response_none = 0
        response_lamp_post = 1
        response_small_box = 2
        response_big_box = 3
        response_fence_part = 4
        response_grenade = 5
        response_swing_door = 6
        response_lock_door = 7
        response_hanging = 8
        response_pool_ball = 9

    class DamageEffect(IntEnum):
        damage_none = 0
        damage_changes_model = 1
        damage_smashes = 20
        damage_changes_then_smashes = 21
        damage_breaks = 200
        damage_breaks_for_good = 202

    class Door(IntEnum):
        door_closed = 0
        door_open = 1
        door_closing = 2
        door_opening = 3
        door_waiting_for_player_to_leave = 4
        door_closed_after_drop_off = 5

    class Fighting(IntEnum):
        standard = 4
        boxing = 5
        kung_fu = 6
        knee_head = 7
        style_bat = 8
        style_knife = 9
        style_golf_club = 10
        style_katana = 11
        style_chainsaw = 12
        style_dildo = 13
        style_flowers = 14
        grab_kick = 15
        elbows = 16

    class FloatStat(IntEnum):
        progress_made = 0
        total_progress = 1
        furthest_hoop = 2
        distance_on_foot = 3
        distance_by_car = 4
        distance_by_motorbike = 5
        distance_by_boat = 6
        distance_by_golf_cart = 7
        distance_by_helicopter = 8
        distance_by_plane = 9
        longest_wheelie_distance = 10
        longest_stoppie_distance = 11
        longest_2_wheels_distance = 12
        weapon_spend = 13
        fashion_spend = 14
        property_spend = 15
        auto_repair_and_painting_spend = 16
        longest_wheelie_time = 17
        longest_stoppie_time = 18
        longest_2_wheels_time = 19
        food_spend = 20
        fat = 21
        stamina = 22
        muscle = 23
        max_health = 24
        sex_appeal = 25
        distance_by_swimming = 26
        distance_by_bicycle = 27
        distance_on_treadmill = 28
        distance_on_exercise_bike = 29
        tattoo_spend = 30
        hairdressing_spend = 31
        girlfriend_spend = 32
        prostitute_spend = 33
        furniture_spend = 34
        money_spent_gambling = 35
        money_made_from_pimping = 36
        money_won_gambling = 37
        biggest_gambling_win = 38
        biggest_gambling_loss = 39
        largest_burglary_swag = 40
        money_made_from_burglary = 41
        money_spent_building_property = 42
        unused = 43
        longest_treadmill_time = 44
        longest_exercise_bike_time = 45
        max_bench_press = 46
        max_dumbbells = 47
        besttime_8_track = 48
        bmx_best_time = 49
        lightest_weight = 50
        longest_5_star_chase = 51
        last_5_star_chase = 52
        wage_bill = 53
        strip_club_spend = 54
        car_modification_spend = 55
        time_spent_shopping = 56
        time_spent_gambling = 57
        time_spent_on_longest_mission = 58
        time_spent_on_quickest_mission = 59
        average_mission_time = 60
        drugs_spend = 61
        total_shopping_spend = 62
        time_spent_underwater = 63
        total_respect = 64
        girlfriend_respect = 65
        clothes_respect = 66
        fitness_respect = 67
        respect = 68
        pistol_skill = 69
        silenced_pistol_skill = 70
        desert_eagle_skill = 71
        shotgun_skill = 72
        sawn_off_shotgun_skill = 73
        combat_shotgun_skill = 74
        machine_pistol_skill = 75
        smg_skill = 76
        ak_47_skill = 77
        m4_skill = 78
        rifle_skill = 79
        appearance = 80
        gambling = 81

    class GameVersion(IntEnum):
        version_phones_older = -1978417824
        version_pc_1_01_modified = -1824164258
        version_pc_1_01 = -1704018344
        version_2_0_unseen = -613227626
        version_definitive = -219671565
        version_pc_2_0 = -48984586
        version_android = 343353539
        version_pc_1_00 = 903512437
        version_pc_2_0_germany = 1563544610
        version_ps2 = 1679678540
        version_pc_1_00_modified = 1710482819

    class GangId(IntEnum):
        gang_ballas = 0
        gang_grove_street_families = 1
        gang_vagos = 2
        gang_rifa = 3
        gang_da_nang = 4
        gang_mafia = 5
        gang_triads = 6
        gang_aztecas = 7
        gang_unused_8 = 8
        gang_unused_9 = 9

    class GarageKind(IntEnum):
        garage_only_target_vehicle = 1
        garage_bomb_shop_timed = 2
        garage_bomb_shop_engine = 3
        garage_bomb_shop_remote = 4
        garage_pay_n_spray = 5
        garage_closes_when_touched = 11
        garage_target_vehicle_freeze_player = 14
        garage_script_opens_only = 15
        garage_ganton = 16
        garage_santa_maria = 17
        garage_rockshore_west = 18
        garage_script_controlled = 19
        garage_stays_open_with_car_inside = 20
        garage_closes_once_and_for_all = 21
        garage_script_opens_and_freezes = 23
        garage_fort_carson = 24
        garage_verdant_meadows = 25
        garage_dillimore = 26
        garage_prickle_pine = 27
        garage_whitewood = 28
        garage_palomino_creek = 29
        garage_redsands_west = 30
        garage_el_corona = 31
        garage_mulholland = 32
        garage_impound_ls = 33
        garage_impound_sf = 34
        garage_impound_lv = 35
        garage_loco_low_co = 36
        garage_wheel_arch_angels = 37
        garage_transfender = 38
        garage_calton_heights = 39
        garage_paradiso = 40
        garage_doherty = 41
        garage_hashbury = 42
        garage_burglary = 43
        garage_at400_hangar = 44
        garage_abandoned_airport_hangar = 45

    class GarageUse(IntEnum):
        use_hideout = 0
        use_impound = 1

    class HiddenThing(IntEnum):
        nothing_hidden = 0
        hidden_legacy = 1
        hidden_building = 2
        hidden_object = 3
        hidden_dummy = 4

    class Icon(IntEnum):
        icon_player_interest = -5
        icon_threat = -4
        icon_friend = -3
        icon_object = -2
        icon_destination = -1
        icon_none = 0
        icon_white = 1
        icon_centre = 2
        icon_map_here = 3
        icon_north = 4
        icon_airyard = 5
        icon_ammu = 6
        icon_barber = 7
        icon_big_smoke = 8
        icon_boatyard = 9
        icon_burgershot = 10
        icon_quarry = 11
        icon_catalina = 12
        icon_cesar = 13
        icon_chicken = 14
        icon_cj = 15
        icon_crash = 16
        icon_diner = 17
        icon_emmet = 18
        icon_enemy_attack = 19
        icon_fire = 20
        icon_girlfriend = 21
        icon_hospital = 22
        icon_syndicate = 23
        icon_madd_dogg = 24
        icon_caligulas = 25
        icon_mc_strap = 26
        icon_mod_garage = 27
        icon_og_loc = 28
        icon_pizza = 29
        icon_police = 30
        icon_property_green = 31
        icon_property_red = 32
        icon_race = 33
        icon_ryder = 34
        icon_save = 35
        icon_school = 36
        icon_question = 37
        icon_sweet = 38
        icon_tattoo = 39
        icon_truth = 40
        icon_waypoint = 41
        icon_toreno_ranch = 42
        icon_triads = 43
        icon_four_dragons = 44
        icon_clothes = 45
        icon_woozie = 46
        icon_zero = 47
        icon_disco = 48
        icon_drink = 49
        icon_food = 50
        icon_truck = 51
        icon_cash = 52
        icon_flag = 53
        icon_gym = 54
        icon_impound = 55
        icon_light = 56
        icon_runway = 57
        icon_gang_b = 58
        icon_gang_p = 59
        icon_gang_y = 60
        icon_gang_n = 61
        icon_gang_g = 62
        icon_spray = 63
        icon_toreno = 64

    class IntStat(IntEnum):
        people_wasted_by_others = 120
        people_youve_wasted = 121
        road_vehicles_destroyed = 122
        boats_destroyed = 123
        planes_helicopters_destroyed = 124
        cost_of_property_damaged = 125
        bullets_fired = 126
        kgs_of_explosives_used = 127
        bullets_that_hit = 128
        tires_popped_with_gunfire = 129
        num_headshots = 130
        total_num_wanted_stars_attained = 131
        total_num_wanted_stars_evaded = 132
        times_busted = 133
        days_passed_in_game = 134
        num_hospital_visits = 135
        safehouse_visits = 136
        times_cheated = 137
        vehicle_resprays = 138
        insane_jump_distance = 139
        insane_jump_height = 140
        insane_jump_flips = 141
        insane_jump_rotation = 142
        best_insane_stunt_awarded = 143
        unique_jumps_found = 144
        unique_jumps_done = 145
        mission_attempts = 146
        missions_passed = 147
        total_num_missions_in_game = 148
        cash_made_in_a_taxi = 149
        passengers_dropped_off = 150
        people_saved_in_an_ambulance = 151
        criminals_killed_on_vigilante_mission = 152
        total_fires_extinguished = 153
        packages_delivered = 154
        assassinations = 155
        last_dance_score = 156
        max_vigilante_mission_level = 157
        max_paramedic_mission_level = 158
        max_firefighter_mission_level = 159
        driving_skill = 160
        num_truck_missions_passed = 161
        money_made_in_truck = 162
        recruited_gang_members_killed = 163
        armor = 164
        energy = 165
        photographs_taken = 166
        rampages_attempted = 167
        rampages_passed = 168
        flight_time = 169
        times_drowned = 170
        num_girls_pimped = 171
        bestpos_8_track = 172
        time_on_jetpack = 173
        shooting_range_levels_passed = 174
        most_cars_parked_on_valet_parking = 175
        kills_since_last_checkpoint = 176
        total_legitimate_kills = 177
        num_bloodring_kills = 178
        total_time_in_bloodring = 179
        no_more_hurricanes_flag = 180
        city_unlocked = 181
        num_police_bribes = 182
        num_cars_stolen = 183
        current_num_girlfriends = 184
        num_disastrous_dates = 185
        num_girls_dated = 186
        num_times_scored_with_a_girl = 187
        num_successful_dates = 188
        num_girls_dumped = 189
        num_prostitutes_visited = 190
        num_houses_burgled = 191
        num_safes_cracked = 192
        burglar_status = 193
        num_stolen_items_sold = 194
        num_eight_balls_in_pool = 195
        total_num_wins_playing_pool = 196
        total_num_losses_playing_pool = 197
        times_visited_the_gym = 198
        body_type = 199
        num_meals_eaten = 200
        money_made_in_quarry = 201
        time_taken_to_complete_quarry = 202
        num_furniture_purchased = 203
        favorite_console_game = 204
        max_civilian_peds_killed_rampage = 205
        max_police_peds_killed_rampage = 206
        max_civilian_vehicles_destroyed_rampage = 207
        max_police_vehicles_destroyed_rampage = 208
        max_num_tanks_destroyed_rampage = 209
        pimping_level = 210
        kickstart_best_score = 211
        best_lap_time_in_8_track = 212
        num_vehicles_exported = 213
        num_vehicles_imported = 214
        max_basketball_score = 215
        fires_started = 216
        amount_of_drugs_sold = 217
        amount_of_drugs_bought = 218
        best_lap_time_in_dirt_track = 219
        besttime_dirt_track = 220
        bestpos_dirt_track = 221
        nrg_500_best_time = 222
        flying_skill = 223
        respect_mission = 224
        lung_capacity = 225
        game_gore_rating = 226
        game_sex_rating = 227
        respect_mission_total = 228
        bike_skill = 229
        cycling_skill = 230
        snapshots_taken = 231
        total_snapshots = 232
        luck = 233
        territories_taken_over = 234
        territories_lost = 235
        territories_held = 236
        max_num_territories_held = 237
        gang_members_recruited = 238
        enemy_gang_members_killed = 239
        friendly_gang_members_killed = 240
        horseshoes_collected = 241
        total_horseshoes = 242
        oysters_collected = 243
        total_oysters = 244
        calories = 245
        n_2p_rampage_best_time = 246
        n_2p_car_rampage_best_time = 247
        n_2p_on_foot_rampage_best_time = 248
        n_2p_chopper_rampage_best_time = 249
        n_2p_bike_rampage_best_time = 250
        keepie_uppy_best_time = 251
        progress_with_denise = 252
        progress_with_michelle = 253
        progress_with_helena = 254
        progress_with_barbara = 255
        progress_with_katie = 256
        progress_with_millie = 257
        best_position_lowrider_race = 258
        best_time_lowrider_race = 259
        best_position_little_loop = 260
        best_time_little_loop = 261
        best_position_backroad_wanderer = 262
        best_time_backroad_wanderer = 263
        best_position_city_circuit = 264
        best_time_city_circuit = 265
        best_position_vinewood = 266
        best_time_vinewood = 267
        best_position_freeway = 268
        best_time_freeway = 269
        best_position_into_the_country = 270
        best_time_into_the_country = 271
        best_position_badlands_a = 272
        best_time_badlands_a = 273
        best_position_badlands_b = 274
        best_time_badlands_b = 275
        best_position_dirtbike_danger = 276
        best_time_dirtbike_danger = 277
        best_position_bandito_county = 278
        best_time_bandito_county = 279
        best_position_go_go_kart = 280
        best_time_go_go_kart = 281
        best_position_san_fierro_fastlane = 282
        best_time_san_fierro_fastlane = 283
        best_position_san_fierro_hills = 284
        best_time_san_fierro_hills = 285
        best_position_country_endurance = 286
        best_time_country_endurance = 287
        best_position_sf_to_lv = 288
        best_time_sf_to_lv = 289
        best_position_dam_rider = 290
        best_time_dam_rider = 291
        best_position_desert_tricks = 292
        best_time_desert_tricks = 293
        best_position_lv_ringroad = 294
        best_time_lv_ringroad = 295
        besttime_world_war_aces = 296
        besttime_barnstorming = 297
        besttime_military_service = 298
        besttime_chopper_checkpoint = 299
        besttime_whirly_bird_waypoint = 300
        besttime_heli_hell = 301
        passed_sweet2 = 302
        passed_strap3 = 303
        passed_zero1 = 304
        passed_syndicate_and_woozie = 305
        passed_casino7 = 306
        passed_heist8 = 307
        passed_mansion2 = 308
        started_riot1 = 309
        passed_ryder2 = 310
        passed_farlie3 = 311
        passed_heist1 = 312
        passed_syndicate2 = 313
        passed_lafin1 = 314
        passed_cat2 = 315
        passed_syndicate1 = 316
        passed_casino4 = 317
        passed_cat1 = 318
        passed_bcrash1 = 319
        passed_desert1 = 320
        passed_garage1 = 321
        passed_bcesar4 = 322
        passed_lafin2 = 323
        passed_garage2 = 324
        passed_desert4 = 325
        passed_desert12 = 326
        passed_casino3 = 327
        passed_casino6 = 328
        passed_casino10 = 329
        passed_desert3 = 330
        passed_desert5 = 331
        passed_desert8 = 332
        passed_desert10 = 333
        passed_mansion3 = 334
        passed_riot1 = 335
        passed_scrash1 = 336
        passed_strap4 = 337
        passed_truth2 = 338
        passed_vcrash2 = 339
        started_badlands = 340
        started_cat2 = 341
        started_crash1 = 342

    class InteriorArea(IntEnum):
        interior_outside = 0
        interior_1 = 1
        interior_2 = 2
        interior_3 = 3
        interior_4 = 4
        interior_5 = 5
        interior_6 = 6
        interior_7 = 7
        interior_8 = 8
        interior_9 = 9
        interior_10 = 10
        interior_11 = 11
        interior_12 = 12
        interior_14 = 14
        interior_15 = 15
        interior_16 = 16
        interior_17 = 17
        interior_18 = 18

    class InteriorRoom(IntEnum):
        room_ammu_nation_1 = 1
        room_cafe_shop_catalina = 2
        room_caligulas_casino_roof_access = 3
        room_insnamee_track_betting_chinatown_sf = 4
        room_lv_meat_factory = 5
        room_liberty_city = 6
        room_restaurant_1 = 7
        room_safe_house_1 = 8
        room_safe_house_16 = 9
        room_shamal = 10
        room_stadium_1 = 11
        room_sub_urban = 12
        room_the_caligulas_casino = 13
        room_warehouse = 14
        room_big_smokes_crack_palace = 15
        room_reeces_barbershop = 16
        room_safe_house_17 = 17
        room_the_pig_pen = 18
        room_big_bears_apartment = 19
        room_big_spread_ranch = 20
        room_brothel = 21
        room_brothel_2 = 22
        room_driving_school = 23
        room_gay_gordos_barbershop = 24
        room_insnamee_track_betting = 25
        room_jizzys_pleasure_domes = 26
        room_johnson_house = 27
        room_lv_tattoo_parlour = 28
        room_lvpd_hq = 29
        room_las_venturas_planning_dep = 30
        room_record_label_hallway = 31
        room_sex_shop = 32
        room_train_hard = 33
        room_24_7_shop_3 = 34
        room_ammu_nation_2 = 35
        room_diner_2 = 36
        room_safe_house_2 = 37
        room_safe_house_6 = 38
        room_burning_desire_house = 39
        room_diner_1 = 40
        room_los_santos_gym = 41
        room_madd_doggs_mansion_1 = 42
        room_madd_doggs_mansion_2 = 43
        room_police_station_1 = 44
        room_safe_house_10 = 45
        room_safe_house_3 = 46
        room_the_crack_den = 47
        room_victim = 48
        room_well_stacked_pizza_co = 49
        room_24_7_shop_2 = 50
        room_ammu_nation_3 = 51
        room_ammu_nation_4 = 52
        room_lspd_hq = 53
        room_millies_bedroom = 54
        room_rc_zeros_shop = 55
        room_restaurant_2 = 56
        room_safe_house_13 = 57
        room_safe_house_15 = 58
        room_safe_house_8 = 59
        room_safe_house_9 = 60
        room_san_fierro_gym = 61
        room_ammu_nation_5_2_floors = 62
        room_las_venturas_gym = 63
        room_colonel_fuhrbergers_house = 64
        room_safe_house_11 = 65
        room_safe_house_7 = 66
        room_andromada = 67
        room_cluckin_bell = 68
        room_safe_house_18 = 69
        room_safe_house_4 = 70
        room_abandoned_ac_tower_safehouse = 71
        room_burger_shot = 72
        room_rc_zeros_battlefield = 73
        room_sfpd_hq = 74
        room_safe_house_14 = 75
        room_the_four_dragons_casino = 76
        room_bar_2_ten_green_bottles = 77
        room_safe_house_12 = 78
        room_the_four_dragons_casino_office = 79
        room_budget_inn_motel_room = 80
        room_macislas_barbershop = 81
        room_the_casino = 82
        room_didier_sachs = 83
        room_francis_int_airport_baggage_claim = 84
        room_san_fierro_chunk_cutscene_place = 85
        room_stadium_3_kickstart = 86
        room_binco = 87
        room_jefferson_motel = 88
        room_safe_house_5 = 89
        room_stadium_2_bloodbowl = 90
        room_ls_tattoo_parlour = 91
        room_bar_1_gaydar_station = 92
        room_hemlock_tattoo = 93
        room_rusty_browns_ring_donuts = 94
        room_the_shermans_dam_generator_hall = 95
        room_24_7_shop_1 = 96
        room_atrium_lobby_entrance = 97
        room_atrium_lobby_exit = 98
        room_lil_probe_inn_ufo_bar = 99
        room_zip = 100

    class ItemKind(IntEnum):
        goods_car_part = 0
        goods_torso = 1
        goods_legs = 2
        goods_shoes = 3
        goods_chain = 4
        goods_watch = 5
        goods_shades = 6
        goods_hat = 7
        goods_special = 8
        goods_haircut = 9
        goods_tattoo = 10
        goods_food = 11
        goods_weapon = 12

    class MapPart(IntEnum):
        barriers1_of_v1 = 2
        barriers2_of_v1 = 3
        crack_of_v2 = 42
        truthsfarm_of_v1 = 46
        crack_of_v1_truthsfarm_of_v2 = 59
        barriers1_of_v2 = 60
        barriers2_of_v2 = 61
        carter_of_v2 = 79
        carter_of_v1 = 124

    class MapZone(IntEnum):
        map_zone_themap = 0
        map_zone_vegas = 1
        map_zone_sf01 = 2
        map_zone_sf02 = 3
        map_zone_sf03 = 4
        map_zone_la01 = 5
        map_zone_la02 = 6

    class MirroredStat(IntEnum):
        mirror_181 = 0
        mirror_327 = 1
        mirror_328 = 2
        mirror_329 = 3
        mirror_318 = 4
        mirror_320 = 5
        mirror_330 = 6
        mirror_331 = 7
        mirror_332 = 8
        mirror_333 = 9
        mirror_311 = 10
        mirror_323 = 11
        mirror_308 = 12
        mirror_310 = 13
        mirror_335 = 14
        mirror_336 = 15
        mirror_337 = 16
        mirror_302 = 17
        mirror_338 = 18
        mirror_339 = 19
        mirror_340 = 20
        mirror_341 = 21
        mirror_342 = 22

    class MissionKey(IntEnum):
        mission_bces4_2 = 0
        mission_bcesar4 = 1
        mission_bcrash1 = 2
        mission_bmx = 3
        mission_caseen2 = 4
        mission_casin10 = 5
        mission_casino1 = 6
        mission_casino3 = 7
        mission_casino4 = 8
        mission_casino5 = 9
        mission_casino6 = 10
        mission_casino7 = 11
        mission_casino9 = 12
        mission_cat_1 = 13
        mission_cat_2 = 14
        mission_cat_3 = 15
        mission_cat_4 = 16
        mission_cesar_1 = 17
        mission_cesar_2 = 18
        mission_crash_1 = 19
        mission_crash_2 = 20
        mission_crash_3 = 21
        mission_deser10 = 22
        mission_desert1 = 23
        mission_desert2 = 24
        mission_desert3 = 25
        mission_desert4 = 26
        mission_desert5 = 27
        mission_desert6 = 28
        mission_desert8 = 29
        mission_desert9 = 30
        mission_doc_2 = 31
        mission_far_1 = 32
        mission_far_2 = 33
        mission_far_3 = 34
        mission_far_4 = 35
        mission_far_5 = 36
        mission_gar_1 = 37
        mission_gar_2 = 38
        mission_grove_1 = 39
        mission_grove_2 = 40
        mission_heist_1 = 41
        mission_heist_2 = 42
        mission_heist_3 = 43
        mission_heist_4 = 44
        mission_heist_5 = 45
        mission_heist_9 = 46
        mission_intro_1 = 47
        mission_intro_2 = 48
        mission_la1fin1 = 49
        mission_la1fin2 = 50
        mission_man_1 = 51
        mission_man_2 = 52
        mission_man_3 = 53
        mission_man_5 = 54
        mission_nrg500 = 55
        mission_riot_1 = 56
        mission_riot_2 = 57
        mission_riot_4 = 58
        mission_ryder_1 = 59
        mission_ryder_2 = 60
        mission_ryder_3 = 61
        mission_scra_1 = 62
        mission_scra_2 = 63
        mission_smoke_1 = 64
        mission_smoke_2 = 65
        mission_smoke_3 = 66
        mission_smoke_4 = 67
        mission_stad_01 = 68
        mission_stad_03 = 69
        mission_steal_1 = 70
        mission_steal_2 = 71
        mission_steal_4 = 72
        mission_steal_5 = 73
        mission_strap_1 = 74
        mission_strap_2 = 75
        mission_strap_3 = 76
        mission_strap_4 = 77
        mission_sweet1b = 78
        mission_sweet_1 = 79
        mission_sweet_2 = 80
        mission_sweet_3 = 81
        mission_sweet_4 = 82
        mission_sweet_5 = 83
        mission_sweet_6 = 84
        mission_sweet_7 = 85
        mission_synd_1 = 86
        mission_synd_2 = 87
        mission_synd_3 = 88
        mission_synd_4 = 89
        mission_synd_5 = 90
        mission_synd_6 = 91
        mission_synd_7 = 92
        mission_truth_1 = 93
        mission_truth_2 = 94
        mission_vcrash1 = 95
        mission_vcrash2 = 96
        mission_wuzi_1 = 97
        mission_wuzi_2 = 98
        mission_wuzi_4 = 99
        mission_zero_1 = 100
        mission_zero_2 = 101
        mission_zero_4 = 102

    class NavZone(IntEnum):
        zone_san_and = 0
        zone_sunma = 1
        zone_sunnn = 2
        zone_battp = 3
        zone_para = 4
        zone_civi = 5
        zone_bayv = 6
        zone_citys = 7
        zone_oceaf1 = 8
        zone_oceaf2 = 9
        zone_oceaf3 = 10
        zone_silly3 = 11
        zone_silly4 = 12
        zone_hash = 13
        zone_juniho = 14
        zone_espn1 = 15
        zone_espn2 = 16
        zone_espn3 = 17
        zone_fina = 18
        zone_calt = 19
        zone_sfdwt1 = 20
        zone_sfdwt2 = 21
        zone_sfdwt3 = 22
        zone_sfdwt4 = 23
        zone_junihi = 24
        zone_china = 25
        zone_sfdwt5 = 26
        zone_thea1 = 27
        zone_thea2 = 28
        zone_thea3 = 29
        zone_garc = 30
        zone_doh1 = 31
        zone_doh2 = 32
        zone_sfdwt6 = 33
        zone_sfair3 = 34
        zone_easb1 = 35
        zone_easb2 = 36
        zone_espe1 = 37
        zone_espe2 = 38
        zone_espe3 = 39
        zone_angpi = 40
        zone_shaca = 41
        zone_backo = 42
        zone_leafy = 43
        zone_flintr = 44
        zone_haul = 45
        zone_farm = 46
        zone_elque = 47
        zone_aldea = 48
        zone_dam = 49
        zone_barra = 50
        zone_carso = 51
        zone_quary = 52
        zone_octan = 53
        zone_palms = 54
        zone_tom = 55
        zone_bruja = 56
        zone_mead = 57
        zone_payas = 58
        zone_arco = 59
        zone_sfair1 = 60
        zone_hanky = 61
        zone_palo = 62
        zone_nrock = 63
        zone_mont = 64
        zone_mont1 = 65
        zone_hbarns = 66
        zone_fern = 67
        zone_dilli = 68
        zone_topfa = 69
        zone_blueb1 = 70
        zone_blueb = 71
        zone_panop = 72
        zone_fred = 73
        zone_mako = 74
        zone_bluac = 75
        zone_mart = 76
        zone_fallo = 77
        zone_creek = 78
        zone_creek1 = 79
        zone_westp1 = 80
        zone_westp2 = 81
        zone_westp3 = 82
        zone_la = 83
        zone_ve = 84
        zone_bone = 85
        zone_robad = 86
        zone_gantb = 87
        zone_gantb1 = 88
        zone_sf = 89
        zone_robad1 = 90
        zone_red = 91
        zone_flintc = 92
        zone_ebay = 93
        zone_ebay2 = 94
        zone_sfair4 = 95
        zone_silly1 = 96
        zone_silly2 = 97
        zone_sfair2 = 98
        zone_sfair5 = 99
        zone_whet = 100
        zone_lair1 = 101
        zone_lair2a = 102
        zone_bluf1a = 103
        zone_elco2 = 104
        zone_lind1a = 105
        zone_lind1b = 106
        zone_lind2a = 107
        zone_lind2b = 108
        zone_ldoc4 = 109
        zone_ldoc1b = 110
        zone_mar3 = 111
        zone_vero4a = 112
        zone_vero4b = 113
        zone_bluf1b = 114
        zone_bluf2 = 115
        zone_elco1 = 116
        zone_vero1 = 117
        zone_mar1 = 118
        zone_mar2 = 119
        zone_vero3 = 120
        zone_vero2 = 121
        zone_conf1b = 122
        zone_conf1a = 123
        zone_thall1 = 124
        zone_com1a = 125
        zone_com1b = 126
        zone_com2 = 127
        zone_per1 = 128
        zone_com4 = 129
        zone_lmex1a = 130
        zone_lmex1b = 131
        zone_com3 = 132
        zone_iwd3a = 133
        zone_iwd3b = 134
        zone_iwd4 = 135
        zone_iwd1 = 136
        zone_iwd2 = 137
        zone_gln2a = 138
        zone_gln1b = 139
        zone_jef3a = 140
        zone_jef3c = 141
        zone_jef2 = 142
        zone_jef1b = 143
        zone_jef1a = 144
        zone_chc1a = 145
        zone_chc1b = 146
        zone_chc2b = 147
        zone_chc2a = 148
        zone_iwd5 = 149
        zone_gan2 = 150
        zone_gan1 = 151
        zone_lind4c = 152
        zone_ebe3c = 153
        zone_ebe2a = 154
        zone_ebe2b = 155
        zone_els4 = 156
        zone_els3a = 157
        zone_jef3b = 158
        zone_els3b = 159
        zone_els3c = 160
        zone_els1a = 161
        zone_els1b = 162
        zone_els2 = 163
        zone_lfl1a = 164
        zone_lfl1b = 165
        zone_ebe1 = 166
        zone_chc4a = 167
        zone_chc4b = 168
        zone_chc3 = 169
        zone_ldt5 = 170
        zone_ldt7 = 171
        zone_ldt4 = 172
        zone_ldt3 = 173
        zone_ldt6 = 174
        zone_mulint = 175
        zone_mul3 = 176
        zone_mul2a = 177
        zone_mul2b = 178
        zone_mkt3 = 179
        zone_vin3 = 180
        zone_mkt4 = 181
        zone_ldt1a = 182
        zone_ldt1b = 183
        zone_ldt1c = 184
        zone_sun3a = 185
        zone_sun3b = 186
        zone_sun3c = 187
        zone_mul7a = 188
        zone_mul7b = 189
        zone_mul6 = 190
        zone_vin2 = 191
        zone_sun1 = 192
        zone_sun4 = 193
        zone_sun2 = 194
        zone_mul4 = 195
        zone_mul1a = 196
        zone_mul1b = 197
        zone_mul5a = 198
        zone_mul5b = 199
        zone_mul5c = 200
        zone_mul1c = 201
        zone_smb1 = 202
        zone_smb2 = 203
        zone_rod5b = 204
        zone_rod5a = 205
        zone_rod1a = 206
        zone_rod1b = 207
        zone_rod1c = 208
        zone_rod3a = 209
        zone_rod3b = 210
        zone_rod4a = 211
        zone_rod4b = 212
        zone_rod4c = 213
        zone_vin1b = 214
        zone_rih5a = 215
        zone_rih5b = 216
        zone_rod2b = 217
        zone_rod2a = 218
        zone_rih6a = 219
        zone_rih6b = 220
        zone_rih3a = 221
        zone_rih3b = 222
        zone_rih4 = 223
        zone_rih2 = 224
        zone_rih1a = 225
        zone_rih1b = 226
        zone_strip1 = 227
        zone_strip2 = 228
        zone_drag = 229
        zone_pink = 230
        zone_high = 231
        zone_pira = 232
        zone_visa1 = 233
        zone_visa2 = 234
        zone_jts1 = 235
        zone_jtw1 = 236
        zone_jts2 = 237
        zone_rse = 238
        zone_lot = 239
        zone_cam = 240
        zone_roy = 241
        zone_cali1 = 242
        zone_cali2 = 243
        zone_pill1 = 244
        zone_star2 = 245
        zone_strip3 = 246
        zone_strip4 = 247
        zone_isle = 248
        zone_ovs = 249
        zone_kacc = 250
        zone_cree = 251
        zone_sry = 252
        zone_lst = 253
        zone_jte2 = 254
        zone_lds = 255
        zone_jte1 = 256
        zone_jtn1 = 257
        zone_jte4 = 258
        zone_jte3 = 259
        zone_jtn2 = 260
        zone_jtn3 = 261
        zone_jtn4 = 262
        zone_jtn5 = 263
        zone_jtw2 = 264
        zone_jtn6 = 265
        zone_hgp = 266
        zone_rede1 = 267
        zone_rede2 = 268
        zone_rede3 = 269
        zone_jtn8 = 270
        zone_redw2 = 271
        zone_redw1 = 272
        zone_redw3 = 273
        zone_redw4 = 274
        zone_vair1 = 275
        zone_vair2 = 276
        zone_vair3 = 277
        zone_lva1 = 278
        zone_bint2 = 279
        zone_bint1 = 280
        zone_bint3 = 281
        zone_bint4 = 282
        zone_lva2 = 283
        zone_lva3 = 284
        zone_lva4 = 285
        zone_lva5 = 286
        zone_ggc1 = 287
        zone_ggc2 = 288
        zone_bfld1 = 289
        zone_bfld2 = 290
        zone_roce1 = 291
        zone_roce2 = 292
        zone_ldm = 293
        zone_rsw1 = 294
        zone_rsw2 = 295
        zone_rie = 296
        zone_bfc1 = 297
        zone_bfc2 = 298
        zone_jtn7 = 299
        zone_pint = 300
        zone_wwe = 301
        zone_prp1 = 302
        zone_prp2 = 303
        zone_prp3 = 304
        zone_spin = 305
        zone_prp4 = 306
        zone_pill2 = 307
        zone_saso = 308
        zone_fish = 309
        zone_garv = 310
        zone_garv1 = 311
        zone_garv2 = 312
        zone_kinc = 313
        zone_kinc1 = 314
        zone_kinc2 = 315
        zone_lsinl = 316
        zone_sherr = 317
        zone_flinw = 318
        zone_etunn = 319
        zone_bytun = 320
        zone_bige = 321
        zone_probe = 322
        zone_valle = 323
        zone_gln1 = 324
        zone_ldoc3a = 325
        zone_linden = 326
        zone_unity = 327
        zone_vin1a = 328
        zone_markst = 329
        zone_cranb = 330
        zone_yellow = 331
        zone_sanb1 = 332
        zone_sanb2 = 333
        zone_elca = 334
        zone_elca1 = 335
        zone_elca2 = 336
        zone_rest = 337
        zone_monint_a = 338
        zone_monint_b = 339
        zone_robint = 340
        zone_flinti = 341
        zone_sfbag2 = 342
        zone_sfbag3 = 343
        zone_sfbag1 = 344
        zone_mkt1 = 345
        zone_mkt2 = 346
        zone_sfglf4 = 347
        zone_cuntc2 = 348
        zone_hillp = 349
        zone_mtchi2 = 350
        zone_mtchi3 = 351
        zone_mtchi1 = 352
        zone_mtchi4 = 353
        zone_ybell1 = 354
        zone_ybell2 = 355
        zone_lvbag = 356
        zone_ldoc1a = 357
        zone_lair2b = 358
        zone_ldoc3b = 359
        zone_lbag1 = 360
        zone_lbag2 = 361
        zone_lbag3 = 362
        zone_const1 = 363
        zone_beaco = 364
        zone_sfglf1 = 365
        zone_sfglf2 = 366
        zone_sfglf3 = 367
        zone_cuntc1 = 368
        zone_cuntc3 = 369
        zone_pls = 370
        zone_ldoc3c = 371
        zone_star1 = 372
        zone_ring = 373
        zone_ldoc2 = 374
        zone_lind3 = 375
        zone_lind4a = 376
        zone_wwe1 = 377
        zone_ldt8 = 378

    class NewsKind(IntEnum):
        news_of_city = 1
        news_of_mission = 2
        no_news = 3

    class ObjectModel(IntEnum):
        model_gun_dildo1 = 321
        model_gun_dildo2 = 322
        model_flowera = 325
        model_gun_cane = 326
        model_brassknuckle = 331
        model_golfclub = 333
        model_nitestick = 334
        model_knifecur = 335
        model_bat = 336
        model_shovel = 337
        model_poolcue = 338
        model_katana = 339
        model_chnsaw = 341
        model_grenade = 342
        model_teargas = 343
        model_molotov = 344
        model_colt45 = 346
        model_silenced = 347
        model_desert_eagle = 348
        model_chromegun = 349
        model_sawnoff = 350
        model_shotgspa = 351
        model_micro_uzi = 352
        model_mp5lng = 353
        model_ak47 = 355
        model_m4 = 356
        model_cuntgun = 357
        model_sniper = 358
        model_rocketla = 359
        model_heatseek = 360
        model_flame = 361
        model_minigun = 362
        model_satchel = 363
        model_spraycan = 365
        model_fire_ex = 366
        model_camera = 367
        model_nvgoggles = 368
        model_irgoggles = 369
        model_jetpack = 370
        model_gun_para = 371
        model_tec9 = 372
        model_bskball_lax = 946
        model_bskballhub_lax01 = 947
        model_cj_oyster = 953
        model_cj_horse_shoe = 954
        model_cj_ext_sprunk = 955
        model_cj_ext_candy = 956
        model_gate_autor = 985
        model_gate_autol = 986
        model_ws_apgate = 988
        model_vendmach = 1209
        model_money = 1212
        model_info = 1239
        model_health = 1240
        model_bodyarmour = 1242
        model_bribe = 1247
        model_camerapickup = 1253
        model_property_locked = 1272
        model_property_fsale = 1273
        model_bigdollar = 1274
        model_pickupsave = 1277
        model_vendmachfd = 1302
        model_chillidogcart = 1340
        model_icescart_prop = 1341
        model_noodlecart_prop = 1342
        model_magnocrane_02 = 1379
        model_magnocrane_01 = 1380
        model_magnocrane_03 = 1382
        model_twrcrane_m_04 = 1383
        model_twrcrane_m_01 = 1384
        model_twrcrane_m_02 = 1385
        model_lodnocrane_01 = 1398
        model_lodnocrane_02 = 1399
        model_lodnocrane_03 = 1400
        model_lodcrane_m_01 = 1403
        model_lodcrane_m_04 = 1404
        model_gen_doorshop02 = 1496
        model_gen_doorext03 = 1498
        model_gen_doorext04 = 1501
        model_gen_doorext07 = 1505
        model_gen_doorshop3 = 1522
        model_portakabin = 1684
        model_snesish = 1718
        model_low_console = 1719
        model_cj_sprunk1 = 1775
        model_cj_candyvendor = 1776
        model_wheel_o_fortune = 1895
        model_vendin3 = 1977
        model_roulette_tbl = 1978
        model_swank_console = 2028
        model_blck_jack = 2188
        model_kb_bandit_u = 2325
        model_gym_treadmill = 2627
        model_gym_bench1 = 2629
        model_gym_bike = 2630
        model_gym_mat1 = 2631
        model_neil_slot = 2640
        model_cj_coin_op = 2681
        model_otb_machine = 2754
        model_cj_coin_op_1 = 2778
        model_cj_coin_op_2 = 2779
        model_cj_slot_bank = 2785
        model_cj_coin_op_3 = 2872
        model_a51_blastdoorr = 2927
        model_a51_blastdoorl = 2929
        model_shutter_vegas = 2938
        model_freight_sfw_door = 2944
        model_cr_door_03 = 2946
        model_cr_door_01 = 2947
        model_a51_labdoor = 2951
        model_k_pooltablesm = 2964
        model_cr1_door = 3029
        model_ct_gatexr = 3036
        model_imy_shash_wall = 3059
        model_ad_flatdoor = 3061
        model_nf_blackboard = 3077
        model_md_poster = 3083
        model_trdcsgrgdoor_lvs = 3084
        model_ab_casdorlok = 3089
        model_cuntgirldoor = 3093
        model_a51_jetdoor = 3095
        model_carrier_door_sfse = 3113
        model_carrier_lift2_sfse = 3114
        model_carrier_lift1_sfse = 3115
        model_a51_ventcoverb = 3117
        model_vgsxrefbballnet = 3496
        model_vgsxrefbballnet2 = 3497
        model_hubintroof_sfse = 11388
        model_hubinterior_sfs = 11389
        model_hubgirders_sfse = 11390
        model_hubprops6_sfse = 11391
        model_hubprops1_sfs = 11393
        model_hubgrgbeams_sfse = 11394
        model_quarry_crane = 16328
        model_quarry_cranearm = 16329
        model_quarry_cranebase = 16330

    class ObjectOrigin(IntEnum):
        object_unknown = 0
        object_of_game = 1
        object_of_mission = 2
        object_temporary = 3
        object_of_cutscene = 4
        object_decoration = 5
        object_of_mission_2 = 6

    class Paint(IntEnum):
        paint_any = -1
        paint_black = 0
        paint_white = 1
        paint_police_car_blue = 2
        paint_cherry_red = 3
        paint_midnight_blue = 4
        paint_temple_curtain_purple = 5
        paint_taxi_yellow = 6
        paint_striking_blue = 7
        paint_light_blue_grey = 8
        paint_hoods = 9
        paint_saxony_blue_poly = 10
        paint_concord_blue_poly = 11
        paint_jasper_green_poly = 12
        paint_pewter_gray_poly = 13
        paint_frost_white = 14
        paint_silver_stone_poly_15 = 15
        paint_rio_red = 16
        paint_torino_red_pearl = 17
        paint_formula_red = 18
        paint_honey_beige_poly = 19
        paint_mariner_blue = 20
        paint_blaze_red = 21
        paint_classic_red = 22
        paint_winning_silver_poly = 23
        paint_steel_gray_poly_24 = 24
        paint_shadow_silver_poly = 25
        paint_silver_stone_poly_26 = 26
        paint_warm_grey_mica = 27
        paint_harbor_blue_poly = 28
        paint_porcelain_silver_poly = 29
        paint_mellow_burgundy = 30
        paint_graceful_red_mica = 31
        paint_currant_blue_poly = 32
        paint_gray_poly = 33
        paint_arctic_white = 34
        paint_anthracite_gray_poly = 35
        paint_black_poly = 36
        paint_dark_green_poly = 37
        paint_seafoam_poly = 38
        paint_diamond_blue_poly = 39
        paint_biston_brown_poly = 40
        paint_desert_taupe_poly = 41
        paint_garnet_red_poly = 42
        paint_desert_red = 43
        paint_green_44 = 44
        paint_cabernet_red_poly = 45
        paint_light_ivory = 46
        paint_pueblo_beige = 47
        paint_smoke_silver_poly = 48
        paint_astra_silver_poly = 49
        paint_ascot_gray = 50
        paint_agate_green = 51
        paint_petrol_blue_green_poly = 52
        paint_surf_blue = 53
        paint_nautical_blue_poly = 54
        paint_woodrose_poly = 55
        paint_crystal_blue_poly = 56
        paint_bisque_frost_poly = 57
        paint_currant_red_solid = 58
        paint_lt_crystal_blue_poly = 59
        paint_lt_titanium_poly = 60
        paint_race_yellow_solid = 61
        paint_brt_currant_red_poly = 62
        paint_clear_crystal_blue_frost_poly = 63
        paint_silver_poly_64 = 64
        paint_pastel_alabaster = 65
        paint_mid_currant_red_poly = 66
        paint_med_regatta_blue_poly = 67
        paint_oxford_white_solid = 68
        paint_alabaster_solid = 69
        paint_elec_currant_red_poly = 70
        paint_spinnaker_blue_solid = 71
        paint_dk_titanium_poly = 72
        paint_pastel_alabaster_solid = 73
        paint_med_cabernet_solid = 74
        paint_twilight_blue_poly = 75
        paint_titanium_frost_poly = 76
        paint_sandalwood_frost_poly = 77
        paint_wild_strawberry_poly = 78
        paint_ultra_blue_poly = 79
        paint_vermilion_solid = 80
        paint_med_sandalwood_poly = 81
        paint_med_red_solid = 82
        paint_deep_jewel_green = 83
        paint_med_woodrose_poly = 84
        paint_vermillion_solid = 85
        paint_green_86 = 86
        paint_bright_blue_poly_87 = 87
        paint_bright_red_88 = 88
        paint_lt_champagne_poly = 89
        paint_silver_poly_90 = 90
        paint_steel_blue_poly = 91
        paint_medium_gray_poly = 92
        paint_arctic_pearl = 93
        paint_nassau_blue_poly = 94
        paint_med_sapphire_blue_poly = 95
        paint_silver_poly_96 = 96
        paint_lt_sapphire_blue_poly_97 = 97
        paint_malachite_poly = 98
        paint_flax = 99
        paint_med_maui_blue_poly = 100
        paint_dk_sapphire_blue_poly = 101
        paint_copper_beige = 102
        paint_bright_blue_poly_103 = 103
        paint_med_flax = 104
        paint_med_gray_poly = 105
        paint_bright_blue_poly_106 = 106
        paint_lt_driftwood_poly = 107
        paint_blue = 108
        paint_steel_gray_poly_109 = 109
        paint_lt_beechwood_poly = 110
        paint_slate_gray = 111
        paint_lt_sapphire_blue_poly_112 = 112
        paint_dk_beechwood_poly = 113
        paint_torch_red = 114
        paint_bright_red_115 = 115
        paint_med_sapphire_blue_firemist = 116
        paint_med_garnet_red_poly = 117
        paint_white_diamond_pearl = 118
        paint_dk_sable_poly = 119
        paint_antelope_beige = 120
        paint_brilliant_red_poly_121 = 121
        paint_gun_metal_poly = 122
        paint_med_beechwood_poly = 123
        paint_brilliant_red_poly_124 = 124
        paint_bright_blue_poly_125 = 125
        paint_pink = 126

    class PartSlot(IntEnum):
        part_slot_spoilers = 0
        part_slot_vents = 1
        part_slot_roof = 2
        part_slot_side_skirts = 3
        part_slot_nitro = 4
        part_slot_hood = 5
        part_slot_exhausts = 6
        part_slot_wheels = 7
        part_slot_hydraulics = 8
        part_slot_front_bullbars = 9
        part_slot_front_bumper = 10
        part_slot_rear_bumper = 11

    class PedKind(IntEnum):
        ped_player1 = 0
        ped_player2 = 1
        ped_player_network = 2
        ped_player_unused = 3
        ped_civmale = 4
        ped_civfemale = 5
        ped_cop = 6
        ped_gang1 = 7
        ped_gang2 = 8
        ped_gang3 = 9
        ped_gang4 = 10
        ped_gang5 = 11
        ped_gang6 = 12
        ped_gang7 = 13
        ped_gang8 = 14
        ped_gang9 = 15
        ped_gang10 = 16
        ped_dealer = 17
        ped_medic = 18
        ped_fireman = 19
        ped_criminal = 20
        ped_bum = 21
        ped_prostitute = 22
        ped_special = 23
        ped_mission1 = 24
        ped_mission2 = 25
        ped_mission3 = 26
        ped_mission4 = 27
        ped_mission5 = 28
        ped_mission6 = 29
        ped_mission7 = 30
        ped_mission8 = 31

    class PickupKind(IntEnum):
        pickup_none = 0
        pickup_in_shop = 1
        pickup_on_street = 2
        pickup_once = 3
        pickup_once_timeout = 4
        pickup_once_timeout_slow = 5
        pickup_collectable = 6
        pickup_shop_out_of_stock = 7
        pickup_money = 8
        pickup_mine_inactive = 9
        pickup_mine_armed = 10
        pickup_naval_mine_inactive = 11
        pickup_naval_mine_armed = 12
        pickup_floating_package = 13
        pickup_floating_package_afloat = 14
        pickup_on_street_slow = 15
        pickup_asset_revenue = 16
        pickup_property_locked = 17
        pickup_property_for_sale = 18
        pickup_money_stays = 19
        pickup_snapshot = 20
        pickup_two_player = 21
        pickup_once_for_mission = 22

    class PlayState(IntEnum):
        still_playing = 0
        player_wasted = 1
        player_busted = 2
        mission_failed = 3
        mission_passed = 4

    class PlayerCondition(IntEnum):
        player_playing = 0
        player_died = 1
        player_arrested = 2
        player_failed_mission = 3
        player_left_game = 4

    class PopulationGroup(IntEnum):
        group_business = 0
        group_desert = 1
        group_entertainment = 2
        group_countryside = 3
        group_residential_rich = 4
        group_residential_average = 5
        group_residential_poor = 6
        group_gangland = 7
        group_beach = 8
        group_shopping = 9
        group_park = 10
        group_industry = 11
        group_entertainment_busy = 12
        group_shopping_busy = 13
        group_shopping_posh = 14
        group_rich_secluded = 15
        group_airport = 16
        group_golf_club = 17
        group_out_of_town_factory = 18
        group_airport_runway = 19

    class PropertyOffer(IntEnum):
        no_property_text = 0
        can_be_bought = 1
        cannot_be_bought = 2

    class ScriptVersion(IntEnum):
        script_v2 = 194125
        script_v1 = 194146
        script_android = 262245
        script_definitive = 264905

    class ShopItem(IntEnum):
        item_bnt_b_sc_l = 0
        item_bnt_b_sc_m = 1
        item_bnt_b_sc_p_l = 2
        item_bnt_b_sc_p_m = 3
        item_bntl_b_ov = 4
        item_bntl_b_sq = 5
        item_exh_b_l = 6
        item_exh_b_m = 7
        item_exh_b_s = 8
        item_exh_b_t = 9
        item_exh_b_ts = 10
        item_lgt_b_rspt = 11
        item_lgt_b_sspt = 12
        item_nto_b_l = 13
        item_nto_b_s = 14
        item_nto_b_tw = 15
        item_rf_b_sc_r = 16
        item_spl_b_bab_m = 17
        item_spl_b_bar_l = 18
        item_spl_b_bar_m = 19
        item_spl_b_bbb_m = 20
        item_spl_b_bbr_l = 21
        item_spl_b_bbr_m = 22
        item_spl_b_mab_m = 23
        item_spl_b_mar_m = 24
        item_wg_l_b_ssk = 25
        item_wg_r_b_ssk = 26
        item_exh_a_f = 27
        item_exh_c_f = 28
        item_fbmp_a_f = 29
        item_fbmp_c_f = 30
        item_rbmp_a_f = 31
        item_rbmp_c_f = 32
        item_rf_a_f = 33
        item_rf_c_f = 34
        item_spl_a_f_r = 35
        item_spl_c_f_r = 36
        item_wg_l_a_f = 37
        item_wg_l_c_f = 38
        item_exh_a_j = 39
        item_exh_c_j = 40
        item_fbmp_a_j = 41
        item_fbmp_c_j = 42
        item_rbmp_a_j = 43
        item_rbmp_c_j = 44
        item_rf_a_j = 45
        item_rf_c_j = 46
        item_spl_a_j_b = 47
        item_spl_c_j_b = 48
        item_wg_l_a_j = 49
        item_wg_l_c_j = 50
        item_exh_a_l = 51
        item_exh_c_l = 52
        item_fbmp_a_l = 53
        item_fbmp_c_l = 54
        item_rbmp_a_l = 55
        item_rbmp_c_l = 56
        item_rf_a_l = 57
        item_rf_c_l = 58
        item_spl_a_l_b = 59
        item_spl_c_l_b = 60
        item_wg_l_a_l = 61
        item_wg_l_c_l = 62
        item_exh_a_st = 63
        item_exh_c_st = 64
        item_fbmp_a_st = 65
        item_fbmp_c_st = 66
        item_rbmp_a_st = 67
        item_rbmp_c_st = 68
        item_rf_a_st = 69
        item_rf_c_st = 70
        item_spl_a_st_r = 71
        item_spl_c_st_r = 72
        item_wg_l_a_st = 73
        item_wg_l_c_st = 74
        item_exh_a_s = 75
        item_exh_c_s = 76
        item_fbmp_a_s = 77
        item_fbmp_c_s = 78
        item_rbmp_a_s = 79
        item_rbmp_c_s = 80
        item_rf_a_s = 81
        item_rf_c_s = 82
        item_spl_a_s_b = 83
        item_spl_c_s_b = 84
        item_wg_l_a_s = 85
        item_wg_l_c_s = 86
        item_exh_a_u = 87
        item_exh_c_u = 88
        item_fbmp_a_u = 89
        item_fbmp_c_u = 90
        item_rbmp_a_u = 91
        item_rbmp_c_u = 92
        item_rf_a_u = 93
        item_rf_c_u = 94
        item_spl_a_u_b = 95
        item_spl_c_u_b = 96
        item_wg_l_a_u = 97
        item_wg_l_c_u = 98
        item_rf_lr_bl1 = 99
        item_rf_lr_bl2 = 100
        item_rbmp_lr_bl1 = 101
        item_rbmp_lr_bl2 = 102
        item_fbmp_lr_bl1 = 103
        item_fbmp_lr_bl2 = 104
        item_exh_lr_bl1 = 105
        item_exh_lr_bl2 = 106
        item_wg_l_lr_bl1 = 107
        item_exh_lr_rem1 = 108
        item_exh_lr_rem2 = 109
        item_fbmp_lr_rem1 = 110
        item_fbmp_lr_rem2 = 111
        item_rbmp_lr_rem1 = 112
        item_rbmp_lr_rem2 = 113
        item_wg_l_lr_rem1 = 114
        item_wg_l_lr_rem2 = 115
        item_misc_c_lr_rem1 = 116
        item_misc_c_lr_rem2 = 117
        item_misc_c_lr_rem3 = 118
        item_rf_lr_sv1 = 119
        item_rf_lr_sv2 = 120
        item_fbmp_lr_sv1 = 121
        item_fbmp_lr_sv2 = 122
        item_rbmp_lr_sv1 = 123
        item_rbmp_lr_sv2 = 124
        item_exh_lr_sv1 = 125
        item_exh_lr_sv2 = 126
        item_wg_l_lr_sv = 127
        item_exh_lr_br1 = 128
        item_exh_lr_br2 = 129
        item_fbmp_lr_br1 = 130
        item_fbmp_lr_br2 = 131
        item_rbmp_lr_br1 = 132
        item_rbmp_lr_br2 = 133
        item_wg_l_lr_br1 = 134
        item_exh_lr_slv1 = 135
        item_exh_lr_slv2 = 136
        item_fbmp_lr_slv1 = 137
        item_fbb_lr_slv1 = 138
        item_fbb_lr_slv2 = 139
        item_bbb_lr_slv1 = 140
        item_bbb_lr_slv2 = 141
        item_wg_l_lr_slv1 = 142
        item_wg_l_lr_slv2 = 143
        item_exh_lr_t1 = 144
        item_exh_lr_t2 = 145
        item_fbmp_lr_t1 = 146
        item_fbmp_lr_t2 = 147
        item_rbmp_lr_t1 = 148
        item_rbmp_lr_t2 = 149
        item_wg_l_lr_t1 = 150
        item_wheel_sr1 = 151
        item_wheel_sr2 = 152
        item_wheel_lr1 = 153
        item_wheel_lr2 = 154
        item_wheel_gn1 = 155
        item_wheel_gn2 = 156
        item_wheel_sr3 = 157
        item_wheel_sr4 = 158
        item_wheel_sr5 = 159
        item_wheel_sr6 = 160
        item_wheel_lr3 = 161
        item_wheel_lr4 = 162
        item_wheel_lr5 = 163
        item_wheel_or1 = 164
        item_wheel_gn3 = 165
        item_wheel_gn4 = 166
        item_wheel_gn5 = 167
        item_stereo = 168
        item_hydralics = 169
        item_player_torso = 170
        item_foot = 171
        item_vestblack = 172
        item_vest = 173
        item_tshirt2horiz = 174
        item_tshirtwhite = 175
        item_tshirtilovels = 176
        item_tshirtblunts = 177
        item_shirtbplaid = 178
        item_shirtbcheck = 179
        item_field = 180
        item_tshirterisyell = 181
        item_tshirterisorn = 182
        item_trackytop2eris = 183
        item_bbjackrim = 184
        item_bballjackrstar = 185
        item_baskballdrib = 186
        item_baskballrim = 187
        item_sixtyniners = 188
        item_bandits = 189
        item_tshirtprored = 190
        item_tshirtproblk = 191
        item_trackytop1pro = 192
        item_hockeytop = 193
        item_bbjersey = 194
        item_shellsuit = 195
        item_tshirtheatwht = 196
        item_tshirtbobomonk = 197
        item_tshirtbobored = 198
        item_tshirtbase5 = 199
        item_tshirtsuburb = 200
        item_hoodyamerc = 201
        item_hoodyabase5 = 202
        item_hoodyarockstar = 203
        item_wcoatblue = 204
        item_coach = 205
        item_coachsemi = 206
        item_sweatrstar = 207
        item_hoodyablue = 208
        item_hoodyablack = 209
        item_hoodyagreen = 210
        item_sleevtbrown = 211
        item_shirtablue = 212
        item_shirtayellow = 213
        item_shirtagrey = 214
        item_shirtbgang = 215
        item_tshirtzipcrm = 216
        item_tshirtzipgry = 217
        item_denimfade = 218
        item_bowling = 219
        item_hoodjackbeige = 220
        item_baskballloc = 221
        item_tshirtlocgrey = 222
        item_tshirtmaddgrey = 223
        item_tshirtmaddgrn = 224
        item_suit1grey = 225
        item_suit1blk = 226
        item_leather = 227
        item_painter = 228
        item_hawaiiwht = 229
        item_hawaiired = 230
        item_sportjack = 231
        item_suit1red = 232
        item_suit1blue = 233
        item_suit1yellow = 234
        item_suit2grn = 235
        item_tuxedo = 236
        item_suit1gang = 237
        item_letter = 238
        item_worktrcamogrn = 239
        item_worktrcamogry = 240
        item_worktrgrey = 241
        item_worktrkhaki = 242
        item_tracktr = 243
        item_tracktreris = 244
        item_jeansdenim = 245
        item_legsblack = 246
        item_legsheart = 247
        item_biegetr = 248
        item_tracktrpro = 249
        item_tracktrwhstr = 250
        item_tracktrblue = 251
        item_tracktrgang = 252
        item_bbshortwht = 253
        item_boxshort = 254
        item_bbshortred = 255
        item_shellsuittr = 256
        item_shortsgrey = 257
        item_shortskhaki = 258
        item_chongergrey = 259
        item_chongergang = 260
        item_chongerred = 261
        item_chongerblue = 262
        item_shortsgang = 263
        item_denimsgang = 264
        item_denimsred = 265
        item_chinosbiege = 266
        item_chinoskhaki = 267
        item_cutoffchinos = 268
        item_cutoffchinosblue = 269
        item_chinosblack = 270
        item_chinosblue = 271
        item_leathertr = 272
        item_leathertrchaps = 273
        item_suit1trgrey = 274
        item_suit1trblk = 275
        item_cutoffdenims = 276
        item_suit1trred = 277
        item_suit1trblue = 278
        item_suit1tryellow = 279
        item_suit1trgreen = 280
        item_suit1trblk2 = 281
        item_suit1trgang = 282
        item_player_legs = 283
        item_cowboyboot2 = 284
        item_bask2semi = 285
        item_bask1eris = 286
        item_sneakerbincgang = 287
        item_sneakerbincblu = 288
        item_sneakerbincblk = 289
        item_sandal = 290
        item_sandalsock = 291
        item_flipflop = 292
        item_hitop = 293
        item_convproblk = 294
        item_convproblu = 295
        item_convprogrn = 296
        item_sneakerprored = 297
        item_sneakerproblu = 298
        item_sneakerprowht = 299
        item_bask1prowht = 300
        item_bask1problk = 301
        item_boxingshoe = 302
        item_convheatblk = 303
        item_convheatred = 304
        item_convheatorn = 305
        item_sneakerheatwht = 306
        item_sneakerheatgry = 307
        item_sneakerheatblk = 308
        item_bask2heatwht = 309
        item_bask2heatband = 310
        item_timbergrey = 311
        item_timberred = 312
        item_timberfawn = 313
        item_timberhike = 314
        item_cowboyboot = 315
        item_biker = 316
        item_snakeskin = 317
        item_shoedressblk = 318
        item_shoedressbrn = 319
        item_shoespatz = 320
        item_dogtag = 321
        item_neckafrica = 322
        item_stopwatch = 323
        item_necksaints = 324
        item_neckhash = 325
        item_necksilver = 326
        item_neckgold = 327
        item_neckropes = 328
        item_neckropeg = 329
        item_neckls = 330
        item_neckdollar = 331
        item_neckcross = 332
        item_watchpink = 333
        item_watchyellow = 334
        item_watchpro = 335
        item_watchpro2 = 336
        item_watchsub1 = 337
        item_watchsub2 = 338
        item_watchzip1 = 339
        item_watchzip2 = 340
        item_watchgno = 341
        item_watchgno2 = 342
        item_watchcro = 343
        item_watchcro2 = 344
        item_groucho = 345
        item_zorro = 346
        item_eyepatch = 347
        item_glasses01 = 348
        item_glasses04 = 349
        item_bandred3 = 350
        item_bandblue3 = 351
        item_bandgang3 = 352
        item_bandblack3 = 353
        item_glasses01dark = 354
        item_glasses04dark = 355
        item_glasses03 = 356
        item_glasses03red = 357
        item_glasses03blue = 358
        item_glasses03dark = 359
        item_glasses05dark = 360
        item_glasses05 = 361
        item_bandred = 362
        item_bandblue = 363
        item_bandgang = 364
        item_bandblack = 365
        item_bandred2 = 366
        item_bandblue2 = 367
        item_bandblack2 = 368
        item_bandgang2 = 369
        item_capknitgrn = 370
        item_captruck = 371
        item_cowboy = 372
        item_hattiger = 373
        item_helmet = 374
        item_moto = 375
        item_boxingcap = 376
        item_hockey = 377
        item_capgang = 378
        item_capgangback = 379
        item_capgangside = 380
        item_capgangover = 381
        item_capgangup = 382
        item_bikerhelmet = 383
        item_capred = 384
        item_capredback = 385
        item_capredside = 386
        item_capredover = 387
        item_capredup = 388
        item_capblue = 389
        item_capblueback = 390
        item_capblueside = 391
        item_capblueover = 392
        item_capblueup = 393
        item_skullyblk = 394
        item_skullygrn = 395
        item_hatmancblk = 396
        item_hatmancplaid = 397
        item_capzip = 398
        item_capzipback = 399
        item_capzipside = 400
        item_capzipover = 401
        item_capzipup = 402
        item_beretred = 403
        item_beretblk = 404
        item_capblk = 405
        item_capblkback = 406
        item_capblkside = 407
        item_capblkover = 408
        item_capblkup = 409
        item_trilbydrk = 410
        item_trilbylght = 411
        item_bowler = 412
        item_bowlerred = 413
        item_bowlerblue = 414
        item_bowleryellow = 415
        item_boater = 416
        item_bowlergang = 417
        item_boaterblk = 418
        item_gimpleg = 419
        item_valet = 420
        item_countrytr = 421
        item_croupier = 422
        item_policetr = 423
        item_balaclava = 424
        item_pimptr = 425
        item_garageleg = 426
        item_medictr = 427
        item_player_face = 428
        item_hairblond = 429
        item_hairred = 430
        item_hairblue = 431
        item_hairgreen = 432
        item_hairpink = 433
        item_bald = 434
        item_baldbeard = 435
        item_baldtash = 436
        item_baldgoatee = 437
        item_highfade = 438
        item_highafro = 439
        item_wedge = 440
        item_slope = 441
        item_jhericurl = 442
        item_cornrows = 443
        item_cornrowsb = 444
        item_tramline = 445
        item_groovecut = 446
        item_mohawk = 447
        item_mohawkblond = 448
        item_mohawkpink = 449
        item_mohawkbeard = 450
        item_afro = 451
        item_afrotash = 452
        item_afrobeard = 453
        item_afroblond = 454
        item_flattop = 455
        item_elvishair = 456
        item_beard = 457
        item_tash = 458
        item_goatee = 459
        item_afrogoatee = 460
        item_4weed = 461
        item_4rip = 462
        item_4spider = 463
        item_5gun = 464
        item_5cross = 465
        item_5cross2 = 466
        item_5cross3 = 467
        item_6aztec = 468
        item_6crown = 469
        item_6clown = 470
        item_6africa = 471
        item_7cross = 472
        item_7cross2 = 473
        item_7cross3 = 474
        item_7mary = 475
        item_8sa = 476
        item_8sa2 = 477
        item_8sa3 = 478
        item_8westside = 479
        item_8santos = 480
        item_8poker = 481
        item_8gun = 482
        item_9crown = 483
        item_9gun = 484
        item_9gun2 = 485
        item_9homeboy = 486
        item_9bullet = 487
        item_9rasta = 488
        item_10ls = 489
        item_10ls2 = 490
        item_10ls3 = 491
        item_10ls4 = 492
        item_10ls5 = 493
        item_10og = 494
        item_10weed = 495
        item_11grove = 496
        item_11grove2 = 497
        item_11grove3 = 498
        item_11dice = 499
        item_11dice2 = 500
        item_11jail = 501
        item_11godsgift = 502
        item_12angels = 503
        item_12mayabird = 504
        item_12dagger = 505
        item_12bandit = 506
        item_12cross7 = 507
        item_12mayaface = 508
        item_burgerlow = 509
        item_burgermed = 510
        item_burgerhigh = 511
        item_burger_healthy = 512
        item_clucklow = 513
        item_cluckmed = 514
        item_cluckhigh = 515
        item_cluck_healthy = 516
        item_pizzalow = 517
        item_pizzamed = 518
        item_pizzahigh = 519
        item_pizza_healthy = 520
        item_rustylow = 521
        item_rustymed = 522
        item_rustyhigh = 523
        item_pistol = 524
        item_pistol_silenced = 525
        item_desert_eagle = 526
        item_grenade = 527
        item_shotgun = 528
        item_spas12 = 529
        item_sawnoff = 530
        item_micro_uzi = 531
        item_tec9 = 532
        item_mp5 = 533
        item_ak47 = 534
        item_m4 = 535
        item_countryrifle = 536
        item_sniperrifle = 537
        item_rlauncher = 538
        item_rlauncher_hs = 539
        item_fthrower = 540
        item_satchel_charge = 541
        item_minigun = 542
        item_armour = 543

    class StatMessage(IntEnum):
        message_0 = 0
        message_1 = 1
        message_2 = 2
        message_3 = 3
        message_4 = 4
        message_5 = 5
        message_6 = 6
        message_7 = 7
        message_8 = 8
        message_9 = 9
        message_10 = 10
        message_11 = 11
        message_12 = 12
        message_13 = 13
        message_14 = 14
        message_15 = 15
        message_16 = 16
        message_17 = 17
        message_18 = 18
        message_19 = 19
        message_20 = 20
        message_21 = 21
        message_22 = 22
        message_23 = 23
        message_24 = 24
        message_25 = 25
        message_26 = 26
        message_27 = 27
        message_28 = 28
        message_29 = 29
        message_30 = 30
        message_31 = 31
        message_32 = 32
        message_33 = 33
        message_34 = 34
        message_35 = 35
        message_36 = 36
        message_37 = 37
        message_38 = 38
        message_39 = 39
        message_40 = 40
        message_41 = 41
        message_42 = 42
        message_43 = 43
        message_44 = 44
        message_45 = 45
        message_46 = 46
        message_47 = 47
        message_48 = 48
        message_49 = 49
        message_50 = 50
        message_51 = 51
        message_52 = 52
        message_53 = 53
        message_54 = 54
        message_55 = 55
        message_56 = 56
        message_57 = 57
        message_58 = 58
        message_59 = 59
        message_60 = 60
        message_61 = 61
        message_62 = 62
        message_63 = 63
        message_64 = 64
        message_65 = 65
        message_66 = 66
        message_67 = 67
        message_68 = 68
        message_69 = 69
        message_70 = 70
        message_71 = 71
        message_72 = 72
        message_73 = 73
        message_74 = 74
        message_75 = 75
        message_76 = 76
        message_77 = 77
        message_78 = 78
        message_79 = 79
        message_80 = 80
        message_81 = 81
        message_82 = 82
        message_83 = 83
        message_84 = 84
        message_85 = 85
        message_86 = 86
        message_87 = 87
        message_88 = 88
        message_89 = 89
        message_90 = 90
        message_91 = 91
        message_92 = 92
        message_93 = 93
        message_94 = 94
        message_95 = 95
        message_96 = 96
        message_97 = 97
        message_98 = 98
        message_99 = 99
        message_100 = 100
        message_101 = 101
        message_102 = 102
        message_103 = 103
        message_104 = 104
        message_105 = 105
        message_106 = 106
        message_107 = 107
        message_108 = 108
        message_109 = 109
        message_110 = 110
        message_111 = 111
        message_112 = 112
        message_113 = 113
        message_114 = 114
        message_115 = 115
        message_116 = 116
        message_117 = 117
        message_118 = 118
        message_119 = 119
        message_120 = 120
        message_121 = 121

    class Station(IntEnum):
        car_emergency = 0
        car_playback_fm = 1
        car_k_rose = 2
        car_k_dst = 3
        car_bounce_fm = 4
        car_sf_ur = 5
        car_radio_los_santos = 6
        car_radio_x = 7
        car_csr_103_9 = 8
        car_k_jah_west = 9
        car_master_sounds_98_3 = 10
        car_wctr = 11
        car_user_tracks = 12
        car_off = 13

    class StationOrder(IntEnum):
        radio_emergency = 0
        radio_playback_fm = 1
        radio_k_rose = 2
        radio_k_dst = 3
        radio_bounce_fm = 4
        radio_sf_ur = 5
        radio_radio_los_santos = 6
        radio_radio_x = 7
        radio_csr_103_9 = 8
        radio_k_jah_west = 9
        radio_master_sounds_98_3 = 10
        radio_wctr = 11
        radio_user_tracks = 12
        radio_off = 13

    class StockGarage(IntEnum):
        garage_mul_lan = 0
        garage_imp_la = 1
        garage_duf_las = 2
        garage_lasbomb = 3
        garage_modglas = 4
        garage_carlas1 = 5
        garage_burg_lk = 6
        garage_modlast = 7
        garage_sprlae_1 = 8
        garage_cjsafe = 9
        garage_bodlawn = 10
        garage_sprlae_2 = 11
        garage_splaw2 = 12
        garage_beacsv = 13
        garage_cesafe1 = 14
        garage_mds1sfs = 15
        garage_tbon = 16
        garage_svgsfs1 = 17
        garage_mdssfse = 18
        garage_sprsfse = 19
        garage_brgsfse = 20
        garage_lcksfse = 21
        garage_hbgdsfs = 22
        garage_fdorsfe = 23
        garage_michdr = 24
        garage_sav1sfe = 25
        garage_imp_sf = 26
        garage_sprsfw = 27
        garage_sav1sfw = 28
        garage_imp_lv = 29
        garage_vgshngr = 30
        garage_vgelock = 31
        garage_timy1 = 32
        garage_vecmod = 33
        garage_vesvgrg = 34
        garage_blob2 = 35
        garage_blob1 = 36
        garage_blob6 = 37
        garage_blob69 = 38
        garage_blob7 = 39
        garage_cnspray = 40
        garage_cn2spry = 41
        garage_cn2gar1 = 42
        garage_cn2gar2 = 43
        garage_ghostdr = 44
        garage_dhangar = 45
        garage_amumis = 46
        garage_cespray = 47
        garage_burbdoo = 48
        garage_burbdo2 = 49

    class SwappedThing(IntEnum):
        nothing_swapped = 0
        building_swapped = 2

    class SystemTimePart(IntEnum):
        year = 0
        month = 1
        weekday = 2
        day = 3
        hour = 4
        minute = 5
        second = 6
        millisecond = 7

    class Town(IntEnum):
        countryside_town = 0
        los_santos = 1
        san_fierro = 2
        las_venturas = 3

    class TrapKind(IntEnum):
        no_trap = 0
        two_slow_cars = 1
        one_fast_car = 2
        one_car = 3
        one_cop = 4
        two_cops = 5
        two_braking_cars = 6
        two_fast_cars = 7
        two_cars = 8

    class Vehicle(IntEnum):
        vehicle_landstalker = 400
        vehicle_bravura = 401
        vehicle_buffalo = 402
        vehicle_linerunner = 403
        vehicle_perennial = 404
        vehicle_sentinel = 405
        vehicle_dumper = 406
        vehicle_fire_truck = 407
        vehicle_trashmaster = 408
        vehicle_stretch = 409
        vehicle_manana = 410
        vehicle_infernus = 411
        vehicle_voodoo = 412
        vehicle_pony = 413
        vehicle_mule = 414
        vehicle_cheetah = 415
        vehicle_ambulance = 416
        vehicle_leviathan = 417
        vehicle_moonbeam = 418
        vehicle_esperanto = 419
        vehicle_taxi = 420
        vehicle_washington = 421
        vehicle_bobcat = 422
        vehicle_mr_whoopee = 423
        vehicle_bf_injection = 424
        vehicle_hunter = 425
        vehicle_premier = 426
        vehicle_enforcer = 427
        vehicle_securicar = 428
        vehicle_banshee = 429
        vehicle_predator = 430
        vehicle_bus = 431
        vehicle_rhino = 432
        vehicle_barracks = 433
        vehicle_hotknife = 434
        vehicle_trailer_2 = 435
        vehicle_previon = 436
        vehicle_coach = 437
        vehicle_cabbie = 438
        vehicle_stallion = 439
        vehicle_rumpo = 440
        vehicle_rc_bandit = 441
        vehicle_romero = 442
        vehicle_packer = 443
        vehicle_monster = 444
        vehicle_admiral = 445
        vehicle_squalo = 446
        vehicle_seasparrow = 447
        vehicle_pizza_boy = 448
        vehicle_trolly = 449
        vehicle_trailer_3 = 450
        vehicle_turismo = 451
        vehicle_speeder = 452
        vehicle_reefer = 453
        vehicle_tropic = 454
        vehicle_flatbed = 455
        vehicle_yankee = 456
        vehicle_caddy = 457
        vehicle_solair = 458
        vehicle_berkleys_rc_van = 459
        vehicle_skimmer = 460
        vehicle_pcj_600 = 461
        vehicle_faggio = 462
        vehicle_freeway = 463
        vehicle_rc_baron = 464
        vehicle_rc_raider = 465
        vehicle_glendale = 466
        vehicle_oceanic = 467
        vehicle_sanchez = 468
        vehicle_sparrow = 469
        vehicle_patriot = 470
        vehicle_quadbike = 471
        vehicle_coastguard = 472
        vehicle_dinghy = 473
        vehicle_hermes = 474
        vehicle_sabre = 475
        vehicle_rustler = 476
        vehicle_zr_350 = 477
        vehicle_walton = 478
        vehicle_regina = 479
        vehicle_comet = 480
        vehicle_bmx = 481
        vehicle_burrito = 482
        vehicle_camper = 483
        vehicle_marquis = 484
        vehicle_baggage = 485
        vehicle_dozer = 486
        vehicle_maverick = 487
        vehicle_news_chopper = 488
        vehicle_rancher = 489
        vehicle_fbi_rancher = 490
        vehicle_virgo = 491
        vehicle_greenwood = 492
        vehicle_jetmax = 493
        vehicle_hotring_racer = 494
        vehicle_sandking = 495
        vehicle_blista_compact = 496
        vehicle_police_maverick = 497
        vehicle_boxville = 498
        vehicle_benson = 499
        vehicle_mesa = 500
        vehicle_rc_goblin = 501
        vehicle_hotring_racer_2 = 502
        vehicle_hotring_racer_3 = 503
        vehicle_bloodring_banger = 504
        vehicle_rancher_lure = 505
        vehicle_super_gt = 506
        vehicle_elegant = 507
        vehicle_journey = 508
        vehicle_bike = 509
        vehicle_mountain_bike = 510
        vehicle_beagle = 511
        vehicle_cropduster = 512
        vehicle_stuntplane = 513
        vehicle_tanker = 514
        vehicle_roadtrain = 515
        vehicle_nebula = 516
        vehicle_majestic = 517
        vehicle_buccaneer = 518
        vehicle_shamal = 519
        vehicle_hydra = 520
        vehicle_fcr_900 = 521
        vehicle_nrg_500 = 522
        vehicle_hpv1000 = 523
        vehicle_cement_truck = 524
        vehicle_towtruck = 525
        vehicle_fortune = 526
        vehicle_cadrona = 527
        vehicle_fbi_truck = 528
        vehicle_willard = 529
        vehicle_forklift = 530
        vehicle_tractor = 531
        vehicle_combine_harvester = 532
        vehicle_feltzer = 533
        vehicle_remington = 534
        vehicle_slamvan = 535
        vehicle_blade = 536
        vehicle_freight_train = 537
        vehicle_brownstreak_engine = 538
        vehicle_vortex = 539
        vehicle_vincent = 540
        vehicle_bullet = 541
        vehicle_clover = 542
        vehicle_sadler = 543
        vehicle_fire_truck_ladder = 544
        vehicle_hustler = 545
        vehicle_intruder = 546
        vehicle_primo = 547
        vehicle_cargobob = 548
        vehicle_tampa = 549
        vehicle_sunrise = 550
        vehicle_merit = 551
        vehicle_utility_van = 552
        vehicle_nevada = 553
        vehicle_yosemite = 554
        vehicle_windsor = 555
        vehicle_monster_2 = 556
        vehicle_monster_3 = 557
        vehicle_uranus = 558
        vehicle_jester = 559
        vehicle_sultan = 560
        vehicle_stratum = 561
        vehicle_elegy = 562
        vehicle_raindance = 563
        vehicle_rc_tiger = 564
        vehicle_flash = 565
        vehicle_tahoma = 566
        vehicle_savanna = 567
        vehicle_bandito = 568
        vehicle_freight_train_flatbed = 569
        vehicle_brownstreak_carriage = 570
        vehicle_kart = 571
        vehicle_mower = 572
        vehicle_dune = 573
        vehicle_sweeper = 574
        vehicle_broadway = 575
        vehicle_tornado = 576
        vehicle_at_400 = 577
        vehicle_dft_30 = 578
        vehicle_huntley = 579
        vehicle_stafford = 580
        vehicle_bf_400 = 581
        vehicle_news_van = 582
        vehicle_tug = 583
        vehicle_gas_trailer = 584
        vehicle_emperor = 585
        vehicle_wayfarer = 586
        vehicle_euros = 587
        vehicle_hotdog = 588
        vehicle_club = 589
        vehicle_freight_train_boxcar = 590
        vehicle_trailer_4 = 591
        vehicle_andromada = 592
        vehicle_dodo = 593
        vehicle_rc_cam = 594
        vehicle_launch = 595
        vehicle_police_car_ls = 596
        vehicle_police_car_sf = 597
        vehicle_police_car_lv = 598
        vehicle_police_ranger = 599
        vehicle_picador = 600
        vehicle_s_w_a_t = 601
        vehicle_alpha = 602
        vehicle_phoenix = 603
        vehicle_glendale_damaged = 604
        vehicle_sadler_damaged = 605
        vehicle_baggage_trailer_covered = 606
        vehicle_baggage_trailer_uncovered = 607
        vehicle_trailer_1 = 608
        vehicle_black_boxville = 609
        vehicle_farm_trailer = 610
        vehicle_street_clean_trailer = 611

    class VehicleClass(IntEnum):
        class_car = 0
        class_mtruck = 1
        class_quad = 2
        class_heli = 3
        class_plane = 4
        class_boat = 5
        class_train = 6
        class_bike = 7
        class_bmx = 8
        class_trailer = 9

    class WarAttack(IntEnum):
        no_attack = 0
        player_was_told = 1
        player_came = 2

    class WarState(IntEnum):
        no_war = 0
        provoked = 1
        first_wave = 2
        first_passed = 3
        second_wave = 4
        second_passed = 5
        third_wave = 6

    class WeaponKind(IntEnum):
        unarmed = 0
        brass_knuckles = 1
        golf_club = 2
        nightstick = 3
        knife = 4
        bat = 5
        shovel = 6
        pool_cue = 7
        katana = 8
        chainsaw = 9
        dildo = 10
        dildo_2 = 11
        vibrator = 12
        vibrator_2 = 13
        flowers = 14
        cane = 15
        grenade = 16
        teargas = 17
        molotov = 18
        rocket = 19
        heat_seeking_rocket = 20
        free_fall_bomb = 21
        pistol = 22
        silenced_pistol = 23
        desert_eagle = 24
        shotgun = 25
        sawn_off = 26
        combat_shotgun = 27
        micro_uzi = 28
        mp5 = 29
        ak47 = 30
        m4 = 31
        tec9 = 32
        country_rifle = 33
        sniper_rifle = 34
        rocket_launcher = 35
        heat_seeker = 36
        flamethrower = 37
        minigun = 38
        satchel = 39
        detonator = 40
        spraycan = 41
        extinguisher = 42
        camera = 43
        night_vision = 44
        infrared = 45
        parachute = 46

    class WeaponSlot(IntEnum):
        slot_unarmed = 0
        slot_melee = 1
        slot_handgun = 2
        slot_shotgun = 3
        slot_smg = 4
        slot_rifle = 5
        slot_sniper = 6
        slot_heavy = 7
        slot_thrown = 8
        slot_special = 9
        slot_gift = 10
        slot_goggles = 11
        slot_detonator = 12

    class WeaponState(IntEnum):
        weapon_ready = 0
        firing = 1
        reloading = 2
        out_of_ammo = 3
        melee_contact = 4

    class Weather(IntEnum):
        no_weather = -1
        extra_sunny_la = 0
        sunny_la = 1
        extra_sunny_smog_la = 2
        sunny_smog_la = 3
        cloudy_la = 4
        sunny_sf = 5
        extra_sunny_sf = 6
        cloudy_sf = 7
        rainy_sf = 8
        foggy_sf = 9
        sunny_vegas = 10
        extra_sunny_vegas = 11
        cloudy_vegas = 12
        extra_sunny_country = 13
        sunny_country = 14
        cloudy_country = 15
        rainy_country = 16
        extra_sunny_desert = 17
        sunny_desert = 18
        sandstorm_desert = 19
        underwater = 20
        extracolours_1 = 21
        extracolours_2 = 22

    class WheelClass(IntEnum):
        wheel_class_0 = 0
        wheel_class_1 = 1
        wheel_class_2 = 2

    class ZoneKind(IntEnum):
        nav_zone = 0
        local_zone = 1
        info_zone = 2
        map_zone = 3
    def __init__(self, _io=None, _parent=None, _root=None):
        super(GtaSaSaveAndroid, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.tag_00 = self._io.read_bytes(5)
        if not self.tag_00 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_00, self._io, u"/seq/0")
        self.simple_variables = GtaSaSaveAndroid.SimpleVariablesBlock(True, self._io, self, self._root)
        self.simple_variables._read()
        self.tag_01 = self._io.read_bytes(5)
        if not self.tag_01 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_01, self._io, u"/seq/2")
        self.scripts = GtaSaSaveAndroid.ScriptsBlock(True, False, self.is_mission_save, self.is_guarded, self._io, self, self._root)
        self.scripts._read()
        self.tag_02 = self._io.read_bytes(5)
        if not self.tag_02 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_02, self._io, u"/seq/4")
        self.pools = GtaSaSaveAndroid.MobilePoolsBlock(self.is_object_variant_b, self.len_mission_state, self.len_mission_tail, self.is_guarded, self._io, self, self._root)
        self.pools._read()
        self.tag_03 = self._io.read_bytes(5)
        if not self.tag_03 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_03, self._io, u"/seq/6")
        self.garages = GtaSaSaveAndroid.GaragesBlock(self.is_guarded, self._io, self, self._root)
        self.garages._read()
        self.tag_04 = self._io.read_bytes(5)
        if not self.tag_04 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_04, self._io, u"/seq/8")
        self.game_logic = GtaSaSaveAndroid.GameLogicBlock(self.is_guarded, self._io, self, self._root)
        self.game_logic._read()
        self.tag_05 = self._io.read_bytes(5)
        if not self.tag_05 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_05, self._io, u"/seq/10")
        self.paths = GtaSaSaveAndroid.PathsBlock(self.is_guarded, self._io, self, self._root)
        self.paths._read()
        self.tag_06 = self._io.read_bytes(5)
        if not self.tag_06 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_06, self._io, u"/seq/12")
        self.pickups = GtaSaSaveAndroid.PickupsBlock(self.is_guarded, self._io, self, self._root)
        self.pickups._read()
        self.phone_info = GtaSaSaveAndroid.EmptyBlock(self._io, self, self._root)
        self.phone_info._read()
        self.tag_08 = self._io.read_bytes(5)
        if not self.tag_08 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_08, self._io, u"/seq/15")
        self.restart_points = GtaSaSaveAndroid.RestartPointsBlock(self.is_guarded, self._io, self, self._root)
        self.restart_points._read()
        self.tag_09 = self._io.read_bytes(5)
        if not self.tag_09 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_09, self._io, u"/seq/17")
        self.radar_blips = GtaSaSaveAndroid.RadarBlock(self.num_blips, self.is_guarded, self._io, self, self._root)
        self.radar_blips._read()
        self.tag_10 = self._io.read_bytes(5)
        if not self.tag_10 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_10, self._io, u"/seq/19")
        self.zones = GtaSaSaveAndroid.ZonesBlock(self.is_guarded, self._io, self, self._root)
        self.zones._read()
        self.tag_11 = self._io.read_bytes(5)
        if not self.tag_11 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_11, self._io, u"/seq/21")
        self.gangs = GtaSaSaveAndroid.GangsBlock(self.is_guarded, self._io, self, self._root)
        self.gangs._read()
        self.tag_12 = self._io.read_bytes(5)
        if not self.tag_12 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_12, self._io, u"/seq/23")
        self.car_generators = GtaSaSaveAndroid.CarGeneratorsBlock(self.is_guarded, self._io, self, self._root)
        self.car_generators._read()
        self.ped_generators = GtaSaSaveAndroid.EmptyBlock(self._io, self, self._root)
        self.ped_generators._read()
        self.audio_script_objects = GtaSaSaveAndroid.EmptyBlock(self._io, self, self._root)
        self.audio_script_objects._read()
        self.tag_15 = self._io.read_bytes(5)
        if not self.tag_15 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_15, self._io, u"/seq/27")
        self.player_info = GtaSaSaveAndroid.PlayerInfoBlock(self.is_guarded, self._io, self, self._root)
        self.player_info._read()
        self.tag_16 = self._io.read_bytes(5)
        if not self.tag_16 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_16, self._io, u"/seq/29")
        self.statistics = GtaSaSaveAndroid.StatisticsBlock(False, self.is_guarded, self._io, self, self._root)
        self.statistics._read()
        self.tag_17 = self._io.read_bytes(5)
        if not self.tag_17 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_17, self._io, u"/seq/31")
        self.set_pieces = GtaSaSaveAndroid.SetPiecesBlock(self.is_guarded, self._io, self, self._root)
        self.set_pieces._read()
        self.tag_18 = self._io.read_bytes(5)
        if not self.tag_18 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_18, self._io, u"/seq/33")
        self.streaming = GtaSaSaveAndroid.StreamingBlock(self.is_guarded, self._io, self, self._root)
        self.streaming._read()
        self.tag_19 = self._io.read_bytes(5)
        if not self.tag_19 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_19, self._io, u"/seq/35")
        self.ped_relationships = GtaSaSaveAndroid.PedRelationshipsBlock(self.is_guarded, self._io, self, self._root)
        self.ped_relationships._read()
        self.tag_20 = self._io.read_bytes(5)
        if not self.tag_20 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_20, self._io, u"/seq/37")
        self.tags = GtaSaSaveAndroid.TagsBlock(self.is_guarded, self._io, self, self._root)
        self.tags._read()
        self.tag_21 = self._io.read_bytes(5)
        if not self.tag_21 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_21, self._io, u"/seq/39")
        self.ipl_flags = GtaSaSaveAndroid.IplFlagsBlock(self.is_guarded, self._io, self, self._root)
        self.ipl_flags._read()
        self.tag_22 = self._io.read_bytes(5)
        if not self.tag_22 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_22, self._io, u"/seq/41")
        self.shopping = GtaSaSaveAndroid.ShoppingBlock(self.is_guarded, self._io, self, self._root)
        self.shopping._read()
        self.tag_23 = self._io.read_bytes(5)
        if not self.tag_23 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_23, self._io, u"/seq/43")
        self.gang_wars = GtaSaSaveAndroid.GangWarsBlock(True, False, self.is_guarded, self._io, self, self._root)
        self.gang_wars._read()
        self.tag_24 = self._io.read_bytes(5)
        if not self.tag_24 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_24, self._io, u"/seq/45")
        self.stunt_jumps = GtaSaSaveAndroid.StuntJumpsBlock(self.is_guarded, self._io, self, self._root)
        self.stunt_jumps._read()
        self.tag_25 = self._io.read_bytes(5)
        if not self.tag_25 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_25, self._io, u"/seq/47")
        self.entry_exits = GtaSaSaveAndroid.EntryExitsBlock(self.is_guarded, self._io, self, self._root)
        self.entry_exits._read()
        self.tag_26 = self._io.read_bytes(5)
        if not self.tag_26 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_26, self._io, u"/seq/49")
        self.radio = GtaSaSaveAndroid.RadioBlock(self.is_guarded, self._io, self, self._root)
        self.radio._read()
        self.tag_27 = self._io.read_bytes(5)
        if not self.tag_27 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_27, self._io, u"/seq/51")
        self.user_markers = GtaSaSaveAndroid.UserMarkersBlock(self.is_guarded, self._io, self, self._root)
        self.user_markers._read()
        if self.has_post_effects:
            pass
            self.tag_28 = self._io.read_bytes(5)
            if not self.tag_28 == b"\x42\x4C\x4F\x43\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_28, self._io, u"/seq/53")

        if self.has_post_effects:
            pass
            self.post_effects = GtaSaSaveAndroid.PostEffectsBlock(self._io, self, self._root)
            self.post_effects._read()

        self.briefs = []
        for i in range(20):
            _t_briefs = GtaSaSaveAndroid.Brief(self.is_guarded, self._io, self, self._root)
            try:
                _t_briefs._read()
            finally:
                self.briefs.append(_t_briefs)

        self.padding = self._io.read_bytes((self._io.size() - self._io.pos()) - (4 + self.len_trailing))
        self.checksum = self._io.read_u4le()
        self.trailing = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass
        self.simple_variables._fetch_instances()
        self.scripts._fetch_instances()
        self.pools._fetch_instances()
        self.garages._fetch_instances()
        self.game_logic._fetch_instances()
        self.paths._fetch_instances()
        self.pickups._fetch_instances()
        self.phone_info._fetch_instances()
        self.restart_points._fetch_instances()
        self.radar_blips._fetch_instances()
        self.zones._fetch_instances()
        self.gangs._fetch_instances()
        self.car_generators._fetch_instances()
        self.ped_generators._fetch_instances()
        self.audio_script_objects._fetch_instances()
        self.player_info._fetch_instances()
        self.statistics._fetch_instances()
        self.set_pieces._fetch_instances()
        self.streaming._fetch_instances()
        self.ped_relationships._fetch_instances()
        self.tags._fetch_instances()
        self.ipl_flags._fetch_instances()
        self.shopping._fetch_instances()
        self.gang_wars._fetch_instances()
        self.stunt_jumps._fetch_instances()
        self.entry_exits._fetch_instances()
        self.radio._fetch_instances()
        self.user_markers._fetch_instances()
        if self.has_post_effects:
            pass

        if self.has_post_effects:
            pass
            self.post_effects._fetch_instances()

        for i in range(len(self.briefs)):
            pass
            self.briefs[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(GtaSaSaveAndroid, self)._write__seq(io)
        self._io.write_bytes(self.tag_00)
        self.simple_variables._write__seq(self._io)
        self._io.write_bytes(self.tag_01)
        if self.scripts.is_mission_save != self.is_mission_save:
            raise kaitaistruct.ConsistencyError(u"scripts", self.is_mission_save, self.scripts.is_mission_save)
        self.scripts._write__seq(self._io)
        self._io.write_bytes(self.tag_02)
        self.pools._write__seq(self._io)
        self._io.write_bytes(self.tag_03)
        self.garages._write__seq(self._io)
        self._io.write_bytes(self.tag_04)
        self.game_logic._write__seq(self._io)
        self._io.write_bytes(self.tag_05)
        self.paths._write__seq(self._io)
        self._io.write_bytes(self.tag_06)
        self.pickups._write__seq(self._io)
        self.phone_info._write__seq(self._io)
        self._io.write_bytes(self.tag_08)
        self.restart_points._write__seq(self._io)
        self._io.write_bytes(self.tag_09)
        self.radar_blips._write__seq(self._io)
        self._io.write_bytes(self.tag_10)
        self.zones._write__seq(self._io)
        self._io.write_bytes(self.tag_11)
        self.gangs._write__seq(self._io)
        self._io.write_bytes(self.tag_12)
        self.car_generators._write__seq(self._io)
        self.ped_generators._write__seq(self._io)
        self.audio_script_objects._write__seq(self._io)
        self._io.write_bytes(self.tag_15)
        self.player_info._write__seq(self._io)
        self._io.write_bytes(self.tag_16)
        self.statistics._write__seq(self._io)
        self._io.write_bytes(self.tag_17)
        self.set_pieces._write__seq(self._io)
        self._io.write_bytes(self.tag_18)
        self.streaming._write__seq(self._io)
        self._io.write_bytes(self.tag_19)
        self.ped_relationships._write__seq(self._io)
        self._io.write_bytes(self.tag_20)
        self.tags._write__seq(self._io)
        self._io.write_bytes(self.tag_21)
        self.ipl_flags._write__seq(self._io)
        self._io.write_bytes(self.tag_22)
        self.shopping._write__seq(self._io)
        self._io.write_bytes(self.tag_23)
        self.gang_wars._write__seq(self._io)
        self._io.write_bytes(self.tag_24)
        self.stunt_jumps._write__seq(self._io)
        self._io.write_bytes(self.tag_25)
        self.entry_exits._write__seq(self._io)
        self._io.write_bytes(self.tag_26)
        self.radio._write__seq(self._io)
        self._io.write_bytes(self.tag_27)
        self.user_markers._write__seq(self._io)
        if self.has_post_effects:
            pass
            self._io.write_bytes(self.tag_28)

        if self.has_post_effects:
            pass
            self.post_effects._write__seq(self._io)

        for i in range(len(self.briefs)):
            pass
            self.briefs[i]._write__seq(self._io)

        if len(self.padding) != (self._io.size() - self._io.pos()) - (4 + self.len_trailing):
            raise kaitaistruct.ConsistencyError(u"padding", (self._io.size() - self._io.pos()) - (4 + self.len_trailing), len(self.padding))
        self._io.write_bytes(self.padding)
        self._io.write_u4le(self.checksum)
        self._io.write_bytes(self.trailing)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"trailing", 0, self._io.size() - self._io.pos())


    def _check(self):
        if len(self.tag_00) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_00", 5, len(self.tag_00))
        if not self.tag_00 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_00, None, u"/seq/0")
        if self.simple_variables._root != self._root:
            raise kaitaistruct.ConsistencyError(u"simple_variables", self._root, self.simple_variables._root)
        if self.simple_variables._parent != self:
            raise kaitaistruct.ConsistencyError(u"simple_variables", self, self.simple_variables._parent)
        if self.simple_variables.is_mobile != True:
            raise kaitaistruct.ConsistencyError(u"simple_variables", True, self.simple_variables.is_mobile)
        if len(self.tag_01) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_01", 5, len(self.tag_01))
        if not self.tag_01 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_01, None, u"/seq/2")
        if self.scripts._root != self._root:
            raise kaitaistruct.ConsistencyError(u"scripts", self._root, self.scripts._root)
        if self.scripts._parent != self:
            raise kaitaistruct.ConsistencyError(u"scripts", self, self.scripts._parent)
        if self.scripts.is_mobile != True:
            raise kaitaistruct.ConsistencyError(u"scripts", True, self.scripts.is_mobile)
        if self.scripts.has_mission_index != False:
            raise kaitaistruct.ConsistencyError(u"scripts", False, self.scripts.has_mission_index)
        if self.scripts.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"scripts", self.is_guarded, self.scripts.is_guarded)
        if len(self.tag_02) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_02", 5, len(self.tag_02))
        if not self.tag_02 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_02, None, u"/seq/4")
        if self.pools._root != self._root:
            raise kaitaistruct.ConsistencyError(u"pools", self._root, self.pools._root)
        if self.pools._parent != self:
            raise kaitaistruct.ConsistencyError(u"pools", self, self.pools._parent)
        if self.pools.is_object_variant_b != self.is_object_variant_b:
            raise kaitaistruct.ConsistencyError(u"pools", self.is_object_variant_b, self.pools.is_object_variant_b)
        if self.pools.len_mission_state != self.len_mission_state:
            raise kaitaistruct.ConsistencyError(u"pools", self.len_mission_state, self.pools.len_mission_state)
        if self.pools.len_mission_tail != self.len_mission_tail:
            raise kaitaistruct.ConsistencyError(u"pools", self.len_mission_tail, self.pools.len_mission_tail)
        if self.pools.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"pools", self.is_guarded, self.pools.is_guarded)
        if len(self.tag_03) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_03", 5, len(self.tag_03))
        if not self.tag_03 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_03, None, u"/seq/6")
        if self.garages._root != self._root:
            raise kaitaistruct.ConsistencyError(u"garages", self._root, self.garages._root)
        if self.garages._parent != self:
            raise kaitaistruct.ConsistencyError(u"garages", self, self.garages._parent)
        if self.garages.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"garages", self.is_guarded, self.garages.is_guarded)
        if len(self.tag_04) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_04", 5, len(self.tag_04))
        if not self.tag_04 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_04, None, u"/seq/8")
        if self.game_logic._root != self._root:
            raise kaitaistruct.ConsistencyError(u"game_logic", self._root, self.game_logic._root)
        if self.game_logic._parent != self:
            raise kaitaistruct.ConsistencyError(u"game_logic", self, self.game_logic._parent)
        if self.game_logic.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"game_logic", self.is_guarded, self.game_logic.is_guarded)
        if len(self.tag_05) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_05", 5, len(self.tag_05))
        if not self.tag_05 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_05, None, u"/seq/10")
        if self.paths._root != self._root:
            raise kaitaistruct.ConsistencyError(u"paths", self._root, self.paths._root)
        if self.paths._parent != self:
            raise kaitaistruct.ConsistencyError(u"paths", self, self.paths._parent)
        if self.paths.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"paths", self.is_guarded, self.paths.is_guarded)
        if len(self.tag_06) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_06", 5, len(self.tag_06))
        if not self.tag_06 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_06, None, u"/seq/12")
        if self.pickups._root != self._root:
            raise kaitaistruct.ConsistencyError(u"pickups", self._root, self.pickups._root)
        if self.pickups._parent != self:
            raise kaitaistruct.ConsistencyError(u"pickups", self, self.pickups._parent)
        if self.pickups.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"pickups", self.is_guarded, self.pickups.is_guarded)
        if self.phone_info._root != self._root:
            raise kaitaistruct.ConsistencyError(u"phone_info", self._root, self.phone_info._root)
        if self.phone_info._parent != self:
            raise kaitaistruct.ConsistencyError(u"phone_info", self, self.phone_info._parent)
        if len(self.tag_08) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_08", 5, len(self.tag_08))
        if not self.tag_08 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_08, None, u"/seq/15")
        if self.restart_points._root != self._root:
            raise kaitaistruct.ConsistencyError(u"restart_points", self._root, self.restart_points._root)
        if self.restart_points._parent != self:
            raise kaitaistruct.ConsistencyError(u"restart_points", self, self.restart_points._parent)
        if self.restart_points.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"restart_points", self.is_guarded, self.restart_points.is_guarded)
        if len(self.tag_09) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_09", 5, len(self.tag_09))
        if not self.tag_09 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_09, None, u"/seq/17")
        if self.radar_blips._root != self._root:
            raise kaitaistruct.ConsistencyError(u"radar_blips", self._root, self.radar_blips._root)
        if self.radar_blips._parent != self:
            raise kaitaistruct.ConsistencyError(u"radar_blips", self, self.radar_blips._parent)
        if self.radar_blips.num_blips != self.num_blips:
            raise kaitaistruct.ConsistencyError(u"radar_blips", self.num_blips, self.radar_blips.num_blips)
        if self.radar_blips.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"radar_blips", self.is_guarded, self.radar_blips.is_guarded)
        if len(self.tag_10) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_10", 5, len(self.tag_10))
        if not self.tag_10 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_10, None, u"/seq/19")
        if self.zones._root != self._root:
            raise kaitaistruct.ConsistencyError(u"zones", self._root, self.zones._root)
        if self.zones._parent != self:
            raise kaitaistruct.ConsistencyError(u"zones", self, self.zones._parent)
        if self.zones.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"zones", self.is_guarded, self.zones.is_guarded)
        if len(self.tag_11) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_11", 5, len(self.tag_11))
        if not self.tag_11 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_11, None, u"/seq/21")
        if self.gangs._root != self._root:
            raise kaitaistruct.ConsistencyError(u"gangs", self._root, self.gangs._root)
        if self.gangs._parent != self:
            raise kaitaistruct.ConsistencyError(u"gangs", self, self.gangs._parent)
        if self.gangs.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"gangs", self.is_guarded, self.gangs.is_guarded)
        if len(self.tag_12) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_12", 5, len(self.tag_12))
        if not self.tag_12 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_12, None, u"/seq/23")
        if self.car_generators._root != self._root:
            raise kaitaistruct.ConsistencyError(u"car_generators", self._root, self.car_generators._root)
        if self.car_generators._parent != self:
            raise kaitaistruct.ConsistencyError(u"car_generators", self, self.car_generators._parent)
        if self.car_generators.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"car_generators", self.is_guarded, self.car_generators.is_guarded)
        if self.ped_generators._root != self._root:
            raise kaitaistruct.ConsistencyError(u"ped_generators", self._root, self.ped_generators._root)
        if self.ped_generators._parent != self:
            raise kaitaistruct.ConsistencyError(u"ped_generators", self, self.ped_generators._parent)
        if self.audio_script_objects._root != self._root:
            raise kaitaistruct.ConsistencyError(u"audio_script_objects", self._root, self.audio_script_objects._root)
        if self.audio_script_objects._parent != self:
            raise kaitaistruct.ConsistencyError(u"audio_script_objects", self, self.audio_script_objects._parent)
        if len(self.tag_15) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_15", 5, len(self.tag_15))
        if not self.tag_15 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_15, None, u"/seq/27")
        if self.player_info._root != self._root:
            raise kaitaistruct.ConsistencyError(u"player_info", self._root, self.player_info._root)
        if self.player_info._parent != self:
            raise kaitaistruct.ConsistencyError(u"player_info", self, self.player_info._parent)
        if self.player_info.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"player_info", self.is_guarded, self.player_info.is_guarded)
        if len(self.tag_16) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_16", 5, len(self.tag_16))
        if not self.tag_16 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_16, None, u"/seq/29")
        if self.statistics._root != self._root:
            raise kaitaistruct.ConsistencyError(u"statistics", self._root, self.statistics._root)
        if self.statistics._parent != self:
            raise kaitaistruct.ConsistencyError(u"statistics", self, self.statistics._parent)
        if self.statistics.is_definitive != False:
            raise kaitaistruct.ConsistencyError(u"statistics", False, self.statistics.is_definitive)
        if self.statistics.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"statistics", self.is_guarded, self.statistics.is_guarded)
        if len(self.tag_17) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_17", 5, len(self.tag_17))
        if not self.tag_17 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_17, None, u"/seq/31")
        if self.set_pieces._root != self._root:
            raise kaitaistruct.ConsistencyError(u"set_pieces", self._root, self.set_pieces._root)
        if self.set_pieces._parent != self:
            raise kaitaistruct.ConsistencyError(u"set_pieces", self, self.set_pieces._parent)
        if self.set_pieces.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"set_pieces", self.is_guarded, self.set_pieces.is_guarded)
        if len(self.tag_18) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_18", 5, len(self.tag_18))
        if not self.tag_18 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_18, None, u"/seq/33")
        if self.streaming._root != self._root:
            raise kaitaistruct.ConsistencyError(u"streaming", self._root, self.streaming._root)
        if self.streaming._parent != self:
            raise kaitaistruct.ConsistencyError(u"streaming", self, self.streaming._parent)
        if self.streaming.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"streaming", self.is_guarded, self.streaming.is_guarded)
        if len(self.tag_19) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_19", 5, len(self.tag_19))
        if not self.tag_19 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_19, None, u"/seq/35")
        if self.ped_relationships._root != self._root:
            raise kaitaistruct.ConsistencyError(u"ped_relationships", self._root, self.ped_relationships._root)
        if self.ped_relationships._parent != self:
            raise kaitaistruct.ConsistencyError(u"ped_relationships", self, self.ped_relationships._parent)
        if self.ped_relationships.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"ped_relationships", self.is_guarded, self.ped_relationships.is_guarded)
        if len(self.tag_20) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_20", 5, len(self.tag_20))
        if not self.tag_20 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_20, None, u"/seq/37")
        if self.tags._root != self._root:
            raise kaitaistruct.ConsistencyError(u"tags", self._root, self.tags._root)
        if self.tags._parent != self:
            raise kaitaistruct.ConsistencyError(u"tags", self, self.tags._parent)
        if self.tags.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"tags", self.is_guarded, self.tags.is_guarded)
        if len(self.tag_21) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_21", 5, len(self.tag_21))
        if not self.tag_21 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_21, None, u"/seq/39")
        if self.ipl_flags._root != self._root:
            raise kaitaistruct.ConsistencyError(u"ipl_flags", self._root, self.ipl_flags._root)
        if self.ipl_flags._parent != self:
            raise kaitaistruct.ConsistencyError(u"ipl_flags", self, self.ipl_flags._parent)
        if self.ipl_flags.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"ipl_flags", self.is_guarded, self.ipl_flags.is_guarded)
        if len(self.tag_22) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_22", 5, len(self.tag_22))
        if not self.tag_22 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_22, None, u"/seq/41")
        if self.shopping._root != self._root:
            raise kaitaistruct.ConsistencyError(u"shopping", self._root, self.shopping._root)
        if self.shopping._parent != self:
            raise kaitaistruct.ConsistencyError(u"shopping", self, self.shopping._parent)
        if self.shopping.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"shopping", self.is_guarded, self.shopping.is_guarded)
        if len(self.tag_23) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_23", 5, len(self.tag_23))
        if not self.tag_23 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_23, None, u"/seq/43")
        if self.gang_wars._root != self._root:
            raise kaitaistruct.ConsistencyError(u"gang_wars", self._root, self.gang_wars._root)
        if self.gang_wars._parent != self:
            raise kaitaistruct.ConsistencyError(u"gang_wars", self, self.gang_wars._parent)
        if self.gang_wars.is_mobile != True:
            raise kaitaistruct.ConsistencyError(u"gang_wars", True, self.gang_wars.is_mobile)
        if self.gang_wars.has_specific_zones != False:
            raise kaitaistruct.ConsistencyError(u"gang_wars", False, self.gang_wars.has_specific_zones)
        if self.gang_wars.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"gang_wars", self.is_guarded, self.gang_wars.is_guarded)
        if len(self.tag_24) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_24", 5, len(self.tag_24))
        if not self.tag_24 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_24, None, u"/seq/45")
        if self.stunt_jumps._root != self._root:
            raise kaitaistruct.ConsistencyError(u"stunt_jumps", self._root, self.stunt_jumps._root)
        if self.stunt_jumps._parent != self:
            raise kaitaistruct.ConsistencyError(u"stunt_jumps", self, self.stunt_jumps._parent)
        if self.stunt_jumps.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"stunt_jumps", self.is_guarded, self.stunt_jumps.is_guarded)
        if len(self.tag_25) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_25", 5, len(self.tag_25))
        if not self.tag_25 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_25, None, u"/seq/47")
        if self.entry_exits._root != self._root:
            raise kaitaistruct.ConsistencyError(u"entry_exits", self._root, self.entry_exits._root)
        if self.entry_exits._parent != self:
            raise kaitaistruct.ConsistencyError(u"entry_exits", self, self.entry_exits._parent)
        if self.entry_exits.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"entry_exits", self.is_guarded, self.entry_exits.is_guarded)
        if len(self.tag_26) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_26", 5, len(self.tag_26))
        if not self.tag_26 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_26, None, u"/seq/49")
        if self.radio._root != self._root:
            raise kaitaistruct.ConsistencyError(u"radio", self._root, self.radio._root)
        if self.radio._parent != self:
            raise kaitaistruct.ConsistencyError(u"radio", self, self.radio._parent)
        if self.radio.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"radio", self.is_guarded, self.radio.is_guarded)
        if len(self.tag_27) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_27", 5, len(self.tag_27))
        if not self.tag_27 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_27, None, u"/seq/51")
        if self.user_markers._root != self._root:
            raise kaitaistruct.ConsistencyError(u"user_markers", self._root, self.user_markers._root)
        if self.user_markers._parent != self:
            raise kaitaistruct.ConsistencyError(u"user_markers", self, self.user_markers._parent)
        if self.user_markers.is_guarded != self.is_guarded:
            raise kaitaistruct.ConsistencyError(u"user_markers", self.is_guarded, self.user_markers.is_guarded)
        if self.has_post_effects:
            pass
            if len(self.tag_28) != 5:
                raise kaitaistruct.ConsistencyError(u"tag_28", 5, len(self.tag_28))
            if not self.tag_28 == b"\x42\x4C\x4F\x43\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_28, None, u"/seq/53")

        if self.has_post_effects:
            pass
            if self.post_effects._root != self._root:
                raise kaitaistruct.ConsistencyError(u"post_effects", self._root, self.post_effects._root)
            if self.post_effects._parent != self:
                raise kaitaistruct.ConsistencyError(u"post_effects", self, self.post_effects._parent)

        if len(self.briefs) != 20:
            raise kaitaistruct.ConsistencyError(u"briefs", 20, len(self.briefs))
        for i in range(len(self.briefs)):
            pass
            if self.briefs[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"briefs", self._root, self.briefs[i]._root)
            if self.briefs[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"briefs", self, self.briefs[i]._parent)
            if self.briefs[i].is_guarded != self.is_guarded:
                raise kaitaistruct.ConsistencyError(u"briefs", self.is_guarded, self.briefs[i].is_guarded)

        self._dirty = False

    class AnimGroup(ReadWriteKaitaiStruct):
        """Animations for a model."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.AnimGroup, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/anim_group/seq/0")

            self.model = self._io.read_s4le()
            self.ifp_name = self._io.read_bytes(16)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.AnimGroup, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_s4le(self.model)
            self._io.write_bytes(self.ifp_name)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/anim_group/seq/0")

            if len(self.ifp_name) != 16:
                raise kaitaistruct.ConsistencyError(u"ifp_name", 16, len(self.ifp_name))
            self._dirty = False


    class Blip(ReadWriteKaitaiStruct):
        """An icon; a slot that is not in use holds old bytes."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Blip, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/blip/seq/0")

            self.colour = self._io.read_u4le()
            self.entity_handle = self._io.read_u4le()
            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.counter = self._io.read_u2le()
            self.gap_016 = self._io.read_bytes(2)
            self.sphere_radius = self._io.read_f4le()
            self.icon_size = self._io.read_u2le()
            self.gap_01e = self._io.read_bytes(2)
            self.enex_plus_1 = self._io.read_u4le()
            self.sprite = self._io.read_s1()
            self.state = GtaSaSaveAndroid.BlipStateBits(self._io, self, self._root)
            self.state._read()
            self.kind = GtaSaSaveAndroid.BlipKindBits(self._io, self, self._root)
            self.kind._read()
            self.gap_025 = self._io.read_bytes(1)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.position._fetch_instances()
            self.state._fetch_instances()
            self.kind._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Blip, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_u4le(self.colour)
            self._io.write_u4le(self.entity_handle)
            self.position._write__seq(self._io)
            self._io.write_u2le(self.counter)
            self._io.write_bytes(self.gap_016)
            self._io.write_f4le(self.sphere_radius)
            self._io.write_u2le(self.icon_size)
            self._io.write_bytes(self.gap_01e)
            self._io.write_u4le(self.enex_plus_1)
            self._io.write_s1(self.sprite)
            self.state._write__seq(self._io)
            self.kind._write__seq(self._io)
            self._io.write_bytes(self.gap_025)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/blip/seq/0")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if len(self.gap_016) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_016", 2, len(self.gap_016))
            if len(self.gap_01e) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01e", 2, len(self.gap_01e))
            if self.state._root != self._root:
                raise kaitaistruct.ConsistencyError(u"state", self._root, self.state._root)
            if self.state._parent != self:
                raise kaitaistruct.ConsistencyError(u"state", self, self.state._parent)
            if self.kind._root != self._root:
                raise kaitaistruct.ConsistencyError(u"kind", self._root, self.kind._root)
            if self.kind._parent != self:
                raise kaitaistruct.ConsistencyError(u"kind", self, self.kind._parent)
            if len(self.gap_025) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_025", 1, len(self.gap_025))
            self._dirty = False

        @property
        def colour_name(self):
            """Meaning of `colour`."""
            if hasattr(self, '_m_colour_name'):
                return self._m_colour_name

            self._m_colour_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.BlipColour, self.colour)
            return getattr(self, '_m_colour_name', None)

        def _invalidate_colour_name(self):
            del self._m_colour_name
        @property
        def sprite_name(self):
            """Meaning of `sprite`."""
            if hasattr(self, '_m_sprite_name'):
                return self._m_sprite_name

            self._m_sprite_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Icon, self.sprite)
            return getattr(self, '_m_sprite_name', None)

        def _invalidate_sprite_name(self):
            del self._m_sprite_name

        def __str__(self):
            return u"sprite " + str(self.sprite)

    class BlipKindBits(ReadWriteKaitaiStruct):
        """Kind of an icon."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.BlipKindBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.display = self._io.read_bits_int_le(2)
            self.blip_type = self._io.read_bits_int_le(4)
            self.appearance = self._io.read_bits_int_le(2)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.BlipKindBits, self)._write__seq(io)
            self._io.write_bits_int_le(2, self.display)
            self._io.write_bits_int_le(4, self.blip_type)
            self._io.write_bits_int_le(2, self.appearance)


        def _check(self):
            self._dirty = False

        @property
        def blip_type_name(self):
            """Meaning of `blip_type`."""
            if hasattr(self, '_m_blip_type_name'):
                return self._m_blip_type_name

            self._m_blip_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.BlipTarget, self.blip_type)
            return getattr(self, '_m_blip_type_name', None)

        def _invalidate_blip_type_name(self):
            del self._m_blip_type_name
        @property
        def display_name(self):
            """Meaning of `display`."""
            if hasattr(self, '_m_display_name'):
                return self._m_display_name

            self._m_display_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.BlipDisplay, self.display)
            return getattr(self, '_m_display_name', None)

        def _invalidate_display_name(self):
            del self._m_display_name

    class BlipStateBits(ReadWriteKaitaiStruct):
        """State of an icon."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.BlipStateBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.bright = self._io.read_bits_int_le(1) != 0
            self.in_use = self._io.read_bits_int_le(1) != 0
            self.short_range = self._io.read_bits_int_le(1) != 0
            self.friendly = self._io.read_bits_int_le(1) != 0
            self.blip_remain = self._io.read_bits_int_le(1) != 0
            self.fade = self._io.read_bits_int_le(1) != 0
            self.coord_appearance = self._io.read_bits_int_le(2)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.BlipStateBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.bright))
            self._io.write_bits_int_le(1, int(self.in_use))
            self._io.write_bits_int_le(1, int(self.short_range))
            self._io.write_bits_int_le(1, int(self.friendly))
            self._io.write_bits_int_le(1, int(self.blip_remain))
            self._io.write_bits_int_le(1, int(self.fade))
            self._io.write_bits_int_le(2, self.coord_appearance)


        def _check(self):
            self._dirty = False


    class Brief(ReadWriteKaitaiStruct):
        """A text of the briefing."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Brief, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_len_key = self._io.read_bytes(4)
                if not self.guard_len_key == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_len_key, self._io, u"/types/brief/seq/0")

            self.len_key = self._io.read_u4le()
            if not self.len_key <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.len_key, self._io, u"/types/brief/seq/1")
            if self.has_guard_of_key:
                pass
                self.guard_key = self._io.read_bytes(4)
                if not self.guard_key == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_key, self._io, u"/types/brief/seq/2")

            self.key = self._io.read_bytes(self.len_key)
            if self.has_numbers:
                pass
                self.numbers = []
                for i in range(6):
                    self.numbers.append(self._io.read_s4le())


            if self.has_guard_of_key:
                pass
                self.guarded_numbers = []
                for i in range(6):
                    _t_guarded_numbers = GtaSaSaveAndroid.GuardedS4Twice(self._io, self, self._root)
                    try:
                        _t_guarded_numbers._read()
                    finally:
                        self.guarded_numbers.append(_t_guarded_numbers)


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.has_guard_of_key:
                pass

            if self.has_numbers:
                pass
                for i in range(len(self.numbers)):
                    pass


            if self.has_guard_of_key:
                pass
                for i in range(len(self.guarded_numbers)):
                    pass
                    self.guarded_numbers[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Brief, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_len_key)

            self._io.write_u4le(self.len_key)
            if self.has_guard_of_key:
                pass
                self._io.write_bytes(self.guard_key)

            self._io.write_bytes(self.key)
            if self.has_numbers:
                pass
                for i in range(len(self.numbers)):
                    pass
                    self._io.write_s4le(self.numbers[i])


            if self.has_guard_of_key:
                pass
                for i in range(len(self.guarded_numbers)):
                    pass
                    self.guarded_numbers[i]._write__seq(self._io)




        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_len_key) != 4:
                    raise kaitaistruct.ConsistencyError(u"guard_len_key", 4, len(self.guard_len_key))
                if not self.guard_len_key == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_len_key, None, u"/types/brief/seq/0")

            if self.has_guard_of_key:
                pass
                if len(self.guard_key) != 4:
                    raise kaitaistruct.ConsistencyError(u"guard_key", 4, len(self.guard_key))
                if not self.guard_key == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_key, None, u"/types/brief/seq/2")

            if len(self.key) != self.len_key:
                raise kaitaistruct.ConsistencyError(u"key", self.len_key, len(self.key))
            if self.has_numbers:
                pass
                if len(self.numbers) != 6:
                    raise kaitaistruct.ConsistencyError(u"numbers", 6, len(self.numbers))
                for i in range(len(self.numbers)):
                    pass


            if self.has_guard_of_key:
                pass
                if len(self.guarded_numbers) != 6:
                    raise kaitaistruct.ConsistencyError(u"guarded_numbers", 6, len(self.guarded_numbers))
                for i in range(len(self.guarded_numbers)):
                    pass
                    if self.guarded_numbers[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_numbers", self._root, self.guarded_numbers[i]._root)
                    if self.guarded_numbers[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_numbers", self, self.guarded_numbers[i]._parent)


            self._dirty = False

        @property
        def has_guard_of_key(self):
            """Whether there is a text with guards."""
            if hasattr(self, '_m_has_guard_of_key'):
                return self._m_has_guard_of_key

            self._m_has_guard_of_key =  ((self.is_guarded) and (self.len_key > 0)) 
            return getattr(self, '_m_has_guard_of_key', None)

        def _invalidate_has_guard_of_key(self):
            del self._m_has_guard_of_key
        @property
        def has_numbers(self):
            """Whether `numbers` is stored."""
            if hasattr(self, '_m_has_numbers'):
                return self._m_has_numbers

            self._m_has_numbers =  (((not (self.is_guarded))) and (self.len_key > 0)) 
            return getattr(self, '_m_has_numbers', None)

        def _invalidate_has_numbers(self):
            del self._m_has_numbers

    class BuildingSwap(ReadWriteKaitaiStruct):
        """A building with another model."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.BuildingSwap, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_swap_type = self._io.read_bytes(2)
                if not self.guard_swap_type == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_swap_type, self._io, u"/types/building_swap/seq/0")

            self.swap_type = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_pool_index_plus_1 = self._io.read_bytes(2)
                if not self.guard_pool_index_plus_1 == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pool_index_plus_1, self._io, u"/types/building_swap/seq/2")

            self.pool_index_plus_1 = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_new_model = self._io.read_bytes(2)
                if not self.guard_new_model == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_new_model, self._io, u"/types/building_swap/seq/4")

            self.new_model = self._io.read_s4le()
            if self.is_guarded:
                pass
                self.guard_old_model = self._io.read_bytes(2)
                if not self.guard_old_model == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_old_model, self._io, u"/types/building_swap/seq/6")

            self.old_model = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.BuildingSwap, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_swap_type)

            self._io.write_u4le(self.swap_type)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_pool_index_plus_1)

            self._io.write_u4le(self.pool_index_plus_1)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_new_model)

            self._io.write_s4le(self.new_model)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_old_model)

            self._io.write_s4le(self.old_model)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_swap_type) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_swap_type", 2, len(self.guard_swap_type))
                if not self.guard_swap_type == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_swap_type, None, u"/types/building_swap/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_pool_index_plus_1) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_pool_index_plus_1", 2, len(self.guard_pool_index_plus_1))
                if not self.guard_pool_index_plus_1 == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pool_index_plus_1, None, u"/types/building_swap/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_new_model) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_new_model", 2, len(self.guard_new_model))
                if not self.guard_new_model == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_new_model, None, u"/types/building_swap/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_old_model) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_old_model", 2, len(self.guard_old_model))
                if not self.guard_old_model == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_old_model, None, u"/types/building_swap/seq/6")

            self._dirty = False

        @property
        def swap_type_name(self):
            """Meaning of `swap_type`."""
            if hasattr(self, '_m_swap_type_name'):
                return self._m_swap_type_name

            self._m_swap_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.SwappedThing, self.swap_type)
            return getattr(self, '_m_swap_type_name', None)

        def _invalidate_swap_type_name(self):
            del self._m_swap_type_name

    class CarBits(ReadWriteKaitaiStruct):
        """Bits of cars that are kept."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.CarBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.car_bullet_proof = self._io.read_bits_int_le(1) != 0
            self.car_fire_proof = self._io.read_bits_int_le(1) != 0
            self.car_explosion_proof = self._io.read_bits_int_le(1) != 0
            self.car_collision_proof = self._io.read_bits_int_le(1) != 0
            self.car_melee_proof = self._io.read_bits_int_le(1) != 0
            self.bass_boost = self._io.read_bits_int_le(1) != 0
            self.hydraulics = self._io.read_bits_int_le(1) != 0
            self.nitrous = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.CarBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.car_bullet_proof))
            self._io.write_bits_int_le(1, int(self.car_fire_proof))
            self._io.write_bits_int_le(1, int(self.car_explosion_proof))
            self._io.write_bits_int_le(1, int(self.car_collision_proof))
            self._io.write_bits_int_le(1, int(self.car_melee_proof))
            self._io.write_bits_int_le(1, int(self.bass_boost))
            self._io.write_bits_int_le(1, int(self.hydraulics))
            self._io.write_bits_int_le(1, int(self.nitrous))


        def _check(self):
            self._dirty = False


    class CarGenerator(ReadWriteKaitaiStruct):
        """A place at which a car is parked."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.CarGenerator, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_index = self._io.read_bytes(2)
                if not self.guard_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_index, self._io, u"/types/car_generator/seq/0")

            self.index = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_body = self._io.read_bytes(2)
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, self._io, u"/types/car_generator/seq/2")

            self.model = self._io.read_s2le()
            self.colours = []
            for i in range(2):
                self.colours.append(self._io.read_s1())

            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.z = self._io.read_s2le()
            self.angle = self._io.read_u1()
            self.alarm_chance = self._io.read_u1()
            self.lock_chance = self._io.read_u1()
            self.flags = GtaSaSaveAndroid.GeneratorBits(self._io, self, self._root)
            self.flags._read()
            self.min_delay = self._io.read_u2le()
            self.max_delay = self._io.read_u2le()
            self.gap_013 = self._io.read_bytes(2)
            self.next_gen_time = self._io.read_u4le()
            self.vehicle_handle = self._io.read_s2le()
            self.generate_count = self._io.read_u2le()
            self.ipl_id = self._io.read_u1()
            self.is_used = self._io.read_u1()
            self.gap_01f = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.colours)):
                pass

            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.CarGenerator, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_index)

            self._io.write_u2le(self.index)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_body)

            self._io.write_s2le(self.model)
            for i in range(len(self.colours)):
                pass
                self._io.write_s1(self.colours[i])

            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_s2le(self.z)
            self._io.write_u1(self.angle)
            self._io.write_u1(self.alarm_chance)
            self._io.write_u1(self.lock_chance)
            self.flags._write__seq(self._io)
            self._io.write_u2le(self.min_delay)
            self._io.write_u2le(self.max_delay)
            self._io.write_bytes(self.gap_013)
            self._io.write_u4le(self.next_gen_time)
            self._io.write_s2le(self.vehicle_handle)
            self._io.write_u2le(self.generate_count)
            self._io.write_u1(self.ipl_id)
            self._io.write_u1(self.is_used)
            self._io.write_bytes(self.gap_01f)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_index) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_index", 2, len(self.guard_index))
                if not self.guard_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_index, None, u"/types/car_generator/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_body) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_body", 2, len(self.guard_body))
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, None, u"/types/car_generator/seq/2")

            if len(self.colours) != 2:
                raise kaitaistruct.ConsistencyError(u"colours", 2, len(self.colours))
            for i in range(len(self.colours)):
                pass

            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.gap_013) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_013", 2, len(self.gap_013))
            if len(self.gap_01f) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01f", 2, len(self.gap_01f))
            self._dirty = False

        @property
        def generate_count_name(self):
            """Meaning of `generate_count`."""
            if hasattr(self, '_m_generate_count_name'):
                return self._m_generate_count_name

            self._m_generate_count_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.CarSupply, self.generate_count)
            return getattr(self, '_m_generate_count_name', None)

        def _invalidate_generate_count_name(self):
            del self._m_generate_count_name
        @property
        def model_name(self):
            """Meaning of `model`."""
            if hasattr(self, '_m_model_name'):
                return self._m_model_name

            self._m_model_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Vehicle, self.model)
            return getattr(self, '_m_model_name', None)

        def _invalidate_model_name(self):
            del self._m_model_name

        def __str__(self):
            return u"model " + str(self.model)

    class CarGeneratorsBlock(ReadWriteKaitaiStruct):
        """Block 12."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.CarGeneratorsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_generators = self._io.read_bytes(2)
                if not self.guard_num_generators == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_generators, self._io, u"/types/car_generators_block/seq/0")

            self.num_generators = self._io.read_u4le()
            if not self.num_generators <= ((self._io.size() - self._io.pos()) // 34):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 34), self.num_generators, self._io, u"/types/car_generators_block/seq/1")
            if self.is_guarded:
                pass
                self.guard_process_counter = self._io.read_bytes(2)
                if not self.guard_process_counter == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_process_counter, self._io, u"/types/car_generators_block/seq/2")

            self.process_counter = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_generate_even_if_close = self._io.read_bytes(2)
                if not self.guard_generate_even_if_close == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_generate_even_if_close, self._io, u"/types/car_generators_block/seq/4")

            self.generate_even_if_close = self._io.read_u1()
            self.generators = []
            for i in range(self.num_generators):
                _t_generators = GtaSaSaveAndroid.CarGenerator(self.is_guarded, self._io, self, self._root)
                try:
                    _t_generators._read()
                finally:
                    self.generators.append(_t_generators)

            if self.is_guarded:
                pass
                self.guard_plate_count = self._io.read_bytes(2)
                if not self.guard_plate_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_plate_count, self._io, u"/types/car_generators_block/seq/7")

            self.plate_count = self._io.read_u4le()
            self.plates = []
            for i in range(15):
                _t_plates = GtaSaSaveAndroid.Plate(self.is_guarded, self._io, self, self._root)
                try:
                    _t_plates._read()
                finally:
                    self.plates.append(_t_plates)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.generators)):
                pass
                self.generators[i]._fetch_instances()

            if self.is_guarded:
                pass

            for i in range(len(self.plates)):
                pass
                self.plates[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.CarGeneratorsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_generators)

            self._io.write_u4le(self.num_generators)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_process_counter)

            self._io.write_u1(self.process_counter)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_generate_even_if_close)

            self._io.write_u1(self.generate_even_if_close)
            for i in range(len(self.generators)):
                pass
                self.generators[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_plate_count)

            self._io.write_u4le(self.plate_count)
            for i in range(len(self.plates)):
                pass
                self.plates[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_generators) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_generators", 2, len(self.guard_num_generators))
                if not self.guard_num_generators == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_generators, None, u"/types/car_generators_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_process_counter) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_process_counter", 2, len(self.guard_process_counter))
                if not self.guard_process_counter == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_process_counter, None, u"/types/car_generators_block/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_generate_even_if_close) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_generate_even_if_close", 2, len(self.guard_generate_even_if_close))
                if not self.guard_generate_even_if_close == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_generate_even_if_close, None, u"/types/car_generators_block/seq/4")

            if len(self.generators) != self.num_generators:
                raise kaitaistruct.ConsistencyError(u"generators", self.num_generators, len(self.generators))
            for i in range(len(self.generators)):
                pass
                if self.generators[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"generators", self._root, self.generators[i]._root)
                if self.generators[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"generators", self, self.generators[i]._parent)
                if self.generators[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"generators", self.is_guarded, self.generators[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_plate_count) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_plate_count", 2, len(self.guard_plate_count))
                if not self.guard_plate_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_plate_count, None, u"/types/car_generators_block/seq/7")

            if len(self.plates) != 15:
                raise kaitaistruct.ConsistencyError(u"plates", 15, len(self.plates))
            for i in range(len(self.plates)):
                pass
                if self.plates[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"plates", self._root, self.plates[i]._root)
                if self.plates[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"plates", self, self.plates[i]._parent)
                if self.plates[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"plates", self.is_guarded, self.plates[i].is_guarded)

            self._dirty = False


    class ChangedPrice(ReadWriteKaitaiStruct):
        """A changed price."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ChangedPrice, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/changed_price/seq/0")

            self.key = self._io.read_u4le()
            self.price = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ChangedPrice, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_u4le(self.key)
            self._io.write_u4le(self.price)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/changed_price/seq/0")

            self._dirty = False


    class Direction(ReadWriteKaitaiStruct):
        """A direction in three bytes."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Direction, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s1()
            self.y = self._io.read_s1()
            self.z = self._io.read_s1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Direction, self)._write__seq(io)
            self._io.write_s1(self.x)
            self._io.write_s1(self.y)
            self._io.write_s1(self.z)


        def _check(self):
            self._dirty = False


    class Direction100(ReadWriteKaitaiStruct):
        """A direction in three bytes, 99 or 100 long."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Direction100, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s1()
            self.y = self._io.read_s1()
            self.z = self._io.read_s1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Direction100, self)._write__seq(io)
            self._io.write_s1(self.x)
            self._io.write_s1(self.y)
            self._io.write_s1(self.z)


        def _check(self):
            self._dirty = False


    class EmptyBlock(ReadWriteKaitaiStruct):
        """A block without content."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.EmptyBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.tag = self._io.read_bytes(5)
            if not self.tag == b"\x42\x4C\x4F\x43\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag, self._io, u"/types/empty_block/seq/0")
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.EmptyBlock, self)._write__seq(io)
            self._io.write_bytes(self.tag)


        def _check(self):
            if len(self.tag) != 5:
                raise kaitaistruct.ConsistencyError(u"tag", 5, len(self.tag))
            if not self.tag == b"\x42\x4C\x4F\x43\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag, None, u"/types/empty_block/seq/0")
            self._dirty = False


    class EntityBits(ReadWriteKaitaiStruct):
        """Bits of things in the world."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.EntityBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.uses_collision = self._io.read_bits_int_le(1) != 0
            self.collision_processed = self._io.read_bits_int_le(1) != 0
            self.static_flag = self._io.read_bits_int_le(1) != 0
            self.has_contacted = self._io.read_bits_int_le(1) != 0
            self.stuck = self._io.read_bits_int_le(1) != 0
            self.safe_position = self._io.read_bits_int_le(1) != 0
            self.postponed = self._io.read_bits_int_le(1) != 0
            self.visible = self._io.read_bits_int_le(1) != 0
            self.big_building = self._io.read_bits_int_le(1) != 0
            self.render_damaged = self._io.read_bits_int_le(1) != 0
            self.streaming_dont_delete = self._io.read_bits_int_le(1) != 0
            self.remove_from_world = self._io.read_bits_int_le(1) != 0
            self.hit_wall = self._io.read_bits_int_le(1) != 0
            self.being_rendered = self._io.read_bits_int_le(1) != 0
            self.draw_last = self._io.read_bits_int_le(1) != 0
            self.distance_fade = self._io.read_bits_int_le(1) != 0
            self.no_shadows_on = self._io.read_bits_int_le(1) != 0
            self.offscreen = self._io.read_bits_int_le(1) != 0
            self.static_waiting_collision = self._io.read_bits_int_le(1) != 0
            self.dont_stream = self._io.read_bits_int_le(1) != 0
            self.underwater_flag = self._io.read_bits_int_le(1) != 0
            self.prerender_effects = self._io.read_bits_int_le(1) != 0
            self.temp_building = self._io.read_bits_int_le(1) != 0
            self.no_hierarchy_update = self._io.read_bits_int_le(1) != 0
            self.roadsign_text = self._io.read_bits_int_le(1) != 0
            self.super_low_lod = self._io.read_bits_int_le(1) != 0
            self.procedural = self._io.read_bits_int_le(1) != 0
            self.backface_culled = self._io.read_bits_int_le(1) != 0
            self.light_object = self._io.read_bits_int_le(1) != 0
            self.unimportant_stream = self._io.read_bits_int_le(1) != 0
            self.tunnel = self._io.read_bits_int_le(1) != 0
            self.tunnel_transition = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.EntityBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.uses_collision))
            self._io.write_bits_int_le(1, int(self.collision_processed))
            self._io.write_bits_int_le(1, int(self.static_flag))
            self._io.write_bits_int_le(1, int(self.has_contacted))
            self._io.write_bits_int_le(1, int(self.stuck))
            self._io.write_bits_int_le(1, int(self.safe_position))
            self._io.write_bits_int_le(1, int(self.postponed))
            self._io.write_bits_int_le(1, int(self.visible))
            self._io.write_bits_int_le(1, int(self.big_building))
            self._io.write_bits_int_le(1, int(self.render_damaged))
            self._io.write_bits_int_le(1, int(self.streaming_dont_delete))
            self._io.write_bits_int_le(1, int(self.remove_from_world))
            self._io.write_bits_int_le(1, int(self.hit_wall))
            self._io.write_bits_int_le(1, int(self.being_rendered))
            self._io.write_bits_int_le(1, int(self.draw_last))
            self._io.write_bits_int_le(1, int(self.distance_fade))
            self._io.write_bits_int_le(1, int(self.no_shadows_on))
            self._io.write_bits_int_le(1, int(self.offscreen))
            self._io.write_bits_int_le(1, int(self.static_waiting_collision))
            self._io.write_bits_int_le(1, int(self.dont_stream))
            self._io.write_bits_int_le(1, int(self.underwater_flag))
            self._io.write_bits_int_le(1, int(self.prerender_effects))
            self._io.write_bits_int_le(1, int(self.temp_building))
            self._io.write_bits_int_le(1, int(self.no_hierarchy_update))
            self._io.write_bits_int_le(1, int(self.roadsign_text))
            self._io.write_bits_int_le(1, int(self.super_low_lod))
            self._io.write_bits_int_le(1, int(self.procedural))
            self._io.write_bits_int_le(1, int(self.backface_culled))
            self._io.write_bits_int_le(1, int(self.light_object))
            self._io.write_bits_int_le(1, int(self.unimportant_stream))
            self._io.write_bits_int_le(1, int(self.tunnel))
            self._io.write_bits_int_le(1, int(self.tunnel_transition))


        def _check(self):
            self._dirty = False


    class EntryExit(ReadWriteKaitaiStruct):
        """A door."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.EntryExit, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            self.entry_index = self._io.read_s2le()
            if self.has_body:
                pass
                self.door = GtaSaSaveAndroid.EntryExitState(self.is_guarded, self._io, self, self._root)
                self.door._read()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_body:
                pass
                self.door._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.EntryExit, self)._write__seq(io)
            self._io.write_s2le(self.entry_index)
            if self.has_body:
                pass
                self.door._write__seq(self._io)



        def _check(self):
            if self.has_body:
                pass
                if self.door._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"door", self._root, self.door._root)
                if self.door._parent != self:
                    raise kaitaistruct.ConsistencyError(u"door", self, self.door._parent)
                if self.door.is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"door", self.is_guarded, self.door.is_guarded)

            self._dirty = False

        @property
        def has_body(self):
            """Whether it is a door rather than the end."""
            if hasattr(self, '_m_has_body'):
                return self._m_has_body

            self._m_has_body = self.entry_index != -1
            return getattr(self, '_m_has_body', None)

        def _invalidate_has_body(self):
            del self._m_has_body

        def __str__(self):
            return u"door " + str(self.entry_index)

    class EntryExitBits(ReadWriteKaitaiStruct):
        """Bits of doors; the names of other sources are those of scripts."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.EntryExitBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.interior_marker = self._io.read_bits_int_le(1) != 0
            self.pairing = self._io.read_bits_int_le(1) != 0
            self.create_linked_pair = self._io.read_bits_int_le(1) != 0
            self.reward_interior = self._io.read_bits_int_le(1) != 0
            self.used_reward_entrance = self._io.read_bits_int_le(1) != 0
            self.cars_and_aircraft = self._io.read_bits_int_le(1) != 0
            self.bikes_only = self._io.read_bits_int_le(1) != 0
            self.disable_on_foot = self._io.read_bits_int_le(1) != 0
            self.accept_npc_group = self._io.read_bits_int_le(1) != 0
            self.food_date = self._io.read_bits_int_le(1) != 0
            self.burglary_door = self._io.read_bits_int_le(1) != 0
            self.disable_exit = self._io.read_bits_int_le(1) != 0
            self.burglary_access = self._io.read_bits_int_le(1) != 0
            self.entered_without_exit = self._io.read_bits_int_le(1) != 0
            self.enable_access = self._io.read_bits_int_le(1) != 0
            self.delete_enex = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.EntryExitBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.interior_marker))
            self._io.write_bits_int_le(1, int(self.pairing))
            self._io.write_bits_int_le(1, int(self.create_linked_pair))
            self._io.write_bits_int_le(1, int(self.reward_interior))
            self._io.write_bits_int_le(1, int(self.used_reward_entrance))
            self._io.write_bits_int_le(1, int(self.cars_and_aircraft))
            self._io.write_bits_int_le(1, int(self.bikes_only))
            self._io.write_bits_int_le(1, int(self.disable_on_foot))
            self._io.write_bits_int_le(1, int(self.accept_npc_group))
            self._io.write_bits_int_le(1, int(self.food_date))
            self._io.write_bits_int_le(1, int(self.burglary_door))
            self._io.write_bits_int_le(1, int(self.disable_exit))
            self._io.write_bits_int_le(1, int(self.burglary_access))
            self._io.write_bits_int_le(1, int(self.entered_without_exit))
            self._io.write_bits_int_le(1, int(self.enable_access))
            self._io.write_bits_int_le(1, int(self.delete_enex))


        def _check(self):
            self._dirty = False


    class EntryExitState(ReadWriteKaitaiStruct):
        """State of a door."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.EntryExitState, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_flags = self._io.read_bytes(2)
                if not self.guard_flags == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_flags, self._io, u"/types/entry_exit_state/seq/0")

            self.flags = GtaSaSaveAndroid.EntryExitBits(self._io, self, self._root)
            self.flags._read()
            if self.is_guarded:
                pass
                self.guard_linked_index = self._io.read_bytes(2)
                if not self.guard_linked_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_linked_index, self._io, u"/types/entry_exit_state/seq/2")

            self.linked_index = self._io.read_s2le()
            if self.is_guarded:
                pass
                self.guard_next = self._io.read_bytes(2)
                if not self.guard_next == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_next, self._io, u"/types/entry_exit_state/seq/4")

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.flags._fetch_instances()
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.EntryExitState, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_flags)

            self.flags._write__seq(self._io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_linked_index)

            self._io.write_s2le(self.linked_index)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_next)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_flags) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_flags", 2, len(self.guard_flags))
                if not self.guard_flags == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_flags, None, u"/types/entry_exit_state/seq/0")

            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if self.is_guarded:
                pass
                if len(self.guard_linked_index) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_linked_index", 2, len(self.guard_linked_index))
                if not self.guard_linked_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_linked_index, None, u"/types/entry_exit_state/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_next) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_next", 2, len(self.guard_next))
                if not self.guard_next == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_next, None, u"/types/entry_exit_state/seq/4")

            self._dirty = False


    class EntryExitsBlock(ReadWriteKaitaiStruct):
        """Block 25."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.EntryExitsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_stack = self._io.read_bytes(2)
                if not self.guard_num_stack == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_stack, self._io, u"/types/entry_exits_block/seq/0")

            self.num_stack = self._io.read_u4le()
            if not self.num_stack <= ((self._io.size() - self._io.pos()) // 2):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 2), self.num_stack, self._io, u"/types/entry_exits_block/seq/1")
            if self.is_plain:
                pass
                self.stack = []
                for i in range(self.num_stack):
                    self.stack.append(self._io.read_u2le())


            if self.is_guarded:
                pass
                self.guarded_stack = []
                for i in range(self.num_stack + 0):
                    _t_guarded_stack = GtaSaSaveAndroid.GuardedU2(self._io, self, self._root)
                    try:
                        _t_guarded_stack._read()
                    finally:
                        self.guarded_stack.append(_t_guarded_stack)


            if self.is_guarded:
                pass
                self.guard_entries = self._io.read_bytes(2)
                if not self.guard_entries == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_entries, self._io, u"/types/entry_exits_block/seq/4")

            self.entries = []
            i = 0
            while True:
                _t_entries = GtaSaSaveAndroid.EntryExit(self.is_guarded, self._io, self, self._root)
                try:
                    _t_entries._read()
                finally:
                    _ = _t_entries
                    self.entries.append(_)
                if _.entry_index == -1:
                    break
                i += 1
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_plain:
                pass
                for i in range(len(self.stack)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stack)):
                    pass
                    self.guarded_stack[i]._fetch_instances()


            if self.is_guarded:
                pass

            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.EntryExitsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_stack)

            self._io.write_u4le(self.num_stack)
            if self.is_plain:
                pass
                for i in range(len(self.stack)):
                    pass
                    self._io.write_u2le(self.stack[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stack)):
                    pass
                    self.guarded_stack[i]._write__seq(self._io)


            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_entries)

            for i in range(len(self.entries)):
                pass
                self.entries[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_stack) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_stack", 2, len(self.guard_num_stack))
                if not self.guard_num_stack == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_stack, None, u"/types/entry_exits_block/seq/0")

            if self.is_plain:
                pass
                if len(self.stack) != self.num_stack:
                    raise kaitaistruct.ConsistencyError(u"stack", self.num_stack, len(self.stack))
                for i in range(len(self.stack)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_stack) != self.num_stack + 0:
                    raise kaitaistruct.ConsistencyError(u"guarded_stack", self.num_stack + 0, len(self.guarded_stack))
                for i in range(len(self.guarded_stack)):
                    pass
                    if self.guarded_stack[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_stack", self._root, self.guarded_stack[i]._root)
                    if self.guarded_stack[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_stack", self, self.guarded_stack[i]._parent)


            if self.is_guarded:
                pass
                if len(self.guard_entries) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_entries", 2, len(self.guard_entries))
                if not self.guard_entries == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_entries, None, u"/types/entry_exits_block/seq/4")

            if len(self.entries) == 0:
                raise kaitaistruct.ConsistencyError(u"entries", 0, len(self.entries))
            for i in range(len(self.entries)):
                pass
                if self.entries[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"entries", self._root, self.entries[i]._root)
                if self.entries[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"entries", self, self.entries[i]._parent)
                if self.entries[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"entries", self.is_guarded, self.entries[i].is_guarded)
                _ = self.entries[i]
                if (_.entry_index == -1) != (i == len(self.entries) - 1):
                    raise kaitaistruct.ConsistencyError(u"entries", i == len(self.entries) - 1, _.entry_index == -1)

            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class ExtraRestart(ReadWriteKaitaiStruct):
        """A place for one part of the map."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ExtraRestart, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_position = self._io.read_bytes(2)
                if not self.guard_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_position, self._io, u"/types/extra_restart/seq/0")

            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            if self.is_guarded:
                pass
                self.guard_radius = self._io.read_bytes(2)
                if not self.guard_radius == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_radius, self._io, u"/types/extra_restart/seq/2")

            self.radius = self._io.read_f4le()
            if self.is_guarded:
                pass
                self.guard_heading = self._io.read_bytes(2)
                if not self.guard_heading == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_heading, self._io, u"/types/extra_restart/seq/4")

            self.heading = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.position._fetch_instances()
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ExtraRestart, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_position)

            self.position._write__seq(self._io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_radius)

            self._io.write_f4le(self.radius)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_heading)

            self._io.write_f4le(self.heading)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_position) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_position", 2, len(self.guard_position))
                if not self.guard_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_position, None, u"/types/extra_restart/seq/0")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.is_guarded:
                pass
                if len(self.guard_radius) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_radius", 2, len(self.guard_radius))
                if not self.guard_radius == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_radius, None, u"/types/extra_restart/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_heading) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_heading", 2, len(self.guard_heading))
                if not self.guard_heading == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_heading, None, u"/types/extra_restart/seq/4")

            self._dirty = False


    class GameLogicBlock(ReadWriteKaitaiStruct):
        """Block 4."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GameLogicBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_restarts = self._io.read_bytes(2)
                if not self.guard_num_restarts == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_restarts, self._io, u"/types/game_logic_block/seq/0")

            self.num_restarts = self._io.read_u4le()
            if not self.num_restarts <= ((self._io.size() - self._io.pos()) // 16):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 16), self.num_restarts, self._io, u"/types/game_logic_block/seq/1")
            if self.is_guarded:
                pass
                self.guard_penalty_for_death = self._io.read_bytes(2)
                if not self.guard_penalty_for_death == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_penalty_for_death, self._io, u"/types/game_logic_block/seq/2")

            self.penalty_for_death = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_penalty_for_arrest = self._io.read_bytes(2)
                if not self.guard_penalty_for_arrest == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_penalty_for_arrest, self._io, u"/types/game_logic_block/seq/4")

            self.penalty_for_arrest = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_game_state = self._io.read_bytes(2)
                if not self.guard_game_state == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_game_state, self._io, u"/types/game_logic_block/seq/6")

            self.game_state = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_time_of_last_event = self._io.read_bytes(2)
                if not self.guard_time_of_last_event == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_time_of_last_event, self._io, u"/types/game_logic_block/seq/8")

            self.time_of_last_event = self._io.read_u4le()
            self.restarts = []
            for i in range(self.num_restarts):
                _t_restarts = GtaSaSaveAndroid.Restart(self.is_guarded, self._io, self, self._root)
                try:
                    _t_restarts._read()
                finally:
                    self.restarts.append(_t_restarts)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.restarts)):
                pass
                self.restarts[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GameLogicBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_restarts)

            self._io.write_u4le(self.num_restarts)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_penalty_for_death)

            self._io.write_u1(self.penalty_for_death)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_penalty_for_arrest)

            self._io.write_u1(self.penalty_for_arrest)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_game_state)

            self._io.write_u1(self.game_state)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_time_of_last_event)

            self._io.write_u4le(self.time_of_last_event)
            for i in range(len(self.restarts)):
                pass
                self.restarts[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_restarts) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_restarts", 2, len(self.guard_num_restarts))
                if not self.guard_num_restarts == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_restarts, None, u"/types/game_logic_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_penalty_for_death) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_penalty_for_death", 2, len(self.guard_penalty_for_death))
                if not self.guard_penalty_for_death == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_penalty_for_death, None, u"/types/game_logic_block/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_penalty_for_arrest) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_penalty_for_arrest", 2, len(self.guard_penalty_for_arrest))
                if not self.guard_penalty_for_arrest == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_penalty_for_arrest, None, u"/types/game_logic_block/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_game_state) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_game_state", 2, len(self.guard_game_state))
                if not self.guard_game_state == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_game_state, None, u"/types/game_logic_block/seq/6")

            if self.is_guarded:
                pass
                if len(self.guard_time_of_last_event) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_time_of_last_event", 2, len(self.guard_time_of_last_event))
                if not self.guard_time_of_last_event == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_time_of_last_event, None, u"/types/game_logic_block/seq/8")

            if len(self.restarts) != self.num_restarts:
                raise kaitaistruct.ConsistencyError(u"restarts", self.num_restarts, len(self.restarts))
            for i in range(len(self.restarts)):
                pass
                if self.restarts[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"restarts", self._root, self.restarts[i]._root)
                if self.restarts[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"restarts", self, self.restarts[i]._parent)
                if self.restarts[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"restarts", self.is_guarded, self.restarts[i].is_guarded)

            self._dirty = False

        @property
        def game_state_name(self):
            """Meaning of `game_state`."""
            if hasattr(self, '_m_game_state_name'):
                return self._m_game_state_name

            self._m_game_state_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.PlayState, self.game_state)
            return getattr(self, '_m_game_state_name', None)

        def _invalidate_game_state_name(self):
            del self._m_game_state_name

    class Gang(ReadWriteKaitaiStruct):
        """Weapons of a gang (opcode 0237)."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Gang, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/gang/seq/0")

            self.ped_model_override = self._io.read_s1()
            self.gap_001 = self._io.read_bytes(3)
            self.weapon_a = self._io.read_u4le()
            self.weapon_b = self._io.read_u4le()
            self.weapon_c = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Gang, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_s1(self.ped_model_override)
            self._io.write_bytes(self.gap_001)
            self._io.write_u4le(self.weapon_a)
            self._io.write_u4le(self.weapon_b)
            self._io.write_u4le(self.weapon_c)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/gang/seq/0")

            if len(self.gap_001) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_001", 3, len(self.gap_001))
            self._dirty = False

        @property
        def weapon_a_name(self):
            """Meaning of `weapon_a`."""
            if hasattr(self, '_m_weapon_a_name'):
                return self._m_weapon_a_name

            self._m_weapon_a_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponKind, self.weapon_a)
            return getattr(self, '_m_weapon_a_name', None)

        def _invalidate_weapon_a_name(self):
            del self._m_weapon_a_name
        @property
        def weapon_b_name(self):
            """Meaning of `weapon_b`."""
            if hasattr(self, '_m_weapon_b_name'):
                return self._m_weapon_b_name

            self._m_weapon_b_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponKind, self.weapon_b)
            return getattr(self, '_m_weapon_b_name', None)

        def _invalidate_weapon_b_name(self):
            del self._m_weapon_b_name
        @property
        def weapon_c_name(self):
            """Meaning of `weapon_c`."""
            if hasattr(self, '_m_weapon_c_name'):
                return self._m_weapon_c_name

            self._m_weapon_c_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponKind, self.weapon_c)
            return getattr(self, '_m_weapon_c_name', None)

        def _invalidate_weapon_c_name(self):
            del self._m_weapon_c_name

    class GangWarsBlock(ReadWriteKaitaiStruct):
        """Block 23."""
        def __init__(self, is_mobile, has_specific_zones, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GangWarsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile
            self.has_specific_zones = has_specific_zones
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_war_size = self._io.read_bytes(2)
                if not self.guard_war_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_war_size, self._io, u"/types/gang_wars_block/seq/0")

            self.war_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_body = self._io.read_bytes(2)
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, self._io, u"/types/gang_wars_block/seq/2")

            self.active = self._io.read_u1()
            self.gap_005 = self._io.read_bytes(3)
            self.state = self._io.read_u4le()
            self.time_started = self._io.read_u4le()
            self.zone_info_index = self._io.read_s4le()
            self.nav_zone_index = self._io.read_s4le()
            self.player_start_pos = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.player_start_pos._read()
            self.gang_1 = self._io.read_s4le()
            self.gang_2 = self._io.read_s4le()
            self.ferocity = self._io.read_s4le()
            self.last_time_in_area = self._io.read_u4le()
            self.attack_state = self._io.read_u4le()
            self.time_till_next_attack = self._io.read_f4le()
            self.point_of_attack = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.point_of_attack._read()
            self.fight_timer = self._io.read_s4le()
            self.radar_blip = self._io.read_s4le()
            self.player_is_close = self._io.read_u1()
            self.gap_051 = self._io.read_bytes(3)
            self.territory_share = self._io.read_f4le()
            self.difficulty = self._io.read_f4le()
            if self.is_mobile_game:
                pass
                self.can_start_on_mission = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.training_mission = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.gap_05e = self._io.read_bytes(2)

            if self.is_mobile_game:
                pass
                self.zone_info_for_training = self._io.read_s4le()

            if self.with_specific_zones:
                pass
                self.specific_zone_count = self._io.read_u4le()

            if self.with_specific_zones:
                pass
                self.specific_zones = []
                for i in range(6):
                    self.specific_zones.append(self._io.read_s4le())


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            self.player_start_pos._fetch_instances()
            self.point_of_attack._fetch_instances()
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.with_specific_zones:
                pass

            if self.with_specific_zones:
                pass
                for i in range(len(self.specific_zones)):
                    pass




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GangWarsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_war_size)

            self._io.write_u4le(self.war_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_body)

            self._io.write_u1(self.active)
            self._io.write_bytes(self.gap_005)
            self._io.write_u4le(self.state)
            self._io.write_u4le(self.time_started)
            self._io.write_s4le(self.zone_info_index)
            self._io.write_s4le(self.nav_zone_index)
            self.player_start_pos._write__seq(self._io)
            self._io.write_s4le(self.gang_1)
            self._io.write_s4le(self.gang_2)
            self._io.write_s4le(self.ferocity)
            self._io.write_u4le(self.last_time_in_area)
            self._io.write_u4le(self.attack_state)
            self._io.write_f4le(self.time_till_next_attack)
            self.point_of_attack._write__seq(self._io)
            self._io.write_s4le(self.fight_timer)
            self._io.write_s4le(self.radar_blip)
            self._io.write_u1(self.player_is_close)
            self._io.write_bytes(self.gap_051)
            self._io.write_f4le(self.territory_share)
            self._io.write_f4le(self.difficulty)
            if self.is_mobile_game:
                pass
                self._io.write_u1(self.can_start_on_mission)

            if self.is_mobile_game:
                pass
                self._io.write_u1(self.training_mission)

            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_05e)

            if self.is_mobile_game:
                pass
                self._io.write_s4le(self.zone_info_for_training)

            if self.with_specific_zones:
                pass
                self._io.write_u4le(self.specific_zone_count)

            if self.with_specific_zones:
                pass
                for i in range(len(self.specific_zones)):
                    pass
                    self._io.write_s4le(self.specific_zones[i])




        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_war_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_war_size", 2, len(self.guard_war_size))
                if not self.guard_war_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_war_size, None, u"/types/gang_wars_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_body) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_body", 2, len(self.guard_body))
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, None, u"/types/gang_wars_block/seq/2")

            if len(self.gap_005) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_005", 3, len(self.gap_005))
            if self.player_start_pos._root != self._root:
                raise kaitaistruct.ConsistencyError(u"player_start_pos", self._root, self.player_start_pos._root)
            if self.player_start_pos._parent != self:
                raise kaitaistruct.ConsistencyError(u"player_start_pos", self, self.player_start_pos._parent)
            if self.point_of_attack._root != self._root:
                raise kaitaistruct.ConsistencyError(u"point_of_attack", self._root, self.point_of_attack._root)
            if self.point_of_attack._parent != self:
                raise kaitaistruct.ConsistencyError(u"point_of_attack", self, self.point_of_attack._parent)
            if len(self.gap_051) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_051", 3, len(self.gap_051))
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.gap_05e) != 2:
                    raise kaitaistruct.ConsistencyError(u"gap_05e", 2, len(self.gap_05e))

            if self.is_mobile_game:
                pass

            if self.with_specific_zones:
                pass

            if self.with_specific_zones:
                pass
                if len(self.specific_zones) != 6:
                    raise kaitaistruct.ConsistencyError(u"specific_zones", 6, len(self.specific_zones))
                for i in range(len(self.specific_zones)):
                    pass


            self._dirty = False

        @property
        def attack_state_name(self):
            """Meaning of `attack_state`."""
            if hasattr(self, '_m_attack_state_name'):
                return self._m_attack_state_name

            self._m_attack_state_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WarAttack, self.attack_state)
            return getattr(self, '_m_attack_state_name', None)

        def _invalidate_attack_state_name(self):
            del self._m_attack_state_name
        @property
        def gang_1_name(self):
            """Meaning of `gang_1`."""
            if hasattr(self, '_m_gang_1_name'):
                return self._m_gang_1_name

            self._m_gang_1_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.GangId, self.gang_1)
            return getattr(self, '_m_gang_1_name', None)

        def _invalidate_gang_1_name(self):
            del self._m_gang_1_name
        @property
        def gang_2_name(self):
            """Meaning of `gang_2`."""
            if hasattr(self, '_m_gang_2_name'):
                return self._m_gang_2_name

            self._m_gang_2_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.GangId, self.gang_2)
            return getattr(self, '_m_gang_2_name', None)

        def _invalidate_gang_2_name(self):
            del self._m_gang_2_name
        @property
        def is_mobile_game(self):
            """Whether fields of phones follow."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def state_name(self):
            """Meaning of `state`."""
            if hasattr(self, '_m_state_name'):
                return self._m_state_name

            self._m_state_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WarState, self.state)
            return getattr(self, '_m_state_name', None)

        def _invalidate_state_name(self):
            del self._m_state_name
        @property
        def with_specific_zones(self):
            """Whether fields of the Definitive Edition follow."""
            if hasattr(self, '_m_with_specific_zones'):
                return self._m_with_specific_zones

            self._m_with_specific_zones = self.has_specific_zones
            return getattr(self, '_m_with_specific_zones', None)

        def _invalidate_with_specific_zones(self):
            del self._m_with_specific_zones

    class GangsBlock(ReadWriteKaitaiStruct):
        """Block 11."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GangsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            self.gangs = []
            for i in range(10):
                _t_gangs = GtaSaSaveAndroid.Gang(self.is_guarded, self._io, self, self._root)
                try:
                    _t_gangs._read()
                finally:
                    self.gangs.append(_t_gangs)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.gangs)):
                pass
                self.gangs[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GangsBlock, self)._write__seq(io)
            for i in range(len(self.gangs)):
                pass
                self.gangs[i]._write__seq(self._io)



        def _check(self):
            if len(self.gangs) != 10:
                raise kaitaistruct.ConsistencyError(u"gangs", 10, len(self.gangs))
            for i in range(len(self.gangs)):
                pass
                if self.gangs[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"gangs", self._root, self.gangs[i]._root)
                if self.gangs[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"gangs", self, self.gangs[i]._parent)
                if self.gangs[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"gangs", self.is_guarded, self.gangs[i].is_guarded)

            self._dirty = False


    class Garage(ReadWriteKaitaiStruct):
        """A garage."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Garage, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/garage/seq/0")

            self.garage_type = self._io.read_u1()
            self.door_state = self._io.read_u1()
            self.flags = GtaSaSaveAndroid.GarageBits(self._io, self, self._root)
            self.flags._read()
            self.gap_002 = self._io.read_bytes(1)
            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.direction_a = GtaSaSaveAndroid.Vec2(self._io, self, self._root)
            self.direction_a._read()
            self.direction_b = GtaSaSaveAndroid.Vec2(self._io, self, self._root)
            self.direction_b._read()
            self.top_z = self._io.read_f4le()
            self.width = self._io.read_f4le()
            self.depth = self._io.read_f4le()
            self.left = self._io.read_f4le()
            self.right = self._io.read_f4le()
            self.front = self._io.read_f4le()
            self.back = self._io.read_f4le()
            self.door_position = self._io.read_f4le()
            self.time_to_open = self._io.read_u4le()
            self.garage_name = self._io.read_bytes(8)
            self.original_type = self._io.read_u1()
            self.gap_04c = self._io.read_bytes(3)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.flags._fetch_instances()
            self.position._fetch_instances()
            self.direction_a._fetch_instances()
            self.direction_b._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Garage, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_u1(self.garage_type)
            self._io.write_u1(self.door_state)
            self.flags._write__seq(self._io)
            self._io.write_bytes(self.gap_002)
            self.position._write__seq(self._io)
            self.direction_a._write__seq(self._io)
            self.direction_b._write__seq(self._io)
            self._io.write_f4le(self.top_z)
            self._io.write_f4le(self.width)
            self._io.write_f4le(self.depth)
            self._io.write_f4le(self.left)
            self._io.write_f4le(self.right)
            self._io.write_f4le(self.front)
            self._io.write_f4le(self.back)
            self._io.write_f4le(self.door_position)
            self._io.write_u4le(self.time_to_open)
            self._io.write_bytes(self.garage_name)
            self._io.write_u1(self.original_type)
            self._io.write_bytes(self.gap_04c)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/garage/seq/0")

            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.gap_002) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_002", 1, len(self.gap_002))
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.direction_a._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_a", self._root, self.direction_a._root)
            if self.direction_a._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_a", self, self.direction_a._parent)
            if self.direction_b._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_b", self._root, self.direction_b._root)
            if self.direction_b._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_b", self, self.direction_b._parent)
            if len(self.garage_name) != 8:
                raise kaitaistruct.ConsistencyError(u"garage_name", 8, len(self.garage_name))
            if len(self.gap_04c) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_04c", 3, len(self.gap_04c))
            self._dirty = False

        @property
        def door_state_name(self):
            """Meaning of `door_state`."""
            if hasattr(self, '_m_door_state_name'):
                return self._m_door_state_name

            self._m_door_state_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Door, self.door_state)
            return getattr(self, '_m_door_state_name', None)

        def _invalidate_door_state_name(self):
            del self._m_door_state_name
        @property
        def garage_type_name(self):
            """Meaning of `garage_type`."""
            if hasattr(self, '_m_garage_type_name'):
                return self._m_garage_type_name

            self._m_garage_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.GarageKind, self.garage_type)
            return getattr(self, '_m_garage_type_name', None)

        def _invalidate_garage_type_name(self):
            del self._m_garage_type_name
        @property
        def original_type_name(self):
            """Meaning of `original_type`."""
            if hasattr(self, '_m_original_type_name'):
                return self._m_original_type_name

            self._m_original_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.GarageKind, self.original_type)
            return getattr(self, '_m_original_type_name', None)

        def _invalidate_original_type_name(self):
            del self._m_original_type_name

    class GarageBits(ReadWriteKaitaiStruct):
        """Bits of garages."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GarageBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.used_mod_shop = self._io.read_bits_int_le(1) != 0
            self.inactive = self._io.read_bits_int_le(1) != 0
            self.respray_used = self._io.read_bits_int_le(1) != 0
            self.opens_up = self._io.read_bits_int_le(1) != 0
            self.goes_in = self._io.read_bits_int_le(1) != 0
            self.camera_follows = self._io.read_bits_int_le(1) != 0
            self.door_closed = self._io.read_bits_int_le(1) != 0
            self.always_free = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GarageBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.used_mod_shop))
            self._io.write_bits_int_le(1, int(self.inactive))
            self._io.write_bits_int_le(1, int(self.respray_used))
            self._io.write_bits_int_le(1, int(self.opens_up))
            self._io.write_bits_int_le(1, int(self.goes_in))
            self._io.write_bits_int_le(1, int(self.camera_follows))
            self._io.write_bits_int_le(1, int(self.door_closed))
            self._io.write_bits_int_le(1, int(self.always_free))


        def _check(self):
            self._dirty = False


    class GaragesBlock(ReadWriteKaitaiStruct):
        """Block 3. Garages, shops that work on cars, and the cars that the player
        keeps.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GaragesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_garages = self._io.read_bytes(2)
                if not self.guard_num_garages == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_garages, self._io, u"/types/garages_block/seq/0")

            self.num_garages = self._io.read_u4le()
            if not self.num_garages <= ((self._io.size() - self._io.pos()) // 80):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 80), self.num_garages, self._io, u"/types/garages_block/seq/1")
            if self.is_guarded:
                pass
                self.guard_free_bombs = self._io.read_bytes(2)
                if not self.guard_free_bombs == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_free_bombs, self._io, u"/types/garages_block/seq/2")

            self.free_bombs = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_free_resprays = self._io.read_bytes(2)
                if not self.guard_free_resprays == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_free_resprays, self._io, u"/types/garages_block/seq/4")

            self.free_resprays = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_no_resprays = self._io.read_bytes(2)
                if not self.guard_no_resprays == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_no_resprays, self._io, u"/types/garages_block/seq/6")

            self.no_resprays = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_cars_collected = self._io.read_bytes(2)
                if not self.guard_cars_collected == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_cars_collected, self._io, u"/types/garages_block/seq/8")

            self.cars_collected = self._io.read_s4le()
            if self.is_guarded:
                pass
                self.guard_bank_vans_collected = self._io.read_bytes(2)
                if not self.guard_bank_vans_collected == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_bank_vans_collected, self._io, u"/types/garages_block/seq/10")

            self.bank_vans_collected = self._io.read_s4le()
            if self.is_guarded:
                pass
                self.guard_police_cars_collected = self._io.read_bytes(2)
                if not self.guard_police_cars_collected == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_police_cars_collected, self._io, u"/types/garages_block/seq/12")

            self.police_cars_collected = self._io.read_s4le()
            if self.is_plain:
                pass
                self.car_types_collected = []
                for i in range(4):
                    self.car_types_collected.append(self._io.read_s4le())


            if self.is_guarded:
                pass
                self.guarded_car_types_collected = []
                for i in range(4):
                    _t_guarded_car_types_collected = GtaSaSaveAndroid.GuardedS4(self._io, self, self._root)
                    try:
                        _t_guarded_car_types_collected._read()
                    finally:
                        self.guarded_car_types_collected.append(_t_guarded_car_types_collected)


            if self.is_guarded:
                pass
                self.guard_last_help_time = self._io.read_bytes(2)
                if not self.guard_last_help_time == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_help_time, self._io, u"/types/garages_block/seq/16")

            self.last_help_time = self._io.read_s4le()
            self.cars = []
            for i in range(80):
                _t_cars = GtaSaSaveAndroid.StoredCar(self.is_guarded, self._io, self, self._root)
                try:
                    _t_cars._read()
                finally:
                    self.cars.append(_t_cars)

            self.garages = []
            for i in range(self.num_garages):
                _t_garages = GtaSaSaveAndroid.Garage(self.is_guarded, self._io, self, self._root)
                try:
                    _t_garages._read()
                finally:
                    self.garages.append(_t_garages)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_plain:
                pass
                for i in range(len(self.car_types_collected)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_car_types_collected)):
                    pass
                    self.guarded_car_types_collected[i]._fetch_instances()


            if self.is_guarded:
                pass

            for i in range(len(self.cars)):
                pass
                self.cars[i]._fetch_instances()

            for i in range(len(self.garages)):
                pass
                self.garages[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GaragesBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_garages)

            self._io.write_u4le(self.num_garages)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_free_bombs)

            self._io.write_u1(self.free_bombs)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_free_resprays)

            self._io.write_u1(self.free_resprays)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_no_resprays)

            self._io.write_u1(self.no_resprays)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_cars_collected)

            self._io.write_s4le(self.cars_collected)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_bank_vans_collected)

            self._io.write_s4le(self.bank_vans_collected)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_police_cars_collected)

            self._io.write_s4le(self.police_cars_collected)
            if self.is_plain:
                pass
                for i in range(len(self.car_types_collected)):
                    pass
                    self._io.write_s4le(self.car_types_collected[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_car_types_collected)):
                    pass
                    self.guarded_car_types_collected[i]._write__seq(self._io)


            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_last_help_time)

            self._io.write_s4le(self.last_help_time)
            for i in range(len(self.cars)):
                pass
                self.cars[i]._write__seq(self._io)

            for i in range(len(self.garages)):
                pass
                self.garages[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_garages) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_garages", 2, len(self.guard_num_garages))
                if not self.guard_num_garages == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_garages, None, u"/types/garages_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_free_bombs) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_free_bombs", 2, len(self.guard_free_bombs))
                if not self.guard_free_bombs == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_free_bombs, None, u"/types/garages_block/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_free_resprays) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_free_resprays", 2, len(self.guard_free_resprays))
                if not self.guard_free_resprays == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_free_resprays, None, u"/types/garages_block/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_no_resprays) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_no_resprays", 2, len(self.guard_no_resprays))
                if not self.guard_no_resprays == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_no_resprays, None, u"/types/garages_block/seq/6")

            if self.is_guarded:
                pass
                if len(self.guard_cars_collected) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_cars_collected", 2, len(self.guard_cars_collected))
                if not self.guard_cars_collected == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_cars_collected, None, u"/types/garages_block/seq/8")

            if self.is_guarded:
                pass
                if len(self.guard_bank_vans_collected) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_bank_vans_collected", 2, len(self.guard_bank_vans_collected))
                if not self.guard_bank_vans_collected == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_bank_vans_collected, None, u"/types/garages_block/seq/10")

            if self.is_guarded:
                pass
                if len(self.guard_police_cars_collected) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_police_cars_collected", 2, len(self.guard_police_cars_collected))
                if not self.guard_police_cars_collected == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_police_cars_collected, None, u"/types/garages_block/seq/12")

            if self.is_plain:
                pass
                if len(self.car_types_collected) != 4:
                    raise kaitaistruct.ConsistencyError(u"car_types_collected", 4, len(self.car_types_collected))
                for i in range(len(self.car_types_collected)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_car_types_collected) != 4:
                    raise kaitaistruct.ConsistencyError(u"guarded_car_types_collected", 4, len(self.guarded_car_types_collected))
                for i in range(len(self.guarded_car_types_collected)):
                    pass
                    if self.guarded_car_types_collected[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_car_types_collected", self._root, self.guarded_car_types_collected[i]._root)
                    if self.guarded_car_types_collected[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_car_types_collected", self, self.guarded_car_types_collected[i]._parent)


            if self.is_guarded:
                pass
                if len(self.guard_last_help_time) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_last_help_time", 2, len(self.guard_last_help_time))
                if not self.guard_last_help_time == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_help_time, None, u"/types/garages_block/seq/16")

            if len(self.cars) != 80:
                raise kaitaistruct.ConsistencyError(u"cars", 80, len(self.cars))
            for i in range(len(self.cars)):
                pass
                if self.cars[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"cars", self._root, self.cars[i]._root)
                if self.cars[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"cars", self, self.cars[i]._parent)
                if self.cars[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"cars", self.is_guarded, self.cars[i].is_guarded)

            if len(self.garages) != self.num_garages:
                raise kaitaistruct.ConsistencyError(u"garages", self.num_garages, len(self.garages))
            for i in range(len(self.garages)):
                pass
                if self.garages[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"garages", self._root, self.garages[i]._root)
                if self.garages[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"garages", self, self.garages[i]._parent)
                if self.garages[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"garages", self.is_guarded, self.garages[i].is_guarded)

            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class GeneratorBits(ReadWriteKaitaiStruct):
        """How a parked car appears."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GeneratorBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.wait_until_far = self._io.read_bits_int_le(1) != 0
            self.high_priority = self._io.read_bits_int_le(1) != 0
            self.active_generator = self._io.read_bits_int_le(1) != 0
            self.owned_by_player = self._io.read_bits_int_le(1) != 0
            self.ignore_population_limit = self._io.read_bits_int_le(1) != 0
            self.unused_generator_bits = self._io.read_bits_int_le(3)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GeneratorBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.wait_until_far))
            self._io.write_bits_int_le(1, int(self.high_priority))
            self._io.write_bits_int_le(1, int(self.active_generator))
            self._io.write_bits_int_le(1, int(self.owned_by_player))
            self._io.write_bits_int_le(1, int(self.ignore_population_limit))
            self._io.write_bits_int_le(3, self.unused_generator_bits)


        def _check(self):
            self._dirty = False


    class GuardedFlag(ReadWriteKaitaiStruct):
        """A truth value with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedFlag, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_flag/seq/0")
            self.value = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedFlag, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_u1(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_flag/seq/0")
            self._dirty = False


    class GuardedMapPart(ReadWriteKaitaiStruct):
        """Whether a part of the map is loaded, with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedMapPart, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_map_part/seq/0")
            self.value = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedMapPart, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_u1(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_map_part/seq/0")
            self._dirty = False


    class GuardedS1(ReadWriteKaitaiStruct):
        """A number with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedS1, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_s1/seq/0")
            self.value = self._io.read_s1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedS1, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_s1(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_s1/seq/0")
            self._dirty = False


    class GuardedS4(ReadWriteKaitaiStruct):
        """A number with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedS4, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_s4/seq/0")
            self.value = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedS4, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_s4le(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_s4/seq/0")
            self._dirty = False


    class GuardedS4Twice(ReadWriteKaitaiStruct):
        """A number with two guards of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedS4Twice, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(4)
            if not self.guard == b"\xDE\xC0\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard, self._io, u"/types/guarded_s4_twice/seq/0")
            self.value = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedS4Twice, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_s4le(self.value)


        def _check(self):
            if len(self.guard) != 4:
                raise kaitaistruct.ConsistencyError(u"guard", 4, len(self.guard))
            if not self.guard == b"\xDE\xC0\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard, None, u"/types/guarded_s4_twice/seq/0")
            self._dirty = False


    class GuardedStation(ReadWriteKaitaiStruct):
        """What a station has played, each number with a guard."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedStation, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.recent_tracks = []
            for i in range(20):
                _t_recent_tracks = GtaSaSaveAndroid.GuardedS1(self._io, self, self._root)
                try:
                    _t_recent_tracks._read()
                finally:
                    self.recent_tracks.append(_t_recent_tracks)

            self.recent_idents = []
            for i in range(8):
                _t_recent_idents = GtaSaSaveAndroid.GuardedS4(self._io, self, self._root)
                try:
                    _t_recent_idents._read()
                finally:
                    self.recent_idents.append(_t_recent_idents)

            self.recent_adverts = []
            for i in range(40):
                _t_recent_adverts = GtaSaSaveAndroid.GuardedS4(self._io, self, self._root)
                try:
                    _t_recent_adverts._read()
                finally:
                    self.recent_adverts.append(_t_recent_adverts)

            self.recent_dj = []
            for i in range(15):
                _t_recent_dj = GtaSaSaveAndroid.GuardedS4(self._io, self, self._root)
                try:
                    _t_recent_dj._read()
                finally:
                    self.recent_dj.append(_t_recent_dj)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.recent_tracks)):
                pass
                self.recent_tracks[i]._fetch_instances()

            for i in range(len(self.recent_idents)):
                pass
                self.recent_idents[i]._fetch_instances()

            for i in range(len(self.recent_adverts)):
                pass
                self.recent_adverts[i]._fetch_instances()

            for i in range(len(self.recent_dj)):
                pass
                self.recent_dj[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedStation, self)._write__seq(io)
            for i in range(len(self.recent_tracks)):
                pass
                self.recent_tracks[i]._write__seq(self._io)

            for i in range(len(self.recent_idents)):
                pass
                self.recent_idents[i]._write__seq(self._io)

            for i in range(len(self.recent_adverts)):
                pass
                self.recent_adverts[i]._write__seq(self._io)

            for i in range(len(self.recent_dj)):
                pass
                self.recent_dj[i]._write__seq(self._io)



        def _check(self):
            if len(self.recent_tracks) != 20:
                raise kaitaistruct.ConsistencyError(u"recent_tracks", 20, len(self.recent_tracks))
            for i in range(len(self.recent_tracks)):
                pass
                if self.recent_tracks[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"recent_tracks", self._root, self.recent_tracks[i]._root)
                if self.recent_tracks[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"recent_tracks", self, self.recent_tracks[i]._parent)

            if len(self.recent_idents) != 8:
                raise kaitaistruct.ConsistencyError(u"recent_idents", 8, len(self.recent_idents))
            for i in range(len(self.recent_idents)):
                pass
                if self.recent_idents[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"recent_idents", self._root, self.recent_idents[i]._root)
                if self.recent_idents[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"recent_idents", self, self.recent_idents[i]._parent)

            if len(self.recent_adverts) != 40:
                raise kaitaistruct.ConsistencyError(u"recent_adverts", 40, len(self.recent_adverts))
            for i in range(len(self.recent_adverts)):
                pass
                if self.recent_adverts[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"recent_adverts", self._root, self.recent_adverts[i]._root)
                if self.recent_adverts[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"recent_adverts", self, self.recent_adverts[i]._parent)

            if len(self.recent_dj) != 15:
                raise kaitaistruct.ConsistencyError(u"recent_dj", 15, len(self.recent_dj))
            for i in range(len(self.recent_dj)):
                pass
                if self.recent_dj[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"recent_dj", self._root, self.recent_dj[i]._root)
                if self.recent_dj[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"recent_dj", self, self.recent_dj[i]._parent)

            self._dirty = False


    class GuardedU1(ReadWriteKaitaiStruct):
        """A number with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedU1, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_u1/seq/0")
            self.value = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedU1, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_u1(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_u1/seq/0")
            self._dirty = False


    class GuardedU2(ReadWriteKaitaiStruct):
        """A number with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedU2, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_u2/seq/0")
            self.value = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedU2, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_u2le(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_u2/seq/0")
            self._dirty = False


    class GuardedU4(ReadWriteKaitaiStruct):
        """A number with a guard of its own."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.GuardedU4, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.guard = self._io.read_bytes(2)
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/guarded_u4/seq/0")
            self.value = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.GuardedU4, self)._write__seq(io)
            self._io.write_bytes(self.guard)
            self._io.write_u4le(self.value)


        def _check(self):
            if len(self.guard) != 2:
                raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
            if not self.guard == b"\xDE\xC0":
                raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/guarded_u4/seq/0")
            self._dirty = False


    class HandlingBits(ReadWriteKaitaiStruct):
        """Bits of handling, a part of the model's data; to be copied with the car."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.HandlingBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.boost_1g = self._io.read_bits_int_le(1) != 0
            self.boost_2g = self._io.read_bits_int_le(1) != 0
            self.npc_anti_roll = self._io.read_bits_int_le(1) != 0
            self.npc_neutral = self._io.read_bits_int_le(1) != 0
            self.no_handbrake = self._io.read_bits_int_le(1) != 0
            self.steer_rear = self._io.read_bits_int_le(1) != 0
            self.handbrake_steer = self._io.read_bits_int_le(1) != 0
            self.alt_steer = self._io.read_bits_int_le(1) != 0
            self.front_narrow_2 = self._io.read_bits_int_le(1) != 0
            self.front_narrow = self._io.read_bits_int_le(1) != 0
            self.front_wide = self._io.read_bits_int_le(1) != 0
            self.front_wide_2 = self._io.read_bits_int_le(1) != 0
            self.rear_narrow_2 = self._io.read_bits_int_le(1) != 0
            self.rear_narrow = self._io.read_bits_int_le(1) != 0
            self.rear_wide = self._io.read_bits_int_le(1) != 0
            self.rear_wide_2 = self._io.read_bits_int_le(1) != 0
            self.hydraulic_geometry = self._io.read_bits_int_le(1) != 0
            self.hydraulics_inst = self._io.read_bits_int_le(1) != 0
            self.no_hydraulics = self._io.read_bits_int_le(1) != 0
            self.nos_inst = self._io.read_bits_int_le(1) != 0
            self.offroad = self._io.read_bits_int_le(1) != 0
            self.offroad_2 = self._io.read_bits_int_le(1) != 0
            self.halogen = self._io.read_bits_int_le(1) != 0
            self.rear_wheel_first = self._io.read_bits_int_le(1) != 0
            self.use_max_speed = self._io.read_bits_int_le(1) != 0
            self.low_rider = self._io.read_bits_int_le(1) != 0
            self.street_racer = self._io.read_bits_int_le(1) != 0
            self.unknown_bit_27 = self._io.read_bits_int_le(1) != 0
            self.swinging_chassis = self._io.read_bits_int_le(1) != 0
            self.unknown_bit_29 = self._io.read_bits_int_le(3)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.HandlingBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.boost_1g))
            self._io.write_bits_int_le(1, int(self.boost_2g))
            self._io.write_bits_int_le(1, int(self.npc_anti_roll))
            self._io.write_bits_int_le(1, int(self.npc_neutral))
            self._io.write_bits_int_le(1, int(self.no_handbrake))
            self._io.write_bits_int_le(1, int(self.steer_rear))
            self._io.write_bits_int_le(1, int(self.handbrake_steer))
            self._io.write_bits_int_le(1, int(self.alt_steer))
            self._io.write_bits_int_le(1, int(self.front_narrow_2))
            self._io.write_bits_int_le(1, int(self.front_narrow))
            self._io.write_bits_int_le(1, int(self.front_wide))
            self._io.write_bits_int_le(1, int(self.front_wide_2))
            self._io.write_bits_int_le(1, int(self.rear_narrow_2))
            self._io.write_bits_int_le(1, int(self.rear_narrow))
            self._io.write_bits_int_le(1, int(self.rear_wide))
            self._io.write_bits_int_le(1, int(self.rear_wide_2))
            self._io.write_bits_int_le(1, int(self.hydraulic_geometry))
            self._io.write_bits_int_le(1, int(self.hydraulics_inst))
            self._io.write_bits_int_le(1, int(self.no_hydraulics))
            self._io.write_bits_int_le(1, int(self.nos_inst))
            self._io.write_bits_int_le(1, int(self.offroad))
            self._io.write_bits_int_le(1, int(self.offroad_2))
            self._io.write_bits_int_le(1, int(self.halogen))
            self._io.write_bits_int_le(1, int(self.rear_wheel_first))
            self._io.write_bits_int_le(1, int(self.use_max_speed))
            self._io.write_bits_int_le(1, int(self.low_rider))
            self._io.write_bits_int_le(1, int(self.street_racer))
            self._io.write_bits_int_le(1, int(self.unknown_bit_27))
            self._io.write_bits_int_le(1, int(self.swinging_chassis))
            self._io.write_bits_int_le(3, self.unknown_bit_29)


        def _check(self):
            self._dirty = False


    class InvisibleObject(ReadWriteKaitaiStruct):
        """Something that is not shown."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.InvisibleObject, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_object_kind = self._io.read_bytes(2)
                if not self.guard_object_kind == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_object_kind, self._io, u"/types/invisible_object/seq/0")

            self.object_kind = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_pool_index_plus_1 = self._io.read_bytes(2)
                if not self.guard_pool_index_plus_1 == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pool_index_plus_1, self._io, u"/types/invisible_object/seq/2")

            self.pool_index_plus_1 = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.InvisibleObject, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_object_kind)

            self._io.write_u4le(self.object_kind)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_pool_index_plus_1)

            self._io.write_u4le(self.pool_index_plus_1)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_object_kind) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_object_kind", 2, len(self.guard_object_kind))
                if not self.guard_object_kind == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_object_kind, None, u"/types/invisible_object/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_pool_index_plus_1) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_pool_index_plus_1", 2, len(self.guard_pool_index_plus_1))
                if not self.guard_pool_index_plus_1 == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pool_index_plus_1, None, u"/types/invisible_object/seq/2")

            self._dirty = False

        @property
        def object_kind_name(self):
            """Meaning of `object_kind`."""
            if hasattr(self, '_m_object_kind_name'):
                return self._m_object_kind_name

            self._m_object_kind_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.HiddenThing, self.object_kind)
            return getattr(self, '_m_object_kind_name', None)

        def _invalidate_object_kind_name(self):
            del self._m_object_kind_name

    class IplFlagsBlock(ReadWriteKaitaiStruct):
        """Block 21. Parts of the map; what a number means depends on the data of the
        game.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.IplFlagsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_slot_count = self._io.read_bytes(2)
                if not self.guard_slot_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_slot_count, self._io, u"/types/ipl_flags_block/seq/0")

            self.slot_count = self._io.read_u4le()
            if not self.slot_count == 256:
                raise kaitaistruct.ValidationNotEqualError(256, self.slot_count, self._io, u"/types/ipl_flags_block/seq/1")
            if self.is_plain:
                pass
                self.flags = []
                for i in range(255):
                    self.flags.append(self._io.read_u1())


            if self.is_guarded:
                pass
                self.guarded_flags = []
                for i in range(255):
                    _t_guarded_flags = GtaSaSaveAndroid.GuardedMapPart(self._io, self, self._root)
                    try:
                        _t_guarded_flags._read()
                    finally:
                        self.guarded_flags.append(_t_guarded_flags)


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_plain:
                pass
                for i in range(len(self.flags)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_flags)):
                    pass
                    self.guarded_flags[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.IplFlagsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_slot_count)

            self._io.write_u4le(self.slot_count)
            if self.is_plain:
                pass
                for i in range(len(self.flags)):
                    pass
                    self._io.write_u1(self.flags[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_flags)):
                    pass
                    self.guarded_flags[i]._write__seq(self._io)




        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_slot_count) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_slot_count", 2, len(self.guard_slot_count))
                if not self.guard_slot_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_slot_count, None, u"/types/ipl_flags_block/seq/0")

            if not self.slot_count == 256:
                raise kaitaistruct.ValidationNotEqualError(256, self.slot_count, None, u"/types/ipl_flags_block/seq/1")
            if self.is_plain:
                pass
                if len(self.flags) != 255:
                    raise kaitaistruct.ConsistencyError(u"flags", 255, len(self.flags))
                for i in range(len(self.flags)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_flags) != 255:
                    raise kaitaistruct.ConsistencyError(u"guarded_flags", 255, len(self.guarded_flags))
                for i in range(len(self.guarded_flags)):
                    pass
                    if self.guarded_flags[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_flags", self._root, self.guarded_flags[i]._root)
                    if self.guarded_flags[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_flags", self, self.guarded_flags[i]._parent)


            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class LoadedMission(ReadWriteKaitaiStruct):
        """A mission that runs."""
        def __init__(self, has_index, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.LoadedMission, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_index = has_index

        def _read(self):
            if self.is_numbered:
                pass
                self.mission_index = self._io.read_u4le()

            self.code = self._io.read_bytes(69000)
            self.mission_locals = []
            for i in range(1024):
                self.mission_locals.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_numbered:
                pass

            for i in range(len(self.mission_locals)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.LoadedMission, self)._write__seq(io)
            if self.is_numbered:
                pass
                self._io.write_u4le(self.mission_index)

            self._io.write_bytes(self.code)
            for i in range(len(self.mission_locals)):
                pass
                self._io.write_u4le(self.mission_locals[i])



        def _check(self):
            if self.is_numbered:
                pass

            if len(self.code) != 69000:
                raise kaitaistruct.ConsistencyError(u"code", 69000, len(self.code))
            if len(self.mission_locals) != 1024:
                raise kaitaistruct.ConsistencyError(u"mission_locals", 1024, len(self.mission_locals))
            for i in range(len(self.mission_locals)):
                pass

            self._dirty = False

        @property
        def is_numbered(self):
            """Whether the number is there."""
            if hasattr(self, '_m_is_numbered'):
                return self._m_is_numbered

            self._m_is_numbered = self.has_index
            return getattr(self, '_m_is_numbered', None)

        def _invalidate_is_numbered(self):
            del self._m_is_numbered

    class LodPair(ReadWriteKaitaiStruct):
        """An object with its distant model."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.LodPair, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/lod_pair/seq/0")

            self.object = self._io.read_s4le()
            self.lod_object = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.LodPair, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_s4le(self.object)
            self._io.write_s4le(self.lod_object)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/lod_pair/seq/0")

            self._dirty = False


    class MobileObject(ReadWriteKaitaiStruct):
        """An object that a script made, 64 bytes in both forms."""
        def __init__(self, is_variant_b, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.MobileObject, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_variant_b = is_variant_b
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_handle = self._io.read_bytes(4)
                if not self.guard_handle == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_handle, self._io, u"/types/mobile_object/seq/0")

            self.handle = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_model = self._io.read_bytes(4)
                if not self.guard_model == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_model, self._io, u"/types/mobile_object/seq/2")

            self.model = self._io.read_s4le()
            if self.is_guarded:
                pass
                self.guard_object_size = self._io.read_bytes(2)
                if not self.guard_object_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_object_size, self._io, u"/types/mobile_object/seq/4")

            self.object_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_body = self._io.read_bytes(2)
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, self._io, u"/types/mobile_object/seq/6")

            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.right = GtaSaSaveAndroid.Direction(self._io, self, self._root)
            self.right._read()
            self.forward = GtaSaSaveAndroid.Direction(self._io, self, self._root)
            self.forward._read()
            self.gap_01e = self._io.read_bytes(6)
            self.bonus_value = self._io.read_u1()
            self.gap_025 = self._io.read_bytes(1)
            self.cost_value = self._io.read_u2le()
            self.removal_time = self._io.read_s4le()
            self.entity_flags = GtaSaSaveAndroid.EntityBits(self._io, self, self._root)
            self.entity_flags._read()
            if self.is_form_b:
                pass
                self.unknown_48 = self._io.read_u4le()

            self.unused = self._io.read_s1()
            if self.is_form_a:
                pass
                self.gap_031 = self._io.read_bytes(3)

            if self.is_form_b:
                pass
                self.gap_035 = self._io.read_bytes(1)

            self.object_flags = GtaSaSaveAndroid.ObjectBits(self._io, self, self._root)
            self.object_flags._read()
            self.object_type = self._io.read_u1()
            self.collision_damage_effect = self._io.read_u1()
            self.special_collision_response = self._io.read_u1()
            self.physical_flags = GtaSaSaveAndroid.PhysicalBits(self._io, self, self._root)
            self.physical_flags._read()
            self.unknown_end = self._io.read_s2le()
            if self.is_form_a:
                pass
                self.gap_03e = self._io.read_bytes(2)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            self.position._fetch_instances()
            self.right._fetch_instances()
            self.forward._fetch_instances()
            self.entity_flags._fetch_instances()
            if self.is_form_b:
                pass

            if self.is_form_a:
                pass

            if self.is_form_b:
                pass

            self.object_flags._fetch_instances()
            self.physical_flags._fetch_instances()
            if self.is_form_a:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.MobileObject, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_handle)

            self._io.write_u4le(self.handle)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_model)

            self._io.write_s4le(self.model)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_object_size)

            self._io.write_u4le(self.object_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_body)

            self.position._write__seq(self._io)
            self.right._write__seq(self._io)
            self.forward._write__seq(self._io)
            self._io.write_bytes(self.gap_01e)
            self._io.write_u1(self.bonus_value)
            self._io.write_bytes(self.gap_025)
            self._io.write_u2le(self.cost_value)
            self._io.write_s4le(self.removal_time)
            self.entity_flags._write__seq(self._io)
            if self.is_form_b:
                pass
                self._io.write_u4le(self.unknown_48)

            self._io.write_s1(self.unused)
            if self.is_form_a:
                pass
                self._io.write_bytes(self.gap_031)

            if self.is_form_b:
                pass
                self._io.write_bytes(self.gap_035)

            self.object_flags._write__seq(self._io)
            self._io.write_u1(self.object_type)
            self._io.write_u1(self.collision_damage_effect)
            self._io.write_u1(self.special_collision_response)
            self.physical_flags._write__seq(self._io)
            self._io.write_s2le(self.unknown_end)
            if self.is_form_a:
                pass
                self._io.write_bytes(self.gap_03e)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_handle) != 4:
                    raise kaitaistruct.ConsistencyError(u"guard_handle", 4, len(self.guard_handle))
                if not self.guard_handle == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_handle, None, u"/types/mobile_object/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_model) != 4:
                    raise kaitaistruct.ConsistencyError(u"guard_model", 4, len(self.guard_model))
                if not self.guard_model == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_model, None, u"/types/mobile_object/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_object_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_object_size", 2, len(self.guard_object_size))
                if not self.guard_object_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_object_size, None, u"/types/mobile_object/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_body) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_body", 2, len(self.guard_body))
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, None, u"/types/mobile_object/seq/6")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"right", self._root, self.right._root)
            if self.right._parent != self:
                raise kaitaistruct.ConsistencyError(u"right", self, self.right._parent)
            if self.forward._root != self._root:
                raise kaitaistruct.ConsistencyError(u"forward", self._root, self.forward._root)
            if self.forward._parent != self:
                raise kaitaistruct.ConsistencyError(u"forward", self, self.forward._parent)
            if len(self.gap_01e) != 6:
                raise kaitaistruct.ConsistencyError(u"gap_01e", 6, len(self.gap_01e))
            if len(self.gap_025) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_025", 1, len(self.gap_025))
            if self.entity_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"entity_flags", self._root, self.entity_flags._root)
            if self.entity_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"entity_flags", self, self.entity_flags._parent)
            if self.is_form_b:
                pass

            if self.is_form_a:
                pass
                if len(self.gap_031) != 3:
                    raise kaitaistruct.ConsistencyError(u"gap_031", 3, len(self.gap_031))

            if self.is_form_b:
                pass
                if len(self.gap_035) != 1:
                    raise kaitaistruct.ConsistencyError(u"gap_035", 1, len(self.gap_035))

            if self.object_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"object_flags", self._root, self.object_flags._root)
            if self.object_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"object_flags", self, self.object_flags._parent)
            if self.physical_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"physical_flags", self._root, self.physical_flags._root)
            if self.physical_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"physical_flags", self, self.physical_flags._parent)
            if self.is_form_a:
                pass
                if len(self.gap_03e) != 2:
                    raise kaitaistruct.ConsistencyError(u"gap_03e", 2, len(self.gap_03e))

            self._dirty = False

        @property
        def collision_damage_effect_name(self):
            """Meaning of `collision_damage_effect`."""
            if hasattr(self, '_m_collision_damage_effect_name'):
                return self._m_collision_damage_effect_name

            self._m_collision_damage_effect_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.DamageEffect, self.collision_damage_effect)
            return getattr(self, '_m_collision_damage_effect_name', None)

        def _invalidate_collision_damage_effect_name(self):
            del self._m_collision_damage_effect_name
        @property
        def is_form_a(self):
            """Whether it has the first form."""
            if hasattr(self, '_m_is_form_a'):
                return self._m_is_form_a

            self._m_is_form_a = (not (self.is_variant_b))
            return getattr(self, '_m_is_form_a', None)

        def _invalidate_is_form_a(self):
            del self._m_is_form_a
        @property
        def is_form_b(self):
            """Whether it has the second form."""
            if hasattr(self, '_m_is_form_b'):
                return self._m_is_form_b

            self._m_is_form_b = self.is_variant_b
            return getattr(self, '_m_is_form_b', None)

        def _invalidate_is_form_b(self):
            del self._m_is_form_b
        @property
        def model_name(self):
            """Meaning of `model`."""
            if hasattr(self, '_m_model_name'):
                return self._m_model_name

            self._m_model_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.ObjectModel, self.model)
            return getattr(self, '_m_model_name', None)

        def _invalidate_model_name(self):
            del self._m_model_name
        @property
        def object_type_name(self):
            """Meaning of `object_type`."""
            if hasattr(self, '_m_object_type_name'):
                return self._m_object_type_name

            self._m_object_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.ObjectOrigin, self.object_type)
            return getattr(self, '_m_object_type_name', None)

        def _invalidate_object_type_name(self):
            del self._m_object_type_name
        @property
        def special_collision_response_name(self):
            """Meaning of `special_collision_response`."""
            if hasattr(self, '_m_special_collision_response_name'):
                return self._m_special_collision_response_name

            self._m_special_collision_response_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.CollisionResponse, self.special_collision_response)
            return getattr(self, '_m_special_collision_response_name', None)

        def _invalidate_special_collision_response_name(self):
            del self._m_special_collision_response_name

    class MobilePlayer(ReadWriteKaitaiStruct):
        """A person; the player where `ped_type` is 0 or 1."""
        def __init__(self, is_definitive, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.MobilePlayer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_definitive = is_definitive
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_handle = self._io.read_bytes(2)
                if not self.guard_handle == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_handle, self._io, u"/types/mobile_player/seq/0")

            self.handle = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_model = self._io.read_bytes(2)
                if not self.guard_model == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_model, self._io, u"/types/mobile_player/seq/2")

            self.model = self._io.read_s4le()
            if self.is_guarded:
                pass
                self.guard_ped_type = self._io.read_bytes(2)
                if not self.guard_ped_type == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ped_type, self._io, u"/types/mobile_player/seq/4")

            self.ped_type = self._io.read_s4le()
            if self.has_model_name:
                pass
                self.model_name = self._io.read_bytes(9)

            if self.is_guarded:
                pass
                self.guard_ped_size = self._io.read_bytes(2)
                if not self.guard_ped_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ped_size, self._io, u"/types/mobile_player/seq/7")

            self.ped_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_body = self._io.read_bytes(2)
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, self._io, u"/types/mobile_player/seq/9")

            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.heading = self._io.read_f4le()
            self.health = self._io.read_f4le()
            self.armor = self._io.read_f4le()
            self.weapons = []
            for i in range(13):
                _t_weapons = GtaSaSaveAndroid.Weapon(self._io, self, self._root)
                try:
                    _t_weapons._read()
                finally:
                    self.weapons.append(_t_weapons)

            self.created_by = self._io.read_u1()
            self.active_weapon_slot = self._io.read_u1()
            self.area = self._io.read_u1()
            self.gap_197 = self._io.read_bytes(1)
            self.exit_index = self._io.read_s4le()
            self.fighting_style = self._io.read_u1()
            self.allowed_attack_moves = self._io.read_u1()
            self.gap_19e = self._io.read_bytes(2)
            if self.is_android:
                pass
                self.ped_flags = []
                for i in range(4):
                    self.ped_flags.append(self._io.read_u4le())


            if self.is_android:
                pass
                self.gap_1b0 = self._io.read_bytes(4)

            if self.is_definitive_edition:
                pass
                self.unknown_ped = self._io.read_bytes(76)

            if self.is_player:
                pass
                self.player_part = GtaSaSaveAndroid.MobilePlayerPart(self.is_guarded, self._io, self, self._root)
                self.player_part._read()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.has_model_name:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            self.position._fetch_instances()
            for i in range(len(self.weapons)):
                pass
                self.weapons[i]._fetch_instances()

            if self.is_android:
                pass
                for i in range(len(self.ped_flags)):
                    pass


            if self.is_android:
                pass

            if self.is_definitive_edition:
                pass

            if self.is_player:
                pass
                self.player_part._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.MobilePlayer, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_handle)

            self._io.write_u4le(self.handle)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_model)

            self._io.write_s4le(self.model)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_ped_type)

            self._io.write_s4le(self.ped_type)
            if self.has_model_name:
                pass
                self._io.write_bytes(self.model_name)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_ped_size)

            self._io.write_u4le(self.ped_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_body)

            self.position._write__seq(self._io)
            self._io.write_f4le(self.heading)
            self._io.write_f4le(self.health)
            self._io.write_f4le(self.armor)
            for i in range(len(self.weapons)):
                pass
                self.weapons[i]._write__seq(self._io)

            self._io.write_u1(self.created_by)
            self._io.write_u1(self.active_weapon_slot)
            self._io.write_u1(self.area)
            self._io.write_bytes(self.gap_197)
            self._io.write_s4le(self.exit_index)
            self._io.write_u1(self.fighting_style)
            self._io.write_u1(self.allowed_attack_moves)
            self._io.write_bytes(self.gap_19e)
            if self.is_android:
                pass
                for i in range(len(self.ped_flags)):
                    pass
                    self._io.write_u4le(self.ped_flags[i])


            if self.is_android:
                pass
                self._io.write_bytes(self.gap_1b0)

            if self.is_definitive_edition:
                pass
                self._io.write_bytes(self.unknown_ped)

            if self.is_player:
                pass
                self.player_part._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_handle) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_handle", 2, len(self.guard_handle))
                if not self.guard_handle == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_handle, None, u"/types/mobile_player/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_model) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_model", 2, len(self.guard_model))
                if not self.guard_model == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_model, None, u"/types/mobile_player/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_ped_type) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_ped_type", 2, len(self.guard_ped_type))
                if not self.guard_ped_type == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ped_type, None, u"/types/mobile_player/seq/4")

            if self.has_model_name:
                pass
                if len(self.model_name) != 9:
                    raise kaitaistruct.ConsistencyError(u"model_name", 9, len(self.model_name))

            if self.is_guarded:
                pass
                if len(self.guard_ped_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_ped_size", 2, len(self.guard_ped_size))
                if not self.guard_ped_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ped_size, None, u"/types/mobile_player/seq/7")

            if self.is_guarded:
                pass
                if len(self.guard_body) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_body", 2, len(self.guard_body))
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, None, u"/types/mobile_player/seq/9")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if len(self.weapons) != 13:
                raise kaitaistruct.ConsistencyError(u"weapons", 13, len(self.weapons))
            for i in range(len(self.weapons)):
                pass
                if self.weapons[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"weapons", self._root, self.weapons[i]._root)
                if self.weapons[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"weapons", self, self.weapons[i]._parent)

            if len(self.gap_197) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_197", 1, len(self.gap_197))
            if len(self.gap_19e) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_19e", 2, len(self.gap_19e))
            if self.is_android:
                pass
                if len(self.ped_flags) != 4:
                    raise kaitaistruct.ConsistencyError(u"ped_flags", 4, len(self.ped_flags))
                for i in range(len(self.ped_flags)):
                    pass


            if self.is_android:
                pass
                if len(self.gap_1b0) != 4:
                    raise kaitaistruct.ConsistencyError(u"gap_1b0", 4, len(self.gap_1b0))

            if self.is_definitive_edition:
                pass
                if len(self.unknown_ped) != 76:
                    raise kaitaistruct.ConsistencyError(u"unknown_ped", 76, len(self.unknown_ped))

            if self.is_player:
                pass
                if self.player_part._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"player_part", self._root, self.player_part._root)
                if self.player_part._parent != self:
                    raise kaitaistruct.ConsistencyError(u"player_part", self, self.player_part._parent)
                if self.player_part.is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"player_part", self.is_guarded, self.player_part.is_guarded)

            self._dirty = False

        @property
        def active_weapon_slot_name(self):
            """Meaning of `active_weapon_slot`."""
            if hasattr(self, '_m_active_weapon_slot_name'):
                return self._m_active_weapon_slot_name

            self._m_active_weapon_slot_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponSlot, self.active_weapon_slot)
            return getattr(self, '_m_active_weapon_slot_name', None)

        def _invalidate_active_weapon_slot_name(self):
            del self._m_active_weapon_slot_name
        @property
        def area_name(self):
            """Meaning of `area`."""
            if hasattr(self, '_m_area_name'):
                return self._m_area_name

            self._m_area_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.InteriorArea, self.area)
            return getattr(self, '_m_area_name', None)

        def _invalidate_area_name(self):
            del self._m_area_name
        @property
        def fighting_style_name(self):
            """Meaning of `fighting_style`."""
            if hasattr(self, '_m_fighting_style_name'):
                return self._m_fighting_style_name

            self._m_fighting_style_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Fighting, self.fighting_style)
            return getattr(self, '_m_fighting_style_name', None)

        def _invalidate_fighting_style_name(self):
            del self._m_fighting_style_name
        @property
        def has_model_name(self):
            """Whether the model has a name."""
            if hasattr(self, '_m_has_model_name'):
                return self._m_has_model_name

            self._m_has_model_name =  ((self.model >= 290) and (self.model <= 299)) 
            return getattr(self, '_m_has_model_name', None)

        def _invalidate_has_model_name(self):
            del self._m_has_model_name
        @property
        def is_android(self):
            """Whether the person has the size of Android."""
            if hasattr(self, '_m_is_android'):
                return self._m_is_android

            self._m_is_android = (not (self.is_definitive))
            return getattr(self, '_m_is_android', None)

        def _invalidate_is_android(self):
            del self._m_is_android
        @property
        def is_definitive_edition(self):
            """Whether the person has the size of the Definitive Edition."""
            if hasattr(self, '_m_is_definitive_edition'):
                return self._m_is_definitive_edition

            self._m_is_definitive_edition = self.is_definitive
            return getattr(self, '_m_is_definitive_edition', None)

        def _invalidate_is_definitive_edition(self):
            del self._m_is_definitive_edition
        @property
        def is_player(self):
            """Whether it is the player."""
            if hasattr(self, '_m_is_player'):
                return self._m_is_player

            self._m_is_player =  ((self.ped_type == 0) or (self.ped_type == 1)) 
            return getattr(self, '_m_is_player', None)

        def _invalidate_is_player(self):
            del self._m_is_player

    class MobilePlayerPart(ReadWriteKaitaiStruct):
        """What only the player has."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.MobilePlayerPart, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_player_size = self._io.read_bytes(2)
                if not self.guard_player_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_player_size, self._io, u"/types/mobile_player_part/seq/0")

            self.player_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_body = self._io.read_bytes(2)
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, self._io, u"/types/mobile_player_part/seq/2")

            self.chaos_level = self._io.read_u4le()
            self.wanted_level = self._io.read_u1()
            self.gap_009 = self._io.read_bytes(3)
            self.model_keys = []
            for i in range(10):
                self.model_keys.append(self._io.read_u4le())

            self.texture_keys = []
            for i in range(18):
                self.texture_keys.append(self._io.read_u4le())

            self.fat = self._io.read_f4le()
            self.muscle = self._io.read_f4le()
            self.chosen_weapon_slot = self._io.read_u1()
            self.gap_085 = self._io.read_bytes(3)
            self.unknown_end = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.model_keys)):
                pass

            for i in range(len(self.texture_keys)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.MobilePlayerPart, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_player_size)

            self._io.write_u4le(self.player_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_body)

            self._io.write_u4le(self.chaos_level)
            self._io.write_u1(self.wanted_level)
            self._io.write_bytes(self.gap_009)
            for i in range(len(self.model_keys)):
                pass
                self._io.write_u4le(self.model_keys[i])

            for i in range(len(self.texture_keys)):
                pass
                self._io.write_u4le(self.texture_keys[i])

            self._io.write_f4le(self.fat)
            self._io.write_f4le(self.muscle)
            self._io.write_u1(self.chosen_weapon_slot)
            self._io.write_bytes(self.gap_085)
            self._io.write_f4le(self.unknown_end)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_player_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_player_size", 2, len(self.guard_player_size))
                if not self.guard_player_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_player_size, None, u"/types/mobile_player_part/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_body) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_body", 2, len(self.guard_body))
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, None, u"/types/mobile_player_part/seq/2")

            if len(self.gap_009) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_009", 3, len(self.gap_009))
            if len(self.model_keys) != 10:
                raise kaitaistruct.ConsistencyError(u"model_keys", 10, len(self.model_keys))
            for i in range(len(self.model_keys)):
                pass

            if len(self.texture_keys) != 18:
                raise kaitaistruct.ConsistencyError(u"texture_keys", 18, len(self.texture_keys))
            for i in range(len(self.texture_keys)):
                pass

            if len(self.gap_085) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_085", 3, len(self.gap_085))
            self._dirty = False

        @property
        def chosen_weapon_slot_name(self):
            """Meaning of `chosen_weapon_slot`."""
            if hasattr(self, '_m_chosen_weapon_slot_name'):
                return self._m_chosen_weapon_slot_name

            self._m_chosen_weapon_slot_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponSlot, self.chosen_weapon_slot)
            return getattr(self, '_m_chosen_weapon_slot_name', None)

        def _invalidate_chosen_weapon_slot_name(self):
            del self._m_chosen_weapon_slot_name

    class MobilePoolsBlock(ReadWriteKaitaiStruct):
        """Block 2. The player with all he carries, vehicles, and objects."""
        def __init__(self, is_object_variant_b, len_mission_state, len_mission_tail, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.MobilePoolsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_object_variant_b = is_object_variant_b
            self.len_mission_state = len_mission_state
            self.len_mission_tail = len_mission_tail
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_players = self._io.read_bytes(2)
                if not self.guard_num_players == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_players, self._io, u"/types/mobile_pools_block/seq/0")

            self.num_players = self._io.read_u4le()
            if not self.num_players <= ((self._io.size() - self._io.pos()) // 432):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 432), self.num_players, self._io, u"/types/mobile_pools_block/seq/1")
            self.players = []
            for i in range(self.num_players):
                _t_players = GtaSaSaveAndroid.MobilePlayer(False, self.is_guarded, self._io, self, self._root)
                try:
                    _t_players._read()
                finally:
                    self.players.append(_t_players)

            if self.is_guarded:
                pass
                self.guard_num_vehicles = self._io.read_bytes(2)
                if not self.guard_num_vehicles == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_vehicles, self._io, u"/types/mobile_pools_block/seq/3")

            self.num_vehicles = self._io.read_u4le()
            if not self.num_vehicles <= (0 if self.is_guarded else ((self._io.size() - self._io.pos()) // 176)):
                raise kaitaistruct.ValidationGreaterThanError((0 if self.is_guarded else ((self._io.size() - self._io.pos()) // 176)), self.num_vehicles, self._io, u"/types/mobile_pools_block/seq/4")
            self.vehicles = []
            for i in range(self.num_vehicles):
                _t_vehicles = GtaSaSaveAndroid.MobileVehicle(self._io, self, self._root)
                try:
                    _t_vehicles._read()
                finally:
                    self.vehicles.append(_t_vehicles)

            if self.is_plain:
                pass
                self.camera_target = []
                for i in range(4):
                    self.camera_target.append(self._io.read_s4le())


            if self.is_guarded:
                pass
                self.guarded_camera_target = []
                for i in range(4):
                    _t_guarded_camera_target = GtaSaSaveAndroid.GuardedS4Twice(self._io, self, self._root)
                    try:
                        _t_guarded_camera_target._read()
                    finally:
                        self.guarded_camera_target.append(_t_guarded_camera_target)


            self.mission_state = self._io.read_bytes(self.len_mission_state)
            if self.is_guarded:
                pass
                self.guard_num_objects = self._io.read_bytes(4)
                if not self.guard_num_objects == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_num_objects, self._io, u"/types/mobile_pools_block/seq/9")

            self.num_objects = self._io.read_u4le()
            if not self.num_objects <= ((self._io.size() - self._io.pos()) // 62):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 62), self.num_objects, self._io, u"/types/mobile_pools_block/seq/10")
            self.objects = []
            for i in range(self.num_objects):
                _t_objects = GtaSaSaveAndroid.MobileObject(self.is_object_variant_b, self.is_guarded, self._io, self, self._root)
                try:
                    _t_objects._read()
                finally:
                    self.objects.append(_t_objects)

            self.mission_tail = self._io.read_bytes(self.len_mission_tail)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.players)):
                pass
                self.players[i]._fetch_instances()

            if self.is_guarded:
                pass

            for i in range(len(self.vehicles)):
                pass
                self.vehicles[i]._fetch_instances()

            if self.is_plain:
                pass
                for i in range(len(self.camera_target)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_camera_target)):
                    pass
                    self.guarded_camera_target[i]._fetch_instances()


            if self.is_guarded:
                pass

            for i in range(len(self.objects)):
                pass
                self.objects[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.MobilePoolsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_players)

            self._io.write_u4le(self.num_players)
            for i in range(len(self.players)):
                pass
                self.players[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_vehicles)

            self._io.write_u4le(self.num_vehicles)
            for i in range(len(self.vehicles)):
                pass
                self.vehicles[i]._write__seq(self._io)

            if self.is_plain:
                pass
                for i in range(len(self.camera_target)):
                    pass
                    self._io.write_s4le(self.camera_target[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_camera_target)):
                    pass
                    self.guarded_camera_target[i]._write__seq(self._io)


            self._io.write_bytes(self.mission_state)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_objects)

            self._io.write_u4le(self.num_objects)
            for i in range(len(self.objects)):
                pass
                self.objects[i]._write__seq(self._io)

            self._io.write_bytes(self.mission_tail)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_players) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_players", 2, len(self.guard_num_players))
                if not self.guard_num_players == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_players, None, u"/types/mobile_pools_block/seq/0")

            if len(self.players) != self.num_players:
                raise kaitaistruct.ConsistencyError(u"players", self.num_players, len(self.players))
            for i in range(len(self.players)):
                pass
                if self.players[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"players", self._root, self.players[i]._root)
                if self.players[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"players", self, self.players[i]._parent)
                if self.players[i].is_definitive != False:
                    raise kaitaistruct.ConsistencyError(u"players", False, self.players[i].is_definitive)
                if self.players[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"players", self.is_guarded, self.players[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_num_vehicles) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_vehicles", 2, len(self.guard_num_vehicles))
                if not self.guard_num_vehicles == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_vehicles, None, u"/types/mobile_pools_block/seq/3")

            if len(self.vehicles) != self.num_vehicles:
                raise kaitaistruct.ConsistencyError(u"vehicles", self.num_vehicles, len(self.vehicles))
            for i in range(len(self.vehicles)):
                pass
                if self.vehicles[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"vehicles", self._root, self.vehicles[i]._root)
                if self.vehicles[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"vehicles", self, self.vehicles[i]._parent)

            if self.is_plain:
                pass
                if len(self.camera_target) != 4:
                    raise kaitaistruct.ConsistencyError(u"camera_target", 4, len(self.camera_target))
                for i in range(len(self.camera_target)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_camera_target) != 4:
                    raise kaitaistruct.ConsistencyError(u"guarded_camera_target", 4, len(self.guarded_camera_target))
                for i in range(len(self.guarded_camera_target)):
                    pass
                    if self.guarded_camera_target[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_camera_target", self._root, self.guarded_camera_target[i]._root)
                    if self.guarded_camera_target[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_camera_target", self, self.guarded_camera_target[i]._parent)


            if len(self.mission_state) != self.len_mission_state:
                raise kaitaistruct.ConsistencyError(u"mission_state", self.len_mission_state, len(self.mission_state))
            if self.is_guarded:
                pass
                if len(self.guard_num_objects) != 4:
                    raise kaitaistruct.ConsistencyError(u"guard_num_objects", 4, len(self.guard_num_objects))
                if not self.guard_num_objects == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_num_objects, None, u"/types/mobile_pools_block/seq/9")

            if len(self.objects) != self.num_objects:
                raise kaitaistruct.ConsistencyError(u"objects", self.num_objects, len(self.objects))
            for i in range(len(self.objects)):
                pass
                if self.objects[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"objects", self._root, self.objects[i]._root)
                if self.objects[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"objects", self, self.objects[i]._parent)
                if self.objects[i].is_variant_b != self.is_object_variant_b:
                    raise kaitaistruct.ConsistencyError(u"objects", self.is_object_variant_b, self.objects[i].is_variant_b)
                if self.objects[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"objects", self.is_guarded, self.objects[i].is_guarded)

            if len(self.mission_tail) != self.len_mission_tail:
                raise kaitaistruct.ConsistencyError(u"mission_tail", self.len_mission_tail, len(self.mission_tail))
            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class MobileVehicle(ReadWriteKaitaiStruct):
        """A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
        vehicles of 4 files were measured.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.MobileVehicle, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.handle = self._io.read_u4le()
            self.model = self._io.read_s4le()
            self.vehicle_size = self._io.read_u4le()
            self.right = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.right._read()
            self.matrix_flags = self._io.read_u4le()
            self.forward = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.forward._read()
            self.gap_028 = self._io.read_bytes(4)
            self.up = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.up._read()
            self.gap_038 = self._io.read_bytes(4)
            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.gap_048 = self._io.read_bytes(12)
            self.created_by = self._io.read_u1()
            self.colours = []
            for i in range(4):
                self.colours.append(self._io.read_u1())

            self.gap_059 = self._io.read_bytes(1)
            self.alarm = self._io.read_u2le()
            self.max_passengers = self._io.read_u1()
            self.gap_05d = self._io.read_bytes(3)
            self.steer_angle = self._io.read_f4le()
            self.gas_pedal = self._io.read_f4le()
            self.brake_pedal = self._io.read_f4le()
            self.vehicle_flags = self._io.read_u4le()
            self.vehicle_flags_2 = self._io.read_u4le()
            self.health = self._io.read_f4le()
            self.unknown_120 = self._io.read_u4le()
            self.entity_flags = self._io.read_u4le()
            self.mass = self._io.read_f4le()
            self.turn_mass = self._io.read_f4le()
            self.buoyancy = self._io.read_f4le()
            if self.has_damage:
                pass
                self.damage = GtaSaSaveAndroid.VehicleDamage(self._io, self, self._root)
                self.damage._read()

            self.driver = self._io.read_s4le()
            self.passengers = []
            for i in range(8):
                self.passengers.append(self._io.read_s4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.right._fetch_instances()
            self.forward._fetch_instances()
            self.up._fetch_instances()
            self.position._fetch_instances()
            for i in range(len(self.colours)):
                pass

            if self.has_damage:
                pass
                self.damage._fetch_instances()

            for i in range(len(self.passengers)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.MobileVehicle, self)._write__seq(io)
            self._io.write_u4le(self.handle)
            self._io.write_s4le(self.model)
            self._io.write_u4le(self.vehicle_size)
            self.right._write__seq(self._io)
            self._io.write_u4le(self.matrix_flags)
            self.forward._write__seq(self._io)
            self._io.write_bytes(self.gap_028)
            self.up._write__seq(self._io)
            self._io.write_bytes(self.gap_038)
            self.position._write__seq(self._io)
            self._io.write_bytes(self.gap_048)
            self._io.write_u1(self.created_by)
            for i in range(len(self.colours)):
                pass
                self._io.write_u1(self.colours[i])

            self._io.write_bytes(self.gap_059)
            self._io.write_u2le(self.alarm)
            self._io.write_u1(self.max_passengers)
            self._io.write_bytes(self.gap_05d)
            self._io.write_f4le(self.steer_angle)
            self._io.write_f4le(self.gas_pedal)
            self._io.write_f4le(self.brake_pedal)
            self._io.write_u4le(self.vehicle_flags)
            self._io.write_u4le(self.vehicle_flags_2)
            self._io.write_f4le(self.health)
            self._io.write_u4le(self.unknown_120)
            self._io.write_u4le(self.entity_flags)
            self._io.write_f4le(self.mass)
            self._io.write_f4le(self.turn_mass)
            self._io.write_f4le(self.buoyancy)
            if self.has_damage:
                pass
                self.damage._write__seq(self._io)

            self._io.write_s4le(self.driver)
            for i in range(len(self.passengers)):
                pass
                self._io.write_s4le(self.passengers[i])



        def _check(self):
            if self.right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"right", self._root, self.right._root)
            if self.right._parent != self:
                raise kaitaistruct.ConsistencyError(u"right", self, self.right._parent)
            if self.forward._root != self._root:
                raise kaitaistruct.ConsistencyError(u"forward", self._root, self.forward._root)
            if self.forward._parent != self:
                raise kaitaistruct.ConsistencyError(u"forward", self, self.forward._parent)
            if len(self.gap_028) != 4:
                raise kaitaistruct.ConsistencyError(u"gap_028", 4, len(self.gap_028))
            if self.up._root != self._root:
                raise kaitaistruct.ConsistencyError(u"up", self._root, self.up._root)
            if self.up._parent != self:
                raise kaitaistruct.ConsistencyError(u"up", self, self.up._parent)
            if len(self.gap_038) != 4:
                raise kaitaistruct.ConsistencyError(u"gap_038", 4, len(self.gap_038))
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if len(self.gap_048) != 12:
                raise kaitaistruct.ConsistencyError(u"gap_048", 12, len(self.gap_048))
            if len(self.colours) != 4:
                raise kaitaistruct.ConsistencyError(u"colours", 4, len(self.colours))
            for i in range(len(self.colours)):
                pass

            if len(self.gap_059) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_059", 1, len(self.gap_059))
            if len(self.gap_05d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_05d", 3, len(self.gap_05d))
            if self.has_damage:
                pass
                if self.damage._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"damage", self._root, self.damage._root)
                if self.damage._parent != self:
                    raise kaitaistruct.ConsistencyError(u"damage", self, self.damage._parent)

            if len(self.passengers) != 8:
                raise kaitaistruct.ConsistencyError(u"passengers", 8, len(self.passengers))
            for i in range(len(self.passengers)):
                pass

            self._dirty = False

        @property
        def has_damage(self):
            """Whether `damage` is stored."""
            if hasattr(self, '_m_has_damage'):
                return self._m_has_damage

            self._m_has_damage = (not ( ((self.is_bike) or (self.is_boat) or (self.is_train)) ))
            return getattr(self, '_m_has_damage', None)

        def _invalidate_has_damage(self):
            del self._m_has_damage
        @property
        def is_bike(self):
            """Whether the original game has the model as a motorcycle or bicycle."""
            if hasattr(self, '_m_is_bike'):
                return self._m_is_bike

            self._m_is_bike =  ((self.model == 448) or ( ((self.model >= 461) and (self.model <= 463)) ) or (self.model == 468) or (self.model == 481) or (self.model == 509) or (self.model == 510) or ( ((self.model >= 521) and (self.model <= 523)) ) or (self.model == 581) or (self.model == 586)) 
            return getattr(self, '_m_is_bike', None)

        def _invalidate_is_bike(self):
            del self._m_is_bike
        @property
        def is_boat(self):
            """Whether the original game has the model as a boat."""
            if hasattr(self, '_m_is_boat'):
                return self._m_is_boat

            self._m_is_boat =  ((self.model == 430) or (self.model == 446) or ( ((self.model >= 452) and (self.model <= 454)) ) or (self.model == 472) or (self.model == 473) or (self.model == 484) or (self.model == 493) or (self.model == 595)) 
            return getattr(self, '_m_is_boat', None)

        def _invalidate_is_boat(self):
            del self._m_is_boat
        @property
        def is_train(self):
            """Whether the original game has the model as a train or tram."""
            if hasattr(self, '_m_is_train'):
                return self._m_is_train

            self._m_is_train =  ((self.model == 449) or (self.model == 537) or (self.model == 538) or (self.model == 569) or (self.model == 570) or (self.model == 590)) 
            return getattr(self, '_m_is_train', None)

        def _invalidate_is_train(self):
            del self._m_is_train
        @property
        def model_name(self):
            """Meaning of `model`."""
            if hasattr(self, '_m_model_name'):
                return self._m_model_name

            self._m_model_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Vehicle, self.model)
            return getattr(self, '_m_model_name', None)

        def _invalidate_model_name(self):
            del self._m_model_name

        def __str__(self):
            return u"vehicle " + str(self.model)

    class ObjectBits(ReadWriteKaitaiStruct):
        """Bits of objects. The game saves and loads all 32."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ObjectBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.pickup = self._io.read_bits_int_le(1) != 0
            self.collision_related = self._io.read_bits_int_le(1) != 0
            self.property_for_sale = self._io.read_bits_int_le(1) != 0
            self.shop_out_of_stock = self._io.read_bits_int_le(1) != 0
            self.broken_glass = self._io.read_bits_int_le(1) != 0
            self.glass_gone = self._io.read_bits_int_le(1) != 0
            self.exploded = self._io.read_bits_int_le(1) != 0
            self.changes_vehicle_colour = self._io.read_bits_int_le(1) != 0
            self.lamp_post = self._io.read_bits_int_le(1) != 0
            self.targetable = self._io.read_bits_int_le(1) != 0
            self.broken = self._io.read_bits_int_le(1) != 0
            self.train_crossing = self._io.read_bits_int_le(1) != 0
            self.photographed = self._io.read_bits_int_le(1) != 0
            self.liftable = self._io.read_bits_int_le(1) != 0
            self.door_moving = self._io.read_bits_int_le(1) != 0
            self.door_open = self._io.read_bits_int_le(1) != 0
            self.no_model = self._io.read_bits_int_le(1) != 0
            self.scaled = self._io.read_bits_int_le(1) != 0
            self.magnet = self._io.read_bits_int_le(1) != 0
            self.damaged = self._io.read_bits_int_le(1) != 0
            self.brain_state = self._io.read_bits_int_le(2)
            self.fading_in = self._io.read_bits_int_le(1) != 0
            self.col_brightness = self._io.read_bits_int_le(1) != 0
            self.disabled_attractors = self._io.read_bits_int_le(1) != 0
            self.do_not_render = self._io.read_bits_int_le(1) != 0
            self.fading_in_2 = self._io.read_bits_int_le(1) != 0
            self.unknown_27 = self._io.read_bits_int_le(5)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ObjectBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.pickup))
            self._io.write_bits_int_le(1, int(self.collision_related))
            self._io.write_bits_int_le(1, int(self.property_for_sale))
            self._io.write_bits_int_le(1, int(self.shop_out_of_stock))
            self._io.write_bits_int_le(1, int(self.broken_glass))
            self._io.write_bits_int_le(1, int(self.glass_gone))
            self._io.write_bits_int_le(1, int(self.exploded))
            self._io.write_bits_int_le(1, int(self.changes_vehicle_colour))
            self._io.write_bits_int_le(1, int(self.lamp_post))
            self._io.write_bits_int_le(1, int(self.targetable))
            self._io.write_bits_int_le(1, int(self.broken))
            self._io.write_bits_int_le(1, int(self.train_crossing))
            self._io.write_bits_int_le(1, int(self.photographed))
            self._io.write_bits_int_le(1, int(self.liftable))
            self._io.write_bits_int_le(1, int(self.door_moving))
            self._io.write_bits_int_le(1, int(self.door_open))
            self._io.write_bits_int_le(1, int(self.no_model))
            self._io.write_bits_int_le(1, int(self.scaled))
            self._io.write_bits_int_le(1, int(self.magnet))
            self._io.write_bits_int_le(1, int(self.damaged))
            self._io.write_bits_int_le(2, self.brain_state)
            self._io.write_bits_int_le(1, int(self.fading_in))
            self._io.write_bits_int_le(1, int(self.col_brightness))
            self._io.write_bits_int_le(1, int(self.disabled_attractors))
            self._io.write_bits_int_le(1, int(self.do_not_render))
            self._io.write_bits_int_le(1, int(self.fading_in_2))
            self._io.write_bits_int_le(5, self.unknown_27)


        def _check(self):
            self._dirty = False


    class PathsBlock(ReadWriteKaitaiStruct):
        """Block 5. After each mission the game cuts the list to 54 areas."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PathsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_areas = self._io.read_bytes(2)
                if not self.guard_num_areas == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_areas, self._io, u"/types/paths_block/seq/0")

            self.num_areas = self._io.read_u4le()
            if not self.num_areas <= ((self._io.size() - self._io.pos()) // 28):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 28), self.num_areas, self._io, u"/types/paths_block/seq/1")
            self.areas = []
            for i in range(self.num_areas):
                _t_areas = GtaSaSaveAndroid.SwitchedArea(self.is_guarded, self._io, self, self._root)
                try:
                    _t_areas._read()
                finally:
                    self.areas.append(_t_areas)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.areas)):
                pass
                self.areas[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PathsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_areas)

            self._io.write_u4le(self.num_areas)
            for i in range(len(self.areas)):
                pass
                self.areas[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_areas) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_areas", 2, len(self.guard_num_areas))
                if not self.guard_num_areas == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_areas, None, u"/types/paths_block/seq/0")

            if len(self.areas) != self.num_areas:
                raise kaitaistruct.ConsistencyError(u"areas", self.num_areas, len(self.areas))
            for i in range(len(self.areas)):
                pass
                if self.areas[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"areas", self._root, self.areas[i]._root)
                if self.areas[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"areas", self, self.areas[i]._parent)
                if self.areas[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"areas", self.is_guarded, self.areas[i].is_guarded)

            self._dirty = False


    class PedRelationshipsBlock(ReadWriteKaitaiStruct):
        """Block 19."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PedRelationshipsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            self.relations = []
            for i in range(32):
                _t_relations = GtaSaSaveAndroid.Relation(self.is_guarded, self._io, self, self._root)
                try:
                    _t_relations._read()
                finally:
                    self.relations.append(_t_relations)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.relations)):
                pass
                self.relations[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PedRelationshipsBlock, self)._write__seq(io)
            for i in range(len(self.relations)):
                pass
                self.relations[i]._write__seq(self._io)



        def _check(self):
            if len(self.relations) != 32:
                raise kaitaistruct.ConsistencyError(u"relations", 32, len(self.relations))
            for i in range(len(self.relations)):
                pass
                if self.relations[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"relations", self._root, self.relations[i]._root)
                if self.relations[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"relations", self, self.relations[i]._parent)
                if self.relations[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"relations", self.is_guarded, self.relations[i].is_guarded)

            self._dirty = False


    class PhysicalBits(ReadWriteKaitaiStruct):
        """Kinds of harm that have no effect on an object."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PhysicalBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.no_collision_force = self._io.read_bits_int_le(1) != 0
            self.no_speed = self._io.read_bits_int_le(1) != 0
            self.bullet_proof = self._io.read_bits_int_le(1) != 0
            self.fire_proof = self._io.read_bits_int_le(1) != 0
            self.collision_proof = self._io.read_bits_int_le(1) != 0
            self.melee_proof = self._io.read_bits_int_le(1) != 0
            self.explosion_proof = self._io.read_bits_int_le(1) != 0
            self.unknown_7 = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PhysicalBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.no_collision_force))
            self._io.write_bits_int_le(1, int(self.no_speed))
            self._io.write_bits_int_le(1, int(self.bullet_proof))
            self._io.write_bits_int_le(1, int(self.fire_proof))
            self._io.write_bits_int_le(1, int(self.collision_proof))
            self._io.write_bits_int_le(1, int(self.melee_proof))
            self._io.write_bits_int_le(1, int(self.explosion_proof))
            self._io.write_bits_int_le(1, int(self.unknown_7))


        def _check(self):
            self._dirty = False


    class Pickup(ReadWriteKaitaiStruct):
        """Something that lies about; where the type is 0 the place is free, and
        holds old bytes.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Pickup, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/pickup/seq/0")

            self.revenue_value = self._io.read_f4le()
            self.object_ptr = self._io.read_u4le()
            self.ammo_or_max = self._io.read_u4le()
            self.regeneration_time = self._io.read_u4le()
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.z = self._io.read_s2le()
            self.money_per_day = self._io.read_u2le()
            self.model = self._io.read_s2le()
            self.counter = self._io.read_u2le()
            self.pickup_type = self._io.read_u1()
            self.flags = GtaSaSaveAndroid.PickupBits(self._io, self, self._root)
            self.flags._read()
            self.gap_01d = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Pickup, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_f4le(self.revenue_value)
            self._io.write_u4le(self.object_ptr)
            self._io.write_u4le(self.ammo_or_max)
            self._io.write_u4le(self.regeneration_time)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_s2le(self.z)
            self._io.write_u2le(self.money_per_day)
            self._io.write_s2le(self.model)
            self._io.write_u2le(self.counter)
            self._io.write_u1(self.pickup_type)
            self.flags._write__seq(self._io)
            self._io.write_bytes(self.gap_01d)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/pickup/seq/0")

            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.gap_01d) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01d", 2, len(self.gap_01d))
            self._dirty = False

        @property
        def model_name(self):
            """Meaning of `model`."""
            if hasattr(self, '_m_model_name'):
                return self._m_model_name

            self._m_model_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.ObjectModel, self.model)
            return getattr(self, '_m_model_name', None)

        def _invalidate_model_name(self):
            del self._m_model_name
        @property
        def pickup_type_name(self):
            """Meaning of `pickup_type`."""
            if hasattr(self, '_m_pickup_type_name'):
                return self._m_pickup_type_name

            self._m_pickup_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.PickupKind, self.pickup_type)
            return getattr(self, '_m_pickup_type_name', None)

        def _invalidate_pickup_type_name(self):
            del self._m_pickup_type_name

        def __str__(self):
            return u"pickup of type " + str(self.pickup_type)

    class PickupBits(ReadWriteKaitaiStruct):
        """Bits of pickups."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PickupBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.disabled = self._io.read_bits_int_le(1) != 0
            self.is_empty = self._io.read_bits_int_le(1) != 0
            self.help_shown = self._io.read_bits_int_le(1) != 0
            self.is_visible = self._io.read_bits_int_le(1) != 0
            self.property_text = self._io.read_bits_int_le(3)
            self.unknown_pickup_bit = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PickupBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.disabled))
            self._io.write_bits_int_le(1, int(self.is_empty))
            self._io.write_bits_int_le(1, int(self.help_shown))
            self._io.write_bits_int_le(1, int(self.is_visible))
            self._io.write_bits_int_le(3, self.property_text)
            self._io.write_bits_int_le(1, int(self.unknown_pickup_bit))


        def _check(self):
            self._dirty = False

        @property
        def property_text_name(self):
            """Meaning of `property_text`."""
            if hasattr(self, '_m_property_text_name'):
                return self._m_property_text_name

            self._m_property_text_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.PropertyOffer, self.property_text)
            return getattr(self, '_m_property_text_name', None)

        def _invalidate_property_text_name(self):
            del self._m_property_text_name

    class PickupsBlock(ReadWriteKaitaiStruct):
        """Block 6."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PickupsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            self.pickups = []
            for i in range(620):
                _t_pickups = GtaSaSaveAndroid.Pickup(self.is_guarded, self._io, self, self._root)
                try:
                    _t_pickups._read()
                finally:
                    self.pickups.append(_t_pickups)

            if self.is_guarded:
                pass
                self.guard_collected_index = self._io.read_bytes(2)
                if not self.guard_collected_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_collected_index, self._io, u"/types/pickups_block/seq/1")

            self.collected_index = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_weapon_help_left = self._io.read_bytes(2)
                if not self.guard_weapon_help_left == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_weapon_help_left, self._io, u"/types/pickups_block/seq/3")

            self.weapon_help_left = self._io.read_u1()
            if self.is_plain:
                pass
                self.collected_refs = []
                for i in range(20):
                    self.collected_refs.append(self._io.read_u4le())


            if self.is_guarded:
                pass
                self.guarded_collected_refs = []
                for i in range(20):
                    _t_guarded_collected_refs = GtaSaSaveAndroid.GuardedU4(self._io, self, self._root)
                    try:
                        _t_guarded_collected_refs._read()
                    finally:
                        self.guarded_collected_refs.append(_t_guarded_collected_refs)


            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.pickups)):
                pass
                self.pickups[i]._fetch_instances()

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_plain:
                pass
                for i in range(len(self.collected_refs)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_collected_refs)):
                    pass
                    self.guarded_collected_refs[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PickupsBlock, self)._write__seq(io)
            for i in range(len(self.pickups)):
                pass
                self.pickups[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_collected_index)

            self._io.write_u2le(self.collected_index)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_weapon_help_left)

            self._io.write_u1(self.weapon_help_left)
            if self.is_plain:
                pass
                for i in range(len(self.collected_refs)):
                    pass
                    self._io.write_u4le(self.collected_refs[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_collected_refs)):
                    pass
                    self.guarded_collected_refs[i]._write__seq(self._io)




        def _check(self):
            if len(self.pickups) != 620:
                raise kaitaistruct.ConsistencyError(u"pickups", 620, len(self.pickups))
            for i in range(len(self.pickups)):
                pass
                if self.pickups[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"pickups", self._root, self.pickups[i]._root)
                if self.pickups[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"pickups", self, self.pickups[i]._parent)
                if self.pickups[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"pickups", self.is_guarded, self.pickups[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_collected_index) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_collected_index", 2, len(self.guard_collected_index))
                if not self.guard_collected_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_collected_index, None, u"/types/pickups_block/seq/1")

            if self.is_guarded:
                pass
                if len(self.guard_weapon_help_left) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_weapon_help_left", 2, len(self.guard_weapon_help_left))
                if not self.guard_weapon_help_left == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_weapon_help_left, None, u"/types/pickups_block/seq/3")

            if self.is_plain:
                pass
                if len(self.collected_refs) != 20:
                    raise kaitaistruct.ConsistencyError(u"collected_refs", 20, len(self.collected_refs))
                for i in range(len(self.collected_refs)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_collected_refs) != 20:
                    raise kaitaistruct.ConsistencyError(u"guarded_collected_refs", 20, len(self.guarded_collected_refs))
                for i in range(len(self.guarded_collected_refs)):
                    pass
                    if self.guarded_collected_refs[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_collected_refs", self._root, self.guarded_collected_refs[i]._root)
                    if self.guarded_collected_refs[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_collected_refs", self, self.guarded_collected_refs[i]._parent)


            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class Plate(ReadWriteKaitaiStruct):
        """A licence plate for a parked car."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Plate, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/plate/seq/0")

            self.generator_index = self._io.read_s4le()
            self.plate_text = self._io.read_bytes(12)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Plate, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_s4le(self.generator_index)
            self._io.write_bytes(self.plate_text)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/plate/seq/0")

            if len(self.plate_text) != 12:
                raise kaitaistruct.ConsistencyError(u"plate_text", 12, len(self.plate_text))
            self._dirty = False


    class PlayerInfoBlock(ReadWriteKaitaiStruct):
        """Block 15."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PlayerInfoBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_info_size = self._io.read_bytes(2)
                if not self.guard_info_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_info_size, self._io, u"/types/player_info_block/seq/0")

            self.info_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_body = self._io.read_bytes(2)
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, self._io, u"/types/player_info_block/seq/2")

            self.money = self._io.read_s4le()
            self.car_density = self._io.read_u2le()
            self.player_state = self._io.read_u1()
            self.gap_00b = self._io.read_bytes(1)
            self.road_density = self._io.read_f4le()
            self.money_shown = self._io.read_s4le()
            self.hours_not_eaten = self._io.read_u1()
            self.gap_015 = self._io.read_bytes(3)
            self.collectables_picked_up = self._io.read_u4le()
            self.collectables_total = self._io.read_u4le()
            self.infinite_run = self._io.read_u1()
            self.fast_reload = self._io.read_u1()
            self.fireproof = self._io.read_u1()
            self.max_health = self._io.read_u1()
            self.max_armor = self._io.read_u1()
            self.free_busted_once = self._io.read_u1()
            self.free_wasted_once = self._io.read_u1()
            self.can_drive_by = self._io.read_u1()
            self.busted_audio_status = self._io.read_u1()
            self.gap_029 = self._io.read_bytes(1)
            self.last_bust_message = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PlayerInfoBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_info_size)

            self._io.write_u4le(self.info_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_body)

            self._io.write_s4le(self.money)
            self._io.write_u2le(self.car_density)
            self._io.write_u1(self.player_state)
            self._io.write_bytes(self.gap_00b)
            self._io.write_f4le(self.road_density)
            self._io.write_s4le(self.money_shown)
            self._io.write_u1(self.hours_not_eaten)
            self._io.write_bytes(self.gap_015)
            self._io.write_u4le(self.collectables_picked_up)
            self._io.write_u4le(self.collectables_total)
            self._io.write_u1(self.infinite_run)
            self._io.write_u1(self.fast_reload)
            self._io.write_u1(self.fireproof)
            self._io.write_u1(self.max_health)
            self._io.write_u1(self.max_armor)
            self._io.write_u1(self.free_busted_once)
            self._io.write_u1(self.free_wasted_once)
            self._io.write_u1(self.can_drive_by)
            self._io.write_u1(self.busted_audio_status)
            self._io.write_bytes(self.gap_029)
            self._io.write_u2le(self.last_bust_message)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_info_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_info_size", 2, len(self.guard_info_size))
                if not self.guard_info_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_info_size, None, u"/types/player_info_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_body) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_body", 2, len(self.guard_body))
                if not self.guard_body == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_body, None, u"/types/player_info_block/seq/2")

            if len(self.gap_00b) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_00b", 1, len(self.gap_00b))
            if len(self.gap_015) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_015", 3, len(self.gap_015))
            if len(self.gap_029) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_029", 1, len(self.gap_029))
            self._dirty = False

        @property
        def player_state_name(self):
            """Meaning of `player_state`."""
            if hasattr(self, '_m_player_state_name'):
                return self._m_player_state_name

            self._m_player_state_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.PlayerCondition, self.player_state)
            return getattr(self, '_m_player_state_name', None)

        def _invalidate_player_state_name(self):
            del self._m_player_state_name

    class PopulationBits(ReadWriteKaitaiStruct):
        """Kind of people in a zone."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PopulationBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.group_id = self._io.read_bits_int_le(5)
            self.radar_mode = self._io.read_bits_int_le(2)
            self.no_cops = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PopulationBits, self)._write__seq(io)
            self._io.write_bits_int_le(5, self.group_id)
            self._io.write_bits_int_le(2, self.radar_mode)
            self._io.write_bits_int_le(1, int(self.no_cops))


        def _check(self):
            self._dirty = False

        @property
        def group_id_name(self):
            """Meaning of `group_id`."""
            if hasattr(self, '_m_group_id_name'):
                return self._m_group_id_name

            self._m_group_id_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.PopulationGroup, self.group_id)
            return getattr(self, '_m_group_id_name', None)

        def _invalidate_group_id_name(self):
            del self._m_group_id_name

    class PostEffectsBlock(ReadWriteKaitaiStruct):
        """Block 28. Numbers of the effects that change the picture, with those of
        the measured files.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.PostEffectsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.effects_size = self._io.read_u4le()
            self.colour1_mult = self._io.read_f4le()
            self.colour2_mult = self._io.read_f4le()
            self.gap_00c = self._io.read_bytes(4)
            self.extra_mult_rate = self._io.read_f4le()
            self.extra_mult_cap = self._io.read_f4le()
            self.extra_mult_mult = self._io.read_f4le()
            self.left_u_offset = self._io.read_s4le()
            self.right_u_offset = self._io.read_s4le()
            self.top_v_offset = self._io.read_s4le()
            self.bottom_v_offset = self._io.read_s4le()
            self.seam_remover = self._io.read_u1()
            self.seam_search = self._io.read_u1()
            self.seam_debug = self._io.read_u1()
            self.gap_02f = self._io.read_bytes(1)
            self.seam_mode = self._io.read_s4le()
            self.seam_shift_tl = self._io.read_s4le()
            self.seam_shift_br = self._io.read_s4le()
            self.smokey_enable = self._io.read_u1()
            self.gap_03d = self._io.read_bytes(3)
            self.smokey_strength = self._io.read_s4le()
            self.smokey_distance = self._io.read_s4le()
            self.water_enable = self._io.read_u1()
            self.gap_049 = self._io.read_bytes(3)
            self.day_night_balance = self._io.read_f4le()
            self.heat_haze = self._io.read_u1()
            self.heat_haze_mask_test = self._io.read_u1()
            self.gap_052 = self._io.read_bytes(2)
            self.haze_hour_start = self._io.read_s4le()
            self.haze_hour_end = self._io.read_s4le()
            self.haze_fade_speed = self._io.read_f4le()
            self.haze_inside_fade_speed = self._io.read_f4le()
            self.haze_type = self._io.read_s4le()
            self.haze_type_last = self._io.read_s4le()
            self.haze_intensity = self._io.read_s4le()
            self.haze_random_shift = self._io.read_s4le()
            self.haze_speed_min = self._io.read_s4le()
            self.haze_speed_max = self._io.read_s4le()
            self.haze_scan_x = self._io.read_s4le()
            self.haze_scan_y = self._io.read_s4le()
            self.haze_render_x = self._io.read_s4le()
            self.haze_render_y = self._io.read_s4le()
            self.darkness_filter = self._io.read_u1()
            self.gap_08d = self._io.read_bytes(3)
            self.darkness_alpha = self._io.read_s4le()
            self.darkness_alpha_default = self._io.read_s4le()
            self.darkness_radiosity_limit = self._io.read_s4le()
            self.cctv = self._io.read_u1()
            self.cctv_colour = []
            for i in range(4):
                self.cctv_colour.append(self._io.read_u1())

            self.fog = self._io.read_u1()
            self.speed_fx = self._io.read_u1()
            self.speed_fx_test = self._io.read_u1()
            self.speed_fx_alpha = self._io.read_s4le()
            self.speed_fx_user = self._io.read_u1()
            self.speed_fx_user_frame = self._io.read_u1()
            self.gap_0aa = self._io.read_bytes(2)
            self.speed_fx_manual = self._io.read_f4le()
            self.in_cutscene = self._io.read_u1()
            self.night_vision = self._io.read_u1()
            self.gap_0b2 = self._io.read_bytes(2)
            self.night_grain = self._io.read_s4le()
            self.night_colour = []
            for i in range(4):
                self.night_colour.append(self._io.read_u1())

            self.night_on_time = self._io.read_f4le()
            self.night_on_count = self._io.read_f4le()
            self.infrared_on_count = self._io.read_f4le()
            self.infrared = self._io.read_u1()
            self.gap_0c9 = self._io.read_bytes(3)
            self.infrared_grain = self._io.read_s4le()
            self.infrared_radius = self._io.read_f4le()
            self.infrared_heat_rgba = []
            for i in range(4):
                self.infrared_heat_rgba.append(self._io.read_f4le())

            self.infrared_colour = []
            for i in range(4):
                self.infrared_colour.append(self._io.read_u1())

            self.infrared_main_colour = []
            for i in range(4):
                self.infrared_main_colour.append(self._io.read_u1())

            self.radiosity = self._io.read_u1()
            self.radiosity_linear = self._io.read_u1()
            self.radiosity_strip_copy = self._io.read_u1()
            self.gap_0ef = self._io.read_bytes(1)
            self.radiosity_px_x = self._io.read_s4le()
            self.radiosity_px_y = self._io.read_s4le()
            self.radiosity_filter_passes = self._io.read_s4le()
            self.radiosity_render_passes = self._io.read_s4le()
            self.radiosity_limit = self._io.read_s4le()
            self.radiosity_intensity = self._io.read_s4le()
            self.radiosity_u_corr = self._io.read_s4le()
            self.radiosity_v_corr = self._io.read_s4le()
            self.radiosity_debug = self._io.read_u1()
            self.radiosity_bypass_limit = self._io.read_u1()
            self.disable_all = self._io.read_u1()
            self.save_photo_from_script = self._io.read_u1()
            self.grain_enable = self._io.read_u1()
            self.gap_115 = self._io.read_bytes(3)
            self.grain_strength = self._io.read_s4le()
            self.highlight_enable = self._io.read_u1()
            self.gap_11d = self._io.read_bytes(3)
            self.highlight_strength = self._io.read_s4le()
            self.highlight_scale = self._io.read_s4le()
            self.highlight_offset = self._io.read_s4le()
            self.highlight_mblur = self._io.read_u1()
            self.gap_12d = self._io.read_bytes(3)
            self.water_strength = self._io.read_s4le()
            self.x_offset = self._io.read_f4le()
            self.y_offset = self._io.read_f4le()
            self.water_speed = self._io.read_f4le()
            self.water_freq = self._io.read_f4le()
            self.water_colour = []
            for i in range(4):
                self.water_colour.append(self._io.read_u1())

            self.water_depth_darkness = self._io.read_u1()
            self.gap_149 = self._io.read_bytes(3)
            self.water_full_dark_depth = self._io.read_f4le()
            self.water_fx_start = self._io.read_f4le()
            self.rain_enable = self._io.read_u1()
            self.colour_enable = self._io.read_u1()
            self.gap_156 = self._io.read_bytes(2)
            self.def_screen_x = self._io.read_s4le()
            self.def_screen_y = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.cctv_colour)):
                pass

            for i in range(len(self.night_colour)):
                pass

            for i in range(len(self.infrared_heat_rgba)):
                pass

            for i in range(len(self.infrared_colour)):
                pass

            for i in range(len(self.infrared_main_colour)):
                pass

            for i in range(len(self.water_colour)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.PostEffectsBlock, self)._write__seq(io)
            self._io.write_u4le(self.effects_size)
            self._io.write_f4le(self.colour1_mult)
            self._io.write_f4le(self.colour2_mult)
            self._io.write_bytes(self.gap_00c)
            self._io.write_f4le(self.extra_mult_rate)
            self._io.write_f4le(self.extra_mult_cap)
            self._io.write_f4le(self.extra_mult_mult)
            self._io.write_s4le(self.left_u_offset)
            self._io.write_s4le(self.right_u_offset)
            self._io.write_s4le(self.top_v_offset)
            self._io.write_s4le(self.bottom_v_offset)
            self._io.write_u1(self.seam_remover)
            self._io.write_u1(self.seam_search)
            self._io.write_u1(self.seam_debug)
            self._io.write_bytes(self.gap_02f)
            self._io.write_s4le(self.seam_mode)
            self._io.write_s4le(self.seam_shift_tl)
            self._io.write_s4le(self.seam_shift_br)
            self._io.write_u1(self.smokey_enable)
            self._io.write_bytes(self.gap_03d)
            self._io.write_s4le(self.smokey_strength)
            self._io.write_s4le(self.smokey_distance)
            self._io.write_u1(self.water_enable)
            self._io.write_bytes(self.gap_049)
            self._io.write_f4le(self.day_night_balance)
            self._io.write_u1(self.heat_haze)
            self._io.write_u1(self.heat_haze_mask_test)
            self._io.write_bytes(self.gap_052)
            self._io.write_s4le(self.haze_hour_start)
            self._io.write_s4le(self.haze_hour_end)
            self._io.write_f4le(self.haze_fade_speed)
            self._io.write_f4le(self.haze_inside_fade_speed)
            self._io.write_s4le(self.haze_type)
            self._io.write_s4le(self.haze_type_last)
            self._io.write_s4le(self.haze_intensity)
            self._io.write_s4le(self.haze_random_shift)
            self._io.write_s4le(self.haze_speed_min)
            self._io.write_s4le(self.haze_speed_max)
            self._io.write_s4le(self.haze_scan_x)
            self._io.write_s4le(self.haze_scan_y)
            self._io.write_s4le(self.haze_render_x)
            self._io.write_s4le(self.haze_render_y)
            self._io.write_u1(self.darkness_filter)
            self._io.write_bytes(self.gap_08d)
            self._io.write_s4le(self.darkness_alpha)
            self._io.write_s4le(self.darkness_alpha_default)
            self._io.write_s4le(self.darkness_radiosity_limit)
            self._io.write_u1(self.cctv)
            for i in range(len(self.cctv_colour)):
                pass
                self._io.write_u1(self.cctv_colour[i])

            self._io.write_u1(self.fog)
            self._io.write_u1(self.speed_fx)
            self._io.write_u1(self.speed_fx_test)
            self._io.write_s4le(self.speed_fx_alpha)
            self._io.write_u1(self.speed_fx_user)
            self._io.write_u1(self.speed_fx_user_frame)
            self._io.write_bytes(self.gap_0aa)
            self._io.write_f4le(self.speed_fx_manual)
            self._io.write_u1(self.in_cutscene)
            self._io.write_u1(self.night_vision)
            self._io.write_bytes(self.gap_0b2)
            self._io.write_s4le(self.night_grain)
            for i in range(len(self.night_colour)):
                pass
                self._io.write_u1(self.night_colour[i])

            self._io.write_f4le(self.night_on_time)
            self._io.write_f4le(self.night_on_count)
            self._io.write_f4le(self.infrared_on_count)
            self._io.write_u1(self.infrared)
            self._io.write_bytes(self.gap_0c9)
            self._io.write_s4le(self.infrared_grain)
            self._io.write_f4le(self.infrared_radius)
            for i in range(len(self.infrared_heat_rgba)):
                pass
                self._io.write_f4le(self.infrared_heat_rgba[i])

            for i in range(len(self.infrared_colour)):
                pass
                self._io.write_u1(self.infrared_colour[i])

            for i in range(len(self.infrared_main_colour)):
                pass
                self._io.write_u1(self.infrared_main_colour[i])

            self._io.write_u1(self.radiosity)
            self._io.write_u1(self.radiosity_linear)
            self._io.write_u1(self.radiosity_strip_copy)
            self._io.write_bytes(self.gap_0ef)
            self._io.write_s4le(self.radiosity_px_x)
            self._io.write_s4le(self.radiosity_px_y)
            self._io.write_s4le(self.radiosity_filter_passes)
            self._io.write_s4le(self.radiosity_render_passes)
            self._io.write_s4le(self.radiosity_limit)
            self._io.write_s4le(self.radiosity_intensity)
            self._io.write_s4le(self.radiosity_u_corr)
            self._io.write_s4le(self.radiosity_v_corr)
            self._io.write_u1(self.radiosity_debug)
            self._io.write_u1(self.radiosity_bypass_limit)
            self._io.write_u1(self.disable_all)
            self._io.write_u1(self.save_photo_from_script)
            self._io.write_u1(self.grain_enable)
            self._io.write_bytes(self.gap_115)
            self._io.write_s4le(self.grain_strength)
            self._io.write_u1(self.highlight_enable)
            self._io.write_bytes(self.gap_11d)
            self._io.write_s4le(self.highlight_strength)
            self._io.write_s4le(self.highlight_scale)
            self._io.write_s4le(self.highlight_offset)
            self._io.write_u1(self.highlight_mblur)
            self._io.write_bytes(self.gap_12d)
            self._io.write_s4le(self.water_strength)
            self._io.write_f4le(self.x_offset)
            self._io.write_f4le(self.y_offset)
            self._io.write_f4le(self.water_speed)
            self._io.write_f4le(self.water_freq)
            for i in range(len(self.water_colour)):
                pass
                self._io.write_u1(self.water_colour[i])

            self._io.write_u1(self.water_depth_darkness)
            self._io.write_bytes(self.gap_149)
            self._io.write_f4le(self.water_full_dark_depth)
            self._io.write_f4le(self.water_fx_start)
            self._io.write_u1(self.rain_enable)
            self._io.write_u1(self.colour_enable)
            self._io.write_bytes(self.gap_156)
            self._io.write_s4le(self.def_screen_x)
            self._io.write_s4le(self.def_screen_y)


        def _check(self):
            if len(self.gap_00c) != 4:
                raise kaitaistruct.ConsistencyError(u"gap_00c", 4, len(self.gap_00c))
            if len(self.gap_02f) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_02f", 1, len(self.gap_02f))
            if len(self.gap_03d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_03d", 3, len(self.gap_03d))
            if len(self.gap_049) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_049", 3, len(self.gap_049))
            if len(self.gap_052) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_052", 2, len(self.gap_052))
            if len(self.gap_08d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_08d", 3, len(self.gap_08d))
            if len(self.cctv_colour) != 4:
                raise kaitaistruct.ConsistencyError(u"cctv_colour", 4, len(self.cctv_colour))
            for i in range(len(self.cctv_colour)):
                pass

            if len(self.gap_0aa) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0aa", 2, len(self.gap_0aa))
            if len(self.gap_0b2) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0b2", 2, len(self.gap_0b2))
            if len(self.night_colour) != 4:
                raise kaitaistruct.ConsistencyError(u"night_colour", 4, len(self.night_colour))
            for i in range(len(self.night_colour)):
                pass

            if len(self.gap_0c9) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0c9", 3, len(self.gap_0c9))
            if len(self.infrared_heat_rgba) != 4:
                raise kaitaistruct.ConsistencyError(u"infrared_heat_rgba", 4, len(self.infrared_heat_rgba))
            for i in range(len(self.infrared_heat_rgba)):
                pass

            if len(self.infrared_colour) != 4:
                raise kaitaistruct.ConsistencyError(u"infrared_colour", 4, len(self.infrared_colour))
            for i in range(len(self.infrared_colour)):
                pass

            if len(self.infrared_main_colour) != 4:
                raise kaitaistruct.ConsistencyError(u"infrared_main_colour", 4, len(self.infrared_main_colour))
            for i in range(len(self.infrared_main_colour)):
                pass

            if len(self.gap_0ef) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_0ef", 1, len(self.gap_0ef))
            if len(self.gap_115) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_115", 3, len(self.gap_115))
            if len(self.gap_11d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_11d", 3, len(self.gap_11d))
            if len(self.gap_12d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_12d", 3, len(self.gap_12d))
            if len(self.water_colour) != 4:
                raise kaitaistruct.ConsistencyError(u"water_colour", 4, len(self.water_colour))
            for i in range(len(self.water_colour)):
                pass

            if len(self.gap_149) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_149", 3, len(self.gap_149))
            if len(self.gap_156) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_156", 2, len(self.gap_156))
            self._dirty = False


    class RaceBits(ReadWriteKaitaiStruct):
        """People in a zone."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.RaceBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.black = self._io.read_bits_int_le(1) != 0
            self.white_people = self._io.read_bits_int_le(1) != 0
            self.oriental = self._io.read_bits_int_le(1) != 0
            self.hispanic = self._io.read_bits_int_le(1) != 0
            self.unused_races = self._io.read_bits_int_le(4)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.RaceBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.black))
            self._io.write_bits_int_le(1, int(self.white_people))
            self._io.write_bits_int_le(1, int(self.oriental))
            self._io.write_bits_int_le(1, int(self.hispanic))
            self._io.write_bits_int_le(4, self.unused_races)


        def _check(self):
            self._dirty = False


    class RadarBlock(ReadWriteKaitaiStruct):
        """Block 9."""
        def __init__(self, num_blips, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.RadarBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_blips = num_blips
            self.is_guarded = is_guarded

        def _read(self):
            self.blips = []
            for i in range(self.num_blips):
                _t_blips = GtaSaSaveAndroid.Blip(self.is_guarded, self._io, self, self._root)
                try:
                    _t_blips._read()
                finally:
                    self.blips.append(_t_blips)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.blips)):
                pass
                self.blips[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.RadarBlock, self)._write__seq(io)
            for i in range(len(self.blips)):
                pass
                self.blips[i]._write__seq(self._io)



        def _check(self):
            if len(self.blips) != self.num_blips:
                raise kaitaistruct.ConsistencyError(u"blips", self.num_blips, len(self.blips))
            for i in range(len(self.blips)):
                pass
                if self.blips[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"blips", self._root, self.blips[i]._root)
                if self.blips[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"blips", self, self.blips[i]._parent)
                if self.blips[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"blips", self.is_guarded, self.blips[i].is_guarded)

            self._dirty = False


    class RadioBlock(ReadWriteKaitaiStruct):
        """Block 26."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.RadioBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_plain:
                pass
                self.stations = []
                for i in range(14):
                    _t_stations = GtaSaSaveAndroid.StationHistory(self._io, self, self._root)
                    try:
                        _t_stations._read()
                    finally:
                        self.stations.append(_t_stations)


            if self.is_guarded:
                pass
                self.guarded_stations = []
                for i in range(14):
                    _t_guarded_stations = GtaSaSaveAndroid.GuardedStation(self._io, self, self._root)
                    try:
                        _t_guarded_stations._read()
                    finally:
                        self.guarded_stations.append(_t_guarded_stations)


            if self.is_plain:
                pass
                self.stat_mirror = []
                for i in range(23):
                    self.stat_mirror.append(self._io.read_u1())


            if self.is_guarded:
                pass
                self.guarded_stat_mirror = []
                for i in range(23):
                    _t_guarded_stat_mirror = GtaSaSaveAndroid.GuardedU1(self._io, self, self._root)
                    try:
                        _t_guarded_stat_mirror._read()
                    finally:
                        self.guarded_stat_mirror.append(_t_guarded_stat_mirror)


            if self.is_guarded:
                pass
                self.guard_last_change_day = self._io.read_bytes(2)
                if not self.guard_last_change_day == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_change_day, self._io, u"/types/radio_block/seq/4")

            self.last_change_day = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_last_change_hour = self._io.read_bytes(2)
                if not self.guard_last_change_hour == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_change_hour, self._io, u"/types/radio_block/seq/6")

            self.last_change_hour = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_expiry_hours = self._io.read_bytes(2)
                if not self.guard_expiry_hours == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_expiry_hours, self._io, u"/types/radio_block/seq/8")

            self.expiry_hours = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_pending_kind = self._io.read_bytes(2)
                if not self.guard_pending_kind == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pending_kind, self._io, u"/types/radio_block/seq/10")

            self.pending_kind = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_banter_index = self._io.read_bytes(2)
                if not self.guard_banter_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_banter_index, self._io, u"/types/radio_block/seq/12")

            self.banter_index = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_plain:
                pass
                for i in range(len(self.stations)):
                    pass
                    self.stations[i]._fetch_instances()


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stations)):
                    pass
                    self.guarded_stations[i]._fetch_instances()


            if self.is_plain:
                pass
                for i in range(len(self.stat_mirror)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stat_mirror)):
                    pass
                    self.guarded_stat_mirror[i]._fetch_instances()


            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.RadioBlock, self)._write__seq(io)
            if self.is_plain:
                pass
                for i in range(len(self.stations)):
                    pass
                    self.stations[i]._write__seq(self._io)


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stations)):
                    pass
                    self.guarded_stations[i]._write__seq(self._io)


            if self.is_plain:
                pass
                for i in range(len(self.stat_mirror)):
                    pass
                    self._io.write_u1(self.stat_mirror[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stat_mirror)):
                    pass
                    self.guarded_stat_mirror[i]._write__seq(self._io)


            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_last_change_day)

            self._io.write_u1(self.last_change_day)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_last_change_hour)

            self._io.write_u1(self.last_change_hour)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_expiry_hours)

            self._io.write_u1(self.expiry_hours)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_pending_kind)

            self._io.write_u1(self.pending_kind)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_banter_index)

            self._io.write_u1(self.banter_index)


        def _check(self):
            if self.is_plain:
                pass
                if len(self.stations) != 14:
                    raise kaitaistruct.ConsistencyError(u"stations", 14, len(self.stations))
                for i in range(len(self.stations)):
                    pass
                    if self.stations[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"stations", self._root, self.stations[i]._root)
                    if self.stations[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"stations", self, self.stations[i]._parent)


            if self.is_guarded:
                pass
                if len(self.guarded_stations) != 14:
                    raise kaitaistruct.ConsistencyError(u"guarded_stations", 14, len(self.guarded_stations))
                for i in range(len(self.guarded_stations)):
                    pass
                    if self.guarded_stations[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_stations", self._root, self.guarded_stations[i]._root)
                    if self.guarded_stations[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_stations", self, self.guarded_stations[i]._parent)


            if self.is_plain:
                pass
                if len(self.stat_mirror) != 23:
                    raise kaitaistruct.ConsistencyError(u"stat_mirror", 23, len(self.stat_mirror))
                for i in range(len(self.stat_mirror)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_stat_mirror) != 23:
                    raise kaitaistruct.ConsistencyError(u"guarded_stat_mirror", 23, len(self.guarded_stat_mirror))
                for i in range(len(self.guarded_stat_mirror)):
                    pass
                    if self.guarded_stat_mirror[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_stat_mirror", self._root, self.guarded_stat_mirror[i]._root)
                    if self.guarded_stat_mirror[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_stat_mirror", self, self.guarded_stat_mirror[i]._parent)


            if self.is_guarded:
                pass
                if len(self.guard_last_change_day) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_last_change_day", 2, len(self.guard_last_change_day))
                if not self.guard_last_change_day == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_change_day, None, u"/types/radio_block/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_last_change_hour) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_last_change_hour", 2, len(self.guard_last_change_hour))
                if not self.guard_last_change_hour == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_change_hour, None, u"/types/radio_block/seq/6")

            if self.is_guarded:
                pass
                if len(self.guard_expiry_hours) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_expiry_hours", 2, len(self.guard_expiry_hours))
                if not self.guard_expiry_hours == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_expiry_hours, None, u"/types/radio_block/seq/8")

            if self.is_guarded:
                pass
                if len(self.guard_pending_kind) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_pending_kind", 2, len(self.guard_pending_kind))
                if not self.guard_pending_kind == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pending_kind, None, u"/types/radio_block/seq/10")

            if self.is_guarded:
                pass
                if len(self.guard_banter_index) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_banter_index", 2, len(self.guard_banter_index))
                if not self.guard_banter_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_banter_index, None, u"/types/radio_block/seq/12")

            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain
        @property
        def pending_kind_name(self):
            """Meaning of `pending_kind`."""
            if hasattr(self, '_m_pending_kind_name'):
                return self._m_pending_kind_name

            self._m_pending_kind_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.NewsKind, self.pending_kind)
            return getattr(self, '_m_pending_kind_name', None)

        def _invalidate_pending_kind_name(self):
            del self._m_pending_kind_name

    class Relation(ReadWriteKaitaiStruct):
        """What one kind of people thinks of the others, a bit for each (opcode
        0746).
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Relation, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_respect = self._io.read_bytes(2)
                if not self.guard_respect == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_respect, self._io, u"/types/relation/seq/0")

            self.respect = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_like = self._io.read_bytes(2)
                if not self.guard_like == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_like, self._io, u"/types/relation/seq/2")

            self.like = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_ignore = self._io.read_bytes(2)
                if not self.guard_ignore == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ignore, self._io, u"/types/relation/seq/4")

            self.ignore = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_dislike = self._io.read_bytes(2)
                if not self.guard_dislike == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_dislike, self._io, u"/types/relation/seq/6")

            self.dislike = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_hate = self._io.read_bytes(2)
                if not self.guard_hate == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_hate, self._io, u"/types/relation/seq/8")

            self.hate = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Relation, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_respect)

            self._io.write_u4le(self.respect)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_like)

            self._io.write_u4le(self.like)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_ignore)

            self._io.write_u4le(self.ignore)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_dislike)

            self._io.write_u4le(self.dislike)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_hate)

            self._io.write_u4le(self.hate)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_respect) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_respect", 2, len(self.guard_respect))
                if not self.guard_respect == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_respect, None, u"/types/relation/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_like) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_like", 2, len(self.guard_like))
                if not self.guard_like == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_like, None, u"/types/relation/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_ignore) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_ignore", 2, len(self.guard_ignore))
                if not self.guard_ignore == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ignore, None, u"/types/relation/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_dislike) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_dislike", 2, len(self.guard_dislike))
                if not self.guard_dislike == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_dislike, None, u"/types/relation/seq/6")

            if self.is_guarded:
                pass
                if len(self.guard_hate) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_hate", 2, len(self.guard_hate))
                if not self.guard_hate == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_hate, None, u"/types/relation/seq/8")

            self._dirty = False


    class Restart(ReadWriteKaitaiStruct):
        """A place to wake up at."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Restart, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_position = self._io.read_bytes(2)
                if not self.guard_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_position, self._io, u"/types/restart/seq/0")

            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            if self.is_guarded:
                pass
                self.guard_heading = self._io.read_bytes(2)
                if not self.guard_heading == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_heading, self._io, u"/types/restart/seq/2")

            self.heading = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.position._fetch_instances()
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Restart, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_position)

            self.position._write__seq(self._io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_heading)

            self._io.write_f4le(self.heading)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_position) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_position", 2, len(self.guard_position))
                if not self.guard_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_position, None, u"/types/restart/seq/0")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.is_guarded:
                pass
                if len(self.guard_heading) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_heading", 2, len(self.guard_heading))
                if not self.guard_heading == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_heading, None, u"/types/restart/seq/2")

            self._dirty = False


    class RestartPoint(ReadWriteKaitaiStruct):
        """A place to wake up at."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.RestartPoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_position = self._io.read_bytes(2)
                if not self.guard_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_position, self._io, u"/types/restart_point/seq/0")

            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            if self.is_guarded:
                pass
                self.guard_heading = self._io.read_bytes(2)
                if not self.guard_heading == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_heading, self._io, u"/types/restart_point/seq/2")

            self.heading = self._io.read_f4le()
            if self.is_guarded:
                pass
                self.guard_when_to_use = self._io.read_bytes(2)
                if not self.guard_when_to_use == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_when_to_use, self._io, u"/types/restart_point/seq/4")

            self.when_to_use = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.position._fetch_instances()
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.RestartPoint, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_position)

            self.position._write__seq(self._io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_heading)

            self._io.write_f4le(self.heading)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_when_to_use)

            self._io.write_s4le(self.when_to_use)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_position) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_position", 2, len(self.guard_position))
                if not self.guard_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_position, None, u"/types/restart_point/seq/0")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.is_guarded:
                pass
                if len(self.guard_heading) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_heading", 2, len(self.guard_heading))
                if not self.guard_heading == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_heading, None, u"/types/restart_point/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_when_to_use) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_when_to_use", 2, len(self.guard_when_to_use))
                if not self.guard_when_to_use == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_when_to_use, None, u"/types/restart_point/seq/4")

            self._dirty = False


    class RestartPointsBlock(ReadWriteKaitaiStruct):
        """Block 8. Where the player wakes up."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.RestartPointsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_hospitals = self._io.read_bytes(2)
                if not self.guard_num_hospitals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_hospitals, self._io, u"/types/restart_points_block/seq/0")

            self.num_hospitals = self._io.read_u2le()
            self.hospitals = []
            for i in range(self.num_hospitals):
                _t_hospitals = GtaSaSaveAndroid.RestartPoint(self.is_guarded, self._io, self, self._root)
                try:
                    _t_hospitals._read()
                finally:
                    self.hospitals.append(_t_hospitals)

            if self.is_guarded:
                pass
                self.guard_num_police_stations = self._io.read_bytes(2)
                if not self.guard_num_police_stations == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_police_stations, self._io, u"/types/restart_points_block/seq/3")

            self.num_police_stations = self._io.read_u2le()
            self.police_stations = []
            for i in range(self.num_police_stations):
                _t_police_stations = GtaSaSaveAndroid.RestartPoint(self.is_guarded, self._io, self, self._root)
                try:
                    _t_police_stations._read()
                finally:
                    self.police_stations.append(_t_police_stations)

            if self.is_guarded:
                pass
                self.guard_override_restart = self._io.read_bytes(2)
                if not self.guard_override_restart == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_override_restart, self._io, u"/types/restart_points_block/seq/6")

            self.override_restart = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_override_position = self._io.read_bytes(2)
                if not self.guard_override_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_override_position, self._io, u"/types/restart_points_block/seq/8")

            self.override_position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.override_position._read()
            if self.is_guarded:
                pass
                self.guard_fade_in_after_death = self._io.read_bytes(2)
                if not self.guard_fade_in_after_death == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_fade_in_after_death, self._io, u"/types/restart_points_block/seq/10")

            self.fade_in_after_death = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_fade_in_after_arrest = self._io.read_bytes(2)
                if not self.guard_fade_in_after_arrest == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_fade_in_after_arrest, self._io, u"/types/restart_points_block/seq/12")

            self.fade_in_after_arrest = self._io.read_u1()
            self.extra_hospital = GtaSaSaveAndroid.ExtraRestart(self.is_guarded, self._io, self, self._root)
            self.extra_hospital._read()
            self.extra_police = GtaSaSaveAndroid.ExtraRestart(self.is_guarded, self._io, self, self._root)
            self.extra_police._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.hospitals)):
                pass
                self.hospitals[i]._fetch_instances()

            if self.is_guarded:
                pass

            for i in range(len(self.police_stations)):
                pass
                self.police_stations[i]._fetch_instances()

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            self.override_position._fetch_instances()
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            self.extra_hospital._fetch_instances()
            self.extra_police._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.RestartPointsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_hospitals)

            self._io.write_u2le(self.num_hospitals)
            for i in range(len(self.hospitals)):
                pass
                self.hospitals[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_police_stations)

            self._io.write_u2le(self.num_police_stations)
            for i in range(len(self.police_stations)):
                pass
                self.police_stations[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_override_restart)

            self._io.write_u1(self.override_restart)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_override_position)

            self.override_position._write__seq(self._io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_fade_in_after_death)

            self._io.write_u1(self.fade_in_after_death)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_fade_in_after_arrest)

            self._io.write_u1(self.fade_in_after_arrest)
            self.extra_hospital._write__seq(self._io)
            self.extra_police._write__seq(self._io)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_hospitals) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_hospitals", 2, len(self.guard_num_hospitals))
                if not self.guard_num_hospitals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_hospitals, None, u"/types/restart_points_block/seq/0")

            if len(self.hospitals) != self.num_hospitals:
                raise kaitaistruct.ConsistencyError(u"hospitals", self.num_hospitals, len(self.hospitals))
            for i in range(len(self.hospitals)):
                pass
                if self.hospitals[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"hospitals", self._root, self.hospitals[i]._root)
                if self.hospitals[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"hospitals", self, self.hospitals[i]._parent)
                if self.hospitals[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"hospitals", self.is_guarded, self.hospitals[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_num_police_stations) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_police_stations", 2, len(self.guard_num_police_stations))
                if not self.guard_num_police_stations == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_police_stations, None, u"/types/restart_points_block/seq/3")

            if len(self.police_stations) != self.num_police_stations:
                raise kaitaistruct.ConsistencyError(u"police_stations", self.num_police_stations, len(self.police_stations))
            for i in range(len(self.police_stations)):
                pass
                if self.police_stations[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"police_stations", self._root, self.police_stations[i]._root)
                if self.police_stations[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"police_stations", self, self.police_stations[i]._parent)
                if self.police_stations[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"police_stations", self.is_guarded, self.police_stations[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_override_restart) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_override_restart", 2, len(self.guard_override_restart))
                if not self.guard_override_restart == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_override_restart, None, u"/types/restart_points_block/seq/6")

            if self.is_guarded:
                pass
                if len(self.guard_override_position) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_override_position", 2, len(self.guard_override_position))
                if not self.guard_override_position == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_override_position, None, u"/types/restart_points_block/seq/8")

            if self.override_position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"override_position", self._root, self.override_position._root)
            if self.override_position._parent != self:
                raise kaitaistruct.ConsistencyError(u"override_position", self, self.override_position._parent)
            if self.is_guarded:
                pass
                if len(self.guard_fade_in_after_death) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_fade_in_after_death", 2, len(self.guard_fade_in_after_death))
                if not self.guard_fade_in_after_death == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_fade_in_after_death, None, u"/types/restart_points_block/seq/10")

            if self.is_guarded:
                pass
                if len(self.guard_fade_in_after_arrest) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_fade_in_after_arrest", 2, len(self.guard_fade_in_after_arrest))
                if not self.guard_fade_in_after_arrest == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_fade_in_after_arrest, None, u"/types/restart_points_block/seq/12")

            if self.extra_hospital._root != self._root:
                raise kaitaistruct.ConsistencyError(u"extra_hospital", self._root, self.extra_hospital._root)
            if self.extra_hospital._parent != self:
                raise kaitaistruct.ConsistencyError(u"extra_hospital", self, self.extra_hospital._parent)
            if self.extra_hospital.is_guarded != self.is_guarded:
                raise kaitaistruct.ConsistencyError(u"extra_hospital", self.is_guarded, self.extra_hospital.is_guarded)
            if self.extra_police._root != self._root:
                raise kaitaistruct.ConsistencyError(u"extra_police", self._root, self.extra_police._root)
            if self.extra_police._parent != self:
                raise kaitaistruct.ConsistencyError(u"extra_police", self, self.extra_police._parent)
            if self.extra_police.is_guarded != self.is_guarded:
                raise kaitaistruct.ConsistencyError(u"extra_police", self.is_guarded, self.extra_police.is_guarded)
            self._dirty = False


    class ScriptBrain(ReadWriteKaitaiStruct):
        """A script that starts by itself, because the player comes near or because
        the game requests it.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ScriptBrain, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/script_brain/seq/0")

            self.script_index = self._io.read_s2le()
            self.brain_type = self._io.read_s1()
            self.group = self._io.read_s1()
            self.is_active = self._io.read_u1()
            self.gap_005 = self._io.read_bytes(3)
            self.radius = self._io.read_f4le()
            self.target = self._io.read_bytes(8)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ScriptBrain, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_s2le(self.script_index)
            self._io.write_s1(self.brain_type)
            self._io.write_s1(self.group)
            self._io.write_u1(self.is_active)
            self._io.write_bytes(self.gap_005)
            self._io.write_f4le(self.radius)
            self._io.write_bytes(self.target)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/script_brain/seq/0")

            if len(self.gap_005) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_005", 3, len(self.gap_005))
            if len(self.target) != 8:
                raise kaitaistruct.ConsistencyError(u"target", 8, len(self.target))
            self._dirty = False

        @property
        def brain_type_name(self):
            """Meaning of `brain_type`."""
            if hasattr(self, '_m_brain_type_name'):
                return self._m_brain_type_name

            self._m_brain_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.BrainKind, self.brain_type)
            return getattr(self, '_m_brain_type_name', None)

        def _invalidate_brain_type_name(self):
            del self._m_brain_type_name

    class ScriptResource(ReadWriteKaitaiStruct):
        """A model that a thread has loaded."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ScriptResource, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.index = self._io.read_u2le()
            self.owner_slot = self._io.read_u2le()
            self.model = self._io.read_u4le()
            self.resource_kind = self._io.read_u2le()
            if self.is_special:
                pass
                self.special = GtaSaSaveAndroid.SpecialModel(self._io, self, self._root)
                self.special._read()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_special:
                pass
                self.special._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ScriptResource, self)._write__seq(io)
            self._io.write_u2le(self.index)
            self._io.write_u2le(self.owner_slot)
            self._io.write_u4le(self.model)
            self._io.write_u2le(self.resource_kind)
            if self.is_special:
                pass
                self.special._write__seq(self._io)



        def _check(self):
            if self.is_special:
                pass
                if self.special._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"special", self._root, self.special._root)
                if self.special._parent != self:
                    raise kaitaistruct.ConsistencyError(u"special", self, self.special._parent)

            self._dirty = False

        @property
        def is_special(self):
            """Whether the model has a name."""
            if hasattr(self, '_m_is_special'):
                return self._m_is_special

            self._m_is_special =  ((self.model >= 290) and (self.model <= 299)) 
            return getattr(self, '_m_is_special', None)

        def _invalidate_is_special(self):
            del self._m_is_special

    class ScriptThread(ReadWriteKaitaiStruct):
        """A running script: 262 bytes on the PC, 298 elsewhere and more while a
        mission runs.
        """
        def __init__(self, is_mobile, has_mission_index, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ScriptThread, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile
            self.has_mission_index = has_mission_index
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_slot = self._io.read_bytes(2)
                if not self.guard_slot == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_slot, self._io, u"/types/script_thread/seq/0")

            self.slot = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_streamed_script_index = self._io.read_bytes(2)
                if not self.guard_streamed_script_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_streamed_script_index, self._io, u"/types/script_thread/seq/2")

            if self.is_mobile_game:
                pass
                self.streamed_script_index = self._io.read_s4le()

            if self.is_mission_slot:
                pass
                self.mission_part = GtaSaSaveAndroid.LoadedMission(self.has_mission_index, self._io, self, self._root)
                self.mission_part._read()

            if self.is_guarded:
                pass
                self.guard_image = self._io.read_bytes(2)
                if not self.guard_image == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_image, self._io, u"/types/script_thread/seq/5")

            self.next_ptr = self._io.read_u4le()
            self.prev_ptr = self._io.read_u4le()
            self.thread_name = self._io.read_bytes(8)
            self.base_ip = self._io.read_u4le()
            self.ip_abs = self._io.read_u4le()
            self.stack_abs = []
            for i in range(8):
                self.stack_abs.append(self._io.read_u4le())

            self.stack_depth = self._io.read_u2le()
            self.gap_040 = self._io.read_bytes(2)
            self.locals = []
            for i in range(self.num_locals):
                self.locals.append(self._io.read_u4le())

            self.timer_a = self._io.read_s4le()
            self.timer_b = self._io.read_s4le()
            self.is_active = self._io.read_u1()
            self.condition_result = self._io.read_u1()
            self.uses_mission_cleanup = self._io.read_u1()
            self.is_external = self._io.read_u1()
            self.overrides_text_box = self._io.read_u1()
            self.external_type = self._io.read_s1()
            self.gap_0cc = self._io.read_bytes(2)
            self.wake_time = self._io.read_s4le()
            self.and_or_state = self._io.read_u2le()
            self.not_flag = self._io.read_u1()
            self.wasted_busted_check = self._io.read_u1()
            self.wasted_or_busted = self._io.read_u1()
            self.gap_0d7 = self._io.read_bytes(3)
            self.scene_skip_ip = self._io.read_s4le()
            self.is_mission = self._io.read_u1()
            self.gap_0df = self._io.read_bytes(3)
            if self.is_guarded:
                pass
                self.guard_ip_rel = self._io.read_bytes(2)
                if not self.guard_ip_rel == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ip_rel, self._io, u"/types/script_thread/seq/33")

            self.ip_rel = self._io.read_u4le()
            if self.is_plain:
                pass
                self.stack_rel = []
                for i in range(8):
                    self.stack_rel.append(self._io.read_u4le())


            if self.is_guarded:
                pass
                self.guarded_stack_rel = []
                for i in range(8):
                    _t_guarded_stack_rel = GtaSaSaveAndroid.GuardedU4(self._io, self, self._root)
                    try:
                        _t_guarded_stack_rel._read()
                    finally:
                        self.guarded_stack_rel.append(_t_guarded_stack_rel)


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mission_slot:
                pass
                self.mission_part._fetch_instances()

            if self.is_guarded:
                pass

            for i in range(len(self.stack_abs)):
                pass

            for i in range(len(self.locals)):
                pass

            if self.is_guarded:
                pass

            if self.is_plain:
                pass
                for i in range(len(self.stack_rel)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stack_rel)):
                    pass
                    self.guarded_stack_rel[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ScriptThread, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_slot)

            self._io.write_u2le(self.slot)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_streamed_script_index)

            if self.is_mobile_game:
                pass
                self._io.write_s4le(self.streamed_script_index)

            if self.is_mission_slot:
                pass
                self.mission_part._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_image)

            self._io.write_u4le(self.next_ptr)
            self._io.write_u4le(self.prev_ptr)
            self._io.write_bytes(self.thread_name)
            self._io.write_u4le(self.base_ip)
            self._io.write_u4le(self.ip_abs)
            for i in range(len(self.stack_abs)):
                pass
                self._io.write_u4le(self.stack_abs[i])

            self._io.write_u2le(self.stack_depth)
            self._io.write_bytes(self.gap_040)
            for i in range(len(self.locals)):
                pass
                self._io.write_u4le(self.locals[i])

            self._io.write_s4le(self.timer_a)
            self._io.write_s4le(self.timer_b)
            self._io.write_u1(self.is_active)
            self._io.write_u1(self.condition_result)
            self._io.write_u1(self.uses_mission_cleanup)
            self._io.write_u1(self.is_external)
            self._io.write_u1(self.overrides_text_box)
            self._io.write_s1(self.external_type)
            self._io.write_bytes(self.gap_0cc)
            self._io.write_s4le(self.wake_time)
            self._io.write_u2le(self.and_or_state)
            self._io.write_u1(self.not_flag)
            self._io.write_u1(self.wasted_busted_check)
            self._io.write_u1(self.wasted_or_busted)
            self._io.write_bytes(self.gap_0d7)
            self._io.write_s4le(self.scene_skip_ip)
            self._io.write_u1(self.is_mission)
            self._io.write_bytes(self.gap_0df)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_ip_rel)

            self._io.write_u4le(self.ip_rel)
            if self.is_plain:
                pass
                for i in range(len(self.stack_rel)):
                    pass
                    self._io.write_u4le(self.stack_rel[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stack_rel)):
                    pass
                    self.guarded_stack_rel[i]._write__seq(self._io)




        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_slot) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_slot", 2, len(self.guard_slot))
                if not self.guard_slot == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_slot, None, u"/types/script_thread/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_streamed_script_index) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_streamed_script_index", 2, len(self.guard_streamed_script_index))
                if not self.guard_streamed_script_index == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_streamed_script_index, None, u"/types/script_thread/seq/2")

            if self.is_mobile_game:
                pass

            if self.is_mission_slot:
                pass
                if self.mission_part._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"mission_part", self._root, self.mission_part._root)
                if self.mission_part._parent != self:
                    raise kaitaistruct.ConsistencyError(u"mission_part", self, self.mission_part._parent)
                if self.mission_part.has_index != self.has_mission_index:
                    raise kaitaistruct.ConsistencyError(u"mission_part", self.has_mission_index, self.mission_part.has_index)

            if self.is_guarded:
                pass
                if len(self.guard_image) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_image", 2, len(self.guard_image))
                if not self.guard_image == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_image, None, u"/types/script_thread/seq/5")

            if len(self.thread_name) != 8:
                raise kaitaistruct.ConsistencyError(u"thread_name", 8, len(self.thread_name))
            if len(self.stack_abs) != 8:
                raise kaitaistruct.ConsistencyError(u"stack_abs", 8, len(self.stack_abs))
            for i in range(len(self.stack_abs)):
                pass

            if len(self.gap_040) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_040", 2, len(self.gap_040))
            if len(self.locals) != self.num_locals:
                raise kaitaistruct.ConsistencyError(u"locals", self.num_locals, len(self.locals))
            for i in range(len(self.locals)):
                pass

            if len(self.gap_0cc) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0cc", 2, len(self.gap_0cc))
            if len(self.gap_0d7) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0d7", 3, len(self.gap_0d7))
            if len(self.gap_0df) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0df", 3, len(self.gap_0df))
            if self.is_guarded:
                pass
                if len(self.guard_ip_rel) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_ip_rel", 2, len(self.guard_ip_rel))
                if not self.guard_ip_rel == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_ip_rel, None, u"/types/script_thread/seq/33")

            if self.is_plain:
                pass
                if len(self.stack_rel) != 8:
                    raise kaitaistruct.ConsistencyError(u"stack_rel", 8, len(self.stack_rel))
                for i in range(len(self.stack_rel)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_stack_rel) != 8:
                    raise kaitaistruct.ConsistencyError(u"guarded_stack_rel", 8, len(self.guarded_stack_rel))
                for i in range(len(self.guarded_stack_rel)):
                    pass
                    if self.guarded_stack_rel[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_stack_rel", self._root, self.guarded_stack_rel[i]._root)
                    if self.guarded_stack_rel[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_stack_rel", self, self.guarded_stack_rel[i]._parent)


            self._dirty = False

        @property
        def is_mission_slot(self):
            """Whether the mission that runs is stored with the thread."""
            if hasattr(self, '_m_is_mission_slot'):
                return self._m_is_mission_slot

            self._m_is_mission_slot =  ((self.is_mobile) and (self.slot >= 32768)) 
            return getattr(self, '_m_is_mission_slot', None)

        def _invalidate_is_mission_slot(self):
            del self._m_is_mission_slot
        @property
        def is_mobile_game(self):
            """Whether it is a thread of phones and of the Definitive Edition."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain
        @property
        def num_locals(self):
            """Variables of the thread."""
            if hasattr(self, '_m_num_locals'):
                return self._m_num_locals

            self._m_num_locals = (40 if self.is_mobile else 32)
            return getattr(self, '_m_num_locals', None)

        def _invalidate_num_locals(self):
            del self._m_num_locals

        def __str__(self):
            return u"thread " + str(self.slot)

    class ScriptsBlock(ReadWriteKaitaiStruct):
        """Block 1. What a script is, how far it has run, and what it left in the
        world.
        """
        def __init__(self, is_mobile, has_mission_index, is_mission_save, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ScriptsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile
            self.has_mission_index = has_mission_index
            self.is_mission_save = is_mission_save
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_len_globals = self._io.read_bytes(2)
                if not self.guard_len_globals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_len_globals, self._io, u"/types/scripts_block/seq/0")

            self.len_globals = self._io.read_u4le()
            if not self.len_globals <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.len_globals, self._io, u"/types/scripts_block/seq/1")
            if self.is_guarded:
                pass
                self.guard_globals = self._io.read_bytes(2)
                if not self.guard_globals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_globals, self._io, u"/types/scripts_block/seq/2")

            self.globals = []
            for i in range(self.len_globals // 4):
                self.globals.append(self._io.read_u4le())

            self.script_brains = []
            for i in range(70):
                _t_script_brains = GtaSaSaveAndroid.ScriptBrain(self.is_guarded, self._io, self, self._root)
                try:
                    _t_script_brains._read()
                finally:
                    self.script_brains.append(_t_script_brains)

            if self.is_guarded:
                pass
                self.guard_on_mission_flag_offset = self._io.read_bytes(2)
                if not self.guard_on_mission_flag_offset == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_on_mission_flag_offset, self._io, u"/types/scripts_block/seq/5")

            self.on_mission_flag_offset = self._io.read_s4le()
            if self.is_guarded:
                pass
                self.guard_last_mission_passed_time = self._io.read_bytes(2)
                if not self.guard_last_mission_passed_time == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_mission_passed_time, self._io, u"/types/scripts_block/seq/7")

            self.last_mission_passed_time = self._io.read_u4le()
            self.building_swaps = []
            for i in range(25):
                _t_building_swaps = GtaSaSaveAndroid.BuildingSwap(self.is_guarded, self._io, self, self._root)
                try:
                    _t_building_swaps._read()
                finally:
                    self.building_swaps.append(_t_building_swaps)

            self.invisible_objects = []
            for i in range(20):
                _t_invisible_objects = GtaSaSaveAndroid.InvisibleObject(self.is_guarded, self._io, self, self._root)
                try:
                    _t_invisible_objects._read()
                finally:
                    self.invisible_objects.append(_t_invisible_objects)

            if self.is_plain:
                pass
                self.blocked_vehicle_models = []
                for i in range(20):
                    self.blocked_vehicle_models.append(self._io.read_s4le())


            if self.is_guarded:
                pass
                self.guarded_blocked_vehicle_models = []
                for i in range(20):
                    _t_guarded_blocked_vehicle_models = GtaSaSaveAndroid.GuardedS4(self._io, self, self._root)
                    try:
                        _t_guarded_blocked_vehicle_models._read()
                    finally:
                        self.guarded_blocked_vehicle_models.append(_t_guarded_blocked_vehicle_models)


            self.lod_pairs = []
            for i in range(10):
                _t_lod_pairs = GtaSaSaveAndroid.LodPair(self.is_guarded, self._io, self, self._root)
                try:
                    _t_lod_pairs._read()
                finally:
                    self.lod_pairs.append(_t_lod_pairs)

            self.attached_anim_groups = []
            for i in range(8):
                _t_attached_anim_groups = GtaSaSaveAndroid.AnimGroup(self.is_guarded, self._io, self, self._root)
                try:
                    _t_attached_anim_groups._read()
                finally:
                    self.attached_anim_groups.append(_t_attached_anim_groups)

            if self.is_guarded:
                pass
                self.guard_using_multi_script_file = self._io.read_bytes(2)
                if not self.guard_using_multi_script_file == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_using_multi_script_file, self._io, u"/types/scripts_block/seq/15")

            self.using_multi_script_file = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_met_debbie_harry = self._io.read_bytes(2)
                if not self.guard_met_debbie_harry == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_met_debbie_harry, self._io, u"/types/scripts_block/seq/17")

            self.met_debbie_harry = self._io.read_u1()
            if self.is_guarded:
                pass
                self.guard_main_script_size = self._io.read_bytes(2)
                if not self.guard_main_script_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_main_script_size, self._io, u"/types/scripts_block/seq/19")

            self.main_script_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_largest_mission_size = self._io.read_bytes(2)
                if not self.guard_largest_mission_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_largest_mission_size, self._io, u"/types/scripts_block/seq/21")

            self.largest_mission_size = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_mission_count = self._io.read_bytes(2)
                if not self.guard_mission_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_mission_count, self._io, u"/types/scripts_block/seq/23")

            self.mission_count = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_exclusive_mission_count = self._io.read_bytes(2)
                if not self.guard_exclusive_mission_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_exclusive_mission_count, self._io, u"/types/scripts_block/seq/25")

            self.exclusive_mission_count = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_largest_mission_locals = self._io.read_bytes(2)
                if not self.guard_largest_mission_locals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_largest_mission_locals, self._io, u"/types/scripts_block/seq/27")

            self.largest_mission_locals = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_num_threads = self._io.read_bytes(2)
                if not self.guard_num_threads == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_threads, self._io, u"/types/scripts_block/seq/29")

            self.num_threads = self._io.read_u4le()
            if not self.num_threads <= ((self._io.size() - self._io.pos()) // 262):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 262), self.num_threads, self._io, u"/types/scripts_block/seq/30")
            if self.is_guarded:
                pass
                self.guard_save_kind = self._io.read_bytes(4)
                if not self.guard_save_kind == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_save_kind, self._io, u"/types/scripts_block/seq/31")

            if self.is_mobile_game:
                pass
                self.save_kind = self._io.read_u4le()

            self.threads = []
            for i in range(self.num_threads):
                _t_threads = GtaSaSaveAndroid.ScriptThread(self.is_mobile, self.has_mission_index, self.is_guarded, self._io, self, self._root)
                try:
                    _t_threads._read()
                finally:
                    self.threads.append(_t_threads)

            if self.is_guarded:
                pass
                self.guard_num_resources = self._io.read_bytes(2)
                if not self.guard_num_resources == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_resources, self._io, u"/types/scripts_block/seq/34")

            if self.is_mobile_game:
                pass
                self.num_resources = self._io.read_u2le()

            if self.is_mobile_game:
                pass
                self.resources = []
                for i in range(self.num_resources):
                    _t_resources = GtaSaSaveAndroid.ScriptResource(self._io, self, self._root)
                    try:
                        _t_resources._read()
                    finally:
                        self.resources.append(_t_resources)


            if self.is_guarded:
                pass
                self.guard_unknown_end = self._io.read_bytes(2)
                if not self.guard_unknown_end == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_unknown_end, self._io, u"/types/scripts_block/seq/37")

            if self.is_mobile_game:
                pass
                self.unknown_end = self._io.read_u4le()

            if self.is_during_mission:
                pass
                self.mission_name = self._io.read_bytes(8)

            if self.is_during_mission:
                pass
                self.mission_end = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.globals)):
                pass

            for i in range(len(self.script_brains)):
                pass
                self.script_brains[i]._fetch_instances()

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.building_swaps)):
                pass
                self.building_swaps[i]._fetch_instances()

            for i in range(len(self.invisible_objects)):
                pass
                self.invisible_objects[i]._fetch_instances()

            if self.is_plain:
                pass
                for i in range(len(self.blocked_vehicle_models)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_blocked_vehicle_models)):
                    pass
                    self.guarded_blocked_vehicle_models[i]._fetch_instances()


            for i in range(len(self.lod_pairs)):
                pass
                self.lod_pairs[i]._fetch_instances()

            for i in range(len(self.attached_anim_groups)):
                pass
                self.attached_anim_groups[i]._fetch_instances()

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_mobile_game:
                pass

            for i in range(len(self.threads)):
                pass
                self.threads[i]._fetch_instances()

            if self.is_guarded:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.resources)):
                    pass
                    self.resources[i]._fetch_instances()


            if self.is_guarded:
                pass

            if self.is_mobile_game:
                pass

            if self.is_during_mission:
                pass

            if self.is_during_mission:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ScriptsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_len_globals)

            self._io.write_u4le(self.len_globals)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_globals)

            for i in range(len(self.globals)):
                pass
                self._io.write_u4le(self.globals[i])

            for i in range(len(self.script_brains)):
                pass
                self.script_brains[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_on_mission_flag_offset)

            self._io.write_s4le(self.on_mission_flag_offset)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_last_mission_passed_time)

            self._io.write_u4le(self.last_mission_passed_time)
            for i in range(len(self.building_swaps)):
                pass
                self.building_swaps[i]._write__seq(self._io)

            for i in range(len(self.invisible_objects)):
                pass
                self.invisible_objects[i]._write__seq(self._io)

            if self.is_plain:
                pass
                for i in range(len(self.blocked_vehicle_models)):
                    pass
                    self._io.write_s4le(self.blocked_vehicle_models[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_blocked_vehicle_models)):
                    pass
                    self.guarded_blocked_vehicle_models[i]._write__seq(self._io)


            for i in range(len(self.lod_pairs)):
                pass
                self.lod_pairs[i]._write__seq(self._io)

            for i in range(len(self.attached_anim_groups)):
                pass
                self.attached_anim_groups[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_using_multi_script_file)

            self._io.write_u1(self.using_multi_script_file)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_met_debbie_harry)

            self._io.write_u1(self.met_debbie_harry)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_main_script_size)

            self._io.write_u4le(self.main_script_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_largest_mission_size)

            self._io.write_u4le(self.largest_mission_size)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_mission_count)

            self._io.write_u2le(self.mission_count)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_exclusive_mission_count)

            self._io.write_u2le(self.exclusive_mission_count)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_largest_mission_locals)

            self._io.write_u4le(self.largest_mission_locals)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_threads)

            self._io.write_u4le(self.num_threads)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_save_kind)

            if self.is_mobile_game:
                pass
                self._io.write_u4le(self.save_kind)

            for i in range(len(self.threads)):
                pass
                self.threads[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_resources)

            if self.is_mobile_game:
                pass
                self._io.write_u2le(self.num_resources)

            if self.is_mobile_game:
                pass
                for i in range(len(self.resources)):
                    pass
                    self.resources[i]._write__seq(self._io)


            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_unknown_end)

            if self.is_mobile_game:
                pass
                self._io.write_u4le(self.unknown_end)

            if self.is_during_mission:
                pass
                self._io.write_bytes(self.mission_name)

            if self.is_during_mission:
                pass
                self._io.write_u4le(self.mission_end)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_len_globals) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_len_globals", 2, len(self.guard_len_globals))
                if not self.guard_len_globals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_len_globals, None, u"/types/scripts_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_globals) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_globals", 2, len(self.guard_globals))
                if not self.guard_globals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_globals, None, u"/types/scripts_block/seq/2")

            if len(self.globals) != self.len_globals // 4:
                raise kaitaistruct.ConsistencyError(u"globals", self.len_globals // 4, len(self.globals))
            for i in range(len(self.globals)):
                pass

            if len(self.script_brains) != 70:
                raise kaitaistruct.ConsistencyError(u"script_brains", 70, len(self.script_brains))
            for i in range(len(self.script_brains)):
                pass
                if self.script_brains[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"script_brains", self._root, self.script_brains[i]._root)
                if self.script_brains[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"script_brains", self, self.script_brains[i]._parent)
                if self.script_brains[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"script_brains", self.is_guarded, self.script_brains[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_on_mission_flag_offset) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_on_mission_flag_offset", 2, len(self.guard_on_mission_flag_offset))
                if not self.guard_on_mission_flag_offset == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_on_mission_flag_offset, None, u"/types/scripts_block/seq/5")

            if self.is_guarded:
                pass
                if len(self.guard_last_mission_passed_time) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_last_mission_passed_time", 2, len(self.guard_last_mission_passed_time))
                if not self.guard_last_mission_passed_time == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_mission_passed_time, None, u"/types/scripts_block/seq/7")

            if len(self.building_swaps) != 25:
                raise kaitaistruct.ConsistencyError(u"building_swaps", 25, len(self.building_swaps))
            for i in range(len(self.building_swaps)):
                pass
                if self.building_swaps[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"building_swaps", self._root, self.building_swaps[i]._root)
                if self.building_swaps[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"building_swaps", self, self.building_swaps[i]._parent)
                if self.building_swaps[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"building_swaps", self.is_guarded, self.building_swaps[i].is_guarded)

            if len(self.invisible_objects) != 20:
                raise kaitaistruct.ConsistencyError(u"invisible_objects", 20, len(self.invisible_objects))
            for i in range(len(self.invisible_objects)):
                pass
                if self.invisible_objects[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"invisible_objects", self._root, self.invisible_objects[i]._root)
                if self.invisible_objects[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"invisible_objects", self, self.invisible_objects[i]._parent)
                if self.invisible_objects[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"invisible_objects", self.is_guarded, self.invisible_objects[i].is_guarded)

            if self.is_plain:
                pass
                if len(self.blocked_vehicle_models) != 20:
                    raise kaitaistruct.ConsistencyError(u"blocked_vehicle_models", 20, len(self.blocked_vehicle_models))
                for i in range(len(self.blocked_vehicle_models)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_blocked_vehicle_models) != 20:
                    raise kaitaistruct.ConsistencyError(u"guarded_blocked_vehicle_models", 20, len(self.guarded_blocked_vehicle_models))
                for i in range(len(self.guarded_blocked_vehicle_models)):
                    pass
                    if self.guarded_blocked_vehicle_models[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_blocked_vehicle_models", self._root, self.guarded_blocked_vehicle_models[i]._root)
                    if self.guarded_blocked_vehicle_models[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_blocked_vehicle_models", self, self.guarded_blocked_vehicle_models[i]._parent)


            if len(self.lod_pairs) != 10:
                raise kaitaistruct.ConsistencyError(u"lod_pairs", 10, len(self.lod_pairs))
            for i in range(len(self.lod_pairs)):
                pass
                if self.lod_pairs[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"lod_pairs", self._root, self.lod_pairs[i]._root)
                if self.lod_pairs[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"lod_pairs", self, self.lod_pairs[i]._parent)
                if self.lod_pairs[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"lod_pairs", self.is_guarded, self.lod_pairs[i].is_guarded)

            if len(self.attached_anim_groups) != 8:
                raise kaitaistruct.ConsistencyError(u"attached_anim_groups", 8, len(self.attached_anim_groups))
            for i in range(len(self.attached_anim_groups)):
                pass
                if self.attached_anim_groups[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"attached_anim_groups", self._root, self.attached_anim_groups[i]._root)
                if self.attached_anim_groups[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"attached_anim_groups", self, self.attached_anim_groups[i]._parent)
                if self.attached_anim_groups[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"attached_anim_groups", self.is_guarded, self.attached_anim_groups[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_using_multi_script_file) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_using_multi_script_file", 2, len(self.guard_using_multi_script_file))
                if not self.guard_using_multi_script_file == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_using_multi_script_file, None, u"/types/scripts_block/seq/15")

            if self.is_guarded:
                pass
                if len(self.guard_met_debbie_harry) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_met_debbie_harry", 2, len(self.guard_met_debbie_harry))
                if not self.guard_met_debbie_harry == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_met_debbie_harry, None, u"/types/scripts_block/seq/17")

            if self.is_guarded:
                pass
                if len(self.guard_main_script_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_main_script_size", 2, len(self.guard_main_script_size))
                if not self.guard_main_script_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_main_script_size, None, u"/types/scripts_block/seq/19")

            if self.is_guarded:
                pass
                if len(self.guard_largest_mission_size) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_largest_mission_size", 2, len(self.guard_largest_mission_size))
                if not self.guard_largest_mission_size == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_largest_mission_size, None, u"/types/scripts_block/seq/21")

            if self.is_guarded:
                pass
                if len(self.guard_mission_count) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_mission_count", 2, len(self.guard_mission_count))
                if not self.guard_mission_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_mission_count, None, u"/types/scripts_block/seq/23")

            if self.is_guarded:
                pass
                if len(self.guard_exclusive_mission_count) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_exclusive_mission_count", 2, len(self.guard_exclusive_mission_count))
                if not self.guard_exclusive_mission_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_exclusive_mission_count, None, u"/types/scripts_block/seq/25")

            if self.is_guarded:
                pass
                if len(self.guard_largest_mission_locals) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_largest_mission_locals", 2, len(self.guard_largest_mission_locals))
                if not self.guard_largest_mission_locals == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_largest_mission_locals, None, u"/types/scripts_block/seq/27")

            if self.is_guarded:
                pass
                if len(self.guard_num_threads) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_threads", 2, len(self.guard_num_threads))
                if not self.guard_num_threads == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_threads, None, u"/types/scripts_block/seq/29")

            if self.is_guarded:
                pass
                if len(self.guard_save_kind) != 4:
                    raise kaitaistruct.ConsistencyError(u"guard_save_kind", 4, len(self.guard_save_kind))
                if not self.guard_save_kind == b"\xDE\xC0\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0\xDE\xC0", self.guard_save_kind, None, u"/types/scripts_block/seq/31")

            if self.is_mobile_game:
                pass

            if len(self.threads) != self.num_threads:
                raise kaitaistruct.ConsistencyError(u"threads", self.num_threads, len(self.threads))
            for i in range(len(self.threads)):
                pass
                if self.threads[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"threads", self._root, self.threads[i]._root)
                if self.threads[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"threads", self, self.threads[i]._parent)
                if self.threads[i].is_mobile != self.is_mobile:
                    raise kaitaistruct.ConsistencyError(u"threads", self.is_mobile, self.threads[i].is_mobile)
                if self.threads[i].has_mission_index != self.has_mission_index:
                    raise kaitaistruct.ConsistencyError(u"threads", self.has_mission_index, self.threads[i].has_mission_index)
                if self.threads[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"threads", self.is_guarded, self.threads[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_num_resources) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_resources", 2, len(self.guard_num_resources))
                if not self.guard_num_resources == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_resources, None, u"/types/scripts_block/seq/34")

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.resources) != self.num_resources:
                    raise kaitaistruct.ConsistencyError(u"resources", self.num_resources, len(self.resources))
                for i in range(len(self.resources)):
                    pass
                    if self.resources[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"resources", self._root, self.resources[i]._root)
                    if self.resources[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"resources", self, self.resources[i]._parent)


            if self.is_guarded:
                pass
                if len(self.guard_unknown_end) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_unknown_end", 2, len(self.guard_unknown_end))
                if not self.guard_unknown_end == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_unknown_end, None, u"/types/scripts_block/seq/37")

            if self.is_mobile_game:
                pass

            if self.is_during_mission:
                pass
                if len(self.mission_name) != 8:
                    raise kaitaistruct.ConsistencyError(u"mission_name", 8, len(self.mission_name))

            if self.is_during_mission:
                pass

            self._dirty = False

        @property
        def is_during_mission(self):
            """Whether the mission that runs is named."""
            if hasattr(self, '_m_is_during_mission'):
                return self._m_is_during_mission

            self._m_is_during_mission = self.is_mission_save
            return getattr(self, '_m_is_during_mission', None)

        def _invalidate_is_during_mission(self):
            del self._m_is_during_mission
        @property
        def is_mobile_game(self):
            """Whether parts of phones and of the Definitive Edition are there."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain
        @property
        def main_script_size_name(self):
            """Meaning of `main_script_size`."""
            if hasattr(self, '_m_main_script_size_name'):
                return self._m_main_script_size_name

            self._m_main_script_size_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.ScriptVersion, self.main_script_size)
            return getattr(self, '_m_main_script_size_name', None)

        def _invalidate_main_script_size_name(self):
            del self._m_main_script_size_name

    class SetPiece(ReadWriteKaitaiStruct):
        """A place at which police appears when the player comes into a rectangle,
        wanted and in the way that the type requires. Types of cars for a player
        in a vehicle want him to move towards the place where they appear. Nothing
        appears where the place is taken.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.SetPiece, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.last_generation_time = self._io.read_s4le()
            self.x1 = self._io.read_s2le()
            self.y1 = self._io.read_s2le()
            self.x2 = self._io.read_s2le()
            self.y2 = self._io.read_s2le()
            self.spawn_1 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
            self.spawn_1._read()
            self.spawn_2 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
            self.spawn_2._read()
            self.target_1 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
            self.target_1._read()
            self.target_2 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
            self.target_2._read()
            self.piece_type = self._io.read_u1()
            self.gap_00d = self._io.read_bytes(3)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.spawn_1._fetch_instances()
            self.spawn_2._fetch_instances()
            self.target_1._fetch_instances()
            self.target_2._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.SetPiece, self)._write__seq(io)
            self._io.write_s4le(self.last_generation_time)
            self._io.write_s2le(self.x1)
            self._io.write_s2le(self.y1)
            self._io.write_s2le(self.x2)
            self._io.write_s2le(self.y2)
            self.spawn_1._write__seq(self._io)
            self.spawn_2._write__seq(self._io)
            self.target_1._write__seq(self._io)
            self.target_2._write__seq(self._io)
            self._io.write_u1(self.piece_type)
            self._io.write_bytes(self.gap_00d)


        def _check(self):
            if self.spawn_1._root != self._root:
                raise kaitaistruct.ConsistencyError(u"spawn_1", self._root, self.spawn_1._root)
            if self.spawn_1._parent != self:
                raise kaitaistruct.ConsistencyError(u"spawn_1", self, self.spawn_1._parent)
            if self.spawn_2._root != self._root:
                raise kaitaistruct.ConsistencyError(u"spawn_2", self._root, self.spawn_2._root)
            if self.spawn_2._parent != self:
                raise kaitaistruct.ConsistencyError(u"spawn_2", self, self.spawn_2._parent)
            if self.target_1._root != self._root:
                raise kaitaistruct.ConsistencyError(u"target_1", self._root, self.target_1._root)
            if self.target_1._parent != self:
                raise kaitaistruct.ConsistencyError(u"target_1", self, self.target_1._parent)
            if self.target_2._root != self._root:
                raise kaitaistruct.ConsistencyError(u"target_2", self._root, self.target_2._root)
            if self.target_2._parent != self:
                raise kaitaistruct.ConsistencyError(u"target_2", self, self.target_2._parent)
            if len(self.gap_00d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_00d", 3, len(self.gap_00d))
            self._dirty = False

        @property
        def piece_type_name(self):
            """Meaning of `piece_type`."""
            if hasattr(self, '_m_piece_type_name'):
                return self._m_piece_type_name

            self._m_piece_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.TrapKind, self.piece_type)
            return getattr(self, '_m_piece_type_name', None)

        def _invalidate_piece_type_name(self):
            del self._m_piece_type_name

    class SetPiecesBlock(ReadWriteKaitaiStruct):
        """Block 17. Places at which police lies in wait (opcode 04F8)."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.SetPiecesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_used_count = self._io.read_bytes(2)
                if not self.guard_used_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_used_count, self._io, u"/types/set_pieces_block/seq/0")

            self.used_count = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_pieces = self._io.read_bytes(2)
                if not self.guard_pieces == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pieces, self._io, u"/types/set_pieces_block/seq/2")

            self.pieces = []
            for i in range(210):
                _t_pieces = GtaSaSaveAndroid.SetPiece(self._io, self, self._root)
                try:
                    _t_pieces._read()
                finally:
                    self.pieces.append(_t_pieces)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.pieces)):
                pass
                self.pieces[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.SetPiecesBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_used_count)

            self._io.write_u4le(self.used_count)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_pieces)

            for i in range(len(self.pieces)):
                pass
                self.pieces[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_used_count) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_used_count", 2, len(self.guard_used_count))
                if not self.guard_used_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_used_count, None, u"/types/set_pieces_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_pieces) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_pieces", 2, len(self.guard_pieces))
                if not self.guard_pieces == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_pieces, None, u"/types/set_pieces_block/seq/2")

            if len(self.pieces) != 210:
                raise kaitaistruct.ConsistencyError(u"pieces", 210, len(self.pieces))
            for i in range(len(self.pieces)):
                pass
                if self.pieces[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"pieces", self._root, self.pieces[i]._root)
                if self.pieces[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"pieces", self, self.pieces[i]._parent)

            self._dirty = False


    class ShoppingBlock(ReadWriteKaitaiStruct):
        """Block 22."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ShoppingBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_modifiers = self._io.read_bytes(2)
                if not self.guard_num_modifiers == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_modifiers, self._io, u"/types/shopping_block/seq/0")

            self.num_modifiers = self._io.read_u4le()
            if not self.num_modifiers <= ((self._io.size() - self._io.pos()) // 8):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 8), self.num_modifiers, self._io, u"/types/shopping_block/seq/1")
            self.modifiers = []
            for i in range(self.num_modifiers):
                _t_modifiers = GtaSaSaveAndroid.ChangedPrice(self.is_guarded, self._io, self, self._root)
                try:
                    _t_modifiers._read()
                finally:
                    self.modifiers.append(_t_modifiers)

            if self.is_guarded:
                pass
                self.guard_num_items = self._io.read_bytes(2)
                if not self.guard_num_items == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_items, self._io, u"/types/shopping_block/seq/3")

            self.num_items = self._io.read_u4le()
            if not self.num_items <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.num_items, self._io, u"/types/shopping_block/seq/4")
            if self.is_guarded:
                pass
                self.guard_items = self._io.read_bytes(2)
                if not self.guard_items == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_items, self._io, u"/types/shopping_block/seq/5")

            self.items = []
            for i in range(self.num_items):
                self.items.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.modifiers)):
                pass
                self.modifiers[i]._fetch_instances()

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.items)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ShoppingBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_modifiers)

            self._io.write_u4le(self.num_modifiers)
            for i in range(len(self.modifiers)):
                pass
                self.modifiers[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_items)

            self._io.write_u4le(self.num_items)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_items)

            for i in range(len(self.items)):
                pass
                self._io.write_u1(self.items[i])



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_modifiers) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_modifiers", 2, len(self.guard_num_modifiers))
                if not self.guard_num_modifiers == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_modifiers, None, u"/types/shopping_block/seq/0")

            if len(self.modifiers) != self.num_modifiers:
                raise kaitaistruct.ConsistencyError(u"modifiers", self.num_modifiers, len(self.modifiers))
            for i in range(len(self.modifiers)):
                pass
                if self.modifiers[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"modifiers", self._root, self.modifiers[i]._root)
                if self.modifiers[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"modifiers", self, self.modifiers[i]._parent)
                if self.modifiers[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"modifiers", self.is_guarded, self.modifiers[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_num_items) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_items", 2, len(self.guard_num_items))
                if not self.guard_num_items == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_items, None, u"/types/shopping_block/seq/3")

            if self.is_guarded:
                pass
                if len(self.guard_items) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_items", 2, len(self.guard_items))
                if not self.guard_items == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_items, None, u"/types/shopping_block/seq/5")

            if len(self.items) != self.num_items:
                raise kaitaistruct.ConsistencyError(u"items", self.num_items, len(self.items))
            for i in range(len(self.items)):
                pass

            self._dirty = False


    class SimpleVariablesBlock(ReadWriteKaitaiStruct):
        """Block 0, 312 bytes on the PC and 428 on Android."""
        def __init__(self, is_mobile, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.SimpleVariablesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile

        def _read(self):
            self.version_id = self._io.read_u4le()
            self.save_name = self._io.read_bytes(self.len_save_name)
            self.mission_pack_game = self._io.read_u1()
            self.gap_069 = self._io.read_bytes(3)
            self.current_level = self._io.read_s4le()
            self.camera_pos = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.camera_pos._read()
            self.ms_per_game_minute = self._io.read_u4le()
            self.last_clock_tick = self._io.read_u4le()
            self.game_month = self._io.read_u1()
            self.game_day = self._io.read_u1()
            self.game_hour = self._io.read_u1()
            self.game_minute = self._io.read_u1()
            self.game_weekday = self._io.read_u1()
            self.stored_month = self._io.read_u1()
            self.stored_day = self._io.read_u1()
            self.stored_hour = self._io.read_u1()
            self.stored_minute = self._io.read_u1()
            self.clock_has_been_stored = self._io.read_u1()
            self.pad_mode = self._io.read_s2le()
            self.has_cheated = self._io.read_u1()
            self.gap_091 = self._io.read_bytes(3)
            self.global_timer = self._io.read_u4le()
            self.time_scale = self._io.read_f4le()
            self.time_step = self._io.read_f4le()
            self.time_step_non_clipped = self._io.read_f4le()
            self.frame_counter = self._io.read_u4le()
            self.old_weather = self._io.read_s2le()
            self.new_weather = self._io.read_s2le()
            self.forced_weather = self._io.read_s2le()
            self.gap_0ae = self._io.read_bytes(2)
            self.weather_interpolation = self._io.read_f4le()
            self.weather_type_in_list = self._io.read_u4le()
            self.rain = self._io.read_f4le()
            self.car_zoom = self._io.read_u4le()
            self.ped_zoom = self._io.read_u4le()
            self.interior = self._io.read_s4le()
            self.invert_look = self._io.read_u1()
            self.gap_0c9 = self._io.read_bytes(3)
            self.extra_colour = self._io.read_s4le()
            self.extra_colour_on = self._io.read_u1()
            self.gap_0d1 = self._io.read_bytes(3)
            self.extra_colour_interpolation = self._io.read_f4le()
            self.extra_colour_weather = self._io.read_s4le()
            self.water_configuration = self._io.read_u4le()
            self.la_riots = self._io.read_u1()
            self.la_riots_no_police_cars = self._io.read_u1()
            self.gap_0e2 = self._io.read_bytes(2)
            self.max_wanted_level = self._io.read_u4le()
            self.max_chaos = self._io.read_u4le()
            self.french_game = self._io.read_u1()
            self.german_game = self._io.read_u1()
            self.nasty_game = self._io.read_u1()
            self.gap_0ef = self._io.read_bytes(45)
            self.cinematic_camera_help_left = self._io.read_u1()
            if self.is_mobile_game:
                pass
                self.motion_blur = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.volumes = []
                for i in range(2):
                    self.volumes.append(self._io.read_u1())


            if self.is_mobile_game:
                pass
                self.unknown_388 = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.menu_radio = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.unknown_390 = []
                for i in range(3):
                    self.unknown_390.append(self._io.read_u1())


            if self.is_mobile_game:
                pass
                self.gap_189 = self._io.read_bytes(11)

            if self.is_mobile_game:
                pass
                self.unknown_404 = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.gap_195 = self._io.read_bytes(7)

            if self.is_mobile_game:
                pass
                self.unknown_412 = []
                for i in range(3):
                    self.unknown_412.append(self._io.read_u1())


            if self.is_mobile_game:
                pass
                self.gap_19f = self._io.read_bytes(1)

            if self.is_pc:
                pass
                self.gap_11d = self._io.read_bytes(1)

            if self.is_pc:
                pass
                self.system_time = []
                for i in range(8):
                    self.system_time.append(self._io.read_u2le())


            if self.is_pc:
                pass
                self.gap_12e = self._io.read_bytes(2)

            self.target_blip = self._io.read_u4le()
            self.steal_vehicle_help_shown = self._io.read_u1()
            self.taxis_have_nitro = self._io.read_u1()
            self.prostitutes_pay_you = self._io.read_u1()
            self.gap_137 = self._io.read_bytes(1)
            if self.is_mobile_game:
                pass
                self.unknown_424 = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.camera_pos._fetch_instances()
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.volumes)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_390)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_412)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_pc:
                pass

            if self.is_pc:
                pass
                for i in range(len(self.system_time)):
                    pass


            if self.is_pc:
                pass

            if self.is_mobile_game:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.SimpleVariablesBlock, self)._write__seq(io)
            self._io.write_u4le(self.version_id)
            self._io.write_bytes(self.save_name)
            self._io.write_u1(self.mission_pack_game)
            self._io.write_bytes(self.gap_069)
            self._io.write_s4le(self.current_level)
            self.camera_pos._write__seq(self._io)
            self._io.write_u4le(self.ms_per_game_minute)
            self._io.write_u4le(self.last_clock_tick)
            self._io.write_u1(self.game_month)
            self._io.write_u1(self.game_day)
            self._io.write_u1(self.game_hour)
            self._io.write_u1(self.game_minute)
            self._io.write_u1(self.game_weekday)
            self._io.write_u1(self.stored_month)
            self._io.write_u1(self.stored_day)
            self._io.write_u1(self.stored_hour)
            self._io.write_u1(self.stored_minute)
            self._io.write_u1(self.clock_has_been_stored)
            self._io.write_s2le(self.pad_mode)
            self._io.write_u1(self.has_cheated)
            self._io.write_bytes(self.gap_091)
            self._io.write_u4le(self.global_timer)
            self._io.write_f4le(self.time_scale)
            self._io.write_f4le(self.time_step)
            self._io.write_f4le(self.time_step_non_clipped)
            self._io.write_u4le(self.frame_counter)
            self._io.write_s2le(self.old_weather)
            self._io.write_s2le(self.new_weather)
            self._io.write_s2le(self.forced_weather)
            self._io.write_bytes(self.gap_0ae)
            self._io.write_f4le(self.weather_interpolation)
            self._io.write_u4le(self.weather_type_in_list)
            self._io.write_f4le(self.rain)
            self._io.write_u4le(self.car_zoom)
            self._io.write_u4le(self.ped_zoom)
            self._io.write_s4le(self.interior)
            self._io.write_u1(self.invert_look)
            self._io.write_bytes(self.gap_0c9)
            self._io.write_s4le(self.extra_colour)
            self._io.write_u1(self.extra_colour_on)
            self._io.write_bytes(self.gap_0d1)
            self._io.write_f4le(self.extra_colour_interpolation)
            self._io.write_s4le(self.extra_colour_weather)
            self._io.write_u4le(self.water_configuration)
            self._io.write_u1(self.la_riots)
            self._io.write_u1(self.la_riots_no_police_cars)
            self._io.write_bytes(self.gap_0e2)
            self._io.write_u4le(self.max_wanted_level)
            self._io.write_u4le(self.max_chaos)
            self._io.write_u1(self.french_game)
            self._io.write_u1(self.german_game)
            self._io.write_u1(self.nasty_game)
            self._io.write_bytes(self.gap_0ef)
            self._io.write_u1(self.cinematic_camera_help_left)
            if self.is_mobile_game:
                pass
                self._io.write_u1(self.motion_blur)

            if self.is_mobile_game:
                pass
                for i in range(len(self.volumes)):
                    pass
                    self._io.write_u1(self.volumes[i])


            if self.is_mobile_game:
                pass
                self._io.write_u1(self.unknown_388)

            if self.is_mobile_game:
                pass
                self._io.write_u1(self.menu_radio)

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_390)):
                    pass
                    self._io.write_u1(self.unknown_390[i])


            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_189)

            if self.is_mobile_game:
                pass
                self._io.write_u1(self.unknown_404)

            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_195)

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_412)):
                    pass
                    self._io.write_u1(self.unknown_412[i])


            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_19f)

            if self.is_pc:
                pass
                self._io.write_bytes(self.gap_11d)

            if self.is_pc:
                pass
                for i in range(len(self.system_time)):
                    pass
                    self._io.write_u2le(self.system_time[i])


            if self.is_pc:
                pass
                self._io.write_bytes(self.gap_12e)

            self._io.write_u4le(self.target_blip)
            self._io.write_u1(self.steal_vehicle_help_shown)
            self._io.write_u1(self.taxis_have_nitro)
            self._io.write_u1(self.prostitutes_pay_you)
            self._io.write_bytes(self.gap_137)
            if self.is_mobile_game:
                pass
                self._io.write_u4le(self.unknown_424)



        def _check(self):
            if len(self.save_name) != self.len_save_name:
                raise kaitaistruct.ConsistencyError(u"save_name", self.len_save_name, len(self.save_name))
            if len(self.gap_069) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_069", 3, len(self.gap_069))
            if self.camera_pos._root != self._root:
                raise kaitaistruct.ConsistencyError(u"camera_pos", self._root, self.camera_pos._root)
            if self.camera_pos._parent != self:
                raise kaitaistruct.ConsistencyError(u"camera_pos", self, self.camera_pos._parent)
            if len(self.gap_091) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_091", 3, len(self.gap_091))
            if len(self.gap_0ae) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0ae", 2, len(self.gap_0ae))
            if len(self.gap_0c9) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0c9", 3, len(self.gap_0c9))
            if len(self.gap_0d1) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0d1", 3, len(self.gap_0d1))
            if len(self.gap_0e2) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0e2", 2, len(self.gap_0e2))
            if len(self.gap_0ef) != 45:
                raise kaitaistruct.ConsistencyError(u"gap_0ef", 45, len(self.gap_0ef))
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.volumes) != 2:
                    raise kaitaistruct.ConsistencyError(u"volumes", 2, len(self.volumes))
                for i in range(len(self.volumes)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.unknown_390) != 3:
                    raise kaitaistruct.ConsistencyError(u"unknown_390", 3, len(self.unknown_390))
                for i in range(len(self.unknown_390)):
                    pass


            if self.is_mobile_game:
                pass
                if len(self.gap_189) != 11:
                    raise kaitaistruct.ConsistencyError(u"gap_189", 11, len(self.gap_189))

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.gap_195) != 7:
                    raise kaitaistruct.ConsistencyError(u"gap_195", 7, len(self.gap_195))

            if self.is_mobile_game:
                pass
                if len(self.unknown_412) != 3:
                    raise kaitaistruct.ConsistencyError(u"unknown_412", 3, len(self.unknown_412))
                for i in range(len(self.unknown_412)):
                    pass


            if self.is_mobile_game:
                pass
                if len(self.gap_19f) != 1:
                    raise kaitaistruct.ConsistencyError(u"gap_19f", 1, len(self.gap_19f))

            if self.is_pc:
                pass
                if len(self.gap_11d) != 1:
                    raise kaitaistruct.ConsistencyError(u"gap_11d", 1, len(self.gap_11d))

            if self.is_pc:
                pass
                if len(self.system_time) != 8:
                    raise kaitaistruct.ConsistencyError(u"system_time", 8, len(self.system_time))
                for i in range(len(self.system_time)):
                    pass


            if self.is_pc:
                pass
                if len(self.gap_12e) != 2:
                    raise kaitaistruct.ConsistencyError(u"gap_12e", 2, len(self.gap_12e))

            if len(self.gap_137) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_137", 1, len(self.gap_137))
            if self.is_mobile_game:
                pass

            self._dirty = False

        @property
        def current_level_name(self):
            """Meaning of `current_level`."""
            if hasattr(self, '_m_current_level_name'):
                return self._m_current_level_name

            self._m_current_level_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Town, self.current_level)
            return getattr(self, '_m_current_level_name', None)

        def _invalidate_current_level_name(self):
            del self._m_current_level_name
        @property
        def extra_colour_weather_name(self):
            """Meaning of `extra_colour_weather`."""
            if hasattr(self, '_m_extra_colour_weather_name'):
                return self._m_extra_colour_weather_name

            self._m_extra_colour_weather_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Weather, self.extra_colour_weather)
            return getattr(self, '_m_extra_colour_weather_name', None)

        def _invalidate_extra_colour_weather_name(self):
            del self._m_extra_colour_weather_name
        @property
        def forced_weather_name(self):
            """Meaning of `forced_weather`."""
            if hasattr(self, '_m_forced_weather_name'):
                return self._m_forced_weather_name

            self._m_forced_weather_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Weather, self.forced_weather)
            return getattr(self, '_m_forced_weather_name', None)

        def _invalidate_forced_weather_name(self):
            del self._m_forced_weather_name
        @property
        def interior_name(self):
            """Meaning of `interior`."""
            if hasattr(self, '_m_interior_name'):
                return self._m_interior_name

            self._m_interior_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.InteriorArea, self.interior)
            return getattr(self, '_m_interior_name', None)

        def _invalidate_interior_name(self):
            del self._m_interior_name
        @property
        def is_mobile_game(self):
            """Whether the settings of phones follow."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def is_pc(self):
            """Whether the settings of the PC follow."""
            if hasattr(self, '_m_is_pc'):
                return self._m_is_pc

            self._m_is_pc = (not (self.is_mobile))
            return getattr(self, '_m_is_pc', None)

        def _invalidate_is_pc(self):
            del self._m_is_pc
        @property
        def len_save_name(self):
            """Bytes of `save_name`."""
            if hasattr(self, '_m_len_save_name'):
                return self._m_len_save_name

            self._m_len_save_name = (200 if self.is_mobile else 100)
            return getattr(self, '_m_len_save_name', None)

        def _invalidate_len_save_name(self):
            del self._m_len_save_name
        @property
        def new_weather_name(self):
            """Meaning of `new_weather`."""
            if hasattr(self, '_m_new_weather_name'):
                return self._m_new_weather_name

            self._m_new_weather_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Weather, self.new_weather)
            return getattr(self, '_m_new_weather_name', None)

        def _invalidate_new_weather_name(self):
            del self._m_new_weather_name
        @property
        def old_weather_name(self):
            """Meaning of `old_weather`."""
            if hasattr(self, '_m_old_weather_name'):
                return self._m_old_weather_name

            self._m_old_weather_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Weather, self.old_weather)
            return getattr(self, '_m_old_weather_name', None)

        def _invalidate_old_weather_name(self):
            del self._m_old_weather_name

    class SpecialModel(ReadWriteKaitaiStruct):
        """Name of a model that scripts choose."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.SpecialModel, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_model_name = self._io.read_u4le()
            if not self.len_model_name <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.len_model_name, self._io, u"/types/special_model/seq/0")
            self.model_name = self._io.read_bytes(self.len_model_name)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.SpecialModel, self)._write__seq(io)
            self._io.write_u4le(self.len_model_name)
            self._io.write_bytes(self.model_name)


        def _check(self):
            if len(self.model_name) != self.len_model_name:
                raise kaitaistruct.ConsistencyError(u"model_name", self.len_model_name, len(self.model_name))
            self._dirty = False


    class Spot(ReadWriteKaitaiStruct):
        """A place on the ground."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Spot, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Spot, self)._write__seq(io)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)


        def _check(self):
            self._dirty = False


    class StationHistory(ReadWriteKaitaiStruct):
        """What a station has played."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.StationHistory, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.recent_tracks = []
            for i in range(20):
                self.recent_tracks.append(self._io.read_s1())

            self.recent_idents = []
            for i in range(8):
                self.recent_idents.append(self._io.read_s4le())

            self.recent_adverts = []
            for i in range(40):
                self.recent_adverts.append(self._io.read_s4le())

            self.recent_dj = []
            for i in range(15):
                self.recent_dj.append(self._io.read_s4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.recent_tracks)):
                pass

            for i in range(len(self.recent_idents)):
                pass

            for i in range(len(self.recent_adverts)):
                pass

            for i in range(len(self.recent_dj)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.StationHistory, self)._write__seq(io)
            for i in range(len(self.recent_tracks)):
                pass
                self._io.write_s1(self.recent_tracks[i])

            for i in range(len(self.recent_idents)):
                pass
                self._io.write_s4le(self.recent_idents[i])

            for i in range(len(self.recent_adverts)):
                pass
                self._io.write_s4le(self.recent_adverts[i])

            for i in range(len(self.recent_dj)):
                pass
                self._io.write_s4le(self.recent_dj[i])



        def _check(self):
            if len(self.recent_tracks) != 20:
                raise kaitaistruct.ConsistencyError(u"recent_tracks", 20, len(self.recent_tracks))
            for i in range(len(self.recent_tracks)):
                pass

            if len(self.recent_idents) != 8:
                raise kaitaistruct.ConsistencyError(u"recent_idents", 8, len(self.recent_idents))
            for i in range(len(self.recent_idents)):
                pass

            if len(self.recent_adverts) != 40:
                raise kaitaistruct.ConsistencyError(u"recent_adverts", 40, len(self.recent_adverts))
            for i in range(len(self.recent_adverts)):
                pass

            if len(self.recent_dj) != 15:
                raise kaitaistruct.ConsistencyError(u"recent_dj", 15, len(self.recent_dj))
            for i in range(len(self.recent_dj)):
                pass

            self._dirty = False


    class StatisticsBlock(ReadWriteKaitaiStruct):
        """Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
        others do not exist.
        """
        def __init__(self, is_definitive, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.StatisticsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_definitive = is_definitive
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_float_stats = self._io.read_bytes(2)
                if not self.guard_float_stats == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_float_stats, self._io, u"/types/statistics_block/seq/0")

            self.float_stats = []
            for i in range(82):
                self.float_stats.append(self._io.read_f4le())

            if self.is_guarded:
                pass
                self.guard_int_stats = self._io.read_bytes(2)
                if not self.guard_int_stats == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_int_stats, self._io, u"/types/statistics_block/seq/2")

            self.int_stats = []
            for i in range(self.num_int_stats):
                self.int_stats.append(self._io.read_s4le())

            if self.is_guarded:
                pass
                self.guard_peds_killed = self._io.read_bytes(2)
                if not self.guard_peds_killed == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_peds_killed, self._io, u"/types/statistics_block/seq/4")

            self.peds_killed = []
            for i in range(32):
                self.peds_killed.append(self._io.read_s4le())

            if self.is_guarded:
                pass
                self.guard_last_mission_passed = self._io.read_bytes(2)
                if not self.guard_last_mission_passed == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_mission_passed, self._io, u"/types/statistics_block/seq/6")

            self.last_mission_passed = self._io.read_bytes(8)
            if self.is_guarded:
                pass
                self.guard_radio_listen_time = self._io.read_bytes(2)
                if not self.guard_radio_listen_time == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_radio_listen_time, self._io, u"/types/statistics_block/seq/8")

            self.radio_listen_time = []
            for i in range(14):
                self.radio_listen_time.append(self._io.read_s4le())

            if self.is_guarded:
                pass
                self.guard_mission_attempts = self._io.read_bytes(2)
                if not self.guard_mission_attempts == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_mission_attempts, self._io, u"/types/statistics_block/seq/10")

            self.mission_attempts = []
            for i in range(100):
                self.mission_attempts.append(self._io.read_s4le())

            if self.is_plain:
                pass
                self.stat_message_shown = []
                for i in range(128):
                    self.stat_message_shown.append(self._io.read_u1())


            if self.is_guarded:
                pass
                self.guarded_stat_message_shown = []
                for i in range(128):
                    _t_guarded_stat_message_shown = GtaSaSaveAndroid.GuardedFlag(self._io, self, self._root)
                    try:
                        _t_guarded_stat_message_shown._read()
                    finally:
                        self.guarded_stat_message_shown.append(_t_guarded_stat_message_shown)


            if self.is_definitive_edition:
                pass
                self.statistics_end = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.float_stats)):
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.int_stats)):
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.peds_killed)):
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.radio_listen_time)):
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.mission_attempts)):
                pass

            if self.is_plain:
                pass
                for i in range(len(self.stat_message_shown)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stat_message_shown)):
                    pass
                    self.guarded_stat_message_shown[i]._fetch_instances()


            if self.is_definitive_edition:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.StatisticsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_float_stats)

            for i in range(len(self.float_stats)):
                pass
                self._io.write_f4le(self.float_stats[i])

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_int_stats)

            for i in range(len(self.int_stats)):
                pass
                self._io.write_s4le(self.int_stats[i])

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_peds_killed)

            for i in range(len(self.peds_killed)):
                pass
                self._io.write_s4le(self.peds_killed[i])

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_last_mission_passed)

            self._io.write_bytes(self.last_mission_passed)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_radio_listen_time)

            for i in range(len(self.radio_listen_time)):
                pass
                self._io.write_s4le(self.radio_listen_time[i])

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_mission_attempts)

            for i in range(len(self.mission_attempts)):
                pass
                self._io.write_s4le(self.mission_attempts[i])

            if self.is_plain:
                pass
                for i in range(len(self.stat_message_shown)):
                    pass
                    self._io.write_u1(self.stat_message_shown[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_stat_message_shown)):
                    pass
                    self.guarded_stat_message_shown[i]._write__seq(self._io)


            if self.is_definitive_edition:
                pass
                self._io.write_u4le(self.statistics_end)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_float_stats) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_float_stats", 2, len(self.guard_float_stats))
                if not self.guard_float_stats == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_float_stats, None, u"/types/statistics_block/seq/0")

            if len(self.float_stats) != 82:
                raise kaitaistruct.ConsistencyError(u"float_stats", 82, len(self.float_stats))
            for i in range(len(self.float_stats)):
                pass

            if self.is_guarded:
                pass
                if len(self.guard_int_stats) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_int_stats", 2, len(self.guard_int_stats))
                if not self.guard_int_stats == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_int_stats, None, u"/types/statistics_block/seq/2")

            if len(self.int_stats) != self.num_int_stats:
                raise kaitaistruct.ConsistencyError(u"int_stats", self.num_int_stats, len(self.int_stats))
            for i in range(len(self.int_stats)):
                pass

            if self.is_guarded:
                pass
                if len(self.guard_peds_killed) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_peds_killed", 2, len(self.guard_peds_killed))
                if not self.guard_peds_killed == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_peds_killed, None, u"/types/statistics_block/seq/4")

            if len(self.peds_killed) != 32:
                raise kaitaistruct.ConsistencyError(u"peds_killed", 32, len(self.peds_killed))
            for i in range(len(self.peds_killed)):
                pass

            if self.is_guarded:
                pass
                if len(self.guard_last_mission_passed) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_last_mission_passed", 2, len(self.guard_last_mission_passed))
                if not self.guard_last_mission_passed == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_last_mission_passed, None, u"/types/statistics_block/seq/6")

            if len(self.last_mission_passed) != 8:
                raise kaitaistruct.ConsistencyError(u"last_mission_passed", 8, len(self.last_mission_passed))
            if self.is_guarded:
                pass
                if len(self.guard_radio_listen_time) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_radio_listen_time", 2, len(self.guard_radio_listen_time))
                if not self.guard_radio_listen_time == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_radio_listen_time, None, u"/types/statistics_block/seq/8")

            if len(self.radio_listen_time) != 14:
                raise kaitaistruct.ConsistencyError(u"radio_listen_time", 14, len(self.radio_listen_time))
            for i in range(len(self.radio_listen_time)):
                pass

            if self.is_guarded:
                pass
                if len(self.guard_mission_attempts) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_mission_attempts", 2, len(self.guard_mission_attempts))
                if not self.guard_mission_attempts == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_mission_attempts, None, u"/types/statistics_block/seq/10")

            if len(self.mission_attempts) != 100:
                raise kaitaistruct.ConsistencyError(u"mission_attempts", 100, len(self.mission_attempts))
            for i in range(len(self.mission_attempts)):
                pass

            if self.is_plain:
                pass
                if len(self.stat_message_shown) != 128:
                    raise kaitaistruct.ConsistencyError(u"stat_message_shown", 128, len(self.stat_message_shown))
                for i in range(len(self.stat_message_shown)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_stat_message_shown) != 128:
                    raise kaitaistruct.ConsistencyError(u"guarded_stat_message_shown", 128, len(self.guarded_stat_message_shown))
                for i in range(len(self.guarded_stat_message_shown)):
                    pass
                    if self.guarded_stat_message_shown[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_stat_message_shown", self._root, self.guarded_stat_message_shown[i]._root)
                    if self.guarded_stat_message_shown[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_stat_message_shown", self, self.guarded_stat_message_shown[i]._parent)


            if self.is_definitive_edition:
                pass

            self._dirty = False

        @property
        def is_definitive_edition(self):
            """Whether four more bytes follow."""
            if hasattr(self, '_m_is_definitive_edition'):
                return self._m_is_definitive_edition

            self._m_is_definitive_edition = self.is_definitive
            return getattr(self, '_m_is_definitive_edition', None)

        def _invalidate_is_definitive_edition(self):
            del self._m_is_definitive_edition
        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain
        @property
        def num_int_stats(self):
            """Whole numbers; the last one of the Definitive Edition is statistic
            343.
            """
            if hasattr(self, '_m_num_int_stats'):
                return self._m_num_int_stats

            self._m_num_int_stats = (224 if self.is_definitive else 223)
            return getattr(self, '_m_num_int_stats', None)

        def _invalidate_num_int_stats(self):
            del self._m_num_int_stats

    class StoredCar(ReadWriteKaitaiStruct):
        """A car that is kept; the place is free where the model is 0, and holds old
        bytes then.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.StoredCar, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/stored_car/seq/0")

            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.handling_flags = GtaSaSaveAndroid.HandlingBits(self._io, self, self._root)
            self.handling_flags._read()
            self.car_flags = GtaSaSaveAndroid.CarBits(self._io, self, self._root)
            self.car_flags._read()
            self.gap_00c = self._io.read_bytes(1)
            self.model = self._io.read_u2le()
            self.mods = []
            for i in range(15):
                self.mods.append(self._io.read_s2le())

            self.colours = []
            for i in range(4):
                self.colours.append(self._io.read_u1())

            self.radio = self._io.read_u1()
            self.components = []
            for i in range(2):
                self.components.append(self._io.read_u1())

            self.bomb = self._io.read_u1()
            self.paintjob = self._io.read_u1()
            self.nitro = self._io.read_u1()
            self.forward = GtaSaSaveAndroid.Direction100(self._io, self, self._root)
            self.forward._read()
            self.gap_037 = self._io.read_bytes(1)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.position._fetch_instances()
            self.handling_flags._fetch_instances()
            self.car_flags._fetch_instances()
            for i in range(len(self.mods)):
                pass

            for i in range(len(self.colours)):
                pass

            for i in range(len(self.components)):
                pass

            self.forward._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.StoredCar, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self.position._write__seq(self._io)
            self.handling_flags._write__seq(self._io)
            self.car_flags._write__seq(self._io)
            self._io.write_bytes(self.gap_00c)
            self._io.write_u2le(self.model)
            for i in range(len(self.mods)):
                pass
                self._io.write_s2le(self.mods[i])

            for i in range(len(self.colours)):
                pass
                self._io.write_u1(self.colours[i])

            self._io.write_u1(self.radio)
            for i in range(len(self.components)):
                pass
                self._io.write_u1(self.components[i])

            self._io.write_u1(self.bomb)
            self._io.write_u1(self.paintjob)
            self._io.write_u1(self.nitro)
            self.forward._write__seq(self._io)
            self._io.write_bytes(self.gap_037)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/stored_car/seq/0")

            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.handling_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"handling_flags", self._root, self.handling_flags._root)
            if self.handling_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"handling_flags", self, self.handling_flags._parent)
            if self.car_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"car_flags", self._root, self.car_flags._root)
            if self.car_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"car_flags", self, self.car_flags._parent)
            if len(self.gap_00c) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_00c", 1, len(self.gap_00c))
            if len(self.mods) != 15:
                raise kaitaistruct.ConsistencyError(u"mods", 15, len(self.mods))
            for i in range(len(self.mods)):
                pass

            if len(self.colours) != 4:
                raise kaitaistruct.ConsistencyError(u"colours", 4, len(self.colours))
            for i in range(len(self.colours)):
                pass

            if len(self.components) != 2:
                raise kaitaistruct.ConsistencyError(u"components", 2, len(self.components))
            for i in range(len(self.components)):
                pass

            if self.forward._root != self._root:
                raise kaitaistruct.ConsistencyError(u"forward", self._root, self.forward._root)
            if self.forward._parent != self:
                raise kaitaistruct.ConsistencyError(u"forward", self, self.forward._parent)
            if len(self.gap_037) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_037", 1, len(self.gap_037))
            self._dirty = False

        @property
        def bomb_name(self):
            """Meaning of `bomb`."""
            if hasattr(self, '_m_bomb_name'):
                return self._m_bomb_name

            self._m_bomb_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.CarBomb, self.bomb)
            return getattr(self, '_m_bomb_name', None)

        def _invalidate_bomb_name(self):
            del self._m_bomb_name
        @property
        def model_name(self):
            """Meaning of `model`."""
            if hasattr(self, '_m_model_name'):
                return self._m_model_name

            self._m_model_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Vehicle, self.model)
            return getattr(self, '_m_model_name', None)

        def _invalidate_model_name(self):
            del self._m_model_name
        @property
        def radio_name(self):
            """Meaning of `radio`."""
            if hasattr(self, '_m_radio_name'):
                return self._m_radio_name

            self._m_radio_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Station, self.radio)
            return getattr(self, '_m_radio_name', None)

        def _invalidate_radio_name(self):
            del self._m_radio_name

        def __str__(self):
            return u"model " + str(self.model)

    class StreamingBlock(ReadWriteKaitaiStruct):
        """Block 18."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.StreamingBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_plain:
                pass
                self.slots = []
                for i in range(26316):
                    self.slots.append(self._io.read_u1())


            if self.is_guarded:
                pass
                self.guarded_slots = []
                for i in range(26316):
                    _t_guarded_slots = GtaSaSaveAndroid.GuardedU1(self._io, self, self._root)
                    try:
                        _t_guarded_slots._read()
                    finally:
                        self.guarded_slots.append(_t_guarded_slots)


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_plain:
                pass
                for i in range(len(self.slots)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_slots)):
                    pass
                    self.guarded_slots[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.StreamingBlock, self)._write__seq(io)
            if self.is_plain:
                pass
                for i in range(len(self.slots)):
                    pass
                    self._io.write_u1(self.slots[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_slots)):
                    pass
                    self.guarded_slots[i]._write__seq(self._io)




        def _check(self):
            if self.is_plain:
                pass
                if len(self.slots) != 26316:
                    raise kaitaistruct.ConsistencyError(u"slots", 26316, len(self.slots))
                for i in range(len(self.slots)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_slots) != 26316:
                    raise kaitaistruct.ConsistencyError(u"guarded_slots", 26316, len(self.guarded_slots))
                for i in range(len(self.guarded_slots)):
                    pass
                    if self.guarded_slots[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_slots", self._root, self.guarded_slots[i]._root)
                    if self.guarded_slots[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_slots", self, self.guarded_slots[i]._parent)


            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class StuntJump(ReadWriteKaitaiStruct):
        """A unique jump."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.StuntJump, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/stunt_jump/seq/0")

            self.start_min = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.start_min._read()
            self.start_max = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.start_max._read()
            self.land_min = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.land_min._read()
            self.land_max = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.land_max._read()
            self.camera = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.camera._read()
            self.reward = self._io.read_s4le()
            self.done = self._io.read_u1()
            self.found = self._io.read_u1()
            self.gap_042 = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.start_min._fetch_instances()
            self.start_max._fetch_instances()
            self.land_min._fetch_instances()
            self.land_max._fetch_instances()
            self.camera._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.StuntJump, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self.start_min._write__seq(self._io)
            self.start_max._write__seq(self._io)
            self.land_min._write__seq(self._io)
            self.land_max._write__seq(self._io)
            self.camera._write__seq(self._io)
            self._io.write_s4le(self.reward)
            self._io.write_u1(self.done)
            self._io.write_u1(self.found)
            self._io.write_bytes(self.gap_042)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/stunt_jump/seq/0")

            if self.start_min._root != self._root:
                raise kaitaistruct.ConsistencyError(u"start_min", self._root, self.start_min._root)
            if self.start_min._parent != self:
                raise kaitaistruct.ConsistencyError(u"start_min", self, self.start_min._parent)
            if self.start_max._root != self._root:
                raise kaitaistruct.ConsistencyError(u"start_max", self._root, self.start_max._root)
            if self.start_max._parent != self:
                raise kaitaistruct.ConsistencyError(u"start_max", self, self.start_max._parent)
            if self.land_min._root != self._root:
                raise kaitaistruct.ConsistencyError(u"land_min", self._root, self.land_min._root)
            if self.land_min._parent != self:
                raise kaitaistruct.ConsistencyError(u"land_min", self, self.land_min._parent)
            if self.land_max._root != self._root:
                raise kaitaistruct.ConsistencyError(u"land_max", self._root, self.land_max._root)
            if self.land_max._parent != self:
                raise kaitaistruct.ConsistencyError(u"land_max", self, self.land_max._parent)
            if self.camera._root != self._root:
                raise kaitaistruct.ConsistencyError(u"camera", self._root, self.camera._root)
            if self.camera._parent != self:
                raise kaitaistruct.ConsistencyError(u"camera", self, self.camera._parent)
            if len(self.gap_042) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_042", 2, len(self.gap_042))
            self._dirty = False


    class StuntJumpsBlock(ReadWriteKaitaiStruct):
        """Block 24."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.StuntJumpsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_jumps = self._io.read_bytes(2)
                if not self.guard_num_jumps == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_jumps, self._io, u"/types/stunt_jumps_block/seq/0")

            self.num_jumps = self._io.read_u4le()
            if not self.num_jumps <= ((self._io.size() - self._io.pos()) // 68):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 68), self.num_jumps, self._io, u"/types/stunt_jumps_block/seq/1")
            self.jumps = []
            for i in range(self.num_jumps):
                _t_jumps = GtaSaSaveAndroid.StuntJump(self.is_guarded, self._io, self, self._root)
                try:
                    _t_jumps._read()
                finally:
                    self.jumps.append(_t_jumps)

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.jumps)):
                pass
                self.jumps[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.StuntJumpsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_jumps)

            self._io.write_u4le(self.num_jumps)
            for i in range(len(self.jumps)):
                pass
                self.jumps[i]._write__seq(self._io)



        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_jumps) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_jumps", 2, len(self.guard_num_jumps))
                if not self.guard_num_jumps == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_jumps, None, u"/types/stunt_jumps_block/seq/0")

            if len(self.jumps) != self.num_jumps:
                raise kaitaistruct.ConsistencyError(u"jumps", self.num_jumps, len(self.jumps))
            for i in range(len(self.jumps)):
                pass
                if self.jumps[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"jumps", self._root, self.jumps[i]._root)
                if self.jumps[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"jumps", self, self.jumps[i]._parent)
                if self.jumps[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"jumps", self.is_guarded, self.jumps[i].is_guarded)

            self._dirty = False


    class SwitchedArea(ReadWriteKaitaiStruct):
        """A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
        add one for cars, on and off, 022A and 022B one for people, unless 64 are
        stored. Each first drops the boxes that lie inside the new one, of
        whichever kind; a fault there loses the last box and doubles another, so
        that doubled boxes are normal. 091D (cars) and 091E (people) drop the
        boxes inside theirs, give the nodes their original state back, and add
        none.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.SwitchedArea, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/switched_area/seq/0")

            self.x_min = self._io.read_f4le()
            self.x_max = self._io.read_f4le()
            self.y_min = self._io.read_f4le()
            self.y_max = self._io.read_f4le()
            self.z_min = self._io.read_f4le()
            self.z_max = self._io.read_f4le()
            self.switched_off = self._io.read_u1()
            self.for_cars = self._io.read_u1()
            self.gap_01a = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.SwitchedArea, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_f4le(self.x_min)
            self._io.write_f4le(self.x_max)
            self._io.write_f4le(self.y_min)
            self._io.write_f4le(self.y_max)
            self._io.write_f4le(self.z_min)
            self._io.write_f4le(self.z_max)
            self._io.write_u1(self.switched_off)
            self._io.write_u1(self.for_cars)
            self._io.write_bytes(self.gap_01a)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/switched_area/seq/0")

            if len(self.gap_01a) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01a", 2, len(self.gap_01a))
            self._dirty = False


    class TagsBlock(ReadWriteKaitaiStruct):
        """Block 20."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.TagsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_num_tags = self._io.read_bytes(2)
                if not self.guard_num_tags == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_tags, self._io, u"/types/tags_block/seq/0")

            self.num_tags = self._io.read_u4le()
            if not self.num_tags <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.num_tags, self._io, u"/types/tags_block/seq/1")
            if self.is_plain:
                pass
                self.tags = []
                for i in range(self.num_tags):
                    self.tags.append(self._io.read_u1())


            if self.is_guarded:
                pass
                self.guarded_tags = []
                for i in range(self.num_tags + 0):
                    _t_guarded_tags = GtaSaSaveAndroid.GuardedU1(self._io, self, self._root)
                    try:
                        _t_guarded_tags._read()
                    finally:
                        self.guarded_tags.append(_t_guarded_tags)


            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_plain:
                pass
                for i in range(len(self.tags)):
                    pass


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_tags)):
                    pass
                    self.guarded_tags[i]._fetch_instances()




        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.TagsBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_tags)

            self._io.write_u4le(self.num_tags)
            if self.is_plain:
                pass
                for i in range(len(self.tags)):
                    pass
                    self._io.write_u1(self.tags[i])


            if self.is_guarded:
                pass
                for i in range(len(self.guarded_tags)):
                    pass
                    self.guarded_tags[i]._write__seq(self._io)




        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_num_tags) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_tags", 2, len(self.guard_num_tags))
                if not self.guard_num_tags == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_tags, None, u"/types/tags_block/seq/0")

            if self.is_plain:
                pass
                if len(self.tags) != self.num_tags:
                    raise kaitaistruct.ConsistencyError(u"tags", self.num_tags, len(self.tags))
                for i in range(len(self.tags)):
                    pass


            if self.is_guarded:
                pass
                if len(self.guarded_tags) != self.num_tags + 0:
                    raise kaitaistruct.ConsistencyError(u"guarded_tags", self.num_tags + 0, len(self.guarded_tags))
                for i in range(len(self.guarded_tags)):
                    pass
                    if self.guarded_tags[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"guarded_tags", self._root, self.guarded_tags[i]._root)
                    if self.guarded_tags[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"guarded_tags", self, self.guarded_tags[i]._parent)


            self._dirty = False

        @property
        def is_plain(self):
            """Whether the numbers of lists are stored without guards."""
            if hasattr(self, '_m_is_plain'):
                return self._m_is_plain

            self._m_is_plain = (not (self.is_guarded))
            return getattr(self, '_m_is_plain', None)

        def _invalidate_is_plain(self):
            del self._m_is_plain

    class UserMarker(ReadWriteKaitaiStruct):
        """A marker in the world; a slot that is not in use holds old places."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.UserMarker, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/user_marker/seq/0")

            self.in_use = self._io.read_u1()
            self.gap_001 = self._io.read_bytes(3)
            self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
            self.position._read()
            self.red = self._io.read_u4le()
            self.green = self._io.read_u4le()
            self.blue = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.UserMarker, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_u1(self.in_use)
            self._io.write_bytes(self.gap_001)
            self.position._write__seq(self._io)
            self._io.write_u4le(self.red)
            self._io.write_u4le(self.green)
            self._io.write_u4le(self.blue)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/user_marker/seq/0")

            if len(self.gap_001) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_001", 3, len(self.gap_001))
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class UserMarkersBlock(ReadWriteKaitaiStruct):
        """Block 27 (opcode 0A40)."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.UserMarkersBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            self.markers = []
            for i in range(5):
                _t_markers = GtaSaSaveAndroid.UserMarker(self.is_guarded, self._io, self, self._root)
                try:
                    _t_markers._read()
                finally:
                    self.markers.append(_t_markers)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.markers)):
                pass
                self.markers[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.UserMarkersBlock, self)._write__seq(io)
            for i in range(len(self.markers)):
                pass
                self.markers[i]._write__seq(self._io)



        def _check(self):
            if len(self.markers) != 5:
                raise kaitaistruct.ConsistencyError(u"markers", 5, len(self.markers))
            for i in range(len(self.markers)):
                pass
                if self.markers[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"markers", self._root, self.markers[i]._root)
                if self.markers[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"markers", self, self.markers[i]._parent)
                if self.markers[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"markers", self.is_guarded, self.markers[i].is_guarded)

            self._dirty = False


    class Vec2(ReadWriteKaitaiStruct):
        """A direction on the ground."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Vec2, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4le()
            self.y = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Vec2, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)


        def _check(self):
            self._dirty = False


    class Vec3(ReadWriteKaitaiStruct):
        """A point or direction in the world."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Vec3, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4le()
            self.y = self._io.read_f4le()
            self.z = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Vec3, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)
            self._io.write_f4le(self.z)


        def _check(self):
            self._dirty = False


    class VehicleDamage(ReadWriteKaitaiStruct):
        """Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.VehicleDamage, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.wheel_effect = self._io.read_f4le()
            self.engine_status = self._io.read_u1()
            self.wheels = []
            for i in range(4):
                self.wheels.append(self._io.read_u1())

            self.doors = []
            for i in range(6):
                self.doors.append(self._io.read_u1())

            self.gap_00f = self._io.read_bytes(1)
            self.lights = self._io.read_u4le()
            self.panels = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.wheels)):
                pass

            for i in range(len(self.doors)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.VehicleDamage, self)._write__seq(io)
            self._io.write_f4le(self.wheel_effect)
            self._io.write_u1(self.engine_status)
            for i in range(len(self.wheels)):
                pass
                self._io.write_u1(self.wheels[i])

            for i in range(len(self.doors)):
                pass
                self._io.write_u1(self.doors[i])

            self._io.write_bytes(self.gap_00f)
            self._io.write_u4le(self.lights)
            self._io.write_u4le(self.panels)


        def _check(self):
            if len(self.wheels) != 4:
                raise kaitaistruct.ConsistencyError(u"wheels", 4, len(self.wheels))
            for i in range(len(self.wheels)):
                pass

            if len(self.doors) != 6:
                raise kaitaistruct.ConsistencyError(u"doors", 6, len(self.doors))
            for i in range(len(self.doors)):
                pass

            if len(self.gap_00f) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_00f", 1, len(self.gap_00f))
            self._dirty = False


    class Weapon(ReadWriteKaitaiStruct):
        """A weapon; all zero in an empty slot."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Weapon, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.weapon_type = self._io.read_u4le()
            self.state = self._io.read_u4le()
            self.clip = self._io.read_u4le()
            self.total_ammo = self._io.read_u4le()
            self.next_shot_time = self._io.read_u4le()
            self.first_person_selected = self._io.read_u1()
            self.dont_place_in_hand = self._io.read_u1()
            self.gap_016 = self._io.read_bytes(2)
            self.fx_ptr = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Weapon, self)._write__seq(io)
            self._io.write_u4le(self.weapon_type)
            self._io.write_u4le(self.state)
            self._io.write_u4le(self.clip)
            self._io.write_u4le(self.total_ammo)
            self._io.write_u4le(self.next_shot_time)
            self._io.write_u1(self.first_person_selected)
            self._io.write_u1(self.dont_place_in_hand)
            self._io.write_bytes(self.gap_016)
            self._io.write_u4le(self.fx_ptr)


        def _check(self):
            if len(self.gap_016) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_016", 2, len(self.gap_016))
            self._dirty = False

        @property
        def state_name(self):
            """Meaning of `state`."""
            if hasattr(self, '_m_state_name'):
                return self._m_state_name

            self._m_state_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponState, self.state)
            return getattr(self, '_m_state_name', None)

        def _invalidate_state_name(self):
            del self._m_state_name
        @property
        def weapon_type_name(self):
            """Meaning of `weapon_type`."""
            if hasattr(self, '_m_weapon_type_name'):
                return self._m_weapon_type_name

            self._m_weapon_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.WeaponKind, self.weapon_type)
            return getattr(self, '_m_weapon_type_name', None)

        def _invalidate_weapon_type_name(self):
            del self._m_weapon_type_name

        def __str__(self):
            return u"weapon " + str(self.weapon_type) + u": " + str(self.total_ammo)

    class Zone(ReadWriteKaitaiStruct):
        """A box with a name."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.Zone, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/zone/seq/0")

            self.info_label = self._io.read_bytes(8)
            self.text_key = self._io.read_bytes(8)
            self.x1 = self._io.read_s2le()
            self.y1 = self._io.read_s2le()
            self.z1 = self._io.read_s2le()
            self.x2 = self._io.read_s2le()
            self.y2 = self._io.read_s2le()
            self.z2 = self._io.read_s2le()
            self.info_index = self._io.read_u2le()
            self.zone_type = self._io.read_u1()
            self.level = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.Zone, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            self._io.write_bytes(self.info_label)
            self._io.write_bytes(self.text_key)
            self._io.write_s2le(self.x1)
            self._io.write_s2le(self.y1)
            self._io.write_s2le(self.z1)
            self._io.write_s2le(self.x2)
            self._io.write_s2le(self.y2)
            self._io.write_s2le(self.z2)
            self._io.write_u2le(self.info_index)
            self._io.write_u1(self.zone_type)
            self._io.write_u1(self.level)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/zone/seq/0")

            if len(self.info_label) != 8:
                raise kaitaistruct.ConsistencyError(u"info_label", 8, len(self.info_label))
            if len(self.text_key) != 8:
                raise kaitaistruct.ConsistencyError(u"text_key", 8, len(self.text_key))
            self._dirty = False

        @property
        def level_name(self):
            """Meaning of `level`."""
            if hasattr(self, '_m_level_name'):
                return self._m_level_name

            self._m_level_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Town, self.level)
            return getattr(self, '_m_level_name', None)

        def _invalidate_level_name(self):
            del self._m_level_name
        @property
        def zone_type_name(self):
            """Meaning of `zone_type`."""
            if hasattr(self, '_m_zone_type_name'):
                return self._m_zone_type_name

            self._m_zone_type_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.ZoneKind, self.zone_type)
            return getattr(self, '_m_zone_type_name', None)

        def _invalidate_zone_type_name(self):
            del self._m_zone_type_name

    class ZoneInfo(ReadWriteKaitaiStruct):
        """Who lives in a zone."""
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ZoneInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard = self._io.read_bytes(2)
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, self._io, u"/types/zone_info/seq/0")

            self.gang_density = []
            for i in range(10):
                self.gang_density.append(self._io.read_u1())

            self.dealer_density = self._io.read_u1()
            self.colour = []
            for i in range(4):
                self.colour.append(self._io.read_u1())

            self.population = GtaSaSaveAndroid.PopulationBits(self._io, self, self._root)
            self.population._read()
            self.races = GtaSaSaveAndroid.RaceBits(self._io, self, self._root)
            self.races._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            for i in range(len(self.gang_density)):
                pass

            for i in range(len(self.colour)):
                pass

            self.population._fetch_instances()
            self.races._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ZoneInfo, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard)

            for i in range(len(self.gang_density)):
                pass
                self._io.write_u1(self.gang_density[i])

            self._io.write_u1(self.dealer_density)
            for i in range(len(self.colour)):
                pass
                self._io.write_u1(self.colour[i])

            self.population._write__seq(self._io)
            self.races._write__seq(self._io)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard", 2, len(self.guard))
                if not self.guard == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard, None, u"/types/zone_info/seq/0")

            if len(self.gang_density) != 10:
                raise kaitaistruct.ConsistencyError(u"gang_density", 10, len(self.gang_density))
            for i in range(len(self.gang_density)):
                pass

            if len(self.colour) != 4:
                raise kaitaistruct.ConsistencyError(u"colour", 4, len(self.colour))
            for i in range(len(self.colour)):
                pass

            if self.population._root != self._root:
                raise kaitaistruct.ConsistencyError(u"population", self._root, self.population._root)
            if self.population._parent != self:
                raise kaitaistruct.ConsistencyError(u"population", self, self.population._parent)
            if self.races._root != self._root:
                raise kaitaistruct.ConsistencyError(u"races", self._root, self.races._root)
            if self.races._parent != self:
                raise kaitaistruct.ConsistencyError(u"races", self, self.races._parent)
            self._dirty = False


    class ZonesBlock(ReadWriteKaitaiStruct):
        """Block 10. Zones have a box and a name; their inhabitants are stored in infos,
        which several may share.
        """
        def __init__(self, is_guarded, _io=None, _parent=None, _root=None):
            super(GtaSaSaveAndroid.ZonesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_guarded = is_guarded

        def _read(self):
            if self.is_guarded:
                pass
                self.guard_current_level = self._io.read_bytes(2)
                if not self.guard_current_level == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_current_level, self._io, u"/types/zones_block/seq/0")

            self.current_level = self._io.read_u4le()
            if self.is_guarded:
                pass
                self.guard_num_nav_zones = self._io.read_bytes(2)
                if not self.guard_num_nav_zones == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_nav_zones, self._io, u"/types/zones_block/seq/2")

            self.num_nav_zones = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_num_zone_infos = self._io.read_bytes(2)
                if not self.guard_num_zone_infos == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_zone_infos, self._io, u"/types/zones_block/seq/4")

            self.num_zone_infos = self._io.read_u2le()
            if self.is_guarded:
                pass
                self.guard_num_map_zones = self._io.read_bytes(2)
                if not self.guard_num_map_zones == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_map_zones, self._io, u"/types/zones_block/seq/6")

            self.num_map_zones = self._io.read_u2le()
            self.nav_zones = []
            for i in range(self.num_nav_zones):
                _t_nav_zones = GtaSaSaveAndroid.Zone(self.is_guarded, self._io, self, self._root)
                try:
                    _t_nav_zones._read()
                finally:
                    self.nav_zones.append(_t_nav_zones)

            self.zone_infos = []
            for i in range(self.num_zone_infos):
                _t_zone_infos = GtaSaSaveAndroid.ZoneInfo(self.is_guarded, self._io, self, self._root)
                try:
                    _t_zone_infos._read()
                finally:
                    self.zone_infos.append(_t_zone_infos)

            self.map_zones = []
            for i in range(self.num_map_zones):
                _t_map_zones = GtaSaSaveAndroid.Zone(self.is_guarded, self._io, self, self._root)
                try:
                    _t_map_zones._read()
                finally:
                    self.map_zones.append(_t_map_zones)

            if self.is_guarded:
                pass
                self.guard_visited = self._io.read_bytes(2)
                if not self.guard_visited == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_visited, self._io, u"/types/zones_block/seq/11")

            self.visited = []
            for i in range(100):
                self.visited.append(self._io.read_u1())

            if self.is_guarded:
                pass
                self.guard_revealed_count = self._io.read_bytes(2)
                if not self.guard_revealed_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_revealed_count, self._io, u"/types/zones_block/seq/13")

            self.revealed_count = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            if self.is_guarded:
                pass

            for i in range(len(self.nav_zones)):
                pass
                self.nav_zones[i]._fetch_instances()

            for i in range(len(self.zone_infos)):
                pass
                self.zone_infos[i]._fetch_instances()

            for i in range(len(self.map_zones)):
                pass
                self.map_zones[i]._fetch_instances()

            if self.is_guarded:
                pass

            for i in range(len(self.visited)):
                pass

            if self.is_guarded:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSaveAndroid.ZonesBlock, self)._write__seq(io)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_current_level)

            self._io.write_u4le(self.current_level)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_nav_zones)

            self._io.write_u2le(self.num_nav_zones)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_zone_infos)

            self._io.write_u2le(self.num_zone_infos)
            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_num_map_zones)

            self._io.write_u2le(self.num_map_zones)
            for i in range(len(self.nav_zones)):
                pass
                self.nav_zones[i]._write__seq(self._io)

            for i in range(len(self.zone_infos)):
                pass
                self.zone_infos[i]._write__seq(self._io)

            for i in range(len(self.map_zones)):
                pass
                self.map_zones[i]._write__seq(self._io)

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_visited)

            for i in range(len(self.visited)):
                pass
                self._io.write_u1(self.visited[i])

            if self.is_guarded:
                pass
                self._io.write_bytes(self.guard_revealed_count)

            self._io.write_u4le(self.revealed_count)


        def _check(self):
            if self.is_guarded:
                pass
                if len(self.guard_current_level) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_current_level", 2, len(self.guard_current_level))
                if not self.guard_current_level == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_current_level, None, u"/types/zones_block/seq/0")

            if self.is_guarded:
                pass
                if len(self.guard_num_nav_zones) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_nav_zones", 2, len(self.guard_num_nav_zones))
                if not self.guard_num_nav_zones == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_nav_zones, None, u"/types/zones_block/seq/2")

            if self.is_guarded:
                pass
                if len(self.guard_num_zone_infos) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_zone_infos", 2, len(self.guard_num_zone_infos))
                if not self.guard_num_zone_infos == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_zone_infos, None, u"/types/zones_block/seq/4")

            if self.is_guarded:
                pass
                if len(self.guard_num_map_zones) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_num_map_zones", 2, len(self.guard_num_map_zones))
                if not self.guard_num_map_zones == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_num_map_zones, None, u"/types/zones_block/seq/6")

            if len(self.nav_zones) != self.num_nav_zones:
                raise kaitaistruct.ConsistencyError(u"nav_zones", self.num_nav_zones, len(self.nav_zones))
            for i in range(len(self.nav_zones)):
                pass
                if self.nav_zones[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"nav_zones", self._root, self.nav_zones[i]._root)
                if self.nav_zones[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"nav_zones", self, self.nav_zones[i]._parent)
                if self.nav_zones[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"nav_zones", self.is_guarded, self.nav_zones[i].is_guarded)

            if len(self.zone_infos) != self.num_zone_infos:
                raise kaitaistruct.ConsistencyError(u"zone_infos", self.num_zone_infos, len(self.zone_infos))
            for i in range(len(self.zone_infos)):
                pass
                if self.zone_infos[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"zone_infos", self._root, self.zone_infos[i]._root)
                if self.zone_infos[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"zone_infos", self, self.zone_infos[i]._parent)
                if self.zone_infos[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"zone_infos", self.is_guarded, self.zone_infos[i].is_guarded)

            if len(self.map_zones) != self.num_map_zones:
                raise kaitaistruct.ConsistencyError(u"map_zones", self.num_map_zones, len(self.map_zones))
            for i in range(len(self.map_zones)):
                pass
                if self.map_zones[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"map_zones", self._root, self.map_zones[i]._root)
                if self.map_zones[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"map_zones", self, self.map_zones[i]._parent)
                if self.map_zones[i].is_guarded != self.is_guarded:
                    raise kaitaistruct.ConsistencyError(u"map_zones", self.is_guarded, self.map_zones[i].is_guarded)

            if self.is_guarded:
                pass
                if len(self.guard_visited) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_visited", 2, len(self.guard_visited))
                if not self.guard_visited == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_visited, None, u"/types/zones_block/seq/11")

            if len(self.visited) != 100:
                raise kaitaistruct.ConsistencyError(u"visited", 100, len(self.visited))
            for i in range(len(self.visited)):
                pass

            if self.is_guarded:
                pass
                if len(self.guard_revealed_count) != 2:
                    raise kaitaistruct.ConsistencyError(u"guard_revealed_count", 2, len(self.guard_revealed_count))
                if not self.guard_revealed_count == b"\xDE\xC0":
                    raise kaitaistruct.ValidationNotEqualError(b"\xDE\xC0", self.guard_revealed_count, None, u"/types/zones_block/seq/13")

            self._dirty = False

        @property
        def current_level_name(self):
            """Meaning of `current_level`."""
            if hasattr(self, '_m_current_level_name'):
                return self._m_current_level_name

            self._m_current_level_name = KaitaiStream.resolve_enum(GtaSaSaveAndroid.Town, self.current_level)
            return getattr(self, '_m_current_level_name', None)

        def _invalidate_current_level_name(self):
            del self._m_current_level_name

    @property
    def has_post_effects(self):
        """Whether block 28 is stored."""
        if hasattr(self, '_m_has_post_effects'):
            return self._m_has_post_effects

        self._m_has_post_effects = (not (self.is_guarded))
        return getattr(self, '_m_has_post_effects', None)

    def _invalidate_has_post_effects(self):
        del self._m_has_post_effects
    @property
    def is_guarded(self):
        """Whether a guard precedes each write, as in format 2, whose saves have
        175 blips and no block 28.
        """
        if hasattr(self, '_m_is_guarded'):
            return self._m_is_guarded

        self._m_is_guarded = self.simple_variables.version_id == 4245982710
        return getattr(self, '_m_is_guarded', None)

    def _invalidate_is_guarded(self):
        del self._m_is_guarded
    @property
    def is_mission_save(self):
        """Whether the game was saved during a mission."""
        if hasattr(self, '_m_is_mission_save'):
            return self._m_is_mission_save

        self._m_is_mission_save =  (((not (self.is_guarded))) and (self._io.size() > 200000)) 
        return getattr(self, '_m_is_mission_save', None)

    def _invalidate_is_mission_save(self):
        del self._m_is_mission_save
    @property
    def is_object_variant_b(self):
        """Which of two forms the objects of `pools` have; they differ in where the
        last bytes are stored, and all objects of a file have the same.
        """
        if hasattr(self, '_m_is_object_variant_b'):
            return self._m_is_object_variant_b

        self._m_is_object_variant_b = (not (self.is_guarded))
        return getattr(self, '_m_is_object_variant_b', None)

    def _invalidate_is_object_variant_b(self):
        del self._m_is_object_variant_b
    @property
    def len_mission_state(self):
        """Bytes of the first part of a mission's state."""
        if hasattr(self, '_m_len_mission_state'):
            return self._m_len_mission_state

        self._m_len_mission_state = 0
        return getattr(self, '_m_len_mission_state', None)

    def _invalidate_len_mission_state(self):
        del self._m_len_mission_state
    @property
    def len_mission_tail(self):
        """Bytes of the second part of a mission's state."""
        if hasattr(self, '_m_len_mission_tail'):
            return self._m_len_mission_tail

        self._m_len_mission_tail = 0
        return getattr(self, '_m_len_mission_tail', None)

    def _invalidate_len_mission_tail(self):
        del self._m_len_mission_tail
    @property
    def len_trailing(self):
        """Bytes after the checksum."""
        if hasattr(self, '_m_len_trailing'):
            return self._m_len_trailing

        self._m_len_trailing = (self._io.size() % 65000)
        return getattr(self, '_m_len_trailing', None)

    def _invalidate_len_trailing(self):
        del self._m_len_trailing
    @property
    def num_blips(self):
        """Places for icons."""
        if hasattr(self, '_m_num_blips'):
            return self._m_num_blips

        self._m_num_blips = (175 if self.is_guarded else 250)
        return getattr(self, '_m_num_blips', None)

    def _invalidate_num_blips(self):
        del self._m_num_blips

    def __str__(self):
        return u"save of GTA San Andreas for Android"

