# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

use strict;
use warnings;
use IO::KaitaiStruct 0.011_000;

########################################################################
package GtaSaSaveAndroid;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

our $BLIP_COLOUR_BLIP_RED = 0;
our $BLIP_COLOUR_BLIP_GREEN = 1;
our $BLIP_COLOUR_BLIP_BLUE = 2;
our $BLIP_COLOUR_BLIP_WHITE = 3;
our $BLIP_COLOUR_BLIP_YELLOW = 4;
our $BLIP_COLOUR_BLIP_RED_2 = 5;
our $BLIP_COLOUR_BLIP_BLUE_2 = 6;
our $BLIP_COLOUR_BLIP_THREAT = 7;
our $BLIP_COLOUR_BLIP_DESTINATION = 8;

our $BLIP_DISPLAY_SHOW_NOTHING = 0;
our $BLIP_DISPLAY_SHOW_MARKER = 1;
our $BLIP_DISPLAY_SHOW_ICON = 2;
our $BLIP_DISPLAY_SHOW_BOTH = 3;

our $BLIP_TARGET_BLIP_OF_NOTHING = 0;
our $BLIP_TARGET_BLIP_OF_CAR = 1;
our $BLIP_TARGET_BLIP_OF_PED = 2;
our $BLIP_TARGET_BLIP_OF_OBJECT = 3;
our $BLIP_TARGET_BLIP_OF_PLACE = 4;
our $BLIP_TARGET_BLIP_OF_CONTACT = 5;
our $BLIP_TARGET_BLIP_OF_SPOTLIGHT = 6;
our $BLIP_TARGET_BLIP_OF_PICKUP = 7;
our $BLIP_TARGET_BLIP_OF_AIRSTRIP = 8;

our $BRAIN_KIND_FREE_BRAIN = -1;
our $BRAIN_KIND_PED_BRAIN = 0;
our $BRAIN_KIND_OBJECT_BRAIN = 1;
our $BRAIN_KIND_PED_GENERATOR_BRAIN = 2;
our $BRAIN_KIND_CODE_PED_BRAIN = 3;
our $BRAIN_KIND_CODE_OBJECT_BRAIN = 4;
our $BRAIN_KIND_ATTRACTOR_BRAIN = 5;

our $CAR_BOMB_NO_BOMB = 0;
our $CAR_BOMB_BOMB_WITH_TIMER = 1;
our $CAR_BOMB_BOMB_AT_IGNITION = 2;
our $CAR_BOMB_BOMB_REMOTE = 3;
our $CAR_BOMB_BOMB_WITH_TIMER_TICKING = 4;
our $CAR_BOMB_BOMB_AT_IGNITION_ARMED = 5;

our $CAR_SUPPLY_NO_CARS = 0;
our $CAR_SUPPLY_CARS_WITHOUT_END = 65535;

our $COLLISION_RESPONSE_RESPONSE_NONE = 0;
our $COLLISION_RESPONSE_RESPONSE_LAMP_POST = 1;
our $COLLISION_RESPONSE_RESPONSE_SMALL_BOX = 2;
our $COLLISION_RESPONSE_RESPONSE_BIG_BOX = 3;
our $COLLISION_RESPONSE_RESPONSE_FENCE_PART = 4;
our $COLLISION_RESPONSE_RESPONSE_GRENADE = 5;
our $COLLISION_RESPONSE_RESPONSE_SWING_DOOR = 6;
our $COLLISION_RESPONSE_RESPONSE_LOCK_DOOR = 7;
our $COLLISION_RESPONSE_RESPONSE_HANGING = 8;
our $COLLISION_RESPONSE_RESPONSE_POOL_BALL = 9;

our $DAMAGE_EFFECT_DAMAGE_NONE = 0;
our $DAMAGE_EFFECT_DAMAGE_CHANGES_MODEL = 1;
our $DAMAGE_EFFECT_DAMAGE_SMASHES = 20;
our $DAMAGE_EFFECT_DAMAGE_CHANGES_THEN_SMASHES = 21;
our $DAMAGE_EFFECT_DAMAGE_BREAKS = 200;
our $DAMAGE_EFFECT_DAMAGE_BREAKS_FOR_GOOD = 202;

our $DOOR_DOOR_CLOSED = 0;
our $DOOR_DOOR_OPEN = 1;
our $DOOR_DOOR_CLOSING = 2;
our $DOOR_DOOR_OPENING = 3;
our $DOOR_DOOR_WAITING_FOR_PLAYER_TO_LEAVE = 4;
our $DOOR_DOOR_CLOSED_AFTER_DROP_OFF = 5;

our $FLOAT_STAT_PROGRESS_MADE = 0;
our $FLOAT_STAT_TOTAL_PROGRESS = 1;
our $FLOAT_STAT_FURTHEST_HOOP = 2;
our $FLOAT_STAT_DISTANCE_ON_FOOT = 3;
our $FLOAT_STAT_DISTANCE_BY_CAR = 4;
our $FLOAT_STAT_DISTANCE_BY_MOTORBIKE = 5;
our $FLOAT_STAT_DISTANCE_BY_BOAT = 6;
our $FLOAT_STAT_DISTANCE_BY_GOLF_CART = 7;
our $FLOAT_STAT_DISTANCE_BY_HELICOPTER = 8;
our $FLOAT_STAT_DISTANCE_BY_PLANE = 9;
our $FLOAT_STAT_LONGEST_WHEELIE_DISTANCE = 10;
our $FLOAT_STAT_LONGEST_STOPPIE_DISTANCE = 11;
our $FLOAT_STAT_LONGEST_2_WHEELS_DISTANCE = 12;
our $FLOAT_STAT_WEAPON_SPEND = 13;
our $FLOAT_STAT_FASHION_SPEND = 14;
our $FLOAT_STAT_PROPERTY_SPEND = 15;
our $FLOAT_STAT_AUTO_REPAIR_AND_PAINTING_SPEND = 16;
our $FLOAT_STAT_LONGEST_WHEELIE_TIME = 17;
our $FLOAT_STAT_LONGEST_STOPPIE_TIME = 18;
our $FLOAT_STAT_LONGEST_2_WHEELS_TIME = 19;
our $FLOAT_STAT_FOOD_SPEND = 20;
our $FLOAT_STAT_FAT = 21;
our $FLOAT_STAT_STAMINA = 22;
our $FLOAT_STAT_MUSCLE = 23;
our $FLOAT_STAT_MAX_HEALTH = 24;
our $FLOAT_STAT_SEX_APPEAL = 25;
our $FLOAT_STAT_DISTANCE_BY_SWIMMING = 26;
our $FLOAT_STAT_DISTANCE_BY_BICYCLE = 27;
our $FLOAT_STAT_DISTANCE_ON_TREADMILL = 28;
our $FLOAT_STAT_DISTANCE_ON_EXERCISE_BIKE = 29;
our $FLOAT_STAT_TATTOO_SPEND = 30;
our $FLOAT_STAT_HAIRDRESSING_SPEND = 31;
our $FLOAT_STAT_GIRLFRIEND_SPEND = 32;
our $FLOAT_STAT_PROSTITUTE_SPEND = 33;
our $FLOAT_STAT_FURNITURE_SPEND = 34;
our $FLOAT_STAT_MONEY_SPENT_GAMBLING = 35;
our $FLOAT_STAT_MONEY_MADE_FROM_PIMPING = 36;
our $FLOAT_STAT_MONEY_WON_GAMBLING = 37;
our $FLOAT_STAT_BIGGEST_GAMBLING_WIN = 38;
our $FLOAT_STAT_BIGGEST_GAMBLING_LOSS = 39;
our $FLOAT_STAT_LARGEST_BURGLARY_SWAG = 40;
our $FLOAT_STAT_MONEY_MADE_FROM_BURGLARY = 41;
our $FLOAT_STAT_MONEY_SPENT_BUILDING_PROPERTY = 42;
our $FLOAT_STAT_UNUSED = 43;
our $FLOAT_STAT_LONGEST_TREADMILL_TIME = 44;
our $FLOAT_STAT_LONGEST_EXERCISE_BIKE_TIME = 45;
our $FLOAT_STAT_MAX_BENCH_PRESS = 46;
our $FLOAT_STAT_MAX_DUMBBELLS = 47;
our $FLOAT_STAT_BESTTIME_8_TRACK = 48;
our $FLOAT_STAT_BMX_BEST_TIME = 49;
our $FLOAT_STAT_LIGHTEST_WEIGHT = 50;
our $FLOAT_STAT_LONGEST_5_STAR_CHASE = 51;
our $FLOAT_STAT_LAST_5_STAR_CHASE = 52;
our $FLOAT_STAT_WAGE_BILL = 53;
our $FLOAT_STAT_STRIP_CLUB_SPEND = 54;
our $FLOAT_STAT_CAR_MODIFICATION_SPEND = 55;
our $FLOAT_STAT_TIME_SPENT_SHOPPING = 56;
our $FLOAT_STAT_TIME_SPENT_GAMBLING = 57;
our $FLOAT_STAT_TIME_SPENT_ON_LONGEST_MISSION = 58;
our $FLOAT_STAT_TIME_SPENT_ON_QUICKEST_MISSION = 59;
our $FLOAT_STAT_AVERAGE_MISSION_TIME = 60;
our $FLOAT_STAT_DRUGS_SPEND = 61;
our $FLOAT_STAT_TOTAL_SHOPPING_SPEND = 62;
our $FLOAT_STAT_TIME_SPENT_UNDERWATER = 63;
our $FLOAT_STAT_TOTAL_RESPECT = 64;
our $FLOAT_STAT_GIRLFRIEND_RESPECT = 65;
our $FLOAT_STAT_CLOTHES_RESPECT = 66;
our $FLOAT_STAT_FITNESS_RESPECT = 67;
our $FLOAT_STAT_RESPECT = 68;
our $FLOAT_STAT_PISTOL_SKILL = 69;
our $FLOAT_STAT_SILENCED_PISTOL_SKILL = 70;
our $FLOAT_STAT_DESERT_EAGLE_SKILL = 71;
our $FLOAT_STAT_SHOTGUN_SKILL = 72;
our $FLOAT_STAT_SAWN_OFF_SHOTGUN_SKILL = 73;
our $FLOAT_STAT_COMBAT_SHOTGUN_SKILL = 74;
our $FLOAT_STAT_MACHINE_PISTOL_SKILL = 75;
our $FLOAT_STAT_SMG_SKILL = 76;
our $FLOAT_STAT_AK_47_SKILL = 77;
our $FLOAT_STAT_M4_SKILL = 78;
our $FLOAT_STAT_RIFLE_SKILL = 79;
our $FLOAT_STAT_APPEARANCE = 80;
our $FLOAT_STAT_GAMBLING = 81;

our $GANG_ID_GANG_BALLAS = 0;
our $GANG_ID_GANG_GROVE_STREET_FAMILIES = 1;
our $GANG_ID_GANG_VAGOS = 2;
our $GANG_ID_GANG_RIFA = 3;
our $GANG_ID_GANG_DA_NANG = 4;
our $GANG_ID_GANG_MAFIA = 5;
our $GANG_ID_GANG_TRIADS = 6;
our $GANG_ID_GANG_AZTECAS = 7;
our $GANG_ID_GANG_UNUSED_8 = 8;
our $GANG_ID_GANG_UNUSED_9 = 9;

our $GARAGE_KIND_GARAGE_ONLY_TARGET_VEHICLE = 1;
our $GARAGE_KIND_GARAGE_BOMB_SHOP_TIMED = 2;
our $GARAGE_KIND_GARAGE_BOMB_SHOP_ENGINE = 3;
our $GARAGE_KIND_GARAGE_BOMB_SHOP_REMOTE = 4;
our $GARAGE_KIND_GARAGE_PAY_N_SPRAY = 5;
our $GARAGE_KIND_GARAGE_CLOSES_WHEN_TOUCHED = 11;
our $GARAGE_KIND_GARAGE_TARGET_VEHICLE_FREEZE_PLAYER = 14;
our $GARAGE_KIND_GARAGE_SCRIPT_OPENS_ONLY = 15;
our $GARAGE_KIND_GARAGE_GANTON = 16;
our $GARAGE_KIND_GARAGE_SANTA_MARIA = 17;
our $GARAGE_KIND_GARAGE_ROCKSHORE_WEST = 18;
our $GARAGE_KIND_GARAGE_SCRIPT_CONTROLLED = 19;
our $GARAGE_KIND_GARAGE_STAYS_OPEN_WITH_CAR_INSIDE = 20;
our $GARAGE_KIND_GARAGE_CLOSES_ONCE_AND_FOR_ALL = 21;
our $GARAGE_KIND_GARAGE_SCRIPT_OPENS_AND_FREEZES = 23;
our $GARAGE_KIND_GARAGE_FORT_CARSON = 24;
our $GARAGE_KIND_GARAGE_VERDANT_MEADOWS = 25;
our $GARAGE_KIND_GARAGE_DILLIMORE = 26;
our $GARAGE_KIND_GARAGE_PRICKLE_PINE = 27;
our $GARAGE_KIND_GARAGE_WHITEWOOD = 28;
our $GARAGE_KIND_GARAGE_PALOMINO_CREEK = 29;
our $GARAGE_KIND_GARAGE_REDSANDS_WEST = 30;
our $GARAGE_KIND_GARAGE_EL_CORONA = 31;
our $GARAGE_KIND_GARAGE_MULHOLLAND = 32;
our $GARAGE_KIND_GARAGE_IMPOUND_LS = 33;
our $GARAGE_KIND_GARAGE_IMPOUND_SF = 34;
our $GARAGE_KIND_GARAGE_IMPOUND_LV = 35;
our $GARAGE_KIND_GARAGE_LOCO_LOW_CO = 36;
our $GARAGE_KIND_GARAGE_WHEEL_ARCH_ANGELS = 37;
our $GARAGE_KIND_GARAGE_TRANSFENDER = 38;
our $GARAGE_KIND_GARAGE_CALTON_HEIGHTS = 39;
our $GARAGE_KIND_GARAGE_PARADISO = 40;
our $GARAGE_KIND_GARAGE_DOHERTY = 41;
our $GARAGE_KIND_GARAGE_HASHBURY = 42;
our $GARAGE_KIND_GARAGE_BURGLARY = 43;
our $GARAGE_KIND_GARAGE_AT400_HANGAR = 44;
our $GARAGE_KIND_GARAGE_ABANDONED_AIRPORT_HANGAR = 45;

our $HIDDEN_THING_NOTHING_HIDDEN = 0;
our $HIDDEN_THING_HIDDEN_LEGACY = 1;
our $HIDDEN_THING_HIDDEN_BUILDING = 2;
our $HIDDEN_THING_HIDDEN_OBJECT = 3;
our $HIDDEN_THING_HIDDEN_DUMMY = 4;

our $ICON_ICON_PLAYER_INTEREST = -5;
our $ICON_ICON_THREAT = -4;
our $ICON_ICON_FRIEND = -3;
our $ICON_ICON_OBJECT = -2;
our $ICON_ICON_DESTINATION = -1;
our $ICON_ICON_NONE = 0;
our $ICON_ICON_WHITE = 1;
our $ICON_ICON_CENTRE = 2;
our $ICON_ICON_MAP_HERE = 3;
our $ICON_ICON_NORTH = 4;
our $ICON_ICON_AIRYARD = 5;
our $ICON_ICON_AMMU = 6;
our $ICON_ICON_BARBER = 7;
our $ICON_ICON_BIG_SMOKE = 8;
our $ICON_ICON_BOATYARD = 9;
our $ICON_ICON_BURGERSHOT = 10;
our $ICON_ICON_QUARRY = 11;
our $ICON_ICON_CATALINA = 12;
our $ICON_ICON_CESAR = 13;
our $ICON_ICON_CHICKEN = 14;
our $ICON_ICON_CJ = 15;
our $ICON_ICON_CRASH = 16;
our $ICON_ICON_DINER = 17;
our $ICON_ICON_EMMET = 18;
our $ICON_ICON_ENEMY_ATTACK = 19;
our $ICON_ICON_FIRE = 20;
our $ICON_ICON_GIRLFRIEND = 21;
our $ICON_ICON_HOSPITAL = 22;
our $ICON_ICON_SYNDICATE = 23;
our $ICON_ICON_MADD_DOGG = 24;
our $ICON_ICON_CALIGULAS = 25;
our $ICON_ICON_MC_STRAP = 26;
our $ICON_ICON_MOD_GARAGE = 27;
our $ICON_ICON_OG_LOC = 28;
our $ICON_ICON_PIZZA = 29;
our $ICON_ICON_POLICE = 30;
our $ICON_ICON_PROPERTY_GREEN = 31;
our $ICON_ICON_PROPERTY_RED = 32;
our $ICON_ICON_RACE = 33;
our $ICON_ICON_RYDER = 34;
our $ICON_ICON_SAVE = 35;
our $ICON_ICON_SCHOOL = 36;
our $ICON_ICON_QUESTION = 37;
our $ICON_ICON_SWEET = 38;
our $ICON_ICON_TATTOO = 39;
our $ICON_ICON_TRUTH = 40;
our $ICON_ICON_WAYPOINT = 41;
our $ICON_ICON_TORENO_RANCH = 42;
our $ICON_ICON_TRIADS = 43;
our $ICON_ICON_FOUR_DRAGONS = 44;
our $ICON_ICON_CLOTHES = 45;
our $ICON_ICON_WOOZIE = 46;
our $ICON_ICON_ZERO = 47;
our $ICON_ICON_DISCO = 48;
our $ICON_ICON_DRINK = 49;
our $ICON_ICON_FOOD = 50;
our $ICON_ICON_TRUCK = 51;
our $ICON_ICON_CASH = 52;
our $ICON_ICON_FLAG = 53;
our $ICON_ICON_GYM = 54;
our $ICON_ICON_IMPOUND = 55;
our $ICON_ICON_LIGHT = 56;
our $ICON_ICON_RUNWAY = 57;
our $ICON_ICON_GANG_B = 58;
our $ICON_ICON_GANG_P = 59;
our $ICON_ICON_GANG_Y = 60;
our $ICON_ICON_GANG_N = 61;
our $ICON_ICON_GANG_G = 62;
our $ICON_ICON_SPRAY = 63;
our $ICON_ICON_TORENO = 64;

our $INT_STAT_PEOPLE_WASTED_BY_OTHERS = 120;
our $INT_STAT_PEOPLE_YOUVE_WASTED = 121;
our $INT_STAT_ROAD_VEHICLES_DESTROYED = 122;
our $INT_STAT_BOATS_DESTROYED = 123;
our $INT_STAT_PLANES_HELICOPTERS_DESTROYED = 124;
our $INT_STAT_COST_OF_PROPERTY_DAMAGED = 125;
our $INT_STAT_BULLETS_FIRED = 126;
our $INT_STAT_KGS_OF_EXPLOSIVES_USED = 127;
our $INT_STAT_BULLETS_THAT_HIT = 128;
our $INT_STAT_TIRES_POPPED_WITH_GUNFIRE = 129;
our $INT_STAT_NUM_HEADSHOTS = 130;
our $INT_STAT_TOTAL_NUM_WANTED_STARS_ATTAINED = 131;
our $INT_STAT_TOTAL_NUM_WANTED_STARS_EVADED = 132;
our $INT_STAT_TIMES_BUSTED = 133;
our $INT_STAT_DAYS_PASSED_IN_GAME = 134;
our $INT_STAT_NUM_HOSPITAL_VISITS = 135;
our $INT_STAT_SAFEHOUSE_VISITS = 136;
our $INT_STAT_TIMES_CHEATED = 137;
our $INT_STAT_VEHICLE_RESPRAYS = 138;
our $INT_STAT_INSANE_JUMP_DISTANCE = 139;
our $INT_STAT_INSANE_JUMP_HEIGHT = 140;
our $INT_STAT_INSANE_JUMP_FLIPS = 141;
our $INT_STAT_INSANE_JUMP_ROTATION = 142;
our $INT_STAT_BEST_INSANE_STUNT_AWARDED = 143;
our $INT_STAT_UNIQUE_JUMPS_FOUND = 144;
our $INT_STAT_UNIQUE_JUMPS_DONE = 145;
our $INT_STAT_MISSION_ATTEMPTS = 146;
our $INT_STAT_MISSIONS_PASSED = 147;
our $INT_STAT_TOTAL_NUM_MISSIONS_IN_GAME = 148;
our $INT_STAT_CASH_MADE_IN_A_TAXI = 149;
our $INT_STAT_PASSENGERS_DROPPED_OFF = 150;
our $INT_STAT_PEOPLE_SAVED_IN_AN_AMBULANCE = 151;
our $INT_STAT_CRIMINALS_KILLED_ON_VIGILANTE_MISSION = 152;
our $INT_STAT_TOTAL_FIRES_EXTINGUISHED = 153;
our $INT_STAT_PACKAGES_DELIVERED = 154;
our $INT_STAT_ASSASSINATIONS = 155;
our $INT_STAT_LAST_DANCE_SCORE = 156;
our $INT_STAT_MAX_VIGILANTE_MISSION_LEVEL = 157;
our $INT_STAT_MAX_PARAMEDIC_MISSION_LEVEL = 158;
our $INT_STAT_MAX_FIREFIGHTER_MISSION_LEVEL = 159;
our $INT_STAT_DRIVING_SKILL = 160;
our $INT_STAT_NUM_TRUCK_MISSIONS_PASSED = 161;
our $INT_STAT_MONEY_MADE_IN_TRUCK = 162;
our $INT_STAT_RECRUITED_GANG_MEMBERS_KILLED = 163;
our $INT_STAT_ARMOR = 164;
our $INT_STAT_ENERGY = 165;
our $INT_STAT_PHOTOGRAPHS_TAKEN = 166;
our $INT_STAT_RAMPAGES_ATTEMPTED = 167;
our $INT_STAT_RAMPAGES_PASSED = 168;
our $INT_STAT_FLIGHT_TIME = 169;
our $INT_STAT_TIMES_DROWNED = 170;
our $INT_STAT_NUM_GIRLS_PIMPED = 171;
our $INT_STAT_BESTPOS_8_TRACK = 172;
our $INT_STAT_TIME_ON_JETPACK = 173;
our $INT_STAT_SHOOTING_RANGE_LEVELS_PASSED = 174;
our $INT_STAT_MOST_CARS_PARKED_ON_VALET_PARKING = 175;
our $INT_STAT_KILLS_SINCE_LAST_CHECKPOINT = 176;
our $INT_STAT_TOTAL_LEGITIMATE_KILLS = 177;
our $INT_STAT_NUM_BLOODRING_KILLS = 178;
our $INT_STAT_TOTAL_TIME_IN_BLOODRING = 179;
our $INT_STAT_NO_MORE_HURRICANES_FLAG = 180;
our $INT_STAT_CITY_UNLOCKED = 181;
our $INT_STAT_NUM_POLICE_BRIBES = 182;
our $INT_STAT_NUM_CARS_STOLEN = 183;
our $INT_STAT_CURRENT_NUM_GIRLFRIENDS = 184;
our $INT_STAT_NUM_DISASTROUS_DATES = 185;
our $INT_STAT_NUM_GIRLS_DATED = 186;
our $INT_STAT_NUM_TIMES_SCORED_WITH_A_GIRL = 187;
our $INT_STAT_NUM_SUCCESSFUL_DATES = 188;
our $INT_STAT_NUM_GIRLS_DUMPED = 189;
our $INT_STAT_NUM_PROSTITUTES_VISITED = 190;
our $INT_STAT_NUM_HOUSES_BURGLED = 191;
our $INT_STAT_NUM_SAFES_CRACKED = 192;
our $INT_STAT_BURGLAR_STATUS = 193;
our $INT_STAT_NUM_STOLEN_ITEMS_SOLD = 194;
our $INT_STAT_NUM_EIGHT_BALLS_IN_POOL = 195;
our $INT_STAT_TOTAL_NUM_WINS_PLAYING_POOL = 196;
our $INT_STAT_TOTAL_NUM_LOSSES_PLAYING_POOL = 197;
our $INT_STAT_TIMES_VISITED_THE_GYM = 198;
our $INT_STAT_BODY_TYPE = 199;
our $INT_STAT_NUM_MEALS_EATEN = 200;
our $INT_STAT_MONEY_MADE_IN_QUARRY = 201;
our $INT_STAT_TIME_TAKEN_TO_COMPLETE_QUARRY = 202;
our $INT_STAT_NUM_FURNITURE_PURCHASED = 203;
our $INT_STAT_FAVORITE_CONSOLE_GAME = 204;
our $INT_STAT_MAX_CIVILIAN_PEDS_KILLED_RAMPAGE = 205;
our $INT_STAT_MAX_POLICE_PEDS_KILLED_RAMPAGE = 206;
our $INT_STAT_MAX_CIVILIAN_VEHICLES_DESTROYED_RAMPAGE = 207;
our $INT_STAT_MAX_POLICE_VEHICLES_DESTROYED_RAMPAGE = 208;
our $INT_STAT_MAX_NUM_TANKS_DESTROYED_RAMPAGE = 209;
our $INT_STAT_PIMPING_LEVEL = 210;
our $INT_STAT_KICKSTART_BEST_SCORE = 211;
our $INT_STAT_BEST_LAP_TIME_IN_8_TRACK = 212;
our $INT_STAT_NUM_VEHICLES_EXPORTED = 213;
our $INT_STAT_NUM_VEHICLES_IMPORTED = 214;
our $INT_STAT_MAX_BASKETBALL_SCORE = 215;
our $INT_STAT_FIRES_STARTED = 216;
our $INT_STAT_AMOUNT_OF_DRUGS_SOLD = 217;
our $INT_STAT_AMOUNT_OF_DRUGS_BOUGHT = 218;
our $INT_STAT_BEST_LAP_TIME_IN_DIRT_TRACK = 219;
our $INT_STAT_BESTTIME_DIRT_TRACK = 220;
our $INT_STAT_BESTPOS_DIRT_TRACK = 221;
our $INT_STAT_NRG_500_BEST_TIME = 222;
our $INT_STAT_FLYING_SKILL = 223;
our $INT_STAT_RESPECT_MISSION = 224;
our $INT_STAT_LUNG_CAPACITY = 225;
our $INT_STAT_GAME_GORE_RATING = 226;
our $INT_STAT_GAME_SEX_RATING = 227;
our $INT_STAT_RESPECT_MISSION_TOTAL = 228;
our $INT_STAT_BIKE_SKILL = 229;
our $INT_STAT_CYCLING_SKILL = 230;
our $INT_STAT_SNAPSHOTS_TAKEN = 231;
our $INT_STAT_TOTAL_SNAPSHOTS = 232;
our $INT_STAT_LUCK = 233;
our $INT_STAT_TERRITORIES_TAKEN_OVER = 234;
our $INT_STAT_TERRITORIES_LOST = 235;
our $INT_STAT_TERRITORIES_HELD = 236;
our $INT_STAT_MAX_NUM_TERRITORIES_HELD = 237;
our $INT_STAT_GANG_MEMBERS_RECRUITED = 238;
our $INT_STAT_ENEMY_GANG_MEMBERS_KILLED = 239;
our $INT_STAT_FRIENDLY_GANG_MEMBERS_KILLED = 240;
our $INT_STAT_HORSESHOES_COLLECTED = 241;
our $INT_STAT_TOTAL_HORSESHOES = 242;
our $INT_STAT_OYSTERS_COLLECTED = 243;
our $INT_STAT_TOTAL_OYSTERS = 244;
our $INT_STAT_CALORIES = 245;
our $INT_STAT_N_2P_RAMPAGE_BEST_TIME = 246;
our $INT_STAT_N_2P_CAR_RAMPAGE_BEST_TIME = 247;
our $INT_STAT_N_2P_ON_FOOT_RAMPAGE_BEST_TIME = 248;
our $INT_STAT_N_2P_CHOPPER_RAMPAGE_BEST_TIME = 249;
our $INT_STAT_N_2P_BIKE_RAMPAGE_BEST_TIME = 250;
our $INT_STAT_KEEPIE_UPPY_BEST_TIME = 251;
our $INT_STAT_PROGRESS_WITH_DENISE = 252;
our $INT_STAT_PROGRESS_WITH_MICHELLE = 253;
our $INT_STAT_PROGRESS_WITH_HELENA = 254;
our $INT_STAT_PROGRESS_WITH_BARBARA = 255;
our $INT_STAT_PROGRESS_WITH_KATIE = 256;
our $INT_STAT_PROGRESS_WITH_MILLIE = 257;
our $INT_STAT_BEST_POSITION_LOWRIDER_RACE = 258;
our $INT_STAT_BEST_TIME_LOWRIDER_RACE = 259;
our $INT_STAT_BEST_POSITION_LITTLE_LOOP = 260;
our $INT_STAT_BEST_TIME_LITTLE_LOOP = 261;
our $INT_STAT_BEST_POSITION_BACKROAD_WANDERER = 262;
our $INT_STAT_BEST_TIME_BACKROAD_WANDERER = 263;
our $INT_STAT_BEST_POSITION_CITY_CIRCUIT = 264;
our $INT_STAT_BEST_TIME_CITY_CIRCUIT = 265;
our $INT_STAT_BEST_POSITION_VINEWOOD = 266;
our $INT_STAT_BEST_TIME_VINEWOOD = 267;
our $INT_STAT_BEST_POSITION_FREEWAY = 268;
our $INT_STAT_BEST_TIME_FREEWAY = 269;
our $INT_STAT_BEST_POSITION_INTO_THE_COUNTRY = 270;
our $INT_STAT_BEST_TIME_INTO_THE_COUNTRY = 271;
our $INT_STAT_BEST_POSITION_BADLANDS_A = 272;
our $INT_STAT_BEST_TIME_BADLANDS_A = 273;
our $INT_STAT_BEST_POSITION_BADLANDS_B = 274;
our $INT_STAT_BEST_TIME_BADLANDS_B = 275;
our $INT_STAT_BEST_POSITION_DIRTBIKE_DANGER = 276;
our $INT_STAT_BEST_TIME_DIRTBIKE_DANGER = 277;
our $INT_STAT_BEST_POSITION_BANDITO_COUNTY = 278;
our $INT_STAT_BEST_TIME_BANDITO_COUNTY = 279;
our $INT_STAT_BEST_POSITION_GO_GO_KART = 280;
our $INT_STAT_BEST_TIME_GO_GO_KART = 281;
our $INT_STAT_BEST_POSITION_SAN_FIERRO_FASTLANE = 282;
our $INT_STAT_BEST_TIME_SAN_FIERRO_FASTLANE = 283;
our $INT_STAT_BEST_POSITION_SAN_FIERRO_HILLS = 284;
our $INT_STAT_BEST_TIME_SAN_FIERRO_HILLS = 285;
our $INT_STAT_BEST_POSITION_COUNTRY_ENDURANCE = 286;
our $INT_STAT_BEST_TIME_COUNTRY_ENDURANCE = 287;
our $INT_STAT_BEST_POSITION_SF_TO_LV = 288;
our $INT_STAT_BEST_TIME_SF_TO_LV = 289;
our $INT_STAT_BEST_POSITION_DAM_RIDER = 290;
our $INT_STAT_BEST_TIME_DAM_RIDER = 291;
our $INT_STAT_BEST_POSITION_DESERT_TRICKS = 292;
our $INT_STAT_BEST_TIME_DESERT_TRICKS = 293;
our $INT_STAT_BEST_POSITION_LV_RINGROAD = 294;
our $INT_STAT_BEST_TIME_LV_RINGROAD = 295;
our $INT_STAT_BESTTIME_WORLD_WAR_ACES = 296;
our $INT_STAT_BESTTIME_BARNSTORMING = 297;
our $INT_STAT_BESTTIME_MILITARY_SERVICE = 298;
our $INT_STAT_BESTTIME_CHOPPER_CHECKPOINT = 299;
our $INT_STAT_BESTTIME_WHIRLY_BIRD_WAYPOINT = 300;
our $INT_STAT_BESTTIME_HELI_HELL = 301;
our $INT_STAT_PASSED_SWEET2 = 302;
our $INT_STAT_PASSED_STRAP3 = 303;
our $INT_STAT_PASSED_ZERO1 = 304;
our $INT_STAT_PASSED_SYNDICATE_AND_WOOZIE = 305;
our $INT_STAT_PASSED_CASINO7 = 306;
our $INT_STAT_PASSED_HEIST8 = 307;
our $INT_STAT_PASSED_MANSION2 = 308;
our $INT_STAT_STARTED_RIOT1 = 309;
our $INT_STAT_PASSED_RYDER2 = 310;
our $INT_STAT_PASSED_FARLIE3 = 311;
our $INT_STAT_PASSED_HEIST1 = 312;
our $INT_STAT_PASSED_SYNDICATE2 = 313;
our $INT_STAT_PASSED_LAFIN1 = 314;
our $INT_STAT_PASSED_CAT2 = 315;
our $INT_STAT_PASSED_SYNDICATE1 = 316;
our $INT_STAT_PASSED_CASINO4 = 317;
our $INT_STAT_PASSED_CAT1 = 318;
our $INT_STAT_PASSED_BCRASH1 = 319;
our $INT_STAT_PASSED_DESERT1 = 320;
our $INT_STAT_PASSED_GARAGE1 = 321;
our $INT_STAT_PASSED_BCESAR4 = 322;
our $INT_STAT_PASSED_LAFIN2 = 323;
our $INT_STAT_PASSED_GARAGE2 = 324;
our $INT_STAT_PASSED_DESERT4 = 325;
our $INT_STAT_PASSED_DESERT12 = 326;
our $INT_STAT_PASSED_CASINO3 = 327;
our $INT_STAT_PASSED_CASINO6 = 328;
our $INT_STAT_PASSED_CASINO10 = 329;
our $INT_STAT_PASSED_DESERT3 = 330;
our $INT_STAT_PASSED_DESERT5 = 331;
our $INT_STAT_PASSED_DESERT8 = 332;
our $INT_STAT_PASSED_DESERT10 = 333;
our $INT_STAT_PASSED_MANSION3 = 334;
our $INT_STAT_PASSED_RIOT1 = 335;
our $INT_STAT_PASSED_SCRASH1 = 336;
our $INT_STAT_PASSED_STRAP4 = 337;
our $INT_STAT_PASSED_TRUTH2 = 338;
our $INT_STAT_PASSED_VCRASH2 = 339;
our $INT_STAT_STARTED_BADLANDS = 340;
our $INT_STAT_STARTED_CAT2 = 341;
our $INT_STAT_STARTED_CRASH1 = 342;

