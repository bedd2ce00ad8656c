# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A saved game of GTA San Andreas for Android: 29 blocks after the letters
# `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
# (195,000 as a rule), and a checksum. Most blocks are those of the PC.
# 
# Older mobile games write the same with a guard, the bytes DE C0, before each
# piece (`is_guarded`), 175 blips, and without block 28.
# 
# A save that the game made during a mission holds the mission's script, and
# the state of the mission in two parts of the block `pools` that are not
# decoded. Facts that the bytes in order do not show are decided once for a file: the bytes
# after the checksum, the form of objects, and the size of those two parts.
# @see https://github.com/LubrieDev/GTASA-SaveLab Source
class GtaSaSaveAndroid < Kaitai::Struct::Struct

  BLIP_COLOUR = {
    0 => :blip_colour_blip_red,
    1 => :blip_colour_blip_green,
    2 => :blip_colour_blip_blue,
    3 => :blip_colour_blip_white,
    4 => :blip_colour_blip_yellow,
    5 => :blip_colour_blip_red_2,
    6 => :blip_colour_blip_blue_2,
    7 => :blip_colour_blip_threat,
    8 => :blip_colour_blip_destination,
  }
  I__BLIP_COLOUR = BLIP_COLOUR.invert

  BLIP_DISPLAY = {
    0 => :blip_display_show_nothing,
    1 => :blip_display_show_marker,
    2 => :blip_display_show_icon,
    3 => :blip_display_show_both,
  }
  I__BLIP_DISPLAY = BLIP_DISPLAY.invert

  BLIP_TARGET = {
    0 => :blip_target_blip_of_nothing,
    1 => :blip_target_blip_of_car,
    2 => :blip_target_blip_of_ped,
    3 => :blip_target_blip_of_object,
    4 => :blip_target_blip_of_place,
    5 => :blip_target_blip_of_contact,
    6 => :blip_target_blip_of_spotlight,
    7 => :blip_target_blip_of_pickup,
    8 => :blip_target_blip_of_airstrip,
  }
  I__BLIP_TARGET = BLIP_TARGET.invert

  BRAIN_KIND = {
    -1 => :brain_kind_free_brain,
    0 => :brain_kind_ped_brain,
    1 => :brain_kind_object_brain,
    2 => :brain_kind_ped_generator_brain,
    3 => :brain_kind_code_ped_brain,
    4 => :brain_kind_code_object_brain,
    5 => :brain_kind_attractor_brain,
  }
  I__BRAIN_KIND = BRAIN_KIND.invert

  CAR_BOMB = {
    0 => :car_bomb_no_bomb,
    1 => :car_bomb_bomb_with_timer,
    2 => :car_bomb_bomb_at_ignition,
    3 => :car_bomb_bomb_remote,
    4 => :car_bomb_bomb_with_timer_ticking,
    5 => :car_bomb_bomb_at_ignition_armed,
  }
  I__CAR_BOMB = CAR_BOMB.invert

  CAR_PART = {
    -1 => :car_part_no_part,
    1000 => :car_part_part_spl_b_mar_m,
    1001 => :car_part_part_spl_b_bab_m,
    1002 => :car_part_part_spl_b_bar_m,
    1003 => :car_part_part_spl_b_mab_m,
    1004 => :car_part_part_bnt_b_sc_m,
    1005 => :car_part_part_bnt_b_sc_l,
    1006 => :car_part_part_rf_b_sc_r,
    1007 => :car_part_part_wg_l_b_ssk,
    1008 => :car_part_part_nto_b_l,
    1009 => :car_part_part_nto_b_s,
    1010 => :car_part_part_nto_b_tw,
    1011 => :car_part_part_bnt_b_sc_p_m,
    1012 => :car_part_part_bnt_b_sc_p_l,
    1013 => :car_part_part_lgt_b_rspt,
    1014 => :car_part_part_spl_b_bar_l,
    1015 => :car_part_part_spl_b_bbr_l,
    1016 => :car_part_part_spl_b_bbr_m,
    1017 => :car_part_part_wg_r_b_ssk,
    1018 => :car_part_part_exh_b_ts,
    1019 => :car_part_part_exh_b_t,
    1020 => :car_part_part_exh_b_l,
    1021 => :car_part_part_exh_b_m,
    1022 => :car_part_part_exh_b_s,
    1023 => :car_part_part_spl_b_bbb_m,
    1024 => :car_part_part_lgt_b_sspt,
    1025 => :car_part_part_wheel_or1,
    1026 => :car_part_part_wg_l_a_s,
    1027 => :car_part_part_wg_r_a_s,
    1028 => :car_part_part_exh_a_s,
    1029 => :car_part_part_exh_c_s,
    1030 => :car_part_part_wg_r_c_s,
    1031 => :car_part_part_wg_l_c_s,
    1032 => :car_part_part_rf_a_s,
    1033 => :car_part_part_rf_c_s,
    1034 => :car_part_part_exh_a_l,
    1035 => :car_part_part_rf_c_l,
    1036 => :car_part_part_wg_l_a_l,
    1037 => :car_part_part_exh_c_l,
    1038 => :car_part_part_rf_a_l,
    1039 => :car_part_part_wg_l_c_l,
    1040 => :car_part_part_wg_r_a_l,
    1041 => :car_part_part_wg_r_c_l,
    1042 => :car_part_part_wg_l_lr_br1,
    1043 => :car_part_part_exh_lr_br2,
    1044 => :car_part_part_exh_lr_br1,
    1045 => :car_part_part_exh_c_f,
    1046 => :car_part_part_exh_a_f,
    1047 => :car_part_part_wg_l_a_f,
    1048 => :car_part_part_wg_l_c_f,
    1049 => :car_part_part_spl_a_f_r,
    1050 => :car_part_part_spl_c_f_r,
    1051 => :car_part_part_wg_r_a_f,
    1052 => :car_part_part_wg_r_c_f,
    1053 => :car_part_part_rf_c_f,
    1054 => :car_part_part_rf_a_f,
    1055 => :car_part_part_rf_a_st,
    1056 => :car_part_part_wg_l_a_st,
    1057 => :car_part_part_wg_l_c_st,
    1058 => :car_part_part_spl_a_st_r,
    1059 => :car_part_part_exh_c_st,
    1060 => :car_part_part_spl_c_st_r,
    1061 => :car_part_part_rf_c_st,
    1062 => :car_part_part_wg_r_a_st,
    1063 => :car_part_part_wg_r_c_st,
    1064 => :car_part_part_exh_a_st,
    1065 => :car_part_part_exh_a_j,
    1066 => :car_part_part_exh_c_j,
    1067 => :car_part_part_rf_a_j,
    1068 => :car_part_part_rf_c_j,
    1069 => :car_part_part_wg_l_a_j,
    1070 => :car_part_part_wg_l_c_j,
    1071 => :car_part_part_wg_r_a_j,
    1072 => :car_part_part_wg_r_c_j,
    1073 => :car_part_part_wheel_sr6,
    1074 => :car_part_part_wheel_sr3,
    1075 => :car_part_part_wheel_sr2,
    1076 => :car_part_part_wheel_lr4,
    1077 => :car_part_part_wheel_lr1,
    1078 => :car_part_part_wheel_lr3,
    1079 => :car_part_part_wheel_sr1,
    1080 => :car_part_part_wheel_sr5,
    1081 => :car_part_part_wheel_sr4,
    1082 => :car_part_part_wheel_gn1,
    1083 => :car_part_part_wheel_lr2,
    1084 => :car_part_part_wheel_lr5,
    1085 => :car_part_part_wheel_gn2,
    1086 => :car_part_part_stereo,
    1087 => :car_part_part_hydralics,
    1088 => :car_part_part_rf_a_u,
    1089 => :car_part_part_exh_c_u,
    1090 => :car_part_part_wg_l_a_u,
    1091 => :car_part_part_rf_c_u,
    1092 => :car_part_part_exh_a_u,
    1093 => :car_part_part_wg_l_c_u,
    1094 => :car_part_part_wg_r_a_u,
    1095 => :car_part_part_wg_r_c_u,
    1096 => :car_part_part_wheel_gn3,
    1097 => :car_part_part_wheel_gn4,
    1098 => :car_part_part_wheel_gn5,
    1099 => :car_part_part_wg_r_lr_br1,
    1100 => :car_part_part_misc_c_lr_rem1,
    1101 => :car_part_part_wg_r_lr_rem1,
    1102 => :car_part_part_wg_r_lr_sv,
    1103 => :car_part_part_rf_lr_bl2,
    1104 => :car_part_part_exh_lr_bl1,
    1105 => :car_part_part_exh_lr_bl2,
    1106 => :car_part_part_wg_l_lr_rem2,
    1107 => :car_part_part_wg_r_lr_bl1,
    1108 => :car_part_part_wg_l_lr_bl1,
    1109 => :car_part_part_bbb_lr_slv1,
    1110 => :car_part_part_bbb_lr_slv2,
    1111 => :car_part_part_bnt_lr_slv1,
    1112 => :car_part_part_bnt_lr_slv2,
    1113 => :car_part_part_exh_lr_slv1,
    1114 => :car_part_part_exh_lr_slv2,
    1115 => :car_part_part_fbb_lr_slv1,
    1116 => :car_part_part_fbb_lr_slv2,
    1117 => :car_part_part_fbmp_lr_slv1,
    1118 => :car_part_part_wg_l_lr_slv1,
    1119 => :car_part_part_wg_l_lr_slv2,
    1120 => :car_part_part_wg_r_lr_slv1,
    1121 => :car_part_part_wg_r_lr_slv2,
    1122 => :car_part_part_wg_l_lr_rem1,
    1123 => :car_part_part_misc_c_lr_rem2,
    1124 => :car_part_part_wg_r_lr_rem2,
    1125 => :car_part_part_misc_c_lr_rem3,
    1126 => :car_part_part_exh_lr_rem1,
    1127 => :car_part_part_exh_lr_rem2,
    1128 => :car_part_part_rf_lr_bl1,
    1129 => :car_part_part_exh_lr_sv1,
    1130 => :car_part_part_rf_lr_sv1,
    1131 => :car_part_part_rf_lr_sv2,
    1132 => :car_part_part_exh_lr_sv2,
    1133 => :car_part_part_wg_l_lr_sv,
    1134 => :car_part_part_wg_l_lr_t1,
    1135 => :car_part_part_exh_lr_t2,
    1136 => :car_part_part_exh_lr_t1,
    1137 => :car_part_part_wg_r_lr_t1,
    1138 => :car_part_part_spl_a_s_b,
    1139 => :car_part_part_spl_c_s_b,
    1140 => :car_part_part_rbmp_c_s,
    1141 => :car_part_part_rbmp_a_s,
    1142 => :car_part_part_bntr_b_ov,
    1143 => :car_part_part_bntl_b_ov,
    1144 => :car_part_part_bntr_b_sq,
    1145 => :car_part_part_bntl_b_sq,
    1146 => :car_part_part_spl_c_l_b,
    1147 => :car_part_part_spl_a_l_b,
    1148 => :car_part_part_rbmp_c_l,
    1149 => :car_part_part_rbmp_a_l,
    1150 => :car_part_part_rbmp_a_f,
    1151 => :car_part_part_rbmp_c_f,
    1152 => :car_part_part_fbmp_c_f,
    1153 => :car_part_part_fbmp_a_f,
    1154 => :car_part_part_rbmp_a_st,
    1155 => :car_part_part_fbmp_a_st,
    1156 => :car_part_part_rbmp_c_st,
    1157 => :car_part_part_fbmp_c_st,
    1158 => :car_part_part_spl_c_j_b,
    1159 => :car_part_part_rbmp_a_j,
    1160 => :car_part_part_fbmp_a_j,
    1161 => :car_part_part_rbmp_c_j,
    1162 => :car_part_part_spl_a_j_b,
    1163 => :car_part_part_spl_c_u_b,
    1164 => :car_part_part_spl_a_u_b,
    1165 => :car_part_part_fbmp_c_u,
    1166 => :car_part_part_fbmp_a_u,
    1167 => :car_part_part_rbmp_c_u,
    1168 => :car_part_part_rbmp_a_u,
    1169 => :car_part_part_fbmp_a_s,
    1170 => :car_part_part_fbmp_c_s,
    1171 => :car_part_part_fbmp_a_l,
    1172 => :car_part_part_fbmp_c_l,
    1173 => :car_part_part_fbmp_c_j,
    1174 => :car_part_part_fbmp_lr_br1,
    1175 => :car_part_part_fbmp_lr_br2,
    1176 => :car_part_part_rbmp_lr_br1,
    1177 => :car_part_part_rbmp_lr_br2,
    1178 => :car_part_part_rbmp_lr_rem2,
    1179 => :car_part_part_fbmp_lr_rem1,
    1180 => :car_part_part_rbmp_lr_rem1,
    1181 => :car_part_part_fbmp_lr_bl2,
    1182 => :car_part_part_fbmp_lr_bl1,
    1183 => :car_part_part_rbmp_lr_bl2,
    1184 => :car_part_part_rbmp_lr_bl1,
    1185 => :car_part_part_fbmp_lr_rem2,
    1186 => :car_part_part_rbmp_lr_sv2,
    1187 => :car_part_part_rbmp_lr_sv1,
    1188 => :car_part_part_fbmp_lr_sv2,
    1189 => :car_part_part_fbmp_lr_sv1,
    1190 => :car_part_part_fbmp_lr_t2,
    1191 => :car_part_part_fbmp_lr_t1,
    1192 => :car_part_part_rbmp_lr_t1,
    1193 => :car_part_part_rbmp_lr_t2,
  }
  I__CAR_PART = CAR_PART.invert

  CAR_PLACE = {
    0 => :car_place_car_cjsafe_1,
    1 => :car_place_car_beacsv_1,
    2 => :car_place_car_vesvgrg_1,
    3 => :car_place_car_cn2gar1_1,
    4 => :car_place_car_cn2gar2_1,
    5 => :car_place_car_burbdo2_1,
    6 => :car_place_car_blob69_1,
    7 => :car_place_car_blob7_1,
    8 => :car_place_car_burbdoo_1,
    9 => :car_place_car_blob6_1,
    10 => :car_place_car_carlas1_1,
    11 => :car_place_car_cesafe1_1,
    12 => :car_place_car_imp_la_1,
    13 => :car_place_car_imp_sf_1,
    14 => :car_place_car_imp_lv_1,
    15 => :car_place_car_sav1sfe_1,
    16 => :car_place_car_sav1sfw_1,
    17 => :car_place_car_lcksfse_1,
    18 => :car_place_car_svgsfs1_1,
    19 => :car_place_car_dhangar_1,
    20 => :car_place_car_cjsafe_2,
    21 => :car_place_car_beacsv_2,
    22 => :car_place_car_vesvgrg_2,
    23 => :car_place_car_cn2gar1_2,
    24 => :car_place_car_cn2gar2_2,
    25 => :car_place_car_burbdo2_2,
    26 => :car_place_car_blob69_2,
    27 => :car_place_car_blob7_2,
    28 => :car_place_car_burbdoo_2,
    29 => :car_place_car_blob6_2,
    30 => :car_place_car_carlas1_2,
    31 => :car_place_car_cesafe1_2,
    32 => :car_place_car_imp_la_2,
    33 => :car_place_car_imp_sf_2,
    34 => :car_place_car_imp_lv_2,
    35 => :car_place_car_sav1sfe_2,
    36 => :car_place_car_sav1sfw_2,
    37 => :car_place_car_lcksfse_2,
    38 => :car_place_car_svgsfs1_2,
    39 => :car_place_car_dhangar_2,
    40 => :car_place_car_cjsafe_3,
    41 => :car_place_car_beacsv_3,
    42 => :car_place_car_vesvgrg_3,
    43 => :car_place_car_cn2gar1_3,
    44 => :car_place_car_cn2gar2_3,
    45 => :car_place_car_burbdo2_3,
    46 => :car_place_car_blob69_3,
    47 => :car_place_car_blob7_3,
    48 => :car_place_car_burbdoo_3,
    49 => :car_place_car_blob6_3,
    50 => :car_place_car_carlas1_3,
    51 => :car_place_car_cesafe1_3,
    52 => :car_place_car_imp_la_3,
    53 => :car_place_car_imp_sf_3,
    54 => :car_place_car_imp_lv_3,
    55 => :car_place_car_sav1sfe_3,
    56 => :car_place_car_sav1sfw_3,
    57 => :car_place_car_lcksfse_3,
    58 => :car_place_car_svgsfs1_3,
    59 => :car_place_car_dhangar_3,
    60 => :car_place_car_cjsafe_4,
    61 => :car_place_car_beacsv_4,
    62 => :car_place_car_vesvgrg_4,
    63 => :car_place_car_cn2gar1_4,
    64 => :car_place_car_cn2gar2_4,
    65 => :car_place_car_burbdo2_4,
    66 => :car_place_car_blob69_4,
    67 => :car_place_car_blob7_4,
    68 => :car_place_car_burbdoo_4,
    69 => :car_place_car_blob6_4,
    70 => :car_place_car_carlas1_4,
    71 => :car_place_car_cesafe1_4,
    72 => :car_place_car_imp_la_4,
    73 => :car_place_car_imp_sf_4,
    74 => :car_place_car_imp_lv_4,
    75 => :car_place_car_sav1sfe_4,
    76 => :car_place_car_sav1sfw_4,
    77 => :car_place_car_lcksfse_4,
    78 => :car_place_car_svgsfs1_4,
    79 => :car_place_car_dhangar_4,
  }
  I__CAR_PLACE = CAR_PLACE.invert

  CAR_SUPPLY = {
    0 => :car_supply_no_cars,
    65535 => :car_supply_cars_without_end,
  }
  I__CAR_SUPPLY = CAR_SUPPLY.invert

  CLOTHES_FILE = {
    -2130323853 => :clothes_file_clothes_letter,
    -2128139900 => :clothes_file_clothes_glasses05,
    -2120650015 => :clothes_file_clothes_trackytop2eris,
    -2105660245 => :clothes_file_clothes_bballjackrstar,
    -2099005073 => :clothes_file_clothes_sneaker,
    -2090124558 => :clothes_file_clothes_8santos,
    -2078666637 => :clothes_file_clothes_4rip,
    -2065518319 => :clothes_file_clothes_jheri,
    -2054640588 => :clothes_file_clothes_watchcro2,
    -2052262949 => :clothes_file_clothes_worktrcamogry,
    -2048278805 => :clothes_file_clothes_hatmanc,
    -2044477490 => :clothes_file_clothes_sneakerbincgang,
    -2043512013 => :clothes_file_clothes_sportjack,
    -2041909859 => :clothes_file_clothes_glasses01,
    -2036040854 => :clothes_file_clothes_capblueback,
    -2021884895 => :clothes_file_clothes_necksilver,
    -2019982038 => :clothes_file_clothes_capzipup,
    -2016707715 => :clothes_file_clothes_capredside,
    -1990787643 => :clothes_file_clothes_biker,
    -1981870358 => :clothes_file_clothes_zorro,
    -1969195485 => :clothes_file_clothes_12bandit,
    -1964116422 => :clothes_file_clothes_hatmancplaid,
    -1963027521 => :clothes_file_clothes_baldgoatee,
    -1939440971 => :clothes_file_clothes_bbjersey,
    -1904363264 => :clothes_file_clothes_sneakerheatgry,
    -1884311732 => :clothes_file_clothes_sleevtbrown,
    -1883025336 => :clothes_file_clothes_bandknots,
    -1865726160 => :clothes_file_clothes_capknit,
    -1858787998 => :clothes_file_clothes_bbjack,
    -1854362888 => :clothes_file_clothes_capback,
    -1823195996 => :clothes_file_clothes_9homeboy,
    -1792906401 => :clothes_file_clothes_tracktrblue,
    -1776200269 => :clothes_file_clothes_timberhike,
    -1775229149 => :clothes_file_clothes_glasses03dark,
    -1774386363 => :clothes_file_clothes_bandblack2,
    -1771290832 => :clothes_file_clothes_highfade,
    -1770518513 => :clothes_file_clothes_boater,
    -1750049245 => :clothes_file_clothes_12mayaface,
    -1741429914 => :clothes_file_clothes_chinosblack,
    -1731248096 => :clothes_file_clothes_bandana,
    -1728660861 => :clothes_file_clothes_chongerred,
    -1696313426 => :clothes_file_clothes_wcoatblue,
    -1685754027 => :clothes_file_clothes_hawaiired,
    -1676283917 => :clothes_file_clothes_10ls4,
    -1641885640 => :clothes_file_clothes_hairblond,
    -1558708536 => :clothes_file_clothes_caprimup,
    -1555711683 => :clothes_file_clothes_suit1trgang,
    -1543548803 => :clothes_file_clothes_12cross7,
    -1542912072 => :clothes_file_clothes_tshirtzipcrm,
    -1539205552 => :clothes_file_clothes_9bullet,
    -1536471168 => :clothes_file_clothes_8sa2,
    -1528938308 => :clothes_file_clothes_suit1trgrey,
    -1517729907 => :clothes_file_clothes_shellsuit,
    -1491351160 => :clothes_file_clothes_5cross2,
    -1481401990 => :clothes_file_clothes_capblk,
    -1474608012 => :clothes_file_clothes_hoodyagreen,
    -1463755291 => :clothes_file_clothes_7mary,
    -1462684028 => :clothes_file_clothes_chinosb,
    -1445731415 => :clothes_file_clothes_hoodya,
    -1418673442 => :clothes_file_clothes_convheatred,
    -1417294946 => :clothes_file_clothes_11dice,
    -1415549898 => :clothes_file_clothes_tracktrpro,
    -1388786875 => :clothes_file_clothes_convproblu,
    -1387603497 => :clothes_file_clothes_shirtagrey,
    -1360763405 => :clothes_file_clothes_sixtyniners,
    -1360496682 => :clothes_file_clothes_tshirtbobored,
    -1353828996 => :clothes_file_clothes_sneakerheatblk,
    -1346917259 => :clothes_file_clothes_shortskhaki,
    -1329825844 => :clothes_file_clothes_neckls,
    -1322853282 => :clothes_file_clothes_bbshortred,
    -1320660899 => :clothes_file_clothes_4weed,
    -1315175786 => :clothes_file_clothes_glasses03red,
    -1302330535 => :clothes_file_clothes_bask2heatwht,
    -1284351162 => :clothes_file_clothes_hoodyarockstar,
    -1283206622 => :clothes_file_clothes_bald,
    -1275250524 => :clothes_file_clothes_bbjackrim,
    -1266547107 => :clothes_file_clothes_tshirtilovels,
    -1251995603 => :clothes_file_clothes_suit1trgreen,
    -1240067115 => :clothes_file_clothes_8westside,
    -1237768548 => :clothes_file_clothes_necksaints,
    -1213698741 => :clothes_file_clothes_bandred3,
    -1211736145 => :clothes_file_clothes_bowlergang,
    -1176863975 => :clothes_file_clothes_tshirtzipgry,
    -1176003537 => :clothes_file_clothes_11grove,
    -1165234860 => :clothes_file_clothes_8sa,
    -1155750708 => :clothes_file_clothes_vest,
    -1148229085 => :clothes_file_clothes_bask2heatband,
    -1137657761 => :clothes_file_clothes_gimpleg,
    -1136478730 => :clothes_file_clothes_capgangback,
    -1129277353 => :clothes_file_clothes_beretblk,
    -1111109003 => :clothes_file_clothes_9rasta,
    -1097507985 => :clothes_file_clothes_jhericurl,
    -1070691449 => :clothes_file_clothes_conv,
    -1065514865 => :clothes_file_clothes_hitop,
    -1062248995 => :clothes_file_clothes_bandred2,
    -1057871046 => :clothes_file_clothes_shirtbplaid,
    -1054508993 => :clothes_file_clothes_eyepatch,
    -1050956886 => :clothes_file_clothes_suit1trblk2,
    -1046709712 => :clothes_file_clothes_hawaii,
    -1044535002 => :clothes_file_clothes_capblueup,
    -1040483121 => :clothes_file_clothes_capzipover,
    -1032506243 => :clothes_file_clothes_trilbylght,
    -1016290293 => :clothes_file_clothes_worktr,
    -991048258 => :clothes_file_clothes_wcoat,
    -984606467 => :clothes_file_clothes_tshirtmaddgrn,
    -982971022 => :clothes_file_clothes_tshirtheatwht,
    -980612554 => :clothes_file_clothes_leathertr,
    -966834233 => :clothes_file_clothes_trackytop1pro,
    -965034693 => :clothes_file_clothes_11jail,
    -953920443 => :clothes_file_clothes_watchpro2,
    -933646738 => :clothes_file_clothes_8gun,
    -927725507 => :clothes_file_clothes_painter,
    -927686579 => :clothes_file_clothes_tshirt2,
    -924081688 => :clothes_file_clothes_capblueside,
    -923064431 => :clothes_file_clothes_hatmancblk,
    -915574819 => :clothes_file_clothes_sneakerbincblu,
    -914054657 => :clothes_file_clothes_capredback,
    -902968157 => :clothes_file_clothes_tshirtbase5,
    -898404223 => :clothes_file_clothes_skullyblk,
    -896277735 => :clothes_file_clothes_bikerhelmet,
    -892354851 => :clothes_file_clothes_sandalsock,
    -860364429 => :clothes_file_clothes_tshirterisyell,
    -850125817 => :clothes_file_clothes_hockeytop,
    -821490932 => :clothes_file_clothes_denimsgang,
    -805792136 => :clothes_file_clothes_bowlerblue,
    -803407586 => :clothes_file_clothes_5cross3,
    -796923107 => :clothes_file_clothes_neckhash,
    -794654001 => :clothes_file_clothes_sweatrstar,
    -784729353 => :clothes_file_clothes_wedge,
    -771431603 => :clothes_file_clothes_shoedressbrn,
    -768108218 => :clothes_file_clothes_capblkover,
    -756029055 => :clothes_file_clothes_shirtablue,
    -747864298 => :clothes_file_clothes_8sa3,
    -739310734 => :clothes_file_clothes_hairpink,
    -738837002 => :clothes_file_clothes_suit2,
    -728420398 => :clothes_file_clothes_trilby,
    -720851967 => :clothes_file_clothes_shoespatz,
    -716662261 => :clothes_file_clothes_bandits,
    -708578759 => :clothes_file_clothes_baskball,
    -697413025 => :clothes_file_clothes_cutoffchinosblue,
    -643423809 => :clothes_file_clothes_boxingshoe,
    -621572358 => :clothes_file_clothes_watchyellow,
    -615337454 => :clothes_file_clothes_neck2,
    -612667158 => :clothes_file_clothes_suit1trblue,
    -593236238 => :clothes_file_clothes_sneakerprored,
    -592930753 => :clothes_file_clothes_cowboyboot2,
    -559695285 => :clothes_file_clothes_countrytr,
    -550014854 => :clothes_file_clothes_capside,
    -540317176 => :clothes_file_clothes_11dice2,
    -516279341 => :clothes_file_clothes_bandblack3,
    -504652289 => :clothes_file_clothes_beretred,
    -489310709 => :clothes_file_clothes_afroblond,
    -484903262 => :clothes_file_clothes_mohawkbeard,
    -482093022 => :clothes_file_clothes_suit2grn,
    -478073248 => :clothes_file_clothes_sweat,
    -477691962 => :clothes_file_clothes_bandmask,
    -458609233 => :clothes_file_clothes_trackytop1,
    -447227464 => :clothes_file_clothes_bowlerred,
    -435127553 => :clothes_file_clothes_capredup,
    -424716847 => :clothes_file_clothes_hoodyamerc,
    -409608179 => :clothes_file_clothes_watchpink,
    -404058850 => :clothes_file_clothes_afro,
    -396806578 => :clothes_file_clothes_coachsemi,
    -390935833 => :clothes_file_clothes_hairgreen,
    -377764840 => :clothes_file_clothes_neck,
    -374138177 => :clothes_file_clothes_leather,
    -362333265 => :clothes_file_clothes_bask1prowht,
    -351084699 => :clothes_file_clothes_10ls5,
    -331394646 => :clothes_file_bare_legs_skin,
    -323377260 => :clothes_file_clothes_watchzip1,
    -321705096 => :clothes_file_clothes_neckropes,
    -319785917 => :clothes_file_clothes_glasses01dark,
    -316890488 => :clothes_file_clothes_tracktrgang,
    -311338362 => :clothes_file_clothes_shirtbgang,
    -310576940 => :clothes_file_clothes_capgangup,
    -308482976 => :clothes_file_clothes_watchcro,
    -302970687 => :clothes_file_clothes_bowling,
    -286656069 => :clothes_file_clothes_baskballloc,
    -282438905 => :clothes_file_clothes_baskballdrib,
    -261408060 => :clothes_file_clothes_cap,
    -257628726 => :clothes_file_clothes_capblkup,
    -251391875 => :clothes_file_clothes_hoodyablack,
    -247467388 => :clothes_file_clothes_bowler,
    -234000524 => :clothes_file_clothes_capgangside,
    -222736955 => :clothes_file_clothes_highafro,
    -211260960 => :clothes_file_clothes_legsblack,
    -201526967 => :clothes_file_clothes_watchpro,
    -193286889 => :clothes_file_clothes_skullycap,
    -192727393 => :clothes_file_clothes_policetr,
    -189288785 => :clothes_file_clothes_moto,
    -179538918 => :clothes_file_bare_torso_skin,
    -170393699 => :clothes_file_clothes_convprogrn,
    -167117051 => :clothes_file_clothes_neckropeg,
    -165668590 => :clothes_file_clothes_glasses04,
    -164903050 => :clothes_file_clothes_convheatblk,
    -143835965 => :clothes_file_clothes_bask1eris,
    -140687740 => :clothes_file_bare_feet,
    -91475022 => :clothes_file_clothes_shirta,
    -85418798 => :clothes_file_clothes_capred,
    -69603330 => :clothes_file_clothes_capknitgrn,
    -66161621 => :clothes_file_clothes_10weed,
    -59129127 => :clothes_file_clothes_watchsub1,
    -49204571 => :clothes_file_clothes_6crown,
    -47496189 => :clothes_file_clothes_hoodyabase5,
    0 => :clothes_file_no_clothes,
    15018968 => :clothes_file_bare_feet_skin,
    19656297 => :clothes_file_clothes_chongergrey,
    35494100 => :clothes_file_clothes_tash,
    40123646 => :clothes_file_clothes_trilbydrk,
    40991312 => :clothes_file_clothes_10ls3,
    48232002 => :clothes_file_clothes_bandblue,
    56105302 => :clothes_file_clothes_sleevt,
    70023999 => :clothes_file_clothes_cutoffdenims,
    88492340 => :clothes_file_clothes_timberred,
    92867832 => :clothes_file_clothes_shirtbcheck,
    109016604 => :clothes_file_clothes_worktrcamogrn,
    112203752 => :clothes_file_clothes_chongergang,
    144021517 => :clothes_file_clothes_worktrkhaki,
    148748802 => :clothes_file_clothes_shoe,
    155777005 => :clothes_file_clothes_timberfawn,
    184941352 => :clothes_file_clothes_capblkback,
    206012528 => :clothes_file_clothes_9crown,
    216144353 => :clothes_file_clothes_watchgno,
    216937872 => :clothes_file_clothes_tracktreris,
    222883665 => :clothes_file_clothes_tshirtwhite,
    236097233 => :clothes_file_clothes_tracktrwhstr,
    239959007 => :clothes_file_clothes_suit1red,
    272626106 => :clothes_file_clothes_tshirtblunts,
    280413073 => :clothes_file_clothes_capredover,
    297654023 => :clothes_file_clothes_12angels,
    326783084 => :clothes_file_clothes_glasses03blue,
    338913607 => :clothes_file_bare_head_skin,
    347651027 => :clothes_file_clothes_11grove3,
    351222414 => :clothes_file_clothes_bask1,
    355561549 => :clothes_file_clothes_bandred,
    357739873 => :clothes_file_clothes_4spider,
    376361990 => :clothes_file_clothes_suit1yellow,
    390024698 => :clothes_file_clothes_hoodyablue,
    415386514 => :clothes_file_clothes_neckcross,
    415833761 => :clothes_file_clothes_capzipback,
    426824323 => :clothes_file_clothes_glasses05dark,
    435065541 => :clothes_file_clothes_bask1problk,
    435776856 => :clothes_file_clothes_balaclava,
    436277294 => :clothes_file_clothes_legsheart,
    441849698 => :clothes_file_clothes_baldtash,
    448686252 => :clothes_file_clothes_capgang,
    475286744 => :clothes_file_clothes_mohawk,
    482703393 => :clothes_file_clothes_suit1blue,
    485055216 => :clothes_file_clothes_10ls,
    490921511 => :clothes_file_clothes_hockey,
    492481370 => :clothes_file_clothes_baldbeard,
    497405699 => :clothes_file_clothes_boxshort,
    527596789 => :clothes_file_clothes_afrotash,
    534143351 => :clothes_file_clothes_watchgno2,
    536113308 => :clothes_file_clothes_bbshortwht,
    576933739 => :clothes_file_clothes_biegetr,
    592439904 => :clothes_file_clothes_tuxedo,
    605092659 => :clothes_file_clothes_glasses04dark,
    638494825 => :clothes_file_clothes_chinosblue,
    641217881 => :clothes_file_clothes_tshirtproblk,
    654351964 => :clothes_file_clothes_bandblue3,
    672552983 => :clothes_file_clothes_groucho,
    681234315 => :clothes_file_clothes_jeansdenim,
    682440495 => :clothes_file_clothes_chonger,
    701805957 => :clothes_file_clothes_8poker,
    724587403 => :clothes_file_clothes_chinosbiege,
    744365350 => :clothes_file_clothes_shorts,
    756997454 => :clothes_file_clothes_10og,
    768268528 => :clothes_file_clothes_denimsred,
    797398277 => :clothes_file_clothes_captruck,
    804553162 => :clothes_file_bare_torso,
    814012577 => :clothes_file_clothes_7cross2,
    815232608 => :clothes_file_clothes_boxingcap,
    817599759 => :clothes_file_clothes_suit1tryellow,
    824658141 => :clothes_file_clothes_7cross,
    840928074 => :clothes_file_clothes_12mayabird,
    847386951 => :clothes_file_clothes_boxingshort,
    847965730 => :clothes_file_clothes_tshirtmaddgrey,
    862081726 => :clothes_file_clothes_sneakerbincblk,
    873925974 => :clothes_file_clothes_worktrgrey,
    877881813 => :clothes_file_clothes_cornrows,
    879907265 => :clothes_file_bare_legs,
    883673976 => :clothes_file_clothes_bandblack,
    894944151 => :clothes_file_clothes_hawaiiwht,
    900618200 => :clothes_file_clothes_valet,
    938627203 => :clothes_file_clothes_coach,
    957644727 => :clothes_file_clothes_beret,
    976451251 => :clothes_file_clothes_5gun,
    980509603 => :clothes_file_clothes_denimfade,
    983903833 => :clothes_file_clothes_bowleryellow,
    985006348 => :clothes_file_clothes_suit1trblk,
    985944332 => :clothes_file_clothes_groovecut,
    995481457 => :clothes_file_clothes_croupier,
    1004809233 => :clothes_file_clothes_sandal,
    1016528228 => :clothes_file_clothes_chinoskhaki,
    1025982260 => :clothes_file_clothes_shellsuittr,
    1035276773 => :clothes_file_clothes_flipflop,
    1043357982 => :clothes_file_clothes_hoodjack,
    1047161561 => :clothes_file_clothes_neckafrica,
    1056966746 => :clothes_file_clothes_tracktr,
    1061221996 => :clothes_file_clothes_beard,
    1063322903 => :clothes_file_clothes_shirtayellow,
    1070589922 => :clothes_file_clothes_bandgang3,
    1117017627 => :clothes_file_clothes_capzip,
    1119183852 => :clothes_file_clothes_tshirt2horiz,
    1132121869 => :clothes_file_clothes_suit1tr,
    1140302723 => :clothes_file_clothes_hattiger,
    1142040938 => :clothes_file_clothes_vestblack,
    1162486186 => :clothes_file_clothes_capblkside,
    1164319867 => :clothes_file_clothes_goatee,
    1171834843 => :clothes_file_clothes_bask2semi,
    1181652212 => :clothes_file_clothes_neckgold,
    1199826999 => :clothes_file_clothes_7cross3,
    1219550336 => :clothes_file_clothes_tshirterisorn,
    1221121908 => :clothes_file_clothes_bandgang2,
    1226861131 => :clothes_file_clothes_pimptr,
    1227267994 => :clothes_file_clothes_zorromask,
    1236532544 => :clothes_file_clothes_baskballrim,
    1258253388 => :clothes_file_clothes_suit1,
    1259848584 => :clothes_file_clothes_cutoffchinos,
    1305940489 => :clothes_file_clothes_6clown,
    1342680778 => :clothes_file_clothes_bandblue2,
    1348958410 => :clothes_file_clothes_slope,
    1393983095 => :clothes_file_clothes_suit1blk,
    1398700055 => :clothes_file_clothes_field,
    1401419026 => :clothes_file_clothes_boaterblk,
    1410124429 => :clothes_file_clothes_garagetr,
    1410494900 => :clothes_file_clothes_tshirtsuburb,
    1414728149 => :clothes_file_clothes_6aztec,
    1421047989 => :clothes_file_clothes_timbergrey,
    1451672611 => :clothes_file_clothes_capzipside,
    1463285286 => :clothes_file_clothes_convproblk,
    1486911337 => :clothes_file_clothes_watch,
    1524146037 => :clothes_file_clothes_convheatorn,
    1556585494 => :clothes_file_clothes_sneakerheatwht,
    1559566642 => :clothes_file_clothes_stopwatch,
    1566172763 => :clothes_file_clothes_tramline,
    1572879657 => :clothes_file_clothes_cowboy,
    1601531329 => :clothes_file_clothes_9gun2,
    1603672324 => :clothes_file_clothes_capblueover,
    1639626768 => :clothes_file_clothes_hairblue,
    1652597115 => :clothes_file_clothes_capblue,
    1664243712 => :clothes_file_clothes_neckdollar,
    1667254391 => :clothes_file_clothes_suit1grey,
    1669685768 => :clothes_file_clothes_shirtb,
    1673497413 => :clothes_file_clothes_11grove2,
    1676791040 => :clothes_file_clothes_tshirt,
    1694216694 => :clothes_file_clothes_suit1gang,
    1694851341 => :clothes_file_clothes_tshirtlocgrey,
    1701876579 => :clothes_file_clothes_watchsub2,
    1701894040 => :clothes_file_clothes_capgangover,
    1717669588 => :clothes_file_clothes_12dagger,
    1724837436 => :clothes_file_clothes_leathertrchaps,
    1743586468 => :clothes_file_clothes_suit1trred,
    1749322929 => :clothes_file_clothes_glasses03,
    1754495290 => :clothes_file_clothes_skullygrn,
    1788110135 => :clothes_file_clothes_jeans,
    1794329688 => :clothes_file_clothes_baseball,
    1795449523 => :clothes_file_clothes_mohawkpink,
    1796327307 => :clothes_file_clothes_flattop,
    1807103951 => :clothes_file_clothes_denim,
    1807889086 => :clothes_file_clothes_11godsgift,
    1817399610 => :clothes_file_clothes_garageleg,
    1818644432 => :clothes_file_clothes_snakeskin,
    1828427041 => :clothes_file_clothes_dogtag,
    1851741582 => :clothes_file_clothes_cornrowsb,
    1854213815 => :clothes_file_bare_hands,
    1855579351 => :clothes_file_bare_head,
    1855861398 => :clothes_file_clothes_afrogoatee,
    1862671160 => :clothes_file_clothes_elvishair,
    1894107403 => :clothes_file_clothes_9gun,
    1896158386 => :clothes_file_clothes_shortsgrey,
    1897016603 => :clothes_file_clothes_tshirtbobomonk,
    1905890257 => :clothes_file_clothes_grouchos,
    1909997276 => :clothes_file_clothes_hoodjackbeige,
    1920025136 => :clothes_file_clothes_sneakerprowht,
    1928972671 => :clothes_file_clothes_mohawkblond,
    1929723771 => :clothes_file_clothes_hockeymask,
    1932822998 => :clothes_file_clothes_afrobeard,
    1970686662 => :clothes_file_clothes_10ls2,
    1974327007 => :clothes_file_clothes_helmet,
    1974531630 => :clothes_file_clothes_watchzip2,
    1981021008 => :clothes_file_clothes_hairred,
    1982801949 => :clothes_file_clothes_shoedressblk,
    1990126899 => :clothes_file_clothes_shortsgang,
    1999252971 => :clothes_file_clothes_capovereye,
    2061229512 => :clothes_file_clothes_medictr,
    2061582229 => :clothes_file_clothes_bandgang,
    2070098161 => :clothes_file_clothes_tshirtprored,
    2079839801 => :clothes_file_clothes_sneakerproblu,
    2096097750 => :clothes_file_clothes_5cross,
    2119686255 => :clothes_file_clothes_6africa,
    2123292223 => :clothes_file_clothes_chongerblue,
    2123755548 => :clothes_file_clothes_cowboyboot,
  }
  I__CLOTHES_FILE = CLOTHES_FILE.invert

  CLOTHES_MODEL = {
    0 => :clothes_model_model_torso,
    1 => :clothes_model_model_head,
    2 => :clothes_model_model_hands,
    3 => :clothes_model_model_legs,
    4 => :clothes_model_model_feet,
    5 => :clothes_model_model_chain,
    6 => :clothes_model_model_watch,
    7 => :clothes_model_model_shades,
    8 => :clothes_model_model_hat,
    9 => :clothes_model_model_special,
  }
  I__CLOTHES_MODEL = CLOTHES_MODEL.invert

  CLOTHES_TEXTURE = {
    0 => :clothes_texture_texture_torso,
    1 => :clothes_texture_texture_head,
    2 => :clothes_texture_texture_legs,
    3 => :clothes_texture_texture_feet,
    4 => :clothes_texture_texture_tattoo_upper_left_arm,
    5 => :clothes_texture_texture_tattoo_lower_left_arm,
    6 => :clothes_texture_texture_tattoo_upper_right_arm,
    7 => :clothes_texture_texture_tattoo_lower_right_arm,
    8 => :clothes_texture_texture_tattoo_back,
    9 => :clothes_texture_texture_tattoo_left_chest,
    10 => :clothes_texture_texture_tattoo_right_chest,
    11 => :clothes_texture_texture_tattoo_stomach,
    12 => :clothes_texture_texture_tattoo_lower_back,
    13 => :clothes_texture_texture_chain,
    14 => :clothes_texture_texture_watch,
    15 => :clothes_texture_texture_shades,
    16 => :clothes_texture_texture_hat,
    17 => :clothes_texture_texture_special,
  }
  I__CLOTHES_TEXTURE = CLOTHES_TEXTURE.invert

  COLLISION_RESPONSE = {
    0 => :collision_response_response_none,
    1 => :collision_response_response_lamp_post,
    2 => :collision_response_response_small_box,
    3 => :collision_response_response_big_box,
    4 => :collision_response_response_fence_part,
    5 => :collision_response_response_grenade,
    6 => :collision_response_response_swing_door,
    7 => :collision_response_response_lock_door,
    8 => :collision_response_response_hanging,
    9 => :collision_response_response_pool_ball,
  }
  I__COLLISION_RESPONSE = COLLISION_RESPONSE.invert

  DAMAGE_EFFECT = {
    0 => :damage_effect_damage_none,
    1 => :damage_effect_damage_changes_model,
    20 => :damage_effect_damage_smashes,
    21 => :damage_effect_damage_changes_then_smashes,
    200 => :damage_effect_damage_breaks,
    202 => :damage_effect_damage_breaks_for_good,
  }
  I__DAMAGE_EFFECT = DAMAGE_EFFECT.invert

  DOOR = {
    0 => :door_door_closed,
    1 => :door_door_open,
    2 => :door_door_closing,
    3 => :door_door_opening,
    4 => :door_door_waiting_for_player_to_leave,
    5 => :door_door_closed_after_drop_off,
  }
  I__DOOR = DOOR.invert

  FIGHTING = {
    4 => :fighting_standard,
    5 => :fighting_boxing,
    6 => :fighting_kung_fu,
    7 => :fighting_knee_head,
    8 => :fighting_style_bat,
    9 => :fighting_style_knife,
    10 => :fighting_style_golf_club,
    11 => :fighting_style_katana,
    12 => :fighting_style_chainsaw,
    13 => :fighting_style_dildo,
    14 => :fighting_style_flowers,
    15 => :fighting_grab_kick,
    16 => :fighting_elbows,
  }
  I__FIGHTING = FIGHTING.invert

  FLOAT_STAT = {
    0 => :float_stat_progress_made,
    1 => :float_stat_total_progress,
    2 => :float_stat_furthest_hoop,
    3 => :float_stat_distance_on_foot,
    4 => :float_stat_distance_by_car,
    5 => :float_stat_distance_by_motorbike,
    6 => :float_stat_distance_by_boat,
    7 => :float_stat_distance_by_golf_cart,
    8 => :float_stat_distance_by_helicopter,
    9 => :float_stat_distance_by_plane,
    10 => :float_stat_longest_wheelie_distance,
    11 => :float_stat_longest_stoppie_distance,
    12 => :float_stat_longest_2_wheels_distance,
    13 => :float_stat_weapon_spend,
    14 => :float_stat_fashion_spend,
    15 => :float_stat_property_spend,
    16 => :float_stat_auto_repair_and_painting_spend,
    17 => :float_stat_longest_wheelie_time,
    18 => :float_stat_longest_stoppie_time,
    19 => :float_stat_longest_2_wheels_time,
    20 => :float_stat_food_spend,
    21 => :float_stat_fat,
    22 => :float_stat_stamina,
    23 => :float_stat_muscle,
    24 => :float_stat_max_health,
    25 => :float_stat_sex_appeal,
    26 => :float_stat_distance_by_swimming,
    27 => :float_stat_distance_by_bicycle,
    28 => :float_stat_distance_on_treadmill,
    29 => :float_stat_distance_on_exercise_bike,
    30 => :float_stat_tattoo_spend,
    31 => :float_stat_hairdressing_spend,
    32 => :float_stat_girlfriend_spend,
    33 => :float_stat_prostitute_spend,
    34 => :float_stat_furniture_spend,
    35 => :float_stat_money_spent_gambling,
    36 => :float_stat_money_made_from_pimping,
    37 => :float_stat_money_won_gambling,
    38 => :float_stat_biggest_gambling_win,
    39 => :float_stat_biggest_gambling_loss,
    40 => :float_stat_largest_burglary_swag,
    41 => :float_stat_money_made_from_burglary,
    42 => :float_stat_money_spent_building_property,
    43 => :float_stat_unused,
    44 => :float_stat_longest_treadmill_time,
    45 => :float_stat_longest_exercise_bike_time,
    46 => :float_stat_max_bench_press,
    47 => :float_stat_max_dumbbells,
    48 => :float_stat_besttime_8_track,
    49 => :float_stat_bmx_best_time,
    50 => :float_stat_lightest_weight,
    51 => :float_stat_longest_5_star_chase,
    52 => :float_stat_last_5_star_chase,
    53 => :float_stat_wage_bill,
    54 => :float_stat_strip_club_spend,
    55 => :float_stat_car_modification_spend,
    56 => :float_stat_time_spent_shopping,
    57 => :float_stat_time_spent_gambling,
    58 => :float_stat_time_spent_on_longest_mission,
    59 => :float_stat_time_spent_on_quickest_mission,
    60 => :float_stat_average_mission_time,
    61 => :float_stat_drugs_spend,
    62 => :float_stat_total_shopping_spend,
    63 => :float_stat_time_spent_underwater,
    64 => :float_stat_total_respect,
    65 => :float_stat_girlfriend_respect,
    66 => :float_stat_clothes_respect,
    67 => :float_stat_fitness_respect,
    68 => :float_stat_respect,
    69 => :float_stat_pistol_skill,
    70 => :float_stat_silenced_pistol_skill,
    71 => :float_stat_desert_eagle_skill,
    72 => :float_stat_shotgun_skill,
    73 => :float_stat_sawn_off_shotgun_skill,
    74 => :float_stat_combat_shotgun_skill,
    75 => :float_stat_machine_pistol_skill,
    76 => :float_stat_smg_skill,
    77 => :float_stat_ak_47_skill,
    78 => :float_stat_m4_skill,
    79 => :float_stat_rifle_skill,
    80 => :float_stat_appearance,
    81 => :float_stat_gambling,
  }
  I__FLOAT_STAT = FLOAT_STAT.invert

  GAME_VERSION = {
    -1978417824 => :game_version_version_phones_older,
    -1824164258 => :game_version_version_pc_1_01_modified,
    -1704018344 => :game_version_version_pc_1_01,
    -613227626 => :game_version_version_2_0_unseen,
    -219671565 => :game_version_version_definitive,
    -48984586 => :game_version_version_pc_2_0,
    343353539 => :game_version_version_android,
    903512437 => :game_version_version_pc_1_00,
    1563544610 => :game_version_version_pc_2_0_germany,
    1679678540 => :game_version_version_ps2,
    1710482819 => :game_version_version_pc_1_00_modified,
  }
  I__GAME_VERSION = GAME_VERSION.invert

  GANG_ID = {
    0 => :gang_id_gang_ballas,
    1 => :gang_id_gang_grove_street_families,
    2 => :gang_id_gang_vagos,
    3 => :gang_id_gang_rifa,
    4 => :gang_id_gang_da_nang,
    5 => :gang_id_gang_mafia,
    6 => :gang_id_gang_triads,
    7 => :gang_id_gang_aztecas,
    8 => :gang_id_gang_unused_8,
    9 => :gang_id_gang_unused_9,
  }
  I__GANG_ID = GANG_ID.invert

  GARAGE_KIND = {
    1 => :garage_kind_garage_only_target_vehicle,
    2 => :garage_kind_garage_bomb_shop_timed,
    3 => :garage_kind_garage_bomb_shop_engine,
    4 => :garage_kind_garage_bomb_shop_remote,
    5 => :garage_kind_garage_pay_n_spray,
    11 => :garage_kind_garage_closes_when_touched,
    14 => :garage_kind_garage_target_vehicle_freeze_player,
    15 => :garage_kind_garage_script_opens_only,
    16 => :garage_kind_garage_ganton,
    17 => :garage_kind_garage_santa_maria,
    18 => :garage_kind_garage_rockshore_west,
    19 => :garage_kind_garage_script_controlled,
    20 => :garage_kind_garage_stays_open_with_car_inside,
    21 => :garage_kind_garage_closes_once_and_for_all,
    23 => :garage_kind_garage_script_opens_and_freezes,
    24 => :garage_kind_garage_fort_carson,
    25 => :garage_kind_garage_verdant_meadows,
    26 => :garage_kind_garage_dillimore,
    27 => :garage_kind_garage_prickle_pine,
    28 => :garage_kind_garage_whitewood,
    29 => :garage_kind_garage_palomino_creek,
    30 => :garage_kind_garage_redsands_west,
    31 => :garage_kind_garage_el_corona,
    32 => :garage_kind_garage_mulholland,
    33 => :garage_kind_garage_impound_ls,
    34 => :garage_kind_garage_impound_sf,
    35 => :garage_kind_garage_impound_lv,
    36 => :garage_kind_garage_loco_low_co,
    37 => :garage_kind_garage_wheel_arch_angels,
    38 => :garage_kind_garage_transfender,
    39 => :garage_kind_garage_calton_heights,
    40 => :garage_kind_garage_paradiso,
    41 => :garage_kind_garage_doherty,
    42 => :garage_kind_garage_hashbury,
    43 => :garage_kind_garage_burglary,
    44 => :garage_kind_garage_at400_hangar,
    45 => :garage_kind_garage_abandoned_airport_hangar,
  }
  I__GARAGE_KIND = GARAGE_KIND.invert

  GARAGE_USE = {
    0 => :garage_use_use_hideout,
    1 => :garage_use_use_impound,
  }
  I__GARAGE_USE = GARAGE_USE.invert

  HIDDEN_THING = {
    0 => :hidden_thing_nothing_hidden,
    1 => :hidden_thing_hidden_legacy,
    2 => :hidden_thing_hidden_building,
    3 => :hidden_thing_hidden_object,
    4 => :hidden_thing_hidden_dummy,
  }
  I__HIDDEN_THING = HIDDEN_THING.invert

  ICON = {
    -5 => :icon_icon_player_interest,
    -4 => :icon_icon_threat,
    -3 => :icon_icon_friend,
    -2 => :icon_icon_object,
    -1 => :icon_icon_destination,
    0 => :icon_icon_none,
    1 => :icon_icon_white,
    2 => :icon_icon_centre,
    3 => :icon_icon_map_here,
    4 => :icon_icon_north,
    5 => :icon_icon_airyard,
    6 => :icon_icon_ammu,
    7 => :icon_icon_barber,
    8 => :icon_icon_big_smoke,
    9 => :icon_icon_boatyard,
    10 => :icon_icon_burgershot,
    11 => :icon_icon_quarry,
    12 => :icon_icon_catalina,
    13 => :icon_icon_cesar,
    14 => :icon_icon_chicken,
    15 => :icon_icon_cj,
    16 => :icon_icon_crash,
    17 => :icon_icon_diner,
    18 => :icon_icon_emmet,
    19 => :icon_icon_enemy_attack,
    20 => :icon_icon_fire,
    21 => :icon_icon_girlfriend,
    22 => :icon_icon_hospital,
    23 => :icon_icon_syndicate,
    24 => :icon_icon_madd_dogg,
    25 => :icon_icon_caligulas,
    26 => :icon_icon_mc_strap,
    27 => :icon_icon_mod_garage,
    28 => :icon_icon_og_loc,
    29 => :icon_icon_pizza,
    30 => :icon_icon_police,
    31 => :icon_icon_property_green,
    32 => :icon_icon_property_red,
    33 => :icon_icon_race,
    34 => :icon_icon_ryder,
    35 => :icon_icon_save,
    36 => :icon_icon_school,
    37 => :icon_icon_question,
    38 => :icon_icon_sweet,
    39 => :icon_icon_tattoo,
    40 => :icon_icon_truth,
    41 => :icon_icon_waypoint,
    42 => :icon_icon_toreno_ranch,
    43 => :icon_icon_triads,
    44 => :icon_icon_four_dragons,
    45 => :icon_icon_clothes,
    46 => :icon_icon_woozie,
    47 => :icon_icon_zero,
    48 => :icon_icon_disco,
    49 => :icon_icon_drink,
    50 => :icon_icon_food,
    51 => :icon_icon_truck,
    52 => :icon_icon_cash,
    53 => :icon_icon_flag,
    54 => :icon_icon_gym,
    55 => :icon_icon_impound,
    56 => :icon_icon_light,
    57 => :icon_icon_runway,
    58 => :icon_icon_gang_b,
    59 => :icon_icon_gang_p,
    60 => :icon_icon_gang_y,
    61 => :icon_icon_gang_n,
    62 => :icon_icon_gang_g,
    63 => :icon_icon_spray,
    64 => :icon_icon_toreno,
  }
  I__ICON = ICON.invert

  INT_STAT = {
    120 => :int_stat_people_wasted_by_others,
    121 => :int_stat_people_youve_wasted,
    122 => :int_stat_road_vehicles_destroyed,
    123 => :int_stat_boats_destroyed,
    124 => :int_stat_planes_helicopters_destroyed,
    125 => :int_stat_cost_of_property_damaged,
    126 => :int_stat_bullets_fired,
    127 => :int_stat_kgs_of_explosives_used,
    128 => :int_stat_bullets_that_hit,
    129 => :int_stat_tires_popped_with_gunfire,
    130 => :int_stat_num_headshots,
    131 => :int_stat_total_num_wanted_stars_attained,
    132 => :int_stat_total_num_wanted_stars_evaded,
    133 => :int_stat_times_busted,
    134 => :int_stat_days_passed_in_game,
    135 => :int_stat_num_hospital_visits,
    136 => :int_stat_safehouse_visits,
    137 => :int_stat_times_cheated,
    138 => :int_stat_vehicle_resprays,
    139 => :int_stat_insane_jump_distance,
    140 => :int_stat_insane_jump_height,
    141 => :int_stat_insane_jump_flips,
    142 => :int_stat_insane_jump_rotation,
    143 => :int_stat_best_insane_stunt_awarded,
    144 => :int_stat_unique_jumps_found,
    145 => :int_stat_unique_jumps_done,
    146 => :int_stat_mission_attempts,
    147 => :int_stat_missions_passed,
    148 => :int_stat_total_num_missions_in_game,
    149 => :int_stat_cash_made_in_a_taxi,
    150 => :int_stat_passengers_dropped_off,
    151 => :int_stat_people_saved_in_an_ambulance,
    152 => :int_stat_criminals_killed_on_vigilante_mission,
    153 => :int_stat_total_fires_extinguished,
    154 => :int_stat_packages_delivered,
    155 => :int_stat_assassinations,
    156 => :int_stat_last_dance_score,
    157 => :int_stat_max_vigilante_mission_level,
    158 => :int_stat_max_paramedic_mission_level,
    159 => :int_stat_max_firefighter_mission_level,
    160 => :int_stat_driving_skill,
    161 => :int_stat_num_truck_missions_passed,
    162 => :int_stat_money_made_in_truck,
    163 => :int_stat_recruited_gang_members_killed,
    164 => :int_stat_armor,
    165 => :int_stat_energy,
    166 => :int_stat_photographs_taken,
    167 => :int_stat_rampages_attempted,
    168 => :int_stat_rampages_passed,
    169 => :int_stat_flight_time,
    170 => :int_stat_times_drowned,
    171 => :int_stat_num_girls_pimped,
    172 => :int_stat_bestpos_8_track,
    173 => :int_stat_time_on_jetpack,
    174 => :int_stat_shooting_range_levels_passed,
    175 => :int_stat_most_cars_parked_on_valet_parking,
    176 => :int_stat_kills_since_last_checkpoint,
    177 => :int_stat_total_legitimate_kills,
    178 => :int_stat_num_bloodring_kills,
    179 => :int_stat_total_time_in_bloodring,
    180 => :int_stat_no_more_hurricanes_flag,
    181 => :int_stat_city_unlocked,
    182 => :int_stat_num_police_bribes,
    183 => :int_stat_num_cars_stolen,
    184 => :int_stat_current_num_girlfriends,
    185 => :int_stat_num_disastrous_dates,
    186 => :int_stat_num_girls_dated,
    187 => :int_stat_num_times_scored_with_a_girl,
    188 => :int_stat_num_successful_dates,
    189 => :int_stat_num_girls_dumped,
    190 => :int_stat_num_prostitutes_visited,
    191 => :int_stat_num_houses_burgled,
    192 => :int_stat_num_safes_cracked,
    193 => :int_stat_burglar_status,
    194 => :int_stat_num_stolen_items_sold,
    195 => :int_stat_num_eight_balls_in_pool,
    196 => :int_stat_total_num_wins_playing_pool,
    197 => :int_stat_total_num_losses_playing_pool,
    198 => :int_stat_times_visited_the_gym,
    199 => :int_stat_body_type,
    200 => :int_stat_num_meals_eaten,
    201 => :int_stat_money_made_in_quarry,
    202 => :int_stat_time_taken_to_complete_quarry,
    203 => :int_stat_num_furniture_purchased,
    204 => :int_stat_favorite_console_game,
    205 => :int_stat_max_civilian_peds_killed_rampage,
    206 => :int_stat_max_police_peds_killed_rampage,
    207 => :int_stat_max_civilian_vehicles_destroyed_rampage,
    208 => :int_stat_max_police_vehicles_destroyed_rampage,
    209 => :int_stat_max_num_tanks_destroyed_rampage,
    210 => :int_stat_pimping_level,
    211 => :int_stat_kickstart_best_score,
    212 => :int_stat_best_lap_time_in_8_track,
    213 => :int_stat_num_vehicles_exported,
    214 => :int_stat_num_vehicles_imported,
    215 => :int_stat_max_basketball_score,
    216 => :int_stat_fires_started,
    217 => :int_stat_amount_of_drugs_sold,
    218 => :int_stat_amount_of_drugs_bought,
    219 => :int_stat_best_lap_time_in_dirt_track,
    220 => :int_stat_besttime_dirt_track,
    221 => :int_stat_bestpos_dirt_track,
    222 => :int_stat_nrg_500_best_time,
    223 => :int_stat_flying_skill,
    224 => :int_stat_respect_mission,
    225 => :int_stat_lung_capacity,
    226 => :int_stat_game_gore_rating,
    227 => :int_stat_game_sex_rating,
    228 => :int_stat_respect_mission_total,
    229 => :int_stat_bike_skill,
    230 => :int_stat_cycling_skill,
    231 => :int_stat_snapshots_taken,
    232 => :int_stat_total_snapshots,
    233 => :int_stat_luck,
    234 => :int_stat_territories_taken_over,
    235 => :int_stat_territories_lost,
    236 => :int_stat_territories_held,
    237 => :int_stat_max_num_territories_held,
    238 => :int_stat_gang_members_recruited,
    239 => :int_stat_enemy_gang_members_killed,
    240 => :int_stat_friendly_gang_members_killed,
    241 => :int_stat_horseshoes_collected,
    242 => :int_stat_total_horseshoes,
    243 => :int_stat_oysters_collected,
    244 => :int_stat_total_oysters,
    245 => :int_stat_calories,
    246 => :int_stat_n_2p_rampage_best_time,
    247 => :int_stat_n_2p_car_rampage_best_time,
    248 => :int_stat_n_2p_on_foot_rampage_best_time,
    249 => :int_stat_n_2p_chopper_rampage_best_time,
    250 => :int_stat_n_2p_bike_rampage_best_time,
    251 => :int_stat_keepie_uppy_best_time,
    252 => :int_stat_progress_with_denise,
    253 => :int_stat_progress_with_michelle,
    254 => :int_stat_progress_with_helena,
    255 => :int_stat_progress_with_barbara,
    256 => :int_stat_progress_with_katie,
    257 => :int_stat_progress_with_millie,
    258 => :int_stat_best_position_lowrider_race,
    259 => :int_stat_best_time_lowrider_race,
    260 => :int_stat_best_position_little_loop,
    261 => :int_stat_best_time_little_loop,
    262 => :int_stat_best_position_backroad_wanderer,
    263 => :int_stat_best_time_backroad_wanderer,
    264 => :int_stat_best_position_city_circuit,
    265 => :int_stat_best_time_city_circuit,
    266 => :int_stat_best_position_vinewood,
    267 => :int_stat_best_time_vinewood,
    268 => :int_stat_best_position_freeway,
    269 => :int_stat_best_time_freeway,
    270 => :int_stat_best_position_into_the_country,
    271 => :int_stat_best_time_into_the_country,
    272 => :int_stat_best_position_badlands_a,
    273 => :int_stat_best_time_badlands_a,
    274 => :int_stat_best_position_badlands_b,
    275 => :int_stat_best_time_badlands_b,
    276 => :int_stat_best_position_dirtbike_danger,
    277 => :int_stat_best_time_dirtbike_danger,
    278 => :int_stat_best_position_bandito_county,
    279 => :int_stat_best_time_bandito_county,
    280 => :int_stat_best_position_go_go_kart,
    281 => :int_stat_best_time_go_go_kart,
    282 => :int_stat_best_position_san_fierro_fastlane,
    283 => :int_stat_best_time_san_fierro_fastlane,
    284 => :int_stat_best_position_san_fierro_hills,
    285 => :int_stat_best_time_san_fierro_hills,
    286 => :int_stat_best_position_country_endurance,
    287 => :int_stat_best_time_country_endurance,
    288 => :int_stat_best_position_sf_to_lv,
    289 => :int_stat_best_time_sf_to_lv,
    290 => :int_stat_best_position_dam_rider,
    291 => :int_stat_best_time_dam_rider,
    292 => :int_stat_best_position_desert_tricks,
    293 => :int_stat_best_time_desert_tricks,
    294 => :int_stat_best_position_lv_ringroad,
    295 => :int_stat_best_time_lv_ringroad,
    296 => :int_stat_besttime_world_war_aces,
    297 => :int_stat_besttime_barnstorming,
    298 => :int_stat_besttime_military_service,
    299 => :int_stat_besttime_chopper_checkpoint,
    300 => :int_stat_besttime_whirly_bird_waypoint,
    301 => :int_stat_besttime_heli_hell,
    302 => :int_stat_passed_sweet2,
    303 => :int_stat_passed_strap3,
    304 => :int_stat_passed_zero1,
    305 => :int_stat_passed_syndicate_and_woozie,
    306 => :int_stat_passed_casino7,
    307 => :int_stat_passed_heist8,
    308 => :int_stat_passed_mansion2,
    309 => :int_stat_started_riot1,
    310 => :int_stat_passed_ryder2,
    311 => :int_stat_passed_farlie3,
    312 => :int_stat_passed_heist1,
    313 => :int_stat_passed_syndicate2,
    314 => :int_stat_passed_lafin1,
    315 => :int_stat_passed_cat2,
    316 => :int_stat_passed_syndicate1,
    317 => :int_stat_passed_casino4,
    318 => :int_stat_passed_cat1,
    319 => :int_stat_passed_bcrash1,
    320 => :int_stat_passed_desert1,
    321 => :int_stat_passed_garage1,
    322 => :int_stat_passed_bcesar4,
    323 => :int_stat_passed_lafin2,
    324 => :int_stat_passed_garage2,
    325 => :int_stat_passed_desert4,
    326 => :int_stat_passed_desert12,
    327 => :int_stat_passed_casino3,
    328 => :int_stat_passed_casino6,
    329 => :int_stat_passed_casino10,
    330 => :int_stat_passed_desert3,
    331 => :int_stat_passed_desert5,
    332 => :int_stat_passed_desert8,
    333 => :int_stat_passed_desert10,
    334 => :int_stat_passed_mansion3,
    335 => :int_stat_passed_riot1,
    336 => :int_stat_passed_scrash1,
    337 => :int_stat_passed_strap4,
    338 => :int_stat_passed_truth2,
    339 => :int_stat_passed_vcrash2,
    340 => :int_stat_started_badlands,
    341 => :int_stat_started_cat2,
    342 => :int_stat_started_crash1,
  }
  I__INT_STAT = INT_STAT.invert

  INTERIOR_AREA = {
    0 => :interior_area_interior_outside,
    1 => :interior_area_interior_1,
    2 => :interior_area_interior_2,
    3 => :interior_area_interior_3,
    4 => :interior_area_interior_4,
    5 => :interior_area_interior_5,
    6 => :interior_area_interior_6,
    7 => :interior_area_interior_7,
    8 => :interior_area_interior_8,
    9 => :interior_area_interior_9,
    10 => :interior_area_interior_10,
    11 => :interior_area_interior_11,
    12 => :interior_area_interior_12,
    14 => :interior_area_interior_14,
    15 => :interior_area_interior_15,
    16 => :interior_area_interior_16,
    17 => :interior_area_interior_17,
    18 => :interior_area_interior_18,
  }
  I__INTERIOR_AREA = INTERIOR_AREA.invert

  INTERIOR_ROOM = {
    1 => :interior_room_room_ammu_nation_1,
    2 => :interior_room_room_cafe_shop_catalina,
    3 => :interior_room_room_caligulas_casino_roof_access,
    4 => :interior_room_room_insnamee_track_betting_chinatown_sf,
    5 => :interior_room_room_lv_meat_factory,
    6 => :interior_room_room_liberty_city,
    7 => :interior_room_room_restaurant_1,
    8 => :interior_room_room_safe_house_1,
    9 => :interior_room_room_safe_house_16,
    10 => :interior_room_room_shamal,
    11 => :interior_room_room_stadium_1,
    12 => :interior_room_room_sub_urban,
    13 => :interior_room_room_the_caligulas_casino,
    14 => :interior_room_room_warehouse,
    15 => :interior_room_room_big_smokes_crack_palace,
    16 => :interior_room_room_reeces_barbershop,
    17 => :interior_room_room_safe_house_17,
    18 => :interior_room_room_the_pig_pen,
    19 => :interior_room_room_big_bears_apartment,
    20 => :interior_room_room_big_spread_ranch,
    21 => :interior_room_room_brothel,
    22 => :interior_room_room_brothel_2,
    23 => :interior_room_room_driving_school,
    24 => :interior_room_room_gay_gordos_barbershop,
    25 => :interior_room_room_insnamee_track_betting,
    26 => :interior_room_room_jizzys_pleasure_domes,
    27 => :interior_room_room_johnson_house,
    28 => :interior_room_room_lv_tattoo_parlour,
    29 => :interior_room_room_lvpd_hq,
    30 => :interior_room_room_las_venturas_planning_dep,
    31 => :interior_room_room_record_label_hallway,
    32 => :interior_room_room_sex_shop,
    33 => :interior_room_room_train_hard,
    34 => :interior_room_room_24_7_shop_3,
    35 => :interior_room_room_ammu_nation_2,
    36 => :interior_room_room_diner_2,
    37 => :interior_room_room_safe_house_2,
    38 => :interior_room_room_safe_house_6,
    39 => :interior_room_room_burning_desire_house,
    40 => :interior_room_room_diner_1,
    41 => :interior_room_room_los_santos_gym,
    42 => :interior_room_room_madd_doggs_mansion_1,
    43 => :interior_room_room_madd_doggs_mansion_2,
    44 => :interior_room_room_police_station_1,
    45 => :interior_room_room_safe_house_10,
    46 => :interior_room_room_safe_house_3,
    47 => :interior_room_room_the_crack_den,
    48 => :interior_room_room_victim,
    49 => :interior_room_room_well_stacked_pizza_co,
    50 => :interior_room_room_24_7_shop_2,
    51 => :interior_room_room_ammu_nation_3,
    52 => :interior_room_room_ammu_nation_4,
    53 => :interior_room_room_lspd_hq,
    54 => :interior_room_room_millies_bedroom,
    55 => :interior_room_room_rc_zeros_shop,
    56 => :interior_room_room_restaurant_2,
    57 => :interior_room_room_safe_house_13,
    58 => :interior_room_room_safe_house_15,
    59 => :interior_room_room_safe_house_8,
    60 => :interior_room_room_safe_house_9,
    61 => :interior_room_room_san_fierro_gym,
    62 => :interior_room_room_ammu_nation_5_2_floors,
    63 => :interior_room_room_las_venturas_gym,
    64 => :interior_room_room_colonel_fuhrbergers_house,
    65 => :interior_room_room_safe_house_11,
    66 => :interior_room_room_safe_house_7,
    67 => :interior_room_room_andromada,
    68 => :interior_room_room_cluckin_bell,
    69 => :interior_room_room_safe_house_18,
    70 => :interior_room_room_safe_house_4,
    71 => :interior_room_room_abandoned_ac_tower_safehouse,
    72 => :interior_room_room_burger_shot,
    73 => :interior_room_room_rc_zeros_battlefield,
    74 => :interior_room_room_sfpd_hq,
    75 => :interior_room_room_safe_house_14,
    76 => :interior_room_room_the_four_dragons_casino,
    77 => :interior_room_room_bar_2_ten_green_bottles,
    78 => :interior_room_room_safe_house_12,
    79 => :interior_room_room_the_four_dragons_casino_office,
    80 => :interior_room_room_budget_inn_motel_room,
    81 => :interior_room_room_macislas_barbershop,
    82 => :interior_room_room_the_casino,
    83 => :interior_room_room_didier_sachs,
    84 => :interior_room_room_francis_int_airport_baggage_claim,
    85 => :interior_room_room_san_fierro_chunk_cutscene_place,
    86 => :interior_room_room_stadium_3_kickstart,
    87 => :interior_room_room_binco,
    88 => :interior_room_room_jefferson_motel,
    89 => :interior_room_room_safe_house_5,
    90 => :interior_room_room_stadium_2_bloodbowl,
    91 => :interior_room_room_ls_tattoo_parlour,
    92 => :interior_room_room_bar_1_gaydar_station,
    93 => :interior_room_room_hemlock_tattoo,
    94 => :interior_room_room_rusty_browns_ring_donuts,
    95 => :interior_room_room_the_shermans_dam_generator_hall,
    96 => :interior_room_room_24_7_shop_1,
    97 => :interior_room_room_atrium_lobby_entrance,
    98 => :interior_room_room_atrium_lobby_exit,
    99 => :interior_room_room_lil_probe_inn_ufo_bar,
    100 => :interior_room_room_zip,
  }
  I__INTERIOR_ROOM = INTERIOR_ROOM.invert

  ITEM_KIND = {
    0 => :item_kind_goods_car_part,
    1 => :item_kind_goods_torso,
    2 => :item_kind_goods_legs,
    3 => :item_kind_goods_shoes,
    4 => :item_kind_goods_chain,
    5 => :item_kind_goods_watch,
    6 => :item_kind_goods_shades,
    7 => :item_kind_goods_hat,
    8 => :item_kind_goods_special,
    9 => :item_kind_goods_haircut,
    10 => :item_kind_goods_tattoo,
    11 => :item_kind_goods_food,
    12 => :item_kind_goods_weapon,
  }
  I__ITEM_KIND = ITEM_KIND.invert

  MAP_PART = {
    2 => :map_part_barriers1_of_v1,
    3 => :map_part_barriers2_of_v1,
    42 => :map_part_crack_of_v2,
    46 => :map_part_truthsfarm_of_v1,
    59 => :map_part_crack_of_v1_truthsfarm_of_v2,
    60 => :map_part_barriers1_of_v2,
    61 => :map_part_barriers2_of_v2,
    79 => :map_part_carter_of_v2,
    124 => :map_part_carter_of_v1,
  }
  I__MAP_PART = MAP_PART.invert

  MAP_ZONE = {
    0 => :map_zone_map_zone_themap,
    1 => :map_zone_map_zone_vegas,
    2 => :map_zone_map_zone_sf01,
    3 => :map_zone_map_zone_sf02,
    4 => :map_zone_map_zone_sf03,
    5 => :map_zone_map_zone_la01,
    6 => :map_zone_map_zone_la02,
  }
  I__MAP_ZONE = MAP_ZONE.invert

  MIRRORED_STAT = {
    0 => :mirrored_stat_mirror_181,
    1 => :mirrored_stat_mirror_327,
    2 => :mirrored_stat_mirror_328,
    3 => :mirrored_stat_mirror_329,
    4 => :mirrored_stat_mirror_318,
    5 => :mirrored_stat_mirror_320,
    6 => :mirrored_stat_mirror_330,
    7 => :mirrored_stat_mirror_331,
    8 => :mirrored_stat_mirror_332,
    9 => :mirrored_stat_mirror_333,
    10 => :mirrored_stat_mirror_311,
    11 => :mirrored_stat_mirror_323,
    12 => :mirrored_stat_mirror_308,
    13 => :mirrored_stat_mirror_310,
    14 => :mirrored_stat_mirror_335,
    15 => :mirrored_stat_mirror_336,
    16 => :mirrored_stat_mirror_337,
    17 => :mirrored_stat_mirror_302,
    18 => :mirrored_stat_mirror_338,
    19 => :mirrored_stat_mirror_339,
    20 => :mirrored_stat_mirror_340,
    21 => :mirrored_stat_mirror_341,
    22 => :mirrored_stat_mirror_342,
  }
  I__MIRRORED_STAT = MIRRORED_STAT.invert

  MISSION_KEY = {
    0 => :mission_key_mission_bces4_2,
    1 => :mission_key_mission_bcesar4,
    2 => :mission_key_mission_bcrash1,
    3 => :mission_key_mission_bmx,
    4 => :mission_key_mission_caseen2,
    5 => :mission_key_mission_casin10,
    6 => :mission_key_mission_casino1,
    7 => :mission_key_mission_casino3,
    8 => :mission_key_mission_casino4,
    9 => :mission_key_mission_casino5,
    10 => :mission_key_mission_casino6,
    11 => :mission_key_mission_casino7,
    12 => :mission_key_mission_casino9,
    13 => :mission_key_mission_cat_1,
    14 => :mission_key_mission_cat_2,
    15 => :mission_key_mission_cat_3,
    16 => :mission_key_mission_cat_4,
    17 => :mission_key_mission_cesar_1,
    18 => :mission_key_mission_cesar_2,
    19 => :mission_key_mission_crash_1,
    20 => :mission_key_mission_crash_2,
    21 => :mission_key_mission_crash_3,
    22 => :mission_key_mission_deser10,
    23 => :mission_key_mission_desert1,
    24 => :mission_key_mission_desert2,
    25 => :mission_key_mission_desert3,
    26 => :mission_key_mission_desert4,
    27 => :mission_key_mission_desert5,
    28 => :mission_key_mission_desert6,
    29 => :mission_key_mission_desert8,
    30 => :mission_key_mission_desert9,
    31 => :mission_key_mission_doc_2,
    32 => :mission_key_mission_far_1,
    33 => :mission_key_mission_far_2,
    34 => :mission_key_mission_far_3,
    35 => :mission_key_mission_far_4,
    36 => :mission_key_mission_far_5,
    37 => :mission_key_mission_gar_1,
    38 => :mission_key_mission_gar_2,
    39 => :mission_key_mission_grove_1,
    40 => :mission_key_mission_grove_2,
    41 => :mission_key_mission_heist_1,
    42 => :mission_key_mission_heist_2,
    43 => :mission_key_mission_heist_3,
    44 => :mission_key_mission_heist_4,
    45 => :mission_key_mission_heist_5,
    46 => :mission_key_mission_heist_9,
    47 => :mission_key_mission_intro_1,
    48 => :mission_key_mission_intro_2,
    49 => :mission_key_mission_la1fin1,
    50 => :mission_key_mission_la1fin2,
    51 => :mission_key_mission_man_1,
    52 => :mission_key_mission_man_2,
    53 => :mission_key_mission_man_3,
    54 => :mission_key_mission_man_5,
    55 => :mission_key_mission_nrg500,
    56 => :mission_key_mission_riot_1,
    57 => :mission_key_mission_riot_2,
    58 => :mission_key_mission_riot_4,
    59 => :mission_key_mission_ryder_1,
    60 => :mission_key_mission_ryder_2,
    61 => :mission_key_mission_ryder_3,
    62 => :mission_key_mission_scra_1,
    63 => :mission_key_mission_scra_2,
    64 => :mission_key_mission_smoke_1,
    65 => :mission_key_mission_smoke_2,
    66 => :mission_key_mission_smoke_3,
    67 => :mission_key_mission_smoke_4,
    68 => :mission_key_mission_stad_01,
    69 => :mission_key_mission_stad_03,
    70 => :mission_key_mission_steal_1,
    71 => :mission_key_mission_steal_2,
    72 => :mission_key_mission_steal_4,
    73 => :mission_key_mission_steal_5,
    74 => :mission_key_mission_strap_1,
    75 => :mission_key_mission_strap_2,
    76 => :mission_key_mission_strap_3,
    77 => :mission_key_mission_strap_4,
    78 => :mission_key_mission_sweet1b,
    79 => :mission_key_mission_sweet_1,
    80 => :mission_key_mission_sweet_2,
    81 => :mission_key_mission_sweet_3,
    82 => :mission_key_mission_sweet_4,
    83 => :mission_key_mission_sweet_5,
    84 => :mission_key_mission_sweet_6,
    85 => :mission_key_mission_sweet_7,
    86 => :mission_key_mission_synd_1,
    87 => :mission_key_mission_synd_2,
    88 => :mission_key_mission_synd_3,
    89 => :mission_key_mission_synd_4,
    90 => :mission_key_mission_synd_5,
    91 => :mission_key_mission_synd_6,
    92 => :mission_key_mission_synd_7,
    93 => :mission_key_mission_truth_1,
    94 => :mission_key_mission_truth_2,
    95 => :mission_key_mission_vcrash1,
    96 => :mission_key_mission_vcrash2,
    97 => :mission_key_mission_wuzi_1,
    98 => :mission_key_mission_wuzi_2,
    99 => :mission_key_mission_wuzi_4,
    100 => :mission_key_mission_zero_1,
    101 => :mission_key_mission_zero_2,
    102 => :mission_key_mission_zero_4,
  }
  I__MISSION_KEY = MISSION_KEY.invert

  NAV_ZONE = {
    0 => :nav_zone_zone_san_and,
    1 => :nav_zone_zone_sunma,
    2 => :nav_zone_zone_sunnn,
    3 => :nav_zone_zone_battp,
    4 => :nav_zone_zone_para,
    5 => :nav_zone_zone_civi,
    6 => :nav_zone_zone_bayv,
    7 => :nav_zone_zone_citys,
    8 => :nav_zone_zone_oceaf1,
    9 => :nav_zone_zone_oceaf2,
    10 => :nav_zone_zone_oceaf3,
    11 => :nav_zone_zone_silly3,
    12 => :nav_zone_zone_silly4,
    13 => :nav_zone_zone_hash,
    14 => :nav_zone_zone_juniho,
    15 => :nav_zone_zone_espn1,
    16 => :nav_zone_zone_espn2,
    17 => :nav_zone_zone_espn3,
    18 => :nav_zone_zone_fina,
    19 => :nav_zone_zone_calt,
    20 => :nav_zone_zone_sfdwt1,
    21 => :nav_zone_zone_sfdwt2,
    22 => :nav_zone_zone_sfdwt3,
    23 => :nav_zone_zone_sfdwt4,
    24 => :nav_zone_zone_junihi,
    25 => :nav_zone_zone_china,
    26 => :nav_zone_zone_sfdwt5,
    27 => :nav_zone_zone_thea1,
    28 => :nav_zone_zone_thea2,
    29 => :nav_zone_zone_thea3,
    30 => :nav_zone_zone_garc,
    31 => :nav_zone_zone_doh1,
    32 => :nav_zone_zone_doh2,
    33 => :nav_zone_zone_sfdwt6,
    34 => :nav_zone_zone_sfair3,
    35 => :nav_zone_zone_easb1,
    36 => :nav_zone_zone_easb2,
    37 => :nav_zone_zone_espe1,
    38 => :nav_zone_zone_espe2,
    39 => :nav_zone_zone_espe3,
    40 => :nav_zone_zone_angpi,
    41 => :nav_zone_zone_shaca,
    42 => :nav_zone_zone_backo,
    43 => :nav_zone_zone_leafy,
    44 => :nav_zone_zone_flintr,
    45 => :nav_zone_zone_haul,
    46 => :nav_zone_zone_farm,
    47 => :nav_zone_zone_elque,
    48 => :nav_zone_zone_aldea,
    49 => :nav_zone_zone_dam,
    50 => :nav_zone_zone_barra,
    51 => :nav_zone_zone_carso,
    52 => :nav_zone_zone_quary,
    53 => :nav_zone_zone_octan,
    54 => :nav_zone_zone_palms,
    55 => :nav_zone_zone_tom,
    56 => :nav_zone_zone_bruja,
    57 => :nav_zone_zone_mead,
    58 => :nav_zone_zone_payas,
    59 => :nav_zone_zone_arco,
    60 => :nav_zone_zone_sfair1,
    61 => :nav_zone_zone_hanky,
    62 => :nav_zone_zone_palo,
    63 => :nav_zone_zone_nrock,
    64 => :nav_zone_zone_mont,
    65 => :nav_zone_zone_mont1,
    66 => :nav_zone_zone_hbarns,
    67 => :nav_zone_zone_fern,
    68 => :nav_zone_zone_dilli,
    69 => :nav_zone_zone_topfa,
    70 => :nav_zone_zone_blueb1,
    71 => :nav_zone_zone_blueb,
    72 => :nav_zone_zone_panop,
    73 => :nav_zone_zone_fred,
    74 => :nav_zone_zone_mako,
    75 => :nav_zone_zone_bluac,
    76 => :nav_zone_zone_mart,
    77 => :nav_zone_zone_fallo,
    78 => :nav_zone_zone_creek,
    79 => :nav_zone_zone_creek1,
    80 => :nav_zone_zone_westp1,
    81 => :nav_zone_zone_westp2,
    82 => :nav_zone_zone_westp3,
    83 => :nav_zone_zone_la,
    84 => :nav_zone_zone_ve,
    85 => :nav_zone_zone_bone,
    86 => :nav_zone_zone_robad,
    87 => :nav_zone_zone_gantb,
    88 => :nav_zone_zone_gantb1,
    89 => :nav_zone_zone_sf,
    90 => :nav_zone_zone_robad1,
    91 => :nav_zone_zone_red,
    92 => :nav_zone_zone_flintc,
    93 => :nav_zone_zone_ebay,
    94 => :nav_zone_zone_ebay2,
    95 => :nav_zone_zone_sfair4,
    96 => :nav_zone_zone_silly1,
    97 => :nav_zone_zone_silly2,
    98 => :nav_zone_zone_sfair2,
    99 => :nav_zone_zone_sfair5,
    100 => :nav_zone_zone_whet,
    101 => :nav_zone_zone_lair1,
    102 => :nav_zone_zone_lair2a,
    103 => :nav_zone_zone_bluf1a,
    104 => :nav_zone_zone_elco2,
    105 => :nav_zone_zone_lind1a,
    106 => :nav_zone_zone_lind1b,
    107 => :nav_zone_zone_lind2a,
    108 => :nav_zone_zone_lind2b,
    109 => :nav_zone_zone_ldoc4,
    110 => :nav_zone_zone_ldoc1b,
    111 => :nav_zone_zone_mar3,
    112 => :nav_zone_zone_vero4a,
    113 => :nav_zone_zone_vero4b,
    114 => :nav_zone_zone_bluf1b,
    115 => :nav_zone_zone_bluf2,
    116 => :nav_zone_zone_elco1,
    117 => :nav_zone_zone_vero1,
    118 => :nav_zone_zone_mar1,
    119 => :nav_zone_zone_mar2,
    120 => :nav_zone_zone_vero3,
    121 => :nav_zone_zone_vero2,
    122 => :nav_zone_zone_conf1b,
    123 => :nav_zone_zone_conf1a,
    124 => :nav_zone_zone_thall1,
    125 => :nav_zone_zone_com1a,
    126 => :nav_zone_zone_com1b,
    127 => :nav_zone_zone_com2,
    128 => :nav_zone_zone_per1,
    129 => :nav_zone_zone_com4,
    130 => :nav_zone_zone_lmex1a,
    131 => :nav_zone_zone_lmex1b,
    132 => :nav_zone_zone_com3,
    133 => :nav_zone_zone_iwd3a,
    134 => :nav_zone_zone_iwd3b,
    135 => :nav_zone_zone_iwd4,
    136 => :nav_zone_zone_iwd1,
    137 => :nav_zone_zone_iwd2,
    138 => :nav_zone_zone_gln2a,
    139 => :nav_zone_zone_gln1b,
    140 => :nav_zone_zone_jef3a,
    141 => :nav_zone_zone_jef3c,
    142 => :nav_zone_zone_jef2,
    143 => :nav_zone_zone_jef1b,
    144 => :nav_zone_zone_jef1a,
    145 => :nav_zone_zone_chc1a,
    146 => :nav_zone_zone_chc1b,
    147 => :nav_zone_zone_chc2b,
    148 => :nav_zone_zone_chc2a,
    149 => :nav_zone_zone_iwd5,
    150 => :nav_zone_zone_gan2,
    151 => :nav_zone_zone_gan1,
    152 => :nav_zone_zone_lind4c,
    153 => :nav_zone_zone_ebe3c,
    154 => :nav_zone_zone_ebe2a,
    155 => :nav_zone_zone_ebe2b,
    156 => :nav_zone_zone_els4,
    157 => :nav_zone_zone_els3a,
    158 => :nav_zone_zone_jef3b,
    159 => :nav_zone_zone_els3b,
    160 => :nav_zone_zone_els3c,
    161 => :nav_zone_zone_els1a,
    162 => :nav_zone_zone_els1b,
    163 => :nav_zone_zone_els2,
    164 => :nav_zone_zone_lfl1a,
    165 => :nav_zone_zone_lfl1b,
    166 => :nav_zone_zone_ebe1,
    167 => :nav_zone_zone_chc4a,
    168 => :nav_zone_zone_chc4b,
    169 => :nav_zone_zone_chc3,
    170 => :nav_zone_zone_ldt5,
    171 => :nav_zone_zone_ldt7,
    172 => :nav_zone_zone_ldt4,
    173 => :nav_zone_zone_ldt3,
    174 => :nav_zone_zone_ldt6,
    175 => :nav_zone_zone_mulint,
    176 => :nav_zone_zone_mul3,
    177 => :nav_zone_zone_mul2a,
    178 => :nav_zone_zone_mul2b,
    179 => :nav_zone_zone_mkt3,
    180 => :nav_zone_zone_vin3,
    181 => :nav_zone_zone_mkt4,
    182 => :nav_zone_zone_ldt1a,
    183 => :nav_zone_zone_ldt1b,
    184 => :nav_zone_zone_ldt1c,
    185 => :nav_zone_zone_sun3a,
    186 => :nav_zone_zone_sun3b,
    187 => :nav_zone_zone_sun3c,
    188 => :nav_zone_zone_mul7a,
    189 => :nav_zone_zone_mul7b,
    190 => :nav_zone_zone_mul6,
    191 => :nav_zone_zone_vin2,
    192 => :nav_zone_zone_sun1,
    193 => :nav_zone_zone_sun4,
    194 => :nav_zone_zone_sun2,
    195 => :nav_zone_zone_mul4,
    196 => :nav_zone_zone_mul1a,
    197 => :nav_zone_zone_mul1b,
    198 => :nav_zone_zone_mul5a,
    199 => :nav_zone_zone_mul5b,
    200 => :nav_zone_zone_mul5c,
    201 => :nav_zone_zone_mul1c,
    202 => :nav_zone_zone_smb1,
    203 => :nav_zone_zone_smb2,
    204 => :nav_zone_zone_rod5b,
    205 => :nav_zone_zone_rod5a,
    206 => :nav_zone_zone_rod1a,
    207 => :nav_zone_zone_rod1b,
    208 => :nav_zone_zone_rod1c,
    209 => :nav_zone_zone_rod3a,
    210 => :nav_zone_zone_rod3b,
    211 => :nav_zone_zone_rod4a,
    212 => :nav_zone_zone_rod4b,
    213 => :nav_zone_zone_rod4c,
    214 => :nav_zone_zone_vin1b,
    215 => :nav_zone_zone_rih5a,
    216 => :nav_zone_zone_rih5b,
    217 => :nav_zone_zone_rod2b,
    218 => :nav_zone_zone_rod2a,
    219 => :nav_zone_zone_rih6a,
    220 => :nav_zone_zone_rih6b,
    221 => :nav_zone_zone_rih3a,
    222 => :nav_zone_zone_rih3b,
    223 => :nav_zone_zone_rih4,
    224 => :nav_zone_zone_rih2,
    225 => :nav_zone_zone_rih1a,
    226 => :nav_zone_zone_rih1b,
    227 => :nav_zone_zone_strip1,
    228 => :nav_zone_zone_strip2,
    229 => :nav_zone_zone_drag,
    230 => :nav_zone_zone_pink,
    231 => :nav_zone_zone_high,
    232 => :nav_zone_zone_pira,
    233 => :nav_zone_zone_visa1,
    234 => :nav_zone_zone_visa2,
    235 => :nav_zone_zone_jts1,
    236 => :nav_zone_zone_jtw1,
    237 => :nav_zone_zone_jts2,
    238 => :nav_zone_zone_rse,
    239 => :nav_zone_zone_lot,
    240 => :nav_zone_zone_cam,
    241 => :nav_zone_zone_roy,
    242 => :nav_zone_zone_cali1,
    243 => :nav_zone_zone_cali2,
    244 => :nav_zone_zone_pill1,
    245 => :nav_zone_zone_star2,
    246 => :nav_zone_zone_strip3,
    247 => :nav_zone_zone_strip4,
    248 => :nav_zone_zone_isle,
    249 => :nav_zone_zone_ovs,
    250 => :nav_zone_zone_kacc,
    251 => :nav_zone_zone_cree,
    252 => :nav_zone_zone_sry,
    253 => :nav_zone_zone_lst,
    254 => :nav_zone_zone_jte2,
    255 => :nav_zone_zone_lds,
    256 => :nav_zone_zone_jte1,
    257 => :nav_zone_zone_jtn1,
    258 => :nav_zone_zone_jte4,
    259 => :nav_zone_zone_jte3,
    260 => :nav_zone_zone_jtn2,
    261 => :nav_zone_zone_jtn3,
    262 => :nav_zone_zone_jtn4,
    263 => :nav_zone_zone_jtn5,
    264 => :nav_zone_zone_jtw2,
    265 => :nav_zone_zone_jtn6,
    266 => :nav_zone_zone_hgp,
    267 => :nav_zone_zone_rede1,
    268 => :nav_zone_zone_rede2,
    269 => :nav_zone_zone_rede3,
    270 => :nav_zone_zone_jtn8,
    271 => :nav_zone_zone_redw2,
    272 => :nav_zone_zone_redw1,
    273 => :nav_zone_zone_redw3,
    274 => :nav_zone_zone_redw4,
    275 => :nav_zone_zone_vair1,
    276 => :nav_zone_zone_vair2,
    277 => :nav_zone_zone_vair3,
    278 => :nav_zone_zone_lva1,
    279 => :nav_zone_zone_bint2,
    280 => :nav_zone_zone_bint1,
    281 => :nav_zone_zone_bint3,
    282 => :nav_zone_zone_bint4,
    283 => :nav_zone_zone_lva2,
    284 => :nav_zone_zone_lva3,
    285 => :nav_zone_zone_lva4,
    286 => :nav_zone_zone_lva5,
    287 => :nav_zone_zone_ggc1,
    288 => :nav_zone_zone_ggc2,
    289 => :nav_zone_zone_bfld1,
    290 => :nav_zone_zone_bfld2,
    291 => :nav_zone_zone_roce1,
    292 => :nav_zone_zone_roce2,
    293 => :nav_zone_zone_ldm,
    294 => :nav_zone_zone_rsw1,
    295 => :nav_zone_zone_rsw2,
    296 => :nav_zone_zone_rie,
    297 => :nav_zone_zone_bfc1,
    298 => :nav_zone_zone_bfc2,
    299 => :nav_zone_zone_jtn7,
    300 => :nav_zone_zone_pint,
    301 => :nav_zone_zone_wwe,
    302 => :nav_zone_zone_prp1,
    303 => :nav_zone_zone_prp2,
    304 => :nav_zone_zone_prp3,
    305 => :nav_zone_zone_spin,
    306 => :nav_zone_zone_prp4,
    307 => :nav_zone_zone_pill2,
    308 => :nav_zone_zone_saso,
    309 => :nav_zone_zone_fish,
    310 => :nav_zone_zone_garv,
    311 => :nav_zone_zone_garv1,
    312 => :nav_zone_zone_garv2,
    313 => :nav_zone_zone_kinc,
    314 => :nav_zone_zone_kinc1,
    315 => :nav_zone_zone_kinc2,
    316 => :nav_zone_zone_lsinl,
    317 => :nav_zone_zone_sherr,
    318 => :nav_zone_zone_flinw,
    319 => :nav_zone_zone_etunn,
    320 => :nav_zone_zone_bytun,
    321 => :nav_zone_zone_bige,
    322 => :nav_zone_zone_probe,
    323 => :nav_zone_zone_valle,
    324 => :nav_zone_zone_gln1,
    325 => :nav_zone_zone_ldoc3a,
    326 => :nav_zone_zone_linden,
    327 => :nav_zone_zone_unity,
    328 => :nav_zone_zone_vin1a,
    329 => :nav_zone_zone_markst,
    330 => :nav_zone_zone_cranb,
    331 => :nav_zone_zone_yellow,
    332 => :nav_zone_zone_sanb1,
    333 => :nav_zone_zone_sanb2,
    334 => :nav_zone_zone_elca,
    335 => :nav_zone_zone_elca1,
    336 => :nav_zone_zone_elca2,
    337 => :nav_zone_zone_rest,
    338 => :nav_zone_zone_monint_a,
    339 => :nav_zone_zone_monint_b,
    340 => :nav_zone_zone_robint,
    341 => :nav_zone_zone_flinti,
    342 => :nav_zone_zone_sfbag2,
    343 => :nav_zone_zone_sfbag3,
    344 => :nav_zone_zone_sfbag1,
    345 => :nav_zone_zone_mkt1,
    346 => :nav_zone_zone_mkt2,
    347 => :nav_zone_zone_sfglf4,
    348 => :nav_zone_zone_cuntc2,
    349 => :nav_zone_zone_hillp,
    350 => :nav_zone_zone_mtchi2,
    351 => :nav_zone_zone_mtchi3,
    352 => :nav_zone_zone_mtchi1,
    353 => :nav_zone_zone_mtchi4,
    354 => :nav_zone_zone_ybell1,
    355 => :nav_zone_zone_ybell2,
    356 => :nav_zone_zone_lvbag,
    357 => :nav_zone_zone_ldoc1a,
    358 => :nav_zone_zone_lair2b,
    359 => :nav_zone_zone_ldoc3b,
    360 => :nav_zone_zone_lbag1,
    361 => :nav_zone_zone_lbag2,
    362 => :nav_zone_zone_lbag3,
    363 => :nav_zone_zone_const1,
    364 => :nav_zone_zone_beaco,
    365 => :nav_zone_zone_sfglf1,
    366 => :nav_zone_zone_sfglf2,
    367 => :nav_zone_zone_sfglf3,
    368 => :nav_zone_zone_cuntc1,
    369 => :nav_zone_zone_cuntc3,
    370 => :nav_zone_zone_pls,
    371 => :nav_zone_zone_ldoc3c,
    372 => :nav_zone_zone_star1,
    373 => :nav_zone_zone_ring,
    374 => :nav_zone_zone_ldoc2,
    375 => :nav_zone_zone_lind3,
    376 => :nav_zone_zone_lind4a,
    377 => :nav_zone_zone_wwe1,
    378 => :nav_zone_zone_ldt8,
  }
  I__NAV_ZONE = NAV_ZONE.invert

  NEWS_KIND = {
    1 => :news_kind_news_of_city,
    2 => :news_kind_news_of_mission,
    3 => :news_kind_no_news,
  }
  I__NEWS_KIND = NEWS_KIND.invert

  OBJECT_MODEL = {
    321 => :object_model_model_gun_dildo1,
    322 => :object_model_model_gun_dildo2,
    325 => :object_model_model_flowera,
    326 => :object_model_model_gun_cane,
    331 => :object_model_model_brassknuckle,
    333 => :object_model_model_golfclub,
    334 => :object_model_model_nitestick,
    335 => :object_model_model_knifecur,
    336 => :object_model_model_bat,
    337 => :object_model_model_shovel,
    338 => :object_model_model_poolcue,
    339 => :object_model_model_katana,
    341 => :object_model_model_chnsaw,
    342 => :object_model_model_grenade,
    343 => :object_model_model_teargas,
    344 => :object_model_model_molotov,
    346 => :object_model_model_colt45,
    347 => :object_model_model_silenced,
    348 => :object_model_model_desert_eagle,
    349 => :object_model_model_chromegun,
    350 => :object_model_model_sawnoff,
    351 => :object_model_model_shotgspa,
    352 => :object_model_model_micro_uzi,
    353 => :object_model_model_mp5lng,
    355 => :object_model_model_ak47,
    356 => :object_model_model_m4,
    357 => :object_model_model_cuntgun,
    358 => :object_model_model_sniper,
    359 => :object_model_model_rocketla,
    360 => :object_model_model_heatseek,
    361 => :object_model_model_flame,
    362 => :object_model_model_minigun,
    363 => :object_model_model_satchel,
    365 => :object_model_model_spraycan,
    366 => :object_model_model_fire_ex,
    367 => :object_model_model_camera,
    368 => :object_model_model_nvgoggles,
    369 => :object_model_model_irgoggles,
    370 => :object_model_model_jetpack,
    371 => :object_model_model_gun_para,
    372 => :object_model_model_tec9,
    946 => :object_model_model_bskball_lax,
    947 => :object_model_model_bskballhub_lax01,
    953 => :object_model_model_cj_oyster,
    954 => :object_model_model_cj_horse_shoe,
    955 => :object_model_model_cj_ext_sprunk,
    956 => :object_model_model_cj_ext_candy,
    985 => :object_model_model_gate_autor,
    986 => :object_model_model_gate_autol,
    988 => :object_model_model_ws_apgate,
    1209 => :object_model_model_vendmach,
    1212 => :object_model_model_money,
    1239 => :object_model_model_info,
    1240 => :object_model_model_health,
    1242 => :object_model_model_bodyarmour,
    1247 => :object_model_model_bribe,
    1253 => :object_model_model_camerapickup,
    1272 => :object_model_model_property_locked,
    1273 => :object_model_model_property_fsale,
    1274 => :object_model_model_bigdollar,
    1277 => :object_model_model_pickupsave,
    1302 => :object_model_model_vendmachfd,
    1340 => :object_model_model_chillidogcart,
    1341 => :object_model_model_icescart_prop,
    1342 => :object_model_model_noodlecart_prop,
    1379 => :object_model_model_magnocrane_02,
    1380 => :object_model_model_magnocrane_01,
    1382 => :object_model_model_magnocrane_03,
    1383 => :object_model_model_twrcrane_m_04,
    1384 => :object_model_model_twrcrane_m_01,
    1385 => :object_model_model_twrcrane_m_02,
    1398 => :object_model_model_lodnocrane_01,
    1399 => :object_model_model_lodnocrane_02,
    1400 => :object_model_model_lodnocrane_03,
    1403 => :object_model_model_lodcrane_m_01,
    1404 => :object_model_model_lodcrane_m_04,
    1496 => :object_model_model_gen_doorshop02,
    1498 => :object_model_model_gen_doorext03,
    1501 => :object_model_model_gen_doorext04,
    1505 => :object_model_model_gen_doorext07,
    1522 => :object_model_model_gen_doorshop3,
    1684 => :object_model_model_portakabin,
    1718 => :object_model_model_snesish,
    1719 => :object_model_model_low_console,
    1775 => :object_model_model_cj_sprunk1,
    1776 => :object_model_model_cj_candyvendor,
    1895 => :object_model_model_wheel_o_fortune,
    1977 => :object_model_model_vendin3,
    1978 => :object_model_model_roulette_tbl,
    2028 => :object_model_model_swank_console,
    2188 => :object_model_model_blck_jack,
    2325 => :object_model_model_kb_bandit_u,
    2627 => :object_model_model_gym_treadmill,
    2629 => :object_model_model_gym_bench1,
    2630 => :object_model_model_gym_bike,
    2631 => :object_model_model_gym_mat1,
    2640 => :object_model_model_neil_slot,
    2681 => :object_model_model_cj_coin_op,
    2754 => :object_model_model_otb_machine,
    2778 => :object_model_model_cj_coin_op_1,
    2779 => :object_model_model_cj_coin_op_2,
    2785 => :object_model_model_cj_slot_bank,
    2872 => :object_model_model_cj_coin_op_3,
    2927 => :object_model_model_a51_blastdoorr,
    2929 => :object_model_model_a51_blastdoorl,
    2938 => :object_model_model_shutter_vegas,
    2944 => :object_model_model_freight_sfw_door,
    2946 => :object_model_model_cr_door_03,
    2947 => :object_model_model_cr_door_01,
    2951 => :object_model_model_a51_labdoor,
    2964 => :object_model_model_k_pooltablesm,
    3029 => :object_model_model_cr1_door,
    3036 => :object_model_model_ct_gatexr,
    3059 => :object_model_model_imy_shash_wall,
    3061 => :object_model_model_ad_flatdoor,
    3077 => :object_model_model_nf_blackboard,
    3083 => :object_model_model_md_poster,
    3084 => :object_model_model_trdcsgrgdoor_lvs,
    3089 => :object_model_model_ab_casdorlok,
    3093 => :object_model_model_cuntgirldoor,
    3095 => :object_model_model_a51_jetdoor,
    3113 => :object_model_model_carrier_door_sfse,
    3114 => :object_model_model_carrier_lift2_sfse,
    3115 => :object_model_model_carrier_lift1_sfse,
    3117 => :object_model_model_a51_ventcoverb,
    3496 => :object_model_model_vgsxrefbballnet,
    3497 => :object_model_model_vgsxrefbballnet2,
    11388 => :object_model_model_hubintroof_sfse,
    11389 => :object_model_model_hubinterior_sfs,
    11390 => :object_model_model_hubgirders_sfse,
    11391 => :object_model_model_hubprops6_sfse,
    11393 => :object_model_model_hubprops1_sfs,
    11394 => :object_model_model_hubgrgbeams_sfse,
    16328 => :object_model_model_quarry_crane,
    16329 => :object_model_model_quarry_cranearm,
    16330 => :object_model_model_quarry_cranebase,
  }
  I__OBJECT_MODEL = OBJECT_MODEL.invert

  OBJECT_ORIGIN = {
    0 => :object_origin_object_unknown,
    1 => :object_origin_object_of_game,
    2 => :object_origin_object_of_mission,
    3 => :object_origin_object_temporary,
    4 => :object_origin_object_of_cutscene,
    5 => :object_origin_object_decoration,
    6 => :object_origin_object_of_mission_2,
  }
  I__OBJECT_ORIGIN = OBJECT_ORIGIN.invert

  PAINT = {
    -1 => :paint_paint_any,
    0 => :paint_paint_black,
    1 => :paint_paint_white,
    2 => :paint_paint_police_car_blue,
    3 => :paint_paint_cherry_red,
    4 => :paint_paint_midnight_blue,
    5 => :paint_paint_temple_curtain_purple,
    6 => :paint_paint_taxi_yellow,
    7 => :paint_paint_striking_blue,
    8 => :paint_paint_light_blue_grey,
    9 => :paint_paint_hoods,
    10 => :paint_paint_saxony_blue_poly,
    11 => :paint_paint_concord_blue_poly,
    12 => :paint_paint_jasper_green_poly,
    13 => :paint_paint_pewter_gray_poly,
    14 => :paint_paint_frost_white,
    15 => :paint_paint_silver_stone_poly_15,
    16 => :paint_paint_rio_red,
    17 => :paint_paint_torino_red_pearl,
    18 => :paint_paint_formula_red,
    19 => :paint_paint_honey_beige_poly,
    20 => :paint_paint_mariner_blue,
    21 => :paint_paint_blaze_red,
    22 => :paint_paint_classic_red,
    23 => :paint_paint_winning_silver_poly,
    24 => :paint_paint_steel_gray_poly_24,
    25 => :paint_paint_shadow_silver_poly,
    26 => :paint_paint_silver_stone_poly_26,
    27 => :paint_paint_warm_grey_mica,
    28 => :paint_paint_harbor_blue_poly,
    29 => :paint_paint_porcelain_silver_poly,
    30 => :paint_paint_mellow_burgundy,
    31 => :paint_paint_graceful_red_mica,
    32 => :paint_paint_currant_blue_poly,
    33 => :paint_paint_gray_poly,
    34 => :paint_paint_arctic_white,
    35 => :paint_paint_anthracite_gray_poly,
    36 => :paint_paint_black_poly,
    37 => :paint_paint_dark_green_poly,
    38 => :paint_paint_seafoam_poly,
    39 => :paint_paint_diamond_blue_poly,
    40 => :paint_paint_biston_brown_poly,
    41 => :paint_paint_desert_taupe_poly,
    42 => :paint_paint_garnet_red_poly,
    43 => :paint_paint_desert_red,
    44 => :paint_paint_green_44,
    45 => :paint_paint_cabernet_red_poly,
    46 => :paint_paint_light_ivory,
    47 => :paint_paint_pueblo_beige,
    48 => :paint_paint_smoke_silver_poly,
    49 => :paint_paint_astra_silver_poly,
    50 => :paint_paint_ascot_gray,
    51 => :paint_paint_agate_green,
    52 => :paint_paint_petrol_blue_green_poly,
    53 => :paint_paint_surf_blue,
    54 => :paint_paint_nautical_blue_poly,
    55 => :paint_paint_woodrose_poly,
    56 => :paint_paint_crystal_blue_poly,
    57 => :paint_paint_bisque_frost_poly,
    58 => :paint_paint_currant_red_solid,
    59 => :paint_paint_lt_crystal_blue_poly,
    60 => :paint_paint_lt_titanium_poly,
    61 => :paint_paint_race_yellow_solid,
    62 => :paint_paint_brt_currant_red_poly,
    63 => :paint_paint_clear_crystal_blue_frost_poly,
    64 => :paint_paint_silver_poly_64,
    65 => :paint_paint_pastel_alabaster,
    66 => :paint_paint_mid_currant_red_poly,
    67 => :paint_paint_med_regatta_blue_poly,
    68 => :paint_paint_oxford_white_solid,
    69 => :paint_paint_alabaster_solid,
    70 => :paint_paint_elec_currant_red_poly,
    71 => :paint_paint_spinnaker_blue_solid,
    72 => :paint_paint_dk_titanium_poly,
    73 => :paint_paint_pastel_alabaster_solid,
    74 => :paint_paint_med_cabernet_solid,
    75 => :paint_paint_twilight_blue_poly,
    76 => :paint_paint_titanium_frost_poly,
    77 => :paint_paint_sandalwood_frost_poly,
    78 => :paint_paint_wild_strawberry_poly,
    79 => :paint_paint_ultra_blue_poly,
    80 => :paint_paint_vermilion_solid,
    81 => :paint_paint_med_sandalwood_poly,
    82 => :paint_paint_med_red_solid,
    83 => :paint_paint_deep_jewel_green,
    84 => :paint_paint_med_woodrose_poly,
    85 => :paint_paint_vermillion_solid,
    86 => :paint_paint_green_86,
    87 => :paint_paint_bright_blue_poly_87,
    88 => :paint_paint_bright_red_88,
    89 => :paint_paint_lt_champagne_poly,
    90 => :paint_paint_silver_poly_90,
    91 => :paint_paint_steel_blue_poly,
    92 => :paint_paint_medium_gray_poly,
    93 => :paint_paint_arctic_pearl,
    94 => :paint_paint_nassau_blue_poly,
    95 => :paint_paint_med_sapphire_blue_poly,
    96 => :paint_paint_silver_poly_96,
    97 => :paint_paint_lt_sapphire_blue_poly_97,
    98 => :paint_paint_malachite_poly,
    99 => :paint_paint_flax,
    100 => :paint_paint_med_maui_blue_poly,
    101 => :paint_paint_dk_sapphire_blue_poly,
    102 => :paint_paint_copper_beige,
    103 => :paint_paint_bright_blue_poly_103,
    104 => :paint_paint_med_flax,
    105 => :paint_paint_med_gray_poly,
    106 => :paint_paint_bright_blue_poly_106,
    107 => :paint_paint_lt_driftwood_poly,
    108 => :paint_paint_blue,
    109 => :paint_paint_steel_gray_poly_109,
    110 => :paint_paint_lt_beechwood_poly,
    111 => :paint_paint_slate_gray,
    112 => :paint_paint_lt_sapphire_blue_poly_112,
    113 => :paint_paint_dk_beechwood_poly,
    114 => :paint_paint_torch_red,
    115 => :paint_paint_bright_red_115,
    116 => :paint_paint_med_sapphire_blue_firemist,
    117 => :paint_paint_med_garnet_red_poly,
    118 => :paint_paint_white_diamond_pearl,
    119 => :paint_paint_dk_sable_poly,
    120 => :paint_paint_antelope_beige,
    121 => :paint_paint_brilliant_red_poly_121,
    122 => :paint_paint_gun_metal_poly,
    123 => :paint_paint_med_beechwood_poly,
    124 => :paint_paint_brilliant_red_poly_124,
    125 => :paint_paint_bright_blue_poly_125,
    126 => :paint_paint_pink,
  }
  I__PAINT = PAINT.invert

  PART_SLOT = {
    0 => :part_slot_part_slot_spoilers,
    1 => :part_slot_part_slot_vents,
    2 => :part_slot_part_slot_roof,
    3 => :part_slot_part_slot_side_skirts,
    4 => :part_slot_part_slot_nitro,
    5 => :part_slot_part_slot_hood,
    6 => :part_slot_part_slot_exhausts,
    7 => :part_slot_part_slot_wheels,
    8 => :part_slot_part_slot_hydraulics,
    9 => :part_slot_part_slot_front_bullbars,
    10 => :part_slot_part_slot_front_bumper,
    11 => :part_slot_part_slot_rear_bumper,
  }
  I__PART_SLOT = PART_SLOT.invert

  PED_KIND = {
    0 => :ped_kind_ped_player1,
    1 => :ped_kind_ped_player2,
    2 => :ped_kind_ped_player_network,
    3 => :ped_kind_ped_player_unused,
    4 => :ped_kind_ped_civmale,
    5 => :ped_kind_ped_civfemale,
    6 => :ped_kind_ped_cop,
    7 => :ped_kind_ped_gang1,
    8 => :ped_kind_ped_gang2,
    9 => :ped_kind_ped_gang3,
    10 => :ped_kind_ped_gang4,
    11 => :ped_kind_ped_gang5,
    12 => :ped_kind_ped_gang6,
    13 => :ped_kind_ped_gang7,
    14 => :ped_kind_ped_gang8,
    15 => :ped_kind_ped_gang9,
    16 => :ped_kind_ped_gang10,
    17 => :ped_kind_ped_dealer,
    18 => :ped_kind_ped_medic,
    19 => :ped_kind_ped_fireman,
    20 => :ped_kind_ped_criminal,
    21 => :ped_kind_ped_bum,
    22 => :ped_kind_ped_prostitute,
    23 => :ped_kind_ped_special,
    24 => :ped_kind_ped_mission1,
    25 => :ped_kind_ped_mission2,
    26 => :ped_kind_ped_mission3,
    27 => :ped_kind_ped_mission4,
    28 => :ped_kind_ped_mission5,
    29 => :ped_kind_ped_mission6,
    30 => :ped_kind_ped_mission7,
    31 => :ped_kind_ped_mission8,
  }
  I__PED_KIND = PED_KIND.invert

  PICKUP_KIND = {
    0 => :pickup_kind_pickup_none,
    1 => :pickup_kind_pickup_in_shop,
    2 => :pickup_kind_pickup_on_street,
    3 => :pickup_kind_pickup_once,
    4 => :pickup_kind_pickup_once_timeout,
    5 => :pickup_kind_pickup_once_timeout_slow,
    6 => :pickup_kind_pickup_collectable,
    7 => :pickup_kind_pickup_shop_out_of_stock,
    8 => :pickup_kind_pickup_money,
    9 => :pickup_kind_pickup_mine_inactive,
    10 => :pickup_kind_pickup_mine_armed,
    11 => :pickup_kind_pickup_naval_mine_inactive,
    12 => :pickup_kind_pickup_naval_mine_armed,
    13 => :pickup_kind_pickup_floating_package,
    14 => :pickup_kind_pickup_floating_package_afloat,
    15 => :pickup_kind_pickup_on_street_slow,
    16 => :pickup_kind_pickup_asset_revenue,
    17 => :pickup_kind_pickup_property_locked,
    18 => :pickup_kind_pickup_property_for_sale,
    19 => :pickup_kind_pickup_money_stays,
    20 => :pickup_kind_pickup_snapshot,
    21 => :pickup_kind_pickup_two_player,
    22 => :pickup_kind_pickup_once_for_mission,
  }
  I__PICKUP_KIND = PICKUP_KIND.invert

  PLAY_STATE = {
    0 => :play_state_still_playing,
    1 => :play_state_player_wasted,
    2 => :play_state_player_busted,
    3 => :play_state_mission_failed,
    4 => :play_state_mission_passed,
  }
  I__PLAY_STATE = PLAY_STATE.invert

  PLAYER_CONDITION = {
    0 => :player_condition_player_playing,
    1 => :player_condition_player_died,
    2 => :player_condition_player_arrested,
    3 => :player_condition_player_failed_mission,
    4 => :player_condition_player_left_game,
  }
  I__PLAYER_CONDITION = PLAYER_CONDITION.invert

  POPULATION_GROUP = {
    0 => :population_group_group_business,
    1 => :population_group_group_desert,
    2 => :population_group_group_entertainment,
    3 => :population_group_group_countryside,
    4 => :population_group_group_residential_rich,
    5 => :population_group_group_residential_average,
    6 => :population_group_group_residential_poor,
    7 => :population_group_group_gangland,
    8 => :population_group_group_beach,
    9 => :population_group_group_shopping,
    10 => :population_group_group_park,
    11 => :population_group_group_industry,
    12 => :population_group_group_entertainment_busy,
    13 => :population_group_group_shopping_busy,
    14 => :population_group_group_shopping_posh,
    15 => :population_group_group_rich_secluded,
    16 => :population_group_group_airport,
    17 => :population_group_group_golf_club,
    18 => :population_group_group_out_of_town_factory,
    19 => :population_group_group_airport_runway,
  }
  I__POPULATION_GROUP = POPULATION_GROUP.invert

  PROPERTY_OFFER = {
    0 => :property_offer_no_property_text,
    1 => :property_offer_can_be_bought,
    2 => :property_offer_cannot_be_bought,
  }
  I__PROPERTY_OFFER = PROPERTY_OFFER.invert

  SCRIPT_VERSION = {
    194125 => :script_version_script_v2,
    194146 => :script_version_script_v1,
    262245 => :script_version_script_android,
    264905 => :script_version_script_definitive,
  }
  I__SCRIPT_VERSION = SCRIPT_VERSION.invert

  SHOP_ITEM = {
    0 => :shop_item_item_bnt_b_sc_l,
    1 => :shop_item_item_bnt_b_sc_m,
    2 => :shop_item_item_bnt_b_sc_p_l,
    3 => :shop_item_item_bnt_b_sc_p_m,
    4 => :shop_item_item_bntl_b_ov,
    5 => :shop_item_item_bntl_b_sq,
    6 => :shop_item_item_exh_b_l,
    7 => :shop_item_item_exh_b_m,
    8 => :shop_item_item_exh_b_s,
    9 => :shop_item_item_exh_b_t,
    10 => :shop_item_item_exh_b_ts,
    11 => :shop_item_item_lgt_b_rspt,
    12 => :shop_item_item_lgt_b_sspt,
    13 => :shop_item_item_nto_b_l,
    14 => :shop_item_item_nto_b_s,
    15 => :shop_item_item_nto_b_tw,
    16 => :shop_item_item_rf_b_sc_r,
    17 => :shop_item_item_spl_b_bab_m,
    18 => :shop_item_item_spl_b_bar_l,
    19 => :shop_item_item_spl_b_bar_m,
    20 => :shop_item_item_spl_b_bbb_m,
    21 => :shop_item_item_spl_b_bbr_l,
    22 => :shop_item_item_spl_b_bbr_m,
    23 => :shop_item_item_spl_b_mab_m,
    24 => :shop_item_item_spl_b_mar_m,
    25 => :shop_item_item_wg_l_b_ssk,
    26 => :shop_item_item_wg_r_b_ssk,
    27 => :shop_item_item_exh_a_f,
    28 => :shop_item_item_exh_c_f,
    29 => :shop_item_item_fbmp_a_f,
    30 => :shop_item_item_fbmp_c_f,
    31 => :shop_item_item_rbmp_a_f,
    32 => :shop_item_item_rbmp_c_f,
    33 => :shop_item_item_rf_a_f,
    34 => :shop_item_item_rf_c_f,
    35 => :shop_item_item_spl_a_f_r,
    36 => :shop_item_item_spl_c_f_r,
    37 => :shop_item_item_wg_l_a_f,
    38 => :shop_item_item_wg_l_c_f,
    39 => :shop_item_item_exh_a_j,
    40 => :shop_item_item_exh_c_j,
    41 => :shop_item_item_fbmp_a_j,
    42 => :shop_item_item_fbmp_c_j,
    43 => :shop_item_item_rbmp_a_j,
    44 => :shop_item_item_rbmp_c_j,
    45 => :shop_item_item_rf_a_j,
    46 => :shop_item_item_rf_c_j,
    47 => :shop_item_item_spl_a_j_b,
    48 => :shop_item_item_spl_c_j_b,
    49 => :shop_item_item_wg_l_a_j,
    50 => :shop_item_item_wg_l_c_j,
    51 => :shop_item_item_exh_a_l,
    52 => :shop_item_item_exh_c_l,
    53 => :shop_item_item_fbmp_a_l,
    54 => :shop_item_item_fbmp_c_l,
    55 => :shop_item_item_rbmp_a_l,
    56 => :shop_item_item_rbmp_c_l,
    57 => :shop_item_item_rf_a_l,
    58 => :shop_item_item_rf_c_l,
    59 => :shop_item_item_spl_a_l_b,
    60 => :shop_item_item_spl_c_l_b,
    61 => :shop_item_item_wg_l_a_l,
    62 => :shop_item_item_wg_l_c_l,
    63 => :shop_item_item_exh_a_st,
    64 => :shop_item_item_exh_c_st,
    65 => :shop_item_item_fbmp_a_st,
    66 => :shop_item_item_fbmp_c_st,
    67 => :shop_item_item_rbmp_a_st,
    68 => :shop_item_item_rbmp_c_st,
    69 => :shop_item_item_rf_a_st,
    70 => :shop_item_item_rf_c_st,
    71 => :shop_item_item_spl_a_st_r,
    72 => :shop_item_item_spl_c_st_r,
    73 => :shop_item_item_wg_l_a_st,
    74 => :shop_item_item_wg_l_c_st,
    75 => :shop_item_item_exh_a_s,
    76 => :shop_item_item_exh_c_s,
    77 => :shop_item_item_fbmp_a_s,
    78 => :shop_item_item_fbmp_c_s,
    79 => :shop_item_item_rbmp_a_s,
    80 => :shop_item_item_rbmp_c_s,
    81 => :shop_item_item_rf_a_s,
    82 => :shop_item_item_rf_c_s,
    83 => :shop_item_item_spl_a_s_b,
    84 => :shop_item_item_spl_c_s_b,
    85 => :shop_item_item_wg_l_a_s,
    86 => :shop_item_item_wg_l_c_s,
    87 => :shop_item_item_exh_a_u,
    88 => :shop_item_item_exh_c_u,
    89 => :shop_item_item_fbmp_a_u,
    90 => :shop_item_item_fbmp_c_u,
    91 => :shop_item_item_rbmp_a_u,
    92 => :shop_item_item_rbmp_c_u,
    93 => :shop_item_item_rf_a_u,
    94 => :shop_item_item_rf_c_u,
    95 => :shop_item_item_spl_a_u_b,
    96 => :shop_item_item_spl_c_u_b,
    97 => :shop_item_item_wg_l_a_u,
    98 => :shop_item_item_wg_l_c_u,
    99 => :shop_item_item_rf_lr_bl1,
    100 => :shop_item_item_rf_lr_bl2,
    101 => :shop_item_item_rbmp_lr_bl1,
    102 => :shop_item_item_rbmp_lr_bl2,
    103 => :shop_item_item_fbmp_lr_bl1,
    104 => :shop_item_item_fbmp_lr_bl2,
    105 => :shop_item_item_exh_lr_bl1,
    106 => :shop_item_item_exh_lr_bl2,
    107 => :shop_item_item_wg_l_lr_bl1,
    108 => :shop_item_item_exh_lr_rem1,
    109 => :shop_item_item_exh_lr_rem2,
    110 => :shop_item_item_fbmp_lr_rem1,
    111 => :shop_item_item_fbmp_lr_rem2,
    112 => :shop_item_item_rbmp_lr_rem1,
    113 => :shop_item_item_rbmp_lr_rem2,
    114 => :shop_item_item_wg_l_lr_rem1,
    115 => :shop_item_item_wg_l_lr_rem2,
    116 => :shop_item_item_misc_c_lr_rem1,
    117 => :shop_item_item_misc_c_lr_rem2,
    118 => :shop_item_item_misc_c_lr_rem3,
    119 => :shop_item_item_rf_lr_sv1,
    120 => :shop_item_item_rf_lr_sv2,
    121 => :shop_item_item_fbmp_lr_sv1,
    122 => :shop_item_item_fbmp_lr_sv2,
    123 => :shop_item_item_rbmp_lr_sv1,
    124 => :shop_item_item_rbmp_lr_sv2,
    125 => :shop_item_item_exh_lr_sv1,
    126 => :shop_item_item_exh_lr_sv2,
    127 => :shop_item_item_wg_l_lr_sv,
    128 => :shop_item_item_exh_lr_br1,
    129 => :shop_item_item_exh_lr_br2,
    130 => :shop_item_item_fbmp_lr_br1,
    131 => :shop_item_item_fbmp_lr_br2,
    132 => :shop_item_item_rbmp_lr_br1,
    133 => :shop_item_item_rbmp_lr_br2,
    134 => :shop_item_item_wg_l_lr_br1,
    135 => :shop_item_item_exh_lr_slv1,
    136 => :shop_item_item_exh_lr_slv2,
    137 => :shop_item_item_fbmp_lr_slv1,
    138 => :shop_item_item_fbb_lr_slv1,
    139 => :shop_item_item_fbb_lr_slv2,
    140 => :shop_item_item_bbb_lr_slv1,
    141 => :shop_item_item_bbb_lr_slv2,
    142 => :shop_item_item_wg_l_lr_slv1,
    143 => :shop_item_item_wg_l_lr_slv2,
    144 => :shop_item_item_exh_lr_t1,
    145 => :shop_item_item_exh_lr_t2,
    146 => :shop_item_item_fbmp_lr_t1,
    147 => :shop_item_item_fbmp_lr_t2,
    148 => :shop_item_item_rbmp_lr_t1,
    149 => :shop_item_item_rbmp_lr_t2,
    150 => :shop_item_item_wg_l_lr_t1,
    151 => :shop_item_item_wheel_sr1,
    152 => :shop_item_item_wheel_sr2,
    153 => :shop_item_item_wheel_lr1,
    154 => :shop_item_item_wheel_lr2,
    155 => :shop_item_item_wheel_gn1,
    156 => :shop_item_item_wheel_gn2,
    157 => :shop_item_item_wheel_sr3,
    158 => :shop_item_item_wheel_sr4,
    159 => :shop_item_item_wheel_sr5,
    160 => :shop_item_item_wheel_sr6,
    161 => :shop_item_item_wheel_lr3,
    162 => :shop_item_item_wheel_lr4,
    163 => :shop_item_item_wheel_lr5,
    164 => :shop_item_item_wheel_or1,
    165 => :shop_item_item_wheel_gn3,
    166 => :shop_item_item_wheel_gn4,
    167 => :shop_item_item_wheel_gn5,
    168 => :shop_item_item_stereo,
    169 => :shop_item_item_hydralics,
    170 => :shop_item_item_player_torso,
    171 => :shop_item_item_foot,
    172 => :shop_item_item_vestblack,
    173 => :shop_item_item_vest,
    174 => :shop_item_item_tshirt2horiz,
    175 => :shop_item_item_tshirtwhite,
    176 => :shop_item_item_tshirtilovels,
    177 => :shop_item_item_tshirtblunts,
    178 => :shop_item_item_shirtbplaid,
    179 => :shop_item_item_shirtbcheck,
    180 => :shop_item_item_field,
    181 => :shop_item_item_tshirterisyell,
    182 => :shop_item_item_tshirterisorn,
    183 => :shop_item_item_trackytop2eris,
    184 => :shop_item_item_bbjackrim,
    185 => :shop_item_item_bballjackrstar,
    186 => :shop_item_item_baskballdrib,
    187 => :shop_item_item_baskballrim,
    188 => :shop_item_item_sixtyniners,
    189 => :shop_item_item_bandits,
    190 => :shop_item_item_tshirtprored,
    191 => :shop_item_item_tshirtproblk,
    192 => :shop_item_item_trackytop1pro,
    193 => :shop_item_item_hockeytop,
    194 => :shop_item_item_bbjersey,
    195 => :shop_item_item_shellsuit,
    196 => :shop_item_item_tshirtheatwht,
    197 => :shop_item_item_tshirtbobomonk,
    198 => :shop_item_item_tshirtbobored,
    199 => :shop_item_item_tshirtbase5,
    200 => :shop_item_item_tshirtsuburb,
    201 => :shop_item_item_hoodyamerc,
    202 => :shop_item_item_hoodyabase5,
    203 => :shop_item_item_hoodyarockstar,
    204 => :shop_item_item_wcoatblue,
    205 => :shop_item_item_coach,
    206 => :shop_item_item_coachsemi,
    207 => :shop_item_item_sweatrstar,
    208 => :shop_item_item_hoodyablue,
    209 => :shop_item_item_hoodyablack,
    210 => :shop_item_item_hoodyagreen,
    211 => :shop_item_item_sleevtbrown,
    212 => :shop_item_item_shirtablue,
    213 => :shop_item_item_shirtayellow,
    214 => :shop_item_item_shirtagrey,
    215 => :shop_item_item_shirtbgang,
    216 => :shop_item_item_tshirtzipcrm,
    217 => :shop_item_item_tshirtzipgry,
    218 => :shop_item_item_denimfade,
    219 => :shop_item_item_bowling,
    220 => :shop_item_item_hoodjackbeige,
    221 => :shop_item_item_baskballloc,
    222 => :shop_item_item_tshirtlocgrey,
    223 => :shop_item_item_tshirtmaddgrey,
    224 => :shop_item_item_tshirtmaddgrn,
    225 => :shop_item_item_suit1grey,
    226 => :shop_item_item_suit1blk,
    227 => :shop_item_item_leather,
    228 => :shop_item_item_painter,
    229 => :shop_item_item_hawaiiwht,
    230 => :shop_item_item_hawaiired,
    231 => :shop_item_item_sportjack,
    232 => :shop_item_item_suit1red,
    233 => :shop_item_item_suit1blue,
    234 => :shop_item_item_suit1yellow,
    235 => :shop_item_item_suit2grn,
    236 => :shop_item_item_tuxedo,
    237 => :shop_item_item_suit1gang,
    238 => :shop_item_item_letter,
    239 => :shop_item_item_worktrcamogrn,
    240 => :shop_item_item_worktrcamogry,
    241 => :shop_item_item_worktrgrey,
    242 => :shop_item_item_worktrkhaki,
    243 => :shop_item_item_tracktr,
    244 => :shop_item_item_tracktreris,
    245 => :shop_item_item_jeansdenim,
    246 => :shop_item_item_legsblack,
    247 => :shop_item_item_legsheart,
    248 => :shop_item_item_biegetr,
    249 => :shop_item_item_tracktrpro,
    250 => :shop_item_item_tracktrwhstr,
    251 => :shop_item_item_tracktrblue,
    252 => :shop_item_item_tracktrgang,
    253 => :shop_item_item_bbshortwht,
    254 => :shop_item_item_boxshort,
    255 => :shop_item_item_bbshortred,
    256 => :shop_item_item_shellsuittr,
    257 => :shop_item_item_shortsgrey,
    258 => :shop_item_item_shortskhaki,
    259 => :shop_item_item_chongergrey,
    260 => :shop_item_item_chongergang,
    261 => :shop_item_item_chongerred,
    262 => :shop_item_item_chongerblue,
    263 => :shop_item_item_shortsgang,
    264 => :shop_item_item_denimsgang,
    265 => :shop_item_item_denimsred,
    266 => :shop_item_item_chinosbiege,
    267 => :shop_item_item_chinoskhaki,
    268 => :shop_item_item_cutoffchinos,
    269 => :shop_item_item_cutoffchinosblue,
    270 => :shop_item_item_chinosblack,
    271 => :shop_item_item_chinosblue,
    272 => :shop_item_item_leathertr,
    273 => :shop_item_item_leathertrchaps,
    274 => :shop_item_item_suit1trgrey,
    275 => :shop_item_item_suit1trblk,
    276 => :shop_item_item_cutoffdenims,
    277 => :shop_item_item_suit1trred,
    278 => :shop_item_item_suit1trblue,
    279 => :shop_item_item_suit1tryellow,
    280 => :shop_item_item_suit1trgreen,
    281 => :shop_item_item_suit1trblk2,
    282 => :shop_item_item_suit1trgang,
    283 => :shop_item_item_player_legs,
    284 => :shop_item_item_cowboyboot2,
    285 => :shop_item_item_bask2semi,
    286 => :shop_item_item_bask1eris,
    287 => :shop_item_item_sneakerbincgang,
    288 => :shop_item_item_sneakerbincblu,
    289 => :shop_item_item_sneakerbincblk,
    290 => :shop_item_item_sandal,
    291 => :shop_item_item_sandalsock,
    292 => :shop_item_item_flipflop,
    293 => :shop_item_item_hitop,
    294 => :shop_item_item_convproblk,
    295 => :shop_item_item_convproblu,
    296 => :shop_item_item_convprogrn,
    297 => :shop_item_item_sneakerprored,
    298 => :shop_item_item_sneakerproblu,
    299 => :shop_item_item_sneakerprowht,
    300 => :shop_item_item_bask1prowht,
    301 => :shop_item_item_bask1problk,
    302 => :shop_item_item_boxingshoe,
    303 => :shop_item_item_convheatblk,
    304 => :shop_item_item_convheatred,
    305 => :shop_item_item_convheatorn,
    306 => :shop_item_item_sneakerheatwht,
    307 => :shop_item_item_sneakerheatgry,
    308 => :shop_item_item_sneakerheatblk,
    309 => :shop_item_item_bask2heatwht,
    310 => :shop_item_item_bask2heatband,
    311 => :shop_item_item_timbergrey,
    312 => :shop_item_item_timberred,
    313 => :shop_item_item_timberfawn,
    314 => :shop_item_item_timberhike,
    315 => :shop_item_item_cowboyboot,
    316 => :shop_item_item_biker,
    317 => :shop_item_item_snakeskin,
    318 => :shop_item_item_shoedressblk,
    319 => :shop_item_item_shoedressbrn,
    320 => :shop_item_item_shoespatz,
    321 => :shop_item_item_dogtag,
    322 => :shop_item_item_neckafrica,
    323 => :shop_item_item_stopwatch,
    324 => :shop_item_item_necksaints,
    325 => :shop_item_item_neckhash,
    326 => :shop_item_item_necksilver,
    327 => :shop_item_item_neckgold,
    328 => :shop_item_item_neckropes,
    329 => :shop_item_item_neckropeg,
    330 => :shop_item_item_neckls,
    331 => :shop_item_item_neckdollar,
    332 => :shop_item_item_neckcross,
    333 => :shop_item_item_watchpink,
    334 => :shop_item_item_watchyellow,
    335 => :shop_item_item_watchpro,
    336 => :shop_item_item_watchpro2,
    337 => :shop_item_item_watchsub1,
    338 => :shop_item_item_watchsub2,
    339 => :shop_item_item_watchzip1,
    340 => :shop_item_item_watchzip2,
    341 => :shop_item_item_watchgno,
    342 => :shop_item_item_watchgno2,
    343 => :shop_item_item_watchcro,
    344 => :shop_item_item_watchcro2,
    345 => :shop_item_item_groucho,
    346 => :shop_item_item_zorro,
    347 => :shop_item_item_eyepatch,
    348 => :shop_item_item_glasses01,
    349 => :shop_item_item_glasses04,
    350 => :shop_item_item_bandred3,
    351 => :shop_item_item_bandblue3,
    352 => :shop_item_item_bandgang3,
    353 => :shop_item_item_bandblack3,
    354 => :shop_item_item_glasses01dark,
    355 => :shop_item_item_glasses04dark,
    356 => :shop_item_item_glasses03,
    357 => :shop_item_item_glasses03red,
    358 => :shop_item_item_glasses03blue,
    359 => :shop_item_item_glasses03dark,
    360 => :shop_item_item_glasses05dark,
    361 => :shop_item_item_glasses05,
    362 => :shop_item_item_bandred,
    363 => :shop_item_item_bandblue,
    364 => :shop_item_item_bandgang,
    365 => :shop_item_item_bandblack,
    366 => :shop_item_item_bandred2,
    367 => :shop_item_item_bandblue2,
    368 => :shop_item_item_bandblack2,
    369 => :shop_item_item_bandgang2,
    370 => :shop_item_item_capknitgrn,
    371 => :shop_item_item_captruck,
    372 => :shop_item_item_cowboy,
    373 => :shop_item_item_hattiger,
    374 => :shop_item_item_helmet,
    375 => :shop_item_item_moto,
    376 => :shop_item_item_boxingcap,
    377 => :shop_item_item_hockey,
    378 => :shop_item_item_capgang,
    379 => :shop_item_item_capgangback,
    380 => :shop_item_item_capgangside,
    381 => :shop_item_item_capgangover,
    382 => :shop_item_item_capgangup,
    383 => :shop_item_item_bikerhelmet,
    384 => :shop_item_item_capred,
    385 => :shop_item_item_capredback,
    386 => :shop_item_item_capredside,
    387 => :shop_item_item_capredover,
    388 => :shop_item_item_capredup,
    389 => :shop_item_item_capblue,
    390 => :shop_item_item_capblueback,
    391 => :shop_item_item_capblueside,
    392 => :shop_item_item_capblueover,
    393 => :shop_item_item_capblueup,
    394 => :shop_item_item_skullyblk,
    395 => :shop_item_item_skullygrn,
    396 => :shop_item_item_hatmancblk,
    397 => :shop_item_item_hatmancplaid,
    398 => :shop_item_item_capzip,
    399 => :shop_item_item_capzipback,
    400 => :shop_item_item_capzipside,
    401 => :shop_item_item_capzipover,
    402 => :shop_item_item_capzipup,
    403 => :shop_item_item_beretred,
    404 => :shop_item_item_beretblk,
    405 => :shop_item_item_capblk,
    406 => :shop_item_item_capblkback,
    407 => :shop_item_item_capblkside,
    408 => :shop_item_item_capblkover,
    409 => :shop_item_item_capblkup,
    410 => :shop_item_item_trilbydrk,
    411 => :shop_item_item_trilbylght,
    412 => :shop_item_item_bowler,
    413 => :shop_item_item_bowlerred,
    414 => :shop_item_item_bowlerblue,
    415 => :shop_item_item_bowleryellow,
    416 => :shop_item_item_boater,
    417 => :shop_item_item_bowlergang,
    418 => :shop_item_item_boaterblk,
    419 => :shop_item_item_gimpleg,
    420 => :shop_item_item_valet,
    421 => :shop_item_item_countrytr,
    422 => :shop_item_item_croupier,
    423 => :shop_item_item_policetr,
    424 => :shop_item_item_balaclava,
    425 => :shop_item_item_pimptr,
    426 => :shop_item_item_garageleg,
    427 => :shop_item_item_medictr,
    428 => :shop_item_item_player_face,
    429 => :shop_item_item_hairblond,
    430 => :shop_item_item_hairred,
    431 => :shop_item_item_hairblue,
    432 => :shop_item_item_hairgreen,
    433 => :shop_item_item_hairpink,
    434 => :shop_item_item_bald,
    435 => :shop_item_item_baldbeard,
    436 => :shop_item_item_baldtash,
    437 => :shop_item_item_baldgoatee,
    438 => :shop_item_item_highfade,
    439 => :shop_item_item_highafro,
    440 => :shop_item_item_wedge,
    441 => :shop_item_item_slope,
    442 => :shop_item_item_jhericurl,
    443 => :shop_item_item_cornrows,
    444 => :shop_item_item_cornrowsb,
    445 => :shop_item_item_tramline,
    446 => :shop_item_item_groovecut,
    447 => :shop_item_item_mohawk,
    448 => :shop_item_item_mohawkblond,
    449 => :shop_item_item_mohawkpink,
    450 => :shop_item_item_mohawkbeard,
    451 => :shop_item_item_afro,
    452 => :shop_item_item_afrotash,
    453 => :shop_item_item_afrobeard,
    454 => :shop_item_item_afroblond,
    455 => :shop_item_item_flattop,
    456 => :shop_item_item_elvishair,
    457 => :shop_item_item_beard,
    458 => :shop_item_item_tash,
    459 => :shop_item_item_goatee,
    460 => :shop_item_item_afrogoatee,
    461 => :shop_item_item_4weed,
    462 => :shop_item_item_4rip,
    463 => :shop_item_item_4spider,
    464 => :shop_item_item_5gun,
    465 => :shop_item_item_5cross,
    466 => :shop_item_item_5cross2,
    467 => :shop_item_item_5cross3,
    468 => :shop_item_item_6aztec,
    469 => :shop_item_item_6crown,
    470 => :shop_item_item_6clown,
    471 => :shop_item_item_6africa,
    472 => :shop_item_item_7cross,
    473 => :shop_item_item_7cross2,
    474 => :shop_item_item_7cross3,
    475 => :shop_item_item_7mary,
    476 => :shop_item_item_8sa,
    477 => :shop_item_item_8sa2,
    478 => :shop_item_item_8sa3,
    479 => :shop_item_item_8westside,
    480 => :shop_item_item_8santos,
    481 => :shop_item_item_8poker,
    482 => :shop_item_item_8gun,
    483 => :shop_item_item_9crown,
    484 => :shop_item_item_9gun,
    485 => :shop_item_item_9gun2,
    486 => :shop_item_item_9homeboy,
    487 => :shop_item_item_9bullet,
    488 => :shop_item_item_9rasta,
    489 => :shop_item_item_10ls,
    490 => :shop_item_item_10ls2,
    491 => :shop_item_item_10ls3,
    492 => :shop_item_item_10ls4,
    493 => :shop_item_item_10ls5,
    494 => :shop_item_item_10og,
    495 => :shop_item_item_10weed,
    496 => :shop_item_item_11grove,
    497 => :shop_item_item_11grove2,
    498 => :shop_item_item_11grove3,
    499 => :shop_item_item_11dice,
    500 => :shop_item_item_11dice2,
    501 => :shop_item_item_11jail,
    502 => :shop_item_item_11godsgift,
    503 => :shop_item_item_12angels,
    504 => :shop_item_item_12mayabird,
    505 => :shop_item_item_12dagger,
    506 => :shop_item_item_12bandit,
    507 => :shop_item_item_12cross7,
    508 => :shop_item_item_12mayaface,
    509 => :shop_item_item_burgerlow,
    510 => :shop_item_item_burgermed,
    511 => :shop_item_item_burgerhigh,
    512 => :shop_item_item_burger_healthy,
    513 => :shop_item_item_clucklow,
    514 => :shop_item_item_cluckmed,
    515 => :shop_item_item_cluckhigh,
    516 => :shop_item_item_cluck_healthy,
    517 => :shop_item_item_pizzalow,
    518 => :shop_item_item_pizzamed,
    519 => :shop_item_item_pizzahigh,
    520 => :shop_item_item_pizza_healthy,
    521 => :shop_item_item_rustylow,
    522 => :shop_item_item_rustymed,
    523 => :shop_item_item_rustyhigh,
    524 => :shop_item_item_pistol,
    525 => :shop_item_item_pistol_silenced,
    526 => :shop_item_item_desert_eagle,
    527 => :shop_item_item_grenade,
    528 => :shop_item_item_shotgun,
    529 => :shop_item_item_spas12,
    530 => :shop_item_item_sawnoff,
    531 => :shop_item_item_micro_uzi,
    532 => :shop_item_item_tec9,
    533 => :shop_item_item_mp5,
    534 => :shop_item_item_ak47,
    535 => :shop_item_item_m4,
    536 => :shop_item_item_countryrifle,
    537 => :shop_item_item_sniperrifle,
    538 => :shop_item_item_rlauncher,
    539 => :shop_item_item_rlauncher_hs,
    540 => :shop_item_item_fthrower,
    541 => :shop_item_item_satchel_charge,
    542 => :shop_item_item_minigun,
    543 => :shop_item_item_armour,
  }
  I__SHOP_ITEM = SHOP_ITEM.invert

  STAT_MESSAGE = {
    0 => :stat_message_message_0,
    1 => :stat_message_message_1,
    2 => :stat_message_message_2,
    3 => :stat_message_message_3,
    4 => :stat_message_message_4,
    5 => :stat_message_message_5,
    6 => :stat_message_message_6,
    7 => :stat_message_message_7,
    8 => :stat_message_message_8,
    9 => :stat_message_message_9,
    10 => :stat_message_message_10,
    11 => :stat_message_message_11,
    12 => :stat_message_message_12,
    13 => :stat_message_message_13,
    14 => :stat_message_message_14,
    15 => :stat_message_message_15,
    16 => :stat_message_message_16,
    17 => :stat_message_message_17,
    18 => :stat_message_message_18,
    19 => :stat_message_message_19,
    20 => :stat_message_message_20,
    21 => :stat_message_message_21,
    22 => :stat_message_message_22,
    23 => :stat_message_message_23,
    24 => :stat_message_message_24,
    25 => :stat_message_message_25,
    26 => :stat_message_message_26,
    27 => :stat_message_message_27,
    28 => :stat_message_message_28,
    29 => :stat_message_message_29,
    30 => :stat_message_message_30,
    31 => :stat_message_message_31,
    32 => :stat_message_message_32,
    33 => :stat_message_message_33,
    34 => :stat_message_message_34,
    35 => :stat_message_message_35,
    36 => :stat_message_message_36,
    37 => :stat_message_message_37,
    38 => :stat_message_message_38,
    39 => :stat_message_message_39,
    40 => :stat_message_message_40,
    41 => :stat_message_message_41,
    42 => :stat_message_message_42,
    43 => :stat_message_message_43,
    44 => :stat_message_message_44,
    45 => :stat_message_message_45,
    46 => :stat_message_message_46,
    47 => :stat_message_message_47,
    48 => :stat_message_message_48,
    49 => :stat_message_message_49,
    50 => :stat_message_message_50,
    51 => :stat_message_message_51,
    52 => :stat_message_message_52,
    53 => :stat_message_message_53,
    54 => :stat_message_message_54,
    55 => :stat_message_message_55,
    56 => :stat_message_message_56,
    57 => :stat_message_message_57,
    58 => :stat_message_message_58,
    59 => :stat_message_message_59,
    60 => :stat_message_message_60,
    61 => :stat_message_message_61,
    62 => :stat_message_message_62,
    63 => :stat_message_message_63,
    64 => :stat_message_message_64,
    65 => :stat_message_message_65,
    66 => :stat_message_message_66,
    67 => :stat_message_message_67,
    68 => :stat_message_message_68,
    69 => :stat_message_message_69,
    70 => :stat_message_message_70,
    71 => :stat_message_message_71,
    72 => :stat_message_message_72,
    73 => :stat_message_message_73,
    74 => :stat_message_message_74,
    75 => :stat_message_message_75,
    76 => :stat_message_message_76,
    77 => :stat_message_message_77,
    78 => :stat_message_message_78,
    79 => :stat_message_message_79,
    80 => :stat_message_message_80,
    81 => :stat_message_message_81,
    82 => :stat_message_message_82,
    83 => :stat_message_message_83,
    84 => :stat_message_message_84,
    85 => :stat_message_message_85,
    86 => :stat_message_message_86,
    87 => :stat_message_message_87,
    88 => :stat_message_message_88,
    89 => :stat_message_message_89,
    90 => :stat_message_message_90,
    91 => :stat_message_message_91,
    92 => :stat_message_message_92,
    93 => :stat_message_message_93,
    94 => :stat_message_message_94,
    95 => :stat_message_message_95,
    96 => :stat_message_message_96,
    97 => :stat_message_message_97,
    98 => :stat_message_message_98,
    99 => :stat_message_message_99,
    100 => :stat_message_message_100,
    101 => :stat_message_message_101,
    102 => :stat_message_message_102,
    103 => :stat_message_message_103,
    104 => :stat_message_message_104,
    105 => :stat_message_message_105,
    106 => :stat_message_message_106,
    107 => :stat_message_message_107,
    108 => :stat_message_message_108,
    109 => :stat_message_message_109,
    110 => :stat_message_message_110,
    111 => :stat_message_message_111,
    112 => :stat_message_message_112,
    113 => :stat_message_message_113,
    114 => :stat_message_message_114,
    115 => :stat_message_message_115,
    116 => :stat_message_message_116,
    117 => :stat_message_message_117,
    118 => :stat_message_message_118,
    119 => :stat_message_message_119,
    120 => :stat_message_message_120,
    121 => :stat_message_message_121,
  }
  I__STAT_MESSAGE = STAT_MESSAGE.invert

  STATION = {
    0 => :station_car_emergency,
    1 => :station_car_playback_fm,
    2 => :station_car_k_rose,
    3 => :station_car_k_dst,
    4 => :station_car_bounce_fm,
    5 => :station_car_sf_ur,
    6 => :station_car_radio_los_santos,
    7 => :station_car_radio_x,
    8 => :station_car_csr_103_9,
    9 => :station_car_k_jah_west,
    10 => :station_car_master_sounds_98_3,
    11 => :station_car_wctr,
    12 => :station_car_user_tracks,
    13 => :station_car_off,
  }
  I__STATION = STATION.invert

  STATION_ORDER = {
    0 => :station_order_radio_emergency,
    1 => :station_order_radio_playback_fm,
    2 => :station_order_radio_k_rose,
    3 => :station_order_radio_k_dst,
    4 => :station_order_radio_bounce_fm,
    5 => :station_order_radio_sf_ur,
    6 => :station_order_radio_radio_los_santos,
    7 => :station_order_radio_radio_x,
    8 => :station_order_radio_csr_103_9,
    9 => :station_order_radio_k_jah_west,
    10 => :station_order_radio_master_sounds_98_3,
    11 => :station_order_radio_wctr,
    12 => :station_order_radio_user_tracks,
    13 => :station_order_radio_off,
  }
  I__STATION_ORDER = STATION_ORDER.invert

  STOCK_GARAGE = {
    0 => :stock_garage_garage_mul_lan,
    1 => :stock_garage_garage_imp_la,
    2 => :stock_garage_garage_duf_las,
    3 => :stock_garage_garage_lasbomb,
    4 => :stock_garage_garage_modglas,
    5 => :stock_garage_garage_carlas1,
    6 => :stock_garage_garage_burg_lk,
    7 => :stock_garage_garage_modlast,
    8 => :stock_garage_garage_sprlae_1,
    9 => :stock_garage_garage_cjsafe,
    10 => :stock_garage_garage_bodlawn,
    11 => :stock_garage_garage_sprlae_2,
    12 => :stock_garage_garage_splaw2,
    13 => :stock_garage_garage_beacsv,
    14 => :stock_garage_garage_cesafe1,
    15 => :stock_garage_garage_mds1sfs,
    16 => :stock_garage_garage_tbon,
    17 => :stock_garage_garage_svgsfs1,
    18 => :stock_garage_garage_mdssfse,
    19 => :stock_garage_garage_sprsfse,
    20 => :stock_garage_garage_brgsfse,
    21 => :stock_garage_garage_lcksfse,
    22 => :stock_garage_garage_hbgdsfs,
    23 => :stock_garage_garage_fdorsfe,
    24 => :stock_garage_garage_michdr,
    25 => :stock_garage_garage_sav1sfe,
    26 => :stock_garage_garage_imp_sf,
    27 => :stock_garage_garage_sprsfw,
    28 => :stock_garage_garage_sav1sfw,
    29 => :stock_garage_garage_imp_lv,
    30 => :stock_garage_garage_vgshngr,
    31 => :stock_garage_garage_vgelock,
    32 => :stock_garage_garage_timy1,
    33 => :stock_garage_garage_vecmod,
    34 => :stock_garage_garage_vesvgrg,
    35 => :stock_garage_garage_blob2,
    36 => :stock_garage_garage_blob1,
    37 => :stock_garage_garage_blob6,
    38 => :stock_garage_garage_blob69,
    39 => :stock_garage_garage_blob7,
    40 => :stock_garage_garage_cnspray,
    41 => :stock_garage_garage_cn2spry,
    42 => :stock_garage_garage_cn2gar1,
    43 => :stock_garage_garage_cn2gar2,
    44 => :stock_garage_garage_ghostdr,
    45 => :stock_garage_garage_dhangar,
    46 => :stock_garage_garage_amumis,
    47 => :stock_garage_garage_cespray,
    48 => :stock_garage_garage_burbdoo,
    49 => :stock_garage_garage_burbdo2,
  }
  I__STOCK_GARAGE = STOCK_GARAGE.invert

  SWAPPED_THING = {
    0 => :swapped_thing_nothing_swapped,
    2 => :swapped_thing_building_swapped,
  }
  I__SWAPPED_THING = SWAPPED_THING.invert

  SYSTEM_TIME_PART = {
    0 => :system_time_part_year,
    1 => :system_time_part_month,
    2 => :system_time_part_weekday,
    3 => :system_time_part_day,
    4 => :system_time_part_hour,
    5 => :system_time_part_minute,
    6 => :system_time_part_second,
    7 => :system_time_part_millisecond,
  }
  I__SYSTEM_TIME_PART = SYSTEM_TIME_PART.invert

  TOWN = {
    0 => :town_countryside_town,
    1 => :town_los_santos,
    2 => :town_san_fierro,
    3 => :town_las_venturas,
  }
  I__TOWN = TOWN.invert

  TRAP_KIND = {
    0 => :trap_kind_no_trap,
    1 => :trap_kind_two_slow_cars,
    2 => :trap_kind_one_fast_car,
    3 => :trap_kind_one_car,
    4 => :trap_kind_one_cop,
    5 => :trap_kind_two_cops,
    6 => :trap_kind_two_braking_cars,
    7 => :trap_kind_two_fast_cars,
    8 => :trap_kind_two_cars,
  }
  I__TRAP_KIND = TRAP_KIND.invert

  VEHICLE = {
    400 => :vehicle_vehicle_landstalker,
    401 => :vehicle_vehicle_bravura,
    402 => :vehicle_vehicle_buffalo,
    403 => :vehicle_vehicle_linerunner,
    404 => :vehicle_vehicle_perennial,
    405 => :vehicle_vehicle_sentinel,
    406 => :vehicle_vehicle_dumper,
    407 => :vehicle_vehicle_fire_truck,
    408 => :vehicle_vehicle_trashmaster,
    409 => :vehicle_vehicle_stretch,
    410 => :vehicle_vehicle_manana,
    411 => :vehicle_vehicle_infernus,
    412 => :vehicle_vehicle_voodoo,
    413 => :vehicle_vehicle_pony,
    414 => :vehicle_vehicle_mule,
    415 => :vehicle_vehicle_cheetah,
    416 => :vehicle_vehicle_ambulance,
    417 => :vehicle_vehicle_leviathan,
    418 => :vehicle_vehicle_moonbeam,
    419 => :vehicle_vehicle_esperanto,
    420 => :vehicle_vehicle_taxi,
    421 => :vehicle_vehicle_washington,
    422 => :vehicle_vehicle_bobcat,
    423 => :vehicle_vehicle_mr_whoopee,
    424 => :vehicle_vehicle_bf_injection,
    425 => :vehicle_vehicle_hunter,
    426 => :vehicle_vehicle_premier,
    427 => :vehicle_vehicle_enforcer,
    428 => :vehicle_vehicle_securicar,
    429 => :vehicle_vehicle_banshee,
    430 => :vehicle_vehicle_predator,
    431 => :vehicle_vehicle_bus,
    432 => :vehicle_vehicle_rhino,
    433 => :vehicle_vehicle_barracks,
    434 => :vehicle_vehicle_hotknife,
    435 => :vehicle_vehicle_trailer_2,
    436 => :vehicle_vehicle_previon,
    437 => :vehicle_vehicle_coach,
    438 => :vehicle_vehicle_cabbie,
    439 => :vehicle_vehicle_stallion,
    440 => :vehicle_vehicle_rumpo,
    441 => :vehicle_vehicle_rc_bandit,
    442 => :vehicle_vehicle_romero,
    443 => :vehicle_vehicle_packer,
    444 => :vehicle_vehicle_monster,
    445 => :vehicle_vehicle_admiral,
    446 => :vehicle_vehicle_squalo,
    447 => :vehicle_vehicle_seasparrow,
    448 => :vehicle_vehicle_pizza_boy,
    449 => :vehicle_vehicle_trolly,
    450 => :vehicle_vehicle_trailer_3,
    451 => :vehicle_vehicle_turismo,
    452 => :vehicle_vehicle_speeder,
    453 => :vehicle_vehicle_reefer,
    454 => :vehicle_vehicle_tropic,
    455 => :vehicle_vehicle_flatbed,
    456 => :vehicle_vehicle_yankee,
    457 => :vehicle_vehicle_caddy,
    458 => :vehicle_vehicle_solair,
    459 => :vehicle_vehicle_berkleys_rc_van,
    460 => :vehicle_vehicle_skimmer,
    461 => :vehicle_vehicle_pcj_600,
    462 => :vehicle_vehicle_faggio,
    463 => :vehicle_vehicle_freeway,
    464 => :vehicle_vehicle_rc_baron,
    465 => :vehicle_vehicle_rc_raider,
    466 => :vehicle_vehicle_glendale,
    467 => :vehicle_vehicle_oceanic,
    468 => :vehicle_vehicle_sanchez,
    469 => :vehicle_vehicle_sparrow,
    470 => :vehicle_vehicle_patriot,
    471 => :vehicle_vehicle_quadbike,
    472 => :vehicle_vehicle_coastguard,
    473 => :vehicle_vehicle_dinghy,
    474 => :vehicle_vehicle_hermes,
    475 => :vehicle_vehicle_sabre,
    476 => :vehicle_vehicle_rustler,
    477 => :vehicle_vehicle_zr_350,
    478 => :vehicle_vehicle_walton,
    479 => :vehicle_vehicle_regina,
    480 => :vehicle_vehicle_comet,
    481 => :vehicle_vehicle_bmx,
    482 => :vehicle_vehicle_burrito,
    483 => :vehicle_vehicle_camper,
    484 => :vehicle_vehicle_marquis,
    485 => :vehicle_vehicle_baggage,
    486 => :vehicle_vehicle_dozer,
    487 => :vehicle_vehicle_maverick,
    488 => :vehicle_vehicle_news_chopper,
    489 => :vehicle_vehicle_rancher,
    490 => :vehicle_vehicle_fbi_rancher,
    491 => :vehicle_vehicle_virgo,
    492 => :vehicle_vehicle_greenwood,
    493 => :vehicle_vehicle_jetmax,
    494 => :vehicle_vehicle_hotring_racer,
    495 => :vehicle_vehicle_sandking,
    496 => :vehicle_vehicle_blista_compact,
    497 => :vehicle_vehicle_police_maverick,
    498 => :vehicle_vehicle_boxville,
    499 => :vehicle_vehicle_benson,
    500 => :vehicle_vehicle_mesa,
    501 => :vehicle_vehicle_rc_goblin,
    502 => :vehicle_vehicle_hotring_racer_2,
    503 => :vehicle_vehicle_hotring_racer_3,
    504 => :vehicle_vehicle_bloodring_banger,
    505 => :vehicle_vehicle_rancher_lure,
    506 => :vehicle_vehicle_super_gt,
    507 => :vehicle_vehicle_elegant,
    508 => :vehicle_vehicle_journey,
    509 => :vehicle_vehicle_bike,
    510 => :vehicle_vehicle_mountain_bike,
    511 => :vehicle_vehicle_beagle,
    512 => :vehicle_vehicle_cropduster,
    513 => :vehicle_vehicle_stuntplane,
    514 => :vehicle_vehicle_tanker,
    515 => :vehicle_vehicle_roadtrain,
    516 => :vehicle_vehicle_nebula,
    517 => :vehicle_vehicle_majestic,
    518 => :vehicle_vehicle_buccaneer,
    519 => :vehicle_vehicle_shamal,
    520 => :vehicle_vehicle_hydra,
    521 => :vehicle_vehicle_fcr_900,
    522 => :vehicle_vehicle_nrg_500,
    523 => :vehicle_vehicle_hpv1000,
    524 => :vehicle_vehicle_cement_truck,
    525 => :vehicle_vehicle_towtruck,
    526 => :vehicle_vehicle_fortune,
    527 => :vehicle_vehicle_cadrona,
    528 => :vehicle_vehicle_fbi_truck,
    529 => :vehicle_vehicle_willard,
    530 => :vehicle_vehicle_forklift,
    531 => :vehicle_vehicle_tractor,
    532 => :vehicle_vehicle_combine_harvester,
    533 => :vehicle_vehicle_feltzer,
    534 => :vehicle_vehicle_remington,
    535 => :vehicle_vehicle_slamvan,
    536 => :vehicle_vehicle_blade,
    537 => :vehicle_vehicle_freight_train,
    538 => :vehicle_vehicle_brownstreak_engine,
    539 => :vehicle_vehicle_vortex,
    540 => :vehicle_vehicle_vincent,
    541 => :vehicle_vehicle_bullet,
    542 => :vehicle_vehicle_clover,
    543 => :vehicle_vehicle_sadler,
    544 => :vehicle_vehicle_fire_truck_ladder,
    545 => :vehicle_vehicle_hustler,
    546 => :vehicle_vehicle_intruder,
    547 => :vehicle_vehicle_primo,
    548 => :vehicle_vehicle_cargobob,
    549 => :vehicle_vehicle_tampa,
    550 => :vehicle_vehicle_sunrise,
    551 => :vehicle_vehicle_merit,
    552 => :vehicle_vehicle_utility_van,
    553 => :vehicle_vehicle_nevada,
    554 => :vehicle_vehicle_yosemite,
    555 => :vehicle_vehicle_windsor,
    556 => :vehicle_vehicle_monster_2,
    557 => :vehicle_vehicle_monster_3,
    558 => :vehicle_vehicle_uranus,
    559 => :vehicle_vehicle_jester,
    560 => :vehicle_vehicle_sultan,
    561 => :vehicle_vehicle_stratum,
    562 => :vehicle_vehicle_elegy,
    563 => :vehicle_vehicle_raindance,
    564 => :vehicle_vehicle_rc_tiger,
    565 => :vehicle_vehicle_flash,
    566 => :vehicle_vehicle_tahoma,
    567 => :vehicle_vehicle_savanna,
    568 => :vehicle_vehicle_bandito,
    569 => :vehicle_vehicle_freight_train_flatbed,
    570 => :vehicle_vehicle_brownstreak_carriage,
    571 => :vehicle_vehicle_kart,
    572 => :vehicle_vehicle_mower,
    573 => :vehicle_vehicle_dune,
    574 => :vehicle_vehicle_sweeper,
    575 => :vehicle_vehicle_broadway,
    576 => :vehicle_vehicle_tornado,
    577 => :vehicle_vehicle_at_400,
    578 => :vehicle_vehicle_dft_30,
    579 => :vehicle_vehicle_huntley,
    580 => :vehicle_vehicle_stafford,
    581 => :vehicle_vehicle_bf_400,
    582 => :vehicle_vehicle_news_van,
    583 => :vehicle_vehicle_tug,
    584 => :vehicle_vehicle_gas_trailer,
    585 => :vehicle_vehicle_emperor,
    586 => :vehicle_vehicle_wayfarer,
    587 => :vehicle_vehicle_euros,
    588 => :vehicle_vehicle_hotdog,
    589 => :vehicle_vehicle_club,
    590 => :vehicle_vehicle_freight_train_boxcar,
    591 => :vehicle_vehicle_trailer_4,
    592 => :vehicle_vehicle_andromada,
    593 => :vehicle_vehicle_dodo,
    594 => :vehicle_vehicle_rc_cam,
    595 => :vehicle_vehicle_launch,
    596 => :vehicle_vehicle_police_car_ls,
    597 => :vehicle_vehicle_police_car_sf,
    598 => :vehicle_vehicle_police_car_lv,
    599 => :vehicle_vehicle_police_ranger,
    600 => :vehicle_vehicle_picador,
    601 => :vehicle_vehicle_s_w_a_t,
    602 => :vehicle_vehicle_alpha,
    603 => :vehicle_vehicle_phoenix,
    604 => :vehicle_vehicle_glendale_damaged,
    605 => :vehicle_vehicle_sadler_damaged,
    606 => :vehicle_vehicle_baggage_trailer_covered,
    607 => :vehicle_vehicle_baggage_trailer_uncovered,
    608 => :vehicle_vehicle_trailer_1,
    609 => :vehicle_vehicle_black_boxville,
    610 => :vehicle_vehicle_farm_trailer,
    611 => :vehicle_vehicle_street_clean_trailer,
  }
  I__VEHICLE = VEHICLE.invert

  VEHICLE_CLASS = {
    0 => :vehicle_class_class_car,
    1 => :vehicle_class_class_mtruck,
    2 => :vehicle_class_class_quad,
    3 => :vehicle_class_class_heli,
    4 => :vehicle_class_class_plane,
    5 => :vehicle_class_class_boat,
    6 => :vehicle_class_class_train,
    7 => :vehicle_class_class_bike,
    8 => :vehicle_class_class_bmx,
    9 => :vehicle_class_class_trailer,
  }
  I__VEHICLE_CLASS = VEHICLE_CLASS.invert

  WAR_ATTACK = {
    0 => :war_attack_no_attack,
    1 => :war_attack_player_was_told,
    2 => :war_attack_player_came,
  }
  I__WAR_ATTACK = WAR_ATTACK.invert

  WAR_STATE = {
    0 => :war_state_no_war,
    1 => :war_state_provoked,
    2 => :war_state_first_wave,
    3 => :war_state_first_passed,
    4 => :war_state_second_wave,
    5 => :war_state_second_passed,
    6 => :war_state_third_wave,
  }
  I__WAR_STATE = WAR_STATE.invert

  WEAPON_KIND = {
    0 => :weapon_kind_unarmed,
    1 => :weapon_kind_brass_knuckles,
    2 => :weapon_kind_golf_club,
    3 => :weapon_kind_nightstick,
    4 => :weapon_kind_knife,
    5 => :weapon_kind_bat,
    6 => :weapon_kind_shovel,
    7 => :weapon_kind_pool_cue,
    8 => :weapon_kind_katana,
    9 => :weapon_kind_chainsaw,
    10 => :weapon_kind_dildo,
    11 => :weapon_kind_dildo_2,
    12 => :weapon_kind_vibrator,
    13 => :weapon_kind_vibrator_2,
    14 => :weapon_kind_flowers,
    15 => :weapon_kind_cane,
    16 => :weapon_kind_grenade,
    17 => :weapon_kind_teargas,
    18 => :weapon_kind_molotov,
    19 => :weapon_kind_rocket,
    20 => :weapon_kind_heat_seeking_rocket,
    21 => :weapon_kind_free_fall_bomb,
    22 => :weapon_kind_pistol,
    23 => :weapon_kind_silenced_pistol,
    24 => :weapon_kind_desert_eagle,
    25 => :weapon_kind_shotgun,
    26 => :weapon_kind_sawn_off,
    27 => :weapon_kind_combat_shotgun,
    28 => :weapon_kind_micro_uzi,
    29 => :weapon_kind_mp5,
    30 => :weapon_kind_ak47,
    31 => :weapon_kind_m4,
    32 => :weapon_kind_tec9,
    33 => :weapon_kind_country_rifle,
    34 => :weapon_kind_sniper_rifle,
    35 => :weapon_kind_rocket_launcher,
    36 => :weapon_kind_heat_seeker,
    37 => :weapon_kind_flamethrower,
    38 => :weapon_kind_minigun,
    39 => :weapon_kind_satchel,
    40 => :weapon_kind_detonator,
    41 => :weapon_kind_spraycan,
    42 => :weapon_kind_extinguisher,
    43 => :weapon_kind_camera,
    44 => :weapon_kind_night_vision,
    45 => :weapon_kind_infrared,
    46 => :weapon_kind_parachute,
  }
  I__WEAPON_KIND = WEAPON_KIND.invert

  WEAPON_SLOT = {
    0 => :weapon_slot_slot_unarmed,
    1 => :weapon_slot_slot_melee,
    2 => :weapon_slot_slot_handgun,
    3 => :weapon_slot_slot_shotgun,
    4 => :weapon_slot_slot_smg,
    5 => :weapon_slot_slot_rifle,
    6 => :weapon_slot_slot_sniper,
    7 => :weapon_slot_slot_heavy,
    8 => :weapon_slot_slot_thrown,
    9 => :weapon_slot_slot_special,
    10 => :weapon_slot_slot_gift,
    11 => :weapon_slot_slot_goggles,
    12 => :weapon_slot_slot_detonator,
  }
  I__WEAPON_SLOT = WEAPON_SLOT.invert

  WEAPON_STATE = {
    0 => :weapon_state_weapon_ready,
    1 => :weapon_state_firing,
    2 => :weapon_state_reloading,
    3 => :weapon_state_out_of_ammo,
    4 => :weapon_state_melee_contact,
  }
  I__WEAPON_STATE = WEAPON_STATE.invert

  WEATHER = {
    -1 => :weather_no_weather,
    0 => :weather_extra_sunny_la,
    1 => :weather_sunny_la,
    2 => :weather_extra_sunny_smog_la,
    3 => :weather_sunny_smog_la,
    4 => :weather_cloudy_la,
    5 => :weather_sunny_sf,
    6 => :weather_extra_sunny_sf,
    7 => :weather_cloudy_sf,
    8 => :weather_rainy_sf,
    9 => :weather_foggy_sf,
    10 => :weather_sunny_vegas,
    11 => :weather_extra_sunny_vegas,
    12 => :weather_cloudy_vegas,
    13 => :weather_extra_sunny_country,
    14 => :weather_sunny_country,
    15 => :weather_cloudy_country,
    16 => :weather_rainy_country,
    17 => :weather_extra_sunny_desert,
    18 => :weather_sunny_desert,
    19 => :weather_sandstorm_desert,
    20 => :weather_underwater,
    21 => :weather_extracolours_1,
    22 => :weather_extracolours_2,
  }
  I__WEATHER = WEATHER.invert

  WHEEL_CLASS = {
    0 => :wheel_class_wheel_class_0,
    1 => :wheel_class_wheel_class_1,
    2 => :wheel_class_wheel_class_2,
  }
  I__WHEEL_CLASS = WHEEL_CLASS.invert

  ZONE_KIND = {
    0 => :zone_kind_nav_zone,
    1 => :zone_kind_local_zone,
    2 => :zone_kind_info_zone,
    3 => :zone_kind_map_zone,
  }
  I__ZONE_KIND = ZONE_KIND.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @tag_00 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_00, @_io, "/seq/0") if not @tag_00 == [66, 76, 79, 67, 75].pack('C*')
    @simple_variables = SimpleVariablesBlock.new(@_io, self, @_root, true)
    @tag_01 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_01, @_io, "/seq/2") if not @tag_01 == [66, 76, 79, 67, 75].pack('C*')
    @scripts = ScriptsBlock.new(@_io, self, @_root, true, false, is_mission_save, is_guarded)
    @tag_02 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_02, @_io, "/seq/4") if not @tag_02 == [66, 76, 79, 67, 75].pack('C*')
    @pools = MobilePoolsBlock.new(@_io, self, @_root, is_object_variant_b, len_mission_state, len_mission_tail, is_guarded)
    @tag_03 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_03, @_io, "/seq/6") if not @tag_03 == [66, 76, 79, 67, 75].pack('C*')
    @garages = GaragesBlock.new(@_io, self, @_root, is_guarded)
    @tag_04 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_04, @_io, "/seq/8") if not @tag_04 == [66, 76, 79, 67, 75].pack('C*')
    @game_logic = GameLogicBlock.new(@_io, self, @_root, is_guarded)
    @tag_05 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_05, @_io, "/seq/10") if not @tag_05 == [66, 76, 79, 67, 75].pack('C*')
    @paths = PathsBlock.new(@_io, self, @_root, is_guarded)
    @tag_06 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_06, @_io, "/seq/12") if not @tag_06 == [66, 76, 79, 67, 75].pack('C*')
    @pickups = PickupsBlock.new(@_io, self, @_root, is_guarded)
    @phone_info = EmptyBlock.new(@_io, self, @_root)
    @tag_08 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_08, @_io, "/seq/15") if not @tag_08 == [66, 76, 79, 67, 75].pack('C*')
    @restart_points = RestartPointsBlock.new(@_io, self, @_root, is_guarded)
    @tag_09 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_09, @_io, "/seq/17") if not @tag_09 == [66, 76, 79, 67, 75].pack('C*')
    @radar_blips = RadarBlock.new(@_io, self, @_root, num_blips, is_guarded)
    @tag_10 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_10, @_io, "/seq/19") if not @tag_10 == [66, 76, 79, 67, 75].pack('C*')
    @zones = ZonesBlock.new(@_io, self, @_root, is_guarded)
    @tag_11 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_11, @_io, "/seq/21") if not @tag_11 == [66, 76, 79, 67, 75].pack('C*')
    @gangs = GangsBlock.new(@_io, self, @_root, is_guarded)
    @tag_12 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_12, @_io, "/seq/23") if not @tag_12 == [66, 76, 79, 67, 75].pack('C*')
    @car_generators = CarGeneratorsBlock.new(@_io, self, @_root, is_guarded)
    @ped_generators = EmptyBlock.new(@_io, self, @_root)
    @audio_script_objects = EmptyBlock.new(@_io, self, @_root)
    @tag_15 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_15, @_io, "/seq/27") if not @tag_15 == [66, 76, 79, 67, 75].pack('C*')
    @player_info = PlayerInfoBlock.new(@_io, self, @_root, is_guarded)
    @tag_16 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_16, @_io, "/seq/29") if not @tag_16 == [66, 76, 79, 67, 75].pack('C*')
    @statistics = StatisticsBlock.new(@_io, self, @_root, false, is_guarded)
    @tag_17 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_17, @_io, "/seq/31") if not @tag_17 == [66, 76, 79, 67, 75].pack('C*')
    @set_pieces = SetPiecesBlock.new(@_io, self, @_root, is_guarded)
    @tag_18 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_18, @_io, "/seq/33") if not @tag_18 == [66, 76, 79, 67, 75].pack('C*')
    @streaming = StreamingBlock.new(@_io, self, @_root, is_guarded)
    @tag_19 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_19, @_io, "/seq/35") if not @tag_19 == [66, 76, 79, 67, 75].pack('C*')
    @ped_relationships = PedRelationshipsBlock.new(@_io, self, @_root, is_guarded)
    @tag_20 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_20, @_io, "/seq/37") if not @tag_20 == [66, 76, 79, 67, 75].pack('C*')
    @tags = TagsBlock.new(@_io, self, @_root, is_guarded)
    @tag_21 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_21, @_io, "/seq/39") if not @tag_21 == [66, 76, 79, 67, 75].pack('C*')
    @ipl_flags = IplFlagsBlock.new(@_io, self, @_root, is_guarded)
    @tag_22 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_22, @_io, "/seq/41") if not @tag_22 == [66, 76, 79, 67, 75].pack('C*')
    @shopping = ShoppingBlock.new(@_io, self, @_root, is_guarded)
    @tag_23 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_23, @_io, "/seq/43") if not @tag_23 == [66, 76, 79, 67, 75].pack('C*')
    @gang_wars = GangWarsBlock.new(@_io, self, @_root, true, false, is_guarded)
    @tag_24 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_24, @_io, "/seq/45") if not @tag_24 == [66, 76, 79, 67, 75].pack('C*')
    @stunt_jumps = StuntJumpsBlock.new(@_io, self, @_root, is_guarded)
    @tag_25 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_25, @_io, "/seq/47") if not @tag_25 == [66, 76, 79, 67, 75].pack('C*')
    @entry_exits = EntryExitsBlock.new(@_io, self, @_root, is_guarded)
    @tag_26 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_26, @_io, "/seq/49") if not @tag_26 == [66, 76, 79, 67, 75].pack('C*')
    @radio = RadioBlock.new(@_io, self, @_root, is_guarded)
    @tag_27 = @_io.read_bytes(5)
    raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_27, @_io, "/seq/51") if not @tag_27 == [66, 76, 79, 67, 75].pack('C*')
    @user_markers = UserMarkersBlock.new(@_io, self, @_root, is_guarded)
    if has_post_effects
      @tag_28 = @_io.read_bytes(5)
      raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag_28, @_io, "/seq/53") if not @tag_28 == [66, 76, 79, 67, 75].pack('C*')
    end
    if has_post_effects
      @post_effects = PostEffectsBlock.new(@_io, self, @_root)
    end
    @briefs = []
    (20).times { |i|
      @briefs << Brief.new(@_io, self, @_root, is_guarded)
    }
    @padding = @_io.read_bytes((_io.size - _io.pos) - (4 + len_trailing))
    @checksum = @_io.read_u4le
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # Animations for a model.
  class AnimGroup < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/anim_group/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @model = @_io.read_s4le
      @ifp_name = @_io.read_bytes(16)
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Model of a person; -1 in a free place.
    attr_reader :model

    ##
    # File of animations, such as `DEALER`, ended by a zero.
    attr_reader :ifp_name

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # An icon; a slot that is not in use holds old bytes.
  class Blip < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/blip/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @colour = @_io.read_u4le
      @entity_handle = @_io.read_u4le
      @position = Vec3.new(@_io, self, @_root)
      @counter = @_io.read_u2le
      @gap_016 = @_io.read_bytes(2)
      @sphere_radius = @_io.read_f4le
      @icon_size = @_io.read_u2le
      @gap_01e = @_io.read_bytes(2)
      @enex_plus_1 = @_io.read_u4le
      @sprite = @_io.read_s1
      @state = BlipStateBits.new(@_io, self, @_root)
      @kind = BlipKindBits.new(@_io, self, @_root)
      @gap_025 = @_io.read_bytes(1)
      self
    end

    ##
    # Meaning of `colour`.
    def colour_name
      return @colour_name unless @colour_name.nil?
      @colour_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::BLIP_COLOUR, colour)
      @colour_name
    end

    ##
    # Meaning of `sprite`.
    def sprite_name
      return @sprite_name unless @sprite_name.nil?
      @sprite_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::ICON, sprite)
      @sprite_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
    # destination; above that red, green, blue and alpha.
    attr_reader :colour

    ##
    # Thing that it follows (opcodes 0186, 0187); 0 in a save.
    attr_reader :entity_handle

    ##
    # Place that the icon marks.
    attr_reader :position

    ##
    # Number of times that the slot was used; 1 for never.
    attr_reader :counter

    ##
    # Nothing; 0.
    attr_reader :gap_016

    ##
    # Size of the sphere around the target; 1.
    attr_reader :sphere_radius

    ##
    # Size of its square, 1 or 3.
    attr_reader :icon_size

    ##
    # Nothing; 0.
    attr_reader :gap_01e

    ##
    # Door that it belongs to, + 1; 0 for none.
    attr_reader :enex_plus_1

    ##
    # Picture of the icon.
    attr_reader :sprite

    ##
    # Looks of the icon.
    attr_reader :state

    ##
    # Kind of target, and where the icon is shown.
    attr_reader :kind

    ##
    # Nothing; 0.
    attr_reader :gap_025

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded

    def to_s
      "sprite " + sprite.to_s
    end
  end

  ##
  # Kind of an icon.
  class BlipKindBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @display = @_io.read_bits_int_le(2)
      @blip_type = @_io.read_bits_int_le(4)
      @appearance = @_io.read_bits_int_le(2)
      self
    end

    ##
    # Meaning of `blip_type`.
    def blip_type_name
      return @blip_type_name unless @blip_type_name.nil?
      @blip_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::BLIP_TARGET, blip_type)
      @blip_type_name
    end

    ##
    # Meaning of `display`.
    def display_name
      return @display_name unless @display_name.nil?
      @display_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::BLIP_DISPLAY, display)
      @display_name
    end

    ##
    # Form of the blip, a marker in the world or an icon on the map.
    attr_reader :display

    ##
    # Kind of target. Only places and contacts are stored in use: icons
    # of what moves are written as free.
    attr_reader :blip_type

    ##
    # 0 friend, 1 threat.
    attr_reader :appearance
  end

  ##
  # State of an icon.
  class BlipStateBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @bright = @_io.read_bits_int_le(1) != 0
      @in_use = @_io.read_bits_int_le(1) != 0
      @short_range = @_io.read_bits_int_le(1) != 0
      @friendly = @_io.read_bits_int_le(1) != 0
      @blip_remain = @_io.read_bits_int_le(1) != 0
      @fade = @_io.read_bits_int_le(1) != 0
      @coord_appearance = @_io.read_bits_int_le(2)
      self
    end

    ##
    # Bright colour; always set.
    attr_reader :bright

    ##
    # The slot holds a blip.
    attr_reader :in_use

    ##
    # Shown only when near.
    attr_reader :short_range

    ##
    # Drawn as a friend: colour 7 (threat) then shows as blue instead of
    # red.
    attr_reader :friendly

    ##
    # Stays after the thing it marks is gone.
    attr_reader :blip_remain

    ##
    # Probably a leftover; always clear.
    attr_reader :fade

    ##
    # Form for places.
    attr_reader :coord_appearance
  end

  ##
  # A text of the briefing.
  class Brief < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_len_key = @_io.read_bytes(4)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard_len_key, @_io, "/types/brief/seq/0") if not @guard_len_key == [222, 192, 222, 192].pack('C*')
      end
      @len_key = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_key, @_io, "/types/brief/seq/1") if not @len_key <= (_io.size - _io.pos)
      if has_guard_of_key
        @guard_key = @_io.read_bytes(4)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard_key, @_io, "/types/brief/seq/2") if not @guard_key == [222, 192, 222, 192].pack('C*')
      end
      @key = @_io.read_bytes(len_key)
      if has_numbers
        @numbers = []
        (6).times { |i|
          @numbers << @_io.read_s4le
        }
      end
      if has_guard_of_key
        @guarded_numbers = []
        (6).times { |i|
          @guarded_numbers << GuardedS4Twice.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Whether there is a text with guards.
    def has_guard_of_key
      return @has_guard_of_key unless @has_guard_of_key.nil?
      @has_guard_of_key =  ((is_guarded) && (len_key > 0)) 
      @has_guard_of_key
    end

    ##
    # Whether `numbers` is stored.
    def has_numbers
      return @has_numbers unless @has_numbers.nil?
      @has_numbers =  ((!(is_guarded)) && (len_key > 0)) 
      @has_numbers
    end

    ##
    # Two guards before `len_key`, in mobile saves of format 2 only.
    attr_reader :guard_len_key

    ##
    # Bytes of `key`; an empty place ends here.
    attr_reader :len_key

    ##
    # Two guards before `key`, in mobile saves of format 2 only.
    attr_reader :guard_key

    ##
    # Key of the text, without a zero.
    attr_reader :key

    ##
    # Numbers in the text; -1 for none.
    attr_reader :numbers

    ##
    # Form of `numbers` in mobile saves of format 2, with two guards before each number.
    attr_reader :guarded_numbers

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A building with another model.
  class BuildingSwap < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_swap_type = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_swap_type, @_io, "/types/building_swap/seq/0") if not @guard_swap_type == [222, 192].pack('C*')
      end
      @swap_type = @_io.read_u4le
      if is_guarded
        @guard_pool_index_plus_1 = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_pool_index_plus_1, @_io, "/types/building_swap/seq/2") if not @guard_pool_index_plus_1 == [222, 192].pack('C*')
      end
      @pool_index_plus_1 = @_io.read_u4le
      if is_guarded
        @guard_new_model = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_new_model, @_io, "/types/building_swap/seq/4") if not @guard_new_model == [222, 192].pack('C*')
      end
      @new_model = @_io.read_s4le
      if is_guarded
        @guard_old_model = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_old_model, @_io, "/types/building_swap/seq/6") if not @guard_old_model == [222, 192].pack('C*')
      end
      @old_model = @_io.read_s4le
      self
    end

    ##
    # Meaning of `swap_type`.
    def swap_type_name
      return @swap_type_name unless @swap_type_name.nil?
      @swap_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::SWAPPED_THING, swap_type)
      @swap_type_name
    end

    ##
    # Guard before `swap_type`, in mobile saves of format 2 only.
    attr_reader :guard_swap_type

    ##
    # Kind of thing that has another model; 0 in a free place.
    attr_reader :swap_type

    ##
    # Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
    attr_reader :guard_pool_index_plus_1

    ##
    # Building + 1; 0 in a free place.
    attr_reader :pool_index_plus_1

    ##
    # Guard before `new_model`, in mobile saves of format 2 only.
    attr_reader :guard_new_model

    ##
    # Model that is shown; -1 in a free place.
    attr_reader :new_model

    ##
    # Guard before `old_model`, in mobile saves of format 2 only.
    attr_reader :guard_old_model

    ##
    # Model of the map; -1 in a free place.
    attr_reader :old_model

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Bits of cars that are kept.
  class CarBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @car_bullet_proof = @_io.read_bits_int_le(1) != 0
      @car_fire_proof = @_io.read_bits_int_le(1) != 0
      @car_explosion_proof = @_io.read_bits_int_le(1) != 0
      @car_collision_proof = @_io.read_bits_int_le(1) != 0
      @car_melee_proof = @_io.read_bits_int_le(1) != 0
      @bass_boost = @_io.read_bits_int_le(1) != 0
      @hydraulics = @_io.read_bits_int_le(1) != 0
      @nitrous = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # No harm by bullets.
    attr_reader :car_bullet_proof

    ##
    # No harm by fire.
    attr_reader :car_fire_proof

    ##
    # No harm by explosions.
    attr_reader :car_explosion_proof

    ##
    # No harm by collisions.
    attr_reader :car_collision_proof

    ##
    # No harm by blows.
    attr_reader :car_melee_proof

    ##
    # Stereo with bass boost is fitted.
    attr_reader :bass_boost

    ##
    # Hydraulics are fitted.
    attr_reader :hydraulics

    ##
    # Nitrous is fitted.
    attr_reader :nitrous
  end

  ##
  # A place at which a car is parked.
  class CarGenerator < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_index = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_index, @_io, "/types/car_generator/seq/0") if not @guard_index == [222, 192].pack('C*')
      end
      @index = @_io.read_u2le
      if is_guarded
        @guard_body = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_body, @_io, "/types/car_generator/seq/2") if not @guard_body == [222, 192].pack('C*')
      end
      @model = @_io.read_s2le
      @colours = []
      (2).times { |i|
        @colours << @_io.read_s1
      }
      @x = @_io.read_s2le
      @y = @_io.read_s2le
      @z = @_io.read_s2le
      @angle = @_io.read_u1
      @alarm_chance = @_io.read_u1
      @lock_chance = @_io.read_u1
      @flags = GeneratorBits.new(@_io, self, @_root)
      @min_delay = @_io.read_u2le
      @max_delay = @_io.read_u2le
      @gap_013 = @_io.read_bytes(2)
      @next_gen_time = @_io.read_u4le
      @vehicle_handle = @_io.read_s2le
      @generate_count = @_io.read_u2le
      @ipl_id = @_io.read_u1
      @is_used = @_io.read_u1
      @gap_01f = @_io.read_bytes(2)
      self
    end

    ##
    # Meaning of `generate_count`.
    def generate_count_name
      return @generate_count_name unless @generate_count_name.nil?
      @generate_count_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::CAR_SUPPLY, generate_count)
      @generate_count_name
    end

    ##
    # Meaning of `model`.
    def model_name
      return @model_name unless @model_name.nil?
      @model_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::VEHICLE, model)
      @model_name
    end

    ##
    # Guard before `index`, in mobile saves of format 2 only.
    attr_reader :guard_index

    ##
    # Place in the game's table, below 500, in order.
    attr_reader :index

    ##
    # Guard of what follows.
    attr_reader :guard_body

    ##
    # Model; -1 for any, -n for any that is n now.
    attr_reader :model

    ##
    # Colours of the car; -1 for any.
    attr_reader :colours

    ##
    # Towards the east.
    attr_reader :x

    ##
    # Towards the north.
    attr_reader :y

    ##
    # Up.
    attr_reader :z

    ##
    # Heading of the parked car, in steps of 1/256 of a turn.
    attr_reader :angle

    ##
    # Chance that the car has an alarm.
    attr_reader :alarm_chance

    ##
    # Chance that the car is locked.
    attr_reader :lock_chance

    ##
    # Conditions under which the car appears.
    attr_reader :flags

    ##
    # Shortest time until the next.
    attr_reader :min_delay

    ##
    # Longest time until the next; 10,000.
    attr_reader :max_delay

    ##
    # Nothing; 0.
    attr_reader :gap_013

    ##
    # Time at which the next car appears.
    attr_reader :next_gen_time

    ##
    # Car at the place, as an old handle; -1 for none.
    attr_reader :vehicle_handle

    ##
    # Cars that still come: 0 for none, 65,535 for without end, which the
    # game makes of 101 and more in a script; 1 occurs.
    attr_reader :generate_count

    ##
    # Part of the map that it belongs to; 0, others are not saved.
    attr_reader :ipl_id

    ##
    # Whether the place is in use; 1, others are not saved.
    attr_reader :is_used

    ##
    # Nothing; 0.
    attr_reader :gap_01f

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded

    def to_s
      "model " + model.to_s
    end
  end

  ##
  # Block 12.
  class CarGeneratorsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_generators = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_generators, @_io, "/types/car_generators_block/seq/0") if not @guard_num_generators == [222, 192].pack('C*')
      end
      @num_generators = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 34), @num_generators, @_io, "/types/car_generators_block/seq/1") if not @num_generators <= ((_io.size - _io.pos) / 34)
      if is_guarded
        @guard_process_counter = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_process_counter, @_io, "/types/car_generators_block/seq/2") if not @guard_process_counter == [222, 192].pack('C*')
      end
      @process_counter = @_io.read_u1
      if is_guarded
        @guard_generate_even_if_close = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_generate_even_if_close, @_io, "/types/car_generators_block/seq/4") if not @guard_generate_even_if_close == [222, 192].pack('C*')
      end
      @generate_even_if_close = @_io.read_u1
      @generators = []
      (num_generators).times { |i|
        @generators << CarGenerator.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_plate_count = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_plate_count, @_io, "/types/car_generators_block/seq/7") if not @guard_plate_count == [222, 192].pack('C*')
      end
      @plate_count = @_io.read_u4le
      @plates = []
      (15).times { |i|
        @plates << Plate.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Guard before `num_generators`, in mobile saves of format 2 only.
    attr_reader :guard_num_generators

    ##
    # Parked cars that follow; 109 to 218.
    attr_reader :num_generators

    ##
    # Guard before `process_counter`, in mobile saves of format 2 only.
    attr_reader :guard_process_counter

    ##
    # Quarter of the generators that is looked at next, 0 to 3.
    attr_reader :process_counter

    ##
    # Guard before `generate_even_if_close`, in mobile saves of format 2 only.
    attr_reader :guard_generate_even_if_close

    ##
    # Cars that still may appear nearby, 0 to 20.
    attr_reader :generate_even_if_close

    ##
    # Parked cars.
    attr_reader :generators

    ##
    # Guard before `plate_count`, in mobile saves of format 2 only.
    attr_reader :guard_plate_count

    ##
    # Licence plates in use; 15 are stored.
    attr_reader :plate_count

    ##
    # Licence plates.
    attr_reader :plates

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A changed price.
  class ChangedPrice < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/changed_price/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @key = @_io.read_u4le
      @price = @_io.read_u4le
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Key of what costs another price.
    attr_reader :key

    ##
    # Dollars that the item costs now.
    attr_reader :price

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A direction in three bytes.
  class Direction < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_s1
      @y = @_io.read_s1
      @z = @_io.read_s1
      self
    end

    ##
    # East, 127 for 1.
    attr_reader :x

    ##
    # North, 127 for 1.
    attr_reader :y

    ##
    # Up, 127 for 1.
    attr_reader :z
  end

  ##
  # A direction in three bytes, 99 or 100 long.
  class Direction100 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_s1
      @y = @_io.read_s1
      @z = @_io.read_s1
      self
    end

    ##
    # East.
    attr_reader :x

    ##
    # North.
    attr_reader :y

    ##
    # Up.
    attr_reader :z
  end

  ##
  # A block without content.
  class EmptyBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = @_io.read_bytes(5)
      raise Kaitai::Struct::ValidationNotEqualError.new([66, 76, 79, 67, 75].pack('C*'), @tag, @_io, "/types/empty_block/seq/0") if not @tag == [66, 76, 79, 67, 75].pack('C*')
      self
    end

    ##
    # The tag, which is the whole block.
    attr_reader :tag
  end

  ##
  # Bits of things in the world.
  class EntityBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @uses_collision = @_io.read_bits_int_le(1) != 0
      @collision_processed = @_io.read_bits_int_le(1) != 0
      @static_flag = @_io.read_bits_int_le(1) != 0
      @has_contacted = @_io.read_bits_int_le(1) != 0
      @stuck = @_io.read_bits_int_le(1) != 0
      @safe_position = @_io.read_bits_int_le(1) != 0
      @postponed = @_io.read_bits_int_le(1) != 0
      @visible = @_io.read_bits_int_le(1) != 0
      @big_building = @_io.read_bits_int_le(1) != 0
      @render_damaged = @_io.read_bits_int_le(1) != 0
      @streaming_dont_delete = @_io.read_bits_int_le(1) != 0
      @remove_from_world = @_io.read_bits_int_le(1) != 0
      @hit_wall = @_io.read_bits_int_le(1) != 0
      @being_rendered = @_io.read_bits_int_le(1) != 0
      @draw_last = @_io.read_bits_int_le(1) != 0
      @distance_fade = @_io.read_bits_int_le(1) != 0
      @no_shadows_on = @_io.read_bits_int_le(1) != 0
      @offscreen = @_io.read_bits_int_le(1) != 0
      @static_waiting_collision = @_io.read_bits_int_le(1) != 0
      @dont_stream = @_io.read_bits_int_le(1) != 0
      @underwater_flag = @_io.read_bits_int_le(1) != 0
      @prerender_effects = @_io.read_bits_int_le(1) != 0
      @temp_building = @_io.read_bits_int_le(1) != 0
      @no_hierarchy_update = @_io.read_bits_int_le(1) != 0
      @roadsign_text = @_io.read_bits_int_le(1) != 0
      @super_low_lod = @_io.read_bits_int_le(1) != 0
      @procedural = @_io.read_bits_int_le(1) != 0
      @backface_culled = @_io.read_bits_int_le(1) != 0
      @light_object = @_io.read_bits_int_le(1) != 0
      @unimportant_stream = @_io.read_bits_int_le(1) != 0
      @tunnel = @_io.read_bits_int_le(1) != 0
      @tunnel_transition = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Takes part in collisions at all.
    attr_reader :uses_collision

    ##
    # The collisions of the object in this frame have been worked out.
    attr_reader :collision_processed

    ##
    # The object does not move: physics ignores it.
    attr_reader :static_flag

    ##
    # A contact force has acted on it.
    attr_reader :has_contacted

    ##
    # Stuck: it cannot move out of a collision.
    attr_reader :stuck

    ##
    # The object is placed where nothing touches it.
    attr_reader :safe_position

    ##
    # The control step of the object was put off to later in the frame.
    attr_reader :postponed

    ##
    # Drawn; clear when a script hides it.
    attr_reader :visible

    ##
    # Far-view building: drawn from far away and never culled as small.
    attr_reader :big_building

    ##
    # Drawn with the damaged model where one exists.
    attr_reader :render_damaged

    ##
    # The streaming must not remove the object.
    attr_reader :streaming_dont_delete

    ##
    # To be removed the next time it is processed.
    attr_reader :remove_from_world

    ##
    # Has hit a building, which changes how its next collisions are solved.
    attr_reader :hit_wall

    ##
    # Locked against deletion while it is drawn.
    attr_reader :being_rendered

    ##
    # Drawn after everything else (transparent things).
    attr_reader :draw_last

    ##
    # Being faded because it is far away.
    attr_reader :distance_fade

    ##
    # No shadows are cast on the object.
    attr_reader :no_shadows_on

    ##
    # Known to be off the screen; only the set state can be trusted.
    attr_reader :offscreen

    ##
    # Made by a script and held still until the ground below it is loaded.
    attr_reader :static_waiting_collision

    ##
    # The streaming ignores the object.
    attr_reader :dont_stream

    ##
    # Under water: drawn in another order.
    attr_reader :underwater_flag

    ##
    # Has effects that are prepared before drawing.
    attr_reader :prerender_effects

    ##
    # Building that may be made and deleted more than once.
    attr_reader :temp_building

    ##
    # The bones of the object are not animated in this frame.
    attr_reader :no_hierarchy_update

    ##
    # Road sign with text to draw.
    attr_reader :roadsign_text

    ##
    # The roughest far-view model of the object is shown.
    attr_reader :super_low_lod

    ##
    # Made by the generator of plants and litter.
    attr_reader :procedural

    ##
    # Back faces are not drawn.
    attr_reader :backface_culled

    ##
    # Lit by the directional lights.
    attr_reader :light_object

    ##
    # First to go when the streaming is short of memory.
    attr_reader :unimportant_stream

    ##
    # Part of a tunnel.
    attr_reader :tunnel

    ##
    # Drawn both from inside and from outside a tunnel.
    attr_reader :tunnel_transition
  end

  ##
  # A door.
  class EntryExit < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      @entry_index = @_io.read_s2le
      if has_body
        @door = EntryExitState.new(@_io, self, @_root, is_guarded)
      end
      self
    end

    ##
    # Whether it is a door rather than the end.
    def has_body
      return @has_body unless @has_body.nil?
      @has_body = entry_index != -1
      @has_body
    end

    ##
    # Number in the game's table, below 400 on the PC and 455 on Android; -1
    # ends the list.
    attr_reader :entry_index

    ##
    # State of the door.
    attr_reader :door

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded

    def to_s
      "door " + entry_index.to_s
    end
  end

  ##
  # Bits of doors; the names of other sources are those of scripts.
  class EntryExitBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @interior_marker = @_io.read_bits_int_le(1) != 0
      @pairing = @_io.read_bits_int_le(1) != 0
      @create_linked_pair = @_io.read_bits_int_le(1) != 0
      @reward_interior = @_io.read_bits_int_le(1) != 0
      @used_reward_entrance = @_io.read_bits_int_le(1) != 0
      @cars_and_aircraft = @_io.read_bits_int_le(1) != 0
      @bikes_only = @_io.read_bits_int_le(1) != 0
      @disable_on_foot = @_io.read_bits_int_le(1) != 0
      @accept_npc_group = @_io.read_bits_int_le(1) != 0
      @food_date = @_io.read_bits_int_le(1) != 0
      @burglary_door = @_io.read_bits_int_le(1) != 0
      @disable_exit = @_io.read_bits_int_le(1) != 0
      @burglary_access = @_io.read_bits_int_le(1) != 0
      @entered_without_exit = @_io.read_bits_int_le(1) != 0
      @enable_access = @_io.read_bits_int_le(1) != 0
      @delete_enex = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Is set only on markers of interiors; nothing else is known.
    attr_reader :interior_marker

    ##
    # The player is moved without walking through the door.
    attr_reader :pairing

    ##
    # Joined with a mate without this bit when a new game starts.
    attr_reader :create_linked_pair

    ##
    # An interior as a reward. Who enters by a door without it loads the
    # shop of that name and sets it on the mate; leaving by a door that has
    # it unloads the shop.
    attr_reader :reward_interior

    ##
    # Entrance whose reward interior was used; the wiki says that
    # `reward_interior` of the mate sets it.
    attr_reader :used_reward_entrance

    ##
    # Cars and aircraft pass.
    attr_reader :cars_and_aircraft

    ##
    # Bikes may pass as well; not only bikes, as the name suggests.
    attr_reader :bikes_only

    ##
    # Not on foot; never set.
    attr_reader :disable_on_foot

    ##
    # Members of the group come along, passengers get out.
    attr_reader :accept_npc_group

    ##
    # Without fading in, or a date with food: the sources differ.
    attr_reader :food_date

    ##
    # Is set on the doors of Bayside and on those of burglaries, which are
    # made for their time; scripts name it after opening hours.
    attr_reader :burglary_door

    ##
    # No way back; never set.
    attr_reader :disable_exit

    ##
    # Open to burglars, switched by the job.
    attr_reader :burglary_access

    ##
    # Was entered and not left; on one side of the pair only.
    attr_reader :entered_without_exit

    ##
    # May be used; set unless a script clears it.
    attr_reader :enable_access

    ##
    # Goes when it is used; never set.
    attr_reader :delete_enex
  end

  ##
  # State of a door.
  class EntryExitState < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_flags = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_flags, @_io, "/types/entry_exit_state/seq/0") if not @guard_flags == [222, 192].pack('C*')
      end
      @flags = EntryExitBits.new(@_io, self, @_root)
      if is_guarded
        @guard_linked_index = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_linked_index, @_io, "/types/entry_exit_state/seq/2") if not @guard_linked_index == [222, 192].pack('C*')
      end
      @linked_index = @_io.read_s2le
      if is_guarded
        @guard_next = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_next, @_io, "/types/entry_exit_state/seq/4") if not @guard_next == [222, 192].pack('C*')
      end
      self
    end

    ##
    # Guard before `flags`, in mobile saves of format 2 only.
    attr_reader :guard_flags

    ##
    # Behaviour of the door.
    attr_reader :flags

    ##
    # Guard before `linked_index`, in mobile saves of format 2 only.
    attr_reader :guard_linked_index

    ##
    # Door at the other side; -1, or one that does not exist, for none.
    # Links need not be mutual.
    attr_reader :linked_index

    ##
    # Guard of the entry that follows.
    attr_reader :guard_next

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 25.
  class EntryExitsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_stack = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_stack, @_io, "/types/entry_exits_block/seq/0") if not @guard_num_stack == [222, 192].pack('C*')
      end
      @num_stack = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 2), @num_stack, @_io, "/types/entry_exits_block/seq/1") if not @num_stack <= ((_io.size - _io.pos) / 2)
      if is_plain
        @stack = []
        (num_stack).times { |i|
          @stack << @_io.read_u2le
        }
      end
      if is_guarded
        @guarded_stack = []
        (num_stack + 0).times { |i|
          @guarded_stack << GuardedU2.new(@_io, self, @_root)
        }
      end
      if is_guarded
        @guard_entries = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_entries, @_io, "/types/entry_exits_block/seq/4") if not @guard_entries == [222, 192].pack('C*')
      end
      @entries = []
      i = 0
      begin
        _ = EntryExit.new(@_io, self, @_root, is_guarded)
        @entries << _
        i += 1
      end until _.entry_index == -1
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Guard before `num_stack`, in mobile saves of format 2 only.
    attr_reader :guard_num_stack

    ##
    # Doors that the player went through; 0 outside, 1 inside.
    attr_reader :num_stack

    ##
    # Numbers of the doors that the player went through, the innermost last.
    attr_reader :stack

    ##
    # Form of `stack` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_stack

    ##
    # Guard of the first of `entries`.
    attr_reader :guard_entries

    ##
    # Doors, in order; the last has the number -1 and nothing else. They
    # overwrite what the game made of its map files; a door without a record
    # keeps that.
    attr_reader :entries

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A place for one part of the map.
  class ExtraRestart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_position = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_position, @_io, "/types/extra_restart/seq/0") if not @guard_position == [222, 192].pack('C*')
      end
      @position = Vec3.new(@_io, self, @_root)
      if is_guarded
        @guard_radius = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_radius, @_io, "/types/extra_restart/seq/2") if not @guard_radius == [222, 192].pack('C*')
      end
      @radius = @_io.read_f4le
      if is_guarded
        @guard_heading = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_heading, @_io, "/types/extra_restart/seq/4") if not @guard_heading == [222, 192].pack('C*')
      end
      @heading = @_io.read_f4le
      self
    end

    ##
    # Guard before `position`, in mobile saves of format 2 only.
    attr_reader :guard_position

    ##
    # Place at which the player wakes up.
    attr_reader :position

    ##
    # Guard before `radius`, in mobile saves of format 2 only.
    attr_reader :guard_radius

    ##
    # Distance from the place within which the player must be; 0 or 1500.
    attr_reader :radius

    ##
    # Guard before `heading`, in mobile saves of format 2 only.
    attr_reader :guard_heading

    ##
    # Direction in which the player looks after waking up.
    attr_reader :heading

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 4.
  class GameLogicBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_restarts = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_restarts, @_io, "/types/game_logic_block/seq/0") if not @guard_num_restarts == [222, 192].pack('C*')
      end
      @num_restarts = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 16), @num_restarts, @_io, "/types/game_logic_block/seq/1") if not @num_restarts <= ((_io.size - _io.pos) / 16)
      if is_guarded
        @guard_penalty_for_death = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_penalty_for_death, @_io, "/types/game_logic_block/seq/2") if not @guard_penalty_for_death == [222, 192].pack('C*')
      end
      @penalty_for_death = @_io.read_u1
      if is_guarded
        @guard_penalty_for_arrest = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_penalty_for_arrest, @_io, "/types/game_logic_block/seq/4") if not @guard_penalty_for_arrest == [222, 192].pack('C*')
      end
      @penalty_for_arrest = @_io.read_u1
      if is_guarded
        @guard_game_state = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_game_state, @_io, "/types/game_logic_block/seq/6") if not @guard_game_state == [222, 192].pack('C*')
      end
      @game_state = @_io.read_u1
      if is_guarded
        @guard_time_of_last_event = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_time_of_last_event, @_io, "/types/game_logic_block/seq/8") if not @guard_time_of_last_event == [222, 192].pack('C*')
      end
      @time_of_last_event = @_io.read_u4le
      @restarts = []
      (num_restarts).times { |i|
        @restarts << Restart.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Meaning of `game_state`.
    def game_state_name
      return @game_state_name unless @game_state_name.nil?
      @game_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::PLAY_STATE, game_state)
      @game_state_name
    end

    ##
    # Guard before `num_restarts`, in mobile saves of format 2 only.
    attr_reader :guard_num_restarts

    ##
    # Places that follow; 0.
    attr_reader :num_restarts

    ##
    # Guard before `penalty_for_death`, in mobile saves of format 2 only.
    attr_reader :guard_penalty_for_death

    ##
    # Whether death costs the weapons (opcode 08DD)
    attr_reader :penalty_for_death

    ##
    # Guard before `penalty_for_arrest`, in mobile saves of format 2 only.
    attr_reader :guard_penalty_for_arrest

    ##
    # Whether arrest costs the weapons (opcode 08DE)
    attr_reader :penalty_for_arrest

    ##
    # Guard before `game_state`, in mobile saves of format 2 only.
    attr_reader :guard_game_state

    ##
    # Whether the player plays, died or was arrested; 0 in every file.
    attr_reader :game_state

    ##
    # Guard before `time_of_last_event`, in mobile saves of format 2 only.
    attr_reader :guard_time_of_last_event

    ##
    # Time at which the state last changed.
    attr_reader :time_of_last_event

    ##
    # Places to wake up at after death; none in the measured files.
    attr_reader :restarts

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Weapons of a gang (opcode 0237).
  class Gang < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/gang/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @ped_model_override = @_io.read_s1
      @gap_001 = @_io.read_bytes(3)
      @weapon_a = @_io.read_u4le
      @weapon_b = @_io.read_u4le
      @weapon_c = @_io.read_u4le
      self
    end

    ##
    # Meaning of `weapon_a`.
    def weapon_a_name
      return @weapon_a_name unless @weapon_a_name.nil?
      @weapon_a_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_KIND, weapon_a)
      @weapon_a_name
    end

    ##
    # Meaning of `weapon_b`.
    def weapon_b_name
      return @weapon_b_name unless @weapon_b_name.nil?
      @weapon_b_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_KIND, weapon_b)
      @weapon_b_name
    end

    ##
    # Meaning of `weapon_c`.
    def weapon_c_name
      return @weapon_c_name unless @weapon_c_name.nil?
      @weapon_c_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_KIND, weapon_c)
      @weapon_c_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Model of its members; -1 for the usual ones.
    attr_reader :ped_model_override

    ##
    # Nothing; 0.
    attr_reader :gap_001

    ##
    # First weapon; 0 for none.
    attr_reader :weapon_a

    ##
    # Second weapon; 0 for none.
    attr_reader :weapon_b

    ##
    # Third weapon; 0 for none.
    attr_reader :weapon_c

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 23.
  class GangWarsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_mobile, has_specific_zones, is_guarded)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      @has_specific_zones = has_specific_zones
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_war_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_war_size, @_io, "/types/gang_wars_block/seq/0") if not @guard_war_size == [222, 192].pack('C*')
      end
      @war_size = @_io.read_u4le
      if is_guarded
        @guard_body = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_body, @_io, "/types/gang_wars_block/seq/2") if not @guard_body == [222, 192].pack('C*')
      end
      @active = @_io.read_u1
      @gap_005 = @_io.read_bytes(3)
      @state = @_io.read_u4le
      @time_started = @_io.read_u4le
      @zone_info_index = @_io.read_s4le
      @nav_zone_index = @_io.read_s4le
      @player_start_pos = Vec3.new(@_io, self, @_root)
      @gang_1 = @_io.read_s4le
      @gang_2 = @_io.read_s4le
      @ferocity = @_io.read_s4le
      @last_time_in_area = @_io.read_u4le
      @attack_state = @_io.read_u4le
      @time_till_next_attack = @_io.read_f4le
      @point_of_attack = Vec3.new(@_io, self, @_root)
      @fight_timer = @_io.read_s4le
      @radar_blip = @_io.read_s4le
      @player_is_close = @_io.read_u1
      @gap_051 = @_io.read_bytes(3)
      @territory_share = @_io.read_f4le
      @difficulty = @_io.read_f4le
      if is_mobile_game
        @can_start_on_mission = @_io.read_u1
      end
      if is_mobile_game
        @training_mission = @_io.read_u1
      end
      if is_mobile_game
        @gap_05e = @_io.read_bytes(2)
      end
      if is_mobile_game
        @zone_info_for_training = @_io.read_s4le
      end
      if with_specific_zones
        @specific_zone_count = @_io.read_u4le
      end
      if with_specific_zones
        @specific_zones = []
        (6).times { |i|
          @specific_zones << @_io.read_s4le
        }
      end
      self
    end

    ##
    # Meaning of `attack_state`.
    def attack_state_name
      return @attack_state_name unless @attack_state_name.nil?
      @attack_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WAR_ATTACK, attack_state)
      @attack_state_name
    end

    ##
    # Meaning of `gang_1`.
    def gang_1_name
      return @gang_1_name unless @gang_1_name.nil?
      @gang_1_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::GANG_ID, gang_1)
      @gang_1_name
    end

    ##
    # Meaning of `gang_2`.
    def gang_2_name
      return @gang_2_name unless @gang_2_name.nil?
      @gang_2_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::GANG_ID, gang_2)
      @gang_2_name
    end

    ##
    # Whether fields of phones follow.
    def is_mobile_game
      return @is_mobile_game unless @is_mobile_game.nil?
      @is_mobile_game = is_mobile
      @is_mobile_game
    end

    ##
    # Meaning of `state`.
    def state_name
      return @state_name unless @state_name.nil?
      @state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WAR_STATE, state)
      @state_name
    end

    ##
    # Whether fields of the Definitive Edition follow.
    def with_specific_zones
      return @with_specific_zones unless @with_specific_zones.nil?
      @with_specific_zones = has_specific_zones
      @with_specific_zones
    end

    ##
    # Guard before `war_size`, in mobile saves of format 2 only.
    attr_reader :guard_war_size

    ##
    # Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
    attr_reader :war_size

    ##
    # Guard of what follows.
    attr_reader :guard_body

    ##
    # Whether wars happen (opcode 0879)
    attr_reader :active

    ##
    # Old memory; no meaning.
    attr_reader :gap_005

    ##
    # Stage of a war that the player began; 0, because saving ends it.
    attr_reader :state

    ##
    # Time at which the war began.
    attr_reader :time_started

    ##
    # Info of the zone; -1 for none.
    attr_reader :zone_info_index

    ##
    # Zone that is fought for; -1 for none.
    attr_reader :nav_zone_index

    ##
    # Place of the player when the war began.
    attr_reader :player_start_pos

    ##
    # First gang of the war.
    attr_reader :gang_1

    ##
    # Second gang of the war.
    attr_reader :gang_2

    ##
    # Strength of the attackers, 0 to 2.
    attr_reader :ferocity

    ##
    # Time at which the player was last in the zone.
    attr_reader :last_time_in_area

    ##
    # Stage of an attack on the player's territory; 0 in every file.
    attr_reader :attack_state

    ##
    # Time until the next attack.
    attr_reader :time_till_next_attack

    ##
    # Place of the attack.
    attr_reader :point_of_attack

    ##
    # Countdown of the fight.
    attr_reader :fight_timer

    ##
    # Icon of the war on the radar; 0.
    attr_reader :radar_blip

    ##
    # Whether the player is near.
    attr_reader :player_is_close

    ##
    # Old memory; no meaning.
    attr_reader :gap_051

    ##
    # Zones of the Grove among those of Grove, Ballas and Vagos (opcode
    # 08E2)
    attr_reader :territory_share

    ##
    # The share when the last war began.
    attr_reader :difficulty

    ##
    # Whether a war can begin during a mission.
    attr_reader :can_start_on_mission

    ##
    # Whether the mission that teaches it runs.
    attr_reader :training_mission

    ##
    # Old memory; no meaning.
    attr_reader :gap_05e

    ##
    # Info of that mission's zone.
    attr_reader :zone_info_for_training

    ##
    # Probably how many zones wars are limited to.
    attr_reader :specific_zone_count

    ##
    # Probably the zones to which wars are limited.
    attr_reader :specific_zones

    ##
    # Whether the fields of phones and the Definitive Edition follow.
    attr_reader :is_mobile

    ##
    # Whether those of the Definitive Edition follow.
    attr_reader :has_specific_zones

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 11.
  class GangsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      @gangs = []
      (10).times { |i|
        @gangs << Gang.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Weapons and model of the ten gangs, in the order of `gang_id`.
    attr_reader :gangs

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A garage.
  class Garage < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/garage/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @garage_type = @_io.read_u1
      @door_state = @_io.read_u1
      @flags = GarageBits.new(@_io, self, @_root)
      @gap_002 = @_io.read_bytes(1)
      @position = Vec3.new(@_io, self, @_root)
      @direction_a = Vec2.new(@_io, self, @_root)
      @direction_b = Vec2.new(@_io, self, @_root)
      @top_z = @_io.read_f4le
      @width = @_io.read_f4le
      @depth = @_io.read_f4le
      @left = @_io.read_f4le
      @right = @_io.read_f4le
      @front = @_io.read_f4le
      @back = @_io.read_f4le
      @door_position = @_io.read_f4le
      @time_to_open = @_io.read_u4le
      @garage_name = @_io.read_bytes(8)
      @original_type = @_io.read_u1
      @gap_04c = @_io.read_bytes(3)
      self
    end

    ##
    # Meaning of `door_state`.
    def door_state_name
      return @door_state_name unless @door_state_name.nil?
      @door_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::DOOR, door_state)
      @door_state_name
    end

    ##
    # Meaning of `garage_type`.
    def garage_type_name
      return @garage_type_name unless @garage_type_name.nil?
      @garage_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::GARAGE_KIND, garage_type)
      @garage_type_name
    end

    ##
    # Meaning of `original_type`.
    def original_type_name
      return @original_type_name unless @original_type_name.nil?
      @original_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::GARAGE_KIND, original_type)
      @original_type_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Use of the garage now.
    attr_reader :garage_type

    ##
    # State of the door.
    attr_reader :door_state

    ##
    # How the door opens, and whether it is in use.
    attr_reader :flags

    ##
    # Old memory; no meaning.
    attr_reader :gap_002

    ##
    # First corner, at the floor.
    attr_reader :position

    ##
    # Direction of the first side.
    attr_reader :direction_a

    ##
    # Direction of the second side.
    attr_reader :direction_b

    ##
    # Height of the ceiling.
    attr_reader :top_z

    ##
    # Length of the side along the door.
    attr_reader :width

    ##
    # Length of the side perpendicular to the door.
    attr_reader :depth

    ##
    # Lowest x.
    attr_reader :left

    ##
    # Highest x.
    attr_reader :right

    ##
    # Lowest y.
    attr_reader :front

    ##
    # Highest y.
    attr_reader :back

    ##
    # 0 when the door is closed, otherwise 1.
    attr_reader :door_position

    ##
    # Time at which the door opens.
    attr_reader :time_to_open

    ##
    # Name to scripts, ended by a zero.
    attr_reader :garage_name

    ##
    # Use of the garage at the start.
    attr_reader :original_type

    ##
    # Old memory; no meaning.
    attr_reader :gap_04c

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Bits of garages.
  class GarageBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @used_mod_shop = @_io.read_bits_int_le(1) != 0
      @inactive = @_io.read_bits_int_le(1) != 0
      @respray_used = @_io.read_bits_int_le(1) != 0
      @opens_up = @_io.read_bits_int_le(1) != 0
      @goes_in = @_io.read_bits_int_le(1) != 0
      @camera_follows = @_io.read_bits_int_le(1) != 0
      @door_closed = @_io.read_bits_int_le(1) != 0
      @always_free = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # A tuning shop that has been used, as the wiki reads it; the engine's
    # name is not known.
    attr_reader :used_mod_shop

    ##
    # Switched off by a script (02B9); the door does not react.
    attr_reader :inactive

    ##
    # A respray has been done here (the first one is free).
    attr_reader :respray_used

    ##
    # Door swings up.
    attr_reader :opens_up

    ##
    # Door swings up and then slides in under the ceiling.
    attr_reader :goes_in

    ##
    # The camera follows the player in instead of staying outside.
    attr_reader :camera_follows

    ##
    # Repeats the state of the door: set exactly when `door_state` is not 1.
    attr_reader :door_closed

    ##
    # Paint always costs nothing; only in `michdr`.
    attr_reader :always_free
  end

  ##
  # Block 3. Garages, shops that work on cars, and the cars that the player
  # keeps.
  class GaragesBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_garages = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_garages, @_io, "/types/garages_block/seq/0") if not @guard_num_garages == [222, 192].pack('C*')
      end
      @num_garages = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 80), @num_garages, @_io, "/types/garages_block/seq/1") if not @num_garages <= ((_io.size - _io.pos) / 80)
      if is_guarded
        @guard_free_bombs = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_free_bombs, @_io, "/types/garages_block/seq/2") if not @guard_free_bombs == [222, 192].pack('C*')
      end
      @free_bombs = @_io.read_u1
      if is_guarded
        @guard_free_resprays = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_free_resprays, @_io, "/types/garages_block/seq/4") if not @guard_free_resprays == [222, 192].pack('C*')
      end
      @free_resprays = @_io.read_u1
      if is_guarded
        @guard_no_resprays = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_no_resprays, @_io, "/types/garages_block/seq/6") if not @guard_no_resprays == [222, 192].pack('C*')
      end
      @no_resprays = @_io.read_u1
      if is_guarded
        @guard_cars_collected = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_cars_collected, @_io, "/types/garages_block/seq/8") if not @guard_cars_collected == [222, 192].pack('C*')
      end
      @cars_collected = @_io.read_s4le
      if is_guarded
        @guard_bank_vans_collected = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_bank_vans_collected, @_io, "/types/garages_block/seq/10") if not @guard_bank_vans_collected == [222, 192].pack('C*')
      end
      @bank_vans_collected = @_io.read_s4le
      if is_guarded
        @guard_police_cars_collected = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_police_cars_collected, @_io, "/types/garages_block/seq/12") if not @guard_police_cars_collected == [222, 192].pack('C*')
      end
      @police_cars_collected = @_io.read_s4le
      if is_plain
        @car_types_collected = []
        (4).times { |i|
          @car_types_collected << @_io.read_s4le
        }
      end
      if is_guarded
        @guarded_car_types_collected = []
        (4).times { |i|
          @guarded_car_types_collected << GuardedS4.new(@_io, self, @_root)
        }
      end
      if is_guarded
        @guard_last_help_time = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_last_help_time, @_io, "/types/garages_block/seq/16") if not @guard_last_help_time == [222, 192].pack('C*')
      end
      @last_help_time = @_io.read_s4le
      @cars = []
      (80).times { |i|
        @cars << StoredCar.new(@_io, self, @_root, is_guarded)
      }
      @garages = []
      (num_garages).times { |i|
        @garages << Garage.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Guard before `num_garages`, in mobile saves of format 2 only.
    attr_reader :guard_num_garages

    ##
    # Garages that follow the cars; 50.
    attr_reader :num_garages

    ##
    # Guard before `free_bombs`, in mobile saves of format 2 only.
    attr_reader :guard_free_bombs

    ##
    # Whether bombs cost nothing; 0.
    attr_reader :free_bombs

    ##
    # Guard before `free_resprays`, in mobile saves of format 2 only.
    attr_reader :guard_free_resprays

    ##
    # Whether paint costs nothing (opcode 0335)
    attr_reader :free_resprays

    ##
    # Guard before `no_resprays`, in mobile saves of format 2 only.
    attr_reader :guard_no_resprays

    ##
    # Whether paint shops are closed (opcode 0A14)
    attr_reader :no_resprays

    ##
    # Guard before `cars_collected`, in mobile saves of format 2 only.
    attr_reader :guard_cars_collected

    ##
    # Leftover of earlier games.
    attr_reader :cars_collected

    ##
    # Guard before `bank_vans_collected`, in mobile saves of format 2 only.
    attr_reader :guard_bank_vans_collected

    ##
    # Leftover of earlier games.
    attr_reader :bank_vans_collected

    ##
    # Guard before `police_cars_collected`, in mobile saves of format 2 only.
    attr_reader :guard_police_cars_collected

    ##
    # Leftover of earlier games.
    attr_reader :police_cars_collected

    ##
    # Leftover of earlier games.
    attr_reader :car_types_collected

    ##
    # Form of `car_types_collected` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_car_types_collected

    ##
    # Guard before `last_help_time`, in mobile saves of format 2 only.
    attr_reader :guard_last_help_time

    ##
    # Time at which the last help about garages was shown.
    attr_reader :last_help_time

    ##
    # Cars in the garages that keep them, as slot * 20 + row: the first
    # slots of all 20 rows, then the second ones.
    attr_reader :cars

    ##
    # State of the 50 garages of the map: place, door, use.
    attr_reader :garages

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # How a parked car appears.
  class GeneratorBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @wait_until_far = @_io.read_bits_int_le(1) != 0
      @high_priority = @_io.read_bits_int_le(1) != 0
      @active_generator = @_io.read_bits_int_le(1) != 0
      @owned_by_player = @_io.read_bits_int_le(1) != 0
      @ignore_population_limit = @_io.read_bits_int_le(1) != 0
      @unused_generator_bits = @_io.read_bits_int_le(3)
      self
    end

    ##
    # No new car until the player has gone far away.
    attr_reader :wait_until_far

    ##
    # Appears in any case; scripts call it "force spawn".
    attr_reader :high_priority

    ##
    # Never set.
    attr_reader :active_generator

    ##
    # The player has already owned a car of this generator.
    attr_reader :owned_by_player

    ##
    # Always set.
    attr_reader :ignore_population_limit

    ##
    # Nothing known; 0.
    attr_reader :unused_generator_bits
  end

  ##
  # A truth value with a guard of its own.
  class GuardedFlag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_flag/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_u1
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Flag that the guard precedes.
    attr_reader :value
  end

  ##
  # Whether a part of the map is loaded, with a guard of its own.
  class GuardedMapPart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_map_part/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_u1
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Whether the part of the map is loaded.
    attr_reader :value
  end

  ##
  # A number with a guard of its own.
  class GuardedS1 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_s1/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_s1
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Number that the guard precedes.
    attr_reader :value
  end

  ##
  # A number with a guard of its own.
  class GuardedS4 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_s4/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_s4le
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Number that the guard precedes.
    attr_reader :value
  end

  ##
  # A number with two guards of its own.
  class GuardedS4Twice < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(4)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard, @_io, "/types/guarded_s4_twice/seq/0") if not @guard == [222, 192, 222, 192].pack('C*')
      @value = @_io.read_s4le
      self
    end

    ##
    # Two guards of the number.
    attr_reader :guard

    ##
    # Number that the guards precede.
    attr_reader :value
  end

  ##
  # What a station has played, each number with a guard.
  class GuardedStation < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @recent_tracks = []
      (20).times { |i|
        @recent_tracks << GuardedS1.new(@_io, self, @_root)
      }
      @recent_idents = []
      (8).times { |i|
        @recent_idents << GuardedS4.new(@_io, self, @_root)
      }
      @recent_adverts = []
      (40).times { |i|
        @recent_adverts << GuardedS4.new(@_io, self, @_root)
      }
      @recent_dj = []
      (15).times { |i|
        @recent_dj << GuardedS4.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Songs; -1 for none.
    attr_reader :recent_tracks

    ##
    # Jingles; -1 for none.
    attr_reader :recent_idents

    ##
    # Advertisements; -1 for none.
    attr_reader :recent_adverts

    ##
    # Talk; -1 for none.
    attr_reader :recent_dj
  end

  ##
  # A number with a guard of its own.
  class GuardedU1 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_u1/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_u1
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Number that the guard precedes.
    attr_reader :value
  end

  ##
  # A number with a guard of its own.
  class GuardedU2 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_u2/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_u2le
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Number that the guard precedes.
    attr_reader :value
  end

  ##
  # A number with a guard of its own.
  class GuardedU4 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @guard = @_io.read_bytes(2)
      raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/guarded_u4/seq/0") if not @guard == [222, 192].pack('C*')
      @value = @_io.read_u4le
      self
    end

    ##
    # Guard before `value`, in mobile saves of format 2 only.
    attr_reader :guard

    ##
    # Number that the guard precedes.
    attr_reader :value
  end

  ##
  # Bits of handling, a part of the model's data; to be copied with the car.
  class HandlingBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @boost_1g = @_io.read_bits_int_le(1) != 0
      @boost_2g = @_io.read_bits_int_le(1) != 0
      @npc_anti_roll = @_io.read_bits_int_le(1) != 0
      @npc_neutral = @_io.read_bits_int_le(1) != 0
      @no_handbrake = @_io.read_bits_int_le(1) != 0
      @steer_rear = @_io.read_bits_int_le(1) != 0
      @handbrake_steer = @_io.read_bits_int_le(1) != 0
      @alt_steer = @_io.read_bits_int_le(1) != 0
      @front_narrow_2 = @_io.read_bits_int_le(1) != 0
      @front_narrow = @_io.read_bits_int_le(1) != 0
      @front_wide = @_io.read_bits_int_le(1) != 0
      @front_wide_2 = @_io.read_bits_int_le(1) != 0
      @rear_narrow_2 = @_io.read_bits_int_le(1) != 0
      @rear_narrow = @_io.read_bits_int_le(1) != 0
      @rear_wide = @_io.read_bits_int_le(1) != 0
      @rear_wide_2 = @_io.read_bits_int_le(1) != 0
      @hydraulic_geometry = @_io.read_bits_int_le(1) != 0
      @hydraulics_inst = @_io.read_bits_int_le(1) != 0
      @no_hydraulics = @_io.read_bits_int_le(1) != 0
      @nos_inst = @_io.read_bits_int_le(1) != 0
      @offroad = @_io.read_bits_int_le(1) != 0
      @offroad_2 = @_io.read_bits_int_le(1) != 0
      @halogen = @_io.read_bits_int_le(1) != 0
      @rear_wheel_first = @_io.read_bits_int_le(1) != 0
      @use_max_speed = @_io.read_bits_int_le(1) != 0
      @low_rider = @_io.read_bits_int_le(1) != 0
      @street_racer = @_io.read_bits_int_le(1) != 0
      @unknown_bit_27 = @_io.read_bits_int_le(1) != 0
      @swinging_chassis = @_io.read_bits_int_le(1) != 0
      @unknown_bit_29 = @_io.read_bits_int_le(3)
      self
    end

    ##
    # More power when pulling away and uphill.
    attr_reader :boost_1g

    ##
    # More power at higher speed.
    attr_reader :boost_2g

    ##
    # No body roll when the computer drives.
    attr_reader :npc_anti_roll

    ##
    # Less likely to spin when the computer drives.
    attr_reader :npc_neutral

    ##
    # The handbrake has no effect.
    attr_reader :no_handbrake

    ##
    # The rear wheels steer instead of the front ones (forklift).
    attr_reader :steer_rear

    ##
    # With the handbrake the rear wheels steer too (monster trucks).
    attr_reader :handbrake_steer

    ##
    # Another kind of steering; nothing more is known of it.
    attr_reader :alt_steer

    ##
    # Very narrow front wheels.
    attr_reader :front_narrow_2

    ##
    # Narrow front wheels.
    attr_reader :front_narrow

    ##
    # Wide front wheels.
    attr_reader :front_wide

    ##
    # Very wide front wheels.
    attr_reader :front_wide_2

    ##
    # Very narrow rear wheels.
    attr_reader :rear_narrow_2

    ##
    # Narrow rear wheels.
    attr_reader :rear_narrow

    ##
    # Wide rear wheels.
    attr_reader :rear_wide

    ##
    # Very wide rear wheels.
    attr_reader :rear_wide_2

    ##
    # Suspension geometry made for hydraulics.
    attr_reader :hydraulic_geometry

    ##
    # Hydraulics are installed.
    attr_reader :hydraulics_inst

    ##
    # Hydraulics cannot be installed.
    attr_reader :no_hydraulics

    ##
    # Nitrous is installed.
    attr_reader :nos_inst

    ##
    # Better grip on loose ground (dirt).
    attr_reader :offroad

    ##
    # Better grip on soft ground (sand).
    attr_reader :offroad_2

    ##
    # Brighter, bluer headlights.
    attr_reader :halogen

    ##
    # The rear wheels are computed before the front ones.
    attr_reader :rear_wheel_first

    ##
    # Cannot go faster than the top speed of its handling line.
    attr_reader :use_max_speed

    ##
    # Loco Low Co accepts the car.
    attr_reader :low_rider

    ##
    # Wheel Arch Angels accepts it, and no other shop.
    attr_reader :street_racer

    ##
    # Meaning not known.
    attr_reader :unknown_bit_27

    ##
    # The body swings from side to side on its suspension.
    attr_reader :swinging_chassis

    ##
    # Meaning not known.
    attr_reader :unknown_bit_29
  end

  ##
  # Something that is not shown.
  class InvisibleObject < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_object_kind = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_object_kind, @_io, "/types/invisible_object/seq/0") if not @guard_object_kind == [222, 192].pack('C*')
      end
      @object_kind = @_io.read_u4le
      if is_guarded
        @guard_pool_index_plus_1 = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_pool_index_plus_1, @_io, "/types/invisible_object/seq/2") if not @guard_pool_index_plus_1 == [222, 192].pack('C*')
      end
      @pool_index_plus_1 = @_io.read_u4le
      self
    end

    ##
    # Meaning of `object_kind`.
    def object_kind_name
      return @object_kind_name unless @object_kind_name.nil?
      @object_kind_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::HIDDEN_THING, object_kind)
      @object_kind_name
    end

    ##
    # Guard before `object_kind`, in mobile saves of format 2 only.
    attr_reader :guard_object_kind

    ##
    # Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
    attr_reader :object_kind

    ##
    # Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
    attr_reader :guard_pool_index_plus_1

    ##
    # Row of the hidden thing in the pool of its kind, plus 1.
    attr_reader :pool_index_plus_1

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 21. Parts of the map; what a number means depends on the data of the
  # game.
  class IplFlagsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_slot_count = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_slot_count, @_io, "/types/ipl_flags_block/seq/0") if not @guard_slot_count == [222, 192].pack('C*')
      end
      @slot_count = @_io.read_u4le
      raise Kaitai::Struct::ValidationNotEqualError.new(256, @slot_count, @_io, "/types/ipl_flags_block/seq/1") if not @slot_count == 256
      if is_plain
        @flags = []
        (255).times { |i|
          @flags << @_io.read_u1
        }
      end
      if is_guarded
        @guarded_flags = []
        (255).times { |i|
          @guarded_flags << GuardedMapPart.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Guard before `slot_count`, in mobile saves of format 2 only.
    attr_reader :guard_slot_count

    ##
    # Number of parts, 256; the first is not stored.
    attr_reader :slot_count

    ##
    # Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
    # 0777), which streamed parts ignore. Parts are numbered in the order of
    # gta3.img.
    attr_reader :flags

    ##
    # Form of `flags` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_flags

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A mission that runs.
  class LoadedMission < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, has_index)
      super(_io, _parent, _root)
      @has_index = has_index
      _read
    end

    def _read
      if is_numbered
        @mission_index = @_io.read_u4le
      end
      @code = @_io.read_bytes(69000)
      @mission_locals = []
      (1024).times { |i|
        @mission_locals << @_io.read_u4le
      }
      self
    end

    ##
    # Whether the number is there.
    def is_numbered
      return @is_numbered unless @is_numbered.nil?
      @is_numbered = has_index
      @is_numbered
    end

    ##
    # Number of the mission whose script is loaded.
    attr_reader :mission_index

    ##
    # Script of the mission.
    attr_reader :code

    ##
    # Variables of the mission.
    attr_reader :mission_locals

    ##
    # Whether the number of the mission comes first.
    attr_reader :has_index
  end

  ##
  # An object with its distant model.
  class LodPair < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/lod_pair/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @object = @_io.read_s4le
      @lod_object = @_io.read_s4le
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Handle of the object; -1 in a free place.
    attr_reader :object

    ##
    # Handle of the distant one; -1 in a free place.
    attr_reader :lod_object

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # An object that a script made, 64 bytes in both forms.
  class MobileObject < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_variant_b, is_guarded)
      super(_io, _parent, _root)
      @is_variant_b = is_variant_b
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_handle = @_io.read_bytes(4)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard_handle, @_io, "/types/mobile_object/seq/0") if not @guard_handle == [222, 192, 222, 192].pack('C*')
      end
      @handle = @_io.read_u4le
      if is_guarded
        @guard_model = @_io.read_bytes(4)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard_model, @_io, "/types/mobile_object/seq/2") if not @guard_model == [222, 192, 222, 192].pack('C*')
      end
      @model = @_io.read_s4le
      if is_guarded
        @guard_object_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_object_size, @_io, "/types/mobile_object/seq/4") if not @guard_object_size == [222, 192].pack('C*')
      end
      @object_size = @_io.read_u4le
      if is_guarded
        @guard_body = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_body, @_io, "/types/mobile_object/seq/6") if not @guard_body == [222, 192].pack('C*')
      end
      @position = Vec3.new(@_io, self, @_root)
      @right = Direction.new(@_io, self, @_root)
      @forward = Direction.new(@_io, self, @_root)
      @gap_01e = @_io.read_bytes(6)
      @bonus_value = @_io.read_u1
      @gap_025 = @_io.read_bytes(1)
      @cost_value = @_io.read_u2le
      @removal_time = @_io.read_s4le
      @entity_flags = EntityBits.new(@_io, self, @_root)
      if is_form_b
        @unknown_48 = @_io.read_u4le
      end
      @unused = @_io.read_s1
      if is_form_a
        @gap_031 = @_io.read_bytes(3)
      end
      if is_form_b
        @gap_035 = @_io.read_bytes(1)
      end
      @object_flags = ObjectBits.new(@_io, self, @_root)
      @object_type = @_io.read_u1
      @collision_damage_effect = @_io.read_u1
      @special_collision_response = @_io.read_u1
      @physical_flags = PhysicalBits.new(@_io, self, @_root)
      @unknown_end = @_io.read_s2le
      if is_form_a
        @gap_03e = @_io.read_bytes(2)
      end
      self
    end

    ##
    # Meaning of `collision_damage_effect`.
    def collision_damage_effect_name
      return @collision_damage_effect_name unless @collision_damage_effect_name.nil?
      @collision_damage_effect_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::DAMAGE_EFFECT, collision_damage_effect)
      @collision_damage_effect_name
    end

    ##
    # Whether it has the first form.
    def is_form_a
      return @is_form_a unless @is_form_a.nil?
      @is_form_a = !(is_variant_b)
      @is_form_a
    end

    ##
    # Whether it has the second form.
    def is_form_b
      return @is_form_b unless @is_form_b.nil?
      @is_form_b = is_variant_b
      @is_form_b
    end

    ##
    # Meaning of `model`.
    def model_name
      return @model_name unless @model_name.nil?
      @model_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::OBJECT_MODEL, model)
      @model_name
    end

    ##
    # Meaning of `object_type`.
    def object_type_name
      return @object_type_name unless @object_type_name.nil?
      @object_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::OBJECT_ORIGIN, object_type)
      @object_type_name
    end

    ##
    # Meaning of `special_collision_response`.
    def special_collision_response_name
      return @special_collision_response_name unless @special_collision_response_name.nil?
      @special_collision_response_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::COLLISION_RESPONSE, special_collision_response)
      @special_collision_response_name
    end

    ##
    # Two guards before `handle`, in mobile saves of format 2 only.
    attr_reader :guard_handle

    ##
    # Place among objects * 256 + counter.
    attr_reader :handle

    ##
    # Two guards before `model`, in mobile saves of format 2 only.
    attr_reader :guard_model

    ##
    # Model number of the object.
    attr_reader :model

    ##
    # Guard before `object_size`, in mobile saves of format 2 only.
    attr_reader :guard_object_size

    ##
    # Bytes that follow: 52.
    attr_reader :object_size

    ##
    # Guard of what follows.
    attr_reader :guard_body

    ##
    # Place of the object in the world.
    attr_reader :position

    ##
    # Direction of the right side of the object.
    attr_reader :right

    ##
    # Direction of the front of the object; the product of `right` and this
    # one is its top.
    attr_reader :forward

    ##
    # Old memory; no meaning.
    attr_reader :gap_01e

    ##
    # Nothing known; 0.
    attr_reader :bonus_value

    ##
    # Nothing.
    attr_reader :gap_025

    ##
    # Nothing known; 0.
    attr_reader :cost_value

    ##
    # Time at which the object is removed.
    attr_reader :removal_time

    ##
    # State that the engine keeps of the object.
    attr_reader :entity_flags

    ##
    # Number between `entity_flags` and `unused`; meaning not known.
    attr_reader :unknown_48

    ##
    # Nothing.
    attr_reader :unused

    ##
    # Old memory; no meaning.
    attr_reader :gap_031

    ##
    # Old memory; no meaning.
    attr_reader :gap_035

    ##
    # State that the game keeps of the object; the upper byte is not
    # reliable in the second form.
    attr_reader :object_flags

    ##
    # 2 for objects of missions.
    attr_reader :object_type

    ##
    # Effect of a blow on the object: 0 or 200.
    attr_reader :collision_damage_effect

    ##
    # Reaction of the object to a touch: 0, or 200, which has no name.
    attr_reader :special_collision_response

    ##
    # Kinds of harm that the object is proof against.
    attr_reader :physical_flags

    ##
    # Last number of the object; -1.
    attr_reader :unknown_end

    ##
    # Old memory; no meaning.
    attr_reader :gap_03e

    ##
    # Which of two forms the object has.
    attr_reader :is_variant_b

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A person; the player where `ped_type` is 0 or 1.
  class MobilePlayer < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_definitive, is_guarded)
      super(_io, _parent, _root)
      @is_definitive = is_definitive
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_handle = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_handle, @_io, "/types/mobile_player/seq/0") if not @guard_handle == [222, 192].pack('C*')
      end
      @handle = @_io.read_u4le
      if is_guarded
        @guard_model = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_model, @_io, "/types/mobile_player/seq/2") if not @guard_model == [222, 192].pack('C*')
      end
      @model = @_io.read_s4le
      if is_guarded
        @guard_ped_type = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_ped_type, @_io, "/types/mobile_player/seq/4") if not @guard_ped_type == [222, 192].pack('C*')
      end
      @ped_type = @_io.read_s4le
      if has_model_name
        @model_name = @_io.read_bytes(9)
      end
      if is_guarded
        @guard_ped_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_ped_size, @_io, "/types/mobile_player/seq/7") if not @guard_ped_size == [222, 192].pack('C*')
      end
      @ped_size = @_io.read_u4le
      if is_guarded
        @guard_body = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_body, @_io, "/types/mobile_player/seq/9") if not @guard_body == [222, 192].pack('C*')
      end
      @position = Vec3.new(@_io, self, @_root)
      @heading = @_io.read_f4le
      @health = @_io.read_f4le
      @armor = @_io.read_f4le
      @weapons = []
      (13).times { |i|
        @weapons << Weapon.new(@_io, self, @_root)
      }
      @created_by = @_io.read_u1
      @active_weapon_slot = @_io.read_u1
      @area = @_io.read_u1
      @gap_197 = @_io.read_bytes(1)
      @exit_index = @_io.read_s4le
      @fighting_style = @_io.read_u1
      @allowed_attack_moves = @_io.read_u1
      @gap_19e = @_io.read_bytes(2)
      if is_android
        @ped_flags = []
        (4).times { |i|
          @ped_flags << @_io.read_u4le
        }
      end
      if is_android
        @gap_1b0 = @_io.read_bytes(4)
      end
      if is_definitive_edition
        @unknown_ped = @_io.read_bytes(76)
      end
      if is_player
        @player_part = MobilePlayerPart.new(@_io, self, @_root, is_guarded)
      end
      self
    end

    ##
    # Meaning of `active_weapon_slot`.
    def active_weapon_slot_name
      return @active_weapon_slot_name unless @active_weapon_slot_name.nil?
      @active_weapon_slot_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_SLOT, active_weapon_slot)
      @active_weapon_slot_name
    end

    ##
    # Meaning of `area`.
    def area_name
      return @area_name unless @area_name.nil?
      @area_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::INTERIOR_AREA, area)
      @area_name
    end

    ##
    # Meaning of `fighting_style`.
    def fighting_style_name
      return @fighting_style_name unless @fighting_style_name.nil?
      @fighting_style_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::FIGHTING, fighting_style)
      @fighting_style_name
    end

    ##
    # Whether the model has a name.
    def has_model_name
      return @has_model_name unless @has_model_name.nil?
      @has_model_name =  ((model >= 290) && (model <= 299)) 
      @has_model_name
    end

    ##
    # Whether the person has the size of Android.
    def is_android
      return @is_android unless @is_android.nil?
      @is_android = !(is_definitive)
      @is_android
    end

    ##
    # Whether the person has the size of the Definitive Edition.
    def is_definitive_edition
      return @is_definitive_edition unless @is_definitive_edition.nil?
      @is_definitive_edition = is_definitive
      @is_definitive_edition
    end

    ##
    # Whether it is the player.
    def is_player
      return @is_player unless @is_player.nil?
      @is_player =  ((ped_type == 0) || (ped_type == 1)) 
      @is_player
    end

    ##
    # Guard before `handle`, in mobile saves of format 2 only.
    attr_reader :guard_handle

    ##
    # Place among people * 256 + counter.
    attr_reader :handle

    ##
    # Guard before `model`, in mobile saves of format 2 only.
    attr_reader :guard_model

    ##
    # Number of the model that the player has, 0.
    attr_reader :model

    ##
    # Guard before `ped_type`, in mobile saves of format 2 only.
    attr_reader :guard_ped_type

    ##
    # Kind of person; 0 for the player.
    attr_reader :ped_type

    ##
    # Name of the model, where it is one that scripts choose.
    attr_reader :model_name

    ##
    # Guard before `ped_size`, in mobile saves of format 2 only.
    attr_reader :guard_ped_size

    ##
    # Bytes of the person: 420 on Android, 476 in the Definitive Edition.
    attr_reader :ped_size

    ##
    # Guard of what follows.
    attr_reader :guard_body

    ##
    # Place of the player in the world.
    attr_reader :position

    ##
    # Direction in which the player looks.
    attr_reader :heading

    ##
    # Points of health that the player has.
    attr_reader :health

    ##
    # Armour.
    attr_reader :armor

    ##
    # Weapons that the player carries, one of each kind.
    attr_reader :weapons

    ##
    # 1 the game, 2 a mission, 3 a replay.
    attr_reader :created_by

    ##
    # Kind of weapon in the hand.
    attr_reader :active_weapon_slot

    ##
    # Area code, the low byte of `simple_variables.interior`.
    attr_reader :area

    ##
    # Old memory; no meaning.
    attr_reader :gap_197

    ##
    # Door by which he leaves: the top of `entry_exits.stack`, or -1
    # outside; 345, the exit of the changing room, after he has changed his
    # clothes.
    attr_reader :exit_index

    ##
    # Style in which the player fights: 15 from the start, others from gyms
    # or scripts.
    attr_reader :fighting_style

    ##
    # Moves that he may use, a bit for each: 15, the four low bits, from the
    # start.
    attr_reader :allowed_attack_moves

    ##
    # Old memory; no meaning.
    attr_reader :gap_19e

    ##
    # Probably flags of the person.
    attr_reader :ped_flags

    ##
    # Old memory; no meaning.
    attr_reader :gap_1b0

    ##
    # Bytes of unknown use before the part of the player.
    attr_reader :unknown_ped

    ##
    # Data that only the player has, no other person.
    attr_reader :player_part

    ##
    # Whether the Definitive Edition wrote the save.
    attr_reader :is_definitive

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # What only the player has.
  class MobilePlayerPart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_player_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_player_size, @_io, "/types/mobile_player_part/seq/0") if not @guard_player_size == [222, 192].pack('C*')
      end
      @player_size = @_io.read_u4le
      if is_guarded
        @guard_body = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_body, @_io, "/types/mobile_player_part/seq/2") if not @guard_body == [222, 192].pack('C*')
      end
      @chaos_level = @_io.read_u4le
      @wanted_level = @_io.read_u1
      @gap_009 = @_io.read_bytes(3)
      @model_keys = []
      (10).times { |i|
        @model_keys << @_io.read_u4le
      }
      @texture_keys = []
      (18).times { |i|
        @texture_keys << @_io.read_u4le
      }
      @fat = @_io.read_f4le
      @muscle = @_io.read_f4le
      @chosen_weapon_slot = @_io.read_u1
      @gap_085 = @_io.read_bytes(3)
      @unknown_end = @_io.read_f4le
      self
    end

    ##
    # Meaning of `chosen_weapon_slot`.
    def chosen_weapon_slot_name
      return @chosen_weapon_slot_name unless @chosen_weapon_slot_name.nil?
      @chosen_weapon_slot_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_SLOT, chosen_weapon_slot)
      @chosen_weapon_slot_name
    end

    ##
    # Guard before `player_size`, in mobile saves of format 2 only.
    attr_reader :guard_player_size

    ##
    # Bytes that follow: 136.
    attr_reader :player_size

    ##
    # Guard of what follows.
    attr_reader :guard_body

    ##
    # Chaos that the player has made; 0, because saving clears it.
    attr_reader :chaos_level

    ##
    # Stars; 0, because saving clears them.
    attr_reader :wanted_level

    ##
    # Old memory; no meaning.
    attr_reader :gap_009

    ##
    # Clothes by the CRC-32 (without the final inversion) of the model's
    # name in capitals; 0 for none.
    attr_reader :model_keys

    ##
    # Clothes by the CRC-32 (without the final inversion) of the texture's
    # name in capitals; 0 for none.
    attr_reader :texture_keys

    ##
    # Copy of statistic 21.
    attr_reader :fat

    ##
    # Copy of statistic 23.
    attr_reader :muscle

    ##
    # Weapon slot that the player has chosen; equals `active_weapon_slot`.
    attr_reader :chosen_weapon_slot

    ##
    # Old memory; no meaning.
    attr_reader :gap_085

    ##
    # Last number of the player; 1.
    attr_reader :unknown_end

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 2. The player with all he carries, vehicles, and objects.
  class MobilePoolsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_object_variant_b, len_mission_state, len_mission_tail, is_guarded)
      super(_io, _parent, _root)
      @is_object_variant_b = is_object_variant_b
      @len_mission_state = len_mission_state
      @len_mission_tail = len_mission_tail
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_players = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_players, @_io, "/types/mobile_pools_block/seq/0") if not @guard_num_players == [222, 192].pack('C*')
      end
      @num_players = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 432), @num_players, @_io, "/types/mobile_pools_block/seq/1") if not @num_players <= ((_io.size - _io.pos) / 432)
      @players = []
      (num_players).times { |i|
        @players << MobilePlayer.new(@_io, self, @_root, false, is_guarded)
      }
      if is_guarded
        @guard_num_vehicles = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_vehicles, @_io, "/types/mobile_pools_block/seq/3") if not @guard_num_vehicles == [222, 192].pack('C*')
      end
      @num_vehicles = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((is_guarded ? 0 : ((_io.size - _io.pos) / 176)), @num_vehicles, @_io, "/types/mobile_pools_block/seq/4") if not @num_vehicles <= (is_guarded ? 0 : ((_io.size - _io.pos) / 176))
      @vehicles = []
      (num_vehicles).times { |i|
        @vehicles << MobileVehicle.new(@_io, self, @_root)
      }
      if is_plain
        @camera_target = []
        (4).times { |i|
          @camera_target << @_io.read_s4le
        }
      end
      if is_guarded
        @guarded_camera_target = []
        (4).times { |i|
          @guarded_camera_target << GuardedS4Twice.new(@_io, self, @_root)
        }
      end
      @mission_state = @_io.read_bytes(len_mission_state)
      if is_guarded
        @guard_num_objects = @_io.read_bytes(4)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard_num_objects, @_io, "/types/mobile_pools_block/seq/9") if not @guard_num_objects == [222, 192, 222, 192].pack('C*')
      end
      @num_objects = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 62), @num_objects, @_io, "/types/mobile_pools_block/seq/10") if not @num_objects <= ((_io.size - _io.pos) / 62)
      @objects = []
      (num_objects).times { |i|
        @objects << MobileObject.new(@_io, self, @_root, is_object_variant_b, is_guarded)
      }
      @mission_tail = @_io.read_bytes(len_mission_tail)
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Guard before `num_players`, in mobile saves of format 2 only.
    attr_reader :guard_num_players

    ##
    # People that follow: 1, and more in a save made during a mission or in a
    # multiplayer game.
    attr_reader :num_players

    ##
    # The player, then people of the mission.
    attr_reader :players

    ##
    # Guard before `num_vehicles`, in mobile saves of format 2 only.
    attr_reader :guard_num_vehicles

    ##
    # Vehicles that follow; 0 in most files, and up to 13.
    attr_reader :num_vehicles

    ##
    # Vehicles that are stored; not only during missions.
    attr_reader :vehicles

    ##
    # Probably what the camera follows: -1, kind of thing (3 person, 2
    # vehicle), its handle, -1.
    attr_reader :camera_target

    ##
    # Form of `camera_target` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_camera_target

    ##
    # State of the mission; not decoded.
    attr_reader :mission_state

    ##
    # Two guards before `num_objects`, in mobile saves of format 2 only.
    attr_reader :guard_num_objects

    ##
    # Objects that follow.
    attr_reader :num_objects

    ##
    # Objects that scripts made.
    attr_reader :objects

    ##
    # More state of the mission; not decoded.
    attr_reader :mission_tail

    ##
    # Which of two forms objects have.
    attr_reader :is_object_variant_b

    ##
    # Bytes of the first part of a mission's state.
    attr_reader :len_mission_state

    ##
    # Bytes of the second part.
    attr_reader :len_mission_tail

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
  # vehicles of 4 files were measured.
  class MobileVehicle < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @handle = @_io.read_u4le
      @model = @_io.read_s4le
      @vehicle_size = @_io.read_u4le
      @right = Vec3.new(@_io, self, @_root)
      @matrix_flags = @_io.read_u4le
      @forward = Vec3.new(@_io, self, @_root)
      @gap_028 = @_io.read_bytes(4)
      @up = Vec3.new(@_io, self, @_root)
      @gap_038 = @_io.read_bytes(4)
      @position = Vec3.new(@_io, self, @_root)
      @gap_048 = @_io.read_bytes(12)
      @created_by = @_io.read_u1
      @colours = []
      (4).times { |i|
        @colours << @_io.read_u1
      }
      @gap_059 = @_io.read_bytes(1)
      @alarm = @_io.read_u2le
      @max_passengers = @_io.read_u1
      @gap_05d = @_io.read_bytes(3)
      @steer_angle = @_io.read_f4le
      @gas_pedal = @_io.read_f4le
      @brake_pedal = @_io.read_f4le
      @vehicle_flags = @_io.read_u4le
      @vehicle_flags_2 = @_io.read_u4le
      @health = @_io.read_f4le
      @unknown_120 = @_io.read_u4le
      @entity_flags = @_io.read_u4le
      @mass = @_io.read_f4le
      @turn_mass = @_io.read_f4le
      @buoyancy = @_io.read_f4le
      if has_damage
        @damage = VehicleDamage.new(@_io, self, @_root)
      end
      @driver = @_io.read_s4le
      @passengers = []
      (8).times { |i|
        @passengers << @_io.read_s4le
      }
      self
    end

    ##
    # Whether `damage` is stored.
    def has_damage
      return @has_damage unless @has_damage.nil?
      @has_damage = !( ((is_bike) || (is_boat) || (is_train)) )
      @has_damage
    end

    ##
    # Whether the original game has the model as a motorcycle or bicycle.
    def is_bike
      return @is_bike unless @is_bike.nil?
      @is_bike =  ((model == 448) || ( ((model >= 461) && (model <= 463)) ) || (model == 468) || (model == 481) || (model == 509) || (model == 510) || ( ((model >= 521) && (model <= 523)) ) || (model == 581) || (model == 586)) 
      @is_bike
    end

    ##
    # Whether the original game has the model as a boat.
    def is_boat
      return @is_boat unless @is_boat.nil?
      @is_boat =  ((model == 430) || (model == 446) || ( ((model >= 452) && (model <= 454)) ) || (model == 472) || (model == 473) || (model == 484) || (model == 493) || (model == 595)) 
      @is_boat
    end

    ##
    # Whether the original game has the model as a train or tram.
    def is_train
      return @is_train unless @is_train.nil?
      @is_train =  ((model == 449) || (model == 537) || (model == 538) || (model == 569) || (model == 570) || (model == 590)) 
      @is_train
    end

    ##
    # Meaning of `model`.
    def model_name
      return @model_name unless @model_name.nil?
      @model_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::VEHICLE, model)
      @model_name
    end

    ##
    # Place among vehicles * 256 + counter.
    attr_reader :handle

    ##
    # Model, 400 to 611; its class decides whether `damage` is stored.
    attr_reader :model

    ##
    # Bytes of the first part: 128.
    attr_reader :vehicle_size

    ##
    # Direction of the right side of the vehicle.
    attr_reader :right

    ##
    # Flags of the matrix that `right` to `position` are.
    attr_reader :matrix_flags

    ##
    # Direction of the front of the vehicle.
    attr_reader :forward

    ##
    # Old memory; no meaning.
    attr_reader :gap_028

    ##
    # Direction of the top of the vehicle.
    attr_reader :up

    ##
    # Old memory; no meaning.
    attr_reader :gap_038

    ##
    # Place of the vehicle in the world.
    attr_reader :position

    ##
    # Old memory; no meaning.
    attr_reader :gap_048

    ##
    # Origin of the vehicle; 1 to 3 were seen.
    attr_reader :created_by

    ##
    # Colours by their number in the palette.
    attr_reader :colours

    ##
    # Old memory; no meaning.
    attr_reader :gap_059

    ##
    # State of the alarm; 0.
    attr_reader :alarm

    ##
    # Seats beside the driver's; 1 with two doors, 3 with four.
    attr_reader :max_passengers

    ##
    # Old memory; no meaning.
    attr_reader :gap_05d

    ##
    # Angle of the front wheels.
    attr_reader :steer_angle

    ##
    # How far the gas pedal is pressed, 0 to 1.
    attr_reader :gas_pedal

    ##
    # How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
    attr_reader :brake_pedal

    ##
    # State that the game keeps of the vehicle; the first 32 flags of
    # vehicles.
    attr_reader :vehicle_flags

    ##
    # The flags of vehicles that follow; the top byte is old memory.
    attr_reader :vehicle_flags_2

    ##
    # Health; 1000 for a whole vehicle.
    attr_reader :health

    ##
    # Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
    # 25 of form A.
    attr_reader :unknown_120

    ##
    # State that the engine keeps of the vehicle, with the bits that
    # `entity_flags` of objects has.
    attr_reader :entity_flags

    ##
    # Mass, as in `handling.cfg`.
    attr_reader :mass

    ##
    # Resistance to turning, as in `handling.cfg`.
    attr_reader :turn_mass

    ##
    # Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
    attr_reader :buoyancy

    ##
    # Broken parts; stored only for cars and for vehicles that the game builds like them.
    attr_reader :damage

    ##
    # Person who drives, by his handle; -1 for none.
    attr_reader :driver

    ##
    # People in the other seats in the same way.
    attr_reader :passengers

    def to_s
      "vehicle " + model.to_s
    end
  end

  ##
  # Bits of objects. The game saves and loads all 32.
  class ObjectBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @pickup = @_io.read_bits_int_le(1) != 0
      @collision_related = @_io.read_bits_int_le(1) != 0
      @property_for_sale = @_io.read_bits_int_le(1) != 0
      @shop_out_of_stock = @_io.read_bits_int_le(1) != 0
      @broken_glass = @_io.read_bits_int_le(1) != 0
      @glass_gone = @_io.read_bits_int_le(1) != 0
      @exploded = @_io.read_bits_int_le(1) != 0
      @changes_vehicle_colour = @_io.read_bits_int_le(1) != 0
      @lamp_post = @_io.read_bits_int_le(1) != 0
      @targetable = @_io.read_bits_int_le(1) != 0
      @broken = @_io.read_bits_int_le(1) != 0
      @train_crossing = @_io.read_bits_int_le(1) != 0
      @photographed = @_io.read_bits_int_le(1) != 0
      @liftable = @_io.read_bits_int_le(1) != 0
      @door_moving = @_io.read_bits_int_le(1) != 0
      @door_open = @_io.read_bits_int_le(1) != 0
      @no_model = @_io.read_bits_int_le(1) != 0
      @scaled = @_io.read_bits_int_le(1) != 0
      @magnet = @_io.read_bits_int_le(1) != 0
      @damaged = @_io.read_bits_int_le(1) != 0
      @brain_state = @_io.read_bits_int_le(2)
      @fading_in = @_io.read_bits_int_le(1) != 0
      @col_brightness = @_io.read_bits_int_le(1) != 0
      @disabled_attractors = @_io.read_bits_int_le(1) != 0
      @do_not_render = @_io.read_bits_int_le(1) != 0
      @fading_in_2 = @_io.read_bits_int_le(1) != 0
      @unknown_27 = @_io.read_bits_int_le(5)
      self
    end

    ##
    # The object shows a pickup in the world.
    attr_reader :pickup

    ##
    # Used by the collision code; no better name is known.
    attr_reader :collision_related

    ##
    # The pickup object of a property for sale.
    attr_reader :property_for_sale

    ##
    # Shop pickup that is sold out.
    attr_reader :shop_out_of_stock

    ##
    # Glass with cracks.
    attr_reader :broken_glass

    ##
    # Glass that has fallen out completely.
    attr_reader :glass_gone

    ##
    # Has exploded (barrel, gas pump).
    attr_reader :exploded

    ##
    # Detached car part that takes the colours of its car.
    attr_reader :changes_vehicle_colour

    ##
    # Lamp post: falls over and goes out.
    attr_reader :lamp_post

    ##
    # The player's aim may pick it by itself; scripts set it.
    attr_reader :targetable

    ##
    # The object is broken, so it gives no cover.
    attr_reader :broken

    ##
    # Train crossing that is switched on: the barrier is down.
    attr_reader :train_crossing

    ##
    # Was on the last photograph; scripts ask for it.
    attr_reader :photographed

    ##
    # Can be picked up and carried.
    attr_reader :liftable

    ##
    # Door or gate in motion.
    attr_reader :door_moving

    ##
    # Door or gate that is open.
    attr_reader :door_open

    ##
    # Has no model to draw; set on most saved objects, 3,957 of 4,599.
    attr_reader :no_model

    ##
    # Drawn at another size.
    attr_reader :scaled

    ##
    # A crane's magnet can lift it. Set when the object is made: on all of
    # 4,599 saved ones.
    attr_reader :magnet

    ##
    # Damaged in the last step; drives the damage effects.
    attr_reader :damaged

    ##
    # Whether a script brain waits for this object; 0 for no, as in every
    # measured file.
    attr_reader :brain_state

    ##
    # Fading in after it was made; works only for objects of scripts.
    attr_reader :fading_in

    ##
    # The light on the object follows the brightness stored in the collision
    # below it.
    attr_reader :col_brightness

    ##
    # Attractors on it that are off by default are switched on, against what
    # the name says.
    attr_reader :disabled_attractors

    ##
    # Not drawn.
    attr_reader :do_not_render

    ##
    # A second mark of fading in; what sets it is not known.
    attr_reader :fading_in_2

    ##
    # Meaning not known.
    attr_reader :unknown_27
  end

  ##
  # Block 5. After each mission the game cuts the list to 54 areas.
  class PathsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_areas = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_areas, @_io, "/types/paths_block/seq/0") if not @guard_num_areas == [222, 192].pack('C*')
      end
      @num_areas = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 28), @num_areas, @_io, "/types/paths_block/seq/1") if not @num_areas <= ((_io.size - _io.pos) / 28)
      @areas = []
      (num_areas).times { |i|
        @areas << SwitchedArea.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Guard before `num_areas`, in mobile saves of format 2 only.
    attr_reader :guard_num_areas

    ##
    # Areas that follow, 64 at most; 1 to 54 in the measured files.
    attr_reader :num_areas

    ##
    # Areas in which path nodes are switched.
    attr_reader :areas

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 19.
  class PedRelationshipsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      @relations = []
      (32).times { |i|
        @relations << Relation.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Relations of each kind of people to the others.
    attr_reader :relations

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Kinds of harm that have no effect on an object.
  class PhysicalBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @no_collision_force = @_io.read_bits_int_le(1) != 0
      @no_speed = @_io.read_bits_int_le(1) != 0
      @bullet_proof = @_io.read_bits_int_le(1) != 0
      @fire_proof = @_io.read_bits_int_le(1) != 0
      @collision_proof = @_io.read_bits_int_le(1) != 0
      @melee_proof = @_io.read_bits_int_le(1) != 0
      @explosion_proof = @_io.read_bits_int_le(1) != 0
      @unknown_7 = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Hits do not push the object.
    attr_reader :no_collision_force

    ##
    # The speed of the object is not applied, so it keeps its place.
    attr_reader :no_speed

    ##
    # Bullets do no damage.
    attr_reader :bullet_proof

    ##
    # Fire does no damage.
    attr_reader :fire_proof

    ##
    # Collisions do no damage.
    attr_reader :collision_proof

    ##
    # Blows do no damage.
    attr_reader :melee_proof

    ##
    # Explosions do no damage.
    attr_reader :explosion_proof

    ##
    # Meaning not known.
    attr_reader :unknown_7
  end

  ##
  # Something that lies about; where the type is 0 the place is free, and
  # holds old bytes.
  class Pickup < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/pickup/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @revenue_value = @_io.read_f4le
      @object_ptr = @_io.read_u4le
      @ammo_or_max = @_io.read_u4le
      @regeneration_time = @_io.read_u4le
      @x = @_io.read_s2le
      @y = @_io.read_s2le
      @z = @_io.read_s2le
      @money_per_day = @_io.read_u2le
      @model = @_io.read_s2le
      @counter = @_io.read_u2le
      @pickup_type = @_io.read_u1
      @flags = PickupBits.new(@_io, self, @_root)
      @gap_01d = @_io.read_bytes(2)
      self
    end

    ##
    # Meaning of `model`.
    def model_name
      return @model_name unless @model_name.nil?
      @model_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::OBJECT_MODEL, model)
      @model_name
    end

    ##
    # Meaning of `pickup_type`.
    def pickup_type_name
      return @pickup_type_name unless @pickup_type_name.nil?
      @pickup_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::PICKUP_KIND, pickup_type)
      @pickup_type_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Money that a business has made.
    attr_reader :revenue_value

    ##
    # Old address; 0 on the PC and Android.
    attr_reader :object_ptr

    ##
    # Shots; the price of a property; the most that a business holds.
    attr_reader :ammo_or_max

    ##
    # Time at which the pickup comes back.
    attr_reader :regeneration_time

    ##
    # Towards the east.
    attr_reader :x

    ##
    # Towards the north.
    attr_reader :y

    ##
    # Up.
    attr_reader :z

    ##
    # Dollars a day that the business makes.
    attr_reader :money_per_day

    ##
    # Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
    # money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
    # 1274 business, 1277 save disk.
    attr_reader :model

    ##
    # Number of times that the slot was used.
    attr_reader :counter

    ##
    # Effect of the pickup when it is taken.
    attr_reader :pickup_type

    ##
    # State.
    attr_reader :flags

    ##
    # Nothing; 0.
    attr_reader :gap_01d

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded

    def to_s
      "pickup of type " + pickup_type.to_s
    end
  end

  ##
  # Bits of pickups.
  class PickupBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @disabled = @_io.read_bits_int_le(1) != 0
      @is_empty = @_io.read_bits_int_le(1) != 0
      @help_shown = @_io.read_bits_int_le(1) != 0
      @is_visible = @_io.read_bits_int_le(1) != 0
      @property_text = @_io.read_bits_int_le(3)
      @unknown_pickup_bit = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Meaning of `property_text`.
    def property_text_name
      return @property_text_name unless @property_text_name.nil?
      @property_text_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::PROPERTY_OFFER, property_text)
      @property_text_name
    end

    ##
    # Taken, waits to come back.
    attr_reader :disabled

    ##
    # Holds no more ammunition.
    attr_reader :is_empty

    ##
    # The help text of the pickup has been shown.
    attr_reader :help_shown

    ##
    # The object of the pickup is drawn.
    attr_reader :is_visible

    ##
    # Text of a property: 1 where it is for sale, 2 where it is locked.
    attr_reader :property_text

    ##
    # Meaning not known; always 0.
    attr_reader :unknown_pickup_bit
  end

  ##
  # Block 6.
  class PickupsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      @pickups = []
      (620).times { |i|
        @pickups << Pickup.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_collected_index = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_collected_index, @_io, "/types/pickups_block/seq/1") if not @guard_collected_index == [222, 192].pack('C*')
      end
      @collected_index = @_io.read_u2le
      if is_guarded
        @guard_weapon_help_left = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_weapon_help_left, @_io, "/types/pickups_block/seq/3") if not @guard_weapon_help_left == [222, 192].pack('C*')
      end
      @weapon_help_left = @_io.read_u1
      if is_plain
        @collected_refs = []
        (20).times { |i|
          @collected_refs << @_io.read_u4le
        }
      end
      if is_guarded
        @guarded_collected_refs = []
        (20).times { |i|
          @guarded_collected_refs << GuardedU4.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Places for pickups.
    attr_reader :pickups

    ##
    # Guard before `collected_index`, in mobile saves of format 2 only.
    attr_reader :guard_collected_index

    ##
    # Row of `collected_refs` that the next pickup takes, 0 to 19.
    attr_reader :collected_index

    ##
    # Guard before `weapon_help_left`, in mobile saves of format 2 only.
    attr_reader :guard_weapon_help_left

    ##
    # How often the help about weapons is still shown; 10 at the start.
    attr_reader :weapon_help_left

    ##
    # Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
    # for none.
    attr_reader :collected_refs

    ##
    # Form of `collected_refs` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_collected_refs

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A licence plate for a parked car.
  class Plate < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/plate/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @generator_index = @_io.read_s4le
      @plate_text = @_io.read_bytes(12)
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # `index` of the parked car; -1 where free.
    attr_reader :generator_index

    ##
    # Eight characters, filled with blanks, then zeros.
    attr_reader :plate_text

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 15.
  class PlayerInfoBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_info_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_info_size, @_io, "/types/player_info_block/seq/0") if not @guard_info_size == [222, 192].pack('C*')
      end
      @info_size = @_io.read_u4le
      if is_guarded
        @guard_body = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_body, @_io, "/types/player_info_block/seq/2") if not @guard_body == [222, 192].pack('C*')
      end
      @money = @_io.read_s4le
      @car_density = @_io.read_u2le
      @player_state = @_io.read_u1
      @gap_00b = @_io.read_bytes(1)
      @road_density = @_io.read_f4le
      @money_shown = @_io.read_s4le
      @hours_not_eaten = @_io.read_u1
      @gap_015 = @_io.read_bytes(3)
      @collectables_picked_up = @_io.read_u4le
      @collectables_total = @_io.read_u4le
      @infinite_run = @_io.read_u1
      @fast_reload = @_io.read_u1
      @fireproof = @_io.read_u1
      @max_health = @_io.read_u1
      @max_armor = @_io.read_u1
      @free_busted_once = @_io.read_u1
      @free_wasted_once = @_io.read_u1
      @can_drive_by = @_io.read_u1
      @busted_audio_status = @_io.read_u1
      @gap_029 = @_io.read_bytes(1)
      @last_bust_message = @_io.read_u2le
      self
    end

    ##
    # Meaning of `player_state`.
    def player_state_name
      return @player_state_name unless @player_state_name.nil?
      @player_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::PLAYER_CONDITION, player_state)
      @player_state_name
    end

    ##
    # Guard before `info_size`, in mobile saves of format 2 only.
    attr_reader :guard_info_size

    ##
    # Bytes that follow: 40.
    attr_reader :info_size

    ##
    # Guard of what follows.
    attr_reader :guard_body

    ##
    # Dollars that the player has.
    attr_reader :money

    ##
    # Cars on the road; 0.
    attr_reader :car_density

    ##
    # Whether the player plays, died or was arrested; 0 in every file.
    attr_reader :player_state

    ##
    # Nothing; 0.
    attr_reader :gap_00b

    ##
    # Roads around the player, 0.69 to 1.02.
    attr_reader :road_density

    ##
    # Money that the screen shows on its way to `money`.
    attr_reader :money_shown

    ##
    # Hours without a meal; 0, because saving sets it back.
    attr_reader :hours_not_eaten

    ##
    # Nothing; 0.
    attr_reader :gap_015

    ##
    # Leftover of earlier games.
    attr_reader :collectables_picked_up

    ##
    # Leftover of earlier games.
    attr_reader :collectables_total

    ##
    # Whether running does not tire (opcode 0330)
    attr_reader :infinite_run

    ##
    # Whether weapons are loaded at once (opcode 0331)
    attr_reader :fast_reload

    ##
    # Whether fire does no harm (opcode 055D)
    attr_reader :fireproof

    ##
    # Most health: statistic 24 times 0.176, on phones 0.22, without the
    # fraction.
    attr_reader :max_health

    ##
    # Most armour: 100 or 150 (opcode 055F).
    attr_reader :max_armor

    ##
    # Whether the next arrest costs nothing.
    attr_reader :free_busted_once

    ##
    # Whether the next death costs nothing (opcode 0414)
    attr_reader :free_wasted_once

    ##
    # Whether the player may shoot from cars (opcode 0501)
    attr_reader :can_drive_by

    ##
    # Speech at arrests, 0 to 2.
    attr_reader :busted_audio_status

    ##
    # Old memory; no meaning.
    attr_reader :gap_029

    ##
    # Speech at the last arrest, 1 to 3.
    attr_reader :last_bust_message

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Kind of people in a zone.
  class PopulationBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @group_id = @_io.read_bits_int_le(5)
      @radar_mode = @_io.read_bits_int_le(2)
      @no_cops = @_io.read_bits_int_le(1) != 0
      self
    end

    ##
    # Meaning of `group_id`.
    def group_id_name
      return @group_id_name unless @group_id_name.nil?
      @group_id_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::POPULATION_GROUP, group_id)
      @group_id_name
    end

    ##
    # Group of the population table (opcode 0767), 0 to 19.
    attr_reader :group_id

    ##
    # 1 when one of the three gangs of Los Santos is there.
    attr_reader :radar_mode

    ##
    # Without police (opcode 09B7)
    attr_reader :no_cops
  end

  ##
  # Block 28. Numbers of the effects that change the picture, with those of
  # the measured files.
  class PostEffectsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @effects_size = @_io.read_u4le
      @colour1_mult = @_io.read_f4le
      @colour2_mult = @_io.read_f4le
      @gap_00c = @_io.read_bytes(4)
      @extra_mult_rate = @_io.read_f4le
      @extra_mult_cap = @_io.read_f4le
      @extra_mult_mult = @_io.read_f4le
      @left_u_offset = @_io.read_s4le
      @right_u_offset = @_io.read_s4le
      @top_v_offset = @_io.read_s4le
      @bottom_v_offset = @_io.read_s4le
      @seam_remover = @_io.read_u1
      @seam_search = @_io.read_u1
      @seam_debug = @_io.read_u1
      @gap_02f = @_io.read_bytes(1)
      @seam_mode = @_io.read_s4le
      @seam_shift_tl = @_io.read_s4le
      @seam_shift_br = @_io.read_s4le
      @smokey_enable = @_io.read_u1
      @gap_03d = @_io.read_bytes(3)
      @smokey_strength = @_io.read_s4le
      @smokey_distance = @_io.read_s4le
      @water_enable = @_io.read_u1
      @gap_049 = @_io.read_bytes(3)
      @day_night_balance = @_io.read_f4le
      @heat_haze = @_io.read_u1
      @heat_haze_mask_test = @_io.read_u1
      @gap_052 = @_io.read_bytes(2)
      @haze_hour_start = @_io.read_s4le
      @haze_hour_end = @_io.read_s4le
      @haze_fade_speed = @_io.read_f4le
      @haze_inside_fade_speed = @_io.read_f4le
      @haze_type = @_io.read_s4le
      @haze_type_last = @_io.read_s4le
      @haze_intensity = @_io.read_s4le
      @haze_random_shift = @_io.read_s4le
      @haze_speed_min = @_io.read_s4le
      @haze_speed_max = @_io.read_s4le
      @haze_scan_x = @_io.read_s4le
      @haze_scan_y = @_io.read_s4le
      @haze_render_x = @_io.read_s4le
      @haze_render_y = @_io.read_s4le
      @darkness_filter = @_io.read_u1
      @gap_08d = @_io.read_bytes(3)
      @darkness_alpha = @_io.read_s4le
      @darkness_alpha_default = @_io.read_s4le
      @darkness_radiosity_limit = @_io.read_s4le
      @cctv = @_io.read_u1
      @cctv_colour = []
      (4).times { |i|
        @cctv_colour << @_io.read_u1
      }
      @fog = @_io.read_u1
      @speed_fx = @_io.read_u1
      @speed_fx_test = @_io.read_u1
      @speed_fx_alpha = @_io.read_s4le
      @speed_fx_user = @_io.read_u1
      @speed_fx_user_frame = @_io.read_u1
      @gap_0aa = @_io.read_bytes(2)
      @speed_fx_manual = @_io.read_f4le
      @in_cutscene = @_io.read_u1
      @night_vision = @_io.read_u1
      @gap_0b2 = @_io.read_bytes(2)
      @night_grain = @_io.read_s4le
      @night_colour = []
      (4).times { |i|
        @night_colour << @_io.read_u1
      }
      @night_on_time = @_io.read_f4le
      @night_on_count = @_io.read_f4le
      @infrared_on_count = @_io.read_f4le
      @infrared = @_io.read_u1
      @gap_0c9 = @_io.read_bytes(3)
      @infrared_grain = @_io.read_s4le
      @infrared_radius = @_io.read_f4le
      @infrared_heat_rgba = []
      (4).times { |i|
        @infrared_heat_rgba << @_io.read_f4le
      }
      @infrared_colour = []
      (4).times { |i|
        @infrared_colour << @_io.read_u1
      }
      @infrared_main_colour = []
      (4).times { |i|
        @infrared_main_colour << @_io.read_u1
      }
      @radiosity = @_io.read_u1
      @radiosity_linear = @_io.read_u1
      @radiosity_strip_copy = @_io.read_u1
      @gap_0ef = @_io.read_bytes(1)
      @radiosity_px_x = @_io.read_s4le
      @radiosity_px_y = @_io.read_s4le
      @radiosity_filter_passes = @_io.read_s4le
      @radiosity_render_passes = @_io.read_s4le
      @radiosity_limit = @_io.read_s4le
      @radiosity_intensity = @_io.read_s4le
      @radiosity_u_corr = @_io.read_s4le
      @radiosity_v_corr = @_io.read_s4le
      @radiosity_debug = @_io.read_u1
      @radiosity_bypass_limit = @_io.read_u1
      @disable_all = @_io.read_u1
      @save_photo_from_script = @_io.read_u1
      @grain_enable = @_io.read_u1
      @gap_115 = @_io.read_bytes(3)
      @grain_strength = @_io.read_s4le
      @highlight_enable = @_io.read_u1
      @gap_11d = @_io.read_bytes(3)
      @highlight_strength = @_io.read_s4le
      @highlight_scale = @_io.read_s4le
      @highlight_offset = @_io.read_s4le
      @highlight_mblur = @_io.read_u1
      @gap_12d = @_io.read_bytes(3)
      @water_strength = @_io.read_s4le
      @x_offset = @_io.read_f4le
      @y_offset = @_io.read_f4le
      @water_speed = @_io.read_f4le
      @water_freq = @_io.read_f4le
      @water_colour = []
      (4).times { |i|
        @water_colour << @_io.read_u1
      }
      @water_depth_darkness = @_io.read_u1
      @gap_149 = @_io.read_bytes(3)
      @water_full_dark_depth = @_io.read_f4le
      @water_fx_start = @_io.read_f4le
      @rain_enable = @_io.read_u1
      @colour_enable = @_io.read_u1
      @gap_156 = @_io.read_bytes(2)
      @def_screen_x = @_io.read_s4le
      @def_screen_y = @_io.read_s4le
      self
    end

    ##
    # Bytes that follow: 348.
    attr_reader :effects_size

    ##
    # Strength of the first pass of the colour filter; 1.
    attr_reader :colour1_mult

    ##
    # Strength of the second pass of the colour filter; 1.
    attr_reader :colour2_mult

    ##
    # Old memory; no meaning.
    attr_reader :gap_00c

    ##
    # How much of the light below the player the colour filter follows in a
    # step of 20 ms; 0.0005.
    attr_reader :extra_mult_rate

    ##
    # The most of that light; 0.35.
    attr_reader :extra_mult_cap

    ##
    # How much brighter the colour filter gets where no light is below the
    # player; 0.5.
    attr_reader :extra_mult_mult

    ##
    # How far the colour filter is shifted at the left; 16.
    attr_reader :left_u_offset

    ##
    # How far the colour filter is shifted at the right; 16.
    attr_reader :right_u_offset

    ##
    # How far the colour filter is shifted at the top; 16.
    attr_reader :top_v_offset

    ##
    # How far the colour filter is shifted at the bottom; 16.
    attr_reader :bottom_v_offset

    ##
    # Whether seams at the edge of the picture are hidden; 1. Nothing more
    # is known.
    attr_reader :seam_remover

    ##
    # Named after a search for seams; 0. Nothing more is known.
    attr_reader :seam_search

    ##
    # Named after testing of the seam remover; 0. Nothing more is known.
    attr_reader :seam_debug

    ##
    # Old memory; no meaning.
    attr_reader :gap_02f

    ##
    # How seams are hidden; 1. Nothing more is known.
    attr_reader :seam_mode

    ##
    # Shift at the top left of the seam remover, as the name has it; 0.
    attr_reader :seam_shift_tl

    ##
    # Shift at the bottom right of the seam remover, as the name has it; 1.
    attr_reader :seam_shift_br

    ##
    # Whether an effect of smoke is on; 0. Nothing more is known.
    attr_reader :smokey_enable

    ##
    # Old memory; no meaning.
    attr_reader :gap_03d

    ##
    # Strength of that smoke; 128.
    attr_reader :smokey_strength

    ##
    # Distance of that smoke; 75.
    attr_reader :smokey_distance

    ##
    # Whether the picture waves as under water; 0.
    attr_reader :water_enable

    ##
    # Old memory; no meaning.
    attr_reader :gap_049

    ##
    # Balance between the day and night colours of buildings while night or
    # infrared vision is on; 1.
    attr_reader :day_night_balance

    ##
    # Switch of scripts for the shimmer of hot air; 0.
    attr_reader :heat_haze

    ##
    # Named after a test of the shimmer's mask; 0. Nothing more is known.
    attr_reader :heat_haze_mask_test

    ##
    # Old memory; no meaning.
    attr_reader :gap_052

    ##
    # Hour from which the air shimmers; 10.
    attr_reader :haze_hour_start

    ##
    # Hour to which the air shimmers; 19.
    attr_reader :haze_hour_end

    ##
    # How fast the shimmer comes and goes; 0.05.
    attr_reader :haze_fade_speed

    ##
    # How fast the shimmer comes and goes inside a building; 0.5.
    attr_reader :haze_inside_fade_speed

    ##
    # Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
    attr_reader :haze_type

    ##
    # Kind that they were set for; 0.
    attr_reader :haze_type_last

    ##
    # Strength of the shimmer; 80.
    attr_reader :haze_intensity

    ##
    # Whether parts of it are shifted by chance; 0.
    attr_reader :haze_random_shift

    ##
    # Slowest part of the shimmer; 12.
    attr_reader :haze_speed_min

    ##
    # Fastest part of the shimmer; 18.
    attr_reader :haze_speed_max

    ##
    # Width of a part of the picture that shimmers, by the size of the
    # screen.
    attr_reader :haze_scan_x

    ##
    # Height of such a part.
    attr_reader :haze_scan_y

    ##
    # Width in which the shimmer is drawn.
    attr_reader :haze_render_x

    ##
    # Height in which the shimmer is drawn.
    attr_reader :haze_render_y

    ##
    # Whether a script has darkened the picture; 0.
    attr_reader :darkness_filter

    ##
    # Old memory; no meaning.
    attr_reader :gap_08d

    ##
    # How dark the picture gets, 0 to 255; 170.
    attr_reader :darkness_alpha

    ##
    # How dark the picture gets where the script names no value, 0 to 255;
    # 170.
    attr_reader :darkness_alpha_default

    ##
    # Limit of the glow in a darkened picture; 45.
    attr_reader :darkness_radiosity_limit

    ##
    # Whether a script shows the picture as that of a surveillance camera;
    # 0.
    attr_reader :cctv

    ##
    # Colour of the lines across that picture: red, green, blue, alpha.
    attr_reader :cctv_colour

    ##
    # Whether mist drifts over the picture; 0.
    attr_reader :fog

    ##
    # Whether the picture blurs at high speed; 1.
    attr_reader :speed_fx

    ##
    # Whether that blur is tested; 0.
    attr_reader :speed_fx_test

    ##
    # Strength of that blur; 36.
    attr_reader :speed_fx_alpha

    ##
    # Whether the blur is allowed; 1.
    attr_reader :speed_fx_user

    ##
    # Whether it is allowed in the present frame; 0.
    attr_reader :speed_fx_user_frame

    ##
    # Old memory; no meaning.
    attr_reader :gap_0aa

    ##
    # Speed that the game sets for the present frame; 0.
    attr_reader :speed_fx_manual

    ##
    # Whether a cutscene runs, in which night and infrared vision do
    # nothing; 0.
    attr_reader :in_cutscene

    ##
    # Whether the night vision goggles are on; 0.
    attr_reader :night_vision

    ##
    # Old memory; no meaning.
    attr_reader :gap_0b2

    ##
    # Grain of the picture in night vision; 48.
    attr_reader :night_grain

    ##
    # Colour of night vision: red, green, blue, alpha.
    attr_reader :night_colour

    ##
    # How long the flash lasts with which night vision goes on, in steps of
    # 20 ms; 50.
    attr_reader :night_on_time

    ##
    # Rest of that flash, in steps of 20 ms; 50.
    attr_reader :night_on_count

    ##
    # Rest of the flash of infrared vision; 50.
    attr_reader :infrared_on_count

    ##
    # Whether the infrared goggles are on; 0.
    attr_reader :infrared

    ##
    # Old memory; no meaning.
    attr_reader :gap_0c9

    ##
    # Grain of the picture in infrared vision; 64.
    attr_reader :infrared_grain

    ##
    # How wide infrared vision smears the picture; 0.003.
    attr_reader :infrared_radius

    ##
    # Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
    # turn blue.
    attr_reader :infrared_heat_rgba

    ##
    # Colour in which the smeared picture is drawn: red, green, blue, alpha.
    attr_reader :infrared_colour

    ##
    # Colour of the overlay: red, green, blue, alpha.
    attr_reader :infrared_main_colour

    ##
    # Whether bright parts of the picture glow; 0.
    attr_reader :radiosity

    ##
    # Whether the glow is smoothed; 1.
    attr_reader :radiosity_linear

    ##
    # Whether the glow is copied in strips; 1.
    attr_reader :radiosity_strip_copy

    ##
    # Old memory; no meaning.
    attr_reader :gap_0ef

    ##
    # Width of the picture that glows; 0.
    attr_reader :radiosity_px_x

    ##
    # Height of the picture that glows; 0.
    attr_reader :radiosity_px_y

    ##
    # How often the glow is filtered; 2.
    attr_reader :radiosity_filter_passes

    ##
    # How often the glow is drawn; 1.
    attr_reader :radiosity_render_passes

    ##
    # Brightness from which parts glow where `radiosity_bypass_limit` is
    # set; 220.
    attr_reader :radiosity_limit

    ##
    # Strength of the glow; 35.
    attr_reader :radiosity_intensity

    ##
    # Correction of the filter across; 2.
    attr_reader :radiosity_u_corr

    ##
    # Correction of the filter down; 2.
    attr_reader :radiosity_v_corr

    ##
    # Whether the glow is tested; 0.
    attr_reader :radiosity_debug

    ##
    # Whether `radiosity_limit` replaces the limit of the time of day; 0.
    attr_reader :radiosity_bypass_limit

    ##
    # Whether all effects are off; 0.
    attr_reader :disable_all

    ##
    # Whether a script has a photograph stored; 0.
    attr_reader :save_photo_from_script

    ##
    # Whether the picture has grain; 0.
    attr_reader :grain_enable

    ##
    # Old memory; no meaning.
    attr_reader :gap_115

    ##
    # Strength of the grain; 64.
    attr_reader :grain_strength

    ##
    # Whether an effect of highlights is on; 0. Nothing more is known.
    attr_reader :highlight_enable

    ##
    # Old memory; no meaning.
    attr_reader :gap_11d

    ##
    # Strength of those highlights; 128.
    attr_reader :highlight_strength

    ##
    # Scale of those highlights; 3.
    attr_reader :highlight_scale

    ##
    # Shift of those highlights; 2.
    attr_reader :highlight_offset

    ##
    # Whether highlights blur with motion, as the name has it; 0.
    attr_reader :highlight_mblur

    ##
    # Old memory; no meaning.
    attr_reader :gap_12d

    ##
    # Strength of the waves of the picture under water; 64.
    attr_reader :water_strength

    ##
    # Height of the waves across the picture under water; 4.
    attr_reader :x_offset

    ##
    # Distance of the rows in which the waves under water are drawn; 24.
    attr_reader :y_offset

    ##
    # Speed of the waves of the picture under water, in radians per ms;
    # 0.0015.
    attr_reader :water_speed

    ##
    # Density of the waves of the picture under water, in radians per row;
    # 0.04.
    attr_reader :water_freq

    ##
    # Colour of the picture under water: red, green, blue, alpha.
    attr_reader :water_colour

    ##
    # Whether it gets darker further down; 1.
    attr_reader :water_depth_darkness

    ##
    # Old memory; no meaning.
    attr_reader :gap_149

    ##
    # Depth at which it is darkest; 90.
    attr_reader :water_full_dark_depth

    ##
    # How far the camera must be under water for the effects; 0.535.
    attr_reader :water_fx_start

    ##
    # Whether the effect of rain is enabled; 0.
    attr_reader :rain_enable

    ##
    # Whether the colour filter is on; 1.
    attr_reader :colour_enable

    ##
    # Old memory; no meaning.
    attr_reader :gap_156

    ##
    # Width of the default screen, by its name; 0.
    attr_reader :def_screen_x

    ##
    # Height of the default screen, by its name; 0.
    attr_reader :def_screen_y
  end

  ##
  # People in a zone.
  class RaceBits < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @black = @_io.read_bits_int_le(1) != 0
      @white_people = @_io.read_bits_int_le(1) != 0
      @oriental = @_io.read_bits_int_le(1) != 0
      @hispanic = @_io.read_bits_int_le(1) != 0
      @unused_races = @_io.read_bits_int_le(4)
      self
    end

    ##
    # Black people live there.
    attr_reader :black

    ##
    # White people live there.
    attr_reader :white_people

    ##
    # People from Asia live there.
    attr_reader :oriental

    ##
    # Hispanic people live there.
    attr_reader :hispanic

    ##
    # Nothing; 0.
    attr_reader :unused_races
  end

  ##
  # Block 9.
  class RadarBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, num_blips, is_guarded)
      super(_io, _parent, _root)
      @num_blips = num_blips
      @is_guarded = is_guarded
      _read
    end

    def _read
      @blips = []
      (num_blips).times { |i|
        @blips << Blip.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Places for icons.
    attr_reader :blips

    ##
    # Blips: 175 on the PC, 250 elsewhere.
    attr_reader :num_blips

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 26.
  class RadioBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_plain
        @stations = []
        (14).times { |i|
          @stations << StationHistory.new(@_io, self, @_root)
        }
      end
      if is_guarded
        @guarded_stations = []
        (14).times { |i|
          @guarded_stations << GuardedStation.new(@_io, self, @_root)
        }
      end
      if is_plain
        @stat_mirror = []
        (23).times { |i|
          @stat_mirror << @_io.read_u1
        }
      end
      if is_guarded
        @guarded_stat_mirror = []
        (23).times { |i|
          @guarded_stat_mirror << GuardedU1.new(@_io, self, @_root)
        }
      end
      if is_guarded
        @guard_last_change_day = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_last_change_day, @_io, "/types/radio_block/seq/4") if not @guard_last_change_day == [222, 192].pack('C*')
      end
      @last_change_day = @_io.read_u1
      if is_guarded
        @guard_last_change_hour = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_last_change_hour, @_io, "/types/radio_block/seq/6") if not @guard_last_change_hour == [222, 192].pack('C*')
      end
      @last_change_hour = @_io.read_u1
      if is_guarded
        @guard_expiry_hours = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_expiry_hours, @_io, "/types/radio_block/seq/8") if not @guard_expiry_hours == [222, 192].pack('C*')
      end
      @expiry_hours = @_io.read_u1
      if is_guarded
        @guard_pending_kind = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_pending_kind, @_io, "/types/radio_block/seq/10") if not @guard_pending_kind == [222, 192].pack('C*')
      end
      @pending_kind = @_io.read_u1
      if is_guarded
        @guard_banter_index = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_banter_index, @_io, "/types/radio_block/seq/12") if not @guard_banter_index == [222, 192].pack('C*')
      end
      @banter_index = @_io.read_u1
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Meaning of `pending_kind`.
    def pending_kind_name
      return @pending_kind_name unless @pending_kind_name.nil?
      @pending_kind_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::NEWS_KIND, pending_kind)
      @pending_kind_name
    end

    ##
    # Songs, adverts and talk that each station has played.
    attr_reader :stations

    ##
    # Form of `stations` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_stations

    ##
    # Low bytes of the statistics by which the stations choose what they talk
    # about.
    attr_reader :stat_mirror

    ##
    # Form of `stat_mirror` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_stat_mirror

    ##
    # Guard before `last_change_day`, in mobile saves of format 2 only.
    attr_reader :guard_last_change_day

    ##
    # Day of the month of the last news.
    attr_reader :last_change_day

    ##
    # Guard before `last_change_hour`, in mobile saves of format 2 only.
    attr_reader :guard_last_change_hour

    ##
    # Hour of the last news; 255 for never.
    attr_reader :last_change_hour

    ##
    # Guard before `expiry_hours`, in mobile saves of format 2 only.
    attr_reader :guard_expiry_hours

    ##
    # Hours for which they are news: 24 after a new city, 168 (a week) after
    # a mission, 255 without end.
    attr_reader :expiry_hours

    ##
    # Guard before `pending_kind`, in mobile saves of format 2 only.
    attr_reader :guard_pending_kind

    ##
    # Subject of the pending news; 2 and 3 occur.
    attr_reader :pending_kind

    ##
    # Guard before `banter_index`, in mobile saves of format 2 only.
    attr_reader :guard_banter_index

    ##
    # Talk about the pending news; 255 for none.
    attr_reader :banter_index

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # What one kind of people thinks of the others, a bit for each (opcode
  # 0746).
  class Relation < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_respect = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_respect, @_io, "/types/relation/seq/0") if not @guard_respect == [222, 192].pack('C*')
      end
      @respect = @_io.read_u4le
      if is_guarded
        @guard_like = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_like, @_io, "/types/relation/seq/2") if not @guard_like == [222, 192].pack('C*')
      end
      @like = @_io.read_u4le
      if is_guarded
        @guard_ignore = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_ignore, @_io, "/types/relation/seq/4") if not @guard_ignore == [222, 192].pack('C*')
      end
      @ignore = @_io.read_u4le
      if is_guarded
        @guard_dislike = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_dislike, @_io, "/types/relation/seq/6") if not @guard_dislike == [222, 192].pack('C*')
      end
      @dislike = @_io.read_u4le
      if is_guarded
        @guard_hate = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_hate, @_io, "/types/relation/seq/8") if not @guard_hate == [222, 192].pack('C*')
      end
      @hate = @_io.read_u4le
      self
    end

    ##
    # Guard before `respect`, in mobile saves of format 2 only.
    attr_reader :guard_respect

    ##
    # Kinds of people that this kind respects.
    attr_reader :respect

    ##
    # Guard before `like`, in mobile saves of format 2 only.
    attr_reader :guard_like

    ##
    # Kinds of people that this kind likes.
    attr_reader :like

    ##
    # Guard before `ignore`, in mobile saves of format 2 only.
    attr_reader :guard_ignore

    ##
    # Kinds of people that this kind ignores; none.
    attr_reader :ignore

    ##
    # Guard before `dislike`, in mobile saves of format 2 only.
    attr_reader :guard_dislike

    ##
    # Kinds of people that this kind dislikes.
    attr_reader :dislike

    ##
    # Guard before `hate`, in mobile saves of format 2 only.
    attr_reader :guard_hate

    ##
    # Kinds of people that this kind hates.
    attr_reader :hate

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A place to wake up at.
  class Restart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_position = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_position, @_io, "/types/restart/seq/0") if not @guard_position == [222, 192].pack('C*')
      end
      @position = Vec3.new(@_io, self, @_root)
      if is_guarded
        @guard_heading = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_heading, @_io, "/types/restart/seq/2") if not @guard_heading == [222, 192].pack('C*')
      end
      @heading = @_io.read_f4le
      self
    end

    ##
    # Guard before `position`, in mobile saves of format 2 only.
    attr_reader :guard_position

    ##
    # Place at which the player wakes up.
    attr_reader :position

    ##
    # Guard before `heading`, in mobile saves of format 2 only.
    attr_reader :guard_heading

    ##
    # Direction in which the player looks after waking up.
    attr_reader :heading

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A place to wake up at.
  class RestartPoint < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_position = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_position, @_io, "/types/restart_point/seq/0") if not @guard_position == [222, 192].pack('C*')
      end
      @position = Vec3.new(@_io, self, @_root)
      if is_guarded
        @guard_heading = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_heading, @_io, "/types/restart_point/seq/2") if not @guard_heading == [222, 192].pack('C*')
      end
      @heading = @_io.read_f4le
      if is_guarded
        @guard_when_to_use = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_when_to_use, @_io, "/types/restart_point/seq/4") if not @guard_when_to_use == [222, 192].pack('C*')
      end
      @when_to_use = @_io.read_s4le
      self
    end

    ##
    # Guard before `position`, in mobile saves of format 2 only.
    attr_reader :guard_position

    ##
    # Place at which the player wakes up.
    attr_reader :position

    ##
    # Guard before `heading`, in mobile saves of format 2 only.
    attr_reader :guard_heading

    ##
    # Direction in which the player looks after waking up.
    attr_reader :heading

    ##
    # Guard before `when_to_use`, in mobile saves of format 2 only.
    attr_reader :guard_when_to_use

    ##
    # Cities that must be unlocked (statistic 181), 0 to 2.
    attr_reader :when_to_use

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 8. Where the player wakes up.
  class RestartPointsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_hospitals = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_hospitals, @_io, "/types/restart_points_block/seq/0") if not @guard_num_hospitals == [222, 192].pack('C*')
      end
      @num_hospitals = @_io.read_u2le
      @hospitals = []
      (num_hospitals).times { |i|
        @hospitals << RestartPoint.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_num_police_stations = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_police_stations, @_io, "/types/restart_points_block/seq/3") if not @guard_num_police_stations == [222, 192].pack('C*')
      end
      @num_police_stations = @_io.read_u2le
      @police_stations = []
      (num_police_stations).times { |i|
        @police_stations << RestartPoint.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_override_restart = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_override_restart, @_io, "/types/restart_points_block/seq/6") if not @guard_override_restart == [222, 192].pack('C*')
      end
      @override_restart = @_io.read_u1
      if is_guarded
        @guard_override_position = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_override_position, @_io, "/types/restart_points_block/seq/8") if not @guard_override_position == [222, 192].pack('C*')
      end
      @override_position = Vec3.new(@_io, self, @_root)
      if is_guarded
        @guard_fade_in_after_death = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_fade_in_after_death, @_io, "/types/restart_points_block/seq/10") if not @guard_fade_in_after_death == [222, 192].pack('C*')
      end
      @fade_in_after_death = @_io.read_u1
      if is_guarded
        @guard_fade_in_after_arrest = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_fade_in_after_arrest, @_io, "/types/restart_points_block/seq/12") if not @guard_fade_in_after_arrest == [222, 192].pack('C*')
      end
      @fade_in_after_arrest = @_io.read_u1
      @extra_hospital = ExtraRestart.new(@_io, self, @_root, is_guarded)
      @extra_police = ExtraRestart.new(@_io, self, @_root, is_guarded)
      self
    end

    ##
    # Guard before `num_hospitals`, in mobile saves of format 2 only.
    attr_reader :guard_num_hospitals

    ##
    # Hospitals that follow.
    attr_reader :num_hospitals

    ##
    # Places where the player wakes up after death.
    attr_reader :hospitals

    ##
    # Guard before `num_police_stations`, in mobile saves of format 2 only.
    attr_reader :guard_num_police_stations

    ##
    # Police stations that follow.
    attr_reader :num_police_stations

    ##
    # Places where the player wakes up after an arrest.
    attr_reader :police_stations

    ##
    # Guard before `override_restart`, in mobile saves of format 2 only.
    attr_reader :guard_override_restart

    ##
    # Whether the next one is at `override_position`.
    attr_reader :override_restart

    ##
    # Guard before `override_position`, in mobile saves of format 2 only.
    attr_reader :guard_override_position

    ##
    # Place of the next waking up, where a script has set one (opcode 016E).
    attr_reader :override_position

    ##
    # Guard before `fade_in_after_death`, in mobile saves of format 2 only.
    attr_reader :guard_fade_in_after_death

    ##
    # Whether the picture comes back after death.
    attr_reader :fade_in_after_death

    ##
    # Guard before `fade_in_after_arrest`, in mobile saves of format 2 only.
    attr_reader :guard_fade_in_after_arrest

    ##
    # Whether the picture comes back after an arrest.
    attr_reader :fade_in_after_arrest

    ##
    # A hospital for those who die near it (opcode 08DF)
    attr_reader :extra_hospital

    ##
    # A police station for those who are arrested near it (opcode 08E0)
    attr_reader :extra_police

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A script that starts by itself, because the player comes near or because
  # the game requests it.
  class ScriptBrain < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/script_brain/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @script_index = @_io.read_s2le
      @brain_type = @_io.read_s1
      @group = @_io.read_s1
      @is_active = @_io.read_u1
      @gap_005 = @_io.read_bytes(3)
      @radius = @_io.read_f4le
      @target = @_io.read_bytes(8)
      self
    end

    ##
    # Meaning of `brain_type`.
    def brain_type_name
      return @brain_type_name unless @brain_type_name.nil?
      @brain_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::BRAIN_KIND, brain_type)
      @brain_type_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Number of the script in script.img; -1 in a free place.
    attr_reader :script_index

    ##
    # Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
    # place.
    attr_reader :brain_type

    ##
    # Scripts that are switched together: 1 for those of casinos, -1 for
    # none.
    attr_reader :group

    ##
    # Whether the script may start.
    attr_reader :is_active

    ##
    # Nothing; 0.
    attr_reader :gap_005

    ##
    # Distance to the object within which the player must come; default: 5,
    # else 4 to 150.
    attr_reader :radius

    ##
    # To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
    # two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
    # filled with zeros.
    attr_reader :target

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A model that a thread has loaded.
  class ScriptResource < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @index = @_io.read_u2le
      @owner_slot = @_io.read_u2le
      @model = @_io.read_u4le
      @resource_kind = @_io.read_u2le
      if is_special
        @special = SpecialModel.new(@_io, self, @_root)
      end
      self
    end

    ##
    # Whether the model has a name.
    def is_special
      return @is_special unless @is_special.nil?
      @is_special =  ((model >= 290) && (model <= 299)) 
      @is_special
    end

    ##
    # Number of the entry in the list.
    attr_reader :index

    ##
    # Slot of the thread that loaded the model.
    attr_reader :owner_slot

    ##
    # Number of the model that the thread has loaded.
    attr_reader :model

    ##
    # 1 or 2.
    attr_reader :resource_kind

    ##
    # Name of the model, where it is one that scripts choose.
    attr_reader :special
  end

  ##
  # A running script: 262 bytes on the PC, 298 elsewhere and more while a
  # mission runs.
  class ScriptThread < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_mobile, has_mission_index, is_guarded)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      @has_mission_index = has_mission_index
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_slot = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_slot, @_io, "/types/script_thread/seq/0") if not @guard_slot == [222, 192].pack('C*')
      end
      @slot = @_io.read_u2le
      if is_guarded
        @guard_streamed_script_index = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_streamed_script_index, @_io, "/types/script_thread/seq/2") if not @guard_streamed_script_index == [222, 192].pack('C*')
      end
      if is_mobile_game
        @streamed_script_index = @_io.read_s4le
      end
      if is_mission_slot
        @mission_part = LoadedMission.new(@_io, self, @_root, has_mission_index)
      end
      if is_guarded
        @guard_image = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_image, @_io, "/types/script_thread/seq/5") if not @guard_image == [222, 192].pack('C*')
      end
      @next_ptr = @_io.read_u4le
      @prev_ptr = @_io.read_u4le
      @thread_name = @_io.read_bytes(8)
      @base_ip = @_io.read_u4le
      @ip_abs = @_io.read_u4le
      @stack_abs = []
      (8).times { |i|
        @stack_abs << @_io.read_u4le
      }
      @stack_depth = @_io.read_u2le
      @gap_040 = @_io.read_bytes(2)
      @locals = []
      (num_locals).times { |i|
        @locals << @_io.read_u4le
      }
      @timer_a = @_io.read_s4le
      @timer_b = @_io.read_s4le
      @is_active = @_io.read_u1
      @condition_result = @_io.read_u1
      @uses_mission_cleanup = @_io.read_u1
      @is_external = @_io.read_u1
      @overrides_text_box = @_io.read_u1
      @external_type = @_io.read_s1
      @gap_0cc = @_io.read_bytes(2)
      @wake_time = @_io.read_s4le
      @and_or_state = @_io.read_u2le
      @not_flag = @_io.read_u1
      @wasted_busted_check = @_io.read_u1
      @wasted_or_busted = @_io.read_u1
      @gap_0d7 = @_io.read_bytes(3)
      @scene_skip_ip = @_io.read_s4le
      @is_mission = @_io.read_u1
      @gap_0df = @_io.read_bytes(3)
      if is_guarded
        @guard_ip_rel = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_ip_rel, @_io, "/types/script_thread/seq/33") if not @guard_ip_rel == [222, 192].pack('C*')
      end
      @ip_rel = @_io.read_u4le
      if is_plain
        @stack_rel = []
        (8).times { |i|
          @stack_rel << @_io.read_u4le
        }
      end
      if is_guarded
        @guarded_stack_rel = []
        (8).times { |i|
          @guarded_stack_rel << GuardedU4.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Whether the mission that runs is stored with the thread.
    def is_mission_slot
      return @is_mission_slot unless @is_mission_slot.nil?
      @is_mission_slot =  ((is_mobile) && (slot >= 32768)) 
      @is_mission_slot
    end

    ##
    # Whether it is a thread of phones and of the Definitive Edition.
    def is_mobile_game
      return @is_mobile_game unless @is_mobile_game.nil?
      @is_mobile_game = is_mobile
      @is_mobile_game
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Variables of the thread.
    def num_locals
      return @num_locals unless @num_locals.nil?
      @num_locals = (is_mobile ? 40 : 32)
      @num_locals
    end

    ##
    # Guard before `slot`, in mobile saves of format 2 only.
    attr_reader :guard_slot

    ##
    # Place among the 96 threads, 16 to 95 on the PC, each once. On phones
    # bit 15 marks a mission.
    attr_reader :slot

    ##
    # Guard before `streamed_script_index`, in mobile saves of format 2 only.
    attr_reader :guard_streamed_script_index

    ##
    # Number of the script that is loaded; -1.
    attr_reader :streamed_script_index

    ##
    # The mission that runs.
    attr_reader :mission_part

    ##
    # Guard of what follows up to `ip_rel`.
    attr_reader :guard_image

    ##
    # Old address; not read.
    attr_reader :next_ptr

    ##
    # Old address; not read.
    attr_reader :prev_ptr

    ##
    # Name in small letters, once per file, ended by a zero.
    attr_reader :thread_name

    ##
    # Begin of the script of a mission; 0.
    attr_reader :base_ip

    ##
    # Address of the next instruction, `ip_rel` plus the same for all
    # threads of the file; not read.
    attr_reader :ip_abs

    ##
    # Return addresses in the same way; entries above the depth are old.
    attr_reader :stack_abs

    ##
    # Return addresses in use; 0, or 1 in `psave1`.
    attr_reader :stack_depth

    ##
    # Nothing; 0.
    attr_reader :gap_040

    ##
    # Variables of the thread: 32, on phones 40.
    attr_reader :locals

    ##
    # First timer.
    attr_reader :timer_a

    ##
    # Second timer.
    attr_reader :timer_b

    ##
    # Whether the thread runs; 1.
    attr_reader :is_active

    ##
    # Outcome of the last condition.
    attr_reader :condition_result

    ##
    # Whether it cleans up like a mission; 0.
    attr_reader :uses_mission_cleanup

    ##
    # Whether it came from outside the main script; 0.
    attr_reader :is_external

    ##
    # Whether it may replace a help text; 0.
    attr_reader :overrides_text_box

    ##
    # Event that started the thread from outside; -1.
    attr_reader :external_type

    ##
    # Nothing; 0.
    attr_reader :gap_0cc

    ##
    # Time at which the thread goes on.
    attr_reader :wake_time

    ##
    # 0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
    # several.
    attr_reader :and_or_state

    ##
    # Whether the condition is turned round.
    attr_reader :not_flag

    ##
    # Whether it ends when the player dies or is arrested.
    attr_reader :wasted_busted_check

    ##
    # Whether that has happened; 0.
    attr_reader :wasted_or_busted

    ##
    # Nothing; 0.
    attr_reader :gap_0d7

    ##
    # Place at which a skipped scene goes on (opcode 0707); 0.
    attr_reader :scene_skip_ip

    ##
    # Whether the thread is a mission; 0.
    attr_reader :is_mission

    ##
    # Nothing; 0.
    attr_reader :gap_0df

    ##
    # Guard before `ip_rel`, in mobile saves of format 2 only.
    attr_reader :guard_ip_rel

    ##
    # The next instruction, counted from the start of the script space:
    # `len_globals` to `main_script_size` - 1.
    attr_reader :ip_rel

    ##
    # Return addresses counted in the same way; 0 for none.
    attr_reader :stack_rel

    ##
    # Form of `stack_rel` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_stack_rel

    ##
    # Whether a phone or the Definitive Edition wrote the save.
    attr_reader :is_mobile

    ##
    # Whether a mission part begins with a number.
    attr_reader :has_mission_index

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded

    def to_s
      "thread " + slot.to_s
    end
  end

  ##
  # Block 1. What a script is, how far it has run, and what it left in the
  # world.
  class ScriptsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_mobile, has_mission_index, is_mission_save, is_guarded)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      @has_mission_index = has_mission_index
      @is_mission_save = is_mission_save
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_len_globals = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_len_globals, @_io, "/types/scripts_block/seq/0") if not @guard_len_globals == [222, 192].pack('C*')
      end
      @len_globals = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_globals, @_io, "/types/scripts_block/seq/1") if not @len_globals <= (_io.size - _io.pos)
      if is_guarded
        @guard_globals = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_globals, @_io, "/types/scripts_block/seq/2") if not @guard_globals == [222, 192].pack('C*')
      end
      @globals = []
      (len_globals / 4).times { |i|
        @globals << @_io.read_u4le
      }
      @script_brains = []
      (70).times { |i|
        @script_brains << ScriptBrain.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_on_mission_flag_offset = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_on_mission_flag_offset, @_io, "/types/scripts_block/seq/5") if not @guard_on_mission_flag_offset == [222, 192].pack('C*')
      end
      @on_mission_flag_offset = @_io.read_s4le
      if is_guarded
        @guard_last_mission_passed_time = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_last_mission_passed_time, @_io, "/types/scripts_block/seq/7") if not @guard_last_mission_passed_time == [222, 192].pack('C*')
      end
      @last_mission_passed_time = @_io.read_u4le
      @building_swaps = []
      (25).times { |i|
        @building_swaps << BuildingSwap.new(@_io, self, @_root, is_guarded)
      }
      @invisible_objects = []
      (20).times { |i|
        @invisible_objects << InvisibleObject.new(@_io, self, @_root, is_guarded)
      }
      if is_plain
        @blocked_vehicle_models = []
        (20).times { |i|
          @blocked_vehicle_models << @_io.read_s4le
        }
      end
      if is_guarded
        @guarded_blocked_vehicle_models = []
        (20).times { |i|
          @guarded_blocked_vehicle_models << GuardedS4.new(@_io, self, @_root)
        }
      end
      @lod_pairs = []
      (10).times { |i|
        @lod_pairs << LodPair.new(@_io, self, @_root, is_guarded)
      }
      @attached_anim_groups = []
      (8).times { |i|
        @attached_anim_groups << AnimGroup.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_using_multi_script_file = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_using_multi_script_file, @_io, "/types/scripts_block/seq/15") if not @guard_using_multi_script_file == [222, 192].pack('C*')
      end
      @using_multi_script_file = @_io.read_u1
      if is_guarded
        @guard_met_debbie_harry = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_met_debbie_harry, @_io, "/types/scripts_block/seq/17") if not @guard_met_debbie_harry == [222, 192].pack('C*')
      end
      @met_debbie_harry = @_io.read_u1
      if is_guarded
        @guard_main_script_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_main_script_size, @_io, "/types/scripts_block/seq/19") if not @guard_main_script_size == [222, 192].pack('C*')
      end
      @main_script_size = @_io.read_u4le
      if is_guarded
        @guard_largest_mission_size = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_largest_mission_size, @_io, "/types/scripts_block/seq/21") if not @guard_largest_mission_size == [222, 192].pack('C*')
      end
      @largest_mission_size = @_io.read_u4le
      if is_guarded
        @guard_mission_count = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_mission_count, @_io, "/types/scripts_block/seq/23") if not @guard_mission_count == [222, 192].pack('C*')
      end
      @mission_count = @_io.read_u2le
      if is_guarded
        @guard_exclusive_mission_count = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_exclusive_mission_count, @_io, "/types/scripts_block/seq/25") if not @guard_exclusive_mission_count == [222, 192].pack('C*')
      end
      @exclusive_mission_count = @_io.read_u2le
      if is_guarded
        @guard_largest_mission_locals = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_largest_mission_locals, @_io, "/types/scripts_block/seq/27") if not @guard_largest_mission_locals == [222, 192].pack('C*')
      end
      @largest_mission_locals = @_io.read_u4le
      if is_guarded
        @guard_num_threads = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_threads, @_io, "/types/scripts_block/seq/29") if not @guard_num_threads == [222, 192].pack('C*')
      end
      @num_threads = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 262), @num_threads, @_io, "/types/scripts_block/seq/30") if not @num_threads <= ((_io.size - _io.pos) / 262)
      if is_guarded
        @guard_save_kind = @_io.read_bytes(4)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192, 222, 192].pack('C*'), @guard_save_kind, @_io, "/types/scripts_block/seq/31") if not @guard_save_kind == [222, 192, 222, 192].pack('C*')
      end
      if is_mobile_game
        @save_kind = @_io.read_u4le
      end
      @threads = []
      (num_threads).times { |i|
        @threads << ScriptThread.new(@_io, self, @_root, is_mobile, has_mission_index, is_guarded)
      }
      if is_guarded
        @guard_num_resources = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_resources, @_io, "/types/scripts_block/seq/34") if not @guard_num_resources == [222, 192].pack('C*')
      end
      if is_mobile_game
        @num_resources = @_io.read_u2le
      end
      if is_mobile_game
        @resources = []
        (num_resources).times { |i|
          @resources << ScriptResource.new(@_io, self, @_root)
        }
      end
      if is_guarded
        @guard_unknown_end = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_unknown_end, @_io, "/types/scripts_block/seq/37") if not @guard_unknown_end == [222, 192].pack('C*')
      end
      if is_mobile_game
        @unknown_end = @_io.read_u4le
      end
      if is_during_mission
        @mission_name = @_io.read_bytes(8)
      end
      if is_during_mission
        @mission_end = @_io.read_u4le
      end
      self
    end

    ##
    # Whether the mission that runs is named.
    def is_during_mission
      return @is_during_mission unless @is_during_mission.nil?
      @is_during_mission = is_mission_save
      @is_during_mission
    end

    ##
    # Whether parts of phones and of the Definitive Edition are there.
    def is_mobile_game
      return @is_mobile_game unless @is_mobile_game.nil?
      @is_mobile_game = is_mobile
      @is_mobile_game
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Meaning of `main_script_size`.
    def main_script_size_name
      return @main_script_size_name unless @main_script_size_name.nil?
      @main_script_size_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::SCRIPT_VERSION, main_script_size)
      @main_script_size_name
    end

    ##
    # Guard before `len_globals`, in mobile saves of format 2 only.
    attr_reader :guard_len_globals

    ##
    # Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
    # Android, 49,492 in the Definitive Edition.
    attr_reader :len_globals

    ##
    # Guard before `globals`, in mobile saves of format 2 only.
    attr_reader :guard_globals

    ##
    # Variables of all scripts, four bytes each, with integers, floats or
    # parts of texts: variable 801 is number 801. The first eight bytes are
    # none: they are the jump with which the script begins, bytes 02 00 01,
    # then `len_globals` in four bytes.
    attr_reader :globals

    ##
    # Scripts that start near people and objects; 62 of 70 places are used
    # in most files.
    attr_reader :script_brains

    ##
    # Guard before `on_mission_flag_offset`, in mobile saves of format 2 only.
    attr_reader :guard_on_mission_flag_offset

    ##
    # Byte of the variables that stores whether a mission runs, a multiple
    # of 4: 1636 on the PC (opcode 0180).
    attr_reader :on_mission_flag_offset

    ##
    # Guard before `last_mission_passed_time`, in mobile saves of format 2 only.
    attr_reader :guard_last_mission_passed_time

    ##
    # Time at which the last mission was passed (opcodes 0318, 0595);
    # 4,294,967,295 for never.
    attr_reader :last_mission_passed_time

    ##
    # Buildings that are shown with another model (opcode 03B6); used ones
    # come first.
    attr_reader :building_swaps

    ##
    # Things that scripts hid (opcode 0363).
    attr_reader :invisible_objects

    ##
    # Vehicles that do not appear (opcode 03C5); -1 for none.
    attr_reader :blocked_vehicle_models

    ##
    # Form of `blocked_vehicle_models` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_blocked_vehicle_models

    ##
    # Objects with a distant model of their own (opcode 0827)
    attr_reader :lod_pairs

    ##
    # Animations that belong to models (opcode 08E8). The original game
    # has `DEALER` for the models 28, 29, 30 and 254.
    attr_reader :attached_anim_groups

    ##
    # Guard before `using_multi_script_file`, in mobile saves of format 2 only.
    attr_reader :guard_using_multi_script_file

    ##
    # Whether missions are stored in the main script's file; 1.
    attr_reader :using_multi_script_file

    ##
    # Guard before `met_debbie_harry`, in mobile saves of format 2 only.
    attr_reader :guard_met_debbie_harry

    ##
    # Unused; 0.
    attr_reader :met_debbie_harry

    ##
    # Guard before `main_script_size`, in mobile saves of format 2 only.
    attr_reader :guard_main_script_size

    ##
    # Bytes of the main script, which identify its version: 194,146 is v1,
    # 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
    attr_reader :main_script_size

    ##
    # Guard before `largest_mission_size`, in mobile saves of format 2 only.
    attr_reader :guard_largest_mission_size

    ##
    # Bytes of the largest mission; 68,439 in v1 and v2.
    attr_reader :largest_mission_size

    ##
    # Guard before `mission_count`, in mobile saves of format 2 only.
    attr_reader :guard_mission_count

    ##
    # Missions of the script; 135 in v1 and v2.
    attr_reader :mission_count

    ##
    # Guard before `exclusive_mission_count`, in mobile saves of format 2 only.
    attr_reader :guard_exclusive_mission_count

    ##
    # Missions that exclude all others; 0.
    attr_reader :exclusive_mission_count

    ##
    # Guard before `largest_mission_locals`, in mobile saves of format 2 only.
    attr_reader :guard_largest_mission_locals

    ##
    # Variables of the mission with most of them; 964 in v1 and v2.
    attr_reader :largest_mission_locals

    ##
    # Guard before `num_threads`, in mobile saves of format 2 only.
    attr_reader :guard_num_threads

    ##
    # Threads that follow, 96 at most.
    attr_reader :num_threads

    ##
    # Two guards before `save_kind`, in mobile saves of format 2 only.
    attr_reader :guard_save_kind

    ##
    # Unknown; 2 to 6, 0 in the mission save of Android. It does not show
    # how the game was saved.
    attr_reader :save_kind

    ##
    # Running scripts, `main` first.
    attr_reader :threads

    ##
    # Guard before `num_resources`, in mobile saves of format 2 only.
    attr_reader :guard_num_resources

    ##
    # Models that follow.
    attr_reader :num_resources

    ##
    # Models that threads have loaded.
    attr_reader :resources

    ##
    # Guard before `unknown_end`, in mobile saves of format 2 only.
    attr_reader :guard_unknown_end

    ##
    # Last number of the block, always 0.
    attr_reader :unknown_end

    ##
    # Mission that runs, such as `SYN2`; empty in the Definitive Edition.
    attr_reader :mission_name

    ##
    # Unknown; 1.
    attr_reader :mission_end

    ##
    # Whether a phone or the Definitive Edition wrote the save.
    attr_reader :is_mobile

    ##
    # Whether the script of a mission begins with the number of the mission.
    attr_reader :has_mission_index

    ##
    # Whether the game was saved during a mission.
    attr_reader :is_mission_save

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A place at which police appears when the player comes into a rectangle,
  # wanted and in the way that the type requires. Types of cars for a player
  # in a vehicle want him to move towards the place where they appear. Nothing
  # appears where the place is taken.
  class SetPiece < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @last_generation_time = @_io.read_s4le
      @x1 = @_io.read_s2le
      @y1 = @_io.read_s2le
      @x2 = @_io.read_s2le
      @y2 = @_io.read_s2le
      @spawn_1 = Spot.new(@_io, self, @_root)
      @spawn_2 = Spot.new(@_io, self, @_root)
      @target_1 = Spot.new(@_io, self, @_root)
      @target_2 = Spot.new(@_io, self, @_root)
      @piece_type = @_io.read_u1
      @gap_00d = @_io.read_bytes(3)
      self
    end

    ##
    # Meaning of `piece_type`.
    def piece_type_name
      return @piece_type_name unless @piece_type_name.nil?
      @piece_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::TRAP_KIND, piece_type)
      @piece_type_name
    end

    ##
    # Time at which the trap last sprang; 0 for never. The trap rests for 40
    # s after that.
    attr_reader :last_generation_time

    ##
    # Lowest x.
    attr_reader :x1

    ##
    # Lowest y.
    attr_reader :y1

    ##
    # Highest x.
    attr_reader :x2

    ##
    # Highest y.
    attr_reader :y2

    ##
    # Place at which the first car or policeman appears.
    attr_reader :spawn_1

    ##
    # Place at which the second car or policeman appears.
    attr_reader :spawn_2

    ##
    # Place that the first car or policeman heads for, without being bound
    # to it.
    attr_reader :target_1

    ##
    # Place that the second car or policeman heads for.
    attr_reader :target_2

    ##
    # Cars or policemen that appear, and the players for whom they appear.
    attr_reader :piece_type

    ##
    # Nothing; 0.
    attr_reader :gap_00d
  end

  ##
  # Block 17. Places at which police lies in wait (opcode 04F8).
  class SetPiecesBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_used_count = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_used_count, @_io, "/types/set_pieces_block/seq/0") if not @guard_used_count == [222, 192].pack('C*')
      end
      @used_count = @_io.read_u4le
      if is_guarded
        @guard_pieces = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_pieces, @_io, "/types/set_pieces_block/seq/2") if not @guard_pieces == [222, 192].pack('C*')
      end
      @pieces = []
      (210).times { |i|
        @pieces << SetPiece.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Guard before `used_count`, in mobile saves of format 2 only.
    attr_reader :guard_used_count

    ##
    # Places in use, 209; all 210 are stored.
    attr_reader :used_count

    ##
    # Guard before `pieces`, in mobile saves of format 2 only.
    attr_reader :guard_pieces

    ##
    # Places at which police appears.
    attr_reader :pieces

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 22.
  class ShoppingBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_modifiers = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_modifiers, @_io, "/types/shopping_block/seq/0") if not @guard_num_modifiers == [222, 192].pack('C*')
      end
      @num_modifiers = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 8), @num_modifiers, @_io, "/types/shopping_block/seq/1") if not @num_modifiers <= ((_io.size - _io.pos) / 8)
      @modifiers = []
      (num_modifiers).times { |i|
        @modifiers << ChangedPrice.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_num_items = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_items, @_io, "/types/shopping_block/seq/3") if not @guard_num_items == [222, 192].pack('C*')
      end
      @num_items = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @num_items, @_io, "/types/shopping_block/seq/4") if not @num_items <= (_io.size - _io.pos)
      if is_guarded
        @guard_items = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_items, @_io, "/types/shopping_block/seq/5") if not @guard_items == [222, 192].pack('C*')
      end
      @items = []
      (num_items).times { |i|
        @items << @_io.read_u1
      }
      self
    end

    ##
    # Guard before `num_modifiers`, in mobile saves of format 2 only.
    attr_reader :guard_num_modifiers

    ##
    # Prices that follow; 0 to 4.
    attr_reader :num_modifiers

    ##
    # Items with a changed price.
    attr_reader :modifiers

    ##
    # Guard before `num_items`, in mobile saves of format 2 only.
    attr_reader :guard_num_items

    ##
    # Goods that follow; 544.
    attr_reader :num_items

    ##
    # Guard before `items`, in mobile saves of format 2 only.
    attr_reader :guard_items

    ##
    # Whether it was bought, in the order of the prices in shopping.dat.
    attr_reader :items

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 0, 312 bytes on the PC and 428 on Android.
  class SimpleVariablesBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_mobile)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      _read
    end

    def _read
      @version_id = @_io.read_u4le
      @save_name = @_io.read_bytes(len_save_name)
      @mission_pack_game = @_io.read_u1
      @gap_069 = @_io.read_bytes(3)
      @current_level = @_io.read_s4le
      @camera_pos = Vec3.new(@_io, self, @_root)
      @ms_per_game_minute = @_io.read_u4le
      @last_clock_tick = @_io.read_u4le
      @game_month = @_io.read_u1
      @game_day = @_io.read_u1
      @game_hour = @_io.read_u1
      @game_minute = @_io.read_u1
      @game_weekday = @_io.read_u1
      @stored_month = @_io.read_u1
      @stored_day = @_io.read_u1
      @stored_hour = @_io.read_u1
      @stored_minute = @_io.read_u1
      @clock_has_been_stored = @_io.read_u1
      @pad_mode = @_io.read_s2le
      @has_cheated = @_io.read_u1
      @gap_091 = @_io.read_bytes(3)
      @global_timer = @_io.read_u4le
      @time_scale = @_io.read_f4le
      @time_step = @_io.read_f4le
      @time_step_non_clipped = @_io.read_f4le
      @frame_counter = @_io.read_u4le
      @old_weather = @_io.read_s2le
      @new_weather = @_io.read_s2le
      @forced_weather = @_io.read_s2le
      @gap_0ae = @_io.read_bytes(2)
      @weather_interpolation = @_io.read_f4le
      @weather_type_in_list = @_io.read_u4le
      @rain = @_io.read_f4le
      @car_zoom = @_io.read_u4le
      @ped_zoom = @_io.read_u4le
      @interior = @_io.read_s4le
      @invert_look = @_io.read_u1
      @gap_0c9 = @_io.read_bytes(3)
      @extra_colour = @_io.read_s4le
      @extra_colour_on = @_io.read_u1
      @gap_0d1 = @_io.read_bytes(3)
      @extra_colour_interpolation = @_io.read_f4le
      @extra_colour_weather = @_io.read_s4le
      @water_configuration = @_io.read_u4le
      @la_riots = @_io.read_u1
      @la_riots_no_police_cars = @_io.read_u1
      @gap_0e2 = @_io.read_bytes(2)
      @max_wanted_level = @_io.read_u4le
      @max_chaos = @_io.read_u4le
      @french_game = @_io.read_u1
      @german_game = @_io.read_u1
      @nasty_game = @_io.read_u1
      @gap_0ef = @_io.read_bytes(45)
      @cinematic_camera_help_left = @_io.read_u1
      if is_mobile_game
        @motion_blur = @_io.read_u1
      end
      if is_mobile_game
        @volumes = []
        (2).times { |i|
          @volumes << @_io.read_u1
        }
      end
      if is_mobile_game
        @unknown_388 = @_io.read_u1
      end
      if is_mobile_game
        @menu_radio = @_io.read_u1
      end
      if is_mobile_game
        @unknown_390 = []
        (3).times { |i|
          @unknown_390 << @_io.read_u1
        }
      end
      if is_mobile_game
        @gap_189 = @_io.read_bytes(11)
      end
      if is_mobile_game
        @unknown_404 = @_io.read_u1
      end
      if is_mobile_game
        @gap_195 = @_io.read_bytes(7)
      end
      if is_mobile_game
        @unknown_412 = []
        (3).times { |i|
          @unknown_412 << @_io.read_u1
        }
      end
      if is_mobile_game
        @gap_19f = @_io.read_bytes(1)
      end
      if is_pc
        @gap_11d = @_io.read_bytes(1)
      end
      if is_pc
        @system_time = []
        (8).times { |i|
          @system_time << @_io.read_u2le
        }
      end
      if is_pc
        @gap_12e = @_io.read_bytes(2)
      end
      @target_blip = @_io.read_u4le
      @steal_vehicle_help_shown = @_io.read_u1
      @taxis_have_nitro = @_io.read_u1
      @prostitutes_pay_you = @_io.read_u1
      @gap_137 = @_io.read_bytes(1)
      if is_mobile_game
        @unknown_424 = @_io.read_u4le
      end
      self
    end

    ##
    # Meaning of `current_level`.
    def current_level_name
      return @current_level_name unless @current_level_name.nil?
      @current_level_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::TOWN, current_level)
      @current_level_name
    end

    ##
    # Meaning of `extra_colour_weather`.
    def extra_colour_weather_name
      return @extra_colour_weather_name unless @extra_colour_weather_name.nil?
      @extra_colour_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEATHER, extra_colour_weather)
      @extra_colour_weather_name
    end

    ##
    # Meaning of `forced_weather`.
    def forced_weather_name
      return @forced_weather_name unless @forced_weather_name.nil?
      @forced_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEATHER, forced_weather)
      @forced_weather_name
    end

    ##
    # Meaning of `interior`.
    def interior_name
      return @interior_name unless @interior_name.nil?
      @interior_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::INTERIOR_AREA, interior)
      @interior_name
    end

    ##
    # Whether the settings of phones follow.
    def is_mobile_game
      return @is_mobile_game unless @is_mobile_game.nil?
      @is_mobile_game = is_mobile
      @is_mobile_game
    end

    ##
    # Whether the settings of the PC follow.
    def is_pc
      return @is_pc unless @is_pc.nil?
      @is_pc = !(is_mobile)
      @is_pc
    end

    ##
    # Bytes of `save_name`.
    def len_save_name
      return @len_save_name unless @len_save_name.nil?
      @len_save_name = (is_mobile ? 200 : 100)
      @len_save_name
    end

    ##
    # Meaning of `new_weather`.
    def new_weather_name
      return @new_weather_name unless @new_weather_name.nil?
      @new_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEATHER, new_weather)
      @new_weather_name
    end

    ##
    # Meaning of `old_weather`.
    def old_weather_name
      return @old_weather_name unless @old_weather_name.nil?
      @old_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEATHER, old_weather)
      @old_weather_name
    end

    ##
    # CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
    # that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
    # (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
    # 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
    # 0xF2E813F3 Definitive Edition. PC 1.00 refuses a file with another id
    # than its own. It does not say which script the game ran.
    attr_reader :version_id

    ##
    # Name in the menu. On the PC letters of the game's font, most of them
    # as in ASCII; on phones the key of the last mission's text, in UTF-16.
    # Ends with a zero among the first 24 letters; the game makes it again at
    # every save.
    attr_reader :save_name

    ##
    # Whether a mission pack is played; 0 in all measured files.
    attr_reader :mission_pack_game

    ##
    # Old memory; no meaning.
    attr_reader :gap_069

    ##
    # Town, by its number. 0 in most files; not tied to that of the zones.
    attr_reader :current_level

    ##
    # Place of the camera; within 10.1 m of the player.
    attr_reader :camera_pos

    ##
    # Length of a minute of the game; 1000.
    attr_reader :ms_per_game_minute

    ##
    # Time at which the clock last went on; equals `global_timer` in a file
    # of the PC.
    attr_reader :last_clock_tick

    ##
    # Month, 1 to 12.
    attr_reader :game_month

    ##
    # Day of the month, 1 to 31.
    attr_reader :game_day

    ##
    # Hour, 0 to 23.
    attr_reader :game_hour

    ##
    # Minute, 0 to 59.
    attr_reader :game_minute

    ##
    # Day of the week, 1 to 7.
    attr_reader :game_weekday

    ##
    # Month of the clock that opcode 0253 put aside.
    attr_reader :stored_month

    ##
    # Day of the clock that was put aside.
    attr_reader :stored_day

    ##
    # Hour of the clock that was put aside.
    attr_reader :stored_hour

    ##
    # Minute of the clock that was put aside.
    attr_reader :stored_minute

    ##
    # Whether a clock was put aside.
    attr_reader :clock_has_been_stored

    ##
    # Layout of the controller; 0.
    attr_reader :pad_mode

    ##
    # Whether the player has cheated; in agreement with statistic 137.
    attr_reader :has_cheated

    ##
    # Old memory; no meaning.
    attr_reader :gap_091

    ##
    # Time played, which all other times refer to; 253,805 to 285,665,273.
    attr_reader :global_timer

    ##
    # Speed of the game, 1.0.
    attr_reader :time_scale

    ##
    # Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
    # 0.00001 in files of the PC.
    attr_reader :time_step

    ##
    # Length of the last step before it was limited, in units of 20 ms; 0 in
    # files of the PC.
    attr_reader :time_step_non_clipped

    ##
    # Frames drawn, 7,289 to 12,250,323.
    attr_reader :frame_counter

    ##
    # Weather that goes.
    attr_reader :old_weather

    ##
    # Weather that comes.
    attr_reader :new_weather

    ##
    # Weather that a script holds; -1 for none.
    attr_reader :forced_weather

    ##
    # Old memory; no meaning.
    attr_reader :gap_0ae

    ##
    # Progress of the change of weather, 0 to 1.
    attr_reader :weather_interpolation

    ##
    # Place in the list of weathers, 0 to 63.
    attr_reader :weather_type_in_list

    ##
    # Strength of the rain, 0 to 1.
    attr_reader :rain

    ##
    # Camera of vehicles (opcode 09AD), 1 to 3.
    attr_reader :car_zoom

    ##
    # Camera on foot, 1 to 3.
    attr_reader :ped_zoom

    ##
    # Area code, 0 to 18; 0 is outside. The player carries the same.
    attr_reader :interior

    ##
    # Whether looking up and down is swapped.
    attr_reader :invert_look

    ##
    # Old memory; no meaning.
    attr_reader :gap_0c9

    ##
    # Tint of an interior, 0 to 11.
    attr_reader :extra_colour

    ##
    # Whether the tint is on: exactly when `extra_colour_interpolation` is
    # 1.
    attr_reader :extra_colour_on

    ##
    # Old memory; no meaning.
    attr_reader :gap_0d1

    ##
    # Strength of the tint, 0 or 1.
    attr_reader :extra_colour_interpolation

    ##
    # Weather of the tint: 0, 21 or 22.
    attr_reader :extra_colour_weather

    ##
    # Water of the map; 0.
    attr_reader :water_configuration

    ##
    # Whether Los Santos riots (opcode 06C8)
    attr_reader :la_riots

    ##
    # Whether the riots have no police cars.
    attr_reader :la_riots_no_police_cars

    ##
    # Old memory; no meaning.
    attr_reader :gap_0e2

    ##
    # Most stars that police gives (opcode 01F0), 0 to 6.
    attr_reader :max_wanted_level

    ##
    # Highest chaos, which belongs to the highest number of stars: 0, 115,
    # 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
    attr_reader :max_chaos

    ##
    # Set in copies censored for France. gta-save-data exchanges this byte
    # with `german_game`.
    attr_reader :french_game

    ##
    # Set in copies censored for Germany (opcode 040C), independent of the
    # language. gta-save-data exchanges this byte with `french_game`.
    attr_reader :german_game

    ##
    # Whether blood is shown and victims drop money; follows the language.
    attr_reader :nasty_game

    ##
    # Old memory; no meaning.
    attr_reader :gap_0ef

    ##
    # How often the help for the cinematic camera is still shown; 2 at the
    # start.
    attr_reader :cinematic_camera_help_left

    ##
    # Whether the picture blurs at speed; 1.
    attr_reader :motion_blur

    ##
    # Probably the volume of sound and music; 64.
    attr_reader :volumes

    ##
    # Unknown; 1 in all measured files.
    attr_reader :unknown_388

    ##
    # Probably the station of the menu, 1 to 12.
    attr_reader :menu_radio

    ##
    # Unknown; 1, then 0, 2 or 4, then 0.
    attr_reader :unknown_390

    ##
    # Old memory; no meaning.
    attr_reader :gap_189

    ##
    # Unknown; 1 in all measured files.
    attr_reader :unknown_404

    ##
    # Old memory; no meaning.
    attr_reader :gap_195

    ##
    # Unknown; 1 in all measured files.
    attr_reader :unknown_412

    ##
    # Old memory; no meaning.
    attr_reader :gap_19f

    ##
    # Old memory; no meaning.
    attr_reader :gap_11d

    ##
    # Clock of the computer: year, month, weekday from Sunday on, day, hour,
    # minute, second, millisecond.
    attr_reader :system_time

    ##
    # Old memory; no meaning.
    attr_reader :gap_12e

    ##
    # Waypoint of the player as a handle: slot of the blip + 65,536 times
    # its counter; 0 for none.
    attr_reader :target_blip

    ##
    # Whether the help for stealing vehicles was shown.
    attr_reader :steal_vehicle_help_shown

    ##
    # Whether taxis have nitro (opcode 0572)
    attr_reader :taxis_have_nitro

    ##
    # Whether prostitutes pay the player (opcode 0A3D)
    attr_reader :prostitutes_pay_you

    ##
    # Nothing; 0 on the PC.
    attr_reader :gap_137

    ##
    # Last number of the block, of unknown use; 0.
    attr_reader :unknown_424

    ##
    # Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.
    attr_reader :is_mobile
  end

  ##
  # Name of a model that scripts choose.
  class SpecialModel < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_model_name = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_model_name, @_io, "/types/special_model/seq/0") if not @len_model_name <= (_io.size - _io.pos)
      @model_name = @_io.read_bytes(len_model_name)
      self
    end

    ##
    # Bytes of the name.
    attr_reader :len_model_name

    ##
    # Name with a zero after it, such as `ryder2`.
    attr_reader :model_name
  end

  ##
  # A place on the ground.
  class Spot < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_s2le
      @y = @_io.read_s2le
      self
    end

    ##
    # Towards the east.
    attr_reader :x

    ##
    # Towards the north.
    attr_reader :y
  end

  ##
  # What a station has played.
  class StationHistory < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @recent_tracks = []
      (20).times { |i|
        @recent_tracks << @_io.read_s1
      }
      @recent_idents = []
      (8).times { |i|
        @recent_idents << @_io.read_s4le
      }
      @recent_adverts = []
      (40).times { |i|
        @recent_adverts << @_io.read_s4le
      }
      @recent_dj = []
      (15).times { |i|
        @recent_dj << @_io.read_s4le
      }
      self
    end

    ##
    # Songs; -1 for none.
    attr_reader :recent_tracks

    ##
    # Jingles; -1 for none.
    attr_reader :recent_idents

    ##
    # Advertisements; -1 for none.
    attr_reader :recent_adverts

    ##
    # Talk; -1 for none.
    attr_reader :recent_dj
  end

  ##
  # Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
  # others do not exist.
  class StatisticsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_definitive, is_guarded)
      super(_io, _parent, _root)
      @is_definitive = is_definitive
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_float_stats = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_float_stats, @_io, "/types/statistics_block/seq/0") if not @guard_float_stats == [222, 192].pack('C*')
      end
      @float_stats = []
      (82).times { |i|
        @float_stats << @_io.read_f4le
      }
      if is_guarded
        @guard_int_stats = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_int_stats, @_io, "/types/statistics_block/seq/2") if not @guard_int_stats == [222, 192].pack('C*')
      end
      @int_stats = []
      (num_int_stats).times { |i|
        @int_stats << @_io.read_s4le
      }
      if is_guarded
        @guard_peds_killed = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_peds_killed, @_io, "/types/statistics_block/seq/4") if not @guard_peds_killed == [222, 192].pack('C*')
      end
      @peds_killed = []
      (32).times { |i|
        @peds_killed << @_io.read_s4le
      }
      if is_guarded
        @guard_last_mission_passed = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_last_mission_passed, @_io, "/types/statistics_block/seq/6") if not @guard_last_mission_passed == [222, 192].pack('C*')
      end
      @last_mission_passed = @_io.read_bytes(8)
      if is_guarded
        @guard_radio_listen_time = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_radio_listen_time, @_io, "/types/statistics_block/seq/8") if not @guard_radio_listen_time == [222, 192].pack('C*')
      end
      @radio_listen_time = []
      (14).times { |i|
        @radio_listen_time << @_io.read_s4le
      }
      if is_guarded
        @guard_mission_attempts = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_mission_attempts, @_io, "/types/statistics_block/seq/10") if not @guard_mission_attempts == [222, 192].pack('C*')
      end
      @mission_attempts = []
      (100).times { |i|
        @mission_attempts << @_io.read_s4le
      }
      if is_plain
        @stat_message_shown = []
        (128).times { |i|
          @stat_message_shown << @_io.read_u1
        }
      end
      if is_guarded
        @guarded_stat_message_shown = []
        (128).times { |i|
          @guarded_stat_message_shown << GuardedFlag.new(@_io, self, @_root)
        }
      end
      if is_definitive_edition
        @statistics_end = @_io.read_u4le
      end
      self
    end

    ##
    # Whether four more bytes follow.
    def is_definitive_edition
      return @is_definitive_edition unless @is_definitive_edition.nil?
      @is_definitive_edition = is_definitive
      @is_definitive_edition
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Whole numbers; the last one of the Definitive Edition is statistic
    # 343.
    def num_int_stats
      return @num_int_stats unless @num_int_stats.nil?
      @num_int_stats = (is_definitive ? 224 : 223)
      @num_int_stats
    end

    ##
    # Guard before `float_stats`, in mobile saves of format 2 only.
    attr_reader :guard_float_stats

    ##
    # Statistics 0 to 81.
    attr_reader :float_stats

    ##
    # Guard before `int_stats`, in mobile saves of format 2 only.
    attr_reader :guard_int_stats

    ##
    # Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
    # by the names that scripts give them.
    attr_reader :int_stats

    ##
    # Guard before `peds_killed`, in mobile saves of format 2 only.
    attr_reader :guard_peds_killed

    ##
    # People killed, by kind.
    attr_reader :peds_killed

    ##
    # Guard before `last_mission_passed`, in mobile saves of format 2 only.
    attr_reader :guard_last_mission_passed

    ##
    # Key of the last mission's text, filled with zeros.
    attr_reader :last_mission_passed

    ##
    # Guard before `radio_listen_time`, in mobile saves of format 2 only.
    attr_reader :guard_radio_listen_time

    ##
    # Time for which each station was heard.
    attr_reader :radio_listen_time

    ##
    # Guard before `mission_attempts`, in mobile saves of format 2 only.
    attr_reader :guard_mission_attempts

    ##
    # 0 in all measured files.
    attr_reader :mission_attempts

    ##
    # Whether the message of a line of statdisp.dat was shown.
    attr_reader :stat_message_shown

    ##
    # Form of `stat_message_shown` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_stat_message_shown

    ##
    # Bytes of unknown use at the end of the block.
    attr_reader :statistics_end

    ##
    # Whether the Definitive Edition wrote the save, which has one more statistic.
    attr_reader :is_definitive

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A car that is kept; the place is free where the model is 0, and holds old
  # bytes then.
  class StoredCar < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/stored_car/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @position = Vec3.new(@_io, self, @_root)
      @handling_flags = HandlingBits.new(@_io, self, @_root)
      @car_flags = CarBits.new(@_io, self, @_root)
      @gap_00c = @_io.read_bytes(1)
      @model = @_io.read_u2le
      @mods = []
      (15).times { |i|
        @mods << @_io.read_s2le
      }
      @colours = []
      (4).times { |i|
        @colours << @_io.read_u1
      }
      @radio = @_io.read_u1
      @components = []
      (2).times { |i|
        @components << @_io.read_u1
      }
      @bomb = @_io.read_u1
      @paintjob = @_io.read_u1
      @nitro = @_io.read_u1
      @forward = Direction100.new(@_io, self, @_root)
      @gap_037 = @_io.read_bytes(1)
      self
    end

    ##
    # Meaning of `bomb`.
    def bomb_name
      return @bomb_name unless @bomb_name.nil?
      @bomb_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::CAR_BOMB, bomb)
      @bomb_name
    end

    ##
    # Meaning of `model`.
    def model_name
      return @model_name unless @model_name.nil?
      @model_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::VEHICLE, model)
      @model_name
    end

    ##
    # Meaning of `radio`.
    def radio_name
      return @radio_name unless @radio_name.nil?
      @radio_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::STATION, radio)
      @radio_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Place of the parked car in the world.
    attr_reader :position

    ##
    # Handling of the model, and tuning.
    attr_reader :handling_flags

    ##
    # Kinds of harm that the car is proof against, and what is built in.
    attr_reader :car_flags

    ##
    # Nothing; 0.
    attr_reader :gap_00c

    ##
    # Model, 400 to 611; 0 where the place is free.
    attr_reader :model

    ##
    # Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
    # the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
    # on both sides are stored once.
    attr_reader :mods

    ##
    # Colours by their number in the palette.
    attr_reader :colours

    ##
    # Station that is on, 1 to 13; 0 where the vehicle has no radio.
    attr_reader :radio

    ##
    # Extras of the model, 0 to 4; 255 for none.
    attr_reader :components

    ##
    # Bomb in the car; 0 in all 8,252 cars that were measured but five of
    # one edited save.
    attr_reader :bomb

    ##
    # Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
    # `vehicle`); 255 for none.
    attr_reader :paintjob

    ##
    # Charges of nitro: 0 to 10, or 101.
    attr_reader :nitro

    ##
    # Direction of the front of the parked car.
    attr_reader :forward

    ##
    # Nothing; 0.
    attr_reader :gap_037

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded

    def to_s
      "model " + model.to_s
    end
  end

  ##
  # Block 18.
  class StreamingBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_plain
        @slots = []
        (26316).times { |i|
          @slots << @_io.read_u1
        }
      end
      if is_guarded
        @guarded_slots = []
        (26316).times { |i|
          @guarded_slots << GuardedU1.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Loading state of each model (from 0), texture (20,000), collision
    # (25,000), part of the map (25,255), path file (25,511), animation
    # (25,575), recording (25,755), script (26,230). 255 is not loaded; else
    # bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
    # scene. 1 is "do not remove", left over from GTA III and Vice City, by
    # the names of their engine. 128 is in no public list.
    attr_reader :slots

    ##
    # Form of `slots` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_slots

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A unique jump.
  class StuntJump < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/stunt_jump/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @start_min = Vec3.new(@_io, self, @_root)
      @start_max = Vec3.new(@_io, self, @_root)
      @land_min = Vec3.new(@_io, self, @_root)
      @land_max = Vec3.new(@_io, self, @_root)
      @camera = Vec3.new(@_io, self, @_root)
      @reward = @_io.read_s4le
      @done = @_io.read_u1
      @found = @_io.read_u1
      @gap_042 = @_io.read_bytes(2)
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Lowest corner of the box from which one jumps.
    attr_reader :start_min

    ##
    # Highest corner of the box from which a jump starts.
    attr_reader :start_max

    ##
    # Lowest corner of the box in which one lands.
    attr_reader :land_min

    ##
    # Highest corner of the box in which a jump must land.
    attr_reader :land_max

    ##
    # Place of the camera during the jump.
    attr_reader :camera

    ##
    # Dollars for the jump; 500.
    attr_reader :reward

    ##
    # Whether the player has landed the jump.
    attr_reader :done

    ##
    # Whether the player has tried the jump.
    attr_reader :found

    ##
    # Old memory; no meaning.
    attr_reader :gap_042

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 24.
  class StuntJumpsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_jumps = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_jumps, @_io, "/types/stunt_jumps_block/seq/0") if not @guard_num_jumps == [222, 192].pack('C*')
      end
      @num_jumps = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 68), @num_jumps, @_io, "/types/stunt_jumps_block/seq/1") if not @num_jumps <= ((_io.size - _io.pos) / 68)
      @jumps = []
      (num_jumps).times { |i|
        @jumps << StuntJump.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # Guard before `num_jumps`, in mobile saves of format 2 only.
    attr_reader :guard_num_jumps

    ##
    # Jumps that follow; 70.
    attr_reader :num_jumps

    ##
    # Jumps, in an order that turns by some places whenever a save is
    # loaded.
    attr_reader :jumps

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
  # add one for cars, on and off, 022A and 022B one for people, unless 64 are
  # stored. Each first drops the boxes that lie inside the new one, of
  # whichever kind; a fault there loses the last box and doubles another, so
  # that doubled boxes are normal. 091D (cars) and 091E (people) drop the
  # boxes inside theirs, give the nodes their original state back, and add
  # none.
  class SwitchedArea < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/switched_area/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @x_min = @_io.read_f4le
      @x_max = @_io.read_f4le
      @y_min = @_io.read_f4le
      @y_max = @_io.read_f4le
      @z_min = @_io.read_f4le
      @z_max = @_io.read_f4le
      @switched_off = @_io.read_u1
      @for_cars = @_io.read_u1
      @gap_01a = @_io.read_bytes(2)
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Lowest x.
    attr_reader :x_min

    ##
    # Highest x.
    attr_reader :x_max

    ##
    # Lowest y.
    attr_reader :y_min

    ##
    # Highest y.
    attr_reader :y_max

    ##
    # Lowest z.
    attr_reader :z_min

    ##
    # Highest z.
    attr_reader :z_max

    ##
    # Whether the nodes are off.
    attr_reader :switched_off

    ##
    # Whether the area switches nodes of cars; else those of people.
    attr_reader :for_cars

    ##
    # Nothing; 0.
    attr_reader :gap_01a

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 20.
  class TagsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_num_tags = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_tags, @_io, "/types/tags_block/seq/0") if not @guard_num_tags == [222, 192].pack('C*')
      end
      @num_tags = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @num_tags, @_io, "/types/tags_block/seq/1") if not @num_tags <= (_io.size - _io.pos)
      if is_plain
        @tags = []
        (num_tags).times { |i|
          @tags << @_io.read_u1
        }
      end
      if is_guarded
        @guarded_tags = []
        (num_tags + 0).times { |i|
          @guarded_tags << GuardedU1.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # Whether the numbers of lists are stored without guards.
    def is_plain
      return @is_plain unless @is_plain.nil?
      @is_plain = !(is_guarded)
      @is_plain
    end

    ##
    # Guard before `num_tags`, in mobile saves of format 2 only.
    attr_reader :guard_num_tags

    ##
    # Gang tags that follow; as many as the game has, because it does not
    # read this number.
    attr_reader :num_tags

    ##
    # Paint on each, 0 to 255; above 228 it is sprayed over.
    attr_reader :tags

    ##
    # Form of `tags` in mobile saves of format 2, with a guard before each number.
    attr_reader :guarded_tags

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A marker in the world; a slot that is not in use holds old places.
  class UserMarker < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/user_marker/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @in_use = @_io.read_u1
      @gap_001 = @_io.read_bytes(3)
      @position = Vec3.new(@_io, self, @_root)
      @red = @_io.read_u4le
      @green = @_io.read_u4le
      @blue = @_io.read_u4le
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Whether the marker is shown.
    attr_reader :in_use

    ##
    # Nothing; 0.
    attr_reader :gap_001

    ##
    # Place of the marker in the world.
    attr_reader :position

    ##
    # Red, 0 to 255.
    attr_reader :red

    ##
    # Green, 0 to 255.
    attr_reader :green

    ##
    # Blue, 0 to 255.
    attr_reader :blue

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 27 (opcode 0A40).
  class UserMarkersBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      @markers = []
      (5).times { |i|
        @markers << UserMarker.new(@_io, self, @_root, is_guarded)
      }
      self
    end

    ##
    # The five markers that scripts can set (opcode 0A40).
    attr_reader :markers

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # A direction on the ground.
  class Vec2 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_f4le
      @y = @_io.read_f4le
      self
    end

    ##
    # Towards the east.
    attr_reader :x

    ##
    # Towards the north.
    attr_reader :y
  end

  ##
  # A point or direction in the world.
  class Vec3 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @x = @_io.read_f4le
      @y = @_io.read_f4le
      @z = @_io.read_f4le
      self
    end

    ##
    # Towards the east.
    attr_reader :x

    ##
    # Towards the north.
    attr_reader :y

    ##
    # Up.
    attr_reader :z
  end

  ##
  # Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
  class VehicleDamage < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @wheel_effect = @_io.read_f4le
      @engine_status = @_io.read_u1
      @wheels = []
      (4).times { |i|
        @wheels << @_io.read_u1
      }
      @doors = []
      (6).times { |i|
        @doors << @_io.read_u1
      }
      @gap_00f = @_io.read_bytes(1)
      @lights = @_io.read_u4le
      @panels = @_io.read_u4le
      self
    end

    ##
    # Effect of a flat tyre on the driving; 0.5.
    attr_reader :wheel_effect

    ##
    # Damage of the engine, 0 to 250.
    attr_reader :engine_status

    ##
    # State of the wheels, 0 to 2; 0 is whole.
    attr_reader :wheels

    ##
    # State of bonnet, boot, and the doors left front, right front, left
    # rear, right rear, 0 to 4; 0 is whole.
    attr_reader :doors

    ##
    # Nothing; 0.
    attr_reader :gap_00f

    ##
    # State of the lights, two bits each; 0 is whole.
    attr_reader :lights

    ##
    # State of the panels, four bits each; 0 is whole.
    attr_reader :panels
  end

  ##
  # A weapon; all zero in an empty slot.
  class Weapon < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @weapon_type = @_io.read_u4le
      @state = @_io.read_u4le
      @clip = @_io.read_u4le
      @total_ammo = @_io.read_u4le
      @next_shot_time = @_io.read_u4le
      @first_person_selected = @_io.read_u1
      @dont_place_in_hand = @_io.read_u1
      @gap_016 = @_io.read_bytes(2)
      @fx_ptr = @_io.read_u4le
      self
    end

    ##
    # Meaning of `state`.
    def state_name
      return @state_name unless @state_name.nil?
      @state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_STATE, state)
      @state_name
    end

    ##
    # Meaning of `weapon_type`.
    def weapon_type_name
      return @weapon_type_name unless @weapon_type_name.nil?
      @weapon_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::WEAPON_KIND, weapon_type)
      @weapon_type_name
    end

    ##
    # Weapon; its slot decides which fit here.
    attr_reader :weapon_type

    ##
    # Whether the weapon is ready, fires, reloads or is empty.
    attr_reader :state

    ##
    # Shots left before the weapon must be loaded again.
    attr_reader :clip

    ##
    # Shots in all, above 25,000 without end.
    attr_reader :total_ammo

    ##
    # Time from which the weapon can shoot again.
    attr_reader :next_shot_time

    ##
    # Whether it was chosen for the view through it; 0.
    attr_reader :first_person_selected

    ##
    # Whether the weapon is hidden; 0.
    attr_reader :dont_place_in_hand

    ##
    # Old memory; no meaning.
    attr_reader :gap_016

    ##
    # Old address; 0.
    attr_reader :fx_ptr

    def to_s
      "weapon " + weapon_type.to_s + ": " + total_ammo.to_s
    end
  end

  ##
  # A box with a name.
  class Zone < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/zone/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @info_label = @_io.read_bytes(8)
      @text_key = @_io.read_bytes(8)
      @x1 = @_io.read_s2le
      @y1 = @_io.read_s2le
      @z1 = @_io.read_s2le
      @x2 = @_io.read_s2le
      @y2 = @_io.read_s2le
      @z2 = @_io.read_s2le
      @info_index = @_io.read_u2le
      @zone_type = @_io.read_u1
      @level = @_io.read_u1
      self
    end

    ##
    # Meaning of `level`.
    def level_name
      return @level_name unless @level_name.nil?
      @level_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::TOWN, level)
      @level_name
    end

    ##
    # Meaning of `zone_type`.
    def zone_type_name
      return @zone_type_name unless @zone_type_name.nil?
      @zone_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::ZONE_KIND, zone_type)
      @zone_type_name
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Name to scripts in capitals, filled with zeros.
    attr_reader :info_label

    ##
    # Name of the text that is shown, filled with zeros.
    attr_reader :text_key

    ##
    # Lowest x.
    attr_reader :x1

    ##
    # Lowest y.
    attr_reader :y1

    ##
    # Lowest z.
    attr_reader :z1

    ##
    # Highest x.
    attr_reader :x2

    ##
    # Highest y.
    attr_reader :y2

    ##
    # Highest z.
    attr_reader :z2

    ##
    # Info of the zone; 0 for towns.
    attr_reader :info_index

    ##
    # Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
    attr_reader :zone_type

    ##
    # Town.
    attr_reader :level

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Who lives in a zone.
  class ZoneInfo < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard, @_io, "/types/zone_info/seq/0") if not @guard == [222, 192].pack('C*')
      end
      @gang_density = []
      (10).times { |i|
        @gang_density << @_io.read_u1
      }
      @dealer_density = @_io.read_u1
      @colour = []
      (4).times { |i|
        @colour << @_io.read_u1
      }
      @population = PopulationBits.new(@_io, self, @_root)
      @races = RaceBits.new(@_io, self, @_root)
      self
    end

    ##
    # Guard of the record.
    attr_reader :guard

    ##
    # Density of each gang, 0 to 100 (opcode 076C).
    attr_reader :gang_density

    ##
    # Density of dealers (opcode 076A), 0 to 15.
    attr_reader :dealer_density

    ##
    # Red, green, blue and alpha on the map, which follow from the
    # densities.
    attr_reader :colour

    ##
    # Kind of people in the zone.
    attr_reader :population

    ##
    # Groups of people that live in the zone (opcode 0874).
    attr_reader :races

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Block 10. Zones have a box and a name; their inhabitants are stored in infos,
  # which several may share.
  class ZonesBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_guarded)
      super(_io, _parent, _root)
      @is_guarded = is_guarded
      _read
    end

    def _read
      if is_guarded
        @guard_current_level = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_current_level, @_io, "/types/zones_block/seq/0") if not @guard_current_level == [222, 192].pack('C*')
      end
      @current_level = @_io.read_u4le
      if is_guarded
        @guard_num_nav_zones = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_nav_zones, @_io, "/types/zones_block/seq/2") if not @guard_num_nav_zones == [222, 192].pack('C*')
      end
      @num_nav_zones = @_io.read_u2le
      if is_guarded
        @guard_num_zone_infos = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_zone_infos, @_io, "/types/zones_block/seq/4") if not @guard_num_zone_infos == [222, 192].pack('C*')
      end
      @num_zone_infos = @_io.read_u2le
      if is_guarded
        @guard_num_map_zones = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_num_map_zones, @_io, "/types/zones_block/seq/6") if not @guard_num_map_zones == [222, 192].pack('C*')
      end
      @num_map_zones = @_io.read_u2le
      @nav_zones = []
      (num_nav_zones).times { |i|
        @nav_zones << Zone.new(@_io, self, @_root, is_guarded)
      }
      @zone_infos = []
      (num_zone_infos).times { |i|
        @zone_infos << ZoneInfo.new(@_io, self, @_root, is_guarded)
      }
      @map_zones = []
      (num_map_zones).times { |i|
        @map_zones << Zone.new(@_io, self, @_root, is_guarded)
      }
      if is_guarded
        @guard_visited = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_visited, @_io, "/types/zones_block/seq/11") if not @guard_visited == [222, 192].pack('C*')
      end
      @visited = []
      (100).times { |i|
        @visited << @_io.read_u1
      }
      if is_guarded
        @guard_revealed_count = @_io.read_bytes(2)
        raise Kaitai::Struct::ValidationNotEqualError.new([222, 192].pack('C*'), @guard_revealed_count, @_io, "/types/zones_block/seq/13") if not @guard_revealed_count == [222, 192].pack('C*')
      end
      @revealed_count = @_io.read_u4le
      self
    end

    ##
    # Meaning of `current_level`.
    def current_level_name
      return @current_level_name unless @current_level_name.nil?
      @current_level_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveAndroid::TOWN, current_level)
      @current_level_name
    end

    ##
    # Guard before `current_level`, in mobile saves of format 2 only.
    attr_reader :guard_current_level

    ##
    # Town in which the player is, 0 to 3; not that of block 0.
    attr_reader :current_level

    ##
    # Guard before `num_nav_zones`, in mobile saves of format 2 only.
    attr_reader :guard_num_nav_zones

    ##
    # Zones with a name, 379.
    attr_reader :num_nav_zones

    ##
    # Guard before `num_zone_infos`, in mobile saves of format 2 only.
    attr_reader :guard_num_zone_infos

    ##
    # Infos, 378.
    attr_reader :num_zone_infos

    ##
    # Guard before `num_map_zones`, in mobile saves of format 2 only.
    attr_reader :guard_num_map_zones

    ##
    # Zones of towns, 7.
    attr_reader :num_map_zones

    ##
    # Zones with a name, the first being all of the map.
    attr_reader :nav_zones

    ##
    # Inhabitants of the zones.
    attr_reader :zone_infos

    ##
    # Towns.
    attr_reader :map_zones

    ##
    # Guard before `visited`, in mobile saves of format 2 only.
    attr_reader :guard_visited

    ##
    # Whether a part of the map is revealed, 0 or 1: ten columns from west
    # to east, ten parts from north to south in each.
    attr_reader :visited

    ##
    # Guard before `revealed_count`, in mobile saves of format 2 only.
    attr_reader :guard_revealed_count

    ##
    # Parts that are revealed.
    attr_reader :revealed_count

    ##
    # Whether a guard precedes each write.
    attr_reader :is_guarded
  end

  ##
  # Whether block 28 is stored.
  def has_post_effects
    return @has_post_effects unless @has_post_effects.nil?
    @has_post_effects = !(is_guarded)
    @has_post_effects
  end

  ##
  # Whether a guard precedes each write, as in format 2, whose saves have
  # 175 blips and no block 28.
  def is_guarded
    return @is_guarded unless @is_guarded.nil?
    @is_guarded = simple_variables.version_id == 4245982710
    @is_guarded
  end

  ##
  # Whether the game was saved during a mission.
  def is_mission_save
    return @is_mission_save unless @is_mission_save.nil?
    @is_mission_save =  ((!(is_guarded)) && (_io.size > 200000)) 
    @is_mission_save
  end

  ##
  # Which of two forms the objects of `pools` have; they differ in where the
  # last bytes are stored, and all objects of a file have the same.
  def is_object_variant_b
    return @is_object_variant_b unless @is_object_variant_b.nil?
    @is_object_variant_b = !(is_guarded)
    @is_object_variant_b
  end

  ##
  # Bytes of the first part of a mission's state.
  def len_mission_state
    return @len_mission_state unless @len_mission_state.nil?
    @len_mission_state = 0
    @len_mission_state
  end

  ##
  # Bytes of the second part of a mission's state.
  def len_mission_tail
    return @len_mission_tail unless @len_mission_tail.nil?
    @len_mission_tail = 0
    @len_mission_tail
  end

  ##
  # Bytes after the checksum.
  def len_trailing
    return @len_trailing unless @len_trailing.nil?
    @len_trailing = (_io.size % 65000)
    @len_trailing
  end

  ##
  # Places for icons.
  def num_blips
    return @num_blips unless @num_blips.nil?
    @num_blips = (is_guarded ? 175 : 250)
    @num_blips
  end

  ##
  # Begins block 0.
  attr_reader :tag_00

  ##
  # Version, name, clock, weather and camera.
  attr_reader :simple_variables

  ##
  # Begins block 1.
  attr_reader :tag_01

  ##
  # Variables and threads of the mission script.
  attr_reader :scripts

  ##
  # Begins block 2.
  attr_reader :tag_02

  ##
  # The player, vehicles, and objects that scripts made.
  attr_reader :pools

  ##
  # Begins block 3.
  attr_reader :tag_03

  ##
  # Garages and the cars in them.
  attr_reader :garages

  ##
  # Begins block 4.
  attr_reader :tag_04

  ##
  # Places to wake up at, and penalties, after death and arrest.
  attr_reader :game_logic

  ##
  # Begins block 5.
  attr_reader :tag_05

  ##
  # Areas in which scripts switched path nodes.
  attr_reader :paths

  ##
  # Begins block 6.
  attr_reader :tag_06

  ##
  # Pickups of the whole map.
  attr_reader :pickups

  ##
  # Block 7, without content.
  attr_reader :phone_info

  ##
  # Begins block 8.
  attr_reader :tag_08

  ##
  # Hospitals and police stations.
  attr_reader :restart_points

  ##
  # Begins block 9.
  attr_reader :tag_09

  ##
  # Icons of radar and map.
  attr_reader :radar_blips

  ##
  # Begins block 10.
  attr_reader :tag_10

  ##
  # Zones of the map, the gangs in them, and how much of the map is revealed.
  attr_reader :zones

  ##
  # Begins block 11.
  attr_reader :tag_11

  ##
  # Weapons of gangs.
  attr_reader :gangs

  ##
  # Begins block 12.
  attr_reader :tag_12

  ##
  # Parked cars.
  attr_reader :car_generators

  ##
  # Block 13, without content.
  attr_reader :ped_generators

  ##
  # Block 14, without content.
  attr_reader :audio_script_objects

  ##
  # Begins block 15.
  attr_reader :tag_15

  ##
  # Money and abilities of the player.
  attr_reader :player_info

  ##
  # Begins block 16.
  attr_reader :tag_16

  ##
  # The 82 statistics with a fraction, the whole numbers, and records kept
  # beside them.
  attr_reader :statistics

  ##
  # Begins block 17.
  attr_reader :tag_17

  ##
  # Places at which police appears.
  attr_reader :set_pieces

  ##
  # Begins block 18.
  attr_reader :tag_18

  ##
  # Loading state of models, textures and other parts of the game.
  attr_reader :streaming

  ##
  # Begins block 19.
  attr_reader :tag_19

  ##
  # Whom people like and hate.
  attr_reader :ped_relationships

  ##
  # Begins block 20.
  attr_reader :tag_20

  ##
  # Gang tags that can be sprayed over.
  attr_reader :tags

  ##
  # Begins block 21.
  attr_reader :tag_21

  ##
  # Parts of the map that scripts load.
  attr_reader :ipl_flags

  ##
  # Begins block 22.
  attr_reader :tag_22

  ##
  # Bought items, and changed prices.
  attr_reader :shopping

  ##
  # Begins block 23.
  attr_reader :tag_23

  ##
  # Gang wars and territory.
  attr_reader :gang_wars

  ##
  # Begins block 24.
  attr_reader :tag_24

  ##
  # Unique jumps.
  attr_reader :stunt_jumps

  ##
  # Begins block 25.
  attr_reader :tag_25

  ##
  # Doors into interiors.
  attr_reader :entry_exits

  ##
  # Begins block 26.
  attr_reader :tag_26

  ##
  # Songs, adverts and talk that the stations have played, and pending news.
  attr_reader :radio

  ##
  # Begins block 27.
  attr_reader :tag_27

  ##
  # Markers that scripts put into the world.
  attr_reader :user_markers

  ##
  # Begins block 28.
  attr_reader :tag_28

  ##
  # Effects of the picture.
  attr_reader :post_effects

  ##
  # Texts of the briefing, the newest first.
  attr_reader :briefs

  ##
  # Repeats the game's work buffer of 65,000 bytes: each byte equals the one
  # 65,000 before it.
  attr_reader :padding

  ##
  # Sum of all bytes before it.
  attr_reader :checksum

  ##
  # Bytes that the game did not write; empty except in one file with two bytes
  # from a copy as text.
  attr_reader :trailing

  def to_s
    "save of GTA San Andreas for Android"
  end
end
