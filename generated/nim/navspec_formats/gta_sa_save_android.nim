import kaitai_struct_nim_runtime
import options

type
  GtaSaSaveAndroid* = ref object of KaitaiStruct
    `tag00`*: seq[byte]
    `simpleVariables`*: GtaSaSaveAndroid_SimpleVariablesBlock
    `tag01`*: seq[byte]
    `scripts`*: GtaSaSaveAndroid_ScriptsBlock
    `tag02`*: seq[byte]
    `pools`*: GtaSaSaveAndroid_MobilePoolsBlock
    `tag03`*: seq[byte]
    `garages`*: GtaSaSaveAndroid_GaragesBlock
    `tag04`*: seq[byte]
    `gameLogic`*: GtaSaSaveAndroid_GameLogicBlock
    `tag05`*: seq[byte]
    `paths`*: GtaSaSaveAndroid_PathsBlock
    `tag06`*: seq[byte]
    `pickups`*: GtaSaSaveAndroid_PickupsBlock
    `phoneInfo`*: GtaSaSaveAndroid_EmptyBlock
    `tag08`*: seq[byte]
    `restartPoints`*: GtaSaSaveAndroid_RestartPointsBlock
    `tag09`*: seq[byte]
    `radarBlips`*: GtaSaSaveAndroid_RadarBlock
    `tag10`*: seq[byte]
    `zones`*: GtaSaSaveAndroid_ZonesBlock
    `tag11`*: seq[byte]
    `gangs`*: GtaSaSaveAndroid_GangsBlock
    `tag12`*: seq[byte]
    `carGenerators`*: GtaSaSaveAndroid_CarGeneratorsBlock
    `pedGenerators`*: GtaSaSaveAndroid_EmptyBlock
    `audioScriptObjects`*: GtaSaSaveAndroid_EmptyBlock
    `tag15`*: seq[byte]
    `playerInfo`*: GtaSaSaveAndroid_PlayerInfoBlock
    `tag16`*: seq[byte]
    `statistics`*: GtaSaSaveAndroid_StatisticsBlock
    `tag17`*: seq[byte]
    `setPieces`*: GtaSaSaveAndroid_SetPiecesBlock
    `tag18`*: seq[byte]
    `streaming`*: GtaSaSaveAndroid_StreamingBlock
    `tag19`*: seq[byte]
    `pedRelationships`*: GtaSaSaveAndroid_PedRelationshipsBlock
    `tag20`*: seq[byte]
    `tags`*: GtaSaSaveAndroid_TagsBlock
    `tag21`*: seq[byte]
    `iplFlags`*: GtaSaSaveAndroid_IplFlagsBlock
    `tag22`*: seq[byte]
    `shopping`*: GtaSaSaveAndroid_ShoppingBlock
    `tag23`*: seq[byte]
    `gangWars`*: GtaSaSaveAndroid_GangWarsBlock
    `tag24`*: seq[byte]
    `stuntJumps`*: GtaSaSaveAndroid_StuntJumpsBlock
    `tag25`*: seq[byte]
    `entryExits`*: GtaSaSaveAndroid_EntryExitsBlock
    `tag26`*: seq[byte]
    `radio`*: GtaSaSaveAndroid_RadioBlock
    `tag27`*: seq[byte]
    `userMarkers`*: GtaSaSaveAndroid_UserMarkersBlock
    `tag28`*: seq[byte]
    `postEffects`*: GtaSaSaveAndroid_PostEffectsBlock
    `briefs`*: seq[GtaSaSaveAndroid_Brief]
    `padding`*: seq[byte]
    `checksum`*: uint32
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
    `hasPostEffectsInst`: bool
    `hasPostEffectsInstFlag`: bool
    `isGuardedInst`: bool
    `isGuardedInstFlag`: bool
    `isMissionSaveInst`: bool
    `isMissionSaveInstFlag`: bool
    `isObjectVariantBInst`: bool
    `isObjectVariantBInstFlag`: bool
    `lenMissionStateInst`: uint32
    `lenMissionStateInstFlag`: bool
    `lenMissionTailInst`: uint32
    `lenMissionTailInstFlag`: bool
    `lenTrailingInst`: int64
    `lenTrailingInstFlag`: bool
    `numBlipsInst`: uint32
    `numBlipsInstFlag`: bool
  GtaSaSaveAndroid_BlipColour* = enum
    blip_red = 0
    blip_green = 1
    blip_blue = 2
    blip_white = 3
    blip_yellow = 4
    blip_red_2 = 5
    blip_blue_2 = 6
    blip_threat = 7
    blip_destination = 8
  GtaSaSaveAndroid_BlipDisplay* = enum
    show_nothing = 0
    show_marker = 1
    show_icon = 2
    show_both = 3
  GtaSaSaveAndroid_BlipTarget* = enum
    blip_of_nothing = 0
    blip_of_car = 1
    blip_of_ped = 2
    blip_of_object = 3
    blip_of_place = 4
    blip_of_contact = 5
    blip_of_spotlight = 6
    blip_of_pickup = 7
    blip_of_airstrip = 8
  GtaSaSaveAndroid_BrainKind* = enum
    free_brain = -1
    ped_brain = 0
    object_brain = 1
    ped_generator_brain = 2
    code_ped_brain = 3
    code_object_brain = 4
    attractor_brain = 5
  GtaSaSaveAndroid_CarBomb* = enum
    no_bomb = 0
    bomb_with_timer = 1
    bomb_at_ignition = 2
    bomb_remote = 3
    bomb_with_timer_ticking = 4
    bomb_at_ignition_armed = 5
  GtaSaSaveAndroid_CarPart* = enum
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
  GtaSaSaveAndroid_CarPlace* = enum
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
  GtaSaSaveAndroid_CarSupply* = enum
    no_cars = 0
    cars_without_end = 65535
  GtaSaSaveAndroid_ClothesFile* = enum
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
  GtaSaSaveAndroid_ClothesModel* = enum
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
  GtaSaSaveAndroid_ClothesTexture* = enum
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
  GtaSaSaveAndroid_CollisionResponse* = enum
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
  GtaSaSaveAndroid_DamageEffect* = enum
    damage_none = 0
    damage_changes_model = 1
    damage_smashes = 20
    damage_changes_then_smashes = 21
    damage_breaks = 200
    damage_breaks_for_good = 202
  GtaSaSaveAndroid_Door* = enum
    door_closed = 0
    door_open = 1
    door_closing = 2
    door_opening = 3
    door_waiting_for_player_to_leave = 4
    door_closed_after_drop_off = 5
  GtaSaSaveAndroid_Fighting* = enum
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
  GtaSaSaveAndroid_FloatStat* = enum
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
  GtaSaSaveAndroid_GameVersion* = enum
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
  GtaSaSaveAndroid_GangId* = enum
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
  GtaSaSaveAndroid_GarageKind* = enum
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
  GtaSaSaveAndroid_GarageUse* = enum
    use_hideout = 0
    use_impound = 1
  GtaSaSaveAndroid_HiddenThing* = enum
    nothing_hidden = 0
    hidden_legacy = 1
    hidden_building = 2
    hidden_object = 3
    hidden_dummy = 4
  GtaSaSaveAndroid_Icon* = enum
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
  GtaSaSaveAndroid_IntStat* = enum
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
  GtaSaSaveAndroid_InteriorArea* = enum
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
  GtaSaSaveAndroid_InteriorRoom* = enum
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
  GtaSaSaveAndroid_ItemKind* = enum
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
  GtaSaSaveAndroid_MapPart* = enum
    barriers1_of_v1 = 2
    barriers2_of_v1 = 3
    crack_of_v2 = 42
    truthsfarm_of_v1 = 46
    crack_of_v1_truthsfarm_of_v2 = 59
    barriers1_of_v2 = 60
    barriers2_of_v2 = 61
    carter_of_v2 = 79
    carter_of_v1 = 124
  GtaSaSaveAndroid_MapZone* = enum
    map_zone_themap = 0
    map_zone_vegas = 1
    map_zone_sf01 = 2
    map_zone_sf02 = 3
    map_zone_sf03 = 4
    map_zone_la01 = 5
    map_zone_la02 = 6
  GtaSaSaveAndroid_MirroredStat* = enum
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
  GtaSaSaveAndroid_MissionKey* = enum
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
  GtaSaSaveAndroid_NavZone* = enum
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
  GtaSaSaveAndroid_NewsKind* = enum
    news_of_city = 1
    news_of_mission = 2
    no_news = 3
  GtaSaSaveAndroid_ObjectModel* = enum
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
  GtaSaSaveAndroid_ObjectOrigin* = enum
    object_unknown = 0
    object_of_game = 1
    object_of_mission = 2
    object_temporary = 3
    object_of_cutscene = 4
    object_decoration = 5
    object_of_mission_2 = 6
  GtaSaSaveAndroid_Paint* = enum
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
  GtaSaSaveAndroid_PartSlot* = enum
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
  GtaSaSaveAndroid_PedKind* = enum
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
  GtaSaSaveAndroid_PickupKind* = enum
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
  GtaSaSaveAndroid_PlayState* = enum
    still_playing = 0
    player_wasted = 1
    player_busted = 2
    mission_failed = 3
    mission_passed = 4
  GtaSaSaveAndroid_PlayerCondition* = enum
    player_playing = 0
    player_died = 1
    player_arrested = 2
    player_failed_mission = 3
    player_left_game = 4
  GtaSaSaveAndroid_PopulationGroup* = enum
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
  GtaSaSaveAndroid_PropertyOffer* = enum
    no_property_text = 0
    can_be_bought = 1
    cannot_be_bought = 2
  GtaSaSaveAndroid_ScriptVersion* = enum
    script_v2 = 194125
    script_v1 = 194146
    script_android = 262245
    script_definitive = 264905
  GtaSaSaveAndroid_ShopItem* = enum
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
  GtaSaSaveAndroid_StatMessage* = enum
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
  GtaSaSaveAndroid_Station* = enum
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
  GtaSaSaveAndroid_StationOrder* = enum
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
  GtaSaSaveAndroid_StockGarage* = enum
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
  GtaSaSaveAndroid_SwappedThing* = enum
    nothing_swapped = 0
    building_swapped = 2
  GtaSaSaveAndroid_SystemTimePart* = enum
    year = 0
    month = 1
    weekday = 2
    day = 3
    hour = 4
    minute = 5
    second = 6
    millisecond = 7
  GtaSaSaveAndroid_Town* = enum
    countryside_town = 0
    los_santos = 1
    san_fierro = 2
    las_venturas = 3
  GtaSaSaveAndroid_TrapKind* = enum
    no_trap = 0
    two_slow_cars = 1
    one_fast_car = 2
    one_car = 3
    one_cop = 4
    two_cops = 5
    two_braking_cars = 6
    two_fast_cars = 7
    two_cars = 8
  GtaSaSaveAndroid_Vehicle* = enum
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
  GtaSaSaveAndroid_VehicleClass* = enum
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
  GtaSaSaveAndroid_WarAttack* = enum
    no_attack = 0
    player_was_told = 1
    player_came = 2
  GtaSaSaveAndroid_WarState* = enum
    no_war = 0
    provoked = 1
    first_wave = 2
    first_passed = 3
    second_wave = 4
    second_passed = 5
    third_wave = 6
  GtaSaSaveAndroid_WeaponKind* = enum
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
  GtaSaSaveAndroid_WeaponSlot* = enum
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
  GtaSaSaveAndroid_WeaponState* = enum
    weapon_ready = 0
    firing = 1
    reloading = 2
    out_of_ammo = 3
    melee_contact = 4
  GtaSaSaveAndroid_Weather* = enum
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
  GtaSaSaveAndroid_WheelClass* = enum
    wheel_class_0 = 0
    wheel_class_1 = 1
    wheel_class_2 = 2
  GtaSaSaveAndroid_ZoneKind* = enum
    nav_zone = 0
    local_zone = 1
    info_zone = 2
    map_zone = 3
  GtaSaSaveAndroid_AnimGroup* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `model`*: int32
    `ifpName`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
  GtaSaSaveAndroid_Blip* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `colour`*: uint32
    `entityHandle`*: uint32
    `position`*: GtaSaSaveAndroid_Vec3
    `counter`*: uint16
    `gap016`*: seq[byte]
    `sphereRadius`*: float32
    `iconSize`*: uint16
    `gap01e`*: seq[byte]
    `enexPlus1`*: uint32
    `sprite`*: int8
    `state`*: GtaSaSaveAndroid_BlipStateBits
    `kind`*: GtaSaSaveAndroid_BlipKindBits
    `gap025`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_RadarBlock
    `colourNameInst`: GtaSaSaveAndroid_BlipColour
    `colourNameInstFlag`: bool
    `spriteNameInst`: GtaSaSaveAndroid_Icon
    `spriteNameInstFlag`: bool
  GtaSaSaveAndroid_BlipKindBits* = ref object of KaitaiStruct
    `display`*: uint64
    `blipType`*: uint64
    `appearance`*: uint64
    `parent`*: GtaSaSaveAndroid_Blip
    `blipTypeNameInst`: GtaSaSaveAndroid_BlipTarget
    `blipTypeNameInstFlag`: bool
    `displayNameInst`: GtaSaSaveAndroid_BlipDisplay
    `displayNameInstFlag`: bool
  GtaSaSaveAndroid_BlipStateBits* = ref object of KaitaiStruct
    `bright`*: bool
    `inUse`*: bool
    `shortRange`*: bool
    `friendly`*: bool
    `blipRemain`*: bool
    `fade`*: bool
    `coordAppearance`*: uint64
    `parent`*: GtaSaSaveAndroid_Blip
  GtaSaSaveAndroid_Brief* = ref object of KaitaiStruct
    `guardLenKey`*: seq[byte]
    `lenKey`*: uint32
    `guardKey`*: seq[byte]
    `key`*: seq[byte]
    `numbers`*: seq[int32]
    `guardedNumbers`*: seq[GtaSaSaveAndroid_GuardedS4Twice]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `hasGuardOfKeyInst`: bool
    `hasGuardOfKeyInstFlag`: bool
    `hasNumbersInst`: bool
    `hasNumbersInstFlag`: bool
  GtaSaSaveAndroid_BuildingSwap* = ref object of KaitaiStruct
    `guardSwapType`*: seq[byte]
    `swapType`*: uint32
    `guardPoolIndexPlus1`*: seq[byte]
    `poolIndexPlus1`*: uint32
    `guardNewModel`*: seq[byte]
    `newModel`*: int32
    `guardOldModel`*: seq[byte]
    `oldModel`*: int32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
    `swapTypeNameInst`: GtaSaSaveAndroid_SwappedThing
    `swapTypeNameInstFlag`: bool
  GtaSaSaveAndroid_CarBits* = ref object of KaitaiStruct
    `carBulletProof`*: bool
    `carFireProof`*: bool
    `carExplosionProof`*: bool
    `carCollisionProof`*: bool
    `carMeleeProof`*: bool
    `bassBoost`*: bool
    `hydraulics`*: bool
    `nitrous`*: bool
    `parent`*: GtaSaSaveAndroid_StoredCar
  GtaSaSaveAndroid_CarGenerator* = ref object of KaitaiStruct
    `guardIndex`*: seq[byte]
    `index`*: uint16
    `guardBody`*: seq[byte]
    `model`*: int16
    `colours`*: seq[int8]
    `x`*: int16
    `y`*: int16
    `z`*: int16
    `angle`*: uint8
    `alarmChance`*: uint8
    `lockChance`*: uint8
    `flags`*: GtaSaSaveAndroid_GeneratorBits
    `minDelay`*: uint16
    `maxDelay`*: uint16
    `gap013`*: seq[byte]
    `nextGenTime`*: uint32
    `vehicleHandle`*: int16
    `generateCount`*: uint16
    `iplId`*: uint8
    `isUsed`*: uint8
    `gap01f`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_CarGeneratorsBlock
    `generateCountNameInst`: GtaSaSaveAndroid_CarSupply
    `generateCountNameInstFlag`: bool
    `modelNameInst`: GtaSaSaveAndroid_Vehicle
    `modelNameInstFlag`: bool
  GtaSaSaveAndroid_CarGeneratorsBlock* = ref object of KaitaiStruct
    `guardNumGenerators`*: seq[byte]
    `numGenerators`*: uint32
    `guardProcessCounter`*: seq[byte]
    `processCounter`*: uint8
    `guardGenerateEvenIfClose`*: seq[byte]
    `generateEvenIfClose`*: uint8
    `generators`*: seq[GtaSaSaveAndroid_CarGenerator]
    `guardPlateCount`*: seq[byte]
    `plateCount`*: uint32
    `plates`*: seq[GtaSaSaveAndroid_Plate]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_ChangedPrice* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `key`*: uint32
    `price`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ShoppingBlock
  GtaSaSaveAndroid_Direction* = ref object of KaitaiStruct
    `x`*: int8
    `y`*: int8
    `z`*: int8
    `parent`*: GtaSaSaveAndroid_MobileObject
  GtaSaSaveAndroid_Direction100* = ref object of KaitaiStruct
    `x`*: int8
    `y`*: int8
    `z`*: int8
    `parent`*: GtaSaSaveAndroid_StoredCar
  GtaSaSaveAndroid_EmptyBlock* = ref object of KaitaiStruct
    `tag`*: seq[byte]
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_EntityBits* = ref object of KaitaiStruct
    `usesCollision`*: bool
    `collisionProcessed`*: bool
    `staticFlag`*: bool
    `hasContacted`*: bool
    `stuck`*: bool
    `safePosition`*: bool
    `postponed`*: bool
    `visible`*: bool
    `bigBuilding`*: bool
    `renderDamaged`*: bool
    `streamingDontDelete`*: bool
    `removeFromWorld`*: bool
    `hitWall`*: bool
    `beingRendered`*: bool
    `drawLast`*: bool
    `distanceFade`*: bool
    `noShadowsOn`*: bool
    `offscreen`*: bool
    `staticWaitingCollision`*: bool
    `dontStream`*: bool
    `underwaterFlag`*: bool
    `prerenderEffects`*: bool
    `tempBuilding`*: bool
    `noHierarchyUpdate`*: bool
    `roadsignText`*: bool
    `superLowLod`*: bool
    `procedural`*: bool
    `backfaceCulled`*: bool
    `lightObject`*: bool
    `unimportantStream`*: bool
    `tunnel`*: bool
    `tunnelTransition`*: bool
    `parent`*: GtaSaSaveAndroid_MobileObject
  GtaSaSaveAndroid_EntryExit* = ref object of KaitaiStruct
    `entryIndex`*: int16
    `door`*: GtaSaSaveAndroid_EntryExitState
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_EntryExitsBlock
    `hasBodyInst`: bool
    `hasBodyInstFlag`: bool
  GtaSaSaveAndroid_EntryExitBits* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSaveAndroid_EntryExitState
  GtaSaSaveAndroid_EntryExitState* = ref object of KaitaiStruct
    `guardFlags`*: seq[byte]
    `flags`*: GtaSaSaveAndroid_EntryExitBits
    `guardLinkedIndex`*: seq[byte]
    `linkedIndex`*: int16
    `guardNext`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_EntryExit
  GtaSaSaveAndroid_EntryExitsBlock* = ref object of KaitaiStruct
    `guardNumStack`*: seq[byte]
    `numStack`*: uint32
    `stack`*: seq[uint16]
    `guardedStack`*: seq[GtaSaSaveAndroid_GuardedU2]
    `guardEntries`*: seq[byte]
    `entries`*: seq[GtaSaSaveAndroid_EntryExit]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_ExtraRestart* = ref object of KaitaiStruct
    `guardPosition`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `guardRadius`*: seq[byte]
    `radius`*: float32
    `guardHeading`*: seq[byte]
    `heading`*: float32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_RestartPointsBlock
  GtaSaSaveAndroid_GameLogicBlock* = ref object of KaitaiStruct
    `guardNumRestarts`*: seq[byte]
    `numRestarts`*: uint32
    `guardPenaltyForDeath`*: seq[byte]
    `penaltyForDeath`*: uint8
    `guardPenaltyForArrest`*: seq[byte]
    `penaltyForArrest`*: uint8
    `guardGameState`*: seq[byte]
    `gameState`*: uint8
    `guardTimeOfLastEvent`*: seq[byte]
    `timeOfLastEvent`*: uint32
    `restarts`*: seq[GtaSaSaveAndroid_Restart]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `gameStateNameInst`: GtaSaSaveAndroid_PlayState
    `gameStateNameInstFlag`: bool
  GtaSaSaveAndroid_Gang* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `pedModelOverride`*: int8
    `gap001`*: seq[byte]
    `weaponA`*: uint32
    `weaponB`*: uint32
    `weaponC`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_GangsBlock
    `weaponANameInst`: GtaSaSaveAndroid_WeaponKind
    `weaponANameInstFlag`: bool
    `weaponBNameInst`: GtaSaSaveAndroid_WeaponKind
    `weaponBNameInstFlag`: bool
    `weaponCNameInst`: GtaSaSaveAndroid_WeaponKind
    `weaponCNameInstFlag`: bool
  GtaSaSaveAndroid_GangWarsBlock* = ref object of KaitaiStruct
    `guardWarSize`*: seq[byte]
    `warSize`*: uint32
    `guardBody`*: seq[byte]
    `active`*: uint8
    `gap005`*: seq[byte]
    `state`*: uint32
    `timeStarted`*: uint32
    `zoneInfoIndex`*: int32
    `navZoneIndex`*: int32
    `playerStartPos`*: GtaSaSaveAndroid_Vec3
    `gang1`*: int32
    `gang2`*: int32
    `ferocity`*: int32
    `lastTimeInArea`*: uint32
    `attackState`*: uint32
    `timeTillNextAttack`*: float32
    `pointOfAttack`*: GtaSaSaveAndroid_Vec3
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
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `attackStateNameInst`: GtaSaSaveAndroid_WarAttack
    `attackStateNameInstFlag`: bool
    `gang1NameInst`: GtaSaSaveAndroid_GangId
    `gang1NameInstFlag`: bool
    `gang2NameInst`: GtaSaSaveAndroid_GangId
    `gang2NameInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `stateNameInst`: GtaSaSaveAndroid_WarState
    `stateNameInstFlag`: bool
    `withSpecificZonesInst`: bool
    `withSpecificZonesInstFlag`: bool
  GtaSaSaveAndroid_GangsBlock* = ref object of KaitaiStruct
    `gangs`*: seq[GtaSaSaveAndroid_Gang]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_Garage* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `garageType`*: uint8
    `doorState`*: uint8
    `flags`*: GtaSaSaveAndroid_GarageBits
    `gap002`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `directionA`*: GtaSaSaveAndroid_Vec2
    `directionB`*: GtaSaSaveAndroid_Vec2
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
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_GaragesBlock
    `doorStateNameInst`: GtaSaSaveAndroid_Door
    `doorStateNameInstFlag`: bool
    `garageTypeNameInst`: GtaSaSaveAndroid_GarageKind
    `garageTypeNameInstFlag`: bool
    `originalTypeNameInst`: GtaSaSaveAndroid_GarageKind
    `originalTypeNameInstFlag`: bool
  GtaSaSaveAndroid_GarageBits* = ref object of KaitaiStruct
    `usedModShop`*: bool
    `inactive`*: bool
    `resprayUsed`*: bool
    `opensUp`*: bool
    `goesIn`*: bool
    `cameraFollows`*: bool
    `doorClosed`*: bool
    `alwaysFree`*: bool
    `parent`*: GtaSaSaveAndroid_Garage
  GtaSaSaveAndroid_GaragesBlock* = ref object of KaitaiStruct
    `guardNumGarages`*: seq[byte]
    `numGarages`*: uint32
    `guardFreeBombs`*: seq[byte]
    `freeBombs`*: uint8
    `guardFreeResprays`*: seq[byte]
    `freeResprays`*: uint8
    `guardNoResprays`*: seq[byte]
    `noResprays`*: uint8
    `guardCarsCollected`*: seq[byte]
    `carsCollected`*: int32
    `guardBankVansCollected`*: seq[byte]
    `bankVansCollected`*: int32
    `guardPoliceCarsCollected`*: seq[byte]
    `policeCarsCollected`*: int32
    `carTypesCollected`*: seq[int32]
    `guardedCarTypesCollected`*: seq[GtaSaSaveAndroid_GuardedS4]
    `guardLastHelpTime`*: seq[byte]
    `lastHelpTime`*: int32
    `cars`*: seq[GtaSaSaveAndroid_StoredCar]
    `garages`*: seq[GtaSaSaveAndroid_Garage]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_GeneratorBits* = ref object of KaitaiStruct
    `waitUntilFar`*: bool
    `highPriority`*: bool
    `activeGenerator`*: bool
    `ownedByPlayer`*: bool
    `ignorePopulationLimit`*: bool
    `unusedGeneratorBits`*: uint64
    `parent`*: GtaSaSaveAndroid_CarGenerator
  GtaSaSaveAndroid_GuardedFlag* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: uint8
    `parent`*: GtaSaSaveAndroid_StatisticsBlock
  GtaSaSaveAndroid_GuardedMapPart* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: uint8
    `parent`*: GtaSaSaveAndroid_IplFlagsBlock
  GtaSaSaveAndroid_GuardedS1* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: int8
    `parent`*: GtaSaSaveAndroid_GuardedStation
  GtaSaSaveAndroid_GuardedS4* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: int32
    `parent`*: KaitaiStruct
  GtaSaSaveAndroid_GuardedS4Twice* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: int32
    `parent`*: KaitaiStruct
  GtaSaSaveAndroid_GuardedStation* = ref object of KaitaiStruct
    `recentTracks`*: seq[GtaSaSaveAndroid_GuardedS1]
    `recentIdents`*: seq[GtaSaSaveAndroid_GuardedS4]
    `recentAdverts`*: seq[GtaSaSaveAndroid_GuardedS4]
    `recentDj`*: seq[GtaSaSaveAndroid_GuardedS4]
    `parent`*: GtaSaSaveAndroid_RadioBlock
  GtaSaSaveAndroid_GuardedU1* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: uint8
    `parent`*: KaitaiStruct
  GtaSaSaveAndroid_GuardedU2* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: uint16
    `parent`*: GtaSaSaveAndroid_EntryExitsBlock
  GtaSaSaveAndroid_GuardedU4* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `value`*: uint32
    `parent`*: KaitaiStruct
  GtaSaSaveAndroid_HandlingBits* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSaveAndroid_StoredCar
  GtaSaSaveAndroid_InvisibleObject* = ref object of KaitaiStruct
    `guardObjectKind`*: seq[byte]
    `objectKind`*: uint32
    `guardPoolIndexPlus1`*: seq[byte]
    `poolIndexPlus1`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
    `objectKindNameInst`: GtaSaSaveAndroid_HiddenThing
    `objectKindNameInstFlag`: bool
  GtaSaSaveAndroid_IplFlagsBlock* = ref object of KaitaiStruct
    `guardSlotCount`*: seq[byte]
    `slotCount`*: uint32
    `flags`*: seq[uint8]
    `guardedFlags`*: seq[GtaSaSaveAndroid_GuardedMapPart]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_LoadedMission* = ref object of KaitaiStruct
    `missionIndex`*: uint32
    `code`*: seq[byte]
    `missionLocals`*: seq[uint32]
    `hasIndex`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptThread
    `isNumberedInst`: bool
    `isNumberedInstFlag`: bool
  GtaSaSaveAndroid_LodPair* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `object`*: int32
    `lodObject`*: int32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
  GtaSaSaveAndroid_MobileObject* = ref object of KaitaiStruct
    `guardHandle`*: seq[byte]
    `handle`*: uint32
    `guardModel`*: seq[byte]
    `model`*: int32
    `guardObjectSize`*: seq[byte]
    `objectSize`*: uint32
    `guardBody`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `right`*: GtaSaSaveAndroid_Direction
    `forward`*: GtaSaSaveAndroid_Direction
    `gap01e`*: seq[byte]
    `bonusValue`*: uint8
    `gap025`*: seq[byte]
    `costValue`*: uint16
    `removalTime`*: int32
    `entityFlags`*: GtaSaSaveAndroid_EntityBits
    `unknown48`*: uint32
    `unused`*: int8
    `gap031`*: seq[byte]
    `gap035`*: seq[byte]
    `objectFlags`*: GtaSaSaveAndroid_ObjectBits
    `objectType`*: uint8
    `collisionDamageEffect`*: uint8
    `specialCollisionResponse`*: uint8
    `physicalFlags`*: GtaSaSaveAndroid_PhysicalBits
    `unknownEnd`*: int16
    `gap03e`*: seq[byte]
    `isVariantB`*: bool
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_MobilePoolsBlock
    `collisionDamageEffectNameInst`: GtaSaSaveAndroid_DamageEffect
    `collisionDamageEffectNameInstFlag`: bool
    `isFormAInst`: bool
    `isFormAInstFlag`: bool
    `isFormBInst`: bool
    `isFormBInstFlag`: bool
    `modelNameInst`: GtaSaSaveAndroid_ObjectModel
    `modelNameInstFlag`: bool
    `objectTypeNameInst`: GtaSaSaveAndroid_ObjectOrigin
    `objectTypeNameInstFlag`: bool
    `specialCollisionResponseNameInst`: GtaSaSaveAndroid_CollisionResponse
    `specialCollisionResponseNameInstFlag`: bool
  GtaSaSaveAndroid_MobilePlayer* = ref object of KaitaiStruct
    `guardHandle`*: seq[byte]
    `handle`*: uint32
    `guardModel`*: seq[byte]
    `model`*: int32
    `guardPedType`*: seq[byte]
    `pedType`*: int32
    `modelName`*: seq[byte]
    `guardPedSize`*: seq[byte]
    `pedSize`*: uint32
    `guardBody`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `heading`*: float32
    `health`*: float32
    `armor`*: float32
    `weapons`*: seq[GtaSaSaveAndroid_Weapon]
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
    `playerPart`*: GtaSaSaveAndroid_MobilePlayerPart
    `isDefinitive`*: bool
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_MobilePoolsBlock
    `activeWeaponSlotNameInst`: GtaSaSaveAndroid_WeaponSlot
    `activeWeaponSlotNameInstFlag`: bool
    `areaNameInst`: GtaSaSaveAndroid_InteriorArea
    `areaNameInstFlag`: bool
    `fightingStyleNameInst`: GtaSaSaveAndroid_Fighting
    `fightingStyleNameInstFlag`: bool
    `hasModelNameInst`: bool
    `hasModelNameInstFlag`: bool
    `isAndroidInst`: bool
    `isAndroidInstFlag`: bool
    `isDefinitiveEditionInst`: bool
    `isDefinitiveEditionInstFlag`: bool
    `isPlayerInst`: bool
    `isPlayerInstFlag`: bool
  GtaSaSaveAndroid_MobilePlayerPart* = ref object of KaitaiStruct
    `guardPlayerSize`*: seq[byte]
    `playerSize`*: uint32
    `guardBody`*: seq[byte]
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
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_MobilePlayer
    `chosenWeaponSlotNameInst`: GtaSaSaveAndroid_WeaponSlot
    `chosenWeaponSlotNameInstFlag`: bool
  GtaSaSaveAndroid_MobilePoolsBlock* = ref object of KaitaiStruct
    `guardNumPlayers`*: seq[byte]
    `numPlayers`*: uint32
    `players`*: seq[GtaSaSaveAndroid_MobilePlayer]
    `guardNumVehicles`*: seq[byte]
    `numVehicles`*: uint32
    `vehicles`*: seq[GtaSaSaveAndroid_MobileVehicle]
    `cameraTarget`*: seq[int32]
    `guardedCameraTarget`*: seq[GtaSaSaveAndroid_GuardedS4Twice]
    `missionState`*: seq[byte]
    `guardNumObjects`*: seq[byte]
    `numObjects`*: uint32
    `objects`*: seq[GtaSaSaveAndroid_MobileObject]
    `missionTail`*: seq[byte]
    `isObjectVariantB`*: bool
    `lenMissionState`*: uint32
    `lenMissionTail`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_MobileVehicle* = ref object of KaitaiStruct
    `handle`*: uint32
    `model`*: int32
    `vehicleSize`*: uint32
    `right`*: GtaSaSaveAndroid_Vec3
    `matrixFlags`*: uint32
    `forward`*: GtaSaSaveAndroid_Vec3
    `gap028`*: seq[byte]
    `up`*: GtaSaSaveAndroid_Vec3
    `gap038`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
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
    `damage`*: GtaSaSaveAndroid_VehicleDamage
    `driver`*: int32
    `passengers`*: seq[int32]
    `parent`*: GtaSaSaveAndroid_MobilePoolsBlock
    `hasDamageInst`: bool
    `hasDamageInstFlag`: bool
    `isBikeInst`: bool
    `isBikeInstFlag`: bool
    `isBoatInst`: bool
    `isBoatInstFlag`: bool
    `isTrainInst`: bool
    `isTrainInstFlag`: bool
    `modelNameInst`: GtaSaSaveAndroid_Vehicle
    `modelNameInstFlag`: bool
  GtaSaSaveAndroid_ObjectBits* = ref object of KaitaiStruct
    `pickup`*: bool
    `collisionRelated`*: bool
    `propertyForSale`*: bool
    `shopOutOfStock`*: bool
    `brokenGlass`*: bool
    `glassGone`*: bool
    `exploded`*: bool
    `changesVehicleColour`*: bool
    `lampPost`*: bool
    `targetable`*: bool
    `broken`*: bool
    `trainCrossing`*: bool
    `photographed`*: bool
    `liftable`*: bool
    `doorMoving`*: bool
    `doorOpen`*: bool
    `noModel`*: bool
    `scaled`*: bool
    `magnet`*: bool
    `damaged`*: bool
    `brainState`*: uint64
    `fadingIn`*: bool
    `colBrightness`*: bool
    `disabledAttractors`*: bool
    `doNotRender`*: bool
    `fadingIn2`*: bool
    `unknown27`*: uint64
    `parent`*: GtaSaSaveAndroid_MobileObject
  GtaSaSaveAndroid_PathsBlock* = ref object of KaitaiStruct
    `guardNumAreas`*: seq[byte]
    `numAreas`*: uint32
    `areas`*: seq[GtaSaSaveAndroid_SwitchedArea]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_PedRelationshipsBlock* = ref object of KaitaiStruct
    `relations`*: seq[GtaSaSaveAndroid_Relation]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_PhysicalBits* = ref object of KaitaiStruct
    `noCollisionForce`*: bool
    `noSpeed`*: bool
    `bulletProof`*: bool
    `fireProof`*: bool
    `collisionProof`*: bool
    `meleeProof`*: bool
    `explosionProof`*: bool
    `unknown7`*: bool
    `parent`*: GtaSaSaveAndroid_MobileObject
  GtaSaSaveAndroid_Pickup* = ref object of KaitaiStruct
    `guard`*: seq[byte]
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
    `flags`*: GtaSaSaveAndroid_PickupBits
    `gap01d`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_PickupsBlock
    `modelNameInst`: GtaSaSaveAndroid_ObjectModel
    `modelNameInstFlag`: bool
    `pickupTypeNameInst`: GtaSaSaveAndroid_PickupKind
    `pickupTypeNameInstFlag`: bool
  GtaSaSaveAndroid_PickupBits* = ref object of KaitaiStruct
    `disabled`*: bool
    `isEmpty`*: bool
    `helpShown`*: bool
    `isVisible`*: bool
    `propertyText`*: uint64
    `unknownPickupBit`*: bool
    `parent`*: GtaSaSaveAndroid_Pickup
    `propertyTextNameInst`: GtaSaSaveAndroid_PropertyOffer
    `propertyTextNameInstFlag`: bool
  GtaSaSaveAndroid_PickupsBlock* = ref object of KaitaiStruct
    `pickups`*: seq[GtaSaSaveAndroid_Pickup]
    `guardCollectedIndex`*: seq[byte]
    `collectedIndex`*: uint16
    `guardWeaponHelpLeft`*: seq[byte]
    `weaponHelpLeft`*: uint8
    `collectedRefs`*: seq[uint32]
    `guardedCollectedRefs`*: seq[GtaSaSaveAndroid_GuardedU4]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_Plate* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `generatorIndex`*: int32
    `plateText`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_CarGeneratorsBlock
  GtaSaSaveAndroid_PlayerInfoBlock* = ref object of KaitaiStruct
    `guardInfoSize`*: seq[byte]
    `infoSize`*: uint32
    `guardBody`*: seq[byte]
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
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `playerStateNameInst`: GtaSaSaveAndroid_PlayerCondition
    `playerStateNameInstFlag`: bool
  GtaSaSaveAndroid_PopulationBits* = ref object of KaitaiStruct
    `groupId`*: uint64
    `radarMode`*: uint64
    `noCops`*: bool
    `parent`*: GtaSaSaveAndroid_ZoneInfo
    `groupIdNameInst`: GtaSaSaveAndroid_PopulationGroup
    `groupIdNameInstFlag`: bool
  GtaSaSaveAndroid_PostEffectsBlock* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_RaceBits* = ref object of KaitaiStruct
    `black`*: bool
    `whitePeople`*: bool
    `oriental`*: bool
    `hispanic`*: bool
    `unusedRaces`*: uint64
    `parent`*: GtaSaSaveAndroid_ZoneInfo
  GtaSaSaveAndroid_RadarBlock* = ref object of KaitaiStruct
    `blips`*: seq[GtaSaSaveAndroid_Blip]
    `numBlips`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_RadioBlock* = ref object of KaitaiStruct
    `stations`*: seq[GtaSaSaveAndroid_StationHistory]
    `guardedStations`*: seq[GtaSaSaveAndroid_GuardedStation]
    `statMirror`*: seq[uint8]
    `guardedStatMirror`*: seq[GtaSaSaveAndroid_GuardedU1]
    `guardLastChangeDay`*: seq[byte]
    `lastChangeDay`*: uint8
    `guardLastChangeHour`*: seq[byte]
    `lastChangeHour`*: uint8
    `guardExpiryHours`*: seq[byte]
    `expiryHours`*: uint8
    `guardPendingKind`*: seq[byte]
    `pendingKind`*: uint8
    `guardBanterIndex`*: seq[byte]
    `banterIndex`*: uint8
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
    `pendingKindNameInst`: GtaSaSaveAndroid_NewsKind
    `pendingKindNameInstFlag`: bool
  GtaSaSaveAndroid_Relation* = ref object of KaitaiStruct
    `guardRespect`*: seq[byte]
    `respect`*: uint32
    `guardLike`*: seq[byte]
    `like`*: uint32
    `guardIgnore`*: seq[byte]
    `ignore`*: uint32
    `guardDislike`*: seq[byte]
    `dislike`*: uint32
    `guardHate`*: seq[byte]
    `hate`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_PedRelationshipsBlock
  GtaSaSaveAndroid_Restart* = ref object of KaitaiStruct
    `guardPosition`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `guardHeading`*: seq[byte]
    `heading`*: float32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_GameLogicBlock
  GtaSaSaveAndroid_RestartPoint* = ref object of KaitaiStruct
    `guardPosition`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `guardHeading`*: seq[byte]
    `heading`*: float32
    `guardWhenToUse`*: seq[byte]
    `whenToUse`*: int32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_RestartPointsBlock
  GtaSaSaveAndroid_RestartPointsBlock* = ref object of KaitaiStruct
    `guardNumHospitals`*: seq[byte]
    `numHospitals`*: uint16
    `hospitals`*: seq[GtaSaSaveAndroid_RestartPoint]
    `guardNumPoliceStations`*: seq[byte]
    `numPoliceStations`*: uint16
    `policeStations`*: seq[GtaSaSaveAndroid_RestartPoint]
    `guardOverrideRestart`*: seq[byte]
    `overrideRestart`*: uint8
    `guardOverridePosition`*: seq[byte]
    `overridePosition`*: GtaSaSaveAndroid_Vec3
    `guardFadeInAfterDeath`*: seq[byte]
    `fadeInAfterDeath`*: uint8
    `guardFadeInAfterArrest`*: seq[byte]
    `fadeInAfterArrest`*: uint8
    `extraHospital`*: GtaSaSaveAndroid_ExtraRestart
    `extraPolice`*: GtaSaSaveAndroid_ExtraRestart
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_ScriptBrain* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `scriptIndex`*: int16
    `brainType`*: int8
    `group`*: int8
    `isActive`*: uint8
    `gap005`*: seq[byte]
    `radius`*: float32
    `target`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
    `brainTypeNameInst`: GtaSaSaveAndroid_BrainKind
    `brainTypeNameInstFlag`: bool
  GtaSaSaveAndroid_ScriptResource* = ref object of KaitaiStruct
    `index`*: uint16
    `ownerSlot`*: uint16
    `model`*: uint32
    `resourceKind`*: uint16
    `special`*: GtaSaSaveAndroid_SpecialModel
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
    `isSpecialInst`: bool
    `isSpecialInstFlag`: bool
  GtaSaSaveAndroid_ScriptThread* = ref object of KaitaiStruct
    `guardSlot`*: seq[byte]
    `slot`*: uint16
    `guardStreamedScriptIndex`*: seq[byte]
    `streamedScriptIndex`*: int32
    `missionPart`*: GtaSaSaveAndroid_LoadedMission
    `guardImage`*: seq[byte]
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
    `guardIpRel`*: seq[byte]
    `ipRel`*: uint32
    `stackRel`*: seq[uint32]
    `guardedStackRel`*: seq[GtaSaSaveAndroid_GuardedU4]
    `isMobile`*: bool
    `hasMissionIndex`*: bool
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ScriptsBlock
    `isMissionSlotInst`: bool
    `isMissionSlotInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
    `numLocalsInst`: int8
    `numLocalsInstFlag`: bool
  GtaSaSaveAndroid_ScriptsBlock* = ref object of KaitaiStruct
    `guardLenGlobals`*: seq[byte]
    `lenGlobals`*: uint32
    `guardGlobals`*: seq[byte]
    `globals`*: seq[uint32]
    `scriptBrains`*: seq[GtaSaSaveAndroid_ScriptBrain]
    `guardOnMissionFlagOffset`*: seq[byte]
    `onMissionFlagOffset`*: int32
    `guardLastMissionPassedTime`*: seq[byte]
    `lastMissionPassedTime`*: uint32
    `buildingSwaps`*: seq[GtaSaSaveAndroid_BuildingSwap]
    `invisibleObjects`*: seq[GtaSaSaveAndroid_InvisibleObject]
    `blockedVehicleModels`*: seq[int32]
    `guardedBlockedVehicleModels`*: seq[GtaSaSaveAndroid_GuardedS4]
    `lodPairs`*: seq[GtaSaSaveAndroid_LodPair]
    `attachedAnimGroups`*: seq[GtaSaSaveAndroid_AnimGroup]
    `guardUsingMultiScriptFile`*: seq[byte]
    `usingMultiScriptFile`*: uint8
    `guardMetDebbieHarry`*: seq[byte]
    `metDebbieHarry`*: uint8
    `guardMainScriptSize`*: seq[byte]
    `mainScriptSize`*: uint32
    `guardLargestMissionSize`*: seq[byte]
    `largestMissionSize`*: uint32
    `guardMissionCount`*: seq[byte]
    `missionCount`*: uint16
    `guardExclusiveMissionCount`*: seq[byte]
    `exclusiveMissionCount`*: uint16
    `guardLargestMissionLocals`*: seq[byte]
    `largestMissionLocals`*: uint32
    `guardNumThreads`*: seq[byte]
    `numThreads`*: uint32
    `guardSaveKind`*: seq[byte]
    `saveKind`*: uint32
    `threads`*: seq[GtaSaSaveAndroid_ScriptThread]
    `guardNumResources`*: seq[byte]
    `numResources`*: uint16
    `resources`*: seq[GtaSaSaveAndroid_ScriptResource]
    `guardUnknownEnd`*: seq[byte]
    `unknownEnd`*: uint32
    `missionName`*: seq[byte]
    `missionEnd`*: uint32
    `isMobile`*: bool
    `hasMissionIndex`*: bool
    `isMissionSave`*: bool
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isDuringMissionInst`: bool
    `isDuringMissionInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
    `mainScriptSizeNameInst`: GtaSaSaveAndroid_ScriptVersion
    `mainScriptSizeNameInstFlag`: bool
  GtaSaSaveAndroid_SetPiece* = ref object of KaitaiStruct
    `lastGenerationTime`*: int32
    `x1`*: int16
    `y1`*: int16
    `x2`*: int16
    `y2`*: int16
    `spawn1`*: GtaSaSaveAndroid_Spot
    `spawn2`*: GtaSaSaveAndroid_Spot
    `target1`*: GtaSaSaveAndroid_Spot
    `target2`*: GtaSaSaveAndroid_Spot
    `pieceType`*: uint8
    `gap00d`*: seq[byte]
    `parent`*: GtaSaSaveAndroid_SetPiecesBlock
    `pieceTypeNameInst`: GtaSaSaveAndroid_TrapKind
    `pieceTypeNameInstFlag`: bool
  GtaSaSaveAndroid_SetPiecesBlock* = ref object of KaitaiStruct
    `guardUsedCount`*: seq[byte]
    `usedCount`*: uint32
    `guardPieces`*: seq[byte]
    `pieces`*: seq[GtaSaSaveAndroid_SetPiece]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_ShoppingBlock* = ref object of KaitaiStruct
    `guardNumModifiers`*: seq[byte]
    `numModifiers`*: uint32
    `modifiers`*: seq[GtaSaSaveAndroid_ChangedPrice]
    `guardNumItems`*: seq[byte]
    `numItems`*: uint32
    `guardItems`*: seq[byte]
    `items`*: seq[uint8]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_SimpleVariablesBlock* = ref object of KaitaiStruct
    `versionId`*: uint32
    `saveName`*: seq[byte]
    `missionPackGame`*: uint8
    `gap069`*: seq[byte]
    `currentLevel`*: int32
    `cameraPos`*: GtaSaSaveAndroid_Vec3
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
    `clockHasBeenStored`*: uint8
    `padMode`*: int16
    `hasCheated`*: uint8
    `gap091`*: seq[byte]
    `globalTimer`*: uint32
    `timeScale`*: float32
    `timeStep`*: float32
    `timeStepNonClipped`*: float32
    `frameCounter`*: uint32
    `oldWeather`*: int16
    `newWeather`*: int16
    `forcedWeather`*: int16
    `gap0ae`*: seq[byte]
    `weatherInterpolation`*: float32
    `weatherTypeInList`*: uint32
    `rain`*: float32
    `carZoom`*: uint32
    `pedZoom`*: uint32
    `interior`*: int32
    `invertLook`*: uint8
    `gap0c9`*: seq[byte]
    `extraColour`*: int32
    `extraColourOn`*: uint8
    `gap0d1`*: seq[byte]
    `extraColourInterpolation`*: float32
    `extraColourWeather`*: int32
    `waterConfiguration`*: uint32
    `laRiots`*: uint8
    `laRiotsNoPoliceCars`*: uint8
    `gap0e2`*: seq[byte]
    `maxWantedLevel`*: uint32
    `maxChaos`*: uint32
    `frenchGame`*: uint8
    `germanGame`*: uint8
    `nastyGame`*: uint8
    `gap0ef`*: seq[byte]
    `cinematicCameraHelpLeft`*: uint8
    `motionBlur`*: uint8
    `volumes`*: seq[uint8]
    `unknown388`*: uint8
    `menuRadio`*: uint8
    `unknown390`*: seq[uint8]
    `gap189`*: seq[byte]
    `unknown404`*: uint8
    `gap195`*: seq[byte]
    `unknown412`*: seq[uint8]
    `gap19f`*: seq[byte]
    `gap11d`*: seq[byte]
    `systemTime`*: seq[uint16]
    `gap12e`*: seq[byte]
    `targetBlip`*: uint32
    `stealVehicleHelpShown`*: uint8
    `taxisHaveNitro`*: uint8
    `prostitutesPayYou`*: uint8
    `gap137`*: seq[byte]
    `unknown424`*: uint32
    `isMobile`*: bool
    `parent`*: GtaSaSaveAndroid
    `currentLevelNameInst`: GtaSaSaveAndroid_Town
    `currentLevelNameInstFlag`: bool
    `extraColourWeatherNameInst`: GtaSaSaveAndroid_Weather
    `extraColourWeatherNameInstFlag`: bool
    `forcedWeatherNameInst`: GtaSaSaveAndroid_Weather
    `forcedWeatherNameInstFlag`: bool
    `interiorNameInst`: GtaSaSaveAndroid_InteriorArea
    `interiorNameInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `isPcInst`: bool
    `isPcInstFlag`: bool
    `lenSaveNameInst`: uint8
    `lenSaveNameInstFlag`: bool
    `newWeatherNameInst`: GtaSaSaveAndroid_Weather
    `newWeatherNameInstFlag`: bool
    `oldWeatherNameInst`: GtaSaSaveAndroid_Weather
    `oldWeatherNameInstFlag`: bool
  GtaSaSaveAndroid_SpecialModel* = ref object of KaitaiStruct
    `lenModelName`*: uint32
    `modelName`*: seq[byte]
    `parent`*: GtaSaSaveAndroid_ScriptResource
  GtaSaSaveAndroid_Spot* = ref object of KaitaiStruct
    `x`*: int16
    `y`*: int16
    `parent`*: GtaSaSaveAndroid_SetPiece
  GtaSaSaveAndroid_StationHistory* = ref object of KaitaiStruct
    `recentTracks`*: seq[int8]
    `recentIdents`*: seq[int32]
    `recentAdverts`*: seq[int32]
    `recentDj`*: seq[int32]
    `parent`*: GtaSaSaveAndroid_RadioBlock
  GtaSaSaveAndroid_StatisticsBlock* = ref object of KaitaiStruct
    `guardFloatStats`*: seq[byte]
    `floatStats`*: seq[float32]
    `guardIntStats`*: seq[byte]
    `intStats`*: seq[int32]
    `guardPedsKilled`*: seq[byte]
    `pedsKilled`*: seq[int32]
    `guardLastMissionPassed`*: seq[byte]
    `lastMissionPassed`*: seq[byte]
    `guardRadioListenTime`*: seq[byte]
    `radioListenTime`*: seq[int32]
    `guardMissionAttempts`*: seq[byte]
    `missionAttempts`*: seq[int32]
    `statMessageShown`*: seq[uint8]
    `guardedStatMessageShown`*: seq[GtaSaSaveAndroid_GuardedFlag]
    `statisticsEnd`*: uint32
    `isDefinitive`*: bool
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isDefinitiveEditionInst`: bool
    `isDefinitiveEditionInstFlag`: bool
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
    `numIntStatsInst`: uint8
    `numIntStatsInstFlag`: bool
  GtaSaSaveAndroid_StoredCar* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `handlingFlags`*: GtaSaSaveAndroid_HandlingBits
    `carFlags`*: GtaSaSaveAndroid_CarBits
    `gap00c`*: seq[byte]
    `model`*: uint16
    `mods`*: seq[int16]
    `colours`*: seq[uint8]
    `radio`*: uint8
    `components`*: seq[uint8]
    `bomb`*: uint8
    `paintjob`*: uint8
    `nitro`*: uint8
    `forward`*: GtaSaSaveAndroid_Direction100
    `gap037`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_GaragesBlock
    `bombNameInst`: GtaSaSaveAndroid_CarBomb
    `bombNameInstFlag`: bool
    `modelNameInst`: GtaSaSaveAndroid_Vehicle
    `modelNameInstFlag`: bool
    `radioNameInst`: GtaSaSaveAndroid_Station
    `radioNameInstFlag`: bool
  GtaSaSaveAndroid_StreamingBlock* = ref object of KaitaiStruct
    `slots`*: seq[uint8]
    `guardedSlots`*: seq[GtaSaSaveAndroid_GuardedU1]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_StuntJump* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `startMin`*: GtaSaSaveAndroid_Vec3
    `startMax`*: GtaSaSaveAndroid_Vec3
    `landMin`*: GtaSaSaveAndroid_Vec3
    `landMax`*: GtaSaSaveAndroid_Vec3
    `camera`*: GtaSaSaveAndroid_Vec3
    `reward`*: int32
    `done`*: uint8
    `found`*: uint8
    `gap042`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_StuntJumpsBlock
  GtaSaSaveAndroid_StuntJumpsBlock* = ref object of KaitaiStruct
    `guardNumJumps`*: seq[byte]
    `numJumps`*: uint32
    `jumps`*: seq[GtaSaSaveAndroid_StuntJump]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_SwitchedArea* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `xMin`*: float32
    `xMax`*: float32
    `yMin`*: float32
    `yMax`*: float32
    `zMin`*: float32
    `zMax`*: float32
    `switchedOff`*: uint8
    `forCars`*: uint8
    `gap01a`*: seq[byte]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_PathsBlock
  GtaSaSaveAndroid_TagsBlock* = ref object of KaitaiStruct
    `guardNumTags`*: seq[byte]
    `numTags`*: uint32
    `tags`*: seq[uint8]
    `guardedTags`*: seq[GtaSaSaveAndroid_GuardedU1]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `isPlainInst`: bool
    `isPlainInstFlag`: bool
  GtaSaSaveAndroid_UserMarker* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `inUse`*: uint8
    `gap001`*: seq[byte]
    `position`*: GtaSaSaveAndroid_Vec3
    `red`*: uint32
    `green`*: uint32
    `blue`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_UserMarkersBlock
  GtaSaSaveAndroid_UserMarkersBlock* = ref object of KaitaiStruct
    `markers`*: seq[GtaSaSaveAndroid_UserMarker]
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
  GtaSaSaveAndroid_Vec2* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `parent`*: GtaSaSaveAndroid_Garage
  GtaSaSaveAndroid_Vec3* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `z`*: float32
    `parent`*: KaitaiStruct
  GtaSaSaveAndroid_VehicleDamage* = ref object of KaitaiStruct
    `wheelEffect`*: float32
    `engineStatus`*: uint8
    `wheels`*: seq[uint8]
    `doors`*: seq[uint8]
    `gap00f`*: seq[byte]
    `lights`*: uint32
    `panels`*: uint32
    `parent`*: GtaSaSaveAndroid_MobileVehicle
  GtaSaSaveAndroid_Weapon* = ref object of KaitaiStruct
    `weaponType`*: uint32
    `state`*: uint32
    `clip`*: uint32
    `totalAmmo`*: uint32
    `nextShotTime`*: uint32
    `firstPersonSelected`*: uint8
    `dontPlaceInHand`*: uint8
    `gap016`*: seq[byte]
    `fxPtr`*: uint32
    `parent`*: GtaSaSaveAndroid_MobilePlayer
    `stateNameInst`: GtaSaSaveAndroid_WeaponState
    `stateNameInstFlag`: bool
    `weaponTypeNameInst`: GtaSaSaveAndroid_WeaponKind
    `weaponTypeNameInstFlag`: bool
  GtaSaSaveAndroid_Zone* = ref object of KaitaiStruct
    `guard`*: seq[byte]
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
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ZonesBlock
    `levelNameInst`: GtaSaSaveAndroid_Town
    `levelNameInstFlag`: bool
    `zoneTypeNameInst`: GtaSaSaveAndroid_ZoneKind
    `zoneTypeNameInstFlag`: bool
  GtaSaSaveAndroid_ZoneInfo* = ref object of KaitaiStruct
    `guard`*: seq[byte]
    `gangDensity`*: seq[uint8]
    `dealerDensity`*: uint8
    `colour`*: seq[uint8]
    `population`*: GtaSaSaveAndroid_PopulationBits
    `races`*: GtaSaSaveAndroid_RaceBits
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid_ZonesBlock
  GtaSaSaveAndroid_ZonesBlock* = ref object of KaitaiStruct
    `guardCurrentLevel`*: seq[byte]
    `currentLevel`*: uint32
    `guardNumNavZones`*: seq[byte]
    `numNavZones`*: uint16
    `guardNumZoneInfos`*: seq[byte]
    `numZoneInfos`*: uint16
    `guardNumMapZones`*: seq[byte]
    `numMapZones`*: uint16
    `navZones`*: seq[GtaSaSaveAndroid_Zone]
    `zoneInfos`*: seq[GtaSaSaveAndroid_ZoneInfo]
    `mapZones`*: seq[GtaSaSaveAndroid_Zone]
    `guardVisited`*: seq[byte]
    `visited`*: seq[uint8]
    `guardRevealedCount`*: seq[byte]
    `revealedCount`*: uint32
    `isGuarded`*: bool
    `parent`*: GtaSaSaveAndroid
    `currentLevelNameInst`: GtaSaSaveAndroid_Town
    `currentLevelNameInstFlag`: bool