our $MAP_PART_BARRIERS1_OF_V1 = 2;
our $MAP_PART_BARRIERS2_OF_V1 = 3;
our $MAP_PART_CRACK_OF_V2 = 42;
our $MAP_PART_TRUTHSFARM_OF_V1 = 46;
our $MAP_PART_CRACK_OF_V1_TRUTHSFARM_OF_V2 = 59;
our $MAP_PART_BARRIERS1_OF_V2 = 60;
our $MAP_PART_BARRIERS2_OF_V2 = 61;
our $MAP_PART_CARTER_OF_V2 = 79;
our $MAP_PART_CARTER_OF_V1 = 124;

our $NEWS_KIND_NEWS_OF_CITY = 1;
our $NEWS_KIND_NEWS_OF_MISSION = 2;
our $NEWS_KIND_NO_NEWS = 3;

our $OBJECT_ORIGIN_OBJECT_UNKNOWN = 0;
our $OBJECT_ORIGIN_OBJECT_OF_GAME = 1;
our $OBJECT_ORIGIN_OBJECT_OF_MISSION = 2;
our $OBJECT_ORIGIN_OBJECT_TEMPORARY = 3;
our $OBJECT_ORIGIN_OBJECT_OF_CUTSCENE = 4;
our $OBJECT_ORIGIN_OBJECT_DECORATION = 5;
our $OBJECT_ORIGIN_OBJECT_OF_MISSION_2 = 6;

our $PED_KIND_PED_PLAYER1 = 0;
our $PED_KIND_PED_PLAYER2 = 1;
our $PED_KIND_PED_PLAYER_NETWORK = 2;
our $PED_KIND_PED_PLAYER_UNUSED = 3;
our $PED_KIND_PED_CIVMALE = 4;
our $PED_KIND_PED_CIVFEMALE = 5;
our $PED_KIND_PED_COP = 6;
our $PED_KIND_PED_GANG1 = 7;
our $PED_KIND_PED_GANG2 = 8;
our $PED_KIND_PED_GANG3 = 9;
our $PED_KIND_PED_GANG4 = 10;
our $PED_KIND_PED_GANG5 = 11;
our $PED_KIND_PED_GANG6 = 12;
our $PED_KIND_PED_GANG7 = 13;
our $PED_KIND_PED_GANG8 = 14;
our $PED_KIND_PED_GANG9 = 15;
our $PED_KIND_PED_GANG10 = 16;
our $PED_KIND_PED_DEALER = 17;
our $PED_KIND_PED_MEDIC = 18;
our $PED_KIND_PED_FIREMAN = 19;
our $PED_KIND_PED_CRIMINAL = 20;
our $PED_KIND_PED_BUM = 21;
our $PED_KIND_PED_PROSTITUTE = 22;
our $PED_KIND_PED_SPECIAL = 23;
our $PED_KIND_PED_MISSION1 = 24;
our $PED_KIND_PED_MISSION2 = 25;
our $PED_KIND_PED_MISSION3 = 26;
our $PED_KIND_PED_MISSION4 = 27;
our $PED_KIND_PED_MISSION5 = 28;
our $PED_KIND_PED_MISSION6 = 29;
our $PED_KIND_PED_MISSION7 = 30;
our $PED_KIND_PED_MISSION8 = 31;

our $PICKUP_KIND_PICKUP_NONE = 0;
our $PICKUP_KIND_PICKUP_IN_SHOP = 1;
our $PICKUP_KIND_PICKUP_ON_STREET = 2;
our $PICKUP_KIND_PICKUP_ONCE = 3;
our $PICKUP_KIND_PICKUP_ONCE_TIMEOUT = 4;
our $PICKUP_KIND_PICKUP_ONCE_TIMEOUT_SLOW = 5;
our $PICKUP_KIND_PICKUP_COLLECTABLE = 6;
our $PICKUP_KIND_PICKUP_SHOP_OUT_OF_STOCK = 7;
our $PICKUP_KIND_PICKUP_MONEY = 8;
our $PICKUP_KIND_PICKUP_MINE_INACTIVE = 9;
our $PICKUP_KIND_PICKUP_MINE_ARMED = 10;
our $PICKUP_KIND_PICKUP_NAVAL_MINE_INACTIVE = 11;
our $PICKUP_KIND_PICKUP_NAVAL_MINE_ARMED = 12;
our $PICKUP_KIND_PICKUP_FLOATING_PACKAGE = 13;
our $PICKUP_KIND_PICKUP_FLOATING_PACKAGE_AFLOAT = 14;
our $PICKUP_KIND_PICKUP_ON_STREET_SLOW = 15;
our $PICKUP_KIND_PICKUP_ASSET_REVENUE = 16;
our $PICKUP_KIND_PICKUP_PROPERTY_LOCKED = 17;
our $PICKUP_KIND_PICKUP_PROPERTY_FOR_SALE = 18;
our $PICKUP_KIND_PICKUP_MONEY_STAYS = 19;
our $PICKUP_KIND_PICKUP_SNAPSHOT = 20;
our $PICKUP_KIND_PICKUP_TWO_PLAYER = 21;
our $PICKUP_KIND_PICKUP_ONCE_FOR_MISSION = 22;

our $PLAY_STATE_STILL_PLAYING = 0;
our $PLAY_STATE_PLAYER_WASTED = 1;
our $PLAY_STATE_PLAYER_BUSTED = 2;
our $PLAY_STATE_MISSION_FAILED = 3;
our $PLAY_STATE_MISSION_PASSED = 4;

our $PLAYER_CONDITION_PLAYER_PLAYING = 0;
our $PLAYER_CONDITION_PLAYER_DIED = 1;
our $PLAYER_CONDITION_PLAYER_ARRESTED = 2;
our $PLAYER_CONDITION_PLAYER_FAILED_MISSION = 3;
our $PLAYER_CONDITION_PLAYER_LEFT_GAME = 4;

our $POPULATION_GROUP_GROUP_BUSINESS = 0;
our $POPULATION_GROUP_GROUP_DESERT = 1;
our $POPULATION_GROUP_GROUP_ENTERTAINMENT = 2;
our $POPULATION_GROUP_GROUP_COUNTRYSIDE = 3;
our $POPULATION_GROUP_GROUP_RESIDENTIAL_RICH = 4;
our $POPULATION_GROUP_GROUP_RESIDENTIAL_AVERAGE = 5;
our $POPULATION_GROUP_GROUP_RESIDENTIAL_POOR = 6;
our $POPULATION_GROUP_GROUP_GANGLAND = 7;
our $POPULATION_GROUP_GROUP_BEACH = 8;
our $POPULATION_GROUP_GROUP_SHOPPING = 9;
our $POPULATION_GROUP_GROUP_PARK = 10;
our $POPULATION_GROUP_GROUP_INDUSTRY = 11;
our $POPULATION_GROUP_GROUP_ENTERTAINMENT_BUSY = 12;
our $POPULATION_GROUP_GROUP_SHOPPING_BUSY = 13;
our $POPULATION_GROUP_GROUP_SHOPPING_POSH = 14;
our $POPULATION_GROUP_GROUP_RICH_SECLUDED = 15;
our $POPULATION_GROUP_GROUP_AIRPORT = 16;
our $POPULATION_GROUP_GROUP_GOLF_CLUB = 17;
our $POPULATION_GROUP_GROUP_OUT_OF_TOWN_FACTORY = 18;
our $POPULATION_GROUP_GROUP_AIRPORT_RUNWAY = 19;

our $PROPERTY_OFFER_NO_PROPERTY_TEXT = 0;
our $PROPERTY_OFFER_CAN_BE_BOUGHT = 1;
our $PROPERTY_OFFER_CANNOT_BE_BOUGHT = 2;

our $STATION_CAR_EMERGENCY = 0;
our $STATION_CAR_PLAYBACK_FM = 1;
our $STATION_CAR_K_ROSE = 2;
our $STATION_CAR_K_DST = 3;
our $STATION_CAR_BOUNCE_FM = 4;
our $STATION_CAR_SF_UR = 5;
our $STATION_CAR_RADIO_LOS_SANTOS = 6;
our $STATION_CAR_RADIO_X = 7;
our $STATION_CAR_CSR_103_9 = 8;
our $STATION_CAR_K_JAH_WEST = 9;
our $STATION_CAR_MASTER_SOUNDS_98_3 = 10;
our $STATION_CAR_WCTR = 11;
our $STATION_CAR_USER_TRACKS = 12;
our $STATION_CAR_OFF = 13;

our $STATION_ORDER_RADIO_EMERGENCY = 0;
our $STATION_ORDER_RADIO_PLAYBACK_FM = 1;
our $STATION_ORDER_RADIO_K_ROSE = 2;
our $STATION_ORDER_RADIO_K_DST = 3;
our $STATION_ORDER_RADIO_BOUNCE_FM = 4;
our $STATION_ORDER_RADIO_SF_UR = 5;
our $STATION_ORDER_RADIO_RADIO_LOS_SANTOS = 6;
our $STATION_ORDER_RADIO_RADIO_X = 7;
our $STATION_ORDER_RADIO_CSR_103_9 = 8;
our $STATION_ORDER_RADIO_K_JAH_WEST = 9;
our $STATION_ORDER_RADIO_MASTER_SOUNDS_98_3 = 10;
our $STATION_ORDER_RADIO_WCTR = 11;
our $STATION_ORDER_RADIO_USER_TRACKS = 12;
our $STATION_ORDER_RADIO_OFF = 13;

our $SWAPPED_THING_NOTHING_SWAPPED = 0;
our $SWAPPED_THING_BUILDING_SWAPPED = 2;

our $SYSTEM_TIME_PART_YEAR = 0;
our $SYSTEM_TIME_PART_MONTH = 1;
our $SYSTEM_TIME_PART_WEEKDAY = 2;
our $SYSTEM_TIME_PART_DAY = 3;
our $SYSTEM_TIME_PART_HOUR = 4;
our $SYSTEM_TIME_PART_MINUTE = 5;
our $SYSTEM_TIME_PART_SECOND = 6;
our $SYSTEM_TIME_PART_MILLISECOND = 7;

our $TOWN_COUNTRYSIDE_TOWN = 0;
our $TOWN_LOS_SANTOS = 1;
our $TOWN_SAN_FIERRO = 2;
our $TOWN_LAS_VENTURAS = 3;

our $TRAP_KIND_NO_TRAP = 0;
our $TRAP_KIND_TWO_SLOW_CARS = 1;
our $TRAP_KIND_ONE_FAST_CAR = 2;
our $TRAP_KIND_ONE_CAR = 3;
our $TRAP_KIND_ONE_COP = 4;
our $TRAP_KIND_TWO_COPS = 5;
our $TRAP_KIND_TWO_BRAKING_CARS = 6;
our $TRAP_KIND_TWO_FAST_CARS = 7;
our $TRAP_KIND_TWO_CARS = 8;

our $WAR_ATTACK_NO_ATTACK = 0;
our $WAR_ATTACK_PLAYER_WAS_TOLD = 1;
our $WAR_ATTACK_PLAYER_CAME = 2;

our $WAR_STATE_NO_WAR = 0;
our $WAR_STATE_PROVOKED = 1;
our $WAR_STATE_FIRST_WAVE = 2;
our $WAR_STATE_FIRST_PASSED = 3;
our $WAR_STATE_SECOND_WAVE = 4;
our $WAR_STATE_SECOND_PASSED = 5;
our $WAR_STATE_THIRD_WAVE = 6;

our $WEAPON_KIND_UNARMED = 0;
our $WEAPON_KIND_BRASS_KNUCKLES = 1;
our $WEAPON_KIND_GOLF_CLUB = 2;
our $WEAPON_KIND_NIGHTSTICK = 3;
our $WEAPON_KIND_KNIFE = 4;
our $WEAPON_KIND_BAT = 5;
our $WEAPON_KIND_SHOVEL = 6;
our $WEAPON_KIND_POOL_CUE = 7;
our $WEAPON_KIND_KATANA = 8;
our $WEAPON_KIND_CHAINSAW = 9;
our $WEAPON_KIND_DILDO = 10;
our $WEAPON_KIND_DILDO_2 = 11;
our $WEAPON_KIND_VIBRATOR = 12;
our $WEAPON_KIND_VIBRATOR_2 = 13;
our $WEAPON_KIND_FLOWERS = 14;
our $WEAPON_KIND_CANE = 15;
our $WEAPON_KIND_GRENADE = 16;
our $WEAPON_KIND_TEARGAS = 17;
our $WEAPON_KIND_MOLOTOV = 18;
our $WEAPON_KIND_ROCKET = 19;
our $WEAPON_KIND_HEAT_SEEKING_ROCKET = 20;
our $WEAPON_KIND_FREE_FALL_BOMB = 21;
our $WEAPON_KIND_PISTOL = 22;
our $WEAPON_KIND_SILENCED_PISTOL = 23;
our $WEAPON_KIND_DESERT_EAGLE = 24;
our $WEAPON_KIND_SHOTGUN = 25;
our $WEAPON_KIND_SAWN_OFF = 26;
our $WEAPON_KIND_COMBAT_SHOTGUN = 27;
our $WEAPON_KIND_MICRO_UZI = 28;
our $WEAPON_KIND_MP5 = 29;
our $WEAPON_KIND_AK47 = 30;
our $WEAPON_KIND_M4 = 31;
our $WEAPON_KIND_TEC9 = 32;
our $WEAPON_KIND_COUNTRY_RIFLE = 33;
our $WEAPON_KIND_SNIPER_RIFLE = 34;
our $WEAPON_KIND_ROCKET_LAUNCHER = 35;
our $WEAPON_KIND_HEAT_SEEKER = 36;
our $WEAPON_KIND_FLAMETHROWER = 37;
our $WEAPON_KIND_MINIGUN = 38;
our $WEAPON_KIND_SATCHEL = 39;
our $WEAPON_KIND_DETONATOR = 40;
our $WEAPON_KIND_SPRAYCAN = 41;
our $WEAPON_KIND_EXTINGUISHER = 42;
our $WEAPON_KIND_CAMERA = 43;
our $WEAPON_KIND_NIGHT_VISION = 44;
our $WEAPON_KIND_INFRARED = 45;
our $WEAPON_KIND_PARACHUTE = 46;

our $WEAPON_STATE_WEAPON_READY = 0;
our $WEAPON_STATE_FIRING = 1;
our $WEAPON_STATE_RELOADING = 2;
our $WEAPON_STATE_OUT_OF_AMMO = 3;
our $WEAPON_STATE_MELEE_CONTACT = 4;

our $WEATHER_NO_WEATHER = -1;
our $WEATHER_EXTRA_SUNNY_LA = 0;
our $WEATHER_SUNNY_LA = 1;
our $WEATHER_EXTRA_SUNNY_SMOG_LA = 2;
our $WEATHER_SUNNY_SMOG_LA = 3;
our $WEATHER_CLOUDY_LA = 4;
our $WEATHER_SUNNY_SF = 5;
our $WEATHER_EXTRA_SUNNY_SF = 6;
our $WEATHER_CLOUDY_SF = 7;
our $WEATHER_RAINY_SF = 8;
our $WEATHER_FOGGY_SF = 9;
our $WEATHER_SUNNY_VEGAS = 10;
our $WEATHER_EXTRA_SUNNY_VEGAS = 11;
our $WEATHER_CLOUDY_VEGAS = 12;
our $WEATHER_EXTRA_SUNNY_COUNTRY = 13;
our $WEATHER_SUNNY_COUNTRY = 14;
our $WEATHER_CLOUDY_COUNTRY = 15;
our $WEATHER_RAINY_COUNTRY = 16;
our $WEATHER_EXTRA_SUNNY_DESERT = 17;
our $WEATHER_SUNNY_DESERT = 18;
our $WEATHER_SANDSTORM_DESERT = 19;
our $WEATHER_UNDERWATER = 20;
our $WEATHER_EXTRACOLOURS_1 = 21;
our $WEATHER_EXTRACOLOURS_2 = 22;

our $ZONE_KIND_NAV_ZONE = 0;
our $ZONE_KIND_LOCAL_ZONE = 1;
our $ZONE_KIND_INFO_ZONE = 2;
our $ZONE_KIND_MAP_ZONE = 3;

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root || $self;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{tag_00} = $self->{_io}->read_bytes(5);
    $self->{simple_variables} = GtaSaSaveAndroid::SimpleVariablesBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_01} = $self->{_io}->read_bytes(5);
    $self->{scripts} = GtaSaSaveAndroid::ScriptsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_02} = $self->{_io}->read_bytes(5);
    $self->{pools} = GtaSaSaveAndroid::MobilePoolsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_03} = $self->{_io}->read_bytes(5);
    $self->{garages} = GtaSaSaveAndroid::GaragesBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_04} = $self->{_io}->read_bytes(5);
    $self->{game_logic} = GtaSaSaveAndroid::GameLogicBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_05} = $self->{_io}->read_bytes(5);
    $self->{paths} = GtaSaSaveAndroid::PathsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_06} = $self->{_io}->read_bytes(5);
    $self->{pickups} = GtaSaSaveAndroid::PickupsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{phone_info} = GtaSaSaveAndroid::EmptyBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_08} = $self->{_io}->read_bytes(5);
    $self->{restart_points} = GtaSaSaveAndroid::RestartPointsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_09} = $self->{_io}->read_bytes(5);
    $self->{radar_blips} = GtaSaSaveAndroid::RadarBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_10} = $self->{_io}->read_bytes(5);
    $self->{zones} = GtaSaSaveAndroid::ZonesBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_11} = $self->{_io}->read_bytes(5);
    $self->{gangs} = GtaSaSaveAndroid::GangsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_12} = $self->{_io}->read_bytes(5);
    $self->{car_generators} = GtaSaSaveAndroid::CarGeneratorsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{ped_generators} = GtaSaSaveAndroid::EmptyBlock->new($self->{_io}, $self, $self->{_root});
    $self->{audio_script_objects} = GtaSaSaveAndroid::EmptyBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_15} = $self->{_io}->read_bytes(5);
    $self->{player_info} = GtaSaSaveAndroid::PlayerInfoBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_16} = $self->{_io}->read_bytes(5);
    $self->{statistics} = GtaSaSaveAndroid::StatisticsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_17} = $self->{_io}->read_bytes(5);
    $self->{set_pieces} = GtaSaSaveAndroid::SetPiecesBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_18} = $self->{_io}->read_bytes(5);
    $self->{streaming} = GtaSaSaveAndroid::StreamingBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_19} = $self->{_io}->read_bytes(5);
    $self->{ped_relationships} = GtaSaSaveAndroid::PedRelationshipsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_20} = $self->{_io}->read_bytes(5);
    $self->{tags} = GtaSaSaveAndroid::TagsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_21} = $self->{_io}->read_bytes(5);
    $self->{ipl_flags} = GtaSaSaveAndroid::IplFlagsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_22} = $self->{_io}->read_bytes(5);
    $self->{shopping} = GtaSaSaveAndroid::ShoppingBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_23} = $self->{_io}->read_bytes(5);
    $self->{gang_wars} = GtaSaSaveAndroid::GangWarsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_24} = $self->{_io}->read_bytes(5);
    $self->{stunt_jumps} = GtaSaSaveAndroid::StuntJumpsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_25} = $self->{_io}->read_bytes(5);
    $self->{entry_exits} = GtaSaSaveAndroid::EntryExitsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_26} = $self->{_io}->read_bytes(5);
    $self->{radio} = GtaSaSaveAndroid::RadioBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_27} = $self->{_io}->read_bytes(5);
    $self->{user_markers} = GtaSaSaveAndroid::UserMarkersBlock->new($self->{_io}, $self, $self->{_root});
    $self->{tag_28} = $self->{_io}->read_bytes(5);
    $self->{post_effects} = GtaSaSaveAndroid::PostEffectsBlock->new($self->{_io}, $self, $self->{_root});
    $self->{briefs} = [];
    my $n_briefs = 20;
    for (my $i = 0; $i < $n_briefs; $i++) {
        push @{$self->{briefs}}, GtaSaSaveAndroid::Brief->new($self->{_io}, $self, $self->{_root});
    }
    $self->{padding} = $self->{_io}->read_bytes(($self->_io()->size() - $self->_io()->pos()) - (4 + $self->len_trailing()));
    $self->{checksum} = $self->{_io}->read_u4le();
    $self->{trailing} = $self->{_io}->read_bytes_full();
}

sub is_mission_save {
    my ($self) = @_;
    return $self->{is_mission_save} if ($self->{is_mission_save});
    $self->{is_mission_save} = $self->_io()->size() > 200000;
    return $self->{is_mission_save};
}

sub is_object_variant_b {
    my ($self) = @_;
    return $self->{is_object_variant_b} if ($self->{is_object_variant_b});
    $self->{is_object_variant_b} = 1;
    return $self->{is_object_variant_b};
}

