# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class GtaSaSave(ReadWriteKaitaiStruct):
    """A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
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
    
    .. seealso::
       Source - https://github.com/gta-reversed/gta-reversed
    
    
    .. seealso::
       Source - https://github.com/gtasa-savegame-editor/libsavegame
    
    
    .. seealso::
       Source - https://gtamods.com/wiki/Saves_(GTA_SA)
    """

    class BlipColour(IntEnum):
        blip_red = 0
        blip_green = 1
        blip_blue = 2
        blip_white = 3
        blip_yellow = 4
        blip_red_2 = 5
        blip_blue_2 = 6
        blip_threat = 7
        blip_destination = 8

    class BlipDisplay(IntEnum):
        show_nothing = 0
        show_marker = 1
        show_icon = 2
        show_both = 3

    class BlipTarget(IntEnum):
        blip_of_nothing = 0
        blip_of_car = 1
        blip_of_ped = 2
        blip_of_object = 3
        blip_of_place = 4
        blip_of_contact = 5
        blip_of_spotlight = 6
        blip_of_pickup = 7
        blip_of_airstrip = 8

    class BrainKind(IntEnum):
        free_brain = -1
        ped_brain = 0
        object_brain = 1
        brain_2 = 2
        named_brain_3 = 3
        brain_4 = 4
        named_brain_5 = 5

    class CarBomb(IntEnum):
        no_bomb = 0
        bomb_with_timer = 1
        bomb_at_ignition = 2
        bomb_remote = 3
        bomb_at_ignition_armed = 5

    class CarSupply(IntEnum):
        no_cars = 0
        cars_without_end = 65535

    class ClothesModel(IntEnum):
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

    class ClothesTexture(IntEnum):
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

    class Creator(IntEnum):
        made_by_game = 1
        made_by_mission = 2
        made_by_replay = 3

    class Door(IntEnum):
        door_closed = 0
        door_open = 1
        door_closing = 2
        door_opening = 3
        door_waiting_for_player_to_leave = 4
        door_closed_after_drop_off = 5

    class Fighting(IntEnum):
        standard = 4
        boxing = 5
        kung_fu = 6
        knee_head = 7
        grab_kick = 15
        elbows = 16

    class FloatStat(IntEnum):
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

    class GangId(IntEnum):
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

    class GarageKind(IntEnum):
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

    class HiddenThing(IntEnum):
        nothing_hidden = 0
        hidden_legacy = 1
        hidden_building = 2
        hidden_object = 3
        hidden_dummy = 4

    class Icon(IntEnum):
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

    class IntStat(IntEnum):
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

    class NewsKind(IntEnum):
        news_of_city = 1
        news_of_mission = 2
        no_news = 3

    class ObjectOrigin(IntEnum):
        object_unknown = 0
        object_of_game = 1
        object_of_mission = 2
        object_temporary = 3
        object_of_cutscene = 4
        object_decoration = 5
        object_of_mission_2 = 6

    class PedKind(IntEnum):
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

    class PickupKind(IntEnum):
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

    class PlayState(IntEnum):
        still_playing = 0
        player_wasted = 1
        player_busted = 2
        mission_failed = 3
        mission_passed = 4

    class PlayerCondition(IntEnum):
        player_playing = 0
        player_died = 1
        player_arrested = 2
        player_failed_mission = 3
        player_left_game = 4

    class PopulationGroup(IntEnum):
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

    class PropertyOffer(IntEnum):
        no_property_text = 0
        can_be_bought = 1
        cannot_be_bought = 2

    class Station(IntEnum):
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

    class StationOrder(IntEnum):
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

    class SwappedThing(IntEnum):
        nothing_swapped = 0
        building_swapped = 2

    class SystemTimePart(IntEnum):
        year = 0
        month = 1
        weekday = 2
        day = 3
        hour = 4
        minute = 5
        second = 6
        millisecond = 7

    class Town(IntEnum):
        countryside_town = 0
        los_santos = 1
        san_fierro = 2
        las_venturas = 3

    class TrapKind(IntEnum):
        no_trap = 0
        two_slow_cars = 1
        one_fast_car = 2
        one_car = 3
        one_cop = 4
        two_cops = 5
        two_braking_cars = 6
        two_fast_cars = 7
        two_cars = 8

    class WarAttack(IntEnum):
        no_attack = 0
        player_was_told = 1
        player_came = 2

    class WarState(IntEnum):
        no_war = 0
        provoked = 1
        first_wave = 2
        first_passed = 3
        second_wave = 4
        second_passed = 5
        third_wave = 6

    class WeaponKind(IntEnum):
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

    class WeaponSlot(IntEnum):
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

    class WeaponState(IntEnum):
        weapon_ready = 0
        firing = 1
        reloading = 2
        out_of_ammo = 3
        melee_contact = 4

    class Weather(IntEnum):
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

    class ZoneKind(IntEnum):
        nav_zone = 0
        local_zone = 1
        info_zone = 2
        map_zone = 3
    def __init__(self, _io=None, _parent=None, _root=None):
        super(GtaSaSave, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.tag_00 = self._io.read_bytes(5)
        if not self.tag_00 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_00, self._io, u"/seq/0")
        self.simple_variables = GtaSaSave.SimpleVariablesBlock(False, self._io, self, self._root)
        self.simple_variables._read()
        self.tag_01 = self._io.read_bytes(5)
        if not self.tag_01 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_01, self._io, u"/seq/2")
        self.scripts = GtaSaSave.ScriptsBlock(False, False, False, self._io, self, self._root)
        self.scripts._read()
        self.tag_02 = self._io.read_bytes(5)
        if not self.tag_02 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_02, self._io, u"/seq/4")
        self.pools = GtaSaSave.PoolsBlock(self._io, self, self._root)
        self.pools._read()
        self.tag_03 = self._io.read_bytes(5)
        if not self.tag_03 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_03, self._io, u"/seq/6")
        self.garages = GtaSaSave.GaragesBlock(self._io, self, self._root)
        self.garages._read()
        self.tag_04 = self._io.read_bytes(5)
        if not self.tag_04 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_04, self._io, u"/seq/8")
        self.game_logic = GtaSaSave.GameLogicBlock(self._io, self, self._root)
        self.game_logic._read()
        self.tag_05 = self._io.read_bytes(5)
        if not self.tag_05 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_05, self._io, u"/seq/10")
        self.paths = GtaSaSave.PathsBlock(self._io, self, self._root)
        self.paths._read()
        self.tag_06 = self._io.read_bytes(5)
        if not self.tag_06 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_06, self._io, u"/seq/12")
        self.pickups = GtaSaSave.PickupsBlock(self._io, self, self._root)
        self.pickups._read()
        self.phone_info = GtaSaSave.EmptyBlock(self._io, self, self._root)
        self.phone_info._read()
        self.tag_08 = self._io.read_bytes(5)
        if not self.tag_08 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_08, self._io, u"/seq/15")
        self.restart_points = GtaSaSave.RestartPointsBlock(self._io, self, self._root)
        self.restart_points._read()
        self.tag_09 = self._io.read_bytes(5)
        if not self.tag_09 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_09, self._io, u"/seq/17")
        self.radar_blips = GtaSaSave.RadarBlock(175, self._io, self, self._root)
        self.radar_blips._read()
        self.tag_10 = self._io.read_bytes(5)
        if not self.tag_10 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_10, self._io, u"/seq/19")
        self.zones = GtaSaSave.ZonesBlock(self._io, self, self._root)
        self.zones._read()
        self.tag_11 = self._io.read_bytes(5)
        if not self.tag_11 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_11, self._io, u"/seq/21")
        self.gangs = GtaSaSave.GangsBlock(self._io, self, self._root)
        self.gangs._read()
        self.tag_12 = self._io.read_bytes(5)
        if not self.tag_12 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_12, self._io, u"/seq/23")
        self.car_generators = GtaSaSave.CarGeneratorsBlock(self._io, self, self._root)
        self.car_generators._read()
        self.ped_generators = GtaSaSave.EmptyBlock(self._io, self, self._root)
        self.ped_generators._read()
        self.audio_script_objects = GtaSaSave.EmptyBlock(self._io, self, self._root)
        self.audio_script_objects._read()
        self.tag_15 = self._io.read_bytes(5)
        if not self.tag_15 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_15, self._io, u"/seq/27")
        self.player_info = GtaSaSave.PlayerInfoBlock(self._io, self, self._root)
        self.player_info._read()
        self.tag_16 = self._io.read_bytes(5)
        if not self.tag_16 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_16, self._io, u"/seq/29")
        self.statistics = GtaSaSave.StatisticsBlock(False, self._io, self, self._root)
        self.statistics._read()
        self.tag_17 = self._io.read_bytes(5)
        if not self.tag_17 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_17, self._io, u"/seq/31")
        self.set_pieces = GtaSaSave.SetPiecesBlock(self._io, self, self._root)
        self.set_pieces._read()
        self.tag_18 = self._io.read_bytes(5)
        if not self.tag_18 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_18, self._io, u"/seq/33")
        self.streaming = GtaSaSave.StreamingBlock(self._io, self, self._root)
        self.streaming._read()
        self.tag_19 = self._io.read_bytes(5)
        if not self.tag_19 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_19, self._io, u"/seq/35")
        self.ped_relationships = GtaSaSave.PedRelationshipsBlock(self._io, self, self._root)
        self.ped_relationships._read()
        self.tag_20 = self._io.read_bytes(5)
        if not self.tag_20 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_20, self._io, u"/seq/37")
        self.tags = GtaSaSave.TagsBlock(self._io, self, self._root)
        self.tags._read()
        self.tag_21 = self._io.read_bytes(5)
        if not self.tag_21 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_21, self._io, u"/seq/39")
        self.ipl_flags = GtaSaSave.IplFlagsBlock(self._io, self, self._root)
        self.ipl_flags._read()
        self.tag_22 = self._io.read_bytes(5)
        if not self.tag_22 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_22, self._io, u"/seq/41")
        self.shopping = GtaSaSave.ShoppingBlock(self._io, self, self._root)
        self.shopping._read()
        self.tag_23 = self._io.read_bytes(5)
        if not self.tag_23 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_23, self._io, u"/seq/43")
        self.gang_wars = GtaSaSave.GangWarsBlock(False, False, self._io, self, self._root)
        self.gang_wars._read()
        self.tag_24 = self._io.read_bytes(5)
        if not self.tag_24 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_24, self._io, u"/seq/45")
        self.stunt_jumps = GtaSaSave.StuntJumpsBlock(self._io, self, self._root)
        self.stunt_jumps._read()
        self.tag_25 = self._io.read_bytes(5)
        if not self.tag_25 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_25, self._io, u"/seq/47")
        self.entry_exits = GtaSaSave.EntryExitsBlock(self._io, self, self._root)
        self.entry_exits._read()
        self.tag_26 = self._io.read_bytes(5)
        if not self.tag_26 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_26, self._io, u"/seq/49")
        self.radio = GtaSaSave.RadioBlock(self._io, self, self._root)
        self.radio._read()
        self.tag_27 = self._io.read_bytes(5)
        if not self.tag_27 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_27, self._io, u"/seq/51")
        self.user_markers = GtaSaSave.UserMarkersBlock(self._io, self, self._root)
        self.user_markers._read()
        self.padding = self._io.read_bytes((self._io.size() - self._io.pos()) - 4)
        self.checksum = self._io.read_u4le()
        self._dirty = False


    def _fetch_instances(self):
        pass
        self.simple_variables._fetch_instances()
        self.scripts._fetch_instances()
        self.pools._fetch_instances()
        self.garages._fetch_instances()
        self.game_logic._fetch_instances()
        self.paths._fetch_instances()
        self.pickups._fetch_instances()
        self.phone_info._fetch_instances()
        self.restart_points._fetch_instances()
        self.radar_blips._fetch_instances()
        self.zones._fetch_instances()
        self.gangs._fetch_instances()
        self.car_generators._fetch_instances()
        self.ped_generators._fetch_instances()
        self.audio_script_objects._fetch_instances()
        self.player_info._fetch_instances()
        self.statistics._fetch_instances()
        self.set_pieces._fetch_instances()
        self.streaming._fetch_instances()
        self.ped_relationships._fetch_instances()
        self.tags._fetch_instances()
        self.ipl_flags._fetch_instances()
        self.shopping._fetch_instances()
        self.gang_wars._fetch_instances()
        self.stunt_jumps._fetch_instances()
        self.entry_exits._fetch_instances()
        self.radio._fetch_instances()
        self.user_markers._fetch_instances()


    def _write__seq(self, io=None):
        super(GtaSaSave, self)._write__seq(io)
        self._io.write_bytes(self.tag_00)
        self.simple_variables._write__seq(self._io)
        self._io.write_bytes(self.tag_01)
        self.scripts._write__seq(self._io)
        self._io.write_bytes(self.tag_02)
        self.pools._write__seq(self._io)
        self._io.write_bytes(self.tag_03)
        self.garages._write__seq(self._io)
        self._io.write_bytes(self.tag_04)
        self.game_logic._write__seq(self._io)
        self._io.write_bytes(self.tag_05)
        self.paths._write__seq(self._io)
        self._io.write_bytes(self.tag_06)
        self.pickups._write__seq(self._io)
        self.phone_info._write__seq(self._io)
        self._io.write_bytes(self.tag_08)
        self.restart_points._write__seq(self._io)
        self._io.write_bytes(self.tag_09)
        self.radar_blips._write__seq(self._io)
        self._io.write_bytes(self.tag_10)
        self.zones._write__seq(self._io)
        self._io.write_bytes(self.tag_11)
        self.gangs._write__seq(self._io)
        self._io.write_bytes(self.tag_12)
        self.car_generators._write__seq(self._io)
        self.ped_generators._write__seq(self._io)
        self.audio_script_objects._write__seq(self._io)
        self._io.write_bytes(self.tag_15)
        self.player_info._write__seq(self._io)
        self._io.write_bytes(self.tag_16)
        self.statistics._write__seq(self._io)
        self._io.write_bytes(self.tag_17)
        self.set_pieces._write__seq(self._io)
        self._io.write_bytes(self.tag_18)
        self.streaming._write__seq(self._io)
        self._io.write_bytes(self.tag_19)
        self.ped_relationships._write__seq(self._io)
        self._io.write_bytes(self.tag_20)
        self.tags._write__seq(self._io)
        self._io.write_bytes(self.tag_21)
        self.ipl_flags._write__seq(self._io)
        self._io.write_bytes(self.tag_22)
        self.shopping._write__seq(self._io)
        self._io.write_bytes(self.tag_23)
        self.gang_wars._write__seq(self._io)
        self._io.write_bytes(self.tag_24)
        self.stunt_jumps._write__seq(self._io)
        self._io.write_bytes(self.tag_25)
        self.entry_exits._write__seq(self._io)
        self._io.write_bytes(self.tag_26)
        self.radio._write__seq(self._io)
        self._io.write_bytes(self.tag_27)
        self.user_markers._write__seq(self._io)
        if len(self.padding) != (self._io.size() - self._io.pos()) - 4:
            raise kaitaistruct.ConsistencyError(u"padding", (self._io.size() - self._io.pos()) - 4, len(self.padding))
        self._io.write_bytes(self.padding)
        self._io.write_u4le(self.checksum)


    def _check(self):
        if len(self.tag_00) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_00", 5, len(self.tag_00))
        if not self.tag_00 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_00, None, u"/seq/0")
        if self.simple_variables._root != self._root:
            raise kaitaistruct.ConsistencyError(u"simple_variables", self._root, self.simple_variables._root)
        if self.simple_variables._parent != self:
            raise kaitaistruct.ConsistencyError(u"simple_variables", self, self.simple_variables._parent)
        if self.simple_variables.is_mobile != False:
            raise kaitaistruct.ConsistencyError(u"simple_variables", False, self.simple_variables.is_mobile)
        if len(self.tag_01) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_01", 5, len(self.tag_01))
        if not self.tag_01 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_01, None, u"/seq/2")
        if self.scripts._root != self._root:
            raise kaitaistruct.ConsistencyError(u"scripts", self._root, self.scripts._root)
        if self.scripts._parent != self:
            raise kaitaistruct.ConsistencyError(u"scripts", self, self.scripts._parent)
        if self.scripts.is_mobile != False:
            raise kaitaistruct.ConsistencyError(u"scripts", False, self.scripts.is_mobile)
        if self.scripts.has_mission_index != False:
            raise kaitaistruct.ConsistencyError(u"scripts", False, self.scripts.has_mission_index)
        if self.scripts.is_mission_save != False:
            raise kaitaistruct.ConsistencyError(u"scripts", False, self.scripts.is_mission_save)
        if len(self.tag_02) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_02", 5, len(self.tag_02))
        if not self.tag_02 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_02, None, u"/seq/4")
        if self.pools._root != self._root:
            raise kaitaistruct.ConsistencyError(u"pools", self._root, self.pools._root)
        if self.pools._parent != self:
            raise kaitaistruct.ConsistencyError(u"pools", self, self.pools._parent)
        if len(self.tag_03) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_03", 5, len(self.tag_03))
        if not self.tag_03 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_03, None, u"/seq/6")
        if self.garages._root != self._root:
            raise kaitaistruct.ConsistencyError(u"garages", self._root, self.garages._root)
        if self.garages._parent != self:
            raise kaitaistruct.ConsistencyError(u"garages", self, self.garages._parent)
        if len(self.tag_04) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_04", 5, len(self.tag_04))
        if not self.tag_04 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_04, None, u"/seq/8")
        if self.game_logic._root != self._root:
            raise kaitaistruct.ConsistencyError(u"game_logic", self._root, self.game_logic._root)
        if self.game_logic._parent != self:
            raise kaitaistruct.ConsistencyError(u"game_logic", self, self.game_logic._parent)
        if len(self.tag_05) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_05", 5, len(self.tag_05))
        if not self.tag_05 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_05, None, u"/seq/10")
        if self.paths._root != self._root:
            raise kaitaistruct.ConsistencyError(u"paths", self._root, self.paths._root)
        if self.paths._parent != self:
            raise kaitaistruct.ConsistencyError(u"paths", self, self.paths._parent)
        if len(self.tag_06) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_06", 5, len(self.tag_06))
        if not self.tag_06 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_06, None, u"/seq/12")
        if self.pickups._root != self._root:
            raise kaitaistruct.ConsistencyError(u"pickups", self._root, self.pickups._root)
        if self.pickups._parent != self:
            raise kaitaistruct.ConsistencyError(u"pickups", self, self.pickups._parent)
        if self.phone_info._root != self._root:
            raise kaitaistruct.ConsistencyError(u"phone_info", self._root, self.phone_info._root)
        if self.phone_info._parent != self:
            raise kaitaistruct.ConsistencyError(u"phone_info", self, self.phone_info._parent)
        if len(self.tag_08) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_08", 5, len(self.tag_08))
        if not self.tag_08 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_08, None, u"/seq/15")
        if self.restart_points._root != self._root:
            raise kaitaistruct.ConsistencyError(u"restart_points", self._root, self.restart_points._root)
        if self.restart_points._parent != self:
            raise kaitaistruct.ConsistencyError(u"restart_points", self, self.restart_points._parent)
        if len(self.tag_09) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_09", 5, len(self.tag_09))
        if not self.tag_09 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_09, None, u"/seq/17")
        if self.radar_blips._root != self._root:
            raise kaitaistruct.ConsistencyError(u"radar_blips", self._root, self.radar_blips._root)
        if self.radar_blips._parent != self:
            raise kaitaistruct.ConsistencyError(u"radar_blips", self, self.radar_blips._parent)
        if self.radar_blips.num_blips != 175:
            raise kaitaistruct.ConsistencyError(u"radar_blips", 175, self.radar_blips.num_blips)
        if len(self.tag_10) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_10", 5, len(self.tag_10))
        if not self.tag_10 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_10, None, u"/seq/19")
        if self.zones._root != self._root:
            raise kaitaistruct.ConsistencyError(u"zones", self._root, self.zones._root)
        if self.zones._parent != self:
            raise kaitaistruct.ConsistencyError(u"zones", self, self.zones._parent)
        if len(self.tag_11) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_11", 5, len(self.tag_11))
        if not self.tag_11 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_11, None, u"/seq/21")
        if self.gangs._root != self._root:
            raise kaitaistruct.ConsistencyError(u"gangs", self._root, self.gangs._root)
        if self.gangs._parent != self:
            raise kaitaistruct.ConsistencyError(u"gangs", self, self.gangs._parent)
        if len(self.tag_12) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_12", 5, len(self.tag_12))
        if not self.tag_12 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_12, None, u"/seq/23")
        if self.car_generators._root != self._root:
            raise kaitaistruct.ConsistencyError(u"car_generators", self._root, self.car_generators._root)
        if self.car_generators._parent != self:
            raise kaitaistruct.ConsistencyError(u"car_generators", self, self.car_generators._parent)
        if self.ped_generators._root != self._root:
            raise kaitaistruct.ConsistencyError(u"ped_generators", self._root, self.ped_generators._root)
        if self.ped_generators._parent != self:
            raise kaitaistruct.ConsistencyError(u"ped_generators", self, self.ped_generators._parent)
        if self.audio_script_objects._root != self._root:
            raise kaitaistruct.ConsistencyError(u"audio_script_objects", self._root, self.audio_script_objects._root)
        if self.audio_script_objects._parent != self:
            raise kaitaistruct.ConsistencyError(u"audio_script_objects", self, self.audio_script_objects._parent)
        if len(self.tag_15) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_15", 5, len(self.tag_15))
        if not self.tag_15 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_15, None, u"/seq/27")
        if self.player_info._root != self._root:
            raise kaitaistruct.ConsistencyError(u"player_info", self._root, self.player_info._root)
        if self.player_info._parent != self:
            raise kaitaistruct.ConsistencyError(u"player_info", self, self.player_info._parent)
        if len(self.tag_16) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_16", 5, len(self.tag_16))
        if not self.tag_16 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_16, None, u"/seq/29")
        if self.statistics._root != self._root:
            raise kaitaistruct.ConsistencyError(u"statistics", self._root, self.statistics._root)
        if self.statistics._parent != self:
            raise kaitaistruct.ConsistencyError(u"statistics", self, self.statistics._parent)
        if self.statistics.is_definitive != False:
            raise kaitaistruct.ConsistencyError(u"statistics", False, self.statistics.is_definitive)
        if len(self.tag_17) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_17", 5, len(self.tag_17))
        if not self.tag_17 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_17, None, u"/seq/31")
        if self.set_pieces._root != self._root:
            raise kaitaistruct.ConsistencyError(u"set_pieces", self._root, self.set_pieces._root)
        if self.set_pieces._parent != self:
            raise kaitaistruct.ConsistencyError(u"set_pieces", self, self.set_pieces._parent)
        if len(self.tag_18) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_18", 5, len(self.tag_18))
        if not self.tag_18 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_18, None, u"/seq/33")
        if self.streaming._root != self._root:
            raise kaitaistruct.ConsistencyError(u"streaming", self._root, self.streaming._root)
        if self.streaming._parent != self:
            raise kaitaistruct.ConsistencyError(u"streaming", self, self.streaming._parent)
        if len(self.tag_19) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_19", 5, len(self.tag_19))
        if not self.tag_19 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_19, None, u"/seq/35")
        if self.ped_relationships._root != self._root:
            raise kaitaistruct.ConsistencyError(u"ped_relationships", self._root, self.ped_relationships._root)
        if self.ped_relationships._parent != self:
            raise kaitaistruct.ConsistencyError(u"ped_relationships", self, self.ped_relationships._parent)
        if len(self.tag_20) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_20", 5, len(self.tag_20))
        if not self.tag_20 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_20, None, u"/seq/37")
        if self.tags._root != self._root:
            raise kaitaistruct.ConsistencyError(u"tags", self._root, self.tags._root)
        if self.tags._parent != self:
            raise kaitaistruct.ConsistencyError(u"tags", self, self.tags._parent)
        if len(self.tag_21) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_21", 5, len(self.tag_21))
        if not self.tag_21 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_21, None, u"/seq/39")
        if self.ipl_flags._root != self._root:
            raise kaitaistruct.ConsistencyError(u"ipl_flags", self._root, self.ipl_flags._root)
        if self.ipl_flags._parent != self:
            raise kaitaistruct.ConsistencyError(u"ipl_flags", self, self.ipl_flags._parent)
        if len(self.tag_22) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_22", 5, len(self.tag_22))
        if not self.tag_22 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_22, None, u"/seq/41")
        if self.shopping._root != self._root:
            raise kaitaistruct.ConsistencyError(u"shopping", self._root, self.shopping._root)
        if self.shopping._parent != self:
            raise kaitaistruct.ConsistencyError(u"shopping", self, self.shopping._parent)
        if len(self.tag_23) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_23", 5, len(self.tag_23))
        if not self.tag_23 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_23, None, u"/seq/43")
        if self.gang_wars._root != self._root:
            raise kaitaistruct.ConsistencyError(u"gang_wars", self._root, self.gang_wars._root)
        if self.gang_wars._parent != self:
            raise kaitaistruct.ConsistencyError(u"gang_wars", self, self.gang_wars._parent)
        if self.gang_wars.is_mobile != False:
            raise kaitaistruct.ConsistencyError(u"gang_wars", False, self.gang_wars.is_mobile)
        if self.gang_wars.has_specific_zones != False:
            raise kaitaistruct.ConsistencyError(u"gang_wars", False, self.gang_wars.has_specific_zones)
        if len(self.tag_24) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_24", 5, len(self.tag_24))
        if not self.tag_24 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_24, None, u"/seq/45")
        if self.stunt_jumps._root != self._root:
            raise kaitaistruct.ConsistencyError(u"stunt_jumps", self._root, self.stunt_jumps._root)
        if self.stunt_jumps._parent != self:
            raise kaitaistruct.ConsistencyError(u"stunt_jumps", self, self.stunt_jumps._parent)
        if len(self.tag_25) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_25", 5, len(self.tag_25))
        if not self.tag_25 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_25, None, u"/seq/47")
        if self.entry_exits._root != self._root:
            raise kaitaistruct.ConsistencyError(u"entry_exits", self._root, self.entry_exits._root)
        if self.entry_exits._parent != self:
            raise kaitaistruct.ConsistencyError(u"entry_exits", self, self.entry_exits._parent)
        if len(self.tag_26) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_26", 5, len(self.tag_26))
        if not self.tag_26 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_26, None, u"/seq/49")
        if self.radio._root != self._root:
            raise kaitaistruct.ConsistencyError(u"radio", self._root, self.radio._root)
        if self.radio._parent != self:
            raise kaitaistruct.ConsistencyError(u"radio", self, self.radio._parent)
        if len(self.tag_27) != 5:
            raise kaitaistruct.ConsistencyError(u"tag_27", 5, len(self.tag_27))
        if not self.tag_27 == b"\x42\x4C\x4F\x43\x4B":
            raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag_27, None, u"/seq/51")
        if self.user_markers._root != self._root:
            raise kaitaistruct.ConsistencyError(u"user_markers", self._root, self.user_markers._root)
        if self.user_markers._parent != self:
            raise kaitaistruct.ConsistencyError(u"user_markers", self, self.user_markers._parent)
        self._dirty = False

    class AnimGroup(ReadWriteKaitaiStruct):
        """Animations for a model."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.AnimGroup, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.model = self._io.read_s4le()
            self.ifp_name = self._io.read_bytes(16)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.AnimGroup, self)._write__seq(io)
            self._io.write_s4le(self.model)
            self._io.write_bytes(self.ifp_name)


        def _check(self):
            if len(self.ifp_name) != 16:
                raise kaitaistruct.ConsistencyError(u"ifp_name", 16, len(self.ifp_name))
            self._dirty = False


    class Blip(ReadWriteKaitaiStruct):
        """An icon; what is not in use holds old bytes."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Blip, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.colour = self._io.read_u4le()
            self.entity_handle = self._io.read_u4le()
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.counter = self._io.read_u2le()
            self.gap_016 = self._io.read_bytes(2)
            self.sphere_radius = self._io.read_f4le()
            self.icon_size = self._io.read_u2le()
            self.gap_01e = self._io.read_bytes(2)
            self.enex_plus_1 = self._io.read_u4le()
            self.sprite = self._io.read_s1()
            self.state = GtaSaSave.BlipStateBits(self._io, self, self._root)
            self.state._read()
            self.kind = GtaSaSave.BlipKindBits(self._io, self, self._root)
            self.kind._read()
            self.gap_025 = self._io.read_bytes(1)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()
            self.state._fetch_instances()
            self.kind._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.Blip, self)._write__seq(io)
            self._io.write_u4le(self.colour)
            self._io.write_u4le(self.entity_handle)
            self.position._write__seq(self._io)
            self._io.write_u2le(self.counter)
            self._io.write_bytes(self.gap_016)
            self._io.write_f4le(self.sphere_radius)
            self._io.write_u2le(self.icon_size)
            self._io.write_bytes(self.gap_01e)
            self._io.write_u4le(self.enex_plus_1)
            self._io.write_s1(self.sprite)
            self.state._write__seq(self._io)
            self.kind._write__seq(self._io)
            self._io.write_bytes(self.gap_025)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if len(self.gap_016) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_016", 2, len(self.gap_016))
            if len(self.gap_01e) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01e", 2, len(self.gap_01e))
            if self.state._root != self._root:
                raise kaitaistruct.ConsistencyError(u"state", self._root, self.state._root)
            if self.state._parent != self:
                raise kaitaistruct.ConsistencyError(u"state", self, self.state._parent)
            if self.kind._root != self._root:
                raise kaitaistruct.ConsistencyError(u"kind", self._root, self.kind._root)
            if self.kind._parent != self:
                raise kaitaistruct.ConsistencyError(u"kind", self, self.kind._parent)
            if len(self.gap_025) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_025", 1, len(self.gap_025))
            self._dirty = False

        @property
        def colour_name(self):
            """Meaning of `colour`."""
            if hasattr(self, '_m_colour_name'):
                return self._m_colour_name

            self._m_colour_name = KaitaiStream.resolve_enum(GtaSaSave.BlipColour, self.colour)
            return getattr(self, '_m_colour_name', None)

        def _invalidate_colour_name(self):
            del self._m_colour_name
        @property
        def sprite_name(self):
            """Meaning of `sprite`."""
            if hasattr(self, '_m_sprite_name'):
                return self._m_sprite_name

            self._m_sprite_name = KaitaiStream.resolve_enum(GtaSaSave.Icon, self.sprite)
            return getattr(self, '_m_sprite_name', None)

        def _invalidate_sprite_name(self):
            del self._m_sprite_name

        def __str__(self):
            return u"sprite " + str(self.sprite)

    class BlipKindBits(ReadWriteKaitaiStruct):
        """Kind of an icon."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.BlipKindBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.display = self._io.read_bits_int_le(2)
            self.blip_type = self._io.read_bits_int_le(4)
            self.appearance = self._io.read_bits_int_le(2)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.BlipKindBits, self)._write__seq(io)
            self._io.write_bits_int_le(2, self.display)
            self._io.write_bits_int_le(4, self.blip_type)
            self._io.write_bits_int_le(2, self.appearance)


        def _check(self):
            self._dirty = False

        @property
        def blip_type_name(self):
            """Meaning of `blip_type`."""
            if hasattr(self, '_m_blip_type_name'):
                return self._m_blip_type_name

            self._m_blip_type_name = KaitaiStream.resolve_enum(GtaSaSave.BlipTarget, self.blip_type)
            return getattr(self, '_m_blip_type_name', None)

        def _invalidate_blip_type_name(self):
            del self._m_blip_type_name
        @property
        def display_name(self):
            """Meaning of `display`."""
            if hasattr(self, '_m_display_name'):
                return self._m_display_name

            self._m_display_name = KaitaiStream.resolve_enum(GtaSaSave.BlipDisplay, self.display)
            return getattr(self, '_m_display_name', None)

        def _invalidate_display_name(self):
            del self._m_display_name

    class BlipStateBits(ReadWriteKaitaiStruct):
        """State of an icon."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.BlipStateBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.bright = self._io.read_bits_int_le(1) != 0
            self.in_use = self._io.read_bits_int_le(1) != 0
            self.short_range = self._io.read_bits_int_le(1) != 0
            self.friendly = self._io.read_bits_int_le(1) != 0
            self.blip_remain = self._io.read_bits_int_le(1) != 0
            self.fade = self._io.read_bits_int_le(1) != 0
            self.coord_appearance = self._io.read_bits_int_le(2)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.BlipStateBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.bright))
            self._io.write_bits_int_le(1, int(self.in_use))
            self._io.write_bits_int_le(1, int(self.short_range))
            self._io.write_bits_int_le(1, int(self.friendly))
            self._io.write_bits_int_le(1, int(self.blip_remain))
            self._io.write_bits_int_le(1, int(self.fade))
            self._io.write_bits_int_le(2, self.coord_appearance)


        def _check(self):
            self._dirty = False


    class BuildingSwap(ReadWriteKaitaiStruct):
        """A building with another model."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.BuildingSwap, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.swap_type = self._io.read_u4le()
            self.pool_index_plus_1 = self._io.read_u4le()
            self.new_model = self._io.read_s4le()
            self.old_model = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.BuildingSwap, self)._write__seq(io)
            self._io.write_u4le(self.swap_type)
            self._io.write_u4le(self.pool_index_plus_1)
            self._io.write_s4le(self.new_model)
            self._io.write_s4le(self.old_model)


        def _check(self):
            self._dirty = False

        @property
        def swap_type_name(self):
            """Meaning of `swap_type`."""
            if hasattr(self, '_m_swap_type_name'):
                return self._m_swap_type_name

            self._m_swap_type_name = KaitaiStream.resolve_enum(GtaSaSave.SwappedThing, self.swap_type)
            return getattr(self, '_m_swap_type_name', None)

        def _invalidate_swap_type_name(self):
            del self._m_swap_type_name

    class CarBits(ReadWriteKaitaiStruct):
        """Bits of cars that are kept."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.CarBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.car_bullet_proof = self._io.read_bits_int_le(1) != 0
            self.car_fire_proof = self._io.read_bits_int_le(1) != 0
            self.car_explosion_proof = self._io.read_bits_int_le(1) != 0
            self.car_collision_proof = self._io.read_bits_int_le(1) != 0
            self.car_melee_proof = self._io.read_bits_int_le(1) != 0
            self.bass_boost = self._io.read_bits_int_le(1) != 0
            self.hydraulics = self._io.read_bits_int_le(1) != 0
            self.nitrous = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.CarBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.car_bullet_proof))
            self._io.write_bits_int_le(1, int(self.car_fire_proof))
            self._io.write_bits_int_le(1, int(self.car_explosion_proof))
            self._io.write_bits_int_le(1, int(self.car_collision_proof))
            self._io.write_bits_int_le(1, int(self.car_melee_proof))
            self._io.write_bits_int_le(1, int(self.bass_boost))
            self._io.write_bits_int_le(1, int(self.hydraulics))
            self._io.write_bits_int_le(1, int(self.nitrous))


        def _check(self):
            self._dirty = False


    class CarGenerator(ReadWriteKaitaiStruct):
        """A place at which a car is parked."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.CarGenerator, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.index = self._io.read_u2le()
            self.model = self._io.read_s2le()
            self.colours = []
            for i in range(2):
                self.colours.append(self._io.read_s1())

            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.z = self._io.read_s2le()
            self.angle = self._io.read_u1()
            self.alarm_chance = self._io.read_u1()
            self.lock_chance = self._io.read_u1()
            self.flags = GtaSaSave.GeneratorBits(self._io, self, self._root)
            self.flags._read()
            self.min_delay = self._io.read_u2le()
            self.max_delay = self._io.read_u2le()
            self.gap_013 = self._io.read_bytes(2)
            self.next_gen_time = self._io.read_u4le()
            self.vehicle_handle = self._io.read_s2le()
            self.generate_count = self._io.read_u2le()
            self.ipl_id = self._io.read_u1()
            self.is_used = self._io.read_u1()
            self.gap_01f = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.colours)):
                pass

            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.CarGenerator, self)._write__seq(io)
            self._io.write_u2le(self.index)
            self._io.write_s2le(self.model)
            for i in range(len(self.colours)):
                pass
                self._io.write_s1(self.colours[i])

            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_s2le(self.z)
            self._io.write_u1(self.angle)
            self._io.write_u1(self.alarm_chance)
            self._io.write_u1(self.lock_chance)
            self.flags._write__seq(self._io)
            self._io.write_u2le(self.min_delay)
            self._io.write_u2le(self.max_delay)
            self._io.write_bytes(self.gap_013)
            self._io.write_u4le(self.next_gen_time)
            self._io.write_s2le(self.vehicle_handle)
            self._io.write_u2le(self.generate_count)
            self._io.write_u1(self.ipl_id)
            self._io.write_u1(self.is_used)
            self._io.write_bytes(self.gap_01f)


        def _check(self):
            if len(self.colours) != 2:
                raise kaitaistruct.ConsistencyError(u"colours", 2, len(self.colours))
            for i in range(len(self.colours)):
                pass

            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.gap_013) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_013", 2, len(self.gap_013))
            if len(self.gap_01f) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01f", 2, len(self.gap_01f))
            self._dirty = False

        @property
        def generate_count_name(self):
            """Meaning of `generate_count`."""
            if hasattr(self, '_m_generate_count_name'):
                return self._m_generate_count_name

            self._m_generate_count_name = KaitaiStream.resolve_enum(GtaSaSave.CarSupply, self.generate_count)
            return getattr(self, '_m_generate_count_name', None)

        def _invalidate_generate_count_name(self):
            del self._m_generate_count_name

        def __str__(self):
            return u"model " + str(self.model)

    class CarGeneratorsBlock(ReadWriteKaitaiStruct):
        """Block 12."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.CarGeneratorsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_generators = self._io.read_u4le()
            if not self.num_generators <= ((self._io.size() - self._io.pos()) // 34):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 34), self.num_generators, self._io, u"/types/car_generators_block/seq/0")
            self.process_counter = self._io.read_u1()
            self.generate_even_if_close = self._io.read_u1()
            self.generators = []
            for i in range(self.num_generators):
                _t_generators = GtaSaSave.CarGenerator(self._io, self, self._root)
                try:
                    _t_generators._read()
                finally:
                    self.generators.append(_t_generators)

            self.plate_count = self._io.read_u4le()
            self.plates = []
            for i in range(15):
                _t_plates = GtaSaSave.Plate(self._io, self, self._root)
                try:
                    _t_plates._read()
                finally:
                    self.plates.append(_t_plates)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.generators)):
                pass
                self.generators[i]._fetch_instances()

            for i in range(len(self.plates)):
                pass
                self.plates[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.CarGeneratorsBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_generators)
            self._io.write_u1(self.process_counter)
            self._io.write_u1(self.generate_even_if_close)
            for i in range(len(self.generators)):
                pass
                self.generators[i]._write__seq(self._io)

            self._io.write_u4le(self.plate_count)
            for i in range(len(self.plates)):
                pass
                self.plates[i]._write__seq(self._io)



        def _check(self):
            if len(self.generators) != self.num_generators:
                raise kaitaistruct.ConsistencyError(u"generators", self.num_generators, len(self.generators))
            for i in range(len(self.generators)):
                pass
                if self.generators[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"generators", self._root, self.generators[i]._root)
                if self.generators[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"generators", self, self.generators[i]._parent)

            if len(self.plates) != 15:
                raise kaitaistruct.ConsistencyError(u"plates", 15, len(self.plates))
            for i in range(len(self.plates)):
                pass
                if self.plates[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"plates", self._root, self.plates[i]._root)
                if self.plates[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"plates", self, self.plates[i]._parent)

            self._dirty = False


    class ChangedPrice(ReadWriteKaitaiStruct):
        """A changed price."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ChangedPrice, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.key = self._io.read_u4le()
            self.price = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.ChangedPrice, self)._write__seq(io)
            self._io.write_u4le(self.key)
            self._io.write_u4le(self.price)


        def _check(self):
            self._dirty = False


    class Direction(ReadWriteKaitaiStruct):
        """A direction in three bytes."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Direction, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s1()
            self.y = self._io.read_s1()
            self.z = self._io.read_s1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Direction, self)._write__seq(io)
            self._io.write_s1(self.x)
            self._io.write_s1(self.y)
            self._io.write_s1(self.z)


        def _check(self):
            self._dirty = False


    class Direction100(ReadWriteKaitaiStruct):
        """A direction in three bytes, 99 or 100 long."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Direction100, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s1()
            self.y = self._io.read_s1()
            self.z = self._io.read_s1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Direction100, self)._write__seq(io)
            self._io.write_s1(self.x)
            self._io.write_s1(self.y)
            self._io.write_s1(self.z)


        def _check(self):
            self._dirty = False


    class EmptyBlock(ReadWriteKaitaiStruct):
        """A block without content."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.EmptyBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.tag = self._io.read_bytes(5)
            if not self.tag == b"\x42\x4C\x4F\x43\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag, self._io, u"/types/empty_block/seq/0")
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.EmptyBlock, self)._write__seq(io)
            self._io.write_bytes(self.tag)


        def _check(self):
            if len(self.tag) != 5:
                raise kaitaistruct.ConsistencyError(u"tag", 5, len(self.tag))
            if not self.tag == b"\x42\x4C\x4F\x43\x4B":
                raise kaitaistruct.ValidationNotEqualError(b"\x42\x4C\x4F\x43\x4B", self.tag, None, u"/types/empty_block/seq/0")
            self._dirty = False


    class EntityBits(ReadWriteKaitaiStruct):
        """Bits of things in the world."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.EntityBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.uses_collision = self._io.read_bits_int_le(1) != 0
            self.collision_processed = self._io.read_bits_int_le(1) != 0
            self.static_flag = self._io.read_bits_int_le(1) != 0
            self.has_contacted = self._io.read_bits_int_le(1) != 0
            self.stuck = self._io.read_bits_int_le(1) != 0
            self.safe_position = self._io.read_bits_int_le(1) != 0
            self.postponed = self._io.read_bits_int_le(1) != 0
            self.visible = self._io.read_bits_int_le(1) != 0
            self.big_building = self._io.read_bits_int_le(1) != 0
            self.render_damaged = self._io.read_bits_int_le(1) != 0
            self.streaming_dont_delete = self._io.read_bits_int_le(1) != 0
            self.remove_from_world = self._io.read_bits_int_le(1) != 0
            self.hit_wall = self._io.read_bits_int_le(1) != 0
            self.being_rendered = self._io.read_bits_int_le(1) != 0
            self.draw_last = self._io.read_bits_int_le(1) != 0
            self.distance_fade = self._io.read_bits_int_le(1) != 0
            self.no_shadows_on = self._io.read_bits_int_le(1) != 0
            self.offscreen = self._io.read_bits_int_le(1) != 0
            self.static_waiting_collision = self._io.read_bits_int_le(1) != 0
            self.dont_stream = self._io.read_bits_int_le(1) != 0
            self.underwater_flag = self._io.read_bits_int_le(1) != 0
            self.prerender_effects = self._io.read_bits_int_le(1) != 0
            self.temp_building = self._io.read_bits_int_le(1) != 0
            self.no_hierarchy_update = self._io.read_bits_int_le(1) != 0
            self.roadsign_text = self._io.read_bits_int_le(1) != 0
            self.super_low_lod = self._io.read_bits_int_le(1) != 0
            self.procedural = self._io.read_bits_int_le(1) != 0
            self.backface_culled = self._io.read_bits_int_le(1) != 0
            self.light_object = self._io.read_bits_int_le(1) != 0
            self.unimportant_stream = self._io.read_bits_int_le(1) != 0
            self.tunnel = self._io.read_bits_int_le(1) != 0
            self.tunnel_transition = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.EntityBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.uses_collision))
            self._io.write_bits_int_le(1, int(self.collision_processed))
            self._io.write_bits_int_le(1, int(self.static_flag))
            self._io.write_bits_int_le(1, int(self.has_contacted))
            self._io.write_bits_int_le(1, int(self.stuck))
            self._io.write_bits_int_le(1, int(self.safe_position))
            self._io.write_bits_int_le(1, int(self.postponed))
            self._io.write_bits_int_le(1, int(self.visible))
            self._io.write_bits_int_le(1, int(self.big_building))
            self._io.write_bits_int_le(1, int(self.render_damaged))
            self._io.write_bits_int_le(1, int(self.streaming_dont_delete))
            self._io.write_bits_int_le(1, int(self.remove_from_world))
            self._io.write_bits_int_le(1, int(self.hit_wall))
            self._io.write_bits_int_le(1, int(self.being_rendered))
            self._io.write_bits_int_le(1, int(self.draw_last))
            self._io.write_bits_int_le(1, int(self.distance_fade))
            self._io.write_bits_int_le(1, int(self.no_shadows_on))
            self._io.write_bits_int_le(1, int(self.offscreen))
            self._io.write_bits_int_le(1, int(self.static_waiting_collision))
            self._io.write_bits_int_le(1, int(self.dont_stream))
            self._io.write_bits_int_le(1, int(self.underwater_flag))
            self._io.write_bits_int_le(1, int(self.prerender_effects))
            self._io.write_bits_int_le(1, int(self.temp_building))
            self._io.write_bits_int_le(1, int(self.no_hierarchy_update))
            self._io.write_bits_int_le(1, int(self.roadsign_text))
            self._io.write_bits_int_le(1, int(self.super_low_lod))
            self._io.write_bits_int_le(1, int(self.procedural))
            self._io.write_bits_int_le(1, int(self.backface_culled))
            self._io.write_bits_int_le(1, int(self.light_object))
            self._io.write_bits_int_le(1, int(self.unimportant_stream))
            self._io.write_bits_int_le(1, int(self.tunnel))
            self._io.write_bits_int_le(1, int(self.tunnel_transition))


        def _check(self):
            self._dirty = False


    class EntryExit(ReadWriteKaitaiStruct):
        """A door."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.EntryExit, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.entry_index = self._io.read_s2le()
            if self.has_body:
                pass
                self.door = GtaSaSave.EntryExitState(self._io, self, self._root)
                self.door._read()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.has_body:
                pass
                self.door._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.EntryExit, self)._write__seq(io)
            self._io.write_s2le(self.entry_index)
            if self.has_body:
                pass
                self.door._write__seq(self._io)



        def _check(self):
            if self.has_body:
                pass
                if self.door._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"door", self._root, self.door._root)
                if self.door._parent != self:
                    raise kaitaistruct.ConsistencyError(u"door", self, self.door._parent)

            self._dirty = False

        @property
        def has_body(self):
            """Whether it is a door rather than the end."""
            if hasattr(self, '_m_has_body'):
                return self._m_has_body

            self._m_has_body = self.entry_index != -1
            return getattr(self, '_m_has_body', None)

        def _invalidate_has_body(self):
            del self._m_has_body

        def __str__(self):
            return u"door " + str(self.entry_index)

    class EntryExitBits(ReadWriteKaitaiStruct):
        """Bits of doors."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.EntryExitBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.interior_marker = self._io.read_bits_int_le(1) != 0
            self.pairing = self._io.read_bits_int_le(1) != 0
            self.create_linked_pair = self._io.read_bits_int_le(1) != 0
            self.reward_interior = self._io.read_bits_int_le(1) != 0
            self.used_reward_entrance = self._io.read_bits_int_le(1) != 0
            self.cars_and_aircraft = self._io.read_bits_int_le(1) != 0
            self.bikes_only = self._io.read_bits_int_le(1) != 0
            self.disable_on_foot = self._io.read_bits_int_le(1) != 0
            self.accept_npc_group = self._io.read_bits_int_le(1) != 0
            self.food_date = self._io.read_bits_int_le(1) != 0
            self.burglary_door = self._io.read_bits_int_le(1) != 0
            self.disable_exit = self._io.read_bits_int_le(1) != 0
            self.burglary_access = self._io.read_bits_int_le(1) != 0
            self.entered_without_exit = self._io.read_bits_int_le(1) != 0
            self.enable_access = self._io.read_bits_int_le(1) != 0
            self.delete_enex = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.EntryExitBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.interior_marker))
            self._io.write_bits_int_le(1, int(self.pairing))
            self._io.write_bits_int_le(1, int(self.create_linked_pair))
            self._io.write_bits_int_le(1, int(self.reward_interior))
            self._io.write_bits_int_le(1, int(self.used_reward_entrance))
            self._io.write_bits_int_le(1, int(self.cars_and_aircraft))
            self._io.write_bits_int_le(1, int(self.bikes_only))
            self._io.write_bits_int_le(1, int(self.disable_on_foot))
            self._io.write_bits_int_le(1, int(self.accept_npc_group))
            self._io.write_bits_int_le(1, int(self.food_date))
            self._io.write_bits_int_le(1, int(self.burglary_door))
            self._io.write_bits_int_le(1, int(self.disable_exit))
            self._io.write_bits_int_le(1, int(self.burglary_access))
            self._io.write_bits_int_le(1, int(self.entered_without_exit))
            self._io.write_bits_int_le(1, int(self.enable_access))
            self._io.write_bits_int_le(1, int(self.delete_enex))


        def _check(self):
            self._dirty = False


    class EntryExitState(ReadWriteKaitaiStruct):
        """State of a door."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.EntryExitState, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.flags = GtaSaSave.EntryExitBits(self._io, self, self._root)
            self.flags._read()
            self.linked_index = self._io.read_s2le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.EntryExitState, self)._write__seq(io)
            self.flags._write__seq(self._io)
            self._io.write_s2le(self.linked_index)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            self._dirty = False


    class EntryExitsBlock(ReadWriteKaitaiStruct):
        """Block 25."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.EntryExitsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_stack = self._io.read_u4le()
            if not self.num_stack <= ((self._io.size() - self._io.pos()) // 2):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 2), self.num_stack, self._io, u"/types/entry_exits_block/seq/0")
            self.stack = []
            for i in range(self.num_stack):
                self.stack.append(self._io.read_u2le())

            self.entries = []
            i = 0
            while True:
                _t_entries = GtaSaSave.EntryExit(self._io, self, self._root)
                try:
                    _t_entries._read()
                finally:
                    _ = _t_entries
                    self.entries.append(_)
                if _.entry_index == -1:
                    break
                i += 1
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.stack)):
                pass

            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.EntryExitsBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_stack)
            for i in range(len(self.stack)):
                pass
                self._io.write_u2le(self.stack[i])

            for i in range(len(self.entries)):
                pass
                self.entries[i]._write__seq(self._io)



        def _check(self):
            if len(self.stack) != self.num_stack:
                raise kaitaistruct.ConsistencyError(u"stack", self.num_stack, len(self.stack))
            for i in range(len(self.stack)):
                pass

            if len(self.entries) == 0:
                raise kaitaistruct.ConsistencyError(u"entries", 0, len(self.entries))
            for i in range(len(self.entries)):
                pass
                if self.entries[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"entries", self._root, self.entries[i]._root)
                if self.entries[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"entries", self, self.entries[i]._parent)
                _ = self.entries[i]
                if (_.entry_index == -1) != (i == len(self.entries) - 1):
                    raise kaitaistruct.ConsistencyError(u"entries", i == len(self.entries) - 1, _.entry_index == -1)

            self._dirty = False


    class ExtraRestart(ReadWriteKaitaiStruct):
        """A place for one part of the map."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ExtraRestart, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.radius = self._io.read_f4le()
            self.heading = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.ExtraRestart, self)._write__seq(io)
            self.position._write__seq(self._io)
            self._io.write_f4le(self.radius)
            self._io.write_f4le(self.heading)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class GameLogicBlock(ReadWriteKaitaiStruct):
        """Block 4."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.GameLogicBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_restarts = self._io.read_u4le()
            if not self.num_restarts <= ((self._io.size() - self._io.pos()) // 16):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 16), self.num_restarts, self._io, u"/types/game_logic_block/seq/0")
            self.penalty_for_death = self._io.read_u1()
            self.penalty_for_arrest = self._io.read_u1()
            self.game_state = self._io.read_u1()
            self.time_of_last_event = self._io.read_u4le()
            self.restarts = []
            for i in range(self.num_restarts):
                _t_restarts = GtaSaSave.Restart(self._io, self, self._root)
                try:
                    _t_restarts._read()
                finally:
                    self.restarts.append(_t_restarts)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.restarts)):
                pass
                self.restarts[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.GameLogicBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_restarts)
            self._io.write_u1(self.penalty_for_death)
            self._io.write_u1(self.penalty_for_arrest)
            self._io.write_u1(self.game_state)
            self._io.write_u4le(self.time_of_last_event)
            for i in range(len(self.restarts)):
                pass
                self.restarts[i]._write__seq(self._io)



        def _check(self):
            if len(self.restarts) != self.num_restarts:
                raise kaitaistruct.ConsistencyError(u"restarts", self.num_restarts, len(self.restarts))
            for i in range(len(self.restarts)):
                pass
                if self.restarts[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"restarts", self._root, self.restarts[i]._root)
                if self.restarts[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"restarts", self, self.restarts[i]._parent)

            self._dirty = False

        @property
        def game_state_name(self):
            """Meaning of `game_state`."""
            if hasattr(self, '_m_game_state_name'):
                return self._m_game_state_name

            self._m_game_state_name = KaitaiStream.resolve_enum(GtaSaSave.PlayState, self.game_state)
            return getattr(self, '_m_game_state_name', None)

        def _invalidate_game_state_name(self):
            del self._m_game_state_name

    class Gang(ReadWriteKaitaiStruct):
        """Weapons of a gang (opcode 0237)."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Gang, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.ped_model_override = self._io.read_s1()
            self.gap_001 = self._io.read_bytes(3)
            self.weapon_a = self._io.read_u4le()
            self.weapon_b = self._io.read_u4le()
            self.weapon_c = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Gang, self)._write__seq(io)
            self._io.write_s1(self.ped_model_override)
            self._io.write_bytes(self.gap_001)
            self._io.write_u4le(self.weapon_a)
            self._io.write_u4le(self.weapon_b)
            self._io.write_u4le(self.weapon_c)


        def _check(self):
            if len(self.gap_001) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_001", 3, len(self.gap_001))
            self._dirty = False

        @property
        def weapon_a_name(self):
            """Meaning of `weapon_a`."""
            if hasattr(self, '_m_weapon_a_name'):
                return self._m_weapon_a_name

            self._m_weapon_a_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponKind, self.weapon_a)
            return getattr(self, '_m_weapon_a_name', None)

        def _invalidate_weapon_a_name(self):
            del self._m_weapon_a_name
        @property
        def weapon_b_name(self):
            """Meaning of `weapon_b`."""
            if hasattr(self, '_m_weapon_b_name'):
                return self._m_weapon_b_name

            self._m_weapon_b_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponKind, self.weapon_b)
            return getattr(self, '_m_weapon_b_name', None)

        def _invalidate_weapon_b_name(self):
            del self._m_weapon_b_name
        @property
        def weapon_c_name(self):
            """Meaning of `weapon_c`."""
            if hasattr(self, '_m_weapon_c_name'):
                return self._m_weapon_c_name

            self._m_weapon_c_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponKind, self.weapon_c)
            return getattr(self, '_m_weapon_c_name', None)

        def _invalidate_weapon_c_name(self):
            del self._m_weapon_c_name

    class GangWarsBlock(ReadWriteKaitaiStruct):
        """Block 23."""
        def __init__(self, is_mobile, has_specific_zones, _io=None, _parent=None, _root=None):
            super(GtaSaSave.GangWarsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile
            self.has_specific_zones = has_specific_zones

        def _read(self):
            self.war_size = self._io.read_u4le()
            self.active = self._io.read_u1()
            self.gap_005 = self._io.read_bytes(3)
            self.state = self._io.read_u4le()
            self.time_started = self._io.read_u4le()
            self.zone_info_index = self._io.read_s4le()
            self.nav_zone_index = self._io.read_s4le()
            self.player_start_pos = GtaSaSave.Vec3(self._io, self, self._root)
            self.player_start_pos._read()
            self.gang_1 = self._io.read_s4le()
            self.gang_2 = self._io.read_s4le()
            self.ferocity = self._io.read_s4le()
            self.last_time_in_area = self._io.read_u4le()
            self.attack_state = self._io.read_u4le()
            self.time_till_next_attack = self._io.read_f4le()
            self.point_of_attack = GtaSaSave.Vec3(self._io, self, self._root)
            self.point_of_attack._read()
            self.fight_timer = self._io.read_s4le()
            self.radar_blip = self._io.read_s4le()
            self.player_is_close = self._io.read_u1()
            self.gap_051 = self._io.read_bytes(3)
            self.territory_share = self._io.read_f4le()
            self.difficulty = self._io.read_f4le()
            if self.is_mobile_game:
                pass
                self.can_start_on_mission = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.training_mission = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.gap_05e = self._io.read_bytes(2)

            if self.is_mobile_game:
                pass
                self.zone_info_for_training = self._io.read_s4le()

            if self.with_specific_zones:
                pass
                self.specific_zone_count = self._io.read_u4le()

            if self.with_specific_zones:
                pass
                self.specific_zones = []
                for i in range(6):
                    self.specific_zones.append(self._io.read_s4le())


            self._dirty = False


        def _fetch_instances(self):
            pass
            self.player_start_pos._fetch_instances()
            self.point_of_attack._fetch_instances()
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.with_specific_zones:
                pass

            if self.with_specific_zones:
                pass
                for i in range(len(self.specific_zones)):
                    pass




        def _write__seq(self, io=None):
            super(GtaSaSave.GangWarsBlock, self)._write__seq(io)
            self._io.write_u4le(self.war_size)
            self._io.write_u1(self.active)
            self._io.write_bytes(self.gap_005)
            self._io.write_u4le(self.state)
            self._io.write_u4le(self.time_started)
            self._io.write_s4le(self.zone_info_index)
            self._io.write_s4le(self.nav_zone_index)
            self.player_start_pos._write__seq(self._io)
            self._io.write_s4le(self.gang_1)
            self._io.write_s4le(self.gang_2)
            self._io.write_s4le(self.ferocity)
            self._io.write_u4le(self.last_time_in_area)
            self._io.write_u4le(self.attack_state)
            self._io.write_f4le(self.time_till_next_attack)
            self.point_of_attack._write__seq(self._io)
            self._io.write_s4le(self.fight_timer)
            self._io.write_s4le(self.radar_blip)
            self._io.write_u1(self.player_is_close)
            self._io.write_bytes(self.gap_051)
            self._io.write_f4le(self.territory_share)
            self._io.write_f4le(self.difficulty)
            if self.is_mobile_game:
                pass
                self._io.write_u1(self.can_start_on_mission)

            if self.is_mobile_game:
                pass
                self._io.write_u1(self.training_mission)

            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_05e)

            if self.is_mobile_game:
                pass
                self._io.write_s4le(self.zone_info_for_training)

            if self.with_specific_zones:
                pass
                self._io.write_u4le(self.specific_zone_count)

            if self.with_specific_zones:
                pass
                for i in range(len(self.specific_zones)):
                    pass
                    self._io.write_s4le(self.specific_zones[i])




        def _check(self):
            if len(self.gap_005) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_005", 3, len(self.gap_005))
            if self.player_start_pos._root != self._root:
                raise kaitaistruct.ConsistencyError(u"player_start_pos", self._root, self.player_start_pos._root)
            if self.player_start_pos._parent != self:
                raise kaitaistruct.ConsistencyError(u"player_start_pos", self, self.player_start_pos._parent)
            if self.point_of_attack._root != self._root:
                raise kaitaistruct.ConsistencyError(u"point_of_attack", self._root, self.point_of_attack._root)
            if self.point_of_attack._parent != self:
                raise kaitaistruct.ConsistencyError(u"point_of_attack", self, self.point_of_attack._parent)
            if len(self.gap_051) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_051", 3, len(self.gap_051))
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.gap_05e) != 2:
                    raise kaitaistruct.ConsistencyError(u"gap_05e", 2, len(self.gap_05e))

            if self.is_mobile_game:
                pass

            if self.with_specific_zones:
                pass

            if self.with_specific_zones:
                pass
                if len(self.specific_zones) != 6:
                    raise kaitaistruct.ConsistencyError(u"specific_zones", 6, len(self.specific_zones))
                for i in range(len(self.specific_zones)):
                    pass


            self._dirty = False

        @property
        def attack_state_name(self):
            """Meaning of `attack_state`."""
            if hasattr(self, '_m_attack_state_name'):
                return self._m_attack_state_name

            self._m_attack_state_name = KaitaiStream.resolve_enum(GtaSaSave.WarAttack, self.attack_state)
            return getattr(self, '_m_attack_state_name', None)

        def _invalidate_attack_state_name(self):
            del self._m_attack_state_name
        @property
        def gang_1_name(self):
            """Meaning of `gang_1`."""
            if hasattr(self, '_m_gang_1_name'):
                return self._m_gang_1_name

            self._m_gang_1_name = KaitaiStream.resolve_enum(GtaSaSave.GangId, self.gang_1)
            return getattr(self, '_m_gang_1_name', None)

        def _invalidate_gang_1_name(self):
            del self._m_gang_1_name
        @property
        def gang_2_name(self):
            """Meaning of `gang_2`."""
            if hasattr(self, '_m_gang_2_name'):
                return self._m_gang_2_name

            self._m_gang_2_name = KaitaiStream.resolve_enum(GtaSaSave.GangId, self.gang_2)
            return getattr(self, '_m_gang_2_name', None)

        def _invalidate_gang_2_name(self):
            del self._m_gang_2_name
        @property
        def is_mobile_game(self):
            """Whether fields of phones follow."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def state_name(self):
            """Meaning of `state`."""
            if hasattr(self, '_m_state_name'):
                return self._m_state_name

            self._m_state_name = KaitaiStream.resolve_enum(GtaSaSave.WarState, self.state)
            return getattr(self, '_m_state_name', None)

        def _invalidate_state_name(self):
            del self._m_state_name
        @property
        def with_specific_zones(self):
            """Whether fields of the Definitive Edition follow."""
            if hasattr(self, '_m_with_specific_zones'):
                return self._m_with_specific_zones

            self._m_with_specific_zones = self.has_specific_zones
            return getattr(self, '_m_with_specific_zones', None)

        def _invalidate_with_specific_zones(self):
            del self._m_with_specific_zones

    class GangsBlock(ReadWriteKaitaiStruct):
        """Block 11."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.GangsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.gangs = []
            for i in range(10):
                _t_gangs = GtaSaSave.Gang(self._io, self, self._root)
                try:
                    _t_gangs._read()
                finally:
                    self.gangs.append(_t_gangs)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.gangs)):
                pass
                self.gangs[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.GangsBlock, self)._write__seq(io)
            for i in range(len(self.gangs)):
                pass
                self.gangs[i]._write__seq(self._io)



        def _check(self):
            if len(self.gangs) != 10:
                raise kaitaistruct.ConsistencyError(u"gangs", 10, len(self.gangs))
            for i in range(len(self.gangs)):
                pass
                if self.gangs[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"gangs", self._root, self.gangs[i]._root)
                if self.gangs[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"gangs", self, self.gangs[i]._parent)

            self._dirty = False


    class Garage(ReadWriteKaitaiStruct):
        """A garage."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Garage, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.garage_type = self._io.read_u1()
            self.door_state = self._io.read_u1()
            self.flags = GtaSaSave.GarageBits(self._io, self, self._root)
            self.flags._read()
            self.gap_002 = self._io.read_bytes(1)
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.direction_a = GtaSaSave.Vec2(self._io, self, self._root)
            self.direction_a._read()
            self.direction_b = GtaSaSave.Vec2(self._io, self, self._root)
            self.direction_b._read()
            self.top_z = self._io.read_f4le()
            self.width = self._io.read_f4le()
            self.depth = self._io.read_f4le()
            self.left = self._io.read_f4le()
            self.right = self._io.read_f4le()
            self.front = self._io.read_f4le()
            self.back = self._io.read_f4le()
            self.door_position = self._io.read_f4le()
            self.time_to_open = self._io.read_u4le()
            self.garage_name = self._io.read_bytes(8)
            self.original_type = self._io.read_u1()
            self.gap_04c = self._io.read_bytes(3)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()
            self.position._fetch_instances()
            self.direction_a._fetch_instances()
            self.direction_b._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.Garage, self)._write__seq(io)
            self._io.write_u1(self.garage_type)
            self._io.write_u1(self.door_state)
            self.flags._write__seq(self._io)
            self._io.write_bytes(self.gap_002)
            self.position._write__seq(self._io)
            self.direction_a._write__seq(self._io)
            self.direction_b._write__seq(self._io)
            self._io.write_f4le(self.top_z)
            self._io.write_f4le(self.width)
            self._io.write_f4le(self.depth)
            self._io.write_f4le(self.left)
            self._io.write_f4le(self.right)
            self._io.write_f4le(self.front)
            self._io.write_f4le(self.back)
            self._io.write_f4le(self.door_position)
            self._io.write_u4le(self.time_to_open)
            self._io.write_bytes(self.garage_name)
            self._io.write_u1(self.original_type)
            self._io.write_bytes(self.gap_04c)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.gap_002) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_002", 1, len(self.gap_002))
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.direction_a._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_a", self._root, self.direction_a._root)
            if self.direction_a._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_a", self, self.direction_a._parent)
            if self.direction_b._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_b", self._root, self.direction_b._root)
            if self.direction_b._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_b", self, self.direction_b._parent)
            if len(self.garage_name) != 8:
                raise kaitaistruct.ConsistencyError(u"garage_name", 8, len(self.garage_name))
            if len(self.gap_04c) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_04c", 3, len(self.gap_04c))
            self._dirty = False

        @property
        def door_state_name(self):
            """Meaning of `door_state`."""
            if hasattr(self, '_m_door_state_name'):
                return self._m_door_state_name

            self._m_door_state_name = KaitaiStream.resolve_enum(GtaSaSave.Door, self.door_state)
            return getattr(self, '_m_door_state_name', None)

        def _invalidate_door_state_name(self):
            del self._m_door_state_name
        @property
        def garage_type_name(self):
            """Meaning of `garage_type`."""
            if hasattr(self, '_m_garage_type_name'):
                return self._m_garage_type_name

            self._m_garage_type_name = KaitaiStream.resolve_enum(GtaSaSave.GarageKind, self.garage_type)
            return getattr(self, '_m_garage_type_name', None)

        def _invalidate_garage_type_name(self):
            del self._m_garage_type_name
        @property
        def original_type_name(self):
            """Meaning of `original_type`."""
            if hasattr(self, '_m_original_type_name'):
                return self._m_original_type_name

            self._m_original_type_name = KaitaiStream.resolve_enum(GtaSaSave.GarageKind, self.original_type)
            return getattr(self, '_m_original_type_name', None)

        def _invalidate_original_type_name(self):
            del self._m_original_type_name

    class GarageBits(ReadWriteKaitaiStruct):
        """Bits of garages."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.GarageBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.used_mod_shop = self._io.read_bits_int_le(1) != 0
            self.inactive = self._io.read_bits_int_le(1) != 0
            self.respray_used = self._io.read_bits_int_le(1) != 0
            self.opens_up = self._io.read_bits_int_le(1) != 0
            self.goes_in = self._io.read_bits_int_le(1) != 0
            self.camera_follows = self._io.read_bits_int_le(1) != 0
            self.door_closed = self._io.read_bits_int_le(1) != 0
            self.always_free = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.GarageBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.used_mod_shop))
            self._io.write_bits_int_le(1, int(self.inactive))
            self._io.write_bits_int_le(1, int(self.respray_used))
            self._io.write_bits_int_le(1, int(self.opens_up))
            self._io.write_bits_int_le(1, int(self.goes_in))
            self._io.write_bits_int_le(1, int(self.camera_follows))
            self._io.write_bits_int_le(1, int(self.door_closed))
            self._io.write_bits_int_le(1, int(self.always_free))


        def _check(self):
            self._dirty = False


    class GaragesBlock(ReadWriteKaitaiStruct):
        """Block 3. Garages, shops that work on cars, and the cars that the player
        keeps.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.GaragesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_garages = self._io.read_u4le()
            if not self.num_garages <= ((self._io.size() - self._io.pos()) // 80):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 80), self.num_garages, self._io, u"/types/garages_block/seq/0")
            self.free_bombs = self._io.read_u1()
            self.free_resprays = self._io.read_u1()
            self.no_resprays = self._io.read_u1()
            self.cars_collected = self._io.read_s4le()
            self.bank_vans_collected = self._io.read_s4le()
            self.police_cars_collected = self._io.read_s4le()
            self.car_types_collected = []
            for i in range(4):
                self.car_types_collected.append(self._io.read_s4le())

            self.last_help_time = self._io.read_s4le()
            self.cars = []
            for i in range(80):
                _t_cars = GtaSaSave.StoredCar(self._io, self, self._root)
                try:
                    _t_cars._read()
                finally:
                    self.cars.append(_t_cars)

            self.garages = []
            for i in range(self.num_garages):
                _t_garages = GtaSaSave.Garage(self._io, self, self._root)
                try:
                    _t_garages._read()
                finally:
                    self.garages.append(_t_garages)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.car_types_collected)):
                pass

            for i in range(len(self.cars)):
                pass
                self.cars[i]._fetch_instances()

            for i in range(len(self.garages)):
                pass
                self.garages[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.GaragesBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_garages)
            self._io.write_u1(self.free_bombs)
            self._io.write_u1(self.free_resprays)
            self._io.write_u1(self.no_resprays)
            self._io.write_s4le(self.cars_collected)
            self._io.write_s4le(self.bank_vans_collected)
            self._io.write_s4le(self.police_cars_collected)
            for i in range(len(self.car_types_collected)):
                pass
                self._io.write_s4le(self.car_types_collected[i])

            self._io.write_s4le(self.last_help_time)
            for i in range(len(self.cars)):
                pass
                self.cars[i]._write__seq(self._io)

            for i in range(len(self.garages)):
                pass
                self.garages[i]._write__seq(self._io)



        def _check(self):
            if len(self.car_types_collected) != 4:
                raise kaitaistruct.ConsistencyError(u"car_types_collected", 4, len(self.car_types_collected))
            for i in range(len(self.car_types_collected)):
                pass

            if len(self.cars) != 80:
                raise kaitaistruct.ConsistencyError(u"cars", 80, len(self.cars))
            for i in range(len(self.cars)):
                pass
                if self.cars[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"cars", self._root, self.cars[i]._root)
                if self.cars[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"cars", self, self.cars[i]._parent)

            if len(self.garages) != self.num_garages:
                raise kaitaistruct.ConsistencyError(u"garages", self.num_garages, len(self.garages))
            for i in range(len(self.garages)):
                pass
                if self.garages[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"garages", self._root, self.garages[i]._root)
                if self.garages[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"garages", self, self.garages[i]._parent)

            self._dirty = False


    class GeneratorBits(ReadWriteKaitaiStruct):
        """How a parked car appears."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.GeneratorBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.wait_until_far = self._io.read_bits_int_le(1) != 0
            self.high_priority = self._io.read_bits_int_le(1) != 0
            self.active_generator = self._io.read_bits_int_le(1) != 0
            self.owned_by_player = self._io.read_bits_int_le(1) != 0
            self.ignore_population_limit = self._io.read_bits_int_le(1) != 0
            self.unused_generator_bits = self._io.read_bits_int_le(3)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.GeneratorBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.wait_until_far))
            self._io.write_bits_int_le(1, int(self.high_priority))
            self._io.write_bits_int_le(1, int(self.active_generator))
            self._io.write_bits_int_le(1, int(self.owned_by_player))
            self._io.write_bits_int_le(1, int(self.ignore_population_limit))
            self._io.write_bits_int_le(3, self.unused_generator_bits)


        def _check(self):
            self._dirty = False


    class HandlingBits(ReadWriteKaitaiStruct):
        """Bits of handling, a part of the model's data; to be copied with the car."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.HandlingBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.boost_1g = self._io.read_bits_int_le(1) != 0
            self.boost_2g = self._io.read_bits_int_le(1) != 0
            self.npc_anti_roll = self._io.read_bits_int_le(1) != 0
            self.npc_neutral = self._io.read_bits_int_le(1) != 0
            self.no_handbrake = self._io.read_bits_int_le(1) != 0
            self.steer_rear = self._io.read_bits_int_le(1) != 0
            self.handbrake_steer = self._io.read_bits_int_le(1) != 0
            self.alt_steer = self._io.read_bits_int_le(1) != 0
            self.front_narrow_2 = self._io.read_bits_int_le(1) != 0
            self.front_narrow = self._io.read_bits_int_le(1) != 0
            self.front_wide = self._io.read_bits_int_le(1) != 0
            self.front_wide_2 = self._io.read_bits_int_le(1) != 0
            self.rear_narrow_2 = self._io.read_bits_int_le(1) != 0
            self.rear_narrow = self._io.read_bits_int_le(1) != 0
            self.rear_wide = self._io.read_bits_int_le(1) != 0
            self.rear_wide_2 = self._io.read_bits_int_le(1) != 0
            self.hydraulic_geometry = self._io.read_bits_int_le(1) != 0
            self.hydraulics_inst = self._io.read_bits_int_le(1) != 0
            self.no_hydraulics = self._io.read_bits_int_le(1) != 0
            self.nos_inst = self._io.read_bits_int_le(1) != 0
            self.offroad = self._io.read_bits_int_le(1) != 0
            self.offroad_2 = self._io.read_bits_int_le(1) != 0
            self.halogen = self._io.read_bits_int_le(1) != 0
            self.rear_wheel_first = self._io.read_bits_int_le(1) != 0
            self.use_max_speed = self._io.read_bits_int_le(1) != 0
            self.low_rider = self._io.read_bits_int_le(1) != 0
            self.street_racer = self._io.read_bits_int_le(1) != 0
            self.unknown_bit_27 = self._io.read_bits_int_le(1) != 0
            self.swinging_chassis = self._io.read_bits_int_le(1) != 0
            self.unknown_bit_29 = self._io.read_bits_int_le(3)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.HandlingBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.boost_1g))
            self._io.write_bits_int_le(1, int(self.boost_2g))
            self._io.write_bits_int_le(1, int(self.npc_anti_roll))
            self._io.write_bits_int_le(1, int(self.npc_neutral))
            self._io.write_bits_int_le(1, int(self.no_handbrake))
            self._io.write_bits_int_le(1, int(self.steer_rear))
            self._io.write_bits_int_le(1, int(self.handbrake_steer))
            self._io.write_bits_int_le(1, int(self.alt_steer))
            self._io.write_bits_int_le(1, int(self.front_narrow_2))
            self._io.write_bits_int_le(1, int(self.front_narrow))
            self._io.write_bits_int_le(1, int(self.front_wide))
            self._io.write_bits_int_le(1, int(self.front_wide_2))
            self._io.write_bits_int_le(1, int(self.rear_narrow_2))
            self._io.write_bits_int_le(1, int(self.rear_narrow))
            self._io.write_bits_int_le(1, int(self.rear_wide))
            self._io.write_bits_int_le(1, int(self.rear_wide_2))
            self._io.write_bits_int_le(1, int(self.hydraulic_geometry))
            self._io.write_bits_int_le(1, int(self.hydraulics_inst))
            self._io.write_bits_int_le(1, int(self.no_hydraulics))
            self._io.write_bits_int_le(1, int(self.nos_inst))
            self._io.write_bits_int_le(1, int(self.offroad))
            self._io.write_bits_int_le(1, int(self.offroad_2))
            self._io.write_bits_int_le(1, int(self.halogen))
            self._io.write_bits_int_le(1, int(self.rear_wheel_first))
            self._io.write_bits_int_le(1, int(self.use_max_speed))
            self._io.write_bits_int_le(1, int(self.low_rider))
            self._io.write_bits_int_le(1, int(self.street_racer))
            self._io.write_bits_int_le(1, int(self.unknown_bit_27))
            self._io.write_bits_int_le(1, int(self.swinging_chassis))
            self._io.write_bits_int_le(3, self.unknown_bit_29)


        def _check(self):
            self._dirty = False


    class InvisibleObject(ReadWriteKaitaiStruct):
        """Something that is not shown."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.InvisibleObject, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.object_kind = self._io.read_u4le()
            self.pool_index_plus_1 = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.InvisibleObject, self)._write__seq(io)
            self._io.write_u4le(self.object_kind)
            self._io.write_u4le(self.pool_index_plus_1)


        def _check(self):
            self._dirty = False

        @property
        def object_kind_name(self):
            """Meaning of `object_kind`."""
            if hasattr(self, '_m_object_kind_name'):
                return self._m_object_kind_name

            self._m_object_kind_name = KaitaiStream.resolve_enum(GtaSaSave.HiddenThing, self.object_kind)
            return getattr(self, '_m_object_kind_name', None)

        def _invalidate_object_kind_name(self):
            del self._m_object_kind_name

    class IplFlagsBlock(ReadWriteKaitaiStruct):
        """Block 21. Parts of the map; what a number means depends on the data of the
        game.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.IplFlagsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.slot_count = self._io.read_u4le()
            if not self.slot_count == 256:
                raise kaitaistruct.ValidationNotEqualError(256, self.slot_count, self._io, u"/types/ipl_flags_block/seq/0")
            self.flags = []
            for i in range(255):
                self.flags.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.flags)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.IplFlagsBlock, self)._write__seq(io)
            self._io.write_u4le(self.slot_count)
            for i in range(len(self.flags)):
                pass
                self._io.write_u1(self.flags[i])



        def _check(self):
            if not self.slot_count == 256:
                raise kaitaistruct.ValidationNotEqualError(256, self.slot_count, None, u"/types/ipl_flags_block/seq/0")
            if len(self.flags) != 255:
                raise kaitaistruct.ConsistencyError(u"flags", 255, len(self.flags))
            for i in range(len(self.flags)):
                pass

            self._dirty = False


    class LoadedMission(ReadWriteKaitaiStruct):
        """A mission that runs."""
        def __init__(self, has_index, _io=None, _parent=None, _root=None):
            super(GtaSaSave.LoadedMission, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_index = has_index

        def _read(self):
            if self.is_numbered:
                pass
                self.mission_index = self._io.read_u4le()

            self.code = self._io.read_bytes(69000)
            self.mission_locals = []
            for i in range(1024):
                self.mission_locals.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_numbered:
                pass

            for i in range(len(self.mission_locals)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.LoadedMission, self)._write__seq(io)
            if self.is_numbered:
                pass
                self._io.write_u4le(self.mission_index)

            self._io.write_bytes(self.code)
            for i in range(len(self.mission_locals)):
                pass
                self._io.write_u4le(self.mission_locals[i])



        def _check(self):
            if self.is_numbered:
                pass

            if len(self.code) != 69000:
                raise kaitaistruct.ConsistencyError(u"code", 69000, len(self.code))
            if len(self.mission_locals) != 1024:
                raise kaitaistruct.ConsistencyError(u"mission_locals", 1024, len(self.mission_locals))
            for i in range(len(self.mission_locals)):
                pass

            self._dirty = False

        @property
        def is_numbered(self):
            """Whether the number is there."""
            if hasattr(self, '_m_is_numbered'):
                return self._m_is_numbered

            self._m_is_numbered = self.has_index
            return getattr(self, '_m_is_numbered', None)

        def _invalidate_is_numbered(self):
            del self._m_is_numbered

    class LodPair(ReadWriteKaitaiStruct):
        """An object with its distant model."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.LodPair, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.object = self._io.read_s4le()
            self.lod_object = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.LodPair, self)._write__seq(io)
            self._io.write_s4le(self.object)
            self._io.write_s4le(self.lod_object)


        def _check(self):
            self._dirty = False


    class ObjectBits(ReadWriteKaitaiStruct):
        """Bits of objects."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ObjectBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.pickup = self._io.read_bits_int_le(1) != 0
            self.property_for_sale = self._io.read_bits_int_le(1) != 0
            self.shop_out_of_stock = self._io.read_bits_int_le(1) != 0
            self.broken_glass = self._io.read_bits_int_le(1) != 0
            self.glass_gone = self._io.read_bits_int_le(1) != 0
            self.exploded = self._io.read_bits_int_le(1) != 0
            self.changes_vehicle_colour = self._io.read_bits_int_le(1) != 0
            self.lamp_post = self._io.read_bits_int_le(1) != 0
            self.targetable = self._io.read_bits_int_le(1) != 0
            self.broken = self._io.read_bits_int_le(1) != 0
            self.train_crossing = self._io.read_bits_int_le(1) != 0
            self.photographed = self._io.read_bits_int_le(1) != 0
            self.liftable = self._io.read_bits_int_le(1) != 0
            self.door_moving = self._io.read_bits_int_le(1) != 0
            self.door_open = self._io.read_bits_int_le(1) != 0
            self.no_model = self._io.read_bits_int_le(1) != 0
            self.scaled = self._io.read_bits_int_le(1) != 0
            self.magnet = self._io.read_bits_int_le(1) != 0
            self.damaged = self._io.read_bits_int_le(1) != 0
            self.unknown_19 = self._io.read_bits_int_le(1) != 0
            self.unknown_20 = self._io.read_bits_int_le(1) != 0
            self.unknown_21 = self._io.read_bits_int_le(1) != 0
            self.fading_in = self._io.read_bits_int_le(1) != 0
            self.col_brightness = self._io.read_bits_int_le(1) != 0
            self.disabled_attractors = self._io.read_bits_int_le(1) != 0
            self.do_not_render = self._io.read_bits_int_le(1) != 0
            self.fading_in_2 = self._io.read_bits_int_le(1) != 0
            self.unknown_27 = self._io.read_bits_int_le(5)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.ObjectBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.pickup))
            self._io.write_bits_int_le(1, int(self.property_for_sale))
            self._io.write_bits_int_le(1, int(self.shop_out_of_stock))
            self._io.write_bits_int_le(1, int(self.broken_glass))
            self._io.write_bits_int_le(1, int(self.glass_gone))
            self._io.write_bits_int_le(1, int(self.exploded))
            self._io.write_bits_int_le(1, int(self.changes_vehicle_colour))
            self._io.write_bits_int_le(1, int(self.lamp_post))
            self._io.write_bits_int_le(1, int(self.targetable))
            self._io.write_bits_int_le(1, int(self.broken))
            self._io.write_bits_int_le(1, int(self.train_crossing))
            self._io.write_bits_int_le(1, int(self.photographed))
            self._io.write_bits_int_le(1, int(self.liftable))
            self._io.write_bits_int_le(1, int(self.door_moving))
            self._io.write_bits_int_le(1, int(self.door_open))
            self._io.write_bits_int_le(1, int(self.no_model))
            self._io.write_bits_int_le(1, int(self.scaled))
            self._io.write_bits_int_le(1, int(self.magnet))
            self._io.write_bits_int_le(1, int(self.damaged))
            self._io.write_bits_int_le(1, int(self.unknown_19))
            self._io.write_bits_int_le(1, int(self.unknown_20))
            self._io.write_bits_int_le(1, int(self.unknown_21))
            self._io.write_bits_int_le(1, int(self.fading_in))
            self._io.write_bits_int_le(1, int(self.col_brightness))
            self._io.write_bits_int_le(1, int(self.disabled_attractors))
            self._io.write_bits_int_le(1, int(self.do_not_render))
            self._io.write_bits_int_le(1, int(self.fading_in_2))
            self._io.write_bits_int_le(5, self.unknown_27)


        def _check(self):
            self._dirty = False


    class PathsBlock(ReadWriteKaitaiStruct):
        """Block 5."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PathsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_areas = self._io.read_u4le()
            if not self.num_areas <= ((self._io.size() - self._io.pos()) // 28):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 28), self.num_areas, self._io, u"/types/paths_block/seq/0")
            self.areas = []
            for i in range(self.num_areas):
                _t_areas = GtaSaSave.SwitchedArea(self._io, self, self._root)
                try:
                    _t_areas._read()
                finally:
                    self.areas.append(_t_areas)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.areas)):
                pass
                self.areas[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.PathsBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_areas)
            for i in range(len(self.areas)):
                pass
                self.areas[i]._write__seq(self._io)



        def _check(self):
            if len(self.areas) != self.num_areas:
                raise kaitaistruct.ConsistencyError(u"areas", self.num_areas, len(self.areas))
            for i in range(len(self.areas)):
                pass
                if self.areas[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"areas", self._root, self.areas[i]._root)
                if self.areas[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"areas", self, self.areas[i]._parent)

            self._dirty = False


    class PedRelationshipsBlock(ReadWriteKaitaiStruct):
        """Block 19."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PedRelationshipsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.relations = []
            for i in range(32):
                _t_relations = GtaSaSave.Relation(self._io, self, self._root)
                try:
                    _t_relations._read()
                finally:
                    self.relations.append(_t_relations)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.relations)):
                pass
                self.relations[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.PedRelationshipsBlock, self)._write__seq(io)
            for i in range(len(self.relations)):
                pass
                self.relations[i]._write__seq(self._io)



        def _check(self):
            if len(self.relations) != 32:
                raise kaitaistruct.ConsistencyError(u"relations", 32, len(self.relations))
            for i in range(len(self.relations)):
                pass
                if self.relations[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"relations", self._root, self.relations[i]._root)
                if self.relations[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"relations", self, self.relations[i]._parent)

            self._dirty = False


    class PhysicalBits(ReadWriteKaitaiStruct):
        """What has no effect on an object."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PhysicalBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.no_collision_force = self._io.read_bits_int_le(1) != 0
            self.no_speed = self._io.read_bits_int_le(1) != 0
            self.bullet_proof = self._io.read_bits_int_le(1) != 0
            self.fire_proof = self._io.read_bits_int_le(1) != 0
            self.collision_proof = self._io.read_bits_int_le(1) != 0
            self.melee_proof = self._io.read_bits_int_le(1) != 0
            self.explosion_proof = self._io.read_bits_int_le(1) != 0
            self.unknown_7 = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.PhysicalBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.no_collision_force))
            self._io.write_bits_int_le(1, int(self.no_speed))
            self._io.write_bits_int_le(1, int(self.bullet_proof))
            self._io.write_bits_int_le(1, int(self.fire_proof))
            self._io.write_bits_int_le(1, int(self.collision_proof))
            self._io.write_bits_int_le(1, int(self.melee_proof))
            self._io.write_bits_int_le(1, int(self.explosion_proof))
            self._io.write_bits_int_le(1, int(self.unknown_7))


        def _check(self):
            self._dirty = False


    class Pickup(ReadWriteKaitaiStruct):
        """Something that lies about; where the type is 0 the place is free, and
        holds old bytes.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Pickup, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.revenue_value = self._io.read_f4le()
            self.object_ptr = self._io.read_u4le()
            self.ammo_or_max = self._io.read_u4le()
            self.regeneration_time = self._io.read_u4le()
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self.z = self._io.read_s2le()
            self.money_per_day = self._io.read_u2le()
            self.model = self._io.read_s2le()
            self.counter = self._io.read_u2le()
            self.pickup_type = self._io.read_u1()
            self.flags = GtaSaSave.PickupBits(self._io, self, self._root)
            self.flags._read()
            self.gap_01d = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.Pickup, self)._write__seq(io)
            self._io.write_f4le(self.revenue_value)
            self._io.write_u4le(self.object_ptr)
            self._io.write_u4le(self.ammo_or_max)
            self._io.write_u4le(self.regeneration_time)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)
            self._io.write_s2le(self.z)
            self._io.write_u2le(self.money_per_day)
            self._io.write_s2le(self.model)
            self._io.write_u2le(self.counter)
            self._io.write_u1(self.pickup_type)
            self.flags._write__seq(self._io)
            self._io.write_bytes(self.gap_01d)


        def _check(self):
            if self.flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"flags", self._root, self.flags._root)
            if self.flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"flags", self, self.flags._parent)
            if len(self.gap_01d) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01d", 2, len(self.gap_01d))
            self._dirty = False

        @property
        def pickup_type_name(self):
            """Meaning of `pickup_type`."""
            if hasattr(self, '_m_pickup_type_name'):
                return self._m_pickup_type_name

            self._m_pickup_type_name = KaitaiStream.resolve_enum(GtaSaSave.PickupKind, self.pickup_type)
            return getattr(self, '_m_pickup_type_name', None)

        def _invalidate_pickup_type_name(self):
            del self._m_pickup_type_name

        def __str__(self):
            return u"pickup of type " + str(self.pickup_type)

    class PickupBits(ReadWriteKaitaiStruct):
        """Bits of pickups."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PickupBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.disabled = self._io.read_bits_int_le(1) != 0
            self.is_empty = self._io.read_bits_int_le(1) != 0
            self.help_shown = self._io.read_bits_int_le(1) != 0
            self.is_visible = self._io.read_bits_int_le(1) != 0
            self.property_text = self._io.read_bits_int_le(3)
            self.unknown_pickup_bit = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.PickupBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.disabled))
            self._io.write_bits_int_le(1, int(self.is_empty))
            self._io.write_bits_int_le(1, int(self.help_shown))
            self._io.write_bits_int_le(1, int(self.is_visible))
            self._io.write_bits_int_le(3, self.property_text)
            self._io.write_bits_int_le(1, int(self.unknown_pickup_bit))


        def _check(self):
            self._dirty = False

        @property
        def property_text_name(self):
            """Meaning of `property_text`."""
            if hasattr(self, '_m_property_text_name'):
                return self._m_property_text_name

            self._m_property_text_name = KaitaiStream.resolve_enum(GtaSaSave.PropertyOffer, self.property_text)
            return getattr(self, '_m_property_text_name', None)

        def _invalidate_property_text_name(self):
            del self._m_property_text_name

    class PickupsBlock(ReadWriteKaitaiStruct):
        """Block 6."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PickupsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.pickups = []
            for i in range(620):
                _t_pickups = GtaSaSave.Pickup(self._io, self, self._root)
                try:
                    _t_pickups._read()
                finally:
                    self.pickups.append(_t_pickups)

            self.collected_index = self._io.read_u2le()
            self.weapon_help_left = self._io.read_u1()
            self.collected_refs = []
            for i in range(20):
                self.collected_refs.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.pickups)):
                pass
                self.pickups[i]._fetch_instances()

            for i in range(len(self.collected_refs)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.PickupsBlock, self)._write__seq(io)
            for i in range(len(self.pickups)):
                pass
                self.pickups[i]._write__seq(self._io)

            self._io.write_u2le(self.collected_index)
            self._io.write_u1(self.weapon_help_left)
            for i in range(len(self.collected_refs)):
                pass
                self._io.write_u4le(self.collected_refs[i])



        def _check(self):
            if len(self.pickups) != 620:
                raise kaitaistruct.ConsistencyError(u"pickups", 620, len(self.pickups))
            for i in range(len(self.pickups)):
                pass
                if self.pickups[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"pickups", self._root, self.pickups[i]._root)
                if self.pickups[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"pickups", self, self.pickups[i]._parent)

            if len(self.collected_refs) != 20:
                raise kaitaistruct.ConsistencyError(u"collected_refs", 20, len(self.collected_refs))
            for i in range(len(self.collected_refs)):
                pass

            self._dirty = False


    class Plate(ReadWriteKaitaiStruct):
        """A licence plate for a parked car."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Plate, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.generator_index = self._io.read_s4le()
            self.plate_text = self._io.read_bytes(12)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Plate, self)._write__seq(io)
            self._io.write_s4le(self.generator_index)
            self._io.write_bytes(self.plate_text)


        def _check(self):
            if len(self.plate_text) != 12:
                raise kaitaistruct.ConsistencyError(u"plate_text", 12, len(self.plate_text))
            self._dirty = False


    class Player(ReadWriteKaitaiStruct):
        """The player."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Player, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.handle = self._io.read_u4le()
            self.model = self._io.read_s4le()
            self.ped_type = self._io.read_s4le()
            self.ped_size = self._io.read_u4le()
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.health = self._io.read_f4le()
            self.armor = self._io.read_f4le()
            self.weapons = []
            for i in range(13):
                _t_weapons = GtaSaSave.Weapon(self._io, self, self._root)
                try:
                    _t_weapons._read()
                finally:
                    self.weapons.append(_t_weapons)

            self.created_by = self._io.read_u1()
            self.active_weapon_slot = self._io.read_u1()
            self.area = self._io.read_u1()
            self.gap_027 = self._io.read_bytes(1)
            self.exit_index = self._io.read_s4le()
            self.fighting_style = self._io.read_u1()
            self.allowed_attack_moves = self._io.read_u1()
            self.gap_02e = self._io.read_bytes(2)
            self.player_size = self._io.read_u4le()
            self.chaos_level = self._io.read_u4le()
            self.wanted_level = self._io.read_u1()
            self.gap_039 = self._io.read_bytes(3)
            self.model_keys = []
            for i in range(10):
                self.model_keys.append(self._io.read_u4le())

            self.texture_keys = []
            for i in range(18):
                self.texture_keys.append(self._io.read_u4le())

            self.fat = self._io.read_f4le()
            self.muscle = self._io.read_f4le()
            self.chosen_weapon_slot = self._io.read_u1()
            self.gap_0b5 = self._io.read_bytes(3)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()
            for i in range(len(self.weapons)):
                pass
                self.weapons[i]._fetch_instances()

            for i in range(len(self.model_keys)):
                pass

            for i in range(len(self.texture_keys)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.Player, self)._write__seq(io)
            self._io.write_u4le(self.handle)
            self._io.write_s4le(self.model)
            self._io.write_s4le(self.ped_type)
            self._io.write_u4le(self.ped_size)
            self.position._write__seq(self._io)
            self._io.write_f4le(self.health)
            self._io.write_f4le(self.armor)
            for i in range(len(self.weapons)):
                pass
                self.weapons[i]._write__seq(self._io)

            self._io.write_u1(self.created_by)
            self._io.write_u1(self.active_weapon_slot)
            self._io.write_u1(self.area)
            self._io.write_bytes(self.gap_027)
            self._io.write_s4le(self.exit_index)
            self._io.write_u1(self.fighting_style)
            self._io.write_u1(self.allowed_attack_moves)
            self._io.write_bytes(self.gap_02e)
            self._io.write_u4le(self.player_size)
            self._io.write_u4le(self.chaos_level)
            self._io.write_u1(self.wanted_level)
            self._io.write_bytes(self.gap_039)
            for i in range(len(self.model_keys)):
                pass
                self._io.write_u4le(self.model_keys[i])

            for i in range(len(self.texture_keys)):
                pass
                self._io.write_u4le(self.texture_keys[i])

            self._io.write_f4le(self.fat)
            self._io.write_f4le(self.muscle)
            self._io.write_u1(self.chosen_weapon_slot)
            self._io.write_bytes(self.gap_0b5)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if len(self.weapons) != 13:
                raise kaitaistruct.ConsistencyError(u"weapons", 13, len(self.weapons))
            for i in range(len(self.weapons)):
                pass
                if self.weapons[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"weapons", self._root, self.weapons[i]._root)
                if self.weapons[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"weapons", self, self.weapons[i]._parent)

            if len(self.gap_027) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_027", 1, len(self.gap_027))
            if len(self.gap_02e) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_02e", 2, len(self.gap_02e))
            if len(self.gap_039) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_039", 3, len(self.gap_039))
            if len(self.model_keys) != 10:
                raise kaitaistruct.ConsistencyError(u"model_keys", 10, len(self.model_keys))
            for i in range(len(self.model_keys)):
                pass

            if len(self.texture_keys) != 18:
                raise kaitaistruct.ConsistencyError(u"texture_keys", 18, len(self.texture_keys))
            for i in range(len(self.texture_keys)):
                pass

            if len(self.gap_0b5) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0b5", 3, len(self.gap_0b5))
            self._dirty = False

        @property
        def active_weapon_slot_name(self):
            """Meaning of `active_weapon_slot`."""
            if hasattr(self, '_m_active_weapon_slot_name'):
                return self._m_active_weapon_slot_name

            self._m_active_weapon_slot_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponSlot, self.active_weapon_slot)
            return getattr(self, '_m_active_weapon_slot_name', None)

        def _invalidate_active_weapon_slot_name(self):
            del self._m_active_weapon_slot_name
        @property
        def chosen_weapon_slot_name(self):
            """Meaning of `chosen_weapon_slot`."""
            if hasattr(self, '_m_chosen_weapon_slot_name'):
                return self._m_chosen_weapon_slot_name

            self._m_chosen_weapon_slot_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponSlot, self.chosen_weapon_slot)
            return getattr(self, '_m_chosen_weapon_slot_name', None)

        def _invalidate_chosen_weapon_slot_name(self):
            del self._m_chosen_weapon_slot_name
        @property
        def created_by_name(self):
            """Meaning of `created_by`."""
            if hasattr(self, '_m_created_by_name'):
                return self._m_created_by_name

            self._m_created_by_name = KaitaiStream.resolve_enum(GtaSaSave.Creator, self.created_by)
            return getattr(self, '_m_created_by_name', None)

        def _invalidate_created_by_name(self):
            del self._m_created_by_name
        @property
        def fighting_style_name(self):
            """Meaning of `fighting_style`."""
            if hasattr(self, '_m_fighting_style_name'):
                return self._m_fighting_style_name

            self._m_fighting_style_name = KaitaiStream.resolve_enum(GtaSaSave.Fighting, self.fighting_style)
            return getattr(self, '_m_fighting_style_name', None)

        def _invalidate_fighting_style_name(self):
            del self._m_fighting_style_name
        @property
        def ped_type_name(self):
            """Meaning of `ped_type`."""
            if hasattr(self, '_m_ped_type_name'):
                return self._m_ped_type_name

            self._m_ped_type_name = KaitaiStream.resolve_enum(GtaSaSave.PedKind, self.ped_type)
            return getattr(self, '_m_ped_type_name', None)

        def _invalidate_ped_type_name(self):
            del self._m_ped_type_name

    class PlayerInfoBlock(ReadWriteKaitaiStruct):
        """Block 15."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PlayerInfoBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.info_size = self._io.read_u4le()
            self.money = self._io.read_s4le()
            self.car_density = self._io.read_u2le()
            self.player_state = self._io.read_u1()
            self.gap_00b = self._io.read_bytes(1)
            self.road_density = self._io.read_f4le()
            self.money_shown = self._io.read_s4le()
            self.hours_not_eaten = self._io.read_u1()
            self.gap_015 = self._io.read_bytes(3)
            self.collectables_picked_up = self._io.read_u4le()
            self.collectables_total = self._io.read_u4le()
            self.infinite_run = self._io.read_u1()
            self.fast_reload = self._io.read_u1()
            self.fireproof = self._io.read_u1()
            self.max_health = self._io.read_u1()
            self.max_armor = self._io.read_u1()
            self.free_busted_once = self._io.read_u1()
            self.free_wasted_once = self._io.read_u1()
            self.can_drive_by = self._io.read_u1()
            self.busted_audio_status = self._io.read_u1()
            self.gap_029 = self._io.read_bytes(1)
            self.last_bust_message = self._io.read_u2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.PlayerInfoBlock, self)._write__seq(io)
            self._io.write_u4le(self.info_size)
            self._io.write_s4le(self.money)
            self._io.write_u2le(self.car_density)
            self._io.write_u1(self.player_state)
            self._io.write_bytes(self.gap_00b)
            self._io.write_f4le(self.road_density)
            self._io.write_s4le(self.money_shown)
            self._io.write_u1(self.hours_not_eaten)
            self._io.write_bytes(self.gap_015)
            self._io.write_u4le(self.collectables_picked_up)
            self._io.write_u4le(self.collectables_total)
            self._io.write_u1(self.infinite_run)
            self._io.write_u1(self.fast_reload)
            self._io.write_u1(self.fireproof)
            self._io.write_u1(self.max_health)
            self._io.write_u1(self.max_armor)
            self._io.write_u1(self.free_busted_once)
            self._io.write_u1(self.free_wasted_once)
            self._io.write_u1(self.can_drive_by)
            self._io.write_u1(self.busted_audio_status)
            self._io.write_bytes(self.gap_029)
            self._io.write_u2le(self.last_bust_message)


        def _check(self):
            if len(self.gap_00b) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_00b", 1, len(self.gap_00b))
            if len(self.gap_015) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_015", 3, len(self.gap_015))
            if len(self.gap_029) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_029", 1, len(self.gap_029))
            self._dirty = False

        @property
        def player_state_name(self):
            """Meaning of `player_state`."""
            if hasattr(self, '_m_player_state_name'):
                return self._m_player_state_name

            self._m_player_state_name = KaitaiStream.resolve_enum(GtaSaSave.PlayerCondition, self.player_state)
            return getattr(self, '_m_player_state_name', None)

        def _invalidate_player_state_name(self):
            del self._m_player_state_name

    class PoolsBlock(ReadWriteKaitaiStruct):
        """Block 2. The player with all he carries, and objects."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PoolsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_players = self._io.read_u4le()
            if not self.num_players <= ((self._io.size() - self._io.pos()) // 548):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 548), self.num_players, self._io, u"/types/pools_block/seq/0")
            self.players = []
            for i in range(self.num_players):
                _t_players = GtaSaSave.Player(self._io, self, self._root)
                try:
                    _t_players._read()
                finally:
                    self.players.append(_t_players)

            self.num_objects = self._io.read_u4le()
            if not self.num_objects <= ((self._io.size() - self._io.pos()) // 60):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 60), self.num_objects, self._io, u"/types/pools_block/seq/2")
            self.objects = []
            for i in range(self.num_objects):
                _t_objects = GtaSaSave.ScriptObject(self._io, self, self._root)
                try:
                    _t_objects._read()
                finally:
                    self.objects.append(_t_objects)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.players)):
                pass
                self.players[i]._fetch_instances()

            for i in range(len(self.objects)):
                pass
                self.objects[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.PoolsBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_players)
            for i in range(len(self.players)):
                pass
                self.players[i]._write__seq(self._io)

            self._io.write_u4le(self.num_objects)
            for i in range(len(self.objects)):
                pass
                self.objects[i]._write__seq(self._io)



        def _check(self):
            if len(self.players) != self.num_players:
                raise kaitaistruct.ConsistencyError(u"players", self.num_players, len(self.players))
            for i in range(len(self.players)):
                pass
                if self.players[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"players", self._root, self.players[i]._root)
                if self.players[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"players", self, self.players[i]._parent)

            if len(self.objects) != self.num_objects:
                raise kaitaistruct.ConsistencyError(u"objects", self.num_objects, len(self.objects))
            for i in range(len(self.objects)):
                pass
                if self.objects[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"objects", self._root, self.objects[i]._root)
                if self.objects[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"objects", self, self.objects[i]._parent)

            self._dirty = False


    class PopulationBits(ReadWriteKaitaiStruct):
        """Kind of people in a zone."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.PopulationBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.group_id = self._io.read_bits_int_le(5)
            self.radar_mode = self._io.read_bits_int_le(2)
            self.no_cops = self._io.read_bits_int_le(1) != 0
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.PopulationBits, self)._write__seq(io)
            self._io.write_bits_int_le(5, self.group_id)
            self._io.write_bits_int_le(2, self.radar_mode)
            self._io.write_bits_int_le(1, int(self.no_cops))


        def _check(self):
            self._dirty = False

        @property
        def group_id_name(self):
            """Meaning of `group_id`."""
            if hasattr(self, '_m_group_id_name'):
                return self._m_group_id_name

            self._m_group_id_name = KaitaiStream.resolve_enum(GtaSaSave.PopulationGroup, self.group_id)
            return getattr(self, '_m_group_id_name', None)

        def _invalidate_group_id_name(self):
            del self._m_group_id_name

    class RaceBits(ReadWriteKaitaiStruct):
        """People in a zone."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.RaceBits, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.black = self._io.read_bits_int_le(1) != 0
            self.white_people = self._io.read_bits_int_le(1) != 0
            self.oriental = self._io.read_bits_int_le(1) != 0
            self.hispanic = self._io.read_bits_int_le(1) != 0
            self.unused_races = self._io.read_bits_int_le(4)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.RaceBits, self)._write__seq(io)
            self._io.write_bits_int_le(1, int(self.black))
            self._io.write_bits_int_le(1, int(self.white_people))
            self._io.write_bits_int_le(1, int(self.oriental))
            self._io.write_bits_int_le(1, int(self.hispanic))
            self._io.write_bits_int_le(4, self.unused_races)


        def _check(self):
            self._dirty = False


    class RadarBlock(ReadWriteKaitaiStruct):
        """Block 9."""
        def __init__(self, num_blips, _io=None, _parent=None, _root=None):
            super(GtaSaSave.RadarBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_blips = num_blips

        def _read(self):
            self.blips = []
            for i in range(self.num_blips):
                _t_blips = GtaSaSave.Blip(self._io, self, self._root)
                try:
                    _t_blips._read()
                finally:
                    self.blips.append(_t_blips)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.blips)):
                pass
                self.blips[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.RadarBlock, self)._write__seq(io)
            for i in range(len(self.blips)):
                pass
                self.blips[i]._write__seq(self._io)



        def _check(self):
            if len(self.blips) != self.num_blips:
                raise kaitaistruct.ConsistencyError(u"blips", self.num_blips, len(self.blips))
            for i in range(len(self.blips)):
                pass
                if self.blips[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"blips", self._root, self.blips[i]._root)
                if self.blips[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"blips", self, self.blips[i]._parent)

            self._dirty = False


    class RadioBlock(ReadWriteKaitaiStruct):
        """Block 26."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.RadioBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.stations = []
            for i in range(14):
                _t_stations = GtaSaSave.StationHistory(self._io, self, self._root)
                try:
                    _t_stations._read()
                finally:
                    self.stations.append(_t_stations)

            self.stat_mirror = []
            for i in range(23):
                self.stat_mirror.append(self._io.read_u1())

            self.last_change_day = self._io.read_u1()
            self.last_change_hour = self._io.read_u1()
            self.expiry_hours = self._io.read_u1()
            self.pending_kind = self._io.read_u1()
            self.banter_index = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.stations)):
                pass
                self.stations[i]._fetch_instances()

            for i in range(len(self.stat_mirror)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.RadioBlock, self)._write__seq(io)
            for i in range(len(self.stations)):
                pass
                self.stations[i]._write__seq(self._io)

            for i in range(len(self.stat_mirror)):
                pass
                self._io.write_u1(self.stat_mirror[i])

            self._io.write_u1(self.last_change_day)
            self._io.write_u1(self.last_change_hour)
            self._io.write_u1(self.expiry_hours)
            self._io.write_u1(self.pending_kind)
            self._io.write_u1(self.banter_index)


        def _check(self):
            if len(self.stations) != 14:
                raise kaitaistruct.ConsistencyError(u"stations", 14, len(self.stations))
            for i in range(len(self.stations)):
                pass
                if self.stations[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"stations", self._root, self.stations[i]._root)
                if self.stations[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"stations", self, self.stations[i]._parent)

            if len(self.stat_mirror) != 23:
                raise kaitaistruct.ConsistencyError(u"stat_mirror", 23, len(self.stat_mirror))
            for i in range(len(self.stat_mirror)):
                pass

            self._dirty = False

        @property
        def pending_kind_name(self):
            """Meaning of `pending_kind`."""
            if hasattr(self, '_m_pending_kind_name'):
                return self._m_pending_kind_name

            self._m_pending_kind_name = KaitaiStream.resolve_enum(GtaSaSave.NewsKind, self.pending_kind)
            return getattr(self, '_m_pending_kind_name', None)

        def _invalidate_pending_kind_name(self):
            del self._m_pending_kind_name

    class Relation(ReadWriteKaitaiStruct):
        """What one kind of people thinks of the others, a bit for each (opcode
        0746).
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Relation, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.respect = self._io.read_u4le()
            self.like = self._io.read_u4le()
            self.ignore = self._io.read_u4le()
            self.dislike = self._io.read_u4le()
            self.hate = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Relation, self)._write__seq(io)
            self._io.write_u4le(self.respect)
            self._io.write_u4le(self.like)
            self._io.write_u4le(self.ignore)
            self._io.write_u4le(self.dislike)
            self._io.write_u4le(self.hate)


        def _check(self):
            self._dirty = False


    class Restart(ReadWriteKaitaiStruct):
        """A place to wake up at."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Restart, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.heading = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.Restart, self)._write__seq(io)
            self.position._write__seq(self._io)
            self._io.write_f4le(self.heading)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class RestartPoint(ReadWriteKaitaiStruct):
        """A place to wake up at."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.RestartPoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.heading = self._io.read_f4le()
            self.when_to_use = self._io.read_s4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.RestartPoint, self)._write__seq(io)
            self.position._write__seq(self._io)
            self._io.write_f4le(self.heading)
            self._io.write_s4le(self.when_to_use)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class RestartPointsBlock(ReadWriteKaitaiStruct):
        """Block 8. Where the player wakes up."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.RestartPointsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_hospitals = self._io.read_u2le()
            self.hospitals = []
            for i in range(self.num_hospitals):
                _t_hospitals = GtaSaSave.RestartPoint(self._io, self, self._root)
                try:
                    _t_hospitals._read()
                finally:
                    self.hospitals.append(_t_hospitals)

            self.num_police_stations = self._io.read_u2le()
            self.police_stations = []
            for i in range(self.num_police_stations):
                _t_police_stations = GtaSaSave.RestartPoint(self._io, self, self._root)
                try:
                    _t_police_stations._read()
                finally:
                    self.police_stations.append(_t_police_stations)

            self.override_restart = self._io.read_u1()
            self.override_position = GtaSaSave.Vec3(self._io, self, self._root)
            self.override_position._read()
            self.fade_in_after_death = self._io.read_u1()
            self.fade_in_after_arrest = self._io.read_u1()
            self.extra_hospital = GtaSaSave.ExtraRestart(self._io, self, self._root)
            self.extra_hospital._read()
            self.extra_police = GtaSaSave.ExtraRestart(self._io, self, self._root)
            self.extra_police._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.hospitals)):
                pass
                self.hospitals[i]._fetch_instances()

            for i in range(len(self.police_stations)):
                pass
                self.police_stations[i]._fetch_instances()

            self.override_position._fetch_instances()
            self.extra_hospital._fetch_instances()
            self.extra_police._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.RestartPointsBlock, self)._write__seq(io)
            self._io.write_u2le(self.num_hospitals)
            for i in range(len(self.hospitals)):
                pass
                self.hospitals[i]._write__seq(self._io)

            self._io.write_u2le(self.num_police_stations)
            for i in range(len(self.police_stations)):
                pass
                self.police_stations[i]._write__seq(self._io)

            self._io.write_u1(self.override_restart)
            self.override_position._write__seq(self._io)
            self._io.write_u1(self.fade_in_after_death)
            self._io.write_u1(self.fade_in_after_arrest)
            self.extra_hospital._write__seq(self._io)
            self.extra_police._write__seq(self._io)


        def _check(self):
            if len(self.hospitals) != self.num_hospitals:
                raise kaitaistruct.ConsistencyError(u"hospitals", self.num_hospitals, len(self.hospitals))
            for i in range(len(self.hospitals)):
                pass
                if self.hospitals[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"hospitals", self._root, self.hospitals[i]._root)
                if self.hospitals[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"hospitals", self, self.hospitals[i]._parent)

            if len(self.police_stations) != self.num_police_stations:
                raise kaitaistruct.ConsistencyError(u"police_stations", self.num_police_stations, len(self.police_stations))
            for i in range(len(self.police_stations)):
                pass
                if self.police_stations[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"police_stations", self._root, self.police_stations[i]._root)
                if self.police_stations[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"police_stations", self, self.police_stations[i]._parent)

            if self.override_position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"override_position", self._root, self.override_position._root)
            if self.override_position._parent != self:
                raise kaitaistruct.ConsistencyError(u"override_position", self, self.override_position._parent)
            if self.extra_hospital._root != self._root:
                raise kaitaistruct.ConsistencyError(u"extra_hospital", self._root, self.extra_hospital._root)
            if self.extra_hospital._parent != self:
                raise kaitaistruct.ConsistencyError(u"extra_hospital", self, self.extra_hospital._parent)
            if self.extra_police._root != self._root:
                raise kaitaistruct.ConsistencyError(u"extra_police", self._root, self.extra_police._root)
            if self.extra_police._parent != self:
                raise kaitaistruct.ConsistencyError(u"extra_police", self, self.extra_police._parent)
            self._dirty = False


    class ScriptBrain(ReadWriteKaitaiStruct):
        """A script that starts when the player is near a person or an object
        (opcodes 0928, 0929).
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ScriptBrain, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.script_index = self._io.read_s2le()
            self.brain_type = self._io.read_s1()
            self.group = self._io.read_s1()
            self.is_active = self._io.read_u1()
            self.gap_005 = self._io.read_bytes(3)
            self.radius = self._io.read_f4le()
            self.target = self._io.read_bytes(8)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.ScriptBrain, self)._write__seq(io)
            self._io.write_s2le(self.script_index)
            self._io.write_s1(self.brain_type)
            self._io.write_s1(self.group)
            self._io.write_u1(self.is_active)
            self._io.write_bytes(self.gap_005)
            self._io.write_f4le(self.radius)
            self._io.write_bytes(self.target)


        def _check(self):
            if len(self.gap_005) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_005", 3, len(self.gap_005))
            if len(self.target) != 8:
                raise kaitaistruct.ConsistencyError(u"target", 8, len(self.target))
            self._dirty = False

        @property
        def brain_type_name(self):
            """Meaning of `brain_type`."""
            if hasattr(self, '_m_brain_type_name'):
                return self._m_brain_type_name

            self._m_brain_type_name = KaitaiStream.resolve_enum(GtaSaSave.BrainKind, self.brain_type)
            return getattr(self, '_m_brain_type_name', None)

        def _invalidate_brain_type_name(self):
            del self._m_brain_type_name

    class ScriptObject(ReadWriteKaitaiStruct):
        """An object that a script made."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ScriptObject, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.handle = self._io.read_u4le()
            self.model = self._io.read_s4le()
            self.object_size = self._io.read_u4le()
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.right = GtaSaSave.Direction(self._io, self, self._root)
            self.right._read()
            self.forward = GtaSaSave.Direction(self._io, self, self._root)
            self.forward._read()
            self.gap_018 = self._io.read_bytes(6)
            self.bonus_value = self._io.read_u1()
            self.gap_01f = self._io.read_bytes(1)
            self.cost_value = self._io.read_u2le()
            self.removal_time = self._io.read_s4le()
            self.entity_flags = GtaSaSave.EntityBits(self._io, self, self._root)
            self.entity_flags._read()
            self.unused = self._io.read_s1()
            self.gap_027 = self._io.read_bytes(3)
            self.object_flags = GtaSaSave.ObjectBits(self._io, self, self._root)
            self.object_flags._read()
            self.object_type = self._io.read_u1()
            self.collision_damage_effect = self._io.read_u1()
            self.special_collision_response = self._io.read_u1()
            self.physical_flags = GtaSaSave.PhysicalBits(self._io, self, self._root)
            self.physical_flags._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()
            self.right._fetch_instances()
            self.forward._fetch_instances()
            self.entity_flags._fetch_instances()
            self.object_flags._fetch_instances()
            self.physical_flags._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.ScriptObject, self)._write__seq(io)
            self._io.write_u4le(self.handle)
            self._io.write_s4le(self.model)
            self._io.write_u4le(self.object_size)
            self.position._write__seq(self._io)
            self.right._write__seq(self._io)
            self.forward._write__seq(self._io)
            self._io.write_bytes(self.gap_018)
            self._io.write_u1(self.bonus_value)
            self._io.write_bytes(self.gap_01f)
            self._io.write_u2le(self.cost_value)
            self._io.write_s4le(self.removal_time)
            self.entity_flags._write__seq(self._io)
            self._io.write_s1(self.unused)
            self._io.write_bytes(self.gap_027)
            self.object_flags._write__seq(self._io)
            self._io.write_u1(self.object_type)
            self._io.write_u1(self.collision_damage_effect)
            self._io.write_u1(self.special_collision_response)
            self.physical_flags._write__seq(self._io)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"right", self._root, self.right._root)
            if self.right._parent != self:
                raise kaitaistruct.ConsistencyError(u"right", self, self.right._parent)
            if self.forward._root != self._root:
                raise kaitaistruct.ConsistencyError(u"forward", self._root, self.forward._root)
            if self.forward._parent != self:
                raise kaitaistruct.ConsistencyError(u"forward", self, self.forward._parent)
            if len(self.gap_018) != 6:
                raise kaitaistruct.ConsistencyError(u"gap_018", 6, len(self.gap_018))
            if len(self.gap_01f) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_01f", 1, len(self.gap_01f))
            if self.entity_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"entity_flags", self._root, self.entity_flags._root)
            if self.entity_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"entity_flags", self, self.entity_flags._parent)
            if len(self.gap_027) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_027", 3, len(self.gap_027))
            if self.object_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"object_flags", self._root, self.object_flags._root)
            if self.object_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"object_flags", self, self.object_flags._parent)
            if self.physical_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"physical_flags", self._root, self.physical_flags._root)
            if self.physical_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"physical_flags", self, self.physical_flags._parent)
            self._dirty = False

        @property
        def object_type_name(self):
            """Meaning of `object_type`."""
            if hasattr(self, '_m_object_type_name'):
                return self._m_object_type_name

            self._m_object_type_name = KaitaiStream.resolve_enum(GtaSaSave.ObjectOrigin, self.object_type)
            return getattr(self, '_m_object_type_name', None)

        def _invalidate_object_type_name(self):
            del self._m_object_type_name

    class ScriptResource(ReadWriteKaitaiStruct):
        """A model that a thread has loaded."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ScriptResource, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.index = self._io.read_u2le()
            self.owner_slot = self._io.read_u2le()
            self.model = self._io.read_u4le()
            self.resource_kind = self._io.read_u2le()
            if self.is_special:
                pass
                self.special = GtaSaSave.SpecialModel(self._io, self, self._root)
                self.special._read()

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_special:
                pass
                self.special._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.ScriptResource, self)._write__seq(io)
            self._io.write_u2le(self.index)
            self._io.write_u2le(self.owner_slot)
            self._io.write_u4le(self.model)
            self._io.write_u2le(self.resource_kind)
            if self.is_special:
                pass
                self.special._write__seq(self._io)



        def _check(self):
            if self.is_special:
                pass
                if self.special._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"special", self._root, self.special._root)
                if self.special._parent != self:
                    raise kaitaistruct.ConsistencyError(u"special", self, self.special._parent)

            self._dirty = False

        @property
        def is_special(self):
            """Whether the model has a name."""
            if hasattr(self, '_m_is_special'):
                return self._m_is_special

            self._m_is_special =  ((self.model >= 290) and (self.model <= 299)) 
            return getattr(self, '_m_is_special', None)

        def _invalidate_is_special(self):
            del self._m_is_special

    class ScriptThread(ReadWriteKaitaiStruct):
        """A running script: 262 bytes on the PC, 298 elsewhere and more while a
        mission runs.
        """
        def __init__(self, is_mobile, has_mission_index, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ScriptThread, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile
            self.has_mission_index = has_mission_index

        def _read(self):
            self.slot = self._io.read_u2le()
            if self.is_mobile_game:
                pass
                self.streamed_script_index = self._io.read_s4le()

            if self.is_mission_slot:
                pass
                self.mission_part = GtaSaSave.LoadedMission(self.has_mission_index, self._io, self, self._root)
                self.mission_part._read()

            self.next_ptr = self._io.read_u4le()
            self.prev_ptr = self._io.read_u4le()
            self.thread_name = self._io.read_bytes(8)
            self.base_ip = self._io.read_u4le()
            self.ip_abs = self._io.read_u4le()
            self.stack_abs = []
            for i in range(8):
                self.stack_abs.append(self._io.read_u4le())

            self.stack_depth = self._io.read_u2le()
            self.gap_040 = self._io.read_bytes(2)
            self.locals = []
            for i in range(self.num_locals):
                self.locals.append(self._io.read_u4le())

            self.timer_a = self._io.read_s4le()
            self.timer_b = self._io.read_s4le()
            self.is_active = self._io.read_u1()
            self.condition_result = self._io.read_u1()
            self.uses_mission_cleanup = self._io.read_u1()
            self.is_external = self._io.read_u1()
            self.overrides_text_box = self._io.read_u1()
            self.external_type = self._io.read_s1()
            self.gap_0cc = self._io.read_bytes(2)
            self.wake_time = self._io.read_s4le()
            self.and_or_state = self._io.read_u2le()
            self.not_flag = self._io.read_u1()
            self.wasted_busted_check = self._io.read_u1()
            self.wasted_or_busted = self._io.read_u1()
            self.gap_0d7 = self._io.read_bytes(3)
            self.scene_skip_ip = self._io.read_s4le()
            self.is_mission = self._io.read_u1()
            self.gap_0df = self._io.read_bytes(3)
            self.ip_rel = self._io.read_u4le()
            self.stack_rel = []
            for i in range(8):
                self.stack_rel.append(self._io.read_u4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            if self.is_mobile_game:
                pass

            if self.is_mission_slot:
                pass
                self.mission_part._fetch_instances()

            for i in range(len(self.stack_abs)):
                pass

            for i in range(len(self.locals)):
                pass

            for i in range(len(self.stack_rel)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.ScriptThread, self)._write__seq(io)
            self._io.write_u2le(self.slot)
            if self.is_mobile_game:
                pass
                self._io.write_s4le(self.streamed_script_index)

            if self.is_mission_slot:
                pass
                self.mission_part._write__seq(self._io)

            self._io.write_u4le(self.next_ptr)
            self._io.write_u4le(self.prev_ptr)
            self._io.write_bytes(self.thread_name)
            self._io.write_u4le(self.base_ip)
            self._io.write_u4le(self.ip_abs)
            for i in range(len(self.stack_abs)):
                pass
                self._io.write_u4le(self.stack_abs[i])

            self._io.write_u2le(self.stack_depth)
            self._io.write_bytes(self.gap_040)
            for i in range(len(self.locals)):
                pass
                self._io.write_u4le(self.locals[i])

            self._io.write_s4le(self.timer_a)
            self._io.write_s4le(self.timer_b)
            self._io.write_u1(self.is_active)
            self._io.write_u1(self.condition_result)
            self._io.write_u1(self.uses_mission_cleanup)
            self._io.write_u1(self.is_external)
            self._io.write_u1(self.overrides_text_box)
            self._io.write_s1(self.external_type)
            self._io.write_bytes(self.gap_0cc)
            self._io.write_s4le(self.wake_time)
            self._io.write_u2le(self.and_or_state)
            self._io.write_u1(self.not_flag)
            self._io.write_u1(self.wasted_busted_check)
            self._io.write_u1(self.wasted_or_busted)
            self._io.write_bytes(self.gap_0d7)
            self._io.write_s4le(self.scene_skip_ip)
            self._io.write_u1(self.is_mission)
            self._io.write_bytes(self.gap_0df)
            self._io.write_u4le(self.ip_rel)
            for i in range(len(self.stack_rel)):
                pass
                self._io.write_u4le(self.stack_rel[i])



        def _check(self):
            if self.is_mobile_game:
                pass

            if self.is_mission_slot:
                pass
                if self.mission_part._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"mission_part", self._root, self.mission_part._root)
                if self.mission_part._parent != self:
                    raise kaitaistruct.ConsistencyError(u"mission_part", self, self.mission_part._parent)
                if self.mission_part.has_index != self.has_mission_index:
                    raise kaitaistruct.ConsistencyError(u"mission_part", self.has_mission_index, self.mission_part.has_index)

            if len(self.thread_name) != 8:
                raise kaitaistruct.ConsistencyError(u"thread_name", 8, len(self.thread_name))
            if len(self.stack_abs) != 8:
                raise kaitaistruct.ConsistencyError(u"stack_abs", 8, len(self.stack_abs))
            for i in range(len(self.stack_abs)):
                pass

            if len(self.gap_040) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_040", 2, len(self.gap_040))
            if len(self.locals) != self.num_locals:
                raise kaitaistruct.ConsistencyError(u"locals", self.num_locals, len(self.locals))
            for i in range(len(self.locals)):
                pass

            if len(self.gap_0cc) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0cc", 2, len(self.gap_0cc))
            if len(self.gap_0d7) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0d7", 3, len(self.gap_0d7))
            if len(self.gap_0df) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0df", 3, len(self.gap_0df))
            if len(self.stack_rel) != 8:
                raise kaitaistruct.ConsistencyError(u"stack_rel", 8, len(self.stack_rel))
            for i in range(len(self.stack_rel)):
                pass

            self._dirty = False

        @property
        def is_mission_slot(self):
            """Whether the mission that runs is stored with the thread."""
            if hasattr(self, '_m_is_mission_slot'):
                return self._m_is_mission_slot

            self._m_is_mission_slot =  ((self.is_mobile) and (self.slot >= 32768)) 
            return getattr(self, '_m_is_mission_slot', None)

        def _invalidate_is_mission_slot(self):
            del self._m_is_mission_slot
        @property
        def is_mobile_game(self):
            """Whether it is a thread of phones and of the Definitive Edition."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def num_locals(self):
            """Variables of the thread."""
            if hasattr(self, '_m_num_locals'):
                return self._m_num_locals

            self._m_num_locals = (40 if self.is_mobile else 32)
            return getattr(self, '_m_num_locals', None)

        def _invalidate_num_locals(self):
            del self._m_num_locals

        def __str__(self):
            return u"thread " + str(self.slot)

    class ScriptsBlock(ReadWriteKaitaiStruct):
        """Block 1. What a script is, how far it has run, and what it left in the
        world.
        """
        def __init__(self, is_mobile, has_mission_index, is_mission_save, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ScriptsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile
            self.has_mission_index = has_mission_index
            self.is_mission_save = is_mission_save

        def _read(self):
            self.len_globals = self._io.read_u4le()
            if not self.len_globals <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.len_globals, self._io, u"/types/scripts_block/seq/0")
            self.globals = []
            for i in range(self.len_globals // 4):
                self.globals.append(self._io.read_u4le())

            self.script_brains = []
            for i in range(70):
                _t_script_brains = GtaSaSave.ScriptBrain(self._io, self, self._root)
                try:
                    _t_script_brains._read()
                finally:
                    self.script_brains.append(_t_script_brains)

            self.on_mission_flag_offset = self._io.read_s4le()
            self.last_mission_passed_time = self._io.read_u4le()
            self.building_swaps = []
            for i in range(25):
                _t_building_swaps = GtaSaSave.BuildingSwap(self._io, self, self._root)
                try:
                    _t_building_swaps._read()
                finally:
                    self.building_swaps.append(_t_building_swaps)

            self.invisible_objects = []
            for i in range(20):
                _t_invisible_objects = GtaSaSave.InvisibleObject(self._io, self, self._root)
                try:
                    _t_invisible_objects._read()
                finally:
                    self.invisible_objects.append(_t_invisible_objects)

            self.blocked_vehicle_models = []
            for i in range(20):
                self.blocked_vehicle_models.append(self._io.read_s4le())

            self.lod_pairs = []
            for i in range(10):
                _t_lod_pairs = GtaSaSave.LodPair(self._io, self, self._root)
                try:
                    _t_lod_pairs._read()
                finally:
                    self.lod_pairs.append(_t_lod_pairs)

            self.attached_anim_groups = []
            for i in range(8):
                _t_attached_anim_groups = GtaSaSave.AnimGroup(self._io, self, self._root)
                try:
                    _t_attached_anim_groups._read()
                finally:
                    self.attached_anim_groups.append(_t_attached_anim_groups)

            self.using_multi_script_file = self._io.read_u1()
            self.met_debbie_harry = self._io.read_u1()
            self.main_script_size = self._io.read_u4le()
            self.largest_mission_size = self._io.read_u4le()
            self.mission_count = self._io.read_u2le()
            self.exclusive_mission_count = self._io.read_u2le()
            self.largest_mission_locals = self._io.read_u4le()
            self.num_threads = self._io.read_u4le()
            if not self.num_threads <= ((self._io.size() - self._io.pos()) // 262):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 262), self.num_threads, self._io, u"/types/scripts_block/seq/17")
            if self.is_mobile_game:
                pass
                self.save_kind = self._io.read_u4le()

            self.threads = []
            for i in range(self.num_threads):
                _t_threads = GtaSaSave.ScriptThread(self.is_mobile, self.has_mission_index, self._io, self, self._root)
                try:
                    _t_threads._read()
                finally:
                    self.threads.append(_t_threads)

            if self.is_mobile_game:
                pass
                self.num_resources = self._io.read_u2le()

            if self.is_mobile_game:
                pass
                self.resources = []
                for i in range(self.num_resources):
                    _t_resources = GtaSaSave.ScriptResource(self._io, self, self._root)
                    try:
                        _t_resources._read()
                    finally:
                        self.resources.append(_t_resources)


            if self.is_mobile_game:
                pass
                self.unknown_end = self._io.read_u4le()

            if self.is_during_mission:
                pass
                self.mission_name = self._io.read_bytes(8)

            if self.is_during_mission:
                pass
                self.mission_end = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.globals)):
                pass

            for i in range(len(self.script_brains)):
                pass
                self.script_brains[i]._fetch_instances()

            for i in range(len(self.building_swaps)):
                pass
                self.building_swaps[i]._fetch_instances()

            for i in range(len(self.invisible_objects)):
                pass
                self.invisible_objects[i]._fetch_instances()

            for i in range(len(self.blocked_vehicle_models)):
                pass

            for i in range(len(self.lod_pairs)):
                pass
                self.lod_pairs[i]._fetch_instances()

            for i in range(len(self.attached_anim_groups)):
                pass
                self.attached_anim_groups[i]._fetch_instances()

            if self.is_mobile_game:
                pass

            for i in range(len(self.threads)):
                pass
                self.threads[i]._fetch_instances()

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.resources)):
                    pass
                    self.resources[i]._fetch_instances()


            if self.is_mobile_game:
                pass

            if self.is_during_mission:
                pass

            if self.is_during_mission:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.ScriptsBlock, self)._write__seq(io)
            self._io.write_u4le(self.len_globals)
            for i in range(len(self.globals)):
                pass
                self._io.write_u4le(self.globals[i])

            for i in range(len(self.script_brains)):
                pass
                self.script_brains[i]._write__seq(self._io)

            self._io.write_s4le(self.on_mission_flag_offset)
            self._io.write_u4le(self.last_mission_passed_time)
            for i in range(len(self.building_swaps)):
                pass
                self.building_swaps[i]._write__seq(self._io)

            for i in range(len(self.invisible_objects)):
                pass
                self.invisible_objects[i]._write__seq(self._io)

            for i in range(len(self.blocked_vehicle_models)):
                pass
                self._io.write_s4le(self.blocked_vehicle_models[i])

            for i in range(len(self.lod_pairs)):
                pass
                self.lod_pairs[i]._write__seq(self._io)

            for i in range(len(self.attached_anim_groups)):
                pass
                self.attached_anim_groups[i]._write__seq(self._io)

            self._io.write_u1(self.using_multi_script_file)
            self._io.write_u1(self.met_debbie_harry)
            self._io.write_u4le(self.main_script_size)
            self._io.write_u4le(self.largest_mission_size)
            self._io.write_u2le(self.mission_count)
            self._io.write_u2le(self.exclusive_mission_count)
            self._io.write_u4le(self.largest_mission_locals)
            self._io.write_u4le(self.num_threads)
            if self.is_mobile_game:
                pass
                self._io.write_u4le(self.save_kind)

            for i in range(len(self.threads)):
                pass
                self.threads[i]._write__seq(self._io)

            if self.is_mobile_game:
                pass
                self._io.write_u2le(self.num_resources)

            if self.is_mobile_game:
                pass
                for i in range(len(self.resources)):
                    pass
                    self.resources[i]._write__seq(self._io)


            if self.is_mobile_game:
                pass
                self._io.write_u4le(self.unknown_end)

            if self.is_during_mission:
                pass
                self._io.write_bytes(self.mission_name)

            if self.is_during_mission:
                pass
                self._io.write_u4le(self.mission_end)



        def _check(self):
            if len(self.globals) != self.len_globals // 4:
                raise kaitaistruct.ConsistencyError(u"globals", self.len_globals // 4, len(self.globals))
            for i in range(len(self.globals)):
                pass

            if len(self.script_brains) != 70:
                raise kaitaistruct.ConsistencyError(u"script_brains", 70, len(self.script_brains))
            for i in range(len(self.script_brains)):
                pass
                if self.script_brains[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"script_brains", self._root, self.script_brains[i]._root)
                if self.script_brains[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"script_brains", self, self.script_brains[i]._parent)

            if len(self.building_swaps) != 25:
                raise kaitaistruct.ConsistencyError(u"building_swaps", 25, len(self.building_swaps))
            for i in range(len(self.building_swaps)):
                pass
                if self.building_swaps[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"building_swaps", self._root, self.building_swaps[i]._root)
                if self.building_swaps[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"building_swaps", self, self.building_swaps[i]._parent)

            if len(self.invisible_objects) != 20:
                raise kaitaistruct.ConsistencyError(u"invisible_objects", 20, len(self.invisible_objects))
            for i in range(len(self.invisible_objects)):
                pass
                if self.invisible_objects[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"invisible_objects", self._root, self.invisible_objects[i]._root)
                if self.invisible_objects[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"invisible_objects", self, self.invisible_objects[i]._parent)

            if len(self.blocked_vehicle_models) != 20:
                raise kaitaistruct.ConsistencyError(u"blocked_vehicle_models", 20, len(self.blocked_vehicle_models))
            for i in range(len(self.blocked_vehicle_models)):
                pass

            if len(self.lod_pairs) != 10:
                raise kaitaistruct.ConsistencyError(u"lod_pairs", 10, len(self.lod_pairs))
            for i in range(len(self.lod_pairs)):
                pass
                if self.lod_pairs[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"lod_pairs", self._root, self.lod_pairs[i]._root)
                if self.lod_pairs[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"lod_pairs", self, self.lod_pairs[i]._parent)

            if len(self.attached_anim_groups) != 8:
                raise kaitaistruct.ConsistencyError(u"attached_anim_groups", 8, len(self.attached_anim_groups))
            for i in range(len(self.attached_anim_groups)):
                pass
                if self.attached_anim_groups[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"attached_anim_groups", self._root, self.attached_anim_groups[i]._root)
                if self.attached_anim_groups[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"attached_anim_groups", self, self.attached_anim_groups[i]._parent)

            if self.is_mobile_game:
                pass

            if len(self.threads) != self.num_threads:
                raise kaitaistruct.ConsistencyError(u"threads", self.num_threads, len(self.threads))
            for i in range(len(self.threads)):
                pass
                if self.threads[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"threads", self._root, self.threads[i]._root)
                if self.threads[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"threads", self, self.threads[i]._parent)
                if self.threads[i].is_mobile != self.is_mobile:
                    raise kaitaistruct.ConsistencyError(u"threads", self.is_mobile, self.threads[i].is_mobile)
                if self.threads[i].has_mission_index != self.has_mission_index:
                    raise kaitaistruct.ConsistencyError(u"threads", self.has_mission_index, self.threads[i].has_mission_index)

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.resources) != self.num_resources:
                    raise kaitaistruct.ConsistencyError(u"resources", self.num_resources, len(self.resources))
                for i in range(len(self.resources)):
                    pass
                    if self.resources[i]._root != self._root:
                        raise kaitaistruct.ConsistencyError(u"resources", self._root, self.resources[i]._root)
                    if self.resources[i]._parent != self:
                        raise kaitaistruct.ConsistencyError(u"resources", self, self.resources[i]._parent)


            if self.is_mobile_game:
                pass

            if self.is_during_mission:
                pass
                if len(self.mission_name) != 8:
                    raise kaitaistruct.ConsistencyError(u"mission_name", 8, len(self.mission_name))

            if self.is_during_mission:
                pass

            self._dirty = False

        @property
        def is_during_mission(self):
            """Whether the mission that runs is named."""
            if hasattr(self, '_m_is_during_mission'):
                return self._m_is_during_mission

            self._m_is_during_mission = self.is_mission_save
            return getattr(self, '_m_is_during_mission', None)

        def _invalidate_is_during_mission(self):
            del self._m_is_during_mission
        @property
        def is_mobile_game(self):
            """Whether parts of phones and of the Definitive Edition are there."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game

    class SetPiece(ReadWriteKaitaiStruct):
        """A place at which police appears when the player comes into a rectangle."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.SetPiece, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.last_generation_time = self._io.read_s4le()
            self.x1 = self._io.read_s2le()
            self.y1 = self._io.read_s2le()
            self.x2 = self._io.read_s2le()
            self.y2 = self._io.read_s2le()
            self.spawn_1 = GtaSaSave.Spot(self._io, self, self._root)
            self.spawn_1._read()
            self.spawn_2 = GtaSaSave.Spot(self._io, self, self._root)
            self.spawn_2._read()
            self.target_1 = GtaSaSave.Spot(self._io, self, self._root)
            self.target_1._read()
            self.target_2 = GtaSaSave.Spot(self._io, self, self._root)
            self.target_2._read()
            self.piece_type = self._io.read_u1()
            self.gap_00d = self._io.read_bytes(3)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.spawn_1._fetch_instances()
            self.spawn_2._fetch_instances()
            self.target_1._fetch_instances()
            self.target_2._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.SetPiece, self)._write__seq(io)
            self._io.write_s4le(self.last_generation_time)
            self._io.write_s2le(self.x1)
            self._io.write_s2le(self.y1)
            self._io.write_s2le(self.x2)
            self._io.write_s2le(self.y2)
            self.spawn_1._write__seq(self._io)
            self.spawn_2._write__seq(self._io)
            self.target_1._write__seq(self._io)
            self.target_2._write__seq(self._io)
            self._io.write_u1(self.piece_type)
            self._io.write_bytes(self.gap_00d)


        def _check(self):
            if self.spawn_1._root != self._root:
                raise kaitaistruct.ConsistencyError(u"spawn_1", self._root, self.spawn_1._root)
            if self.spawn_1._parent != self:
                raise kaitaistruct.ConsistencyError(u"spawn_1", self, self.spawn_1._parent)
            if self.spawn_2._root != self._root:
                raise kaitaistruct.ConsistencyError(u"spawn_2", self._root, self.spawn_2._root)
            if self.spawn_2._parent != self:
                raise kaitaistruct.ConsistencyError(u"spawn_2", self, self.spawn_2._parent)
            if self.target_1._root != self._root:
                raise kaitaistruct.ConsistencyError(u"target_1", self._root, self.target_1._root)
            if self.target_1._parent != self:
                raise kaitaistruct.ConsistencyError(u"target_1", self, self.target_1._parent)
            if self.target_2._root != self._root:
                raise kaitaistruct.ConsistencyError(u"target_2", self._root, self.target_2._root)
            if self.target_2._parent != self:
                raise kaitaistruct.ConsistencyError(u"target_2", self, self.target_2._parent)
            if len(self.gap_00d) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_00d", 3, len(self.gap_00d))
            self._dirty = False

        @property
        def piece_type_name(self):
            """Meaning of `piece_type`."""
            if hasattr(self, '_m_piece_type_name'):
                return self._m_piece_type_name

            self._m_piece_type_name = KaitaiStream.resolve_enum(GtaSaSave.TrapKind, self.piece_type)
            return getattr(self, '_m_piece_type_name', None)

        def _invalidate_piece_type_name(self):
            del self._m_piece_type_name

    class SetPiecesBlock(ReadWriteKaitaiStruct):
        """Block 17. Places at which police lies in wait (opcode 04F8)."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.SetPiecesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.used_count = self._io.read_u4le()
            self.pieces = []
            for i in range(210):
                _t_pieces = GtaSaSave.SetPiece(self._io, self, self._root)
                try:
                    _t_pieces._read()
                finally:
                    self.pieces.append(_t_pieces)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.pieces)):
                pass
                self.pieces[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.SetPiecesBlock, self)._write__seq(io)
            self._io.write_u4le(self.used_count)
            for i in range(len(self.pieces)):
                pass
                self.pieces[i]._write__seq(self._io)



        def _check(self):
            if len(self.pieces) != 210:
                raise kaitaistruct.ConsistencyError(u"pieces", 210, len(self.pieces))
            for i in range(len(self.pieces)):
                pass
                if self.pieces[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"pieces", self._root, self.pieces[i]._root)
                if self.pieces[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"pieces", self, self.pieces[i]._parent)

            self._dirty = False


    class ShoppingBlock(ReadWriteKaitaiStruct):
        """Block 22."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ShoppingBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_modifiers = self._io.read_u4le()
            if not self.num_modifiers <= ((self._io.size() - self._io.pos()) // 8):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 8), self.num_modifiers, self._io, u"/types/shopping_block/seq/0")
            self.modifiers = []
            for i in range(self.num_modifiers):
                _t_modifiers = GtaSaSave.ChangedPrice(self._io, self, self._root)
                try:
                    _t_modifiers._read()
                finally:
                    self.modifiers.append(_t_modifiers)

            self.num_items = self._io.read_u4le()
            if not self.num_items <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.num_items, self._io, u"/types/shopping_block/seq/2")
            self.items = []
            for i in range(self.num_items):
                self.items.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.modifiers)):
                pass
                self.modifiers[i]._fetch_instances()

            for i in range(len(self.items)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.ShoppingBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_modifiers)
            for i in range(len(self.modifiers)):
                pass
                self.modifiers[i]._write__seq(self._io)

            self._io.write_u4le(self.num_items)
            for i in range(len(self.items)):
                pass
                self._io.write_u1(self.items[i])



        def _check(self):
            if len(self.modifiers) != self.num_modifiers:
                raise kaitaistruct.ConsistencyError(u"modifiers", self.num_modifiers, len(self.modifiers))
            for i in range(len(self.modifiers)):
                pass
                if self.modifiers[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"modifiers", self._root, self.modifiers[i]._root)
                if self.modifiers[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"modifiers", self, self.modifiers[i]._parent)

            if len(self.items) != self.num_items:
                raise kaitaistruct.ConsistencyError(u"items", self.num_items, len(self.items))
            for i in range(len(self.items)):
                pass

            self._dirty = False


    class SimpleVariablesBlock(ReadWriteKaitaiStruct):
        """Block 0, 312 bytes on the PC and 428 on Android."""
        def __init__(self, is_mobile, _io=None, _parent=None, _root=None):
            super(GtaSaSave.SimpleVariablesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_mobile = is_mobile

        def _read(self):
            self.version_id = self._io.read_u4le()
            self.save_name = self._io.read_bytes(self.len_save_name)
            self.mission_pack_game = self._io.read_u1()
            self.gap_069 = self._io.read_bytes(3)
            self.current_level = self._io.read_s4le()
            self.camera_pos = GtaSaSave.Vec3(self._io, self, self._root)
            self.camera_pos._read()
            self.ms_per_game_minute = self._io.read_u4le()
            self.last_clock_tick = self._io.read_u4le()
            self.game_month = self._io.read_u1()
            self.game_day = self._io.read_u1()
            self.game_hour = self._io.read_u1()
            self.game_minute = self._io.read_u1()
            self.game_weekday = self._io.read_u1()
            self.stored_month = self._io.read_u1()
            self.stored_day = self._io.read_u1()
            self.stored_hour = self._io.read_u1()
            self.stored_minute = self._io.read_u1()
            self.clock_has_been_stored = self._io.read_u1()
            self.pad_mode = self._io.read_s2le()
            self.has_cheated = self._io.read_u1()
            self.gap_091 = self._io.read_bytes(3)
            self.global_timer = self._io.read_u4le()
            self.time_scale = self._io.read_f4le()
            self.time_step = self._io.read_f4le()
            self.time_step_non_clipped = self._io.read_f4le()
            self.frame_counter = self._io.read_u4le()
            self.old_weather = self._io.read_s2le()
            self.new_weather = self._io.read_s2le()
            self.forced_weather = self._io.read_s2le()
            self.gap_0ae = self._io.read_bytes(2)
            self.weather_interpolation = self._io.read_f4le()
            self.weather_type_in_list = self._io.read_u4le()
            self.rain = self._io.read_f4le()
            self.car_zoom = self._io.read_u4le()
            self.ped_zoom = self._io.read_u4le()
            self.interior = self._io.read_s4le()
            self.invert_look = self._io.read_u1()
            self.gap_0c9 = self._io.read_bytes(3)
            self.extra_colour = self._io.read_s4le()
            self.extra_colour_on = self._io.read_u1()
            self.gap_0d1 = self._io.read_bytes(3)
            self.extra_colour_interpolation = self._io.read_f4le()
            self.extra_colour_weather = self._io.read_s4le()
            self.water_configuration = self._io.read_u4le()
            self.la_riots = self._io.read_u1()
            self.la_riots_no_police_cars = self._io.read_u1()
            self.gap_0e2 = self._io.read_bytes(2)
            self.max_wanted_level = self._io.read_u4le()
            self.max_chaos = self._io.read_u4le()
            self.french_game = self._io.read_u1()
            self.german_game = self._io.read_u1()
            self.nasty_game = self._io.read_u1()
            self.gap_0ef = self._io.read_bytes(45)
            self.cinematic_camera_help_left = self._io.read_u1()
            if self.is_mobile_game:
                pass
                self.motion_blur = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.volumes = []
                for i in range(2):
                    self.volumes.append(self._io.read_u1())


            if self.is_mobile_game:
                pass
                self.unknown_388 = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.menu_radio = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.unknown_390 = []
                for i in range(3):
                    self.unknown_390.append(self._io.read_u1())


            if self.is_mobile_game:
                pass
                self.gap_189 = self._io.read_bytes(11)

            if self.is_mobile_game:
                pass
                self.unknown_404 = self._io.read_u1()

            if self.is_mobile_game:
                pass
                self.gap_195 = self._io.read_bytes(7)

            if self.is_mobile_game:
                pass
                self.unknown_412 = []
                for i in range(3):
                    self.unknown_412.append(self._io.read_u1())


            if self.is_mobile_game:
                pass
                self.gap_19f = self._io.read_bytes(1)

            if self.is_pc:
                pass
                self.gap_11d = self._io.read_bytes(1)

            if self.is_pc:
                pass
                self.system_time = []
                for i in range(8):
                    self.system_time.append(self._io.read_u2le())


            if self.is_pc:
                pass
                self.gap_12e = self._io.read_bytes(2)

            self.target_blip = self._io.read_u4le()
            self.steal_vehicle_help_shown = self._io.read_u1()
            self.taxis_have_nitro = self._io.read_u1()
            self.prostitutes_pay_you = self._io.read_u1()
            self.gap_137 = self._io.read_bytes(1)
            if self.is_mobile_game:
                pass
                self.unknown_424 = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.camera_pos._fetch_instances()
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.volumes)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_390)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_412)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_pc:
                pass

            if self.is_pc:
                pass
                for i in range(len(self.system_time)):
                    pass


            if self.is_pc:
                pass

            if self.is_mobile_game:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.SimpleVariablesBlock, self)._write__seq(io)
            self._io.write_u4le(self.version_id)
            self._io.write_bytes(self.save_name)
            self._io.write_u1(self.mission_pack_game)
            self._io.write_bytes(self.gap_069)
            self._io.write_s4le(self.current_level)
            self.camera_pos._write__seq(self._io)
            self._io.write_u4le(self.ms_per_game_minute)
            self._io.write_u4le(self.last_clock_tick)
            self._io.write_u1(self.game_month)
            self._io.write_u1(self.game_day)
            self._io.write_u1(self.game_hour)
            self._io.write_u1(self.game_minute)
            self._io.write_u1(self.game_weekday)
            self._io.write_u1(self.stored_month)
            self._io.write_u1(self.stored_day)
            self._io.write_u1(self.stored_hour)
            self._io.write_u1(self.stored_minute)
            self._io.write_u1(self.clock_has_been_stored)
            self._io.write_s2le(self.pad_mode)
            self._io.write_u1(self.has_cheated)
            self._io.write_bytes(self.gap_091)
            self._io.write_u4le(self.global_timer)
            self._io.write_f4le(self.time_scale)
            self._io.write_f4le(self.time_step)
            self._io.write_f4le(self.time_step_non_clipped)
            self._io.write_u4le(self.frame_counter)
            self._io.write_s2le(self.old_weather)
            self._io.write_s2le(self.new_weather)
            self._io.write_s2le(self.forced_weather)
            self._io.write_bytes(self.gap_0ae)
            self._io.write_f4le(self.weather_interpolation)
            self._io.write_u4le(self.weather_type_in_list)
            self._io.write_f4le(self.rain)
            self._io.write_u4le(self.car_zoom)
            self._io.write_u4le(self.ped_zoom)
            self._io.write_s4le(self.interior)
            self._io.write_u1(self.invert_look)
            self._io.write_bytes(self.gap_0c9)
            self._io.write_s4le(self.extra_colour)
            self._io.write_u1(self.extra_colour_on)
            self._io.write_bytes(self.gap_0d1)
            self._io.write_f4le(self.extra_colour_interpolation)
            self._io.write_s4le(self.extra_colour_weather)
            self._io.write_u4le(self.water_configuration)
            self._io.write_u1(self.la_riots)
            self._io.write_u1(self.la_riots_no_police_cars)
            self._io.write_bytes(self.gap_0e2)
            self._io.write_u4le(self.max_wanted_level)
            self._io.write_u4le(self.max_chaos)
            self._io.write_u1(self.french_game)
            self._io.write_u1(self.german_game)
            self._io.write_u1(self.nasty_game)
            self._io.write_bytes(self.gap_0ef)
            self._io.write_u1(self.cinematic_camera_help_left)
            if self.is_mobile_game:
                pass
                self._io.write_u1(self.motion_blur)

            if self.is_mobile_game:
                pass
                for i in range(len(self.volumes)):
                    pass
                    self._io.write_u1(self.volumes[i])


            if self.is_mobile_game:
                pass
                self._io.write_u1(self.unknown_388)

            if self.is_mobile_game:
                pass
                self._io.write_u1(self.menu_radio)

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_390)):
                    pass
                    self._io.write_u1(self.unknown_390[i])


            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_189)

            if self.is_mobile_game:
                pass
                self._io.write_u1(self.unknown_404)

            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_195)

            if self.is_mobile_game:
                pass
                for i in range(len(self.unknown_412)):
                    pass
                    self._io.write_u1(self.unknown_412[i])


            if self.is_mobile_game:
                pass
                self._io.write_bytes(self.gap_19f)

            if self.is_pc:
                pass
                self._io.write_bytes(self.gap_11d)

            if self.is_pc:
                pass
                for i in range(len(self.system_time)):
                    pass
                    self._io.write_u2le(self.system_time[i])


            if self.is_pc:
                pass
                self._io.write_bytes(self.gap_12e)

            self._io.write_u4le(self.target_blip)
            self._io.write_u1(self.steal_vehicle_help_shown)
            self._io.write_u1(self.taxis_have_nitro)
            self._io.write_u1(self.prostitutes_pay_you)
            self._io.write_bytes(self.gap_137)
            if self.is_mobile_game:
                pass
                self._io.write_u4le(self.unknown_424)



        def _check(self):
            if len(self.save_name) != self.len_save_name:
                raise kaitaistruct.ConsistencyError(u"save_name", self.len_save_name, len(self.save_name))
            if len(self.gap_069) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_069", 3, len(self.gap_069))
            if self.camera_pos._root != self._root:
                raise kaitaistruct.ConsistencyError(u"camera_pos", self._root, self.camera_pos._root)
            if self.camera_pos._parent != self:
                raise kaitaistruct.ConsistencyError(u"camera_pos", self, self.camera_pos._parent)
            if len(self.gap_091) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_091", 3, len(self.gap_091))
            if len(self.gap_0ae) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0ae", 2, len(self.gap_0ae))
            if len(self.gap_0c9) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0c9", 3, len(self.gap_0c9))
            if len(self.gap_0d1) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_0d1", 3, len(self.gap_0d1))
            if len(self.gap_0e2) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_0e2", 2, len(self.gap_0e2))
            if len(self.gap_0ef) != 45:
                raise kaitaistruct.ConsistencyError(u"gap_0ef", 45, len(self.gap_0ef))
            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.volumes) != 2:
                    raise kaitaistruct.ConsistencyError(u"volumes", 2, len(self.volumes))
                for i in range(len(self.volumes)):
                    pass


            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.unknown_390) != 3:
                    raise kaitaistruct.ConsistencyError(u"unknown_390", 3, len(self.unknown_390))
                for i in range(len(self.unknown_390)):
                    pass


            if self.is_mobile_game:
                pass
                if len(self.gap_189) != 11:
                    raise kaitaistruct.ConsistencyError(u"gap_189", 11, len(self.gap_189))

            if self.is_mobile_game:
                pass

            if self.is_mobile_game:
                pass
                if len(self.gap_195) != 7:
                    raise kaitaistruct.ConsistencyError(u"gap_195", 7, len(self.gap_195))

            if self.is_mobile_game:
                pass
                if len(self.unknown_412) != 3:
                    raise kaitaistruct.ConsistencyError(u"unknown_412", 3, len(self.unknown_412))
                for i in range(len(self.unknown_412)):
                    pass


            if self.is_mobile_game:
                pass
                if len(self.gap_19f) != 1:
                    raise kaitaistruct.ConsistencyError(u"gap_19f", 1, len(self.gap_19f))

            if self.is_pc:
                pass
                if len(self.gap_11d) != 1:
                    raise kaitaistruct.ConsistencyError(u"gap_11d", 1, len(self.gap_11d))

            if self.is_pc:
                pass
                if len(self.system_time) != 8:
                    raise kaitaistruct.ConsistencyError(u"system_time", 8, len(self.system_time))
                for i in range(len(self.system_time)):
                    pass


            if self.is_pc:
                pass
                if len(self.gap_12e) != 2:
                    raise kaitaistruct.ConsistencyError(u"gap_12e", 2, len(self.gap_12e))

            if len(self.gap_137) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_137", 1, len(self.gap_137))
            if self.is_mobile_game:
                pass

            self._dirty = False

        @property
        def current_level_name(self):
            """Meaning of `current_level`."""
            if hasattr(self, '_m_current_level_name'):
                return self._m_current_level_name

            self._m_current_level_name = KaitaiStream.resolve_enum(GtaSaSave.Town, self.current_level)
            return getattr(self, '_m_current_level_name', None)

        def _invalidate_current_level_name(self):
            del self._m_current_level_name
        @property
        def extra_colour_weather_name(self):
            """Meaning of `extra_colour_weather`."""
            if hasattr(self, '_m_extra_colour_weather_name'):
                return self._m_extra_colour_weather_name

            self._m_extra_colour_weather_name = KaitaiStream.resolve_enum(GtaSaSave.Weather, self.extra_colour_weather)
            return getattr(self, '_m_extra_colour_weather_name', None)

        def _invalidate_extra_colour_weather_name(self):
            del self._m_extra_colour_weather_name
        @property
        def forced_weather_name(self):
            """Meaning of `forced_weather`."""
            if hasattr(self, '_m_forced_weather_name'):
                return self._m_forced_weather_name

            self._m_forced_weather_name = KaitaiStream.resolve_enum(GtaSaSave.Weather, self.forced_weather)
            return getattr(self, '_m_forced_weather_name', None)

        def _invalidate_forced_weather_name(self):
            del self._m_forced_weather_name
        @property
        def is_mobile_game(self):
            """Whether the settings of phones follow."""
            if hasattr(self, '_m_is_mobile_game'):
                return self._m_is_mobile_game

            self._m_is_mobile_game = self.is_mobile
            return getattr(self, '_m_is_mobile_game', None)

        def _invalidate_is_mobile_game(self):
            del self._m_is_mobile_game
        @property
        def is_pc(self):
            """Whether the settings of the PC follow."""
            if hasattr(self, '_m_is_pc'):
                return self._m_is_pc

            self._m_is_pc = (not (self.is_mobile))
            return getattr(self, '_m_is_pc', None)

        def _invalidate_is_pc(self):
            del self._m_is_pc
        @property
        def len_save_name(self):
            """Bytes of `save_name`."""
            if hasattr(self, '_m_len_save_name'):
                return self._m_len_save_name

            self._m_len_save_name = (200 if self.is_mobile else 100)
            return getattr(self, '_m_len_save_name', None)

        def _invalidate_len_save_name(self):
            del self._m_len_save_name
        @property
        def new_weather_name(self):
            """Meaning of `new_weather`."""
            if hasattr(self, '_m_new_weather_name'):
                return self._m_new_weather_name

            self._m_new_weather_name = KaitaiStream.resolve_enum(GtaSaSave.Weather, self.new_weather)
            return getattr(self, '_m_new_weather_name', None)

        def _invalidate_new_weather_name(self):
            del self._m_new_weather_name
        @property
        def old_weather_name(self):
            """Meaning of `old_weather`."""
            if hasattr(self, '_m_old_weather_name'):
                return self._m_old_weather_name

            self._m_old_weather_name = KaitaiStream.resolve_enum(GtaSaSave.Weather, self.old_weather)
            return getattr(self, '_m_old_weather_name', None)

        def _invalidate_old_weather_name(self):
            del self._m_old_weather_name

    class SpecialModel(ReadWriteKaitaiStruct):
        """Name of a model that scripts choose."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.SpecialModel, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_model_name = self._io.read_u4le()
            if not self.len_model_name <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.len_model_name, self._io, u"/types/special_model/seq/0")
            self.model_name = self._io.read_bytes(self.len_model_name)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.SpecialModel, self)._write__seq(io)
            self._io.write_u4le(self.len_model_name)
            self._io.write_bytes(self.model_name)


        def _check(self):
            if len(self.model_name) != self.len_model_name:
                raise kaitaistruct.ConsistencyError(u"model_name", self.len_model_name, len(self.model_name))
            self._dirty = False


    class Spot(ReadWriteKaitaiStruct):
        """A place on the ground."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Spot, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_s2le()
            self.y = self._io.read_s2le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Spot, self)._write__seq(io)
            self._io.write_s2le(self.x)
            self._io.write_s2le(self.y)


        def _check(self):
            self._dirty = False


    class StationHistory(ReadWriteKaitaiStruct):
        """What a station has played."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.StationHistory, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.recent_tracks = []
            for i in range(20):
                self.recent_tracks.append(self._io.read_s1())

            self.recent_idents = []
            for i in range(8):
                self.recent_idents.append(self._io.read_s4le())

            self.recent_adverts = []
            for i in range(40):
                self.recent_adverts.append(self._io.read_s4le())

            self.recent_dj = []
            for i in range(15):
                self.recent_dj.append(self._io.read_s4le())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.recent_tracks)):
                pass

            for i in range(len(self.recent_idents)):
                pass

            for i in range(len(self.recent_adverts)):
                pass

            for i in range(len(self.recent_dj)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.StationHistory, self)._write__seq(io)
            for i in range(len(self.recent_tracks)):
                pass
                self._io.write_s1(self.recent_tracks[i])

            for i in range(len(self.recent_idents)):
                pass
                self._io.write_s4le(self.recent_idents[i])

            for i in range(len(self.recent_adverts)):
                pass
                self._io.write_s4le(self.recent_adverts[i])

            for i in range(len(self.recent_dj)):
                pass
                self._io.write_s4le(self.recent_dj[i])



        def _check(self):
            if len(self.recent_tracks) != 20:
                raise kaitaistruct.ConsistencyError(u"recent_tracks", 20, len(self.recent_tracks))
            for i in range(len(self.recent_tracks)):
                pass

            if len(self.recent_idents) != 8:
                raise kaitaistruct.ConsistencyError(u"recent_idents", 8, len(self.recent_idents))
            for i in range(len(self.recent_idents)):
                pass

            if len(self.recent_adverts) != 40:
                raise kaitaistruct.ConsistencyError(u"recent_adverts", 40, len(self.recent_adverts))
            for i in range(len(self.recent_adverts)):
                pass

            if len(self.recent_dj) != 15:
                raise kaitaistruct.ConsistencyError(u"recent_dj", 15, len(self.recent_dj))
            for i in range(len(self.recent_dj)):
                pass

            self._dirty = False


    class StatisticsBlock(ReadWriteKaitaiStruct):
        """Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
        others do not exist.
        """
        def __init__(self, is_definitive, _io=None, _parent=None, _root=None):
            super(GtaSaSave.StatisticsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_definitive = is_definitive

        def _read(self):
            self.float_stats = []
            for i in range(82):
                self.float_stats.append(self._io.read_f4le())

            self.int_stats = []
            for i in range(self.num_int_stats):
                self.int_stats.append(self._io.read_s4le())

            self.peds_killed = []
            for i in range(32):
                self.peds_killed.append(self._io.read_s4le())

            self.last_mission_passed = self._io.read_bytes(8)
            self.radio_listen_time = []
            for i in range(14):
                self.radio_listen_time.append(self._io.read_s4le())

            self.mission_attempts = []
            for i in range(100):
                self.mission_attempts.append(self._io.read_s4le())

            self.stat_message_shown = []
            for i in range(128):
                self.stat_message_shown.append(self._io.read_u1())

            if self.is_definitive_edition:
                pass
                self.statistics_end = self._io.read_u4le()

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.float_stats)):
                pass

            for i in range(len(self.int_stats)):
                pass

            for i in range(len(self.peds_killed)):
                pass

            for i in range(len(self.radio_listen_time)):
                pass

            for i in range(len(self.mission_attempts)):
                pass

            for i in range(len(self.stat_message_shown)):
                pass

            if self.is_definitive_edition:
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.StatisticsBlock, self)._write__seq(io)
            for i in range(len(self.float_stats)):
                pass
                self._io.write_f4le(self.float_stats[i])

            for i in range(len(self.int_stats)):
                pass
                self._io.write_s4le(self.int_stats[i])

            for i in range(len(self.peds_killed)):
                pass
                self._io.write_s4le(self.peds_killed[i])

            self._io.write_bytes(self.last_mission_passed)
            for i in range(len(self.radio_listen_time)):
                pass
                self._io.write_s4le(self.radio_listen_time[i])

            for i in range(len(self.mission_attempts)):
                pass
                self._io.write_s4le(self.mission_attempts[i])

            for i in range(len(self.stat_message_shown)):
                pass
                self._io.write_u1(self.stat_message_shown[i])

            if self.is_definitive_edition:
                pass
                self._io.write_u4le(self.statistics_end)



        def _check(self):
            if len(self.float_stats) != 82:
                raise kaitaistruct.ConsistencyError(u"float_stats", 82, len(self.float_stats))
            for i in range(len(self.float_stats)):
                pass

            if len(self.int_stats) != self.num_int_stats:
                raise kaitaistruct.ConsistencyError(u"int_stats", self.num_int_stats, len(self.int_stats))
            for i in range(len(self.int_stats)):
                pass

            if len(self.peds_killed) != 32:
                raise kaitaistruct.ConsistencyError(u"peds_killed", 32, len(self.peds_killed))
            for i in range(len(self.peds_killed)):
                pass

            if len(self.last_mission_passed) != 8:
                raise kaitaistruct.ConsistencyError(u"last_mission_passed", 8, len(self.last_mission_passed))
            if len(self.radio_listen_time) != 14:
                raise kaitaistruct.ConsistencyError(u"radio_listen_time", 14, len(self.radio_listen_time))
            for i in range(len(self.radio_listen_time)):
                pass

            if len(self.mission_attempts) != 100:
                raise kaitaistruct.ConsistencyError(u"mission_attempts", 100, len(self.mission_attempts))
            for i in range(len(self.mission_attempts)):
                pass

            if len(self.stat_message_shown) != 128:
                raise kaitaistruct.ConsistencyError(u"stat_message_shown", 128, len(self.stat_message_shown))
            for i in range(len(self.stat_message_shown)):
                pass

            if self.is_definitive_edition:
                pass

            self._dirty = False

        @property
        def is_definitive_edition(self):
            """Whether four more bytes follow."""
            if hasattr(self, '_m_is_definitive_edition'):
                return self._m_is_definitive_edition

            self._m_is_definitive_edition = self.is_definitive
            return getattr(self, '_m_is_definitive_edition', None)

        def _invalidate_is_definitive_edition(self):
            del self._m_is_definitive_edition
        @property
        def num_int_stats(self):
            """Whole numbers; the last one of the Definitive Edition is statistic
            343.
            """
            if hasattr(self, '_m_num_int_stats'):
                return self._m_num_int_stats

            self._m_num_int_stats = (224 if self.is_definitive else 223)
            return getattr(self, '_m_num_int_stats', None)

        def _invalidate_num_int_stats(self):
            del self._m_num_int_stats

    class StoredCar(ReadWriteKaitaiStruct):
        """A car that is kept; the place is free where the model is 0, and holds old
        bytes then.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.StoredCar, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.handling_flags = GtaSaSave.HandlingBits(self._io, self, self._root)
            self.handling_flags._read()
            self.car_flags = GtaSaSave.CarBits(self._io, self, self._root)
            self.car_flags._read()
            self.gap_00c = self._io.read_bytes(1)
            self.model = self._io.read_u2le()
            self.mods = []
            for i in range(15):
                self.mods.append(self._io.read_s2le())

            self.colours = []
            for i in range(4):
                self.colours.append(self._io.read_u1())

            self.radio = self._io.read_u1()
            self.components = []
            for i in range(2):
                self.components.append(self._io.read_u1())

            self.bomb = self._io.read_u1()
            self.paintjob = self._io.read_u1()
            self.nitro = self._io.read_u1()
            self.forward = GtaSaSave.Direction100(self._io, self, self._root)
            self.forward._read()
            self.gap_037 = self._io.read_bytes(1)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()
            self.handling_flags._fetch_instances()
            self.car_flags._fetch_instances()
            for i in range(len(self.mods)):
                pass

            for i in range(len(self.colours)):
                pass

            for i in range(len(self.components)):
                pass

            self.forward._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.StoredCar, self)._write__seq(io)
            self.position._write__seq(self._io)
            self.handling_flags._write__seq(self._io)
            self.car_flags._write__seq(self._io)
            self._io.write_bytes(self.gap_00c)
            self._io.write_u2le(self.model)
            for i in range(len(self.mods)):
                pass
                self._io.write_s2le(self.mods[i])

            for i in range(len(self.colours)):
                pass
                self._io.write_u1(self.colours[i])

            self._io.write_u1(self.radio)
            for i in range(len(self.components)):
                pass
                self._io.write_u1(self.components[i])

            self._io.write_u1(self.bomb)
            self._io.write_u1(self.paintjob)
            self._io.write_u1(self.nitro)
            self.forward._write__seq(self._io)
            self._io.write_bytes(self.gap_037)


        def _check(self):
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            if self.handling_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"handling_flags", self._root, self.handling_flags._root)
            if self.handling_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"handling_flags", self, self.handling_flags._parent)
            if self.car_flags._root != self._root:
                raise kaitaistruct.ConsistencyError(u"car_flags", self._root, self.car_flags._root)
            if self.car_flags._parent != self:
                raise kaitaistruct.ConsistencyError(u"car_flags", self, self.car_flags._parent)
            if len(self.gap_00c) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_00c", 1, len(self.gap_00c))
            if len(self.mods) != 15:
                raise kaitaistruct.ConsistencyError(u"mods", 15, len(self.mods))
            for i in range(len(self.mods)):
                pass

            if len(self.colours) != 4:
                raise kaitaistruct.ConsistencyError(u"colours", 4, len(self.colours))
            for i in range(len(self.colours)):
                pass

            if len(self.components) != 2:
                raise kaitaistruct.ConsistencyError(u"components", 2, len(self.components))
            for i in range(len(self.components)):
                pass

            if self.forward._root != self._root:
                raise kaitaistruct.ConsistencyError(u"forward", self._root, self.forward._root)
            if self.forward._parent != self:
                raise kaitaistruct.ConsistencyError(u"forward", self, self.forward._parent)
            if len(self.gap_037) != 1:
                raise kaitaistruct.ConsistencyError(u"gap_037", 1, len(self.gap_037))
            self._dirty = False

        @property
        def bomb_name(self):
            """Meaning of `bomb`."""
            if hasattr(self, '_m_bomb_name'):
                return self._m_bomb_name

            self._m_bomb_name = KaitaiStream.resolve_enum(GtaSaSave.CarBomb, self.bomb)
            return getattr(self, '_m_bomb_name', None)

        def _invalidate_bomb_name(self):
            del self._m_bomb_name
        @property
        def radio_name(self):
            """Meaning of `radio`."""
            if hasattr(self, '_m_radio_name'):
                return self._m_radio_name

            self._m_radio_name = KaitaiStream.resolve_enum(GtaSaSave.Station, self.radio)
            return getattr(self, '_m_radio_name', None)

        def _invalidate_radio_name(self):
            del self._m_radio_name

        def __str__(self):
            return u"model " + str(self.model)

    class StreamingBlock(ReadWriteKaitaiStruct):
        """Block 18."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.StreamingBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.slots = []
            for i in range(26316):
                self.slots.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.slots)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.StreamingBlock, self)._write__seq(io)
            for i in range(len(self.slots)):
                pass
                self._io.write_u1(self.slots[i])



        def _check(self):
            if len(self.slots) != 26316:
                raise kaitaistruct.ConsistencyError(u"slots", 26316, len(self.slots))
            for i in range(len(self.slots)):
                pass

            self._dirty = False


    class StuntJump(ReadWriteKaitaiStruct):
        """A unique jump."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.StuntJump, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.start_min = GtaSaSave.Vec3(self._io, self, self._root)
            self.start_min._read()
            self.start_max = GtaSaSave.Vec3(self._io, self, self._root)
            self.start_max._read()
            self.land_min = GtaSaSave.Vec3(self._io, self, self._root)
            self.land_min._read()
            self.land_max = GtaSaSave.Vec3(self._io, self, self._root)
            self.land_max._read()
            self.camera = GtaSaSave.Vec3(self._io, self, self._root)
            self.camera._read()
            self.reward = self._io.read_s4le()
            self.done = self._io.read_u1()
            self.found = self._io.read_u1()
            self.gap_042 = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.start_min._fetch_instances()
            self.start_max._fetch_instances()
            self.land_min._fetch_instances()
            self.land_max._fetch_instances()
            self.camera._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.StuntJump, self)._write__seq(io)
            self.start_min._write__seq(self._io)
            self.start_max._write__seq(self._io)
            self.land_min._write__seq(self._io)
            self.land_max._write__seq(self._io)
            self.camera._write__seq(self._io)
            self._io.write_s4le(self.reward)
            self._io.write_u1(self.done)
            self._io.write_u1(self.found)
            self._io.write_bytes(self.gap_042)


        def _check(self):
            if self.start_min._root != self._root:
                raise kaitaistruct.ConsistencyError(u"start_min", self._root, self.start_min._root)
            if self.start_min._parent != self:
                raise kaitaistruct.ConsistencyError(u"start_min", self, self.start_min._parent)
            if self.start_max._root != self._root:
                raise kaitaistruct.ConsistencyError(u"start_max", self._root, self.start_max._root)
            if self.start_max._parent != self:
                raise kaitaistruct.ConsistencyError(u"start_max", self, self.start_max._parent)
            if self.land_min._root != self._root:
                raise kaitaistruct.ConsistencyError(u"land_min", self._root, self.land_min._root)
            if self.land_min._parent != self:
                raise kaitaistruct.ConsistencyError(u"land_min", self, self.land_min._parent)
            if self.land_max._root != self._root:
                raise kaitaistruct.ConsistencyError(u"land_max", self._root, self.land_max._root)
            if self.land_max._parent != self:
                raise kaitaistruct.ConsistencyError(u"land_max", self, self.land_max._parent)
            if self.camera._root != self._root:
                raise kaitaistruct.ConsistencyError(u"camera", self._root, self.camera._root)
            if self.camera._parent != self:
                raise kaitaistruct.ConsistencyError(u"camera", self, self.camera._parent)
            if len(self.gap_042) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_042", 2, len(self.gap_042))
            self._dirty = False


    class StuntJumpsBlock(ReadWriteKaitaiStruct):
        """Block 24."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.StuntJumpsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_jumps = self._io.read_u4le()
            if not self.num_jumps <= ((self._io.size() - self._io.pos()) // 68):
                raise kaitaistruct.ValidationGreaterThanError(((self._io.size() - self._io.pos()) // 68), self.num_jumps, self._io, u"/types/stunt_jumps_block/seq/0")
            self.jumps = []
            for i in range(self.num_jumps):
                _t_jumps = GtaSaSave.StuntJump(self._io, self, self._root)
                try:
                    _t_jumps._read()
                finally:
                    self.jumps.append(_t_jumps)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.jumps)):
                pass
                self.jumps[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.StuntJumpsBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_jumps)
            for i in range(len(self.jumps)):
                pass
                self.jumps[i]._write__seq(self._io)



        def _check(self):
            if len(self.jumps) != self.num_jumps:
                raise kaitaistruct.ConsistencyError(u"jumps", self.num_jumps, len(self.jumps))
            for i in range(len(self.jumps)):
                pass
                if self.jumps[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"jumps", self._root, self.jumps[i]._root)
                if self.jumps[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"jumps", self, self.jumps[i]._parent)

            self._dirty = False


    class SwitchedArea(ReadWriteKaitaiStruct):
        """A box in which path nodes are switched on or off (opcodes 0606, 0607)."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.SwitchedArea, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x_min = self._io.read_f4le()
            self.x_max = self._io.read_f4le()
            self.y_min = self._io.read_f4le()
            self.y_max = self._io.read_f4le()
            self.z_min = self._io.read_f4le()
            self.z_max = self._io.read_f4le()
            self.switched_off = self._io.read_u1()
            self.for_cars = self._io.read_u1()
            self.gap_01a = self._io.read_bytes(2)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.SwitchedArea, self)._write__seq(io)
            self._io.write_f4le(self.x_min)
            self._io.write_f4le(self.x_max)
            self._io.write_f4le(self.y_min)
            self._io.write_f4le(self.y_max)
            self._io.write_f4le(self.z_min)
            self._io.write_f4le(self.z_max)
            self._io.write_u1(self.switched_off)
            self._io.write_u1(self.for_cars)
            self._io.write_bytes(self.gap_01a)


        def _check(self):
            if len(self.gap_01a) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_01a", 2, len(self.gap_01a))
            self._dirty = False


    class TagsBlock(ReadWriteKaitaiStruct):
        """Block 20."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.TagsBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_tags = self._io.read_u4le()
            if not self.num_tags <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationGreaterThanError((self._io.size() - self._io.pos()), self.num_tags, self._io, u"/types/tags_block/seq/0")
            self.tags = []
            for i in range(self.num_tags):
                self.tags.append(self._io.read_u1())

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.tags)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.TagsBlock, self)._write__seq(io)
            self._io.write_u4le(self.num_tags)
            for i in range(len(self.tags)):
                pass
                self._io.write_u1(self.tags[i])



        def _check(self):
            if len(self.tags) != self.num_tags:
                raise kaitaistruct.ConsistencyError(u"tags", self.num_tags, len(self.tags))
            for i in range(len(self.tags)):
                pass

            self._dirty = False


    class UserMarker(ReadWriteKaitaiStruct):
        """A marker in the world; what is not in use holds old places."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.UserMarker, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.in_use = self._io.read_u1()
            self.gap_001 = self._io.read_bytes(3)
            self.position = GtaSaSave.Vec3(self._io, self, self._root)
            self.position._read()
            self.red = self._io.read_u4le()
            self.green = self._io.read_u4le()
            self.blue = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.UserMarker, self)._write__seq(io)
            self._io.write_u1(self.in_use)
            self._io.write_bytes(self.gap_001)
            self.position._write__seq(self._io)
            self._io.write_u4le(self.red)
            self._io.write_u4le(self.green)
            self._io.write_u4le(self.blue)


        def _check(self):
            if len(self.gap_001) != 3:
                raise kaitaistruct.ConsistencyError(u"gap_001", 3, len(self.gap_001))
            if self.position._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position", self._root, self.position._root)
            if self.position._parent != self:
                raise kaitaistruct.ConsistencyError(u"position", self, self.position._parent)
            self._dirty = False


    class UserMarkersBlock(ReadWriteKaitaiStruct):
        """Block 27 (opcode 0A40)."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.UserMarkersBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.markers = []
            for i in range(5):
                _t_markers = GtaSaSave.UserMarker(self._io, self, self._root)
                try:
                    _t_markers._read()
                finally:
                    self.markers.append(_t_markers)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.markers)):
                pass
                self.markers[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(GtaSaSave.UserMarkersBlock, self)._write__seq(io)
            for i in range(len(self.markers)):
                pass
                self.markers[i]._write__seq(self._io)



        def _check(self):
            if len(self.markers) != 5:
                raise kaitaistruct.ConsistencyError(u"markers", 5, len(self.markers))
            for i in range(len(self.markers)):
                pass
                if self.markers[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"markers", self._root, self.markers[i]._root)
                if self.markers[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"markers", self, self.markers[i]._parent)

            self._dirty = False


    class Vec2(ReadWriteKaitaiStruct):
        """A direction on the ground."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Vec2, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4le()
            self.y = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Vec2, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)


        def _check(self):
            self._dirty = False


    class Vec3(ReadWriteKaitaiStruct):
        """A point or direction in the world."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Vec3, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.x = self._io.read_f4le()
            self.y = self._io.read_f4le()
            self.z = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Vec3, self)._write__seq(io)
            self._io.write_f4le(self.x)
            self._io.write_f4le(self.y)
            self._io.write_f4le(self.z)


        def _check(self):
            self._dirty = False


    class Weapon(ReadWriteKaitaiStruct):
        """A weapon; all zero in an empty slot."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Weapon, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.weapon_type = self._io.read_u4le()
            self.state = self._io.read_u4le()
            self.clip = self._io.read_u4le()
            self.total_ammo = self._io.read_u4le()
            self.next_shot_time = self._io.read_u4le()
            self.first_person_selected = self._io.read_u1()
            self.dont_place_in_hand = self._io.read_u1()
            self.gap_016 = self._io.read_bytes(2)
            self.fx_ptr = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Weapon, self)._write__seq(io)
            self._io.write_u4le(self.weapon_type)
            self._io.write_u4le(self.state)
            self._io.write_u4le(self.clip)
            self._io.write_u4le(self.total_ammo)
            self._io.write_u4le(self.next_shot_time)
            self._io.write_u1(self.first_person_selected)
            self._io.write_u1(self.dont_place_in_hand)
            self._io.write_bytes(self.gap_016)
            self._io.write_u4le(self.fx_ptr)


        def _check(self):
            if len(self.gap_016) != 2:
                raise kaitaistruct.ConsistencyError(u"gap_016", 2, len(self.gap_016))
            self._dirty = False

        @property
        def state_name(self):
            """Meaning of `state`."""
            if hasattr(self, '_m_state_name'):
                return self._m_state_name

            self._m_state_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponState, self.state)
            return getattr(self, '_m_state_name', None)

        def _invalidate_state_name(self):
            del self._m_state_name
        @property
        def weapon_type_name(self):
            """Meaning of `weapon_type`."""
            if hasattr(self, '_m_weapon_type_name'):
                return self._m_weapon_type_name

            self._m_weapon_type_name = KaitaiStream.resolve_enum(GtaSaSave.WeaponKind, self.weapon_type)
            return getattr(self, '_m_weapon_type_name', None)

        def _invalidate_weapon_type_name(self):
            del self._m_weapon_type_name

        def __str__(self):
            return u"weapon " + str(self.weapon_type) + u": " + str(self.total_ammo)

    class Zone(ReadWriteKaitaiStruct):
        """A box with a name."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.Zone, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.info_label = self._io.read_bytes(8)
            self.text_key = self._io.read_bytes(8)
            self.x1 = self._io.read_s2le()
            self.y1 = self._io.read_s2le()
            self.z1 = self._io.read_s2le()
            self.x2 = self._io.read_s2le()
            self.y2 = self._io.read_s2le()
            self.z2 = self._io.read_s2le()
            self.info_index = self._io.read_u2le()
            self.zone_type = self._io.read_u1()
            self.level = self._io.read_u1()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(GtaSaSave.Zone, self)._write__seq(io)
            self._io.write_bytes(self.info_label)
            self._io.write_bytes(self.text_key)
            self._io.write_s2le(self.x1)
            self._io.write_s2le(self.y1)
            self._io.write_s2le(self.z1)
            self._io.write_s2le(self.x2)
            self._io.write_s2le(self.y2)
            self._io.write_s2le(self.z2)
            self._io.write_u2le(self.info_index)
            self._io.write_u1(self.zone_type)
            self._io.write_u1(self.level)


        def _check(self):
            if len(self.info_label) != 8:
                raise kaitaistruct.ConsistencyError(u"info_label", 8, len(self.info_label))
            if len(self.text_key) != 8:
                raise kaitaistruct.ConsistencyError(u"text_key", 8, len(self.text_key))
            self._dirty = False

        @property
        def level_name(self):
            """Meaning of `level`."""
            if hasattr(self, '_m_level_name'):
                return self._m_level_name

            self._m_level_name = KaitaiStream.resolve_enum(GtaSaSave.Town, self.level)
            return getattr(self, '_m_level_name', None)

        def _invalidate_level_name(self):
            del self._m_level_name
        @property
        def zone_type_name(self):
            """Meaning of `zone_type`."""
            if hasattr(self, '_m_zone_type_name'):
                return self._m_zone_type_name

            self._m_zone_type_name = KaitaiStream.resolve_enum(GtaSaSave.ZoneKind, self.zone_type)
            return getattr(self, '_m_zone_type_name', None)

        def _invalidate_zone_type_name(self):
            del self._m_zone_type_name

    class ZoneInfo(ReadWriteKaitaiStruct):
        """Who lives in a zone."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ZoneInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.gang_density = []
            for i in range(10):
                self.gang_density.append(self._io.read_u1())

            self.dealer_density = self._io.read_u1()
            self.colour = []
            for i in range(4):
                self.colour.append(self._io.read_u1())

            self.population = GtaSaSave.PopulationBits(self._io, self, self._root)
            self.population._read()
            self.races = GtaSaSave.RaceBits(self._io, self, self._root)
            self.races._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.gang_density)):
                pass

            for i in range(len(self.colour)):
                pass

            self.population._fetch_instances()
            self.races._fetch_instances()


        def _write__seq(self, io=None):
            super(GtaSaSave.ZoneInfo, self)._write__seq(io)
            for i in range(len(self.gang_density)):
                pass
                self._io.write_u1(self.gang_density[i])

            self._io.write_u1(self.dealer_density)
            for i in range(len(self.colour)):
                pass
                self._io.write_u1(self.colour[i])

            self.population._write__seq(self._io)
            self.races._write__seq(self._io)


        def _check(self):
            if len(self.gang_density) != 10:
                raise kaitaistruct.ConsistencyError(u"gang_density", 10, len(self.gang_density))
            for i in range(len(self.gang_density)):
                pass

            if len(self.colour) != 4:
                raise kaitaistruct.ConsistencyError(u"colour", 4, len(self.colour))
            for i in range(len(self.colour)):
                pass

            if self.population._root != self._root:
                raise kaitaistruct.ConsistencyError(u"population", self._root, self.population._root)
            if self.population._parent != self:
                raise kaitaistruct.ConsistencyError(u"population", self, self.population._parent)
            if self.races._root != self._root:
                raise kaitaistruct.ConsistencyError(u"races", self._root, self.races._root)
            if self.races._parent != self:
                raise kaitaistruct.ConsistencyError(u"races", self, self.races._parent)
            self._dirty = False


    class ZonesBlock(ReadWriteKaitaiStruct):
        """Block 10. Zones have a box and a name; what lives in them stands in infos,
        which several may share.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(GtaSaSave.ZonesBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.current_level = self._io.read_u4le()
            self.num_nav_zones = self._io.read_u2le()
            self.num_zone_infos = self._io.read_u2le()
            self.num_map_zones = self._io.read_u2le()
            self.nav_zones = []
            for i in range(self.num_nav_zones):
                _t_nav_zones = GtaSaSave.Zone(self._io, self, self._root)
                try:
                    _t_nav_zones._read()
                finally:
                    self.nav_zones.append(_t_nav_zones)

            self.zone_infos = []
            for i in range(self.num_zone_infos):
                _t_zone_infos = GtaSaSave.ZoneInfo(self._io, self, self._root)
                try:
                    _t_zone_infos._read()
                finally:
                    self.zone_infos.append(_t_zone_infos)

            self.map_zones = []
            for i in range(self.num_map_zones):
                _t_map_zones = GtaSaSave.Zone(self._io, self, self._root)
                try:
                    _t_map_zones._read()
                finally:
                    self.map_zones.append(_t_map_zones)

            self.visited = []
            for i in range(100):
                self.visited.append(self._io.read_u1())

            self.revealed_count = self._io.read_u4le()
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.nav_zones)):
                pass
                self.nav_zones[i]._fetch_instances()

            for i in range(len(self.zone_infos)):
                pass
                self.zone_infos[i]._fetch_instances()

            for i in range(len(self.map_zones)):
                pass
                self.map_zones[i]._fetch_instances()

            for i in range(len(self.visited)):
                pass



        def _write__seq(self, io=None):
            super(GtaSaSave.ZonesBlock, self)._write__seq(io)
            self._io.write_u4le(self.current_level)
            self._io.write_u2le(self.num_nav_zones)
            self._io.write_u2le(self.num_zone_infos)
            self._io.write_u2le(self.num_map_zones)
            for i in range(len(self.nav_zones)):
                pass
                self.nav_zones[i]._write__seq(self._io)

            for i in range(len(self.zone_infos)):
                pass
                self.zone_infos[i]._write__seq(self._io)

            for i in range(len(self.map_zones)):
                pass
                self.map_zones[i]._write__seq(self._io)

            for i in range(len(self.visited)):
                pass
                self._io.write_u1(self.visited[i])

            self._io.write_u4le(self.revealed_count)


        def _check(self):
            if len(self.nav_zones) != self.num_nav_zones:
                raise kaitaistruct.ConsistencyError(u"nav_zones", self.num_nav_zones, len(self.nav_zones))
            for i in range(len(self.nav_zones)):
                pass
                if self.nav_zones[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"nav_zones", self._root, self.nav_zones[i]._root)
                if self.nav_zones[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"nav_zones", self, self.nav_zones[i]._parent)

            if len(self.zone_infos) != self.num_zone_infos:
                raise kaitaistruct.ConsistencyError(u"zone_infos", self.num_zone_infos, len(self.zone_infos))
            for i in range(len(self.zone_infos)):
                pass
                if self.zone_infos[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"zone_infos", self._root, self.zone_infos[i]._root)
                if self.zone_infos[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"zone_infos", self, self.zone_infos[i]._parent)

            if len(self.map_zones) != self.num_map_zones:
                raise kaitaistruct.ConsistencyError(u"map_zones", self.num_map_zones, len(self.map_zones))
            for i in range(len(self.map_zones)):
                pass
                if self.map_zones[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"map_zones", self._root, self.map_zones[i]._root)
                if self.map_zones[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"map_zones", self, self.map_zones[i]._parent)

            if len(self.visited) != 100:
                raise kaitaistruct.ConsistencyError(u"visited", 100, len(self.visited))
            for i in range(len(self.visited)):
                pass

            self._dirty = False

        @property
        def current_level_name(self):
            """Meaning of `current_level`."""
            if hasattr(self, '_m_current_level_name'):
                return self._m_current_level_name

            self._m_current_level_name = KaitaiStream.resolve_enum(GtaSaSave.Town, self.current_level)
            return getattr(self, '_m_current_level_name', None)

        def _invalidate_current_level_name(self):
            del self._m_current_level_name


    def __str__(self):
        return u"save of GTA San Andreas for the PC"