proc read*(_: typedesc[GtaSaSaveAndroid], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid
proc read*(_: typedesc[GtaSaSaveAndroid_AnimGroup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_AnimGroup
proc read*(_: typedesc[GtaSaSaveAndroid_Blip], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RadarBlock, isGuarded: any): GtaSaSaveAndroid_Blip
proc read*(_: typedesc[GtaSaSaveAndroid_BlipKindBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_BlipKindBits
proc read*(_: typedesc[GtaSaSaveAndroid_BlipStateBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_BlipStateBits
proc read*(_: typedesc[GtaSaSaveAndroid_Brief], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_Brief
proc read*(_: typedesc[GtaSaSaveAndroid_BuildingSwap], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_BuildingSwap
proc read*(_: typedesc[GtaSaSaveAndroid_CarBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_CarBits
proc read*(_: typedesc[GtaSaSaveAndroid_CarGenerator], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_CarGeneratorsBlock, isGuarded: any): GtaSaSaveAndroid_CarGenerator
proc read*(_: typedesc[GtaSaSaveAndroid_CarGeneratorsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_CarGeneratorsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_ChangedPrice], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ShoppingBlock, isGuarded: any): GtaSaSaveAndroid_ChangedPrice
proc read*(_: typedesc[GtaSaSaveAndroid_Direction], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_Direction
proc read*(_: typedesc[GtaSaSaveAndroid_Direction100], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_Direction100
proc read*(_: typedesc[GtaSaSaveAndroid_EmptyBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid): GtaSaSaveAndroid_EmptyBlock
proc read*(_: typedesc[GtaSaSaveAndroid_EntityBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_EntityBits
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExit], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExitsBlock, isGuarded: any): GtaSaSaveAndroid_EntryExit
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExitBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExitState): GtaSaSaveAndroid_EntryExitBits
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExitState], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExit, isGuarded: any): GtaSaSaveAndroid_EntryExitState
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExitsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_EntryExitsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_ExtraRestart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RestartPointsBlock, isGuarded: any): GtaSaSaveAndroid_ExtraRestart
proc read*(_: typedesc[GtaSaSaveAndroid_GameLogicBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_GameLogicBlock
proc read*(_: typedesc[GtaSaSaveAndroid_Gang], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GangsBlock, isGuarded: any): GtaSaSaveAndroid_Gang
proc read*(_: typedesc[GtaSaSaveAndroid_GangWarsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isMobile: any, hasSpecificZones: any, isGuarded: any): GtaSaSaveAndroid_GangWarsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_GangsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_GangsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_Garage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GaragesBlock, isGuarded: any): GtaSaSaveAndroid_Garage
proc read*(_: typedesc[GtaSaSaveAndroid_GarageBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_GarageBits
proc read*(_: typedesc[GtaSaSaveAndroid_GaragesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_GaragesBlock
proc read*(_: typedesc[GtaSaSaveAndroid_GeneratorBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_CarGenerator): GtaSaSaveAndroid_GeneratorBits
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedFlag], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StatisticsBlock): GtaSaSaveAndroid_GuardedFlag
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedMapPart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_IplFlagsBlock): GtaSaSaveAndroid_GuardedMapPart
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedS1], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GuardedStation): GtaSaSaveAndroid_GuardedS1
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedS4], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedS4
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedS4Twice], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedS4Twice
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedStation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RadioBlock): GtaSaSaveAndroid_GuardedStation
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedU1], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedU1
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedU2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExitsBlock): GtaSaSaveAndroid_GuardedU2
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedU4], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedU4
proc read*(_: typedesc[GtaSaSaveAndroid_HandlingBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_HandlingBits
proc read*(_: typedesc[GtaSaSaveAndroid_InvisibleObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_InvisibleObject
proc read*(_: typedesc[GtaSaSaveAndroid_IplFlagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_IplFlagsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_LoadedMission], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptThread, hasIndex: any): GtaSaSaveAndroid_LoadedMission
proc read*(_: typedesc[GtaSaSaveAndroid_LodPair], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_LodPair
proc read*(_: typedesc[GtaSaSaveAndroid_MobileObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePoolsBlock, isVariantB: any, isGuarded: any): GtaSaSaveAndroid_MobileObject
proc read*(_: typedesc[GtaSaSaveAndroid_MobilePlayer], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePoolsBlock, isDefinitive: any, isGuarded: any): GtaSaSaveAndroid_MobilePlayer
proc read*(_: typedesc[GtaSaSaveAndroid_MobilePlayerPart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePlayer, isGuarded: any): GtaSaSaveAndroid_MobilePlayerPart
proc read*(_: typedesc[GtaSaSaveAndroid_MobilePoolsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isObjectVariantB: any, lenMissionState: any, lenMissionTail: any, isGuarded: any): GtaSaSaveAndroid_MobilePoolsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_MobileVehicle], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePoolsBlock): GtaSaSaveAndroid_MobileVehicle
proc read*(_: typedesc[GtaSaSaveAndroid_ObjectBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_ObjectBits
proc read*(_: typedesc[GtaSaSaveAndroid_PathsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PathsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_PedRelationshipsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PedRelationshipsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_PhysicalBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_PhysicalBits
proc read*(_: typedesc[GtaSaSaveAndroid_Pickup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_PickupsBlock, isGuarded: any): GtaSaSaveAndroid_Pickup
proc read*(_: typedesc[GtaSaSaveAndroid_PickupBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Pickup): GtaSaSaveAndroid_PickupBits
proc read*(_: typedesc[GtaSaSaveAndroid_PickupsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PickupsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_Plate], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_CarGeneratorsBlock, isGuarded: any): GtaSaSaveAndroid_Plate
proc read*(_: typedesc[GtaSaSaveAndroid_PlayerInfoBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PlayerInfoBlock
proc read*(_: typedesc[GtaSaSaveAndroid_PopulationBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZoneInfo): GtaSaSaveAndroid_PopulationBits
proc read*(_: typedesc[GtaSaSaveAndroid_PostEffectsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid): GtaSaSaveAndroid_PostEffectsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_RaceBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZoneInfo): GtaSaSaveAndroid_RaceBits
proc read*(_: typedesc[GtaSaSaveAndroid_RadarBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, numBlips: any, isGuarded: any): GtaSaSaveAndroid_RadarBlock
proc read*(_: typedesc[GtaSaSaveAndroid_RadioBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_RadioBlock
proc read*(_: typedesc[GtaSaSaveAndroid_Relation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_PedRelationshipsBlock, isGuarded: any): GtaSaSaveAndroid_Relation
proc read*(_: typedesc[GtaSaSaveAndroid_Restart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GameLogicBlock, isGuarded: any): GtaSaSaveAndroid_Restart
proc read*(_: typedesc[GtaSaSaveAndroid_RestartPoint], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RestartPointsBlock, isGuarded: any): GtaSaSaveAndroid_RestartPoint
proc read*(_: typedesc[GtaSaSaveAndroid_RestartPointsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_RestartPointsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptBrain], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_ScriptBrain
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptResource], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock): GtaSaSaveAndroid_ScriptResource
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptThread], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isMobile: any, hasMissionIndex: any, isGuarded: any): GtaSaSaveAndroid_ScriptThread
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isMobile: any, hasMissionIndex: any, isMissionSave: any, isGuarded: any): GtaSaSaveAndroid_ScriptsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_SetPiece], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_SetPiecesBlock): GtaSaSaveAndroid_SetPiece
proc read*(_: typedesc[GtaSaSaveAndroid_SetPiecesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_SetPiecesBlock
proc read*(_: typedesc[GtaSaSaveAndroid_ShoppingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_ShoppingBlock
proc read*(_: typedesc[GtaSaSaveAndroid_SimpleVariablesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isMobile: any): GtaSaSaveAndroid_SimpleVariablesBlock
proc read*(_: typedesc[GtaSaSaveAndroid_SpecialModel], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptResource): GtaSaSaveAndroid_SpecialModel
proc read*(_: typedesc[GtaSaSaveAndroid_Spot], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_SetPiece): GtaSaSaveAndroid_Spot
proc read*(_: typedesc[GtaSaSaveAndroid_StationHistory], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RadioBlock): GtaSaSaveAndroid_StationHistory
proc read*(_: typedesc[GtaSaSaveAndroid_StatisticsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isDefinitive: any, isGuarded: any): GtaSaSaveAndroid_StatisticsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_StoredCar], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GaragesBlock, isGuarded: any): GtaSaSaveAndroid_StoredCar
proc read*(_: typedesc[GtaSaSaveAndroid_StreamingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_StreamingBlock
proc read*(_: typedesc[GtaSaSaveAndroid_StuntJump], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StuntJumpsBlock, isGuarded: any): GtaSaSaveAndroid_StuntJump
proc read*(_: typedesc[GtaSaSaveAndroid_StuntJumpsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_StuntJumpsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_SwitchedArea], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_PathsBlock, isGuarded: any): GtaSaSaveAndroid_SwitchedArea
proc read*(_: typedesc[GtaSaSaveAndroid_TagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_TagsBlock
proc read*(_: typedesc[GtaSaSaveAndroid_UserMarker], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_UserMarkersBlock, isGuarded: any): GtaSaSaveAndroid_UserMarker
proc read*(_: typedesc[GtaSaSaveAndroid_UserMarkersBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_UserMarkersBlock
proc read*(_: typedesc[GtaSaSaveAndroid_Vec2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_Vec2
proc read*(_: typedesc[GtaSaSaveAndroid_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_Vec3
proc read*(_: typedesc[GtaSaSaveAndroid_VehicleDamage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileVehicle): GtaSaSaveAndroid_VehicleDamage
proc read*(_: typedesc[GtaSaSaveAndroid_Weapon], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_Weapon
proc read*(_: typedesc[GtaSaSaveAndroid_Zone], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZonesBlock, isGuarded: any): GtaSaSaveAndroid_Zone
proc read*(_: typedesc[GtaSaSaveAndroid_ZoneInfo], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZonesBlock, isGuarded: any): GtaSaSaveAndroid_ZoneInfo
proc read*(_: typedesc[GtaSaSaveAndroid_ZonesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_ZonesBlock

proc hasPostEffects*(this: GtaSaSaveAndroid): bool
proc isGuarded*(this: GtaSaSaveAndroid): bool
proc isMissionSave*(this: GtaSaSaveAndroid): bool
proc isObjectVariantB*(this: GtaSaSaveAndroid): bool
proc lenMissionState*(this: GtaSaSaveAndroid): uint32
proc lenMissionTail*(this: GtaSaSaveAndroid): uint32
proc lenTrailing*(this: GtaSaSaveAndroid): int64
proc numBlips*(this: GtaSaSaveAndroid): uint32
proc colourName*(this: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_BlipColour
proc spriteName*(this: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_Icon
proc blipTypeName*(this: GtaSaSaveAndroid_BlipKindBits): GtaSaSaveAndroid_BlipTarget
proc displayName*(this: GtaSaSaveAndroid_BlipKindBits): GtaSaSaveAndroid_BlipDisplay
proc hasGuardOfKey*(this: GtaSaSaveAndroid_Brief): bool
proc hasNumbers*(this: GtaSaSaveAndroid_Brief): bool
proc swapTypeName*(this: GtaSaSaveAndroid_BuildingSwap): GtaSaSaveAndroid_SwappedThing
proc generateCountName*(this: GtaSaSaveAndroid_CarGenerator): GtaSaSaveAndroid_CarSupply
proc modelName*(this: GtaSaSaveAndroid_CarGenerator): GtaSaSaveAndroid_Vehicle
proc hasBody*(this: GtaSaSaveAndroid_EntryExit): bool
proc isPlain*(this: GtaSaSaveAndroid_EntryExitsBlock): bool
proc gameStateName*(this: GtaSaSaveAndroid_GameLogicBlock): GtaSaSaveAndroid_PlayState
proc weaponAName*(this: GtaSaSaveAndroid_Gang): GtaSaSaveAndroid_WeaponKind
proc weaponBName*(this: GtaSaSaveAndroid_Gang): GtaSaSaveAndroid_WeaponKind
proc weaponCName*(this: GtaSaSaveAndroid_Gang): GtaSaSaveAndroid_WeaponKind
proc attackStateName*(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_WarAttack
proc gang1Name*(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_GangId
proc gang2Name*(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_GangId
proc isMobileGame*(this: GtaSaSaveAndroid_GangWarsBlock): bool
proc stateName*(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_WarState
proc withSpecificZones*(this: GtaSaSaveAndroid_GangWarsBlock): bool
proc doorStateName*(this: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_Door
proc garageTypeName*(this: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_GarageKind
proc originalTypeName*(this: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_GarageKind
proc isPlain*(this: GtaSaSaveAndroid_GaragesBlock): bool
proc objectKindName*(this: GtaSaSaveAndroid_InvisibleObject): GtaSaSaveAndroid_HiddenThing
proc isPlain*(this: GtaSaSaveAndroid_IplFlagsBlock): bool
proc isNumbered*(this: GtaSaSaveAndroid_LoadedMission): bool
proc collisionDamageEffectName*(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_DamageEffect
proc isFormA*(this: GtaSaSaveAndroid_MobileObject): bool
proc isFormB*(this: GtaSaSaveAndroid_MobileObject): bool
proc modelName*(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_ObjectModel
proc objectTypeName*(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_ObjectOrigin
proc specialCollisionResponseName*(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_CollisionResponse
proc activeWeaponSlotName*(this: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_WeaponSlot
proc areaName*(this: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_InteriorArea
proc fightingStyleName*(this: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_Fighting
proc hasModelName*(this: GtaSaSaveAndroid_MobilePlayer): bool
proc isAndroid*(this: GtaSaSaveAndroid_MobilePlayer): bool
proc isDefinitiveEdition*(this: GtaSaSaveAndroid_MobilePlayer): bool
proc isPlayer*(this: GtaSaSaveAndroid_MobilePlayer): bool
proc chosenWeaponSlotName*(this: GtaSaSaveAndroid_MobilePlayerPart): GtaSaSaveAndroid_WeaponSlot
proc isPlain*(this: GtaSaSaveAndroid_MobilePoolsBlock): bool
proc hasDamage*(this: GtaSaSaveAndroid_MobileVehicle): bool
proc isBike*(this: GtaSaSaveAndroid_MobileVehicle): bool
proc isBoat*(this: GtaSaSaveAndroid_MobileVehicle): bool
proc isTrain*(this: GtaSaSaveAndroid_MobileVehicle): bool
proc modelName*(this: GtaSaSaveAndroid_MobileVehicle): GtaSaSaveAndroid_Vehicle
proc modelName*(this: GtaSaSaveAndroid_Pickup): GtaSaSaveAndroid_ObjectModel
proc pickupTypeName*(this: GtaSaSaveAndroid_Pickup): GtaSaSaveAndroid_PickupKind
proc propertyTextName*(this: GtaSaSaveAndroid_PickupBits): GtaSaSaveAndroid_PropertyOffer
proc isPlain*(this: GtaSaSaveAndroid_PickupsBlock): bool
proc playerStateName*(this: GtaSaSaveAndroid_PlayerInfoBlock): GtaSaSaveAndroid_PlayerCondition
proc groupIdName*(this: GtaSaSaveAndroid_PopulationBits): GtaSaSaveAndroid_PopulationGroup
proc isPlain*(this: GtaSaSaveAndroid_RadioBlock): bool
proc pendingKindName*(this: GtaSaSaveAndroid_RadioBlock): GtaSaSaveAndroid_NewsKind
proc brainTypeName*(this: GtaSaSaveAndroid_ScriptBrain): GtaSaSaveAndroid_BrainKind
proc isSpecial*(this: GtaSaSaveAndroid_ScriptResource): bool
proc isMissionSlot*(this: GtaSaSaveAndroid_ScriptThread): bool
proc isMobileGame*(this: GtaSaSaveAndroid_ScriptThread): bool
proc isPlain*(this: GtaSaSaveAndroid_ScriptThread): bool
proc numLocals*(this: GtaSaSaveAndroid_ScriptThread): int8
proc isDuringMission*(this: GtaSaSaveAndroid_ScriptsBlock): bool
proc isMobileGame*(this: GtaSaSaveAndroid_ScriptsBlock): bool
proc isPlain*(this: GtaSaSaveAndroid_ScriptsBlock): bool
proc mainScriptSizeName*(this: GtaSaSaveAndroid_ScriptsBlock): GtaSaSaveAndroid_ScriptVersion
proc pieceTypeName*(this: GtaSaSaveAndroid_SetPiece): GtaSaSaveAndroid_TrapKind
proc currentLevelName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Town
proc extraColourWeatherName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather
proc forcedWeatherName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather
proc interiorName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_InteriorArea
proc isMobileGame*(this: GtaSaSaveAndroid_SimpleVariablesBlock): bool
proc isPc*(this: GtaSaSaveAndroid_SimpleVariablesBlock): bool
proc lenSaveName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): uint8
proc newWeatherName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather
proc oldWeatherName*(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather
proc isDefinitiveEdition*(this: GtaSaSaveAndroid_StatisticsBlock): bool
proc isPlain*(this: GtaSaSaveAndroid_StatisticsBlock): bool
proc numIntStats*(this: GtaSaSaveAndroid_StatisticsBlock): uint8
proc bombName*(this: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_CarBomb
proc modelName*(this: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_Vehicle
proc radioName*(this: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_Station
proc isPlain*(this: GtaSaSaveAndroid_StreamingBlock): bool
proc isPlain*(this: GtaSaSaveAndroid_TagsBlock): bool
proc stateName*(this: GtaSaSaveAndroid_Weapon): GtaSaSaveAndroid_WeaponState
proc weaponTypeName*(this: GtaSaSaveAndroid_Weapon): GtaSaSaveAndroid_WeaponKind
proc levelName*(this: GtaSaSaveAndroid_Zone): GtaSaSaveAndroid_Town
proc zoneTypeName*(this: GtaSaSaveAndroid_Zone): GtaSaSaveAndroid_ZoneKind
proc currentLevelName*(this: GtaSaSaveAndroid_ZonesBlock): GtaSaSaveAndroid_Town


##[
A saved game of GTA San Andreas for Android: 29 blocks after the letters
`BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
(195,000 as a rule), and a checksum. Most blocks are those of the PC.

Older mobile games write the same with a guard, the bytes DE C0, before each
piece (`is_guarded`), 175 blips, and without block 28.

A save that the game made during a mission holds the mission's script, and
the state of the mission in two parts of the block `pools` that are not
decoded. Facts that the bytes in order do not show are decided once for a file: the bytes
after the checksum, the form of objects, and the size of those two parts.

@see <a href="https://github.com/LubrieDev/GTASA-SaveLab">Source</a>
]##
proc read*(_: typedesc[GtaSaSaveAndroid], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid =
  template this: untyped = result
  this = new(GtaSaSaveAndroid)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Begins block 0.
  ]##
  let tag00Expr = this.io.readBytes(int(5))
  this.tag00 = tag00Expr

  ##[
  Version, name, clock, weather and camera.
  ]##
  let simpleVariablesExpr = GtaSaSaveAndroid_SimpleVariablesBlock.read(this.io, this.root, this, true)
  this.simpleVariables = simpleVariablesExpr

  ##[
  Begins block 1.
  ]##
  let tag01Expr = this.io.readBytes(int(5))
  this.tag01 = tag01Expr

  ##[
  Variables and threads of the mission script.
  ]##
  let scriptsExpr = GtaSaSaveAndroid_ScriptsBlock.read(this.io, this.root, this, true, false, this.isMissionSave, this.isGuarded)
  this.scripts = scriptsExpr

  ##[
  Begins block 2.
  ]##
  let tag02Expr = this.io.readBytes(int(5))
  this.tag02 = tag02Expr

  ##[
  The player, vehicles, and objects that scripts made.
  ]##
  let poolsExpr = GtaSaSaveAndroid_MobilePoolsBlock.read(this.io, this.root, this, this.isObjectVariantB, this.lenMissionState, this.lenMissionTail, this.isGuarded)
  this.pools = poolsExpr

  ##[
  Begins block 3.
  ]##
  let tag03Expr = this.io.readBytes(int(5))
  this.tag03 = tag03Expr

  ##[
  Garages and the cars in them.
  ]##
  let garagesExpr = GtaSaSaveAndroid_GaragesBlock.read(this.io, this.root, this, this.isGuarded)
  this.garages = garagesExpr

  ##[
  Begins block 4.
  ]##
  let tag04Expr = this.io.readBytes(int(5))
  this.tag04 = tag04Expr

  ##[
  Places to wake up at, and penalties, after death and arrest.
  ]##
  let gameLogicExpr = GtaSaSaveAndroid_GameLogicBlock.read(this.io, this.root, this, this.isGuarded)
  this.gameLogic = gameLogicExpr

  ##[
  Begins block 5.
  ]##
  let tag05Expr = this.io.readBytes(int(5))
  this.tag05 = tag05Expr

  ##[
  Areas in which scripts switched path nodes.
  ]##
  let pathsExpr = GtaSaSaveAndroid_PathsBlock.read(this.io, this.root, this, this.isGuarded)
  this.paths = pathsExpr

  ##[
  Begins block 6.
  ]##
  let tag06Expr = this.io.readBytes(int(5))
  this.tag06 = tag06Expr

  ##[
  Pickups of the whole map.
  ]##
  let pickupsExpr = GtaSaSaveAndroid_PickupsBlock.read(this.io, this.root, this, this.isGuarded)
  this.pickups = pickupsExpr

  ##[
  Block 7, without content.
  ]##
  let phoneInfoExpr = GtaSaSaveAndroid_EmptyBlock.read(this.io, this.root, this)
  this.phoneInfo = phoneInfoExpr

  ##[
  Begins block 8.
  ]##
  let tag08Expr = this.io.readBytes(int(5))
  this.tag08 = tag08Expr

  ##[
  Hospitals and police stations.
  ]##
  let restartPointsExpr = GtaSaSaveAndroid_RestartPointsBlock.read(this.io, this.root, this, this.isGuarded)
  this.restartPoints = restartPointsExpr

  ##[
  Begins block 9.
  ]##
  let tag09Expr = this.io.readBytes(int(5))
  this.tag09 = tag09Expr

  ##[
  Icons of radar and map.
  ]##
  let radarBlipsExpr = GtaSaSaveAndroid_RadarBlock.read(this.io, this.root, this, this.numBlips, this.isGuarded)
  this.radarBlips = radarBlipsExpr

  ##[
  Begins block 10.
  ]##
  let tag10Expr = this.io.readBytes(int(5))
  this.tag10 = tag10Expr

  ##[
  Zones of the map, the gangs in them, and how much of the map is revealed.
  ]##
  let zonesExpr = GtaSaSaveAndroid_ZonesBlock.read(this.io, this.root, this, this.isGuarded)
  this.zones = zonesExpr

  ##[
  Begins block 11.
  ]##
  let tag11Expr = this.io.readBytes(int(5))
  this.tag11 = tag11Expr

  ##[
  Weapons of gangs.
  ]##
  let gangsExpr = GtaSaSaveAndroid_GangsBlock.read(this.io, this.root, this, this.isGuarded)
  this.gangs = gangsExpr

  ##[
  Begins block 12.
  ]##
  let tag12Expr = this.io.readBytes(int(5))
  this.tag12 = tag12Expr

  ##[
  Parked cars.
  ]##
  let carGeneratorsExpr = GtaSaSaveAndroid_CarGeneratorsBlock.read(this.io, this.root, this, this.isGuarded)
  this.carGenerators = carGeneratorsExpr

  ##[
  Block 13, without content.
  ]##
  let pedGeneratorsExpr = GtaSaSaveAndroid_EmptyBlock.read(this.io, this.root, this)
  this.pedGenerators = pedGeneratorsExpr

  ##[
  Block 14, without content.
  ]##
  let audioScriptObjectsExpr = GtaSaSaveAndroid_EmptyBlock.read(this.io, this.root, this)
  this.audioScriptObjects = audioScriptObjectsExpr

  ##[
  Begins block 15.
  ]##
  let tag15Expr = this.io.readBytes(int(5))
  this.tag15 = tag15Expr

  ##[
  Money and abilities of the player.
  ]##
  let playerInfoExpr = GtaSaSaveAndroid_PlayerInfoBlock.read(this.io, this.root, this, this.isGuarded)
  this.playerInfo = playerInfoExpr

  ##[
  Begins block 16.
  ]##
  let tag16Expr = this.io.readBytes(int(5))
  this.tag16 = tag16Expr

  ##[
  The 82 statistics with a fraction, the whole numbers, and records kept
beside them.

  ]##
  let statisticsExpr = GtaSaSaveAndroid_StatisticsBlock.read(this.io, this.root, this, false, this.isGuarded)
  this.statistics = statisticsExpr

  ##[
  Begins block 17.
  ]##
  let tag17Expr = this.io.readBytes(int(5))
  this.tag17 = tag17Expr

  ##[
  Places at which police appears.
  ]##
  let setPiecesExpr = GtaSaSaveAndroid_SetPiecesBlock.read(this.io, this.root, this, this.isGuarded)
  this.setPieces = setPiecesExpr

  ##[
  Begins block 18.
  ]##
  let tag18Expr = this.io.readBytes(int(5))
  this.tag18 = tag18Expr

  ##[
  Loading state of models, textures and other parts of the game.
  ]##
  let streamingExpr = GtaSaSaveAndroid_StreamingBlock.read(this.io, this.root, this, this.isGuarded)
  this.streaming = streamingExpr

  ##[
  Begins block 19.
  ]##
  let tag19Expr = this.io.readBytes(int(5))
  this.tag19 = tag19Expr

  ##[
  Whom people like and hate.
  ]##
  let pedRelationshipsExpr = GtaSaSaveAndroid_PedRelationshipsBlock.read(this.io, this.root, this, this.isGuarded)
  this.pedRelationships = pedRelationshipsExpr

  ##[
  Begins block 20.
  ]##
  let tag20Expr = this.io.readBytes(int(5))
  this.tag20 = tag20Expr

  ##[
  Gang tags that can be sprayed over.
  ]##
  let tagsExpr = GtaSaSaveAndroid_TagsBlock.read(this.io, this.root, this, this.isGuarded)
  this.tags = tagsExpr

  ##[
  Begins block 21.
  ]##
  let tag21Expr = this.io.readBytes(int(5))
  this.tag21 = tag21Expr

  ##[
  Parts of the map that scripts load.
  ]##
  let iplFlagsExpr = GtaSaSaveAndroid_IplFlagsBlock.read(this.io, this.root, this, this.isGuarded)
  this.iplFlags = iplFlagsExpr

  ##[
  Begins block 22.
  ]##
  let tag22Expr = this.io.readBytes(int(5))
  this.tag22 = tag22Expr

  ##[
  Bought items, and changed prices.
  ]##
  let shoppingExpr = GtaSaSaveAndroid_ShoppingBlock.read(this.io, this.root, this, this.isGuarded)
  this.shopping = shoppingExpr

  ##[
  Begins block 23.
  ]##
  let tag23Expr = this.io.readBytes(int(5))
  this.tag23 = tag23Expr

  ##[
  Gang wars and territory.
  ]##
  let gangWarsExpr = GtaSaSaveAndroid_GangWarsBlock.read(this.io, this.root, this, true, false, this.isGuarded)
  this.gangWars = gangWarsExpr

  ##[
  Begins block 24.
  ]##
  let tag24Expr = this.io.readBytes(int(5))
  this.tag24 = tag24Expr

  ##[
  Unique jumps.
  ]##
  let stuntJumpsExpr = GtaSaSaveAndroid_StuntJumpsBlock.read(this.io, this.root, this, this.isGuarded)
  this.stuntJumps = stuntJumpsExpr

  ##[
  Begins block 25.
  ]##
  let tag25Expr = this.io.readBytes(int(5))
  this.tag25 = tag25Expr

  ##[
  Doors into interiors.
  ]##
  let entryExitsExpr = GtaSaSaveAndroid_EntryExitsBlock.read(this.io, this.root, this, this.isGuarded)
  this.entryExits = entryExitsExpr

  ##[
  Begins block 26.
  ]##
  let tag26Expr = this.io.readBytes(int(5))
  this.tag26 = tag26Expr

  ##[
  Songs, adverts and talk that the stations have played, and pending news.

  ]##
  let radioExpr = GtaSaSaveAndroid_RadioBlock.read(this.io, this.root, this, this.isGuarded)
  this.radio = radioExpr

  ##[
  Begins block 27.
  ]##
  let tag27Expr = this.io.readBytes(int(5))
  this.tag27 = tag27Expr

  ##[
  Markers that scripts put into the world.
  ]##
  let userMarkersExpr = GtaSaSaveAndroid_UserMarkersBlock.read(this.io, this.root, this, this.isGuarded)
  this.userMarkers = userMarkersExpr

  ##[
  Begins block 28.
  ]##
  if this.hasPostEffects:
    let tag28Expr = this.io.readBytes(int(5))
    this.tag28 = tag28Expr

  ##[
  Effects of the picture.
  ]##
  if this.hasPostEffects:
    let postEffectsExpr = GtaSaSaveAndroid_PostEffectsBlock.read(this.io, this.root, this)
    this.postEffects = postEffectsExpr

  ##[
  Texts of the briefing, the newest first.
  ]##
  for i in 0 ..< int(20):
    let it = GtaSaSaveAndroid_Brief.read(this.io, this.root, this, this.isGuarded)
    this.briefs.add(it)

  ##[
  Repeats the game's work buffer of 65,000 bytes: each byte equals the one
65,000 before it.

  ]##
  let paddingExpr = this.io.readBytes(int((this.io.size - this.io.pos) - (4 + this.lenTrailing)))
  this.padding = paddingExpr

  ##[
  Sum of all bytes before it.
  ]##
  let checksumExpr = this.io.readU4le()
  this.checksum = checksumExpr

  ##[
  Bytes that the game did not write; empty except in one file with two bytes
from a copy as text.

  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc hasPostEffects(this: GtaSaSaveAndroid): bool = 

  ##[
  Whether block 28 is stored.
  ]##
  if this.hasPostEffectsInstFlag:
    return this.hasPostEffectsInst
  let hasPostEffectsInstExpr = bool(not(this.isGuarded))
  this.hasPostEffectsInst = hasPostEffectsInstExpr
  this.hasPostEffectsInstFlag = true
  return this.hasPostEffectsInst

proc isGuarded(this: GtaSaSaveAndroid): bool = 

  ##[
  Whether a guard precedes each write, as in format 2, whose saves have
175 blips and no block 28.

  ]##
  if this.isGuardedInstFlag:
    return this.isGuardedInst
  let isGuardedInstExpr = bool((int64(this.simpleVariables.versionId)) == (int64(4245982710'i64)))
  this.isGuardedInst = isGuardedInstExpr
  this.isGuardedInstFlag = true
  return this.isGuardedInst

proc isMissionSave(this: GtaSaSaveAndroid): bool = 

  ##[
  Whether the game was saved during a mission.
  ]##
  if this.isMissionSaveInstFlag:
    return this.isMissionSaveInst
  let isMissionSaveInstExpr = bool( ((not(this.isGuarded)) and ((int64(this.io.size)) > (int64(200000)))) )
  this.isMissionSaveInst = isMissionSaveInstExpr
  this.isMissionSaveInstFlag = true
  return this.isMissionSaveInst

proc isObjectVariantB(this: GtaSaSaveAndroid): bool = 

  ##[
  Which of two forms the objects of `pools` have; they differ in where the
last bytes are stored, and all objects of a file have the same.

  ]##
  if this.isObjectVariantBInstFlag:
    return this.isObjectVariantBInst
  let isObjectVariantBInstExpr = bool(not(this.isGuarded))
  this.isObjectVariantBInst = isObjectVariantBInstExpr
  this.isObjectVariantBInstFlag = true
  return this.isObjectVariantBInst

proc lenMissionState(this: GtaSaSaveAndroid): uint32 = 

  ##[
  Bytes of the first part of a mission's state.
  ]##
  if this.lenMissionStateInstFlag:
    return this.lenMissionStateInst
  let lenMissionStateInstExpr = uint32((uint32(0)))
  this.lenMissionStateInst = lenMissionStateInstExpr
  this.lenMissionStateInstFlag = true
  return this.lenMissionStateInst

proc lenMissionTail(this: GtaSaSaveAndroid): uint32 = 

  ##[
  Bytes of the second part of a mission's state.
  ]##
  if this.lenMissionTailInstFlag:
    return this.lenMissionTailInst
  let lenMissionTailInstExpr = uint32((uint32(0)))
  this.lenMissionTailInst = lenMissionTailInstExpr
  this.lenMissionTailInstFlag = true
  return this.lenMissionTailInst

proc lenTrailing(this: GtaSaSaveAndroid): int64 = 

  ##[
  Bytes after the checksum.
  ]##
  if this.lenTrailingInstFlag:
    return this.lenTrailingInst
  let lenTrailingInstExpr = int64((int64(this.io.size %%% 65000)))
  this.lenTrailingInst = lenTrailingInstExpr
  this.lenTrailingInstFlag = true
  return this.lenTrailingInst

proc numBlips(this: GtaSaSaveAndroid): uint32 = 

  ##[
  Places for icons.
  ]##
  if this.numBlipsInstFlag:
    return this.numBlipsInst
  let numBlipsInstExpr = uint32((if this.isGuarded: (uint32(175)) else: (uint32(250))))
  this.numBlipsInst = numBlipsInstExpr
  this.numBlipsInstFlag = true
  return this.numBlipsInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid], filename: string): GtaSaSaveAndroid =
  GtaSaSaveAndroid.read(newKaitaiFileStream(filename), nil, nil)


##[
Animations for a model.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_AnimGroup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_AnimGroup =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_AnimGroup)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_AnimGroup], filename: string): GtaSaSaveAndroid_AnimGroup =
  GtaSaSaveAndroid_AnimGroup.read(newKaitaiFileStream(filename), nil, nil)


##[
An icon; a slot that is not in use holds old bytes.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Blip], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RadarBlock, isGuarded: any): GtaSaSaveAndroid_Blip =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Blip)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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
  let stateExpr = GtaSaSaveAndroid_BlipStateBits.read(this.io, this.root, this)
  this.state = stateExpr

  ##[
  Kind of target, and where the icon is shown.
  ]##
  let kindExpr = GtaSaSaveAndroid_BlipKindBits.read(this.io, this.root, this)
  this.kind = kindExpr

  ##[
  Nothing; 0.
  ]##
  let gap025Expr = this.io.readBytes(int(1))
  this.gap025 = gap025Expr

proc colourName(this: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_BlipColour = 

  ##[
  Meaning of `colour`.
  ]##
  if this.colourNameInstFlag:
    return this.colourNameInst
  let colourNameInstExpr = GtaSaSaveAndroid_BlipColour(GtaSaSaveAndroid_BlipColour(this.colour))
  this.colourNameInst = colourNameInstExpr
  this.colourNameInstFlag = true
  return this.colourNameInst

proc spriteName(this: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_Icon = 

  ##[
  Meaning of `sprite`.
  ]##
  if this.spriteNameInstFlag:
    return this.spriteNameInst
  let spriteNameInstExpr = GtaSaSaveAndroid_Icon(GtaSaSaveAndroid_Icon(this.sprite))
  this.spriteNameInst = spriteNameInstExpr
  this.spriteNameInstFlag = true
  return this.spriteNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Blip], filename: string): GtaSaSaveAndroid_Blip =
  GtaSaSaveAndroid_Blip.read(newKaitaiFileStream(filename), nil, nil)


##[
Kind of an icon.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_BlipKindBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_BlipKindBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_BlipKindBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc blipTypeName(this: GtaSaSaveAndroid_BlipKindBits): GtaSaSaveAndroid_BlipTarget = 

  ##[
  Meaning of `blip_type`.
  ]##
  if this.blipTypeNameInstFlag:
    return this.blipTypeNameInst
  let blipTypeNameInstExpr = GtaSaSaveAndroid_BlipTarget(GtaSaSaveAndroid_BlipTarget(this.blipType))
  this.blipTypeNameInst = blipTypeNameInstExpr
  this.blipTypeNameInstFlag = true
  return this.blipTypeNameInst

proc displayName(this: GtaSaSaveAndroid_BlipKindBits): GtaSaSaveAndroid_BlipDisplay = 

  ##[
  Meaning of `display`.
  ]##
  if this.displayNameInstFlag:
    return this.displayNameInst
  let displayNameInstExpr = GtaSaSaveAndroid_BlipDisplay(GtaSaSaveAndroid_BlipDisplay(this.display))
  this.displayNameInst = displayNameInstExpr
  this.displayNameInstFlag = true
  return this.displayNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_BlipKindBits], filename: string): GtaSaSaveAndroid_BlipKindBits =
  GtaSaSaveAndroid_BlipKindBits.read(newKaitaiFileStream(filename), nil, nil)


##[
State of an icon.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_BlipStateBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Blip): GtaSaSaveAndroid_BlipStateBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_BlipStateBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_BlipStateBits], filename: string): GtaSaSaveAndroid_BlipStateBits =
  GtaSaSaveAndroid_BlipStateBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A text of the briefing.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Brief], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_Brief =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Brief)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Two guards before `len_key`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLenKeyExpr = this.io.readBytes(int(4))
    this.guardLenKey = guardLenKeyExpr

  ##[
  Bytes of `key`; an empty place ends here.
  ]##
  let lenKeyExpr = this.io.readU4le()
  this.lenKey = lenKeyExpr

  ##[
  Two guards before `key`, in mobile saves of format 2 only.
  ]##
  if this.hasGuardOfKey:
    let guardKeyExpr = this.io.readBytes(int(4))
    this.guardKey = guardKeyExpr

  ##[
  Key of the text, without a zero.
  ]##
  let keyExpr = this.io.readBytes(int(this.lenKey))
  this.key = keyExpr

  ##[
  Numbers in the text; -1 for none.
  ]##
  if this.hasNumbers:
    for i in 0 ..< int(6):
      let it = this.io.readS4le()
      this.numbers.add(it)

  ##[
  Form of `numbers` in mobile saves of format 2, with two guards before each number.
  ]##
  if this.hasGuardOfKey:
    for i in 0 ..< int(6):
      let it = GtaSaSaveAndroid_GuardedS4Twice.read(this.io, this.root, this)
      this.guardedNumbers.add(it)

proc hasGuardOfKey(this: GtaSaSaveAndroid_Brief): bool = 

  ##[
  Whether there is a text with guards.
  ]##
  if this.hasGuardOfKeyInstFlag:
    return this.hasGuardOfKeyInst
  let hasGuardOfKeyInstExpr = bool( ((this.isGuarded) and (this.lenKey > 0)) )
  this.hasGuardOfKeyInst = hasGuardOfKeyInstExpr
  this.hasGuardOfKeyInstFlag = true
  return this.hasGuardOfKeyInst

proc hasNumbers(this: GtaSaSaveAndroid_Brief): bool = 

  ##[
  Whether `numbers` is stored.
  ]##
  if this.hasNumbersInstFlag:
    return this.hasNumbersInst
  let hasNumbersInstExpr = bool( ((not(this.isGuarded)) and (this.lenKey > 0)) )
  this.hasNumbersInst = hasNumbersInstExpr
  this.hasNumbersInstFlag = true
  return this.hasNumbersInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Brief], filename: string): GtaSaSaveAndroid_Brief =
  GtaSaSaveAndroid_Brief.read(newKaitaiFileStream(filename), nil, nil)


##[
A building with another model.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_BuildingSwap], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_BuildingSwap =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_BuildingSwap)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `swap_type`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardSwapTypeExpr = this.io.readBytes(int(2))
    this.guardSwapType = guardSwapTypeExpr

  ##[
  Kind of thing that has another model; 0 in a free place.
  ]##
  let swapTypeExpr = this.io.readU4le()
  this.swapType = swapTypeExpr

  ##[
  Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPoolIndexPlus1Expr = this.io.readBytes(int(2))
    this.guardPoolIndexPlus1 = guardPoolIndexPlus1Expr

  ##[
  Building + 1; 0 in a free place.
  ]##
  let poolIndexPlus1Expr = this.io.readU4le()
  this.poolIndexPlus1 = poolIndexPlus1Expr

  ##[
  Guard before `new_model`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNewModelExpr = this.io.readBytes(int(2))
    this.guardNewModel = guardNewModelExpr

  ##[
  Model that is shown; -1 in a free place.
  ]##
  let newModelExpr = this.io.readS4le()
  this.newModel = newModelExpr

  ##[
  Guard before `old_model`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardOldModelExpr = this.io.readBytes(int(2))
    this.guardOldModel = guardOldModelExpr

  ##[
  Model of the map; -1 in a free place.
  ]##
  let oldModelExpr = this.io.readS4le()
  this.oldModel = oldModelExpr

proc swapTypeName(this: GtaSaSaveAndroid_BuildingSwap): GtaSaSaveAndroid_SwappedThing = 

  ##[
  Meaning of `swap_type`.
  ]##
  if this.swapTypeNameInstFlag:
    return this.swapTypeNameInst
  let swapTypeNameInstExpr = GtaSaSaveAndroid_SwappedThing(GtaSaSaveAndroid_SwappedThing(this.swapType))
  this.swapTypeNameInst = swapTypeNameInstExpr
  this.swapTypeNameInstFlag = true
  return this.swapTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_BuildingSwap], filename: string): GtaSaSaveAndroid_BuildingSwap =
  GtaSaSaveAndroid_BuildingSwap.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of cars that are kept.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_CarBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_CarBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_CarBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_CarBits], filename: string): GtaSaSaveAndroid_CarBits =
  GtaSaSaveAndroid_CarBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A place at which a car is parked.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_CarGenerator], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_CarGeneratorsBlock, isGuarded: any): GtaSaSaveAndroid_CarGenerator =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_CarGenerator)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `index`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardIndexExpr = this.io.readBytes(int(2))
    this.guardIndex = guardIndexExpr

  ##[
  Place in the game's table, below 500, in order.
  ]##
  let indexExpr = this.io.readU2le()
  this.index = indexExpr

  ##[
  Guard of what follows.
  ]##
  if this.isGuarded:
    let guardBodyExpr = this.io.readBytes(int(2))
    this.guardBody = guardBodyExpr

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
  let flagsExpr = GtaSaSaveAndroid_GeneratorBits.read(this.io, this.root, this)
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

proc generateCountName(this: GtaSaSaveAndroid_CarGenerator): GtaSaSaveAndroid_CarSupply = 

  ##[
  Meaning of `generate_count`.
  ]##
  if this.generateCountNameInstFlag:
    return this.generateCountNameInst
  let generateCountNameInstExpr = GtaSaSaveAndroid_CarSupply(GtaSaSaveAndroid_CarSupply(this.generateCount))
  this.generateCountNameInst = generateCountNameInstExpr
  this.generateCountNameInstFlag = true
  return this.generateCountNameInst

proc modelName(this: GtaSaSaveAndroid_CarGenerator): GtaSaSaveAndroid_Vehicle = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveAndroid_Vehicle(GtaSaSaveAndroid_Vehicle(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_CarGenerator], filename: string): GtaSaSaveAndroid_CarGenerator =
  GtaSaSaveAndroid_CarGenerator.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 12.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_CarGeneratorsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_CarGeneratorsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_CarGeneratorsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_generators`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumGeneratorsExpr = this.io.readBytes(int(2))
    this.guardNumGenerators = guardNumGeneratorsExpr

  ##[
  Parked cars that follow; 109 to 218.
  ]##
  let numGeneratorsExpr = this.io.readU4le()
  this.numGenerators = numGeneratorsExpr

  ##[
  Guard before `process_counter`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardProcessCounterExpr = this.io.readBytes(int(2))
    this.guardProcessCounter = guardProcessCounterExpr

  ##[
  Quarter of the generators that is looked at next, 0 to 3.
  ]##
  let processCounterExpr = this.io.readU1()
  this.processCounter = processCounterExpr

  ##[
  Guard before `generate_even_if_close`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardGenerateEvenIfCloseExpr = this.io.readBytes(int(2))
    this.guardGenerateEvenIfClose = guardGenerateEvenIfCloseExpr

  ##[
  Cars that still may appear nearby, 0 to 20.
  ]##
  let generateEvenIfCloseExpr = this.io.readU1()
  this.generateEvenIfClose = generateEvenIfCloseExpr

  ##[
  Parked cars.
  ]##
  for i in 0 ..< int(this.numGenerators):
    let it = GtaSaSaveAndroid_CarGenerator.read(this.io, this.root, this, this.isGuarded)
    this.generators.add(it)

  ##[
  Guard before `plate_count`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPlateCountExpr = this.io.readBytes(int(2))
    this.guardPlateCount = guardPlateCountExpr

  ##[
  Licence plates in use; 15 are stored.
  ]##
  let plateCountExpr = this.io.readU4le()
  this.plateCount = plateCountExpr

  ##[
  Licence plates.
  ]##
  for i in 0 ..< int(15):
    let it = GtaSaSaveAndroid_Plate.read(this.io, this.root, this, this.isGuarded)
    this.plates.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_CarGeneratorsBlock], filename: string): GtaSaSaveAndroid_CarGeneratorsBlock =
  GtaSaSaveAndroid_CarGeneratorsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A changed price.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_ChangedPrice], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ShoppingBlock, isGuarded: any): GtaSaSaveAndroid_ChangedPrice =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ChangedPrice)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ChangedPrice], filename: string): GtaSaSaveAndroid_ChangedPrice =
  GtaSaSaveAndroid_ChangedPrice.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction in three bytes.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Direction], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_Direction =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Direction)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  East, 127 for 1.
  ]##
  let xExpr = this.io.readS1()
  this.x = xExpr

  ##[
  North, 127 for 1.
  ]##
  let yExpr = this.io.readS1()
  this.y = yExpr

  ##[
  Up, 127 for 1.
  ]##
  let zExpr = this.io.readS1()
  this.z = zExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Direction], filename: string): GtaSaSaveAndroid_Direction =
  GtaSaSaveAndroid_Direction.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction in three bytes, 99 or 100 long.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Direction100], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_Direction100 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Direction100)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Direction100], filename: string): GtaSaSaveAndroid_Direction100 =
  GtaSaSaveAndroid_Direction100.read(newKaitaiFileStream(filename), nil, nil)


##[
A block without content.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_EmptyBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid): GtaSaSaveAndroid_EmptyBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_EmptyBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The tag, which is the whole block.
  ]##
  let tagExpr = this.io.readBytes(int(5))
  this.tag = tagExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_EmptyBlock], filename: string): GtaSaSaveAndroid_EmptyBlock =
  GtaSaSaveAndroid_EmptyBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of things in the world.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_EntityBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_EntityBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_EntityBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Takes part in collisions at all.
  ]##
  let usesCollisionExpr = this.io.readBitsIntLe(1) != 0
  this.usesCollision = usesCollisionExpr

  ##[
  The collisions of the object in this frame have been worked out.
  ]##
  let collisionProcessedExpr = this.io.readBitsIntLe(1) != 0
  this.collisionProcessed = collisionProcessedExpr

  ##[
  The object does not move: physics ignores it.
  ]##
  let staticFlagExpr = this.io.readBitsIntLe(1) != 0
  this.staticFlag = staticFlagExpr

  ##[
  A contact force has acted on it.
  ]##
  let hasContactedExpr = this.io.readBitsIntLe(1) != 0
  this.hasContacted = hasContactedExpr

  ##[
  Stuck: it cannot move out of a collision.
  ]##
  let stuckExpr = this.io.readBitsIntLe(1) != 0
  this.stuck = stuckExpr

  ##[
  The object is placed where nothing touches it.
  ]##
  let safePositionExpr = this.io.readBitsIntLe(1) != 0
  this.safePosition = safePositionExpr

  ##[
  The control step of the object was put off to later in the frame.
  ]##
  let postponedExpr = this.io.readBitsIntLe(1) != 0
  this.postponed = postponedExpr

  ##[
  Drawn; clear when a script hides it.
  ]##
  let visibleExpr = this.io.readBitsIntLe(1) != 0
  this.visible = visibleExpr

  ##[
  Far-view building: drawn from far away and never culled as small.
  ]##
  let bigBuildingExpr = this.io.readBitsIntLe(1) != 0
  this.bigBuilding = bigBuildingExpr

  ##[
  Drawn with the damaged model where one exists.
  ]##
  let renderDamagedExpr = this.io.readBitsIntLe(1) != 0
  this.renderDamaged = renderDamagedExpr

  ##[
  The streaming must not remove the object.
  ]##
  let streamingDontDeleteExpr = this.io.readBitsIntLe(1) != 0
  this.streamingDontDelete = streamingDontDeleteExpr

  ##[
  To be removed the next time it is processed.
  ]##
  let removeFromWorldExpr = this.io.readBitsIntLe(1) != 0
  this.removeFromWorld = removeFromWorldExpr

  ##[
  Has hit a building, which changes how its next collisions are solved.
  ]##
  let hitWallExpr = this.io.readBitsIntLe(1) != 0
  this.hitWall = hitWallExpr

  ##[
  Locked against deletion while it is drawn.
  ]##
  let beingRenderedExpr = this.io.readBitsIntLe(1) != 0
  this.beingRendered = beingRenderedExpr

  ##[
  Drawn after everything else (transparent things).
  ]##
  let drawLastExpr = this.io.readBitsIntLe(1) != 0
  this.drawLast = drawLastExpr

  ##[
  Being faded because it is far away.
  ]##
  let distanceFadeExpr = this.io.readBitsIntLe(1) != 0
  this.distanceFade = distanceFadeExpr

  ##[
  No shadows are cast on the object.
  ]##
  let noShadowsOnExpr = this.io.readBitsIntLe(1) != 0
  this.noShadowsOn = noShadowsOnExpr

  ##[
  Known to be off the screen; only the set state can be trusted.
  ]##
  let offscreenExpr = this.io.readBitsIntLe(1) != 0
  this.offscreen = offscreenExpr

  ##[
  Made by a script and held still until the ground below it is loaded.
  ]##
  let staticWaitingCollisionExpr = this.io.readBitsIntLe(1) != 0
  this.staticWaitingCollision = staticWaitingCollisionExpr

  ##[
  The streaming ignores the object.
  ]##
  let dontStreamExpr = this.io.readBitsIntLe(1) != 0
  this.dontStream = dontStreamExpr

  ##[
  Under water: drawn in another order.
  ]##
  let underwaterFlagExpr = this.io.readBitsIntLe(1) != 0
  this.underwaterFlag = underwaterFlagExpr

  ##[
  Has effects that are prepared before drawing.
  ]##
  let prerenderEffectsExpr = this.io.readBitsIntLe(1) != 0
  this.prerenderEffects = prerenderEffectsExpr

  ##[
  Building that may be made and deleted more than once.
  ]##
  let tempBuildingExpr = this.io.readBitsIntLe(1) != 0
  this.tempBuilding = tempBuildingExpr

  ##[
  The bones of the object are not animated in this frame.
  ]##
  let noHierarchyUpdateExpr = this.io.readBitsIntLe(1) != 0
  this.noHierarchyUpdate = noHierarchyUpdateExpr

  ##[
  Road sign with text to draw.
  ]##
  let roadsignTextExpr = this.io.readBitsIntLe(1) != 0
  this.roadsignText = roadsignTextExpr

  ##[
  The roughest far-view model of the object is shown.
  ]##
  let superLowLodExpr = this.io.readBitsIntLe(1) != 0
  this.superLowLod = superLowLodExpr

  ##[
  Made by the generator of plants and litter.
  ]##
  let proceduralExpr = this.io.readBitsIntLe(1) != 0
  this.procedural = proceduralExpr

  ##[
  Back faces are not drawn.
  ]##
  let backfaceCulledExpr = this.io.readBitsIntLe(1) != 0
  this.backfaceCulled = backfaceCulledExpr

  ##[
  Lit by the directional lights.
  ]##
  let lightObjectExpr = this.io.readBitsIntLe(1) != 0
  this.lightObject = lightObjectExpr

  ##[
  First to go when the streaming is short of memory.
  ]##
  let unimportantStreamExpr = this.io.readBitsIntLe(1) != 0
  this.unimportantStream = unimportantStreamExpr

  ##[
  Part of a tunnel.
  ]##
  let tunnelExpr = this.io.readBitsIntLe(1) != 0
  this.tunnel = tunnelExpr

  ##[
  Drawn both from inside and from outside a tunnel.
  ]##
  let tunnelTransitionExpr = this.io.readBitsIntLe(1) != 0
  this.tunnelTransition = tunnelTransitionExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_EntityBits], filename: string): GtaSaSaveAndroid_EntityBits =
  GtaSaSaveAndroid_EntityBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A door.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExit], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExitsBlock, isGuarded: any): GtaSaSaveAndroid_EntryExit =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_EntryExit)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


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
    let doorExpr = GtaSaSaveAndroid_EntryExitState.read(this.io, this.root, this, this.isGuarded)
    this.door = doorExpr

