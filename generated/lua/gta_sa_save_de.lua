-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")
local utils = require("utils")

-- 
-- A saved game of the Definitive Edition: a header, then 28 sections after
-- their names, most of them with what the saves of the PC have. The layout was
-- found on four files of one player, so a fact without another
-- source is measured on those.
-- 
-- The header holds a hash of unknown algorithm. Saves can be read and
-- written back as they are, but not changed.
-- See also: Source (https://github.com/morpheuslord/GTA-San_savefiles)
GtaSaSaveDe = class.class(KaitaiStruct)

GtaSaSaveDe.BlipColour = enum.Enum {
  blip_red = 0,
  blip_green = 1,
  blip_blue = 2,
  blip_white = 3,
  blip_yellow = 4,
  blip_red_2 = 5,
  blip_blue_2 = 6,
  blip_threat = 7,
  blip_destination = 8,
}

GtaSaSaveDe.BlipDisplay = enum.Enum {
  show_nothing = 0,
  show_marker = 1,
  show_icon = 2,
  show_both = 3,
}

GtaSaSaveDe.BlipTarget = enum.Enum {
  blip_of_nothing = 0,
  blip_of_car = 1,
  blip_of_ped = 2,
  blip_of_object = 3,
  blip_of_place = 4,
  blip_of_contact = 5,
  blip_of_spotlight = 6,
  blip_of_pickup = 7,
  blip_of_airstrip = 8,
}

GtaSaSaveDe.BrainKind = enum.Enum {
  free_brain = -1,
  ped_brain = 0,
  object_brain = 1,
  ped_generator_brain = 2,
  code_ped_brain = 3,
  code_object_brain = 4,
  attractor_brain = 5,
}

GtaSaSaveDe.CarBomb = enum.Enum {
  no_bomb = 0,
  bomb_with_timer = 1,
  bomb_at_ignition = 2,
  bomb_remote = 3,
  bomb_with_timer_ticking = 4,
  bomb_at_ignition_armed = 5,
}

GtaSaSaveDe.CarPart = enum.Enum {
  no_part = -1,
  part_spl_b_mar_m = 1000,
  part_spl_b_bab_m = 1001,
  part_spl_b_bar_m = 1002,
  part_spl_b_mab_m = 1003,
  part_bnt_b_sc_m = 1004,
  part_bnt_b_sc_l = 1005,
  part_rf_b_sc_r = 1006,
  part_wg_l_b_ssk = 1007,
  part_nto_b_l = 1008,
  part_nto_b_s = 1009,
  part_nto_b_tw = 1010,
  part_bnt_b_sc_p_m = 1011,
  part_bnt_b_sc_p_l = 1012,
  part_lgt_b_rspt = 1013,
  part_spl_b_bar_l = 1014,
  part_spl_b_bbr_l = 1015,
  part_spl_b_bbr_m = 1016,
  part_wg_r_b_ssk = 1017,
  part_exh_b_ts = 1018,
  part_exh_b_t = 1019,
  part_exh_b_l = 1020,
  part_exh_b_m = 1021,
  part_exh_b_s = 1022,
  part_spl_b_bbb_m = 1023,
  part_lgt_b_sspt = 1024,
  part_wheel_or1 = 1025,
  part_wg_l_a_s = 1026,
  part_wg_r_a_s = 1027,
  part_exh_a_s = 1028,
  part_exh_c_s = 1029,
  part_wg_r_c_s = 1030,
  part_wg_l_c_s = 1031,
  part_rf_a_s = 1032,
  part_rf_c_s = 1033,
  part_exh_a_l = 1034,
  part_rf_c_l = 1035,
  part_wg_l_a_l = 1036,
  part_exh_c_l = 1037,
  part_rf_a_l = 1038,
  part_wg_l_c_l = 1039,
  part_wg_r_a_l = 1040,
  part_wg_r_c_l = 1041,
  part_wg_l_lr_br1 = 1042,
  part_exh_lr_br2 = 1043,
  part_exh_lr_br1 = 1044,
  part_exh_c_f = 1045,
  part_exh_a_f = 1046,
  part_wg_l_a_f = 1047,
  part_wg_l_c_f = 1048,
  part_spl_a_f_r = 1049,
  part_spl_c_f_r = 1050,
  part_wg_r_a_f = 1051,
  part_wg_r_c_f = 1052,
  part_rf_c_f = 1053,
  part_rf_a_f = 1054,
  part_rf_a_st = 1055,
  part_wg_l_a_st = 1056,
  part_wg_l_c_st = 1057,
  part_spl_a_st_r = 1058,
  part_exh_c_st = 1059,
  part_spl_c_st_r = 1060,
  part_rf_c_st = 1061,
  part_wg_r_a_st = 1062,
  part_wg_r_c_st = 1063,
  part_exh_a_st = 1064,
  part_exh_a_j = 1065,
  part_exh_c_j = 1066,
  part_rf_a_j = 1067,
  part_rf_c_j = 1068,
  part_wg_l_a_j = 1069,
  part_wg_l_c_j = 1070,
  part_wg_r_a_j = 1071,
  part_wg_r_c_j = 1072,
  part_wheel_sr6 = 1073,
  part_wheel_sr3 = 1074,
  part_wheel_sr2 = 1075,
  part_wheel_lr4 = 1076,
  part_wheel_lr1 = 1077,
  part_wheel_lr3 = 1078,
  part_wheel_sr1 = 1079,
  part_wheel_sr5 = 1080,
  part_wheel_sr4 = 1081,
  part_wheel_gn1 = 1082,
  part_wheel_lr2 = 1083,
  part_wheel_lr5 = 1084,
  part_wheel_gn2 = 1085,
  part_stereo = 1086,
  part_hydralics = 1087,
  part_rf_a_u = 1088,
  part_exh_c_u = 1089,
  part_wg_l_a_u = 1090,
  part_rf_c_u = 1091,
  part_exh_a_u = 1092,
  part_wg_l_c_u = 1093,
  part_wg_r_a_u = 1094,
  part_wg_r_c_u = 1095,
  part_wheel_gn3 = 1096,
  part_wheel_gn4 = 1097,
  part_wheel_gn5 = 1098,
  part_wg_r_lr_br1 = 1099,
  part_misc_c_lr_rem1 = 1100,
  part_wg_r_lr_rem1 = 1101,
  part_wg_r_lr_sv = 1102,
  part_rf_lr_bl2 = 1103,
  part_exh_lr_bl1 = 1104,
  part_exh_lr_bl2 = 1105,
  part_wg_l_lr_rem2 = 1106,
  part_wg_r_lr_bl1 = 1107,
  part_wg_l_lr_bl1 = 1108,
  part_bbb_lr_slv1 = 1109,
  part_bbb_lr_slv2 = 1110,
  part_bnt_lr_slv1 = 1111,
  part_bnt_lr_slv2 = 1112,
  part_exh_lr_slv1 = 1113,
  part_exh_lr_slv2 = 1114,
  part_fbb_lr_slv1 = 1115,
  part_fbb_lr_slv2 = 1116,
  part_fbmp_lr_slv1 = 1117,
  part_wg_l_lr_slv1 = 1118,
  part_wg_l_lr_slv2 = 1119,
  part_wg_r_lr_slv1 = 1120,
  part_wg_r_lr_slv2 = 1121,
  part_wg_l_lr_rem1 = 1122,
  part_misc_c_lr_rem2 = 1123,
  part_wg_r_lr_rem2 = 1124,
  part_misc_c_lr_rem3 = 1125,
  part_exh_lr_rem1 = 1126,
  part_exh_lr_rem2 = 1127,
  part_rf_lr_bl1 = 1128,
  part_exh_lr_sv1 = 1129,
  part_rf_lr_sv1 = 1130,
  part_rf_lr_sv2 = 1131,
  part_exh_lr_sv2 = 1132,
  part_wg_l_lr_sv = 1133,
  part_wg_l_lr_t1 = 1134,
  part_exh_lr_t2 = 1135,
  part_exh_lr_t1 = 1136,
  part_wg_r_lr_t1 = 1137,
  part_spl_a_s_b = 1138,
  part_spl_c_s_b = 1139,
  part_rbmp_c_s = 1140,
  part_rbmp_a_s = 1141,
  part_bntr_b_ov = 1142,
  part_bntl_b_ov = 1143,
  part_bntr_b_sq = 1144,
  part_bntl_b_sq = 1145,
  part_spl_c_l_b = 1146,
  part_spl_a_l_b = 1147,
  part_rbmp_c_l = 1148,
  part_rbmp_a_l = 1149,
  part_rbmp_a_f = 1150,
  part_rbmp_c_f = 1151,
  part_fbmp_c_f = 1152,
  part_fbmp_a_f = 1153,
  part_rbmp_a_st = 1154,
  part_fbmp_a_st = 1155,
  part_rbmp_c_st = 1156,
  part_fbmp_c_st = 1157,
  part_spl_c_j_b = 1158,
  part_rbmp_a_j = 1159,
  part_fbmp_a_j = 1160,
  part_rbmp_c_j = 1161,
  part_spl_a_j_b = 1162,
  part_spl_c_u_b = 1163,
  part_spl_a_u_b = 1164,
  part_fbmp_c_u = 1165,
  part_fbmp_a_u = 1166,
  part_rbmp_c_u = 1167,
  part_rbmp_a_u = 1168,
  part_fbmp_a_s = 1169,
  part_fbmp_c_s = 1170,
  part_fbmp_a_l = 1171,
  part_fbmp_c_l = 1172,
  part_fbmp_c_j = 1173,
  part_fbmp_lr_br1 = 1174,
  part_fbmp_lr_br2 = 1175,
  part_rbmp_lr_br1 = 1176,
  part_rbmp_lr_br2 = 1177,
  part_rbmp_lr_rem2 = 1178,
  part_fbmp_lr_rem1 = 1179,
  part_rbmp_lr_rem1 = 1180,
  part_fbmp_lr_bl2 = 1181,
  part_fbmp_lr_bl1 = 1182,
  part_rbmp_lr_bl2 = 1183,
  part_rbmp_lr_bl1 = 1184,
  part_fbmp_lr_rem2 = 1185,
  part_rbmp_lr_sv2 = 1186,
  part_rbmp_lr_sv1 = 1187,
  part_fbmp_lr_sv2 = 1188,
  part_fbmp_lr_sv1 = 1189,
  part_fbmp_lr_t2 = 1190,
  part_fbmp_lr_t1 = 1191,
  part_rbmp_lr_t1 = 1192,
  part_rbmp_lr_t2 = 1193,
}

GtaSaSaveDe.CarPlace = enum.Enum {
  car_cjsafe_1 = 0,
  car_beacsv_1 = 1,
  car_vesvgrg_1 = 2,
  car_cn2gar1_1 = 3,
  car_cn2gar2_1 = 4,
  car_burbdo2_1 = 5,
  car_blob69_1 = 6,
  car_blob7_1 = 7,
  car_burbdoo_1 = 8,
  car_blob6_1 = 9,
  car_carlas1_1 = 10,
  car_cesafe1_1 = 11,
  car_imp_la_1 = 12,
  car_imp_sf_1 = 13,
  car_imp_lv_1 = 14,
  car_sav1sfe_1 = 15,
  car_sav1sfw_1 = 16,
  car_lcksfse_1 = 17,
  car_svgsfs1_1 = 18,
  car_dhangar_1 = 19,
  car_cjsafe_2 = 20,
  car_beacsv_2 = 21,
  car_vesvgrg_2 = 22,
  car_cn2gar1_2 = 23,
  car_cn2gar2_2 = 24,
  car_burbdo2_2 = 25,
  car_blob69_2 = 26,
  car_blob7_2 = 27,
  car_burbdoo_2 = 28,
  car_blob6_2 = 29,
  car_carlas1_2 = 30,
  car_cesafe1_2 = 31,
  car_imp_la_2 = 32,
  car_imp_sf_2 = 33,
  car_imp_lv_2 = 34,
  car_sav1sfe_2 = 35,
  car_sav1sfw_2 = 36,
  car_lcksfse_2 = 37,
  car_svgsfs1_2 = 38,
  car_dhangar_2 = 39,
  car_cjsafe_3 = 40,
  car_beacsv_3 = 41,
  car_vesvgrg_3 = 42,
  car_cn2gar1_3 = 43,
  car_cn2gar2_3 = 44,
  car_burbdo2_3 = 45,
  car_blob69_3 = 46,
  car_blob7_3 = 47,
  car_burbdoo_3 = 48,
  car_blob6_3 = 49,
  car_carlas1_3 = 50,
  car_cesafe1_3 = 51,
  car_imp_la_3 = 52,
  car_imp_sf_3 = 53,
  car_imp_lv_3 = 54,
  car_sav1sfe_3 = 55,
  car_sav1sfw_3 = 56,
  car_lcksfse_3 = 57,
  car_svgsfs1_3 = 58,
  car_dhangar_3 = 59,
  car_cjsafe_4 = 60,
  car_beacsv_4 = 61,
  car_vesvgrg_4 = 62,
  car_cn2gar1_4 = 63,
  car_cn2gar2_4 = 64,
  car_burbdo2_4 = 65,
  car_blob69_4 = 66,
  car_blob7_4 = 67,
  car_burbdoo_4 = 68,
  car_blob6_4 = 69,
  car_carlas1_4 = 70,
  car_cesafe1_4 = 71,
  car_imp_la_4 = 72,
  car_imp_sf_4 = 73,
  car_imp_lv_4 = 74,
  car_sav1sfe_4 = 75,
  car_sav1sfw_4 = 76,
  car_lcksfse_4 = 77,
  car_svgsfs1_4 = 78,
  car_dhangar_4 = 79,
}

GtaSaSaveDe.CarSupply = enum.Enum {
  no_cars = 0,
  cars_without_end = 65535,
}

GtaSaSaveDe.ClothesFile = enum.Enum {
  clothes_letter = -2130323853,
  clothes_glasses05 = -2128139900,
  clothes_trackytop2eris = -2120650015,
  clothes_bballjackrstar = -2105660245,
  clothes_sneaker = -2099005073,
  clothes_8santos = -2090124558,
  clothes_4rip = -2078666637,
  clothes_jheri = -2065518319,
  clothes_watchcro2 = -2054640588,
  clothes_worktrcamogry = -2052262949,
  clothes_hatmanc = -2048278805,
  clothes_sneakerbincgang = -2044477490,
  clothes_sportjack = -2043512013,
  clothes_glasses01 = -2041909859,
  clothes_capblueback = -2036040854,
  clothes_necksilver = -2021884895,
  clothes_capzipup = -2019982038,
  clothes_capredside = -2016707715,
  clothes_biker = -1990787643,
  clothes_zorro = -1981870358,
  clothes_12bandit = -1969195485,
  clothes_hatmancplaid = -1964116422,
  clothes_baldgoatee = -1963027521,
  clothes_bbjersey = -1939440971,
  clothes_sneakerheatgry = -1904363264,
  clothes_sleevtbrown = -1884311732,
  clothes_bandknots = -1883025336,
  clothes_capknit = -1865726160,
  clothes_bbjack = -1858787998,
  clothes_capback = -1854362888,
  clothes_9homeboy = -1823195996,
  clothes_tracktrblue = -1792906401,
  clothes_timberhike = -1776200269,
  clothes_glasses03dark = -1775229149,
  clothes_bandblack2 = -1774386363,
  clothes_highfade = -1771290832,
  clothes_boater = -1770518513,
  clothes_12mayaface = -1750049245,
  clothes_chinosblack = -1741429914,
  clothes_bandana = -1731248096,
  clothes_chongerred = -1728660861,
  clothes_wcoatblue = -1696313426,
  clothes_hawaiired = -1685754027,
  clothes_10ls4 = -1676283917,
  clothes_hairblond = -1641885640,
  clothes_caprimup = -1558708536,
  clothes_suit1trgang = -1555711683,
  clothes_12cross7 = -1543548803,
  clothes_tshirtzipcrm = -1542912072,
  clothes_9bullet = -1539205552,
  clothes_8sa2 = -1536471168,
  clothes_suit1trgrey = -1528938308,
  clothes_shellsuit = -1517729907,
  clothes_5cross2 = -1491351160,
  clothes_capblk = -1481401990,
  clothes_hoodyagreen = -1474608012,
  clothes_7mary = -1463755291,
  clothes_chinosb = -1462684028,
  clothes_hoodya = -1445731415,
  clothes_convheatred = -1418673442,
  clothes_11dice = -1417294946,
  clothes_tracktrpro = -1415549898,
  clothes_convproblu = -1388786875,
  clothes_shirtagrey = -1387603497,
  clothes_sixtyniners = -1360763405,
  clothes_tshirtbobored = -1360496682,
  clothes_sneakerheatblk = -1353828996,
  clothes_shortskhaki = -1346917259,
  clothes_neckls = -1329825844,
  clothes_bbshortred = -1322853282,
  clothes_4weed = -1320660899,
  clothes_glasses03red = -1315175786,
  clothes_bask2heatwht = -1302330535,
  clothes_hoodyarockstar = -1284351162,
  clothes_bald = -1283206622,
  clothes_bbjackrim = -1275250524,
  clothes_tshirtilovels = -1266547107,
  clothes_suit1trgreen = -1251995603,
  clothes_8westside = -1240067115,
  clothes_necksaints = -1237768548,
  clothes_bandred3 = -1213698741,
  clothes_bowlergang = -1211736145,
  clothes_tshirtzipgry = -1176863975,
  clothes_11grove = -1176003537,
  clothes_8sa = -1165234860,
  clothes_vest = -1155750708,
  clothes_bask2heatband = -1148229085,
  clothes_gimpleg = -1137657761,
  clothes_capgangback = -1136478730,
  clothes_beretblk = -1129277353,
  clothes_9rasta = -1111109003,
  clothes_jhericurl = -1097507985,
  clothes_conv = -1070691449,
  clothes_hitop = -1065514865,
  clothes_bandred2 = -1062248995,
  clothes_shirtbplaid = -1057871046,
  clothes_eyepatch = -1054508993,
  clothes_suit1trblk2 = -1050956886,
  clothes_hawaii = -1046709712,
  clothes_capblueup = -1044535002,
  clothes_capzipover = -1040483121,
  clothes_trilbylght = -1032506243,
  clothes_worktr = -1016290293,
  clothes_wcoat = -991048258,
  clothes_tshirtmaddgrn = -984606467,
  clothes_tshirtheatwht = -982971022,
  clothes_leathertr = -980612554,
  clothes_trackytop1pro = -966834233,
  clothes_11jail = -965034693,
  clothes_watchpro2 = -953920443,
  clothes_8gun = -933646738,
  clothes_painter = -927725507,
  clothes_tshirt2 = -927686579,
  clothes_capblueside = -924081688,
  clothes_hatmancblk = -923064431,
  clothes_sneakerbincblu = -915574819,
  clothes_capredback = -914054657,
  clothes_tshirtbase5 = -902968157,
  clothes_skullyblk = -898404223,
  clothes_bikerhelmet = -896277735,
  clothes_sandalsock = -892354851,
  clothes_tshirterisyell = -860364429,
  clothes_hockeytop = -850125817,
  clothes_denimsgang = -821490932,
  clothes_bowlerblue = -805792136,
  clothes_5cross3 = -803407586,
  clothes_neckhash = -796923107,
  clothes_sweatrstar = -794654001,
  clothes_wedge = -784729353,
  clothes_shoedressbrn = -771431603,
  clothes_capblkover = -768108218,
  clothes_shirtablue = -756029055,
  clothes_8sa3 = -747864298,
  clothes_hairpink = -739310734,
  clothes_suit2 = -738837002,
  clothes_trilby = -728420398,
  clothes_shoespatz = -720851967,
  clothes_bandits = -716662261,
  clothes_baskball = -708578759,
  clothes_cutoffchinosblue = -697413025,
  clothes_boxingshoe = -643423809,
  clothes_watchyellow = -621572358,
  clothes_neck2 = -615337454,
  clothes_suit1trblue = -612667158,
  clothes_sneakerprored = -593236238,
  clothes_cowboyboot2 = -592930753,
  clothes_countrytr = -559695285,
  clothes_capside = -550014854,
  clothes_11dice2 = -540317176,
  clothes_bandblack3 = -516279341,
  clothes_beretred = -504652289,
  clothes_afroblond = -489310709,
  clothes_mohawkbeard = -484903262,
  clothes_suit2grn = -482093022,
  clothes_sweat = -478073248,
  clothes_bandmask = -477691962,
  clothes_trackytop1 = -458609233,
  clothes_bowlerred = -447227464,
  clothes_capredup = -435127553,
  clothes_hoodyamerc = -424716847,
  clothes_watchpink = -409608179,
  clothes_afro = -404058850,
  clothes_coachsemi = -396806578,
  clothes_hairgreen = -390935833,
  clothes_neck = -377764840,
  clothes_leather = -374138177,
  clothes_bask1prowht = -362333265,
  clothes_10ls5 = -351084699,
  bare_legs_skin = -331394646,
  clothes_watchzip1 = -323377260,
  clothes_neckropes = -321705096,
  clothes_glasses01dark = -319785917,
  clothes_tracktrgang = -316890488,
  clothes_shirtbgang = -311338362,
  clothes_capgangup = -310576940,
  clothes_watchcro = -308482976,
  clothes_bowling = -302970687,
  clothes_baskballloc = -286656069,
  clothes_baskballdrib = -282438905,
  clothes_cap = -261408060,
  clothes_capblkup = -257628726,
  clothes_hoodyablack = -251391875,
  clothes_bowler = -247467388,
  clothes_capgangside = -234000524,
  clothes_highafro = -222736955,
  clothes_legsblack = -211260960,
  clothes_watchpro = -201526967,
  clothes_skullycap = -193286889,
  clothes_policetr = -192727393,
  clothes_moto = -189288785,
  bare_torso_skin = -179538918,
  clothes_convprogrn = -170393699,
  clothes_neckropeg = -167117051,
  clothes_glasses04 = -165668590,
  clothes_convheatblk = -164903050,
  clothes_bask1eris = -143835965,
  bare_feet = -140687740,
  clothes_shirta = -91475022,
  clothes_capred = -85418798,
  clothes_capknitgrn = -69603330,
  clothes_10weed = -66161621,
  clothes_watchsub1 = -59129127,
  clothes_6crown = -49204571,
  clothes_hoodyabase5 = -47496189,
  no_clothes = 0,
  bare_feet_skin = 15018968,
  clothes_chongergrey = 19656297,
  clothes_tash = 35494100,
  clothes_trilbydrk = 40123646,
  clothes_10ls3 = 40991312,
  clothes_bandblue = 48232002,
  clothes_sleevt = 56105302,
  clothes_cutoffdenims = 70023999,
  clothes_timberred = 88492340,
  clothes_shirtbcheck = 92867832,
  clothes_worktrcamogrn = 109016604,
  clothes_chongergang = 112203752,
  clothes_worktrkhaki = 144021517,
  clothes_shoe = 148748802,
  clothes_timberfawn = 155777005,
  clothes_capblkback = 184941352,
  clothes_9crown = 206012528,
  clothes_watchgno = 216144353,
  clothes_tracktreris = 216937872,
  clothes_tshirtwhite = 222883665,
  clothes_tracktrwhstr = 236097233,
  clothes_suit1red = 239959007,
  clothes_tshirtblunts = 272626106,
  clothes_capredover = 280413073,
  clothes_12angels = 297654023,
  clothes_glasses03blue = 326783084,
  bare_head_skin = 338913607,
  clothes_11grove3 = 347651027,
  clothes_bask1 = 351222414,
  clothes_bandred = 355561549,
  clothes_4spider = 357739873,
  clothes_suit1yellow = 376361990,
  clothes_hoodyablue = 390024698,
  clothes_neckcross = 415386514,
  clothes_capzipback = 415833761,
  clothes_glasses05dark = 426824323,
  clothes_bask1problk = 435065541,
  clothes_balaclava = 435776856,
  clothes_legsheart = 436277294,
  clothes_baldtash = 441849698,
  clothes_capgang = 448686252,
  clothes_mohawk = 475286744,
  clothes_suit1blue = 482703393,
  clothes_10ls = 485055216,
  clothes_hockey = 490921511,
  clothes_baldbeard = 492481370,
  clothes_boxshort = 497405699,
  clothes_afrotash = 527596789,
  clothes_watchgno2 = 534143351,
  clothes_bbshortwht = 536113308,
  clothes_biegetr = 576933739,
  clothes_tuxedo = 592439904,
  clothes_glasses04dark = 605092659,
  clothes_chinosblue = 638494825,
  clothes_tshirtproblk = 641217881,
  clothes_bandblue3 = 654351964,
  clothes_groucho = 672552983,
  clothes_jeansdenim = 681234315,
  clothes_chonger = 682440495,
  clothes_8poker = 701805957,
  clothes_chinosbiege = 724587403,
  clothes_shorts = 744365350,
  clothes_10og = 756997454,
  clothes_denimsred = 768268528,
  clothes_captruck = 797398277,
  bare_torso = 804553162,
  clothes_7cross2 = 814012577,
  clothes_boxingcap = 815232608,
  clothes_suit1tryellow = 817599759,
  clothes_7cross = 824658141,
  clothes_12mayabird = 840928074,
  clothes_boxingshort = 847386951,
  clothes_tshirtmaddgrey = 847965730,
  clothes_sneakerbincblk = 862081726,
  clothes_worktrgrey = 873925974,
  clothes_cornrows = 877881813,
  bare_legs = 879907265,
  clothes_bandblack = 883673976,
  clothes_hawaiiwht = 894944151,
  clothes_valet = 900618200,
  clothes_coach = 938627203,
  clothes_beret = 957644727,
  clothes_5gun = 976451251,
  clothes_denimfade = 980509603,
  clothes_bowleryellow = 983903833,
  clothes_suit1trblk = 985006348,
  clothes_groovecut = 985944332,
  clothes_croupier = 995481457,
  clothes_sandal = 1004809233,
  clothes_chinoskhaki = 1016528228,
  clothes_shellsuittr = 1025982260,
  clothes_flipflop = 1035276773,
  clothes_hoodjack = 1043357982,
  clothes_neckafrica = 1047161561,
  clothes_tracktr = 1056966746,
  clothes_beard = 1061221996,
  clothes_shirtayellow = 1063322903,
  clothes_bandgang3 = 1070589922,
  clothes_capzip = 1117017627,
  clothes_tshirt2horiz = 1119183852,
  clothes_suit1tr = 1132121869,
  clothes_hattiger = 1140302723,
  clothes_vestblack = 1142040938,
  clothes_capblkside = 1162486186,
  clothes_goatee = 1164319867,
  clothes_bask2semi = 1171834843,
  clothes_neckgold = 1181652212,
  clothes_7cross3 = 1199826999,
  clothes_tshirterisorn = 1219550336,
  clothes_bandgang2 = 1221121908,
  clothes_pimptr = 1226861131,
  clothes_zorromask = 1227267994,
  clothes_baskballrim = 1236532544,
  clothes_suit1 = 1258253388,
  clothes_cutoffchinos = 1259848584,
  clothes_6clown = 1305940489,
  clothes_bandblue2 = 1342680778,
  clothes_slope = 1348958410,
  clothes_suit1blk = 1393983095,
  clothes_field = 1398700055,
  clothes_boaterblk = 1401419026,
  clothes_garagetr = 1410124429,
  clothes_tshirtsuburb = 1410494900,
  clothes_6aztec = 1414728149,
  clothes_timbergrey = 1421047989,
  clothes_capzipside = 1451672611,
  clothes_convproblk = 1463285286,
  clothes_watch = 1486911337,
  clothes_convheatorn = 1524146037,
  clothes_sneakerheatwht = 1556585494,
  clothes_stopwatch = 1559566642,
  clothes_tramline = 1566172763,
  clothes_cowboy = 1572879657,
  clothes_9gun2 = 1601531329,
  clothes_capblueover = 1603672324,
  clothes_hairblue = 1639626768,
  clothes_capblue = 1652597115,
  clothes_neckdollar = 1664243712,
  clothes_suit1grey = 1667254391,
  clothes_shirtb = 1669685768,
  clothes_11grove2 = 1673497413,
  clothes_tshirt = 1676791040,
  clothes_suit1gang = 1694216694,
  clothes_tshirtlocgrey = 1694851341,
  clothes_watchsub2 = 1701876579,
  clothes_capgangover = 1701894040,
  clothes_12dagger = 1717669588,
  clothes_leathertrchaps = 1724837436,
  clothes_suit1trred = 1743586468,
  clothes_glasses03 = 1749322929,
  clothes_skullygrn = 1754495290,
  clothes_jeans = 1788110135,
  clothes_baseball = 1794329688,
  clothes_mohawkpink = 1795449523,
  clothes_flattop = 1796327307,
  clothes_denim = 1807103951,
  clothes_11godsgift = 1807889086,
  clothes_garageleg = 1817399610,
  clothes_snakeskin = 1818644432,
  clothes_dogtag = 1828427041,
  clothes_cornrowsb = 1851741582,
  bare_hands = 1854213815,
  bare_head = 1855579351,
  clothes_afrogoatee = 1855861398,
  clothes_elvishair = 1862671160,
  clothes_9gun = 1894107403,
  clothes_shortsgrey = 1896158386,
  clothes_tshirtbobomonk = 1897016603,
  clothes_grouchos = 1905890257,
  clothes_hoodjackbeige = 1909997276,
  clothes_sneakerprowht = 1920025136,
  clothes_mohawkblond = 1928972671,
  clothes_hockeymask = 1929723771,
  clothes_afrobeard = 1932822998,
  clothes_10ls2 = 1970686662,
  clothes_helmet = 1974327007,
  clothes_watchzip2 = 1974531630,
  clothes_hairred = 1981021008,
  clothes_shoedressblk = 1982801949,
  clothes_shortsgang = 1990126899,
  clothes_capovereye = 1999252971,
  clothes_medictr = 2061229512,
  clothes_bandgang = 2061582229,
  clothes_tshirtprored = 2070098161,
  clothes_sneakerproblu = 2079839801,
  clothes_5cross = 2096097750,
  clothes_6africa = 2119686255,
  clothes_chongerblue = 2123292223,
  clothes_cowboyboot = 2123755548,
}

GtaSaSaveDe.ClothesModel = enum.Enum {
  model_torso = 0,
  model_head = 1,
  model_hands = 2,
  model_legs = 3,
  model_feet = 4,
  model_chain = 5,
  model_watch = 6,
  model_shades = 7,
  model_hat = 8,
  model_special = 9,
}

GtaSaSaveDe.ClothesTexture = enum.Enum {
  texture_torso = 0,
  texture_head = 1,
  texture_legs = 2,
  texture_feet = 3,
  texture_tattoo_upper_left_arm = 4,
  texture_tattoo_lower_left_arm = 5,
  texture_tattoo_upper_right_arm = 6,
  texture_tattoo_lower_right_arm = 7,
  texture_tattoo_back = 8,
  texture_tattoo_left_chest = 9,
  texture_tattoo_right_chest = 10,
  texture_tattoo_stomach = 11,
  texture_tattoo_lower_back = 12,
  texture_chain = 13,
  texture_watch = 14,
  texture_shades = 15,
  texture_hat = 16,
  texture_special = 17,
}

GtaSaSaveDe.Door = enum.Enum {
  door_closed = 0,
  door_open = 1,
  door_closing = 2,
  door_opening = 3,
  door_waiting_for_player_to_leave = 4,
  door_closed_after_drop_off = 5,
}

GtaSaSaveDe.Fighting = enum.Enum {
  standard = 4,
  boxing = 5,
  kung_fu = 6,
  knee_head = 7,
  style_bat = 8,
  style_knife = 9,
  style_golf_club = 10,
  style_katana = 11,
  style_chainsaw = 12,
  style_dildo = 13,
  style_flowers = 14,
  grab_kick = 15,
  elbows = 16,
}

GtaSaSaveDe.FloatStat = enum.Enum {
  progress_made = 0,
  total_progress = 1,
  furthest_hoop = 2,
  distance_on_foot = 3,
  distance_by_car = 4,
  distance_by_motorbike = 5,
  distance_by_boat = 6,
  distance_by_golf_cart = 7,
  distance_by_helicopter = 8,
  distance_by_plane = 9,
  longest_wheelie_distance = 10,
  longest_stoppie_distance = 11,
  longest_2_wheels_distance = 12,
  weapon_spend = 13,
  fashion_spend = 14,
  property_spend = 15,
  auto_repair_and_painting_spend = 16,
  longest_wheelie_time = 17,
  longest_stoppie_time = 18,
  longest_2_wheels_time = 19,
  food_spend = 20,
  fat = 21,
  stamina = 22,
  muscle = 23,
  max_health = 24,
  sex_appeal = 25,
  distance_by_swimming = 26,
  distance_by_bicycle = 27,
  distance_on_treadmill = 28,
  distance_on_exercise_bike = 29,
  tattoo_spend = 30,
  hairdressing_spend = 31,
  girlfriend_spend = 32,
  prostitute_spend = 33,
  furniture_spend = 34,
  money_spent_gambling = 35,
  money_made_from_pimping = 36,
  money_won_gambling = 37,
  biggest_gambling_win = 38,
  biggest_gambling_loss = 39,
  largest_burglary_swag = 40,
  money_made_from_burglary = 41,
  money_spent_building_property = 42,
  unused = 43,
  longest_treadmill_time = 44,
  longest_exercise_bike_time = 45,
  max_bench_press = 46,
  max_dumbbells = 47,
  besttime_8_track = 48,
  bmx_best_time = 49,
  lightest_weight = 50,
  longest_5_star_chase = 51,
  last_5_star_chase = 52,
  wage_bill = 53,
  strip_club_spend = 54,
  car_modification_spend = 55,
  time_spent_shopping = 56,
  time_spent_gambling = 57,
  time_spent_on_longest_mission = 58,
  time_spent_on_quickest_mission = 59,
  average_mission_time = 60,
  drugs_spend = 61,
  total_shopping_spend = 62,
  time_spent_underwater = 63,
  total_respect = 64,
  girlfriend_respect = 65,
  clothes_respect = 66,
  fitness_respect = 67,
  respect = 68,
  pistol_skill = 69,
  silenced_pistol_skill = 70,
  desert_eagle_skill = 71,
  shotgun_skill = 72,
  sawn_off_shotgun_skill = 73,
  combat_shotgun_skill = 74,
  machine_pistol_skill = 75,
  smg_skill = 76,
  ak_47_skill = 77,
  m4_skill = 78,
  rifle_skill = 79,
  appearance = 80,
  gambling = 81,
}

GtaSaSaveDe.GameVersion = enum.Enum {
  version_phones_older = -1978417824,
  version_pc_1_01_modified = -1824164258,
  version_pc_1_01 = -1704018344,
  version_2_0_unseen = -613227626,
  version_definitive = -219671565,
  version_pc_2_0 = -48984586,
  version_android = 343353539,
  version_pc_1_00 = 903512437,
  version_pc_2_0_germany = 1563544610,
  version_ps2 = 1679678540,
  version_pc_1_00_modified = 1710482819,
}

GtaSaSaveDe.GangId = enum.Enum {
  gang_ballas = 0,
  gang_grove_street_families = 1,
  gang_vagos = 2,
  gang_rifa = 3,
  gang_da_nang = 4,
  gang_mafia = 5,
  gang_triads = 6,
  gang_aztecas = 7,
  gang_unused_8 = 8,
  gang_unused_9 = 9,
}

GtaSaSaveDe.GarageKind = enum.Enum {
  garage_only_target_vehicle = 1,
  garage_bomb_shop_timed = 2,
  garage_bomb_shop_engine = 3,
  garage_bomb_shop_remote = 4,
  garage_pay_n_spray = 5,
  garage_closes_when_touched = 11,
  garage_target_vehicle_freeze_player = 14,
  garage_script_opens_only = 15,
  garage_ganton = 16,
  garage_santa_maria = 17,
  garage_rockshore_west = 18,
  garage_script_controlled = 19,
  garage_stays_open_with_car_inside = 20,
  garage_closes_once_and_for_all = 21,
  garage_script_opens_and_freezes = 23,
  garage_fort_carson = 24,
  garage_verdant_meadows = 25,
  garage_dillimore = 26,
  garage_prickle_pine = 27,
  garage_whitewood = 28,
  garage_palomino_creek = 29,
  garage_redsands_west = 30,
  garage_el_corona = 31,
  garage_mulholland = 32,
  garage_impound_ls = 33,
  garage_impound_sf = 34,
  garage_impound_lv = 35,
  garage_loco_low_co = 36,
  garage_wheel_arch_angels = 37,
  garage_transfender = 38,
  garage_calton_heights = 39,
  garage_paradiso = 40,
  garage_doherty = 41,
  garage_hashbury = 42,
  garage_burglary = 43,
  garage_at400_hangar = 44,
  garage_abandoned_airport_hangar = 45,
}

GtaSaSaveDe.GarageUse = enum.Enum {
  use_hideout = 0,
  use_impound = 1,
}

GtaSaSaveDe.HiddenThing = enum.Enum {
  nothing_hidden = 0,
  hidden_legacy = 1,
  hidden_building = 2,
  hidden_object = 3,
  hidden_dummy = 4,
}

GtaSaSaveDe.Icon = enum.Enum {
  icon_player_interest = -5,
  icon_threat = -4,
  icon_friend = -3,
  icon_object = -2,
  icon_destination = -1,
  icon_none = 0,
  icon_white = 1,
  icon_centre = 2,
  icon_map_here = 3,
  icon_north = 4,
  icon_airyard = 5,
  icon_ammu = 6,
  icon_barber = 7,
  icon_big_smoke = 8,
  icon_boatyard = 9,
  icon_burgershot = 10,
  icon_quarry = 11,
  icon_catalina = 12,
  icon_cesar = 13,
  icon_chicken = 14,
  icon_cj = 15,
  icon_crash = 16,
  icon_diner = 17,
  icon_emmet = 18,
  icon_enemy_attack = 19,
  icon_fire = 20,
  icon_girlfriend = 21,
  icon_hospital = 22,
  icon_syndicate = 23,
  icon_madd_dogg = 24,
  icon_caligulas = 25,
  icon_mc_strap = 26,
  icon_mod_garage = 27,
  icon_og_loc = 28,
  icon_pizza = 29,
  icon_police = 30,
  icon_property_green = 31,
  icon_property_red = 32,
  icon_race = 33,
  icon_ryder = 34,
  icon_save = 35,
  icon_school = 36,
  icon_question = 37,
  icon_sweet = 38,
  icon_tattoo = 39,
  icon_truth = 40,
  icon_waypoint = 41,
  icon_toreno_ranch = 42,
  icon_triads = 43,
  icon_four_dragons = 44,
  icon_clothes = 45,
  icon_woozie = 46,
  icon_zero = 47,
  icon_disco = 48,
  icon_drink = 49,
  icon_food = 50,
  icon_truck = 51,
  icon_cash = 52,
  icon_flag = 53,
  icon_gym = 54,
  icon_impound = 55,
  icon_light = 56,
  icon_runway = 57,
  icon_gang_b = 58,
  icon_gang_p = 59,
  icon_gang_y = 60,
  icon_gang_n = 61,
  icon_gang_g = 62,
  icon_spray = 63,
  icon_toreno = 64,
}

GtaSaSaveDe.IntStat = enum.Enum {
  people_wasted_by_others = 120,
  people_youve_wasted = 121,
  road_vehicles_destroyed = 122,
  boats_destroyed = 123,
  planes_helicopters_destroyed = 124,
  cost_of_property_damaged = 125,
  bullets_fired = 126,
  kgs_of_explosives_used = 127,
  bullets_that_hit = 128,
  tires_popped_with_gunfire = 129,
  num_headshots = 130,
  total_num_wanted_stars_attained = 131,
  total_num_wanted_stars_evaded = 132,
  times_busted = 133,
  days_passed_in_game = 134,
  num_hospital_visits = 135,
  safehouse_visits = 136,
  times_cheated = 137,
  vehicle_resprays = 138,
  insane_jump_distance = 139,
  insane_jump_height = 140,
  insane_jump_flips = 141,
  insane_jump_rotation = 142,
  best_insane_stunt_awarded = 143,
  unique_jumps_found = 144,
  unique_jumps_done = 145,
  mission_attempts = 146,
  missions_passed = 147,
  total_num_missions_in_game = 148,
  cash_made_in_a_taxi = 149,
  passengers_dropped_off = 150,
  people_saved_in_an_ambulance = 151,
  criminals_killed_on_vigilante_mission = 152,
  total_fires_extinguished = 153,
  packages_delivered = 154,
  assassinations = 155,
  last_dance_score = 156,
  max_vigilante_mission_level = 157,
  max_paramedic_mission_level = 158,
  max_firefighter_mission_level = 159,
  driving_skill = 160,
  num_truck_missions_passed = 161,
  money_made_in_truck = 162,
  recruited_gang_members_killed = 163,
  armor = 164,
  energy = 165,
  photographs_taken = 166,
  rampages_attempted = 167,
  rampages_passed = 168,
  flight_time = 169,
  times_drowned = 170,
  num_girls_pimped = 171,
  bestpos_8_track = 172,
  time_on_jetpack = 173,
  shooting_range_levels_passed = 174,
  most_cars_parked_on_valet_parking = 175,
  kills_since_last_checkpoint = 176,
  total_legitimate_kills = 177,
  num_bloodring_kills = 178,
  total_time_in_bloodring = 179,
  no_more_hurricanes_flag = 180,
  city_unlocked = 181,
  num_police_bribes = 182,
  num_cars_stolen = 183,
  current_num_girlfriends = 184,
  num_disastrous_dates = 185,
  num_girls_dated = 186,
  num_times_scored_with_a_girl = 187,
  num_successful_dates = 188,
  num_girls_dumped = 189,
  num_prostitutes_visited = 190,
  num_houses_burgled = 191,
  num_safes_cracked = 192,
  burglar_status = 193,
  num_stolen_items_sold = 194,
  num_eight_balls_in_pool = 195,
  total_num_wins_playing_pool = 196,
  total_num_losses_playing_pool = 197,
  times_visited_the_gym = 198,
  body_type = 199,
  num_meals_eaten = 200,
  money_made_in_quarry = 201,
  time_taken_to_complete_quarry = 202,
  num_furniture_purchased = 203,
  favorite_console_game = 204,
  max_civilian_peds_killed_rampage = 205,
  max_police_peds_killed_rampage = 206,
  max_civilian_vehicles_destroyed_rampage = 207,
  max_police_vehicles_destroyed_rampage = 208,
  max_num_tanks_destroyed_rampage = 209,
  pimping_level = 210,
  kickstart_best_score = 211,
  best_lap_time_in_8_track = 212,
  num_vehicles_exported = 213,
  num_vehicles_imported = 214,
  max_basketball_score = 215,
  fires_started = 216,
  amount_of_drugs_sold = 217,
  amount_of_drugs_bought = 218,
  best_lap_time_in_dirt_track = 219,
  besttime_dirt_track = 220,
  bestpos_dirt_track = 221,
  nrg_500_best_time = 222,
  flying_skill = 223,
  respect_mission = 224,
  lung_capacity = 225,
  game_gore_rating = 226,
  game_sex_rating = 227,
  respect_mission_total = 228,
  bike_skill = 229,
  cycling_skill = 230,
  snapshots_taken = 231,
  total_snapshots = 232,
  luck = 233,
  territories_taken_over = 234,
  territories_lost = 235,
  territories_held = 236,
  max_num_territories_held = 237,
  gang_members_recruited = 238,
  enemy_gang_members_killed = 239,
  friendly_gang_members_killed = 240,
  horseshoes_collected = 241,
  total_horseshoes = 242,
  oysters_collected = 243,
  total_oysters = 244,
  calories = 245,
  n_2p_rampage_best_time = 246,
  n_2p_car_rampage_best_time = 247,
  n_2p_on_foot_rampage_best_time = 248,
  n_2p_chopper_rampage_best_time = 249,
  n_2p_bike_rampage_best_time = 250,
  keepie_uppy_best_time = 251,
  progress_with_denise = 252,
  progress_with_michelle = 253,
  progress_with_helena = 254,
  progress_with_barbara = 255,
  progress_with_katie = 256,
  progress_with_millie = 257,
  best_position_lowrider_race = 258,
  best_time_lowrider_race = 259,
  best_position_little_loop = 260,
  best_time_little_loop = 261,
  best_position_backroad_wanderer = 262,
  best_time_backroad_wanderer = 263,
  best_position_city_circuit = 264,
  best_time_city_circuit = 265,
  best_position_vinewood = 266,
  best_time_vinewood = 267,
  best_position_freeway = 268,
  best_time_freeway = 269,
  best_position_into_the_country = 270,
  best_time_into_the_country = 271,
  best_position_badlands_a = 272,
  best_time_badlands_a = 273,
  best_position_badlands_b = 274,
  best_time_badlands_b = 275,
  best_position_dirtbike_danger = 276,
  best_time_dirtbike_danger = 277,
  best_position_bandito_county = 278,
  best_time_bandito_county = 279,
  best_position_go_go_kart = 280,
  best_time_go_go_kart = 281,
  best_position_san_fierro_fastlane = 282,
  best_time_san_fierro_fastlane = 283,
  best_position_san_fierro_hills = 284,
  best_time_san_fierro_hills = 285,
  best_position_country_endurance = 286,
  best_time_country_endurance = 287,
  best_position_sf_to_lv = 288,
  best_time_sf_to_lv = 289,
  best_position_dam_rider = 290,
  best_time_dam_rider = 291,
  best_position_desert_tricks = 292,
  best_time_desert_tricks = 293,
  best_position_lv_ringroad = 294,
  best_time_lv_ringroad = 295,
  besttime_world_war_aces = 296,
  besttime_barnstorming = 297,
  besttime_military_service = 298,
  besttime_chopper_checkpoint = 299,
  besttime_whirly_bird_waypoint = 300,
  besttime_heli_hell = 301,
  passed_sweet2 = 302,
  passed_strap3 = 303,
  passed_zero1 = 304,
  passed_syndicate_and_woozie = 305,
  passed_casino7 = 306,
  passed_heist8 = 307,
  passed_mansion2 = 308,
  started_riot1 = 309,
  passed_ryder2 = 310,
  passed_farlie3 = 311,
  passed_heist1 = 312,
  passed_syndicate2 = 313,
  passed_lafin1 = 314,
  passed_cat2 = 315,
  passed_syndicate1 = 316,
  passed_casino4 = 317,
  passed_cat1 = 318,
  passed_bcrash1 = 319,
  passed_desert1 = 320,
  passed_garage1 = 321,
  passed_bcesar4 = 322,
  passed_lafin2 = 323,
  passed_garage2 = 324,
  passed_desert4 = 325,
  passed_desert12 = 326,
  passed_casino3 = 327,
  passed_casino6 = 328,
  passed_casino10 = 329,
  passed_desert3 = 330,
  passed_desert5 = 331,
  passed_desert8 = 332,
  passed_desert10 = 333,
  passed_mansion3 = 334,
  passed_riot1 = 335,
  passed_scrash1 = 336,
  passed_strap4 = 337,
  passed_truth2 = 338,
  passed_vcrash2 = 339,
  started_badlands = 340,
  started_cat2 = 341,
  started_crash1 = 342,
}

GtaSaSaveDe.InteriorArea = enum.Enum {
  interior_outside = 0,
  interior_1 = 1,
  interior_2 = 2,
  interior_3 = 3,
  interior_4 = 4,
  interior_5 = 5,
  interior_6 = 6,
  interior_7 = 7,
  interior_8 = 8,
  interior_9 = 9,
  interior_10 = 10,
  interior_11 = 11,
  interior_12 = 12,
  interior_14 = 14,
  interior_15 = 15,
  interior_16 = 16,
  interior_17 = 17,
  interior_18 = 18,
}

GtaSaSaveDe.InteriorRoom = enum.Enum {
  room_ammu_nation_1 = 1,
  room_cafe_shop_catalina = 2,
  room_caligulas_casino_roof_access = 3,
  room_insnamee_track_betting_chinatown_sf = 4,
  room_lv_meat_factory = 5,
  room_liberty_city = 6,
  room_restaurant_1 = 7,
  room_safe_house_1 = 8,
  room_safe_house_16 = 9,
  room_shamal = 10,
  room_stadium_1 = 11,
  room_sub_urban = 12,
  room_the_caligulas_casino = 13,
  room_warehouse = 14,
  room_big_smokes_crack_palace = 15,
  room_reeces_barbershop = 16,
  room_safe_house_17 = 17,
  room_the_pig_pen = 18,
  room_big_bears_apartment = 19,
  room_big_spread_ranch = 20,
  room_brothel = 21,
  room_brothel_2 = 22,
  room_driving_school = 23,
  room_gay_gordos_barbershop = 24,
  room_insnamee_track_betting = 25,
  room_jizzys_pleasure_domes = 26,
  room_johnson_house = 27,
  room_lv_tattoo_parlour = 28,
  room_lvpd_hq = 29,
  room_las_venturas_planning_dep = 30,
  room_record_label_hallway = 31,
  room_sex_shop = 32,
  room_train_hard = 33,
  room_24_7_shop_3 = 34,
  room_ammu_nation_2 = 35,
  room_diner_2 = 36,
  room_safe_house_2 = 37,
  room_safe_house_6 = 38,
  room_burning_desire_house = 39,
  room_diner_1 = 40,
  room_los_santos_gym = 41,
  room_madd_doggs_mansion_1 = 42,
  room_madd_doggs_mansion_2 = 43,
  room_police_station_1 = 44,
  room_safe_house_10 = 45,
  room_safe_house_3 = 46,
  room_the_crack_den = 47,
  room_victim = 48,
  room_well_stacked_pizza_co = 49,
  room_24_7_shop_2 = 50,
  room_ammu_nation_3 = 51,
  room_ammu_nation_4 = 52,
  room_lspd_hq = 53,
  room_millies_bedroom = 54,
  room_rc_zeros_shop = 55,
  room_restaurant_2 = 56,
  room_safe_house_13 = 57,
  room_safe_house_15 = 58,
  room_safe_house_8 = 59,
  room_safe_house_9 = 60,
  room_san_fierro_gym = 61,
  room_ammu_nation_5_2_floors = 62,
  room_las_venturas_gym = 63,
  room_colonel_fuhrbergers_house = 64,
  room_safe_house_11 = 65,
  room_safe_house_7 = 66,
  room_andromada = 67,
  room_cluckin_bell = 68,
  room_safe_house_18 = 69,
  room_safe_house_4 = 70,
  room_abandoned_ac_tower_safehouse = 71,
  room_burger_shot = 72,
  room_rc_zeros_battlefield = 73,
  room_sfpd_hq = 74,
  room_safe_house_14 = 75,
  room_the_four_dragons_casino = 76,
  room_bar_2_ten_green_bottles = 77,
  room_safe_house_12 = 78,
  room_the_four_dragons_casino_office = 79,
  room_budget_inn_motel_room = 80,
  room_macislas_barbershop = 81,
  room_the_casino = 82,
  room_didier_sachs = 83,
  room_francis_int_airport_baggage_claim = 84,
  room_san_fierro_chunk_cutscene_place = 85,
  room_stadium_3_kickstart = 86,
  room_binco = 87,
  room_jefferson_motel = 88,
  room_safe_house_5 = 89,
  room_stadium_2_bloodbowl = 90,
  room_ls_tattoo_parlour = 91,
  room_bar_1_gaydar_station = 92,
  room_hemlock_tattoo = 93,
  room_rusty_browns_ring_donuts = 94,
  room_the_shermans_dam_generator_hall = 95,
  room_24_7_shop_1 = 96,
  room_atrium_lobby_entrance = 97,
  room_atrium_lobby_exit = 98,
  room_lil_probe_inn_ufo_bar = 99,
  room_zip = 100,
}

GtaSaSaveDe.ItemKind = enum.Enum {
  goods_car_part = 0,
  goods_torso = 1,
  goods_legs = 2,
  goods_shoes = 3,
  goods_chain = 4,
  goods_watch = 5,
  goods_shades = 6,
  goods_hat = 7,
  goods_special = 8,
  goods_haircut = 9,
  goods_tattoo = 10,
  goods_food = 11,
  goods_weapon = 12,
}

GtaSaSaveDe.MapPart = enum.Enum {
  barriers1_of_v1 = 2,
  barriers2_of_v1 = 3,
  crack_of_v2 = 42,
  truthsfarm_of_v1 = 46,
  crack_of_v1_truthsfarm_of_v2 = 59,
  barriers1_of_v2 = 60,
  barriers2_of_v2 = 61,
  carter_of_v2 = 79,
  carter_of_v1 = 124,
}

GtaSaSaveDe.MapZone = enum.Enum {
  map_zone_themap = 0,
  map_zone_vegas = 1,
  map_zone_sf01 = 2,
  map_zone_sf02 = 3,
  map_zone_sf03 = 4,
  map_zone_la01 = 5,
  map_zone_la02 = 6,
}

GtaSaSaveDe.MirroredStat = enum.Enum {
  mirror_181 = 0,
  mirror_327 = 1,
  mirror_328 = 2,
  mirror_329 = 3,
  mirror_318 = 4,
  mirror_320 = 5,
  mirror_330 = 6,
  mirror_331 = 7,
  mirror_332 = 8,
  mirror_333 = 9,
  mirror_311 = 10,
  mirror_323 = 11,
  mirror_308 = 12,
  mirror_310 = 13,
  mirror_335 = 14,
  mirror_336 = 15,
  mirror_337 = 16,
  mirror_302 = 17,
  mirror_338 = 18,
  mirror_339 = 19,
  mirror_340 = 20,
  mirror_341 = 21,
  mirror_342 = 22,
}

GtaSaSaveDe.MissionKey = enum.Enum {
  mission_bces4_2 = 0,
  mission_bcesar4 = 1,
  mission_bcrash1 = 2,
  mission_bmx = 3,
  mission_caseen2 = 4,
  mission_casin10 = 5,
  mission_casino1 = 6,
  mission_casino3 = 7,
  mission_casino4 = 8,
  mission_casino5 = 9,
  mission_casino6 = 10,
  mission_casino7 = 11,
  mission_casino9 = 12,
  mission_cat_1 = 13,
  mission_cat_2 = 14,
  mission_cat_3 = 15,
  mission_cat_4 = 16,
  mission_cesar_1 = 17,
  mission_cesar_2 = 18,
  mission_crash_1 = 19,
  mission_crash_2 = 20,
  mission_crash_3 = 21,
  mission_deser10 = 22,
  mission_desert1 = 23,
  mission_desert2 = 24,
  mission_desert3 = 25,
  mission_desert4 = 26,
  mission_desert5 = 27,
  mission_desert6 = 28,
  mission_desert8 = 29,
  mission_desert9 = 30,
  mission_doc_2 = 31,
  mission_far_1 = 32,
  mission_far_2 = 33,
  mission_far_3 = 34,
  mission_far_4 = 35,
  mission_far_5 = 36,
  mission_gar_1 = 37,
  mission_gar_2 = 38,
  mission_grove_1 = 39,
  mission_grove_2 = 40,
  mission_heist_1 = 41,
  mission_heist_2 = 42,
  mission_heist_3 = 43,
  mission_heist_4 = 44,
  mission_heist_5 = 45,
  mission_heist_9 = 46,
  mission_intro_1 = 47,
  mission_intro_2 = 48,
  mission_la1fin1 = 49,
  mission_la1fin2 = 50,
  mission_man_1 = 51,
  mission_man_2 = 52,
  mission_man_3 = 53,
  mission_man_5 = 54,
  mission_nrg500 = 55,
  mission_riot_1 = 56,
  mission_riot_2 = 57,
  mission_riot_4 = 58,
  mission_ryder_1 = 59,
  mission_ryder_2 = 60,
  mission_ryder_3 = 61,
  mission_scra_1 = 62,
  mission_scra_2 = 63,
  mission_smoke_1 = 64,
  mission_smoke_2 = 65,
  mission_smoke_3 = 66,
  mission_smoke_4 = 67,
  mission_stad_01 = 68,
  mission_stad_03 = 69,
  mission_steal_1 = 70,
  mission_steal_2 = 71,
  mission_steal_4 = 72,
  mission_steal_5 = 73,
  mission_strap_1 = 74,
  mission_strap_2 = 75,
  mission_strap_3 = 76,
  mission_strap_4 = 77,
  mission_sweet1b = 78,
  mission_sweet_1 = 79,
  mission_sweet_2 = 80,
  mission_sweet_3 = 81,
  mission_sweet_4 = 82,
  mission_sweet_5 = 83,
  mission_sweet_6 = 84,
  mission_sweet_7 = 85,
  mission_synd_1 = 86,
  mission_synd_2 = 87,
  mission_synd_3 = 88,
  mission_synd_4 = 89,
  mission_synd_5 = 90,
  mission_synd_6 = 91,
  mission_synd_7 = 92,
  mission_truth_1 = 93,
  mission_truth_2 = 94,
  mission_vcrash1 = 95,
  mission_vcrash2 = 96,
  mission_wuzi_1 = 97,
  mission_wuzi_2 = 98,
  mission_wuzi_4 = 99,
  mission_zero_1 = 100,
  mission_zero_2 = 101,
  mission_zero_4 = 102,
}

GtaSaSaveDe.NavZone = enum.Enum {
  zone_san_and = 0,
  zone_sunma = 1,
  zone_sunnn = 2,
  zone_battp = 3,
  zone_para = 4,
  zone_civi = 5,
  zone_bayv = 6,
  zone_citys = 7,
  zone_oceaf1 = 8,
  zone_oceaf2 = 9,
  zone_oceaf3 = 10,
  zone_silly3 = 11,
  zone_silly4 = 12,
  zone_hash = 13,
  zone_juniho = 14,
  zone_espn1 = 15,
  zone_espn2 = 16,
  zone_espn3 = 17,
  zone_fina = 18,
  zone_calt = 19,
  zone_sfdwt1 = 20,
  zone_sfdwt2 = 21,
  zone_sfdwt3 = 22,
  zone_sfdwt4 = 23,
  zone_junihi = 24,
  zone_china = 25,
  zone_sfdwt5 = 26,
  zone_thea1 = 27,
  zone_thea2 = 28,
  zone_thea3 = 29,
  zone_garc = 30,
  zone_doh1 = 31,
  zone_doh2 = 32,
  zone_sfdwt6 = 33,
  zone_sfair3 = 34,
  zone_easb1 = 35,
  zone_easb2 = 36,
  zone_espe1 = 37,
  zone_espe2 = 38,
  zone_espe3 = 39,
  zone_angpi = 40,
  zone_shaca = 41,
  zone_backo = 42,
  zone_leafy = 43,
  zone_flintr = 44,
  zone_haul = 45,
  zone_farm = 46,
  zone_elque = 47,
  zone_aldea = 48,
  zone_dam = 49,
  zone_barra = 50,
  zone_carso = 51,
  zone_quary = 52,
  zone_octan = 53,
  zone_palms = 54,
  zone_tom = 55,
  zone_bruja = 56,
  zone_mead = 57,
  zone_payas = 58,
  zone_arco = 59,
  zone_sfair1 = 60,
  zone_hanky = 61,
  zone_palo = 62,
  zone_nrock = 63,
  zone_mont = 64,
  zone_mont1 = 65,
  zone_hbarns = 66,
  zone_fern = 67,
  zone_dilli = 68,
  zone_topfa = 69,
  zone_blueb1 = 70,
  zone_blueb = 71,
  zone_panop = 72,
  zone_fred = 73,
  zone_mako = 74,
  zone_bluac = 75,
  zone_mart = 76,
  zone_fallo = 77,
  zone_creek = 78,
  zone_creek1 = 79,
  zone_westp1 = 80,
  zone_westp2 = 81,
  zone_westp3 = 82,
  zone_la = 83,
  zone_ve = 84,
  zone_bone = 85,
  zone_robad = 86,
  zone_gantb = 87,
  zone_gantb1 = 88,
  zone_sf = 89,
  zone_robad1 = 90,
  zone_red = 91,
  zone_flintc = 92,
  zone_ebay = 93,
  zone_ebay2 = 94,
  zone_sfair4 = 95,
  zone_silly1 = 96,
  zone_silly2 = 97,
  zone_sfair2 = 98,
  zone_sfair5 = 99,
  zone_whet = 100,
  zone_lair1 = 101,
  zone_lair2a = 102,
  zone_bluf1a = 103,
  zone_elco2 = 104,
  zone_lind1a = 105,
  zone_lind1b = 106,
  zone_lind2a = 107,
  zone_lind2b = 108,
  zone_ldoc4 = 109,
  zone_ldoc1b = 110,
  zone_mar3 = 111,
  zone_vero4a = 112,
  zone_vero4b = 113,
  zone_bluf1b = 114,
  zone_bluf2 = 115,
  zone_elco1 = 116,
  zone_vero1 = 117,
  zone_mar1 = 118,
  zone_mar2 = 119,
  zone_vero3 = 120,
  zone_vero2 = 121,
  zone_conf1b = 122,
  zone_conf1a = 123,
  zone_thall1 = 124,
  zone_com1a = 125,
  zone_com1b = 126,
  zone_com2 = 127,
  zone_per1 = 128,
  zone_com4 = 129,
  zone_lmex1a = 130,
  zone_lmex1b = 131,
  zone_com3 = 132,
  zone_iwd3a = 133,
  zone_iwd3b = 134,
  zone_iwd4 = 135,
  zone_iwd1 = 136,
  zone_iwd2 = 137,
  zone_gln2a = 138,
  zone_gln1b = 139,
  zone_jef3a = 140,
  zone_jef3c = 141,
  zone_jef2 = 142,
  zone_jef1b = 143,
  zone_jef1a = 144,
  zone_chc1a = 145,
  zone_chc1b = 146,
  zone_chc2b = 147,
  zone_chc2a = 148,
  zone_iwd5 = 149,
  zone_gan2 = 150,
  zone_gan1 = 151,
  zone_lind4c = 152,
  zone_ebe3c = 153,
  zone_ebe2a = 154,
  zone_ebe2b = 155,
  zone_els4 = 156,
  zone_els3a = 157,
  zone_jef3b = 158,
  zone_els3b = 159,
  zone_els3c = 160,
  zone_els1a = 161,
  zone_els1b = 162,
  zone_els2 = 163,
  zone_lfl1a = 164,
  zone_lfl1b = 165,
  zone_ebe1 = 166,
  zone_chc4a = 167,
  zone_chc4b = 168,
  zone_chc3 = 169,
  zone_ldt5 = 170,
  zone_ldt7 = 171,
  zone_ldt4 = 172,
  zone_ldt3 = 173,
  zone_ldt6 = 174,
  zone_mulint = 175,
  zone_mul3 = 176,
  zone_mul2a = 177,
  zone_mul2b = 178,
  zone_mkt3 = 179,
  zone_vin3 = 180,
  zone_mkt4 = 181,
  zone_ldt1a = 182,
  zone_ldt1b = 183,
  zone_ldt1c = 184,
  zone_sun3a = 185,
  zone_sun3b = 186,
  zone_sun3c = 187,
  zone_mul7a = 188,
  zone_mul7b = 189,
  zone_mul6 = 190,
  zone_vin2 = 191,
  zone_sun1 = 192,
  zone_sun4 = 193,
  zone_sun2 = 194,
  zone_mul4 = 195,
  zone_mul1a = 196,
  zone_mul1b = 197,
  zone_mul5a = 198,
  zone_mul5b = 199,
  zone_mul5c = 200,
  zone_mul1c = 201,
  zone_smb1 = 202,
  zone_smb2 = 203,
  zone_rod5b = 204,
  zone_rod5a = 205,
  zone_rod1a = 206,
  zone_rod1b = 207,
  zone_rod1c = 208,
  zone_rod3a = 209,
  zone_rod3b = 210,
  zone_rod4a = 211,
  zone_rod4b = 212,
  zone_rod4c = 213,
  zone_vin1b = 214,
  zone_rih5a = 215,
  zone_rih5b = 216,
  zone_rod2b = 217,
  zone_rod2a = 218,
  zone_rih6a = 219,
  zone_rih6b = 220,
  zone_rih3a = 221,
  zone_rih3b = 222,
  zone_rih4 = 223,
  zone_rih2 = 224,
  zone_rih1a = 225,
  zone_rih1b = 226,
  zone_strip1 = 227,
  zone_strip2 = 228,
  zone_drag = 229,
  zone_pink = 230,
  zone_high = 231,
  zone_pira = 232,
  zone_visa1 = 233,
  zone_visa2 = 234,
  zone_jts1 = 235,
  zone_jtw1 = 236,
  zone_jts2 = 237,
  zone_rse = 238,
  zone_lot = 239,
  zone_cam = 240,
  zone_roy = 241,
  zone_cali1 = 242,
  zone_cali2 = 243,
  zone_pill1 = 244,
  zone_star2 = 245,
  zone_strip3 = 246,
  zone_strip4 = 247,
  zone_isle = 248,
  zone_ovs = 249,
  zone_kacc = 250,
  zone_cree = 251,
  zone_sry = 252,
  zone_lst = 253,
  zone_jte2 = 254,
  zone_lds = 255,
  zone_jte1 = 256,
  zone_jtn1 = 257,
  zone_jte4 = 258,
  zone_jte3 = 259,
  zone_jtn2 = 260,
  zone_jtn3 = 261,
  zone_jtn4 = 262,
  zone_jtn5 = 263,
  zone_jtw2 = 264,
  zone_jtn6 = 265,
  zone_hgp = 266,
  zone_rede1 = 267,
  zone_rede2 = 268,
  zone_rede3 = 269,
  zone_jtn8 = 270,
  zone_redw2 = 271,
  zone_redw1 = 272,
  zone_redw3 = 273,
  zone_redw4 = 274,
  zone_vair1 = 275,
  zone_vair2 = 276,
  zone_vair3 = 277,
  zone_lva1 = 278,
  zone_bint2 = 279,
  zone_bint1 = 280,
  zone_bint3 = 281,
  zone_bint4 = 282,
  zone_lva2 = 283,
  zone_lva3 = 284,
  zone_lva4 = 285,
  zone_lva5 = 286,
  zone_ggc1 = 287,
  zone_ggc2 = 288,
  zone_bfld1 = 289,
  zone_bfld2 = 290,
  zone_roce1 = 291,
  zone_roce2 = 292,
  zone_ldm = 293,
  zone_rsw1 = 294,
  zone_rsw2 = 295,
  zone_rie = 296,
  zone_bfc1 = 297,
  zone_bfc2 = 298,
  zone_jtn7 = 299,
  zone_pint = 300,
  zone_wwe = 301,
  zone_prp1 = 302,
  zone_prp2 = 303,
  zone_prp3 = 304,
  zone_spin = 305,
  zone_prp4 = 306,
  zone_pill2 = 307,
  zone_saso = 308,
  zone_fish = 309,
  zone_garv = 310,
  zone_garv1 = 311,
  zone_garv2 = 312,
  zone_kinc = 313,
  zone_kinc1 = 314,
  zone_kinc2 = 315,
  zone_lsinl = 316,
  zone_sherr = 317,
  zone_flinw = 318,
  zone_etunn = 319,
  zone_bytun = 320,
  zone_bige = 321,
  zone_probe = 322,
  zone_valle = 323,
  zone_gln1 = 324,
  zone_ldoc3a = 325,
  zone_linden = 326,
  zone_unity = 327,
  zone_vin1a = 328,
  zone_markst = 329,
  zone_cranb = 330,
  zone_yellow = 331,
  zone_sanb1 = 332,
  zone_sanb2 = 333,
  zone_elca = 334,
  zone_elca1 = 335,
  zone_elca2 = 336,
  zone_rest = 337,
  zone_monint_a = 338,
  zone_monint_b = 339,
  zone_robint = 340,
  zone_flinti = 341,
  zone_sfbag2 = 342,
  zone_sfbag3 = 343,
  zone_sfbag1 = 344,
  zone_mkt1 = 345,
  zone_mkt2 = 346,
  zone_sfglf4 = 347,
  zone_cuntc2 = 348,
  zone_hillp = 349,
  zone_mtchi2 = 350,
  zone_mtchi3 = 351,
  zone_mtchi1 = 352,
  zone_mtchi4 = 353,
  zone_ybell1 = 354,
  zone_ybell2 = 355,
  zone_lvbag = 356,
  zone_ldoc1a = 357,
  zone_lair2b = 358,
  zone_ldoc3b = 359,
  zone_lbag1 = 360,
  zone_lbag2 = 361,
  zone_lbag3 = 362,
  zone_const1 = 363,
  zone_beaco = 364,
  zone_sfglf1 = 365,
  zone_sfglf2 = 366,
  zone_sfglf3 = 367,
  zone_cuntc1 = 368,
  zone_cuntc3 = 369,
  zone_pls = 370,
  zone_ldoc3c = 371,
  zone_star1 = 372,
  zone_ring = 373,
  zone_ldoc2 = 374,
  zone_lind3 = 375,
  zone_lind4a = 376,
  zone_wwe1 = 377,
  zone_ldt8 = 378,
}

GtaSaSaveDe.NewsKind = enum.Enum {
  news_of_city = 1,
  news_of_mission = 2,
  no_news = 3,
}

GtaSaSaveDe.ObjectModel = enum.Enum {
  model_gun_dildo1 = 321,
  model_gun_dildo2 = 322,
  model_flowera = 325,
  model_gun_cane = 326,
  model_brassknuckle = 331,
  model_golfclub = 333,
  model_nitestick = 334,
  model_knifecur = 335,
  model_bat = 336,
  model_shovel = 337,
  model_poolcue = 338,
  model_katana = 339,
  model_chnsaw = 341,
  model_grenade = 342,
  model_teargas = 343,
  model_molotov = 344,
  model_colt45 = 346,
  model_silenced = 347,
  model_desert_eagle = 348,
  model_chromegun = 349,
  model_sawnoff = 350,
  model_shotgspa = 351,
  model_micro_uzi = 352,
  model_mp5lng = 353,
  model_ak47 = 355,
  model_m4 = 356,
  model_cuntgun = 357,
  model_sniper = 358,
  model_rocketla = 359,
  model_heatseek = 360,
  model_flame = 361,
  model_minigun = 362,
  model_satchel = 363,
  model_spraycan = 365,
  model_fire_ex = 366,
  model_camera = 367,
  model_nvgoggles = 368,
  model_irgoggles = 369,
  model_jetpack = 370,
  model_gun_para = 371,
  model_tec9 = 372,
  model_bskball_lax = 946,
  model_bskballhub_lax01 = 947,
  model_cj_oyster = 953,
  model_cj_horse_shoe = 954,
  model_cj_ext_sprunk = 955,
  model_cj_ext_candy = 956,
  model_gate_autor = 985,
  model_gate_autol = 986,
  model_ws_apgate = 988,
  model_vendmach = 1209,
  model_money = 1212,
  model_info = 1239,
  model_health = 1240,
  model_bodyarmour = 1242,
  model_bribe = 1247,
  model_camerapickup = 1253,
  model_property_locked = 1272,
  model_property_fsale = 1273,
  model_bigdollar = 1274,
  model_pickupsave = 1277,
  model_vendmachfd = 1302,
  model_chillidogcart = 1340,
  model_icescart_prop = 1341,
  model_noodlecart_prop = 1342,
  model_magnocrane_02 = 1379,
  model_magnocrane_01 = 1380,
  model_magnocrane_03 = 1382,
  model_twrcrane_m_04 = 1383,
  model_twrcrane_m_01 = 1384,
  model_twrcrane_m_02 = 1385,
  model_lodnocrane_01 = 1398,
  model_lodnocrane_02 = 1399,
  model_lodnocrane_03 = 1400,
  model_lodcrane_m_01 = 1403,
  model_lodcrane_m_04 = 1404,
  model_gen_doorshop02 = 1496,
  model_gen_doorext03 = 1498,
  model_gen_doorext04 = 1501,
  model_gen_doorext07 = 1505,
  model_gen_doorshop3 = 1522,
  model_portakabin = 1684,
  model_snesish = 1718,
  model_low_console = 1719,
  model_cj_sprunk1 = 1775,
  model_cj_candyvendor = 1776,
  model_wheel_o_fortune = 1895,
  model_vendin3 = 1977,
  model_roulette_tbl = 1978,
  model_swank_console = 2028,
  model_blck_jack = 2188,
  model_kb_bandit_u = 2325,
  model_gym_treadmill = 2627,
  model_gym_bench1 = 2629,
  model_gym_bike = 2630,
  model_gym_mat1 = 2631,
  model_neil_slot = 2640,
  model_cj_coin_op = 2681,
  model_otb_machine = 2754,
  model_cj_coin_op_1 = 2778,
  model_cj_coin_op_2 = 2779,
  model_cj_slot_bank = 2785,
  model_cj_coin_op_3 = 2872,
  model_a51_blastdoorr = 2927,
  model_a51_blastdoorl = 2929,
  model_shutter_vegas = 2938,
  model_freight_sfw_door = 2944,
  model_cr_door_03 = 2946,
  model_cr_door_01 = 2947,
  model_a51_labdoor = 2951,
  model_k_pooltablesm = 2964,
  model_cr1_door = 3029,
  model_ct_gatexr = 3036,
  model_imy_shash_wall = 3059,
  model_ad_flatdoor = 3061,
  model_nf_blackboard = 3077,
  model_md_poster = 3083,
  model_trdcsgrgdoor_lvs = 3084,
  model_ab_casdorlok = 3089,
  model_cuntgirldoor = 3093,
  model_a51_jetdoor = 3095,
  model_carrier_door_sfse = 3113,
  model_carrier_lift2_sfse = 3114,
  model_carrier_lift1_sfse = 3115,
  model_a51_ventcoverb = 3117,
  model_vgsxrefbballnet = 3496,
  model_vgsxrefbballnet2 = 3497,
  model_hubintroof_sfse = 11388,
  model_hubinterior_sfs = 11389,
  model_hubgirders_sfse = 11390,
  model_hubprops6_sfse = 11391,
  model_hubprops1_sfs = 11393,
  model_hubgrgbeams_sfse = 11394,
  model_quarry_crane = 16328,
  model_quarry_cranearm = 16329,
  model_quarry_cranebase = 16330,
}

GtaSaSaveDe.Paint = enum.Enum {
  paint_any = -1,
  paint_black = 0,
  paint_white = 1,
  paint_police_car_blue = 2,
  paint_cherry_red = 3,
  paint_midnight_blue = 4,
  paint_temple_curtain_purple = 5,
  paint_taxi_yellow = 6,
  paint_striking_blue = 7,
  paint_light_blue_grey = 8,
  paint_hoods = 9,
  paint_saxony_blue_poly = 10,
  paint_concord_blue_poly = 11,
  paint_jasper_green_poly = 12,
  paint_pewter_gray_poly = 13,
  paint_frost_white = 14,
  paint_silver_stone_poly_15 = 15,
  paint_rio_red = 16,
  paint_torino_red_pearl = 17,
  paint_formula_red = 18,
  paint_honey_beige_poly = 19,
  paint_mariner_blue = 20,
  paint_blaze_red = 21,
  paint_classic_red = 22,
  paint_winning_silver_poly = 23,
  paint_steel_gray_poly_24 = 24,
  paint_shadow_silver_poly = 25,
  paint_silver_stone_poly_26 = 26,
  paint_warm_grey_mica = 27,
  paint_harbor_blue_poly = 28,
  paint_porcelain_silver_poly = 29,
  paint_mellow_burgundy = 30,
  paint_graceful_red_mica = 31,
  paint_currant_blue_poly = 32,
  paint_gray_poly = 33,
  paint_arctic_white = 34,
  paint_anthracite_gray_poly = 35,
  paint_black_poly = 36,
  paint_dark_green_poly = 37,
  paint_seafoam_poly = 38,
  paint_diamond_blue_poly = 39,
  paint_biston_brown_poly = 40,
  paint_desert_taupe_poly = 41,
  paint_garnet_red_poly = 42,
  paint_desert_red = 43,
  paint_green_44 = 44,
  paint_cabernet_red_poly = 45,
  paint_light_ivory = 46,
  paint_pueblo_beige = 47,
  paint_smoke_silver_poly = 48,
  paint_astra_silver_poly = 49,
  paint_ascot_gray = 50,
  paint_agate_green = 51,
  paint_petrol_blue_green_poly = 52,
  paint_surf_blue = 53,
  paint_nautical_blue_poly = 54,
  paint_woodrose_poly = 55,
  paint_crystal_blue_poly = 56,
  paint_bisque_frost_poly = 57,
  paint_currant_red_solid = 58,
  paint_lt_crystal_blue_poly = 59,
  paint_lt_titanium_poly = 60,
  paint_race_yellow_solid = 61,
  paint_brt_currant_red_poly = 62,
  paint_clear_crystal_blue_frost_poly = 63,
  paint_silver_poly_64 = 64,
  paint_pastel_alabaster = 65,
  paint_mid_currant_red_poly = 66,
  paint_med_regatta_blue_poly = 67,
  paint_oxford_white_solid = 68,
  paint_alabaster_solid = 69,
  paint_elec_currant_red_poly = 70,
  paint_spinnaker_blue_solid = 71,
  paint_dk_titanium_poly = 72,
  paint_pastel_alabaster_solid = 73,
  paint_med_cabernet_solid = 74,
  paint_twilight_blue_poly = 75,
  paint_titanium_frost_poly = 76,
  paint_sandalwood_frost_poly = 77,
  paint_wild_strawberry_poly = 78,
  paint_ultra_blue_poly = 79,
  paint_vermilion_solid = 80,
  paint_med_sandalwood_poly = 81,
  paint_med_red_solid = 82,
  paint_deep_jewel_green = 83,
  paint_med_woodrose_poly = 84,
  paint_vermillion_solid = 85,
  paint_green_86 = 86,
  paint_bright_blue_poly_87 = 87,
  paint_bright_red_88 = 88,
  paint_lt_champagne_poly = 89,
  paint_silver_poly_90 = 90,
  paint_steel_blue_poly = 91,
  paint_medium_gray_poly = 92,
  paint_arctic_pearl = 93,
  paint_nassau_blue_poly = 94,
  paint_med_sapphire_blue_poly = 95,
  paint_silver_poly_96 = 96,
  paint_lt_sapphire_blue_poly_97 = 97,
  paint_malachite_poly = 98,
  paint_flax = 99,
  paint_med_maui_blue_poly = 100,
  paint_dk_sapphire_blue_poly = 101,
  paint_copper_beige = 102,
  paint_bright_blue_poly_103 = 103,
  paint_med_flax = 104,
  paint_med_gray_poly = 105,
  paint_bright_blue_poly_106 = 106,
  paint_lt_driftwood_poly = 107,
  paint_blue = 108,
  paint_steel_gray_poly_109 = 109,
  paint_lt_beechwood_poly = 110,
  paint_slate_gray = 111,
  paint_lt_sapphire_blue_poly_112 = 112,
  paint_dk_beechwood_poly = 113,
  paint_torch_red = 114,
  paint_bright_red_115 = 115,
  paint_med_sapphire_blue_firemist = 116,
  paint_med_garnet_red_poly = 117,
  paint_white_diamond_pearl = 118,
  paint_dk_sable_poly = 119,
  paint_antelope_beige = 120,
  paint_brilliant_red_poly_121 = 121,
  paint_gun_metal_poly = 122,
  paint_med_beechwood_poly = 123,
  paint_brilliant_red_poly_124 = 124,
  paint_bright_blue_poly_125 = 125,
  paint_pink = 126,
}

GtaSaSaveDe.PartSlot = enum.Enum {
  part_slot_spoilers = 0,
  part_slot_vents = 1,
  part_slot_roof = 2,
  part_slot_side_skirts = 3,
  part_slot_nitro = 4,
  part_slot_hood = 5,
  part_slot_exhausts = 6,
  part_slot_wheels = 7,
  part_slot_hydraulics = 8,
  part_slot_front_bullbars = 9,
  part_slot_front_bumper = 10,
  part_slot_rear_bumper = 11,
}

GtaSaSaveDe.PedKind = enum.Enum {
  ped_player1 = 0,
  ped_player2 = 1,
  ped_player_network = 2,
  ped_player_unused = 3,
  ped_civmale = 4,
  ped_civfemale = 5,
  ped_cop = 6,
  ped_gang1 = 7,
  ped_gang2 = 8,
  ped_gang3 = 9,
  ped_gang4 = 10,
  ped_gang5 = 11,
  ped_gang6 = 12,
  ped_gang7 = 13,
  ped_gang8 = 14,
  ped_gang9 = 15,
  ped_gang10 = 16,
  ped_dealer = 17,
  ped_medic = 18,
  ped_fireman = 19,
  ped_criminal = 20,
  ped_bum = 21,
  ped_prostitute = 22,
  ped_special = 23,
  ped_mission1 = 24,
  ped_mission2 = 25,
  ped_mission3 = 26,
  ped_mission4 = 27,
  ped_mission5 = 28,
  ped_mission6 = 29,
  ped_mission7 = 30,
  ped_mission8 = 31,
}

GtaSaSaveDe.PickupKind = enum.Enum {
  pickup_none = 0,
  pickup_in_shop = 1,
  pickup_on_street = 2,
  pickup_once = 3,
  pickup_once_timeout = 4,
  pickup_once_timeout_slow = 5,
  pickup_collectable = 6,
  pickup_shop_out_of_stock = 7,
  pickup_money = 8,
  pickup_mine_inactive = 9,
  pickup_mine_armed = 10,
  pickup_naval_mine_inactive = 11,
  pickup_naval_mine_armed = 12,
  pickup_floating_package = 13,
  pickup_floating_package_afloat = 14,
  pickup_on_street_slow = 15,
  pickup_asset_revenue = 16,
  pickup_property_locked = 17,
  pickup_property_for_sale = 18,
  pickup_money_stays = 19,
  pickup_snapshot = 20,
  pickup_two_player = 21,
  pickup_once_for_mission = 22,
}

GtaSaSaveDe.PlayState = enum.Enum {
  still_playing = 0,
  player_wasted = 1,
  player_busted = 2,
  mission_failed = 3,
  mission_passed = 4,
}

GtaSaSaveDe.PlayerCondition = enum.Enum {
  player_playing = 0,
  player_died = 1,
  player_arrested = 2,
  player_failed_mission = 3,
  player_left_game = 4,
}

GtaSaSaveDe.PopulationGroup = enum.Enum {
  group_business = 0,
  group_desert = 1,
  group_entertainment = 2,
  group_countryside = 3,
  group_residential_rich = 4,
  group_residential_average = 5,
  group_residential_poor = 6,
  group_gangland = 7,
  group_beach = 8,
  group_shopping = 9,
  group_park = 10,
  group_industry = 11,
  group_entertainment_busy = 12,
  group_shopping_busy = 13,
  group_shopping_posh = 14,
  group_rich_secluded = 15,
  group_airport = 16,
  group_golf_club = 17,
  group_out_of_town_factory = 18,
  group_airport_runway = 19,
}

GtaSaSaveDe.PropertyOffer = enum.Enum {
  no_property_text = 0,
  can_be_bought = 1,
  cannot_be_bought = 2,
}

GtaSaSaveDe.ScriptVersion = enum.Enum {
  script_v2 = 194125,
  script_v1 = 194146,
  script_android = 262245,
  script_definitive = 264905,
}

GtaSaSaveDe.ShopItem = enum.Enum {
  item_bnt_b_sc_l = 0,
  item_bnt_b_sc_m = 1,
  item_bnt_b_sc_p_l = 2,
  item_bnt_b_sc_p_m = 3,
  item_bntl_b_ov = 4,
  item_bntl_b_sq = 5,
  item_exh_b_l = 6,
  item_exh_b_m = 7,
  item_exh_b_s = 8,
  item_exh_b_t = 9,
  item_exh_b_ts = 10,
  item_lgt_b_rspt = 11,
  item_lgt_b_sspt = 12,
  item_nto_b_l = 13,
  item_nto_b_s = 14,
  item_nto_b_tw = 15,
  item_rf_b_sc_r = 16,
  item_spl_b_bab_m = 17,
  item_spl_b_bar_l = 18,
  item_spl_b_bar_m = 19,
  item_spl_b_bbb_m = 20,
  item_spl_b_bbr_l = 21,
  item_spl_b_bbr_m = 22,
  item_spl_b_mab_m = 23,
  item_spl_b_mar_m = 24,
  item_wg_l_b_ssk = 25,
  item_wg_r_b_ssk = 26,
  item_exh_a_f = 27,
  item_exh_c_f = 28,
  item_fbmp_a_f = 29,
  item_fbmp_c_f = 30,
  item_rbmp_a_f = 31,
  item_rbmp_c_f = 32,
  item_rf_a_f = 33,
  item_rf_c_f = 34,
  item_spl_a_f_r = 35,
  item_spl_c_f_r = 36,
  item_wg_l_a_f = 37,
  item_wg_l_c_f = 38,
  item_exh_a_j = 39,
  item_exh_c_j = 40,
  item_fbmp_a_j = 41,
  item_fbmp_c_j = 42,
  item_rbmp_a_j = 43,
  item_rbmp_c_j = 44,
  item_rf_a_j = 45,
  item_rf_c_j = 46,
  item_spl_a_j_b = 47,
  item_spl_c_j_b = 48,
  item_wg_l_a_j = 49,
  item_wg_l_c_j = 50,
  item_exh_a_l = 51,
  item_exh_c_l = 52,
  item_fbmp_a_l = 53,
  item_fbmp_c_l = 54,
  item_rbmp_a_l = 55,
  item_rbmp_c_l = 56,
  item_rf_a_l = 57,
  item_rf_c_l = 58,
  item_spl_a_l_b = 59,
  item_spl_c_l_b = 60,
  item_wg_l_a_l = 61,
  item_wg_l_c_l = 62,
  item_exh_a_st = 63,
  item_exh_c_st = 64,
  item_fbmp_a_st = 65,
  item_fbmp_c_st = 66,
  item_rbmp_a_st = 67,
  item_rbmp_c_st = 68,
  item_rf_a_st = 69,
  item_rf_c_st = 70,
  item_spl_a_st_r = 71,
  item_spl_c_st_r = 72,
  item_wg_l_a_st = 73,
  item_wg_l_c_st = 74,
  item_exh_a_s = 75,
  item_exh_c_s = 76,
  item_fbmp_a_s = 77,
  item_fbmp_c_s = 78,
  item_rbmp_a_s = 79,
  item_rbmp_c_s = 80,
  item_rf_a_s = 81,
  item_rf_c_s = 82,
  item_spl_a_s_b = 83,
  item_spl_c_s_b = 84,
  item_wg_l_a_s = 85,
  item_wg_l_c_s = 86,
  item_exh_a_u = 87,
  item_exh_c_u = 88,
  item_fbmp_a_u = 89,
  item_fbmp_c_u = 90,
  item_rbmp_a_u = 91,
  item_rbmp_c_u = 92,
  item_rf_a_u = 93,
  item_rf_c_u = 94,
  item_spl_a_u_b = 95,
  item_spl_c_u_b = 96,
  item_wg_l_a_u = 97,
  item_wg_l_c_u = 98,
  item_rf_lr_bl1 = 99,
  item_rf_lr_bl2 = 100,
  item_rbmp_lr_bl1 = 101,
  item_rbmp_lr_bl2 = 102,
  item_fbmp_lr_bl1 = 103,
  item_fbmp_lr_bl2 = 104,
  item_exh_lr_bl1 = 105,
  item_exh_lr_bl2 = 106,
  item_wg_l_lr_bl1 = 107,
  item_exh_lr_rem1 = 108,
  item_exh_lr_rem2 = 109,
  item_fbmp_lr_rem1 = 110,
  item_fbmp_lr_rem2 = 111,
  item_rbmp_lr_rem1 = 112,
  item_rbmp_lr_rem2 = 113,
  item_wg_l_lr_rem1 = 114,
  item_wg_l_lr_rem2 = 115,
  item_misc_c_lr_rem1 = 116,
  item_misc_c_lr_rem2 = 117,
  item_misc_c_lr_rem3 = 118,
  item_rf_lr_sv1 = 119,
  item_rf_lr_sv2 = 120,
  item_fbmp_lr_sv1 = 121,
  item_fbmp_lr_sv2 = 122,
  item_rbmp_lr_sv1 = 123,
  item_rbmp_lr_sv2 = 124,
  item_exh_lr_sv1 = 125,
  item_exh_lr_sv2 = 126,
  item_wg_l_lr_sv = 127,
  item_exh_lr_br1 = 128,
  item_exh_lr_br2 = 129,
  item_fbmp_lr_br1 = 130,
  item_fbmp_lr_br2 = 131,
  item_rbmp_lr_br1 = 132,
  item_rbmp_lr_br2 = 133,
  item_wg_l_lr_br1 = 134,
  item_exh_lr_slv1 = 135,
  item_exh_lr_slv2 = 136,
  item_fbmp_lr_slv1 = 137,
  item_fbb_lr_slv1 = 138,
  item_fbb_lr_slv2 = 139,
  item_bbb_lr_slv1 = 140,
  item_bbb_lr_slv2 = 141,
  item_wg_l_lr_slv1 = 142,
  item_wg_l_lr_slv2 = 143,
  item_exh_lr_t1 = 144,
  item_exh_lr_t2 = 145,
  item_fbmp_lr_t1 = 146,
  item_fbmp_lr_t2 = 147,
  item_rbmp_lr_t1 = 148,
  item_rbmp_lr_t2 = 149,
  item_wg_l_lr_t1 = 150,
  item_wheel_sr1 = 151,
  item_wheel_sr2 = 152,
  item_wheel_lr1 = 153,
  item_wheel_lr2 = 154,
  item_wheel_gn1 = 155,
  item_wheel_gn2 = 156,
  item_wheel_sr3 = 157,
  item_wheel_sr4 = 158,
  item_wheel_sr5 = 159,
  item_wheel_sr6 = 160,
  item_wheel_lr3 = 161,
  item_wheel_lr4 = 162,
  item_wheel_lr5 = 163,
  item_wheel_or1 = 164,
  item_wheel_gn3 = 165,
  item_wheel_gn4 = 166,
  item_wheel_gn5 = 167,
  item_stereo = 168,
  item_hydralics = 169,
  item_player_torso = 170,
  item_foot = 171,
  item_vestblack = 172,
  item_vest = 173,
  item_tshirt2horiz = 174,
  item_tshirtwhite = 175,
  item_tshirtilovels = 176,
  item_tshirtblunts = 177,
  item_shirtbplaid = 178,
  item_shirtbcheck = 179,
  item_field = 180,
  item_tshirterisyell = 181,
  item_tshirterisorn = 182,
  item_trackytop2eris = 183,
  item_bbjackrim = 184,
  item_bballjackrstar = 185,
  item_baskballdrib = 186,
  item_baskballrim = 187,
  item_sixtyniners = 188,
  item_bandits = 189,
  item_tshirtprored = 190,
  item_tshirtproblk = 191,
  item_trackytop1pro = 192,
  item_hockeytop = 193,
  item_bbjersey = 194,
  item_shellsuit = 195,
  item_tshirtheatwht = 196,
  item_tshirtbobomonk = 197,
  item_tshirtbobored = 198,
  item_tshirtbase5 = 199,
  item_tshirtsuburb = 200,
  item_hoodyamerc = 201,
  item_hoodyabase5 = 202,
  item_hoodyarockstar = 203,
  item_wcoatblue = 204,
  item_coach = 205,
  item_coachsemi = 206,
  item_sweatrstar = 207,
  item_hoodyablue = 208,
  item_hoodyablack = 209,
  item_hoodyagreen = 210,
  item_sleevtbrown = 211,
  item_shirtablue = 212,
  item_shirtayellow = 213,
  item_shirtagrey = 214,
  item_shirtbgang = 215,
  item_tshirtzipcrm = 216,
  item_tshirtzipgry = 217,
  item_denimfade = 218,
  item_bowling = 219,
  item_hoodjackbeige = 220,
  item_baskballloc = 221,
  item_tshirtlocgrey = 222,
  item_tshirtmaddgrey = 223,
  item_tshirtmaddgrn = 224,
  item_suit1grey = 225,
  item_suit1blk = 226,
  item_leather = 227,
  item_painter = 228,
  item_hawaiiwht = 229,
  item_hawaiired = 230,
  item_sportjack = 231,
  item_suit1red = 232,
  item_suit1blue = 233,
  item_suit1yellow = 234,
  item_suit2grn = 235,
  item_tuxedo = 236,
  item_suit1gang = 237,
  item_letter = 238,
  item_worktrcamogrn = 239,
  item_worktrcamogry = 240,
  item_worktrgrey = 241,
  item_worktrkhaki = 242,
  item_tracktr = 243,
  item_tracktreris = 244,
  item_jeansdenim = 245,
  item_legsblack = 246,
  item_legsheart = 247,
  item_biegetr = 248,
  item_tracktrpro = 249,
  item_tracktrwhstr = 250,
  item_tracktrblue = 251,
  item_tracktrgang = 252,
  item_bbshortwht = 253,
  item_boxshort = 254,
  item_bbshortred = 255,
  item_shellsuittr = 256,
  item_shortsgrey = 257,
  item_shortskhaki = 258,
  item_chongergrey = 259,
  item_chongergang = 260,
  item_chongerred = 261,
  item_chongerblue = 262,
  item_shortsgang = 263,
  item_denimsgang = 264,
  item_denimsred = 265,
  item_chinosbiege = 266,
  item_chinoskhaki = 267,
  item_cutoffchinos = 268,
  item_cutoffchinosblue = 269,
  item_chinosblack = 270,
  item_chinosblue = 271,
  item_leathertr = 272,
  item_leathertrchaps = 273,
  item_suit1trgrey = 274,
  item_suit1trblk = 275,
  item_cutoffdenims = 276,
  item_suit1trred = 277,
  item_suit1trblue = 278,
  item_suit1tryellow = 279,
  item_suit1trgreen = 280,
  item_suit1trblk2 = 281,
  item_suit1trgang = 282,
  item_player_legs = 283,
  item_cowboyboot2 = 284,
  item_bask2semi = 285,
  item_bask1eris = 286,
  item_sneakerbincgang = 287,
  item_sneakerbincblu = 288,
  item_sneakerbincblk = 289,
  item_sandal = 290,
  item_sandalsock = 291,
  item_flipflop = 292,
  item_hitop = 293,
  item_convproblk = 294,
  item_convproblu = 295,
  item_convprogrn = 296,
  item_sneakerprored = 297,
  item_sneakerproblu = 298,
  item_sneakerprowht = 299,
  item_bask1prowht = 300,
  item_bask1problk = 301,
  item_boxingshoe = 302,
  item_convheatblk = 303,
  item_convheatred = 304,
  item_convheatorn = 305,
  item_sneakerheatwht = 306,
  item_sneakerheatgry = 307,
  item_sneakerheatblk = 308,
  item_bask2heatwht = 309,
  item_bask2heatband = 310,
  item_timbergrey = 311,
  item_timberred = 312,
  item_timberfawn = 313,
  item_timberhike = 314,
  item_cowboyboot = 315,
  item_biker = 316,
  item_snakeskin = 317,
  item_shoedressblk = 318,
  item_shoedressbrn = 319,
  item_shoespatz = 320,
  item_dogtag = 321,
  item_neckafrica = 322,
  item_stopwatch = 323,
  item_necksaints = 324,
  item_neckhash = 325,
  item_necksilver = 326,
  item_neckgold = 327,
  item_neckropes = 328,
  item_neckropeg = 329,
  item_neckls = 330,
  item_neckdollar = 331,
  item_neckcross = 332,
  item_watchpink = 333,
  item_watchyellow = 334,
  item_watchpro = 335,
  item_watchpro2 = 336,
  item_watchsub1 = 337,
  item_watchsub2 = 338,
  item_watchzip1 = 339,
  item_watchzip2 = 340,
  item_watchgno = 341,
  item_watchgno2 = 342,
  item_watchcro = 343,
  item_watchcro2 = 344,
  item_groucho = 345,
  item_zorro = 346,
  item_eyepatch = 347,
  item_glasses01 = 348,
  item_glasses04 = 349,
  item_bandred3 = 350,
  item_bandblue3 = 351,
  item_bandgang3 = 352,
  item_bandblack3 = 353,
  item_glasses01dark = 354,
  item_glasses04dark = 355,
  item_glasses03 = 356,
  item_glasses03red = 357,
  item_glasses03blue = 358,
  item_glasses03dark = 359,
  item_glasses05dark = 360,
  item_glasses05 = 361,
  item_bandred = 362,
  item_bandblue = 363,
  item_bandgang = 364,
  item_bandblack = 365,
  item_bandred2 = 366,
  item_bandblue2 = 367,
  item_bandblack2 = 368,
  item_bandgang2 = 369,
  item_capknitgrn = 370,
  item_captruck = 371,
  item_cowboy = 372,
  item_hattiger = 373,
  item_helmet = 374,
  item_moto = 375,
  item_boxingcap = 376,
  item_hockey = 377,
  item_capgang = 378,
  item_capgangback = 379,
  item_capgangside = 380,
  item_capgangover = 381,
  item_capgangup = 382,
  item_bikerhelmet = 383,
  item_capred = 384,
  item_capredback = 385,
  item_capredside = 386,
  item_capredover = 387,
  item_capredup = 388,
  item_capblue = 389,
  item_capblueback = 390,
  item_capblueside = 391,
  item_capblueover = 392,
  item_capblueup = 393,
  item_skullyblk = 394,
  item_skullygrn = 395,
  item_hatmancblk = 396,
  item_hatmancplaid = 397,
  item_capzip = 398,
  item_capzipback = 399,
  item_capzipside = 400,
  item_capzipover = 401,
  item_capzipup = 402,
  item_beretred = 403,
  item_beretblk = 404,
  item_capblk = 405,
  item_capblkback = 406,
  item_capblkside = 407,
  item_capblkover = 408,
  item_capblkup = 409,
  item_trilbydrk = 410,
  item_trilbylght = 411,
  item_bowler = 412,
  item_bowlerred = 413,
  item_bowlerblue = 414,
  item_bowleryellow = 415,
  item_boater = 416,
  item_bowlergang = 417,
  item_boaterblk = 418,
  item_gimpleg = 419,
  item_valet = 420,
  item_countrytr = 421,
  item_croupier = 422,
  item_policetr = 423,
  item_balaclava = 424,
  item_pimptr = 425,
  item_garageleg = 426,
  item_medictr = 427,
  item_player_face = 428,
  item_hairblond = 429,
  item_hairred = 430,
  item_hairblue = 431,
  item_hairgreen = 432,
  item_hairpink = 433,
  item_bald = 434,
  item_baldbeard = 435,
  item_baldtash = 436,
  item_baldgoatee = 437,
  item_highfade = 438,
  item_highafro = 439,
  item_wedge = 440,
  item_slope = 441,
  item_jhericurl = 442,
  item_cornrows = 443,
  item_cornrowsb = 444,
  item_tramline = 445,
  item_groovecut = 446,
  item_mohawk = 447,
  item_mohawkblond = 448,
  item_mohawkpink = 449,
  item_mohawkbeard = 450,
  item_afro = 451,
  item_afrotash = 452,
  item_afrobeard = 453,
  item_afroblond = 454,
  item_flattop = 455,
  item_elvishair = 456,
  item_beard = 457,
  item_tash = 458,
  item_goatee = 459,
  item_afrogoatee = 460,
  item_4weed = 461,
  item_4rip = 462,
  item_4spider = 463,
  item_5gun = 464,
  item_5cross = 465,
  item_5cross2 = 466,
  item_5cross3 = 467,
  item_6aztec = 468,
  item_6crown = 469,
  item_6clown = 470,
  item_6africa = 471,
  item_7cross = 472,
  item_7cross2 = 473,
  item_7cross3 = 474,
  item_7mary = 475,
  item_8sa = 476,
  item_8sa2 = 477,
  item_8sa3 = 478,
  item_8westside = 479,
  item_8santos = 480,
  item_8poker = 481,
  item_8gun = 482,
  item_9crown = 483,
  item_9gun = 484,
  item_9gun2 = 485,
  item_9homeboy = 486,
  item_9bullet = 487,
  item_9rasta = 488,
  item_10ls = 489,
  item_10ls2 = 490,
  item_10ls3 = 491,
  item_10ls4 = 492,
  item_10ls5 = 493,
  item_10og = 494,
  item_10weed = 495,
  item_11grove = 496,
  item_11grove2 = 497,
  item_11grove3 = 498,
  item_11dice = 499,
  item_11dice2 = 500,
  item_11jail = 501,
  item_11godsgift = 502,
  item_12angels = 503,
  item_12mayabird = 504,
  item_12dagger = 505,
  item_12bandit = 506,
  item_12cross7 = 507,
  item_12mayaface = 508,
  item_burgerlow = 509,
  item_burgermed = 510,
  item_burgerhigh = 511,
  item_burger_healthy = 512,
  item_clucklow = 513,
  item_cluckmed = 514,
  item_cluckhigh = 515,
  item_cluck_healthy = 516,
  item_pizzalow = 517,
  item_pizzamed = 518,
  item_pizzahigh = 519,
  item_pizza_healthy = 520,
  item_rustylow = 521,
  item_rustymed = 522,
  item_rustyhigh = 523,
  item_pistol = 524,
  item_pistol_silenced = 525,
  item_desert_eagle = 526,
  item_grenade = 527,
  item_shotgun = 528,
  item_spas12 = 529,
  item_sawnoff = 530,
  item_micro_uzi = 531,
  item_tec9 = 532,
  item_mp5 = 533,
  item_ak47 = 534,
  item_m4 = 535,
  item_countryrifle = 536,
  item_sniperrifle = 537,
  item_rlauncher = 538,
  item_rlauncher_hs = 539,
  item_fthrower = 540,
  item_satchel_charge = 541,
  item_minigun = 542,
  item_armour = 543,
}

GtaSaSaveDe.StatMessage = enum.Enum {
  message_0 = 0,
  message_1 = 1,
  message_2 = 2,
  message_3 = 3,
  message_4 = 4,
  message_5 = 5,
  message_6 = 6,
  message_7 = 7,
  message_8 = 8,
  message_9 = 9,
  message_10 = 10,
  message_11 = 11,
  message_12 = 12,
  message_13 = 13,
  message_14 = 14,
  message_15 = 15,
  message_16 = 16,
  message_17 = 17,
  message_18 = 18,
  message_19 = 19,
  message_20 = 20,
  message_21 = 21,
  message_22 = 22,
  message_23 = 23,
  message_24 = 24,
  message_25 = 25,
  message_26 = 26,
  message_27 = 27,
  message_28 = 28,
  message_29 = 29,
  message_30 = 30,
  message_31 = 31,
  message_32 = 32,
  message_33 = 33,
  message_34 = 34,
  message_35 = 35,
  message_36 = 36,
  message_37 = 37,
  message_38 = 38,
  message_39 = 39,
  message_40 = 40,
  message_41 = 41,
  message_42 = 42,
  message_43 = 43,
  message_44 = 44,
  message_45 = 45,
  message_46 = 46,
  message_47 = 47,
  message_48 = 48,
  message_49 = 49,
  message_50 = 50,
  message_51 = 51,
  message_52 = 52,
  message_53 = 53,
  message_54 = 54,
  message_55 = 55,
  message_56 = 56,
  message_57 = 57,
  message_58 = 58,
  message_59 = 59,
  message_60 = 60,
  message_61 = 61,
  message_62 = 62,
  message_63 = 63,
  message_64 = 64,
  message_65 = 65,
  message_66 = 66,
  message_67 = 67,
  message_68 = 68,
  message_69 = 69,
  message_70 = 70,
  message_71 = 71,
  message_72 = 72,
  message_73 = 73,
  message_74 = 74,
  message_75 = 75,
  message_76 = 76,
  message_77 = 77,
  message_78 = 78,
  message_79 = 79,
  message_80 = 80,
  message_81 = 81,
  message_82 = 82,
  message_83 = 83,
  message_84 = 84,
  message_85 = 85,
  message_86 = 86,
  message_87 = 87,
  message_88 = 88,
  message_89 = 89,
  message_90 = 90,
  message_91 = 91,
  message_92 = 92,
  message_93 = 93,
  message_94 = 94,
  message_95 = 95,
  message_96 = 96,
  message_97 = 97,
  message_98 = 98,
  message_99 = 99,
  message_100 = 100,
  message_101 = 101,
  message_102 = 102,
  message_103 = 103,
  message_104 = 104,
  message_105 = 105,
  message_106 = 106,
  message_107 = 107,
  message_108 = 108,
  message_109 = 109,
  message_110 = 110,
  message_111 = 111,
  message_112 = 112,
  message_113 = 113,
  message_114 = 114,
  message_115 = 115,
  message_116 = 116,
  message_117 = 117,
  message_118 = 118,
  message_119 = 119,
  message_120 = 120,
  message_121 = 121,
}

GtaSaSaveDe.Station = enum.Enum {
  car_emergency = 0,
  car_playback_fm = 1,
  car_k_rose = 2,
  car_k_dst = 3,
  car_bounce_fm = 4,
  car_sf_ur = 5,
  car_radio_los_santos = 6,
  car_radio_x = 7,
  car_csr_103_9 = 8,
  car_k_jah_west = 9,
  car_master_sounds_98_3 = 10,
  car_wctr = 11,
  car_user_tracks = 12,
  car_off = 13,
}

GtaSaSaveDe.StationOrder = enum.Enum {
  radio_emergency = 0,
  radio_playback_fm = 1,
  radio_k_rose = 2,
  radio_k_dst = 3,
  radio_bounce_fm = 4,
  radio_sf_ur = 5,
  radio_radio_los_santos = 6,
  radio_radio_x = 7,
  radio_csr_103_9 = 8,
  radio_k_jah_west = 9,
  radio_master_sounds_98_3 = 10,
  radio_wctr = 11,
  radio_user_tracks = 12,
  radio_off = 13,
}

GtaSaSaveDe.StockGarage = enum.Enum {
  garage_mul_lan = 0,
  garage_imp_la = 1,
  garage_duf_las = 2,
  garage_lasbomb = 3,
  garage_modglas = 4,
  garage_carlas1 = 5,
  garage_burg_lk = 6,
  garage_modlast = 7,
  garage_sprlae_1 = 8,
  garage_cjsafe = 9,
  garage_bodlawn = 10,
  garage_sprlae_2 = 11,
  garage_splaw2 = 12,
  garage_beacsv = 13,
  garage_cesafe1 = 14,
  garage_mds1sfs = 15,
  garage_tbon = 16,
  garage_svgsfs1 = 17,
  garage_mdssfse = 18,
  garage_sprsfse = 19,
  garage_brgsfse = 20,
  garage_lcksfse = 21,
  garage_hbgdsfs = 22,
  garage_fdorsfe = 23,
  garage_michdr = 24,
  garage_sav1sfe = 25,
  garage_imp_sf = 26,
  garage_sprsfw = 27,
  garage_sav1sfw = 28,
  garage_imp_lv = 29,
  garage_vgshngr = 30,
  garage_vgelock = 31,
  garage_timy1 = 32,
  garage_vecmod = 33,
  garage_vesvgrg = 34,
  garage_blob2 = 35,
  garage_blob1 = 36,
  garage_blob6 = 37,
  garage_blob69 = 38,
  garage_blob7 = 39,
  garage_cnspray = 40,
  garage_cn2spry = 41,
  garage_cn2gar1 = 42,
  garage_cn2gar2 = 43,
  garage_ghostdr = 44,
  garage_dhangar = 45,
  garage_amumis = 46,
  garage_cespray = 47,
  garage_burbdoo = 48,
  garage_burbdo2 = 49,
}

GtaSaSaveDe.SwappedThing = enum.Enum {
  nothing_swapped = 0,
  building_swapped = 2,
}

GtaSaSaveDe.Town = enum.Enum {
  countryside_town = 0,
  los_santos = 1,
  san_fierro = 2,
  las_venturas = 3,
}

GtaSaSaveDe.TrapKind = enum.Enum {
  no_trap = 0,
  two_slow_cars = 1,
  one_fast_car = 2,
  one_car = 3,
  one_cop = 4,
  two_cops = 5,
  two_braking_cars = 6,
  two_fast_cars = 7,
  two_cars = 8,
}

GtaSaSaveDe.Vehicle = enum.Enum {
  vehicle_landstalker = 400,
  vehicle_bravura = 401,
  vehicle_buffalo = 402,
  vehicle_linerunner = 403,
  vehicle_perennial = 404,
  vehicle_sentinel = 405,
  vehicle_dumper = 406,
  vehicle_fire_truck = 407,
  vehicle_trashmaster = 408,
  vehicle_stretch = 409,
  vehicle_manana = 410,
  vehicle_infernus = 411,
  vehicle_voodoo = 412,
  vehicle_pony = 413,
  vehicle_mule = 414,
  vehicle_cheetah = 415,
  vehicle_ambulance = 416,
  vehicle_leviathan = 417,
  vehicle_moonbeam = 418,
  vehicle_esperanto = 419,
  vehicle_taxi = 420,
  vehicle_washington = 421,
  vehicle_bobcat = 422,
  vehicle_mr_whoopee = 423,
  vehicle_bf_injection = 424,
  vehicle_hunter = 425,
  vehicle_premier = 426,
  vehicle_enforcer = 427,
  vehicle_securicar = 428,
  vehicle_banshee = 429,
  vehicle_predator = 430,
  vehicle_bus = 431,
  vehicle_rhino = 432,
  vehicle_barracks = 433,
  vehicle_hotknife = 434,
  vehicle_trailer_2 = 435,
  vehicle_previon = 436,
  vehicle_coach = 437,
  vehicle_cabbie = 438,
  vehicle_stallion = 439,
  vehicle_rumpo = 440,
  vehicle_rc_bandit = 441,
  vehicle_romero = 442,
  vehicle_packer = 443,
  vehicle_monster = 444,
  vehicle_admiral = 445,
  vehicle_squalo = 446,
  vehicle_seasparrow = 447,
  vehicle_pizza_boy = 448,
  vehicle_trolly = 449,
  vehicle_trailer_3 = 450,
  vehicle_turismo = 451,
  vehicle_speeder = 452,
  vehicle_reefer = 453,
  vehicle_tropic = 454,
  vehicle_flatbed = 455,
  vehicle_yankee = 456,
  vehicle_caddy = 457,
  vehicle_solair = 458,
  vehicle_berkleys_rc_van = 459,
  vehicle_skimmer = 460,
  vehicle_pcj_600 = 461,
  vehicle_faggio = 462,
  vehicle_freeway = 463,
  vehicle_rc_baron = 464,
  vehicle_rc_raider = 465,
  vehicle_glendale = 466,
  vehicle_oceanic = 467,
  vehicle_sanchez = 468,
  vehicle_sparrow = 469,
  vehicle_patriot = 470,
  vehicle_quadbike = 471,
  vehicle_coastguard = 472,
  vehicle_dinghy = 473,
  vehicle_hermes = 474,
  vehicle_sabre = 475,
  vehicle_rustler = 476,
  vehicle_zr_350 = 477,
  vehicle_walton = 478,
  vehicle_regina = 479,
  vehicle_comet = 480,
  vehicle_bmx = 481,
  vehicle_burrito = 482,
  vehicle_camper = 483,
  vehicle_marquis = 484,
  vehicle_baggage = 485,
  vehicle_dozer = 486,
  vehicle_maverick = 487,
  vehicle_news_chopper = 488,
  vehicle_rancher = 489,
  vehicle_fbi_rancher = 490,
  vehicle_virgo = 491,
  vehicle_greenwood = 492,
  vehicle_jetmax = 493,
  vehicle_hotring_racer = 494,
  vehicle_sandking = 495,
  vehicle_blista_compact = 496,
  vehicle_police_maverick = 497,
  vehicle_boxville = 498,
  vehicle_benson = 499,
  vehicle_mesa = 500,
  vehicle_rc_goblin = 501,
  vehicle_hotring_racer_2 = 502,
  vehicle_hotring_racer_3 = 503,
  vehicle_bloodring_banger = 504,
  vehicle_rancher_lure = 505,
  vehicle_super_gt = 506,
  vehicle_elegant = 507,
  vehicle_journey = 508,
  vehicle_bike = 509,
  vehicle_mountain_bike = 510,
  vehicle_beagle = 511,
  vehicle_cropduster = 512,
  vehicle_stuntplane = 513,
  vehicle_tanker = 514,
  vehicle_roadtrain = 515,
  vehicle_nebula = 516,
  vehicle_majestic = 517,
  vehicle_buccaneer = 518,
  vehicle_shamal = 519,
  vehicle_hydra = 520,
  vehicle_fcr_900 = 521,
  vehicle_nrg_500 = 522,
  vehicle_hpv1000 = 523,
  vehicle_cement_truck = 524,
  vehicle_towtruck = 525,
  vehicle_fortune = 526,
  vehicle_cadrona = 527,
  vehicle_fbi_truck = 528,
  vehicle_willard = 529,
  vehicle_forklift = 530,
  vehicle_tractor = 531,
  vehicle_combine_harvester = 532,
  vehicle_feltzer = 533,
  vehicle_remington = 534,
  vehicle_slamvan = 535,
  vehicle_blade = 536,
  vehicle_freight_train = 537,
  vehicle_brownstreak_engine = 538,
  vehicle_vortex = 539,
  vehicle_vincent = 540,
  vehicle_bullet = 541,
  vehicle_clover = 542,
  vehicle_sadler = 543,
  vehicle_fire_truck_ladder = 544,
  vehicle_hustler = 545,
  vehicle_intruder = 546,
  vehicle_primo = 547,
  vehicle_cargobob = 548,
  vehicle_tampa = 549,
  vehicle_sunrise = 550,
  vehicle_merit = 551,
  vehicle_utility_van = 552,
  vehicle_nevada = 553,
  vehicle_yosemite = 554,
  vehicle_windsor = 555,
  vehicle_monster_2 = 556,
  vehicle_monster_3 = 557,
  vehicle_uranus = 558,
  vehicle_jester = 559,
  vehicle_sultan = 560,
  vehicle_stratum = 561,
  vehicle_elegy = 562,
  vehicle_raindance = 563,
  vehicle_rc_tiger = 564,
  vehicle_flash = 565,
  vehicle_tahoma = 566,
  vehicle_savanna = 567,
  vehicle_bandito = 568,
  vehicle_freight_train_flatbed = 569,
  vehicle_brownstreak_carriage = 570,
  vehicle_kart = 571,
  vehicle_mower = 572,
  vehicle_dune = 573,
  vehicle_sweeper = 574,
  vehicle_broadway = 575,
  vehicle_tornado = 576,
  vehicle_at_400 = 577,
  vehicle_dft_30 = 578,
  vehicle_huntley = 579,
  vehicle_stafford = 580,
  vehicle_bf_400 = 581,
  vehicle_news_van = 582,
  vehicle_tug = 583,
  vehicle_gas_trailer = 584,
  vehicle_emperor = 585,
  vehicle_wayfarer = 586,
  vehicle_euros = 587,
  vehicle_hotdog = 588,
  vehicle_club = 589,
  vehicle_freight_train_boxcar = 590,
  vehicle_trailer_4 = 591,
  vehicle_andromada = 592,
  vehicle_dodo = 593,
  vehicle_rc_cam = 594,
  vehicle_launch = 595,
  vehicle_police_car_ls = 596,
  vehicle_police_car_sf = 597,
  vehicle_police_car_lv = 598,
  vehicle_police_ranger = 599,
  vehicle_picador = 600,
  vehicle_s_w_a_t = 601,
  vehicle_alpha = 602,
  vehicle_phoenix = 603,
  vehicle_glendale_damaged = 604,
  vehicle_sadler_damaged = 605,
  vehicle_baggage_trailer_covered = 606,
  vehicle_baggage_trailer_uncovered = 607,
  vehicle_trailer_1 = 608,
  vehicle_black_boxville = 609,
  vehicle_farm_trailer = 610,
  vehicle_street_clean_trailer = 611,
}

GtaSaSaveDe.VehicleClass = enum.Enum {
  class_car = 0,
  class_mtruck = 1,
  class_quad = 2,
  class_heli = 3,
  class_plane = 4,
  class_boat = 5,
  class_train = 6,
  class_bike = 7,
  class_bmx = 8,
  class_trailer = 9,
}

GtaSaSaveDe.WarAttack = enum.Enum {
  no_attack = 0,
  player_was_told = 1,
  player_came = 2,
}

GtaSaSaveDe.WarState = enum.Enum {
  no_war = 0,
  provoked = 1,
  first_wave = 2,
  first_passed = 3,
  second_wave = 4,
  second_passed = 5,
  third_wave = 6,
}

GtaSaSaveDe.WeaponKind = enum.Enum {
  unarmed = 0,
  brass_knuckles = 1,
  golf_club = 2,
  nightstick = 3,
  knife = 4,
  bat = 5,
  shovel = 6,
  pool_cue = 7,
  katana = 8,
  chainsaw = 9,
  dildo = 10,
  dildo_2 = 11,
  vibrator = 12,
  vibrator_2 = 13,
  flowers = 14,
  cane = 15,
  grenade = 16,
  teargas = 17,
  molotov = 18,
  rocket = 19,
  heat_seeking_rocket = 20,
  free_fall_bomb = 21,
  pistol = 22,
  silenced_pistol = 23,
  desert_eagle = 24,
  shotgun = 25,
  sawn_off = 26,
  combat_shotgun = 27,
  micro_uzi = 28,
  mp5 = 29,
  ak47 = 30,
  m4 = 31,
  tec9 = 32,
  country_rifle = 33,
  sniper_rifle = 34,
  rocket_launcher = 35,
  heat_seeker = 36,
  flamethrower = 37,
  minigun = 38,
  satchel = 39,
  detonator = 40,
  spraycan = 41,
  extinguisher = 42,
  camera = 43,
  night_vision = 44,
  infrared = 45,
  parachute = 46,
}

GtaSaSaveDe.WeaponSlot = enum.Enum {
  slot_unarmed = 0,
  slot_melee = 1,
  slot_handgun = 2,
  slot_shotgun = 3,
  slot_smg = 4,
  slot_rifle = 5,
  slot_sniper = 6,
  slot_heavy = 7,
  slot_thrown = 8,
  slot_special = 9,
  slot_gift = 10,
  slot_goggles = 11,
  slot_detonator = 12,
}

GtaSaSaveDe.WeaponState = enum.Enum {
  weapon_ready = 0,
  firing = 1,
  reloading = 2,
  out_of_ammo = 3,
  melee_contact = 4,
}

GtaSaSaveDe.Weather = enum.Enum {
  no_weather = -1,
  extra_sunny_la = 0,
  sunny_la = 1,
  extra_sunny_smog_la = 2,
  sunny_smog_la = 3,
  cloudy_la = 4,
  sunny_sf = 5,
  extra_sunny_sf = 6,
  cloudy_sf = 7,
  rainy_sf = 8,
  foggy_sf = 9,
  sunny_vegas = 10,
  extra_sunny_vegas = 11,
  cloudy_vegas = 12,
  extra_sunny_country = 13,
  sunny_country = 14,
  cloudy_country = 15,
  rainy_country = 16,
  extra_sunny_desert = 17,
  sunny_desert = 18,
  sandstorm_desert = 19,
  underwater = 20,
  extracolours_1 = 21,
  extracolours_2 = 22,
}

GtaSaSaveDe.WheelClass = enum.Enum {
  wheel_class_0 = 0,
  wheel_class_1 = 1,
  wheel_class_2 = 2,
}

GtaSaSaveDe.ZoneKind = enum.Enum {
  nav_zone = 0,
  local_zone = 1,
  info_zone = 2,
  map_zone = 3,
}

function GtaSaSaveDe:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaSaSaveDe:_read()
  self.magic = self._io:read_u4le()
  if not(self.magic == 4278255360) then
    error("not equal, expected " .. 4278255360 .. ", but got " .. self.magic)
  end
  self.format_version = self._io:read_u4le()
  self.hash = self._io:read_bytes(16)
  self.format_version_2 = self._io:read_u4le()
  self.time_saved = self._io:read_u8le()
  self.save_name = GtaSaSaveDe.Text(self._io, self, self._root)
  self.format_version_3 = self._io:read_u4le()
  self.format_version_4 = self._io:read_u4le()
  self.tag_00 = self._io:read_bytes(21)
  if not(self.tag_00 == "\017\000\000\000\083\073\077\080\076\069\095\086\065\082\073\065\066\076\069\083\000") then
    error("not equal, expected " .. "\017\000\000\000\083\073\077\080\076\069\095\086\065\082\073\065\066\076\069\083\000" .. ", but got " .. self.tag_00)
  end
  self.simple_variables = GtaSaSaveDe.DefinitiveSimpleBlock(self._io, self, self._root)
  self.tag_01 = self._io:read_bytes(13)
  if not(self.tag_01 == "\009\000\000\000\077\069\084\065\068\065\084\065\000") then
    error("not equal, expected " .. "\009\000\000\000\077\069\084\065\068\065\084\065\000" .. ", but got " .. self.tag_01)
  end
  self.metadata = GtaSaSaveDe.MetadataBlock(self._io, self, self._root)
  self.tag_02 = self._io:read_bytes(12)
  if not(self.tag_02 == "\008\000\000\000\083\067\082\073\080\084\083\000") then
    error("not equal, expected " .. "\008\000\000\000\083\067\082\073\080\084\083\000" .. ", but got " .. self.tag_02)
  end
  self.scripts = GtaSaSaveDe.ScriptsBlock(true, true, self.is_mission_save, self._io, self, self._root)
  self.tag_03 = self._io:read_bytes(10)
  if not(self.tag_03 == "\006\000\000\000\080\079\079\076\083\000") then
    error("not equal, expected " .. "\006\000\000\000\080\079\079\076\083\000" .. ", but got " .. self.tag_03)
  end
  self.pools = GtaSaSaveDe.DefinitivePoolsBlock(self._io, self, self._root)
  self.tag_04 = self._io:read_bytes(12)
  if not(self.tag_04 == "\008\000\000\000\071\065\082\065\071\069\083\000") then
    error("not equal, expected " .. "\008\000\000\000\071\065\082\065\071\069\083\000" .. ", but got " .. self.tag_04)
  end
  self.garages = GtaSaSaveDe.GaragesBlock(self._io, self, self._root)
  self.tag_05 = self._io:read_bytes(14)
  if not(self.tag_05 == "\010\000\000\000\071\065\077\069\076\079\071\073\067\000") then
    error("not equal, expected " .. "\010\000\000\000\071\065\077\069\076\079\071\073\067\000" .. ", but got " .. self.tag_05)
  end
  self.game_logic = GtaSaSaveDe.GameLogicBlock(self._io, self, self._root)
  self.tag_06 = self._io:read_bytes(10)
  if not(self.tag_06 == "\006\000\000\000\080\065\084\072\083\000") then
    error("not equal, expected " .. "\006\000\000\000\080\065\084\072\083\000" .. ", but got " .. self.tag_06)
  end
  self.paths = GtaSaSaveDe.PathsBlock(self._io, self, self._root)
  self.tag_07 = self._io:read_bytes(12)
  if not(self.tag_07 == "\008\000\000\000\080\073\067\075\085\080\083\000") then
    error("not equal, expected " .. "\008\000\000\000\080\073\067\075\085\080\083\000" .. ", but got " .. self.tag_07)
  end
  self.pickups = GtaSaSaveDe.PickupsBlock(self._io, self, self._root)
  self.tag_08 = self._io:read_bytes(12)
  if not(self.tag_08 == "\008\000\000\000\082\069\083\084\065\082\084\000") then
    error("not equal, expected " .. "\008\000\000\000\082\069\083\084\065\082\084\000" .. ", but got " .. self.tag_08)
  end
  self.restart_points = GtaSaSaveDe.RestartPointsBlock(self._io, self, self._root)
  self.tag_09 = self._io:read_bytes(10)
  if not(self.tag_09 == "\006\000\000\000\082\065\068\065\082\000") then
    error("not equal, expected " .. "\006\000\000\000\082\065\068\065\082\000" .. ", but got " .. self.tag_09)
  end
  self.radar_blips = GtaSaSaveDe.RadarBlock(250, self._io, self, self._root)
  self.radar_end = self._io:read_bytes(2)
  self.tag_10 = self._io:read_bytes(10)
  if not(self.tag_10 == "\006\000\000\000\090\079\078\069\083\000") then
    error("not equal, expected " .. "\006\000\000\000\090\079\078\069\083\000" .. ", but got " .. self.tag_10)
  end
  self.zones = GtaSaSaveDe.ZonesBlock(self._io, self, self._root)
  self.tag_11 = self._io:read_bytes(10)
  if not(self.tag_11 == "\006\000\000\000\071\065\078\071\083\000") then
    error("not equal, expected " .. "\006\000\000\000\071\065\078\071\083\000" .. ", but got " .. self.tag_11)
  end
  self.gangs = GtaSaSaveDe.GangsBlock(self._io, self, self._root)
  self.tag_12 = self._io:read_bytes(18)
  if not(self.tag_12 == "\014\000\000\000\067\065\082\071\069\078\069\082\065\084\079\082\083\000") then
    error("not equal, expected " .. "\014\000\000\000\067\065\082\071\069\078\069\082\065\084\079\082\083\000" .. ", but got " .. self.tag_12)
  end
  self.car_generators = GtaSaSaveDe.CarGeneratorsBlock(self._io, self, self._root)
  self.tag_13 = self._io:read_bytes(15)
  if not(self.tag_13 == "\011\000\000\000\080\076\065\089\069\082\073\078\070\079\000") then
    error("not equal, expected " .. "\011\000\000\000\080\076\065\089\069\082\073\078\070\079\000" .. ", but got " .. self.tag_13)
  end
  self.player_info = GtaSaSaveDe.PlayerInfoBlock(self._io, self, self._root)
  self.tag_14 = self._io:read_bytes(10)
  if not(self.tag_14 == "\006\000\000\000\083\084\065\084\083\000") then
    error("not equal, expected " .. "\006\000\000\000\083\084\065\084\083\000" .. ", but got " .. self.tag_14)
  end
  self.statistics = GtaSaSaveDe.StatisticsBlock(true, self._io, self, self._root)
  self.tag_15 = self._io:read_bytes(14)
  if not(self.tag_15 == "\010\000\000\000\083\069\084\080\073\069\067\069\083\000") then
    error("not equal, expected " .. "\010\000\000\000\083\069\084\080\073\069\067\069\083\000" .. ", but got " .. self.tag_15)
  end
  self.set_pieces = GtaSaSaveDe.SetPiecesBlock(self._io, self, self._root)
  self.tag_16 = self._io:read_bytes(14)
  if not(self.tag_16 == "\010\000\000\000\083\084\082\069\065\077\073\078\071\000") then
    error("not equal, expected " .. "\010\000\000\000\083\084\082\069\065\077\073\078\071\000" .. ", but got " .. self.tag_16)
  end
  self.streaming = GtaSaSaveDe.StreamingBlock(self._io, self, self._root)
  self.tag_17 = self._io:read_bytes(12)
  if not(self.tag_17 == "\008\000\000\000\080\069\068\084\089\080\069\000") then
    error("not equal, expected " .. "\008\000\000\000\080\069\068\084\089\080\069\000" .. ", but got " .. self.tag_17)
  end
  self.ped_relationships = GtaSaSaveDe.PedRelationshipsBlock(self._io, self, self._root)
  self.tag_18 = self._io:read_bytes(9)
  if not(self.tag_18 == "\005\000\000\000\084\065\071\083\000") then
    error("not equal, expected " .. "\005\000\000\000\084\065\071\083\000" .. ", but got " .. self.tag_18)
  end
  self.tags = GtaSaSaveDe.TagsBlock(self._io, self, self._root)
  self.tag_19 = self._io:read_bytes(9)
  if not(self.tag_19 == "\005\000\000\000\073\080\076\083\000") then
    error("not equal, expected " .. "\005\000\000\000\073\080\076\083\000" .. ", but got " .. self.tag_19)
  end
  self.ipl_flags = GtaSaSaveDe.IplFlagsBlock(self._io, self, self._root)
  self.tag_20 = self._io:read_bytes(13)
  if not(self.tag_20 == "\009\000\000\000\083\072\079\080\080\073\078\071\000") then
    error("not equal, expected " .. "\009\000\000\000\083\072\079\080\080\073\078\071\000" .. ", but got " .. self.tag_20)
  end
  self.shopping = GtaSaSaveDe.ShoppingBlock(self._io, self, self._root)
  self.tag_21 = self._io:read_bytes(13)
  if not(self.tag_21 == "\009\000\000\000\071\065\078\071\087\065\082\083\000") then
    error("not equal, expected " .. "\009\000\000\000\071\065\078\071\087\065\082\083\000" .. ", but got " .. self.tag_21)
  end
  self.gang_wars = GtaSaSaveDe.GangWarsBlock(true, true, self._io, self, self._root)
  self.tag_22 = self._io:read_bytes(15)
  if not(self.tag_22 == "\011\000\000\000\083\084\085\078\084\074\085\077\080\083\000") then
    error("not equal, expected " .. "\011\000\000\000\083\084\085\078\084\074\085\077\080\083\000" .. ", but got " .. self.tag_22)
  end
  self.stunt_jumps = GtaSaSaveDe.StuntJumpsBlock(self._io, self, self._root)
  self.tag_23 = self._io:read_bytes(14)
  if not(self.tag_23 == "\010\000\000\000\069\078\084\082\089\069\088\073\084\000") then
    error("not equal, expected " .. "\010\000\000\000\069\078\084\082\089\069\088\073\084\000" .. ", but got " .. self.tag_23)
  end
  self.entry_exits = GtaSaSaveDe.EntryExitsBlock(self._io, self, self._root)
  self.tag_24 = self._io:read_bytes(10)
  if not(self.tag_24 == "\006\000\000\000\082\065\068\073\079\000") then
    error("not equal, expected " .. "\006\000\000\000\082\065\068\073\079\000" .. ", but got " .. self.tag_24)
  end
  self.radio = GtaSaSaveDe.RadioBlock(self._io, self, self._root)
  self.tag_25 = self._io:read_bytes(19)
  if not(self.tag_25 == "\015\000\000\000\085\083\069\082\095\051\068\077\065\082\075\069\082\083\000") then
    error("not equal, expected " .. "\015\000\000\000\085\083\069\082\095\051\068\077\065\082\075\069\082\083\000" .. ", but got " .. self.tag_25)
  end
  self.user_markers = GtaSaSaveDe.UserMarkersBlock(self._io, self, self._root)
  self.tag_26 = self._io:read_bytes(16)
  if not(self.tag_26 == "\012\000\000\000\080\079\083\084\069\070\070\069\067\084\083\000") then
    error("not equal, expected " .. "\012\000\000\000\080\079\083\084\069\070\070\069\067\084\083\000" .. ", but got " .. self.tag_26)
  end
  self.post_effects = GtaSaSaveDe.PostEffectsBlock(self._io, self, self._root)
  self.tag_27 = self._io:read_bytes(11)
  if not(self.tag_27 == "\007\000\000\000\066\082\073\069\070\083\000") then
    error("not equal, expected " .. "\007\000\000\000\066\082\073\069\070\083\000" .. ", but got " .. self.tag_27)
  end
  self.briefs = {}
  for i = 0, 20 - 1 do
    self.briefs[i + 1] = GtaSaSaveDe.DefinitiveBrief(self._io, self, self._root)
  end
end

-- 
-- Whether the game was saved during a mission.
GtaSaSaveDe.property.is_mission_save = {}
function GtaSaSaveDe.property.is_mission_save:get()
  if self._m_is_mission_save ~= nil then
    return self._m_is_mission_save
  end

  self._m_is_mission_save = self._io:size() > 440000
  return self._m_is_mission_save
end

-- 
-- Begins the file; the bytes 00 FF 00 FF.
-- 
-- Version of the container; 33.
-- 
-- Differs in every file; its algorithm is not known, so that changed
-- saves cannot be written.
-- 
-- Number of the format, stored a second time.
-- 
-- Time of the save, in steps of 100 ns since the beginning of the year 1.
-- 
-- Key of the last mission's text, such as `FAR_1`.
-- 
-- Number of the format, stored a third time.
-- 
-- Number of the format, stored a fourth time.
-- 
-- Begins the section SIMPLE_VARIABLES: the length of its name, its name, a
-- zero.
-- 
-- Version, name, clock, weather and camera.
-- 
-- Begins the section METADATA: the length of its name, its name, a zero.
-- 
-- Table of the script's names, compressed.
-- 
-- Begins the section SCRIPTS: the length of its name, its name, a zero.
-- 
-- Variables and threads of the mission script.
-- 
-- Begins the section POOLS: the length of its name, its name, a zero.
-- 
-- The player, and objects that scripts made.
-- 
-- Begins the section GARAGES: the length of its name, its name, a zero.
-- 
-- Garages and the cars in them.
-- 
-- Begins the section GAMELOGIC: the length of its name, its name, a zero.
-- 
-- Places to wake up at, and penalties, after death and arrest.
-- 
-- Begins the section PATHS: the length of its name, its name, a zero.
-- 
-- Areas in which scripts switched path nodes.
-- 
-- Begins the section PICKUPS: the length of its name, its name, a zero.
-- 
-- Pickups of the whole map.
-- 
-- Begins the section RESTART: the length of its name, its name, a zero.
-- 
-- Hospitals and police stations.
-- 
-- Begins the section RADAR: the length of its name, its name, a zero.
-- 
-- Icons of radar and map.
-- 
-- Unknown; 01 00.
-- 
-- Begins the section ZONES: the length of its name, its name, a zero.
-- 
-- Zones of the map, the gangs in them, and how much of the map is revealed.
-- 
-- Begins the section GANGS: the length of its name, its name, a zero.
-- 
-- Weapons of gangs.
-- 
-- Begins the section CARGENERATORS: the length of its name, its name, a
-- zero.
-- 
-- Parked cars.
-- 
-- Begins the section PLAYERINFO: the length of its name, its name, a zero.
-- 
-- Money and abilities of the player.
-- 
-- Begins the section STATS: the length of its name, its name, a zero.
-- 
-- The 82 statistics with a fraction, the whole numbers, and records kept
-- beside them.
-- 
-- Begins the section SETPIECES: the length of its name, its name, a zero.
-- 
-- Places at which police appears.
-- 
-- Begins the section STREAMING: the length of its name, its name, a zero.
-- 
-- Loading state of models, textures and other parts of the game.
-- 
-- Begins the section PEDTYPE: the length of its name, its name, a zero.
-- 
-- Whom people like and hate.
-- 
-- Begins the section TAGS: the length of its name, its name, a zero.
-- 
-- Gang tags that can be sprayed over.
-- 
-- Begins the section IPLS: the length of its name, its name, a zero.
-- 
-- Parts of the map that scripts load.
-- 
-- Begins the section SHOPPING: the length of its name, its name, a zero.
-- 
-- Bought items, and changed prices.
-- 
-- Begins the section GANGWARS: the length of its name, its name, a zero.
-- 
-- Gang wars and territory.
-- 
-- Begins the section STUNTJUMPS: the length of its name, its name, a zero.
-- 
-- Unique jumps.
-- 
-- Begins the section ENTRYEXIT: the length of its name, its name, a zero.
-- 
-- Doors into interiors.
-- 
-- Begins the section RADIO: the length of its name, its name, a zero.
-- 
-- Songs, adverts and talk that the stations have played, and pending news.
-- 
-- Begins the section USER_3DMARKERS: the length of its name, its name, a
-- zero.
-- 
-- Markers that scripts put into the world.
-- 
-- Begins the section POSTEFFECTS: the length of its name, its name, a zero.
-- 
-- Effects of the picture.
-- 
-- Begins the section BRIEFS: the length of its name, its name, a zero.
-- 
-- Texts of the briefing.
function GtaSaSaveDe:__tostring()
  return "save of the Definitive Edition"
end

-- 
-- Animations for a model.
GtaSaSaveDe.AnimGroup = class.class(KaitaiStruct)

function GtaSaSaveDe.AnimGroup:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.AnimGroup:_read()
  self.model = self._io:read_s4le()
  self.ifp_name = self._io:read_bytes(16)
end

-- 
-- Model of a person; -1 in a free place.
-- 
-- File of animations, such as `DEALER`, ended by a zero.

-- 
-- An icon; a slot that is not in use holds old bytes.
GtaSaSaveDe.Blip = class.class(KaitaiStruct)

function GtaSaSaveDe.Blip:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Blip:_read()
  self.colour = self._io:read_u4le()
  self.entity_handle = self._io:read_u4le()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.counter = self._io:read_u2le()
  self.gap_016 = self._io:read_bytes(2)
  self.sphere_radius = self._io:read_f4le()
  self.icon_size = self._io:read_u2le()
  self.gap_01e = self._io:read_bytes(2)
  self.enex_plus_1 = self._io:read_u4le()
  self.sprite = self._io:read_s1()
  self.state = GtaSaSaveDe.BlipStateBits(self._io, self, self._root)
  self.kind = GtaSaSaveDe.BlipKindBits(self._io, self, self._root)
  self.gap_025 = self._io:read_bytes(1)
end

-- 
-- Meaning of `colour`.
GtaSaSaveDe.Blip.property.colour_name = {}
function GtaSaSaveDe.Blip.property.colour_name:get()
  if self._m_colour_name ~= nil then
    return self._m_colour_name
  end

  self._m_colour_name = GtaSaSaveDe.BlipColour(self.colour)
  return self._m_colour_name
end

-- 
-- Meaning of `sprite`.
GtaSaSaveDe.Blip.property.sprite_name = {}
function GtaSaSaveDe.Blip.property.sprite_name:get()
  if self._m_sprite_name ~= nil then
    return self._m_sprite_name
  end

  self._m_sprite_name = GtaSaSaveDe.Icon(self.sprite)
  return self._m_sprite_name
end

-- 
-- 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
-- destination; above that red, green, blue and alpha.
-- 
-- Thing that it follows (opcodes 0186, 0187); 0 in a save.
-- 
-- Place that the icon marks.
-- 
-- Number of times that the slot was used; 1 for never.
-- 
-- Nothing; 0.
-- 
-- Size of the sphere around the target; 1.
-- 
-- Size of its square, 1 or 3.
-- 
-- Nothing; 0.
-- 
-- Door that it belongs to, + 1; 0 for none.
-- 
-- Picture of the icon.
-- 
-- Looks of the icon.
-- 
-- Kind of target, and where the icon is shown.
-- 
-- Nothing; 0.
function GtaSaSaveDe.Blip:__tostring()
  return "sprite " .. tostring(self.sprite)
end

-- 
-- Kind of an icon.
GtaSaSaveDe.BlipKindBits = class.class(KaitaiStruct)

function GtaSaSaveDe.BlipKindBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.BlipKindBits:_read()
  self.display = self._io:read_bits_int_le(2)
  self.blip_type = self._io:read_bits_int_le(4)
  self.appearance = self._io:read_bits_int_le(2)
end

-- 
-- Meaning of `blip_type`.
GtaSaSaveDe.BlipKindBits.property.blip_type_name = {}
function GtaSaSaveDe.BlipKindBits.property.blip_type_name:get()
  if self._m_blip_type_name ~= nil then
    return self._m_blip_type_name
  end

  self._m_blip_type_name = GtaSaSaveDe.BlipTarget(self.blip_type)
  return self._m_blip_type_name
end

-- 
-- Meaning of `display`.
GtaSaSaveDe.BlipKindBits.property.display_name = {}
function GtaSaSaveDe.BlipKindBits.property.display_name:get()
  if self._m_display_name ~= nil then
    return self._m_display_name
  end

  self._m_display_name = GtaSaSaveDe.BlipDisplay(self.display)
  return self._m_display_name
end

-- 
-- Form of the blip, a marker in the world or an icon on the map.
-- 
-- Kind of target. Only places and contacts are stored in use: icons
-- of what moves are written as free.
-- 
-- 0 friend, 1 threat.

-- 
-- State of an icon.
GtaSaSaveDe.BlipStateBits = class.class(KaitaiStruct)

function GtaSaSaveDe.BlipStateBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.BlipStateBits:_read()
  self.bright = self._io:read_bits_int_le(1) ~= 0
  self.in_use = self._io:read_bits_int_le(1) ~= 0
  self.short_range = self._io:read_bits_int_le(1) ~= 0
  self.friendly = self._io:read_bits_int_le(1) ~= 0
  self.blip_remain = self._io:read_bits_int_le(1) ~= 0
  self.fade = self._io:read_bits_int_le(1) ~= 0
  self.coord_appearance = self._io:read_bits_int_le(2)
end

-- 
-- Bright colour; always set.
-- 
-- The slot holds a blip.
-- 
-- Shown only when near.
-- 
-- Drawn as a friend: colour 7 (threat) then shows as blue instead of
-- red.
-- 
-- Stays after the thing it marks is gone.
-- 
-- Probably a leftover; always clear.
-- 
-- Form for places.

-- 
-- A building with another model.
GtaSaSaveDe.BuildingSwap = class.class(KaitaiStruct)

function GtaSaSaveDe.BuildingSwap:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.BuildingSwap:_read()
  self.swap_type = self._io:read_u4le()
  self.pool_index_plus_1 = self._io:read_u4le()
  self.new_model = self._io:read_s4le()
  self.old_model = self._io:read_s4le()
end

-- 
-- Meaning of `swap_type`.
GtaSaSaveDe.BuildingSwap.property.swap_type_name = {}
function GtaSaSaveDe.BuildingSwap.property.swap_type_name:get()
  if self._m_swap_type_name ~= nil then
    return self._m_swap_type_name
  end

  self._m_swap_type_name = GtaSaSaveDe.SwappedThing(self.swap_type)
  return self._m_swap_type_name
end

-- 
-- Kind of thing that has another model; 0 in a free place.
-- 
-- Building + 1; 0 in a free place.
-- 
-- Model that is shown; -1 in a free place.
-- 
-- Model of the map; -1 in a free place.

-- 
-- Bits of cars that are kept.
GtaSaSaveDe.CarBits = class.class(KaitaiStruct)

function GtaSaSaveDe.CarBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.CarBits:_read()
  self.car_bullet_proof = self._io:read_bits_int_le(1) ~= 0
  self.car_fire_proof = self._io:read_bits_int_le(1) ~= 0
  self.car_explosion_proof = self._io:read_bits_int_le(1) ~= 0
  self.car_collision_proof = self._io:read_bits_int_le(1) ~= 0
  self.car_melee_proof = self._io:read_bits_int_le(1) ~= 0
  self.bass_boost = self._io:read_bits_int_le(1) ~= 0
  self.hydraulics = self._io:read_bits_int_le(1) ~= 0
  self.nitrous = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- No harm by bullets.
-- 
-- No harm by fire.
-- 
-- No harm by explosions.
-- 
-- No harm by collisions.
-- 
-- No harm by blows.
-- 
-- Stereo with bass boost is fitted.
-- 
-- Hydraulics are fitted.
-- 
-- Nitrous is fitted.

-- 
-- A place at which a car is parked.
GtaSaSaveDe.CarGenerator = class.class(KaitaiStruct)

function GtaSaSaveDe.CarGenerator:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.CarGenerator:_read()
  self.index = self._io:read_u2le()
  self.model = self._io:read_s2le()
  self.colours = {}
  for i = 0, 2 - 1 do
    self.colours[i + 1] = self._io:read_s1()
  end
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
  self.z = self._io:read_s2le()
  self.angle = self._io:read_u1()
  self.alarm_chance = self._io:read_u1()
  self.lock_chance = self._io:read_u1()
  self.flags = GtaSaSaveDe.GeneratorBits(self._io, self, self._root)
  self.min_delay = self._io:read_u2le()
  self.max_delay = self._io:read_u2le()
  self.gap_013 = self._io:read_bytes(2)
  self.next_gen_time = self._io:read_u4le()
  self.vehicle_handle = self._io:read_s2le()
  self.generate_count = self._io:read_u2le()
  self.ipl_id = self._io:read_u1()
  self.is_used = self._io:read_u1()
  self.gap_01f = self._io:read_bytes(2)
end

-- 
-- Meaning of `generate_count`.
GtaSaSaveDe.CarGenerator.property.generate_count_name = {}
function GtaSaSaveDe.CarGenerator.property.generate_count_name:get()
  if self._m_generate_count_name ~= nil then
    return self._m_generate_count_name
  end

  self._m_generate_count_name = GtaSaSaveDe.CarSupply(self.generate_count)
  return self._m_generate_count_name
end

-- 
-- Meaning of `model`.
GtaSaSaveDe.CarGenerator.property.model_name = {}
function GtaSaSaveDe.CarGenerator.property.model_name:get()
  if self._m_model_name ~= nil then
    return self._m_model_name
  end

  self._m_model_name = GtaSaSaveDe.Vehicle(self.model)
  return self._m_model_name
end

-- 
-- Place in the game's table, below 500, in order.
-- 
-- Model; -1 for any, -n for any that is n now.
-- 
-- Colours of the car; -1 for any.
-- 
-- Towards the east.
-- 
-- Towards the north.
-- 
-- Up.
-- 
-- Heading of the parked car, in steps of 1/256 of a turn.
-- 
-- Chance that the car has an alarm.
-- 
-- Chance that the car is locked.
-- 
-- Conditions under which the car appears.
-- 
-- Shortest time until the next.
-- 
-- Longest time until the next; 10,000.
-- 
-- Nothing; 0.
-- 
-- Time at which the next car appears.
-- 
-- Car at the place, as an old handle; -1 for none.
-- 
-- Cars that still come: 0 for none, 65,535 for without end, which the
-- game makes of 101 and more in a script; 1 occurs.
-- 
-- Part of the map that it belongs to; 0, others are not saved.
-- 
-- Whether the place is in use; 1, others are not saved.
-- 
-- Nothing; 0.
function GtaSaSaveDe.CarGenerator:__tostring()
  return "model " .. tostring(self.model)
end

-- 
-- Block 12.
GtaSaSaveDe.CarGeneratorsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.CarGeneratorsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.CarGeneratorsBlock:_read()
  self.num_generators = self._io:read_u4le()
  if not(self.num_generators <= math.floor((self._io:size() - self._io:pos()) / 34)) then
    error("ValidationGreaterThanError")
  end
  self.process_counter = self._io:read_u1()
  self.generate_even_if_close = self._io:read_u1()
  self.generators = {}
  for i = 0, self.num_generators - 1 do
    self.generators[i + 1] = GtaSaSaveDe.CarGenerator(self._io, self, self._root)
  end
  self.plate_count = self._io:read_u4le()
  self.plates = {}
  for i = 0, 15 - 1 do
    self.plates[i + 1] = GtaSaSaveDe.Plate(self._io, self, self._root)
  end
end

-- 
-- Parked cars that follow; 109 to 218.
-- 
-- Quarter of the generators that is looked at next, 0 to 3.
-- 
-- Cars that still may appear nearby, 0 to 20.
-- 
-- Parked cars.
-- 
-- Licence plates in use; 15 are stored.
-- 
-- Licence plates.

-- 
-- A changed price.
GtaSaSaveDe.ChangedPrice = class.class(KaitaiStruct)

function GtaSaSaveDe.ChangedPrice:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ChangedPrice:_read()
  self.key = self._io:read_u4le()
  self.price = self._io:read_u4le()
end

-- 
-- Key of what costs another price.
-- 
-- Dollars that the item costs now.

-- 
-- A text of the briefing.
GtaSaSaveDe.DefinitiveBrief = class.class(KaitaiStruct)

function GtaSaSaveDe.DefinitiveBrief:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.DefinitiveBrief:_read()
  self.len_key = self._io:read_u4le()
  if not(self.len_key <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.key = self._io:read_bytes(self.len_key)
  self.len_mission_text = self._io:read_u4le()
  if not(self.len_mission_text <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.mission_text = self._io:read_bytes(self.len_mission_text)
  self.numbers = {}
  for i = 0, 6 - 1 do
    self.numbers[i + 1] = self._io:read_s4le()
  end
end

-- 
-- Bytes of `key`.
-- 
-- Key of the text, without a zero.
-- 
-- Bytes of `mission_text`.
-- 
-- Name of the mission's texts, without a zero; may be empty.
-- 
-- Numbers in the text; -1 for none.

-- 
-- An object that a script made.
GtaSaSaveDe.DefinitiveObject = class.class(KaitaiStruct)

function GtaSaSaveDe.DefinitiveObject:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.DefinitiveObject:_read()
  self.handle = self._io:read_u4le()
  self.model = self._io:read_s4le()
  self.object_size = self._io:read_u4le()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.unknown_24 = self._io:read_bytes(76)
end

-- 
-- Place among objects * 256 + counter.
-- 
-- Model number of the object.
-- 
-- Bytes that follow: 88.
-- 
-- Place of the object in the world.
-- 
-- Bytes of unknown use after the position of the object.

-- 
-- Section POOLS. The player with all he carries, and objects.
GtaSaSaveDe.DefinitivePoolsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.DefinitivePoolsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.DefinitivePoolsBlock:_read()
  self.num_players = self._io:read_u4le()
  if not(self.num_players <= math.floor((self._io:size() - self._io:pos()) / 628)) then
    error("ValidationGreaterThanError")
  end
  self.players = {}
  for i = 0, self.num_players - 1 do
    self.players[i + 1] = GtaSaSaveDe.MobilePlayer(true, self._io, self, self._root)
  end
  self.num_vehicles = self._io:read_u4le()
  if not(self.num_vehicles <= math.floor((self._io:size() - self._io:pos()) / 176)) then
    error("ValidationGreaterThanError")
  end
  self.vehicles = {}
  for i = 0, self.num_vehicles - 1 do
    self.vehicles[i + 1] = GtaSaSaveDe.MobileVehicle(self._io, self, self._root)
  end
  self.camera_target = {}
  for i = 0, 4 - 1 do
    self.camera_target[i + 1] = self._io:read_s4le()
  end
  self.unknown_before_objects = self._io:read_bytes(22)
  self.num_objects = self._io:read_u4le()
  if not(self.num_objects <= math.floor((self._io:size() - self._io:pos()) / 100)) then
    error("ValidationGreaterThanError")
  end
  self.objects = {}
  for i = 0, self.num_objects - 1 do
    self.objects[i + 1] = GtaSaSaveDe.DefinitiveObject(self._io, self, self._root)
  end
end

-- 
-- Players that follow; 1.
-- 
-- The player as a person: health, weapons, clothes.
-- 
-- Vehicles that follow; 0.
-- 
-- Vehicles of a mission, in the form of Android; none in the measured
-- files.
-- 
-- Probably what the camera follows.
-- 
-- Bytes of unknown use between the camera target and the objects.
-- 
-- Objects that follow; 175.
-- 
-- Objects that scripts made.

-- 
-- Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
-- take four bytes.
GtaSaSaveDe.DefinitiveSimpleBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.DefinitiveSimpleBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.DefinitiveSimpleBlock:_read()
  self.last_mission = GtaSaSaveDe.Text(self._io, self, self._root)
  self.version_id = self._io:read_u4le()
  self.mission_pack_game = self._io:read_u4le()
  self.current_level = self._io:read_u1()
  self.camera_pos = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.ms_per_game_minute = self._io:read_u4le()
  self.last_clock_tick = self._io:read_u4le()
  self.game_month = self._io:read_u1()
  self.game_day = self._io:read_u1()
  self.game_hour = self._io:read_u1()
  self.game_minute = self._io:read_u1()
  self.game_weekday = self._io:read_u1()
  self.stored_month = self._io:read_u1()
  self.stored_day = self._io:read_u1()
  self.stored_hour = self._io:read_u1()
  self.stored_minute = self._io:read_u1()
  self.clock_has_been_stored = self._io:read_u4le()
  self.has_cheated = self._io:read_u1()
  self.global_timer = self._io:read_u4le()
  self.time_scale = self._io:read_f4le()
  self.time_step = self._io:read_f4le()
  self.time_step_non_clipped = self._io:read_f4le()
  self.frame_counter = self._io:read_u4le()
  self.old_weather = self._io:read_s2le()
  self.new_weather = self._io:read_s2le()
  self.forced_weather = self._io:read_s2le()
  self.weather_interpolation = self._io:read_f4le()
  self.weather_type_in_list = self._io:read_u4le()
  self.rain = self._io:read_f4le()
  self.car_zoom = self._io:read_u4le()
  self.ped_zoom = self._io:read_u4le()
  self.unknown_89 = self._io:read_u1()
  self.interior = self._io:read_s4le()
  self.invert_look = self._io:read_u4le()
  self.extra_colour = self._io:read_s4le()
  self.extra_colour_on = self._io:read_u4le()
  self.extra_colour_interpolation = self._io:read_f4le()
  self.extra_colour_weather = self._io:read_s4le()
  self.water_configuration = self._io:read_u4le()
  self.la_riots = self._io:read_u4le()
  self.la_riots_no_police_cars = self._io:read_u4le()
  self.max_wanted_level = self._io:read_u4le()
  self.max_chaos = self._io:read_u4le()
  self.unknown_134 = self._io:read_bytes(53)
end

-- 
-- Meaning of `current_level`.
GtaSaSaveDe.DefinitiveSimpleBlock.property.current_level_name = {}
function GtaSaSaveDe.DefinitiveSimpleBlock.property.current_level_name:get()
  if self._m_current_level_name ~= nil then
    return self._m_current_level_name
  end

  self._m_current_level_name = GtaSaSaveDe.Town(self.current_level)
  return self._m_current_level_name
end

-- 
-- Meaning of `extra_colour_weather`.
GtaSaSaveDe.DefinitiveSimpleBlock.property.extra_colour_weather_name = {}
function GtaSaSaveDe.DefinitiveSimpleBlock.property.extra_colour_weather_name:get()
  if self._m_extra_colour_weather_name ~= nil then
    return self._m_extra_colour_weather_name
  end

  self._m_extra_colour_weather_name = GtaSaSaveDe.Weather(self.extra_colour_weather)
  return self._m_extra_colour_weather_name
end

-- 
-- Meaning of `forced_weather`.
GtaSaSaveDe.DefinitiveSimpleBlock.property.forced_weather_name = {}
function GtaSaSaveDe.DefinitiveSimpleBlock.property.forced_weather_name:get()
  if self._m_forced_weather_name ~= nil then
    return self._m_forced_weather_name
  end

  self._m_forced_weather_name = GtaSaSaveDe.Weather(self.forced_weather)
  return self._m_forced_weather_name
end

-- 
-- Meaning of `interior`.
GtaSaSaveDe.DefinitiveSimpleBlock.property.interior_name = {}
function GtaSaSaveDe.DefinitiveSimpleBlock.property.interior_name:get()
  if self._m_interior_name ~= nil then
    return self._m_interior_name
  end

  self._m_interior_name = GtaSaSaveDe.InteriorArea(self.interior)
  return self._m_interior_name
end

-- 
-- Meaning of `new_weather`.
GtaSaSaveDe.DefinitiveSimpleBlock.property.new_weather_name = {}
function GtaSaSaveDe.DefinitiveSimpleBlock.property.new_weather_name:get()
  if self._m_new_weather_name ~= nil then
    return self._m_new_weather_name
  end

  self._m_new_weather_name = GtaSaSaveDe.Weather(self.new_weather)
  return self._m_new_weather_name
end

-- 
-- Meaning of `old_weather`.
GtaSaSaveDe.DefinitiveSimpleBlock.property.old_weather_name = {}
function GtaSaSaveDe.DefinitiveSimpleBlock.property.old_weather_name:get()
  if self._m_old_weather_name ~= nil then
    return self._m_old_weather_name
  end

  self._m_old_weather_name = GtaSaSaveDe.Weather(self.old_weather)
  return self._m_old_weather_name
end

-- 
-- Key of the last mission's text.
-- 
-- 0xF2E813F3.
-- 
-- Whether a mission pack is played; 0.
-- 
-- Town, by its number.
-- 
-- Place of the camera.
-- 
-- Length of a minute of the game; 1000.
-- 
-- Time at which the clock last went on.
-- 
-- Month, 1 to 12.
-- 
-- Day of the month, 1 to 31.
-- 
-- Hour, 0 to 23.
-- 
-- Minute, 0 to 59.
-- 
-- Day of the week, 1 to 7.
-- 
-- Month of the clock that a script put aside.
-- 
-- Day of the clock that was put aside.
-- 
-- Hour of the clock that was put aside.
-- 
-- Minute of the clock that was put aside.
-- 
-- Whether a clock was put aside.
-- 
-- Probably whether the player has cheated; 1 with 648 cheats.
-- 
-- Time played, which all other times refer to.
-- 
-- Speed of the game.
-- 
-- Length of the last step in units of 20 ms.
-- 
-- Length of the last step before it was limited, in units of 20 ms.
-- 
-- Frames drawn.
-- 
-- Weather that goes.
-- 
-- Weather that comes.
-- 
-- Weather that a script holds; -1 for none.
-- 
-- Progress of the change of weather, 0 to 1.
-- 
-- Place in the list of weathers.
-- 
-- Strength of the rain, 0 to 1.
-- 
-- Camera of vehicles.
-- 
-- Camera on foot.
-- 
-- Unknown; 2.
-- 
-- Area code; 0 is outside. The player carries the same.
-- 
-- Probably whether looking up and down is swapped.
-- 
-- Tint of an interior.
-- 
-- Whether the tint is on.
-- 
-- Strength of the tint, 0 or 1.
-- 
-- Weather of the tint.
-- 
-- Water of the map.
-- 
-- Whether Los Santos riots.
-- 
-- Whether the riots have no police cars.
-- 
-- Most stars that police gives, 0 to 6.
-- 
-- Highest chaos, which belongs to the highest number of stars: 0, 115,
-- 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
-- 
-- Languages and settings of the menu, in an unknown order.

-- 
-- A direction in three bytes, 99 or 100 long.
GtaSaSaveDe.Direction100 = class.class(KaitaiStruct)

function GtaSaSaveDe.Direction100:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Direction100:_read()
  self.x = self._io:read_s1()
  self.y = self._io:read_s1()
  self.z = self._io:read_s1()
end

-- 
-- East.
-- 
-- North.
-- 
-- Up.

-- 
-- A door.
GtaSaSaveDe.EntryExit = class.class(KaitaiStruct)

function GtaSaSaveDe.EntryExit:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.EntryExit:_read()
  self.entry_index = self._io:read_s2le()
  if self.has_body then
    self.door = GtaSaSaveDe.EntryExitState(self._io, self, self._root)
  end
end

-- 
-- Whether it is a door rather than the end.
GtaSaSaveDe.EntryExit.property.has_body = {}
function GtaSaSaveDe.EntryExit.property.has_body:get()
  if self._m_has_body ~= nil then
    return self._m_has_body
  end

  self._m_has_body = self.entry_index ~= -1
  return self._m_has_body
end

-- 
-- Number in the game's table, below 400 on the PC and 455 on Android; -1
-- ends the list.
-- 
-- State of the door.
function GtaSaSaveDe.EntryExit:__tostring()
  return "door " .. tostring(self.entry_index)
end

-- 
-- Bits of doors; the names of other sources are those of scripts.
GtaSaSaveDe.EntryExitBits = class.class(KaitaiStruct)

function GtaSaSaveDe.EntryExitBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.EntryExitBits:_read()
  self.interior_marker = self._io:read_bits_int_le(1) ~= 0
  self.pairing = self._io:read_bits_int_le(1) ~= 0
  self.create_linked_pair = self._io:read_bits_int_le(1) ~= 0
  self.reward_interior = self._io:read_bits_int_le(1) ~= 0
  self.used_reward_entrance = self._io:read_bits_int_le(1) ~= 0
  self.cars_and_aircraft = self._io:read_bits_int_le(1) ~= 0
  self.bikes_only = self._io:read_bits_int_le(1) ~= 0
  self.disable_on_foot = self._io:read_bits_int_le(1) ~= 0
  self.accept_npc_group = self._io:read_bits_int_le(1) ~= 0
  self.food_date = self._io:read_bits_int_le(1) ~= 0
  self.burglary_door = self._io:read_bits_int_le(1) ~= 0
  self.disable_exit = self._io:read_bits_int_le(1) ~= 0
  self.burglary_access = self._io:read_bits_int_le(1) ~= 0
  self.entered_without_exit = self._io:read_bits_int_le(1) ~= 0
  self.enable_access = self._io:read_bits_int_le(1) ~= 0
  self.delete_enex = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Is set only on markers of interiors; nothing else is known.
-- 
-- The player is moved without walking through the door.
-- 
-- Joined with a mate without this bit when a new game starts.
-- 
-- An interior as a reward. Who enters by a door without it loads the
-- shop of that name and sets it on the mate; leaving by a door that has
-- it unloads the shop.
-- 
-- Entrance whose reward interior was used; the wiki says that
-- `reward_interior` of the mate sets it.
-- 
-- Cars and aircraft pass.
-- 
-- Bikes may pass as well; not only bikes, as the name suggests.
-- 
-- Not on foot; never set.
-- 
-- Members of the group come along, passengers get out.
-- 
-- Without fading in, or a date with food: the sources differ.
-- 
-- Is set on the doors of Bayside and on those of burglaries, which are
-- made for their time; scripts name it after opening hours.
-- 
-- No way back; never set.
-- 
-- Open to burglars, switched by the job.
-- 
-- Was entered and not left; on one side of the pair only.
-- 
-- May be used; set unless a script clears it.
-- 
-- Goes when it is used; never set.

-- 
-- State of a door.
GtaSaSaveDe.EntryExitState = class.class(KaitaiStruct)

function GtaSaSaveDe.EntryExitState:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.EntryExitState:_read()
  self.flags = GtaSaSaveDe.EntryExitBits(self._io, self, self._root)
  self.linked_index = self._io:read_s2le()
end

-- 
-- Behaviour of the door.
-- 
-- Door at the other side; -1, or one that does not exist, for none.
-- Links need not be mutual.

-- 
-- Block 25.
GtaSaSaveDe.EntryExitsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.EntryExitsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.EntryExitsBlock:_read()
  self.num_stack = self._io:read_u4le()
  if not(self.num_stack <= math.floor((self._io:size() - self._io:pos()) / 2)) then
    error("ValidationGreaterThanError")
  end
  self.stack = {}
  for i = 0, self.num_stack - 1 do
    self.stack[i + 1] = self._io:read_u2le()
  end
  self.entries = {}
  local i = 0
  while true do
    local _ = GtaSaSaveDe.EntryExit(self._io, self, self._root)
    self.entries[i + 1] = _
    if _.entry_index == -1 then
      break
    end
    i = i + 1
  end
end

-- 
-- Doors that the player went through; 0 outside, 1 inside.
-- 
-- Numbers of the doors that the player went through, the innermost last.
-- 
-- Doors, in order; the last has the number -1 and nothing else. They
-- overwrite what the game made of its map files; a door without a record
-- keeps that.

-- 
-- A place for one part of the map.
GtaSaSaveDe.ExtraRestart = class.class(KaitaiStruct)

function GtaSaSaveDe.ExtraRestart:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ExtraRestart:_read()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.radius = self._io:read_f4le()
  self.heading = self._io:read_f4le()
end

-- 
-- Place at which the player wakes up.
-- 
-- Distance from the place within which the player must be; 0 or 1500.
-- 
-- Direction in which the player looks after waking up.

-- 
-- Block 4.
GtaSaSaveDe.GameLogicBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.GameLogicBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.GameLogicBlock:_read()
  self.num_restarts = self._io:read_u4le()
  if not(self.num_restarts <= math.floor((self._io:size() - self._io:pos()) / 16)) then
    error("ValidationGreaterThanError")
  end
  self.penalty_for_death = self._io:read_u1()
  self.penalty_for_arrest = self._io:read_u1()
  self.game_state = self._io:read_u1()
  self.time_of_last_event = self._io:read_u4le()
  self.restarts = {}
  for i = 0, self.num_restarts - 1 do
    self.restarts[i + 1] = GtaSaSaveDe.Restart(self._io, self, self._root)
  end
end

-- 
-- Meaning of `game_state`.
GtaSaSaveDe.GameLogicBlock.property.game_state_name = {}
function GtaSaSaveDe.GameLogicBlock.property.game_state_name:get()
  if self._m_game_state_name ~= nil then
    return self._m_game_state_name
  end

  self._m_game_state_name = GtaSaSaveDe.PlayState(self.game_state)
  return self._m_game_state_name
end

-- 
-- Places that follow; 0.
-- 
-- Whether death costs the weapons (opcode 08DD).
-- 
-- Whether arrest costs the weapons (opcode 08DE).
-- 
-- Whether the player plays, died or was arrested; 0 in every file.
-- 
-- Time at which the state last changed.
-- 
-- Places to wake up at after death; none in the measured files.

-- 
-- Weapons of a gang (opcode 0237).
GtaSaSaveDe.Gang = class.class(KaitaiStruct)

function GtaSaSaveDe.Gang:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Gang:_read()
  self.ped_model_override = self._io:read_s1()
  self.gap_001 = self._io:read_bytes(3)
  self.weapon_a = self._io:read_u4le()
  self.weapon_b = self._io:read_u4le()
  self.weapon_c = self._io:read_u4le()
end

-- 
-- Meaning of `weapon_a`.
GtaSaSaveDe.Gang.property.weapon_a_name = {}
function GtaSaSaveDe.Gang.property.weapon_a_name:get()
  if self._m_weapon_a_name ~= nil then
    return self._m_weapon_a_name
  end

  self._m_weapon_a_name = GtaSaSaveDe.WeaponKind(self.weapon_a)
  return self._m_weapon_a_name
end

-- 
-- Meaning of `weapon_b`.
GtaSaSaveDe.Gang.property.weapon_b_name = {}
function GtaSaSaveDe.Gang.property.weapon_b_name:get()
  if self._m_weapon_b_name ~= nil then
    return self._m_weapon_b_name
  end

  self._m_weapon_b_name = GtaSaSaveDe.WeaponKind(self.weapon_b)
  return self._m_weapon_b_name
end

-- 
-- Meaning of `weapon_c`.
GtaSaSaveDe.Gang.property.weapon_c_name = {}
function GtaSaSaveDe.Gang.property.weapon_c_name:get()
  if self._m_weapon_c_name ~= nil then
    return self._m_weapon_c_name
  end

  self._m_weapon_c_name = GtaSaSaveDe.WeaponKind(self.weapon_c)
  return self._m_weapon_c_name
end

-- 
-- Model of its members; -1 for the usual ones.
-- 
-- Nothing; 0.
-- 
-- First weapon; 0 for none.
-- 
-- Second weapon; 0 for none.
-- 
-- Third weapon; 0 for none.

-- 
-- Block 23.
GtaSaSaveDe.GangWarsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.GangWarsBlock:_init(is_mobile, has_specific_zones, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self.has_specific_zones = has_specific_zones
  self:_read()
end

function GtaSaSaveDe.GangWarsBlock:_read()
  self.war_size = self._io:read_u4le()
  self.active = self._io:read_u1()
  self.gap_005 = self._io:read_bytes(3)
  self.state = self._io:read_u4le()
  self.time_started = self._io:read_u4le()
  self.zone_info_index = self._io:read_s4le()
  self.nav_zone_index = self._io:read_s4le()
  self.player_start_pos = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.gang_1 = self._io:read_s4le()
  self.gang_2 = self._io:read_s4le()
  self.ferocity = self._io:read_s4le()
  self.last_time_in_area = self._io:read_u4le()
  self.attack_state = self._io:read_u4le()
  self.time_till_next_attack = self._io:read_f4le()
  self.point_of_attack = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.fight_timer = self._io:read_s4le()
  self.radar_blip = self._io:read_s4le()
  self.player_is_close = self._io:read_u1()
  self.gap_051 = self._io:read_bytes(3)
  self.territory_share = self._io:read_f4le()
  self.difficulty = self._io:read_f4le()
  if self.is_mobile_game then
    self.can_start_on_mission = self._io:read_u1()
  end
  if self.is_mobile_game then
    self.training_mission = self._io:read_u1()
  end
  if self.is_mobile_game then
    self.gap_05e = self._io:read_bytes(2)
  end
  if self.is_mobile_game then
    self.zone_info_for_training = self._io:read_s4le()
  end
  if self.with_specific_zones then
    self.specific_zone_count = self._io:read_u4le()
  end
  if self.with_specific_zones then
    self.specific_zones = {}
    for i = 0, 6 - 1 do
      self.specific_zones[i + 1] = self._io:read_s4le()
    end
  end
end

-- 
-- Meaning of `attack_state`.
GtaSaSaveDe.GangWarsBlock.property.attack_state_name = {}
function GtaSaSaveDe.GangWarsBlock.property.attack_state_name:get()
  if self._m_attack_state_name ~= nil then
    return self._m_attack_state_name
  end

  self._m_attack_state_name = GtaSaSaveDe.WarAttack(self.attack_state)
  return self._m_attack_state_name
end

-- 
-- Meaning of `gang_1`.
GtaSaSaveDe.GangWarsBlock.property.gang_1_name = {}
function GtaSaSaveDe.GangWarsBlock.property.gang_1_name:get()
  if self._m_gang_1_name ~= nil then
    return self._m_gang_1_name
  end

  self._m_gang_1_name = GtaSaSaveDe.GangId(self.gang_1)
  return self._m_gang_1_name
end

-- 
-- Meaning of `gang_2`.
GtaSaSaveDe.GangWarsBlock.property.gang_2_name = {}
function GtaSaSaveDe.GangWarsBlock.property.gang_2_name:get()
  if self._m_gang_2_name ~= nil then
    return self._m_gang_2_name
  end

  self._m_gang_2_name = GtaSaSaveDe.GangId(self.gang_2)
  return self._m_gang_2_name
end

-- 
-- Whether fields of phones follow.
GtaSaSaveDe.GangWarsBlock.property.is_mobile_game = {}
function GtaSaSaveDe.GangWarsBlock.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
end

-- 
-- Meaning of `state`.
GtaSaSaveDe.GangWarsBlock.property.state_name = {}
function GtaSaSaveDe.GangWarsBlock.property.state_name:get()
  if self._m_state_name ~= nil then
    return self._m_state_name
  end

  self._m_state_name = GtaSaSaveDe.WarState(self.state)
  return self._m_state_name
end

-- 
-- Whether fields of the Definitive Edition follow.
GtaSaSaveDe.GangWarsBlock.property.with_specific_zones = {}
function GtaSaSaveDe.GangWarsBlock.property.with_specific_zones:get()
  if self._m_with_specific_zones ~= nil then
    return self._m_with_specific_zones
  end

  self._m_with_specific_zones = self.has_specific_zones
  return self._m_with_specific_zones
end

-- 
-- Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
-- 
-- Whether wars happen (opcode 0879).
-- 
-- Old memory; no meaning.
-- 
-- Stage of a war that the player began; 0, because saving ends it.
-- 
-- Time at which the war began.
-- 
-- Info of the zone; -1 for none.
-- 
-- Zone that is fought for; -1 for none.
-- 
-- Place of the player when the war began.
-- 
-- First gang of the war.
-- 
-- Second gang of the war.
-- 
-- Strength of the attackers, 0 to 2.
-- 
-- Time at which the player was last in the zone.
-- 
-- Stage of an attack on the player's territory; 0 in every file.
-- 
-- Time until the next attack.
-- 
-- Place of the attack.
-- 
-- Countdown of the fight.
-- 
-- Icon of the war on the radar; 0.
-- 
-- Whether the player is near.
-- 
-- Old memory; no meaning.
-- 
-- Zones of the Grove among those of Grove, Ballas and Vagos (opcode
-- 08E2)
-- 
-- The share when the last war began.
-- 
-- Whether a war can begin during a mission.
-- 
-- Whether the mission that teaches it runs.
-- 
-- Old memory; no meaning.
-- 
-- Info of that mission's zone.
-- 
-- Probably how many zones wars are limited to.
-- 
-- Probably the zones to which wars are limited.
-- 
-- Whether the fields of phones and the Definitive Edition follow.
-- 
-- Whether those of the Definitive Edition follow.

-- 
-- Block 11.
GtaSaSaveDe.GangsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.GangsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.GangsBlock:_read()
  self.gangs = {}
  for i = 0, 10 - 1 do
    self.gangs[i + 1] = GtaSaSaveDe.Gang(self._io, self, self._root)
  end
end

-- 
-- Weapons and model of the ten gangs, in the order of `gang_id`.

-- 
-- A garage.
GtaSaSaveDe.Garage = class.class(KaitaiStruct)

function GtaSaSaveDe.Garage:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Garage:_read()
  self.garage_type = self._io:read_u1()
  self.door_state = self._io:read_u1()
  self.flags = GtaSaSaveDe.GarageBits(self._io, self, self._root)
  self.gap_002 = self._io:read_bytes(1)
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.direction_a = GtaSaSaveDe.Vec2(self._io, self, self._root)
  self.direction_b = GtaSaSaveDe.Vec2(self._io, self, self._root)
  self.top_z = self._io:read_f4le()
  self.width = self._io:read_f4le()
  self.depth = self._io:read_f4le()
  self.left = self._io:read_f4le()
  self.right = self._io:read_f4le()
  self.front = self._io:read_f4le()
  self.back = self._io:read_f4le()
  self.door_position = self._io:read_f4le()
  self.time_to_open = self._io:read_u4le()
  self.garage_name = self._io:read_bytes(8)
  self.original_type = self._io:read_u1()
  self.gap_04c = self._io:read_bytes(3)
end

-- 
-- Meaning of `door_state`.
GtaSaSaveDe.Garage.property.door_state_name = {}
function GtaSaSaveDe.Garage.property.door_state_name:get()
  if self._m_door_state_name ~= nil then
    return self._m_door_state_name
  end

  self._m_door_state_name = GtaSaSaveDe.Door(self.door_state)
  return self._m_door_state_name
end

-- 
-- Meaning of `garage_type`.
GtaSaSaveDe.Garage.property.garage_type_name = {}
function GtaSaSaveDe.Garage.property.garage_type_name:get()
  if self._m_garage_type_name ~= nil then
    return self._m_garage_type_name
  end

  self._m_garage_type_name = GtaSaSaveDe.GarageKind(self.garage_type)
  return self._m_garage_type_name
end

-- 
-- Meaning of `original_type`.
GtaSaSaveDe.Garage.property.original_type_name = {}
function GtaSaSaveDe.Garage.property.original_type_name:get()
  if self._m_original_type_name ~= nil then
    return self._m_original_type_name
  end

  self._m_original_type_name = GtaSaSaveDe.GarageKind(self.original_type)
  return self._m_original_type_name
end

-- 
-- Use of the garage now.
-- 
-- State of the door.
-- 
-- How the door opens, and whether it is in use.
-- 
-- Old memory; no meaning.
-- 
-- First corner, at the floor.
-- 
-- Direction of the first side.
-- 
-- Direction of the second side.
-- 
-- Height of the ceiling.
-- 
-- Length of the side along the door.
-- 
-- Length of the side perpendicular to the door.
-- 
-- Lowest x.
-- 
-- Highest x.
-- 
-- Lowest y.
-- 
-- Highest y.
-- 
-- 0 when the door is closed, otherwise 1.
-- 
-- Time at which the door opens.
-- 
-- Name to scripts, ended by a zero.
-- 
-- Use of the garage at the start.
-- 
-- Old memory; no meaning.

-- 
-- Bits of garages.
GtaSaSaveDe.GarageBits = class.class(KaitaiStruct)

function GtaSaSaveDe.GarageBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.GarageBits:_read()
  self.used_mod_shop = self._io:read_bits_int_le(1) ~= 0
  self.inactive = self._io:read_bits_int_le(1) ~= 0
  self.respray_used = self._io:read_bits_int_le(1) ~= 0
  self.opens_up = self._io:read_bits_int_le(1) ~= 0
  self.goes_in = self._io:read_bits_int_le(1) ~= 0
  self.camera_follows = self._io:read_bits_int_le(1) ~= 0
  self.door_closed = self._io:read_bits_int_le(1) ~= 0
  self.always_free = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- A tuning shop that has been used, as the wiki reads it; the engine's
-- name is not known.
-- 
-- Switched off by a script (02B9); the door does not react.
-- 
-- A respray has been done here (the first one is free).
-- 
-- Door swings up.
-- 
-- Door swings up and then slides in under the ceiling.
-- 
-- The camera follows the player in instead of staying outside.
-- 
-- Repeats the state of the door: set exactly when `door_state` is not 1.
-- 
-- Paint always costs nothing; only in `michdr`.

-- 
-- Block 3. Garages, shops that work on cars, and the cars that the player
-- keeps.
GtaSaSaveDe.GaragesBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.GaragesBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.GaragesBlock:_read()
  self.num_garages = self._io:read_u4le()
  if not(self.num_garages <= math.floor((self._io:size() - self._io:pos()) / 80)) then
    error("ValidationGreaterThanError")
  end
  self.free_bombs = self._io:read_u1()
  self.free_resprays = self._io:read_u1()
  self.no_resprays = self._io:read_u1()
  self.cars_collected = self._io:read_s4le()
  self.bank_vans_collected = self._io:read_s4le()
  self.police_cars_collected = self._io:read_s4le()
  self.car_types_collected = {}
  for i = 0, 4 - 1 do
    self.car_types_collected[i + 1] = self._io:read_s4le()
  end
  self.last_help_time = self._io:read_s4le()
  self.cars = {}
  for i = 0, 80 - 1 do
    self.cars[i + 1] = GtaSaSaveDe.StoredCar(self._io, self, self._root)
  end
  self.garages = {}
  for i = 0, self.num_garages - 1 do
    self.garages[i + 1] = GtaSaSaveDe.Garage(self._io, self, self._root)
  end
end

-- 
-- Garages that follow the cars; 50.
-- 
-- Whether bombs cost nothing; 0.
-- 
-- Whether paint costs nothing (opcode 0335).
-- 
-- Whether paint shops are closed (opcode 0A14).
-- 
-- Leftover of earlier games.
-- 
-- Leftover of earlier games.
-- 
-- Leftover of earlier games.
-- 
-- Leftover of earlier games.
-- 
-- Time at which the last help about garages was shown.
-- 
-- Cars in the garages that keep them, as slot * 20 + row: the first
-- slots of all 20 rows, then the second ones.
-- 
-- State of the 50 garages of the map: place, door, use.

-- 
-- How a parked car appears.
GtaSaSaveDe.GeneratorBits = class.class(KaitaiStruct)

function GtaSaSaveDe.GeneratorBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.GeneratorBits:_read()
  self.wait_until_far = self._io:read_bits_int_le(1) ~= 0
  self.high_priority = self._io:read_bits_int_le(1) ~= 0
  self.active_generator = self._io:read_bits_int_le(1) ~= 0
  self.owned_by_player = self._io:read_bits_int_le(1) ~= 0
  self.ignore_population_limit = self._io:read_bits_int_le(1) ~= 0
  self.unused_generator_bits = self._io:read_bits_int_le(3)
end

-- 
-- No new car until the player has gone far away.
-- 
-- Appears in any case; scripts call it "force spawn".
-- 
-- Never set.
-- 
-- The player has already owned a car of this generator.
-- 
-- Always set.
-- 
-- Nothing known; 0.

-- 
-- Bits of handling, a part of the model's data; to be copied with the car.
GtaSaSaveDe.HandlingBits = class.class(KaitaiStruct)

function GtaSaSaveDe.HandlingBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.HandlingBits:_read()
  self.boost_1g = self._io:read_bits_int_le(1) ~= 0
  self.boost_2g = self._io:read_bits_int_le(1) ~= 0
  self.npc_anti_roll = self._io:read_bits_int_le(1) ~= 0
  self.npc_neutral = self._io:read_bits_int_le(1) ~= 0
  self.no_handbrake = self._io:read_bits_int_le(1) ~= 0
  self.steer_rear = self._io:read_bits_int_le(1) ~= 0
  self.handbrake_steer = self._io:read_bits_int_le(1) ~= 0
  self.alt_steer = self._io:read_bits_int_le(1) ~= 0
  self.front_narrow_2 = self._io:read_bits_int_le(1) ~= 0
  self.front_narrow = self._io:read_bits_int_le(1) ~= 0
  self.front_wide = self._io:read_bits_int_le(1) ~= 0
  self.front_wide_2 = self._io:read_bits_int_le(1) ~= 0
  self.rear_narrow_2 = self._io:read_bits_int_le(1) ~= 0
  self.rear_narrow = self._io:read_bits_int_le(1) ~= 0
  self.rear_wide = self._io:read_bits_int_le(1) ~= 0
  self.rear_wide_2 = self._io:read_bits_int_le(1) ~= 0
  self.hydraulic_geometry = self._io:read_bits_int_le(1) ~= 0
  self.hydraulics_inst = self._io:read_bits_int_le(1) ~= 0
  self.no_hydraulics = self._io:read_bits_int_le(1) ~= 0
  self.nos_inst = self._io:read_bits_int_le(1) ~= 0
  self.offroad = self._io:read_bits_int_le(1) ~= 0
  self.offroad_2 = self._io:read_bits_int_le(1) ~= 0
  self.halogen = self._io:read_bits_int_le(1) ~= 0
  self.rear_wheel_first = self._io:read_bits_int_le(1) ~= 0
  self.use_max_speed = self._io:read_bits_int_le(1) ~= 0
  self.low_rider = self._io:read_bits_int_le(1) ~= 0
  self.street_racer = self._io:read_bits_int_le(1) ~= 0
  self.unknown_bit_27 = self._io:read_bits_int_le(1) ~= 0
  self.swinging_chassis = self._io:read_bits_int_le(1) ~= 0
  self.unknown_bit_29 = self._io:read_bits_int_le(3)
end

-- 
-- More power when pulling away and uphill.
-- 
-- More power at higher speed.
-- 
-- No body roll when the computer drives.
-- 
-- Less likely to spin when the computer drives.
-- 
-- The handbrake has no effect.
-- 
-- The rear wheels steer instead of the front ones (forklift).
-- 
-- With the handbrake the rear wheels steer too (monster trucks).
-- 
-- Another kind of steering; nothing more is known of it.
-- 
-- Very narrow front wheels.
-- 
-- Narrow front wheels.
-- 
-- Wide front wheels.
-- 
-- Very wide front wheels.
-- 
-- Very narrow rear wheels.
-- 
-- Narrow rear wheels.
-- 
-- Wide rear wheels.
-- 
-- Very wide rear wheels.
-- 
-- Suspension geometry made for hydraulics.
-- 
-- Hydraulics are installed.
-- 
-- Hydraulics cannot be installed.
-- 
-- Nitrous is installed.
-- 
-- Better grip on loose ground (dirt).
-- 
-- Better grip on soft ground (sand).
-- 
-- Brighter, bluer headlights.
-- 
-- The rear wheels are computed before the front ones.
-- 
-- Cannot go faster than the top speed of its handling line.
-- 
-- Loco Low Co accepts the car.
-- 
-- Wheel Arch Angels accepts it, and no other shop.
-- 
-- Meaning not known.
-- 
-- The body swings from side to side on its suspension.
-- 
-- Meaning not known.

-- 
-- Something that is not shown.
GtaSaSaveDe.InvisibleObject = class.class(KaitaiStruct)

function GtaSaSaveDe.InvisibleObject:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.InvisibleObject:_read()
  self.object_kind = self._io:read_u4le()
  self.pool_index_plus_1 = self._io:read_u4le()
end

-- 
-- Meaning of `object_kind`.
GtaSaSaveDe.InvisibleObject.property.object_kind_name = {}
function GtaSaSaveDe.InvisibleObject.property.object_kind_name:get()
  if self._m_object_kind_name ~= nil then
    return self._m_object_kind_name
  end

  self._m_object_kind_name = GtaSaSaveDe.HiddenThing(self.object_kind)
  return self._m_object_kind_name
end

-- 
-- Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
-- 
-- Row of the hidden thing in the pool of its kind, plus 1.

-- 
-- Block 21. Parts of the map; what a number means depends on the data of the
-- game.
GtaSaSaveDe.IplFlagsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.IplFlagsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.IplFlagsBlock:_read()
  self.slot_count = self._io:read_u4le()
  if not(self.slot_count == 256) then
    error("not equal, expected " .. 256 .. ", but got " .. self.slot_count)
  end
  self.flags = {}
  for i = 0, 255 - 1 do
    self.flags[i + 1] = self._io:read_u1()
  end
end

-- 
-- Number of parts, 256; the first is not stored.
-- 
-- Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
-- 0777), which streamed parts ignore. Parts are numbered in the order of
-- gta3.img.

-- 
-- A mission that runs.
GtaSaSaveDe.LoadedMission = class.class(KaitaiStruct)

function GtaSaSaveDe.LoadedMission:_init(has_index, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.has_index = has_index
  self:_read()
end

function GtaSaSaveDe.LoadedMission:_read()
  if self.is_numbered then
    self.mission_index = self._io:read_u4le()
  end
  self.code = self._io:read_bytes(69000)
  self.mission_locals = {}
  for i = 0, 1024 - 1 do
    self.mission_locals[i + 1] = self._io:read_u4le()
  end
end

-- 
-- Whether the number is there.
GtaSaSaveDe.LoadedMission.property.is_numbered = {}
function GtaSaSaveDe.LoadedMission.property.is_numbered:get()
  if self._m_is_numbered ~= nil then
    return self._m_is_numbered
  end

  self._m_is_numbered = self.has_index
  return self._m_is_numbered
end

-- 
-- Number of the mission whose script is loaded.
-- 
-- Script of the mission.
-- 
-- Variables of the mission.
-- 
-- Whether the number of the mission comes first.

-- 
-- An object with its distant model.
GtaSaSaveDe.LodPair = class.class(KaitaiStruct)

function GtaSaSaveDe.LodPair:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.LodPair:_read()
  self.object = self._io:read_s4le()
  self.lod_object = self._io:read_s4le()
end

-- 
-- Handle of the object; -1 in a free place.
-- 
-- Handle of the distant one; -1 in a free place.

-- 
-- The table of names that the script's compiler wrote.
GtaSaSaveDe.MetadataBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.MetadataBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.MetadataBlock:_read()
  self.len_chunks = self._io:read_u4le()
  if not(self.len_chunks <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.chunks = self._io:read_bytes(self.len_chunks)
end

-- 
-- Bytes of `chunks`.
-- 
-- Six chunks of 131,072 bytes before their compression with zlib, each
-- after a header of 48 bytes. Together they are a text of 752,686 bytes
-- with its length before it: global and local variables, labels,
-- constants and scripts. It is the same in all measured files.

-- 
-- A person; the player where `ped_type` is 0 or 1.
GtaSaSaveDe.MobilePlayer = class.class(KaitaiStruct)

function GtaSaSaveDe.MobilePlayer:_init(is_definitive, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_definitive = is_definitive
  self:_read()
end

function GtaSaSaveDe.MobilePlayer:_read()
  self.handle = self._io:read_u4le()
  self.model = self._io:read_s4le()
  self.ped_type = self._io:read_s4le()
  if self.has_model_name then
    self.model_name = self._io:read_bytes(9)
  end
  self.ped_size = self._io:read_u4le()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.heading = self._io:read_f4le()
  self.health = self._io:read_f4le()
  self.armor = self._io:read_f4le()
  self.weapons = {}
  for i = 0, 13 - 1 do
    self.weapons[i + 1] = GtaSaSaveDe.Weapon(self._io, self, self._root)
  end
  self.created_by = self._io:read_u1()
  self.active_weapon_slot = self._io:read_u1()
  self.area = self._io:read_u1()
  self.gap_197 = self._io:read_bytes(1)
  self.exit_index = self._io:read_s4le()
  self.fighting_style = self._io:read_u1()
  self.allowed_attack_moves = self._io:read_u1()
  self.gap_19e = self._io:read_bytes(2)
  if self.is_android then
    self.ped_flags = {}
    for i = 0, 4 - 1 do
      self.ped_flags[i + 1] = self._io:read_u4le()
    end
  end
  if self.is_android then
    self.gap_1b0 = self._io:read_bytes(4)
  end
  if self.is_definitive_edition then
    self.unknown_ped = self._io:read_bytes(76)
  end
  if self.is_player then
    self.player_part = GtaSaSaveDe.MobilePlayerPart(self._io, self, self._root)
  end
end

-- 
-- Meaning of `active_weapon_slot`.
GtaSaSaveDe.MobilePlayer.property.active_weapon_slot_name = {}
function GtaSaSaveDe.MobilePlayer.property.active_weapon_slot_name:get()
  if self._m_active_weapon_slot_name ~= nil then
    return self._m_active_weapon_slot_name
  end

  self._m_active_weapon_slot_name = GtaSaSaveDe.WeaponSlot(self.active_weapon_slot)
  return self._m_active_weapon_slot_name
end

-- 
-- Meaning of `area`.
GtaSaSaveDe.MobilePlayer.property.area_name = {}
function GtaSaSaveDe.MobilePlayer.property.area_name:get()
  if self._m_area_name ~= nil then
    return self._m_area_name
  end

  self._m_area_name = GtaSaSaveDe.InteriorArea(self.area)
  return self._m_area_name
end

-- 
-- Meaning of `fighting_style`.
GtaSaSaveDe.MobilePlayer.property.fighting_style_name = {}
function GtaSaSaveDe.MobilePlayer.property.fighting_style_name:get()
  if self._m_fighting_style_name ~= nil then
    return self._m_fighting_style_name
  end

  self._m_fighting_style_name = GtaSaSaveDe.Fighting(self.fighting_style)
  return self._m_fighting_style_name
end

-- 
-- Whether the model has a name.
GtaSaSaveDe.MobilePlayer.property.has_model_name = {}
function GtaSaSaveDe.MobilePlayer.property.has_model_name:get()
  if self._m_has_model_name ~= nil then
    return self._m_has_model_name
  end

  self._m_has_model_name =  ((self.model >= 290) and (self.model <= 299)) 
  return self._m_has_model_name
end

-- 
-- Whether the person has the size of Android.
GtaSaSaveDe.MobilePlayer.property.is_android = {}
function GtaSaSaveDe.MobilePlayer.property.is_android:get()
  if self._m_is_android ~= nil then
    return self._m_is_android
  end

  self._m_is_android = not(self.is_definitive)
  return self._m_is_android
end

-- 
-- Whether the person has the size of the Definitive Edition.
GtaSaSaveDe.MobilePlayer.property.is_definitive_edition = {}
function GtaSaSaveDe.MobilePlayer.property.is_definitive_edition:get()
  if self._m_is_definitive_edition ~= nil then
    return self._m_is_definitive_edition
  end

  self._m_is_definitive_edition = self.is_definitive
  return self._m_is_definitive_edition
end

-- 
-- Whether it is the player.
GtaSaSaveDe.MobilePlayer.property.is_player = {}
function GtaSaSaveDe.MobilePlayer.property.is_player:get()
  if self._m_is_player ~= nil then
    return self._m_is_player
  end

  self._m_is_player =  ((self.ped_type == 0) or (self.ped_type == 1)) 
  return self._m_is_player
end

-- 
-- Place among people * 256 + counter.
-- 
-- Number of the model that the player has, 0.
-- 
-- Kind of person; 0 for the player.
-- 
-- Name of the model, where it is one that scripts choose.
-- 
-- Bytes of the person: 420 on Android, 476 in the Definitive Edition.
-- 
-- Place of the player in the world.
-- 
-- Direction in which the player looks.
-- 
-- Points of health that the player has.
-- 
-- Armour.
-- 
-- Weapons that the player carries, one of each kind.
-- 
-- 1 the game, 2 a mission, 3 a replay.
-- 
-- Kind of weapon in the hand.
-- 
-- Area code, the low byte of `simple_variables.interior`.
-- 
-- Old memory; no meaning.
-- 
-- Door by which he leaves: the top of `entry_exits.stack`, or -1
-- outside; 345, the exit of the changing room, after he has changed his
-- clothes.
-- 
-- Style in which the player fights: 15 from the start, others from gyms
-- or scripts.
-- 
-- Moves that he may use, a bit for each: 15, the four low bits, from the
-- start.
-- 
-- Old memory; no meaning.
-- 
-- Probably flags of the person.
-- 
-- Old memory; no meaning.
-- 
-- Bytes of unknown use before the part of the player.
-- 
-- Data that only the player has, no other person.
-- 
-- Whether the Definitive Edition wrote the save.

-- 
-- What only the player has.
GtaSaSaveDe.MobilePlayerPart = class.class(KaitaiStruct)

function GtaSaSaveDe.MobilePlayerPart:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.MobilePlayerPart:_read()
  self.player_size = self._io:read_u4le()
  self.chaos_level = self._io:read_u4le()
  self.wanted_level = self._io:read_u1()
  self.gap_009 = self._io:read_bytes(3)
  self.model_keys = {}
  for i = 0, 10 - 1 do
    self.model_keys[i + 1] = self._io:read_u4le()
  end
  self.texture_keys = {}
  for i = 0, 18 - 1 do
    self.texture_keys[i + 1] = self._io:read_u4le()
  end
  self.fat = self._io:read_f4le()
  self.muscle = self._io:read_f4le()
  self.chosen_weapon_slot = self._io:read_u1()
  self.gap_085 = self._io:read_bytes(3)
  self.unknown_end = self._io:read_f4le()
end

-- 
-- Meaning of `chosen_weapon_slot`.
GtaSaSaveDe.MobilePlayerPart.property.chosen_weapon_slot_name = {}
function GtaSaSaveDe.MobilePlayerPart.property.chosen_weapon_slot_name:get()
  if self._m_chosen_weapon_slot_name ~= nil then
    return self._m_chosen_weapon_slot_name
  end

  self._m_chosen_weapon_slot_name = GtaSaSaveDe.WeaponSlot(self.chosen_weapon_slot)
  return self._m_chosen_weapon_slot_name
end

-- 
-- Bytes that follow: 136.
-- 
-- Chaos that the player has made; 0, because saving clears it.
-- 
-- Stars; 0, because saving clears them.
-- 
-- Old memory; no meaning.
-- 
-- Clothes by the CRC-32 (without the final inversion) of the model's
-- name in capitals; 0 for none.
-- 
-- Clothes by the CRC-32 (without the final inversion) of the texture's
-- name in capitals; 0 for none.
-- 
-- Copy of statistic 21.
-- 
-- Copy of statistic 23.
-- 
-- Weapon slot that the player has chosen; equals `active_weapon_slot`.
-- 
-- Old memory; no meaning.
-- 
-- Last number of the player; 1.

-- 
-- A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
-- vehicles of 4 files were measured.
GtaSaSaveDe.MobileVehicle = class.class(KaitaiStruct)

function GtaSaSaveDe.MobileVehicle:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.MobileVehicle:_read()
  self.handle = self._io:read_u4le()
  self.model = self._io:read_s4le()
  self.vehicle_size = self._io:read_u4le()
  self.right = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.matrix_flags = self._io:read_u4le()
  self.forward = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.gap_028 = self._io:read_bytes(4)
  self.up = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.gap_038 = self._io:read_bytes(4)
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.gap_048 = self._io:read_bytes(12)
  self.created_by = self._io:read_u1()
  self.colours = {}
  for i = 0, 4 - 1 do
    self.colours[i + 1] = self._io:read_u1()
  end
  self.gap_059 = self._io:read_bytes(1)
  self.alarm = self._io:read_u2le()
  self.max_passengers = self._io:read_u1()
  self.gap_05d = self._io:read_bytes(3)
  self.steer_angle = self._io:read_f4le()
  self.gas_pedal = self._io:read_f4le()
  self.brake_pedal = self._io:read_f4le()
  self.vehicle_flags = self._io:read_u4le()
  self.vehicle_flags_2 = self._io:read_u4le()
  self.health = self._io:read_f4le()
  self.unknown_120 = self._io:read_u4le()
  self.entity_flags = self._io:read_u4le()
  self.mass = self._io:read_f4le()
  self.turn_mass = self._io:read_f4le()
  self.buoyancy = self._io:read_f4le()
  if self.has_damage then
    self.damage = GtaSaSaveDe.VehicleDamage(self._io, self, self._root)
  end
  self.driver = self._io:read_s4le()
  self.passengers = {}
  for i = 0, 8 - 1 do
    self.passengers[i + 1] = self._io:read_s4le()
  end
end

-- 
-- Whether `damage` is stored.
GtaSaSaveDe.MobileVehicle.property.has_damage = {}
function GtaSaSaveDe.MobileVehicle.property.has_damage:get()
  if self._m_has_damage ~= nil then
    return self._m_has_damage
  end

  self._m_has_damage = not( ((self.is_bike) or (self.is_boat) or (self.is_train)) )
  return self._m_has_damage
end

-- 
-- Whether the original game has the model as a motorcycle or bicycle.
GtaSaSaveDe.MobileVehicle.property.is_bike = {}
function GtaSaSaveDe.MobileVehicle.property.is_bike:get()
  if self._m_is_bike ~= nil then
    return self._m_is_bike
  end

  self._m_is_bike =  ((self.model == 448) or ( ((self.model >= 461) and (self.model <= 463)) ) or (self.model == 468) or (self.model == 481) or (self.model == 509) or (self.model == 510) or ( ((self.model >= 521) and (self.model <= 523)) ) or (self.model == 581) or (self.model == 586)) 
  return self._m_is_bike
end

-- 
-- Whether the original game has the model as a boat.
GtaSaSaveDe.MobileVehicle.property.is_boat = {}
function GtaSaSaveDe.MobileVehicle.property.is_boat:get()
  if self._m_is_boat ~= nil then
    return self._m_is_boat
  end

  self._m_is_boat =  ((self.model == 430) or (self.model == 446) or ( ((self.model >= 452) and (self.model <= 454)) ) or (self.model == 472) or (self.model == 473) or (self.model == 484) or (self.model == 493) or (self.model == 595)) 
  return self._m_is_boat
end

-- 
-- Whether the original game has the model as a train or tram.
GtaSaSaveDe.MobileVehicle.property.is_train = {}
function GtaSaSaveDe.MobileVehicle.property.is_train:get()
  if self._m_is_train ~= nil then
    return self._m_is_train
  end

  self._m_is_train =  ((self.model == 449) or (self.model == 537) or (self.model == 538) or (self.model == 569) or (self.model == 570) or (self.model == 590)) 
  return self._m_is_train
end

-- 
-- Meaning of `model`.
GtaSaSaveDe.MobileVehicle.property.model_name = {}
function GtaSaSaveDe.MobileVehicle.property.model_name:get()
  if self._m_model_name ~= nil then
    return self._m_model_name
  end

  self._m_model_name = GtaSaSaveDe.Vehicle(self.model)
  return self._m_model_name
end

-- 
-- Place among vehicles * 256 + counter.
-- 
-- Model, 400 to 611; its class decides whether `damage` is stored.
-- 
-- Bytes of the first part: 128.
-- 
-- Direction of the right side of the vehicle.
-- 
-- Flags of the matrix that `right` to `position` are.
-- 
-- Direction of the front of the vehicle.
-- 
-- Old memory; no meaning.
-- 
-- Direction of the top of the vehicle.
-- 
-- Old memory; no meaning.
-- 
-- Place of the vehicle in the world.
-- 
-- Old memory; no meaning.
-- 
-- Origin of the vehicle; 1 to 3 were seen.
-- 
-- Colours by their number in the palette.
-- 
-- Old memory; no meaning.
-- 
-- State of the alarm; 0.
-- 
-- Seats beside the driver's; 1 with two doors, 3 with four.
-- 
-- Old memory; no meaning.
-- 
-- Angle of the front wheels.
-- 
-- How far the gas pedal is pressed, 0 to 1.
-- 
-- How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
-- 
-- State that the game keeps of the vehicle; the first 32 flags of
-- vehicles.
-- 
-- The flags of vehicles that follow; the top byte is old memory.
-- 
-- Health; 1000 for a whole vehicle.
-- 
-- Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
-- 25 of form A.
-- 
-- State that the engine keeps of the vehicle, with the bits that
-- `entity_flags` of objects has.
-- 
-- Mass, as in `handling.cfg`.
-- 
-- Resistance to turning, as in `handling.cfg`.
-- 
-- Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
-- 
-- Broken parts; stored only for cars and for vehicles that the game builds like them.
-- 
-- Person who drives, by his handle; -1 for none.
-- 
-- People in the other seats in the same way.
function GtaSaSaveDe.MobileVehicle:__tostring()
  return "vehicle " .. tostring(self.model)
end

-- 
-- Block 5. After each mission the game cuts the list to 54 areas.
GtaSaSaveDe.PathsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.PathsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PathsBlock:_read()
  self.num_areas = self._io:read_u4le()
  if not(self.num_areas <= math.floor((self._io:size() - self._io:pos()) / 28)) then
    error("ValidationGreaterThanError")
  end
  self.areas = {}
  for i = 0, self.num_areas - 1 do
    self.areas[i + 1] = GtaSaSaveDe.SwitchedArea(self._io, self, self._root)
  end
end

-- 
-- Areas that follow, 64 at most; 1 to 54 in the measured files.
-- 
-- Areas in which path nodes are switched.

-- 
-- Block 19.
GtaSaSaveDe.PedRelationshipsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.PedRelationshipsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PedRelationshipsBlock:_read()
  self.relations = {}
  for i = 0, 32 - 1 do
    self.relations[i + 1] = GtaSaSaveDe.Relation(self._io, self, self._root)
  end
end

-- 
-- Relations of each kind of people to the others.

-- 
-- Something that lies about; where the type is 0 the place is free, and
-- holds old bytes.
GtaSaSaveDe.Pickup = class.class(KaitaiStruct)

function GtaSaSaveDe.Pickup:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Pickup:_read()
  self.revenue_value = self._io:read_f4le()
  self.object_ptr = self._io:read_u4le()
  self.ammo_or_max = self._io:read_u4le()
  self.regeneration_time = self._io:read_u4le()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
  self.z = self._io:read_s2le()
  self.money_per_day = self._io:read_u2le()
  self.model = self._io:read_s2le()
  self.counter = self._io:read_u2le()
  self.pickup_type = self._io:read_u1()
  self.flags = GtaSaSaveDe.PickupBits(self._io, self, self._root)
  self.gap_01d = self._io:read_bytes(2)
end

-- 
-- Meaning of `model`.
GtaSaSaveDe.Pickup.property.model_name = {}
function GtaSaSaveDe.Pickup.property.model_name:get()
  if self._m_model_name ~= nil then
    return self._m_model_name
  end

  self._m_model_name = GtaSaSaveDe.ObjectModel(self.model)
  return self._m_model_name
end

-- 
-- Meaning of `pickup_type`.
GtaSaSaveDe.Pickup.property.pickup_type_name = {}
function GtaSaSaveDe.Pickup.property.pickup_type_name:get()
  if self._m_pickup_type_name ~= nil then
    return self._m_pickup_type_name
  end

  self._m_pickup_type_name = GtaSaSaveDe.PickupKind(self.pickup_type)
  return self._m_pickup_type_name
end

-- 
-- Money that a business has made.
-- 
-- Old address; 0 on the PC and Android.
-- 
-- Shots; the price of a property; the most that a business holds.
-- 
-- Time at which the pickup comes back.
-- 
-- Towards the east.
-- 
-- Towards the north.
-- 
-- Up.
-- 
-- Dollars a day that the business makes.
-- 
-- Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
-- money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
-- 1274 business, 1277 save disk.
-- 
-- Number of times that the slot was used.
-- 
-- Effect of the pickup when it is taken.
-- 
-- State.
-- 
-- Nothing; 0.
function GtaSaSaveDe.Pickup:__tostring()
  return "pickup of type " .. tostring(self.pickup_type)
end

-- 
-- Bits of pickups.
GtaSaSaveDe.PickupBits = class.class(KaitaiStruct)

function GtaSaSaveDe.PickupBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PickupBits:_read()
  self.disabled = self._io:read_bits_int_le(1) ~= 0
  self.is_empty = self._io:read_bits_int_le(1) ~= 0
  self.help_shown = self._io:read_bits_int_le(1) ~= 0
  self.is_visible = self._io:read_bits_int_le(1) ~= 0
  self.property_text = self._io:read_bits_int_le(3)
  self.unknown_pickup_bit = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Meaning of `property_text`.
GtaSaSaveDe.PickupBits.property.property_text_name = {}
function GtaSaSaveDe.PickupBits.property.property_text_name:get()
  if self._m_property_text_name ~= nil then
    return self._m_property_text_name
  end

  self._m_property_text_name = GtaSaSaveDe.PropertyOffer(self.property_text)
  return self._m_property_text_name
end

-- 
-- Taken, waits to come back.
-- 
-- Holds no more ammunition.
-- 
-- The help text of the pickup has been shown.
-- 
-- The object of the pickup is drawn.
-- 
-- Text of a property: 1 where it is for sale, 2 where it is locked.
-- 
-- Meaning not known; always 0.

-- 
-- Block 6.
GtaSaSaveDe.PickupsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.PickupsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PickupsBlock:_read()
  self.pickups = {}
  for i = 0, 620 - 1 do
    self.pickups[i + 1] = GtaSaSaveDe.Pickup(self._io, self, self._root)
  end
  self.collected_index = self._io:read_u2le()
  self.weapon_help_left = self._io:read_u1()
  self.collected_refs = {}
  for i = 0, 20 - 1 do
    self.collected_refs[i + 1] = self._io:read_u4le()
  end
end

-- 
-- Places for pickups.
-- 
-- Row of `collected_refs` that the next pickup takes, 0 to 19.
-- 
-- How often the help about weapons is still shown; 10 at the start.
-- 
-- Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
-- for none.

-- 
-- A licence plate for a parked car.
GtaSaSaveDe.Plate = class.class(KaitaiStruct)

function GtaSaSaveDe.Plate:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Plate:_read()
  self.generator_index = self._io:read_s4le()
  self.plate_text = self._io:read_bytes(12)
end

-- 
-- `index` of the parked car; -1 where free.
-- 
-- Eight characters, filled with blanks, then zeros.

-- 
-- Block 15.
GtaSaSaveDe.PlayerInfoBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.PlayerInfoBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PlayerInfoBlock:_read()
  self.info_size = self._io:read_u4le()
  self.money = self._io:read_s4le()
  self.car_density = self._io:read_u2le()
  self.player_state = self._io:read_u1()
  self.gap_00b = self._io:read_bytes(1)
  self.road_density = self._io:read_f4le()
  self.money_shown = self._io:read_s4le()
  self.hours_not_eaten = self._io:read_u1()
  self.gap_015 = self._io:read_bytes(3)
  self.collectables_picked_up = self._io:read_u4le()
  self.collectables_total = self._io:read_u4le()
  self.infinite_run = self._io:read_u1()
  self.fast_reload = self._io:read_u1()
  self.fireproof = self._io:read_u1()
  self.max_health = self._io:read_u1()
  self.max_armor = self._io:read_u1()
  self.free_busted_once = self._io:read_u1()
  self.free_wasted_once = self._io:read_u1()
  self.can_drive_by = self._io:read_u1()
  self.busted_audio_status = self._io:read_u1()
  self.gap_029 = self._io:read_bytes(1)
  self.last_bust_message = self._io:read_u2le()
end

-- 
-- Meaning of `player_state`.
GtaSaSaveDe.PlayerInfoBlock.property.player_state_name = {}
function GtaSaSaveDe.PlayerInfoBlock.property.player_state_name:get()
  if self._m_player_state_name ~= nil then
    return self._m_player_state_name
  end

  self._m_player_state_name = GtaSaSaveDe.PlayerCondition(self.player_state)
  return self._m_player_state_name
end

-- 
-- Bytes that follow: 40.
-- 
-- Dollars that the player has.
-- 
-- Cars on the road; 0.
-- 
-- Whether the player plays, died or was arrested; 0 in every file.
-- 
-- Nothing; 0.
-- 
-- Roads around the player, 0.69 to 1.02.
-- 
-- Money that the screen shows on its way to `money`.
-- 
-- Hours without a meal; 0, because saving sets it back.
-- 
-- Nothing; 0.
-- 
-- Leftover of earlier games.
-- 
-- Leftover of earlier games.
-- 
-- Whether running does not tire (opcode 0330).
-- 
-- Whether weapons are loaded at once (opcode 0331).
-- 
-- Whether fire does no harm (opcode 055D).
-- 
-- Most health: statistic 24 times 0.176, on phones 0.22, without the
-- fraction.
-- 
-- Most armour: 100 or 150 (opcode 055F).
-- 
-- Whether the next arrest costs nothing.
-- 
-- Whether the next death costs nothing (opcode 0414).
-- 
-- Whether the player may shoot from cars (opcode 0501).
-- 
-- Speech at arrests, 0 to 2.
-- 
-- Old memory; no meaning.
-- 
-- Speech at the last arrest, 1 to 3.

-- 
-- Kind of people in a zone.
GtaSaSaveDe.PopulationBits = class.class(KaitaiStruct)

function GtaSaSaveDe.PopulationBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PopulationBits:_read()
  self.group_id = self._io:read_bits_int_le(5)
  self.radar_mode = self._io:read_bits_int_le(2)
  self.no_cops = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Meaning of `group_id`.
GtaSaSaveDe.PopulationBits.property.group_id_name = {}
function GtaSaSaveDe.PopulationBits.property.group_id_name:get()
  if self._m_group_id_name ~= nil then
    return self._m_group_id_name
  end

  self._m_group_id_name = GtaSaSaveDe.PopulationGroup(self.group_id)
  return self._m_group_id_name
end

-- 
-- Group of the population table (opcode 0767), 0 to 19.
-- 
-- 1 when one of the three gangs of Los Santos is there.
-- 
-- Without police (opcode 09B7).

-- 
-- Block 28. Numbers of the effects that change the picture, with those of
-- the measured files.
GtaSaSaveDe.PostEffectsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.PostEffectsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.PostEffectsBlock:_read()
  self.effects_size = self._io:read_u4le()
  self.colour1_mult = self._io:read_f4le()
  self.colour2_mult = self._io:read_f4le()
  self.gap_00c = self._io:read_bytes(4)
  self.extra_mult_rate = self._io:read_f4le()
  self.extra_mult_cap = self._io:read_f4le()
  self.extra_mult_mult = self._io:read_f4le()
  self.left_u_offset = self._io:read_s4le()
  self.right_u_offset = self._io:read_s4le()
  self.top_v_offset = self._io:read_s4le()
  self.bottom_v_offset = self._io:read_s4le()
  self.seam_remover = self._io:read_u1()
  self.seam_search = self._io:read_u1()
  self.seam_debug = self._io:read_u1()
  self.gap_02f = self._io:read_bytes(1)
  self.seam_mode = self._io:read_s4le()
  self.seam_shift_tl = self._io:read_s4le()
  self.seam_shift_br = self._io:read_s4le()
  self.smokey_enable = self._io:read_u1()
  self.gap_03d = self._io:read_bytes(3)
  self.smokey_strength = self._io:read_s4le()
  self.smokey_distance = self._io:read_s4le()
  self.water_enable = self._io:read_u1()
  self.gap_049 = self._io:read_bytes(3)
  self.day_night_balance = self._io:read_f4le()
  self.heat_haze = self._io:read_u1()
  self.heat_haze_mask_test = self._io:read_u1()
  self.gap_052 = self._io:read_bytes(2)
  self.haze_hour_start = self._io:read_s4le()
  self.haze_hour_end = self._io:read_s4le()
  self.haze_fade_speed = self._io:read_f4le()
  self.haze_inside_fade_speed = self._io:read_f4le()
  self.haze_type = self._io:read_s4le()
  self.haze_type_last = self._io:read_s4le()
  self.haze_intensity = self._io:read_s4le()
  self.haze_random_shift = self._io:read_s4le()
  self.haze_speed_min = self._io:read_s4le()
  self.haze_speed_max = self._io:read_s4le()
  self.haze_scan_x = self._io:read_s4le()
  self.haze_scan_y = self._io:read_s4le()
  self.haze_render_x = self._io:read_s4le()
  self.haze_render_y = self._io:read_s4le()
  self.darkness_filter = self._io:read_u1()
  self.gap_08d = self._io:read_bytes(3)
  self.darkness_alpha = self._io:read_s4le()
  self.darkness_alpha_default = self._io:read_s4le()
  self.darkness_radiosity_limit = self._io:read_s4le()
  self.cctv = self._io:read_u1()
  self.cctv_colour = {}
  for i = 0, 4 - 1 do
    self.cctv_colour[i + 1] = self._io:read_u1()
  end
  self.fog = self._io:read_u1()
  self.speed_fx = self._io:read_u1()
  self.speed_fx_test = self._io:read_u1()
  self.speed_fx_alpha = self._io:read_s4le()
  self.speed_fx_user = self._io:read_u1()
  self.speed_fx_user_frame = self._io:read_u1()
  self.gap_0aa = self._io:read_bytes(2)
  self.speed_fx_manual = self._io:read_f4le()
  self.in_cutscene = self._io:read_u1()
  self.night_vision = self._io:read_u1()
  self.gap_0b2 = self._io:read_bytes(2)
  self.night_grain = self._io:read_s4le()
  self.night_colour = {}
  for i = 0, 4 - 1 do
    self.night_colour[i + 1] = self._io:read_u1()
  end
  self.night_on_time = self._io:read_f4le()
  self.night_on_count = self._io:read_f4le()
  self.infrared_on_count = self._io:read_f4le()
  self.infrared = self._io:read_u1()
  self.gap_0c9 = self._io:read_bytes(3)
  self.infrared_grain = self._io:read_s4le()
  self.infrared_radius = self._io:read_f4le()
  self.infrared_heat_rgba = {}
  for i = 0, 4 - 1 do
    self.infrared_heat_rgba[i + 1] = self._io:read_f4le()
  end
  self.infrared_colour = {}
  for i = 0, 4 - 1 do
    self.infrared_colour[i + 1] = self._io:read_u1()
  end
  self.infrared_main_colour = {}
  for i = 0, 4 - 1 do
    self.infrared_main_colour[i + 1] = self._io:read_u1()
  end
  self.radiosity = self._io:read_u1()
  self.radiosity_linear = self._io:read_u1()
  self.radiosity_strip_copy = self._io:read_u1()
  self.gap_0ef = self._io:read_bytes(1)
  self.radiosity_px_x = self._io:read_s4le()
  self.radiosity_px_y = self._io:read_s4le()
  self.radiosity_filter_passes = self._io:read_s4le()
  self.radiosity_render_passes = self._io:read_s4le()
  self.radiosity_limit = self._io:read_s4le()
  self.radiosity_intensity = self._io:read_s4le()
  self.radiosity_u_corr = self._io:read_s4le()
  self.radiosity_v_corr = self._io:read_s4le()
  self.radiosity_debug = self._io:read_u1()
  self.radiosity_bypass_limit = self._io:read_u1()
  self.disable_all = self._io:read_u1()
  self.save_photo_from_script = self._io:read_u1()
  self.grain_enable = self._io:read_u1()
  self.gap_115 = self._io:read_bytes(3)
  self.grain_strength = self._io:read_s4le()
  self.highlight_enable = self._io:read_u1()
  self.gap_11d = self._io:read_bytes(3)
  self.highlight_strength = self._io:read_s4le()
  self.highlight_scale = self._io:read_s4le()
  self.highlight_offset = self._io:read_s4le()
  self.highlight_mblur = self._io:read_u1()
  self.gap_12d = self._io:read_bytes(3)
  self.water_strength = self._io:read_s4le()
  self.x_offset = self._io:read_f4le()
  self.y_offset = self._io:read_f4le()
  self.water_speed = self._io:read_f4le()
  self.water_freq = self._io:read_f4le()
  self.water_colour = {}
  for i = 0, 4 - 1 do
    self.water_colour[i + 1] = self._io:read_u1()
  end
  self.water_depth_darkness = self._io:read_u1()
  self.gap_149 = self._io:read_bytes(3)
  self.water_full_dark_depth = self._io:read_f4le()
  self.water_fx_start = self._io:read_f4le()
  self.rain_enable = self._io:read_u1()
  self.colour_enable = self._io:read_u1()
  self.gap_156 = self._io:read_bytes(2)
  self.def_screen_x = self._io:read_s4le()
  self.def_screen_y = self._io:read_s4le()
end

-- 
-- Bytes that follow: 348.
-- 
-- Strength of the first pass of the colour filter; 1.
-- 
-- Strength of the second pass of the colour filter; 1.
-- 
-- Old memory; no meaning.
-- 
-- How much of the light below the player the colour filter follows in a
-- step of 20 ms; 0.0005.
-- 
-- The most of that light; 0.35.
-- 
-- How much brighter the colour filter gets where no light is below the
-- player; 0.5.
-- 
-- How far the colour filter is shifted at the left; 16.
-- 
-- How far the colour filter is shifted at the right; 16.
-- 
-- How far the colour filter is shifted at the top; 16.
-- 
-- How far the colour filter is shifted at the bottom; 16.
-- 
-- Whether seams at the edge of the picture are hidden; 1. Nothing more
-- is known.
-- 
-- Named after a search for seams; 0. Nothing more is known.
-- 
-- Named after testing of the seam remover; 0. Nothing more is known.
-- 
-- Old memory; no meaning.
-- 
-- How seams are hidden; 1. Nothing more is known.
-- 
-- Shift at the top left of the seam remover, as the name has it; 0.
-- 
-- Shift at the bottom right of the seam remover, as the name has it; 1.
-- 
-- Whether an effect of smoke is on; 0. Nothing more is known.
-- 
-- Old memory; no meaning.
-- 
-- Strength of that smoke; 128.
-- 
-- Distance of that smoke; 75.
-- 
-- Whether the picture waves as under water; 0.
-- 
-- Old memory; no meaning.
-- 
-- Balance between the day and night colours of buildings while night or
-- infrared vision is on; 1.
-- 
-- Switch of scripts for the shimmer of hot air; 0.
-- 
-- Named after a test of the shimmer's mask; 0. Nothing more is known.
-- 
-- Old memory; no meaning.
-- 
-- Hour from which the air shimmers; 10.
-- 
-- Hour to which the air shimmers; 19.
-- 
-- How fast the shimmer comes and goes; 0.05.
-- 
-- How fast the shimmer comes and goes inside a building; 0.5.
-- 
-- Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
-- 
-- Kind that they were set for; 0.
-- 
-- Strength of the shimmer; 80.
-- 
-- Whether parts of it are shifted by chance; 0.
-- 
-- Slowest part of the shimmer; 12.
-- 
-- Fastest part of the shimmer; 18.
-- 
-- Width of a part of the picture that shimmers, by the size of the
-- screen.
-- 
-- Height of such a part.
-- 
-- Width in which the shimmer is drawn.
-- 
-- Height in which the shimmer is drawn.
-- 
-- Whether a script has darkened the picture; 0.
-- 
-- Old memory; no meaning.
-- 
-- How dark the picture gets, 0 to 255; 170.
-- 
-- How dark the picture gets where the script names no value, 0 to 255;
-- 170.
-- 
-- Limit of the glow in a darkened picture; 45.
-- 
-- Whether a script shows the picture as that of a surveillance camera;
-- 0.
-- 
-- Colour of the lines across that picture: red, green, blue, alpha.
-- 
-- Whether mist drifts over the picture; 0.
-- 
-- Whether the picture blurs at high speed; 1.
-- 
-- Whether that blur is tested; 0.
-- 
-- Strength of that blur; 36.
-- 
-- Whether the blur is allowed; 1.
-- 
-- Whether it is allowed in the present frame; 0.
-- 
-- Old memory; no meaning.
-- 
-- Speed that the game sets for the present frame; 0.
-- 
-- Whether a cutscene runs, in which night and infrared vision do
-- nothing; 0.
-- 
-- Whether the night vision goggles are on; 0.
-- 
-- Old memory; no meaning.
-- 
-- Grain of the picture in night vision; 48.
-- 
-- Colour of night vision: red, green, blue, alpha.
-- 
-- How long the flash lasts with which night vision goes on, in steps of
-- 20 ms; 50.
-- 
-- Rest of that flash, in steps of 20 ms; 50.
-- 
-- Rest of the flash of infrared vision; 50.
-- 
-- Whether the infrared goggles are on; 0.
-- 
-- Old memory; no meaning.
-- 
-- Grain of the picture in infrared vision; 64.
-- 
-- How wide infrared vision smears the picture; 0.003.
-- 
-- Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
-- turn blue.
-- 
-- Colour in which the smeared picture is drawn: red, green, blue, alpha.
-- 
-- Colour of the overlay: red, green, blue, alpha.
-- 
-- Whether bright parts of the picture glow; 0.
-- 
-- Whether the glow is smoothed; 1.
-- 
-- Whether the glow is copied in strips; 1.
-- 
-- Old memory; no meaning.
-- 
-- Width of the picture that glows; 0.
-- 
-- Height of the picture that glows; 0.
-- 
-- How often the glow is filtered; 2.
-- 
-- How often the glow is drawn; 1.
-- 
-- Brightness from which parts glow where `radiosity_bypass_limit` is
-- set; 220.
-- 
-- Strength of the glow; 35.
-- 
-- Correction of the filter across; 2.
-- 
-- Correction of the filter down; 2.
-- 
-- Whether the glow is tested; 0.
-- 
-- Whether `radiosity_limit` replaces the limit of the time of day; 0.
-- 
-- Whether all effects are off; 0.
-- 
-- Whether a script has a photograph stored; 0.
-- 
-- Whether the picture has grain; 0.
-- 
-- Old memory; no meaning.
-- 
-- Strength of the grain; 64.
-- 
-- Whether an effect of highlights is on; 0. Nothing more is known.
-- 
-- Old memory; no meaning.
-- 
-- Strength of those highlights; 128.
-- 
-- Scale of those highlights; 3.
-- 
-- Shift of those highlights; 2.
-- 
-- Whether highlights blur with motion, as the name has it; 0.
-- 
-- Old memory; no meaning.
-- 
-- Strength of the waves of the picture under water; 64.
-- 
-- Height of the waves across the picture under water; 4.
-- 
-- Distance of the rows in which the waves under water are drawn; 24.
-- 
-- Speed of the waves of the picture under water, in radians per ms;
-- 0.0015.
-- 
-- Density of the waves of the picture under water, in radians per row;
-- 0.04.
-- 
-- Colour of the picture under water: red, green, blue, alpha.
-- 
-- Whether it gets darker further down; 1.
-- 
-- Old memory; no meaning.
-- 
-- Depth at which it is darkest; 90.
-- 
-- How far the camera must be under water for the effects; 0.535.
-- 
-- Whether the effect of rain is enabled; 0.
-- 
-- Whether the colour filter is on; 1.
-- 
-- Old memory; no meaning.
-- 
-- Width of the default screen, by its name; 0.
-- 
-- Height of the default screen, by its name; 0.

-- 
-- People in a zone.
GtaSaSaveDe.RaceBits = class.class(KaitaiStruct)

function GtaSaSaveDe.RaceBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.RaceBits:_read()
  self.black = self._io:read_bits_int_le(1) ~= 0
  self.white_people = self._io:read_bits_int_le(1) ~= 0
  self.oriental = self._io:read_bits_int_le(1) ~= 0
  self.hispanic = self._io:read_bits_int_le(1) ~= 0
  self.unused_races = self._io:read_bits_int_le(4)
end

-- 
-- Black people live there.
-- 
-- White people live there.
-- 
-- People from Asia live there.
-- 
-- Hispanic people live there.
-- 
-- Nothing; 0.

-- 
-- Block 9.
GtaSaSaveDe.RadarBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.RadarBlock:_init(num_blips, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.num_blips = num_blips
  self:_read()
end

function GtaSaSaveDe.RadarBlock:_read()
  self.blips = {}
  for i = 0, self.num_blips - 1 do
    self.blips[i + 1] = GtaSaSaveDe.Blip(self._io, self, self._root)
  end
end

-- 
-- Places for icons.
-- 
-- Blips: 175 on the PC, 250 elsewhere.

-- 
-- Block 26.
GtaSaSaveDe.RadioBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.RadioBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.RadioBlock:_read()
  self.stations = {}
  for i = 0, 14 - 1 do
    self.stations[i + 1] = GtaSaSaveDe.StationHistory(self._io, self, self._root)
  end
  self.stat_mirror = {}
  for i = 0, 23 - 1 do
    self.stat_mirror[i + 1] = self._io:read_u1()
  end
  self.last_change_day = self._io:read_u1()
  self.last_change_hour = self._io:read_u1()
  self.expiry_hours = self._io:read_u1()
  self.pending_kind = self._io:read_u1()
  self.banter_index = self._io:read_u1()
end

-- 
-- Meaning of `pending_kind`.
GtaSaSaveDe.RadioBlock.property.pending_kind_name = {}
function GtaSaSaveDe.RadioBlock.property.pending_kind_name:get()
  if self._m_pending_kind_name ~= nil then
    return self._m_pending_kind_name
  end

  self._m_pending_kind_name = GtaSaSaveDe.NewsKind(self.pending_kind)
  return self._m_pending_kind_name
end

-- 
-- Songs, adverts and talk that each station has played.
-- 
-- Low bytes of the statistics by which the stations choose what they talk
-- about.
-- 
-- Day of the month of the last news.
-- 
-- Hour of the last news; 255 for never.
-- 
-- Hours for which they are news: 24 after a new city, 168 (a week) after
-- a mission, 255 without end.
-- 
-- Subject of the pending news; 2 and 3 occur.
-- 
-- Talk about the pending news; 255 for none.

-- 
-- What one kind of people thinks of the others, a bit for each (opcode
-- 0746).
GtaSaSaveDe.Relation = class.class(KaitaiStruct)

function GtaSaSaveDe.Relation:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Relation:_read()
  self.respect = self._io:read_u4le()
  self.like = self._io:read_u4le()
  self.ignore = self._io:read_u4le()
  self.dislike = self._io:read_u4le()
  self.hate = self._io:read_u4le()
end

-- 
-- Kinds of people that this kind respects.
-- 
-- Kinds of people that this kind likes.
-- 
-- Kinds of people that this kind ignores; none.
-- 
-- Kinds of people that this kind dislikes.
-- 
-- Kinds of people that this kind hates.

-- 
-- A place to wake up at.
GtaSaSaveDe.Restart = class.class(KaitaiStruct)

function GtaSaSaveDe.Restart:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Restart:_read()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.heading = self._io:read_f4le()
end

-- 
-- Place at which the player wakes up.
-- 
-- Direction in which the player looks after waking up.

-- 
-- A place to wake up at.
GtaSaSaveDe.RestartPoint = class.class(KaitaiStruct)

function GtaSaSaveDe.RestartPoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.RestartPoint:_read()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.heading = self._io:read_f4le()
  self.when_to_use = self._io:read_s4le()
end

-- 
-- Place at which the player wakes up.
-- 
-- Direction in which the player looks after waking up.
-- 
-- Cities that must be unlocked (statistic 181), 0 to 2.

-- 
-- Block 8. Where the player wakes up.
GtaSaSaveDe.RestartPointsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.RestartPointsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.RestartPointsBlock:_read()
  self.num_hospitals = self._io:read_u2le()
  self.hospitals = {}
  for i = 0, self.num_hospitals - 1 do
    self.hospitals[i + 1] = GtaSaSaveDe.RestartPoint(self._io, self, self._root)
  end
  self.num_police_stations = self._io:read_u2le()
  self.police_stations = {}
  for i = 0, self.num_police_stations - 1 do
    self.police_stations[i + 1] = GtaSaSaveDe.RestartPoint(self._io, self, self._root)
  end
  self.override_restart = self._io:read_u1()
  self.override_position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.fade_in_after_death = self._io:read_u1()
  self.fade_in_after_arrest = self._io:read_u1()
  self.extra_hospital = GtaSaSaveDe.ExtraRestart(self._io, self, self._root)
  self.extra_police = GtaSaSaveDe.ExtraRestart(self._io, self, self._root)
end

-- 
-- Hospitals that follow.
-- 
-- Places where the player wakes up after death.
-- 
-- Police stations that follow.
-- 
-- Places where the player wakes up after an arrest.
-- 
-- Whether the next one is at `override_position`.
-- 
-- Place of the next waking up, where a script has set one (opcode 016E).
-- 
-- Whether the picture comes back after death.
-- 
-- Whether the picture comes back after an arrest.
-- 
-- A hospital for those who die near it (opcode 08DF).
-- 
-- A police station for those who are arrested near it (opcode 08E0).

-- 
-- A script that starts by itself, because the player comes near or because
-- the game requests it.
GtaSaSaveDe.ScriptBrain = class.class(KaitaiStruct)

function GtaSaSaveDe.ScriptBrain:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ScriptBrain:_read()
  self.script_index = self._io:read_s2le()
  self.brain_type = self._io:read_s1()
  self.group = self._io:read_s1()
  self.is_active = self._io:read_u1()
  self.gap_005 = self._io:read_bytes(3)
  self.radius = self._io:read_f4le()
  self.target = self._io:read_bytes(8)
end

-- 
-- Meaning of `brain_type`.
GtaSaSaveDe.ScriptBrain.property.brain_type_name = {}
function GtaSaSaveDe.ScriptBrain.property.brain_type_name:get()
  if self._m_brain_type_name ~= nil then
    return self._m_brain_type_name
  end

  self._m_brain_type_name = GtaSaSaveDe.BrainKind(self.brain_type)
  return self._m_brain_type_name
end

-- 
-- Number of the script in script.img; -1 in a free place.
-- 
-- Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
-- place.
-- 
-- Scripts that are switched together: 1 for those of casinos, -1 for
-- none.
-- 
-- Whether the script may start.
-- 
-- Nothing; 0.
-- 
-- Distance to the object within which the player must come; default: 5,
-- else 4 to 150.
-- 
-- To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
-- two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
-- filled with zeros.

-- 
-- A model that a thread has loaded.
GtaSaSaveDe.ScriptResource = class.class(KaitaiStruct)

function GtaSaSaveDe.ScriptResource:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ScriptResource:_read()
  self.index = self._io:read_u2le()
  self.owner_slot = self._io:read_u2le()
  self.model = self._io:read_u4le()
  self.resource_kind = self._io:read_u2le()
  if self.is_special then
    self.special = GtaSaSaveDe.SpecialModel(self._io, self, self._root)
  end
end

-- 
-- Whether the model has a name.
GtaSaSaveDe.ScriptResource.property.is_special = {}
function GtaSaSaveDe.ScriptResource.property.is_special:get()
  if self._m_is_special ~= nil then
    return self._m_is_special
  end

  self._m_is_special =  ((self.model >= 290) and (self.model <= 299)) 
  return self._m_is_special
end

-- 
-- Number of the entry in the list.
-- 
-- Slot of the thread that loaded the model.
-- 
-- Number of the model that the thread has loaded.
-- 
-- 1 or 2.
-- 
-- Name of the model, where it is one that scripts choose.

-- 
-- A running script: 262 bytes on the PC, 298 elsewhere and more while a
-- mission runs.
GtaSaSaveDe.ScriptThread = class.class(KaitaiStruct)

function GtaSaSaveDe.ScriptThread:_init(is_mobile, has_mission_index, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self.has_mission_index = has_mission_index
  self:_read()
end

function GtaSaSaveDe.ScriptThread:_read()
  self.slot = self._io:read_u2le()
  if self.is_mobile_game then
    self.streamed_script_index = self._io:read_s4le()
  end
  if self.is_mission_slot then
    self.mission_part = GtaSaSaveDe.LoadedMission(self.has_mission_index, self._io, self, self._root)
  end
  self.next_ptr = self._io:read_u4le()
  self.prev_ptr = self._io:read_u4le()
  self.thread_name = self._io:read_bytes(8)
  self.base_ip = self._io:read_u4le()
  self.ip_abs = self._io:read_u4le()
  self.stack_abs = {}
  for i = 0, 8 - 1 do
    self.stack_abs[i + 1] = self._io:read_u4le()
  end
  self.stack_depth = self._io:read_u2le()
  self.gap_040 = self._io:read_bytes(2)
  self.locals = {}
  for i = 0, self.num_locals - 1 do
    self.locals[i + 1] = self._io:read_u4le()
  end
  self.timer_a = self._io:read_s4le()
  self.timer_b = self._io:read_s4le()
  self.is_active = self._io:read_u1()
  self.condition_result = self._io:read_u1()
  self.uses_mission_cleanup = self._io:read_u1()
  self.is_external = self._io:read_u1()
  self.overrides_text_box = self._io:read_u1()
  self.external_type = self._io:read_s1()
  self.gap_0cc = self._io:read_bytes(2)
  self.wake_time = self._io:read_s4le()
  self.and_or_state = self._io:read_u2le()
  self.not_flag = self._io:read_u1()
  self.wasted_busted_check = self._io:read_u1()
  self.wasted_or_busted = self._io:read_u1()
  self.gap_0d7 = self._io:read_bytes(3)
  self.scene_skip_ip = self._io:read_s4le()
  self.is_mission = self._io:read_u1()
  self.gap_0df = self._io:read_bytes(3)
  self.ip_rel = self._io:read_u4le()
  self.stack_rel = {}
  for i = 0, 8 - 1 do
    self.stack_rel[i + 1] = self._io:read_u4le()
  end
end

-- 
-- Whether the mission that runs is stored with the thread.
GtaSaSaveDe.ScriptThread.property.is_mission_slot = {}
function GtaSaSaveDe.ScriptThread.property.is_mission_slot:get()
  if self._m_is_mission_slot ~= nil then
    return self._m_is_mission_slot
  end

  self._m_is_mission_slot =  ((self.is_mobile) and (self.slot >= 32768)) 
  return self._m_is_mission_slot
end

-- 
-- Whether it is a thread of phones and of the Definitive Edition.
GtaSaSaveDe.ScriptThread.property.is_mobile_game = {}
function GtaSaSaveDe.ScriptThread.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
end

-- 
-- Variables of the thread.
GtaSaSaveDe.ScriptThread.property.num_locals = {}
function GtaSaSaveDe.ScriptThread.property.num_locals:get()
  if self._m_num_locals ~= nil then
    return self._m_num_locals
  end

  self._m_num_locals = utils.box_unwrap((self.is_mobile) and utils.box_wrap(40) or (32))
  return self._m_num_locals
end

-- 
-- Place among the 96 threads, 16 to 95 on the PC, each once. On phones
-- bit 15 marks a mission.
-- 
-- Number of the script that is loaded; -1.
-- 
-- The mission that runs.
-- 
-- Old address; not read.
-- 
-- Old address; not read.
-- 
-- Name in small letters, once per file, ended by a zero.
-- 
-- Begin of the script of a mission; 0.
-- 
-- Address of the next instruction, `ip_rel` plus the same for all
-- threads of the file; not read.
-- 
-- Return addresses in the same way; entries above the depth are old.
-- 
-- Return addresses in use; 0, or 1 in `psave1`.
-- 
-- Nothing; 0.
-- 
-- Variables of the thread: 32, on phones 40.
-- 
-- First timer.
-- 
-- Second timer.
-- 
-- Whether the thread runs; 1.
-- 
-- Outcome of the last condition.
-- 
-- Whether it cleans up like a mission; 0.
-- 
-- Whether it came from outside the main script; 0.
-- 
-- Whether it may replace a help text; 0.
-- 
-- Event that started the thread from outside; -1.
-- 
-- Nothing; 0.
-- 
-- Time at which the thread goes on.
-- 
-- 0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
-- several.
-- 
-- Whether the condition is turned round.
-- 
-- Whether it ends when the player dies or is arrested.
-- 
-- Whether that has happened; 0.
-- 
-- Nothing; 0.
-- 
-- Place at which a skipped scene goes on (opcode 0707); 0.
-- 
-- Whether the thread is a mission; 0.
-- 
-- Nothing; 0.
-- 
-- The next instruction, counted from the start of the script space:
-- `len_globals` to `main_script_size` - 1.
-- 
-- Return addresses counted in the same way; 0 for none.
-- 
-- Whether a phone or the Definitive Edition wrote the save.
-- 
-- Whether a mission part begins with a number.
function GtaSaSaveDe.ScriptThread:__tostring()
  return "thread " .. tostring(self.slot)
end

-- 
-- Block 1. What a script is, how far it has run, and what it left in the
-- world.
GtaSaSaveDe.ScriptsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.ScriptsBlock:_init(is_mobile, has_mission_index, is_mission_save, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self.has_mission_index = has_mission_index
  self.is_mission_save = is_mission_save
  self:_read()
end

function GtaSaSaveDe.ScriptsBlock:_read()
  self.len_globals = self._io:read_u4le()
  if not(self.len_globals <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.globals = {}
  for i = 0, math.floor(self.len_globals / 4) - 1 do
    self.globals[i + 1] = self._io:read_u4le()
  end
  self.script_brains = {}
  for i = 0, 70 - 1 do
    self.script_brains[i + 1] = GtaSaSaveDe.ScriptBrain(self._io, self, self._root)
  end
  self.on_mission_flag_offset = self._io:read_s4le()
  self.last_mission_passed_time = self._io:read_u4le()
  self.building_swaps = {}
  for i = 0, 25 - 1 do
    self.building_swaps[i + 1] = GtaSaSaveDe.BuildingSwap(self._io, self, self._root)
  end
  self.invisible_objects = {}
  for i = 0, 20 - 1 do
    self.invisible_objects[i + 1] = GtaSaSaveDe.InvisibleObject(self._io, self, self._root)
  end
  self.blocked_vehicle_models = {}
  for i = 0, 20 - 1 do
    self.blocked_vehicle_models[i + 1] = self._io:read_s4le()
  end
  self.lod_pairs = {}
  for i = 0, 10 - 1 do
    self.lod_pairs[i + 1] = GtaSaSaveDe.LodPair(self._io, self, self._root)
  end
  self.attached_anim_groups = {}
  for i = 0, 8 - 1 do
    self.attached_anim_groups[i + 1] = GtaSaSaveDe.AnimGroup(self._io, self, self._root)
  end
  self.using_multi_script_file = self._io:read_u1()
  self.met_debbie_harry = self._io:read_u1()
  self.main_script_size = self._io:read_u4le()
  self.largest_mission_size = self._io:read_u4le()
  self.mission_count = self._io:read_u2le()
  self.exclusive_mission_count = self._io:read_u2le()
  self.largest_mission_locals = self._io:read_u4le()
  self.num_threads = self._io:read_u4le()
  if not(self.num_threads <= math.floor((self._io:size() - self._io:pos()) / 262)) then
    error("ValidationGreaterThanError")
  end
  if self.is_mobile_game then
    self.save_kind = self._io:read_u4le()
  end
  self.threads = {}
  for i = 0, self.num_threads - 1 do
    self.threads[i + 1] = GtaSaSaveDe.ScriptThread(self.is_mobile, self.has_mission_index, self._io, self, self._root)
  end
  if self.is_mobile_game then
    self.num_resources = self._io:read_u2le()
  end
  if self.is_mobile_game then
    self.resources = {}
    for i = 0, self.num_resources - 1 do
      self.resources[i + 1] = GtaSaSaveDe.ScriptResource(self._io, self, self._root)
    end
  end
  if self.is_mobile_game then
    self.unknown_end = self._io:read_u4le()
  end
  if self.is_during_mission then
    self.mission_name = self._io:read_bytes(8)
  end
  if self.is_during_mission then
    self.mission_end = self._io:read_u4le()
  end
end

-- 
-- Whether the mission that runs is named.
GtaSaSaveDe.ScriptsBlock.property.is_during_mission = {}
function GtaSaSaveDe.ScriptsBlock.property.is_during_mission:get()
  if self._m_is_during_mission ~= nil then
    return self._m_is_during_mission
  end

  self._m_is_during_mission = self.is_mission_save
  return self._m_is_during_mission
end

-- 
-- Whether parts of phones and of the Definitive Edition are there.
GtaSaSaveDe.ScriptsBlock.property.is_mobile_game = {}
function GtaSaSaveDe.ScriptsBlock.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
end

-- 
-- Meaning of `main_script_size`.
GtaSaSaveDe.ScriptsBlock.property.main_script_size_name = {}
function GtaSaSaveDe.ScriptsBlock.property.main_script_size_name:get()
  if self._m_main_script_size_name ~= nil then
    return self._m_main_script_size_name
  end

  self._m_main_script_size_name = GtaSaSaveDe.ScriptVersion(self.main_script_size)
  return self._m_main_script_size_name
end

-- 
-- Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
-- Android, 49,492 in the Definitive Edition.
-- 
-- Variables of all scripts, four bytes each, with integers, floats or
-- parts of texts: variable 801 is number 801. The first eight bytes are
-- none: they are the jump with which the script begins, bytes 02 00 01,
-- then `len_globals` in four bytes.
-- 
-- Scripts that start near people and objects; 62 of 70 places are used
-- in most files.
-- 
-- Byte of the variables that stores whether a mission runs, a multiple
-- of 4: 1636 on the PC (opcode 0180).
-- 
-- Time at which the last mission was passed (opcodes 0318, 0595);
-- 4,294,967,295 for never.
-- 
-- Buildings that are shown with another model (opcode 03B6); used ones
-- come first.
-- 
-- Things that scripts hid (opcode 0363).
-- 
-- Vehicles that do not appear (opcode 03C5); -1 for none.
-- 
-- Objects with a distant model of their own (opcode 0827).
-- 
-- Animations that belong to models (opcode 08E8). The original game
-- has `DEALER` for the models 28, 29, 30 and 254.
-- 
-- Whether missions are stored in the main script's file; 1.
-- 
-- Unused; 0.
-- 
-- Bytes of the main script, which identify its version: 194,146 is v1,
-- 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
-- 
-- Bytes of the largest mission; 68,439 in v1 and v2.
-- 
-- Missions of the script; 135 in v1 and v2.
-- 
-- Missions that exclude all others; 0.
-- 
-- Variables of the mission with most of them; 964 in v1 and v2.
-- 
-- Threads that follow, 96 at most.
-- 
-- Unknown; 2 to 6, 0 in the mission save of Android. It does not show
-- how the game was saved.
-- 
-- Running scripts, `main` first.
-- 
-- Models that follow.
-- 
-- Models that threads have loaded.
-- 
-- Last number of the block, always 0.
-- 
-- Mission that runs, such as `SYN2`; empty in the Definitive Edition.
-- 
-- Unknown; 1.
-- 
-- Whether a phone or the Definitive Edition wrote the save.
-- 
-- Whether the script of a mission begins with the number of the mission.
-- 
-- Whether the game was saved during a mission.

-- 
-- A place at which police appears when the player comes into a rectangle,
-- wanted and in the way that the type requires. Types of cars for a player
-- in a vehicle want him to move towards the place where they appear. Nothing
-- appears where the place is taken.
GtaSaSaveDe.SetPiece = class.class(KaitaiStruct)

function GtaSaSaveDe.SetPiece:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.SetPiece:_read()
  self.last_generation_time = self._io:read_s4le()
  self.x1 = self._io:read_s2le()
  self.y1 = self._io:read_s2le()
  self.x2 = self._io:read_s2le()
  self.y2 = self._io:read_s2le()
  self.spawn_1 = GtaSaSaveDe.Spot(self._io, self, self._root)
  self.spawn_2 = GtaSaSaveDe.Spot(self._io, self, self._root)
  self.target_1 = GtaSaSaveDe.Spot(self._io, self, self._root)
  self.target_2 = GtaSaSaveDe.Spot(self._io, self, self._root)
  self.piece_type = self._io:read_u1()
  self.gap_00d = self._io:read_bytes(3)
end

-- 
-- Meaning of `piece_type`.
GtaSaSaveDe.SetPiece.property.piece_type_name = {}
function GtaSaSaveDe.SetPiece.property.piece_type_name:get()
  if self._m_piece_type_name ~= nil then
    return self._m_piece_type_name
  end

  self._m_piece_type_name = GtaSaSaveDe.TrapKind(self.piece_type)
  return self._m_piece_type_name
end

-- 
-- Time at which the trap last sprang; 0 for never. The trap rests for 40
-- s after that.
-- 
-- Lowest x.
-- 
-- Lowest y.
-- 
-- Highest x.
-- 
-- Highest y.
-- 
-- Place at which the first car or policeman appears.
-- 
-- Place at which the second car or policeman appears.
-- 
-- Place that the first car or policeman heads for, without being bound
-- to it.
-- 
-- Place that the second car or policeman heads for.
-- 
-- Cars or policemen that appear, and the players for whom they appear.
-- 
-- Nothing; 0.

-- 
-- Block 17. Places at which police lies in wait (opcode 04F8).
GtaSaSaveDe.SetPiecesBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.SetPiecesBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.SetPiecesBlock:_read()
  self.used_count = self._io:read_u4le()
  self.pieces = {}
  for i = 0, 210 - 1 do
    self.pieces[i + 1] = GtaSaSaveDe.SetPiece(self._io, self, self._root)
  end
end

-- 
-- Places in use, 209; all 210 are stored.
-- 
-- Places at which police appears.

-- 
-- Block 22.
GtaSaSaveDe.ShoppingBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.ShoppingBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ShoppingBlock:_read()
  self.num_modifiers = self._io:read_u4le()
  if not(self.num_modifiers <= math.floor((self._io:size() - self._io:pos()) / 8)) then
    error("ValidationGreaterThanError")
  end
  self.modifiers = {}
  for i = 0, self.num_modifiers - 1 do
    self.modifiers[i + 1] = GtaSaSaveDe.ChangedPrice(self._io, self, self._root)
  end
  self.num_items = self._io:read_u4le()
  if not(self.num_items <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.items = {}
  for i = 0, self.num_items - 1 do
    self.items[i + 1] = self._io:read_u1()
  end
end

-- 
-- Prices that follow; 0 to 4.
-- 
-- Items with a changed price.
-- 
-- Goods that follow; 544.
-- 
-- Whether it was bought, in the order of the prices in shopping.dat.

-- 
-- Name of a model that scripts choose.
GtaSaSaveDe.SpecialModel = class.class(KaitaiStruct)

function GtaSaSaveDe.SpecialModel:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.SpecialModel:_read()
  self.len_model_name = self._io:read_u4le()
  if not(self.len_model_name <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.model_name = self._io:read_bytes(self.len_model_name)
end

-- 
-- Bytes of the name.
-- 
-- Name with a zero after it, such as `ryder2`.

-- 
-- A place on the ground.
GtaSaSaveDe.Spot = class.class(KaitaiStruct)

function GtaSaSaveDe.Spot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Spot:_read()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
end

-- 
-- Towards the east.
-- 
-- Towards the north.

-- 
-- What a station has played.
GtaSaSaveDe.StationHistory = class.class(KaitaiStruct)

function GtaSaSaveDe.StationHistory:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.StationHistory:_read()
  self.recent_tracks = {}
  for i = 0, 20 - 1 do
    self.recent_tracks[i + 1] = self._io:read_s1()
  end
  self.recent_idents = {}
  for i = 0, 8 - 1 do
    self.recent_idents[i + 1] = self._io:read_s4le()
  end
  self.recent_adverts = {}
  for i = 0, 40 - 1 do
    self.recent_adverts[i + 1] = self._io:read_s4le()
  end
  self.recent_dj = {}
  for i = 0, 15 - 1 do
    self.recent_dj[i + 1] = self._io:read_s4le()
  end
end

-- 
-- Songs; -1 for none.
-- 
-- Jingles; -1 for none.
-- 
-- Advertisements; -1 for none.
-- 
-- Talk; -1 for none.

-- 
-- Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
-- others do not exist.
GtaSaSaveDe.StatisticsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.StatisticsBlock:_init(is_definitive, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_definitive = is_definitive
  self:_read()
end

function GtaSaSaveDe.StatisticsBlock:_read()
  self.float_stats = {}
  for i = 0, 82 - 1 do
    self.float_stats[i + 1] = self._io:read_f4le()
  end
  self.int_stats = {}
  for i = 0, self.num_int_stats - 1 do
    self.int_stats[i + 1] = self._io:read_s4le()
  end
  self.peds_killed = {}
  for i = 0, 32 - 1 do
    self.peds_killed[i + 1] = self._io:read_s4le()
  end
  self.last_mission_passed = self._io:read_bytes(8)
  self.radio_listen_time = {}
  for i = 0, 14 - 1 do
    self.radio_listen_time[i + 1] = self._io:read_s4le()
  end
  self.mission_attempts = {}
  for i = 0, 100 - 1 do
    self.mission_attempts[i + 1] = self._io:read_s4le()
  end
  self.stat_message_shown = {}
  for i = 0, 128 - 1 do
    self.stat_message_shown[i + 1] = self._io:read_u1()
  end
  if self.is_definitive_edition then
    self.statistics_end = self._io:read_u4le()
  end
end

-- 
-- Whether four more bytes follow.
GtaSaSaveDe.StatisticsBlock.property.is_definitive_edition = {}
function GtaSaSaveDe.StatisticsBlock.property.is_definitive_edition:get()
  if self._m_is_definitive_edition ~= nil then
    return self._m_is_definitive_edition
  end

  self._m_is_definitive_edition = self.is_definitive
  return self._m_is_definitive_edition
end

-- 
-- Whole numbers; the last one of the Definitive Edition is statistic
-- 343.
GtaSaSaveDe.StatisticsBlock.property.num_int_stats = {}
function GtaSaSaveDe.StatisticsBlock.property.num_int_stats:get()
  if self._m_num_int_stats ~= nil then
    return self._m_num_int_stats
  end

  self._m_num_int_stats = utils.box_unwrap((self.is_definitive) and utils.box_wrap(224) or (223))
  return self._m_num_int_stats
end

-- 
-- Statistics 0 to 81.
-- 
-- Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
-- by the names that scripts give them.
-- 
-- People killed, by kind.
-- 
-- Key of the last mission's text, filled with zeros.
-- 
-- Time for which each station was heard.
-- 
-- 0 in all measured files.
-- 
-- Whether the message of a line of statdisp.dat was shown.
-- 
-- Bytes of unknown use at the end of the block.
-- 
-- Whether the Definitive Edition wrote the save, which has one more statistic.

-- 
-- A car that is kept; the place is free where the model is 0, and holds old
-- bytes then.
GtaSaSaveDe.StoredCar = class.class(KaitaiStruct)

function GtaSaSaveDe.StoredCar:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.StoredCar:_read()
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.handling_flags = GtaSaSaveDe.HandlingBits(self._io, self, self._root)
  self.car_flags = GtaSaSaveDe.CarBits(self._io, self, self._root)
  self.gap_00c = self._io:read_bytes(1)
  self.model = self._io:read_u2le()
  self.mods = {}
  for i = 0, 15 - 1 do
    self.mods[i + 1] = self._io:read_s2le()
  end
  self.colours = {}
  for i = 0, 4 - 1 do
    self.colours[i + 1] = self._io:read_u1()
  end
  self.radio = self._io:read_u1()
  self.components = {}
  for i = 0, 2 - 1 do
    self.components[i + 1] = self._io:read_u1()
  end
  self.bomb = self._io:read_u1()
  self.paintjob = self._io:read_u1()
  self.nitro = self._io:read_u1()
  self.forward = GtaSaSaveDe.Direction100(self._io, self, self._root)
  self.gap_037 = self._io:read_bytes(1)
end

-- 
-- Meaning of `bomb`.
GtaSaSaveDe.StoredCar.property.bomb_name = {}
function GtaSaSaveDe.StoredCar.property.bomb_name:get()
  if self._m_bomb_name ~= nil then
    return self._m_bomb_name
  end

  self._m_bomb_name = GtaSaSaveDe.CarBomb(self.bomb)
  return self._m_bomb_name
end

-- 
-- Meaning of `model`.
GtaSaSaveDe.StoredCar.property.model_name = {}
function GtaSaSaveDe.StoredCar.property.model_name:get()
  if self._m_model_name ~= nil then
    return self._m_model_name
  end

  self._m_model_name = GtaSaSaveDe.Vehicle(self.model)
  return self._m_model_name
end

-- 
-- Meaning of `radio`.
GtaSaSaveDe.StoredCar.property.radio_name = {}
function GtaSaSaveDe.StoredCar.property.radio_name:get()
  if self._m_radio_name ~= nil then
    return self._m_radio_name
  end

  self._m_radio_name = GtaSaSaveDe.Station(self.radio)
  return self._m_radio_name
end

-- 
-- Place of the parked car in the world.
-- 
-- Handling of the model, and tuning.
-- 
-- Kinds of harm that the car is proof against, and what is built in.
-- 
-- Nothing; 0.
-- 
-- Model, 400 to 611; 0 where the place is free.
-- 
-- Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
-- the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
-- on both sides are stored once.
-- 
-- Colours by their number in the palette.
-- 
-- Station that is on, 1 to 13; 0 where the vehicle has no radio.
-- 
-- Extras of the model, 0 to 4; 255 for none.
-- 
-- Bomb in the car; 0 in all 8,252 cars that were measured but five of
-- one edited save.
-- 
-- Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
-- `vehicle`); 255 for none.
-- 
-- Charges of nitro: 0 to 10, or 101.
-- 
-- Direction of the front of the parked car.
-- 
-- Nothing; 0.
function GtaSaSaveDe.StoredCar:__tostring()
  return "model " .. tostring(self.model)
end

-- 
-- Block 18.
GtaSaSaveDe.StreamingBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.StreamingBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.StreamingBlock:_read()
  self.slots = {}
  for i = 0, 26316 - 1 do
    self.slots[i + 1] = self._io:read_u1()
  end
end

-- 
-- Loading state of each model (from 0), texture (20,000), collision
-- (25,000), part of the map (25,255), path file (25,511), animation
-- (25,575), recording (25,755), script (26,230). 255 is not loaded; else
-- bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
-- scene. 1 is "do not remove", left over from GTA III and Vice City, by
-- the names of their engine. 128 is in no public list.

-- 
-- A unique jump.
GtaSaSaveDe.StuntJump = class.class(KaitaiStruct)

function GtaSaSaveDe.StuntJump:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.StuntJump:_read()
  self.start_min = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.start_max = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.land_min = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.land_max = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.camera = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.reward = self._io:read_s4le()
  self.done = self._io:read_u1()
  self.found = self._io:read_u1()
  self.gap_042 = self._io:read_bytes(2)
end

-- 
-- Lowest corner of the box from which one jumps.
-- 
-- Highest corner of the box from which a jump starts.
-- 
-- Lowest corner of the box in which one lands.
-- 
-- Highest corner of the box in which a jump must land.
-- 
-- Place of the camera during the jump.
-- 
-- Dollars for the jump; 500.
-- 
-- Whether the player has landed the jump.
-- 
-- Whether the player has tried the jump.
-- 
-- Old memory; no meaning.

-- 
-- Block 24.
GtaSaSaveDe.StuntJumpsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.StuntJumpsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.StuntJumpsBlock:_read()
  self.num_jumps = self._io:read_u4le()
  if not(self.num_jumps <= math.floor((self._io:size() - self._io:pos()) / 68)) then
    error("ValidationGreaterThanError")
  end
  self.jumps = {}
  for i = 0, self.num_jumps - 1 do
    self.jumps[i + 1] = GtaSaSaveDe.StuntJump(self._io, self, self._root)
  end
end

-- 
-- Jumps that follow; 70.
-- 
-- Jumps, in an order that turns by some places whenever a save is
-- loaded.

-- 
-- A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
-- add one for cars, on and off, 022A and 022B one for people, unless 64 are
-- stored. Each first drops the boxes that lie inside the new one, of
-- whichever kind; a fault there loses the last box and doubles another, so
-- that doubled boxes are normal. 091D (cars) and 091E (people) drop the
-- boxes inside theirs, give the nodes their original state back, and add
-- none.
GtaSaSaveDe.SwitchedArea = class.class(KaitaiStruct)

function GtaSaSaveDe.SwitchedArea:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.SwitchedArea:_read()
  self.x_min = self._io:read_f4le()
  self.x_max = self._io:read_f4le()
  self.y_min = self._io:read_f4le()
  self.y_max = self._io:read_f4le()
  self.z_min = self._io:read_f4le()
  self.z_max = self._io:read_f4le()
  self.switched_off = self._io:read_u1()
  self.for_cars = self._io:read_u1()
  self.gap_01a = self._io:read_bytes(2)
end

-- 
-- Lowest x.
-- 
-- Highest x.
-- 
-- Lowest y.
-- 
-- Highest y.
-- 
-- Lowest z.
-- 
-- Highest z.
-- 
-- Whether the nodes are off.
-- 
-- Whether the area switches nodes of cars; else those of people.
-- 
-- Nothing; 0.

-- 
-- Block 20.
GtaSaSaveDe.TagsBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.TagsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.TagsBlock:_read()
  self.num_tags = self._io:read_u4le()
  if not(self.num_tags <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.tags = {}
  for i = 0, self.num_tags - 1 do
    self.tags[i + 1] = self._io:read_u1()
  end
end

-- 
-- Gang tags that follow; as many as the game has, because it does not
-- read this number.
-- 
-- Paint on each, 0 to 255; above 228 it is sprayed over.

-- 
-- A text with its length.
GtaSaSaveDe.Text = class.class(KaitaiStruct)

function GtaSaSaveDe.Text:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Text:_read()
  self.len_content = self._io:read_u4le()
  if not(self.len_content <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.content = self._io:read_bytes(self.len_content)
end

-- 
-- Bytes of `content`.
-- 
-- Text with a zero after it.

-- 
-- A marker in the world; a slot that is not in use holds old places.
GtaSaSaveDe.UserMarker = class.class(KaitaiStruct)

function GtaSaSaveDe.UserMarker:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.UserMarker:_read()
  self.in_use = self._io:read_u1()
  self.gap_001 = self._io:read_bytes(3)
  self.position = GtaSaSaveDe.Vec3(self._io, self, self._root)
  self.red = self._io:read_u4le()
  self.green = self._io:read_u4le()
  self.blue = self._io:read_u4le()
end

-- 
-- Whether the marker is shown.
-- 
-- Nothing; 0.
-- 
-- Place of the marker in the world.
-- 
-- Red, 0 to 255.
-- 
-- Green, 0 to 255.
-- 
-- Blue, 0 to 255.

-- 
-- Block 27 (opcode 0A40).
GtaSaSaveDe.UserMarkersBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.UserMarkersBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.UserMarkersBlock:_read()
  self.markers = {}
  for i = 0, 5 - 1 do
    self.markers[i + 1] = GtaSaSaveDe.UserMarker(self._io, self, self._root)
  end
end

-- 
-- The five markers that scripts can set (opcode 0A40).

-- 
-- A direction on the ground.
GtaSaSaveDe.Vec2 = class.class(KaitaiStruct)

function GtaSaSaveDe.Vec2:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Vec2:_read()
  self.x = self._io:read_f4le()
  self.y = self._io:read_f4le()
end

-- 
-- Towards the east.
-- 
-- Towards the north.

-- 
-- A point or direction in the world.
GtaSaSaveDe.Vec3 = class.class(KaitaiStruct)

function GtaSaSaveDe.Vec3:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Vec3:_read()
  self.x = self._io:read_f4le()
  self.y = self._io:read_f4le()
  self.z = self._io:read_f4le()
end

-- 
-- Towards the east.
-- 
-- Towards the north.
-- 
-- Up.

-- 
-- Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
GtaSaSaveDe.VehicleDamage = class.class(KaitaiStruct)

function GtaSaSaveDe.VehicleDamage:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.VehicleDamage:_read()
  self.wheel_effect = self._io:read_f4le()
  self.engine_status = self._io:read_u1()
  self.wheels = {}
  for i = 0, 4 - 1 do
    self.wheels[i + 1] = self._io:read_u1()
  end
  self.doors = {}
  for i = 0, 6 - 1 do
    self.doors[i + 1] = self._io:read_u1()
  end
  self.gap_00f = self._io:read_bytes(1)
  self.lights = self._io:read_u4le()
  self.panels = self._io:read_u4le()
end

-- 
-- Effect of a flat tyre on the driving; 0.5.
-- 
-- Damage of the engine, 0 to 250.
-- 
-- State of the wheels, 0 to 2; 0 is whole.
-- 
-- State of bonnet, boot, and the doors left front, right front, left
-- rear, right rear, 0 to 4; 0 is whole.
-- 
-- Nothing; 0.
-- 
-- State of the lights, two bits each; 0 is whole.
-- 
-- State of the panels, four bits each; 0 is whole.

-- 
-- A weapon; all zero in an empty slot.
GtaSaSaveDe.Weapon = class.class(KaitaiStruct)

function GtaSaSaveDe.Weapon:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Weapon:_read()
  self.weapon_type = self._io:read_u4le()
  self.state = self._io:read_u4le()
  self.clip = self._io:read_u4le()
  self.total_ammo = self._io:read_u4le()
  self.next_shot_time = self._io:read_u4le()
  self.first_person_selected = self._io:read_u1()
  self.dont_place_in_hand = self._io:read_u1()
  self.gap_016 = self._io:read_bytes(2)
  self.fx_ptr = self._io:read_u4le()
end

-- 
-- Meaning of `state`.
GtaSaSaveDe.Weapon.property.state_name = {}
function GtaSaSaveDe.Weapon.property.state_name:get()
  if self._m_state_name ~= nil then
    return self._m_state_name
  end

  self._m_state_name = GtaSaSaveDe.WeaponState(self.state)
  return self._m_state_name
end

-- 
-- Meaning of `weapon_type`.
GtaSaSaveDe.Weapon.property.weapon_type_name = {}
function GtaSaSaveDe.Weapon.property.weapon_type_name:get()
  if self._m_weapon_type_name ~= nil then
    return self._m_weapon_type_name
  end

  self._m_weapon_type_name = GtaSaSaveDe.WeaponKind(self.weapon_type)
  return self._m_weapon_type_name
end

-- 
-- Weapon; its slot decides which fit here.
-- 
-- Whether the weapon is ready, fires, reloads or is empty.
-- 
-- Shots left before the weapon must be loaded again.
-- 
-- Shots in all, above 25,000 without end.
-- 
-- Time from which the weapon can shoot again.
-- 
-- Whether it was chosen for the view through it; 0.
-- 
-- Whether the weapon is hidden; 0.
-- 
-- Old memory; no meaning.
-- 
-- Old address; 0.
function GtaSaSaveDe.Weapon:__tostring()
  return "weapon " .. tostring(self.weapon_type) .. ": " .. tostring(self.total_ammo)
end

-- 
-- A box with a name.
GtaSaSaveDe.Zone = class.class(KaitaiStruct)

function GtaSaSaveDe.Zone:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.Zone:_read()
  self.info_label = self._io:read_bytes(8)
  self.text_key = self._io:read_bytes(8)
  self.x1 = self._io:read_s2le()
  self.y1 = self._io:read_s2le()
  self.z1 = self._io:read_s2le()
  self.x2 = self._io:read_s2le()
  self.y2 = self._io:read_s2le()
  self.z2 = self._io:read_s2le()
  self.info_index = self._io:read_u2le()
  self.zone_type = self._io:read_u1()
  self.level = self._io:read_u1()
end

-- 
-- Meaning of `level`.
GtaSaSaveDe.Zone.property.level_name = {}
function GtaSaSaveDe.Zone.property.level_name:get()
  if self._m_level_name ~= nil then
    return self._m_level_name
  end

  self._m_level_name = GtaSaSaveDe.Town(self.level)
  return self._m_level_name
end

-- 
-- Meaning of `zone_type`.
GtaSaSaveDe.Zone.property.zone_type_name = {}
function GtaSaSaveDe.Zone.property.zone_type_name:get()
  if self._m_zone_type_name ~= nil then
    return self._m_zone_type_name
  end

  self._m_zone_type_name = GtaSaSaveDe.ZoneKind(self.zone_type)
  return self._m_zone_type_name
end

-- 
-- Name to scripts in capitals, filled with zeros.
-- 
-- Name of the text that is shown, filled with zeros.
-- 
-- Lowest x.
-- 
-- Lowest y.
-- 
-- Lowest z.
-- 
-- Highest x.
-- 
-- Highest y.
-- 
-- Highest z.
-- 
-- Info of the zone; 0 for towns.
-- 
-- Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
-- 
-- Town.

-- 
-- Who lives in a zone.
GtaSaSaveDe.ZoneInfo = class.class(KaitaiStruct)

function GtaSaSaveDe.ZoneInfo:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ZoneInfo:_read()
  self.gang_density = {}
  for i = 0, 10 - 1 do
    self.gang_density[i + 1] = self._io:read_u1()
  end
  self.dealer_density = self._io:read_u1()
  self.colour = {}
  for i = 0, 4 - 1 do
    self.colour[i + 1] = self._io:read_u1()
  end
  self.population = GtaSaSaveDe.PopulationBits(self._io, self, self._root)
  self.races = GtaSaSaveDe.RaceBits(self._io, self, self._root)
end

-- 
-- Density of each gang, 0 to 100 (opcode 076C).
-- 
-- Density of dealers (opcode 076A), 0 to 15.
-- 
-- Red, green, blue and alpha on the map, which follow from the
-- densities.
-- 
-- Kind of people in the zone.
-- 
-- Groups of people that live in the zone (opcode 0874).

-- 
-- Block 10. Zones have a box and a name; their inhabitants are stored in infos,
-- which several may share.
GtaSaSaveDe.ZonesBlock = class.class(KaitaiStruct)

function GtaSaSaveDe.ZonesBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveDe.ZonesBlock:_read()
  self.current_level = self._io:read_u4le()
  self.num_nav_zones = self._io:read_u2le()
  self.num_zone_infos = self._io:read_u2le()
  self.num_map_zones = self._io:read_u2le()
  self.nav_zones = {}
  for i = 0, self.num_nav_zones - 1 do
    self.nav_zones[i + 1] = GtaSaSaveDe.Zone(self._io, self, self._root)
  end
  self.zone_infos = {}
  for i = 0, self.num_zone_infos - 1 do
    self.zone_infos[i + 1] = GtaSaSaveDe.ZoneInfo(self._io, self, self._root)
  end
  self.map_zones = {}
  for i = 0, self.num_map_zones - 1 do
    self.map_zones[i + 1] = GtaSaSaveDe.Zone(self._io, self, self._root)
  end
  self.visited = {}
  for i = 0, 100 - 1 do
    self.visited[i + 1] = self._io:read_u1()
  end
  self.revealed_count = self._io:read_u4le()
end

-- 
-- Meaning of `current_level`.
GtaSaSaveDe.ZonesBlock.property.current_level_name = {}
function GtaSaSaveDe.ZonesBlock.property.current_level_name:get()
  if self._m_current_level_name ~= nil then
    return self._m_current_level_name
  end

  self._m_current_level_name = GtaSaSaveDe.Town(self.current_level)
  return self._m_current_level_name
end

-- 
-- Town in which the player is, 0 to 3; not that of block 0.
-- 
-- Zones with a name, 379.
-- 
-- Infos, 378.
-- 
-- Zones of towns, 7.
-- 
-- Zones with a name, the first being all of the map.
-- 
-- Inhabitants of the zones.
-- 
-- Towns.
-- 
-- Whether a part of the map is revealed, 0 or 1: ten columns from west
-- to east, ten parts from north to south in each.
-- 
-- Parts that are revealed.

