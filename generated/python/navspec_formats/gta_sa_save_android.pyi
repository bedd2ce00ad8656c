"""Generated from gta_sa_save_android.ksy by `make generate`: GTA San Andreas saves of Android (GTASAsfN.b)."""

from enum import IntEnum
from typing import Any, BinaryIO, Self

from kaitaistruct import KaitaiStream

class _Struct:
    """Members of every structure."""

    _io: KaitaiStream
    _dirty: bool
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes | bytearray) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def _read(self) -> None: ...
    def _fetch_instances(self) -> None: ...
    def _check(self) -> None: ...
    def _write(self, io: KaitaiStream | None = None) -> None: ...
    def _write__seq(self, io: KaitaiStream | None = None) -> None: ...

class GtaSaSaveAndroid(_Struct):
    """A saved game of GTA San Andreas for Android: 29 blocks after the letters
    `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
    (195,000 as a rule), and a checksum. Most blocks are those of the PC.

    Older mobile games write the same with a guard, the bytes DE C0, before each
    piece (`is_guarded`), 175 blips, and without block 28.

    A save that the game made during a mission holds the mission's script, and
    the state of the mission in two parts of the block `pools` that are not
    decoded. Facts that the bytes in order do not show are decided once for a file: the bytes
    after the checksum, the form of objects, and the size of those two parts.
    """

    class Town(IntEnum):
        countryside_town = 0
        los_santos = 1
        san_fierro = 2
        las_venturas = 3

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

    class SystemTimePart(IntEnum):
        year = 0
        month = 1
        weekday = 2
        day = 3
        hour = 4
        minute = 5
        second = 6
        millisecond = 7

    class BrainKind(IntEnum):
        free_brain = -1
        ped_brain = 0
        object_brain = 1
        ped_generator_brain = 2
        code_ped_brain = 3
        code_object_brain = 4
        attractor_brain = 5

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

    class WeaponState(IntEnum):
        weapon_ready = 0
        firing = 1
        reloading = 2
        out_of_ammo = 3
        melee_contact = 4

    class Fighting(IntEnum):
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

    class Door(IntEnum):
        door_closed = 0
        door_open = 1
        door_closing = 2
        door_opening = 3
        door_waiting_for_player_to_leave = 4
        door_closed_after_drop_off = 5

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

    class WarState(IntEnum):
        no_war = 0
        provoked = 1
        first_wave = 2
        first_passed = 3
        second_wave = 4
        second_passed = 5
        third_wave = 6

    class ObjectOrigin(IntEnum):
        object_unknown = 0
        object_of_game = 1
        object_of_mission = 2
        object_temporary = 3
        object_of_cutscene = 4
        object_decoration = 5
        object_of_mission_2 = 6

    class SwappedThing(IntEnum):
        nothing_swapped = 0
        building_swapped = 2

    class HiddenThing(IntEnum):
        nothing_hidden = 0
        hidden_legacy = 1
        hidden_building = 2
        hidden_object = 3
        hidden_dummy = 4

    class CarBomb(IntEnum):
        no_bomb = 0
        bomb_with_timer = 1
        bomb_at_ignition = 2
        bomb_remote = 3
        bomb_with_timer_ticking = 4
        bomb_at_ignition_armed = 5

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

    class PropertyOffer(IntEnum):
        no_property_text = 0
        can_be_bought = 1
        cannot_be_bought = 2

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

    class ZoneKind(IntEnum):
        nav_zone = 0
        local_zone = 1
        info_zone = 2
        map_zone = 3

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

    class CarSupply(IntEnum):
        no_cars = 0
        cars_without_end = 65535

    class WarAttack(IntEnum):
        no_attack = 0
        player_was_told = 1
        player_came = 2

    class NewsKind(IntEnum):
        news_of_city = 1
        news_of_mission = 2
        no_news = 3

    class DamageEffect(IntEnum):
        damage_none = 0
        damage_changes_model = 1
        damage_smashes = 20
        damage_changes_then_smashes = 21
        damage_breaks = 200
        damage_breaks_for_good = 202

    class CollisionResponse(IntEnum):
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

    class MapPart(IntEnum):
        barriers1_of_v1 = 2
        barriers2_of_v1 = 3
        crack_of_v2 = 42
        truthsfarm_of_v1 = 46
        crack_of_v1_truthsfarm_of_v2 = 59
        barriers1_of_v2 = 60
        barriers2_of_v2 = 61
        carter_of_v2 = 79
        carter_of_v1 = 124

    class GameVersion(IntEnum):
        version_pc_1_00 = 903512437
        version_pc_1_00_modified = 1710482819
        version_pc_1_01 = -1704018344
        version_pc_1_01_modified = -1824164258
        version_pc_2_0 = -48984586
        version_pc_2_0_germany = 1563544610
        version_ps2 = 1679678540
        version_phones_older = -1978417824
        version_android = 343353539
        version_definitive = -219671565
        version_2_0_unseen = -613227626

    class ScriptVersion(IntEnum):
        script_v1 = 194146
        script_v2 = 194125
        script_android = 262245
        script_definitive = 264905

    class WheelClass(IntEnum):
        wheel_class_0 = 0
        wheel_class_1 = 1
        wheel_class_2 = 2

    class CarPart(IntEnum):
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

    class PartSlot(IntEnum):
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

    class Vehicle(IntEnum):
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

    class VehicleClass(IntEnum):
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

    class Paint(IntEnum):
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

    class ObjectModel(IntEnum):
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

    class NavZone(IntEnum):
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

    class MapZone(IntEnum):
        map_zone_themap = 0
        map_zone_vegas = 1
        map_zone_sf01 = 2
        map_zone_sf02 = 3
        map_zone_sf03 = 4
        map_zone_la01 = 5
        map_zone_la02 = 6

    class StockGarage(IntEnum):
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

    class GarageUse(IntEnum):
        use_hideout = 0
        use_impound = 1

    class CarPlace(IntEnum):
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

    class InteriorArea(IntEnum):
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

    class InteriorRoom(IntEnum):
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

    class ShopItem(IntEnum):
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

    class ItemKind(IntEnum):
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

    class ClothesFile(IntEnum):
        no_clothes = 0
        clothes_10ls = 485055216
        clothes_10ls2 = 1970686662
        clothes_10ls3 = 40991312
        clothes_10ls4 = -1676283917
        clothes_10ls5 = -351084699
        clothes_10og = 756997454
        clothes_10weed = -66161621
        clothes_11dice = -1417294946
        clothes_11dice2 = -540317176
        clothes_11godsgift = 1807889086
        clothes_11grove = -1176003537
        clothes_11grove2 = 1673497413
        clothes_11grove3 = 347651027
        clothes_11jail = -965034693
        clothes_12angels = 297654023
        clothes_12bandit = -1969195485
        clothes_12cross7 = -1543548803
        clothes_12dagger = 1717669588
        clothes_12mayabird = 840928074
        clothes_12mayaface = -1750049245
        clothes_4rip = -2078666637
        clothes_4spider = 357739873
        clothes_4weed = -1320660899
        clothes_5cross = 2096097750
        clothes_5cross2 = -1491351160
        clothes_5cross3 = -803407586
        clothes_5gun = 976451251
        clothes_6africa = 2119686255
        clothes_6aztec = 1414728149
        clothes_6clown = 1305940489
        clothes_6crown = -49204571
        clothes_7cross = 824658141
        clothes_7cross2 = 814012577
        clothes_7cross3 = 1199826999
        clothes_7mary = -1463755291
        clothes_8gun = -933646738
        clothes_8poker = 701805957
        clothes_8sa = -1165234860
        clothes_8sa2 = -1536471168
        clothes_8sa3 = -747864298
        clothes_8santos = -2090124558
        clothes_8westside = -1240067115
        clothes_9bullet = -1539205552
        clothes_9crown = 206012528
        clothes_9gun = 1894107403
        clothes_9gun2 = 1601531329
        clothes_9homeboy = -1823195996
        clothes_9rasta = -1111109003
        clothes_afro = -404058850
        clothes_afrobeard = 1932822998
        clothes_afroblond = -489310709
        clothes_afrogoatee = 1855861398
        clothes_afrotash = 527596789
        clothes_balaclava = 435776856
        clothes_bald = -1283206622
        clothes_baldbeard = 492481370
        clothes_baldgoatee = -1963027521
        clothes_baldtash = 441849698
        clothes_bandana = -1731248096
        clothes_bandblack = 883673976
        clothes_bandblack2 = -1774386363
        clothes_bandblack3 = -516279341
        clothes_bandblue = 48232002
        clothes_bandblue2 = 1342680778
        clothes_bandblue3 = 654351964
        clothes_bandgang = 2061582229
        clothes_bandgang2 = 1221121908
        clothes_bandgang3 = 1070589922
        clothes_bandits = -716662261
        clothes_bandknots = -1883025336
        clothes_bandmask = -477691962
        clothes_bandred = 355561549
        clothes_bandred2 = -1062248995
        clothes_bandred3 = -1213698741
        clothes_baseball = 1794329688
        clothes_bask1 = 351222414
        clothes_bask1eris = -143835965
        clothes_bask1problk = 435065541
        clothes_bask1prowht = -362333265
        clothes_bask2heatband = -1148229085
        clothes_bask2heatwht = -1302330535
        clothes_bask2semi = 1171834843
        clothes_baskball = -708578759
        clothes_baskballdrib = -282438905
        clothes_baskballloc = -286656069
        clothes_baskballrim = 1236532544
        clothes_bballjackrstar = -2105660245
        clothes_bbjack = -1858787998
        clothes_bbjackrim = -1275250524
        clothes_bbjersey = -1939440971
        clothes_bbshortred = -1322853282
        clothes_bbshortwht = 536113308
        clothes_beard = 1061221996
        clothes_beret = 957644727
        clothes_beretblk = -1129277353
        clothes_beretred = -504652289
        clothes_biegetr = 576933739
        clothes_biker = -1990787643
        clothes_bikerhelmet = -896277735
        clothes_boater = -1770518513
        clothes_boaterblk = 1401419026
        clothes_bowler = -247467388
        clothes_bowlerblue = -805792136
        clothes_bowlergang = -1211736145
        clothes_bowlerred = -447227464
        clothes_bowleryellow = 983903833
        clothes_bowling = -302970687
        clothes_boxingcap = 815232608
        clothes_boxingshoe = -643423809
        clothes_boxingshort = 847386951
        clothes_boxshort = 497405699
        clothes_cap = -261408060
        clothes_capback = -1854362888
        clothes_capblk = -1481401990
        clothes_capblkback = 184941352
        clothes_capblkover = -768108218
        clothes_capblkside = 1162486186
        clothes_capblkup = -257628726
        clothes_capblue = 1652597115
        clothes_capblueback = -2036040854
        clothes_capblueover = 1603672324
        clothes_capblueside = -924081688
        clothes_capblueup = -1044535002
        clothes_capgang = 448686252
        clothes_capgangback = -1136478730
        clothes_capgangover = 1701894040
        clothes_capgangside = -234000524
        clothes_capgangup = -310576940
        clothes_capknit = -1865726160
        clothes_capknitgrn = -69603330
        clothes_capovereye = 1999252971
        clothes_capred = -85418798
        clothes_capredback = -914054657
        clothes_capredover = 280413073
        clothes_capredside = -2016707715
        clothes_capredup = -435127553
        clothes_caprimup = -1558708536
        clothes_capside = -550014854
        clothes_captruck = 797398277
        clothes_capzip = 1117017627
        clothes_capzipback = 415833761
        clothes_capzipover = -1040483121
        clothes_capzipside = 1451672611
        clothes_capzipup = -2019982038
        clothes_chinosb = -1462684028
        clothes_chinosbiege = 724587403
        clothes_chinosblack = -1741429914
        clothes_chinosblue = 638494825
        clothes_chinoskhaki = 1016528228
        clothes_chonger = 682440495
        clothes_chongerblue = 2123292223
        clothes_chongergang = 112203752
        clothes_chongergrey = 19656297
        clothes_chongerred = -1728660861
        clothes_coach = 938627203
        clothes_coachsemi = -396806578
        clothes_conv = -1070691449
        clothes_convheatblk = -164903050
        clothes_convheatorn = 1524146037
        clothes_convheatred = -1418673442
        clothes_convproblk = 1463285286
        clothes_convproblu = -1388786875
        clothes_convprogrn = -170393699
        clothes_cornrows = 877881813
        clothes_cornrowsb = 1851741582
        clothes_countrytr = -559695285
        clothes_cowboy = 1572879657
        clothes_cowboyboot = 2123755548
        clothes_cowboyboot2 = -592930753
        clothes_croupier = 995481457
        clothes_cutoffchinos = 1259848584
        clothes_cutoffchinosblue = -697413025
        clothes_cutoffdenims = 70023999
        clothes_denim = 1807103951
        clothes_denimfade = 980509603
        clothes_denimsgang = -821490932
        clothes_denimsred = 768268528
        clothes_dogtag = 1828427041
        clothes_elvishair = 1862671160
        clothes_eyepatch = -1054508993
        bare_feet = -140687740
        clothes_field = 1398700055
        clothes_flattop = 1796327307
        clothes_flipflop = 1035276773
        bare_feet_skin = 15018968
        clothes_garageleg = 1817399610
        clothes_garagetr = 1410124429
        clothes_gimpleg = -1137657761
        clothes_glasses01 = -2041909859
        clothes_glasses01dark = -319785917
        clothes_glasses03 = 1749322929
        clothes_glasses03blue = 326783084
        clothes_glasses03dark = -1775229149
        clothes_glasses03red = -1315175786
        clothes_glasses04 = -165668590
        clothes_glasses04dark = 605092659
        clothes_glasses05 = -2128139900
        clothes_glasses05dark = 426824323
        clothes_goatee = 1164319867
        clothes_groovecut = 985944332
        clothes_groucho = 672552983
        clothes_grouchos = 1905890257
        clothes_hairblond = -1641885640
        clothes_hairblue = 1639626768
        clothes_hairgreen = -390935833
        clothes_hairpink = -739310734
        clothes_hairred = 1981021008
        bare_hands = 1854213815
        clothes_hatmanc = -2048278805
        clothes_hatmancblk = -923064431
        clothes_hatmancplaid = -1964116422
        clothes_hattiger = 1140302723
        clothes_hawaii = -1046709712
        clothes_hawaiired = -1685754027
        clothes_hawaiiwht = 894944151
        bare_head = 1855579351
        clothes_helmet = 1974327007
        clothes_highafro = -222736955
        clothes_highfade = -1771290832
        clothes_hitop = -1065514865
        clothes_hockey = 490921511
        clothes_hockeymask = 1929723771
        clothes_hockeytop = -850125817
        clothes_hoodjack = 1043357982
        clothes_hoodjackbeige = 1909997276
        clothes_hoodya = -1445731415
        clothes_hoodyabase5 = -47496189
        clothes_hoodyablack = -251391875
        clothes_hoodyablue = 390024698
        clothes_hoodyagreen = -1474608012
        clothes_hoodyamerc = -424716847
        clothes_hoodyarockstar = -1284351162
        clothes_jeans = 1788110135
        clothes_jeansdenim = 681234315
        clothes_jheri = -2065518319
        clothes_jhericurl = -1097507985
        clothes_leather = -374138177
        clothes_leathertr = -980612554
        clothes_leathertrchaps = 1724837436
        bare_legs = 879907265
        clothes_legsblack = -211260960
        clothes_legsheart = 436277294
        clothes_letter = -2130323853
        clothes_medictr = 2061229512
        clothes_mohawk = 475286744
        clothes_mohawkbeard = -484903262
        clothes_mohawkblond = 1928972671
        clothes_mohawkpink = 1795449523
        clothes_moto = -189288785
        clothes_neck = -377764840
        clothes_neck2 = -615337454
        clothes_neckafrica = 1047161561
        clothes_neckcross = 415386514
        clothes_neckdollar = 1664243712
        clothes_neckgold = 1181652212
        clothes_neckhash = -796923107
        clothes_neckls = -1329825844
        clothes_neckropeg = -167117051
        clothes_neckropes = -321705096
        clothes_necksaints = -1237768548
        clothes_necksilver = -2021884895
        clothes_painter = -927725507
        clothes_pimptr = 1226861131
        bare_head_skin = 338913607
        bare_legs_skin = -331394646
        bare_torso_skin = -179538918
        clothes_policetr = -192727393
        clothes_sandal = 1004809233
        clothes_sandalsock = -892354851
        clothes_shellsuit = -1517729907
        clothes_shellsuittr = 1025982260
        clothes_shirta = -91475022
        clothes_shirtablue = -756029055
        clothes_shirtagrey = -1387603497
        clothes_shirtayellow = 1063322903
        clothes_shirtb = 1669685768
        clothes_shirtbcheck = 92867832
        clothes_shirtbgang = -311338362
        clothes_shirtbplaid = -1057871046
        clothes_shoe = 148748802
        clothes_shoedressblk = 1982801949
        clothes_shoedressbrn = -771431603
        clothes_shoespatz = -720851967
        clothes_shorts = 744365350
        clothes_shortsgang = 1990126899
        clothes_shortsgrey = 1896158386
        clothes_shortskhaki = -1346917259
        clothes_sixtyniners = -1360763405
        clothes_skullyblk = -898404223
        clothes_skullycap = -193286889
        clothes_skullygrn = 1754495290
        clothes_sleevt = 56105302
        clothes_sleevtbrown = -1884311732
        clothes_slope = 1348958410
        clothes_snakeskin = 1818644432
        clothes_sneaker = -2099005073
        clothes_sneakerbincblk = 862081726
        clothes_sneakerbincblu = -915574819
        clothes_sneakerbincgang = -2044477490
        clothes_sneakerheatblk = -1353828996
        clothes_sneakerheatgry = -1904363264
        clothes_sneakerheatwht = 1556585494
        clothes_sneakerproblu = 2079839801
        clothes_sneakerprored = -593236238
        clothes_sneakerprowht = 1920025136
        clothes_sportjack = -2043512013
        clothes_stopwatch = 1559566642
        clothes_suit1 = 1258253388
        clothes_suit1blk = 1393983095
        clothes_suit1blue = 482703393
        clothes_suit1gang = 1694216694
        clothes_suit1grey = 1667254391
        clothes_suit1red = 239959007
        clothes_suit1tr = 1132121869
        clothes_suit1trblk = 985006348
        clothes_suit1trblk2 = -1050956886
        clothes_suit1trblue = -612667158
        clothes_suit1trgang = -1555711683
        clothes_suit1trgreen = -1251995603
        clothes_suit1trgrey = -1528938308
        clothes_suit1trred = 1743586468
        clothes_suit1tryellow = 817599759
        clothes_suit1yellow = 376361990
        clothes_suit2 = -738837002
        clothes_suit2grn = -482093022
        clothes_sweat = -478073248
        clothes_sweatrstar = -794654001
        clothes_tash = 35494100
        clothes_timberfawn = 155777005
        clothes_timbergrey = 1421047989
        clothes_timberhike = -1776200269
        clothes_timberred = 88492340
        bare_torso = 804553162
        clothes_tracktr = 1056966746
        clothes_tracktrblue = -1792906401
        clothes_tracktreris = 216937872
        clothes_tracktrgang = -316890488
        clothes_tracktrpro = -1415549898
        clothes_tracktrwhstr = 236097233
        clothes_trackytop1 = -458609233
        clothes_trackytop1pro = -966834233
        clothes_trackytop2eris = -2120650015
        clothes_tramline = 1566172763
        clothes_trilby = -728420398
        clothes_trilbydrk = 40123646
        clothes_trilbylght = -1032506243
        clothes_tshirt = 1676791040
        clothes_tshirt2 = -927686579
        clothes_tshirt2horiz = 1119183852
        clothes_tshirtbase5 = -902968157
        clothes_tshirtblunts = 272626106
        clothes_tshirtbobomonk = 1897016603
        clothes_tshirtbobored = -1360496682
        clothes_tshirterisorn = 1219550336
        clothes_tshirterisyell = -860364429
        clothes_tshirtheatwht = -982971022
        clothes_tshirtilovels = -1266547107
        clothes_tshirtlocgrey = 1694851341
        clothes_tshirtmaddgrey = 847965730
        clothes_tshirtmaddgrn = -984606467
        clothes_tshirtproblk = 641217881
        clothes_tshirtprored = 2070098161
        clothes_tshirtsuburb = 1410494900
        clothes_tshirtwhite = 222883665
        clothes_tshirtzipcrm = -1542912072
        clothes_tshirtzipgry = -1176863975
        clothes_tuxedo = 592439904
        clothes_valet = 900618200
        clothes_vest = -1155750708
        clothes_vestblack = 1142040938
        clothes_watch = 1486911337
        clothes_watchcro = -308482976
        clothes_watchcro2 = -2054640588
        clothes_watchgno = 216144353
        clothes_watchgno2 = 534143351
        clothes_watchpink = -409608179
        clothes_watchpro = -201526967
        clothes_watchpro2 = -953920443
        clothes_watchsub1 = -59129127
        clothes_watchsub2 = 1701876579
        clothes_watchyellow = -621572358
        clothes_watchzip1 = -323377260
        clothes_watchzip2 = 1974531630
        clothes_wcoat = -991048258
        clothes_wcoatblue = -1696313426
        clothes_wedge = -784729353
        clothes_worktr = -1016290293
        clothes_worktrcamogrn = 109016604
        clothes_worktrcamogry = -2052262949
        clothes_worktrgrey = 873925974
        clothes_worktrkhaki = 144021517
        clothes_zorro = -1981870358
        clothes_zorromask = 1227267994

    class MissionKey(IntEnum):
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

    class StatMessage(IntEnum):
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

    class MirroredStat(IntEnum):
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

    class Brief(_Struct):
        """A text of the briefing."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_len_key: bytes | None
        """Two guards before `len_key`, in mobile saves of format 2 only."""
        len_key: int
        """Bytes of `key`; an empty place ends here."""
        guard_key: bytes | None
        """Two guards before `key`, in mobile saves of format 2 only."""
        key: bytes
        """Key of the text, without a zero."""
        numbers: list[int] | None
        """Numbers in the text; -1 for none."""
        guarded_numbers: list[GtaSaSaveAndroid.GuardedS4Twice] | None
        """Form of `numbers` in mobile saves of format 2, with two guards before each number."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def has_numbers(self) -> bool:
            """Whether `numbers` is stored."""
        def _invalidate_has_numbers(self) -> None: ...
        @property
        def has_guard_of_key(self) -> bool:
            """Whether there is a text with guards."""
        def _invalidate_has_guard_of_key(self) -> None: ...

    class GuardedS4Twice(_Struct):
        """A number with two guards of its own."""

        _parent: GtaSaSaveAndroid.Brief | GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        guard: bytes
        """Two guards of the number."""
        value: int
        """Number that the guards precede."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.Brief | GtaSaSaveAndroid.MobilePoolsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class MobilePoolsBlock(_Struct):
        """Block 2. The player with all he carries, vehicles, and objects."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_object_variant_b: bool
        len_mission_state: int
        len_mission_tail: int
        is_guarded: bool
        guard_num_players: bytes | None
        """Guard before `num_players`, in mobile saves of format 2 only."""
        num_players: int
        """People that follow: 1, and more in a save made during a mission or in a multiplayer game."""
        players: list[GtaSaSaveAndroid.MobilePlayer]
        """The player, then people of the mission."""
        guard_num_vehicles: bytes | None
        """Guard before `num_vehicles`, in mobile saves of format 2 only."""
        num_vehicles: int
        """Vehicles that follow; 0 in most files, and up to 13."""
        vehicles: list[GtaSaSaveAndroid.MobileVehicle]
        """Vehicles that are stored; not only during missions."""
        camera_target: list[int] | None
        """Probably what the camera follows: -1, kind of thing (3 person, 2 vehicle), its handle, -1."""
        guarded_camera_target: list[GtaSaSaveAndroid.GuardedS4Twice] | None
        """Form of `camera_target` in mobile saves of format 2, with a guard before each number."""
        mission_state: bytes
        """State of the mission; not decoded."""
        guard_num_objects: bytes | None
        """Two guards before `num_objects`, in mobile saves of format 2 only."""
        num_objects: int
        """Objects that follow."""
        objects: list[GtaSaSaveAndroid.MobileObject]
        """Objects that scripts made."""
        mission_tail: bytes
        """More state of the mission; not decoded."""
        def __init__(
            self,
            is_object_variant_b: bool,
            len_mission_state: int,
            len_mission_tail: int,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class PostEffectsBlock(_Struct):
        """Block 28. Numbers of the effects that change the picture, with those of the measured files."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        effects_size: int
        """Bytes that follow: 348."""
        colour1_mult: float
        """Strength of the first pass of the colour filter; 1."""
        colour2_mult: float
        """Strength of the second pass of the colour filter; 1."""
        gap_00c: bytes
        """Old memory; no meaning."""
        extra_mult_rate: float
        """How much of the light below the player the colour filter follows in a step of 20 ms; 0.0005."""
        extra_mult_cap: float
        """The most of that light; 0.35."""
        extra_mult_mult: float
        """How much brighter the colour filter gets where no light is below the player; 0.5."""
        left_u_offset: int
        """How far the colour filter is shifted at the left; 16."""
        right_u_offset: int
        """How far the colour filter is shifted at the right; 16."""
        top_v_offset: int
        """How far the colour filter is shifted at the top; 16."""
        bottom_v_offset: int
        """How far the colour filter is shifted at the bottom; 16."""
        seam_remover: int
        """Whether seams at the edge of the picture are hidden; 1. Nothing more is known."""
        seam_search: int
        """Named after a search for seams; 0. Nothing more is known."""
        seam_debug: int
        """Named after testing of the seam remover; 0. Nothing more is known."""
        gap_02f: bytes
        """Old memory; no meaning."""
        seam_mode: int
        """How seams are hidden; 1. Nothing more is known."""
        seam_shift_tl: int
        """Shift at the top left of the seam remover, as the name has it; 0."""
        seam_shift_br: int
        """Shift at the bottom right of the seam remover, as the name has it; 1."""
        smokey_enable: int
        """Whether an effect of smoke is on; 0. Nothing more is known."""
        gap_03d: bytes
        """Old memory; no meaning."""
        smokey_strength: int
        """Strength of that smoke; 128."""
        smokey_distance: int
        """Distance of that smoke; 75."""
        water_enable: int
        """Whether the picture waves as under water; 0."""
        gap_049: bytes
        """Old memory; no meaning."""
        day_night_balance: float
        """Balance between the day and night colours of buildings while night or infrared vision is on; 1."""
        heat_haze: int
        """Switch of scripts for the shimmer of hot air; 0."""
        heat_haze_mask_test: int
        """Named after a test of the shimmer's mask; 0. Nothing more is known."""
        gap_052: bytes
        """Old memory; no meaning."""
        haze_hour_start: int
        """Hour from which the air shimmers; 10."""
        haze_hour_end: int
        """Hour to which the air shimmers; 19."""
        haze_fade_speed: float
        """How fast the shimmer comes and goes; 0.05."""
        haze_inside_fade_speed: float
        """How fast the shimmer comes and goes inside a building; 0.5."""
        haze_type: int
        """Kind of shimmer, 0 to 4, which the next seven numbers follow; 0."""
        haze_type_last: int
        """Kind that they were set for; 0."""
        haze_intensity: int
        """Strength of the shimmer; 80."""
        haze_random_shift: int
        """Whether parts of it are shifted by chance; 0."""
        haze_speed_min: int
        """Slowest part of the shimmer; 12."""
        haze_speed_max: int
        """Fastest part of the shimmer; 18."""
        haze_scan_x: int
        """Width of a part of the picture that shimmers, by the size of the screen."""
        haze_scan_y: int
        """Height of such a part."""
        haze_render_x: int
        """Width in which the shimmer is drawn."""
        haze_render_y: int
        """Height in which the shimmer is drawn."""
        darkness_filter: int
        """Whether a script has darkened the picture; 0."""
        gap_08d: bytes
        """Old memory; no meaning."""
        darkness_alpha: int
        """How dark the picture gets, 0 to 255; 170."""
        darkness_alpha_default: int
        """How dark the picture gets where the script names no value, 0 to 255; 170."""
        darkness_radiosity_limit: int
        """Limit of the glow in a darkened picture; 45."""
        cctv: int
        """Whether a script shows the picture as that of a surveillance camera; 0."""
        cctv_colour: list[int]
        """Colour of the lines across that picture: red, green, blue, alpha."""
        fog: int
        """Whether mist drifts over the picture; 0."""
        speed_fx: int
        """Whether the picture blurs at high speed; 1."""
        speed_fx_test: int
        """Whether that blur is tested; 0."""
        speed_fx_alpha: int
        """Strength of that blur; 36."""
        speed_fx_user: int
        """Whether the blur is allowed; 1."""
        speed_fx_user_frame: int
        """Whether it is allowed in the present frame; 0."""
        gap_0aa: bytes
        """Old memory; no meaning."""
        speed_fx_manual: float
        """Speed that the game sets for the present frame; 0."""
        in_cutscene: int
        """Whether a cutscene runs, in which night and infrared vision do nothing; 0."""
        night_vision: int
        """Whether the night vision goggles are on; 0."""
        gap_0b2: bytes
        """Old memory; no meaning."""
        night_grain: int
        """Grain of the picture in night vision; 48."""
        night_colour: list[int]
        """Colour of night vision: red, green, blue, alpha."""
        night_on_time: float
        """How long the flash lasts with which night vision goes on, in steps of 20 ms; 50."""
        night_on_count: float
        """Rest of that flash, in steps of 20 ms; 50."""
        infrared_on_count: float
        """Rest of the flash of infrared vision; 50."""
        infrared: int
        """Whether the infrared goggles are on; 0."""
        gap_0c9: bytes
        """Old memory; no meaning."""
        infrared_grain: int
        """Grain of the picture in infrared vision; 64."""
        infrared_radius: float
        """How wide infrared vision smears the picture; 0.003."""
        infrared_heat_rgba: list[float]
        """Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead turn blue."""
        infrared_colour: list[int]
        """Colour in which the smeared picture is drawn: red, green, blue, alpha."""
        infrared_main_colour: list[int]
        """Colour of the overlay: red, green, blue, alpha."""
        radiosity: int
        """Whether bright parts of the picture glow; 0."""
        radiosity_linear: int
        """Whether the glow is smoothed; 1."""
        radiosity_strip_copy: int
        """Whether the glow is copied in strips; 1."""
        gap_0ef: bytes
        """Old memory; no meaning."""
        radiosity_px_x: int
        """Width of the picture that glows; 0."""
        radiosity_px_y: int
        """Height of the picture that glows; 0."""
        radiosity_filter_passes: int
        """How often the glow is filtered; 2."""
        radiosity_render_passes: int
        """How often the glow is drawn; 1."""
        radiosity_limit: int
        """Brightness from which parts glow where `radiosity_bypass_limit` is set; 220."""
        radiosity_intensity: int
        """Strength of the glow; 35."""
        radiosity_u_corr: int
        """Correction of the filter across; 2."""
        radiosity_v_corr: int
        """Correction of the filter down; 2."""
        radiosity_debug: int
        """Whether the glow is tested; 0."""
        radiosity_bypass_limit: int
        """Whether `radiosity_limit` replaces the limit of the time of day; 0."""
        disable_all: int
        """Whether all effects are off; 0."""
        save_photo_from_script: int
        """Whether a script has a photograph stored; 0."""
        grain_enable: int
        """Whether the picture has grain; 0."""
        gap_115: bytes
        """Old memory; no meaning."""
        grain_strength: int
        """Strength of the grain; 64."""
        highlight_enable: int
        """Whether an effect of highlights is on; 0. Nothing more is known."""
        gap_11d: bytes
        """Old memory; no meaning."""
        highlight_strength: int
        """Strength of those highlights; 128."""
        highlight_scale: int
        """Scale of those highlights; 3."""
        highlight_offset: int
        """Shift of those highlights; 2."""
        highlight_mblur: int
        """Whether highlights blur with motion, as the name has it; 0."""
        gap_12d: bytes
        """Old memory; no meaning."""
        water_strength: int
        """Strength of the waves of the picture under water; 64."""
        x_offset: float
        """Height of the waves across the picture under water; 4."""
        y_offset: float
        """Distance of the rows in which the waves under water are drawn; 24."""
        water_speed: float
        """Speed of the waves of the picture under water, in radians per ms; 0.0015."""
        water_freq: float
        """Density of the waves of the picture under water, in radians per row; 0.04."""
        water_colour: list[int]
        """Colour of the picture under water: red, green, blue, alpha."""
        water_depth_darkness: int
        """Whether it gets darker further down; 1."""
        gap_149: bytes
        """Old memory; no meaning."""
        water_full_dark_depth: float
        """Depth at which it is darkest; 90."""
        water_fx_start: float
        """How far the camera must be under water for the effects; 0.535."""
        rain_enable: int
        """Whether the effect of rain is enabled; 0."""
        colour_enable: int
        """Whether the colour filter is on; 1."""
        gap_156: bytes
        """Old memory; no meaning."""
        def_screen_x: int
        """Width of the default screen, by its name; 0."""
        def_screen_y: int
        """Height of the default screen, by its name; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class SimpleVariablesBlock(_Struct):
        """Block 0, 312 bytes on the PC and 428 on Android."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_mobile: bool
        version_id: int
        """CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00 (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified), 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android, 0xF2E813F3 Definitive Edition. PC 1.00 refuses a file with another id than its own. It does not say which script the game ran."""
        save_name: bytes
        """Name in the menu. On the PC letters of the game's font, most of them as in ASCII; on phones the key of the last mission's text, in UTF-16. Ends with a zero among the first 24 letters; the game makes it again at every save."""
        mission_pack_game: int
        """Whether a mission pack is played; 0 in all measured files."""
        gap_069: bytes
        """Old memory; no meaning."""
        current_level: int
        """Town, by its number. 0 in most files; not tied to that of the zones."""
        camera_pos: GtaSaSaveAndroid.Vec3
        """Place of the camera; within 10.1 m of the player."""
        ms_per_game_minute: int
        """Length of a minute of the game; 1000."""
        last_clock_tick: int
        """Time at which the clock last went on; equals `global_timer` in a file of the PC."""
        game_month: int
        """Month, 1 to 12."""
        game_day: int
        """Day of the month, 1 to 31."""
        game_hour: int
        """Hour, 0 to 23."""
        game_minute: int
        """Minute, 0 to 59."""
        game_weekday: int
        """Day of the week, 1 to 7."""
        stored_month: int
        """Month of the clock that opcode 0253 put aside."""
        stored_day: int
        """Day of the clock that was put aside."""
        stored_hour: int
        """Hour of the clock that was put aside."""
        stored_minute: int
        """Minute of the clock that was put aside."""
        clock_has_been_stored: int
        """Whether a clock was put aside."""
        pad_mode: int
        """Layout of the controller; 0."""
        has_cheated: int
        """Whether the player has cheated; in agreement with statistic 137."""
        gap_091: bytes
        """Old memory; no meaning."""
        global_timer: int
        """Time played, which all other times refer to; 253,805 to 285,665,273."""
        time_scale: float
        """Speed of the game, 1.0."""
        time_step: float
        """Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s. 0.00001 in files of the PC."""
        time_step_non_clipped: float
        """Length of the last step before it was limited, in units of 20 ms; 0 in files of the PC."""
        frame_counter: int
        """Frames drawn, 7,289 to 12,250,323."""
        old_weather: int
        """Weather that goes."""
        new_weather: int
        """Weather that comes."""
        forced_weather: int
        """Weather that a script holds; -1 for none."""
        gap_0ae: bytes
        """Old memory; no meaning."""
        weather_interpolation: float
        """Progress of the change of weather, 0 to 1."""
        weather_type_in_list: int
        """Place in the list of weathers, 0 to 63."""
        rain: float
        """Strength of the rain, 0 to 1."""
        car_zoom: int
        """Camera of vehicles (opcode 09AD), 1 to 3."""
        ped_zoom: int
        """Camera on foot, 1 to 3."""
        interior: int
        """Area code, 0 to 18; 0 is outside. The player carries the same."""
        invert_look: int
        """Whether looking up and down is swapped."""
        gap_0c9: bytes
        """Old memory; no meaning."""
        extra_colour: int
        """Tint of an interior, 0 to 11."""
        extra_colour_on: int
        """Whether the tint is on: exactly when `extra_colour_interpolation` is 1."""
        gap_0d1: bytes
        """Old memory; no meaning."""
        extra_colour_interpolation: float
        """Strength of the tint, 0 or 1."""
        extra_colour_weather: int
        """Weather of the tint: 0, 21 or 22."""
        water_configuration: int
        """Water of the map; 0."""
        la_riots: int
        """Whether Los Santos riots (opcode 06C8)"""
        la_riots_no_police_cars: int
        """Whether the riots have no police cars."""
        gap_0e2: bytes
        """Old memory; no meaning."""
        max_wanted_level: int
        """Most stars that police gives (opcode 01F0), 0 to 6."""
        max_chaos: int
        """Highest chaos, which belongs to the highest number of stars: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6 stars."""
        french_game: int
        """Set in copies censored for France. gta-save-data exchanges this byte with `german_game`."""
        german_game: int
        """Set in copies censored for Germany (opcode 040C), independent of the language. gta-save-data exchanges this byte with `french_game`."""
        nasty_game: int
        """Whether blood is shown and victims drop money; follows the language."""
        gap_0ef: bytes
        """Old memory; no meaning."""
        cinematic_camera_help_left: int
        """How often the help for the cinematic camera is still shown; 2 at the start."""
        motion_blur: int | None
        """Whether the picture blurs at speed; 1."""
        volumes: list[int] | None
        """Probably the volume of sound and music; 64."""
        unknown_388: int | None
        """Unknown; 1 in all measured files."""
        menu_radio: int | None
        """Probably the station of the menu, 1 to 12."""
        unknown_390: list[int] | None
        """Unknown; 1, then 0, 2 or 4, then 0."""
        gap_189: bytes | None
        """Old memory; no meaning."""
        unknown_404: int | None
        """Unknown; 1 in all measured files."""
        gap_195: bytes | None
        """Old memory; no meaning."""
        unknown_412: list[int] | None
        """Unknown; 1 in all measured files."""
        gap_19f: bytes | None
        """Old memory; no meaning."""
        gap_11d: bytes | None
        """Old memory; no meaning."""
        system_time: list[int] | None
        """Clock of the computer: year, month, weekday from Sunday on, day, hour, minute, second, millisecond."""
        gap_12e: bytes | None
        """Old memory; no meaning."""
        target_blip: int
        """Waypoint of the player as a handle: slot of the blip + 65,536 times its counter; 0 for none."""
        steal_vehicle_help_shown: int
        """Whether the help for stealing vehicles was shown."""
        taxis_have_nitro: int
        """Whether taxis have nitro (opcode 0572)"""
        prostitutes_pay_you: int
        """Whether prostitutes pay the player (opcode 0A3D)"""
        gap_137: bytes
        """Nothing; 0 on the PC."""
        unknown_424: int | None
        """Last number of the block, of unknown use; 0."""
        def __init__(
            self,
            is_mobile: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def current_level_name(self) -> GtaSaSaveAndroid.Town | int:
            """Meaning of `current_level`."""
        def _invalidate_current_level_name(self) -> None: ...
        @property
        def old_weather_name(self) -> GtaSaSaveAndroid.Weather | int:
            """Meaning of `old_weather`."""
        def _invalidate_old_weather_name(self) -> None: ...
        @property
        def new_weather_name(self) -> GtaSaSaveAndroid.Weather | int:
            """Meaning of `new_weather`."""
        def _invalidate_new_weather_name(self) -> None: ...
        @property
        def forced_weather_name(self) -> GtaSaSaveAndroid.Weather | int:
            """Meaning of `forced_weather`."""
        def _invalidate_forced_weather_name(self) -> None: ...
        @property
        def len_save_name(self) -> int:
            """Bytes of `save_name`."""
        def _invalidate_len_save_name(self) -> None: ...
        @property
        def is_pc(self) -> bool:
            """Whether the settings of the PC follow."""
        def _invalidate_is_pc(self) -> None: ...
        @property
        def is_mobile_game(self) -> bool:
            """Whether the settings of phones follow."""
        def _invalidate_is_mobile_game(self) -> None: ...
        @property
        def extra_colour_weather_name(self) -> GtaSaSaveAndroid.Weather | int:
            """Meaning of `extra_colour_weather`."""
        def _invalidate_extra_colour_weather_name(self) -> None: ...
        @property
        def interior_name(self) -> GtaSaSaveAndroid.InteriorArea | int:
            """Meaning of `interior`."""
        def _invalidate_interior_name(self) -> None: ...

    class ScriptsBlock(_Struct):
        """Block 1. What a script is, how far it has run, and what it left in the world."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_mobile: bool
        has_mission_index: bool
        is_mission_save: bool
        is_guarded: bool
        guard_len_globals: bytes | None
        """Guard before `len_globals`, in mobile saves of format 2 only."""
        len_globals: int
        """Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on Android, 49,492 in the Definitive Edition."""
        guard_globals: bytes | None
        """Guard before `globals`, in mobile saves of format 2 only."""
        globals: list[int]
        """Variables of all scripts, four bytes each, with integers, floats or parts of texts: variable 801 is number 801. The first eight bytes are none: they are the jump with which the script begins, bytes 02 00 01, then `len_globals` in four bytes."""
        script_brains: list[GtaSaSaveAndroid.ScriptBrain]
        """Scripts that start near people and objects; 62 of 70 places are used in most files."""
        guard_on_mission_flag_offset: bytes | None
        """Guard before `on_mission_flag_offset`, in mobile saves of format 2 only."""
        on_mission_flag_offset: int
        """Byte of the variables that stores whether a mission runs, a multiple of 4: 1636 on the PC (opcode 0180)."""
        guard_last_mission_passed_time: bytes | None
        """Guard before `last_mission_passed_time`, in mobile saves of format 2 only."""
        last_mission_passed_time: int
        """Time at which the last mission was passed (opcodes 0318, 0595); 4,294,967,295 for never."""
        building_swaps: list[GtaSaSaveAndroid.BuildingSwap]
        """Buildings that are shown with another model (opcode 03B6); used ones come first."""
        invisible_objects: list[GtaSaSaveAndroid.InvisibleObject]
        """Things that scripts hid (opcode 0363)."""
        blocked_vehicle_models: list[int] | None
        """Vehicles that do not appear (opcode 03C5); -1 for none."""
        guarded_blocked_vehicle_models: list[GtaSaSaveAndroid.GuardedS4] | None
        """Form of `blocked_vehicle_models` in mobile saves of format 2, with a guard before each number."""
        lod_pairs: list[GtaSaSaveAndroid.LodPair]
        """Objects with a distant model of their own (opcode 0827)"""
        attached_anim_groups: list[GtaSaSaveAndroid.AnimGroup]
        """Animations that belong to models (opcode 08E8). The original game has `DEALER` for the models 28, 29, 30 and 254."""
        guard_using_multi_script_file: bytes | None
        """Guard before `using_multi_script_file`, in mobile saves of format 2 only."""
        using_multi_script_file: int
        """Whether missions are stored in the main script's file; 1."""
        guard_met_debbie_harry: bytes | None
        """Guard before `met_debbie_harry`, in mobile saves of format 2 only."""
        met_debbie_harry: int
        """Unused; 0."""
        guard_main_script_size: bytes | None
        """Guard before `main_script_size`, in mobile saves of format 2 only."""
        main_script_size: int
        """Bytes of the main script, which identify its version: 194,146 is v1, 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition."""
        guard_largest_mission_size: bytes | None
        """Guard before `largest_mission_size`, in mobile saves of format 2 only."""
        largest_mission_size: int
        """Bytes of the largest mission; 68,439 in v1 and v2."""
        guard_mission_count: bytes | None
        """Guard before `mission_count`, in mobile saves of format 2 only."""
        mission_count: int
        """Missions of the script; 135 in v1 and v2."""
        guard_exclusive_mission_count: bytes | None
        """Guard before `exclusive_mission_count`, in mobile saves of format 2 only."""
        exclusive_mission_count: int
        """Missions that exclude all others; 0."""
        guard_largest_mission_locals: bytes | None
        """Guard before `largest_mission_locals`, in mobile saves of format 2 only."""
        largest_mission_locals: int
        """Variables of the mission with most of them; 964 in v1 and v2."""
        guard_num_threads: bytes | None
        """Guard before `num_threads`, in mobile saves of format 2 only."""
        num_threads: int
        """Threads that follow, 96 at most."""
        guard_save_kind: bytes | None
        """Two guards before `save_kind`, in mobile saves of format 2 only."""
        save_kind: int | None
        """Unknown; 2 to 6, 0 in the mission save of Android. It does not show how the game was saved."""
        threads: list[GtaSaSaveAndroid.ScriptThread]
        """Running scripts, `main` first."""
        guard_num_resources: bytes | None
        """Guard before `num_resources`, in mobile saves of format 2 only."""
        num_resources: int | None
        """Models that follow."""
        resources: list[GtaSaSaveAndroid.ScriptResource] | None
        """Models that threads have loaded."""
        guard_unknown_end: bytes | None
        """Guard before `unknown_end`, in mobile saves of format 2 only."""
        unknown_end: int | None
        """Last number of the block, always 0."""
        mission_name: bytes | None
        """Mission that runs, such as `SYN2`; empty in the Definitive Edition."""
        mission_end: int | None
        """Unknown; 1."""
        def __init__(
            self,
            is_mobile: bool,
            has_mission_index: bool,
            is_mission_save: bool,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...
        @property
        def is_mobile_game(self) -> bool:
            """Whether parts of phones and of the Definitive Edition are there."""
        def _invalidate_is_mobile_game(self) -> None: ...
        @property
        def is_during_mission(self) -> bool:
            """Whether the mission that runs is named."""
        def _invalidate_is_during_mission(self) -> None: ...
        @property
        def main_script_size_name(self) -> GtaSaSaveAndroid.ScriptVersion | int:
            """Meaning of `main_script_size`."""
        def _invalidate_main_script_size_name(self) -> None: ...

    class GaragesBlock(_Struct):
        """Block 3. Garages, shops that work on cars, and the cars that the player keeps."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_garages: bytes | None
        """Guard before `num_garages`, in mobile saves of format 2 only."""
        num_garages: int
        """Garages that follow the cars; 50."""
        guard_free_bombs: bytes | None
        """Guard before `free_bombs`, in mobile saves of format 2 only."""
        free_bombs: int
        """Whether bombs cost nothing; 0."""
        guard_free_resprays: bytes | None
        """Guard before `free_resprays`, in mobile saves of format 2 only."""
        free_resprays: int
        """Whether paint costs nothing (opcode 0335)"""
        guard_no_resprays: bytes | None
        """Guard before `no_resprays`, in mobile saves of format 2 only."""
        no_resprays: int
        """Whether paint shops are closed (opcode 0A14)"""
        guard_cars_collected: bytes | None
        """Guard before `cars_collected`, in mobile saves of format 2 only."""
        cars_collected: int
        """Leftover of earlier games."""
        guard_bank_vans_collected: bytes | None
        """Guard before `bank_vans_collected`, in mobile saves of format 2 only."""
        bank_vans_collected: int
        """Leftover of earlier games."""
        guard_police_cars_collected: bytes | None
        """Guard before `police_cars_collected`, in mobile saves of format 2 only."""
        police_cars_collected: int
        """Leftover of earlier games."""
        car_types_collected: list[int] | None
        """Leftover of earlier games."""
        guarded_car_types_collected: list[GtaSaSaveAndroid.GuardedS4] | None
        """Form of `car_types_collected` in mobile saves of format 2, with a guard before each number."""
        guard_last_help_time: bytes | None
        """Guard before `last_help_time`, in mobile saves of format 2 only."""
        last_help_time: int
        """Time at which the last help about garages was shown."""
        cars: list[GtaSaSaveAndroid.StoredCar]
        """Cars in the garages that keep them, as slot * 20 + row: the first slots of all 20 rows, then the second ones."""
        garages: list[GtaSaSaveAndroid.Garage]
        """State of the 50 garages of the map: place, door, use."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class GameLogicBlock(_Struct):
        """Block 4."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_restarts: bytes | None
        """Guard before `num_restarts`, in mobile saves of format 2 only."""
        num_restarts: int
        """Places that follow; 0."""
        guard_penalty_for_death: bytes | None
        """Guard before `penalty_for_death`, in mobile saves of format 2 only."""
        penalty_for_death: int
        """Whether death costs the weapons (opcode 08DD)"""
        guard_penalty_for_arrest: bytes | None
        """Guard before `penalty_for_arrest`, in mobile saves of format 2 only."""
        penalty_for_arrest: int
        """Whether arrest costs the weapons (opcode 08DE)"""
        guard_game_state: bytes | None
        """Guard before `game_state`, in mobile saves of format 2 only."""
        game_state: int
        """Whether the player plays, died or was arrested; 0 in every file."""
        guard_time_of_last_event: bytes | None
        """Guard before `time_of_last_event`, in mobile saves of format 2 only."""
        time_of_last_event: int
        """Time at which the state last changed."""
        restarts: list[GtaSaSaveAndroid.Restart]
        """Places to wake up at after death; none in the measured files."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def game_state_name(self) -> GtaSaSaveAndroid.PlayState | int:
            """Meaning of `game_state`."""
        def _invalidate_game_state_name(self) -> None: ...

    class PathsBlock(_Struct):
        """Block 5. After each mission the game cuts the list to 54 areas."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_areas: bytes | None
        """Guard before `num_areas`, in mobile saves of format 2 only."""
        num_areas: int
        """Areas that follow, 64 at most; 1 to 54 in the measured files."""
        areas: list[GtaSaSaveAndroid.SwitchedArea]
        """Areas in which path nodes are switched."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PickupsBlock(_Struct):
        """Block 6."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        pickups: list[GtaSaSaveAndroid.Pickup]
        """Places for pickups."""
        guard_collected_index: bytes | None
        """Guard before `collected_index`, in mobile saves of format 2 only."""
        collected_index: int
        """Row of `collected_refs` that the next pickup takes, 0 to 19."""
        guard_weapon_help_left: bytes | None
        """Guard before `weapon_help_left`, in mobile saves of format 2 only."""
        weapon_help_left: int
        """How often the help about weapons is still shown; 10 at the start."""
        collected_refs: list[int] | None
        """Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0 for none."""
        guarded_collected_refs: list[GtaSaSaveAndroid.GuardedU4] | None
        """Form of `collected_refs` in mobile saves of format 2, with a guard before each number."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class EmptyBlock(_Struct):
        """A block without content."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        tag: bytes
        """The tag, which is the whole block."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class RestartPointsBlock(_Struct):
        """Block 8. Where the player wakes up."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_hospitals: bytes | None
        """Guard before `num_hospitals`, in mobile saves of format 2 only."""
        num_hospitals: int
        """Hospitals that follow."""
        hospitals: list[GtaSaSaveAndroid.RestartPoint]
        """Places where the player wakes up after death."""
        guard_num_police_stations: bytes | None
        """Guard before `num_police_stations`, in mobile saves of format 2 only."""
        num_police_stations: int
        """Police stations that follow."""
        police_stations: list[GtaSaSaveAndroid.RestartPoint]
        """Places where the player wakes up after an arrest."""
        guard_override_restart: bytes | None
        """Guard before `override_restart`, in mobile saves of format 2 only."""
        override_restart: int
        """Whether the next one is at `override_position`."""
        guard_override_position: bytes | None
        """Guard before `override_position`, in mobile saves of format 2 only."""
        override_position: GtaSaSaveAndroid.Vec3
        """Place of the next waking up, where a script has set one (opcode 016E)."""
        guard_fade_in_after_death: bytes | None
        """Guard before `fade_in_after_death`, in mobile saves of format 2 only."""
        fade_in_after_death: int
        """Whether the picture comes back after death."""
        guard_fade_in_after_arrest: bytes | None
        """Guard before `fade_in_after_arrest`, in mobile saves of format 2 only."""
        fade_in_after_arrest: int
        """Whether the picture comes back after an arrest."""
        extra_hospital: GtaSaSaveAndroid.ExtraRestart
        """A hospital for those who die near it (opcode 08DF)"""
        extra_police: GtaSaSaveAndroid.ExtraRestart
        """A police station for those who are arrested near it (opcode 08E0)"""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class RadarBlock(_Struct):
        """Block 9."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_blips: int
        is_guarded: bool
        blips: list[GtaSaSaveAndroid.Blip]
        """Places for icons."""
        def __init__(
            self,
            num_blips: int,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ZonesBlock(_Struct):
        """Block 10. Zones have a box and a name; their inhabitants are stored in infos, which several may share."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_current_level: bytes | None
        """Guard before `current_level`, in mobile saves of format 2 only."""
        current_level: int
        """Town in which the player is, 0 to 3; not that of block 0."""
        guard_num_nav_zones: bytes | None
        """Guard before `num_nav_zones`, in mobile saves of format 2 only."""
        num_nav_zones: int
        """Zones with a name, 379."""
        guard_num_zone_infos: bytes | None
        """Guard before `num_zone_infos`, in mobile saves of format 2 only."""
        num_zone_infos: int
        """Infos, 378."""
        guard_num_map_zones: bytes | None
        """Guard before `num_map_zones`, in mobile saves of format 2 only."""
        num_map_zones: int
        """Zones of towns, 7."""
        nav_zones: list[GtaSaSaveAndroid.Zone]
        """Zones with a name, the first being all of the map."""
        zone_infos: list[GtaSaSaveAndroid.ZoneInfo]
        """Inhabitants of the zones."""
        map_zones: list[GtaSaSaveAndroid.Zone]
        """Towns."""
        guard_visited: bytes | None
        """Guard before `visited`, in mobile saves of format 2 only."""
        visited: list[int]
        """Whether a part of the map is revealed, 0 or 1: ten columns from west to east, ten parts from north to south in each."""
        guard_revealed_count: bytes | None
        """Guard before `revealed_count`, in mobile saves of format 2 only."""
        revealed_count: int
        """Parts that are revealed."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def current_level_name(self) -> GtaSaSaveAndroid.Town | int:
            """Meaning of `current_level`."""
        def _invalidate_current_level_name(self) -> None: ...

    class GangsBlock(_Struct):
        """Block 11."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        gangs: list[GtaSaSaveAndroid.Gang]
        """Weapons and model of the ten gangs, in the order of `gang_id`."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class CarGeneratorsBlock(_Struct):
        """Block 12."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_generators: bytes | None
        """Guard before `num_generators`, in mobile saves of format 2 only."""
        num_generators: int
        """Parked cars that follow; 109 to 218."""
        guard_process_counter: bytes | None
        """Guard before `process_counter`, in mobile saves of format 2 only."""
        process_counter: int
        """Quarter of the generators that is looked at next, 0 to 3."""
        guard_generate_even_if_close: bytes | None
        """Guard before `generate_even_if_close`, in mobile saves of format 2 only."""
        generate_even_if_close: int
        """Cars that still may appear nearby, 0 to 20."""
        generators: list[GtaSaSaveAndroid.CarGenerator]
        """Parked cars."""
        guard_plate_count: bytes | None
        """Guard before `plate_count`, in mobile saves of format 2 only."""
        plate_count: int
        """Licence plates in use; 15 are stored."""
        plates: list[GtaSaSaveAndroid.Plate]
        """Licence plates."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PlayerInfoBlock(_Struct):
        """Block 15."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_info_size: bytes | None
        """Guard before `info_size`, in mobile saves of format 2 only."""
        info_size: int
        """Bytes that follow: 40."""
        guard_body: bytes | None
        """Guard of what follows."""
        money: int
        """Dollars that the player has."""
        car_density: int
        """Cars on the road; 0."""
        player_state: int
        """Whether the player plays, died or was arrested; 0 in every file."""
        gap_00b: bytes
        """Nothing; 0."""
        road_density: float
        """Roads around the player, 0.69 to 1.02."""
        money_shown: int
        """Money that the screen shows on its way to `money`."""
        hours_not_eaten: int
        """Hours without a meal; 0, because saving sets it back."""
        gap_015: bytes
        """Nothing; 0."""
        collectables_picked_up: int
        """Leftover of earlier games."""
        collectables_total: int
        """Leftover of earlier games."""
        infinite_run: int
        """Whether running does not tire (opcode 0330)"""
        fast_reload: int
        """Whether weapons are loaded at once (opcode 0331)"""
        fireproof: int
        """Whether fire does no harm (opcode 055D)"""
        max_health: int
        """Most health: statistic 24 times 0.176, on phones 0.22, without the fraction."""
        max_armor: int
        """Most armour: 100 or 150 (opcode 055F)."""
        free_busted_once: int
        """Whether the next arrest costs nothing."""
        free_wasted_once: int
        """Whether the next death costs nothing (opcode 0414)"""
        can_drive_by: int
        """Whether the player may shoot from cars (opcode 0501)"""
        busted_audio_status: int
        """Speech at arrests, 0 to 2."""
        gap_029: bytes
        """Old memory; no meaning."""
        last_bust_message: int
        """Speech at the last arrest, 1 to 3."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def player_state_name(self) -> GtaSaSaveAndroid.PlayerCondition | int:
            """Meaning of `player_state`."""
        def _invalidate_player_state_name(self) -> None: ...

    class StatisticsBlock(_Struct):
        """Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers; others do not exist."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_definitive: bool
        is_guarded: bool
        guard_float_stats: bytes | None
        """Guard before `float_stats`, in mobile saves of format 2 only."""
        float_stats: list[float]
        """Statistics 0 to 81."""
        guard_int_stats: bytes | None
        """Guard before `int_stats`, in mobile saves of format 2 only."""
        int_stats: list[int]
        """Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1, by the names that scripts give them."""
        guard_peds_killed: bytes | None
        """Guard before `peds_killed`, in mobile saves of format 2 only."""
        peds_killed: list[int]
        """People killed, by kind."""
        guard_last_mission_passed: bytes | None
        """Guard before `last_mission_passed`, in mobile saves of format 2 only."""
        last_mission_passed: bytes
        """Key of the last mission's text, filled with zeros."""
        guard_radio_listen_time: bytes | None
        """Guard before `radio_listen_time`, in mobile saves of format 2 only."""
        radio_listen_time: list[int]
        """Time for which each station was heard."""
        guard_mission_attempts: bytes | None
        """Guard before `mission_attempts`, in mobile saves of format 2 only."""
        mission_attempts: list[int]
        """0 in all measured files."""
        stat_message_shown: list[int] | None
        """Whether the message of a line of statdisp.dat was shown."""
        guarded_stat_message_shown: list[GtaSaSaveAndroid.GuardedFlag] | None
        """Form of `stat_message_shown` in mobile saves of format 2, with a guard before each number."""
        statistics_end: int | None
        """Bytes of unknown use at the end of the block."""
        def __init__(
            self,
            is_definitive: bool,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...
        @property
        def num_int_stats(self) -> int:
            """Whole numbers; the last one of the Definitive Edition is statistic 343."""
        def _invalidate_num_int_stats(self) -> None: ...
        @property
        def is_definitive_edition(self) -> bool:
            """Whether four more bytes follow."""
        def _invalidate_is_definitive_edition(self) -> None: ...

    class SetPiecesBlock(_Struct):
        """Block 17. Places at which police lies in wait (opcode 04F8)."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_used_count: bytes | None
        """Guard before `used_count`, in mobile saves of format 2 only."""
        used_count: int
        """Places in use, 209; all 210 are stored."""
        guard_pieces: bytes | None
        """Guard before `pieces`, in mobile saves of format 2 only."""
        pieces: list[GtaSaSaveAndroid.SetPiece]
        """Places at which police appears."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class StreamingBlock(_Struct):
        """Block 18."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        slots: list[int] | None
        """Loading state of each model (from 0), texture (20,000), collision (25,000), part of the map (25,255), path file (25,511), animation (25,575), recording (25,755), script (26,230). 255 is not loaded; else bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a scene. 1 is "do not remove", left over from GTA III and Vice City, by the names of their engine. 128 is in no public list."""
        guarded_slots: list[GtaSaSaveAndroid.GuardedU1] | None
        """Form of `slots` in mobile saves of format 2, with a guard before each number."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class PedRelationshipsBlock(_Struct):
        """Block 19."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        relations: list[GtaSaSaveAndroid.Relation]
        """Relations of each kind of people to the others."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class TagsBlock(_Struct):
        """Block 20."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_tags: bytes | None
        """Guard before `num_tags`, in mobile saves of format 2 only."""
        num_tags: int
        """Gang tags that follow; as many as the game has, because it does not read this number."""
        tags: list[int] | None
        """Paint on each, 0 to 255; above 228 it is sprayed over."""
        guarded_tags: list[GtaSaSaveAndroid.GuardedU1] | None
        """Form of `tags` in mobile saves of format 2, with a guard before each number."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class IplFlagsBlock(_Struct):
        """Block 21. Parts of the map; what a number means depends on the data of the game."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_slot_count: bytes | None
        """Guard before `slot_count`, in mobile saves of format 2 only."""
        slot_count: int
        """Number of parts, 256; the first is not stored."""
        flags: list[int] | None
        """Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776, 0777), which streamed parts ignore. Parts are numbered in the order of gta3.img."""
        guarded_flags: list[GtaSaSaveAndroid.GuardedMapPart] | None
        """Form of `flags` in mobile saves of format 2, with a guard before each number."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class ShoppingBlock(_Struct):
        """Block 22."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_modifiers: bytes | None
        """Guard before `num_modifiers`, in mobile saves of format 2 only."""
        num_modifiers: int
        """Prices that follow; 0 to 4."""
        modifiers: list[GtaSaSaveAndroid.ChangedPrice]
        """Items with a changed price."""
        guard_num_items: bytes | None
        """Guard before `num_items`, in mobile saves of format 2 only."""
        num_items: int
        """Goods that follow; 544."""
        guard_items: bytes | None
        """Guard before `items`, in mobile saves of format 2 only."""
        items: list[int]
        """Whether it was bought, in the order of the prices in shopping.dat."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GangWarsBlock(_Struct):
        """Block 23."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_mobile: bool
        has_specific_zones: bool
        is_guarded: bool
        guard_war_size: bytes | None
        """Guard before `war_size`, in mobile saves of format 2 only."""
        war_size: int
        """Bytes that follow: 88, on Android 96, in the Definitive Edition 124."""
        guard_body: bytes | None
        """Guard of what follows."""
        active: int
        """Whether wars happen (opcode 0879)"""
        gap_005: bytes
        """Old memory; no meaning."""
        state: int
        """Stage of a war that the player began; 0, because saving ends it."""
        time_started: int
        """Time at which the war began."""
        zone_info_index: int
        """Info of the zone; -1 for none."""
        nav_zone_index: int
        """Zone that is fought for; -1 for none."""
        player_start_pos: GtaSaSaveAndroid.Vec3
        """Place of the player when the war began."""
        gang_1: int
        """First gang of the war."""
        gang_2: int
        """Second gang of the war."""
        ferocity: int
        """Strength of the attackers, 0 to 2."""
        last_time_in_area: int
        """Time at which the player was last in the zone."""
        attack_state: int
        """Stage of an attack on the player's territory; 0 in every file."""
        time_till_next_attack: float
        """Time until the next attack."""
        point_of_attack: GtaSaSaveAndroid.Vec3
        """Place of the attack."""
        fight_timer: int
        """Countdown of the fight."""
        radar_blip: int
        """Icon of the war on the radar; 0."""
        player_is_close: int
        """Whether the player is near."""
        gap_051: bytes
        """Old memory; no meaning."""
        territory_share: float
        """Zones of the Grove among those of Grove, Ballas and Vagos (opcode 08E2)"""
        difficulty: float
        """The share when the last war began."""
        can_start_on_mission: int | None
        """Whether a war can begin during a mission."""
        training_mission: int | None
        """Whether the mission that teaches it runs."""
        gap_05e: bytes | None
        """Old memory; no meaning."""
        zone_info_for_training: int | None
        """Info of that mission's zone."""
        specific_zone_count: int | None
        """Probably how many zones wars are limited to."""
        specific_zones: list[int] | None
        """Probably the zones to which wars are limited."""
        def __init__(
            self,
            is_mobile: bool,
            has_specific_zones: bool,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def state_name(self) -> GtaSaSaveAndroid.WarState | int:
            """Meaning of `state`."""
        def _invalidate_state_name(self) -> None: ...
        @property
        def gang_1_name(self) -> GtaSaSaveAndroid.GangId | int:
            """Meaning of `gang_1`."""
        def _invalidate_gang_1_name(self) -> None: ...
        @property
        def gang_2_name(self) -> GtaSaSaveAndroid.GangId | int:
            """Meaning of `gang_2`."""
        def _invalidate_gang_2_name(self) -> None: ...
        @property
        def is_mobile_game(self) -> bool:
            """Whether fields of phones follow."""
        def _invalidate_is_mobile_game(self) -> None: ...
        @property
        def with_specific_zones(self) -> bool:
            """Whether fields of the Definitive Edition follow."""
        def _invalidate_with_specific_zones(self) -> None: ...
        @property
        def attack_state_name(self) -> GtaSaSaveAndroid.WarAttack | int:
            """Meaning of `attack_state`."""
        def _invalidate_attack_state_name(self) -> None: ...

    class StuntJumpsBlock(_Struct):
        """Block 24."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_jumps: bytes | None
        """Guard before `num_jumps`, in mobile saves of format 2 only."""
        num_jumps: int
        """Jumps that follow; 70."""
        jumps: list[GtaSaSaveAndroid.StuntJump]
        """Jumps, in an order that turns by some places whenever a save is loaded."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExitsBlock(_Struct):
        """Block 25."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_num_stack: bytes | None
        """Guard before `num_stack`, in mobile saves of format 2 only."""
        num_stack: int
        """Doors that the player went through; 0 outside, 1 inside."""
        stack: list[int] | None
        """Numbers of the doors that the player went through, the innermost last."""
        guarded_stack: list[GtaSaSaveAndroid.GuardedU2] | None
        """Form of `stack` in mobile saves of format 2, with a guard before each number."""
        guard_entries: bytes | None
        """Guard of the first of `entries`."""
        entries: list[GtaSaSaveAndroid.EntryExit]
        """Doors, in order; the last has the number -1 and nothing else. They overwrite what the game made of its map files; a door without a record keeps that."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...

    class RadioBlock(_Struct):
        """Block 26."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        stations: list[GtaSaSaveAndroid.StationHistory] | None
        """Songs, adverts and talk that each station has played."""
        guarded_stations: list[GtaSaSaveAndroid.GuardedStation] | None
        """Form of `stations` in mobile saves of format 2, with a guard before each number."""
        stat_mirror: list[int] | None
        """Low bytes of the statistics by which the stations choose what they talk about."""
        guarded_stat_mirror: list[GtaSaSaveAndroid.GuardedU1] | None
        """Form of `stat_mirror` in mobile saves of format 2, with a guard before each number."""
        guard_last_change_day: bytes | None
        """Guard before `last_change_day`, in mobile saves of format 2 only."""
        last_change_day: int
        """Day of the month of the last news."""
        guard_last_change_hour: bytes | None
        """Guard before `last_change_hour`, in mobile saves of format 2 only."""
        last_change_hour: int
        """Hour of the last news; 255 for never."""
        guard_expiry_hours: bytes | None
        """Guard before `expiry_hours`, in mobile saves of format 2 only."""
        expiry_hours: int
        """Hours for which they are news: 24 after a new city, 168 (a week) after a mission, 255 without end."""
        guard_pending_kind: bytes | None
        """Guard before `pending_kind`, in mobile saves of format 2 only."""
        pending_kind: int
        """Subject of the pending news; 2 and 3 occur."""
        guard_banter_index: bytes | None
        """Guard before `banter_index`, in mobile saves of format 2 only."""
        banter_index: int
        """Talk about the pending news; 255 for none."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...
        @property
        def pending_kind_name(self) -> GtaSaSaveAndroid.NewsKind | int:
            """Meaning of `pending_kind`."""
        def _invalidate_pending_kind_name(self) -> None: ...

    class UserMarkersBlock(_Struct):
        """Block 27 (opcode 0A40)."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_guarded: bool
        markers: list[GtaSaSaveAndroid.UserMarker]
        """The five markers that scripts can set (opcode 0A40)."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class MobilePlayer(_Struct):
        """A person; the player where `ped_type` is 0 or 1."""

        _parent: GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        is_definitive: bool
        is_guarded: bool
        guard_handle: bytes | None
        """Guard before `handle`, in mobile saves of format 2 only."""
        handle: int
        """Place among people * 256 + counter."""
        guard_model: bytes | None
        """Guard before `model`, in mobile saves of format 2 only."""
        model: int
        """Number of the model that the player has, 0."""
        guard_ped_type: bytes | None
        """Guard before `ped_type`, in mobile saves of format 2 only."""
        ped_type: int
        """Kind of person; 0 for the player."""
        model_name: bytes | None
        """Name of the model, where it is one that scripts choose."""
        guard_ped_size: bytes | None
        """Guard before `ped_size`, in mobile saves of format 2 only."""
        ped_size: int
        """Bytes of the person: 420 on Android, 476 in the Definitive Edition."""
        guard_body: bytes | None
        """Guard of what follows."""
        position: GtaSaSaveAndroid.Vec3
        """Place of the player in the world."""
        heading: float
        """Direction in which the player looks."""
        health: float
        """Points of health that the player has."""
        armor: float
        """Armour."""
        weapons: list[GtaSaSaveAndroid.Weapon]
        """Weapons that the player carries, one of each kind."""
        created_by: int
        """1 the game, 2 a mission, 3 a replay."""
        active_weapon_slot: int
        """Kind of weapon in the hand."""
        area: int
        """Area code, the low byte of `simple_variables.interior`."""
        gap_197: bytes
        """Old memory; no meaning."""
        exit_index: int
        """Door by which he leaves: the top of `entry_exits.stack`, or -1 outside; 345, the exit of the changing room, after he has changed his clothes."""
        fighting_style: int
        """Style in which the player fights: 15 from the start, others from gyms or scripts."""
        allowed_attack_moves: int
        """Moves that he may use, a bit for each: 15, the four low bits, from the start."""
        gap_19e: bytes
        """Old memory; no meaning."""
        ped_flags: list[int] | None
        """Probably flags of the person."""
        gap_1b0: bytes | None
        """Old memory; no meaning."""
        unknown_ped: bytes | None
        """Bytes of unknown use before the part of the player."""
        player_part: GtaSaSaveAndroid.MobilePlayerPart | None
        """Data that only the player has, no other person."""
        def __init__(
            self,
            is_definitive: bool,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePoolsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def has_model_name(self) -> bool:
            """Whether the model has a name."""
        def _invalidate_has_model_name(self) -> None: ...
        @property
        def is_player(self) -> bool:
            """Whether it is the player."""
        def _invalidate_is_player(self) -> None: ...
        @property
        def is_android(self) -> bool:
            """Whether the person has the size of Android."""
        def _invalidate_is_android(self) -> None: ...
        @property
        def is_definitive_edition(self) -> bool:
            """Whether the person has the size of the Definitive Edition."""
        def _invalidate_is_definitive_edition(self) -> None: ...
        @property
        def active_weapon_slot_name(self) -> GtaSaSaveAndroid.WeaponSlot | int:
            """Meaning of `active_weapon_slot`."""
        def _invalidate_active_weapon_slot_name(self) -> None: ...
        @property
        def area_name(self) -> GtaSaSaveAndroid.InteriorArea | int:
            """Meaning of `area`."""
        def _invalidate_area_name(self) -> None: ...
        @property
        def fighting_style_name(self) -> GtaSaSaveAndroid.Fighting | int:
            """Meaning of `fighting_style`."""
        def _invalidate_fighting_style_name(self) -> None: ...

    class MobileVehicle(_Struct):
        """A vehicle: 176 bytes, and 24 more where its class is that of cars. 31 vehicles of 4 files were measured."""

        _parent: GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        handle: int
        """Place among vehicles * 256 + counter."""
        model: int
        """Model, 400 to 611; its class decides whether `damage` is stored."""
        vehicle_size: int
        """Bytes of the first part: 128."""
        right: GtaSaSaveAndroid.Vec3
        """Direction of the right side of the vehicle."""
        matrix_flags: int
        """Flags of the matrix that `right` to `position` are."""
        forward: GtaSaSaveAndroid.Vec3
        """Direction of the front of the vehicle."""
        gap_028: bytes
        """Old memory; no meaning."""
        up: GtaSaSaveAndroid.Vec3
        """Direction of the top of the vehicle."""
        gap_038: bytes
        """Old memory; no meaning."""
        position: GtaSaSaveAndroid.Vec3
        """Place of the vehicle in the world."""
        gap_048: bytes
        """Old memory; no meaning."""
        created_by: int
        """Origin of the vehicle; 1 to 3 were seen."""
        colours: list[int]
        """Colours by their number in the palette."""
        gap_059: bytes
        """Old memory; no meaning."""
        alarm: int
        """State of the alarm; 0."""
        max_passengers: int
        """Seats beside the driver's; 1 with two doors, 3 with four."""
        gap_05d: bytes
        """Old memory; no meaning."""
        steer_angle: float
        """Angle of the front wheels."""
        gas_pedal: float
        """How far the gas pedal is pressed, 0 to 1."""
        brake_pedal: float
        """How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen."""
        vehicle_flags: int
        """State that the game keeps of the vehicle; the first 32 flags of vehicles."""
        vehicle_flags_2: int
        """The flags of vehicles that follow; the top byte is old memory."""
        health: float
        """Health; 1000 for a whole vehicle."""
        unknown_120: int
        """Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the 25 of form A."""
        entity_flags: int
        """State that the engine keeps of the vehicle, with the bits that `entity_flags` of objects has."""
        mass: float
        """Mass, as in `handling.cfg`."""
        turn_mass: float
        """Resistance to turning, as in `handling.cfg`."""
        buoyancy: float
        """Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`."""
        damage: GtaSaSaveAndroid.VehicleDamage | None
        """Broken parts; stored only for cars and for vehicles that the game builds like them."""
        driver: int
        """Person who drives, by his handle; -1 for none."""
        passengers: list[int]
        """People in the other seats in the same way."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePoolsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def model_name(self) -> GtaSaSaveAndroid.Vehicle | int:
            """Meaning of `model`."""
        def _invalidate_model_name(self) -> None: ...
        @property
        def is_bike(self) -> bool:
            """Whether the original game has the model as a motorcycle or bicycle."""
        def _invalidate_is_bike(self) -> None: ...
        @property
        def is_boat(self) -> bool:
            """Whether the original game has the model as a boat."""
        def _invalidate_is_boat(self) -> None: ...
        @property
        def is_train(self) -> bool:
            """Whether the original game has the model as a train or tram."""
        def _invalidate_is_train(self) -> None: ...
        @property
        def has_damage(self) -> bool:
            """Whether `damage` is stored."""
        def _invalidate_has_damage(self) -> None: ...

    class MobileObject(_Struct):
        """An object that a script made, 64 bytes in both forms."""

        _parent: GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        is_variant_b: bool
        is_guarded: bool
        guard_handle: bytes | None
        """Two guards before `handle`, in mobile saves of format 2 only."""
        handle: int
        """Place among objects * 256 + counter."""
        guard_model: bytes | None
        """Two guards before `model`, in mobile saves of format 2 only."""
        model: int
        """Model number of the object."""
        guard_object_size: bytes | None
        """Guard before `object_size`, in mobile saves of format 2 only."""
        object_size: int
        """Bytes that follow: 52."""
        guard_body: bytes | None
        """Guard of what follows."""
        position: GtaSaSaveAndroid.Vec3
        """Place of the object in the world."""
        right: GtaSaSaveAndroid.Direction
        """Direction of the right side of the object."""
        forward: GtaSaSaveAndroid.Direction
        """Direction of the front of the object; the product of `right` and this one is its top."""
        gap_01e: bytes
        """Old memory; no meaning."""
        bonus_value: int
        """Nothing known; 0."""
        gap_025: bytes
        """Nothing."""
        cost_value: int
        """Nothing known; 0."""
        removal_time: int
        """Time at which the object is removed."""
        entity_flags: GtaSaSaveAndroid.EntityBits
        """State that the engine keeps of the object."""
        unknown_48: int | None
        """Number between `entity_flags` and `unused`; meaning not known."""
        unused: int
        """Nothing."""
        gap_031: bytes | None
        """Old memory; no meaning."""
        gap_035: bytes | None
        """Old memory; no meaning."""
        object_flags: GtaSaSaveAndroid.ObjectBits
        """State that the game keeps of the object; the upper byte is not reliable in the second form."""
        object_type: int
        """2 for objects of missions."""
        collision_damage_effect: int
        """Effect of a blow on the object: 0 or 200."""
        special_collision_response: int
        """Reaction of the object to a touch: 0, or 200, which has no name."""
        physical_flags: GtaSaSaveAndroid.PhysicalBits
        """Kinds of harm that the object is proof against."""
        unknown_end: int
        """Last number of the object; -1."""
        gap_03e: bytes | None
        """Old memory; no meaning."""
        def __init__(
            self,
            is_variant_b: bool,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePoolsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_form_a(self) -> bool:
            """Whether it has the first form."""
        def _invalidate_is_form_a(self) -> None: ...
        @property
        def is_form_b(self) -> bool:
            """Whether it has the second form."""
        def _invalidate_is_form_b(self) -> None: ...
        @property
        def object_type_name(self) -> GtaSaSaveAndroid.ObjectOrigin | int:
            """Meaning of `object_type`."""
        def _invalidate_object_type_name(self) -> None: ...
        @property
        def model_name(self) -> GtaSaSaveAndroid.ObjectModel | int:
            """Meaning of `model`."""
        def _invalidate_model_name(self) -> None: ...
        @property
        def collision_damage_effect_name(self) -> GtaSaSaveAndroid.DamageEffect | int:
            """Meaning of `collision_damage_effect`."""
        def _invalidate_collision_damage_effect_name(self) -> None: ...
        @property
        def special_collision_response_name(self) -> GtaSaSaveAndroid.CollisionResponse | int:
            """Meaning of `special_collision_response`."""
        def _invalidate_special_collision_response_name(self) -> None: ...

    class Vec3(_Struct):
        """A point or direction in the world."""

        _parent: GtaSaSaveAndroid.SimpleVariablesBlock | GtaSaSaveAndroid.RestartPointsBlock | GtaSaSaveAndroid.GangWarsBlock | GtaSaSaveAndroid.MobilePlayer | GtaSaSaveAndroid.MobileVehicle | GtaSaSaveAndroid.MobileObject | GtaSaSaveAndroid.StoredCar | GtaSaSaveAndroid.Garage | GtaSaSaveAndroid.Restart | GtaSaSaveAndroid.RestartPoint | GtaSaSaveAndroid.ExtraRestart | GtaSaSaveAndroid.Blip | GtaSaSaveAndroid.StuntJump | GtaSaSaveAndroid.UserMarker
        _root: GtaSaSaveAndroid
        x: float
        """Towards the east."""
        y: float
        """Towards the north."""
        z: float
        """Up."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.SimpleVariablesBlock | GtaSaSaveAndroid.RestartPointsBlock | GtaSaSaveAndroid.GangWarsBlock | GtaSaSaveAndroid.MobilePlayer | GtaSaSaveAndroid.MobileVehicle | GtaSaSaveAndroid.MobileObject | GtaSaSaveAndroid.StoredCar | GtaSaSaveAndroid.Garage | GtaSaSaveAndroid.Restart | GtaSaSaveAndroid.RestartPoint | GtaSaSaveAndroid.ExtraRestart | GtaSaSaveAndroid.Blip | GtaSaSaveAndroid.StuntJump | GtaSaSaveAndroid.UserMarker | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ScriptBrain(_Struct):
        """A script that starts by itself, because the player comes near or because the game requests it."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        script_index: int
        """Number of the script in script.img; -1 in a free place."""
        brain_type: int
        """Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free place."""
        group: int
        """Scripts that are switched together: 1 for those of casinos, -1 for none."""
        is_active: int
        """Whether the script may start."""
        gap_005: bytes
        """Nothing; 0."""
        radius: float
        """Distance to the object within which the player must come; default: 5, else 4 to 150."""
        target: bytes
        """To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`, filled with zeros."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def brain_type_name(self) -> GtaSaSaveAndroid.BrainKind | int:
            """Meaning of `brain_type`."""
        def _invalidate_brain_type_name(self) -> None: ...

    class BuildingSwap(_Struct):
        """A building with another model."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_swap_type: bytes | None
        """Guard before `swap_type`, in mobile saves of format 2 only."""
        swap_type: int
        """Kind of thing that has another model; 0 in a free place."""
        guard_pool_index_plus_1: bytes | None
        """Guard before `pool_index_plus_1`, in mobile saves of format 2 only."""
        pool_index_plus_1: int
        """Building + 1; 0 in a free place."""
        guard_new_model: bytes | None
        """Guard before `new_model`, in mobile saves of format 2 only."""
        new_model: int
        """Model that is shown; -1 in a free place."""
        guard_old_model: bytes | None
        """Guard before `old_model`, in mobile saves of format 2 only."""
        old_model: int
        """Model of the map; -1 in a free place."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def swap_type_name(self) -> GtaSaSaveAndroid.SwappedThing | int:
            """Meaning of `swap_type`."""
        def _invalidate_swap_type_name(self) -> None: ...

    class InvisibleObject(_Struct):
        """Something that is not shown."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_object_kind: bytes | None
        """Guard before `object_kind`, in mobile saves of format 2 only."""
        object_kind: int
        """Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur."""
        guard_pool_index_plus_1: bytes | None
        """Guard before `pool_index_plus_1`, in mobile saves of format 2 only."""
        pool_index_plus_1: int
        """Row of the hidden thing in the pool of its kind, plus 1."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def object_kind_name(self) -> GtaSaSaveAndroid.HiddenThing | int:
            """Meaning of `object_kind`."""
        def _invalidate_object_kind_name(self) -> None: ...

    class GuardedS4(_Struct):
        """A number with a guard of its own."""

        _parent: GtaSaSaveAndroid.ScriptsBlock | GtaSaSaveAndroid.GaragesBlock | GtaSaSaveAndroid.GuardedStation
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Number that the guard precedes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | GtaSaSaveAndroid.GaragesBlock | GtaSaSaveAndroid.GuardedStation | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class LodPair(_Struct):
        """An object with its distant model."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        object: int
        """Handle of the object; -1 in a free place."""
        lod_object: int
        """Handle of the distant one; -1 in a free place."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class AnimGroup(_Struct):
        """Animations for a model."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        model: int
        """Model of a person; -1 in a free place."""
        ifp_name: bytes
        """File of animations, such as `DEALER`, ended by a zero."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ScriptThread(_Struct):
        """A running script: 262 bytes on the PC, 298 elsewhere and more while a mission runs."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        is_mobile: bool
        has_mission_index: bool
        is_guarded: bool
        guard_slot: bytes | None
        """Guard before `slot`, in mobile saves of format 2 only."""
        slot: int
        """Place among the 96 threads, 16 to 95 on the PC, each once. On phones bit 15 marks a mission."""
        guard_streamed_script_index: bytes | None
        """Guard before `streamed_script_index`, in mobile saves of format 2 only."""
        streamed_script_index: int | None
        """Number of the script that is loaded; -1."""
        mission_part: GtaSaSaveAndroid.LoadedMission | None
        """The mission that runs."""
        guard_image: bytes | None
        """Guard of what follows up to `ip_rel`."""
        next_ptr: int
        """Old address; not read."""
        prev_ptr: int
        """Old address; not read."""
        thread_name: bytes
        """Name in small letters, once per file, ended by a zero."""
        base_ip: int
        """Begin of the script of a mission; 0."""
        ip_abs: int
        """Address of the next instruction, `ip_rel` plus the same for all threads of the file; not read."""
        stack_abs: list[int]
        """Return addresses in the same way; entries above the depth are old."""
        stack_depth: int
        """Return addresses in use; 0, or 1 in `psave1`."""
        gap_040: bytes
        """Nothing; 0."""
        locals: list[int]
        """Variables of the thread: 32, on phones 40."""
        timer_a: int
        """First timer."""
        timer_b: int
        """Second timer."""
        is_active: int
        """Whether the thread runs; 1."""
        condition_result: int
        """Outcome of the last condition."""
        uses_mission_cleanup: int
        """Whether it cleans up like a mission; 0."""
        is_external: int
        """Whether it came from outside the main script; 0."""
        overrides_text_box: int
        """Whether it may replace a help text; 0."""
        external_type: int
        """Event that started the thread from outside; -1."""
        gap_0cc: bytes
        """Nothing; 0."""
        wake_time: int
        """Time at which the thread goes on."""
        and_or_state: int
        """0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of several."""
        not_flag: int
        """Whether the condition is turned round."""
        wasted_busted_check: int
        """Whether it ends when the player dies or is arrested."""
        wasted_or_busted: int
        """Whether that has happened; 0."""
        gap_0d7: bytes
        """Nothing; 0."""
        scene_skip_ip: int
        """Place at which a skipped scene goes on (opcode 0707); 0."""
        is_mission: int
        """Whether the thread is a mission; 0."""
        gap_0df: bytes
        """Nothing; 0."""
        guard_ip_rel: bytes | None
        """Guard before `ip_rel`, in mobile saves of format 2 only."""
        ip_rel: int
        """The next instruction, counted from the start of the script space: `len_globals` to `main_script_size` - 1."""
        stack_rel: list[int] | None
        """Return addresses counted in the same way; 0 for none."""
        guarded_stack_rel: list[GtaSaSaveAndroid.GuardedU4] | None
        """Form of `stack_rel` in mobile saves of format 2, with a guard before each number."""
        def __init__(
            self,
            is_mobile: bool,
            has_mission_index: bool,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_plain(self) -> bool:
            """Whether the numbers of lists are stored without guards."""
        def _invalidate_is_plain(self) -> None: ...
        @property
        def num_locals(self) -> int:
            """Variables of the thread."""
        def _invalidate_num_locals(self) -> None: ...
        @property
        def is_mobile_game(self) -> bool:
            """Whether it is a thread of phones and of the Definitive Edition."""
        def _invalidate_is_mobile_game(self) -> None: ...
        @property
        def is_mission_slot(self) -> bool:
            """Whether the mission that runs is stored with the thread."""
        def _invalidate_is_mission_slot(self) -> None: ...

    class ScriptResource(_Struct):
        """A model that a thread has loaded."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        index: int
        """Number of the entry in the list."""
        owner_slot: int
        """Slot of the thread that loaded the model."""
        model: int
        """Number of the model that the thread has loaded."""
        resource_kind: int
        """1 or 2."""
        special: GtaSaSaveAndroid.SpecialModel | None
        """Name of the model, where it is one that scripts choose."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_special(self) -> bool:
            """Whether the model has a name."""
        def _invalidate_is_special(self) -> None: ...

    class StoredCar(_Struct):
        """A car that is kept; the place is free where the model is 0, and holds old bytes then."""

        _parent: GtaSaSaveAndroid.GaragesBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        position: GtaSaSaveAndroid.Vec3
        """Place of the parked car in the world."""
        handling_flags: GtaSaSaveAndroid.HandlingBits
        """Handling of the model, and tuning."""
        car_flags: GtaSaSaveAndroid.CarBits
        """Kinds of harm that the car is proof against, and what is built in."""
        gap_00c: bytes
        """Nothing; 0."""
        model: int
        """Model, 400 to 611; 0 where the place is free."""
        mods: list[int]
        """Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says the enum `vehicle`, which wheels its `wheel_class`. Parts that are put on both sides are stored once."""
        colours: list[int]
        """Colours by their number in the palette."""
        radio: int
        """Station that is on, 1 to 13; 0 where the vehicle has no radio."""
        components: list[int]
        """Extras of the model, 0 to 4; 255 for none."""
        bomb: int
        """Bomb in the car; 0 in all 8,252 cars that were measured but five of one edited save."""
        paintjob: int
        """Paintjob, 0 to 2 where the model has as many (`paintjob_count` of `vehicle`); 255 for none."""
        nitro: int
        """Charges of nitro: 0 to 10, or 101."""
        forward: GtaSaSaveAndroid.Direction100
        """Direction of the front of the parked car."""
        gap_037: bytes
        """Nothing; 0."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.GaragesBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def radio_name(self) -> GtaSaSaveAndroid.Station | int:
            """Meaning of `radio`."""
        def _invalidate_radio_name(self) -> None: ...
        @property
        def bomb_name(self) -> GtaSaSaveAndroid.CarBomb | int:
            """Meaning of `bomb`."""
        def _invalidate_bomb_name(self) -> None: ...
        @property
        def model_name(self) -> GtaSaSaveAndroid.Vehicle | int:
            """Meaning of `model`."""
        def _invalidate_model_name(self) -> None: ...

    class Garage(_Struct):
        """A garage."""

        _parent: GtaSaSaveAndroid.GaragesBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        garage_type: int
        """Use of the garage now."""
        door_state: int
        """State of the door."""
        flags: GtaSaSaveAndroid.GarageBits
        """How the door opens, and whether it is in use."""
        gap_002: bytes
        """Old memory; no meaning."""
        position: GtaSaSaveAndroid.Vec3
        """First corner, at the floor."""
        direction_a: GtaSaSaveAndroid.Vec2
        """Direction of the first side."""
        direction_b: GtaSaSaveAndroid.Vec2
        """Direction of the second side."""
        top_z: float
        """Height of the ceiling."""
        width: float
        """Length of the side along the door."""
        depth: float
        """Length of the side perpendicular to the door."""
        left: float
        """Lowest x."""
        right: float
        """Highest x."""
        front: float
        """Lowest y."""
        back: float
        """Highest y."""
        door_position: float
        """0 when the door is closed, otherwise 1."""
        time_to_open: int
        """Time at which the door opens."""
        garage_name: bytes
        """Name to scripts, ended by a zero."""
        original_type: int
        """Use of the garage at the start."""
        gap_04c: bytes
        """Old memory; no meaning."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.GaragesBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def garage_type_name(self) -> GtaSaSaveAndroid.GarageKind | int:
            """Meaning of `garage_type`."""
        def _invalidate_garage_type_name(self) -> None: ...
        @property
        def door_state_name(self) -> GtaSaSaveAndroid.Door | int:
            """Meaning of `door_state`."""
        def _invalidate_door_state_name(self) -> None: ...
        @property
        def original_type_name(self) -> GtaSaSaveAndroid.GarageKind | int:
            """Meaning of `original_type`."""
        def _invalidate_original_type_name(self) -> None: ...

    class Restart(_Struct):
        """A place to wake up at."""

        _parent: GtaSaSaveAndroid.GameLogicBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_position: bytes | None
        """Guard before `position`, in mobile saves of format 2 only."""
        position: GtaSaSaveAndroid.Vec3
        """Place at which the player wakes up."""
        guard_heading: bytes | None
        """Guard before `heading`, in mobile saves of format 2 only."""
        heading: float
        """Direction in which the player looks after waking up."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.GameLogicBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class SwitchedArea(_Struct):
        """A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8 add one for cars, on and off, 022A and 022B one for people, unless 64 are stored. Each first drops the boxes that lie inside the new one, of whichever kind; a fault there loses the last box and doubles another, so that doubled boxes are normal. 091D (cars) and 091E (people) drop the boxes inside theirs, give the nodes their original state back, and add none."""

        _parent: GtaSaSaveAndroid.PathsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        x_min: float
        """Lowest x."""
        x_max: float
        """Highest x."""
        y_min: float
        """Lowest y."""
        y_max: float
        """Highest y."""
        z_min: float
        """Lowest z."""
        z_max: float
        """Highest z."""
        switched_off: int
        """Whether the nodes are off."""
        for_cars: int
        """Whether the area switches nodes of cars; else those of people."""
        gap_01a: bytes
        """Nothing; 0."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PathsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Pickup(_Struct):
        """Something that lies about; where the type is 0 the place is free, and holds old bytes."""

        _parent: GtaSaSaveAndroid.PickupsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        revenue_value: float
        """Money that a business has made."""
        object_ptr: int
        """Old address; 0 on the PC and Android."""
        ammo_or_max: int
        """Shots; the price of a property; the most that a business holds."""
        regeneration_time: int
        """Time at which the pickup comes back."""
        x: int
        """Towards the east."""
        y: int
        """Towards the north."""
        z: int
        """Up."""
        money_per_day: int
        """Dollars a day that the business makes."""
        model: int
        """Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212 money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property, 1274 business, 1277 save disk."""
        counter: int
        """Number of times that the slot was used."""
        pickup_type: int
        """Effect of the pickup when it is taken."""
        flags: GtaSaSaveAndroid.PickupBits
        """State."""
        gap_01d: bytes
        """Nothing; 0."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PickupsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def pickup_type_name(self) -> GtaSaSaveAndroid.PickupKind | int:
            """Meaning of `pickup_type`."""
        def _invalidate_pickup_type_name(self) -> None: ...
        @property
        def model_name(self) -> GtaSaSaveAndroid.ObjectModel | int:
            """Meaning of `model`."""
        def _invalidate_model_name(self) -> None: ...

    class GuardedU4(_Struct):
        """A number with a guard of its own."""

        _parent: GtaSaSaveAndroid.PickupsBlock | GtaSaSaveAndroid.ScriptThread
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Number that the guard precedes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PickupsBlock | GtaSaSaveAndroid.ScriptThread | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class RestartPoint(_Struct):
        """A place to wake up at."""

        _parent: GtaSaSaveAndroid.RestartPointsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_position: bytes | None
        """Guard before `position`, in mobile saves of format 2 only."""
        position: GtaSaSaveAndroid.Vec3
        """Place at which the player wakes up."""
        guard_heading: bytes | None
        """Guard before `heading`, in mobile saves of format 2 only."""
        heading: float
        """Direction in which the player looks after waking up."""
        guard_when_to_use: bytes | None
        """Guard before `when_to_use`, in mobile saves of format 2 only."""
        when_to_use: int
        """Cities that must be unlocked (statistic 181), 0 to 2."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RestartPointsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ExtraRestart(_Struct):
        """A place for one part of the map."""

        _parent: GtaSaSaveAndroid.RestartPointsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_position: bytes | None
        """Guard before `position`, in mobile saves of format 2 only."""
        position: GtaSaSaveAndroid.Vec3
        """Place at which the player wakes up."""
        guard_radius: bytes | None
        """Guard before `radius`, in mobile saves of format 2 only."""
        radius: float
        """Distance from the place within which the player must be; 0 or 1500."""
        guard_heading: bytes | None
        """Guard before `heading`, in mobile saves of format 2 only."""
        heading: float
        """Direction in which the player looks after waking up."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RestartPointsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Blip(_Struct):
        """An icon; a slot that is not in use holds old bytes."""

        _parent: GtaSaSaveAndroid.RadarBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        colour: int
        """0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8 destination; above that red, green, blue and alpha."""
        entity_handle: int
        """Thing that it follows (opcodes 0186, 0187); 0 in a save."""
        position: GtaSaSaveAndroid.Vec3
        """Place that the icon marks."""
        counter: int
        """Number of times that the slot was used; 1 for never."""
        gap_016: bytes
        """Nothing; 0."""
        sphere_radius: float
        """Size of the sphere around the target; 1."""
        icon_size: int
        """Size of its square, 1 or 3."""
        gap_01e: bytes
        """Nothing; 0."""
        enex_plus_1: int
        """Door that it belongs to, + 1; 0 for none."""
        sprite: int
        """Picture of the icon."""
        state: GtaSaSaveAndroid.BlipStateBits
        """Looks of the icon."""
        kind: GtaSaSaveAndroid.BlipKindBits
        """Kind of target, and where the icon is shown."""
        gap_025: bytes
        """Nothing; 0."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RadarBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def sprite_name(self) -> GtaSaSaveAndroid.Icon | int:
            """Meaning of `sprite`."""
        def _invalidate_sprite_name(self) -> None: ...
        @property
        def colour_name(self) -> GtaSaSaveAndroid.BlipColour | int:
            """Meaning of `colour`."""
        def _invalidate_colour_name(self) -> None: ...

    class Zone(_Struct):
        """A box with a name."""

        _parent: GtaSaSaveAndroid.ZonesBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        info_label: bytes
        """Name to scripts in capitals, filled with zeros."""
        text_key: bytes
        """Name of the text that is shown, filled with zeros."""
        x1: int
        """Lowest x."""
        y1: int
        """Lowest y."""
        z1: int
        """Lowest z."""
        x2: int
        """Highest x."""
        y2: int
        """Highest y."""
        z2: int
        """Highest z."""
        info_index: int
        """Info of the zone; 0 for towns."""
        zone_type: int
        """Kind of the zone; only 0 (with a name) and 3 (of a town) occur."""
        level: int
        """Town."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ZonesBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def level_name(self) -> GtaSaSaveAndroid.Town | int:
            """Meaning of `level`."""
        def _invalidate_level_name(self) -> None: ...
        @property
        def zone_type_name(self) -> GtaSaSaveAndroid.ZoneKind | int:
            """Meaning of `zone_type`."""
        def _invalidate_zone_type_name(self) -> None: ...

    class ZoneInfo(_Struct):
        """Who lives in a zone."""

        _parent: GtaSaSaveAndroid.ZonesBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        gang_density: list[int]
        """Density of each gang, 0 to 100 (opcode 076C)."""
        dealer_density: int
        """Density of dealers (opcode 076A), 0 to 15."""
        colour: list[int]
        """Red, green, blue and alpha on the map, which follow from the densities."""
        population: GtaSaSaveAndroid.PopulationBits
        """Kind of people in the zone."""
        races: GtaSaSaveAndroid.RaceBits
        """Groups of people that live in the zone (opcode 0874)."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ZonesBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Gang(_Struct):
        """Weapons of a gang (opcode 0237)."""

        _parent: GtaSaSaveAndroid.GangsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        ped_model_override: int
        """Model of its members; -1 for the usual ones."""
        gap_001: bytes
        """Nothing; 0."""
        weapon_a: int
        """First weapon; 0 for none."""
        weapon_b: int
        """Second weapon; 0 for none."""
        weapon_c: int
        """Third weapon; 0 for none."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.GangsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def weapon_a_name(self) -> GtaSaSaveAndroid.WeaponKind | int:
            """Meaning of `weapon_a`."""
        def _invalidate_weapon_a_name(self) -> None: ...
        @property
        def weapon_b_name(self) -> GtaSaSaveAndroid.WeaponKind | int:
            """Meaning of `weapon_b`."""
        def _invalidate_weapon_b_name(self) -> None: ...
        @property
        def weapon_c_name(self) -> GtaSaSaveAndroid.WeaponKind | int:
            """Meaning of `weapon_c`."""
        def _invalidate_weapon_c_name(self) -> None: ...

    class CarGenerator(_Struct):
        """A place at which a car is parked."""

        _parent: GtaSaSaveAndroid.CarGeneratorsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_index: bytes | None
        """Guard before `index`, in mobile saves of format 2 only."""
        index: int
        """Place in the game's table, below 500, in order."""
        guard_body: bytes | None
        """Guard of what follows."""
        model: int
        """Model; -1 for any, -n for any that is n now."""
        colours: list[int]
        """Colours of the car; -1 for any."""
        x: int
        """Towards the east."""
        y: int
        """Towards the north."""
        z: int
        """Up."""
        angle: int
        """Heading of the parked car, in steps of 1/256 of a turn."""
        alarm_chance: int
        """Chance that the car has an alarm."""
        lock_chance: int
        """Chance that the car is locked."""
        flags: GtaSaSaveAndroid.GeneratorBits
        """Conditions under which the car appears."""
        min_delay: int
        """Shortest time until the next."""
        max_delay: int
        """Longest time until the next; 10,000."""
        gap_013: bytes
        """Nothing; 0."""
        next_gen_time: int
        """Time at which the next car appears."""
        vehicle_handle: int
        """Car at the place, as an old handle; -1 for none."""
        generate_count: int
        """Cars that still come: 0 for none, 65,535 for without end, which the game makes of 101 and more in a script; 1 occurs."""
        ipl_id: int
        """Part of the map that it belongs to; 0, others are not saved."""
        is_used: int
        """Whether the place is in use; 1, others are not saved."""
        gap_01f: bytes
        """Nothing; 0."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.CarGeneratorsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def generate_count_name(self) -> GtaSaSaveAndroid.CarSupply | int:
            """Meaning of `generate_count`."""
        def _invalidate_generate_count_name(self) -> None: ...
        @property
        def model_name(self) -> GtaSaSaveAndroid.Vehicle | int:
            """Meaning of `model`."""
        def _invalidate_model_name(self) -> None: ...

    class Plate(_Struct):
        """A licence plate for a parked car."""

        _parent: GtaSaSaveAndroid.CarGeneratorsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        generator_index: int
        """`index` of the parked car; -1 where free."""
        plate_text: bytes
        """Eight characters, filled with blanks, then zeros."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.CarGeneratorsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GuardedFlag(_Struct):
        """A truth value with a guard of its own."""

        _parent: GtaSaSaveAndroid.StatisticsBlock
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Flag that the guard precedes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StatisticsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class SetPiece(_Struct):
        """A place at which police appears when the player comes into a rectangle, wanted and in the way that the type requires. Types of cars for a player in a vehicle want him to move towards the place where they appear. Nothing appears where the place is taken."""

        _parent: GtaSaSaveAndroid.SetPiecesBlock
        _root: GtaSaSaveAndroid
        last_generation_time: int
        """Time at which the trap last sprang; 0 for never. The trap rests for 40 s after that."""
        x1: int
        """Lowest x."""
        y1: int
        """Lowest y."""
        x2: int
        """Highest x."""
        y2: int
        """Highest y."""
        spawn_1: GtaSaSaveAndroid.Spot
        """Place at which the first car or policeman appears."""
        spawn_2: GtaSaSaveAndroid.Spot
        """Place at which the second car or policeman appears."""
        target_1: GtaSaSaveAndroid.Spot
        """Place that the first car or policeman heads for, without being bound to it."""
        target_2: GtaSaSaveAndroid.Spot
        """Place that the second car or policeman heads for."""
        piece_type: int
        """Cars or policemen that appear, and the players for whom they appear."""
        gap_00d: bytes
        """Nothing; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.SetPiecesBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def piece_type_name(self) -> GtaSaSaveAndroid.TrapKind | int:
            """Meaning of `piece_type`."""
        def _invalidate_piece_type_name(self) -> None: ...

    class GuardedU1(_Struct):
        """A number with a guard of its own."""

        _parent: GtaSaSaveAndroid.StreamingBlock | GtaSaSaveAndroid.TagsBlock | GtaSaSaveAndroid.RadioBlock
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Number that the guard precedes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StreamingBlock | GtaSaSaveAndroid.TagsBlock | GtaSaSaveAndroid.RadioBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Relation(_Struct):
        """What one kind of people thinks of the others, a bit for each (opcode 0746)."""

        _parent: GtaSaSaveAndroid.PedRelationshipsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_respect: bytes | None
        """Guard before `respect`, in mobile saves of format 2 only."""
        respect: int
        """Kinds of people that this kind respects."""
        guard_like: bytes | None
        """Guard before `like`, in mobile saves of format 2 only."""
        like: int
        """Kinds of people that this kind likes."""
        guard_ignore: bytes | None
        """Guard before `ignore`, in mobile saves of format 2 only."""
        ignore: int
        """Kinds of people that this kind ignores; none."""
        guard_dislike: bytes | None
        """Guard before `dislike`, in mobile saves of format 2 only."""
        dislike: int
        """Kinds of people that this kind dislikes."""
        guard_hate: bytes | None
        """Guard before `hate`, in mobile saves of format 2 only."""
        hate: int
        """Kinds of people that this kind hates."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PedRelationshipsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GuardedMapPart(_Struct):
        """Whether a part of the map is loaded, with a guard of its own."""

        _parent: GtaSaSaveAndroid.IplFlagsBlock
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Whether the part of the map is loaded."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.IplFlagsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ChangedPrice(_Struct):
        """A changed price."""

        _parent: GtaSaSaveAndroid.ShoppingBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        key: int
        """Key of what costs another price."""
        price: int
        """Dollars that the item costs now."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ShoppingBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class StuntJump(_Struct):
        """A unique jump."""

        _parent: GtaSaSaveAndroid.StuntJumpsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        start_min: GtaSaSaveAndroid.Vec3
        """Lowest corner of the box from which one jumps."""
        start_max: GtaSaSaveAndroid.Vec3
        """Highest corner of the box from which a jump starts."""
        land_min: GtaSaSaveAndroid.Vec3
        """Lowest corner of the box in which one lands."""
        land_max: GtaSaSaveAndroid.Vec3
        """Highest corner of the box in which a jump must land."""
        camera: GtaSaSaveAndroid.Vec3
        """Place of the camera during the jump."""
        reward: int
        """Dollars for the jump; 500."""
        done: int
        """Whether the player has landed the jump."""
        found: int
        """Whether the player has tried the jump."""
        gap_042: bytes
        """Old memory; no meaning."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StuntJumpsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GuardedU2(_Struct):
        """A number with a guard of its own."""

        _parent: GtaSaSaveAndroid.EntryExitsBlock
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Number that the guard precedes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.EntryExitsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExit(_Struct):
        """A door."""

        _parent: GtaSaSaveAndroid.EntryExitsBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        entry_index: int
        """Number in the game's table, below 400 on the PC and 455 on Android; -1 ends the list."""
        door: GtaSaSaveAndroid.EntryExitState | None
        """State of the door."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.EntryExitsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def has_body(self) -> bool:
            """Whether it is a door rather than the end."""
        def _invalidate_has_body(self) -> None: ...

    class StationHistory(_Struct):
        """What a station has played."""

        _parent: GtaSaSaveAndroid.RadioBlock
        _root: GtaSaSaveAndroid
        recent_tracks: list[int]
        """Songs; -1 for none."""
        recent_idents: list[int]
        """Jingles; -1 for none."""
        recent_adverts: list[int]
        """Advertisements; -1 for none."""
        recent_dj: list[int]
        """Talk; -1 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RadioBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GuardedStation(_Struct):
        """What a station has played, each number with a guard."""

        _parent: GtaSaSaveAndroid.RadioBlock
        _root: GtaSaSaveAndroid
        recent_tracks: list[GtaSaSaveAndroid.GuardedS1]
        """Songs; -1 for none."""
        recent_idents: list[GtaSaSaveAndroid.GuardedS4]
        """Jingles; -1 for none."""
        recent_adverts: list[GtaSaSaveAndroid.GuardedS4]
        """Advertisements; -1 for none."""
        recent_dj: list[GtaSaSaveAndroid.GuardedS4]
        """Talk; -1 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RadioBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class UserMarker(_Struct):
        """A marker in the world; a slot that is not in use holds old places."""

        _parent: GtaSaSaveAndroid.UserMarkersBlock
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard: bytes | None
        """Guard of the record."""
        in_use: int
        """Whether the marker is shown."""
        gap_001: bytes
        """Nothing; 0."""
        position: GtaSaSaveAndroid.Vec3
        """Place of the marker in the world."""
        red: int
        """Red, 0 to 255."""
        green: int
        """Green, 0 to 255."""
        blue: int
        """Blue, 0 to 255."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.UserMarkersBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Weapon(_Struct):
        """A weapon; all zero in an empty slot."""

        _parent: GtaSaSaveAndroid.MobilePlayer
        _root: GtaSaSaveAndroid
        weapon_type: int
        """Weapon; its slot decides which fit here."""
        state: int
        """Whether the weapon is ready, fires, reloads or is empty."""
        clip: int
        """Shots left before the weapon must be loaded again."""
        total_ammo: int
        """Shots in all, above 25,000 without end."""
        next_shot_time: int
        """Time from which the weapon can shoot again."""
        first_person_selected: int
        """Whether it was chosen for the view through it; 0."""
        dont_place_in_hand: int
        """Whether the weapon is hidden; 0."""
        gap_016: bytes
        """Old memory; no meaning."""
        fx_ptr: int
        """Old address; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePlayer | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def weapon_type_name(self) -> GtaSaSaveAndroid.WeaponKind | int:
            """Meaning of `weapon_type`."""
        def _invalidate_weapon_type_name(self) -> None: ...
        @property
        def state_name(self) -> GtaSaSaveAndroid.WeaponState | int:
            """Meaning of `state`."""
        def _invalidate_state_name(self) -> None: ...

    class MobilePlayerPart(_Struct):
        """What only the player has."""

        _parent: GtaSaSaveAndroid.MobilePlayer
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_player_size: bytes | None
        """Guard before `player_size`, in mobile saves of format 2 only."""
        player_size: int
        """Bytes that follow: 136."""
        guard_body: bytes | None
        """Guard of what follows."""
        chaos_level: int
        """Chaos that the player has made; 0, because saving clears it."""
        wanted_level: int
        """Stars; 0, because saving clears them."""
        gap_009: bytes
        """Old memory; no meaning."""
        model_keys: list[int]
        """Clothes by the CRC-32 (without the final inversion) of the model's name in capitals; 0 for none."""
        texture_keys: list[int]
        """Clothes by the CRC-32 (without the final inversion) of the texture's name in capitals; 0 for none."""
        fat: float
        """Copy of statistic 21."""
        muscle: float
        """Copy of statistic 23."""
        chosen_weapon_slot: int
        """Weapon slot that the player has chosen; equals `active_weapon_slot`."""
        gap_085: bytes
        """Old memory; no meaning."""
        unknown_end: float
        """Last number of the player; 1."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePlayer | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def chosen_weapon_slot_name(self) -> GtaSaSaveAndroid.WeaponSlot | int:
            """Meaning of `chosen_weapon_slot`."""
        def _invalidate_chosen_weapon_slot_name(self) -> None: ...

    class VehicleDamage(_Struct):
        """Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer."""

        _parent: GtaSaSaveAndroid.MobileVehicle
        _root: GtaSaSaveAndroid
        wheel_effect: float
        """Effect of a flat tyre on the driving; 0.5."""
        engine_status: int
        """Damage of the engine, 0 to 250."""
        wheels: list[int]
        """State of the wheels, 0 to 2; 0 is whole."""
        doors: list[int]
        """State of bonnet, boot, and the doors left front, right front, left rear, right rear, 0 to 4; 0 is whole."""
        gap_00f: bytes
        """Nothing; 0."""
        lights: int
        """State of the lights, two bits each; 0 is whole."""
        panels: int
        """State of the panels, four bits each; 0 is whole."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileVehicle | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Direction(_Struct):
        """A direction in three bytes."""

        _parent: GtaSaSaveAndroid.MobileObject
        _root: GtaSaSaveAndroid
        x: int
        """East, 127 for 1."""
        y: int
        """North, 127 for 1."""
        z: int
        """Up, 127 for 1."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileObject | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntityBits(_Struct):
        """Bits of things in the world."""

        _parent: GtaSaSaveAndroid.MobileObject
        _root: GtaSaSaveAndroid
        uses_collision: bool
        """Takes part in collisions at all."""
        collision_processed: bool
        """The collisions of the object in this frame have been worked out."""
        static_flag: bool
        """The object does not move: physics ignores it."""
        has_contacted: bool
        """A contact force has acted on it."""
        stuck: bool
        """Stuck: it cannot move out of a collision."""
        safe_position: bool
        """The object is placed where nothing touches it."""
        postponed: bool
        """The control step of the object was put off to later in the frame."""
        visible: bool
        """Drawn; clear when a script hides it."""
        big_building: bool
        """Far-view building: drawn from far away and never culled as small."""
        render_damaged: bool
        """Drawn with the damaged model where one exists."""
        streaming_dont_delete: bool
        """The streaming must not remove the object."""
        remove_from_world: bool
        """To be removed the next time it is processed."""
        hit_wall: bool
        """Has hit a building, which changes how its next collisions are solved."""
        being_rendered: bool
        """Locked against deletion while it is drawn."""
        draw_last: bool
        """Drawn after everything else (transparent things)."""
        distance_fade: bool
        """Being faded because it is far away."""
        no_shadows_on: bool
        """No shadows are cast on the object."""
        offscreen: bool
        """Known to be off the screen; only the set state can be trusted."""
        static_waiting_collision: bool
        """Made by a script and held still until the ground below it is loaded."""
        dont_stream: bool
        """The streaming ignores the object."""
        underwater_flag: bool
        """Under water: drawn in another order."""
        prerender_effects: bool
        """Has effects that are prepared before drawing."""
        temp_building: bool
        """Building that may be made and deleted more than once."""
        no_hierarchy_update: bool
        """The bones of the object are not animated in this frame."""
        roadsign_text: bool
        """Road sign with text to draw."""
        super_low_lod: bool
        """The roughest far-view model of the object is shown."""
        procedural: bool
        """Made by the generator of plants and litter."""
        backface_culled: bool
        """Back faces are not drawn."""
        light_object: bool
        """Lit by the directional lights."""
        unimportant_stream: bool
        """First to go when the streaming is short of memory."""
        tunnel: bool
        """Part of a tunnel."""
        tunnel_transition: bool
        """Drawn both from inside and from outside a tunnel."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileObject | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ObjectBits(_Struct):
        """Bits of objects. The game saves and loads all 32."""

        _parent: GtaSaSaveAndroid.MobileObject
        _root: GtaSaSaveAndroid
        pickup: bool
        """The object shows a pickup in the world."""
        collision_related: bool
        """Used by the collision code; no better name is known."""
        property_for_sale: bool
        """The pickup object of a property for sale."""
        shop_out_of_stock: bool
        """Shop pickup that is sold out."""
        broken_glass: bool
        """Glass with cracks."""
        glass_gone: bool
        """Glass that has fallen out completely."""
        exploded: bool
        """Has exploded (barrel, gas pump)."""
        changes_vehicle_colour: bool
        """Detached car part that takes the colours of its car."""
        lamp_post: bool
        """Lamp post: falls over and goes out."""
        targetable: bool
        """The player's aim may pick it by itself; scripts set it."""
        broken: bool
        """The object is broken, so it gives no cover."""
        train_crossing: bool
        """Train crossing that is switched on: the barrier is down."""
        photographed: bool
        """Was on the last photograph; scripts ask for it."""
        liftable: bool
        """Can be picked up and carried."""
        door_moving: bool
        """Door or gate in motion."""
        door_open: bool
        """Door or gate that is open."""
        no_model: bool
        """Has no model to draw; set on most saved objects, 3,957 of 4,599."""
        scaled: bool
        """Drawn at another size."""
        magnet: bool
        """A crane's magnet can lift it. Set when the object is made: on all of 4,599 saved ones."""
        damaged: bool
        """Damaged in the last step; drives the damage effects."""
        brain_state: int
        """Whether a script brain waits for this object; 0 for no, as in every measured file."""
        fading_in: bool
        """Fading in after it was made; works only for objects of scripts."""
        col_brightness: bool
        """The light on the object follows the brightness stored in the collision below it."""
        disabled_attractors: bool
        """Attractors on it that are off by default are switched on, against what the name says."""
        do_not_render: bool
        """Not drawn."""
        fading_in_2: bool
        """A second mark of fading in; what sets it is not known."""
        unknown_27: int
        """Meaning not known."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileObject | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PhysicalBits(_Struct):
        """Kinds of harm that have no effect on an object."""

        _parent: GtaSaSaveAndroid.MobileObject
        _root: GtaSaSaveAndroid
        no_collision_force: bool
        """Hits do not push the object."""
        no_speed: bool
        """The speed of the object is not applied, so it keeps its place."""
        bullet_proof: bool
        """Bullets do no damage."""
        fire_proof: bool
        """Fire does no damage."""
        collision_proof: bool
        """Collisions do no damage."""
        melee_proof: bool
        """Blows do no damage."""
        explosion_proof: bool
        """Explosions do no damage."""
        unknown_7: bool
        """Meaning not known."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileObject | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class LoadedMission(_Struct):
        """A mission that runs."""

        _parent: GtaSaSaveAndroid.ScriptThread
        _root: GtaSaSaveAndroid
        has_index: bool
        mission_index: int | None
        """Number of the mission whose script is loaded."""
        code: bytes
        """Script of the mission."""
        mission_locals: list[int]
        """Variables of the mission."""
        def __init__(
            self,
            has_index: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptThread | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_numbered(self) -> bool:
            """Whether the number is there."""
        def _invalidate_is_numbered(self) -> None: ...

    class SpecialModel(_Struct):
        """Name of a model that scripts choose."""

        _parent: GtaSaSaveAndroid.ScriptResource
        _root: GtaSaSaveAndroid
        len_model_name: int
        """Bytes of the name."""
        model_name: bytes
        """Name with a zero after it, such as `ryder2`."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptResource | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class HandlingBits(_Struct):
        """Bits of handling, a part of the model's data; to be copied with the car."""

        _parent: GtaSaSaveAndroid.StoredCar
        _root: GtaSaSaveAndroid
        boost_1g: bool
        """More power when pulling away and uphill."""
        boost_2g: bool
        """More power at higher speed."""
        npc_anti_roll: bool
        """No body roll when the computer drives."""
        npc_neutral: bool
        """Less likely to spin when the computer drives."""
        no_handbrake: bool
        """The handbrake has no effect."""
        steer_rear: bool
        """The rear wheels steer instead of the front ones (forklift)."""
        handbrake_steer: bool
        """With the handbrake the rear wheels steer too (monster trucks)."""
        alt_steer: bool
        """Another kind of steering; nothing more is known of it."""
        front_narrow_2: bool
        """Very narrow front wheels."""
        front_narrow: bool
        """Narrow front wheels."""
        front_wide: bool
        """Wide front wheels."""
        front_wide_2: bool
        """Very wide front wheels."""
        rear_narrow_2: bool
        """Very narrow rear wheels."""
        rear_narrow: bool
        """Narrow rear wheels."""
        rear_wide: bool
        """Wide rear wheels."""
        rear_wide_2: bool
        """Very wide rear wheels."""
        hydraulic_geometry: bool
        """Suspension geometry made for hydraulics."""
        hydraulics_inst: bool
        """Hydraulics are installed."""
        no_hydraulics: bool
        """Hydraulics cannot be installed."""
        nos_inst: bool
        """Nitrous is installed."""
        offroad: bool
        """Better grip on loose ground (dirt)."""
        offroad_2: bool
        """Better grip on soft ground (sand)."""
        halogen: bool
        """Brighter, bluer headlights."""
        rear_wheel_first: bool
        """The rear wheels are computed before the front ones."""
        use_max_speed: bool
        """Cannot go faster than the top speed of its handling line."""
        low_rider: bool
        """Loco Low Co accepts the car."""
        street_racer: bool
        """Wheel Arch Angels accepts it, and no other shop."""
        unknown_bit_27: bool
        """Meaning not known."""
        swinging_chassis: bool
        """The body swings from side to side on its suspension."""
        unknown_bit_29: int
        """Meaning not known."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StoredCar | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class CarBits(_Struct):
        """Bits of cars that are kept."""

        _parent: GtaSaSaveAndroid.StoredCar
        _root: GtaSaSaveAndroid
        car_bullet_proof: bool
        """No harm by bullets."""
        car_fire_proof: bool
        """No harm by fire."""
        car_explosion_proof: bool
        """No harm by explosions."""
        car_collision_proof: bool
        """No harm by collisions."""
        car_melee_proof: bool
        """No harm by blows."""
        bass_boost: bool
        """Stereo with bass boost is fitted."""
        hydraulics: bool
        """Hydraulics are fitted."""
        nitrous: bool
        """Nitrous is fitted."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StoredCar | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Direction100(_Struct):
        """A direction in three bytes, 99 or 100 long."""

        _parent: GtaSaSaveAndroid.StoredCar
        _root: GtaSaSaveAndroid
        x: int
        """East."""
        y: int
        """North."""
        z: int
        """Up."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StoredCar | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GarageBits(_Struct):
        """Bits of garages."""

        _parent: GtaSaSaveAndroid.Garage
        _root: GtaSaSaveAndroid
        used_mod_shop: bool
        """A tuning shop that has been used, as the wiki reads it; the engine's name is not known."""
        inactive: bool
        """Switched off by a script (02B9); the door does not react."""
        respray_used: bool
        """A respray has been done here (the first one is free)."""
        opens_up: bool
        """Door swings up."""
        goes_in: bool
        """Door swings up and then slides in under the ceiling."""
        camera_follows: bool
        """The camera follows the player in instead of staying outside."""
        door_closed: bool
        """Repeats the state of the door: set exactly when `door_state` is not 1."""
        always_free: bool
        """Paint always costs nothing; only in `michdr`."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.Garage | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Vec2(_Struct):
        """A direction on the ground."""

        _parent: GtaSaSaveAndroid.Garage
        _root: GtaSaSaveAndroid
        x: float
        """Towards the east."""
        y: float
        """Towards the north."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.Garage | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PickupBits(_Struct):
        """Bits of pickups."""

        _parent: GtaSaSaveAndroid.Pickup
        _root: GtaSaSaveAndroid
        disabled: bool
        """Taken, waits to come back."""
        is_empty: bool
        """Holds no more ammunition."""
        help_shown: bool
        """The help text of the pickup has been shown."""
        is_visible: bool
        """The object of the pickup is drawn."""
        property_text: int
        """Text of a property: 1 where it is for sale, 2 where it is locked."""
        unknown_pickup_bit: bool
        """Meaning not known; always 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.Pickup | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def property_text_name(self) -> GtaSaSaveAndroid.PropertyOffer | int:
            """Meaning of `property_text`."""
        def _invalidate_property_text_name(self) -> None: ...

    class BlipStateBits(_Struct):
        """State of an icon."""

        _parent: GtaSaSaveAndroid.Blip
        _root: GtaSaSaveAndroid
        bright: bool
        """Bright colour; always set."""
        in_use: bool
        """The slot holds a blip."""
        short_range: bool
        """Shown only when near."""
        friendly: bool
        """Drawn as a friend: colour 7 (threat) then shows as blue instead of red."""
        blip_remain: bool
        """Stays after the thing it marks is gone."""
        fade: bool
        """Probably a leftover; always clear."""
        coord_appearance: int
        """Form for places."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.Blip | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class BlipKindBits(_Struct):
        """Kind of an icon."""

        _parent: GtaSaSaveAndroid.Blip
        _root: GtaSaSaveAndroid
        display: int
        """Form of the blip, a marker in the world or an icon on the map."""
        blip_type: int
        """Kind of target. Only places and contacts are stored in use: icons of what moves are written as free."""
        appearance: int
        """0 friend, 1 threat."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.Blip | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def display_name(self) -> GtaSaSaveAndroid.BlipDisplay | int:
            """Meaning of `display`."""
        def _invalidate_display_name(self) -> None: ...
        @property
        def blip_type_name(self) -> GtaSaSaveAndroid.BlipTarget | int:
            """Meaning of `blip_type`."""
        def _invalidate_blip_type_name(self) -> None: ...

    class PopulationBits(_Struct):
        """Kind of people in a zone."""

        _parent: GtaSaSaveAndroid.ZoneInfo
        _root: GtaSaSaveAndroid
        group_id: int
        """Group of the population table (opcode 0767), 0 to 19."""
        radar_mode: int
        """1 when one of the three gangs of Los Santos is there."""
        no_cops: bool
        """Without police (opcode 09B7)"""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ZoneInfo | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def group_id_name(self) -> GtaSaSaveAndroid.PopulationGroup | int:
            """Meaning of `group_id`."""
        def _invalidate_group_id_name(self) -> None: ...

    class RaceBits(_Struct):
        """People in a zone."""

        _parent: GtaSaSaveAndroid.ZoneInfo
        _root: GtaSaSaveAndroid
        black: bool
        """Black people live there."""
        white_people: bool
        """White people live there."""
        oriental: bool
        """People from Asia live there."""
        hispanic: bool
        """Hispanic people live there."""
        unused_races: int
        """Nothing; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ZoneInfo | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GeneratorBits(_Struct):
        """How a parked car appears."""

        _parent: GtaSaSaveAndroid.CarGenerator
        _root: GtaSaSaveAndroid
        wait_until_far: bool
        """No new car until the player has gone far away."""
        high_priority: bool
        """Appears in any case; scripts call it "force spawn"."""
        active_generator: bool
        """Never set."""
        owned_by_player: bool
        """The player has already owned a car of this generator."""
        ignore_population_limit: bool
        """Always set."""
        unused_generator_bits: int
        """Nothing known; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.CarGenerator | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Spot(_Struct):
        """A place on the ground."""

        _parent: GtaSaSaveAndroid.SetPiece
        _root: GtaSaSaveAndroid
        x: int
        """Towards the east."""
        y: int
        """Towards the north."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.SetPiece | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExitState(_Struct):
        """State of a door."""

        _parent: GtaSaSaveAndroid.EntryExit
        _root: GtaSaSaveAndroid
        is_guarded: bool
        guard_flags: bytes | None
        """Guard before `flags`, in mobile saves of format 2 only."""
        flags: GtaSaSaveAndroid.EntryExitBits
        """Behaviour of the door."""
        guard_linked_index: bytes | None
        """Guard before `linked_index`, in mobile saves of format 2 only."""
        linked_index: int
        """Door at the other side; -1, or one that does not exist, for none. Links need not be mutual."""
        guard_next: bytes | None
        """Guard of the entry that follows."""
        def __init__(
            self,
            is_guarded: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.EntryExit | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GuardedS1(_Struct):
        """A number with a guard of its own."""

        _parent: GtaSaSaveAndroid.GuardedStation
        _root: GtaSaSaveAndroid
        guard: bytes
        """Guard before `value`, in mobile saves of format 2 only."""
        value: int
        """Number that the guard precedes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.GuardedStation | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExitBits(_Struct):
        """Bits of doors; the names of other sources are those of scripts."""

        _parent: GtaSaSaveAndroid.EntryExitState
        _root: GtaSaSaveAndroid
        interior_marker: bool
        """Is set only on markers of interiors; nothing else is known."""
        pairing: bool
        """The player is moved without walking through the door."""
        create_linked_pair: bool
        """Joined with a mate without this bit when a new game starts."""
        reward_interior: bool
        """An interior as a reward. Who enters by a door without it loads the shop of that name and sets it on the mate; leaving by a door that has it unloads the shop."""
        used_reward_entrance: bool
        """Entrance whose reward interior was used; the wiki says that `reward_interior` of the mate sets it."""
        cars_and_aircraft: bool
        """Cars and aircraft pass."""
        bikes_only: bool
        """Bikes may pass as well; not only bikes, as the name suggests."""
        disable_on_foot: bool
        """Not on foot; never set."""
        accept_npc_group: bool
        """Members of the group come along, passengers get out."""
        food_date: bool
        """Without fading in, or a date with food: the sources differ."""
        burglary_door: bool
        """Is set on the doors of Bayside and on those of burglaries, which are made for their time; scripts name it after opening hours."""
        disable_exit: bool
        """No way back; never set."""
        burglary_access: bool
        """Open to burglars, switched by the job."""
        entered_without_exit: bool
        """Was entered and not left; on one side of the pair only."""
        enable_access: bool
        """May be used; set unless a script clears it."""
        delete_enex: bool
        """Goes when it is used; never set."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.EntryExitState | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    _parent: None
    _root: GtaSaSaveAndroid
    tag_00: bytes
    """Begins block 0."""
    simple_variables: GtaSaSaveAndroid.SimpleVariablesBlock
    """Version, name, clock, weather and camera."""
    tag_01: bytes
    """Begins block 1."""
    scripts: GtaSaSaveAndroid.ScriptsBlock
    """Variables and threads of the mission script."""
    tag_02: bytes
    """Begins block 2."""
    pools: GtaSaSaveAndroid.MobilePoolsBlock
    """The player, vehicles, and objects that scripts made."""
    tag_03: bytes
    """Begins block 3."""
    garages: GtaSaSaveAndroid.GaragesBlock
    """Garages and the cars in them."""
    tag_04: bytes
    """Begins block 4."""
    game_logic: GtaSaSaveAndroid.GameLogicBlock
    """Places to wake up at, and penalties, after death and arrest."""
    tag_05: bytes
    """Begins block 5."""
    paths: GtaSaSaveAndroid.PathsBlock
    """Areas in which scripts switched path nodes."""
    tag_06: bytes
    """Begins block 6."""
    pickups: GtaSaSaveAndroid.PickupsBlock
    """Pickups of the whole map."""
    phone_info: GtaSaSaveAndroid.EmptyBlock
    """Block 7, without content."""
    tag_08: bytes
    """Begins block 8."""
    restart_points: GtaSaSaveAndroid.RestartPointsBlock
    """Hospitals and police stations."""
    tag_09: bytes
    """Begins block 9."""
    radar_blips: GtaSaSaveAndroid.RadarBlock
    """Icons of radar and map."""
    tag_10: bytes
    """Begins block 10."""
    zones: GtaSaSaveAndroid.ZonesBlock
    """Zones of the map, the gangs in them, and how much of the map is revealed."""
    tag_11: bytes
    """Begins block 11."""
    gangs: GtaSaSaveAndroid.GangsBlock
    """Weapons of gangs."""
    tag_12: bytes
    """Begins block 12."""
    car_generators: GtaSaSaveAndroid.CarGeneratorsBlock
    """Parked cars."""
    ped_generators: GtaSaSaveAndroid.EmptyBlock
    """Block 13, without content."""
    audio_script_objects: GtaSaSaveAndroid.EmptyBlock
    """Block 14, without content."""
    tag_15: bytes
    """Begins block 15."""
    player_info: GtaSaSaveAndroid.PlayerInfoBlock
    """Money and abilities of the player."""
    tag_16: bytes
    """Begins block 16."""
    statistics: GtaSaSaveAndroid.StatisticsBlock
    """The 82 statistics with a fraction, the whole numbers, and records kept beside them."""
    tag_17: bytes
    """Begins block 17."""
    set_pieces: GtaSaSaveAndroid.SetPiecesBlock
    """Places at which police appears."""
    tag_18: bytes
    """Begins block 18."""
    streaming: GtaSaSaveAndroid.StreamingBlock
    """Loading state of models, textures and other parts of the game."""
    tag_19: bytes
    """Begins block 19."""
    ped_relationships: GtaSaSaveAndroid.PedRelationshipsBlock
    """Whom people like and hate."""
    tag_20: bytes
    """Begins block 20."""
    tags: GtaSaSaveAndroid.TagsBlock
    """Gang tags that can be sprayed over."""
    tag_21: bytes
    """Begins block 21."""
    ipl_flags: GtaSaSaveAndroid.IplFlagsBlock
    """Parts of the map that scripts load."""
    tag_22: bytes
    """Begins block 22."""
    shopping: GtaSaSaveAndroid.ShoppingBlock
    """Bought items, and changed prices."""
    tag_23: bytes
    """Begins block 23."""
    gang_wars: GtaSaSaveAndroid.GangWarsBlock
    """Gang wars and territory."""
    tag_24: bytes
    """Begins block 24."""
    stunt_jumps: GtaSaSaveAndroid.StuntJumpsBlock
    """Unique jumps."""
    tag_25: bytes
    """Begins block 25."""
    entry_exits: GtaSaSaveAndroid.EntryExitsBlock
    """Doors into interiors."""
    tag_26: bytes
    """Begins block 26."""
    radio: GtaSaSaveAndroid.RadioBlock
    """Songs, adverts and talk that the stations have played, and pending news."""
    tag_27: bytes
    """Begins block 27."""
    user_markers: GtaSaSaveAndroid.UserMarkersBlock
    """Markers that scripts put into the world."""
    tag_28: bytes | None
    """Begins block 28."""
    post_effects: GtaSaSaveAndroid.PostEffectsBlock | None
    """Effects of the picture."""
    briefs: list[GtaSaSaveAndroid.Brief]
    """Texts of the briefing, the newest first."""
    padding: bytes
    """Repeats the game's work buffer of 65,000 bytes: each byte equals the one 65,000 before it."""
    checksum: int
    """Sum of all bytes before it."""
    trailing: bytes
    """Bytes that the game did not write; empty except in one file with two bytes from a copy as text."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: GtaSaSaveAndroid | None = None,
    ) -> None: ...
    @property
    def len_trailing(self) -> int:
        """Bytes after the checksum."""
    def _invalidate_len_trailing(self) -> None: ...
    @property
    def is_guarded(self) -> bool:
        """Whether a guard precedes each write, as in format 2, whose saves have 175 blips and no block 28."""
    def _invalidate_is_guarded(self) -> None: ...
    @property
    def num_blips(self) -> int:
        """Places for icons."""
    def _invalidate_num_blips(self) -> None: ...
    @property
    def has_post_effects(self) -> bool:
        """Whether block 28 is stored."""
    def _invalidate_has_post_effects(self) -> None: ...
    @property
    def is_object_variant_b(self) -> bool:
        """Which of two forms the objects of `pools` have; they differ in where the last bytes are stored, and all objects of a file have the same."""
    def _invalidate_is_object_variant_b(self) -> None: ...
    @property
    def is_mission_save(self) -> bool:
        """Whether the game was saved during a mission."""
    def _invalidate_is_mission_save(self) -> None: ...
    @property
    def len_mission_state(self) -> int:
        """Bytes of the first part of a mission's state."""
    def _invalidate_len_mission_state(self) -> None: ...
    @property
    def len_mission_tail(self) -> int:
        """Bytes of the second part of a mission's state."""
    def _invalidate_len_mission_tail(self) -> None: ...
