-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")
local utils = require("utils")

-- 
-- A saved game of GTA San Andreas for Android: 29 blocks behind the letters
-- `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
-- (195,000 as a rule), and a checksum. Most blocks are those of the PC.
-- 
-- A save that the game made during a mission holds the mission's script, and
-- the state of the mission in two parts of the block `pools` that nobody has
-- decoded. What the bytes in order cannot tell is decided for a file: the bytes
-- behind the checksum, the form of objects, and the size of those two parts.
-- See also: Source (https://github.com/LubrieDev/GTASA-SaveLab)
GtaSaSaveAndroid = class.class(KaitaiStruct)

GtaSaSaveAndroid.BlipColour = enum.Enum {
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

GtaSaSaveAndroid.BlipDisplay = enum.Enum {
  show_nothing = 0,
  show_marker = 1,
  show_icon = 2,
  show_both = 3,
}

GtaSaSaveAndroid.BlipTarget = enum.Enum {
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

GtaSaSaveAndroid.BrainKind = enum.Enum {
  free_brain = -1,
  ped_brain = 0,
  object_brain = 1,
  brain_2 = 2,
  named_brain_3 = 3,
  brain_4 = 4,
  named_brain_5 = 5,
}

GtaSaSaveAndroid.CarBomb = enum.Enum {
  no_bomb = 0,
  bomb_with_timer = 1,
  bomb_at_ignition = 2,
  bomb_remote = 3,
  bomb_at_ignition_armed = 5,
}

GtaSaSaveAndroid.CarSupply = enum.Enum {
  no_cars = 0,
  cars_without_end = 65535,
}

GtaSaSaveAndroid.Door = enum.Enum {
  door_closed = 0,
  door_open = 1,
  door_closing = 2,
  door_opening = 3,
  door_waiting_for_player_to_leave = 4,
  door_closed_after_drop_off = 5,
}

GtaSaSaveAndroid.FloatStat = enum.Enum {
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

GtaSaSaveAndroid.GangId = enum.Enum {
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

GtaSaSaveAndroid.GarageKind = enum.Enum {
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

GtaSaSaveAndroid.HiddenThing = enum.Enum {
  nothing_hidden = 0,
  hidden_legacy = 1,
  hidden_building = 2,
  hidden_object = 3,
  hidden_dummy = 4,
}

GtaSaSaveAndroid.Icon = enum.Enum {
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

GtaSaSaveAndroid.IntStat = enum.Enum {
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
  drive_thru_passed = 302,
  management_issues_passed = 303,
  n_555_we_tip_passed = 304,
  yay_ka_boom_boom_passed = 305,
  fish_in_a_barrel_passed = 306,
  breaking_the_bank_at_caligulas_passed = 307,
  mansion_2_passed = 308,
  riot_mode = 309,
  robbing_uncle_sam_passed = 310,
  mike_toreno_passed = 311,
  architectural_espionage_passed = 312,
  jizzy_passed = 313,
  reuniting_the_families_passed = 314,
  small_town_bank_passed = 315,
  photo_opportunity_passed = 316,
  don_peyote_passed = 317,
  local_liquor_store_passed = 318,
  badlands_passed = 319,
  playing_time = 320,
  hidden_packages_found = 321,
  tags_sprayed = 322,
  least_favorite_gang = 323,
  gang_members_wasted = 324,
  criminals_wasted = 325,
  most_favorite_radio_station = 326,
  least_favorite_radio_station = 327,
  current_weapon_skill = 328,
  weapon_skill_levels = 329,
  pilot_ranking = 330,
  strongest_gang = 331,
  second_strongest_gang = 332,
  third_strongest_gang = 333,
  money_lost_gambling = 334,
  riot_passed = 335,
  gang_strength = 336,
  territory_under_control = 337,
  are_you_going_to_san_fierro_passed = 338,
  high_noon_passed = 339,
  the_green_sabre_passed = 340,
  catalina_meeting = 341,
  wu_zi_meeting = 342,
}

GtaSaSaveAndroid.NewsKind = enum.Enum {
  news_of_city = 1,
  news_of_mission = 2,
  no_news = 3,
}

GtaSaSaveAndroid.ObjectOrigin = enum.Enum {
  object_unknown = 0,
  object_of_game = 1,
  object_of_mission = 2,
  object_temporary = 3,
  object_of_cutscene = 4,
  object_decoration = 5,
  object_of_mission_2 = 6,
}

GtaSaSaveAndroid.PedKind = enum.Enum {
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

GtaSaSaveAndroid.PickupKind = enum.Enum {
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

GtaSaSaveAndroid.PlayState = enum.Enum {
  still_playing = 0,
  player_wasted = 1,
  player_busted = 2,
  mission_failed = 3,
  mission_passed = 4,
}

GtaSaSaveAndroid.PlayerCondition = enum.Enum {
  player_playing = 0,
  player_died = 1,
  player_arrested = 2,
  player_failed_mission = 3,
  player_left_game = 4,
}

GtaSaSaveAndroid.PopulationGroup = enum.Enum {
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

GtaSaSaveAndroid.PropertyOffer = enum.Enum {
  no_property_text = 0,
  can_be_bought = 1,
  cannot_be_bought = 2,
}

GtaSaSaveAndroid.Station = enum.Enum {
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

GtaSaSaveAndroid.StationOrder = enum.Enum {
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

GtaSaSaveAndroid.SwappedThing = enum.Enum {
  nothing_swapped = 0,
  building_swapped = 2,
}

GtaSaSaveAndroid.SystemTimePart = enum.Enum {
  year = 0,
  month = 1,
  weekday = 2,
  day = 3,
  hour = 4,
  minute = 5,
  second = 6,
  millisecond = 7,
}

GtaSaSaveAndroid.Town = enum.Enum {
  countryside_town = 0,
  los_santos = 1,
  san_fierro = 2,
  las_venturas = 3,
}

GtaSaSaveAndroid.TrapKind = enum.Enum {
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

GtaSaSaveAndroid.WarAttack = enum.Enum {
  no_attack = 0,
  player_was_told = 1,
  player_came = 2,
}

GtaSaSaveAndroid.WarState = enum.Enum {
  no_war = 0,
  provoked = 1,
  first_wave = 2,
  first_passed = 3,
  second_wave = 4,
  second_passed = 5,
  third_wave = 6,
}

GtaSaSaveAndroid.WeaponKind = enum.Enum {
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

GtaSaSaveAndroid.WeaponState = enum.Enum {
  weapon_ready = 0,
  firing = 1,
  reloading = 2,
  out_of_ammo = 3,
  melee_contact = 4,
}

GtaSaSaveAndroid.Weather = enum.Enum {
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

GtaSaSaveAndroid.ZoneKind = enum.Enum {
  nav_zone = 0,
  local_zone = 1,
  info_zone = 2,
  map_zone = 3,
}

function GtaSaSaveAndroid:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function GtaSaSaveAndroid:_read()
  self.tag_00 = self._io:read_bytes(5)
  if not(self.tag_00 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_00)
  end
  self.simple_variables = GtaSaSaveAndroid.SimpleVariablesBlock(true, self._io, self, self._root)
  self.tag_01 = self._io:read_bytes(5)
  if not(self.tag_01 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_01)
  end
  self.scripts = GtaSaSaveAndroid.ScriptsBlock(true, false, self.is_mission_save, self._io, self, self._root)
  self.tag_02 = self._io:read_bytes(5)
  if not(self.tag_02 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_02)
  end
  self.pools = GtaSaSaveAndroid.MobilePoolsBlock(self.is_object_variant_b, self.len_mission_state, self.len_mission_tail, self._io, self, self._root)
  self.tag_03 = self._io:read_bytes(5)
  if not(self.tag_03 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_03)
  end
  self.garages = GtaSaSaveAndroid.GaragesBlock(self._io, self, self._root)
  self.tag_04 = self._io:read_bytes(5)
  if not(self.tag_04 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_04)
  end
  self.game_logic = GtaSaSaveAndroid.GameLogicBlock(self._io, self, self._root)
  self.tag_05 = self._io:read_bytes(5)
  if not(self.tag_05 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_05)
  end
  self.paths = GtaSaSaveAndroid.PathsBlock(self._io, self, self._root)
  self.tag_06 = self._io:read_bytes(5)
  if not(self.tag_06 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_06)
  end
  self.pickups = GtaSaSaveAndroid.PickupsBlock(self._io, self, self._root)
  self.phone_info = GtaSaSaveAndroid.EmptyBlock(self._io, self, self._root)
  self.tag_08 = self._io:read_bytes(5)
  if not(self.tag_08 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_08)
  end
  self.restart_points = GtaSaSaveAndroid.RestartPointsBlock(self._io, self, self._root)
  self.tag_09 = self._io:read_bytes(5)
  if not(self.tag_09 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_09)
  end
  self.radar_blips = GtaSaSaveAndroid.RadarBlock(250, self._io, self, self._root)
  self.tag_10 = self._io:read_bytes(5)
  if not(self.tag_10 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_10)
  end
  self.zones = GtaSaSaveAndroid.ZonesBlock(self._io, self, self._root)
  self.tag_11 = self._io:read_bytes(5)
  if not(self.tag_11 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_11)
  end
  self.gangs = GtaSaSaveAndroid.GangsBlock(self._io, self, self._root)
  self.tag_12 = self._io:read_bytes(5)
  if not(self.tag_12 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_12)
  end
  self.car_generators = GtaSaSaveAndroid.CarGeneratorsBlock(self._io, self, self._root)
  self.ped_generators = GtaSaSaveAndroid.EmptyBlock(self._io, self, self._root)
  self.audio_script_objects = GtaSaSaveAndroid.EmptyBlock(self._io, self, self._root)
  self.tag_15 = self._io:read_bytes(5)
  if not(self.tag_15 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_15)
  end
  self.player_info = GtaSaSaveAndroid.PlayerInfoBlock(self._io, self, self._root)
  self.tag_16 = self._io:read_bytes(5)
  if not(self.tag_16 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_16)
  end
  self.statistics = GtaSaSaveAndroid.StatisticsBlock(false, self._io, self, self._root)
  self.tag_17 = self._io:read_bytes(5)
  if not(self.tag_17 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_17)
  end
  self.set_pieces = GtaSaSaveAndroid.SetPiecesBlock(self._io, self, self._root)
  self.tag_18 = self._io:read_bytes(5)
  if not(self.tag_18 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_18)
  end
  self.streaming = GtaSaSaveAndroid.StreamingBlock(self._io, self, self._root)
  self.tag_19 = self._io:read_bytes(5)
  if not(self.tag_19 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_19)
  end
  self.ped_relationships = GtaSaSaveAndroid.PedRelationshipsBlock(self._io, self, self._root)
  self.tag_20 = self._io:read_bytes(5)
  if not(self.tag_20 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_20)
  end
  self.tags = GtaSaSaveAndroid.TagsBlock(self._io, self, self._root)
  self.tag_21 = self._io:read_bytes(5)
  if not(self.tag_21 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_21)
  end
  self.ipl_flags = GtaSaSaveAndroid.IplFlagsBlock(self._io, self, self._root)
  self.tag_22 = self._io:read_bytes(5)
  if not(self.tag_22 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_22)
  end
  self.shopping = GtaSaSaveAndroid.ShoppingBlock(self._io, self, self._root)
  self.tag_23 = self._io:read_bytes(5)
  if not(self.tag_23 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_23)
  end
  self.gang_wars = GtaSaSaveAndroid.GangWarsBlock(true, false, self._io, self, self._root)
  self.tag_24 = self._io:read_bytes(5)
  if not(self.tag_24 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_24)
  end
  self.stunt_jumps = GtaSaSaveAndroid.StuntJumpsBlock(self._io, self, self._root)
  self.tag_25 = self._io:read_bytes(5)
  if not(self.tag_25 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_25)
  end
  self.entry_exits = GtaSaSaveAndroid.EntryExitsBlock(self._io, self, self._root)
  self.tag_26 = self._io:read_bytes(5)
  if not(self.tag_26 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_26)
  end
  self.radio = GtaSaSaveAndroid.RadioBlock(self._io, self, self._root)
  self.tag_27 = self._io:read_bytes(5)
  if not(self.tag_27 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_27)
  end
  self.user_markers = GtaSaSaveAndroid.UserMarkersBlock(self._io, self, self._root)
  self.tag_28 = self._io:read_bytes(5)
  if not(self.tag_28 == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag_28)
  end
  self.post_effects = GtaSaSaveAndroid.PostEffectsBlock(self._io, self, self._root)
  self.briefs = {}
  for i = 0, 20 - 1 do
    self.briefs[i + 1] = GtaSaSaveAndroid.Brief(self._io, self, self._root)
  end
  self.padding = self._io:read_bytes((self._io:size() - self._io:pos()) - (4 + self.len_trailing))
  self.checksum = self._io:read_u4le()
  self.trailing = self._io:read_bytes_full()
end

-- 
-- Whether the game was saved during a mission.
GtaSaSaveAndroid.property.is_mission_save = {}
function GtaSaSaveAndroid.property.is_mission_save:get()
  if self._m_is_mission_save ~= nil then
    return self._m_is_mission_save
  end

  self._m_is_mission_save = self._io:size() > 200000
  return self._m_is_mission_save
end

-- 
-- Which of two forms the objects of `pools` have; they differ in where the
-- last bytes stand, and all objects of a file have the same.
GtaSaSaveAndroid.property.is_object_variant_b = {}
function GtaSaSaveAndroid.property.is_object_variant_b:get()
  if self._m_is_object_variant_b ~= nil then
    return self._m_is_object_variant_b
  end

  self._m_is_object_variant_b = true
  return self._m_is_object_variant_b
end

-- 
-- Bytes of the first part of a mission's state.
GtaSaSaveAndroid.property.len_mission_state = {}
function GtaSaSaveAndroid.property.len_mission_state:get()
  if self._m_len_mission_state ~= nil then
    return self._m_len_mission_state
  end

  self._m_len_mission_state = 0
  return self._m_len_mission_state
end

-- 
-- Bytes of the second part of a mission's state.
GtaSaSaveAndroid.property.len_mission_tail = {}
function GtaSaSaveAndroid.property.len_mission_tail:get()
  if self._m_len_mission_tail ~= nil then
    return self._m_len_mission_tail
  end

  self._m_len_mission_tail = 0
  return self._m_len_mission_tail
end

-- 
-- Bytes behind the checksum.
GtaSaSaveAndroid.property.len_trailing = {}
function GtaSaSaveAndroid.property.len_trailing:get()
  if self._m_len_trailing ~= nil then
    return self._m_len_trailing
  end

  self._m_len_trailing = (self._io:size() % 65000)
  return self._m_len_trailing
end

-- 
-- Begins block 0.
-- 
-- Version, name, clock, weather and camera.
-- 
-- Begins block 1.
-- 
-- Variables and threads of the mission script.
-- 
-- Begins block 2.
-- 
-- The player, vehicles, and objects that scripts made.
-- 
-- Begins block 3.
-- 
-- Garages and the cars in them.
-- 
-- Begins block 4.
-- 
-- What happens after death and arrest.
-- 
-- Begins block 5.
-- 
-- Areas in which scripts switched path nodes.
-- 
-- Begins block 6.
-- 
-- Pickups of the whole map.
-- 
-- Block 7, without content.
-- 
-- Begins block 8.
-- 
-- Hospitals and police stations.
-- 
-- Begins block 9.
-- 
-- Icons of radar and map.
-- 
-- Begins block 10.
-- 
-- Zones of the map, the gangs in them, and how much of the map is revealed.
-- 
-- Begins block 11.
-- 
-- Weapons of gangs.
-- 
-- Begins block 12.
-- 
-- Parked cars.
-- 
-- Block 13, without content.
-- 
-- Block 14, without content.
-- 
-- Begins block 15.
-- 
-- Money and abilities of the player.
-- 
-- Begins block 16.
-- 
-- Statistics.
-- 
-- Begins block 17.
-- 
-- Places at which police appears.
-- 
-- Begins block 18.
-- 
-- What was loaded.
-- 
-- Begins block 19.
-- 
-- Whom people like and hate.
-- 
-- Begins block 20.
-- 
-- Gang tags that can be sprayed over.
-- 
-- Begins block 21.
-- 
-- Parts of the map that scripts load.
-- 
-- Begins block 22.
-- 
-- What was bought, and changed prices.
-- 
-- Begins block 23.
-- 
-- Gang wars and territory.
-- 
-- Begins block 24.
-- 
-- Unique jumps.
-- 
-- Begins block 25.
-- 
-- Doors into interiors.
-- 
-- Begins block 26.
-- 
-- What the stations have played, and news for them.
-- 
-- Begins block 27.
-- 
-- Markers that scripts put into the world.
-- 
-- Begins block 28.
-- 
-- Effects of the picture.
-- 
-- Texts of the briefing, the newest first.
-- 
-- Repeats what the game's work buffer of 65,000 bytes held: each byte that
-- which stands 65,000 before it.
-- 
-- Sum of all bytes before it.
-- 
-- Bytes that the game did not write; empty but for one file with two bytes
-- from a copy as text.
function GtaSaSaveAndroid:__tostring()
  return "save of GTA San Andreas for Android"
end

-- 
-- Animations for a model.
GtaSaSaveAndroid.AnimGroup = class.class(KaitaiStruct)

function GtaSaSaveAndroid.AnimGroup:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.AnimGroup:_read()
  self.model = self._io:read_s4le()
  self.ifp_name = self._io:read_bytes(16)
end

-- 
-- Model of a person; -1 in a free place.
-- 
-- File of animations, such as `DEALER`, ended by a zero.

-- 
-- An icon; what is not in use holds old bytes.
GtaSaSaveAndroid.Blip = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Blip:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Blip:_read()
  self.colour = self._io:read_u4le()
  self.entity_handle = self._io:read_u4le()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.counter = self._io:read_u2le()
  self.gap_016 = self._io:read_bytes(2)
  self.sphere_radius = self._io:read_f4le()
  self.icon_size = self._io:read_u2le()
  self.gap_01e = self._io:read_bytes(2)
  self.enex_plus_1 = self._io:read_u4le()
  self.sprite = self._io:read_s1()
  self.state = GtaSaSaveAndroid.BlipStateBits(self._io, self, self._root)
  self.kind = GtaSaSaveAndroid.BlipKindBits(self._io, self, self._root)
  self.gap_025 = self._io:read_bytes(1)
end

-- 
-- Meaning of `colour`.
GtaSaSaveAndroid.Blip.property.colour_name = {}
function GtaSaSaveAndroid.Blip.property.colour_name:get()
  if self._m_colour_name ~= nil then
    return self._m_colour_name
  end

  self._m_colour_name = GtaSaSaveAndroid.BlipColour(self.colour)
  return self._m_colour_name
end

-- 
-- Meaning of `sprite`.
GtaSaSaveAndroid.Blip.property.sprite_name = {}
function GtaSaSaveAndroid.Blip.property.sprite_name:get()
  if self._m_sprite_name ~= nil then
    return self._m_sprite_name
  end

  self._m_sprite_name = GtaSaSaveAndroid.Icon(self.sprite)
  return self._m_sprite_name
end

-- 
-- 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
-- destination; above that red, green, blue and alpha.
-- 
-- Thing that it follows (opcodes 0186, 0187); 0 in a save.
-- 
-- Where it is.
-- 
-- How often the place was used; 1 for never.
-- 
-- Nothing; 0.
-- 
-- Size of its sphere; 1.
-- 
-- Size of its square, 1 or 3.
-- 
-- Nothing; 0.
-- 
-- Door that it belongs to, + 1; 0 for none.
-- 
-- Icon.
-- 
-- How it is shown.
-- 
-- What it is.
-- 
-- Nothing; 0.
function GtaSaSaveAndroid.Blip:__tostring()
  return "sprite " .. tostring(self.sprite)
end

-- 
-- Kind of an icon.
GtaSaSaveAndroid.BlipKindBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.BlipKindBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.BlipKindBits:_read()
  self.display = self._io:read_bits_int_le(2)
  self.blip_type = self._io:read_bits_int_le(4)
  self.appearance = self._io:read_bits_int_le(2)
end

-- 
-- Meaning of `blip_type`.
GtaSaSaveAndroid.BlipKindBits.property.blip_type_name = {}
function GtaSaSaveAndroid.BlipKindBits.property.blip_type_name:get()
  if self._m_blip_type_name ~= nil then
    return self._m_blip_type_name
  end

  self._m_blip_type_name = GtaSaSaveAndroid.BlipTarget(self.blip_type)
  return self._m_blip_type_name
end

-- 
-- Meaning of `display`.
GtaSaSaveAndroid.BlipKindBits.property.display_name = {}
function GtaSaSaveAndroid.BlipKindBits.property.display_name:get()
  if self._m_display_name ~= nil then
    return self._m_display_name
  end

  self._m_display_name = GtaSaSaveAndroid.BlipDisplay(self.display)
  return self._m_display_name
end

-- 
-- What is shown, a marker in the world or an icon on the map.
-- 
-- What it stands for. Only places and contacts are stored in use: icons
-- of what moves are written as free.
-- 
-- 0 friend, 1 threat.

-- 
-- State of an icon.
GtaSaSaveAndroid.BlipStateBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.BlipStateBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.BlipStateBits:_read()
  self.bright = self._io:read_bits_int_le(1) ~= 0
  self.in_use = self._io:read_bits_int_le(1) ~= 0
  self.short_range = self._io:read_bits_int_le(1) ~= 0
  self.friendly = self._io:read_bits_int_le(1) ~= 0
  self.blip_remain = self._io:read_bits_int_le(1) ~= 0
  self.fade = self._io:read_bits_int_le(1) ~= 0
  self.coord_appearance = self._io:read_bits_int_le(2)
end

-- 
-- Bright.
-- 
-- In use.
-- 
-- Shown only when near.
-- 
-- Friendly.
-- 
-- Stays when what it follows is gone.
-- 
-- Fade.
-- 
-- Form for places.

-- 
-- A text of the briefing.
GtaSaSaveAndroid.Brief = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Brief:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Brief:_read()
  self.len_key = self._io:read_u4le()
  if not(self.len_key <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.key = self._io:read_bytes(self.len_key)
  if self.has_key then
    self.numbers = {}
    for i = 0, 6 - 1 do
      self.numbers[i + 1] = self._io:read_s4le()
    end
  end
end

-- 
-- Whether there is a text.
GtaSaSaveAndroid.Brief.property.has_key = {}
function GtaSaSaveAndroid.Brief.property.has_key:get()
  if self._m_has_key ~= nil then
    return self._m_has_key
  end

  self._m_has_key = self.len_key > 0
  return self._m_has_key
end

-- 
-- Bytes of `key`; an empty place ends here.
-- 
-- Key of the text, without a zero.
-- 
-- Numbers in the text; -1 for none.

-- 
-- A building with another model.
GtaSaSaveAndroid.BuildingSwap = class.class(KaitaiStruct)

function GtaSaSaveAndroid.BuildingSwap:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.BuildingSwap:_read()
  self.swap_type = self._io:read_u4le()
  self.pool_index_plus_1 = self._io:read_u4le()
  self.new_model = self._io:read_s4le()
  self.old_model = self._io:read_s4le()
end

-- 
-- Meaning of `swap_type`.
GtaSaSaveAndroid.BuildingSwap.property.swap_type_name = {}
function GtaSaSaveAndroid.BuildingSwap.property.swap_type_name:get()
  if self._m_swap_type_name ~= nil then
    return self._m_swap_type_name
  end

  self._m_swap_type_name = GtaSaSaveAndroid.SwappedThing(self.swap_type)
  return self._m_swap_type_name
end

-- 
-- What has another model; 0 in a free place.
-- 
-- Building + 1; 0 in a free place.
-- 
-- Model that is shown; -1 in a free place.
-- 
-- Model of the map; -1 in a free place.

-- 
-- Bits of cars that are kept.
GtaSaSaveAndroid.CarBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.CarBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.CarBits:_read()
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
-- Bass boost.
-- 
-- Hydraulics.
-- 
-- Nitrous.

-- 
-- A place at which a car is parked.
GtaSaSaveAndroid.CarGenerator = class.class(KaitaiStruct)

function GtaSaSaveAndroid.CarGenerator:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.CarGenerator:_read()
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
  self.flags = GtaSaSaveAndroid.GeneratorBits(self._io, self, self._root)
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
GtaSaSaveAndroid.CarGenerator.property.generate_count_name = {}
function GtaSaSaveAndroid.CarGenerator.property.generate_count_name:get()
  if self._m_generate_count_name ~= nil then
    return self._m_generate_count_name
  end

  self._m_generate_count_name = GtaSaSaveAndroid.CarSupply(self.generate_count)
  return self._m_generate_count_name
end

-- 
-- Place in the game's table, below 500, in order.
-- 
-- Model; -1 for any, -n for any that is n now.
-- 
-- Colours; -1 for any.
-- 
-- Towards the east.
-- 
-- Towards the north.
-- 
-- Up.
-- 
-- Where it looks.
-- 
-- How likely it has an alarm.
-- 
-- How likely it is locked.
-- 
-- How it appears.
-- 
-- Shortest time until the next.
-- 
-- Longest time until the next; 10,000.
-- 
-- Nothing; 0.
-- 
-- When the next appears.
-- 
-- Car that stands there, as an old handle; -1 for none.
-- 
-- Cars that still come: 0 or 65,535, which is without end; 1 occurs.
-- 
-- Part of the map that it belongs to; 0, others are not saved.
-- 
-- Whether the place is in use; 1, others are not saved.
-- 
-- Nothing; 0.
function GtaSaSaveAndroid.CarGenerator:__tostring()
  return "model " .. tostring(self.model)
end

-- 
-- Block 12.
GtaSaSaveAndroid.CarGeneratorsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.CarGeneratorsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.CarGeneratorsBlock:_read()
  self.num_generators = self._io:read_u4le()
  if not(self.num_generators <= math.floor((self._io:size() - self._io:pos()) / 34)) then
    error("ValidationGreaterThanError")
  end
  self.process_counter = self._io:read_u1()
  self.generate_even_if_close = self._io:read_u1()
  self.generators = {}
  for i = 0, self.num_generators - 1 do
    self.generators[i + 1] = GtaSaSaveAndroid.CarGenerator(self._io, self, self._root)
  end
  self.plate_count = self._io:read_u4le()
  self.plates = {}
  for i = 0, 15 - 1 do
    self.plates[i + 1] = GtaSaSaveAndroid.Plate(self._io, self, self._root)
  end
end

-- 
-- Parked cars that follow; 109 to 218.
-- 
-- Which quarter of them is looked at next, 0 to 3.
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
GtaSaSaveAndroid.ChangedPrice = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ChangedPrice:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ChangedPrice:_read()
  self.key = self._io:read_u4le()
  self.price = self._io:read_u4le()
end

-- 
-- Key of what costs another price.
-- 
-- Price.

-- 
-- A direction in three bytes.
GtaSaSaveAndroid.Direction = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Direction:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Direction:_read()
  self.x = self._io:read_s1()
  self.y = self._io:read_s1()
  self.z = self._io:read_s1()
end

-- 
-- East, 127 for 1.
-- 
-- North, 127 for 1.
-- 
-- Up, 127 for 1.

-- 
-- A direction in three bytes, 99 or 100 long.
GtaSaSaveAndroid.Direction100 = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Direction100:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Direction100:_read()
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
-- A block without content.
GtaSaSaveAndroid.EmptyBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.EmptyBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.EmptyBlock:_read()
  self.tag = self._io:read_bytes(5)
  if not(self.tag == "\066\076\079\067\075") then
    error("not equal, expected " .. "\066\076\079\067\075" .. ", but got " .. self.tag)
  end
end

-- 
-- All that there is of it.

-- 
-- Bits of things in the world.
GtaSaSaveAndroid.EntityBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.EntityBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.EntityBits:_read()
  self.uses_collision = self._io:read_bits_int_le(1) ~= 0
  self.collision_processed = self._io:read_bits_int_le(1) ~= 0
  self.static_flag = self._io:read_bits_int_le(1) ~= 0
  self.has_contacted = self._io:read_bits_int_le(1) ~= 0
  self.stuck = self._io:read_bits_int_le(1) ~= 0
  self.safe_position = self._io:read_bits_int_le(1) ~= 0
  self.postponed = self._io:read_bits_int_le(1) ~= 0
  self.visible = self._io:read_bits_int_le(1) ~= 0
  self.big_building = self._io:read_bits_int_le(1) ~= 0
  self.render_damaged = self._io:read_bits_int_le(1) ~= 0
  self.streaming_dont_delete = self._io:read_bits_int_le(1) ~= 0
  self.remove_from_world = self._io:read_bits_int_le(1) ~= 0
  self.hit_wall = self._io:read_bits_int_le(1) ~= 0
  self.being_rendered = self._io:read_bits_int_le(1) ~= 0
  self.draw_last = self._io:read_bits_int_le(1) ~= 0
  self.distance_fade = self._io:read_bits_int_le(1) ~= 0
  self.no_shadows_on = self._io:read_bits_int_le(1) ~= 0
  self.offscreen = self._io:read_bits_int_le(1) ~= 0
  self.static_waiting_collision = self._io:read_bits_int_le(1) ~= 0
  self.dont_stream = self._io:read_bits_int_le(1) ~= 0
  self.underwater_flag = self._io:read_bits_int_le(1) ~= 0
  self.prerender_effects = self._io:read_bits_int_le(1) ~= 0
  self.temp_building = self._io:read_bits_int_le(1) ~= 0
  self.no_hierarchy_update = self._io:read_bits_int_le(1) ~= 0
  self.roadsign_text = self._io:read_bits_int_le(1) ~= 0
  self.super_low_lod = self._io:read_bits_int_le(1) ~= 0
  self.procedural = self._io:read_bits_int_le(1) ~= 0
  self.backface_culled = self._io:read_bits_int_le(1) ~= 0
  self.light_object = self._io:read_bits_int_le(1) ~= 0
  self.unimportant_stream = self._io:read_bits_int_le(1) ~= 0
  self.tunnel = self._io:read_bits_int_le(1) ~= 0
  self.tunnel_transition = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Uses collision.
-- 
-- Collision processed.
-- 
-- Static flag.
-- 
-- Has contacted.
-- 
-- Stuck.
-- 
-- Safe position.
-- 
-- Postponed.
-- 
-- Visible.
-- 
-- Big building.
-- 
-- Render damaged.
-- 
-- Streaming dont delete.
-- 
-- Remove from world.
-- 
-- Hit wall.
-- 
-- Being rendered.
-- 
-- Draw last.
-- 
-- Distance fade.
-- 
-- No shadows on.
-- 
-- Offscreen.
-- 
-- Static waiting collision.
-- 
-- Dont stream.
-- 
-- Under water.
-- 
-- Prerender effects.
-- 
-- Temp building.
-- 
-- No hierarchy update.
-- 
-- Roadsign text.
-- 
-- Super low lod.
-- 
-- Procedural.
-- 
-- Backface culled.
-- 
-- Light object.
-- 
-- Unimportant stream.
-- 
-- Tunnel.
-- 
-- Tunnel transition.

-- 
-- A door.
GtaSaSaveAndroid.EntryExit = class.class(KaitaiStruct)

function GtaSaSaveAndroid.EntryExit:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.EntryExit:_read()
  self.entry_index = self._io:read_s2le()
  if self.has_body then
    self.door = GtaSaSaveAndroid.EntryExitState(self._io, self, self._root)
  end
end

-- 
-- Whether it is a door rather than the end.
GtaSaSaveAndroid.EntryExit.property.has_body = {}
function GtaSaSaveAndroid.EntryExit.property.has_body:get()
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
function GtaSaSaveAndroid.EntryExit:__tostring()
  return "door " .. tostring(self.entry_index)
end

-- 
-- Bits of doors.
GtaSaSaveAndroid.EntryExitBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.EntryExitBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.EntryExitBits:_read()
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
-- Unknown mark of interiors.
-- 
-- Unknown; concerns pairs.
-- 
-- Makes the pair of doors when a game begins.
-- 
-- An interior as a reward; sets the next bit in the other door.
-- 
-- Entrance of a reward that was used.
-- 
-- Cars and aircraft pass.
-- 
-- Bikes pass.
-- 
-- Not on foot; never set.
-- 
-- Members of the group come along.
-- 
-- Without fading in; a date with food.
-- 
-- A door of a burglary, made for its time.
-- 
-- No way back; never set.
-- 
-- Open to burglars, switched by the job.
-- 
-- Was entered and not left.
-- 
-- May be used.
-- 
-- Goes when it is used; never set.

-- 
-- State of a door.
GtaSaSaveAndroid.EntryExitState = class.class(KaitaiStruct)

function GtaSaSaveAndroid.EntryExitState:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.EntryExitState:_read()
  self.flags = GtaSaSaveAndroid.EntryExitBits(self._io, self, self._root)
  self.linked_index = self._io:read_s2le()
end

-- 
-- What it does.
-- 
-- Door at the other side; -1 for none.

-- 
-- Block 25.
GtaSaSaveAndroid.EntryExitsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.EntryExitsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.EntryExitsBlock:_read()
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
    local _ = GtaSaSaveAndroid.EntryExit(self._io, self, self._root)
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
-- Their numbers, the innermost last.
-- 
-- Doors, in order; the last has the number -1 and nothing else.

-- 
-- A place for one part of the map.
GtaSaSaveAndroid.ExtraRestart = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ExtraRestart:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ExtraRestart:_read()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.radius = self._io:read_f4le()
  self.heading = self._io:read_f4le()
end

-- 
-- Where it is.
-- 
-- How near one must be; 0 or 1500.
-- 
-- Where the player looks.

-- 
-- Block 4.
GtaSaSaveAndroid.GameLogicBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.GameLogicBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.GameLogicBlock:_read()
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
    self.restarts[i + 1] = GtaSaSaveAndroid.Restart(self._io, self, self._root)
  end
end

-- 
-- Meaning of `game_state`.
GtaSaSaveAndroid.GameLogicBlock.property.game_state_name = {}
function GtaSaSaveAndroid.GameLogicBlock.property.game_state_name:get()
  if self._m_game_state_name ~= nil then
    return self._m_game_state_name
  end

  self._m_game_state_name = GtaSaSaveAndroid.PlayState(self.game_state)
  return self._m_game_state_name
end

-- 
-- Places that follow; 0.
-- 
-- Whether death costs the weapons (opcode 08DD).
-- 
-- Whether arrest costs the weapons (opcode 08DE).
-- 
-- What happens to the player; 0 in every file.
-- 
-- When the state changed last.
-- 
-- Places to wake up at after death; none in the measured files.

-- 
-- Weapons of a gang (opcode 0237).
GtaSaSaveAndroid.Gang = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Gang:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Gang:_read()
  self.ped_model_override = self._io:read_s1()
  self.gap_001 = self._io:read_bytes(3)
  self.weapon_a = self._io:read_u4le()
  self.weapon_b = self._io:read_u4le()
  self.weapon_c = self._io:read_u4le()
end

-- 
-- Meaning of `weapon_a`.
GtaSaSaveAndroid.Gang.property.weapon_a_name = {}
function GtaSaSaveAndroid.Gang.property.weapon_a_name:get()
  if self._m_weapon_a_name ~= nil then
    return self._m_weapon_a_name
  end

  self._m_weapon_a_name = GtaSaSaveAndroid.WeaponKind(self.weapon_a)
  return self._m_weapon_a_name
end

-- 
-- Meaning of `weapon_b`.
GtaSaSaveAndroid.Gang.property.weapon_b_name = {}
function GtaSaSaveAndroid.Gang.property.weapon_b_name:get()
  if self._m_weapon_b_name ~= nil then
    return self._m_weapon_b_name
  end

  self._m_weapon_b_name = GtaSaSaveAndroid.WeaponKind(self.weapon_b)
  return self._m_weapon_b_name
end

-- 
-- Meaning of `weapon_c`.
GtaSaSaveAndroid.Gang.property.weapon_c_name = {}
function GtaSaSaveAndroid.Gang.property.weapon_c_name:get()
  if self._m_weapon_c_name ~= nil then
    return self._m_weapon_c_name
  end

  self._m_weapon_c_name = GtaSaSaveAndroid.WeaponKind(self.weapon_c)
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
GtaSaSaveAndroid.GangWarsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.GangWarsBlock:_init(is_mobile, has_specific_zones, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self.has_specific_zones = has_specific_zones
  self:_read()
end

function GtaSaSaveAndroid.GangWarsBlock:_read()
  self.war_size = self._io:read_u4le()
  self.active = self._io:read_u1()
  self.gap_005 = self._io:read_bytes(3)
  self.state = self._io:read_u4le()
  self.time_started = self._io:read_u4le()
  self.zone_info_index = self._io:read_s4le()
  self.nav_zone_index = self._io:read_s4le()
  self.player_start_pos = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.gang_1 = self._io:read_s4le()
  self.gang_2 = self._io:read_s4le()
  self.ferocity = self._io:read_s4le()
  self.last_time_in_area = self._io:read_u4le()
  self.attack_state = self._io:read_u4le()
  self.time_till_next_attack = self._io:read_f4le()
  self.point_of_attack = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
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
GtaSaSaveAndroid.GangWarsBlock.property.attack_state_name = {}
function GtaSaSaveAndroid.GangWarsBlock.property.attack_state_name:get()
  if self._m_attack_state_name ~= nil then
    return self._m_attack_state_name
  end

  self._m_attack_state_name = GtaSaSaveAndroid.WarAttack(self.attack_state)
  return self._m_attack_state_name
end

-- 
-- Meaning of `gang_1`.
GtaSaSaveAndroid.GangWarsBlock.property.gang_1_name = {}
function GtaSaSaveAndroid.GangWarsBlock.property.gang_1_name:get()
  if self._m_gang_1_name ~= nil then
    return self._m_gang_1_name
  end

  self._m_gang_1_name = GtaSaSaveAndroid.GangId(self.gang_1)
  return self._m_gang_1_name
end

-- 
-- Meaning of `gang_2`.
GtaSaSaveAndroid.GangWarsBlock.property.gang_2_name = {}
function GtaSaSaveAndroid.GangWarsBlock.property.gang_2_name:get()
  if self._m_gang_2_name ~= nil then
    return self._m_gang_2_name
  end

  self._m_gang_2_name = GtaSaSaveAndroid.GangId(self.gang_2)
  return self._m_gang_2_name
end

-- 
-- Whether fields of phones follow.
GtaSaSaveAndroid.GangWarsBlock.property.is_mobile_game = {}
function GtaSaSaveAndroid.GangWarsBlock.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
end

-- 
-- Meaning of `state`.
GtaSaSaveAndroid.GangWarsBlock.property.state_name = {}
function GtaSaSaveAndroid.GangWarsBlock.property.state_name:get()
  if self._m_state_name ~= nil then
    return self._m_state_name
  end

  self._m_state_name = GtaSaSaveAndroid.WarState(self.state)
  return self._m_state_name
end

-- 
-- Whether fields of the Definitive Edition follow.
GtaSaSaveAndroid.GangWarsBlock.property.with_specific_zones = {}
function GtaSaSaveAndroid.GangWarsBlock.property.with_specific_zones:get()
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
-- How far a war that the player began has come; 0, because saving ends
-- it.
-- 
-- When it began.
-- 
-- Info of the zone; -1 for none.
-- 
-- Zone; -1 for none.
-- 
-- Where it began.
-- 
-- First gang.
-- 
-- Second gang.
-- 
-- How hard they fight, 0 to 2.
-- 
-- When the player was last there.
-- 
-- How far an attack on the player's territory has come; 0 in every file.
-- 
-- Time until the next attack.
-- 
-- Where it is.
-- 
-- Time that is left.
-- 
-- Icon; 0.
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
-- Probably zones to which wars are limited.
-- 
-- Probably those zones.
-- 
-- Whether the fields of phones and the Definitive Edition follow.
-- 
-- Whether those of the Definitive Edition follow.

-- 
-- Block 11.
GtaSaSaveAndroid.GangsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.GangsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.GangsBlock:_read()
  self.gangs = {}
  for i = 0, 10 - 1 do
    self.gangs[i + 1] = GtaSaSaveAndroid.Gang(self._io, self, self._root)
  end
end

-- 
-- Gangs.

-- 
-- A garage.
GtaSaSaveAndroid.Garage = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Garage:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Garage:_read()
  self.garage_type = self._io:read_u1()
  self.door_state = self._io:read_u1()
  self.flags = GtaSaSaveAndroid.GarageBits(self._io, self, self._root)
  self.gap_002 = self._io:read_bytes(1)
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.direction_a = GtaSaSaveAndroid.Vec2(self._io, self, self._root)
  self.direction_b = GtaSaSaveAndroid.Vec2(self._io, self, self._root)
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
GtaSaSaveAndroid.Garage.property.door_state_name = {}
function GtaSaSaveAndroid.Garage.property.door_state_name:get()
  if self._m_door_state_name ~= nil then
    return self._m_door_state_name
  end

  self._m_door_state_name = GtaSaSaveAndroid.Door(self.door_state)
  return self._m_door_state_name
end

-- 
-- Meaning of `garage_type`.
GtaSaSaveAndroid.Garage.property.garage_type_name = {}
function GtaSaSaveAndroid.Garage.property.garage_type_name:get()
  if self._m_garage_type_name ~= nil then
    return self._m_garage_type_name
  end

  self._m_garage_type_name = GtaSaSaveAndroid.GarageKind(self.garage_type)
  return self._m_garage_type_name
end

-- 
-- Meaning of `original_type`.
GtaSaSaveAndroid.Garage.property.original_type_name = {}
function GtaSaSaveAndroid.Garage.property.original_type_name:get()
  if self._m_original_type_name ~= nil then
    return self._m_original_type_name
  end

  self._m_original_type_name = GtaSaSaveAndroid.GarageKind(self.original_type)
  return self._m_original_type_name
end

-- 
-- What it does now.
-- 
-- What the door does.
-- 
-- How the door opens, and whether it is in use.
-- 
-- Old memory; no meaning.
-- 
-- First corner, at the floor.
-- 
-- Direction of one side.
-- 
-- Direction of the other.
-- 
-- Height of the ceiling.
-- 
-- Length of the side along the door.
-- 
-- Length of the side away from it.
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
-- When the door opens.
-- 
-- Name to scripts, ended by a zero.
-- 
-- What it did at the start.
-- 
-- Old memory; no meaning.

-- 
-- Bits of garages.
GtaSaSaveAndroid.GarageBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.GarageBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.GarageBits:_read()
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
-- Used mod shop.
-- 
-- Inactive.
-- 
-- Respray used.
-- 
-- Door swings up.
-- 
-- Door goes up and in.
-- 
-- Camera follows.
-- 
-- Set exactly when `door_state` is not 1.
-- 
-- Paint always costs nothing; only in `michdr`.

-- 
-- Block 3. Garages, shops that work on cars, and the cars that the player
-- keeps.
GtaSaSaveAndroid.GaragesBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.GaragesBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.GaragesBlock:_read()
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
    self.cars[i + 1] = GtaSaSaveAndroid.StoredCar(self._io, self, self._root)
  end
  self.garages = {}
  for i = 0, self.num_garages - 1 do
    self.garages[i + 1] = GtaSaSaveAndroid.Garage(self._io, self, self._root)
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
-- When the last help about garages was shown.
-- 
-- Cars in the garages that keep them, as slot * 20 + row: the first
-- slots of all 20 rows, then the second ones.
-- 
-- Garages.

-- 
-- How a parked car appears.
GtaSaSaveAndroid.GeneratorBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.GeneratorBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.GeneratorBits:_read()
  self.wait_until_far = self._io:read_bits_int_le(1) ~= 0
  self.high_priority = self._io:read_bits_int_le(1) ~= 0
  self.active_generator = self._io:read_bits_int_le(1) ~= 0
  self.owned_by_player = self._io:read_bits_int_le(1) ~= 0
  self.ignore_population_limit = self._io:read_bits_int_le(1) ~= 0
  self.unused_generator_bits = self._io:read_bits_int_le(3)
end

-- 
-- Wait until far.
-- 
-- Appears in any case.
-- 
-- Never set.
-- 
-- Owned by player.
-- 
-- Always set.
-- 
-- Nothing known; 0.

-- 
-- Bits of handling, a part of the model's data; to be copied with the car.
GtaSaSaveAndroid.HandlingBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.HandlingBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.HandlingBits:_read()
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
-- Boost 1g.
-- 
-- Boost 2g.
-- 
-- Npc anti roll.
-- 
-- Npc neutral.
-- 
-- No handbrake.
-- 
-- Steer rear.
-- 
-- Handbrake steer.
-- 
-- Alt steer.
-- 
-- Front narrow 2.
-- 
-- Front narrow.
-- 
-- Front wide.
-- 
-- Front wide 2.
-- 
-- Rear narrow 2.
-- 
-- Rear narrow.
-- 
-- Rear wide.
-- 
-- Rear wide 2.
-- 
-- Hydraulic geometry.
-- 
-- Hydraulics inst.
-- 
-- No hydraulics.
-- 
-- Nos inst.
-- 
-- Offroad.
-- 
-- Offroad 2.
-- 
-- Halogen.
-- 
-- Rear wheel first.
-- 
-- Use max speed.
-- 
-- Low rider.
-- 
-- Street racer.
-- 
-- Unknown.
-- 
-- Swinging chassis.
-- 
-- Unknown.

-- 
-- Something that is not shown.
GtaSaSaveAndroid.InvisibleObject = class.class(KaitaiStruct)

function GtaSaSaveAndroid.InvisibleObject:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.InvisibleObject:_read()
  self.object_kind = self._io:read_u4le()
  self.pool_index_plus_1 = self._io:read_u4le()
end

-- 
-- Meaning of `object_kind`.
GtaSaSaveAndroid.InvisibleObject.property.object_kind_name = {}
function GtaSaSaveAndroid.InvisibleObject.property.object_kind_name:get()
  if self._m_object_kind_name ~= nil then
    return self._m_object_kind_name
  end

  self._m_object_kind_name = GtaSaSaveAndroid.HiddenThing(self.object_kind)
  return self._m_object_kind_name
end

-- 
-- What is not shown; 0 in a free place, only 0 and 2 occur.
-- 
-- Which one, + 1.

-- 
-- Block 21. Parts of the map; what a number means depends on the data of the
-- game.
GtaSaSaveAndroid.IplFlagsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.IplFlagsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.IplFlagsBlock:_read()
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
-- Parts, the first of which is not stored: 256.
-- 
-- Whether part 1, 2, ... is loaded and kept by a script.

-- 
-- A mission that runs.
GtaSaSaveAndroid.LoadedMission = class.class(KaitaiStruct)

function GtaSaSaveAndroid.LoadedMission:_init(has_index, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.has_index = has_index
  self:_read()
end

function GtaSaSaveAndroid.LoadedMission:_read()
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
GtaSaSaveAndroid.LoadedMission.property.is_numbered = {}
function GtaSaSaveAndroid.LoadedMission.property.is_numbered:get()
  if self._m_is_numbered ~= nil then
    return self._m_is_numbered
  end

  self._m_is_numbered = self.has_index
  return self._m_is_numbered
end

-- 
-- Number of the mission.
-- 
-- Script of the mission.
-- 
-- Variables of the mission.
-- 
-- Whether the number of the mission comes first.

-- 
-- An object with its distant model.
GtaSaSaveAndroid.LodPair = class.class(KaitaiStruct)

function GtaSaSaveAndroid.LodPair:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.LodPair:_read()
  self.object = self._io:read_s4le()
  self.lod_object = self._io:read_s4le()
end

-- 
-- Handle of the object; -1 in a free place.
-- 
-- Handle of the distant one; -1 in a free place.

-- 
-- An object that a script made, 64 bytes in both forms.
GtaSaSaveAndroid.MobileObject = class.class(KaitaiStruct)

function GtaSaSaveAndroid.MobileObject:_init(is_variant_b, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_variant_b = is_variant_b
  self:_read()
end

function GtaSaSaveAndroid.MobileObject:_read()
  self.handle = self._io:read_u4le()
  self.model = self._io:read_s4le()
  self.object_size = self._io:read_u4le()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.right = GtaSaSaveAndroid.Direction(self._io, self, self._root)
  self.forward = GtaSaSaveAndroid.Direction(self._io, self, self._root)
  self.gap_01e = self._io:read_bytes(6)
  self.bonus_value = self._io:read_u1()
  self.gap_025 = self._io:read_bytes(1)
  self.cost_value = self._io:read_u2le()
  self.removal_time = self._io:read_s4le()
  self.entity_flags = GtaSaSaveAndroid.EntityBits(self._io, self, self._root)
  if self.is_form_b then
    self.unknown_48 = self._io:read_u4le()
  end
  self.unused = self._io:read_s1()
  if self.is_form_a then
    self.gap_031 = self._io:read_bytes(3)
  end
  if self.is_form_b then
    self.gap_035 = self._io:read_bytes(1)
  end
  self.object_flags = GtaSaSaveAndroid.ObjectBits(self._io, self, self._root)
  self.object_type = self._io:read_u1()
  self.collision_damage_effect = self._io:read_u1()
  self.special_collision_response = self._io:read_u1()
  self.physical_flags = GtaSaSaveAndroid.PhysicalBits(self._io, self, self._root)
  self.unknown_end = self._io:read_s2le()
  if self.is_form_a then
    self.gap_03e = self._io:read_bytes(2)
  end
end

-- 
-- Whether it has the first form.
GtaSaSaveAndroid.MobileObject.property.is_form_a = {}
function GtaSaSaveAndroid.MobileObject.property.is_form_a:get()
  if self._m_is_form_a ~= nil then
    return self._m_is_form_a
  end

  self._m_is_form_a = not(self.is_variant_b)
  return self._m_is_form_a
end

-- 
-- Whether it has the second form.
GtaSaSaveAndroid.MobileObject.property.is_form_b = {}
function GtaSaSaveAndroid.MobileObject.property.is_form_b:get()
  if self._m_is_form_b ~= nil then
    return self._m_is_form_b
  end

  self._m_is_form_b = self.is_variant_b
  return self._m_is_form_b
end

-- 
-- Meaning of `object_type`.
GtaSaSaveAndroid.MobileObject.property.object_type_name = {}
function GtaSaSaveAndroid.MobileObject.property.object_type_name:get()
  if self._m_object_type_name ~= nil then
    return self._m_object_type_name
  end

  self._m_object_type_name = GtaSaSaveAndroid.ObjectOrigin(self.object_type)
  return self._m_object_type_name
end

-- 
-- Place among objects * 256 + counter.
-- 
-- Model.
-- 
-- Bytes that follow: 52.
-- 
-- Where it stands.
-- 
-- Its right side.
-- 
-- Its front; its top is the product of the two.
-- 
-- Old memory; no meaning.
-- 
-- Nothing known; 0.
-- 
-- Nothing.
-- 
-- Nothing known; 0.
-- 
-- When it goes.
-- 
-- What the engine knows about it.
-- 
-- Unknown.
-- 
-- Nothing.
-- 
-- Old memory; no meaning.
-- 
-- Old memory; no meaning.
-- 
-- What the game knows about it; the upper byte is not reliable in the
-- second form.
-- 
-- 2 for objects of missions.
-- 
-- 0 or 200.
-- 
-- 0 or 200.
-- 
-- What does not hurt it.
-- 
-- Unknown; -1.
-- 
-- Old memory; no meaning.
-- 
-- Which of two forms the object has.

-- 
-- A person; the player where `ped_type` is 0 or 1.
GtaSaSaveAndroid.MobilePlayer = class.class(KaitaiStruct)

function GtaSaSaveAndroid.MobilePlayer:_init(is_definitive, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_definitive = is_definitive
  self:_read()
end

function GtaSaSaveAndroid.MobilePlayer:_read()
  self.handle = self._io:read_u4le()
  self.model = self._io:read_s4le()
  self.ped_type = self._io:read_s4le()
  if self.has_model_name then
    self.model_name = self._io:read_bytes(9)
  end
  self.ped_size = self._io:read_u4le()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.heading = self._io:read_f4le()
  self.health = self._io:read_f4le()
  self.armor = self._io:read_f4le()
  self.weapons = {}
  for i = 0, 13 - 1 do
    self.weapons[i + 1] = GtaSaSaveAndroid.Weapon(self._io, self, self._root)
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
    self.player_part = GtaSaSaveAndroid.MobilePlayerPart(self._io, self, self._root)
  end
end

-- 
-- Whether the model has a name.
GtaSaSaveAndroid.MobilePlayer.property.has_model_name = {}
function GtaSaSaveAndroid.MobilePlayer.property.has_model_name:get()
  if self._m_has_model_name ~= nil then
    return self._m_has_model_name
  end

  self._m_has_model_name =  ((self.model >= 290) and (self.model <= 299)) 
  return self._m_has_model_name
end

-- 
-- Whether the person has the size of Android.
GtaSaSaveAndroid.MobilePlayer.property.is_android = {}
function GtaSaSaveAndroid.MobilePlayer.property.is_android:get()
  if self._m_is_android ~= nil then
    return self._m_is_android
  end

  self._m_is_android = not(self.is_definitive)
  return self._m_is_android
end

-- 
-- Whether the person has the size of the Definitive Edition.
GtaSaSaveAndroid.MobilePlayer.property.is_definitive_edition = {}
function GtaSaSaveAndroid.MobilePlayer.property.is_definitive_edition:get()
  if self._m_is_definitive_edition ~= nil then
    return self._m_is_definitive_edition
  end

  self._m_is_definitive_edition = self.is_definitive
  return self._m_is_definitive_edition
end

-- 
-- Whether it is the player.
GtaSaSaveAndroid.MobilePlayer.property.is_player = {}
function GtaSaSaveAndroid.MobilePlayer.property.is_player:get()
  if self._m_is_player ~= nil then
    return self._m_is_player
  end

  self._m_is_player =  ((self.ped_type == 0) or (self.ped_type == 1)) 
  return self._m_is_player
end

-- 
-- Place among people * 256 + counter.
-- 
-- Model; 0 for the player.
-- 
-- Kind of person; 0 for the player.
-- 
-- Name of the model, where it is one that scripts choose.
-- 
-- Bytes of the person: 420 on Android, 476 in the Definitive Edition.
-- 
-- Where he stands.
-- 
-- Where he looks.
-- 
-- Health.
-- 
-- Armour.
-- 
-- What he carries, one weapon of each kind.
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
-- outside.
-- 
-- How he fights.
-- 
-- Moves that he may use, a bit for each.
-- 
-- Old memory; no meaning.
-- 
-- Probably flags of the person.
-- 
-- Old memory; no meaning.
-- 
-- Unknown.
-- 
-- What only the player has.
-- 
-- Whether the Definitive Edition wrote the save.

-- 
-- What only the player has.
GtaSaSaveAndroid.MobilePlayerPart = class.class(KaitaiStruct)

function GtaSaSaveAndroid.MobilePlayerPart:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.MobilePlayerPart:_read()
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
-- Their textures in the same way.
-- 
-- Copy of statistic 21.
-- 
-- Copy of statistic 23.
-- 
-- The same as `active_weapon_slot`.
-- 
-- Old memory; no meaning.
-- 
-- Unknown; 1.

-- 
-- Block 2. The player with all he carries, vehicles, and objects.
GtaSaSaveAndroid.MobilePoolsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.MobilePoolsBlock:_init(is_object_variant_b, len_mission_state, len_mission_tail, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_object_variant_b = is_object_variant_b
  self.len_mission_state = len_mission_state
  self.len_mission_tail = len_mission_tail
  self:_read()
end

function GtaSaSaveAndroid.MobilePoolsBlock:_read()
  self.num_players = self._io:read_u4le()
  if not(self.num_players <= math.floor((self._io:size() - self._io:pos()) / 432)) then
    error("ValidationGreaterThanError")
  end
  self.players = {}
  for i = 0, self.num_players - 1 do
    self.players[i + 1] = GtaSaSaveAndroid.MobilePlayer(false, self._io, self, self._root)
  end
  self.num_vehicles = self._io:read_u4le()
  if not(self.num_vehicles <= math.floor((self._io:size() - self._io:pos()) / 200)) then
    error("ValidationGreaterThanError")
  end
  self.vehicles = {}
  for i = 0, self.num_vehicles - 1 do
    self.vehicles[i + 1] = GtaSaSaveAndroid.MobileVehicle(self._io, self, self._root)
  end
  self.camera_target = {}
  for i = 0, 4 - 1 do
    self.camera_target[i + 1] = self._io:read_s4le()
  end
  self.mission_state = self._io:read_bytes(self.len_mission_state)
  self.num_objects = self._io:read_u4le()
  if not(self.num_objects <= math.floor((self._io:size() - self._io:pos()) / 62)) then
    error("ValidationGreaterThanError")
  end
  self.objects = {}
  for i = 0, self.num_objects - 1 do
    self.objects[i + 1] = GtaSaSaveAndroid.MobileObject(self.is_object_variant_b, self._io, self, self._root)
  end
  self.mission_tail = self._io:read_bytes(self.len_mission_tail)
end

-- 
-- People that follow: 1, and more in a save made during a mission.
-- 
-- The player, then people of the mission.
-- 
-- Vehicles that follow.
-- 
-- Vehicles of the mission.
-- 
-- Probably what the camera follows: -1, kind of thing (3 person, 2
-- vehicle), its handle, -1.
-- 
-- State of the mission; not decoded.
-- 
-- Objects that follow.
-- 
-- Objects that scripts made.
-- 
-- More state of the mission; not decoded.
-- 
-- Which of two forms objects have.
-- 
-- Bytes of the first part of a mission's state.
-- 
-- Bytes of the second part.

-- 
-- A vehicle of the mission.
GtaSaSaveAndroid.MobileVehicle = class.class(KaitaiStruct)

function GtaSaSaveAndroid.MobileVehicle:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.MobileVehicle:_read()
  self.handle = self._io:read_u4le()
  self.model = self._io:read_s4le()
  self.vehicle_size = self._io:read_u4le()
  self.matrix = {}
  for i = 0, 18 - 1 do
    self.matrix[i + 1] = self._io:read_f4le()
  end
  self.created_by = self._io:read_u1()
  self.colours = {}
  for i = 0, 4 - 1 do
    self.colours[i + 1] = self._io:read_u1()
  end
  self.unknown_89 = self._io:read_u1()
  self.alarm = self._io:read_u2le()
  self.unknown_92 = self._io:read_bytes(24)
  self.health = self._io:read_f4le()
  self.unknown_120 = self._io:read_u4le()
  self.entity_flags = self._io:read_u4le()
  self.unknown_128 = self._io:read_bytes(12)
  self.unknown_140 = self._io:read_bytes(24)
  self.unknown_164 = self._io:read_bytes(36)
end

-- 
-- Place among vehicles * 256 + counter.
-- 
-- Model.
-- 
-- Bytes of the first part: 128.
-- 
-- Position and direction.
-- 
-- Who made it.
-- 
-- Colours by their number in the palette.
-- 
-- Unknown.
-- 
-- State of the alarm.
-- 
-- Unknown.
-- 
-- Health; 1000 for a whole vehicle.
-- 
-- Unknown.
-- 
-- What the engine knows about it.
-- 
-- Unknown.
-- 
-- Unknown.
-- 
-- Unknown.

-- 
-- Bits of objects.
GtaSaSaveAndroid.ObjectBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ObjectBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ObjectBits:_read()
  self.pickup = self._io:read_bits_int_le(1) ~= 0
  self.property_for_sale = self._io:read_bits_int_le(1) ~= 0
  self.shop_out_of_stock = self._io:read_bits_int_le(1) ~= 0
  self.broken_glass = self._io:read_bits_int_le(1) ~= 0
  self.glass_gone = self._io:read_bits_int_le(1) ~= 0
  self.exploded = self._io:read_bits_int_le(1) ~= 0
  self.changes_vehicle_colour = self._io:read_bits_int_le(1) ~= 0
  self.lamp_post = self._io:read_bits_int_le(1) ~= 0
  self.targetable = self._io:read_bits_int_le(1) ~= 0
  self.broken = self._io:read_bits_int_le(1) ~= 0
  self.train_crossing = self._io:read_bits_int_le(1) ~= 0
  self.photographed = self._io:read_bits_int_le(1) ~= 0
  self.liftable = self._io:read_bits_int_le(1) ~= 0
  self.door_moving = self._io:read_bits_int_le(1) ~= 0
  self.door_open = self._io:read_bits_int_le(1) ~= 0
  self.no_model = self._io:read_bits_int_le(1) ~= 0
  self.scaled = self._io:read_bits_int_le(1) ~= 0
  self.magnet = self._io:read_bits_int_le(1) ~= 0
  self.damaged = self._io:read_bits_int_le(1) ~= 0
  self.unknown_19 = self._io:read_bits_int_le(1) ~= 0
  self.unknown_20 = self._io:read_bits_int_le(1) ~= 0
  self.unknown_21 = self._io:read_bits_int_le(1) ~= 0
  self.fading_in = self._io:read_bits_int_le(1) ~= 0
  self.col_brightness = self._io:read_bits_int_le(1) ~= 0
  self.disabled_attractors = self._io:read_bits_int_le(1) ~= 0
  self.do_not_render = self._io:read_bits_int_le(1) ~= 0
  self.fading_in_2 = self._io:read_bits_int_le(1) ~= 0
  self.unknown_27 = self._io:read_bits_int_le(5)
end

-- 
-- Pickup.
-- 
-- Property for sale.
-- 
-- Shop out of stock.
-- 
-- Broken glass.
-- 
-- Glass gone.
-- 
-- Exploded.
-- 
-- Changes vehicle colour.
-- 
-- Lamp post.
-- 
-- Targetable.
-- 
-- Broken.
-- 
-- Train crossing.
-- 
-- Photographed.
-- 
-- Liftable.
-- 
-- Door moving.
-- 
-- Door open.
-- 
-- No model.
-- 
-- Scaled.
-- 
-- Magnet.
-- 
-- Damaged.
-- 
-- Unknown.
-- 
-- Unknown.
-- 
-- Unknown.
-- 
-- Fading in.
-- 
-- Col brightness.
-- 
-- Disabled attractors.
-- 
-- Do not render.
-- 
-- Fading in 2.
-- 
-- Unknown.

-- 
-- Block 5.
GtaSaSaveAndroid.PathsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PathsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PathsBlock:_read()
  self.num_areas = self._io:read_u4le()
  if not(self.num_areas <= math.floor((self._io:size() - self._io:pos()) / 28)) then
    error("ValidationGreaterThanError")
  end
  self.areas = {}
  for i = 0, self.num_areas - 1 do
    self.areas[i + 1] = GtaSaSaveAndroid.SwitchedArea(self._io, self, self._root)
  end
end

-- 
-- Areas that follow, 1 to 54.
-- 
-- Areas in which path nodes are switched.

-- 
-- Block 19.
GtaSaSaveAndroid.PedRelationshipsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PedRelationshipsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PedRelationshipsBlock:_read()
  self.relations = {}
  for i = 0, 32 - 1 do
    self.relations[i + 1] = GtaSaSaveAndroid.Relation(self._io, self, self._root)
  end
end

-- 
-- What each kind of people thinks of the others.

-- 
-- What has no effect on an object.
GtaSaSaveAndroid.PhysicalBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PhysicalBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PhysicalBits:_read()
  self.no_collision_force = self._io:read_bits_int_le(1) ~= 0
  self.no_speed = self._io:read_bits_int_le(1) ~= 0
  self.bullet_proof = self._io:read_bits_int_le(1) ~= 0
  self.fire_proof = self._io:read_bits_int_le(1) ~= 0
  self.collision_proof = self._io:read_bits_int_le(1) ~= 0
  self.melee_proof = self._io:read_bits_int_le(1) ~= 0
  self.explosion_proof = self._io:read_bits_int_le(1) ~= 0
  self.unknown_7 = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- No collision force.
-- 
-- No speed.
-- 
-- Bullet proof.
-- 
-- Fire proof.
-- 
-- Collision proof.
-- 
-- Melee proof.
-- 
-- Explosion proof.
-- 
-- Unknown.

-- 
-- Something that lies about; where the type is 0 the place is free, and
-- holds old bytes.
GtaSaSaveAndroid.Pickup = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Pickup:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Pickup:_read()
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
  self.flags = GtaSaSaveAndroid.PickupBits(self._io, self, self._root)
  self.gap_01d = self._io:read_bytes(2)
end

-- 
-- Meaning of `pickup_type`.
GtaSaSaveAndroid.Pickup.property.pickup_type_name = {}
function GtaSaSaveAndroid.Pickup.property.pickup_type_name:get()
  if self._m_pickup_type_name ~= nil then
    return self._m_pickup_type_name
  end

  self._m_pickup_type_name = GtaSaSaveAndroid.PickupKind(self.pickup_type)
  return self._m_pickup_type_name
end

-- 
-- Money that a business has made.
-- 
-- Old address; 0 on the PC and Android.
-- 
-- Shots; the price of a property; the most that a business holds.
-- 
-- When it comes back.
-- 
-- Towards the east.
-- 
-- Towards the north.
-- 
-- Up.
-- 
-- What a business makes.
-- 
-- Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
-- money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
-- 1274 business, 1277 save disk.
-- 
-- How often the place was used.
-- 
-- What it does when it is taken.
-- 
-- State.
-- 
-- Nothing; 0.
function GtaSaSaveAndroid.Pickup:__tostring()
  return "pickup of type " .. tostring(self.pickup_type)
end

-- 
-- Bits of pickups.
GtaSaSaveAndroid.PickupBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PickupBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PickupBits:_read()
  self.disabled = self._io:read_bits_int_le(1) ~= 0
  self.is_empty = self._io:read_bits_int_le(1) ~= 0
  self.help_shown = self._io:read_bits_int_le(1) ~= 0
  self.is_visible = self._io:read_bits_int_le(1) ~= 0
  self.property_text = self._io:read_bits_int_le(3)
  self.unknown_pickup_bit = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Meaning of `property_text`.
GtaSaSaveAndroid.PickupBits.property.property_text_name = {}
function GtaSaSaveAndroid.PickupBits.property.property_text_name:get()
  if self._m_property_text_name ~= nil then
    return self._m_property_text_name
  end

  self._m_property_text_name = GtaSaSaveAndroid.PropertyOffer(self.property_text)
  return self._m_property_text_name
end

-- 
-- Disabled.
-- 
-- Nothing left.
-- 
-- Help shown.
-- 
-- Can be seen.
-- 
-- Text of a property: 1 where it is for sale, 2 where it is locked.
-- 
-- Unknown; 0.

-- 
-- Block 6.
GtaSaSaveAndroid.PickupsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PickupsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PickupsBlock:_read()
  self.pickups = {}
  for i = 0, 620 - 1 do
    self.pickups[i + 1] = GtaSaSaveAndroid.Pickup(self._io, self, self._root)
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
-- Where the next one is noted, 0 to 19.
-- 
-- How often the help about weapons is still shown; 10 at the start.
-- 
-- What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
-- none.

-- 
-- A licence plate for a parked car.
GtaSaSaveAndroid.Plate = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Plate:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Plate:_read()
  self.generator_index = self._io:read_s4le()
  self.plate_text = self._io:read_bytes(12)
end

-- 
-- `index` of the parked car; -1 where free.
-- 
-- Eight characters, filled with blanks, then zeros.

-- 
-- Block 15.
GtaSaSaveAndroid.PlayerInfoBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PlayerInfoBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PlayerInfoBlock:_read()
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
GtaSaSaveAndroid.PlayerInfoBlock.property.player_state_name = {}
function GtaSaSaveAndroid.PlayerInfoBlock.property.player_state_name:get()
  if self._m_player_state_name ~= nil then
    return self._m_player_state_name
  end

  self._m_player_state_name = GtaSaSaveAndroid.PlayerCondition(self.player_state)
  return self._m_player_state_name
end

-- 
-- Bytes that follow: 40.
-- 
-- Money.
-- 
-- Cars on the road; 0.
-- 
-- How the player fares; 0 in every file.
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
GtaSaSaveAndroid.PopulationBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PopulationBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PopulationBits:_read()
  self.group_id = self._io:read_bits_int_le(5)
  self.radar_mode = self._io:read_bits_int_le(2)
  self.no_cops = self._io:read_bits_int_le(1) ~= 0
end

-- 
-- Meaning of `group_id`.
GtaSaSaveAndroid.PopulationBits.property.group_id_name = {}
function GtaSaSaveAndroid.PopulationBits.property.group_id_name:get()
  if self._m_group_id_name ~= nil then
    return self._m_group_id_name
  end

  self._m_group_id_name = GtaSaSaveAndroid.PopulationGroup(self.group_id)
  return self._m_group_id_name
end

-- 
-- Group of the population table (opcode 0767), 0 to 19.
-- 
-- 1 when one of the three gangs of Los Santos is there.
-- 
-- Without police (opcode 09B7).

-- 
-- Block 28. Numbers of the effects that change the picture.
GtaSaSaveAndroid.PostEffectsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.PostEffectsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.PostEffectsBlock:_read()
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
-- Colour1 mult.
-- 
-- Colour2 mult.
-- 
-- Old memory; no meaning.
-- 
-- Extra mult rate.
-- 
-- Extra mult cap.
-- 
-- Extra mult mult.
-- 
-- Left u offset.
-- 
-- Right u offset.
-- 
-- Top v offset.
-- 
-- Bottom v offset.
-- 
-- Seam remover.
-- 
-- Seam search.
-- 
-- Seam debug.
-- 
-- Old memory; no meaning.
-- 
-- Seam mode.
-- 
-- Seam shift tl.
-- 
-- Seam shift br.
-- 
-- Smokey enable.
-- 
-- Old memory; no meaning.
-- 
-- Smokey strength.
-- 
-- Smokey distance.
-- 
-- Water enable.
-- 
-- Old memory; no meaning.
-- 
-- Day night balance.
-- 
-- Heat haze.
-- 
-- Heat haze mask test.
-- 
-- Old memory; no meaning.
-- 
-- Haze hour start.
-- 
-- Haze hour end.
-- 
-- Haze fade speed.
-- 
-- Haze inside fade speed.
-- 
-- Haze type.
-- 
-- Haze type last.
-- 
-- Haze intensity.
-- 
-- Haze random shift.
-- 
-- Haze speed min.
-- 
-- Haze speed max.
-- 
-- Haze scan x.
-- 
-- Haze scan y.
-- 
-- Haze render x.
-- 
-- Haze render y.
-- 
-- Darkness filter.
-- 
-- Old memory; no meaning.
-- 
-- Darkness alpha.
-- 
-- Darkness alpha default.
-- 
-- Darkness radiosity limit.
-- 
-- Cctv.
-- 
-- Cctv colour; red, green, blue, alpha.
-- 
-- Fog.
-- 
-- Speed fx.
-- 
-- Speed fx test.
-- 
-- Speed fx alpha.
-- 
-- Speed fx user.
-- 
-- Speed fx user frame.
-- 
-- Old memory; no meaning.
-- 
-- Speed fx manual.
-- 
-- In cutscene.
-- 
-- Night vision.
-- 
-- Old memory; no meaning.
-- 
-- Night grain.
-- 
-- Night colour; red, green, blue, alpha.
-- 
-- Night on time.
-- 
-- Night on count.
-- 
-- Infrared on count.
-- 
-- Infrared.
-- 
-- Old memory; no meaning.
-- 
-- Infrared grain.
-- 
-- Infrared radius.
-- 
-- Infrared heat rgba.
-- 
-- Infrared colour; red, green, blue, alpha.
-- 
-- Infrared main colour; red, green, blue, alpha.
-- 
-- Radiosity.
-- 
-- Radiosity linear.
-- 
-- Radiosity strip copy.
-- 
-- Old memory; no meaning.
-- 
-- Radiosity px x.
-- 
-- Radiosity px y.
-- 
-- Radiosity filter passes.
-- 
-- Radiosity render passes.
-- 
-- Radiosity limit.
-- 
-- Radiosity intensity.
-- 
-- Radiosity u corr.
-- 
-- Radiosity v corr.
-- 
-- Radiosity debug.
-- 
-- Radiosity bypass limit.
-- 
-- Disable all.
-- 
-- Save photo from script.
-- 
-- Grain enable.
-- 
-- Old memory; no meaning.
-- 
-- Grain strength.
-- 
-- Highlight enable.
-- 
-- Old memory; no meaning.
-- 
-- Highlight strength.
-- 
-- Highlight scale.
-- 
-- Highlight offset.
-- 
-- Highlight mblur.
-- 
-- Old memory; no meaning.
-- 
-- Water strength.
-- 
-- X offset.
-- 
-- Y offset.
-- 
-- Water speed.
-- 
-- Water freq.
-- 
-- Water colour; red, green, blue, alpha.
-- 
-- Water depth darkness.
-- 
-- Old memory; no meaning.
-- 
-- Water full dark depth.
-- 
-- Water fx start.
-- 
-- Rain enable.
-- 
-- Colour enable.
-- 
-- Old memory; no meaning.
-- 
-- Def screen x.
-- 
-- Def screen y.

-- 
-- People in a zone.
GtaSaSaveAndroid.RaceBits = class.class(KaitaiStruct)

function GtaSaSaveAndroid.RaceBits:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.RaceBits:_read()
  self.black = self._io:read_bits_int_le(1) ~= 0
  self.white_people = self._io:read_bits_int_le(1) ~= 0
  self.oriental = self._io:read_bits_int_le(1) ~= 0
  self.hispanic = self._io:read_bits_int_le(1) ~= 0
  self.unused_races = self._io:read_bits_int_le(4)
end

-- 
-- Black.
-- 
-- White people.
-- 
-- Oriental.
-- 
-- Hispanic.
-- 
-- Nothing; 0.

-- 
-- Block 9.
GtaSaSaveAndroid.RadarBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.RadarBlock:_init(num_blips, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.num_blips = num_blips
  self:_read()
end

function GtaSaSaveAndroid.RadarBlock:_read()
  self.blips = {}
  for i = 0, self.num_blips - 1 do
    self.blips[i + 1] = GtaSaSaveAndroid.Blip(self._io, self, self._root)
  end
end

-- 
-- Places for icons.
-- 
-- Blips: 175 on the PC, 250 elsewhere.

-- 
-- Block 26.
GtaSaSaveAndroid.RadioBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.RadioBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.RadioBlock:_read()
  self.stations = {}
  for i = 0, 14 - 1 do
    self.stations[i + 1] = GtaSaSaveAndroid.StationHistory(self._io, self, self._root)
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
GtaSaSaveAndroid.RadioBlock.property.pending_kind_name = {}
function GtaSaSaveAndroid.RadioBlock.property.pending_kind_name:get()
  if self._m_pending_kind_name ~= nil then
    return self._m_pending_kind_name
  end

  self._m_pending_kind_name = GtaSaSaveAndroid.NewsKind(self.pending_kind)
  return self._m_pending_kind_name
end

-- 
-- What the stations have played.
-- 
-- Low bytes of statistics, by which the news know what happened.
-- 
-- Day of the last news.
-- 
-- Hour of the last news; 255 for never.
-- 
-- Hours for which they are news.
-- 
-- What the news are about; 2 and 3 occur.
-- 
-- Talk about it; 255 for none.

-- 
-- What one kind of people thinks of the others, a bit for each (opcode
-- 0746).
GtaSaSaveAndroid.Relation = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Relation:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Relation:_read()
  self.respect = self._io:read_u4le()
  self.like = self._io:read_u4le()
  self.ignore = self._io:read_u4le()
  self.dislike = self._io:read_u4le()
  self.hate = self._io:read_u4le()
end

-- 
-- Whom it respects.
-- 
-- Whom it likes.
-- 
-- Whom it ignores; none.
-- 
-- Whom it does not like.
-- 
-- Whom it hates.

-- 
-- A place to wake up at.
GtaSaSaveAndroid.Restart = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Restart:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Restart:_read()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.heading = self._io:read_f4le()
end

-- 
-- Where it is.
-- 
-- Where the player looks.

-- 
-- A place to wake up at.
GtaSaSaveAndroid.RestartPoint = class.class(KaitaiStruct)

function GtaSaSaveAndroid.RestartPoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.RestartPoint:_read()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.heading = self._io:read_f4le()
  self.when_to_use = self._io:read_s4le()
end

-- 
-- Where it is.
-- 
-- Where the player looks.
-- 
-- Cities that must be unlocked (statistic 181), 0 to 2.

-- 
-- Block 8. Where the player wakes up.
GtaSaSaveAndroid.RestartPointsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.RestartPointsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.RestartPointsBlock:_read()
  self.num_hospitals = self._io:read_u2le()
  self.hospitals = {}
  for i = 0, self.num_hospitals - 1 do
    self.hospitals[i + 1] = GtaSaSaveAndroid.RestartPoint(self._io, self, self._root)
  end
  self.num_police_stations = self._io:read_u2le()
  self.police_stations = {}
  for i = 0, self.num_police_stations - 1 do
    self.police_stations[i + 1] = GtaSaSaveAndroid.RestartPoint(self._io, self, self._root)
  end
  self.override_restart = self._io:read_u1()
  self.override_position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.fade_in_after_death = self._io:read_u1()
  self.fade_in_after_arrest = self._io:read_u1()
  self.extra_hospital = GtaSaSaveAndroid.ExtraRestart(self._io, self, self._root)
  self.extra_police = GtaSaSaveAndroid.ExtraRestart(self._io, self, self._root)
end

-- 
-- Hospitals that follow.
-- 
-- Hospitals.
-- 
-- Police stations that follow.
-- 
-- Police stations.
-- 
-- Whether the next one is at `override_position`.
-- 
-- Where a script put the next one (opcode 016E).
-- 
-- Whether the picture comes back after death.
-- 
-- Whether the picture comes back after an arrest.
-- 
-- A hospital for those who die near it (opcode 08DF).
-- 
-- A police station for those who are arrested near it (opcode 08E0).

-- 
-- A script that starts when the player is near a person or an object
-- (opcodes 0928, 0929).
GtaSaSaveAndroid.ScriptBrain = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ScriptBrain:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ScriptBrain:_read()
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
GtaSaSaveAndroid.ScriptBrain.property.brain_type_name = {}
function GtaSaSaveAndroid.ScriptBrain.property.brain_type_name:get()
  if self._m_brain_type_name ~= nil then
    return self._m_brain_type_name
  end

  self._m_brain_type_name = GtaSaSaveAndroid.BrainKind(self.brain_type)
  return self._m_brain_type_name
end

-- 
-- Number of the script that is loaded; -1 in a free place.
-- 
-- What starts it; 0, 1, 3 and 5 in use.
-- 
-- Group of people that it belongs to; -1 or 1.
-- 
-- Whether it may start.
-- 
-- Nothing; 0.
-- 
-- How near; 5 unless set, 4 to 150.
-- 
-- To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
-- two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
-- filled with zeros.

-- 
-- A model that a thread has loaded.
GtaSaSaveAndroid.ScriptResource = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ScriptResource:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ScriptResource:_read()
  self.index = self._io:read_u2le()
  self.owner_slot = self._io:read_u2le()
  self.model = self._io:read_u4le()
  self.resource_kind = self._io:read_u2le()
  if self.is_special then
    self.special = GtaSaSaveAndroid.SpecialModel(self._io, self, self._root)
  end
end

-- 
-- Whether the model has a name.
GtaSaSaveAndroid.ScriptResource.property.is_special = {}
function GtaSaSaveAndroid.ScriptResource.property.is_special:get()
  if self._m_is_special ~= nil then
    return self._m_is_special
  end

  self._m_is_special =  ((self.model >= 290) and (self.model <= 299)) 
  return self._m_is_special
end

-- 
-- Number of the entry.
-- 
-- Place of the thread.
-- 
-- Model.
-- 
-- 1 or 2.
-- 
-- Name of the model, where it is one that scripts choose.

-- 
-- A running script: 262 bytes on the PC, 298 elsewhere and more while a
-- mission runs.
GtaSaSaveAndroid.ScriptThread = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ScriptThread:_init(is_mobile, has_mission_index, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self.has_mission_index = has_mission_index
  self:_read()
end

function GtaSaSaveAndroid.ScriptThread:_read()
  self.slot = self._io:read_u2le()
  if self.is_mobile_game then
    self.streamed_script_index = self._io:read_s4le()
  end
  if self.is_mission_slot then
    self.mission_part = GtaSaSaveAndroid.LoadedMission(self.has_mission_index, self._io, self, self._root)
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
GtaSaSaveAndroid.ScriptThread.property.is_mission_slot = {}
function GtaSaSaveAndroid.ScriptThread.property.is_mission_slot:get()
  if self._m_is_mission_slot ~= nil then
    return self._m_is_mission_slot
  end

  self._m_is_mission_slot =  ((self.is_mobile) and (self.slot >= 32768)) 
  return self._m_is_mission_slot
end

-- 
-- Whether it is a thread of phones and of the Definitive Edition.
GtaSaSaveAndroid.ScriptThread.property.is_mobile_game = {}
function GtaSaSaveAndroid.ScriptThread.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
end

-- 
-- Variables of the thread.
GtaSaSaveAndroid.ScriptThread.property.num_locals = {}
function GtaSaSaveAndroid.ScriptThread.property.num_locals:get()
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
-- Where a mission's script begins; 0.
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
-- Whether it runs; 1.
-- 
-- Outcome of the last condition.
-- 
-- Whether it cleans up like a mission; 0.
-- 
-- Whether it came from outside the main script; 0.
-- 
-- Whether it may replace a help text; 0.
-- 
-- What started it from outside; -1.
-- 
-- Nothing; 0.
-- 
-- When it goes on.
-- 
-- 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
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
-- Where a skipped scene goes on (opcode 0707); 0.
-- 
-- Whether it is a mission; 0.
-- 
-- Nothing; 0.
-- 
-- The next instruction, counted from the start of the script space:
-- `len_globals` to `main_script_size` - 1.
-- 
-- Return addresses counted in the same way; 0 where none stands.
-- 
-- Whether a phone or the Definitive Edition wrote the save.
-- 
-- Whether a mission part begins with a number.
function GtaSaSaveAndroid.ScriptThread:__tostring()
  return "thread " .. tostring(self.slot)
end

-- 
-- Block 1. What a script is, how far it has run, and what it left in the
-- world.
GtaSaSaveAndroid.ScriptsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ScriptsBlock:_init(is_mobile, has_mission_index, is_mission_save, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self.has_mission_index = has_mission_index
  self.is_mission_save = is_mission_save
  self:_read()
end

function GtaSaSaveAndroid.ScriptsBlock:_read()
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
    self.script_brains[i + 1] = GtaSaSaveAndroid.ScriptBrain(self._io, self, self._root)
  end
  self.on_mission_flag_offset = self._io:read_s4le()
  self.last_mission_passed_time = self._io:read_u4le()
  self.building_swaps = {}
  for i = 0, 25 - 1 do
    self.building_swaps[i + 1] = GtaSaSaveAndroid.BuildingSwap(self._io, self, self._root)
  end
  self.invisible_objects = {}
  for i = 0, 20 - 1 do
    self.invisible_objects[i + 1] = GtaSaSaveAndroid.InvisibleObject(self._io, self, self._root)
  end
  self.blocked_vehicle_models = {}
  for i = 0, 20 - 1 do
    self.blocked_vehicle_models[i + 1] = self._io:read_s4le()
  end
  self.lod_pairs = {}
  for i = 0, 10 - 1 do
    self.lod_pairs[i + 1] = GtaSaSaveAndroid.LodPair(self._io, self, self._root)
  end
  self.attached_anim_groups = {}
  for i = 0, 8 - 1 do
    self.attached_anim_groups[i + 1] = GtaSaSaveAndroid.AnimGroup(self._io, self, self._root)
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
    self.threads[i + 1] = GtaSaSaveAndroid.ScriptThread(self.is_mobile, self.has_mission_index, self._io, self, self._root)
  end
  if self.is_mobile_game then
    self.num_resources = self._io:read_u2le()
  end
  if self.is_mobile_game then
    self.resources = {}
    for i = 0, self.num_resources - 1 do
      self.resources[i + 1] = GtaSaSaveAndroid.ScriptResource(self._io, self, self._root)
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
GtaSaSaveAndroid.ScriptsBlock.property.is_during_mission = {}
function GtaSaSaveAndroid.ScriptsBlock.property.is_during_mission:get()
  if self._m_is_during_mission ~= nil then
    return self._m_is_during_mission
  end

  self._m_is_during_mission = self.is_mission_save
  return self._m_is_during_mission
end

-- 
-- Whether parts of phones and of the Definitive Edition are there.
GtaSaSaveAndroid.ScriptsBlock.property.is_mobile_game = {}
function GtaSaSaveAndroid.ScriptsBlock.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
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
-- Scripts that start near people and objects.
-- 
-- Where the variables hold whether a mission runs, as a multiple of 4:
-- 1636 on the PC (opcode 0180)
-- 
-- When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
-- for never.
-- 
-- Buildings of which another model is shown (opcode 03B6); used ones
-- come first.
-- 
-- What scripts hid (opcode 0363).
-- 
-- Vehicles that do not appear; -1 for none.
-- 
-- Objects with a distant model of their own (opcode 0827).
-- 
-- Animations that belong to models (opcodes 0884, 08E8).
-- 
-- Whether missions stand in the main script's file; 1.
-- 
-- Unused; 0.
-- 
-- Bytes of the main script, which tell its version: 194,146 is v1,
-- 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
-- 
-- Bytes of the largest mission; 68,439 in v1 and v2.
-- 
-- Missions of the script; 135 in v1 and v2.
-- 
-- Missions that run alone; 0.
-- 
-- Variables of the mission with most of them; 964 in v1 and v2.
-- 
-- Threads that follow, 96 at most.
-- 
-- Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
-- how the game was saved.
-- 
-- Running scripts, `main` first.
-- 
-- Models that follow.
-- 
-- Models that threads have loaded.
-- 
-- Unknown; 0.
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
-- A place at which police appears when the player comes into a rectangle.
GtaSaSaveAndroid.SetPiece = class.class(KaitaiStruct)

function GtaSaSaveAndroid.SetPiece:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.SetPiece:_read()
  self.last_generation_time = self._io:read_s4le()
  self.x1 = self._io:read_s2le()
  self.y1 = self._io:read_s2le()
  self.x2 = self._io:read_s2le()
  self.y2 = self._io:read_s2le()
  self.spawn_1 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
  self.spawn_2 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
  self.target_1 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
  self.target_2 = GtaSaSaveAndroid.Spot(self._io, self, self._root)
  self.piece_type = self._io:read_u1()
  self.gap_00d = self._io:read_bytes(3)
end

-- 
-- Meaning of `piece_type`.
GtaSaSaveAndroid.SetPiece.property.piece_type_name = {}
function GtaSaSaveAndroid.SetPiece.property.piece_type_name:get()
  if self._m_piece_type_name ~= nil then
    return self._m_piece_type_name
  end

  self._m_piece_type_name = GtaSaSaveAndroid.TrapKind(self.piece_type)
  return self._m_piece_type_name
end

-- 
-- When it did last; 0 for never.
-- 
-- Lowest x.
-- 
-- Lowest y.
-- 
-- Highest x.
-- 
-- Highest y.
-- 
-- Where the first appears.
-- 
-- Where the second appears.
-- 
-- Where the first goes.
-- 
-- Where the second goes.
-- 
-- What appears.
-- 
-- Nothing; 0.

-- 
-- Block 17. Places at which police lies in wait (opcode 04F8).
GtaSaSaveAndroid.SetPiecesBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.SetPiecesBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.SetPiecesBlock:_read()
  self.used_count = self._io:read_u4le()
  self.pieces = {}
  for i = 0, 210 - 1 do
    self.pieces[i + 1] = GtaSaSaveAndroid.SetPiece(self._io, self, self._root)
  end
end

-- 
-- Places in use, 209; all 210 are stored.
-- 
-- Places.

-- 
-- Block 22.
GtaSaSaveAndroid.ShoppingBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ShoppingBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ShoppingBlock:_read()
  self.num_modifiers = self._io:read_u4le()
  if not(self.num_modifiers <= math.floor((self._io:size() - self._io:pos()) / 8)) then
    error("ValidationGreaterThanError")
  end
  self.modifiers = {}
  for i = 0, self.num_modifiers - 1 do
    self.modifiers[i + 1] = GtaSaSaveAndroid.ChangedPrice(self._io, self, self._root)
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
-- Changed prices.
-- 
-- Goods that follow; 544.
-- 
-- Whether it was bought, in the order of the prices in shopping.dat.

-- 
-- Block 0, 312 bytes on the PC and 428 on Android.
GtaSaSaveAndroid.SimpleVariablesBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.SimpleVariablesBlock:_init(is_mobile, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_mobile = is_mobile
  self:_read()
end

function GtaSaSaveAndroid.SimpleVariablesBlock:_read()
  self.version_id = self._io:read_u4le()
  self.save_name = self._io:read_bytes(self.len_save_name)
  self.mission_pack_game = self._io:read_u1()
  self.gap_069 = self._io:read_bytes(3)
  self.current_level = self._io:read_s4le()
  self.camera_pos = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
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
  self.clock_has_been_stored = self._io:read_u1()
  self.pad_mode = self._io:read_s2le()
  self.has_cheated = self._io:read_u1()
  self.gap_091 = self._io:read_bytes(3)
  self.global_timer = self._io:read_u4le()
  self.time_scale = self._io:read_f4le()
  self.time_step = self._io:read_f4le()
  self.time_step_non_clipped = self._io:read_f4le()
  self.frame_counter = self._io:read_u4le()
  self.old_weather = self._io:read_s2le()
  self.new_weather = self._io:read_s2le()
  self.forced_weather = self._io:read_s2le()
  self.gap_0ae = self._io:read_bytes(2)
  self.weather_interpolation = self._io:read_f4le()
  self.weather_type_in_list = self._io:read_u4le()
  self.rain = self._io:read_f4le()
  self.car_zoom = self._io:read_u4le()
  self.ped_zoom = self._io:read_u4le()
  self.interior = self._io:read_s4le()
  self.invert_look = self._io:read_u1()
  self.gap_0c9 = self._io:read_bytes(3)
  self.extra_colour = self._io:read_s4le()
  self.extra_colour_on = self._io:read_u1()
  self.gap_0d1 = self._io:read_bytes(3)
  self.extra_colour_interpolation = self._io:read_f4le()
  self.extra_colour_weather = self._io:read_s4le()
  self.water_configuration = self._io:read_u4le()
  self.la_riots = self._io:read_u1()
  self.la_riots_no_police_cars = self._io:read_u1()
  self.gap_0e2 = self._io:read_bytes(2)
  self.max_wanted_level = self._io:read_u4le()
  self.max_chaos = self._io:read_u4le()
  self.french_game = self._io:read_u1()
  self.german_game = self._io:read_u1()
  self.nasty_game = self._io:read_u1()
  self.gap_0ef = self._io:read_bytes(45)
  self.cinematic_camera_help_left = self._io:read_u1()
  if self.is_mobile_game then
    self.motion_blur = self._io:read_u1()
  end
  if self.is_mobile_game then
    self.volumes = {}
    for i = 0, 2 - 1 do
      self.volumes[i + 1] = self._io:read_u1()
    end
  end
  if self.is_mobile_game then
    self.unknown_388 = self._io:read_u1()
  end
  if self.is_mobile_game then
    self.menu_radio = self._io:read_u1()
  end
  if self.is_mobile_game then
    self.unknown_390 = {}
    for i = 0, 3 - 1 do
      self.unknown_390[i + 1] = self._io:read_u1()
    end
  end
  if self.is_mobile_game then
    self.gap_189 = self._io:read_bytes(11)
  end
  if self.is_mobile_game then
    self.unknown_404 = self._io:read_u1()
  end
  if self.is_mobile_game then
    self.gap_195 = self._io:read_bytes(7)
  end
  if self.is_mobile_game then
    self.unknown_412 = {}
    for i = 0, 3 - 1 do
      self.unknown_412[i + 1] = self._io:read_u1()
    end
  end
  if self.is_mobile_game then
    self.gap_19f = self._io:read_bytes(1)
  end
  if self.is_pc then
    self.gap_11d = self._io:read_bytes(1)
  end
  if self.is_pc then
    self.system_time = {}
    for i = 0, 8 - 1 do
      self.system_time[i + 1] = self._io:read_u2le()
    end
  end
  if self.is_pc then
    self.gap_12e = self._io:read_bytes(2)
  end
  self.target_blip = self._io:read_u4le()
  self.steal_vehicle_help_shown = self._io:read_u1()
  self.taxis_have_nitro = self._io:read_u1()
  self.prostitutes_pay_you = self._io:read_u1()
  self.gap_137 = self._io:read_bytes(1)
  if self.is_mobile_game then
    self.unknown_424 = self._io:read_u4le()
  end
end

-- 
-- Meaning of `current_level`.
GtaSaSaveAndroid.SimpleVariablesBlock.property.current_level_name = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.current_level_name:get()
  if self._m_current_level_name ~= nil then
    return self._m_current_level_name
  end

  self._m_current_level_name = GtaSaSaveAndroid.Town(self.current_level)
  return self._m_current_level_name
end

-- 
-- Meaning of `extra_colour_weather`.
GtaSaSaveAndroid.SimpleVariablesBlock.property.extra_colour_weather_name = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.extra_colour_weather_name:get()
  if self._m_extra_colour_weather_name ~= nil then
    return self._m_extra_colour_weather_name
  end

  self._m_extra_colour_weather_name = GtaSaSaveAndroid.Weather(self.extra_colour_weather)
  return self._m_extra_colour_weather_name
end

-- 
-- Meaning of `forced_weather`.
GtaSaSaveAndroid.SimpleVariablesBlock.property.forced_weather_name = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.forced_weather_name:get()
  if self._m_forced_weather_name ~= nil then
    return self._m_forced_weather_name
  end

  self._m_forced_weather_name = GtaSaSaveAndroid.Weather(self.forced_weather)
  return self._m_forced_weather_name
end

-- 
-- Whether the settings of phones follow.
GtaSaSaveAndroid.SimpleVariablesBlock.property.is_mobile_game = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.is_mobile_game:get()
  if self._m_is_mobile_game ~= nil then
    return self._m_is_mobile_game
  end

  self._m_is_mobile_game = self.is_mobile
  return self._m_is_mobile_game
end

-- 
-- Whether the settings of the PC follow.
GtaSaSaveAndroid.SimpleVariablesBlock.property.is_pc = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.is_pc:get()
  if self._m_is_pc ~= nil then
    return self._m_is_pc
  end

  self._m_is_pc = not(self.is_mobile)
  return self._m_is_pc
end

-- 
-- Bytes of `save_name`.
GtaSaSaveAndroid.SimpleVariablesBlock.property.len_save_name = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.len_save_name:get()
  if self._m_len_save_name ~= nil then
    return self._m_len_save_name
  end

  self._m_len_save_name = utils.box_unwrap((self.is_mobile) and utils.box_wrap(200) or (100))
  return self._m_len_save_name
end

-- 
-- Meaning of `new_weather`.
GtaSaSaveAndroid.SimpleVariablesBlock.property.new_weather_name = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.new_weather_name:get()
  if self._m_new_weather_name ~= nil then
    return self._m_new_weather_name
  end

  self._m_new_weather_name = GtaSaSaveAndroid.Weather(self.new_weather)
  return self._m_new_weather_name
end

-- 
-- Meaning of `old_weather`.
GtaSaSaveAndroid.SimpleVariablesBlock.property.old_weather_name = {}
function GtaSaSaveAndroid.SimpleVariablesBlock.property.old_weather_name:get()
  if self._m_old_weather_name ~= nil then
    return self._m_old_weather_name
  end

  self._m_old_weather_name = GtaSaSaveAndroid.Weather(self.old_weather)
  return self._m_old_weather_name
end

-- 
-- CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
-- that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
-- (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
-- 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
-- 0xF2E813F3 Definitive Edition. It does not tell which script the game
-- ran.
-- 
-- Name in the menu. On the PC letters of the game's font, most of them
-- as in ASCII; on phones the key of the last mission's text, in UTF-16.
-- Ends with a zero among the first 24 letters; the game makes it anew at
-- every save.
-- 
-- Whether a mission pack is played; 0 in all measured files.
-- 
-- Old memory; no meaning.
-- 
-- Town, by its number. 0 in most files; not tied to that of the zones.
-- 
-- Where the camera was; within 10.1 m of the player.
-- 
-- How long a minute of the game is; 1000.
-- 
-- When the clock last went on; equals `global_timer` in a file of the
-- PC.
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
-- Month of the clock that opcode 0253 put aside.
-- 
-- Day of the clock that was put aside.
-- 
-- Hour of the clock that was put aside.
-- 
-- Minute of the clock that was put aside.
-- 
-- Whether a clock was put aside.
-- 
-- Layout of the controller; 0.
-- 
-- Whether the player has cheated; in agreement with statistic 137.
-- 
-- Old memory; no meaning.
-- 
-- Time played, which all other times refer to; 253,805 to 285,665,273.
-- 
-- Speed of the game, 1.0.
-- 
-- Length of the last step; 0.00001 on the PC.
-- 
-- The same without limits; 0.
-- 
-- Frames drawn, 7,289 to 12,250,323.
-- 
-- Weather that goes.
-- 
-- Weather that comes.
-- 
-- Weather that a script holds; -1 for none.
-- 
-- Old memory; no meaning.
-- 
-- How far the change of weather has come, 0 to 1.
-- 
-- Place in the list of weathers, 0 to 63.
-- 
-- How hard it rains, 0 to 1.
-- 
-- Camera of vehicles (opcode 09AD), 1 to 3.
-- 
-- Camera on foot, 1 to 3.
-- 
-- Area code, 0 to 18; 0 is outside. The player carries the same.
-- 
-- Whether looking up and down is swapped.
-- 
-- Old memory; no meaning.
-- 
-- Tint of an interior, 0 to 11.
-- 
-- Whether the tint is on: exactly when `extra_colour_interpolation` is
-- 1.
-- 
-- Old memory; no meaning.
-- 
-- Strength of the tint, 0 or 1.
-- 
-- Weather of the tint: 0, 21 or 22.
-- 
-- Water of the map; 0.
-- 
-- Whether Los Santos riots (opcode 06C8).
-- 
-- Whether the riots have no police cars.
-- 
-- Old memory; no meaning.
-- 
-- Most stars that police gives (opcode 01F0), 0 to 6.
-- 
-- The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
-- stars.
-- 
-- Censored for France; which of the two bytes it is was disputed.
-- 
-- Censored for Germany (opcode 040C), independent of the language.
-- 
-- Whether blood is shown and victims drop money; follows the language.
-- 
-- Old memory; no meaning.
-- 
-- How often the help for the cinematic camera is still shown; 2 at the
-- start.
-- 
-- Whether motion blur is on; 1.
-- 
-- Probably the volume of sound and music; 64.
-- 
-- Unknown; 1 in all measured files.
-- 
-- Probably the station of the menu, 1 to 12.
-- 
-- Unknown; 1, then 0, 2 or 4, then 0.
-- 
-- Old memory; no meaning.
-- 
-- Unknown; 1 in all measured files.
-- 
-- Old memory; no meaning.
-- 
-- Unknown; 1 in all measured files.
-- 
-- Old memory; no meaning.
-- 
-- Old memory; no meaning.
-- 
-- Clock of the computer: year, month, weekday from Sunday on, day, hour,
-- minute, second, millisecond.
-- 
-- Old memory; no meaning.
-- 
-- Waypoint of the player as a handle: slot of the blip + 65,536 times
-- its counter; 0 for none.
-- 
-- Whether the help for stealing vehicles was shown.
-- 
-- Whether taxis have nitro (opcode 0572).
-- 
-- Whether prostitutes pay the player (opcode 0A3D).
-- 
-- Nothing; 0 on the PC.
-- 
-- Unknown; 0.
-- 
-- Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.

-- 
-- Name of a model that scripts choose.
GtaSaSaveAndroid.SpecialModel = class.class(KaitaiStruct)

function GtaSaSaveAndroid.SpecialModel:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.SpecialModel:_read()
  self.len_model_name = self._io:read_u4le()
  if not(self.len_model_name <= (self._io:size() - self._io:pos())) then
    error("ValidationGreaterThanError")
  end
  self.model_name = self._io:read_bytes(self.len_model_name)
end

-- 
-- Bytes of the name.
-- 
-- Name with a zero behind it, such as `ryder2`.

-- 
-- A place on the ground.
GtaSaSaveAndroid.Spot = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Spot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Spot:_read()
  self.x = self._io:read_s2le()
  self.y = self._io:read_s2le()
end

-- 
-- Towards the east.
-- 
-- Towards the north.

-- 
-- What a station has played.
GtaSaSaveAndroid.StationHistory = class.class(KaitaiStruct)

function GtaSaSaveAndroid.StationHistory:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.StationHistory:_read()
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
GtaSaSaveAndroid.StatisticsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.StatisticsBlock:_init(is_definitive, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self.is_definitive = is_definitive
  self:_read()
end

function GtaSaSaveAndroid.StatisticsBlock:_read()
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
GtaSaSaveAndroid.StatisticsBlock.property.is_definitive_edition = {}
function GtaSaSaveAndroid.StatisticsBlock.property.is_definitive_edition:get()
  if self._m_is_definitive_edition ~= nil then
    return self._m_is_definitive_edition
  end

  self._m_is_definitive_edition = self.is_definitive
  return self._m_is_definitive_edition
end

-- 
-- Whole numbers; the last one of the Definitive Edition is statistic
-- 343.
GtaSaSaveAndroid.StatisticsBlock.property.num_int_stats = {}
function GtaSaSaveAndroid.StatisticsBlock.property.num_int_stats:get()
  if self._m_num_int_stats ~= nil then
    return self._m_num_int_stats
  end

  self._m_num_int_stats = utils.box_unwrap((self.is_definitive) and utils.box_wrap(224) or (223))
  return self._m_num_int_stats
end

-- 
-- Statistics 0 to 81.
-- 
-- Statistics 120 to 342.
-- 
-- People killed, by kind.
-- 
-- Key of the last mission's text, filled with zeros.
-- 
-- Time with each station.
-- 
-- 0 in all measured files.
-- 
-- Whether the message of a line of statdisp.dat was shown.
-- 
-- Unknown.
-- 
-- Whether the Definitive Edition wrote the save, which has one more statistic.

-- 
-- A car that is kept; the place is free where the model is 0, and holds old
-- bytes then.
GtaSaSaveAndroid.StoredCar = class.class(KaitaiStruct)

function GtaSaSaveAndroid.StoredCar:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.StoredCar:_read()
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.handling_flags = GtaSaSaveAndroid.HandlingBits(self._io, self, self._root)
  self.car_flags = GtaSaSaveAndroid.CarBits(self._io, self, self._root)
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
  self.forward = GtaSaSaveAndroid.Direction100(self._io, self, self._root)
  self.gap_037 = self._io:read_bytes(1)
end

-- 
-- Meaning of `bomb`.
GtaSaSaveAndroid.StoredCar.property.bomb_name = {}
function GtaSaSaveAndroid.StoredCar.property.bomb_name:get()
  if self._m_bomb_name ~= nil then
    return self._m_bomb_name
  end

  self._m_bomb_name = GtaSaSaveAndroid.CarBomb(self.bomb)
  return self._m_bomb_name
end

-- 
-- Meaning of `radio`.
GtaSaSaveAndroid.StoredCar.property.radio_name = {}
function GtaSaSaveAndroid.StoredCar.property.radio_name:get()
  if self._m_radio_name ~= nil then
    return self._m_radio_name
  end

  self._m_radio_name = GtaSaSaveAndroid.Station(self.radio)
  return self._m_radio_name
end

-- 
-- Where it stands.
-- 
-- Handling of the model, and tuning.
-- 
-- What does not hurt it, and what is built in.
-- 
-- Nothing; 0.
-- 
-- Model, 400 to 611; 0 where the place is free.
-- 
-- Tuning parts, 1000 to 1193; -1 for none.
-- 
-- Colours by their number in the palette.
-- 
-- Station that is on.
-- 
-- Extras of the model, 0 to 4; 255 for none.
-- 
-- Bomb in the car; 0 in most files.
-- 
-- 0 to 2; 255 for none.
-- 
-- Charges of nitro: 0 to 10, or 101.
-- 
-- Its front.
-- 
-- Nothing; 0.
function GtaSaSaveAndroid.StoredCar:__tostring()
  return "model " .. tostring(self.model)
end

-- 
-- Block 18.
GtaSaSaveAndroid.StreamingBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.StreamingBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.StreamingBlock:_read()
  self.slots = {}
  for i = 0, 26316 - 1 do
    self.slots[i + 1] = self._io:read_u1()
  end
end

-- 
-- What was loaded of models (from 0), textures (20,000), collisions
-- (25,000), parts of the map (25,255), paths (25,511), animations
-- (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
-- bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
-- scene, 1 and 128 unknown.

-- 
-- A unique jump.
GtaSaSaveAndroid.StuntJump = class.class(KaitaiStruct)

function GtaSaSaveAndroid.StuntJump:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.StuntJump:_read()
  self.start_min = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.start_max = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.land_min = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.land_max = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.camera = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.reward = self._io:read_s4le()
  self.done = self._io:read_u1()
  self.found = self._io:read_u1()
  self.gap_042 = self._io:read_bytes(2)
end

-- 
-- Lowest corner of the box from which one jumps.
-- 
-- Highest corner.
-- 
-- Lowest corner of the box in which one lands.
-- 
-- Highest corner.
-- 
-- Where the camera is.
-- 
-- Money for it; 500.
-- 
-- Whether the player has done it.
-- 
-- Whether he has tried it.
-- 
-- Old memory; no meaning.

-- 
-- Block 24.
GtaSaSaveAndroid.StuntJumpsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.StuntJumpsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.StuntJumpsBlock:_read()
  self.num_jumps = self._io:read_u4le()
  if not(self.num_jumps <= math.floor((self._io:size() - self._io:pos()) / 68)) then
    error("ValidationGreaterThanError")
  end
  self.jumps = {}
  for i = 0, self.num_jumps - 1 do
    self.jumps[i + 1] = GtaSaSaveAndroid.StuntJump(self._io, self, self._root)
  end
end

-- 
-- Jumps that follow; 70.
-- 
-- Jumps, in an order that turns by some places whenever a save is
-- loaded.

-- 
-- A box in which path nodes are switched on or off (opcodes 0606, 0607).
GtaSaSaveAndroid.SwitchedArea = class.class(KaitaiStruct)

function GtaSaSaveAndroid.SwitchedArea:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.SwitchedArea:_read()
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
-- Whether nodes of cars are meant rather than those of people.
-- 
-- Nothing; 0.

-- 
-- Block 20.
GtaSaSaveAndroid.TagsBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.TagsBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.TagsBlock:_read()
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
-- A marker in the world; what is not in use holds old places.
GtaSaSaveAndroid.UserMarker = class.class(KaitaiStruct)

function GtaSaSaveAndroid.UserMarker:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.UserMarker:_read()
  self.in_use = self._io:read_u1()
  self.gap_001 = self._io:read_bytes(3)
  self.position = GtaSaSaveAndroid.Vec3(self._io, self, self._root)
  self.red = self._io:read_u4le()
  self.green = self._io:read_u4le()
  self.blue = self._io:read_u4le()
end

-- 
-- Whether it is there.
-- 
-- Nothing; 0.
-- 
-- Where it is.
-- 
-- Red, 0 to 255.
-- 
-- Green, 0 to 255.
-- 
-- Blue, 0 to 255.

-- 
-- Block 27 (opcode 0A40).
GtaSaSaveAndroid.UserMarkersBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.UserMarkersBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.UserMarkersBlock:_read()
  self.markers = {}
  for i = 0, 5 - 1 do
    self.markers[i + 1] = GtaSaSaveAndroid.UserMarker(self._io, self, self._root)
  end
end

-- 
-- Markers.

-- 
-- A direction on the ground.
GtaSaSaveAndroid.Vec2 = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Vec2:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Vec2:_read()
  self.x = self._io:read_f4le()
  self.y = self._io:read_f4le()
end

-- 
-- Towards the east.
-- 
-- Towards the north.

-- 
-- A point or direction in the world.
GtaSaSaveAndroid.Vec3 = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Vec3:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Vec3:_read()
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
-- A weapon; all zero in an empty slot.
GtaSaSaveAndroid.Weapon = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Weapon:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Weapon:_read()
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
GtaSaSaveAndroid.Weapon.property.state_name = {}
function GtaSaSaveAndroid.Weapon.property.state_name:get()
  if self._m_state_name ~= nil then
    return self._m_state_name
  end

  self._m_state_name = GtaSaSaveAndroid.WeaponState(self.state)
  return self._m_state_name
end

-- 
-- Meaning of `weapon_type`.
GtaSaSaveAndroid.Weapon.property.weapon_type_name = {}
function GtaSaSaveAndroid.Weapon.property.weapon_type_name:get()
  if self._m_weapon_type_name ~= nil then
    return self._m_weapon_type_name
  end

  self._m_weapon_type_name = GtaSaSaveAndroid.WeaponKind(self.weapon_type)
  return self._m_weapon_type_name
end

-- 
-- Weapon; its slot decides which may stand here.
-- 
-- What it is doing.
-- 
-- Shots until it is loaded again.
-- 
-- Shots in all, above 25,000 without end.
-- 
-- When it can shoot again.
-- 
-- Whether it was chosen for the view through it; 0.
-- 
-- Whether it is hidden; 0.
-- 
-- Old memory; no meaning.
-- 
-- Old address; 0.
function GtaSaSaveAndroid.Weapon:__tostring()
  return "weapon " .. tostring(self.weapon_type) .. ": " .. tostring(self.total_ammo)
end

-- 
-- A box with a name.
GtaSaSaveAndroid.Zone = class.class(KaitaiStruct)

function GtaSaSaveAndroid.Zone:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.Zone:_read()
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
GtaSaSaveAndroid.Zone.property.level_name = {}
function GtaSaSaveAndroid.Zone.property.level_name:get()
  if self._m_level_name ~= nil then
    return self._m_level_name
  end

  self._m_level_name = GtaSaSaveAndroid.Town(self.level)
  return self._m_level_name
end

-- 
-- Meaning of `zone_type`.
GtaSaSaveAndroid.Zone.property.zone_type_name = {}
function GtaSaSaveAndroid.Zone.property.zone_type_name:get()
  if self._m_zone_type_name ~= nil then
    return self._m_zone_type_name
  end

  self._m_zone_type_name = GtaSaSaveAndroid.ZoneKind(self.zone_type)
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
GtaSaSaveAndroid.ZoneInfo = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ZoneInfo:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ZoneInfo:_read()
  self.gang_density = {}
  for i = 0, 10 - 1 do
    self.gang_density[i + 1] = self._io:read_u1()
  end
  self.dealer_density = self._io:read_u1()
  self.colour = {}
  for i = 0, 4 - 1 do
    self.colour[i + 1] = self._io:read_u1()
  end
  self.population = GtaSaSaveAndroid.PopulationBits(self._io, self, self._root)
  self.races = GtaSaSaveAndroid.RaceBits(self._io, self, self._root)
end

-- 
-- How many of each gang, 0 to 100 (opcode 076C).
-- 
-- How many dealers (opcode 076A), 0 to 15.
-- 
-- Red, green, blue and alpha on the map, which follow from the
-- densities.
-- 
-- Kind of people.
-- 
-- Who lives there (opcode 0874).

-- 
-- Block 10. Zones have a box and a name; what lives in them stands in infos,
-- which several may share.
GtaSaSaveAndroid.ZonesBlock = class.class(KaitaiStruct)

function GtaSaSaveAndroid.ZonesBlock:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function GtaSaSaveAndroid.ZonesBlock:_read()
  self.current_level = self._io:read_u4le()
  self.num_nav_zones = self._io:read_u2le()
  self.num_zone_infos = self._io:read_u2le()
  self.num_map_zones = self._io:read_u2le()
  self.nav_zones = {}
  for i = 0, self.num_nav_zones - 1 do
    self.nav_zones[i + 1] = GtaSaSaveAndroid.Zone(self._io, self, self._root)
  end
  self.zone_infos = {}
  for i = 0, self.num_zone_infos - 1 do
    self.zone_infos[i + 1] = GtaSaSaveAndroid.ZoneInfo(self._io, self, self._root)
  end
  self.map_zones = {}
  for i = 0, self.num_map_zones - 1 do
    self.map_zones[i + 1] = GtaSaSaveAndroid.Zone(self._io, self, self._root)
  end
  self.visited = {}
  for i = 0, 100 - 1 do
    self.visited[i + 1] = self._io:read_u1()
  end
  self.revealed_count = self._io:read_u4le()
end

-- 
-- Meaning of `current_level`.
GtaSaSaveAndroid.ZonesBlock.property.current_level_name = {}
function GtaSaSaveAndroid.ZonesBlock.property.current_level_name:get()
  if self._m_current_level_name ~= nil then
    return self._m_current_level_name
  end

  self._m_current_level_name = GtaSaSaveAndroid.Town(self.current_level)
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
-- Who lives in the zones.
-- 
-- Towns.
-- 
-- Whether a part of the map is revealed, 0 or 1: ten columns from west
-- to east, ten parts from north to south in each.
-- 
-- Parts that are revealed.

