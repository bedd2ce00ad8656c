import kaitai_struct_nim_runtime
import options

type
  GtaSaSave* = ref object of KaitaiStruct
    `tag00`*: seq[byte]
    `simpleVariables`*: GtaSaSave_SimpleVariablesBlock
    `tag01`*: seq[byte]
    `scripts`*: GtaSaSave_ScriptsBlock
    `tag02`*: seq[byte]
    `pools`*: GtaSaSave_PoolsBlock
    `tag03`*: seq[byte]
    `garages`*: GtaSaSave_GaragesBlock
    `tag04`*: seq[byte]
    `gameLogic`*: GtaSaSave_GameLogicBlock
    `tag05`*: seq[byte]
    `paths`*: GtaSaSave_PathsBlock
    `tag06`*: seq[byte]
    `pickups`*: GtaSaSave_PickupsBlock
    `phoneInfo`*: GtaSaSave_EmptyBlock
    `tag08`*: seq[byte]
    `restartPoints`*: GtaSaSave_RestartPointsBlock
    `tag09`*: seq[byte]
    `radarBlips`*: GtaSaSave_RadarBlock
    `tag10`*: seq[byte]
    `zones`*: GtaSaSave_ZonesBlock
    `tag11`*: seq[byte]
    `gangs`*: GtaSaSave_GangsBlock
    `tag12`*: seq[byte]
    `carGenerators`*: GtaSaSave_CarGeneratorsBlock
    `pedGenerators`*: GtaSaSave_EmptyBlock
    `audioScriptObjects`*: GtaSaSave_EmptyBlock
    `tag15`*: seq[byte]
    `playerInfo`*: GtaSaSave_PlayerInfoBlock
    `tag16`*: seq[byte]
    `statistics`*: GtaSaSave_StatisticsBlock
    `tag17`*: seq[byte]
    `setPieces`*: GtaSaSave_SetPiecesBlock
    `tag18`*: seq[byte]
    `streaming`*: GtaSaSave_StreamingBlock
    `tag19`*: seq[byte]
    `pedRelationships`*: GtaSaSave_PedRelationshipsBlock
    `tag20`*: seq[byte]
    `tags`*: GtaSaSave_TagsBlock
    `tag21`*: seq[byte]
    `iplFlags`*: GtaSaSave_IplFlagsBlock
    `tag22`*: seq[byte]
    `shopping`*: GtaSaSave_ShoppingBlock
    `tag23`*: seq[byte]
    `gangWars`*: GtaSaSave_GangWarsBlock
    `tag24`*: seq[byte]
    `stuntJumps`*: GtaSaSave_StuntJumpsBlock
    `tag25`*: seq[byte]
    `entryExits`*: GtaSaSave_EntryExitsBlock
    `tag26`*: seq[byte]
    `radio`*: GtaSaSave_RadioBlock
    `tag27`*: seq[byte]
    `userMarkers`*: GtaSaSave_UserMarkersBlock
    `padding`*: seq[byte]
    `checksum`*: uint32
    `parent`*: KaitaiStruct
  GtaSaSave_BlipColour* = enum
    blip_red = 0
    blip_green = 1
    blip_blue = 2
    blip_white = 3
    blip_yellow = 4
    blip_red_2 = 5
    blip_blue_2 = 6
    blip_threat = 7
    blip_destination = 8
  GtaSaSave_BlipDisplay* = enum
    show_nothing = 0
    show_marker = 1
    show_icon = 2
    show_both = 3
  GtaSaSave_BlipTarget* = enum
    blip_of_nothing = 0
    blip_of_car = 1
    blip_of_ped = 2
    blip_of_object = 3
    blip_of_place = 4
    blip_of_contact = 5
    blip_of_spotlight = 6
    blip_of_pickup = 7
    blip_of_airstrip = 8
  GtaSaSave_BrainKind* = enum
    free_brain = -1
    ped_brain = 0
    object_brain = 1
    brain_2 = 2
    named_brain_3 = 3
    brain_4 = 4
    named_brain_5 = 5
  GtaSaSave_CarBomb* = enum
    no_bomb = 0
    bomb_with_timer = 1
    bomb_at_ignition = 2
    bomb_remote = 3
    bomb_at_ignition_armed = 5
  GtaSaSave_CarSupply* = enum
    no_cars = 0
    cars_without_end = 65535
  GtaSaSave_ClothesModel* = enum
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
  GtaSaSave_ClothesTexture* = enum
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
  GtaSaSave_Creator* = enum
    made_by_game = 1
    made_by_mission = 2
    made_by_replay = 3
  GtaSaSave_Door* = enum
    door_closed = 0
    door_open = 1
    door_closing = 2
    door_opening = 3
    door_waiting_for_player_to_leave = 4
    door_closed_after_drop_off = 5
  GtaSaSave_Fighting* = enum
    standard = 4
    boxing = 5
    kung_fu = 6
    knee_head = 7
    grab_kick = 15
    elbows = 16
  GtaSaSave_FloatStat* = enum
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
  GtaSaSave_GangId* = enum
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
  GtaSaSave_GarageKind* = enum
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
  GtaSaSave_HiddenThing* = enum
    nothing_hidden = 0
    hidden_legacy = 1
    hidden_building = 2
    hidden_object = 3
    hidden_dummy = 4
  GtaSaSave_Icon* = enum
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
  GtaSaSave_IntStat* = enum
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
    drive_thru_passed = 302
    management_issues_passed = 303
    n_555_we_tip_passed = 304
    yay_ka_boom_boom_passed = 305
    fish_in_a_barrel_passed = 306
    breaking_the_bank_at_caligulas_passed = 307
    mansion_2_passed = 308
    riot_mode = 309
    robbing_uncle_sam_passed = 310
    mike_toreno_passed = 311
    architectural_espionage_passed = 312
    jizzy_passed = 313
    reuniting_the_families_passed = 314
    small_town_bank_passed = 315
    photo_opportunity_passed = 316
    don_peyote_passed = 317
    local_liquor_store_passed = 318
    badlands_passed = 319
    playing_time = 320
    hidden_packages_found = 321
    tags_sprayed = 322
    least_favorite_gang = 323
    gang_members_wasted = 324
    criminals_wasted = 325
    most_favorite_radio_station = 326
    least_favorite_radio_station = 327
    current_weapon_skill = 328
    weapon_skill_levels = 329
    pilot_ranking = 330
    strongest_gang = 331
    second_strongest_gang = 332
    third_strongest_gang = 333
    money_lost_gambling = 334
    riot_passed = 335
    gang_strength = 336
    territory_under_control = 337
    are_you_going_to_san_fierro_passed = 338
    high_noon_passed = 339
    the_green_sabre_passed = 340
    catalina_meeting = 341
    wu_zi_meeting = 342
  GtaSaSave_NewsKind* = enum
    news_of_city = 1
    news_of_mission = 2
    no_news = 3
  GtaSaSave_ObjectOrigin* = enum
    object_unknown = 0
    object_of_game = 1
    object_of_mission = 2
    object_temporary = 3
    object_of_cutscene = 4
    object_decoration = 5
    object_of_mission_2 = 6
  GtaSaSave_PedKind* = enum
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
  GtaSaSave_PickupKind* = enum
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
  GtaSaSave_PlayState* = enum
    still_playing = 0
    player_wasted = 1
    player_busted = 2
    mission_failed = 3
    mission_passed = 4
  GtaSaSave_PlayerCondition* = enum
    player_playing = 0
    player_died = 1
    player_arrested = 2
    player_failed_mission = 3
    player_left_game = 4
  GtaSaSave_PopulationGroup* = enum
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
  GtaSaSave_PropertyOffer* = enum
    no_property_text = 0
    can_be_bought = 1
    cannot_be_bought = 2
  GtaSaSave_Station* = enum
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
  GtaSaSave_StationOrder* = enum
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
  GtaSaSave_SwappedThing* = enum
    nothing_swapped = 0
    building_swapped = 2
  GtaSaSave_SystemTimePart* = enum
    year = 0
    month = 1
    weekday = 2
    day = 3
    hour = 4
    minute = 5
    second = 6
    millisecond = 7
  GtaSaSave_Town* = enum
    countryside_town = 0
    los_santos = 1
    san_fierro = 2
    las_venturas = 3
  GtaSaSave_TrapKind* = enum
    no_trap = 0
    two_slow_cars = 1
    one_fast_car = 2
    one_car = 3
    one_cop = 4
    two_cops = 5
    two_braking_cars = 6
    two_fast_cars = 7
    two_cars = 8
  GtaSaSave_WarAttack* = enum
    no_attack = 0
    player_was_told = 1
    player_came = 2
  GtaSaSave_WarState* = enum
    no_war = 0
    provoked = 1
    first_wave = 2
    first_passed = 3
    second_wave = 4
    second_passed = 5
    third_wave = 6
  GtaSaSave_WeaponKind* = enum
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
  GtaSaSave_WeaponSlot* = enum
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
  GtaSaSave_WeaponState* = enum
    weapon_ready = 0
    firing = 1
    reloading = 2
    out_of_ammo = 3
    melee_contact = 4
  GtaSaSave_Weather* = enum
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
  GtaSaSave_ZoneKind* = enum
    nav_zone = 0
    local_zone = 1
    info_zone = 2
    map_zone = 3
  GtaSaSave_AnimGroup* = ref object of KaitaiStruct
    `model`*: int32
    `ifpName`*: seq[byte]
    `parent`*: GtaSaSave_ScriptsBlock
  GtaSaSave_Blip* = ref object of KaitaiStruct
    `colour`*: uint32
    `entityHandle`*: uint32
    `position`*: GtaSaSave_Vec3
    `counter`*: uint16
    `gap016`*: seq[byte]
    `sphereRadius`*: float32
    `iconSize`*: uint16
    `gap01e`*: seq[byte]
    `enexPlus1`*: uint32
    `sprite`*: int8
    `state`*: GtaSaSave_BlipStateBits
    `kind`*: GtaSaSave_BlipKindBits
    `gap025`*: seq[byte]
    `parent`*: GtaSaSave_RadarBlock
    `colourNameInst`: GtaSaSave_BlipColour
    `colourNameInstFlag`: bool
    `spriteNameInst`: GtaSaSave_Icon
    `spriteNameInstFlag`: bool
  GtaSaSave_BlipKindBits* = ref object of KaitaiStruct
    `display`*: uint64
    `blipType`*: uint64
    `appearance`*: uint64
    `parent`*: GtaSaSave_Blip
    `blipTypeNameInst`: GtaSaSave_BlipTarget
    `blipTypeNameInstFlag`: bool
    `displayNameInst`: GtaSaSave_BlipDisplay
    `displayNameInstFlag`: bool
  GtaSaSave_BlipStateBits* = ref object of KaitaiStruct
    `bright`*: bool
    `inUse`*: bool
    `shortRange`*: bool
    `friendly`*: bool
    `blipRemain`*: bool
    `fade`*: bool
    `coordAppearance`*: uint64
    `parent`*: GtaSaSave_Blip
  GtaSaSave_BuildingSwap* = ref object of KaitaiStruct
    `swapType`*: uint32
    `poolIndexPlus1`*: uint32
    `newModel`*: int32
    `oldModel`*: int32
    `parent`*: GtaSaSave_ScriptsBlock
    `swapTypeNameInst`: GtaSaSave_SwappedThing
    `swapTypeNameInstFlag`: bool
  GtaSaSave_CarBits* = ref object of KaitaiStruct
    `carBulletProof`*: bool
    `carFireProof`*: bool
    `carExplosionProof`*: bool
    `carCollisionProof`*: bool
    `carMeleeProof`*: bool
    `bassBoost`*: bool
    `hydraulics`*: bool
    `nitrous`*: bool
    `parent`*: GtaSaSave_StoredCar
  GtaSaSave_CarGenerator* = ref object of KaitaiStruct
    `index`*: uint16
    `model`*: int16
    `colours`*: seq[int8]
    `x`*: int16
    `y`*: int16
    `z`*: int16
    `angle`*: uint8
    `alarmChance`*: uint8
    `lockChance`*: uint8
    `flags`*: GtaSaSave_GeneratorBits
    `minDelay`*: uint16
    `maxDelay`*: uint16
    `gap013`*: seq[byte]
    `nextGenTime`*: uint32
    `vehicleHandle`*: int16
    `generateCount`*: uint16
    `iplId`*: uint8
    `isUsed`*: uint8
    `gap01f`*: seq[byte]
    `parent`*: GtaSaSave_CarGeneratorsBlock
    `generateCountNameInst`: GtaSaSave_CarSupply
    `generateCountNameInstFlag`: bool
  GtaSaSave_CarGeneratorsBlock* = ref object of KaitaiStruct
    `numGenerators`*: uint32
    `processCounter`*: uint8
    `generateEvenIfClose`*: uint8
    `generators`*: seq[GtaSaSave_CarGenerator]
    `plateCount`*: uint32
    `plates`*: seq[GtaSaSave_Plate]
    `parent`*: GtaSaSave
  GtaSaSave_ChangedPrice* = ref object of KaitaiStruct
    `key`*: uint32
    `price`*: uint32
    `parent`*: GtaSaSave_ShoppingBlock
  GtaSaSave_Direction* = ref object of KaitaiStruct
    `x`*: int8
    `y`*: int8
    `z`*: int8
    `parent`*: GtaSaSave_ScriptObject
  GtaSaSave_Direction100* = ref object of KaitaiStruct
    `x`*: int8
    `y`*: int8
    `z`*: int8
    `parent`*: GtaSaSave_StoredCar
  GtaSaSave_EmptyBlock* = ref object of KaitaiStruct
    `tag`*: seq[byte]
    `parent`*: GtaSaSave
  GtaSaSave_EntityBits* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSave_ScriptObject
  GtaSaSave_EntryExit* = ref object of KaitaiStruct
    `entryIndex`*: int16
    `door`*: GtaSaSave_EntryExitState
    `parent`*: GtaSaSave_EntryExitsBlock
    `hasBodyInst`: bool
    `hasBodyInstFlag`: bool
  GtaSaSave_EntryExitBits* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSave_EntryExitState
  GtaSaSave_EntryExitState* = ref object of KaitaiStruct
    `flags`*: GtaSaSave_EntryExitBits
    `linkedIndex`*: int16
    `parent`*: GtaSaSave_EntryExit
  GtaSaSave_EntryExitsBlock* = ref object of KaitaiStruct
    `numStack`*: uint32
    `stack`*: seq[uint16]
    `entries`*: seq[GtaSaSave_EntryExit]
    `parent`*: GtaSaSave
  GtaSaSave_ExtraRestart* = ref object of KaitaiStruct
    `position`*: GtaSaSave_Vec3
    `radius`*: float32
    `heading`*: float32
    `parent`*: GtaSaSave_RestartPointsBlock
  GtaSaSave_GameLogicBlock* = ref object of KaitaiStruct
    `numRestarts`*: uint32
    `penaltyForDeath`*: uint8
    `penaltyForArrest`*: uint8
    `gameState`*: uint8
    `timeOfLastEvent`*: uint32
    `restarts`*: seq[GtaSaSave_Restart]
    `parent`*: GtaSaSave
    `gameStateNameInst`: GtaSaSave_PlayState
    `gameStateNameInstFlag`: bool
  GtaSaSave_Gang* = ref object of KaitaiStruct
    `pedModelOverride`*: int8
    `gap001`*: seq[byte]
    `weaponA`*: uint32
    `weaponB`*: uint32
    `weaponC`*: uint32
    `parent`*: GtaSaSave_GangsBlock
    `weaponANameInst`: GtaSaSave_WeaponKind
    `weaponANameInstFlag`: bool
    `weaponBNameInst`: GtaSaSave_WeaponKind
    `weaponBNameInstFlag`: bool
    `weaponCNameInst`: GtaSaSave_WeaponKind
    `weaponCNameInstFlag`: bool
  GtaSaSave_GangWarsBlock* = ref object of KaitaiStruct
    `warSize`*: uint32
    `active`*: uint8
    `gap005`*: seq[byte]
    `state`*: uint32
    `timeStarted`*: uint32
    `zoneInfoIndex`*: int32
    `navZoneIndex`*: int32
    `playerStartPos`*: GtaSaSave_Vec3
    `gang1`*: int32
    `gang2`*: int32
    `ferocity`*: int32
    `lastTimeInArea`*: uint32
    `attackState`*: uint32
    `timeTillNextAttack`*: float32
    `pointOfAttack`*: GtaSaSave_Vec3
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
    `parent`*: GtaSaSave
    `attackStateNameInst`: GtaSaSave_WarAttack
    `attackStateNameInstFlag`: bool
    `gang1NameInst`: GtaSaSave_GangId
    `gang1NameInstFlag`: bool
    `gang2NameInst`: GtaSaSave_GangId
    `gang2NameInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `stateNameInst`: GtaSaSave_WarState
    `stateNameInstFlag`: bool
    `withSpecificZonesInst`: bool
    `withSpecificZonesInstFlag`: bool
  GtaSaSave_GangsBlock* = ref object of KaitaiStruct
    `gangs`*: seq[GtaSaSave_Gang]
    `parent`*: GtaSaSave
  GtaSaSave_Garage* = ref object of KaitaiStruct
    `garageType`*: uint8
    `doorState`*: uint8
    `flags`*: GtaSaSave_GarageBits
    `gap002`*: seq[byte]
    `position`*: GtaSaSave_Vec3
    `directionA`*: GtaSaSave_Vec2
    `directionB`*: GtaSaSave_Vec2
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
    `parent`*: GtaSaSave_GaragesBlock
    `doorStateNameInst`: GtaSaSave_Door
    `doorStateNameInstFlag`: bool
    `garageTypeNameInst`: GtaSaSave_GarageKind
    `garageTypeNameInstFlag`: bool
    `originalTypeNameInst`: GtaSaSave_GarageKind
    `originalTypeNameInstFlag`: bool
  GtaSaSave_GarageBits* = ref object of KaitaiStruct
    `usedModShop`*: bool
    `inactive`*: bool
    `resprayUsed`*: bool
    `opensUp`*: bool
    `goesIn`*: bool
    `cameraFollows`*: bool
    `doorClosed`*: bool
    `alwaysFree`*: bool
    `parent`*: GtaSaSave_Garage
  GtaSaSave_GaragesBlock* = ref object of KaitaiStruct
    `numGarages`*: uint32
    `freeBombs`*: uint8
    `freeResprays`*: uint8
    `noResprays`*: uint8
    `carsCollected`*: int32
    `bankVansCollected`*: int32
    `policeCarsCollected`*: int32
    `carTypesCollected`*: seq[int32]
    `lastHelpTime`*: int32
    `cars`*: seq[GtaSaSave_StoredCar]
    `garages`*: seq[GtaSaSave_Garage]
    `parent`*: GtaSaSave
  GtaSaSave_GeneratorBits* = ref object of KaitaiStruct
    `waitUntilFar`*: bool
    `highPriority`*: bool
    `activeGenerator`*: bool
    `ownedByPlayer`*: bool
    `ignorePopulationLimit`*: bool
    `unusedGeneratorBits`*: uint64
    `parent`*: GtaSaSave_CarGenerator
  GtaSaSave_HandlingBits* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSave_StoredCar
  GtaSaSave_InvisibleObject* = ref object of KaitaiStruct
    `objectKind`*: uint32
    `poolIndexPlus1`*: uint32
    `parent`*: GtaSaSave_ScriptsBlock
    `objectKindNameInst`: GtaSaSave_HiddenThing
    `objectKindNameInstFlag`: bool
  GtaSaSave_IplFlagsBlock* = ref object of KaitaiStruct
    `slotCount`*: uint32
    `flags`*: seq[uint8]
    `parent`*: GtaSaSave
  GtaSaSave_LoadedMission* = ref object of KaitaiStruct
    `missionIndex`*: uint32
    `code`*: seq[byte]
    `missionLocals`*: seq[uint32]
    `hasIndex`*: bool
    `parent`*: GtaSaSave_ScriptThread
    `isNumberedInst`: bool
    `isNumberedInstFlag`: bool
  GtaSaSave_LodPair* = ref object of KaitaiStruct
    `object`*: int32
    `lodObject`*: int32
    `parent`*: GtaSaSave_ScriptsBlock
  GtaSaSave_ObjectBits* = ref object of KaitaiStruct
    `pickup`*: bool
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
    `unknown19`*: bool
    `unknown20`*: bool
    `unknown21`*: bool
    `fadingIn`*: bool
    `colBrightness`*: bool
    `disabledAttractors`*: bool
    `doNotRender`*: bool
    `fadingIn2`*: bool
    `unknown27`*: uint64
    `parent`*: GtaSaSave_ScriptObject
  GtaSaSave_PathsBlock* = ref object of KaitaiStruct
    `numAreas`*: uint32
    `areas`*: seq[GtaSaSave_SwitchedArea]
    `parent`*: GtaSaSave
  GtaSaSave_PedRelationshipsBlock* = ref object of KaitaiStruct
    `relations`*: seq[GtaSaSave_Relation]
    `parent`*: GtaSaSave
  GtaSaSave_PhysicalBits* = ref object of KaitaiStruct
    `noCollisionForce`*: bool
    `noSpeed`*: bool
    `bulletProof`*: bool
    `fireProof`*: bool
    `collisionProof`*: bool
    `meleeProof`*: bool
    `explosionProof`*: bool
    `unknown7`*: bool
    `parent`*: GtaSaSave_ScriptObject
  GtaSaSave_Pickup* = ref object of KaitaiStruct
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
    `flags`*: GtaSaSave_PickupBits
    `gap01d`*: seq[byte]
    `parent`*: GtaSaSave_PickupsBlock
    `pickupTypeNameInst`: GtaSaSave_PickupKind
    `pickupTypeNameInstFlag`: bool
  GtaSaSave_PickupBits* = ref object of KaitaiStruct
    `disabled`*: bool
    `isEmpty`*: bool
    `helpShown`*: bool
    `isVisible`*: bool
    `propertyText`*: uint64
    `unknownPickupBit`*: bool
    `parent`*: GtaSaSave_Pickup
    `propertyTextNameInst`: GtaSaSave_PropertyOffer
    `propertyTextNameInstFlag`: bool
  GtaSaSave_PickupsBlock* = ref object of KaitaiStruct
    `pickups`*: seq[GtaSaSave_Pickup]
    `collectedIndex`*: uint16
    `weaponHelpLeft`*: uint8
    `collectedRefs`*: seq[uint32]
    `parent`*: GtaSaSave
  GtaSaSave_Plate* = ref object of KaitaiStruct
    `generatorIndex`*: int32
    `plateText`*: seq[byte]
    `parent`*: GtaSaSave_CarGeneratorsBlock
  GtaSaSave_Player* = ref object of KaitaiStruct
    `handle`*: uint32
    `model`*: int32
    `pedType`*: int32
    `pedSize`*: uint32
    `position`*: GtaSaSave_Vec3
    `health`*: float32
    `armor`*: float32
    `weapons`*: seq[GtaSaSave_Weapon]
    `createdBy`*: uint8
    `activeWeaponSlot`*: uint8
    `area`*: uint8
    `gap027`*: seq[byte]
    `exitIndex`*: int32
    `fightingStyle`*: uint8
    `allowedAttackMoves`*: uint8
    `gap02e`*: seq[byte]
    `playerSize`*: uint32
    `chaosLevel`*: uint32
    `wantedLevel`*: uint8
    `gap039`*: seq[byte]
    `modelKeys`*: seq[uint32]
    `textureKeys`*: seq[uint32]
    `fat`*: float32
    `muscle`*: float32
    `chosenWeaponSlot`*: uint8
    `gap0b5`*: seq[byte]
    `parent`*: GtaSaSave_PoolsBlock
    `activeWeaponSlotNameInst`: GtaSaSave_WeaponSlot
    `activeWeaponSlotNameInstFlag`: bool
    `chosenWeaponSlotNameInst`: GtaSaSave_WeaponSlot
    `chosenWeaponSlotNameInstFlag`: bool
    `createdByNameInst`: GtaSaSave_Creator
    `createdByNameInstFlag`: bool
    `fightingStyleNameInst`: GtaSaSave_Fighting
    `fightingStyleNameInstFlag`: bool
    `pedTypeNameInst`: GtaSaSave_PedKind
    `pedTypeNameInstFlag`: bool
  GtaSaSave_PlayerInfoBlock* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSave
    `playerStateNameInst`: GtaSaSave_PlayerCondition
    `playerStateNameInstFlag`: bool
  GtaSaSave_PoolsBlock* = ref object of KaitaiStruct
    `numPlayers`*: uint32
    `players`*: seq[GtaSaSave_Player]
    `numObjects`*: uint32
    `objects`*: seq[GtaSaSave_ScriptObject]
    `parent`*: GtaSaSave
  GtaSaSave_PopulationBits* = ref object of KaitaiStruct
    `groupId`*: uint64
    `radarMode`*: uint64
    `noCops`*: bool
    `parent`*: GtaSaSave_ZoneInfo
    `groupIdNameInst`: GtaSaSave_PopulationGroup
    `groupIdNameInstFlag`: bool
  GtaSaSave_RaceBits* = ref object of KaitaiStruct
    `black`*: bool
    `whitePeople`*: bool
    `oriental`*: bool
    `hispanic`*: bool
    `unusedRaces`*: uint64
    `parent`*: GtaSaSave_ZoneInfo
  GtaSaSave_RadarBlock* = ref object of KaitaiStruct
    `blips`*: seq[GtaSaSave_Blip]
    `numBlips`*: uint32
    `parent`*: GtaSaSave
  GtaSaSave_RadioBlock* = ref object of KaitaiStruct
    `stations`*: seq[GtaSaSave_StationHistory]
    `statMirror`*: seq[uint8]
    `lastChangeDay`*: uint8
    `lastChangeHour`*: uint8
    `expiryHours`*: uint8
    `pendingKind`*: uint8
    `banterIndex`*: uint8
    `parent`*: GtaSaSave
    `pendingKindNameInst`: GtaSaSave_NewsKind
    `pendingKindNameInstFlag`: bool
  GtaSaSave_Relation* = ref object of KaitaiStruct
    `respect`*: uint32
    `like`*: uint32
    `ignore`*: uint32
    `dislike`*: uint32
    `hate`*: uint32
    `parent`*: GtaSaSave_PedRelationshipsBlock
  GtaSaSave_Restart* = ref object of KaitaiStruct
    `position`*: GtaSaSave_Vec3
    `heading`*: float32
    `parent`*: GtaSaSave_GameLogicBlock
  GtaSaSave_RestartPoint* = ref object of KaitaiStruct
    `position`*: GtaSaSave_Vec3
    `heading`*: float32
    `whenToUse`*: int32
    `parent`*: GtaSaSave_RestartPointsBlock
  GtaSaSave_RestartPointsBlock* = ref object of KaitaiStruct
    `numHospitals`*: uint16
    `hospitals`*: seq[GtaSaSave_RestartPoint]
    `numPoliceStations`*: uint16
    `policeStations`*: seq[GtaSaSave_RestartPoint]
    `overrideRestart`*: uint8
    `overridePosition`*: GtaSaSave_Vec3
    `fadeInAfterDeath`*: uint8
    `fadeInAfterArrest`*: uint8
    `extraHospital`*: GtaSaSave_ExtraRestart
    `extraPolice`*: GtaSaSave_ExtraRestart
    `parent`*: GtaSaSave
  GtaSaSave_ScriptBrain* = ref object of KaitaiStruct
    `scriptIndex`*: int16
    `brainType`*: int8
    `group`*: int8
    `isActive`*: uint8
    `gap005`*: seq[byte]
    `radius`*: float32
    `target`*: seq[byte]
    `parent`*: GtaSaSave_ScriptsBlock
    `brainTypeNameInst`: GtaSaSave_BrainKind
    `brainTypeNameInstFlag`: bool
  GtaSaSave_ScriptObject* = ref object of KaitaiStruct
    `handle`*: uint32
    `model`*: int32
    `objectSize`*: uint32
    `position`*: GtaSaSave_Vec3
    `right`*: GtaSaSave_Direction
    `forward`*: GtaSaSave_Direction
    `gap018`*: seq[byte]
    `bonusValue`*: uint8
    `gap01f`*: seq[byte]
    `costValue`*: uint16
    `removalTime`*: int32
    `entityFlags`*: GtaSaSave_EntityBits
    `unused`*: int8
    `gap027`*: seq[byte]
    `objectFlags`*: GtaSaSave_ObjectBits
    `objectType`*: uint8
    `collisionDamageEffect`*: uint8
    `specialCollisionResponse`*: uint8
    `physicalFlags`*: GtaSaSave_PhysicalBits
    `parent`*: GtaSaSave_PoolsBlock
    `objectTypeNameInst`: GtaSaSave_ObjectOrigin
    `objectTypeNameInstFlag`: bool
  GtaSaSave_ScriptResource* = ref object of KaitaiStruct
    `index`*: uint16
    `ownerSlot`*: uint16
    `model`*: uint32
    `resourceKind`*: uint16
    `special`*: GtaSaSave_SpecialModel
    `parent`*: GtaSaSave_ScriptsBlock
    `isSpecialInst`: bool
    `isSpecialInstFlag`: bool
  GtaSaSave_ScriptThread* = ref object of KaitaiStruct
    `slot`*: uint16
    `streamedScriptIndex`*: int32
    `missionPart`*: GtaSaSave_LoadedMission
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
    `parent`*: GtaSaSave_ScriptsBlock
    `isMissionSlotInst`: bool
    `isMissionSlotInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `numLocalsInst`: int8
    `numLocalsInstFlag`: bool
  GtaSaSave_ScriptsBlock* = ref object of KaitaiStruct
    `lenGlobals`*: uint32
    `globals`*: seq[uint32]
    `scriptBrains`*: seq[GtaSaSave_ScriptBrain]
    `onMissionFlagOffset`*: int32
    `lastMissionPassedTime`*: uint32
    `buildingSwaps`*: seq[GtaSaSave_BuildingSwap]
    `invisibleObjects`*: seq[GtaSaSave_InvisibleObject]
    `blockedVehicleModels`*: seq[int32]
    `lodPairs`*: seq[GtaSaSave_LodPair]
    `attachedAnimGroups`*: seq[GtaSaSave_AnimGroup]
    `usingMultiScriptFile`*: uint8
    `metDebbieHarry`*: uint8
    `mainScriptSize`*: uint32
    `largestMissionSize`*: uint32
    `missionCount`*: uint16
    `exclusiveMissionCount`*: uint16
    `largestMissionLocals`*: uint32
    `numThreads`*: uint32
    `saveKind`*: uint32
    `threads`*: seq[GtaSaSave_ScriptThread]
    `numResources`*: uint16
    `resources`*: seq[GtaSaSave_ScriptResource]
    `unknownEnd`*: uint32
    `missionName`*: seq[byte]
    `missionEnd`*: uint32
    `isMobile`*: bool
    `hasMissionIndex`*: bool
    `isMissionSave`*: bool
    `parent`*: GtaSaSave
    `isDuringMissionInst`: bool
    `isDuringMissionInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
  GtaSaSave_SetPiece* = ref object of KaitaiStruct
    `lastGenerationTime`*: int32
    `x1`*: int16
    `y1`*: int16
    `x2`*: int16
    `y2`*: int16
    `spawn1`*: GtaSaSave_Spot
    `spawn2`*: GtaSaSave_Spot
    `target1`*: GtaSaSave_Spot
    `target2`*: GtaSaSave_Spot
    `pieceType`*: uint8
    `gap00d`*: seq[byte]
    `parent`*: GtaSaSave_SetPiecesBlock
    `pieceTypeNameInst`: GtaSaSave_TrapKind
    `pieceTypeNameInstFlag`: bool
  GtaSaSave_SetPiecesBlock* = ref object of KaitaiStruct
    `usedCount`*: uint32
    `pieces`*: seq[GtaSaSave_SetPiece]
    `parent`*: GtaSaSave
  GtaSaSave_ShoppingBlock* = ref object of KaitaiStruct
    `numModifiers`*: uint32
    `modifiers`*: seq[GtaSaSave_ChangedPrice]
    `numItems`*: uint32
    `items`*: seq[uint8]
    `parent`*: GtaSaSave
  GtaSaSave_SimpleVariablesBlock* = ref object of KaitaiStruct
    `versionId`*: uint32
    `saveName`*: seq[byte]
    `missionPackGame`*: uint8
    `gap069`*: seq[byte]
    `currentLevel`*: int32
    `cameraPos`*: GtaSaSave_Vec3
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
    `parent`*: GtaSaSave
    `currentLevelNameInst`: GtaSaSave_Town
    `currentLevelNameInstFlag`: bool
    `extraColourWeatherNameInst`: GtaSaSave_Weather
    `extraColourWeatherNameInstFlag`: bool
    `forcedWeatherNameInst`: GtaSaSave_Weather
    `forcedWeatherNameInstFlag`: bool
    `isMobileGameInst`: bool
    `isMobileGameInstFlag`: bool
    `isPcInst`: bool
    `isPcInstFlag`: bool
    `lenSaveNameInst`: uint8
    `lenSaveNameInstFlag`: bool
    `newWeatherNameInst`: GtaSaSave_Weather
    `newWeatherNameInstFlag`: bool
    `oldWeatherNameInst`: GtaSaSave_Weather
    `oldWeatherNameInstFlag`: bool
  GtaSaSave_SpecialModel* = ref object of KaitaiStruct
    `lenModelName`*: uint32
    `modelName`*: seq[byte]
    `parent`*: GtaSaSave_ScriptResource
  GtaSaSave_Spot* = ref object of KaitaiStruct
    `x`*: int16
    `y`*: int16
    `parent`*: GtaSaSave_SetPiece
  GtaSaSave_StationHistory* = ref object of KaitaiStruct
    `recentTracks`*: seq[int8]
    `recentIdents`*: seq[int32]
    `recentAdverts`*: seq[int32]
    `recentDj`*: seq[int32]
    `parent`*: GtaSaSave_RadioBlock
  GtaSaSave_StatisticsBlock* = ref object of KaitaiStruct
    `floatStats`*: seq[float32]
    `intStats`*: seq[int32]
    `pedsKilled`*: seq[int32]
    `lastMissionPassed`*: seq[byte]
    `radioListenTime`*: seq[int32]
    `missionAttempts`*: seq[int32]
    `statMessageShown`*: seq[uint8]
    `statisticsEnd`*: uint32
    `isDefinitive`*: bool
    `parent`*: GtaSaSave
    `isDefinitiveEditionInst`: bool
    `isDefinitiveEditionInstFlag`: bool
    `numIntStatsInst`: uint8
    `numIntStatsInstFlag`: bool
  GtaSaSave_StoredCar* = ref object of KaitaiStruct
    `position`*: GtaSaSave_Vec3
    `handlingFlags`*: GtaSaSave_HandlingBits
    `carFlags`*: GtaSaSave_CarBits
    `gap00c`*: seq[byte]
    `model`*: uint16
    `mods`*: seq[int16]
    `colours`*: seq[uint8]
    `radio`*: uint8
    `components`*: seq[uint8]
    `bomb`*: uint8
    `paintjob`*: uint8
    `nitro`*: uint8
    `forward`*: GtaSaSave_Direction100
    `gap037`*: seq[byte]
    `parent`*: GtaSaSave_GaragesBlock
    `bombNameInst`: GtaSaSave_CarBomb
    `bombNameInstFlag`: bool
    `radioNameInst`: GtaSaSave_Station
    `radioNameInstFlag`: bool
  GtaSaSave_StreamingBlock* = ref object of KaitaiStruct
    `slots`*: seq[uint8]
    `parent`*: GtaSaSave
  GtaSaSave_StuntJump* = ref object of KaitaiStruct
    `startMin`*: GtaSaSave_Vec3
    `startMax`*: GtaSaSave_Vec3
    `landMin`*: GtaSaSave_Vec3
    `landMax`*: GtaSaSave_Vec3
    `camera`*: GtaSaSave_Vec3
    `reward`*: int32
    `done`*: uint8
    `found`*: uint8
    `gap042`*: seq[byte]
    `parent`*: GtaSaSave_StuntJumpsBlock
  GtaSaSave_StuntJumpsBlock* = ref object of KaitaiStruct
    `numJumps`*: uint32
    `jumps`*: seq[GtaSaSave_StuntJump]
    `parent`*: GtaSaSave
  GtaSaSave_SwitchedArea* = ref object of KaitaiStruct
    `xMin`*: float32
    `xMax`*: float32
    `yMin`*: float32
    `yMax`*: float32
    `zMin`*: float32
    `zMax`*: float32
    `switchedOff`*: uint8
    `forCars`*: uint8
    `gap01a`*: seq[byte]
    `parent`*: GtaSaSave_PathsBlock
  GtaSaSave_TagsBlock* = ref object of KaitaiStruct
    `numTags`*: uint32
    `tags`*: seq[uint8]
    `parent`*: GtaSaSave
  GtaSaSave_UserMarker* = ref object of KaitaiStruct
    `inUse`*: uint8
    `gap001`*: seq[byte]
    `position`*: GtaSaSave_Vec3
    `red`*: uint32
    `green`*: uint32
    `blue`*: uint32
    `parent`*: GtaSaSave_UserMarkersBlock
  GtaSaSave_UserMarkersBlock* = ref object of KaitaiStruct
    `markers`*: seq[GtaSaSave_UserMarker]
    `parent`*: GtaSaSave
  GtaSaSave_Vec2* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `parent`*: GtaSaSave_Garage
  GtaSaSave_Vec3* = ref object of KaitaiStruct
    `x`*: float32
    `y`*: float32
    `z`*: float32
    `parent`*: KaitaiStruct
  GtaSaSave_Weapon* = ref object of KaitaiStruct
    `weaponType`*: uint32
    `state`*: uint32
    `clip`*: uint32
    `totalAmmo`*: uint32
    `nextShotTime`*: uint32
    `firstPersonSelected`*: uint8
    `dontPlaceInHand`*: uint8
    `gap016`*: seq[byte]
    `fxPtr`*: uint32
    `parent`*: GtaSaSave_Player
    `stateNameInst`: GtaSaSave_WeaponState
    `stateNameInstFlag`: bool
    `weaponTypeNameInst`: GtaSaSave_WeaponKind
    `weaponTypeNameInstFlag`: bool
  GtaSaSave_Zone* = ref object of KaitaiStruct
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
    `parent`*: GtaSaSave_ZonesBlock
    `levelNameInst`: GtaSaSave_Town
    `levelNameInstFlag`: bool
    `zoneTypeNameInst`: GtaSaSave_ZoneKind
    `zoneTypeNameInstFlag`: bool
  GtaSaSave_ZoneInfo* = ref object of KaitaiStruct
    `gangDensity`*: seq[uint8]
    `dealerDensity`*: uint8
    `colour`*: seq[uint8]
    `population`*: GtaSaSave_PopulationBits
    `races`*: GtaSaSave_RaceBits
    `parent`*: GtaSaSave_ZonesBlock
  GtaSaSave_ZonesBlock* = ref object of KaitaiStruct
    `currentLevel`*: uint32
    `numNavZones`*: uint16
    `numZoneInfos`*: uint16
    `numMapZones`*: uint16
    `navZones`*: seq[GtaSaSave_Zone]
    `zoneInfos`*: seq[GtaSaSave_ZoneInfo]
    `mapZones`*: seq[GtaSaSave_Zone]
    `visited`*: seq[uint8]
    `revealedCount`*: uint32
    `parent`*: GtaSaSave
    `currentLevelNameInst`: GtaSaSave_Town
    `currentLevelNameInstFlag`: bool

proc read*(_: typedesc[GtaSaSave], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSave
proc read*(_: typedesc[GtaSaSave_AnimGroup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_AnimGroup
proc read*(_: typedesc[GtaSaSave_Blip], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RadarBlock): GtaSaSave_Blip
proc read*(_: typedesc[GtaSaSave_BlipKindBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Blip): GtaSaSave_BlipKindBits
proc read*(_: typedesc[GtaSaSave_BlipStateBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Blip): GtaSaSave_BlipStateBits
proc read*(_: typedesc[GtaSaSave_BuildingSwap], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_BuildingSwap
proc read*(_: typedesc[GtaSaSave_CarBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StoredCar): GtaSaSave_CarBits
proc read*(_: typedesc[GtaSaSave_CarGenerator], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_CarGeneratorsBlock): GtaSaSave_CarGenerator
proc read*(_: typedesc[GtaSaSave_CarGeneratorsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_CarGeneratorsBlock
proc read*(_: typedesc[GtaSaSave_ChangedPrice], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ShoppingBlock): GtaSaSave_ChangedPrice
proc read*(_: typedesc[GtaSaSave_Direction], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_Direction
proc read*(_: typedesc[GtaSaSave_Direction100], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StoredCar): GtaSaSave_Direction100
proc read*(_: typedesc[GtaSaSave_EmptyBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_EmptyBlock
proc read*(_: typedesc[GtaSaSave_EntityBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_EntityBits
proc read*(_: typedesc[GtaSaSave_EntryExit], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_EntryExitsBlock): GtaSaSave_EntryExit
proc read*(_: typedesc[GtaSaSave_EntryExitBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_EntryExitState): GtaSaSave_EntryExitBits
proc read*(_: typedesc[GtaSaSave_EntryExitState], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_EntryExit): GtaSaSave_EntryExitState
proc read*(_: typedesc[GtaSaSave_EntryExitsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_EntryExitsBlock
proc read*(_: typedesc[GtaSaSave_ExtraRestart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RestartPointsBlock): GtaSaSave_ExtraRestart
proc read*(_: typedesc[GtaSaSave_GameLogicBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_GameLogicBlock
proc read*(_: typedesc[GtaSaSave_Gang], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GangsBlock): GtaSaSave_Gang
proc read*(_: typedesc[GtaSaSave_GangWarsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isMobile: any, hasSpecificZones: any): GtaSaSave_GangWarsBlock
proc read*(_: typedesc[GtaSaSave_GangsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_GangsBlock
proc read*(_: typedesc[GtaSaSave_Garage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GaragesBlock): GtaSaSave_Garage
proc read*(_: typedesc[GtaSaSave_GarageBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Garage): GtaSaSave_GarageBits
proc read*(_: typedesc[GtaSaSave_GaragesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_GaragesBlock
proc read*(_: typedesc[GtaSaSave_GeneratorBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_CarGenerator): GtaSaSave_GeneratorBits
proc read*(_: typedesc[GtaSaSave_HandlingBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StoredCar): GtaSaSave_HandlingBits
proc read*(_: typedesc[GtaSaSave_InvisibleObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_InvisibleObject
proc read*(_: typedesc[GtaSaSave_IplFlagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_IplFlagsBlock
proc read*(_: typedesc[GtaSaSave_LoadedMission], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptThread, hasIndex: any): GtaSaSave_LoadedMission
proc read*(_: typedesc[GtaSaSave_LodPair], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_LodPair
proc read*(_: typedesc[GtaSaSave_ObjectBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_ObjectBits
proc read*(_: typedesc[GtaSaSave_PathsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PathsBlock
proc read*(_: typedesc[GtaSaSave_PedRelationshipsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PedRelationshipsBlock
proc read*(_: typedesc[GtaSaSave_PhysicalBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_PhysicalBits
proc read*(_: typedesc[GtaSaSave_Pickup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PickupsBlock): GtaSaSave_Pickup
proc read*(_: typedesc[GtaSaSave_PickupBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Pickup): GtaSaSave_PickupBits
proc read*(_: typedesc[GtaSaSave_PickupsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PickupsBlock
proc read*(_: typedesc[GtaSaSave_Plate], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_CarGeneratorsBlock): GtaSaSave_Plate
proc read*(_: typedesc[GtaSaSave_Player], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PoolsBlock): GtaSaSave_Player
proc read*(_: typedesc[GtaSaSave_PlayerInfoBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PlayerInfoBlock
proc read*(_: typedesc[GtaSaSave_PoolsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PoolsBlock
proc read*(_: typedesc[GtaSaSave_PopulationBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZoneInfo): GtaSaSave_PopulationBits
proc read*(_: typedesc[GtaSaSave_RaceBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZoneInfo): GtaSaSave_RaceBits
proc read*(_: typedesc[GtaSaSave_RadarBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, numBlips: any): GtaSaSave_RadarBlock
proc read*(_: typedesc[GtaSaSave_RadioBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_RadioBlock
proc read*(_: typedesc[GtaSaSave_Relation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PedRelationshipsBlock): GtaSaSave_Relation
proc read*(_: typedesc[GtaSaSave_Restart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GameLogicBlock): GtaSaSave_Restart
proc read*(_: typedesc[GtaSaSave_RestartPoint], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RestartPointsBlock): GtaSaSave_RestartPoint
proc read*(_: typedesc[GtaSaSave_RestartPointsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_RestartPointsBlock
proc read*(_: typedesc[GtaSaSave_ScriptBrain], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_ScriptBrain
proc read*(_: typedesc[GtaSaSave_ScriptObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PoolsBlock): GtaSaSave_ScriptObject
proc read*(_: typedesc[GtaSaSave_ScriptResource], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_ScriptResource
proc read*(_: typedesc[GtaSaSave_ScriptThread], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock, isMobile: any, hasMissionIndex: any): GtaSaSave_ScriptThread
proc read*(_: typedesc[GtaSaSave_ScriptsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isMobile: any, hasMissionIndex: any, isMissionSave: any): GtaSaSave_ScriptsBlock
proc read*(_: typedesc[GtaSaSave_SetPiece], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_SetPiecesBlock): GtaSaSave_SetPiece
proc read*(_: typedesc[GtaSaSave_SetPiecesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_SetPiecesBlock
proc read*(_: typedesc[GtaSaSave_ShoppingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_ShoppingBlock
proc read*(_: typedesc[GtaSaSave_SimpleVariablesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isMobile: any): GtaSaSave_SimpleVariablesBlock
proc read*(_: typedesc[GtaSaSave_SpecialModel], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptResource): GtaSaSave_SpecialModel
proc read*(_: typedesc[GtaSaSave_Spot], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_SetPiece): GtaSaSave_Spot
proc read*(_: typedesc[GtaSaSave_StationHistory], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RadioBlock): GtaSaSave_StationHistory
proc read*(_: typedesc[GtaSaSave_StatisticsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isDefinitive: any): GtaSaSave_StatisticsBlock
proc read*(_: typedesc[GtaSaSave_StoredCar], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GaragesBlock): GtaSaSave_StoredCar
proc read*(_: typedesc[GtaSaSave_StreamingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_StreamingBlock
proc read*(_: typedesc[GtaSaSave_StuntJump], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StuntJumpsBlock): GtaSaSave_StuntJump
proc read*(_: typedesc[GtaSaSave_StuntJumpsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_StuntJumpsBlock
proc read*(_: typedesc[GtaSaSave_SwitchedArea], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PathsBlock): GtaSaSave_SwitchedArea
proc read*(_: typedesc[GtaSaSave_TagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_TagsBlock
proc read*(_: typedesc[GtaSaSave_UserMarker], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_UserMarkersBlock): GtaSaSave_UserMarker
proc read*(_: typedesc[GtaSaSave_UserMarkersBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_UserMarkersBlock
proc read*(_: typedesc[GtaSaSave_Vec2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Garage): GtaSaSave_Vec2
proc read*(_: typedesc[GtaSaSave_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSave_Vec3
proc read*(_: typedesc[GtaSaSave_Weapon], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Player): GtaSaSave_Weapon
proc read*(_: typedesc[GtaSaSave_Zone], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZonesBlock): GtaSaSave_Zone
proc read*(_: typedesc[GtaSaSave_ZoneInfo], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZonesBlock): GtaSaSave_ZoneInfo
proc read*(_: typedesc[GtaSaSave_ZonesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_ZonesBlock

proc colourName*(this: GtaSaSave_Blip): GtaSaSave_BlipColour
proc spriteName*(this: GtaSaSave_Blip): GtaSaSave_Icon
proc blipTypeName*(this: GtaSaSave_BlipKindBits): GtaSaSave_BlipTarget
proc displayName*(this: GtaSaSave_BlipKindBits): GtaSaSave_BlipDisplay
proc swapTypeName*(this: GtaSaSave_BuildingSwap): GtaSaSave_SwappedThing
proc generateCountName*(this: GtaSaSave_CarGenerator): GtaSaSave_CarSupply
proc hasBody*(this: GtaSaSave_EntryExit): bool
proc gameStateName*(this: GtaSaSave_GameLogicBlock): GtaSaSave_PlayState
proc weaponAName*(this: GtaSaSave_Gang): GtaSaSave_WeaponKind
proc weaponBName*(this: GtaSaSave_Gang): GtaSaSave_WeaponKind
proc weaponCName*(this: GtaSaSave_Gang): GtaSaSave_WeaponKind
proc attackStateName*(this: GtaSaSave_GangWarsBlock): GtaSaSave_WarAttack
proc gang1Name*(this: GtaSaSave_GangWarsBlock): GtaSaSave_GangId
proc gang2Name*(this: GtaSaSave_GangWarsBlock): GtaSaSave_GangId
proc isMobileGame*(this: GtaSaSave_GangWarsBlock): bool
proc stateName*(this: GtaSaSave_GangWarsBlock): GtaSaSave_WarState
proc withSpecificZones*(this: GtaSaSave_GangWarsBlock): bool
proc doorStateName*(this: GtaSaSave_Garage): GtaSaSave_Door
proc garageTypeName*(this: GtaSaSave_Garage): GtaSaSave_GarageKind
proc originalTypeName*(this: GtaSaSave_Garage): GtaSaSave_GarageKind
proc objectKindName*(this: GtaSaSave_InvisibleObject): GtaSaSave_HiddenThing
proc isNumbered*(this: GtaSaSave_LoadedMission): bool
proc pickupTypeName*(this: GtaSaSave_Pickup): GtaSaSave_PickupKind
proc propertyTextName*(this: GtaSaSave_PickupBits): GtaSaSave_PropertyOffer
proc activeWeaponSlotName*(this: GtaSaSave_Player): GtaSaSave_WeaponSlot
proc chosenWeaponSlotName*(this: GtaSaSave_Player): GtaSaSave_WeaponSlot
proc createdByName*(this: GtaSaSave_Player): GtaSaSave_Creator
proc fightingStyleName*(this: GtaSaSave_Player): GtaSaSave_Fighting
proc pedTypeName*(this: GtaSaSave_Player): GtaSaSave_PedKind
proc playerStateName*(this: GtaSaSave_PlayerInfoBlock): GtaSaSave_PlayerCondition
proc groupIdName*(this: GtaSaSave_PopulationBits): GtaSaSave_PopulationGroup
proc pendingKindName*(this: GtaSaSave_RadioBlock): GtaSaSave_NewsKind
proc brainTypeName*(this: GtaSaSave_ScriptBrain): GtaSaSave_BrainKind
proc objectTypeName*(this: GtaSaSave_ScriptObject): GtaSaSave_ObjectOrigin
proc isSpecial*(this: GtaSaSave_ScriptResource): bool
proc isMissionSlot*(this: GtaSaSave_ScriptThread): bool
proc isMobileGame*(this: GtaSaSave_ScriptThread): bool
proc numLocals*(this: GtaSaSave_ScriptThread): int8
proc isDuringMission*(this: GtaSaSave_ScriptsBlock): bool
proc isMobileGame*(this: GtaSaSave_ScriptsBlock): bool
proc pieceTypeName*(this: GtaSaSave_SetPiece): GtaSaSave_TrapKind
proc currentLevelName*(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Town
proc extraColourWeatherName*(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather
proc forcedWeatherName*(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather
proc isMobileGame*(this: GtaSaSave_SimpleVariablesBlock): bool
proc isPc*(this: GtaSaSave_SimpleVariablesBlock): bool
proc lenSaveName*(this: GtaSaSave_SimpleVariablesBlock): uint8
proc newWeatherName*(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather
proc oldWeatherName*(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather
proc isDefinitiveEdition*(this: GtaSaSave_StatisticsBlock): bool
proc numIntStats*(this: GtaSaSave_StatisticsBlock): uint8
proc bombName*(this: GtaSaSave_StoredCar): GtaSaSave_CarBomb
proc radioName*(this: GtaSaSave_StoredCar): GtaSaSave_Station
proc stateName*(this: GtaSaSave_Weapon): GtaSaSave_WeaponState
proc weaponTypeName*(this: GtaSaSave_Weapon): GtaSaSave_WeaponKind
proc levelName*(this: GtaSaSave_Zone): GtaSaSave_Town
proc zoneTypeName*(this: GtaSaSave_Zone): GtaSaSave_ZoneKind
proc currentLevelName*(this: GtaSaSave_ZonesBlock): GtaSaSave_Town


##[
A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
file always has 202,752 bytes: 28 blocks in a fixed order, each behind the
five letters `BLOCK`, then padding, then a checksum. Blocks have neither a
length nor a number, so that each must be read by its layout; the padding
repeats old letters `BLOCK`, which a search would take for blocks.

Coordinates are metres, x points east, y north, z up; the map spans about
-3000 to 3000. Times are milliseconds of the game's clock
(`simple_variables.global_timer`) unless said otherwise.

Fields named `gap_` and their offset are left by the compiler; they hold
whatever the game's memory held, as do texts behind their first zero. The
game reads none of it. Opcodes are those of the game's scripts, in
hexadecimal. What a block refers to is numbered from 0.

Types that take `is_mobile` are shared with the saves of other platforms.

@see <a href="https://github.com/gta-reversed/gta-reversed">Source</a>
@see <a href="https://github.com/gtasa-savegame-editor/libsavegame">Source</a>
@see <a href="https://gtamods.com/wiki/Saves_(GTA_SA)">Source</a>
]##
proc read*(_: typedesc[GtaSaSave], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSave =
  template this: untyped = result
  this = new(GtaSaSave)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  let simpleVariablesExpr = GtaSaSave_SimpleVariablesBlock.read(this.io, this.root, this, false)
  this.simpleVariables = simpleVariablesExpr

  ##[
  Begins block 1.
  ]##
  let tag01Expr = this.io.readBytes(int(5))
  this.tag01 = tag01Expr

  ##[
  Variables and threads of the mission script.
  ]##
  let scriptsExpr = GtaSaSave_ScriptsBlock.read(this.io, this.root, this, false, false, false)
  this.scripts = scriptsExpr

  ##[
  Begins block 2.
  ]##
  let tag02Expr = this.io.readBytes(int(5))
  this.tag02 = tag02Expr

  ##[
  The player, and objects that scripts made.
  ]##
  let poolsExpr = GtaSaSave_PoolsBlock.read(this.io, this.root, this)
  this.pools = poolsExpr

  ##[
  Begins block 3.
  ]##
  let tag03Expr = this.io.readBytes(int(5))
  this.tag03 = tag03Expr

  ##[
  Garages and the cars in them.
  ]##
  let garagesExpr = GtaSaSave_GaragesBlock.read(this.io, this.root, this)
  this.garages = garagesExpr

  ##[
  Begins block 4.
  ]##
  let tag04Expr = this.io.readBytes(int(5))
  this.tag04 = tag04Expr

  ##[
  What happens after death and arrest.
  ]##
  let gameLogicExpr = GtaSaSave_GameLogicBlock.read(this.io, this.root, this)
  this.gameLogic = gameLogicExpr

  ##[
  Begins block 5.
  ]##
  let tag05Expr = this.io.readBytes(int(5))
  this.tag05 = tag05Expr

  ##[
  Areas in which scripts switched path nodes.
  ]##
  let pathsExpr = GtaSaSave_PathsBlock.read(this.io, this.root, this)
  this.paths = pathsExpr

  ##[
  Begins block 6.
  ]##
  let tag06Expr = this.io.readBytes(int(5))
  this.tag06 = tag06Expr

  ##[
  Pickups of the whole map.
  ]##
  let pickupsExpr = GtaSaSave_PickupsBlock.read(this.io, this.root, this)
  this.pickups = pickupsExpr

  ##[
  Block 7, a leftover of earlier games.
  ]##
  let phoneInfoExpr = GtaSaSave_EmptyBlock.read(this.io, this.root, this)
  this.phoneInfo = phoneInfoExpr

  ##[
  Begins block 8.
  ]##
  let tag08Expr = this.io.readBytes(int(5))
  this.tag08 = tag08Expr

  ##[
  Hospitals and police stations.
  ]##
  let restartPointsExpr = GtaSaSave_RestartPointsBlock.read(this.io, this.root, this)
  this.restartPoints = restartPointsExpr

  ##[
  Begins block 9.
  ]##
  let tag09Expr = this.io.readBytes(int(5))
  this.tag09 = tag09Expr

  ##[
  Icons of radar and map.
  ]##
  let radarBlipsExpr = GtaSaSave_RadarBlock.read(this.io, this.root, this, 175)
  this.radarBlips = radarBlipsExpr

  ##[
  Begins block 10.
  ]##
  let tag10Expr = this.io.readBytes(int(5))
  this.tag10 = tag10Expr

  ##[
  Zones of the map, the gangs in them, and how much of the map is revealed.
  ]##
  let zonesExpr = GtaSaSave_ZonesBlock.read(this.io, this.root, this)
  this.zones = zonesExpr

  ##[
  Begins block 11.
  ]##
  let tag11Expr = this.io.readBytes(int(5))
  this.tag11 = tag11Expr

  ##[
  Weapons of gangs.
  ]##
  let gangsExpr = GtaSaSave_GangsBlock.read(this.io, this.root, this)
  this.gangs = gangsExpr

  ##[
  Begins block 12.
  ]##
  let tag12Expr = this.io.readBytes(int(5))
  this.tag12 = tag12Expr

  ##[
  Parked cars.
  ]##
  let carGeneratorsExpr = GtaSaSave_CarGeneratorsBlock.read(this.io, this.root, this)
  this.carGenerators = carGeneratorsExpr

  ##[
  Block 13, without a use.
  ]##
  let pedGeneratorsExpr = GtaSaSave_EmptyBlock.read(this.io, this.root, this)
  this.pedGenerators = pedGeneratorsExpr

  ##[
  Block 14, without a use.
  ]##
  let audioScriptObjectsExpr = GtaSaSave_EmptyBlock.read(this.io, this.root, this)
  this.audioScriptObjects = audioScriptObjectsExpr

  ##[
  Begins block 15.
  ]##
  let tag15Expr = this.io.readBytes(int(5))
  this.tag15 = tag15Expr

  ##[
  Money and abilities of the player.
  ]##
  let playerInfoExpr = GtaSaSave_PlayerInfoBlock.read(this.io, this.root, this)
  this.playerInfo = playerInfoExpr

  ##[
  Begins block 16.
  ]##
  let tag16Expr = this.io.readBytes(int(5))
  this.tag16 = tag16Expr

  ##[
  Statistics.
  ]##
  let statisticsExpr = GtaSaSave_StatisticsBlock.read(this.io, this.root, this, false)
  this.statistics = statisticsExpr

  ##[
  Begins block 17.
  ]##
  let tag17Expr = this.io.readBytes(int(5))
  this.tag17 = tag17Expr

  ##[
  Places at which police appears.
  ]##
  let setPiecesExpr = GtaSaSave_SetPiecesBlock.read(this.io, this.root, this)
  this.setPieces = setPiecesExpr

  ##[
  Begins block 18.
  ]##
  let tag18Expr = this.io.readBytes(int(5))
  this.tag18 = tag18Expr

  ##[
  What was loaded.
  ]##
  let streamingExpr = GtaSaSave_StreamingBlock.read(this.io, this.root, this)
  this.streaming = streamingExpr

  ##[
  Begins block 19.
  ]##
  let tag19Expr = this.io.readBytes(int(5))
  this.tag19 = tag19Expr

  ##[
  Whom people like and hate.
  ]##
  let pedRelationshipsExpr = GtaSaSave_PedRelationshipsBlock.read(this.io, this.root, this)
  this.pedRelationships = pedRelationshipsExpr

  ##[
  Begins block 20.
  ]##
  let tag20Expr = this.io.readBytes(int(5))
  this.tag20 = tag20Expr

  ##[
  Gang tags that can be sprayed over.
  ]##
  let tagsExpr = GtaSaSave_TagsBlock.read(this.io, this.root, this)
  this.tags = tagsExpr

  ##[
  Begins block 21.
  ]##
  let tag21Expr = this.io.readBytes(int(5))
  this.tag21 = tag21Expr

  ##[
  Parts of the map that scripts load.
  ]##
  let iplFlagsExpr = GtaSaSave_IplFlagsBlock.read(this.io, this.root, this)
  this.iplFlags = iplFlagsExpr

  ##[
  Begins block 22.
  ]##
  let tag22Expr = this.io.readBytes(int(5))
  this.tag22 = tag22Expr

  ##[
  What was bought, and changed prices.
  ]##
  let shoppingExpr = GtaSaSave_ShoppingBlock.read(this.io, this.root, this)
  this.shopping = shoppingExpr

  ##[
  Begins block 23.
  ]##
  let tag23Expr = this.io.readBytes(int(5))
  this.tag23 = tag23Expr

  ##[
  Gang wars and territory.
  ]##
  let gangWarsExpr = GtaSaSave_GangWarsBlock.read(this.io, this.root, this, false, false)
  this.gangWars = gangWarsExpr

  ##[
  Begins block 24.
  ]##
  let tag24Expr = this.io.readBytes(int(5))
  this.tag24 = tag24Expr

  ##[
  Unique jumps.
  ]##
  let stuntJumpsExpr = GtaSaSave_StuntJumpsBlock.read(this.io, this.root, this)
  this.stuntJumps = stuntJumpsExpr

  ##[
  Begins block 25.
  ]##
  let tag25Expr = this.io.readBytes(int(5))
  this.tag25 = tag25Expr

  ##[
  Doors into interiors.
  ]##
  let entryExitsExpr = GtaSaSave_EntryExitsBlock.read(this.io, this.root, this)
  this.entryExits = entryExitsExpr

  ##[
  Begins block 26.
  ]##
  let tag26Expr = this.io.readBytes(int(5))
  this.tag26 = tag26Expr

  ##[
  What the stations have played, and news for them.
  ]##
  let radioExpr = GtaSaSave_RadioBlock.read(this.io, this.root, this)
  this.radio = radioExpr

  ##[
  Begins block 27.
  ]##
  let tag27Expr = this.io.readBytes(int(5))
  this.tag27 = tag27Expr

  ##[
  Markers that scripts put into the world.
  ]##
  let userMarkersExpr = GtaSaSave_UserMarkersBlock.read(this.io, this.root, this)
  this.userMarkers = userMarkersExpr

  ##[
  Repeats what the game's work buffer of 51,200 bytes held: each byte that
which stands 51,200 before it. The game accepts any bytes; two of the
measured files have zeros from a tool.

  ]##
  let paddingExpr = this.io.readBytes(int((this.io.size - this.io.pos) - 4))
  this.padding = paddingExpr

  ##[
  Sum of all bytes before it.
  ]##
  let checksumExpr = this.io.readU4le()
  this.checksum = checksumExpr

proc fromFile*(_: typedesc[GtaSaSave], filename: string): GtaSaSave =
  GtaSaSave.read(newKaitaiFileStream(filename), nil, nil)


##[
Animations for a model.
]##
proc read*(_: typedesc[GtaSaSave_AnimGroup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_AnimGroup =
  template this: untyped = result
  this = new(GtaSaSave_AnimGroup)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_AnimGroup], filename: string): GtaSaSave_AnimGroup =
  GtaSaSave_AnimGroup.read(newKaitaiFileStream(filename), nil, nil)


##[
An icon; what is not in use holds old bytes.
]##
proc read*(_: typedesc[GtaSaSave_Blip], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RadarBlock): GtaSaSave_Blip =
  template this: untyped = result
  this = new(GtaSaSave_Blip)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  Where it is.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  How often the place was used; 1 for never.
  ]##
  let counterExpr = this.io.readU2le()
  this.counter = counterExpr

  ##[
  Nothing; 0.
  ]##
  let gap016Expr = this.io.readBytes(int(2))
  this.gap016 = gap016Expr

  ##[
  Size of its sphere; 1.
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
  Icon.
  ]##
  let spriteExpr = this.io.readS1()
  this.sprite = spriteExpr

  ##[
  How it is shown.
  ]##
  let stateExpr = GtaSaSave_BlipStateBits.read(this.io, this.root, this)
  this.state = stateExpr

  ##[
  What it is.
  ]##
  let kindExpr = GtaSaSave_BlipKindBits.read(this.io, this.root, this)
  this.kind = kindExpr

  ##[
  Nothing; 0.
  ]##
  let gap025Expr = this.io.readBytes(int(1))
  this.gap025 = gap025Expr

proc colourName(this: GtaSaSave_Blip): GtaSaSave_BlipColour = 

  ##[
  Meaning of `colour`.
  ]##
  if this.colourNameInstFlag:
    return this.colourNameInst
  let colourNameInstExpr = GtaSaSave_BlipColour(GtaSaSave_BlipColour(this.colour))
  this.colourNameInst = colourNameInstExpr
  this.colourNameInstFlag = true
  return this.colourNameInst

proc spriteName(this: GtaSaSave_Blip): GtaSaSave_Icon = 

  ##[
  Meaning of `sprite`.
  ]##
  if this.spriteNameInstFlag:
    return this.spriteNameInst
  let spriteNameInstExpr = GtaSaSave_Icon(GtaSaSave_Icon(this.sprite))
  this.spriteNameInst = spriteNameInstExpr
  this.spriteNameInstFlag = true
  return this.spriteNameInst

proc fromFile*(_: typedesc[GtaSaSave_Blip], filename: string): GtaSaSave_Blip =
  GtaSaSave_Blip.read(newKaitaiFileStream(filename), nil, nil)


##[
Kind of an icon.
]##
proc read*(_: typedesc[GtaSaSave_BlipKindBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Blip): GtaSaSave_BlipKindBits =
  template this: untyped = result
  this = new(GtaSaSave_BlipKindBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What is shown, a marker in the world or an icon on the map.
  ]##
  let displayExpr = this.io.readBitsIntLe(2)
  this.display = displayExpr

  ##[
  What it stands for. Only places and contacts are stored in use: icons
of what moves are written as free.

  ]##
  let blipTypeExpr = this.io.readBitsIntLe(4)
  this.blipType = blipTypeExpr

  ##[
  0 friend, 1 threat.
  ]##
  let appearanceExpr = this.io.readBitsIntLe(2)
  this.appearance = appearanceExpr

proc blipTypeName(this: GtaSaSave_BlipKindBits): GtaSaSave_BlipTarget = 

  ##[
  Meaning of `blip_type`.
  ]##
  if this.blipTypeNameInstFlag:
    return this.blipTypeNameInst
  let blipTypeNameInstExpr = GtaSaSave_BlipTarget(GtaSaSave_BlipTarget(this.blipType))
  this.blipTypeNameInst = blipTypeNameInstExpr
  this.blipTypeNameInstFlag = true
  return this.blipTypeNameInst

proc displayName(this: GtaSaSave_BlipKindBits): GtaSaSave_BlipDisplay = 

  ##[
  Meaning of `display`.
  ]##
  if this.displayNameInstFlag:
    return this.displayNameInst
  let displayNameInstExpr = GtaSaSave_BlipDisplay(GtaSaSave_BlipDisplay(this.display))
  this.displayNameInst = displayNameInstExpr
  this.displayNameInstFlag = true
  return this.displayNameInst

proc fromFile*(_: typedesc[GtaSaSave_BlipKindBits], filename: string): GtaSaSave_BlipKindBits =
  GtaSaSave_BlipKindBits.read(newKaitaiFileStream(filename), nil, nil)


##[
State of an icon.
]##
proc read*(_: typedesc[GtaSaSave_BlipStateBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Blip): GtaSaSave_BlipStateBits =
  template this: untyped = result
  this = new(GtaSaSave_BlipStateBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bright.
  ]##
  let brightExpr = this.io.readBitsIntLe(1) != 0
  this.bright = brightExpr

  ##[
  In use.
  ]##
  let inUseExpr = this.io.readBitsIntLe(1) != 0
  this.inUse = inUseExpr

  ##[
  Shown only when near.
  ]##
  let shortRangeExpr = this.io.readBitsIntLe(1) != 0
  this.shortRange = shortRangeExpr

  ##[
  Friendly.
  ]##
  let friendlyExpr = this.io.readBitsIntLe(1) != 0
  this.friendly = friendlyExpr

  ##[
  Stays when what it follows is gone.
  ]##
  let blipRemainExpr = this.io.readBitsIntLe(1) != 0
  this.blipRemain = blipRemainExpr

  ##[
  Fade.
  ]##
  let fadeExpr = this.io.readBitsIntLe(1) != 0
  this.fade = fadeExpr

  ##[
  Form for places.
  ]##
  let coordAppearanceExpr = this.io.readBitsIntLe(2)
  this.coordAppearance = coordAppearanceExpr

proc fromFile*(_: typedesc[GtaSaSave_BlipStateBits], filename: string): GtaSaSave_BlipStateBits =
  GtaSaSave_BlipStateBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A building with another model.
]##
proc read*(_: typedesc[GtaSaSave_BuildingSwap], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_BuildingSwap =
  template this: untyped = result
  this = new(GtaSaSave_BuildingSwap)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What has another model; 0 in a free place.
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

proc swapTypeName(this: GtaSaSave_BuildingSwap): GtaSaSave_SwappedThing = 

  ##[
  Meaning of `swap_type`.
  ]##
  if this.swapTypeNameInstFlag:
    return this.swapTypeNameInst
  let swapTypeNameInstExpr = GtaSaSave_SwappedThing(GtaSaSave_SwappedThing(this.swapType))
  this.swapTypeNameInst = swapTypeNameInstExpr
  this.swapTypeNameInstFlag = true
  return this.swapTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_BuildingSwap], filename: string): GtaSaSave_BuildingSwap =
  GtaSaSave_BuildingSwap.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of cars that are kept.
]##
proc read*(_: typedesc[GtaSaSave_CarBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StoredCar): GtaSaSave_CarBits =
  template this: untyped = result
  this = new(GtaSaSave_CarBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  Bass boost.
  ]##
  let bassBoostExpr = this.io.readBitsIntLe(1) != 0
  this.bassBoost = bassBoostExpr

  ##[
  Hydraulics.
  ]##
  let hydraulicsExpr = this.io.readBitsIntLe(1) != 0
  this.hydraulics = hydraulicsExpr

  ##[
  Nitrous.
  ]##
  let nitrousExpr = this.io.readBitsIntLe(1) != 0
  this.nitrous = nitrousExpr

proc fromFile*(_: typedesc[GtaSaSave_CarBits], filename: string): GtaSaSave_CarBits =
  GtaSaSave_CarBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A place at which a car is parked.
]##
proc read*(_: typedesc[GtaSaSave_CarGenerator], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_CarGeneratorsBlock): GtaSaSave_CarGenerator =
  template this: untyped = result
  this = new(GtaSaSave_CarGenerator)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  Colours; -1 for any.
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
  Where it looks.
  ]##
  let angleExpr = this.io.readU1()
  this.angle = angleExpr

  ##[
  How likely it has an alarm.
  ]##
  let alarmChanceExpr = this.io.readU1()
  this.alarmChance = alarmChanceExpr

  ##[
  How likely it is locked.
  ]##
  let lockChanceExpr = this.io.readU1()
  this.lockChance = lockChanceExpr

  ##[
  How it appears.
  ]##
  let flagsExpr = GtaSaSave_GeneratorBits.read(this.io, this.root, this)
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
  When the next appears.
  ]##
  let nextGenTimeExpr = this.io.readU4le()
  this.nextGenTime = nextGenTimeExpr

  ##[
  Car that stands there, as an old handle; -1 for none.
  ]##
  let vehicleHandleExpr = this.io.readS2le()
  this.vehicleHandle = vehicleHandleExpr

  ##[
  Cars that still come: 0 or 65,535, which is without end; 1 occurs.
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

proc generateCountName(this: GtaSaSave_CarGenerator): GtaSaSave_CarSupply = 

  ##[
  Meaning of `generate_count`.
  ]##
  if this.generateCountNameInstFlag:
    return this.generateCountNameInst
  let generateCountNameInstExpr = GtaSaSave_CarSupply(GtaSaSave_CarSupply(this.generateCount))
  this.generateCountNameInst = generateCountNameInstExpr
  this.generateCountNameInstFlag = true
  return this.generateCountNameInst

proc fromFile*(_: typedesc[GtaSaSave_CarGenerator], filename: string): GtaSaSave_CarGenerator =
  GtaSaSave_CarGenerator.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 12.
]##
proc read*(_: typedesc[GtaSaSave_CarGeneratorsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_CarGeneratorsBlock =
  template this: untyped = result
  this = new(GtaSaSave_CarGeneratorsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Parked cars that follow; 109 to 218.
  ]##
  let numGeneratorsExpr = this.io.readU4le()
  this.numGenerators = numGeneratorsExpr

  ##[
  Which quarter of them is looked at next, 0 to 3.
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
    let it = GtaSaSave_CarGenerator.read(this.io, this.root, this)
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
    let it = GtaSaSave_Plate.read(this.io, this.root, this)
    this.plates.add(it)

proc fromFile*(_: typedesc[GtaSaSave_CarGeneratorsBlock], filename: string): GtaSaSave_CarGeneratorsBlock =
  GtaSaSave_CarGeneratorsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A changed price.
]##
proc read*(_: typedesc[GtaSaSave_ChangedPrice], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ShoppingBlock): GtaSaSave_ChangedPrice =
  template this: untyped = result
  this = new(GtaSaSave_ChangedPrice)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Key of what costs another price.
  ]##
  let keyExpr = this.io.readU4le()
  this.key = keyExpr

  ##[
  Price.
  ]##
  let priceExpr = this.io.readU4le()
  this.price = priceExpr

proc fromFile*(_: typedesc[GtaSaSave_ChangedPrice], filename: string): GtaSaSave_ChangedPrice =
  GtaSaSave_ChangedPrice.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction in three bytes.
]##
proc read*(_: typedesc[GtaSaSave_Direction], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_Direction =
  template this: untyped = result
  this = new(GtaSaSave_Direction)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_Direction], filename: string): GtaSaSave_Direction =
  GtaSaSave_Direction.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction in three bytes, 99 or 100 long.
]##
proc read*(_: typedesc[GtaSaSave_Direction100], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StoredCar): GtaSaSave_Direction100 =
  template this: untyped = result
  this = new(GtaSaSave_Direction100)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_Direction100], filename: string): GtaSaSave_Direction100 =
  GtaSaSave_Direction100.read(newKaitaiFileStream(filename), nil, nil)


##[
A block without content.
]##
proc read*(_: typedesc[GtaSaSave_EmptyBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_EmptyBlock =
  template this: untyped = result
  this = new(GtaSaSave_EmptyBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  All that there is of it.
  ]##
  let tagExpr = this.io.readBytes(int(5))
  this.tag = tagExpr

proc fromFile*(_: typedesc[GtaSaSave_EmptyBlock], filename: string): GtaSaSave_EmptyBlock =
  GtaSaSave_EmptyBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of things in the world.
]##
proc read*(_: typedesc[GtaSaSave_EntityBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_EntityBits =
  template this: untyped = result
  this = new(GtaSaSave_EntityBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Uses collision.
  ]##
  let usesCollisionExpr = this.io.readBitsIntLe(1) != 0
  this.usesCollision = usesCollisionExpr

  ##[
  Collision processed.
  ]##
  let collisionProcessedExpr = this.io.readBitsIntLe(1) != 0
  this.collisionProcessed = collisionProcessedExpr

  ##[
  Static flag.
  ]##
  let staticFlagExpr = this.io.readBitsIntLe(1) != 0
  this.staticFlag = staticFlagExpr

  ##[
  Has contacted.
  ]##
  let hasContactedExpr = this.io.readBitsIntLe(1) != 0
  this.hasContacted = hasContactedExpr

  ##[
  Stuck.
  ]##
  let stuckExpr = this.io.readBitsIntLe(1) != 0
  this.stuck = stuckExpr

  ##[
  Safe position.
  ]##
  let safePositionExpr = this.io.readBitsIntLe(1) != 0
  this.safePosition = safePositionExpr

  ##[
  Postponed.
  ]##
  let postponedExpr = this.io.readBitsIntLe(1) != 0
  this.postponed = postponedExpr

  ##[
  Visible.
  ]##
  let visibleExpr = this.io.readBitsIntLe(1) != 0
  this.visible = visibleExpr

  ##[
  Big building.
  ]##
  let bigBuildingExpr = this.io.readBitsIntLe(1) != 0
  this.bigBuilding = bigBuildingExpr

  ##[
  Render damaged.
  ]##
  let renderDamagedExpr = this.io.readBitsIntLe(1) != 0
  this.renderDamaged = renderDamagedExpr

  ##[
  Streaming dont delete.
  ]##
  let streamingDontDeleteExpr = this.io.readBitsIntLe(1) != 0
  this.streamingDontDelete = streamingDontDeleteExpr

  ##[
  Remove from world.
  ]##
  let removeFromWorldExpr = this.io.readBitsIntLe(1) != 0
  this.removeFromWorld = removeFromWorldExpr

  ##[
  Hit wall.
  ]##
  let hitWallExpr = this.io.readBitsIntLe(1) != 0
  this.hitWall = hitWallExpr

  ##[
  Being rendered.
  ]##
  let beingRenderedExpr = this.io.readBitsIntLe(1) != 0
  this.beingRendered = beingRenderedExpr

  ##[
  Draw last.
  ]##
  let drawLastExpr = this.io.readBitsIntLe(1) != 0
  this.drawLast = drawLastExpr

  ##[
  Distance fade.
  ]##
  let distanceFadeExpr = this.io.readBitsIntLe(1) != 0
  this.distanceFade = distanceFadeExpr

  ##[
  No shadows on.
  ]##
  let noShadowsOnExpr = this.io.readBitsIntLe(1) != 0
  this.noShadowsOn = noShadowsOnExpr

  ##[
  Offscreen.
  ]##
  let offscreenExpr = this.io.readBitsIntLe(1) != 0
  this.offscreen = offscreenExpr

  ##[
  Static waiting collision.
  ]##
  let staticWaitingCollisionExpr = this.io.readBitsIntLe(1) != 0
  this.staticWaitingCollision = staticWaitingCollisionExpr

  ##[
  Dont stream.
  ]##
  let dontStreamExpr = this.io.readBitsIntLe(1) != 0
  this.dontStream = dontStreamExpr

  ##[
  Under water.
  ]##
  let underwaterFlagExpr = this.io.readBitsIntLe(1) != 0
  this.underwaterFlag = underwaterFlagExpr

  ##[
  Prerender effects.
  ]##
  let prerenderEffectsExpr = this.io.readBitsIntLe(1) != 0
  this.prerenderEffects = prerenderEffectsExpr

  ##[
  Temp building.
  ]##
  let tempBuildingExpr = this.io.readBitsIntLe(1) != 0
  this.tempBuilding = tempBuildingExpr

  ##[
  No hierarchy update.
  ]##
  let noHierarchyUpdateExpr = this.io.readBitsIntLe(1) != 0
  this.noHierarchyUpdate = noHierarchyUpdateExpr

  ##[
  Roadsign text.
  ]##
  let roadsignTextExpr = this.io.readBitsIntLe(1) != 0
  this.roadsignText = roadsignTextExpr

  ##[
  Super low lod.
  ]##
  let superLowLodExpr = this.io.readBitsIntLe(1) != 0
  this.superLowLod = superLowLodExpr

  ##[
  Procedural.
  ]##
  let proceduralExpr = this.io.readBitsIntLe(1) != 0
  this.procedural = proceduralExpr

  ##[
  Backface culled.
  ]##
  let backfaceCulledExpr = this.io.readBitsIntLe(1) != 0
  this.backfaceCulled = backfaceCulledExpr

  ##[
  Light object.
  ]##
  let lightObjectExpr = this.io.readBitsIntLe(1) != 0
  this.lightObject = lightObjectExpr

  ##[
  Unimportant stream.
  ]##
  let unimportantStreamExpr = this.io.readBitsIntLe(1) != 0
  this.unimportantStream = unimportantStreamExpr

  ##[
  Tunnel.
  ]##
  let tunnelExpr = this.io.readBitsIntLe(1) != 0
  this.tunnel = tunnelExpr

  ##[
  Tunnel transition.
  ]##
  let tunnelTransitionExpr = this.io.readBitsIntLe(1) != 0
  this.tunnelTransition = tunnelTransitionExpr

proc fromFile*(_: typedesc[GtaSaSave_EntityBits], filename: string): GtaSaSave_EntityBits =
  GtaSaSave_EntityBits.read(newKaitaiFileStream(filename), nil, nil)


##[
A door.
]##
proc read*(_: typedesc[GtaSaSave_EntryExit], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_EntryExitsBlock): GtaSaSave_EntryExit =
  template this: untyped = result
  this = new(GtaSaSave_EntryExit)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
    let doorExpr = GtaSaSave_EntryExitState.read(this.io, this.root, this)
    this.door = doorExpr

proc hasBody(this: GtaSaSave_EntryExit): bool = 

  ##[
  Whether it is a door rather than the end.
  ]##
  if this.hasBodyInstFlag:
    return this.hasBodyInst
  let hasBodyInstExpr = bool(this.entryIndex != -1)
  this.hasBodyInst = hasBodyInstExpr
  this.hasBodyInstFlag = true
  return this.hasBodyInst

proc fromFile*(_: typedesc[GtaSaSave_EntryExit], filename: string): GtaSaSave_EntryExit =
  GtaSaSave_EntryExit.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of doors.
]##
proc read*(_: typedesc[GtaSaSave_EntryExitBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_EntryExitState): GtaSaSave_EntryExitBits =
  template this: untyped = result
  this = new(GtaSaSave_EntryExitBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Unknown mark of interiors.
  ]##
  let interiorMarkerExpr = this.io.readBitsIntLe(1) != 0
  this.interiorMarker = interiorMarkerExpr

  ##[
  Unknown; concerns pairs.
  ]##
  let pairingExpr = this.io.readBitsIntLe(1) != 0
  this.pairing = pairingExpr

  ##[
  Makes the pair of doors when a game begins.
  ]##
  let createLinkedPairExpr = this.io.readBitsIntLe(1) != 0
  this.createLinkedPair = createLinkedPairExpr

  ##[
  An interior as a reward; sets the next bit in the other door.
  ]##
  let rewardInteriorExpr = this.io.readBitsIntLe(1) != 0
  this.rewardInterior = rewardInteriorExpr

  ##[
  Entrance of a reward that was used.
  ]##
  let usedRewardEntranceExpr = this.io.readBitsIntLe(1) != 0
  this.usedRewardEntrance = usedRewardEntranceExpr

  ##[
  Cars and aircraft pass.
  ]##
  let carsAndAircraftExpr = this.io.readBitsIntLe(1) != 0
  this.carsAndAircraft = carsAndAircraftExpr

  ##[
  Bikes pass.
  ]##
  let bikesOnlyExpr = this.io.readBitsIntLe(1) != 0
  this.bikesOnly = bikesOnlyExpr

  ##[
  Not on foot; never set.
  ]##
  let disableOnFootExpr = this.io.readBitsIntLe(1) != 0
  this.disableOnFoot = disableOnFootExpr

  ##[
  Members of the group come along.
  ]##
  let acceptNpcGroupExpr = this.io.readBitsIntLe(1) != 0
  this.acceptNpcGroup = acceptNpcGroupExpr

  ##[
  Without fading in; a date with food.
  ]##
  let foodDateExpr = this.io.readBitsIntLe(1) != 0
  this.foodDate = foodDateExpr

  ##[
  A door of a burglary, made for its time.
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
  Was entered and not left.
  ]##
  let enteredWithoutExitExpr = this.io.readBitsIntLe(1) != 0
  this.enteredWithoutExit = enteredWithoutExitExpr

  ##[
  May be used.
  ]##
  let enableAccessExpr = this.io.readBitsIntLe(1) != 0
  this.enableAccess = enableAccessExpr

  ##[
  Goes when it is used; never set.
  ]##
  let deleteEnexExpr = this.io.readBitsIntLe(1) != 0
  this.deleteEnex = deleteEnexExpr

proc fromFile*(_: typedesc[GtaSaSave_EntryExitBits], filename: string): GtaSaSave_EntryExitBits =
  GtaSaSave_EntryExitBits.read(newKaitaiFileStream(filename), nil, nil)


##[
State of a door.
]##
proc read*(_: typedesc[GtaSaSave_EntryExitState], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_EntryExit): GtaSaSave_EntryExitState =
  template this: untyped = result
  this = new(GtaSaSave_EntryExitState)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What it does.
  ]##
  let flagsExpr = GtaSaSave_EntryExitBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Door at the other side; -1 for none.
  ]##
  let linkedIndexExpr = this.io.readS2le()
  this.linkedIndex = linkedIndexExpr

proc fromFile*(_: typedesc[GtaSaSave_EntryExitState], filename: string): GtaSaSave_EntryExitState =
  GtaSaSave_EntryExitState.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 25.
]##
proc read*(_: typedesc[GtaSaSave_EntryExitsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_EntryExitsBlock =
  template this: untyped = result
  this = new(GtaSaSave_EntryExitsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Doors that the player went through; 0 outside, 1 inside.
  ]##
  let numStackExpr = this.io.readU4le()
  this.numStack = numStackExpr

  ##[
  Their numbers, the innermost last.
  ]##
  for i in 0 ..< int(this.numStack):
    let it = this.io.readU2le()
    this.stack.add(it)

  ##[
  Doors, in order; the last has the number -1 and nothing else.
  ]##
  block:
    var i: int
    while true:
      let it = GtaSaSave_EntryExit.read(this.io, this.root, this)
      this.entries.add(it)
      if it.entryIndex == -1:
        break
      inc i

proc fromFile*(_: typedesc[GtaSaSave_EntryExitsBlock], filename: string): GtaSaSave_EntryExitsBlock =
  GtaSaSave_EntryExitsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A place for one part of the map.
]##
proc read*(_: typedesc[GtaSaSave_ExtraRestart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RestartPointsBlock): GtaSaSave_ExtraRestart =
  template this: untyped = result
  this = new(GtaSaSave_ExtraRestart)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Where it is.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  How near one must be; 0 or 1500.
  ]##
  let radiusExpr = this.io.readF4le()
  this.radius = radiusExpr

  ##[
  Where the player looks.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

proc fromFile*(_: typedesc[GtaSaSave_ExtraRestart], filename: string): GtaSaSave_ExtraRestart =
  GtaSaSave_ExtraRestart.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 4.
]##
proc read*(_: typedesc[GtaSaSave_GameLogicBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_GameLogicBlock =
  template this: untyped = result
  this = new(GtaSaSave_GameLogicBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  What happens to the player; 0 in every file.
  ]##
  let gameStateExpr = this.io.readU1()
  this.gameState = gameStateExpr

  ##[
  When the state changed last.
  ]##
  let timeOfLastEventExpr = this.io.readU4le()
  this.timeOfLastEvent = timeOfLastEventExpr

  ##[
  Places to wake up at after death; none in the measured files.
  ]##
  for i in 0 ..< int(this.numRestarts):
    let it = GtaSaSave_Restart.read(this.io, this.root, this)
    this.restarts.add(it)

proc gameStateName(this: GtaSaSave_GameLogicBlock): GtaSaSave_PlayState = 

  ##[
  Meaning of `game_state`.
  ]##
  if this.gameStateNameInstFlag:
    return this.gameStateNameInst
  let gameStateNameInstExpr = GtaSaSave_PlayState(GtaSaSave_PlayState(this.gameState))
  this.gameStateNameInst = gameStateNameInstExpr
  this.gameStateNameInstFlag = true
  return this.gameStateNameInst

proc fromFile*(_: typedesc[GtaSaSave_GameLogicBlock], filename: string): GtaSaSave_GameLogicBlock =
  GtaSaSave_GameLogicBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Weapons of a gang (opcode 0237).
]##
proc read*(_: typedesc[GtaSaSave_Gang], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GangsBlock): GtaSaSave_Gang =
  template this: untyped = result
  this = new(GtaSaSave_Gang)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc weaponAName(this: GtaSaSave_Gang): GtaSaSave_WeaponKind = 

  ##[
  Meaning of `weapon_a`.
  ]##
  if this.weaponANameInstFlag:
    return this.weaponANameInst
  let weaponANameInstExpr = GtaSaSave_WeaponKind(GtaSaSave_WeaponKind(this.weaponA))
  this.weaponANameInst = weaponANameInstExpr
  this.weaponANameInstFlag = true
  return this.weaponANameInst

proc weaponBName(this: GtaSaSave_Gang): GtaSaSave_WeaponKind = 

  ##[
  Meaning of `weapon_b`.
  ]##
  if this.weaponBNameInstFlag:
    return this.weaponBNameInst
  let weaponBNameInstExpr = GtaSaSave_WeaponKind(GtaSaSave_WeaponKind(this.weaponB))
  this.weaponBNameInst = weaponBNameInstExpr
  this.weaponBNameInstFlag = true
  return this.weaponBNameInst

proc weaponCName(this: GtaSaSave_Gang): GtaSaSave_WeaponKind = 

  ##[
  Meaning of `weapon_c`.
  ]##
  if this.weaponCNameInstFlag:
    return this.weaponCNameInst
  let weaponCNameInstExpr = GtaSaSave_WeaponKind(GtaSaSave_WeaponKind(this.weaponC))
  this.weaponCNameInst = weaponCNameInstExpr
  this.weaponCNameInstFlag = true
  return this.weaponCNameInst

proc fromFile*(_: typedesc[GtaSaSave_Gang], filename: string): GtaSaSave_Gang =
  GtaSaSave_Gang.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 23.
]##
proc read*(_: typedesc[GtaSaSave_GangWarsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isMobile: any, hasSpecificZones: any): GtaSaSave_GangWarsBlock =
  template this: untyped = result
  this = new(GtaSaSave_GangWarsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  How far a war that the player began has come; 0, because saving ends
it.

  ]##
  let stateExpr = this.io.readU4le()
  this.state = stateExpr

  ##[
  When it began.
  ]##
  let timeStartedExpr = this.io.readU4le()
  this.timeStarted = timeStartedExpr

  ##[
  Info of the zone; -1 for none.
  ]##
  let zoneInfoIndexExpr = this.io.readS4le()
  this.zoneInfoIndex = zoneInfoIndexExpr

  ##[
  Zone; -1 for none.
  ]##
  let navZoneIndexExpr = this.io.readS4le()
  this.navZoneIndex = navZoneIndexExpr

  ##[
  Where it began.
  ]##
  let playerStartPosExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.playerStartPos = playerStartPosExpr

  ##[
  First gang.
  ]##
  let gang1Expr = this.io.readS4le()
  this.gang1 = gang1Expr

  ##[
  Second gang.
  ]##
  let gang2Expr = this.io.readS4le()
  this.gang2 = gang2Expr

  ##[
  How hard they fight, 0 to 2.
  ]##
  let ferocityExpr = this.io.readS4le()
  this.ferocity = ferocityExpr

  ##[
  When the player was last there.
  ]##
  let lastTimeInAreaExpr = this.io.readU4le()
  this.lastTimeInArea = lastTimeInAreaExpr

  ##[
  How far an attack on the player's territory has come; 0 in every file.
  ]##
  let attackStateExpr = this.io.readU4le()
  this.attackState = attackStateExpr

  ##[
  Time until the next attack.
  ]##
  let timeTillNextAttackExpr = this.io.readF4le()
  this.timeTillNextAttack = timeTillNextAttackExpr

  ##[
  Where it is.
  ]##
  let pointOfAttackExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.pointOfAttack = pointOfAttackExpr

  ##[
  Time that is left.
  ]##
  let fightTimerExpr = this.io.readS4le()
  this.fightTimer = fightTimerExpr

  ##[
  Icon; 0.
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
  Probably zones to which wars are limited.
  ]##
  if this.withSpecificZones:
    let specificZoneCountExpr = this.io.readU4le()
    this.specificZoneCount = specificZoneCountExpr

  ##[
  Probably those zones.
  ]##
  if this.withSpecificZones:
    for i in 0 ..< int(6):
      let it = this.io.readS4le()
      this.specificZones.add(it)

proc attackStateName(this: GtaSaSave_GangWarsBlock): GtaSaSave_WarAttack = 

  ##[
  Meaning of `attack_state`.
  ]##
  if this.attackStateNameInstFlag:
    return this.attackStateNameInst
  let attackStateNameInstExpr = GtaSaSave_WarAttack(GtaSaSave_WarAttack(this.attackState))
  this.attackStateNameInst = attackStateNameInstExpr
  this.attackStateNameInstFlag = true
  return this.attackStateNameInst

proc gang1Name(this: GtaSaSave_GangWarsBlock): GtaSaSave_GangId = 

  ##[
  Meaning of `gang_1`.
  ]##
  if this.gang1NameInstFlag:
    return this.gang1NameInst
  let gang1NameInstExpr = GtaSaSave_GangId(GtaSaSave_GangId(this.gang1))
  this.gang1NameInst = gang1NameInstExpr
  this.gang1NameInstFlag = true
  return this.gang1NameInst

proc gang2Name(this: GtaSaSave_GangWarsBlock): GtaSaSave_GangId = 

  ##[
  Meaning of `gang_2`.
  ]##
  if this.gang2NameInstFlag:
    return this.gang2NameInst
  let gang2NameInstExpr = GtaSaSave_GangId(GtaSaSave_GangId(this.gang2))
  this.gang2NameInst = gang2NameInstExpr
  this.gang2NameInstFlag = true
  return this.gang2NameInst

proc isMobileGame(this: GtaSaSave_GangWarsBlock): bool = 

  ##[
  Whether fields of phones follow.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc stateName(this: GtaSaSave_GangWarsBlock): GtaSaSave_WarState = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaSave_WarState(GtaSaSave_WarState(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc withSpecificZones(this: GtaSaSave_GangWarsBlock): bool = 

  ##[
  Whether fields of the Definitive Edition follow.
  ]##
  if this.withSpecificZonesInstFlag:
    return this.withSpecificZonesInst
  let withSpecificZonesInstExpr = bool(this.hasSpecificZones)
  this.withSpecificZonesInst = withSpecificZonesInstExpr
  this.withSpecificZonesInstFlag = true
  return this.withSpecificZonesInst

proc fromFile*(_: typedesc[GtaSaSave_GangWarsBlock], filename: string): GtaSaSave_GangWarsBlock =
  GtaSaSave_GangWarsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 11.
]##
proc read*(_: typedesc[GtaSaSave_GangsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_GangsBlock =
  template this: untyped = result
  this = new(GtaSaSave_GangsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Gangs.
  ]##
  for i in 0 ..< int(10):
    let it = GtaSaSave_Gang.read(this.io, this.root, this)
    this.gangs.add(it)

proc fromFile*(_: typedesc[GtaSaSave_GangsBlock], filename: string): GtaSaSave_GangsBlock =
  GtaSaSave_GangsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A garage.
]##
proc read*(_: typedesc[GtaSaSave_Garage], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GaragesBlock): GtaSaSave_Garage =
  template this: untyped = result
  this = new(GtaSaSave_Garage)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What it does now.
  ]##
  let garageTypeExpr = this.io.readU1()
  this.garageType = garageTypeExpr

  ##[
  What the door does.
  ]##
  let doorStateExpr = this.io.readU1()
  this.doorState = doorStateExpr

  ##[
  How the door opens, and whether it is in use.
  ]##
  let flagsExpr = GtaSaSave_GarageBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap002Expr = this.io.readBytes(int(1))
  this.gap002 = gap002Expr

  ##[
  First corner, at the floor.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Direction of one side.
  ]##
  let directionAExpr = GtaSaSave_Vec2.read(this.io, this.root, this)
  this.directionA = directionAExpr

  ##[
  Direction of the other.
  ]##
  let directionBExpr = GtaSaSave_Vec2.read(this.io, this.root, this)
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
  Length of the side away from it.
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
  When the door opens.
  ]##
  let timeToOpenExpr = this.io.readU4le()
  this.timeToOpen = timeToOpenExpr

  ##[
  Name to scripts, ended by a zero.
  ]##
  let garageNameExpr = this.io.readBytes(int(8))
  this.garageName = garageNameExpr

  ##[
  What it did at the start.
  ]##
  let originalTypeExpr = this.io.readU1()
  this.originalType = originalTypeExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap04cExpr = this.io.readBytes(int(3))
  this.gap04c = gap04cExpr

proc doorStateName(this: GtaSaSave_Garage): GtaSaSave_Door = 

  ##[
  Meaning of `door_state`.
  ]##
  if this.doorStateNameInstFlag:
    return this.doorStateNameInst
  let doorStateNameInstExpr = GtaSaSave_Door(GtaSaSave_Door(this.doorState))
  this.doorStateNameInst = doorStateNameInstExpr
  this.doorStateNameInstFlag = true
  return this.doorStateNameInst

proc garageTypeName(this: GtaSaSave_Garage): GtaSaSave_GarageKind = 

  ##[
  Meaning of `garage_type`.
  ]##
  if this.garageTypeNameInstFlag:
    return this.garageTypeNameInst
  let garageTypeNameInstExpr = GtaSaSave_GarageKind(GtaSaSave_GarageKind(this.garageType))
  this.garageTypeNameInst = garageTypeNameInstExpr
  this.garageTypeNameInstFlag = true
  return this.garageTypeNameInst

proc originalTypeName(this: GtaSaSave_Garage): GtaSaSave_GarageKind = 

  ##[
  Meaning of `original_type`.
  ]##
  if this.originalTypeNameInstFlag:
    return this.originalTypeNameInst
  let originalTypeNameInstExpr = GtaSaSave_GarageKind(GtaSaSave_GarageKind(this.originalType))
  this.originalTypeNameInst = originalTypeNameInstExpr
  this.originalTypeNameInstFlag = true
  return this.originalTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_Garage], filename: string): GtaSaSave_Garage =
  GtaSaSave_Garage.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of garages.
]##
proc read*(_: typedesc[GtaSaSave_GarageBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Garage): GtaSaSave_GarageBits =
  template this: untyped = result
  this = new(GtaSaSave_GarageBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Used mod shop.
  ]##
  let usedModShopExpr = this.io.readBitsIntLe(1) != 0
  this.usedModShop = usedModShopExpr

  ##[
  Inactive.
  ]##
  let inactiveExpr = this.io.readBitsIntLe(1) != 0
  this.inactive = inactiveExpr

  ##[
  Respray used.
  ]##
  let resprayUsedExpr = this.io.readBitsIntLe(1) != 0
  this.resprayUsed = resprayUsedExpr

  ##[
  Door swings up.
  ]##
  let opensUpExpr = this.io.readBitsIntLe(1) != 0
  this.opensUp = opensUpExpr

  ##[
  Door goes up and in.
  ]##
  let goesInExpr = this.io.readBitsIntLe(1) != 0
  this.goesIn = goesInExpr

  ##[
  Camera follows.
  ]##
  let cameraFollowsExpr = this.io.readBitsIntLe(1) != 0
  this.cameraFollows = cameraFollowsExpr

  ##[
  Set exactly when `door_state` is not 1.
  ]##
  let doorClosedExpr = this.io.readBitsIntLe(1) != 0
  this.doorClosed = doorClosedExpr

  ##[
  Paint always costs nothing; only in `michdr`.
  ]##
  let alwaysFreeExpr = this.io.readBitsIntLe(1) != 0
  this.alwaysFree = alwaysFreeExpr

proc fromFile*(_: typedesc[GtaSaSave_GarageBits], filename: string): GtaSaSave_GarageBits =
  GtaSaSave_GarageBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 3. Garages, shops that work on cars, and the cars that the player
keeps.

]##
proc read*(_: typedesc[GtaSaSave_GaragesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_GaragesBlock =
  template this: untyped = result
  this = new(GtaSaSave_GaragesBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  When the last help about garages was shown.
  ]##
  let lastHelpTimeExpr = this.io.readS4le()
  this.lastHelpTime = lastHelpTimeExpr

  ##[
  Cars in the garages that keep them, as slot * 20 + row: the first
slots of all 20 rows, then the second ones.

  ]##
  for i in 0 ..< int(80):
    let it = GtaSaSave_StoredCar.read(this.io, this.root, this)
    this.cars.add(it)

  ##[
  Garages.
  ]##
  for i in 0 ..< int(this.numGarages):
    let it = GtaSaSave_Garage.read(this.io, this.root, this)
    this.garages.add(it)

proc fromFile*(_: typedesc[GtaSaSave_GaragesBlock], filename: string): GtaSaSave_GaragesBlock =
  GtaSaSave_GaragesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
How a parked car appears.
]##
proc read*(_: typedesc[GtaSaSave_GeneratorBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_CarGenerator): GtaSaSave_GeneratorBits =
  template this: untyped = result
  this = new(GtaSaSave_GeneratorBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Wait until far.
  ]##
  let waitUntilFarExpr = this.io.readBitsIntLe(1) != 0
  this.waitUntilFar = waitUntilFarExpr

  ##[
  Appears in any case.
  ]##
  let highPriorityExpr = this.io.readBitsIntLe(1) != 0
  this.highPriority = highPriorityExpr

  ##[
  Never set.
  ]##
  let activeGeneratorExpr = this.io.readBitsIntLe(1) != 0
  this.activeGenerator = activeGeneratorExpr

  ##[
  Owned by player.
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

proc fromFile*(_: typedesc[GtaSaSave_GeneratorBits], filename: string): GtaSaSave_GeneratorBits =
  GtaSaSave_GeneratorBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of handling, a part of the model's data; to be copied with the car.
]##
proc read*(_: typedesc[GtaSaSave_HandlingBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StoredCar): GtaSaSave_HandlingBits =
  template this: untyped = result
  this = new(GtaSaSave_HandlingBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Boost 1g.
  ]##
  let boost1gExpr = this.io.readBitsIntLe(1) != 0
  this.boost1g = boost1gExpr

  ##[
  Boost 2g.
  ]##
  let boost2gExpr = this.io.readBitsIntLe(1) != 0
  this.boost2g = boost2gExpr

  ##[
  Npc anti roll.
  ]##
  let npcAntiRollExpr = this.io.readBitsIntLe(1) != 0
  this.npcAntiRoll = npcAntiRollExpr

  ##[
  Npc neutral.
  ]##
  let npcNeutralExpr = this.io.readBitsIntLe(1) != 0
  this.npcNeutral = npcNeutralExpr

  ##[
  No handbrake.
  ]##
  let noHandbrakeExpr = this.io.readBitsIntLe(1) != 0
  this.noHandbrake = noHandbrakeExpr

  ##[
  Steer rear.
  ]##
  let steerRearExpr = this.io.readBitsIntLe(1) != 0
  this.steerRear = steerRearExpr

  ##[
  Handbrake steer.
  ]##
  let handbrakeSteerExpr = this.io.readBitsIntLe(1) != 0
  this.handbrakeSteer = handbrakeSteerExpr

  ##[
  Alt steer.
  ]##
  let altSteerExpr = this.io.readBitsIntLe(1) != 0
  this.altSteer = altSteerExpr

  ##[
  Front narrow 2.
  ]##
  let frontNarrow2Expr = this.io.readBitsIntLe(1) != 0
  this.frontNarrow2 = frontNarrow2Expr

  ##[
  Front narrow.
  ]##
  let frontNarrowExpr = this.io.readBitsIntLe(1) != 0
  this.frontNarrow = frontNarrowExpr

  ##[
  Front wide.
  ]##
  let frontWideExpr = this.io.readBitsIntLe(1) != 0
  this.frontWide = frontWideExpr

  ##[
  Front wide 2.
  ]##
  let frontWide2Expr = this.io.readBitsIntLe(1) != 0
  this.frontWide2 = frontWide2Expr

  ##[
  Rear narrow 2.
  ]##
  let rearNarrow2Expr = this.io.readBitsIntLe(1) != 0
  this.rearNarrow2 = rearNarrow2Expr

  ##[
  Rear narrow.
  ]##
  let rearNarrowExpr = this.io.readBitsIntLe(1) != 0
  this.rearNarrow = rearNarrowExpr

  ##[
  Rear wide.
  ]##
  let rearWideExpr = this.io.readBitsIntLe(1) != 0
  this.rearWide = rearWideExpr

  ##[
  Rear wide 2.
  ]##
  let rearWide2Expr = this.io.readBitsIntLe(1) != 0
  this.rearWide2 = rearWide2Expr

  ##[
  Hydraulic geometry.
  ]##
  let hydraulicGeometryExpr = this.io.readBitsIntLe(1) != 0
  this.hydraulicGeometry = hydraulicGeometryExpr

  ##[
  Hydraulics inst.
  ]##
  let hydraulicsInstExpr = this.io.readBitsIntLe(1) != 0
  this.hydraulicsInst = hydraulicsInstExpr

  ##[
  No hydraulics.
  ]##
  let noHydraulicsExpr = this.io.readBitsIntLe(1) != 0
  this.noHydraulics = noHydraulicsExpr

  ##[
  Nos inst.
  ]##
  let nosInstExpr = this.io.readBitsIntLe(1) != 0
  this.nosInst = nosInstExpr

  ##[
  Offroad.
  ]##
  let offroadExpr = this.io.readBitsIntLe(1) != 0
  this.offroad = offroadExpr

  ##[
  Offroad 2.
  ]##
  let offroad2Expr = this.io.readBitsIntLe(1) != 0
  this.offroad2 = offroad2Expr

  ##[
  Halogen.
  ]##
  let halogenExpr = this.io.readBitsIntLe(1) != 0
  this.halogen = halogenExpr

  ##[
  Rear wheel first.
  ]##
  let rearWheelFirstExpr = this.io.readBitsIntLe(1) != 0
  this.rearWheelFirst = rearWheelFirstExpr

  ##[
  Use max speed.
  ]##
  let useMaxSpeedExpr = this.io.readBitsIntLe(1) != 0
  this.useMaxSpeed = useMaxSpeedExpr

  ##[
  Low rider.
  ]##
  let lowRiderExpr = this.io.readBitsIntLe(1) != 0
  this.lowRider = lowRiderExpr

  ##[
  Street racer.
  ]##
  let streetRacerExpr = this.io.readBitsIntLe(1) != 0
  this.streetRacer = streetRacerExpr

  ##[
  Unknown.
  ]##
  let unknownBit27Expr = this.io.readBitsIntLe(1) != 0
  this.unknownBit27 = unknownBit27Expr

  ##[
  Swinging chassis.
  ]##
  let swingingChassisExpr = this.io.readBitsIntLe(1) != 0
  this.swingingChassis = swingingChassisExpr

  ##[
  Unknown.
  ]##
  let unknownBit29Expr = this.io.readBitsIntLe(3)
  this.unknownBit29 = unknownBit29Expr

proc fromFile*(_: typedesc[GtaSaSave_HandlingBits], filename: string): GtaSaSave_HandlingBits =
  GtaSaSave_HandlingBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Something that is not shown.
]##
proc read*(_: typedesc[GtaSaSave_InvisibleObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_InvisibleObject =
  template this: untyped = result
  this = new(GtaSaSave_InvisibleObject)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What is not shown; 0 in a free place, only 0 and 2 occur.
  ]##
  let objectKindExpr = this.io.readU4le()
  this.objectKind = objectKindExpr

  ##[
  Which one, + 1.
  ]##
  let poolIndexPlus1Expr = this.io.readU4le()
  this.poolIndexPlus1 = poolIndexPlus1Expr

proc objectKindName(this: GtaSaSave_InvisibleObject): GtaSaSave_HiddenThing = 

  ##[
  Meaning of `object_kind`.
  ]##
  if this.objectKindNameInstFlag:
    return this.objectKindNameInst
  let objectKindNameInstExpr = GtaSaSave_HiddenThing(GtaSaSave_HiddenThing(this.objectKind))
  this.objectKindNameInst = objectKindNameInstExpr
  this.objectKindNameInstFlag = true
  return this.objectKindNameInst

proc fromFile*(_: typedesc[GtaSaSave_InvisibleObject], filename: string): GtaSaSave_InvisibleObject =
  GtaSaSave_InvisibleObject.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 21. Parts of the map; what a number means depends on the data of the
game.

]##
proc read*(_: typedesc[GtaSaSave_IplFlagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_IplFlagsBlock =
  template this: untyped = result
  this = new(GtaSaSave_IplFlagsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Parts, the first of which is not stored: 256.
  ]##
  let slotCountExpr = this.io.readU4le()
  this.slotCount = slotCountExpr

  ##[
  Whether part 1, 2, ... is loaded and kept by a script.
  ]##
  for i in 0 ..< int(255):
    let it = this.io.readU1()
    this.flags.add(it)

proc fromFile*(_: typedesc[GtaSaSave_IplFlagsBlock], filename: string): GtaSaSave_IplFlagsBlock =
  GtaSaSave_IplFlagsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A mission that runs.
]##
proc read*(_: typedesc[GtaSaSave_LoadedMission], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptThread, hasIndex: any): GtaSaSave_LoadedMission =
  template this: untyped = result
  this = new(GtaSaSave_LoadedMission)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent
  let hasIndexExpr = bool(hasIndex)
  this.hasIndex = hasIndexExpr


  ##[
  Number of the mission.
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

proc isNumbered(this: GtaSaSave_LoadedMission): bool = 

  ##[
  Whether the number is there.
  ]##
  if this.isNumberedInstFlag:
    return this.isNumberedInst
  let isNumberedInstExpr = bool(this.hasIndex)
  this.isNumberedInst = isNumberedInstExpr
  this.isNumberedInstFlag = true
  return this.isNumberedInst

proc fromFile*(_: typedesc[GtaSaSave_LoadedMission], filename: string): GtaSaSave_LoadedMission =
  GtaSaSave_LoadedMission.read(newKaitaiFileStream(filename), nil, nil)


##[
An object with its distant model.
]##
proc read*(_: typedesc[GtaSaSave_LodPair], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_LodPair =
  template this: untyped = result
  this = new(GtaSaSave_LodPair)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_LodPair], filename: string): GtaSaSave_LodPair =
  GtaSaSave_LodPair.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of objects.
]##
proc read*(_: typedesc[GtaSaSave_ObjectBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_ObjectBits =
  template this: untyped = result
  this = new(GtaSaSave_ObjectBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Pickup.
  ]##
  let pickupExpr = this.io.readBitsIntLe(1) != 0
  this.pickup = pickupExpr

  ##[
  Property for sale.
  ]##
  let propertyForSaleExpr = this.io.readBitsIntLe(1) != 0
  this.propertyForSale = propertyForSaleExpr

  ##[
  Shop out of stock.
  ]##
  let shopOutOfStockExpr = this.io.readBitsIntLe(1) != 0
  this.shopOutOfStock = shopOutOfStockExpr

  ##[
  Broken glass.
  ]##
  let brokenGlassExpr = this.io.readBitsIntLe(1) != 0
  this.brokenGlass = brokenGlassExpr

  ##[
  Glass gone.
  ]##
  let glassGoneExpr = this.io.readBitsIntLe(1) != 0
  this.glassGone = glassGoneExpr

  ##[
  Exploded.
  ]##
  let explodedExpr = this.io.readBitsIntLe(1) != 0
  this.exploded = explodedExpr

  ##[
  Changes vehicle colour.
  ]##
  let changesVehicleColourExpr = this.io.readBitsIntLe(1) != 0
  this.changesVehicleColour = changesVehicleColourExpr

  ##[
  Lamp post.
  ]##
  let lampPostExpr = this.io.readBitsIntLe(1) != 0
  this.lampPost = lampPostExpr

  ##[
  Targetable.
  ]##
  let targetableExpr = this.io.readBitsIntLe(1) != 0
  this.targetable = targetableExpr

  ##[
  Broken.
  ]##
  let brokenExpr = this.io.readBitsIntLe(1) != 0
  this.broken = brokenExpr

  ##[
  Train crossing.
  ]##
  let trainCrossingExpr = this.io.readBitsIntLe(1) != 0
  this.trainCrossing = trainCrossingExpr

  ##[
  Photographed.
  ]##
  let photographedExpr = this.io.readBitsIntLe(1) != 0
  this.photographed = photographedExpr

  ##[
  Liftable.
  ]##
  let liftableExpr = this.io.readBitsIntLe(1) != 0
  this.liftable = liftableExpr

  ##[
  Door moving.
  ]##
  let doorMovingExpr = this.io.readBitsIntLe(1) != 0
  this.doorMoving = doorMovingExpr

  ##[
  Door open.
  ]##
  let doorOpenExpr = this.io.readBitsIntLe(1) != 0
  this.doorOpen = doorOpenExpr

  ##[
  No model.
  ]##
  let noModelExpr = this.io.readBitsIntLe(1) != 0
  this.noModel = noModelExpr

  ##[
  Scaled.
  ]##
  let scaledExpr = this.io.readBitsIntLe(1) != 0
  this.scaled = scaledExpr

  ##[
  Magnet.
  ]##
  let magnetExpr = this.io.readBitsIntLe(1) != 0
  this.magnet = magnetExpr

  ##[
  Damaged.
  ]##
  let damagedExpr = this.io.readBitsIntLe(1) != 0
  this.damaged = damagedExpr

  ##[
  Unknown.
  ]##
  let unknown19Expr = this.io.readBitsIntLe(1) != 0
  this.unknown19 = unknown19Expr

  ##[
  Unknown.
  ]##
  let unknown20Expr = this.io.readBitsIntLe(1) != 0
  this.unknown20 = unknown20Expr

  ##[
  Unknown.
  ]##
  let unknown21Expr = this.io.readBitsIntLe(1) != 0
  this.unknown21 = unknown21Expr

  ##[
  Fading in.
  ]##
  let fadingInExpr = this.io.readBitsIntLe(1) != 0
  this.fadingIn = fadingInExpr

  ##[
  Col brightness.
  ]##
  let colBrightnessExpr = this.io.readBitsIntLe(1) != 0
  this.colBrightness = colBrightnessExpr

  ##[
  Disabled attractors.
  ]##
  let disabledAttractorsExpr = this.io.readBitsIntLe(1) != 0
  this.disabledAttractors = disabledAttractorsExpr

  ##[
  Do not render.
  ]##
  let doNotRenderExpr = this.io.readBitsIntLe(1) != 0
  this.doNotRender = doNotRenderExpr

  ##[
  Fading in 2.
  ]##
  let fadingIn2Expr = this.io.readBitsIntLe(1) != 0
  this.fadingIn2 = fadingIn2Expr

  ##[
  Unknown.
  ]##
  let unknown27Expr = this.io.readBitsIntLe(5)
  this.unknown27 = unknown27Expr

proc fromFile*(_: typedesc[GtaSaSave_ObjectBits], filename: string): GtaSaSave_ObjectBits =
  GtaSaSave_ObjectBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 5.
]##
proc read*(_: typedesc[GtaSaSave_PathsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PathsBlock =
  template this: untyped = result
  this = new(GtaSaSave_PathsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Areas that follow, 1 to 54.
  ]##
  let numAreasExpr = this.io.readU4le()
  this.numAreas = numAreasExpr

  ##[
  Areas in which path nodes are switched.
  ]##
  for i in 0 ..< int(this.numAreas):
    let it = GtaSaSave_SwitchedArea.read(this.io, this.root, this)
    this.areas.add(it)

proc fromFile*(_: typedesc[GtaSaSave_PathsBlock], filename: string): GtaSaSave_PathsBlock =
  GtaSaSave_PathsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 19.
]##
proc read*(_: typedesc[GtaSaSave_PedRelationshipsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PedRelationshipsBlock =
  template this: untyped = result
  this = new(GtaSaSave_PedRelationshipsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What each kind of people thinks of the others.
  ]##
  for i in 0 ..< int(32):
    let it = GtaSaSave_Relation.read(this.io, this.root, this)
    this.relations.add(it)

proc fromFile*(_: typedesc[GtaSaSave_PedRelationshipsBlock], filename: string): GtaSaSave_PedRelationshipsBlock =
  GtaSaSave_PedRelationshipsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
What has no effect on an object.
]##
proc read*(_: typedesc[GtaSaSave_PhysicalBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptObject): GtaSaSave_PhysicalBits =
  template this: untyped = result
  this = new(GtaSaSave_PhysicalBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  No collision force.
  ]##
  let noCollisionForceExpr = this.io.readBitsIntLe(1) != 0
  this.noCollisionForce = noCollisionForceExpr

  ##[
  No speed.
  ]##
  let noSpeedExpr = this.io.readBitsIntLe(1) != 0
  this.noSpeed = noSpeedExpr

  ##[
  Bullet proof.
  ]##
  let bulletProofExpr = this.io.readBitsIntLe(1) != 0
  this.bulletProof = bulletProofExpr

  ##[
  Fire proof.
  ]##
  let fireProofExpr = this.io.readBitsIntLe(1) != 0
  this.fireProof = fireProofExpr

  ##[
  Collision proof.
  ]##
  let collisionProofExpr = this.io.readBitsIntLe(1) != 0
  this.collisionProof = collisionProofExpr

  ##[
  Melee proof.
  ]##
  let meleeProofExpr = this.io.readBitsIntLe(1) != 0
  this.meleeProof = meleeProofExpr

  ##[
  Explosion proof.
  ]##
  let explosionProofExpr = this.io.readBitsIntLe(1) != 0
  this.explosionProof = explosionProofExpr

  ##[
  Unknown.
  ]##
  let unknown7Expr = this.io.readBitsIntLe(1) != 0
  this.unknown7 = unknown7Expr

proc fromFile*(_: typedesc[GtaSaSave_PhysicalBits], filename: string): GtaSaSave_PhysicalBits =
  GtaSaSave_PhysicalBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Something that lies about; where the type is 0 the place is free, and
holds old bytes.

]##
proc read*(_: typedesc[GtaSaSave_Pickup], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PickupsBlock): GtaSaSave_Pickup =
  template this: untyped = result
  this = new(GtaSaSave_Pickup)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  When it comes back.
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
  What a business makes.
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
  How often the place was used.
  ]##
  let counterExpr = this.io.readU2le()
  this.counter = counterExpr

  ##[
  What it does when it is taken.
  ]##
  let pickupTypeExpr = this.io.readU1()
  this.pickupType = pickupTypeExpr

  ##[
  State.
  ]##
  let flagsExpr = GtaSaSave_PickupBits.read(this.io, this.root, this)
  this.flags = flagsExpr

  ##[
  Nothing; 0.
  ]##
  let gap01dExpr = this.io.readBytes(int(2))
  this.gap01d = gap01dExpr

proc pickupTypeName(this: GtaSaSave_Pickup): GtaSaSave_PickupKind = 

  ##[
  Meaning of `pickup_type`.
  ]##
  if this.pickupTypeNameInstFlag:
    return this.pickupTypeNameInst
  let pickupTypeNameInstExpr = GtaSaSave_PickupKind(GtaSaSave_PickupKind(this.pickupType))
  this.pickupTypeNameInst = pickupTypeNameInstExpr
  this.pickupTypeNameInstFlag = true
  return this.pickupTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_Pickup], filename: string): GtaSaSave_Pickup =
  GtaSaSave_Pickup.read(newKaitaiFileStream(filename), nil, nil)


##[
Bits of pickups.
]##
proc read*(_: typedesc[GtaSaSave_PickupBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Pickup): GtaSaSave_PickupBits =
  template this: untyped = result
  this = new(GtaSaSave_PickupBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Disabled.
  ]##
  let disabledExpr = this.io.readBitsIntLe(1) != 0
  this.disabled = disabledExpr

  ##[
  Nothing left.
  ]##
  let isEmptyExpr = this.io.readBitsIntLe(1) != 0
  this.isEmpty = isEmptyExpr

  ##[
  Help shown.
  ]##
  let helpShownExpr = this.io.readBitsIntLe(1) != 0
  this.helpShown = helpShownExpr

  ##[
  Can be seen.
  ]##
  let isVisibleExpr = this.io.readBitsIntLe(1) != 0
  this.isVisible = isVisibleExpr

  ##[
  Text of a property: 1 where it is for sale, 2 where it is locked.
  ]##
  let propertyTextExpr = this.io.readBitsIntLe(3)
  this.propertyText = propertyTextExpr

  ##[
  Unknown; 0.
  ]##
  let unknownPickupBitExpr = this.io.readBitsIntLe(1) != 0
  this.unknownPickupBit = unknownPickupBitExpr

proc propertyTextName(this: GtaSaSave_PickupBits): GtaSaSave_PropertyOffer = 

  ##[
  Meaning of `property_text`.
  ]##
  if this.propertyTextNameInstFlag:
    return this.propertyTextNameInst
  let propertyTextNameInstExpr = GtaSaSave_PropertyOffer(GtaSaSave_PropertyOffer(this.propertyText))
  this.propertyTextNameInst = propertyTextNameInstExpr
  this.propertyTextNameInstFlag = true
  return this.propertyTextNameInst

proc fromFile*(_: typedesc[GtaSaSave_PickupBits], filename: string): GtaSaSave_PickupBits =
  GtaSaSave_PickupBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 6.
]##
proc read*(_: typedesc[GtaSaSave_PickupsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PickupsBlock =
  template this: untyped = result
  this = new(GtaSaSave_PickupsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Places for pickups.
  ]##
  for i in 0 ..< int(620):
    let it = GtaSaSave_Pickup.read(this.io, this.root, this)
    this.pickups.add(it)

  ##[
  Where the next one is noted, 0 to 19.
  ]##
  let collectedIndexExpr = this.io.readU2le()
  this.collectedIndex = collectedIndexExpr

  ##[
  How often the help about weapons is still shown; 10 at the start.
  ]##
  let weaponHelpLeftExpr = this.io.readU1()
  this.weaponHelpLeft = weaponHelpLeftExpr

  ##[
  What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
none.

  ]##
  for i in 0 ..< int(20):
    let it = this.io.readU4le()
    this.collectedRefs.add(it)

proc fromFile*(_: typedesc[GtaSaSave_PickupsBlock], filename: string): GtaSaSave_PickupsBlock =
  GtaSaSave_PickupsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A licence plate for a parked car.
]##
proc read*(_: typedesc[GtaSaSave_Plate], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_CarGeneratorsBlock): GtaSaSave_Plate =
  template this: untyped = result
  this = new(GtaSaSave_Plate)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_Plate], filename: string): GtaSaSave_Plate =
  GtaSaSave_Plate.read(newKaitaiFileStream(filename), nil, nil)


##[
The player.
]##
proc read*(_: typedesc[GtaSaSave_Player], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PoolsBlock): GtaSaSave_Player =
  template this: untyped = result
  this = new(GtaSaSave_Player)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place among people * 256 + counter.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Model; 0.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Kind of person; 0.
  ]##
  let pedTypeExpr = this.io.readS4le()
  this.pedType = pedTypeExpr

  ##[
  Bytes up to `player_size`: 396.
  ]##
  let pedSizeExpr = this.io.readU4le()
  this.pedSize = pedSizeExpr

  ##[
  Where he stands.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  The lower of 200 and `player_info.max_health` after a save.
  ]##
  let healthExpr = this.io.readF4le()
  this.health = healthExpr

  ##[
  0 to 150.
  ]##
  let armorExpr = this.io.readF4le()
  this.armor = armorExpr

  ##[
  What he carries, one weapon of each kind.
  ]##
  for i in 0 ..< int(13):
    let it = GtaSaSave_Weapon.read(this.io, this.root, this)
    this.weapons.add(it)

  ##[
  What made the player; 2 in every file.
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
  let gap027Expr = this.io.readBytes(int(1))
  this.gap027 = gap027Expr

  ##[
  Door by which he leaves: the top of `entry_exits.stack`, or -1
outside.

  ]##
  let exitIndexExpr = this.io.readS4le()
  this.exitIndex = exitIndexExpr

  ##[
  How he fights.
  ]##
  let fightingStyleExpr = this.io.readU1()
  this.fightingStyle = fightingStyleExpr

  ##[
  Moves that he may use, a bit for each; 15.
  ]##
  let allowedAttackMovesExpr = this.io.readU1()
  this.allowedAttackMoves = allowedAttackMovesExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap02eExpr = this.io.readBytes(int(2))
  this.gap02e = gap02eExpr

  ##[
  Bytes of the rest: 132.
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
  let gap039Expr = this.io.readBytes(int(3))
  this.gap039 = gap039Expr

  ##[
  Clothes by the CRC-32 (without the final inversion) of the model's
name in capitals; 0 for none.

  ]##
  for i in 0 ..< int(10):
    let it = this.io.readU4le()
    this.modelKeys.add(it)

  ##[
  Their textures in the same way.
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
  The same as `active_weapon_slot`.
  ]##
  let chosenWeaponSlotExpr = this.io.readU1()
  this.chosenWeaponSlot = chosenWeaponSlotExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap0b5Expr = this.io.readBytes(int(3))
  this.gap0b5 = gap0b5Expr

proc activeWeaponSlotName(this: GtaSaSave_Player): GtaSaSave_WeaponSlot = 

  ##[
  Meaning of `active_weapon_slot`.
  ]##
  if this.activeWeaponSlotNameInstFlag:
    return this.activeWeaponSlotNameInst
  let activeWeaponSlotNameInstExpr = GtaSaSave_WeaponSlot(GtaSaSave_WeaponSlot(this.activeWeaponSlot))
  this.activeWeaponSlotNameInst = activeWeaponSlotNameInstExpr
  this.activeWeaponSlotNameInstFlag = true
  return this.activeWeaponSlotNameInst

proc chosenWeaponSlotName(this: GtaSaSave_Player): GtaSaSave_WeaponSlot = 

  ##[
  Meaning of `chosen_weapon_slot`.
  ]##
  if this.chosenWeaponSlotNameInstFlag:
    return this.chosenWeaponSlotNameInst
  let chosenWeaponSlotNameInstExpr = GtaSaSave_WeaponSlot(GtaSaSave_WeaponSlot(this.chosenWeaponSlot))
  this.chosenWeaponSlotNameInst = chosenWeaponSlotNameInstExpr
  this.chosenWeaponSlotNameInstFlag = true
  return this.chosenWeaponSlotNameInst

proc createdByName(this: GtaSaSave_Player): GtaSaSave_Creator = 

  ##[
  Meaning of `created_by`.
  ]##
  if this.createdByNameInstFlag:
    return this.createdByNameInst
  let createdByNameInstExpr = GtaSaSave_Creator(GtaSaSave_Creator(this.createdBy))
  this.createdByNameInst = createdByNameInstExpr
  this.createdByNameInstFlag = true
  return this.createdByNameInst

proc fightingStyleName(this: GtaSaSave_Player): GtaSaSave_Fighting = 

  ##[
  Meaning of `fighting_style`.
  ]##
  if this.fightingStyleNameInstFlag:
    return this.fightingStyleNameInst
  let fightingStyleNameInstExpr = GtaSaSave_Fighting(GtaSaSave_Fighting(this.fightingStyle))
  this.fightingStyleNameInst = fightingStyleNameInstExpr
  this.fightingStyleNameInstFlag = true
  return this.fightingStyleNameInst

proc pedTypeName(this: GtaSaSave_Player): GtaSaSave_PedKind = 

  ##[
  Meaning of `ped_type`.
  ]##
  if this.pedTypeNameInstFlag:
    return this.pedTypeNameInst
  let pedTypeNameInstExpr = GtaSaSave_PedKind(GtaSaSave_PedKind(this.pedType))
  this.pedTypeNameInst = pedTypeNameInstExpr
  this.pedTypeNameInstFlag = true
  return this.pedTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_Player], filename: string): GtaSaSave_Player =
  GtaSaSave_Player.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 15.
]##
proc read*(_: typedesc[GtaSaSave_PlayerInfoBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PlayerInfoBlock =
  template this: untyped = result
  this = new(GtaSaSave_PlayerInfoBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes that follow: 40.
  ]##
  let infoSizeExpr = this.io.readU4le()
  this.infoSize = infoSizeExpr

  ##[
  Money.
  ]##
  let moneyExpr = this.io.readS4le()
  this.money = moneyExpr

  ##[
  Cars on the road; 0.
  ]##
  let carDensityExpr = this.io.readU2le()
  this.carDensity = carDensityExpr

  ##[
  How the player fares; 0 in every file.
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
  Most armour: 100 or 150 (opcode 055F)
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

proc playerStateName(this: GtaSaSave_PlayerInfoBlock): GtaSaSave_PlayerCondition = 

  ##[
  Meaning of `player_state`.
  ]##
  if this.playerStateNameInstFlag:
    return this.playerStateNameInst
  let playerStateNameInstExpr = GtaSaSave_PlayerCondition(GtaSaSave_PlayerCondition(this.playerState))
  this.playerStateNameInst = playerStateNameInstExpr
  this.playerStateNameInstFlag = true
  return this.playerStateNameInst

proc fromFile*(_: typedesc[GtaSaSave_PlayerInfoBlock], filename: string): GtaSaSave_PlayerInfoBlock =
  GtaSaSave_PlayerInfoBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 2. The player with all he carries, and objects.
]##
proc read*(_: typedesc[GtaSaSave_PoolsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_PoolsBlock =
  template this: untyped = result
  this = new(GtaSaSave_PoolsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Players that follow; 1.
  ]##
  let numPlayersExpr = this.io.readU4le()
  this.numPlayers = numPlayersExpr

  ##[
  The player.
  ]##
  for i in 0 ..< int(this.numPlayers):
    let it = GtaSaSave_Player.read(this.io, this.root, this)
    this.players.add(it)

  ##[
  Objects that follow; 28 to 81.
  ]##
  let numObjectsExpr = this.io.readU4le()
  this.numObjects = numObjectsExpr

  ##[
  Objects that scripts made.
  ]##
  for i in 0 ..< int(this.numObjects):
    let it = GtaSaSave_ScriptObject.read(this.io, this.root, this)
    this.objects.add(it)

proc fromFile*(_: typedesc[GtaSaSave_PoolsBlock], filename: string): GtaSaSave_PoolsBlock =
  GtaSaSave_PoolsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Kind of people in a zone.
]##
proc read*(_: typedesc[GtaSaSave_PopulationBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZoneInfo): GtaSaSave_PopulationBits =
  template this: untyped = result
  this = new(GtaSaSave_PopulationBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc groupIdName(this: GtaSaSave_PopulationBits): GtaSaSave_PopulationGroup = 

  ##[
  Meaning of `group_id`.
  ]##
  if this.groupIdNameInstFlag:
    return this.groupIdNameInst
  let groupIdNameInstExpr = GtaSaSave_PopulationGroup(GtaSaSave_PopulationGroup(this.groupId))
  this.groupIdNameInst = groupIdNameInstExpr
  this.groupIdNameInstFlag = true
  return this.groupIdNameInst

proc fromFile*(_: typedesc[GtaSaSave_PopulationBits], filename: string): GtaSaSave_PopulationBits =
  GtaSaSave_PopulationBits.read(newKaitaiFileStream(filename), nil, nil)


##[
People in a zone.
]##
proc read*(_: typedesc[GtaSaSave_RaceBits], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZoneInfo): GtaSaSave_RaceBits =
  template this: untyped = result
  this = new(GtaSaSave_RaceBits)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Black.
  ]##
  let blackExpr = this.io.readBitsIntLe(1) != 0
  this.black = blackExpr

  ##[
  White people.
  ]##
  let whitePeopleExpr = this.io.readBitsIntLe(1) != 0
  this.whitePeople = whitePeopleExpr

  ##[
  Oriental.
  ]##
  let orientalExpr = this.io.readBitsIntLe(1) != 0
  this.oriental = orientalExpr

  ##[
  Hispanic.
  ]##
  let hispanicExpr = this.io.readBitsIntLe(1) != 0
  this.hispanic = hispanicExpr

  ##[
  Nothing; 0.
  ]##
  let unusedRacesExpr = this.io.readBitsIntLe(4)
  this.unusedRaces = unusedRacesExpr

proc fromFile*(_: typedesc[GtaSaSave_RaceBits], filename: string): GtaSaSave_RaceBits =
  GtaSaSave_RaceBits.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 9.
]##
proc read*(_: typedesc[GtaSaSave_RadarBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, numBlips: any): GtaSaSave_RadarBlock =
  template this: untyped = result
  this = new(GtaSaSave_RadarBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent
  let numBlipsExpr = uint32(numBlips)
  this.numBlips = numBlipsExpr


  ##[
  Places for icons.
  ]##
  for i in 0 ..< int(this.numBlips):
    let it = GtaSaSave_Blip.read(this.io, this.root, this)
    this.blips.add(it)

proc fromFile*(_: typedesc[GtaSaSave_RadarBlock], filename: string): GtaSaSave_RadarBlock =
  GtaSaSave_RadarBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 26.
]##
proc read*(_: typedesc[GtaSaSave_RadioBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_RadioBlock =
  template this: untyped = result
  this = new(GtaSaSave_RadioBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What the stations have played.
  ]##
  for i in 0 ..< int(14):
    let it = GtaSaSave_StationHistory.read(this.io, this.root, this)
    this.stations.add(it)

  ##[
  Low bytes of statistics, by which the news know what happened.
  ]##
  for i in 0 ..< int(23):
    let it = this.io.readU1()
    this.statMirror.add(it)

  ##[
  Day of the last news.
  ]##
  let lastChangeDayExpr = this.io.readU1()
  this.lastChangeDay = lastChangeDayExpr

  ##[
  Hour of the last news; 255 for never.
  ]##
  let lastChangeHourExpr = this.io.readU1()
  this.lastChangeHour = lastChangeHourExpr

  ##[
  Hours for which they are news.
  ]##
  let expiryHoursExpr = this.io.readU1()
  this.expiryHours = expiryHoursExpr

  ##[
  What the news are about; 2 and 3 occur.
  ]##
  let pendingKindExpr = this.io.readU1()
  this.pendingKind = pendingKindExpr

  ##[
  Talk about it; 255 for none.
  ]##
  let banterIndexExpr = this.io.readU1()
  this.banterIndex = banterIndexExpr

proc pendingKindName(this: GtaSaSave_RadioBlock): GtaSaSave_NewsKind = 

  ##[
  Meaning of `pending_kind`.
  ]##
  if this.pendingKindNameInstFlag:
    return this.pendingKindNameInst
  let pendingKindNameInstExpr = GtaSaSave_NewsKind(GtaSaSave_NewsKind(this.pendingKind))
  this.pendingKindNameInst = pendingKindNameInstExpr
  this.pendingKindNameInstFlag = true
  return this.pendingKindNameInst

proc fromFile*(_: typedesc[GtaSaSave_RadioBlock], filename: string): GtaSaSave_RadioBlock =
  GtaSaSave_RadioBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
What one kind of people thinks of the others, a bit for each (opcode
0746).

]##
proc read*(_: typedesc[GtaSaSave_Relation], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PedRelationshipsBlock): GtaSaSave_Relation =
  template this: untyped = result
  this = new(GtaSaSave_Relation)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Whom it respects.
  ]##
  let respectExpr = this.io.readU4le()
  this.respect = respectExpr

  ##[
  Whom it likes.
  ]##
  let likeExpr = this.io.readU4le()
  this.like = likeExpr

  ##[
  Whom it ignores; none.
  ]##
  let ignoreExpr = this.io.readU4le()
  this.ignore = ignoreExpr

  ##[
  Whom it does not like.
  ]##
  let dislikeExpr = this.io.readU4le()
  this.dislike = dislikeExpr

  ##[
  Whom it hates.
  ]##
  let hateExpr = this.io.readU4le()
  this.hate = hateExpr

proc fromFile*(_: typedesc[GtaSaSave_Relation], filename: string): GtaSaSave_Relation =
  GtaSaSave_Relation.read(newKaitaiFileStream(filename), nil, nil)


##[
A place to wake up at.
]##
proc read*(_: typedesc[GtaSaSave_Restart], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GameLogicBlock): GtaSaSave_Restart =
  template this: untyped = result
  this = new(GtaSaSave_Restart)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Where it is.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Where the player looks.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

proc fromFile*(_: typedesc[GtaSaSave_Restart], filename: string): GtaSaSave_Restart =
  GtaSaSave_Restart.read(newKaitaiFileStream(filename), nil, nil)


##[
A place to wake up at.
]##
proc read*(_: typedesc[GtaSaSave_RestartPoint], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RestartPointsBlock): GtaSaSave_RestartPoint =
  template this: untyped = result
  this = new(GtaSaSave_RestartPoint)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Where it is.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Where the player looks.
  ]##
  let headingExpr = this.io.readF4le()
  this.heading = headingExpr

  ##[
  Cities that must be unlocked (statistic 181), 0 to 2.
  ]##
  let whenToUseExpr = this.io.readS4le()
  this.whenToUse = whenToUseExpr

proc fromFile*(_: typedesc[GtaSaSave_RestartPoint], filename: string): GtaSaSave_RestartPoint =
  GtaSaSave_RestartPoint.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 8. Where the player wakes up.
]##
proc read*(_: typedesc[GtaSaSave_RestartPointsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_RestartPointsBlock =
  template this: untyped = result
  this = new(GtaSaSave_RestartPointsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Hospitals that follow.
  ]##
  let numHospitalsExpr = this.io.readU2le()
  this.numHospitals = numHospitalsExpr

  ##[
  Hospitals.
  ]##
  for i in 0 ..< int(this.numHospitals):
    let it = GtaSaSave_RestartPoint.read(this.io, this.root, this)
    this.hospitals.add(it)

  ##[
  Police stations that follow.
  ]##
  let numPoliceStationsExpr = this.io.readU2le()
  this.numPoliceStations = numPoliceStationsExpr

  ##[
  Police stations.
  ]##
  for i in 0 ..< int(this.numPoliceStations):
    let it = GtaSaSave_RestartPoint.read(this.io, this.root, this)
    this.policeStations.add(it)

  ##[
  Whether the next one is at `override_position`.
  ]##
  let overrideRestartExpr = this.io.readU1()
  this.overrideRestart = overrideRestartExpr

  ##[
  Where a script put the next one (opcode 016E)
  ]##
  let overridePositionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
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
  let extraHospitalExpr = GtaSaSave_ExtraRestart.read(this.io, this.root, this)
  this.extraHospital = extraHospitalExpr

  ##[
  A police station for those who are arrested near it (opcode 08E0)
  ]##
  let extraPoliceExpr = GtaSaSave_ExtraRestart.read(this.io, this.root, this)
  this.extraPolice = extraPoliceExpr

proc fromFile*(_: typedesc[GtaSaSave_RestartPointsBlock], filename: string): GtaSaSave_RestartPointsBlock =
  GtaSaSave_RestartPointsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A script that starts when the player is near a person or an object
(opcodes 0928, 0929).

]##
proc read*(_: typedesc[GtaSaSave_ScriptBrain], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_ScriptBrain =
  template this: untyped = result
  this = new(GtaSaSave_ScriptBrain)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number of the script that is loaded; -1 in a free place.
  ]##
  let scriptIndexExpr = this.io.readS2le()
  this.scriptIndex = scriptIndexExpr

  ##[
  What starts it; 0, 1, 3 and 5 in use.
  ]##
  let brainTypeExpr = this.io.readS1()
  this.brainType = brainTypeExpr

  ##[
  Group of people that it belongs to; -1 or 1.
  ]##
  let groupExpr = this.io.readS1()
  this.group = groupExpr

  ##[
  Whether it may start.
  ]##
  let isActiveExpr = this.io.readU1()
  this.isActive = isActiveExpr

  ##[
  Nothing; 0.
  ]##
  let gap005Expr = this.io.readBytes(int(3))
  this.gap005 = gap005Expr

  ##[
  How near; 5 unless set, 4 to 150.
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

proc brainTypeName(this: GtaSaSave_ScriptBrain): GtaSaSave_BrainKind = 

  ##[
  Meaning of `brain_type`.
  ]##
  if this.brainTypeNameInstFlag:
    return this.brainTypeNameInst
  let brainTypeNameInstExpr = GtaSaSave_BrainKind(GtaSaSave_BrainKind(this.brainType))
  this.brainTypeNameInst = brainTypeNameInstExpr
  this.brainTypeNameInstFlag = true
  return this.brainTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_ScriptBrain], filename: string): GtaSaSave_ScriptBrain =
  GtaSaSave_ScriptBrain.read(newKaitaiFileStream(filename), nil, nil)


##[
An object that a script made.
]##
proc read*(_: typedesc[GtaSaSave_ScriptObject], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PoolsBlock): GtaSaSave_ScriptObject =
  template this: untyped = result
  this = new(GtaSaSave_ScriptObject)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Place among objects * 256 + counter; the place is below 350.
  ]##
  let handleExpr = this.io.readU4le()
  this.handle = handleExpr

  ##[
  Model, 988 to 16,330.
  ]##
  let modelExpr = this.io.readS4le()
  this.model = modelExpr

  ##[
  Bytes that follow: 48.
  ]##
  let objectSizeExpr = this.io.readU4le()
  this.objectSize = objectSizeExpr

  ##[
  Where it stands.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Its right side.
  ]##
  let rightExpr = GtaSaSave_Direction.read(this.io, this.root, this)
  this.right = rightExpr

  ##[
  Its front; its top is the product of the two.
  ]##
  let forwardExpr = GtaSaSave_Direction.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap018Expr = this.io.readBytes(int(6))
  this.gap018 = gap018Expr

  ##[
  Nothing known; 0.
  ]##
  let bonusValueExpr = this.io.readU1()
  this.bonusValue = bonusValueExpr

  ##[
  Nothing; 0.
  ]##
  let gap01fExpr = this.io.readBytes(int(1))
  this.gap01f = gap01fExpr

  ##[
  Nothing known; 0.
  ]##
  let costValueExpr = this.io.readU2le()
  this.costValue = costValueExpr

  ##[
  When it goes; 0.
  ]##
  let removalTimeExpr = this.io.readS4le()
  this.removalTime = removalTimeExpr

  ##[
  What the engine knows about it.
  ]##
  let entityFlagsExpr = GtaSaSave_EntityBits.read(this.io, this.root, this)
  this.entityFlags = entityFlagsExpr

  ##[
  Nothing; 0.
  ]##
  let unusedExpr = this.io.readS1()
  this.unused = unusedExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap027Expr = this.io.readBytes(int(3))
  this.gap027 = gap027Expr

  ##[
  What the game knows about it.
  ]##
  let objectFlagsExpr = GtaSaSave_ObjectBits.read(this.io, this.root, this)
  this.objectFlags = objectFlagsExpr

  ##[
  What made the object; 2 in every file.
  ]##
  let objectTypeExpr = this.io.readU1()
  this.objectType = objectTypeExpr

  ##[
  0 or 200.
  ]##
  let collisionDamageEffectExpr = this.io.readU1()
  this.collisionDamageEffect = collisionDamageEffectExpr

  ##[
  0 or 200.
  ]##
  let specialCollisionResponseExpr = this.io.readU1()
  this.specialCollisionResponse = specialCollisionResponseExpr

  ##[
  What does not hurt it.
  ]##
  let physicalFlagsExpr = GtaSaSave_PhysicalBits.read(this.io, this.root, this)
  this.physicalFlags = physicalFlagsExpr

proc objectTypeName(this: GtaSaSave_ScriptObject): GtaSaSave_ObjectOrigin = 

  ##[
  Meaning of `object_type`.
  ]##
  if this.objectTypeNameInstFlag:
    return this.objectTypeNameInst
  let objectTypeNameInstExpr = GtaSaSave_ObjectOrigin(GtaSaSave_ObjectOrigin(this.objectType))
  this.objectTypeNameInst = objectTypeNameInstExpr
  this.objectTypeNameInstFlag = true
  return this.objectTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_ScriptObject], filename: string): GtaSaSave_ScriptObject =
  GtaSaSave_ScriptObject.read(newKaitaiFileStream(filename), nil, nil)


##[
A model that a thread has loaded.
]##
proc read*(_: typedesc[GtaSaSave_ScriptResource], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock): GtaSaSave_ScriptResource =
  template this: untyped = result
  this = new(GtaSaSave_ScriptResource)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Number of the entry.
  ]##
  let indexExpr = this.io.readU2le()
  this.index = indexExpr

  ##[
  Place of the thread.
  ]##
  let ownerSlotExpr = this.io.readU2le()
  this.ownerSlot = ownerSlotExpr

  ##[
  Model.
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
    let specialExpr = GtaSaSave_SpecialModel.read(this.io, this.root, this)
    this.special = specialExpr

proc isSpecial(this: GtaSaSave_ScriptResource): bool = 

  ##[
  Whether the model has a name.
  ]##
  if this.isSpecialInstFlag:
    return this.isSpecialInst
  let isSpecialInstExpr = bool( (((int64(this.model)) >= (int64(290))) and ((int64(this.model)) <= (int64(299)))) )
  this.isSpecialInst = isSpecialInstExpr
  this.isSpecialInstFlag = true
  return this.isSpecialInst

proc fromFile*(_: typedesc[GtaSaSave_ScriptResource], filename: string): GtaSaSave_ScriptResource =
  GtaSaSave_ScriptResource.read(newKaitaiFileStream(filename), nil, nil)


##[
A running script: 262 bytes on the PC, 298 elsewhere and more while a
mission runs.

]##
proc read*(_: typedesc[GtaSaSave_ScriptThread], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptsBlock, isMobile: any, hasMissionIndex: any): GtaSaSave_ScriptThread =
  template this: untyped = result
  this = new(GtaSaSave_ScriptThread)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
    let missionPartExpr = GtaSaSave_LoadedMission.read(this.io, this.root, this, this.hasMissionIndex)
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
  Where a mission's script begins; 0.
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
  Whether it runs; 1.
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
  What started it from outside; -1.
  ]##
  let externalTypeExpr = this.io.readS1()
  this.externalType = externalTypeExpr

  ##[
  Nothing; 0.
  ]##
  let gap0ccExpr = this.io.readBytes(int(2))
  this.gap0cc = gap0ccExpr

  ##[
  When it goes on.
  ]##
  let wakeTimeExpr = this.io.readS4le()
  this.wakeTime = wakeTimeExpr

  ##[
  0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
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
  Where a skipped scene goes on (opcode 0707); 0.
  ]##
  let sceneSkipIpExpr = this.io.readS4le()
  this.sceneSkipIp = sceneSkipIpExpr

  ##[
  Whether it is a mission; 0.
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
  Return addresses counted in the same way; 0 where none stands.
  ]##
  for i in 0 ..< int(8):
    let it = this.io.readU4le()
    this.stackRel.add(it)

proc isMissionSlot(this: GtaSaSave_ScriptThread): bool = 

  ##[
  Whether the mission that runs is stored with the thread.
  ]##
  if this.isMissionSlotInstFlag:
    return this.isMissionSlotInst
  let isMissionSlotInstExpr = bool( ((this.isMobile) and (this.slot >= 32768)) )
  this.isMissionSlotInst = isMissionSlotInstExpr
  this.isMissionSlotInstFlag = true
  return this.isMissionSlotInst

proc isMobileGame(this: GtaSaSave_ScriptThread): bool = 

  ##[
  Whether it is a thread of phones and of the Definitive Edition.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc numLocals(this: GtaSaSave_ScriptThread): int8 = 

  ##[
  Variables of the thread.
  ]##
  if this.numLocalsInstFlag:
    return this.numLocalsInst
  let numLocalsInstExpr = int8((if this.isMobile: 40 else: 32))
  this.numLocalsInst = numLocalsInstExpr
  this.numLocalsInstFlag = true
  return this.numLocalsInst

proc fromFile*(_: typedesc[GtaSaSave_ScriptThread], filename: string): GtaSaSave_ScriptThread =
  GtaSaSave_ScriptThread.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 1. What a script is, how far it has run, and what it left in the
world.

]##
proc read*(_: typedesc[GtaSaSave_ScriptsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isMobile: any, hasMissionIndex: any, isMissionSave: any): GtaSaSave_ScriptsBlock =
  template this: untyped = result
  this = new(GtaSaSave_ScriptsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  Scripts that start near people and objects.
  ]##
  for i in 0 ..< int(70):
    let it = GtaSaSave_ScriptBrain.read(this.io, this.root, this)
    this.scriptBrains.add(it)

  ##[
  Where the variables hold whether a mission runs, as a multiple of 4:
1636 on the PC (opcode 0180)

  ]##
  let onMissionFlagOffsetExpr = this.io.readS4le()
  this.onMissionFlagOffset = onMissionFlagOffsetExpr

  ##[
  When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
for never.

  ]##
  let lastMissionPassedTimeExpr = this.io.readU4le()
  this.lastMissionPassedTime = lastMissionPassedTimeExpr

  ##[
  Buildings of which another model is shown (opcode 03B6); used ones
come first.

  ]##
  for i in 0 ..< int(25):
    let it = GtaSaSave_BuildingSwap.read(this.io, this.root, this)
    this.buildingSwaps.add(it)

  ##[
  What scripts hid (opcode 0363)
  ]##
  for i in 0 ..< int(20):
    let it = GtaSaSave_InvisibleObject.read(this.io, this.root, this)
    this.invisibleObjects.add(it)

  ##[
  Vehicles that do not appear; -1 for none.
  ]##
  for i in 0 ..< int(20):
    let it = this.io.readS4le()
    this.blockedVehicleModels.add(it)

  ##[
  Objects with a distant model of their own (opcode 0827)
  ]##
  for i in 0 ..< int(10):
    let it = GtaSaSave_LodPair.read(this.io, this.root, this)
    this.lodPairs.add(it)

  ##[
  Animations that belong to models (opcodes 0884, 08E8)
  ]##
  for i in 0 ..< int(8):
    let it = GtaSaSave_AnimGroup.read(this.io, this.root, this)
    this.attachedAnimGroups.add(it)

  ##[
  Whether missions stand in the main script's file; 1.
  ]##
  let usingMultiScriptFileExpr = this.io.readU1()
  this.usingMultiScriptFile = usingMultiScriptFileExpr

  ##[
  Unused; 0.
  ]##
  let metDebbieHarryExpr = this.io.readU1()
  this.metDebbieHarry = metDebbieHarryExpr

  ##[
  Bytes of the main script, which tell its version: 194,146 is v1,
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
  Missions that run alone; 0.
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
  Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
how the game was saved.

  ]##
  if this.isMobileGame:
    let saveKindExpr = this.io.readU4le()
    this.saveKind = saveKindExpr

  ##[
  Running scripts, `main` first.
  ]##
  for i in 0 ..< int(this.numThreads):
    let it = GtaSaSave_ScriptThread.read(this.io, this.root, this, this.isMobile, this.hasMissionIndex)
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
      let it = GtaSaSave_ScriptResource.read(this.io, this.root, this)
      this.resources.add(it)

  ##[
  Unknown; 0.
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

proc isDuringMission(this: GtaSaSave_ScriptsBlock): bool = 

  ##[
  Whether the mission that runs is named.
  ]##
  if this.isDuringMissionInstFlag:
    return this.isDuringMissionInst
  let isDuringMissionInstExpr = bool(this.isMissionSave)
  this.isDuringMissionInst = isDuringMissionInstExpr
  this.isDuringMissionInstFlag = true
  return this.isDuringMissionInst

proc isMobileGame(this: GtaSaSave_ScriptsBlock): bool = 

  ##[
  Whether parts of phones and of the Definitive Edition are there.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc fromFile*(_: typedesc[GtaSaSave_ScriptsBlock], filename: string): GtaSaSave_ScriptsBlock =
  GtaSaSave_ScriptsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A place at which police appears when the player comes into a rectangle.
]##
proc read*(_: typedesc[GtaSaSave_SetPiece], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_SetPiecesBlock): GtaSaSave_SetPiece =
  template this: untyped = result
  this = new(GtaSaSave_SetPiece)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  When it did last; 0 for never.
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
  Where the first appears.
  ]##
  let spawn1Expr = GtaSaSave_Spot.read(this.io, this.root, this)
  this.spawn1 = spawn1Expr

  ##[
  Where the second appears.
  ]##
  let spawn2Expr = GtaSaSave_Spot.read(this.io, this.root, this)
  this.spawn2 = spawn2Expr

  ##[
  Where the first goes.
  ]##
  let target1Expr = GtaSaSave_Spot.read(this.io, this.root, this)
  this.target1 = target1Expr

  ##[
  Where the second goes.
  ]##
  let target2Expr = GtaSaSave_Spot.read(this.io, this.root, this)
  this.target2 = target2Expr

  ##[
  What appears.
  ]##
  let pieceTypeExpr = this.io.readU1()
  this.pieceType = pieceTypeExpr

  ##[
  Nothing; 0.
  ]##
  let gap00dExpr = this.io.readBytes(int(3))
  this.gap00d = gap00dExpr

proc pieceTypeName(this: GtaSaSave_SetPiece): GtaSaSave_TrapKind = 

  ##[
  Meaning of `piece_type`.
  ]##
  if this.pieceTypeNameInstFlag:
    return this.pieceTypeNameInst
  let pieceTypeNameInstExpr = GtaSaSave_TrapKind(GtaSaSave_TrapKind(this.pieceType))
  this.pieceTypeNameInst = pieceTypeNameInstExpr
  this.pieceTypeNameInstFlag = true
  return this.pieceTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_SetPiece], filename: string): GtaSaSave_SetPiece =
  GtaSaSave_SetPiece.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 17. Places at which police lies in wait (opcode 04F8).
]##
proc read*(_: typedesc[GtaSaSave_SetPiecesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_SetPiecesBlock =
  template this: untyped = result
  this = new(GtaSaSave_SetPiecesBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Places in use, 209; all 210 are stored.
  ]##
  let usedCountExpr = this.io.readU4le()
  this.usedCount = usedCountExpr

  ##[
  Places.
  ]##
  for i in 0 ..< int(210):
    let it = GtaSaSave_SetPiece.read(this.io, this.root, this)
    this.pieces.add(it)

proc fromFile*(_: typedesc[GtaSaSave_SetPiecesBlock], filename: string): GtaSaSave_SetPiecesBlock =
  GtaSaSave_SetPiecesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 22.
]##
proc read*(_: typedesc[GtaSaSave_ShoppingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_ShoppingBlock =
  template this: untyped = result
  this = new(GtaSaSave_ShoppingBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Prices that follow; 0 to 4.
  ]##
  let numModifiersExpr = this.io.readU4le()
  this.numModifiers = numModifiersExpr

  ##[
  Changed prices.
  ]##
  for i in 0 ..< int(this.numModifiers):
    let it = GtaSaSave_ChangedPrice.read(this.io, this.root, this)
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

proc fromFile*(_: typedesc[GtaSaSave_ShoppingBlock], filename: string): GtaSaSave_ShoppingBlock =
  GtaSaSave_ShoppingBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 0, 312 bytes on the PC and 428 on Android.
]##
proc read*(_: typedesc[GtaSaSave_SimpleVariablesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isMobile: any): GtaSaSave_SimpleVariablesBlock =
  template this: untyped = result
  this = new(GtaSaSave_SimpleVariablesBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
0xF2E813F3 Definitive Edition. It does not tell which script the game
ran.

  ]##
  let versionIdExpr = this.io.readU4le()
  this.versionId = versionIdExpr

  ##[
  Name in the menu. On the PC letters of the game's font, most of them
as in ASCII; on phones the key of the last mission's text, in UTF-16.
Ends with a zero among the first 24 letters; the game makes it anew at
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
  Where the camera was; within 10.1 m of the player.
  ]##
  let cameraPosExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.cameraPos = cameraPosExpr

  ##[
  How long a minute of the game is; 1000.
  ]##
  let msPerGameMinuteExpr = this.io.readU4le()
  this.msPerGameMinute = msPerGameMinuteExpr

  ##[
  When the clock last went on; equals `global_timer` in a file of the
PC.

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
  Length of the last step; 0.00001 on the PC.
  ]##
  let timeStepExpr = this.io.readF4le()
  this.timeStep = timeStepExpr

  ##[
  The same without limits; 0.
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
  How far the change of weather has come, 0 to 1.
  ]##
  let weatherInterpolationExpr = this.io.readF4le()
  this.weatherInterpolation = weatherInterpolationExpr

  ##[
  Place in the list of weathers, 0 to 63.
  ]##
  let weatherTypeInListExpr = this.io.readU4le()
  this.weatherTypeInList = weatherTypeInListExpr

  ##[
  How hard it rains, 0 to 1.
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
  The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
stars.

  ]##
  let maxChaosExpr = this.io.readU4le()
  this.maxChaos = maxChaosExpr

  ##[
  Censored for France; which of the two bytes it is was disputed.
  ]##
  let frenchGameExpr = this.io.readU1()
  this.frenchGame = frenchGameExpr

  ##[
  Censored for Germany (opcode 040C), independent of the language.
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
  Whether motion blur is on; 1.
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
  Unknown; 0.
  ]##
  if this.isMobileGame:
    let unknown424Expr = this.io.readU4le()
    this.unknown424 = unknown424Expr

proc currentLevelName(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Town = 

  ##[
  Meaning of `current_level`.
  ]##
  if this.currentLevelNameInstFlag:
    return this.currentLevelNameInst
  let currentLevelNameInstExpr = GtaSaSave_Town(GtaSaSave_Town(this.currentLevel))
  this.currentLevelNameInst = currentLevelNameInstExpr
  this.currentLevelNameInstFlag = true
  return this.currentLevelNameInst

proc extraColourWeatherName(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather = 

  ##[
  Meaning of `extra_colour_weather`.
  ]##
  if this.extraColourWeatherNameInstFlag:
    return this.extraColourWeatherNameInst
  let extraColourWeatherNameInstExpr = GtaSaSave_Weather(GtaSaSave_Weather(this.extraColourWeather))
  this.extraColourWeatherNameInst = extraColourWeatherNameInstExpr
  this.extraColourWeatherNameInstFlag = true
  return this.extraColourWeatherNameInst

proc forcedWeatherName(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather = 

  ##[
  Meaning of `forced_weather`.
  ]##
  if this.forcedWeatherNameInstFlag:
    return this.forcedWeatherNameInst
  let forcedWeatherNameInstExpr = GtaSaSave_Weather(GtaSaSave_Weather(this.forcedWeather))
  this.forcedWeatherNameInst = forcedWeatherNameInstExpr
  this.forcedWeatherNameInstFlag = true
  return this.forcedWeatherNameInst

proc isMobileGame(this: GtaSaSave_SimpleVariablesBlock): bool = 

  ##[
  Whether the settings of phones follow.
  ]##
  if this.isMobileGameInstFlag:
    return this.isMobileGameInst
  let isMobileGameInstExpr = bool(this.isMobile)
  this.isMobileGameInst = isMobileGameInstExpr
  this.isMobileGameInstFlag = true
  return this.isMobileGameInst

proc isPc(this: GtaSaSave_SimpleVariablesBlock): bool = 

  ##[
  Whether the settings of the PC follow.
  ]##
  if this.isPcInstFlag:
    return this.isPcInst
  let isPcInstExpr = bool(not(this.isMobile))
  this.isPcInst = isPcInstExpr
  this.isPcInstFlag = true
  return this.isPcInst

proc lenSaveName(this: GtaSaSave_SimpleVariablesBlock): uint8 = 

  ##[
  Bytes of `save_name`.
  ]##
  if this.lenSaveNameInstFlag:
    return this.lenSaveNameInst
  let lenSaveNameInstExpr = uint8((if this.isMobile: 200 else: 100))
  this.lenSaveNameInst = lenSaveNameInstExpr
  this.lenSaveNameInstFlag = true
  return this.lenSaveNameInst

proc newWeatherName(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather = 

  ##[
  Meaning of `new_weather`.
  ]##
  if this.newWeatherNameInstFlag:
    return this.newWeatherNameInst
  let newWeatherNameInstExpr = GtaSaSave_Weather(GtaSaSave_Weather(this.newWeather))
  this.newWeatherNameInst = newWeatherNameInstExpr
  this.newWeatherNameInstFlag = true
  return this.newWeatherNameInst

proc oldWeatherName(this: GtaSaSave_SimpleVariablesBlock): GtaSaSave_Weather = 

  ##[
  Meaning of `old_weather`.
  ]##
  if this.oldWeatherNameInstFlag:
    return this.oldWeatherNameInst
  let oldWeatherNameInstExpr = GtaSaSave_Weather(GtaSaSave_Weather(this.oldWeather))
  this.oldWeatherNameInst = oldWeatherNameInstExpr
  this.oldWeatherNameInstFlag = true
  return this.oldWeatherNameInst

proc fromFile*(_: typedesc[GtaSaSave_SimpleVariablesBlock], filename: string): GtaSaSave_SimpleVariablesBlock =
  GtaSaSave_SimpleVariablesBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
Name of a model that scripts choose.
]##
proc read*(_: typedesc[GtaSaSave_SpecialModel], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ScriptResource): GtaSaSave_SpecialModel =
  template this: untyped = result
  this = new(GtaSaSave_SpecialModel)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Bytes of the name.
  ]##
  let lenModelNameExpr = this.io.readU4le()
  this.lenModelName = lenModelNameExpr

  ##[
  Name with a zero behind it, such as `ryder2`.
  ]##
  let modelNameExpr = this.io.readBytes(int(this.lenModelName))
  this.modelName = modelNameExpr

proc fromFile*(_: typedesc[GtaSaSave_SpecialModel], filename: string): GtaSaSave_SpecialModel =
  GtaSaSave_SpecialModel.read(newKaitaiFileStream(filename), nil, nil)


##[
A place on the ground.
]##
proc read*(_: typedesc[GtaSaSave_Spot], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_SetPiece): GtaSaSave_Spot =
  template this: untyped = result
  this = new(GtaSaSave_Spot)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_Spot], filename: string): GtaSaSave_Spot =
  GtaSaSave_Spot.read(newKaitaiFileStream(filename), nil, nil)


##[
What a station has played.
]##
proc read*(_: typedesc[GtaSaSave_StationHistory], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_RadioBlock): GtaSaSave_StationHistory =
  template this: untyped = result
  this = new(GtaSaSave_StationHistory)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_StationHistory], filename: string): GtaSaSave_StationHistory =
  GtaSaSave_StationHistory.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
others do not exist.

]##
proc read*(_: typedesc[GtaSaSave_StatisticsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave, isDefinitive: any): GtaSaSave_StatisticsBlock =
  template this: untyped = result
  this = new(GtaSaSave_StatisticsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  Statistics 120 to 342.
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
  Time with each station.
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
  Unknown.
  ]##
  if this.isDefinitiveEdition:
    let statisticsEndExpr = this.io.readU4le()
    this.statisticsEnd = statisticsEndExpr

proc isDefinitiveEdition(this: GtaSaSave_StatisticsBlock): bool = 

  ##[
  Whether four more bytes follow.
  ]##
  if this.isDefinitiveEditionInstFlag:
    return this.isDefinitiveEditionInst
  let isDefinitiveEditionInstExpr = bool(this.isDefinitive)
  this.isDefinitiveEditionInst = isDefinitiveEditionInstExpr
  this.isDefinitiveEditionInstFlag = true
  return this.isDefinitiveEditionInst

proc numIntStats(this: GtaSaSave_StatisticsBlock): uint8 = 

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

proc fromFile*(_: typedesc[GtaSaSave_StatisticsBlock], filename: string): GtaSaSave_StatisticsBlock =
  GtaSaSave_StatisticsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A car that is kept; the place is free where the model is 0, and holds old
bytes then.

]##
proc read*(_: typedesc[GtaSaSave_StoredCar], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_GaragesBlock): GtaSaSave_StoredCar =
  template this: untyped = result
  this = new(GtaSaSave_StoredCar)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Where it stands.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.position = positionExpr

  ##[
  Handling of the model, and tuning.
  ]##
  let handlingFlagsExpr = GtaSaSave_HandlingBits.read(this.io, this.root, this)
  this.handlingFlags = handlingFlagsExpr

  ##[
  What does not hurt it, and what is built in.
  ]##
  let carFlagsExpr = GtaSaSave_CarBits.read(this.io, this.root, this)
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
  Tuning parts, 1000 to 1193; -1 for none.
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
  Station that is on.
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
  Bomb in the car; 0 in most files.
  ]##
  let bombExpr = this.io.readU1()
  this.bomb = bombExpr

  ##[
  0 to 2; 255 for none.
  ]##
  let paintjobExpr = this.io.readU1()
  this.paintjob = paintjobExpr

  ##[
  Charges of nitro: 0 to 10, or 101.
  ]##
  let nitroExpr = this.io.readU1()
  this.nitro = nitroExpr

  ##[
  Its front.
  ]##
  let forwardExpr = GtaSaSave_Direction100.read(this.io, this.root, this)
  this.forward = forwardExpr

  ##[
  Nothing; 0.
  ]##
  let gap037Expr = this.io.readBytes(int(1))
  this.gap037 = gap037Expr

proc bombName(this: GtaSaSave_StoredCar): GtaSaSave_CarBomb = 

  ##[
  Meaning of `bomb`.
  ]##
  if this.bombNameInstFlag:
    return this.bombNameInst
  let bombNameInstExpr = GtaSaSave_CarBomb(GtaSaSave_CarBomb(this.bomb))
  this.bombNameInst = bombNameInstExpr
  this.bombNameInstFlag = true
  return this.bombNameInst

proc radioName(this: GtaSaSave_StoredCar): GtaSaSave_Station = 

  ##[
  Meaning of `radio`.
  ]##
  if this.radioNameInstFlag:
    return this.radioNameInst
  let radioNameInstExpr = GtaSaSave_Station(GtaSaSave_Station(this.radio))
  this.radioNameInst = radioNameInstExpr
  this.radioNameInstFlag = true
  return this.radioNameInst

proc fromFile*(_: typedesc[GtaSaSave_StoredCar], filename: string): GtaSaSave_StoredCar =
  GtaSaSave_StoredCar.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 18.
]##
proc read*(_: typedesc[GtaSaSave_StreamingBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_StreamingBlock =
  template this: untyped = result
  this = new(GtaSaSave_StreamingBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  What was loaded of models (from 0), textures (20,000), collisions
(25,000), parts of the map (25,255), paths (25,511), animations
(25,575), recordings (25,755), scripts (26,230): 255 not at all, else
bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
scene, 1 and 128 unknown.

  ]##
  for i in 0 ..< int(26316):
    let it = this.io.readU1()
    this.slots.add(it)

proc fromFile*(_: typedesc[GtaSaSave_StreamingBlock], filename: string): GtaSaSave_StreamingBlock =
  GtaSaSave_StreamingBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A unique jump.
]##
proc read*(_: typedesc[GtaSaSave_StuntJump], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_StuntJumpsBlock): GtaSaSave_StuntJump =
  template this: untyped = result
  this = new(GtaSaSave_StuntJump)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Lowest corner of the box from which one jumps.
  ]##
  let startMinExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.startMin = startMinExpr

  ##[
  Highest corner.
  ]##
  let startMaxExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.startMax = startMaxExpr

  ##[
  Lowest corner of the box in which one lands.
  ]##
  let landMinExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.landMin = landMinExpr

  ##[
  Highest corner.
  ]##
  let landMaxExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.landMax = landMaxExpr

  ##[
  Where the camera is.
  ]##
  let cameraExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
  this.camera = cameraExpr

  ##[
  Money for it; 500.
  ]##
  let rewardExpr = this.io.readS4le()
  this.reward = rewardExpr

  ##[
  Whether the player has done it.
  ]##
  let doneExpr = this.io.readU1()
  this.done = doneExpr

  ##[
  Whether he has tried it.
  ]##
  let foundExpr = this.io.readU1()
  this.found = foundExpr

  ##[
  Old memory; no meaning.
  ]##
  let gap042Expr = this.io.readBytes(int(2))
  this.gap042 = gap042Expr

proc fromFile*(_: typedesc[GtaSaSave_StuntJump], filename: string): GtaSaSave_StuntJump =
  GtaSaSave_StuntJump.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 24.
]##
proc read*(_: typedesc[GtaSaSave_StuntJumpsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_StuntJumpsBlock =
  template this: untyped = result
  this = new(GtaSaSave_StuntJumpsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
    let it = GtaSaSave_StuntJump.read(this.io, this.root, this)
    this.jumps.add(it)

proc fromFile*(_: typedesc[GtaSaSave_StuntJumpsBlock], filename: string): GtaSaSave_StuntJumpsBlock =
  GtaSaSave_StuntJumpsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A box in which path nodes are switched on or off (opcodes 0606, 0607).
]##
proc read*(_: typedesc[GtaSaSave_SwitchedArea], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_PathsBlock): GtaSaSave_SwitchedArea =
  template this: untyped = result
  this = new(GtaSaSave_SwitchedArea)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
  Whether nodes of cars are meant rather than those of people.
  ]##
  let forCarsExpr = this.io.readU1()
  this.forCars = forCarsExpr

  ##[
  Nothing; 0.
  ]##
  let gap01aExpr = this.io.readBytes(int(2))
  this.gap01a = gap01aExpr

proc fromFile*(_: typedesc[GtaSaSave_SwitchedArea], filename: string): GtaSaSave_SwitchedArea =
  GtaSaSave_SwitchedArea.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 20.
]##
proc read*(_: typedesc[GtaSaSave_TagsBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_TagsBlock =
  template this: untyped = result
  this = new(GtaSaSave_TagsBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_TagsBlock], filename: string): GtaSaSave_TagsBlock =
  GtaSaSave_TagsBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A marker in the world; what is not in use holds old places.
]##
proc read*(_: typedesc[GtaSaSave_UserMarker], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_UserMarkersBlock): GtaSaSave_UserMarker =
  template this: untyped = result
  this = new(GtaSaSave_UserMarker)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Whether it is there.
  ]##
  let inUseExpr = this.io.readU1()
  this.inUse = inUseExpr

  ##[
  Nothing; 0.
  ]##
  let gap001Expr = this.io.readBytes(int(3))
  this.gap001 = gap001Expr

  ##[
  Where it is.
  ]##
  let positionExpr = GtaSaSave_Vec3.read(this.io, this.root, this)
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

proc fromFile*(_: typedesc[GtaSaSave_UserMarker], filename: string): GtaSaSave_UserMarker =
  GtaSaSave_UserMarker.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 27 (opcode 0A40).
]##
proc read*(_: typedesc[GtaSaSave_UserMarkersBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_UserMarkersBlock =
  template this: untyped = result
  this = new(GtaSaSave_UserMarkersBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Markers.
  ]##
  for i in 0 ..< int(5):
    let it = GtaSaSave_UserMarker.read(this.io, this.root, this)
    this.markers.add(it)

proc fromFile*(_: typedesc[GtaSaSave_UserMarkersBlock], filename: string): GtaSaSave_UserMarkersBlock =
  GtaSaSave_UserMarkersBlock.read(newKaitaiFileStream(filename), nil, nil)


##[
A direction on the ground.
]##
proc read*(_: typedesc[GtaSaSave_Vec2], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Garage): GtaSaSave_Vec2 =
  template this: untyped = result
  this = new(GtaSaSave_Vec2)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_Vec2], filename: string): GtaSaSave_Vec2 =
  GtaSaSave_Vec2.read(newKaitaiFileStream(filename), nil, nil)


##[
A point or direction in the world.
]##
proc read*(_: typedesc[GtaSaSave_Vec3], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): GtaSaSave_Vec3 =
  template this: untyped = result
  this = new(GtaSaSave_Vec3)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc fromFile*(_: typedesc[GtaSaSave_Vec3], filename: string): GtaSaSave_Vec3 =
  GtaSaSave_Vec3.read(newKaitaiFileStream(filename), nil, nil)


##[
A weapon; all zero in an empty slot.
]##
proc read*(_: typedesc[GtaSaSave_Weapon], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_Player): GtaSaSave_Weapon =
  template this: untyped = result
  this = new(GtaSaSave_Weapon)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Weapon; its slot decides which may stand here.
  ]##
  let weaponTypeExpr = this.io.readU4le()
  this.weaponType = weaponTypeExpr

  ##[
  What it is doing.
  ]##
  let stateExpr = this.io.readU4le()
  this.state = stateExpr

  ##[
  Shots until it is loaded again.
  ]##
  let clipExpr = this.io.readU4le()
  this.clip = clipExpr

  ##[
  Shots in all, above 25,000 without end.
  ]##
  let totalAmmoExpr = this.io.readU4le()
  this.totalAmmo = totalAmmoExpr

  ##[
  When it can shoot again.
  ]##
  let nextShotTimeExpr = this.io.readU4le()
  this.nextShotTime = nextShotTimeExpr

  ##[
  Whether it was chosen for the view through it; 0.
  ]##
  let firstPersonSelectedExpr = this.io.readU1()
  this.firstPersonSelected = firstPersonSelectedExpr

  ##[
  Whether it is hidden; 0.
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

proc stateName(this: GtaSaSave_Weapon): GtaSaSave_WeaponState = 

  ##[
  Meaning of `state`.
  ]##
  if this.stateNameInstFlag:
    return this.stateNameInst
  let stateNameInstExpr = GtaSaSave_WeaponState(GtaSaSave_WeaponState(this.state))
  this.stateNameInst = stateNameInstExpr
  this.stateNameInstFlag = true
  return this.stateNameInst

proc weaponTypeName(this: GtaSaSave_Weapon): GtaSaSave_WeaponKind = 

  ##[
  Meaning of `weapon_type`.
  ]##
  if this.weaponTypeNameInstFlag:
    return this.weaponTypeNameInst
  let weaponTypeNameInstExpr = GtaSaSave_WeaponKind(GtaSaSave_WeaponKind(this.weaponType))
  this.weaponTypeNameInst = weaponTypeNameInstExpr
  this.weaponTypeNameInstFlag = true
  return this.weaponTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_Weapon], filename: string): GtaSaSave_Weapon =
  GtaSaSave_Weapon.read(newKaitaiFileStream(filename), nil, nil)


##[
A box with a name.
]##
proc read*(_: typedesc[GtaSaSave_Zone], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZonesBlock): GtaSaSave_Zone =
  template this: untyped = result
  this = new(GtaSaSave_Zone)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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

proc levelName(this: GtaSaSave_Zone): GtaSaSave_Town = 

  ##[
  Meaning of `level`.
  ]##
  if this.levelNameInstFlag:
    return this.levelNameInst
  let levelNameInstExpr = GtaSaSave_Town(GtaSaSave_Town(this.level))
  this.levelNameInst = levelNameInstExpr
  this.levelNameInstFlag = true
  return this.levelNameInst

proc zoneTypeName(this: GtaSaSave_Zone): GtaSaSave_ZoneKind = 

  ##[
  Meaning of `zone_type`.
  ]##
  if this.zoneTypeNameInstFlag:
    return this.zoneTypeNameInst
  let zoneTypeNameInstExpr = GtaSaSave_ZoneKind(GtaSaSave_ZoneKind(this.zoneType))
  this.zoneTypeNameInst = zoneTypeNameInstExpr
  this.zoneTypeNameInstFlag = true
  return this.zoneTypeNameInst

proc fromFile*(_: typedesc[GtaSaSave_Zone], filename: string): GtaSaSave_Zone =
  GtaSaSave_Zone.read(newKaitaiFileStream(filename), nil, nil)


##[
Who lives in a zone.
]##
proc read*(_: typedesc[GtaSaSave_ZoneInfo], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave_ZonesBlock): GtaSaSave_ZoneInfo =
  template this: untyped = result
  this = new(GtaSaSave_ZoneInfo)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How many of each gang, 0 to 100 (opcode 076C)
  ]##
  for i in 0 ..< int(10):
    let it = this.io.readU1()
    this.gangDensity.add(it)

  ##[
  How many dealers (opcode 076A), 0 to 15.
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
  Kind of people.
  ]##
  let populationExpr = GtaSaSave_PopulationBits.read(this.io, this.root, this)
  this.population = populationExpr

  ##[
  Who lives there (opcode 0874)
  ]##
  let racesExpr = GtaSaSave_RaceBits.read(this.io, this.root, this)
  this.races = racesExpr

proc fromFile*(_: typedesc[GtaSaSave_ZoneInfo], filename: string): GtaSaSave_ZoneInfo =
  GtaSaSave_ZoneInfo.read(newKaitaiFileStream(filename), nil, nil)


##[
Block 10. Zones have a box and a name; what lives in them stands in infos,
which several may share.

]##
proc read*(_: typedesc[GtaSaSave_ZonesBlock], io: KaitaiStream, root: KaitaiStruct, parent: GtaSaSave): GtaSaSave_ZonesBlock =
  template this: untyped = result
  this = new(GtaSaSave_ZonesBlock)
  let root = if root == nil: cast[GtaSaSave](this) else: cast[GtaSaSave](root)
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
    let it = GtaSaSave_Zone.read(this.io, this.root, this)
    this.navZones.add(it)

  ##[
  Who lives in the zones.
  ]##
  for i in 0 ..< int(this.numZoneInfos):
    let it = GtaSaSave_ZoneInfo.read(this.io, this.root, this)
    this.zoneInfos.add(it)

  ##[
  Towns.
  ]##
  for i in 0 ..< int(this.numMapZones):
    let it = GtaSaSave_Zone.read(this.io, this.root, this)
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

proc currentLevelName(this: GtaSaSave_ZonesBlock): GtaSaSave_Town = 

  ##[
  Meaning of `current_level`.
  ]##
  if this.currentLevelNameInstFlag:
    return this.currentLevelNameInst
  let currentLevelNameInstExpr = GtaSaSave_Town(GtaSaSave_Town(this.currentLevel))
  this.currentLevelNameInst = currentLevelNameInstExpr
  this.currentLevelNameInstFlag = true
  return this.currentLevelNameInst

proc fromFile*(_: typedesc[GtaSaSave_ZonesBlock], filename: string): GtaSaSave_ZonesBlock =
  GtaSaSave_ZonesBlock.read(newKaitaiFileStream(filename), nil, nil)