sub len_mission_state {
    my ($self) = @_;
    return $self->{len_mission_state} if ($self->{len_mission_state});
    $self->{len_mission_state} = 0;
    return $self->{len_mission_state};
}

sub len_mission_tail {
    my ($self) = @_;
    return $self->{len_mission_tail} if ($self->{len_mission_tail});
    $self->{len_mission_tail} = 0;
    return $self->{len_mission_tail};
}

sub len_trailing {
    my ($self) = @_;
    return $self->{len_trailing} if ($self->{len_trailing});
    $self->{len_trailing} = ($self->_io()->size() % 65000);
    return $self->{len_trailing};
}

sub tag_00 {
    my ($self) = @_;
    return $self->{tag_00};
}

sub simple_variables {
    my ($self) = @_;
    return $self->{simple_variables};
}

sub tag_01 {
    my ($self) = @_;
    return $self->{tag_01};
}

sub scripts {
    my ($self) = @_;
    return $self->{scripts};
}

sub tag_02 {
    my ($self) = @_;
    return $self->{tag_02};
}

sub pools {
    my ($self) = @_;
    return $self->{pools};
}

sub tag_03 {
    my ($self) = @_;
    return $self->{tag_03};
}

sub garages {
    my ($self) = @_;
    return $self->{garages};
}

sub tag_04 {
    my ($self) = @_;
    return $self->{tag_04};
}

sub game_logic {
    my ($self) = @_;
    return $self->{game_logic};
}

sub tag_05 {
    my ($self) = @_;
    return $self->{tag_05};
}

sub paths {
    my ($self) = @_;
    return $self->{paths};
}

sub tag_06 {
    my ($self) = @_;
    return $self->{tag_06};
}

sub pickups {
    my ($self) = @_;
    return $self->{pickups};
}

sub phone_info {
    my ($self) = @_;
    return $self->{phone_info};
}

sub tag_08 {
    my ($self) = @_;
    return $self->{tag_08};
}

sub restart_points {
    my ($self) = @_;
    return $self->{restart_points};
}

sub tag_09 {
    my ($self) = @_;
    return $self->{tag_09};
}

sub radar_blips {
    my ($self) = @_;
    return $self->{radar_blips};
}

sub tag_10 {
    my ($self) = @_;
    return $self->{tag_10};
}

sub zones {
    my ($self) = @_;
    return $self->{zones};
}

sub tag_11 {
    my ($self) = @_;
    return $self->{tag_11};
}

sub gangs {
    my ($self) = @_;
    return $self->{gangs};
}

sub tag_12 {
    my ($self) = @_;
    return $self->{tag_12};
}

sub car_generators {
    my ($self) = @_;
    return $self->{car_generators};
}

sub ped_generators {
    my ($self) = @_;
    return $self->{ped_generators};
}

sub audio_script_objects {
    my ($self) = @_;
    return $self->{audio_script_objects};
}

sub tag_15 {
    my ($self) = @_;
    return $self->{tag_15};
}

sub player_info {
    my ($self) = @_;
    return $self->{player_info};
}

sub tag_16 {
    my ($self) = @_;
    return $self->{tag_16};
}

sub statistics {
    my ($self) = @_;
    return $self->{statistics};
}

sub tag_17 {
    my ($self) = @_;
    return $self->{tag_17};
}

sub set_pieces {
    my ($self) = @_;
    return $self->{set_pieces};
}

sub tag_18 {
    my ($self) = @_;
    return $self->{tag_18};
}

sub streaming {
    my ($self) = @_;
    return $self->{streaming};
}

sub tag_19 {
    my ($self) = @_;
    return $self->{tag_19};
}

sub ped_relationships {
    my ($self) = @_;
    return $self->{ped_relationships};
}

sub tag_20 {
    my ($self) = @_;
    return $self->{tag_20};
}

sub tags {
    my ($self) = @_;
    return $self->{tags};
}

sub tag_21 {
    my ($self) = @_;
    return $self->{tag_21};
}

sub ipl_flags {
    my ($self) = @_;
    return $self->{ipl_flags};
}

sub tag_22 {
    my ($self) = @_;
    return $self->{tag_22};
}

sub shopping {
    my ($self) = @_;
    return $self->{shopping};
}

sub tag_23 {
    my ($self) = @_;
    return $self->{tag_23};
}

sub gang_wars {
    my ($self) = @_;
    return $self->{gang_wars};
}

sub tag_24 {
    my ($self) = @_;
    return $self->{tag_24};
}

sub stunt_jumps {
    my ($self) = @_;
    return $self->{stunt_jumps};
}

sub tag_25 {
    my ($self) = @_;
    return $self->{tag_25};
}

sub entry_exits {
    my ($self) = @_;
    return $self->{entry_exits};
}

sub tag_26 {
    my ($self) = @_;
    return $self->{tag_26};
}

sub radio {
    my ($self) = @_;
    return $self->{radio};
}

sub tag_27 {
    my ($self) = @_;
    return $self->{tag_27};
}

sub user_markers {
    my ($self) = @_;
    return $self->{user_markers};
}

sub tag_28 {
    my ($self) = @_;
    return $self->{tag_28};
}

sub post_effects {
    my ($self) = @_;
    return $self->{post_effects};
}

sub briefs {
    my ($self) = @_;
    return $self->{briefs};
}

sub padding {
    my ($self) = @_;
    return $self->{padding};
}

sub checksum {
    my ($self) = @_;
    return $self->{checksum};
}

sub trailing {
    my ($self) = @_;
    return $self->{trailing};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "save of GTA San Andreas for Android"
}

########################################################################
package GtaSaSaveAndroid::AnimGroup;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{model} = $self->{_io}->read_s4le();
    $self->{ifp_name} = $self->{_io}->read_bytes(16);
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub ifp_name {
    my ($self) = @_;
    return $self->{ifp_name};
}

########################################################################
package GtaSaSaveAndroid::Blip;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{colour} = $self->{_io}->read_u4le();
    $self->{entity_handle} = $self->{_io}->read_u4le();
    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{counter} = $self->{_io}->read_u2le();
    $self->{gap_016} = $self->{_io}->read_bytes(2);
    $self->{sphere_radius} = $self->{_io}->read_f4le();
    $self->{icon_size} = $self->{_io}->read_u2le();
    $self->{gap_01e} = $self->{_io}->read_bytes(2);
    $self->{enex_plus_1} = $self->{_io}->read_u4le();
    $self->{sprite} = $self->{_io}->read_s1();
    $self->{state} = GtaSaSaveAndroid::BlipStateBits->new($self->{_io}, $self, $self->{_root});
    $self->{kind} = GtaSaSaveAndroid::BlipKindBits->new($self->{_io}, $self, $self->{_root});
    $self->{gap_025} = $self->{_io}->read_bytes(1);
}

sub colour_name {
    my ($self) = @_;
    return $self->{colour_name} if ($self->{colour_name});
    $self->{colour_name} = $self->colour();
    return $self->{colour_name};
}

sub sprite_name {
    my ($self) = @_;
    return $self->{sprite_name} if ($self->{sprite_name});
    $self->{sprite_name} = $self->sprite();
    return $self->{sprite_name};
}

sub colour {
    my ($self) = @_;
    return $self->{colour};
}

sub entity_handle {
    my ($self) = @_;
    return $self->{entity_handle};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub counter {
    my ($self) = @_;
    return $self->{counter};
}

sub gap_016 {
    my ($self) = @_;
    return $self->{gap_016};
}

sub sphere_radius {
    my ($self) = @_;
    return $self->{sphere_radius};
}

sub icon_size {
    my ($self) = @_;
    return $self->{icon_size};
}

sub gap_01e {
    my ($self) = @_;
    return $self->{gap_01e};
}

sub enex_plus_1 {
    my ($self) = @_;
    return $self->{enex_plus_1};
}

sub sprite {
    my ($self) = @_;
    return $self->{sprite};
}

sub state {
    my ($self) = @_;
    return $self->{state};
}

sub kind {
    my ($self) = @_;
    return $self->{kind};
}

sub gap_025 {
    my ($self) = @_;
    return $self->{gap_025};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "sprite " . sprintf('%d', $self->sprite())
}

########################################################################
package GtaSaSaveAndroid::BlipKindBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{display} = $self->{_io}->read_bits_int_le(2);
    $self->{blip_type} = $self->{_io}->read_bits_int_le(4);
    $self->{appearance} = $self->{_io}->read_bits_int_le(2);
}

sub blip_type_name {
    my ($self) = @_;
    return $self->{blip_type_name} if ($self->{blip_type_name});
    $self->{blip_type_name} = $self->blip_type();
    return $self->{blip_type_name};
}

sub display_name {
    my ($self) = @_;
    return $self->{display_name} if ($self->{display_name});
    $self->{display_name} = $self->display();
    return $self->{display_name};
}

sub display {
    my ($self) = @_;
    return $self->{display};
}

sub blip_type {
    my ($self) = @_;
    return $self->{blip_type};
}

sub appearance {
    my ($self) = @_;
    return $self->{appearance};
}

########################################################################
package GtaSaSaveAndroid::BlipStateBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{bright} = $self->{_io}->read_bits_int_le(1);
    $self->{in_use} = $self->{_io}->read_bits_int_le(1);
    $self->{short_range} = $self->{_io}->read_bits_int_le(1);
    $self->{friendly} = $self->{_io}->read_bits_int_le(1);
    $self->{blip_remain} = $self->{_io}->read_bits_int_le(1);
    $self->{fade} = $self->{_io}->read_bits_int_le(1);
    $self->{coord_appearance} = $self->{_io}->read_bits_int_le(2);
}

sub bright {
    my ($self) = @_;
    return $self->{bright};
}

sub in_use {
    my ($self) = @_;
    return $self->{in_use};
}

sub short_range {
    my ($self) = @_;
    return $self->{short_range};
}

sub friendly {
    my ($self) = @_;
    return $self->{friendly};
}

sub blip_remain {
    my ($self) = @_;
    return $self->{blip_remain};
}

sub fade {
    my ($self) = @_;
    return $self->{fade};
}

sub coord_appearance {
    my ($self) = @_;
    return $self->{coord_appearance};
}

########################################################################
package GtaSaSaveAndroid::Brief;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{len_key} = $self->{_io}->read_u4le();
    $self->{key} = $self->{_io}->read_bytes($self->len_key());
    if ($self->has_key()) {
        $self->{numbers} = [];
        my $n_numbers = 6;
        for (my $i = 0; $i < $n_numbers; $i++) {
            push @{$self->{numbers}}, $self->{_io}->read_s4le();
        }
    }
}

sub has_key {
    my ($self) = @_;
    return $self->{has_key} if ($self->{has_key});
    $self->{has_key} = $self->len_key() > 0;
    return $self->{has_key};
}

sub len_key {
    my ($self) = @_;
    return $self->{len_key};
}

sub key {
    my ($self) = @_;
    return $self->{key};
}

sub numbers {
    my ($self) = @_;
    return $self->{numbers};
}

########################################################################
package GtaSaSaveAndroid::BuildingSwap;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{swap_type} = $self->{_io}->read_u4le();
    $self->{pool_index_plus_1} = $self->{_io}->read_u4le();
    $self->{new_model} = $self->{_io}->read_s4le();
    $self->{old_model} = $self->{_io}->read_s4le();
}

sub swap_type_name {
    my ($self) = @_;
    return $self->{swap_type_name} if ($self->{swap_type_name});
    $self->{swap_type_name} = $self->swap_type();
    return $self->{swap_type_name};
}

sub swap_type {
    my ($self) = @_;
    return $self->{swap_type};
}

sub pool_index_plus_1 {
    my ($self) = @_;
    return $self->{pool_index_plus_1};
}

sub new_model {
    my ($self) = @_;
    return $self->{new_model};
}

sub old_model {
    my ($self) = @_;
    return $self->{old_model};
}

########################################################################
package GtaSaSaveAndroid::CarBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{car_bullet_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{car_fire_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{car_explosion_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{car_collision_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{car_melee_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{bass_boost} = $self->{_io}->read_bits_int_le(1);
    $self->{hydraulics} = $self->{_io}->read_bits_int_le(1);
    $self->{nitrous} = $self->{_io}->read_bits_int_le(1);
}

sub car_bullet_proof {
    my ($self) = @_;
    return $self->{car_bullet_proof};
}

sub car_fire_proof {
    my ($self) = @_;
    return $self->{car_fire_proof};
}

sub car_explosion_proof {
    my ($self) = @_;
    return $self->{car_explosion_proof};
}

sub car_collision_proof {
    my ($self) = @_;
    return $self->{car_collision_proof};
}

sub car_melee_proof {
    my ($self) = @_;
    return $self->{car_melee_proof};
}

sub bass_boost {
    my ($self) = @_;
    return $self->{bass_boost};
}

sub hydraulics {
    my ($self) = @_;
    return $self->{hydraulics};
}

sub nitrous {
    my ($self) = @_;
    return $self->{nitrous};
}

########################################################################
package GtaSaSaveAndroid::CarGenerator;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{index} = $self->{_io}->read_u2le();
    $self->{model} = $self->{_io}->read_s2le();
    $self->{colours} = [];
    my $n_colours = 2;
    for (my $i = 0; $i < $n_colours; $i++) {
        push @{$self->{colours}}, $self->{_io}->read_s1();
    }
    $self->{x} = $self->{_io}->read_s2le();
    $self->{y} = $self->{_io}->read_s2le();
    $self->{z} = $self->{_io}->read_s2le();
    $self->{angle} = $self->{_io}->read_u1();
    $self->{alarm_chance} = $self->{_io}->read_u1();
    $self->{lock_chance} = $self->{_io}->read_u1();
    $self->{flags} = GtaSaSaveAndroid::GeneratorBits->new($self->{_io}, $self, $self->{_root});
    $self->{min_delay} = $self->{_io}->read_u2le();
    $self->{max_delay} = $self->{_io}->read_u2le();
    $self->{gap_013} = $self->{_io}->read_bytes(2);
    $self->{next_gen_time} = $self->{_io}->read_u4le();
    $self->{vehicle_handle} = $self->{_io}->read_s2le();
    $self->{generate_count} = $self->{_io}->read_u2le();
    $self->{ipl_id} = $self->{_io}->read_u1();
    $self->{is_used} = $self->{_io}->read_u1();
    $self->{gap_01f} = $self->{_io}->read_bytes(2);
}

sub generate_count_name {
    my ($self) = @_;
    return $self->{generate_count_name} if ($self->{generate_count_name});
    $self->{generate_count_name} = $self->generate_count();
    return $self->{generate_count_name};
}

sub index {
    my ($self) = @_;
    return $self->{index};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub colours {
    my ($self) = @_;
    return $self->{colours};
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub z {
    my ($self) = @_;
    return $self->{z};
}

sub angle {
    my ($self) = @_;
    return $self->{angle};
}

sub alarm_chance {
    my ($self) = @_;
    return $self->{alarm_chance};
}

sub lock_chance {
    my ($self) = @_;
    return $self->{lock_chance};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

sub min_delay {
    my ($self) = @_;
    return $self->{min_delay};
}

sub max_delay {
    my ($self) = @_;
    return $self->{max_delay};
}

sub gap_013 {
    my ($self) = @_;
    return $self->{gap_013};
}

sub next_gen_time {
    my ($self) = @_;
    return $self->{next_gen_time};
}

sub vehicle_handle {
    my ($self) = @_;
    return $self->{vehicle_handle};
}

sub generate_count {
    my ($self) = @_;
    return $self->{generate_count};
}

sub ipl_id {
    my ($self) = @_;
    return $self->{ipl_id};
}

sub is_used {
    my ($self) = @_;
    return $self->{is_used};
}

sub gap_01f {
    my ($self) = @_;
    return $self->{gap_01f};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "model " . sprintf('%d', $self->model())
}

########################################################################
package GtaSaSaveAndroid::CarGeneratorsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_generators} = $self->{_io}->read_u4le();
    $self->{process_counter} = $self->{_io}->read_u1();
    $self->{generate_even_if_close} = $self->{_io}->read_u1();
    $self->{generators} = [];
    my $n_generators = $self->num_generators();
    for (my $i = 0; $i < $n_generators; $i++) {
        push @{$self->{generators}}, GtaSaSaveAndroid::CarGenerator->new($self->{_io}, $self, $self->{_root});
    }
    $self->{plate_count} = $self->{_io}->read_u4le();
    $self->{plates} = [];
    my $n_plates = 15;
    for (my $i = 0; $i < $n_plates; $i++) {
        push @{$self->{plates}}, GtaSaSaveAndroid::Plate->new($self->{_io}, $self, $self->{_root});
    }
}

sub num_generators {
    my ($self) = @_;
    return $self->{num_generators};
}

sub process_counter {
    my ($self) = @_;
    return $self->{process_counter};
}

sub generate_even_if_close {
    my ($self) = @_;
    return $self->{generate_even_if_close};
}

sub generators {
    my ($self) = @_;
    return $self->{generators};
}

sub plate_count {
    my ($self) = @_;
    return $self->{plate_count};
}

sub plates {
    my ($self) = @_;
    return $self->{plates};
}

########################################################################
package GtaSaSaveAndroid::ChangedPrice;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{key} = $self->{_io}->read_u4le();
    $self->{price} = $self->{_io}->read_u4le();
}

sub key {
    my ($self) = @_;
    return $self->{key};
}

sub price {
    my ($self) = @_;
    return $self->{price};
}

########################################################################
package GtaSaSaveAndroid::Direction;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{x} = $self->{_io}->read_s1();
    $self->{y} = $self->{_io}->read_s1();
    $self->{z} = $self->{_io}->read_s1();
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub z {
    my ($self) = @_;
    return $self->{z};
}

########################################################################
package GtaSaSaveAndroid::Direction100;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{x} = $self->{_io}->read_s1();
    $self->{y} = $self->{_io}->read_s1();
    $self->{z} = $self->{_io}->read_s1();
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub z {
    my ($self) = @_;
    return $self->{z};
}

########################################################################
package GtaSaSaveAndroid::EmptyBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{tag} = $self->{_io}->read_bytes(5);
}

sub tag {
    my ($self) = @_;
    return $self->{tag};
}

########################################################################
package GtaSaSaveAndroid::EntityBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{uses_collision} = $self->{_io}->read_bits_int_le(1);
    $self->{collision_processed} = $self->{_io}->read_bits_int_le(1);
    $self->{static_flag} = $self->{_io}->read_bits_int_le(1);
    $self->{has_contacted} = $self->{_io}->read_bits_int_le(1);
    $self->{stuck} = $self->{_io}->read_bits_int_le(1);
    $self->{safe_position} = $self->{_io}->read_bits_int_le(1);
    $self->{postponed} = $self->{_io}->read_bits_int_le(1);
    $self->{visible} = $self->{_io}->read_bits_int_le(1);
    $self->{big_building} = $self->{_io}->read_bits_int_le(1);
    $self->{render_damaged} = $self->{_io}->read_bits_int_le(1);
    $self->{streaming_dont_delete} = $self->{_io}->read_bits_int_le(1);
    $self->{remove_from_world} = $self->{_io}->read_bits_int_le(1);
    $self->{hit_wall} = $self->{_io}->read_bits_int_le(1);
    $self->{being_rendered} = $self->{_io}->read_bits_int_le(1);
    $self->{draw_last} = $self->{_io}->read_bits_int_le(1);
    $self->{distance_fade} = $self->{_io}->read_bits_int_le(1);
    $self->{no_shadows_on} = $self->{_io}->read_bits_int_le(1);
    $self->{offscreen} = $self->{_io}->read_bits_int_le(1);
    $self->{static_waiting_collision} = $self->{_io}->read_bits_int_le(1);
    $self->{dont_stream} = $self->{_io}->read_bits_int_le(1);
    $self->{underwater_flag} = $self->{_io}->read_bits_int_le(1);
    $self->{prerender_effects} = $self->{_io}->read_bits_int_le(1);
    $self->{temp_building} = $self->{_io}->read_bits_int_le(1);
    $self->{no_hierarchy_update} = $self->{_io}->read_bits_int_le(1);
    $self->{roadsign_text} = $self->{_io}->read_bits_int_le(1);
    $self->{super_low_lod} = $self->{_io}->read_bits_int_le(1);
    $self->{procedural} = $self->{_io}->read_bits_int_le(1);
    $self->{backface_culled} = $self->{_io}->read_bits_int_le(1);
    $self->{light_object} = $self->{_io}->read_bits_int_le(1);
    $self->{unimportant_stream} = $self->{_io}->read_bits_int_le(1);
    $self->{tunnel} = $self->{_io}->read_bits_int_le(1);
    $self->{tunnel_transition} = $self->{_io}->read_bits_int_le(1);
}

sub uses_collision {
    my ($self) = @_;
    return $self->{uses_collision};
}

sub collision_processed {
    my ($self) = @_;
    return $self->{collision_processed};
}

sub static_flag {
    my ($self) = @_;
    return $self->{static_flag};
}

sub has_contacted {
    my ($self) = @_;
    return $self->{has_contacted};
}

sub stuck {
    my ($self) = @_;
    return $self->{stuck};
}

sub safe_position {
    my ($self) = @_;
    return $self->{safe_position};
}

sub postponed {
    my ($self) = @_;
    return $self->{postponed};
}

sub visible {
    my ($self) = @_;
    return $self->{visible};
}

sub big_building {
    my ($self) = @_;
    return $self->{big_building};
}

sub render_damaged {
    my ($self) = @_;
    return $self->{render_damaged};
}

sub streaming_dont_delete {
    my ($self) = @_;
    return $self->{streaming_dont_delete};
}

sub remove_from_world {
    my ($self) = @_;
    return $self->{remove_from_world};
}

sub hit_wall {
    my ($self) = @_;
    return $self->{hit_wall};
}

sub being_rendered {
    my ($self) = @_;
    return $self->{being_rendered};
}

sub draw_last {
    my ($self) = @_;
    return $self->{draw_last};
}

sub distance_fade {
    my ($self) = @_;
    return $self->{distance_fade};
}

sub no_shadows_on {
    my ($self) = @_;
    return $self->{no_shadows_on};
}

sub offscreen {
    my ($self) = @_;
    return $self->{offscreen};
}

sub static_waiting_collision {
    my ($self) = @_;
    return $self->{static_waiting_collision};
}

sub dont_stream {
    my ($self) = @_;
    return $self->{dont_stream};
}

sub underwater_flag {
    my ($self) = @_;
    return $self->{underwater_flag};
}

sub prerender_effects {
    my ($self) = @_;
    return $self->{prerender_effects};
}

sub temp_building {
    my ($self) = @_;
    return $self->{temp_building};
}

sub no_hierarchy_update {
    my ($self) = @_;
    return $self->{no_hierarchy_update};
}

sub roadsign_text {
    my ($self) = @_;
    return $self->{roadsign_text};
}

sub super_low_lod {
    my ($self) = @_;
    return $self->{super_low_lod};
}

sub procedural {
    my ($self) = @_;
    return $self->{procedural};
}

sub backface_culled {
    my ($self) = @_;
    return $self->{backface_culled};
}

sub light_object {
    my ($self) = @_;
    return $self->{light_object};
}

sub unimportant_stream {
    my ($self) = @_;
    return $self->{unimportant_stream};
}

sub tunnel {
    my ($self) = @_;
    return $self->{tunnel};
}

sub tunnel_transition {
    my ($self) = @_;
    return $self->{tunnel_transition};
}

########################################################################
package GtaSaSaveAndroid::EntryExit;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{entry_index} = $self->{_io}->read_s2le();
    if ($self->has_body()) {
        $self->{door} = GtaSaSaveAndroid::EntryExitState->new($self->{_io}, $self, $self->{_root});
    }
}

sub has_body {
    my ($self) = @_;
    return $self->{has_body} if ($self->{has_body});
    $self->{has_body} = $self->entry_index() != -1;
    return $self->{has_body};
}

sub entry_index {
    my ($self) = @_;
    return $self->{entry_index};
}

sub door {
    my ($self) = @_;
    return $self->{door};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "door " . sprintf('%d', $self->entry_index())
}

########################################################################
package GtaSaSaveAndroid::EntryExitBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{interior_marker} = $self->{_io}->read_bits_int_le(1);
    $self->{pairing} = $self->{_io}->read_bits_int_le(1);
    $self->{create_linked_pair} = $self->{_io}->read_bits_int_le(1);
    $self->{reward_interior} = $self->{_io}->read_bits_int_le(1);
    $self->{used_reward_entrance} = $self->{_io}->read_bits_int_le(1);
    $self->{cars_and_aircraft} = $self->{_io}->read_bits_int_le(1);
    $self->{bikes_only} = $self->{_io}->read_bits_int_le(1);
    $self->{disable_on_foot} = $self->{_io}->read_bits_int_le(1);
    $self->{accept_npc_group} = $self->{_io}->read_bits_int_le(1);
    $self->{food_date} = $self->{_io}->read_bits_int_le(1);
    $self->{burglary_door} = $self->{_io}->read_bits_int_le(1);
    $self->{disable_exit} = $self->{_io}->read_bits_int_le(1);
    $self->{burglary_access} = $self->{_io}->read_bits_int_le(1);
    $self->{entered_without_exit} = $self->{_io}->read_bits_int_le(1);
    $self->{enable_access} = $self->{_io}->read_bits_int_le(1);
    $self->{delete_enex} = $self->{_io}->read_bits_int_le(1);
}

sub interior_marker {
    my ($self) = @_;
    return $self->{interior_marker};
}

sub pairing {
    my ($self) = @_;
    return $self->{pairing};
}

sub create_linked_pair {
    my ($self) = @_;
    return $self->{create_linked_pair};
}

sub reward_interior {
    my ($self) = @_;
    return $self->{reward_interior};
}

sub used_reward_entrance {
    my ($self) = @_;
    return $self->{used_reward_entrance};
}

sub cars_and_aircraft {
    my ($self) = @_;
    return $self->{cars_and_aircraft};
}

sub bikes_only {
    my ($self) = @_;
    return $self->{bikes_only};
}

sub disable_on_foot {
    my ($self) = @_;
    return $self->{disable_on_foot};
}

sub accept_npc_group {
    my ($self) = @_;
    return $self->{accept_npc_group};
}

sub food_date {
    my ($self) = @_;
    return $self->{food_date};
}

sub burglary_door {
    my ($self) = @_;
    return $self->{burglary_door};
}

sub disable_exit {
    my ($self) = @_;
    return $self->{disable_exit};
}

sub burglary_access {
    my ($self) = @_;
    return $self->{burglary_access};
}

sub entered_without_exit {
    my ($self) = @_;
    return $self->{entered_without_exit};
}

sub enable_access {
    my ($self) = @_;
    return $self->{enable_access};
}

sub delete_enex {
    my ($self) = @_;
    return $self->{delete_enex};
}

########################################################################
package GtaSaSaveAndroid::EntryExitState;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{flags} = GtaSaSaveAndroid::EntryExitBits->new($self->{_io}, $self, $self->{_root});
    $self->{linked_index} = $self->{_io}->read_s2le();
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

sub linked_index {
    my ($self) = @_;
    return $self->{linked_index};
}

########################################################################
package GtaSaSaveAndroid::EntryExitsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_stack} = $self->{_io}->read_u4le();
    $self->{stack} = [];
    my $n_stack = $self->num_stack();
    for (my $i = 0; $i < $n_stack; $i++) {
        push @{$self->{stack}}, $self->{_io}->read_u2le();
    }
    $self->{entries} = [];
    {
        my $_it;
        do {
            $_it = GtaSaSaveAndroid::EntryExit->new($self->{_io}, $self, $self->{_root});
            push @{$self->{entries}}, $_it;
        } until ($_it->entry_index() == -1);
    }
}

sub num_stack {
    my ($self) = @_;
    return $self->{num_stack};
}