proc hasBody(this: GtaSaSaveAndroid_EntryExit): bool = 

  ##[
  Whether it is a door rather than the end.
  ]##
  if this.hasBodyInstFlag:
    return this.hasBodyInst
  let hasBodyInstExpr = bool(this.entryIndex != -1)
  this.hasBodyInst = hasBodyInstExpr
  this.hasBodyInstFlag = true
  return this.hasBodyInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_EntryExit], filename: string): GtaSaSaveAndroid_EntryExit =
  GtaSaSaveAndroid_EntryExit.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of doors; the names of other sources are those of scripts.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExitBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExitState): GtaSaSaveAndroid_EntryExitBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_EntryExitBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_EntryExitBits], filename: string): GtaSaSaveAndroid_EntryExitBits =
  GtaSaSaveAndroid_EntryExitBits.read(newKaitaiFileStream(filename), nil, nil)


##[
State of a door.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExitState], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExit, isGuarded: any): GtaSaSaveAndroid_EntryExitState =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_EntryExitState)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `flags`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardFlagsExpr = this.io.readBytes(int(2))
    this.guardFlags = guardFlagsExpr

  ##[
  Behaviour of the door.
  ]##
  let flagsExpr = GtaSaSaveAndroid_EntryExitBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Guard before `linked_index`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLinkedIndexExpr = this.io.readBytes(int(2))
    this.guardLinkedIndex = guardLinkedIndexExpr

  ##[
  Door at the other side; -1, or one that does not exist, for none.
