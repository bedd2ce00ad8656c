"""Generated from gta_sa_save_android.ksy by `make generate`: GTA San Andreas saves of Android (GTASAsfN.b)."""

from enum import IntEnum
from typing import Any, BinaryIO, Self

from kaitaistruct import KaitaiStream

class _Struct:
    """What every structure has."""

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
    """A saved game of GTA San Andreas for Android: 29 blocks behind the letters
    `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
    (195,000 as a rule), and a checksum. Most blocks are those of the PC.

    A save that the game made during a mission holds the mission's script, and
    the state of the mission in two parts of the block `pools` that nobody has
    decoded. What the bytes in order cannot tell is decided for a file: the bytes
    behind the checksum, the form of objects, and the size of those two parts.
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

    class PlayState(IntEnum):
        still_playing = 0
        player_wasted = 1
        player_busted = 2
        mission_failed = 3
        mission_passed = 4

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

    class PlayerCondition(IntEnum):
        player_playing = 0
        player_died = 1
        player_arrested = 2
        player_failed_mission = 3
        player_left_game = 4

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

    class WarState(IntEnum):
        no_war = 0
        provoked = 1
        first_wave = 2
        first_passed = 3
        second_wave = 4
        second_passed = 5
        third_wave = 6

    class WarAttack(IntEnum):
        no_attack = 0
        player_was_told = 1
        player_came = 2

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

    class BrainKind(IntEnum):
        free_brain = -1
        ped_brain = 0
        object_brain = 1
        brain_2 = 2
        named_brain_3 = 3
        brain_4 = 4
        named_brain_5 = 5

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
        bomb_at_ignition_armed = 5

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

    class ZoneKind(IntEnum):
        nav_zone = 0
        local_zone = 1
        info_zone = 2
        map_zone = 3

    class CarSupply(IntEnum):
        no_cars = 0
        cars_without_end = 65535

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

    class PropertyOffer(IntEnum):
        no_property_text = 0
        can_be_bought = 1
        cannot_be_bought = 2

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

    class Brief(_Struct):
        """A text of the briefing."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        len_key: int
        """Bytes of `key`; an empty place ends here."""
        key: bytes
        """Key of the text, without a zero."""
        numbers: list[int] | None
        """Numbers in the text; -1 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def has_key(self) -> bool:
            """Whether there is a text."""
        def _invalidate_has_key(self) -> None: ...

    class MobilePoolsBlock(_Struct):
        """Block 2. The player with all he carries, vehicles, and objects."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_object_variant_b: bool
        len_mission_state: int
        len_mission_tail: int
        num_players: int
        """People that follow: 1, and more in a save made during a mission."""
        players: list[GtaSaSaveAndroid.MobilePlayer]
        """The player, then people of the mission."""
        num_vehicles: int
        """Vehicles that follow."""
        vehicles: list[GtaSaSaveAndroid.MobileVehicle]
        """Vehicles of the mission."""
        camera_target: list[int]
        """Probably what the camera follows: -1, kind of thing (3 person, 2 vehicle), its handle, -1."""
        mission_state: bytes
        """State of the mission; not decoded."""
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
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class MobilePlayer(_Struct):
        """A person; the player where `ped_type` is 0 or 1."""

        _parent: GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        is_definitive: bool
        handle: int
        """Place among people * 256 + counter."""
        model: int
        """Model; 0 for the player."""
        ped_type: int
        """Kind of person; 0 for the player."""
        model_name: bytes | None
        """Name of the model, where it is one that scripts choose."""
        ped_size: int
        """Bytes of the person: 420 on Android, 476 in the Definitive Edition."""
        position: GtaSaSaveAndroid.Vec3
        """Where he stands."""
        heading: float
        """Where he looks."""
        health: float
        """Health."""
        armor: float
        """Armour."""
        weapons: list[GtaSaSaveAndroid.Weapon]
        """What he carries, one weapon of each kind."""
        created_by: int
        """1 the game, 2 a mission, 3 a replay."""
        active_weapon_slot: int
        """Kind of weapon in the hand."""
        area: int
        """Area code, the low byte of `simple_variables.interior`."""
        gap_197: bytes
        """Old memory; no meaning."""
        exit_index: int
        """Door by which he leaves: the top of `entry_exits.stack`, or -1 outside."""
        fighting_style: int
        """How he fights."""
        allowed_attack_moves: int
        """Moves that he may use, a bit for each."""
        gap_19e: bytes
        """Old memory; no meaning."""
        ped_flags: list[int] | None
        """Probably flags of the person."""
        gap_1b0: bytes | None
        """Old memory; no meaning."""
        unknown_ped: bytes | None
        """Unknown."""
        player_part: GtaSaSaveAndroid.MobilePlayerPart | None
        """What only the player has."""
        def __init__(
            self,
            is_definitive: bool,
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

    class MobilePlayerPart(_Struct):
        """What only the player has."""

        _parent: GtaSaSaveAndroid.MobilePlayer
        _root: GtaSaSaveAndroid
        player_size: int
        """Bytes that follow: 136."""
        chaos_level: int
        """Chaos that the player has made; 0, because saving clears it."""
        wanted_level: int
        """Stars; 0, because saving clears them."""
        gap_009: bytes
        """Old memory; no meaning."""
        model_keys: list[int]
        """Clothes by the CRC-32 (without the final inversion) of the model's name in capitals; 0 for none."""
        texture_keys: list[int]
        """Their textures in the same way."""
        fat: float
        """Copy of statistic 21."""
        muscle: float
        """Copy of statistic 23."""
        chosen_weapon_slot: int
        """The same as `active_weapon_slot`."""
        gap_085: bytes
        """Old memory; no meaning."""
        unknown_end: float
        """Unknown; 1."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePlayer | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class MobileVehicle(_Struct):
        """A vehicle of the mission."""

        _parent: GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        handle: int
        """Place among vehicles * 256 + counter."""
        model: int
        """Model."""
        vehicle_size: int
        """Bytes of the first part: 128."""
        matrix: list[float]
        """Position and direction."""
        created_by: int
        """Who made it."""
        colours: list[int]
        """Colours by their number in the palette."""
        unknown_89: int
        """Unknown."""
        alarm: int
        """State of the alarm."""
        unknown_92: bytes
        """Unknown."""
        health: float
        """Health; 1000 for a whole vehicle."""
        unknown_120: int
        """Unknown."""
        entity_flags: int
        """What the engine knows about it."""
        unknown_128: bytes
        """Unknown."""
        unknown_140: bytes
        """Unknown."""
        unknown_164: bytes
        """Unknown."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobilePoolsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PostEffectsBlock(_Struct):
        """Block 28. Numbers of the effects that change the picture."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        effects_size: int
        """Bytes that follow: 348."""
        colour1_mult: float
        """Colour1 mult."""
        colour2_mult: float
        """Colour2 mult."""
        gap_00c: bytes
        """Old memory; no meaning."""
        extra_mult_rate: float
        """Extra mult rate."""
        extra_mult_cap: float
        """Extra mult cap."""
        extra_mult_mult: float
        """Extra mult mult."""
        left_u_offset: int
        """Left u offset."""
        right_u_offset: int
        """Right u offset."""
        top_v_offset: int
        """Top v offset."""
        bottom_v_offset: int
        """Bottom v offset."""
        seam_remover: int
        """Seam remover."""
        seam_search: int
        """Seam search."""
        seam_debug: int
        """Seam debug."""
        gap_02f: bytes
        """Old memory; no meaning."""
        seam_mode: int
        """Seam mode."""
        seam_shift_tl: int
        """Seam shift tl."""
        seam_shift_br: int
        """Seam shift br."""
        smokey_enable: int
        """Smokey enable."""
        gap_03d: bytes
        """Old memory; no meaning."""
        smokey_strength: int
        """Smokey strength."""
        smokey_distance: int
        """Smokey distance."""
        water_enable: int
        """Water enable."""
        gap_049: bytes
        """Old memory; no meaning."""
        day_night_balance: float
        """Day night balance."""
        heat_haze: int
        """Heat haze."""
        heat_haze_mask_test: int
        """Heat haze mask test."""
        gap_052: bytes
        """Old memory; no meaning."""
        haze_hour_start: int
        """Haze hour start."""
        haze_hour_end: int
        """Haze hour end."""
        haze_fade_speed: float
        """Haze fade speed."""
        haze_inside_fade_speed: float
        """Haze inside fade speed."""
        haze_type: int
        """Haze type."""
        haze_type_last: int
        """Haze type last."""
        haze_intensity: int
        """Haze intensity."""
        haze_random_shift: int
        """Haze random shift."""
        haze_speed_min: int
        """Haze speed min."""
        haze_speed_max: int
        """Haze speed max."""
        haze_scan_x: int
        """Haze scan x."""
        haze_scan_y: int
        """Haze scan y."""
        haze_render_x: int
        """Haze render x."""
        haze_render_y: int
        """Haze render y."""
        darkness_filter: int
        """Darkness filter."""
        gap_08d: bytes
        """Old memory; no meaning."""
        darkness_alpha: int
        """Darkness alpha."""
        darkness_alpha_default: int
        """Darkness alpha default."""
        darkness_radiosity_limit: int
        """Darkness radiosity limit."""
        cctv: int
        """Cctv."""
        cctv_colour: list[int]
        """Cctv colour; red, green, blue, alpha."""
        fog: int
        """Fog."""
        speed_fx: int
        """Speed fx."""
        speed_fx_test: int
        """Speed fx test."""
        speed_fx_alpha: int
        """Speed fx alpha."""
        speed_fx_user: int
        """Speed fx user."""
        speed_fx_user_frame: int
        """Speed fx user frame."""
        gap_0aa: bytes
        """Old memory; no meaning."""
        speed_fx_manual: float
        """Speed fx manual."""
        in_cutscene: int
        """In cutscene."""
        night_vision: int
        """Night vision."""
        gap_0b2: bytes
        """Old memory; no meaning."""
        night_grain: int
        """Night grain."""
        night_colour: list[int]
        """Night colour; red, green, blue, alpha."""
        night_on_time: float
        """Night on time."""
        night_on_count: float
        """Night on count."""
        infrared_on_count: float
        """Infrared on count."""
        infrared: int
        """Infrared."""
        gap_0c9: bytes
        """Old memory; no meaning."""
        infrared_grain: int
        """Infrared grain."""
        infrared_radius: float
        """Infrared radius."""
        infrared_heat_rgba: list[float]
        """Infrared heat rgba."""
        infrared_colour: list[int]
        """Infrared colour; red, green, blue, alpha."""
        infrared_main_colour: list[int]
        """Infrared main colour; red, green, blue, alpha."""
        radiosity: int
        """Radiosity."""
        radiosity_linear: int
        """Radiosity linear."""
        radiosity_strip_copy: int
        """Radiosity strip copy."""
        gap_0ef: bytes
        """Old memory; no meaning."""
        radiosity_px_x: int
        """Radiosity px x."""
        radiosity_px_y: int
        """Radiosity px y."""
        radiosity_filter_passes: int
        """Radiosity filter passes."""
        radiosity_render_passes: int
        """Radiosity render passes."""
        radiosity_limit: int
        """Radiosity limit."""
        radiosity_intensity: int
        """Radiosity intensity."""
        radiosity_u_corr: int
        """Radiosity u corr."""
        radiosity_v_corr: int
        """Radiosity v corr."""
        radiosity_debug: int
        """Radiosity debug."""
        radiosity_bypass_limit: int
        """Radiosity bypass limit."""
        disable_all: int
        """Disable all."""
        save_photo_from_script: int
        """Save photo from script."""
        grain_enable: int
        """Grain enable."""
        gap_115: bytes
        """Old memory; no meaning."""
        grain_strength: int
        """Grain strength."""
        highlight_enable: int
        """Highlight enable."""
        gap_11d: bytes
        """Old memory; no meaning."""
        highlight_strength: int
        """Highlight strength."""
        highlight_scale: int
        """Highlight scale."""
        highlight_offset: int
        """Highlight offset."""
        highlight_mblur: int
        """Highlight mblur."""
        gap_12d: bytes
        """Old memory; no meaning."""
        water_strength: int
        """Water strength."""
        x_offset: float
        """X offset."""
        y_offset: float
        """Y offset."""
        water_speed: float
        """Water speed."""
        water_freq: float
        """Water freq."""
        water_colour: list[int]
        """Water colour; red, green, blue, alpha."""
        water_depth_darkness: int
        """Water depth darkness."""
        gap_149: bytes
        """Old memory; no meaning."""
        water_full_dark_depth: float
        """Water full dark depth."""
        water_fx_start: float
        """Water fx start."""
        rain_enable: int
        """Rain enable."""
        colour_enable: int
        """Colour enable."""
        gap_156: bytes
        """Old memory; no meaning."""
        def_screen_x: int
        """Def screen x."""
        def_screen_y: int
        """Def screen y."""
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
        """CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00 (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified), 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android, 0xF2E813F3 Definitive Edition. It does not tell which script the game ran."""
        save_name: bytes
        """Name in the menu. On the PC letters of the game's font, most of them as in ASCII; on phones the key of the last mission's text, in UTF-16. Ends with a zero among the first 24 letters; the game makes it anew at every save."""
        mission_pack_game: int
        """Whether a mission pack is played; 0 in all measured files."""
        gap_069: bytes
        """Old memory; no meaning."""
        current_level: int
        """Town, by its number. 0 in most files; not tied to that of the zones."""
        camera_pos: GtaSaSaveAndroid.Vec3
        """Where the camera was; within 10.1 m of the player."""
        ms_per_game_minute: int
        """How long a minute of the game is; 1000."""
        last_clock_tick: int
        """When the clock last went on; equals `global_timer` in a file of the PC."""
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
        """Length of the last step; 0.00001 on the PC."""
        time_step_non_clipped: float
        """The same without limits; 0."""
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
        """How far the change of weather has come, 0 to 1."""
        weather_type_in_list: int
        """Place in the list of weathers, 0 to 63."""
        rain: float
        """How hard it rains, 0 to 1."""
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
        """The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6 stars."""
        french_game: int
        """Censored for France; which of the two bytes it is was disputed."""
        german_game: int
        """Censored for Germany (opcode 040C), independent of the language."""
        nasty_game: int
        """Whether blood is shown and victims drop money; follows the language."""
        gap_0ef: bytes
        """Old memory; no meaning."""
        cinematic_camera_help_left: int
        """How often the help for the cinematic camera is still shown; 2 at the start."""
        motion_blur: int | None
        """Whether motion blur is on; 1."""
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
        """Unknown; 0."""
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

    class ScriptsBlock(_Struct):
        """Block 1. What a script is, how far it has run, and what it left in the world."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        is_mobile: bool
        has_mission_index: bool
        is_mission_save: bool
        len_globals: int
        """Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on Android, 49,492 in the Definitive Edition."""
        globals: list[int]
        """Variables of all scripts, four bytes each, with integers, floats or parts of texts: variable 801 is number 801. The first eight bytes are none: they are the jump with which the script begins, bytes 02 00 01, then `len_globals` in four bytes."""
        script_brains: list[GtaSaSaveAndroid.ScriptBrain]
        """Scripts that start near people and objects."""
        on_mission_flag_offset: int
        """Where the variables hold whether a mission runs, as a multiple of 4: 1636 on the PC (opcode 0180)"""
        last_mission_passed_time: int
        """When the last mission was passed (opcodes 0318, 0595); 4,294,967,295 for never."""
        building_swaps: list[GtaSaSaveAndroid.BuildingSwap]
        """Buildings of which another model is shown (opcode 03B6); used ones come first."""
        invisible_objects: list[GtaSaSaveAndroid.InvisibleObject]
        """What scripts hid (opcode 0363)"""
        blocked_vehicle_models: list[int]
        """Vehicles that do not appear; -1 for none."""
        lod_pairs: list[GtaSaSaveAndroid.LodPair]
        """Objects with a distant model of their own (opcode 0827)"""
        attached_anim_groups: list[GtaSaSaveAndroid.AnimGroup]
        """Animations that belong to models (opcodes 0884, 08E8)"""
        using_multi_script_file: int
        """Whether missions stand in the main script's file; 1."""
        met_debbie_harry: int
        """Unused; 0."""
        main_script_size: int
        """Bytes of the main script, which tell its version: 194,146 is v1, 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition."""
        largest_mission_size: int
        """Bytes of the largest mission; 68,439 in v1 and v2."""
        mission_count: int
        """Missions of the script; 135 in v1 and v2."""
        exclusive_mission_count: int
        """Missions that run alone; 0."""
        largest_mission_locals: int
        """Variables of the mission with most of them; 964 in v1 and v2."""
        num_threads: int
        """Threads that follow, 96 at most."""
        save_kind: int | None
        """Unknown; 2 to 6, 0 in the mission save of Android. It does not tell how the game was saved."""
        threads: list[GtaSaSaveAndroid.ScriptThread]
        """Running scripts, `main` first."""
        num_resources: int | None
        """Models that follow."""
        resources: list[GtaSaSaveAndroid.ScriptResource] | None
        """Models that threads have loaded."""
        unknown_end: int | None
        """Unknown; 0."""
        mission_name: bytes | None
        """Mission that runs, such as `SYN2`; empty in the Definitive Edition."""
        mission_end: int | None
        """Unknown; 1."""
        def __init__(
            self,
            is_mobile: bool,
            has_mission_index: bool,
            is_mission_save: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def is_mobile_game(self) -> bool:
            """Whether parts of phones and of the Definitive Edition are there."""
        def _invalidate_is_mobile_game(self) -> None: ...
        @property
        def is_during_mission(self) -> bool:
            """Whether the mission that runs is named."""
        def _invalidate_is_during_mission(self) -> None: ...

    class GaragesBlock(_Struct):
        """Block 3. Garages, shops that work on cars, and the cars that the player keeps."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_garages: int
        """Garages that follow the cars; 50."""
        free_bombs: int
        """Whether bombs cost nothing; 0."""
        free_resprays: int
        """Whether paint costs nothing (opcode 0335)"""
        no_resprays: int
        """Whether paint shops are closed (opcode 0A14)"""
        cars_collected: int
        """Leftover of earlier games."""
        bank_vans_collected: int
        """Leftover of earlier games."""
        police_cars_collected: int
        """Leftover of earlier games."""
        car_types_collected: list[int]
        """Leftover of earlier games."""
        last_help_time: int
        """When the last help about garages was shown."""
        cars: list[GtaSaSaveAndroid.StoredCar]
        """Cars in the garages that keep them, as slot * 20 + row: the first slots of all 20 rows, then the second ones."""
        garages: list[GtaSaSaveAndroid.Garage]
        """Garages."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class GameLogicBlock(_Struct):
        """Block 4."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_restarts: int
        """Places that follow; 0."""
        penalty_for_death: int
        """Whether death costs the weapons (opcode 08DD)"""
        penalty_for_arrest: int
        """Whether arrest costs the weapons (opcode 08DE)"""
        game_state: int
        """What happens to the player; 0 in every file."""
        time_of_last_event: int
        """When the state changed last."""
        restarts: list[GtaSaSaveAndroid.Restart]
        """Places to wake up at after death; none in the measured files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def game_state_name(self) -> GtaSaSaveAndroid.PlayState | int:
            """Meaning of `game_state`."""
        def _invalidate_game_state_name(self) -> None: ...

    class PathsBlock(_Struct):
        """Block 5."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_areas: int
        """Areas that follow, 1 to 54."""
        areas: list[GtaSaSaveAndroid.SwitchedArea]
        """Areas in which path nodes are switched."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PickupsBlock(_Struct):
        """Block 6."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        pickups: list[GtaSaSaveAndroid.Pickup]
        """Places for pickups."""
        collected_index: int
        """Where the next one is noted, 0 to 19."""
        weapon_help_left: int
        """How often the help about weapons is still shown; 10 at the start."""
        collected_refs: list[int]
        """What was just taken (opcode 0214): slot + 65,536 * counter; 0 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EmptyBlock(_Struct):
        """A block without content."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        tag: bytes
        """All that there is of it."""
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
        num_hospitals: int
        """Hospitals that follow."""
        hospitals: list[GtaSaSaveAndroid.RestartPoint]
        """Hospitals."""
        num_police_stations: int
        """Police stations that follow."""
        police_stations: list[GtaSaSaveAndroid.RestartPoint]
        """Police stations."""
        override_restart: int
        """Whether the next one is at `override_position`."""
        override_position: GtaSaSaveAndroid.Vec3
        """Where a script put the next one (opcode 016E)"""
        fade_in_after_death: int
        """Whether the picture comes back after death."""
        fade_in_after_arrest: int
        """Whether the picture comes back after an arrest."""
        extra_hospital: GtaSaSaveAndroid.ExtraRestart
        """A hospital for those who die near it (opcode 08DF)"""
        extra_police: GtaSaSaveAndroid.ExtraRestart
        """A police station for those who are arrested near it (opcode 08E0)"""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class RadarBlock(_Struct):
        """Block 9."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_blips: int
        blips: list[GtaSaSaveAndroid.Blip]
        """Places for icons."""
        def __init__(
            self,
            num_blips: int,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ZonesBlock(_Struct):
        """Block 10. Zones have a box and a name; what lives in them stands in infos, which several may share."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        current_level: int
        """Town in which the player is, 0 to 3; not that of block 0."""
        num_nav_zones: int
        """Zones with a name, 379."""
        num_zone_infos: int
        """Infos, 378."""
        num_map_zones: int
        """Zones of towns, 7."""
        nav_zones: list[GtaSaSaveAndroid.Zone]
        """Zones with a name, the first being all of the map."""
        zone_infos: list[GtaSaSaveAndroid.ZoneInfo]
        """Who lives in the zones."""
        map_zones: list[GtaSaSaveAndroid.Zone]
        """Towns."""
        visited: list[int]
        """Whether a part of the map is revealed, 0 or 1: ten columns from west to east, ten parts from north to south in each."""
        revealed_count: int
        """Parts that are revealed."""
        def __init__(
            self,
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
        gangs: list[GtaSaSaveAndroid.Gang]
        """Gangs."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class CarGeneratorsBlock(_Struct):
        """Block 12."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_generators: int
        """Parked cars that follow; 109 to 218."""
        process_counter: int
        """Which quarter of them is looked at next, 0 to 3."""
        generate_even_if_close: int
        """Cars that still may appear nearby, 0 to 20."""
        generators: list[GtaSaSaveAndroid.CarGenerator]
        """Parked cars."""
        plate_count: int
        """Licence plates in use; 15 are stored."""
        plates: list[GtaSaSaveAndroid.Plate]
        """Licence plates."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PlayerInfoBlock(_Struct):
        """Block 15."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        info_size: int
        """Bytes that follow: 40."""
        money: int
        """Money."""
        car_density: int
        """Cars on the road; 0."""
        player_state: int
        """How the player fares; 0 in every file."""
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
        """Most armour: 100 or 150 (opcode 055F)"""
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
        float_stats: list[float]
        """Statistics 0 to 81."""
        int_stats: list[int]
        """Statistics 120 to 342."""
        peds_killed: list[int]
        """People killed, by kind."""
        last_mission_passed: bytes
        """Key of the last mission's text, filled with zeros."""
        radio_listen_time: list[int]
        """Time with each station."""
        mission_attempts: list[int]
        """0 in all measured files."""
        stat_message_shown: list[int]
        """Whether the message of a line of statdisp.dat was shown."""
        statistics_end: int | None
        """Unknown."""
        def __init__(
            self,
            is_definitive: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
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
        used_count: int
        """Places in use, 209; all 210 are stored."""
        pieces: list[GtaSaSaveAndroid.SetPiece]
        """Places."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class StreamingBlock(_Struct):
        """Block 18."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        slots: list[int]
        """What was loaded of models (from 0), textures (20,000), collisions (25,000), parts of the map (25,255), paths (25,511), animations (25,575), recordings (25,755), scripts (26,230): 255 not at all, else bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a scene, 1 and 128 unknown."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PedRelationshipsBlock(_Struct):
        """Block 19."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        relations: list[GtaSaSaveAndroid.Relation]
        """What each kind of people thinks of the others."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class TagsBlock(_Struct):
        """Block 20."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_tags: int
        """Gang tags that follow; as many as the game has, because it does not read this number."""
        tags: list[int]
        """Paint on each, 0 to 255; above 228 it is sprayed over."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class IplFlagsBlock(_Struct):
        """Block 21. Parts of the map; what a number means depends on the data of the game."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        slot_count: int
        """Parts, the first of which is not stored: 256."""
        flags: list[int]
        """Whether part 1, 2, ... is loaded and kept by a script."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ShoppingBlock(_Struct):
        """Block 22."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_modifiers: int
        """Prices that follow; 0 to 4."""
        modifiers: list[GtaSaSaveAndroid.ChangedPrice]
        """Changed prices."""
        num_items: int
        """Goods that follow; 544."""
        items: list[int]
        """Whether it was bought, in the order of the prices in shopping.dat."""
        def __init__(
            self,
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
        war_size: int
        """Bytes that follow: 88, on Android 96, in the Definitive Edition 124."""
        active: int
        """Whether wars happen (opcode 0879)"""
        gap_005: bytes
        """Old memory; no meaning."""
        state: int
        """How far a war that the player began has come; 0, because saving ends it."""
        time_started: int
        """When it began."""
        zone_info_index: int
        """Info of the zone; -1 for none."""
        nav_zone_index: int
        """Zone; -1 for none."""
        player_start_pos: GtaSaSaveAndroid.Vec3
        """Where it began."""
        gang_1: int
        """First gang."""
        gang_2: int
        """Second gang."""
        ferocity: int
        """How hard they fight, 0 to 2."""
        last_time_in_area: int
        """When the player was last there."""
        attack_state: int
        """How far an attack on the player's territory has come; 0 in every file."""
        time_till_next_attack: float
        """Time until the next attack."""
        point_of_attack: GtaSaSaveAndroid.Vec3
        """Where it is."""
        fight_timer: int
        """Time that is left."""
        radar_blip: int
        """Icon; 0."""
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
        """Probably zones to which wars are limited."""
        specific_zones: list[int] | None
        """Probably those zones."""
        def __init__(
            self,
            is_mobile: bool,
            has_specific_zones: bool,
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
        num_jumps: int
        """Jumps that follow; 70."""
        jumps: list[GtaSaSaveAndroid.StuntJump]
        """Jumps, in an order that turns by some places whenever a save is loaded."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExitsBlock(_Struct):
        """Block 25."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        num_stack: int
        """Doors that the player went through; 0 outside, 1 inside."""
        stack: list[int]
        """Their numbers, the innermost last."""
        entries: list[GtaSaSaveAndroid.EntryExit]
        """Doors, in order; the last has the number -1 and nothing else."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class RadioBlock(_Struct):
        """Block 26."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        stations: list[GtaSaSaveAndroid.StationHistory]
        """What the stations have played."""
        stat_mirror: list[int]
        """Low bytes of statistics, by which the news know what happened."""
        last_change_day: int
        """Day of the last news."""
        last_change_hour: int
        """Hour of the last news; 255 for never."""
        expiry_hours: int
        """Hours for which they are news."""
        pending_kind: int
        """What the news are about; 2 and 3 occur."""
        banter_index: int
        """Talk about it; 255 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def pending_kind_name(self) -> GtaSaSaveAndroid.NewsKind | int:
            """Meaning of `pending_kind`."""
        def _invalidate_pending_kind_name(self) -> None: ...

    class UserMarkersBlock(_Struct):
        """Block 27 (opcode 0A40)."""

        _parent: GtaSaSaveAndroid
        _root: GtaSaSaveAndroid
        markers: list[GtaSaSaveAndroid.UserMarker]
        """Markers."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class MobileObject(_Struct):
        """An object that a script made, 64 bytes in both forms."""

        _parent: GtaSaSaveAndroid.MobilePoolsBlock
        _root: GtaSaSaveAndroid
        is_variant_b: bool
        handle: int
        """Place among objects * 256 + counter."""
        model: int
        """Model."""
        object_size: int
        """Bytes that follow: 52."""
        position: GtaSaSaveAndroid.Vec3
        """Where it stands."""
        right: GtaSaSaveAndroid.Direction
        """Its right side."""
        forward: GtaSaSaveAndroid.Direction
        """Its front; its top is the product of the two."""
        gap_01e: bytes
        """Old memory; no meaning."""
        bonus_value: int
        """Nothing known; 0."""
        gap_025: bytes
        """Nothing."""
        cost_value: int
        """Nothing known; 0."""
        removal_time: int
        """When it goes."""
        entity_flags: GtaSaSaveAndroid.EntityBits
        """What the engine knows about it."""
        unknown_48: int | None
        """Unknown."""
        unused: int
        """Nothing."""
        gap_031: bytes | None
        """Old memory; no meaning."""
        gap_035: bytes | None
        """Old memory; no meaning."""
        object_flags: GtaSaSaveAndroid.ObjectBits
        """What the game knows about it; the upper byte is not reliable in the second form."""
        object_type: int
        """2 for objects of missions."""
        collision_damage_effect: int
        """0 or 200."""
        special_collision_response: int
        """0 or 200."""
        physical_flags: GtaSaSaveAndroid.PhysicalBits
        """What does not hurt it."""
        unknown_end: int
        """Unknown; -1."""
        gap_03e: bytes | None
        """Old memory; no meaning."""
        def __init__(
            self,
            is_variant_b: bool,
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

    class Vec3(_Struct):
        """A point or direction in the world."""

        _parent: GtaSaSaveAndroid.MobilePlayer | GtaSaSaveAndroid.SimpleVariablesBlock | GtaSaSaveAndroid.RestartPointsBlock | GtaSaSaveAndroid.GangWarsBlock | GtaSaSaveAndroid.MobileObject | GtaSaSaveAndroid.StoredCar | GtaSaSaveAndroid.Garage | GtaSaSaveAndroid.Restart | GtaSaSaveAndroid.RestartPoint | GtaSaSaveAndroid.ExtraRestart | GtaSaSaveAndroid.Blip | GtaSaSaveAndroid.StuntJump | GtaSaSaveAndroid.UserMarker
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
            _parent: GtaSaSaveAndroid.MobilePlayer | GtaSaSaveAndroid.SimpleVariablesBlock | GtaSaSaveAndroid.RestartPointsBlock | GtaSaSaveAndroid.GangWarsBlock | GtaSaSaveAndroid.MobileObject | GtaSaSaveAndroid.StoredCar | GtaSaSaveAndroid.Garage | GtaSaSaveAndroid.Restart | GtaSaSaveAndroid.RestartPoint | GtaSaSaveAndroid.ExtraRestart | GtaSaSaveAndroid.Blip | GtaSaSaveAndroid.StuntJump | GtaSaSaveAndroid.UserMarker | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Weapon(_Struct):
        """A weapon; all zero in an empty slot."""

        _parent: GtaSaSaveAndroid.MobilePlayer
        _root: GtaSaSaveAndroid
        weapon_type: int
        """Weapon; its slot decides which may stand here."""
        state: int
        """What it is doing."""
        clip: int
        """Shots until it is loaded again."""
        total_ammo: int
        """Shots in all, above 25,000 without end."""
        next_shot_time: int
        """When it can shoot again."""
        first_person_selected: int
        """Whether it was chosen for the view through it; 0."""
        dont_place_in_hand: int
        """Whether it is hidden; 0."""
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

    class ScriptBrain(_Struct):
        """A script that starts when the player is near a person or an object (opcodes 0928, 0929)."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        script_index: int
        """Number of the script that is loaded; -1 in a free place."""
        brain_type: int
        """What starts it; 0, 1, 3 and 5 in use."""
        group: int
        """Group of people that it belongs to; -1 or 1."""
        is_active: int
        """Whether it may start."""
        gap_005: bytes
        """Nothing; 0."""
        radius: float
        """How near; 5 unless set, 4 to 150."""
        target: bytes
        """To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`, filled with zeros."""
        def __init__(
            self,
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
        swap_type: int
        """What has another model; 0 in a free place."""
        pool_index_plus_1: int
        """Building + 1; 0 in a free place."""
        new_model: int
        """Model that is shown; -1 in a free place."""
        old_model: int
        """Model of the map; -1 in a free place."""
        def __init__(
            self,
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
        object_kind: int
        """What is not shown; 0 in a free place, only 0 and 2 occur."""
        pool_index_plus_1: int
        """Which one, + 1."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def object_kind_name(self) -> GtaSaSaveAndroid.HiddenThing | int:
            """Meaning of `object_kind`."""
        def _invalidate_object_kind_name(self) -> None: ...

    class LodPair(_Struct):
        """An object with its distant model."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        object: int
        """Handle of the object; -1 in a free place."""
        lod_object: int
        """Handle of the distant one; -1 in a free place."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class AnimGroup(_Struct):
        """Animations for a model."""

        _parent: GtaSaSaveAndroid.ScriptsBlock
        _root: GtaSaSaveAndroid
        model: int
        """Model of a person; -1 in a free place."""
        ifp_name: bytes
        """File of animations, such as `DEALER`, ended by a zero."""
        def __init__(
            self,
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
        slot: int
        """Place among the 96 threads, 16 to 95 on the PC, each once. On phones bit 15 marks a mission."""
        streamed_script_index: int | None
        """Number of the script that is loaded; -1."""
        mission_part: GtaSaSaveAndroid.LoadedMission | None
        """The mission that runs."""
        next_ptr: int
        """Old address; not read."""
        prev_ptr: int
        """Old address; not read."""
        thread_name: bytes
        """Name in small letters, once per file, ended by a zero."""
        base_ip: int
        """Where a mission's script begins; 0."""
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
        """Whether it runs; 1."""
        condition_result: int
        """Outcome of the last condition."""
        uses_mission_cleanup: int
        """Whether it cleans up like a mission; 0."""
        is_external: int
        """Whether it came from outside the main script; 0."""
        overrides_text_box: int
        """Whether it may replace a help text; 0."""
        external_type: int
        """What started it from outside; -1."""
        gap_0cc: bytes
        """Nothing; 0."""
        wake_time: int
        """When it goes on."""
        and_or_state: int
        """0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of several."""
        not_flag: int
        """Whether the condition is turned round."""
        wasted_busted_check: int
        """Whether it ends when the player dies or is arrested."""
        wasted_or_busted: int
        """Whether that has happened; 0."""
        gap_0d7: bytes
        """Nothing; 0."""
        scene_skip_ip: int
        """Where a skipped scene goes on (opcode 0707); 0."""
        is_mission: int
        """Whether it is a mission; 0."""
        gap_0df: bytes
        """Nothing; 0."""
        ip_rel: int
        """The next instruction, counted from the start of the script space: `len_globals` to `main_script_size` - 1."""
        stack_rel: list[int]
        """Return addresses counted in the same way; 0 where none stands."""
        def __init__(
            self,
            is_mobile: bool,
            has_mission_index: bool,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ScriptsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
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
        """Number of the entry."""
        owner_slot: int
        """Place of the thread."""
        model: int
        """Model."""
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
        position: GtaSaSaveAndroid.Vec3
        """Where it stands."""
        handling_flags: GtaSaSaveAndroid.HandlingBits
        """Handling of the model, and tuning."""
        car_flags: GtaSaSaveAndroid.CarBits
        """What does not hurt it, and what is built in."""
        gap_00c: bytes
        """Nothing; 0."""
        model: int
        """Model, 400 to 611; 0 where the place is free."""
        mods: list[int]
        """Tuning parts, 1000 to 1193; -1 for none."""
        colours: list[int]
        """Colours by their number in the palette."""
        radio: int
        """Station that is on."""
        components: list[int]
        """Extras of the model, 0 to 4; 255 for none."""
        bomb: int
        """Bomb in the car; 0 in most files."""
        paintjob: int
        """0 to 2; 255 for none."""
        nitro: int
        """Charges of nitro: 0 to 10, or 101."""
        forward: GtaSaSaveAndroid.Direction100
        """Its front."""
        gap_037: bytes
        """Nothing; 0."""
        def __init__(
            self,
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

    class Garage(_Struct):
        """A garage."""

        _parent: GtaSaSaveAndroid.GaragesBlock
        _root: GtaSaSaveAndroid
        garage_type: int
        """What it does now."""
        door_state: int
        """What the door does."""
        flags: GtaSaSaveAndroid.GarageBits
        """How the door opens, and whether it is in use."""
        gap_002: bytes
        """Old memory; no meaning."""
        position: GtaSaSaveAndroid.Vec3
        """First corner, at the floor."""
        direction_a: GtaSaSaveAndroid.Vec2
        """Direction of one side."""
        direction_b: GtaSaSaveAndroid.Vec2
        """Direction of the other."""
        top_z: float
        """Height of the ceiling."""
        width: float
        """Length of the side along the door."""
        depth: float
        """Length of the side away from it."""
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
        """When the door opens."""
        garage_name: bytes
        """Name to scripts, ended by a zero."""
        original_type: int
        """What it did at the start."""
        gap_04c: bytes
        """Old memory; no meaning."""
        def __init__(
            self,
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
        position: GtaSaSaveAndroid.Vec3
        """Where it is."""
        heading: float
        """Where the player looks."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.GameLogicBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class SwitchedArea(_Struct):
        """A box in which path nodes are switched on or off (opcodes 0606, 0607)."""

        _parent: GtaSaSaveAndroid.PathsBlock
        _root: GtaSaSaveAndroid
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
        """Whether nodes of cars are meant rather than those of people."""
        gap_01a: bytes
        """Nothing; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PathsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Pickup(_Struct):
        """Something that lies about; where the type is 0 the place is free, and holds old bytes."""

        _parent: GtaSaSaveAndroid.PickupsBlock
        _root: GtaSaSaveAndroid
        revenue_value: float
        """Money that a business has made."""
        object_ptr: int
        """Old address; 0 on the PC and Android."""
        ammo_or_max: int
        """Shots; the price of a property; the most that a business holds."""
        regeneration_time: int
        """When it comes back."""
        x: int
        """Towards the east."""
        y: int
        """Towards the north."""
        z: int
        """Up."""
        money_per_day: int
        """What a business makes."""
        model: int
        """Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212 money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property, 1274 business, 1277 save disk."""
        counter: int
        """How often the place was used."""
        pickup_type: int
        """What it does when it is taken."""
        flags: GtaSaSaveAndroid.PickupBits
        """State."""
        gap_01d: bytes
        """Nothing; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PickupsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def pickup_type_name(self) -> GtaSaSaveAndroid.PickupKind | int:
            """Meaning of `pickup_type`."""
        def _invalidate_pickup_type_name(self) -> None: ...

    class RestartPoint(_Struct):
        """A place to wake up at."""

        _parent: GtaSaSaveAndroid.RestartPointsBlock
        _root: GtaSaSaveAndroid
        position: GtaSaSaveAndroid.Vec3
        """Where it is."""
        heading: float
        """Where the player looks."""
        when_to_use: int
        """Cities that must be unlocked (statistic 181), 0 to 2."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RestartPointsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ExtraRestart(_Struct):
        """A place for one part of the map."""

        _parent: GtaSaSaveAndroid.RestartPointsBlock
        _root: GtaSaSaveAndroid
        position: GtaSaSaveAndroid.Vec3
        """Where it is."""
        radius: float
        """How near one must be; 0 or 1500."""
        heading: float
        """Where the player looks."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.RestartPointsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Blip(_Struct):
        """An icon; what is not in use holds old bytes."""

        _parent: GtaSaSaveAndroid.RadarBlock
        _root: GtaSaSaveAndroid
        colour: int
        """0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8 destination; above that red, green, blue and alpha."""
        entity_handle: int
        """Thing that it follows (opcodes 0186, 0187); 0 in a save."""
        position: GtaSaSaveAndroid.Vec3
        """Where it is."""
        counter: int
        """How often the place was used; 1 for never."""
        gap_016: bytes
        """Nothing; 0."""
        sphere_radius: float
        """Size of its sphere; 1."""
        icon_size: int
        """Size of its square, 1 or 3."""
        gap_01e: bytes
        """Nothing; 0."""
        enex_plus_1: int
        """Door that it belongs to, + 1; 0 for none."""
        sprite: int
        """Icon."""
        state: GtaSaSaveAndroid.BlipStateBits
        """How it is shown."""
        kind: GtaSaSaveAndroid.BlipKindBits
        """What it is."""
        gap_025: bytes
        """Nothing; 0."""
        def __init__(
            self,
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
        gang_density: list[int]
        """How many of each gang, 0 to 100 (opcode 076C)"""
        dealer_density: int
        """How many dealers (opcode 076A), 0 to 15."""
        colour: list[int]
        """Red, green, blue and alpha on the map, which follow from the densities."""
        population: GtaSaSaveAndroid.PopulationBits
        """Kind of people."""
        races: GtaSaSaveAndroid.RaceBits
        """Who lives there (opcode 0874)"""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ZonesBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class Gang(_Struct):
        """Weapons of a gang (opcode 0237)."""

        _parent: GtaSaSaveAndroid.GangsBlock
        _root: GtaSaSaveAndroid
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
        index: int
        """Place in the game's table, below 500, in order."""
        model: int
        """Model; -1 for any, -n for any that is n now."""
        colours: list[int]
        """Colours; -1 for any."""
        x: int
        """Towards the east."""
        y: int
        """Towards the north."""
        z: int
        """Up."""
        angle: int
        """Where it looks."""
        alarm_chance: int
        """How likely it has an alarm."""
        lock_chance: int
        """How likely it is locked."""
        flags: GtaSaSaveAndroid.GeneratorBits
        """How it appears."""
        min_delay: int
        """Shortest time until the next."""
        max_delay: int
        """Longest time until the next; 10,000."""
        gap_013: bytes
        """Nothing; 0."""
        next_gen_time: int
        """When the next appears."""
        vehicle_handle: int
        """Car that stands there, as an old handle; -1 for none."""
        generate_count: int
        """Cars that still come: 0 or 65,535, which is without end; 1 occurs."""
        ipl_id: int
        """Part of the map that it belongs to; 0, others are not saved."""
        is_used: int
        """Whether the place is in use; 1, others are not saved."""
        gap_01f: bytes
        """Nothing; 0."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.CarGeneratorsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...
        @property
        def generate_count_name(self) -> GtaSaSaveAndroid.CarSupply | int:
            """Meaning of `generate_count`."""
        def _invalidate_generate_count_name(self) -> None: ...

    class Plate(_Struct):
        """A licence plate for a parked car."""

        _parent: GtaSaSaveAndroid.CarGeneratorsBlock
        _root: GtaSaSaveAndroid
        generator_index: int
        """`index` of the parked car; -1 where free."""
        plate_text: bytes
        """Eight characters, filled with blanks, then zeros."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.CarGeneratorsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class SetPiece(_Struct):
        """A place at which police appears when the player comes into a rectangle."""

        _parent: GtaSaSaveAndroid.SetPiecesBlock
        _root: GtaSaSaveAndroid
        last_generation_time: int
        """When it did last; 0 for never."""
        x1: int
        """Lowest x."""
        y1: int
        """Lowest y."""
        x2: int
        """Highest x."""
        y2: int
        """Highest y."""
        spawn_1: GtaSaSaveAndroid.Spot
        """Where the first appears."""
        spawn_2: GtaSaSaveAndroid.Spot
        """Where the second appears."""
        target_1: GtaSaSaveAndroid.Spot
        """Where the first goes."""
        target_2: GtaSaSaveAndroid.Spot
        """Where the second goes."""
        piece_type: int
        """What appears."""
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

    class Relation(_Struct):
        """What one kind of people thinks of the others, a bit for each (opcode 0746)."""

        _parent: GtaSaSaveAndroid.PedRelationshipsBlock
        _root: GtaSaSaveAndroid
        respect: int
        """Whom it respects."""
        like: int
        """Whom it likes."""
        ignore: int
        """Whom it ignores; none."""
        dislike: int
        """Whom it does not like."""
        hate: int
        """Whom it hates."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.PedRelationshipsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ChangedPrice(_Struct):
        """A changed price."""

        _parent: GtaSaSaveAndroid.ShoppingBlock
        _root: GtaSaSaveAndroid
        key: int
        """Key of what costs another price."""
        price: int
        """Price."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.ShoppingBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class StuntJump(_Struct):
        """A unique jump."""

        _parent: GtaSaSaveAndroid.StuntJumpsBlock
        _root: GtaSaSaveAndroid
        start_min: GtaSaSaveAndroid.Vec3
        """Lowest corner of the box from which one jumps."""
        start_max: GtaSaSaveAndroid.Vec3
        """Highest corner."""
        land_min: GtaSaSaveAndroid.Vec3
        """Lowest corner of the box in which one lands."""
        land_max: GtaSaSaveAndroid.Vec3
        """Highest corner."""
        camera: GtaSaSaveAndroid.Vec3
        """Where the camera is."""
        reward: int
        """Money for it; 500."""
        done: int
        """Whether the player has done it."""
        found: int
        """Whether he has tried it."""
        gap_042: bytes
        """Old memory; no meaning."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.StuntJumpsBlock | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExit(_Struct):
        """A door."""

        _parent: GtaSaSaveAndroid.EntryExitsBlock
        _root: GtaSaSaveAndroid
        entry_index: int
        """Number in the game's table, below 400 on the PC and 455 on Android; -1 ends the list."""
        door: GtaSaSaveAndroid.EntryExitState | None
        """State of the door."""
        def __init__(
            self,
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

    class UserMarker(_Struct):
        """A marker in the world; what is not in use holds old places."""

        _parent: GtaSaSaveAndroid.UserMarkersBlock
        _root: GtaSaSaveAndroid
        in_use: int
        """Whether it is there."""
        gap_001: bytes
        """Nothing; 0."""
        position: GtaSaSaveAndroid.Vec3
        """Where it is."""
        red: int
        """Red, 0 to 255."""
        green: int
        """Green, 0 to 255."""
        blue: int
        """Blue, 0 to 255."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.UserMarkersBlock | None = None,
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
        """Uses collision."""
        collision_processed: bool
        """Collision processed."""
        static_flag: bool
        """Static flag."""
        has_contacted: bool
        """Has contacted."""
        stuck: bool
        """Stuck."""
        safe_position: bool
        """Safe position."""
        postponed: bool
        """Postponed."""
        visible: bool
        """Visible."""
        big_building: bool
        """Big building."""
        render_damaged: bool
        """Render damaged."""
        streaming_dont_delete: bool
        """Streaming dont delete."""
        remove_from_world: bool
        """Remove from world."""
        hit_wall: bool
        """Hit wall."""
        being_rendered: bool
        """Being rendered."""
        draw_last: bool
        """Draw last."""
        distance_fade: bool
        """Distance fade."""
        no_shadows_on: bool
        """No shadows on."""
        offscreen: bool
        """Offscreen."""
        static_waiting_collision: bool
        """Static waiting collision."""
        dont_stream: bool
        """Dont stream."""
        underwater_flag: bool
        """Under water."""
        prerender_effects: bool
        """Prerender effects."""
        temp_building: bool
        """Temp building."""
        no_hierarchy_update: bool
        """No hierarchy update."""
        roadsign_text: bool
        """Roadsign text."""
        super_low_lod: bool
        """Super low lod."""
        procedural: bool
        """Procedural."""
        backface_culled: bool
        """Backface culled."""
        light_object: bool
        """Light object."""
        unimportant_stream: bool
        """Unimportant stream."""
        tunnel: bool
        """Tunnel."""
        tunnel_transition: bool
        """Tunnel transition."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileObject | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class ObjectBits(_Struct):
        """Bits of objects."""

        _parent: GtaSaSaveAndroid.MobileObject
        _root: GtaSaSaveAndroid
        pickup: bool
        """Pickup."""
        property_for_sale: bool
        """Property for sale."""
        shop_out_of_stock: bool
        """Shop out of stock."""
        broken_glass: bool
        """Broken glass."""
        glass_gone: bool
        """Glass gone."""
        exploded: bool
        """Exploded."""
        changes_vehicle_colour: bool
        """Changes vehicle colour."""
        lamp_post: bool
        """Lamp post."""
        targetable: bool
        """Targetable."""
        broken: bool
        """Broken."""
        train_crossing: bool
        """Train crossing."""
        photographed: bool
        """Photographed."""
        liftable: bool
        """Liftable."""
        door_moving: bool
        """Door moving."""
        door_open: bool
        """Door open."""
        no_model: bool
        """No model."""
        scaled: bool
        """Scaled."""
        magnet: bool
        """Magnet."""
        damaged: bool
        """Damaged."""
        unknown_19: bool
        """Unknown."""
        unknown_20: bool
        """Unknown."""
        unknown_21: bool
        """Unknown."""
        fading_in: bool
        """Fading in."""
        col_brightness: bool
        """Col brightness."""
        disabled_attractors: bool
        """Disabled attractors."""
        do_not_render: bool
        """Do not render."""
        fading_in_2: bool
        """Fading in 2."""
        unknown_27: int
        """Unknown."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.MobileObject | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class PhysicalBits(_Struct):
        """What has no effect on an object."""

        _parent: GtaSaSaveAndroid.MobileObject
        _root: GtaSaSaveAndroid
        no_collision_force: bool
        """No collision force."""
        no_speed: bool
        """No speed."""
        bullet_proof: bool
        """Bullet proof."""
        fire_proof: bool
        """Fire proof."""
        collision_proof: bool
        """Collision proof."""
        melee_proof: bool
        """Melee proof."""
        explosion_proof: bool
        """Explosion proof."""
        unknown_7: bool
        """Unknown."""
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
        """Number of the mission."""
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
        """Name with a zero behind it, such as `ryder2`."""
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
        """Boost 1g."""
        boost_2g: bool
        """Boost 2g."""
        npc_anti_roll: bool
        """Npc anti roll."""
        npc_neutral: bool
        """Npc neutral."""
        no_handbrake: bool
        """No handbrake."""
        steer_rear: bool
        """Steer rear."""
        handbrake_steer: bool
        """Handbrake steer."""
        alt_steer: bool
        """Alt steer."""
        front_narrow_2: bool
        """Front narrow 2."""
        front_narrow: bool
        """Front narrow."""
        front_wide: bool
        """Front wide."""
        front_wide_2: bool
        """Front wide 2."""
        rear_narrow_2: bool
        """Rear narrow 2."""
        rear_narrow: bool
        """Rear narrow."""
        rear_wide: bool
        """Rear wide."""
        rear_wide_2: bool
        """Rear wide 2."""
        hydraulic_geometry: bool
        """Hydraulic geometry."""
        hydraulics_inst: bool
        """Hydraulics inst."""
        no_hydraulics: bool
        """No hydraulics."""
        nos_inst: bool
        """Nos inst."""
        offroad: bool
        """Offroad."""
        offroad_2: bool
        """Offroad 2."""
        halogen: bool
        """Halogen."""
        rear_wheel_first: bool
        """Rear wheel first."""
        use_max_speed: bool
        """Use max speed."""
        low_rider: bool
        """Low rider."""
        street_racer: bool
        """Street racer."""
        unknown_bit_27: bool
        """Unknown."""
        swinging_chassis: bool
        """Swinging chassis."""
        unknown_bit_29: int
        """Unknown."""
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
        """Bass boost."""
        hydraulics: bool
        """Hydraulics."""
        nitrous: bool
        """Nitrous."""
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
        """Used mod shop."""
        inactive: bool
        """Inactive."""
        respray_used: bool
        """Respray used."""
        opens_up: bool
        """Door swings up."""
        goes_in: bool
        """Door goes up and in."""
        camera_follows: bool
        """Camera follows."""
        door_closed: bool
        """Set exactly when `door_state` is not 1."""
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
        """Disabled."""
        is_empty: bool
        """Nothing left."""
        help_shown: bool
        """Help shown."""
        is_visible: bool
        """Can be seen."""
        property_text: int
        """Text of a property: 1 where it is for sale, 2 where it is locked."""
        unknown_pickup_bit: bool
        """Unknown; 0."""
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
        """Bright."""
        in_use: bool
        """In use."""
        short_range: bool
        """Shown only when near."""
        friendly: bool
        """Friendly."""
        blip_remain: bool
        """Stays when what it follows is gone."""
        fade: bool
        """Fade."""
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
        """What is shown, a marker in the world or an icon on the map."""
        blip_type: int
        """What it stands for. Only places and contacts are stored in use: icons of what moves are written as free."""
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
        """Black."""
        white_people: bool
        """White people."""
        oriental: bool
        """Oriental."""
        hispanic: bool
        """Hispanic."""
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
        """Wait until far."""
        high_priority: bool
        """Appears in any case."""
        active_generator: bool
        """Never set."""
        owned_by_player: bool
        """Owned by player."""
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
        flags: GtaSaSaveAndroid.EntryExitBits
        """What it does."""
        linked_index: int
        """Door at the other side; -1 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaSaveAndroid.EntryExit | None = None,
            _root: GtaSaSaveAndroid | None = None,
        ) -> None: ...

    class EntryExitBits(_Struct):
        """Bits of doors."""

        _parent: GtaSaSaveAndroid.EntryExitState
        _root: GtaSaSaveAndroid
        interior_marker: bool
        """Unknown mark of interiors."""
        pairing: bool
        """Unknown; concerns pairs."""
        create_linked_pair: bool
        """Makes the pair of doors when a game begins."""
        reward_interior: bool
        """An interior as a reward; sets the next bit in the other door."""
        used_reward_entrance: bool
        """Entrance of a reward that was used."""
        cars_and_aircraft: bool
        """Cars and aircraft pass."""
        bikes_only: bool
        """Bikes pass."""
        disable_on_foot: bool
        """Not on foot; never set."""
        accept_npc_group: bool
        """Members of the group come along."""
        food_date: bool
        """Without fading in; a date with food."""
        burglary_door: bool
        """A door of a burglary, made for its time."""
        disable_exit: bool
        """No way back; never set."""
        burglary_access: bool
        """Open to burglars, switched by the job."""
        entered_without_exit: bool
        """Was entered and not left."""
        enable_access: bool
        """May be used."""
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
    """What happens after death and arrest."""
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
    """Statistics."""
    tag_17: bytes
    """Begins block 17."""
    set_pieces: GtaSaSaveAndroid.SetPiecesBlock
    """Places at which police appears."""
    tag_18: bytes
    """Begins block 18."""
    streaming: GtaSaSaveAndroid.StreamingBlock
    """What was loaded."""
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
    """What was bought, and changed prices."""
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
    """What the stations have played, and news for them."""
    tag_27: bytes
    """Begins block 27."""
    user_markers: GtaSaSaveAndroid.UserMarkersBlock
    """Markers that scripts put into the world."""
    tag_28: bytes
    """Begins block 28."""
    post_effects: GtaSaSaveAndroid.PostEffectsBlock
    """Effects of the picture."""
    briefs: list[GtaSaSaveAndroid.Brief]
    """Texts of the briefing, the newest first."""
    padding: bytes
    """Repeats what the game's work buffer of 65,000 bytes held: each byte that which stands 65,000 before it."""
    checksum: int
    """Sum of all bytes before it."""
    trailing: bytes
    """Bytes that the game did not write; empty but for one file with two bytes from a copy as text."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: GtaSaSaveAndroid | None = None,
    ) -> None: ...
    @property
    def len_trailing(self) -> int:
        """Bytes behind the checksum."""
    def _invalidate_len_trailing(self) -> None: ...
    @property
    def is_object_variant_b(self) -> bool:
        """Which of two forms the objects of `pools` have; they differ in where the last bytes stand, and all objects of a file have the same."""
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