sub stack {
    my ($self) = @_;
    return $self->{stack};
}

sub entries {
    my ($self) = @_;
    return $self->{entries};
}

########################################################################
package GtaSaSaveAndroid::ExtraRestart;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{radius} = $self->{_io}->read_f4le();
    $self->{heading} = $self->{_io}->read_f4le();
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub radius {
    my ($self) = @_;
    return $self->{radius};
}

sub heading {
    my ($self) = @_;
    return $self->{heading};
}

########################################################################
package GtaSaSaveAndroid::GameLogicBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_restarts} = $self->{_io}->read_u4le();
    $self->{penalty_for_death} = $self->{_io}->read_u1();
    $self->{penalty_for_arrest} = $self->{_io}->read_u1();
    $self->{game_state} = $self->{_io}->read_u1();
    $self->{time_of_last_event} = $self->{_io}->read_u4le();
    $self->{restarts} = [];
    my $n_restarts = $self->num_restarts();
    for (my $i = 0; $i < $n_restarts; $i++) {
        push @{$self->{restarts}}, GtaSaSaveAndroid::Restart->new($self->{_io}, $self, $self->{_root});
    }
}

sub game_state_name {
    my ($self) = @_;
    return $self->{game_state_name} if ($self->{game_state_name});
    $self->{game_state_name} = $self->game_state();
    return $self->{game_state_name};
}

sub num_restarts {
    my ($self) = @_;
    return $self->{num_restarts};
}

sub penalty_for_death {
    my ($self) = @_;
    return $self->{penalty_for_death};
}

sub penalty_for_arrest {
    my ($self) = @_;
    return $self->{penalty_for_arrest};
}

sub game_state {
    my ($self) = @_;
    return $self->{game_state};
}

sub time_of_last_event {
    my ($self) = @_;
    return $self->{time_of_last_event};
}

sub restarts {
    my ($self) = @_;
    return $self->{restarts};
}

########################################################################
package GtaSaSaveAndroid::Gang;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{ped_model_override} = $self->{_io}->read_s1();
    $self->{gap_001} = $self->{_io}->read_bytes(3);
    $self->{weapon_a} = $self->{_io}->read_u4le();
    $self->{weapon_b} = $self->{_io}->read_u4le();
    $self->{weapon_c} = $self->{_io}->read_u4le();
}

sub weapon_a_name {
    my ($self) = @_;
    return $self->{weapon_a_name} if ($self->{weapon_a_name});
    $self->{weapon_a_name} = $self->weapon_a();
    return $self->{weapon_a_name};
}

sub weapon_b_name {
    my ($self) = @_;
    return $self->{weapon_b_name} if ($self->{weapon_b_name});
    $self->{weapon_b_name} = $self->weapon_b();
    return $self->{weapon_b_name};
}

sub weapon_c_name {
    my ($self) = @_;
    return $self->{weapon_c_name} if ($self->{weapon_c_name});
    $self->{weapon_c_name} = $self->weapon_c();
    return $self->{weapon_c_name};
}

sub ped_model_override {
    my ($self) = @_;
    return $self->{ped_model_override};
}

sub gap_001 {
    my ($self) = @_;
    return $self->{gap_001};
}

sub weapon_a {
    my ($self) = @_;
    return $self->{weapon_a};
}

sub weapon_b {
    my ($self) = @_;
    return $self->{weapon_b};
}

sub weapon_c {
    my ($self) = @_;
    return $self->{weapon_c};
}

########################################################################
package GtaSaSaveAndroid::GangWarsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{war_size} = $self->{_io}->read_u4le();
    $self->{active} = $self->{_io}->read_u1();
    $self->{gap_005} = $self->{_io}->read_bytes(3);
    $self->{state} = $self->{_io}->read_u4le();
    $self->{time_started} = $self->{_io}->read_u4le();
    $self->{zone_info_index} = $self->{_io}->read_s4le();
    $self->{nav_zone_index} = $self->{_io}->read_s4le();
    $self->{player_start_pos} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{gang_1} = $self->{_io}->read_s4le();
    $self->{gang_2} = $self->{_io}->read_s4le();
    $self->{ferocity} = $self->{_io}->read_s4le();
    $self->{last_time_in_area} = $self->{_io}->read_u4le();
    $self->{attack_state} = $self->{_io}->read_u4le();
    $self->{time_till_next_attack} = $self->{_io}->read_f4le();
    $self->{point_of_attack} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{fight_timer} = $self->{_io}->read_s4le();
    $self->{radar_blip} = $self->{_io}->read_s4le();
    $self->{player_is_close} = $self->{_io}->read_u1();
    $self->{gap_051} = $self->{_io}->read_bytes(3);
    $self->{territory_share} = $self->{_io}->read_f4le();
    $self->{difficulty} = $self->{_io}->read_f4le();
    if ($self->is_mobile_game()) {
        $self->{can_start_on_mission} = $self->{_io}->read_u1();
    }
    if ($self->is_mobile_game()) {
        $self->{training_mission} = $self->{_io}->read_u1();
    }
    if ($self->is_mobile_game()) {
        $self->{gap_05e} = $self->{_io}->read_bytes(2);
    }
    if ($self->is_mobile_game()) {
        $self->{zone_info_for_training} = $self->{_io}->read_s4le();
    }
    if ($self->with_specific_zones()) {
        $self->{specific_zone_count} = $self->{_io}->read_u4le();
    }
    if ($self->with_specific_zones()) {
        $self->{specific_zones} = [];
        my $n_specific_zones = 6;
        for (my $i = 0; $i < $n_specific_zones; $i++) {
            push @{$self->{specific_zones}}, $self->{_io}->read_s4le();
        }
    }
}

sub attack_state_name {
    my ($self) = @_;
    return $self->{attack_state_name} if ($self->{attack_state_name});
    $self->{attack_state_name} = $self->attack_state();
    return $self->{attack_state_name};
}

sub gang_1_name {
    my ($self) = @_;
    return $self->{gang_1_name} if ($self->{gang_1_name});
    $self->{gang_1_name} = $self->gang_1();
    return $self->{gang_1_name};
}

sub gang_2_name {
    my ($self) = @_;
    return $self->{gang_2_name} if ($self->{gang_2_name});
    $self->{gang_2_name} = $self->gang_2();
    return $self->{gang_2_name};
}

sub has_specific_zones {
    my ($self) = @_;
    return $self->{has_specific_zones} if ($self->{has_specific_zones});
    $self->{has_specific_zones} = 0;
    return $self->{has_specific_zones};
}

sub is_mobile {
    my ($self) = @_;
    return $self->{is_mobile} if ($self->{is_mobile});
    $self->{is_mobile} = 1;
    return $self->{is_mobile};
}

sub is_mobile_game {
    my ($self) = @_;
    return $self->{is_mobile_game} if ($self->{is_mobile_game});
    $self->{is_mobile_game} = $self->is_mobile();
    return $self->{is_mobile_game};
}

sub state_name {
    my ($self) = @_;
    return $self->{state_name} if ($self->{state_name});
    $self->{state_name} = $self->state();
    return $self->{state_name};
}

sub with_specific_zones {
    my ($self) = @_;
    return $self->{with_specific_zones} if ($self->{with_specific_zones});
    $self->{with_specific_zones} = $self->has_specific_zones();
    return $self->{with_specific_zones};
}

sub war_size {
    my ($self) = @_;
    return $self->{war_size};
}

sub active {
    my ($self) = @_;
    return $self->{active};
}

sub gap_005 {
    my ($self) = @_;
    return $self->{gap_005};
}

sub state {
    my ($self) = @_;
    return $self->{state};
}

sub time_started {
    my ($self) = @_;
    return $self->{time_started};
}

sub zone_info_index {
    my ($self) = @_;
    return $self->{zone_info_index};
}

sub nav_zone_index {
    my ($self) = @_;
    return $self->{nav_zone_index};
}

sub player_start_pos {
    my ($self) = @_;
    return $self->{player_start_pos};
}

sub gang_1 {
    my ($self) = @_;
    return $self->{gang_1};
}

sub gang_2 {
    my ($self) = @_;
    return $self->{gang_2};
}

sub ferocity {
    my ($self) = @_;
    return $self->{ferocity};
}

sub last_time_in_area {
    my ($self) = @_;
    return $self->{last_time_in_area};
}

sub attack_state {
    my ($self) = @_;
    return $self->{attack_state};
}

sub time_till_next_attack {
    my ($self) = @_;
    return $self->{time_till_next_attack};
}

sub point_of_attack {
    my ($self) = @_;
    return $self->{point_of_attack};
}

sub fight_timer {
    my ($self) = @_;
    return $self->{fight_timer};
}

sub radar_blip {
    my ($self) = @_;
    return $self->{radar_blip};
}

sub player_is_close {
    my ($self) = @_;
    return $self->{player_is_close};
}

sub gap_051 {
    my ($self) = @_;
    return $self->{gap_051};
}

sub territory_share {
    my ($self) = @_;
    return $self->{territory_share};
}

sub difficulty {
    my ($self) = @_;
    return $self->{difficulty};
}

sub can_start_on_mission {
    my ($self) = @_;
    return $self->{can_start_on_mission};
}

sub training_mission {
    my ($self) = @_;
    return $self->{training_mission};
}

sub gap_05e {
    my ($self) = @_;
    return $self->{gap_05e};
}

sub zone_info_for_training {
    my ($self) = @_;
    return $self->{zone_info_for_training};
}

sub specific_zone_count {
    my ($self) = @_;
    return $self->{specific_zone_count};
}

sub specific_zones {
    my ($self) = @_;
    return $self->{specific_zones};
}

########################################################################
package GtaSaSaveAndroid::GangsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{gangs} = [];
    my $n_gangs = 10;
    for (my $i = 0; $i < $n_gangs; $i++) {
        push @{$self->{gangs}}, GtaSaSaveAndroid::Gang->new($self->{_io}, $self, $self->{_root});
    }
}

sub gangs {
    my ($self) = @_;
    return $self->{gangs};
}

########################################################################
package GtaSaSaveAndroid::Garage;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{garage_type} = $self->{_io}->read_u1();
    $self->{door_state} = $self->{_io}->read_u1();
    $self->{flags} = GtaSaSaveAndroid::GarageBits->new($self->{_io}, $self, $self->{_root});
    $self->{gap_002} = $self->{_io}->read_bytes(1);
    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{direction_a} = GtaSaSaveAndroid::Vec2->new($self->{_io}, $self, $self->{_root});
    $self->{direction_b} = GtaSaSaveAndroid::Vec2->new($self->{_io}, $self, $self->{_root});
    $self->{top_z} = $self->{_io}->read_f4le();
    $self->{width} = $self->{_io}->read_f4le();
    $self->{depth} = $self->{_io}->read_f4le();
    $self->{left} = $self->{_io}->read_f4le();
    $self->{right} = $self->{_io}->read_f4le();
    $self->{front} = $self->{_io}->read_f4le();
    $self->{back} = $self->{_io}->read_f4le();
    $self->{door_position} = $self->{_io}->read_f4le();
    $self->{time_to_open} = $self->{_io}->read_u4le();
    $self->{garage_name} = $self->{_io}->read_bytes(8);
    $self->{original_type} = $self->{_io}->read_u1();
    $self->{gap_04c} = $self->{_io}->read_bytes(3);
}

sub door_state_name {
    my ($self) = @_;
    return $self->{door_state_name} if ($self->{door_state_name});
    $self->{door_state_name} = $self->door_state();
    return $self->{door_state_name};
}

sub garage_type_name {
    my ($self) = @_;
    return $self->{garage_type_name} if ($self->{garage_type_name});
    $self->{garage_type_name} = $self->garage_type();
    return $self->{garage_type_name};
}

sub original_type_name {
    my ($self) = @_;
    return $self->{original_type_name} if ($self->{original_type_name});
    $self->{original_type_name} = $self->original_type();
    return $self->{original_type_name};
}

sub garage_type {
    my ($self) = @_;
    return $self->{garage_type};
}

sub door_state {
    my ($self) = @_;
    return $self->{door_state};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

sub gap_002 {
    my ($self) = @_;
    return $self->{gap_002};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub direction_a {
    my ($self) = @_;
    return $self->{direction_a};
}

sub direction_b {
    my ($self) = @_;
    return $self->{direction_b};
}

sub top_z {
    my ($self) = @_;
    return $self->{top_z};
}

sub width {
    my ($self) = @_;
    return $self->{width};
}

sub depth {
    my ($self) = @_;
    return $self->{depth};
}

sub left {
    my ($self) = @_;
    return $self->{left};
}

sub right {
    my ($self) = @_;
    return $self->{right};
}

sub front {
    my ($self) = @_;
    return $self->{front};
}

sub back {
    my ($self) = @_;
    return $self->{back};
}

sub door_position {
    my ($self) = @_;
    return $self->{door_position};
}

sub time_to_open {
    my ($self) = @_;
    return $self->{time_to_open};
}

sub garage_name {
    my ($self) = @_;
    return $self->{garage_name};
}

sub original_type {
    my ($self) = @_;
    return $self->{original_type};
}

sub gap_04c {
    my ($self) = @_;
    return $self->{gap_04c};
}

########################################################################
package GtaSaSaveAndroid::GarageBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{used_mod_shop} = $self->{_io}->read_bits_int_le(1);
    $self->{inactive} = $self->{_io}->read_bits_int_le(1);
    $self->{respray_used} = $self->{_io}->read_bits_int_le(1);
    $self->{opens_up} = $self->{_io}->read_bits_int_le(1);
    $self->{goes_in} = $self->{_io}->read_bits_int_le(1);
    $self->{camera_follows} = $self->{_io}->read_bits_int_le(1);
    $self->{door_closed} = $self->{_io}->read_bits_int_le(1);
    $self->{always_free} = $self->{_io}->read_bits_int_le(1);
}

sub used_mod_shop {
    my ($self) = @_;
    return $self->{used_mod_shop};
}

sub inactive {
    my ($self) = @_;
    return $self->{inactive};
}

sub respray_used {
    my ($self) = @_;
    return $self->{respray_used};
}

sub opens_up {
    my ($self) = @_;
    return $self->{opens_up};
}

sub goes_in {
    my ($self) = @_;
    return $self->{goes_in};
}

sub camera_follows {
    my ($self) = @_;
    return $self->{camera_follows};
}

sub door_closed {
    my ($self) = @_;
    return $self->{door_closed};
}

sub always_free {
    my ($self) = @_;
    return $self->{always_free};
}

########################################################################
package GtaSaSaveAndroid::GaragesBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_garages} = $self->{_io}->read_u4le();
    $self->{free_bombs} = $self->{_io}->read_u1();
    $self->{free_resprays} = $self->{_io}->read_u1();
    $self->{no_resprays} = $self->{_io}->read_u1();
    $self->{cars_collected} = $self->{_io}->read_s4le();
    $self->{bank_vans_collected} = $self->{_io}->read_s4le();
    $self->{police_cars_collected} = $self->{_io}->read_s4le();
    $self->{car_types_collected} = [];
    my $n_car_types_collected = 4;
    for (my $i = 0; $i < $n_car_types_collected; $i++) {
        push @{$self->{car_types_collected}}, $self->{_io}->read_s4le();
    }
    $self->{last_help_time} = $self->{_io}->read_s4le();
    $self->{cars} = [];
    my $n_cars = 80;
    for (my $i = 0; $i < $n_cars; $i++) {
        push @{$self->{cars}}, GtaSaSaveAndroid::StoredCar->new($self->{_io}, $self, $self->{_root});
    }
    $self->{garages} = [];
    my $n_garages = $self->num_garages();
    for (my $i = 0; $i < $n_garages; $i++) {
        push @{$self->{garages}}, GtaSaSaveAndroid::Garage->new($self->{_io}, $self, $self->{_root});
    }
}

sub num_garages {
    my ($self) = @_;
    return $self->{num_garages};
}

sub free_bombs {
    my ($self) = @_;
    return $self->{free_bombs};
}

sub free_resprays {
    my ($self) = @_;
    return $self->{free_resprays};
}

sub no_resprays {
    my ($self) = @_;
    return $self->{no_resprays};
}

sub cars_collected {
    my ($self) = @_;
    return $self->{cars_collected};
}

sub bank_vans_collected {
    my ($self) = @_;
    return $self->{bank_vans_collected};
}

sub police_cars_collected {
    my ($self) = @_;
    return $self->{police_cars_collected};
}

sub car_types_collected {
    my ($self) = @_;
    return $self->{car_types_collected};
}

sub last_help_time {
    my ($self) = @_;
    return $self->{last_help_time};
}

sub cars {
    my ($self) = @_;
    return $self->{cars};
}

sub garages {
    my ($self) = @_;
    return $self->{garages};
}

########################################################################
package GtaSaSaveAndroid::GeneratorBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{wait_until_far} = $self->{_io}->read_bits_int_le(1);
    $self->{high_priority} = $self->{_io}->read_bits_int_le(1);
    $self->{active_generator} = $self->{_io}->read_bits_int_le(1);
    $self->{owned_by_player} = $self->{_io}->read_bits_int_le(1);
    $self->{ignore_population_limit} = $self->{_io}->read_bits_int_le(1);
    $self->{unused_generator_bits} = $self->{_io}->read_bits_int_le(3);
}

sub wait_until_far {
    my ($self) = @_;
    return $self->{wait_until_far};
}

sub high_priority {
    my ($self) = @_;
    return $self->{high_priority};
}

sub active_generator {
    my ($self) = @_;
    return $self->{active_generator};
}

sub owned_by_player {
    my ($self) = @_;
    return $self->{owned_by_player};
}

sub ignore_population_limit {
    my ($self) = @_;
    return $self->{ignore_population_limit};
}

sub unused_generator_bits {
    my ($self) = @_;
    return $self->{unused_generator_bits};
}

########################################################################
package GtaSaSaveAndroid::HandlingBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{boost_1g} = $self->{_io}->read_bits_int_le(1);
    $self->{boost_2g} = $self->{_io}->read_bits_int_le(1);
    $self->{npc_anti_roll} = $self->{_io}->read_bits_int_le(1);
    $self->{npc_neutral} = $self->{_io}->read_bits_int_le(1);
    $self->{no_handbrake} = $self->{_io}->read_bits_int_le(1);
    $self->{steer_rear} = $self->{_io}->read_bits_int_le(1);
    $self->{handbrake_steer} = $self->{_io}->read_bits_int_le(1);
    $self->{alt_steer} = $self->{_io}->read_bits_int_le(1);
    $self->{front_narrow_2} = $self->{_io}->read_bits_int_le(1);
    $self->{front_narrow} = $self->{_io}->read_bits_int_le(1);
    $self->{front_wide} = $self->{_io}->read_bits_int_le(1);
    $self->{front_wide_2} = $self->{_io}->read_bits_int_le(1);
    $self->{rear_narrow_2} = $self->{_io}->read_bits_int_le(1);
    $self->{rear_narrow} = $self->{_io}->read_bits_int_le(1);
    $self->{rear_wide} = $self->{_io}->read_bits_int_le(1);
    $self->{rear_wide_2} = $self->{_io}->read_bits_int_le(1);
    $self->{hydraulic_geometry} = $self->{_io}->read_bits_int_le(1);
    $self->{hydraulics_inst} = $self->{_io}->read_bits_int_le(1);
    $self->{no_hydraulics} = $self->{_io}->read_bits_int_le(1);
    $self->{nos_inst} = $self->{_io}->read_bits_int_le(1);
    $self->{offroad} = $self->{_io}->read_bits_int_le(1);
    $self->{offroad_2} = $self->{_io}->read_bits_int_le(1);
    $self->{halogen} = $self->{_io}->read_bits_int_le(1);
    $self->{rear_wheel_first} = $self->{_io}->read_bits_int_le(1);
    $self->{use_max_speed} = $self->{_io}->read_bits_int_le(1);
    $self->{low_rider} = $self->{_io}->read_bits_int_le(1);
    $self->{street_racer} = $self->{_io}->read_bits_int_le(1);
    $self->{unknown_bit_27} = $self->{_io}->read_bits_int_le(1);
    $self->{swinging_chassis} = $self->{_io}->read_bits_int_le(1);
    $self->{unknown_bit_29} = $self->{_io}->read_bits_int_le(3);
}

sub boost_1g {
    my ($self) = @_;
    return $self->{boost_1g};
}

sub boost_2g {
    my ($self) = @_;
    return $self->{boost_2g};
}

sub npc_anti_roll {
    my ($self) = @_;
    return $self->{npc_anti_roll};
}

sub npc_neutral {
    my ($self) = @_;
    return $self->{npc_neutral};
}

sub no_handbrake {
    my ($self) = @_;
    return $self->{no_handbrake};
}

sub steer_rear {
    my ($self) = @_;
    return $self->{steer_rear};
}

sub handbrake_steer {
    my ($self) = @_;
    return $self->{handbrake_steer};
}

sub alt_steer {
    my ($self) = @_;
    return $self->{alt_steer};
}

sub front_narrow_2 {
    my ($self) = @_;
    return $self->{front_narrow_2};
}

sub front_narrow {
    my ($self) = @_;
    return $self->{front_narrow};
}

sub front_wide {
    my ($self) = @_;
    return $self->{front_wide};
}

sub front_wide_2 {
    my ($self) = @_;
    return $self->{front_wide_2};
}

sub rear_narrow_2 {
    my ($self) = @_;
    return $self->{rear_narrow_2};
}

sub rear_narrow {
    my ($self) = @_;
    return $self->{rear_narrow};
}

sub rear_wide {
    my ($self) = @_;
    return $self->{rear_wide};
}

sub rear_wide_2 {
    my ($self) = @_;
    return $self->{rear_wide_2};
}

sub hydraulic_geometry {
    my ($self) = @_;
    return $self->{hydraulic_geometry};
}

sub hydraulics_inst {
    my ($self) = @_;
    return $self->{hydraulics_inst};
}

sub no_hydraulics {
    my ($self) = @_;
    return $self->{no_hydraulics};
}

sub nos_inst {
    my ($self) = @_;
    return $self->{nos_inst};
}

sub offroad {
    my ($self) = @_;
    return $self->{offroad};
}

sub offroad_2 {
    my ($self) = @_;
    return $self->{offroad_2};
}

sub halogen {
    my ($self) = @_;
    return $self->{halogen};
}

sub rear_wheel_first {
    my ($self) = @_;
    return $self->{rear_wheel_first};
}

sub use_max_speed {
    my ($self) = @_;
    return $self->{use_max_speed};
}

sub low_rider {
    my ($self) = @_;
    return $self->{low_rider};
}

sub street_racer {
    my ($self) = @_;
    return $self->{street_racer};
}

sub unknown_bit_27 {
    my ($self) = @_;
    return $self->{unknown_bit_27};
}

sub swinging_chassis {
    my ($self) = @_;
    return $self->{swinging_chassis};
}

sub unknown_bit_29 {
    my ($self) = @_;
    return $self->{unknown_bit_29};
}

########################################################################
package GtaSaSaveAndroid::InvisibleObject;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{object_kind} = $self->{_io}->read_u4le();
    $self->{pool_index_plus_1} = $self->{_io}->read_u4le();
}

sub object_kind_name {
    my ($self) = @_;
    return $self->{object_kind_name} if ($self->{object_kind_name});
    $self->{object_kind_name} = $self->object_kind();
    return $self->{object_kind_name};
}

sub object_kind {
    my ($self) = @_;
    return $self->{object_kind};
}

sub pool_index_plus_1 {
    my ($self) = @_;
    return $self->{pool_index_plus_1};
}

########################################################################
package GtaSaSaveAndroid::IplFlagsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{slot_count} = $self->{_io}->read_u4le();
    $self->{flags} = [];
    my $n_flags = 255;
    for (my $i = 0; $i < $n_flags; $i++) {
        push @{$self->{flags}}, $self->{_io}->read_u1();
    }
}

sub slot_count {
    my ($self) = @_;
    return $self->{slot_count};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

########################################################################
package GtaSaSaveAndroid::LoadedMission;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    if ($self->is_numbered()) {
        $self->{mission_index} = $self->{_io}->read_u4le();
    }
    $self->{code} = $self->{_io}->read_bytes(69000);
    $self->{mission_locals} = [];
    my $n_mission_locals = 1024;
    for (my $i = 0; $i < $n_mission_locals; $i++) {
        push @{$self->{mission_locals}}, $self->{_io}->read_u4le();
    }
}

sub has_index {
    my ($self) = @_;
    return $self->{has_index} if ($self->{has_index});
    $self->{has_index} = $self->_parent()->has_mission_index();
    return $self->{has_index};
}

sub is_numbered {
    my ($self) = @_;
    return $self->{is_numbered} if ($self->{is_numbered});
    $self->{is_numbered} = $self->has_index();
    return $self->{is_numbered};
}

sub mission_index {
    my ($self) = @_;
    return $self->{mission_index};
}

sub code {
    my ($self) = @_;
    return $self->{code};
}

sub mission_locals {
    my ($self) = @_;
    return $self->{mission_locals};
}

########################################################################
package GtaSaSaveAndroid::LodPair;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{object} = $self->{_io}->read_s4le();
    $self->{lod_object} = $self->{_io}->read_s4le();
}

sub object {
    my ($self) = @_;
    return $self->{object};
}

sub lod_object {
    my ($self) = @_;
    return $self->{lod_object};
}

########################################################################
package GtaSaSaveAndroid::MobileObject;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{handle} = $self->{_io}->read_u4le();
    $self->{model} = $self->{_io}->read_s4le();
    $self->{object_size} = $self->{_io}->read_u4le();
    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{right} = GtaSaSaveAndroid::Direction->new($self->{_io}, $self, $self->{_root});
    $self->{forward} = GtaSaSaveAndroid::Direction->new($self->{_io}, $self, $self->{_root});
    $self->{gap_01e} = $self->{_io}->read_bytes(6);
    $self->{bonus_value} = $self->{_io}->read_u1();
    $self->{gap_025} = $self->{_io}->read_bytes(1);
    $self->{cost_value} = $self->{_io}->read_u2le();
    $self->{removal_time} = $self->{_io}->read_s4le();
    $self->{entity_flags} = GtaSaSaveAndroid::EntityBits->new($self->{_io}, $self, $self->{_root});
    if ($self->is_form_b()) {
        $self->{unknown_48} = $self->{_io}->read_u4le();
    }
    $self->{unused} = $self->{_io}->read_s1();
    if ($self->is_form_a()) {
        $self->{gap_031} = $self->{_io}->read_bytes(3);
    }
    if ($self->is_form_b()) {
        $self->{gap_035} = $self->{_io}->read_bytes(1);
    }
    $self->{object_flags} = GtaSaSaveAndroid::ObjectBits->new($self->{_io}, $self, $self->{_root});
    $self->{object_type} = $self->{_io}->read_u1();
    $self->{collision_damage_effect} = $self->{_io}->read_u1();
    $self->{special_collision_response} = $self->{_io}->read_u1();
    $self->{physical_flags} = GtaSaSaveAndroid::PhysicalBits->new($self->{_io}, $self, $self->{_root});
    $self->{unknown_end} = $self->{_io}->read_s2le();
    if ($self->is_form_a()) {
        $self->{gap_03e} = $self->{_io}->read_bytes(2);
    }
}

sub collision_damage_effect_name {
    my ($self) = @_;
    return $self->{collision_damage_effect_name} if ($self->{collision_damage_effect_name});
    $self->{collision_damage_effect_name} = $self->collision_damage_effect();
    return $self->{collision_damage_effect_name};
}

sub is_form_a {
    my ($self) = @_;
    return $self->{is_form_a} if ($self->{is_form_a});
    $self->{is_form_a} = !($self->is_variant_b());
    return $self->{is_form_a};
}