Links need not be mutual.

  ]##
  let linkedIndexExpr = this.io.readS2le()
  this.linkedIndex = linkedIndexExpr

  ##[
  Guard of the entry that follows.
  ]##
  if this.isGuarded:
    let guardNextExpr = this.io.readBytes(int(2))
    this.guardNext = guardNextExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_EntryExitState], filename: string): GtaSaSaveAndroid_EntryExitState =
  GtaSaSaveAndroid_EntryExitState.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 25.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_EntryExitsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_EntryExitsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_EntryExitsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_stack`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumStackExpr = this.io.readBytes(int(2))
    this.guardNumStack = guardNumStackExpr

  ##[
  Doors that the player went through; 0 outside, 1 inside.
  ]##
  let numStackExpr = this.io.readU4le()
  this.numStack = numStackExpr

  ##[
  Numbers of the doors that the player went through, the innermost last.

  ]##
  if this.isPlain:
    for i in 0 ..< int(this.numStack):
      let it = this.io.readU2le()
      this.stack.add(it)

  ##[
  Form of `stack` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(this.numStack + 0):
      let it = GtaSaSaveAndroid_GuardedU2.read(this.io, this.root, this)
      this.guardedStack.add(it)

  ##[
  Guard of the first of `entries`.
  ]##
  if this.isGuarded:
    let guardEntriesExpr = this.io.readBytes(int(2))
    this.guardEntries = guardEntriesExpr

  ##[
  Doors, in order; the last has the number -1 and nothing else. They
overwrite what the game made of its map files; a door without a record
keeps that.

  ]##
  block:
    var i: int
    while true:
      let it = GtaSaSaveAndroid_EntryExit.read(this.io, this.root, this, this.isGuarded)
      this.entries.add(it)
      if it.entryIndex == -1:
        break
      inc i

proc isPlain(this: GtaSaSaveAndroid_EntryExitsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_EntryExitsBlock], filename: string): GtaSaSaveAndroid_EntryExitsBlock =
  GtaSaSaveAndroid_EntryExitsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A place for one part of the map.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_ExtraRestart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RestartPointsBlock, isGuarded: any): GtaSaSaveAndroid_ExtraRestart =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ExtraRestart)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `position`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPositionExpr = this.io.readBytes(int(2))
    this.guardPosition = guardPositionExpr

  ##[
  Place at which the player wakes up.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Guard before `radius`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardRadiusExpr = this.io.readBytes(int(2))
    this.guardRadius = guardRadiusExpr

  ##[
  Distance from the place within which the player must be; 0 or 1500.
  ]##
  let radiusExpr = this.io.readF4le()
  this.radius = radiusExpr

  ##[
  Guard before `heading`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardHeadingExpr = this.io.readBytes(int(2))
    this.guardHeading = guardHeadingExpr

  ##[
  Direction in which the player looks after waking up.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ExtraRestart], filename: string): GtaSaSaveAndroid_ExtraRestart =
  GtaSaSaveAndroid_ExtraRestart.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 4.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GameLogicBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_GameLogicBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GameLogicBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_restarts`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumRestartsExpr = this.io.readBytes(int(2))
    this.guardNumRestarts = guardNumRestartsExpr

  ##[
  Places that follow; 0.
  ]##
  let numRestartsExpr = this.io.readU4le()
  this.numRestarts = numRestartsExpr

  ##[
  Guard before `penalty_for_death`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPenaltyForDeathExpr = this.io.readBytes(int(2))
    this.guardPenaltyForDeath = guardPenaltyForDeathExpr

  ##[
  Whether death costs the weapons (opcode 08DD)
  ]##
  let penaltyForDeathExpr = this.io.readU1()
  this.penaltyForDeath = penaltyForDeathExpr

  ##[
  Guard before `penalty_for_arrest`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPenaltyForArrestExpr = this.io.readBytes(int(2))
    this.guardPenaltyForArrest = guardPenaltyForArrestExpr

  ##[
  Whether arrest costs the weapons (opcode 08DE)
  ]##
  let penaltyForArrestExpr = this.io.readU1()
  this.penaltyForArrest = penaltyForArrestExpr

  ##[
  Guard before `game_state`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardGameStateExpr = this.io.readBytes(int(2))
    this.guardGameState = guardGameStateExpr

  ##[
  Whether the player plays, died or was arrested; 0 in every file.
  ]##
  let gameStateExpr = this.io.readU1()
  this.gameState = gameStateExpr

  ##[
  Guard before `time_of_last_event`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardTimeOfLastEventExpr = this.io.readBytes(int(2))
    this.guardTimeOfLastEvent = guardTimeOfLastEventExpr

  ##[
  Time at which the state last changed.
  ]##
  let timeOfLastEventExpr = this.io.readU4le()
  this.timeOfLastEvent = timeOfLastEventExpr

  ##[
  Places to wake up at after death; none in the measured files.
  ]##
  for i in 0 ..< int(this.numRestarts):
    let it = GtaSaSaveAndroid_Restart.read(this.io, this.root, this, this.isGuarded)
    this.restarts.add(it)

