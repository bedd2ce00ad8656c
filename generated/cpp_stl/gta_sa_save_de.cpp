// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "gta_sa_save_de.h"
#include "kaitai/exceptions.h"
namespace navspec {
    const std::set<gta_sa_save_de_t::blip_colour_t> gta_sa_save_de_t::_values_blip_colour_t{
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_RED,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_GREEN,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_BLUE,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_WHITE,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_YELLOW,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_RED_2,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_BLUE_2,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_THREAT,
        gta_sa_save_de_t::BLIP_COLOUR_BLIP_DESTINATION,
    };
    bool gta_sa_save_de_t::_is_defined_blip_colour_t(gta_sa_save_de_t::blip_colour_t v) {
        return gta_sa_save_de_t::_values_blip_colour_t.find(v) != gta_sa_save_de_t::_values_blip_colour_t.end();
    }
    const std::set<gta_sa_save_de_t::blip_display_t> gta_sa_save_de_t::_values_blip_display_t{
        gta_sa_save_de_t::BLIP_DISPLAY_SHOW_NOTHING,
        gta_sa_save_de_t::BLIP_DISPLAY_SHOW_MARKER,
        gta_sa_save_de_t::BLIP_DISPLAY_SHOW_ICON,
        gta_sa_save_de_t::BLIP_DISPLAY_SHOW_BOTH,
    };
    bool gta_sa_save_de_t::_is_defined_blip_display_t(gta_sa_save_de_t::blip_display_t v) {
        return gta_sa_save_de_t::_values_blip_display_t.find(v) != gta_sa_save_de_t::_values_blip_display_t.end();
    }
    const std::set<gta_sa_save_de_t::blip_target_t> gta_sa_save_de_t::_values_blip_target_t{
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_NOTHING,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_CAR,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_PED,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_OBJECT,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_PLACE,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_CONTACT,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_SPOTLIGHT,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_PICKUP,
        gta_sa_save_de_t::BLIP_TARGET_BLIP_OF_AIRSTRIP,
    };
    bool gta_sa_save_de_t::_is_defined_blip_target_t(gta_sa_save_de_t::blip_target_t v) {
        return gta_sa_save_de_t::_values_blip_target_t.find(v) != gta_sa_save_de_t::_values_blip_target_t.end();
    }
    const std::set<gta_sa_save_de_t::brain_kind_t> gta_sa_save_de_t::_values_brain_kind_t{
        gta_sa_save_de_t::BRAIN_KIND_FREE_BRAIN,
        gta_sa_save_de_t::BRAIN_KIND_PED_BRAIN,
        gta_sa_save_de_t::BRAIN_KIND_OBJECT_BRAIN,
        gta_sa_save_de_t::BRAIN_KIND_PED_GENERATOR_BRAIN,
        gta_sa_save_de_t::BRAIN_KIND_CODE_PED_BRAIN,
        gta_sa_save_de_t::BRAIN_KIND_CODE_OBJECT_BRAIN,
        gta_sa_save_de_t::BRAIN_KIND_ATTRACTOR_BRAIN,
    };
    bool gta_sa_save_de_t::_is_defined_brain_kind_t(gta_sa_save_de_t::brain_kind_t v) {
        return gta_sa_save_de_t::_values_brain_kind_t.find(v) != gta_sa_save_de_t::_values_brain_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::car_bomb_t> gta_sa_save_de_t::_values_car_bomb_t{
        gta_sa_save_de_t::CAR_BOMB_NO_BOMB,
        gta_sa_save_de_t::CAR_BOMB_BOMB_WITH_TIMER,
        gta_sa_save_de_t::CAR_BOMB_BOMB_AT_IGNITION,
        gta_sa_save_de_t::CAR_BOMB_BOMB_REMOTE,
        gta_sa_save_de_t::CAR_BOMB_BOMB_WITH_TIMER_TICKING,
        gta_sa_save_de_t::CAR_BOMB_BOMB_AT_IGNITION_ARMED,
    };
    bool gta_sa_save_de_t::_is_defined_car_bomb_t(gta_sa_save_de_t::car_bomb_t v) {
        return gta_sa_save_de_t::_values_car_bomb_t.find(v) != gta_sa_save_de_t::_values_car_bomb_t.end();
    }
    const std::set<gta_sa_save_de_t::car_part_t> gta_sa_save_de_t::_values_car_part_t{
        gta_sa_save_de_t::CAR_PART_NO_PART,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_MAR_M,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_BAB_M,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_BAR_M,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_MAB_M,
        gta_sa_save_de_t::CAR_PART_PART_BNT_B_SC_M,
        gta_sa_save_de_t::CAR_PART_PART_BNT_B_SC_L,
        gta_sa_save_de_t::CAR_PART_PART_RF_B_SC_R,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_B_SSK,
        gta_sa_save_de_t::CAR_PART_PART_NTO_B_L,
        gta_sa_save_de_t::CAR_PART_PART_NTO_B_S,
        gta_sa_save_de_t::CAR_PART_PART_NTO_B_TW,
        gta_sa_save_de_t::CAR_PART_PART_BNT_B_SC_P_M,
        gta_sa_save_de_t::CAR_PART_PART_BNT_B_SC_P_L,
        gta_sa_save_de_t::CAR_PART_PART_LGT_B_RSPT,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_BAR_L,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_BBR_L,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_BBR_M,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_B_SSK,
        gta_sa_save_de_t::CAR_PART_PART_EXH_B_TS,
        gta_sa_save_de_t::CAR_PART_PART_EXH_B_T,
        gta_sa_save_de_t::CAR_PART_PART_EXH_B_L,
        gta_sa_save_de_t::CAR_PART_PART_EXH_B_M,
        gta_sa_save_de_t::CAR_PART_PART_EXH_B_S,
        gta_sa_save_de_t::CAR_PART_PART_SPL_B_BBB_M,
        gta_sa_save_de_t::CAR_PART_PART_LGT_B_SSPT,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_OR1,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_A_S,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_A_S,
        gta_sa_save_de_t::CAR_PART_PART_EXH_A_S,
        gta_sa_save_de_t::CAR_PART_PART_EXH_C_S,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_C_S,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_C_S,
        gta_sa_save_de_t::CAR_PART_PART_RF_A_S,
        gta_sa_save_de_t::CAR_PART_PART_RF_C_S,
        gta_sa_save_de_t::CAR_PART_PART_EXH_A_L,
        gta_sa_save_de_t::CAR_PART_PART_RF_C_L,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_A_L,
        gta_sa_save_de_t::CAR_PART_PART_EXH_C_L,
        gta_sa_save_de_t::CAR_PART_PART_RF_A_L,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_C_L,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_A_L,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_C_L,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_BR1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_BR2,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_BR1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_C_F,
        gta_sa_save_de_t::CAR_PART_PART_EXH_A_F,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_A_F,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_C_F,
        gta_sa_save_de_t::CAR_PART_PART_SPL_A_F_R,
        gta_sa_save_de_t::CAR_PART_PART_SPL_C_F_R,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_A_F,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_C_F,
        gta_sa_save_de_t::CAR_PART_PART_RF_C_F,
        gta_sa_save_de_t::CAR_PART_PART_RF_A_F,
        gta_sa_save_de_t::CAR_PART_PART_RF_A_ST,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_A_ST,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_C_ST,
        gta_sa_save_de_t::CAR_PART_PART_SPL_A_ST_R,
        gta_sa_save_de_t::CAR_PART_PART_EXH_C_ST,
        gta_sa_save_de_t::CAR_PART_PART_SPL_C_ST_R,
        gta_sa_save_de_t::CAR_PART_PART_RF_C_ST,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_A_ST,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_C_ST,
        gta_sa_save_de_t::CAR_PART_PART_EXH_A_ST,
        gta_sa_save_de_t::CAR_PART_PART_EXH_A_J,
        gta_sa_save_de_t::CAR_PART_PART_EXH_C_J,
        gta_sa_save_de_t::CAR_PART_PART_RF_A_J,
        gta_sa_save_de_t::CAR_PART_PART_RF_C_J,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_A_J,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_C_J,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_A_J,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_C_J,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_SR6,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_SR3,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_SR2,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_LR4,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_LR1,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_LR3,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_SR1,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_SR5,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_SR4,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_GN1,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_LR2,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_LR5,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_GN2,
        gta_sa_save_de_t::CAR_PART_PART_STEREO,
        gta_sa_save_de_t::CAR_PART_PART_HYDRALICS,
        gta_sa_save_de_t::CAR_PART_PART_RF_A_U,
        gta_sa_save_de_t::CAR_PART_PART_EXH_C_U,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_A_U,
        gta_sa_save_de_t::CAR_PART_PART_RF_C_U,
        gta_sa_save_de_t::CAR_PART_PART_EXH_A_U,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_C_U,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_A_U,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_C_U,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_GN3,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_GN4,
        gta_sa_save_de_t::CAR_PART_PART_WHEEL_GN5,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_BR1,
        gta_sa_save_de_t::CAR_PART_PART_MISC_C_LR_REM1,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_REM1,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_SV,
        gta_sa_save_de_t::CAR_PART_PART_RF_LR_BL2,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_BL1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_BL2,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_REM2,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_BL1,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_BL1,
        gta_sa_save_de_t::CAR_PART_PART_BBB_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_BBB_LR_SLV2,
        gta_sa_save_de_t::CAR_PART_PART_BNT_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_BNT_LR_SLV2,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_SLV2,
        gta_sa_save_de_t::CAR_PART_PART_FBB_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_FBB_LR_SLV2,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_SLV2,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_SLV1,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_SLV2,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_REM1,
        gta_sa_save_de_t::CAR_PART_PART_MISC_C_LR_REM2,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_REM2,
        gta_sa_save_de_t::CAR_PART_PART_MISC_C_LR_REM3,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_REM1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_REM2,
        gta_sa_save_de_t::CAR_PART_PART_RF_LR_BL1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_SV1,
        gta_sa_save_de_t::CAR_PART_PART_RF_LR_SV1,
        gta_sa_save_de_t::CAR_PART_PART_RF_LR_SV2,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_SV2,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_SV,
        gta_sa_save_de_t::CAR_PART_PART_WG_L_LR_T1,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_T2,
        gta_sa_save_de_t::CAR_PART_PART_EXH_LR_T1,
        gta_sa_save_de_t::CAR_PART_PART_WG_R_LR_T1,
        gta_sa_save_de_t::CAR_PART_PART_SPL_A_S_B,
        gta_sa_save_de_t::CAR_PART_PART_SPL_C_S_B,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_C_S,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_A_S,
        gta_sa_save_de_t::CAR_PART_PART_BNTR_B_OV,
        gta_sa_save_de_t::CAR_PART_PART_BNTL_B_OV,
        gta_sa_save_de_t::CAR_PART_PART_BNTR_B_SQ,
        gta_sa_save_de_t::CAR_PART_PART_BNTL_B_SQ,
        gta_sa_save_de_t::CAR_PART_PART_SPL_C_L_B,
        gta_sa_save_de_t::CAR_PART_PART_SPL_A_L_B,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_C_L,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_A_L,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_A_F,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_C_F,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_C_F,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_A_F,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_A_ST,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_A_ST,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_C_ST,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_C_ST,
        gta_sa_save_de_t::CAR_PART_PART_SPL_C_J_B,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_A_J,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_A_J,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_C_J,
        gta_sa_save_de_t::CAR_PART_PART_SPL_A_J_B,
        gta_sa_save_de_t::CAR_PART_PART_SPL_C_U_B,
        gta_sa_save_de_t::CAR_PART_PART_SPL_A_U_B,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_C_U,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_A_U,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_C_U,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_A_U,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_A_S,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_C_S,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_A_L,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_C_L,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_C_J,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_BR1,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_BR2,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_BR1,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_BR2,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_REM2,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_REM1,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_REM1,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_BL2,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_BL1,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_BL2,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_BL1,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_REM2,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_SV2,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_SV1,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_SV2,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_SV1,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_T2,
        gta_sa_save_de_t::CAR_PART_PART_FBMP_LR_T1,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_T1,
        gta_sa_save_de_t::CAR_PART_PART_RBMP_LR_T2,
    };
    bool gta_sa_save_de_t::_is_defined_car_part_t(gta_sa_save_de_t::car_part_t v) {
        return gta_sa_save_de_t::_values_car_part_t.find(v) != gta_sa_save_de_t::_values_car_part_t.end();
    }
    const std::set<gta_sa_save_de_t::car_place_t> gta_sa_save_de_t::_values_car_place_t{
        gta_sa_save_de_t::CAR_PLACE_CAR_CJSAFE_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_BEACSV_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_VESVGRG_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR1_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR2_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDO2_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB69_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB7_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDOO_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB6_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_CARLAS1_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_CESAFE1_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LA_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_SF_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LV_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFE_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFW_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_LCKSFSE_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_SVGSFS1_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_DHANGAR_1,
        gta_sa_save_de_t::CAR_PLACE_CAR_CJSAFE_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_BEACSV_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_VESVGRG_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR1_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR2_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDO2_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB69_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB7_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDOO_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB6_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_CARLAS1_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_CESAFE1_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LA_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_SF_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LV_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFE_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFW_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_LCKSFSE_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_SVGSFS1_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_DHANGAR_2,
        gta_sa_save_de_t::CAR_PLACE_CAR_CJSAFE_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_BEACSV_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_VESVGRG_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR1_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR2_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDO2_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB69_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB7_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDOO_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB6_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_CARLAS1_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_CESAFE1_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LA_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_SF_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LV_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFE_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFW_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_LCKSFSE_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_SVGSFS1_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_DHANGAR_3,
        gta_sa_save_de_t::CAR_PLACE_CAR_CJSAFE_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_BEACSV_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_VESVGRG_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR1_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_CN2GAR2_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDO2_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB69_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB7_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_BURBDOO_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_BLOB6_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_CARLAS1_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_CESAFE1_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LA_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_SF_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_IMP_LV_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFE_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_SAV1SFW_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_LCKSFSE_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_SVGSFS1_4,
        gta_sa_save_de_t::CAR_PLACE_CAR_DHANGAR_4,
    };
    bool gta_sa_save_de_t::_is_defined_car_place_t(gta_sa_save_de_t::car_place_t v) {
        return gta_sa_save_de_t::_values_car_place_t.find(v) != gta_sa_save_de_t::_values_car_place_t.end();
    }
    const std::set<gta_sa_save_de_t::car_supply_t> gta_sa_save_de_t::_values_car_supply_t{
        gta_sa_save_de_t::CAR_SUPPLY_NO_CARS,
        gta_sa_save_de_t::CAR_SUPPLY_CARS_WITHOUT_END,
    };
    bool gta_sa_save_de_t::_is_defined_car_supply_t(gta_sa_save_de_t::car_supply_t v) {
        return gta_sa_save_de_t::_values_car_supply_t.find(v) != gta_sa_save_de_t::_values_car_supply_t.end();
    }
    const std::set<gta_sa_save_de_t::clothes_file_t> gta_sa_save_de_t::_values_clothes_file_t{
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_LETTER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES05,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKYTOP2ERIS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BBALLJACKRSTAR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8SANTOS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_4RIP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_JHERI,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHCRO2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WORKTRCAMOGRY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HATMANC,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERBINCGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SPORTJACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES01,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLUEBACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKSILVER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPZIPUP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPREDSIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BIKER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_ZORRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_12BANDIT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HATMANCPLAID,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BALDGOATEE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BBJERSEY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERHEATGRY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SLEEVTBROWN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDKNOTS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPKNIT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BBJACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_9HOMEBOY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKTRBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TIMBERHIKE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES03DARK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDBLACK2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HIGHFADE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOATER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_12MAYAFACE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHINOSBLACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDANA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHONGERRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WCOATBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAWAIIRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10LS4,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAIRBLOND,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPRIMUP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_12CROSS7,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTZIPCRM,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_9BULLET,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8SA2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHELLSUIT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_5CROSS2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYAGREEN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_7MARY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHINOSB,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONVHEATRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11DICE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKTRPRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONVPROBLU,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTAGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SIXTYNINERS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTBOBORED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERHEATBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHORTSKHAKI,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKLS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BBSHORTRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_4WEED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES03RED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK2HEATWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYAROCKSTAR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BALD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BBJACKRIM,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTILOVELS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRGREEN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8WESTSIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKSAINTS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDRED3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOWLERGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTZIPGRY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11GROVE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8SA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_VEST,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK2HEATBAND,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GIMPLEG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPGANGBACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BERETBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_9RASTA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_JHERICURL,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONV,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HITOP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDRED2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTBPLAID,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_EYEPATCH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRBLK2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAWAII,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLUEUP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPZIPOVER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRILBYLGHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WORKTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WCOAT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTMADDGRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTHEATWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_LEATHERTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKYTOP1PRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11JAIL,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHPRO2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8GUN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_PAINTER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRT2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLUESIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HATMANCBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERBINCBLU,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPREDBACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTBASE5,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SKULLYBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BIKERHELMET,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SANDALSOCK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTERISYELL,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOCKEYTOP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_DENIMSGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOWLERBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_5CROSS3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKHASH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SWEATRSTAR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WEDGE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHOEDRESSBRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLKOVER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTABLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8SA3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAIRPINK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRILBY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHOESPATZ,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDITS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASKBALL,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CUTOFFCHINOSBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOXINGSHOE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHYELLOW,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECK2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERPRORED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_COWBOYBOOT2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_COUNTRYTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPSIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11DICE2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDBLACK3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BERETRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_AFROBLOND,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_MOHAWKBEARD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT2GRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SWEAT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDMASK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKYTOP1,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOWLERRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPREDUP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYAMERC,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHPINK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_AFRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_COACHSEMI,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAIRGREEN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_LEATHER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK1PROWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10LS5,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_LEGS_SKIN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHZIP1,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKROPES,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES01DARK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKTRGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTBGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPGANGUP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHCRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOWLING,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASKBALLLOC,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASKBALLDRIB,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLKUP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYABLACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOWLER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPGANGSIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HIGHAFRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_LEGSBLACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHPRO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SKULLYCAP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_POLICETR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_MOTO,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_TORSO_SKIN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONVPROGRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKROPEG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES04,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONVHEATBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK1ERIS,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_FEET,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPKNITGRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10WEED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHSUB1,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_6CROWN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYABASE5,
        gta_sa_save_de_t::CLOTHES_FILE_NO_CLOTHES,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_FEET_SKIN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHONGERGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TASH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRILBYDRK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10LS3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SLEEVT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CUTOFFDENIMS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TIMBERRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTBCHECK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WORKTRCAMOGRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHONGERGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WORKTRKHAKI,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHOE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TIMBERFAWN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLKBACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_9CROWN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHGNO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKTRERIS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTWHITE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKTRWHSTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1RED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTBLUNTS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPREDOVER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_12ANGELS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES03BLUE,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_HEAD_SKIN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11GROVE3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK1,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_4SPIDER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1YELLOW,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODYABLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKCROSS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPZIPBACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES05DARK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK1PROBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BALACLAVA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_LEGSHEART,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BALDTASH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_MOHAWK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1BLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10LS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOCKEY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BALDBEARD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOXSHORT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_AFROTASH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHGNO2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BBSHORTWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BIEGETR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TUXEDO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES04DARK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHINOSBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTPROBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDBLUE3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GROUCHO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_JEANSDENIM,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHONGER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_8POKER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHINOSBIEGE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHORTS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10OG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_DENIMSRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPTRUCK,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_TORSO,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_7CROSS2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOXINGCAP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRYELLOW,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_7CROSS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_12MAYABIRD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOXINGSHORT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTMADDGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERBINCBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WORKTRGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CORNROWS,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_LEGS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDBLACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAWAIIWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_VALET,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_COACH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BERET,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_5GUN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_DENIMFADE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOWLERYELLOW,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GROOVECUT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CROUPIER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SANDAL,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHINOSKHAKI,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHELLSUITTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_FLIPFLOP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODJACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKAFRICA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRACKTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BEARD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTAYELLOW,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDGANG3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPZIP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRT2HORIZ,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HATTIGER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_VESTBLACK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLKSIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GOATEE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASK2SEMI,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKGOLD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_7CROSS3,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTERISORN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDGANG2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_PIMPTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_ZORROMASK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASKBALLRIM,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CUTOFFCHINOS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_6CLOWN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDBLUE2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SLOPE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1BLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_FIELD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BOATERBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GARAGETR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTSUBURB,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_6AZTEC,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TIMBERGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPZIPSIDE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONVPROBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CONVHEATORN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERHEATWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_STOPWATCH,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TRAMLINE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_COWBOY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_9GUN2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLUEOVER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAIRBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_NECKDOLLAR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1GREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHIRTB,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11GROVE2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1GANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTLOCGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHSUB2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPGANGOVER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_12DAGGER,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_LEATHERTRCHAPS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SUIT1TRRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GLASSES03,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SKULLYGRN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_JEANS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BASEBALL,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_MOHAWKPINK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_FLATTOP,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_DENIM,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_11GODSGIFT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GARAGELEG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNAKESKIN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_DOGTAG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CORNROWSB,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_HANDS,
        gta_sa_save_de_t::CLOTHES_FILE_BARE_HEAD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_AFROGOATEE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_ELVISHAIR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_9GUN,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHORTSGREY,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTBOBOMONK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_GROUCHOS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOODJACKBEIGE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERPROWHT,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_MOHAWKBLOND,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HOCKEYMASK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_AFROBEARD,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_10LS2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HELMET,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_WATCHZIP2,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_HAIRRED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHOEDRESSBLK,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SHORTSGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CAPOVEREYE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_MEDICTR,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_BANDGANG,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_TSHIRTPRORED,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_SNEAKERPROBLU,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_5CROSS,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_6AFRICA,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_CHONGERBLUE,
        gta_sa_save_de_t::CLOTHES_FILE_CLOTHES_COWBOYBOOT,
    };
    bool gta_sa_save_de_t::_is_defined_clothes_file_t(gta_sa_save_de_t::clothes_file_t v) {
        return gta_sa_save_de_t::_values_clothes_file_t.find(v) != gta_sa_save_de_t::_values_clothes_file_t.end();
    }
    const std::set<gta_sa_save_de_t::clothes_model_t> gta_sa_save_de_t::_values_clothes_model_t{
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_TORSO,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_HEAD,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_HANDS,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_LEGS,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_FEET,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_CHAIN,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_WATCH,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_SHADES,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_HAT,
        gta_sa_save_de_t::CLOTHES_MODEL_MODEL_SPECIAL,
    };
    bool gta_sa_save_de_t::_is_defined_clothes_model_t(gta_sa_save_de_t::clothes_model_t v) {
        return gta_sa_save_de_t::_values_clothes_model_t.find(v) != gta_sa_save_de_t::_values_clothes_model_t.end();
    }
    const std::set<gta_sa_save_de_t::clothes_texture_t> gta_sa_save_de_t::_values_clothes_texture_t{
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TORSO,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_HEAD,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_LEGS,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_FEET,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_UPPER_LEFT_ARM,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_LOWER_LEFT_ARM,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_UPPER_RIGHT_ARM,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_LOWER_RIGHT_ARM,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_BACK,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_LEFT_CHEST,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_RIGHT_CHEST,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_STOMACH,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_TATTOO_LOWER_BACK,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_CHAIN,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_WATCH,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_SHADES,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_HAT,
        gta_sa_save_de_t::CLOTHES_TEXTURE_TEXTURE_SPECIAL,
    };
    bool gta_sa_save_de_t::_is_defined_clothes_texture_t(gta_sa_save_de_t::clothes_texture_t v) {
        return gta_sa_save_de_t::_values_clothes_texture_t.find(v) != gta_sa_save_de_t::_values_clothes_texture_t.end();
    }
    const std::set<gta_sa_save_de_t::door_t> gta_sa_save_de_t::_values_door_t{
        gta_sa_save_de_t::DOOR_DOOR_CLOSED,
        gta_sa_save_de_t::DOOR_DOOR_OPEN,
        gta_sa_save_de_t::DOOR_DOOR_CLOSING,
        gta_sa_save_de_t::DOOR_DOOR_OPENING,
        gta_sa_save_de_t::DOOR_DOOR_WAITING_FOR_PLAYER_TO_LEAVE,
        gta_sa_save_de_t::DOOR_DOOR_CLOSED_AFTER_DROP_OFF,
    };
    bool gta_sa_save_de_t::_is_defined_door_t(gta_sa_save_de_t::door_t v) {
        return gta_sa_save_de_t::_values_door_t.find(v) != gta_sa_save_de_t::_values_door_t.end();
    }
    const std::set<gta_sa_save_de_t::fighting_t> gta_sa_save_de_t::_values_fighting_t{
        gta_sa_save_de_t::FIGHTING_STANDARD,
        gta_sa_save_de_t::FIGHTING_BOXING,
        gta_sa_save_de_t::FIGHTING_KUNG_FU,
        gta_sa_save_de_t::FIGHTING_KNEE_HEAD,
        gta_sa_save_de_t::FIGHTING_STYLE_BAT,
        gta_sa_save_de_t::FIGHTING_STYLE_KNIFE,
        gta_sa_save_de_t::FIGHTING_STYLE_GOLF_CLUB,
        gta_sa_save_de_t::FIGHTING_STYLE_KATANA,
        gta_sa_save_de_t::FIGHTING_STYLE_CHAINSAW,
        gta_sa_save_de_t::FIGHTING_STYLE_DILDO,
        gta_sa_save_de_t::FIGHTING_STYLE_FLOWERS,
        gta_sa_save_de_t::FIGHTING_GRAB_KICK,
        gta_sa_save_de_t::FIGHTING_ELBOWS,
    };
    bool gta_sa_save_de_t::_is_defined_fighting_t(gta_sa_save_de_t::fighting_t v) {
        return gta_sa_save_de_t::_values_fighting_t.find(v) != gta_sa_save_de_t::_values_fighting_t.end();
    }
    const std::set<gta_sa_save_de_t::float_stat_t> gta_sa_save_de_t::_values_float_stat_t{
        gta_sa_save_de_t::FLOAT_STAT_PROGRESS_MADE,
        gta_sa_save_de_t::FLOAT_STAT_TOTAL_PROGRESS,
        gta_sa_save_de_t::FLOAT_STAT_FURTHEST_HOOP,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_ON_FOOT,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_CAR,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_MOTORBIKE,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_BOAT,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_GOLF_CART,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_HELICOPTER,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_PLANE,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_WHEELIE_DISTANCE,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_STOPPIE_DISTANCE,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_2_WHEELS_DISTANCE,
        gta_sa_save_de_t::FLOAT_STAT_WEAPON_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_FASHION_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_PROPERTY_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_AUTO_REPAIR_AND_PAINTING_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_WHEELIE_TIME,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_STOPPIE_TIME,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_2_WHEELS_TIME,
        gta_sa_save_de_t::FLOAT_STAT_FOOD_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_FAT,
        gta_sa_save_de_t::FLOAT_STAT_STAMINA,
        gta_sa_save_de_t::FLOAT_STAT_MUSCLE,
        gta_sa_save_de_t::FLOAT_STAT_MAX_HEALTH,
        gta_sa_save_de_t::FLOAT_STAT_SEX_APPEAL,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_SWIMMING,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_BY_BICYCLE,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_ON_TREADMILL,
        gta_sa_save_de_t::FLOAT_STAT_DISTANCE_ON_EXERCISE_BIKE,
        gta_sa_save_de_t::FLOAT_STAT_TATTOO_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_HAIRDRESSING_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_GIRLFRIEND_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_PROSTITUTE_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_FURNITURE_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_MONEY_SPENT_GAMBLING,
        gta_sa_save_de_t::FLOAT_STAT_MONEY_MADE_FROM_PIMPING,
        gta_sa_save_de_t::FLOAT_STAT_MONEY_WON_GAMBLING,
        gta_sa_save_de_t::FLOAT_STAT_BIGGEST_GAMBLING_WIN,
        gta_sa_save_de_t::FLOAT_STAT_BIGGEST_GAMBLING_LOSS,
        gta_sa_save_de_t::FLOAT_STAT_LARGEST_BURGLARY_SWAG,
        gta_sa_save_de_t::FLOAT_STAT_MONEY_MADE_FROM_BURGLARY,
        gta_sa_save_de_t::FLOAT_STAT_MONEY_SPENT_BUILDING_PROPERTY,
        gta_sa_save_de_t::FLOAT_STAT_UNUSED,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_TREADMILL_TIME,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_EXERCISE_BIKE_TIME,
        gta_sa_save_de_t::FLOAT_STAT_MAX_BENCH_PRESS,
        gta_sa_save_de_t::FLOAT_STAT_MAX_DUMBBELLS,
        gta_sa_save_de_t::FLOAT_STAT_BESTTIME_8_TRACK,
        gta_sa_save_de_t::FLOAT_STAT_BMX_BEST_TIME,
        gta_sa_save_de_t::FLOAT_STAT_LIGHTEST_WEIGHT,
        gta_sa_save_de_t::FLOAT_STAT_LONGEST_5_STAR_CHASE,
        gta_sa_save_de_t::FLOAT_STAT_LAST_5_STAR_CHASE,
        gta_sa_save_de_t::FLOAT_STAT_WAGE_BILL,
        gta_sa_save_de_t::FLOAT_STAT_STRIP_CLUB_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_CAR_MODIFICATION_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_TIME_SPENT_SHOPPING,
        gta_sa_save_de_t::FLOAT_STAT_TIME_SPENT_GAMBLING,
        gta_sa_save_de_t::FLOAT_STAT_TIME_SPENT_ON_LONGEST_MISSION,
        gta_sa_save_de_t::FLOAT_STAT_TIME_SPENT_ON_QUICKEST_MISSION,
        gta_sa_save_de_t::FLOAT_STAT_AVERAGE_MISSION_TIME,
        gta_sa_save_de_t::FLOAT_STAT_DRUGS_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_TOTAL_SHOPPING_SPEND,
        gta_sa_save_de_t::FLOAT_STAT_TIME_SPENT_UNDERWATER,
        gta_sa_save_de_t::FLOAT_STAT_TOTAL_RESPECT,
        gta_sa_save_de_t::FLOAT_STAT_GIRLFRIEND_RESPECT,
        gta_sa_save_de_t::FLOAT_STAT_CLOTHES_RESPECT,
        gta_sa_save_de_t::FLOAT_STAT_FITNESS_RESPECT,
        gta_sa_save_de_t::FLOAT_STAT_RESPECT,
        gta_sa_save_de_t::FLOAT_STAT_PISTOL_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_SILENCED_PISTOL_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_DESERT_EAGLE_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_SHOTGUN_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_SAWN_OFF_SHOTGUN_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_COMBAT_SHOTGUN_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_MACHINE_PISTOL_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_SMG_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_AK_47_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_M4_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_RIFLE_SKILL,
        gta_sa_save_de_t::FLOAT_STAT_APPEARANCE,
        gta_sa_save_de_t::FLOAT_STAT_GAMBLING,
    };
    bool gta_sa_save_de_t::_is_defined_float_stat_t(gta_sa_save_de_t::float_stat_t v) {
        return gta_sa_save_de_t::_values_float_stat_t.find(v) != gta_sa_save_de_t::_values_float_stat_t.end();
    }
    const std::set<gta_sa_save_de_t::game_version_t> gta_sa_save_de_t::_values_game_version_t{
        gta_sa_save_de_t::GAME_VERSION_VERSION_PHONES_OLDER,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PC_1_01_MODIFIED,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PC_1_01,
        gta_sa_save_de_t::GAME_VERSION_VERSION_2_0_UNSEEN,
        gta_sa_save_de_t::GAME_VERSION_VERSION_DEFINITIVE,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PC_2_0,
        gta_sa_save_de_t::GAME_VERSION_VERSION_ANDROID,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PC_1_00,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PC_2_0_GERMANY,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PS2,
        gta_sa_save_de_t::GAME_VERSION_VERSION_PC_1_00_MODIFIED,
    };
    bool gta_sa_save_de_t::_is_defined_game_version_t(gta_sa_save_de_t::game_version_t v) {
        return gta_sa_save_de_t::_values_game_version_t.find(v) != gta_sa_save_de_t::_values_game_version_t.end();
    }
    const std::set<gta_sa_save_de_t::gang_id_t> gta_sa_save_de_t::_values_gang_id_t{
        gta_sa_save_de_t::GANG_ID_GANG_BALLAS,
        gta_sa_save_de_t::GANG_ID_GANG_GROVE_STREET_FAMILIES,
        gta_sa_save_de_t::GANG_ID_GANG_VAGOS,
        gta_sa_save_de_t::GANG_ID_GANG_RIFA,
        gta_sa_save_de_t::GANG_ID_GANG_DA_NANG,
        gta_sa_save_de_t::GANG_ID_GANG_MAFIA,
        gta_sa_save_de_t::GANG_ID_GANG_TRIADS,
        gta_sa_save_de_t::GANG_ID_GANG_AZTECAS,
        gta_sa_save_de_t::GANG_ID_GANG_UNUSED_8,
        gta_sa_save_de_t::GANG_ID_GANG_UNUSED_9,
    };
    bool gta_sa_save_de_t::_is_defined_gang_id_t(gta_sa_save_de_t::gang_id_t v) {
        return gta_sa_save_de_t::_values_gang_id_t.find(v) != gta_sa_save_de_t::_values_gang_id_t.end();
    }
    const std::set<gta_sa_save_de_t::garage_kind_t> gta_sa_save_de_t::_values_garage_kind_t{
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_ONLY_TARGET_VEHICLE,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_BOMB_SHOP_TIMED,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_BOMB_SHOP_ENGINE,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_BOMB_SHOP_REMOTE,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_PAY_N_SPRAY,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_CLOSES_WHEN_TOUCHED,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_TARGET_VEHICLE_FREEZE_PLAYER,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_SCRIPT_OPENS_ONLY,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_GANTON,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_SANTA_MARIA,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_ROCKSHORE_WEST,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_SCRIPT_CONTROLLED,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_STAYS_OPEN_WITH_CAR_INSIDE,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_CLOSES_ONCE_AND_FOR_ALL,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_SCRIPT_OPENS_AND_FREEZES,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_FORT_CARSON,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_VERDANT_MEADOWS,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_DILLIMORE,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_PRICKLE_PINE,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_WHITEWOOD,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_PALOMINO_CREEK,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_REDSANDS_WEST,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_EL_CORONA,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_MULHOLLAND,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_IMPOUND_LS,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_IMPOUND_SF,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_IMPOUND_LV,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_LOCO_LOW_CO,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_WHEEL_ARCH_ANGELS,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_TRANSFENDER,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_CALTON_HEIGHTS,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_PARADISO,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_DOHERTY,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_HASHBURY,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_BURGLARY,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_AT400_HANGAR,
        gta_sa_save_de_t::GARAGE_KIND_GARAGE_ABANDONED_AIRPORT_HANGAR,
    };
    bool gta_sa_save_de_t::_is_defined_garage_kind_t(gta_sa_save_de_t::garage_kind_t v) {
        return gta_sa_save_de_t::_values_garage_kind_t.find(v) != gta_sa_save_de_t::_values_garage_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::garage_use_t> gta_sa_save_de_t::_values_garage_use_t{
        gta_sa_save_de_t::GARAGE_USE_USE_HIDEOUT,
        gta_sa_save_de_t::GARAGE_USE_USE_IMPOUND,
    };
    bool gta_sa_save_de_t::_is_defined_garage_use_t(gta_sa_save_de_t::garage_use_t v) {
        return gta_sa_save_de_t::_values_garage_use_t.find(v) != gta_sa_save_de_t::_values_garage_use_t.end();
    }
    const std::set<gta_sa_save_de_t::hidden_thing_t> gta_sa_save_de_t::_values_hidden_thing_t{
        gta_sa_save_de_t::HIDDEN_THING_NOTHING_HIDDEN,
        gta_sa_save_de_t::HIDDEN_THING_HIDDEN_LEGACY,
        gta_sa_save_de_t::HIDDEN_THING_HIDDEN_BUILDING,
        gta_sa_save_de_t::HIDDEN_THING_HIDDEN_OBJECT,
        gta_sa_save_de_t::HIDDEN_THING_HIDDEN_DUMMY,
    };
    bool gta_sa_save_de_t::_is_defined_hidden_thing_t(gta_sa_save_de_t::hidden_thing_t v) {
        return gta_sa_save_de_t::_values_hidden_thing_t.find(v) != gta_sa_save_de_t::_values_hidden_thing_t.end();
    }
    const std::set<gta_sa_save_de_t::icon_t> gta_sa_save_de_t::_values_icon_t{
        gta_sa_save_de_t::ICON_ICON_PLAYER_INTEREST,
        gta_sa_save_de_t::ICON_ICON_THREAT,
        gta_sa_save_de_t::ICON_ICON_FRIEND,
        gta_sa_save_de_t::ICON_ICON_OBJECT,
        gta_sa_save_de_t::ICON_ICON_DESTINATION,
        gta_sa_save_de_t::ICON_ICON_NONE,
        gta_sa_save_de_t::ICON_ICON_WHITE,
        gta_sa_save_de_t::ICON_ICON_CENTRE,
        gta_sa_save_de_t::ICON_ICON_MAP_HERE,
        gta_sa_save_de_t::ICON_ICON_NORTH,
        gta_sa_save_de_t::ICON_ICON_AIRYARD,
        gta_sa_save_de_t::ICON_ICON_AMMU,
        gta_sa_save_de_t::ICON_ICON_BARBER,
        gta_sa_save_de_t::ICON_ICON_BIG_SMOKE,
        gta_sa_save_de_t::ICON_ICON_BOATYARD,
        gta_sa_save_de_t::ICON_ICON_BURGERSHOT,
        gta_sa_save_de_t::ICON_ICON_QUARRY,
        gta_sa_save_de_t::ICON_ICON_CATALINA,
        gta_sa_save_de_t::ICON_ICON_CESAR,
        gta_sa_save_de_t::ICON_ICON_CHICKEN,
        gta_sa_save_de_t::ICON_ICON_CJ,
        gta_sa_save_de_t::ICON_ICON_CRASH,
        gta_sa_save_de_t::ICON_ICON_DINER,
        gta_sa_save_de_t::ICON_ICON_EMMET,
        gta_sa_save_de_t::ICON_ICON_ENEMY_ATTACK,
        gta_sa_save_de_t::ICON_ICON_FIRE,
        gta_sa_save_de_t::ICON_ICON_GIRLFRIEND,
        gta_sa_save_de_t::ICON_ICON_HOSPITAL,
        gta_sa_save_de_t::ICON_ICON_SYNDICATE,
        gta_sa_save_de_t::ICON_ICON_MADD_DOGG,
        gta_sa_save_de_t::ICON_ICON_CALIGULAS,
        gta_sa_save_de_t::ICON_ICON_MC_STRAP,
        gta_sa_save_de_t::ICON_ICON_MOD_GARAGE,
        gta_sa_save_de_t::ICON_ICON_OG_LOC,
        gta_sa_save_de_t::ICON_ICON_PIZZA,
        gta_sa_save_de_t::ICON_ICON_POLICE,
        gta_sa_save_de_t::ICON_ICON_PROPERTY_GREEN,
        gta_sa_save_de_t::ICON_ICON_PROPERTY_RED,
        gta_sa_save_de_t::ICON_ICON_RACE,
        gta_sa_save_de_t::ICON_ICON_RYDER,
        gta_sa_save_de_t::ICON_ICON_SAVE,
        gta_sa_save_de_t::ICON_ICON_SCHOOL,
        gta_sa_save_de_t::ICON_ICON_QUESTION,
        gta_sa_save_de_t::ICON_ICON_SWEET,
        gta_sa_save_de_t::ICON_ICON_TATTOO,
        gta_sa_save_de_t::ICON_ICON_TRUTH,
        gta_sa_save_de_t::ICON_ICON_WAYPOINT,
        gta_sa_save_de_t::ICON_ICON_TORENO_RANCH,
        gta_sa_save_de_t::ICON_ICON_TRIADS,
        gta_sa_save_de_t::ICON_ICON_FOUR_DRAGONS,
        gta_sa_save_de_t::ICON_ICON_CLOTHES,
        gta_sa_save_de_t::ICON_ICON_WOOZIE,
        gta_sa_save_de_t::ICON_ICON_ZERO,
        gta_sa_save_de_t::ICON_ICON_DISCO,
        gta_sa_save_de_t::ICON_ICON_DRINK,
        gta_sa_save_de_t::ICON_ICON_FOOD,
        gta_sa_save_de_t::ICON_ICON_TRUCK,
        gta_sa_save_de_t::ICON_ICON_CASH,
        gta_sa_save_de_t::ICON_ICON_FLAG,
        gta_sa_save_de_t::ICON_ICON_GYM,
        gta_sa_save_de_t::ICON_ICON_IMPOUND,
        gta_sa_save_de_t::ICON_ICON_LIGHT,
        gta_sa_save_de_t::ICON_ICON_RUNWAY,
        gta_sa_save_de_t::ICON_ICON_GANG_B,
        gta_sa_save_de_t::ICON_ICON_GANG_P,
        gta_sa_save_de_t::ICON_ICON_GANG_Y,
        gta_sa_save_de_t::ICON_ICON_GANG_N,
        gta_sa_save_de_t::ICON_ICON_GANG_G,
        gta_sa_save_de_t::ICON_ICON_SPRAY,
        gta_sa_save_de_t::ICON_ICON_TORENO,
    };
    bool gta_sa_save_de_t::_is_defined_icon_t(gta_sa_save_de_t::icon_t v) {
        return gta_sa_save_de_t::_values_icon_t.find(v) != gta_sa_save_de_t::_values_icon_t.end();
    }
    const std::set<gta_sa_save_de_t::int_stat_t> gta_sa_save_de_t::_values_int_stat_t{
        gta_sa_save_de_t::INT_STAT_PEOPLE_WASTED_BY_OTHERS,
        gta_sa_save_de_t::INT_STAT_PEOPLE_YOUVE_WASTED,
        gta_sa_save_de_t::INT_STAT_ROAD_VEHICLES_DESTROYED,
        gta_sa_save_de_t::INT_STAT_BOATS_DESTROYED,
        gta_sa_save_de_t::INT_STAT_PLANES_HELICOPTERS_DESTROYED,
        gta_sa_save_de_t::INT_STAT_COST_OF_PROPERTY_DAMAGED,
        gta_sa_save_de_t::INT_STAT_BULLETS_FIRED,
        gta_sa_save_de_t::INT_STAT_KGS_OF_EXPLOSIVES_USED,
        gta_sa_save_de_t::INT_STAT_BULLETS_THAT_HIT,
        gta_sa_save_de_t::INT_STAT_TIRES_POPPED_WITH_GUNFIRE,
        gta_sa_save_de_t::INT_STAT_NUM_HEADSHOTS,
        gta_sa_save_de_t::INT_STAT_TOTAL_NUM_WANTED_STARS_ATTAINED,
        gta_sa_save_de_t::INT_STAT_TOTAL_NUM_WANTED_STARS_EVADED,
        gta_sa_save_de_t::INT_STAT_TIMES_BUSTED,
        gta_sa_save_de_t::INT_STAT_DAYS_PASSED_IN_GAME,
        gta_sa_save_de_t::INT_STAT_NUM_HOSPITAL_VISITS,
        gta_sa_save_de_t::INT_STAT_SAFEHOUSE_VISITS,
        gta_sa_save_de_t::INT_STAT_TIMES_CHEATED,
        gta_sa_save_de_t::INT_STAT_VEHICLE_RESPRAYS,
        gta_sa_save_de_t::INT_STAT_INSANE_JUMP_DISTANCE,
        gta_sa_save_de_t::INT_STAT_INSANE_JUMP_HEIGHT,
        gta_sa_save_de_t::INT_STAT_INSANE_JUMP_FLIPS,
        gta_sa_save_de_t::INT_STAT_INSANE_JUMP_ROTATION,
        gta_sa_save_de_t::INT_STAT_BEST_INSANE_STUNT_AWARDED,
        gta_sa_save_de_t::INT_STAT_UNIQUE_JUMPS_FOUND,
        gta_sa_save_de_t::INT_STAT_UNIQUE_JUMPS_DONE,
        gta_sa_save_de_t::INT_STAT_MISSION_ATTEMPTS,
        gta_sa_save_de_t::INT_STAT_MISSIONS_PASSED,
        gta_sa_save_de_t::INT_STAT_TOTAL_NUM_MISSIONS_IN_GAME,
        gta_sa_save_de_t::INT_STAT_CASH_MADE_IN_A_TAXI,
        gta_sa_save_de_t::INT_STAT_PASSENGERS_DROPPED_OFF,
        gta_sa_save_de_t::INT_STAT_PEOPLE_SAVED_IN_AN_AMBULANCE,
        gta_sa_save_de_t::INT_STAT_CRIMINALS_KILLED_ON_VIGILANTE_MISSION,
        gta_sa_save_de_t::INT_STAT_TOTAL_FIRES_EXTINGUISHED,
        gta_sa_save_de_t::INT_STAT_PACKAGES_DELIVERED,
        gta_sa_save_de_t::INT_STAT_ASSASSINATIONS,
        gta_sa_save_de_t::INT_STAT_LAST_DANCE_SCORE,
        gta_sa_save_de_t::INT_STAT_MAX_VIGILANTE_MISSION_LEVEL,
        gta_sa_save_de_t::INT_STAT_MAX_PARAMEDIC_MISSION_LEVEL,
        gta_sa_save_de_t::INT_STAT_MAX_FIREFIGHTER_MISSION_LEVEL,
        gta_sa_save_de_t::INT_STAT_DRIVING_SKILL,
        gta_sa_save_de_t::INT_STAT_NUM_TRUCK_MISSIONS_PASSED,
        gta_sa_save_de_t::INT_STAT_MONEY_MADE_IN_TRUCK,
        gta_sa_save_de_t::INT_STAT_RECRUITED_GANG_MEMBERS_KILLED,
        gta_sa_save_de_t::INT_STAT_ARMOR,
        gta_sa_save_de_t::INT_STAT_ENERGY,
        gta_sa_save_de_t::INT_STAT_PHOTOGRAPHS_TAKEN,
        gta_sa_save_de_t::INT_STAT_RAMPAGES_ATTEMPTED,
        gta_sa_save_de_t::INT_STAT_RAMPAGES_PASSED,
        gta_sa_save_de_t::INT_STAT_FLIGHT_TIME,
        gta_sa_save_de_t::INT_STAT_TIMES_DROWNED,
        gta_sa_save_de_t::INT_STAT_NUM_GIRLS_PIMPED,
        gta_sa_save_de_t::INT_STAT_BESTPOS_8_TRACK,
        gta_sa_save_de_t::INT_STAT_TIME_ON_JETPACK,
        gta_sa_save_de_t::INT_STAT_SHOOTING_RANGE_LEVELS_PASSED,
        gta_sa_save_de_t::INT_STAT_MOST_CARS_PARKED_ON_VALET_PARKING,
        gta_sa_save_de_t::INT_STAT_KILLS_SINCE_LAST_CHECKPOINT,
        gta_sa_save_de_t::INT_STAT_TOTAL_LEGITIMATE_KILLS,
        gta_sa_save_de_t::INT_STAT_NUM_BLOODRING_KILLS,
        gta_sa_save_de_t::INT_STAT_TOTAL_TIME_IN_BLOODRING,
        gta_sa_save_de_t::INT_STAT_NO_MORE_HURRICANES_FLAG,
        gta_sa_save_de_t::INT_STAT_CITY_UNLOCKED,
        gta_sa_save_de_t::INT_STAT_NUM_POLICE_BRIBES,
        gta_sa_save_de_t::INT_STAT_NUM_CARS_STOLEN,
        gta_sa_save_de_t::INT_STAT_CURRENT_NUM_GIRLFRIENDS,
        gta_sa_save_de_t::INT_STAT_NUM_DISASTROUS_DATES,
        gta_sa_save_de_t::INT_STAT_NUM_GIRLS_DATED,
        gta_sa_save_de_t::INT_STAT_NUM_TIMES_SCORED_WITH_A_GIRL,
        gta_sa_save_de_t::INT_STAT_NUM_SUCCESSFUL_DATES,
        gta_sa_save_de_t::INT_STAT_NUM_GIRLS_DUMPED,
        gta_sa_save_de_t::INT_STAT_NUM_PROSTITUTES_VISITED,
        gta_sa_save_de_t::INT_STAT_NUM_HOUSES_BURGLED,
        gta_sa_save_de_t::INT_STAT_NUM_SAFES_CRACKED,
        gta_sa_save_de_t::INT_STAT_BURGLAR_STATUS,
        gta_sa_save_de_t::INT_STAT_NUM_STOLEN_ITEMS_SOLD,
        gta_sa_save_de_t::INT_STAT_NUM_EIGHT_BALLS_IN_POOL,
        gta_sa_save_de_t::INT_STAT_TOTAL_NUM_WINS_PLAYING_POOL,
        gta_sa_save_de_t::INT_STAT_TOTAL_NUM_LOSSES_PLAYING_POOL,
        gta_sa_save_de_t::INT_STAT_TIMES_VISITED_THE_GYM,
        gta_sa_save_de_t::INT_STAT_BODY_TYPE,
        gta_sa_save_de_t::INT_STAT_NUM_MEALS_EATEN,
        gta_sa_save_de_t::INT_STAT_MONEY_MADE_IN_QUARRY,
        gta_sa_save_de_t::INT_STAT_TIME_TAKEN_TO_COMPLETE_QUARRY,
        gta_sa_save_de_t::INT_STAT_NUM_FURNITURE_PURCHASED,
        gta_sa_save_de_t::INT_STAT_FAVORITE_CONSOLE_GAME,
        gta_sa_save_de_t::INT_STAT_MAX_CIVILIAN_PEDS_KILLED_RAMPAGE,
        gta_sa_save_de_t::INT_STAT_MAX_POLICE_PEDS_KILLED_RAMPAGE,
        gta_sa_save_de_t::INT_STAT_MAX_CIVILIAN_VEHICLES_DESTROYED_RAMPAGE,
        gta_sa_save_de_t::INT_STAT_MAX_POLICE_VEHICLES_DESTROYED_RAMPAGE,
        gta_sa_save_de_t::INT_STAT_MAX_NUM_TANKS_DESTROYED_RAMPAGE,
        gta_sa_save_de_t::INT_STAT_PIMPING_LEVEL,
        gta_sa_save_de_t::INT_STAT_KICKSTART_BEST_SCORE,
        gta_sa_save_de_t::INT_STAT_BEST_LAP_TIME_IN_8_TRACK,
        gta_sa_save_de_t::INT_STAT_NUM_VEHICLES_EXPORTED,
        gta_sa_save_de_t::INT_STAT_NUM_VEHICLES_IMPORTED,
        gta_sa_save_de_t::INT_STAT_MAX_BASKETBALL_SCORE,
        gta_sa_save_de_t::INT_STAT_FIRES_STARTED,
        gta_sa_save_de_t::INT_STAT_AMOUNT_OF_DRUGS_SOLD,
        gta_sa_save_de_t::INT_STAT_AMOUNT_OF_DRUGS_BOUGHT,
        gta_sa_save_de_t::INT_STAT_BEST_LAP_TIME_IN_DIRT_TRACK,
        gta_sa_save_de_t::INT_STAT_BESTTIME_DIRT_TRACK,
        gta_sa_save_de_t::INT_STAT_BESTPOS_DIRT_TRACK,
        gta_sa_save_de_t::INT_STAT_NRG_500_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_FLYING_SKILL,
        gta_sa_save_de_t::INT_STAT_RESPECT_MISSION,
        gta_sa_save_de_t::INT_STAT_LUNG_CAPACITY,
        gta_sa_save_de_t::INT_STAT_GAME_GORE_RATING,
        gta_sa_save_de_t::INT_STAT_GAME_SEX_RATING,
        gta_sa_save_de_t::INT_STAT_RESPECT_MISSION_TOTAL,
        gta_sa_save_de_t::INT_STAT_BIKE_SKILL,
        gta_sa_save_de_t::INT_STAT_CYCLING_SKILL,
        gta_sa_save_de_t::INT_STAT_SNAPSHOTS_TAKEN,
        gta_sa_save_de_t::INT_STAT_TOTAL_SNAPSHOTS,
        gta_sa_save_de_t::INT_STAT_LUCK,
        gta_sa_save_de_t::INT_STAT_TERRITORIES_TAKEN_OVER,
        gta_sa_save_de_t::INT_STAT_TERRITORIES_LOST,
        gta_sa_save_de_t::INT_STAT_TERRITORIES_HELD,
        gta_sa_save_de_t::INT_STAT_MAX_NUM_TERRITORIES_HELD,
        gta_sa_save_de_t::INT_STAT_GANG_MEMBERS_RECRUITED,
        gta_sa_save_de_t::INT_STAT_ENEMY_GANG_MEMBERS_KILLED,
        gta_sa_save_de_t::INT_STAT_FRIENDLY_GANG_MEMBERS_KILLED,
        gta_sa_save_de_t::INT_STAT_HORSESHOES_COLLECTED,
        gta_sa_save_de_t::INT_STAT_TOTAL_HORSESHOES,
        gta_sa_save_de_t::INT_STAT_OYSTERS_COLLECTED,
        gta_sa_save_de_t::INT_STAT_TOTAL_OYSTERS,
        gta_sa_save_de_t::INT_STAT_CALORIES,
        gta_sa_save_de_t::INT_STAT_N_2P_RAMPAGE_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_N_2P_CAR_RAMPAGE_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_N_2P_ON_FOOT_RAMPAGE_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_N_2P_CHOPPER_RAMPAGE_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_N_2P_BIKE_RAMPAGE_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_KEEPIE_UPPY_BEST_TIME,
        gta_sa_save_de_t::INT_STAT_PROGRESS_WITH_DENISE,
        gta_sa_save_de_t::INT_STAT_PROGRESS_WITH_MICHELLE,
        gta_sa_save_de_t::INT_STAT_PROGRESS_WITH_HELENA,
        gta_sa_save_de_t::INT_STAT_PROGRESS_WITH_BARBARA,
        gta_sa_save_de_t::INT_STAT_PROGRESS_WITH_KATIE,
        gta_sa_save_de_t::INT_STAT_PROGRESS_WITH_MILLIE,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_LOWRIDER_RACE,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_LOWRIDER_RACE,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_LITTLE_LOOP,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_LITTLE_LOOP,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_BACKROAD_WANDERER,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_BACKROAD_WANDERER,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_CITY_CIRCUIT,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_CITY_CIRCUIT,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_VINEWOOD,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_VINEWOOD,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_FREEWAY,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_FREEWAY,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_INTO_THE_COUNTRY,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_INTO_THE_COUNTRY,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_BADLANDS_A,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_BADLANDS_A,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_BADLANDS_B,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_BADLANDS_B,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_DIRTBIKE_DANGER,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_DIRTBIKE_DANGER,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_BANDITO_COUNTY,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_BANDITO_COUNTY,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_GO_GO_KART,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_GO_GO_KART,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_SAN_FIERRO_FASTLANE,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_SAN_FIERRO_FASTLANE,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_SAN_FIERRO_HILLS,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_SAN_FIERRO_HILLS,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_COUNTRY_ENDURANCE,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_COUNTRY_ENDURANCE,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_SF_TO_LV,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_SF_TO_LV,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_DAM_RIDER,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_DAM_RIDER,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_DESERT_TRICKS,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_DESERT_TRICKS,
        gta_sa_save_de_t::INT_STAT_BEST_POSITION_LV_RINGROAD,
        gta_sa_save_de_t::INT_STAT_BEST_TIME_LV_RINGROAD,
        gta_sa_save_de_t::INT_STAT_BESTTIME_WORLD_WAR_ACES,
        gta_sa_save_de_t::INT_STAT_BESTTIME_BARNSTORMING,
        gta_sa_save_de_t::INT_STAT_BESTTIME_MILITARY_SERVICE,
        gta_sa_save_de_t::INT_STAT_BESTTIME_CHOPPER_CHECKPOINT,
        gta_sa_save_de_t::INT_STAT_BESTTIME_WHIRLY_BIRD_WAYPOINT,
        gta_sa_save_de_t::INT_STAT_BESTTIME_HELI_HELL,
        gta_sa_save_de_t::INT_STAT_PASSED_SWEET2,
        gta_sa_save_de_t::INT_STAT_PASSED_STRAP3,
        gta_sa_save_de_t::INT_STAT_PASSED_ZERO1,
        gta_sa_save_de_t::INT_STAT_PASSED_SYNDICATE_AND_WOOZIE,
        gta_sa_save_de_t::INT_STAT_PASSED_CASINO7,
        gta_sa_save_de_t::INT_STAT_PASSED_HEIST8,
        gta_sa_save_de_t::INT_STAT_PASSED_MANSION2,
        gta_sa_save_de_t::INT_STAT_STARTED_RIOT1,
        gta_sa_save_de_t::INT_STAT_PASSED_RYDER2,
        gta_sa_save_de_t::INT_STAT_PASSED_FARLIE3,
        gta_sa_save_de_t::INT_STAT_PASSED_HEIST1,
        gta_sa_save_de_t::INT_STAT_PASSED_SYNDICATE2,
        gta_sa_save_de_t::INT_STAT_PASSED_LAFIN1,
        gta_sa_save_de_t::INT_STAT_PASSED_CAT2,
        gta_sa_save_de_t::INT_STAT_PASSED_SYNDICATE1,
        gta_sa_save_de_t::INT_STAT_PASSED_CASINO4,
        gta_sa_save_de_t::INT_STAT_PASSED_CAT1,
        gta_sa_save_de_t::INT_STAT_PASSED_BCRASH1,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT1,
        gta_sa_save_de_t::INT_STAT_PASSED_GARAGE1,
        gta_sa_save_de_t::INT_STAT_PASSED_BCESAR4,
        gta_sa_save_de_t::INT_STAT_PASSED_LAFIN2,
        gta_sa_save_de_t::INT_STAT_PASSED_GARAGE2,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT4,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT12,
        gta_sa_save_de_t::INT_STAT_PASSED_CASINO3,
        gta_sa_save_de_t::INT_STAT_PASSED_CASINO6,
        gta_sa_save_de_t::INT_STAT_PASSED_CASINO10,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT3,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT5,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT8,
        gta_sa_save_de_t::INT_STAT_PASSED_DESERT10,
        gta_sa_save_de_t::INT_STAT_PASSED_MANSION3,
        gta_sa_save_de_t::INT_STAT_PASSED_RIOT1,
        gta_sa_save_de_t::INT_STAT_PASSED_SCRASH1,
        gta_sa_save_de_t::INT_STAT_PASSED_STRAP4,
        gta_sa_save_de_t::INT_STAT_PASSED_TRUTH2,
        gta_sa_save_de_t::INT_STAT_PASSED_VCRASH2,
        gta_sa_save_de_t::INT_STAT_STARTED_BADLANDS,
        gta_sa_save_de_t::INT_STAT_STARTED_CAT2,
        gta_sa_save_de_t::INT_STAT_STARTED_CRASH1,
    };
    bool gta_sa_save_de_t::_is_defined_int_stat_t(gta_sa_save_de_t::int_stat_t v) {
        return gta_sa_save_de_t::_values_int_stat_t.find(v) != gta_sa_save_de_t::_values_int_stat_t.end();
    }
    const std::set<gta_sa_save_de_t::interior_area_t> gta_sa_save_de_t::_values_interior_area_t{
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_OUTSIDE,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_1,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_2,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_3,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_4,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_5,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_6,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_7,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_8,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_9,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_10,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_11,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_12,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_14,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_15,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_16,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_17,
        gta_sa_save_de_t::INTERIOR_AREA_INTERIOR_18,
    };
    bool gta_sa_save_de_t::_is_defined_interior_area_t(gta_sa_save_de_t::interior_area_t v) {
        return gta_sa_save_de_t::_values_interior_area_t.find(v) != gta_sa_save_de_t::_values_interior_area_t.end();
    }
    const std::set<gta_sa_save_de_t::interior_room_t> gta_sa_save_de_t::_values_interior_room_t{
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_AMMU_NATION_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_CAFE_SHOP_CATALINA,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_CALIGULAS_CASINO_ROOF_ACCESS,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_INSNAMEE_TRACK_BETTING_CHINATOWN_SF,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LV_MEAT_FACTORY,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LIBERTY_CITY,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_RESTAURANT_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_16,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SHAMAL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_STADIUM_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SUB_URBAN,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_CALIGULAS_CASINO,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_WAREHOUSE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BIG_SMOKES_CRACK_PALACE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_REECES_BARBERSHOP,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_17,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_PIG_PEN,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BIG_BEARS_APARTMENT,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BIG_SPREAD_RANCH,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BROTHEL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BROTHEL_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_DRIVING_SCHOOL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_GAY_GORDOS_BARBERSHOP,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_INSNAMEE_TRACK_BETTING,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_JIZZYS_PLEASURE_DOMES,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_JOHNSON_HOUSE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LV_TATTOO_PARLOUR,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LVPD_HQ,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LAS_VENTURAS_PLANNING_DEP,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_RECORD_LABEL_HALLWAY,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SEX_SHOP,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_TRAIN_HARD,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_24_7_SHOP_3,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_AMMU_NATION_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_DINER_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_6,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BURNING_DESIRE_HOUSE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_DINER_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LOS_SANTOS_GYM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_MADD_DOGGS_MANSION_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_MADD_DOGGS_MANSION_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_POLICE_STATION_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_10,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_3,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_CRACK_DEN,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_VICTIM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_WELL_STACKED_PIZZA_CO,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_24_7_SHOP_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_AMMU_NATION_3,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_AMMU_NATION_4,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LSPD_HQ,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_MILLIES_BEDROOM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_RC_ZEROS_SHOP,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_RESTAURANT_2,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_13,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_15,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_8,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_9,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAN_FIERRO_GYM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_AMMU_NATION_5_2_FLOORS,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LAS_VENTURAS_GYM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_COLONEL_FUHRBERGERS_HOUSE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_11,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_7,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_ANDROMADA,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_CLUCKIN_BELL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_18,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_4,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_ABANDONED_AC_TOWER_SAFEHOUSE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BURGER_SHOT,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_RC_ZEROS_BATTLEFIELD,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SFPD_HQ,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_14,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_FOUR_DRAGONS_CASINO,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BAR_2_TEN_GREEN_BOTTLES,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_12,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_FOUR_DRAGONS_CASINO_OFFICE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BUDGET_INN_MOTEL_ROOM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_MACISLAS_BARBERSHOP,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_CASINO,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_DIDIER_SACHS,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_FRANCIS_INT_AIRPORT_BAGGAGE_CLAIM,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAN_FIERRO_CHUNK_CUTSCENE_PLACE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_STADIUM_3_KICKSTART,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BINCO,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_JEFFERSON_MOTEL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_SAFE_HOUSE_5,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_STADIUM_2_BLOODBOWL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LS_TATTOO_PARLOUR,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_BAR_1_GAYDAR_STATION,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_HEMLOCK_TATTOO,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_RUSTY_BROWNS_RING_DONUTS,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_THE_SHERMANS_DAM_GENERATOR_HALL,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_24_7_SHOP_1,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_ATRIUM_LOBBY_ENTRANCE,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_ATRIUM_LOBBY_EXIT,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_LIL_PROBE_INN_UFO_BAR,
        gta_sa_save_de_t::INTERIOR_ROOM_ROOM_ZIP,
    };
    bool gta_sa_save_de_t::_is_defined_interior_room_t(gta_sa_save_de_t::interior_room_t v) {
        return gta_sa_save_de_t::_values_interior_room_t.find(v) != gta_sa_save_de_t::_values_interior_room_t.end();
    }
    const std::set<gta_sa_save_de_t::item_kind_t> gta_sa_save_de_t::_values_item_kind_t{
        gta_sa_save_de_t::ITEM_KIND_GOODS_CAR_PART,
        gta_sa_save_de_t::ITEM_KIND_GOODS_TORSO,
        gta_sa_save_de_t::ITEM_KIND_GOODS_LEGS,
        gta_sa_save_de_t::ITEM_KIND_GOODS_SHOES,
        gta_sa_save_de_t::ITEM_KIND_GOODS_CHAIN,
        gta_sa_save_de_t::ITEM_KIND_GOODS_WATCH,
        gta_sa_save_de_t::ITEM_KIND_GOODS_SHADES,
        gta_sa_save_de_t::ITEM_KIND_GOODS_HAT,
        gta_sa_save_de_t::ITEM_KIND_GOODS_SPECIAL,
        gta_sa_save_de_t::ITEM_KIND_GOODS_HAIRCUT,
        gta_sa_save_de_t::ITEM_KIND_GOODS_TATTOO,
        gta_sa_save_de_t::ITEM_KIND_GOODS_FOOD,
        gta_sa_save_de_t::ITEM_KIND_GOODS_WEAPON,
    };
    bool gta_sa_save_de_t::_is_defined_item_kind_t(gta_sa_save_de_t::item_kind_t v) {
        return gta_sa_save_de_t::_values_item_kind_t.find(v) != gta_sa_save_de_t::_values_item_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::map_part_t> gta_sa_save_de_t::_values_map_part_t{
        gta_sa_save_de_t::MAP_PART_BARRIERS1_OF_V1,
        gta_sa_save_de_t::MAP_PART_BARRIERS2_OF_V1,
        gta_sa_save_de_t::MAP_PART_CRACK_OF_V2,
        gta_sa_save_de_t::MAP_PART_TRUTHSFARM_OF_V1,
        gta_sa_save_de_t::MAP_PART_CRACK_OF_V1_TRUTHSFARM_OF_V2,
        gta_sa_save_de_t::MAP_PART_BARRIERS1_OF_V2,
        gta_sa_save_de_t::MAP_PART_BARRIERS2_OF_V2,
        gta_sa_save_de_t::MAP_PART_CARTER_OF_V2,
        gta_sa_save_de_t::MAP_PART_CARTER_OF_V1,
    };
    bool gta_sa_save_de_t::_is_defined_map_part_t(gta_sa_save_de_t::map_part_t v) {
        return gta_sa_save_de_t::_values_map_part_t.find(v) != gta_sa_save_de_t::_values_map_part_t.end();
    }
    const std::set<gta_sa_save_de_t::map_zone_t> gta_sa_save_de_t::_values_map_zone_t{
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_THEMAP,
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_VEGAS,
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_SF01,
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_SF02,
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_SF03,
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_LA01,
        gta_sa_save_de_t::MAP_ZONE_MAP_ZONE_LA02,
    };
    bool gta_sa_save_de_t::_is_defined_map_zone_t(gta_sa_save_de_t::map_zone_t v) {
        return gta_sa_save_de_t::_values_map_zone_t.find(v) != gta_sa_save_de_t::_values_map_zone_t.end();
    }
    const std::set<gta_sa_save_de_t::mirrored_stat_t> gta_sa_save_de_t::_values_mirrored_stat_t{
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_181,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_327,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_328,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_329,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_318,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_320,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_330,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_331,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_332,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_333,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_311,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_323,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_308,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_310,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_335,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_336,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_337,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_302,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_338,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_339,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_340,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_341,
        gta_sa_save_de_t::MIRRORED_STAT_MIRROR_342,
    };
    bool gta_sa_save_de_t::_is_defined_mirrored_stat_t(gta_sa_save_de_t::mirrored_stat_t v) {
        return gta_sa_save_de_t::_values_mirrored_stat_t.find(v) != gta_sa_save_de_t::_values_mirrored_stat_t.end();
    }
    const std::set<gta_sa_save_de_t::mission_key_t> gta_sa_save_de_t::_values_mission_key_t{
        gta_sa_save_de_t::MISSION_KEY_MISSION_BCES4_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_BCESAR4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_BCRASH1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_BMX,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASEEN2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASIN10,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO6,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO7,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CASINO9,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CAT_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CAT_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CAT_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CAT_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CESAR_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CESAR_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CRASH_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CRASH_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_CRASH_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESER10,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT6,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT8,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DESERT9,
        gta_sa_save_de_t::MISSION_KEY_MISSION_DOC_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_FAR_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_FAR_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_FAR_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_FAR_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_FAR_5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_GAR_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_GAR_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_GROVE_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_GROVE_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_HEIST_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_HEIST_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_HEIST_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_HEIST_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_HEIST_5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_HEIST_9,
        gta_sa_save_de_t::MISSION_KEY_MISSION_INTRO_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_INTRO_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_LA1FIN1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_LA1FIN2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_MAN_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_MAN_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_MAN_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_MAN_5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_NRG500,
        gta_sa_save_de_t::MISSION_KEY_MISSION_RIOT_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_RIOT_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_RIOT_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_RYDER_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_RYDER_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_RYDER_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SCRA_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SCRA_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SMOKE_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SMOKE_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SMOKE_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SMOKE_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STAD_01,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STAD_03,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STEAL_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STEAL_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STEAL_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STEAL_5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STRAP_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STRAP_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STRAP_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_STRAP_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET1B,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_6,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SWEET_7,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_3,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_5,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_6,
        gta_sa_save_de_t::MISSION_KEY_MISSION_SYND_7,
        gta_sa_save_de_t::MISSION_KEY_MISSION_TRUTH_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_TRUTH_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_VCRASH1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_VCRASH2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_WUZI_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_WUZI_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_WUZI_4,
        gta_sa_save_de_t::MISSION_KEY_MISSION_ZERO_1,
        gta_sa_save_de_t::MISSION_KEY_MISSION_ZERO_2,
        gta_sa_save_de_t::MISSION_KEY_MISSION_ZERO_4,
    };
    bool gta_sa_save_de_t::_is_defined_mission_key_t(gta_sa_save_de_t::mission_key_t v) {
        return gta_sa_save_de_t::_values_mission_key_t.find(v) != gta_sa_save_de_t::_values_mission_key_t.end();
    }
    const std::set<gta_sa_save_de_t::nav_zone_t> gta_sa_save_de_t::_values_nav_zone_t{
        gta_sa_save_de_t::NAV_ZONE_ZONE_SAN_AND,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUNMA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUNNN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BATTP,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PARA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CIVI,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BAYV,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CITYS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_OCEAF1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_OCEAF2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_OCEAF3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SILLY3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SILLY4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HASH,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JUNIHO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ESPN1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ESPN2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ESPN3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FINA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CALT,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFDWT1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFDWT2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFDWT3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFDWT4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JUNIHI,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHINA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFDWT5,
        gta_sa_save_de_t::NAV_ZONE_ZONE_THEA1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_THEA2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_THEA3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GARC,
        gta_sa_save_de_t::NAV_ZONE_ZONE_DOH1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_DOH2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFDWT6,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFAIR3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EASB1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EASB2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ESPE1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ESPE2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ESPE3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ANGPI,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SHACA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BACKO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LEAFY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FLINTR,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HAUL,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FARM,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELQUE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ALDEA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_DAM,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BARRA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CARSO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_QUARY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_OCTAN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PALMS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_TOM,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BRUJA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MEAD,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PAYAS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ARCO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFAIR1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HANKY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PALO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_NROCK,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MONT,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MONT1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HBARNS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FERN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_DILLI,
        gta_sa_save_de_t::NAV_ZONE_ZONE_TOPFA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BLUEB1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BLUEB,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PANOP,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FRED,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MAKO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BLUAC,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MART,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FALLO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CREEK,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CREEK1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_WESTP1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_WESTP2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_WESTP3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BONE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROBAD,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GANTB,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GANTB1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SF,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROBAD1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RED,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FLINTC,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EBAY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EBAY2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFAIR4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SILLY1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SILLY2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFAIR2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFAIR5,
        gta_sa_save_de_t::NAV_ZONE_ZONE_WHET,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LAIR1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LAIR2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BLUF1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELCO2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND2B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MAR3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VERO4A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VERO4B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BLUF1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BLUF2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELCO1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VERO1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MAR1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MAR2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VERO3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VERO2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CONF1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CONF1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_THALL1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_COM1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_COM1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_COM2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PER1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_COM4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LMEX1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LMEX1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_COM3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_IWD3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_IWD3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_IWD4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_IWD1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_IWD2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GLN2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GLN1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JEF3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JEF3C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JEF2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JEF1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JEF1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC2B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_IWD5,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GAN2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GAN1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND4C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EBE3C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EBE2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EBE2B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JEF3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS3C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELS2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LFL1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LFL1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_EBE1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC4A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC4B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CHC3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT5,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT7,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT6,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MULINT,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL2B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MKT3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VIN3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MKT4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT1C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUN3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUN3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUN3C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL7A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL7B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL6,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VIN2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUN1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUN4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SUN2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL5A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL5B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL5C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MUL1C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SMB1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SMB2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD5B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD5A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD1C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD4A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD4B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD4C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VIN1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH5A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH5B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD2B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROD2A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH6A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH6B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIH1B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_STRIP1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_STRIP2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_DRAG,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PINK,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HIGH,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PIRA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VISA1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VISA2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTS1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTW1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTS2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RSE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LOT,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CAM,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CALI1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CALI2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PILL1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_STAR2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_STRIP3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_STRIP4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ISLE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_OVS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_KACC,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CREE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SRY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LST,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTE2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTE1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTE4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTE3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN5,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTW2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN6,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HGP,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDE1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDE2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDE3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN8,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDW2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDW1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDW3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REDW4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VAIR1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VAIR2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VAIR3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LVA1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BINT2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BINT1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BINT3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BINT4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LVA2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LVA3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LVA4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LVA5,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GGC1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GGC2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BFLD1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BFLD2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROCE1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROCE2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDM,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RSW1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RSW2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RIE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BFC1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BFC2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_JTN7,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PINT,
        gta_sa_save_de_t::NAV_ZONE_ZONE_WWE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PRP1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PRP2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PRP3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SPIN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PRP4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PILL2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SASO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FISH,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GARV,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GARV1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GARV2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_KINC,
        gta_sa_save_de_t::NAV_ZONE_ZONE_KINC1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_KINC2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LSINL,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SHERR,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FLINW,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ETUNN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BYTUN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BIGE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PROBE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VALLE,
        gta_sa_save_de_t::NAV_ZONE_ZONE_GLN1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC3A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LINDEN,
        gta_sa_save_de_t::NAV_ZONE_ZONE_UNITY,
        gta_sa_save_de_t::NAV_ZONE_ZONE_VIN1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MARKST,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CRANB,
        gta_sa_save_de_t::NAV_ZONE_ZONE_YELLOW,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SANB1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SANB2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELCA,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELCA1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ELCA2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_REST,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MONINT_A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MONINT_B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_ROBINT,
        gta_sa_save_de_t::NAV_ZONE_ZONE_FLINTI,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFBAG2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFBAG3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFBAG1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MKT1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MKT2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFGLF4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CUNTC2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_HILLP,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MTCHI2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MTCHI3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MTCHI1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_MTCHI4,
        gta_sa_save_de_t::NAV_ZONE_ZONE_YBELL1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_YBELL2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LVBAG,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC1A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LAIR2B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC3B,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LBAG1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LBAG2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LBAG3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CONST1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_BEACO,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFGLF1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFGLF2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_SFGLF3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CUNTC1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_CUNTC3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_PLS,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC3C,
        gta_sa_save_de_t::NAV_ZONE_ZONE_STAR1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_RING,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDOC2,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND3,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LIND4A,
        gta_sa_save_de_t::NAV_ZONE_ZONE_WWE1,
        gta_sa_save_de_t::NAV_ZONE_ZONE_LDT8,
    };
    bool gta_sa_save_de_t::_is_defined_nav_zone_t(gta_sa_save_de_t::nav_zone_t v) {
        return gta_sa_save_de_t::_values_nav_zone_t.find(v) != gta_sa_save_de_t::_values_nav_zone_t.end();
    }
    const std::set<gta_sa_save_de_t::news_kind_t> gta_sa_save_de_t::_values_news_kind_t{
        gta_sa_save_de_t::NEWS_KIND_NEWS_OF_CITY,
        gta_sa_save_de_t::NEWS_KIND_NEWS_OF_MISSION,
        gta_sa_save_de_t::NEWS_KIND_NO_NEWS,
    };
    bool gta_sa_save_de_t::_is_defined_news_kind_t(gta_sa_save_de_t::news_kind_t v) {
        return gta_sa_save_de_t::_values_news_kind_t.find(v) != gta_sa_save_de_t::_values_news_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::object_model_t> gta_sa_save_de_t::_values_object_model_t{
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GUN_DILDO1,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GUN_DILDO2,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_FLOWERA,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GUN_CANE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BRASSKNUCKLE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GOLFCLUB,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_NITESTICK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_KNIFECUR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BAT,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SHOVEL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_POOLCUE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_KATANA,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CHNSAW,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GRENADE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_TEARGAS,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MOLOTOV,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_COLT45,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SILENCED,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_DESERT_EAGLE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CHROMEGUN,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SAWNOFF,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SHOTGSPA,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MICRO_UZI,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MP5LNG,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_AK47,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_M4,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CUNTGUN,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SNIPER,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_ROCKETLA,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HEATSEEK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_FLAME,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MINIGUN,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SATCHEL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SPRAYCAN,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_FIRE_EX,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CAMERA,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_NVGOGGLES,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_IRGOGGLES,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_JETPACK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GUN_PARA,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_TEC9,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BSKBALL_LAX,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BSKBALLHUB_LAX01,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_OYSTER,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_HORSE_SHOE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_EXT_SPRUNK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_EXT_CANDY,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GATE_AUTOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GATE_AUTOL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_WS_APGATE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_VENDMACH,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MONEY,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_INFO,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HEALTH,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BODYARMOUR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BRIBE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CAMERAPICKUP,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_PROPERTY_LOCKED,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_PROPERTY_FSALE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BIGDOLLAR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_PICKUPSAVE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_VENDMACHFD,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CHILLIDOGCART,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_ICESCART_PROP,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_NOODLECART_PROP,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MAGNOCRANE_02,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MAGNOCRANE_01,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MAGNOCRANE_03,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_TWRCRANE_M_04,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_TWRCRANE_M_01,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_TWRCRANE_M_02,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_LODNOCRANE_01,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_LODNOCRANE_02,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_LODNOCRANE_03,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_LODCRANE_M_01,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_LODCRANE_M_04,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GEN_DOORSHOP02,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GEN_DOOREXT03,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GEN_DOOREXT04,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GEN_DOOREXT07,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GEN_DOORSHOP3,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_PORTAKABIN,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SNESISH,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_LOW_CONSOLE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_SPRUNK1,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_CANDYVENDOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_WHEEL_O_FORTUNE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_VENDIN3,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_ROULETTE_TBL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SWANK_CONSOLE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_BLCK_JACK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_KB_BANDIT_U,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GYM_TREADMILL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GYM_BENCH1,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GYM_BIKE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_GYM_MAT1,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_NEIL_SLOT,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_COIN_OP,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_OTB_MACHINE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_COIN_OP_1,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_COIN_OP_2,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_SLOT_BANK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CJ_COIN_OP_3,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_A51_BLASTDOORR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_A51_BLASTDOORL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_SHUTTER_VEGAS,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_FREIGHT_SFW_DOOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CR_DOOR_03,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CR_DOOR_01,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_A51_LABDOOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_K_POOLTABLESM,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CR1_DOOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CT_GATEXR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_IMY_SHASH_WALL,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_AD_FLATDOOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_NF_BLACKBOARD,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_MD_POSTER,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_TRDCSGRGDOOR_LVS,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_AB_CASDORLOK,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CUNTGIRLDOOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_A51_JETDOOR,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CARRIER_DOOR_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CARRIER_LIFT2_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_CARRIER_LIFT1_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_A51_VENTCOVERB,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_VGSXREFBBALLNET,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_VGSXREFBBALLNET2,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HUBINTROOF_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HUBINTERIOR_SFS,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HUBGIRDERS_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HUBPROPS6_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HUBPROPS1_SFS,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_HUBGRGBEAMS_SFSE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_QUARRY_CRANE,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_QUARRY_CRANEARM,
        gta_sa_save_de_t::OBJECT_MODEL_MODEL_QUARRY_CRANEBASE,
    };
    bool gta_sa_save_de_t::_is_defined_object_model_t(gta_sa_save_de_t::object_model_t v) {
        return gta_sa_save_de_t::_values_object_model_t.find(v) != gta_sa_save_de_t::_values_object_model_t.end();
    }
    const std::set<gta_sa_save_de_t::paint_t> gta_sa_save_de_t::_values_paint_t{
        gta_sa_save_de_t::PAINT_PAINT_ANY,
        gta_sa_save_de_t::PAINT_PAINT_BLACK,
        gta_sa_save_de_t::PAINT_PAINT_WHITE,
        gta_sa_save_de_t::PAINT_PAINT_POLICE_CAR_BLUE,
        gta_sa_save_de_t::PAINT_PAINT_CHERRY_RED,
        gta_sa_save_de_t::PAINT_PAINT_MIDNIGHT_BLUE,
        gta_sa_save_de_t::PAINT_PAINT_TEMPLE_CURTAIN_PURPLE,
        gta_sa_save_de_t::PAINT_PAINT_TAXI_YELLOW,
        gta_sa_save_de_t::PAINT_PAINT_STRIKING_BLUE,
        gta_sa_save_de_t::PAINT_PAINT_LIGHT_BLUE_GREY,
        gta_sa_save_de_t::PAINT_PAINT_HOODS,
        gta_sa_save_de_t::PAINT_PAINT_SAXONY_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_CONCORD_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_JASPER_GREEN_POLY,
        gta_sa_save_de_t::PAINT_PAINT_PEWTER_GRAY_POLY,
        gta_sa_save_de_t::PAINT_PAINT_FROST_WHITE,
        gta_sa_save_de_t::PAINT_PAINT_SILVER_STONE_POLY_15,
        gta_sa_save_de_t::PAINT_PAINT_RIO_RED,
        gta_sa_save_de_t::PAINT_PAINT_TORINO_RED_PEARL,
        gta_sa_save_de_t::PAINT_PAINT_FORMULA_RED,
        gta_sa_save_de_t::PAINT_PAINT_HONEY_BEIGE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MARINER_BLUE,
        gta_sa_save_de_t::PAINT_PAINT_BLAZE_RED,
        gta_sa_save_de_t::PAINT_PAINT_CLASSIC_RED,
        gta_sa_save_de_t::PAINT_PAINT_WINNING_SILVER_POLY,
        gta_sa_save_de_t::PAINT_PAINT_STEEL_GRAY_POLY_24,
        gta_sa_save_de_t::PAINT_PAINT_SHADOW_SILVER_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SILVER_STONE_POLY_26,
        gta_sa_save_de_t::PAINT_PAINT_WARM_GREY_MICA,
        gta_sa_save_de_t::PAINT_PAINT_HARBOR_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_PORCELAIN_SILVER_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MELLOW_BURGUNDY,
        gta_sa_save_de_t::PAINT_PAINT_GRACEFUL_RED_MICA,
        gta_sa_save_de_t::PAINT_PAINT_CURRANT_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_GRAY_POLY,
        gta_sa_save_de_t::PAINT_PAINT_ARCTIC_WHITE,
        gta_sa_save_de_t::PAINT_PAINT_ANTHRACITE_GRAY_POLY,
        gta_sa_save_de_t::PAINT_PAINT_BLACK_POLY,
        gta_sa_save_de_t::PAINT_PAINT_DARK_GREEN_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SEAFOAM_POLY,
        gta_sa_save_de_t::PAINT_PAINT_DIAMOND_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_BISTON_BROWN_POLY,
        gta_sa_save_de_t::PAINT_PAINT_DESERT_TAUPE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_GARNET_RED_POLY,
        gta_sa_save_de_t::PAINT_PAINT_DESERT_RED,
        gta_sa_save_de_t::PAINT_PAINT_GREEN_44,
        gta_sa_save_de_t::PAINT_PAINT_CABERNET_RED_POLY,
        gta_sa_save_de_t::PAINT_PAINT_LIGHT_IVORY,
        gta_sa_save_de_t::PAINT_PAINT_PUEBLO_BEIGE,
        gta_sa_save_de_t::PAINT_PAINT_SMOKE_SILVER_POLY,
        gta_sa_save_de_t::PAINT_PAINT_ASTRA_SILVER_POLY,
        gta_sa_save_de_t::PAINT_PAINT_ASCOT_GRAY,
        gta_sa_save_de_t::PAINT_PAINT_AGATE_GREEN,
        gta_sa_save_de_t::PAINT_PAINT_PETROL_BLUE_GREEN_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SURF_BLUE,
        gta_sa_save_de_t::PAINT_PAINT_NAUTICAL_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_WOODROSE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_CRYSTAL_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_BISQUE_FROST_POLY,
        gta_sa_save_de_t::PAINT_PAINT_CURRANT_RED_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_LT_CRYSTAL_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_LT_TITANIUM_POLY,
        gta_sa_save_de_t::PAINT_PAINT_RACE_YELLOW_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_BRT_CURRANT_RED_POLY,
        gta_sa_save_de_t::PAINT_PAINT_CLEAR_CRYSTAL_BLUE_FROST_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SILVER_POLY_64,
        gta_sa_save_de_t::PAINT_PAINT_PASTEL_ALABASTER,
        gta_sa_save_de_t::PAINT_PAINT_MID_CURRANT_RED_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MED_REGATTA_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_OXFORD_WHITE_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_ALABASTER_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_ELEC_CURRANT_RED_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SPINNAKER_BLUE_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_DK_TITANIUM_POLY,
        gta_sa_save_de_t::PAINT_PAINT_PASTEL_ALABASTER_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_MED_CABERNET_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_TWILIGHT_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_TITANIUM_FROST_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SANDALWOOD_FROST_POLY,
        gta_sa_save_de_t::PAINT_PAINT_WILD_STRAWBERRY_POLY,
        gta_sa_save_de_t::PAINT_PAINT_ULTRA_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_VERMILION_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_MED_SANDALWOOD_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MED_RED_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_DEEP_JEWEL_GREEN,
        gta_sa_save_de_t::PAINT_PAINT_MED_WOODROSE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_VERMILLION_SOLID,
        gta_sa_save_de_t::PAINT_PAINT_GREEN_86,
        gta_sa_save_de_t::PAINT_PAINT_BRIGHT_BLUE_POLY_87,
        gta_sa_save_de_t::PAINT_PAINT_BRIGHT_RED_88,
        gta_sa_save_de_t::PAINT_PAINT_LT_CHAMPAGNE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SILVER_POLY_90,
        gta_sa_save_de_t::PAINT_PAINT_STEEL_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MEDIUM_GRAY_POLY,
        gta_sa_save_de_t::PAINT_PAINT_ARCTIC_PEARL,
        gta_sa_save_de_t::PAINT_PAINT_NASSAU_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MED_SAPPHIRE_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SILVER_POLY_96,
        gta_sa_save_de_t::PAINT_PAINT_LT_SAPPHIRE_BLUE_POLY_97,
        gta_sa_save_de_t::PAINT_PAINT_MALACHITE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_FLAX,
        gta_sa_save_de_t::PAINT_PAINT_MED_MAUI_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_DK_SAPPHIRE_BLUE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_COPPER_BEIGE,
        gta_sa_save_de_t::PAINT_PAINT_BRIGHT_BLUE_POLY_103,
        gta_sa_save_de_t::PAINT_PAINT_MED_FLAX,
        gta_sa_save_de_t::PAINT_PAINT_MED_GRAY_POLY,
        gta_sa_save_de_t::PAINT_PAINT_BRIGHT_BLUE_POLY_106,
        gta_sa_save_de_t::PAINT_PAINT_LT_DRIFTWOOD_POLY,
        gta_sa_save_de_t::PAINT_PAINT_BLUE,
        gta_sa_save_de_t::PAINT_PAINT_STEEL_GRAY_POLY_109,
        gta_sa_save_de_t::PAINT_PAINT_LT_BEECHWOOD_POLY,
        gta_sa_save_de_t::PAINT_PAINT_SLATE_GRAY,
        gta_sa_save_de_t::PAINT_PAINT_LT_SAPPHIRE_BLUE_POLY_112,
        gta_sa_save_de_t::PAINT_PAINT_DK_BEECHWOOD_POLY,
        gta_sa_save_de_t::PAINT_PAINT_TORCH_RED,
        gta_sa_save_de_t::PAINT_PAINT_BRIGHT_RED_115,
        gta_sa_save_de_t::PAINT_PAINT_MED_SAPPHIRE_BLUE_FIREMIST,
        gta_sa_save_de_t::PAINT_PAINT_MED_GARNET_RED_POLY,
        gta_sa_save_de_t::PAINT_PAINT_WHITE_DIAMOND_PEARL,
        gta_sa_save_de_t::PAINT_PAINT_DK_SABLE_POLY,
        gta_sa_save_de_t::PAINT_PAINT_ANTELOPE_BEIGE,
        gta_sa_save_de_t::PAINT_PAINT_BRILLIANT_RED_POLY_121,
        gta_sa_save_de_t::PAINT_PAINT_GUN_METAL_POLY,
        gta_sa_save_de_t::PAINT_PAINT_MED_BEECHWOOD_POLY,
        gta_sa_save_de_t::PAINT_PAINT_BRILLIANT_RED_POLY_124,
        gta_sa_save_de_t::PAINT_PAINT_BRIGHT_BLUE_POLY_125,
        gta_sa_save_de_t::PAINT_PAINT_PINK,
    };
    bool gta_sa_save_de_t::_is_defined_paint_t(gta_sa_save_de_t::paint_t v) {
        return gta_sa_save_de_t::_values_paint_t.find(v) != gta_sa_save_de_t::_values_paint_t.end();
    }
    const std::set<gta_sa_save_de_t::part_slot_t> gta_sa_save_de_t::_values_part_slot_t{
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_SPOILERS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_VENTS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_ROOF,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_SIDE_SKIRTS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_NITRO,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_HOOD,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_EXHAUSTS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_WHEELS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_HYDRAULICS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_FRONT_BULLBARS,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_FRONT_BUMPER,
        gta_sa_save_de_t::PART_SLOT_PART_SLOT_REAR_BUMPER,
    };
    bool gta_sa_save_de_t::_is_defined_part_slot_t(gta_sa_save_de_t::part_slot_t v) {
        return gta_sa_save_de_t::_values_part_slot_t.find(v) != gta_sa_save_de_t::_values_part_slot_t.end();
    }
    const std::set<gta_sa_save_de_t::ped_kind_t> gta_sa_save_de_t::_values_ped_kind_t{
        gta_sa_save_de_t::PED_KIND_PED_PLAYER1,
        gta_sa_save_de_t::PED_KIND_PED_PLAYER2,
        gta_sa_save_de_t::PED_KIND_PED_PLAYER_NETWORK,
        gta_sa_save_de_t::PED_KIND_PED_PLAYER_UNUSED,
        gta_sa_save_de_t::PED_KIND_PED_CIVMALE,
        gta_sa_save_de_t::PED_KIND_PED_CIVFEMALE,
        gta_sa_save_de_t::PED_KIND_PED_COP,
        gta_sa_save_de_t::PED_KIND_PED_GANG1,
        gta_sa_save_de_t::PED_KIND_PED_GANG2,
        gta_sa_save_de_t::PED_KIND_PED_GANG3,
        gta_sa_save_de_t::PED_KIND_PED_GANG4,
        gta_sa_save_de_t::PED_KIND_PED_GANG5,
        gta_sa_save_de_t::PED_KIND_PED_GANG6,
        gta_sa_save_de_t::PED_KIND_PED_GANG7,
        gta_sa_save_de_t::PED_KIND_PED_GANG8,
        gta_sa_save_de_t::PED_KIND_PED_GANG9,
        gta_sa_save_de_t::PED_KIND_PED_GANG10,
        gta_sa_save_de_t::PED_KIND_PED_DEALER,
        gta_sa_save_de_t::PED_KIND_PED_MEDIC,
        gta_sa_save_de_t::PED_KIND_PED_FIREMAN,
        gta_sa_save_de_t::PED_KIND_PED_CRIMINAL,
        gta_sa_save_de_t::PED_KIND_PED_BUM,
        gta_sa_save_de_t::PED_KIND_PED_PROSTITUTE,
        gta_sa_save_de_t::PED_KIND_PED_SPECIAL,
        gta_sa_save_de_t::PED_KIND_PED_MISSION1,
        gta_sa_save_de_t::PED_KIND_PED_MISSION2,
        gta_sa_save_de_t::PED_KIND_PED_MISSION3,
        gta_sa_save_de_t::PED_KIND_PED_MISSION4,
        gta_sa_save_de_t::PED_KIND_PED_MISSION5,
        gta_sa_save_de_t::PED_KIND_PED_MISSION6,
        gta_sa_save_de_t::PED_KIND_PED_MISSION7,
        gta_sa_save_de_t::PED_KIND_PED_MISSION8,
    };
    bool gta_sa_save_de_t::_is_defined_ped_kind_t(gta_sa_save_de_t::ped_kind_t v) {
        return gta_sa_save_de_t::_values_ped_kind_t.find(v) != gta_sa_save_de_t::_values_ped_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::pickup_kind_t> gta_sa_save_de_t::_values_pickup_kind_t{
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_NONE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_IN_SHOP,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ON_STREET,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ONCE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ONCE_TIMEOUT,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ONCE_TIMEOUT_SLOW,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_COLLECTABLE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_SHOP_OUT_OF_STOCK,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_MONEY,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_MINE_INACTIVE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_MINE_ARMED,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_NAVAL_MINE_INACTIVE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_NAVAL_MINE_ARMED,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_FLOATING_PACKAGE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_FLOATING_PACKAGE_AFLOAT,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ON_STREET_SLOW,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ASSET_REVENUE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_PROPERTY_LOCKED,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_PROPERTY_FOR_SALE,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_MONEY_STAYS,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_SNAPSHOT,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_TWO_PLAYER,
        gta_sa_save_de_t::PICKUP_KIND_PICKUP_ONCE_FOR_MISSION,
    };
    bool gta_sa_save_de_t::_is_defined_pickup_kind_t(gta_sa_save_de_t::pickup_kind_t v) {
        return gta_sa_save_de_t::_values_pickup_kind_t.find(v) != gta_sa_save_de_t::_values_pickup_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::play_state_t> gta_sa_save_de_t::_values_play_state_t{
        gta_sa_save_de_t::PLAY_STATE_STILL_PLAYING,
        gta_sa_save_de_t::PLAY_STATE_PLAYER_WASTED,
        gta_sa_save_de_t::PLAY_STATE_PLAYER_BUSTED,
        gta_sa_save_de_t::PLAY_STATE_MISSION_FAILED,
        gta_sa_save_de_t::PLAY_STATE_MISSION_PASSED,
    };
    bool gta_sa_save_de_t::_is_defined_play_state_t(gta_sa_save_de_t::play_state_t v) {
        return gta_sa_save_de_t::_values_play_state_t.find(v) != gta_sa_save_de_t::_values_play_state_t.end();
    }
    const std::set<gta_sa_save_de_t::player_condition_t> gta_sa_save_de_t::_values_player_condition_t{
        gta_sa_save_de_t::PLAYER_CONDITION_PLAYER_PLAYING,
        gta_sa_save_de_t::PLAYER_CONDITION_PLAYER_DIED,
        gta_sa_save_de_t::PLAYER_CONDITION_PLAYER_ARRESTED,
        gta_sa_save_de_t::PLAYER_CONDITION_PLAYER_FAILED_MISSION,
        gta_sa_save_de_t::PLAYER_CONDITION_PLAYER_LEFT_GAME,
    };
    bool gta_sa_save_de_t::_is_defined_player_condition_t(gta_sa_save_de_t::player_condition_t v) {
        return gta_sa_save_de_t::_values_player_condition_t.find(v) != gta_sa_save_de_t::_values_player_condition_t.end();
    }
    const std::set<gta_sa_save_de_t::population_group_t> gta_sa_save_de_t::_values_population_group_t{
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_BUSINESS,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_DESERT,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_ENTERTAINMENT,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_COUNTRYSIDE,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_RESIDENTIAL_RICH,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_RESIDENTIAL_AVERAGE,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_RESIDENTIAL_POOR,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_GANGLAND,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_BEACH,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_SHOPPING,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_PARK,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_INDUSTRY,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_ENTERTAINMENT_BUSY,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_SHOPPING_BUSY,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_SHOPPING_POSH,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_RICH_SECLUDED,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_AIRPORT,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_GOLF_CLUB,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_OUT_OF_TOWN_FACTORY,
        gta_sa_save_de_t::POPULATION_GROUP_GROUP_AIRPORT_RUNWAY,
    };
    bool gta_sa_save_de_t::_is_defined_population_group_t(gta_sa_save_de_t::population_group_t v) {
        return gta_sa_save_de_t::_values_population_group_t.find(v) != gta_sa_save_de_t::_values_population_group_t.end();
    }
    const std::set<gta_sa_save_de_t::property_offer_t> gta_sa_save_de_t::_values_property_offer_t{
        gta_sa_save_de_t::PROPERTY_OFFER_NO_PROPERTY_TEXT,
        gta_sa_save_de_t::PROPERTY_OFFER_CAN_BE_BOUGHT,
        gta_sa_save_de_t::PROPERTY_OFFER_CANNOT_BE_BOUGHT,
    };
    bool gta_sa_save_de_t::_is_defined_property_offer_t(gta_sa_save_de_t::property_offer_t v) {
        return gta_sa_save_de_t::_values_property_offer_t.find(v) != gta_sa_save_de_t::_values_property_offer_t.end();
    }
    const std::set<gta_sa_save_de_t::script_version_t> gta_sa_save_de_t::_values_script_version_t{
        gta_sa_save_de_t::SCRIPT_VERSION_SCRIPT_V2,
        gta_sa_save_de_t::SCRIPT_VERSION_SCRIPT_V1,
        gta_sa_save_de_t::SCRIPT_VERSION_SCRIPT_ANDROID,
        gta_sa_save_de_t::SCRIPT_VERSION_SCRIPT_DEFINITIVE,
    };
    bool gta_sa_save_de_t::_is_defined_script_version_t(gta_sa_save_de_t::script_version_t v) {
        return gta_sa_save_de_t::_values_script_version_t.find(v) != gta_sa_save_de_t::_values_script_version_t.end();
    }
    const std::set<gta_sa_save_de_t::shop_item_t> gta_sa_save_de_t::_values_shop_item_t{
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BNT_B_SC_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BNT_B_SC_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BNT_B_SC_P_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BNT_B_SC_P_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BNTL_B_OV,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BNTL_B_SQ,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_B_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_B_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_B_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_B_T,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_B_TS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LGT_B_RSPT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LGT_B_SSPT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NTO_B_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NTO_B_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NTO_B_TW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_B_SC_R,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_BAB_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_BAR_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_BAR_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_BBB_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_BBR_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_BBR_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_MAB_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_B_MAR_M,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_B_SSK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_R_B_SSK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_A_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_C_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_A_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_C_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_A_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_C_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_A_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_C_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_A_F_R,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_C_F_R,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_A_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_C_F,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_A_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_C_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_A_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_C_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_A_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_C_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_A_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_C_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_A_J_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_C_J_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_A_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_C_J,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_A_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_C_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_A_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_C_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_A_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_C_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_A_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_C_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_A_L_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_C_L_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_A_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_C_L,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_A_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_C_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_A_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_C_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_A_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_C_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_A_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_C_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_A_ST_R,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_C_ST_R,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_A_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_C_ST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_A_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_C_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_A_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_C_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_A_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_C_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_A_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_C_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_A_S_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_C_S_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_A_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_C_S,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_A_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_C_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_A_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_C_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_A_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_C_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_A_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_C_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_A_U_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPL_C_U_B,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_A_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_C_U,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_LR_BL1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_LR_BL2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_BL1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_BL2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_BL1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_BL2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_BL1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_BL2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_BL1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_REM1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_REM2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_REM1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_REM2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_REM1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_REM2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_REM1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_REM2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MISC_C_LR_REM1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MISC_C_LR_REM2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MISC_C_LR_REM3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_LR_SV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RF_LR_SV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_SV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_SV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_SV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_SV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_SV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_SV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_SV,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_BR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_BR2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_BR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_BR2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_BR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_BR2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_BR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_SLV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_SLV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_SLV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBB_LR_SLV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBB_LR_SLV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBB_LR_SLV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBB_LR_SLV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_SLV1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_SLV2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_T1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EXH_LR_T2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_T1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FBMP_LR_T2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_T1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RBMP_LR_T2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WG_L_LR_T1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_SR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_SR2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_LR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_LR2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_GN1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_GN2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_SR3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_SR4,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_SR5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_SR6,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_LR3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_LR4,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_LR5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_OR1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_GN3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_GN4,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WHEEL_GN5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_STEREO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HYDRALICS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PLAYER_TORSO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FOOT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_VESTBLACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_VEST,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRT2HORIZ,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTWHITE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTILOVELS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTBLUNTS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHIRTBPLAID,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHIRTBCHECK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FIELD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTERISYELL,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTERISORN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKYTOP2ERIS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBJACKRIM,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBALLJACKRSTAR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASKBALLDRIB,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASKBALLRIM,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SIXTYNINERS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDITS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTPRORED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTPROBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKYTOP1PRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOCKEYTOP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBJERSEY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHELLSUIT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTHEATWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTBOBOMONK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTBOBORED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTBASE5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTSUBURB,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODYAMERC,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODYABASE5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODYAROCKSTAR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WCOATBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COACH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COACHSEMI,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SWEATRSTAR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODYABLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODYABLACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODYAGREEN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SLEEVTBROWN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHIRTABLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHIRTAYELLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHIRTAGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHIRTBGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTZIPCRM,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTZIPGRY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_DENIMFADE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOWLING,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOODJACKBEIGE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASKBALLLOC,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTLOCGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTMADDGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TSHIRTMADDGRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1GREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1BLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LEATHER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PAINTER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAWAIIWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAWAIIRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPORTJACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1RED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1BLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1YELLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT2GRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TUXEDO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1GANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LETTER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WORKTRCAMOGRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WORKTRCAMOGRY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WORKTRGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WORKTRKHAKI,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKTRERIS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_JEANSDENIM,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LEGSBLACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LEGSHEART,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BIEGETR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKTRPRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKTRWHSTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKTRBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRACKTRGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBSHORTWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOXSHORT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BBSHORTRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHELLSUITTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHORTSGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHORTSKHAKI,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHONGERGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHONGERGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHONGERRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHONGERBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHORTSGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_DENIMSGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_DENIMSRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHINOSBIEGE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHINOSKHAKI,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CUTOFFCHINOS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CUTOFFCHINOSBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHINOSBLACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CHINOSBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LEATHERTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_LEATHERTRCHAPS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CUTOFFDENIMS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRYELLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRGREEN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRBLK2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SUIT1TRGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PLAYER_LEGS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COWBOYBOOT2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASK2SEMI,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASK1ERIS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERBINCGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERBINCBLU,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERBINCBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SANDAL,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SANDALSOCK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FLIPFLOP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HITOP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CONVPROBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CONVPROBLU,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CONVPROGRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERPRORED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERPROBLU,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERPROWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASK1PROWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASK1PROBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOXINGSHOE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CONVHEATBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CONVHEATRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CONVHEATORN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERHEATWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERHEATGRY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNEAKERHEATBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASK2HEATWHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BASK2HEATBAND,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TIMBERGREY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TIMBERRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TIMBERFAWN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TIMBERHIKE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COWBOYBOOT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BIKER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNAKESKIN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHOEDRESSBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHOEDRESSBRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHOESPATZ,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_DOGTAG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKAFRICA,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_STOPWATCH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKSAINTS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKHASH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKSILVER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKGOLD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKROPES,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKROPEG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKLS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKDOLLAR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_NECKCROSS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHPINK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHYELLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHPRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHPRO2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHSUB1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHSUB2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHZIP1,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHZIP2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHGNO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHGNO2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHCRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WATCHCRO2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GROUCHO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_ZORRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_EYEPATCH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES01,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES04,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDRED3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDBLUE3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDGANG3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDBLACK3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES01DARK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES04DARK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES03,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES03RED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES03BLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES03DARK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES05DARK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GLASSES05,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDBLACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDRED2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDBLUE2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDBLACK2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BANDGANG2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPKNITGRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPTRUCK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COWBOY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HATTIGER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HELMET,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MOTO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOXINGCAP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HOCKEY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPGANGBACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPGANGSIDE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPGANGOVER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPGANGUP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BIKERHELMET,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPREDBACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPREDSIDE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPREDOVER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPREDUP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLUEBACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLUESIDE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLUEOVER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLUEUP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SKULLYBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SKULLYGRN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HATMANCBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HATMANCPLAID,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPZIP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPZIPBACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPZIPSIDE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPZIPOVER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPZIPUP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BERETRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BERETBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLKBACK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLKSIDE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLKOVER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CAPBLKUP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRILBYDRK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRILBYLGHT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOWLER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOWLERRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOWLERBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOWLERYELLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOATER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOWLERGANG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BOATERBLK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GIMPLEG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_VALET,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COUNTRYTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CROUPIER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_POLICETR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BALACLAVA,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PIMPTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GARAGELEG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MEDICTR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PLAYER_FACE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAIRBLOND,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAIRRED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAIRBLUE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAIRGREEN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HAIRPINK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BALD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BALDBEARD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BALDTASH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BALDGOATEE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HIGHFADE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_HIGHAFRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_WEDGE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SLOPE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_JHERICURL,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CORNROWS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CORNROWSB,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TRAMLINE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GROOVECUT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MOHAWK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MOHAWKBLOND,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MOHAWKPINK,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MOHAWKBEARD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_AFRO,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_AFROTASH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_AFROBEARD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_AFROBLOND,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FLATTOP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_ELVISHAIR,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BEARD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TASH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GOATEE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_AFROGOATEE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_4WEED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_4RIP,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_4SPIDER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_5GUN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_5CROSS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_5CROSS2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_5CROSS3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_6AZTEC,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_6CROWN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_6CLOWN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_6AFRICA,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_7CROSS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_7CROSS2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_7CROSS3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_7MARY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8SA,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8SA2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8SA3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8WESTSIDE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8SANTOS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8POKER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_8GUN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_9CROWN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_9GUN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_9GUN2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_9HOMEBOY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_9BULLET,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_9RASTA,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10LS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10LS2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10LS3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10LS4,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10LS5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10OG,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_10WEED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11GROVE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11GROVE2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11GROVE3,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11DICE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11DICE2,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11JAIL,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_11GODSGIFT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_12ANGELS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_12MAYABIRD,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_12DAGGER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_12BANDIT,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_12CROSS7,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_12MAYAFACE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BURGERLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BURGERMED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BURGERHIGH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_BURGER_HEALTHY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CLUCKLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CLUCKMED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CLUCKHIGH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_CLUCK_HEALTHY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PIZZALOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PIZZAMED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PIZZAHIGH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PIZZA_HEALTHY,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RUSTYLOW,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RUSTYMED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RUSTYHIGH,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PISTOL,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_PISTOL_SILENCED,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_DESERT_EAGLE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_GRENADE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SHOTGUN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SPAS12,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SAWNOFF,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MICRO_UZI,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_TEC9,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MP5,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_AK47,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_M4,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_COUNTRYRIFLE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SNIPERRIFLE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RLAUNCHER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_RLAUNCHER_HS,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_FTHROWER,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_SATCHEL_CHARGE,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_MINIGUN,
        gta_sa_save_de_t::SHOP_ITEM_ITEM_ARMOUR,
    };
    bool gta_sa_save_de_t::_is_defined_shop_item_t(gta_sa_save_de_t::shop_item_t v) {
        return gta_sa_save_de_t::_values_shop_item_t.find(v) != gta_sa_save_de_t::_values_shop_item_t.end();
    }
    const std::set<gta_sa_save_de_t::stat_message_t> gta_sa_save_de_t::_values_stat_message_t{
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_0,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_1,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_2,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_3,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_4,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_5,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_6,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_7,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_8,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_9,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_10,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_11,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_12,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_13,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_14,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_15,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_16,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_17,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_18,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_19,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_20,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_21,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_22,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_23,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_24,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_25,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_26,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_27,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_28,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_29,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_30,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_31,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_32,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_33,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_34,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_35,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_36,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_37,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_38,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_39,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_40,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_41,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_42,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_43,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_44,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_45,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_46,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_47,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_48,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_49,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_50,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_51,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_52,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_53,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_54,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_55,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_56,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_57,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_58,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_59,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_60,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_61,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_62,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_63,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_64,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_65,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_66,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_67,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_68,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_69,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_70,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_71,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_72,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_73,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_74,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_75,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_76,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_77,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_78,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_79,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_80,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_81,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_82,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_83,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_84,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_85,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_86,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_87,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_88,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_89,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_90,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_91,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_92,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_93,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_94,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_95,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_96,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_97,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_98,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_99,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_100,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_101,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_102,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_103,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_104,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_105,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_106,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_107,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_108,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_109,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_110,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_111,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_112,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_113,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_114,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_115,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_116,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_117,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_118,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_119,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_120,
        gta_sa_save_de_t::STAT_MESSAGE_MESSAGE_121,
    };
    bool gta_sa_save_de_t::_is_defined_stat_message_t(gta_sa_save_de_t::stat_message_t v) {
        return gta_sa_save_de_t::_values_stat_message_t.find(v) != gta_sa_save_de_t::_values_stat_message_t.end();
    }
    const std::set<gta_sa_save_de_t::station_t> gta_sa_save_de_t::_values_station_t{
        gta_sa_save_de_t::STATION_CAR_EMERGENCY,
        gta_sa_save_de_t::STATION_CAR_PLAYBACK_FM,
        gta_sa_save_de_t::STATION_CAR_K_ROSE,
        gta_sa_save_de_t::STATION_CAR_K_DST,
        gta_sa_save_de_t::STATION_CAR_BOUNCE_FM,
        gta_sa_save_de_t::STATION_CAR_SF_UR,
        gta_sa_save_de_t::STATION_CAR_RADIO_LOS_SANTOS,
        gta_sa_save_de_t::STATION_CAR_RADIO_X,
        gta_sa_save_de_t::STATION_CAR_CSR_103_9,
        gta_sa_save_de_t::STATION_CAR_K_JAH_WEST,
        gta_sa_save_de_t::STATION_CAR_MASTER_SOUNDS_98_3,
        gta_sa_save_de_t::STATION_CAR_WCTR,
        gta_sa_save_de_t::STATION_CAR_USER_TRACKS,
        gta_sa_save_de_t::STATION_CAR_OFF,
    };
    bool gta_sa_save_de_t::_is_defined_station_t(gta_sa_save_de_t::station_t v) {
        return gta_sa_save_de_t::_values_station_t.find(v) != gta_sa_save_de_t::_values_station_t.end();
    }
    const std::set<gta_sa_save_de_t::station_order_t> gta_sa_save_de_t::_values_station_order_t{
        gta_sa_save_de_t::STATION_ORDER_RADIO_EMERGENCY,
        gta_sa_save_de_t::STATION_ORDER_RADIO_PLAYBACK_FM,
        gta_sa_save_de_t::STATION_ORDER_RADIO_K_ROSE,
        gta_sa_save_de_t::STATION_ORDER_RADIO_K_DST,
        gta_sa_save_de_t::STATION_ORDER_RADIO_BOUNCE_FM,
        gta_sa_save_de_t::STATION_ORDER_RADIO_SF_UR,
        gta_sa_save_de_t::STATION_ORDER_RADIO_RADIO_LOS_SANTOS,
        gta_sa_save_de_t::STATION_ORDER_RADIO_RADIO_X,
        gta_sa_save_de_t::STATION_ORDER_RADIO_CSR_103_9,
        gta_sa_save_de_t::STATION_ORDER_RADIO_K_JAH_WEST,
        gta_sa_save_de_t::STATION_ORDER_RADIO_MASTER_SOUNDS_98_3,
        gta_sa_save_de_t::STATION_ORDER_RADIO_WCTR,
        gta_sa_save_de_t::STATION_ORDER_RADIO_USER_TRACKS,
        gta_sa_save_de_t::STATION_ORDER_RADIO_OFF,
    };
    bool gta_sa_save_de_t::_is_defined_station_order_t(gta_sa_save_de_t::station_order_t v) {
        return gta_sa_save_de_t::_values_station_order_t.find(v) != gta_sa_save_de_t::_values_station_order_t.end();
    }
    const std::set<gta_sa_save_de_t::stock_garage_t> gta_sa_save_de_t::_values_stock_garage_t{
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_MUL_LAN,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_IMP_LA,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_DUF_LAS,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_LASBOMB,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_MODGLAS,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CARLAS1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BURG_LK,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_MODLAST,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SPRLAE_1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CJSAFE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BODLAWN,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SPRLAE_2,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SPLAW2,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BEACSV,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CESAFE1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_MDS1SFS,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_TBON,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SVGSFS1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_MDSSFSE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SPRSFSE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BRGSFSE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_LCKSFSE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_HBGDSFS,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_FDORSFE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_MICHDR,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SAV1SFE,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_IMP_SF,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SPRSFW,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_SAV1SFW,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_IMP_LV,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_VGSHNGR,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_VGELOCK,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_TIMY1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_VECMOD,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_VESVGRG,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BLOB2,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BLOB1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BLOB6,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BLOB69,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BLOB7,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CNSPRAY,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CN2SPRY,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CN2GAR1,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CN2GAR2,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_GHOSTDR,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_DHANGAR,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_AMUMIS,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_CESPRAY,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BURBDOO,
        gta_sa_save_de_t::STOCK_GARAGE_GARAGE_BURBDO2,
    };
    bool gta_sa_save_de_t::_is_defined_stock_garage_t(gta_sa_save_de_t::stock_garage_t v) {
        return gta_sa_save_de_t::_values_stock_garage_t.find(v) != gta_sa_save_de_t::_values_stock_garage_t.end();
    }
    const std::set<gta_sa_save_de_t::swapped_thing_t> gta_sa_save_de_t::_values_swapped_thing_t{
        gta_sa_save_de_t::SWAPPED_THING_NOTHING_SWAPPED,
        gta_sa_save_de_t::SWAPPED_THING_BUILDING_SWAPPED,
    };
    bool gta_sa_save_de_t::_is_defined_swapped_thing_t(gta_sa_save_de_t::swapped_thing_t v) {
        return gta_sa_save_de_t::_values_swapped_thing_t.find(v) != gta_sa_save_de_t::_values_swapped_thing_t.end();
    }
    const std::set<gta_sa_save_de_t::town_t> gta_sa_save_de_t::_values_town_t{
        gta_sa_save_de_t::TOWN_COUNTRYSIDE_TOWN,
        gta_sa_save_de_t::TOWN_LOS_SANTOS,
        gta_sa_save_de_t::TOWN_SAN_FIERRO,
        gta_sa_save_de_t::TOWN_LAS_VENTURAS,
    };
    bool gta_sa_save_de_t::_is_defined_town_t(gta_sa_save_de_t::town_t v) {
        return gta_sa_save_de_t::_values_town_t.find(v) != gta_sa_save_de_t::_values_town_t.end();
    }
    const std::set<gta_sa_save_de_t::trap_kind_t> gta_sa_save_de_t::_values_trap_kind_t{
        gta_sa_save_de_t::TRAP_KIND_NO_TRAP,
        gta_sa_save_de_t::TRAP_KIND_TWO_SLOW_CARS,
        gta_sa_save_de_t::TRAP_KIND_ONE_FAST_CAR,
        gta_sa_save_de_t::TRAP_KIND_ONE_CAR,
        gta_sa_save_de_t::TRAP_KIND_ONE_COP,
        gta_sa_save_de_t::TRAP_KIND_TWO_COPS,
        gta_sa_save_de_t::TRAP_KIND_TWO_BRAKING_CARS,
        gta_sa_save_de_t::TRAP_KIND_TWO_FAST_CARS,
        gta_sa_save_de_t::TRAP_KIND_TWO_CARS,
    };
    bool gta_sa_save_de_t::_is_defined_trap_kind_t(gta_sa_save_de_t::trap_kind_t v) {
        return gta_sa_save_de_t::_values_trap_kind_t.find(v) != gta_sa_save_de_t::_values_trap_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::vehicle_t> gta_sa_save_de_t::_values_vehicle_t{
        gta_sa_save_de_t::VEHICLE_VEHICLE_LANDSTALKER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BRAVURA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BUFFALO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_LINERUNNER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PERENNIAL,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SENTINEL,
        gta_sa_save_de_t::VEHICLE_VEHICLE_DUMPER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FIRE_TRUCK,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TRASHMASTER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_STRETCH,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MANANA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_INFERNUS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_VOODOO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PONY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MULE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CHEETAH,
        gta_sa_save_de_t::VEHICLE_VEHICLE_AMBULANCE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_LEVIATHAN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MOONBEAM,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ESPERANTO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TAXI,
        gta_sa_save_de_t::VEHICLE_VEHICLE_WASHINGTON,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BOBCAT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MR_WHOOPEE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BF_INJECTION,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HUNTER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PREMIER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ENFORCER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SECURICAR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BANSHEE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PREDATOR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BUS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RHINO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BARRACKS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HOTKNIFE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TRAILER_2,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PREVION,
        gta_sa_save_de_t::VEHICLE_VEHICLE_COACH,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CABBIE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_STALLION,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RUMPO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RC_BANDIT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ROMERO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PACKER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MONSTER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ADMIRAL,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SQUALO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SEASPARROW,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PIZZA_BOY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TROLLY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TRAILER_3,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TURISMO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SPEEDER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_REEFER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TROPIC,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FLATBED,
        gta_sa_save_de_t::VEHICLE_VEHICLE_YANKEE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CADDY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SOLAIR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BERKLEYS_RC_VAN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SKIMMER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PCJ_600,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FAGGIO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FREEWAY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RC_BARON,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RC_RAIDER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_GLENDALE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_OCEANIC,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SANCHEZ,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SPARROW,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PATRIOT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_QUADBIKE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_COASTGUARD,
        gta_sa_save_de_t::VEHICLE_VEHICLE_DINGHY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HERMES,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SABRE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RUSTLER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ZR_350,
        gta_sa_save_de_t::VEHICLE_VEHICLE_WALTON,
        gta_sa_save_de_t::VEHICLE_VEHICLE_REGINA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_COMET,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BMX,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BURRITO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CAMPER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MARQUIS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BAGGAGE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_DOZER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MAVERICK,
        gta_sa_save_de_t::VEHICLE_VEHICLE_NEWS_CHOPPER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RANCHER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FBI_RANCHER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_VIRGO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_GREENWOOD,
        gta_sa_save_de_t::VEHICLE_VEHICLE_JETMAX,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HOTRING_RACER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SANDKING,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BLISTA_COMPACT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_POLICE_MAVERICK,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BOXVILLE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BENSON,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MESA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RC_GOBLIN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HOTRING_RACER_2,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HOTRING_RACER_3,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BLOODRING_BANGER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RANCHER_LURE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SUPER_GT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ELEGANT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_JOURNEY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BIKE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MOUNTAIN_BIKE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BEAGLE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CROPDUSTER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_STUNTPLANE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TANKER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ROADTRAIN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_NEBULA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MAJESTIC,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BUCCANEER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SHAMAL,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HYDRA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FCR_900,
        gta_sa_save_de_t::VEHICLE_VEHICLE_NRG_500,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HPV1000,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CEMENT_TRUCK,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TOWTRUCK,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FORTUNE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CADRONA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FBI_TRUCK,
        gta_sa_save_de_t::VEHICLE_VEHICLE_WILLARD,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FORKLIFT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TRACTOR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_COMBINE_HARVESTER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FELTZER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_REMINGTON,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SLAMVAN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BLADE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FREIGHT_TRAIN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BROWNSTREAK_ENGINE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_VORTEX,
        gta_sa_save_de_t::VEHICLE_VEHICLE_VINCENT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BULLET,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CLOVER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SADLER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FIRE_TRUCK_LADDER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HUSTLER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_INTRUDER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PRIMO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CARGOBOB,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TAMPA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SUNRISE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MERIT,
        gta_sa_save_de_t::VEHICLE_VEHICLE_UTILITY_VAN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_NEVADA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_YOSEMITE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_WINDSOR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MONSTER_2,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MONSTER_3,
        gta_sa_save_de_t::VEHICLE_VEHICLE_URANUS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_JESTER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SULTAN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_STRATUM,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ELEGY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RAINDANCE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RC_TIGER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FLASH,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TAHOMA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SAVANNA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BANDITO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FREIGHT_TRAIN_FLATBED,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BROWNSTREAK_CARRIAGE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_KART,
        gta_sa_save_de_t::VEHICLE_VEHICLE_MOWER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_DUNE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SWEEPER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BROADWAY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TORNADO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_AT_400,
        gta_sa_save_de_t::VEHICLE_VEHICLE_DFT_30,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HUNTLEY,
        gta_sa_save_de_t::VEHICLE_VEHICLE_STAFFORD,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BF_400,
        gta_sa_save_de_t::VEHICLE_VEHICLE_NEWS_VAN,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TUG,
        gta_sa_save_de_t::VEHICLE_VEHICLE_GAS_TRAILER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_EMPEROR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_WAYFARER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_EUROS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_HOTDOG,
        gta_sa_save_de_t::VEHICLE_VEHICLE_CLUB,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FREIGHT_TRAIN_BOXCAR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TRAILER_4,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ANDROMADA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_DODO,
        gta_sa_save_de_t::VEHICLE_VEHICLE_RC_CAM,
        gta_sa_save_de_t::VEHICLE_VEHICLE_LAUNCH,
        gta_sa_save_de_t::VEHICLE_VEHICLE_POLICE_CAR_LS,
        gta_sa_save_de_t::VEHICLE_VEHICLE_POLICE_CAR_SF,
        gta_sa_save_de_t::VEHICLE_VEHICLE_POLICE_CAR_LV,
        gta_sa_save_de_t::VEHICLE_VEHICLE_POLICE_RANGER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PICADOR,
        gta_sa_save_de_t::VEHICLE_VEHICLE_S_W_A_T,
        gta_sa_save_de_t::VEHICLE_VEHICLE_ALPHA,
        gta_sa_save_de_t::VEHICLE_VEHICLE_PHOENIX,
        gta_sa_save_de_t::VEHICLE_VEHICLE_GLENDALE_DAMAGED,
        gta_sa_save_de_t::VEHICLE_VEHICLE_SADLER_DAMAGED,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BAGGAGE_TRAILER_COVERED,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BAGGAGE_TRAILER_UNCOVERED,
        gta_sa_save_de_t::VEHICLE_VEHICLE_TRAILER_1,
        gta_sa_save_de_t::VEHICLE_VEHICLE_BLACK_BOXVILLE,
        gta_sa_save_de_t::VEHICLE_VEHICLE_FARM_TRAILER,
        gta_sa_save_de_t::VEHICLE_VEHICLE_STREET_CLEAN_TRAILER,
    };
    bool gta_sa_save_de_t::_is_defined_vehicle_t(gta_sa_save_de_t::vehicle_t v) {
        return gta_sa_save_de_t::_values_vehicle_t.find(v) != gta_sa_save_de_t::_values_vehicle_t.end();
    }
    const std::set<gta_sa_save_de_t::vehicle_class_t> gta_sa_save_de_t::_values_vehicle_class_t{
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_CAR,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_MTRUCK,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_QUAD,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_HELI,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_PLANE,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_BOAT,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_TRAIN,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_BIKE,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_BMX,
        gta_sa_save_de_t::VEHICLE_CLASS_CLASS_TRAILER,
    };
    bool gta_sa_save_de_t::_is_defined_vehicle_class_t(gta_sa_save_de_t::vehicle_class_t v) {
        return gta_sa_save_de_t::_values_vehicle_class_t.find(v) != gta_sa_save_de_t::_values_vehicle_class_t.end();
    }
    const std::set<gta_sa_save_de_t::war_attack_t> gta_sa_save_de_t::_values_war_attack_t{
        gta_sa_save_de_t::WAR_ATTACK_NO_ATTACK,
        gta_sa_save_de_t::WAR_ATTACK_PLAYER_WAS_TOLD,
        gta_sa_save_de_t::WAR_ATTACK_PLAYER_CAME,
    };
    bool gta_sa_save_de_t::_is_defined_war_attack_t(gta_sa_save_de_t::war_attack_t v) {
        return gta_sa_save_de_t::_values_war_attack_t.find(v) != gta_sa_save_de_t::_values_war_attack_t.end();
    }
    const std::set<gta_sa_save_de_t::war_state_t> gta_sa_save_de_t::_values_war_state_t{
        gta_sa_save_de_t::WAR_STATE_NO_WAR,
        gta_sa_save_de_t::WAR_STATE_PROVOKED,
        gta_sa_save_de_t::WAR_STATE_FIRST_WAVE,
        gta_sa_save_de_t::WAR_STATE_FIRST_PASSED,
        gta_sa_save_de_t::WAR_STATE_SECOND_WAVE,
        gta_sa_save_de_t::WAR_STATE_SECOND_PASSED,
        gta_sa_save_de_t::WAR_STATE_THIRD_WAVE,
    };
    bool gta_sa_save_de_t::_is_defined_war_state_t(gta_sa_save_de_t::war_state_t v) {
        return gta_sa_save_de_t::_values_war_state_t.find(v) != gta_sa_save_de_t::_values_war_state_t.end();
    }
    const std::set<gta_sa_save_de_t::weapon_kind_t> gta_sa_save_de_t::_values_weapon_kind_t{
        gta_sa_save_de_t::WEAPON_KIND_UNARMED,
        gta_sa_save_de_t::WEAPON_KIND_BRASS_KNUCKLES,
        gta_sa_save_de_t::WEAPON_KIND_GOLF_CLUB,
        gta_sa_save_de_t::WEAPON_KIND_NIGHTSTICK,
        gta_sa_save_de_t::WEAPON_KIND_KNIFE,
        gta_sa_save_de_t::WEAPON_KIND_BAT,
        gta_sa_save_de_t::WEAPON_KIND_SHOVEL,
        gta_sa_save_de_t::WEAPON_KIND_POOL_CUE,
        gta_sa_save_de_t::WEAPON_KIND_KATANA,
        gta_sa_save_de_t::WEAPON_KIND_CHAINSAW,
        gta_sa_save_de_t::WEAPON_KIND_DILDO,
        gta_sa_save_de_t::WEAPON_KIND_DILDO_2,
        gta_sa_save_de_t::WEAPON_KIND_VIBRATOR,
        gta_sa_save_de_t::WEAPON_KIND_VIBRATOR_2,
        gta_sa_save_de_t::WEAPON_KIND_FLOWERS,
        gta_sa_save_de_t::WEAPON_KIND_CANE,
        gta_sa_save_de_t::WEAPON_KIND_GRENADE,
        gta_sa_save_de_t::WEAPON_KIND_TEARGAS,
        gta_sa_save_de_t::WEAPON_KIND_MOLOTOV,
        gta_sa_save_de_t::WEAPON_KIND_ROCKET,
        gta_sa_save_de_t::WEAPON_KIND_HEAT_SEEKING_ROCKET,
        gta_sa_save_de_t::WEAPON_KIND_FREE_FALL_BOMB,
        gta_sa_save_de_t::WEAPON_KIND_PISTOL,
        gta_sa_save_de_t::WEAPON_KIND_SILENCED_PISTOL,
        gta_sa_save_de_t::WEAPON_KIND_DESERT_EAGLE,
        gta_sa_save_de_t::WEAPON_KIND_SHOTGUN,
        gta_sa_save_de_t::WEAPON_KIND_SAWN_OFF,
        gta_sa_save_de_t::WEAPON_KIND_COMBAT_SHOTGUN,
        gta_sa_save_de_t::WEAPON_KIND_MICRO_UZI,
        gta_sa_save_de_t::WEAPON_KIND_MP5,
        gta_sa_save_de_t::WEAPON_KIND_AK47,
        gta_sa_save_de_t::WEAPON_KIND_M4,
        gta_sa_save_de_t::WEAPON_KIND_TEC9,
        gta_sa_save_de_t::WEAPON_KIND_COUNTRY_RIFLE,
        gta_sa_save_de_t::WEAPON_KIND_SNIPER_RIFLE,
        gta_sa_save_de_t::WEAPON_KIND_ROCKET_LAUNCHER,
        gta_sa_save_de_t::WEAPON_KIND_HEAT_SEEKER,
        gta_sa_save_de_t::WEAPON_KIND_FLAMETHROWER,
        gta_sa_save_de_t::WEAPON_KIND_MINIGUN,
        gta_sa_save_de_t::WEAPON_KIND_SATCHEL,
        gta_sa_save_de_t::WEAPON_KIND_DETONATOR,
        gta_sa_save_de_t::WEAPON_KIND_SPRAYCAN,
        gta_sa_save_de_t::WEAPON_KIND_EXTINGUISHER,
        gta_sa_save_de_t::WEAPON_KIND_CAMERA,
        gta_sa_save_de_t::WEAPON_KIND_NIGHT_VISION,
        gta_sa_save_de_t::WEAPON_KIND_INFRARED,
        gta_sa_save_de_t::WEAPON_KIND_PARACHUTE,
    };
    bool gta_sa_save_de_t::_is_defined_weapon_kind_t(gta_sa_save_de_t::weapon_kind_t v) {
        return gta_sa_save_de_t::_values_weapon_kind_t.find(v) != gta_sa_save_de_t::_values_weapon_kind_t.end();
    }
    const std::set<gta_sa_save_de_t::weapon_slot_t> gta_sa_save_de_t::_values_weapon_slot_t{
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_UNARMED,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_MELEE,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_HANDGUN,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_SHOTGUN,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_SMG,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_RIFLE,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_SNIPER,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_HEAVY,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_THROWN,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_SPECIAL,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_GIFT,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_GOGGLES,
        gta_sa_save_de_t::WEAPON_SLOT_SLOT_DETONATOR,
    };
    bool gta_sa_save_de_t::_is_defined_weapon_slot_t(gta_sa_save_de_t::weapon_slot_t v) {
        return gta_sa_save_de_t::_values_weapon_slot_t.find(v) != gta_sa_save_de_t::_values_weapon_slot_t.end();
    }
    const std::set<gta_sa_save_de_t::weapon_state_t> gta_sa_save_de_t::_values_weapon_state_t{
        gta_sa_save_de_t::WEAPON_STATE_WEAPON_READY,
        gta_sa_save_de_t::WEAPON_STATE_FIRING,
        gta_sa_save_de_t::WEAPON_STATE_RELOADING,
        gta_sa_save_de_t::WEAPON_STATE_OUT_OF_AMMO,
        gta_sa_save_de_t::WEAPON_STATE_MELEE_CONTACT,
    };
    bool gta_sa_save_de_t::_is_defined_weapon_state_t(gta_sa_save_de_t::weapon_state_t v) {
        return gta_sa_save_de_t::_values_weapon_state_t.find(v) != gta_sa_save_de_t::_values_weapon_state_t.end();
    }
    const std::set<gta_sa_save_de_t::weather_t> gta_sa_save_de_t::_values_weather_t{
        gta_sa_save_de_t::WEATHER_NO_WEATHER,
        gta_sa_save_de_t::WEATHER_EXTRA_SUNNY_LA,
        gta_sa_save_de_t::WEATHER_SUNNY_LA,
        gta_sa_save_de_t::WEATHER_EXTRA_SUNNY_SMOG_LA,
        gta_sa_save_de_t::WEATHER_SUNNY_SMOG_LA,
        gta_sa_save_de_t::WEATHER_CLOUDY_LA,
        gta_sa_save_de_t::WEATHER_SUNNY_SF,
        gta_sa_save_de_t::WEATHER_EXTRA_SUNNY_SF,
        gta_sa_save_de_t::WEATHER_CLOUDY_SF,
        gta_sa_save_de_t::WEATHER_RAINY_SF,
        gta_sa_save_de_t::WEATHER_FOGGY_SF,
        gta_sa_save_de_t::WEATHER_SUNNY_VEGAS,
        gta_sa_save_de_t::WEATHER_EXTRA_SUNNY_VEGAS,
        gta_sa_save_de_t::WEATHER_CLOUDY_VEGAS,
        gta_sa_save_de_t::WEATHER_EXTRA_SUNNY_COUNTRY,
        gta_sa_save_de_t::WEATHER_SUNNY_COUNTRY,
        gta_sa_save_de_t::WEATHER_CLOUDY_COUNTRY,
        gta_sa_save_de_t::WEATHER_RAINY_COUNTRY,
        gta_sa_save_de_t::WEATHER_EXTRA_SUNNY_DESERT,
        gta_sa_save_de_t::WEATHER_SUNNY_DESERT,
        gta_sa_save_de_t::WEATHER_SANDSTORM_DESERT,
        gta_sa_save_de_t::WEATHER_UNDERWATER,
        gta_sa_save_de_t::WEATHER_EXTRACOLOURS_1,
        gta_sa_save_de_t::WEATHER_EXTRACOLOURS_2,
    };
    bool gta_sa_save_de_t::_is_defined_weather_t(gta_sa_save_de_t::weather_t v) {
        return gta_sa_save_de_t::_values_weather_t.find(v) != gta_sa_save_de_t::_values_weather_t.end();
    }
    const std::set<gta_sa_save_de_t::wheel_class_t> gta_sa_save_de_t::_values_wheel_class_t{
        gta_sa_save_de_t::WHEEL_CLASS_WHEEL_CLASS_0,
        gta_sa_save_de_t::WHEEL_CLASS_WHEEL_CLASS_1,
        gta_sa_save_de_t::WHEEL_CLASS_WHEEL_CLASS_2,
    };
    bool gta_sa_save_de_t::_is_defined_wheel_class_t(gta_sa_save_de_t::wheel_class_t v) {
        return gta_sa_save_de_t::_values_wheel_class_t.find(v) != gta_sa_save_de_t::_values_wheel_class_t.end();
    }
    const std::set<gta_sa_save_de_t::zone_kind_t> gta_sa_save_de_t::_values_zone_kind_t{
        gta_sa_save_de_t::ZONE_KIND_NAV_ZONE,
        gta_sa_save_de_t::ZONE_KIND_LOCAL_ZONE,
        gta_sa_save_de_t::ZONE_KIND_INFO_ZONE,
        gta_sa_save_de_t::ZONE_KIND_MAP_ZONE,
    };
    bool gta_sa_save_de_t::_is_defined_zone_kind_t(gta_sa_save_de_t::zone_kind_t v) {
        return gta_sa_save_de_t::_values_zone_kind_t.find(v) != gta_sa_save_de_t::_values_zone_kind_t.end();
    }

    gta_sa_save_de_t::gta_sa_save_de_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_save_name = nullptr;
        m_simple_variables = nullptr;
        m_metadata = nullptr;
        m_scripts = nullptr;
        m_pools = nullptr;
        m_garages = nullptr;
        m_game_logic = nullptr;
        m_paths = nullptr;
        m_pickups = nullptr;
        m_restart_points = nullptr;
        m_radar_blips = nullptr;
        m_zones = nullptr;
        m_gangs = nullptr;
        m_car_generators = nullptr;
        m_player_info = nullptr;
        m_statistics = nullptr;
        m_set_pieces = nullptr;
        m_streaming = nullptr;
        m_ped_relationships = nullptr;
        m_tags = nullptr;
        m_ipl_flags = nullptr;
        m_shopping = nullptr;
        m_gang_wars = nullptr;
        m_stunt_jumps = nullptr;
        m_entry_exits = nullptr;
        m_radio = nullptr;
        m_user_markers = nullptr;
        m_post_effects = nullptr;
        m_briefs = nullptr;
        f_is_mission_save = false;
        _read();
    }

    void gta_sa_save_de_t::_read() {
        m_magic = m__io->read_u4le();
        if (!(m_magic == 4278255360UL)) {
            throw kaitai::validation_not_equal_error<uint32_t>(4278255360UL, m_magic, m__io, std::string("/seq/0"));
        }
        m_format_version = m__io->read_u4le();
        m_hash = m__io->read_bytes(16);
        m_format_version_2 = m__io->read_u4le();
        m_time_saved = m__io->read_u8le();
        m_save_name = std::unique_ptr<text_t>(new text_t(m__io, this, m__root));
        m_format_version_3 = m__io->read_u4le();
        m_format_version_4 = m__io->read_u4le();
        m_tag_00 = m__io->read_bytes(21);
        if (!(m_tag_00 == std::string("\x11\x00\x00\x00\x53\x49\x4D\x50\x4C\x45\x5F\x56\x41\x52\x49\x41\x42\x4C\x45\x53\x00", 21))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x11\x00\x00\x00\x53\x49\x4D\x50\x4C\x45\x5F\x56\x41\x52\x49\x41\x42\x4C\x45\x53\x00", 21), m_tag_00, m__io, std::string("/seq/8"));
        }
        m_simple_variables = std::unique_ptr<definitive_simple_block_t>(new definitive_simple_block_t(m__io, this, m__root));
        m_tag_01 = m__io->read_bytes(13);
        if (!(m_tag_01 == std::string("\x09\x00\x00\x00\x4D\x45\x54\x41\x44\x41\x54\x41\x00", 13))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x09\x00\x00\x00\x4D\x45\x54\x41\x44\x41\x54\x41\x00", 13), m_tag_01, m__io, std::string("/seq/10"));
        }
        m_metadata = std::unique_ptr<metadata_block_t>(new metadata_block_t(m__io, this, m__root));
        m_tag_02 = m__io->read_bytes(12);
        if (!(m_tag_02 == std::string("\x08\x00\x00\x00\x53\x43\x52\x49\x50\x54\x53\x00", 12))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x08\x00\x00\x00\x53\x43\x52\x49\x50\x54\x53\x00", 12), m_tag_02, m__io, std::string("/seq/12"));
        }
        m_scripts = std::unique_ptr<scripts_block_t>(new scripts_block_t(true, true, is_mission_save(), m__io, this, m__root));
        m_tag_03 = m__io->read_bytes(10);
        if (!(m_tag_03 == std::string("\x06\x00\x00\x00\x50\x4F\x4F\x4C\x53\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x50\x4F\x4F\x4C\x53\x00", 10), m_tag_03, m__io, std::string("/seq/14"));
        }
        m_pools = std::unique_ptr<definitive_pools_block_t>(new definitive_pools_block_t(m__io, this, m__root));
        m_tag_04 = m__io->read_bytes(12);
        if (!(m_tag_04 == std::string("\x08\x00\x00\x00\x47\x41\x52\x41\x47\x45\x53\x00", 12))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x08\x00\x00\x00\x47\x41\x52\x41\x47\x45\x53\x00", 12), m_tag_04, m__io, std::string("/seq/16"));
        }
        m_garages = std::unique_ptr<garages_block_t>(new garages_block_t(m__io, this, m__root));
        m_tag_05 = m__io->read_bytes(14);
        if (!(m_tag_05 == std::string("\x0A\x00\x00\x00\x47\x41\x4D\x45\x4C\x4F\x47\x49\x43\x00", 14))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0A\x00\x00\x00\x47\x41\x4D\x45\x4C\x4F\x47\x49\x43\x00", 14), m_tag_05, m__io, std::string("/seq/18"));
        }
        m_game_logic = std::unique_ptr<game_logic_block_t>(new game_logic_block_t(m__io, this, m__root));
        m_tag_06 = m__io->read_bytes(10);
        if (!(m_tag_06 == std::string("\x06\x00\x00\x00\x50\x41\x54\x48\x53\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x50\x41\x54\x48\x53\x00", 10), m_tag_06, m__io, std::string("/seq/20"));
        }
        m_paths = std::unique_ptr<paths_block_t>(new paths_block_t(m__io, this, m__root));
        m_tag_07 = m__io->read_bytes(12);
        if (!(m_tag_07 == std::string("\x08\x00\x00\x00\x50\x49\x43\x4B\x55\x50\x53\x00", 12))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x08\x00\x00\x00\x50\x49\x43\x4B\x55\x50\x53\x00", 12), m_tag_07, m__io, std::string("/seq/22"));
        }
        m_pickups = std::unique_ptr<pickups_block_t>(new pickups_block_t(m__io, this, m__root));
        m_tag_08 = m__io->read_bytes(12);
        if (!(m_tag_08 == std::string("\x08\x00\x00\x00\x52\x45\x53\x54\x41\x52\x54\x00", 12))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x08\x00\x00\x00\x52\x45\x53\x54\x41\x52\x54\x00", 12), m_tag_08, m__io, std::string("/seq/24"));
        }
        m_restart_points = std::unique_ptr<restart_points_block_t>(new restart_points_block_t(m__io, this, m__root));
        m_tag_09 = m__io->read_bytes(10);
        if (!(m_tag_09 == std::string("\x06\x00\x00\x00\x52\x41\x44\x41\x52\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x52\x41\x44\x41\x52\x00", 10), m_tag_09, m__io, std::string("/seq/26"));
        }
        m_radar_blips = std::unique_ptr<radar_block_t>(new radar_block_t(250, m__io, this, m__root));
        m_radar_end = m__io->read_bytes(2);
        m_tag_10 = m__io->read_bytes(10);
        if (!(m_tag_10 == std::string("\x06\x00\x00\x00\x5A\x4F\x4E\x45\x53\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x5A\x4F\x4E\x45\x53\x00", 10), m_tag_10, m__io, std::string("/seq/29"));
        }
        m_zones = std::unique_ptr<zones_block_t>(new zones_block_t(m__io, this, m__root));
        m_tag_11 = m__io->read_bytes(10);
        if (!(m_tag_11 == std::string("\x06\x00\x00\x00\x47\x41\x4E\x47\x53\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x47\x41\x4E\x47\x53\x00", 10), m_tag_11, m__io, std::string("/seq/31"));
        }
        m_gangs = std::unique_ptr<gangs_block_t>(new gangs_block_t(m__io, this, m__root));
        m_tag_12 = m__io->read_bytes(18);
        if (!(m_tag_12 == std::string("\x0E\x00\x00\x00\x43\x41\x52\x47\x45\x4E\x45\x52\x41\x54\x4F\x52\x53\x00", 18))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0E\x00\x00\x00\x43\x41\x52\x47\x45\x4E\x45\x52\x41\x54\x4F\x52\x53\x00", 18), m_tag_12, m__io, std::string("/seq/33"));
        }
        m_car_generators = std::unique_ptr<car_generators_block_t>(new car_generators_block_t(m__io, this, m__root));
        m_tag_13 = m__io->read_bytes(15);
        if (!(m_tag_13 == std::string("\x0B\x00\x00\x00\x50\x4C\x41\x59\x45\x52\x49\x4E\x46\x4F\x00", 15))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0B\x00\x00\x00\x50\x4C\x41\x59\x45\x52\x49\x4E\x46\x4F\x00", 15), m_tag_13, m__io, std::string("/seq/35"));
        }
        m_player_info = std::unique_ptr<player_info_block_t>(new player_info_block_t(m__io, this, m__root));
        m_tag_14 = m__io->read_bytes(10);
        if (!(m_tag_14 == std::string("\x06\x00\x00\x00\x53\x54\x41\x54\x53\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x53\x54\x41\x54\x53\x00", 10), m_tag_14, m__io, std::string("/seq/37"));
        }
        m_statistics = std::unique_ptr<statistics_block_t>(new statistics_block_t(true, m__io, this, m__root));
        m_tag_15 = m__io->read_bytes(14);
        if (!(m_tag_15 == std::string("\x0A\x00\x00\x00\x53\x45\x54\x50\x49\x45\x43\x45\x53\x00", 14))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0A\x00\x00\x00\x53\x45\x54\x50\x49\x45\x43\x45\x53\x00", 14), m_tag_15, m__io, std::string("/seq/39"));
        }
        m_set_pieces = std::unique_ptr<set_pieces_block_t>(new set_pieces_block_t(m__io, this, m__root));
        m_tag_16 = m__io->read_bytes(14);
        if (!(m_tag_16 == std::string("\x0A\x00\x00\x00\x53\x54\x52\x45\x41\x4D\x49\x4E\x47\x00", 14))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0A\x00\x00\x00\x53\x54\x52\x45\x41\x4D\x49\x4E\x47\x00", 14), m_tag_16, m__io, std::string("/seq/41"));
        }
        m_streaming = std::unique_ptr<streaming_block_t>(new streaming_block_t(m__io, this, m__root));
        m_tag_17 = m__io->read_bytes(12);
        if (!(m_tag_17 == std::string("\x08\x00\x00\x00\x50\x45\x44\x54\x59\x50\x45\x00", 12))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x08\x00\x00\x00\x50\x45\x44\x54\x59\x50\x45\x00", 12), m_tag_17, m__io, std::string("/seq/43"));
        }
        m_ped_relationships = std::unique_ptr<ped_relationships_block_t>(new ped_relationships_block_t(m__io, this, m__root));
        m_tag_18 = m__io->read_bytes(9);
        if (!(m_tag_18 == std::string("\x05\x00\x00\x00\x54\x41\x47\x53\x00", 9))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x05\x00\x00\x00\x54\x41\x47\x53\x00", 9), m_tag_18, m__io, std::string("/seq/45"));
        }
        m_tags = std::unique_ptr<tags_block_t>(new tags_block_t(m__io, this, m__root));
        m_tag_19 = m__io->read_bytes(9);
        if (!(m_tag_19 == std::string("\x05\x00\x00\x00\x49\x50\x4C\x53\x00", 9))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x05\x00\x00\x00\x49\x50\x4C\x53\x00", 9), m_tag_19, m__io, std::string("/seq/47"));
        }
        m_ipl_flags = std::unique_ptr<ipl_flags_block_t>(new ipl_flags_block_t(m__io, this, m__root));
        m_tag_20 = m__io->read_bytes(13);
        if (!(m_tag_20 == std::string("\x09\x00\x00\x00\x53\x48\x4F\x50\x50\x49\x4E\x47\x00", 13))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x09\x00\x00\x00\x53\x48\x4F\x50\x50\x49\x4E\x47\x00", 13), m_tag_20, m__io, std::string("/seq/49"));
        }
        m_shopping = std::unique_ptr<shopping_block_t>(new shopping_block_t(m__io, this, m__root));
        m_tag_21 = m__io->read_bytes(13);
        if (!(m_tag_21 == std::string("\x09\x00\x00\x00\x47\x41\x4E\x47\x57\x41\x52\x53\x00", 13))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x09\x00\x00\x00\x47\x41\x4E\x47\x57\x41\x52\x53\x00", 13), m_tag_21, m__io, std::string("/seq/51"));
        }
        m_gang_wars = std::unique_ptr<gang_wars_block_t>(new gang_wars_block_t(true, true, m__io, this, m__root));
        m_tag_22 = m__io->read_bytes(15);
        if (!(m_tag_22 == std::string("\x0B\x00\x00\x00\x53\x54\x55\x4E\x54\x4A\x55\x4D\x50\x53\x00", 15))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0B\x00\x00\x00\x53\x54\x55\x4E\x54\x4A\x55\x4D\x50\x53\x00", 15), m_tag_22, m__io, std::string("/seq/53"));
        }
        m_stunt_jumps = std::unique_ptr<stunt_jumps_block_t>(new stunt_jumps_block_t(m__io, this, m__root));
        m_tag_23 = m__io->read_bytes(14);
        if (!(m_tag_23 == std::string("\x0A\x00\x00\x00\x45\x4E\x54\x52\x59\x45\x58\x49\x54\x00", 14))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0A\x00\x00\x00\x45\x4E\x54\x52\x59\x45\x58\x49\x54\x00", 14), m_tag_23, m__io, std::string("/seq/55"));
        }
        m_entry_exits = std::unique_ptr<entry_exits_block_t>(new entry_exits_block_t(m__io, this, m__root));
        m_tag_24 = m__io->read_bytes(10);
        if (!(m_tag_24 == std::string("\x06\x00\x00\x00\x52\x41\x44\x49\x4F\x00", 10))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x06\x00\x00\x00\x52\x41\x44\x49\x4F\x00", 10), m_tag_24, m__io, std::string("/seq/57"));
        }
        m_radio = std::unique_ptr<radio_block_t>(new radio_block_t(m__io, this, m__root));
        m_tag_25 = m__io->read_bytes(19);
        if (!(m_tag_25 == std::string("\x0F\x00\x00\x00\x55\x53\x45\x52\x5F\x33\x44\x4D\x41\x52\x4B\x45\x52\x53\x00", 19))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0F\x00\x00\x00\x55\x53\x45\x52\x5F\x33\x44\x4D\x41\x52\x4B\x45\x52\x53\x00", 19), m_tag_25, m__io, std::string("/seq/59"));
        }
        m_user_markers = std::unique_ptr<user_markers_block_t>(new user_markers_block_t(m__io, this, m__root));
        m_tag_26 = m__io->read_bytes(16);
        if (!(m_tag_26 == std::string("\x0C\x00\x00\x00\x50\x4F\x53\x54\x45\x46\x46\x45\x43\x54\x53\x00", 16))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x0C\x00\x00\x00\x50\x4F\x53\x54\x45\x46\x46\x45\x43\x54\x53\x00", 16), m_tag_26, m__io, std::string("/seq/61"));
        }
        m_post_effects = std::unique_ptr<post_effects_block_t>(new post_effects_block_t(m__io, this, m__root));
        m_tag_27 = m__io->read_bytes(11);
        if (!(m_tag_27 == std::string("\x07\x00\x00\x00\x42\x52\x49\x45\x46\x53\x00", 11))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x07\x00\x00\x00\x42\x52\x49\x45\x46\x53\x00", 11), m_tag_27, m__io, std::string("/seq/63"));
        }
        m_briefs = std::unique_ptr<std::vector<std::unique_ptr<definitive_brief_t>>>(new std::vector<std::unique_ptr<definitive_brief_t>>());
        const int l_briefs = 20;
        for (int i = 0; i < l_briefs; i++) {
            m_briefs->push_back(std::move(std::unique_ptr<definitive_brief_t>(new definitive_brief_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::~gta_sa_save_de_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::_clean_up() {
    }

    gta_sa_save_de_t::anim_group_t::anim_group_t(kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::anim_group_t::_read() {
        m_model = m__io->read_s4le();
        m_ifp_name = m__io->read_bytes(16);
    }

    gta_sa_save_de_t::anim_group_t::~anim_group_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::anim_group_t::_clean_up() {
    }

    gta_sa_save_de_t::blip_t::blip_t(kaitai::kstream* p__io, gta_sa_save_de_t::radar_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        m_state = nullptr;
        m_kind = nullptr;
        f_colour_name = false;
        f_sprite_name = false;
        _read();
    }

    void gta_sa_save_de_t::blip_t::_read() {
        m_colour = m__io->read_u4le();
        m_entity_handle = m__io->read_u4le();
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_counter = m__io->read_u2le();
        m_gap_016 = m__io->read_bytes(2);
        m_sphere_radius = m__io->read_f4le();
        m_icon_size = m__io->read_u2le();
        m_gap_01e = m__io->read_bytes(2);
        m_enex_plus_1 = m__io->read_u4le();
        m_sprite = m__io->read_s1();
        m_state = std::unique_ptr<blip_state_bits_t>(new blip_state_bits_t(m__io, this, m__root));
        m_kind = std::unique_ptr<blip_kind_bits_t>(new blip_kind_bits_t(m__io, this, m__root));
        m_gap_025 = m__io->read_bytes(1);
    }

    gta_sa_save_de_t::blip_t::~blip_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::blip_t::_clean_up() {
    }

    gta_sa_save_de_t::blip_colour_t gta_sa_save_de_t::blip_t::colour_name() {
        if (f_colour_name)
            return m_colour_name;
        f_colour_name = true;
        m_colour_name = static_cast<gta_sa_save_de_t::blip_colour_t>(colour());
        return m_colour_name;
    }

    gta_sa_save_de_t::icon_t gta_sa_save_de_t::blip_t::sprite_name() {
        if (f_sprite_name)
            return m_sprite_name;
        f_sprite_name = true;
        m_sprite_name = static_cast<gta_sa_save_de_t::icon_t>(sprite());
        return m_sprite_name;
    }

    std::string gta_sa_save_de_t::blip_t::_to_string() const {
        return std::string("sprite ") + kaitai::kstream::to_string(sprite());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::blip_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::blip_kind_bits_t::blip_kind_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::blip_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_blip_type_name = false;
        f_display_name = false;
        _read();
    }

    void gta_sa_save_de_t::blip_kind_bits_t::_read() {
        m_display = m__io->read_bits_int_le(2);
        m_blip_type = m__io->read_bits_int_le(4);
        m_appearance = m__io->read_bits_int_le(2);
    }

    gta_sa_save_de_t::blip_kind_bits_t::~blip_kind_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::blip_kind_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::blip_target_t gta_sa_save_de_t::blip_kind_bits_t::blip_type_name() {
        if (f_blip_type_name)
            return m_blip_type_name;
        f_blip_type_name = true;
        m_blip_type_name = static_cast<gta_sa_save_de_t::blip_target_t>(blip_type());
        return m_blip_type_name;
    }

    gta_sa_save_de_t::blip_display_t gta_sa_save_de_t::blip_kind_bits_t::display_name() {
        if (f_display_name)
            return m_display_name;
        f_display_name = true;
        m_display_name = static_cast<gta_sa_save_de_t::blip_display_t>(display());
        return m_display_name;
    }

    gta_sa_save_de_t::blip_state_bits_t::blip_state_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::blip_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::blip_state_bits_t::_read() {
        m_bright = m__io->read_bits_int_le(1);
        m_in_use = m__io->read_bits_int_le(1);
        m_short_range = m__io->read_bits_int_le(1);
        m_friendly = m__io->read_bits_int_le(1);
        m_blip_remain = m__io->read_bits_int_le(1);
        m_fade = m__io->read_bits_int_le(1);
        m_coord_appearance = m__io->read_bits_int_le(2);
    }

    gta_sa_save_de_t::blip_state_bits_t::~blip_state_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::blip_state_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::building_swap_t::building_swap_t(kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_swap_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::building_swap_t::_read() {
        m_swap_type = m__io->read_u4le();
        m_pool_index_plus_1 = m__io->read_u4le();
        m_new_model = m__io->read_s4le();
        m_old_model = m__io->read_s4le();
    }

    gta_sa_save_de_t::building_swap_t::~building_swap_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::building_swap_t::_clean_up() {
    }

    gta_sa_save_de_t::swapped_thing_t gta_sa_save_de_t::building_swap_t::swap_type_name() {
        if (f_swap_type_name)
            return m_swap_type_name;
        f_swap_type_name = true;
        m_swap_type_name = static_cast<gta_sa_save_de_t::swapped_thing_t>(swap_type());
        return m_swap_type_name;
    }

    gta_sa_save_de_t::car_bits_t::car_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::stored_car_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::car_bits_t::_read() {
        m_car_bullet_proof = m__io->read_bits_int_le(1);
        m_car_fire_proof = m__io->read_bits_int_le(1);
        m_car_explosion_proof = m__io->read_bits_int_le(1);
        m_car_collision_proof = m__io->read_bits_int_le(1);
        m_car_melee_proof = m__io->read_bits_int_le(1);
        m_bass_boost = m__io->read_bits_int_le(1);
        m_hydraulics = m__io->read_bits_int_le(1);
        m_nitrous = m__io->read_bits_int_le(1);
    }

    gta_sa_save_de_t::car_bits_t::~car_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::car_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::car_generator_t::car_generator_t(kaitai::kstream* p__io, gta_sa_save_de_t::car_generators_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_colours = nullptr;
        m_flags = nullptr;
        f_generate_count_name = false;
        f_model_name = false;
        _read();
    }

    void gta_sa_save_de_t::car_generator_t::_read() {
        m_index = m__io->read_u2le();
        m_model = m__io->read_s2le();
        m_colours = std::unique_ptr<std::vector<int8_t>>(new std::vector<int8_t>());
        const int l_colours = 2;
        for (int i = 0; i < l_colours; i++) {
            m_colours->push_back(std::move(m__io->read_s1()));
        }
        m_x = m__io->read_s2le();
        m_y = m__io->read_s2le();
        m_z = m__io->read_s2le();
        m_angle = m__io->read_u1();
        m_alarm_chance = m__io->read_u1();
        m_lock_chance = m__io->read_u1();
        m_flags = std::unique_ptr<generator_bits_t>(new generator_bits_t(m__io, this, m__root));
        m_min_delay = m__io->read_u2le();
        m_max_delay = m__io->read_u2le();
        m_gap_013 = m__io->read_bytes(2);
        m_next_gen_time = m__io->read_u4le();
        m_vehicle_handle = m__io->read_s2le();
        m_generate_count = m__io->read_u2le();
        m_ipl_id = m__io->read_u1();
        m_is_used = m__io->read_u1();
        m_gap_01f = m__io->read_bytes(2);
    }

    gta_sa_save_de_t::car_generator_t::~car_generator_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::car_generator_t::_clean_up() {
    }

    gta_sa_save_de_t::car_supply_t gta_sa_save_de_t::car_generator_t::generate_count_name() {
        if (f_generate_count_name)
            return m_generate_count_name;
        f_generate_count_name = true;
        m_generate_count_name = static_cast<gta_sa_save_de_t::car_supply_t>(generate_count());
        return m_generate_count_name;
    }

    gta_sa_save_de_t::vehicle_t gta_sa_save_de_t::car_generator_t::model_name() {
        if (f_model_name)
            return m_model_name;
        f_model_name = true;
        m_model_name = static_cast<gta_sa_save_de_t::vehicle_t>(model());
        return m_model_name;
    }

    std::string gta_sa_save_de_t::car_generator_t::_to_string() const {
        return std::string("model ") + kaitai::kstream::to_string(model());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::car_generator_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::car_generators_block_t::car_generators_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_generators = nullptr;
        m_plates = nullptr;
        _read();
    }

    void gta_sa_save_de_t::car_generators_block_t::_read() {
        m_num_generators = m__io->read_u4le();
        if (!(m_num_generators <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 34))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 34), m_num_generators, m__io, std::string("/types/car_generators_block/seq/0"));
        }
        m_process_counter = m__io->read_u1();
        m_generate_even_if_close = m__io->read_u1();
        m_generators = std::unique_ptr<std::vector<std::unique_ptr<car_generator_t>>>(new std::vector<std::unique_ptr<car_generator_t>>());
        const int l_generators = num_generators();
        for (int i = 0; i < l_generators; i++) {
            m_generators->push_back(std::move(std::unique_ptr<car_generator_t>(new car_generator_t(m__io, this, m__root))));
        }
        m_plate_count = m__io->read_u4le();
        m_plates = std::unique_ptr<std::vector<std::unique_ptr<plate_t>>>(new std::vector<std::unique_ptr<plate_t>>());
        const int l_plates = 15;
        for (int i = 0; i < l_plates; i++) {
            m_plates->push_back(std::move(std::unique_ptr<plate_t>(new plate_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::car_generators_block_t::~car_generators_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::car_generators_block_t::_clean_up() {
    }

    gta_sa_save_de_t::changed_price_t::changed_price_t(kaitai::kstream* p__io, gta_sa_save_de_t::shopping_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::changed_price_t::_read() {
        m_key = m__io->read_u4le();
        m_price = m__io->read_u4le();
    }

    gta_sa_save_de_t::changed_price_t::~changed_price_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::changed_price_t::_clean_up() {
    }

    gta_sa_save_de_t::definitive_brief_t::definitive_brief_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_numbers = nullptr;
        _read();
    }

    void gta_sa_save_de_t::definitive_brief_t::_read() {
        m_len_key = m__io->read_u4le();
        if (!(m_len_key <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_len_key, m__io, std::string("/types/definitive_brief/seq/0"));
        }
        m_key = m__io->read_bytes(len_key());
        m_len_mission_text = m__io->read_u4le();
        if (!(m_len_mission_text <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_len_mission_text, m__io, std::string("/types/definitive_brief/seq/2"));
        }
        m_mission_text = m__io->read_bytes(len_mission_text());
        m_numbers = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_numbers = 6;
        for (int i = 0; i < l_numbers; i++) {
            m_numbers->push_back(std::move(m__io->read_s4le()));
        }
    }

    gta_sa_save_de_t::definitive_brief_t::~definitive_brief_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::definitive_brief_t::_clean_up() {
    }

    gta_sa_save_de_t::definitive_object_t::definitive_object_t(kaitai::kstream* p__io, gta_sa_save_de_t::definitive_pools_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void gta_sa_save_de_t::definitive_object_t::_read() {
        m_handle = m__io->read_u4le();
        m_model = m__io->read_s4le();
        m_object_size = m__io->read_u4le();
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_unknown_24 = m__io->read_bytes(76);
    }

    gta_sa_save_de_t::definitive_object_t::~definitive_object_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::definitive_object_t::_clean_up() {
    }

    gta_sa_save_de_t::definitive_pools_block_t::definitive_pools_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_players = nullptr;
        m_vehicles = nullptr;
        m_camera_target = nullptr;
        m_objects = nullptr;
        _read();
    }

    void gta_sa_save_de_t::definitive_pools_block_t::_read() {
        m_num_players = m__io->read_u4le();
        if (!(m_num_players <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 628))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 628), m_num_players, m__io, std::string("/types/definitive_pools_block/seq/0"));
        }
        m_players = std::unique_ptr<std::vector<std::unique_ptr<mobile_player_t>>>(new std::vector<std::unique_ptr<mobile_player_t>>());
        const int l_players = num_players();
        for (int i = 0; i < l_players; i++) {
            m_players->push_back(std::move(std::unique_ptr<mobile_player_t>(new mobile_player_t(true, m__io, this, m__root))));
        }
        m_num_vehicles = m__io->read_u4le();
        if (!(m_num_vehicles <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 176))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 176), m_num_vehicles, m__io, std::string("/types/definitive_pools_block/seq/2"));
        }
        m_vehicles = std::unique_ptr<std::vector<std::unique_ptr<mobile_vehicle_t>>>(new std::vector<std::unique_ptr<mobile_vehicle_t>>());
        const int l_vehicles = num_vehicles();
        for (int i = 0; i < l_vehicles; i++) {
            m_vehicles->push_back(std::move(std::unique_ptr<mobile_vehicle_t>(new mobile_vehicle_t(m__io, this, m__root))));
        }
        m_camera_target = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_camera_target = 4;
        for (int i = 0; i < l_camera_target; i++) {
            m_camera_target->push_back(std::move(m__io->read_s4le()));
        }
        m_unknown_before_objects = m__io->read_bytes(22);
        m_num_objects = m__io->read_u4le();
        if (!(m_num_objects <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 100))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 100), m_num_objects, m__io, std::string("/types/definitive_pools_block/seq/6"));
        }
        m_objects = std::unique_ptr<std::vector<std::unique_ptr<definitive_object_t>>>(new std::vector<std::unique_ptr<definitive_object_t>>());
        const int l_objects = num_objects();
        for (int i = 0; i < l_objects; i++) {
            m_objects->push_back(std::move(std::unique_ptr<definitive_object_t>(new definitive_object_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::definitive_pools_block_t::~definitive_pools_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::definitive_pools_block_t::_clean_up() {
    }

    gta_sa_save_de_t::definitive_simple_block_t::definitive_simple_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_last_mission = nullptr;
        m_camera_pos = nullptr;
        f_current_level_name = false;
        f_extra_colour_weather_name = false;
        f_forced_weather_name = false;
        f_interior_name = false;
        f_new_weather_name = false;
        f_old_weather_name = false;
        _read();
    }

    void gta_sa_save_de_t::definitive_simple_block_t::_read() {
        m_last_mission = std::unique_ptr<text_t>(new text_t(m__io, this, m__root));
        m_version_id = m__io->read_u4le();
        m_mission_pack_game = m__io->read_u4le();
        m_current_level = m__io->read_u1();
        m_camera_pos = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_ms_per_game_minute = m__io->read_u4le();
        m_last_clock_tick = m__io->read_u4le();
        m_game_month = m__io->read_u1();
        m_game_day = m__io->read_u1();
        m_game_hour = m__io->read_u1();
        m_game_minute = m__io->read_u1();
        m_game_weekday = m__io->read_u1();
        m_stored_month = m__io->read_u1();
        m_stored_day = m__io->read_u1();
        m_stored_hour = m__io->read_u1();
        m_stored_minute = m__io->read_u1();
        m_clock_has_been_stored = m__io->read_u4le();
        m_has_cheated = m__io->read_u1();
        m_global_timer = m__io->read_u4le();
        m_time_scale = m__io->read_f4le();
        m_time_step = m__io->read_f4le();
        m_time_step_non_clipped = m__io->read_f4le();
        m_frame_counter = m__io->read_u4le();
        m_old_weather = m__io->read_s2le();
        m_new_weather = m__io->read_s2le();
        m_forced_weather = m__io->read_s2le();
        m_weather_interpolation = m__io->read_f4le();
        m_weather_type_in_list = m__io->read_u4le();
        m_rain = m__io->read_f4le();
        m_car_zoom = m__io->read_u4le();
        m_ped_zoom = m__io->read_u4le();
        m_unknown_89 = m__io->read_u1();
        m_interior = m__io->read_s4le();
        m_invert_look = m__io->read_u4le();
        m_extra_colour = m__io->read_s4le();
        m_extra_colour_on = m__io->read_u4le();
        m_extra_colour_interpolation = m__io->read_f4le();
        m_extra_colour_weather = m__io->read_s4le();
        m_water_configuration = m__io->read_u4le();
        m_la_riots = m__io->read_u4le();
        m_la_riots_no_police_cars = m__io->read_u4le();
        m_max_wanted_level = m__io->read_u4le();
        m_max_chaos = m__io->read_u4le();
        m_unknown_134 = m__io->read_bytes(53);
    }

    gta_sa_save_de_t::definitive_simple_block_t::~definitive_simple_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::definitive_simple_block_t::_clean_up() {
    }

    gta_sa_save_de_t::town_t gta_sa_save_de_t::definitive_simple_block_t::current_level_name() {
        if (f_current_level_name)
            return m_current_level_name;
        f_current_level_name = true;
        m_current_level_name = static_cast<gta_sa_save_de_t::town_t>(current_level());
        return m_current_level_name;
    }

    gta_sa_save_de_t::weather_t gta_sa_save_de_t::definitive_simple_block_t::extra_colour_weather_name() {
        if (f_extra_colour_weather_name)
            return m_extra_colour_weather_name;
        f_extra_colour_weather_name = true;
        m_extra_colour_weather_name = static_cast<gta_sa_save_de_t::weather_t>(extra_colour_weather());
        return m_extra_colour_weather_name;
    }

    gta_sa_save_de_t::weather_t gta_sa_save_de_t::definitive_simple_block_t::forced_weather_name() {
        if (f_forced_weather_name)
            return m_forced_weather_name;
        f_forced_weather_name = true;
        m_forced_weather_name = static_cast<gta_sa_save_de_t::weather_t>(forced_weather());
        return m_forced_weather_name;
    }

    gta_sa_save_de_t::interior_area_t gta_sa_save_de_t::definitive_simple_block_t::interior_name() {
        if (f_interior_name)
            return m_interior_name;
        f_interior_name = true;
        m_interior_name = static_cast<gta_sa_save_de_t::interior_area_t>(interior());
        return m_interior_name;
    }

    gta_sa_save_de_t::weather_t gta_sa_save_de_t::definitive_simple_block_t::new_weather_name() {
        if (f_new_weather_name)
            return m_new_weather_name;
        f_new_weather_name = true;
        m_new_weather_name = static_cast<gta_sa_save_de_t::weather_t>(new_weather());
        return m_new_weather_name;
    }

    gta_sa_save_de_t::weather_t gta_sa_save_de_t::definitive_simple_block_t::old_weather_name() {
        if (f_old_weather_name)
            return m_old_weather_name;
        f_old_weather_name = true;
        m_old_weather_name = static_cast<gta_sa_save_de_t::weather_t>(old_weather());
        return m_old_weather_name;
    }

    gta_sa_save_de_t::direction_100_t::direction_100_t(kaitai::kstream* p__io, gta_sa_save_de_t::stored_car_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::direction_100_t::_read() {
        m_x = m__io->read_s1();
        m_y = m__io->read_s1();
        m_z = m__io->read_s1();
    }

    gta_sa_save_de_t::direction_100_t::~direction_100_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::direction_100_t::_clean_up() {
    }

    gta_sa_save_de_t::entry_exit_t::entry_exit_t(kaitai::kstream* p__io, gta_sa_save_de_t::entry_exits_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_door = nullptr;
        f_has_body = false;
        _read();
    }

    void gta_sa_save_de_t::entry_exit_t::_read() {
        m_entry_index = m__io->read_s2le();
        n_door = true;
        if (has_body()) {
            n_door = false;
            m_door = std::unique_ptr<entry_exit_state_t>(new entry_exit_state_t(m__io, this, m__root));
        }
    }

    gta_sa_save_de_t::entry_exit_t::~entry_exit_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::entry_exit_t::_clean_up() {
        if (!n_door) {
        }
    }

    bool gta_sa_save_de_t::entry_exit_t::has_body() {
        if (f_has_body)
            return m_has_body;
        f_has_body = true;
        m_has_body = entry_index() != -1;
        return m_has_body;
    }

    std::string gta_sa_save_de_t::entry_exit_t::_to_string() const {
        return std::string("door ") + kaitai::kstream::to_string(entry_index());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::entry_exit_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::entry_exit_bits_t::entry_exit_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::entry_exit_state_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::entry_exit_bits_t::_read() {
        m_interior_marker = m__io->read_bits_int_le(1);
        m_pairing = m__io->read_bits_int_le(1);
        m_create_linked_pair = m__io->read_bits_int_le(1);
        m_reward_interior = m__io->read_bits_int_le(1);
        m_used_reward_entrance = m__io->read_bits_int_le(1);
        m_cars_and_aircraft = m__io->read_bits_int_le(1);
        m_bikes_only = m__io->read_bits_int_le(1);
        m_disable_on_foot = m__io->read_bits_int_le(1);
        m_accept_npc_group = m__io->read_bits_int_le(1);
        m_food_date = m__io->read_bits_int_le(1);
        m_burglary_door = m__io->read_bits_int_le(1);
        m_disable_exit = m__io->read_bits_int_le(1);
        m_burglary_access = m__io->read_bits_int_le(1);
        m_entered_without_exit = m__io->read_bits_int_le(1);
        m_enable_access = m__io->read_bits_int_le(1);
        m_delete_enex = m__io->read_bits_int_le(1);
    }

    gta_sa_save_de_t::entry_exit_bits_t::~entry_exit_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::entry_exit_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::entry_exit_state_t::entry_exit_state_t(kaitai::kstream* p__io, gta_sa_save_de_t::entry_exit_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        _read();
    }

    void gta_sa_save_de_t::entry_exit_state_t::_read() {
        m_flags = std::unique_ptr<entry_exit_bits_t>(new entry_exit_bits_t(m__io, this, m__root));
        m_linked_index = m__io->read_s2le();
    }

    gta_sa_save_de_t::entry_exit_state_t::~entry_exit_state_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::entry_exit_state_t::_clean_up() {
    }

    gta_sa_save_de_t::entry_exits_block_t::entry_exits_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_stack = nullptr;
        m_entries = nullptr;
        _read();
    }

    void gta_sa_save_de_t::entry_exits_block_t::_read() {
        m_num_stack = m__io->read_u4le();
        if (!(m_num_stack <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 2))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 2), m_num_stack, m__io, std::string("/types/entry_exits_block/seq/0"));
        }
        m_stack = std::unique_ptr<std::vector<uint16_t>>(new std::vector<uint16_t>());
        const int l_stack = num_stack();
        for (int i = 0; i < l_stack; i++) {
            m_stack->push_back(std::move(m__io->read_u2le()));
        }
        m_entries = std::unique_ptr<std::vector<std::unique_ptr<entry_exit_t>>>(new std::vector<std::unique_ptr<entry_exit_t>>());
        {
            int i = 0;
            entry_exit_t* _;
            do {
                _ = new entry_exit_t(m__io, this, m__root);
                m_entries->push_back(std::move(std::unique_ptr<entry_exit_t>(_)));
                i++;
            } while (!(_->entry_index() == -1));
        }
    }

    gta_sa_save_de_t::entry_exits_block_t::~entry_exits_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::entry_exits_block_t::_clean_up() {
    }

    gta_sa_save_de_t::extra_restart_t::extra_restart_t(kaitai::kstream* p__io, gta_sa_save_de_t::restart_points_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void gta_sa_save_de_t::extra_restart_t::_read() {
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_radius = m__io->read_f4le();
        m_heading = m__io->read_f4le();
    }

    gta_sa_save_de_t::extra_restart_t::~extra_restart_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::extra_restart_t::_clean_up() {
    }

    gta_sa_save_de_t::game_logic_block_t::game_logic_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_restarts = nullptr;
        f_game_state_name = false;
        _read();
    }

    void gta_sa_save_de_t::game_logic_block_t::_read() {
        m_num_restarts = m__io->read_u4le();
        if (!(m_num_restarts <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 16))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 16), m_num_restarts, m__io, std::string("/types/game_logic_block/seq/0"));
        }
        m_penalty_for_death = m__io->read_u1();
        m_penalty_for_arrest = m__io->read_u1();
        m_game_state = m__io->read_u1();
        m_time_of_last_event = m__io->read_u4le();
        m_restarts = std::unique_ptr<std::vector<std::unique_ptr<restart_t>>>(new std::vector<std::unique_ptr<restart_t>>());
        const int l_restarts = num_restarts();
        for (int i = 0; i < l_restarts; i++) {
            m_restarts->push_back(std::move(std::unique_ptr<restart_t>(new restart_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::game_logic_block_t::~game_logic_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::game_logic_block_t::_clean_up() {
    }

    gta_sa_save_de_t::play_state_t gta_sa_save_de_t::game_logic_block_t::game_state_name() {
        if (f_game_state_name)
            return m_game_state_name;
        f_game_state_name = true;
        m_game_state_name = static_cast<gta_sa_save_de_t::play_state_t>(game_state());
        return m_game_state_name;
    }

    gta_sa_save_de_t::gang_t::gang_t(kaitai::kstream* p__io, gta_sa_save_de_t::gangs_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_weapon_a_name = false;
        f_weapon_b_name = false;
        f_weapon_c_name = false;
        _read();
    }

    void gta_sa_save_de_t::gang_t::_read() {
        m_ped_model_override = m__io->read_s1();
        m_gap_001 = m__io->read_bytes(3);
        m_weapon_a = m__io->read_u4le();
        m_weapon_b = m__io->read_u4le();
        m_weapon_c = m__io->read_u4le();
    }

    gta_sa_save_de_t::gang_t::~gang_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::gang_t::_clean_up() {
    }

    gta_sa_save_de_t::weapon_kind_t gta_sa_save_de_t::gang_t::weapon_a_name() {
        if (f_weapon_a_name)
            return m_weapon_a_name;
        f_weapon_a_name = true;
        m_weapon_a_name = static_cast<gta_sa_save_de_t::weapon_kind_t>(weapon_a());
        return m_weapon_a_name;
    }

    gta_sa_save_de_t::weapon_kind_t gta_sa_save_de_t::gang_t::weapon_b_name() {
        if (f_weapon_b_name)
            return m_weapon_b_name;
        f_weapon_b_name = true;
        m_weapon_b_name = static_cast<gta_sa_save_de_t::weapon_kind_t>(weapon_b());
        return m_weapon_b_name;
    }

    gta_sa_save_de_t::weapon_kind_t gta_sa_save_de_t::gang_t::weapon_c_name() {
        if (f_weapon_c_name)
            return m_weapon_c_name;
        f_weapon_c_name = true;
        m_weapon_c_name = static_cast<gta_sa_save_de_t::weapon_kind_t>(weapon_c());
        return m_weapon_c_name;
    }

    gta_sa_save_de_t::gang_wars_block_t::gang_wars_block_t(bool p_is_mobile, bool p_has_specific_zones, kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_is_mobile = p_is_mobile;
        m_has_specific_zones = p_has_specific_zones;
        m_player_start_pos = nullptr;
        m_point_of_attack = nullptr;
        m_specific_zones = nullptr;
        f_attack_state_name = false;
        f_gang_1_name = false;
        f_gang_2_name = false;
        f_is_mobile_game = false;
        f_state_name = false;
        f_with_specific_zones = false;
        _read();
    }

    void gta_sa_save_de_t::gang_wars_block_t::_read() {
        m_war_size = m__io->read_u4le();
        m_active = m__io->read_u1();
        m_gap_005 = m__io->read_bytes(3);
        m_state = m__io->read_u4le();
        m_time_started = m__io->read_u4le();
        m_zone_info_index = m__io->read_s4le();
        m_nav_zone_index = m__io->read_s4le();
        m_player_start_pos = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_gang_1 = m__io->read_s4le();
        m_gang_2 = m__io->read_s4le();
        m_ferocity = m__io->read_s4le();
        m_last_time_in_area = m__io->read_u4le();
        m_attack_state = m__io->read_u4le();
        m_time_till_next_attack = m__io->read_f4le();
        m_point_of_attack = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_fight_timer = m__io->read_s4le();
        m_radar_blip = m__io->read_s4le();
        m_player_is_close = m__io->read_u1();
        m_gap_051 = m__io->read_bytes(3);
        m_territory_share = m__io->read_f4le();
        m_difficulty = m__io->read_f4le();
        n_can_start_on_mission = true;
        if (is_mobile_game()) {
            n_can_start_on_mission = false;
            m_can_start_on_mission = m__io->read_u1();
        }
        n_training_mission = true;
        if (is_mobile_game()) {
            n_training_mission = false;
            m_training_mission = m__io->read_u1();
        }
        n_gap_05e = true;
        if (is_mobile_game()) {
            n_gap_05e = false;
            m_gap_05e = m__io->read_bytes(2);
        }
        n_zone_info_for_training = true;
        if (is_mobile_game()) {
            n_zone_info_for_training = false;
            m_zone_info_for_training = m__io->read_s4le();
        }
        n_specific_zone_count = true;
        if (with_specific_zones()) {
            n_specific_zone_count = false;
            m_specific_zone_count = m__io->read_u4le();
        }
        n_specific_zones = true;
        if (with_specific_zones()) {
            n_specific_zones = false;
            m_specific_zones = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
            const int l_specific_zones = 6;
            for (int i = 0; i < l_specific_zones; i++) {
                m_specific_zones->push_back(std::move(m__io->read_s4le()));
            }
        }
    }

    gta_sa_save_de_t::gang_wars_block_t::~gang_wars_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::gang_wars_block_t::_clean_up() {
        if (!n_can_start_on_mission) {
        }
        if (!n_training_mission) {
        }
        if (!n_gap_05e) {
        }
        if (!n_zone_info_for_training) {
        }
        if (!n_specific_zone_count) {
        }
        if (!n_specific_zones) {
        }
    }

    gta_sa_save_de_t::war_attack_t gta_sa_save_de_t::gang_wars_block_t::attack_state_name() {
        if (f_attack_state_name)
            return m_attack_state_name;
        f_attack_state_name = true;
        m_attack_state_name = static_cast<gta_sa_save_de_t::war_attack_t>(attack_state());
        return m_attack_state_name;
    }

    gta_sa_save_de_t::gang_id_t gta_sa_save_de_t::gang_wars_block_t::gang_1_name() {
        if (f_gang_1_name)
            return m_gang_1_name;
        f_gang_1_name = true;
        m_gang_1_name = static_cast<gta_sa_save_de_t::gang_id_t>(gang_1());
        return m_gang_1_name;
    }

    gta_sa_save_de_t::gang_id_t gta_sa_save_de_t::gang_wars_block_t::gang_2_name() {
        if (f_gang_2_name)
            return m_gang_2_name;
        f_gang_2_name = true;
        m_gang_2_name = static_cast<gta_sa_save_de_t::gang_id_t>(gang_2());
        return m_gang_2_name;
    }

    bool gta_sa_save_de_t::gang_wars_block_t::is_mobile_game() {
        if (f_is_mobile_game)
            return m_is_mobile_game;
        f_is_mobile_game = true;
        m_is_mobile_game = is_mobile();
        return m_is_mobile_game;
    }

    gta_sa_save_de_t::war_state_t gta_sa_save_de_t::gang_wars_block_t::state_name() {
        if (f_state_name)
            return m_state_name;
        f_state_name = true;
        m_state_name = static_cast<gta_sa_save_de_t::war_state_t>(state());
        return m_state_name;
    }

    bool gta_sa_save_de_t::gang_wars_block_t::with_specific_zones() {
        if (f_with_specific_zones)
            return m_with_specific_zones;
        f_with_specific_zones = true;
        m_with_specific_zones = has_specific_zones();
        return m_with_specific_zones;
    }

    gta_sa_save_de_t::gangs_block_t::gangs_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_gangs = nullptr;
        _read();
    }

    void gta_sa_save_de_t::gangs_block_t::_read() {
        m_gangs = std::unique_ptr<std::vector<std::unique_ptr<gang_t>>>(new std::vector<std::unique_ptr<gang_t>>());
        const int l_gangs = 10;
        for (int i = 0; i < l_gangs; i++) {
            m_gangs->push_back(std::move(std::unique_ptr<gang_t>(new gang_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::gangs_block_t::~gangs_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::gangs_block_t::_clean_up() {
    }

    gta_sa_save_de_t::garage_t::garage_t(kaitai::kstream* p__io, gta_sa_save_de_t::garages_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        m_position = nullptr;
        m_direction_a = nullptr;
        m_direction_b = nullptr;
        f_door_state_name = false;
        f_garage_type_name = false;
        f_original_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::garage_t::_read() {
        m_garage_type = m__io->read_u1();
        m_door_state = m__io->read_u1();
        m_flags = std::unique_ptr<garage_bits_t>(new garage_bits_t(m__io, this, m__root));
        m_gap_002 = m__io->read_bytes(1);
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_direction_a = std::unique_ptr<vec2_t>(new vec2_t(m__io, this, m__root));
        m_direction_b = std::unique_ptr<vec2_t>(new vec2_t(m__io, this, m__root));
        m_top_z = m__io->read_f4le();
        m_width = m__io->read_f4le();
        m_depth = m__io->read_f4le();
        m_left = m__io->read_f4le();
        m_right = m__io->read_f4le();
        m_front = m__io->read_f4le();
        m_back = m__io->read_f4le();
        m_door_position = m__io->read_f4le();
        m_time_to_open = m__io->read_u4le();
        m_garage_name = m__io->read_bytes(8);
        m_original_type = m__io->read_u1();
        m_gap_04c = m__io->read_bytes(3);
    }

    gta_sa_save_de_t::garage_t::~garage_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::garage_t::_clean_up() {
    }

    gta_sa_save_de_t::door_t gta_sa_save_de_t::garage_t::door_state_name() {
        if (f_door_state_name)
            return m_door_state_name;
        f_door_state_name = true;
        m_door_state_name = static_cast<gta_sa_save_de_t::door_t>(door_state());
        return m_door_state_name;
    }

    gta_sa_save_de_t::garage_kind_t gta_sa_save_de_t::garage_t::garage_type_name() {
        if (f_garage_type_name)
            return m_garage_type_name;
        f_garage_type_name = true;
        m_garage_type_name = static_cast<gta_sa_save_de_t::garage_kind_t>(garage_type());
        return m_garage_type_name;
    }

    gta_sa_save_de_t::garage_kind_t gta_sa_save_de_t::garage_t::original_type_name() {
        if (f_original_type_name)
            return m_original_type_name;
        f_original_type_name = true;
        m_original_type_name = static_cast<gta_sa_save_de_t::garage_kind_t>(original_type());
        return m_original_type_name;
    }

    gta_sa_save_de_t::garage_bits_t::garage_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::garage_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::garage_bits_t::_read() {
        m_used_mod_shop = m__io->read_bits_int_le(1);
        m_inactive = m__io->read_bits_int_le(1);
        m_respray_used = m__io->read_bits_int_le(1);
        m_opens_up = m__io->read_bits_int_le(1);
        m_goes_in = m__io->read_bits_int_le(1);
        m_camera_follows = m__io->read_bits_int_le(1);
        m_door_closed = m__io->read_bits_int_le(1);
        m_always_free = m__io->read_bits_int_le(1);
    }

    gta_sa_save_de_t::garage_bits_t::~garage_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::garage_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::garages_block_t::garages_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_car_types_collected = nullptr;
        m_cars = nullptr;
        m_garages = nullptr;
        _read();
    }

    void gta_sa_save_de_t::garages_block_t::_read() {
        m_num_garages = m__io->read_u4le();
        if (!(m_num_garages <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 80))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 80), m_num_garages, m__io, std::string("/types/garages_block/seq/0"));
        }
        m_free_bombs = m__io->read_u1();
        m_free_resprays = m__io->read_u1();
        m_no_resprays = m__io->read_u1();
        m_cars_collected = m__io->read_s4le();
        m_bank_vans_collected = m__io->read_s4le();
        m_police_cars_collected = m__io->read_s4le();
        m_car_types_collected = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_car_types_collected = 4;
        for (int i = 0; i < l_car_types_collected; i++) {
            m_car_types_collected->push_back(std::move(m__io->read_s4le()));
        }
        m_last_help_time = m__io->read_s4le();
        m_cars = std::unique_ptr<std::vector<std::unique_ptr<stored_car_t>>>(new std::vector<std::unique_ptr<stored_car_t>>());
        const int l_cars = 80;
        for (int i = 0; i < l_cars; i++) {
            m_cars->push_back(std::move(std::unique_ptr<stored_car_t>(new stored_car_t(m__io, this, m__root))));
        }
        m_garages = std::unique_ptr<std::vector<std::unique_ptr<garage_t>>>(new std::vector<std::unique_ptr<garage_t>>());
        const int l_garages = num_garages();
        for (int i = 0; i < l_garages; i++) {
            m_garages->push_back(std::move(std::unique_ptr<garage_t>(new garage_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::garages_block_t::~garages_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::garages_block_t::_clean_up() {
    }

    gta_sa_save_de_t::generator_bits_t::generator_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::car_generator_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::generator_bits_t::_read() {
        m_wait_until_far = m__io->read_bits_int_le(1);
        m_high_priority = m__io->read_bits_int_le(1);
        m_active_generator = m__io->read_bits_int_le(1);
        m_owned_by_player = m__io->read_bits_int_le(1);
        m_ignore_population_limit = m__io->read_bits_int_le(1);
        m_unused_generator_bits = m__io->read_bits_int_le(3);
    }

    gta_sa_save_de_t::generator_bits_t::~generator_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::generator_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::handling_bits_t::handling_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::stored_car_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::handling_bits_t::_read() {
        m_boost_1g = m__io->read_bits_int_le(1);
        m_boost_2g = m__io->read_bits_int_le(1);
        m_npc_anti_roll = m__io->read_bits_int_le(1);
        m_npc_neutral = m__io->read_bits_int_le(1);
        m_no_handbrake = m__io->read_bits_int_le(1);
        m_steer_rear = m__io->read_bits_int_le(1);
        m_handbrake_steer = m__io->read_bits_int_le(1);
        m_alt_steer = m__io->read_bits_int_le(1);
        m_front_narrow_2 = m__io->read_bits_int_le(1);
        m_front_narrow = m__io->read_bits_int_le(1);
        m_front_wide = m__io->read_bits_int_le(1);
        m_front_wide_2 = m__io->read_bits_int_le(1);
        m_rear_narrow_2 = m__io->read_bits_int_le(1);
        m_rear_narrow = m__io->read_bits_int_le(1);
        m_rear_wide = m__io->read_bits_int_le(1);
        m_rear_wide_2 = m__io->read_bits_int_le(1);
        m_hydraulic_geometry = m__io->read_bits_int_le(1);
        m_hydraulics_inst = m__io->read_bits_int_le(1);
        m_no_hydraulics = m__io->read_bits_int_le(1);
        m_nos_inst = m__io->read_bits_int_le(1);
        m_offroad = m__io->read_bits_int_le(1);
        m_offroad_2 = m__io->read_bits_int_le(1);
        m_halogen = m__io->read_bits_int_le(1);
        m_rear_wheel_first = m__io->read_bits_int_le(1);
        m_use_max_speed = m__io->read_bits_int_le(1);
        m_low_rider = m__io->read_bits_int_le(1);
        m_street_racer = m__io->read_bits_int_le(1);
        m_unknown_bit_27 = m__io->read_bits_int_le(1);
        m_swinging_chassis = m__io->read_bits_int_le(1);
        m_unknown_bit_29 = m__io->read_bits_int_le(3);
    }

    gta_sa_save_de_t::handling_bits_t::~handling_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::handling_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::invisible_object_t::invisible_object_t(kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_object_kind_name = false;
        _read();
    }

    void gta_sa_save_de_t::invisible_object_t::_read() {
        m_object_kind = m__io->read_u4le();
        m_pool_index_plus_1 = m__io->read_u4le();
    }

    gta_sa_save_de_t::invisible_object_t::~invisible_object_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::invisible_object_t::_clean_up() {
    }

    gta_sa_save_de_t::hidden_thing_t gta_sa_save_de_t::invisible_object_t::object_kind_name() {
        if (f_object_kind_name)
            return m_object_kind_name;
        f_object_kind_name = true;
        m_object_kind_name = static_cast<gta_sa_save_de_t::hidden_thing_t>(object_kind());
        return m_object_kind_name;
    }

    gta_sa_save_de_t::ipl_flags_block_t::ipl_flags_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        _read();
    }

    void gta_sa_save_de_t::ipl_flags_block_t::_read() {
        m_slot_count = m__io->read_u4le();
        if (!(m_slot_count == 256)) {
            throw kaitai::validation_not_equal_error<uint32_t>(256, m_slot_count, m__io, std::string("/types/ipl_flags_block/seq/0"));
        }
        m_flags = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_flags = 255;
        for (int i = 0; i < l_flags; i++) {
            m_flags->push_back(std::move(m__io->read_u1()));
        }
    }

    gta_sa_save_de_t::ipl_flags_block_t::~ipl_flags_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::ipl_flags_block_t::_clean_up() {
    }

    gta_sa_save_de_t::loaded_mission_t::loaded_mission_t(bool p_has_index, kaitai::kstream* p__io, gta_sa_save_de_t::script_thread_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_has_index = p_has_index;
        m_mission_locals = nullptr;
        f_is_numbered = false;
        _read();
    }

    void gta_sa_save_de_t::loaded_mission_t::_read() {
        n_mission_index = true;
        if (is_numbered()) {
            n_mission_index = false;
            m_mission_index = m__io->read_u4le();
        }
        m_code = m__io->read_bytes(69000);
        m_mission_locals = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_mission_locals = 1024;
        for (int i = 0; i < l_mission_locals; i++) {
            m_mission_locals->push_back(std::move(m__io->read_u4le()));
        }
    }

    gta_sa_save_de_t::loaded_mission_t::~loaded_mission_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::loaded_mission_t::_clean_up() {
        if (!n_mission_index) {
        }
    }

    bool gta_sa_save_de_t::loaded_mission_t::is_numbered() {
        if (f_is_numbered)
            return m_is_numbered;
        f_is_numbered = true;
        m_is_numbered = has_index();
        return m_is_numbered;
    }

    gta_sa_save_de_t::lod_pair_t::lod_pair_t(kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::lod_pair_t::_read() {
        m_object = m__io->read_s4le();
        m_lod_object = m__io->read_s4le();
    }

    gta_sa_save_de_t::lod_pair_t::~lod_pair_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::lod_pair_t::_clean_up() {
    }

    gta_sa_save_de_t::metadata_block_t::metadata_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::metadata_block_t::_read() {
        m_len_chunks = m__io->read_u4le();
        if (!(m_len_chunks <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_len_chunks, m__io, std::string("/types/metadata_block/seq/0"));
        }
        m_chunks = m__io->read_bytes(len_chunks());
    }

    gta_sa_save_de_t::metadata_block_t::~metadata_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::metadata_block_t::_clean_up() {
    }

    gta_sa_save_de_t::mobile_player_t::mobile_player_t(bool p_is_definitive, kaitai::kstream* p__io, gta_sa_save_de_t::definitive_pools_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_is_definitive = p_is_definitive;
        m_position = nullptr;
        m_weapons = nullptr;
        m_ped_flags = nullptr;
        m_player_part = nullptr;
        f_active_weapon_slot_name = false;
        f_area_name = false;
        f_fighting_style_name = false;
        f_has_model_name = false;
        f_is_android = false;
        f_is_definitive_edition = false;
        f_is_player = false;
        _read();
    }

    void gta_sa_save_de_t::mobile_player_t::_read() {
        m_handle = m__io->read_u4le();
        m_model = m__io->read_s4le();
        m_ped_type = m__io->read_s4le();
        n_model_name = true;
        if (has_model_name()) {
            n_model_name = false;
            m_model_name = m__io->read_bytes(9);
        }
        m_ped_size = m__io->read_u4le();
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_heading = m__io->read_f4le();
        m_health = m__io->read_f4le();
        m_armor = m__io->read_f4le();
        m_weapons = std::unique_ptr<std::vector<std::unique_ptr<weapon_t>>>(new std::vector<std::unique_ptr<weapon_t>>());
        const int l_weapons = 13;
        for (int i = 0; i < l_weapons; i++) {
            m_weapons->push_back(std::move(std::unique_ptr<weapon_t>(new weapon_t(m__io, this, m__root))));
        }
        m_created_by = m__io->read_u1();
        m_active_weapon_slot = m__io->read_u1();
        m_area = m__io->read_u1();
        m_gap_197 = m__io->read_bytes(1);
        m_exit_index = m__io->read_s4le();
        m_fighting_style = m__io->read_u1();
        m_allowed_attack_moves = m__io->read_u1();
        m_gap_19e = m__io->read_bytes(2);
        n_ped_flags = true;
        if (is_android()) {
            n_ped_flags = false;
            m_ped_flags = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
            const int l_ped_flags = 4;
            for (int i = 0; i < l_ped_flags; i++) {
                m_ped_flags->push_back(std::move(m__io->read_u4le()));
            }
        }
        n_gap_1b0 = true;
        if (is_android()) {
            n_gap_1b0 = false;
            m_gap_1b0 = m__io->read_bytes(4);
        }
        n_unknown_ped = true;
        if (is_definitive_edition()) {
            n_unknown_ped = false;
            m_unknown_ped = m__io->read_bytes(76);
        }
        n_player_part = true;
        if (is_player()) {
            n_player_part = false;
            m_player_part = std::unique_ptr<mobile_player_part_t>(new mobile_player_part_t(m__io, this, m__root));
        }
    }

    gta_sa_save_de_t::mobile_player_t::~mobile_player_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::mobile_player_t::_clean_up() {
        if (!n_model_name) {
        }
        if (!n_ped_flags) {
        }
        if (!n_gap_1b0) {
        }
        if (!n_unknown_ped) {
        }
        if (!n_player_part) {
        }
    }

    gta_sa_save_de_t::weapon_slot_t gta_sa_save_de_t::mobile_player_t::active_weapon_slot_name() {
        if (f_active_weapon_slot_name)
            return m_active_weapon_slot_name;
        f_active_weapon_slot_name = true;
        m_active_weapon_slot_name = static_cast<gta_sa_save_de_t::weapon_slot_t>(active_weapon_slot());
        return m_active_weapon_slot_name;
    }

    gta_sa_save_de_t::interior_area_t gta_sa_save_de_t::mobile_player_t::area_name() {
        if (f_area_name)
            return m_area_name;
        f_area_name = true;
        m_area_name = static_cast<gta_sa_save_de_t::interior_area_t>(area());
        return m_area_name;
    }

    gta_sa_save_de_t::fighting_t gta_sa_save_de_t::mobile_player_t::fighting_style_name() {
        if (f_fighting_style_name)
            return m_fighting_style_name;
        f_fighting_style_name = true;
        m_fighting_style_name = static_cast<gta_sa_save_de_t::fighting_t>(fighting_style());
        return m_fighting_style_name;
    }

    bool gta_sa_save_de_t::mobile_player_t::has_model_name() {
        if (f_has_model_name)
            return m_has_model_name;
        f_has_model_name = true;
        m_has_model_name =  ((model() >= 290) && (model() <= 299)) ;
        return m_has_model_name;
    }

    bool gta_sa_save_de_t::mobile_player_t::is_android() {
        if (f_is_android)
            return m_is_android;
        f_is_android = true;
        m_is_android = !(is_definitive());
        return m_is_android;
    }

    bool gta_sa_save_de_t::mobile_player_t::is_definitive_edition() {
        if (f_is_definitive_edition)
            return m_is_definitive_edition;
        f_is_definitive_edition = true;
        m_is_definitive_edition = is_definitive();
        return m_is_definitive_edition;
    }

    bool gta_sa_save_de_t::mobile_player_t::is_player() {
        if (f_is_player)
            return m_is_player;
        f_is_player = true;
        m_is_player =  ((ped_type() == 0) || (ped_type() == 1)) ;
        return m_is_player;
    }

    gta_sa_save_de_t::mobile_player_part_t::mobile_player_part_t(kaitai::kstream* p__io, gta_sa_save_de_t::mobile_player_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_model_keys = nullptr;
        m_texture_keys = nullptr;
        f_chosen_weapon_slot_name = false;
        _read();
    }

    void gta_sa_save_de_t::mobile_player_part_t::_read() {
        m_player_size = m__io->read_u4le();
        m_chaos_level = m__io->read_u4le();
        m_wanted_level = m__io->read_u1();
        m_gap_009 = m__io->read_bytes(3);
        m_model_keys = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_model_keys = 10;
        for (int i = 0; i < l_model_keys; i++) {
            m_model_keys->push_back(std::move(m__io->read_u4le()));
        }
        m_texture_keys = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_texture_keys = 18;
        for (int i = 0; i < l_texture_keys; i++) {
            m_texture_keys->push_back(std::move(m__io->read_u4le()));
        }
        m_fat = m__io->read_f4le();
        m_muscle = m__io->read_f4le();
        m_chosen_weapon_slot = m__io->read_u1();
        m_gap_085 = m__io->read_bytes(3);
        m_unknown_end = m__io->read_f4le();
    }

    gta_sa_save_de_t::mobile_player_part_t::~mobile_player_part_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::mobile_player_part_t::_clean_up() {
    }

    gta_sa_save_de_t::weapon_slot_t gta_sa_save_de_t::mobile_player_part_t::chosen_weapon_slot_name() {
        if (f_chosen_weapon_slot_name)
            return m_chosen_weapon_slot_name;
        f_chosen_weapon_slot_name = true;
        m_chosen_weapon_slot_name = static_cast<gta_sa_save_de_t::weapon_slot_t>(chosen_weapon_slot());
        return m_chosen_weapon_slot_name;
    }

    gta_sa_save_de_t::mobile_vehicle_t::mobile_vehicle_t(kaitai::kstream* p__io, gta_sa_save_de_t::definitive_pools_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_right = nullptr;
        m_forward = nullptr;
        m_up = nullptr;
        m_position = nullptr;
        m_colours = nullptr;
        m_damage = nullptr;
        m_passengers = nullptr;
        f_has_damage = false;
        f_is_bike = false;
        f_is_boat = false;
        f_is_train = false;
        f_model_name = false;
        _read();
    }

    void gta_sa_save_de_t::mobile_vehicle_t::_read() {
        m_handle = m__io->read_u4le();
        m_model = m__io->read_s4le();
        m_vehicle_size = m__io->read_u4le();
        m_right = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_matrix_flags = m__io->read_u4le();
        m_forward = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_gap_028 = m__io->read_bytes(4);
        m_up = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_gap_038 = m__io->read_bytes(4);
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_gap_048 = m__io->read_bytes(12);
        m_created_by = m__io->read_u1();
        m_colours = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_colours = 4;
        for (int i = 0; i < l_colours; i++) {
            m_colours->push_back(std::move(m__io->read_u1()));
        }
        m_gap_059 = m__io->read_bytes(1);
        m_alarm = m__io->read_u2le();
        m_max_passengers = m__io->read_u1();
        m_gap_05d = m__io->read_bytes(3);
        m_steer_angle = m__io->read_f4le();
        m_gas_pedal = m__io->read_f4le();
        m_brake_pedal = m__io->read_f4le();
        m_vehicle_flags = m__io->read_u4le();
        m_vehicle_flags_2 = m__io->read_u4le();
        m_health = m__io->read_f4le();
        m_unknown_120 = m__io->read_u4le();
        m_entity_flags = m__io->read_u4le();
        m_mass = m__io->read_f4le();
        m_turn_mass = m__io->read_f4le();
        m_buoyancy = m__io->read_f4le();
        n_damage = true;
        if (has_damage()) {
            n_damage = false;
            m_damage = std::unique_ptr<vehicle_damage_t>(new vehicle_damage_t(m__io, this, m__root));
        }
        m_driver = m__io->read_s4le();
        m_passengers = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_passengers = 8;
        for (int i = 0; i < l_passengers; i++) {
            m_passengers->push_back(std::move(m__io->read_s4le()));
        }
    }

    gta_sa_save_de_t::mobile_vehicle_t::~mobile_vehicle_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::mobile_vehicle_t::_clean_up() {
        if (!n_damage) {
        }
    }

    bool gta_sa_save_de_t::mobile_vehicle_t::has_damage() {
        if (f_has_damage)
            return m_has_damage;
        f_has_damage = true;
        m_has_damage = !( ((is_bike()) || (is_boat()) || (is_train())) );
        return m_has_damage;
    }

    bool gta_sa_save_de_t::mobile_vehicle_t::is_bike() {
        if (f_is_bike)
            return m_is_bike;
        f_is_bike = true;
        m_is_bike =  ((model() == 448) || ( ((model() >= 461) && (model() <= 463)) ) || (model() == 468) || (model() == 481) || (model() == 509) || (model() == 510) || ( ((model() >= 521) && (model() <= 523)) ) || (model() == 581) || (model() == 586)) ;
        return m_is_bike;
    }

    bool gta_sa_save_de_t::mobile_vehicle_t::is_boat() {
        if (f_is_boat)
            return m_is_boat;
        f_is_boat = true;
        m_is_boat =  ((model() == 430) || (model() == 446) || ( ((model() >= 452) && (model() <= 454)) ) || (model() == 472) || (model() == 473) || (model() == 484) || (model() == 493) || (model() == 595)) ;
        return m_is_boat;
    }

    bool gta_sa_save_de_t::mobile_vehicle_t::is_train() {
        if (f_is_train)
            return m_is_train;
        f_is_train = true;
        m_is_train =  ((model() == 449) || (model() == 537) || (model() == 538) || (model() == 569) || (model() == 570) || (model() == 590)) ;
        return m_is_train;
    }

    gta_sa_save_de_t::vehicle_t gta_sa_save_de_t::mobile_vehicle_t::model_name() {
        if (f_model_name)
            return m_model_name;
        f_model_name = true;
        m_model_name = static_cast<gta_sa_save_de_t::vehicle_t>(model());
        return m_model_name;
    }

    std::string gta_sa_save_de_t::mobile_vehicle_t::_to_string() const {
        return std::string("vehicle ") + kaitai::kstream::to_string(model());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::mobile_vehicle_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::paths_block_t::paths_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_areas = nullptr;
        _read();
    }

    void gta_sa_save_de_t::paths_block_t::_read() {
        m_num_areas = m__io->read_u4le();
        if (!(m_num_areas <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 28))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 28), m_num_areas, m__io, std::string("/types/paths_block/seq/0"));
        }
        m_areas = std::unique_ptr<std::vector<std::unique_ptr<switched_area_t>>>(new std::vector<std::unique_ptr<switched_area_t>>());
        const int l_areas = num_areas();
        for (int i = 0; i < l_areas; i++) {
            m_areas->push_back(std::move(std::unique_ptr<switched_area_t>(new switched_area_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::paths_block_t::~paths_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::paths_block_t::_clean_up() {
    }

    gta_sa_save_de_t::ped_relationships_block_t::ped_relationships_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_relations = nullptr;
        _read();
    }

    void gta_sa_save_de_t::ped_relationships_block_t::_read() {
        m_relations = std::unique_ptr<std::vector<std::unique_ptr<relation_t>>>(new std::vector<std::unique_ptr<relation_t>>());
        const int l_relations = 32;
        for (int i = 0; i < l_relations; i++) {
            m_relations->push_back(std::move(std::unique_ptr<relation_t>(new relation_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::ped_relationships_block_t::~ped_relationships_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::ped_relationships_block_t::_clean_up() {
    }

    gta_sa_save_de_t::pickup_t::pickup_t(kaitai::kstream* p__io, gta_sa_save_de_t::pickups_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_flags = nullptr;
        f_model_name = false;
        f_pickup_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::pickup_t::_read() {
        m_revenue_value = m__io->read_f4le();
        m_object_ptr = m__io->read_u4le();
        m_ammo_or_max = m__io->read_u4le();
        m_regeneration_time = m__io->read_u4le();
        m_x = m__io->read_s2le();
        m_y = m__io->read_s2le();
        m_z = m__io->read_s2le();
        m_money_per_day = m__io->read_u2le();
        m_model = m__io->read_s2le();
        m_counter = m__io->read_u2le();
        m_pickup_type = m__io->read_u1();
        m_flags = std::unique_ptr<pickup_bits_t>(new pickup_bits_t(m__io, this, m__root));
        m_gap_01d = m__io->read_bytes(2);
    }

    gta_sa_save_de_t::pickup_t::~pickup_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::pickup_t::_clean_up() {
    }

    gta_sa_save_de_t::object_model_t gta_sa_save_de_t::pickup_t::model_name() {
        if (f_model_name)
            return m_model_name;
        f_model_name = true;
        m_model_name = static_cast<gta_sa_save_de_t::object_model_t>(model());
        return m_model_name;
    }

    gta_sa_save_de_t::pickup_kind_t gta_sa_save_de_t::pickup_t::pickup_type_name() {
        if (f_pickup_type_name)
            return m_pickup_type_name;
        f_pickup_type_name = true;
        m_pickup_type_name = static_cast<gta_sa_save_de_t::pickup_kind_t>(pickup_type());
        return m_pickup_type_name;
    }

    std::string gta_sa_save_de_t::pickup_t::_to_string() const {
        return std::string("pickup of type ") + kaitai::kstream::to_string(pickup_type());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::pickup_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::pickup_bits_t::pickup_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::pickup_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_property_text_name = false;
        _read();
    }

    void gta_sa_save_de_t::pickup_bits_t::_read() {
        m_disabled = m__io->read_bits_int_le(1);
        m_is_empty = m__io->read_bits_int_le(1);
        m_help_shown = m__io->read_bits_int_le(1);
        m_is_visible = m__io->read_bits_int_le(1);
        m_property_text = m__io->read_bits_int_le(3);
        m_unknown_pickup_bit = m__io->read_bits_int_le(1);
    }

    gta_sa_save_de_t::pickup_bits_t::~pickup_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::pickup_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::property_offer_t gta_sa_save_de_t::pickup_bits_t::property_text_name() {
        if (f_property_text_name)
            return m_property_text_name;
        f_property_text_name = true;
        m_property_text_name = static_cast<gta_sa_save_de_t::property_offer_t>(property_text());
        return m_property_text_name;
    }

    gta_sa_save_de_t::pickups_block_t::pickups_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_pickups = nullptr;
        m_collected_refs = nullptr;
        _read();
    }

    void gta_sa_save_de_t::pickups_block_t::_read() {
        m_pickups = std::unique_ptr<std::vector<std::unique_ptr<pickup_t>>>(new std::vector<std::unique_ptr<pickup_t>>());
        const int l_pickups = 620;
        for (int i = 0; i < l_pickups; i++) {
            m_pickups->push_back(std::move(std::unique_ptr<pickup_t>(new pickup_t(m__io, this, m__root))));
        }
        m_collected_index = m__io->read_u2le();
        m_weapon_help_left = m__io->read_u1();
        m_collected_refs = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_collected_refs = 20;
        for (int i = 0; i < l_collected_refs; i++) {
            m_collected_refs->push_back(std::move(m__io->read_u4le()));
        }
    }

    gta_sa_save_de_t::pickups_block_t::~pickups_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::pickups_block_t::_clean_up() {
    }

    gta_sa_save_de_t::plate_t::plate_t(kaitai::kstream* p__io, gta_sa_save_de_t::car_generators_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::plate_t::_read() {
        m_generator_index = m__io->read_s4le();
        m_plate_text = m__io->read_bytes(12);
    }

    gta_sa_save_de_t::plate_t::~plate_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::plate_t::_clean_up() {
    }

    gta_sa_save_de_t::player_info_block_t::player_info_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_player_state_name = false;
        _read();
    }

    void gta_sa_save_de_t::player_info_block_t::_read() {
        m_info_size = m__io->read_u4le();
        m_money = m__io->read_s4le();
        m_car_density = m__io->read_u2le();
        m_player_state = m__io->read_u1();
        m_gap_00b = m__io->read_bytes(1);
        m_road_density = m__io->read_f4le();
        m_money_shown = m__io->read_s4le();
        m_hours_not_eaten = m__io->read_u1();
        m_gap_015 = m__io->read_bytes(3);
        m_collectables_picked_up = m__io->read_u4le();
        m_collectables_total = m__io->read_u4le();
        m_infinite_run = m__io->read_u1();
        m_fast_reload = m__io->read_u1();
        m_fireproof = m__io->read_u1();
        m_max_health = m__io->read_u1();
        m_max_armor = m__io->read_u1();
        m_free_busted_once = m__io->read_u1();
        m_free_wasted_once = m__io->read_u1();
        m_can_drive_by = m__io->read_u1();
        m_busted_audio_status = m__io->read_u1();
        m_gap_029 = m__io->read_bytes(1);
        m_last_bust_message = m__io->read_u2le();
    }

    gta_sa_save_de_t::player_info_block_t::~player_info_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::player_info_block_t::_clean_up() {
    }

    gta_sa_save_de_t::player_condition_t gta_sa_save_de_t::player_info_block_t::player_state_name() {
        if (f_player_state_name)
            return m_player_state_name;
        f_player_state_name = true;
        m_player_state_name = static_cast<gta_sa_save_de_t::player_condition_t>(player_state());
        return m_player_state_name;
    }

    gta_sa_save_de_t::population_bits_t::population_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::zone_info_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_group_id_name = false;
        _read();
    }

    void gta_sa_save_de_t::population_bits_t::_read() {
        m_group_id = m__io->read_bits_int_le(5);
        m_radar_mode = m__io->read_bits_int_le(2);
        m_no_cops = m__io->read_bits_int_le(1);
    }

    gta_sa_save_de_t::population_bits_t::~population_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::population_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::population_group_t gta_sa_save_de_t::population_bits_t::group_id_name() {
        if (f_group_id_name)
            return m_group_id_name;
        f_group_id_name = true;
        m_group_id_name = static_cast<gta_sa_save_de_t::population_group_t>(group_id());
        return m_group_id_name;
    }

    gta_sa_save_de_t::post_effects_block_t::post_effects_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_cctv_colour = nullptr;
        m_night_colour = nullptr;
        m_infrared_heat_rgba = nullptr;
        m_infrared_colour = nullptr;
        m_infrared_main_colour = nullptr;
        m_water_colour = nullptr;
        _read();
    }

    void gta_sa_save_de_t::post_effects_block_t::_read() {
        m_effects_size = m__io->read_u4le();
        m_colour1_mult = m__io->read_f4le();
        m_colour2_mult = m__io->read_f4le();
        m_gap_00c = m__io->read_bytes(4);
        m_extra_mult_rate = m__io->read_f4le();
        m_extra_mult_cap = m__io->read_f4le();
        m_extra_mult_mult = m__io->read_f4le();
        m_left_u_offset = m__io->read_s4le();
        m_right_u_offset = m__io->read_s4le();
        m_top_v_offset = m__io->read_s4le();
        m_bottom_v_offset = m__io->read_s4le();
        m_seam_remover = m__io->read_u1();
        m_seam_search = m__io->read_u1();
        m_seam_debug = m__io->read_u1();
        m_gap_02f = m__io->read_bytes(1);
        m_seam_mode = m__io->read_s4le();
        m_seam_shift_tl = m__io->read_s4le();
        m_seam_shift_br = m__io->read_s4le();
        m_smokey_enable = m__io->read_u1();
        m_gap_03d = m__io->read_bytes(3);
        m_smokey_strength = m__io->read_s4le();
        m_smokey_distance = m__io->read_s4le();
        m_water_enable = m__io->read_u1();
        m_gap_049 = m__io->read_bytes(3);
        m_day_night_balance = m__io->read_f4le();
        m_heat_haze = m__io->read_u1();
        m_heat_haze_mask_test = m__io->read_u1();
        m_gap_052 = m__io->read_bytes(2);
        m_haze_hour_start = m__io->read_s4le();
        m_haze_hour_end = m__io->read_s4le();
        m_haze_fade_speed = m__io->read_f4le();
        m_haze_inside_fade_speed = m__io->read_f4le();
        m_haze_type = m__io->read_s4le();
        m_haze_type_last = m__io->read_s4le();
        m_haze_intensity = m__io->read_s4le();
        m_haze_random_shift = m__io->read_s4le();
        m_haze_speed_min = m__io->read_s4le();
        m_haze_speed_max = m__io->read_s4le();
        m_haze_scan_x = m__io->read_s4le();
        m_haze_scan_y = m__io->read_s4le();
        m_haze_render_x = m__io->read_s4le();
        m_haze_render_y = m__io->read_s4le();
        m_darkness_filter = m__io->read_u1();
        m_gap_08d = m__io->read_bytes(3);
        m_darkness_alpha = m__io->read_s4le();
        m_darkness_alpha_default = m__io->read_s4le();
        m_darkness_radiosity_limit = m__io->read_s4le();
        m_cctv = m__io->read_u1();
        m_cctv_colour = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_cctv_colour = 4;
        for (int i = 0; i < l_cctv_colour; i++) {
            m_cctv_colour->push_back(std::move(m__io->read_u1()));
        }
        m_fog = m__io->read_u1();
        m_speed_fx = m__io->read_u1();
        m_speed_fx_test = m__io->read_u1();
        m_speed_fx_alpha = m__io->read_s4le();
        m_speed_fx_user = m__io->read_u1();
        m_speed_fx_user_frame = m__io->read_u1();
        m_gap_0aa = m__io->read_bytes(2);
        m_speed_fx_manual = m__io->read_f4le();
        m_in_cutscene = m__io->read_u1();
        m_night_vision = m__io->read_u1();
        m_gap_0b2 = m__io->read_bytes(2);
        m_night_grain = m__io->read_s4le();
        m_night_colour = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_night_colour = 4;
        for (int i = 0; i < l_night_colour; i++) {
            m_night_colour->push_back(std::move(m__io->read_u1()));
        }
        m_night_on_time = m__io->read_f4le();
        m_night_on_count = m__io->read_f4le();
        m_infrared_on_count = m__io->read_f4le();
        m_infrared = m__io->read_u1();
        m_gap_0c9 = m__io->read_bytes(3);
        m_infrared_grain = m__io->read_s4le();
        m_infrared_radius = m__io->read_f4le();
        m_infrared_heat_rgba = std::unique_ptr<std::vector<float>>(new std::vector<float>());
        const int l_infrared_heat_rgba = 4;
        for (int i = 0; i < l_infrared_heat_rgba; i++) {
            m_infrared_heat_rgba->push_back(std::move(m__io->read_f4le()));
        }
        m_infrared_colour = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_infrared_colour = 4;
        for (int i = 0; i < l_infrared_colour; i++) {
            m_infrared_colour->push_back(std::move(m__io->read_u1()));
        }
        m_infrared_main_colour = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_infrared_main_colour = 4;
        for (int i = 0; i < l_infrared_main_colour; i++) {
            m_infrared_main_colour->push_back(std::move(m__io->read_u1()));
        }
        m_radiosity = m__io->read_u1();
        m_radiosity_linear = m__io->read_u1();
        m_radiosity_strip_copy = m__io->read_u1();
        m_gap_0ef = m__io->read_bytes(1);
        m_radiosity_px_x = m__io->read_s4le();
        m_radiosity_px_y = m__io->read_s4le();
        m_radiosity_filter_passes = m__io->read_s4le();
        m_radiosity_render_passes = m__io->read_s4le();
        m_radiosity_limit = m__io->read_s4le();
        m_radiosity_intensity = m__io->read_s4le();
        m_radiosity_u_corr = m__io->read_s4le();
        m_radiosity_v_corr = m__io->read_s4le();
        m_radiosity_debug = m__io->read_u1();
        m_radiosity_bypass_limit = m__io->read_u1();
        m_disable_all = m__io->read_u1();
        m_save_photo_from_script = m__io->read_u1();
        m_grain_enable = m__io->read_u1();
        m_gap_115 = m__io->read_bytes(3);
        m_grain_strength = m__io->read_s4le();
        m_highlight_enable = m__io->read_u1();
        m_gap_11d = m__io->read_bytes(3);
        m_highlight_strength = m__io->read_s4le();
        m_highlight_scale = m__io->read_s4le();
        m_highlight_offset = m__io->read_s4le();
        m_highlight_mblur = m__io->read_u1();
        m_gap_12d = m__io->read_bytes(3);
        m_water_strength = m__io->read_s4le();
        m_x_offset = m__io->read_f4le();
        m_y_offset = m__io->read_f4le();
        m_water_speed = m__io->read_f4le();
        m_water_freq = m__io->read_f4le();
        m_water_colour = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_water_colour = 4;
        for (int i = 0; i < l_water_colour; i++) {
            m_water_colour->push_back(std::move(m__io->read_u1()));
        }
        m_water_depth_darkness = m__io->read_u1();
        m_gap_149 = m__io->read_bytes(3);
        m_water_full_dark_depth = m__io->read_f4le();
        m_water_fx_start = m__io->read_f4le();
        m_rain_enable = m__io->read_u1();
        m_colour_enable = m__io->read_u1();
        m_gap_156 = m__io->read_bytes(2);
        m_def_screen_x = m__io->read_s4le();
        m_def_screen_y = m__io->read_s4le();
    }

    gta_sa_save_de_t::post_effects_block_t::~post_effects_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::post_effects_block_t::_clean_up() {
    }

    gta_sa_save_de_t::race_bits_t::race_bits_t(kaitai::kstream* p__io, gta_sa_save_de_t::zone_info_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::race_bits_t::_read() {
        m_black = m__io->read_bits_int_le(1);
        m_white_people = m__io->read_bits_int_le(1);
        m_oriental = m__io->read_bits_int_le(1);
        m_hispanic = m__io->read_bits_int_le(1);
        m_unused_races = m__io->read_bits_int_le(4);
    }

    gta_sa_save_de_t::race_bits_t::~race_bits_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::race_bits_t::_clean_up() {
    }

    gta_sa_save_de_t::radar_block_t::radar_block_t(uint32_t p_num_blips, kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_num_blips = p_num_blips;
        m_blips = nullptr;
        _read();
    }

    void gta_sa_save_de_t::radar_block_t::_read() {
        m_blips = std::unique_ptr<std::vector<std::unique_ptr<blip_t>>>(new std::vector<std::unique_ptr<blip_t>>());
        const int l_blips = num_blips();
        for (int i = 0; i < l_blips; i++) {
            m_blips->push_back(std::move(std::unique_ptr<blip_t>(new blip_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::radar_block_t::~radar_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::radar_block_t::_clean_up() {
    }

    gta_sa_save_de_t::radio_block_t::radio_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_stations = nullptr;
        m_stat_mirror = nullptr;
        f_pending_kind_name = false;
        _read();
    }

    void gta_sa_save_de_t::radio_block_t::_read() {
        m_stations = std::unique_ptr<std::vector<std::unique_ptr<station_history_t>>>(new std::vector<std::unique_ptr<station_history_t>>());
        const int l_stations = 14;
        for (int i = 0; i < l_stations; i++) {
            m_stations->push_back(std::move(std::unique_ptr<station_history_t>(new station_history_t(m__io, this, m__root))));
        }
        m_stat_mirror = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_stat_mirror = 23;
        for (int i = 0; i < l_stat_mirror; i++) {
            m_stat_mirror->push_back(std::move(m__io->read_u1()));
        }
        m_last_change_day = m__io->read_u1();
        m_last_change_hour = m__io->read_u1();
        m_expiry_hours = m__io->read_u1();
        m_pending_kind = m__io->read_u1();
        m_banter_index = m__io->read_u1();
    }

    gta_sa_save_de_t::radio_block_t::~radio_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::radio_block_t::_clean_up() {
    }

    gta_sa_save_de_t::news_kind_t gta_sa_save_de_t::radio_block_t::pending_kind_name() {
        if (f_pending_kind_name)
            return m_pending_kind_name;
        f_pending_kind_name = true;
        m_pending_kind_name = static_cast<gta_sa_save_de_t::news_kind_t>(pending_kind());
        return m_pending_kind_name;
    }

    gta_sa_save_de_t::relation_t::relation_t(kaitai::kstream* p__io, gta_sa_save_de_t::ped_relationships_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::relation_t::_read() {
        m_respect = m__io->read_u4le();
        m_like = m__io->read_u4le();
        m_ignore = m__io->read_u4le();
        m_dislike = m__io->read_u4le();
        m_hate = m__io->read_u4le();
    }

    gta_sa_save_de_t::relation_t::~relation_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::relation_t::_clean_up() {
    }

    gta_sa_save_de_t::restart_t::restart_t(kaitai::kstream* p__io, gta_sa_save_de_t::game_logic_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void gta_sa_save_de_t::restart_t::_read() {
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_heading = m__io->read_f4le();
    }

    gta_sa_save_de_t::restart_t::~restart_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::restart_t::_clean_up() {
    }

    gta_sa_save_de_t::restart_point_t::restart_point_t(kaitai::kstream* p__io, gta_sa_save_de_t::restart_points_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void gta_sa_save_de_t::restart_point_t::_read() {
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_heading = m__io->read_f4le();
        m_when_to_use = m__io->read_s4le();
    }

    gta_sa_save_de_t::restart_point_t::~restart_point_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::restart_point_t::_clean_up() {
    }

    gta_sa_save_de_t::restart_points_block_t::restart_points_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_hospitals = nullptr;
        m_police_stations = nullptr;
        m_override_position = nullptr;
        m_extra_hospital = nullptr;
        m_extra_police = nullptr;
        _read();
    }

    void gta_sa_save_de_t::restart_points_block_t::_read() {
        m_num_hospitals = m__io->read_u2le();
        m_hospitals = std::unique_ptr<std::vector<std::unique_ptr<restart_point_t>>>(new std::vector<std::unique_ptr<restart_point_t>>());
        const int l_hospitals = num_hospitals();
        for (int i = 0; i < l_hospitals; i++) {
            m_hospitals->push_back(std::move(std::unique_ptr<restart_point_t>(new restart_point_t(m__io, this, m__root))));
        }
        m_num_police_stations = m__io->read_u2le();
        m_police_stations = std::unique_ptr<std::vector<std::unique_ptr<restart_point_t>>>(new std::vector<std::unique_ptr<restart_point_t>>());
        const int l_police_stations = num_police_stations();
        for (int i = 0; i < l_police_stations; i++) {
            m_police_stations->push_back(std::move(std::unique_ptr<restart_point_t>(new restart_point_t(m__io, this, m__root))));
        }
        m_override_restart = m__io->read_u1();
        m_override_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_fade_in_after_death = m__io->read_u1();
        m_fade_in_after_arrest = m__io->read_u1();
        m_extra_hospital = std::unique_ptr<extra_restart_t>(new extra_restart_t(m__io, this, m__root));
        m_extra_police = std::unique_ptr<extra_restart_t>(new extra_restart_t(m__io, this, m__root));
    }

    gta_sa_save_de_t::restart_points_block_t::~restart_points_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::restart_points_block_t::_clean_up() {
    }

    gta_sa_save_de_t::script_brain_t::script_brain_t(kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_brain_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::script_brain_t::_read() {
        m_script_index = m__io->read_s2le();
        m_brain_type = m__io->read_s1();
        m_group = m__io->read_s1();
        m_is_active = m__io->read_u1();
        m_gap_005 = m__io->read_bytes(3);
        m_radius = m__io->read_f4le();
        m_target = m__io->read_bytes(8);
    }

    gta_sa_save_de_t::script_brain_t::~script_brain_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::script_brain_t::_clean_up() {
    }

    gta_sa_save_de_t::brain_kind_t gta_sa_save_de_t::script_brain_t::brain_type_name() {
        if (f_brain_type_name)
            return m_brain_type_name;
        f_brain_type_name = true;
        m_brain_type_name = static_cast<gta_sa_save_de_t::brain_kind_t>(brain_type());
        return m_brain_type_name;
    }

    gta_sa_save_de_t::script_resource_t::script_resource_t(kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_special = nullptr;
        f_is_special = false;
        _read();
    }

    void gta_sa_save_de_t::script_resource_t::_read() {
        m_index = m__io->read_u2le();
        m_owner_slot = m__io->read_u2le();
        m_model = m__io->read_u4le();
        m_resource_kind = m__io->read_u2le();
        n_special = true;
        if (is_special()) {
            n_special = false;
            m_special = std::unique_ptr<special_model_t>(new special_model_t(m__io, this, m__root));
        }
    }

    gta_sa_save_de_t::script_resource_t::~script_resource_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::script_resource_t::_clean_up() {
        if (!n_special) {
        }
    }

    bool gta_sa_save_de_t::script_resource_t::is_special() {
        if (f_is_special)
            return m_is_special;
        f_is_special = true;
        m_is_special =  ((static_cast<int64_t>(model()) >= static_cast<int64_t>(290)) && (static_cast<int64_t>(model()) <= static_cast<int64_t>(299))) ;
        return m_is_special;
    }

    gta_sa_save_de_t::script_thread_t::script_thread_t(bool p_is_mobile, bool p_has_mission_index, kaitai::kstream* p__io, gta_sa_save_de_t::scripts_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_is_mobile = p_is_mobile;
        m_has_mission_index = p_has_mission_index;
        m_mission_part = nullptr;
        m_stack_abs = nullptr;
        m_locals = nullptr;
        m_stack_rel = nullptr;
        f_is_mission_slot = false;
        f_is_mobile_game = false;
        f_num_locals = false;
        _read();
    }

    void gta_sa_save_de_t::script_thread_t::_read() {
        m_slot = m__io->read_u2le();
        n_streamed_script_index = true;
        if (is_mobile_game()) {
            n_streamed_script_index = false;
            m_streamed_script_index = m__io->read_s4le();
        }
        n_mission_part = true;
        if (is_mission_slot()) {
            n_mission_part = false;
            m_mission_part = std::unique_ptr<loaded_mission_t>(new loaded_mission_t(has_mission_index(), m__io, this, m__root));
        }
        m_next_ptr = m__io->read_u4le();
        m_prev_ptr = m__io->read_u4le();
        m_thread_name = m__io->read_bytes(8);
        m_base_ip = m__io->read_u4le();
        m_ip_abs = m__io->read_u4le();
        m_stack_abs = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_stack_abs = 8;
        for (int i = 0; i < l_stack_abs; i++) {
            m_stack_abs->push_back(std::move(m__io->read_u4le()));
        }
        m_stack_depth = m__io->read_u2le();
        m_gap_040 = m__io->read_bytes(2);
        m_locals = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_locals = num_locals();
        for (int i = 0; i < l_locals; i++) {
            m_locals->push_back(std::move(m__io->read_u4le()));
        }
        m_timer_a = m__io->read_s4le();
        m_timer_b = m__io->read_s4le();
        m_is_active = m__io->read_u1();
        m_condition_result = m__io->read_u1();
        m_uses_mission_cleanup = m__io->read_u1();
        m_is_external = m__io->read_u1();
        m_overrides_text_box = m__io->read_u1();
        m_external_type = m__io->read_s1();
        m_gap_0cc = m__io->read_bytes(2);
        m_wake_time = m__io->read_s4le();
        m_and_or_state = m__io->read_u2le();
        m_not_flag = m__io->read_u1();
        m_wasted_busted_check = m__io->read_u1();
        m_wasted_or_busted = m__io->read_u1();
        m_gap_0d7 = m__io->read_bytes(3);
        m_scene_skip_ip = m__io->read_s4le();
        m_is_mission = m__io->read_u1();
        m_gap_0df = m__io->read_bytes(3);
        m_ip_rel = m__io->read_u4le();
        m_stack_rel = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_stack_rel = 8;
        for (int i = 0; i < l_stack_rel; i++) {
            m_stack_rel->push_back(std::move(m__io->read_u4le()));
        }
    }

    gta_sa_save_de_t::script_thread_t::~script_thread_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::script_thread_t::_clean_up() {
        if (!n_streamed_script_index) {
        }
        if (!n_mission_part) {
        }
    }

    bool gta_sa_save_de_t::script_thread_t::is_mission_slot() {
        if (f_is_mission_slot)
            return m_is_mission_slot;
        f_is_mission_slot = true;
        m_is_mission_slot =  ((is_mobile()) && (slot() >= 32768)) ;
        return m_is_mission_slot;
    }

    bool gta_sa_save_de_t::script_thread_t::is_mobile_game() {
        if (f_is_mobile_game)
            return m_is_mobile_game;
        f_is_mobile_game = true;
        m_is_mobile_game = is_mobile();
        return m_is_mobile_game;
    }

    int8_t gta_sa_save_de_t::script_thread_t::num_locals() {
        if (f_num_locals)
            return m_num_locals;
        f_num_locals = true;
        m_num_locals = ((is_mobile()) ? (40) : (32));
        return m_num_locals;
    }

    std::string gta_sa_save_de_t::script_thread_t::_to_string() const {
        return std::string("thread ") + kaitai::kstream::to_string(slot());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::script_thread_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::scripts_block_t::scripts_block_t(bool p_is_mobile, bool p_has_mission_index, bool p_is_mission_save, kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_is_mobile = p_is_mobile;
        m_has_mission_index = p_has_mission_index;
        m_is_mission_save = p_is_mission_save;
        m_globals = nullptr;
        m_script_brains = nullptr;
        m_building_swaps = nullptr;
        m_invisible_objects = nullptr;
        m_blocked_vehicle_models = nullptr;
        m_lod_pairs = nullptr;
        m_attached_anim_groups = nullptr;
        m_threads = nullptr;
        m_resources = nullptr;
        f_is_during_mission = false;
        f_is_mobile_game = false;
        f_main_script_size_name = false;
        _read();
    }

    void gta_sa_save_de_t::scripts_block_t::_read() {
        m_len_globals = m__io->read_u4le();
        if (!(m_len_globals <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_len_globals, m__io, std::string("/types/scripts_block/seq/0"));
        }
        m_globals = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_globals = len_globals() / 4;
        for (int i = 0; i < l_globals; i++) {
            m_globals->push_back(std::move(m__io->read_u4le()));
        }
        m_script_brains = std::unique_ptr<std::vector<std::unique_ptr<script_brain_t>>>(new std::vector<std::unique_ptr<script_brain_t>>());
        const int l_script_brains = 70;
        for (int i = 0; i < l_script_brains; i++) {
            m_script_brains->push_back(std::move(std::unique_ptr<script_brain_t>(new script_brain_t(m__io, this, m__root))));
        }
        m_on_mission_flag_offset = m__io->read_s4le();
        m_last_mission_passed_time = m__io->read_u4le();
        m_building_swaps = std::unique_ptr<std::vector<std::unique_ptr<building_swap_t>>>(new std::vector<std::unique_ptr<building_swap_t>>());
        const int l_building_swaps = 25;
        for (int i = 0; i < l_building_swaps; i++) {
            m_building_swaps->push_back(std::move(std::unique_ptr<building_swap_t>(new building_swap_t(m__io, this, m__root))));
        }
        m_invisible_objects = std::unique_ptr<std::vector<std::unique_ptr<invisible_object_t>>>(new std::vector<std::unique_ptr<invisible_object_t>>());
        const int l_invisible_objects = 20;
        for (int i = 0; i < l_invisible_objects; i++) {
            m_invisible_objects->push_back(std::move(std::unique_ptr<invisible_object_t>(new invisible_object_t(m__io, this, m__root))));
        }
        m_blocked_vehicle_models = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_blocked_vehicle_models = 20;
        for (int i = 0; i < l_blocked_vehicle_models; i++) {
            m_blocked_vehicle_models->push_back(std::move(m__io->read_s4le()));
        }
        m_lod_pairs = std::unique_ptr<std::vector<std::unique_ptr<lod_pair_t>>>(new std::vector<std::unique_ptr<lod_pair_t>>());
        const int l_lod_pairs = 10;
        for (int i = 0; i < l_lod_pairs; i++) {
            m_lod_pairs->push_back(std::move(std::unique_ptr<lod_pair_t>(new lod_pair_t(m__io, this, m__root))));
        }
        m_attached_anim_groups = std::unique_ptr<std::vector<std::unique_ptr<anim_group_t>>>(new std::vector<std::unique_ptr<anim_group_t>>());
        const int l_attached_anim_groups = 8;
        for (int i = 0; i < l_attached_anim_groups; i++) {
            m_attached_anim_groups->push_back(std::move(std::unique_ptr<anim_group_t>(new anim_group_t(m__io, this, m__root))));
        }
        m_using_multi_script_file = m__io->read_u1();
        m_met_debbie_harry = m__io->read_u1();
        m_main_script_size = m__io->read_u4le();
        m_largest_mission_size = m__io->read_u4le();
        m_mission_count = m__io->read_u2le();
        m_exclusive_mission_count = m__io->read_u2le();
        m_largest_mission_locals = m__io->read_u4le();
        m_num_threads = m__io->read_u4le();
        if (!(m_num_threads <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 262))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 262), m_num_threads, m__io, std::string("/types/scripts_block/seq/17"));
        }
        n_save_kind = true;
        if (is_mobile_game()) {
            n_save_kind = false;
            m_save_kind = m__io->read_u4le();
        }
        m_threads = std::unique_ptr<std::vector<std::unique_ptr<script_thread_t>>>(new std::vector<std::unique_ptr<script_thread_t>>());
        const int l_threads = num_threads();
        for (int i = 0; i < l_threads; i++) {
            m_threads->push_back(std::move(std::unique_ptr<script_thread_t>(new script_thread_t(is_mobile(), has_mission_index(), m__io, this, m__root))));
        }
        n_num_resources = true;
        if (is_mobile_game()) {
            n_num_resources = false;
            m_num_resources = m__io->read_u2le();
        }
        n_resources = true;
        if (is_mobile_game()) {
            n_resources = false;
            m_resources = std::unique_ptr<std::vector<std::unique_ptr<script_resource_t>>>(new std::vector<std::unique_ptr<script_resource_t>>());
            const int l_resources = num_resources();
            for (int i = 0; i < l_resources; i++) {
                m_resources->push_back(std::move(std::unique_ptr<script_resource_t>(new script_resource_t(m__io, this, m__root))));
            }
        }
        n_unknown_end = true;
        if (is_mobile_game()) {
            n_unknown_end = false;
            m_unknown_end = m__io->read_u4le();
        }
        n_mission_name = true;
        if (is_during_mission()) {
            n_mission_name = false;
            m_mission_name = m__io->read_bytes(8);
        }
        n_mission_end = true;
        if (is_during_mission()) {
            n_mission_end = false;
            m_mission_end = m__io->read_u4le();
        }
    }

    gta_sa_save_de_t::scripts_block_t::~scripts_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::scripts_block_t::_clean_up() {
        if (!n_save_kind) {
        }
        if (!n_num_resources) {
        }
        if (!n_resources) {
        }
        if (!n_unknown_end) {
        }
        if (!n_mission_name) {
        }
        if (!n_mission_end) {
        }
    }

    bool gta_sa_save_de_t::scripts_block_t::is_during_mission() {
        if (f_is_during_mission)
            return m_is_during_mission;
        f_is_during_mission = true;
        m_is_during_mission = is_mission_save();
        return m_is_during_mission;
    }

    bool gta_sa_save_de_t::scripts_block_t::is_mobile_game() {
        if (f_is_mobile_game)
            return m_is_mobile_game;
        f_is_mobile_game = true;
        m_is_mobile_game = is_mobile();
        return m_is_mobile_game;
    }

    gta_sa_save_de_t::script_version_t gta_sa_save_de_t::scripts_block_t::main_script_size_name() {
        if (f_main_script_size_name)
            return m_main_script_size_name;
        f_main_script_size_name = true;
        m_main_script_size_name = static_cast<gta_sa_save_de_t::script_version_t>(main_script_size());
        return m_main_script_size_name;
    }

    gta_sa_save_de_t::set_piece_t::set_piece_t(kaitai::kstream* p__io, gta_sa_save_de_t::set_pieces_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_spawn_1 = nullptr;
        m_spawn_2 = nullptr;
        m_target_1 = nullptr;
        m_target_2 = nullptr;
        f_piece_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::set_piece_t::_read() {
        m_last_generation_time = m__io->read_s4le();
        m_x1 = m__io->read_s2le();
        m_y1 = m__io->read_s2le();
        m_x2 = m__io->read_s2le();
        m_y2 = m__io->read_s2le();
        m_spawn_1 = std::unique_ptr<spot_t>(new spot_t(m__io, this, m__root));
        m_spawn_2 = std::unique_ptr<spot_t>(new spot_t(m__io, this, m__root));
        m_target_1 = std::unique_ptr<spot_t>(new spot_t(m__io, this, m__root));
        m_target_2 = std::unique_ptr<spot_t>(new spot_t(m__io, this, m__root));
        m_piece_type = m__io->read_u1();
        m_gap_00d = m__io->read_bytes(3);
    }

    gta_sa_save_de_t::set_piece_t::~set_piece_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::set_piece_t::_clean_up() {
    }

    gta_sa_save_de_t::trap_kind_t gta_sa_save_de_t::set_piece_t::piece_type_name() {
        if (f_piece_type_name)
            return m_piece_type_name;
        f_piece_type_name = true;
        m_piece_type_name = static_cast<gta_sa_save_de_t::trap_kind_t>(piece_type());
        return m_piece_type_name;
    }

    gta_sa_save_de_t::set_pieces_block_t::set_pieces_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_pieces = nullptr;
        _read();
    }

    void gta_sa_save_de_t::set_pieces_block_t::_read() {
        m_used_count = m__io->read_u4le();
        m_pieces = std::unique_ptr<std::vector<std::unique_ptr<set_piece_t>>>(new std::vector<std::unique_ptr<set_piece_t>>());
        const int l_pieces = 210;
        for (int i = 0; i < l_pieces; i++) {
            m_pieces->push_back(std::move(std::unique_ptr<set_piece_t>(new set_piece_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::set_pieces_block_t::~set_pieces_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::set_pieces_block_t::_clean_up() {
    }

    gta_sa_save_de_t::shopping_block_t::shopping_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_modifiers = nullptr;
        m_items = nullptr;
        _read();
    }

    void gta_sa_save_de_t::shopping_block_t::_read() {
        m_num_modifiers = m__io->read_u4le();
        if (!(m_num_modifiers <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 8))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 8), m_num_modifiers, m__io, std::string("/types/shopping_block/seq/0"));
        }
        m_modifiers = std::unique_ptr<std::vector<std::unique_ptr<changed_price_t>>>(new std::vector<std::unique_ptr<changed_price_t>>());
        const int l_modifiers = num_modifiers();
        for (int i = 0; i < l_modifiers; i++) {
            m_modifiers->push_back(std::move(std::unique_ptr<changed_price_t>(new changed_price_t(m__io, this, m__root))));
        }
        m_num_items = m__io->read_u4le();
        if (!(m_num_items <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_num_items, m__io, std::string("/types/shopping_block/seq/2"));
        }
        m_items = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_items = num_items();
        for (int i = 0; i < l_items; i++) {
            m_items->push_back(std::move(m__io->read_u1()));
        }
    }

    gta_sa_save_de_t::shopping_block_t::~shopping_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::shopping_block_t::_clean_up() {
    }

    gta_sa_save_de_t::special_model_t::special_model_t(kaitai::kstream* p__io, gta_sa_save_de_t::script_resource_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::special_model_t::_read() {
        m_len_model_name = m__io->read_u4le();
        if (!(m_len_model_name <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_len_model_name, m__io, std::string("/types/special_model/seq/0"));
        }
        m_model_name = m__io->read_bytes(len_model_name());
    }

    gta_sa_save_de_t::special_model_t::~special_model_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::special_model_t::_clean_up() {
    }

    gta_sa_save_de_t::spot_t::spot_t(kaitai::kstream* p__io, gta_sa_save_de_t::set_piece_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::spot_t::_read() {
        m_x = m__io->read_s2le();
        m_y = m__io->read_s2le();
    }

    gta_sa_save_de_t::spot_t::~spot_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::spot_t::_clean_up() {
    }

    gta_sa_save_de_t::station_history_t::station_history_t(kaitai::kstream* p__io, gta_sa_save_de_t::radio_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_recent_tracks = nullptr;
        m_recent_idents = nullptr;
        m_recent_adverts = nullptr;
        m_recent_dj = nullptr;
        _read();
    }

    void gta_sa_save_de_t::station_history_t::_read() {
        m_recent_tracks = std::unique_ptr<std::vector<int8_t>>(new std::vector<int8_t>());
        const int l_recent_tracks = 20;
        for (int i = 0; i < l_recent_tracks; i++) {
            m_recent_tracks->push_back(std::move(m__io->read_s1()));
        }
        m_recent_idents = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_recent_idents = 8;
        for (int i = 0; i < l_recent_idents; i++) {
            m_recent_idents->push_back(std::move(m__io->read_s4le()));
        }
        m_recent_adverts = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_recent_adverts = 40;
        for (int i = 0; i < l_recent_adverts; i++) {
            m_recent_adverts->push_back(std::move(m__io->read_s4le()));
        }
        m_recent_dj = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_recent_dj = 15;
        for (int i = 0; i < l_recent_dj; i++) {
            m_recent_dj->push_back(std::move(m__io->read_s4le()));
        }
    }

    gta_sa_save_de_t::station_history_t::~station_history_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::station_history_t::_clean_up() {
    }

    gta_sa_save_de_t::statistics_block_t::statistics_block_t(bool p_is_definitive, kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_is_definitive = p_is_definitive;
        m_float_stats = nullptr;
        m_int_stats = nullptr;
        m_peds_killed = nullptr;
        m_radio_listen_time = nullptr;
        m_mission_attempts = nullptr;
        m_stat_message_shown = nullptr;
        f_is_definitive_edition = false;
        f_num_int_stats = false;
        _read();
    }

    void gta_sa_save_de_t::statistics_block_t::_read() {
        m_float_stats = std::unique_ptr<std::vector<float>>(new std::vector<float>());
        const int l_float_stats = 82;
        for (int i = 0; i < l_float_stats; i++) {
            m_float_stats->push_back(std::move(m__io->read_f4le()));
        }
        m_int_stats = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_int_stats = num_int_stats();
        for (int i = 0; i < l_int_stats; i++) {
            m_int_stats->push_back(std::move(m__io->read_s4le()));
        }
        m_peds_killed = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_peds_killed = 32;
        for (int i = 0; i < l_peds_killed; i++) {
            m_peds_killed->push_back(std::move(m__io->read_s4le()));
        }
        m_last_mission_passed = m__io->read_bytes(8);
        m_radio_listen_time = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_radio_listen_time = 14;
        for (int i = 0; i < l_radio_listen_time; i++) {
            m_radio_listen_time->push_back(std::move(m__io->read_s4le()));
        }
        m_mission_attempts = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_mission_attempts = 100;
        for (int i = 0; i < l_mission_attempts; i++) {
            m_mission_attempts->push_back(std::move(m__io->read_s4le()));
        }
        m_stat_message_shown = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_stat_message_shown = 128;
        for (int i = 0; i < l_stat_message_shown; i++) {
            m_stat_message_shown->push_back(std::move(m__io->read_u1()));
        }
        n_statistics_end = true;
        if (is_definitive_edition()) {
            n_statistics_end = false;
            m_statistics_end = m__io->read_u4le();
        }
    }

    gta_sa_save_de_t::statistics_block_t::~statistics_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::statistics_block_t::_clean_up() {
        if (!n_statistics_end) {
        }
    }

    bool gta_sa_save_de_t::statistics_block_t::is_definitive_edition() {
        if (f_is_definitive_edition)
            return m_is_definitive_edition;
        f_is_definitive_edition = true;
        m_is_definitive_edition = is_definitive();
        return m_is_definitive_edition;
    }

    uint8_t gta_sa_save_de_t::statistics_block_t::num_int_stats() {
        if (f_num_int_stats)
            return m_num_int_stats;
        f_num_int_stats = true;
        m_num_int_stats = ((is_definitive()) ? (224) : (223));
        return m_num_int_stats;
    }

    gta_sa_save_de_t::stored_car_t::stored_car_t(kaitai::kstream* p__io, gta_sa_save_de_t::garages_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        m_handling_flags = nullptr;
        m_car_flags = nullptr;
        m_mods = nullptr;
        m_colours = nullptr;
        m_components = nullptr;
        m_forward = nullptr;
        f_bomb_name = false;
        f_model_name = false;
        f_radio_name = false;
        _read();
    }

    void gta_sa_save_de_t::stored_car_t::_read() {
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_handling_flags = std::unique_ptr<handling_bits_t>(new handling_bits_t(m__io, this, m__root));
        m_car_flags = std::unique_ptr<car_bits_t>(new car_bits_t(m__io, this, m__root));
        m_gap_00c = m__io->read_bytes(1);
        m_model = m__io->read_u2le();
        m_mods = std::unique_ptr<std::vector<int16_t>>(new std::vector<int16_t>());
        const int l_mods = 15;
        for (int i = 0; i < l_mods; i++) {
            m_mods->push_back(std::move(m__io->read_s2le()));
        }
        m_colours = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_colours = 4;
        for (int i = 0; i < l_colours; i++) {
            m_colours->push_back(std::move(m__io->read_u1()));
        }
        m_radio = m__io->read_u1();
        m_components = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_components = 2;
        for (int i = 0; i < l_components; i++) {
            m_components->push_back(std::move(m__io->read_u1()));
        }
        m_bomb = m__io->read_u1();
        m_paintjob = m__io->read_u1();
        m_nitro = m__io->read_u1();
        m_forward = std::unique_ptr<direction_100_t>(new direction_100_t(m__io, this, m__root));
        m_gap_037 = m__io->read_bytes(1);
    }

    gta_sa_save_de_t::stored_car_t::~stored_car_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::stored_car_t::_clean_up() {
    }

    gta_sa_save_de_t::car_bomb_t gta_sa_save_de_t::stored_car_t::bomb_name() {
        if (f_bomb_name)
            return m_bomb_name;
        f_bomb_name = true;
        m_bomb_name = static_cast<gta_sa_save_de_t::car_bomb_t>(bomb());
        return m_bomb_name;
    }

    gta_sa_save_de_t::vehicle_t gta_sa_save_de_t::stored_car_t::model_name() {
        if (f_model_name)
            return m_model_name;
        f_model_name = true;
        m_model_name = static_cast<gta_sa_save_de_t::vehicle_t>(model());
        return m_model_name;
    }

    gta_sa_save_de_t::station_t gta_sa_save_de_t::stored_car_t::radio_name() {
        if (f_radio_name)
            return m_radio_name;
        f_radio_name = true;
        m_radio_name = static_cast<gta_sa_save_de_t::station_t>(radio());
        return m_radio_name;
    }

    std::string gta_sa_save_de_t::stored_car_t::_to_string() const {
        return std::string("model ") + kaitai::kstream::to_string(model());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::stored_car_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::streaming_block_t::streaming_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_slots = nullptr;
        _read();
    }

    void gta_sa_save_de_t::streaming_block_t::_read() {
        m_slots = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_slots = 26316;
        for (int i = 0; i < l_slots; i++) {
            m_slots->push_back(std::move(m__io->read_u1()));
        }
    }

    gta_sa_save_de_t::streaming_block_t::~streaming_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::streaming_block_t::_clean_up() {
    }

    gta_sa_save_de_t::stunt_jump_t::stunt_jump_t(kaitai::kstream* p__io, gta_sa_save_de_t::stunt_jumps_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_start_min = nullptr;
        m_start_max = nullptr;
        m_land_min = nullptr;
        m_land_max = nullptr;
        m_camera = nullptr;
        _read();
    }

    void gta_sa_save_de_t::stunt_jump_t::_read() {
        m_start_min = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_start_max = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_land_min = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_land_max = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_camera = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_reward = m__io->read_s4le();
        m_done = m__io->read_u1();
        m_found = m__io->read_u1();
        m_gap_042 = m__io->read_bytes(2);
    }

    gta_sa_save_de_t::stunt_jump_t::~stunt_jump_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::stunt_jump_t::_clean_up() {
    }

    gta_sa_save_de_t::stunt_jumps_block_t::stunt_jumps_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_jumps = nullptr;
        _read();
    }

    void gta_sa_save_de_t::stunt_jumps_block_t::_read() {
        m_num_jumps = m__io->read_u4le();
        if (!(m_num_jumps <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 68))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 68), m_num_jumps, m__io, std::string("/types/stunt_jumps_block/seq/0"));
        }
        m_jumps = std::unique_ptr<std::vector<std::unique_ptr<stunt_jump_t>>>(new std::vector<std::unique_ptr<stunt_jump_t>>());
        const int l_jumps = num_jumps();
        for (int i = 0; i < l_jumps; i++) {
            m_jumps->push_back(std::move(std::unique_ptr<stunt_jump_t>(new stunt_jump_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::stunt_jumps_block_t::~stunt_jumps_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::stunt_jumps_block_t::_clean_up() {
    }

    gta_sa_save_de_t::switched_area_t::switched_area_t(kaitai::kstream* p__io, gta_sa_save_de_t::paths_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::switched_area_t::_read() {
        m_x_min = m__io->read_f4le();
        m_x_max = m__io->read_f4le();
        m_y_min = m__io->read_f4le();
        m_y_max = m__io->read_f4le();
        m_z_min = m__io->read_f4le();
        m_z_max = m__io->read_f4le();
        m_switched_off = m__io->read_u1();
        m_for_cars = m__io->read_u1();
        m_gap_01a = m__io->read_bytes(2);
    }

    gta_sa_save_de_t::switched_area_t::~switched_area_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::switched_area_t::_clean_up() {
    }

    gta_sa_save_de_t::tags_block_t::tags_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_tags = nullptr;
        _read();
    }

    void gta_sa_save_de_t::tags_block_t::_read() {
        m_num_tags = m__io->read_u4le();
        if (!(m_num_tags <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_num_tags, m__io, std::string("/types/tags_block/seq/0"));
        }
        m_tags = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_tags = num_tags();
        for (int i = 0; i < l_tags; i++) {
            m_tags->push_back(std::move(m__io->read_u1()));
        }
    }

    gta_sa_save_de_t::tags_block_t::~tags_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::tags_block_t::_clean_up() {
    }

    gta_sa_save_de_t::text_t::text_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::text_t::_read() {
        m_len_content = m__io->read_u4le();
        if (!(m_len_content <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_len_content, m__io, std::string("/types/text/seq/0"));
        }
        m_content = m__io->read_bytes(len_content());
    }

    gta_sa_save_de_t::text_t::~text_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::text_t::_clean_up() {
    }

    gta_sa_save_de_t::user_marker_t::user_marker_t(kaitai::kstream* p__io, gta_sa_save_de_t::user_markers_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void gta_sa_save_de_t::user_marker_t::_read() {
        m_in_use = m__io->read_u1();
        m_gap_001 = m__io->read_bytes(3);
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_red = m__io->read_u4le();
        m_green = m__io->read_u4le();
        m_blue = m__io->read_u4le();
    }

    gta_sa_save_de_t::user_marker_t::~user_marker_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::user_marker_t::_clean_up() {
    }

    gta_sa_save_de_t::user_markers_block_t::user_markers_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_markers = nullptr;
        _read();
    }

    void gta_sa_save_de_t::user_markers_block_t::_read() {
        m_markers = std::unique_ptr<std::vector<std::unique_ptr<user_marker_t>>>(new std::vector<std::unique_ptr<user_marker_t>>());
        const int l_markers = 5;
        for (int i = 0; i < l_markers; i++) {
            m_markers->push_back(std::move(std::unique_ptr<user_marker_t>(new user_marker_t(m__io, this, m__root))));
        }
    }

    gta_sa_save_de_t::user_markers_block_t::~user_markers_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::user_markers_block_t::_clean_up() {
    }

    gta_sa_save_de_t::vec2_t::vec2_t(kaitai::kstream* p__io, gta_sa_save_de_t::garage_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::vec2_t::_read() {
        m_x = m__io->read_f4le();
        m_y = m__io->read_f4le();
    }

    gta_sa_save_de_t::vec2_t::~vec2_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::vec2_t::_clean_up() {
    }

    gta_sa_save_de_t::vec3_t::vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void gta_sa_save_de_t::vec3_t::_read() {
        m_x = m__io->read_f4le();
        m_y = m__io->read_f4le();
        m_z = m__io->read_f4le();
    }

    gta_sa_save_de_t::vec3_t::~vec3_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::vec3_t::_clean_up() {
    }

    gta_sa_save_de_t::vehicle_damage_t::vehicle_damage_t(kaitai::kstream* p__io, gta_sa_save_de_t::mobile_vehicle_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_wheels = nullptr;
        m_doors = nullptr;
        _read();
    }

    void gta_sa_save_de_t::vehicle_damage_t::_read() {
        m_wheel_effect = m__io->read_f4le();
        m_engine_status = m__io->read_u1();
        m_wheels = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_wheels = 4;
        for (int i = 0; i < l_wheels; i++) {
            m_wheels->push_back(std::move(m__io->read_u1()));
        }
        m_doors = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_doors = 6;
        for (int i = 0; i < l_doors; i++) {
            m_doors->push_back(std::move(m__io->read_u1()));
        }
        m_gap_00f = m__io->read_bytes(1);
        m_lights = m__io->read_u4le();
        m_panels = m__io->read_u4le();
    }

    gta_sa_save_de_t::vehicle_damage_t::~vehicle_damage_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::vehicle_damage_t::_clean_up() {
    }

    gta_sa_save_de_t::weapon_t::weapon_t(kaitai::kstream* p__io, gta_sa_save_de_t::mobile_player_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_state_name = false;
        f_weapon_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::weapon_t::_read() {
        m_weapon_type = m__io->read_u4le();
        m_state = m__io->read_u4le();
        m_clip = m__io->read_u4le();
        m_total_ammo = m__io->read_u4le();
        m_next_shot_time = m__io->read_u4le();
        m_first_person_selected = m__io->read_u1();
        m_dont_place_in_hand = m__io->read_u1();
        m_gap_016 = m__io->read_bytes(2);
        m_fx_ptr = m__io->read_u4le();
    }

    gta_sa_save_de_t::weapon_t::~weapon_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::weapon_t::_clean_up() {
    }

    gta_sa_save_de_t::weapon_state_t gta_sa_save_de_t::weapon_t::state_name() {
        if (f_state_name)
            return m_state_name;
        f_state_name = true;
        m_state_name = static_cast<gta_sa_save_de_t::weapon_state_t>(state());
        return m_state_name;
    }

    gta_sa_save_de_t::weapon_kind_t gta_sa_save_de_t::weapon_t::weapon_type_name() {
        if (f_weapon_type_name)
            return m_weapon_type_name;
        f_weapon_type_name = true;
        m_weapon_type_name = static_cast<gta_sa_save_de_t::weapon_kind_t>(weapon_type());
        return m_weapon_type_name;
    }

    std::string gta_sa_save_de_t::weapon_t::_to_string() const {
        return std::string("weapon ") + kaitai::kstream::to_string(weapon_type()) + std::string(": ") + kaitai::kstream::to_string(total_ammo());
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t::weapon_t& obj) {
        os << obj._to_string();
        return os;
    }

    gta_sa_save_de_t::zone_t::zone_t(kaitai::kstream* p__io, gta_sa_save_de_t::zones_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_level_name = false;
        f_zone_type_name = false;
        _read();
    }

    void gta_sa_save_de_t::zone_t::_read() {
        m_info_label = m__io->read_bytes(8);
        m_text_key = m__io->read_bytes(8);
        m_x1 = m__io->read_s2le();
        m_y1 = m__io->read_s2le();
        m_z1 = m__io->read_s2le();
        m_x2 = m__io->read_s2le();
        m_y2 = m__io->read_s2le();
        m_z2 = m__io->read_s2le();
        m_info_index = m__io->read_u2le();
        m_zone_type = m__io->read_u1();
        m_level = m__io->read_u1();
    }

    gta_sa_save_de_t::zone_t::~zone_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::zone_t::_clean_up() {
    }

    gta_sa_save_de_t::town_t gta_sa_save_de_t::zone_t::level_name() {
        if (f_level_name)
            return m_level_name;
        f_level_name = true;
        m_level_name = static_cast<gta_sa_save_de_t::town_t>(level());
        return m_level_name;
    }

    gta_sa_save_de_t::zone_kind_t gta_sa_save_de_t::zone_t::zone_type_name() {
        if (f_zone_type_name)
            return m_zone_type_name;
        f_zone_type_name = true;
        m_zone_type_name = static_cast<gta_sa_save_de_t::zone_kind_t>(zone_type());
        return m_zone_type_name;
    }

    gta_sa_save_de_t::zone_info_t::zone_info_t(kaitai::kstream* p__io, gta_sa_save_de_t::zones_block_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_gang_density = nullptr;
        m_colour = nullptr;
        m_population = nullptr;
        m_races = nullptr;
        _read();
    }

    void gta_sa_save_de_t::zone_info_t::_read() {
        m_gang_density = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_gang_density = 10;
        for (int i = 0; i < l_gang_density; i++) {
            m_gang_density->push_back(std::move(m__io->read_u1()));
        }
        m_dealer_density = m__io->read_u1();
        m_colour = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_colour = 4;
        for (int i = 0; i < l_colour; i++) {
            m_colour->push_back(std::move(m__io->read_u1()));
        }
        m_population = std::unique_ptr<population_bits_t>(new population_bits_t(m__io, this, m__root));
        m_races = std::unique_ptr<race_bits_t>(new race_bits_t(m__io, this, m__root));
    }

    gta_sa_save_de_t::zone_info_t::~zone_info_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::zone_info_t::_clean_up() {
    }

    gta_sa_save_de_t::zones_block_t::zones_block_t(kaitai::kstream* p__io, gta_sa_save_de_t* p__parent, gta_sa_save_de_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_nav_zones = nullptr;
        m_zone_infos = nullptr;
        m_map_zones = nullptr;
        m_visited = nullptr;
        f_current_level_name = false;
        _read();
    }

    void gta_sa_save_de_t::zones_block_t::_read() {
        m_current_level = m__io->read_u4le();
        m_num_nav_zones = m__io->read_u2le();
        m_num_zone_infos = m__io->read_u2le();
        m_num_map_zones = m__io->read_u2le();
        m_nav_zones = std::unique_ptr<std::vector<std::unique_ptr<zone_t>>>(new std::vector<std::unique_ptr<zone_t>>());
        const int l_nav_zones = num_nav_zones();
        for (int i = 0; i < l_nav_zones; i++) {
            m_nav_zones->push_back(std::move(std::unique_ptr<zone_t>(new zone_t(m__io, this, m__root))));
        }
        m_zone_infos = std::unique_ptr<std::vector<std::unique_ptr<zone_info_t>>>(new std::vector<std::unique_ptr<zone_info_t>>());
        const int l_zone_infos = num_zone_infos();
        for (int i = 0; i < l_zone_infos; i++) {
            m_zone_infos->push_back(std::move(std::unique_ptr<zone_info_t>(new zone_info_t(m__io, this, m__root))));
        }
        m_map_zones = std::unique_ptr<std::vector<std::unique_ptr<zone_t>>>(new std::vector<std::unique_ptr<zone_t>>());
        const int l_map_zones = num_map_zones();
        for (int i = 0; i < l_map_zones; i++) {
            m_map_zones->push_back(std::move(std::unique_ptr<zone_t>(new zone_t(m__io, this, m__root))));
        }
        m_visited = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_visited = 100;
        for (int i = 0; i < l_visited; i++) {
            m_visited->push_back(std::move(m__io->read_u1()));
        }
        m_revealed_count = m__io->read_u4le();
    }

    gta_sa_save_de_t::zones_block_t::~zones_block_t() {
        _clean_up();
    }

    void gta_sa_save_de_t::zones_block_t::_clean_up() {
    }

    gta_sa_save_de_t::town_t gta_sa_save_de_t::zones_block_t::current_level_name() {
        if (f_current_level_name)
            return m_current_level_name;
        f_current_level_name = true;
        m_current_level_name = static_cast<gta_sa_save_de_t::town_t>(current_level());
        return m_current_level_name;
    }

    bool gta_sa_save_de_t::is_mission_save() {
        if (f_is_mission_save)
            return m_is_mission_save;
        f_is_mission_save = true;
        m_is_mission_save = static_cast<int64_t>(_io()->size()) > static_cast<int64_t>(440000);
        return m_is_mission_save;
    }

    std::string gta_sa_save_de_t::_to_string() const {
        return std::string("save of the Definitive Edition");
    }

    std::ostream& operator<<(std::ostream& os, const gta_sa_save_de_t& obj) {
        os << obj._to_string();
        return os;
    }
}