sub is_form_b {
    my ($self) = @_;
    return $self->{is_form_b} if ($self->{is_form_b});
    $self->{is_form_b} = $self->is_variant_b();
    return $self->{is_form_b};
}

sub is_variant_b {
    my ($self) = @_;
    return $self->{is_variant_b} if ($self->{is_variant_b});
    $self->{is_variant_b} = $self->_parent()->is_object_variant_b();
    return $self->{is_variant_b};
}

sub object_type_name {
    my ($self) = @_;
    return $self->{object_type_name} if ($self->{object_type_name});
    $self->{object_type_name} = $self->object_type();
    return $self->{object_type_name};
}

sub special_collision_response_name {
    my ($self) = @_;
    return $self->{special_collision_response_name} if ($self->{special_collision_response_name});
    $self->{special_collision_response_name} = $self->special_collision_response();
    return $self->{special_collision_response_name};
}

sub handle {
    my ($self) = @_;
    return $self->{handle};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub object_size {
    my ($self) = @_;
    return $self->{object_size};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub right {
    my ($self) = @_;
    return $self->{right};
}

sub forward {
    my ($self) = @_;
    return $self->{forward};
}

sub gap_01e {
    my ($self) = @_;
    return $self->{gap_01e};
}

sub bonus_value {
    my ($self) = @_;
    return $self->{bonus_value};
}

sub gap_025 {
    my ($self) = @_;
    return $self->{gap_025};
}

sub cost_value {
    my ($self) = @_;
    return $self->{cost_value};
}

sub removal_time {
    my ($self) = @_;
    return $self->{removal_time};
}

sub entity_flags {
    my ($self) = @_;
    return $self->{entity_flags};
}

sub unknown_48 {
    my ($self) = @_;
    return $self->{unknown_48};
}

sub unused {
    my ($self) = @_;
    return $self->{unused};
}

sub gap_031 {
    my ($self) = @_;
    return $self->{gap_031};
}

sub gap_035 {
    my ($self) = @_;
    return $self->{gap_035};
}

sub object_flags {
    my ($self) = @_;
    return $self->{object_flags};
}

sub object_type {
    my ($self) = @_;
    return $self->{object_type};
}

sub collision_damage_effect {
    my ($self) = @_;
    return $self->{collision_damage_effect};
}

sub special_collision_response {
    my ($self) = @_;
    return $self->{special_collision_response};
}

sub physical_flags {
    my ($self) = @_;
    return $self->{physical_flags};
}

sub unknown_end {
    my ($self) = @_;
    return $self->{unknown_end};
}

sub gap_03e {
    my ($self) = @_;
    return $self->{gap_03e};
}

########################################################################
package GtaSaSaveAndroid::MobilePlayer;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{handle} = $self->{_io}->read_u4le();
    $self->{model} = $self->{_io}->read_s4le();
    $self->{ped_type} = $self->{_io}->read_s4le();
    if ($self->has_model_name()) {
        $self->{model_name} = $self->{_io}->read_bytes(9);
    }
    $self->{ped_size} = $self->{_io}->read_u4le();
    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{heading} = $self->{_io}->read_f4le();
    $self->{health} = $self->{_io}->read_f4le();
    $self->{armor} = $self->{_io}->read_f4le();
    $self->{weapons} = [];
    my $n_weapons = 13;
    for (my $i = 0; $i < $n_weapons; $i++) {
        push @{$self->{weapons}}, GtaSaSaveAndroid::Weapon->new($self->{_io}, $self, $self->{_root});
    }
    $self->{created_by} = $self->{_io}->read_u1();
    $self->{active_weapon_slot} = $self->{_io}->read_u1();
    $self->{area} = $self->{_io}->read_u1();
    $self->{gap_197} = $self->{_io}->read_bytes(1);
    $self->{exit_index} = $self->{_io}->read_s4le();
    $self->{fighting_style} = $self->{_io}->read_u1();
    $self->{allowed_attack_moves} = $self->{_io}->read_u1();
    $self->{gap_19e} = $self->{_io}->read_bytes(2);
    if ($self->is_android()) {
        $self->{ped_flags} = [];
        my $n_ped_flags = 4;
        for (my $i = 0; $i < $n_ped_flags; $i++) {
            push @{$self->{ped_flags}}, $self->{_io}->read_u4le();
        }
    }
    if ($self->is_android()) {
        $self->{gap_1b0} = $self->{_io}->read_bytes(4);
    }
    if ($self->is_definitive_edition()) {
        $self->{unknown_ped} = $self->{_io}->read_bytes(76);
    }
    if ($self->is_player()) {
        $self->{player_part} = GtaSaSaveAndroid::MobilePlayerPart->new($self->{_io}, $self, $self->{_root});
    }
}

sub has_model_name {
    my ($self) = @_;
    return $self->{has_model_name} if ($self->{has_model_name});
    $self->{has_model_name} =  (($self->model() >= 290) && ($self->model() <= 299)) ;
    return $self->{has_model_name};
}

sub is_android {
    my ($self) = @_;
    return $self->{is_android} if ($self->{is_android});
    $self->{is_android} = !($self->is_definitive());
    return $self->{is_android};
}

sub is_definitive {
    my ($self) = @_;
    return $self->{is_definitive} if ($self->{is_definitive});
    $self->{is_definitive} = 0;
    return $self->{is_definitive};
}

sub is_definitive_edition {
    my ($self) = @_;
    return $self->{is_definitive_edition} if ($self->{is_definitive_edition});
    $self->{is_definitive_edition} = $self->is_definitive();
    return $self->{is_definitive_edition};
}

sub is_player {
    my ($self) = @_;
    return $self->{is_player} if ($self->{is_player});
    $self->{is_player} =  (($self->ped_type() == 0) || ($self->ped_type() == 1)) ;
    return $self->{is_player};
}

sub handle {
    my ($self) = @_;
    return $self->{handle};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub ped_type {
    my ($self) = @_;
    return $self->{ped_type};
}

sub model_name {
    my ($self) = @_;
    return $self->{model_name};
}

sub ped_size {
    my ($self) = @_;
    return $self->{ped_size};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub heading {
    my ($self) = @_;
    return $self->{heading};
}

sub health {
    my ($self) = @_;
    return $self->{health};
}

sub armor {
    my ($self) = @_;
    return $self->{armor};
}

sub weapons {
    my ($self) = @_;
    return $self->{weapons};
}

sub created_by {
    my ($self) = @_;
    return $self->{created_by};
}

sub active_weapon_slot {
    my ($self) = @_;
    return $self->{active_weapon_slot};
}

sub area {
    my ($self) = @_;
    return $self->{area};
}

sub gap_197 {
    my ($self) = @_;
    return $self->{gap_197};
}

sub exit_index {
    my ($self) = @_;
    return $self->{exit_index};
}

sub fighting_style {
    my ($self) = @_;
    return $self->{fighting_style};
}

sub allowed_attack_moves {
    my ($self) = @_;
    return $self->{allowed_attack_moves};
}

sub gap_19e {
    my ($self) = @_;
    return $self->{gap_19e};
}

sub ped_flags {
    my ($self) = @_;
    return $self->{ped_flags};
}

sub gap_1b0 {
    my ($self) = @_;
    return $self->{gap_1b0};
}

sub unknown_ped {
    my ($self) = @_;
    return $self->{unknown_ped};
}

sub player_part {
    my ($self) = @_;
    return $self->{player_part};
}

########################################################################
package GtaSaSaveAndroid::MobilePlayerPart;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{player_size} = $self->{_io}->read_u4le();
    $self->{chaos_level} = $self->{_io}->read_u4le();
    $self->{wanted_level} = $self->{_io}->read_u1();
    $self->{gap_009} = $self->{_io}->read_bytes(3);
    $self->{model_keys} = [];
    my $n_model_keys = 10;
    for (my $i = 0; $i < $n_model_keys; $i++) {
        push @{$self->{model_keys}}, $self->{_io}->read_u4le();
    }
    $self->{texture_keys} = [];
    my $n_texture_keys = 18;
    for (my $i = 0; $i < $n_texture_keys; $i++) {
        push @{$self->{texture_keys}}, $self->{_io}->read_u4le();
    }
    $self->{fat} = $self->{_io}->read_f4le();
    $self->{muscle} = $self->{_io}->read_f4le();
    $self->{chosen_weapon_slot} = $self->{_io}->read_u1();
    $self->{gap_085} = $self->{_io}->read_bytes(3);
    $self->{unknown_end} = $self->{_io}->read_f4le();
}

sub player_size {
    my ($self) = @_;
    return $self->{player_size};
}

sub chaos_level {
    my ($self) = @_;
    return $self->{chaos_level};
}

sub wanted_level {
    my ($self) = @_;
    return $self->{wanted_level};
}

sub gap_009 {
    my ($self) = @_;
    return $self->{gap_009};
}

sub model_keys {
    my ($self) = @_;
    return $self->{model_keys};
}

sub texture_keys {
    my ($self) = @_;
    return $self->{texture_keys};
}

sub fat {
    my ($self) = @_;
    return $self->{fat};
}

sub muscle {
    my ($self) = @_;
    return $self->{muscle};
}

sub chosen_weapon_slot {
    my ($self) = @_;
    return $self->{chosen_weapon_slot};
}

sub gap_085 {
    my ($self) = @_;
    return $self->{gap_085};
}

sub unknown_end {
    my ($self) = @_;
    return $self->{unknown_end};
}

########################################################################
package GtaSaSaveAndroid::MobilePoolsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_players} = $self->{_io}->read_u4le();
    $self->{players} = [];
    my $n_players = $self->num_players();
    for (my $i = 0; $i < $n_players; $i++) {
        push @{$self->{players}}, GtaSaSaveAndroid::MobilePlayer->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_vehicles} = $self->{_io}->read_u4le();
    $self->{vehicles} = [];
    my $n_vehicles = $self->num_vehicles();
    for (my $i = 0; $i < $n_vehicles; $i++) {
        push @{$self->{vehicles}}, GtaSaSaveAndroid::MobileVehicle->new($self->{_io}, $self, $self->{_root});
    }
    $self->{camera_target} = [];
    my $n_camera_target = 4;
    for (my $i = 0; $i < $n_camera_target; $i++) {
        push @{$self->{camera_target}}, $self->{_io}->read_s4le();
    }
    $self->{mission_state} = $self->{_io}->read_bytes($self->len_mission_state());
    $self->{num_objects} = $self->{_io}->read_u4le();
    $self->{objects} = [];
    my $n_objects = $self->num_objects();
    for (my $i = 0; $i < $n_objects; $i++) {
        push @{$self->{objects}}, GtaSaSaveAndroid::MobileObject->new($self->{_io}, $self, $self->{_root});
    }
    $self->{mission_tail} = $self->{_io}->read_bytes($self->len_mission_tail());
}

sub is_object_variant_b {
    my ($self) = @_;
    return $self->{is_object_variant_b} if ($self->{is_object_variant_b});
    $self->{is_object_variant_b} = $self->_parent()->is_object_variant_b();
    return $self->{is_object_variant_b};
}

sub len_mission_state {
    my ($self) = @_;
    return $self->{len_mission_state} if ($self->{len_mission_state});
    $self->{len_mission_state} = $self->_parent()->len_mission_state();
    return $self->{len_mission_state};
}

sub len_mission_tail {
    my ($self) = @_;
    return $self->{len_mission_tail} if ($self->{len_mission_tail});
    $self->{len_mission_tail} = $self->_parent()->len_mission_tail();
    return $self->{len_mission_tail};
}

sub num_players {
    my ($self) = @_;
    return $self->{num_players};
}

sub players {
    my ($self) = @_;
    return $self->{players};
}

sub num_vehicles {
    my ($self) = @_;
    return $self->{num_vehicles};
}

sub vehicles {
    my ($self) = @_;
    return $self->{vehicles};
}

sub camera_target {
    my ($self) = @_;
    return $self->{camera_target};
}

sub mission_state {
    my ($self) = @_;
    return $self->{mission_state};
}

sub num_objects {
    my ($self) = @_;
    return $self->{num_objects};
}

sub objects {
    my ($self) = @_;
    return $self->{objects};
}

sub mission_tail {
    my ($self) = @_;
    return $self->{mission_tail};
}

########################################################################
package GtaSaSaveAndroid::MobileVehicle;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{handle} = $self->{_io}->read_u4le();
    $self->{model} = $self->{_io}->read_s4le();
    $self->{vehicle_size} = $self->{_io}->read_u4le();
    $self->{matrix} = [];
    my $n_matrix = 18;
    for (my $i = 0; $i < $n_matrix; $i++) {
        push @{$self->{matrix}}, $self->{_io}->read_f4le();
    }
    $self->{created_by} = $self->{_io}->read_u1();
    $self->{colours} = [];
    my $n_colours = 4;
    for (my $i = 0; $i < $n_colours; $i++) {
        push @{$self->{colours}}, $self->{_io}->read_u1();
    }
    $self->{unknown_89} = $self->{_io}->read_u1();
    $self->{alarm} = $self->{_io}->read_u2le();
    $self->{unknown_92} = $self->{_io}->read_bytes(24);
    $self->{health} = $self->{_io}->read_f4le();
    $self->{unknown_120} = $self->{_io}->read_u4le();
    $self->{entity_flags} = $self->{_io}->read_u4le();
    $self->{unknown_128} = $self->{_io}->read_bytes(12);
    $self->{unknown_140} = $self->{_io}->read_bytes(24);
    $self->{unknown_164} = $self->{_io}->read_bytes(36);
}

sub handle {
    my ($self) = @_;
    return $self->{handle};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub vehicle_size {
    my ($self) = @_;
    return $self->{vehicle_size};
}

sub matrix {
    my ($self) = @_;
    return $self->{matrix};
}

sub created_by {
    my ($self) = @_;
    return $self->{created_by};
}

sub colours {
    my ($self) = @_;
    return $self->{colours};
}

sub unknown_89 {
    my ($self) = @_;
    return $self->{unknown_89};
}

sub alarm {
    my ($self) = @_;
    return $self->{alarm};
}

sub unknown_92 {
    my ($self) = @_;
    return $self->{unknown_92};
}

sub health {
    my ($self) = @_;
    return $self->{health};
}

sub unknown_120 {
    my ($self) = @_;
    return $self->{unknown_120};
}

sub entity_flags {
    my ($self) = @_;
    return $self->{entity_flags};
}

sub unknown_128 {
    my ($self) = @_;
    return $self->{unknown_128};
}

sub unknown_140 {
    my ($self) = @_;
    return $self->{unknown_140};
}

sub unknown_164 {
    my ($self) = @_;
    return $self->{unknown_164};
}

########################################################################
package GtaSaSaveAndroid::ObjectBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{pickup} = $self->{_io}->read_bits_int_le(1);
    $self->{collision_related} = $self->{_io}->read_bits_int_le(1);
    $self->{property_for_sale} = $self->{_io}->read_bits_int_le(1);
    $self->{shop_out_of_stock} = $self->{_io}->read_bits_int_le(1);
    $self->{broken_glass} = $self->{_io}->read_bits_int_le(1);
    $self->{glass_gone} = $self->{_io}->read_bits_int_le(1);
    $self->{exploded} = $self->{_io}->read_bits_int_le(1);
    $self->{changes_vehicle_colour} = $self->{_io}->read_bits_int_le(1);
    $self->{lamp_post} = $self->{_io}->read_bits_int_le(1);
    $self->{targetable} = $self->{_io}->read_bits_int_le(1);
    $self->{broken} = $self->{_io}->read_bits_int_le(1);
    $self->{train_crossing} = $self->{_io}->read_bits_int_le(1);
    $self->{photographed} = $self->{_io}->read_bits_int_le(1);
    $self->{liftable} = $self->{_io}->read_bits_int_le(1);
    $self->{door_moving} = $self->{_io}->read_bits_int_le(1);
    $self->{door_open} = $self->{_io}->read_bits_int_le(1);
    $self->{no_model} = $self->{_io}->read_bits_int_le(1);
    $self->{scaled} = $self->{_io}->read_bits_int_le(1);
    $self->{magnet} = $self->{_io}->read_bits_int_le(1);
    $self->{damaged} = $self->{_io}->read_bits_int_le(1);
    $self->{brain_state} = $self->{_io}->read_bits_int_le(2);
    $self->{fading_in} = $self->{_io}->read_bits_int_le(1);
    $self->{col_brightness} = $self->{_io}->read_bits_int_le(1);
    $self->{disabled_attractors} = $self->{_io}->read_bits_int_le(1);
    $self->{do_not_render} = $self->{_io}->read_bits_int_le(1);
    $self->{fading_in_2} = $self->{_io}->read_bits_int_le(1);
    $self->{unknown_27} = $self->{_io}->read_bits_int_le(5);
}

sub pickup {
    my ($self) = @_;
    return $self->{pickup};
}

sub collision_related {
    my ($self) = @_;
    return $self->{collision_related};
}

sub property_for_sale {
    my ($self) = @_;
    return $self->{property_for_sale};
}

sub shop_out_of_stock {
    my ($self) = @_;
    return $self->{shop_out_of_stock};
}

sub broken_glass {
    my ($self) = @_;
    return $self->{broken_glass};
}

sub glass_gone {
    my ($self) = @_;
    return $self->{glass_gone};
}

sub exploded {
    my ($self) = @_;
    return $self->{exploded};
}

sub changes_vehicle_colour {
    my ($self) = @_;
    return $self->{changes_vehicle_colour};
}

sub lamp_post {
    my ($self) = @_;
    return $self->{lamp_post};
}

sub targetable {
    my ($self) = @_;
    return $self->{targetable};
}

sub broken {
    my ($self) = @_;
    return $self->{broken};
}

sub train_crossing {
    my ($self) = @_;
    return $self->{train_crossing};
}

sub photographed {
    my ($self) = @_;
    return $self->{photographed};
}

sub liftable {
    my ($self) = @_;
    return $self->{liftable};
}

sub door_moving {
    my ($self) = @_;
    return $self->{door_moving};
}

sub door_open {
    my ($self) = @_;
    return $self->{door_open};
}

sub no_model {
    my ($self) = @_;
    return $self->{no_model};
}

sub scaled {
    my ($self) = @_;
    return $self->{scaled};
}

sub magnet {
    my ($self) = @_;
    return $self->{magnet};
}

sub damaged {
    my ($self) = @_;
    return $self->{damaged};
}

sub brain_state {
    my ($self) = @_;
    return $self->{brain_state};
}

sub fading_in {
    my ($self) = @_;
    return $self->{fading_in};
}

sub col_brightness {
    my ($self) = @_;
    return $self->{col_brightness};
}

sub disabled_attractors {
    my ($self) = @_;
    return $self->{disabled_attractors};
}

sub do_not_render {
    my ($self) = @_;
    return $self->{do_not_render};
}

sub fading_in_2 {
    my ($self) = @_;
    return $self->{fading_in_2};
}

sub unknown_27 {
    my ($self) = @_;
    return $self->{unknown_27};
}

########################################################################
package GtaSaSaveAndroid::PathsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_areas} = $self->{_io}->read_u4le();
    $self->{areas} = [];
    my $n_areas = $self->num_areas();
    for (my $i = 0; $i < $n_areas; $i++) {
        push @{$self->{areas}}, GtaSaSaveAndroid::SwitchedArea->new($self->{_io}, $self, $self->{_root});
    }
}

sub num_areas {
    my ($self) = @_;
    return $self->{num_areas};
}

sub areas {
    my ($self) = @_;
    return $self->{areas};
}

########################################################################
package GtaSaSaveAndroid::PedRelationshipsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{relations} = [];
    my $n_relations = 32;
    for (my $i = 0; $i < $n_relations; $i++) {
        push @{$self->{relations}}, GtaSaSaveAndroid::Relation->new($self->{_io}, $self, $self->{_root});
    }
}

sub relations {
    my ($self) = @_;
    return $self->{relations};
}

########################################################################
package GtaSaSaveAndroid::PhysicalBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{no_collision_force} = $self->{_io}->read_bits_int_le(1);
    $self->{no_speed} = $self->{_io}->read_bits_int_le(1);
    $self->{bullet_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{fire_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{collision_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{melee_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{explosion_proof} = $self->{_io}->read_bits_int_le(1);
    $self->{unknown_7} = $self->{_io}->read_bits_int_le(1);
}

sub no_collision_force {
    my ($self) = @_;
    return $self->{no_collision_force};
}

sub no_speed {
    my ($self) = @_;
    return $self->{no_speed};
}

sub bullet_proof {
    my ($self) = @_;
    return $self->{bullet_proof};
}

sub fire_proof {
    my ($self) = @_;
    return $self->{fire_proof};
}

sub collision_proof {
    my ($self) = @_;
    return $self->{collision_proof};
}

sub melee_proof {
    my ($self) = @_;
    return $self->{melee_proof};
}

sub explosion_proof {
    my ($self) = @_;
    return $self->{explosion_proof};
}

sub unknown_7 {
    my ($self) = @_;
    return $self->{unknown_7};
}

########################################################################
package GtaSaSaveAndroid::Pickup;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{revenue_value} = $self->{_io}->read_f4le();
    $self->{object_ptr} = $self->{_io}->read_u4le();
    $self->{ammo_or_max} = $self->{_io}->read_u4le();
    $self->{regeneration_time} = $self->{_io}->read_u4le();
    $self->{x} = $self->{_io}->read_s2le();
    $self->{y} = $self->{_io}->read_s2le();
    $self->{z} = $self->{_io}->read_s2le();
    $self->{money_per_day} = $self->{_io}->read_u2le();
    $self->{model} = $self->{_io}->read_s2le();
    $self->{counter} = $self->{_io}->read_u2le();
    $self->{pickup_type} = $self->{_io}->read_u1();
    $self->{flags} = GtaSaSaveAndroid::PickupBits->new($self->{_io}, $self, $self->{_root});
    $self->{gap_01d} = $self->{_io}->read_bytes(2);
}

sub pickup_type_name {
    my ($self) = @_;
    return $self->{pickup_type_name} if ($self->{pickup_type_name});
    $self->{pickup_type_name} = $self->pickup_type();
    return $self->{pickup_type_name};
}

sub revenue_value {
    my ($self) = @_;
    return $self->{revenue_value};
}

sub object_ptr {
    my ($self) = @_;
    return $self->{object_ptr};
}

sub ammo_or_max {
    my ($self) = @_;
    return $self->{ammo_or_max};
}

sub regeneration_time {
    my ($self) = @_;
    return $self->{regeneration_time};
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub z {
    my ($self) = @_;
    return $self->{z};
}

sub money_per_day {
    my ($self) = @_;
    return $self->{money_per_day};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub counter {
    my ($self) = @_;
    return $self->{counter};
}

sub pickup_type {
    my ($self) = @_;
    return $self->{pickup_type};
}

sub flags {
    my ($self) = @_;
    return $self->{flags};
}

sub gap_01d {
    my ($self) = @_;
    return $self->{gap_01d};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "pickup of type " . sprintf('%d', $self->pickup_type())
}

########################################################################
package GtaSaSaveAndroid::PickupBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{disabled} = $self->{_io}->read_bits_int_le(1);
    $self->{is_empty} = $self->{_io}->read_bits_int_le(1);
    $self->{help_shown} = $self->{_io}->read_bits_int_le(1);
    $self->{is_visible} = $self->{_io}->read_bits_int_le(1);
    $self->{property_text} = $self->{_io}->read_bits_int_le(3);
    $self->{unknown_pickup_bit} = $self->{_io}->read_bits_int_le(1);
}

sub property_text_name {
    my ($self) = @_;
    return $self->{property_text_name} if ($self->{property_text_name});
    $self->{property_text_name} = $self->property_text();
    return $self->{property_text_name};
}

sub disabled {
    my ($self) = @_;
    return $self->{disabled};
}

sub is_empty {
    my ($self) = @_;
    return $self->{is_empty};
}

sub help_shown {
    my ($self) = @_;
    return $self->{help_shown};
}

sub is_visible {
    my ($self) = @_;
    return $self->{is_visible};
}

sub property_text {
    my ($self) = @_;
    return $self->{property_text};
}

sub unknown_pickup_bit {
    my ($self) = @_;
    return $self->{unknown_pickup_bit};
}

########################################################################
package GtaSaSaveAndroid::PickupsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{pickups} = [];
    my $n_pickups = 620;
    for (my $i = 0; $i < $n_pickups; $i++) {
        push @{$self->{pickups}}, GtaSaSaveAndroid::Pickup->new($self->{_io}, $self, $self->{_root});
    }
    $self->{collected_index} = $self->{_io}->read_u2le();
    $self->{weapon_help_left} = $self->{_io}->read_u1();
    $self->{collected_refs} = [];
    my $n_collected_refs = 20;
    for (my $i = 0; $i < $n_collected_refs; $i++) {
        push @{$self->{collected_refs}}, $self->{_io}->read_u4le();
    }
}

sub pickups {
    my ($self) = @_;
    return $self->{pickups};
}

sub collected_index {
    my ($self) = @_;
    return $self->{collected_index};
}

sub weapon_help_left {
    my ($self) = @_;
    return $self->{weapon_help_left};
}

sub collected_refs {
    my ($self) = @_;
    return $self->{collected_refs};
}

########################################################################
package GtaSaSaveAndroid::Plate;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{generator_index} = $self->{_io}->read_s4le();
    $self->{plate_text} = $self->{_io}->read_bytes(12);
}

sub generator_index {
    my ($self) = @_;
    return $self->{generator_index};
}

sub plate_text {
    my ($self) = @_;
    return $self->{plate_text};
}

########################################################################
package GtaSaSaveAndroid::PlayerInfoBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{info_size} = $self->{_io}->read_u4le();
    $self->{money} = $self->{_io}->read_s4le();
    $self->{car_density} = $self->{_io}->read_u2le();
    $self->{player_state} = $self->{_io}->read_u1();
    $self->{gap_00b} = $self->{_io}->read_bytes(1);
    $self->{road_density} = $self->{_io}->read_f4le();
    $self->{money_shown} = $self->{_io}->read_s4le();
    $self->{hours_not_eaten} = $self->{_io}->read_u1();
    $self->{gap_015} = $self->{_io}->read_bytes(3);
    $self->{collectables_picked_up} = $self->{_io}->read_u4le();
    $self->{collectables_total} = $self->{_io}->read_u4le();
    $self->{infinite_run} = $self->{_io}->read_u1();
    $self->{fast_reload} = $self->{_io}->read_u1();
    $self->{fireproof} = $self->{_io}->read_u1();
    $self->{max_health} = $self->{_io}->read_u1();
    $self->{max_armor} = $self->{_io}->read_u1();
    $self->{free_busted_once} = $self->{_io}->read_u1();
    $self->{free_wasted_once} = $self->{_io}->read_u1();
    $self->{can_drive_by} = $self->{_io}->read_u1();
    $self->{busted_audio_status} = $self->{_io}->read_u1();
    $self->{gap_029} = $self->{_io}->read_bytes(1);
    $self->{last_bust_message} = $self->{_io}->read_u2le();
}

sub player_state_name {
    my ($self) = @_;
    return $self->{player_state_name} if ($self->{player_state_name});
    $self->{player_state_name} = $self->player_state();
    return $self->{player_state_name};
}

sub info_size {
    my ($self) = @_;
    return $self->{info_size};
}

sub money {
    my ($self) = @_;
    return $self->{money};
}

sub car_density {
    my ($self) = @_;
    return $self->{car_density};
}

sub player_state {
    my ($self) = @_;
    return $self->{player_state};
}

sub gap_00b {
    my ($self) = @_;
    return $self->{gap_00b};
}

sub road_density {
    my ($self) = @_;
    return $self->{road_density};
}