proc gameStateName(this: GtaSaSaveAndroid_GameLogicBlock): GtaSaSaveAndroid_PlayState = 

  ##[
  Meaning of `game_state`.
  ]##
  if this.gameStateNameInstFlag:
    return this.gameStateNameInst
  let gameStateNameInstExpr = GtaSaSaveAndroid_PlayState(GtaSaSaveAndroid_PlayState(this.gameState))
  this.gameStateNameInst = gameStateNameInstExpr
  this.gameStateNameInstFlag = true
  return this.gameStateNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GameLogicBlock], filename: string): GtaSaSaveAndroid_GameLogicBlock =
  GtaSaSaveAndroid_GameLogicBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Weapons of a gang (opcode 0237).
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Gang], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GangsBlock, isGuarded: any): GtaSaSaveAndroid_Gang =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Gang)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc weaponAName(this: GtaSaSaveAndroid_Gang): GtaSaSaveAndroid_WeaponKind = 

  ##[
  Meaning of `weapon_a`.
  ]##
  if this.weaponANameInstFlag:
    return this.weaponANameInst
  let weaponANameInstExpr = GtaSaSaveAndroid_WeaponKind(GtaSaSaveAndroid_WeaponKind(this.weaponA))
  this.weaponANameInst = weaponANameInstExpr
  this.weaponANameInstFlag = true
  return this.weaponANameInst

proc weaponBName(this: GtaSaSaveAndroid_Gang): GtaSaSaveAndroid_WeaponKind = 

  ##[
  Meaning of `weapon_b`.
  ]##
  if this.weaponBNameInstFlag:
    return this.weaponBNameInst
  let weaponBNameInstExpr = GtaSaSaveAndroid_WeaponKind(GtaSaSaveAndroid_WeaponKind(this.weaponB))
  this.weaponBNameInst = weaponBNameInstExpr
  this.weaponBNameInstFlag = true
  return this.weaponBNameInst

proc weaponCName(this: GtaSaSaveAndroid_Gang): GtaSaSaveAndroid_WeaponKind = 

  ##[
  Meaning of `weapon_c`.
  ]##
  if this.weaponCNameInstFlag:
    return this.weaponCNameInst
  let weaponCNameInstExpr = GtaSaSaveAndroid_WeaponKind(GtaSaSaveAndroid_WeaponKind(this.weaponC))
  this.weaponCNameInst = weaponCNameInstExpr
  this.weaponCNameInstFlag = true
  return this.weaponCNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Gang], filename: string): GtaSaSaveAndroid_Gang =
  GtaSaSaveAndroid_Gang.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 23.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GangWarsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isMobile: any, hasSpecificZones: any, isGuarded: any): GtaSaSaveAndroid_GangWarsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GangWarsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr
  let hasSpecificZonesExpr = bool(hasSpecificZones)
  this.hasSpecificZones = hasSpecificZonesExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `war_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardWarSizeExpr = this.io.readBytes(int(2))
    this.guardWarSize = guardWarSizeExpr

  ##[
  Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
  ]##
  let warSizeExpr = this.io.readU4le()
  this.warSize = warSizeExpr

  ##[
  Guard of what follows.
  ]##
  if this.isGuarded:
    let guardBodyExpr = this.io.readBytes(int(2))
    this.guardBody = guardBodyExpr

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
  let playerStartPosExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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
  let pointOfAttackExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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

proc attackStateName(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_WarAttack = 

  ##[
  Meaning of `attack_state`.
  ]##
  if this.attackStateNameInstFlag:
    return this.attackStateNameInst
  let attackStateNameInstExpr = GtaSaSaveAndroid_WarAttack(GtaSaSaveAndroid_WarAttack(this.attackState))
  this.attackStateNameInst = attackStateNameInstExpr
  this.attackStateNameInstFlag = true
  return this.attackStateNameInst

proc gang1Name(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_GangId = 

  ##[
  Meaning of `gang_1`.
  ]##
  if this.gang1NameInstFlag:
    return this.gang1NameInst
  let gang1NameInstExpr = GtaSaSaveAndroid_GangId(GtaSaSaveAndroid_GangId(this.gang1))
  this.gang1NameInst = gang1NameInstExpr
  this.gang1NameInstFlag = true
  return this.gang1NameInst

proc gang2Name(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_GangId = 

  ##[
  Meaning of `gang_2`.
  ]##
  if this.gang2NameInstFlag:
    return this.gang2NameInst
  let gang2NameInstExpr = GtaSaSaveAndroid_GangId(GtaSaSaveAndroid_GangId(this.gang2))
  this.gang2NameInst = gang2NameInstExpr
  this.gang2NameInstFlag = true
  return this.gang2NameInst

proc isMobileGame(this: GtaSaSaveAndroid_GangWarsBlock): bool = 

  ##[
  Whether fields of phones follow.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc stateName(this: GtaSaSaveAndroid_GangWarsBlock): GtaSaSaveAndroid_WarState = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaSaveAndroid_WarState(GtaSaSaveAndroid_WarState(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc withSpecificZones(this: GtaSaSaveAndroid_GangWarsBlock): bool = 

  ##[
  Whether fields of the Definitive Edition follow.
  ]##
  if this.withSpecificZonesInstFlag:
    return this.withSpecificZonesInst
  let withSpecificZonesInstExpr = bool(this.hasSpecificZones)
  this.withSpecificZonesInst = withSpecificZonesInstExpr
  this.withSpecificZonesInstFlag = true
  return this.withSpecificZonesInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GangWarsBlock], filename: string): GtaSaSaveAndroid_GangWarsBlock =
  GtaSaSaveAndroid_GangWarsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 11.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GangsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_GangsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GangsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Weapons and model of the ten gangs, in the order of `gang_id`.
  ]##
  for i in 0 ..< int(10):
    let it = GtaSaSaveAndroid_Gang.read(this.io, this.root, this, this.isGuarded)
    this.gangs.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GangsBlock], filename: string): GtaSaSaveAndroid_GangsBlock =
  GtaSaSaveAndroid_GangsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A garage.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Garage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GaragesBlock, isGuarded: any): GtaSaSaveAndroid_Garage =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Garage)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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
  let flagsExpr = GtaSaSaveAndroid_GarageBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap002Expr = this.io.readBytes(int(1))
  this.gap002 = gap002Expr

  ##[
  First corner, at the floor.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction of the first side.
  ]##
  let directionAExpr = GtaSaSaveAndroid_Vec2.read(this.io, this.root, this)
  this.directionA = directionAExpr

  ##[
  Direction of the second side.
  ]##
  let directionBExpr = GtaSaSaveAndroid_Vec2.read(this.io, this.root, this)
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

proc doorStateName(this: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_Door = 

  ##[
  Meaning of `door_state`.
  ]##
  if this.doorStateNameInstFlag:
    return this.doorStateNameInst
  let doorStateNameInstExpr = GtaSaSaveAndroid_Door(GtaSaSaveAndroid_Door(this.doorState))
  this.doorStateNameInst = doorStateNameInstExpr
  this.doorStateNameInstFlag = true
  return this.doorStateNameInst

proc garageTypeName(this: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_GarageKind = 

  ##[
  Meaning of `garage_type`.
  ]##
  if this.garageTypeNameInstFlag:
    return this.garageTypeNameInst
  let garageTypeNameInstExpr = GtaSaSaveAndroid_GarageKind(GtaSaSaveAndroid_GarageKind(this.garageType))
  this.garageTypeNameInst = garageTypeNameInstExpr
  this.garageTypeNameInstFlag = true
  return this.garageTypeNameInst

proc originalTypeName(this: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_GarageKind = 

  ##[
  Meaning of `original_type`.
  ]##
  if this.originalTypeNameInstFlag:
    return this.originalTypeNameInst
  let originalTypeNameInstExpr = GtaSaSaveAndroid_GarageKind(GtaSaSaveAndroid_GarageKind(this.originalType))
  this.originalTypeNameInst = originalTypeNameInstExpr
  this.originalTypeNameInstFlag = true
  return this.originalTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Garage], filename: string): GtaSaSaveAndroid_Garage =
  GtaSaSaveAndroid_Garage.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of garages.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GarageBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_GarageBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GarageBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GarageBits], filename: string): GtaSaSaveAndroid_GarageBits =
  GtaSaSaveAndroid_GarageBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 3. Garages, shops that work on cars, and the cars that the player
keeps.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_GaragesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_GaragesBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GaragesBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_garages`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumGaragesExpr = this.io.readBytes(int(2))
    this.guardNumGarages = guardNumGaragesExpr

  ##[
  Garages that follow the cars; 50.
  ]##
  let numGaragesExpr = this.io.readU4le()
  this.numGarages = numGaragesExpr

  ##[
  Guard before `free_bombs`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardFreeBombsExpr = this.io.readBytes(int(2))
    this.guardFreeBombs = guardFreeBombsExpr

  ##[
  Whether bombs cost nothing; 0.
  ]##
  let freeBombsExpr = this.io.readU1()
  this.freeBombs = freeBombsExpr

  ##[
  Guard before `free_resprays`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardFreeRespraysExpr = this.io.readBytes(int(2))
    this.guardFreeResprays = guardFreeRespraysExpr

  ##[
  Whether paint costs nothing (opcode 0335)
  ]##
  let freeRespraysExpr = this.io.readU1()
  this.freeResprays = freeRespraysExpr

  ##[
  Guard before `no_resprays`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNoRespraysExpr = this.io.readBytes(int(2))
    this.guardNoResprays = guardNoRespraysExpr

  ##[
  Whether paint shops are closed (opcode 0A14)
  ]##
  let noRespraysExpr = this.io.readU1()
  this.noResprays = noRespraysExpr

  ##[
  Guard before `cars_collected`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardCarsCollectedExpr = this.io.readBytes(int(2))
    this.guardCarsCollected = guardCarsCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  let carsCollectedExpr = this.io.readS4le()
  this.carsCollected = carsCollectedExpr

  ##[
  Guard before `bank_vans_collected`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardBankVansCollectedExpr = this.io.readBytes(int(2))
    this.guardBankVansCollected = guardBankVansCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  let bankVansCollectedExpr = this.io.readS4le()
  this.bankVansCollected = bankVansCollectedExpr

  ##[
  Guard before `police_cars_collected`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPoliceCarsCollectedExpr = this.io.readBytes(int(2))
    this.guardPoliceCarsCollected = guardPoliceCarsCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  let policeCarsCollectedExpr = this.io.readS4le()
  this.policeCarsCollected = policeCarsCollectedExpr

  ##[
  Leftover of earlier games.
  ]##
  if this.isPlain:
    for i in 0 ..< int(4):
      let it = this.io.readS4le()
      this.carTypesCollected.add(it)

  ##[
  Form of `car_types_collected` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(4):
      let it = GtaSaSaveAndroid_GuardedS4.read(this.io, this.root, this)
      this.guardedCarTypesCollected.add(it)

  ##[
  Guard before `last_help_time`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLastHelpTimeExpr = this.io.readBytes(int(2))
    this.guardLastHelpTime = guardLastHelpTimeExpr

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
    let it = GtaSaSaveAndroid_StoredCar.read(this.io, this.root, this, this.isGuarded)
    this.cars.add(it)

  ##[
  State of the 50 garages of the map: place, door, use.
  ]##
  for i in 0 ..< int(this.numGarages):
    let it = GtaSaSaveAndroid_Garage.read(this.io, this.root, this, this.isGuarded)
    this.garages.add(it)

proc isPlain(this: GtaSaSaveAndroid_GaragesBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GaragesBlock], filename: string): GtaSaSaveAndroid_GaragesBlock =
  GtaSaSaveAndroid_GaragesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
How a parked car appears.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GeneratorBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_CarGenerator): GtaSaSaveAndroid_GeneratorBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GeneratorBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GeneratorBits], filename: string): GtaSaSaveAndroid_GeneratorBits =
  GtaSaSaveAndroid_GeneratorBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A truth value with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedFlag], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StatisticsBlock): GtaSaSaveAndroid_GuardedFlag =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedFlag)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Flag that the guard precedes.
  ]##
  let valueExpr = this.io.readU1()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedFlag], filename: string): GtaSaSaveAndroid_GuardedFlag =
  GtaSaSaveAndroid_GuardedFlag.read(newKaitaiFileStream(filename), nil, nil)


##[
Whether a part of the map is loaded, with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedMapPart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_IplFlagsBlock): GtaSaSaveAndroid_GuardedMapPart =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedMapPart)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Whether the part of the map is loaded.
  ]##
  let valueExpr = this.io.readU1()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedMapPart], filename: string): GtaSaSaveAndroid_GuardedMapPart =
  GtaSaSaveAndroid_GuardedMapPart.read(newKaitaiFileStream(filename), nil, nil)


##[
A number with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedS1], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GuardedStation): GtaSaSaveAndroid_GuardedS1 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedS1)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Number that the guard precedes.
  ]##
  let valueExpr = this.io.readS1()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedS1], filename: string): GtaSaSaveAndroid_GuardedS1 =
  GtaSaSaveAndroid_GuardedS1.read(newKaitaiFileStream(filename), nil, nil)


##[
A number with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedS4], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedS4 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedS4)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Number that the guard precedes.
  ]##
  let valueExpr = this.io.readS4le()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedS4], filename: string): GtaSaSaveAndroid_GuardedS4 =
  GtaSaSaveAndroid_GuardedS4.read(newKaitaiFileStream(filename), nil, nil)


##[
A number with two guards of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedS4Twice], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedS4Twice =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedS4Twice)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Two guards of the number.
  ]##
  let guardExpr = this.io.readBytes(int(4))
  this.guard = guardExpr

  ##[
  Number that the guards precede.
  ]##
  let valueExpr = this.io.readS4le()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedS4Twice], filename: string): GtaSaSaveAndroid_GuardedS4Twice =
  GtaSaSaveAndroid_GuardedS4Twice.read(newKaitaiFileStream(filename), nil, nil)


##[
What a station has played, each number with a guard.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedStation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RadioBlock): GtaSaSaveAndroid_GuardedStation =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedStation)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Songs; -1 for none.
  ]##
  for i in 0 ..< int(20):
    let it = GtaSaSaveAndroid_GuardedS1.read(this.io, this.root, this)
    this.recentTracks.add(it)

  ##[
  Jingles; -1 for none.
  ]##
  for i in 0 ..< int(8):
    let it = GtaSaSaveAndroid_GuardedS4.read(this.io, this.root, this)
    this.recentIdents.add(it)

  ##[
  Advertisements; -1 for none.
  ]##
  for i in 0 ..< int(40):
    let it = GtaSaSaveAndroid_GuardedS4.read(this.io, this.root, this)
    this.recentAdverts.add(it)

  ##[
  Talk; -1 for none.
  ]##
  for i in 0 ..< int(15):
    let it = GtaSaSaveAndroid_GuardedS4.read(this.io, this.root, this)
    this.recentDj.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedStation], filename: string): GtaSaSaveAndroid_GuardedStation =
  GtaSaSaveAndroid_GuardedStation.read(newKaitaiFileStream(filename), nil, nil)


##[
A number with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedU1], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedU1 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedU1)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Number that the guard precedes.
  ]##
  let valueExpr = this.io.readU1()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedU1], filename: string): GtaSaSaveAndroid_GuardedU1 =
  GtaSaSaveAndroid_GuardedU1.read(newKaitaiFileStream(filename), nil, nil)


##[
A number with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedU2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_EntryExitsBlock): GtaSaSaveAndroid_GuardedU2 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedU2)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Number that the guard precedes.
  ]##
  let valueExpr = this.io.readU2le()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedU2], filename: string): GtaSaSaveAndroid_GuardedU2 =
  GtaSaSaveAndroid_GuardedU2.read(newKaitaiFileStream(filename), nil, nil)


##[
A number with a guard of its own.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_GuardedU4], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_GuardedU4 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_GuardedU4)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Guard before `value`, in mobile saves of format 2 only.
  ]##
  let guardExpr = this.io.readBytes(int(2))
  this.guard = guardExpr

  ##[
  Number that the guard precedes.
  ]##
  let valueExpr = this.io.readU4le()
  this.value = valueExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_GuardedU4], filename: string): GtaSaSaveAndroid_GuardedU4 =
  GtaSaSaveAndroid_GuardedU4.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of handling, a part of the model's data; to be copied with the car.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_HandlingBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_HandlingBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_HandlingBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_HandlingBits], filename: string): GtaSaSaveAndroid_HandlingBits =
  GtaSaSaveAndroid_HandlingBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Something that is not shown.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_InvisibleObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_InvisibleObject =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_InvisibleObject)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `object_kind`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardObjectKindExpr = this.io.readBytes(int(2))
    this.guardObjectKind = guardObjectKindExpr

  ##[
  Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
  ]##
  let objectKindExpr = this.io.readU4le()
  this.objectKind = objectKindExpr

  ##[
  Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPoolIndexPlus1Expr = this.io.readBytes(int(2))
    this.guardPoolIndexPlus1 = guardPoolIndexPlus1Expr

  ##[
  Row of the hidden thing in the pool of its kind, plus 1.
  ]##
  let poolIndexPlus1Expr = this.io.readU4le()
  this.poolIndexPlus1 = poolIndexPlus1Expr

proc objectKindName(this: GtaSaSaveAndroid_InvisibleObject): GtaSaSaveAndroid_HiddenThing = 

  ##[
  Meaning of `object_kind`.
  ]##
  if this.objectKindNameInstFlag:
    return this.objectKindNameInst
  let objectKindNameInstExpr = GtaSaSaveAndroid_HiddenThing(GtaSaSaveAndroid_HiddenThing(this.objectKind))
  this.objectKindNameInst = objectKindNameInstExpr
  this.objectKindNameInstFlag = true
  return this.objectKindNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_InvisibleObject], filename: string): GtaSaSaveAndroid_InvisibleObject =
  GtaSaSaveAndroid_InvisibleObject.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 21. Parts of the map; what a number means depends on the data of the
game.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_IplFlagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_IplFlagsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_IplFlagsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `slot_count`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardSlotCountExpr = this.io.readBytes(int(2))
    this.guardSlotCount = guardSlotCountExpr

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
  if this.isPlain:
    for i in 0 ..< int(255):
      let it = this.io.readU1()
      this.flags.add(it)

  ##[
  Form of `flags` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(255):
      let it = GtaSaSaveAndroid_GuardedMapPart.read(this.io, this.root, this)
      this.guardedFlags.add(it)

proc isPlain(this: GtaSaSaveAndroid_IplFlagsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_IplFlagsBlock], filename: string): GtaSaSaveAndroid_IplFlagsBlock =
  GtaSaSaveAndroid_IplFlagsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A mission that runs.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_LoadedMission], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptThread, hasIndex: any): GtaSaSaveAndroid_LoadedMission =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_LoadedMission)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc isNumbered(this: GtaSaSaveAndroid_LoadedMission): bool = 

  ##[
  Whether the number is there.
  ]##
  if this.isNumberedInstFlag:
    return this.isNumberedInst
  let isNumberedInstExpr = bool(this.hasIndex)
  this.isNumberedInst = isNumberedInstExpr
  this.isNumberedInstFlag = true
  return this.isNumberedInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_LoadedMission], filename: string): GtaSaSaveAndroid_LoadedMission =
  GtaSaSaveAndroid_LoadedMission.read(newKaitaiFileStream(filename), nil, nil)


##[
An object with its distant model.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_LodPair], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_LodPair =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_LodPair)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_LodPair], filename: string): GtaSaSaveAndroid_LodPair =
  GtaSaSaveAndroid_LodPair.read(newKaitaiFileStream(filename), nil, nil)


##[
An object that a script made, 64 bytes in both forms.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_MobileObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePoolsBlock, isVariantB: any, isGuarded: any): GtaSaSaveAndroid_MobileObject =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_MobileObject)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isVariantBExpr = bool(isVariantB)
  this.isVariantB = isVariantBExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Two guards before `handle`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardHandleExpr = this.io.readBytes(int(4))
    this.guardHandle = guardHandleExpr

  ##[
  Place among objects * 256 + counter.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Two guards before `model`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardModelExpr = this.io.readBytes(int(4))
    this.guardModel = guardModelExpr

  ##[
  Model number of the object.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Guard before `object_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardObjectSizeExpr = this.io.readBytes(int(2))
    this.guardObjectSize = guardObjectSizeExpr

  ##[
  Bytes that follow: 52.
  ]##
  let objectSizeExpr = this.io.readU4le()
  this.objectSize = objectSizeExpr

  ##[
  Guard of what follows.
  ]##
  if this.isGuarded:
    let guardBodyExpr = this.io.readBytes(int(2))
    this.guardBody = guardBodyExpr

  ##[
  Place of the object in the world.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction of the right side of the object.
  ]##
  let rightExpr = GtaSaSaveAndroid_Direction.read(this.io, this.root, this)
  this.right = rightExpr

  ##[
  Direction of the front of the object; the product of `right` and this
one is its top.

  ]##
  let forwardExpr = GtaSaSaveAndroid_Direction.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap01eExpr = this.io.readBytes(int(6))
  this.gap01e = gap01eExpr

  ##[
  Nothing known; 0.
  ]##
  let bonusValueExpr = this.io.readU1()
  this.bonusValue = bonusValueExpr

  ##[
  Nothing.
  ]##
  let gap025Expr = this.io.readBytes(int(1))
  this.gap025 = gap025Expr

  ##[
  Nothing known; 0.
  ]##
  let costValueExpr = this.io.readU2le()
  this.costValue = costValueExpr

  ##[
  Time at which the object is removed.
  ]##
  let removalTimeExpr = this.io.readS4le()
  this.removalTime = removalTimeExpr

  ##[
  State that the engine keeps of the object.
  ]##
  let entityFlagsExpr = GtaSaSaveAndroid_EntityBits.read(this.io, this.root, this)
  this.entityFlags = entityFlagsExpr

  ##[
  Number between `entity_flags` and `unused`; meaning not known.
  ]##
  if this.isFormB:
    let unknown48Expr = this.io.readU4le()
    this.unknown48 = unknown48Expr

  ##[
  Nothing.
  ]##
  let unusedExpr = this.io.readS1()
  this.unused = unusedExpr

  ##[
  Old memory; no meaning.
  ]##
  if this.isFormA:
    let gap031Expr = this.io.readBytes(int(3))
    this.gap031 = gap031Expr

  ##[
  Old memory; no meaning.
  ]##
  if this.isFormB:
    let gap035Expr = this.io.readBytes(int(1))
    this.gap035 = gap035Expr

  ##[
  State that the game keeps of the object; the upper byte is not
reliable in the second form.

  ]##
  let objectFlagsExpr = GtaSaSaveAndroid_ObjectBits.read(this.io, this.root, this)
  this.objectFlags = objectFlagsExpr

  ##[
  2 for objects of missions.
  ]##
  let objectTypeExpr = this.io.readU1()
  this.objectType = objectTypeExpr

  ##[
  Effect of a blow on the object: 0 or 200.
  ]##
  let collisionDamageEffectExpr = this.io.readU1()
  this.collisionDamageEffect = collisionDamageEffectExpr

  ##[
  Reaction of the object to a touch: 0, or 200, which has no name.
  ]##
  let specialCollisionResponseExpr = this.io.readU1()
  this.specialCollisionResponse = specialCollisionResponseExpr

  ##[
  Kinds of harm that the object is proof against.
  ]##
  let physicalFlagsExpr = GtaSaSaveAndroid_PhysicalBits.read(this.io, this.root, this)
  this.physicalFlags = physicalFlagsExpr

  ##[
  Last number of the object; -1.
  ]##
  let unknownEndExpr = this.io.readS2le()
  this.unknownEnd = unknownEndExpr

  ##[
  Old memory; no meaning.
  ]##
  if this.isFormA:
    let gap03eExpr = this.io.readBytes(int(2))
    this.gap03e = gap03eExpr

proc collisionDamageEffectName(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_DamageEffect = 

  ##[
  Meaning of `collision_damage_effect`.
  ]##
  if this.collisionDamageEffectNameInstFlag:
    return this.collisionDamageEffectNameInst
  let collisionDamageEffectNameInstExpr = GtaSaSaveAndroid_DamageEffect(GtaSaSaveAndroid_DamageEffect(this.collisionDamageEffect))
  this.collisionDamageEffectNameInst = collisionDamageEffectNameInstExpr
  this.collisionDamageEffectNameInstFlag = true
  return this.collisionDamageEffectNameInst

proc isFormA(this: GtaSaSaveAndroid_MobileObject): bool = 

  ##[
  Whether it has the first form.
  ]##
  if this.isFormAInstFlag:
    return this.isFormAInst
  let isFormAInstExpr = bool(not(this.isVariantB))
  this.isFormAInst = isFormAInstExpr
  this.isFormAInstFlag = true
  return this.isFormAInst

proc isFormB(this: GtaSaSaveAndroid_MobileObject): bool = 

  ##[
  Whether it has the second form.
  ]##
  if this.isFormBInstFlag:
    return this.isFormBInst
  let isFormBInstExpr = bool(this.isVariantB)
  this.isFormBInst = isFormBInstExpr
  this.isFormBInstFlag = true
  return this.isFormBInst

proc modelName(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_ObjectModel = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveAndroid_ObjectModel(GtaSaSaveAndroid_ObjectModel(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc objectTypeName(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_ObjectOrigin = 

  ##[
  Meaning of `object_type`.
  ]##
  if this.objectTypeNameInstFlag:
    return this.objectTypeNameInst
  let objectTypeNameInstExpr = GtaSaSaveAndroid_ObjectOrigin(GtaSaSaveAndroid_ObjectOrigin(this.objectType))
  this.objectTypeNameInst = objectTypeNameInstExpr
  this.objectTypeNameInstFlag = true
  return this.objectTypeNameInst

proc specialCollisionResponseName(this: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_CollisionResponse = 

  ##[
  Meaning of `special_collision_response`.
  ]##
  if this.specialCollisionResponseNameInstFlag:
    return this.specialCollisionResponseNameInst
  let specialCollisionResponseNameInstExpr = GtaSaSaveAndroid_CollisionResponse(GtaSaSaveAndroid_CollisionResponse(this.specialCollisionResponse))
  this.specialCollisionResponseNameInst = specialCollisionResponseNameInstExpr
  this.specialCollisionResponseNameInstFlag = true
  return this.specialCollisionResponseNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_MobileObject], filename: string): GtaSaSaveAndroid_MobileObject =
  GtaSaSaveAndroid_MobileObject.read(newKaitaiFileStream(filename), nil, nil)


##[
A person; the player where `ped_type` is 0 or 1.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_MobilePlayer], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePoolsBlock, isDefinitive: any, isGuarded: any): GtaSaSaveAndroid_MobilePlayer =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_MobilePlayer)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isDefinitiveExpr = bool(isDefinitive)
  this.isDefinitive = isDefinitiveExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `handle`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardHandleExpr = this.io.readBytes(int(2))
    this.guardHandle = guardHandleExpr

  ##[
  Place among people * 256 + counter.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Guard before `model`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardModelExpr = this.io.readBytes(int(2))
    this.guardModel = guardModelExpr

  ##[
  Number of the model that the player has, 0.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Guard before `ped_type`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPedTypeExpr = this.io.readBytes(int(2))
    this.guardPedType = guardPedTypeExpr

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
  Guard before `ped_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPedSizeExpr = this.io.readBytes(int(2))
    this.guardPedSize = guardPedSizeExpr

  ##[
  Bytes of the person: 420 on Android, 476 in the Definitive Edition.
  ]##
  let pedSizeExpr = this.io.readU4le()
  this.pedSize = pedSizeExpr

  ##[
  Guard of what follows.
  ]##
  if this.isGuarded:
    let guardBodyExpr = this.io.readBytes(int(2))
    this.guardBody = guardBodyExpr

  ##[
  Place of the player in the world.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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
    let it = GtaSaSaveAndroid_Weapon.read(this.io, this.root, this)
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
    let playerPartExpr = GtaSaSaveAndroid_MobilePlayerPart.read(this.io, this.root, this, this.isGuarded)
    this.playerPart = playerPartExpr

proc activeWeaponSlotName(this: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_WeaponSlot = 

  ##[
  Meaning of `active_weapon_slot`.
  ]##
  if this.activeWeaponSlotNameInstFlag:
    return this.activeWeaponSlotNameInst
  let activeWeaponSlotNameInstExpr = GtaSaSaveAndroid_WeaponSlot(GtaSaSaveAndroid_WeaponSlot(this.activeWeaponSlot))
  this.activeWeaponSlotNameInst = activeWeaponSlotNameInstExpr
  this.activeWeaponSlotNameInstFlag = true
  return this.activeWeaponSlotNameInst

proc areaName(this: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_InteriorArea = 

  ##[
  Meaning of `area`.
  ]##
  if this.areaNameInstFlag:
    return this.areaNameInst
  let areaNameInstExpr = GtaSaSaveAndroid_InteriorArea(GtaSaSaveAndroid_InteriorArea(this.area))
  this.areaNameInst = areaNameInstExpr
  this.areaNameInstFlag = true
  return this.areaNameInst

proc fightingStyleName(this: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_Fighting = 

  ##[
  Meaning of `fighting_style`.
  ]##
  if this.fightingStyleNameInstFlag:
    return this.fightingStyleNameInst
  let fightingStyleNameInstExpr = GtaSaSaveAndroid_Fighting(GtaSaSaveAndroid_Fighting(this.fightingStyle))
  this.fightingStyleNameInst = fightingStyleNameInstExpr
  this.fightingStyleNameInstFlag = true
  return this.fightingStyleNameInst

