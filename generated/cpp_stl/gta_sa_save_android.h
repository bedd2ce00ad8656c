#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class gta_sa_save_android_t;

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
     * A saved game of GTA San Andreas for Android: 29 blocks behind the letters
     * `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
     * (195,000 as a rule), and a checksum. Most blocks are those of the PC.
     * 
     * A save that the game made during a mission holds the mission's script, and
     * the state of the mission in two parts of the block `pools` that nobody has
     * decoded. What the bytes in order cannot tell is decided for a file: the bytes
     * behind the checksum, the form of objects, and the size of those two parts.
     * \sa https://github.com/LubrieDev/GTASA-SaveLab Source
     */

    class gta_sa_save_android_t : public kaitai::kstruct {

    public:
        class anim_group_t;
        class blip_t;
        class blip_kind_bits_t;
        class blip_state_bits_t;
        class brief_t;
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
        class handling_bits_t;
        class invisible_object_t;
        class ipl_flags_block_t;
        class loaded_mission_t;
        class lod_pair_t;
        class mobile_object_t;
        class mobile_player_t;
        class mobile_player_part_t;
        class mobile_pools_block_t;
        class mobile_vehicle_t;
        class object_bits_t;
        class paths_block_t;
        class ped_relationships_block_t;
        class physical_bits_t;
        class pickup_t;
        class pickup_bits_t;
        class pickups_block_t;
        class plate_t;
        class player_info_block_t;
        class population_bits_t;
        class post_effects_block_t;
        class race_bits_t;
        class radar_block_t;
        class radio_block_t;
        class relation_t;
        class restart_t;
        class restart_point_t;
        class restart_points_block_t;
        class script_brain_t;
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

        enum car_supply_t {
            CAR_SUPPLY_NO_CARS = 0,
            CAR_SUPPLY_CARS_WITHOUT_END = 65535
        };
        static bool _is_defined_car_supply_t(car_supply_t v);

    private:
        static const std::set<car_supply_t> _values_car_supply_t;

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

        enum news_kind_t {
            NEWS_KIND_NEWS_OF_CITY = 1,
            NEWS_KIND_NEWS_OF_MISSION = 2,
            NEWS_KIND_NO_NEWS = 3
        };
        static bool _is_defined_news_kind_t(news_kind_t v);

    private:
        static const std::set<news_kind_t> _values_news_kind_t;

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

        gta_sa_save_android_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~gta_sa_save_android_t();

        /**
         * Animations for a model.
         */

        class anim_group_t : public kaitai::kstruct {

        public:

            anim_group_t(kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~anim_group_t();

        private:
            int32_t m_model;
            std::string m_ifp_name;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

        public:

            /**
             * Model of a person; -1 in a free place.
             */
            int32_t model() const { return m_model; }

            /**
             * File of animations, such as `DEALER`, ended by a zero.
             */
            std::string ifp_name() const { return m_ifp_name; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * An icon; what is not in use holds old bytes.
         */

        class blip_t : public kaitai::kstruct {

        public:

            blip_t(kaitai::kstream* p__io, gta_sa_save_android_t::radar_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::radar_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::radar_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::blip_t& obj);
        };

        /**
         * Kind of an icon.
         */

        class blip_kind_bits_t : public kaitai::kstruct {

        public:

            blip_kind_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::blip_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::blip_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::blip_t* _parent() const { return m__parent; }
        };

        /**
         * State of an icon.
         */

        class blip_state_bits_t : public kaitai::kstruct {

        public:

            blip_state_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::blip_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::blip_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::blip_t* _parent() const { return m__parent; }
        };

        /**
         * A text of the briefing.
         */

        class brief_t : public kaitai::kstruct {

        public:

            brief_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~brief_t();

        private:
            bool f_has_key;
            bool m_has_key;

        public:

            /**
             * Whether there is a text.
             */
            bool has_key();

        private:
            uint32_t m_len_key;
            std::string m_key;
            std::unique_ptr<std::vector<int32_t>> m_numbers;
            bool n_numbers;

        public:
            bool _is_null_numbers() { numbers(); return n_numbers; };

        private:
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Bytes of `key`; an empty place ends here.
             */
            uint32_t len_key() const { return m_len_key; }

            /**
             * Key of the text, without a zero.
             */
            std::string key() const { return m_key; }

            /**
             * Numbers in the text; -1 for none.
             */
            std::vector<int32_t>* numbers() const { return m_numbers.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A building with another model.
         */

        class building_swap_t : public kaitai::kstruct {

        public:

            building_swap_t(kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_swap_type;
            uint32_t m_pool_index_plus_1;
            int32_t m_new_model;
            int32_t m_old_model;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

        public:

            /**
             * What has another model; 0 in a free place.
             */
            uint32_t swap_type() const { return m_swap_type; }

            /**
             * Building + 1; 0 in a free place.
             */
            uint32_t pool_index_plus_1() const { return m_pool_index_plus_1; }

            /**
             * Model that is shown; -1 in a free place.
             */
            int32_t new_model() const { return m_new_model; }

            /**
             * Model of the map; -1 in a free place.
             */
            int32_t old_model() const { return m_old_model; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of cars that are kept.
         */

        class car_bits_t : public kaitai::kstruct {

        public:

            car_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::stored_car_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::stored_car_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::stored_car_t* _parent() const { return m__parent; }
        };

        /**
         * A place at which a car is parked.
         */

        class car_generator_t : public kaitai::kstruct {

        public:

            car_generator_t(kaitai::kstream* p__io, gta_sa_save_android_t::car_generators_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint16_t m_index;
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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::car_generators_block_t* m__parent;

        public:

            /**
             * Place in the game's table, below 500, in order.
             */
            uint16_t index() const { return m_index; }

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::car_generators_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::car_generator_t& obj);
        };

        /**
         * Block 12.
         */

        class car_generators_block_t : public kaitai::kstruct {

        public:

            car_generators_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~car_generators_block_t();

        private:
            uint32_t m_num_generators;
            uint8_t m_process_counter;
            uint8_t m_generate_even_if_close;
            std::unique_ptr<std::vector<std::unique_ptr<car_generator_t>>> m_generators;
            uint32_t m_plate_count;
            std::unique_ptr<std::vector<std::unique_ptr<plate_t>>> m_plates;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Parked cars that follow; 109 to 218.
             */
            uint32_t num_generators() const { return m_num_generators; }

            /**
             * Which quarter of them is looked at next, 0 to 3.
             */
            uint8_t process_counter() const { return m_process_counter; }

            /**
             * Cars that still may appear nearby, 0 to 20.
             */
            uint8_t generate_even_if_close() const { return m_generate_even_if_close; }

            /**
             * Parked cars.
             */
            std::vector<std::unique_ptr<car_generator_t>>* generators() const { return m_generators.get(); }

            /**
             * Licence plates in use; 15 are stored.
             */
            uint32_t plate_count() const { return m_plate_count; }

            /**
             * Licence plates.
             */
            std::vector<std::unique_ptr<plate_t>>* plates() const { return m_plates.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A changed price.
         */

        class changed_price_t : public kaitai::kstruct {

        public:

            changed_price_t(kaitai::kstream* p__io, gta_sa_save_android_t::shopping_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~changed_price_t();

        private:
            uint32_t m_key;
            uint32_t m_price;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::shopping_block_t* m__parent;

        public:

            /**
             * Key of what costs another price.
             */
            uint32_t key() const { return m_key; }

            /**
             * Price.
             */
            uint32_t price() const { return m_price; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::shopping_block_t* _parent() const { return m__parent; }
        };

        /**
         * A direction in three bytes.
         */

        class direction_t : public kaitai::kstruct {

        public:

            direction_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_object_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~direction_t();

        private:
            int8_t m_x;
            int8_t m_y;
            int8_t m_z;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_object_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_object_t* _parent() const { return m__parent; }
        };

        /**
         * A direction in three bytes, 99 or 100 long.
         */

        class direction_100_t : public kaitai::kstruct {

        public:

            direction_100_t(kaitai::kstream* p__io, gta_sa_save_android_t::stored_car_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~direction_100_t();

        private:
            int8_t m_x;
            int8_t m_y;
            int8_t m_z;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::stored_car_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::stored_car_t* _parent() const { return m__parent; }
        };

        /**
         * A block without content.
         */

        class empty_block_t : public kaitai::kstruct {

        public:

            empty_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~empty_block_t();

        private:
            std::string m_tag;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * All that there is of it.
             */
            std::string tag() const { return m_tag; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of things in the world.
         */

        class entity_bits_t : public kaitai::kstruct {

        public:

            entity_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_object_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_object_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_object_t* _parent() const { return m__parent; }
        };

        /**
         * A door.
         */

        class entry_exit_t : public kaitai::kstruct {

        public:

            entry_exit_t(kaitai::kstream* p__io, gta_sa_save_android_t::entry_exits_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::entry_exits_block_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::entry_exits_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::entry_exit_t& obj);
        };

        /**
         * Bits of doors; the names of other sources are those of scripts.
         */

        class entry_exit_bits_t : public kaitai::kstruct {

        public:

            entry_exit_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::entry_exit_state_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::entry_exit_state_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::entry_exit_state_t* _parent() const { return m__parent; }
        };

        /**
         * State of a door.
         */

        class entry_exit_state_t : public kaitai::kstruct {

        public:

            entry_exit_state_t(kaitai::kstream* p__io, gta_sa_save_android_t::entry_exit_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_exit_state_t();

        private:
            std::unique_ptr<entry_exit_bits_t> m_flags;
            int16_t m_linked_index;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::entry_exit_t* m__parent;

        public:

            /**
             * What it does.
             */
            entry_exit_bits_t* flags() const { return m_flags.get(); }

            /**
             * Door at the other side; -1, or one that does not exist, for none.
             * Links need not be mutual.
             */
            int16_t linked_index() const { return m_linked_index; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::entry_exit_t* _parent() const { return m__parent; }
        };

        /**
         * Block 25.
         */

        class entry_exits_block_t : public kaitai::kstruct {

        public:

            entry_exits_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~entry_exits_block_t();

        private:
            uint32_t m_num_stack;
            std::unique_ptr<std::vector<uint16_t>> m_stack;
            std::unique_ptr<std::vector<std::unique_ptr<entry_exit_t>>> m_entries;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Doors that the player went through; 0 outside, 1 inside.
             */
            uint32_t num_stack() const { return m_num_stack; }

            /**
             * Their numbers, the innermost last.
             */
            std::vector<uint16_t>* stack() const { return m_stack.get(); }

            /**
             * Doors, in order; the last has the number -1 and nothing else. They
             * overwrite what the game made of its map files; a door without a record
             * keeps that.
             */
            std::vector<std::unique_ptr<entry_exit_t>>* entries() const { return m_entries.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A place for one part of the map.
         */

        class extra_restart_t : public kaitai::kstruct {

        public:

            extra_restart_t(kaitai::kstream* p__io, gta_sa_save_android_t::restart_points_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~extra_restart_t();

        private:
            std::unique_ptr<vec3_t> m_position;
            float m_radius;
            float m_heading;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::restart_points_block_t* m__parent;

        public:

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * How near one must be; 0 or 1500.
             */
            float radius() const { return m_radius; }

            /**
             * Where the player looks.
             */
            float heading() const { return m_heading; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::restart_points_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 4.
         */

        class game_logic_block_t : public kaitai::kstruct {

        public:

            game_logic_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_num_restarts;
            uint8_t m_penalty_for_death;
            uint8_t m_penalty_for_arrest;
            uint8_t m_game_state;
            uint32_t m_time_of_last_event;
            std::unique_ptr<std::vector<std::unique_ptr<restart_t>>> m_restarts;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Places that follow; 0.
             */
            uint32_t num_restarts() const { return m_num_restarts; }

            /**
             * Whether death costs the weapons (opcode 08DD)
             */
            uint8_t penalty_for_death() const { return m_penalty_for_death; }

            /**
             * Whether arrest costs the weapons (opcode 08DE)
             */
            uint8_t penalty_for_arrest() const { return m_penalty_for_arrest; }

            /**
             * What happens to the player; 0 in every file.
             */
            uint8_t game_state() const { return m_game_state; }

            /**
             * When the state changed last.
             */
            uint32_t time_of_last_event() const { return m_time_of_last_event; }

            /**
             * Places to wake up at after death; none in the measured files.
             */
            std::vector<std::unique_ptr<restart_t>>* restarts() const { return m_restarts.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Weapons of a gang (opcode 0237).
         */

        class gang_t : public kaitai::kstruct {

        public:

            gang_t(kaitai::kstream* p__io, gta_sa_save_android_t::gangs_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            int8_t m_ped_model_override;
            std::string m_gap_001;
            uint32_t m_weapon_a;
            uint32_t m_weapon_b;
            uint32_t m_weapon_c;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::gangs_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::gangs_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 23.
         */

        class gang_wars_block_t : public kaitai::kstruct {

        public:

            gang_wars_block_t(bool p_is_mobile, bool p_has_specific_zones, kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_war_size;
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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
             */
            uint32_t war_size() const { return m_war_size; }

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Block 11.
         */

        class gangs_block_t : public kaitai::kstruct {

        public:

            gangs_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~gangs_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<gang_t>>> m_gangs;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Gangs.
             */
            std::vector<std::unique_ptr<gang_t>>* gangs() const { return m_gangs.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A garage.
         */

        class garage_t : public kaitai::kstruct {

        public:

            garage_t(kaitai::kstream* p__io, gta_sa_save_android_t::garages_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::garages_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::garages_block_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of garages.
         */

        class garage_bits_t : public kaitai::kstruct {

        public:

            garage_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::garage_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::garage_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::garage_t* _parent() const { return m__parent; }
        };

        /**
         * Block 3. Garages, shops that work on cars, and the cars that the player
         * keeps.
         */

        class garages_block_t : public kaitai::kstruct {

        public:

            garages_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~garages_block_t();

        private:
            uint32_t m_num_garages;
            uint8_t m_free_bombs;
            uint8_t m_free_resprays;
            uint8_t m_no_resprays;
            int32_t m_cars_collected;
            int32_t m_bank_vans_collected;
            int32_t m_police_cars_collected;
            std::unique_ptr<std::vector<int32_t>> m_car_types_collected;
            int32_t m_last_help_time;
            std::unique_ptr<std::vector<std::unique_ptr<stored_car_t>>> m_cars;
            std::unique_ptr<std::vector<std::unique_ptr<garage_t>>> m_garages;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Garages that follow the cars; 50.
             */
            uint32_t num_garages() const { return m_num_garages; }

            /**
             * Whether bombs cost nothing; 0.
             */
            uint8_t free_bombs() const { return m_free_bombs; }

            /**
             * Whether paint costs nothing (opcode 0335)
             */
            uint8_t free_resprays() const { return m_free_resprays; }

            /**
             * Whether paint shops are closed (opcode 0A14)
             */
            uint8_t no_resprays() const { return m_no_resprays; }

            /**
             * Leftover of earlier games.
             */
            int32_t cars_collected() const { return m_cars_collected; }

            /**
             * Leftover of earlier games.
             */
            int32_t bank_vans_collected() const { return m_bank_vans_collected; }

            /**
             * Leftover of earlier games.
             */
            int32_t police_cars_collected() const { return m_police_cars_collected; }

            /**
             * Leftover of earlier games.
             */
            std::vector<int32_t>* car_types_collected() const { return m_car_types_collected.get(); }

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * How a parked car appears.
         */

        class generator_bits_t : public kaitai::kstruct {

        public:

            generator_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::car_generator_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::car_generator_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::car_generator_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of handling, a part of the model's data; to be copied with the car.
         */

        class handling_bits_t : public kaitai::kstruct {

        public:

            handling_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::stored_car_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::stored_car_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::stored_car_t* _parent() const { return m__parent; }
        };

        /**
         * Something that is not shown.
         */

        class invisible_object_t : public kaitai::kstruct {

        public:

            invisible_object_t(kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_object_kind;
            uint32_t m_pool_index_plus_1;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

        public:

            /**
             * What is not shown; 0 in a free place, only 0 and 2 occur.
             */
            uint32_t object_kind() const { return m_object_kind; }

            /**
             * Which one, + 1.
             */
            uint32_t pool_index_plus_1() const { return m_pool_index_plus_1; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 21. Parts of the map; what a number means depends on the data of the
         * game.
         */

        class ipl_flags_block_t : public kaitai::kstruct {

        public:

            ipl_flags_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~ipl_flags_block_t();

        private:
            uint32_t m_slot_count;
            std::unique_ptr<std::vector<uint8_t>> m_flags;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A mission that runs.
         */

        class loaded_mission_t : public kaitai::kstruct {

        public:

            loaded_mission_t(bool p_has_index, kaitai::kstream* p__io, gta_sa_save_android_t::script_thread_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::script_thread_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::script_thread_t* _parent() const { return m__parent; }
        };

        /**
         * An object with its distant model.
         */

        class lod_pair_t : public kaitai::kstruct {

        public:

            lod_pair_t(kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~lod_pair_t();

        private:
            int32_t m_object;
            int32_t m_lod_object;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

        public:

            /**
             * Handle of the object; -1 in a free place.
             */
            int32_t object() const { return m_object; }

            /**
             * Handle of the distant one; -1 in a free place.
             */
            int32_t lod_object() const { return m_lod_object; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * An object that a script made, 64 bytes in both forms.
         */

        class mobile_object_t : public kaitai::kstruct {

        public:

            mobile_object_t(bool p_is_variant_b, kaitai::kstream* p__io, gta_sa_save_android_t::mobile_pools_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~mobile_object_t();

        private:
            bool f_collision_damage_effect_name;
            damage_effect_t m_collision_damage_effect_name;

        public:

            /**
             * Meaning of `collision_damage_effect`.
             */
            damage_effect_t collision_damage_effect_name();

        private:
            bool f_is_form_a;
            bool m_is_form_a;

        public:

            /**
             * Whether it has the first form.
             */
            bool is_form_a();

        private:
            bool f_is_form_b;
            bool m_is_form_b;

        public:

            /**
             * Whether it has the second form.
             */
            bool is_form_b();

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
            std::string m_gap_01e;
            uint8_t m_bonus_value;
            std::string m_gap_025;
            uint16_t m_cost_value;
            int32_t m_removal_time;
            std::unique_ptr<entity_bits_t> m_entity_flags;
            uint32_t m_unknown_48;
            bool n_unknown_48;

        public:
            bool _is_null_unknown_48() { unknown_48(); return n_unknown_48; };

        private:
            int8_t m_unused;
            std::string m_gap_031;
            bool n_gap_031;

        public:
            bool _is_null_gap_031() { gap_031(); return n_gap_031; };

        private:
            std::string m_gap_035;
            bool n_gap_035;

        public:
            bool _is_null_gap_035() { gap_035(); return n_gap_035; };

        private:
            std::unique_ptr<object_bits_t> m_object_flags;
            uint8_t m_object_type;
            uint8_t m_collision_damage_effect;
            uint8_t m_special_collision_response;
            std::unique_ptr<physical_bits_t> m_physical_flags;
            int16_t m_unknown_end;
            std::string m_gap_03e;
            bool n_gap_03e;

        public:
            bool _is_null_gap_03e() { gap_03e(); return n_gap_03e; };

        private:
            bool m_is_variant_b;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_pools_block_t* m__parent;

        public:

            /**
             * Place among objects * 256 + counter.
             */
            uint32_t handle() const { return m_handle; }

            /**
             * Model.
             */
            int32_t model() const { return m_model; }

            /**
             * Bytes that follow: 52.
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
            std::string gap_01e() const { return m_gap_01e; }

            /**
             * Nothing known; 0.
             */
            uint8_t bonus_value() const { return m_bonus_value; }

            /**
             * Nothing.
             */
            std::string gap_025() const { return m_gap_025; }

            /**
             * Nothing known; 0.
             */
            uint16_t cost_value() const { return m_cost_value; }

            /**
             * When it goes.
             */
            int32_t removal_time() const { return m_removal_time; }

            /**
             * What the engine knows about it.
             */
            entity_bits_t* entity_flags() const { return m_entity_flags.get(); }

            /**
             * Unknown.
             */
            uint32_t unknown_48() const { return m_unknown_48; }

            /**
             * Nothing.
             */
            int8_t unused() const { return m_unused; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_031() const { return m_gap_031; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_035() const { return m_gap_035; }

            /**
             * What the game knows about it; the upper byte is not reliable in the
             * second form.
             */
            object_bits_t* object_flags() const { return m_object_flags.get(); }

            /**
             * 2 for objects of missions.
             */
            uint8_t object_type() const { return m_object_type; }

            /**
             * What a blow does to it: 0 or 200.
             */
            uint8_t collision_damage_effect() const { return m_collision_damage_effect; }

            /**
             * What it does when something touches it: 0, or 200, which has no name.
             */
            uint8_t special_collision_response() const { return m_special_collision_response; }

            /**
             * What does not hurt it.
             */
            physical_bits_t* physical_flags() const { return m_physical_flags.get(); }

            /**
             * Unknown; -1.
             */
            int16_t unknown_end() const { return m_unknown_end; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_03e() const { return m_gap_03e; }

            /**
             * Which of two forms the object has.
             */
            bool is_variant_b() const { return m_is_variant_b; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_pools_block_t* _parent() const { return m__parent; }
        };

        /**
         * A person; the player where `ped_type` is 0 or 1.
         */

        class mobile_player_t : public kaitai::kstruct {

        public:

            mobile_player_t(bool p_is_definitive, kaitai::kstream* p__io, gta_sa_save_android_t::mobile_pools_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~mobile_player_t();

        private:
            bool f_has_model_name;
            bool m_has_model_name;

        public:

            /**
             * Whether the model has a name.
             */
            bool has_model_name();

        private:
            bool f_is_android;
            bool m_is_android;

        public:

            /**
             * Whether the person has the size of Android.
             */
            bool is_android();

        private:
            bool f_is_definitive_edition;
            bool m_is_definitive_edition;

        public:

            /**
             * Whether the person has the size of the Definitive Edition.
             */
            bool is_definitive_edition();

        private:
            bool f_is_player;
            bool m_is_player;

        public:

            /**
             * Whether it is the player.
             */
            bool is_player();

        private:
            uint32_t m_handle;
            int32_t m_model;
            int32_t m_ped_type;
            std::string m_model_name;
            bool n_model_name;

        public:
            bool _is_null_model_name() { model_name(); return n_model_name; };

        private:
            uint32_t m_ped_size;
            std::unique_ptr<vec3_t> m_position;
            float m_heading;
            float m_health;
            float m_armor;
            std::unique_ptr<std::vector<std::unique_ptr<weapon_t>>> m_weapons;
            uint8_t m_created_by;
            uint8_t m_active_weapon_slot;
            uint8_t m_area;
            std::string m_gap_197;
            int32_t m_exit_index;
            uint8_t m_fighting_style;
            uint8_t m_allowed_attack_moves;
            std::string m_gap_19e;
            std::unique_ptr<std::vector<uint32_t>> m_ped_flags;
            bool n_ped_flags;

        public:
            bool _is_null_ped_flags() { ped_flags(); return n_ped_flags; };

        private:
            std::string m_gap_1b0;
            bool n_gap_1b0;

        public:
            bool _is_null_gap_1b0() { gap_1b0(); return n_gap_1b0; };

        private:
            std::string m_unknown_ped;
            bool n_unknown_ped;

        public:
            bool _is_null_unknown_ped() { unknown_ped(); return n_unknown_ped; };

        private:
            std::unique_ptr<mobile_player_part_t> m_player_part;
            bool n_player_part;

        public:
            bool _is_null_player_part() { player_part(); return n_player_part; };

        private:
            bool m_is_definitive;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_pools_block_t* m__parent;

        public:

            /**
             * Place among people * 256 + counter.
             */
            uint32_t handle() const { return m_handle; }

            /**
             * Model; 0 for the player.
             */
            int32_t model() const { return m_model; }

            /**
             * Kind of person; 0 for the player.
             */
            int32_t ped_type() const { return m_ped_type; }

            /**
             * Name of the model, where it is one that scripts choose.
             */
            std::string model_name() const { return m_model_name; }

            /**
             * Bytes of the person: 420 on Android, 476 in the Definitive Edition.
             */
            uint32_t ped_size() const { return m_ped_size; }

            /**
             * Where he stands.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Where he looks.
             */
            float heading() const { return m_heading; }

            /**
             * Health.
             */
            float health() const { return m_health; }

            /**
             * Armour.
             */
            float armor() const { return m_armor; }

            /**
             * What he carries, one weapon of each kind.
             */
            std::vector<std::unique_ptr<weapon_t>>* weapons() const { return m_weapons.get(); }

            /**
             * 1 the game, 2 a mission, 3 a replay.
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
            std::string gap_197() const { return m_gap_197; }

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
            std::string gap_19e() const { return m_gap_19e; }

            /**
             * Probably flags of the person.
             */
            std::vector<uint32_t>* ped_flags() const { return m_ped_flags.get(); }

            /**
             * Old memory; no meaning.
             */
            std::string gap_1b0() const { return m_gap_1b0; }

            /**
             * Unknown.
             */
            std::string unknown_ped() const { return m_unknown_ped; }

            /**
             * What only the player has.
             */
            mobile_player_part_t* player_part() const { return m_player_part.get(); }

            /**
             * Whether the Definitive Edition wrote the save.
             */
            bool is_definitive() const { return m_is_definitive; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_pools_block_t* _parent() const { return m__parent; }
        };

        /**
         * What only the player has.
         */

        class mobile_player_part_t : public kaitai::kstruct {

        public:

            mobile_player_part_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_player_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~mobile_player_part_t();

        private:
            uint32_t m_player_size;
            uint32_t m_chaos_level;
            uint8_t m_wanted_level;
            std::string m_gap_009;
            std::unique_ptr<std::vector<uint32_t>> m_model_keys;
            std::unique_ptr<std::vector<uint32_t>> m_texture_keys;
            float m_fat;
            float m_muscle;
            uint8_t m_chosen_weapon_slot;
            std::string m_gap_085;
            float m_unknown_end;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_player_t* m__parent;

        public:

            /**
             * Bytes that follow: 136.
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
            std::string gap_009() const { return m_gap_009; }

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
            std::string gap_085() const { return m_gap_085; }

            /**
             * Unknown; 1.
             */
            float unknown_end() const { return m_unknown_end; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_player_t* _parent() const { return m__parent; }
        };

        /**
         * Block 2. The player with all he carries, vehicles, and objects.
         */

        class mobile_pools_block_t : public kaitai::kstruct {

        public:

            mobile_pools_block_t(bool p_is_object_variant_b, uint32_t p_len_mission_state, uint32_t p_len_mission_tail, kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~mobile_pools_block_t();

        private:
            uint32_t m_num_players;
            std::unique_ptr<std::vector<std::unique_ptr<mobile_player_t>>> m_players;
            uint32_t m_num_vehicles;
            std::unique_ptr<std::vector<std::unique_ptr<mobile_vehicle_t>>> m_vehicles;
            std::unique_ptr<std::vector<int32_t>> m_camera_target;
            std::string m_mission_state;
            uint32_t m_num_objects;
            std::unique_ptr<std::vector<std::unique_ptr<mobile_object_t>>> m_objects;
            std::string m_mission_tail;
            bool m_is_object_variant_b;
            uint32_t m_len_mission_state;
            uint32_t m_len_mission_tail;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * People that follow: 1, and more in a save made during a mission.
             */
            uint32_t num_players() const { return m_num_players; }

            /**
             * The player, then people of the mission.
             */
            std::vector<std::unique_ptr<mobile_player_t>>* players() const { return m_players.get(); }

            /**
             * Vehicles that follow.
             */
            uint32_t num_vehicles() const { return m_num_vehicles; }

            /**
             * Vehicles of the mission.
             */
            std::vector<std::unique_ptr<mobile_vehicle_t>>* vehicles() const { return m_vehicles.get(); }

            /**
             * Probably what the camera follows: -1, kind of thing (3 person, 2
             * vehicle), its handle, -1.
             */
            std::vector<int32_t>* camera_target() const { return m_camera_target.get(); }

            /**
             * State of the mission; not decoded.
             */
            std::string mission_state() const { return m_mission_state; }

            /**
             * Objects that follow.
             */
            uint32_t num_objects() const { return m_num_objects; }

            /**
             * Objects that scripts made.
             */
            std::vector<std::unique_ptr<mobile_object_t>>* objects() const { return m_objects.get(); }

            /**
             * More state of the mission; not decoded.
             */
            std::string mission_tail() const { return m_mission_tail; }

            /**
             * Which of two forms objects have.
             */
            bool is_object_variant_b() const { return m_is_object_variant_b; }

            /**
             * Bytes of the first part of a mission's state.
             */
            uint32_t len_mission_state() const { return m_len_mission_state; }

            /**
             * Bytes of the second part.
             */
            uint32_t len_mission_tail() const { return m_len_mission_tail; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A vehicle of the mission.
         */

        class mobile_vehicle_t : public kaitai::kstruct {

        public:

            mobile_vehicle_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_pools_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~mobile_vehicle_t();

        private:
            uint32_t m_handle;
            int32_t m_model;
            uint32_t m_vehicle_size;
            std::unique_ptr<std::vector<float>> m_matrix;
            uint8_t m_created_by;
            std::unique_ptr<std::vector<uint8_t>> m_colours;
            uint8_t m_unknown_89;
            uint16_t m_alarm;
            std::string m_unknown_92;
            float m_health;
            uint32_t m_unknown_120;
            uint32_t m_entity_flags;
            std::string m_unknown_128;
            std::string m_unknown_140;
            std::string m_unknown_164;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_pools_block_t* m__parent;

        public:

            /**
             * Place among vehicles * 256 + counter.
             */
            uint32_t handle() const { return m_handle; }

            /**
             * Model.
             */
            int32_t model() const { return m_model; }

            /**
             * Bytes of the first part: 128.
             */
            uint32_t vehicle_size() const { return m_vehicle_size; }

            /**
             * Position and direction.
             */
            std::vector<float>* matrix() const { return m_matrix.get(); }

            /**
             * Who made it.
             */
            uint8_t created_by() const { return m_created_by; }

            /**
             * Colours by their number in the palette.
             */
            std::vector<uint8_t>* colours() const { return m_colours.get(); }

            /**
             * Unknown.
             */
            uint8_t unknown_89() const { return m_unknown_89; }

            /**
             * State of the alarm.
             */
            uint16_t alarm() const { return m_alarm; }

            /**
             * Unknown.
             */
            std::string unknown_92() const { return m_unknown_92; }

            /**
             * Health; 1000 for a whole vehicle.
             */
            float health() const { return m_health; }

            /**
             * Unknown.
             */
            uint32_t unknown_120() const { return m_unknown_120; }

            /**
             * What the engine knows about it.
             */
            uint32_t entity_flags() const { return m_entity_flags; }

            /**
             * Unknown.
             */
            std::string unknown_128() const { return m_unknown_128; }

            /**
             * Unknown.
             */
            std::string unknown_140() const { return m_unknown_140; }

            /**
             * Unknown.
             */
            std::string unknown_164() const { return m_unknown_164; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_pools_block_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of objects. The game saves and loads all 32.
         */

        class object_bits_t : public kaitai::kstruct {

        public:

            object_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_object_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_object_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_object_t* _parent() const { return m__parent; }
        };

        /**
         * Block 5. After each mission the game cuts the list to 54 areas.
         */

        class paths_block_t : public kaitai::kstruct {

        public:

            paths_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~paths_block_t();

        private:
            uint32_t m_num_areas;
            std::unique_ptr<std::vector<std::unique_ptr<switched_area_t>>> m_areas;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Areas that follow, 64 at most; 1 to 54 in the measured files.
             */
            uint32_t num_areas() const { return m_num_areas; }

            /**
             * Areas in which path nodes are switched.
             */
            std::vector<std::unique_ptr<switched_area_t>>* areas() const { return m_areas.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Block 19.
         */

        class ped_relationships_block_t : public kaitai::kstruct {

        public:

            ped_relationships_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~ped_relationships_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<relation_t>>> m_relations;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * What each kind of people thinks of the others.
             */
            std::vector<std::unique_ptr<relation_t>>* relations() const { return m_relations.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * What has no effect on an object.
         */

        class physical_bits_t : public kaitai::kstruct {

        public:

            physical_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_object_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_object_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_object_t* _parent() const { return m__parent; }
        };

        /**
         * Something that lies about; where the type is 0 the place is free, and
         * holds old bytes.
         */

        class pickup_t : public kaitai::kstruct {

        public:

            pickup_t(kaitai::kstream* p__io, gta_sa_save_android_t::pickups_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~pickup_t();

        private:
            bool f_pickup_type_name;
            pickup_kind_t m_pickup_type_name;

        public:

            /**
             * Meaning of `pickup_type`.
             */
            pickup_kind_t pickup_type_name();

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::pickups_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::pickups_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::pickup_t& obj);
        };

        /**
         * Bits of pickups.
         */

        class pickup_bits_t : public kaitai::kstruct {

        public:

            pickup_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::pickup_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::pickup_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::pickup_t* _parent() const { return m__parent; }
        };

        /**
         * Block 6.
         */

        class pickups_block_t : public kaitai::kstruct {

        public:

            pickups_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~pickups_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<pickup_t>>> m_pickups;
            uint16_t m_collected_index;
            uint8_t m_weapon_help_left;
            std::unique_ptr<std::vector<uint32_t>> m_collected_refs;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Places for pickups.
             */
            std::vector<std::unique_ptr<pickup_t>>* pickups() const { return m_pickups.get(); }

            /**
             * Where the next one is noted, 0 to 19.
             */
            uint16_t collected_index() const { return m_collected_index; }

            /**
             * How often the help about weapons is still shown; 10 at the start.
             */
            uint8_t weapon_help_left() const { return m_weapon_help_left; }

            /**
             * What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
             * none.
             */
            std::vector<uint32_t>* collected_refs() const { return m_collected_refs.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A licence plate for a parked car.
         */

        class plate_t : public kaitai::kstruct {

        public:

            plate_t(kaitai::kstream* p__io, gta_sa_save_android_t::car_generators_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~plate_t();

        private:
            int32_t m_generator_index;
            std::string m_plate_text;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::car_generators_block_t* m__parent;

        public:

            /**
             * `index` of the parked car; -1 where free.
             */
            int32_t generator_index() const { return m_generator_index; }

            /**
             * Eight characters, filled with blanks, then zeros.
             */
            std::string plate_text() const { return m_plate_text; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::car_generators_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 15.
         */

        class player_info_block_t : public kaitai::kstruct {

        public:

            player_info_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_info_size;
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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Bytes that follow: 40.
             */
            uint32_t info_size() const { return m_info_size; }

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
             * Most armour: 100 or 150 (opcode 055F)
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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Kind of people in a zone.
         */

        class population_bits_t : public kaitai::kstruct {

        public:

            population_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::zone_info_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::zone_info_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::zone_info_t* _parent() const { return m__parent; }
        };

        /**
         * Block 28. Numbers of the effects that change the picture, with those of
         * the measured files.
         */

        class post_effects_block_t : public kaitai::kstruct {

        public:

            post_effects_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~post_effects_block_t();

        private:
            uint32_t m_effects_size;
            float m_colour1_mult;
            float m_colour2_mult;
            std::string m_gap_00c;
            float m_extra_mult_rate;
            float m_extra_mult_cap;
            float m_extra_mult_mult;
            int32_t m_left_u_offset;
            int32_t m_right_u_offset;
            int32_t m_top_v_offset;
            int32_t m_bottom_v_offset;
            uint8_t m_seam_remover;
            uint8_t m_seam_search;
            uint8_t m_seam_debug;
            std::string m_gap_02f;
            int32_t m_seam_mode;
            int32_t m_seam_shift_tl;
            int32_t m_seam_shift_br;
            uint8_t m_smokey_enable;
            std::string m_gap_03d;
            int32_t m_smokey_strength;
            int32_t m_smokey_distance;
            uint8_t m_water_enable;
            std::string m_gap_049;
            float m_day_night_balance;
            uint8_t m_heat_haze;
            uint8_t m_heat_haze_mask_test;
            std::string m_gap_052;
            int32_t m_haze_hour_start;
            int32_t m_haze_hour_end;
            float m_haze_fade_speed;
            float m_haze_inside_fade_speed;
            int32_t m_haze_type;
            int32_t m_haze_type_last;
            int32_t m_haze_intensity;
            int32_t m_haze_random_shift;
            int32_t m_haze_speed_min;
            int32_t m_haze_speed_max;
            int32_t m_haze_scan_x;
            int32_t m_haze_scan_y;
            int32_t m_haze_render_x;
            int32_t m_haze_render_y;
            uint8_t m_darkness_filter;
            std::string m_gap_08d;
            int32_t m_darkness_alpha;
            int32_t m_darkness_alpha_default;
            int32_t m_darkness_radiosity_limit;
            uint8_t m_cctv;
            std::unique_ptr<std::vector<uint8_t>> m_cctv_colour;
            uint8_t m_fog;
            uint8_t m_speed_fx;
            uint8_t m_speed_fx_test;
            int32_t m_speed_fx_alpha;
            uint8_t m_speed_fx_user;
            uint8_t m_speed_fx_user_frame;
            std::string m_gap_0aa;
            float m_speed_fx_manual;
            uint8_t m_in_cutscene;
            uint8_t m_night_vision;
            std::string m_gap_0b2;
            int32_t m_night_grain;
            std::unique_ptr<std::vector<uint8_t>> m_night_colour;
            float m_night_on_time;
            float m_night_on_count;
            float m_infrared_on_count;
            uint8_t m_infrared;
            std::string m_gap_0c9;
            int32_t m_infrared_grain;
            float m_infrared_radius;
            std::unique_ptr<std::vector<float>> m_infrared_heat_rgba;
            std::unique_ptr<std::vector<uint8_t>> m_infrared_colour;
            std::unique_ptr<std::vector<uint8_t>> m_infrared_main_colour;
            uint8_t m_radiosity;
            uint8_t m_radiosity_linear;
            uint8_t m_radiosity_strip_copy;
            std::string m_gap_0ef;
            int32_t m_radiosity_px_x;
            int32_t m_radiosity_px_y;
            int32_t m_radiosity_filter_passes;
            int32_t m_radiosity_render_passes;
            int32_t m_radiosity_limit;
            int32_t m_radiosity_intensity;
            int32_t m_radiosity_u_corr;
            int32_t m_radiosity_v_corr;
            uint8_t m_radiosity_debug;
            uint8_t m_radiosity_bypass_limit;
            uint8_t m_disable_all;
            uint8_t m_save_photo_from_script;
            uint8_t m_grain_enable;
            std::string m_gap_115;
            int32_t m_grain_strength;
            uint8_t m_highlight_enable;
            std::string m_gap_11d;
            int32_t m_highlight_strength;
            int32_t m_highlight_scale;
            int32_t m_highlight_offset;
            uint8_t m_highlight_mblur;
            std::string m_gap_12d;
            int32_t m_water_strength;
            float m_x_offset;
            float m_y_offset;
            float m_water_speed;
            float m_water_freq;
            std::unique_ptr<std::vector<uint8_t>> m_water_colour;
            uint8_t m_water_depth_darkness;
            std::string m_gap_149;
            float m_water_full_dark_depth;
            float m_water_fx_start;
            uint8_t m_rain_enable;
            uint8_t m_colour_enable;
            std::string m_gap_156;
            int32_t m_def_screen_x;
            int32_t m_def_screen_y;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Bytes that follow: 348.
             */
            uint32_t effects_size() const { return m_effects_size; }

            /**
             * Strength of the first pass of the colour filter; 1.
             */
            float colour1_mult() const { return m_colour1_mult; }

            /**
             * Strength of the second pass of the colour filter; 1.
             */
            float colour2_mult() const { return m_colour2_mult; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_00c() const { return m_gap_00c; }

            /**
             * How much of the light below the player the colour filter follows in a
             * step of 20 ms; 0.0005.
             */
            float extra_mult_rate() const { return m_extra_mult_rate; }

            /**
             * The most of that light; 0.35.
             */
            float extra_mult_cap() const { return m_extra_mult_cap; }

            /**
             * How much brighter the colour filter gets where there is no such light;
             * 0.5.
             */
            float extra_mult_mult() const { return m_extra_mult_mult; }

            /**
             * How far the colour filter is shifted at the left; 16.
             */
            int32_t left_u_offset() const { return m_left_u_offset; }

            /**
             * How far it is shifted at the right; 16.
             */
            int32_t right_u_offset() const { return m_right_u_offset; }

            /**
             * How far it is shifted at the top; 16.
             */
            int32_t top_v_offset() const { return m_top_v_offset; }

            /**
             * How far it is shifted at the bottom; 16.
             */
            int32_t bottom_v_offset() const { return m_bottom_v_offset; }

            /**
             * Whether seams at the edge of the picture are hidden; 1. Nothing more
             * is known.
             */
            uint8_t seam_remover() const { return m_seam_remover; }

            /**
             * Named after a search for seams; 0. Nothing more is known.
             */
            uint8_t seam_search() const { return m_seam_search; }

            /**
             * Named after testing of the seam remover; 0. Nothing more is known.
             */
            uint8_t seam_debug() const { return m_seam_debug; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_02f() const { return m_gap_02f; }

            /**
             * How seams are hidden; 1. Nothing more is known.
             */
            int32_t seam_mode() const { return m_seam_mode; }

            /**
             * Shift at the top left of the seam remover, as the name has it; 0.
             */
            int32_t seam_shift_tl() const { return m_seam_shift_tl; }

            /**
             * Shift at the bottom right of the seam remover, as the name has it; 1.
             */
            int32_t seam_shift_br() const { return m_seam_shift_br; }

            /**
             * Whether an effect of smoke is on; 0. Nothing more is known.
             */
            uint8_t smokey_enable() const { return m_smokey_enable; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_03d() const { return m_gap_03d; }

            /**
             * Strength of that smoke; 128.
             */
            int32_t smokey_strength() const { return m_smokey_strength; }

            /**
             * Distance of that smoke; 75.
             */
            int32_t smokey_distance() const { return m_smokey_distance; }

            /**
             * Whether the picture waves as under water; 0.
             */
            uint8_t water_enable() const { return m_water_enable; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_049() const { return m_gap_049; }

            /**
             * Balance between the day and night colours of buildings while night or
             * infrared vision is on; 1.
             */
            float day_night_balance() const { return m_day_night_balance; }

            /**
             * Switch of scripts for the shimmer of hot air; 0.
             */
            uint8_t heat_haze() const { return m_heat_haze; }

            /**
             * Named after a test of the shimmer's mask; 0. Nothing more is known.
             */
            uint8_t heat_haze_mask_test() const { return m_heat_haze_mask_test; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_052() const { return m_gap_052; }

            /**
             * Hour from which the air shimmers; 10.
             */
            int32_t haze_hour_start() const { return m_haze_hour_start; }

            /**
             * Hour to which the air shimmers; 19.
             */
            int32_t haze_hour_end() const { return m_haze_hour_end; }

            /**
             * How fast the shimmer comes and goes; 0.05.
             */
            float haze_fade_speed() const { return m_haze_fade_speed; }

            /**
             * The same inside a building; 0.5.
             */
            float haze_inside_fade_speed() const { return m_haze_inside_fade_speed; }

            /**
             * Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
             */
            int32_t haze_type() const { return m_haze_type; }

            /**
             * Kind that they were set for; 0.
             */
            int32_t haze_type_last() const { return m_haze_type_last; }

            /**
             * Strength of the shimmer; 80.
             */
            int32_t haze_intensity() const { return m_haze_intensity; }

            /**
             * Whether parts of it are shifted by chance; 0.
             */
            int32_t haze_random_shift() const { return m_haze_random_shift; }

            /**
             * Slowest part of the shimmer; 12.
             */
            int32_t haze_speed_min() const { return m_haze_speed_min; }

            /**
             * Fastest part of the shimmer; 18.
             */
            int32_t haze_speed_max() const { return m_haze_speed_max; }

            /**
             * Width of a part of the picture that shimmers, by the size of the
             * screen.
             */
            int32_t haze_scan_x() const { return m_haze_scan_x; }

            /**
             * Height of such a part.
             */
            int32_t haze_scan_y() const { return m_haze_scan_y; }

            /**
             * Width in which it is drawn.
             */
            int32_t haze_render_x() const { return m_haze_render_x; }

            /**
             * Height in which it is drawn.
             */
            int32_t haze_render_y() const { return m_haze_render_y; }

            /**
             * Whether a script has darkened the picture; 0.
             */
            uint8_t darkness_filter() const { return m_darkness_filter; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_08d() const { return m_gap_08d; }

            /**
             * How dark the picture gets, 0 to 255; 170.
             */
            int32_t darkness_alpha() const { return m_darkness_alpha; }

            /**
             * The same where the script names none; 170.
             */
            int32_t darkness_alpha_default() const { return m_darkness_alpha_default; }

            /**
             * Limit of the glow in a darkened picture; 45.
             */
            int32_t darkness_radiosity_limit() const { return m_darkness_radiosity_limit; }

            /**
             * Whether a script shows the picture as that of a surveillance camera;
             * 0.
             */
            uint8_t cctv() const { return m_cctv; }

            /**
             * Colour of the lines across that picture: red, green, blue, alpha.
             */
            std::vector<uint8_t>* cctv_colour() const { return m_cctv_colour.get(); }

            /**
             * Whether mist drifts over the picture; 0.
             */
            uint8_t fog() const { return m_fog; }

            /**
             * Whether the picture blurs at high speed; 1.
             */
            uint8_t speed_fx() const { return m_speed_fx; }

            /**
             * Whether that blur is tested; 0.
             */
            uint8_t speed_fx_test() const { return m_speed_fx_test; }

            /**
             * Strength of that blur; 36.
             */
            int32_t speed_fx_alpha() const { return m_speed_fx_alpha; }

            /**
             * Whether the blur is allowed; 1.
             */
            uint8_t speed_fx_user() const { return m_speed_fx_user; }

            /**
             * Whether it is allowed in the present frame; 0.
             */
            uint8_t speed_fx_user_frame() const { return m_speed_fx_user_frame; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0aa() const { return m_gap_0aa; }

            /**
             * Speed that the game sets for the present frame; 0.
             */
            float speed_fx_manual() const { return m_speed_fx_manual; }

            /**
             * Whether a cutscene runs, in which night and infrared vision do
             * nothing; 0.
             */
            uint8_t in_cutscene() const { return m_in_cutscene; }

            /**
             * Whether the night vision goggles are on; 0.
             */
            uint8_t night_vision() const { return m_night_vision; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0b2() const { return m_gap_0b2; }

            /**
             * Grain of the picture in night vision; 48.
             */
            int32_t night_grain() const { return m_night_grain; }

            /**
             * Colour of night vision: red, green, blue, alpha.
             */
            std::vector<uint8_t>* night_colour() const { return m_night_colour.get(); }

            /**
             * How long the flash lasts with which night vision goes on, in steps of
             * 20 ms; 50.
             */
            float night_on_time() const { return m_night_on_time; }

            /**
             * What is left of that flash, in steps of 20 ms; 50.
             */
            float night_on_count() const { return m_night_on_count; }

            /**
             * What is left of the flash of infrared vision; 50.
             */
            float infrared_on_count() const { return m_infrared_on_count; }

            /**
             * Whether the infrared goggles are on; 0.
             */
            uint8_t infrared() const { return m_infrared; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0c9() const { return m_gap_0c9; }

            /**
             * Grain of the picture in infrared vision; 64.
             */
            int32_t infrared_grain() const { return m_infrared_grain; }

            /**
             * How wide infrared vision smears the picture; 0.003.
             */
            float infrared_radius() const { return m_infrared_radius; }

            /**
             * Colour of what is warm: red, green, blue, alpha, 0 to 1; red. The dead
             * turn blue.
             */
            std::vector<float>* infrared_heat_rgba() const { return m_infrared_heat_rgba.get(); }

            /**
             * Colour in which the smeared picture is drawn: red, green, blue, alpha.
             */
            std::vector<uint8_t>* infrared_colour() const { return m_infrared_colour.get(); }

            /**
             * Colour laid over it: red, green, blue, alpha.
             */
            std::vector<uint8_t>* infrared_main_colour() const { return m_infrared_main_colour.get(); }

            /**
             * Whether bright parts of the picture glow; 0.
             */
            uint8_t radiosity() const { return m_radiosity; }

            /**
             * Whether the glow is smoothed; 1.
             */
            uint8_t radiosity_linear() const { return m_radiosity_linear; }

            /**
             * Whether the glow is copied in strips; 1.
             */
            uint8_t radiosity_strip_copy() const { return m_radiosity_strip_copy; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_0ef() const { return m_gap_0ef; }

            /**
             * Width of the picture that glows; 0.
             */
            int32_t radiosity_px_x() const { return m_radiosity_px_x; }

            /**
             * Height of the picture that glows; 0.
             */
            int32_t radiosity_px_y() const { return m_radiosity_px_y; }

            /**
             * How often the glow is filtered; 2.
             */
            int32_t radiosity_filter_passes() const { return m_radiosity_filter_passes; }

            /**
             * How often the glow is drawn; 1.
             */
            int32_t radiosity_render_passes() const { return m_radiosity_render_passes; }

            /**
             * Brightness from which parts glow where `radiosity_bypass_limit` is
             * set; 220.
             */
            int32_t radiosity_limit() const { return m_radiosity_limit; }

            /**
             * Strength of the glow; 35.
             */
            int32_t radiosity_intensity() const { return m_radiosity_intensity; }

            /**
             * Correction of the filter across; 2.
             */
            int32_t radiosity_u_corr() const { return m_radiosity_u_corr; }

            /**
             * Correction of the filter down; 2.
             */
            int32_t radiosity_v_corr() const { return m_radiosity_v_corr; }

            /**
             * Whether the glow is tested; 0.
             */
            uint8_t radiosity_debug() const { return m_radiosity_debug; }

            /**
             * Whether `radiosity_limit` stands for the limit of the time of day; 0.
             */
            uint8_t radiosity_bypass_limit() const { return m_radiosity_bypass_limit; }

            /**
             * Whether all effects are off; 0.
             */
            uint8_t disable_all() const { return m_disable_all; }

            /**
             * Whether a script has a photograph stored; 0.
             */
            uint8_t save_photo_from_script() const { return m_save_photo_from_script; }

            /**
             * Whether the picture has grain; 0.
             */
            uint8_t grain_enable() const { return m_grain_enable; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_115() const { return m_gap_115; }

            /**
             * Strength of the grain; 64.
             */
            int32_t grain_strength() const { return m_grain_strength; }

            /**
             * Whether an effect of highlights is on; 0. Nothing more is known.
             */
            uint8_t highlight_enable() const { return m_highlight_enable; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_11d() const { return m_gap_11d; }

            /**
             * Strength of those highlights; 128.
             */
            int32_t highlight_strength() const { return m_highlight_strength; }

            /**
             * Scale of those highlights; 3.
             */
            int32_t highlight_scale() const { return m_highlight_scale; }

            /**
             * Shift of those highlights; 2.
             */
            int32_t highlight_offset() const { return m_highlight_offset; }

            /**
             * Whether highlights blur with motion, as the name has it; 0.
             */
            uint8_t highlight_mblur() const { return m_highlight_mblur; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_12d() const { return m_gap_12d; }

            /**
             * Strength of the waves of the picture under water; 64.
             */
            int32_t water_strength() const { return m_water_strength; }

            /**
             * Height of those waves across the picture; 4.
             */
            float x_offset() const { return m_x_offset; }

            /**
             * Distance of the rows in which they are drawn; 24.
             */
            float y_offset() const { return m_y_offset; }

            /**
             * How fast those waves run, in radians per ms; 0.0015.
             */
            float water_speed() const { return m_water_speed; }

            /**
             * How close those waves are, in radians per row; 0.04.
             */
            float water_freq() const { return m_water_freq; }

            /**
             * Colour of the picture under water: red, green, blue, alpha.
             */
            std::vector<uint8_t>* water_colour() const { return m_water_colour.get(); }

            /**
             * Whether it gets darker further down; 1.
             */
            uint8_t water_depth_darkness() const { return m_water_depth_darkness; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_149() const { return m_gap_149; }

            /**
             * Depth at which it is darkest; 90.
             */
            float water_full_dark_depth() const { return m_water_full_dark_depth; }

            /**
             * How far the camera must be under water for the effects; 0.535.
             */
            float water_fx_start() const { return m_water_fx_start; }

            /**
             * Whether it rains; 0.
             */
            uint8_t rain_enable() const { return m_rain_enable; }

            /**
             * Whether the colour filter is on; 1.
             */
            uint8_t colour_enable() const { return m_colour_enable; }

            /**
             * Old memory; no meaning.
             */
            std::string gap_156() const { return m_gap_156; }

            /**
             * Width of the screen that is meant by default, as the name has it; 0.
             */
            int32_t def_screen_x() const { return m_def_screen_x; }

            /**
             * Its height; 0.
             */
            int32_t def_screen_y() const { return m_def_screen_y; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * People in a zone.
         */

        class race_bits_t : public kaitai::kstruct {

        public:

            race_bits_t(kaitai::kstream* p__io, gta_sa_save_android_t::zone_info_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::zone_info_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::zone_info_t* _parent() const { return m__parent; }
        };

        /**
         * Block 9.
         */

        class radar_block_t : public kaitai::kstruct {

        public:

            radar_block_t(uint32_t p_num_blips, kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~radar_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<blip_t>>> m_blips;
            uint32_t m_num_blips;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Places for icons.
             */
            std::vector<std::unique_ptr<blip_t>>* blips() const { return m_blips.get(); }

            /**
             * Blips: 175 on the PC, 250 elsewhere.
             */
            uint32_t num_blips() const { return m_num_blips; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Block 26.
         */

        class radio_block_t : public kaitai::kstruct {

        public:

            radio_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~radio_block_t();

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
            std::unique_ptr<std::vector<uint8_t>> m_stat_mirror;
            uint8_t m_last_change_day;
            uint8_t m_last_change_hour;
            uint8_t m_expiry_hours;
            uint8_t m_pending_kind;
            uint8_t m_banter_index;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * What the stations have played.
             */
            std::vector<std::unique_ptr<station_history_t>>* stations() const { return m_stations.get(); }

            /**
             * Low bytes of the statistics 181, 327, 328, 329, 318, 320, 330, 331,
             * 332, 333, 311, 323, 308, 310, 335, 336, 337, 302, 338, 339, 340, 341
             * and 342, in this order, by which the stations choose what they talk
             * about.
             */
            std::vector<uint8_t>* stat_mirror() const { return m_stat_mirror.get(); }

            /**
             * Day of the month of the last news.
             */
            uint8_t last_change_day() const { return m_last_change_day; }

            /**
             * Hour of the last news; 255 for never.
             */
            uint8_t last_change_hour() const { return m_last_change_hour; }

            /**
             * Hours for which they are news: 24 after a new city, 168 (a week) after
             * a mission, 255 without end.
             */
            uint8_t expiry_hours() const { return m_expiry_hours; }

            /**
             * What the news are about; 2 and 3 occur.
             */
            uint8_t pending_kind() const { return m_pending_kind; }

            /**
             * Talk about it; 255 for none.
             */
            uint8_t banter_index() const { return m_banter_index; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * What one kind of people thinks of the others, a bit for each (opcode
         * 0746).
         */

        class relation_t : public kaitai::kstruct {

        public:

            relation_t(kaitai::kstream* p__io, gta_sa_save_android_t::ped_relationships_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~relation_t();

        private:
            uint32_t m_respect;
            uint32_t m_like;
            uint32_t m_ignore;
            uint32_t m_dislike;
            uint32_t m_hate;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::ped_relationships_block_t* m__parent;

        public:

            /**
             * Whom it respects.
             */
            uint32_t respect() const { return m_respect; }

            /**
             * Whom it likes.
             */
            uint32_t like() const { return m_like; }

            /**
             * Whom it ignores; none.
             */
            uint32_t ignore() const { return m_ignore; }

            /**
             * Whom it does not like.
             */
            uint32_t dislike() const { return m_dislike; }

            /**
             * Whom it hates.
             */
            uint32_t hate() const { return m_hate; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::ped_relationships_block_t* _parent() const { return m__parent; }
        };

        /**
         * A place to wake up at.
         */

        class restart_t : public kaitai::kstruct {

        public:

            restart_t(kaitai::kstream* p__io, gta_sa_save_android_t::game_logic_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~restart_t();

        private:
            std::unique_ptr<vec3_t> m_position;
            float m_heading;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::game_logic_block_t* m__parent;

        public:

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Where the player looks.
             */
            float heading() const { return m_heading; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::game_logic_block_t* _parent() const { return m__parent; }
        };

        /**
         * A place to wake up at.
         */

        class restart_point_t : public kaitai::kstruct {

        public:

            restart_point_t(kaitai::kstream* p__io, gta_sa_save_android_t::restart_points_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~restart_point_t();

        private:
            std::unique_ptr<vec3_t> m_position;
            float m_heading;
            int32_t m_when_to_use;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::restart_points_block_t* m__parent;

        public:

            /**
             * Where it is.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Where the player looks.
             */
            float heading() const { return m_heading; }

            /**
             * Cities that must be unlocked (statistic 181), 0 to 2.
             */
            int32_t when_to_use() const { return m_when_to_use; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::restart_points_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 8. Where the player wakes up.
         */

        class restart_points_block_t : public kaitai::kstruct {

        public:

            restart_points_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~restart_points_block_t();

        private:
            uint16_t m_num_hospitals;
            std::unique_ptr<std::vector<std::unique_ptr<restart_point_t>>> m_hospitals;
            uint16_t m_num_police_stations;
            std::unique_ptr<std::vector<std::unique_ptr<restart_point_t>>> m_police_stations;
            uint8_t m_override_restart;
            std::unique_ptr<vec3_t> m_override_position;
            uint8_t m_fade_in_after_death;
            uint8_t m_fade_in_after_arrest;
            std::unique_ptr<extra_restart_t> m_extra_hospital;
            std::unique_ptr<extra_restart_t> m_extra_police;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Hospitals that follow.
             */
            uint16_t num_hospitals() const { return m_num_hospitals; }

            /**
             * Hospitals.
             */
            std::vector<std::unique_ptr<restart_point_t>>* hospitals() const { return m_hospitals.get(); }

            /**
             * Police stations that follow.
             */
            uint16_t num_police_stations() const { return m_num_police_stations; }

            /**
             * Police stations.
             */
            std::vector<std::unique_ptr<restart_point_t>>* police_stations() const { return m_police_stations.get(); }

            /**
             * Whether the next one is at `override_position`.
             */
            uint8_t override_restart() const { return m_override_restart; }

            /**
             * Where a script put the next one (opcode 016E)
             */
            vec3_t* override_position() const { return m_override_position.get(); }

            /**
             * Whether the picture comes back after death.
             */
            uint8_t fade_in_after_death() const { return m_fade_in_after_death; }

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A script that starts by itself, because the player comes near or because
         * the game asks for it.
         */

        class script_brain_t : public kaitai::kstruct {

        public:

            script_brain_t(kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            int16_t m_script_index;
            int8_t m_brain_type;
            int8_t m_group;
            uint8_t m_is_active;
            std::string m_gap_005;
            float m_radius;
            std::string m_target;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * A model that a thread has loaded.
         */

        class script_resource_t : public kaitai::kstruct {

        public:

            script_resource_t(kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
        };

        /**
         * A running script: 262 bytes on the PC, 298 elsewhere and more while a
         * mission runs.
         */

        class script_thread_t : public kaitai::kstruct {

        public:

            script_thread_t(bool p_is_mobile, bool p_has_mission_index, kaitai::kstream* p__io, gta_sa_save_android_t::scripts_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            bool f_num_locals;
            int8_t m_num_locals;

        public:

            /**
             * Variables of the thread.
             */
            int8_t num_locals();

        private:
            uint16_t m_slot;
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
            uint32_t m_ip_rel;
            std::unique_ptr<std::vector<uint32_t>> m_stack_rel;
            bool m_is_mobile;
            bool m_has_mission_index;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::scripts_block_t* m__parent;

        public:

            /**
             * Place among the 96 threads, 16 to 95 on the PC, each once. On phones
             * bit 15 marks a mission.
             */
            uint16_t slot() const { return m_slot; }

            /**
             * Number of the script that is loaded; -1.
             */
            int32_t streamed_script_index() const { return m_streamed_script_index; }

            /**
             * The mission that runs.
             */
            loaded_mission_t* mission_part() const { return m_mission_part.get(); }

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
             * The next instruction, counted from the start of the script space:
             * `len_globals` to `main_script_size` - 1.
             */
            uint32_t ip_rel() const { return m_ip_rel; }

            /**
             * Return addresses counted in the same way; 0 where none stands.
             */
            std::vector<uint32_t>* stack_rel() const { return m_stack_rel.get(); }

            /**
             * Whether a phone or the Definitive Edition wrote the save.
             */
            bool is_mobile() const { return m_is_mobile; }

            /**
             * Whether a mission part begins with a number.
             */
            bool has_mission_index() const { return m_has_mission_index; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::scripts_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::script_thread_t& obj);
        };

        /**
         * Block 1. What a script is, how far it has run, and what it left in the
         * world.
         */

        class scripts_block_t : public kaitai::kstruct {

        public:

            scripts_block_t(bool p_is_mobile, bool p_has_mission_index, bool p_is_mission_save, kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_len_globals;
            std::unique_ptr<std::vector<uint32_t>> m_globals;
            std::unique_ptr<std::vector<std::unique_ptr<script_brain_t>>> m_script_brains;
            int32_t m_on_mission_flag_offset;
            uint32_t m_last_mission_passed_time;
            std::unique_ptr<std::vector<std::unique_ptr<building_swap_t>>> m_building_swaps;
            std::unique_ptr<std::vector<std::unique_ptr<invisible_object_t>>> m_invisible_objects;
            std::unique_ptr<std::vector<int32_t>> m_blocked_vehicle_models;
            std::unique_ptr<std::vector<std::unique_ptr<lod_pair_t>>> m_lod_pairs;
            std::unique_ptr<std::vector<std::unique_ptr<anim_group_t>>> m_attached_anim_groups;
            uint8_t m_using_multi_script_file;
            uint8_t m_met_debbie_harry;
            uint32_t m_main_script_size;
            uint32_t m_largest_mission_size;
            uint16_t m_mission_count;
            uint16_t m_exclusive_mission_count;
            uint32_t m_largest_mission_locals;
            uint32_t m_num_threads;
            uint32_t m_save_kind;
            bool n_save_kind;

        public:
            bool _is_null_save_kind() { save_kind(); return n_save_kind; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<script_thread_t>>> m_threads;
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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
             * Android, 49,492 in the Definitive Edition.
             */
            uint32_t len_globals() const { return m_len_globals; }

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
             * Where the variables hold whether a mission runs, as a multiple of 4:
             * 1636 on the PC (opcode 0180)
             */
            int32_t on_mission_flag_offset() const { return m_on_mission_flag_offset; }

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
             * Objects with a distant model of their own (opcode 0827)
             */
            std::vector<std::unique_ptr<lod_pair_t>>* lod_pairs() const { return m_lod_pairs.get(); }

            /**
             * Animations that belong to models (opcode 08E8). The unmodified game
             * has `DEALER` for the models 28, 29, 30 and 254.
             */
            std::vector<std::unique_ptr<anim_group_t>>* attached_anim_groups() const { return m_attached_anim_groups.get(); }

            /**
             * Whether missions stand in the main script's file; 1.
             */
            uint8_t using_multi_script_file() const { return m_using_multi_script_file; }

            /**
             * Unused; 0.
             */
            uint8_t met_debbie_harry() const { return m_met_debbie_harry; }

            /**
             * Bytes of the main script, which tell its version: 194,146 is v1,
             * 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
             */
            uint32_t main_script_size() const { return m_main_script_size; }

            /**
             * Bytes of the largest mission; 68,439 in v1 and v2.
             */
            uint32_t largest_mission_size() const { return m_largest_mission_size; }

            /**
             * Missions of the script; 135 in v1 and v2.
             */
            uint16_t mission_count() const { return m_mission_count; }

            /**
             * Missions that run alone; 0.
             */
            uint16_t exclusive_mission_count() const { return m_exclusive_mission_count; }

            /**
             * Variables of the mission with most of them; 964 in v1 and v2.
             */
            uint32_t largest_mission_locals() const { return m_largest_mission_locals; }

            /**
             * Threads that follow, 96 at most.
             */
            uint32_t num_threads() const { return m_num_threads; }

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
             * Models that follow.
             */
            uint16_t num_resources() const { return m_num_resources; }

            /**
             * Models that threads have loaded.
             */
            std::vector<std::unique_ptr<script_resource_t>>* resources() const { return m_resources.get(); }

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A place at which police appears when the player comes into a rectangle,
         * wanted and in the way that the type asks for. Types of cars for a player
         * in a vehicle want him to move towards the place where they appear. Nothing
         * appears where something stands already.
         */

        class set_piece_t : public kaitai::kstruct {

        public:

            set_piece_t(kaitai::kstream* p__io, gta_sa_save_android_t::set_pieces_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::set_pieces_block_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::set_pieces_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 17. Places at which police lies in wait (opcode 04F8).
         */

        class set_pieces_block_t : public kaitai::kstruct {

        public:

            set_pieces_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~set_pieces_block_t();

        private:
            uint32_t m_used_count;
            std::unique_ptr<std::vector<std::unique_ptr<set_piece_t>>> m_pieces;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Places in use, 209; all 210 are stored.
             */
            uint32_t used_count() const { return m_used_count; }

            /**
             * Places.
             */
            std::vector<std::unique_ptr<set_piece_t>>* pieces() const { return m_pieces.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Block 22.
         */

        class shopping_block_t : public kaitai::kstruct {

        public:

            shopping_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~shopping_block_t();

        private:
            uint32_t m_num_modifiers;
            std::unique_ptr<std::vector<std::unique_ptr<changed_price_t>>> m_modifiers;
            uint32_t m_num_items;
            std::unique_ptr<std::vector<uint8_t>> m_items;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Prices that follow; 0 to 4.
             */
            uint32_t num_modifiers() const { return m_num_modifiers; }

            /**
             * Changed prices.
             */
            std::vector<std::unique_ptr<changed_price_t>>* modifiers() const { return m_modifiers.get(); }

            /**
             * Goods that follow; 544.
             */
            uint32_t num_items() const { return m_num_items; }

            /**
             * Whether it was bought, in the order of the prices in shopping.dat.
             */
            std::vector<uint8_t>* items() const { return m_items.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Block 0, 312 bytes on the PC and 428 on Android.
         */

        class simple_variables_block_t : public kaitai::kstruct {

        public:

            simple_variables_block_t(bool p_is_mobile, kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * Name of a model that scripts choose.
         */

        class special_model_t : public kaitai::kstruct {

        public:

            special_model_t(kaitai::kstream* p__io, gta_sa_save_android_t::script_resource_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~special_model_t();

        private:
            uint32_t m_len_model_name;
            std::string m_model_name;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::script_resource_t* m__parent;

        public:

            /**
             * Bytes of the name.
             */
            uint32_t len_model_name() const { return m_len_model_name; }

            /**
             * Name with a zero behind it, such as `ryder2`.
             */
            std::string model_name() const { return m_model_name; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::script_resource_t* _parent() const { return m__parent; }
        };

        /**
         * A place on the ground.
         */

        class spot_t : public kaitai::kstruct {

        public:

            spot_t(kaitai::kstream* p__io, gta_sa_save_android_t::set_piece_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~spot_t();

        private:
            int16_t m_x;
            int16_t m_y;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::set_piece_t* m__parent;

        public:

            /**
             * Towards the east.
             */
            int16_t x() const { return m_x; }

            /**
             * Towards the north.
             */
            int16_t y() const { return m_y; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::set_piece_t* _parent() const { return m__parent; }
        };

        /**
         * What a station has played.
         */

        class station_history_t : public kaitai::kstruct {

        public:

            station_history_t(kaitai::kstream* p__io, gta_sa_save_android_t::radio_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::radio_block_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::radio_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
         * others do not exist.
         */

        class statistics_block_t : public kaitai::kstruct {

        public:

            statistics_block_t(bool p_is_definitive, kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            bool f_num_int_stats;
            uint8_t m_num_int_stats;

        public:

            /**
             * Whole numbers; the last one of the Definitive Edition is statistic
             * 343.
             */
            uint8_t num_int_stats();

        private:
            std::unique_ptr<std::vector<float>> m_float_stats;
            std::unique_ptr<std::vector<int32_t>> m_int_stats;
            std::unique_ptr<std::vector<int32_t>> m_peds_killed;
            std::string m_last_mission_passed;
            std::unique_ptr<std::vector<int32_t>> m_radio_listen_time;
            std::unique_ptr<std::vector<int32_t>> m_mission_attempts;
            std::unique_ptr<std::vector<uint8_t>> m_stat_message_shown;
            uint32_t m_statistics_end;
            bool n_statistics_end;

        public:
            bool _is_null_statistics_end() { statistics_end(); return n_statistics_end; };

        private:
            bool m_is_definitive;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Statistics 0 to 81.
             */
            std::vector<float>* float_stats() const { return m_float_stats.get(); }

            /**
             * Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
             * by the names that scripts give them.
             */
            std::vector<int32_t>* int_stats() const { return m_int_stats.get(); }

            /**
             * People killed, by kind.
             */
            std::vector<int32_t>* peds_killed() const { return m_peds_killed.get(); }

            /**
             * Key of the last mission's text, filled with zeros.
             */
            std::string last_mission_passed() const { return m_last_mission_passed; }

            /**
             * Time with each station.
             */
            std::vector<int32_t>* radio_listen_time() const { return m_radio_listen_time.get(); }

            /**
             * 0 in all measured files.
             */
            std::vector<int32_t>* mission_attempts() const { return m_mission_attempts.get(); }

            /**
             * Whether the message of a line of statdisp.dat was shown.
             */
            std::vector<uint8_t>* stat_message_shown() const { return m_stat_message_shown.get(); }

            /**
             * Unknown.
             */
            uint32_t statistics_end() const { return m_statistics_end; }

            /**
             * Whether the Definitive Edition wrote the save, which has one more statistic.
             */
            bool is_definitive() const { return m_is_definitive; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A car that is kept; the place is free where the model is 0, and holds old
         * bytes then.
         */

        class stored_car_t : public kaitai::kstruct {

        public:

            stored_car_t(kaitai::kstream* p__io, gta_sa_save_android_t::garages_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            bool f_radio_name;
            station_t m_radio_name;

        public:

            /**
             * Meaning of `radio`.
             */
            station_t radio_name();

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::garages_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::garages_block_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::stored_car_t& obj);
        };

        /**
         * Block 18.
         */

        class streaming_block_t : public kaitai::kstruct {

        public:

            streaming_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~streaming_block_t();

        private:
            std::unique_ptr<std::vector<uint8_t>> m_slots;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * What was loaded of models (from 0), textures (20,000), collisions
             * (25,000), parts of the map (25,255), paths (25,511), animations
             * (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
             * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
             * scene, 1 and 128 unknown.
             */
            std::vector<uint8_t>* slots() const { return m_slots.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A unique jump.
         */

        class stunt_jump_t : public kaitai::kstruct {

        public:

            stunt_jump_t(kaitai::kstream* p__io, gta_sa_save_android_t::stunt_jumps_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~stunt_jump_t();

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::stunt_jumps_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::stunt_jumps_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 24.
         */

        class stunt_jumps_block_t : public kaitai::kstruct {

        public:

            stunt_jumps_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~stunt_jumps_block_t();

        private:
            uint32_t m_num_jumps;
            std::unique_ptr<std::vector<std::unique_ptr<stunt_jump_t>>> m_jumps;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Jumps that follow; 70.
             */
            uint32_t num_jumps() const { return m_num_jumps; }

            /**
             * Jumps, in an order that turns by some places whenever a save is
             * loaded.
             */
            std::vector<std::unique_ptr<stunt_jump_t>>* jumps() const { return m_jumps.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
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

            switched_area_t(kaitai::kstream* p__io, gta_sa_save_android_t::paths_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~switched_area_t();

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::paths_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::paths_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 20.
         */

        class tags_block_t : public kaitai::kstruct {

        public:

            tags_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~tags_block_t();

        private:
            uint32_t m_num_tags;
            std::unique_ptr<std::vector<uint8_t>> m_tags;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Gang tags that follow; as many as the game has, because it does not
             * read this number.
             */
            uint32_t num_tags() const { return m_num_tags; }

            /**
             * Paint on each, 0 to 255; above 228 it is sprayed over.
             */
            std::vector<uint8_t>* tags() const { return m_tags.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A marker in the world; what is not in use holds old places.
         */

        class user_marker_t : public kaitai::kstruct {

        public:

            user_marker_t(kaitai::kstream* p__io, gta_sa_save_android_t::user_markers_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~user_marker_t();

        private:
            uint8_t m_in_use;
            std::string m_gap_001;
            std::unique_ptr<vec3_t> m_position;
            uint32_t m_red;
            uint32_t m_green;
            uint32_t m_blue;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::user_markers_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::user_markers_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 27 (opcode 0A40).
         */

        class user_markers_block_t : public kaitai::kstruct {

        public:

            user_markers_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~user_markers_block_t();

        private:
            std::unique_ptr<std::vector<std::unique_ptr<user_marker_t>>> m_markers;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Markers.
             */
            std::vector<std::unique_ptr<user_marker_t>>* markers() const { return m_markers.get(); }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

        /**
         * A direction on the ground.
         */

        class vec2_t : public kaitai::kstruct {

        public:

            vec2_t(kaitai::kstream* p__io, gta_sa_save_android_t::garage_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vec2_t();

        private:
            float m_x;
            float m_y;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::garage_t* m__parent;

        public:

            /**
             * Towards the east.
             */
            float x() const { return m_x; }

            /**
             * Towards the north.
             */
            float y() const { return m_y; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::garage_t* _parent() const { return m__parent; }
        };

        /**
         * A point or direction in the world.
         */

        class vec3_t : public kaitai::kstruct {

        public:

            vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vec3_t();

        private:
            float m_x;
            float m_y;
            float m_z;
            gta_sa_save_android_t* m__root;
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
            gta_sa_save_android_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * A weapon; all zero in an empty slot.
         */

        class weapon_t : public kaitai::kstruct {

        public:

            weapon_t(kaitai::kstream* p__io, gta_sa_save_android_t::mobile_player_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::mobile_player_t* m__parent;

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::mobile_player_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t::weapon_t& obj);
        };

        /**
         * A box with a name.
         */

        class zone_t : public kaitai::kstruct {

        public:

            zone_t(kaitai::kstream* p__io, gta_sa_save_android_t::zones_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::zones_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::zones_block_t* _parent() const { return m__parent; }
        };

        /**
         * Who lives in a zone.
         */

        class zone_info_t : public kaitai::kstruct {

        public:

            zone_info_t(kaitai::kstream* p__io, gta_sa_save_android_t::zones_block_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~zone_info_t();

        private:
            std::unique_ptr<std::vector<uint8_t>> m_gang_density;
            uint8_t m_dealer_density;
            std::unique_ptr<std::vector<uint8_t>> m_colour;
            std::unique_ptr<population_bits_t> m_population;
            std::unique_ptr<race_bits_t> m_races;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t::zones_block_t* m__parent;

        public:

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
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t::zones_block_t* _parent() const { return m__parent; }
        };

        /**
         * Block 10. Zones have a box and a name; what lives in them stands in infos,
         * which several may share.
         */

        class zones_block_t : public kaitai::kstruct {

        public:

            zones_block_t(kaitai::kstream* p__io, gta_sa_save_android_t* p__parent = nullptr, gta_sa_save_android_t* p__root = nullptr);

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
            uint32_t m_current_level;
            uint16_t m_num_nav_zones;
            uint16_t m_num_zone_infos;
            uint16_t m_num_map_zones;
            std::unique_ptr<std::vector<std::unique_ptr<zone_t>>> m_nav_zones;
            std::unique_ptr<std::vector<std::unique_ptr<zone_info_t>>> m_zone_infos;
            std::unique_ptr<std::vector<std::unique_ptr<zone_t>>> m_map_zones;
            std::unique_ptr<std::vector<uint8_t>> m_visited;
            uint32_t m_revealed_count;
            gta_sa_save_android_t* m__root;
            gta_sa_save_android_t* m__parent;

        public:

            /**
             * Town in which the player is, 0 to 3; not that of block 0.
             */
            uint32_t current_level() const { return m_current_level; }

            /**
             * Zones with a name, 379.
             */
            uint16_t num_nav_zones() const { return m_num_nav_zones; }

            /**
             * Infos, 378.
             */
            uint16_t num_zone_infos() const { return m_num_zone_infos; }

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
             * Whether a part of the map is revealed, 0 or 1: ten columns from west
             * to east, ten parts from north to south in each.
             */
            std::vector<uint8_t>* visited() const { return m_visited.get(); }

            /**
             * Parts that are revealed.
             */
            uint32_t revealed_count() const { return m_revealed_count; }
            gta_sa_save_android_t* _root() const { return m__root; }
            gta_sa_save_android_t* _parent() const { return m__parent; }
        };

    private:
        bool f_is_mission_save;
        bool m_is_mission_save;

    public:

        /**
         * Whether the game was saved during a mission.
         */
        bool is_mission_save();

    private:
        bool f_is_object_variant_b;
        bool m_is_object_variant_b;

    public:

        /**
         * Which of two forms the objects of `pools` have; they differ in where the
         * last bytes stand, and all objects of a file have the same.
         */
        bool is_object_variant_b();

    private:
        bool f_len_mission_state;
        uint32_t m_len_mission_state;

    public:

        /**
         * Bytes of the first part of a mission's state.
         */
        uint32_t len_mission_state();

    private:
        bool f_len_mission_tail;
        uint32_t m_len_mission_tail;

    public:

        /**
         * Bytes of the second part of a mission's state.
         */
        uint32_t len_mission_tail();

    private:
        bool f_len_trailing;
        int64_t m_len_trailing;

    public:

        /**
         * Bytes behind the checksum.
         */
        int64_t len_trailing();

    private:
        std::string m_tag_00;
        std::unique_ptr<simple_variables_block_t> m_simple_variables;
        std::string m_tag_01;
        std::unique_ptr<scripts_block_t> m_scripts;
        std::string m_tag_02;
        std::unique_ptr<mobile_pools_block_t> m_pools;
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
        std::string m_tag_28;
        std::unique_ptr<post_effects_block_t> m_post_effects;
        std::unique_ptr<std::vector<std::unique_ptr<brief_t>>> m_briefs;
        std::string m_padding;
        uint32_t m_checksum;
        std::string m_trailing;
        gta_sa_save_android_t* m__root;
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
         * The player, vehicles, and objects that scripts made.
         */
        mobile_pools_block_t* pools() const { return m_pools.get(); }

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
         * Block 7, without content.
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
         * Block 13, without content.
         */
        empty_block_t* ped_generators() const { return m_ped_generators.get(); }

        /**
         * Block 14, without content.
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
         * Begins block 28.
         */
        std::string tag_28() const { return m_tag_28; }

        /**
         * Effects of the picture.
         */
        post_effects_block_t* post_effects() const { return m_post_effects.get(); }

        /**
         * Texts of the briefing, the newest first.
         */
        std::vector<std::unique_ptr<brief_t>>* briefs() const { return m_briefs.get(); }

        /**
         * Repeats what the game's work buffer of 65,000 bytes held: each byte that
         * which stands 65,000 before it.
         */
        std::string padding() const { return m_padding; }

        /**
         * Sum of all bytes before it.
         */
        uint32_t checksum() const { return m_checksum; }

        /**
         * Bytes that the game did not write; empty but for one file with two bytes
         * from a copy as text.
         */
        std::string trailing() const { return m_trailing; }
        gta_sa_save_android_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const gta_sa_save_android_t& obj);
    };
}