sub money_shown {
    my ($self) = @_;
    return $self->{money_shown};
}

sub hours_not_eaten {
    my ($self) = @_;
    return $self->{hours_not_eaten};
}

sub gap_015 {
    my ($self) = @_;
    return $self->{gap_015};
}

sub collectables_picked_up {
    my ($self) = @_;
    return $self->{collectables_picked_up};
}

sub collectables_total {
    my ($self) = @_;
    return $self->{collectables_total};
}

sub infinite_run {
    my ($self) = @_;
    return $self->{infinite_run};
}

sub fast_reload {
    my ($self) = @_;
    return $self->{fast_reload};
}

sub fireproof {
    my ($self) = @_;
    return $self->{fireproof};
}

sub max_health {
    my ($self) = @_;
    return $self->{max_health};
}

sub max_armor {
    my ($self) = @_;
    return $self->{max_armor};
}

sub free_busted_once {
    my ($self) = @_;
    return $self->{free_busted_once};
}

sub free_wasted_once {
    my ($self) = @_;
    return $self->{free_wasted_once};
}

sub can_drive_by {
    my ($self) = @_;
    return $self->{can_drive_by};
}

sub busted_audio_status {
    my ($self) = @_;
    return $self->{busted_audio_status};
}

sub gap_029 {
    my ($self) = @_;
    return $self->{gap_029};
}

sub last_bust_message {
    my ($self) = @_;
    return $self->{last_bust_message};
}

########################################################################
package GtaSaSaveAndroid::PopulationBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{group_id} = $self->{_io}->read_bits_int_le(5);
    $self->{radar_mode} = $self->{_io}->read_bits_int_le(2);
    $self->{no_cops} = $self->{_io}->read_bits_int_le(1);
}

sub group_id_name {
    my ($self) = @_;
    return $self->{group_id_name} if ($self->{group_id_name});
    $self->{group_id_name} = $self->group_id();
    return $self->{group_id_name};
}

sub group_id {
    my ($self) = @_;
    return $self->{group_id};
}

sub radar_mode {
    my ($self) = @_;
    return $self->{radar_mode};
}

sub no_cops {
    my ($self) = @_;
    return $self->{no_cops};
}

########################################################################
package GtaSaSaveAndroid::PostEffectsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{effects_size} = $self->{_io}->read_u4le();
    $self->{colour1_mult} = $self->{_io}->read_f4le();
    $self->{colour2_mult} = $self->{_io}->read_f4le();
    $self->{gap_00c} = $self->{_io}->read_bytes(4);
    $self->{extra_mult_rate} = $self->{_io}->read_f4le();
    $self->{extra_mult_cap} = $self->{_io}->read_f4le();
    $self->{extra_mult_mult} = $self->{_io}->read_f4le();
    $self->{left_u_offset} = $self->{_io}->read_s4le();
    $self->{right_u_offset} = $self->{_io}->read_s4le();
    $self->{top_v_offset} = $self->{_io}->read_s4le();
    $self->{bottom_v_offset} = $self->{_io}->read_s4le();
    $self->{seam_remover} = $self->{_io}->read_u1();
    $self->{seam_search} = $self->{_io}->read_u1();
    $self->{seam_debug} = $self->{_io}->read_u1();
    $self->{gap_02f} = $self->{_io}->read_bytes(1);
    $self->{seam_mode} = $self->{_io}->read_s4le();
    $self->{seam_shift_tl} = $self->{_io}->read_s4le();
    $self->{seam_shift_br} = $self->{_io}->read_s4le();
    $self->{smokey_enable} = $self->{_io}->read_u1();
    $self->{gap_03d} = $self->{_io}->read_bytes(3);
    $self->{smokey_strength} = $self->{_io}->read_s4le();
    $self->{smokey_distance} = $self->{_io}->read_s4le();
    $self->{water_enable} = $self->{_io}->read_u1();
    $self->{gap_049} = $self->{_io}->read_bytes(3);
    $self->{day_night_balance} = $self->{_io}->read_f4le();
    $self->{heat_haze} = $self->{_io}->read_u1();
    $self->{heat_haze_mask_test} = $self->{_io}->read_u1();
    $self->{gap_052} = $self->{_io}->read_bytes(2);
    $self->{haze_hour_start} = $self->{_io}->read_s4le();
    $self->{haze_hour_end} = $self->{_io}->read_s4le();
    $self->{haze_fade_speed} = $self->{_io}->read_f4le();
    $self->{haze_inside_fade_speed} = $self->{_io}->read_f4le();
    $self->{haze_type} = $self->{_io}->read_s4le();
    $self->{haze_type_last} = $self->{_io}->read_s4le();
    $self->{haze_intensity} = $self->{_io}->read_s4le();
    $self->{haze_random_shift} = $self->{_io}->read_s4le();
    $self->{haze_speed_min} = $self->{_io}->read_s4le();
    $self->{haze_speed_max} = $self->{_io}->read_s4le();
    $self->{haze_scan_x} = $self->{_io}->read_s4le();
    $self->{haze_scan_y} = $self->{_io}->read_s4le();
    $self->{haze_render_x} = $self->{_io}->read_s4le();
    $self->{haze_render_y} = $self->{_io}->read_s4le();
    $self->{darkness_filter} = $self->{_io}->read_u1();
    $self->{gap_08d} = $self->{_io}->read_bytes(3);
    $self->{darkness_alpha} = $self->{_io}->read_s4le();
    $self->{darkness_alpha_default} = $self->{_io}->read_s4le();
    $self->{darkness_radiosity_limit} = $self->{_io}->read_s4le();
    $self->{cctv} = $self->{_io}->read_u1();
    $self->{cctv_colour} = [];
    my $n_cctv_colour = 4;
    for (my $i = 0; $i < $n_cctv_colour; $i++) {
        push @{$self->{cctv_colour}}, $self->{_io}->read_u1();
    }
    $self->{fog} = $self->{_io}->read_u1();
    $self->{speed_fx} = $self->{_io}->read_u1();
    $self->{speed_fx_test} = $self->{_io}->read_u1();
    $self->{speed_fx_alpha} = $self->{_io}->read_s4le();
    $self->{speed_fx_user} = $self->{_io}->read_u1();
    $self->{speed_fx_user_frame} = $self->{_io}->read_u1();
    $self->{gap_0aa} = $self->{_io}->read_bytes(2);
    $self->{speed_fx_manual} = $self->{_io}->read_f4le();
    $self->{in_cutscene} = $self->{_io}->read_u1();
    $self->{night_vision} = $self->{_io}->read_u1();
    $self->{gap_0b2} = $self->{_io}->read_bytes(2);
    $self->{night_grain} = $self->{_io}->read_s4le();
    $self->{night_colour} = [];
    my $n_night_colour = 4;
    for (my $i = 0; $i < $n_night_colour; $i++) {
        push @{$self->{night_colour}}, $self->{_io}->read_u1();
    }
    $self->{night_on_time} = $self->{_io}->read_f4le();
    $self->{night_on_count} = $self->{_io}->read_f4le();
    $self->{infrared_on_count} = $self->{_io}->read_f4le();
    $self->{infrared} = $self->{_io}->read_u1();
    $self->{gap_0c9} = $self->{_io}->read_bytes(3);
    $self->{infrared_grain} = $self->{_io}->read_s4le();
    $self->{infrared_radius} = $self->{_io}->read_f4le();
    $self->{infrared_heat_rgba} = [];
    my $n_infrared_heat_rgba = 4;
    for (my $i = 0; $i < $n_infrared_heat_rgba; $i++) {
        push @{$self->{infrared_heat_rgba}}, $self->{_io}->read_f4le();
    }
    $self->{infrared_colour} = [];
    my $n_infrared_colour = 4;
    for (my $i = 0; $i < $n_infrared_colour; $i++) {
        push @{$self->{infrared_colour}}, $self->{_io}->read_u1();
    }
    $self->{infrared_main_colour} = [];
    my $n_infrared_main_colour = 4;
    for (my $i = 0; $i < $n_infrared_main_colour; $i++) {
        push @{$self->{infrared_main_colour}}, $self->{_io}->read_u1();
    }
    $self->{radiosity} = $self->{_io}->read_u1();
    $self->{radiosity_linear} = $self->{_io}->read_u1();
    $self->{radiosity_strip_copy} = $self->{_io}->read_u1();
    $self->{gap_0ef} = $self->{_io}->read_bytes(1);
    $self->{radiosity_px_x} = $self->{_io}->read_s4le();
    $self->{radiosity_px_y} = $self->{_io}->read_s4le();
    $self->{radiosity_filter_passes} = $self->{_io}->read_s4le();
    $self->{radiosity_render_passes} = $self->{_io}->read_s4le();
    $self->{radiosity_limit} = $self->{_io}->read_s4le();
    $self->{radiosity_intensity} = $self->{_io}->read_s4le();
    $self->{radiosity_u_corr} = $self->{_io}->read_s4le();
    $self->{radiosity_v_corr} = $self->{_io}->read_s4le();
    $self->{radiosity_debug} = $self->{_io}->read_u1();
    $self->{radiosity_bypass_limit} = $self->{_io}->read_u1();
    $self->{disable_all} = $self->{_io}->read_u1();
    $self->{save_photo_from_script} = $self->{_io}->read_u1();
    $self->{grain_enable} = $self->{_io}->read_u1();
    $self->{gap_115} = $self->{_io}->read_bytes(3);
    $self->{grain_strength} = $self->{_io}->read_s4le();
    $self->{highlight_enable} = $self->{_io}->read_u1();
    $self->{gap_11d} = $self->{_io}->read_bytes(3);
    $self->{highlight_strength} = $self->{_io}->read_s4le();
    $self->{highlight_scale} = $self->{_io}->read_s4le();
    $self->{highlight_offset} = $self->{_io}->read_s4le();
    $self->{highlight_mblur} = $self->{_io}->read_u1();
    $self->{gap_12d} = $self->{_io}->read_bytes(3);
    $self->{water_strength} = $self->{_io}->read_s4le();
    $self->{x_offset} = $self->{_io}->read_f4le();
    $self->{y_offset} = $self->{_io}->read_f4le();
    $self->{water_speed} = $self->{_io}->read_f4le();
    $self->{water_freq} = $self->{_io}->read_f4le();
    $self->{water_colour} = [];
    my $n_water_colour = 4;
    for (my $i = 0; $i < $n_water_colour; $i++) {
        push @{$self->{water_colour}}, $self->{_io}->read_u1();
    }
    $self->{water_depth_darkness} = $self->{_io}->read_u1();
    $self->{gap_149} = $self->{_io}->read_bytes(3);
    $self->{water_full_dark_depth} = $self->{_io}->read_f4le();
    $self->{water_fx_start} = $self->{_io}->read_f4le();
    $self->{rain_enable} = $self->{_io}->read_u1();
    $self->{colour_enable} = $self->{_io}->read_u1();
    $self->{gap_156} = $self->{_io}->read_bytes(2);
    $self->{def_screen_x} = $self->{_io}->read_s4le();
    $self->{def_screen_y} = $self->{_io}->read_s4le();
}

sub effects_size {
    my ($self) = @_;
    return $self->{effects_size};
}

sub colour1_mult {
    my ($self) = @_;
    return $self->{colour1_mult};
}

sub colour2_mult {
    my ($self) = @_;
    return $self->{colour2_mult};
}

sub gap_00c {
    my ($self) = @_;
    return $self->{gap_00c};
}

sub extra_mult_rate {
    my ($self) = @_;
    return $self->{extra_mult_rate};
}

sub extra_mult_cap {
    my ($self) = @_;
    return $self->{extra_mult_cap};
}

sub extra_mult_mult {
    my ($self) = @_;
    return $self->{extra_mult_mult};
}

sub left_u_offset {
    my ($self) = @_;
    return $self->{left_u_offset};
}

sub right_u_offset {
    my ($self) = @_;
    return $self->{right_u_offset};
}

sub top_v_offset {
    my ($self) = @_;
    return $self->{top_v_offset};
}

sub bottom_v_offset {
    my ($self) = @_;
    return $self->{bottom_v_offset};
}

sub seam_remover {
    my ($self) = @_;
    return $self->{seam_remover};
}

sub seam_search {
    my ($self) = @_;
    return $self->{seam_search};
}

sub seam_debug {
    my ($self) = @_;
    return $self->{seam_debug};
}

sub gap_02f {
    my ($self) = @_;
    return $self->{gap_02f};
}

sub seam_mode {
    my ($self) = @_;
    return $self->{seam_mode};
}

sub seam_shift_tl {
    my ($self) = @_;
    return $self->{seam_shift_tl};
}

sub seam_shift_br {
    my ($self) = @_;
    return $self->{seam_shift_br};
}

sub smokey_enable {
    my ($self) = @_;
    return $self->{smokey_enable};
}

sub gap_03d {
    my ($self) = @_;
    return $self->{gap_03d};
}

sub smokey_strength {
    my ($self) = @_;
    return $self->{smokey_strength};
}

sub smokey_distance {
    my ($self) = @_;
    return $self->{smokey_distance};
}

sub water_enable {
    my ($self) = @_;
    return $self->{water_enable};
}

sub gap_049 {
    my ($self) = @_;
    return $self->{gap_049};
}

sub day_night_balance {
    my ($self) = @_;
    return $self->{day_night_balance};
}

sub heat_haze {
    my ($self) = @_;
    return $self->{heat_haze};
}

sub heat_haze_mask_test {
    my ($self) = @_;
    return $self->{heat_haze_mask_test};
}

sub gap_052 {
    my ($self) = @_;
    return $self->{gap_052};
}

sub haze_hour_start {
    my ($self) = @_;
    return $self->{haze_hour_start};
}

sub haze_hour_end {
    my ($self) = @_;
    return $self->{haze_hour_end};
}

sub haze_fade_speed {
    my ($self) = @_;
    return $self->{haze_fade_speed};
}

sub haze_inside_fade_speed {
    my ($self) = @_;
    return $self->{haze_inside_fade_speed};
}

sub haze_type {
    my ($self) = @_;
    return $self->{haze_type};
}

sub haze_type_last {
    my ($self) = @_;
    return $self->{haze_type_last};
}

sub haze_intensity {
    my ($self) = @_;
    return $self->{haze_intensity};
}

sub haze_random_shift {
    my ($self) = @_;
    return $self->{haze_random_shift};
}

sub haze_speed_min {
    my ($self) = @_;
    return $self->{haze_speed_min};
}

sub haze_speed_max {
    my ($self) = @_;
    return $self->{haze_speed_max};
}

sub haze_scan_x {
    my ($self) = @_;
    return $self->{haze_scan_x};
}

sub haze_scan_y {
    my ($self) = @_;
    return $self->{haze_scan_y};
}

sub haze_render_x {
    my ($self) = @_;
    return $self->{haze_render_x};
}

sub haze_render_y {
    my ($self) = @_;
    return $self->{haze_render_y};
}

sub darkness_filter {
    my ($self) = @_;
    return $self->{darkness_filter};
}

sub gap_08d {
    my ($self) = @_;
    return $self->{gap_08d};
}

sub darkness_alpha {
    my ($self) = @_;
    return $self->{darkness_alpha};
}

sub darkness_alpha_default {
    my ($self) = @_;
    return $self->{darkness_alpha_default};
}

sub darkness_radiosity_limit {
    my ($self) = @_;
    return $self->{darkness_radiosity_limit};
}

sub cctv {
    my ($self) = @_;
    return $self->{cctv};
}

sub cctv_colour {
    my ($self) = @_;
    return $self->{cctv_colour};
}

sub fog {
    my ($self) = @_;
    return $self->{fog};
}

sub speed_fx {
    my ($self) = @_;
    return $self->{speed_fx};
}

sub speed_fx_test {
    my ($self) = @_;
    return $self->{speed_fx_test};
}

sub speed_fx_alpha {
    my ($self) = @_;
    return $self->{speed_fx_alpha};
}

sub speed_fx_user {
    my ($self) = @_;
    return $self->{speed_fx_user};
}

sub speed_fx_user_frame {
    my ($self) = @_;
    return $self->{speed_fx_user_frame};
}

sub gap_0aa {
    my ($self) = @_;
    return $self->{gap_0aa};
}

sub speed_fx_manual {
    my ($self) = @_;
    return $self->{speed_fx_manual};
}

sub in_cutscene {
    my ($self) = @_;
    return $self->{in_cutscene};
}

sub night_vision {
    my ($self) = @_;
    return $self->{night_vision};
}

sub gap_0b2 {
    my ($self) = @_;
    return $self->{gap_0b2};
}

sub night_grain {
    my ($self) = @_;
    return $self->{night_grain};
}

sub night_colour {
    my ($self) = @_;
    return $self->{night_colour};
}

sub night_on_time {
    my ($self) = @_;
    return $self->{night_on_time};
}

sub night_on_count {
    my ($self) = @_;
    return $self->{night_on_count};
}

sub infrared_on_count {
    my ($self) = @_;
    return $self->{infrared_on_count};
}

sub infrared {
    my ($self) = @_;
    return $self->{infrared};
}

sub gap_0c9 {
    my ($self) = @_;
    return $self->{gap_0c9};
}

sub infrared_grain {
    my ($self) = @_;
    return $self->{infrared_grain};
}

sub infrared_radius {
    my ($self) = @_;
    return $self->{infrared_radius};
}

sub infrared_heat_rgba {
    my ($self) = @_;
    return $self->{infrared_heat_rgba};
}

sub infrared_colour {
    my ($self) = @_;
    return $self->{infrared_colour};
}

sub infrared_main_colour {
    my ($self) = @_;
    return $self->{infrared_main_colour};
}

sub radiosity {
    my ($self) = @_;
    return $self->{radiosity};
}

sub radiosity_linear {
    my ($self) = @_;
    return $self->{radiosity_linear};
}

sub radiosity_strip_copy {
    my ($self) = @_;
    return $self->{radiosity_strip_copy};
}

sub gap_0ef {
    my ($self) = @_;
    return $self->{gap_0ef};
}

sub radiosity_px_x {
    my ($self) = @_;
    return $self->{radiosity_px_x};
}

sub radiosity_px_y {
    my ($self) = @_;
    return $self->{radiosity_px_y};
}

sub radiosity_filter_passes {
    my ($self) = @_;
    return $self->{radiosity_filter_passes};
}

sub radiosity_render_passes {
    my ($self) = @_;
    return $self->{radiosity_render_passes};
}

sub radiosity_limit {
    my ($self) = @_;
    return $self->{radiosity_limit};
}

sub radiosity_intensity {
    my ($self) = @_;
    return $self->{radiosity_intensity};
}

sub radiosity_u_corr {
    my ($self) = @_;
    return $self->{radiosity_u_corr};
}

sub radiosity_v_corr {
    my ($self) = @_;
    return $self->{radiosity_v_corr};
}

sub radiosity_debug {
    my ($self) = @_;
    return $self->{radiosity_debug};
}

sub radiosity_bypass_limit {
    my ($self) = @_;
    return $self->{radiosity_bypass_limit};
}

sub disable_all {
    my ($self) = @_;
    return $self->{disable_all};
}

sub save_photo_from_script {
    my ($self) = @_;
    return $self->{save_photo_from_script};
}

sub grain_enable {
    my ($self) = @_;
    return $self->{grain_enable};
}

sub gap_115 {
    my ($self) = @_;
    return $self->{gap_115};
}

sub grain_strength {
    my ($self) = @_;
    return $self->{grain_strength};
}

sub highlight_enable {
    my ($self) = @_;
    return $self->{highlight_enable};
}

sub gap_11d {
    my ($self) = @_;
    return $self->{gap_11d};
}

sub highlight_strength {
    my ($self) = @_;
    return $self->{highlight_strength};
}

sub highlight_scale {
    my ($self) = @_;
    return $self->{highlight_scale};
}

sub highlight_offset {
    my ($self) = @_;
    return $self->{highlight_offset};
}

sub highlight_mblur {
    my ($self) = @_;
    return $self->{highlight_mblur};
}

sub gap_12d {
    my ($self) = @_;
    return $self->{gap_12d};
}

sub water_strength {
    my ($self) = @_;
    return $self->{water_strength};
}

sub x_offset {
    my ($self) = @_;
    return $self->{x_offset};
}

sub y_offset {
    my ($self) = @_;
    return $self->{y_offset};
}

sub water_speed {
    my ($self) = @_;
    return $self->{water_speed};
}

sub water_freq {
    my ($self) = @_;
    return $self->{water_freq};
}

sub water_colour {
    my ($self) = @_;
    return $self->{water_colour};
}

sub water_depth_darkness {
    my ($self) = @_;
    return $self->{water_depth_darkness};
}

sub gap_149 {
    my ($self) = @_;
    return $self->{gap_149};
}

sub water_full_dark_depth {
    my ($self) = @_;
    return $self->{water_full_dark_depth};
}

sub water_fx_start {
    my ($self) = @_;
    return $self->{water_fx_start};
}

sub rain_enable {
    my ($self) = @_;
    return $self->{rain_enable};
}

sub colour_enable {
    my ($self) = @_;
    return $self->{colour_enable};
}

sub gap_156 {
    my ($self) = @_;
    return $self->{gap_156};
}

sub def_screen_x {
    my ($self) = @_;
    return $self->{def_screen_x};
}

sub def_screen_y {
    my ($self) = @_;
    return $self->{def_screen_y};
}

########################################################################
package GtaSaSaveAndroid::RaceBits;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{black} = $self->{_io}->read_bits_int_le(1);
    $self->{white_people} = $self->{_io}->read_bits_int_le(1);
    $self->{oriental} = $self->{_io}->read_bits_int_le(1);
    $self->{hispanic} = $self->{_io}->read_bits_int_le(1);
    $self->{unused_races} = $self->{_io}->read_bits_int_le(4);
}

sub black {
    my ($self) = @_;
    return $self->{black};
}

sub white_people {
    my ($self) = @_;
    return $self->{white_people};
}

sub oriental {
    my ($self) = @_;
    return $self->{oriental};
}

sub hispanic {
    my ($self) = @_;
    return $self->{hispanic};
}

sub unused_races {
    my ($self) = @_;
    return $self->{unused_races};
}

########################################################################
package GtaSaSaveAndroid::RadarBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{blips} = [];
    my $n_blips = $self->num_blips();
    for (my $i = 0; $i < $n_blips; $i++) {
        push @{$self->{blips}}, GtaSaSaveAndroid::Blip->new($self->{_io}, $self, $self->{_root});
    }
}

sub num_blips {
    my ($self) = @_;
    return $self->{num_blips} if ($self->{num_blips});
    $self->{num_blips} = 250;
    return $self->{num_blips};
}

sub blips {
    my ($self) = @_;
    return $self->{blips};
}

########################################################################
package GtaSaSaveAndroid::RadioBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{stations} = [];
    my $n_stations = 14;
    for (my $i = 0; $i < $n_stations; $i++) {
        push @{$self->{stations}}, GtaSaSaveAndroid::StationHistory->new($self->{_io}, $self, $self->{_root});
    }
    $self->{stat_mirror} = [];
    my $n_stat_mirror = 23;
    for (my $i = 0; $i < $n_stat_mirror; $i++) {
        push @{$self->{stat_mirror}}, $self->{_io}->read_u1();
    }
    $self->{last_change_day} = $self->{_io}->read_u1();
    $self->{last_change_hour} = $self->{_io}->read_u1();
    $self->{expiry_hours} = $self->{_io}->read_u1();
    $self->{pending_kind} = $self->{_io}->read_u1();
    $self->{banter_index} = $self->{_io}->read_u1();
}

sub pending_kind_name {
    my ($self) = @_;
    return $self->{pending_kind_name} if ($self->{pending_kind_name});
    $self->{pending_kind_name} = $self->pending_kind();
    return $self->{pending_kind_name};
}

sub stations {
    my ($self) = @_;
    return $self->{stations};
}

sub stat_mirror {
    my ($self) = @_;
    return $self->{stat_mirror};
}

sub last_change_day {
    my ($self) = @_;
    return $self->{last_change_day};
}

sub last_change_hour {
    my ($self) = @_;
    return $self->{last_change_hour};
}

sub expiry_hours {
    my ($self) = @_;
    return $self->{expiry_hours};
}

sub pending_kind {
    my ($self) = @_;
    return $self->{pending_kind};
}

sub banter_index {
    my ($self) = @_;
    return $self->{banter_index};
}

########################################################################
package GtaSaSaveAndroid::Relation;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{respect} = $self->{_io}->read_u4le();
    $self->{like} = $self->{_io}->read_u4le();
    $self->{ignore} = $self->{_io}->read_u4le();
    $self->{dislike} = $self->{_io}->read_u4le();
    $self->{hate} = $self->{_io}->read_u4le();
}

sub respect {
    my ($self) = @_;
    return $self->{respect};
}

sub like {
    my ($self) = @_;
    return $self->{like};
}

sub ignore {
    my ($self) = @_;
    return $self->{ignore};
}

sub dislike {
    my ($self) = @_;
    return $self->{dislike};
}

sub hate {
    my ($self) = @_;
    return $self->{hate};
}

########################################################################
package GtaSaSaveAndroid::Restart;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{heading} = $self->{_io}->read_f4le();
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub heading {
    my ($self) = @_;
    return $self->{heading};
}

########################################################################
package GtaSaSaveAndroid::RestartPoint;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{heading} = $self->{_io}->read_f4le();
    $self->{when_to_use} = $self->{_io}->read_s4le();
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub heading {
    my ($self) = @_;
    return $self->{heading};
}

sub when_to_use {
    my ($self) = @_;
    return $self->{when_to_use};
}

########################################################################
package GtaSaSaveAndroid::RestartPointsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_hospitals} = $self->{_io}->read_u2le();
    $self->{hospitals} = [];
    my $n_hospitals = $self->num_hospitals();
    for (my $i = 0; $i < $n_hospitals; $i++) {
        push @{$self->{hospitals}}, GtaSaSaveAndroid::RestartPoint->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_police_stations} = $self->{_io}->read_u2le();
    $self->{police_stations} = [];
    my $n_police_stations = $self->num_police_stations();
    for (my $i = 0; $i < $n_police_stations; $i++) {
        push @{$self->{police_stations}}, GtaSaSaveAndroid::RestartPoint->new($self->{_io}, $self, $self->{_root});
    }
    $self->{override_restart} = $self->{_io}->read_u1();
    $self->{override_position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{fade_in_after_death} = $self->{_io}->read_u1();
    $self->{fade_in_after_arrest} = $self->{_io}->read_u1();
    $self->{extra_hospital} = GtaSaSaveAndroid::ExtraRestart->new($self->{_io}, $self, $self->{_root});
    $self->{extra_police} = GtaSaSaveAndroid::ExtraRestart->new($self->{_io}, $self, $self->{_root});
}

sub num_hospitals {
    my ($self) = @_;
    return $self->{num_hospitals};
}

sub hospitals {
    my ($self) = @_;
    return $self->{hospitals};
}

sub num_police_stations {
    my ($self) = @_;
    return $self->{num_police_stations};
}

sub police_stations {
    my ($self) = @_;
    return $self->{police_stations};
}

sub override_restart {
    my ($self) = @_;
    return $self->{override_restart};
}

sub override_position {
    my ($self) = @_;
    return $self->{override_position};
}

sub fade_in_after_death {
    my ($self) = @_;
    return $self->{fade_in_after_death};
}

sub fade_in_after_arrest {
    my ($self) = @_;
    return $self->{fade_in_after_arrest};
}

sub extra_hospital {
    my ($self) = @_;
    return $self->{extra_hospital};
}

sub extra_police {
    my ($self) = @_;
    return $self->{extra_police};
}