proc hasModelName(this: GtaSaSaveAndroid_MobilePlayer): bool = 

  ##[
  Whether the model has a name.
  ]##
  if this.hasModelNameInstFlag:
    return this.hasModelNameInst
  let hasModelNameInstExpr = bool( ((this.model >= 290) and (this.model <= 299)) )
  this.hasModelNameInst = hasModelNameInstExpr
  this.hasModelNameInstFlag = true
  return this.hasModelNameInst

proc isAndroid(this: GtaSaSaveAndroid_MobilePlayer): bool = 

  ##[
  Whether the person has the size of Android.
  ]##
  if this.isAndroidInstFlag:
    return this.isAndroidInst
  let isAndroidInstExpr = bool(not(this.isDefinitive))
  this.isAndroidInst = isAndroidInstExpr
  this.isAndroidInstFlag = true
  return this.isAndroidInst

proc isDefinitiveEdition(this: GtaSaSaveAndroid_MobilePlayer): bool = 

  ##[
  Whether the person has the size of the Definitive Edition.
  ]##
  if this.isDefinitiveEditionInstFlag:
    return this.isDefinitiveEditionInst
  let isDefinitiveEditionInstExpr = bool(this.isDefinitive)
  this.isDefinitiveEditionInst = isDefinitiveEditionInstExpr
  this.isDefinitiveEditionInstFlag = true
  return this.isDefinitiveEditionInst

proc isPlayer(this: GtaSaSaveAndroid_MobilePlayer): bool = 

  ##[
  Whether it is the player.
  ]##
  if this.isPlayerInstFlag:
    return this.isPlayerInst
  let isPlayerInstExpr = bool( ((this.pedType == 0) or (this.pedType == 1)) )
  this.isPlayerInst = isPlayerInstExpr
  this.isPlayerInstFlag = true
  return this.isPlayerInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_MobilePlayer], filename: string): GtaSaSaveAndroid_MobilePlayer =
  GtaSaSaveAndroid_MobilePlayer.read(newKaitaiFileStream(filename), nil, nil)


##[
What only the player has.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_MobilePlayerPart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePlayer, isGuarded: any): GtaSaSaveAndroid_MobilePlayerPart =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_MobilePlayerPart)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `player_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPlayerSizeExpr = this.io.readBytes(int(2))
    this.guardPlayerSize = guardPlayerSizeExpr

  ##[
  Bytes that follow: 136.
  ]##
  let playerSizeExpr = this.io.readU4le()
  this.playerSize = playerSizeExpr

  ##[
  Guard of what follows.
  ]##
  if this.isGuarded:
    let guardBodyExpr = this.io.readBytes(int(2))
    this.guardBody = guardBodyExpr

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

proc chosenWeaponSlotName(this: GtaSaSaveAndroid_MobilePlayerPart): GtaSaSaveAndroid_WeaponSlot = 

  ##[
  Meaning of `chosen_weapon_slot`.
  ]##
  if this.chosenWeaponSlotNameInstFlag:
    return this.chosenWeaponSlotNameInst
  let chosenWeaponSlotNameInstExpr = GtaSaSaveAndroid_WeaponSlot(GtaSaSaveAndroid_WeaponSlot(this.chosenWeaponSlot))
  this.chosenWeaponSlotNameInst = chosenWeaponSlotNameInstExpr
  this.chosenWeaponSlotNameInstFlag = true
  return this.chosenWeaponSlotNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_MobilePlayerPart], filename: string): GtaSaSaveAndroid_MobilePlayerPart =
  GtaSaSaveAndroid_MobilePlayerPart.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 2. The player with all he carries, vehicles, and objects.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_MobilePoolsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isObjectVariantB: any, lenMissionState: any, lenMissionTail: any, isGuarded: any): GtaSaSaveAndroid_MobilePoolsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_MobilePoolsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isObjectVariantBExpr = bool(isObjectVariantB)
  this.isObjectVariantB = isObjectVariantBExpr
  let lenMissionStateExpr = uint32(lenMissionState)
  this.lenMissionState = lenMissionStateExpr
  let lenMissionTailExpr = uint32(lenMissionTail)
  this.lenMissionTail = lenMissionTailExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_players`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumPlayersExpr = this.io.readBytes(int(2))
    this.guardNumPlayers = guardNumPlayersExpr

  ##[
  People that follow: 1, and more in a save made during a mission or in a
multiplayer game.

  ]##
  let numPlayersExpr = this.io.readU4le()
  this.numPlayers = numPlayersExpr

  ##[
  The player, then people of the mission.
  ]##
  for i in 0 ..< int(this.numPlayers):
    let it = GtaSaSaveAndroid_MobilePlayer.read(this.io, this.root, this, false, this.isGuarded)
    this.players.add(it)

  ##[
  Guard before `num_vehicles`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumVehiclesExpr = this.io.readBytes(int(2))
    this.guardNumVehicles = guardNumVehiclesExpr

  ##[
  Vehicles that follow; 0 in most files, and up to 13.
  ]##
  let numVehiclesExpr = this.io.readU4le()
  this.numVehicles = numVehiclesExpr

  ##[
  Vehicles that are stored; not only during missions.
  ]##
  for i in 0 ..< int(this.numVehicles):
    let it = GtaSaSaveAndroid_MobileVehicle.read(this.io, this.root, this)
    this.vehicles.add(it)

  ##[
  Probably what the camera follows: -1, kind of thing (3 person, 2
vehicle), its handle, -1.

  ]##
  if this.isPlain:
    for i in 0 ..< int(4):
      let it = this.io.readS4le()
      this.cameraTarget.add(it)

  ##[
  Form of `camera_target` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(4):
      let it = GtaSaSaveAndroid_GuardedS4Twice.read(this.io, this.root, this)
      this.guardedCameraTarget.add(it)

  ##[
  State of the mission; not decoded.
  ]##
  let missionStateExpr = this.io.readBytes(int(this.lenMissionState))
  this.missionState = missionStateExpr

  ##[
  Two guards before `num_objects`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumObjectsExpr = this.io.readBytes(int(4))
    this.guardNumObjects = guardNumObjectsExpr

  ##[
  Objects that follow.
  ]##
  let numObjectsExpr = this.io.readU4le()
  this.numObjects = numObjectsExpr

  ##[
  Objects that scripts made.
  ]##
  for i in 0 ..< int(this.numObjects):
    let it = GtaSaSaveAndroid_MobileObject.read(this.io, this.root, this, this.isObjectVariantB, this.isGuarded)
    this.objects.add(it)

  ##[
  More state of the mission; not decoded.
  ]##
  let missionTailExpr = this.io.readBytes(int(this.lenMissionTail))
  this.missionTail = missionTailExpr

proc isPlain(this: GtaSaSaveAndroid_MobilePoolsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_MobilePoolsBlock], filename: string): GtaSaSaveAndroid_MobilePoolsBlock =
  GtaSaSaveAndroid_MobilePoolsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
vehicles of 4 files were measured.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_MobileVehicle], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePoolsBlock): GtaSaSaveAndroid_MobileVehicle =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_MobileVehicle)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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
  let rightExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.right = rightExpr

  ##[
  Flags of the matrix that `right` to `position` are.
  ]##
  let matrixFlagsExpr = this.io.readU4le()
  this.matrixFlags = matrixFlagsExpr

  ##[
  Direction of the front of the vehicle.
  ]##
  let forwardExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap028Expr = this.io.readBytes(int(4))
  this.gap028 = gap028Expr

  ##[
  Direction of the top of the vehicle.
  ]##
  let upExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.up = upExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap038Expr = this.io.readBytes(int(4))
  this.gap038 = gap038Expr

  ##[
  Place of the vehicle in the world.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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
    let damageExpr = GtaSaSaveAndroid_VehicleDamage.read(this.io, this.root, this)
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

proc hasDamage(this: GtaSaSaveAndroid_MobileVehicle): bool = 

  ##[
  Whether `damage` is stored.
  ]##
  if this.hasDamageInstFlag:
    return this.hasDamageInst
  let hasDamageInstExpr = bool(not( ((this.isBike) or (this.isBoat) or (this.isTrain)) ))
  this.hasDamageInst = hasDamageInstExpr
  this.hasDamageInstFlag = true
  return this.hasDamageInst

proc isBike(this: GtaSaSaveAndroid_MobileVehicle): bool = 

  ##[
  Whether the original game has the model as a motorcycle or bicycle.
  ]##
  if this.isBikeInstFlag:
    return this.isBikeInst
  let isBikeInstExpr = bool( ((this.model == 448) or ( ((this.model >= 461) and (this.model <= 463)) ) or (this.model == 468) or (this.model == 481) or (this.model == 509) or (this.model == 510) or ( ((this.model >= 521) and (this.model <= 523)) ) or (this.model == 581) or (this.model == 586)) )
  this.isBikeInst = isBikeInstExpr
  this.isBikeInstFlag = true
  return this.isBikeInst

proc isBoat(this: GtaSaSaveAndroid_MobileVehicle): bool = 

  ##[
  Whether the original game has the model as a boat.
  ]##
  if this.isBoatInstFlag:
    return this.isBoatInst
  let isBoatInstExpr = bool( ((this.model == 430) or (this.model == 446) or ( ((this.model >= 452) and (this.model <= 454)) ) or (this.model == 472) or (this.model == 473) or (this.model == 484) or (this.model == 493) or (this.model == 595)) )
  this.isBoatInst = isBoatInstExpr
  this.isBoatInstFlag = true
  return this.isBoatInst

proc isTrain(this: GtaSaSaveAndroid_MobileVehicle): bool = 

  ##[
  Whether the original game has the model as a train or tram.
  ]##
  if this.isTrainInstFlag:
    return this.isTrainInst
  let isTrainInstExpr = bool( ((this.model == 449) or (this.model == 537) or (this.model == 538) or (this.model == 569) or (this.model == 570) or (this.model == 590)) )
  this.isTrainInst = isTrainInstExpr
  this.isTrainInstFlag = true
  return this.isTrainInst

proc modelName(this: GtaSaSaveAndroid_MobileVehicle): GtaSaSaveAndroid_Vehicle = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveAndroid_Vehicle(GtaSaSaveAndroid_Vehicle(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_MobileVehicle], filename: string): GtaSaSaveAndroid_MobileVehicle =
  GtaSaSaveAndroid_MobileVehicle.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of objects. The game saves and loads all 32.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_ObjectBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_ObjectBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ObjectBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The object shows a pickup in the world.
  ]##
  let pickupExpr = this.io.readBitsIntLe(1) != 0
  this.pickup = pickupExpr

  ##[
  Used by the collision code; no better name is known.
  ]##
  let collisionRelatedExpr = this.io.readBitsIntLe(1) != 0
  this.collisionRelated = collisionRelatedExpr

  ##[
  The pickup object of a property for sale.
  ]##
  let propertyForSaleExpr = this.io.readBitsIntLe(1) != 0
  this.propertyForSale = propertyForSaleExpr

  ##[
  Shop pickup that is sold out.
  ]##
  let shopOutOfStockExpr = this.io.readBitsIntLe(1) != 0
  this.shopOutOfStock = shopOutOfStockExpr

  ##[
  Glass with cracks.
  ]##
  let brokenGlassExpr = this.io.readBitsIntLe(1) != 0
  this.brokenGlass = brokenGlassExpr

  ##[
  Glass that has fallen out completely.
  ]##
  let glassGoneExpr = this.io.readBitsIntLe(1) != 0
  this.glassGone = glassGoneExpr

  ##[
  Has exploded (barrel, gas pump).
  ]##
  let explodedExpr = this.io.readBitsIntLe(1) != 0
  this.exploded = explodedExpr

  ##[
  Detached car part that takes the colours of its car.
  ]##
  let changesVehicleColourExpr = this.io.readBitsIntLe(1) != 0
  this.changesVehicleColour = changesVehicleColourExpr

  ##[
  Lamp post: falls over and goes out.
  ]##
  let lampPostExpr = this.io.readBitsIntLe(1) != 0
  this.lampPost = lampPostExpr

  ##[
  The player's aim may pick it by itself; scripts set it.
  ]##
  let targetableExpr = this.io.readBitsIntLe(1) != 0
  this.targetable = targetableExpr

  ##[
  The object is broken, so it gives no cover.
  ]##
  let brokenExpr = this.io.readBitsIntLe(1) != 0
  this.broken = brokenExpr

  ##[
  Train crossing that is switched on: the barrier is down.
  ]##
  let trainCrossingExpr = this.io.readBitsIntLe(1) != 0
  this.trainCrossing = trainCrossingExpr

  ##[
  Was on the last photograph; scripts ask for it.
  ]##
  let photographedExpr = this.io.readBitsIntLe(1) != 0
  this.photographed = photographedExpr

  ##[
  Can be picked up and carried.
  ]##
  let liftableExpr = this.io.readBitsIntLe(1) != 0
  this.liftable = liftableExpr

  ##[
  Door or gate in motion.
  ]##
  let doorMovingExpr = this.io.readBitsIntLe(1) != 0
  this.doorMoving = doorMovingExpr

  ##[
  Door or gate that is open.
  ]##
  let doorOpenExpr = this.io.readBitsIntLe(1) != 0
  this.doorOpen = doorOpenExpr

  ##[
  Has no model to draw; set on most saved objects, 3,957 of 4,599.
  ]##
  let noModelExpr = this.io.readBitsIntLe(1) != 0
  this.noModel = noModelExpr

  ##[
  Drawn at another size.
  ]##
  let scaledExpr = this.io.readBitsIntLe(1) != 0
  this.scaled = scaledExpr

  ##[
  A crane's magnet can lift it. Set when the object is made: on all of
4,599 saved ones.

  ]##
  let magnetExpr = this.io.readBitsIntLe(1) != 0
  this.magnet = magnetExpr

  ##[
  Damaged in the last step; drives the damage effects.
  ]##
  let damagedExpr = this.io.readBitsIntLe(1) != 0
  this.damaged = damagedExpr

  ##[
  Whether a script brain waits for this object; 0 for no, as in every
measured file.

  ]##
  let brainStateExpr = this.io.readBitsIntLe(2)
  this.brainState = brainStateExpr

  ##[
  Fading in after it was made; works only for objects of scripts.
  ]##
  let fadingInExpr = this.io.readBitsIntLe(1) != 0
  this.fadingIn = fadingInExpr

  ##[
  The light on the object follows the brightness stored in the collision
below it.

  ]##
  let colBrightnessExpr = this.io.readBitsIntLe(1) != 0
  this.colBrightness = colBrightnessExpr

  ##[
  Attractors on it that are off by default are switched on, against what
the name says.

  ]##
  let disabledAttractorsExpr = this.io.readBitsIntLe(1) != 0
  this.disabledAttractors = disabledAttractorsExpr

  ##[
  Not drawn.
  ]##
  let doNotRenderExpr = this.io.readBitsIntLe(1) != 0
  this.doNotRender = doNotRenderExpr

  ##[
  A second mark of fading in; what sets it is not known.
  ]##
  let fadingIn2Expr = this.io.readBitsIntLe(1) != 0
  this.fadingIn2 = fadingIn2Expr

  ##[
  Meaning not known.
  ]##
  let unknown27Expr = this.io.readBitsIntLe(5)
  this.unknown27 = unknown27Expr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ObjectBits], filename: string): GtaSaSaveAndroid_ObjectBits =
  GtaSaSaveAndroid_ObjectBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 5. After each mission the game cuts the list to 54 areas.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PathsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PathsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PathsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_areas`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumAreasExpr = this.io.readBytes(int(2))
    this.guardNumAreas = guardNumAreasExpr

  ##[
  Areas that follow, 64 at most; 1 to 54 in the measured files.
  ]##
  let numAreasExpr = this.io.readU4le()
  this.numAreas = numAreasExpr

  ##[
  Areas in which path nodes are switched.
  ]##
  for i in 0 ..< int(this.numAreas):
    let it = GtaSaSaveAndroid_SwitchedArea.read(this.io, this.root, this, this.isGuarded)
    this.areas.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PathsBlock], filename: string): GtaSaSaveAndroid_PathsBlock =
  GtaSaSaveAndroid_PathsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 19.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PedRelationshipsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PedRelationshipsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PedRelationshipsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Relations of each kind of people to the others.
  ]##
  for i in 0 ..< int(32):
    let it = GtaSaSaveAndroid_Relation.read(this.io, this.root, this, this.isGuarded)
    this.relations.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PedRelationshipsBlock], filename: string): GtaSaSaveAndroid_PedRelationshipsBlock =
  GtaSaSaveAndroid_PedRelationshipsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Kinds of harm that have no effect on an object.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PhysicalBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileObject): GtaSaSaveAndroid_PhysicalBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PhysicalBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Hits do not push the object.
  ]##
  let noCollisionForceExpr = this.io.readBitsIntLe(1) != 0
  this.noCollisionForce = noCollisionForceExpr

  ##[
  The speed of the object is not applied, so it keeps its place.
  ]##
  let noSpeedExpr = this.io.readBitsIntLe(1) != 0
  this.noSpeed = noSpeedExpr

  ##[
  Bullets do no damage.
  ]##
  let bulletProofExpr = this.io.readBitsIntLe(1) != 0
  this.bulletProof = bulletProofExpr

  ##[
  Fire does no damage.
  ]##
  let fireProofExpr = this.io.readBitsIntLe(1) != 0
  this.fireProof = fireProofExpr

  ##[
  Collisions do no damage.
  ]##
  let collisionProofExpr = this.io.readBitsIntLe(1) != 0
  this.collisionProof = collisionProofExpr

  ##[
  Blows do no damage.
  ]##
  let meleeProofExpr = this.io.readBitsIntLe(1) != 0
  this.meleeProof = meleeProofExpr

  ##[
  Explosions do no damage.
  ]##
  let explosionProofExpr = this.io.readBitsIntLe(1) != 0
  this.explosionProof = explosionProofExpr

  ##[
  Meaning not known.
  ]##
  let unknown7Expr = this.io.readBitsIntLe(1) != 0
  this.unknown7 = unknown7Expr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PhysicalBits], filename: string): GtaSaSaveAndroid_PhysicalBits =
  GtaSaSaveAndroid_PhysicalBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Something that lies about; where the type is 0 the place is free, and
holds old bytes.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_Pickup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_PickupsBlock, isGuarded: any): GtaSaSaveAndroid_Pickup =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Pickup)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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
  let flagsExpr = GtaSaSaveAndroid_PickupBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Nothing; 0.
  ]##
  let gap01dExpr = this.io.readBytes(int(2))
  this.gap01d = gap01dExpr

proc modelName(this: GtaSaSaveAndroid_Pickup): GtaSaSaveAndroid_ObjectModel = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveAndroid_ObjectModel(GtaSaSaveAndroid_ObjectModel(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc pickupTypeName(this: GtaSaSaveAndroid_Pickup): GtaSaSaveAndroid_PickupKind = 

  ##[
  Meaning of `pickup_type`.
  ]##
  if this.pickupTypeNameInstFlag:
    return this.pickupTypeNameInst
  let pickupTypeNameInstExpr = GtaSaSaveAndroid_PickupKind(GtaSaSaveAndroid_PickupKind(this.pickupType))
  this.pickupTypeNameInst = pickupTypeNameInstExpr
  this.pickupTypeNameInstFlag = true
  return this.pickupTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Pickup], filename: string): GtaSaSaveAndroid_Pickup =
  GtaSaSaveAndroid_Pickup.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of pickups.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PickupBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Pickup): GtaSaSaveAndroid_PickupBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PickupBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc propertyTextName(this: GtaSaSaveAndroid_PickupBits): GtaSaSaveAndroid_PropertyOffer = 

  ##[
  Meaning of `property_text`.
  ]##
  if this.propertyTextNameInstFlag:
    return this.propertyTextNameInst
  let propertyTextNameInstExpr = GtaSaSaveAndroid_PropertyOffer(GtaSaSaveAndroid_PropertyOffer(this.propertyText))
  this.propertyTextNameInst = propertyTextNameInstExpr
  this.propertyTextNameInstFlag = true
  return this.propertyTextNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PickupBits], filename: string): GtaSaSaveAndroid_PickupBits =
  GtaSaSaveAndroid_PickupBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 6.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PickupsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PickupsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PickupsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Places for pickups.
  ]##
  for i in 0 ..< int(620):
    let it = GtaSaSaveAndroid_Pickup.read(this.io, this.root, this, this.isGuarded)
    this.pickups.add(it)

  ##[
  Guard before `collected_index`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardCollectedIndexExpr = this.io.readBytes(int(2))
    this.guardCollectedIndex = guardCollectedIndexExpr

  ##[
  Row of `collected_refs` that the next pickup takes, 0 to 19.
  ]##
  let collectedIndexExpr = this.io.readU2le()
  this.collectedIndex = collectedIndexExpr

  ##[
  Guard before `weapon_help_left`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardWeaponHelpLeftExpr = this.io.readBytes(int(2))
    this.guardWeaponHelpLeft = guardWeaponHelpLeftExpr

  ##[
  How often the help about weapons is still shown; 10 at the start.
  ]##
  let weaponHelpLeftExpr = this.io.readU1()
  this.weaponHelpLeft = weaponHelpLeftExpr

  ##[
  Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
for none.

  ]##
  if this.isPlain:
    for i in 0 ..< int(20):
      let it = this.io.readU4le()
      this.collectedRefs.add(it)

  ##[
  Form of `collected_refs` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(20):
      let it = GtaSaSaveAndroid_GuardedU4.read(this.io, this.root, this)
      this.guardedCollectedRefs.add(it)

proc isPlain(this: GtaSaSaveAndroid_PickupsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PickupsBlock], filename: string): GtaSaSaveAndroid_PickupsBlock =
  GtaSaSaveAndroid_PickupsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A licence plate for a parked car.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Plate], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_CarGeneratorsBlock, isGuarded: any): GtaSaSaveAndroid_Plate =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Plate)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Plate], filename: string): GtaSaSaveAndroid_Plate =
  GtaSaSaveAndroid_Plate.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 15.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PlayerInfoBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_PlayerInfoBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PlayerInfoBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `info_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardInfoSizeExpr = this.io.readBytes(int(2))
    this.guardInfoSize = guardInfoSizeExpr

  ##[
  Bytes that follow: 40.
  ]##
  let infoSizeExpr = this.io.readU4le()
  this.infoSize = infoSizeExpr

  ##[
  Guard of what follows.
  ]##
  if this.isGuarded:
    let guardBodyExpr = this.io.readBytes(int(2))
    this.guardBody = guardBodyExpr

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

proc playerStateName(this: GtaSaSaveAndroid_PlayerInfoBlock): GtaSaSaveAndroid_PlayerCondition = 

  ##[
  Meaning of `player_state`.
  ]##
  if this.playerStateNameInstFlag:
    return this.playerStateNameInst
  let playerStateNameInstExpr = GtaSaSaveAndroid_PlayerCondition(GtaSaSaveAndroid_PlayerCondition(this.playerState))
  this.playerStateNameInst = playerStateNameInstExpr
  this.playerStateNameInstFlag = true
  return this.playerStateNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PlayerInfoBlock], filename: string): GtaSaSaveAndroid_PlayerInfoBlock =
  GtaSaSaveAndroid_PlayerInfoBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Kind of people in a zone.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_PopulationBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZoneInfo): GtaSaSaveAndroid_PopulationBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PopulationBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc groupIdName(this: GtaSaSaveAndroid_PopulationBits): GtaSaSaveAndroid_PopulationGroup = 

  ##[
  Meaning of `group_id`.
  ]##
  if this.groupIdNameInstFlag:
    return this.groupIdNameInst
  let groupIdNameInstExpr = GtaSaSaveAndroid_PopulationGroup(GtaSaSaveAndroid_PopulationGroup(this.groupId))
  this.groupIdNameInst = groupIdNameInstExpr
  this.groupIdNameInstFlag = true
  return this.groupIdNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PopulationBits], filename: string): GtaSaSaveAndroid_PopulationBits =
  GtaSaSaveAndroid_PopulationBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 28. Numbers of the effects that change the picture, with those of
the measured files.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_PostEffectsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid): GtaSaSaveAndroid_PostEffectsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_PostEffectsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_PostEffectsBlock], filename: string): GtaSaSaveAndroid_PostEffectsBlock =
  GtaSaSaveAndroid_PostEffectsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
People in a zone.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_RaceBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZoneInfo): GtaSaSaveAndroid_RaceBits =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_RaceBits)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_RaceBits], filename: string): GtaSaSaveAndroid_RaceBits =
  GtaSaSaveAndroid_RaceBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 9.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_RadarBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, numBlips: any, isGuarded: any): GtaSaSaveAndroid_RadarBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_RadarBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let numBlipsExpr = uint32(numBlips)
  this.numBlips = numBlipsExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Places for icons.
  ]##
  for i in 0 ..< int(this.numBlips):
    let it = GtaSaSaveAndroid_Blip.read(this.io, this.root, this, this.isGuarded)
    this.blips.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_RadarBlock], filename: string): GtaSaSaveAndroid_RadarBlock =
  GtaSaSaveAndroid_RadarBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 26.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_RadioBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_RadioBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_RadioBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Songs, adverts and talk that each station has played.
  ]##
  if this.isPlain:
    for i in 0 ..< int(14):
      let it = GtaSaSaveAndroid_StationHistory.read(this.io, this.root, this)
      this.stations.add(it)

  ##[
  Form of `stations` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(14):
      let it = GtaSaSaveAndroid_GuardedStation.read(this.io, this.root, this)
      this.guardedStations.add(it)

  ##[
  Low bytes of the statistics by which the stations choose what they talk
about.

  ]##
  if this.isPlain:
    for i in 0 ..< int(23):
      let it = this.io.readU1()
      this.statMirror.add(it)

  ##[
  Form of `stat_mirror` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(23):
      let it = GtaSaSaveAndroid_GuardedU1.read(this.io, this.root, this)
      this.guardedStatMirror.add(it)

  ##[
  Guard before `last_change_day`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLastChangeDayExpr = this.io.readBytes(int(2))
    this.guardLastChangeDay = guardLastChangeDayExpr

  ##[
  Day of the month of the last news.
  ]##
  let lastChangeDayExpr = this.io.readU1()
  this.lastChangeDay = lastChangeDayExpr

  ##[
  Guard before `last_change_hour`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLastChangeHourExpr = this.io.readBytes(int(2))
    this.guardLastChangeHour = guardLastChangeHourExpr

  ##[
  Hour of the last news; 255 for never.
  ]##
  let lastChangeHourExpr = this.io.readU1()
  this.lastChangeHour = lastChangeHourExpr

  ##[
  Guard before `expiry_hours`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardExpiryHoursExpr = this.io.readBytes(int(2))
    this.guardExpiryHours = guardExpiryHoursExpr

  ##[
  Hours for which they are news: 24 after a new city, 168 (a week) after
a mission, 255 without end.

  ]##
  let expiryHoursExpr = this.io.readU1()
  this.expiryHours = expiryHoursExpr

  ##[
  Guard before `pending_kind`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPendingKindExpr = this.io.readBytes(int(2))
    this.guardPendingKind = guardPendingKindExpr

  ##[
  Subject of the pending news; 2 and 3 occur.
  ]##
  let pendingKindExpr = this.io.readU1()
  this.pendingKind = pendingKindExpr

  ##[
  Guard before `banter_index`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardBanterIndexExpr = this.io.readBytes(int(2))
    this.guardBanterIndex = guardBanterIndexExpr

  ##[
  Talk about the pending news; 255 for none.
  ]##
  let banterIndexExpr = this.io.readU1()
  this.banterIndex = banterIndexExpr

proc isPlain(this: GtaSaSaveAndroid_RadioBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc pendingKindName(this: GtaSaSaveAndroid_RadioBlock): GtaSaSaveAndroid_NewsKind = 

  ##[
  Meaning of `pending_kind`.
  ]##
  if this.pendingKindNameInstFlag:
    return this.pendingKindNameInst
  let pendingKindNameInstExpr = GtaSaSaveAndroid_NewsKind(GtaSaSaveAndroid_NewsKind(this.pendingKind))
  this.pendingKindNameInst = pendingKindNameInstExpr
  this.pendingKindNameInstFlag = true
  return this.pendingKindNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_RadioBlock], filename: string): GtaSaSaveAndroid_RadioBlock =
  GtaSaSaveAndroid_RadioBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
