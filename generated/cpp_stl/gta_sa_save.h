#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class gta_sa_save_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <set>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif
namespace navspec {

    /**
     * A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
     * file always has 202,752 bytes: 28 blocks in a fixed order, each behind the
     * five letters `BLOCK`, then padding, then a checksum. Blocks have neither a
     * length nor a number, so that each must be read by its layout; the padding
     * repeats old letters `BLOCK`, which a search would take for blocks.
     * 
     * Coordinates are metres, x points east, y north, z up; the map spans about
     * -3000 to 3000. Times are milliseconds of the game's clock
     * (`simple_variables.global_timer`) unless said otherwise.
     * 
     * Fields named `gap_` and their offset are left by the compiler; they hold
     * whatever the game's memory held, as do texts behind their first zero. The
     * game reads none of it. Opcodes are those of the game's scripts, in
     * hexadecimal. What a block refers to is numbered from 0.
     * 
     * Types that take `is_mobile` are shared with the saves of other platforms.
     * \sa https://github.com/gta-reversed/gta-reversed Source
     * \sa https://github.com/gtasa-savegame-editor/libsavegame Source
     * \sa https://gtamods.com/wiki/Saves_(GTA_SA) Source
     */

    class gta_sa_save_t : public kaitai::kstruct {

    public:
        class anim_group_t;
        class blip_t;
        class blip_kind_bits_t;
        class blip_state_bits_t;
        class building_swap_t;
        class car_bits_t;
        class car_generator_t;
        class car_generators_block_t;
        class changed_price_t;
        class direction_t;
        class direction_100_t;
        class empty_block_t;
        class entity_bits_t;
        class entry_exit_t;
        class entry_exit_bits_t;
        class entry_exit_state_t;
        class entry_exits_block_t;
        class extra_restart_t;
        class game_logic_block_t;
        class gang_t;
        class gang_wars_block_t;
        class gangs_block_t;
        class garage_t;
        class garage_bits_t;
        class garages_block_t;
        class generator_bits_t;
        class guarded_flag_t;
        class guarded_map_part_t;
        class guarded_s1_t;
        class guarded_s4_t;
        class guarded_station_t;
        class guarded_u1_t;
        class guarded_u2_t;
        class guarded_u4_t;
        class handling_bits_t;
        class invisible_object_t;
        class ipl_flags_block_t;
        class loaded_mission_t;
        class lod_pair_t;
        class object_bits_t;
        class paths_block_t;
        class ped_relationships_block_t;
        class physical_bits_t;
        class pickup_t;
        class pickup_bits_t;
        class pickups_block_t;
        class plate_t;
        class player_t;
        class player_info_block_t;
        class pools_block_t;
        class population_bits_t;
        class race_bits_t;
        class radar_block_t;
        class radio_block_t;
        class relation_t;
        class restart_t;
        class restart_point_t;
        class restart_points_block_t;
        class script_brain_t;
        class script_object_t;
        class script_resource_t;
        class script_thread_t;
        class scripts_block_t;
        class set_piece_t;
        class set_pieces_block_t;
        class shopping_block_t;
        class simple_variables_block_t;
        class special_model_t;
        class spot_t;
        class station_history_t;
        class statistics_block_t;
        class stored_car_t;
        class streaming_block_t;
        class stunt_jump_t;
        class stunt_jumps_block_t;
        class switched_area_t;
        class tags_block_t;
        class user_marker_t;
        class user_markers_block_t;
        class vec2_t;
        class vec3_t;
        class weapon_t;
        class zone_t;
        class zone_info_t;
        class zones_block_t;

        enum blip_colour_t {
            BLIP_COLOUR_BLIP_RED = 0,
            BLIP_COLOUR_BLIP_GREEN = 1,
            BLIP_COLOUR_BLIP_BLUE = 2,
            BLIP_COLOUR_BLIP_WHITE = 3,
            BLIP_COLOUR_BLIP_YELLOW = 4,
            BLIP_COLOUR_BLIP_RED_2 = 5,
            BLIP_COLOUR_BLIP_BLUE_2 = 6,
            BLIP_COLOUR_BLIP_THREAT = 7,
            BLIP_COLOUR_BLIP_DESTINATION = 8
        };
        static bool _is_defined_blip_colour_t(blip_colour_t v);

    private:
        static const std::set<blip_colour_t> _values_blip_colour_t;

    public:

        enum blip_display_t {
            BLIP_DISPLAY_SHOW_NOTHING = 0,
            BLIP_DISPLAY_SHOW_MARKER = 1,
            BLIP_DISPLAY_SHOW_ICON = 2,
            BLIP_DISPLAY_SHOW_BOTH = 3
        };
        static bool _is_defined_blip_display_t(blip_display_t v);

    private:
        static const std::set<blip_display_t> _values_blip_display_t;

    public:

        enum blip_target_t {
            BLIP_TARGET_BLIP_OF_NOTHING = 0,
            BLIP_TARGET_BLIP_OF_CAR = 1,
            BLIP_TARGET_BLIP_OF_PED = 2,
            BLIP_TARGET_BLIP_OF_OBJECT = 3,
            BLIP_TARGET_BLIP_OF_PLACE = 4,
            BLIP_TARGET_BLIP_OF_CONTACT = 5,
            BLIP_TARGET_BLIP_OF_SPOTLIGHT = 6,
            BLIP_TARGET_BLIP_OF_PICKUP = 7,
            BLIP_TARGET_BLIP_OF_AIRSTRIP = 8
        };
        static bool _is_defined_blip_target_t(blip_target_t v);

    private:
        static const std::set<blip_target_t> _values_blip_target_t;

    public:

        enum brain_kind_t {
            BRAIN_KIND_FREE_BRAIN = -1,
            BRAIN_KIND_PED_BRAIN = 0,
            BRAIN_KIND_OBJECT_BRAIN = 1,
            BRAIN_KIND_PED_GENERATOR_BRAIN = 2,
            BRAIN_KIND_CODE_PED_BRAIN = 3,
            BRAIN_KIND_CODE_OBJECT_BRAIN = 4,
            BRAIN_KIND_ATTRACTOR_BRAIN = 5
        };
        static bool _is_defined_brain_kind_t(brain_kind_t v);

    private:
        static const std::set<brain_kind_t> _values_brain_kind_t;

    public:

        enum car_bomb_t {
            CAR_BOMB_NO_BOMB = 0,
            CAR_BOMB_BOMB_WITH_TIMER = 1,
            CAR_BOMB_BOMB_AT_IGNITION = 2,
            CAR_BOMB_BOMB_REMOTE = 3,
            CAR_BOMB_BOMB_WITH_TIMER_TICKING = 4,
            CAR_BOMB_BOMB_AT_IGNITION_ARMED = 5
        };
        static bool _is_defined_car_bomb_t(car_bomb_t v);

    private:
        static const std::set<car_bomb_t> _values_car_bomb_t;

    public:

        enum car_part_t {
            CAR_PART_NO_PART = -1,
            CAR_PART_PART_SPL_B_MAR_M = 1000,
            CAR_PART_PART_SPL_B_BAB_M = 1001,
            CAR_PART_PART_SPL_B_BAR_M = 1002,
            CAR_PART_PART_SPL_B_MAB_M = 1003,
            CAR_PART_PART_BNT_B_SC_M = 1004,
            CAR_PART_PART_BNT_B_SC_L = 1005,
            CAR_PART_PART_RF_B_SC_R = 1006,
            CAR_PART_PART_WG_L_B_SSK = 1007,
            CAR_PART_PART_NTO_B_L = 1008,
            CAR_PART_PART_NTO_B_S = 1009,
            CAR_PART_PART_NTO_B_TW = 1010,
            CAR_PART_PART_BNT_B_SC_P_M = 1011,
            CAR_PART_PART_BNT_B_SC_P_L = 1012,
            CAR_PART_PART_LGT_B_RSPT = 1013,
            CAR_PART_PART_SPL_B_BAR_L = 1014,
            CAR_PART_PART_SPL_B_BBR_L = 1015,
            CAR_PART_PART_SPL_B_BBR_M = 1016,
            CAR_PART_PART_WG_R_B_SSK = 1017,
            CAR_PART_PART_EXH_B_TS = 1018,
            CAR_PART_PART_EXH_B_T = 1019,
            CAR_PART_PART_EXH_B_L = 1020,
            CAR_PART_PART_EXH_B_M = 1021,
            CAR_PART_PART_EXH_B_S = 1022,
            CAR_PART_PART_SPL_B_BBB_M = 1023,
            CAR_PART_PART_LGT_B_SSPT = 1024,
            CAR_PART_PART_WHEEL_OR1 = 1025,
            CAR_PART_PART_WG_L_A_S = 1026,
            CAR_PART_PART_WG_R_A_S = 1027,
            CAR_PART_PART_EXH_A_S = 1028,
            CAR_PART_PART_EXH_C_S = 1029,
            CAR_PART_PART_WG_R_C_S = 1030,
            CAR_PART_PART_WG_L_C_S = 1031,
            CAR_PART_PART_RF_A_S = 1032,
            CAR_PART_PART_RF_C_S = 1033,
            CAR_PART_PART_EXH_A_L = 1034,
            CAR_PART_PART_RF_C_L = 1035,
            CAR_PART_PART_WG_L_A_L = 1036,
            CAR_PART_PART_EXH_C_L = 1037,
            CAR_PART_PART_RF_A_L = 1038,
            CAR_PART_PART_WG_L_C_L = 1039,
            CAR_PART_PART_WG_R_A_L = 1040,
            CAR_PART_PART_WG_R_C_L = 1041,
            CAR_PART_PART_WG_L_LR_BR1 = 1042,
            CAR_PART_PART_EXH_LR_BR2 = 1043,
            CAR_PART_PART_EXH_LR_BR1 = 1044,
            CAR_PART_PART_EXH_C_F = 1045,
            CAR_PART_PART_EXH_A_F = 1046,
            CAR_PART_PART_WG_L_A_F = 1047,
            CAR_PART_PART_WG_L_C_F = 1048,
            CAR_PART_PART_SPL_A_F_R = 1049,
            CAR_PART_PART_SPL_C_F_R = 1050,
            CAR_PART_PART_WG_R_A_F = 1051,
            CAR_PART_PART_WG_R_C_F = 1052,
            CAR_PART_PART_RF_C_F = 1053,
            CAR_PART_PART_RF_A_F = 1054,
            CAR_PART_PART_RF_A_ST = 1055,
            CAR_PART_PART_WG_L_A_ST = 1056,
            CAR_PART_PART_WG_L_C_ST = 1057,
            CAR_PART_PART_SPL_A_ST_R = 1058,
            CAR_PART_PART_EXH_C_ST = 1059,
            CAR_PART_PART_SPL_C_ST_R = 1060,
            CAR_PART_PART_RF_C_ST = 1061,
            CAR_PART_PART_WG_R_A_ST = 1062,
            CAR_PART_PART_WG_R_C_ST = 1063,
            CAR_PART_PART_EXH_A_ST = 1064,
            CAR_PART_PART_EXH_A_J = 1065,
            CAR_PART_PART_EXH_C_J = 1066,
            CAR_PART_PART_RF_A_J = 1067,
            CAR_PART_PART_RF_C_J = 1068,
            CAR_PART_PART_WG_L_A_J = 1069,
            CAR_PART_PART_WG_L_C_J = 1070,
            CAR_PART_PART_WG_R_A_J = 1071,
            CAR_PART_PART_WG_R_C_J = 1072,
            CAR_PART_PART_WHEEL_SR6 = 1073,
            CAR_PART_PART_WHEEL_SR3 = 1074,
            CAR_PART_PART_WHEEL_SR2 = 1075,
            CAR_PART_PART_WHEEL_LR4 = 1076,
            CAR_PART_PART_WHEEL_LR1 = 1077,
            CAR_PART_PART_WHEEL_LR3 = 1078,
            CAR_PART_PART_WHEEL_SR1 = 1079,
            CAR_PART_PART_WHEEL_SR5 = 1080,
            CAR_PART_PART_WHEEL_SR4 = 1081,
            CAR_PART_PART_WHEEL_GN1 = 1082,
            CAR_PART_PART_WHEEL_LR2 = 1083,
            CAR_PART_PART_WHEEL_LR5 = 1084,
            CAR_PART_PART_WHEEL_GN2 = 1085,
            CAR_PART_PART_STEREO = 1086,
            CAR_PART_PART_HYDRALICS = 1087,
            CAR_PART_PART_RF_A_U = 1088,
            CAR_PART_PART_EXH_C_U = 1089,
            CAR_PART_PART_WG_L_A_U = 1090,
            CAR_PART_PART_RF_C_U = 1091,
            CAR_PART_PART_EXH_A_U = 1092,
            CAR_PART_PART_WG_L_C_U = 1093,
            CAR_PART_PART_WG_R_A_U = 1094,
            CAR_PART_PART_WG_R_C_U = 1095,
            CAR_PART_PART_WHEEL_GN3 = 1096,
            CAR_PART_PART_WHEEL_GN4 = 1097,
            CAR_PART_PART_WHEEL_GN5 = 1098,
            CAR_PART_PART_WG_R_LR_BR1 = 1099,
            CAR_PART_PART_MISC_C_LR_REM1 = 1100,
            CAR_PART_PART_WG_R_LR_REM1 = 1101,
            CAR_PART_PART_WG_R_LR_SV = 1102,
            CAR_PART_PART_RF_LR_BL2 = 1103,
            CAR_PART_PART_EXH_LR_BL1 = 1104,
            CAR_PART_PART_EXH_LR_BL2 = 1105,
            CAR_PART_PART_WG_L_LR_REM2 = 1106,
            CAR_PART_PART_WG_R_LR_BL1 = 1107,
            CAR_PART_PART_WG_L_LR_BL1 = 1108,
            CAR_PART_PART_BBB_LR_SLV1 = 1109,
            CAR_PART_PART_BBB_LR_SLV2 = 1110,
            CAR_PART_PART_BNT_LR_SLV1 = 1111,
            CAR_PART_PART_BNT_LR_SLV2 = 1112,
            CAR_PART_PART_EXH_LR_SLV1 = 1113,
            CAR_PART_PART_EXH_LR_SLV2 = 1114,
            CAR_PART_PART_FBB_LR_SLV1 = 1115,
            CAR_PART_PART_FBB_LR_SLV2 = 1116,
            CAR_PART_PART_FBMP_LR_SLV1 = 1117,
            CAR_PART_PART_WG_L_LR_SLV1 = 1118,
            CAR_PART_PART_WG_L_LR_SLV2 = 1119,
            CAR_PART_PART_WG_R_LR_SLV1 = 1120,
            CAR_PART_PART_WG_R_LR_SLV2 = 1121,
            CAR_PART_PART_WG_L_LR_REM1 = 1122,
            CAR_PART_PART_MISC_C_LR_REM2 = 1123,
            CAR_PART_PART_WG_R_LR_REM2 = 1124,
            CAR_PART_PART_MISC_C_LR_REM3 = 1125,
            CAR_PART_PART_EXH_LR_REM1 = 1126,
            CAR_PART_PART_EXH_LR_REM2 = 1127,
            CAR_PART_PART_RF_LR_BL1 = 1128,
            CAR_PART_PART_EXH_LR_SV1 = 1129,
            CAR_PART_PART_RF_LR_SV1 = 1130,
            CAR_PART_PART_RF_LR_SV2 = 1131,
            CAR_PART_PART_EXH_LR_SV2 = 1132,
            CAR_PART_PART_WG_L_LR_SV = 1133,
            CAR_PART_PART_WG_L_LR_T1 = 1134,
            CAR_PART_PART_EXH_LR_T2 = 1135,
            CAR_PART_PART_EXH_LR_T1 = 1136,
            CAR_PART_PART_WG_R_LR_T1 = 1137,
            CAR_PART_PART_SPL_A_S_B = 1138,
            CAR_PART_PART_SPL_C_S_B = 1139,
            CAR_PART_PART_RBMP_C_S = 1140,
            CAR_PART_PART_RBMP_A_S = 1141,
            CAR_PART_PART_BNTR_B_OV = 1142,
            CAR_PART_PART_BNTL_B_OV = 1143,
            CAR_PART_PART_BNTR_B_SQ = 1144,
            CAR_PART_PART_BNTL_B_SQ = 1145,
            CAR_PART_PART_SPL_C_L_B = 1146,
            CAR_PART_PART_SPL_A_L_B = 1147,
            CAR_PART_PART_RBMP_C_L = 1148,
            CAR_PART_PART_RBMP_A_L = 1149,
            CAR_PART_PART_RBMP_A_F = 1150,
            CAR_PART_PART_RBMP_C_F = 1151,
            CAR_PART_PART_FBMP_C_F = 1152,
            CAR_PART_PART_FBMP_A_F = 1153,
            CAR_PART_PART_RBMP_A_ST = 1154,
            CAR_PART_PART_FBMP_A_ST = 1155,
            CAR_PART_PART_RBMP_C_ST = 1156,
            CAR_PART_PART_FBMP_C_ST = 1157,
            CAR_PART_PART_SPL_C_J_B = 1158,
            CAR_PART_PART_RBMP_A_J = 1159,
            CAR_PART_PART_FBMP_A_J = 1160,
            CAR_PART_PART_RBMP_C_J = 1161,
            CAR_PART_PART_SPL_A_J_B = 1162,
            CAR_PART_PART_SPL_C_U_B = 1163,
            CAR_PART_PART_SPL_A_U_B = 1164,
            CAR_PART_PART_FBMP_C_U = 1165,
            CAR_PART_PART_FBMP_A_U = 1166,
            CAR_PART_PART_RBMP_C_U = 1167,
            CAR_PART_PART_RBMP_A_U = 1168,
            CAR_PART_PART_FBMP_A_S = 1169,
            CAR_PART_PART_FBMP_C_S = 1170,
            CAR_PART_PART_FBMP_A_L = 1171,
            CAR_PART_PART_FBMP_C_L = 1172,
            CAR_PART_PART_FBMP_C_J = 1173,
            CAR_PART_PART_FBMP_LR_BR1 = 1174,
            CAR_PART_PART_FBMP_LR_BR2 = 1175,
            CAR_PART_PART_RBMP_LR_BR1 = 1176,
            CAR_PART_PART_RBMP_LR_BR2 = 1177,
            CAR_PART_PART_RBMP_LR_REM2 = 1178,
            CAR_PART_PART_FBMP_LR_REM1 = 1179,
            CAR_PART_PART_RBMP_LR_REM1 = 1180,
            CAR_PART_PART_FBMP_LR_BL2 = 1181,
            CAR_PART_PART_FBMP_LR_BL1 = 1182,
            CAR_PART_PART_RBMP_LR_BL2 = 1183,
            CAR_PART_PART_RBMP_LR_BL1 = 1184,
            CAR_PART_PART_FBMP_LR_REM2 = 1185,
            CAR_PART_PART_RBMP_LR_SV2 = 1186,
            CAR_PART_PART_RBMP_LR_SV1 = 1187,
            CAR_PART_PART_FBMP_LR_SV2 = 1188,
            CAR_PART_PART_FBMP_LR_SV1 = 1189,
            CAR_PART_PART_FBMP_LR_T2 = 1190,
            CAR_PART_PART_FBMP_LR_T1 = 1191,
            CAR_PART_PART_RBMP_LR_T1 = 1192,
            CAR_PART_PART_RBMP_LR_T2 = 1193
        };
        static bool _is_defined_car_part_t(car_part_t v);

    private:
        static const std::set<car_part_t> _values_car_part_t;

    public:

        enum car_place_t {
            CAR_PLACE_CAR_CJSAFE_1 = 0,
            CAR_PLACE_CAR_BEACSV_1 = 1,
            CAR_PLACE_CAR_VESVGRG_1 = 2,
            CAR_PLACE_CAR_CN2GAR1_1 = 3,
            CAR_PLACE_CAR_CN2GAR2_1 = 4,
            CAR_PLACE_CAR_BURBDO2_1 = 5,
            CAR_PLACE_CAR_BLOB69_1 = 6,
            CAR_PLACE_CAR_BLOB7_1 = 7,
            CAR_PLACE_CAR_BURBDOO_1 = 8,
            CAR_PLACE_CAR_BLOB6_1 = 9,
            CAR_PLACE_CAR_CARLAS1_1 = 10,
            CAR_PLACE_CAR_CESAFE1_1 = 11,
            CAR_PLACE_CAR_IMP_LA_1 = 12,
            CAR_PLACE_CAR_IMP_SF_1 = 13,
            CAR_PLACE_CAR_IMP_LV_1 = 14,
            CAR_PLACE_CAR_SAV1SFE_1 = 15,
            CAR_PLACE_CAR_SAV1SFW_1 = 16,
            CAR_PLACE_CAR_LCKSFSE_1 = 17,
            CAR_PLACE_CAR_SVGSFS1_1 = 18,
            CAR_PLACE_CAR_DHANGAR_1 = 19,
            CAR_PLACE_CAR_CJSAFE_2 = 20,
            CAR_PLACE_CAR_BEACSV_2 = 21,
            CAR_PLACE_CAR_VESVGRG_2 = 22,
            CAR_PLACE_CAR_CN2GAR1_2 = 23,
            CAR_PLACE_CAR_CN2GAR2_2 = 24,
            CAR_PLACE_CAR_BURBDO2_2 = 25,
            CAR_PLACE_CAR_BLOB69_2 = 26,
            CAR_PLACE_CAR_BLOB7_2 = 27,
            CAR_PLACE_CAR_BURBDOO_2 = 28,
            CAR_PLACE_CAR_BLOB6_2 = 29,
            CAR_PLACE_CAR_CARLAS1_2 = 30,
            CAR_PLACE_CAR_CESAFE1_2 = 31,
            CAR_PLACE_CAR_IMP_LA_2 = 32,
            CAR_PLACE_CAR_IMP_SF_2 = 33,
            CAR_PLACE_CAR_IMP_LV_2 = 34,
            CAR_PLACE_CAR_SAV1SFE_2 = 35,
            CAR_PLACE_CAR_SAV1SFW_2 = 36,
            CAR_PLACE_CAR_LCKSFSE_2 = 37,
            CAR_PLACE_CAR_SVGSFS1_2 = 38,
            CAR_PLACE_CAR_DHANGAR_2 = 39,
            CAR_PLACE_CAR_CJSAFE_3 = 40,
            CAR_PLACE_CAR_BEACSV_3 = 41,
            CAR_PLACE_CAR_VESVGRG_3 = 42,
            CAR_PLACE_CAR_CN2GAR1_3 = 43,
            CAR_PLACE_CAR_CN2GAR2_3 = 44,
            CAR_PLACE_CAR_BURBDO2_3 = 45,
            CAR_PLACE_CAR_BLOB69_3 = 46,
            CAR_PLACE_CAR_BLOB7_3 = 47,
            CAR_PLACE_CAR_BURBDOO_3 = 48,
            CAR_PLACE_CAR_BLOB6_3 = 49,
            CAR_PLACE_CAR_CARLAS1_3 = 50,
            CAR_PLACE_CAR_CESAFE1_3 = 51,
            CAR_PLACE_CAR_IMP_LA_3 = 52,
            CAR_PLACE_CAR_IMP_SF_3 = 53,
            CAR_PLACE_CAR_IMP_LV_3 = 54,
            CAR_PLACE_CAR_SAV1SFE_3 = 55,
            CAR_PLACE_CAR_SAV1SFW_3 = 56,
            CAR_PLACE_CAR_LCKSFSE_3 = 57,
            CAR_PLACE_CAR_SVGSFS1_3 = 58,
            CAR_PLACE_CAR_DHANGAR_3 = 59,
            CAR_PLACE_CAR_CJSAFE_4 = 60,
            CAR_PLACE_CAR_BEACSV_4 = 61,
            CAR_PLACE_CAR_VESVGRG_4 = 62,
            CAR_PLACE_CAR_CN2GAR1_4 = 63,
            CAR_PLACE_CAR_CN2GAR2_4 = 64,
            CAR_PLACE_CAR_BURBDO2_4 = 65,
            CAR_PLACE_CAR_BLOB69_4 = 66,
            CAR_PLACE_CAR_BLOB7_4 = 67,
            CAR_PLACE_CAR_BURBDOO_4 = 68,
            CAR_PLACE_CAR_BLOB6_4 = 69,
            CAR_PLACE_CAR_CARLAS1_4 = 70,
            CAR_PLACE_CAR_CESAFE1_4 = 71,
            CAR_PLACE_CAR_IMP_LA_4 = 72,
            CAR_PLACE_CAR_IMP_SF_4 = 73,
            CAR_PLACE_CAR_IMP_LV_4 = 74,
            CAR_PLACE_CAR_SAV1SFE_4 = 75,
            CAR_PLACE_CAR_SAV1SFW_4 = 76,
            CAR_PLACE_CAR_LCKSFSE_4 = 77,
            CAR_PLACE_CAR_SVGSFS1_4 = 78,
            CAR_PLACE_CAR_DHANGAR_4 = 79
        };
        static bool _is_defined_car_place_t(car_place_t v);

    private:
        static const std::set<car_place_t> _values_car_place_t;

    public:

        enum car_supply_t {
            CAR_SUPPLY_NO_CARS = 0,
            CAR_SUPPLY_CARS_WITHOUT_END = 65535
        };
        static bool _is_defined_car_supply_t(car_supply_t v);

    private:
        static const std::set<car_supply_t> _values_car_supply_t;

    public:

        enum clothes_file_t {
            CLOTHES_FILE_CLOTHES_LETTER = -2130323853,
            CLOTHES_FILE_CLOTHES_GLASSES05 = -2128139900,
            CLOTHES_FILE_CLOTHES_TRACKYTOP2ERIS = -2120650015,
            CLOTHES_FILE_CLOTHES_BBALLJACKRSTAR = -2105660245,
            CLOTHES_FILE_CLOTHES_SNEAKER = -2099005073,
            CLOTHES_FILE_CLOTHES_8SANTOS = -2090124558,
            CLOTHES_FILE_CLOTHES_4RIP = -2078666637,
            CLOTHES_FILE_CLOTHES_JHERI = -2065518319,
            CLOTHES_FILE_CLOTHES_WATCHCRO2 = -2054640588,
            CLOTHES_FILE_CLOTHES_WORKTRCAMOGRY = -2052262949,
            CLOTHES_FILE_CLOTHES_HATMANC = -2048278805,
            CLOTHES_FILE_CLOTHES_SNEAKERBINCGANG = -2044477490,
            CLOTHES_FILE_CLOTHES_SPORTJACK = -2043512013,
            CLOTHES_FILE_CLOTHES_GLASSES01 = -2041909859,
            CLOTHES_FILE_CLOTHES_CAPBLUEBACK = -2036040854,
            CLOTHES_FILE_CLOTHES_NECKSILVER = -2021884895,
            CLOTHES_FILE_CLOTHES_CAPZIPUP = -2019982038,
            CLOTHES_FILE_CLOTHES_CAPREDSIDE = -2016707715,
            CLOTHES_FILE_CLOTHES_BIKER = -1990787643,
            CLOTHES_FILE_CLOTHES_ZORRO = -1981870358,
            CLOTHES_FILE_CLOTHES_12BANDIT = -1969195485,
            CLOTHES_FILE_CLOTHES_HATMANCPLAID = -1964116422,
            CLOTHES_FILE_CLOTHES_BALDGOATEE = -1963027521,
            CLOTHES_FILE_CLOTHES_BBJERSEY = -1939440971,
            CLOTHES_FILE_CLOTHES_SNEAKERHEATGRY = -1904363264,
            CLOTHES_FILE_CLOTHES_SLEEVTBROWN = -1884311732,
            CLOTHES_FILE_CLOTHES_BANDKNOTS = -1883025336,
            CLOTHES_FILE_CLOTHES_CAPKNIT = -1865726160,
            CLOTHES_FILE_CLOTHES_BBJACK = -1858787998,
            CLOTHES_FILE_CLOTHES_CAPBACK = -1854362888,
            CLOTHES_FILE_CLOTHES_9HOMEBOY = -1823195996,
            CLOTHES_FILE_CLOTHES_TRACKTRBLUE = -1792906401,
            CLOTHES_FILE_CLOTHES_TIMBERHIKE = -1776200269,
            CLOTHES_FILE_CLOTHES_GLASSES03DARK = -1775229149,
            CLOTHES_FILE_CLOTHES_BANDBLACK2 = -1774386363,
            CLOTHES_FILE_CLOTHES_HIGHFADE = -1771290832,
            CLOTHES_FILE_CLOTHES_BOATER = -1770518513,
            CLOTHES_FILE_CLOTHES_12MAYAFACE = -1750049245,
            CLOTHES_FILE_CLOTHES_CHINOSBLACK = -1741429914,
            CLOTHES_FILE_CLOTHES_BANDANA = -1731248096,
            CLOTHES_FILE_CLOTHES_CHONGERRED = -1728660861,
            CLOTHES_FILE_CLOTHES_WCOATBLUE = -1696313426,
            CLOTHES_FILE_CLOTHES_HAWAIIRED = -1685754027,
            CLOTHES_FILE_CLOTHES_10LS4 = -1676283917,
            CLOTHES_FILE_CLOTHES_HAIRBLOND = -1641885640,
            CLOTHES_FILE_CLOTHES_CAPRIMUP = -1558708536,
            CLOTHES_FILE_CLOTHES_SUIT1TRGANG = -1555711683,
            CLOTHES_FILE_CLOTHES_12CROSS7 = -1543548803,
            CLOTHES_FILE_CLOTHES_TSHIRTZIPCRM = -1542912072,
            CLOTHES_FILE_CLOTHES_9BULLET = -1539205552,
            CLOTHES_FILE_CLOTHES_8SA2 = -1536471168,
            CLOTHES_FILE_CLOTHES_SUIT1TRGREY = -1528938308,
            CLOTHES_FILE_CLOTHES_SHELLSUIT = -1517729907,
            CLOTHES_FILE_CLOTHES_5CROSS2 = -1491351160,
            CLOTHES_FILE_CLOTHES_CAPBLK = -1481401990,
            CLOTHES_FILE_CLOTHES_HOODYAGREEN = -1474608012,
            CLOTHES_FILE_CLOTHES_7MARY = -1463755291,
            CLOTHES_FILE_CLOTHES_CHINOSB = -1462684028,
            CLOTHES_FILE_CLOTHES_HOODYA = -1445731415,
            CLOTHES_FILE_CLOTHES_CONVHEATRED = -1418673442,
            CLOTHES_FILE_CLOTHES_11DICE = -1417294946,
            CLOTHES_FILE_CLOTHES_TRACKTRPRO = -1415549898,
            CLOTHES_FILE_CLOTHES_CONVPROBLU = -1388786875,
            CLOTHES_FILE_CLOTHES_SHIRTAGREY = -1387603497,
            CLOTHES_FILE_CLOTHES_SIXTYNINERS = -1360763405,
            CLOTHES_FILE_CLOTHES_TSHIRTBOBORED = -1360496682,
            CLOTHES_FILE_CLOTHES_SNEAKERHEATBLK = -1353828996,
            CLOTHES_FILE_CLOTHES_SHORTSKHAKI = -1346917259,
            CLOTHES_FILE_CLOTHES_NECKLS = -1329825844,
            CLOTHES_FILE_CLOTHES_BBSHORTRED = -1322853282,
            CLOTHES_FILE_CLOTHES_4WEED = -1320660899,
            CLOTHES_FILE_CLOTHES_GLASSES03RED = -1315175786,
            CLOTHES_FILE_CLOTHES_BASK2HEATWHT = -1302330535,
            CLOTHES_FILE_CLOTHES_HOODYAROCKSTAR = -1284351162,
            CLOTHES_FILE_CLOTHES_BALD = -1283206622,
            CLOTHES_FILE_CLOTHES_BBJACKRIM = -1275250524,
            CLOTHES_FILE_CLOTHES_TSHIRTILOVELS = -1266547107,
            CLOTHES_FILE_CLOTHES_SUIT1TRGREEN = -1251995603,
            CLOTHES_FILE_CLOTHES_8WESTSIDE = -1240067115,
            CLOTHES_FILE_CLOTHES_NECKSAINTS = -1237768548,
            CLOTHES_FILE_CLOTHES_BANDRED3 = -1213698741,
            CLOTHES_FILE_CLOTHES_BOWLERGANG = -1211736145,
            CLOTHES_FILE_CLOTHES_TSHIRTZIPGRY = -1176863975,
            CLOTHES_FILE_CLOTHES_11GROVE = -1176003537,
            CLOTHES_FILE_CLOTHES_8SA = -1165234860,
            CLOTHES_FILE_CLOTHES_VEST = -1155750708,
            CLOTHES_FILE_CLOTHES_BASK2HEATBAND = -1148229085,
            CLOTHES_FILE_CLOTHES_GIMPLEG = -1137657761,
            CLOTHES_FILE_CLOTHES_CAPGANGBACK = -1136478730,
            CLOTHES_FILE_CLOTHES_BERETBLK = -1129277353,
            CLOTHES_FILE_CLOTHES_9RASTA = -1111109003,
            CLOTHES_FILE_CLOTHES_JHERICURL = -1097507985,
            CLOTHES_FILE_CLOTHES_CONV = -1070691449,
            CLOTHES_FILE_CLOTHES_HITOP = -1065514865,
            CLOTHES_FILE_CLOTHES_BANDRED2 = -1062248995,
            CLOTHES_FILE_CLOTHES_SHIRTBPLAID = -1057871046,
            CLOTHES_FILE_CLOTHES_EYEPATCH = -1054508993,
            CLOTHES_FILE_CLOTHES_SUIT1TRBLK2 = -1050956886,
            CLOTHES_FILE_CLOTHES_HAWAII = -1046709712,
            CLOTHES_FILE_CLOTHES_CAPBLUEUP = -1044535002,
            CLOTHES_FILE_CLOTHES_CAPZIPOVER = -1040483121,
            CLOTHES_FILE_CLOTHES_TRILBYLGHT = -1032506243,
            CLOTHES_FILE_CLOTHES_WORKTR = -1016290293,
            CLOTHES_FILE_CLOTHES_WCOAT = -991048258,
            CLOTHES_FILE_CLOTHES_TSHIRTMADDGRN = -984606467,
            CLOTHES_FILE_CLOTHES_TSHIRTHEATWHT = -982971022,
            CLOTHES_FILE_CLOTHES_LEATHERTR = -980612554,
            CLOTHES_FILE_CLOTHES_TRACKYTOP1PRO = -966834233,
            CLOTHES_FILE_CLOTHES_11JAIL = -965034693,
            CLOTHES_FILE_CLOTHES_WATCHPRO2 = -953920443,
            CLOTHES_FILE_CLOTHES_8GUN = -933646738,
            CLOTHES_FILE_CLOTHES_PAINTER = -927725507,
            CLOTHES_FILE_CLOTHES_TSHIRT2 = -927686579,
            CLOTHES_FILE_CLOTHES_CAPBLUESIDE = -924081688,
            CLOTHES_FILE_CLOTHES_HATMANCBLK = -923064431,
            CLOTHES_FILE_CLOTHES_SNEAKERBINCBLU = -915574819,
            CLOTHES_FILE_CLOTHES_CAPREDBACK = -914054657,
            CLOTHES_FILE_CLOTHES_TSHIRTBASE5 = -902968157,
            CLOTHES_FILE_CLOTHES_SKULLYBLK = -898404223,
            CLOTHES_FILE_CLOTHES_BIKERHELMET = -896277735,
            CLOTHES_FILE_CLOTHES_SANDALSOCK = -892354851,
            CLOTHES_FILE_CLOTHES_TSHIRTERISYELL = -860364429,
            CLOTHES_FILE_CLOTHES_HOCKEYTOP = -850125817,
            CLOTHES_FILE_CLOTHES_DENIMSGANG = -821490932,
            CLOTHES_FILE_CLOTHES_BOWLERBLUE = -805792136,
            CLOTHES_FILE_CLOTHES_5CROSS3 = -803407586,
            CLOTHES_FILE_CLOTHES_NECKHASH = -796923107,
            CLOTHES_FILE_CLOTHES_SWEATRSTAR = -794654001,
            CLOTHES_FILE_CLOTHES_WEDGE = -784729353,
            CLOTHES_FILE_CLOTHES_SHOEDRESSBRN = -771431603,
            CLOTHES_FILE_CLOTHES_CAPBLKOVER = -768108218,
            CLOTHES_FILE_CLOTHES_SHIRTABLUE = -756029055,
            CLOTHES_FILE_CLOTHES_8SA3 = -747864298,
            CLOTHES_FILE_CLOTHES_HAIRPINK = -739310734,
            CLOTHES_FILE_CLOTHES_SUIT2 = -738837002,
            CLOTHES_FILE_CLOTHES_TRILBY = -728420398,
            CLOTHES_FILE_CLOTHES_SHOESPATZ = -720851967,
            CLOTHES_FILE_CLOTHES_BANDITS = -716662261,
            CLOTHES_FILE_CLOTHES_BASKBALL = -708578759,
            CLOTHES_FILE_CLOTHES_CUTOFFCHINOSBLUE = -697413025,
            CLOTHES_FILE_CLOTHES_BOXINGSHOE = -643423809,
            CLOTHES_FILE_CLOTHES_WATCHYELLOW = -621572358,
            CLOTHES_FILE_CLOTHES_NECK2 = -615337454,
            CLOTHES_FILE_CLOTHES_SUIT1TRBLUE = -612667158,
            CLOTHES_FILE_CLOTHES_SNEAKERPRORED = -593236238,
            CLOTHES_FILE_CLOTHES_COWBOYBOOT2 = -592930753,
            CLOTHES_FILE_CLOTHES_COUNTRYTR = -559695285,
            CLOTHES_FILE_CLOTHES_CAPSIDE = -550014854,
            CLOTHES_FILE_CLOTHES_11DICE2 = -540317176,
            CLOTHES_FILE_CLOTHES_BANDBLACK3 = -516279341,
            CLOTHES_FILE_CLOTHES_BERETRED = -504652289,
            CLOTHES_FILE_CLOTHES_AFROBLOND = -489310709,
            CLOTHES_FILE_CLOTHES_MOHAWKBEARD = -484903262,
            CLOTHES_FILE_CLOTHES_SUIT2GRN = -482093022,
            CLOTHES_FILE_CLOTHES_SWEAT = -478073248,
            CLOTHES_FILE_CLOTHES_BANDMASK = -477691962,
            CLOTHES_FILE_CLOTHES_TRACKYTOP1 = -458609233,
            CLOTHES_FILE_CLOTHES_BOWLERRED = -447227464,
            CLOTHES_FILE_CLOTHES_CAPREDUP = -435127553,
            CLOTHES_FILE_CLOTHES_HOODYAMERC = -424716847,
            CLOTHES_FILE_CLOTHES_WATCHPINK = -409608179,
            CLOTHES_FILE_CLOTHES_AFRO = -404058850,
            CLOTHES_FILE_CLOTHES_COACHSEMI = -396806578,
            CLOTHES_FILE_CLOTHES_HAIRGREEN = -390935833,
            CLOTHES_FILE_CLOTHES_NECK = -377764840,
            CLOTHES_FILE_CLOTHES_LEATHER = -374138177,
            CLOTHES_FILE_CLOTHES_BASK1PROWHT = -362333265,
            CLOTHES_FILE_CLOTHES_10LS5 = -351084699,
            CLOTHES_FILE_BARE_LEGS_SKIN = -331394646,
            CLOTHES_FILE_CLOTHES_WATCHZIP1 = -323377260,
            CLOTHES_FILE_CLOTHES_NECKROPES = -321705096,
            CLOTHES_FILE_CLOTHES_GLASSES01DARK = -319785917,
            CLOTHES_FILE_CLOTHES_TRACKTRGANG = -316890488,
            CLOTHES_FILE_CLOTHES_SHIRTBGANG = -311338362,
            CLOTHES_FILE_CLOTHES_CAPGANGUP = -310576940,
            CLOTHES_FILE_CLOTHES_WATCHCRO = -308482976,
            CLOTHES_FILE_CLOTHES_BOWLING = -302970687,
            CLOTHES_FILE_CLOTHES_BASKBALLLOC = -286656069,
            CLOTHES_FILE_CLOTHES_BASKBALLDRIB = -282438905,
            CLOTHES_FILE_CLOTHES_CAP = -261408060,
            CLOTHES_FILE_CLOTHES_CAPBLKUP = -257628726,
            CLOTHES_FILE_CLOTHES_HOODYABLACK = -251391875,
            CLOTHES_FILE_CLOTHES_BOWLER = -247467388,
            CLOTHES_FILE_CLOTHES_CAPGANGSIDE = -234000524,
            CLOTHES_FILE_CLOTHES_HIGHAFRO = -222736955,
            CLOTHES_FILE_CLOTHES_LEGSBLACK = -211260960,
            CLOTHES_FILE_CLOTHES_WATCHPRO = -201526967,
            CLOTHES_FILE_CLOTHES_SKULLYCAP = -193286889,
            CLOTHES_FILE_CLOTHES_POLICETR = -192727393,
            CLOTHES_FILE_CLOTHES_MOTO = -189288785,
            CLOTHES_FILE_BARE_TORSO_SKIN = -179538918,
            CLOTHES_FILE_CLOTHES_CONVPROGRN = -170393699,
            CLOTHES_FILE_CLOTHES_NECKROPEG = -167117051,
            CLOTHES_FILE_CLOTHES_GLASSES04 = -165668590,
            CLOTHES_FILE_CLOTHES_CONVHEATBLK = -164903050,
            CLOTHES_FILE_CLOTHES_BASK1ERIS = -143835965,
            CLOTHES_FILE_BARE_FEET = -140687740,
            CLOTHES_FILE_CLOTHES_SHIRTA = -91475022,
            CLOTHES_FILE_CLOTHES_CAPRED = -85418798,
            CLOTHES_FILE_CLOTHES_CAPKNITGRN = -69603330,
            CLOTHES_FILE_CLOTHES_10WEED = -66161621,
            CLOTHES_FILE_CLOTHES_WATCHSUB1 = -59129127,
            CLOTHES_FILE_CLOTHES_6CROWN = -49204571,
            CLOTHES_FILE_CLOTHES_HOODYABASE5 = -47496189,
            CLOTHES_FILE_NO_CLOTHES = 0,
            CLOTHES_FILE_BARE_FEET_SKIN = 15018968,
            CLOTHES_FILE_CLOTHES_CHONGERGREY = 19656297,
            CLOTHES_FILE_CLOTHES_TASH = 35494100,
            CLOTHES_FILE_CLOTHES_TRILBYDRK = 40123646,
            CLOTHES_FILE_CLOTHES_10LS3 = 40991312,
            CLOTHES_FILE_CLOTHES_BANDBLUE = 48232002,
            CLOTHES_FILE_CLOTHES_SLEEVT = 56105302,
            CLOTHES_FILE_CLOTHES_CUTOFFDENIMS = 70023999,
            CLOTHES_FILE_CLOTHES_TIMBERRED = 88492340,
            CLOTHES_FILE_CLOTHES_SHIRTBCHECK = 92867832,
            CLOTHES_FILE_CLOTHES_WORKTRCAMOGRN = 109016604,
            CLOTHES_FILE_CLOTHES_CHONGERGANG = 112203752,
            CLOTHES_FILE_CLOTHES_WORKTRKHAKI = 144021517,
            CLOTHES_FILE_CLOTHES_SHOE = 148748802,
            CLOTHES_FILE_CLOTHES_TIMBERFAWN = 155777005,
            CLOTHES_FILE_CLOTHES_CAPBLKBACK = 184941352,
            CLOTHES_FILE_CLOTHES_9CROWN = 206012528,
            CLOTHES_FILE_CLOTHES_WATCHGNO = 216144353,
            CLOTHES_FILE_CLOTHES_TRACKTRERIS = 216937872,
            CLOTHES_FILE_CLOTHES_TSHIRTWHITE = 222883665,
            CLOTHES_FILE_CLOTHES_TRACKTRWHSTR = 236097233,
            CLOTHES_FILE_CLOTHES_SUIT1RED = 239959007,
            CLOTHES_FILE_CLOTHES_TSHIRTBLUNTS = 272626106,
            CLOTHES_FILE_CLOTHES_CAPREDOVER = 280413073,
            CLOTHES_FILE_CLOTHES_12ANGELS = 297654023,
            CLOTHES_FILE_CLOTHES_GLASSES03BLUE = 326783084,
            CLOTHES_FILE_BARE_HEAD_SKIN = 338913607,
            CLOTHES_FILE_CLOTHES_11GROVE3 = 347651027,
            CLOTHES_FILE_CLOTHES_BASK1 = 351222414,
            CLOTHES_FILE_CLOTHES_BANDRED = 355561549,
            CLOTHES_FILE_CLOTHES_4SPIDER = 357739873,
            CLOTHES_FILE_CLOTHES_SUIT1YELLOW = 376361990,
            CLOTHES_FILE_CLOTHES_HOODYABLUE = 390024698,
            CLOTHES_FILE_CLOTHES_NECKCROSS = 415386514,
            CLOTHES_FILE_CLOTHES_CAPZIPBACK = 415833761,
            CLOTHES_FILE_CLOTHES_GLASSES05DARK = 426824323,
            CLOTHES_FILE_CLOTHES_BASK1PROBLK = 435065541,
            CLOTHES_FILE_CLOTHES_BALACLAVA = 435776856,
            CLOTHES_FILE_CLOTHES_LEGSHEART = 436277294,
            CLOTHES_FILE_CLOTHES_BALDTASH = 441849698,
            CLOTHES_FILE_CLOTHES_CAPGANG = 448686252,
            CLOTHES_FILE_CLOTHES_MOHAWK = 475286744,
            CLOTHES_FILE_CLOTHES_SUIT1BLUE = 482703393,
            CLOTHES_FILE_CLOTHES_10LS = 485055216,
            CLOTHES_FILE_CLOTHES_HOCKEY = 490921511,
            CLOTHES_FILE_CLOTHES_BALDBEARD = 492481370,
            CLOTHES_FILE_CLOTHES_BOXSHORT = 497405699,
            CLOTHES_FILE_CLOTHES_AFROTASH = 527596789,
            CLOTHES_FILE_CLOTHES_WATCHGNO2 = 534143351,
            CLOTHES_FILE_CLOTHES_BBSHORTWHT = 536113308,
            CLOTHES_FILE_CLOTHES_BIEGETR = 576933739,
            CLOTHES_FILE_CLOTHES_TUXEDO = 592439904,
            CLOTHES_FILE_CLOTHES_GLASSES04DARK = 605092659,
            CLOTHES_FILE_CLOTHES_CHINOSBLUE = 638494825,
            CLOTHES_FILE_CLOTHES_TSHIRTPROBLK = 641217881,
            CLOTHES_FILE_CLOTHES_BANDBLUE3 = 654351964,
            CLOTHES_FILE_CLOTHES_GROUCHO = 672552983,
            CLOTHES_FILE_CLOTHES_JEANSDENIM = 681234315,
            CLOTHES_FILE_CLOTHES_CHONGER = 682440495,
            CLOTHES_FILE_CLOTHES_8POKER = 701805957,
            CLOTHES_FILE_CLOTHES_CHINOSBIEGE = 724587403,
            CLOTHES_FILE_CLOTHES_SHORTS = 744365350,
            CLOTHES_FILE_CLOTHES_10OG = 756997454,
            CLOTHES_FILE_CLOTHES_DENIMSRED = 768268528,
            CLOTHES_FILE_CLOTHES_CAPTRUCK = 797398277,
            CLOTHES_FILE_BARE_TORSO = 804553162,
            CLOTHES_FILE_CLOTHES_7CROSS2 = 814012577,
            CLOTHES_FILE_CLOTHES_BOXINGCAP = 815232608,
            CLOTHES_FILE_CLOTHES_SUIT1TRYELLOW = 817599759,
            CLOTHES_FILE_CLOTHES_7CROSS = 824658141,
            CLOTHES_FILE_CLOTHES_12MAYABIRD = 840928074,
            CLOTHES_FILE_CLOTHES_BOXINGSHORT = 847386951,
            CLOTHES_FILE_CLOTHES_TSHIRTMADDGREY = 847965730,
            CLOTHES_FILE_CLOTHES_SNEAKERBINCBLK = 862081726,
            CLOTHES_FILE_CLOTHES_WORKTRGREY = 873925974,
            CLOTHES_FILE_CLOTHES_CORNROWS = 877881813,
            CLOTHES_FILE_BARE_LEGS = 879907265,
            CLOTHES_FILE_CLOTHES_BANDBLACK = 883673976,
            CLOTHES_FILE_CLOTHES_HAWAIIWHT = 894944151,
            CLOTHES_FILE_CLOTHES_VALET = 900618200,
            CLOTHES_FILE_CLOTHES_COACH = 938627203,
            CLOTHES_FILE_CLOTHES_BERET = 957644727,
            CLOTHES_FILE_CLOTHES_5GUN = 976451251,
            CLOTHES_FILE_CLOTHES_DENIMFADE = 980509603,
            CLOTHES_FILE_CLOTHES_BOWLERYELLOW = 983903833,
            CLOTHES_FILE_CLOTHES_SUIT1TRBLK = 985006348,
            CLOTHES_FILE_CLOTHES_GROOVECUT = 985944332,
            CLOTHES_FILE_CLOTHES_CROUPIER = 995481457,
            CLOTHES_FILE_CLOTHES_SANDAL = 1004809233,
            CLOTHES_FILE_CLOTHES_CHINOSKHAKI = 1016528228,
            CLOTHES_FILE_CLOTHES_SHELLSUITTR = 1025982260,
            CLOTHES_FILE_CLOTHES_FLIPFLOP = 1035276773,
            CLOTHES_FILE_CLOTHES_HOODJACK = 1043357982,
            CLOTHES_FILE_CLOTHES_NECKAFRICA = 1047161561,
            CLOTHES_FILE_CLOTHES_TRACKTR = 1056966746,
            CLOTHES_FILE_CLOTHES_BEARD = 1061221996,
            CLOTHES_FILE_CLOTHES_SHIRTAYELLOW = 1063322903,
            CLOTHES_FILE_CLOTHES_BANDGANG3 = 1070589922,
            CLOTHES_FILE_CLOTHES_CAPZIP = 1117017627,
            CLOTHES_FILE_CLOTHES_TSHIRT2HORIZ = 1119183852,
            CLOTHES_FILE_CLOTHES_SUIT1TR = 1132121869,
            CLOTHES_FILE_CLOTHES_HATTIGER = 1140302723,
            CLOTHES_FILE_CLOTHES_VESTBLACK = 1142040938,
            CLOTHES_FILE_CLOTHES_CAPBLKSIDE = 1162486186,
            CLOTHES_FILE_CLOTHES_GOATEE = 1164319867,
            CLOTHES_FILE_CLOTHES_BASK2SEMI = 1171834843,
            CLOTHES_FILE_CLOTHES_NECKGOLD = 1181652212,
            CLOTHES_FILE_CLOTHES_7CROSS3 = 1199826999,
            CLOTHES_FILE_CLOTHES_TSHIRTERISORN = 1219550336,
            CLOTHES_FILE_CLOTHES_BANDGANG2 = 1221121908,
            CLOTHES_FILE_CLOTHES_PIMPTR = 1226861131,
            CLOTHES_FILE_CLOTHES_ZORROMASK = 1227267994,
            CLOTHES_FILE_CLOTHES_BASKBALLRIM = 1236532544,
            CLOTHES_FILE_CLOTHES_SUIT1 = 1258253388,
            CLOTHES_FILE_CLOTHES_CUTOFFCHINOS = 1259848584,
            CLOTHES_FILE_CLOTHES_6CLOWN = 1305940489,
            CLOTHES_FILE_CLOTHES_BANDBLUE2 = 1342680778,
            CLOTHES_FILE_CLOTHES_SLOPE = 1348958410,
            CLOTHES_FILE_CLOTHES_SUIT1BLK = 1393983095,
            CLOTHES_FILE_CLOTHES_FIELD = 1398700055,
            CLOTHES_FILE_CLOTHES_BOATERBLK = 1401419026,
            CLOTHES_FILE_CLOTHES_GARAGETR = 1410124429,
            CLOTHES_FILE_CLOTHES_TSHIRTSUBURB = 1410494900,
            CLOTHES_FILE_CLOTHES_6AZTEC = 1414728149,
            CLOTHES_FILE_CLOTHES_TIMBERGREY = 1421047989,
            CLOTHES_FILE_CLOTHES_CAPZIPSIDE = 1451672611,
            CLOTHES_FILE_CLOTHES_CONVPROBLK = 1463285286,
            CLOTHES_FILE_CLOTHES_WATCH = 1486911337,
            CLOTHES_FILE_CLOTHES_CONVHEATORN = 1524146037,
            CLOTHES_FILE_CLOTHES_SNEAKERHEATWHT = 1556585494,
            CLOTHES_FILE_CLOTHES_STOPWATCH = 1559566642,
            CLOTHES_FILE_CLOTHES_TRAMLINE = 1566172763,
            CLOTHES_FILE_CLOTHES_COWBOY = 1572879657,
            CLOTHES_FILE_CLOTHES_9GUN2 = 1601531329,
            CLOTHES_FILE_CLOTHES_CAPBLUEOVER = 1603672324,
            CLOTHES_FILE_CLOTHES_HAIRBLUE = 1639626768,
            CLOTHES_FILE_CLOTHES_CAPBLUE = 1652597115,
            CLOTHES_FILE_CLOTHES_NECKDOLLAR = 1664243712,
            CLOTHES_FILE_CLOTHES_SUIT1GREY = 1667254391,
            CLOTHES_FILE_CLOTHES_SHIRTB = 1669685768,
            CLOTHES_FILE_CLOTHES_11GROVE2 = 1673497413,
            CLOTHES_FILE_CLOTHES_TSHIRT = 1676791040,
            CLOTHES_FILE_CLOTHES_SUIT1GANG = 1694216694,
            CLOTHES_FILE_CLOTHES_TSHIRTLOCGREY = 1694851341,
            CLOTHES_FILE_CLOTHES_WATCHSUB2 = 1701876579,
            CLOTHES_FILE_CLOTHES_CAPGANGOVER = 1701894040,
            CLOTHES_FILE_CLOTHES_12DAGGER = 1717669588,
            CLOTHES_FILE_CLOTHES_LEATHERTRCHAPS = 1724837436,
            CLOTHES_FILE_CLOTHES_SUIT1TRRED = 1743586468,
            CLOTHES_FILE_CLOTHES_GLASSES03 = 1749322929,
            CLOTHES_FILE_CLOTHES_SKULLYGRN = 1754495290,
            CLOTHES_FILE_CLOTHES_JEANS = 1788110135,
            CLOTHES_FILE_CLOTHES_BASEBALL = 1794329688,
            CLOTHES_FILE_CLOTHES_MOHAWKPINK = 1795449523,
            CLOTHES_FILE_CLOTHES_FLATTOP = 1796327307,
            CLOTHES_FILE_CLOTHES_DENIM = 1807103951,
            CLOTHES_FILE_CLOTHES_11GODSGIFT = 1807889086,
            CLOTHES_FILE_CLOTHES_GARAGELEG = 1817399610,
            CLOTHES_FILE_CLOTHES_SNAKESKIN = 1818644432,
            CLOTHES_FILE_CLOTHES_DOGTAG = 1828427041,
            CLOTHES_FILE_CLOTHES_CORNROWSB = 1851741582,
            CLOTHES_FILE_BARE_HANDS = 1854213815,
            CLOTHES_FILE_BARE_HEAD = 1855579351,
            CLOTHES_FILE_CLOTHES_AFROGOATEE = 1855861398,
            CLOTHES_FILE_CLOTHES_ELVISHAIR = 1862671160,
            CLOTHES_FILE_CLOTHES_9GUN = 1894107403,
            CLOTHES_FILE_CLOTHES_SHORTSGREY = 1896158386,
            CLOTHES_FILE_CLOTHES_TSHIRTBOBOMONK = 1897016603,
            CLOTHES_FILE_CLOTHES_GROUCHOS = 1905890257,
            CLOTHES_FILE_CLOTHES_HOODJACKBEIGE = 1909997276,
            CLOTHES_FILE_CLOTHES_SNEAKERPROWHT = 1920025136,
            CLOTHES_FILE_CLOTHES_MOHAWKBLOND = 1928972671,
            CLOTHES_FILE_CLOTHES_HOCKEYMASK = 1929723771,
            CLOTHES_FILE_CLOTHES_AFROBEARD = 1932822998,
            CLOTHES_FILE_CLOTHES_10LS2 = 1970686662,
            CLOTHES_FILE_CLOTHES_HELMET = 1974327007,
            CLOTHES_FILE_CLOTHES_WATCHZIP2 = 1974531630,
            CLOTHES_FILE_CLOTHES_HAIRRED = 1981021008,
            CLOTHES_FILE_CLOTHES_SHOEDRESSBLK = 1982801949,
            CLOTHES_FILE_CLOTHES_SHORTSGANG = 1990126899,
            CLOTHES_FILE_CLOTHES_CAPOVEREYE = 1999252971,
            CLOTHES_FILE_CLOTHES_MEDICTR = 2061229512,
            CLOTHES_FILE_CLOTHES_BANDGANG = 2061582229,
            CLOTHES_FILE_CLOTHES_TSHIRTPRORED = 2070098161,
            CLOTHES_FILE_CLOTHES_SNEAKERPROBLU = 2079839801,
            CLOTHES_FILE_CLOTHES_5CROSS = 2096097750,
            CLOTHES_FILE_CLOTHES_6AFRICA = 2119686255,
            CLOTHES_FILE_CLOTHES_CHONGERBLUE = 2123292223,
            CLOTHES_FILE_CLOTHES_COWBOYBOOT = 2123755548
        };
        static bool _is_defined_clothes_file_t(clothes_file_t v);

    private:
        static const std::set<clothes_file_t> _values_clothes_file_t;

    public:

        enum clothes_model_t {
            CLOTHES_MODEL_MODEL_TORSO = 0,
            CLOTHES_MODEL_MODEL_HEAD = 1,
            CLOTHES_MODEL_MODEL_HANDS = 2,
            CLOTHES_MODEL_MODEL_LEGS = 3,
            CLOTHES_MODEL_MODEL_FEET = 4,
            CLOTHES_MODEL_MODEL_CHAIN = 5,
            CLOTHES_MODEL_MODEL_WATCH = 6,
            CLOTHES_MODEL_MODEL_SHADES = 7,
            CLOTHES_MODEL_MODEL_HAT = 8,
            CLOTHES_MODEL_MODEL_SPECIAL = 9
        };
        static bool _is_defined_clothes_model_t(clothes_model_t v);

    private:
        static const std::set<clothes_model_t> _values_clothes_model_t;

    public:

        enum clothes_texture_t {
            CLOTHES_TEXTURE_TEXTURE_TORSO = 0,
            CLOTHES_TEXTURE_TEXTURE_HEAD = 1,
            CLOTHES_TEXTURE_TEXTURE_LEGS = 2,
            CLOTHES_TEXTURE_TEXTURE_FEET = 3,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_UPPER_LEFT_ARM = 4,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_LOWER_LEFT_ARM = 5,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_UPPER_RIGHT_ARM = 6,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_LOWER_RIGHT_ARM = 7,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_BACK = 8,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_LEFT_CHEST = 9,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_RIGHT_CHEST = 10,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_STOMACH = 11,
            CLOTHES_TEXTURE_TEXTURE_TATTOO_LOWER_BACK = 12,
            CLOTHES_TEXTURE_TEXTURE_CHAIN = 13,
            CLOTHES_TEXTURE_TEXTURE_WATCH = 14,
            CLOTHES_TEXTURE_TEXTURE_SHADES = 15,
            CLOTHES_TEXTURE_TEXTURE_HAT = 16,
            CLOTHES_TEXTURE_TEXTURE_SPECIAL = 17
        };
        static bool _is_defined_clothes_texture_t(clothes_texture_t v);

    private:
        static const std::set<clothes_texture_t> _values_clothes_texture_t;

    public:

        enum collision_response_t {
            COLLISION_RESPONSE_RESPONSE_NONE = 0,
            COLLISION_RESPONSE_RESPONSE_LAMP_POST = 1,
            COLLISION_RESPONSE_RESPONSE_SMALL_BOX = 2,
            COLLISION_RESPONSE_RESPONSE_BIG_BOX = 3,
            COLLISION_RESPONSE_RESPONSE_FENCE_PART = 4,
            COLLISION_RESPONSE_RESPONSE_GRENADE = 5,
            COLLISION_RESPONSE_RESPONSE_SWING_DOOR = 6,
            COLLISION_RESPONSE_RESPONSE_LOCK_DOOR = 7,
            COLLISION_RESPONSE_RESPONSE_HANGING = 8,
            COLLISION_RESPONSE_RESPONSE_POOL_BALL = 9
        };
        static bool _is_defined_collision_response_t(collision_response_t v);

    private:
        static const std::set<collision_response_t> _values_collision_response_t;

    public:

        enum creator_t {
            CREATOR_MADE_BY_GAME = 1,
            CREATOR_MADE_BY_MISSION = 2,
            CREATOR_MADE_BY_REPLAY = 3
        };
        static bool _is_defined_creator_t(creator_t v);

    private:
        static const std::set<creator_t> _values_creator_t;

    public:

        enum damage_effect_t {
            DAMAGE_EFFECT_DAMAGE_NONE = 0,
            DAMAGE_EFFECT_DAMAGE_CHANGES_MODEL = 1,
            DAMAGE_EFFECT_DAMAGE_SMASHES = 20,
            DAMAGE_EFFECT_DAMAGE_CHANGES_THEN_SMASHES = 21,
            DAMAGE_EFFECT_DAMAGE_BREAKS = 200,
            DAMAGE_EFFECT_DAMAGE_BREAKS_FOR_GOOD = 202
        };
        static bool _is_defined_damage_effect_t(damage_effect_t v);

    private:
        static const std::set<damage_effect_t> _values_damage_effect_t;

    public:

        enum door_t {
            DOOR_DOOR_CLOSED = 0,
            DOOR_DOOR_OPEN = 1,
            DOOR_DOOR_CLOSING = 2,
            DOOR_DOOR_OPENING = 3,
            DOOR_DOOR_WAITING_FOR_PLAYER_TO_LEAVE = 4,
            DOOR_DOOR_CLOSED_AFTER_DROP_OFF = 5
        };
        static bool _is_defined_door_t(door_t v);

    private:
        static const std::set<door_t> _values_door_t;

    public:

        enum fighting_t {
            FIGHTING_STANDARD = 4,
            FIGHTING_BOXING = 5,
            FIGHTING_KUNG_FU = 6,
            FIGHTING_KNEE_HEAD = 7,
            FIGHTING_STYLE_BAT = 8,
            FIGHTING_STYLE_KNIFE = 9,
            FIGHTING_STYLE_GOLF_CLUB = 10,
            FIGHTING_STYLE_KATANA = 11,
            FIGHTING_STYLE_CHAINSAW = 12,
            FIGHTING_STYLE_DILDO = 13,
            FIGHTING_STYLE_FLOWERS = 14,
            FIGHTING_GRAB_KICK = 15,
            FIGHTING_ELBOWS = 16
        };
        static bool _is_defined_fighting_t(fighting_t v);

    private:
        static const std::set<fighting_t> _values_fighting_t;

    public:

        enum float_stat_t {
            FLOAT_STAT_PROGRESS_MADE = 0,
            FLOAT_STAT_TOTAL_PROGRESS = 1,
            FLOAT_STAT_FURTHEST_HOOP = 2,
            FLOAT_STAT_DISTANCE_ON_FOOT = 3,
            FLOAT_STAT_DISTANCE_BY_CAR = 4,
            FLOAT_STAT_DISTANCE_BY_MOTORBIKE = 5,
            FLOAT_STAT_DISTANCE_BY_BOAT = 6,
            FLOAT_STAT_DISTANCE_BY_GOLF_CART = 7,
            FLOAT_STAT_DISTANCE_BY_HELICOPTER = 8,
            FLOAT_STAT_DISTANCE_BY_PLANE = 9,
            FLOAT_STAT_LONGEST_WHEELIE_DISTANCE = 10,
            FLOAT_STAT_LONGEST_STOPPIE_DISTANCE = 11,
            FLOAT_STAT_LONGEST_2_WHEELS_DISTANCE = 12,
            FLOAT_STAT_WEAPON_SPEND = 13,
            FLOAT_STAT_FASHION_SPEND = 14,
            FLOAT_STAT_PROPERTY_SPEND = 15,
            FLOAT_STAT_AUTO_REPAIR_AND_PAINTING_SPEND = 16,
            FLOAT_STAT_LONGEST_WHEELIE_TIME = 17,
            FLOAT_STAT_LONGEST_STOPPIE_TIME = 18,
            FLOAT_STAT_LONGEST_2_WHEELS_TIME = 19,
            FLOAT_STAT_FOOD_SPEND = 20,
            FLOAT_STAT_FAT = 21,
            FLOAT_STAT_STAMINA = 22,
            FLOAT_STAT_MUSCLE = 23,
            FLOAT_STAT_MAX_HEALTH = 24,
            FLOAT_STAT_SEX_APPEAL = 25,
            FLOAT_STAT_DISTANCE_BY_SWIMMING = 26,
            FLOAT_STAT_DISTANCE_BY_BICYCLE = 27,
            FLOAT_STAT_DISTANCE_ON_TREADMILL = 28,
            FLOAT_STAT_DISTANCE_ON_EXERCISE_BIKE = 29,
            FLOAT_STAT_TATTOO_SPEND = 30,
            FLOAT_STAT_HAIRDRESSING_SPEND = 31,
            FLOAT_STAT_GIRLFRIEND_SPEND = 32,
            FLOAT_STAT_PROSTITUTE_SPEND = 33,
            FLOAT_STAT_FURNITURE_SPEND = 34,
            FLOAT_STAT_MONEY_SPENT_GAMBLING = 35,
            FLOAT_STAT_MONEY_MADE_FROM_PIMPING = 36,
            FLOAT_STAT_MONEY_WON_GAMBLING = 37,
            FLOAT_STAT_BIGGEST_GAMBLING_WIN = 38,
            FLOAT_STAT_BIGGEST_GAMBLING_LOSS = 39,
            FLOAT_STAT_LARGEST_BURGLARY_SWAG = 40,
            FLOAT_STAT_MONEY_MADE_FROM_BURGLARY = 41,
            FLOAT_STAT_MONEY_SPENT_BUILDING_PROPERTY = 42,
            FLOAT_STAT_UNUSED = 43,
            FLOAT_STAT_LONGEST_TREADMILL_TIME = 44,
            FLOAT_STAT_LONGEST_EXERCISE_BIKE_TIME = 45,
            FLOAT_STAT_MAX_BENCH_PRESS = 46,
            FLOAT_STAT_MAX_DUMBBELLS = 47,
            FLOAT_STAT_BESTTIME_8_TRACK = 48,
            FLOAT_STAT_BMX_BEST_TIME = 49,
            FLOAT_STAT_LIGHTEST_WEIGHT = 50,
            FLOAT_STAT_LONGEST_5_STAR_CHASE = 51,
            FLOAT_STAT_LAST_5_STAR_CHASE = 52,
            FLOAT_STAT_WAGE_BILL = 53,
            FLOAT_STAT_STRIP_CLUB_SPEND = 54,
            FLOAT_STAT_CAR_MODIFICATION_SPEND = 55,
            FLOAT_STAT_TIME_SPENT_SHOPPING = 56,
            FLOAT_STAT_TIME_SPENT_GAMBLING = 57,
            FLOAT_STAT_TIME_SPENT_ON_LONGEST_MISSION = 58,
            FLOAT_STAT_TIME_SPENT_ON_QUICKEST_MISSION = 59,
            FLOAT_STAT_AVERAGE_MISSION_TIME = 60,
            FLOAT_STAT_DRUGS_SPEND = 61,
            FLOAT_STAT_TOTAL_SHOPPING_SPEND = 62,
            FLOAT_STAT_TIME_SPENT_UNDERWATER = 63,
            FLOAT_STAT_TOTAL_RESPECT = 64,
            FLOAT_STAT_GIRLFRIEND_RESPECT = 65,
            FLOAT_STAT_CLOTHES_RESPECT = 66,
            FLOAT_STAT_FITNESS_RESPECT = 67,
            FLOAT_STAT_RESPECT = 68,
            FLOAT_STAT_PISTOL_SKILL = 69,
            FLOAT_STAT_SILENCED_PISTOL_SKILL = 70,
            FLOAT_STAT_DESERT_EAGLE_SKILL = 71,
            FLOAT_STAT_SHOTGUN_SKILL = 72,
            FLOAT_STAT_SAWN_OFF_SHOTGUN_SKILL = 73,
            FLOAT_STAT_COMBAT_SHOTGUN_SKILL = 74,
            FLOAT_STAT_MACHINE_PISTOL_SKILL = 75,
            FLOAT_STAT_SMG_SKILL = 76,
            FLOAT_STAT_AK_47_SKILL = 77,
            FLOAT_STAT_M4_SKILL = 78,
            FLOAT_STAT_RIFLE_SKILL = 79,
            FLOAT_STAT_APPEARANCE = 80,
            FLOAT_STAT_GAMBLING = 81
        };
        static bool _is_defined_float_stat_t(float_stat_t v);

    private:
        static const std::set<float_stat_t> _values_float_stat_t;

    public:

        enum game_version_t {
            GAME_VERSION_VERSION_PHONES_OLDER = -1978417824,
            GAME_VERSION_VERSION_PC_1_01_MODIFIED = -1824164258,
            GAME_VERSION_VERSION_PC_1_01 = -1704018344,
            GAME_VERSION_VERSION_2_0_UNSEEN = -613227626,
            GAME_VERSION_VERSION_DEFINITIVE = -219671565,
            GAME_VERSION_VERSION_PC_2_0 = -48984586,
            GAME_VERSION_VERSION_ANDROID = 343353539,
            GAME_VERSION_VERSION_PC_1_00 = 903512437,
            GAME_VERSION_VERSION_PC_2_0_GERMANY = 1563544610,
            GAME_VERSION_VERSION_PS2 = 1679678540,
            GAME_VERSION_VERSION_PC_1_00_MODIFIED = 1710482819
        };
        static bool _is_defined_game_version_t(game_version_t v);

    private:
        static const std::set<game_version_t> _values_game_version_t;

    public:

        enum gang_id_t {
            GANG_ID_GANG_BALLAS = 0,
            GANG_ID_GANG_GROVE_STREET_FAMILIES = 1,
            GANG_ID_GANG_VAGOS = 2,
            GANG_ID_GANG_RIFA = 3,
            GANG_ID_GANG_DA_NANG = 4,
            GANG_ID_GANG_MAFIA = 5,
            GANG_ID_GANG_TRIADS = 6,
            GANG_ID_GANG_AZTECAS = 7,
            GANG_ID_GANG_UNUSED_8 = 8,
            GANG_ID_GANG_UNUSED_9 = 9
        };
        static bool _is_defined_gang_id_t(gang_id_t v);

    private:
        static const std::set<gang_id_t> _values_gang_id_t;

    public:

        enum garage_kind_t {
            GARAGE_KIND_GARAGE_ONLY_TARGET_VEHICLE = 1,
            GARAGE_KIND_GARAGE_BOMB_SHOP_TIMED = 2,
            GARAGE_KIND_GARAGE_BOMB_SHOP_ENGINE = 3,
            GARAGE_KIND_GARAGE_BOMB_SHOP_REMOTE = 4,
            GARAGE_KIND_GARAGE_PAY_N_SPRAY = 5,
            GARAGE_KIND_GARAGE_CLOSES_WHEN_TOUCHED = 11,
            GARAGE_KIND_GARAGE_TARGET_VEHICLE_FREEZE_PLAYER = 14,
            GARAGE_KIND_GARAGE_SCRIPT_OPENS_ONLY = 15,
            GARAGE_KIND_GARAGE_GANTON = 16,
            GARAGE_KIND_GARAGE_SANTA_MARIA = 17,
            GARAGE_KIND_GARAGE_ROCKSHORE_WEST = 18,
            GARAGE_KIND_GARAGE_SCRIPT_CONTROLLED = 19,
            GARAGE_KIND_GARAGE_STAYS_OPEN_WITH_CAR_INSIDE = 20,
            GARAGE_KIND_GARAGE_CLOSES_ONCE_AND_FOR_ALL = 21,
            GARAGE_KIND_GARAGE_SCRIPT_OPENS_AND_FREEZES = 23,
            GARAGE_KIND_GARAGE_FORT_CARSON = 24,
            GARAGE_KIND_GARAGE_VERDANT_MEADOWS = 25,
            GARAGE_KIND_GARAGE_DILLIMORE = 26,
            GARAGE_KIND_GARAGE_PRICKLE_PINE = 27,
            GARAGE_KIND_GARAGE_WHITEWOOD = 28,
            GARAGE_KIND_GARAGE_PALOMINO_CREEK = 29,
            GARAGE_KIND_GARAGE_REDSANDS_WEST = 30,
            GARAGE_KIND_GARAGE_EL_CORONA = 31,
            GARAGE_KIND_GARAGE_MULHOLLAND = 32,
            GARAGE_KIND_GARAGE_IMPOUND_LS = 33,
            GARAGE_KIND_GARAGE_IMPOUND_SF = 34,
            GARAGE_KIND_GARAGE_IMPOUND_LV = 35,
            GARAGE_KIND_GARAGE_LOCO_LOW_CO = 36,
            GARAGE_KIND_GARAGE_WHEEL_ARCH_ANGELS = 37,
            GARAGE_KIND_GARAGE_TRANSFENDER = 38,
            GARAGE_KIND_GARAGE_CALTON_HEIGHTS = 39,
            GARAGE_KIND_GARAGE_PARADISO = 40,
            GARAGE_KIND_GARAGE_DOHERTY = 41,
            GARAGE_KIND_GARAGE_HASHBURY = 42,
            GARAGE_KIND_GARAGE_BURGLARY = 43,
            GARAGE_KIND_GARAGE_AT400_HANGAR = 44,
            GARAGE_KIND_GARAGE_ABANDONED_AIRPORT_HANGAR = 45
        };
        static bool _is_defined_garage_kind_t(garage_kind_t v);

    private:
        static const std::set<garage_kind_t> _values_garage_kind_t;

    public:

        enum garage_use_t {
            GARAGE_USE_USE_HIDEOUT = 0,
            GARAGE_USE_USE_IMPOUND = 1
        };
        static bool _is_defined_garage_use_t(garage_use_t v);

    private:
        static const std::set<garage_use_t> _values_garage_use_t;

    public:

        enum hidden_thing_t {
            HIDDEN_THING_NOTHING_HIDDEN = 0,
            HIDDEN_THING_HIDDEN_LEGACY = 1,
            HIDDEN_THING_HIDDEN_BUILDING = 2,
            HIDDEN_THING_HIDDEN_OBJECT = 3,
            HIDDEN_THING_HIDDEN_DUMMY = 4
        };
        static bool _is_defined_hidden_thing_t(hidden_thing_t v);

    private:
        static const std::set<hidden_thing_t> _values_hidden_thing_t;

    public:

        enum icon_t {
            ICON_ICON_PLAYER_INTEREST = -5,
            ICON_ICON_THREAT = -4,
            ICON_ICON_FRIEND = -3,
            ICON_ICON_OBJECT = -2,
            ICON_ICON_DESTINATION = -1,
            ICON_ICON_NONE = 0,
            ICON_ICON_WHITE = 1,
            ICON_ICON_CENTRE = 2,
            ICON_ICON_MAP_HERE = 3,
            ICON_ICON_NORTH = 4,
            ICON_ICON_AIRYARD = 5,
            ICON_ICON_AMMU = 6,
            ICON_ICON_BARBER = 7,
            ICON_ICON_BIG_SMOKE = 8,
            ICON_ICON_BOATYARD = 9,
            ICON_ICON_BURGERSHOT = 10,
            ICON_ICON_QUARRY = 11,
            ICON_ICON_CATALINA = 12,
            ICON_ICON_CESAR = 13,
            ICON_ICON_CHICKEN = 14,
            ICON_ICON_CJ = 15,
            ICON_ICON_CRASH = 16,
            ICON_ICON_DINER = 17,
            ICON_ICON_EMMET = 18,
            ICON_ICON_ENEMY_ATTACK = 19,
            ICON_ICON_FIRE = 20,
            ICON_ICON_GIRLFRIEND = 21,
            ICON_ICON_HOSPITAL = 22,
            ICON_ICON_SYNDICATE = 23,
            ICON_ICON_MADD_DOGG = 24,
            ICON_ICON_CALIGULAS = 25,
            ICON_ICON_MC_STRAP = 26,
            ICON_ICON_MOD_GARAGE = 27,
            ICON_ICON_OG_LOC = 28,
            ICON_ICON_PIZZA = 29,
            ICON_ICON_POLICE = 30,
            ICON_ICON_PROPERTY_GREEN = 31,
            ICON_ICON_PROPERTY_RED = 32,
            ICON_ICON_RACE = 33,
            ICON_ICON_RYDER = 34,
            ICON_ICON_SAVE = 35,
            ICON_ICON_SCHOOL = 36,
            ICON_ICON_QUESTION = 37,
            ICON_ICON_SWEET = 38,
            ICON_ICON_TATTOO = 39,
            ICON_ICON_TRUTH = 40,
            ICON_ICON_WAYPOINT = 41,
            ICON_ICON_TORENO_RANCH = 42,
            ICON_ICON_TRIADS = 43,
            ICON_ICON_FOUR_DRAGONS = 44,
            ICON_ICON_CLOTHES = 45,
            ICON_ICON_WOOZIE = 46,
            ICON_ICON_ZERO = 47,
            ICON_ICON_DISCO = 48,
            ICON_ICON_DRINK = 49,
            ICON_ICON_FOOD = 50,
            ICON_ICON_TRUCK = 51,
            ICON_ICON_CASH = 52,
            ICON_ICON_FLAG = 53,
            ICON_ICON_GYM = 54,
            ICON_ICON_IMPOUND = 55,
            ICON_ICON_LIGHT = 56,
            ICON_ICON_RUNWAY = 57,
            ICON_ICON_GANG_B = 58,
            ICON_ICON_GANG_P = 59,
            ICON_ICON_GANG_Y = 60,
            ICON_ICON_GANG_N = 61,
            ICON_ICON_GANG_G = 62,
            ICON_ICON_SPRAY = 63,
            ICON_ICON_TORENO = 64
        };
        static bool _is_defined_icon_t(icon_t v);

    private:
        static const std::set<icon_t> _values_icon_t;

    public:

        enum int_stat_t {
            INT_STAT_PEOPLE_WASTED_BY_OTHERS = 120,
            INT_STAT_PEOPLE_YOUVE_WASTED = 121,
            INT_STAT_ROAD_VEHICLES_DESTROYED = 122,
            INT_STAT_BOATS_DESTROYED = 123,
            INT_STAT_PLANES_HELICOPTERS_DESTROYED = 124,
            INT_STAT_COST_OF_PROPERTY_DAMAGED = 125,
            INT_STAT_BULLETS_FIRED = 126,
            INT_STAT_KGS_OF_EXPLOSIVES_USED = 127,
            INT_STAT_BULLETS_THAT_HIT = 128,
            INT_STAT_TIRES_POPPED_WITH_GUNFIRE = 129,
            INT_STAT_NUM_HEADSHOTS = 130,
            INT_STAT_TOTAL_NUM_WANTED_STARS_ATTAINED = 131,
            INT_STAT_TOTAL_NUM_WANTED_STARS_EVADED = 132,
            INT_STAT_TIMES_BUSTED = 133,
            INT_STAT_DAYS_PASSED_IN_GAME = 134,
            INT_STAT_NUM_HOSPITAL_VISITS = 135,
            INT_STAT_SAFEHOUSE_VISITS = 136,
            INT_STAT_TIMES_CHEATED = 137,
            INT_STAT_VEHICLE_RESPRAYS = 138,
            INT_STAT_INSANE_JUMP_DISTANCE = 139,
            INT_STAT_INSANE_JUMP_HEIGHT = 140,
            INT_STAT_INSANE_JUMP_FLIPS = 141,
            INT_STAT_INSANE_JUMP_ROTATION = 142,
            INT_STAT_BEST_INSANE_STUNT_AWARDED = 143,
            INT_STAT_UNIQUE_JUMPS_FOUND = 144,
            INT_STAT_UNIQUE_JUMPS_DONE = 145,
            INT_STAT_MISSION_ATTEMPTS = 146,
            INT_STAT_MISSIONS_PASSED = 147,
            INT_STAT_TOTAL_NUM_MISSIONS_IN_GAME = 148,
            INT_STAT_CASH_MADE_IN_A_TAXI = 149,
            INT_STAT_PASSENGERS_DROPPED_OFF = 150,
            INT_STAT_PEOPLE_SAVED_IN_AN_AMBULANCE = 151,
            INT_STAT_CRIMINALS_KILLED_ON_VIGILANTE_MISSION = 152,
            INT_STAT_TOTAL_FIRES_EXTINGUISHED = 153,
            INT_STAT_PACKAGES_DELIVERED = 154,
            INT_STAT_ASSASSINATIONS = 155,
            INT_STAT_LAST_DANCE_SCORE = 156,
            INT_STAT_MAX_VIGILANTE_MISSION_LEVEL = 157,
            INT_STAT_MAX_PARAMEDIC_MISSION_LEVEL = 158,
            INT_STAT_MAX_FIREFIGHTER_MISSION_LEVEL = 159,
            INT_STAT_DRIVING_SKILL = 160,
            INT_STAT_NUM_TRUCK_MISSIONS_PASSED = 161,
            INT_STAT_MONEY_MADE_IN_TRUCK = 162,
            INT_STAT_RECRUITED_GANG_MEMBERS_KILLED = 163,
            INT_STAT_ARMOR = 164,
            INT_STAT_ENERGY = 165,
            INT_STAT_PHOTOGRAPHS_TAKEN = 166,
            INT_STAT_RAMPAGES_ATTEMPTED = 167,
            INT_STAT_RAMPAGES_PASSED = 168,
            INT_STAT_FLIGHT_TIME = 169,
            INT_STAT_TIMES_DROWNED = 170,
            INT_STAT_NUM_GIRLS_PIMPED = 171,
            INT_STAT_BESTPOS_8_TRACK = 172,
            INT_STAT_TIME_ON_JETPACK = 173,
            INT_STAT_SHOOTING_RANGE_LEVELS_PASSED = 174,
            INT_STAT_MOST_CARS_PARKED_ON_VALET_PARKING = 175,
            INT_STAT_KILLS_SINCE_LAST_CHECKPOINT = 176,
            INT_STAT_TOTAL_LEGITIMATE_KILLS = 177,
            INT_STAT_NUM_BLOODRING_KILLS = 178,
            INT_STAT_TOTAL_TIME_IN_BLOODRING = 179,
            INT_STAT_NO_MORE_HURRICANES_FLAG = 180,
            INT_STAT_CITY_UNLOCKED = 181,
            INT_STAT_NUM_POLICE_BRIBES = 182,
            INT_STAT_NUM_CARS_STOLEN = 183,
            INT_STAT_CURRENT_NUM_GIRLFRIENDS = 184,
            INT_STAT_NUM_DISASTROUS_DATES = 185,
            INT_STAT_NUM_GIRLS_DATED = 186,
            INT_STAT_NUM_TIMES_SCORED_WITH_A_GIRL = 187,
            INT_STAT_NUM_SUCCESSFUL_DATES = 188,
            INT_STAT_NUM_GIRLS_DUMPED = 189,
            INT_STAT_NUM_PROSTITUTES_VISITED = 190,
            INT_STAT_NUM_HOUSES_BURGLED = 191,
            INT_STAT_NUM_SAFES_CRACKED = 192,
            INT_STAT_BURGLAR_STATUS = 193,
            INT_STAT_NUM_STOLEN_ITEMS_SOLD = 194,
            INT_STAT_NUM_EIGHT_BALLS_IN_POOL = 195,
            INT_STAT_TOTAL_NUM_WINS_PLAYING_POOL = 196,
            INT_STAT_TOTAL_NUM_LOSSES_PLAYING_POOL = 197,
            INT_STAT_TIMES_VISITED_THE_GYM = 198,
            INT_STAT_BODY_TYPE = 199,
            INT_STAT_NUM_MEALS_EATEN = 200,
            INT_STAT_MONEY_MADE_IN_QUARRY = 201,
            INT_STAT_TIME_TAKEN_TO_COMPLETE_QUARRY = 202,
            INT_STAT_NUM_FURNITURE_PURCHASED = 203,
            INT_STAT_FAVORITE_CONSOLE_GAME = 204,
            INT_STAT_MAX_CIVILIAN_PEDS_KILLED_RAMPAGE = 205,
            INT_STAT_MAX_POLICE_PEDS_KILLED_RAMPAGE = 206,
            INT_STAT_MAX_CIVILIAN_VEHICLES_DESTROYED_RAMPAGE = 207,
            INT_STAT_MAX_POLICE_VEHICLES_DESTROYED_RAMPAGE = 208,
            INT_STAT_MAX_NUM_TANKS_DESTROYED_RAMPAGE = 209,
            INT_STAT_PIMPING_LEVEL = 210,
            INT_STAT_KICKSTART_BEST_SCORE = 211,
            INT_STAT_BEST_LAP_TIME_IN_8_TRACK = 212,
            INT_STAT_NUM_VEHICLES_EXPORTED = 213,
            INT_STAT_NUM_VEHICLES_IMPORTED = 214,
            INT_STAT_MAX_BASKETBALL_SCORE = 215,
            INT_STAT_FIRES_STARTED = 216,
            INT_STAT_AMOUNT_OF_DRUGS_SOLD = 217,
            INT_STAT_AMOUNT_OF_DRUGS_BOUGHT = 218,
            INT_STAT_BEST_LAP_TIME_IN_DIRT_TRACK = 219,
            INT_STAT_BESTTIME_DIRT_TRACK = 220,
            INT_STAT_BESTPOS_DIRT_TRACK = 221,
            INT_STAT_NRG_500_BEST_TIME = 222,
            INT_STAT_FLYING_SKILL = 223,
            INT_STAT_RESPECT_MISSION = 224,
            INT_STAT_LUNG_CAPACITY = 225,
            INT_STAT_GAME_GORE_RATING = 226,
            INT_STAT_GAME_SEX_RATING = 227,
            INT_STAT_RESPECT_MISSION_TOTAL = 228,
            INT_STAT_BIKE_SKILL = 229,
            INT_STAT_CYCLING_SKILL = 230,
            INT_STAT_SNAPSHOTS_TAKEN = 231,
            INT_STAT_TOTAL_SNAPSHOTS = 232,
            INT_STAT_LUCK = 233,
            INT_STAT_TERRITORIES_TAKEN_OVER = 234,
            INT_STAT_TERRITORIES_LOST = 235,
            INT_STAT_TERRITORIES_HELD = 236,
            INT_STAT_MAX_NUM_TERRITORIES_HELD = 237,
            INT_STAT_GANG_MEMBERS_RECRUITED = 238,
            INT_STAT_ENEMY_GANG_MEMBERS_KILLED = 239,
            INT_STAT_FRIENDLY_GANG_MEMBERS_KILLED = 240,
            INT_STAT_HORSESHOES_COLLECTED = 241,
            INT_STAT_TOTAL_HORSESHOES = 242,
            INT_STAT_OYSTERS_COLLECTED = 243,
            INT_STAT_TOTAL_OYSTERS = 244,
            INT_STAT_CALORIES = 245,
            INT_STAT_N_2P_RAMPAGE_BEST_TIME = 246,
            INT_STAT_N_2P_CAR_RAMPAGE_BEST_TIME = 247,
            INT_STAT_N_2P_ON_FOOT_RAMPAGE_BEST_TIME = 248,
            INT_STAT_N_2P_CHOPPER_RAMPAGE_BEST_TIME = 249,
            INT_STAT_N_2P_BIKE_RAMPAGE_BEST_TIME = 250,
            INT_STAT_KEEPIE_UPPY_BEST_TIME = 251,
            INT_STAT_PROGRESS_WITH_DENISE = 252,
            INT_STAT_PROGRESS_WITH_MICHELLE = 253,
            INT_STAT_PROGRESS_WITH_HELENA = 254,
            INT_STAT_PROGRESS_WITH_BARBARA = 255,
            INT_STAT_PROGRESS_WITH_KATIE = 256,
            INT_STAT_PROGRESS_WITH_MILLIE = 257,
            INT_STAT_BEST_POSITION_LOWRIDER_RACE = 258,
            INT_STAT_BEST_TIME_LOWRIDER_RACE = 259,
            INT_STAT_BEST_POSITION_LITTLE_LOOP = 260,
            INT_STAT_BEST_TIME_LITTLE_LOOP = 261,
            INT_STAT_BEST_POSITION_BACKROAD_WANDERER = 262,
            INT_STAT_BEST_TIME_BACKROAD_WANDERER = 263,
            INT_STAT_BEST_POSITION_CITY_CIRCUIT = 264,
            INT_STAT_BEST_TIME_CITY_CIRCUIT = 265,
            INT_STAT_BEST_POSITION_VINEWOOD = 266,
            INT_STAT_BEST_TIME_VINEWOOD = 267,
            INT_STAT_BEST_POSITION_FREEWAY = 268,
            INT_STAT_BEST_TIME_FREEWAY = 269,
            INT_STAT_BEST_POSITION_INTO_THE_COUNTRY = 270,
            INT_STAT_BEST_TIME_INTO_THE_COUNTRY = 271,
            INT_STAT_BEST_POSITION_BADLANDS_A = 272,
            INT_STAT_BEST_TIME_BADLANDS_A = 273,
            INT_STAT_BEST_POSITION_BADLANDS_B = 274,
            INT_STAT_BEST_TIME_BADLANDS_B = 275,
            INT_STAT_BEST_POSITION_DIRTBIKE_DANGER = 276,
            INT_STAT_BEST_TIME_DIRTBIKE_DANGER = 277,
            INT_STAT_BEST_POSITION_BANDITO_COUNTY = 278,
            INT_STAT_BEST_TIME_BANDITO_COUNTY = 279,
            INT_STAT_BEST_POSITION_GO_GO_KART = 280,
            INT_STAT_BEST_TIME_GO_GO_KART = 281,
            INT_STAT_BEST_POSITION_SAN_FIERRO_FASTLANE = 282,
            INT_STAT_BEST_TIME_SAN_FIERRO_FASTLANE = 283,
            INT_STAT_BEST_POSITION_SAN_FIERRO_HILLS = 284,
            INT_STAT_BEST_TIME_SAN_FIERRO_HILLS = 285,
            INT_STAT_BEST_POSITION_COUNTRY_ENDURANCE = 286,
            INT_STAT_BEST_TIME_COUNTRY_ENDURANCE = 287,
            INT_STAT_BEST_POSITION_SF_TO_LV = 288,
            INT_STAT_BEST_TIME_SF_TO_LV = 289,
            INT_STAT_BEST_POSITION_DAM_RIDER = 290,
            INT_STAT_BEST_TIME_DAM_RIDER = 291,
            INT_STAT_BEST_POSITION_DESERT_TRICKS = 292,
            INT_STAT_BEST_TIME_DESERT_TRICKS = 293,
            INT_STAT_BEST_POSITION_LV_RINGROAD = 294,
            INT_STAT_BEST_TIME_LV_RINGROAD = 295,
            INT_STAT_BESTTIME_WORLD_WAR_ACES = 296,
            INT_STAT_BESTTIME_BARNSTORMING = 297,
            INT_STAT_BESTTIME_MILITARY_SERVICE = 298,
            INT_STAT_BESTTIME_CHOPPER_CHECKPOINT = 299,
            INT_STAT_BESTTIME_WHIRLY_BIRD_WAYPOINT = 300,
            INT_STAT_BESTTIME_HELI_HELL = 301,
            INT_STAT_PASSED_SWEET2 = 302,
            INT_STAT_PASSED_STRAP3 = 303,
            INT_STAT_PASSED_ZERO1 = 304,
            INT_STAT_PASSED_SYNDICATE_AND_WOOZIE = 305,
            INT_STAT_PASSED_CASINO7 = 306,
            INT_STAT_PASSED_HEIST8 = 307,
            INT_STAT_PASSED_MANSION2 = 308,
            INT_STAT_STARTED_RIOT1 = 309,
            INT_STAT_PASSED_RYDER2 = 310,
            INT_STAT_PASSED_FARLIE3 = 311,
            INT_STAT_PASSED_HEIST1 = 312,
            INT_STAT_PASSED_SYNDICATE2 = 313,
            INT_STAT_PASSED_LAFIN1 = 314,
            INT_STAT_PASSED_CAT2 = 315,
            INT_STAT_PASSED_SYNDICATE1 = 316,
            INT_STAT_PASSED_CASINO4 = 317,
            INT_STAT_PASSED_CAT1 = 318,
            INT_STAT_PASSED_BCRASH1 = 319,
            INT_STAT_PASSED_DESERT1 = 320,
            INT_STAT_PASSED_GARAGE1 = 321,
            INT_STAT_PASSED_BCESAR4 = 322,
            INT_STAT_PASSED_LAFIN2 = 323,
            INT_STAT_PASSED_GARAGE2 = 324,
            INT_STAT_PASSED_DESERT4 = 325,
            INT_STAT_PASSED_DESERT12 = 326,
            INT_STAT_PASSED_CASINO3 = 327,
            INT_STAT_PASSED_CASINO6 = 328,
            INT_STAT_PASSED_CASINO10 = 329,
            INT_STAT_PASSED_DESERT3 = 330,
            INT_STAT_PASSED_DESERT5 = 331,
            INT_STAT_PASSED_DESERT8 = 332,
            INT_STAT_PASSED_DESERT10 = 333,
            INT_STAT_PASSED_MANSION3 = 334,
            INT_STAT_PASSED_RIOT1 = 335,
            INT_STAT_PASSED_SCRASH1 = 336,
            INT_STAT_PASSED_STRAP4 = 337,
            INT_STAT_PASSED_TRUTH2 = 338,
            INT_STAT_PASSED_VCRASH2 = 339,
            INT_STAT_STARTED_BADLANDS = 340,
            INT_STAT_STARTED_CAT2 = 341,
            INT_STAT_STARTED_CRASH1 = 342
        };
        static bool _is_defined_int_stat_t(int_stat_t v);

    private:
        static const std::set<int_stat_t> _values_int_stat_t;

    public:

        enum interior_area_t {
            INTERIOR_AREA_INTERIOR_OUTSIDE = 0,
            INTERIOR_AREA_INTERIOR_1 = 1,
            INTERIOR_AREA_INTERIOR_2 = 2,
            INTERIOR_AREA_INTERIOR_3 = 3,
            INTERIOR_AREA_INTERIOR_4 = 4,
            INTERIOR_AREA_INTERIOR_5 = 5,
            INTERIOR_AREA_INTERIOR_6 = 6,
            INTERIOR_AREA_INTERIOR_7 = 7,
            INTERIOR_AREA_INTERIOR_8 = 8,
            INTERIOR_AREA_INTERIOR_9 = 9,
            INTERIOR_AREA_INTERIOR_10 = 10,
            INTERIOR_AREA_INTERIOR_11 = 11,
            INTERIOR_AREA_INTERIOR_12 = 12,
            INTERIOR_AREA_INTERIOR_14 = 14,
            INTERIOR_AREA_INTERIOR_15 = 15,
            INTERIOR_AREA_INTERIOR_16 = 16,
            INTERIOR_AREA_INTERIOR_17 = 17,
            INTERIOR_AREA_INTERIOR_18 = 18
        };
        static bool _is_defined_interior_area_t(interior_area_t v);

    private:
        static const std::set<interior_area_t> _values_interior_area_t;

    public:

        enum interior_room_t {
            INTERIOR_ROOM_ROOM_AMMU_NATION_1 = 1,
            INTERIOR_ROOM_ROOM_CAFE_SHOP_CATALINA = 2,
            INTERIOR_ROOM_ROOM_CALIGULAS_CASINO_ROOF_ACCESS = 3,
            INTERIOR_ROOM_ROOM_INSNAMEE_TRACK_BETTING_CHINATOWN_SF = 4,
            INTERIOR_ROOM_ROOM_LV_MEAT_FACTORY = 5,
            INTERIOR_ROOM_ROOM_LIBERTY_CITY = 6,
            INTERIOR_ROOM_ROOM_RESTAURANT_1 = 7,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_1 = 8,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_16 = 9,
            INTERIOR_ROOM_ROOM_SHAMAL = 10,
            INTERIOR_ROOM_ROOM_STADIUM_1 = 11,
            INTERIOR_ROOM_ROOM_SUB_URBAN = 12,
            INTERIOR_ROOM_ROOM_THE_CALIGULAS_CASINO = 13,
            INTERIOR_ROOM_ROOM_WAREHOUSE = 14,
            INTERIOR_ROOM_ROOM_BIG_SMOKES_CRACK_PALACE = 15,
            INTERIOR_ROOM_ROOM_REECES_BARBERSHOP = 16,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_17 = 17,
            INTERIOR_ROOM_ROOM_THE_PIG_PEN = 18,
            INTERIOR_ROOM_ROOM_BIG_BEARS_APARTMENT = 19,
            INTERIOR_ROOM_ROOM_BIG_SPREAD_RANCH = 20,
            INTERIOR_ROOM_ROOM_BROTHEL = 21,
            INTERIOR_ROOM_ROOM_BROTHEL_2 = 22,
            INTERIOR_ROOM_ROOM_DRIVING_SCHOOL = 23,
            INTERIOR_ROOM_ROOM_GAY_GORDOS_BARBERSHOP = 24,
            INTERIOR_ROOM_ROOM_INSNAMEE_TRACK_BETTING = 25,
            INTERIOR_ROOM_ROOM_JIZZYS_PLEASURE_DOMES = 26,
            INTERIOR_ROOM_ROOM_JOHNSON_HOUSE = 27,
            INTERIOR_ROOM_ROOM_LV_TATTOO_PARLOUR = 28,
            INTERIOR_ROOM_ROOM_LVPD_HQ = 29,
            INTERIOR_ROOM_ROOM_LAS_VENTURAS_PLANNING_DEP = 30,
            INTERIOR_ROOM_ROOM_RECORD_LABEL_HALLWAY = 31,
            INTERIOR_ROOM_ROOM_SEX_SHOP = 32,
            INTERIOR_ROOM_ROOM_TRAIN_HARD = 33,
            INTERIOR_ROOM_ROOM_24_7_SHOP_3 = 34,
            INTERIOR_ROOM_ROOM_AMMU_NATION_2 = 35,
            INTERIOR_ROOM_ROOM_DINER_2 = 36,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_2 = 37,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_6 = 38,
            INTERIOR_ROOM_ROOM_BURNING_DESIRE_HOUSE = 39,
            INTERIOR_ROOM_ROOM_DINER_1 = 40,
            INTERIOR_ROOM_ROOM_LOS_SANTOS_GYM = 41,
            INTERIOR_ROOM_ROOM_MADD_DOGGS_MANSION_1 = 42,
            INTERIOR_ROOM_ROOM_MADD_DOGGS_MANSION_2 = 43,
            INTERIOR_ROOM_ROOM_POLICE_STATION_1 = 44,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_10 = 45,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_3 = 46,
            INTERIOR_ROOM_ROOM_THE_CRACK_DEN = 47,
            INTERIOR_ROOM_ROOM_VICTIM = 48,
            INTERIOR_ROOM_ROOM_WELL_STACKED_PIZZA_CO = 49,
            INTERIOR_ROOM_ROOM_24_7_SHOP_2 = 50,
            INTERIOR_ROOM_ROOM_AMMU_NATION_3 = 51,
            INTERIOR_ROOM_ROOM_AMMU_NATION_4 = 52,
            INTERIOR_ROOM_ROOM_LSPD_HQ = 53,
            INTERIOR_ROOM_ROOM_MILLIES_BEDROOM = 54,
            INTERIOR_ROOM_ROOM_RC_ZEROS_SHOP = 55,
            INTERIOR_ROOM_ROOM_RESTAURANT_2 = 56,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_13 = 57,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_15 = 58,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_8 = 59,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_9 = 60,
            INTERIOR_ROOM_ROOM_SAN_FIERRO_GYM = 61,
            INTERIOR_ROOM_ROOM_AMMU_NATION_5_2_FLOORS = 62,
            INTERIOR_ROOM_ROOM_LAS_VENTURAS_GYM = 63,
            INTERIOR_ROOM_ROOM_COLONEL_FUHRBERGERS_HOUSE = 64,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_11 = 65,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_7 = 66,
            INTERIOR_ROOM_ROOM_ANDROMADA = 67,
            INTERIOR_ROOM_ROOM_CLUCKIN_BELL = 68,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_18 = 69,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_4 = 70,
            INTERIOR_ROOM_ROOM_ABANDONED_AC_TOWER_SAFEHOUSE = 71,
            INTERIOR_ROOM_ROOM_BURGER_SHOT = 72,
            INTERIOR_ROOM_ROOM_RC_ZEROS_BATTLEFIELD = 73,
            INTERIOR_ROOM_ROOM_SFPD_HQ = 74,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_14 = 75,
            INTERIOR_ROOM_ROOM_THE_FOUR_DRAGONS_CASINO = 76,
            INTERIOR_ROOM_ROOM_BAR_2_TEN_GREEN_BOTTLES = 77,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_12 = 78,
            INTERIOR_ROOM_ROOM_THE_FOUR_DRAGONS_CASINO_OFFICE = 79,
            INTERIOR_ROOM_ROOM_BUDGET_INN_MOTEL_ROOM = 80,
            INTERIOR_ROOM_ROOM_MACISLAS_BARBERSHOP = 81,
            INTERIOR_ROOM_ROOM_THE_CASINO = 82,
            INTERIOR_ROOM_ROOM_DIDIER_SACHS = 83,
            INTERIOR_ROOM_ROOM_FRANCIS_INT_AIRPORT_BAGGAGE_CLAIM = 84,
            INTERIOR_ROOM_ROOM_SAN_FIERRO_CHUNK_CUTSCENE_PLACE = 85,
            INTERIOR_ROOM_ROOM_STADIUM_3_KICKSTART = 86,
            INTERIOR_ROOM_ROOM_BINCO = 87,
            INTERIOR_ROOM_ROOM_JEFFERSON_MOTEL = 88,
            INTERIOR_ROOM_ROOM_SAFE_HOUSE_5 = 89,
            INTERIOR_ROOM_ROOM_STADIUM_2_BLOODBOWL = 90,
            INTERIOR_ROOM_ROOM_LS_TATTOO_PARLOUR = 91,
            INTERIOR_ROOM_ROOM_BAR_1_GAYDAR_STATION = 92,
            INTERIOR_ROOM_ROOM_HEMLOCK_TATTOO = 93,
            INTERIOR_ROOM_ROOM_RUSTY_BROWNS_RING_DONUTS = 94,
            INTERIOR_ROOM_ROOM_THE_SHERMANS_DAM_GENERATOR_HALL = 95,
            INTERIOR_ROOM_ROOM_24_7_SHOP_1 = 96,
            INTERIOR_ROOM_ROOM_ATRIUM_LOBBY_ENTRANCE = 97,
            INTERIOR_ROOM_ROOM_ATRIUM_LOBBY_EXIT = 98,
            INTERIOR_ROOM_ROOM_LIL_PROBE_INN_UFO_BAR = 99,
            INTERIOR_ROOM_ROOM_ZIP = 100
        };
        static bool _is_defined_interior_room_t(interior_room_t v);

    private:
        static const std::set<interior_room_t> _values_interior_room_t;

    public:

        enum ipl_run_t {
            IPL_RUN_IPL_RUN_2 = 2,
            IPL_RUN_IPL_RUN_6 = 6,
            IPL_RUN_IPL_RUN_15 = 15,
            IPL_RUN_IPL_RUN_20 = 20,
            IPL_RUN_IPL_RUN_26 = 26,
            IPL_RUN_IPL_RUN_29 = 29,
            IPL_RUN_IPL_RUN_33 = 33,
            IPL_RUN_IPL_RUN_50 = 50,
            IPL_RUN_IPL_RUN_60 = 60,
            IPL_RUN_IPL_RUN_63 = 63,
            IPL_RUN_IPL_RUN_68 = 68,
            IPL_RUN_IPL_RUN_73 = 73,
            IPL_RUN_IPL_RUN_79 = 79,
            IPL_RUN_IPL_RUN_93 = 93,
            IPL_RUN_IPL_RUN_97 = 97,
            IPL_RUN_IPL_RUN_100 = 100,
            IPL_RUN_IPL_RUN_106 = 106,
            IPL_RUN_IPL_RUN_110 = 110,
            IPL_RUN_IPL_RUN_115 = 115,
            IPL_RUN_IPL_RUN_129 = 129
        };
        static bool _is_defined_ipl_run_t(ipl_run_t v);

    private:
        static const std::set<ipl_run_t> _values_ipl_run_t;

    public:

        enum item_kind_t {
            ITEM_KIND_GOODS_CAR_PART = 0,
            ITEM_KIND_GOODS_TORSO = 1,
            ITEM_KIND_GOODS_LEGS = 2,
            ITEM_KIND_GOODS_SHOES = 3,
            ITEM_KIND_GOODS_CHAIN = 4,
            ITEM_KIND_GOODS_WATCH = 5,
            ITEM_KIND_GOODS_SHADES = 6,
            ITEM_KIND_GOODS_HAT = 7,
            ITEM_KIND_GOODS_SPECIAL = 8,
            ITEM_KIND_GOODS_HAIRCUT = 9,
            ITEM_KIND_GOODS_TATTOO = 10,
            ITEM_KIND_GOODS_FOOD = 11,
            ITEM_KIND_GOODS_WEAPON = 12
        };
        static bool _is_defined_item_kind_t(item_kind_t v);

    private:
        static const std::set<item_kind_t> _values_item_kind_t;

    public:

        enum map_part_t {
            MAP_PART_BARRIERS1_OF_V1 = 2,
            MAP_PART_BARRIERS2_OF_V1 = 3,
            MAP_PART_CRACK_OF_V2 = 42,
            MAP_PART_TRUTHSFARM_OF_V1 = 46,
            MAP_PART_CRACK_OF_V1_TRUTHSFARM_OF_V2 = 59,
            MAP_PART_BARRIERS1_OF_V2 = 60,
            MAP_PART_BARRIERS2_OF_V2 = 61,
            MAP_PART_CARTER_OF_V2 = 79,
            MAP_PART_CARTER_OF_V1 = 124
        };
        static bool _is_defined_map_part_t(map_part_t v);

    private:
        static const std::set<map_part_t> _values_map_part_t;

    public:

        enum map_zone_t {
            MAP_ZONE_MAP_ZONE_THEMAP = 0,
            MAP_ZONE_MAP_ZONE_VEGAS = 1,
            MAP_ZONE_MAP_ZONE_SF01 = 2,
            MAP_ZONE_MAP_ZONE_SF02 = 3,
            MAP_ZONE_MAP_ZONE_SF03 = 4,
            MAP_ZONE_MAP_ZONE_LA01 = 5,
            MAP_ZONE_MAP_ZONE_LA02 = 6
        };
        static bool _is_defined_map_zone_t(map_zone_t v);

    private:
        static const std::set<map_zone_t> _values_map_zone_t;

    public:

        enum mirrored_stat_t {
            MIRRORED_STAT_MIRROR_181 = 0,
            MIRRORED_STAT_MIRROR_327 = 1,
            MIRRORED_STAT_MIRROR_328 = 2,
            MIRRORED_STAT_MIRROR_329 = 3,
            MIRRORED_STAT_MIRROR_318 = 4,
            MIRRORED_STAT_MIRROR_320 = 5,
            MIRRORED_STAT_MIRROR_330 = 6,
            MIRRORED_STAT_MIRROR_331 = 7,
            MIRRORED_STAT_MIRROR_332 = 8,
            MIRRORED_STAT_MIRROR_333 = 9,
            MIRRORED_STAT_MIRROR_311 = 10,
            MIRRORED_STAT_MIRROR_323 = 11,
            MIRRORED_STAT_MIRROR_308 = 12,
            MIRRORED_STAT_MIRROR_310 = 13,
            MIRRORED_STAT_MIRROR_335 = 14,
            MIRRORED_STAT_MIRROR_336 = 15,
            MIRRORED_STAT_MIRROR_337 = 16,
            MIRRORED_STAT_MIRROR_302 = 17,
            MIRRORED_STAT_MIRROR_338 = 18,
            MIRRORED_STAT_MIRROR_339 = 19,
            MIRRORED_STAT_MIRROR_340 = 20,
            MIRRORED_STAT_MIRROR_341 = 21,
            MIRRORED_STAT_MIRROR_342 = 22
        };
        static bool _is_defined_mirrored_stat_t(mirrored_stat_t v);

    private:
        static const std::set<mirrored_stat_t> _values_mirrored_stat_t;

    public:

        enum mission_key_t {
            MISSION_KEY_MISSION_BCES4_2 = 0,
            MISSION_KEY_MISSION_BCESAR4 = 1,
            MISSION_KEY_MISSION_BCRASH1 = 2,
            MISSION_KEY_MISSION_BMX = 3,
            MISSION_KEY_MISSION_CASEEN2 = 4,
            MISSION_KEY_MISSION_CASIN10 = 5,
            MISSION_KEY_MISSION_CASINO1 = 6,
            MISSION_KEY_MISSION_CASINO3 = 7,
            MISSION_KEY_MISSION_CASINO4 = 8,
            MISSION_KEY_MISSION_CASINO5 = 9,
            MISSION_KEY_MISSION_CASINO6 = 10,
            MISSION_KEY_MISSION_CASINO7 = 11,
            MISSION_KEY_MISSION_CASINO9 = 12,
            MISSION_KEY_MISSION_CAT_1 = 13,
            MISSION_KEY_MISSION_CAT_2 = 14,
            MISSION_KEY_MISSION_CAT_3 = 15,
            MISSION_KEY_MISSION_CAT_4 = 16,
            MISSION_KEY_MISSION_CESAR_1 = 17,
            MISSION_KEY_MISSION_CESAR_2 = 18,
            MISSION_KEY_MISSION_CRASH_1 = 19,
            MISSION_KEY_MISSION_CRASH_2 = 20,
            MISSION_KEY_MISSION_CRASH_3 = 21,
            MISSION_KEY_MISSION_DESER10 = 22,
            MISSION_KEY_MISSION_DESERT1 = 23,
            MISSION_KEY_MISSION_DESERT2 = 24,
            MISSION_KEY_MISSION_DESERT3 = 25,
            MISSION_KEY_MISSION_DESERT4 = 26,
            MISSION_KEY_MISSION_DESERT5 = 27,
            MISSION_KEY_MISSION_DESERT6 = 28,
            MISSION_KEY_MISSION_DESERT8 = 29,
            MISSION_KEY_MISSION_DESERT9 = 30,
            MISSION_KEY_MISSION_DOC_2 = 31,
            MISSION_KEY_MISSION_FAR_1 = 32,
            MISSION_KEY_MISSION_FAR_2 = 33,
            MISSION_KEY_MISSION_FAR_3 = 34,
            MISSION_KEY_MISSION_FAR_4 = 35,
            MISSION_KEY_MISSION_FAR_5 = 36,
            MISSION_KEY_MISSION_GAR_1 = 37,
            MISSION_KEY_MISSION_GAR_2 = 38,
            MISSION_KEY_MISSION_GROVE_1 = 39,
            MISSION_KEY_MISSION_GROVE_2 = 40,
            MISSION_KEY_MISSION_HEIST_1 = 41,
            MISSION_KEY_MISSION_HEIST_2 = 42,
            MISSION_KEY_MISSION_HEIST_3 = 43,
            MISSION_KEY_MISSION_HEIST_4 = 44,
            MISSION_KEY_MISSION_HEIST_5 = 45,
            MISSION_KEY_MISSION_HEIST_9 = 46,
            MISSION_KEY_MISSION_INTRO_1 = 47,
            MISSION_KEY_MISSION_INTRO_2 = 48,
            MISSION_KEY_MISSION_LA1FIN1 = 49,
            MISSION_KEY_MISSION_LA1FIN2 = 50,
            MISSION_KEY_MISSION_MAN_1 = 51,
            MISSION_KEY_MISSION_MAN_2 = 52,
            MISSION_KEY_MISSION_MAN_3 = 53,
            MISSION_KEY_MISSION_MAN_5 = 54,
            MISSION_KEY_MISSION_NRG500 = 55,
            MISSION_KEY_MISSION_RIOT_1 = 56,
            MISSION_KEY_MISSION_RIOT_2 = 57,
            MISSION_KEY_MISSION_RIOT_4 = 58,
            MISSION_KEY_MISSION_RYDER_1 = 59,
            MISSION_KEY_MISSION_RYDER_2 = 60,
            MISSION_KEY_MISSION_RYDER_3 = 61,
            MISSION_KEY_MISSION_SCRA_1 = 62,
            MISSION_KEY_MISSION_SCRA_2 = 63,
            MISSION_KEY_MISSION_SMOKE_1 = 64,
            MISSION_KEY_MISSION_SMOKE_2 = 65,
            MISSION_KEY_MISSION_SMOKE_3 = 66,
            MISSION_KEY_MISSION_SMOKE_4 = 67,
            MISSION_KEY_MISSION_STAD_01 = 68,
            MISSION_KEY_MISSION_STAD_03 = 69,
            MISSION_KEY_MISSION_STEAL_1 = 70,
            MISSION_KEY_MISSION_STEAL_2 = 71,
            MISSION_KEY_MISSION_STEAL_4 = 72,
            MISSION_KEY_MISSION_STEAL_5 = 73,
            MISSION_KEY_MISSION_STRAP_1 = 74,
            MISSION_KEY_MISSION_STRAP_2 = 75,
            MISSION_KEY_MISSION_STRAP_3 = 76,
            MISSION_KEY_MISSION_STRAP_4 = 77,
            MISSION_KEY_MISSION_SWEET1B = 78,
            MISSION_KEY_MISSION_SWEET_1 = 79,
            MISSION_KEY_MISSION_SWEET_2 = 80,
            MISSION_KEY_MISSION_SWEET_3 = 81,
            MISSION_KEY_MISSION_SWEET_4 = 82,
            MISSION_KEY_MISSION_SWEET_5 = 83,
            MISSION_KEY_MISSION_SWEET_6 = 84,
            MISSION_KEY_MISSION_SWEET_7 = 85,
            MISSION_KEY_MISSION_SYND_1 = 86,
            MISSION_KEY_MISSION_SYND_2 = 87,
            MISSION_KEY_MISSION_SYND_3 = 88,
            MISSION_KEY_MISSION_SYND_4 = 89,
            MISSION_KEY_MISSION_SYND_5 = 90,
            MISSION_KEY_MISSION_SYND_6 = 91,
            MISSION_KEY_MISSION_SYND_7 = 92,
            MISSION_KEY_MISSION_TRUTH_1 = 93,
            MISSION_KEY_MISSION_TRUTH_2 = 94,
            MISSION_KEY_MISSION_VCRASH1 = 95,
            MISSION_KEY_MISSION_VCRASH2 = 96,
            MISSION_KEY_MISSION_WUZI_1 = 97,
            MISSION_KEY_MISSION_WUZI_2 = 98,
            MISSION_KEY_MISSION_WUZI_4 = 99,
            MISSION_KEY_MISSION_ZERO_1 = 100,
            MISSION_KEY_MISSION_ZERO_2 = 101,
            MISSION_KEY_MISSION_ZERO_4 = 102
        };
        static bool _is_defined_mission_key_t(mission_key_t v);

    private:
        static const std::set<mission_key_t> _values_mission_key_t;

    public:

        enum nav_zone_t {
            NAV_ZONE_ZONE_SAN_AND = 0,
            NAV_ZONE_ZONE_SUNMA = 1,
            NAV_ZONE_ZONE_SUNNN = 2,
            NAV_ZONE_ZONE_BATTP = 3,
            NAV_ZONE_ZONE_PARA = 4,
            NAV_ZONE_ZONE_CIVI = 5,
            NAV_ZONE_ZONE_BAYV = 6,
            NAV_ZONE_ZONE_CITYS = 7,
            NAV_ZONE_ZONE_OCEAF1 = 8,
            NAV_ZONE_ZONE_OCEAF2 = 9,
            NAV_ZONE_ZONE_OCEAF3 = 10,
            NAV_ZONE_ZONE_SILLY3 = 11,
            NAV_ZONE_ZONE_SILLY4 = 12,
            NAV_ZONE_ZONE_HASH = 13,
            NAV_ZONE_ZONE_JUNIHO = 14,
            NAV_ZONE_ZONE_ESPN1 = 15,
            NAV_ZONE_ZONE_ESPN2 = 16,
            NAV_ZONE_ZONE_ESPN3 = 17,
            NAV_ZONE_ZONE_FINA = 18,
            NAV_ZONE_ZONE_CALT = 19,
            NAV_ZONE_ZONE_SFDWT1 = 20,
            NAV_ZONE_ZONE_SFDWT2 = 21,
            NAV_ZONE_ZONE_SFDWT3 = 22,
            NAV_ZONE_ZONE_SFDWT4 = 23,
            NAV_ZONE_ZONE_JUNIHI = 24,
            NAV_ZONE_ZONE_CHINA = 25,
            NAV_ZONE_ZONE_SFDWT5 = 26,
            NAV_ZONE_ZONE_THEA1 = 27,
            NAV_ZONE_ZONE_THEA2 = 28,
            NAV_ZONE_ZONE_THEA3 = 29,
            NAV_ZONE_ZONE_GARC = 30,
            NAV_ZONE_ZONE_DOH1 = 31,
            NAV_ZONE_ZONE_DOH2 = 32,
            NAV_ZONE_ZONE_SFDWT6 = 33,
            NAV_ZONE_ZONE_SFAIR3 = 34,
            NAV_ZONE_ZONE_EASB1 = 35,
            NAV_ZONE_ZONE_EASB2 = 36,
            NAV_ZONE_ZONE_ESPE1 = 37,
            NAV_ZONE_ZONE_ESPE2 = 38,
            NAV_ZONE_ZONE_ESPE3 = 39,
            NAV_ZONE_ZONE_ANGPI = 40,
            NAV_ZONE_ZONE_SHACA = 41,
            NAV_ZONE_ZONE_BACKO = 42,
            NAV_ZONE_ZONE_LEAFY = 43,
            NAV_ZONE_ZONE_FLINTR = 44,
            NAV_ZONE_ZONE_HAUL = 45,
            NAV_ZONE_ZONE_FARM = 46,
            NAV_ZONE_ZONE_ELQUE = 47,
            NAV_ZONE_ZONE_ALDEA = 48,
            NAV_ZONE_ZONE_DAM = 49,
            NAV_ZONE_ZONE_BARRA = 50,
            NAV_ZONE_ZONE_CARSO = 51,
            NAV_ZONE_ZONE_QUARY = 52,
            NAV_ZONE_ZONE_OCTAN = 53,
            NAV_ZONE_ZONE_PALMS = 54,
            NAV_ZONE_ZONE_TOM = 55,
            NAV_ZONE_ZONE_BRUJA = 56,
            NAV_ZONE_ZONE_MEAD = 57,
            NAV_ZONE_ZONE_PAYAS = 58,
            NAV_ZONE_ZONE_ARCO = 59,
            NAV_ZONE_ZONE_SFAIR1 = 60,
            NAV_ZONE_ZONE_HANKY = 61,
            NAV_ZONE_ZONE_PALO = 62,
            NAV_ZONE_ZONE_NROCK = 63,
            NAV_ZONE_ZONE_MONT = 64,
            NAV_ZONE_ZONE_MONT1 = 65,
            NAV_ZONE_ZONE_HBARNS = 66,
            NAV_ZONE_ZONE_FERN = 67,
            NAV_ZONE_ZONE_DILLI = 68,
            NAV_ZONE_ZONE_TOPFA = 69,
            NAV_ZONE_ZONE_BLUEB1 = 70,
            NAV_ZONE_ZONE_BLUEB = 71,
            NAV_ZONE_ZONE_PANOP = 72,
            NAV_ZONE_ZONE_FRED = 73,
            NAV_ZONE_ZONE_MAKO = 74,
            NAV_ZONE_ZONE_BLUAC = 75,
            NAV_ZONE_ZONE_MART = 76,
            NAV_ZONE_ZONE_FALLO = 77,
            NAV_ZONE_ZONE_CREEK = 78,
            NAV_ZONE_ZONE_CREEK1 = 79,
            NAV_ZONE_ZONE_WESTP1 = 80,
            NAV_ZONE_ZONE_WESTP2 = 81,
            NAV_ZONE_ZONE_WESTP3 = 82,
            NAV_ZONE_ZONE_LA = 83,
            NAV_ZONE_ZONE_VE = 84,
            NAV_ZONE_ZONE_BONE = 85,
            NAV_ZONE_ZONE_ROBAD = 86,
            NAV_ZONE_ZONE_GANTB = 87,
            NAV_ZONE_ZONE_GANTB1 = 88,
            NAV_ZONE_ZONE_SF = 89,
            NAV_ZONE_ZONE_ROBAD1 = 90,
            NAV_ZONE_ZONE_RED = 91,
            NAV_ZONE_ZONE_FLINTC = 92,
            NAV_ZONE_ZONE_EBAY = 93,
            NAV_ZONE_ZONE_EBAY2 = 94,
            NAV_ZONE_ZONE_SFAIR4 = 95,
            NAV_ZONE_ZONE_SILLY1 = 96,
            NAV_ZONE_ZONE_SILLY2 = 97,
            NAV_ZONE_ZONE_SFAIR2 = 98,
            NAV_ZONE_ZONE_SFAIR5 = 99,
            NAV_ZONE_ZONE_WHET = 100,
            NAV_ZONE_ZONE_LAIR1 = 101,
            NAV_ZONE_ZONE_LAIR2A = 102,
            NAV_ZONE_ZONE_BLUF1A = 103,
            NAV_ZONE_ZONE_ELCO2 = 104,
            NAV_ZONE_ZONE_LIND1A = 105,
            NAV_ZONE_ZONE_LIND1B = 106,
            NAV_ZONE_ZONE_LIND2A = 107,
            NAV_ZONE_ZONE_LIND2B = 108,
            NAV_ZONE_ZONE_LDOC4 = 109,
            NAV_ZONE_ZONE_LDOC1B = 110,
            NAV_ZONE_ZONE_MAR3 = 111,
            NAV_ZONE_ZONE_VERO4A = 112,
            NAV_ZONE_ZONE_VERO4B = 113,
            NAV_ZONE_ZONE_BLUF1B = 114,
            NAV_ZONE_ZONE_BLUF2 = 115,
            NAV_ZONE_ZONE_ELCO1 = 116,
            NAV_ZONE_ZONE_VERO1 = 117,
            NAV_ZONE_ZONE_MAR1 = 118,
            NAV_ZONE_ZONE_MAR2 = 119,
            NAV_ZONE_ZONE_VERO3 = 120,
            NAV_ZONE_ZONE_VERO2 = 121,
            NAV_ZONE_ZONE_CONF1B = 122,
            NAV_ZONE_ZONE_CONF1A = 123,
            NAV_ZONE_ZONE_THALL1 = 124,
            NAV_ZONE_ZONE_COM1A = 125,
            NAV_ZONE_ZONE_COM1B = 126,
            NAV_ZONE_ZONE_COM2 = 127,
            NAV_ZONE_ZONE_PER1 = 128,
            NAV_ZONE_ZONE_COM4 = 129,
            NAV_ZONE_ZONE_LMEX1A = 130,
            NAV_ZONE_ZONE_LMEX1B = 131,
            NAV_ZONE_ZONE_COM3 = 132,
            NAV_ZONE_ZONE_IWD3A = 133,
            NAV_ZONE_ZONE_IWD3B = 134,
            NAV_ZONE_ZONE_IWD4 = 135,
            NAV_ZONE_ZONE_IWD1 = 136,
            NAV_ZONE_ZONE_IWD2 = 137,
            NAV_ZONE_ZONE_GLN2A = 138,
            NAV_ZONE_ZONE_GLN1B = 139,
            NAV_ZONE_ZONE_JEF3A = 140,
            NAV_ZONE_ZONE_JEF3C = 141,
            NAV_ZONE_ZONE_JEF2 = 142,
            NAV_ZONE_ZONE_JEF1B = 143,
            NAV_ZONE_ZONE_JEF1A = 144,
            NAV_ZONE_ZONE_CHC1A = 145,
            NAV_ZONE_ZONE_CHC1B = 146,
            NAV_ZONE_ZONE_CHC2B = 147,
            NAV_ZONE_ZONE_CHC2A = 148,
            NAV_ZONE_ZONE_IWD5 = 149,
            NAV_ZONE_ZONE_GAN2 = 150,
            NAV_ZONE_ZONE_GAN1 = 151,
            NAV_ZONE_ZONE_LIND4C = 152,
            NAV_ZONE_ZONE_EBE3C = 153,
            NAV_ZONE_ZONE_EBE2A = 154,
            NAV_ZONE_ZONE_EBE2B = 155,
            NAV_ZONE_ZONE_ELS4 = 156,
            NAV_ZONE_ZONE_ELS3A = 157,
            NAV_ZONE_ZONE_JEF3B = 158,
            NAV_ZONE_ZONE_ELS3B = 159,
            NAV_ZONE_ZONE_ELS3C = 160,
            NAV_ZONE_ZONE_ELS1A = 161,
            NAV_ZONE_ZONE_ELS1B = 162,
            NAV_ZONE_ZONE_ELS2 = 163,
            NAV_ZONE_ZONE_LFL1A = 164,
            NAV_ZONE_ZONE_LFL1B = 165,
            NAV_ZONE_ZONE_EBE1 = 166,
            NAV_ZONE_ZONE_CHC4A = 167,
            NAV_ZONE_ZONE_CHC4B = 168,
            NAV_ZONE_ZONE_CHC3 = 169,
            NAV_ZONE_ZONE_LDT5 = 170,
            NAV_ZONE_ZONE_LDT7 = 171,
            NAV_ZONE_ZONE_LDT4 = 172,
            NAV_ZONE_ZONE_LDT3 = 173,
            NAV_ZONE_ZONE_LDT6 = 174,
            NAV_ZONE_ZONE_MULINT = 175,
            NAV_ZONE_ZONE_MUL3 = 176,
            NAV_ZONE_ZONE_MUL2A = 177,
            NAV_ZONE_ZONE_MUL2B = 178,
            NAV_ZONE_ZONE_MKT3 = 179,
            NAV_ZONE_ZONE_VIN3 = 180,
            NAV_ZONE_ZONE_MKT4 = 181,
            NAV_ZONE_ZONE_LDT1A = 182,
            NAV_ZONE_ZONE_LDT1B = 183,
            NAV_ZONE_ZONE_LDT1C = 184,
            NAV_ZONE_ZONE_SUN3A = 185,
            NAV_ZONE_ZONE_SUN3B = 186,
            NAV_ZONE_ZONE_SUN3C = 187,
            NAV_ZONE_ZONE_MUL7A = 188,
            NAV_ZONE_ZONE_MUL7B = 189,
            NAV_ZONE_ZONE_MUL6 = 190,
            NAV_ZONE_ZONE_VIN2 = 191,
            NAV_ZONE_ZONE_SUN1 = 192,
            NAV_ZONE_ZONE_SUN4 = 193,
            NAV_ZONE_ZONE_SUN2 = 194,
            NAV_ZONE_ZONE_MUL4 = 195,
            NAV_ZONE_ZONE_MUL1A = 196,
            NAV_ZONE_ZONE_MUL1B = 197,
            NAV_ZONE_ZONE_MUL5A = 198,
            NAV_ZONE_ZONE_MUL5B = 199,
            NAV_ZONE_ZONE_MUL5C = 200,
            NAV_ZONE_ZONE_MUL1C = 201,
            NAV_ZONE_ZONE_SMB1 = 202,
            NAV_ZONE_ZONE_SMB2 = 203,
            NAV_ZONE_ZONE_ROD5B = 204,
            NAV_ZONE_ZONE_ROD5A = 205,
            NAV_ZONE_ZONE_ROD1A = 206,
            NAV_ZONE_ZONE_ROD1B = 207,
            NAV_ZONE_ZONE_ROD1C = 208,
            NAV_ZONE_ZONE_ROD3A = 209,
            NAV_ZONE_ZONE_ROD3B = 210,
            NAV_ZONE_ZONE_ROD4A = 211,
            NAV_ZONE_ZONE_ROD4B = 212,
            NAV_ZONE_ZONE_ROD4C = 213,
            NAV_ZONE_ZONE_VIN1B = 214,
            NAV_ZONE_ZONE_RIH5A = 215,
            NAV_ZONE_ZONE_RIH5B = 216,
            NAV_ZONE_ZONE_ROD2B = 217,
            NAV_ZONE_ZONE_ROD2A = 218,
            NAV_ZONE_ZONE_RIH6A = 219,
            NAV_ZONE_ZONE_RIH6B = 220,
            NAV_ZONE_ZONE_RIH3A = 221,
            NAV_ZONE_ZONE_RIH3B = 222,
            NAV_ZONE_ZONE_RIH4 = 223,
            NAV_ZONE_ZONE_RIH2 = 224,
            NAV_ZONE_ZONE_RIH1A = 225,
            NAV_ZONE_ZONE_RIH1B = 226,
            NAV_ZONE_ZONE_STRIP1 = 227,
            NAV_ZONE_ZONE_STRIP2 = 228,
            NAV_ZONE_ZONE_DRAG = 229,
            NAV_ZONE_ZONE_PINK = 230,
            NAV_ZONE_ZONE_HIGH = 231,
            NAV_ZONE_ZONE_PIRA = 232,
            NAV_ZONE_ZONE_VISA1 = 233,
            NAV_ZONE_ZONE_VISA2 = 234,
            NAV_ZONE_ZONE_JTS1 = 235,
            NAV_ZONE_ZONE_JTW1 = 236,
            NAV_ZONE_ZONE_JTS2 = 237,
            NAV_ZONE_ZONE_RSE = 238,
            NAV_ZONE_ZONE_LOT = 239,
            NAV_ZONE_ZONE_CAM = 240,
            NAV_ZONE_ZONE_ROY = 241,
            NAV_ZONE_ZONE_CALI1 = 242,
            NAV_ZONE_ZONE_CALI2 = 243,
            NAV_ZONE_ZONE_PILL1 = 244,
            NAV_ZONE_ZONE_STAR2 = 245,
            NAV_ZONE_ZONE_STRIP3 = 246,
            NAV_ZONE_ZONE_STRIP4 = 247,
            NAV_ZONE_ZONE_ISLE = 248,
            NAV_ZONE_ZONE_OVS = 249,
            NAV_ZONE_ZONE_KACC = 250,
            NAV_ZONE_ZONE_CREE = 251,
            NAV_ZONE_ZONE_SRY = 252,
            NAV_ZONE_ZONE_LST = 253,
            NAV_ZONE_ZONE_JTE2 = 254,
            NAV_ZONE_ZONE_LDS = 255,
            NAV_ZONE_ZONE_JTE1 = 256,
            NAV_ZONE_ZONE_JTN1 = 257,
            NAV_ZONE_ZONE_JTE4 = 258,
            NAV_ZONE_ZONE_JTE3 = 259,
            NAV_ZONE_ZONE_JTN2 = 260,
            NAV_ZONE_ZONE_JTN3 = 261,
            NAV_ZONE_ZONE_JTN4 = 262,
            NAV_ZONE_ZONE_JTN5 = 263,
            NAV_ZONE_ZONE_JTW2 = 264,
            NAV_ZONE_ZONE_JTN6 = 265,
            NAV_ZONE_ZONE_HGP = 266,
            NAV_ZONE_ZONE_REDE1 = 267,
            NAV_ZONE_ZONE_REDE2 = 268,
            NAV_ZONE_ZONE_REDE3 = 269,
            NAV_ZONE_ZONE_JTN8 = 270,
            NAV_ZONE_ZONE_REDW2 = 271,
            NAV_ZONE_ZONE_REDW1 = 272,
            NAV_ZONE_ZONE_REDW3 = 273,
            NAV_ZONE_ZONE_REDW4 = 274,
            NAV_ZONE_ZONE_VAIR1 = 275,
            NAV_ZONE_ZONE_VAIR2 = 276,
            NAV_ZONE_ZONE_VAIR3 = 277,
            NAV_ZONE_ZONE_LVA1 = 278,
            NAV_ZONE_ZONE_BINT2 = 279,
            NAV_ZONE_ZONE_BINT1 = 280,
            NAV_ZONE_ZONE_BINT3 = 281,
            NAV_ZONE_ZONE_BINT4 = 282,
            NAV_ZONE_ZONE_LVA2 = 283,
            NAV_ZONE_ZONE_LVA3 = 284,
            NAV_ZONE_ZONE_LVA4 = 285,
            NAV_ZONE_ZONE_LVA5 = 286,
            NAV_ZONE_ZONE_GGC1 = 287,
            NAV_ZONE_ZONE_GGC2 = 288,
            NAV_ZONE_ZONE_BFLD1 = 289,
            NAV_ZONE_ZONE_BFLD2 = 290,
            NAV_ZONE_ZONE_ROCE1 = 291,
            NAV_ZONE_ZONE_ROCE2 = 292,
            NAV_ZONE_ZONE_LDM = 293,
            NAV_ZONE_ZONE_RSW1 = 294,
            NAV_ZONE_ZONE_RSW2 = 295,
            NAV_ZONE_ZONE_RIE = 296,
            NAV_ZONE_ZONE_BFC1 = 297,
            NAV_ZONE_ZONE_BFC2 = 298,
            NAV_ZONE_ZONE_JTN7 = 299,
            NAV_ZONE_ZONE_PINT = 300,
            NAV_ZONE_ZONE_WWE = 301,
            NAV_ZONE_ZONE_PRP1 = 302,
            NAV_ZONE_ZONE_PRP2 = 303,
            NAV_ZONE_ZONE_PRP3 = 304,
            NAV_ZONE_ZONE_SPIN = 305,
            NAV_ZONE_ZONE_PRP4 = 306,
            NAV_ZONE_ZONE_PILL2 = 307,
            NAV_ZONE_ZONE_SASO = 308,
            NAV_ZONE_ZONE_FISH = 309,
            NAV_ZONE_ZONE_GARV = 310,
            NAV_ZONE_ZONE_GARV1 = 311,
            NAV_ZONE_ZONE_GARV2 = 312,
            NAV_ZONE_ZONE_KINC = 313,
            NAV_ZONE_ZONE_KINC1 = 314,
            NAV_ZONE_ZONE_KINC2 = 315,
            NAV_ZONE_ZONE_LSINL = 316,
            NAV_ZONE_ZONE_SHERR = 317,
            NAV_ZONE_ZONE_FLINW = 318,
            NAV_ZONE_ZONE_ETUNN = 319,
            NAV_ZONE_ZONE_BYTUN = 320,
            NAV_ZONE_ZONE_BIGE = 321,
            NAV_ZONE_ZONE_PROBE = 322,
            NAV_ZONE_ZONE_VALLE = 323,
            NAV_ZONE_ZONE_GLN1 = 324,
            NAV_ZONE_ZONE_LDOC3A = 325,
            NAV_ZONE_ZONE_LINDEN = 326,
            NAV_ZONE_ZONE_UNITY = 327,
            NAV_ZONE_ZONE_VIN1A = 328,
            NAV_ZONE_ZONE_MARKST = 329,
            NAV_ZONE_ZONE_CRANB = 330,
            NAV_ZONE_ZONE_YELLOW = 331,
            NAV_ZONE_ZONE_SANB1 = 332,
            NAV_ZONE_ZONE_SANB2 = 333,
            NAV_ZONE_ZONE_ELCA = 334,
            NAV_ZONE_ZONE_ELCA1 = 335,
            NAV_ZONE_ZONE_ELCA2 = 336,
            NAV_ZONE_ZONE_REST = 337,
            NAV_ZONE_ZONE_MONINT_A = 338,
            NAV_ZONE_ZONE_MONINT_B = 339,
            NAV_ZONE_ZONE_ROBINT = 340,
            NAV_ZONE_ZONE_FLINTI = 341,
            NAV_ZONE_ZONE_SFBAG2 = 342,
            NAV_ZONE_ZONE_SFBAG3 = 343,
            NAV_ZONE_ZONE_SFBAG1 = 344,
            NAV_ZONE_ZONE_MKT1 = 345,
            NAV_ZONE_ZONE_MKT2 = 346,
            NAV_ZONE_ZONE_SFGLF4 = 347,
            NAV_ZONE_ZONE_CUNTC2 = 348,
            NAV_ZONE_ZONE_HILLP = 349,
            NAV_ZONE_ZONE_MTCHI2 = 350,
            NAV_ZONE_ZONE_MTCHI3 = 351,
            NAV_ZONE_ZONE_MTCHI1 = 352,
            NAV_ZONE_ZONE_MTCHI4 = 353,
            NAV_ZONE_ZONE_YBELL1 = 354,
            NAV_ZONE_ZONE_YBELL2 = 355,
            NAV_ZONE_ZONE_LVBAG = 356,
            NAV_ZONE_ZONE_LDOC1A = 357,
            NAV_ZONE_ZONE_LAIR2B = 358,
            NAV_ZONE_ZONE_LDOC3B = 359,
            NAV_ZONE_ZONE_LBAG1 = 360,
            NAV_ZONE_ZONE_LBAG2 = 361,
            NAV_ZONE_ZONE_LBAG3 = 362,
            NAV_ZONE_ZONE_CONST1 = 363,
            NAV_ZONE_ZONE_BEACO = 364,
            NAV_ZONE_ZONE_SFGLF1 = 365,
            NAV_ZONE_ZONE_SFGLF2 = 366,
            NAV_ZONE_ZONE_SFGLF3 = 367,
            NAV_ZONE_ZONE_CUNTC1 = 368,
            NAV_ZONE_ZONE_CUNTC3 = 369,
            NAV_ZONE_ZONE_PLS = 370,
            NAV_ZONE_ZONE_LDOC3C = 371,
            NAV_ZONE_ZONE_STAR1 = 372,
            NAV_ZONE_ZONE_RING = 373,
            NAV_ZONE_ZONE_LDOC2 = 374,
            NAV_ZONE_ZONE_LIND3 = 375,
            NAV_ZONE_ZONE_LIND4A = 376,
            NAV_ZONE_ZONE_WWE1 = 377,
            NAV_ZONE_ZONE_LDT8 = 378
        };
        static bool _is_defined_nav_zone_t(nav_zone_t v);

    private:
        static const std::set<nav_zone_t> _values_nav_zone_t;

    public:

        enum news_kind_t {
            NEWS_KIND_NEWS_OF_CITY = 1,
            NEWS_KIND_NEWS_OF_MISSION = 2,
            NEWS_KIND_NO_NEWS = 3
        };
        static bool _is_defined_news_kind_t(news_kind_t v);

    private:
        static const std::set<news_kind_t> _values_news_kind_t;

    public:

        enum object_model_t {
            OBJECT_MODEL_MODEL_GUN_DILDO1 = 321,
            OBJECT_MODEL_MODEL_GUN_DILDO2 = 322,
            OBJECT_MODEL_MODEL_FLOWERA = 325,
            OBJECT_MODEL_MODEL_GUN_CANE = 326,
            OBJECT_MODEL_MODEL_BRASSKNUCKLE = 331,
            OBJECT_MODEL_MODEL_GOLFCLUB = 333,
            OBJECT_MODEL_MODEL_NITESTICK = 334,
            OBJECT_MODEL_MODEL_KNIFECUR = 335,
            OBJECT_MODEL_MODEL_BAT = 336,
            OBJECT_MODEL_MODEL_SHOVEL = 337,
            OBJECT_MODEL_MODEL_POOLCUE = 338,
            OBJECT_MODEL_MODEL_KATANA = 339,
            OBJECT_MODEL_MODEL_CHNSAW = 341,
            OBJECT_MODEL_MODEL_GRENADE = 342,
            OBJECT_MODEL_MODEL_TEARGAS = 343,
            OBJECT_MODEL_MODEL_MOLOTOV = 344,
            OBJECT_MODEL_MODEL_COLT45 = 346,
            OBJECT_MODEL_MODEL_SILENCED = 347,
            OBJECT_MODEL_MODEL_DESERT_EAGLE = 348,
            OBJECT_MODEL_MODEL_CHROMEGUN = 349,
            OBJECT_MODEL_MODEL_SAWNOFF = 350,
            OBJECT_MODEL_MODEL_SHOTGSPA = 351,
            OBJECT_MODEL_MODEL_MICRO_UZI = 352,
            OBJECT_MODEL_MODEL_MP5LNG = 353,
            OBJECT_MODEL_MODEL_AK47 = 355,
            OBJECT_MODEL_MODEL_M4 = 356,
            OBJECT_MODEL_MODEL_CUNTGUN = 357,
            OBJECT_MODEL_MODEL_SNIPER = 358,
            OBJECT_MODEL_MODEL_ROCKETLA = 359,
            OBJECT_MODEL_MODEL_HEATSEEK = 360,
            OBJECT_MODEL_MODEL_FLAME = 361,
            OBJECT_MODEL_MODEL_MINIGUN = 362,
            OBJECT_MODEL_MODEL_SATCHEL = 363,
            OBJECT_MODEL_MODEL_SPRAYCAN = 365,
            OBJECT_MODEL_MODEL_FIRE_EX = 366,
            OBJECT_MODEL_MODEL_CAMERA = 367,
            OBJECT_MODEL_MODEL_NVGOGGLES = 368,
            OBJECT_MODEL_MODEL_IRGOGGLES = 369,
            OBJECT_MODEL_MODEL_JETPACK = 370,
            OBJECT_MODEL_MODEL_GUN_PARA = 371,
            OBJECT_MODEL_MODEL_TEC9 = 372,
            OBJECT_MODEL_MODEL_BSKBALL_LAX = 946,
            OBJECT_MODEL_MODEL_BSKBALLHUB_LAX01 = 947,
            OBJECT_MODEL_MODEL_CJ_OYSTER = 953,
            OBJECT_MODEL_MODEL_CJ_HORSE_SHOE = 954,
            OBJECT_MODEL_MODEL_CJ_EXT_SPRUNK = 955,
            OBJECT_MODEL_MODEL_CJ_EXT_CANDY = 956,
            OBJECT_MODEL_MODEL_GATE_AUTOR = 985,
            OBJECT_MODEL_MODEL_GATE_AUTOL = 986,
            OBJECT_MODEL_MODEL_WS_APGATE = 988,
            OBJECT_MODEL_MODEL_VENDMACH = 1209,
            OBJECT_MODEL_MODEL_MONEY = 1212,
            OBJECT_MODEL_MODEL_INFO = 1239,
            OBJECT_MODEL_MODEL_HEALTH = 1240,
            OBJECT_MODEL_MODEL_BODYARMOUR = 1242,
            OBJECT_MODEL_MODEL_BRIBE = 1247,
            OBJECT_MODEL_MODEL_CAMERAPICKUP = 1253,
            OBJECT_MODEL_MODEL_PROPERTY_LOCKED = 1272,
            OBJECT_MODEL_MODEL_PROPERTY_FSALE = 1273,
            OBJECT_MODEL_MODEL_BIGDOLLAR = 1274,
            OBJECT_MODEL_MODEL_PICKUPSAVE = 1277,
            OBJECT_MODEL_MODEL_VENDMACHFD = 1302,
            OBJECT_MODEL_MODEL_CHILLIDOGCART = 1340,
            OBJECT_MODEL_MODEL_ICESCART_PROP = 1341,
            OBJECT_MODEL_MODEL_NOODLECART_PROP = 1342,
            OBJECT_MODEL_MODEL_MAGNOCRANE_02 = 1379,
            OBJECT_MODEL_MODEL_MAGNOCRANE_01 = 1380,
            OBJECT_MODEL_MODEL_MAGNOCRANE_03 = 1382,
            OBJECT_MODEL_MODEL_TWRCRANE_M_04 = 1383,
            OBJECT_MODEL_MODEL_TWRCRANE_M_01 = 1384,
            OBJECT_MODEL_MODEL_TWRCRANE_M_02 = 1385,
            OBJECT_MODEL_MODEL_LODNOCRANE_01 = 1398,
            OBJECT_MODEL_MODEL_LODNOCRANE_02 = 1399,
            OBJECT_MODEL_MODEL_LODNOCRANE_03 = 1400,
            OBJECT_MODEL_MODEL_LODCRANE_M_01 = 1403,
            OBJECT_MODEL_MODEL_LODCRANE_M_04 = 1404,
            OBJECT_MODEL_MODEL_GEN_DOORSHOP02 = 1496,
            OBJECT_MODEL_MODEL_GEN_DOOREXT03 = 1498,
            OBJECT_MODEL_MODEL_GEN_DOOREXT04 = 1501,
            OBJECT_MODEL_MODEL_GEN_DOOREXT07 = 1505,
            OBJECT_MODEL_MODEL_GEN_DOORSHOP3 = 1522,
            OBJECT_MODEL_MODEL_PORTAKABIN = 1684,
            OBJECT_MODEL_MODEL_SNESISH = 1718,
            OBJECT_MODEL_MODEL_LOW_CONSOLE = 1719,
            OBJECT_MODEL_MODEL_CJ_SPRUNK1 = 1775,
            OBJECT_MODEL_MODEL_CJ_CANDYVENDOR = 1776,
            OBJECT_MODEL_MODEL_WHEEL_O_FORTUNE = 1895,
            OBJECT_MODEL_MODEL_VENDIN3 = 1977,
            OBJECT_MODEL_MODEL_ROULETTE_TBL = 1978,
            OBJECT_MODEL_MODEL_SWANK_CONSOLE = 2028,
            OBJECT_MODEL_MODEL_BLCK_JACK = 2188,
            OBJECT_MODEL_MODEL_KB_BANDIT_U = 2325,
            OBJECT_MODEL_MODEL_GYM_TREADMILL = 2627,
            OBJECT_MODEL_MODEL_GYM_BENCH1 = 2629,
            OBJECT_MODEL_MODEL_GYM_BIKE = 2630,
            OBJECT_MODEL_MODEL_GYM_MAT1 = 2631,
            OBJECT_MODEL_MODEL_NEIL_SLOT = 2640,
            OBJECT_MODEL_MODEL_CJ_COIN_OP = 2681,
            OBJECT_MODEL_MODEL_OTB_MACHINE = 2754,
            OBJECT_MODEL_MODEL_CJ_COIN_OP_1 = 2778,
            OBJECT_MODEL_MODEL_CJ_COIN_OP_2 = 2779,
            OBJECT_MODEL_MODEL_CJ_SLOT_BANK = 2785,
            OBJECT_MODEL_MODEL_CJ_COIN_OP_3 = 2872,
            OBJECT_MODEL_MODEL_A51_BLASTDOORR = 2927,
            OBJECT_MODEL_MODEL_A51_BLASTDOORL = 2929,
            OBJECT_MODEL_MODEL_SHUTTER_VEGAS = 2938,
            OBJECT_MODEL_MODEL_FREIGHT_SFW_DOOR = 2944,
            OBJECT_MODEL_MODEL_CR_DOOR_03 = 2946,
            OBJECT_MODEL_MODEL_CR_DOOR_01 = 2947,
            OBJECT_MODEL_MODEL_A51_LABDOOR = 2951,
            OBJECT_MODEL_MODEL_K_POOLTABLESM = 2964,
            OBJECT_MODEL_MODEL_CR1_DOOR = 3029,
            OBJECT_MODEL_MODEL_CT_GATEXR = 3036,
            OBJECT_MODEL_MODEL_IMY_SHASH_WALL = 3059,
            OBJECT_MODEL_MODEL_AD_FLATDOOR = 3061,
            OBJECT_MODEL_MODEL_NF_BLACKBOARD = 3077,
            OBJECT_MODEL_MODEL_MD_POSTER = 3083,
            OBJECT_MODEL_MODEL_TRDCSGRGDOOR_LVS = 3084,
            OBJECT_MODEL_MODEL_AB_CASDORLOK = 3089,
            OBJECT_MODEL_MODEL_CUNTGIRLDOOR = 3093,
            OBJECT_MODEL_MODEL_A51_JETDOOR = 3095,
            OBJECT_MODEL_MODEL_CARRIER_DOOR_SFSE = 3113,
            OBJECT_MODEL_MODEL_CARRIER_LIFT2_SFSE = 3114,
            OBJECT_MODEL_MODEL_CARRIER_LIFT1_SFSE = 3115,
            OBJECT_MODEL_MODEL_A51_VENTCOVERB = 3117,
            OBJECT_MODEL_MODEL_VGSXREFBBALLNET = 3496,
            OBJECT_MODEL_MODEL_VGSXREFBBALLNET2 = 3497,
            OBJECT_MODEL_MODEL_HUBINTROOF_SFSE = 11388,
            OBJECT_MODEL_MODEL_HUBINTERIOR_SFS = 11389,
            OBJECT_MODEL_MODEL_HUBGIRDERS_SFSE = 11390,
            OBJECT_MODEL_MODEL_HUBPROPS6_SFSE = 11391,
            OBJECT_MODEL_MODEL_HUBPROPS1_SFS = 11393,
            OBJECT_MODEL_MODEL_HUBGRGBEAMS_SFSE = 11394,
            OBJECT_MODEL_MODEL_QUARRY_CRANE = 16328,
            OBJECT_MODEL_MODEL_QUARRY_CRANEARM = 16329,
            OBJECT_MODEL_MODEL_QUARRY_CRANEBASE = 16330
        };
        static bool _is_defined_object_model_t(object_model_t v);

    private:
        static const std::set<object_model_t> _values_object_model_t;

    public:

        enum object_origin_t {
            OBJECT_ORIGIN_OBJECT_UNKNOWN = 0,
            OBJECT_ORIGIN_OBJECT_OF_GAME = 1,
            OBJECT_ORIGIN_OBJECT_OF_MISSION = 2,
            OBJECT_ORIGIN_OBJECT_TEMPORARY = 3,
            OBJECT_ORIGIN_OBJECT_OF_CUTSCENE = 4,
            OBJECT_ORIGIN_OBJECT_DECORATION = 5,
            OBJECT_ORIGIN_OBJECT_OF_MISSION_2 = 6
        };
        static bool _is_defined_object_origin_t(object_origin_t v);

    private:
        static const std::set<object_origin_t> _values_object_origin_t;

    public:

        enum paint_t {
            PAINT_PAINT_ANY = -1,
            PAINT_PAINT_BLACK = 0,
            PAINT_PAINT_WHITE = 1,
            PAINT_PAINT_POLICE_CAR_BLUE = 2,
            PAINT_PAINT_CHERRY_RED = 3,
            PAINT_PAINT_MIDNIGHT_BLUE = 4,
            PAINT_PAINT_TEMPLE_CURTAIN_PURPLE = 5,
            PAINT_PAINT_TAXI_YELLOW = 6,
            PAINT_PAINT_STRIKING_BLUE = 7,
            PAINT_PAINT_LIGHT_BLUE_GREY = 8,
            PAINT_PAINT_HOODS = 9,
            PAINT_PAINT_SAXONY_BLUE_POLY = 10,
            PAINT_PAINT_CONCORD_BLUE_POLY = 11,
            PAINT_PAINT_JASPER_GREEN_POLY = 12,
            PAINT_PAINT_PEWTER_GRAY_POLY = 13,
            PAINT_PAINT_FROST_WHITE = 14,
            PAINT_PAINT_SILVER_STONE_POLY_15 = 15,
            PAINT_PAINT_RIO_RED = 16,
            PAINT_PAINT_TORINO_RED_PEARL = 17,
            PAINT_PAINT_FORMULA_RED = 18,
            PAINT_PAINT_HONEY_BEIGE_POLY = 19,
            PAINT_PAINT_MARINER_BLUE = 20,
            PAINT_PAINT_BLAZE_RED = 21,
            PAINT_PAINT_CLASSIC_RED = 22,
            PAINT_PAINT_WINNING_SILVER_POLY = 23,
            PAINT_PAINT_STEEL_GRAY_POLY_24 = 24,
            PAINT_PAINT_SHADOW_SILVER_POLY = 25,
            PAINT_PAINT_SILVER_STONE_POLY_26 = 26,
            PAINT_PAINT_WARM_GREY_MICA = 27,
            PAINT_PAINT_HARBOR_BLUE_POLY = 28,
            PAINT_PAINT_PORCELAIN_SILVER_POLY = 29,
            PAINT_PAINT_MELLOW_BURGUNDY = 30,
            PAINT_PAINT_GRACEFUL_RED_MICA = 31,
            PAINT_PAINT_CURRANT_BLUE_POLY = 32,
            PAINT_PAINT_GRAY_POLY = 33,
            PAINT_PAINT_ARCTIC_WHITE = 34,
            PAINT_PAINT_ANTHRACITE_GRAY_POLY = 35,
            PAINT_PAINT_BLACK_POLY = 36,
            PAINT_PAINT_DARK_GREEN_POLY = 37,
            PAINT_PAINT_SEAFOAM_POLY = 38,
            PAINT_PAINT_DIAMOND_BLUE_POLY = 39,
            PAINT_PAINT_BISTON_BROWN_POLY = 40,
            PAINT_PAINT_DESERT_TAUPE_POLY = 41,
            PAINT_PAINT_GARNET_RED_POLY = 42,
            PAINT_PAINT_DESERT_RED = 43,
            PAINT_PAINT_GREEN_44 = 44,
            PAINT_PAINT_CABERNET_RED_POLY = 45,
            PAINT_PAINT_LIGHT_IVORY = 46,
            PAINT_PAINT_PUEBLO_BEIGE = 47,
            PAINT_PAINT_SMOKE_SILVER_POLY = 48,
            PAINT_PAINT_ASTRA_SILVER_POLY = 49,
            PAINT_PAINT_ASCOT_GRAY = 50,
            PAINT_PAINT_AGATE_GREEN = 51,
            PAINT_PAINT_PETROL_BLUE_GREEN_POLY = 52,
            PAINT_PAINT_SURF_BLUE = 53,
            PAINT_PAINT_NAUTICAL_BLUE_POLY = 54,
            PAINT_PAINT_WOODROSE_POLY = 55,
            PAINT_PAINT_CRYSTAL_BLUE_POLY = 56,
            PAINT_PAINT_BISQUE_FROST_POLY = 57,
            PAINT_PAINT_CURRANT_RED_SOLID = 58,
            PAINT_PAINT_LT_CRYSTAL_BLUE_POLY = 59,
            PAINT_PAINT_LT_TITANIUM_POLY = 60,
            PAINT_PAINT_RACE_YELLOW_SOLID = 61,
            PAINT_PAINT_BRT_CURRANT_RED_POLY = 62,
            PAINT_PAINT_CLEAR_CRYSTAL_BLUE_FROST_POLY = 63,
            PAINT_PAINT_SILVER_POLY_64 = 64,
            PAINT_PAINT_PASTEL_ALABASTER = 65,
            PAINT_PAINT_MID_CURRANT_RED_POLY = 66,
            PAINT_PAINT_MED_REGATTA_BLUE_POLY = 67,
            PAINT_PAINT_OXFORD_WHITE_SOLID = 68,
            PAINT_PAINT_ALABASTER_SOLID = 69,
            PAINT_PAINT_ELEC_CURRANT_RED_POLY = 70,
            PAINT_PAINT_SPINNAKER_BLUE_SOLID = 71,
            PAINT_PAINT_DK_TITANIUM_POLY = 72,
            PAINT_PAINT_PASTEL_ALABASTER_SOLID = 73,
            PAINT_PAINT_MED_CABERNET_SOLID = 74,
            PAINT_PAINT_TWILIGHT_BLUE_POLY = 75,
            PAINT_PAINT_TITANIUM_FROST_POLY = 76,
            PAINT_PAINT_SANDALWOOD_FROST_POLY = 77,
            PAINT_PAINT_WILD_STRAWBERRY_POLY = 78,
            PAINT_PAINT_ULTRA_BLUE_POLY = 79,
            PAINT_PAINT_VERMILION_SOLID = 80,
            PAINT_PAINT_MED_SANDALWOOD_POLY = 81,
            PAINT_PAINT_MED_RED_SOLID = 82,
            PAINT_PAINT_DEEP_JEWEL_GREEN = 83,
            PAINT_PAINT_MED_WOODROSE_POLY = 84,
            PAINT_PAINT_VERMILLION_SOLID = 85,
            PAINT_PAINT_GREEN_86 = 86,
            PAINT_PAINT_BRIGHT_BLUE_POLY_87 = 87,
            PAINT_PAINT_BRIGHT_RED_88 = 88,
            PAINT_PAINT_LT_CHAMPAGNE_POLY = 89,
            PAINT_PAINT_SILVER_POLY_90 = 90,
            PAINT_PAINT_STEEL_BLUE_POLY = 91,
            PAINT_PAINT_MEDIUM_GRAY_POLY = 92,
            PAINT_PAINT_ARCTIC_PEARL = 93,
            PAINT_PAINT_NASSAU_BLUE_POLY = 94,
            PAINT_PAINT_MED_SAPPHIRE_BLUE_POLY = 95,
            PAINT_PAINT_SILVER_POLY_96 = 96,
            PAINT_PAINT_LT_SAPPHIRE_BLUE_POLY_97 = 97,
            PAINT_PAINT_MALACHITE_POLY = 98,
            PAINT_PAINT_FLAX = 99,
            PAINT_PAINT_MED_MAUI_BLUE_POLY = 100,
            PAINT_PAINT_DK_SAPPHIRE_BLUE_POLY = 101,
            PAINT_PAINT_COPPER_BEIGE = 102,
            PAINT_PAINT_BRIGHT_BLUE_POLY_103 = 103,
            PAINT_PAINT_MED_FLAX = 104,
            PAINT_PAINT_MED_GRAY_POLY = 105,
            PAINT_PAINT_BRIGHT_BLUE_POLY_106 = 106,
            PAINT_PAINT_LT_DRIFTWOOD_POLY = 107,
            PAINT_PAINT_BLUE = 108,
            PAINT_PAINT_STEEL_GRAY_POLY_109 = 109,
            PAINT_PAINT_LT_BEECHWOOD_POLY = 110,
            PAINT_PAINT_SLATE_GRAY = 111,
            PAINT_PAINT_LT_SAPPHIRE_BLUE_POLY_112 = 112,
            PAINT_PAINT_DK_BEECHWOOD_POLY = 113,
            PAINT_PAINT_TORCH_RED = 114,
            PAINT_PAINT_BRIGHT_RED_115 = 115,
            PAINT_PAINT_MED_SAPPHIRE_BLUE_FIREMIST = 116,
            PAINT_PAINT_MED_GARNET_RED_POLY = 117,
            PAINT_PAINT_WHITE_DIAMOND_PEARL = 118,
            PAINT_PAINT_DK_SABLE_POLY = 119,
            PAINT_PAINT_ANTELOPE_BEIGE = 120,
            PAINT_PAINT_BRILLIANT_RED_POLY_121 = 121,
            PAINT_PAINT_GUN_METAL_POLY = 122,
            PAINT_PAINT_MED_BEECHWOOD_POLY = 123,
            PAINT_PAINT_BRILLIANT_RED_POLY_124 = 124,
            PAINT_PAINT_BRIGHT_BLUE_POLY_125 = 125,
            PAINT_PAINT_PINK = 126
        };
        static bool _is_defined_paint_t(paint_t v);

    private:
        static const std::set<paint_t> _values_paint_t;

    public:

        enum part_slot_t {
            PART_SLOT_PART_SLOT_SPOILERS = 0,
            PART_SLOT_PART_SLOT_VENTS = 1,
            PART_SLOT_PART_SLOT_ROOF = 2,
            PART_SLOT_PART_SLOT_SIDE_SKIRTS = 3,
            PART_SLOT_PART_SLOT_NITRO = 4,
            PART_SLOT_PART_SLOT_HOOD = 5,
            PART_SLOT_PART_SLOT_EXHAUSTS = 6,
            PART_SLOT_PART_SLOT_WHEELS = 7,
            PART_SLOT_PART_SLOT_HYDRAULICS = 8,
            PART_SLOT_PART_SLOT_FRONT_BULLBARS = 9,
            PART_SLOT_PART_SLOT_FRONT_BUMPER = 10,
            PART_SLOT_PART_SLOT_REAR_BUMPER = 11
        };
        static bool _is_defined_part_slot_t(part_slot_t v);

    private:
        static const std::set<part_slot_t> _values_part_slot_t;

    public:

        enum ped_kind_t {
            PED_KIND_PED_PLAYER1 = 0,
            PED_KIND_PED_PLAYER2 = 1,
            PED_KIND_PED_PLAYER_NETWORK = 2,
            PED_KIND_PED_PLAYER_UNUSED = 3,
            PED_KIND_PED_CIVMALE = 4,
            PED_KIND_PED_CIVFEMALE = 5,
            PED_KIND_PED_COP = 6,
            PED_KIND_PED_GANG1 = 7,
            PED_KIND_PED_GANG2 = 8,
            PED_KIND_PED_GANG3 = 9,
            PED_KIND_PED_GANG4 = 10,
            PED_KIND_PED_GANG5 = 11,
            PED_KIND_PED_GANG6 = 12,
            PED_KIND_PED_GANG7 = 13,
            PED_KIND_PED_GANG8 = 14,
            PED_KIND_PED_GANG9 = 15,
            PED_KIND_PED_GANG10 = 16,
            PED_KIND_PED_DEALER = 17,
            PED_KIND_PED_MEDIC = 18,
            PED_KIND_PED_FIREMAN = 19,
            PED_KIND_PED_CRIMINAL = 20,
            PED_KIND_PED_BUM = 21,
            PED_KIND_PED_PROSTITUTE = 22,
            PED_KIND_PED_SPECIAL = 23,
            PED_KIND_PED_MISSION1 = 24,
            PED_KIND_PED_MISSION2 = 25,
            PED_KIND_PED_MISSION3 = 26,
            PED_KIND_PED_MISSION4 = 27,
            PED_KIND_PED_MISSION5 = 28,
            PED_KIND_PED_MISSION6 = 29,
            PED_KIND_PED_MISSION7 = 30,
            PED_KIND_PED_MISSION8 = 31
        };
        static bool _is_defined_ped_kind_t(ped_kind_t v);

    private:
        static const std::set<ped_kind_t> _values_ped_kind_t;

    public:

        enum pickup_kind_t {
            PICKUP_KIND_PICKUP_NONE = 0,
            PICKUP_KIND_PICKUP_IN_SHOP = 1,
            PICKUP_KIND_PICKUP_ON_STREET = 2,
            PICKUP_KIND_PICKUP_ONCE = 3,
            PICKUP_KIND_PICKUP_ONCE_TIMEOUT = 4,
            PICKUP_KIND_PICKUP_ONCE_TIMEOUT_SLOW = 5,
            PICKUP_KIND_PICKUP_COLLECTABLE = 6,
            PICKUP_KIND_PICKUP_SHOP_OUT_OF_STOCK = 7,
            PICKUP_KIND_PICKUP_MONEY = 8,
            PICKUP_KIND_PICKUP_MINE_INACTIVE = 9,
            PICKUP_KIND_PICKUP_MINE_ARMED = 10,
            PICKUP_KIND_PICKUP_NAVAL_MINE_INACTIVE = 11,
            PICKUP_KIND_PICKUP_NAVAL_MINE_ARMED = 12,
            PICKUP_KIND_PICKUP_FLOATING_PACKAGE = 13,
            PICKUP_KIND_PICKUP_FLOATING_PACKAGE_AFLOAT = 14,
            PICKUP_KIND_PICKUP_ON_STREET_SLOW = 15,
            PICKUP_KIND_PICKUP_ASSET_REVENUE = 16,
            PICKUP_KIND_PICKUP_PROPERTY_LOCKED = 17,
            PICKUP_KIND_PICKUP_PROPERTY_FOR_SALE = 18,
            PICKUP_KIND_PICKUP_MONEY_STAYS = 19,
            PICKUP_KIND_PICKUP_SNAPSHOT = 20,
            PICKUP_KIND_PICKUP_TWO_PLAYER = 21,
            PICKUP_KIND_PICKUP_ONCE_FOR_MISSION = 22
        };
        static bool _is_defined_pickup_kind_t(pickup_kind_t v);

    private:
        static const std::set<pickup_kind_t> _values_pickup_kind_t;

    public:

        enum play_state_t {
            PLAY_STATE_STILL_PLAYING = 0,
            PLAY_STATE_PLAYER_WASTED = 1,
            PLAY_STATE_PLAYER_BUSTED = 2,
            PLAY_STATE_MISSION_FAILED = 3,
            PLAY_STATE_MISSION_PASSED = 4
        };
        static bool _is_defined_play_state_t(play_state_t v);

    private:
        static const std::set<play_state_t> _values_play_state_t;

    public:

        enum player_condition_t {
            PLAYER_CONDITION_PLAYER_PLAYING = 0,
            PLAYER_CONDITION_PLAYER_DIED = 1,
            PLAYER_CONDITION_PLAYER_ARRESTED = 2,
            PLAYER_CONDITION_PLAYER_FAILED_MISSION = 3,
            PLAYER_CONDITION_PLAYER_LEFT_GAME = 4
        };
        static bool _is_defined_player_condition_t(player_condition_t v);

    private:
        static const std::set<player_condition_t> _values_player_condition_t;

    public:

        enum population_group_t {
            POPULATION_GROUP_GROUP_BUSINESS = 0,
            POPULATION_GROUP_GROUP_DESERT = 1,
            POPULATION_GROUP_GROUP_ENTERTAINMENT = 2,
            POPULATION_GROUP_GROUP_COUNTRYSIDE = 3,
            POPULATION_GROUP_GROUP_RESIDENTIAL_RICH = 4,
            POPULATION_GROUP_GROUP_RESIDENTIAL_AVERAGE = 5,
            POPULATION_GROUP_GROUP_RESIDENTIAL_POOR = 6,
            POPULATION_GROUP_GROUP_GANGLAND = 7,
            POPULATION_GROUP_GROUP_BEACH = 8,
            POPULATION_GROUP_GROUP_SHOPPING = 9,
            POPULATION_GROUP_GROUP_PARK = 10,
            POPULATION_GROUP_GROUP_INDUSTRY = 11,
            POPULATION_GROUP_GROUP_ENTERTAINMENT_BUSY = 12,
            POPULATION_GROUP_GROUP_SHOPPING_BUSY = 13,
            POPULATION_GROUP_GROUP_SHOPPING_POSH = 14,
            POPULATION_GROUP_GROUP_RICH_SECLUDED = 15,
            POPULATION_GROUP_GROUP_AIRPORT = 16,
            POPULATION_GROUP_GROUP_GOLF_CLUB = 17,
            POPULATION_GROUP_GROUP_OUT_OF_TOWN_FACTORY = 18,
            POPULATION_GROUP_GROUP_AIRPORT_RUNWAY = 19
        };
        static bool _is_defined_population_group_t(population_group_t v);

    private:
        static const std::set<population_group_t> _values_population_group_t;

    public:

        enum property_offer_t {
            PROPERTY_OFFER_NO_PROPERTY_TEXT = 0,
            PROPERTY_OFFER_CAN_BE_BOUGHT = 1,
            PROPERTY_OFFER_CANNOT_BE_BOUGHT = 2
        };
        static bool _is_defined_property_offer_t(property_offer_t v);

    private:
        static const std::set<property_offer_t> _values_property_offer_t;

    public:

        enum script_version_t {
            SCRIPT_VERSION_SCRIPT_V2 = 194125,
            SCRIPT_VERSION_SCRIPT_V1 = 194146,
            SCRIPT_VERSION_SCRIPT_ANDROID = 262245,
            SCRIPT_VERSION_SCRIPT_DEFINITIVE = 264905
        };
        static bool _is_defined_script_version_t(script_version_t v);

    private:
        static const std::set<script_version_t> _values_script_version_t;

    public:

        enum shop_item_t {
            SHOP_ITEM_ITEM_BNT_B_SC_L = 0,
            SHOP_ITEM_ITEM_BNT_B_SC_M = 1,
            SHOP_ITEM_ITEM_BNT_B_SC_P_L = 2,
            SHOP_ITEM_ITEM_BNT_B_SC_P_M = 3,
            SHOP_ITEM_ITEM_BNTL_B_OV = 4,
            SHOP_ITEM_ITEM_BNTL_B_SQ = 5,
            SHOP_ITEM_ITEM_EXH_B_L = 6,
            SHOP_ITEM_ITEM_EXH_B_M = 7,
            SHOP_ITEM_ITEM_EXH_B_S = 8,
            SHOP_ITEM_ITEM_EXH_B_T = 9,
            SHOP_ITEM_ITEM_EXH_B_TS = 10,
            SHOP_ITEM_ITEM_LGT_B_RSPT = 11,
            SHOP_ITEM_ITEM_LGT_B_SSPT = 12,
            SHOP_ITEM_ITEM_NTO_B_L = 13,
            SHOP_ITEM_ITEM_NTO_B_S = 14,
            SHOP_ITEM_ITEM_NTO_B_TW = 15,
            SHOP_ITEM_ITEM_RF_B_SC_R = 16,
            SHOP_ITEM_ITEM_SPL_B_BAB_M = 17,
            SHOP_ITEM_ITEM_SPL_B_BAR_L = 18,
            SHOP_ITEM_ITEM_SPL_B_BAR_M = 19,
            SHOP_ITEM_ITEM_SPL_B_BBB_M = 20,
            SHOP_ITEM_ITEM_SPL_B_BBR_L = 21,
            SHOP_ITEM_ITEM_SPL_B_BBR_M = 22,
            SHOP_ITEM_ITEM_SPL_B_MAB_M = 23,
            SHOP_ITEM_ITEM_SPL_B_MAR_M = 24,
            SHOP_ITEM_ITEM_WG_L_B_SSK = 25,
            SHOP_ITEM_ITEM_WG_R_B_SSK = 26,
            SHOP_ITEM_ITEM_EXH_A_F = 27,
            SHOP_ITEM_ITEM_EXH_C_F = 28,
            SHOP_ITEM_ITEM_FBMP_A_F = 29,
            SHOP_ITEM_ITEM_FBMP_C_F = 30,
            SHOP_ITEM_ITEM_RBMP_A_F = 31,
            SHOP_ITEM_ITEM_RBMP_C_F = 32,
            SHOP_ITEM_ITEM_RF_A_F = 33,
            SHOP_ITEM_ITEM_RF_C_F = 34,
            SHOP_ITEM_ITEM_SPL_A_F_R = 35,
            SHOP_ITEM_ITEM_SPL_C_F_R = 36,
            SHOP_ITEM_ITEM_WG_L_A_F = 37,
            SHOP_ITEM_ITEM_WG_L_C_F = 38,
            SHOP_ITEM_ITEM_EXH_A_J = 39,
            SHOP_ITEM_ITEM_EXH_C_J = 40,
            SHOP_ITEM_ITEM_FBMP_A_J = 41,
            SHOP_ITEM_ITEM_FBMP_C_J = 42,
            SHOP_ITEM_ITEM_RBMP_A_J = 43,
            SHOP_ITEM_ITEM_RBMP_C_J = 44,
            SHOP_ITEM_ITEM_RF_A_J = 45,
            SHOP_ITEM_ITEM_RF_C_J = 46,
            SHOP_ITEM_ITEM_SPL_A_J_B = 47,
            SHOP_ITEM_ITEM_SPL_C_J_B = 48,
            SHOP_ITEM_ITEM_WG_L_A_J = 49,
            SHOP_ITEM_ITEM_WG_L_C_J = 50,
            SHOP_ITEM_ITEM_EXH_A_L = 51,
            SHOP_ITEM_ITEM_EXH_C_L = 52,
            SHOP_ITEM_ITEM_FBMP_A_L = 53,
            SHOP_ITEM_ITEM_FBMP_C_L = 54,
            SHOP_ITEM_ITEM_RBMP_A_L = 55,
            SHOP_ITEM_ITEM_RBMP_C_L = 56,
            SHOP_ITEM_ITEM_RF_A_L = 57,
            SHOP_ITEM_ITEM_RF_C_L = 58,
            SHOP_ITEM_ITEM_SPL_A_L_B = 59,
            SHOP_ITEM_ITEM_SPL_C_L_B = 60,
            SHOP_ITEM_ITEM_WG_L_A_L = 61,
            SHOP_ITEM_ITEM_WG_L_C_L = 62,
            SHOP_ITEM_ITEM_EXH_A_ST = 63,
            SHOP_ITEM_ITEM_EXH_C_ST = 64,
            SHOP_ITEM_ITEM_FBMP_A_ST = 65,
            SHOP_ITEM_ITEM_FBMP_C_ST = 66,
            SHOP_ITEM_ITEM_RBMP_A_ST = 67,
            SHOP_ITEM_ITEM_RBMP_C_ST = 68,
            SHOP_ITEM_ITEM_RF_A_ST = 69,
            SHOP_ITEM_ITEM_RF_C_ST = 70,
            SHOP_ITEM_ITEM_SPL_A_ST_R = 71,
            SHOP_ITEM_ITEM_SPL_C_ST_R = 72,
            SHOP_ITEM_ITEM_WG_L_A_ST = 73,
            SHOP_ITEM_ITEM_WG_L_C_ST = 74,
            SHOP_ITEM_ITEM_EXH_A_S = 75,
            SHOP_ITEM_ITEM_EXH_C_S = 76,
            SHOP_ITEM_ITEM_FBMP_A_S = 77,
            SHOP_ITEM_ITEM_FBMP_C_S = 78,
            SHOP_ITEM_ITEM_RBMP_A_S = 79,
            SHOP_ITEM_ITEM_RBMP_C_S = 80,
            SHOP_ITEM_ITEM_RF_A_S = 81,
            SHOP_ITEM_ITEM_RF_C_S = 82,
            SHOP_ITEM_ITEM_SPL_A_S_B = 83,
            SHOP_ITEM_ITEM_SPL_C_S_B = 84,
            SHOP_ITEM_ITEM_WG_L_A_S = 85,
            SHOP_ITEM_ITEM_WG_L_C_S = 86,
            SHOP_ITEM_ITEM_EXH_A_U = 87,
            SHOP_ITEM_ITEM_EXH_C_U = 88,
            SHOP_ITEM_ITEM_FBMP_A_U = 89,
            SHOP_ITEM_ITEM_FBMP_C_U = 90,
            SHOP_ITEM_ITEM_RBMP_A_U = 91,
            SHOP_ITEM_ITEM_RBMP_C_U = 92,
            SHOP_ITEM_ITEM_RF_A_U = 93,
            SHOP_ITEM_ITEM_RF_C_U = 94,
            SHOP_ITEM_ITEM_SPL_A_U_B = 95,
            SHOP_ITEM_ITEM_SPL_C_U_B = 96,
            SHOP_ITEM_ITEM_WG_L_A_U = 97,
            SHOP_ITEM_ITEM_WG_L_C_U = 98,
            SHOP_ITEM_ITEM_RF_LR_BL1 = 99,
            SHOP_ITEM_ITEM_RF_LR_BL2 = 100,
            SHOP_ITEM_ITEM_RBMP_LR_BL1 = 101,
            SHOP_ITEM_ITEM_RBMP_LR_BL2 = 102,
            SHOP_ITEM_ITEM_FBMP_LR_BL1 = 103,
            SHOP_ITEM_ITEM_FBMP_LR_BL2 = 104,
            SHOP_ITEM_ITEM_EXH_LR_BL1 = 105,
            SHOP_ITEM_ITEM_EXH_LR_BL2 = 106,
            SHOP_ITEM_ITEM_WG_L_LR_BL1 = 107,
            SHOP_ITEM_ITEM_EXH_LR_REM1 = 108,
            SHOP_ITEM_ITEM_EXH_LR_REM2 = 109,
            SHOP_ITEM_ITEM_FBMP_LR_REM1 = 110,
            SHOP_ITEM_ITEM_FBMP_LR_REM2 = 111,
            SHOP_ITEM_ITEM_RBMP_LR_REM1 = 112,
            SHOP_ITEM_ITEM_RBMP_LR_REM2 = 113,
            SHOP_ITEM_ITEM_WG_L_LR_REM1 = 114,
            SHOP_ITEM_ITEM_WG_L_LR_REM2 = 115,
            SHOP_ITEM_ITEM_MISC_C_LR_REM1 = 116,
            SHOP_ITEM_ITEM_MISC_C_LR_REM2 = 117,
            SHOP_ITEM_ITEM_MISC_C_LR_REM3 = 118,
            SHOP_ITEM_ITEM_RF_LR_SV1 = 119,
            SHOP_ITEM_ITEM_RF_LR_SV2 = 120,
            SHOP_ITEM_ITEM_FBMP_LR_SV1 = 121,
            SHOP_ITEM_ITEM_FBMP_LR_SV2 = 122,
            SHOP_ITEM_ITEM_RBMP_LR_SV1 = 123,
            SHOP_ITEM_ITEM_RBMP_LR_SV2 = 124,
            SHOP_ITEM_ITEM_EXH_LR_SV1 = 125,
            SHOP_ITEM_ITEM_EXH_LR_SV2 = 126,
            SHOP_ITEM_ITEM_WG_L_LR_SV = 127,
            SHOP_ITEM_ITEM_EXH_LR_BR1 = 128,
            SHOP_ITEM_ITEM_EXH_LR_BR2 = 129,
            SHOP_ITEM_ITEM_FBMP_LR_BR1 = 130,
            SHOP_ITEM_ITEM_FBMP_LR_BR2 = 131,
            SHOP_ITEM_ITEM_RBMP_LR_BR1 = 132,
            SHOP_ITEM_ITEM_RBMP_LR_BR2 = 133,
            SHOP_ITEM_ITEM_WG_L_LR_BR1 = 134,
            SHOP_ITEM_ITEM_EXH_LR_SLV1 = 135,
            SHOP_ITEM_ITEM_EXH_LR_SLV2 = 136,
            SHOP_ITEM_ITEM_FBMP_LR_SLV1 = 137,
            SHOP_ITEM_ITEM_FBB_LR_SLV1 = 138,
            SHOP_ITEM_ITEM_FBB_LR_SLV2 = 139,
            SHOP_ITEM_ITEM_BBB_LR_SLV1 = 140,
            SHOP_ITEM_ITEM_BBB_LR_SLV2 = 141,
            SHOP_ITEM_ITEM_WG_L_LR_SLV1 = 142,
            SHOP_ITEM_ITEM_WG_L_LR_SLV2 = 143,
            SHOP_ITEM_ITEM_EXH_LR_T1 = 144,
            SHOP_ITEM_ITEM_EXH_LR_T2 = 145,
            SHOP_ITEM_ITEM_FBMP_LR_T1 = 146,
            SHOP_ITEM_ITEM_FBMP_LR_T2 = 147,
            SHOP_ITEM_ITEM_RBMP_LR_T1 = 148,
            SHOP_ITEM_ITEM_RBMP_LR_T2 = 149,
            SHOP_ITEM_ITEM_WG_L_LR_T1 = 150,
            SHOP_ITEM_ITEM_WHEEL_SR1 = 151,
            SHOP_ITEM_ITEM_WHEEL_SR2 = 152,
            SHOP_ITEM_ITEM_WHEEL_LR1 = 153,
            SHOP_ITEM_ITEM_WHEEL_LR2 = 154,
            SHOP_ITEM_ITEM_WHEEL_GN1 = 155,
            SHOP_ITEM_ITEM_WHEEL_GN2 = 156,
            SHOP_ITEM_ITEM_WHEEL_SR3 = 157,
            SHOP_ITEM_ITEM_WHEEL_SR4 = 158,
            SHOP_ITEM_ITEM_WHEEL_SR5 = 159,
            SHOP_ITEM_ITEM_WHEEL_SR6 = 160,
            SHOP_ITEM_ITEM_WHEEL_LR3 = 161,
            SHOP_ITEM_ITEM_WHEEL_LR4 = 162,
            SHOP_ITEM_ITEM_WHEEL_LR5 = 163,
            SHOP_ITEM_ITEM_WHEEL_OR1 = 164,
            SHOP_ITEM_ITEM_WHEEL_GN3 = 165,
            SHOP_ITEM_ITEM_WHEEL_GN4 = 166,
            SHOP_ITEM_ITEM_WHEEL_GN5 = 167,
            SHOP_ITEM_ITEM_STEREO = 168,
            SHOP_ITEM_ITEM_HYDRALICS = 169,
            SHOP_ITEM_ITEM_PLAYER_TORSO = 170,
            SHOP_ITEM_ITEM_FOOT = 171,
            SHOP_ITEM_ITEM_VESTBLACK = 172,
            SHOP_ITEM_ITEM_VEST = 173,
            SHOP_ITEM_ITEM_TSHIRT2HORIZ = 174,
            SHOP_ITEM_ITEM_TSHIRTWHITE = 175,
            SHOP_ITEM_ITEM_TSHIRTILOVELS = 176,
            SHOP_ITEM_ITEM_TSHIRTBLUNTS = 177,
            SHOP_ITEM_ITEM_SHIRTBPLAID = 178,
            SHOP_ITEM_ITEM_SHIRTBCHECK = 179,
            SHOP_ITEM_ITEM_FIELD = 180,
            SHOP_ITEM_ITEM_TSHIRTERISYELL = 181,
            SHOP_ITEM_ITEM_TSHIRTERISORN = 182,
            SHOP_ITEM_ITEM_TRACKYTOP2ERIS = 183,
            SHOP_ITEM_ITEM_BBJACKRIM = 184,
            SHOP_ITEM_ITEM_BBALLJACKRSTAR = 185,
            SHOP_ITEM_ITEM_BASKBALLDRIB = 186,
            SHOP_ITEM_ITEM_BASKBALLRIM = 187,
            SHOP_ITEM_ITEM_SIXTYNINERS = 188,
            SHOP_ITEM_ITEM_BANDITS = 189,
            SHOP_ITEM_ITEM_TSHIRTPRORED = 190,
            SHOP_ITEM_ITEM_TSHIRTPROBLK = 191,
            SHOP_ITEM_ITEM_TRACKYTOP1PRO = 192,
            SHOP_ITEM_ITEM_HOCKEYTOP = 193,
            SHOP_ITEM_ITEM_BBJERSEY = 194,
            SHOP_ITEM_ITEM_SHELLSUIT = 195,
            SHOP_ITEM_ITEM_TSHIRTHEATWHT = 196,
            SHOP_ITEM_ITEM_TSHIRTBOBOMONK = 197,
            SHOP_ITEM_ITEM_TSHIRTBOBORED = 198,
            SHOP_ITEM_ITEM_TSHIRTBASE5 = 199,
            SHOP_ITEM_ITEM_TSHIRTSUBURB = 200,
            SHOP_ITEM_ITEM_HOODYAMERC = 201,
            SHOP_ITEM_ITEM_HOODYABASE5 = 202,
            SHOP_ITEM_ITEM_HOODYAROCKSTAR = 203,
            SHOP_ITEM_ITEM_WCOATBLUE = 204,
            SHOP_ITEM_ITEM_COACH = 205,
            SHOP_ITEM_ITEM_COACHSEMI = 206,
            SHOP_ITEM_ITEM_SWEATRSTAR = 207,
            SHOP_ITEM_ITEM_HOODYABLUE = 208,
            SHOP_ITEM_ITEM_HOODYABLACK = 209,
            SHOP_ITEM_ITEM_HOODYAGREEN = 210,
            SHOP_ITEM_ITEM_SLEEVTBROWN = 211,
            SHOP_ITEM_ITEM_SHIRTABLUE = 212,
            SHOP_ITEM_ITEM_SHIRTAYELLOW = 213,
            SHOP_ITEM_ITEM_SHIRTAGREY = 214,
            SHOP_ITEM_ITEM_SHIRTBGANG = 215,
            SHOP_ITEM_ITEM_TSHIRTZIPCRM = 216,
            SHOP_ITEM_ITEM_TSHIRTZIPGRY = 217,
            SHOP_ITEM_ITEM_DENIMFADE = 218,
            SHOP_ITEM_ITEM_BOWLING = 219,
            SHOP_ITEM_ITEM_HOODJACKBEIGE = 220,
            SHOP_ITEM_ITEM_BASKBALLLOC = 221,
            SHOP_ITEM_ITEM_TSHIRTLOCGREY = 222,
            SHOP_ITEM_ITEM_TSHIRTMADDGREY = 223,
            SHOP_ITEM_ITEM_TSHIRTMADDGRN = 224,
            SHOP_ITEM_ITEM_SUIT1GREY = 225,
            SHOP_ITEM_ITEM_SUIT1BLK = 226,
            SHOP_ITEM_ITEM_LEATHER = 227,
            SHOP_ITEM_ITEM_PAINTER = 228,
            SHOP_ITEM_ITEM_HAWAIIWHT = 229,
            SHOP_ITEM_ITEM_HAWAIIRED = 230,
            SHOP_ITEM_ITEM_SPORTJACK = 231,
            SHOP_ITEM_ITEM_SUIT1RED = 232,
            SHOP_ITEM_ITEM_SUIT1BLUE = 233,
            SHOP_ITEM_ITEM_SUIT1YELLOW = 234,
            SHOP_ITEM_ITEM_SUIT2GRN = 235,
            SHOP_ITEM_ITEM_TUXEDO = 236,
            SHOP_ITEM_ITEM_SUIT1GANG = 237,
            SHOP_ITEM_ITEM_LETTER = 238,
            SHOP_ITEM_ITEM_WORKTRCAMOGRN = 239,
            SHOP_ITEM_ITEM_WORKTRCAMOGRY = 240,
            SHOP_ITEM_ITEM_WORKTRGREY = 241,
            SHOP_ITEM_ITEM_WORKTRKHAKI = 242,
            SHOP_ITEM_ITEM_TRACKTR = 243,
            SHOP_ITEM_ITEM_TRACKTRERIS = 244,
            SHOP_ITEM_ITEM_JEANSDENIM = 245,
            SHOP_ITEM_ITEM_LEGSBLACK = 246,
            SHOP_ITEM_ITEM_LEGSHEART = 247,
            SHOP_ITEM_ITEM_BIEGETR = 248,
            SHOP_ITEM_ITEM_TRACKTRPRO = 249,
            SHOP_ITEM_ITEM_TRACKTRWHSTR = 250,
            SHOP_ITEM_ITEM_TRACKTRBLUE = 251,
            SHOP_ITEM_ITEM_TRACKTRGANG = 252,
            SHOP_ITEM_ITEM_BBSHORTWHT = 253,
            SHOP_ITEM_ITEM_BOXSHORT = 254,
            SHOP_ITEM_ITEM_BBSHORTRED = 255,
            SHOP_ITEM_ITEM_SHELLSUITTR = 256,
            SHOP_ITEM_ITEM_SHORTSGREY = 257,
            SHOP_ITEM_ITEM_SHORTSKHAKI = 258,
            SHOP_ITEM_ITEM_CHONGERGREY = 259,
            SHOP_ITEM_ITEM_CHONGERGANG = 260,
            SHOP_ITEM_ITEM_CHONGERRED = 261,
            SHOP_ITEM_ITEM_CHONGERBLUE = 262,
            SHOP_ITEM_ITEM_SHORTSGANG = 263,
            SHOP_ITEM_ITEM_DENIMSGANG = 264,
            SHOP_ITEM_ITEM_DENIMSRED = 265,
            SHOP_ITEM_ITEM_CHINOSBIEGE = 266,
            SHOP_ITEM_ITEM_CHINOSKHAKI = 267,
            SHOP_ITEM_ITEM_CUTOFFCHINOS = 268,
            SHOP_ITEM_ITEM_CUTOFFCHINOSBLUE = 269,
            SHOP_ITEM_ITEM_CHINOSBLACK = 270,
            SHOP_ITEM_ITEM_CHINOSBLUE = 271,
            SHOP_ITEM_ITEM_LEATHERTR = 272,
            SHOP_ITEM_ITEM_LEATHERTRCHAPS = 273,
            SHOP_ITEM_ITEM_SUIT1TRGREY = 274,
            SHOP_ITEM_ITEM_SUIT1TRBLK = 275,
            SHOP_ITEM_ITEM_CUTOFFDENIMS = 276,
            SHOP_ITEM_ITEM_SUIT1TRRED = 277,
            SHOP_ITEM_ITEM_SUIT1TRBLUE = 278,
            SHOP_ITEM_ITEM_SUIT1TRYELLOW = 279,
            SHOP_ITEM_ITEM_SUIT1TRGREEN = 280,
            SHOP_ITEM_ITEM_SUIT1TRBLK2 = 281,
            SHOP_ITEM_ITEM_SUIT1TRGANG = 282,
            SHOP_ITEM_ITEM_PLAYER_LEGS = 283,
            SHOP_ITEM_ITEM_COWBOYBOOT2 = 284,
            SHOP_ITEM_ITEM_BASK2SEMI = 285,
            SHOP_ITEM_ITEM_BASK1ERIS = 286,
            SHOP_ITEM_ITEM_SNEAKERBINCGANG = 287,
            SHOP_ITEM_ITEM_SNEAKERBINCBLU = 288,
            SHOP_ITEM_ITEM_SNEAKERBINCBLK = 289,
            SHOP_ITEM_ITEM_SANDAL = 290,
            SHOP_ITEM_ITEM_SANDALSOCK = 291,
            SHOP_ITEM_ITEM_FLIPFLOP = 292,
            SHOP_ITEM_ITEM_HITOP = 293,
            SHOP_ITEM_ITEM_CONVPROBLK = 294,
            SHOP_ITEM_ITEM_CONVPROBLU = 295,
            SHOP_ITEM_ITEM_CONVPROGRN = 296,
            SHOP_ITEM_ITEM_SNEAKERPRORED = 297,
            SHOP_ITEM_ITEM_SNEAKERPROBLU = 298,
            SHOP_ITEM_ITEM_SNEAKERPROWHT = 299,
            SHOP_ITEM_ITEM_BASK1PROWHT = 300,
            SHOP_ITEM_ITEM_BASK1PROBLK = 301,
            SHOP_ITEM_ITEM_BOXINGSHOE = 302,
            SHOP_ITEM_ITEM_CONVHEATBLK = 303,
            SHOP_ITEM_ITEM_CONVHEATRED = 304,
            SHOP_ITEM_ITEM_CONVHEATORN = 305,
            SHOP_ITEM_ITEM_SNEAKERHEATWHT = 306,
            SHOP_ITEM_ITEM_SNEAKERHEATGRY = 307,
            SHOP_ITEM_ITEM_SNEAKERHEATBLK = 308,
            SHOP_ITEM_ITEM_BASK2HEATWHT = 309,
            SHOP_ITEM_ITEM_BASK2HEATBAND = 310,
            SHOP_ITEM_ITEM_TIMBERGREY = 311,
            SHOP_ITEM_ITEM_TIMBERRED = 312,
            SHOP_ITEM_ITEM_TIMBERFAWN = 313,
            SHOP_ITEM_ITEM_TIMBERHIKE = 314,
            SHOP_ITEM_ITEM_COWBOYBOOT = 315,
            SHOP_ITEM_ITEM_BIKER = 316,
            SHOP_ITEM_ITEM_SNAKESKIN = 317,
            SHOP_ITEM_ITEM_SHOEDRESSBLK = 318,
            SHOP_ITEM_ITEM_SHOEDRESSBRN = 319,
            SHOP_ITEM_ITEM_SHOESPATZ = 320,
            SHOP_ITEM_ITEM_DOGTAG = 321,
            SHOP_ITEM_ITEM_NECKAFRICA = 322,
            SHOP_ITEM_ITEM_STOPWATCH = 323,
            SHOP_ITEM_ITEM_NECKSAINTS = 324,
            SHOP_ITEM_ITEM_NECKHASH = 325,
            SHOP_ITEM_ITEM_NECKSILVER = 326,
            SHOP_ITEM_ITEM_NECKGOLD = 327,
            SHOP_ITEM_ITEM_NECKROPES = 328,
            SHOP_ITEM_ITEM_NECKROPEG = 329,
            SHOP_ITEM_ITEM_NECKLS = 330,
            SHOP_ITEM_ITEM_NECKDOLLAR = 331,
            SHOP_ITEM_ITEM_NECKCROSS = 332,
            SHOP_ITEM_ITEM_WATCHPINK = 333,
            SHOP_ITEM_ITEM_WATCHYELLOW = 334,
            SHOP_ITEM_ITEM_WATCHPRO = 335,
            SHOP_ITEM_ITEM_WATCHPRO2 = 336,
            SHOP_ITEM_ITEM_WATCHSUB1 = 337,
            SHOP_ITEM_ITEM_WATCHSUB2 = 338,
            SHOP_ITEM_ITEM_WATCHZIP1 = 339,
            SHOP_ITEM_ITEM_WATCHZIP2 = 340,
            SHOP_ITEM_ITEM_WATCHGNO = 341,
            SHOP_ITEM_ITEM_WATCHGNO2 = 342,
            SHOP_ITEM_ITEM_WATCHCRO = 343,
            SHOP_ITEM_ITEM_WATCHCRO2 = 344,
            SHOP_ITEM_ITEM_GROUCHO = 345,
            SHOP_ITEM_ITEM_ZORRO = 346,
            SHOP_ITEM_ITEM_EYEPATCH = 347,
            SHOP_ITEM_ITEM_GLASSES01 = 348,
            SHOP_ITEM_ITEM_GLASSES04 = 349,
            SHOP_ITEM_ITEM_BANDRED3 = 350,
            SHOP_ITEM_ITEM_BANDBLUE3 = 351,
            SHOP_ITEM_ITEM_BANDGANG3 = 352,
            SHOP_ITEM_ITEM_BANDBLACK3 = 353,
            SHOP_ITEM_ITEM_GLASSES01DARK = 354,
            SHOP_ITEM_ITEM_GLASSES04DARK = 355,
            SHOP_ITEM_ITEM_GLASSES03 = 356,
            SHOP_ITEM_ITEM_GLASSES03RED = 357,
            SHOP_ITEM_ITEM_GLASSES03BLUE = 358,
            SHOP_ITEM_ITEM_GLASSES03DARK = 359,
            SHOP_ITEM_ITEM_GLASSES05DARK = 360,
            SHOP_ITEM_ITEM_GLASSES05 = 361,
            SHOP_ITEM_ITEM_BANDRED = 362,
            SHOP_ITEM_ITEM_BANDBLUE = 363,
            SHOP_ITEM_ITEM_BANDGANG = 364,
            SHOP_ITEM_ITEM_BANDBLACK = 365,
            SHOP_ITEM_ITEM_BANDRED2 = 366,
            SHOP_ITEM_ITEM_BANDBLUE2 = 367,
            SHOP_ITEM_ITEM_BANDBLACK2 = 368,
            SHOP_ITEM_ITEM_BANDGANG2 = 369,
            SHOP_ITEM_ITEM_CAPKNITGRN = 370,
            SHOP_ITEM_ITEM_CAPTRUCK = 371,
            SHOP_ITEM_ITEM_COWBOY = 372,
            SHOP_ITEM_ITEM_HATTIGER = 373,
            SHOP_ITEM_ITEM_HELMET = 374,
            SHOP_ITEM_ITEM_MOTO = 375,
            SHOP_ITEM_ITEM_BOXINGCAP = 376,
            SHOP_ITEM_ITEM_HOCKEY = 377,
            SHOP_ITEM_ITEM_CAPGANG = 378,
            SHOP_ITEM_ITEM_CAPGANGBACK = 379,
            SHOP_ITEM_ITEM_CAPGANGSIDE = 380,
            SHOP_ITEM_ITEM_CAPGANGOVER = 381,
            SHOP_ITEM_ITEM_CAPGANGUP = 382,
            SHOP_ITEM_ITEM_BIKERHELMET = 383,
            SHOP_ITEM_ITEM_CAPRED = 384,
            SHOP_ITEM_ITEM_CAPREDBACK = 385,
            SHOP_ITEM_ITEM_CAPREDSIDE = 386,
            SHOP_ITEM_ITEM_CAPREDOVER = 387,
            SHOP_ITEM_ITEM_CAPREDUP = 388,
            SHOP_ITEM_ITEM_CAPBLUE = 389,
            SHOP_ITEM_ITEM_CAPBLUEBACK = 390,
            SHOP_ITEM_ITEM_CAPBLUESIDE = 391,
            SHOP_ITEM_ITEM_CAPBLUEOVER = 392,
            SHOP_ITEM_ITEM_CAPBLUEUP = 393,
            SHOP_ITEM_ITEM_SKULLYBLK = 394,
            SHOP_ITEM_ITEM_SKULLYGRN = 395,
            SHOP_ITEM_ITEM_HATMANCBLK = 396,
            SHOP_ITEM_ITEM_HATMANCPLAID = 397,
            SHOP_ITEM_ITEM_CAPZIP = 398,
            SHOP_ITEM_ITEM_CAPZIPBACK = 399,
            SHOP_ITEM_ITEM_CAPZIPSIDE = 400,
            SHOP_ITEM_ITEM_CAPZIPOVER = 401,
            SHOP_ITEM_ITEM_CAPZIPUP = 402,
            SHOP_ITEM_ITEM_BERETRED = 403,
            SHOP_ITEM_ITEM_BERETBLK = 404,
            SHOP_ITEM_ITEM_CAPBLK = 405,
            SHOP_ITEM_ITEM_CAPBLKBACK = 406,
            SHOP_ITEM_ITEM_CAPBLKSIDE = 407,
            SHOP_ITEM_ITEM_CAPBLKOVER = 408,
            SHOP_ITEM_ITEM_CAPBLKUP = 409,
            SHOP_ITEM_ITEM_TRILBYDRK = 410,
            SHOP_ITEM_ITEM_TRILBYLGHT = 411,
            SHOP_ITEM_ITEM_BOWLER = 412,
            SHOP_ITEM_ITEM_BOWLERRED = 413,
            SHOP_ITEM_ITEM_BOWLERBLUE = 414,
            SHOP_ITEM_ITEM_BOWLERYELLOW = 415,
            SHOP_ITEM_ITEM_BOATER = 416,
            SHOP_ITEM_ITEM_BOWLERGANG = 417,
            SHOP_ITEM_ITEM_BOATERBLK = 418,
            SHOP_ITEM_ITEM_GIMPLEG = 419,
            SHOP_ITEM_ITEM_VALET = 420,
            SHOP_ITEM_ITEM_COUNTRYTR = 421,
            SHOP_ITEM_ITEM_CROUPIER = 422,
            SHOP_ITEM_ITEM_POLICETR = 423,
            SHOP_ITEM_ITEM_BALACLAVA = 424,
            SHOP_ITEM_ITEM_PIMPTR = 425,
            SHOP_ITEM_ITEM_GARAGELEG = 426,
            SHOP_ITEM_ITEM_MEDICTR = 427,
            SHOP_ITEM_ITEM_PLAYER_FACE = 428,
            SHOP_ITEM_ITEM_HAIRBLOND = 429,
            SHOP_ITEM_ITEM_HAIRRED = 430,
            SHOP_ITEM_ITEM_HAIRBLUE = 431,
            SHOP_ITEM_ITEM_HAIRGREEN = 432,
            SHOP_ITEM_ITEM_HAIRPINK = 433,
            SHOP_ITEM_ITEM_BALD = 434,
            SHOP_ITEM_ITEM_BALDBEARD = 435,
            SHOP_ITEM_ITEM_BALDTASH = 436,
            SHOP_ITEM_ITEM_BALDGOATEE = 437,
            SHOP_ITEM_ITEM_HIGHFADE = 438,
            SHOP_ITEM_ITEM_HIGHAFRO = 439,
            SHOP_ITEM_ITEM_WEDGE = 440,
            SHOP_ITEM_ITEM_SLOPE = 441,
            SHOP_ITEM_ITEM_JHERICURL = 442,
            SHOP_ITEM_ITEM_CORNROWS = 443,
            SHOP_ITEM_ITEM_CORNROWSB = 444,
            SHOP_ITEM_ITEM_TRAMLINE = 445,
            SHOP_ITEM_ITEM_GROOVECUT = 446,
            SHOP_ITEM_ITEM_MOHAWK = 447,
            SHOP_ITEM_ITEM_MOHAWKBLOND = 448,
            SHOP_ITEM_ITEM_MOHAWKPINK = 449,
            SHOP_ITEM_ITEM_MOHAWKBEARD = 450,
            SHOP_ITEM_ITEM_AFRO = 451,
            SHOP_ITEM_ITEM_AFROTASH = 452,
            SHOP_ITEM_ITEM_AFROBEARD = 453,
            SHOP_ITEM_ITEM_AFROBLOND = 454,
            SHOP_ITEM_ITEM_FLATTOP = 455,
            SHOP_ITEM_ITEM_ELVISHAIR = 456,
            SHOP_ITEM_ITEM_BEARD = 457,
            SHOP_ITEM_ITEM_TASH = 458,
            SHOP_ITEM_ITEM_GOATEE = 459,
            SHOP_ITEM_ITEM_AFROGOATEE = 460,
            SHOP_ITEM_ITEM_4WEED = 461,
            SHOP_ITEM_ITEM_4RIP = 462,
            SHOP_ITEM_ITEM_4SPIDER = 463,
            SHOP_ITEM_ITEM_5GUN = 464,
            SHOP_ITEM_ITEM_5CROSS = 465,
            SHOP_ITEM_ITEM_5CROSS2 = 466,
            SHOP_ITEM_ITEM_5CROSS3 = 467,
            SHOP_ITEM_ITEM_6AZTEC = 468,
            SHOP_ITEM_ITEM_6CROWN = 469,
            SHOP_ITEM_ITEM_6CLOWN = 470,
            SHOP_ITEM_ITEM_6AFRICA = 471,
            SHOP_ITEM_ITEM_7CROSS = 472,
            SHOP_ITEM_ITEM_7CROSS2 = 473,
            SHOP_ITEM_ITEM_7CROSS3 = 474,
            SHOP_ITEM_ITEM_7MARY = 475,
            SHOP_ITEM_ITEM_8SA = 476,
            SHOP_ITEM_ITEM_8SA2 = 477,
            SHOP_ITEM_ITEM_8SA3 = 478,
            SHOP_ITEM_ITEM_8WESTSIDE = 479,
            SHOP_ITEM_ITEM_8SANTOS = 480,
            SHOP_ITEM_ITEM_8POKER = 481,
            SHOP_ITEM_ITEM_8GUN = 482,
            SHOP_ITEM_ITEM_9CROWN = 483,
            SHOP_ITEM_ITEM_9GUN = 484,
            SHOP_ITEM_ITEM_9GUN2 = 485,
            SHOP_ITEM_ITEM_9HOMEBOY = 486,
            SHOP_ITEM_ITEM_9BULLET = 487,
            SHOP_ITEM_ITEM_9RASTA = 488,
            SHOP_ITEM_ITEM_10LS = 489,
            SHOP_ITEM_ITEM_10LS2 = 490,
            SHOP_ITEM_ITEM_10LS3 = 491,
            SHOP_ITEM_ITEM_10LS4 = 492,
            SHOP_ITEM_ITEM_10LS5 = 493,
            SHOP_ITEM_ITEM_10OG = 494,
            SHOP_ITEM_ITEM_10WEED = 495,
            SHOP_ITEM_ITEM_11GROVE = 496,
            SHOP_ITEM_ITEM_11GROVE2 = 497,
            SHOP_ITEM_ITEM_11GROVE3 = 498,
            SHOP_ITEM_ITEM_11DICE = 499,
            SHOP_ITEM_ITEM_11DICE2 = 500,
            SHOP_ITEM_ITEM_11JAIL = 501,
            SHOP_ITEM_ITEM_11GODSGIFT = 502,
            SHOP_ITEM_ITEM_12ANGELS = 503,
            SHOP_ITEM_ITEM_12MAYABIRD = 504,
            SHOP_ITEM_ITEM_12DAGGER = 505,
            SHOP_ITEM_ITEM_12BANDIT = 506,
            SHOP_ITEM_ITEM_12CROSS7 = 507,
            SHOP_ITEM_ITEM_12MAYAFACE = 508,
            SHOP_ITEM_ITEM_BURGERLOW = 509,
            SHOP_ITEM_ITEM_BURGERMED = 510,
            SHOP_ITEM_ITEM_BURGERHIGH = 511,
            SHOP_ITEM_ITEM_BURGER_HEALTHY = 512,
            SHOP_ITEM_ITEM_CLUCKLOW = 513,
            SHOP_ITEM_ITEM_CLUCKMED = 514,
            SHOP_ITEM_ITEM_CLUCKHIGH = 515,
            SHOP_ITEM_ITEM_CLUCK_HEALTHY = 516,
            SHOP_ITEM_ITEM_PIZZALOW = 517,
            SHOP_ITEM_ITEM_PIZZAMED = 518,
            SHOP_ITEM_ITEM_PIZZAHIGH = 519,
            SHOP_ITEM_ITEM_PIZZA_HEALTHY = 520,
            SHOP_ITEM_ITEM_RUSTYLOW = 521,
            SHOP_ITEM_ITEM_RUSTYMED = 522,
            SHOP_ITEM_ITEM_RUSTYHIGH = 523,
            SHOP_ITEM_ITEM_PISTOL = 524,
            SHOP_ITEM_ITEM_PISTOL_SILENCED = 525,
            SHOP_ITEM_ITEM_DESERT_EAGLE = 526,
            SHOP_ITEM_ITEM_GRENADE = 527,
            SHOP_ITEM_ITEM_SHOTGUN = 528,
            SHOP_ITEM_ITEM_SPAS12 = 529,
            SHOP_ITEM_ITEM_SAWNOFF = 530,
            SHOP_ITEM_ITEM_MICRO_UZI = 531,
            SHOP_ITEM_ITEM_TEC9 = 532,
            SHOP_ITEM_ITEM_MP5 = 533,
            SHOP_ITEM_ITEM_AK47 = 534,
            SHOP_ITEM_ITEM_M4 = 535,
            SHOP_ITEM_ITEM_COUNTRYRIFLE = 536,
            SHOP_ITEM_ITEM_SNIPERRIFLE = 537,
            SHOP_ITEM_ITEM_RLAUNCHER = 538,
            SHOP_ITEM_ITEM_RLAUNCHER_HS = 539,
            SHOP_ITEM_ITEM_FTHROWER = 540,
            SHOP_ITEM_ITEM_SATCHEL_CHARGE = 541,
            SHOP_ITEM_ITEM_MINIGUN = 542,
            SHOP_ITEM_ITEM_ARMOUR = 543
        };
        static bool _is_defined_shop_item_t(shop_item_t v);

    private:
        static const std::set<shop_item_t> _values_shop_item_t;

    public:

        enum stat_message_t {
            STAT_MESSAGE_MESSAGE_0 = 0,
            STAT_MESSAGE_MESSAGE_1 = 1,
            STAT_MESSAGE_MESSAGE_2 = 2,
            STAT_MESSAGE_MESSAGE_3 = 3,
            STAT_MESSAGE_MESSAGE_4 = 4,
            STAT_MESSAGE_MESSAGE_5 = 5,
            STAT_MESSAGE_MESSAGE_6 = 6,
            STAT_MESSAGE_MESSAGE_7 = 7,
            STAT_MESSAGE_MESSAGE_8 = 8,
            STAT_MESSAGE_MESSAGE_9 = 9,
            STAT_MESSAGE_MESSAGE_10 = 10,
            STAT_MESSAGE_MESSAGE_11 = 11,
            STAT_MESSAGE_MESSAGE_12 = 12,
            STAT_MESSAGE_MESSAGE_13 = 13,
            STAT_MESSAGE_MESSAGE_14 = 14,
            STAT_MESSAGE_MESSAGE_15 = 15,
            STAT_MESSAGE_MESSAGE_16 = 16,
            STAT_MESSAGE_MESSAGE_17 = 17,
            STAT_MESSAGE_MESSAGE_18 = 18,
            STAT_MESSAGE_MESSAGE_19 = 19,
            STAT_MESSAGE_MESSAGE_20 = 20,
            STAT_MESSAGE_MESSAGE_21 = 21,
            STAT_MESSAGE_MESSAGE_22 = 22,
            STAT_MESSAGE_MESSAGE_23 = 23,
            STAT_MESSAGE_MESSAGE_24 = 24,
            STAT_MESSAGE_MESSAGE_25 = 25,
            STAT_MESSAGE_MESSAGE_26 = 26,
            STAT_MESSAGE_MESSAGE_27 = 27,
            STAT_MESSAGE_MESSAGE_28 = 28,
            STAT_MESSAGE_MESSAGE_29 = 29,
            STAT_MESSAGE_MESSAGE_30 = 30,
            STAT_MESSAGE_MESSAGE_31 = 31,
            STAT_MESSAGE_MESSAGE_32 = 32,
            STAT_MESSAGE_MESSAGE_33 = 33,
            STAT_MESSAGE_MESSAGE_34 = 34,
            STAT_MESSAGE_MESSAGE_35 = 35,
            STAT_MESSAGE_MESSAGE_36 = 36,
            STAT_MESSAGE_MESSAGE_37 = 37,
            STAT_MESSAGE_MESSAGE_38 = 38,
            STAT_MESSAGE_MESSAGE_39 = 39,
            STAT_MESSAGE_MESSAGE_40 = 40,
            STAT_MESSAGE_MESSAGE_41 = 41,
            STAT_MESSAGE_MESSAGE_42 = 42,
            STAT_MESSAGE_MESSAGE_43 = 43,
            STAT_MESSAGE_MESSAGE_44 = 44,
            STAT_MESSAGE_MESSAGE_45 = 45,
            STAT_MESSAGE_MESSAGE_46 = 46,
            STAT_MESSAGE_MESSAGE_47 = 47,
            STAT_MESSAGE_MESSAGE_48 = 48,
            STAT_MESSAGE_MESSAGE_49 = 49,
            STAT_MESSAGE_MESSAGE_50 = 50,
            STAT_MESSAGE_MESSAGE_51 = 51,
            STAT_MESSAGE_MESSAGE_52 = 52,
            STAT_MESSAGE_MESSAGE_53 = 53,
            STAT_MESSAGE_MESSAGE_54 = 54,
            STAT_MESSAGE_MESSAGE_55 = 55,
            STAT_MESSAGE_MESSAGE_56 = 56,
            STAT_MESSAGE_MESSAGE_57 = 57,
            STAT_MESSAGE_MESSAGE_58 = 58,
            STAT_MESSAGE_MESSAGE_59 = 59,
            STAT_MESSAGE_MESSAGE_60 = 60,
            STAT_MESSAGE_MESSAGE_61 = 61,
            STAT_MESSAGE_MESSAGE_62 = 62,
            STAT_MESSAGE_MESSAGE_63 = 63,
            STAT_MESSAGE_MESSAGE_64 = 64,
            STAT_MESSAGE_MESSAGE_65 = 65,
            STAT_MESSAGE_MESSAGE_66 = 66,
            STAT_MESSAGE_MESSAGE_67 = 67,
            STAT_MESSAGE_MESSAGE_68 = 68,
            STAT_MESSAGE_MESSAGE_69 = 69,
            STAT_MESSAGE_MESSAGE_70 = 70,
            STAT_MESSAGE_MESSAGE_71 = 71,
            STAT_MESSAGE_MESSAGE_72 = 72,
            STAT_MESSAGE_MESSAGE_73 = 73,
            STAT_MESSAGE_MESSAGE_74 = 74,
            STAT_MESSAGE_MESSAGE_75 = 75,
            STAT_MESSAGE_MESSAGE_76 = 76,
            STAT_MESSAGE_MESSAGE_77 = 77,
            STAT_MESSAGE_MESSAGE_78 = 78,
            STAT_MESSAGE_MESSAGE_79 = 79,
            STAT_MESSAGE_MESSAGE_80 = 80,
            STAT_MESSAGE_MESSAGE_81 = 81,
            STAT_MESSAGE_MESSAGE_82 = 82,
            STAT_MESSAGE_MESSAGE_83 = 83,
            STAT_MESSAGE_MESSAGE_84 = 84,
            STAT_MESSAGE_MESSAGE_85 = 85,
            STAT_MESSAGE_MESSAGE_86 = 86,
            STAT_MESSAGE_MESSAGE_87 = 87,
            STAT_MESSAGE_MESSAGE_88 = 88,
            STAT_MESSAGE_MESSAGE_89 = 89,
            STAT_MESSAGE_MESSAGE_90 = 90,
            STAT_MESSAGE_MESSAGE_91 = 91,
            STAT_MESSAGE_MESSAGE_92 = 92,
            STAT_MESSAGE_MESSAGE_93 = 93,
            STAT_MESSAGE_MESSAGE_94 = 94,
            STAT_MESSAGE_MESSAGE_95 = 95,
            STAT_MESSAGE_MESSAGE_96 = 96,
            STAT_MESSAGE_MESSAGE_97 = 97,
            STAT_MESSAGE_MESSAGE_98 = 98,
            STAT_MESSAGE_MESSAGE_99 = 99,
            STAT_MESSAGE_MESSAGE_100 = 100,
            STAT_MESSAGE_MESSAGE_101 = 101,
            STAT_MESSAGE_MESSAGE_102 = 102,
            STAT_MESSAGE_MESSAGE_103 = 103,
            STAT_MESSAGE_MESSAGE_104 = 104,
            STAT_MESSAGE_MESSAGE_105 = 105,
            STAT_MESSAGE_MESSAGE_106 = 106,
            STAT_MESSAGE_MESSAGE_107 = 107,
            STAT_MESSAGE_MESSAGE_108 = 108,
            STAT_MESSAGE_MESSAGE_109 = 109,
            STAT_MESSAGE_MESSAGE_110 = 110,
            STAT_MESSAGE_MESSAGE_111 = 111,
            STAT_MESSAGE_MESSAGE_112 = 112,
            STAT_MESSAGE_MESSAGE_113 = 113,
            STAT_MESSAGE_MESSAGE_114 = 114,
            STAT_MESSAGE_MESSAGE_115 = 115,
            STAT_MESSAGE_MESSAGE_116 = 116,
            STAT_MESSAGE_MESSAGE_117 = 117,
            STAT_MESSAGE_MESSAGE_118 = 118,
            STAT_MESSAGE_MESSAGE_119 = 119,
            STAT_MESSAGE_MESSAGE_120 = 120,
            STAT_MESSAGE_MESSAGE_121 = 121
        };
        static bool _is_defined_stat_message_t(stat_message_t v);

    private:
        static const std::set<stat_message_t> _values_stat_message_t;

    public:

        enum station_t {
            STATION_CAR_EMERGENCY = 0,
            STATION_CAR_PLAYBACK_FM = 1,
            STATION_CAR_K_ROSE = 2,
            STATION_CAR_K_DST = 3,
            STATION_CAR_BOUNCE_FM = 4,
            STATION_CAR_SF_UR = 5,
            STATION_CAR_RADIO_LOS_SANTOS = 6,
            STATION_CAR_RADIO_X = 7,
            STATION_CAR_CSR_103_9 = 8,
            STATION_CAR_K_JAH_WEST = 9,
            STATION_CAR_MASTER_SOUNDS_98_3 = 10,
            STATION_CAR_WCTR = 11,
            STATION_CAR_USER_TRACKS = 12,
            STATION_CAR_OFF = 13
        };
        static bool _is_defined_station_t(station_t v);

    private:
        static const std::set<station_t> _values_station_t;

    public:

        enum station_order_t {
            STATION_ORDER_RADIO_EMERGENCY = 0,
            STATION_ORDER_RADIO_PLAYBACK_FM = 1,
            STATION_ORDER_RADIO_K_ROSE = 2,
            STATION_ORDER_RADIO_K_DST = 3,
            STATION_ORDER_RADIO_BOUNCE_FM = 4,
            STATION_ORDER_RADIO_SF_UR = 5,
            STATION_ORDER_RADIO_RADIO_LOS_SANTOS = 6,
            STATION_ORDER_RADIO_RADIO_X = 7,
            STATION_ORDER_RADIO_CSR_103_9 = 8,
            STATION_ORDER_RADIO_K_JAH_WEST = 9,
            STATION_ORDER_RADIO_MASTER_SOUNDS_98_3 = 10,
            STATION_ORDER_RADIO_WCTR = 11,
            STATION_ORDER_RADIO_USER_TRACKS = 12,
            STATION_ORDER_RADIO_OFF = 13
        };
        static bool _is_defined_station_order_t(station_order_t v);

    private:
        static const std::set<station_order_t> _values_station_order_t;

    public:

        enum stock_garage_t {
            STOCK_GARAGE_GARAGE_MUL_LAN = 0,
            STOCK_GARAGE_GARAGE_IMP_LA = 1,
            STOCK_GARAGE_GARAGE_DUF_LAS = 2,
            STOCK_GARAGE_GARAGE_LASBOMB = 3,
            STOCK_GARAGE_GARAGE_MODGLAS = 4,
            STOCK_GARAGE_GARAGE_CARLAS1 = 5,
            STOCK_GARAGE_GARAGE_BURG_LK = 6,
            STOCK_GARAGE_GARAGE_MODLAST = 7,
            STOCK_GARAGE_GARAGE_SPRLAE_1 = 8,
            STOCK_GARAGE_GARAGE_CJSAFE = 9,
            STOCK_GARAGE_GARAGE_BODLAWN = 10,
            STOCK_GARAGE_GARAGE_SPRLAE_2 = 11,
            STOCK_GARAGE_GARAGE_SPLAW2 = 12,
            STOCK_GARAGE_GARAGE_BEACSV = 13,
            STOCK_GARAGE_GARAGE_CESAFE1 = 14,
            STOCK_GARAGE_GARAGE_MDS1SFS = 15,
            STOCK_GARAGE_GARAGE_TBON = 16,
            STOCK_GARAGE_GARAGE_SVGSFS1 = 17,
            STOCK_GARAGE_GARAGE_MDSSFSE = 18,
            STOCK_GARAGE_GARAGE_SPRSFSE = 19,
            STOCK_GARAGE_GARAGE_BRGSFSE = 20,
            STOCK_GARAGE_GARAGE_LCKSFSE = 21,
            STOCK_GARAGE_GARAGE_HBGDSFS = 22,
            STOCK_GARAGE_GARAGE_FDORSFE = 23,
            STOCK_GARAGE_GARAGE_MICHDR = 24,
            STOCK_GARAGE_GARAGE_SAV1SFE = 25,
            STOCK_GARAGE_GARAGE_IMP_SF = 26,
            STOCK_GARAGE_GARAGE_SPRSFW = 27,
            STOCK_GARAGE_GARAGE_SAV1SFW = 28,
            STOCK_GARAGE_GARAGE_IMP_LV = 29,
            STOCK_GARAGE_GARAGE_VGSHNGR = 30,
            STOCK_GARAGE_GARAGE_VGELOCK = 31,
            STOCK_GARAGE_GARAGE_TIMY1 = 32,
            STOCK_GARAGE_GARAGE_VECMOD = 33,
            STOCK_GARAGE_GARAGE_VESVGRG = 34,
            STOCK_GARAGE_GARAGE_BLOB2 = 35,
            STOCK_GARAGE_GARAGE_BLOB1 = 36,
            STOCK_GARAGE_GARAGE_BLOB6 = 37,
            STOCK_GARAGE_GARAGE_BLOB69 = 38,
            STOCK_GARAGE_GARAGE_BLOB7 = 39,
            STOCK_GARAGE_GARAGE_CNSPRAY = 40,
            STOCK_GARAGE_GARAGE_CN2SPRY = 41,
            STOCK_GARAGE_GARAGE_CN2GAR1 = 42,
            STOCK_GARAGE_GARAGE_CN2GAR2 = 43,
            STOCK_GARAGE_GARAGE_GHOSTDR = 44,
            STOCK_GARAGE_GARAGE_DHANGAR = 45,
            STOCK_GARAGE_GARAGE_AMUMIS = 46,
            STOCK_GARAGE_GARAGE_CESPRAY = 47,
            STOCK_GARAGE_GARAGE_BURBDOO = 48,
            STOCK_GARAGE_GARAGE_BURBDO2 = 49
        };
        static bool _is_defined_stock_garage_t(stock_garage_t v);

    private:
        static const std::set<stock_garage_t> _values_stock_garage_t;

    public:

        enum swapped_thing_t {
            SWAPPED_THING_NOTHING_SWAPPED = 0,
            SWAPPED_THING_BUILDING_SWAPPED = 2
        };
        static bool _is_defined_swapped_thing_t(swapped_thing_t v);

    private:
        static const std::set<swapped_thing_t> _values_swapped_thing_t;

    public:

        enum system_time_part_t {
            SYSTEM_TIME_PART_YEAR = 0,
            SYSTEM_TIME_PART_MONTH = 1,
            SYSTEM_TIME_PART_WEEKDAY = 2,
            SYSTEM_TIME_PART_DAY = 3,
            SYSTEM_TIME_PART_HOUR = 4,
            SYSTEM_TIME_PART_MINUTE = 5,
            SYSTEM_TIME_PART_SECOND = 6,
            SYSTEM_TIME_PART_MILLISECOND = 7
        };
        static bool _is_defined_system_time_part_t(system_time_part_t v);

    private:
        static const std::set<system_time_part_t> _values_system_time_part_t;

    public:

        enum town_t {
            TOWN_COUNTRYSIDE_TOWN = 0,
            TOWN_LOS_SANTOS = 1,
            TOWN_SAN_FIERRO = 2,
            TOWN_LAS_VENTURAS = 3
        };
        static bool _is_defined_town_t(town_t v);

    private:
        static const std::set<town_t> _values_town_t;

    public:

        enum trap_kind_t {
            TRAP_KIND_NO_TRAP = 0,
            TRAP_KIND_TWO_SLOW_CARS = 1,
            TRAP_KIND_ONE_FAST_CAR = 2,
            TRAP_KIND_ONE_CAR = 3,
            TRAP_KIND_ONE_COP = 4,
            TRAP_KIND_TWO_COPS = 5,
            TRAP_KIND_TWO_BRAKING_CARS = 6,
            TRAP_KIND_TWO_FAST_CARS = 7,
            TRAP_KIND_TWO_CARS = 8
        };
        static bool _is_defined_trap_kind_t(trap_kind_t v);

    private:
        static const std::set<trap_kind_t> _values_trap_kind_t;

    public:

        enum vehicle_t {
            VEHICLE_VEHICLE_LANDSTALKER = 400,
            VEHICLE_VEHICLE_BRAVURA = 401,
            VEHICLE_VEHICLE_BUFFALO = 402,
            VEHICLE_VEHICLE_LINERUNNER = 403,
            VEHICLE_VEHICLE_PERENNIAL = 404,
            VEHICLE_VEHICLE_SENTINEL = 405,
            VEHICLE_VEHICLE_DUMPER = 406,
            VEHICLE_VEHICLE_FIRE_TRUCK = 407,
            VEHICLE_VEHICLE_TRASHMASTER = 408,
            VEHICLE_VEHICLE_STRETCH = 409,
            VEHICLE_VEHICLE_MANANA = 410,
            VEHICLE_VEHICLE_INFERNUS = 411,
            VEHICLE_VEHICLE_VOODOO = 412,
            VEHICLE_VEHICLE_PONY = 413,
            VEHICLE_VEHICLE_MULE = 414,
            VEHICLE_VEHICLE_CHEETAH = 415,
            VEHICLE_VEHICLE_AMBULANCE = 416,
            VEHICLE_VEHICLE_LEVIATHAN = 417,
            VEHICLE_VEHICLE_MOONBEAM = 418,
            VEHICLE_VEHICLE_ESPERANTO = 419,
            VEHICLE_VEHICLE_TAXI = 420,
            VEHICLE_VEHICLE_WASHINGTON = 421,
            VEHICLE_VEHICLE_BOBCAT = 422,
            VEHICLE_VEHICLE_MR_WHOOPEE = 423,
            VEHICLE_VEHICLE_BF_INJECTION = 424,
            VEHICLE_VEHICLE_HUNTER = 425,
            VEHICLE_VEHICLE_PREMIER = 426,
            VEHICLE_VEHICLE_ENFORCER = 427,
            VEHICLE_VEHICLE_SECURICAR = 428,
            VEHICLE_VEHICLE_BANSHEE = 429,
            VEHICLE_VEHICLE_PREDATOR = 430,
            VEHICLE_VEHICLE_BUS = 431,
            VEHICLE_VEHICLE_RHINO = 432,
            VEHICLE_VEHICLE_BARRACKS = 433,
            VEHICLE_VEHICLE_HOTKNIFE = 434,
            VEHICLE_VEHICLE_TRAILER_2 = 435,
            VEHICLE_VEHICLE_PREVION = 436,
            VEHICLE_VEHICLE_COACH = 437,
            VEHICLE_VEHICLE_CABBIE = 438,
            VEHICLE_VEHICLE_STALLION = 439,
            VEHICLE_VEHICLE_RUMPO = 440,
            VEHICLE_VEHICLE_RC_BANDIT = 441,
            VEHICLE_VEHICLE_ROMERO = 442,
            VEHICLE_VEHICLE_PACKER = 443,
            VEHICLE_VEHICLE_MONSTER = 444,
            VEHICLE_VEHICLE_ADMIRAL = 445,
            VEHICLE_VEHICLE_SQUALO = 446,
            VEHICLE_VEHICLE_SEASPARROW = 447,
            VEHICLE_VEHICLE_PIZZA_BOY = 448,
            VEHICLE_VEHICLE_TROLLY = 449,
            VEHICLE_VEHICLE_TRAILER_3 = 450,
            VEHICLE_VEHICLE_TURISMO = 451,
            VEHICLE_VEHICLE_SPEEDER = 452,
            VEHICLE_VEHICLE_REEFER = 453,
            VEHICLE_VEHICLE_TROPIC = 454,
            VEHICLE_VEHICLE_FLATBED = 455,
            VEHICLE_VEHICLE_YANKEE = 456,
            VEHICLE_VEHICLE_CADDY = 457,
            VEHICLE_VEHICLE_SOLAIR = 458,
            VEHICLE_VEHICLE_BERKLEYS_RC_VAN = 459,
            VEHICLE_VEHICLE_SKIMMER = 460,
            VEHICLE_VEHICLE_PCJ_600 = 461,
            VEHICLE_VEHICLE_FAGGIO = 462,
            VEHICLE_VEHICLE_FREEWAY = 463,
            VEHICLE_VEHICLE_RC_BARON = 464,
            VEHICLE_VEHICLE_RC_RAIDER = 465,
            VEHICLE_VEHICLE_GLENDALE = 466,
            VEHICLE_VEHICLE_OCEANIC = 467,
            VEHICLE_VEHICLE_SANCHEZ = 468,
            VEHICLE_VEHICLE_SPARROW = 469,
            VEHICLE_VEHICLE_PATRIOT = 470,
            VEHICLE_VEHICLE_QUADBIKE = 471,
            VEHICLE_VEHICLE_COASTGUARD = 472,
            VEHICLE_VEHICLE_DINGHY = 473,
            VEHICLE_VEHICLE_HERMES = 474,
            VEHICLE_VEHICLE_SABRE = 475,
            VEHICLE_VEHICLE_RUSTLER = 476,
            VEHICLE_VEHICLE_ZR_350 = 477,
            VEHICLE_VEHICLE_WALTON = 478,
            VEHICLE_VEHICLE_REGINA = 479,
            VEHICLE_VEHICLE_COMET = 480,
            VEHICLE_VEHICLE_BMX = 481,
            VEHICLE_VEHICLE_BURRITO = 482,
            VEHICLE_VEHICLE_CAMPER = 483,
            VEHICLE_VEHICLE_MARQUIS = 484,
            VEHICLE_VEHICLE_BAGGAGE = 485,
            VEHICLE_VEHICLE_DOZER = 486,
            VEHICLE_VEHICLE_MAVERICK = 487,
            VEHICLE_VEHICLE_NEWS_CHOPPER = 488,
            VEHICLE_VEHICLE_RANCHER = 489,
            VEHICLE_VEHICLE_FBI_RANCHER = 490,
            VEHICLE_VEHICLE_VIRGO = 491,
            VEHICLE_VEHICLE_GREENWOOD = 492,
            VEHICLE_VEHICLE_JETMAX = 493,
            VEHICLE_VEHICLE_HOTRING_RACER = 494,
            VEHICLE_VEHICLE_SANDKING = 495,
            VEHICLE_VEHICLE_BLISTA_COMPACT = 496,
            VEHICLE_VEHICLE_POLICE_MAVERICK = 497,
            VEHICLE_VEHICLE_BOXVILLE = 498,
            VEHICLE_VEHICLE_BENSON = 499,
            VEHICLE_VEHICLE_MESA = 500,
            VEHICLE_VEHICLE_RC_GOBLIN = 501,
            VEHICLE_VEHICLE_HOTRING_RACER_2 = 502,
            VEHICLE_VEHICLE_HOTRING_RACER_3 = 503,
            VEHICLE_VEHICLE_BLOODRING_BANGER = 504,
            VEHICLE_VEHICLE_RANCHER_LURE = 505,
            VEHICLE_VEHICLE_SUPER_GT = 506,
            VEHICLE_VEHICLE_ELEGANT = 507,
            VEHICLE_VEHICLE_JOURNEY = 508,
            VEHICLE_VEHICLE_BIKE = 509,
            VEHICLE_VEHICLE_MOUNTAIN_BIKE = 510,
            VEHICLE_VEHICLE_BEAGLE = 511,
            VEHICLE_VEHICLE_CROPDUSTER = 512,
            VEHICLE_VEHICLE_STUNTPLANE = 513,
            VEHICLE_VEHICLE_TANKER = 514,
            VEHICLE_VEHICLE_ROADTRAIN = 515,
            VEHICLE_VEHICLE_NEBULA = 516,
            VEHICLE_VEHICLE_MAJESTIC = 517,
            VEHICLE_VEHICLE_BUCCANEER = 518,
            VEHICLE_VEHICLE_SHAMAL = 519,
            VEHICLE_VEHICLE_HYDRA = 520,
            VEHICLE_VEHICLE_FCR_900 = 521,
            VEHICLE_VEHICLE_NRG_500 = 522,
            VEHICLE_VEHICLE_HPV1000 = 523,
            VEHICLE_VEHICLE_CEMENT_TRUCK = 524,
            VEHICLE_VEHICLE_TOWTRUCK = 525,
            VEHICLE_VEHICLE_FORTUNE = 526,
            VEHICLE_VEHICLE_CADRONA = 527,
            VEHICLE_VEHICLE_FBI_TRUCK = 528,
            VEHICLE_VEHICLE_WILLARD = 529,
            VEHICLE_VEHICLE_FORKLIFT = 530,
            VEHICLE_VEHICLE_TRACTOR = 531,
            VEHICLE_VEHICLE_COMBINE_HARVESTER = 532,
            VEHICLE_VEHICLE_FELTZER = 533,
            VEHICLE_VEHICLE_REMINGTON = 534,
            VEHICLE_VEHICLE_SLAMVAN = 535,
            VEHICLE_VEHICLE_BLADE = 536,
            VEHICLE_VEHICLE_FREIGHT_TRAIN = 537,
            VEHICLE_VEHICLE_BROWNSTREAK_ENGINE = 538,
            VEHICLE_VEHICLE_VORTEX = 539,
            VEHICLE_VEHICLE_VINCENT = 540,
            VEHICLE_VEHICLE_BULLET = 541,
            VEHICLE_VEHICLE_CLOVER = 542,
            VEHICLE_VEHICLE_SADLER = 543,
            VEHICLE_VEHICLE_FIRE_TRUCK_LADDER = 544,
            VEHICLE_VEHICLE_HUSTLER = 545,
            VEHICLE_VEHICLE_INTRUDER = 546,
            VEHICLE_VEHICLE_PRIMO = 547,
            VEHICLE_VEHICLE_CARGOBOB = 548,
            VEHICLE_VEHICLE_TAMPA = 549,
            VEHICLE_VEHICLE_SUNRISE = 550,
            VEHICLE_VEHICLE_MERIT = 551,
            VEHICLE_VEHICLE_UTILITY_VAN = 552,
            VEHICLE_VEHICLE_NEVADA = 553,
            VEHICLE_VEHICLE_YOSEMITE = 554,
            VEHICLE_VEHICLE_WINDSOR = 555,
            VEHICLE_VEHICLE_MONSTER_2 = 556,
            VEHICLE_VEHICLE_MONSTER_3 = 557,
            VEHICLE_VEHICLE_URANUS = 558,
            VEHICLE_VEHICLE_JESTER = 559,
            VEHICLE_VEHICLE_SULTAN = 560,
            VEHICLE_VEHICLE_STRATUM = 561,
            VEHICLE_VEHICLE_ELEGY = 562,
            VEHICLE_VEHICLE_RAINDANCE = 563,
            VEHICLE_VEHICLE_RC_TIGER = 564,
            VEHICLE_VEHICLE_FLASH = 565,
            VEHICLE_VEHICLE_TAHOMA = 566,
            VEHICLE_VEHICLE_SAVANNA = 567,
            VEHICLE_VEHICLE_BANDITO = 568,
            VEHICLE_VEHICLE_FREIGHT_TRAIN_FLATBED = 569,
            VEHICLE_VEHICLE_BROWNSTREAK_CARRIAGE = 570,
            VEHICLE_VEHICLE_KART = 571,
            VEHICLE_VEHICLE_MOWER = 572,
            VEHICLE_VEHICLE_DUNE = 573,
            VEHICLE_VEHICLE_SWEEPER = 574,
            VEHICLE_VEHICLE_BROADWAY = 575,
            VEHICLE_VEHICLE_TORNADO = 576,
            VEHICLE_VEHICLE_AT_400 = 577,
            VEHICLE_VEHICLE_DFT_30 = 578,
            VEHICLE_VEHICLE_HUNTLEY = 579,
            VEHICLE_VEHICLE_STAFFORD = 580,
            VEHICLE_VEHICLE_BF_400 = 581,
            VEHICLE_VEHICLE_NEWS_VAN = 582,
            VEHICLE_VEHICLE_TUG = 583,
            VEHICLE_VEHICLE_GAS_TRAILER = 584,
            VEHICLE_VEHICLE_EMPEROR = 585,
            VEHICLE_VEHICLE_WAYFARER = 586,
            VEHICLE_VEHICLE_EUROS = 587,
            VEHICLE_VEHICLE_HOTDOG = 588,
            VEHICLE_VEHICLE_CLUB = 589,
            VEHICLE_VEHICLE_FREIGHT_TRAIN_BOXCAR = 590,
            VEHICLE_VEHICLE_TRAILER_4 = 591,
            VEHICLE_VEHICLE_ANDROMADA = 592,
            VEHICLE_VEHICLE_DODO = 593,
            VEHICLE_VEHICLE_RC_CAM = 594,
            VEHICLE_VEHICLE_LAUNCH = 595,
            VEHICLE_VEHICLE_POLICE_CAR_LS = 596,
            VEHICLE_VEHICLE_POLICE_CAR_SF = 597,
            VEHICLE_VEHICLE_POLICE_CAR_LV = 598,
            VEHICLE_VEHICLE_POLICE_RANGER = 599,
            VEHICLE_VEHICLE_PICADOR = 600,
            VEHICLE_VEHICLE_S_W_A_T = 601,
            VEHICLE_VEHICLE_ALPHA = 602,
            VEHICLE_VEHICLE_PHOENIX = 603,
            VEHICLE_VEHICLE_GLENDALE_DAMAGED = 604,
            VEHICLE_VEHICLE_SADLER_DAMAGED = 605,
            VEHICLE_VEHICLE_BAGGAGE_TRAILER_COVERED = 606,
            VEHICLE_VEHICLE_BAGGAGE_TRAILER_UNCOVERED = 607,
            VEHICLE_VEHICLE_TRAILER_1 = 608,
            VEHICLE_VEHICLE_BLACK_BOXVILLE = 609,
            VEHICLE_VEHICLE_FARM_TRAILER = 610,
            VEHICLE_VEHICLE_STREET_CLEAN_TRAILER = 611
        };
        static bool _is_defined_vehicle_t(vehicle_t v);

    private:
        static const std::set<vehicle_t> _values_vehicle_t;

    public:

        enum vehicle_class_t {
            VEHICLE_CLASS_CLASS_CAR = 0,
            VEHICLE_CLASS_CLASS_MTRUCK = 1,
            VEHICLE_CLASS_CLASS_QUAD = 2,
            VEHICLE_CLASS_CLASS_HELI = 3,
            VEHICLE_CLASS_CLASS_PLANE = 4,
            VEHICLE_CLASS_CLASS_BOAT = 5,
            VEHICLE_CLASS_CLASS_TRAIN = 6,
            VEHICLE_CLASS_CLASS_BIKE = 7,
            VEHICLE_CLASS_CLASS_BMX = 8,
            VEHICLE_CLASS_CLASS_TRAILER = 9
        };
        static bool _is_defined_vehicle_class_t(vehicle_class_t v);

    private:
        static const std::set<vehicle_class_t> _values_vehicle_class_t;

    public:

        enum war_attack_t {
            WAR_ATTACK_NO_ATTACK = 0,
            WAR_ATTACK_PLAYER_WAS_TOLD = 1,
            WAR_ATTACK_PLAYER_CAME = 2
        };
        static bool _is_defined_war_attack_t(war_attack_t v);

    private:
        static const std::set<war_attack_t> _values_war_attack_t;

    public:

        enum war_state_t {
            WAR_STATE_NO_WAR = 0,
            WAR_STATE_PROVOKED = 1,
            WAR_STATE_FIRST_WAVE = 2,
            WAR_STATE_FIRST_PASSED = 3,
            WAR_STATE_SECOND_WAVE = 4,
            WAR_STATE_SECOND_PASSED = 5,
            WAR_STATE_THIRD_WAVE = 6
        };
        static bool _is_defined_war_state_t(war_state_t v);

    private:
        static const std::set<war_state_t> _values_war_state_t;

    public:

        enum weapon_kind_t {
            WEAPON_KIND_UNARMED = 0,
            WEAPON_KIND_BRASS_KNUCKLES = 1,
            WEAPON_KIND_GOLF_CLUB = 2,
            WEAPON_KIND_NIGHTSTICK = 3,
            WEAPON_KIND_KNIFE = 4,
            WEAPON_KIND_BAT = 5,
            WEAPON_KIND_SHOVEL = 6,
            WEAPON_KIND_POOL_CUE = 7,
            WEAPON_KIND_KATANA = 8,
            WEAPON_KIND_CHAINSAW = 9,
            WEAPON_KIND_DILDO = 10,
            WEAPON_KIND_DILDO_2 = 11,
            WEAPON_KIND_VIBRATOR = 12,
            WEAPON_KIND_VIBRATOR_2 = 13,
            WEAPON_KIND_FLOWERS = 14,
            WEAPON_KIND_CANE = 15,
            WEAPON_KIND_GRENADE = 16,
            WEAPON_KIND_TEARGAS = 17,
            WEAPON_KIND_MOLOTOV = 18,
            WEAPON_KIND_ROCKET = 19,
            WEAPON_KIND_HEAT_SEEKING_ROCKET = 20,
            WEAPON_KIND_FREE_FALL_BOMB = 21,
            WEAPON_KIND_PISTOL = 22,
            WEAPON_KIND_SILENCED_PISTOL = 23,
            WEAPON_KIND_DESERT_EAGLE = 24,
            WEAPON_KIND_SHOTGUN = 25,
            WEAPON_KIND_SAWN_OFF = 26,
            WEAPON_KIND_COMBAT_SHOTGUN = 27,
            WEAPON_KIND_MICRO_UZI = 28,
            WEAPON_KIND_MP5 = 29,
            WEAPON_KIND_AK47 = 30,
            WEAPON_KIND_M4 = 31,
            WEAPON_KIND_TEC9 = 32,
            WEAPON_KIND_COUNTRY_RIFLE = 33,
            WEAPON_KIND_SNIPER_RIFLE = 34,
            WEAPON_KIND_ROCKET_LAUNCHER = 35,
            WEAPON_KIND_HEAT_SEEKER = 36,
            WEAPON_KIND_FLAMETHROWER = 37,
            WEAPON_KIND_MINIGUN = 38,
            WEAPON_KIND_SATCHEL = 39,
            WEAPON_KIND_DETONATOR = 40,
            WEAPON_KIND_SPRAYCAN = 41,
            WEAPON_KIND_EXTINGUISHER = 42,
            WEAPON_KIND_CAMERA = 43,
            WEAPON_KIND_NIGHT_VISION = 44,
            WEAPON_KIND_INFRARED = 45,
            WEAPON_KIND_PARACHUTE = 46
        };
        static bool _is_defined_weapon_kind_t(weapon_kind_t v);

    private:
        static const std::set<weapon_kind_t> _values_weapon_kind_t;

    public:

        enum weapon_slot_t {
            WEAPON_SLOT_SLOT_UNARMED = 0,
            WEAPON_SLOT_SLOT_MELEE = 1,
            WEAPON_SLOT_SLOT_HANDGUN = 2,
            WEAPON_SLOT_SLOT_SHOTGUN = 3,
            WEAPON_SLOT_SLOT_SMG = 4,
            WEAPON_SLOT_SLOT_RIFLE = 5,
            WEAPON_SLOT_SLOT_SNIPER = 6,
            WEAPON_SLOT_SLOT_HEAVY = 7,
            WEAPON_SLOT_SLOT_THROWN = 8,
            WEAPON_SLOT_SLOT_SPECIAL = 9,
            WEAPON_SLOT_SLOT_GIFT = 10,
            WEAPON_SLOT_SLOT_GOGGLES = 11,
            WEAPON_SLOT_SLOT_DETONATOR = 12
        };
        static bool _is_defined_weapon_slot_t(weapon_slot_t v);

    private:
        static const std::set<weapon_slot_t> _values_weapon_slot_t;

    public:

        enum weapon_state_t {
            WEAPON_STATE_WEAPON_READY = 0,
            WEAPON_STATE_FIRING = 1,
            WEAPON_STATE_RELOADING = 2,
            WEAPON_STATE_OUT_OF_AMMO = 3,
            WEAPON_STATE_MELEE_CONTACT = 4
        };
        static bool _is_defined_weapon_state_t(weapon_state_t v);

    private:
        static const std::set<weapon_state_t> _values_weapon_state_t;

    public:

        enum weather_t {
            WEATHER_NO_WEATHER = -1,
            WEATHER_EXTRA_SUNNY_LA = 0,
            WEATHER_SUNNY_LA = 1,
            WEATHER_EXTRA_SUNNY_SMOG_LA = 2,
            WEATHER_SUNNY_SMOG_LA = 3,
            WEATHER_CLOUDY_LA = 4,
            WEATHER_SUNNY_SF = 5,
            WEATHER_EXTRA_SUNNY_SF = 6,
            WEATHER_CLOUDY_SF = 7,
            WEATHER_RAINY_SF = 8,
            WEATHER_FOGGY_SF = 9,
            WEATHER_SUNNY_VEGAS = 10,
            WEATHER_EXTRA_SUNNY_VEGAS = 11,
            WEATHER_CLOUDY_VEGAS = 12,
            WEATHER_EXTRA_SUNNY_COUNTRY = 13,
            WEATHER_SUNNY_COUNTRY = 14,
            WEATHER_CLOUDY_COUNTRY = 15,
            WEATHER_RAINY_COUNTRY = 16,
            WEATHER_EXTRA_SUNNY_DESERT = 17,
            WEATHER_SUNNY_DESERT = 18,
            WEATHER_SANDSTORM_DESERT = 19,
            WEATHER_UNDERWATER = 20,
            WEATHER_EXTRACOLOURS_1 = 21,
            WEATHER_EXTRACOLOURS_2 = 22
        };
        static bool _is_defined_weather_t(weather_t v);

    private:
        static const std::set<weather_t> _values_weather_t;

    public:

        enum zone_kind_t {
            ZONE_KIND_NAV_ZONE = 0,
            ZONE_KIND_LOCAL_ZONE = 1,
            ZONE_KIND_INFO_ZONE = 2,
            ZONE_KIND_MAP_ZONE = 3
        };
        static bool _is_defined_zone_kind_t(zone_kind_t v);

    private:
        static const std::set<zone_kind_t> _values_zone_kind_t;

    public:

        gta_sa_save_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~gta_sa_save_t();

        /**
         * Animations for a model.
         */

        class anim_group_t : public kaitai::kstruct {

        public:

            anim_group_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~anim_group_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            int32_t m_model;
            std::string m_ifp_name;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Model of a person; -1 in a free place.
             */
            int32_t model() const { return m_model; }

            /**
             * File of animations, such as `DEALER`, ended by a zero.
             */
            std::string ifp_name() const { return m_ifp_name; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * An icon; what is not in use holds old bytes.
         */

        class blip_t : public kaitai::kstruct {

        public:

            blip_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::radar_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~blip_t();

        private:
            bool f_colour_name;
            blip_colour_t m_colour_name;

        public:

            /**
             * Meaning of `colour`.
             */
            blip_colour_t colour_name();

        private:
            bool f_sprite_name;
            icon_t m_sprite_name;

        public:

            /**
             * Meaning of `sprite`.
             */
            icon_t sprite_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            uint32_t m_colour;
            uint32_t m_entity_handle;
            std::unique_ptr<vec3_t> m_position;
            uint16_t m_counter;
            std::string m_gap_016;
            float m_sphere_radius;
            uint16_t m_icon_size;
            std::string m_gap_01e;
            uint32_t m_enex_plus_1;
            int8_t m_sprite;
            std::unique_ptr<blip_state_bits_t> m_state;
            std::unique_ptr<blip_kind_bits_t> m_kind;
            std::string m_gap_025;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::radar_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
             * destination; above that red, green, blue and alpha.
             */
            uint32_t colour() const { return m_colour; }

            /**
             * Thing that it follows (opcodes 0186, 0187); 0 in a save.
             */
            uint32_t entity_handle() const { return m_entity_handle; }

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * How often the place was used; 1 for never.
             */
            uint16_t counter() const { return m_counter; }

            /**
             * Nothing; 0.
             */
            std::string gap_016() const { return m_gap_016; }

            /**
             * Size of its sphere; 1.
             */
            float sphere_radius() const { return m_sphere_radius; }

            /**
             * Size of its square, 1 or 3.
             */
            uint16_t icon_size() const { return m_icon_size; }

            /**
             * Nothing; 0.
             */
            std::string gap_01e() const { return m_gap_01e; }

            /**
             * Door that it belongs to, + 1; 0 for none.
             */
            uint32_t enex_plus_1() const { return m_enex_plus_1; }

            /**
             * Icon.
             */
            int8_t sprite() const { return m_sprite; }

            /**
             * How it is shown.
             */
            blip_state_bits_t* state() const { return m_state.get(); }

            /**
             * What it is.
             */
            blip_kind_bits_t* kind() const { return m_kind.get(); }

            /**
             * Nothing; 0.
             */
            std::string gap_025() const { return m_gap_025; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::radar_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::blip_t& obj);
        };

        /**
         * Kind of an icon.
         */

        class blip_kind_bits_t : public kaitai::kstruct {

        public:

            blip_kind_bits_t(kaitai::kstream* p__io, gta_sa_save_t::blip_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~blip_kind_bits_t();

        private:
            bool f_blip_type_name;
            blip_target_t m_blip_type_name;

        public:

            /**
             * Meaning of `blip_type`.
             */
            blip_target_t blip_type_name();

        private:
            bool f_display_name;
            blip_display_t m_display_name;

        public:

            /**
             * Meaning of `display`.
             */
            blip_display_t display_name();

        private:
            uint64_t m_display;
            uint64_t m_blip_type;
            uint64_t m_appearance;
            gta_sa_save_t* m__root;
            gta_sa_save_t::blip_t* m__parent;

        public:

            /**
             * What is shown, a marker in the world or an icon on the map.
             */
            uint64_t display() const { return m_display; }

            /**
             * What it stands for. Only places and contacts are stored in use: icons
             * of what moves are written as free.
             */
            uint64_t blip_type() const { return m_blip_type; }

            /**
             * 0 friend, 1 threat.
             */
            uint64_t appearance() const { return m_appearance; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::blip_t* _parent() const { return m__parent; }
        };

        /**
         * State of an icon.
         */

        class blip_state_bits_t : public kaitai::kstruct {

        public:

            blip_state_bits_t(kaitai::kstream* p__io, gta_sa_save_t::blip_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~blip_state_bits_t();

        private:
            bool m_bright;
            bool m_in_use;
            bool m_short_range;
            bool m_friendly;
            bool m_blip_remain;
            bool m_fade;
            uint64_t m_coord_appearance;
            gta_sa_save_t* m__root;
            gta_sa_save_t::blip_t* m__parent;

        public:

            /**
             * Bright colour; always set.
             */
            bool bright() const { return m_bright; }

            /**
             * The slot holds a blip.
             */
            bool in_use() const { return m_in_use; }

            /**
             * Shown only when near.
             */
            bool short_range() const { return m_short_range; }

            /**
             * Drawn as a friend: colour 7 (threat) then shows as blue instead of
             * red.
             */
            bool friendly() const { return m_friendly; }

            /**
             * Stays after the thing it marks is gone.
             */
            bool blip_remain() const { return m_blip_remain; }

            /**
             * Probably a leftover; always clear.
             */
            bool fade() const { return m_fade; }

            /**
             * Form for places.
             */
            uint64_t coord_appearance() const { return m_coord_appearance; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::blip_t* _parent() const { return m__parent; }
        };

        /**
         * A building with another model.
         */

        class building_swap_t : public kaitai::kstruct {

        public:

            building_swap_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~building_swap_t();

        private:
            bool f_swap_type_name;
            swapped_thing_t m_swap_type_name;

        public:

            /**
             * Meaning of `swap_type`.
             */
            swapped_thing_t swap_type_name();

        private:
            std::string m_guard_swap_type;
            bool n_guard_swap_type;

        public:
            bool _is_null_guard_swap_type() { guard_swap_type(); return n_guard_swap_type; };

        private:
            uint32_t m_swap_type;
            std::string m_guard_pool_index_plus_1;
            bool n_guard_pool_index_plus_1;

        public:
            bool _is_null_guard_pool_index_plus_1() { guard_pool_index_plus_1(); return n_guard_pool_index_plus_1; };

        private:
            uint32_t m_pool_index_plus_1;
            std::string m_guard_new_model;
            bool n_guard_new_model;

        public:
            bool _is_null_guard_new_model() { guard_new_model(); return n_guard_new_model; };

        private:
            int32_t m_new_model;
            std::string m_guard_old_model;
            bool n_guard_old_model;

        public:
            bool _is_null_guard_old_model() { guard_old_model(); return n_guard_old_model; };

        private:
            int32_t m_old_model;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Guard of `swap_type`.
             */
            std::string guard_swap_type() const { return m_guard_swap_type; }

            /**
             * What has another model; 0 in a free place.
             */
            uint32_t swap_type() const { return m_swap_type; }

            /**
             * Guard of `pool_index_plus_1`.
             */
            std::string guard_pool_index_plus_1() const { return m_guard_pool_index_plus_1; }

            /**
             * Building + 1; 0 in a free place.
             */
            uint32_t pool_index_plus_1() const { return m_pool_index_plus_1; }

            /**
             * Guard of `new_model`.
             */
            std::string guard_new_model() const { return m_guard_new_model; }

            /**
             * Model that is shown; -1 in a free place.
             */
            int32_t new_model() const { return m_new_model; }

            /**
             * Guard of `old_model`.
             */
            std::string guard_old_model() const { return m_guard_old_model; }

            /**
             * Model of the map; -1 in a free place.
             */
            int32_t old_model() const { return m_old_model; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of cars that are kept.
         */

        class car_bits_t : public kaitai::kstruct {

        public:

            car_bits_t(kaitai::kstream* p__io, gta_sa_save_t::stored_car_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~car_bits_t();

        private:
            bool m_car_bullet_proof;
            bool m_car_fire_proof;
            bool m_car_explosion_proof;
            bool m_car_collision_proof;
            bool m_car_melee_proof;
            bool m_bass_boost;
            bool m_hydraulics;
            bool m_nitrous;
            gta_sa_save_t* m__root;
            gta_sa_save_t::stored_car_t* m__parent;

        public:

            /**
             * No harm by bullets.
             */
            bool car_bullet_proof() const { return m_car_bullet_proof; }

            /**
             * No harm by fire.
             */
            bool car_fire_proof() const { return m_car_fire_proof; }

            /**
             * No harm by explosions.
             */
            bool car_explosion_proof() const { return m_car_explosion_proof; }

            /**
             * No harm by collisions.
             */
            bool car_collision_proof() const { return m_car_collision_proof; }

            /**
             * No harm by blows.
             */
            bool car_melee_proof() const { return m_car_melee_proof; }

            /**
             * Stereo with bass boost is fitted.
             */
            bool bass_boost() const { return m_bass_boost; }

            /**
             * Hydraulics are fitted.
             */
            bool hydraulics() const { return m_hydraulics; }

            /**
             * Nitrous is fitted.
             */
            bool nitrous() const { return m_nitrous; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::stored_car_t* _parent() const { return m__parent; }
        };

        /**
         * A place at which a car is parked.
         */

        class car_generator_t : public kaitai::kstruct {

        public:

            car_generator_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::car_generators_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~car_generator_t();

        private:
            bool f_generate_count_name;
            car_supply_t m_generate_count_name;

        public:

            /**
             * Meaning of `generate_count`.
             */
            car_supply_t generate_count_name();

        private:
            bool f_model_name;
            vehicle_t m_model_name;

        public:

            /**
             * Meaning of `model`.
             */
            vehicle_t model_name();

        private:
            std::string m_guard_index;
            bool n_guard_index;

        public:
            bool _is_null_guard_index() { guard_index(); return n_guard_index; };

        private:
            uint16_t m_index;
            std::string m_guard_body;
            bool n_guard_body;

        public:
            bool _is_null_guard_body() { guard_body(); return n_guard_body; };

        private:
            int16_t m_model;
            std::unique_ptr<std::vector<int8_t>> m_colours;
            int16_t m_x;
            int16_t m_y;
            int16_t m_z;
            uint8_t m_angle;
            uint8_t m_alarm_chance;
            uint8_t m_lock_chance;
            std::unique_ptr<generator_bits_t> m_flags;
            uint16_t m_min_delay;
            uint16_t m_max_delay;
            std::string m_gap_013;
            uint32_t m_next_gen_time;
            int16_t m_vehicle_handle;
            uint16_t m_generate_count;
            uint8_t m_ipl_id;
            uint8_t m_is_used;
            std::string m_gap_01f;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::car_generators_block_t* m__parent;

        public:

            /**
             * Guard of `index`.
             */
            std::string guard_index() const { return m_guard_index; }

            /**
             * Place in the game's table, below 500, in order.
             */
            uint16_t index() const { return m_index; }

            /**
             * Guard of what follows.
             */
            std::string guard_body() const { return m_guard_body; }

            /**
             * Model; -1 for any, -n for any that is n now.
             */
            int16_t model() const { return m_model; }

            /**
             * Colours; -1 for any.
             */
            std::vector<int8_t>* colours() const { return m_colours.get(); }

            /**
             * Towards the east.
             */
            int16_t x() const { return m_x; }

            /**
             * Towards the north.
             */
            int16_t y() const { return m_y; }

            /**
             * Up.
             */
            int16_t z() const { return m_z; }

            /**
             * Where it looks.
             */
            uint8_t angle() const { return m_angle; }

            /**
             * How likely it has an alarm.
             */
            uint8_t alarm_chance() const { return m_alarm_chance; }

            /**
             * How likely it is locked.
             */
            uint8_t lock_chance() const { return m_lock_chance; }

            /**
             * How it appears.
             */
            generator_bits_t* flags() const { return m_flags.get(); }

            /**
             * Shortest time until the next.
             */
            uint16_t min_delay() const { return m_min_delay; }

            /**
             * Longest time until the next; 10,000.
             */
            uint16_t max_delay() const { return m_max_delay; }

            /**
             * Nothing; 0.
             */
            std::string gap_013() const { return m_gap_013; }

            /**
             * When the next appears.
             */
            uint32_t next_gen_time() const { return m_next_gen_time; }

            /**
             * Car that stands there, as an old handle; -1 for none.
             */
            int16_t vehicle_handle() const { return m_vehicle_handle; }

            /**
             * Cars that still come: 0 for none, 65,535 for without end, which the
             * game makes of 101 and more in a script; 1 occurs.
             */
            uint16_t generate_count() const { return m_generate_count; }

            /**
             * Part of the map that it belongs to; 0, others are not saved.
             */
            uint8_t ipl_id() const { return m_ipl_id; }

            /**
             * Whether the place is in use; 1, others are not saved.
             */
            uint8_t is_used() const { return m_is_used; }

            /**
             * Nothing; 0.
             */
            std::string gap_01f() const { return m_gap_01f; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::car_generators_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::car_generator_t& obj);
        };

        /**
         * Block 12.
         */

        class car_generators_block_t : public kaitai::kstruct {

        public:

            car_generators_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~car_generators_block_t();

        private:
            std::string m_guard_num_generators;
            bool n_guard_num_generators;

        public:
            bool _is_null_guard_num_generators() { guard_num_generators(); return n_guard_num_generators; };

        private:
            uint32_t m_num_generators;
            std::string m_guard_process_counter;
            bool n_guard_process_counter;

        public:
            bool _is_null_guard_process_counter() { guard_process_counter(); return n_guard_process_counter; };

        private:
            uint8_t m_process_counter;
            std::string m_guard_generate_even_if_close;
            bool n_guard_generate_even_if_close;

        public:
            bool _is_null_guard_generate_even_if_close() { guard_generate_even_if_close(); return n_guard_generate_even_if_close; };

        private:
            uint8_t m_generate_even_if_close;
            std::unique_ptr<std::vector<std::unique_ptr<car_generator_t>>> m_generators;
            std::string m_guard_plate_count;
            bool n_guard_plate_count;

        public:
            bool _is_null_guard_plate_count() { guard_plate_count(); return n_guard_plate_count; };

        private:
            uint32_t m_plate_count;
            std::unique_ptr<std::vector<std::unique_ptr<plate_t>>> m_plates;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_generators`.
             */
            std::string guard_num_generators() const { return m_guard_num_generators; }

            /**
             * Parked cars that follow; 109 to 218.
             */
            uint32_t num_generators() const { return m_num_generators; }

            /**
             * Guard of `process_counter`.
             */
            std::string guard_process_counter() const { return m_guard_process_counter; }

            /**
             * Which quarter of them is looked at next, 0 to 3.
             */
            uint8_t process_counter() const { return m_process_counter; }

            /**
             * Guard of `generate_even_if_close`.
             */
            std::string guard_generate_even_if_close() const { return m_guard_generate_even_if_close; }

            /**
             * Cars that still may appear nearby, 0 to 20.
             */
            uint8_t generate_even_if_close() const { return m_generate_even_if_close; }

            /**
             * Parked cars.
             */
            std::vector<std::unique_ptr<car_generator_t>>* generators() const { return m_generators.get(); }

            /**
             * Guard of `plate_count`.
             */
            std::string guard_plate_count() const { return m_guard_plate_count; }

            /**
             * Licence plates in use; 15 are stored.
             */
            uint32_t plate_count() const { return m_plate_count; }

            /**
             * Licence plates.
             */
            std::vector<std::unique_ptr<plate_t>>* plates() const { return m_plates.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A changed price.
         */

        class changed_price_t : public kaitai::kstruct {

        public:

            changed_price_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::shopping_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~changed_price_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            uint32_t m_key;
            uint32_t m_price;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::shopping_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Key of what costs another price.
             */
            uint32_t key() const { return m_key; }

            /**
             * Price.
             */
            uint32_t price() const { return m_price; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::shopping_block_t* _parent() const { return m__parent; }
        };

        /**
         * A direction in three bytes.
         */

        class direction_t : public kaitai::kstruct {

        public:

            direction_t(kaitai::kstream* p__io, gta_sa_save_t::script_object_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~direction_t();

        private:
            int8_t m_x;
            int8_t m_y;
            int8_t m_z;
            gta_sa_save_t* m__root;
            gta_sa_save_t::script_object_t* m__parent;

        public:

            /**
             * East, 127 for 1.
             */
            int8_t x() const { return m_x; }

            /**
             * North, 127 for 1.
             */
            int8_t y() const { return m_y; }

            /**
             * Up, 127 for 1.
             */
            int8_t z() const { return m_z; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::script_object_t* _parent() const { return m__parent; }
        };

        /**
         * A direction in three bytes, 99 or 100 long.
         */

        class direction_100_t : public kaitai::kstruct {

        public:

            direction_100_t(kaitai::kstream* p__io, gta_sa_save_t::stored_car_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~direction_100_t();

        private:
            int8_t m_x;
            int8_t m_y;
            int8_t m_z;
            gta_sa_save_t* m__root;
            gta_sa_save_t::stored_car_t* m__parent;

        public:

            /**
             * East.
             */
            int8_t x() const { return m_x; }

            /**
             * North.
             */
            int8_t y() const { return m_y; }

            /**
             * Up.
             */
            int8_t z() const { return m_z; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::stored_car_t* _parent() const { return m__parent; }
        };

        /**
         * A block without content.
         */

        class empty_block_t : public kaitai::kstruct {

        public:

            empty_block_t(kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~empty_block_t();

        private:
            std::string m_tag;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * All that there is of it.
             */
            std::string tag() const { return m_tag; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of things in the world.
         */

        class entity_bits_t : public kaitai::kstruct {

        public:

            entity_bits_t(kaitai::kstream* p__io, gta_sa_save_t::script_object_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entity_bits_t();

        private:
            bool m_uses_collision;
            bool m_collision_processed;
            bool m_static_flag;
            bool m_has_contacted;
            bool m_stuck;
            bool m_safe_position;
            bool m_postponed;
            bool m_visible;
            bool m_big_building;
            bool m_render_damaged;
            bool m_streaming_dont_delete;
            bool m_remove_from_world;
            bool m_hit_wall;
            bool m_being_rendered;
            bool m_draw_last;
            bool m_distance_fade;
            bool m_no_shadows_on;
            bool m_offscreen;
            bool m_static_waiting_collision;
            bool m_dont_stream;
            bool m_underwater_flag;
            bool m_prerender_effects;
            bool m_temp_building;
            bool m_no_hierarchy_update;
            bool m_roadsign_text;
            bool m_super_low_lod;
            bool m_procedural;
            bool m_backface_culled;
            bool m_light_object;
            bool m_unimportant_stream;
            bool m_tunnel;
            bool m_tunnel_transition;
            gta_sa_save_t* m__root;
            gta_sa_save_t::script_object_t* m__parent;

        public:

            /**
             * Takes part in collisions at all.
             */
            bool uses_collision() const { return m_uses_collision; }

            /**
             * Its collisions of this frame have been worked out.
             */
            bool collision_processed() const { return m_collision_processed; }

            /**
             * Does not move: physics leaves it alone.
             */
            bool static_flag() const { return m_static_flag; }

            /**
             * A contact force has acted on it.
             */
            bool has_contacted() const { return m_has_contacted; }

            /**
             * Stuck: it cannot move out of a collision.
             */
            bool stuck() const { return m_stuck; }

            /**
             * Stands where it touches nothing.
             */
            bool safe_position() const { return m_safe_position; }

            /**
             * Its control step was put off to later in the frame.
             */
            bool postponed() const { return m_postponed; }

            /**
             * Drawn; clear when a script hides it.
             */
            bool visible() const { return m_visible; }

            /**
             * Far-view building: drawn from far away and never culled as small.
             */
            bool big_building() const { return m_big_building; }

            /**
             * Drawn with the damaged model where one exists.
             */
            bool render_damaged() const { return m_render_damaged; }

            /**
             * The streaming must not remove it.
             */
            bool streaming_dont_delete() const { return m_streaming_dont_delete; }

            /**
             * To be removed the next time it is processed.
             */
            bool remove_from_world() const { return m_remove_from_world; }

            /**
             * Has hit a building, which changes how its next collisions are solved.
             */
            bool hit_wall() const { return m_hit_wall; }

            /**
             * Locked against deletion while it is drawn.
             */
            bool being_rendered() const { return m_being_rendered; }

            /**
             * Drawn after everything else (transparent things).
             */
            bool draw_last() const { return m_draw_last; }

            /**
             * Being faded because it is far away.
             */
            bool distance_fade() const { return m_distance_fade; }

            /**
             * No shadows are cast on it.
             */
            bool no_shadows_on() const { return m_no_shadows_on; }

            /**
             * Known to be off the screen; only the set state can be trusted.
             */
            bool offscreen() const { return m_offscreen; }

            /**
             * Made by a script and held still until the ground below it is loaded.
             */
            bool static_waiting_collision() const { return m_static_waiting_collision; }

            /**
             * The streaming ignores it.
             */
            bool dont_stream() const { return m_dont_stream; }

            /**
             * Under water: drawn in another order.
             */
            bool underwater_flag() const { return m_underwater_flag; }

            /**
             * Has effects that are prepared before drawing.
             */
            bool prerender_effects() const { return m_prerender_effects; }

            /**
             * Building that may be made and deleted more than once.
             */
            bool temp_building() const { return m_temp_building; }

            /**
             * Its bones are not animated in this frame.
             */
            bool no_hierarchy_update() const { return m_no_hierarchy_update; }

            /**
             * Road sign with text to draw.
             */
            bool roadsign_text() const { return m_roadsign_text; }

            /**
             * Its roughest far-view model is shown.
             */
            bool super_low_lod() const { return m_super_low_lod; }

            /**
             * Made by the generator of plants and litter.
             */
            bool procedural() const { return m_procedural; }

            /**
             * Back faces are not drawn.
             */
            bool backface_culled() const { return m_backface_culled; }

            /**
             * Lit by the directional lights.
             */
            bool light_object() const { return m_light_object; }

            /**
             * First to go when the streaming is short of memory.
             */
            bool unimportant_stream() const { return m_unimportant_stream; }

            /**
             * Part of a tunnel.
             */
            bool tunnel() const { return m_tunnel; }

            /**
             * Drawn both from inside and from outside a tunnel.
             */
            bool tunnel_transition() const { return m_tunnel_transition; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::script_object_t* _parent() const { return m__parent; }
        };

        /**
         * A door.
         */

        class entry_exit_t : public kaitai::kstruct {

        public:

            entry_exit_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::entry_exits_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_exit_t();

        private:
            bool f_has_body;
            bool m_has_body;

        public:

            /**
             * Whether it is a door rather than the end.
             */
            bool has_body();

        private:
            int16_t m_entry_index;
            std::unique_ptr<entry_exit_state_t> m_door;
            bool n_door;

        public:
            bool _is_null_door() { door(); return n_door; };

        private:
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::entry_exits_block_t* m__parent;

        public:

            /**
             * Number in the game's table, below 400 on the PC and 455 on Android; -1
             * ends the list.
             */
            int16_t entry_index() const { return m_entry_index; }

            /**
             * State of the door.
             */
            entry_exit_state_t* door() const { return m_door.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::entry_exits_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::entry_exit_t& obj);
        };

        /**
         * Bits of doors; the names of other sources are those of scripts.
         */

        class entry_exit_bits_t : public kaitai::kstruct {

        public:

            entry_exit_bits_t(kaitai::kstream* p__io, gta_sa_save_t::entry_exit_state_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_exit_bits_t();

        private:
            bool m_interior_marker;
            bool m_pairing;
            bool m_create_linked_pair;
            bool m_reward_interior;
            bool m_used_reward_entrance;
            bool m_cars_and_aircraft;
            bool m_bikes_only;
            bool m_disable_on_foot;
            bool m_accept_npc_group;
            bool m_food_date;
            bool m_burglary_door;
            bool m_disable_exit;
            bool m_burglary_access;
            bool m_entered_without_exit;
            bool m_enable_access;
            bool m_delete_enex;
            gta_sa_save_t* m__root;
            gta_sa_save_t::entry_exit_state_t* m__parent;

        public:

            /**
             * Stands only on markers of interiors; nothing else is known.
             */
            bool interior_marker() const { return m_interior_marker; }

            /**
             * The player is moved without walking through the door.
             */
            bool pairing() const { return m_pairing; }

            /**
             * Joined with a mate without this bit when a new game starts.
             */
            bool create_linked_pair() const { return m_create_linked_pair; }

            /**
             * An interior as a reward. Who enters by a door without it loads the
             * shop of that name and sets it on the mate; leaving by a door that has
             * it unloads the shop.
             */
            bool reward_interior() const { return m_reward_interior; }

            /**
             * Entrance whose reward interior was used; the wiki says that
             * `reward_interior` of the mate sets it.
             */
            bool used_reward_entrance() const { return m_used_reward_entrance; }

            /**
             * Cars and aircraft pass.
             */
            bool cars_and_aircraft() const { return m_cars_and_aircraft; }

            /**
             * Bikes pass, too.
             */
            bool bikes_only() const { return m_bikes_only; }

            /**
             * Not on foot; never set.
             */
            bool disable_on_foot() const { return m_disable_on_foot; }

            /**
             * Members of the group come along, passengers get out.
             */
            bool accept_npc_group() const { return m_accept_npc_group; }

            /**
             * Without fading in, or a date with food: the sources differ.
             */
            bool food_date() const { return m_food_date; }

            /**
             * Stands on the doors of Bayside and on those of burglaries, which are
             * made for their time; scripts name it after opening hours.
             */
            bool burglary_door() const { return m_burglary_door; }

            /**
             * No way back; never set.
             */
            bool disable_exit() const { return m_disable_exit; }

            /**
             * Open to burglars, switched by the job.
             */
            bool burglary_access() const { return m_burglary_access; }

            /**
             * Was entered and not left; on one side of the pair alone.
             */
            bool entered_without_exit() const { return m_entered_without_exit; }

            /**
             * May be used; set unless a script clears it.
             */
            bool enable_access() const { return m_enable_access; }

            /**
             * Goes when it is used; never set.
             */
            bool delete_enex() const { return m_delete_enex; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::entry_exit_state_t* _parent() const { return m__parent; }
        };

        /**
         * State of a door.
         */

        class entry_exit_state_t : public kaitai::kstruct {

        public:

            entry_exit_state_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::entry_exit_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_exit_state_t();

        private:
            std::string m_guard_flags;
            bool n_guard_flags;

        public:
            bool _is_null_guard_flags() { guard_flags(); return n_guard_flags; };

        private:
            std::unique_ptr<entry_exit_bits_t> m_flags;
            std::string m_guard_linked_index;
            bool n_guard_linked_index;

        public:
            bool _is_null_guard_linked_index() { guard_linked_index(); return n_guard_linked_index; };

        private:
            int16_t m_linked_index;
            std::string m_guard_next;
            bool n_guard_next;

        public:
            bool _is_null_guard_next() { guard_next(); return n_guard_next; };

        private:
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::entry_exit_t* m__parent;

        public:

            /**
             * Guard of `flags`.
             */
            std::string guard_flags() const { return m_guard_flags; }

            /**
             * What it does.
             */
            entry_exit_bits_t* flags() const { return m_flags.get(); }

            /**
             * Guard of `linked_index`.
             */
            std::string guard_linked_index() const { return m_guard_linked_index; }

            /**
             * Door at the other side; -1, or one that does not exist, for none.
             * Links need not be mutual.
             */
            int16_t linked_index() const { return m_linked_index; }

            /**
             * Guard of the entry that follows.
             */
            std::string guard_next() const { return m_guard_next; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::entry_exit_t* _parent() const { return m__parent; }
        };

        /**
         * Block 25.
         */

        class entry_exits_block_t : public kaitai::kstruct {

        public:

            entry_exits_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_exits_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            std::string m_guard_num_stack;
            bool n_guard_num_stack;

        public:
            bool _is_null_guard_num_stack() { guard_num_stack(); return n_guard_num_stack; };

        private:
            uint32_t m_num_stack;
            std::unique_ptr<std::vector<uint16_t>> m_stack;
            bool n_stack;

        public:
            bool _is_null_stack() { stack(); return n_stack; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_u2_t>>> m_guarded_stack;
            bool n_guarded_stack;

        public:
            bool _is_null_guarded_stack() { guarded_stack(); return n_guarded_stack; };

        private:
            std::string m_guard_entries;
            bool n_guard_entries;

        public:
            bool _is_null_guard_entries() { guard_entries(); return n_guard_entries; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<entry_exit_t>>> m_entries;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_stack`.
             */
            std::string guard_num_stack() const { return m_guard_num_stack; }

            /**
             * Doors that the player went through; 0 outside, 1 inside.
             */
            uint32_t num_stack() const { return m_num_stack; }

            /**
             * Their numbers, the innermost last.
             */
            std::vector<uint16_t>* stack() const { return m_stack.get(); }

            /**
             * The same as `stack`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_u2_t>>* guarded_stack() const { return m_guarded_stack.get(); }

            /**
             * Guard of the first of `entries`.
             */
            std::string guard_entries() const { return m_guard_entries; }

            /**
             * Doors, in order; the last has the number -1 and nothing else. They
             * overwrite what the game made of its map files; a door without a record
             * keeps that.
             */
            std::vector<std::unique_ptr<entry_exit_t>>* entries() const { return m_entries.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A place for one part of the map.
         */

        class extra_restart_t : public kaitai::kstruct {

        public:

            extra_restart_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::restart_points_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~extra_restart_t();

        private:
            std::string m_guard_position;
            bool n_guard_position;

        public:
            bool _is_null_guard_position() { guard_position(); return n_guard_position; };

        private:
            std::unique_ptr<vec3_t> m_position;
            std::string m_guard_radius;
            bool n_guard_radius;

        public:
            bool _is_null_guard_radius() { guard_radius(); return n_guard_radius; };

        private:
            float m_radius;
            std::string m_guard_heading;
            bool n_guard_heading;

        public:
            bool _is_null_guard_heading() { guard_heading(); return n_guard_heading; };

        private:
            float m_heading;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::restart_points_block_t* m__parent;

        public:

            /**
             * Guard of `position`.
             */
            std::string guard_position() const { return m_guard_position; }

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Guard of `radius`.
             */
            std::string guard_radius() const { return m_guard_radius; }

            /**
             * How near one must be; 0 or 1500.
             */
            float radius() const { return m_radius; }

            /**
             * Guard of `heading`.
             */
            std::string guard_heading() const { return m_guard_heading; }

            /**
             * Where the player looks.
             */
            float heading() const { return m_heading; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::restart_points_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 4.
         */

        class game_logic_block_t : public kaitai::kstruct {

        public:

            game_logic_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~game_logic_block_t();

        private:
            bool f_game_state_name;
            play_state_t m_game_state_name;

        public:

            /**
             * Meaning of `game_state`.
             */
            play_state_t game_state_name();

        private:
            std::string m_guard_num_restarts;
            bool n_guard_num_restarts;

        public:
            bool _is_null_guard_num_restarts() { guard_num_restarts(); return n_guard_num_restarts; };

        private:
            uint32_t m_num_restarts;
            std::string m_guard_penalty_for_death;
            bool n_guard_penalty_for_death;

        public:
            bool _is_null_guard_penalty_for_death() { guard_penalty_for_death(); return n_guard_penalty_for_death; };

        private:
            uint8_t m_penalty_for_death;
            std::string m_guard_penalty_for_arrest;
            bool n_guard_penalty_for_arrest;

        public:
            bool _is_null_guard_penalty_for_arrest() { guard_penalty_for_arrest(); return n_guard_penalty_for_arrest; };

        private:
            uint8_t m_penalty_for_arrest;
            std::string m_guard_game_state;
            bool n_guard_game_state;

        public:
            bool _is_null_guard_game_state() { guard_game_state(); return n_guard_game_state; };

        private:
            uint8_t m_game_state;
            std::string m_guard_time_of_last_event;
            bool n_guard_time_of_last_event;

        public:
            bool _is_null_guard_time_of_last_event() { guard_time_of_last_event(); return n_guard_time_of_last_event; };

        private:
            uint32_t m_time_of_last_event;
            std::unique_ptr<std::vector<std::unique_ptr<restart_t>>> m_restarts;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_restarts`.
             */
            std::string guard_num_restarts() const { return m_guard_num_restarts; }

            /**
             * Places that follow; 0.
             */
            uint32_t num_restarts() const { return m_num_restarts; }

            /**
             * Guard of `penalty_for_death`.
             */
            std::string guard_penalty_for_death() const { return m_guard_penalty_for_death; }

            /**
             * Whether death costs the weapons (opcode 08DD)
             */
            uint8_t penalty_for_death() const { return m_penalty_for_death; }

            /**
             * Guard of `penalty_for_arrest`.
             */
            std::string guard_penalty_for_arrest() const { return m_guard_penalty_for_arrest; }

            /**
             * Whether arrest costs the weapons (opcode 08DE)
             */
            uint8_t penalty_for_arrest() const { return m_penalty_for_arrest; }

            /**
             * Guard of `game_state`.
             */
            std::string guard_game_state() const { return m_guard_game_state; }

            /**
             * What happens to the player; 0 in every file.
             */
            uint8_t game_state() const { return m_game_state; }

            /**
             * Guard of `time_of_last_event`.
             */
            std::string guard_time_of_last_event() const { return m_guard_time_of_last_event; }

            /**
             * When the state changed last.
             */
            uint32_t time_of_last_event() const { return m_time_of_last_event; }

            /**
             * Places to wake up at after death; none in the measured files.
             */
            std::vector<std::unique_ptr<restart_t>>* restarts() const { return m_restarts.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Weapons of a gang (opcode 0237).
         */

        class gang_t : public kaitai::kstruct {

        public:

            gang_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::gangs_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~gang_t();

        private:
            bool f_weapon_a_name;
            weapon_kind_t m_weapon_a_name;

        public:

            /**
             * Meaning of `weapon_a`.
             */
            weapon_kind_t weapon_a_name();

        private:
            bool f_weapon_b_name;
            weapon_kind_t m_weapon_b_name;

        public:

            /**
             * Meaning of `weapon_b`.
             */
            weapon_kind_t weapon_b_name();

        private:
            bool f_weapon_c_name;
            weapon_kind_t m_weapon_c_name;

        public:

            /**
             * Meaning of `weapon_c`.
             */
            weapon_kind_t weapon_c_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            int8_t m_ped_model_override;
            std::string m_gap_001;
            uint32_t m_weapon_a;
            uint32_t m_weapon_b;
            uint32_t m_weapon_c;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::gangs_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Model of its members; -1 for the usual ones.
             */
            int8_t ped_model_override() const { return m_ped_model_override; }

            /**
             * Nothing; 0.
             */
            std::string gap_001() const { return m_gap_001; }

            /**
             * First weapon; 0 for none.
             */
            uint32_t weapon_a() const { return m_weapon_a; }

            /**
             * Second weapon; 0 for none.
             */
            uint32_t weapon_b() const { return m_weapon_b; }

            /**
             * Third weapon; 0 for none.
             */
            uint32_t weapon_c() const { return m_weapon_c; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::gangs_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 23.
         */

        class gang_wars_block_t : public kaitai::kstruct {

        public:

            gang_wars_block_t(bool p_is_mobile, bool p_has_specific_zones, bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~gang_wars_block_t();

        private:
            bool f_attack_state_name;
            war_attack_t m_attack_state_name;

        public:

            /**
             * Meaning of `attack_state`.
             */
            war_attack_t attack_state_name();

        private:
            bool f_gang_1_name;
            gang_id_t m_gang_1_name;

        public:

            /**
             * Meaning of `gang_1`.
             */
            gang_id_t gang_1_name();

        private:
            bool f_gang_2_name;
            gang_id_t m_gang_2_name;

        public:

            /**
             * Meaning of `gang_2`.
             */
            gang_id_t gang_2_name();

        private:
            bool f_is_mobile_game;
            bool m_is_mobile_game;

        public:

            /**
             * Whether fields of phones follow.
             */
            bool is_mobile_game();

        private:
            bool f_state_name;
            war_state_t m_state_name;

        public:

            /**
             * Meaning of `state`.
             */
            war_state_t state_name();

        private:
            bool f_with_specific_zones;
            bool m_with_specific_zones;

        public:

            /**
             * Whether fields of the Definitive Edition follow.
             */
            bool with_specific_zones();

        private:
            std::string m_guard_war_size;
            bool n_guard_war_size;

        public:
            bool _is_null_guard_war_size() { guard_war_size(); return n_guard_war_size; };

        private:
            uint32_t m_war_size;
            std::string m_guard_body;
            bool n_guard_body;

        public:
            bool _is_null_guard_body() { guard_body(); return n_guard_body; };

        private:
            uint8_t m_active;
            std::string m_gap_005;
            uint32_t m_state;
            uint32_t m_time_started;
            int32_t m_zone_info_index;
            int32_t m_nav_zone_index;
            std::unique_ptr<vec3_t> m_player_start_pos;
            int32_t m_gang_1;
            int32_t m_gang_2;
            int32_t m_ferocity;
            uint32_t m_last_time_in_area;
            uint32_t m_attack_state;
            float m_time_till_next_attack;
            std::unique_ptr<vec3_t> m_point_of_attack;
            int32_t m_fight_timer;
            int32_t m_radar_blip;
            uint8_t m_player_is_close;
            std::string m_gap_051;
            float m_territory_share;
            float m_difficulty;
            uint8_t m_can_start_on_mission;
            bool n_can_start_on_mission;

        public:
            bool _is_null_can_start_on_mission() { can_start_on_mission(); return n_can_start_on_mission; };

        private:
            uint8_t m_training_mission;
            bool n_training_mission;

        public:
            bool _is_null_training_mission() { training_mission(); return n_training_mission; };

        private:
            std::string m_gap_05e;
            bool n_gap_05e;

        public:
            bool _is_null_gap_05e() { gap_05e(); return n_gap_05e; };

        private:
            int32_t m_zone_info_for_training;
            bool n_zone_info_for_training;

        public:
            bool _is_null_zone_info_for_training() { zone_info_for_training(); return n_zone_info_for_training; };

        private:
            uint32_t m_specific_zone_count;
            bool n_specific_zone_count;

        public:
            bool _is_null_specific_zone_count() { specific_zone_count(); return n_specific_zone_count; };

        private:
            std::unique_ptr<std::vector<int32_t>> m_specific_zones;
            bool n_specific_zones;

        public:
            bool _is_null_specific_zones() { specific_zones(); return n_specific_zones; };

        private:
            bool m_is_mobile;
            bool m_has_specific_zones;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `war_size`.
             */
            std::string guard_war_size() const { return m_guard_war_size; }

            /**
             * Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
             */
            uint32_t war_size() const { return m_war_size; }

            /**
             * Guard of what follows.
             */
            std::string guard_body() const { return m_guard_body; }

            /**
             * Whether wars happen (opcode 0879)
             */
            uint8_t active() const { return m_active; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_005() const { return m_gap_005; }

            /**
             * How far a war that the player began has come; 0, because saving ends
             * it.
             */
            uint32_t state() const { return m_state; }

            /**
             * When it began.
             */
            uint32_t time_started() const { return m_time_started; }

            /**
             * Info of the zone; -1 for none.
             */
            int32_t zone_info_index() const { return m_zone_info_index; }

            /**
             * Zone; -1 for none.
             */
            int32_t nav_zone_index() const { return m_nav_zone_index; }

            /**
             * Where it began.
             */
            vec3_t* player_start_pos() const { return m_player_start_pos.get(); }

            /**
             * First gang.
             */
            int32_t gang_1() const { return m_gang_1; }

            /**
             * Second gang.
             */
            int32_t gang_2() const { return m_gang_2; }

            /**
             * How hard they fight, 0 to 2.
             */
            int32_t ferocity() const { return m_ferocity; }

            /**
             * When the player was last there.
             */
            uint32_t last_time_in_area() const { return m_last_time_in_area; }

            /**
             * How far an attack on the player's territory has come; 0 in every file.
             */
            uint32_t attack_state() const { return m_attack_state; }

            /**
             * Time until the next attack.
             */
            float time_till_next_attack() const { return m_time_till_next_attack; }

            /**
             * Where it is.
             */
            vec3_t* point_of_attack() const { return m_point_of_attack.get(); }

            /**
             * Time that is left.
             */
            int32_t fight_timer() const { return m_fight_timer; }

            /**
             * Icon; 0.
             */
            int32_t radar_blip() const { return m_radar_blip; }

            /**
             * Whether the player is near.
             */
            uint8_t player_is_close() const { return m_player_is_close; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_051() const { return m_gap_051; }

            /**
             * Zones of the Grove among those of Grove, Ballas and Vagos (opcode
             * 08E2)
             */
            float territory_share() const { return m_territory_share; }

            /**
             * The share when the last war began.
             */
            float difficulty() const { return m_difficulty; }

            /**
             * Whether a war can begin during a mission.
             */
            uint8_t can_start_on_mission() const { return m_can_start_on_mission; }

            /**
             * Whether the mission that teaches it runs.
             */
            uint8_t training_mission() const { return m_training_mission; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_05e() const { return m_gap_05e; }

            /**
             * Info of that mission's zone.
             */
            int32_t zone_info_for_training() const { return m_zone_info_for_training; }

            /**
             * Probably zones to which wars are limited.
             */
            uint32_t specific_zone_count() const { return m_specific_zone_count; }

            /**
             * Probably those zones.
             */
            std::vector<int32_t>* specific_zones() const { return m_specific_zones.get(); }

            /**
             * Whether the fields of phones and the Definitive Edition follow.
             */
            bool is_mobile() const { return m_is_mobile; }

            /**
             * Whether those of the Definitive Edition follow.
             */
            bool has_specific_zones() const { return m_has_specific_zones; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Block 11.
         */

        class gangs_block_t : public kaitai::kstruct {

        public:

            gangs_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~gangs_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<gang_t>>> m_gangs;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Gangs.
             */
            std::vector<std::unique_ptr<gang_t>>* gangs() const { return m_gangs.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A garage.
         */

        class garage_t : public kaitai::kstruct {

        public:

            garage_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::garages_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~garage_t();

        private:
            bool f_door_state_name;
            door_t m_door_state_name;

        public:

            /**
             * Meaning of `door_state`.
             */
            door_t door_state_name();

        private:
            bool f_garage_type_name;
            garage_kind_t m_garage_type_name;

        public:

            /**
             * Meaning of `garage_type`.
             */
            garage_kind_t garage_type_name();

        private:
            bool f_original_type_name;
            garage_kind_t m_original_type_name;

        public:

            /**
             * Meaning of `original_type`.
             */
            garage_kind_t original_type_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            uint8_t m_garage_type;
            uint8_t m_door_state;
            std::unique_ptr<garage_bits_t> m_flags;
            std::string m_gap_002;
            std::unique_ptr<vec3_t> m_position;
            std::unique_ptr<vec2_t> m_direction_a;
            std::unique_ptr<vec2_t> m_direction_b;
            float m_top_z;
            float m_width;
            float m_depth;
            float m_left;
            float m_right;
            float m_front;
            float m_back;
            float m_door_position;
            uint32_t m_time_to_open;
            std::string m_garage_name;
            uint8_t m_original_type;
            std::string m_gap_04c;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::garages_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * What it does now.
             */
            uint8_t garage_type() const { return m_garage_type; }

            /**
             * What the door does.
             */
            uint8_t door_state() const { return m_door_state; }

            /**
             * How the door opens, and whether it is in use.
             */
            garage_bits_t* flags() const { return m_flags.get(); }

            /**
             * Old memory; no meaning.
             */
            std::string gap_002() const { return m_gap_002; }

            /**
             * First corner, at the floor.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Direction of one side.
             */
            vec2_t* direction_a() const { return m_direction_a.get(); }

            /**
             * Direction of the other.
             */
            vec2_t* direction_b() const { return m_direction_b.get(); }

            /**
             * Height of the ceiling.
             */
            float top_z() const { return m_top_z; }

            /**
             * Length of the side along the door.
             */
            float width() const { return m_width; }

            /**
             * Length of the side away from it.
             */
            float depth() const { return m_depth; }

            /**
             * Lowest x.
             */
            float left() const { return m_left; }

            /**
             * Highest x.
             */
            float right() const { return m_right; }

            /**
             * Lowest y.
             */
            float front() const { return m_front; }

            /**
             * Highest y.
             */
            float back() const { return m_back; }

            /**
             * 0 when the door is closed, otherwise 1.
             */
            float door_position() const { return m_door_position; }

            /**
             * When the door opens.
             */
            uint32_t time_to_open() const { return m_time_to_open; }

            /**
             * Name to scripts, ended by a zero.
             */
            std::string garage_name() const { return m_garage_name; }

            /**
             * What it did at the start.
             */
            uint8_t original_type() const { return m_original_type; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_04c() const { return m_gap_04c; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::garages_block_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of garages.
         */

        class garage_bits_t : public kaitai::kstruct {

        public:

            garage_bits_t(kaitai::kstream* p__io, gta_sa_save_t::garage_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~garage_bits_t();

        private:
            bool m_used_mod_shop;
            bool m_inactive;
            bool m_respray_used;
            bool m_opens_up;
            bool m_goes_in;
            bool m_camera_follows;
            bool m_door_closed;
            bool m_always_free;
            gta_sa_save_t* m__root;
            gta_sa_save_t::garage_t* m__parent;

        public:

            /**
             * A tuning shop that has been used, as the wiki reads it; the engine's
             * name is not known.
             */
            bool used_mod_shop() const { return m_used_mod_shop; }

            /**
             * Switched off by a script (02B9); the door does not react.
             */
            bool inactive() const { return m_inactive; }

            /**
             * A respray has been done here (the first one is free).
             */
            bool respray_used() const { return m_respray_used; }

            /**
             * Door swings up.
             */
            bool opens_up() const { return m_opens_up; }

            /**
             * Door swings up and then slides in under the ceiling.
             */
            bool goes_in() const { return m_goes_in; }

            /**
             * The camera follows the player in instead of staying outside.
             */
            bool camera_follows() const { return m_camera_follows; }

            /**
             * Repeats the state of the door: set exactly when `door_state` is not 1.
             */
            bool door_closed() const { return m_door_closed; }

            /**
             * Paint always costs nothing; only in `michdr`.
             */
            bool always_free() const { return m_always_free; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::garage_t* _parent() const { return m__parent; }
        };

        /**
         * Block 3. Garages, shops that work on cars, and the cars that the player
         * keeps.
         */

        class garages_block_t : public kaitai::kstruct {

        public:

            garages_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~garages_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            std::string m_guard_num_garages;
            bool n_guard_num_garages;

        public:
            bool _is_null_guard_num_garages() { guard_num_garages(); return n_guard_num_garages; };

        private:
            uint32_t m_num_garages;
            std::string m_guard_free_bombs;
            bool n_guard_free_bombs;

        public:
            bool _is_null_guard_free_bombs() { guard_free_bombs(); return n_guard_free_bombs; };

        private:
            uint8_t m_free_bombs;
            std::string m_guard_free_resprays;
            bool n_guard_free_resprays;

        public:
            bool _is_null_guard_free_resprays() { guard_free_resprays(); return n_guard_free_resprays; };

        private:
            uint8_t m_free_resprays;
            std::string m_guard_no_resprays;
            bool n_guard_no_resprays;

        public:
            bool _is_null_guard_no_resprays() { guard_no_resprays(); return n_guard_no_resprays; };

        private:
            uint8_t m_no_resprays;
            std::string m_guard_cars_collected;
            bool n_guard_cars_collected;

        public:
            bool _is_null_guard_cars_collected() { guard_cars_collected(); return n_guard_cars_collected; };

        private:
            int32_t m_cars_collected;
            std::string m_guard_bank_vans_collected;
            bool n_guard_bank_vans_collected;

        public:
            bool _is_null_guard_bank_vans_collected() { guard_bank_vans_collected(); return n_guard_bank_vans_collected; };

        private:
            int32_t m_bank_vans_collected;
            std::string m_guard_police_cars_collected;
            bool n_guard_police_cars_collected;

        public:
            bool _is_null_guard_police_cars_collected() { guard_police_cars_collected(); return n_guard_police_cars_collected; };

        private:
            int32_t m_police_cars_collected;
            std::unique_ptr<std::vector<int32_t>> m_car_types_collected;
            bool n_car_types_collected;

        public:
            bool _is_null_car_types_collected() { car_types_collected(); return n_car_types_collected; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_s4_t>>> m_guarded_car_types_collected;
            bool n_guarded_car_types_collected;

        public:
            bool _is_null_guarded_car_types_collected() { guarded_car_types_collected(); return n_guarded_car_types_collected; };

        private:
            std::string m_guard_last_help_time;
            bool n_guard_last_help_time;

        public:
            bool _is_null_guard_last_help_time() { guard_last_help_time(); return n_guard_last_help_time; };

        private:
            int32_t m_last_help_time;
            std::unique_ptr<std::vector<std::unique_ptr<stored_car_t>>> m_cars;
            std::unique_ptr<std::vector<std::unique_ptr<garage_t>>> m_garages;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_garages`.
             */
            std::string guard_num_garages() const { return m_guard_num_garages; }

            /**
             * Garages that follow the cars; 50.
             */
            uint32_t num_garages() const { return m_num_garages; }

            /**
             * Guard of `free_bombs`.
             */
            std::string guard_free_bombs() const { return m_guard_free_bombs; }

            /**
             * Whether bombs cost nothing; 0.
             */
            uint8_t free_bombs() const { return m_free_bombs; }

            /**
             * Guard of `free_resprays`.
             */
            std::string guard_free_resprays() const { return m_guard_free_resprays; }

            /**
             * Whether paint costs nothing (opcode 0335)
             */
            uint8_t free_resprays() const { return m_free_resprays; }

            /**
             * Guard of `no_resprays`.
             */
            std::string guard_no_resprays() const { return m_guard_no_resprays; }

            /**
             * Whether paint shops are closed (opcode 0A14)
             */
            uint8_t no_resprays() const { return m_no_resprays; }

            /**
             * Guard of `cars_collected`.
             */
            std::string guard_cars_collected() const { return m_guard_cars_collected; }

            /**
             * Leftover of earlier games.
             */
            int32_t cars_collected() const { return m_cars_collected; }

            /**
             * Guard of `bank_vans_collected`.
             */
            std::string guard_bank_vans_collected() const { return m_guard_bank_vans_collected; }

            /**
             * Leftover of earlier games.
             */
            int32_t bank_vans_collected() const { return m_bank_vans_collected; }

            /**
             * Guard of `police_cars_collected`.
             */
            std::string guard_police_cars_collected() const { return m_guard_police_cars_collected; }

            /**
             * Leftover of earlier games.
             */
            int32_t police_cars_collected() const { return m_police_cars_collected; }

            /**
             * Leftover of earlier games.
             */
            std::vector<int32_t>* car_types_collected() const { return m_car_types_collected.get(); }

            /**
             * The same as `car_types_collected`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_s4_t>>* guarded_car_types_collected() const { return m_guarded_car_types_collected.get(); }

            /**
             * Guard of `last_help_time`.
             */
            std::string guard_last_help_time() const { return m_guard_last_help_time; }

            /**
             * When the last help about garages was shown.
             */
            int32_t last_help_time() const { return m_last_help_time; }

            /**
             * Cars in the garages that keep them, as slot * 20 + row: the first
             * slots of all 20 rows, then the second ones.
             */
            std::vector<std::unique_ptr<stored_car_t>>* cars() const { return m_cars.get(); }

            /**
             * Garages.
             */
            std::vector<std::unique_ptr<garage_t>>* garages() const { return m_garages.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * How a parked car appears.
         */

        class generator_bits_t : public kaitai::kstruct {

        public:

            generator_bits_t(kaitai::kstream* p__io, gta_sa_save_t::car_generator_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~generator_bits_t();

        private:
            bool m_wait_until_far;
            bool m_high_priority;
            bool m_active_generator;
            bool m_owned_by_player;
            bool m_ignore_population_limit;
            uint64_t m_unused_generator_bits;
            gta_sa_save_t* m__root;
            gta_sa_save_t::car_generator_t* m__parent;

        public:

            /**
             * No new car until the player has gone far away.
             */
            bool wait_until_far() const { return m_wait_until_far; }

            /**
             * Appears in any case; scripts call it "force spawn".
             */
            bool high_priority() const { return m_high_priority; }

            /**
             * Never set.
             */
            bool active_generator() const { return m_active_generator; }

            /**
             * The player has already owned a car of this generator.
             */
            bool owned_by_player() const { return m_owned_by_player; }

            /**
             * Always set.
             */
            bool ignore_population_limit() const { return m_ignore_population_limit; }

            /**
             * Nothing known; 0.
             */
            uint64_t unused_generator_bits() const { return m_unused_generator_bits; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::car_generator_t* _parent() const { return m__parent; }
        };

        /**
         * A truth value with a guard of its own.
         */

        class guarded_flag_t : public kaitai::kstruct {

        public:

            guarded_flag_t(kaitai::kstream* p__io, gta_sa_save_t::statistics_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_flag_t();

        private:
            std::string m_guard;
            uint8_t m_value;
            gta_sa_save_t* m__root;
            gta_sa_save_t::statistics_block_t* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * Whether it holds.
             */
            uint8_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::statistics_block_t* _parent() const { return m__parent; }
        };

        /**
         * Whether a part of the map is loaded, with a guard of its own.
         */

        class guarded_map_part_t : public kaitai::kstruct {

        public:

            guarded_map_part_t(kaitai::kstream* p__io, gta_sa_save_t::ipl_flags_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_map_part_t();

        private:
            std::string m_guard;
            uint8_t m_value;
            gta_sa_save_t* m__root;
            gta_sa_save_t::ipl_flags_block_t* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * Whether it is loaded.
             */
            uint8_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::ipl_flags_block_t* _parent() const { return m__parent; }
        };

        /**
         * A number with a guard of its own.
         */

        class guarded_s1_t : public kaitai::kstruct {

        public:

            guarded_s1_t(kaitai::kstream* p__io, gta_sa_save_t::guarded_station_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_s1_t();

        private:
            std::string m_guard;
            int8_t m_value;
            gta_sa_save_t* m__root;
            gta_sa_save_t::guarded_station_t* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * The number.
             */
            int8_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::guarded_station_t* _parent() const { return m__parent; }
        };

        /**
         * A number with a guard of its own.
         */

        class guarded_s4_t : public kaitai::kstruct {

        public:

            guarded_s4_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_s4_t();

        private:
            std::string m_guard;
            int32_t m_value;
            gta_sa_save_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * The number.
             */
            int32_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * What a station has played, each number with a guard.
         */

        class guarded_station_t : public kaitai::kstruct {

        public:

            guarded_station_t(kaitai::kstream* p__io, gta_sa_save_t::radio_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_station_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_s1_t>>> m_recent_tracks;
            std::unique_ptr<std::vector<std::unique_ptr<guarded_s4_t>>> m_recent_idents;
            std::unique_ptr<std::vector<std::unique_ptr<guarded_s4_t>>> m_recent_adverts;
            std::unique_ptr<std::vector<std::unique_ptr<guarded_s4_t>>> m_recent_dj;
            gta_sa_save_t* m__root;
            gta_sa_save_t::radio_block_t* m__parent;

        public:

            /**
             * Songs; -1 for none.
             */
            std::vector<std::unique_ptr<guarded_s1_t>>* recent_tracks() const { return m_recent_tracks.get(); }

            /**
             * Jingles; -1 for none.
             */
            std::vector<std::unique_ptr<guarded_s4_t>>* recent_idents() const { return m_recent_idents.get(); }

            /**
             * Advertisements; -1 for none.
             */
            std::vector<std::unique_ptr<guarded_s4_t>>* recent_adverts() const { return m_recent_adverts.get(); }

            /**
             * Talk; -1 for none.
             */
            std::vector<std::unique_ptr<guarded_s4_t>>* recent_dj() const { return m_recent_dj.get(); }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::radio_block_t* _parent() const { return m__parent; }
        };

        /**
         * A number with a guard of its own.
         */

        class guarded_u1_t : public kaitai::kstruct {

        public:

            guarded_u1_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_u1_t();

        private:
            std::string m_guard;
            uint8_t m_value;
            gta_sa_save_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * The number.
             */
            uint8_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * A number with a guard of its own.
         */

        class guarded_u2_t : public kaitai::kstruct {

        public:

            guarded_u2_t(kaitai::kstream* p__io, gta_sa_save_t::entry_exits_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_u2_t();

        private:
            std::string m_guard;
            uint16_t m_value;
            gta_sa_save_t* m__root;
            gta_sa_save_t::entry_exits_block_t* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * The number.
             */
            uint16_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::entry_exits_block_t* _parent() const { return m__parent; }
        };

        /**
         * A number with a guard of its own.
         */

        class guarded_u4_t : public kaitai::kstruct {

        public:

            guarded_u4_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~guarded_u4_t();

        private:
            std::string m_guard;
            uint32_t m_value;
            gta_sa_save_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * Guard of the number.
             */
            std::string guard() const { return m_guard; }

            /**
             * The number.
             */
            uint32_t value() const { return m_value; }
            gta_sa_save_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * Bits of handling, a part of the model's data; to be copied with the car.
         */

        class handling_bits_t : public kaitai::kstruct {

        public:

            handling_bits_t(kaitai::kstream* p__io, gta_sa_save_t::stored_car_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~handling_bits_t();

        private:
            bool m_boost_1g;
            bool m_boost_2g;
            bool m_npc_anti_roll;
            bool m_npc_neutral;
            bool m_no_handbrake;
            bool m_steer_rear;
            bool m_handbrake_steer;
            bool m_alt_steer;
            bool m_front_narrow_2;
            bool m_front_narrow;
            bool m_front_wide;
            bool m_front_wide_2;
            bool m_rear_narrow_2;
            bool m_rear_narrow;
            bool m_rear_wide;
            bool m_rear_wide_2;
            bool m_hydraulic_geometry;
            bool m_hydraulics_inst;
            bool m_no_hydraulics;
            bool m_nos_inst;
            bool m_offroad;
            bool m_offroad_2;
            bool m_halogen;
            bool m_rear_wheel_first;
            bool m_use_max_speed;
            bool m_low_rider;
            bool m_street_racer;
            bool m_unknown_bit_27;
            bool m_swinging_chassis;
            uint64_t m_unknown_bit_29;
            gta_sa_save_t* m__root;
            gta_sa_save_t::stored_car_t* m__parent;

        public:

            /**
             * More power when pulling away and uphill.
             */
            bool boost_1g() const { return m_boost_1g; }

            /**
             * More power at higher speed.
             */
            bool boost_2g() const { return m_boost_2g; }

            /**
             * No body roll when the computer drives.
             */
            bool npc_anti_roll() const { return m_npc_anti_roll; }

            /**
             * Less likely to spin when the computer drives.
             */
            bool npc_neutral() const { return m_npc_neutral; }

            /**
             * The handbrake has no effect.
             */
            bool no_handbrake() const { return m_no_handbrake; }

            /**
             * The rear wheels steer instead of the front ones (forklift).
             */
            bool steer_rear() const { return m_steer_rear; }

            /**
             * With the handbrake the rear wheels steer too (monster trucks).
             */
            bool handbrake_steer() const { return m_handbrake_steer; }

            /**
             * Another kind of steering; nothing more is known of it.
             */
            bool alt_steer() const { return m_alt_steer; }

            /**
             * Very narrow front wheels.
             */
            bool front_narrow_2() const { return m_front_narrow_2; }

            /**
             * Narrow front wheels.
             */
            bool front_narrow() const { return m_front_narrow; }

            /**
             * Wide front wheels.
             */
            bool front_wide() const { return m_front_wide; }

            /**
             * Very wide front wheels.
             */
            bool front_wide_2() const { return m_front_wide_2; }

            /**
             * Very narrow rear wheels.
             */
            bool rear_narrow_2() const { return m_rear_narrow_2; }

            /**
             * Narrow rear wheels.
             */
            bool rear_narrow() const { return m_rear_narrow; }

            /**
             * Wide rear wheels.
             */
            bool rear_wide() const { return m_rear_wide; }

            /**
             * Very wide rear wheels.
             */
            bool rear_wide_2() const { return m_rear_wide_2; }

            /**
             * Suspension geometry made for hydraulics.
             */
            bool hydraulic_geometry() const { return m_hydraulic_geometry; }

            /**
             * Hydraulics are installed.
             */
            bool hydraulics_inst() const { return m_hydraulics_inst; }

            /**
             * Hydraulics cannot be installed.
             */
            bool no_hydraulics() const { return m_no_hydraulics; }

            /**
             * Nitrous is installed.
             */
            bool nos_inst() const { return m_nos_inst; }

            /**
             * Better grip on loose ground (dirt).
             */
            bool offroad() const { return m_offroad; }

            /**
             * Better grip on soft ground (sand).
             */
            bool offroad_2() const { return m_offroad_2; }

            /**
             * Brighter, bluer headlights.
             */
            bool halogen() const { return m_halogen; }

            /**
             * The rear wheels are computed before the front ones.
             */
            bool rear_wheel_first() const { return m_rear_wheel_first; }

            /**
             * Cannot go faster than the top speed of its handling line.
             */
            bool use_max_speed() const { return m_use_max_speed; }

            /**
             * Loco Low Co accepts it.
             */
            bool low_rider() const { return m_low_rider; }

            /**
             * Wheel Arch Angels accepts it, and no other shop.
             */
            bool street_racer() const { return m_street_racer; }

            /**
             * Unknown.
             */
            bool unknown_bit_27() const { return m_unknown_bit_27; }

            /**
             * The body swings from side to side on its suspension.
             */
            bool swinging_chassis() const { return m_swinging_chassis; }

            /**
             * Unknown.
             */
            uint64_t unknown_bit_29() const { return m_unknown_bit_29; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::stored_car_t* _parent() const { return m__parent; }
        };

        /**
         * Something that is not shown.
         */

        class invisible_object_t : public kaitai::kstruct {

        public:

            invisible_object_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~invisible_object_t();

        private:
            bool f_object_kind_name;
            hidden_thing_t m_object_kind_name;

        public:

            /**
             * Meaning of `object_kind`.
             */
            hidden_thing_t object_kind_name();

        private:
            std::string m_guard_object_kind;
            bool n_guard_object_kind;

        public:
            bool _is_null_guard_object_kind() { guard_object_kind(); return n_guard_object_kind; };

        private:
            uint32_t m_object_kind;
            std::string m_guard_pool_index_plus_1;
            bool n_guard_pool_index_plus_1;

        public:
            bool _is_null_guard_pool_index_plus_1() { guard_pool_index_plus_1(); return n_guard_pool_index_plus_1; };

        private:
            uint32_t m_pool_index_plus_1;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Guard of `object_kind`.
             */
            std::string guard_object_kind() const { return m_guard_object_kind; }

            /**
             * What is not shown; 0 in a free place, only 0 and 2 occur.
             */
            uint32_t object_kind() const { return m_object_kind; }

            /**
             * Guard of `pool_index_plus_1`.
             */
            std::string guard_pool_index_plus_1() const { return m_guard_pool_index_plus_1; }

            /**
             * Which one, + 1.
             */
            uint32_t pool_index_plus_1() const { return m_pool_index_plus_1; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 21. Parts of the map; what a number means depends on the data of the
         * game.
         */

        class ipl_flags_block_t : public kaitai::kstruct {

        public:

            ipl_flags_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~ipl_flags_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            std::string m_guard_slot_count;
            bool n_guard_slot_count;

        public:
            bool _is_null_guard_slot_count() { guard_slot_count(); return n_guard_slot_count; };

        private:
            uint32_t m_slot_count;
            std::unique_ptr<std::vector<uint8_t>> m_flags;
            bool n_flags;

        public:
            bool _is_null_flags() { flags(); return n_flags; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_map_part_t>>> m_guarded_flags;
            bool n_guarded_flags;

        public:
            bool _is_null_guarded_flags() { guarded_flags(); return n_guarded_flags; };

        private:
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `slot_count`.
             */
            std::string guard_slot_count() const { return m_guard_slot_count; }

            /**
             * Parts, the first of which is not stored: 256.
             */
            uint32_t slot_count() const { return m_slot_count; }

            /**
             * Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
             * 0777), which streamed parts ignore. Parts are numbered in the order of
             * gta3.img.
             */
            std::vector<uint8_t>* flags() const { return m_flags.get(); }

            /**
             * The same as `flags`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_map_part_t>>* guarded_flags() const { return m_guarded_flags.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A mission that runs.
         */

        class loaded_mission_t : public kaitai::kstruct {

        public:

            loaded_mission_t(bool p_has_index, kaitai::kstream* p__io, gta_sa_save_t::script_thread_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~loaded_mission_t();

        private:
            bool f_is_numbered;
            bool m_is_numbered;

        public:

            /**
             * Whether the number is there.
             */
            bool is_numbered();

        private:
            uint32_t m_mission_index;
            bool n_mission_index;

        public:
            bool _is_null_mission_index() { mission_index(); return n_mission_index; };

        private:
            std::string m_code;
            std::unique_ptr<std::vector<uint32_t>> m_mission_locals;
            bool m_has_index;
            gta_sa_save_t* m__root;
            gta_sa_save_t::script_thread_t* m__parent;

        public:

            /**
             * Number of the mission.
             */
            uint32_t mission_index() const { return m_mission_index; }

            /**
             * Script of the mission.
             */
            std::string code() const { return m_code; }

            /**
             * Variables of the mission.
             */
            std::vector<uint32_t>* mission_locals() const { return m_mission_locals.get(); }

            /**
             * Whether the number of the mission comes first.
             */
            bool has_index() const { return m_has_index; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::script_thread_t* _parent() const { return m__parent; }
        };

        /**
         * An object with its distant model.
         */

        class lod_pair_t : public kaitai::kstruct {

        public:

            lod_pair_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~lod_pair_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            int32_t m_object;
            int32_t m_lod_object;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Handle of the object; -1 in a free place.
             */
            int32_t object() const { return m_object; }

            /**
             * Handle of the distant one; -1 in a free place.
             */
            int32_t lod_object() const { return m_lod_object; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of objects. The game saves and loads all 32.
         */

        class object_bits_t : public kaitai::kstruct {

        public:

            object_bits_t(kaitai::kstream* p__io, gta_sa_save_t::script_object_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~object_bits_t();

        private:
            bool m_pickup;
            bool m_collision_related;
            bool m_property_for_sale;
            bool m_shop_out_of_stock;
            bool m_broken_glass;
            bool m_glass_gone;
            bool m_exploded;
            bool m_changes_vehicle_colour;
            bool m_lamp_post;
            bool m_targetable;
            bool m_broken;
            bool m_train_crossing;
            bool m_photographed;
            bool m_liftable;
            bool m_door_moving;
            bool m_door_open;
            bool m_no_model;
            bool m_scaled;
            bool m_magnet;
            bool m_damaged;
            uint64_t m_brain_state;
            bool m_fading_in;
            bool m_col_brightness;
            bool m_disabled_attractors;
            bool m_do_not_render;
            bool m_fading_in_2;
            uint64_t m_unknown_27;
            gta_sa_save_t* m__root;
            gta_sa_save_t::script_object_t* m__parent;

        public:

            /**
             * The object of a pickup.
             */
            bool pickup() const { return m_pickup; }

            /**
             * Used by the collision code; no better name is known.
             */
            bool collision_related() const { return m_collision_related; }

            /**
             * The pickup object of a property for sale.
             */
            bool property_for_sale() const { return m_property_for_sale; }

            /**
             * Shop pickup that is sold out.
             */
            bool shop_out_of_stock() const { return m_shop_out_of_stock; }

            /**
             * Glass with cracks.
             */
            bool broken_glass() const { return m_broken_glass; }

            /**
             * Glass that has fallen out completely.
             */
            bool glass_gone() const { return m_glass_gone; }

            /**
             * Has exploded (barrel, gas pump).
             */
            bool exploded() const { return m_exploded; }

            /**
             * Detached car part that takes the colours of its car.
             */
            bool changes_vehicle_colour() const { return m_changes_vehicle_colour; }

            /**
             * Lamp post: falls over and goes out.
             */
            bool lamp_post() const { return m_lamp_post; }

            /**
             * The player's aim may pick it by itself; scripts set it.
             */
            bool targetable() const { return m_targetable; }

            /**
             * Broken, so it gives no cover.
             */
            bool broken() const { return m_broken; }

            /**
             * Train crossing that is switched on: the barrier is down.
             */
            bool train_crossing() const { return m_train_crossing; }

            /**
             * Was on the last photograph; scripts ask for it.
             */
            bool photographed() const { return m_photographed; }

            /**
             * Can be picked up and carried.
             */
            bool liftable() const { return m_liftable; }

            /**
             * Door or gate in motion.
             */
            bool door_moving() const { return m_door_moving; }

            /**
             * Door or gate that stands open.
             */
            bool door_open() const { return m_door_open; }

            /**
             * Has no model to draw; set on most saved objects, 3,957 of 4,599.
             */
            bool no_model() const { return m_no_model; }

            /**
             * Drawn at another size.
             */
            bool scaled() const { return m_scaled; }

            /**
             * A crane's magnet can lift it. Set when the object is made: on all of
             * 4,599 saved ones.
             */
            bool magnet() const { return m_magnet; }

            /**
             * Damaged in the last step; drives the damage effects.
             */
            bool damaged() const { return m_damaged; }

            /**
             * Whether a script brain waits for this object; 0 for no, as in every
             * measured file.
             */
            uint64_t brain_state() const { return m_brain_state; }

            /**
             * Fading in after it was made; works only for objects of scripts.
             */
            bool fading_in() const { return m_fading_in; }

            /**
             * Its light follows the brightness stored in the collision below it.
             */
            bool col_brightness() const { return m_col_brightness; }

            /**
             * Attractors on it that are off by default are switched on, against what
             * the name says.
             */
            bool disabled_attractors() const { return m_disabled_attractors; }

            /**
             * Not drawn.
             */
            bool do_not_render() const { return m_do_not_render; }

            /**
             * A second mark of fading in; what sets it is not known.
             */
            bool fading_in_2() const { return m_fading_in_2; }

            /**
             * Unknown.
             */
            uint64_t unknown_27() const { return m_unknown_27; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::script_object_t* _parent() const { return m__parent; }
        };

        /**
         * Block 5. After each mission the game cuts the list to 54 areas.
         */

        class paths_block_t : public kaitai::kstruct {

        public:

            paths_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~paths_block_t();

        private:
            std::string m_guard_num_areas;
            bool n_guard_num_areas;

        public:
            bool _is_null_guard_num_areas() { guard_num_areas(); return n_guard_num_areas; };

        private:
            uint32_t m_num_areas;
            std::unique_ptr<std::vector<std::unique_ptr<switched_area_t>>> m_areas;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_areas`.
             */
            std::string guard_num_areas() const { return m_guard_num_areas; }

            /**
             * Areas that follow, 64 at most; 1 to 54 in the measured files.
             */
            uint32_t num_areas() const { return m_num_areas; }

            /**
             * Areas in which path nodes are switched.
             */
            std::vector<std::unique_ptr<switched_area_t>>* areas() const { return m_areas.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Block 19.
         */

        class ped_relationships_block_t : public kaitai::kstruct {

        public:

            ped_relationships_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~ped_relationships_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<relation_t>>> m_relations;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * What each kind of people thinks of the others.
             */
            std::vector<std::unique_ptr<relation_t>>* relations() const { return m_relations.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * What has no effect on an object.
         */

        class physical_bits_t : public kaitai::kstruct {

        public:

            physical_bits_t(kaitai::kstream* p__io, gta_sa_save_t::script_object_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~physical_bits_t();

        private:
            bool m_no_collision_force;
            bool m_no_speed;
            bool m_bullet_proof;
            bool m_fire_proof;
            bool m_collision_proof;
            bool m_melee_proof;
            bool m_explosion_proof;
            bool m_unknown_7;
            gta_sa_save_t* m__root;
            gta_sa_save_t::script_object_t* m__parent;

        public:

            /**
             * Hits do not push it.
             */
            bool no_collision_force() const { return m_no_collision_force; }

            /**
             * Its speed is not applied: it stays where it is.
             */
            bool no_speed() const { return m_no_speed; }

            /**
             * Bullets do no damage.
             */
            bool bullet_proof() const { return m_bullet_proof; }

            /**
             * Fire does no damage.
             */
            bool fire_proof() const { return m_fire_proof; }

            /**
             * Collisions do no damage.
             */
            bool collision_proof() const { return m_collision_proof; }

            /**
             * Blows do no damage.
             */
            bool melee_proof() const { return m_melee_proof; }

            /**
             * Explosions do no damage.
             */
            bool explosion_proof() const { return m_explosion_proof; }

            /**
             * Unknown.
             */
            bool unknown_7() const { return m_unknown_7; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::script_object_t* _parent() const { return m__parent; }
        };

        /**
         * Something that lies about; where the type is 0 the place is free, and
         * holds old bytes.
         */

        class pickup_t : public kaitai::kstruct {

        public:

            pickup_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::pickups_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~pickup_t();

        private:
            bool f_model_name;
            object_model_t m_model_name;

        public:

            /**
             * Meaning of `model`.
             */
            object_model_t model_name();

        private:
            bool f_pickup_type_name;
            pickup_kind_t m_pickup_type_name;

        public:

            /**
             * Meaning of `pickup_type`.
             */
            pickup_kind_t pickup_type_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            float m_revenue_value;
            uint32_t m_object_ptr;
            uint32_t m_ammo_or_max;
            uint32_t m_regeneration_time;
            int16_t m_x;
            int16_t m_y;
            int16_t m_z;
            uint16_t m_money_per_day;
            int16_t m_model;
            uint16_t m_counter;
            uint8_t m_pickup_type;
            std::unique_ptr<pickup_bits_t> m_flags;
            std::string m_gap_01d;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::pickups_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Money that a business has made.
             */
            float revenue_value() const { return m_revenue_value; }

            /**
             * Old address; 0 on the PC and Android.
             */
            uint32_t object_ptr() const { return m_object_ptr; }

            /**
             * Shots; the price of a property; the most that a business holds.
             */
            uint32_t ammo_or_max() const { return m_ammo_or_max; }

            /**
             * When it comes back.
             */
            uint32_t regeneration_time() const { return m_regeneration_time; }

            /**
             * Towards the east.
             */
            int16_t x() const { return m_x; }

            /**
             * Towards the north.
             */
            int16_t y() const { return m_y; }

            /**
             * Up.
             */
            int16_t z() const { return m_z; }

            /**
             * What a business makes.
             */
            uint16_t money_per_day() const { return m_money_per_day; }

            /**
             * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
             * money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
             * 1274 business, 1277 save disk.
             */
            int16_t model() const { return m_model; }

            /**
             * How often the place was used.
             */
            uint16_t counter() const { return m_counter; }

            /**
             * What it does when it is taken.
             */
            uint8_t pickup_type() const { return m_pickup_type; }

            /**
             * State.
             */
            pickup_bits_t* flags() const { return m_flags.get(); }

            /**
             * Nothing; 0.
             */
            std::string gap_01d() const { return m_gap_01d; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::pickups_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::pickup_t& obj);
        };

        /**
         * Bits of pickups.
         */

        class pickup_bits_t : public kaitai::kstruct {

        public:

            pickup_bits_t(kaitai::kstream* p__io, gta_sa_save_t::pickup_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~pickup_bits_t();

        private:
            bool f_property_text_name;
            property_offer_t m_property_text_name;

        public:

            /**
             * Meaning of `property_text`.
             */
            property_offer_t property_text_name();

        private:
            bool m_disabled;
            bool m_is_empty;
            bool m_help_shown;
            bool m_is_visible;
            uint64_t m_property_text;
            bool m_unknown_pickup_bit;
            gta_sa_save_t* m__root;
            gta_sa_save_t::pickup_t* m__parent;

        public:

            /**
             * Taken, waits to come back.
             */
            bool disabled() const { return m_disabled; }

            /**
             * Holds no more ammunition.
             */
            bool is_empty() const { return m_is_empty; }

            /**
             * Its help text has been shown.
             */
            bool help_shown() const { return m_help_shown; }

            /**
             * Its object is drawn.
             */
            bool is_visible() const { return m_is_visible; }

            /**
             * Text of a property: 1 where it is for sale, 2 where it is locked.
             */
            uint64_t property_text() const { return m_property_text; }

            /**
             * Unknown; 0.
             */
            bool unknown_pickup_bit() const { return m_unknown_pickup_bit; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::pickup_t* _parent() const { return m__parent; }
        };

        /**
         * Block 6.
         */

        class pickups_block_t : public kaitai::kstruct {

        public:

            pickups_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~pickups_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<pickup_t>>> m_pickups;
            std::string m_guard_collected_index;
            bool n_guard_collected_index;

        public:
            bool _is_null_guard_collected_index() { guard_collected_index(); return n_guard_collected_index; };

        private:
            uint16_t m_collected_index;
            std::string m_guard_weapon_help_left;
            bool n_guard_weapon_help_left;

        public:
            bool _is_null_guard_weapon_help_left() { guard_weapon_help_left(); return n_guard_weapon_help_left; };

        private:
            uint8_t m_weapon_help_left;
            std::unique_ptr<std::vector<uint32_t>> m_collected_refs;
            bool n_collected_refs;

        public:
            bool _is_null_collected_refs() { collected_refs(); return n_collected_refs; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_u4_t>>> m_guarded_collected_refs;
            bool n_guarded_collected_refs;

        public:
            bool _is_null_guarded_collected_refs() { guarded_collected_refs(); return n_guarded_collected_refs; };

        private:
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Places for pickups.
             */
            std::vector<std::unique_ptr<pickup_t>>* pickups() const { return m_pickups.get(); }

            /**
             * Guard of `collected_index`.
             */
            std::string guard_collected_index() const { return m_guard_collected_index; }

            /**
             * Where the next one is noted, 0 to 19.
             */
            uint16_t collected_index() const { return m_collected_index; }

            /**
             * Guard of `weapon_help_left`.
             */
            std::string guard_weapon_help_left() const { return m_guard_weapon_help_left; }

            /**
             * How often the help about weapons is still shown; 10 at the start.
             */
            uint8_t weapon_help_left() const { return m_weapon_help_left; }

            /**
             * What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
             * none.
             */
            std::vector<uint32_t>* collected_refs() const { return m_collected_refs.get(); }

            /**
             * The same as `collected_refs`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_u4_t>>* guarded_collected_refs() const { return m_guarded_collected_refs.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A licence plate for a parked car.
         */

        class plate_t : public kaitai::kstruct {

        public:

            plate_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::car_generators_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~plate_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            int32_t m_generator_index;
            std::string m_plate_text;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::car_generators_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * `index` of the parked car; -1 where free.
             */
            int32_t generator_index() const { return m_generator_index; }

            /**
             * Eight characters, filled with blanks, then zeros.
             */
            std::string plate_text() const { return m_plate_text; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::car_generators_block_t* _parent() const { return m__parent; }
        };

        /**
         * The player.
         */

        class player_t : public kaitai::kstruct {

        public:

            player_t(kaitai::kstream* p__io, gta_sa_save_t::pools_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~player_t();

        private:
            bool f_active_weapon_slot_name;
            weapon_slot_t m_active_weapon_slot_name;

        public:

            /**
             * Meaning of `active_weapon_slot`.
             */
            weapon_slot_t active_weapon_slot_name();

        private:
            bool f_area_name;
            interior_area_t m_area_name;

        public:

            /**
             * Meaning of `area`.
             */
            interior_area_t area_name();

        private:
            bool f_chosen_weapon_slot_name;
            weapon_slot_t m_chosen_weapon_slot_name;

        public:

            /**
             * Meaning of `chosen_weapon_slot`.
             */
            weapon_slot_t chosen_weapon_slot_name();

        private:
            bool f_created_by_name;
            creator_t m_created_by_name;

        public:

            /**
             * Meaning of `created_by`.
             */
            creator_t created_by_name();

        private:
            bool f_fighting_style_name;
            fighting_t m_fighting_style_name;

        public:

            /**
             * Meaning of `fighting_style`.
             */
            fighting_t fighting_style_name();

        private:
            bool f_ped_type_name;
            ped_kind_t m_ped_type_name;

        public:

            /**
             * Meaning of `ped_type`.
             */
            ped_kind_t ped_type_name();

        private:
            uint32_t m_handle;
            int32_t m_model;
            int32_t m_ped_type;
            uint32_t m_ped_size;
            std::unique_ptr<vec3_t> m_position;
            float m_health;
            float m_armor;
            std::unique_ptr<std::vector<std::unique_ptr<weapon_t>>> m_weapons;
            uint8_t m_created_by;
            uint8_t m_active_weapon_slot;
            uint8_t m_area;
            std::string m_gap_027;
            int32_t m_exit_index;
            uint8_t m_fighting_style;
            uint8_t m_allowed_attack_moves;
            std::string m_gap_02e;
            uint32_t m_player_size;
            uint32_t m_chaos_level;
            uint8_t m_wanted_level;
            std::string m_gap_039;
            std::unique_ptr<std::vector<uint32_t>> m_model_keys;
            std::unique_ptr<std::vector<uint32_t>> m_texture_keys;
            float m_fat;
            float m_muscle;
            uint8_t m_chosen_weapon_slot;
            std::string m_gap_0b5;
            gta_sa_save_t* m__root;
            gta_sa_save_t::pools_block_t* m__parent;

        public:

            /**
             * Place among people * 256 + counter.
             */
            uint32_t handle() const { return m_handle; }

            /**
             * Model; 0.
             */
            int32_t model() const { return m_model; }

            /**
             * Kind of person; 0.
             */
            int32_t ped_type() const { return m_ped_type; }

            /**
             * Bytes up to `player_size`: 396.
             */
            uint32_t ped_size() const { return m_ped_size; }

            /**
             * Where he stands.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * The lower of 200 and `player_info.max_health` after a save.
             */
            float health() const { return m_health; }

            /**
             * 0 to 150.
             */
            float armor() const { return m_armor; }

            /**
             * What he carries, one weapon of each kind.
             */
            std::vector<std::unique_ptr<weapon_t>>* weapons() const { return m_weapons.get(); }

            /**
             * What made the player; 2 in every file.
             */
            uint8_t created_by() const { return m_created_by; }

            /**
             * Kind of weapon in the hand.
             */
            uint8_t active_weapon_slot() const { return m_active_weapon_slot; }

            /**
             * Area code, the low byte of `simple_variables.interior`.
             */
            uint8_t area() const { return m_area; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_027() const { return m_gap_027; }

            /**
             * Door by which he leaves: the top of `entry_exits.stack`, or -1
             * outside.
             */
            int32_t exit_index() const { return m_exit_index; }

            /**
             * How he fights: 15 from the start, others from gyms or scripts.
             */
            uint8_t fighting_style() const { return m_fighting_style; }

            /**
             * Moves that he may use, a bit for each: 15, the four low bits, from the
             * start.
             */
            uint8_t allowed_attack_moves() const { return m_allowed_attack_moves; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_02e() const { return m_gap_02e; }

            /**
             * Bytes of the rest: 132.
             */
            uint32_t player_size() const { return m_player_size; }

            /**
             * Chaos that the player has made; 0, because saving clears it.
             */
            uint32_t chaos_level() const { return m_chaos_level; }

            /**
             * Stars; 0, because saving clears them.
             */
            uint8_t wanted_level() const { return m_wanted_level; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_039() const { return m_gap_039; }

            /**
             * Clothes by the CRC-32 (without the final inversion) of the model's
             * name in capitals; 0 for none.
             */
            std::vector<uint32_t>* model_keys() const { return m_model_keys.get(); }

            /**
             * Their textures in the same way.
             */
            std::vector<uint32_t>* texture_keys() const { return m_texture_keys.get(); }

            /**
             * Copy of statistic 21.
             */
            float fat() const { return m_fat; }

            /**
             * Copy of statistic 23.
             */
            float muscle() const { return m_muscle; }

            /**
             * The same as `active_weapon_slot`.
             */
            uint8_t chosen_weapon_slot() const { return m_chosen_weapon_slot; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0b5() const { return m_gap_0b5; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::pools_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 15.
         */

        class player_info_block_t : public kaitai::kstruct {

        public:

            player_info_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~player_info_block_t();

        private:
            bool f_player_state_name;
            player_condition_t m_player_state_name;

        public:

            /**
             * Meaning of `player_state`.
             */
            player_condition_t player_state_name();

        private:
            std::string m_guard_info_size;
            bool n_guard_info_size;

        public:
            bool _is_null_guard_info_size() { guard_info_size(); return n_guard_info_size; };

        private:
            uint32_t m_info_size;
            std::string m_guard_body;
            bool n_guard_body;

        public:
            bool _is_null_guard_body() { guard_body(); return n_guard_body; };

        private:
            int32_t m_money;
            uint16_t m_car_density;
            uint8_t m_player_state;
            std::string m_gap_00b;
            float m_road_density;
            int32_t m_money_shown;
            uint8_t m_hours_not_eaten;
            std::string m_gap_015;
            uint32_t m_collectables_picked_up;
            uint32_t m_collectables_total;
            uint8_t m_infinite_run;
            uint8_t m_fast_reload;
            uint8_t m_fireproof;
            uint8_t m_max_health;
            uint8_t m_max_armor;
            uint8_t m_free_busted_once;
            uint8_t m_free_wasted_once;
            uint8_t m_can_drive_by;
            uint8_t m_busted_audio_status;
            std::string m_gap_029;
            uint16_t m_last_bust_message;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `info_size`.
             */
            std::string guard_info_size() const { return m_guard_info_size; }

            /**
             * Bytes that follow: 40.
             */
            uint32_t info_size() const { return m_info_size; }

            /**
             * Guard of what follows.
             */
            std::string guard_body() const { return m_guard_body; }

            /**
             * Money.
             */
            int32_t money() const { return m_money; }

            /**
             * Cars on the road; 0.
             */
            uint16_t car_density() const { return m_car_density; }

            /**
             * How the player fares; 0 in every file.
             */
            uint8_t player_state() const { return m_player_state; }

            /**
             * Nothing; 0.
             */
            std::string gap_00b() const { return m_gap_00b; }

            /**
             * Roads around the player, 0.69 to 1.02.
             */
            float road_density() const { return m_road_density; }

            /**
             * Money that the screen shows on its way to `money`.
             */
            int32_t money_shown() const { return m_money_shown; }

            /**
             * Hours without a meal; 0, because saving sets it back.
             */
            uint8_t hours_not_eaten() const { return m_hours_not_eaten; }

            /**
             * Nothing; 0.
             */
            std::string gap_015() const { return m_gap_015; }

            /**
             * Leftover of earlier games.
             */
            uint32_t collectables_picked_up() const { return m_collectables_picked_up; }

            /**
             * Leftover of earlier games.
             */
            uint32_t collectables_total() const { return m_collectables_total; }

            /**
             * Whether running does not tire (opcode 0330)
             */
            uint8_t infinite_run() const { return m_infinite_run; }

            /**
             * Whether weapons are loaded at once (opcode 0331)
             */
            uint8_t fast_reload() const { return m_fast_reload; }

            /**
             * Whether fire does no harm (opcode 055D)
             */
            uint8_t fireproof() const { return m_fireproof; }

            /**
             * Most health: statistic 24 times 0.176, on phones 0.22, without the
             * fraction.
             */
            uint8_t max_health() const { return m_max_health; }

            /**
             * Most armour: 100 or 150 (opcode 055F).
             */
            uint8_t max_armor() const { return m_max_armor; }

            /**
             * Whether the next arrest costs nothing.
             */
            uint8_t free_busted_once() const { return m_free_busted_once; }

            /**
             * Whether the next death costs nothing (opcode 0414)
             */
            uint8_t free_wasted_once() const { return m_free_wasted_once; }

            /**
             * Whether the player may shoot from cars (opcode 0501)
             */
            uint8_t can_drive_by() const { return m_can_drive_by; }

            /**
             * Speech at arrests, 0 to 2.
             */
            uint8_t busted_audio_status() const { return m_busted_audio_status; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_029() const { return m_gap_029; }

            /**
             * Speech at the last arrest, 1 to 3.
             */
            uint16_t last_bust_message() const { return m_last_bust_message; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Block 2. The player with all he carries, and objects.
         */

        class pools_block_t : public kaitai::kstruct {

        public:

            pools_block_t(kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~pools_block_t();

        private:
            uint32_t m_num_players;
            std::unique_ptr<std::vector<std::unique_ptr<player_t>>> m_players;
            uint32_t m_num_objects;
            std::unique_ptr<std::vector<std::unique_ptr<script_object_t>>> m_objects;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Players that follow; 1.
             */
            uint32_t num_players() const { return m_num_players; }

            /**
             * The player.
             */
            std::vector<std::unique_ptr<player_t>>* players() const { return m_players.get(); }

            /**
             * Objects that follow; 28 to 81.
             */
            uint32_t num_objects() const { return m_num_objects; }

            /**
             * Objects that scripts made.
             */
            std::vector<std::unique_ptr<script_object_t>>* objects() const { return m_objects.get(); }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Kind of people in a zone.
         */

        class population_bits_t : public kaitai::kstruct {

        public:

            population_bits_t(kaitai::kstream* p__io, gta_sa_save_t::zone_info_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~population_bits_t();

        private:
            bool f_group_id_name;
            population_group_t m_group_id_name;

        public:

            /**
             * Meaning of `group_id`.
             */
            population_group_t group_id_name();

        private:
            uint64_t m_group_id;
            uint64_t m_radar_mode;
            bool m_no_cops;
            gta_sa_save_t* m__root;
            gta_sa_save_t::zone_info_t* m__parent;

        public:

            /**
             * Group of the population table (opcode 0767), 0 to 19.
             */
            uint64_t group_id() const { return m_group_id; }

            /**
             * 1 when one of the three gangs of Los Santos is there.
             */
            uint64_t radar_mode() const { return m_radar_mode; }

            /**
             * Without police (opcode 09B7)
             */
            bool no_cops() const { return m_no_cops; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::zone_info_t* _parent() const { return m__parent; }
        };

        /**
         * People in a zone.
         */

        class race_bits_t : public kaitai::kstruct {

        public:

            race_bits_t(kaitai::kstream* p__io, gta_sa_save_t::zone_info_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~race_bits_t();

        private:
            bool m_black;
            bool m_white_people;
            bool m_oriental;
            bool m_hispanic;
            uint64_t m_unused_races;
            gta_sa_save_t* m__root;
            gta_sa_save_t::zone_info_t* m__parent;

        public:

            /**
             * Black people live there.
             */
            bool black() const { return m_black; }

            /**
             * White people live there.
             */
            bool white_people() const { return m_white_people; }

            /**
             * People from Asia live there.
             */
            bool oriental() const { return m_oriental; }

            /**
             * Hispanic people live there.
             */
            bool hispanic() const { return m_hispanic; }

            /**
             * Nothing; 0.
             */
            uint64_t unused_races() const { return m_unused_races; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::zone_info_t* _parent() const { return m__parent; }
        };

        /**
         * Block 9.
         */

        class radar_block_t : public kaitai::kstruct {

        public:

            radar_block_t(uint32_t p_num_blips, bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~radar_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<blip_t>>> m_blips;
            uint32_t m_num_blips;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Places for icons.
             */
            std::vector<std::unique_ptr<blip_t>>* blips() const { return m_blips.get(); }

            /**
             * Blips: 175 on the PC, 250 elsewhere.
             */
            uint32_t num_blips() const { return m_num_blips; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Block 26.
         */

        class radio_block_t : public kaitai::kstruct {

        public:

            radio_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~radio_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            bool f_pending_kind_name;
            news_kind_t m_pending_kind_name;

        public:

            /**
             * Meaning of `pending_kind`.
             */
            news_kind_t pending_kind_name();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<station_history_t>>> m_stations;
            bool n_stations;

        public:
            bool _is_null_stations() { stations(); return n_stations; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_station_t>>> m_guarded_stations;
            bool n_guarded_stations;

        public:
            bool _is_null_guarded_stations() { guarded_stations(); return n_guarded_stations; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_stat_mirror;
            bool n_stat_mirror;

        public:
            bool _is_null_stat_mirror() { stat_mirror(); return n_stat_mirror; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_u1_t>>> m_guarded_stat_mirror;
            bool n_guarded_stat_mirror;

        public:
            bool _is_null_guarded_stat_mirror() { guarded_stat_mirror(); return n_guarded_stat_mirror; };

        private:
            std::string m_guard_last_change_day;
            bool n_guard_last_change_day;

        public:
            bool _is_null_guard_last_change_day() { guard_last_change_day(); return n_guard_last_change_day; };

        private:
            uint8_t m_last_change_day;
            std::string m_guard_last_change_hour;
            bool n_guard_last_change_hour;

        public:
            bool _is_null_guard_last_change_hour() { guard_last_change_hour(); return n_guard_last_change_hour; };

        private:
            uint8_t m_last_change_hour;
            std::string m_guard_expiry_hours;
            bool n_guard_expiry_hours;

        public:
            bool _is_null_guard_expiry_hours() { guard_expiry_hours(); return n_guard_expiry_hours; };

        private:
            uint8_t m_expiry_hours;
            std::string m_guard_pending_kind;
            bool n_guard_pending_kind;

        public:
            bool _is_null_guard_pending_kind() { guard_pending_kind(); return n_guard_pending_kind; };

        private:
            uint8_t m_pending_kind;
            std::string m_guard_banter_index;
            bool n_guard_banter_index;

        public:
            bool _is_null_guard_banter_index() { guard_banter_index(); return n_guard_banter_index; };

        private:
            uint8_t m_banter_index;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * What the stations have played.
             */
            std::vector<std::unique_ptr<station_history_t>>* stations() const { return m_stations.get(); }

            /**
             * The same as `stations`, each number with a guard.
             */
            std::vector<std::unique_ptr<guarded_station_t>>* guarded_stations() const { return m_guarded_stations.get(); }

            /**
             * Low bytes of the statistics by which the stations choose what they talk
             * about.
             */
            std::vector<uint8_t>* stat_mirror() const { return m_stat_mirror.get(); }

            /**
             * The same as `stat_mirror`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_u1_t>>* guarded_stat_mirror() const { return m_guarded_stat_mirror.get(); }

            /**
             * Guard of `last_change_day`.
             */
            std::string guard_last_change_day() const { return m_guard_last_change_day; }

            /**
             * Day of the month of the last news.
             */
            uint8_t last_change_day() const { return m_last_change_day; }

            /**
             * Guard of `last_change_hour`.
             */
            std::string guard_last_change_hour() const { return m_guard_last_change_hour; }

            /**
             * Hour of the last news; 255 for never.
             */
            uint8_t last_change_hour() const { return m_last_change_hour; }

            /**
             * Guard of `expiry_hours`.
             */
            std::string guard_expiry_hours() const { return m_guard_expiry_hours; }

            /**
             * Hours for which they are news: 24 after a new city, 168 (a week) after
             * a mission, 255 without end.
             */
            uint8_t expiry_hours() const { return m_expiry_hours; }

            /**
             * Guard of `pending_kind`.
             */
            std::string guard_pending_kind() const { return m_guard_pending_kind; }

            /**
             * What the news are about; 2 and 3 occur.
             */
            uint8_t pending_kind() const { return m_pending_kind; }

            /**
             * Guard of `banter_index`.
             */
            std::string guard_banter_index() const { return m_guard_banter_index; }

            /**
             * Talk about it; 255 for none.
             */
            uint8_t banter_index() const { return m_banter_index; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * What one kind of people thinks of the others, a bit for each (opcode
         * 0746).
         */

        class relation_t : public kaitai::kstruct {

        public:

            relation_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::ped_relationships_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~relation_t();

        private:
            std::string m_guard_respect;
            bool n_guard_respect;

        public:
            bool _is_null_guard_respect() { guard_respect(); return n_guard_respect; };

        private:
            uint32_t m_respect;
            std::string m_guard_like;
            bool n_guard_like;

        public:
            bool _is_null_guard_like() { guard_like(); return n_guard_like; };

        private:
            uint32_t m_like;
            std::string m_guard_ignore;
            bool n_guard_ignore;

        public:
            bool _is_null_guard_ignore() { guard_ignore(); return n_guard_ignore; };

        private:
            uint32_t m_ignore;
            std::string m_guard_dislike;
            bool n_guard_dislike;

        public:
            bool _is_null_guard_dislike() { guard_dislike(); return n_guard_dislike; };

        private:
            uint32_t m_dislike;
            std::string m_guard_hate;
            bool n_guard_hate;

        public:
            bool _is_null_guard_hate() { guard_hate(); return n_guard_hate; };

        private:
            uint32_t m_hate;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::ped_relationships_block_t* m__parent;

        public:

            /**
             * Guard of `respect`.
             */
            std::string guard_respect() const { return m_guard_respect; }

            /**
             * Whom it respects.
             */
            uint32_t respect() const { return m_respect; }

            /**
             * Guard of `like`.
             */
            std::string guard_like() const { return m_guard_like; }

            /**
             * Whom it likes.
             */
            uint32_t like() const { return m_like; }

            /**
             * Guard of `ignore`.
             */
            std::string guard_ignore() const { return m_guard_ignore; }

            /**
             * Whom it ignores; none.
             */
            uint32_t ignore() const { return m_ignore; }

            /**
             * Guard of `dislike`.
             */
            std::string guard_dislike() const { return m_guard_dislike; }

            /**
             * Whom it does not like.
             */
            uint32_t dislike() const { return m_dislike; }

            /**
             * Guard of `hate`.
             */
            std::string guard_hate() const { return m_guard_hate; }

            /**
             * Whom it hates.
             */
            uint32_t hate() const { return m_hate; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::ped_relationships_block_t* _parent() const { return m__parent; }
        };

        /**
         * A place to wake up at.
         */

        class restart_t : public kaitai::kstruct {

        public:

            restart_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::game_logic_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~restart_t();

        private:
            std::string m_guard_position;
            bool n_guard_position;

        public:
            bool _is_null_guard_position() { guard_position(); return n_guard_position; };

        private:
            std::unique_ptr<vec3_t> m_position;
            std::string m_guard_heading;
            bool n_guard_heading;

        public:
            bool _is_null_guard_heading() { guard_heading(); return n_guard_heading; };

        private:
            float m_heading;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::game_logic_block_t* m__parent;

        public:

            /**
             * Guard of `position`.
             */
            std::string guard_position() const { return m_guard_position; }

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Guard of `heading`.
             */
            std::string guard_heading() const { return m_guard_heading; }

            /**
             * Where the player looks.
             */
            float heading() const { return m_heading; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::game_logic_block_t* _parent() const { return m__parent; }
        };

        /**
         * A place to wake up at.
         */

        class restart_point_t : public kaitai::kstruct {

        public:

            restart_point_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::restart_points_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~restart_point_t();

        private:
            std::string m_guard_position;
            bool n_guard_position;

        public:
            bool _is_null_guard_position() { guard_position(); return n_guard_position; };

        private:
            std::unique_ptr<vec3_t> m_position;
            std::string m_guard_heading;
            bool n_guard_heading;

        public:
            bool _is_null_guard_heading() { guard_heading(); return n_guard_heading; };

        private:
            float m_heading;
            std::string m_guard_when_to_use;
            bool n_guard_when_to_use;

        public:
            bool _is_null_guard_when_to_use() { guard_when_to_use(); return n_guard_when_to_use; };

        private:
            int32_t m_when_to_use;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::restart_points_block_t* m__parent;

        public:

            /**
             * Guard of `position`.
             */
            std::string guard_position() const { return m_guard_position; }

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Guard of `heading`.
             */
            std::string guard_heading() const { return m_guard_heading; }

            /**
             * Where the player looks.
             */
            float heading() const { return m_heading; }

            /**
             * Guard of `when_to_use`.
             */
            std::string guard_when_to_use() const { return m_guard_when_to_use; }

            /**
             * Cities that must be unlocked (statistic 181), 0 to 2.
             */
            int32_t when_to_use() const { return m_when_to_use; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::restart_points_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 8. Where the player wakes up.
         */

        class restart_points_block_t : public kaitai::kstruct {

        public:

            restart_points_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~restart_points_block_t();

        private:
            std::string m_guard_num_hospitals;
            bool n_guard_num_hospitals;

        public:
            bool _is_null_guard_num_hospitals() { guard_num_hospitals(); return n_guard_num_hospitals; };

        private:
            uint16_t m_num_hospitals;
            std::unique_ptr<std::vector<std::unique_ptr<restart_point_t>>> m_hospitals;
            std::string m_guard_num_police_stations;
            bool n_guard_num_police_stations;

        public:
            bool _is_null_guard_num_police_stations() { guard_num_police_stations(); return n_guard_num_police_stations; };

        private:
            uint16_t m_num_police_stations;
            std::unique_ptr<std::vector<std::unique_ptr<restart_point_t>>> m_police_stations;
            std::string m_guard_override_restart;
            bool n_guard_override_restart;

        public:
            bool _is_null_guard_override_restart() { guard_override_restart(); return n_guard_override_restart; };

        private:
            uint8_t m_override_restart;
            std::string m_guard_override_position;
            bool n_guard_override_position;

        public:
            bool _is_null_guard_override_position() { guard_override_position(); return n_guard_override_position; };

        private:
            std::unique_ptr<vec3_t> m_override_position;
            std::string m_guard_fade_in_after_death;
            bool n_guard_fade_in_after_death;

        public:
            bool _is_null_guard_fade_in_after_death() { guard_fade_in_after_death(); return n_guard_fade_in_after_death; };

        private:
            uint8_t m_fade_in_after_death;
            std::string m_guard_fade_in_after_arrest;
            bool n_guard_fade_in_after_arrest;

        public:
            bool _is_null_guard_fade_in_after_arrest() { guard_fade_in_after_arrest(); return n_guard_fade_in_after_arrest; };

        private:
            uint8_t m_fade_in_after_arrest;
            std::unique_ptr<extra_restart_t> m_extra_hospital;
            std::unique_ptr<extra_restart_t> m_extra_police;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_hospitals`.
             */
            std::string guard_num_hospitals() const { return m_guard_num_hospitals; }

            /**
             * Hospitals that follow.
             */
            uint16_t num_hospitals() const { return m_num_hospitals; }

            /**
             * Hospitals.
             */
            std::vector<std::unique_ptr<restart_point_t>>* hospitals() const { return m_hospitals.get(); }

            /**
             * Guard of `num_police_stations`.
             */
            std::string guard_num_police_stations() const { return m_guard_num_police_stations; }

            /**
             * Police stations that follow.
             */
            uint16_t num_police_stations() const { return m_num_police_stations; }

            /**
             * Police stations.
             */
            std::vector<std::unique_ptr<restart_point_t>>* police_stations() const { return m_police_stations.get(); }

            /**
             * Guard of `override_restart`.
             */
            std::string guard_override_restart() const { return m_guard_override_restart; }

            /**
             * Whether the next one is at `override_position`.
             */
            uint8_t override_restart() const { return m_override_restart; }

            /**
             * Guard of `override_position`.
             */
            std::string guard_override_position() const { return m_guard_override_position; }

            /**
             * Where a script put the next one (opcode 016E)
             */
            vec3_t* override_position() const { return m_override_position.get(); }

            /**
             * Guard of `fade_in_after_death`.
             */
            std::string guard_fade_in_after_death() const { return m_guard_fade_in_after_death; }

            /**
             * Whether the picture comes back after death.
             */
            uint8_t fade_in_after_death() const { return m_fade_in_after_death; }

            /**
             * Guard of `fade_in_after_arrest`.
             */
            std::string guard_fade_in_after_arrest() const { return m_guard_fade_in_after_arrest; }

            /**
             * Whether the picture comes back after an arrest.
             */
            uint8_t fade_in_after_arrest() const { return m_fade_in_after_arrest; }

            /**
             * A hospital for those who die near it (opcode 08DF)
             */
            extra_restart_t* extra_hospital() const { return m_extra_hospital.get(); }

            /**
             * A police station for those who are arrested near it (opcode 08E0)
             */
            extra_restart_t* extra_police() const { return m_extra_police.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A script that starts by itself, because the player comes near or because
         * the game asks for it.
         */

        class script_brain_t : public kaitai::kstruct {

        public:

            script_brain_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~script_brain_t();

        private:
            bool f_brain_type_name;
            brain_kind_t m_brain_type_name;

        public:

            /**
             * Meaning of `brain_type`.
             */
            brain_kind_t brain_type_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            int16_t m_script_index;
            int8_t m_brain_type;
            int8_t m_group;
            uint8_t m_is_active;
            std::string m_gap_005;
            float m_radius;
            std::string m_target;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Number of the script in script.img; -1 in a free place.
             */
            int16_t script_index() const { return m_script_index; }

            /**
             * What starts it; 0, 1, 3 and 5 are in use, -1 in a free place.
             */
            int8_t brain_type() const { return m_brain_type; }

            /**
             * Scripts that are switched together: 1 for those of casinos, -1 for
             * none.
             */
            int8_t group() const { return m_group; }

            /**
             * Whether it may start.
             */
            uint8_t is_active() const { return m_is_active; }

            /**
             * Nothing; 0.
             */
            std::string gap_005() const { return m_gap_005; }

            /**
             * How near to the object the player must come; 5 unless set, 4 to 150.
             */
            float radius() const { return m_radius; }

            /**
             * To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
             * two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
             * filled with zeros.
             */
            std::string target() const { return m_target; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * An object that a script made.
         */

        class script_object_t : public kaitai::kstruct {

        public:

            script_object_t(kaitai::kstream* p__io, gta_sa_save_t::pools_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~script_object_t();

        private:
            bool f_collision_damage_effect_name;
            damage_effect_t m_collision_damage_effect_name;

        public:

            /**
             * Meaning of `collision_damage_effect`.
             */
            damage_effect_t collision_damage_effect_name();

        private:
            bool f_model_name;
            object_model_t m_model_name;

        public:

            /**
             * Meaning of `model`.
             */
            object_model_t model_name();

        private:
            bool f_object_type_name;
            object_origin_t m_object_type_name;

        public:

            /**
             * Meaning of `object_type`.
             */
            object_origin_t object_type_name();

        private:
            bool f_special_collision_response_name;
            collision_response_t m_special_collision_response_name;

        public:

            /**
             * Meaning of `special_collision_response`.
             */
            collision_response_t special_collision_response_name();

        private:
            uint32_t m_handle;
            int32_t m_model;
            uint32_t m_object_size;
            std::unique_ptr<vec3_t> m_position;
            std::unique_ptr<direction_t> m_right;
            std::unique_ptr<direction_t> m_forward;
            std::string m_gap_018;
            uint8_t m_bonus_value;
            std::string m_gap_01f;
            uint16_t m_cost_value;
            int32_t m_removal_time;
            std::unique_ptr<entity_bits_t> m_entity_flags;
            int8_t m_unused;
            std::string m_gap_027;
            std::unique_ptr<object_bits_t> m_object_flags;
            uint8_t m_object_type;
            uint8_t m_collision_damage_effect;
            uint8_t m_special_collision_response;
            std::unique_ptr<physical_bits_t> m_physical_flags;
            gta_sa_save_t* m__root;
            gta_sa_save_t::pools_block_t* m__parent;

        public:

            /**
             * Place among objects * 256 + counter; the place is below 350.
             */
            uint32_t handle() const { return m_handle; }

            /**
             * Model, 988 to 16,330.
             */
            int32_t model() const { return m_model; }

            /**
             * Bytes that follow: 48.
             */
            uint32_t object_size() const { return m_object_size; }

            /**
             * Where it stands.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Its right side.
             */
            direction_t* right() const { return m_right.get(); }

            /**
             * Its front; its top is the product of the two.
             */
            direction_t* forward() const { return m_forward.get(); }

            /**
             * Old memory; no meaning.
             */
            std::string gap_018() const { return m_gap_018; }

            /**
             * Nothing known; 0.
             */
            uint8_t bonus_value() const { return m_bonus_value; }

            /**
             * Nothing; 0.
             */
            std::string gap_01f() const { return m_gap_01f; }

            /**
             * Nothing known; 0.
             */
            uint16_t cost_value() const { return m_cost_value; }

            /**
             * When it goes; 0.
             */
            int32_t removal_time() const { return m_removal_time; }

            /**
             * What the engine knows about it.
             */
            entity_bits_t* entity_flags() const { return m_entity_flags.get(); }

            /**
             * Nothing; 0.
             */
            int8_t unused() const { return m_unused; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_027() const { return m_gap_027; }

            /**
             * What the game knows about it.
             */
            object_bits_t* object_flags() const { return m_object_flags.get(); }

            /**
             * What made the object; 2 in every file.
             */
            uint8_t object_type() const { return m_object_type; }

            /**
             * What a blow does to it: 0 in 4,214 and 200 in 385 of 4,599 measured
             * objects.
             */
            uint8_t collision_damage_effect() const { return m_collision_damage_effect; }

            /**
             * What it does when something touches it: 0 in 4,379 of 4,599 measured
             * objects, in the others 200, which has no name.
             */
            uint8_t special_collision_response() const { return m_special_collision_response; }

            /**
             * What does not hurt it.
             */
            physical_bits_t* physical_flags() const { return m_physical_flags.get(); }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::pools_block_t* _parent() const { return m__parent; }
        };

        /**
         * A model that a thread has loaded.
         */

        class script_resource_t : public kaitai::kstruct {

        public:

            script_resource_t(kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~script_resource_t();

        private:
            bool f_is_special;
            bool m_is_special;

        public:

            /**
             * Whether the model has a name.
             */
            bool is_special();

        private:
            uint16_t m_index;
            uint16_t m_owner_slot;
            uint32_t m_model;
            uint16_t m_resource_kind;
            std::unique_ptr<special_model_t> m_special;
            bool n_special;

        public:
            bool _is_null_special() { special(); return n_special; };

        private:
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Number of the entry.
             */
            uint16_t index() const { return m_index; }

            /**
             * Place of the thread.
             */
            uint16_t owner_slot() const { return m_owner_slot; }

            /**
             * Model.
             */
            uint32_t model() const { return m_model; }

            /**
             * 1 or 2.
             */
            uint16_t resource_kind() const { return m_resource_kind; }

            /**
             * Name of the model, where it is one that scripts choose.
             */
            special_model_t* special() const { return m_special.get(); }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * A running script: 262 bytes on the PC, 298 elsewhere and more while a
         * mission runs.
         */

        class script_thread_t : public kaitai::kstruct {

        public:

            script_thread_t(bool p_is_mobile, bool p_has_mission_index, bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::scripts_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~script_thread_t();

        private:
            bool f_is_mission_slot;
            bool m_is_mission_slot;

        public:

            /**
             * Whether the mission that runs is stored with the thread.
             */
            bool is_mission_slot();

        private:
            bool f_is_mobile_game;
            bool m_is_mobile_game;

        public:

            /**
             * Whether it is a thread of phones and of the Definitive Edition.
             */
            bool is_mobile_game();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            bool f_num_locals;
            int8_t m_num_locals;

        public:

            /**
             * Variables of the thread.
             */
            int8_t num_locals();

        private:
            std::string m_guard_slot;
            bool n_guard_slot;

        public:
            bool _is_null_guard_slot() { guard_slot(); return n_guard_slot; };

        private:
            uint16_t m_slot;
            std::string m_guard_streamed_script_index;
            bool n_guard_streamed_script_index;

        public:
            bool _is_null_guard_streamed_script_index() { guard_streamed_script_index(); return n_guard_streamed_script_index; };

        private:
            int32_t m_streamed_script_index;
            bool n_streamed_script_index;

        public:
            bool _is_null_streamed_script_index() { streamed_script_index(); return n_streamed_script_index; };

        private:
            std::unique_ptr<loaded_mission_t> m_mission_part;
            bool n_mission_part;

        public:
            bool _is_null_mission_part() { mission_part(); return n_mission_part; };

        private:
            std::string m_guard_image;
            bool n_guard_image;

        public:
            bool _is_null_guard_image() { guard_image(); return n_guard_image; };

        private:
            uint32_t m_next_ptr;
            uint32_t m_prev_ptr;
            std::string m_thread_name;
            uint32_t m_base_ip;
            uint32_t m_ip_abs;
            std::unique_ptr<std::vector<uint32_t>> m_stack_abs;
            uint16_t m_stack_depth;
            std::string m_gap_040;
            std::unique_ptr<std::vector<uint32_t>> m_locals;
            int32_t m_timer_a;
            int32_t m_timer_b;
            uint8_t m_is_active;
            uint8_t m_condition_result;
            uint8_t m_uses_mission_cleanup;
            uint8_t m_is_external;
            uint8_t m_overrides_text_box;
            int8_t m_external_type;
            std::string m_gap_0cc;
            int32_t m_wake_time;
            uint16_t m_and_or_state;
            uint8_t m_not_flag;
            uint8_t m_wasted_busted_check;
            uint8_t m_wasted_or_busted;
            std::string m_gap_0d7;
            int32_t m_scene_skip_ip;
            uint8_t m_is_mission;
            std::string m_gap_0df;
            std::string m_guard_ip_rel;
            bool n_guard_ip_rel;

        public:
            bool _is_null_guard_ip_rel() { guard_ip_rel(); return n_guard_ip_rel; };

        private:
            uint32_t m_ip_rel;
            std::unique_ptr<std::vector<uint32_t>> m_stack_rel;
            bool n_stack_rel;

        public:
            bool _is_null_stack_rel() { stack_rel(); return n_stack_rel; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_u4_t>>> m_guarded_stack_rel;
            bool n_guarded_stack_rel;

        public:
            bool _is_null_guarded_stack_rel() { guarded_stack_rel(); return n_guarded_stack_rel; };

        private:
            bool m_is_mobile;
            bool m_has_mission_index;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::scripts_block_t* m__parent;

        public:

            /**
             * Guard of `slot`.
             */
            std::string guard_slot() const { return m_guard_slot; }

            /**
             * Place among the 96 threads, 16 to 95 on the PC, each once. On phones
             * bit 15 marks a mission.
             */
            uint16_t slot() const { return m_slot; }

            /**
             * Guard of `streamed_script_index`.
             */
            std::string guard_streamed_script_index() const { return m_guard_streamed_script_index; }

            /**
             * Number of the script that is loaded; -1.
             */
            int32_t streamed_script_index() const { return m_streamed_script_index; }

            /**
             * The mission that runs.
             */
            loaded_mission_t* mission_part() const { return m_mission_part.get(); }

            /**
             * Guard of what follows up to `ip_rel`.
             */
            std::string guard_image() const { return m_guard_image; }

            /**
             * Old address; not read.
             */
            uint32_t next_ptr() const { return m_next_ptr; }

            /**
             * Old address; not read.
             */
            uint32_t prev_ptr() const { return m_prev_ptr; }

            /**
             * Name in small letters, once per file, ended by a zero.
             */
            std::string thread_name() const { return m_thread_name; }

            /**
             * Where a mission's script begins; 0.
             */
            uint32_t base_ip() const { return m_base_ip; }

            /**
             * Address of the next instruction, `ip_rel` plus the same for all
             * threads of the file; not read.
             */
            uint32_t ip_abs() const { return m_ip_abs; }

            /**
             * Return addresses in the same way; entries above the depth are old.
             */
            std::vector<uint32_t>* stack_abs() const { return m_stack_abs.get(); }

            /**
             * Return addresses in use; 0, or 1 in `psave1`.
             */
            uint16_t stack_depth() const { return m_stack_depth; }

            /**
             * Nothing; 0.
             */
            std::string gap_040() const { return m_gap_040; }

            /**
             * Variables of the thread: 32, on phones 40.
             */
            std::vector<uint32_t>* locals() const { return m_locals.get(); }

            /**
             * First timer.
             */
            int32_t timer_a() const { return m_timer_a; }

            /**
             * Second timer.
             */
            int32_t timer_b() const { return m_timer_b; }

            /**
             * Whether it runs; 1.
             */
            uint8_t is_active() const { return m_is_active; }

            /**
             * Outcome of the last condition.
             */
            uint8_t condition_result() const { return m_condition_result; }

            /**
             * Whether it cleans up like a mission; 0.
             */
            uint8_t uses_mission_cleanup() const { return m_uses_mission_cleanup; }

            /**
             * Whether it came from outside the main script; 0.
             */
            uint8_t is_external() const { return m_is_external; }

            /**
             * Whether it may replace a help text; 0.
             */
            uint8_t overrides_text_box() const { return m_overrides_text_box; }

            /**
             * What started it from outside; -1.
             */
            int8_t external_type() const { return m_external_type; }

            /**
             * Nothing; 0.
             */
            std::string gap_0cc() const { return m_gap_0cc; }

            /**
             * When it goes on.
             */
            int32_t wake_time() const { return m_wake_time; }

            /**
             * 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
             * several.
             */
            uint16_t and_or_state() const { return m_and_or_state; }

            /**
             * Whether the condition is turned round.
             */
            uint8_t not_flag() const { return m_not_flag; }

            /**
             * Whether it ends when the player dies or is arrested.
             */
            uint8_t wasted_busted_check() const { return m_wasted_busted_check; }

            /**
             * Whether that has happened; 0.
             */
            uint8_t wasted_or_busted() const { return m_wasted_or_busted; }

            /**
             * Nothing; 0.
             */
            std::string gap_0d7() const { return m_gap_0d7; }

            /**
             * Where a skipped scene goes on (opcode 0707); 0.
             */
            int32_t scene_skip_ip() const { return m_scene_skip_ip; }

            /**
             * Whether it is a mission; 0.
             */
            uint8_t is_mission() const { return m_is_mission; }

            /**
             * Nothing; 0.
             */
            std::string gap_0df() const { return m_gap_0df; }

            /**
             * Guard of `ip_rel`.
             */
            std::string guard_ip_rel() const { return m_guard_ip_rel; }

            /**
             * The next instruction, counted from the start of the script space:
             * `len_globals` to `main_script_size` - 1.
             */
            uint32_t ip_rel() const { return m_ip_rel; }

            /**
             * Return addresses counted in the same way; 0 where none stands.
             */
            std::vector<uint32_t>* stack_rel() const { return m_stack_rel.get(); }

            /**
             * The same as `stack_rel`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_u4_t>>* guarded_stack_rel() const { return m_guarded_stack_rel.get(); }

            /**
             * Whether a phone or the Definitive Edition wrote the save.
             */
            bool is_mobile() const { return m_is_mobile; }

            /**
             * Whether a mission part begins with a number.
             */
            bool has_mission_index() const { return m_has_mission_index; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::scripts_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::script_thread_t& obj);
        };

        /**
         * Block 1. What a script is, how far it has run, and what it left in the
         * world.
         */

        class scripts_block_t : public kaitai::kstruct {

        public:

            scripts_block_t(bool p_is_mobile, bool p_has_mission_index, bool p_is_mission_save, bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~scripts_block_t();

        private:
            bool f_is_during_mission;
            bool m_is_during_mission;

        public:

            /**
             * Whether the mission that runs is named.
             */
            bool is_during_mission();

        private:
            bool f_is_mobile_game;
            bool m_is_mobile_game;

        public:

            /**
             * Whether parts of phones and of the Definitive Edition are there.
             */
            bool is_mobile_game();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            bool f_main_script_size_name;
            script_version_t m_main_script_size_name;

        public:

            /**
             * Meaning of `main_script_size`.
             */
            script_version_t main_script_size_name();

        private:
            std::string m_guard_len_globals;
            bool n_guard_len_globals;

        public:
            bool _is_null_guard_len_globals() { guard_len_globals(); return n_guard_len_globals; };

        private:
            uint32_t m_len_globals;
            std::string m_guard_globals;
            bool n_guard_globals;

        public:
            bool _is_null_guard_globals() { guard_globals(); return n_guard_globals; };

        private:
            std::unique_ptr<std::vector<uint32_t>> m_globals;
            std::unique_ptr<std::vector<std::unique_ptr<script_brain_t>>> m_script_brains;
            std::string m_guard_on_mission_flag_offset;
            bool n_guard_on_mission_flag_offset;

        public:
            bool _is_null_guard_on_mission_flag_offset() { guard_on_mission_flag_offset(); return n_guard_on_mission_flag_offset; };

        private:
            int32_t m_on_mission_flag_offset;
            std::string m_guard_last_mission_passed_time;
            bool n_guard_last_mission_passed_time;

        public:
            bool _is_null_guard_last_mission_passed_time() { guard_last_mission_passed_time(); return n_guard_last_mission_passed_time; };

        private:
            uint32_t m_last_mission_passed_time;
            std::unique_ptr<std::vector<std::unique_ptr<building_swap_t>>> m_building_swaps;
            std::unique_ptr<std::vector<std::unique_ptr<invisible_object_t>>> m_invisible_objects;
            std::unique_ptr<std::vector<int32_t>> m_blocked_vehicle_models;
            bool n_blocked_vehicle_models;

        public:
            bool _is_null_blocked_vehicle_models() { blocked_vehicle_models(); return n_blocked_vehicle_models; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_s4_t>>> m_guarded_blocked_vehicle_models;
            bool n_guarded_blocked_vehicle_models;

        public:
            bool _is_null_guarded_blocked_vehicle_models() { guarded_blocked_vehicle_models(); return n_guarded_blocked_vehicle_models; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<lod_pair_t>>> m_lod_pairs;
            std::unique_ptr<std::vector<std::unique_ptr<anim_group_t>>> m_attached_anim_groups;
            std::string m_guard_using_multi_script_file;
            bool n_guard_using_multi_script_file;

        public:
            bool _is_null_guard_using_multi_script_file() { guard_using_multi_script_file(); return n_guard_using_multi_script_file; };

        private:
            uint8_t m_using_multi_script_file;
            std::string m_guard_met_debbie_harry;
            bool n_guard_met_debbie_harry;

        public:
            bool _is_null_guard_met_debbie_harry() { guard_met_debbie_harry(); return n_guard_met_debbie_harry; };

        private:
            uint8_t m_met_debbie_harry;
            std::string m_guard_main_script_size;
            bool n_guard_main_script_size;

        public:
            bool _is_null_guard_main_script_size() { guard_main_script_size(); return n_guard_main_script_size; };

        private:
            uint32_t m_main_script_size;
            std::string m_guard_largest_mission_size;
            bool n_guard_largest_mission_size;

        public:
            bool _is_null_guard_largest_mission_size() { guard_largest_mission_size(); return n_guard_largest_mission_size; };

        private:
            uint32_t m_largest_mission_size;
            std::string m_guard_mission_count;
            bool n_guard_mission_count;

        public:
            bool _is_null_guard_mission_count() { guard_mission_count(); return n_guard_mission_count; };

        private:
            uint16_t m_mission_count;
            std::string m_guard_exclusive_mission_count;
            bool n_guard_exclusive_mission_count;

        public:
            bool _is_null_guard_exclusive_mission_count() { guard_exclusive_mission_count(); return n_guard_exclusive_mission_count; };

        private:
            uint16_t m_exclusive_mission_count;
            std::string m_guard_largest_mission_locals;
            bool n_guard_largest_mission_locals;

        public:
            bool _is_null_guard_largest_mission_locals() { guard_largest_mission_locals(); return n_guard_largest_mission_locals; };

        private:
            uint32_t m_largest_mission_locals;
            std::string m_guard_num_threads;
            bool n_guard_num_threads;

        public:
            bool _is_null_guard_num_threads() { guard_num_threads(); return n_guard_num_threads; };

        private:
            uint32_t m_num_threads;
            std::string m_guard_save_kind;
            bool n_guard_save_kind;

        public:
            bool _is_null_guard_save_kind() { guard_save_kind(); return n_guard_save_kind; };

        private:
            uint32_t m_save_kind;
            bool n_save_kind;

        public:
            bool _is_null_save_kind() { save_kind(); return n_save_kind; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<script_thread_t>>> m_threads;
            std::string m_guard_num_resources;
            bool n_guard_num_resources;

        public:
            bool _is_null_guard_num_resources() { guard_num_resources(); return n_guard_num_resources; };

        private:
            uint16_t m_num_resources;
            bool n_num_resources;

        public:
            bool _is_null_num_resources() { num_resources(); return n_num_resources; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<script_resource_t>>> m_resources;
            bool n_resources;

        public:
            bool _is_null_resources() { resources(); return n_resources; };

        private:
            std::string m_guard_unknown_end;
            bool n_guard_unknown_end;

        public:
            bool _is_null_guard_unknown_end() { guard_unknown_end(); return n_guard_unknown_end; };

        private:
            uint32_t m_unknown_end;
            bool n_unknown_end;

        public:
            bool _is_null_unknown_end() { unknown_end(); return n_unknown_end; };

        private:
            std::string m_mission_name;
            bool n_mission_name;

        public:
            bool _is_null_mission_name() { mission_name(); return n_mission_name; };

        private:
            uint32_t m_mission_end;
            bool n_mission_end;

        public:
            bool _is_null_mission_end() { mission_end(); return n_mission_end; };

        private:
            bool m_is_mobile;
            bool m_has_mission_index;
            bool m_is_mission_save;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `len_globals`.
             */
            std::string guard_len_globals() const { return m_guard_len_globals; }

            /**
             * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
             * Android, 49,492 in the Definitive Edition.
             */
            uint32_t len_globals() const { return m_len_globals; }

            /**
             * Guard of `globals`.
             */
            std::string guard_globals() const { return m_guard_globals; }

            /**
             * Variables of all scripts, four bytes each, with integers, floats or
             * parts of texts: variable 801 is number 801. The first eight bytes are
             * none: they are the jump with which the script begins, bytes 02 00 01,
             * then `len_globals` in four bytes.
             */
            std::vector<uint32_t>* globals() const { return m_globals.get(); }

            /**
             * Scripts that start near people and objects; 62 of 70 places are used
             * in most files.
             */
            std::vector<std::unique_ptr<script_brain_t>>* script_brains() const { return m_script_brains.get(); }

            /**
             * Guard of `on_mission_flag_offset`.
             */
            std::string guard_on_mission_flag_offset() const { return m_guard_on_mission_flag_offset; }

            /**
             * Where the variables hold whether a mission runs, as a multiple of 4:
             * 1636 on the PC (opcode 0180)
             */
            int32_t on_mission_flag_offset() const { return m_on_mission_flag_offset; }

            /**
             * Guard of `last_mission_passed_time`.
             */
            std::string guard_last_mission_passed_time() const { return m_guard_last_mission_passed_time; }

            /**
             * When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
             * for never.
             */
            uint32_t last_mission_passed_time() const { return m_last_mission_passed_time; }

            /**
             * Buildings of which another model is shown (opcode 03B6); used ones
             * come first.
             */
            std::vector<std::unique_ptr<building_swap_t>>* building_swaps() const { return m_building_swaps.get(); }

            /**
             * What scripts hid (opcode 0363)
             */
            std::vector<std::unique_ptr<invisible_object_t>>* invisible_objects() const { return m_invisible_objects.get(); }

            /**
             * Vehicles that do not appear; -1 for none.
             */
            std::vector<int32_t>* blocked_vehicle_models() const { return m_blocked_vehicle_models.get(); }

            /**
             * The same as `blocked_vehicle_models`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_s4_t>>* guarded_blocked_vehicle_models() const { return m_guarded_blocked_vehicle_models.get(); }

            /**
             * Objects with a distant model of their own (opcode 0827)
             */
            std::vector<std::unique_ptr<lod_pair_t>>* lod_pairs() const { return m_lod_pairs.get(); }

            /**
             * Animations that belong to models (opcode 08E8). The unmodified game
             * has `DEALER` for the models 28, 29, 30 and 254.
             */
            std::vector<std::unique_ptr<anim_group_t>>* attached_anim_groups() const { return m_attached_anim_groups.get(); }

            /**
             * Guard of `using_multi_script_file`.
             */
            std::string guard_using_multi_script_file() const { return m_guard_using_multi_script_file; }

            /**
             * Whether missions stand in the main script's file; 1.
             */
            uint8_t using_multi_script_file() const { return m_using_multi_script_file; }

            /**
             * Guard of `met_debbie_harry`.
             */
            std::string guard_met_debbie_harry() const { return m_guard_met_debbie_harry; }

            /**
             * Unused; 0.
             */
            uint8_t met_debbie_harry() const { return m_met_debbie_harry; }

            /**
             * Guard of `main_script_size`.
             */
            std::string guard_main_script_size() const { return m_guard_main_script_size; }

            /**
             * Bytes of the main script, which tell its version: 194,146 is v1,
             * 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
             */
            uint32_t main_script_size() const { return m_main_script_size; }

            /**
             * Guard of `largest_mission_size`.
             */
            std::string guard_largest_mission_size() const { return m_guard_largest_mission_size; }

            /**
             * Bytes of the largest mission; 68,439 in v1 and v2.
             */
            uint32_t largest_mission_size() const { return m_largest_mission_size; }

            /**
             * Guard of `mission_count`.
             */
            std::string guard_mission_count() const { return m_guard_mission_count; }

            /**
             * Missions of the script; 135 in v1 and v2.
             */
            uint16_t mission_count() const { return m_mission_count; }

            /**
             * Guard of `exclusive_mission_count`.
             */
            std::string guard_exclusive_mission_count() const { return m_guard_exclusive_mission_count; }

            /**
             * Missions that run alone; 0.
             */
            uint16_t exclusive_mission_count() const { return m_exclusive_mission_count; }

            /**
             * Guard of `largest_mission_locals`.
             */
            std::string guard_largest_mission_locals() const { return m_guard_largest_mission_locals; }

            /**
             * Variables of the mission with most of them; 964 in v1 and v2.
             */
            uint32_t largest_mission_locals() const { return m_largest_mission_locals; }

            /**
             * Guard of `num_threads`.
             */
            std::string guard_num_threads() const { return m_guard_num_threads; }

            /**
             * Threads that follow, 96 at most.
             */
            uint32_t num_threads() const { return m_num_threads; }

            /**
             * Two guards of `save_kind`.
             */
            std::string guard_save_kind() const { return m_guard_save_kind; }

            /**
             * Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
             * how the game was saved.
             */
            uint32_t save_kind() const { return m_save_kind; }

            /**
             * Running scripts, `main` first.
             */
            std::vector<std::unique_ptr<script_thread_t>>* threads() const { return m_threads.get(); }

            /**
             * Guard of `num_resources`.
             */
            std::string guard_num_resources() const { return m_guard_num_resources; }

            /**
             * Models that follow.
             */
            uint16_t num_resources() const { return m_num_resources; }

            /**
             * Models that threads have loaded.
             */
            std::vector<std::unique_ptr<script_resource_t>>* resources() const { return m_resources.get(); }

            /**
             * Guard of `unknown_end`.
             */
            std::string guard_unknown_end() const { return m_guard_unknown_end; }

            /**
             * Unknown; 0.
             */
            uint32_t unknown_end() const { return m_unknown_end; }

            /**
             * Mission that runs, such as `SYN2`; empty in the Definitive Edition.
             */
            std::string mission_name() const { return m_mission_name; }

            /**
             * Unknown; 1.
             */
            uint32_t mission_end() const { return m_mission_end; }

            /**
             * Whether a phone or the Definitive Edition wrote the save.
             */
            bool is_mobile() const { return m_is_mobile; }

            /**
             * Whether the script of a mission begins with the number of the mission.
             */
            bool has_mission_index() const { return m_has_mission_index; }

            /**
             * Whether the game was saved during a mission.
             */
            bool is_mission_save() const { return m_is_mission_save; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A place at which police appears when the player comes into a rectangle,
         * wanted and in the way that the type asks for. Types of cars for a player
         * in a vehicle want him to move towards the place where they appear. Nothing
         * appears where something stands already.
         */

        class set_piece_t : public kaitai::kstruct {

        public:

            set_piece_t(kaitai::kstream* p__io, gta_sa_save_t::set_pieces_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~set_piece_t();

        private:
            bool f_piece_type_name;
            trap_kind_t m_piece_type_name;

        public:

            /**
             * Meaning of `piece_type`.
             */
            trap_kind_t piece_type_name();

        private:
            int32_t m_last_generation_time;
            int16_t m_x1;
            int16_t m_y1;
            int16_t m_x2;
            int16_t m_y2;
            std::unique_ptr<spot_t> m_spawn_1;
            std::unique_ptr<spot_t> m_spawn_2;
            std::unique_ptr<spot_t> m_target_1;
            std::unique_ptr<spot_t> m_target_2;
            uint8_t m_piece_type;
            std::string m_gap_00d;
            gta_sa_save_t* m__root;
            gta_sa_save_t::set_pieces_block_t* m__parent;

        public:

            /**
             * When it did last; 0 for never. It rests for 40 s after that.
             */
            int32_t last_generation_time() const { return m_last_generation_time; }

            /**
             * Lowest x.
             */
            int16_t x1() const { return m_x1; }

            /**
             * Lowest y.
             */
            int16_t y1() const { return m_y1; }

            /**
             * Highest x.
             */
            int16_t x2() const { return m_x2; }

            /**
             * Highest y.
             */
            int16_t y2() const { return m_y2; }

            /**
             * Where the first appears.
             */
            spot_t* spawn_1() const { return m_spawn_1.get(); }

            /**
             * Where the second appears.
             */
            spot_t* spawn_2() const { return m_spawn_2.get(); }

            /**
             * Where the first heads for; it is not bound to go there.
             */
            spot_t* target_1() const { return m_target_1.get(); }

            /**
             * Where the second heads for.
             */
            spot_t* target_2() const { return m_target_2.get(); }

            /**
             * What appears, and for whom.
             */
            uint8_t piece_type() const { return m_piece_type; }

            /**
             * Nothing; 0.
             */
            std::string gap_00d() const { return m_gap_00d; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::set_pieces_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 17. Places at which police lies in wait (opcode 04F8).
         */

        class set_pieces_block_t : public kaitai::kstruct {

        public:

            set_pieces_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~set_pieces_block_t();

        private:
            std::string m_guard_used_count;
            bool n_guard_used_count;

        public:
            bool _is_null_guard_used_count() { guard_used_count(); return n_guard_used_count; };

        private:
            uint32_t m_used_count;
            std::string m_guard_pieces;
            bool n_guard_pieces;

        public:
            bool _is_null_guard_pieces() { guard_pieces(); return n_guard_pieces; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<set_piece_t>>> m_pieces;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `used_count`.
             */
            std::string guard_used_count() const { return m_guard_used_count; }

            /**
             * Places in use, 209; all 210 are stored.
             */
            uint32_t used_count() const { return m_used_count; }

            /**
             * Guard of `pieces`.
             */
            std::string guard_pieces() const { return m_guard_pieces; }

            /**
             * Places.
             */
            std::vector<std::unique_ptr<set_piece_t>>* pieces() const { return m_pieces.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Block 22.
         */

        class shopping_block_t : public kaitai::kstruct {

        public:

            shopping_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~shopping_block_t();

        private:
            std::string m_guard_num_modifiers;
            bool n_guard_num_modifiers;

        public:
            bool _is_null_guard_num_modifiers() { guard_num_modifiers(); return n_guard_num_modifiers; };

        private:
            uint32_t m_num_modifiers;
            std::unique_ptr<std::vector<std::unique_ptr<changed_price_t>>> m_modifiers;
            std::string m_guard_num_items;
            bool n_guard_num_items;

        public:
            bool _is_null_guard_num_items() { guard_num_items(); return n_guard_num_items; };

        private:
            uint32_t m_num_items;
            std::string m_guard_items;
            bool n_guard_items;

        public:
            bool _is_null_guard_items() { guard_items(); return n_guard_items; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_items;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_modifiers`.
             */
            std::string guard_num_modifiers() const { return m_guard_num_modifiers; }

            /**
             * Prices that follow; 0 to 4.
             */
            uint32_t num_modifiers() const { return m_num_modifiers; }

            /**
             * Changed prices.
             */
            std::vector<std::unique_ptr<changed_price_t>>* modifiers() const { return m_modifiers.get(); }

            /**
             * Guard of `num_items`.
             */
            std::string guard_num_items() const { return m_guard_num_items; }

            /**
             * Goods that follow; 544.
             */
            uint32_t num_items() const { return m_num_items; }

            /**
             * Guard of `items`.
             */
            std::string guard_items() const { return m_guard_items; }

            /**
             * Whether it was bought, in the order of the prices in shopping.dat.
             */
            std::vector<uint8_t>* items() const { return m_items.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Block 0, 312 bytes on the PC and 428 on Android.
         */

        class simple_variables_block_t : public kaitai::kstruct {

        public:

            simple_variables_block_t(bool p_is_mobile, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~simple_variables_block_t();

        private:
            bool f_current_level_name;
            town_t m_current_level_name;

        public:

            /**
             * Meaning of `current_level`.
             */
            town_t current_level_name();

        private:
            bool f_extra_colour_weather_name;
            weather_t m_extra_colour_weather_name;

        public:

            /**
             * Meaning of `extra_colour_weather`.
             */
            weather_t extra_colour_weather_name();

        private:
            bool f_forced_weather_name;
            weather_t m_forced_weather_name;

        public:

            /**
             * Meaning of `forced_weather`.
             */
            weather_t forced_weather_name();

        private:
            bool f_interior_name;
            interior_area_t m_interior_name;

        public:

            /**
             * Meaning of `interior`.
             */
            interior_area_t interior_name();

        private:
            bool f_is_mobile_game;
            bool m_is_mobile_game;

        public:

            /**
             * Whether the settings of phones follow.
             */
            bool is_mobile_game();

        private:
            bool f_is_pc;
            bool m_is_pc;

        public:

            /**
             * Whether the settings of the PC follow.
             */
            bool is_pc();

        private:
            bool f_len_save_name;
            uint8_t m_len_save_name;

        public:

            /**
             * Bytes of `save_name`.
             */
            uint8_t len_save_name();

        private:
            bool f_new_weather_name;
            weather_t m_new_weather_name;

        public:

            /**
             * Meaning of `new_weather`.
             */
            weather_t new_weather_name();

        private:
            bool f_old_weather_name;
            weather_t m_old_weather_name;

        public:

            /**
             * Meaning of `old_weather`.
             */
            weather_t old_weather_name();

        private:
            uint32_t m_version_id;
            std::string m_save_name;
            uint8_t m_mission_pack_game;
            std::string m_gap_069;
            int32_t m_current_level;
            std::unique_ptr<vec3_t> m_camera_pos;
            uint32_t m_ms_per_game_minute;
            uint32_t m_last_clock_tick;
            uint8_t m_game_month;
            uint8_t m_game_day;
            uint8_t m_game_hour;
            uint8_t m_game_minute;
            uint8_t m_game_weekday;
            uint8_t m_stored_month;
            uint8_t m_stored_day;
            uint8_t m_stored_hour;
            uint8_t m_stored_minute;
            uint8_t m_clock_has_been_stored;
            int16_t m_pad_mode;
            uint8_t m_has_cheated;
            std::string m_gap_091;
            uint32_t m_global_timer;
            float m_time_scale;
            float m_time_step;
            float m_time_step_non_clipped;
            uint32_t m_frame_counter;
            int16_t m_old_weather;
            int16_t m_new_weather;
            int16_t m_forced_weather;
            std::string m_gap_0ae;
            float m_weather_interpolation;
            uint32_t m_weather_type_in_list;
            float m_rain;
            uint32_t m_car_zoom;
            uint32_t m_ped_zoom;
            int32_t m_interior;
            uint8_t m_invert_look;
            std::string m_gap_0c9;
            int32_t m_extra_colour;
            uint8_t m_extra_colour_on;
            std::string m_gap_0d1;
            float m_extra_colour_interpolation;
            int32_t m_extra_colour_weather;
            uint32_t m_water_configuration;
            uint8_t m_la_riots;
            uint8_t m_la_riots_no_police_cars;
            std::string m_gap_0e2;
            uint32_t m_max_wanted_level;
            uint32_t m_max_chaos;
            uint8_t m_french_game;
            uint8_t m_german_game;
            uint8_t m_nasty_game;
            std::string m_gap_0ef;
            uint8_t m_cinematic_camera_help_left;
            uint8_t m_motion_blur;
            bool n_motion_blur;

        public:
            bool _is_null_motion_blur() { motion_blur(); return n_motion_blur; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_volumes;
            bool n_volumes;

        public:
            bool _is_null_volumes() { volumes(); return n_volumes; };

        private:
            uint8_t m_unknown_388;
            bool n_unknown_388;

        public:
            bool _is_null_unknown_388() { unknown_388(); return n_unknown_388; };

        private:
            uint8_t m_menu_radio;
            bool n_menu_radio;

        public:
            bool _is_null_menu_radio() { menu_radio(); return n_menu_radio; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_unknown_390;
            bool n_unknown_390;

        public:
            bool _is_null_unknown_390() { unknown_390(); return n_unknown_390; };

        private:
            std::string m_gap_189;
            bool n_gap_189;

        public:
            bool _is_null_gap_189() { gap_189(); return n_gap_189; };

        private:
            uint8_t m_unknown_404;
            bool n_unknown_404;

        public:
            bool _is_null_unknown_404() { unknown_404(); return n_unknown_404; };

        private:
            std::string m_gap_195;
            bool n_gap_195;

        public:
            bool _is_null_gap_195() { gap_195(); return n_gap_195; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_unknown_412;
            bool n_unknown_412;

        public:
            bool _is_null_unknown_412() { unknown_412(); return n_unknown_412; };

        private:
            std::string m_gap_19f;
            bool n_gap_19f;

        public:
            bool _is_null_gap_19f() { gap_19f(); return n_gap_19f; };

        private:
            std::string m_gap_11d;
            bool n_gap_11d;

        public:
            bool _is_null_gap_11d() { gap_11d(); return n_gap_11d; };

        private:
            std::unique_ptr<std::vector<uint16_t>> m_system_time;
            bool n_system_time;

        public:
            bool _is_null_system_time() { system_time(); return n_system_time; };

        private:
            std::string m_gap_12e;
            bool n_gap_12e;

        public:
            bool _is_null_gap_12e() { gap_12e(); return n_gap_12e; };

        private:
            uint32_t m_target_blip;
            uint8_t m_steal_vehicle_help_shown;
            uint8_t m_taxis_have_nitro;
            uint8_t m_prostitutes_pay_you;
            std::string m_gap_137;
            uint32_t m_unknown_424;
            bool n_unknown_424;

        public:
            bool _is_null_unknown_424() { unknown_424(); return n_unknown_424; };

        private:
            bool m_is_mobile;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
             * that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
             * (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
             * 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
             * 0xF2E813F3 Definitive Edition. It does not tell which script the game
             * ran.
             */
            uint32_t version_id() const { return m_version_id; }

            /**
             * Name in the menu. On the PC letters of the game's font, most of them
             * as in ASCII; on phones the key of the last mission's text, in UTF-16.
             * Ends with a zero among the first 24 letters; the game makes it anew at
             * every save.
             */
            std::string save_name() const { return m_save_name; }

            /**
             * Whether a mission pack is played; 0 in all measured files.
             */
            uint8_t mission_pack_game() const { return m_mission_pack_game; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_069() const { return m_gap_069; }

            /**
             * Town, by its number. 0 in most files; not tied to that of the zones.
             */
            int32_t current_level() const { return m_current_level; }

            /**
             * Where the camera was; within 10.1 m of the player.
             */
            vec3_t* camera_pos() const { return m_camera_pos.get(); }

            /**
             * How long a minute of the game is; 1000.
             */
            uint32_t ms_per_game_minute() const { return m_ms_per_game_minute; }

            /**
             * When the clock last went on; equals `global_timer` in a file of the
             * PC.
             */
            uint32_t last_clock_tick() const { return m_last_clock_tick; }

            /**
             * Month, 1 to 12.
             */
            uint8_t game_month() const { return m_game_month; }

            /**
             * Day of the month, 1 to 31.
             */
            uint8_t game_day() const { return m_game_day; }

            /**
             * Hour, 0 to 23.
             */
            uint8_t game_hour() const { return m_game_hour; }

            /**
             * Minute, 0 to 59.
             */
            uint8_t game_minute() const { return m_game_minute; }

            /**
             * Day of the week, 1 to 7.
             */
            uint8_t game_weekday() const { return m_game_weekday; }

            /**
             * Month of the clock that opcode 0253 put aside.
             */
            uint8_t stored_month() const { return m_stored_month; }

            /**
             * Day of the clock that was put aside.
             */
            uint8_t stored_day() const { return m_stored_day; }

            /**
             * Hour of the clock that was put aside.
             */
            uint8_t stored_hour() const { return m_stored_hour; }

            /**
             * Minute of the clock that was put aside.
             */
            uint8_t stored_minute() const { return m_stored_minute; }

            /**
             * Whether a clock was put aside.
             */
            uint8_t clock_has_been_stored() const { return m_clock_has_been_stored; }

            /**
             * Layout of the controller; 0.
             */
            int16_t pad_mode() const { return m_pad_mode; }

            /**
             * Whether the player has cheated; in agreement with statistic 137.
             */
            uint8_t has_cheated() const { return m_has_cheated; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_091() const { return m_gap_091; }

            /**
             * Time played, which all other times refer to; 253,805 to 285,665,273.
             */
            uint32_t global_timer() const { return m_global_timer; }

            /**
             * Speed of the game, 1.0.
             */
            float time_scale() const { return m_time_scale; }

            /**
             * Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
             * 0.00001 in files of the PC.
             */
            float time_step() const { return m_time_step; }

            /**
             * The same without limits; 0 in files of the PC.
             */
            float time_step_non_clipped() const { return m_time_step_non_clipped; }

            /**
             * Frames drawn, 7,289 to 12,250,323.
             */
            uint32_t frame_counter() const { return m_frame_counter; }

            /**
             * Weather that goes.
             */
            int16_t old_weather() const { return m_old_weather; }

            /**
             * Weather that comes.
             */
            int16_t new_weather() const { return m_new_weather; }

            /**
             * Weather that a script holds; -1 for none.
             */
            int16_t forced_weather() const { return m_forced_weather; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0ae() const { return m_gap_0ae; }

            /**
             * How far the change of weather has come, 0 to 1.
             */
            float weather_interpolation() const { return m_weather_interpolation; }

            /**
             * Place in the list of weathers, 0 to 63.
             */
            uint32_t weather_type_in_list() const { return m_weather_type_in_list; }

            /**
             * How hard it rains, 0 to 1.
             */
            float rain() const { return m_rain; }

            /**
             * Camera of vehicles (opcode 09AD), 1 to 3.
             */
            uint32_t car_zoom() const { return m_car_zoom; }

            /**
             * Camera on foot, 1 to 3.
             */
            uint32_t ped_zoom() const { return m_ped_zoom; }

            /**
             * Area code, 0 to 18; 0 is outside. The player carries the same.
             */
            int32_t interior() const { return m_interior; }

            /**
             * Whether looking up and down is swapped.
             */
            uint8_t invert_look() const { return m_invert_look; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0c9() const { return m_gap_0c9; }

            /**
             * Tint of an interior, 0 to 11.
             */
            int32_t extra_colour() const { return m_extra_colour; }

            /**
             * Whether the tint is on: exactly when `extra_colour_interpolation` is
             * 1.
             */
            uint8_t extra_colour_on() const { return m_extra_colour_on; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0d1() const { return m_gap_0d1; }

            /**
             * Strength of the tint, 0 or 1.
             */
            float extra_colour_interpolation() const { return m_extra_colour_interpolation; }

            /**
             * Weather of the tint: 0, 21 or 22.
             */
            int32_t extra_colour_weather() const { return m_extra_colour_weather; }

            /**
             * Water of the map; 0.
             */
            uint32_t water_configuration() const { return m_water_configuration; }

            /**
             * Whether Los Santos riots (opcode 06C8)
             */
            uint8_t la_riots() const { return m_la_riots; }

            /**
             * Whether the riots have no police cars.
             */
            uint8_t la_riots_no_police_cars() const { return m_la_riots_no_police_cars; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0e2() const { return m_gap_0e2; }

            /**
             * Most stars that police gives (opcode 01F0), 0 to 6.
             */
            uint32_t max_wanted_level() const { return m_max_wanted_level; }

            /**
             * The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
             * stars.
             */
            uint32_t max_chaos() const { return m_max_chaos; }

            /**
             * Censored for France; which of the two bytes it is was disputed.
             */
            uint8_t french_game() const { return m_french_game; }

            /**
             * Censored for Germany (opcode 040C), independent of the language.
             */
            uint8_t german_game() const { return m_german_game; }

            /**
             * Whether blood is shown and victims drop money; follows the language.
             */
            uint8_t nasty_game() const { return m_nasty_game; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0ef() const { return m_gap_0ef; }

            /**
             * How often the help for the cinematic camera is still shown; 2 at the
             * start.
             */
            uint8_t cinematic_camera_help_left() const { return m_cinematic_camera_help_left; }

            /**
             * Whether motion blur is on; 1.
             */
            uint8_t motion_blur() const { return m_motion_blur; }

            /**
             * Probably the volume of sound and music; 64.
             */
            std::vector<uint8_t>* volumes() const { return m_volumes.get(); }

            /**
             * Unknown; 1 in all measured files.
             */
            uint8_t unknown_388() const { return m_unknown_388; }

            /**
             * Probably the station of the menu, 1 to 12.
             */
            uint8_t menu_radio() const { return m_menu_radio; }

            /**
             * Unknown; 1, then 0, 2 or 4, then 0.
             */
            std::vector<uint8_t>* unknown_390() const { return m_unknown_390.get(); }

            /**
             * Old memory; no meaning.
             */
            std::string gap_189() const { return m_gap_189; }

            /**
             * Unknown; 1 in all measured files.
             */
            uint8_t unknown_404() const { return m_unknown_404; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_195() const { return m_gap_195; }

            /**
             * Unknown; 1 in all measured files.
             */
            std::vector<uint8_t>* unknown_412() const { return m_unknown_412.get(); }

            /**
             * Old memory; no meaning.
             */
            std::string gap_19f() const { return m_gap_19f; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_11d() const { return m_gap_11d; }

            /**
             * Clock of the computer: year, month, weekday from Sunday on, day, hour,
             * minute, second, millisecond.
             */
            std::vector<uint16_t>* system_time() const { return m_system_time.get(); }

            /**
             * Old memory; no meaning.
             */
            std::string gap_12e() const { return m_gap_12e; }

            /**
             * Waypoint of the player as a handle: slot of the blip + 65,536 times
             * its counter; 0 for none.
             */
            uint32_t target_blip() const { return m_target_blip; }

            /**
             * Whether the help for stealing vehicles was shown.
             */
            uint8_t steal_vehicle_help_shown() const { return m_steal_vehicle_help_shown; }

            /**
             * Whether taxis have nitro (opcode 0572)
             */
            uint8_t taxis_have_nitro() const { return m_taxis_have_nitro; }

            /**
             * Whether prostitutes pay the player (opcode 0A3D)
             */
            uint8_t prostitutes_pay_you() const { return m_prostitutes_pay_you; }

            /**
             * Nothing; 0 on the PC.
             */
            std::string gap_137() const { return m_gap_137; }

            /**
             * Unknown; 0.
             */
            uint32_t unknown_424() const { return m_unknown_424; }

            /**
             * Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.
             */
            bool is_mobile() const { return m_is_mobile; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * Name of a model that scripts choose.
         */

        class special_model_t : public kaitai::kstruct {

        public:

            special_model_t(kaitai::kstream* p__io, gta_sa_save_t::script_resource_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~special_model_t();

        private:
            uint32_t m_len_model_name;
            std::string m_model_name;
            gta_sa_save_t* m__root;
            gta_sa_save_t::script_resource_t* m__parent;

        public:

            /**
             * Bytes of the name.
             */
            uint32_t len_model_name() const { return m_len_model_name; }

            /**
             * Name with a zero behind it, such as `ryder2`.
             */
            std::string model_name() const { return m_model_name; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::script_resource_t* _parent() const { return m__parent; }
        };

        /**
         * A place on the ground.
         */

        class spot_t : public kaitai::kstruct {

        public:

            spot_t(kaitai::kstream* p__io, gta_sa_save_t::set_piece_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~spot_t();

        private:
            int16_t m_x;
            int16_t m_y;
            gta_sa_save_t* m__root;
            gta_sa_save_t::set_piece_t* m__parent;

        public:

            /**
             * Towards the east.
             */
            int16_t x() const { return m_x; }

            /**
             * Towards the north.
             */
            int16_t y() const { return m_y; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::set_piece_t* _parent() const { return m__parent; }
        };

        /**
         * What a station has played.
         */

        class station_history_t : public kaitai::kstruct {

        public:

            station_history_t(kaitai::kstream* p__io, gta_sa_save_t::radio_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~station_history_t();

        private:
            std::unique_ptr<std::vector<int8_t>> m_recent_tracks;
            std::unique_ptr<std::vector<int32_t>> m_recent_idents;
            std::unique_ptr<std::vector<int32_t>> m_recent_adverts;
            std::unique_ptr<std::vector<int32_t>> m_recent_dj;
            gta_sa_save_t* m__root;
            gta_sa_save_t::radio_block_t* m__parent;

        public:

            /**
             * Songs; -1 for none.
             */
            std::vector<int8_t>* recent_tracks() const { return m_recent_tracks.get(); }

            /**
             * Jingles; -1 for none.
             */
            std::vector<int32_t>* recent_idents() const { return m_recent_idents.get(); }

            /**
             * Advertisements; -1 for none.
             */
            std::vector<int32_t>* recent_adverts() const { return m_recent_adverts.get(); }

            /**
             * Talk; -1 for none.
             */
            std::vector<int32_t>* recent_dj() const { return m_recent_dj.get(); }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::radio_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
         * others do not exist.
         */

        class statistics_block_t : public kaitai::kstruct {

        public:

            statistics_block_t(bool p_is_definitive, bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~statistics_block_t();

        private:
            bool f_is_definitive_edition;
            bool m_is_definitive_edition;

        public:

            /**
             * Whether four more bytes follow.
             */
            bool is_definitive_edition();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            bool f_num_int_stats;
            uint8_t m_num_int_stats;

        public:

            /**
             * Whole numbers; the last one of the Definitive Edition is statistic
             * 343.
             */
            uint8_t num_int_stats();

        private:
            std::string m_guard_float_stats;
            bool n_guard_float_stats;

        public:
            bool _is_null_guard_float_stats() { guard_float_stats(); return n_guard_float_stats; };

        private:
            std::unique_ptr<std::vector<float>> m_float_stats;
            std::string m_guard_int_stats;
            bool n_guard_int_stats;

        public:
            bool _is_null_guard_int_stats() { guard_int_stats(); return n_guard_int_stats; };

        private:
            std::unique_ptr<std::vector<int32_t>> m_int_stats;
            std::string m_guard_peds_killed;
            bool n_guard_peds_killed;

        public:
            bool _is_null_guard_peds_killed() { guard_peds_killed(); return n_guard_peds_killed; };

        private:
            std::unique_ptr<std::vector<int32_t>> m_peds_killed;
            std::string m_guard_last_mission_passed;
            bool n_guard_last_mission_passed;

        public:
            bool _is_null_guard_last_mission_passed() { guard_last_mission_passed(); return n_guard_last_mission_passed; };

        private:
            std::string m_last_mission_passed;
            std::string m_guard_radio_listen_time;
            bool n_guard_radio_listen_time;

        public:
            bool _is_null_guard_radio_listen_time() { guard_radio_listen_time(); return n_guard_radio_listen_time; };

        private:
            std::unique_ptr<std::vector<int32_t>> m_radio_listen_time;
            std::string m_guard_mission_attempts;
            bool n_guard_mission_attempts;

        public:
            bool _is_null_guard_mission_attempts() { guard_mission_attempts(); return n_guard_mission_attempts; };

        private:
            std::unique_ptr<std::vector<int32_t>> m_mission_attempts;
            std::unique_ptr<std::vector<uint8_t>> m_stat_message_shown;
            bool n_stat_message_shown;

        public:
            bool _is_null_stat_message_shown() { stat_message_shown(); return n_stat_message_shown; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_flag_t>>> m_guarded_stat_message_shown;
            bool n_guarded_stat_message_shown;

        public:
            bool _is_null_guarded_stat_message_shown() { guarded_stat_message_shown(); return n_guarded_stat_message_shown; };

        private:
            uint32_t m_statistics_end;
            bool n_statistics_end;

        public:
            bool _is_null_statistics_end() { statistics_end(); return n_statistics_end; };

        private:
            bool m_is_definitive;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `float_stats`.
             */
            std::string guard_float_stats() const { return m_guard_float_stats; }

            /**
             * Statistics 0 to 81.
             */
            std::vector<float>* float_stats() const { return m_float_stats.get(); }

            /**
             * Guard of `int_stats`.
             */
            std::string guard_int_stats() const { return m_guard_int_stats; }

            /**
             * Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
             * by the names that scripts give them.
             */
            std::vector<int32_t>* int_stats() const { return m_int_stats.get(); }

            /**
             * Guard of `peds_killed`.
             */
            std::string guard_peds_killed() const { return m_guard_peds_killed; }

            /**
             * People killed, by kind.
             */
            std::vector<int32_t>* peds_killed() const { return m_peds_killed.get(); }

            /**
             * Guard of `last_mission_passed`.
             */
            std::string guard_last_mission_passed() const { return m_guard_last_mission_passed; }

            /**
             * Key of the last mission's text, filled with zeros.
             */
            std::string last_mission_passed() const { return m_last_mission_passed; }

            /**
             * Guard of `radio_listen_time`.
             */
            std::string guard_radio_listen_time() const { return m_guard_radio_listen_time; }

            /**
             * Time with each station.
             */
            std::vector<int32_t>* radio_listen_time() const { return m_radio_listen_time.get(); }

            /**
             * Guard of `mission_attempts`.
             */
            std::string guard_mission_attempts() const { return m_guard_mission_attempts; }

            /**
             * 0 in all measured files.
             */
            std::vector<int32_t>* mission_attempts() const { return m_mission_attempts.get(); }

            /**
             * Whether the message of a line of statdisp.dat was shown.
             */
            std::vector<uint8_t>* stat_message_shown() const { return m_stat_message_shown.get(); }

            /**
             * The same as `stat_message_shown`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_flag_t>>* guarded_stat_message_shown() const { return m_guarded_stat_message_shown.get(); }

            /**
             * Unknown.
             */
            uint32_t statistics_end() const { return m_statistics_end; }

            /**
             * Whether the Definitive Edition wrote the save, which has one more statistic.
             */
            bool is_definitive() const { return m_is_definitive; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A car that is kept; the place is free where the model is 0, and holds old
         * bytes then.
         */

        class stored_car_t : public kaitai::kstruct {

        public:

            stored_car_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::garages_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~stored_car_t();

        private:
            bool f_bomb_name;
            car_bomb_t m_bomb_name;

        public:

            /**
             * Meaning of `bomb`.
             */
            car_bomb_t bomb_name();

        private:
            bool f_model_name;
            vehicle_t m_model_name;

        public:

            /**
             * Meaning of `model`.
             */
            vehicle_t model_name();

        private:
            bool f_radio_name;
            station_t m_radio_name;

        public:

            /**
             * Meaning of `radio`.
             */
            station_t radio_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            std::unique_ptr<vec3_t> m_position;
            std::unique_ptr<handling_bits_t> m_handling_flags;
            std::unique_ptr<car_bits_t> m_car_flags;
            std::string m_gap_00c;
            uint16_t m_model;
            std::unique_ptr<std::vector<int16_t>> m_mods;
            std::unique_ptr<std::vector<uint8_t>> m_colours;
            uint8_t m_radio;
            std::unique_ptr<std::vector<uint8_t>> m_components;
            uint8_t m_bomb;
            uint8_t m_paintjob;
            uint8_t m_nitro;
            std::unique_ptr<direction_100_t> m_forward;
            std::string m_gap_037;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::garages_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Where it stands.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Handling of the model, and tuning.
             */
            handling_bits_t* handling_flags() const { return m_handling_flags.get(); }

            /**
             * What does not hurt it, and what is built in.
             */
            car_bits_t* car_flags() const { return m_car_flags.get(); }

            /**
             * Nothing; 0.
             */
            std::string gap_00c() const { return m_gap_00c; }

            /**
             * Model, 400 to 611; 0 where the place is free.
             */
            uint16_t model() const { return m_model; }

            /**
             * Tuning parts, 1000 to 1193; -1 for none.
             */
            std::vector<int16_t>* mods() const { return m_mods.get(); }

            /**
             * Colours by their number in the palette.
             */
            std::vector<uint8_t>* colours() const { return m_colours.get(); }

            /**
             * Station that is on; 0 where the vehicle has no radio.
             */
            uint8_t radio() const { return m_radio; }

            /**
             * Extras of the model, 0 to 4; 255 for none.
             */
            std::vector<uint8_t>* components() const { return m_components.get(); }

            /**
             * Bomb in the car; 0 in all 1,404 cars that were measured.
             */
            uint8_t bomb() const { return m_bomb; }

            /**
             * 0 to 2; 255 for none.
             */
            uint8_t paintjob() const { return m_paintjob; }

            /**
             * Charges of nitro: 0 to 10, or 101.
             */
            uint8_t nitro() const { return m_nitro; }

            /**
             * Its front.
             */
            direction_100_t* forward() const { return m_forward.get(); }

            /**
             * Nothing; 0.
             */
            std::string gap_037() const { return m_gap_037; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::garages_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::stored_car_t& obj);
        };

        /**
         * Block 18.
         */

        class streaming_block_t : public kaitai::kstruct {

        public:

            streaming_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~streaming_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            std::unique_ptr<std::vector<uint8_t>> m_slots;
            bool n_slots;

        public:
            bool _is_null_slots() { slots(); return n_slots; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_u1_t>>> m_guarded_slots;
            bool n_guarded_slots;

        public:
            bool _is_null_guarded_slots() { guarded_slots(); return n_guarded_slots; };

        private:
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * What was loaded of models (from 0), textures (20,000), collisions
             * (25,000), parts of the map (25,255), paths (25,511), animations
             * (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
             * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
             * scene, 1 and 128 unknown.
             */
            std::vector<uint8_t>* slots() const { return m_slots.get(); }

            /**
             * The same as `slots`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_u1_t>>* guarded_slots() const { return m_guarded_slots.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A unique jump.
         */

        class stunt_jump_t : public kaitai::kstruct {

        public:

            stunt_jump_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::stunt_jumps_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~stunt_jump_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            std::unique_ptr<vec3_t> m_start_min;
            std::unique_ptr<vec3_t> m_start_max;
            std::unique_ptr<vec3_t> m_land_min;
            std::unique_ptr<vec3_t> m_land_max;
            std::unique_ptr<vec3_t> m_camera;
            int32_t m_reward;
            uint8_t m_done;
            uint8_t m_found;
            std::string m_gap_042;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::stunt_jumps_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Lowest corner of the box from which one jumps.
             */
            vec3_t* start_min() const { return m_start_min.get(); }

            /**
             * Highest corner.
             */
            vec3_t* start_max() const { return m_start_max.get(); }

            /**
             * Lowest corner of the box in which one lands.
             */
            vec3_t* land_min() const { return m_land_min.get(); }

            /**
             * Highest corner.
             */
            vec3_t* land_max() const { return m_land_max.get(); }

            /**
             * Where the camera is.
             */
            vec3_t* camera() const { return m_camera.get(); }

            /**
             * Money for it; 500.
             */
            int32_t reward() const { return m_reward; }

            /**
             * Whether the player has done it.
             */
            uint8_t done() const { return m_done; }

            /**
             * Whether he has tried it.
             */
            uint8_t found() const { return m_found; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_042() const { return m_gap_042; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::stunt_jumps_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 24.
         */

        class stunt_jumps_block_t : public kaitai::kstruct {

        public:

            stunt_jumps_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~stunt_jumps_block_t();

        private:
            std::string m_guard_num_jumps;
            bool n_guard_num_jumps;

        public:
            bool _is_null_guard_num_jumps() { guard_num_jumps(); return n_guard_num_jumps; };

        private:
            uint32_t m_num_jumps;
            std::unique_ptr<std::vector<std::unique_ptr<stunt_jump_t>>> m_jumps;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_jumps`.
             */
            std::string guard_num_jumps() const { return m_guard_num_jumps; }

            /**
             * Jumps that follow; 70.
             */
            uint32_t num_jumps() const { return m_num_jumps; }

            /**
             * Jumps, in an order that turns by some places whenever a save is
             * loaded.
             */
            std::vector<std::unique_ptr<stunt_jump_t>>* jumps() const { return m_jumps.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
         * add one for cars, on and off, 022A and 022B one for people, unless 64 are
         * stored. Each first drops the boxes that lie inside the new one, of
         * whichever kind; a fault there loses the last box and doubles another, so
         * that doubled boxes are normal. 091D (cars) and 091E (people) drop the
         * boxes inside theirs, give the nodes their original state back, and add
         * none.
         */

        class switched_area_t : public kaitai::kstruct {

        public:

            switched_area_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::paths_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~switched_area_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            float m_x_min;
            float m_x_max;
            float m_y_min;
            float m_y_max;
            float m_z_min;
            float m_z_max;
            uint8_t m_switched_off;
            uint8_t m_for_cars;
            std::string m_gap_01a;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::paths_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Lowest x.
             */
            float x_min() const { return m_x_min; }

            /**
             * Highest x.
             */
            float x_max() const { return m_x_max; }

            /**
             * Lowest y.
             */
            float y_min() const { return m_y_min; }

            /**
             * Highest y.
             */
            float y_max() const { return m_y_max; }

            /**
             * Lowest z.
             */
            float z_min() const { return m_z_min; }

            /**
             * Highest z.
             */
            float z_max() const { return m_z_max; }

            /**
             * Whether the nodes are off.
             */
            uint8_t switched_off() const { return m_switched_off; }

            /**
             * Whether nodes of cars are meant rather than those of people.
             */
            uint8_t for_cars() const { return m_for_cars; }

            /**
             * Nothing; 0.
             */
            std::string gap_01a() const { return m_gap_01a; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::paths_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 20.
         */

        class tags_block_t : public kaitai::kstruct {

        public:

            tags_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~tags_block_t();

        private:
            bool f_is_plain;
            bool m_is_plain;

        public:

            /**
             * Whether the numbers of lists stand without guards.
             */
            bool is_plain();

        private:
            std::string m_guard_num_tags;
            bool n_guard_num_tags;

        public:
            bool _is_null_guard_num_tags() { guard_num_tags(); return n_guard_num_tags; };

        private:
            uint32_t m_num_tags;
            std::unique_ptr<std::vector<uint8_t>> m_tags;
            bool n_tags;

        public:
            bool _is_null_tags() { tags(); return n_tags; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<guarded_u1_t>>> m_guarded_tags;
            bool n_guarded_tags;

        public:
            bool _is_null_guarded_tags() { guarded_tags(); return n_guarded_tags; };

        private:
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `num_tags`.
             */
            std::string guard_num_tags() const { return m_guard_num_tags; }

            /**
             * Gang tags that follow; as many as the game has, because it does not
             * read this number.
             */
            uint32_t num_tags() const { return m_num_tags; }

            /**
             * Paint on each, 0 to 255; above 228 it is sprayed over.
             */
            std::vector<uint8_t>* tags() const { return m_tags.get(); }

            /**
             * The same as `tags`, each with a guard.
             */
            std::vector<std::unique_ptr<guarded_u1_t>>* guarded_tags() const { return m_guarded_tags.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A marker in the world; what is not in use holds old places.
         */

        class user_marker_t : public kaitai::kstruct {

        public:

            user_marker_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::user_markers_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~user_marker_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            uint8_t m_in_use;
            std::string m_gap_001;
            std::unique_ptr<vec3_t> m_position;
            uint32_t m_red;
            uint32_t m_green;
            uint32_t m_blue;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::user_markers_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Whether it is there.
             */
            uint8_t in_use() const { return m_in_use; }

            /**
             * Nothing; 0.
             */
            std::string gap_001() const { return m_gap_001; }

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Red, 0 to 255.
             */
            uint32_t red() const { return m_red; }

            /**
             * Green, 0 to 255.
             */
            uint32_t green() const { return m_green; }

            /**
             * Blue, 0 to 255.
             */
            uint32_t blue() const { return m_blue; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::user_markers_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 27 (opcode 0A40).
         */

        class user_markers_block_t : public kaitai::kstruct {

        public:

            user_markers_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~user_markers_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<user_marker_t>>> m_markers;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Markers.
             */
            std::vector<std::unique_ptr<user_marker_t>>* markers() const { return m_markers.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

        /**
         * A direction on the ground.
         */

        class vec2_t : public kaitai::kstruct {

        public:

            vec2_t(kaitai::kstream* p__io, gta_sa_save_t::garage_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vec2_t();

        private:
            float m_x;
            float m_y;
            gta_sa_save_t* m__root;
            gta_sa_save_t::garage_t* m__parent;

        public:

            /**
             * Towards the east.
             */
            float x() const { return m_x; }

            /**
             * Towards the north.
             */
            float y() const { return m_y; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::garage_t* _parent() const { return m__parent; }
        };

        /**
         * A point or direction in the world.
         */

        class vec3_t : public kaitai::kstruct {

        public:

            vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vec3_t();

        private:
            float m_x;
            float m_y;
            float m_z;
            gta_sa_save_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * Towards the east.
             */
            float x() const { return m_x; }

            /**
             * Towards the north.
             */
            float y() const { return m_y; }

            /**
             * Up.
             */
            float z() const { return m_z; }
            gta_sa_save_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * A weapon; all zero in an empty slot.
         */

        class weapon_t : public kaitai::kstruct {

        public:

            weapon_t(kaitai::kstream* p__io, gta_sa_save_t::player_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~weapon_t();

        private:
            bool f_state_name;
            weapon_state_t m_state_name;

        public:

            /**
             * Meaning of `state`.
             */
            weapon_state_t state_name();

        private:
            bool f_weapon_type_name;
            weapon_kind_t m_weapon_type_name;

        public:

            /**
             * Meaning of `weapon_type`.
             */
            weapon_kind_t weapon_type_name();

        private:
            uint32_t m_weapon_type;
            uint32_t m_state;
            uint32_t m_clip;
            uint32_t m_total_ammo;
            uint32_t m_next_shot_time;
            uint8_t m_first_person_selected;
            uint8_t m_dont_place_in_hand;
            std::string m_gap_016;
            uint32_t m_fx_ptr;
            gta_sa_save_t* m__root;
            gta_sa_save_t::player_t* m__parent;

        public:

            /**
             * Weapon; its slot decides which may stand here.
             */
            uint32_t weapon_type() const { return m_weapon_type; }

            /**
             * What it is doing.
             */
            uint32_t state() const { return m_state; }

            /**
             * Shots until it is loaded again.
             */
            uint32_t clip() const { return m_clip; }

            /**
             * Shots in all, above 25,000 without end.
             */
            uint32_t total_ammo() const { return m_total_ammo; }

            /**
             * When it can shoot again.
             */
            uint32_t next_shot_time() const { return m_next_shot_time; }

            /**
             * Whether it was chosen for the view through it; 0.
             */
            uint8_t first_person_selected() const { return m_first_person_selected; }

            /**
             * Whether it is hidden; 0.
             */
            uint8_t dont_place_in_hand() const { return m_dont_place_in_hand; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_016() const { return m_gap_016; }

            /**
             * Old address; 0.
             */
            uint32_t fx_ptr() const { return m_fx_ptr; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::player_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t::weapon_t& obj);
        };

        /**
         * A box with a name.
         */

        class zone_t : public kaitai::kstruct {

        public:

            zone_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::zones_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~zone_t();

        private:
            bool f_level_name;
            town_t m_level_name;

        public:

            /**
             * Meaning of `level`.
             */
            town_t level_name();

        private:
            bool f_zone_type_name;
            zone_kind_t m_zone_type_name;

        public:

            /**
             * Meaning of `zone_type`.
             */
            zone_kind_t zone_type_name();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            std::string m_info_label;
            std::string m_text_key;
            int16_t m_x1;
            int16_t m_y1;
            int16_t m_z1;
            int16_t m_x2;
            int16_t m_y2;
            int16_t m_z2;
            uint16_t m_info_index;
            uint8_t m_zone_type;
            uint8_t m_level;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::zones_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * Name to scripts in capitals, filled with zeros.
             */
            std::string info_label() const { return m_info_label; }

            /**
             * Name of the text that is shown, filled with zeros.
             */
            std::string text_key() const { return m_text_key; }

            /**
             * Lowest x.
             */
            int16_t x1() const { return m_x1; }

            /**
             * Lowest y.
             */
            int16_t y1() const { return m_y1; }

            /**
             * Lowest z.
             */
            int16_t z1() const { return m_z1; }

            /**
             * Highest x.
             */
            int16_t x2() const { return m_x2; }

            /**
             * Highest y.
             */
            int16_t y2() const { return m_y2; }

            /**
             * Highest z.
             */
            int16_t z2() const { return m_z2; }

            /**
             * Info of the zone; 0 for towns.
             */
            uint16_t info_index() const { return m_info_index; }

            /**
             * Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
             */
            uint8_t zone_type() const { return m_zone_type; }

            /**
             * Town.
             */
            uint8_t level() const { return m_level; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::zones_block_t* _parent() const { return m__parent; }
        };

        /**
         * Who lives in a zone.
         */

        class zone_info_t : public kaitai::kstruct {

        public:

            zone_info_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t::zones_block_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~zone_info_t();

        private:
            std::string m_guard;
            bool n_guard;

        public:
            bool _is_null_guard() { guard(); return n_guard; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_gang_density;
            uint8_t m_dealer_density;
            std::unique_ptr<std::vector<uint8_t>> m_colour;
            std::unique_ptr<population_bits_t> m_population;
            std::unique_ptr<race_bits_t> m_races;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t::zones_block_t* m__parent;

        public:

            /**
             * Guard of the record.
             */
            std::string guard() const { return m_guard; }

            /**
             * How many of each gang, 0 to 100 (opcode 076C)
             */
            std::vector<uint8_t>* gang_density() const { return m_gang_density.get(); }

            /**
             * How many dealers (opcode 076A), 0 to 15.
             */
            uint8_t dealer_density() const { return m_dealer_density; }

            /**
             * Red, green, blue and alpha on the map, which follow from the
             * densities.
             */
            std::vector<uint8_t>* colour() const { return m_colour.get(); }

            /**
             * Kind of people.
             */
            population_bits_t* population() const { return m_population.get(); }

            /**
             * Who lives there (opcode 0874)
             */
            race_bits_t* races() const { return m_races.get(); }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t::zones_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 10. Zones have a box and a name; what lives in them stands in infos,
         * which several may share.
         */

        class zones_block_t : public kaitai::kstruct {

        public:

            zones_block_t(bool p_is_guarded, kaitai::kstream* p__io, gta_sa_save_t* p__parent = nullptr, gta_sa_save_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~zones_block_t();

        private:
            bool f_current_level_name;
            town_t m_current_level_name;

        public:

            /**
             * Meaning of `current_level`.
             */
            town_t current_level_name();

        private:
            std::string m_guard_current_level;
            bool n_guard_current_level;

        public:
            bool _is_null_guard_current_level() { guard_current_level(); return n_guard_current_level; };

        private:
            uint32_t m_current_level;
            std::string m_guard_num_nav_zones;
            bool n_guard_num_nav_zones;

        public:
            bool _is_null_guard_num_nav_zones() { guard_num_nav_zones(); return n_guard_num_nav_zones; };

        private:
            uint16_t m_num_nav_zones;
            std::string m_guard_num_zone_infos;
            bool n_guard_num_zone_infos;

        public:
            bool _is_null_guard_num_zone_infos() { guard_num_zone_infos(); return n_guard_num_zone_infos; };

        private:
            uint16_t m_num_zone_infos;
            std::string m_guard_num_map_zones;
            bool n_guard_num_map_zones;

        public:
            bool _is_null_guard_num_map_zones() { guard_num_map_zones(); return n_guard_num_map_zones; };

        private:
            uint16_t m_num_map_zones;
            std::unique_ptr<std::vector<std::unique_ptr<zone_t>>> m_nav_zones;
            std::unique_ptr<std::vector<std::unique_ptr<zone_info_t>>> m_zone_infos;
            std::unique_ptr<std::vector<std::unique_ptr<zone_t>>> m_map_zones;
            std::string m_guard_visited;
            bool n_guard_visited;

        public:
            bool _is_null_guard_visited() { guard_visited(); return n_guard_visited; };

        private:
            std::unique_ptr<std::vector<uint8_t>> m_visited;
            std::string m_guard_revealed_count;
            bool n_guard_revealed_count;

        public:
            bool _is_null_guard_revealed_count() { guard_revealed_count(); return n_guard_revealed_count; };

        private:
            uint32_t m_revealed_count;
            bool m_is_guarded;
            gta_sa_save_t* m__root;
            gta_sa_save_t* m__parent;

        public:

            /**
             * Guard of `current_level`.
             */
            std::string guard_current_level() const { return m_guard_current_level; }

            /**
             * Town in which the player is, 0 to 3; not that of block 0.
             */
            uint32_t current_level() const { return m_current_level; }

            /**
             * Guard of `num_nav_zones`.
             */
            std::string guard_num_nav_zones() const { return m_guard_num_nav_zones; }

            /**
             * Zones with a name, 379.
             */
            uint16_t num_nav_zones() const { return m_num_nav_zones; }

            /**
             * Guard of `num_zone_infos`.
             */
            std::string guard_num_zone_infos() const { return m_guard_num_zone_infos; }

            /**
             * Infos, 378.
             */
            uint16_t num_zone_infos() const { return m_num_zone_infos; }

            /**
             * Guard of `num_map_zones`.
             */
            std::string guard_num_map_zones() const { return m_guard_num_map_zones; }

            /**
             * Zones of towns, 7.
             */
            uint16_t num_map_zones() const { return m_num_map_zones; }

            /**
             * Zones with a name, the first being all of the map.
             */
            std::vector<std::unique_ptr<zone_t>>* nav_zones() const { return m_nav_zones.get(); }

            /**
             * Who lives in the zones.
             */
            std::vector<std::unique_ptr<zone_info_t>>* zone_infos() const { return m_zone_infos.get(); }

            /**
             * Towns.
             */
            std::vector<std::unique_ptr<zone_t>>* map_zones() const { return m_map_zones.get(); }

            /**
             * Guard of `visited`.
             */
            std::string guard_visited() const { return m_guard_visited; }

            /**
             * Whether a part of the map is revealed, 0 or 1: ten columns from west
             * to east, ten parts from north to south in each.
             */
            std::vector<uint8_t>* visited() const { return m_visited.get(); }

            /**
             * Guard of `revealed_count`.
             */
            std::string guard_revealed_count() const { return m_guard_revealed_count; }

            /**
             * Parts that are revealed.
             */
            uint32_t revealed_count() const { return m_revealed_count; }

            /**
             * Whether a guard stands before each write.
             */
            bool is_guarded() const { return m_is_guarded; }
            gta_sa_save_t* _root() const { return m__root; }
            gta_sa_save_t* _parent() const { return m__parent; }
        };

    private:
        std::string m_tag_00;
        std::unique_ptr<simple_variables_block_t> m_simple_variables;
        std::string m_tag_01;
        std::unique_ptr<scripts_block_t> m_scripts;
        std::string m_tag_02;
        std::unique_ptr<pools_block_t> m_pools;
        std::string m_tag_03;
        std::unique_ptr<garages_block_t> m_garages;
        std::string m_tag_04;
        std::unique_ptr<game_logic_block_t> m_game_logic;
        std::string m_tag_05;
        std::unique_ptr<paths_block_t> m_paths;
        std::string m_tag_06;
        std::unique_ptr<pickups_block_t> m_pickups;
        std::unique_ptr<empty_block_t> m_phone_info;
        std::string m_tag_08;
        std::unique_ptr<restart_points_block_t> m_restart_points;
        std::string m_tag_09;
        std::unique_ptr<radar_block_t> m_radar_blips;
        std::string m_tag_10;
        std::unique_ptr<zones_block_t> m_zones;
        std::string m_tag_11;
        std::unique_ptr<gangs_block_t> m_gangs;
        std::string m_tag_12;
        std::unique_ptr<car_generators_block_t> m_car_generators;
        std::unique_ptr<empty_block_t> m_ped_generators;
        std::unique_ptr<empty_block_t> m_audio_script_objects;
        std::string m_tag_15;
        std::unique_ptr<player_info_block_t> m_player_info;
        std::string m_tag_16;
        std::unique_ptr<statistics_block_t> m_statistics;
        std::string m_tag_17;
        std::unique_ptr<set_pieces_block_t> m_set_pieces;
        std::string m_tag_18;
        std::unique_ptr<streaming_block_t> m_streaming;
        std::string m_tag_19;
        std::unique_ptr<ped_relationships_block_t> m_ped_relationships;
        std::string m_tag_20;
        std::unique_ptr<tags_block_t> m_tags;
        std::string m_tag_21;
        std::unique_ptr<ipl_flags_block_t> m_ipl_flags;
        std::string m_tag_22;
        std::unique_ptr<shopping_block_t> m_shopping;
        std::string m_tag_23;
        std::unique_ptr<gang_wars_block_t> m_gang_wars;
        std::string m_tag_24;
        std::unique_ptr<stunt_jumps_block_t> m_stunt_jumps;
        std::string m_tag_25;
        std::unique_ptr<entry_exits_block_t> m_entry_exits;
        std::string m_tag_26;
        std::unique_ptr<radio_block_t> m_radio;
        std::string m_tag_27;
        std::unique_ptr<user_markers_block_t> m_user_markers;
        std::string m_padding;
        uint32_t m_checksum;
        gta_sa_save_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Begins block 0.
         */
        std::string tag_00() const { return m_tag_00; }

        /**
         * Version, name, clock, weather and camera.
         */
        simple_variables_block_t* simple_variables() const { return m_simple_variables.get(); }

        /**
         * Begins block 1.
         */
        std::string tag_01() const { return m_tag_01; }

        /**
         * Variables and threads of the mission script.
         */
        scripts_block_t* scripts() const { return m_scripts.get(); }

        /**
         * Begins block 2.
         */
        std::string tag_02() const { return m_tag_02; }

        /**
         * The player, and objects that scripts made.
         */
        pools_block_t* pools() const { return m_pools.get(); }

        /**
         * Begins block 3.
         */
        std::string tag_03() const { return m_tag_03; }

        /**
         * Garages and the cars in them.
         */
        garages_block_t* garages() const { return m_garages.get(); }

        /**
         * Begins block 4.
         */
        std::string tag_04() const { return m_tag_04; }

        /**
         * What happens after death and arrest.
         */
        game_logic_block_t* game_logic() const { return m_game_logic.get(); }

        /**
         * Begins block 5.
         */
        std::string tag_05() const { return m_tag_05; }

        /**
         * Areas in which scripts switched path nodes.
         */
        paths_block_t* paths() const { return m_paths.get(); }

        /**
         * Begins block 6.
         */
        std::string tag_06() const { return m_tag_06; }

        /**
         * Pickups of the whole map.
         */
        pickups_block_t* pickups() const { return m_pickups.get(); }

        /**
         * Block 7, a leftover of earlier games.
         */
        empty_block_t* phone_info() const { return m_phone_info.get(); }

        /**
         * Begins block 8.
         */
        std::string tag_08() const { return m_tag_08; }

        /**
         * Hospitals and police stations.
         */
        restart_points_block_t* restart_points() const { return m_restart_points.get(); }

        /**
         * Begins block 9.
         */
        std::string tag_09() const { return m_tag_09; }

        /**
         * Icons of radar and map.
         */
        radar_block_t* radar_blips() const { return m_radar_blips.get(); }

        /**
         * Begins block 10.
         */
        std::string tag_10() const { return m_tag_10; }

        /**
         * Zones of the map, the gangs in them, and how much of the map is revealed.
         */
        zones_block_t* zones() const { return m_zones.get(); }

        /**
         * Begins block 11.
         */
        std::string tag_11() const { return m_tag_11; }

        /**
         * Weapons of gangs.
         */
        gangs_block_t* gangs() const { return m_gangs.get(); }

        /**
         * Begins block 12.
         */
        std::string tag_12() const { return m_tag_12; }

        /**
         * Parked cars.
         */
        car_generators_block_t* car_generators() const { return m_car_generators.get(); }

        /**
         * Block 13, without a use.
         */
        empty_block_t* ped_generators() const { return m_ped_generators.get(); }

        /**
         * Block 14, without a use.
         */
        empty_block_t* audio_script_objects() const { return m_audio_script_objects.get(); }

        /**
         * Begins block 15.
         */
        std::string tag_15() const { return m_tag_15; }

        /**
         * Money and abilities of the player.
         */
        player_info_block_t* player_info() const { return m_player_info.get(); }

        /**
         * Begins block 16.
         */
        std::string tag_16() const { return m_tag_16; }

        /**
         * Statistics.
         */
        statistics_block_t* statistics() const { return m_statistics.get(); }

        /**
         * Begins block 17.
         */
        std::string tag_17() const { return m_tag_17; }

        /**
         * Places at which police appears.
         */
        set_pieces_block_t* set_pieces() const { return m_set_pieces.get(); }

        /**
         * Begins block 18.
         */
        std::string tag_18() const { return m_tag_18; }

        /**
         * What was loaded.
         */
        streaming_block_t* streaming() const { return m_streaming.get(); }

        /**
         * Begins block 19.
         */
        std::string tag_19() const { return m_tag_19; }

        /**
         * Whom people like and hate.
         */
        ped_relationships_block_t* ped_relationships() const { return m_ped_relationships.get(); }

        /**
         * Begins block 20.
         */
        std::string tag_20() const { return m_tag_20; }

        /**
         * Gang tags that can be sprayed over.
         */
        tags_block_t* tags() const { return m_tags.get(); }

        /**
         * Begins block 21.
         */
        std::string tag_21() const { return m_tag_21; }

        /**
         * Parts of the map that scripts load.
         */
        ipl_flags_block_t* ipl_flags() const { return m_ipl_flags.get(); }

        /**
         * Begins block 22.
         */
        std::string tag_22() const { return m_tag_22; }

        /**
         * What was bought, and changed prices.
         */
        shopping_block_t* shopping() const { return m_shopping.get(); }

        /**
         * Begins block 23.
         */
        std::string tag_23() const { return m_tag_23; }

        /**
         * Gang wars and territory.
         */
        gang_wars_block_t* gang_wars() const { return m_gang_wars.get(); }

        /**
         * Begins block 24.
         */
        std::string tag_24() const { return m_tag_24; }

        /**
         * Unique jumps.
         */
        stunt_jumps_block_t* stunt_jumps() const { return m_stunt_jumps.get(); }

        /**
         * Begins block 25.
         */
        std::string tag_25() const { return m_tag_25; }

        /**
         * Doors into interiors.
         */
        entry_exits_block_t* entry_exits() const { return m_entry_exits.get(); }

        /**
         * Begins block 26.
         */
        std::string tag_26() const { return m_tag_26; }

        /**
         * What the stations have played, and news for them.
         */
        radio_block_t* radio() const { return m_radio.get(); }

        /**
         * Begins block 27.
         */
        std::string tag_27() const { return m_tag_27; }

        /**
         * Markers that scripts put into the world.
         */
        user_markers_block_t* user_markers() const { return m_user_markers.get(); }

        /**
         * Repeats what the game's work buffer of 51,200 bytes held: each byte that
         * which stands 51,200 before it. The game accepts any bytes; two of the
         * measured files have zeros from a tool.
         */
        std::string padding() const { return m_padding; }

        /**
         * Sum of all bytes before it.
         */
        uint32_t checksum() const { return m_checksum; }
        gta_sa_save_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_t& obj);
    };
}