########################################################################
package GtaSaSaveAndroid::ScriptBrain;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{script_index} = $self->{_io}->read_s2le();
    $self->{brain_type} = $self->{_io}->read_s1();
    $self->{group} = $self->{_io}->read_s1();
    $self->{is_active} = $self->{_io}->read_u1();
    $self->{gap_005} = $self->{_io}->read_bytes(3);
    $self->{radius} = $self->{_io}->read_f4le();
    $self->{target} = $self->{_io}->read_bytes(8);
}

sub brain_type_name {
    my ($self) = @_;
    return $self->{brain_type_name} if ($self->{brain_type_name});
    $self->{brain_type_name} = $self->brain_type();
    return $self->{brain_type_name};
}

sub script_index {
    my ($self) = @_;
    return $self->{script_index};
}

sub brain_type {
    my ($self) = @_;
    return $self->{brain_type};
}

sub group {
    my ($self) = @_;
    return $self->{group};
}

sub is_active {
    my ($self) = @_;
    return $self->{is_active};
}

sub gap_005 {
    my ($self) = @_;
    return $self->{gap_005};
}

sub radius {
    my ($self) = @_;
    return $self->{radius};
}

sub target {
    my ($self) = @_;
    return $self->{target};
}

########################################################################
package GtaSaSaveAndroid::ScriptResource;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{index} = $self->{_io}->read_u2le();
    $self->{owner_slot} = $self->{_io}->read_u2le();
    $self->{model} = $self->{_io}->read_u4le();
    $self->{resource_kind} = $self->{_io}->read_u2le();
    if ($self->is_special()) {
        $self->{special} = GtaSaSaveAndroid::SpecialModel->new($self->{_io}, $self, $self->{_root});
    }
}

sub is_special {
    my ($self) = @_;
    return $self->{is_special} if ($self->{is_special});
    $self->{is_special} =  (($self->model() >= 290) && ($self->model() <= 299)) ;
    return $self->{is_special};
}

sub index {
    my ($self) = @_;
    return $self->{index};
}

sub owner_slot {
    my ($self) = @_;
    return $self->{owner_slot};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub resource_kind {
    my ($self) = @_;
    return $self->{resource_kind};
}

sub special {
    my ($self) = @_;
    return $self->{special};
}

########################################################################
package GtaSaSaveAndroid::ScriptThread;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{slot} = $self->{_io}->read_u2le();
    if ($self->is_mobile_game()) {
        $self->{streamed_script_index} = $self->{_io}->read_s4le();
    }
    if ($self->is_mission_slot()) {
        $self->{mission_part} = GtaSaSaveAndroid::LoadedMission->new($self->{_io}, $self, $self->{_root});
    }
    $self->{next_ptr} = $self->{_io}->read_u4le();
    $self->{prev_ptr} = $self->{_io}->read_u4le();
    $self->{thread_name} = $self->{_io}->read_bytes(8);
    $self->{base_ip} = $self->{_io}->read_u4le();
    $self->{ip_abs} = $self->{_io}->read_u4le();
    $self->{stack_abs} = [];
    my $n_stack_abs = 8;
    for (my $i = 0; $i < $n_stack_abs; $i++) {
        push @{$self->{stack_abs}}, $self->{_io}->read_u4le();
    }
    $self->{stack_depth} = $self->{_io}->read_u2le();
    $self->{gap_040} = $self->{_io}->read_bytes(2);
    $self->{locals} = [];
    my $n_locals = $self->num_locals();
    for (my $i = 0; $i < $n_locals; $i++) {
        push @{$self->{locals}}, $self->{_io}->read_u4le();
    }
    $self->{timer_a} = $self->{_io}->read_s4le();
    $self->{timer_b} = $self->{_io}->read_s4le();
    $self->{is_active} = $self->{_io}->read_u1();
    $self->{condition_result} = $self->{_io}->read_u1();
    $self->{uses_mission_cleanup} = $self->{_io}->read_u1();
    $self->{is_external} = $self->{_io}->read_u1();
    $self->{overrides_text_box} = $self->{_io}->read_u1();
    $self->{external_type} = $self->{_io}->read_s1();
    $self->{gap_0cc} = $self->{_io}->read_bytes(2);
    $self->{wake_time} = $self->{_io}->read_s4le();
    $self->{and_or_state} = $self->{_io}->read_u2le();
    $self->{not_flag} = $self->{_io}->read_u1();
    $self->{wasted_busted_check} = $self->{_io}->read_u1();
    $self->{wasted_or_busted} = $self->{_io}->read_u1();
    $self->{gap_0d7} = $self->{_io}->read_bytes(3);
    $self->{scene_skip_ip} = $self->{_io}->read_s4le();
    $self->{is_mission} = $self->{_io}->read_u1();
    $self->{gap_0df} = $self->{_io}->read_bytes(3);
    $self->{ip_rel} = $self->{_io}->read_u4le();
    $self->{stack_rel} = [];
    my $n_stack_rel = 8;
    for (my $i = 0; $i < $n_stack_rel; $i++) {
        push @{$self->{stack_rel}}, $self->{_io}->read_u4le();
    }
}

sub has_mission_index {
    my ($self) = @_;
    return $self->{has_mission_index} if ($self->{has_mission_index});
    $self->{has_mission_index} = $self->_parent()->has_mission_index();
    return $self->{has_mission_index};
}

sub is_mission_slot {
    my ($self) = @_;
    return $self->{is_mission_slot} if ($self->{is_mission_slot});
    $self->{is_mission_slot} =  (($self->is_mobile()) && ($self->slot() >= 32768)) ;
    return $self->{is_mission_slot};
}

sub is_mobile {
    my ($self) = @_;
    return $self->{is_mobile} if ($self->{is_mobile});
    $self->{is_mobile} = $self->_parent()->is_mobile();
    return $self->{is_mobile};
}

sub is_mobile_game {
    my ($self) = @_;
    return $self->{is_mobile_game} if ($self->{is_mobile_game});
    $self->{is_mobile_game} = $self->is_mobile();
    return $self->{is_mobile_game};
}

sub num_locals {
    my ($self) = @_;
    return $self->{num_locals} if ($self->{num_locals});
    $self->{num_locals} = ($self->is_mobile() ? 40 : 32);
    return $self->{num_locals};
}

sub slot {
    my ($self) = @_;
    return $self->{slot};
}

sub streamed_script_index {
    my ($self) = @_;
    return $self->{streamed_script_index};
}

sub mission_part {
    my ($self) = @_;
    return $self->{mission_part};
}

sub next_ptr {
    my ($self) = @_;
    return $self->{next_ptr};
}

sub prev_ptr {
    my ($self) = @_;
    return $self->{prev_ptr};
}

sub thread_name {
    my ($self) = @_;
    return $self->{thread_name};
}

sub base_ip {
    my ($self) = @_;
    return $self->{base_ip};
}

sub ip_abs {
    my ($self) = @_;
    return $self->{ip_abs};
}

sub stack_abs {
    my ($self) = @_;
    return $self->{stack_abs};
}

sub stack_depth {
    my ($self) = @_;
    return $self->{stack_depth};
}

sub gap_040 {
    my ($self) = @_;
    return $self->{gap_040};
}

sub locals {
    my ($self) = @_;
    return $self->{locals};
}

sub timer_a {
    my ($self) = @_;
    return $self->{timer_a};
}

sub timer_b {
    my ($self) = @_;
    return $self->{timer_b};
}

sub is_active {
    my ($self) = @_;
    return $self->{is_active};
}

sub condition_result {
    my ($self) = @_;
    return $self->{condition_result};
}

sub uses_mission_cleanup {
    my ($self) = @_;
    return $self->{uses_mission_cleanup};
}

sub is_external {
    my ($self) = @_;
    return $self->{is_external};
}

sub overrides_text_box {
    my ($self) = @_;
    return $self->{overrides_text_box};
}

sub external_type {
    my ($self) = @_;
    return $self->{external_type};
}

sub gap_0cc {
    my ($self) = @_;
    return $self->{gap_0cc};
}

sub wake_time {
    my ($self) = @_;
    return $self->{wake_time};
}

sub and_or_state {
    my ($self) = @_;
    return $self->{and_or_state};
}

sub not_flag {
    my ($self) = @_;
    return $self->{not_flag};
}

sub wasted_busted_check {
    my ($self) = @_;
    return $self->{wasted_busted_check};
}

sub wasted_or_busted {
    my ($self) = @_;
    return $self->{wasted_or_busted};
}

sub gap_0d7 {
    my ($self) = @_;
    return $self->{gap_0d7};
}

sub scene_skip_ip {
    my ($self) = @_;
    return $self->{scene_skip_ip};
}

sub is_mission {
    my ($self) = @_;
    return $self->{is_mission};
}

sub gap_0df {
    my ($self) = @_;
    return $self->{gap_0df};
}

sub ip_rel {
    my ($self) = @_;
    return $self->{ip_rel};
}

sub stack_rel {
    my ($self) = @_;
    return $self->{stack_rel};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "thread " . sprintf('%d', $self->slot())
}

########################################################################
package GtaSaSaveAndroid::ScriptsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{len_globals} = $self->{_io}->read_u4le();
    $self->{globals} = [];
    my $n_globals = int($self->len_globals() / 4);
    for (my $i = 0; $i < $n_globals; $i++) {
        push @{$self->{globals}}, $self->{_io}->read_u4le();
    }
    $self->{script_brains} = [];
    my $n_script_brains = 70;
    for (my $i = 0; $i < $n_script_brains; $i++) {
        push @{$self->{script_brains}}, GtaSaSaveAndroid::ScriptBrain->new($self->{_io}, $self, $self->{_root});
    }
    $self->{on_mission_flag_offset} = $self->{_io}->read_s4le();
    $self->{last_mission_passed_time} = $self->{_io}->read_u4le();
    $self->{building_swaps} = [];
    my $n_building_swaps = 25;
    for (my $i = 0; $i < $n_building_swaps; $i++) {
        push @{$self->{building_swaps}}, GtaSaSaveAndroid::BuildingSwap->new($self->{_io}, $self, $self->{_root});
    }
    $self->{invisible_objects} = [];
    my $n_invisible_objects = 20;
    for (my $i = 0; $i < $n_invisible_objects; $i++) {
        push @{$self->{invisible_objects}}, GtaSaSaveAndroid::InvisibleObject->new($self->{_io}, $self, $self->{_root});
    }
    $self->{blocked_vehicle_models} = [];
    my $n_blocked_vehicle_models = 20;
    for (my $i = 0; $i < $n_blocked_vehicle_models; $i++) {
        push @{$self->{blocked_vehicle_models}}, $self->{_io}->read_s4le();
    }
    $self->{lod_pairs} = [];
    my $n_lod_pairs = 10;
    for (my $i = 0; $i < $n_lod_pairs; $i++) {
        push @{$self->{lod_pairs}}, GtaSaSaveAndroid::LodPair->new($self->{_io}, $self, $self->{_root});
    }
    $self->{attached_anim_groups} = [];
    my $n_attached_anim_groups = 8;
    for (my $i = 0; $i < $n_attached_anim_groups; $i++) {
        push @{$self->{attached_anim_groups}}, GtaSaSaveAndroid::AnimGroup->new($self->{_io}, $self, $self->{_root});
    }
    $self->{using_multi_script_file} = $self->{_io}->read_u1();
    $self->{met_debbie_harry} = $self->{_io}->read_u1();
    $self->{main_script_size} = $self->{_io}->read_u4le();
    $self->{largest_mission_size} = $self->{_io}->read_u4le();
    $self->{mission_count} = $self->{_io}->read_u2le();
    $self->{exclusive_mission_count} = $self->{_io}->read_u2le();
    $self->{largest_mission_locals} = $self->{_io}->read_u4le();
    $self->{num_threads} = $self->{_io}->read_u4le();
    if ($self->is_mobile_game()) {
        $self->{save_kind} = $self->{_io}->read_u4le();
    }
    $self->{threads} = [];
    my $n_threads = $self->num_threads();
    for (my $i = 0; $i < $n_threads; $i++) {
        push @{$self->{threads}}, GtaSaSaveAndroid::ScriptThread->new($self->{_io}, $self, $self->{_root});
    }
    if ($self->is_mobile_game()) {
        $self->{num_resources} = $self->{_io}->read_u2le();
    }
    if ($self->is_mobile_game()) {
        $self->{resources} = [];
        my $n_resources = $self->num_resources();
        for (my $i = 0; $i < $n_resources; $i++) {
            push @{$self->{resources}}, GtaSaSaveAndroid::ScriptResource->new($self->{_io}, $self, $self->{_root});
        }
    }
    if ($self->is_mobile_game()) {
        $self->{unknown_end} = $self->{_io}->read_u4le();
    }
    if ($self->is_during_mission()) {
        $self->{mission_name} = $self->{_io}->read_bytes(8);
    }
    if ($self->is_during_mission()) {
        $self->{mission_end} = $self->{_io}->read_u4le();
    }
}

sub has_mission_index {
    my ($self) = @_;
    return $self->{has_mission_index} if ($self->{has_mission_index});
    $self->{has_mission_index} = 0;
    return $self->{has_mission_index};
}

sub is_during_mission {
    my ($self) = @_;
    return $self->{is_during_mission} if ($self->{is_during_mission});
    $self->{is_during_mission} = $self->is_mission_save();
    return $self->{is_during_mission};
}

sub is_mission_save {
    my ($self) = @_;
    return $self->{is_mission_save} if ($self->{is_mission_save});
    $self->{is_mission_save} = $self->_parent()->is_mission_save();
    return $self->{is_mission_save};
}

sub is_mobile {
    my ($self) = @_;
    return $self->{is_mobile} if ($self->{is_mobile});
    $self->{is_mobile} = 1;
    return $self->{is_mobile};
}

sub is_mobile_game {
    my ($self) = @_;
    return $self->{is_mobile_game} if ($self->{is_mobile_game});
    $self->{is_mobile_game} = $self->is_mobile();
    return $self->{is_mobile_game};
}

sub len_globals {
    my ($self) = @_;
    return $self->{len_globals};
}

sub globals {
    my ($self) = @_;
    return $self->{globals};
}

sub script_brains {
    my ($self) = @_;
    return $self->{script_brains};
}

sub on_mission_flag_offset {
    my ($self) = @_;
    return $self->{on_mission_flag_offset};
}

sub last_mission_passed_time {
    my ($self) = @_;
    return $self->{last_mission_passed_time};
}

sub building_swaps {
    my ($self) = @_;
    return $self->{building_swaps};
}

sub invisible_objects {
    my ($self) = @_;
    return $self->{invisible_objects};
}

sub blocked_vehicle_models {
    my ($self) = @_;
    return $self->{blocked_vehicle_models};
}

sub lod_pairs {
    my ($self) = @_;
    return $self->{lod_pairs};
}

sub attached_anim_groups {
    my ($self) = @_;
    return $self->{attached_anim_groups};
}

sub using_multi_script_file {
    my ($self) = @_;
    return $self->{using_multi_script_file};
}

sub met_debbie_harry {
    my ($self) = @_;
    return $self->{met_debbie_harry};
}

sub main_script_size {
    my ($self) = @_;
    return $self->{main_script_size};
}

sub largest_mission_size {
    my ($self) = @_;
    return $self->{largest_mission_size};
}

sub mission_count {
    my ($self) = @_;
    return $self->{mission_count};
}

sub exclusive_mission_count {
    my ($self) = @_;
    return $self->{exclusive_mission_count};
}

sub largest_mission_locals {
    my ($self) = @_;
    return $self->{largest_mission_locals};
}

sub num_threads {
    my ($self) = @_;
    return $self->{num_threads};
}

sub save_kind {
    my ($self) = @_;
    return $self->{save_kind};
}

sub threads {
    my ($self) = @_;
    return $self->{threads};
}

sub num_resources {
    my ($self) = @_;
    return $self->{num_resources};
}

sub resources {
    my ($self) = @_;
    return $self->{resources};
}

sub unknown_end {
    my ($self) = @_;
    return $self->{unknown_end};
}

sub mission_name {
    my ($self) = @_;
    return $self->{mission_name};
}

sub mission_end {
    my ($self) = @_;
    return $self->{mission_end};
}

########################################################################
package GtaSaSaveAndroid::SetPiece;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{last_generation_time} = $self->{_io}->read_s4le();
    $self->{x1} = $self->{_io}->read_s2le();
    $self->{y1} = $self->{_io}->read_s2le();
    $self->{x2} = $self->{_io}->read_s2le();
    $self->{y2} = $self->{_io}->read_s2le();
    $self->{spawn_1} = GtaSaSaveAndroid::Spot->new($self->{_io}, $self, $self->{_root});
    $self->{spawn_2} = GtaSaSaveAndroid::Spot->new($self->{_io}, $self, $self->{_root});
    $self->{target_1} = GtaSaSaveAndroid::Spot->new($self->{_io}, $self, $self->{_root});
    $self->{target_2} = GtaSaSaveAndroid::Spot->new($self->{_io}, $self, $self->{_root});
    $self->{piece_type} = $self->{_io}->read_u1();
    $self->{gap_00d} = $self->{_io}->read_bytes(3);
}

sub piece_type_name {
    my ($self) = @_;
    return $self->{piece_type_name} if ($self->{piece_type_name});
    $self->{piece_type_name} = $self->piece_type();
    return $self->{piece_type_name};
}

sub last_generation_time {
    my ($self) = @_;
    return $self->{last_generation_time};
}

sub x1 {
    my ($self) = @_;
    return $self->{x1};
}

sub y1 {
    my ($self) = @_;
    return $self->{y1};
}

sub x2 {
    my ($self) = @_;
    return $self->{x2};
}

sub y2 {
    my ($self) = @_;
    return $self->{y2};
}

sub spawn_1 {
    my ($self) = @_;
    return $self->{spawn_1};
}

sub spawn_2 {
    my ($self) = @_;
    return $self->{spawn_2};
}

sub target_1 {
    my ($self) = @_;
    return $self->{target_1};
}

sub target_2 {
    my ($self) = @_;
    return $self->{target_2};
}

sub piece_type {
    my ($self) = @_;
    return $self->{piece_type};
}

sub gap_00d {
    my ($self) = @_;
    return $self->{gap_00d};
}

########################################################################
package GtaSaSaveAndroid::SetPiecesBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{used_count} = $self->{_io}->read_u4le();
    $self->{pieces} = [];
    my $n_pieces = 210;
    for (my $i = 0; $i < $n_pieces; $i++) {
        push @{$self->{pieces}}, GtaSaSaveAndroid::SetPiece->new($self->{_io}, $self, $self->{_root});
    }
}

sub used_count {
    my ($self) = @_;
    return $self->{used_count};
}

sub pieces {
    my ($self) = @_;
    return $self->{pieces};
}

########################################################################
package GtaSaSaveAndroid::ShoppingBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_modifiers} = $self->{_io}->read_u4le();
    $self->{modifiers} = [];
    my $n_modifiers = $self->num_modifiers();
    for (my $i = 0; $i < $n_modifiers; $i++) {
        push @{$self->{modifiers}}, GtaSaSaveAndroid::ChangedPrice->new($self->{_io}, $self, $self->{_root});
    }
    $self->{num_items} = $self->{_io}->read_u4le();
    $self->{items} = [];
    my $n_items = $self->num_items();
    for (my $i = 0; $i < $n_items; $i++) {
        push @{$self->{items}}, $self->{_io}->read_u1();
    }
}

sub num_modifiers {
    my ($self) = @_;
    return $self->{num_modifiers};
}

sub modifiers {
    my ($self) = @_;
    return $self->{modifiers};
}

sub num_items {
    my ($self) = @_;
    return $self->{num_items};
}

sub items {
    my ($self) = @_;
    return $self->{items};
}

########################################################################
package GtaSaSaveAndroid::SimpleVariablesBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{version_id} = $self->{_io}->read_u4le();
    $self->{save_name} = $self->{_io}->read_bytes($self->len_save_name());
    $self->{mission_pack_game} = $self->{_io}->read_u1();
    $self->{gap_069} = $self->{_io}->read_bytes(3);
    $self->{current_level} = $self->{_io}->read_s4le();
    $self->{camera_pos} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{ms_per_game_minute} = $self->{_io}->read_u4le();
    $self->{last_clock_tick} = $self->{_io}->read_u4le();
    $self->{game_month} = $self->{_io}->read_u1();
    $self->{game_day} = $self->{_io}->read_u1();
    $self->{game_hour} = $self->{_io}->read_u1();
    $self->{game_minute} = $self->{_io}->read_u1();
    $self->{game_weekday} = $self->{_io}->read_u1();
    $self->{stored_month} = $self->{_io}->read_u1();
    $self->{stored_day} = $self->{_io}->read_u1();
    $self->{stored_hour} = $self->{_io}->read_u1();
    $self->{stored_minute} = $self->{_io}->read_u1();
    $self->{clock_has_been_stored} = $self->{_io}->read_u1();
    $self->{pad_mode} = $self->{_io}->read_s2le();
    $self->{has_cheated} = $self->{_io}->read_u1();
    $self->{gap_091} = $self->{_io}->read_bytes(3);
    $self->{global_timer} = $self->{_io}->read_u4le();
    $self->{time_scale} = $self->{_io}->read_f4le();
    $self->{time_step} = $self->{_io}->read_f4le();
    $self->{time_step_non_clipped} = $self->{_io}->read_f4le();
    $self->{frame_counter} = $self->{_io}->read_u4le();
    $self->{old_weather} = $self->{_io}->read_s2le();
    $self->{new_weather} = $self->{_io}->read_s2le();
    $self->{forced_weather} = $self->{_io}->read_s2le();
    $self->{gap_0ae} = $self->{_io}->read_bytes(2);
    $self->{weather_interpolation} = $self->{_io}->read_f4le();
    $self->{weather_type_in_list} = $self->{_io}->read_u4le();
    $self->{rain} = $self->{_io}->read_f4le();
    $self->{car_zoom} = $self->{_io}->read_u4le();
    $self->{ped_zoom} = $self->{_io}->read_u4le();
    $self->{interior} = $self->{_io}->read_s4le();
    $self->{invert_look} = $self->{_io}->read_u1();
    $self->{gap_0c9} = $self->{_io}->read_bytes(3);
    $self->{extra_colour} = $self->{_io}->read_s4le();
    $self->{extra_colour_on} = $self->{_io}->read_u1();
    $self->{gap_0d1} = $self->{_io}->read_bytes(3);
    $self->{extra_colour_interpolation} = $self->{_io}->read_f4le();
    $self->{extra_colour_weather} = $self->{_io}->read_s4le();
    $self->{water_configuration} = $self->{_io}->read_u4le();
    $self->{la_riots} = $self->{_io}->read_u1();
    $self->{la_riots_no_police_cars} = $self->{_io}->read_u1();
    $self->{gap_0e2} = $self->{_io}->read_bytes(2);
    $self->{max_wanted_level} = $self->{_io}->read_u4le();
    $self->{max_chaos} = $self->{_io}->read_u4le();
    $self->{french_game} = $self->{_io}->read_u1();
    $self->{german_game} = $self->{_io}->read_u1();
    $self->{nasty_game} = $self->{_io}->read_u1();
    $self->{gap_0ef} = $self->{_io}->read_bytes(45);
    $self->{cinematic_camera_help_left} = $self->{_io}->read_u1();
    if ($self->is_mobile_game()) {
        $self->{motion_blur} = $self->{_io}->read_u1();
    }
    if ($self->is_mobile_game()) {
        $self->{volumes} = [];
        my $n_volumes = 2;
        for (my $i = 0; $i < $n_volumes; $i++) {
            push @{$self->{volumes}}, $self->{_io}->read_u1();
        }
    }
    if ($self->is_mobile_game()) {
        $self->{unknown_388} = $self->{_io}->read_u1();
    }
    if ($self->is_mobile_game()) {
        $self->{menu_radio} = $self->{_io}->read_u1();
    }
    if ($self->is_mobile_game()) {
        $self->{unknown_390} = [];
        my $n_unknown_390 = 3;
        for (my $i = 0; $i < $n_unknown_390; $i++) {
            push @{$self->{unknown_390}}, $self->{_io}->read_u1();
        }
    }
    if ($self->is_mobile_game()) {
        $self->{gap_189} = $self->{_io}->read_bytes(11);
    }
    if ($self->is_mobile_game()) {
        $self->{unknown_404} = $self->{_io}->read_u1();
    }
    if ($self->is_mobile_game()) {
        $self->{gap_195} = $self->{_io}->read_bytes(7);
    }
    if ($self->is_mobile_game()) {
        $self->{unknown_412} = [];
        my $n_unknown_412 = 3;
        for (my $i = 0; $i < $n_unknown_412; $i++) {
            push @{$self->{unknown_412}}, $self->{_io}->read_u1();
        }
    }
    if ($self->is_mobile_game()) {
        $self->{gap_19f} = $self->{_io}->read_bytes(1);
    }
    if ($self->is_pc()) {
        $self->{gap_11d} = $self->{_io}->read_bytes(1);
    }
    if ($self->is_pc()) {
        $self->{system_time} = [];
        my $n_system_time = 8;
        for (my $i = 0; $i < $n_system_time; $i++) {
            push @{$self->{system_time}}, $self->{_io}->read_u2le();
        }
    }
    if ($self->is_pc()) {
        $self->{gap_12e} = $self->{_io}->read_bytes(2);
    }
    $self->{target_blip} = $self->{_io}->read_u4le();
    $self->{steal_vehicle_help_shown} = $self->{_io}->read_u1();
    $self->{taxis_have_nitro} = $self->{_io}->read_u1();
    $self->{prostitutes_pay_you} = $self->{_io}->read_u1();
    $self->{gap_137} = $self->{_io}->read_bytes(1);
    if ($self->is_mobile_game()) {
        $self->{unknown_424} = $self->{_io}->read_u4le();
    }
}

sub current_level_name {
    my ($self) = @_;
    return $self->{current_level_name} if ($self->{current_level_name});
    $self->{current_level_name} = $self->current_level();
    return $self->{current_level_name};
}

sub extra_colour_weather_name {
    my ($self) = @_;
    return $self->{extra_colour_weather_name} if ($self->{extra_colour_weather_name});
    $self->{extra_colour_weather_name} = $self->extra_colour_weather();
    return $self->{extra_colour_weather_name};
}

sub forced_weather_name {
    my ($self) = @_;
    return $self->{forced_weather_name} if ($self->{forced_weather_name});
    $self->{forced_weather_name} = $self->forced_weather();
    return $self->{forced_weather_name};
}

sub is_mobile {
    my ($self) = @_;
    return $self->{is_mobile} if ($self->{is_mobile});
    $self->{is_mobile} = 1;
    return $self->{is_mobile};
}

sub is_mobile_game {
    my ($self) = @_;
    return $self->{is_mobile_game} if ($self->{is_mobile_game});
    $self->{is_mobile_game} = $self->is_mobile();
    return $self->{is_mobile_game};
}

sub is_pc {
    my ($self) = @_;
    return $self->{is_pc} if ($self->{is_pc});
    $self->{is_pc} = !($self->is_mobile());
    return $self->{is_pc};
}

sub len_save_name {
    my ($self) = @_;
    return $self->{len_save_name} if ($self->{len_save_name});
    $self->{len_save_name} = ($self->is_mobile() ? 200 : 100);
    return $self->{len_save_name};
}

sub new_weather_name {
    my ($self) = @_;
    return $self->{new_weather_name} if ($self->{new_weather_name});
    $self->{new_weather_name} = $self->new_weather();
    return $self->{new_weather_name};
}

sub old_weather_name {
    my ($self) = @_;
    return $self->{old_weather_name} if ($self->{old_weather_name});
    $self->{old_weather_name} = $self->old_weather();
    return $self->{old_weather_name};
}