What one kind of people thinks of the others, a bit for each (opcode
0746).

]##
proc read*(_: typedesc[GtaSaSaveAndroid_Relation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_PedRelationshipsBlock, isGuarded: any): GtaSaSaveAndroid_Relation =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Relation)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `respect`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardRespectExpr = this.io.readBytes(int(2))
    this.guardRespect = guardRespectExpr

  ##[
  Kinds of people that this kind respects.
  ]##
  let respectExpr = this.io.readU4le()
  this.respect = respectExpr

  ##[
  Guard before `like`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLikeExpr = this.io.readBytes(int(2))
    this.guardLike = guardLikeExpr

  ##[
  Kinds of people that this kind likes.
  ]##
  let likeExpr = this.io.readU4le()
  this.like = likeExpr

  ##[
  Guard before `ignore`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardIgnoreExpr = this.io.readBytes(int(2))
    this.guardIgnore = guardIgnoreExpr

  ##[
  Kinds of people that this kind ignores; none.
  ]##
  let ignoreExpr = this.io.readU4le()
  this.ignore = ignoreExpr

  ##[
  Guard before `dislike`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardDislikeExpr = this.io.readBytes(int(2))
    this.guardDislike = guardDislikeExpr

  ##[
  Kinds of people that this kind dislikes.
  ]##
  let dislikeExpr = this.io.readU4le()
  this.dislike = dislikeExpr

  ##[
  Guard before `hate`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardHateExpr = this.io.readBytes(int(2))
    this.guardHate = guardHateExpr

  ##[
  Kinds of people that this kind hates.
  ]##
  let hateExpr = this.io.readU4le()
  this.hate = hateExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Relation], filename: string): GtaSaSaveAndroid_Relation =
  GtaSaSaveAndroid_Relation.read(newKaitaiFileStream(filename), nil, nil)


##[
A place to wake up at.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Restart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GameLogicBlock, isGuarded: any): GtaSaSaveAndroid_Restart =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Restart)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `position`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPositionExpr = this.io.readBytes(int(2))
    this.guardPosition = guardPositionExpr

  ##[
  Place at which the player wakes up.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Guard before `heading`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardHeadingExpr = this.io.readBytes(int(2))
    this.guardHeading = guardHeadingExpr

  ##[
  Direction in which the player looks after waking up.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Restart], filename: string): GtaSaSaveAndroid_Restart =
  GtaSaSaveAndroid_Restart.read(newKaitaiFileStream(filename), nil, nil)


##[
A place to wake up at.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_RestartPoint], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RestartPointsBlock, isGuarded: any): GtaSaSaveAndroid_RestartPoint =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_RestartPoint)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `position`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPositionExpr = this.io.readBytes(int(2))
    this.guardPosition = guardPositionExpr

  ##[
  Place at which the player wakes up.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Guard before `heading`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardHeadingExpr = this.io.readBytes(int(2))
    this.guardHeading = guardHeadingExpr

  ##[
  Direction in which the player looks after waking up.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

  ##[
  Guard before `when_to_use`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardWhenToUseExpr = this.io.readBytes(int(2))
    this.guardWhenToUse = guardWhenToUseExpr

  ##[
  Cities that must be unlocked (statistic 181), 0 to 2.
  ]##
  let whenToUseExpr = this.io.readS4le()
  this.whenToUse = whenToUseExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_RestartPoint], filename: string): GtaSaSaveAndroid_RestartPoint =
  GtaSaSaveAndroid_RestartPoint.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 8. Where the player wakes up.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_RestartPointsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_RestartPointsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_RestartPointsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_hospitals`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumHospitalsExpr = this.io.readBytes(int(2))
    this.guardNumHospitals = guardNumHospitalsExpr

  ##[
  Hospitals that follow.
  ]##
  let numHospitalsExpr = this.io.readU2le()
  this.numHospitals = numHospitalsExpr

  ##[
  Places where the player wakes up after death.
  ]##
  for i in 0 ..< int(this.numHospitals):
    let it = GtaSaSaveAndroid_RestartPoint.read(this.io, this.root, this, this.isGuarded)
    this.hospitals.add(it)

  ##[
  Guard before `num_police_stations`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumPoliceStationsExpr = this.io.readBytes(int(2))
    this.guardNumPoliceStations = guardNumPoliceStationsExpr

  ##[
  Police stations that follow.
  ]##
  let numPoliceStationsExpr = this.io.readU2le()
  this.numPoliceStations = numPoliceStationsExpr

  ##[
  Places where the player wakes up after an arrest.
  ]##
  for i in 0 ..< int(this.numPoliceStations):
    let it = GtaSaSaveAndroid_RestartPoint.read(this.io, this.root, this, this.isGuarded)
    this.policeStations.add(it)

  ##[
  Guard before `override_restart`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardOverrideRestartExpr = this.io.readBytes(int(2))
    this.guardOverrideRestart = guardOverrideRestartExpr

  ##[
  Whether the next one is at `override_position`.
  ]##
  let overrideRestartExpr = this.io.readU1()
  this.overrideRestart = overrideRestartExpr

  ##[
  Guard before `override_position`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardOverridePositionExpr = this.io.readBytes(int(2))
    this.guardOverridePosition = guardOverridePositionExpr

  ##[
  Place of the next waking up, where a script has set one (opcode 016E).

  ]##
  let overridePositionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.overridePosition = overridePositionExpr

  ##[
  Guard before `fade_in_after_death`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardFadeInAfterDeathExpr = this.io.readBytes(int(2))
    this.guardFadeInAfterDeath = guardFadeInAfterDeathExpr

  ##[
  Whether the picture comes back after death.
  ]##
  let fadeInAfterDeathExpr = this.io.readU1()
  this.fadeInAfterDeath = fadeInAfterDeathExpr

  ##[
  Guard before `fade_in_after_arrest`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardFadeInAfterArrestExpr = this.io.readBytes(int(2))
    this.guardFadeInAfterArrest = guardFadeInAfterArrestExpr

  ##[
  Whether the picture comes back after an arrest.
  ]##
  let fadeInAfterArrestExpr = this.io.readU1()
  this.fadeInAfterArrest = fadeInAfterArrestExpr

  ##[
  A hospital for those who die near it (opcode 08DF)
  ]##
  let extraHospitalExpr = GtaSaSaveAndroid_ExtraRestart.read(this.io, this.root, this, this.isGuarded)
  this.extraHospital = extraHospitalExpr

  ##[
  A police station for those who are arrested near it (opcode 08E0)
  ]##
  let extraPoliceExpr = GtaSaSaveAndroid_ExtraRestart.read(this.io, this.root, this, this.isGuarded)
  this.extraPolice = extraPoliceExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_RestartPointsBlock], filename: string): GtaSaSaveAndroid_RestartPointsBlock =
  GtaSaSaveAndroid_RestartPointsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A script that starts by itself, because the player comes near or because
the game requests it.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptBrain], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isGuarded: any): GtaSaSaveAndroid_ScriptBrain =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ScriptBrain)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc brainTypeName(this: GtaSaSaveAndroid_ScriptBrain): GtaSaSaveAndroid_BrainKind = 

  ##[
  Meaning of `brain_type`.
  ]##
  if this.brainTypeNameInstFlag:
    return this.brainTypeNameInst
  let brainTypeNameInstExpr = GtaSaSaveAndroid_BrainKind(GtaSaSaveAndroid_BrainKind(this.brainType))
  this.brainTypeNameInst = brainTypeNameInstExpr
  this.brainTypeNameInstFlag = true
  return this.brainTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ScriptBrain], filename: string): GtaSaSaveAndroid_ScriptBrain =
  GtaSaSaveAndroid_ScriptBrain.read(newKaitaiFileStream(filename), nil, nil)


##[
A model that a thread has loaded.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptResource], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock): GtaSaSaveAndroid_ScriptResource =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ScriptResource)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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
    let specialExpr = GtaSaSaveAndroid_SpecialModel.read(this.io, this.root, this)
    this.special = specialExpr

proc isSpecial(this: GtaSaSaveAndroid_ScriptResource): bool = 

  ##[
  Whether the model has a name.
  ]##
  if this.isSpecialInstFlag:
    return this.isSpecialInst
  let isSpecialInstExpr = bool( (((int64(this.model)) >= (int64(290))) and ((int64(this.model)) <= (int64(299)))) )
  this.isSpecialInst = isSpecialInstExpr
  this.isSpecialInstFlag = true
  return this.isSpecialInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ScriptResource], filename: string): GtaSaSaveAndroid_ScriptResource =
  GtaSaSaveAndroid_ScriptResource.read(newKaitaiFileStream(filename), nil, nil)


##[
A running script: 262 bytes on the PC, 298 elsewhere and more while a
mission runs.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptThread], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptsBlock, isMobile: any, hasMissionIndex: any, isGuarded: any): GtaSaSaveAndroid_ScriptThread =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ScriptThread)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr
  let hasMissionIndexExpr = bool(hasMissionIndex)
  this.hasMissionIndex = hasMissionIndexExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `slot`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardSlotExpr = this.io.readBytes(int(2))
    this.guardSlot = guardSlotExpr

  ##[
  Place among the 96 threads, 16 to 95 on the PC, each once. On phones
bit 15 marks a mission.

  ]##
  let slotExpr = this.io.readU2le()
  this.slot = slotExpr

  ##[
  Guard before `streamed_script_index`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardStreamedScriptIndexExpr = this.io.readBytes(int(2))
    this.guardStreamedScriptIndex = guardStreamedScriptIndexExpr

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
    let missionPartExpr = GtaSaSaveAndroid_LoadedMission.read(this.io, this.root, this, this.hasMissionIndex)
    this.missionPart = missionPartExpr

  ##[
  Guard of what follows up to `ip_rel`.
  ]##
  if this.isGuarded:
    let guardImageExpr = this.io.readBytes(int(2))
    this.guardImage = guardImageExpr

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
  Guard before `ip_rel`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardIpRelExpr = this.io.readBytes(int(2))
    this.guardIpRel = guardIpRelExpr

  ##[
  The next instruction, counted from the start of the script space:
`len_globals` to `main_script_size` - 1.

  ]##
  let ipRelExpr = this.io.readU4le()
  this.ipRel = ipRelExpr

  ##[
  Return addresses counted in the same way; 0 for none.
  ]##
  if this.isPlain:
    for i in 0 ..< int(8):
      let it = this.io.readU4le()
      this.stackRel.add(it)

  ##[
  Form of `stack_rel` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(8):
      let it = GtaSaSaveAndroid_GuardedU4.read(this.io, this.root, this)
      this.guardedStackRel.add(it)

proc isMissionSlot(this: GtaSaSaveAndroid_ScriptThread): bool = 

  ##[
  Whether the mission that runs is stored with the thread.
  ]##
  if this.isMissionSlotInstFlag:
    return this.isMissionSlotInst
  let isMissionSlotInstExpr = bool( ((this.isMobile) and (this.slot >= 32768)) )
  this.isMissionSlotInst = isMissionSlotInstExpr
  this.isMissionSlotInstFlag = true
  return this.isMissionSlotInst

proc isMobileGame(this: GtaSaSaveAndroid_ScriptThread): bool = 

  ##[
  Whether it is a thread of phones and of the Definitive Edition.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc isPlain(this: GtaSaSaveAndroid_ScriptThread): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc numLocals(this: GtaSaSaveAndroid_ScriptThread): int8 = 

  ##[
  Variables of the thread.
  ]##
  if this.numLocalsInstFlag:
    return this.numLocalsInst
  let numLocalsInstExpr = int8((if this.isMobile: 40 else: 32))
  this.numLocalsInst = numLocalsInstExpr
  this.numLocalsInstFlag = true
  return this.numLocalsInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ScriptThread], filename: string): GtaSaSaveAndroid_ScriptThread =
  GtaSaSaveAndroid_ScriptThread.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 1. What a script is, how far it has run, and what it left in the
world.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_ScriptsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isMobile: any, hasMissionIndex: any, isMissionSave: any, isGuarded: any): GtaSaSaveAndroid_ScriptsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ScriptsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr
  let hasMissionIndexExpr = bool(hasMissionIndex)
  this.hasMissionIndex = hasMissionIndexExpr
  let isMissionSaveExpr = bool(isMissionSave)
  this.isMissionSave = isMissionSaveExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `len_globals`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLenGlobalsExpr = this.io.readBytes(int(2))
    this.guardLenGlobals = guardLenGlobalsExpr

  ##[
  Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
Android, 49,492 in the Definitive Edition.

  ]##
  let lenGlobalsExpr = this.io.readU4le()
  this.lenGlobals = lenGlobalsExpr

  ##[
  Guard before `globals`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardGlobalsExpr = this.io.readBytes(int(2))
    this.guardGlobals = guardGlobalsExpr

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
    let it = GtaSaSaveAndroid_ScriptBrain.read(this.io, this.root, this, this.isGuarded)
    this.scriptBrains.add(it)

  ##[
  Guard before `on_mission_flag_offset`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardOnMissionFlagOffsetExpr = this.io.readBytes(int(2))
    this.guardOnMissionFlagOffset = guardOnMissionFlagOffsetExpr

  ##[
  Byte of the variables that stores whether a mission runs, a multiple
of 4: 1636 on the PC (opcode 0180).

  ]##
  let onMissionFlagOffsetExpr = this.io.readS4le()
  this.onMissionFlagOffset = onMissionFlagOffsetExpr

  ##[
  Guard before `last_mission_passed_time`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLastMissionPassedTimeExpr = this.io.readBytes(int(2))
    this.guardLastMissionPassedTime = guardLastMissionPassedTimeExpr

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
    let it = GtaSaSaveAndroid_BuildingSwap.read(this.io, this.root, this, this.isGuarded)
    this.buildingSwaps.add(it)

  ##[
  Things that scripts hid (opcode 0363).
  ]##
  for i in 0 ..< int(20):
    let it = GtaSaSaveAndroid_InvisibleObject.read(this.io, this.root, this, this.isGuarded)
    this.invisibleObjects.add(it)

  ##[
  Vehicles that do not appear (opcode 03C5); -1 for none.
  ]##
  if this.isPlain:
    for i in 0 ..< int(20):
      let it = this.io.readS4le()
      this.blockedVehicleModels.add(it)

  ##[
  Form of `blocked_vehicle_models` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(20):
      let it = GtaSaSaveAndroid_GuardedS4.read(this.io, this.root, this)
      this.guardedBlockedVehicleModels.add(it)

  ##[
  Objects with a distant model of their own (opcode 0827)
  ]##
  for i in 0 ..< int(10):
    let it = GtaSaSaveAndroid_LodPair.read(this.io, this.root, this, this.isGuarded)
    this.lodPairs.add(it)

  ##[
  Animations that belong to models (opcode 08E8). The original game
has `DEALER` for the models 28, 29, 30 and 254.

  ]##
  for i in 0 ..< int(8):
    let it = GtaSaSaveAndroid_AnimGroup.read(this.io, this.root, this, this.isGuarded)
    this.attachedAnimGroups.add(it)

  ##[
  Guard before `using_multi_script_file`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardUsingMultiScriptFileExpr = this.io.readBytes(int(2))
    this.guardUsingMultiScriptFile = guardUsingMultiScriptFileExpr

  ##[
  Whether missions are stored in the main script's file; 1.
  ]##
  let usingMultiScriptFileExpr = this.io.readU1()
  this.usingMultiScriptFile = usingMultiScriptFileExpr

  ##[
  Guard before `met_debbie_harry`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardMetDebbieHarryExpr = this.io.readBytes(int(2))
    this.guardMetDebbieHarry = guardMetDebbieHarryExpr

  ##[
  Unused; 0.
  ]##
  let metDebbieHarryExpr = this.io.readU1()
  this.metDebbieHarry = metDebbieHarryExpr

  ##[
  Guard before `main_script_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardMainScriptSizeExpr = this.io.readBytes(int(2))
    this.guardMainScriptSize = guardMainScriptSizeExpr

  ##[
  Bytes of the main script, which identify its version: 194,146 is v1,
194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.

  ]##
  let mainScriptSizeExpr = this.io.readU4le()
  this.mainScriptSize = mainScriptSizeExpr

  ##[
  Guard before `largest_mission_size`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLargestMissionSizeExpr = this.io.readBytes(int(2))
    this.guardLargestMissionSize = guardLargestMissionSizeExpr

  ##[
  Bytes of the largest mission; 68,439 in v1 and v2.
  ]##
  let largestMissionSizeExpr = this.io.readU4le()
  this.largestMissionSize = largestMissionSizeExpr

  ##[
  Guard before `mission_count`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardMissionCountExpr = this.io.readBytes(int(2))
    this.guardMissionCount = guardMissionCountExpr

  ##[
  Missions of the script; 135 in v1 and v2.
  ]##
  let missionCountExpr = this.io.readU2le()
  this.missionCount = missionCountExpr

  ##[
  Guard before `exclusive_mission_count`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardExclusiveMissionCountExpr = this.io.readBytes(int(2))
    this.guardExclusiveMissionCount = guardExclusiveMissionCountExpr

  ##[
  Missions that exclude all others; 0.
  ]##
  let exclusiveMissionCountExpr = this.io.readU2le()
  this.exclusiveMissionCount = exclusiveMissionCountExpr

  ##[
  Guard before `largest_mission_locals`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLargestMissionLocalsExpr = this.io.readBytes(int(2))
    this.guardLargestMissionLocals = guardLargestMissionLocalsExpr

  ##[
  Variables of the mission with most of them; 964 in v1 and v2.
  ]##
  let largestMissionLocalsExpr = this.io.readU4le()
  this.largestMissionLocals = largestMissionLocalsExpr

  ##[
  Guard before `num_threads`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumThreadsExpr = this.io.readBytes(int(2))
    this.guardNumThreads = guardNumThreadsExpr

  ##[
  Threads that follow, 96 at most.
  ]##
  let numThreadsExpr = this.io.readU4le()
  this.numThreads = numThreadsExpr

  ##[
  Two guards before `save_kind`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardSaveKindExpr = this.io.readBytes(int(4))
    this.guardSaveKind = guardSaveKindExpr

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
    let it = GtaSaSaveAndroid_ScriptThread.read(this.io, this.root, this, this.isMobile, this.hasMissionIndex, this.isGuarded)
    this.threads.add(it)

  ##[
  Guard before `num_resources`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumResourcesExpr = this.io.readBytes(int(2))
    this.guardNumResources = guardNumResourcesExpr

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
      let it = GtaSaSaveAndroid_ScriptResource.read(this.io, this.root, this)
      this.resources.add(it)

  ##[
  Guard before `unknown_end`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardUnknownEndExpr = this.io.readBytes(int(2))
    this.guardUnknownEnd = guardUnknownEndExpr

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

proc isDuringMission(this: GtaSaSaveAndroid_ScriptsBlock): bool = 

  ##[
  Whether the mission that runs is named.
  ]##
  if this.isDuringMissionInstFlag:
    return this.isDuringMissionInst
  let isDuringMissionInstExpr = bool(this.isMissionSave)
  this.isDuringMissionInst = isDuringMissionInstExpr
  this.isDuringMissionInstFlag = true
  return this.isDuringMissionInst

proc isMobileGame(this: GtaSaSaveAndroid_ScriptsBlock): bool = 

  ##[
  Whether parts of phones and of the Definitive Edition are there.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc isPlain(this: GtaSaSaveAndroid_ScriptsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc mainScriptSizeName(this: GtaSaSaveAndroid_ScriptsBlock): GtaSaSaveAndroid_ScriptVersion = 

  ##[
  Meaning of `main_script_size`.
  ]##
  if this.mainScriptSizeNameInstFlag:
    return this.mainScriptSizeNameInst
  let mainScriptSizeNameInstExpr = GtaSaSaveAndroid_ScriptVersion(GtaSaSaveAndroid_ScriptVersion(this.mainScriptSize))
  this.mainScriptSizeNameInst = mainScriptSizeNameInstExpr
  this.mainScriptSizeNameInstFlag = true
  return this.mainScriptSizeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ScriptsBlock], filename: string): GtaSaSaveAndroid_ScriptsBlock =
  GtaSaSaveAndroid_ScriptsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A place at which police appears when the player comes into a rectangle,
wanted and in the way that the type requires. Types of cars for a player
in a vehicle want him to move towards the place where they appear. Nothing
appears where the place is taken.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_SetPiece], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_SetPiecesBlock): GtaSaSaveAndroid_SetPiece =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_SetPiece)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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
  let spawn1Expr = GtaSaSaveAndroid_Spot.read(this.io, this.root, this)
  this.spawn1 = spawn1Expr

  ##[
  Place at which the second car or policeman appears.
  ]##
  let spawn2Expr = GtaSaSaveAndroid_Spot.read(this.io, this.root, this)
  this.spawn2 = spawn2Expr

  ##[
  Place that the first car or policeman heads for, without being bound
to it.

  ]##
  let target1Expr = GtaSaSaveAndroid_Spot.read(this.io, this.root, this)
  this.target1 = target1Expr

  ##[
  Place that the second car or policeman heads for.
  ]##
  let target2Expr = GtaSaSaveAndroid_Spot.read(this.io, this.root, this)
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

