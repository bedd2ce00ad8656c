import kaitai_struct_nim_runtime
import options

type
  GtaSaSaveDe* = ref object of KaitaiStruct
    `magic`*: uint32
    `formatVersion`*: uint32
    `hash`*: seq[byte]
    `formatVersion2`*: uint32
    `timeSaved`*: uint64
    `saveName`*: GtaSaSaveDe_Text
    `formatVersion3`*: uint32
    `formatVersion4`*: uint32
    `tag00`*: seq[byte]
    `simpleVariables`*: GtaSaSaveDe_DefinitiveSimpleBlock
    `tag01`*: seq[byte]
    `metadata`*: GtaSaSaveDe_MetadataBlock
    `tag02`*: seq[byte]
    `scripts`*: GtaSaSaveDe_ScriptsBlock
    `tag03`*: seq[byte]
    `pools`*: GtaSaSaveDe_DefinitivePoolsBlock
    `tag04`*: seq[byte]
    `garages`*: GtaSaSaveDe_GaragesBlock
    `tag05`*: seq[byte]
    `gameLogic`*: GtaSaSaveDe_GameLogicBlock
    `tag06`*: seq[byte]
    `paths`*: GtaSaSaveDe_PathsBlock
    `tag07`*: seq[byte]
    `pickups`*: GtaSaSaveDe_PickupsBlock
    `tag08`*: seq[byte]
    `restartPoints`*: GtaSaSaveDe_RestartPointsBlock
    `tag09`*: seq[byte]
    `radarBlips`*: GtaSaSaveDe_RadarBlock
    `radarEnd`*: seq[byte]
    `tag10`*: seq[byte]
    `zones`*: GtaSaSaveDe_ZonesBlock
    `tag11`*: seq[byte]
    `gangs`*: GtaSaSaveDe_GangsBlock
    `tag12`*: seq[byte]
    `carGenerators`*: GtaSaSaveDe_CarGeneratorsBlock
    `tag13`*: seq[byte]
    `playerInfo`*: GtaSaSaveDe_PlayerInfoBlock
    `tag14`*: seq[byte]
    `statistics`*: GtaSaSaveDe_StatisticsBlock
    `tag15`*: seq[byte]
    `setPieces`*: GtaSaSaveDe_SetPiecesBlock
    `tag16`*: seq[byte]
    `streaming`*: GtaSaSaveDe_StreamingBlock
    `tag17`*: seq[byte]
    `pedRelationships`*: GtaSaSaveDe_PedRelationshipsBlock
    `tag18`*: seq[byte]
    `tags`*: GtaSaSaveDe_TagsBlock
    `tag19`*: seq[byte]
    `iplFlags`*: GtaSaSaveDe_IplFlagsBlock
    `tag20`*: seq[byte]
    `shopping`*: GtaSaSaveDe_ShoppingBlock
    `tag21`*: seq[byte]
    `gangWars`*: GtaSaSaveDe_GangWarsBlock
    `tag22`*: seq[byte]
    `stuntJumps`*: GtaSaSaveDe_StuntJumpsBlock
    `tag23`*: seq[byte]
    `entryExits`*: GtaSaSaveDe_EntryExitsBlock
    `tag24`*: seq[byte]
    `radio`*: GtaSaSaveDe_RadioBlock
    `tag25`*: seq[byte]
    `userMarkers`*: GtaSaSaveDe_UserMarkersBlock
    `tag26`*: seq[byte]
    `postEffects`*: GtaSaSaveDe_PostEffectsBlock
    `tag27`*: seq[byte]
    `briefs`*: seq[GtaSaSaveDe_DefinitiveBrief]
    `parent`*: KaitaiStruct
    `isMissionSaveInst`: bool
    `isMissionSaveInstFlag`: bool
  GtaSaSaveDe_BlipColour* = enum
    blip_red = 0
    blip_green = 1
    blip_blue = 2
    blip_white = 3
    blip_yellow = 4
    blip_red_2 = 5
    blip_blue_2 = 6
    blip_threat = 7
    blip_destination = 8
  GtaSaSaveDe_BlipDisplay* = enum
    show_nothing = 0
    show_marker = 1
    show_icon = 2
    show_both = 3
  GtaSaSaveDe_BlipTarget* = enum
    blip_of_nothing = 0
    blip_of_car = 1
    blip_of_ped = 2
    blip_of_object = 3
    blip_of_place = 4
    blip_of_contact = 5
    blip_of_spotlight = 6
    blip_of_pickup = 7
    blip_of_airstrip = 8
  GtaSaSaveDe_BrainKind* = enum
    free_brain = -1
    ped_brain = 0
    object_brain = 1
    ped_generator_brain = 2
    code_ped_brain = 3
    code_object_brain = 4
    attractor_brain = 5
  GtaSaSaveDe_CarBomb* = enum
    no_bomb = 0
    bomb_with_timer = 1
    bomb_at_ignition = 2
    bomb_remote = 3
    bomb_with_timer_ticking = 4
    bomb_at_ignition_armed = 5
  GtaSaSaveDe_CarPart* = enum
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
  GtaSaSaveDe_CarPlace* = enum
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
  GtaSaSaveDe_CarSupply* = enum
    no_cars = 0
    cars_without_end = 65535
  GtaSaSaveDe_ClothesFile* = enum
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
  GtaSaSaveDe_ClothesModel* = enum
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
  GtaSaSaveDe_ClothesTexture* = enum
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
  GtaSaSaveDe_Door* = enum
    door_closed = 0
    door_open = 1
    door_closing = 2
    door_opening = 3
    door_waiting_for_player_to_leave = 4
    door_closed_after_drop_off = 5
  GtaSaSaveDe_Fighting* = enum
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
  GtaSaSaveDe_FloatStat* = enum
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
  GtaSaSaveDe_GameVersion* = enum
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
  GtaSaSaveDe_GangId* = enum
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
  GtaSaSaveDe_GarageKind* = enum
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
  GtaSaSaveDe_GarageUse* = enum
    use_hideout = 0
    use_impound = 1
  GtaSaSaveDe_HiddenThing* = enum
    nothing_hidden = 0
    hidden_legacy = 1
    hidden_building = 2
    hidden_object = 3
    hidden_dummy = 4
  GtaSaSaveDe_Icon* = enum
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
  GtaSaSaveDe_IntStat* = enum
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
  GtaSaSaveDe_InteriorArea* = enum
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
  GtaSaSaveDe_InteriorRoom* = enum
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
  GtaSaSaveDe_ItemKind* = enum
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
  GtaSaSaveDe_MapPart* = enum
    barriers1_of_v1 = 2
    barriers2_of_v1 = 3
    crack_of_v2 = 42
    truthsfarm_of_v1 = 46
    crack_of_v1_truthsfarm_of_v2 = 59
    barriers1_of_v2 = 60
    barriers2_of_v2 = 61
    carter_of_v2 = 79
    carter_of_v1 = 124
  GtaSaSaveDe_MapZone* = enum
    map_zone_themap = 0
    map_zone_vegas = 1
    map_zone_sf01 = 2
    map_zone_sf02 = 3
    map_zone_sf03 = 4
    map_zone_la01 = 5
    map_zone_la02 = 6
  GtaSaSaveDe_MirroredStat* = enum
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
  GtaSaSaveDe_MissionKey* = enum
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
  GtaSaSaveDe_NavZone* = enum
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
  GtaSaSaveDe_NewsKind* = enum
    news_of_city = 1
    news_of_mission = 2
    no_news = 3
  GtaSaSaveDe_ObjectModel* = enum
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
  GtaSaSaveDe_Paint* = enum
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
  GtaSaSaveDe_PartSlot* = enum
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
  GtaSaSaveDe_PedKind* = enum
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
  GtaSaSaveDe_PickupKind* = enum
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
  GtaSaSaveDe_PlayState* = enum
    still_playing = 0
    player_wasted = 1
    player_busted = 2
    mission_failed = 3
    mission_passed = 4
  GtaSaSaveDe_PlayerCondition* = enum
    player_playing = 0
    player_died = 1
    player_arrested = 2
    player_failed_mission = 3
    player_left_game = 4
  GtaSaSaveDe_PopulationGroup* = enum
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
  GtaSaSaveDe_PropertyOffer* = enum
    no_property_text = 0
    can_be_bought = 1
    cannot_be_bought = 2
  GtaSaSaveDe_ScriptVersion* = enum
    script_v2 = 194125
    script_v1 = 194146
    script_android = 262245
    script_definitive = 264905
  GtaSaSaveDe_ShopItem* = enum
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
  GtaSaSaveDe_StatMessage* = enum
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
  GtaSaSaveDe_Station* = enum
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
  GtaSaSaveDe_StationOrder* = enum
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
  GtaSaSaveDe_StockGarage* = enum
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
  GtaSaSaveDe_SwappedThing* = enum
    nothing_swapped = 0
    building_swapped = 2
  GtaSaSaveDe_Town* = enum
    countryside_town = 0
    los_santos = 1
    san_fierro = 2
    las_venturas = 3
  GtaSaSaveDe_TrapKind* = enum
    no_trap = 0
    two_slow_cars = 1
    one_fast_car = 2
    one_car = 3
    one_cop = 4
    two_cops = 5
    two_braking_cars = 6
    two_fast_cars = 7
    two_cars = 8
  GtaSaSaveDe_Vehicle* = enum
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
  GtaSaSaveDe_VehicleClass* = enum
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
  GtaSaSaveDe_WarAttack* = enum
    no_attack = 0
    player_was_told = 1
    player_came = 2
  GtaSaSaveDe_WarState* = enum
    no_war = 0
    provoked = 1
    first_wave = 2
    first_passed = 3
    second_wave = 4
    second_passed = 5
    third_wave = 6
  GtaSaSaveDe_WeaponKind* = enum
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
  GtaSaSaveDe_WeaponSlot* = enum
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
  GtaSaSaveDe_WeaponState* = enum
    weapon_ready = 0
    firing = 1
    reloading = 2
    out_of_ammo = 3
    melee_contact = 4
  GtaSaSaveDe_Weather* = enum
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
  GtaSaSaveDe_WheelClass* = enum
    wheel_class_0 = 0
    wheel_class_1 = 1
    wheel_class_2 = 2
  GtaSaSaveDe_ZoneKind* = enum
    nav_zone = 0
    local_zone = 1
    info_zone = 2
    map_zone = 3
  GtaSaSaveDe_AnimGroup* = ref object of KaitaiStruct
    `model`*: int32
    `ifpName`*: seq[byte]
    `parent`*: GtaSaSaveDe_ScriptsBlock
  GtaSaSaveDe_Blip* = ref object of KaitaiStruct
    `colour`*: uint32
    `entityHandle`*: uint32
    `position`*: GtaSaSaveDe_Vec3
    `counter`*: uint16
    `gap016`*: seq[byte]
    `sphereRadius`*: float32
    `iconSize`*: uint16
    `gap01e`*: seq[byte]
    `enexPlus1`*: uint32
    `sprite`*: int8
    `state`*: GtaSaSaveDe_BlipStateBits
    `kind`*: GtaSaSaveDe_BlipKindBits
    `gap025`*: seq[byte]
    `parent`*: GtaSaSaveDe_RadarBlock
    `colourNameInst`: GtaSaSaveDe_BlipColour
    `colourNameInstFlag`: bool
    `spriteNameInst`: GtaSaSaveDe_Icon
    `spriteNameInstFlag`: bool
  GtaSaSaveDe_BlipKindBits* = ref object of KaitaiStruct
    `display`*: uint64
    `blipType`*: uint64
    `appearance`*: uint64
    `parent`*: GtaSaSaveDe_Blip
    `blipTypeNameInst`: GtaSaSaveDe_BlipTarget
    `blipTypeNameInstFlag`: bool
    `displayNameInst`: GtaSaSaveDe_BlipDisplay
    `displayNameInstFlag`: bool
  GtaSaSaveDe_BlipStateBits* = ref object of KaitaiStruct
    `bright`*: bool
    `inUse`*: bool
    `shortRange`*: bool
    `friendly`*: bool
    `blipRemain`*: bool
    `fade`*: bool
    `coordAppearance`*: uint64
    `parent`*: GtaSaSaveDe_Blip
  GtaSaSaveDe_BuildingSwap* = ref object of KaitaiStruct
    `swapType`*: uint32
    `poolIndexPlus1`*: uint32
    `newModel`*: int32
    `oldModel`*: int32
    `parent`*: GtaSaSaveDe_ScriptsBlock
    `swapTypeNameInst`: GtaSaSaveDe_SwappedThing
    `swapTypeNameInstFlag`: bool
  GtaSaSaveDe_CarBits* = ref object of KaitaiStruct
    `carBulletProof`*: bool
    `carFireProof`*: bool
    `carExplosionProof`*: bool
    `carCollisionProof`*: bool
    `carMeleeProof`*: bool
    `bassBoost`*: bool
    `hydraulics`*: bool
    `nitrous`*: bool
    `parent`*: GtaSaSaveDe_StoredCar
  GtaSaSaveDe_CarGenerator* = ref object of KaitaiStruct
    `index`*: uint16
    `model`*: int16
    `colours`*: seq[int8]
    `x`*: int16
    `y`*: int16
    `z`*: int16
    `angle`*: uint8
    `alarmChance`*: uint8
    `lockChance`*: uint8
    `flags`*: GtaSaSaveDe_GeneratorBits
    `minDelay`*: uint16
    `maxDelay`*: uint16
    `gap013`*: seq[byte]
    `nextGenTime`*: uint32
    `vehicleHandle`*: int16
    `generateCount`*: uint16
    `iplId`*: uint8
    `isUsed`*: uint8
    `gap01f`*: seq[byte]
    `parent`*: GtaSaSaveDe_CarGeneratorsBlock
    `generateCountNameInst`: GtaSaSaveDe_CarSupply
    `generateCountNameInstFlag`: bool
    `modelNameInst`: GtaSaSaveDe_Vehicle
    `modelNameInstFlag`: bool
  GtaSaSaveDe_CarGeneratorsBlock* = ref object of KaitaiStruct
    `numGenerators`*: uint32
    `processCounter`*: uint8
    `generateEvenIfClose`*: uint8
    `generators`*: seq[GtaSaSaveDe_CarGenerator]
    `plateCount`*: uint32
    `plates`*: seq[GtaSaSaveDe_Plate]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_ChangedPrice* = ref object of KaitaiStruct
    `key`*: uint32
    `price`*: uint32
    `parent`*: GtaSaSaveDe_ShoppingBlock
  GtaSaSaveDe_DefinitiveBrief* = ref object of KaitaiStruct
    `lenKey`*: uint32
    `key`*: seq[byte]
    `lenMissionText`*: uint32
    `missionText`*: seq[byte]
    `numbers`*: seq[int32]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_DefinitiveObject* = ref object of KaitaiStruct
    `handle`*: uint32
    `model`*: int32
    `objectSize`*: uint32
    `position`*: GtaSaSaveDe_Vec3
    `unknown24`*: seq[byte]
    `parent`*: GtaSaSaveDe_DefinitivePoolsBlock
  GtaSaSaveDe_DefinitivePoolsBlock* = ref object of KaitaiStruct
    `numPlayers`*: uint32
    `players`*: seq[GtaSaSaveDe_MobilePlayer]
    `numVehicles`*: uint32
    `vehicles`*: seq[GtaSaSaveDe_MobileVehicle]
    `cameraTarget`*: seq[int32]
    `unknownBeforeObjects`*: seq[byte]
    `numObjects`*: uint32
    `objects`*: seq[GtaSaSaveDe_DefinitiveObject]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_DefinitiveSimpleBlock* = ref object of KaitaiStruct
    `lastMission`*: GtaSaSaveDe_Text
    `versionId`*: uint32
    `missionPackGame`*: uint32
    `currentLevel`*: uint8
    `cameraPos`*: GtaSaSaveDe_Vec3
    `msPerGameMinute`*: uint32
    `lastClockTick`*: uint32
    `gameMonth`*: uint8
    `gameDay`*: uint8
    `gameHour`*: uint8
    `gameMinute`*: uint8
    `gameWeekday`*: uint8
    `storedMonth`*: uint8
    `storedDay`*: uint8
    `storedHour`*: uint8
    `storedMinute`*: uint8
    `clockHasBeenStored`*: uint32
    `hasCheated`*: uint8
    `globalTimer`*: uint32
    `timeScale`*: float32
    `timeStep`*: float32
    `timeStepNonClipped`*: float32
    `frameCounter`*: uint32
    `oldWeather`*: int16
    `newWeather`*: int16
    `forcedWeather`*: int16
    `weatherInterpolation`*: float32
    `weatherTypeInList`*: uint32
    `rain`*: float32
    `carZoom`*: uint32
    `pedZoom`*: uint32
    `unknown89`*: uint8
    `interior`*: int32
    `invertLook`*: uint32
    `extraColour`*: int32
    `extraColourOn`*: uint32
    `extraColourInterpolation`*: float32
    `extraColourWeather`*: int32
    `waterConfiguration`*: uint32
    `laRiots`*: uint32
    `laRiotsNoPoliceCars`*: uint32
    `maxWantedLevel`*: uint32
    `maxChaos`*: uint32
    `unknown134`*: seq[byte]
    `parent`*: GtaSaSaveDe
    `currentLevelNameInst`: GtaSaSaveDe_Town
    `currentLevelNameInstFlag`: bool
    `extraColourWeatherNameInst`: GtaSaSaveDe_Weather
    `extraColourWeatherNameInstFlag`: bool
    `forcedWeatherNameInst`: GtaSaSaveDe_Weather
    `forcedWeatherNameInstFlag`: bool
    `interiorNameInst`: GtaSaSaveDe_InteriorArea
    `interiorNameInstFlag`: bool
    `newWeatherNameInst`: GtaSaSaveDe_Weather
    `newWeatherNameInstFlag`: bool
    `oldWeatherNameInst`: GtaSaSaveDe_Weather
    `oldWeatherNameInstFlag`: bool
  GtaSaSaveDe_Direction100* = ref object of KaitaiStruct
    `x`*: int8
    `y`*: int8
    `z`*: int8
    `parent`*: GtaSaSaveDe_StoredCar
  GtaSaSaveDe_EntryExit* = ref object of KaitaiStruct
    `entryIndex`*: int16
    `door`*: GtaSaSaveDe_EntryExitState
    `parent`*: GtaSaSaveDe_EntryExitsBlock
    `hasBodyInst`: bool
    `hasBodyInstFlag`: bool
  GtaSaSaveDe_EntryExitBits* = ref object of KaitaiStruct
    `interiorMarker`*: bool
    `pairing`*: bool
    `createLinkedPair`*: bool
    `rewardInterior`*: bool
    `usedRewardEntrance`*: bool
    `carsAndAircraft`*: bool
    `bikesOnly`*: bool
    `disableOnFoot`*: bool
    `acceptNpcGroup`*: bool
    `foodDate`*: bool
    `burglaryDoor`*: bool
    `disableExit`*: bool
    `burglaryAccess`*: bool
    `enteredWithoutExit`*: bool
    `enableAccess`*: bool
    `deleteEnex`*: bool
    `parent`*: GtaSaSaveDe_EntryExitState
  GtaSaSaveDe_EntryExitState* = ref object of KaitaiStruct
    `flags`*: GtaSaSaveDe_EntryExitBits
    `linkedIndex`*: int16
    `parent`*: GtaSaSaveDe_EntryExit
  GtaSaSaveDe_EntryExitsBlock* = ref object of KaitaiStruct
    `numStack`*: uint32
    `stack`*: seq[uint16]
    `entries`*: seq[GtaSaSaveDe_EntryExit]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_ExtraRestart* = ref object of KaitaiStruct
    `position`*: GtaSaSaveDe_Vec3
    `radius`*: float32
    `heading`*: float32
    `parent`*: GtaSaSaveDe_RestartPointsBlock
  GtaSaSaveDe_GameLogicBlock* = ref object of KaitaiStruct
    `numRestarts`*: uint32
    `penaltyForDeath`*: uint8
    `penaltyForArrest`*: uint8
    `gameState`*: uint8
    `timeOfLastEvent`*: uint32
    `restarts`*: seq[GtaSaSaveDe_Restart]
    `parent`*: GtaSaSaveDe
    `gameStateNameInst`: GtaSaSaveDe_PlayState
    `gameStateNameInstFlag`: bool
  GtaSaSaveDe_Gang* = ref object of KaitaiStruct
    `pedModelOverride`*: int8
    `gap001`*: seq[byte]
    `weaponA`*: uint32
    `weaponB`*: uint32
    `weaponC`*: uint32
    `parent`*: GtaSaSaveDe_GangsBlock
    `weaponANameInst`: GtaSaSaveDe_WeaponKind
    `weaponANameInstFlag`: bool
    `weaponBNameInst`: GtaSaSaveDe_WeaponKind
    `weaponBNameInstFlag`: bool
    `weaponCNameInst`: GtaSaSaveDe_WeaponKind
    `weaponCNameInstFlag`: bool
  GtaSaSaveDe_GangWarsBlock* = ref object of KaitaiStruct
    `warSize`*: uint32
    `active`*: uint8
    `gap005`*: seq[byte]
    `state`*: uint32
    `timeStarted`*: uint32
    `zoneInfoIndex`*: int32
    `navZoneIndex`*: int32
    `playerStartPos`*: GtaSaSaveDe_Vec3
    `gang1`*: int32
    `gang2`*: int32
    `ferocity`*: int32
    `lastTimeInArea`*: uint32
    `attackState`*: uint32
    `timeTillNextAttack`*: float32
    `pointOfAttack`*: GtaSaSaveDe_Vec3
    `fightTimer`*: int32
    `radarBlip`*: int32
    `playerIsClose`*: uint8
    `gap051`*: seq[byte]
    `territoryShare`*: float32
    `difficulty`*: float32
    `canStartOnMission`*: uint8
    `trainingMission`*: uint8
    `gap05e`*: seq[byte]
    `zoneInfoForTraining`*: int32
    `specificZoneCount`*: uint32
    `specificZones`*: seq[int32]
    `isMobile`*: bool
    `hasSpecificZones`*: bool
    `parent`*: GtaSaSaveDe
    `attackStateNameInst`: GtaSaSaveDe_WarAttack
    `attackStateNameInstFlag`: bool
    `gang1NameInst`: GtaSaSaveDe_GangId
    `gang1NameInstFlag`: bool
    `gang2NameInst`: GtaSaSaveDe_GangId
    `gang2NameInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `stateNameInst`: GtaSaSaveDe_WarState
    `stateNameInstFlag`: bool
    `withSpecificZonesInst`: bool
    `withSpecificZonesInstFlag`: bool
  GtaSaSaveDe_GangsBlock* = ref object of KaitaiStruct
    `gangs`*: seq[GtaSaSaveDe_Gang]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_Garage* = ref object of KaitaiStruct
    `garageType`*: uint8
    `doorState`*: uint8
    `flags`*: GtaSaSaveDe_GarageBits
    `gap002`*: seq[byte]
    `position`*: GtaSaSaveDe_Vec3
    `directionA`*: GtaSaSaveDe_Vec2
    `directionB`*: GtaSaSaveDe_Vec2
    `topZ`*: float32
    `width`*: float32
    `depth`*: float32
    `left`*: float32
    `right`*: float32
    `front`*: float32
    `back`*: float32
    `doorPosition`*: float32
    `timeToOpen`*: uint32
    `garageName`*: seq[byte]
    `originalType`*: uint8
    `gap04c`*: seq[byte]
    `parent`*: GtaSaSaveDe_GaragesBlock
    `doorStateNameInst`: GtaSaSaveDe_Door
    `doorStateNameInstFlag`: bool
    `garageTypeNameInst`: GtaSaSaveDe_GarageKind
    `garageTypeNameInstFlag`: bool
    `originalTypeNameInst`: GtaSaSaveDe_GarageKind
    `originalTypeNameInstFlag`: bool
  GtaSaSaveDe_GarageBits* = ref object of KaitaiStruct
    `usedModShop`*: bool
    `inactive`*: bool
    `resprayUsed`*: bool
    `opensUp`*: bool
    `goesIn`*: bool
    `cameraFollows`*: bool
    `doorClosed`*: bool
    `alwaysFree`*: bool
    `parent`*: GtaSaSaveDe_Garage
  GtaSaSaveDe_GaragesBlock* = ref object of KaitaiStruct
    `numGarages`*: uint32
    `freeBombs`*: uint8
    `freeResprays`*: uint8
    `noResprays`*: uint8
    `carsCollected`*: int32
    `bankVansCollected`*: int32
    `policeCarsCollected`*: int32
    `carTypesCollected`*: seq[int32]
    `lastHelpTime`*: int32
    `cars`*: seq[GtaSaSaveDe_StoredCar]
    `garages`*: seq[GtaSaSaveDe_Garage]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_GeneratorBits* = ref object of KaitaiStruct
    `waitUntilFar`*: bool
    `highPriority`*: bool
    `activeGenerator`*: bool
    `ownedByPlayer`*: bool
    `ignorePopulationLimit`*: bool
    `unusedGeneratorBits`*: uint64
    `parent`*: GtaSaSaveDe_CarGenerator
  GtaSaSaveDe_HandlingBits* = ref object of KaitaiStruct
    `boost1g`*: bool
    `boost2g`*: bool
    `npcAntiRoll`*: bool
    `npcNeutral`*: bool
    `noHandbrake`*: bool
    `steerRear`*: bool
    `handbrakeSteer`*: bool
    `altSteer`*: bool
    `frontNarrow2`*: bool
    `frontNarrow`*: bool
    `frontWide`*: bool
    `frontWide2`*: bool
    `rearNarrow2`*: bool
    `rearNarrow`*: bool
    `rearWide`*: bool
    `rearWide2`*: bool
    `hydraulicGeometry`*: bool
    `hydraulicsInst`*: bool
    `noHydraulics`*: bool
    `nosInst`*: bool
    `offroad`*: bool
    `offroad2`*: bool
    `halogen`*: bool
    `rearWheelFirst`*: bool
    `useMaxSpeed`*: bool
    `lowRider`*: bool
    `streetRacer`*: bool
    `unknownBit27`*: bool
    `swingingChassis`*: bool
    `unknownBit29`*: uint64
    `parent`*: GtaSaSaveDe_StoredCar
  GtaSaSaveDe_InvisibleObject* = ref object of KaitaiStruct
    `objectKind`*: uint32
    `poolIndexPlus1`*: uint32
    `parent`*: GtaSaSaveDe_ScriptsBlock
    `objectKindNameInst`: GtaSaSaveDe_HiddenThing
    `objectKindNameInstFlag`: bool
  GtaSaSaveDe_IplFlagsBlock* = ref object of KaitaiStruct
    `slotCount`*: uint32
    `flags`*: seq[uint8]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_LoadedMission* = ref object of KaitaiStruct
    `missionIndex`*: uint32
    `code`*: seq[byte]
    `missionLocals`*: seq[uint32]
    `hasIndex`*: bool
    `parent`*: GtaSaSaveDe_ScriptThread
    `isNumberedInst`: bool
    `isNumberedInstFlag`: bool
  GtaSaSaveDe_LodPair* = ref object of KaitaiStruct
    `object`*: int32
    `lodObject`*: int32
    `parent`*: GtaSaSaveDe_ScriptsBlock
  GtaSaSaveDe_MetadataBlock* = ref object of KaitaiStruct
    `lenChunks`*: uint32
    `chunks`*: seq[byte]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_MobilePlayer* = ref object of KaitaiStruct
    `handle`*: uint32
    `model`*: int32
    `pedType`*: int32
    `modelName`*: seq[byte]
    `pedSize`*: uint32
    `position`*: GtaSaSaveDe_Vec3
    `heading`*: float32
    `health`*: float32
    `armor`*: float32
    `weapons`*: seq[GtaSaSaveDe_Weapon]
    `createdBy`*: uint8
    `activeWeaponSlot`*: uint8
    `area`*: uint8
    `gap197`*: seq[byte]
    `exitIndex`*: int32
    `fightingStyle`*: uint8
    `allowedAttackMoves`*: uint8
    `gap19e`*: seq[byte]
    `pedFlags`*: seq[uint32]
    `gap1b0`*: seq[byte]
    `unknownPed`*: seq[byte]
    `playerPart`*: GtaSaSaveDe_MobilePlayerPart
    `isDefinitive`*: bool
    `parent`*: GtaSaSaveDe_DefinitivePoolsBlock
    `activeWeaponSlotNameInst`: GtaSaSaveDe_WeaponSlot
    `activeWeaponSlotNameInstFlag`: bool
    `areaNameInst`: GtaSaSaveDe_InteriorArea
    `areaNameInstFlag`: bool
    `fightingStyleNameInst`: GtaSaSaveDe_Fighting
    `fightingStyleNameInstFlag`: bool
    `hasModelNameInst`: bool
    `hasModelNameInstFlag`: bool
    `isAndroidInst`: bool
    `isAndroidInstFlag`: bool
    `isDefinitiveEditionInst`: bool
    `isDefinitiveEditionInstFlag`: bool
    `isPlayerInst`: bool
    `isPlayerInstFlag`: bool
  GtaSaSaveDe_MobilePlayerPart* = ref object of KaitaiStruct
    `playerSize`*: uint32
    `chaosLevel`*: uint32
    `wantedLevel`*: uint8
    `gap009`*: seq[byte]
    `modelKeys`*: seq[uint32]
    `textureKeys`*: seq[uint32]
    `fat`*: float32
    `muscle`*: float32
    `chosenWeaponSlot`*: uint8
    `gap085`*: seq[byte]
    `unknownEnd`*: float32
    `parent`*: GtaSaSaveDe_MobilePlayer
    `chosenWeaponSlotNameInst`: GtaSaSaveDe_WeaponSlot
    `chosenWeaponSlotNameInstFlag`: bool
  GtaSaSaveDe_MobileVehicle* = ref object of KaitaiStruct
    `handle`*: uint32
    `model`*: int32
    `vehicleSize`*: uint32
    `right`*: GtaSaSaveDe_Vec3
    `matrixFlags`*: uint32
    `forward`*: GtaSaSaveDe_Vec3
    `gap028`*: seq[byte]
    `up`*: GtaSaSaveDe_Vec3
    `gap038`*: seq[byte]
    `position`*: GtaSaSaveDe_Vec3
    `gap048`*: seq[byte]
    `createdBy`*: uint8
    `colours`*: seq[uint8]
    `gap059`*: seq[byte]
    `alarm`*: uint16
    `maxPassengers`*: uint8
    `gap05d`*: seq[byte]
    `steerAngle`*: float32
    `gasPedal`*: float32
    `brakePedal`*: float32
    `vehicleFlags`*: uint32
    `vehicleFlags2`*: uint32
    `health`*: float32
    `unknown120`*: uint32
    `entityFlags`*: uint32
    `mass`*: float32
    `turnMass`*: float32
    `buoyancy`*: float32
    `damage`*: GtaSaSaveDe_VehicleDamage
    `driver`*: int32
    `passengers`*: seq[int32]
    `parent`*: GtaSaSaveDe_DefinitivePoolsBlock
    `hasDamageInst`: bool
    `hasDamageInstFlag`: bool
    `isBikeInst`: bool
    `isBikeInstFlag`: bool
    `isBoatInst`: bool
    `isBoatInstFlag`: bool
    `isTrainInst`: bool
    `isTrainInstFlag`: bool
    `modelNameInst`: GtaSaSaveDe_Vehicle
    `modelNameInstFlag`: bool
  GtaSaSaveDe_PathsBlock* = ref object of KaitaiStruct
    `numAreas`*: uint32
    `areas`*: seq[GtaSaSaveDe_SwitchedArea]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_PedRelationshipsBlock* = ref object of KaitaiStruct
    `relations`*: seq[GtaSaSaveDe_Relation]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_Pickup* = ref object of KaitaiStruct
    `revenueValue`*: float32
    `objectPtr`*: uint32
    `ammoOrMax`*: uint32
    `regenerationTime`*: uint32
    `x`*: int16
    `y`*: int16
    `z`*: int16
    `moneyPerDay`*: uint16
    `model`*: int16
    `counter`*: uint16
    `pickupType`*: uint8
    `flags`*: GtaSaSaveDe_PickupBits
    `gap01d`*: seq[byte]
    `parent`*: GtaSaSaveDe_PickupsBlock
    `modelNameInst`: GtaSaSaveDe_ObjectModel
    `modelNameInstFlag`: bool
    `pickupTypeNameInst`: GtaSaSaveDe_PickupKind
    `pickupTypeNameInstFlag`: bool
  GtaSaSaveDe_PickupBits* = ref object of KaitaiStruct
    `disabled`*: bool
    `isEmpty`*: bool
    `helpShown`*: bool
    `isVisible`*: bool
    `propertyText`*: uint64
    `unknownPickupBit`*: bool
    `parent`*: GtaSaSaveDe_Pickup
    `propertyTextNameInst`: GtaSaSaveDe_PropertyOffer
    `propertyTextNameInstFlag`: bool
  GtaSaSaveDe_PickupsBlock* = ref object of KaitaiStruct
    `pickups`*: seq[GtaSaSaveDe_Pickup]
    `collectedIndex`*: uint16
    `weaponHelpLeft`*: uint8
    `collectedRefs`*: seq[uint32]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_Plate* = ref object of KaitaiStruct
    `generatorIndex`*: int32
    `plateText`*: seq[byte]
    `parent`*: GtaSaSaveDe_CarGeneratorsBlock
  GtaSaSaveDe_PlayerInfoBlock* = ref object of KaitaiStruct
    `infoSize`*: uint32
    `money`*: int32
    `carDensity`*: uint16
    `playerState`*: uint8
    `gap00b`*: seq[byte]
    `roadDensity`*: float32
    `moneyShown`*: int32
    `hoursNotEaten`*: uint8
    `gap015`*: seq[byte]
    `collectablesPickedUp`*: uint32
    `collectablesTotal`*: uint32
    `infiniteRun`*: uint8
    `fastReload`*: uint8
    `fireproof`*: uint8
    `maxHealth`*: uint8
    `maxArmor`*: uint8
    `freeBustedOnce`*: uint8
    `freeWastedOnce`*: uint8
    `canDriveBy`*: uint8
    `bustedAudioStatus`*: uint8
    `gap029`*: seq[byte]
    `lastBustMessage`*: uint16
    `parent`*: GtaSaSaveDe
    `playerStateNameInst`: GtaSaSaveDe_PlayerCondition
    `playerStateNameInstFlag`: bool
  GtaSaSaveDe_PopulationBits* = ref object of KaitaiStruct
    `groupId`*: uint64
    `radarMode`*: uint64
    `noCops`*: bool
    `parent`*: GtaSaSaveDe_ZoneInfo
    `groupIdNameInst`: GtaSaSaveDe_PopulationGroup
    `groupIdNameInstFlag`: bool
  GtaSaSaveDe_PostEffectsBlock* = ref object of KaitaiStruct
    `effectsSize`*: uint32
    `colour1Mult`*: float32
    `colour2Mult`*: float32
    `gap00c`*: seq[byte]
    `extraMultRate`*: float32
    `extraMultCap`*: float32
    `extraMultMult`*: float32
    `leftUOffset`*: int32
    `rightUOffset`*: int32
    `topVOffset`*: int32
    `bottomVOffset`*: int32
    `seamRemover`*: uint8
    `seamSearch`*: uint8
    `seamDebug`*: uint8
    `gap02f`*: seq[byte]
    `seamMode`*: int32
    `seamShiftTl`*: int32
    `seamShiftBr`*: int32
    `smokeyEnable`*: uint8
    `gap03d`*: seq[byte]
    `smokeyStrength`*: int32
    `smokeyDistance`*: int32
    `waterEnable`*: uint8
    `gap049`*: seq[byte]
    `dayNightBalance`*: float32
    `heatHaze`*: uint8
    `heatHazeMaskTest`*: uint8
    `gap052`*: seq[byte]
    `hazeHourStart`*: int32
    `hazeHourEnd`*: int32
    `hazeFadeSpeed`*: float32
    `hazeInsideFadeSpeed`*: float32
    `hazeType`*: int32
    `hazeTypeLast`*: int32
    `hazeIntensity`*: int32
    `hazeRandomShift`*: int32
    `hazeSpeedMin`*: int32
    `hazeSpeedMax`*: int32
    `hazeScanX`*: int32
    `hazeScanY`*: int32
    `hazeRenderX`*: int32
    `hazeRenderY`*: int32
    `darknessFilter`*: uint8
    `gap08d`*: seq[byte]
    `darknessAlpha`*: int32
    `darknessAlphaDefault`*: int32
    `darknessRadiosityLimit`*: int32
    `cctv`*: uint8
    `cctvColour`*: seq[uint8]
    `fog`*: uint8
    `speedFx`*: uint8
    `speedFxTest`*: uint8
    `speedFxAlpha`*: int32
    `speedFxUser`*: uint8
    `speedFxUserFrame`*: uint8
    `gap0aa`*: seq[byte]
    `speedFxManual`*: float32
    `inCutscene`*: uint8
    `nightVision`*: uint8
    `gap0b2`*: seq[byte]
    `nightGrain`*: int32
    `nightColour`*: seq[uint8]
    `nightOnTime`*: float32
    `nightOnCount`*: float32
    `infraredOnCount`*: float32
    `infrared`*: uint8
    `gap0c9`*: seq[byte]
    `infraredGrain`*: int32
    `infraredRadius`*: float32
    `infraredHeatRgba`*: seq[float32]
    `infraredColour`*: seq[uint8]
    `infraredMainColour`*: seq[uint8]
    `radiosity`*: uint8
    `radiosityLinear`*: uint8
    `radiosityStripCopy`*: uint8
    `gap0ef`*: seq[byte]
    `radiosityPxX`*: int32
    `radiosityPxY`*: int32
    `radiosityFilterPasses`*: int32
    `radiosityRenderPasses`*: int32
    `radiosityLimit`*: int32
    `radiosityIntensity`*: int32
    `radiosityUCorr`*: int32
    `radiosityVCorr`*: int32
    `radiosityDebug`*: uint8
    `radiosityBypassLimit`*: uint8
    `disableAll`*: uint8
    `savePhotoFromScript`*: uint8
    `grainEnable`*: uint8
    `gap115`*: seq[byte]
    `grainStrength`*: int32
    `highlightEnable`*: uint8
    `gap11d`*: seq[byte]
    `highlightStrength`*: int32
    `highlightScale`*: int32
    `highlightOffset`*: int32
    `highlightMblur`*: uint8
    `gap12d`*: seq[byte]
    `waterStrength`*: int32
    `xOffset`*: float32
    `yOffset`*: float32
    `waterSpeed`*: float32
    `waterFreq`*: float32
    `waterColour`*: seq[uint8]
    `waterDepthDarkness`*: uint8
    `gap149`*: seq[byte]
    `waterFullDarkDepth`*: float32
    `waterFxStart`*: float32
    `rainEnable`*: uint8
    `colourEnable`*: uint8
    `gap156`*: seq[byte]
    `defScreenX`*: int32
    `defScreenY`*: int32
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_RaceBits* = ref object of KaitaiStruct
    `black`*: bool
    `whitePeople`*: bool
    `oriental`*: bool
    `hispanic`*: bool
    `unusedRaces`*: uint64
    `parent`*: GtaSaSaveDe_ZoneInfo
  GtaSaSaveDe_RadarBlock* = ref object of KaitaiStruct
    `blips`*: seq[GtaSaSaveDe_Blip]
    `numBlips`*: uint32
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_RadioBlock* = ref object of KaitaiStruct
    `stations`*: seq[GtaSaSaveDe_StationHistory]
    `statMirror`*: seq[uint8]
    `lastChangeDay`*: uint8
    `lastChangeHour`*: uint8
    `expiryHours`*: uint8
    `pendingKind`*: uint8
    `banterIndex`*: uint8
    `parent`*: GtaSaSaveDe
    `pendingKindNameInst`: GtaSaSaveDe_NewsKind
    `pendingKindNameInstFlag`: bool
  GtaSaSaveDe_Relation* = ref object of KaitaiStruct
    `respect`*: uint32
    `like`*: uint32
    `ignore`*: uint32
    `dislike`*: uint32
    `hate`*: uint32
    `parent`*: GtaSaSaveDe_PedRelationshipsBlock
  GtaSaSaveDe_Restart* = ref object of KaitaiStruct
    `position`*: GtaSaSaveDe_Vec3
    `heading`*: float32
    `parent`*: GtaSaSaveDe_GameLogicBlock
  GtaSaSaveDe_RestartPoint* = ref object of KaitaiStruct
    `position`*: GtaSaSaveDe_Vec3
    `heading`*: float32
    `whenToUse`*: int32
    `parent`*: GtaSaSaveDe_RestartPointsBlock
  GtaSaSaveDe_RestartPointsBlock* = ref object of KaitaiStruct
    `numHospitals`*: uint16
    `hospitals`*: seq[GtaSaSaveDe_RestartPoint]
    `numPoliceStations`*: uint16
    `policeStations`*: seq[GtaSaSaveDe_RestartPoint]
    `overrideRestart`*: uint8
    `overridePosition`*: GtaSaSaveDe_Vec3
    `fadeInAfterDeath`*: uint8
    `fadeInAfterArrest`*: uint8
    `extraHospital`*: GtaSaSaveDe_ExtraRestart
    `extraPolice`*: GtaSaSaveDe_ExtraRestart
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_ScriptBrain* = ref object of KaitaiStruct
    `scriptIndex`*: int16
    `brainType`*: int8
    `group`*: int8
    `isActive`*: uint8
    `gap005`*: seq[byte]
    `radius`*: float32
    `target`*: seq[byte]
    `parent`*: GtaSaSaveDe_ScriptsBlock
    `brainTypeNameInst`: GtaSaSaveDe_BrainKind
    `brainTypeNameInstFlag`: bool
  GtaSaSaveDe_ScriptResource* = ref object of KaitaiStruct
    `index`*: uint16
    `ownerSlot`*: uint16
    `model`*: uint32
    `resourceKind`*: uint16
    `special`*: GtaSaSaveDe_SpecialModel
    `parent`*: GtaSaSaveDe_ScriptsBlock
    `isSpecialInst`: bool
    `isSpecialInstFlag`: bool
  GtaSaSaveDe_ScriptThread* = ref object of KaitaiStruct
    `slot`*: uint16
    `streamedScriptIndex`*: int32
    `missionPart`*: GtaSaSaveDe_LoadedMission
    `nextPtr`*: uint32
    `prevPtr`*: uint32
    `threadName`*: seq[byte]
    `baseIp`*: uint32
    `ipAbs`*: uint32
    `stackAbs`*: seq[uint32]
    `stackDepth`*: uint16
    `gap040`*: seq[byte]
    `locals`*: seq[uint32]
    `timerA`*: int32
    `timerB`*: int32
    `isActive`*: uint8
    `conditionResult`*: uint8
    `usesMissionCleanup`*: uint8
    `isExternal`*: uint8
    `overridesTextBox`*: uint8
    `externalType`*: int8
    `gap0cc`*: seq[byte]
    `wakeTime`*: int32
    `andOrState`*: uint16
    `notFlag`*: uint8
    `wastedBustedCheck`*: uint8
    `wastedOrBusted`*: uint8
    `gap0d7`*: seq[byte]
    `sceneSkipIp`*: int32
    `isMission`*: uint8
    `gap0df`*: seq[byte]
    `ipRel`*: uint32
    `stackRel`*: seq[uint32]
    `isMobile`*: bool
    `hasMissionIndex`*: bool
    `parent`*: GtaSaSaveDe_ScriptsBlock
    `isMissionSlotInst`: bool
    `isMissionSlotInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `numLocalsInst`: int8
    `numLocalsInstFlag`: bool
  GtaSaSaveDe_ScriptsBlock* = ref object of KaitaiStruct
    `lenGlobals`*: uint32
    `globals`*: seq[uint32]
    `scriptBrains`*: seq[GtaSaSaveDe_ScriptBrain]
    `onMissionFlagOffset`*: int32
    `lastMissionPassedTime`*: uint32
    `buildingSwaps`*: seq[GtaSaSaveDe_BuildingSwap]
    `invisibleObjects`*: seq[GtaSaSaveDe_InvisibleObject]
    `blockedVehicleModels`*: seq[int32]
    `lodPairs`*: seq[GtaSaSaveDe_LodPair]
    `attachedAnimGroups`*: seq[GtaSaSaveDe_AnimGroup]
    `usingMultiScriptFile`*: uint8
    `metDebbieHarry`*: uint8
    `mainScriptSize`*: uint32
    `largestMissionSize`*: uint32
    `missionCount`*: uint16
    `exclusiveMissionCount`*: uint16
    `largestMissionLocals`*: uint32
    `numThreads`*: uint32
    `saveKind`*: uint32
    `threads`*: seq[GtaSaSaveDe_ScriptThread]
    `numResources`*: uint16
    `resources`*: seq[GtaSaSaveDe_ScriptResource]
    `unknownEnd`*: uint32
    `missionName`*: seq[byte]
    `missionEnd`*: uint32
    `isMobile`*: bool
    `hasMissionIndex`*: bool
    `isMissionSave`*: bool
    `parent`*: GtaSaSaveDe
    `isDuringMissionInst`: bool
    `isDuringMissionInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `mainScriptSizeNameInst`: GtaSaSaveDe_ScriptVersion
    `mainScriptSizeNameInstFlag`: bool
  GtaSaSaveDe_SetPiece* = ref object of KaitaiStruct
    `lastGenerationTime`*: int32
    `x1`*: int16
    `y1`*: int16
    `x2`*: int16
    `y2`*: int16
    `spawn1`*: GtaSaSaveDe_Spot
    `spawn2`*: GtaSaSaveDe_Spot
    `target1`*: GtaSaSaveDe_Spot
    `target2`*: GtaSaSaveDe_Spot
    `pieceType`*: uint8
    `gap00d`*: seq[byte]
    `parent`*: GtaSaSaveDe_SetPiecesBlock
    `pieceTypeNameInst`: GtaSaSaveDe_TrapKind
    `pieceTypeNameInstFlag`: bool
  GtaSaSaveDe_SetPiecesBlock* = ref object of KaitaiStruct
    `usedCount`*: uint32
    `pieces`*: seq[GtaSaSaveDe_SetPiece]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_ShoppingBlock* = ref object of KaitaiStruct
    `numModifiers`*: uint32
    `modifiers`*: seq[GtaSaSaveDe_ChangedPrice]
    `numItems`*: uint32
    `items`*: seq[uint8]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_SpecialModel* = ref object of KaitaiStruct
    `lenModelName`*: uint32
    `modelName`*: seq[byte]
    `parent`*: GtaSaSaveDe_ScriptResource
  GtaSaSaveDe_Spot* = ref object of KaitaiStruct
    `x`*: int16
    `y`*: int16
    `parent`*: GtaSaSaveDe_SetPiece
  GtaSaSaveDe_StationHistory* = ref object of KaitaiStruct
    `recentTracks`*: seq[int8]
    `recentIdents`*: seq[int32]
    `recentAdverts`*: seq[int32]
    `recentDj`*: seq[int32]
    `parent`*: GtaSaSaveDe_RadioBlock
  GtaSaSaveDe_StatisticsBlock* = ref object of KaitaiStruct
    `floatStats`*: seq[float32]
    `intStats`*: seq[int32]
    `pedsKilled`*: seq[int32]
    `lastMissionPassed`*: seq[byte]
    `radioListenTime`*: seq[int32]
    `missionAttempts`*: seq[int32]
    `statMessageShown`*: seq[uint8]
    `statisticsEnd`*: uint32
    `isDefinitive`*: bool
    `parent`*: GtaSaSaveDe
    `isDefinitiveEditionInst`: bool
    `isDefinitiveEditionInstFlag`: bool
    `numIntStatsInst`: uint8
    `numIntStatsInstFlag`: bool
  GtaSaSaveDe_StoredCar* = ref object of KaitaiStruct
    `position`*: GtaSaSaveDe_Vec3
    `handlingFlags`*: GtaSaSaveDe_HandlingBits
    `carFlags`*: GtaSaSaveDe_CarBits
    `gap00c`*: seq[byte]
    `model`*: uint16
    `mods`*: seq[int16]
    `colours`*: seq[uint8]
    `radio`*: uint8
    `components`*: seq[uint8]
    `bomb`*: uint8
    `paintjob`*: uint8
    `nitro`*: uint8
    `forward`*: GtaSaSaveDe_Direction100
    `gap037`*: seq[byte]
    `parent`*: GtaSaSaveDe_GaragesBlock
    `bombNameInst`: GtaSaSaveDe_CarBomb
    `bombNameInstFlag`: bool
    `modelNameInst`: GtaSaSaveDe_Vehicle
    `modelNameInstFlag`: bool
    `radioNameInst`: GtaSaSaveDe_Station
    `radioNameInstFlag`: bool
  GtaSaSaveDe_StreamingBlock* = ref object of KaitaiStruct
    `slots`*: seq[uint8]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_StuntJump* = ref object of KaitaiStruct
    `startMin`*: GtaSaSaveDe_Vec3
    `startMax`*: GtaSaSaveDe_Vec3
    `landMin`*: GtaSaSaveDe_Vec3
    `landMax`*: GtaSaSaveDe_Vec3
    `camera`*: GtaSaSaveDe_Vec3
    `reward`*: int32
    `done`*: uint8
    `found`*: uint8
    `gap042`*: seq[byte]
    `parent`*: GtaSaSaveDe_StuntJumpsBlock
  GtaSaSaveDe_StuntJumpsBlock* = ref object of KaitaiStruct
    `numJumps`*: uint32
    `jumps`*: seq[GtaSaSaveDe_StuntJump]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_SwitchedArea* = ref object of KaitaiStruct
    `xMin`*: float32
    `xMax`*: float32
    `yMin`*: float32
    `yMax`*: float32
    `zMin`*: float32
    `zMax`*: float32
    `switchedOff`*: uint8
    `forCars`*: uint8
    `gap01a`*: seq[byte]
    `parent`*: GtaSaSaveDe_PathsBlock
  GtaSaSaveDe_TagsBlock* = ref object of KaitaiStruct
    `numTags`*: uint32
    `tags`*: seq[uint8]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_Text* = ref object of KaitaiStruct
    `lenContent`*: uint32
    `content`*: seq[byte]
    `parent`*: KaitaiStruct
  GtaSaSaveDe_UserMarker* = ref object of KaitaiStruct
    `inUse`*: uint8
    `gap001`*: seq[byte]
    `position`*: GtaSaSaveDe_Vec3
    `red`*: uint32
    `green`*: uint32
    `blue`*: uint32
    `parent`*: GtaSaSaveDe_UserMarkersBlock
  GtaSaSaveDe_UserMarkersBlock* = ref object of KaitaiStruct
    `markers`*: seq[GtaSaSaveDe_UserMarker]
    `parent`*: GtaSaSaveDe
  GtaSaSaveDe_Vec2* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `parent`*: GtaSaSaveDe_Garage
  GtaSaSaveDe_Vec3* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `z`*: float32
    `parent`*: KaitaiStruct
  GtaSaSaveDe_VehicleDamage* = ref object of KaitaiStruct
    `wheelEffect`*: float32
    `engineStatus`*: uint8
    `wheels`*: seq[uint8]
    `doors`*: seq[uint8]
    `gap00f`*: seq[byte]
    `lights`*: uint32
    `panels`*: uint32
    `parent`*: GtaSaSaveDe_MobileVehicle
  GtaSaSaveDe_Weapon* = ref object of KaitaiStruct
    `weaponType`*: uint32
    `state`*: uint32
    `clip`*: uint32
    `totalAmmo`*: uint32
    `nextShotTime`*: uint32
    `firstPersonSelected`*: uint8
    `dontPlaceInHand`*: uint8
    `gap016`*: seq[byte]
    `fxPtr`*: uint32
    `parent`*: GtaSaSaveDe_MobilePlayer
    `stateNameInst`: GtaSaSaveDe_WeaponState
    `stateNameInstFlag`: bool
    `weaponTypeNameInst`: GtaSaSaveDe_WeaponKind
    `weaponTypeNameInstFlag`: bool
  GtaSaSaveDe_Zone* = ref object of KaitaiStruct
    `infoLabel`*: seq[byte]
    `textKey`*: seq[byte]
    `x1`*: int16
    `y1`*: int16
    `z1`*: int16
    `x2`*: int16
    `y2`*: int16
    `z2`*: int16
    `infoIndex`*: uint16
    `zoneType`*: uint8
    `level`*: uint8
    `parent`*: GtaSaSaveDe_ZonesBlock
    `levelNameInst`: GtaSaSaveDe_Town
    `levelNameInstFlag`: bool
    `zoneTypeNameInst`: GtaSaSaveDe_ZoneKind
    `zoneTypeNameInstFlag`: bool
  GtaSaSaveDe_ZoneInfo* = ref object of KaitaiStruct
    `gangDensity`*: seq[uint8]
    `dealerDensity`*: uint8
    `colour`*: seq[uint8]
    `population`*: GtaSaSaveDe_PopulationBits
    `races`*: GtaSaSaveDe_RaceBits
    `parent`*: GtaSaSaveDe_ZonesBlock
  GtaSaSaveDe_ZonesBlock* = ref object of KaitaiStruct
    `currentLevel`*: uint32
    `numNavZones`*: uint16
    `numZoneInfos`*: uint16
    `numMapZones`*: uint16
    `navZones`*: seq[GtaSaSaveDe_Zone]
    `zoneInfos`*: seq[GtaSaSaveDe_ZoneInfo]
    `mapZones`*: seq[GtaSaSaveDe_Zone]
    `visited`*: seq[uint8]
    `revealedCount`*: uint32
    `parent`*: GtaSaSaveDe
    `currentLevelNameInst`: GtaSaSaveDe_Town
    `currentLevelNameInstFlag`: bool

proc read*(_: typedesc[GtaSaSaveDe], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveDe
proc read*(_: typedesc[GtaSaSaveDe_AnimGroup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_AnimGroup
proc read*(_: typedesc[GtaSaSaveDe_Blip], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RadarBlock): GtaSaSaveDe_Blip
proc read*(_: typedesc[GtaSaSaveDe_BlipKindBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Blip): GtaSaSaveDe_BlipKindBits
proc read*(_: typedesc[GtaSaSaveDe_BlipStateBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Blip): GtaSaSaveDe_BlipStateBits
proc read*(_: typedesc[GtaSaSaveDe_BuildingSwap], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_BuildingSwap
proc read*(_: typedesc[GtaSaSaveDe_CarBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StoredCar): GtaSaSaveDe_CarBits
proc read*(_: typedesc[GtaSaSaveDe_CarGenerator], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_CarGeneratorsBlock): GtaSaSaveDe_CarGenerator
proc read*(_: typedesc[GtaSaSaveDe_CarGeneratorsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_CarGeneratorsBlock
proc read*(_: typedesc[GtaSaSaveDe_ChangedPrice], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ShoppingBlock): GtaSaSaveDe_ChangedPrice
proc read*(_: typedesc[GtaSaSaveDe_DefinitiveBrief], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_DefinitiveBrief
proc read*(_: typedesc[GtaSaSaveDe_DefinitiveObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_DefinitivePoolsBlock): GtaSaSaveDe_DefinitiveObject
proc read*(_: typedesc[GtaSaSaveDe_DefinitivePoolsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_DefinitivePoolsBlock
proc read*(_: typedesc[GtaSaSaveDe_DefinitiveSimpleBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_DefinitiveSimpleBlock
proc read*(_: typedesc[GtaSaSaveDe_Direction100], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StoredCar): GtaSaSaveDe_Direction100
proc read*(_: typedesc[GtaSaSaveDe_EntryExit], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_EntryExitsBlock): GtaSaSaveDe_EntryExit
proc read*(_: typedesc[GtaSaSaveDe_EntryExitBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_EntryExitState): GtaSaSaveDe_EntryExitBits
proc read*(_: typedesc[GtaSaSaveDe_EntryExitState], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_EntryExit): GtaSaSaveDe_EntryExitState
proc read*(_: typedesc[GtaSaSaveDe_EntryExitsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_EntryExitsBlock
proc read*(_: typedesc[GtaSaSaveDe_ExtraRestart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RestartPointsBlock): GtaSaSaveDe_ExtraRestart
proc read*(_: typedesc[GtaSaSaveDe_GameLogicBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_GameLogicBlock
proc read*(_: typedesc[GtaSaSaveDe_Gang], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GangsBlock): GtaSaSaveDe_Gang
proc read*(_: typedesc[GtaSaSaveDe_GangWarsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, isMobile: any, hasSpecificZones: any): GtaSaSaveDe_GangWarsBlock
proc read*(_: typedesc[GtaSaSaveDe_GangsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_GangsBlock
proc read*(_: typedesc[GtaSaSaveDe_Garage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GaragesBlock): GtaSaSaveDe_Garage
proc read*(_: typedesc[GtaSaSaveDe_GarageBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Garage): GtaSaSaveDe_GarageBits
proc read*(_: typedesc[GtaSaSaveDe_GaragesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_GaragesBlock
proc read*(_: typedesc[GtaSaSaveDe_GeneratorBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_CarGenerator): GtaSaSaveDe_GeneratorBits
proc read*(_: typedesc[GtaSaSaveDe_HandlingBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StoredCar): GtaSaSaveDe_HandlingBits
proc read*(_: typedesc[GtaSaSaveDe_InvisibleObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_InvisibleObject
proc read*(_: typedesc[GtaSaSaveDe_IplFlagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_IplFlagsBlock
proc read*(_: typedesc[GtaSaSaveDe_LoadedMission], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptThread, hasIndex: any): GtaSaSaveDe_LoadedMission
proc read*(_: typedesc[GtaSaSaveDe_LodPair], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_LodPair
proc read*(_: typedesc[GtaSaSaveDe_MetadataBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_MetadataBlock
proc read*(_: typedesc[GtaSaSaveDe_MobilePlayer], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_DefinitivePoolsBlock, isDefinitive: any): GtaSaSaveDe_MobilePlayer
proc read*(_: typedesc[GtaSaSaveDe_MobilePlayerPart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_MobilePlayerPart
proc read*(_: typedesc[GtaSaSaveDe_MobileVehicle], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_DefinitivePoolsBlock): GtaSaSaveDe_MobileVehicle
proc read*(_: typedesc[GtaSaSaveDe_PathsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PathsBlock
proc read*(_: typedesc[GtaSaSaveDe_PedRelationshipsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PedRelationshipsBlock
proc read*(_: typedesc[GtaSaSaveDe_Pickup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_PickupsBlock): GtaSaSaveDe_Pickup
proc read*(_: typedesc[GtaSaSaveDe_PickupBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Pickup): GtaSaSaveDe_PickupBits
proc read*(_: typedesc[GtaSaSaveDe_PickupsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PickupsBlock
proc read*(_: typedesc[GtaSaSaveDe_Plate], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_CarGeneratorsBlock): GtaSaSaveDe_Plate
proc read*(_: typedesc[GtaSaSaveDe_PlayerInfoBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PlayerInfoBlock
proc read*(_: typedesc[GtaSaSaveDe_PopulationBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZoneInfo): GtaSaSaveDe_PopulationBits
proc read*(_: typedesc[GtaSaSaveDe_PostEffectsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PostEffectsBlock
proc read*(_: typedesc[GtaSaSaveDe_RaceBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZoneInfo): GtaSaSaveDe_RaceBits
proc read*(_: typedesc[GtaSaSaveDe_RadarBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, numBlips: any): GtaSaSaveDe_RadarBlock
proc read*(_: typedesc[GtaSaSaveDe_RadioBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_RadioBlock
proc read*(_: typedesc[GtaSaSaveDe_Relation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_PedRelationshipsBlock): GtaSaSaveDe_Relation
proc read*(_: typedesc[GtaSaSaveDe_Restart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GameLogicBlock): GtaSaSaveDe_Restart
proc read*(_: typedesc[GtaSaSaveDe_RestartPoint], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RestartPointsBlock): GtaSaSaveDe_RestartPoint
proc read*(_: typedesc[GtaSaSaveDe_RestartPointsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_RestartPointsBlock
proc read*(_: typedesc[GtaSaSaveDe_ScriptBrain], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_ScriptBrain
proc read*(_: typedesc[GtaSaSaveDe_ScriptResource], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_ScriptResource
proc read*(_: typedesc[GtaSaSaveDe_ScriptThread], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock, isMobile: any, hasMissionIndex: any): GtaSaSaveDe_ScriptThread
proc read*(_: typedesc[GtaSaSaveDe_ScriptsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, isMobile: any, hasMissionIndex: any, isMissionSave: any): GtaSaSaveDe_ScriptsBlock
proc read*(_: typedesc[GtaSaSaveDe_SetPiece], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_SetPiecesBlock): GtaSaSaveDe_SetPiece
proc read*(_: typedesc[GtaSaSaveDe_SetPiecesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_SetPiecesBlock
proc read*(_: typedesc[GtaSaSaveDe_ShoppingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_ShoppingBlock
proc read*(_: typedesc[GtaSaSaveDe_SpecialModel], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptResource): GtaSaSaveDe_SpecialModel
proc read*(_: typedesc[GtaSaSaveDe_Spot], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_SetPiece): GtaSaSaveDe_Spot
proc read*(_: typedesc[GtaSaSaveDe_StationHistory], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RadioBlock): GtaSaSaveDe_StationHistory
proc read*(_: typedesc[GtaSaSaveDe_StatisticsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, isDefinitive: any): GtaSaSaveDe_StatisticsBlock
proc read*(_: typedesc[GtaSaSaveDe_StoredCar], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GaragesBlock): GtaSaSaveDe_StoredCar
proc read*(_: typedesc[GtaSaSaveDe_StreamingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_StreamingBlock
proc read*(_: typedesc[GtaSaSaveDe_StuntJump], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StuntJumpsBlock): GtaSaSaveDe_StuntJump
proc read*(_: typedesc[GtaSaSaveDe_StuntJumpsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_StuntJumpsBlock
proc read*(_: typedesc[GtaSaSaveDe_SwitchedArea], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_PathsBlock): GtaSaSaveDe_SwitchedArea
proc read*(_: typedesc[GtaSaSaveDe_TagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_TagsBlock
proc read*(_: typedesc[GtaSaSaveDe_Text], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveDe_Text
proc read*(_: typedesc[GtaSaSaveDe_UserMarker], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_UserMarkersBlock): GtaSaSaveDe_UserMarker
proc read*(_: typedesc[GtaSaSaveDe_UserMarkersBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_UserMarkersBlock
proc read*(_: typedesc[GtaSaSaveDe_Vec2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Garage): GtaSaSaveDe_Vec2
proc read*(_: typedesc[GtaSaSaveDe_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveDe_Vec3
proc read*(_: typedesc[GtaSaSaveDe_VehicleDamage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_MobileVehicle): GtaSaSaveDe_VehicleDamage
proc read*(_: typedesc[GtaSaSaveDe_Weapon], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_Weapon
proc read*(_: typedesc[GtaSaSaveDe_Zone], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZonesBlock): GtaSaSaveDe_Zone
proc read*(_: typedesc[GtaSaSaveDe_ZoneInfo], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZonesBlock): GtaSaSaveDe_ZoneInfo
proc read*(_: typedesc[GtaSaSaveDe_ZonesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_ZonesBlock

proc isMissionSave*(this: GtaSaSaveDe): bool
proc colourName*(this: GtaSaSaveDe_Blip): GtaSaSaveDe_BlipColour
proc spriteName*(this: GtaSaSaveDe_Blip): GtaSaSaveDe_Icon
proc blipTypeName*(this: GtaSaSaveDe_BlipKindBits): GtaSaSaveDe_BlipTarget
proc displayName*(this: GtaSaSaveDe_BlipKindBits): GtaSaSaveDe_BlipDisplay
proc swapTypeName*(this: GtaSaSaveDe_BuildingSwap): GtaSaSaveDe_SwappedThing
proc generateCountName*(this: GtaSaSaveDe_CarGenerator): GtaSaSaveDe_CarSupply
proc modelName*(this: GtaSaSaveDe_CarGenerator): GtaSaSaveDe_Vehicle
proc currentLevelName*(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Town
proc extraColourWeatherName*(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather
proc forcedWeatherName*(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather
proc interiorName*(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_InteriorArea
proc newWeatherName*(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather
proc oldWeatherName*(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather
proc hasBody*(this: GtaSaSaveDe_EntryExit): bool
proc gameStateName*(this: GtaSaSaveDe_GameLogicBlock): GtaSaSaveDe_PlayState
proc weaponAName*(this: GtaSaSaveDe_Gang): GtaSaSaveDe_WeaponKind
proc weaponBName*(this: GtaSaSaveDe_Gang): GtaSaSaveDe_WeaponKind
proc weaponCName*(this: GtaSaSaveDe_Gang): GtaSaSaveDe_WeaponKind
proc attackStateName*(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_WarAttack
proc gang1Name*(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_GangId
proc gang2Name*(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_GangId
proc isMobileGame*(this: GtaSaSaveDe_GangWarsBlock): bool
proc stateName*(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_WarState
proc withSpecificZones*(this: GtaSaSaveDe_GangWarsBlock): bool
proc doorStateName*(this: GtaSaSaveDe_Garage): GtaSaSaveDe_Door
proc garageTypeName*(this: GtaSaSaveDe_Garage): GtaSaSaveDe_GarageKind
proc originalTypeName*(this: GtaSaSaveDe_Garage): GtaSaSaveDe_GarageKind
proc objectKindName*(this: GtaSaSaveDe_InvisibleObject): GtaSaSaveDe_HiddenThing
proc isNumbered*(this: GtaSaSaveDe_LoadedMission): bool
proc activeWeaponSlotName*(this: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_WeaponSlot
proc areaName*(this: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_InteriorArea
proc fightingStyleName*(this: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_Fighting
proc hasModelName*(this: GtaSaSaveDe_MobilePlayer): bool
proc isAndroid*(this: GtaSaSaveDe_MobilePlayer): bool
proc isDefinitiveEdition*(this: GtaSaSaveDe_MobilePlayer): bool
proc isPlayer*(this: GtaSaSaveDe_MobilePlayer): bool
proc chosenWeaponSlotName*(this: GtaSaSaveDe_MobilePlayerPart): GtaSaSaveDe_WeaponSlot
proc hasDamage*(this: GtaSaSaveDe_MobileVehicle): bool
proc isBike*(this: GtaSaSaveDe_MobileVehicle): bool
proc isBoat*(this: GtaSaSaveDe_MobileVehicle): bool
proc isTrain*(this: GtaSaSaveDe_MobileVehicle): bool
proc modelName*(this: GtaSaSaveDe_MobileVehicle): GtaSaSaveDe_Vehicle
proc modelName*(this: GtaSaSaveDe_Pickup): GtaSaSaveDe_ObjectModel
proc pickupTypeName*(this: GtaSaSaveDe_Pickup): GtaSaSaveDe_PickupKind
proc propertyTextName*(this: GtaSaSaveDe_PickupBits): GtaSaSaveDe_PropertyOffer
proc playerStateName*(this: GtaSaSaveDe_PlayerInfoBlock): GtaSaSaveDe_PlayerCondition
proc groupIdName*(this: GtaSaSaveDe_PopulationBits): GtaSaSaveDe_PopulationGroup
proc pendingKindName*(this: GtaSaSaveDe_RadioBlock): GtaSaSaveDe_NewsKind
proc brainTypeName*(this: GtaSaSaveDe_ScriptBrain): GtaSaSaveDe_BrainKind
proc isSpecial*(this: GtaSaSaveDe_ScriptResource): bool
proc isMissionSlot*(this: GtaSaSaveDe_ScriptThread): bool
proc isMobileGame*(this: GtaSaSaveDe_ScriptThread): bool
proc numLocals*(this: GtaSaSaveDe_ScriptThread): int8
proc isDuringMission*(this: GtaSaSaveDe_ScriptsBlock): bool
proc isMobileGame*(this: GtaSaSaveDe_ScriptsBlock): bool
proc mainScriptSizeName*(this: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_ScriptVersion
proc pieceTypeName*(this: GtaSaSaveDe_SetPiece): GtaSaSaveDe_TrapKind
proc isDefinitiveEdition*(this: GtaSaSaveDe_StatisticsBlock): bool
proc numIntStats*(this: GtaSaSaveDe_StatisticsBlock): uint8
proc bombName*(this: GtaSaSaveDe_StoredCar): GtaSaSaveDe_CarBomb
proc modelName*(this: GtaSaSaveDe_StoredCar): GtaSaSaveDe_Vehicle
proc radioName*(this: GtaSaSaveDe_StoredCar): GtaSaSaveDe_Station
proc stateName*(this: GtaSaSaveDe_Weapon): GtaSaSaveDe_WeaponState
proc weaponTypeName*(this: GtaSaSaveDe_Weapon): GtaSaSaveDe_WeaponKind
proc levelName*(this: GtaSaSaveDe_Zone): GtaSaSaveDe_Town
proc zoneTypeName*(this: GtaSaSaveDe_Zone): GtaSaSaveDe_ZoneKind
proc currentLevelName*(this: GtaSaSaveDe_ZonesBlock): GtaSaSaveDe_Town


##[
A saved game of the Definitive Edition: a header, then 28 sections after
their names, most of them with what the saves of the PC have. The layout was
found on four files of one player, so a fact without another
source is measured on those.

The header holds a hash of unknown algorithm. Saves can be read and
written back as they are, but not changed.

@see <a href="https://github.com/morpheuslord/GTA-San_savefiles">Source</a>
]##
proc read*(_: typedesc[GtaSaSaveDe], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveDe =
  template this: untyped = result
  this = new(GtaSaSaveDe)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Begins the file; the bytes 00 FF 00 FF.
  ]##
  let magicExpr = this.io.readU4le()
  this.magic = magicExpr

  ##[
  Version of the container; 33.
  ]##
  let formatVersionExpr = this.io.readU4le()
  this.formatVersion = formatVersionExpr

  ##[
  Differs in every file; its algorithm is not known, so that changed
saves cannot be written.

  ]##
  let hashExpr = this.io.readBytes(int(16))
  this.hash = hashExpr

  ##[
  Number of the format, stored a second time.
  ]##
  let formatVersion2Expr = this.io.readU4le()
  this.formatVersion2 = formatVersion2Expr

  ##[
  Time of the save, in steps of 100 ns since the beginning of the year 1.
  ]##
  let timeSavedExpr = this.io.readU8le()
  this.timeSaved = timeSavedExpr

  ##[
  Key of the last mission's text, such as `FAR_1`.
  ]##
  let saveNameExpr = GtaSaSaveDe_Text.read(this.io, this.root, this)
  this.saveName = saveNameExpr

  ##[
  Number of the format, stored a third time.
  ]##
  let formatVersion3Expr = this.io.readU4le()
  this.formatVersion3 = formatVersion3Expr

  ##[
  Number of the format, stored a fourth time.
  ]##
  let formatVersion4Expr = this.io.readU4le()
  this.formatVersion4 = formatVersion4Expr

  ##[
  Begins the section SIMPLE_VARIABLES: the length of its name, its name, a
zero.

  ]##
  let tag00Expr = this.io.readBytes(int(21))
  this.tag00 = tag00Expr

  ##[
  Version, name, clock, weather and camera.
  ]##
  let simpleVariablesExpr = GtaSaSaveDe_DefinitiveSimpleBlock.read(this.io, this.root, this)
  this.simpleVariables = simpleVariablesExpr

  ##[
  Begins the section METADATA: the length of its name, its name, a zero.
  ]##
  let tag01Expr = this.io.readBytes(int(13))
  this.tag01 = tag01Expr

  ##[
  Table of the script's names, compressed.
  ]##
  let metadataExpr = GtaSaSaveDe_MetadataBlock.read(this.io, this.root, this)
  this.metadata = metadataExpr

  ##[
  Begins the section SCRIPTS: the length of its name, its name, a zero.
  ]##
  let tag02Expr = this.io.readBytes(int(12))
  this.tag02 = tag02Expr

  ##[
  Variables and threads of the mission script.
  ]##
  let scriptsExpr = GtaSaSaveDe_ScriptsBlock.read(this.io, this.root, this, true, true, this.isMissionSave)
  this.scripts = scriptsExpr

  ##[
  Begins the section POOLS: the length of its name, its name, a zero.
  ]##
  let tag03Expr = this.io.readBytes(int(10))
  this.tag03 = tag03Expr

  ##[
  The player, and objects that scripts made.
  ]##
  let poolsExpr = GtaSaSaveDe_DefinitivePoolsBlock.read(this.io, this.root, this)
  this.pools = poolsExpr

  ##[
  Begins the section GARAGES: the length of its name, its name, a zero.
  ]##
  let tag04Expr = this.io.readBytes(int(12))
  this.tag04 = tag04Expr

  ##[
  Garages and the cars in them.
  ]##
  let garagesExpr = GtaSaSaveDe_GaragesBlock.read(this.io, this.root, this)
  this.garages = garagesExpr

  ##[
  Begins the section GAMELOGIC: the length of its name, its name, a zero.
  ]##
  let tag05Expr = this.io.readBytes(int(14))
  this.tag05 = tag05Expr

  ##[
  Places to wake up at, and penalties, after death and arrest.
  ]##
  let gameLogicExpr = GtaSaSaveDe_GameLogicBlock.read(this.io, this.root, this)
  this.gameLogic = gameLogicExpr

  ##[
  Begins the section PATHS: the length of its name, its name, a zero.
  ]##
  let tag06Expr = this.io.readBytes(int(10))
  this.tag06 = tag06Expr

  ##[
  Areas in which scripts switched path nodes.
  ]##
  let pathsExpr = GtaSaSaveDe_PathsBlock.read(this.io, this.root, this)
  this.paths = pathsExpr

  ##[
  Begins the section PICKUPS: the length of its name, its name, a zero.
  ]##
  let tag07Expr = this.io.readBytes(int(12))
  this.tag07 = tag07Expr

  ##[
  Pickups of the whole map.
  ]##
  let pickupsExpr = GtaSaSaveDe_PickupsBlock.read(this.io, this.root, this)
  this.pickups = pickupsExpr

  ##[
  Begins the section RESTART: the length of its name, its name, a zero.
  ]##
  let tag08Expr = this.io.readBytes(int(12))
  this.tag08 = tag08Expr

  ##[
  Hospitals and police stations.
  ]##
  let restartPointsExpr = GtaSaSaveDe_RestartPointsBlock.read(this.io, this.root, this)
  this.restartPoints = restartPointsExpr

  ##[
  Begins the section RADAR: the length of its name, its name, a zero.
  ]##
  let tag09Expr = this.io.readBytes(int(10))
  this.tag09 = tag09Expr

  ##[
  Icons of radar and map.
  ]##
  let radarBlipsExpr = GtaSaSaveDe_RadarBlock.read(this.io, this.root, this, 250)
  this.radarBlips = radarBlipsExpr

  ##[
  Unknown; 01 00.
  ]##
  let radarEndExpr = this.io.readBytes(int(2))
  this.radarEnd = radarEndExpr

  ##[
  Begins the section ZONES: the length of its name, its name, a zero.
  ]##
  let tag10Expr = this.io.readBytes(int(10))
  this.tag10 = tag10Expr

  ##[
  Zones of the map, the gangs in them, and how much of the map is revealed.
  ]##
  let zonesExpr = GtaSaSaveDe_ZonesBlock.read(this.io, this.root, this)
  this.zones = zonesExpr

  ##[
  Begins the section GANGS: the length of its name, its name, a zero.
  ]##
  let tag11Expr = this.io.readBytes(int(10))
  this.tag11 = tag11Expr

  ##[
  Weapons of gangs.
  ]##
  let gangsExpr = GtaSaSaveDe_GangsBlock.read(this.io, this.root, this)
  this.gangs = gangsExpr

  ##[
  Begins the section CARGENERATORS: the length of its name, its name, a
zero.

  ]##
  let tag12Expr = this.io.readBytes(int(18))
  this.tag12 = tag12Expr

  ##[
  Parked cars.
  ]##
  let carGeneratorsExpr = GtaSaSaveDe_CarGeneratorsBlock.read(this.io, this.root, this)
  this.carGenerators = carGeneratorsExpr

  ##[
  Begins the section PLAYERINFO: the length of its name, its name, a zero.
  ]##
  let tag13Expr = this.io.readBytes(int(15))
  this.tag13 = tag13Expr

  ##[
  Money and abilities of the player.
  ]##
  let playerInfoExpr = GtaSaSaveDe_PlayerInfoBlock.read(this.io, this.root, this)
  this.playerInfo = playerInfoExpr

  ##[
  Begins the section STATS: the length of its name, its name, a zero.
  ]##
  let tag14Expr = this.io.readBytes(int(10))
  this.tag14 = tag14Expr

  ##[
  The 82 statistics with a fraction, the whole numbers, and records kept
beside them.

  ]##
  let statisticsExpr = GtaSaSaveDe_StatisticsBlock.read(this.io, this.root, this, true)
  this.statistics = statisticsExpr

  ##[
  Begins the section SETPIECES: the length of its name, its name, a zero.
  ]##
  let tag15Expr = this.io.readBytes(int(14))
  this.tag15 = tag15Expr

  ##[
  Places at which police appears.
  ]##
  let setPiecesExpr = GtaSaSaveDe_SetPiecesBlock.read(this.io, this.root, this)
  this.setPieces = setPiecesExpr

  ##[
  Begins the section STREAMING: the length of its name, its name, a zero.
  ]##
  let tag16Expr = this.io.readBytes(int(14))
  this.tag16 = tag16Expr

  ##[
  Loading state of models, textures and other parts of the game.
  ]##
  let streamingExpr = GtaSaSaveDe_StreamingBlock.read(this.io, this.root, this)
  this.streaming = streamingExpr

  ##[
  Begins the section PEDTYPE: the length of its name, its name, a zero.
  ]##
  let tag17Expr = this.io.readBytes(int(12))
  this.tag17 = tag17Expr

  ##[
  Whom people like and hate.
  ]##
  let pedRelationshipsExpr = GtaSaSaveDe_PedRelationshipsBlock.read(this.io, this.root, this)
  this.pedRelationships = pedRelationshipsExpr

  ##[
  Begins the section TAGS: the length of its name, its name, a zero.
  ]##
  let tag18Expr = this.io.readBytes(int(9))
  this.tag18 = tag18Expr

  ##[
  Gang tags that can be sprayed over.
  ]##
  let tagsExpr = GtaSaSaveDe_TagsBlock.read(this.io, this.root, this)
  this.tags = tagsExpr

  ##[
  Begins the section IPLS: the length of its name, its name, a zero.
  ]##
  let tag19Expr = this.io.readBytes(int(9))
  this.tag19 = tag19Expr

  ##[
  Parts of the map that scripts load.
  ]##
  let iplFlagsExpr = GtaSaSaveDe_IplFlagsBlock.read(this.io, this.root, this)
  this.iplFlags = iplFlagsExpr

  ##[
  Begins the section SHOPPING: the length of its name, its name, a zero.
  ]##
  let tag20Expr = this.io.readBytes(int(13))
  this.tag20 = tag20Expr

  ##[
  Bought items, and changed prices.
  ]##
  let shoppingExpr = GtaSaSaveDe_ShoppingBlock.read(this.io, this.root, this)
  this.shopping = shoppingExpr

  ##[
  Begins the section GANGWARS: the length of its name, its name, a zero.
  ]##
  let tag21Expr = this.io.readBytes(int(13))
  this.tag21 = tag21Expr

  ##[
  Gang wars and territory.
  ]##
  let gangWarsExpr = GtaSaSaveDe_GangWarsBlock.read(this.io, this.root, this, true, true)
  this.gangWars = gangWarsExpr

  ##[
  Begins the section STUNTJUMPS: the length of its name, its name, a zero.
  ]##
  let tag22Expr = this.io.readBytes(int(15))
  this.tag22 = tag22Expr

  ##[
  Unique jumps.
  ]##
  let stuntJumpsExpr = GtaSaSaveDe_StuntJumpsBlock.read(this.io, this.root, this)
  this.stuntJumps = stuntJumpsExpr

  ##[
  Begins the section ENTRYEXIT: the length of its name, its name, a zero.
  ]##
  let tag23Expr = this.io.readBytes(int(14))
  this.tag23 = tag23Expr

  ##[
  Doors into interiors.
  ]##
  let entryExitsExpr = GtaSaSaveDe_EntryExitsBlock.read(this.io, this.root, this)
  this.entryExits = entryExitsExpr

  ##[
  Begins the section RADIO: the length of its name, its name, a zero.
  ]##
  let tag24Expr = this.io.readBytes(int(10))
  this.tag24 = tag24Expr

  ##[
  Songs, adverts and talk that the stations have played, and pending news.

  ]##
  let radioExpr = GtaSaSaveDe_RadioBlock.read(this.io, this.root, this)
  this.radio = radioExpr

  ##[
  Begins the section USER_3DMARKERS: the length of its name, its name, a
zero.

  ]##
  let tag25Expr = this.io.readBytes(int(19))
  this.tag25 = tag25Expr

  ##[
  Markers that scripts put into the world.
  ]##
  let userMarkersExpr = GtaSaSaveDe_UserMarkersBlock.read(this.io, this.root, this)
  this.userMarkers = userMarkersExpr

  ##[
  Begins the section POSTEFFECTS: the length of its name, its name, a zero.
  ]##
  let tag26Expr = this.io.readBytes(int(16))
  this.tag26 = tag26Expr

  ##[
  Effects of the picture.
  ]##
  let postEffectsExpr = GtaSaSaveDe_PostEffectsBlock.read(this.io, this.root, this)
  this.postEffects = postEffectsExpr

  ##[
  Begins the section BRIEFS: the length of its name, its name, a zero.
  ]##
  let tag27Expr = this.io.readBytes(int(11))
  this.tag27 = tag27Expr

  ##[
  Texts of the briefing.
  ]##
  for i in 0 ..< int(20):
    let it = GtaSaSaveDe_DefinitiveBrief.read(this.io, this.root, this)
    this.briefs.add(it)

proc isMissionSave(this: GtaSaSaveDe): bool = 

  ##[
  Whether the game was saved during a mission.
  ]##
  if this.isMissionSaveInstFlag:
    return this.isMissionSaveInst
  let isMissionSaveInstExpr = bool((int64(this.io.size)) > (int64(440000)))
  this.isMissionSaveInst = isMissionSaveInstExpr
  this.isMissionSaveInstFlag = true
  return this.isMissionSaveInst

proc fromFile*(_: typedesc[GtaSaSaveDe], filename: string): GtaSaSaveDe =
  GtaSaSaveDe.read(newKaitaiFileStream(filename), nil, nil)


##[
Animations for a model.
]##
proc read*(_: typedesc[GtaSaSaveDe_AnimGroup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_AnimGroup =
  template this: untyped = result
  this = new(GtaSaSaveDe_AnimGroup)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Model of a person; -1 in a free place.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  File of animations, such as `DEALER`, ended by a zero.
  ]##
  let ifpNameExpr = this.io.readBytes(int(16))
  this.ifpName = ifpNameExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_AnimGroup], filename: string): GtaSaSaveDe_AnimGroup =
  GtaSaSaveDe_AnimGroup.read(newKaitaiFileStream(filename), nil, nil)


##[
An icon; a slot that is not in use holds old bytes.
]##
proc read*(_: typedesc[GtaSaSaveDe_Blip], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RadarBlock): GtaSaSaveDe_Blip =
  template this: untyped = result
  this = new(GtaSaSaveDe_Blip)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
destination; above that red, green, blue and alpha.

  ]##
  let colourExpr = this.io.readU4le()
  this.colour = colourExpr

  ##[
  Thing that it follows (opcodes 0186, 0187); 0 in a save.
  ]##
  let entityHandleExpr = this.io.readU4le()
  this.entityHandle = entityHandleExpr

  ##[
  Place that the icon marks.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Number of times that the slot was used; 1 for never.
  ]##
  let counterExpr = this.io.readU2le()
  this.counter = counterExpr

  ##[
  Nothing; 0.
  ]##
  let gap016Expr = this.io.readBytes(int(2))
  this.gap016 = gap016Expr

  ##[
  Size of the sphere around the target; 1.
  ]##
  let sphereRadiusExpr = this.io.readF4le()
  this.sphereRadius = sphereRadiusExpr

  ##[
  Size of its square, 1 or 3.
  ]##
  let iconSizeExpr = this.io.readU2le()
  this.iconSize = iconSizeExpr

  ##[
  Nothing; 0.
  ]##
  let gap01eExpr = this.io.readBytes(int(2))
  this.gap01e = gap01eExpr

  ##[
  Door that it belongs to, + 1; 0 for none.
  ]##
  let enexPlus1Expr = this.io.readU4le()
  this.enexPlus1 = enexPlus1Expr

  ##[
  Picture of the icon.
  ]##
  let spriteExpr = this.io.readS1()
  this.sprite = spriteExpr

  ##[
  Looks of the icon.
  ]##
  let stateExpr = GtaSaSaveDe_BlipStateBits.read(this.io, this.root, this)
  this.state = stateExpr

  ##[
  Kind of target, and where the icon is shown.
  ]##
  let kindExpr = GtaSaSaveDe_BlipKindBits.read(this.io, this.root, this)
  this.kind = kindExpr

  ##[
  Nothing; 0.
  ]##
  let gap025Expr = this.io.readBytes(int(1))
  this.gap025 = gap025Expr

proc colourName(this: GtaSaSaveDe_Blip): GtaSaSaveDe_BlipColour = 

  ##[
  Meaning of `colour`.
  ]##
  if this.colourNameInstFlag:
    return this.colourNameInst
  let colourNameInstExpr = GtaSaSaveDe_BlipColour(GtaSaSaveDe_BlipColour(this.colour))
  this.colourNameInst = colourNameInstExpr
  this.colourNameInstFlag = true
  return this.colourNameInst

proc spriteName(this: GtaSaSaveDe_Blip): GtaSaSaveDe_Icon = 

  ##[
  Meaning of `sprite`.
  ]##
  if this.spriteNameInstFlag:
    return this.spriteNameInst
  let spriteNameInstExpr = GtaSaSaveDe_Icon(GtaSaSaveDe_Icon(this.sprite))
  this.spriteNameInst = spriteNameInstExpr
  this.spriteNameInstFlag = true
  return this.spriteNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_Blip], filename: string): GtaSaSaveDe_Blip =
  GtaSaSaveDe_Blip.read(newKaitaiFileStream(filename), nil, nil)


##[
Kind of an icon.
]##
proc read*(_: typedesc[GtaSaSaveDe_BlipKindBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Blip): GtaSaSaveDe_BlipKindBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_BlipKindBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Form of the blip, a marker in the world or an icon on the map.
  ]##
  let displayExpr = this.io.readBitsIntLe(2)
  this.display = displayExpr

  ##[
  Kind of target. Only places and contacts are stored in use: icons
of what moves are written as free.

  ]##
  let blipTypeExpr = this.io.readBitsIntLe(4)
  this.blipType = blipTypeExpr

  ##[
  0 friend, 1 threat.
  ]##
  let appearanceExpr = this.io.readBitsIntLe(2)
  this.appearance = appearanceExpr

proc blipTypeName(this: GtaSaSaveDe_BlipKindBits): GtaSaSaveDe_BlipTarget = 

  ##[
  Meaning of `blip_type`.
  ]##
  if this.blipTypeNameInstFlag:
    return this.blipTypeNameInst
  let blipTypeNameInstExpr = GtaSaSaveDe_BlipTarget(GtaSaSaveDe_BlipTarget(this.blipType))
  this.blipTypeNameInst = blipTypeNameInstExpr
  this.blipTypeNameInstFlag = true
  return this.blipTypeNameInst

proc displayName(this: GtaSaSaveDe_BlipKindBits): GtaSaSaveDe_BlipDisplay = 

  ##[
  Meaning of `display`.
  ]##
  if this.displayNameInstFlag:
    return this.displayNameInst
  let displayNameInstExpr = GtaSaSaveDe_BlipDisplay(GtaSaSaveDe_BlipDisplay(this.display))
  this.displayNameInst = displayNameInstExpr
  this.displayNameInstFlag = true
  return this.displayNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_BlipKindBits], filename: string): GtaSaSaveDe_BlipKindBits =
  GtaSaSaveDe_BlipKindBits.read(newKaitaiFileStream(filename), nil, nil)


##[
State of an icon.
]##
proc read*(_: typedesc[GtaSaSaveDe_BlipStateBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Blip): GtaSaSaveDe_BlipStateBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_BlipStateBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bright colour; always set.
  ]##
  let brightExpr = this.io.readBitsIntLe(1) != 0
  this.bright = brightExpr

  ##[
  The slot holds a blip.
  ]##
  let inUseExpr = this.io.readBitsIntLe(1) != 0
  this.inUse = inUseExpr

  ##[
  Shown only when near.
  ]##
  let shortRangeExpr = this.io.readBitsIntLe(1) != 0
  this.shortRange = shortRangeExpr

  ##[
  Drawn as a friend: colour 7 (threat) then shows as blue instead of
red.

  ]##
  let friendlyExpr = this.io.readBitsIntLe(1) != 0
  this.friendly = friendlyExpr

  ##[
  Stays after the thing it marks is gone.
  ]##
  let blipRemainExpr = this.io.readBitsIntLe(1) != 0
  this.blipRemain = blipRemainExpr

  ##[
  Probably a leftover; always clear.
  ]##
  let fadeExpr = this.io.readBitsIntLe(1) != 0
  this.fade = fadeExpr

  ##[
  Form for places.
  ]##
  let coordAppearanceExpr = this.io.readBitsIntLe(2)
  this.coordAppearance = coordAppearanceExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_BlipStateBits], filename: string): GtaSaSaveDe_BlipStateBits =
  GtaSaSaveDe_BlipStateBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A building with another model.
]##
proc read*(_: typedesc[GtaSaSaveDe_BuildingSwap], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_BuildingSwap =
  template this: untyped = result
  this = new(GtaSaSaveDe_BuildingSwap)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Kind of thing that has another model; 0 in a free place.
  ]##
  let swapTypeExpr = this.io.readU4le()
  this.swapType = swapTypeExpr

  ##[
  Building + 1; 0 in a free place.
  ]##
  let poolIndexPlus1Expr = this.io.readU4le()
  this.poolIndexPlus1 = poolIndexPlus1Expr

  ##[
  Model that is shown; -1 in a free place.
  ]##
  let newModelExpr = this.io.readS4le()
  this.newModel = newModelExpr

  ##[
  Model of the map; -1 in a free place.
  ]##
  let oldModelExpr = this.io.readS4le()
  this.oldModel = oldModelExpr

proc swapTypeName(this: GtaSaSaveDe_BuildingSwap): GtaSaSaveDe_SwappedThing = 

  ##[
  Meaning of `swap_type`.
  ]##
  if this.swapTypeNameInstFlag:
    return this.swapTypeNameInst
  let swapTypeNameInstExpr = GtaSaSaveDe_SwappedThing(GtaSaSaveDe_SwappedThing(this.swapType))
  this.swapTypeNameInst = swapTypeNameInstExpr
  this.swapTypeNameInstFlag = true
  return this.swapTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_BuildingSwap], filename: string): GtaSaSaveDe_BuildingSwap =
  GtaSaSaveDe_BuildingSwap.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of cars that are kept.
]##
proc read*(_: typedesc[GtaSaSaveDe_CarBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StoredCar): GtaSaSaveDe_CarBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_CarBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  No harm by bullets.
  ]##
  let carBulletProofExpr = this.io.readBitsIntLe(1) != 0
  this.carBulletProof = carBulletProofExpr

  ##[
  No harm by fire.
  ]##
  let carFireProofExpr = this.io.readBitsIntLe(1) != 0
  this.carFireProof = carFireProofExpr

  ##[
  No harm by explosions.
  ]##
  let carExplosionProofExpr = this.io.readBitsIntLe(1) != 0
  this.carExplosionProof = carExplosionProofExpr

  ##[
  No harm by collisions.
  ]##
  let carCollisionProofExpr = this.io.readBitsIntLe(1) != 0
  this.carCollisionProof = carCollisionProofExpr

  ##[
  No harm by blows.
  ]##
  let carMeleeProofExpr = this.io.readBitsIntLe(1) != 0
  this.carMeleeProof = carMeleeProofExpr

  ##[
  Stereo with bass boost is fitted.
  ]##
  let bassBoostExpr = this.io.readBitsIntLe(1) != 0
  this.bassBoost = bassBoostExpr

  ##[
  Hydraulics are fitted.
  ]##
  let hydraulicsExpr = this.io.readBitsIntLe(1) != 0
  this.hydraulics = hydraulicsExpr

  ##[
  Nitrous is fitted.
  ]##
  let nitrousExpr = this.io.readBitsIntLe(1) != 0
  this.nitrous = nitrousExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_CarBits], filename: string): GtaSaSaveDe_CarBits =
  GtaSaSaveDe_CarBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A place at which a car is parked.
]##
proc read*(_: typedesc[GtaSaSaveDe_CarGenerator], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_CarGeneratorsBlock): GtaSaSaveDe_CarGenerator =
  template this: untyped = result
  this = new(GtaSaSaveDe_CarGenerator)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place in the game's table, below 500, in order.
  ]##
  let indexExpr = this.io.readU2le()
  this.index = indexExpr

  ##[
  Model; -1 for any, -n for any that is n now.
  ]##
  let modelExpr = this.io.readS2le()
  this.model = modelExpr

  ##[
  Colours of the car; -1 for any.
  ]##
  for i in 0 ..< int(2):
    let it = this.io.readS1()
    this.colours.add(it)

  ##[
  Towards the east.
  ]##
  let xExpr = this.io.readS2le()
  this.x = xExpr

  ##[
  Towards the north.
  ]##
  let yExpr = this.io.readS2le()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readS2le()
  this.z = zExpr

  ##[
  Heading of the parked car, in steps of 1/256 of a turn.
  ]##
  let angleExpr = this.io.readU1()
  this.angle = angleExpr

  ##[
  Chance that the car has an alarm.
  ]##
  let alarmChanceExpr = this.io.readU1()
  this.alarmChance = alarmChanceExpr

  ##[
  Chance that the car is locked.
  ]##
  let lockChanceExpr = this.io.readU1()
  this.lockChance = lockChanceExpr

  ##[
  Conditions under which the car appears.
  ]##
  let flagsExpr = GtaSaSaveDe_GeneratorBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Shortest time until the next.
  ]##
  let minDelayExpr = this.io.readU2le()
  this.minDelay = minDelayExpr

  ##[
  Longest time until the next; 10,000.
  ]##
  let maxDelayExpr = this.io.readU2le()
  this.maxDelay = maxDelayExpr

  ##[
  Nothing; 0.
  ]##
  let gap013Expr = this.io.readBytes(int(2))
  this.gap013 = gap013Expr

  ##[
  Time at which the next car appears.
  ]##
  let nextGenTimeExpr = this.io.readU4le()
  this.nextGenTime = nextGenTimeExpr

  ##[
  Car at the place, as an old handle; -1 for none.
  ]##
  let vehicleHandleExpr = this.io.readS2le()
  this.vehicleHandle = vehicleHandleExpr

  ##[
  Cars that still come: 0 for none, 65,535 for without end, which the
game makes of 101 and more in a script; 1 occurs.

  ]##
  let generateCountExpr = this.io.readU2le()
  this.generateCount = generateCountExpr

  ##[
  Part of the map that it belongs to; 0, others are not saved.
  ]##
  let iplIdExpr = this.io.readU1()
  this.iplId = iplIdExpr

  ##[
  Whether the place is in use; 1, others are not saved.
  ]##
  let isUsedExpr = this.io.readU1()
  this.isUsed = isUsedExpr

  ##[
  Nothing; 0.
  ]##
  let gap01fExpr = this.io.readBytes(int(2))
  this.gap01f = gap01fExpr

proc generateCountName(this: GtaSaSaveDe_CarGenerator): GtaSaSaveDe_CarSupply = 

  ##[
  Meaning of `generate_count`.
  ]##
  if this.generateCountNameInstFlag:
    return this.generateCountNameInst
  let generateCountNameInstExpr = GtaSaSaveDe_CarSupply(GtaSaSaveDe_CarSupply(this.generateCount))
  this.generateCountNameInst = generateCountNameInstExpr
  this.generateCountNameInstFlag = true
  return this.generateCountNameInst

proc modelName(this: GtaSaSaveDe_CarGenerator): GtaSaSaveDe_Vehicle = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveDe_Vehicle(GtaSaSaveDe_Vehicle(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_CarGenerator], filename: string): GtaSaSaveDe_CarGenerator =
  GtaSaSaveDe_CarGenerator.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 12.
]##
proc read*(_: typedesc[GtaSaSaveDe_CarGeneratorsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_CarGeneratorsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_CarGeneratorsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Parked cars that follow; 109 to 218.
  ]##
  let numGeneratorsExpr = this.io.readU4le()
  this.numGenerators = numGeneratorsExpr

  ##[
  Quarter of the generators that is looked at next, 0 to 3.
  ]##
  let processCounterExpr = this.io.readU1()
  this.processCounter = processCounterExpr

  ##[
  Cars that still may appear nearby, 0 to 20.
  ]##
  let generateEvenIfCloseExpr = this.io.readU1()
  this.generateEvenIfClose = generateEvenIfCloseExpr

  ##[
  Parked cars.
  ]##
  for i in 0 ..< int(this.numGenerators):
    let it = GtaSaSaveDe_CarGenerator.read(this.io, this.root, this)
    this.generators.add(it)

  ##[
  Licence plates in use; 15 are stored.
  ]##
  let plateCountExpr = this.io.readU4le()
  this.plateCount = plateCountExpr

  ##[
  Licence plates.
  ]##
  for i in 0 ..< int(15):
    let it = GtaSaSaveDe_Plate.read(this.io, this.root, this)
    this.plates.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_CarGeneratorsBlock], filename: string): GtaSaSaveDe_CarGeneratorsBlock =
  GtaSaSaveDe_CarGeneratorsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A changed price.
]##
proc read*(_: typedesc[GtaSaSaveDe_ChangedPrice], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ShoppingBlock): GtaSaSaveDe_ChangedPrice =
  template this: untyped = result
  this = new(GtaSaSaveDe_ChangedPrice)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Key of what costs another price.
  ]##
  let keyExpr = this.io.readU4le()
  this.key = keyExpr

  ##[
  Dollars that the item costs now.
  ]##
  let priceExpr = this.io.readU4le()
  this.price = priceExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_ChangedPrice], filename: string): GtaSaSaveDe_ChangedPrice =
  GtaSaSaveDe_ChangedPrice.read(newKaitaiFileStream(filename), nil, nil)


##[
A text of the briefing.
]##
proc read*(_: typedesc[GtaSaSaveDe_DefinitiveBrief], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_DefinitiveBrief =
  template this: untyped = result
  this = new(GtaSaSaveDe_DefinitiveBrief)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of `key`.
  ]##
  let lenKeyExpr = this.io.readU4le()
  this.lenKey = lenKeyExpr

  ##[
  Key of the text, without a zero.
  ]##
  let keyExpr = this.io.readBytes(int(this.lenKey))
  this.key = keyExpr

  ##[
  Bytes of `mission_text`.
  ]##
  let lenMissionTextExpr = this.io.readU4le()
  this.lenMissionText = lenMissionTextExpr

  ##[
  Name of the mission's texts, without a zero; may be empty.
  ]##
  let missionTextExpr = this.io.readBytes(int(this.lenMissionText))
  this.missionText = missionTextExpr

  ##[
  Numbers in the text; -1 for none.
  ]##
  for i in 0 ..< int(6):
    let it = this.io.readS4le()
    this.numbers.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_DefinitiveBrief], filename: string): GtaSaSaveDe_DefinitiveBrief =
  GtaSaSaveDe_DefinitiveBrief.read(newKaitaiFileStream(filename), nil, nil)


##[
An object that a script made.
]##
proc read*(_: typedesc[GtaSaSaveDe_DefinitiveObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_DefinitivePoolsBlock): GtaSaSaveDe_DefinitiveObject =
  template this: untyped = result
  this = new(GtaSaSaveDe_DefinitiveObject)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place among objects * 256 + counter.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Model number of the object.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Bytes that follow: 88.
  ]##
  let objectSizeExpr = this.io.readU4le()
  this.objectSize = objectSizeExpr

  ##[
  Place of the object in the world.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Bytes of unknown use after the position of the object.
  ]##
  let unknown24Expr = this.io.readBytes(int(76))
  this.unknown24 = unknown24Expr

proc fromFile*(_: typedesc[GtaSaSaveDe_DefinitiveObject], filename: string): GtaSaSaveDe_DefinitiveObject =
  GtaSaSaveDe_DefinitiveObject.read(newKaitaiFileStream(filename), nil, nil)


##[
Section POOLS. The player with all he carries, and objects.
]##
proc read*(_: typedesc[GtaSaSaveDe_DefinitivePoolsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_DefinitivePoolsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_DefinitivePoolsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Players that follow; 1.
  ]##
  let numPlayersExpr = this.io.readU4le()
  this.numPlayers = numPlayersExpr

  ##[
  The player as a person: health, weapons, clothes.
  ]##
  for i in 0 ..< int(this.numPlayers):
    let it = GtaSaSaveDe_MobilePlayer.read(this.io, this.root, this, true)
    this.players.add(it)

  ##[
  Vehicles that follow; 0.
  ]##
  let numVehiclesExpr = this.io.readU4le()
  this.numVehicles = numVehiclesExpr

  ##[
  Vehicles of a mission, in the form of Android; none in the measured
files.

  ]##
  for i in 0 ..< int(this.numVehicles):
    let it = GtaSaSaveDe_MobileVehicle.read(this.io, this.root, this)
    this.vehicles.add(it)

  ##[
  Probably what the camera follows.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readS4le()
    this.cameraTarget.add(it)

  ##[
  Bytes of unknown use between the camera target and the objects.
  ]##
  let unknownBeforeObjectsExpr = this.io.readBytes(int(22))
  this.unknownBeforeObjects = unknownBeforeObjectsExpr

  ##[
  Objects that follow; 175.
  ]##
  let numObjectsExpr = this.io.readU4le()
  this.numObjects = numObjectsExpr

  ##[
  Objects that scripts made.
  ]##
  for i in 0 ..< int(this.numObjects):
    let it = GtaSaSaveDe_DefinitiveObject.read(this.io, this.root, this)
    this.objects.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_DefinitivePoolsBlock], filename: string): GtaSaSaveDe_DefinitivePoolsBlock =
  GtaSaSaveDe_DefinitivePoolsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
take four bytes.

]##
proc read*(_: typedesc[GtaSaSaveDe_DefinitiveSimpleBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_DefinitiveSimpleBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_DefinitiveSimpleBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Key of the last mission's text.
  ]##
  let lastMissionExpr = GtaSaSaveDe_Text.read(this.io, this.root, this)
  this.lastMission = lastMissionExpr

  ##[
  0xF2E813F3.
  ]##
  let versionIdExpr = this.io.readU4le()
  this.versionId = versionIdExpr

  ##[
  Whether a mission pack is played; 0.
  ]##
  let missionPackGameExpr = this.io.readU4le()
  this.missionPackGame = missionPackGameExpr

  ##[
  Town, by its number.
  ]##
  let currentLevelExpr = this.io.readU1()
  this.currentLevel = currentLevelExpr

  ##[
  Place of the camera.
  ]##
  let cameraPosExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.cameraPos = cameraPosExpr

  ##[
  Length of a minute of the game; 1000.
  ]##
  let msPerGameMinuteExpr = this.io.readU4le()
  this.msPerGameMinute = msPerGameMinuteExpr

  ##[
  Time at which the clock last went on.
  ]##
  let lastClockTickExpr = this.io.readU4le()
  this.lastClockTick = lastClockTickExpr

  ##[
  Month, 1 to 12.
  ]##
  let gameMonthExpr = this.io.readU1()
  this.gameMonth = gameMonthExpr

  ##[
  Day of the month, 1 to 31.
  ]##
  let gameDayExpr = this.io.readU1()
  this.gameDay = gameDayExpr

  ##[
  Hour, 0 to 23.
  ]##
  let gameHourExpr = this.io.readU1()
  this.gameHour = gameHourExpr

  ##[
  Minute, 0 to 59.
  ]##
  let gameMinuteExpr = this.io.readU1()
  this.gameMinute = gameMinuteExpr

  ##[
  Day of the week, 1 to 7.
  ]##
  let gameWeekdayExpr = this.io.readU1()
  this.gameWeekday = gameWeekdayExpr

  ##[
  Month of the clock that a script put aside.
  ]##
  let storedMonthExpr = this.io.readU1()
  this.storedMonth = storedMonthExpr

  ##[
  Day of the clock that was put aside.
  ]##
  let storedDayExpr = this.io.readU1()
  this.storedDay = storedDayExpr

  ##[
  Hour of the clock that was put aside.
  ]##
  let storedHourExpr = this.io.readU1()
  this.storedHour = storedHourExpr

  ##[
  Minute of the clock that was put aside.
  ]##
  let storedMinuteExpr = this.io.readU1()
  this.storedMinute = storedMinuteExpr

  ##[
  Whether a clock was put aside.
  ]##
  let clockHasBeenStoredExpr = this.io.readU4le()
  this.clockHasBeenStored = clockHasBeenStoredExpr

  ##[
  Probably whether the player has cheated; 1 with 648 cheats.
  ]##
  let hasCheatedExpr = this.io.readU1()
  this.hasCheated = hasCheatedExpr

  ##[
  Time played, which all other times refer to.
  ]##
  let globalTimerExpr = this.io.readU4le()
  this.globalTimer = globalTimerExpr

  ##[
  Speed of the game.
  ]##
  let timeScaleExpr = this.io.readF4le()
  this.timeScale = timeScaleExpr

  ##[
  Length of the last step in units of 20 ms.
  ]##
  let timeStepExpr = this.io.readF4le()
  this.timeStep = timeStepExpr

  ##[
  Length of the last step before it was limited, in units of 20 ms.
  ]##
  let timeStepNonClippedExpr = this.io.readF4le()
  this.timeStepNonClipped = timeStepNonClippedExpr

  ##[
  Frames drawn.
  ]##
  let frameCounterExpr = this.io.readU4le()
  this.frameCounter = frameCounterExpr

  ##[
  Weather that goes.
  ]##
  let oldWeatherExpr = this.io.readS2le()
  this.oldWeather = oldWeatherExpr

  ##[
  Weather that comes.
  ]##
  let newWeatherExpr = this.io.readS2le()
  this.newWeather = newWeatherExpr

  ##[
  Weather that a script holds; -1 for none.
  ]##
  let forcedWeatherExpr = this.io.readS2le()
  this.forcedWeather = forcedWeatherExpr

  ##[
  Progress of the change of weather, 0 to 1.
  ]##
  let weatherInterpolationExpr = this.io.readF4le()
  this.weatherInterpolation = weatherInterpolationExpr

  ##[
  Place in the list of weathers.
  ]##
  let weatherTypeInListExpr = this.io.readU4le()
  this.weatherTypeInList = weatherTypeInListExpr

  ##[
  Strength of the rain, 0 to 1.
  ]##
  let rainExpr = this.io.readF4le()
  this.rain = rainExpr

  ##[
  Camera of vehicles.
  ]##
  let carZoomExpr = this.io.readU4le()
  this.carZoom = carZoomExpr

  ##[
  Camera on foot.
  ]##
  let pedZoomExpr = this.io.readU4le()
  this.pedZoom = pedZoomExpr

  ##[
  Unknown; 2.
  ]##
  let unknown89Expr = this.io.readU1()
  this.unknown89 = unknown89Expr

  ##[
  Area code; 0 is outside. The player carries the same.
  ]##
  let interiorExpr = this.io.readS4le()
  this.interior = interiorExpr

  ##[
  Probably whether looking up and down is swapped.
  ]##
  let invertLookExpr = this.io.readU4le()
  this.invertLook = invertLookExpr

  ##[
  Tint of an interior.
  ]##
  let extraColourExpr = this.io.readS4le()
  this.extraColour = extraColourExpr

  ##[
  Whether the tint is on.
  ]##
  let extraColourOnExpr = this.io.readU4le()
  this.extraColourOn = extraColourOnExpr

  ##[
  Strength of the tint, 0 or 1.
  ]##
  let extraColourInterpolationExpr = this.io.readF4le()
  this.extraColourInterpolation = extraColourInterpolationExpr

  ##[
  Weather of the tint.
  ]##
  let extraColourWeatherExpr = this.io.readS4le()
  this.extraColourWeather = extraColourWeatherExpr

  ##[
  Water of the map.
  ]##
  let waterConfigurationExpr = this.io.readU4le()
  this.waterConfiguration = waterConfigurationExpr

  ##[
  Whether Los Santos riots.
  ]##
  let laRiotsExpr = this.io.readU4le()
  this.laRiots = laRiotsExpr

  ##[
  Whether the riots have no police cars.
  ]##
  let laRiotsNoPoliceCarsExpr = this.io.readU4le()
  this.laRiotsNoPoliceCars = laRiotsNoPoliceCarsExpr

  ##[
  Most stars that police gives, 0 to 6.
  ]##
  let maxWantedLevelExpr = this.io.readU4le()
  this.maxWantedLevel = maxWantedLevelExpr

  ##[
  Highest chaos, which belongs to the highest number of stars: 0, 115,
365, 875, 1800, 3500 or 6900 for 0 to 6 stars.

  ]##
  let maxChaosExpr = this.io.readU4le()
  this.maxChaos = maxChaosExpr

  ##[
  Languages and settings of the menu, in an unknown order.
  ]##
  let unknown134Expr = this.io.readBytes(int(53))
  this.unknown134 = unknown134Expr

proc currentLevelName(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Town = 

  ##[
  Meaning of `current_level`.
  ]##
  if this.currentLevelNameInstFlag:
    return this.currentLevelNameInst
  let currentLevelNameInstExpr = GtaSaSaveDe_Town(GtaSaSaveDe_Town(this.currentLevel))
  this.currentLevelNameInst = currentLevelNameInstExpr
  this.currentLevelNameInstFlag = true
  return this.currentLevelNameInst

proc extraColourWeatherName(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather = 

  ##[
  Meaning of `extra_colour_weather`.
  ]##
  if this.extraColourWeatherNameInstFlag:
    return this.extraColourWeatherNameInst
  let extraColourWeatherNameInstExpr = GtaSaSaveDe_Weather(GtaSaSaveDe_Weather(this.extraColourWeather))
  this.extraColourWeatherNameInst = extraColourWeatherNameInstExpr
  this.extraColourWeatherNameInstFlag = true
  return this.extraColourWeatherNameInst

proc forcedWeatherName(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather = 

  ##[
  Meaning of `forced_weather`.
  ]##
  if this.forcedWeatherNameInstFlag:
    return this.forcedWeatherNameInst
  let forcedWeatherNameInstExpr = GtaSaSaveDe_Weather(GtaSaSaveDe_Weather(this.forcedWeather))
  this.forcedWeatherNameInst = forcedWeatherNameInstExpr
  this.forcedWeatherNameInstFlag = true
  return this.forcedWeatherNameInst

proc interiorName(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_InteriorArea = 

  ##[
  Meaning of `interior`.
  ]##
  if this.interiorNameInstFlag:
    return this.interiorNameInst
  let interiorNameInstExpr = GtaSaSaveDe_InteriorArea(GtaSaSaveDe_InteriorArea(this.interior))
  this.interiorNameInst = interiorNameInstExpr
  this.interiorNameInstFlag = true
  return this.interiorNameInst

proc newWeatherName(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather = 

  ##[
  Meaning of `new_weather`.
  ]##
  if this.newWeatherNameInstFlag:
    return this.newWeatherNameInst
  let newWeatherNameInstExpr = GtaSaSaveDe_Weather(GtaSaSaveDe_Weather(this.newWeather))
  this.newWeatherNameInst = newWeatherNameInstExpr
  this.newWeatherNameInstFlag = true
  return this.newWeatherNameInst

proc oldWeatherName(this: GtaSaSaveDe_DefinitiveSimpleBlock): GtaSaSaveDe_Weather = 

  ##[
  Meaning of `old_weather`.
  ]##
  if this.oldWeatherNameInstFlag:
    return this.oldWeatherNameInst
  let oldWeatherNameInstExpr = GtaSaSaveDe_Weather(GtaSaSaveDe_Weather(this.oldWeather))
  this.oldWeatherNameInst = oldWeatherNameInstExpr
  this.oldWeatherNameInstFlag = true
  return this.oldWeatherNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_DefinitiveSimpleBlock], filename: string): GtaSaSaveDe_DefinitiveSimpleBlock =
  GtaSaSaveDe_DefinitiveSimpleBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction in three bytes, 99 or 100 long.
]##
proc read*(_: typedesc[GtaSaSaveDe_Direction100], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StoredCar): GtaSaSaveDe_Direction100 =
  template this: untyped = result
  this = new(GtaSaSaveDe_Direction100)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  East.
  ]##
  let xExpr = this.io.readS1()
  this.x = xExpr

  ##[
  North.
  ]##
  let yExpr = this.io.readS1()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readS1()
  this.z = zExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Direction100], filename: string): GtaSaSaveDe_Direction100 =
  GtaSaSaveDe_Direction100.read(newKaitaiFileStream(filename), nil, nil)


##[
A door.
]##
proc read*(_: typedesc[GtaSaSaveDe_EntryExit], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_EntryExitsBlock): GtaSaSaveDe_EntryExit =
  template this: untyped = result
  this = new(GtaSaSaveDe_EntryExit)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number in the game's table, below 400 on the PC and 455 on Android; -1
ends the list.

  ]##
  let entryIndexExpr = this.io.readS2le()
  this.entryIndex = entryIndexExpr

  ##[
  State of the door.
  ]##
  if this.hasBody:
    let doorExpr = GtaSaSaveDe_EntryExitState.read(this.io, this.root, this)
    this.door = doorExpr

proc hasBody(this: GtaSaSaveDe_EntryExit): bool = 

  ##[
  Whether it is a door rather than the end.
  ]##
  if this.hasBodyInstFlag:
    return this.hasBodyInst
  let hasBodyInstExpr = bool(this.entryIndex != -1)
  this.hasBodyInst = hasBodyInstExpr
  this.hasBodyInstFlag = true
  return this.hasBodyInst

proc fromFile*(_: typedesc[GtaSaSaveDe_EntryExit], filename: string): GtaSaSaveDe_EntryExit =
  GtaSaSaveDe_EntryExit.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of doors; the names of other sources are those of scripts.
]##
proc read*(_: typedesc[GtaSaSaveDe_EntryExitBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_EntryExitState): GtaSaSaveDe_EntryExitBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_EntryExitBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Is set only on markers of interiors; nothing else is known.
  ]##
  let interiorMarkerExpr = this.io.readBitsIntLe(1) != 0
  this.interiorMarker = interiorMarkerExpr

  ##[
  The player is moved without walking through the door.
  ]##
  let pairingExpr = this.io.readBitsIntLe(1) != 0
  this.pairing = pairingExpr

  ##[
  Joined with a mate without this bit when a new game starts.
  ]##
  let createLinkedPairExpr = this.io.readBitsIntLe(1) != 0
  this.createLinkedPair = createLinkedPairExpr

  ##[
  An interior as a reward. Who enters by a door without it loads the
shop of that name and sets it on the mate; leaving by a door that has
it unloads the shop.

  ]##
  let rewardInteriorExpr = this.io.readBitsIntLe(1) != 0
  this.rewardInterior = rewardInteriorExpr

  ##[
  Entrance whose reward interior was used; the wiki says that
`reward_interior` of the mate sets it.

  ]##
  let usedRewardEntranceExpr = this.io.readBitsIntLe(1) != 0
  this.usedRewardEntrance = usedRewardEntranceExpr

  ##[
  Cars and aircraft pass.
  ]##
  let carsAndAircraftExpr = this.io.readBitsIntLe(1) != 0
  this.carsAndAircraft = carsAndAircraftExpr

  ##[
  Bikes may pass as well; not only bikes, as the name suggests.
  ]##
  let bikesOnlyExpr = this.io.readBitsIntLe(1) != 0
  this.bikesOnly = bikesOnlyExpr

  ##[
  Not on foot; never set.
  ]##
  let disableOnFootExpr = this.io.readBitsIntLe(1) != 0
  this.disableOnFoot = disableOnFootExpr

  ##[
  Members of the group come along, passengers get out.
  ]##
  let acceptNpcGroupExpr = this.io.readBitsIntLe(1) != 0
  this.acceptNpcGroup = acceptNpcGroupExpr

  ##[
  Without fading in, or a date with food: the sources differ.
  ]##
  let foodDateExpr = this.io.readBitsIntLe(1) != 0
  this.foodDate = foodDateExpr

  ##[
  Is set on the doors of Bayside and on those of burglaries, which are
made for their time; scripts name it after opening hours.

  ]##
  let burglaryDoorExpr = this.io.readBitsIntLe(1) != 0
  this.burglaryDoor = burglaryDoorExpr

  ##[
  No way back; never set.
  ]##
  let disableExitExpr = this.io.readBitsIntLe(1) != 0
  this.disableExit = disableExitExpr

  ##[
  Open to burglars, switched by the job.
  ]##
  let burglaryAccessExpr = this.io.readBitsIntLe(1) != 0
  this.burglaryAccess = burglaryAccessExpr

  ##[
  Was entered and not left; on one side of the pair only.
  ]##
  let enteredWithoutExitExpr = this.io.readBitsIntLe(1) != 0
  this.enteredWithoutExit = enteredWithoutExitExpr

  ##[
  May be used; set unless a script clears it.
  ]##
  let enableAccessExpr = this.io.readBitsIntLe(1) != 0
  this.enableAccess = enableAccessExpr

  ##[
  Goes when it is used; never set.
  ]##
  let deleteEnexExpr = this.io.readBitsIntLe(1) != 0
  this.deleteEnex = deleteEnexExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_EntryExitBits], filename: string): GtaSaSaveDe_EntryExitBits =
  GtaSaSaveDe_EntryExitBits.read(newKaitaiFileStream(filename), nil, nil)


##[
State of a door.
]##
proc read*(_: typedesc[GtaSaSaveDe_EntryExitState], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_EntryExit): GtaSaSaveDe_EntryExitState =
  template this: untyped = result
  this = new(GtaSaSaveDe_EntryExitState)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Behaviour of the door.
  ]##
  let flagsExpr = GtaSaSaveDe_EntryExitBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Door at the other side; -1, or one that does not exist, for none.
Links need not be mutual.

  ]##
  let linkedIndexExpr = this.io.readS2le()
  this.linkedIndex = linkedIndexExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_EntryExitState], filename: string): GtaSaSaveDe_EntryExitState =
  GtaSaSaveDe_EntryExitState.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 25.
]##
proc read*(_: typedesc[GtaSaSaveDe_EntryExitsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_EntryExitsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_EntryExitsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Doors that the player went through; 0 outside, 1 inside.
  ]##
  let numStackExpr = this.io.readU4le()
  this.numStack = numStackExpr

  ##[
  Numbers of the doors that the player went through, the innermost last.

  ]##
  for i in 0 ..< int(this.numStack):
    let it = this.io.readU2le()
    this.stack.add(it)

  ##[
  Doors, in order; the last has the number -1 and nothing else. They
overwrite what the game made of its map files; a door without a record
keeps that.

  ]##
  block:
    var i: int
    while true:
      let it = GtaSaSaveDe_EntryExit.read(this.io, this.root, this)
      this.entries.add(it)
      if it.entryIndex == -1:
        break
      inc i

proc fromFile*(_: typedesc[GtaSaSaveDe_EntryExitsBlock], filename: string): GtaSaSaveDe_EntryExitsBlock =
  GtaSaSaveDe_EntryExitsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A place for one part of the map.
]##
proc read*(_: typedesc[GtaSaSaveDe_ExtraRestart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RestartPointsBlock): GtaSaSaveDe_ExtraRestart =
  template this: untyped = result
  this = new(GtaSaSaveDe_ExtraRestart)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place at which the player wakes up.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Distance from the place within which the player must be; 0 or 1500.
  ]##
  let radiusExpr = this.io.readF4le()
  this.radius = radiusExpr

  ##[
  Direction in which the player looks after waking up.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_ExtraRestart], filename: string): GtaSaSaveDe_ExtraRestart =
  GtaSaSaveDe_ExtraRestart.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 4.
]##
proc read*(_: typedesc[GtaSaSaveDe_GameLogicBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_GameLogicBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_GameLogicBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Places that follow; 0.
  ]##
  let numRestartsExpr = this.io.readU4le()
  this.numRestarts = numRestartsExpr

  ##[
  Whether death costs the weapons (opcode 08DD)
  ]##
  let penaltyForDeathExpr = this.io.readU1()
  this.penaltyForDeath = penaltyForDeathExpr

  ##[
  Whether arrest costs the weapons (opcode 08DE)
  ]##
  let penaltyForArrestExpr = this.io.readU1()
  this.penaltyForArrest = penaltyForArrestExpr

  ##[
  Whether the player plays, died or was arrested; 0 in every file.
  ]##
  let gameStateExpr = this.io.readU1()
  this.gameState = gameStateExpr

  ##[
  Time at which the state last changed.
  ]##
  let timeOfLastEventExpr = this.io.readU4le()
  this.timeOfLastEvent = timeOfLastEventExpr

  ##[
  Places to wake up at after death; none in the measured files.
  ]##
  for i in 0 ..< int(this.numRestarts):
    let it = GtaSaSaveDe_Restart.read(this.io, this.root, this)
    this.restarts.add(it)

proc gameStateName(this: GtaSaSaveDe_GameLogicBlock): GtaSaSaveDe_PlayState = 

  ##[
  Meaning of `game_state`.
  ]##
  if this.gameStateNameInstFlag:
    return this.gameStateNameInst
  let gameStateNameInstExpr = GtaSaSaveDe_PlayState(GtaSaSaveDe_PlayState(this.gameState))
  this.gameStateNameInst = gameStateNameInstExpr
  this.gameStateNameInstFlag = true
  return this.gameStateNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_GameLogicBlock], filename: string): GtaSaSaveDe_GameLogicBlock =
  GtaSaSaveDe_GameLogicBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Weapons of a gang (opcode 0237).
]##
proc read*(_: typedesc[GtaSaSaveDe_Gang], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GangsBlock): GtaSaSaveDe_Gang =
  template this: untyped = result
  this = new(GtaSaSaveDe_Gang)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Model of its members; -1 for the usual ones.
  ]##
  let pedModelOverrideExpr = this.io.readS1()
  this.pedModelOverride = pedModelOverrideExpr

  ##[
  Nothing; 0.
  ]##
  let gap001Expr = this.io.readBytes(int(3))
  this.gap001 = gap001Expr

  ##[
  First weapon; 0 for none.
  ]##
  let weaponAExpr = this.io.readU4le()
  this.weaponA = weaponAExpr

  ##[
  Second weapon; 0 for none.
  ]##
  let weaponBExpr = this.io.readU4le()
  this.weaponB = weaponBExpr

  ##[
  Third weapon; 0 for none.
  ]##
  let weaponCExpr = this.io.readU4le()
  this.weaponC = weaponCExpr

proc weaponAName(this: GtaSaSaveDe_Gang): GtaSaSaveDe_WeaponKind = 

  ##[
  Meaning of `weapon_a`.
  ]##
  if this.weaponANameInstFlag:
    return this.weaponANameInst
  let weaponANameInstExpr = GtaSaSaveDe_WeaponKind(GtaSaSaveDe_WeaponKind(this.weaponA))
  this.weaponANameInst = weaponANameInstExpr
  this.weaponANameInstFlag = true
  return this.weaponANameInst

proc weaponBName(this: GtaSaSaveDe_Gang): GtaSaSaveDe_WeaponKind = 

  ##[
  Meaning of `weapon_b`.
  ]##
  if this.weaponBNameInstFlag:
    return this.weaponBNameInst
  let weaponBNameInstExpr = GtaSaSaveDe_WeaponKind(GtaSaSaveDe_WeaponKind(this.weaponB))
  this.weaponBNameInst = weaponBNameInstExpr
  this.weaponBNameInstFlag = true
  return this.weaponBNameInst

proc weaponCName(this: GtaSaSaveDe_Gang): GtaSaSaveDe_WeaponKind = 

  ##[
  Meaning of `weapon_c`.
  ]##
  if this.weaponCNameInstFlag:
    return this.weaponCNameInst
  let weaponCNameInstExpr = GtaSaSaveDe_WeaponKind(GtaSaSaveDe_WeaponKind(this.weaponC))
  this.weaponCNameInst = weaponCNameInstExpr
  this.weaponCNameInstFlag = true
  return this.weaponCNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_Gang], filename: string): GtaSaSaveDe_Gang =
  GtaSaSaveDe_Gang.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 23.
]##
proc read*(_: typedesc[GtaSaSaveDe_GangWarsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, isMobile: any, hasSpecificZones: any): GtaSaSaveDe_GangWarsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_GangWarsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr
  let hasSpecificZonesExpr = bool(hasSpecificZones)
  this.hasSpecificZones = hasSpecificZonesExpr


  ##[
  Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
  ]##
  let warSizeExpr = this.io.readU4le()
  this.warSize = warSizeExpr

  ##[
  Whether wars happen (opcode 0879)
  ]##
  let activeExpr = this.io.readU1()
  this.active = activeExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap005Expr = this.io.readBytes(int(3))
  this.gap005 = gap005Expr

  ##[
  Stage of a war that the player began; 0, because saving ends it.
  ]##
  let stateExpr = this.io.readU4le()
  this.state = stateExpr

  ##[
  Time at which the war began.
  ]##
  let timeStartedExpr = this.io.readU4le()
  this.timeStarted = timeStartedExpr

  ##[
  Info of the zone; -1 for none.
  ]##
  let zoneInfoIndexExpr = this.io.readS4le()
  this.zoneInfoIndex = zoneInfoIndexExpr

  ##[
  Zone that is fought for; -1 for none.
  ]##
  let navZoneIndexExpr = this.io.readS4le()
  this.navZoneIndex = navZoneIndexExpr

  ##[
  Place of the player when the war began.
  ]##
  let playerStartPosExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.playerStartPos = playerStartPosExpr

  ##[
  First gang of the war.
  ]##
  let gang1Expr = this.io.readS4le()
  this.gang1 = gang1Expr

  ##[
  Second gang of the war.
  ]##
  let gang2Expr = this.io.readS4le()
  this.gang2 = gang2Expr

  ##[
  Strength of the attackers, 0 to 2.
  ]##
  let ferocityExpr = this.io.readS4le()
  this.ferocity = ferocityExpr

  ##[
  Time at which the player was last in the zone.
  ]##
  let lastTimeInAreaExpr = this.io.readU4le()
  this.lastTimeInArea = lastTimeInAreaExpr

  ##[
  Stage of an attack on the player's territory; 0 in every file.
  ]##
  let attackStateExpr = this.io.readU4le()
  this.attackState = attackStateExpr

  ##[
  Time until the next attack.
  ]##
  let timeTillNextAttackExpr = this.io.readF4le()
  this.timeTillNextAttack = timeTillNextAttackExpr

  ##[
  Place of the attack.
  ]##
  let pointOfAttackExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.pointOfAttack = pointOfAttackExpr

  ##[
  Countdown of the fight.
  ]##
  let fightTimerExpr = this.io.readS4le()
  this.fightTimer = fightTimerExpr

  ##[
  Icon of the war on the radar; 0.
  ]##
  let radarBlipExpr = this.io.readS4le()
  this.radarBlip = radarBlipExpr

  ##[
  Whether the player is near.
  ]##
  let playerIsCloseExpr = this.io.readU1()
  this.playerIsClose = playerIsCloseExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap051Expr = this.io.readBytes(int(3))
  this.gap051 = gap051Expr

  ##[
  Zones of the Grove among those of Grove, Ballas and Vagos (opcode
08E2)

  ]##
  let territoryShareExpr = this.io.readF4le()
  this.territoryShare = territoryShareExpr

  ##[
  The share when the last war began.
  ]##
  let difficultyExpr = this.io.readF4le()
  this.difficulty = difficultyExpr

  ##[
  Whether a war can begin during a mission.
  ]##
  if this.isMobileGame:
    let canStartOnMissionExpr = this.io.readU1()
    this.canStartOnMission = canStartOnMissionExpr

  ##[
  Whether the mission that teaches it runs.
  ]##
  if this.isMobileGame:
    let trainingMissionExpr = this.io.readU1()
    this.trainingMission = trainingMissionExpr

  ##[
  Old memory; no meaning.
  ]##
  if this.isMobileGame:
    let gap05eExpr = this.io.readBytes(int(2))
    this.gap05e = gap05eExpr

  ##[
  Info of that mission's zone.
  ]##
  if this.isMobileGame:
    let zoneInfoForTrainingExpr = this.io.readS4le()
    this.zoneInfoForTraining = zoneInfoForTrainingExpr

  ##[
  Probably how many zones wars are limited to.
  ]##
  if this.withSpecificZones:
    let specificZoneCountExpr = this.io.readU4le()
    this.specificZoneCount = specificZoneCountExpr

  ##[
  Probably the zones to which wars are limited.
  ]##
  if this.withSpecificZones:
    for i in 0 ..< int(6):
      let it = this.io.readS4le()
      this.specificZones.add(it)

proc attackStateName(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_WarAttack = 

  ##[
  Meaning of `attack_state`.
  ]##
  if this.attackStateNameInstFlag:
    return this.attackStateNameInst
  let attackStateNameInstExpr = GtaSaSaveDe_WarAttack(GtaSaSaveDe_WarAttack(this.attackState))
  this.attackStateNameInst = attackStateNameInstExpr
  this.attackStateNameInstFlag = true
  return this.attackStateNameInst

proc gang1Name(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_GangId = 

  ##[
  Meaning of `gang_1`.
  ]##
  if this.gang1NameInstFlag:
    return this.gang1NameInst
  let gang1NameInstExpr = GtaSaSaveDe_GangId(GtaSaSaveDe_GangId(this.gang1))
  this.gang1NameInst = gang1NameInstExpr
  this.gang1NameInstFlag = true
  return this.gang1NameInst

proc gang2Name(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_GangId = 

  ##[
  Meaning of `gang_2`.
  ]##
  if this.gang2NameInstFlag:
    return this.gang2NameInst
  let gang2NameInstExpr = GtaSaSaveDe_GangId(GtaSaSaveDe_GangId(this.gang2))
  this.gang2NameInst = gang2NameInstExpr
  this.gang2NameInstFlag = true
  return this.gang2NameInst

proc isMobileGame(this: GtaSaSaveDe_GangWarsBlock): bool = 

  ##[
  Whether fields of phones follow.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc stateName(this: GtaSaSaveDe_GangWarsBlock): GtaSaSaveDe_WarState = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaSaveDe_WarState(GtaSaSaveDe_WarState(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc withSpecificZones(this: GtaSaSaveDe_GangWarsBlock): bool = 

  ##[
  Whether fields of the Definitive Edition follow.
  ]##
  if this.withSpecificZonesInstFlag:
    return this.withSpecificZonesInst
  let withSpecificZonesInstExpr = bool(this.hasSpecificZones)
  this.withSpecificZonesInst = withSpecificZonesInstExpr
  this.withSpecificZonesInstFlag = true
  return this.withSpecificZonesInst

proc fromFile*(_: typedesc[GtaSaSaveDe_GangWarsBlock], filename: string): GtaSaSaveDe_GangWarsBlock =
  GtaSaSaveDe_GangWarsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 11.
]##
proc read*(_: typedesc[GtaSaSaveDe_GangsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_GangsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_GangsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Weapons and model of the ten gangs, in the order of `gang_id`.
  ]##
  for i in 0 ..< int(10):
    let it = GtaSaSaveDe_Gang.read(this.io, this.root, this)
    this.gangs.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_GangsBlock], filename: string): GtaSaSaveDe_GangsBlock =
  GtaSaSaveDe_GangsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A garage.
]##
proc read*(_: typedesc[GtaSaSaveDe_Garage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GaragesBlock): GtaSaSaveDe_Garage =
  template this: untyped = result
  this = new(GtaSaSaveDe_Garage)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Use of the garage now.
  ]##
  let garageTypeExpr = this.io.readU1()
  this.garageType = garageTypeExpr

  ##[
  State of the door.
  ]##
  let doorStateExpr = this.io.readU1()
  this.doorState = doorStateExpr

  ##[
  How the door opens, and whether it is in use.
  ]##
  let flagsExpr = GtaSaSaveDe_GarageBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap002Expr = this.io.readBytes(int(1))
  this.gap002 = gap002Expr

  ##[
  First corner, at the floor.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction of the first side.
  ]##
  let directionAExpr = GtaSaSaveDe_Vec2.read(this.io, this.root, this)
  this.directionA = directionAExpr

  ##[
  Direction of the second side.
  ]##
  let directionBExpr = GtaSaSaveDe_Vec2.read(this.io, this.root, this)
  this.directionB = directionBExpr

  ##[
  Height of the ceiling.
  ]##
  let topZExpr = this.io.readF4le()
  this.topZ = topZExpr

  ##[
  Length of the side along the door.
  ]##
  let widthExpr = this.io.readF4le()
  this.width = widthExpr

  ##[
  Length of the side perpendicular to the door.
  ]##
  let depthExpr = this.io.readF4le()
  this.depth = depthExpr

  ##[
  Lowest x.
  ]##
  let leftExpr = this.io.readF4le()
  this.left = leftExpr

  ##[
  Highest x.
  ]##
  let rightExpr = this.io.readF4le()
  this.right = rightExpr

  ##[
  Lowest y.
  ]##
  let frontExpr = this.io.readF4le()
  this.front = frontExpr

  ##[
  Highest y.
  ]##
  let backExpr = this.io.readF4le()
  this.back = backExpr

  ##[
  0 when the door is closed, otherwise 1.
  ]##
  let doorPositionExpr = this.io.readF4le()
  this.doorPosition = doorPositionExpr

  ##[
  Time at which the door opens.
  ]##
  let timeToOpenExpr = this.io.readU4le()
  this.timeToOpen = timeToOpenExpr

  ##[
  Name to scripts, ended by a zero.
  ]##
  let garageNameExpr = this.io.readBytes(int(8))
  this.garageName = garageNameExpr

  ##[
  Use of the garage at the start.
  ]##
  let originalTypeExpr = this.io.readU1()
  this.originalType = originalTypeExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap04cExpr = this.io.readBytes(int(3))
  this.gap04c = gap04cExpr

proc doorStateName(this: GtaSaSaveDe_Garage): GtaSaSaveDe_Door = 

  ##[
  Meaning of `door_state`.
  ]##
  if this.doorStateNameInstFlag:
    return this.doorStateNameInst
  let doorStateNameInstExpr = GtaSaSaveDe_Door(GtaSaSaveDe_Door(this.doorState))
  this.doorStateNameInst = doorStateNameInstExpr
  this.doorStateNameInstFlag = true
  return this.doorStateNameInst

proc garageTypeName(this: GtaSaSaveDe_Garage): GtaSaSaveDe_GarageKind = 

  ##[
  Meaning of `garage_type`.
  ]##
  if this.garageTypeNameInstFlag:
    return this.garageTypeNameInst
  let garageTypeNameInstExpr = GtaSaSaveDe_GarageKind(GtaSaSaveDe_GarageKind(this.garageType))
  this.garageTypeNameInst = garageTypeNameInstExpr
  this.garageTypeNameInstFlag = true
  return this.garageTypeNameInst

proc originalTypeName(this: GtaSaSaveDe_Garage): GtaSaSaveDe_GarageKind = 

  ##[
  Meaning of `original_type`.
  ]##
  if this.originalTypeNameInstFlag:
    return this.originalTypeNameInst
  let originalTypeNameInstExpr = GtaSaSaveDe_GarageKind(GtaSaSaveDe_GarageKind(this.originalType))
  this.originalTypeNameInst = originalTypeNameInstExpr
  this.originalTypeNameInstFlag = true
  return this.originalTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_Garage], filename: string): GtaSaSaveDe_Garage =
  GtaSaSaveDe_Garage.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of garages.
]##
proc read*(_: typedesc[GtaSaSaveDe_GarageBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Garage): GtaSaSaveDe_GarageBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_GarageBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  A tuning shop that has been used, as the wiki reads it; the engine's
name is not known.

  ]##
  let usedModShopExpr = this.io.readBitsIntLe(1) != 0
  this.usedModShop = usedModShopExpr

  ##[
  Switched off by a script (02B9); the door does not react.
  ]##
  let inactiveExpr = this.io.readBitsIntLe(1) != 0
  this.inactive = inactiveExpr

  ##[
  A respray has been done here (the first one is free).
  ]##
  let resprayUsedExpr = this.io.readBitsIntLe(1) != 0
  this.resprayUsed = resprayUsedExpr

  ##[
  Door swings up.
  ]##
  let opensUpExpr = this.io.readBitsIntLe(1) != 0
  this.opensUp = opensUpExpr

  ##[
  Door swings up and then slides in under the ceiling.
  ]##
  let goesInExpr = this.io.readBitsIntLe(1) != 0
  this.goesIn = goesInExpr

  ##[
  The camera follows the player in instead of staying outside.
  ]##
  let cameraFollowsExpr = this.io.readBitsIntLe(1) != 0
  this.cameraFollows = cameraFollowsExpr

  ##[
  Repeats the state of the door: set exactly when `door_state` is not 1.
  ]##
  let doorClosedExpr = this.io.readBitsIntLe(1) != 0
  this.doorClosed = doorClosedExpr

  ##[
  Paint always costs nothing; only in `michdr`.
  ]##
  let alwaysFreeExpr = this.io.readBitsIntLe(1) != 0
  this.alwaysFree = alwaysFreeExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_GarageBits], filename: string): GtaSaSaveDe_GarageBits =
  GtaSaSaveDe_GarageBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 3. Garages, shops that work on cars, and the cars that the player
keeps.

]##
proc read*(_: typedesc[GtaSaSaveDe_GaragesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_GaragesBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_GaragesBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Garages that follow the cars; 50.
  ]##
  let numGaragesExpr = this.io.readU4le()
  this.numGarages = numGaragesExpr

  ##[
  Whether bombs cost nothing; 0.
  ]##
  let freeBombsExpr = this.io.readU1()
  this.freeBombs = freeBombsExpr

  ##[
  Whether paint costs nothing (opcode 0335)
  ]##
  let freeRespraysExpr = this.io.readU1()
  this.freeResprays = freeRespraysExpr

  ##[
  Whether paint shops are closed (opcode 0A14)
  ]##
  let noRespraysExpr = this.io.readU1()
  this.noResprays = noRespraysExpr

  ##[
  Leftover of earlier games.
  ]##
  let carsCollectedExpr = this.io.readS4le()
  this.carsCollected = carsCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  let bankVansCollectedExpr = this.io.readS4le()
  this.bankVansCollected = bankVansCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  let policeCarsCollectedExpr = this.io.readS4le()
  this.policeCarsCollected = policeCarsCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readS4le()
    this.carTypesCollected.add(it)

  ##[
  Time at which the last help about garages was shown.
  ]##
  let lastHelpTimeExpr = this.io.readS4le()
  this.lastHelpTime = lastHelpTimeExpr

  ##[
  Cars in the garages that keep them, as slot * 20 + row: the first
slots of all 20 rows, then the second ones.

  ]##
  for i in 0 ..< int(80):
    let it = GtaSaSaveDe_StoredCar.read(this.io, this.root, this)
    this.cars.add(it)

  ##[
  State of the 50 garages of the map: place, door, use.
  ]##
  for i in 0 ..< int(this.numGarages):
    let it = GtaSaSaveDe_Garage.read(this.io, this.root, this)
    this.garages.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_GaragesBlock], filename: string): GtaSaSaveDe_GaragesBlock =
  GtaSaSaveDe_GaragesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
How a parked car appears.
]##
proc read*(_: typedesc[GtaSaSaveDe_GeneratorBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_CarGenerator): GtaSaSaveDe_GeneratorBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_GeneratorBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  No new car until the player has gone far away.
  ]##
  let waitUntilFarExpr = this.io.readBitsIntLe(1) != 0
  this.waitUntilFar = waitUntilFarExpr

  ##[
  Appears in any case; scripts call it "force spawn".
  ]##
  let highPriorityExpr = this.io.readBitsIntLe(1) != 0
  this.highPriority = highPriorityExpr

  ##[
  Never set.
  ]##
  let activeGeneratorExpr = this.io.readBitsIntLe(1) != 0
  this.activeGenerator = activeGeneratorExpr

  ##[
  The player has already owned a car of this generator.
  ]##
  let ownedByPlayerExpr = this.io.readBitsIntLe(1) != 0
  this.ownedByPlayer = ownedByPlayerExpr

  ##[
  Always set.
  ]##
  let ignorePopulationLimitExpr = this.io.readBitsIntLe(1) != 0
  this.ignorePopulationLimit = ignorePopulationLimitExpr

  ##[
  Nothing known; 0.
  ]##
  let unusedGeneratorBitsExpr = this.io.readBitsIntLe(3)
  this.unusedGeneratorBits = unusedGeneratorBitsExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_GeneratorBits], filename: string): GtaSaSaveDe_GeneratorBits =
  GtaSaSaveDe_GeneratorBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of handling, a part of the model's data; to be copied with the car.
]##
proc read*(_: typedesc[GtaSaSaveDe_HandlingBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StoredCar): GtaSaSaveDe_HandlingBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_HandlingBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  More power when pulling away and uphill.
  ]##
  let boost1gExpr = this.io.readBitsIntLe(1) != 0
  this.boost1g = boost1gExpr

  ##[
  More power at higher speed.
  ]##
  let boost2gExpr = this.io.readBitsIntLe(1) != 0
  this.boost2g = boost2gExpr

  ##[
  No body roll when the computer drives.
  ]##
  let npcAntiRollExpr = this.io.readBitsIntLe(1) != 0
  this.npcAntiRoll = npcAntiRollExpr

  ##[
  Less likely to spin when the computer drives.
  ]##
  let npcNeutralExpr = this.io.readBitsIntLe(1) != 0
  this.npcNeutral = npcNeutralExpr

  ##[
  The handbrake has no effect.
  ]##
  let noHandbrakeExpr = this.io.readBitsIntLe(1) != 0
  this.noHandbrake = noHandbrakeExpr

  ##[
  The rear wheels steer instead of the front ones (forklift).
  ]##
  let steerRearExpr = this.io.readBitsIntLe(1) != 0
  this.steerRear = steerRearExpr

  ##[
  With the handbrake the rear wheels steer too (monster trucks).
  ]##
  let handbrakeSteerExpr = this.io.readBitsIntLe(1) != 0
  this.handbrakeSteer = handbrakeSteerExpr

  ##[
  Another kind of steering; nothing more is known of it.
  ]##
  let altSteerExpr = this.io.readBitsIntLe(1) != 0
  this.altSteer = altSteerExpr

  ##[
  Very narrow front wheels.
  ]##
  let frontNarrow2Expr = this.io.readBitsIntLe(1) != 0
  this.frontNarrow2 = frontNarrow2Expr

  ##[
  Narrow front wheels.
  ]##
  let frontNarrowExpr = this.io.readBitsIntLe(1) != 0
  this.frontNarrow = frontNarrowExpr

  ##[
  Wide front wheels.
  ]##
  let frontWideExpr = this.io.readBitsIntLe(1) != 0
  this.frontWide = frontWideExpr

  ##[
  Very wide front wheels.
  ]##
  let frontWide2Expr = this.io.readBitsIntLe(1) != 0
  this.frontWide2 = frontWide2Expr

  ##[
  Very narrow rear wheels.
  ]##
  let rearNarrow2Expr = this.io.readBitsIntLe(1) != 0
  this.rearNarrow2 = rearNarrow2Expr

  ##[
  Narrow rear wheels.
  ]##
  let rearNarrowExpr = this.io.readBitsIntLe(1) != 0
  this.rearNarrow = rearNarrowExpr

  ##[
  Wide rear wheels.
  ]##
  let rearWideExpr = this.io.readBitsIntLe(1) != 0
  this.rearWide = rearWideExpr

  ##[
  Very wide rear wheels.
  ]##
  let rearWide2Expr = this.io.readBitsIntLe(1) != 0
  this.rearWide2 = rearWide2Expr

  ##[
  Suspension geometry made for hydraulics.
  ]##
  let hydraulicGeometryExpr = this.io.readBitsIntLe(1) != 0
  this.hydraulicGeometry = hydraulicGeometryExpr

  ##[
  Hydraulics are installed.
  ]##
  let hydraulicsInstExpr = this.io.readBitsIntLe(1) != 0
  this.hydraulicsInst = hydraulicsInstExpr

  ##[
  Hydraulics cannot be installed.
  ]##
  let noHydraulicsExpr = this.io.readBitsIntLe(1) != 0
  this.noHydraulics = noHydraulicsExpr

  ##[
  Nitrous is installed.
  ]##
  let nosInstExpr = this.io.readBitsIntLe(1) != 0
  this.nosInst = nosInstExpr

  ##[
  Better grip on loose ground (dirt).
  ]##
  let offroadExpr = this.io.readBitsIntLe(1) != 0
  this.offroad = offroadExpr

  ##[
  Better grip on soft ground (sand).
  ]##
  let offroad2Expr = this.io.readBitsIntLe(1) != 0
  this.offroad2 = offroad2Expr

  ##[
  Brighter, bluer headlights.
  ]##
  let halogenExpr = this.io.readBitsIntLe(1) != 0
  this.halogen = halogenExpr

  ##[
  The rear wheels are computed before the front ones.
  ]##
  let rearWheelFirstExpr = this.io.readBitsIntLe(1) != 0
  this.rearWheelFirst = rearWheelFirstExpr

  ##[
  Cannot go faster than the top speed of its handling line.
  ]##
  let useMaxSpeedExpr = this.io.readBitsIntLe(1) != 0
  this.useMaxSpeed = useMaxSpeedExpr

  ##[
  Loco Low Co accepts the car.
  ]##
  let lowRiderExpr = this.io.readBitsIntLe(1) != 0
  this.lowRider = lowRiderExpr

  ##[
  Wheel Arch Angels accepts it, and no other shop.
  ]##
  let streetRacerExpr = this.io.readBitsIntLe(1) != 0
  this.streetRacer = streetRacerExpr

  ##[
  Meaning not known.
  ]##
  let unknownBit27Expr = this.io.readBitsIntLe(1) != 0
  this.unknownBit27 = unknownBit27Expr

  ##[
  The body swings from side to side on its suspension.
  ]##
  let swingingChassisExpr = this.io.readBitsIntLe(1) != 0
  this.swingingChassis = swingingChassisExpr

  ##[
  Meaning not known.
  ]##
  let unknownBit29Expr = this.io.readBitsIntLe(3)
  this.unknownBit29 = unknownBit29Expr

proc fromFile*(_: typedesc[GtaSaSaveDe_HandlingBits], filename: string): GtaSaSaveDe_HandlingBits =
  GtaSaSaveDe_HandlingBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Something that is not shown.
]##
proc read*(_: typedesc[GtaSaSaveDe_InvisibleObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_InvisibleObject =
  template this: untyped = result
  this = new(GtaSaSaveDe_InvisibleObject)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
  ]##
  let objectKindExpr = this.io.readU4le()
  this.objectKind = objectKindExpr

  ##[
  Row of the hidden thing in the pool of its kind, plus 1.
  ]##
  let poolIndexPlus1Expr = this.io.readU4le()
  this.poolIndexPlus1 = poolIndexPlus1Expr

proc objectKindName(this: GtaSaSaveDe_InvisibleObject): GtaSaSaveDe_HiddenThing = 

  ##[
  Meaning of `object_kind`.
  ]##
  if this.objectKindNameInstFlag:
    return this.objectKindNameInst
  let objectKindNameInstExpr = GtaSaSaveDe_HiddenThing(GtaSaSaveDe_HiddenThing(this.objectKind))
  this.objectKindNameInst = objectKindNameInstExpr
  this.objectKindNameInstFlag = true
  return this.objectKindNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_InvisibleObject], filename: string): GtaSaSaveDe_InvisibleObject =
  GtaSaSaveDe_InvisibleObject.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 21. Parts of the map; what a number means depends on the data of the
game.

]##
proc read*(_: typedesc[GtaSaSaveDe_IplFlagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_IplFlagsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_IplFlagsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number of parts, 256; the first is not stored.
  ]##
  let slotCountExpr = this.io.readU4le()
  this.slotCount = slotCountExpr

  ##[
  Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
0777), which streamed parts ignore. Parts are numbered in the order of
gta3.img.

  ]##
  for i in 0 ..< int(255):
    let it = this.io.readU1()
    this.flags.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_IplFlagsBlock], filename: string): GtaSaSaveDe_IplFlagsBlock =
  GtaSaSaveDe_IplFlagsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A mission that runs.
]##
proc read*(_: typedesc[GtaSaSaveDe_LoadedMission], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptThread, hasIndex: any): GtaSaSaveDe_LoadedMission =
  template this: untyped = result
  this = new(GtaSaSaveDe_LoadedMission)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let hasIndexExpr = bool(hasIndex)
  this.hasIndex = hasIndexExpr


  ##[
  Number of the mission whose script is loaded.
  ]##
  if this.isNumbered:
    let missionIndexExpr = this.io.readU4le()
    this.missionIndex = missionIndexExpr

  ##[
  Script of the mission.
  ]##
  let codeExpr = this.io.readBytes(int(69000))
  this.code = codeExpr

  ##[
  Variables of the mission.
  ]##
  for i in 0 ..< int(1024):
    let it = this.io.readU4le()
    this.missionLocals.add(it)

proc isNumbered(this: GtaSaSaveDe_LoadedMission): bool = 

  ##[
  Whether the number is there.
  ]##
  if this.isNumberedInstFlag:
    return this.isNumberedInst
  let isNumberedInstExpr = bool(this.hasIndex)
  this.isNumberedInst = isNumberedInstExpr
  this.isNumberedInstFlag = true
  return this.isNumberedInst

proc fromFile*(_: typedesc[GtaSaSaveDe_LoadedMission], filename: string): GtaSaSaveDe_LoadedMission =
  GtaSaSaveDe_LoadedMission.read(newKaitaiFileStream(filename), nil, nil)


##[
An object with its distant model.
]##
proc read*(_: typedesc[GtaSaSaveDe_LodPair], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_LodPair =
  template this: untyped = result
  this = new(GtaSaSaveDe_LodPair)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Handle of the object; -1 in a free place.
  ]##
  let objectExpr = this.io.readS4le()
  this.object = objectExpr

  ##[
  Handle of the distant one; -1 in a free place.
  ]##
  let lodObjectExpr = this.io.readS4le()
  this.lodObject = lodObjectExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_LodPair], filename: string): GtaSaSaveDe_LodPair =
  GtaSaSaveDe_LodPair.read(newKaitaiFileStream(filename), nil, nil)


##[
The table of names that the script's compiler wrote.
]##
proc read*(_: typedesc[GtaSaSaveDe_MetadataBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_MetadataBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_MetadataBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of `chunks`.
  ]##
  let lenChunksExpr = this.io.readU4le()
  this.lenChunks = lenChunksExpr

  ##[
  Six chunks of 131,072 bytes before their compression with zlib, each
after a header of 48 bytes. Together they are a text of 752,686 bytes
with its length before it: global and local variables, labels,
constants and scripts. It is the same in all measured files.

  ]##
  let chunksExpr = this.io.readBytes(int(this.lenChunks))
  this.chunks = chunksExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_MetadataBlock], filename: string): GtaSaSaveDe_MetadataBlock =
  GtaSaSaveDe_MetadataBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A person; the player where `ped_type` is 0 or 1.
]##
proc read*(_: typedesc[GtaSaSaveDe_MobilePlayer], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_DefinitivePoolsBlock, isDefinitive: any): GtaSaSaveDe_MobilePlayer =
  template this: untyped = result
  this = new(GtaSaSaveDe_MobilePlayer)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isDefinitiveExpr = bool(isDefinitive)
  this.isDefinitive = isDefinitiveExpr


  ##[
  Place among people * 256 + counter.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Number of the model that the player has, 0.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Kind of person; 0 for the player.
  ]##
  let pedTypeExpr = this.io.readS4le()
  this.pedType = pedTypeExpr

  ##[
  Name of the model, where it is one that scripts choose.
  ]##
  if this.hasModelName:
    let modelNameExpr = this.io.readBytes(int(9))
    this.modelName = modelNameExpr

  ##[
  Bytes of the person: 420 on Android, 476 in the Definitive Edition.
  ]##
  let pedSizeExpr = this.io.readU4le()
  this.pedSize = pedSizeExpr

  ##[
  Place of the player in the world.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction in which the player looks.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

  ##[
  Points of health that the player has.
  ]##
  let healthExpr = this.io.readF4le()
  this.health = healthExpr

  ##[
  Armour.
  ]##
  let armorExpr = this.io.readF4le()
  this.armor = armorExpr

  ##[
  Weapons that the player carries, one of each kind.
  ]##
  for i in 0 ..< int(13):
    let it = GtaSaSaveDe_Weapon.read(this.io, this.root, this)
    this.weapons.add(it)

  ##[
  1 the game, 2 a mission, 3 a replay.
  ]##
  let createdByExpr = this.io.readU1()
  this.createdBy = createdByExpr

  ##[
  Kind of weapon in the hand.
  ]##
  let activeWeaponSlotExpr = this.io.readU1()
  this.activeWeaponSlot = activeWeaponSlotExpr

  ##[
  Area code, the low byte of `simple_variables.interior`.
  ]##
  let areaExpr = this.io.readU1()
  this.area = areaExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap197Expr = this.io.readBytes(int(1))
  this.gap197 = gap197Expr

  ##[
  Door by which he leaves: the top of `entry_exits.stack`, or -1
outside; 345, the exit of the changing room, after he has changed his
clothes.

  ]##
  let exitIndexExpr = this.io.readS4le()
  this.exitIndex = exitIndexExpr

  ##[
  Style in which the player fights: 15 from the start, others from gyms
or scripts.

  ]##
  let fightingStyleExpr = this.io.readU1()
  this.fightingStyle = fightingStyleExpr

  ##[
  Moves that he may use, a bit for each: 15, the four low bits, from the
start.

  ]##
  let allowedAttackMovesExpr = this.io.readU1()
  this.allowedAttackMoves = allowedAttackMovesExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap19eExpr = this.io.readBytes(int(2))
  this.gap19e = gap19eExpr

  ##[
  Probably flags of the person.
  ]##
  if this.isAndroid:
    for i in 0 ..< int(4):
      let it = this.io.readU4le()
      this.pedFlags.add(it)

  ##[
  Old memory; no meaning.
  ]##
  if this.isAndroid:
    let gap1b0Expr = this.io.readBytes(int(4))
    this.gap1b0 = gap1b0Expr

  ##[
  Bytes of unknown use before the part of the player.
  ]##
  if this.isDefinitiveEdition:
    let unknownPedExpr = this.io.readBytes(int(76))
    this.unknownPed = unknownPedExpr

  ##[
  Data that only the player has, no other person.
  ]##
  if this.isPlayer:
    let playerPartExpr = GtaSaSaveDe_MobilePlayerPart.read(this.io, this.root, this)
    this.playerPart = playerPartExpr

proc activeWeaponSlotName(this: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_WeaponSlot = 

  ##[
  Meaning of `active_weapon_slot`.
  ]##
  if this.activeWeaponSlotNameInstFlag:
    return this.activeWeaponSlotNameInst
  let activeWeaponSlotNameInstExpr = GtaSaSaveDe_WeaponSlot(GtaSaSaveDe_WeaponSlot(this.activeWeaponSlot))
  this.activeWeaponSlotNameInst = activeWeaponSlotNameInstExpr
  this.activeWeaponSlotNameInstFlag = true
  return this.activeWeaponSlotNameInst

proc areaName(this: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_InteriorArea = 

  ##[
  Meaning of `area`.
  ]##
  if this.areaNameInstFlag:
    return this.areaNameInst
  let areaNameInstExpr = GtaSaSaveDe_InteriorArea(GtaSaSaveDe_InteriorArea(this.area))
  this.areaNameInst = areaNameInstExpr
  this.areaNameInstFlag = true
  return this.areaNameInst

proc fightingStyleName(this: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_Fighting = 

  ##[
  Meaning of `fighting_style`.
  ]##
  if this.fightingStyleNameInstFlag:
    return this.fightingStyleNameInst
  let fightingStyleNameInstExpr = GtaSaSaveDe_Fighting(GtaSaSaveDe_Fighting(this.fightingStyle))
  this.fightingStyleNameInst = fightingStyleNameInstExpr
  this.fightingStyleNameInstFlag = true
  return this.fightingStyleNameInst

proc hasModelName(this: GtaSaSaveDe_MobilePlayer): bool = 

  ##[
  Whether the model has a name.
  ]##
  if this.hasModelNameInstFlag:
    return this.hasModelNameInst
  let hasModelNameInstExpr = bool( ((this.model >= 290) and (this.model <= 299)) )
  this.hasModelNameInst = hasModelNameInstExpr
  this.hasModelNameInstFlag = true
  return this.hasModelNameInst

proc isAndroid(this: GtaSaSaveDe_MobilePlayer): bool = 

  ##[
  Whether the person has the size of Android.
  ]##
  if this.isAndroidInstFlag:
    return this.isAndroidInst
  let isAndroidInstExpr = bool(not(this.isDefinitive))
  this.isAndroidInst = isAndroidInstExpr
  this.isAndroidInstFlag = true
  return this.isAndroidInst

proc isDefinitiveEdition(this: GtaSaSaveDe_MobilePlayer): bool = 

  ##[
  Whether the person has the size of the Definitive Edition.
  ]##
  if this.isDefinitiveEditionInstFlag:
    return this.isDefinitiveEditionInst
  let isDefinitiveEditionInstExpr = bool(this.isDefinitive)
  this.isDefinitiveEditionInst = isDefinitiveEditionInstExpr
  this.isDefinitiveEditionInstFlag = true
  return this.isDefinitiveEditionInst

proc isPlayer(this: GtaSaSaveDe_MobilePlayer): bool = 

  ##[
  Whether it is the player.
  ]##
  if this.isPlayerInstFlag:
    return this.isPlayerInst
  let isPlayerInstExpr = bool( ((this.pedType == 0) or (this.pedType == 1)) )
  this.isPlayerInst = isPlayerInstExpr
  this.isPlayerInstFlag = true
  return this.isPlayerInst

proc fromFile*(_: typedesc[GtaSaSaveDe_MobilePlayer], filename: string): GtaSaSaveDe_MobilePlayer =
  GtaSaSaveDe_MobilePlayer.read(newKaitaiFileStream(filename), nil, nil)


##[
What only the player has.
]##
proc read*(_: typedesc[GtaSaSaveDe_MobilePlayerPart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_MobilePlayerPart =
  template this: untyped = result
  this = new(GtaSaSaveDe_MobilePlayerPart)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow: 136.
  ]##
  let playerSizeExpr = this.io.readU4le()
  this.playerSize = playerSizeExpr

  ##[
  Chaos that the player has made; 0, because saving clears it.
  ]##
  let chaosLevelExpr = this.io.readU4le()
  this.chaosLevel = chaosLevelExpr

  ##[
  Stars; 0, because saving clears them.
  ]##
  let wantedLevelExpr = this.io.readU1()
  this.wantedLevel = wantedLevelExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap009Expr = this.io.readBytes(int(3))
  this.gap009 = gap009Expr

  ##[
  Clothes by the CRC-32 (without the final inversion) of the model's
name in capitals; 0 for none.

  ]##
  for i in 0 ..< int(10):
    let it = this.io.readU4le()
    this.modelKeys.add(it)

  ##[
  Clothes by the CRC-32 (without the final inversion) of the texture's
name in capitals; 0 for none.

  ]##
  for i in 0 ..< int(18):
    let it = this.io.readU4le()
    this.textureKeys.add(it)

  ##[
  Copy of statistic 21.
  ]##
  let fatExpr = this.io.readF4le()
  this.fat = fatExpr

  ##[
  Copy of statistic 23.
  ]##
  let muscleExpr = this.io.readF4le()
  this.muscle = muscleExpr

  ##[
  Weapon slot that the player has chosen; equals `active_weapon_slot`.
  ]##
  let chosenWeaponSlotExpr = this.io.readU1()
  this.chosenWeaponSlot = chosenWeaponSlotExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap085Expr = this.io.readBytes(int(3))
  this.gap085 = gap085Expr

  ##[
  Last number of the player; 1.
  ]##
  let unknownEndExpr = this.io.readF4le()
  this.unknownEnd = unknownEndExpr

proc chosenWeaponSlotName(this: GtaSaSaveDe_MobilePlayerPart): GtaSaSaveDe_WeaponSlot = 

  ##[
  Meaning of `chosen_weapon_slot`.
  ]##
  if this.chosenWeaponSlotNameInstFlag:
    return this.chosenWeaponSlotNameInst
  let chosenWeaponSlotNameInstExpr = GtaSaSaveDe_WeaponSlot(GtaSaSaveDe_WeaponSlot(this.chosenWeaponSlot))
  this.chosenWeaponSlotNameInst = chosenWeaponSlotNameInstExpr
  this.chosenWeaponSlotNameInstFlag = true
  return this.chosenWeaponSlotNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_MobilePlayerPart], filename: string): GtaSaSaveDe_MobilePlayerPart =
  GtaSaSaveDe_MobilePlayerPart.read(newKaitaiFileStream(filename), nil, nil)


##[
A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
vehicles of 4 files were measured.

]##
proc read*(_: typedesc[GtaSaSaveDe_MobileVehicle], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_DefinitivePoolsBlock): GtaSaSaveDe_MobileVehicle =
  template this: untyped = result
  this = new(GtaSaSaveDe_MobileVehicle)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place among vehicles * 256 + counter.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Model, 400 to 611; its class decides whether `damage` is stored.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Bytes of the first part: 128.
  ]##
  let vehicleSizeExpr = this.io.readU4le()
  this.vehicleSize = vehicleSizeExpr

  ##[
  Direction of the right side of the vehicle.
  ]##
  let rightExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.right = rightExpr

  ##[
  Flags of the matrix that `right` to `position` are.
  ]##
  let matrixFlagsExpr = this.io.readU4le()
  this.matrixFlags = matrixFlagsExpr

  ##[
  Direction of the front of the vehicle.
  ]##
  let forwardExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap028Expr = this.io.readBytes(int(4))
  this.gap028 = gap028Expr

  ##[
  Direction of the top of the vehicle.
  ]##
  let upExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.up = upExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap038Expr = this.io.readBytes(int(4))
  this.gap038 = gap038Expr

  ##[
  Place of the vehicle in the world.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap048Expr = this.io.readBytes(int(12))
  this.gap048 = gap048Expr

  ##[
  Origin of the vehicle; 1 to 3 were seen.
  ]##
  let createdByExpr = this.io.readU1()
  this.createdBy = createdByExpr

  ##[
  Colours by their number in the palette.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.colours.add(it)

  ##[
  Old memory; no meaning.
  ]##
  let gap059Expr = this.io.readBytes(int(1))
  this.gap059 = gap059Expr

  ##[
  State of the alarm; 0.
  ]##
  let alarmExpr = this.io.readU2le()
  this.alarm = alarmExpr

  ##[
  Seats beside the driver's; 1 with two doors, 3 with four.
  ]##
  let maxPassengersExpr = this.io.readU1()
  this.maxPassengers = maxPassengersExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap05dExpr = this.io.readBytes(int(3))
  this.gap05d = gap05dExpr

  ##[
  Angle of the front wheels.
  ]##
  let steerAngleExpr = this.io.readF4le()
  this.steerAngle = steerAngleExpr

  ##[
  How far the gas pedal is pressed, 0 to 1.
  ]##
  let gasPedalExpr = this.io.readF4le()
  this.gasPedal = gasPedalExpr

  ##[
  How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
  ]##
  let brakePedalExpr = this.io.readF4le()
  this.brakePedal = brakePedalExpr

  ##[
  State that the game keeps of the vehicle; the first 32 flags of
vehicles.

  ]##
  let vehicleFlagsExpr = this.io.readU4le()
  this.vehicleFlags = vehicleFlagsExpr

  ##[
  The flags of vehicles that follow; the top byte is old memory.
  ]##
  let vehicleFlags2Expr = this.io.readU4le()
  this.vehicleFlags2 = vehicleFlags2Expr

  ##[
  Health; 1000 for a whole vehicle.
  ]##
  let healthExpr = this.io.readF4le()
  this.health = healthExpr

  ##[
  Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
25 of form A.

  ]##
  let unknown120Expr = this.io.readU4le()
  this.unknown120 = unknown120Expr

  ##[
  State that the engine keeps of the vehicle, with the bits that
`entity_flags` of objects has.

  ]##
  let entityFlagsExpr = this.io.readU4le()
  this.entityFlags = entityFlagsExpr

  ##[
  Mass, as in `handling.cfg`.
  ]##
  let massExpr = this.io.readF4le()
  this.mass = massExpr

  ##[
  Resistance to turning, as in `handling.cfg`.
  ]##
  let turnMassExpr = this.io.readF4le()
  this.turnMass = turnMassExpr

  ##[
  Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
  ]##
  let buoyancyExpr = this.io.readF4le()
  this.buoyancy = buoyancyExpr

  ##[
  Broken parts; stored only for cars and for vehicles that the game builds like them.
  ]##
  if this.hasDamage:
    let damageExpr = GtaSaSaveDe_VehicleDamage.read(this.io, this.root, this)
    this.damage = damageExpr

  ##[
  Person who drives, by his handle; -1 for none.
  ]##
  let driverExpr = this.io.readS4le()
  this.driver = driverExpr

  ##[
  People in the other seats in the same way.
  ]##
  for i in 0 ..< int(8):
    let it = this.io.readS4le()
    this.passengers.add(it)

proc hasDamage(this: GtaSaSaveDe_MobileVehicle): bool = 

  ##[
  Whether `damage` is stored.
  ]##
  if this.hasDamageInstFlag:
    return this.hasDamageInst
  let hasDamageInstExpr = bool(not( ((this.isBike) or (this.isBoat) or (this.isTrain)) ))
  this.hasDamageInst = hasDamageInstExpr
  this.hasDamageInstFlag = true
  return this.hasDamageInst

proc isBike(this: GtaSaSaveDe_MobileVehicle): bool = 

  ##[
  Whether the original game has the model as a motorcycle or bicycle.
  ]##
  if this.isBikeInstFlag:
    return this.isBikeInst
  let isBikeInstExpr = bool( ((this.model == 448) or ( ((this.model >= 461) and (this.model <= 463)) ) or (this.model == 468) or (this.model == 481) or (this.model == 509) or (this.model == 510) or ( ((this.model >= 521) and (this.model <= 523)) ) or (this.model == 581) or (this.model == 586)) )
  this.isBikeInst = isBikeInstExpr
  this.isBikeInstFlag = true
  return this.isBikeInst

proc isBoat(this: GtaSaSaveDe_MobileVehicle): bool = 

  ##[
  Whether the original game has the model as a boat.
  ]##
  if this.isBoatInstFlag:
    return this.isBoatInst
  let isBoatInstExpr = bool( ((this.model == 430) or (this.model == 446) or ( ((this.model >= 452) and (this.model <= 454)) ) or (this.model == 472) or (this.model == 473) or (this.model == 484) or (this.model == 493) or (this.model == 595)) )
  this.isBoatInst = isBoatInstExpr
  this.isBoatInstFlag = true
  return this.isBoatInst

proc isTrain(this: GtaSaSaveDe_MobileVehicle): bool = 

  ##[
  Whether the original game has the model as a train or tram.
  ]##
  if this.isTrainInstFlag:
    return this.isTrainInst
  let isTrainInstExpr = bool( ((this.model == 449) or (this.model == 537) or (this.model == 538) or (this.model == 569) or (this.model == 570) or (this.model == 590)) )
  this.isTrainInst = isTrainInstExpr
  this.isTrainInstFlag = true
  return this.isTrainInst

proc modelName(this: GtaSaSaveDe_MobileVehicle): GtaSaSaveDe_Vehicle = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveDe_Vehicle(GtaSaSaveDe_Vehicle(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_MobileVehicle], filename: string): GtaSaSaveDe_MobileVehicle =
  GtaSaSaveDe_MobileVehicle.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 5. After each mission the game cuts the list to 54 areas.
]##
proc read*(_: typedesc[GtaSaSaveDe_PathsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PathsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_PathsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Areas that follow, 64 at most; 1 to 54 in the measured files.
  ]##
  let numAreasExpr = this.io.readU4le()
  this.numAreas = numAreasExpr

  ##[
  Areas in which path nodes are switched.
  ]##
  for i in 0 ..< int(this.numAreas):
    let it = GtaSaSaveDe_SwitchedArea.read(this.io, this.root, this)
    this.areas.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_PathsBlock], filename: string): GtaSaSaveDe_PathsBlock =
  GtaSaSaveDe_PathsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 19.
]##
proc read*(_: typedesc[GtaSaSaveDe_PedRelationshipsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PedRelationshipsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_PedRelationshipsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Relations of each kind of people to the others.
  ]##
  for i in 0 ..< int(32):
    let it = GtaSaSaveDe_Relation.read(this.io, this.root, this)
    this.relations.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_PedRelationshipsBlock], filename: string): GtaSaSaveDe_PedRelationshipsBlock =
  GtaSaSaveDe_PedRelationshipsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Something that lies about; where the type is 0 the place is free, and
holds old bytes.

]##
proc read*(_: typedesc[GtaSaSaveDe_Pickup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_PickupsBlock): GtaSaSaveDe_Pickup =
  template this: untyped = result
  this = new(GtaSaSaveDe_Pickup)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Money that a business has made.
  ]##
  let revenueValueExpr = this.io.readF4le()
  this.revenueValue = revenueValueExpr

  ##[
  Old address; 0 on the PC and Android.
  ]##
  let objectPtrExpr = this.io.readU4le()
  this.objectPtr = objectPtrExpr

  ##[
  Shots; the price of a property; the most that a business holds.
  ]##
  let ammoOrMaxExpr = this.io.readU4le()
  this.ammoOrMax = ammoOrMaxExpr

  ##[
  Time at which the pickup comes back.
  ]##
  let regenerationTimeExpr = this.io.readU4le()
  this.regenerationTime = regenerationTimeExpr

  ##[
  Towards the east.
  ]##
  let xExpr = this.io.readS2le()
  this.x = xExpr

  ##[
  Towards the north.
  ]##
  let yExpr = this.io.readS2le()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readS2le()
  this.z = zExpr

  ##[
  Dollars a day that the business makes.
  ]##
  let moneyPerDayExpr = this.io.readU2le()
  this.moneyPerDay = moneyPerDayExpr

  ##[
  Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
1274 business, 1277 save disk.

  ]##
  let modelExpr = this.io.readS2le()
  this.model = modelExpr

  ##[
  Number of times that the slot was used.
  ]##
  let counterExpr = this.io.readU2le()
  this.counter = counterExpr

  ##[
  Effect of the pickup when it is taken.
  ]##
  let pickupTypeExpr = this.io.readU1()
  this.pickupType = pickupTypeExpr

  ##[
  State.
  ]##
  let flagsExpr = GtaSaSaveDe_PickupBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Nothing; 0.
  ]##
  let gap01dExpr = this.io.readBytes(int(2))
  this.gap01d = gap01dExpr

proc modelName(this: GtaSaSaveDe_Pickup): GtaSaSaveDe_ObjectModel = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveDe_ObjectModel(GtaSaSaveDe_ObjectModel(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc pickupTypeName(this: GtaSaSaveDe_Pickup): GtaSaSaveDe_PickupKind = 

  ##[
  Meaning of `pickup_type`.
  ]##
  if this.pickupTypeNameInstFlag:
    return this.pickupTypeNameInst
  let pickupTypeNameInstExpr = GtaSaSaveDe_PickupKind(GtaSaSaveDe_PickupKind(this.pickupType))
  this.pickupTypeNameInst = pickupTypeNameInstExpr
  this.pickupTypeNameInstFlag = true
  return this.pickupTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_Pickup], filename: string): GtaSaSaveDe_Pickup =
  GtaSaSaveDe_Pickup.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of pickups.
]##
proc read*(_: typedesc[GtaSaSaveDe_PickupBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Pickup): GtaSaSaveDe_PickupBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_PickupBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Taken, waits to come back.
  ]##
  let disabledExpr = this.io.readBitsIntLe(1) != 0
  this.disabled = disabledExpr

  ##[
  Holds no more ammunition.
  ]##
  let isEmptyExpr = this.io.readBitsIntLe(1) != 0
  this.isEmpty = isEmptyExpr

  ##[
  The help text of the pickup has been shown.
  ]##
  let helpShownExpr = this.io.readBitsIntLe(1) != 0
  this.helpShown = helpShownExpr

  ##[
  The object of the pickup is drawn.
  ]##
  let isVisibleExpr = this.io.readBitsIntLe(1) != 0
  this.isVisible = isVisibleExpr

  ##[
  Text of a property: 1 where it is for sale, 2 where it is locked.
  ]##
  let propertyTextExpr = this.io.readBitsIntLe(3)
  this.propertyText = propertyTextExpr

  ##[
  Meaning not known; always 0.
  ]##
  let unknownPickupBitExpr = this.io.readBitsIntLe(1) != 0
  this.unknownPickupBit = unknownPickupBitExpr

proc propertyTextName(this: GtaSaSaveDe_PickupBits): GtaSaSaveDe_PropertyOffer = 

  ##[
  Meaning of `property_text`.
  ]##
  if this.propertyTextNameInstFlag:
    return this.propertyTextNameInst
  let propertyTextNameInstExpr = GtaSaSaveDe_PropertyOffer(GtaSaSaveDe_PropertyOffer(this.propertyText))
  this.propertyTextNameInst = propertyTextNameInstExpr
  this.propertyTextNameInstFlag = true
  return this.propertyTextNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_PickupBits], filename: string): GtaSaSaveDe_PickupBits =
  GtaSaSaveDe_PickupBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 6.
]##
proc read*(_: typedesc[GtaSaSaveDe_PickupsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PickupsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_PickupsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Places for pickups.
  ]##
  for i in 0 ..< int(620):
    let it = GtaSaSaveDe_Pickup.read(this.io, this.root, this)
    this.pickups.add(it)

  ##[
  Row of `collected_refs` that the next pickup takes, 0 to 19.
  ]##
  let collectedIndexExpr = this.io.readU2le()
  this.collectedIndex = collectedIndexExpr

  ##[
  How often the help about weapons is still shown; 10 at the start.
  ]##
  let weaponHelpLeftExpr = this.io.readU1()
  this.weaponHelpLeft = weaponHelpLeftExpr

  ##[
  Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
for none.

  ]##
  for i in 0 ..< int(20):
    let it = this.io.readU4le()
    this.collectedRefs.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_PickupsBlock], filename: string): GtaSaSaveDe_PickupsBlock =
  GtaSaSaveDe_PickupsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A licence plate for a parked car.
]##
proc read*(_: typedesc[GtaSaSaveDe_Plate], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_CarGeneratorsBlock): GtaSaSaveDe_Plate =
  template this: untyped = result
  this = new(GtaSaSaveDe_Plate)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `index` of the parked car; -1 where free.
  ]##
  let generatorIndexExpr = this.io.readS4le()
  this.generatorIndex = generatorIndexExpr

  ##[
  Eight characters, filled with blanks, then zeros.
  ]##
  let plateTextExpr = this.io.readBytes(int(12))
  this.plateText = plateTextExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Plate], filename: string): GtaSaSaveDe_Plate =
  GtaSaSaveDe_Plate.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 15.
]##
proc read*(_: typedesc[GtaSaSaveDe_PlayerInfoBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PlayerInfoBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_PlayerInfoBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow: 40.
  ]##
  let infoSizeExpr = this.io.readU4le()
  this.infoSize = infoSizeExpr

  ##[
  Dollars that the player has.
  ]##
  let moneyExpr = this.io.readS4le()
  this.money = moneyExpr

  ##[
  Cars on the road; 0.
  ]##
  let carDensityExpr = this.io.readU2le()
  this.carDensity = carDensityExpr

  ##[
  Whether the player plays, died or was arrested; 0 in every file.
  ]##
  let playerStateExpr = this.io.readU1()
  this.playerState = playerStateExpr

  ##[
  Nothing; 0.
  ]##
  let gap00bExpr = this.io.readBytes(int(1))
  this.gap00b = gap00bExpr

  ##[
  Roads around the player, 0.69 to 1.02.
  ]##
  let roadDensityExpr = this.io.readF4le()
  this.roadDensity = roadDensityExpr

  ##[
  Money that the screen shows on its way to `money`.
  ]##
  let moneyShownExpr = this.io.readS4le()
  this.moneyShown = moneyShownExpr

  ##[
  Hours without a meal; 0, because saving sets it back.
  ]##
  let hoursNotEatenExpr = this.io.readU1()
  this.hoursNotEaten = hoursNotEatenExpr

  ##[
  Nothing; 0.
  ]##
  let gap015Expr = this.io.readBytes(int(3))
  this.gap015 = gap015Expr

  ##[
  Leftover of earlier games.
  ]##
  let collectablesPickedUpExpr = this.io.readU4le()
  this.collectablesPickedUp = collectablesPickedUpExpr

  ##[
  Leftover of earlier games.
  ]##
  let collectablesTotalExpr = this.io.readU4le()
  this.collectablesTotal = collectablesTotalExpr

  ##[
  Whether running does not tire (opcode 0330)
  ]##
  let infiniteRunExpr = this.io.readU1()
  this.infiniteRun = infiniteRunExpr

  ##[
  Whether weapons are loaded at once (opcode 0331)
  ]##
  let fastReloadExpr = this.io.readU1()
  this.fastReload = fastReloadExpr

  ##[
  Whether fire does no harm (opcode 055D)
  ]##
  let fireproofExpr = this.io.readU1()
  this.fireproof = fireproofExpr

  ##[
  Most health: statistic 24 times 0.176, on phones 0.22, without the
fraction.

  ]##
  let maxHealthExpr = this.io.readU1()
  this.maxHealth = maxHealthExpr

  ##[
  Most armour: 100 or 150 (opcode 055F).
  ]##
  let maxArmorExpr = this.io.readU1()
  this.maxArmor = maxArmorExpr

  ##[
  Whether the next arrest costs nothing.
  ]##
  let freeBustedOnceExpr = this.io.readU1()
  this.freeBustedOnce = freeBustedOnceExpr

  ##[
  Whether the next death costs nothing (opcode 0414)
  ]##
  let freeWastedOnceExpr = this.io.readU1()
  this.freeWastedOnce = freeWastedOnceExpr

  ##[
  Whether the player may shoot from cars (opcode 0501)
  ]##
  let canDriveByExpr = this.io.readU1()
  this.canDriveBy = canDriveByExpr

  ##[
  Speech at arrests, 0 to 2.
  ]##
  let bustedAudioStatusExpr = this.io.readU1()
  this.bustedAudioStatus = bustedAudioStatusExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap029Expr = this.io.readBytes(int(1))
  this.gap029 = gap029Expr

  ##[
  Speech at the last arrest, 1 to 3.
  ]##
  let lastBustMessageExpr = this.io.readU2le()
  this.lastBustMessage = lastBustMessageExpr

proc playerStateName(this: GtaSaSaveDe_PlayerInfoBlock): GtaSaSaveDe_PlayerCondition = 

  ##[
  Meaning of `player_state`.
  ]##
  if this.playerStateNameInstFlag:
    return this.playerStateNameInst
  let playerStateNameInstExpr = GtaSaSaveDe_PlayerCondition(GtaSaSaveDe_PlayerCondition(this.playerState))
  this.playerStateNameInst = playerStateNameInstExpr
  this.playerStateNameInstFlag = true
  return this.playerStateNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_PlayerInfoBlock], filename: string): GtaSaSaveDe_PlayerInfoBlock =
  GtaSaSaveDe_PlayerInfoBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Kind of people in a zone.
]##
proc read*(_: typedesc[GtaSaSaveDe_PopulationBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZoneInfo): GtaSaSaveDe_PopulationBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_PopulationBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Group of the population table (opcode 0767), 0 to 19.
  ]##
  let groupIdExpr = this.io.readBitsIntLe(5)
  this.groupId = groupIdExpr

  ##[
  1 when one of the three gangs of Los Santos is there.
  ]##
  let radarModeExpr = this.io.readBitsIntLe(2)
  this.radarMode = radarModeExpr

  ##[
  Without police (opcode 09B7)
  ]##
  let noCopsExpr = this.io.readBitsIntLe(1) != 0
  this.noCops = noCopsExpr

proc groupIdName(this: GtaSaSaveDe_PopulationBits): GtaSaSaveDe_PopulationGroup = 

  ##[
  Meaning of `group_id`.
  ]##
  if this.groupIdNameInstFlag:
    return this.groupIdNameInst
  let groupIdNameInstExpr = GtaSaSaveDe_PopulationGroup(GtaSaSaveDe_PopulationGroup(this.groupId))
  this.groupIdNameInst = groupIdNameInstExpr
  this.groupIdNameInstFlag = true
  return this.groupIdNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_PopulationBits], filename: string): GtaSaSaveDe_PopulationBits =
  GtaSaSaveDe_PopulationBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 28. Numbers of the effects that change the picture, with those of
the measured files.

]##
proc read*(_: typedesc[GtaSaSaveDe_PostEffectsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_PostEffectsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_PostEffectsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow: 348.
  ]##
  let effectsSizeExpr = this.io.readU4le()
  this.effectsSize = effectsSizeExpr

  ##[
  Strength of the first pass of the colour filter; 1.
  ]##
  let colour1MultExpr = this.io.readF4le()
  this.colour1Mult = colour1MultExpr

  ##[
  Strength of the second pass of the colour filter; 1.
  ]##
  let colour2MultExpr = this.io.readF4le()
  this.colour2Mult = colour2MultExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap00cExpr = this.io.readBytes(int(4))
  this.gap00c = gap00cExpr

  ##[
  How much of the light below the player the colour filter follows in a
step of 20 ms; 0.0005.

  ]##
  let extraMultRateExpr = this.io.readF4le()
  this.extraMultRate = extraMultRateExpr

  ##[
  The most of that light; 0.35.
  ]##
  let extraMultCapExpr = this.io.readF4le()
  this.extraMultCap = extraMultCapExpr

  ##[
  How much brighter the colour filter gets where no light is below the
player; 0.5.

  ]##
  let extraMultMultExpr = this.io.readF4le()
  this.extraMultMult = extraMultMultExpr

  ##[
  How far the colour filter is shifted at the left; 16.
  ]##
  let leftUOffsetExpr = this.io.readS4le()
  this.leftUOffset = leftUOffsetExpr

  ##[
  How far the colour filter is shifted at the right; 16.
  ]##
  let rightUOffsetExpr = this.io.readS4le()
  this.rightUOffset = rightUOffsetExpr

  ##[
  How far the colour filter is shifted at the top; 16.
  ]##
  let topVOffsetExpr = this.io.readS4le()
  this.topVOffset = topVOffsetExpr

  ##[
  How far the colour filter is shifted at the bottom; 16.
  ]##
  let bottomVOffsetExpr = this.io.readS4le()
  this.bottomVOffset = bottomVOffsetExpr

  ##[
  Whether seams at the edge of the picture are hidden; 1. Nothing more
is known.

  ]##
  let seamRemoverExpr = this.io.readU1()
  this.seamRemover = seamRemoverExpr

  ##[
  Named after a search for seams; 0. Nothing more is known.
  ]##
  let seamSearchExpr = this.io.readU1()
  this.seamSearch = seamSearchExpr

  ##[
  Named after testing of the seam remover; 0. Nothing more is known.
  ]##
  let seamDebugExpr = this.io.readU1()
  this.seamDebug = seamDebugExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap02fExpr = this.io.readBytes(int(1))
  this.gap02f = gap02fExpr

  ##[
  How seams are hidden; 1. Nothing more is known.
  ]##
  let seamModeExpr = this.io.readS4le()
  this.seamMode = seamModeExpr

  ##[
  Shift at the top left of the seam remover, as the name has it; 0.
  ]##
  let seamShiftTlExpr = this.io.readS4le()
  this.seamShiftTl = seamShiftTlExpr

  ##[
  Shift at the bottom right of the seam remover, as the name has it; 1.
  ]##
  let seamShiftBrExpr = this.io.readS4le()
  this.seamShiftBr = seamShiftBrExpr

  ##[
  Whether an effect of smoke is on; 0. Nothing more is known.
  ]##
  let smokeyEnableExpr = this.io.readU1()
  this.smokeyEnable = smokeyEnableExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap03dExpr = this.io.readBytes(int(3))
  this.gap03d = gap03dExpr

  ##[
  Strength of that smoke; 128.
  ]##
  let smokeyStrengthExpr = this.io.readS4le()
  this.smokeyStrength = smokeyStrengthExpr

  ##[
  Distance of that smoke; 75.
  ]##
  let smokeyDistanceExpr = this.io.readS4le()
  this.smokeyDistance = smokeyDistanceExpr

  ##[
  Whether the picture waves as under water; 0.
  ]##
  let waterEnableExpr = this.io.readU1()
  this.waterEnable = waterEnableExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap049Expr = this.io.readBytes(int(3))
  this.gap049 = gap049Expr

  ##[
  Balance between the day and night colours of buildings while night or
infrared vision is on; 1.

  ]##
  let dayNightBalanceExpr = this.io.readF4le()
  this.dayNightBalance = dayNightBalanceExpr

  ##[
  Switch of scripts for the shimmer of hot air; 0.
  ]##
  let heatHazeExpr = this.io.readU1()
  this.heatHaze = heatHazeExpr

  ##[
  Named after a test of the shimmer's mask; 0. Nothing more is known.
  ]##
  let heatHazeMaskTestExpr = this.io.readU1()
  this.heatHazeMaskTest = heatHazeMaskTestExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap052Expr = this.io.readBytes(int(2))
  this.gap052 = gap052Expr

  ##[
  Hour from which the air shimmers; 10.
  ]##
  let hazeHourStartExpr = this.io.readS4le()
  this.hazeHourStart = hazeHourStartExpr

  ##[
  Hour to which the air shimmers; 19.
  ]##
  let hazeHourEndExpr = this.io.readS4le()
  this.hazeHourEnd = hazeHourEndExpr

  ##[
  How fast the shimmer comes and goes; 0.05.
  ]##
  let hazeFadeSpeedExpr = this.io.readF4le()
  this.hazeFadeSpeed = hazeFadeSpeedExpr

  ##[
  How fast the shimmer comes and goes inside a building; 0.5.
  ]##
  let hazeInsideFadeSpeedExpr = this.io.readF4le()
  this.hazeInsideFadeSpeed = hazeInsideFadeSpeedExpr

  ##[
  Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
  ]##
  let hazeTypeExpr = this.io.readS4le()
  this.hazeType = hazeTypeExpr

  ##[
  Kind that they were set for; 0.
  ]##
  let hazeTypeLastExpr = this.io.readS4le()
  this.hazeTypeLast = hazeTypeLastExpr

  ##[
  Strength of the shimmer; 80.
  ]##
  let hazeIntensityExpr = this.io.readS4le()
  this.hazeIntensity = hazeIntensityExpr

  ##[
  Whether parts of it are shifted by chance; 0.
  ]##
  let hazeRandomShiftExpr = this.io.readS4le()
  this.hazeRandomShift = hazeRandomShiftExpr

  ##[
  Slowest part of the shimmer; 12.
  ]##
  let hazeSpeedMinExpr = this.io.readS4le()
  this.hazeSpeedMin = hazeSpeedMinExpr

  ##[
  Fastest part of the shimmer; 18.
  ]##
  let hazeSpeedMaxExpr = this.io.readS4le()
  this.hazeSpeedMax = hazeSpeedMaxExpr

  ##[
  Width of a part of the picture that shimmers, by the size of the
screen.

  ]##
  let hazeScanXExpr = this.io.readS4le()
  this.hazeScanX = hazeScanXExpr

  ##[
  Height of such a part.
  ]##
  let hazeScanYExpr = this.io.readS4le()
  this.hazeScanY = hazeScanYExpr

  ##[
  Width in which the shimmer is drawn.
  ]##
  let hazeRenderXExpr = this.io.readS4le()
  this.hazeRenderX = hazeRenderXExpr

  ##[
  Height in which the shimmer is drawn.
  ]##
  let hazeRenderYExpr = this.io.readS4le()
  this.hazeRenderY = hazeRenderYExpr

  ##[
  Whether a script has darkened the picture; 0.
  ]##
  let darknessFilterExpr = this.io.readU1()
  this.darknessFilter = darknessFilterExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap08dExpr = this.io.readBytes(int(3))
  this.gap08d = gap08dExpr

  ##[
  How dark the picture gets, 0 to 255; 170.
  ]##
  let darknessAlphaExpr = this.io.readS4le()
  this.darknessAlpha = darknessAlphaExpr

  ##[
  How dark the picture gets where the script names no value, 0 to 255;
170.

  ]##
  let darknessAlphaDefaultExpr = this.io.readS4le()
  this.darknessAlphaDefault = darknessAlphaDefaultExpr

  ##[
  Limit of the glow in a darkened picture; 45.
  ]##
  let darknessRadiosityLimitExpr = this.io.readS4le()
  this.darknessRadiosityLimit = darknessRadiosityLimitExpr

  ##[
  Whether a script shows the picture as that of a surveillance camera;
0.

  ]##
  let cctvExpr = this.io.readU1()
  this.cctv = cctvExpr

  ##[
  Colour of the lines across that picture: red, green, blue, alpha.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.cctvColour.add(it)

  ##[
  Whether mist drifts over the picture; 0.
  ]##
  let fogExpr = this.io.readU1()
  this.fog = fogExpr

  ##[
  Whether the picture blurs at high speed; 1.
  ]##
  let speedFxExpr = this.io.readU1()
  this.speedFx = speedFxExpr

  ##[
  Whether that blur is tested; 0.
  ]##
  let speedFxTestExpr = this.io.readU1()
  this.speedFxTest = speedFxTestExpr

  ##[
  Strength of that blur; 36.
  ]##
  let speedFxAlphaExpr = this.io.readS4le()
  this.speedFxAlpha = speedFxAlphaExpr

  ##[
  Whether the blur is allowed; 1.
  ]##
  let speedFxUserExpr = this.io.readU1()
  this.speedFxUser = speedFxUserExpr

  ##[
  Whether it is allowed in the present frame; 0.
  ]##
  let speedFxUserFrameExpr = this.io.readU1()
  this.speedFxUserFrame = speedFxUserFrameExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0aaExpr = this.io.readBytes(int(2))
  this.gap0aa = gap0aaExpr

  ##[
  Speed that the game sets for the present frame; 0.
  ]##
  let speedFxManualExpr = this.io.readF4le()
  this.speedFxManual = speedFxManualExpr

  ##[
  Whether a cutscene runs, in which night and infrared vision do
nothing; 0.

  ]##
  let inCutsceneExpr = this.io.readU1()
  this.inCutscene = inCutsceneExpr

  ##[
  Whether the night vision goggles are on; 0.
  ]##
  let nightVisionExpr = this.io.readU1()
  this.nightVision = nightVisionExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0b2Expr = this.io.readBytes(int(2))
  this.gap0b2 = gap0b2Expr

  ##[
  Grain of the picture in night vision; 48.
  ]##
  let nightGrainExpr = this.io.readS4le()
  this.nightGrain = nightGrainExpr

  ##[
  Colour of night vision: red, green, blue, alpha.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.nightColour.add(it)

  ##[
  How long the flash lasts with which night vision goes on, in steps of
20 ms; 50.

  ]##
  let nightOnTimeExpr = this.io.readF4le()
  this.nightOnTime = nightOnTimeExpr

  ##[
  Rest of that flash, in steps of 20 ms; 50.
  ]##
  let nightOnCountExpr = this.io.readF4le()
  this.nightOnCount = nightOnCountExpr

  ##[
  Rest of the flash of infrared vision; 50.
  ]##
  let infraredOnCountExpr = this.io.readF4le()
  this.infraredOnCount = infraredOnCountExpr

  ##[
  Whether the infrared goggles are on; 0.
  ]##
  let infraredExpr = this.io.readU1()
  this.infrared = infraredExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0c9Expr = this.io.readBytes(int(3))
  this.gap0c9 = gap0c9Expr

  ##[
  Grain of the picture in infrared vision; 64.
  ]##
  let infraredGrainExpr = this.io.readS4le()
  this.infraredGrain = infraredGrainExpr

  ##[
  How wide infrared vision smears the picture; 0.003.
  ]##
  let infraredRadiusExpr = this.io.readF4le()
  this.infraredRadius = infraredRadiusExpr

  ##[
  Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
turn blue.

  ]##
  for i in 0 ..< int(4):
    let it = this.io.readF4le()
    this.infraredHeatRgba.add(it)

  ##[
  Colour in which the smeared picture is drawn: red, green, blue, alpha.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.infraredColour.add(it)

  ##[
  Colour of the overlay: red, green, blue, alpha.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.infraredMainColour.add(it)

  ##[
  Whether bright parts of the picture glow; 0.
  ]##
  let radiosityExpr = this.io.readU1()
  this.radiosity = radiosityExpr

  ##[
  Whether the glow is smoothed; 1.
  ]##
  let radiosityLinearExpr = this.io.readU1()
  this.radiosityLinear = radiosityLinearExpr

  ##[
  Whether the glow is copied in strips; 1.
  ]##
  let radiosityStripCopyExpr = this.io.readU1()
  this.radiosityStripCopy = radiosityStripCopyExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0efExpr = this.io.readBytes(int(1))
  this.gap0ef = gap0efExpr

  ##[
  Width of the picture that glows; 0.
  ]##
  let radiosityPxXExpr = this.io.readS4le()
  this.radiosityPxX = radiosityPxXExpr

  ##[
  Height of the picture that glows; 0.
  ]##
  let radiosityPxYExpr = this.io.readS4le()
  this.radiosityPxY = radiosityPxYExpr

  ##[
  How often the glow is filtered; 2.
  ]##
  let radiosityFilterPassesExpr = this.io.readS4le()
  this.radiosityFilterPasses = radiosityFilterPassesExpr

  ##[
  How often the glow is drawn; 1.
  ]##
  let radiosityRenderPassesExpr = this.io.readS4le()
  this.radiosityRenderPasses = radiosityRenderPassesExpr

  ##[
  Brightness from which parts glow where `radiosity_bypass_limit` is
set; 220.

  ]##
  let radiosityLimitExpr = this.io.readS4le()
  this.radiosityLimit = radiosityLimitExpr

  ##[
  Strength of the glow; 35.
  ]##
  let radiosityIntensityExpr = this.io.readS4le()
  this.radiosityIntensity = radiosityIntensityExpr

  ##[
  Correction of the filter across; 2.
  ]##
  let radiosityUCorrExpr = this.io.readS4le()
  this.radiosityUCorr = radiosityUCorrExpr

  ##[
  Correction of the filter down; 2.
  ]##
  let radiosityVCorrExpr = this.io.readS4le()
  this.radiosityVCorr = radiosityVCorrExpr

  ##[
  Whether the glow is tested; 0.
  ]##
  let radiosityDebugExpr = this.io.readU1()
  this.radiosityDebug = radiosityDebugExpr

  ##[
  Whether `radiosity_limit` replaces the limit of the time of day; 0.
  ]##
  let radiosityBypassLimitExpr = this.io.readU1()
  this.radiosityBypassLimit = radiosityBypassLimitExpr

  ##[
  Whether all effects are off; 0.
  ]##
  let disableAllExpr = this.io.readU1()
  this.disableAll = disableAllExpr

  ##[
  Whether a script has a photograph stored; 0.
  ]##
  let savePhotoFromScriptExpr = this.io.readU1()
  this.savePhotoFromScript = savePhotoFromScriptExpr

  ##[
  Whether the picture has grain; 0.
  ]##
  let grainEnableExpr = this.io.readU1()
  this.grainEnable = grainEnableExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap115Expr = this.io.readBytes(int(3))
  this.gap115 = gap115Expr

  ##[
  Strength of the grain; 64.
  ]##
  let grainStrengthExpr = this.io.readS4le()
  this.grainStrength = grainStrengthExpr

  ##[
  Whether an effect of highlights is on; 0. Nothing more is known.
  ]##
  let highlightEnableExpr = this.io.readU1()
  this.highlightEnable = highlightEnableExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap11dExpr = this.io.readBytes(int(3))
  this.gap11d = gap11dExpr

  ##[
  Strength of those highlights; 128.
  ]##
  let highlightStrengthExpr = this.io.readS4le()
  this.highlightStrength = highlightStrengthExpr

  ##[
  Scale of those highlights; 3.
  ]##
  let highlightScaleExpr = this.io.readS4le()
  this.highlightScale = highlightScaleExpr

  ##[
  Shift of those highlights; 2.
  ]##
  let highlightOffsetExpr = this.io.readS4le()
  this.highlightOffset = highlightOffsetExpr

  ##[
  Whether highlights blur with motion, as the name has it; 0.
  ]##
  let highlightMblurExpr = this.io.readU1()
  this.highlightMblur = highlightMblurExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap12dExpr = this.io.readBytes(int(3))
  this.gap12d = gap12dExpr

  ##[
  Strength of the waves of the picture under water; 64.
  ]##
  let waterStrengthExpr = this.io.readS4le()
  this.waterStrength = waterStrengthExpr

  ##[
  Height of the waves across the picture under water; 4.
  ]##
  let xOffsetExpr = this.io.readF4le()
  this.xOffset = xOffsetExpr

  ##[
  Distance of the rows in which the waves under water are drawn; 24.
  ]##
  let yOffsetExpr = this.io.readF4le()
  this.yOffset = yOffsetExpr

  ##[
  Speed of the waves of the picture under water, in radians per ms;
0.0015.

  ]##
  let waterSpeedExpr = this.io.readF4le()
  this.waterSpeed = waterSpeedExpr

  ##[
  Density of the waves of the picture under water, in radians per row;
0.04.

  ]##
  let waterFreqExpr = this.io.readF4le()
  this.waterFreq = waterFreqExpr

  ##[
  Colour of the picture under water: red, green, blue, alpha.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.waterColour.add(it)

  ##[
  Whether it gets darker further down; 1.
  ]##
  let waterDepthDarknessExpr = this.io.readU1()
  this.waterDepthDarkness = waterDepthDarknessExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap149Expr = this.io.readBytes(int(3))
  this.gap149 = gap149Expr

  ##[
  Depth at which it is darkest; 90.
  ]##
  let waterFullDarkDepthExpr = this.io.readF4le()
  this.waterFullDarkDepth = waterFullDarkDepthExpr

  ##[
  How far the camera must be under water for the effects; 0.535.
  ]##
  let waterFxStartExpr = this.io.readF4le()
  this.waterFxStart = waterFxStartExpr

  ##[
  Whether the effect of rain is enabled; 0.
  ]##
  let rainEnableExpr = this.io.readU1()
  this.rainEnable = rainEnableExpr

  ##[
  Whether the colour filter is on; 1.
  ]##
  let colourEnableExpr = this.io.readU1()
  this.colourEnable = colourEnableExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap156Expr = this.io.readBytes(int(2))
  this.gap156 = gap156Expr

  ##[
  Width of the default screen, by its name; 0.
  ]##
  let defScreenXExpr = this.io.readS4le()
  this.defScreenX = defScreenXExpr

  ##[
  Height of the default screen, by its name; 0.
  ]##
  let defScreenYExpr = this.io.readS4le()
  this.defScreenY = defScreenYExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_PostEffectsBlock], filename: string): GtaSaSaveDe_PostEffectsBlock =
  GtaSaSaveDe_PostEffectsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
People in a zone.
]##
proc read*(_: typedesc[GtaSaSaveDe_RaceBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZoneInfo): GtaSaSaveDe_RaceBits =
  template this: untyped = result
  this = new(GtaSaSaveDe_RaceBits)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Black people live there.
  ]##
  let blackExpr = this.io.readBitsIntLe(1) != 0
  this.black = blackExpr

  ##[
  White people live there.
  ]##
  let whitePeopleExpr = this.io.readBitsIntLe(1) != 0
  this.whitePeople = whitePeopleExpr

  ##[
  People from Asia live there.
  ]##
  let orientalExpr = this.io.readBitsIntLe(1) != 0
  this.oriental = orientalExpr

  ##[
  Hispanic people live there.
  ]##
  let hispanicExpr = this.io.readBitsIntLe(1) != 0
  this.hispanic = hispanicExpr

  ##[
  Nothing; 0.
  ]##
  let unusedRacesExpr = this.io.readBitsIntLe(4)
  this.unusedRaces = unusedRacesExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_RaceBits], filename: string): GtaSaSaveDe_RaceBits =
  GtaSaSaveDe_RaceBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 9.
]##
proc read*(_: typedesc[GtaSaSaveDe_RadarBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, numBlips: any): GtaSaSaveDe_RadarBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_RadarBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let numBlipsExpr = uint32(numBlips)
  this.numBlips = numBlipsExpr


  ##[
  Places for icons.
  ]##
  for i in 0 ..< int(this.numBlips):
    let it = GtaSaSaveDe_Blip.read(this.io, this.root, this)
    this.blips.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_RadarBlock], filename: string): GtaSaSaveDe_RadarBlock =
  GtaSaSaveDe_RadarBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 26.
]##
proc read*(_: typedesc[GtaSaSaveDe_RadioBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_RadioBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_RadioBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Songs, adverts and talk that each station has played.
  ]##
  for i in 0 ..< int(14):
    let it = GtaSaSaveDe_StationHistory.read(this.io, this.root, this)
    this.stations.add(it)

  ##[
  Low bytes of the statistics by which the stations choose what they talk
about.

  ]##
  for i in 0 ..< int(23):
    let it = this.io.readU1()
    this.statMirror.add(it)

  ##[
  Day of the month of the last news.
  ]##
  let lastChangeDayExpr = this.io.readU1()
  this.lastChangeDay = lastChangeDayExpr

  ##[
  Hour of the last news; 255 for never.
  ]##
  let lastChangeHourExpr = this.io.readU1()
  this.lastChangeHour = lastChangeHourExpr

  ##[
  Hours for which they are news: 24 after a new city, 168 (a week) after
a mission, 255 without end.

  ]##
  let expiryHoursExpr = this.io.readU1()
  this.expiryHours = expiryHoursExpr

  ##[
  Subject of the pending news; 2 and 3 occur.
  ]##
  let pendingKindExpr = this.io.readU1()
  this.pendingKind = pendingKindExpr

  ##[
  Talk about the pending news; 255 for none.
  ]##
  let banterIndexExpr = this.io.readU1()
  this.banterIndex = banterIndexExpr

proc pendingKindName(this: GtaSaSaveDe_RadioBlock): GtaSaSaveDe_NewsKind = 

  ##[
  Meaning of `pending_kind`.
  ]##
  if this.pendingKindNameInstFlag:
    return this.pendingKindNameInst
  let pendingKindNameInstExpr = GtaSaSaveDe_NewsKind(GtaSaSaveDe_NewsKind(this.pendingKind))
  this.pendingKindNameInst = pendingKindNameInstExpr
  this.pendingKindNameInstFlag = true
  return this.pendingKindNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_RadioBlock], filename: string): GtaSaSaveDe_RadioBlock =
  GtaSaSaveDe_RadioBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
What one kind of people thinks of the others, a bit for each (opcode
0746).

]##
proc read*(_: typedesc[GtaSaSaveDe_Relation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_PedRelationshipsBlock): GtaSaSaveDe_Relation =
  template this: untyped = result
  this = new(GtaSaSaveDe_Relation)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Kinds of people that this kind respects.
  ]##
  let respectExpr = this.io.readU4le()
  this.respect = respectExpr

  ##[
  Kinds of people that this kind likes.
  ]##
  let likeExpr = this.io.readU4le()
  this.like = likeExpr

  ##[
  Kinds of people that this kind ignores; none.
  ]##
  let ignoreExpr = this.io.readU4le()
  this.ignore = ignoreExpr

  ##[
  Kinds of people that this kind dislikes.
  ]##
  let dislikeExpr = this.io.readU4le()
  this.dislike = dislikeExpr

  ##[
  Kinds of people that this kind hates.
  ]##
  let hateExpr = this.io.readU4le()
  this.hate = hateExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Relation], filename: string): GtaSaSaveDe_Relation =
  GtaSaSaveDe_Relation.read(newKaitaiFileStream(filename), nil, nil)


##[
A place to wake up at.
]##
proc read*(_: typedesc[GtaSaSaveDe_Restart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GameLogicBlock): GtaSaSaveDe_Restart =
  template this: untyped = result
  this = new(GtaSaSaveDe_Restart)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place at which the player wakes up.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction in which the player looks after waking up.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Restart], filename: string): GtaSaSaveDe_Restart =
  GtaSaSaveDe_Restart.read(newKaitaiFileStream(filename), nil, nil)


##[
A place to wake up at.
]##
proc read*(_: typedesc[GtaSaSaveDe_RestartPoint], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RestartPointsBlock): GtaSaSaveDe_RestartPoint =
  template this: untyped = result
  this = new(GtaSaSaveDe_RestartPoint)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place at which the player wakes up.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction in which the player looks after waking up.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

  ##[
  Cities that must be unlocked (statistic 181), 0 to 2.
  ]##
  let whenToUseExpr = this.io.readS4le()
  this.whenToUse = whenToUseExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_RestartPoint], filename: string): GtaSaSaveDe_RestartPoint =
  GtaSaSaveDe_RestartPoint.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 8. Where the player wakes up.
]##
proc read*(_: typedesc[GtaSaSaveDe_RestartPointsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_RestartPointsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_RestartPointsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Hospitals that follow.
  ]##
  let numHospitalsExpr = this.io.readU2le()
  this.numHospitals = numHospitalsExpr

  ##[
  Places where the player wakes up after death.
  ]##
  for i in 0 ..< int(this.numHospitals):
    let it = GtaSaSaveDe_RestartPoint.read(this.io, this.root, this)
    this.hospitals.add(it)

  ##[
  Police stations that follow.
  ]##
  let numPoliceStationsExpr = this.io.readU2le()
  this.numPoliceStations = numPoliceStationsExpr

  ##[
  Places where the player wakes up after an arrest.
  ]##
  for i in 0 ..< int(this.numPoliceStations):
    let it = GtaSaSaveDe_RestartPoint.read(this.io, this.root, this)
    this.policeStations.add(it)

  ##[
  Whether the next one is at `override_position`.
  ]##
  let overrideRestartExpr = this.io.readU1()
  this.overrideRestart = overrideRestartExpr

  ##[
  Place of the next waking up, where a script has set one (opcode 016E).

  ]##
  let overridePositionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.overridePosition = overridePositionExpr

  ##[
  Whether the picture comes back after death.
  ]##
  let fadeInAfterDeathExpr = this.io.readU1()
  this.fadeInAfterDeath = fadeInAfterDeathExpr

  ##[
  Whether the picture comes back after an arrest.
  ]##
  let fadeInAfterArrestExpr = this.io.readU1()
  this.fadeInAfterArrest = fadeInAfterArrestExpr

  ##[
  A hospital for those who die near it (opcode 08DF)
  ]##
  let extraHospitalExpr = GtaSaSaveDe_ExtraRestart.read(this.io, this.root, this)
  this.extraHospital = extraHospitalExpr

  ##[
  A police station for those who are arrested near it (opcode 08E0)
  ]##
  let extraPoliceExpr = GtaSaSaveDe_ExtraRestart.read(this.io, this.root, this)
  this.extraPolice = extraPoliceExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_RestartPointsBlock], filename: string): GtaSaSaveDe_RestartPointsBlock =
  GtaSaSaveDe_RestartPointsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A script that starts by itself, because the player comes near or because
the game requests it.

]##
proc read*(_: typedesc[GtaSaSaveDe_ScriptBrain], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_ScriptBrain =
  template this: untyped = result
  this = new(GtaSaSaveDe_ScriptBrain)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number of the script in script.img; -1 in a free place.
  ]##
  let scriptIndexExpr = this.io.readS2le()
  this.scriptIndex = scriptIndexExpr

  ##[
  Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
place.

  ]##
  let brainTypeExpr = this.io.readS1()
  this.brainType = brainTypeExpr

  ##[
  Scripts that are switched together: 1 for those of casinos, -1 for
none.

  ]##
  let groupExpr = this.io.readS1()
  this.group = groupExpr

  ##[
  Whether the script may start.
  ]##
  let isActiveExpr = this.io.readU1()
  this.isActive = isActiveExpr

  ##[
  Nothing; 0.
  ]##
  let gap005Expr = this.io.readBytes(int(3))
  this.gap005 = gap005Expr

  ##[
  Distance to the object within which the player must come; default: 5,
else 4 to 150.

  ]##
  let radiusExpr = this.io.readF4le()
  this.radius = radiusExpr

  ##[
  To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
filled with zeros.

  ]##
  let targetExpr = this.io.readBytes(int(8))
  this.target = targetExpr

proc brainTypeName(this: GtaSaSaveDe_ScriptBrain): GtaSaSaveDe_BrainKind = 

  ##[
  Meaning of `brain_type`.
  ]##
  if this.brainTypeNameInstFlag:
    return this.brainTypeNameInst
  let brainTypeNameInstExpr = GtaSaSaveDe_BrainKind(GtaSaSaveDe_BrainKind(this.brainType))
  this.brainTypeNameInst = brainTypeNameInstExpr
  this.brainTypeNameInstFlag = true
  return this.brainTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_ScriptBrain], filename: string): GtaSaSaveDe_ScriptBrain =
  GtaSaSaveDe_ScriptBrain.read(newKaitaiFileStream(filename), nil, nil)


##[
A model that a thread has loaded.
]##
proc read*(_: typedesc[GtaSaSaveDe_ScriptResource], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_ScriptResource =
  template this: untyped = result
  this = new(GtaSaSaveDe_ScriptResource)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number of the entry in the list.
  ]##
  let indexExpr = this.io.readU2le()
  this.index = indexExpr

  ##[
  Slot of the thread that loaded the model.
  ]##
  let ownerSlotExpr = this.io.readU2le()
  this.ownerSlot = ownerSlotExpr

  ##[
  Number of the model that the thread has loaded.
  ]##
  let modelExpr = this.io.readU4le()
  this.model = modelExpr

  ##[
  1 or 2.
  ]##
  let resourceKindExpr = this.io.readU2le()
  this.resourceKind = resourceKindExpr

  ##[
  Name of the model, where it is one that scripts choose.
  ]##
  if this.isSpecial:
    let specialExpr = GtaSaSaveDe_SpecialModel.read(this.io, this.root, this)
    this.special = specialExpr

proc isSpecial(this: GtaSaSaveDe_ScriptResource): bool = 

  ##[
  Whether the model has a name.
  ]##
  if this.isSpecialInstFlag:
    return this.isSpecialInst
  let isSpecialInstExpr = bool( (((int64(this.model)) >= (int64(290))) and ((int64(this.model)) <= (int64(299)))) )
  this.isSpecialInst = isSpecialInstExpr
  this.isSpecialInstFlag = true
  return this.isSpecialInst

proc fromFile*(_: typedesc[GtaSaSaveDe_ScriptResource], filename: string): GtaSaSaveDe_ScriptResource =
  GtaSaSaveDe_ScriptResource.read(newKaitaiFileStream(filename), nil, nil)


##[
A running script: 262 bytes on the PC, 298 elsewhere and more while a
mission runs.

]##
proc read*(_: typedesc[GtaSaSaveDe_ScriptThread], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptsBlock, isMobile: any, hasMissionIndex: any): GtaSaSaveDe_ScriptThread =
  template this: untyped = result
  this = new(GtaSaSaveDe_ScriptThread)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr
  let hasMissionIndexExpr = bool(hasMissionIndex)
  this.hasMissionIndex = hasMissionIndexExpr


  ##[
  Place among the 96 threads, 16 to 95 on the PC, each once. On phones
bit 15 marks a mission.

  ]##
  let slotExpr = this.io.readU2le()
  this.slot = slotExpr

  ##[
  Number of the script that is loaded; -1.
  ]##
  if this.isMobileGame:
    let streamedScriptIndexExpr = this.io.readS4le()
    this.streamedScriptIndex = streamedScriptIndexExpr

  ##[
  The mission that runs.
  ]##
  if this.isMissionSlot:
    let missionPartExpr = GtaSaSaveDe_LoadedMission.read(this.io, this.root, this, this.hasMissionIndex)
    this.missionPart = missionPartExpr

  ##[
  Old address; not read.
  ]##
  let nextPtrExpr = this.io.readU4le()
  this.nextPtr = nextPtrExpr

  ##[
  Old address; not read.
  ]##
  let prevPtrExpr = this.io.readU4le()
  this.prevPtr = prevPtrExpr

  ##[
  Name in small letters, once per file, ended by a zero.
  ]##
  let threadNameExpr = this.io.readBytes(int(8))
  this.threadName = threadNameExpr

  ##[
  Begin of the script of a mission; 0.
  ]##
  let baseIpExpr = this.io.readU4le()
  this.baseIp = baseIpExpr

  ##[
  Address of the next instruction, `ip_rel` plus the same for all
threads of the file; not read.

  ]##
  let ipAbsExpr = this.io.readU4le()
  this.ipAbs = ipAbsExpr

  ##[
  Return addresses in the same way; entries above the depth are old.
  ]##
  for i in 0 ..< int(8):
    let it = this.io.readU4le()
    this.stackAbs.add(it)

  ##[
  Return addresses in use; 0, or 1 in `psave1`.
  ]##
  let stackDepthExpr = this.io.readU2le()
  this.stackDepth = stackDepthExpr

  ##[
  Nothing; 0.
  ]##
  let gap040Expr = this.io.readBytes(int(2))
  this.gap040 = gap040Expr

  ##[
  Variables of the thread: 32, on phones 40.
  ]##
  for i in 0 ..< int(this.numLocals):
    let it = this.io.readU4le()
    this.locals.add(it)

  ##[
  First timer.
  ]##
  let timerAExpr = this.io.readS4le()
  this.timerA = timerAExpr

  ##[
  Second timer.
  ]##
  let timerBExpr = this.io.readS4le()
  this.timerB = timerBExpr

  ##[
  Whether the thread runs; 1.
  ]##
  let isActiveExpr = this.io.readU1()
  this.isActive = isActiveExpr

  ##[
  Outcome of the last condition.
  ]##
  let conditionResultExpr = this.io.readU1()
  this.conditionResult = conditionResultExpr

  ##[
  Whether it cleans up like a mission; 0.
  ]##
  let usesMissionCleanupExpr = this.io.readU1()
  this.usesMissionCleanup = usesMissionCleanupExpr

  ##[
  Whether it came from outside the main script; 0.
  ]##
  let isExternalExpr = this.io.readU1()
  this.isExternal = isExternalExpr

  ##[
  Whether it may replace a help text; 0.
  ]##
  let overridesTextBoxExpr = this.io.readU1()
  this.overridesTextBox = overridesTextBoxExpr

  ##[
  Event that started the thread from outside; -1.
  ]##
  let externalTypeExpr = this.io.readS1()
  this.externalType = externalTypeExpr

  ##[
  Nothing; 0.
  ]##
  let gap0ccExpr = this.io.readBytes(int(2))
  this.gap0cc = gap0ccExpr

  ##[
  Time at which the thread goes on.
  ]##
  let wakeTimeExpr = this.io.readS4le()
  this.wakeTime = wakeTimeExpr

  ##[
  0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
several.

  ]##
  let andOrStateExpr = this.io.readU2le()
  this.andOrState = andOrStateExpr

  ##[
  Whether the condition is turned round.
  ]##
  let notFlagExpr = this.io.readU1()
  this.notFlag = notFlagExpr

  ##[
  Whether it ends when the player dies or is arrested.
  ]##
  let wastedBustedCheckExpr = this.io.readU1()
  this.wastedBustedCheck = wastedBustedCheckExpr

  ##[
  Whether that has happened; 0.
  ]##
  let wastedOrBustedExpr = this.io.readU1()
  this.wastedOrBusted = wastedOrBustedExpr

  ##[
  Nothing; 0.
  ]##
  let gap0d7Expr = this.io.readBytes(int(3))
  this.gap0d7 = gap0d7Expr

  ##[
  Place at which a skipped scene goes on (opcode 0707); 0.
  ]##
  let sceneSkipIpExpr = this.io.readS4le()
  this.sceneSkipIp = sceneSkipIpExpr

  ##[
  Whether the thread is a mission; 0.
  ]##
  let isMissionExpr = this.io.readU1()
  this.isMission = isMissionExpr

  ##[
  Nothing; 0.
  ]##
  let gap0dfExpr = this.io.readBytes(int(3))
  this.gap0df = gap0dfExpr

  ##[
  The next instruction, counted from the start of the script space:
`len_globals` to `main_script_size` - 1.

  ]##
  let ipRelExpr = this.io.readU4le()
  this.ipRel = ipRelExpr

  ##[
  Return addresses counted in the same way; 0 for none.
  ]##
  for i in 0 ..< int(8):
    let it = this.io.readU4le()
    this.stackRel.add(it)

proc isMissionSlot(this: GtaSaSaveDe_ScriptThread): bool = 

  ##[
  Whether the mission that runs is stored with the thread.
  ]##
  if this.isMissionSlotInstFlag:
    return this.isMissionSlotInst
  let isMissionSlotInstExpr = bool( ((this.isMobile) and (this.slot >= 32768)) )
  this.isMissionSlotInst = isMissionSlotInstExpr
  this.isMissionSlotInstFlag = true
  return this.isMissionSlotInst

proc isMobileGame(this: GtaSaSaveDe_ScriptThread): bool = 

  ##[
  Whether it is a thread of phones and of the Definitive Edition.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc numLocals(this: GtaSaSaveDe_ScriptThread): int8 = 

  ##[
  Variables of the thread.
  ]##
  if this.numLocalsInstFlag:
    return this.numLocalsInst
  let numLocalsInstExpr = int8((if this.isMobile: 40 else: 32))
  this.numLocalsInst = numLocalsInstExpr
  this.numLocalsInstFlag = true
  return this.numLocalsInst

proc fromFile*(_: typedesc[GtaSaSaveDe_ScriptThread], filename: string): GtaSaSaveDe_ScriptThread =
  GtaSaSaveDe_ScriptThread.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 1. What a script is, how far it has run, and what it left in the
world.

]##
proc read*(_: typedesc[GtaSaSaveDe_ScriptsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, isMobile: any, hasMissionIndex: any, isMissionSave: any): GtaSaSaveDe_ScriptsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_ScriptsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr
  let hasMissionIndexExpr = bool(hasMissionIndex)
  this.hasMissionIndex = hasMissionIndexExpr
  let isMissionSaveExpr = bool(isMissionSave)
  this.isMissionSave = isMissionSaveExpr


  ##[
  Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
Android, 49,492 in the Definitive Edition.

  ]##
  let lenGlobalsExpr = this.io.readU4le()
  this.lenGlobals = lenGlobalsExpr

  ##[
  Variables of all scripts, four bytes each, with integers, floats or
parts of texts: variable 801 is number 801. The first eight bytes are
none: they are the jump with which the script begins, bytes 02 00 01,
then `len_globals` in four bytes.

  ]##
  for i in 0 ..< int(this.lenGlobals div 4):
    let it = this.io.readU4le()
    this.globals.add(it)

  ##[
  Scripts that start near people and objects; 62 of 70 places are used
in most files.

  ]##
  for i in 0 ..< int(70):
    let it = GtaSaSaveDe_ScriptBrain.read(this.io, this.root, this)
    this.scriptBrains.add(it)

  ##[
  Byte of the variables that stores whether a mission runs, a multiple
of 4: 1636 on the PC (opcode 0180).

  ]##
  let onMissionFlagOffsetExpr = this.io.readS4le()
  this.onMissionFlagOffset = onMissionFlagOffsetExpr

  ##[
  Time at which the last mission was passed (opcodes 0318, 0595);
4,294,967,295 for never.

  ]##
  let lastMissionPassedTimeExpr = this.io.readU4le()
  this.lastMissionPassedTime = lastMissionPassedTimeExpr

  ##[
  Buildings that are shown with another model (opcode 03B6); used ones
come first.

  ]##
  for i in 0 ..< int(25):
    let it = GtaSaSaveDe_BuildingSwap.read(this.io, this.root, this)
    this.buildingSwaps.add(it)

  ##[
  Things that scripts hid (opcode 0363).
  ]##
  for i in 0 ..< int(20):
    let it = GtaSaSaveDe_InvisibleObject.read(this.io, this.root, this)
    this.invisibleObjects.add(it)

  ##[
  Vehicles that do not appear (opcode 03C5); -1 for none.
  ]##
  for i in 0 ..< int(20):
    let it = this.io.readS4le()
    this.blockedVehicleModels.add(it)

  ##[
  Objects with a distant model of their own (opcode 0827)
  ]##
  for i in 0 ..< int(10):
    let it = GtaSaSaveDe_LodPair.read(this.io, this.root, this)
    this.lodPairs.add(it)

  ##[
  Animations that belong to models (opcode 08E8). The original game
has `DEALER` for the models 28, 29, 30 and 254.

  ]##
  for i in 0 ..< int(8):
    let it = GtaSaSaveDe_AnimGroup.read(this.io, this.root, this)
    this.attachedAnimGroups.add(it)

  ##[
  Whether missions are stored in the main script's file; 1.
  ]##
  let usingMultiScriptFileExpr = this.io.readU1()
  this.usingMultiScriptFile = usingMultiScriptFileExpr

  ##[
  Unused; 0.
  ]##
  let metDebbieHarryExpr = this.io.readU1()
  this.metDebbieHarry = metDebbieHarryExpr

  ##[
  Bytes of the main script, which identify its version: 194,146 is v1,
194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.

  ]##
  let mainScriptSizeExpr = this.io.readU4le()
  this.mainScriptSize = mainScriptSizeExpr

  ##[
  Bytes of the largest mission; 68,439 in v1 and v2.
  ]##
  let largestMissionSizeExpr = this.io.readU4le()
  this.largestMissionSize = largestMissionSizeExpr

  ##[
  Missions of the script; 135 in v1 and v2.
  ]##
  let missionCountExpr = this.io.readU2le()
  this.missionCount = missionCountExpr

  ##[
  Missions that exclude all others; 0.
  ]##
  let exclusiveMissionCountExpr = this.io.readU2le()
  this.exclusiveMissionCount = exclusiveMissionCountExpr

  ##[
  Variables of the mission with most of them; 964 in v1 and v2.
  ]##
  let largestMissionLocalsExpr = this.io.readU4le()
  this.largestMissionLocals = largestMissionLocalsExpr

  ##[
  Threads that follow, 96 at most.
  ]##
  let numThreadsExpr = this.io.readU4le()
  this.numThreads = numThreadsExpr

  ##[
  Unknown; 2 to 6, 0 in the mission save of Android. It does not show
how the game was saved.

  ]##
  if this.isMobileGame:
    let saveKindExpr = this.io.readU4le()
    this.saveKind = saveKindExpr

  ##[
  Running scripts, `main` first.
  ]##
  for i in 0 ..< int(this.numThreads):
    let it = GtaSaSaveDe_ScriptThread.read(this.io, this.root, this, this.isMobile, this.hasMissionIndex)
    this.threads.add(it)

  ##[
  Models that follow.
  ]##
  if this.isMobileGame:
    let numResourcesExpr = this.io.readU2le()
    this.numResources = numResourcesExpr

  ##[
  Models that threads have loaded.
  ]##
  if this.isMobileGame:
    for i in 0 ..< int(this.numResources):
      let it = GtaSaSaveDe_ScriptResource.read(this.io, this.root, this)
      this.resources.add(it)

  ##[
  Last number of the block, always 0.
  ]##
  if this.isMobileGame:
    let unknownEndExpr = this.io.readU4le()
    this.unknownEnd = unknownEndExpr

  ##[
  Mission that runs, such as `SYN2`; empty in the Definitive Edition.
  ]##
  if this.isDuringMission:
    let missionNameExpr = this.io.readBytes(int(8))
    this.missionName = missionNameExpr

  ##[
  Unknown; 1.
  ]##
  if this.isDuringMission:
    let missionEndExpr = this.io.readU4le()
    this.missionEnd = missionEndExpr

proc isDuringMission(this: GtaSaSaveDe_ScriptsBlock): bool = 

  ##[
  Whether the mission that runs is named.
  ]##
  if this.isDuringMissionInstFlag:
    return this.isDuringMissionInst
  let isDuringMissionInstExpr = bool(this.isMissionSave)
  this.isDuringMissionInst = isDuringMissionInstExpr
  this.isDuringMissionInstFlag = true
  return this.isDuringMissionInst

proc isMobileGame(this: GtaSaSaveDe_ScriptsBlock): bool = 

  ##[
  Whether parts of phones and of the Definitive Edition are there.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc mainScriptSizeName(this: GtaSaSaveDe_ScriptsBlock): GtaSaSaveDe_ScriptVersion = 

  ##[
  Meaning of `main_script_size`.
  ]##
  if this.mainScriptSizeNameInstFlag:
    return this.mainScriptSizeNameInst
  let mainScriptSizeNameInstExpr = GtaSaSaveDe_ScriptVersion(GtaSaSaveDe_ScriptVersion(this.mainScriptSize))
  this.mainScriptSizeNameInst = mainScriptSizeNameInstExpr
  this.mainScriptSizeNameInstFlag = true
  return this.mainScriptSizeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_ScriptsBlock], filename: string): GtaSaSaveDe_ScriptsBlock =
  GtaSaSaveDe_ScriptsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A place at which police appears when the player comes into a rectangle,
wanted and in the way that the type requires. Types of cars for a player
in a vehicle want him to move towards the place where they appear. Nothing
appears where the place is taken.

]##
proc read*(_: typedesc[GtaSaSaveDe_SetPiece], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_SetPiecesBlock): GtaSaSaveDe_SetPiece =
  template this: untyped = result
  this = new(GtaSaSaveDe_SetPiece)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Time at which the trap last sprang; 0 for never. The trap rests for 40
s after that.

  ]##
  let lastGenerationTimeExpr = this.io.readS4le()
  this.lastGenerationTime = lastGenerationTimeExpr

  ##[
  Lowest x.
  ]##
  let x1Expr = this.io.readS2le()
  this.x1 = x1Expr

  ##[
  Lowest y.
  ]##
  let y1Expr = this.io.readS2le()
  this.y1 = y1Expr

  ##[
  Highest x.
  ]##
  let x2Expr = this.io.readS2le()
  this.x2 = x2Expr

  ##[
  Highest y.
  ]##
  let y2Expr = this.io.readS2le()
  this.y2 = y2Expr

  ##[
  Place at which the first car or policeman appears.
  ]##
  let spawn1Expr = GtaSaSaveDe_Spot.read(this.io, this.root, this)
  this.spawn1 = spawn1Expr

  ##[
  Place at which the second car or policeman appears.
  ]##
  let spawn2Expr = GtaSaSaveDe_Spot.read(this.io, this.root, this)
  this.spawn2 = spawn2Expr

  ##[
  Place that the first car or policeman heads for, without being bound
to it.

  ]##
  let target1Expr = GtaSaSaveDe_Spot.read(this.io, this.root, this)
  this.target1 = target1Expr

  ##[
  Place that the second car or policeman heads for.
  ]##
  let target2Expr = GtaSaSaveDe_Spot.read(this.io, this.root, this)
  this.target2 = target2Expr

  ##[
  Cars or policemen that appear, and the players for whom they appear.
  ]##
  let pieceTypeExpr = this.io.readU1()
  this.pieceType = pieceTypeExpr

  ##[
  Nothing; 0.
  ]##
  let gap00dExpr = this.io.readBytes(int(3))
  this.gap00d = gap00dExpr

proc pieceTypeName(this: GtaSaSaveDe_SetPiece): GtaSaSaveDe_TrapKind = 

  ##[
  Meaning of `piece_type`.
  ]##
  if this.pieceTypeNameInstFlag:
    return this.pieceTypeNameInst
  let pieceTypeNameInstExpr = GtaSaSaveDe_TrapKind(GtaSaSaveDe_TrapKind(this.pieceType))
  this.pieceTypeNameInst = pieceTypeNameInstExpr
  this.pieceTypeNameInstFlag = true
  return this.pieceTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_SetPiece], filename: string): GtaSaSaveDe_SetPiece =
  GtaSaSaveDe_SetPiece.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 17. Places at which police lies in wait (opcode 04F8).
]##
proc read*(_: typedesc[GtaSaSaveDe_SetPiecesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_SetPiecesBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_SetPiecesBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Places in use, 209; all 210 are stored.
  ]##
  let usedCountExpr = this.io.readU4le()
  this.usedCount = usedCountExpr

  ##[
  Places at which police appears.
  ]##
  for i in 0 ..< int(210):
    let it = GtaSaSaveDe_SetPiece.read(this.io, this.root, this)
    this.pieces.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_SetPiecesBlock], filename: string): GtaSaSaveDe_SetPiecesBlock =
  GtaSaSaveDe_SetPiecesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 22.
]##
proc read*(_: typedesc[GtaSaSaveDe_ShoppingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_ShoppingBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_ShoppingBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Prices that follow; 0 to 4.
  ]##
  let numModifiersExpr = this.io.readU4le()
  this.numModifiers = numModifiersExpr

  ##[
  Items with a changed price.
  ]##
  for i in 0 ..< int(this.numModifiers):
    let it = GtaSaSaveDe_ChangedPrice.read(this.io, this.root, this)
    this.modifiers.add(it)

  ##[
  Goods that follow; 544.
  ]##
  let numItemsExpr = this.io.readU4le()
  this.numItems = numItemsExpr

  ##[
  Whether it was bought, in the order of the prices in shopping.dat.
  ]##
  for i in 0 ..< int(this.numItems):
    let it = this.io.readU1()
    this.items.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_ShoppingBlock], filename: string): GtaSaSaveDe_ShoppingBlock =
  GtaSaSaveDe_ShoppingBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Name of a model that scripts choose.
]##
proc read*(_: typedesc[GtaSaSaveDe_SpecialModel], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ScriptResource): GtaSaSaveDe_SpecialModel =
  template this: untyped = result
  this = new(GtaSaSaveDe_SpecialModel)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the name.
  ]##
  let lenModelNameExpr = this.io.readU4le()
  this.lenModelName = lenModelNameExpr

  ##[
  Name with a zero after it, such as `ryder2`.
  ]##
  let modelNameExpr = this.io.readBytes(int(this.lenModelName))
  this.modelName = modelNameExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_SpecialModel], filename: string): GtaSaSaveDe_SpecialModel =
  GtaSaSaveDe_SpecialModel.read(newKaitaiFileStream(filename), nil, nil)


##[
A place on the ground.
]##
proc read*(_: typedesc[GtaSaSaveDe_Spot], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_SetPiece): GtaSaSaveDe_Spot =
  template this: untyped = result
  this = new(GtaSaSaveDe_Spot)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Towards the east.
  ]##
  let xExpr = this.io.readS2le()
  this.x = xExpr

  ##[
  Towards the north.
  ]##
  let yExpr = this.io.readS2le()
  this.y = yExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Spot], filename: string): GtaSaSaveDe_Spot =
  GtaSaSaveDe_Spot.read(newKaitaiFileStream(filename), nil, nil)


##[
What a station has played.
]##
proc read*(_: typedesc[GtaSaSaveDe_StationHistory], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_RadioBlock): GtaSaSaveDe_StationHistory =
  template this: untyped = result
  this = new(GtaSaSaveDe_StationHistory)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Songs; -1 for none.
  ]##
  for i in 0 ..< int(20):
    let it = this.io.readS1()
    this.recentTracks.add(it)

  ##[
  Jingles; -1 for none.
  ]##
  for i in 0 ..< int(8):
    let it = this.io.readS4le()
    this.recentIdents.add(it)

  ##[
  Advertisements; -1 for none.
  ]##
  for i in 0 ..< int(40):
    let it = this.io.readS4le()
    this.recentAdverts.add(it)

  ##[
  Talk; -1 for none.
  ]##
  for i in 0 ..< int(15):
    let it = this.io.readS4le()
    this.recentDj.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_StationHistory], filename: string): GtaSaSaveDe_StationHistory =
  GtaSaSaveDe_StationHistory.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
others do not exist.

]##
proc read*(_: typedesc[GtaSaSaveDe_StatisticsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe, isDefinitive: any): GtaSaSaveDe_StatisticsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_StatisticsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isDefinitiveExpr = bool(isDefinitive)
  this.isDefinitive = isDefinitiveExpr


  ##[
  Statistics 0 to 81.
  ]##
  for i in 0 ..< int(82):
    let it = this.io.readF4le()
    this.floatStats.add(it)

  ##[
  Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
by the names that scripts give them.

  ]##
  for i in 0 ..< int(this.numIntStats):
    let it = this.io.readS4le()
    this.intStats.add(it)

  ##[
  People killed, by kind.
  ]##
  for i in 0 ..< int(32):
    let it = this.io.readS4le()
    this.pedsKilled.add(it)

  ##[
  Key of the last mission's text, filled with zeros.
  ]##
  let lastMissionPassedExpr = this.io.readBytes(int(8))
  this.lastMissionPassed = lastMissionPassedExpr

  ##[
  Time for which each station was heard.
  ]##
  for i in 0 ..< int(14):
    let it = this.io.readS4le()
    this.radioListenTime.add(it)

  ##[
  0 in all measured files.
  ]##
  for i in 0 ..< int(100):
    let it = this.io.readS4le()
    this.missionAttempts.add(it)

  ##[
  Whether the message of a line of statdisp.dat was shown.
  ]##
  for i in 0 ..< int(128):
    let it = this.io.readU1()
    this.statMessageShown.add(it)

  ##[
  Bytes of unknown use at the end of the block.
  ]##
  if this.isDefinitiveEdition:
    let statisticsEndExpr = this.io.readU4le()
    this.statisticsEnd = statisticsEndExpr

proc isDefinitiveEdition(this: GtaSaSaveDe_StatisticsBlock): bool = 

  ##[
  Whether four more bytes follow.
  ]##
  if this.isDefinitiveEditionInstFlag:
    return this.isDefinitiveEditionInst
  let isDefinitiveEditionInstExpr = bool(this.isDefinitive)
  this.isDefinitiveEditionInst = isDefinitiveEditionInstExpr
  this.isDefinitiveEditionInstFlag = true
  return this.isDefinitiveEditionInst

proc numIntStats(this: GtaSaSaveDe_StatisticsBlock): uint8 = 

  ##[
  Whole numbers; the last one of the Definitive Edition is statistic
343.

  ]##
  if this.numIntStatsInstFlag:
    return this.numIntStatsInst
  let numIntStatsInstExpr = uint8((if this.isDefinitive: 224 else: 223))
  this.numIntStatsInst = numIntStatsInstExpr
  this.numIntStatsInstFlag = true
  return this.numIntStatsInst

proc fromFile*(_: typedesc[GtaSaSaveDe_StatisticsBlock], filename: string): GtaSaSaveDe_StatisticsBlock =
  GtaSaSaveDe_StatisticsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A car that is kept; the place is free where the model is 0, and holds old
bytes then.

]##
proc read*(_: typedesc[GtaSaSaveDe_StoredCar], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_GaragesBlock): GtaSaSaveDe_StoredCar =
  template this: untyped = result
  this = new(GtaSaSaveDe_StoredCar)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place of the parked car in the world.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Handling of the model, and tuning.
  ]##
  let handlingFlagsExpr = GtaSaSaveDe_HandlingBits.read(this.io, this.root, this)
  this.handlingFlags = handlingFlagsExpr

  ##[
  Kinds of harm that the car is proof against, and what is built in.
  ]##
  let carFlagsExpr = GtaSaSaveDe_CarBits.read(this.io, this.root, this)
  this.carFlags = carFlagsExpr

  ##[
  Nothing; 0.
  ]##
  let gap00cExpr = this.io.readBytes(int(1))
  this.gap00c = gap00cExpr

  ##[
  Model, 400 to 611; 0 where the place is free.
  ]##
  let modelExpr = this.io.readU2le()
  this.model = modelExpr

  ##[
  Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
on both sides are stored once.

  ]##
  for i in 0 ..< int(15):
    let it = this.io.readS2le()
    this.mods.add(it)

  ##[
  Colours by their number in the palette.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.colours.add(it)

  ##[
  Station that is on, 1 to 13; 0 where the vehicle has no radio.
  ]##
  let radioExpr = this.io.readU1()
  this.radio = radioExpr

  ##[
  Extras of the model, 0 to 4; 255 for none.
  ]##
  for i in 0 ..< int(2):
    let it = this.io.readU1()
    this.components.add(it)

  ##[
  Bomb in the car; 0 in all 8,252 cars that were measured but five of
one edited save.

  ]##
  let bombExpr = this.io.readU1()
  this.bomb = bombExpr

  ##[
  Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
`vehicle`); 255 for none.

  ]##
  let paintjobExpr = this.io.readU1()
  this.paintjob = paintjobExpr

  ##[
  Charges of nitro: 0 to 10, or 101.
  ]##
  let nitroExpr = this.io.readU1()
  this.nitro = nitroExpr

  ##[
  Direction of the front of the parked car.
  ]##
  let forwardExpr = GtaSaSaveDe_Direction100.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Nothing; 0.
  ]##
  let gap037Expr = this.io.readBytes(int(1))
  this.gap037 = gap037Expr

proc bombName(this: GtaSaSaveDe_StoredCar): GtaSaSaveDe_CarBomb = 

  ##[
  Meaning of `bomb`.
  ]##
  if this.bombNameInstFlag:
    return this.bombNameInst
  let bombNameInstExpr = GtaSaSaveDe_CarBomb(GtaSaSaveDe_CarBomb(this.bomb))
  this.bombNameInst = bombNameInstExpr
  this.bombNameInstFlag = true
  return this.bombNameInst

proc modelName(this: GtaSaSaveDe_StoredCar): GtaSaSaveDe_Vehicle = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveDe_Vehicle(GtaSaSaveDe_Vehicle(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc radioName(this: GtaSaSaveDe_StoredCar): GtaSaSaveDe_Station = 

  ##[
  Meaning of `radio`.
  ]##
  if this.radioNameInstFlag:
    return this.radioNameInst
  let radioNameInstExpr = GtaSaSaveDe_Station(GtaSaSaveDe_Station(this.radio))
  this.radioNameInst = radioNameInstExpr
  this.radioNameInstFlag = true
  return this.radioNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_StoredCar], filename: string): GtaSaSaveDe_StoredCar =
  GtaSaSaveDe_StoredCar.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 18.
]##
proc read*(_: typedesc[GtaSaSaveDe_StreamingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_StreamingBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_StreamingBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Loading state of each model (from 0), texture (20,000), collision
(25,000), part of the map (25,255), path file (25,511), animation
(25,575), recording (25,755), script (26,230). 255 is not loaded; else
bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
scene. 1 is "do not remove", left over from GTA III and Vice City, by
the names of their engine. 128 is in no public list.

  ]##
  for i in 0 ..< int(26316):
    let it = this.io.readU1()
    this.slots.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_StreamingBlock], filename: string): GtaSaSaveDe_StreamingBlock =
  GtaSaSaveDe_StreamingBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A unique jump.
]##
proc read*(_: typedesc[GtaSaSaveDe_StuntJump], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_StuntJumpsBlock): GtaSaSaveDe_StuntJump =
  template this: untyped = result
  this = new(GtaSaSaveDe_StuntJump)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Lowest corner of the box from which one jumps.
  ]##
  let startMinExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.startMin = startMinExpr

  ##[
  Highest corner of the box from which a jump starts.
  ]##
  let startMaxExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.startMax = startMaxExpr

  ##[
  Lowest corner of the box in which one lands.
  ]##
  let landMinExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.landMin = landMinExpr

  ##[
  Highest corner of the box in which a jump must land.
  ]##
  let landMaxExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.landMax = landMaxExpr

  ##[
  Place of the camera during the jump.
  ]##
  let cameraExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.camera = cameraExpr

  ##[
  Dollars for the jump; 500.
  ]##
  let rewardExpr = this.io.readS4le()
  this.reward = rewardExpr

  ##[
  Whether the player has landed the jump.
  ]##
  let doneExpr = this.io.readU1()
  this.done = doneExpr

  ##[
  Whether the player has tried the jump.
  ]##
  let foundExpr = this.io.readU1()
  this.found = foundExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap042Expr = this.io.readBytes(int(2))
  this.gap042 = gap042Expr

proc fromFile*(_: typedesc[GtaSaSaveDe_StuntJump], filename: string): GtaSaSaveDe_StuntJump =
  GtaSaSaveDe_StuntJump.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 24.
]##
proc read*(_: typedesc[GtaSaSaveDe_StuntJumpsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_StuntJumpsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_StuntJumpsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Jumps that follow; 70.
  ]##
  let numJumpsExpr = this.io.readU4le()
  this.numJumps = numJumpsExpr

  ##[
  Jumps, in an order that turns by some places whenever a save is
loaded.

  ]##
  for i in 0 ..< int(this.numJumps):
    let it = GtaSaSaveDe_StuntJump.read(this.io, this.root, this)
    this.jumps.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_StuntJumpsBlock], filename: string): GtaSaSaveDe_StuntJumpsBlock =
  GtaSaSaveDe_StuntJumpsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
add one for cars, on and off, 022A and 022B one for people, unless 64 are
stored. Each first drops the boxes that lie inside the new one, of
whichever kind; a fault there loses the last box and doubles another, so
that doubled boxes are normal. 091D (cars) and 091E (people) drop the
boxes inside theirs, give the nodes their original state back, and add
none.

]##
proc read*(_: typedesc[GtaSaSaveDe_SwitchedArea], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_PathsBlock): GtaSaSaveDe_SwitchedArea =
  template this: untyped = result
  this = new(GtaSaSaveDe_SwitchedArea)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Lowest x.
  ]##
  let xMinExpr = this.io.readF4le()
  this.xMin = xMinExpr

  ##[
  Highest x.
  ]##
  let xMaxExpr = this.io.readF4le()
  this.xMax = xMaxExpr

  ##[
  Lowest y.
  ]##
  let yMinExpr = this.io.readF4le()
  this.yMin = yMinExpr

  ##[
  Highest y.
  ]##
  let yMaxExpr = this.io.readF4le()
  this.yMax = yMaxExpr

  ##[
  Lowest z.
  ]##
  let zMinExpr = this.io.readF4le()
  this.zMin = zMinExpr

  ##[
  Highest z.
  ]##
  let zMaxExpr = this.io.readF4le()
  this.zMax = zMaxExpr

  ##[
  Whether the nodes are off.
  ]##
  let switchedOffExpr = this.io.readU1()
  this.switchedOff = switchedOffExpr

  ##[
  Whether the area switches nodes of cars; else those of people.
  ]##
  let forCarsExpr = this.io.readU1()
  this.forCars = forCarsExpr

  ##[
  Nothing; 0.
  ]##
  let gap01aExpr = this.io.readBytes(int(2))
  this.gap01a = gap01aExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_SwitchedArea], filename: string): GtaSaSaveDe_SwitchedArea =
  GtaSaSaveDe_SwitchedArea.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 20.
]##
proc read*(_: typedesc[GtaSaSaveDe_TagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_TagsBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_TagsBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Gang tags that follow; as many as the game has, because it does not
read this number.

  ]##
  let numTagsExpr = this.io.readU4le()
  this.numTags = numTagsExpr

  ##[
  Paint on each, 0 to 255; above 228 it is sprayed over.
  ]##
  for i in 0 ..< int(this.numTags):
    let it = this.io.readU1()
    this.tags.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_TagsBlock], filename: string): GtaSaSaveDe_TagsBlock =
  GtaSaSaveDe_TagsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A text with its length.
]##
proc read*(_: typedesc[GtaSaSaveDe_Text], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveDe_Text =
  template this: untyped = result
  this = new(GtaSaSaveDe_Text)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of `content`.
  ]##
  let lenContentExpr = this.io.readU4le()
  this.lenContent = lenContentExpr

  ##[
  Text with a zero after it.
  ]##
  let contentExpr = this.io.readBytes(int(this.lenContent))
  this.content = contentExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Text], filename: string): GtaSaSaveDe_Text =
  GtaSaSaveDe_Text.read(newKaitaiFileStream(filename), nil, nil)


##[
A marker in the world; a slot that is not in use holds old places.
]##
proc read*(_: typedesc[GtaSaSaveDe_UserMarker], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_UserMarkersBlock): GtaSaSaveDe_UserMarker =
  template this: untyped = result
  this = new(GtaSaSaveDe_UserMarker)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Whether the marker is shown.
  ]##
  let inUseExpr = this.io.readU1()
  this.inUse = inUseExpr

  ##[
  Nothing; 0.
  ]##
  let gap001Expr = this.io.readBytes(int(3))
  this.gap001 = gap001Expr

  ##[
  Place of the marker in the world.
  ]##
  let positionExpr = GtaSaSaveDe_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Red, 0 to 255.
  ]##
  let redExpr = this.io.readU4le()
  this.red = redExpr

  ##[
  Green, 0 to 255.
  ]##
  let greenExpr = this.io.readU4le()
  this.green = greenExpr

  ##[
  Blue, 0 to 255.
  ]##
  let blueExpr = this.io.readU4le()
  this.blue = blueExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_UserMarker], filename: string): GtaSaSaveDe_UserMarker =
  GtaSaSaveDe_UserMarker.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 27 (opcode 0A40).
]##
proc read*(_: typedesc[GtaSaSaveDe_UserMarkersBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_UserMarkersBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_UserMarkersBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The five markers that scripts can set (opcode 0A40).
  ]##
  for i in 0 ..< int(5):
    let it = GtaSaSaveDe_UserMarker.read(this.io, this.root, this)
    this.markers.add(it)

proc fromFile*(_: typedesc[GtaSaSaveDe_UserMarkersBlock], filename: string): GtaSaSaveDe_UserMarkersBlock =
  GtaSaSaveDe_UserMarkersBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction on the ground.
]##
proc read*(_: typedesc[GtaSaSaveDe_Vec2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_Garage): GtaSaSaveDe_Vec2 =
  template this: untyped = result
  this = new(GtaSaSaveDe_Vec2)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Towards the east.
  ]##
  let xExpr = this.io.readF4le()
  this.x = xExpr

  ##[
  Towards the north.
  ]##
  let yExpr = this.io.readF4le()
  this.y = yExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Vec2], filename: string): GtaSaSaveDe_Vec2 =
  GtaSaSaveDe_Vec2.read(newKaitaiFileStream(filename), nil, nil)


##[
A point or direction in the world.
]##
proc read*(_: typedesc[GtaSaSaveDe_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveDe_Vec3 =
  template this: untyped = result
  this = new(GtaSaSaveDe_Vec3)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Towards the east.
  ]##
  let xExpr = this.io.readF4le()
  this.x = xExpr

  ##[
  Towards the north.
  ]##
  let yExpr = this.io.readF4le()
  this.y = yExpr

  ##[
  Up.
  ]##
  let zExpr = this.io.readF4le()
  this.z = zExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_Vec3], filename: string): GtaSaSaveDe_Vec3 =
  GtaSaSaveDe_Vec3.read(newKaitaiFileStream(filename), nil, nil)


##[
Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
]##
proc read*(_: typedesc[GtaSaSaveDe_VehicleDamage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_MobileVehicle): GtaSaSaveDe_VehicleDamage =
  template this: untyped = result
  this = new(GtaSaSaveDe_VehicleDamage)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Effect of a flat tyre on the driving; 0.5.
  ]##
  let wheelEffectExpr = this.io.readF4le()
  this.wheelEffect = wheelEffectExpr

  ##[
  Damage of the engine, 0 to 250.
  ]##
  let engineStatusExpr = this.io.readU1()
  this.engineStatus = engineStatusExpr

  ##[
  State of the wheels, 0 to 2; 0 is whole.
  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.wheels.add(it)

  ##[
  State of bonnet, boot, and the doors left front, right front, left
rear, right rear, 0 to 4; 0 is whole.

  ]##
  for i in 0 ..< int(6):
    let it = this.io.readU1()
    this.doors.add(it)

  ##[
  Nothing; 0.
  ]##
  let gap00fExpr = this.io.readBytes(int(1))
  this.gap00f = gap00fExpr

  ##[
  State of the lights, two bits each; 0 is whole.
  ]##
  let lightsExpr = this.io.readU4le()
  this.lights = lightsExpr

  ##[
  State of the panels, four bits each; 0 is whole.
  ]##
  let panelsExpr = this.io.readU4le()
  this.panels = panelsExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_VehicleDamage], filename: string): GtaSaSaveDe_VehicleDamage =
  GtaSaSaveDe_VehicleDamage.read(newKaitaiFileStream(filename), nil, nil)


##[
A weapon; all zero in an empty slot.
]##
proc read*(_: typedesc[GtaSaSaveDe_Weapon], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_MobilePlayer): GtaSaSaveDe_Weapon =
  template this: untyped = result
  this = new(GtaSaSaveDe_Weapon)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Weapon; its slot decides which fit here.
  ]##
  let weaponTypeExpr = this.io.readU4le()
  this.weaponType = weaponTypeExpr

  ##[
  Whether the weapon is ready, fires, reloads or is empty.
  ]##
  let stateExpr = this.io.readU4le()
  this.state = stateExpr

  ##[
  Shots left before the weapon must be loaded again.
  ]##
  let clipExpr = this.io.readU4le()
  this.clip = clipExpr

  ##[
  Shots in all, above 25,000 without end.
  ]##
  let totalAmmoExpr = this.io.readU4le()
  this.totalAmmo = totalAmmoExpr

  ##[
  Time from which the weapon can shoot again.
  ]##
  let nextShotTimeExpr = this.io.readU4le()
  this.nextShotTime = nextShotTimeExpr

  ##[
  Whether it was chosen for the view through it; 0.
  ]##
  let firstPersonSelectedExpr = this.io.readU1()
  this.firstPersonSelected = firstPersonSelectedExpr

  ##[
  Whether the weapon is hidden; 0.
  ]##
  let dontPlaceInHandExpr = this.io.readU1()
  this.dontPlaceInHand = dontPlaceInHandExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap016Expr = this.io.readBytes(int(2))
  this.gap016 = gap016Expr

  ##[
  Old address; 0.
  ]##
  let fxPtrExpr = this.io.readU4le()
  this.fxPtr = fxPtrExpr

proc stateName(this: GtaSaSaveDe_Weapon): GtaSaSaveDe_WeaponState = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaSaveDe_WeaponState(GtaSaSaveDe_WeaponState(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc weaponTypeName(this: GtaSaSaveDe_Weapon): GtaSaSaveDe_WeaponKind = 

  ##[
  Meaning of `weapon_type`.
  ]##
  if this.weaponTypeNameInstFlag:
    return this.weaponTypeNameInst
  let weaponTypeNameInstExpr = GtaSaSaveDe_WeaponKind(GtaSaSaveDe_WeaponKind(this.weaponType))
  this.weaponTypeNameInst = weaponTypeNameInstExpr
  this.weaponTypeNameInstFlag = true
  return this.weaponTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_Weapon], filename: string): GtaSaSaveDe_Weapon =
  GtaSaSaveDe_Weapon.read(newKaitaiFileStream(filename), nil, nil)


##[
A box with a name.
]##
proc read*(_: typedesc[GtaSaSaveDe_Zone], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZonesBlock): GtaSaSaveDe_Zone =
  template this: untyped = result
  this = new(GtaSaSaveDe_Zone)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Name to scripts in capitals, filled with zeros.
  ]##
  let infoLabelExpr = this.io.readBytes(int(8))
  this.infoLabel = infoLabelExpr

  ##[
  Name of the text that is shown, filled with zeros.
  ]##
  let textKeyExpr = this.io.readBytes(int(8))
  this.textKey = textKeyExpr

  ##[
  Lowest x.
  ]##
  let x1Expr = this.io.readS2le()
  this.x1 = x1Expr

  ##[
  Lowest y.
  ]##
  let y1Expr = this.io.readS2le()
  this.y1 = y1Expr

  ##[
  Lowest z.
  ]##
  let z1Expr = this.io.readS2le()
  this.z1 = z1Expr

  ##[
  Highest x.
  ]##
  let x2Expr = this.io.readS2le()
  this.x2 = x2Expr

  ##[
  Highest y.
  ]##
  let y2Expr = this.io.readS2le()
  this.y2 = y2Expr

  ##[
  Highest z.
  ]##
  let z2Expr = this.io.readS2le()
  this.z2 = z2Expr

  ##[
  Info of the zone; 0 for towns.
  ]##
  let infoIndexExpr = this.io.readU2le()
  this.infoIndex = infoIndexExpr

  ##[
  Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
  ]##
  let zoneTypeExpr = this.io.readU1()
  this.zoneType = zoneTypeExpr

  ##[
  Town.
  ]##
  let levelExpr = this.io.readU1()
  this.level = levelExpr

proc levelName(this: GtaSaSaveDe_Zone): GtaSaSaveDe_Town = 

  ##[
  Meaning of `level`.
  ]##
  if this.levelNameInstFlag:
    return this.levelNameInst
  let levelNameInstExpr = GtaSaSaveDe_Town(GtaSaSaveDe_Town(this.level))
  this.levelNameInst = levelNameInstExpr
  this.levelNameInstFlag = true
  return this.levelNameInst

proc zoneTypeName(this: GtaSaSaveDe_Zone): GtaSaSaveDe_ZoneKind = 

  ##[
  Meaning of `zone_type`.
  ]##
  if this.zoneTypeNameInstFlag:
    return this.zoneTypeNameInst
  let zoneTypeNameInstExpr = GtaSaSaveDe_ZoneKind(GtaSaSaveDe_ZoneKind(this.zoneType))
  this.zoneTypeNameInst = zoneTypeNameInstExpr
  this.zoneTypeNameInstFlag = true
  return this.zoneTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_Zone], filename: string): GtaSaSaveDe_Zone =
  GtaSaSaveDe_Zone.read(newKaitaiFileStream(filename), nil, nil)


##[
Who lives in a zone.
]##
proc read*(_: typedesc[GtaSaSaveDe_ZoneInfo], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe_ZonesBlock): GtaSaSaveDe_ZoneInfo =
  template this: untyped = result
  this = new(GtaSaSaveDe_ZoneInfo)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Density of each gang, 0 to 100 (opcode 076C).
  ]##
  for i in 0 ..< int(10):
    let it = this.io.readU1()
    this.gangDensity.add(it)

  ##[
  Density of dealers (opcode 076A), 0 to 15.
  ]##
  let dealerDensityExpr = this.io.readU1()
  this.dealerDensity = dealerDensityExpr

  ##[
  Red, green, blue and alpha on the map, which follow from the
densities.

  ]##
  for i in 0 ..< int(4):
    let it = this.io.readU1()
    this.colour.add(it)

  ##[
  Kind of people in the zone.
  ]##
  let populationExpr = GtaSaSaveDe_PopulationBits.read(this.io, this.root, this)
  this.population = populationExpr

  ##[
  Groups of people that live in the zone (opcode 0874).
  ]##
  let racesExpr = GtaSaSaveDe_RaceBits.read(this.io, this.root, this)
  this.races = racesExpr

proc fromFile*(_: typedesc[GtaSaSaveDe_ZoneInfo], filename: string): GtaSaSaveDe_ZoneInfo =
  GtaSaSaveDe_ZoneInfo.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 10. Zones have a box and a name; their inhabitants are stored in infos,
which several may share.

]##
proc read*(_: typedesc[GtaSaSaveDe_ZonesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveDe): GtaSaSaveDe_ZonesBlock =
  template this: untyped = result
  this = new(GtaSaSaveDe_ZonesBlock)
  let root = if root == nil: cast[GtaSaSaveDe](this) else: cast[GtaSaSaveDe](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Town in which the player is, 0 to 3; not that of block 0.
  ]##
  let currentLevelExpr = this.io.readU4le()
  this.currentLevel = currentLevelExpr

  ##[
  Zones with a name, 379.
  ]##
  let numNavZonesExpr = this.io.readU2le()
  this.numNavZones = numNavZonesExpr

  ##[
  Infos, 378.
  ]##
  let numZoneInfosExpr = this.io.readU2le()
  this.numZoneInfos = numZoneInfosExpr

  ##[
  Zones of towns, 7.
  ]##
  let numMapZonesExpr = this.io.readU2le()
  this.numMapZones = numMapZonesExpr

  ##[
  Zones with a name, the first being all of the map.
  ]##
  for i in 0 ..< int(this.numNavZones):
    let it = GtaSaSaveDe_Zone.read(this.io, this.root, this)
    this.navZones.add(it)

  ##[
  Inhabitants of the zones.
  ]##
  for i in 0 ..< int(this.numZoneInfos):
    let it = GtaSaSaveDe_ZoneInfo.read(this.io, this.root, this)
    this.zoneInfos.add(it)

  ##[
  Towns.
  ]##
  for i in 0 ..< int(this.numMapZones):
    let it = GtaSaSaveDe_Zone.read(this.io, this.root, this)
    this.mapZones.add(it)

  ##[
  Whether a part of the map is revealed, 0 or 1: ten columns from west
to east, ten parts from north to south in each.

  ]##
  for i in 0 ..< int(100):
    let it = this.io.readU1()
    this.visited.add(it)

  ##[
  Parts that are revealed.
  ]##
  let revealedCountExpr = this.io.readU4le()
  this.revealedCount = revealedCountExpr

proc currentLevelName(this: GtaSaSaveDe_ZonesBlock): GtaSaSaveDe_Town = 

  ##[
  Meaning of `current_level`.
  ]##
  if this.currentLevelNameInstFlag:
    return this.currentLevelNameInst
  let currentLevelNameInstExpr = GtaSaSaveDe_Town(GtaSaSaveDe_Town(this.currentLevel))
  this.currentLevelNameInst = currentLevelNameInstExpr
  this.currentLevelNameInstFlag = true
  return this.currentLevelNameInst

proc fromFile*(_: typedesc[GtaSaSaveDe_ZonesBlock], filename: string): GtaSaSaveDe_ZonesBlock =
  GtaSaSaveDe_ZonesBlock.read(newKaitaiFileStream(filename), nil, nil)