sub version_id {
    my ($self) = @_;
    return $self->{version_id};
}

sub save_name {
    my ($self) = @_;
    return $self->{save_name};
}

sub mission_pack_game {
    my ($self) = @_;
    return $self->{mission_pack_game};
}

sub gap_069 {
    my ($self) = @_;
    return $self->{gap_069};
}

sub current_level {
    my ($self) = @_;
    return $self->{current_level};
}

sub camera_pos {
    my ($self) = @_;
    return $self->{camera_pos};
}

sub ms_per_game_minute {
    my ($self) = @_;
    return $self->{ms_per_game_minute};
}

sub last_clock_tick {
    my ($self) = @_;
    return $self->{last_clock_tick};
}

sub game_month {
    my ($self) = @_;
    return $self->{game_month};
}

sub game_day {
    my ($self) = @_;
    return $self->{game_day};
}

sub game_hour {
    my ($self) = @_;
    return $self->{game_hour};
}

sub game_minute {
    my ($self) = @_;
    return $self->{game_minute};
}

sub game_weekday {
    my ($self) = @_;
    return $self->{game_weekday};
}

sub stored_month {
    my ($self) = @_;
    return $self->{stored_month};
}

sub stored_day {
    my ($self) = @_;
    return $self->{stored_day};
}

sub stored_hour {
    my ($self) = @_;
    return $self->{stored_hour};
}

sub stored_minute {
    my ($self) = @_;
    return $self->{stored_minute};
}

sub clock_has_been_stored {
    my ($self) = @_;
    return $self->{clock_has_been_stored};
}

sub pad_mode {
    my ($self) = @_;
    return $self->{pad_mode};
}

sub has_cheated {
    my ($self) = @_;
    return $self->{has_cheated};
}

sub gap_091 {
    my ($self) = @_;
    return $self->{gap_091};
}

sub global_timer {
    my ($self) = @_;
    return $self->{global_timer};
}

sub time_scale {
    my ($self) = @_;
    return $self->{time_scale};
}

sub time_step {
    my ($self) = @_;
    return $self->{time_step};
}

sub time_step_non_clipped {
    my ($self) = @_;
    return $self->{time_step_non_clipped};
}

sub frame_counter {
    my ($self) = @_;
    return $self->{frame_counter};
}

sub old_weather {
    my ($self) = @_;
    return $self->{old_weather};
}

sub new_weather {
    my ($self) = @_;
    return $self->{new_weather};
}

sub forced_weather {
    my ($self) = @_;
    return $self->{forced_weather};
}

sub gap_0ae {
    my ($self) = @_;
    return $self->{gap_0ae};
}

sub weather_interpolation {
    my ($self) = @_;
    return $self->{weather_interpolation};
}

sub weather_type_in_list {
    my ($self) = @_;
    return $self->{weather_type_in_list};
}

sub rain {
    my ($self) = @_;
    return $self->{rain};
}

sub car_zoom {
    my ($self) = @_;
    return $self->{car_zoom};
}

sub ped_zoom {
    my ($self) = @_;
    return $self->{ped_zoom};
}

sub interior {
    my ($self) = @_;
    return $self->{interior};
}

sub invert_look {
    my ($self) = @_;
    return $self->{invert_look};
}

sub gap_0c9 {
    my ($self) = @_;
    return $self->{gap_0c9};
}

sub extra_colour {
    my ($self) = @_;
    return $self->{extra_colour};
}

sub extra_colour_on {
    my ($self) = @_;
    return $self->{extra_colour_on};
}

sub gap_0d1 {
    my ($self) = @_;
    return $self->{gap_0d1};
}

sub extra_colour_interpolation {
    my ($self) = @_;
    return $self->{extra_colour_interpolation};
}

sub extra_colour_weather {
    my ($self) = @_;
    return $self->{extra_colour_weather};
}

sub water_configuration {
    my ($self) = @_;
    return $self->{water_configuration};
}

sub la_riots {
    my ($self) = @_;
    return $self->{la_riots};
}

sub la_riots_no_police_cars {
    my ($self) = @_;
    return $self->{la_riots_no_police_cars};
}

sub gap_0e2 {
    my ($self) = @_;
    return $self->{gap_0e2};
}

sub max_wanted_level {
    my ($self) = @_;
    return $self->{max_wanted_level};
}

sub max_chaos {
    my ($self) = @_;
    return $self->{max_chaos};
}

sub french_game {
    my ($self) = @_;
    return $self->{french_game};
}

sub german_game {
    my ($self) = @_;
    return $self->{german_game};
}

sub nasty_game {
    my ($self) = @_;
    return $self->{nasty_game};
}

sub gap_0ef {
    my ($self) = @_;
    return $self->{gap_0ef};
}

sub cinematic_camera_help_left {
    my ($self) = @_;
    return $self->{cinematic_camera_help_left};
}

sub motion_blur {
    my ($self) = @_;
    return $self->{motion_blur};
}

sub volumes {
    my ($self) = @_;
    return $self->{volumes};
}

sub unknown_388 {
    my ($self) = @_;
    return $self->{unknown_388};
}

sub menu_radio {
    my ($self) = @_;
    return $self->{menu_radio};
}

sub unknown_390 {
    my ($self) = @_;
    return $self->{unknown_390};
}

sub gap_189 {
    my ($self) = @_;
    return $self->{gap_189};
}

sub unknown_404 {
    my ($self) = @_;
    return $self->{unknown_404};
}

sub gap_195 {
    my ($self) = @_;
    return $self->{gap_195};
}

sub unknown_412 {
    my ($self) = @_;
    return $self->{unknown_412};
}

sub gap_19f {
    my ($self) = @_;
    return $self->{gap_19f};
}

sub gap_11d {
    my ($self) = @_;
    return $self->{gap_11d};
}

sub system_time {
    my ($self) = @_;
    return $self->{system_time};
}

sub gap_12e {
    my ($self) = @_;
    return $self->{gap_12e};
}

sub target_blip {
    my ($self) = @_;
    return $self->{target_blip};
}

sub steal_vehicle_help_shown {
    my ($self) = @_;
    return $self->{steal_vehicle_help_shown};
}

sub taxis_have_nitro {
    my ($self) = @_;
    return $self->{taxis_have_nitro};
}

sub prostitutes_pay_you {
    my ($self) = @_;
    return $self->{prostitutes_pay_you};
}

sub gap_137 {
    my ($self) = @_;
    return $self->{gap_137};
}

sub unknown_424 {
    my ($self) = @_;
    return $self->{unknown_424};
}

########################################################################
package GtaSaSaveAndroid::SpecialModel;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{len_model_name} = $self->{_io}->read_u4le();
    $self->{model_name} = $self->{_io}->read_bytes($self->len_model_name());
}

sub len_model_name {
    my ($self) = @_;
    return $self->{len_model_name};
}

sub model_name {
    my ($self) = @_;
    return $self->{model_name};
}

########################################################################
package GtaSaSaveAndroid::Spot;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{x} = $self->{_io}->read_s2le();
    $self->{y} = $self->{_io}->read_s2le();
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

########################################################################
package GtaSaSaveAndroid::StationHistory;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{recent_tracks} = [];
    my $n_recent_tracks = 20;
    for (my $i = 0; $i < $n_recent_tracks; $i++) {
        push @{$self->{recent_tracks}}, $self->{_io}->read_s1();
    }
    $self->{recent_idents} = [];
    my $n_recent_idents = 8;
    for (my $i = 0; $i < $n_recent_idents; $i++) {
        push @{$self->{recent_idents}}, $self->{_io}->read_s4le();
    }
    $self->{recent_adverts} = [];
    my $n_recent_adverts = 40;
    for (my $i = 0; $i < $n_recent_adverts; $i++) {
        push @{$self->{recent_adverts}}, $self->{_io}->read_s4le();
    }
    $self->{recent_dj} = [];
    my $n_recent_dj = 15;
    for (my $i = 0; $i < $n_recent_dj; $i++) {
        push @{$self->{recent_dj}}, $self->{_io}->read_s4le();
    }
}

sub recent_tracks {
    my ($self) = @_;
    return $self->{recent_tracks};
}

sub recent_idents {
    my ($self) = @_;
    return $self->{recent_idents};
}

sub recent_adverts {
    my ($self) = @_;
    return $self->{recent_adverts};
}

sub recent_dj {
    my ($self) = @_;
    return $self->{recent_dj};
}

########################################################################
package GtaSaSaveAndroid::StatisticsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{float_stats} = [];
    my $n_float_stats = 82;
    for (my $i = 0; $i < $n_float_stats; $i++) {
        push @{$self->{float_stats}}, $self->{_io}->read_f4le();
    }
    $self->{int_stats} = [];
    my $n_int_stats = $self->num_int_stats();
    for (my $i = 0; $i < $n_int_stats; $i++) {
        push @{$self->{int_stats}}, $self->{_io}->read_s4le();
    }
    $self->{peds_killed} = [];
    my $n_peds_killed = 32;
    for (my $i = 0; $i < $n_peds_killed; $i++) {
        push @{$self->{peds_killed}}, $self->{_io}->read_s4le();
    }
    $self->{last_mission_passed} = $self->{_io}->read_bytes(8);
    $self->{radio_listen_time} = [];
    my $n_radio_listen_time = 14;
    for (my $i = 0; $i < $n_radio_listen_time; $i++) {
        push @{$self->{radio_listen_time}}, $self->{_io}->read_s4le();
    }
    $self->{mission_attempts} = [];
    my $n_mission_attempts = 100;
    for (my $i = 0; $i < $n_mission_attempts; $i++) {
        push @{$self->{mission_attempts}}, $self->{_io}->read_s4le();
    }
    $self->{stat_message_shown} = [];
    my $n_stat_message_shown = 128;
    for (my $i = 0; $i < $n_stat_message_shown; $i++) {
        push @{$self->{stat_message_shown}}, $self->{_io}->read_u1();
    }
    if ($self->is_definitive_edition()) {
        $self->{statistics_end} = $self->{_io}->read_u4le();
    }
}

sub is_definitive {
    my ($self) = @_;
    return $self->{is_definitive} if ($self->{is_definitive});
    $self->{is_definitive} = 0;
    return $self->{is_definitive};
}

sub is_definitive_edition {
    my ($self) = @_;
    return $self->{is_definitive_edition} if ($self->{is_definitive_edition});
    $self->{is_definitive_edition} = $self->is_definitive();
    return $self->{is_definitive_edition};
}

sub num_int_stats {
    my ($self) = @_;
    return $self->{num_int_stats} if ($self->{num_int_stats});
    $self->{num_int_stats} = ($self->is_definitive() ? 224 : 223);
    return $self->{num_int_stats};
}

sub float_stats {
    my ($self) = @_;
    return $self->{float_stats};
}

sub int_stats {
    my ($self) = @_;
    return $self->{int_stats};
}

sub peds_killed {
    my ($self) = @_;
    return $self->{peds_killed};
}

sub last_mission_passed {
    my ($self) = @_;
    return $self->{last_mission_passed};
}

sub radio_listen_time {
    my ($self) = @_;
    return $self->{radio_listen_time};
}

sub mission_attempts {
    my ($self) = @_;
    return $self->{mission_attempts};
}

sub stat_message_shown {
    my ($self) = @_;
    return $self->{stat_message_shown};
}

sub statistics_end {
    my ($self) = @_;
    return $self->{statistics_end};
}

########################################################################
package GtaSaSaveAndroid::StoredCar;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{handling_flags} = GtaSaSaveAndroid::HandlingBits->new($self->{_io}, $self, $self->{_root});
    $self->{car_flags} = GtaSaSaveAndroid::CarBits->new($self->{_io}, $self, $self->{_root});
    $self->{gap_00c} = $self->{_io}->read_bytes(1);
    $self->{model} = $self->{_io}->read_u2le();
    $self->{mods} = [];
    my $n_mods = 15;
    for (my $i = 0; $i < $n_mods; $i++) {
        push @{$self->{mods}}, $self->{_io}->read_s2le();
    }
    $self->{colours} = [];
    my $n_colours = 4;
    for (my $i = 0; $i < $n_colours; $i++) {
        push @{$self->{colours}}, $self->{_io}->read_u1();
    }
    $self->{radio} = $self->{_io}->read_u1();
    $self->{components} = [];
    my $n_components = 2;
    for (my $i = 0; $i < $n_components; $i++) {
        push @{$self->{components}}, $self->{_io}->read_u1();
    }
    $self->{bomb} = $self->{_io}->read_u1();
    $self->{paintjob} = $self->{_io}->read_u1();
    $self->{nitro} = $self->{_io}->read_u1();
    $self->{forward} = GtaSaSaveAndroid::Direction100->new($self->{_io}, $self, $self->{_root});
    $self->{gap_037} = $self->{_io}->read_bytes(1);
}

sub bomb_name {
    my ($self) = @_;
    return $self->{bomb_name} if ($self->{bomb_name});
    $self->{bomb_name} = $self->bomb();
    return $self->{bomb_name};
}

sub radio_name {
    my ($self) = @_;
    return $self->{radio_name} if ($self->{radio_name});
    $self->{radio_name} = $self->radio();
    return $self->{radio_name};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub handling_flags {
    my ($self) = @_;
    return $self->{handling_flags};
}

sub car_flags {
    my ($self) = @_;
    return $self->{car_flags};
}

sub gap_00c {
    my ($self) = @_;
    return $self->{gap_00c};
}

sub model {
    my ($self) = @_;
    return $self->{model};
}

sub mods {
    my ($self) = @_;
    return $self->{mods};
}

sub colours {
    my ($self) = @_;
    return $self->{colours};
}

sub radio {
    my ($self) = @_;
    return $self->{radio};
}

sub components {
    my ($self) = @_;
    return $self->{components};
}

sub bomb {
    my ($self) = @_;
    return $self->{bomb};
}

sub paintjob {
    my ($self) = @_;
    return $self->{paintjob};
}

sub nitro {
    my ($self) = @_;
    return $self->{nitro};
}

sub forward {
    my ($self) = @_;
    return $self->{forward};
}

sub gap_037 {
    my ($self) = @_;
    return $self->{gap_037};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "model " . sprintf('%d', $self->model())
}

########################################################################
package GtaSaSaveAndroid::StreamingBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{slots} = [];
    my $n_slots = 26316;
    for (my $i = 0; $i < $n_slots; $i++) {
        push @{$self->{slots}}, $self->{_io}->read_u1();
    }
}

sub slots {
    my ($self) = @_;
    return $self->{slots};
}

########################################################################
package GtaSaSaveAndroid::StuntJump;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{start_min} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{start_max} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{land_min} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{land_max} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{camera} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{reward} = $self->{_io}->read_s4le();
    $self->{done} = $self->{_io}->read_u1();
    $self->{found} = $self->{_io}->read_u1();
    $self->{gap_042} = $self->{_io}->read_bytes(2);
}

sub start_min {
    my ($self) = @_;
    return $self->{start_min};
}

sub start_max {
    my ($self) = @_;
    return $self->{start_max};
}

sub land_min {
    my ($self) = @_;
    return $self->{land_min};
}

sub land_max {
    my ($self) = @_;
    return $self->{land_max};
}

sub camera {
    my ($self) = @_;
    return $self->{camera};
}

sub reward {
    my ($self) = @_;
    return $self->{reward};
}

sub done {
    my ($self) = @_;
    return $self->{done};
}

sub found {
    my ($self) = @_;
    return $self->{found};
}

sub gap_042 {
    my ($self) = @_;
    return $self->{gap_042};
}

########################################################################
package GtaSaSaveAndroid::StuntJumpsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_jumps} = $self->{_io}->read_u4le();
    $self->{jumps} = [];
    my $n_jumps = $self->num_jumps();
    for (my $i = 0; $i < $n_jumps; $i++) {
        push @{$self->{jumps}}, GtaSaSaveAndroid::StuntJump->new($self->{_io}, $self, $self->{_root});
    }
}

sub num_jumps {
    my ($self) = @_;
    return $self->{num_jumps};
}

sub jumps {
    my ($self) = @_;
    return $self->{jumps};
}

########################################################################
package GtaSaSaveAndroid::SwitchedArea;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{x_min} = $self->{_io}->read_f4le();
    $self->{x_max} = $self->{_io}->read_f4le();
    $self->{y_min} = $self->{_io}->read_f4le();
    $self->{y_max} = $self->{_io}->read_f4le();
    $self->{z_min} = $self->{_io}->read_f4le();
    $self->{z_max} = $self->{_io}->read_f4le();
    $self->{switched_off} = $self->{_io}->read_u1();
    $self->{for_cars} = $self->{_io}->read_u1();
    $self->{gap_01a} = $self->{_io}->read_bytes(2);
}

sub x_min {
    my ($self) = @_;
    return $self->{x_min};
}

sub x_max {
    my ($self) = @_;
    return $self->{x_max};
}

sub y_min {
    my ($self) = @_;
    return $self->{y_min};
}

sub y_max {
    my ($self) = @_;
    return $self->{y_max};
}

sub z_min {
    my ($self) = @_;
    return $self->{z_min};
}

sub z_max {
    my ($self) = @_;
    return $self->{z_max};
}

sub switched_off {
    my ($self) = @_;
    return $self->{switched_off};
}

sub for_cars {
    my ($self) = @_;
    return $self->{for_cars};
}

sub gap_01a {
    my ($self) = @_;
    return $self->{gap_01a};
}

########################################################################
package GtaSaSaveAndroid::TagsBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{num_tags} = $self->{_io}->read_u4le();
    $self->{tags} = [];
    my $n_tags = $self->num_tags();
    for (my $i = 0; $i < $n_tags; $i++) {
        push @{$self->{tags}}, $self->{_io}->read_u1();
    }
}

sub num_tags {
    my ($self) = @_;
    return $self->{num_tags};
}

sub tags {
    my ($self) = @_;
    return $self->{tags};
}

########################################################################
package GtaSaSaveAndroid::UserMarker;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{in_use} = $self->{_io}->read_u1();
    $self->{gap_001} = $self->{_io}->read_bytes(3);
    $self->{position} = GtaSaSaveAndroid::Vec3->new($self->{_io}, $self, $self->{_root});
    $self->{red} = $self->{_io}->read_u4le();
    $self->{green} = $self->{_io}->read_u4le();
    $self->{blue} = $self->{_io}->read_u4le();
}

sub in_use {
    my ($self) = @_;
    return $self->{in_use};
}

sub gap_001 {
    my ($self) = @_;
    return $self->{gap_001};
}

sub position {
    my ($self) = @_;
    return $self->{position};
}

sub red {
    my ($self) = @_;
    return $self->{red};
}

sub green {
    my ($self) = @_;
    return $self->{green};
}

sub blue {
    my ($self) = @_;
    return $self->{blue};
}

########################################################################
package GtaSaSaveAndroid::UserMarkersBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{markers} = [];
    my $n_markers = 5;
    for (my $i = 0; $i < $n_markers; $i++) {
        push @{$self->{markers}}, GtaSaSaveAndroid::UserMarker->new($self->{_io}, $self, $self->{_root});
    }
}

sub markers {
    my ($self) = @_;
    return $self->{markers};
}

########################################################################
package GtaSaSaveAndroid::Vec2;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{x} = $self->{_io}->read_f4le();
    $self->{y} = $self->{_io}->read_f4le();
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

########################################################################
package GtaSaSaveAndroid::Vec3;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{x} = $self->{_io}->read_f4le();
    $self->{y} = $self->{_io}->read_f4le();
    $self->{z} = $self->{_io}->read_f4le();
}

sub x {
    my ($self) = @_;
    return $self->{x};
}

sub y {
    my ($self) = @_;
    return $self->{y};
}

sub z {
    my ($self) = @_;
    return $self->{z};
}

########################################################################
package GtaSaSaveAndroid::Weapon;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{weapon_type} = $self->{_io}->read_u4le();
    $self->{state} = $self->{_io}->read_u4le();
    $self->{clip} = $self->{_io}->read_u4le();
    $self->{total_ammo} = $self->{_io}->read_u4le();
    $self->{next_shot_time} = $self->{_io}->read_u4le();
    $self->{first_person_selected} = $self->{_io}->read_u1();
    $self->{dont_place_in_hand} = $self->{_io}->read_u1();
    $self->{gap_016} = $self->{_io}->read_bytes(2);
    $self->{fx_ptr} = $self->{_io}->read_u4le();
}

sub state_name {
    my ($self) = @_;
    return $self->{state_name} if ($self->{state_name});
    $self->{state_name} = $self->state();
    return $self->{state_name};
}

sub weapon_type_name {
    my ($self) = @_;
    return $self->{weapon_type_name} if ($self->{weapon_type_name});
    $self->{weapon_type_name} = $self->weapon_type();
    return $self->{weapon_type_name};
}

sub weapon_type {
    my ($self) = @_;
    return $self->{weapon_type};
}

sub state {
    my ($self) = @_;
    return $self->{state};
}

sub clip {
    my ($self) = @_;
    return $self->{clip};
}

sub total_ammo {
    my ($self) = @_;
    return $self->{total_ammo};
}

sub next_shot_time {
    my ($self) = @_;
    return $self->{next_shot_time};
}

sub first_person_selected {
    my ($self) = @_;
    return $self->{first_person_selected};
}

sub dont_place_in_hand {
    my ($self) = @_;
    return $self->{dont_place_in_hand};
}

sub gap_016 {
    my ($self) = @_;
    return $self->{gap_016};
}

sub fx_ptr {
    my ($self) = @_;
    return $self->{fx_ptr};
}

use overload '""' => \&_to_string;

sub _to_string {
    my ($self) = @_;
    return "weapon " . sprintf('%d', $self->weapon_type()) . ": " . sprintf('%d', $self->total_ammo())
}

########################################################################
package GtaSaSaveAndroid::Zone;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{info_label} = $self->{_io}->read_bytes(8);
    $self->{text_key} = $self->{_io}->read_bytes(8);
    $self->{x1} = $self->{_io}->read_s2le();
    $self->{y1} = $self->{_io}->read_s2le();
    $self->{z1} = $self->{_io}->read_s2le();
    $self->{x2} = $self->{_io}->read_s2le();
    $self->{y2} = $self->{_io}->read_s2le();
    $self->{z2} = $self->{_io}->read_s2le();
    $self->{info_index} = $self->{_io}->read_u2le();
    $self->{zone_type} = $self->{_io}->read_u1();
    $self->{level} = $self->{_io}->read_u1();
}

sub level_name {
    my ($self) = @_;
    return $self->{level_name} if ($self->{level_name});
    $self->{level_name} = $self->level();
    return $self->{level_name};
}

sub zone_type_name {
    my ($self) = @_;
    return $self->{zone_type_name} if ($self->{zone_type_name});
    $self->{zone_type_name} = $self->zone_type();
    return $self->{zone_type_name};
}

sub info_label {
    my ($self) = @_;
    return $self->{info_label};
}

sub text_key {
    my ($self) = @_;
    return $self->{text_key};
}

sub x1 {
    my ($self) = @_;
    return $self->{x1};
}

sub y1 {
    my ($self) = @_;
    return $self->{y1};
}

sub z1 {
    my ($self) = @_;
    return $self->{z1};
}

sub x2 {
    my ($self) = @_;
    return $self->{x2};
}

sub y2 {
    my ($self) = @_;
    return $self->{y2};
}

sub z2 {
    my ($self) = @_;
    return $self->{z2};
}

sub info_index {
    my ($self) = @_;
    return $self->{info_index};
}

sub zone_type {
    my ($self) = @_;
    return $self->{zone_type};
}

sub level {
    my ($self) = @_;
    return $self->{level};
}

########################################################################
package GtaSaSaveAndroid::ZoneInfo;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{gang_density} = [];
    my $n_gang_density = 10;
    for (my $i = 0; $i < $n_gang_density; $i++) {
        push @{$self->{gang_density}}, $self->{_io}->read_u1();
    }
    $self->{dealer_density} = $self->{_io}->read_u1();
    $self->{colour} = [];
    my $n_colour = 4;
    for (my $i = 0; $i < $n_colour; $i++) {
        push @{$self->{colour}}, $self->{_io}->read_u1();
    }
    $self->{population} = GtaSaSaveAndroid::PopulationBits->new($self->{_io}, $self, $self->{_root});
    $self->{races} = GtaSaSaveAndroid::RaceBits->new($self->{_io}, $self, $self->{_root});
}

sub gang_density {
    my ($self) = @_;
    return $self->{gang_density};
}

sub dealer_density {
    my ($self) = @_;
    return $self->{dealer_density};
}

sub colour {
    my ($self) = @_;
    return $self->{colour};
}

sub population {
    my ($self) = @_;
    return $self->{population};
}

sub races {
    my ($self) = @_;
    return $self->{races};
}

########################################################################
package GtaSaSaveAndroid::ZonesBlock;

our @ISA = 'IO::KaitaiStruct::Struct';

sub from_file {
    my ($class, $filename) = @_;
    my $fd;

    open($fd, '<', $filename) or return undef;
    binmode($fd);
    return new($class, IO::KaitaiStruct::Stream->new($fd));
}

sub new {
    my ($class, $_io, $_parent, $_root) = @_;
    my $self = IO::KaitaiStruct::Struct->new($_io);

    bless $self, $class;
    $self->{_parent} = $_parent;
    $self->{_root} = $_root;

    $self->_read();

    return $self;
}

sub _read {
    my ($self) = @_;

    $self->{current_level} = $self->{_io}->read_u4le();
    $self->{num_nav_zones} = $self->{_io}->read_u2le();
    $self->{num_zone_infos} = $self->{_io}->read_u2le();
    $self->{num_map_zones} = $self->{_io}->read_u2le();
    $self->{nav_zones} = [];
    my $n_nav_zones = $self->num_nav_zones();
    for (my $i = 0; $i < $n_nav_zones; $i++) {
        push @{$self->{nav_zones}}, GtaSaSaveAndroid::Zone->new($self->{_io}, $self, $self->{_root});
    }
    $self->{zone_infos} = [];
    my $n_zone_infos = $self->num_zone_infos();
    for (my $i = 0; $i < $n_zone_infos; $i++) {
        push @{$self->{zone_infos}}, GtaSaSaveAndroid::ZoneInfo->new($self->{_io}, $self, $self->{_root});
    }
    $self->{map_zones} = [];
    my $n_map_zones = $self->num_map_zones();
    for (my $i = 0; $i < $n_map_zones; $i++) {
        push @{$self->{map_zones}}, GtaSaSaveAndroid::Zone->new($self->{_io}, $self, $self->{_root});
    }
    $self->{visited} = [];
    my $n_visited = 100;
    for (my $i = 0; $i < $n_visited; $i++) {
        push @{$self->{visited}}, $self->{_io}->read_u1();
    }
    $self->{revealed_count} = $self->{_io}->read_u4le();
}

sub current_level_name {
    my ($self) = @_;
    return $self->{current_level_name} if ($self->{current_level_name});
    $self->{current_level_name} = $self->current_level();
    return $self->{current_level_name};
}

sub current_level {
    my ($self) = @_;
    return $self->{current_level};
}

sub num_nav_zones {
    my ($self) = @_;
    return $self->{num_nav_zones};
}

sub num_zone_infos {
    my ($self) = @_;
    return $self->{num_zone_infos};
}

sub num_map_zones {
    my ($self) = @_;
    return $self->{num_map_zones};
}

sub nav_zones {
    my ($self) = @_;
    return $self->{nav_zones};
}

sub zone_infos {
    my ($self) = @_;
    return $self->{zone_infos};
}

sub map_zones {
    my ($self) = @_;
    return $self->{map_zones};
}

sub visited {
    my ($self) = @_;
    return $self->{visited};
}

sub revealed_count {
    my ($self) = @_;
    return $self->{revealed_count};
}

1;