proc pieceTypeName(this: GtaSaSaveAndroid_SetPiece): GtaSaSaveAndroid_TrapKind = 

  ##[
  Meaning of `piece_type`.
  ]##
  if this.pieceTypeNameInstFlag:
    return this.pieceTypeNameInst
  let pieceTypeNameInstExpr = GtaSaSaveAndroid_TrapKind(GtaSaSaveAndroid_TrapKind(this.pieceType))
  this.pieceTypeNameInst = pieceTypeNameInstExpr
  this.pieceTypeNameInstFlag = true
  return this.pieceTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_SetPiece], filename: string): GtaSaSaveAndroid_SetPiece =
  GtaSaSaveAndroid_SetPiece.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 17. Places at which police lies in wait (opcode 04F8).
]##
proc read*(_: typedesc[GtaSaSaveAndroid_SetPiecesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_SetPiecesBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_SetPiecesBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `used_count`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardUsedCountExpr = this.io.readBytes(int(2))
    this.guardUsedCount = guardUsedCountExpr

  ##[
  Places in use, 209; all 210 are stored.
  ]##
  let usedCountExpr = this.io.readU4le()
  this.usedCount = usedCountExpr

  ##[
  Guard before `pieces`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPiecesExpr = this.io.readBytes(int(2))
    this.guardPieces = guardPiecesExpr

  ##[
  Places at which police appears.
  ]##
  for i in 0 ..< int(210):
    let it = GtaSaSaveAndroid_SetPiece.read(this.io, this.root, this)
    this.pieces.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_SetPiecesBlock], filename: string): GtaSaSaveAndroid_SetPiecesBlock =
  GtaSaSaveAndroid_SetPiecesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 22.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_ShoppingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_ShoppingBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ShoppingBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_modifiers`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumModifiersExpr = this.io.readBytes(int(2))
    this.guardNumModifiers = guardNumModifiersExpr

  ##[
  Prices that follow; 0 to 4.
  ]##
  let numModifiersExpr = this.io.readU4le()
  this.numModifiers = numModifiersExpr

  ##[
  Items with a changed price.
  ]##
  for i in 0 ..< int(this.numModifiers):
    let it = GtaSaSaveAndroid_ChangedPrice.read(this.io, this.root, this, this.isGuarded)
    this.modifiers.add(it)

  ##[
  Guard before `num_items`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumItemsExpr = this.io.readBytes(int(2))
    this.guardNumItems = guardNumItemsExpr

  ##[
  Goods that follow; 544.
  ]##
  let numItemsExpr = this.io.readU4le()
  this.numItems = numItemsExpr

  ##[
  Guard before `items`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardItemsExpr = this.io.readBytes(int(2))
    this.guardItems = guardItemsExpr

  ##[
  Whether it was bought, in the order of the prices in shopping.dat.
  ]##
  for i in 0 ..< int(this.numItems):
    let it = this.io.readU1()
    this.items.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ShoppingBlock], filename: string): GtaSaSaveAndroid_ShoppingBlock =
  GtaSaSaveAndroid_ShoppingBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 0, 312 bytes on the PC and 428 on Android.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_SimpleVariablesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isMobile: any): GtaSaSaveAndroid_SimpleVariablesBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_SimpleVariablesBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isMobileExpr = bool(isMobile)
  this.isMobile = isMobileExpr


  ##[
  CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
(0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
0xF2E813F3 Definitive Edition. PC 1.00 refuses a file with another id
than its own. It does not say which script the game ran.

  ]##
  let versionIdExpr = this.io.readU4le()
  this.versionId = versionIdExpr

  ##[
  Name in the menu. On the PC letters of the game's font, most of them
as in ASCII; on phones the key of the last mission's text, in UTF-16.
Ends with a zero among the first 24 letters; the game makes it again at
every save.

  ]##
  let saveNameExpr = this.io.readBytes(int(this.lenSaveName))
  this.saveName = saveNameExpr

  ##[
  Whether a mission pack is played; 0 in all measured files.
  ]##
  let missionPackGameExpr = this.io.readU1()
  this.missionPackGame = missionPackGameExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap069Expr = this.io.readBytes(int(3))
  this.gap069 = gap069Expr

  ##[
  Town, by its number. 0 in most files; not tied to that of the zones.
  ]##
  let currentLevelExpr = this.io.readS4le()
  this.currentLevel = currentLevelExpr

  ##[
  Place of the camera; within 10.1 m of the player.
  ]##
  let cameraPosExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.cameraPos = cameraPosExpr

  ##[
  Length of a minute of the game; 1000.
  ]##
  let msPerGameMinuteExpr = this.io.readU4le()
  this.msPerGameMinute = msPerGameMinuteExpr

  ##[
  Time at which the clock last went on; equals `global_timer` in a file
of the PC.

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
  Month of the clock that opcode 0253 put aside.
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
  let clockHasBeenStoredExpr = this.io.readU1()
  this.clockHasBeenStored = clockHasBeenStoredExpr

  ##[
  Layout of the controller; 0.
  ]##
  let padModeExpr = this.io.readS2le()
  this.padMode = padModeExpr

  ##[
  Whether the player has cheated; in agreement with statistic 137.
  ]##
  let hasCheatedExpr = this.io.readU1()
  this.hasCheated = hasCheatedExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap091Expr = this.io.readBytes(int(3))
  this.gap091 = gap091Expr

  ##[
  Time played, which all other times refer to; 253,805 to 285,665,273.
  ]##
  let globalTimerExpr = this.io.readU4le()
  this.globalTimer = globalTimerExpr

  ##[
  Speed of the game, 1.0.
  ]##
  let timeScaleExpr = this.io.readF4le()
  this.timeScale = timeScaleExpr

  ##[
  Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
0.00001 in files of the PC.

  ]##
  let timeStepExpr = this.io.readF4le()
  this.timeStep = timeStepExpr

  ##[
  Length of the last step before it was limited, in units of 20 ms; 0 in
files of the PC.

  ]##
  let timeStepNonClippedExpr = this.io.readF4le()
  this.timeStepNonClipped = timeStepNonClippedExpr

  ##[
  Frames drawn, 7,289 to 12,250,323.
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
  Old memory; no meaning.
  ]##
  let gap0aeExpr = this.io.readBytes(int(2))
  this.gap0ae = gap0aeExpr

  ##[
  Progress of the change of weather, 0 to 1.
  ]##
  let weatherInterpolationExpr = this.io.readF4le()
  this.weatherInterpolation = weatherInterpolationExpr

  ##[
  Place in the list of weathers, 0 to 63.
  ]##
  let weatherTypeInListExpr = this.io.readU4le()
  this.weatherTypeInList = weatherTypeInListExpr

  ##[
  Strength of the rain, 0 to 1.
  ]##
  let rainExpr = this.io.readF4le()
  this.rain = rainExpr

  ##[
  Camera of vehicles (opcode 09AD), 1 to 3.
  ]##
  let carZoomExpr = this.io.readU4le()
  this.carZoom = carZoomExpr

  ##[
  Camera on foot, 1 to 3.
  ]##
  let pedZoomExpr = this.io.readU4le()
  this.pedZoom = pedZoomExpr

  ##[
  Area code, 0 to 18; 0 is outside. The player carries the same.
  ]##
  let interiorExpr = this.io.readS4le()
  this.interior = interiorExpr

  ##[
  Whether looking up and down is swapped.
  ]##
  let invertLookExpr = this.io.readU1()
  this.invertLook = invertLookExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0c9Expr = this.io.readBytes(int(3))
  this.gap0c9 = gap0c9Expr

  ##[
  Tint of an interior, 0 to 11.
  ]##
  let extraColourExpr = this.io.readS4le()
  this.extraColour = extraColourExpr

  ##[
  Whether the tint is on: exactly when `extra_colour_interpolation` is
1.

  ]##
  let extraColourOnExpr = this.io.readU1()
  this.extraColourOn = extraColourOnExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0d1Expr = this.io.readBytes(int(3))
  this.gap0d1 = gap0d1Expr

  ##[
  Strength of the tint, 0 or 1.
  ]##
  let extraColourInterpolationExpr = this.io.readF4le()
  this.extraColourInterpolation = extraColourInterpolationExpr

  ##[
  Weather of the tint: 0, 21 or 22.
  ]##
  let extraColourWeatherExpr = this.io.readS4le()
  this.extraColourWeather = extraColourWeatherExpr

  ##[
  Water of the map; 0.
  ]##
  let waterConfigurationExpr = this.io.readU4le()
  this.waterConfiguration = waterConfigurationExpr

  ##[
  Whether Los Santos riots (opcode 06C8)
  ]##
  let laRiotsExpr = this.io.readU1()
  this.laRiots = laRiotsExpr

  ##[
  Whether the riots have no police cars.
  ]##
  let laRiotsNoPoliceCarsExpr = this.io.readU1()
  this.laRiotsNoPoliceCars = laRiotsNoPoliceCarsExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0e2Expr = this.io.readBytes(int(2))
  this.gap0e2 = gap0e2Expr

  ##[
  Most stars that police gives (opcode 01F0), 0 to 6.
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
  Set in copies censored for France. gta-save-data exchanges this byte
with `german_game`.

  ]##
  let frenchGameExpr = this.io.readU1()
  this.frenchGame = frenchGameExpr

  ##[
  Set in copies censored for Germany (opcode 040C), independent of the
language. gta-save-data exchanges this byte with `french_game`.

  ]##
  let germanGameExpr = this.io.readU1()
  this.germanGame = germanGameExpr

  ##[
  Whether blood is shown and victims drop money; follows the language.
  ]##
  let nastyGameExpr = this.io.readU1()
  this.nastyGame = nastyGameExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0efExpr = this.io.readBytes(int(45))
  this.gap0ef = gap0efExpr

  ##[
  How often the help for the cinematic camera is still shown; 2 at the
start.

  ]##
  let cinematicCameraHelpLeftExpr = this.io.readU1()
  this.cinematicCameraHelpLeft = cinematicCameraHelpLeftExpr

  ##[
  Whether the picture blurs at speed; 1.
  ]##
  if this.isMobileGame:
    let motionBlurExpr = this.io.readU1()
    this.motionBlur = motionBlurExpr

  ##[
  Probably the volume of sound and music; 64.
  ]##
  if this.isMobileGame:
    for i in 0 ..< int(2):
      let it = this.io.readU1()
      this.volumes.add(it)

  ##[
  Unknown; 1 in all measured files.
  ]##
  if this.isMobileGame:
    let unknown388Expr = this.io.readU1()
    this.unknown388 = unknown388Expr

  ##[
  Probably the station of the menu, 1 to 12.
  ]##
  if this.isMobileGame:
    let menuRadioExpr = this.io.readU1()
    this.menuRadio = menuRadioExpr

  ##[
  Unknown; 1, then 0, 2 or 4, then 0.
  ]##
  if this.isMobileGame:
    for i in 0 ..< int(3):
      let it = this.io.readU1()
      this.unknown390.add(it)

  ##[
  Old memory; no meaning.
  ]##
  if this.isMobileGame:
    let gap189Expr = this.io.readBytes(int(11))
    this.gap189 = gap189Expr

  ##[
  Unknown; 1 in all measured files.
  ]##
  if this.isMobileGame:
    let unknown404Expr = this.io.readU1()
    this.unknown404 = unknown404Expr

  ##[
  Old memory; no meaning.
  ]##
  if this.isMobileGame:
    let gap195Expr = this.io.readBytes(int(7))
    this.gap195 = gap195Expr

  ##[
  Unknown; 1 in all measured files.
  ]##
  if this.isMobileGame:
    for i in 0 ..< int(3):
      let it = this.io.readU1()
      this.unknown412.add(it)

  ##[
  Old memory; no meaning.
  ]##
  if this.isMobileGame:
    let gap19fExpr = this.io.readBytes(int(1))
    this.gap19f = gap19fExpr

  ##[
  Old memory; no meaning.
  ]##
  if this.isPc:
    let gap11dExpr = this.io.readBytes(int(1))
    this.gap11d = gap11dExpr

  ##[
  Clock of the computer: year, month, weekday from Sunday on, day, hour,
minute, second, millisecond.

  ]##
  if this.isPc:
    for i in 0 ..< int(8):
      let it = this.io.readU2le()
      this.systemTime.add(it)

  ##[
  Old memory; no meaning.
  ]##
  if this.isPc:
    let gap12eExpr = this.io.readBytes(int(2))
    this.gap12e = gap12eExpr

  ##[
  Waypoint of the player as a handle: slot of the blip + 65,536 times
its counter; 0 for none.

  ]##
  let targetBlipExpr = this.io.readU4le()
  this.targetBlip = targetBlipExpr

  ##[
  Whether the help for stealing vehicles was shown.
  ]##
  let stealVehicleHelpShownExpr = this.io.readU1()
  this.stealVehicleHelpShown = stealVehicleHelpShownExpr

  ##[
  Whether taxis have nitro (opcode 0572)
  ]##
  let taxisHaveNitroExpr = this.io.readU1()
  this.taxisHaveNitro = taxisHaveNitroExpr

  ##[
  Whether prostitutes pay the player (opcode 0A3D)
  ]##
  let prostitutesPayYouExpr = this.io.readU1()
  this.prostitutesPayYou = prostitutesPayYouExpr

  ##[
  Nothing; 0 on the PC.
  ]##
  let gap137Expr = this.io.readBytes(int(1))
  this.gap137 = gap137Expr

  ##[
  Last number of the block, of unknown use; 0.
  ]##
  if this.isMobileGame:
    let unknown424Expr = this.io.readU4le()
    this.unknown424 = unknown424Expr

proc currentLevelName(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Town = 

  ##[
  Meaning of `current_level`.
  ]##
  if this.currentLevelNameInstFlag:
    return this.currentLevelNameInst
  let currentLevelNameInstExpr = GtaSaSaveAndroid_Town(GtaSaSaveAndroid_Town(this.currentLevel))
  this.currentLevelNameInst = currentLevelNameInstExpr
  this.currentLevelNameInstFlag = true
  return this.currentLevelNameInst

proc extraColourWeatherName(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather = 

  ##[
  Meaning of `extra_colour_weather`.
  ]##
  if this.extraColourWeatherNameInstFlag:
    return this.extraColourWeatherNameInst
  let extraColourWeatherNameInstExpr = GtaSaSaveAndroid_Weather(GtaSaSaveAndroid_Weather(this.extraColourWeather))
  this.extraColourWeatherNameInst = extraColourWeatherNameInstExpr
  this.extraColourWeatherNameInstFlag = true
  return this.extraColourWeatherNameInst

proc forcedWeatherName(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather = 

  ##[
  Meaning of `forced_weather`.
  ]##
  if this.forcedWeatherNameInstFlag:
    return this.forcedWeatherNameInst
  let forcedWeatherNameInstExpr = GtaSaSaveAndroid_Weather(GtaSaSaveAndroid_Weather(this.forcedWeather))
  this.forcedWeatherNameInst = forcedWeatherNameInstExpr
  this.forcedWeatherNameInstFlag = true
  return this.forcedWeatherNameInst

proc interiorName(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_InteriorArea = 

  ##[
  Meaning of `interior`.
  ]##
  if this.interiorNameInstFlag:
    return this.interiorNameInst
  let interiorNameInstExpr = GtaSaSaveAndroid_InteriorArea(GtaSaSaveAndroid_InteriorArea(this.interior))
  this.interiorNameInst = interiorNameInstExpr
  this.interiorNameInstFlag = true
  return this.interiorNameInst

proc isMobileGame(this: GtaSaSaveAndroid_SimpleVariablesBlock): bool = 

  ##[
  Whether the settings of phones follow.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc isPc(this: GtaSaSaveAndroid_SimpleVariablesBlock): bool = 

  ##[
  Whether the settings of the PC follow.
  ]##
  if this.isPcInstFlag:
    return this.isPcInst
  let isPcInstExpr = bool(not(this.isMobile))
  this.isPcInst = isPcInstExpr
  this.isPcInstFlag = true
  return this.isPcInst

proc lenSaveName(this: GtaSaSaveAndroid_SimpleVariablesBlock): uint8 = 

  ##[
  Bytes of `save_name`.
  ]##
  if this.lenSaveNameInstFlag:
    return this.lenSaveNameInst
  let lenSaveNameInstExpr = uint8((if this.isMobile: 200 else: 100))
  this.lenSaveNameInst = lenSaveNameInstExpr
  this.lenSaveNameInstFlag = true
  return this.lenSaveNameInst

proc newWeatherName(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather = 

  ##[
  Meaning of `new_weather`.
  ]##
  if this.newWeatherNameInstFlag:
    return this.newWeatherNameInst
  let newWeatherNameInstExpr = GtaSaSaveAndroid_Weather(GtaSaSaveAndroid_Weather(this.newWeather))
  this.newWeatherNameInst = newWeatherNameInstExpr
  this.newWeatherNameInstFlag = true
  return this.newWeatherNameInst

proc oldWeatherName(this: GtaSaSaveAndroid_SimpleVariablesBlock): GtaSaSaveAndroid_Weather = 

  ##[
  Meaning of `old_weather`.
  ]##
  if this.oldWeatherNameInstFlag:
    return this.oldWeatherNameInst
  let oldWeatherNameInstExpr = GtaSaSaveAndroid_Weather(GtaSaSaveAndroid_Weather(this.oldWeather))
  this.oldWeatherNameInst = oldWeatherNameInstExpr
  this.oldWeatherNameInstFlag = true
  return this.oldWeatherNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_SimpleVariablesBlock], filename: string): GtaSaSaveAndroid_SimpleVariablesBlock =
  GtaSaSaveAndroid_SimpleVariablesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Name of a model that scripts choose.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_SpecialModel], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ScriptResource): GtaSaSaveAndroid_SpecialModel =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_SpecialModel)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_SpecialModel], filename: string): GtaSaSaveAndroid_SpecialModel =
  GtaSaSaveAndroid_SpecialModel.read(newKaitaiFileStream(filename), nil, nil)


##[
A place on the ground.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Spot], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_SetPiece): GtaSaSaveAndroid_Spot =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Spot)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Spot], filename: string): GtaSaSaveAndroid_Spot =
  GtaSaSaveAndroid_Spot.read(newKaitaiFileStream(filename), nil, nil)


##[
What a station has played.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_StationHistory], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_RadioBlock): GtaSaSaveAndroid_StationHistory =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_StationHistory)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_StationHistory], filename: string): GtaSaSaveAndroid_StationHistory =
  GtaSaSaveAndroid_StationHistory.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
others do not exist.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_StatisticsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isDefinitive: any, isGuarded: any): GtaSaSaveAndroid_StatisticsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_StatisticsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isDefinitiveExpr = bool(isDefinitive)
  this.isDefinitive = isDefinitiveExpr
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `float_stats`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardFloatStatsExpr = this.io.readBytes(int(2))
    this.guardFloatStats = guardFloatStatsExpr

  ##[
  Statistics 0 to 81.
  ]##
  for i in 0 ..< int(82):
    let it = this.io.readF4le()
    this.floatStats.add(it)

  ##[
  Guard before `int_stats`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardIntStatsExpr = this.io.readBytes(int(2))
    this.guardIntStats = guardIntStatsExpr

  ##[
  Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
by the names that scripts give them.

  ]##
  for i in 0 ..< int(this.numIntStats):
    let it = this.io.readS4le()
    this.intStats.add(it)

  ##[
  Guard before `peds_killed`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardPedsKilledExpr = this.io.readBytes(int(2))
    this.guardPedsKilled = guardPedsKilledExpr

  ##[
  People killed, by kind.
  ]##
  for i in 0 ..< int(32):
    let it = this.io.readS4le()
    this.pedsKilled.add(it)

  ##[
  Guard before `last_mission_passed`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardLastMissionPassedExpr = this.io.readBytes(int(2))
    this.guardLastMissionPassed = guardLastMissionPassedExpr

  ##[
  Key of the last mission's text, filled with zeros.
  ]##
  let lastMissionPassedExpr = this.io.readBytes(int(8))
  this.lastMissionPassed = lastMissionPassedExpr

  ##[
  Guard before `radio_listen_time`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardRadioListenTimeExpr = this.io.readBytes(int(2))
    this.guardRadioListenTime = guardRadioListenTimeExpr

  ##[
  Time for which each station was heard.
  ]##
  for i in 0 ..< int(14):
    let it = this.io.readS4le()
    this.radioListenTime.add(it)

  ##[
  Guard before `mission_attempts`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardMissionAttemptsExpr = this.io.readBytes(int(2))
    this.guardMissionAttempts = guardMissionAttemptsExpr

  ##[
  0 in all measured files.
  ]##
  for i in 0 ..< int(100):
    let it = this.io.readS4le()
    this.missionAttempts.add(it)

  ##[
  Whether the message of a line of statdisp.dat was shown.
  ]##
  if this.isPlain:
    for i in 0 ..< int(128):
      let it = this.io.readU1()
      this.statMessageShown.add(it)

  ##[
  Form of `stat_message_shown` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(128):
      let it = GtaSaSaveAndroid_GuardedFlag.read(this.io, this.root, this)
      this.guardedStatMessageShown.add(it)

  ##[
  Bytes of unknown use at the end of the block.
  ]##
  if this.isDefinitiveEdition:
    let statisticsEndExpr = this.io.readU4le()
    this.statisticsEnd = statisticsEndExpr

proc isDefinitiveEdition(this: GtaSaSaveAndroid_StatisticsBlock): bool = 

  ##[
  Whether four more bytes follow.
  ]##
  if this.isDefinitiveEditionInstFlag:
    return this.isDefinitiveEditionInst
  let isDefinitiveEditionInstExpr = bool(this.isDefinitive)
  this.isDefinitiveEditionInst = isDefinitiveEditionInstExpr
  this.isDefinitiveEditionInstFlag = true
  return this.isDefinitiveEditionInst

proc isPlain(this: GtaSaSaveAndroid_StatisticsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc numIntStats(this: GtaSaSaveAndroid_StatisticsBlock): uint8 = 

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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_StatisticsBlock], filename: string): GtaSaSaveAndroid_StatisticsBlock =
  GtaSaSaveAndroid_StatisticsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A car that is kept; the place is free where the model is 0, and holds old
bytes then.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_StoredCar], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_GaragesBlock, isGuarded: any): GtaSaSaveAndroid_StoredCar =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_StoredCar)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

  ##[
  Place of the parked car in the world.
  ]##
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Handling of the model, and tuning.
  ]##
  let handlingFlagsExpr = GtaSaSaveAndroid_HandlingBits.read(this.io, this.root, this)
  this.handlingFlags = handlingFlagsExpr

  ##[
  Kinds of harm that the car is proof against, and what is built in.
  ]##
  let carFlagsExpr = GtaSaSaveAndroid_CarBits.read(this.io, this.root, this)
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
  let forwardExpr = GtaSaSaveAndroid_Direction100.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Nothing; 0.
  ]##
  let gap037Expr = this.io.readBytes(int(1))
  this.gap037 = gap037Expr

proc bombName(this: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_CarBomb = 

  ##[
  Meaning of `bomb`.
  ]##
  if this.bombNameInstFlag:
    return this.bombNameInst
  let bombNameInstExpr = GtaSaSaveAndroid_CarBomb(GtaSaSaveAndroid_CarBomb(this.bomb))
  this.bombNameInst = bombNameInstExpr
  this.bombNameInstFlag = true
  return this.bombNameInst

proc modelName(this: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_Vehicle = 

  ##[
  Meaning of `model`.
  ]##
  if this.modelNameInstFlag:
    return this.modelNameInst
  let modelNameInstExpr = GtaSaSaveAndroid_Vehicle(GtaSaSaveAndroid_Vehicle(this.model))
  this.modelNameInst = modelNameInstExpr
  this.modelNameInstFlag = true
  return this.modelNameInst

proc radioName(this: GtaSaSaveAndroid_StoredCar): GtaSaSaveAndroid_Station = 

  ##[
  Meaning of `radio`.
  ]##
  if this.radioNameInstFlag:
    return this.radioNameInst
  let radioNameInstExpr = GtaSaSaveAndroid_Station(GtaSaSaveAndroid_Station(this.radio))
  this.radioNameInst = radioNameInstExpr
  this.radioNameInstFlag = true
  return this.radioNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_StoredCar], filename: string): GtaSaSaveAndroid_StoredCar =
  GtaSaSaveAndroid_StoredCar.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 18.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_StreamingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_StreamingBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_StreamingBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Loading state of each model (from 0), texture (20,000), collision
(25,000), part of the map (25,255), path file (25,511), animation
(25,575), recording (25,755), script (26,230). 255 is not loaded; else
bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
scene. 1 is "do not remove", left over from GTA III and Vice City, by
the names of their engine. 128 is in no public list.

  ]##
  if this.isPlain:
    for i in 0 ..< int(26316):
      let it = this.io.readU1()
      this.slots.add(it)

  ##[
  Form of `slots` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(26316):
      let it = GtaSaSaveAndroid_GuardedU1.read(this.io, this.root, this)
      this.guardedSlots.add(it)

proc isPlain(this: GtaSaSaveAndroid_StreamingBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_StreamingBlock], filename: string): GtaSaSaveAndroid_StreamingBlock =
  GtaSaSaveAndroid_StreamingBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A unique jump.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_StuntJump], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_StuntJumpsBlock, isGuarded: any): GtaSaSaveAndroid_StuntJump =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_StuntJump)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

  ##[
  Lowest corner of the box from which one jumps.
  ]##
  let startMinExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.startMin = startMinExpr

  ##[
  Highest corner of the box from which a jump starts.
  ]##
  let startMaxExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.startMax = startMaxExpr

  ##[
  Lowest corner of the box in which one lands.
  ]##
  let landMinExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.landMin = landMinExpr

  ##[
  Highest corner of the box in which a jump must land.
  ]##
  let landMaxExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
  this.landMax = landMaxExpr

  ##[
  Place of the camera during the jump.
  ]##
  let cameraExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_StuntJump], filename: string): GtaSaSaveAndroid_StuntJump =
  GtaSaSaveAndroid_StuntJump.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 24.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_StuntJumpsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_StuntJumpsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_StuntJumpsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_jumps`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumJumpsExpr = this.io.readBytes(int(2))
    this.guardNumJumps = guardNumJumpsExpr

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
    let it = GtaSaSaveAndroid_StuntJump.read(this.io, this.root, this, this.isGuarded)
    this.jumps.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_StuntJumpsBlock], filename: string): GtaSaSaveAndroid_StuntJumpsBlock =
  GtaSaSaveAndroid_StuntJumpsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
add one for cars, on and off, 022A and 022B one for people, unless 64 are
stored. Each first drops the boxes that lie inside the new one, of
whichever kind; a fault there loses the last box and doubles another, so
that doubled boxes are normal. 091D (cars) and 091E (people) drop the
boxes inside theirs, give the nodes their original state back, and add
none.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_SwitchedArea], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_PathsBlock, isGuarded: any): GtaSaSaveAndroid_SwitchedArea =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_SwitchedArea)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_SwitchedArea], filename: string): GtaSaSaveAndroid_SwitchedArea =
  GtaSaSaveAndroid_SwitchedArea.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 20.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_TagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_TagsBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_TagsBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `num_tags`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumTagsExpr = this.io.readBytes(int(2))
    this.guardNumTags = guardNumTagsExpr

  ##[
  Gang tags that follow; as many as the game has, because it does not
read this number.

  ]##
  let numTagsExpr = this.io.readU4le()
  this.numTags = numTagsExpr

  ##[
  Paint on each, 0 to 255; above 228 it is sprayed over.
  ]##
  if this.isPlain:
    for i in 0 ..< int(this.numTags):
      let it = this.io.readU1()
      this.tags.add(it)

  ##[
  Form of `tags` in mobile saves of format 2, with a guard before each number.
  ]##
  if this.isGuarded:
    for i in 0 ..< int(this.numTags + 0):
      let it = GtaSaSaveAndroid_GuardedU1.read(this.io, this.root, this)
      this.guardedTags.add(it)

proc isPlain(this: GtaSaSaveAndroid_TagsBlock): bool = 

  ##[
  Whether the numbers of lists are stored without guards.
  ]##
  if this.isPlainInstFlag:
    return this.isPlainInst
  let isPlainInstExpr = bool(not(this.isGuarded))
  this.isPlainInst = isPlainInstExpr
  this.isPlainInstFlag = true
  return this.isPlainInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_TagsBlock], filename: string): GtaSaSaveAndroid_TagsBlock =
  GtaSaSaveAndroid_TagsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A marker in the world; a slot that is not in use holds old places.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_UserMarker], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_UserMarkersBlock, isGuarded: any): GtaSaSaveAndroid_UserMarker =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_UserMarker)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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
  let positionExpr = GtaSaSaveAndroid_Vec3.read(this.io, this.root, this)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_UserMarker], filename: string): GtaSaSaveAndroid_UserMarker =
  GtaSaSaveAndroid_UserMarker.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 27 (opcode 0A40).
]##
proc read*(_: typedesc[GtaSaSaveAndroid_UserMarkersBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_UserMarkersBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_UserMarkersBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  The five markers that scripts can set (opcode 0A40).
  ]##
  for i in 0 ..< int(5):
    let it = GtaSaSaveAndroid_UserMarker.read(this.io, this.root, this, this.isGuarded)
    this.markers.add(it)

proc fromFile*(_: typedesc[GtaSaSaveAndroid_UserMarkersBlock], filename: string): GtaSaSaveAndroid_UserMarkersBlock =
  GtaSaSaveAndroid_UserMarkersBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction on the ground.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Vec2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_Garage): GtaSaSaveAndroid_Vec2 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Vec2)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Vec2], filename: string): GtaSaSaveAndroid_Vec2 =
  GtaSaSaveAndroid_Vec2.read(newKaitaiFileStream(filename), nil, nil)


##[
A point or direction in the world.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSaveAndroid_Vec3 =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Vec3)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Vec3], filename: string): GtaSaSaveAndroid_Vec3 =
  GtaSaSaveAndroid_Vec3.read(newKaitaiFileStream(filename), nil, nil)


##[
Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_VehicleDamage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobileVehicle): GtaSaSaveAndroid_VehicleDamage =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_VehicleDamage)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc fromFile*(_: typedesc[GtaSaSaveAndroid_VehicleDamage], filename: string): GtaSaSaveAndroid_VehicleDamage =
  GtaSaSaveAndroid_VehicleDamage.read(newKaitaiFileStream(filename), nil, nil)


##[
A weapon; all zero in an empty slot.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Weapon], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_MobilePlayer): GtaSaSaveAndroid_Weapon =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Weapon)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
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

proc stateName(this: GtaSaSaveAndroid_Weapon): GtaSaSaveAndroid_WeaponState = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaSaveAndroid_WeaponState(GtaSaSaveAndroid_WeaponState(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc weaponTypeName(this: GtaSaSaveAndroid_Weapon): GtaSaSaveAndroid_WeaponKind = 

  ##[
  Meaning of `weapon_type`.
  ]##
  if this.weaponTypeNameInstFlag:
    return this.weaponTypeNameInst
  let weaponTypeNameInstExpr = GtaSaSaveAndroid_WeaponKind(GtaSaSaveAndroid_WeaponKind(this.weaponType))
  this.weaponTypeNameInst = weaponTypeNameInstExpr
  this.weaponTypeNameInstFlag = true
  return this.weaponTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Weapon], filename: string): GtaSaSaveAndroid_Weapon =
  GtaSaSaveAndroid_Weapon.read(newKaitaiFileStream(filename), nil, nil)


##[
A box with a name.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_Zone], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZonesBlock, isGuarded: any): GtaSaSaveAndroid_Zone =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_Zone)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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

proc levelName(this: GtaSaSaveAndroid_Zone): GtaSaSaveAndroid_Town = 

  ##[
  Meaning of `level`.
  ]##
  if this.levelNameInstFlag:
    return this.levelNameInst
  let levelNameInstExpr = GtaSaSaveAndroid_Town(GtaSaSaveAndroid_Town(this.level))
  this.levelNameInst = levelNameInstExpr
  this.levelNameInstFlag = true
  return this.levelNameInst

proc zoneTypeName(this: GtaSaSaveAndroid_Zone): GtaSaSaveAndroid_ZoneKind = 

  ##[
  Meaning of `zone_type`.
  ]##
  if this.zoneTypeNameInstFlag:
    return this.zoneTypeNameInst
  let zoneTypeNameInstExpr = GtaSaSaveAndroid_ZoneKind(GtaSaSaveAndroid_ZoneKind(this.zoneType))
  this.zoneTypeNameInst = zoneTypeNameInstExpr
  this.zoneTypeNameInstFlag = true
  return this.zoneTypeNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_Zone], filename: string): GtaSaSaveAndroid_Zone =
  GtaSaSaveAndroid_Zone.read(newKaitaiFileStream(filename), nil, nil)


##[
Who lives in a zone.
]##
proc read*(_: typedesc[GtaSaSaveAndroid_ZoneInfo], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid_ZonesBlock, isGuarded: any): GtaSaSaveAndroid_ZoneInfo =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ZoneInfo)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard of the record.
  ]##
  if this.isGuarded:
    let guardExpr = this.io.readBytes(int(2))
    this.guard = guardExpr

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
  let populationExpr = GtaSaSaveAndroid_PopulationBits.read(this.io, this.root, this)
  this.population = populationExpr

  ##[
  Groups of people that live in the zone (opcode 0874).
  ]##
  let racesExpr = GtaSaSaveAndroid_RaceBits.read(this.io, this.root, this)
  this.races = racesExpr

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ZoneInfo], filename: string): GtaSaSaveAndroid_ZoneInfo =
  GtaSaSaveAndroid_ZoneInfo.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 10. Zones have a box and a name; their inhabitants are stored in infos,
which several may share.

]##
proc read*(_: typedesc[GtaSaSaveAndroid_ZonesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSaveAndroid, isGuarded: any): GtaSaSaveAndroid_ZonesBlock =
  template this: untyped = result
  this = new(GtaSaSaveAndroid_ZonesBlock)
  let root = if root == nil: cast[GtaSaSaveAndroid](this) else: cast[GtaSaSaveAndroid](root)
  this.io = io
  this.root = root
  this.parent = parent
  let isGuardedExpr = bool(isGuarded)
  this.isGuarded = isGuardedExpr


  ##[
  Guard before `current_level`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardCurrentLevelExpr = this.io.readBytes(int(2))
    this.guardCurrentLevel = guardCurrentLevelExpr

  ##[
  Town in which the player is, 0 to 3; not that of block 0.
  ]##
  let currentLevelExpr = this.io.readU4le()
  this.currentLevel = currentLevelExpr

  ##[
  Guard before `num_nav_zones`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumNavZonesExpr = this.io.readBytes(int(2))
    this.guardNumNavZones = guardNumNavZonesExpr

  ##[
  Zones with a name, 379.
  ]##
  let numNavZonesExpr = this.io.readU2le()
  this.numNavZones = numNavZonesExpr

  ##[
  Guard before `num_zone_infos`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumZoneInfosExpr = this.io.readBytes(int(2))
    this.guardNumZoneInfos = guardNumZoneInfosExpr

  ##[
  Infos, 378.
  ]##
  let numZoneInfosExpr = this.io.readU2le()
  this.numZoneInfos = numZoneInfosExpr

  ##[
  Guard before `num_map_zones`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardNumMapZonesExpr = this.io.readBytes(int(2))
    this.guardNumMapZones = guardNumMapZonesExpr

  ##[
  Zones of towns, 7.
  ]##
  let numMapZonesExpr = this.io.readU2le()
  this.numMapZones = numMapZonesExpr

  ##[
  Zones with a name, the first being all of the map.
  ]##
  for i in 0 ..< int(this.numNavZones):
    let it = GtaSaSaveAndroid_Zone.read(this.io, this.root, this, this.isGuarded)
    this.navZones.add(it)

  ##[
  Inhabitants of the zones.
  ]##
  for i in 0 ..< int(this.numZoneInfos):
    let it = GtaSaSaveAndroid_ZoneInfo.read(this.io, this.root, this, this.isGuarded)
    this.zoneInfos.add(it)

  ##[
  Towns.
  ]##
  for i in 0 ..< int(this.numMapZones):
    let it = GtaSaSaveAndroid_Zone.read(this.io, this.root, this, this.isGuarded)
    this.mapZones.add(it)

  ##[
  Guard before `visited`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardVisitedExpr = this.io.readBytes(int(2))
    this.guardVisited = guardVisitedExpr

  ##[
  Whether a part of the map is revealed, 0 or 1: ten columns from west
to east, ten parts from north to south in each.

  ]##
  for i in 0 ..< int(100):
    let it = this.io.readU1()
    this.visited.add(it)

  ##[
  Guard before `revealed_count`, in mobile saves of format 2 only.
  ]##
  if this.isGuarded:
    let guardRevealedCountExpr = this.io.readBytes(int(2))
    this.guardRevealedCount = guardRevealedCountExpr

  ##[
  Parts that are revealed.
  ]##
  let revealedCountExpr = this.io.readU4le()
  this.revealedCount = revealedCountExpr

proc currentLevelName(this: GtaSaSaveAndroid_ZonesBlock): GtaSaSaveAndroid_Town = 

  ##[
  Meaning of `current_level`.
  ]##
  if this.currentLevelNameInstFlag:
    return this.currentLevelNameInst
  let currentLevelNameInstExpr = GtaSaSaveAndroid_Town(GtaSaSaveAndroid_Town(this.currentLevel))
  this.currentLevelNameInst = currentLevelNameInstExpr
  this.currentLevelNameInstFlag = true
  return this.currentLevelNameInst

proc fromFile*(_: typedesc[GtaSaSaveAndroid_ZonesBlock], filename: string): GtaSaSaveAndroid_ZonesBlock =
  GtaSaSaveAndroid_ZonesBlock.read(newKaitaiFileStream(filename), nil, nil)

