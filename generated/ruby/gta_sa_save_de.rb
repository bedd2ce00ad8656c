# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A saved game of the Definitive Edition: a header, then 28 sections behind
# their names, most of them with what the saves of the PC have. The layout was
# found on four files of one player, so that what stands here without another
# source is measured on those.
# 
# The header holds a hash that nobody can compute yet. Saves can be read and
# written back as they are, but not changed.
# @see https://github.com/morpheuslord/GTA-San_savefiles Source
class GtaSaSaveDe < Kaitai::Struct::Struct

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

  CAR_SUPPLY = {
    0 => :car_supply_no_cars,
    65535 => :car_supply_cars_without_end,
  }
  I__CAR_SUPPLY = CAR_SUPPLY.invert

  DOOR = {
    0 => :door_door_closed,
    1 => :door_door_open,
    2 => :door_door_closing,
    3 => :door_door_opening,
    4 => :door_door_waiting_for_player_to_leave,
    5 => :door_door_closed_after_drop_off,
  }
  I__DOOR = DOOR.invert

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

  NEWS_KIND = {
    1 => :news_kind_news_of_city,
    2 => :news_kind_news_of_mission,
    3 => :news_kind_no_news,
  }
  I__NEWS_KIND = NEWS_KIND.invert

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

  SWAPPED_THING = {
    0 => :swapped_thing_nothing_swapped,
    2 => :swapped_thing_building_swapped,
  }
  I__SWAPPED_THING = SWAPPED_THING.invert

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
    @magic = @_io.read_u4le
    raise Kaitai::Struct::ValidationNotEqualError.new(4278255360, @magic, @_io, "/seq/0") if not @magic == 4278255360
    @format_version = @_io.read_u4le
    @hash = @_io.read_bytes(16)
    @format_version_2 = @_io.read_u4le
    @time_saved = @_io.read_u8le
    @save_name = Text.new(@_io, self, @_root)
    @format_version_3 = @_io.read_u4le
    @format_version_4 = @_io.read_u4le
    @tag_00 = @_io.read_bytes(21)
    raise Kaitai::Struct::ValidationNotEqualError.new([17, 0, 0, 0, 83, 73, 77, 80, 76, 69, 95, 86, 65, 82, 73, 65, 66, 76, 69, 83, 0].pack('C*'), @tag_00, @_io, "/seq/8") if not @tag_00 == [17, 0, 0, 0, 83, 73, 77, 80, 76, 69, 95, 86, 65, 82, 73, 65, 66, 76, 69, 83, 0].pack('C*')
    @simple_variables = DefinitiveSimpleBlock.new(@_io, self, @_root)
    @tag_01 = @_io.read_bytes(13)
    raise Kaitai::Struct::ValidationNotEqualError.new([9, 0, 0, 0, 77, 69, 84, 65, 68, 65, 84, 65, 0].pack('C*'), @tag_01, @_io, "/seq/10") if not @tag_01 == [9, 0, 0, 0, 77, 69, 84, 65, 68, 65, 84, 65, 0].pack('C*')
    @metadata = MetadataBlock.new(@_io, self, @_root)
    @tag_02 = @_io.read_bytes(12)
    raise Kaitai::Struct::ValidationNotEqualError.new([8, 0, 0, 0, 83, 67, 82, 73, 80, 84, 83, 0].pack('C*'), @tag_02, @_io, "/seq/12") if not @tag_02 == [8, 0, 0, 0, 83, 67, 82, 73, 80, 84, 83, 0].pack('C*')
    @scripts = ScriptsBlock.new(@_io, self, @_root, true, true, is_mission_save)
    @tag_03 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 80, 79, 79, 76, 83, 0].pack('C*'), @tag_03, @_io, "/seq/14") if not @tag_03 == [6, 0, 0, 0, 80, 79, 79, 76, 83, 0].pack('C*')
    @pools = DefinitivePoolsBlock.new(@_io, self, @_root)
    @tag_04 = @_io.read_bytes(12)
    raise Kaitai::Struct::ValidationNotEqualError.new([8, 0, 0, 0, 71, 65, 82, 65, 71, 69, 83, 0].pack('C*'), @tag_04, @_io, "/seq/16") if not @tag_04 == [8, 0, 0, 0, 71, 65, 82, 65, 71, 69, 83, 0].pack('C*')
    @garages = GaragesBlock.new(@_io, self, @_root)
    @tag_05 = @_io.read_bytes(14)
    raise Kaitai::Struct::ValidationNotEqualError.new([10, 0, 0, 0, 71, 65, 77, 69, 76, 79, 71, 73, 67, 0].pack('C*'), @tag_05, @_io, "/seq/18") if not @tag_05 == [10, 0, 0, 0, 71, 65, 77, 69, 76, 79, 71, 73, 67, 0].pack('C*')
    @game_logic = GameLogicBlock.new(@_io, self, @_root)
    @tag_06 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 80, 65, 84, 72, 83, 0].pack('C*'), @tag_06, @_io, "/seq/20") if not @tag_06 == [6, 0, 0, 0, 80, 65, 84, 72, 83, 0].pack('C*')
    @paths = PathsBlock.new(@_io, self, @_root)
    @tag_07 = @_io.read_bytes(12)
    raise Kaitai::Struct::ValidationNotEqualError.new([8, 0, 0, 0, 80, 73, 67, 75, 85, 80, 83, 0].pack('C*'), @tag_07, @_io, "/seq/22") if not @tag_07 == [8, 0, 0, 0, 80, 73, 67, 75, 85, 80, 83, 0].pack('C*')
    @pickups = PickupsBlock.new(@_io, self, @_root)
    @tag_08 = @_io.read_bytes(12)
    raise Kaitai::Struct::ValidationNotEqualError.new([8, 0, 0, 0, 82, 69, 83, 84, 65, 82, 84, 0].pack('C*'), @tag_08, @_io, "/seq/24") if not @tag_08 == [8, 0, 0, 0, 82, 69, 83, 84, 65, 82, 84, 0].pack('C*')
    @restart_points = RestartPointsBlock.new(@_io, self, @_root)
    @tag_09 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 82, 65, 68, 65, 82, 0].pack('C*'), @tag_09, @_io, "/seq/26") if not @tag_09 == [6, 0, 0, 0, 82, 65, 68, 65, 82, 0].pack('C*')
    @radar_blips = RadarBlock.new(@_io, self, @_root, 250)
    @radar_end = @_io.read_bytes(2)
    @tag_10 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 90, 79, 78, 69, 83, 0].pack('C*'), @tag_10, @_io, "/seq/29") if not @tag_10 == [6, 0, 0, 0, 90, 79, 78, 69, 83, 0].pack('C*')
    @zones = ZonesBlock.new(@_io, self, @_root)
    @tag_11 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 71, 65, 78, 71, 83, 0].pack('C*'), @tag_11, @_io, "/seq/31") if not @tag_11 == [6, 0, 0, 0, 71, 65, 78, 71, 83, 0].pack('C*')
    @gangs = GangsBlock.new(@_io, self, @_root)
    @tag_12 = @_io.read_bytes(18)
    raise Kaitai::Struct::ValidationNotEqualError.new([14, 0, 0, 0, 67, 65, 82, 71, 69, 78, 69, 82, 65, 84, 79, 82, 83, 0].pack('C*'), @tag_12, @_io, "/seq/33") if not @tag_12 == [14, 0, 0, 0, 67, 65, 82, 71, 69, 78, 69, 82, 65, 84, 79, 82, 83, 0].pack('C*')
    @car_generators = CarGeneratorsBlock.new(@_io, self, @_root)
    @tag_13 = @_io.read_bytes(15)
    raise Kaitai::Struct::ValidationNotEqualError.new([11, 0, 0, 0, 80, 76, 65, 89, 69, 82, 73, 78, 70, 79, 0].pack('C*'), @tag_13, @_io, "/seq/35") if not @tag_13 == [11, 0, 0, 0, 80, 76, 65, 89, 69, 82, 73, 78, 70, 79, 0].pack('C*')
    @player_info = PlayerInfoBlock.new(@_io, self, @_root)
    @tag_14 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 83, 84, 65, 84, 83, 0].pack('C*'), @tag_14, @_io, "/seq/37") if not @tag_14 == [6, 0, 0, 0, 83, 84, 65, 84, 83, 0].pack('C*')
    @statistics = StatisticsBlock.new(@_io, self, @_root, true)
    @tag_15 = @_io.read_bytes(14)
    raise Kaitai::Struct::ValidationNotEqualError.new([10, 0, 0, 0, 83, 69, 84, 80, 73, 69, 67, 69, 83, 0].pack('C*'), @tag_15, @_io, "/seq/39") if not @tag_15 == [10, 0, 0, 0, 83, 69, 84, 80, 73, 69, 67, 69, 83, 0].pack('C*')
    @set_pieces = SetPiecesBlock.new(@_io, self, @_root)
    @tag_16 = @_io.read_bytes(14)
    raise Kaitai::Struct::ValidationNotEqualError.new([10, 0, 0, 0, 83, 84, 82, 69, 65, 77, 73, 78, 71, 0].pack('C*'), @tag_16, @_io, "/seq/41") if not @tag_16 == [10, 0, 0, 0, 83, 84, 82, 69, 65, 77, 73, 78, 71, 0].pack('C*')
    @streaming = StreamingBlock.new(@_io, self, @_root)
    @tag_17 = @_io.read_bytes(12)
    raise Kaitai::Struct::ValidationNotEqualError.new([8, 0, 0, 0, 80, 69, 68, 84, 89, 80, 69, 0].pack('C*'), @tag_17, @_io, "/seq/43") if not @tag_17 == [8, 0, 0, 0, 80, 69, 68, 84, 89, 80, 69, 0].pack('C*')
    @ped_relationships = PedRelationshipsBlock.new(@_io, self, @_root)
    @tag_18 = @_io.read_bytes(9)
    raise Kaitai::Struct::ValidationNotEqualError.new([5, 0, 0, 0, 84, 65, 71, 83, 0].pack('C*'), @tag_18, @_io, "/seq/45") if not @tag_18 == [5, 0, 0, 0, 84, 65, 71, 83, 0].pack('C*')
    @tags = TagsBlock.new(@_io, self, @_root)
    @tag_19 = @_io.read_bytes(9)
    raise Kaitai::Struct::ValidationNotEqualError.new([5, 0, 0, 0, 73, 80, 76, 83, 0].pack('C*'), @tag_19, @_io, "/seq/47") if not @tag_19 == [5, 0, 0, 0, 73, 80, 76, 83, 0].pack('C*')
    @ipl_flags = IplFlagsBlock.new(@_io, self, @_root)
    @tag_20 = @_io.read_bytes(13)
    raise Kaitai::Struct::ValidationNotEqualError.new([9, 0, 0, 0, 83, 72, 79, 80, 80, 73, 78, 71, 0].pack('C*'), @tag_20, @_io, "/seq/49") if not @tag_20 == [9, 0, 0, 0, 83, 72, 79, 80, 80, 73, 78, 71, 0].pack('C*')
    @shopping = ShoppingBlock.new(@_io, self, @_root)
    @tag_21 = @_io.read_bytes(13)
    raise Kaitai::Struct::ValidationNotEqualError.new([9, 0, 0, 0, 71, 65, 78, 71, 87, 65, 82, 83, 0].pack('C*'), @tag_21, @_io, "/seq/51") if not @tag_21 == [9, 0, 0, 0, 71, 65, 78, 71, 87, 65, 82, 83, 0].pack('C*')
    @gang_wars = GangWarsBlock.new(@_io, self, @_root, true, true)
    @tag_22 = @_io.read_bytes(15)
    raise Kaitai::Struct::ValidationNotEqualError.new([11, 0, 0, 0, 83, 84, 85, 78, 84, 74, 85, 77, 80, 83, 0].pack('C*'), @tag_22, @_io, "/seq/53") if not @tag_22 == [11, 0, 0, 0, 83, 84, 85, 78, 84, 74, 85, 77, 80, 83, 0].pack('C*')
    @stunt_jumps = StuntJumpsBlock.new(@_io, self, @_root)
    @tag_23 = @_io.read_bytes(14)
    raise Kaitai::Struct::ValidationNotEqualError.new([10, 0, 0, 0, 69, 78, 84, 82, 89, 69, 88, 73, 84, 0].pack('C*'), @tag_23, @_io, "/seq/55") if not @tag_23 == [10, 0, 0, 0, 69, 78, 84, 82, 89, 69, 88, 73, 84, 0].pack('C*')
    @entry_exits = EntryExitsBlock.new(@_io, self, @_root)
    @tag_24 = @_io.read_bytes(10)
    raise Kaitai::Struct::ValidationNotEqualError.new([6, 0, 0, 0, 82, 65, 68, 73, 79, 0].pack('C*'), @tag_24, @_io, "/seq/57") if not @tag_24 == [6, 0, 0, 0, 82, 65, 68, 73, 79, 0].pack('C*')
    @radio = RadioBlock.new(@_io, self, @_root)
    @tag_25 = @_io.read_bytes(19)
    raise Kaitai::Struct::ValidationNotEqualError.new([15, 0, 0, 0, 85, 83, 69, 82, 95, 51, 68, 77, 65, 82, 75, 69, 82, 83, 0].pack('C*'), @tag_25, @_io, "/seq/59") if not @tag_25 == [15, 0, 0, 0, 85, 83, 69, 82, 95, 51, 68, 77, 65, 82, 75, 69, 82, 83, 0].pack('C*')
    @user_markers = UserMarkersBlock.new(@_io, self, @_root)
    @tag_26 = @_io.read_bytes(16)
    raise Kaitai::Struct::ValidationNotEqualError.new([12, 0, 0, 0, 80, 79, 83, 84, 69, 70, 70, 69, 67, 84, 83, 0].pack('C*'), @tag_26, @_io, "/seq/61") if not @tag_26 == [12, 0, 0, 0, 80, 79, 83, 84, 69, 70, 70, 69, 67, 84, 83, 0].pack('C*')
    @post_effects = PostEffectsBlock.new(@_io, self, @_root)
    @tag_27 = @_io.read_bytes(11)
    raise Kaitai::Struct::ValidationNotEqualError.new([7, 0, 0, 0, 66, 82, 73, 69, 70, 83, 0].pack('C*'), @tag_27, @_io, "/seq/63") if not @tag_27 == [7, 0, 0, 0, 66, 82, 73, 69, 70, 83, 0].pack('C*')
    @briefs = []
    (20).times { |i|
      @briefs << DefinitiveBrief.new(@_io, self, @_root)
    }
    self
  end

  ##
  # Animations for a model.
  class AnimGroup < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @model = @_io.read_s4le
      @ifp_name = @_io.read_bytes(16)
      self
    end

    ##
    # Model of a person; -1 in a free place.
    attr_reader :model

    ##
    # File of animations, such as `DEALER`, ended by a zero.
    attr_reader :ifp_name
  end

  ##
  # An icon; what is not in use holds old bytes.
  class Blip < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
      @colour_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::BLIP_COLOUR, colour)
      @colour_name
    end

    ##
    # Meaning of `sprite`.
    def sprite_name
      return @sprite_name unless @sprite_name.nil?
      @sprite_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::ICON, sprite)
      @sprite_name
    end

    ##
    # 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
    # destination; above that red, green, blue and alpha.
    attr_reader :colour

    ##
    # Thing that it follows (opcodes 0186, 0187); 0 in a save.
    attr_reader :entity_handle

    ##
    # Where it is.
    attr_reader :position

    ##
    # How often the place was used; 1 for never.
    attr_reader :counter

    ##
    # Nothing; 0.
    attr_reader :gap_016

    ##
    # Size of its sphere; 1.
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
    # Icon.
    attr_reader :sprite

    ##
    # How it is shown.
    attr_reader :state

    ##
    # What it is.
    attr_reader :kind

    ##
    # Nothing; 0.
    attr_reader :gap_025

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
      @blip_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::BLIP_TARGET, blip_type)
      @blip_type_name
    end

    ##
    # Meaning of `display`.
    def display_name
      return @display_name unless @display_name.nil?
      @display_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::BLIP_DISPLAY, display)
      @display_name
    end

    ##
    # What is shown, a marker in the world or an icon on the map.
    attr_reader :display

    ##
    # What it stands for. Only places and contacts are stored in use: icons
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
  # A building with another model.
  class BuildingSwap < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @swap_type = @_io.read_u4le
      @pool_index_plus_1 = @_io.read_u4le
      @new_model = @_io.read_s4le
      @old_model = @_io.read_s4le
      self
    end

    ##
    # Meaning of `swap_type`.
    def swap_type_name
      return @swap_type_name unless @swap_type_name.nil?
      @swap_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::SWAPPED_THING, swap_type)
      @swap_type_name
    end

    ##
    # What has another model; 0 in a free place.
    attr_reader :swap_type

    ##
    # Building + 1; 0 in a free place.
    attr_reader :pool_index_plus_1

    ##
    # Model that is shown; -1 in a free place.
    attr_reader :new_model

    ##
    # Model of the map; -1 in a free place.
    attr_reader :old_model
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
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @index = @_io.read_u2le
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
      @generate_count_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::CAR_SUPPLY, generate_count)
      @generate_count_name
    end

    ##
    # Place in the game's table, below 500, in order.
    attr_reader :index

    ##
    # Model; -1 for any, -n for any that is n now.
    attr_reader :model

    ##
    # Colours; -1 for any.
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
    # Where it looks.
    attr_reader :angle

    ##
    # How likely it has an alarm.
    attr_reader :alarm_chance

    ##
    # How likely it is locked.
    attr_reader :lock_chance

    ##
    # How it appears.
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
    # When the next appears.
    attr_reader :next_gen_time

    ##
    # Car that stands there, as an old handle; -1 for none.
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

    def to_s
      "model " + model.to_s
    end
  end

  ##
  # Block 12.
  class CarGeneratorsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_generators = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 34), @num_generators, @_io, "/types/car_generators_block/seq/0") if not @num_generators <= ((_io.size - _io.pos) / 34)
      @process_counter = @_io.read_u1
      @generate_even_if_close = @_io.read_u1
      @generators = []
      (num_generators).times { |i|
        @generators << CarGenerator.new(@_io, self, @_root)
      }
      @plate_count = @_io.read_u4le
      @plates = []
      (15).times { |i|
        @plates << Plate.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Parked cars that follow; 109 to 218.
    attr_reader :num_generators

    ##
    # Which quarter of them is looked at next, 0 to 3.
    attr_reader :process_counter

    ##
    # Cars that still may appear nearby, 0 to 20.
    attr_reader :generate_even_if_close

    ##
    # Parked cars.
    attr_reader :generators

    ##
    # Licence plates in use; 15 are stored.
    attr_reader :plate_count

    ##
    # Licence plates.
    attr_reader :plates
  end

  ##
  # A changed price.
  class ChangedPrice < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @key = @_io.read_u4le
      @price = @_io.read_u4le
      self
    end

    ##
    # Key of what costs another price.
    attr_reader :key

    ##
    # Price.
    attr_reader :price
  end

  ##
  # A text of the briefing.
  class DefinitiveBrief < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_key = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_key, @_io, "/types/definitive_brief/seq/0") if not @len_key <= (_io.size - _io.pos)
      @key = @_io.read_bytes(len_key)
      @len_mission_text = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_mission_text, @_io, "/types/definitive_brief/seq/2") if not @len_mission_text <= (_io.size - _io.pos)
      @mission_text = @_io.read_bytes(len_mission_text)
      @numbers = []
      (6).times { |i|
        @numbers << @_io.read_s4le
      }
      self
    end

    ##
    # Bytes of `key`.
    attr_reader :len_key

    ##
    # Key of the text, without a zero.
    attr_reader :key

    ##
    # Bytes of `mission_text`.
    attr_reader :len_mission_text

    ##
    # Name of the mission's texts, without a zero; may be empty.
    attr_reader :mission_text

    ##
    # Numbers in the text; -1 for none.
    attr_reader :numbers
  end

  ##
  # An object that a script made.
  class DefinitiveObject < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @handle = @_io.read_u4le
      @model = @_io.read_s4le
      @object_size = @_io.read_u4le
      @position = Vec3.new(@_io, self, @_root)
      @unknown_24 = @_io.read_bytes(76)
      self
    end

    ##
    # Place among objects * 256 + counter.
    attr_reader :handle

    ##
    # Model.
    attr_reader :model

    ##
    # Bytes that follow: 88.
    attr_reader :object_size

    ##
    # Where it stands.
    attr_reader :position

    ##
    # Unknown.
    attr_reader :unknown_24
  end

  ##
  # Section POOLS. The player with all he carries, and objects.
  class DefinitivePoolsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_players = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 628), @num_players, @_io, "/types/definitive_pools_block/seq/0") if not @num_players <= ((_io.size - _io.pos) / 628)
      @players = []
      (num_players).times { |i|
        @players << MobilePlayer.new(@_io, self, @_root, true)
      }
      @num_vehicles = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 200), @num_vehicles, @_io, "/types/definitive_pools_block/seq/2") if not @num_vehicles <= ((_io.size - _io.pos) / 200)
      @vehicles = []
      (num_vehicles).times { |i|
        @vehicles << MobileVehicle.new(@_io, self, @_root)
      }
      @camera_target = []
      (4).times { |i|
        @camera_target << @_io.read_s4le
      }
      @unknown_before_objects = @_io.read_bytes(22)
      @num_objects = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 100), @num_objects, @_io, "/types/definitive_pools_block/seq/6") if not @num_objects <= ((_io.size - _io.pos) / 100)
      @objects = []
      (num_objects).times { |i|
        @objects << DefinitiveObject.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Players that follow; 1.
    attr_reader :num_players

    ##
    # The player.
    attr_reader :players

    ##
    # Vehicles that follow; 0.
    attr_reader :num_vehicles

    ##
    # Vehicles of a mission, in the form of Android; none in the measured
    # files.
    attr_reader :vehicles

    ##
    # Probably what the camera follows.
    attr_reader :camera_target

    ##
    # Unknown.
    attr_reader :unknown_before_objects

    ##
    # Objects that follow; 175.
    attr_reader :num_objects

    ##
    # Objects that scripts made.
    attr_reader :objects
  end

  ##
  # Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
  # take four bytes.
  class DefinitiveSimpleBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @last_mission = Text.new(@_io, self, @_root)
      @version_id = @_io.read_u4le
      @mission_pack_game = @_io.read_u4le
      @current_level = @_io.read_u1
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
      @clock_has_been_stored = @_io.read_u4le
      @has_cheated = @_io.read_u1
      @global_timer = @_io.read_u4le
      @time_scale = @_io.read_f4le
      @time_step = @_io.read_f4le
      @time_step_non_clipped = @_io.read_f4le
      @frame_counter = @_io.read_u4le
      @old_weather = @_io.read_s2le
      @new_weather = @_io.read_s2le
      @forced_weather = @_io.read_s2le
      @weather_interpolation = @_io.read_f4le
      @weather_type_in_list = @_io.read_u4le
      @rain = @_io.read_f4le
      @car_zoom = @_io.read_u4le
      @ped_zoom = @_io.read_u4le
      @unknown_89 = @_io.read_u1
      @interior = @_io.read_s4le
      @invert_look = @_io.read_u4le
      @extra_colour = @_io.read_s4le
      @extra_colour_on = @_io.read_u4le
      @extra_colour_interpolation = @_io.read_f4le
      @extra_colour_weather = @_io.read_s4le
      @water_configuration = @_io.read_u4le
      @la_riots = @_io.read_u4le
      @la_riots_no_police_cars = @_io.read_u4le
      @max_wanted_level = @_io.read_u4le
      @max_chaos = @_io.read_u4le
      @unknown_134 = @_io.read_bytes(53)
      self
    end

    ##
    # Meaning of `current_level`.
    def current_level_name
      return @current_level_name unless @current_level_name.nil?
      @current_level_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::TOWN, current_level)
      @current_level_name
    end

    ##
    # Meaning of `extra_colour_weather`.
    def extra_colour_weather_name
      return @extra_colour_weather_name unless @extra_colour_weather_name.nil?
      @extra_colour_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEATHER, extra_colour_weather)
      @extra_colour_weather_name
    end

    ##
    # Meaning of `forced_weather`.
    def forced_weather_name
      return @forced_weather_name unless @forced_weather_name.nil?
      @forced_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEATHER, forced_weather)
      @forced_weather_name
    end

    ##
    # Meaning of `new_weather`.
    def new_weather_name
      return @new_weather_name unless @new_weather_name.nil?
      @new_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEATHER, new_weather)
      @new_weather_name
    end

    ##
    # Meaning of `old_weather`.
    def old_weather_name
      return @old_weather_name unless @old_weather_name.nil?
      @old_weather_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEATHER, old_weather)
      @old_weather_name
    end

    ##
    # Key of the last mission's text.
    attr_reader :last_mission

    ##
    # 0xF2E813F3.
    attr_reader :version_id

    ##
    # Whether a mission pack is played; 0.
    attr_reader :mission_pack_game

    ##
    # Town, by its number.
    attr_reader :current_level

    ##
    # Where the camera was.
    attr_reader :camera_pos

    ##
    # How long a minute of the game is; 1000.
    attr_reader :ms_per_game_minute

    ##
    # When the clock last went on.
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
    # Month of the clock that a script put aside.
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
    # Probably whether the player has cheated; 1 with 648 cheats.
    attr_reader :has_cheated

    ##
    # Time played, which all other times refer to.
    attr_reader :global_timer

    ##
    # Speed of the game.
    attr_reader :time_scale

    ##
    # Length of the last step in units of 20 ms.
    attr_reader :time_step

    ##
    # The same without limits.
    attr_reader :time_step_non_clipped

    ##
    # Frames drawn.
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
    # How far the change of weather has come, 0 to 1.
    attr_reader :weather_interpolation

    ##
    # Place in the list of weathers.
    attr_reader :weather_type_in_list

    ##
    # How hard it rains, 0 to 1.
    attr_reader :rain

    ##
    # Camera of vehicles.
    attr_reader :car_zoom

    ##
    # Camera on foot.
    attr_reader :ped_zoom

    ##
    # Unknown; 2.
    attr_reader :unknown_89

    ##
    # Area code; 0 is outside. The player carries the same.
    attr_reader :interior

    ##
    # Probably whether looking up and down is swapped.
    attr_reader :invert_look

    ##
    # Tint of an interior.
    attr_reader :extra_colour

    ##
    # Whether the tint is on.
    attr_reader :extra_colour_on

    ##
    # Strength of the tint, 0 or 1.
    attr_reader :extra_colour_interpolation

    ##
    # Weather of the tint.
    attr_reader :extra_colour_weather

    ##
    # Water of the map.
    attr_reader :water_configuration

    ##
    # Whether Los Santos riots.
    attr_reader :la_riots

    ##
    # Whether the riots have no police cars.
    attr_reader :la_riots_no_police_cars

    ##
    # Most stars that police gives, 0 to 6.
    attr_reader :max_wanted_level

    ##
    # The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
    # stars.
    attr_reader :max_chaos

    ##
    # Languages and settings of the menu, in an unknown order.
    attr_reader :unknown_134
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
  # A door.
  class EntryExit < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @entry_index = @_io.read_s2le
      if has_body
        @door = EntryExitState.new(@_io, self, @_root)
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
    # Stands only on markers of interiors; nothing else is known.
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
    # Bikes pass, too.
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
    # Stands on the doors of Bayside and on those of burglaries, which are
    # made for their time; scripts name it after opening hours.
    attr_reader :burglary_door

    ##
    # No way back; never set.
    attr_reader :disable_exit

    ##
    # Open to burglars, switched by the job.
    attr_reader :burglary_access

    ##
    # Was entered and not left; on one side of the pair alone.
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
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @flags = EntryExitBits.new(@_io, self, @_root)
      @linked_index = @_io.read_s2le
      self
    end

    ##
    # What it does.
    attr_reader :flags

    ##
    # Door at the other side; -1, or one that does not exist, for none.
    # Links need not be mutual.
    attr_reader :linked_index
  end

  ##
  # Block 25.
  class EntryExitsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_stack = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 2), @num_stack, @_io, "/types/entry_exits_block/seq/0") if not @num_stack <= ((_io.size - _io.pos) / 2)
      @stack = []
      (num_stack).times { |i|
        @stack << @_io.read_u2le
      }
      @entries = []
      i = 0
      begin
        _ = EntryExit.new(@_io, self, @_root)
        @entries << _
        i += 1
      end until _.entry_index == -1
      self
    end

    ##
    # Doors that the player went through; 0 outside, 1 inside.
    attr_reader :num_stack

    ##
    # Their numbers, the innermost last.
    attr_reader :stack

    ##
    # Doors, in order; the last has the number -1 and nothing else. They
    # overwrite what the game made of its map files; a door without a record
    # keeps that.
    attr_reader :entries
  end

  ##
  # A place for one part of the map.
  class ExtraRestart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @position = Vec3.new(@_io, self, @_root)
      @radius = @_io.read_f4le
      @heading = @_io.read_f4le
      self
    end

    ##
    # Where it is.
    attr_reader :position

    ##
    # How near one must be; 0 or 1500.
    attr_reader :radius

    ##
    # Where the player looks.
    attr_reader :heading
  end

  ##
  # Block 4.
  class GameLogicBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_restarts = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 16), @num_restarts, @_io, "/types/game_logic_block/seq/0") if not @num_restarts <= ((_io.size - _io.pos) / 16)
      @penalty_for_death = @_io.read_u1
      @penalty_for_arrest = @_io.read_u1
      @game_state = @_io.read_u1
      @time_of_last_event = @_io.read_u4le
      @restarts = []
      (num_restarts).times { |i|
        @restarts << Restart.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Meaning of `game_state`.
    def game_state_name
      return @game_state_name unless @game_state_name.nil?
      @game_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::PLAY_STATE, game_state)
      @game_state_name
    end

    ##
    # Places that follow; 0.
    attr_reader :num_restarts

    ##
    # Whether death costs the weapons (opcode 08DD)
    attr_reader :penalty_for_death

    ##
    # Whether arrest costs the weapons (opcode 08DE)
    attr_reader :penalty_for_arrest

    ##
    # What happens to the player; 0 in every file.
    attr_reader :game_state

    ##
    # When the state changed last.
    attr_reader :time_of_last_event

    ##
    # Places to wake up at after death; none in the measured files.
    attr_reader :restarts
  end

  ##
  # Weapons of a gang (opcode 0237).
  class Gang < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
      @weapon_a_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEAPON_KIND, weapon_a)
      @weapon_a_name
    end

    ##
    # Meaning of `weapon_b`.
    def weapon_b_name
      return @weapon_b_name unless @weapon_b_name.nil?
      @weapon_b_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEAPON_KIND, weapon_b)
      @weapon_b_name
    end

    ##
    # Meaning of `weapon_c`.
    def weapon_c_name
      return @weapon_c_name unless @weapon_c_name.nil?
      @weapon_c_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEAPON_KIND, weapon_c)
      @weapon_c_name
    end

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
  end

  ##
  # Block 23.
  class GangWarsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_mobile, has_specific_zones)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      @has_specific_zones = has_specific_zones
      _read
    end

    def _read
      @war_size = @_io.read_u4le
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
      @attack_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WAR_ATTACK, attack_state)
      @attack_state_name
    end

    ##
    # Meaning of `gang_1`.
    def gang_1_name
      return @gang_1_name unless @gang_1_name.nil?
      @gang_1_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::GANG_ID, gang_1)
      @gang_1_name
    end

    ##
    # Meaning of `gang_2`.
    def gang_2_name
      return @gang_2_name unless @gang_2_name.nil?
      @gang_2_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::GANG_ID, gang_2)
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
      @state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WAR_STATE, state)
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
    # Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
    attr_reader :war_size

    ##
    # Whether wars happen (opcode 0879)
    attr_reader :active

    ##
    # Old memory; no meaning.
    attr_reader :gap_005

    ##
    # How far a war that the player began has come; 0, because saving ends
    # it.
    attr_reader :state

    ##
    # When it began.
    attr_reader :time_started

    ##
    # Info of the zone; -1 for none.
    attr_reader :zone_info_index

    ##
    # Zone; -1 for none.
    attr_reader :nav_zone_index

    ##
    # Where it began.
    attr_reader :player_start_pos

    ##
    # First gang.
    attr_reader :gang_1

    ##
    # Second gang.
    attr_reader :gang_2

    ##
    # How hard they fight, 0 to 2.
    attr_reader :ferocity

    ##
    # When the player was last there.
    attr_reader :last_time_in_area

    ##
    # How far an attack on the player's territory has come; 0 in every file.
    attr_reader :attack_state

    ##
    # Time until the next attack.
    attr_reader :time_till_next_attack

    ##
    # Where it is.
    attr_reader :point_of_attack

    ##
    # Time that is left.
    attr_reader :fight_timer

    ##
    # Icon; 0.
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
    # Probably zones to which wars are limited.
    attr_reader :specific_zone_count

    ##
    # Probably those zones.
    attr_reader :specific_zones

    ##
    # Whether the fields of phones and the Definitive Edition follow.
    attr_reader :is_mobile

    ##
    # Whether those of the Definitive Edition follow.
    attr_reader :has_specific_zones
  end

  ##
  # Block 11.
  class GangsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @gangs = []
      (10).times { |i|
        @gangs << Gang.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Gangs.
    attr_reader :gangs
  end

  ##
  # A garage.
  class Garage < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
      @door_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::DOOR, door_state)
      @door_state_name
    end

    ##
    # Meaning of `garage_type`.
    def garage_type_name
      return @garage_type_name unless @garage_type_name.nil?
      @garage_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::GARAGE_KIND, garage_type)
      @garage_type_name
    end

    ##
    # Meaning of `original_type`.
    def original_type_name
      return @original_type_name unless @original_type_name.nil?
      @original_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::GARAGE_KIND, original_type)
      @original_type_name
    end

    ##
    # What it does now.
    attr_reader :garage_type

    ##
    # What the door does.
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
    # Direction of one side.
    attr_reader :direction_a

    ##
    # Direction of the other.
    attr_reader :direction_b

    ##
    # Height of the ceiling.
    attr_reader :top_z

    ##
    # Length of the side along the door.
    attr_reader :width

    ##
    # Length of the side away from it.
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
    # When the door opens.
    attr_reader :time_to_open

    ##
    # Name to scripts, ended by a zero.
    attr_reader :garage_name

    ##
    # What it did at the start.
    attr_reader :original_type

    ##
    # Old memory; no meaning.
    attr_reader :gap_04c
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
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_garages = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 80), @num_garages, @_io, "/types/garages_block/seq/0") if not @num_garages <= ((_io.size - _io.pos) / 80)
      @free_bombs = @_io.read_u1
      @free_resprays = @_io.read_u1
      @no_resprays = @_io.read_u1
      @cars_collected = @_io.read_s4le
      @bank_vans_collected = @_io.read_s4le
      @police_cars_collected = @_io.read_s4le
      @car_types_collected = []
      (4).times { |i|
        @car_types_collected << @_io.read_s4le
      }
      @last_help_time = @_io.read_s4le
      @cars = []
      (80).times { |i|
        @cars << StoredCar.new(@_io, self, @_root)
      }
      @garages = []
      (num_garages).times { |i|
        @garages << Garage.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Garages that follow the cars; 50.
    attr_reader :num_garages

    ##
    # Whether bombs cost nothing; 0.
    attr_reader :free_bombs

    ##
    # Whether paint costs nothing (opcode 0335)
    attr_reader :free_resprays

    ##
    # Whether paint shops are closed (opcode 0A14)
    attr_reader :no_resprays

    ##
    # Leftover of earlier games.
    attr_reader :cars_collected

    ##
    # Leftover of earlier games.
    attr_reader :bank_vans_collected

    ##
    # Leftover of earlier games.
    attr_reader :police_cars_collected

    ##
    # Leftover of earlier games.
    attr_reader :car_types_collected

    ##
    # When the last help about garages was shown.
    attr_reader :last_help_time

    ##
    # Cars in the garages that keep them, as slot * 20 + row: the first
    # slots of all 20 rows, then the second ones.
    attr_reader :cars

    ##
    # Garages.
    attr_reader :garages
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
    # Loco Low Co accepts it.
    attr_reader :low_rider

    ##
    # Wheel Arch Angels accepts it, and no other shop.
    attr_reader :street_racer

    ##
    # Unknown.
    attr_reader :unknown_bit_27

    ##
    # The body swings from side to side on its suspension.
    attr_reader :swinging_chassis

    ##
    # Unknown.
    attr_reader :unknown_bit_29
  end

  ##
  # Something that is not shown.
  class InvisibleObject < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @object_kind = @_io.read_u4le
      @pool_index_plus_1 = @_io.read_u4le
      self
    end

    ##
    # Meaning of `object_kind`.
    def object_kind_name
      return @object_kind_name unless @object_kind_name.nil?
      @object_kind_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::HIDDEN_THING, object_kind)
      @object_kind_name
    end

    ##
    # What is not shown; 0 in a free place, only 0 and 2 occur.
    attr_reader :object_kind

    ##
    # Which one, + 1.
    attr_reader :pool_index_plus_1
  end

  ##
  # Block 21. Parts of the map; what a number means depends on the data of the
  # game.
  class IplFlagsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @slot_count = @_io.read_u4le
      raise Kaitai::Struct::ValidationNotEqualError.new(256, @slot_count, @_io, "/types/ipl_flags_block/seq/0") if not @slot_count == 256
      @flags = []
      (255).times { |i|
        @flags << @_io.read_u1
      }
      self
    end

    ##
    # Parts, the first of which is not stored: 256.
    attr_reader :slot_count

    ##
    # Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
    # 0777), which streamed parts ignore. Parts are numbered in the order of
    # gta3.img.
    attr_reader :flags
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
    # Number of the mission.
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
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @object = @_io.read_s4le
      @lod_object = @_io.read_s4le
      self
    end

    ##
    # Handle of the object; -1 in a free place.
    attr_reader :object

    ##
    # Handle of the distant one; -1 in a free place.
    attr_reader :lod_object
  end

  ##
  # The table of names that the script's compiler wrote.
  class MetadataBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_chunks = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_chunks, @_io, "/types/metadata_block/seq/0") if not @len_chunks <= (_io.size - _io.pos)
      @chunks = @_io.read_bytes(len_chunks)
      self
    end

    ##
    # Bytes of `chunks`.
    attr_reader :len_chunks

    ##
    # Six chunks of 131,072 bytes before their compression with zlib, each
    # behind a header of 48 bytes. Together they are a text of 752,686 bytes
    # with its length before it: global and local variables, labels,
    # constants and scripts. It is the same in all measured files.
    attr_reader :chunks
  end

  ##
  # A person; the player where `ped_type` is 0 or 1.
  class MobilePlayer < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_definitive)
      super(_io, _parent, _root)
      @is_definitive = is_definitive
      _read
    end

    def _read
      @handle = @_io.read_u4le
      @model = @_io.read_s4le
      @ped_type = @_io.read_s4le
      if has_model_name
        @model_name = @_io.read_bytes(9)
      end
      @ped_size = @_io.read_u4le
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
        @player_part = MobilePlayerPart.new(@_io, self, @_root)
      end
      self
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
    # Place among people * 256 + counter.
    attr_reader :handle

    ##
    # Model; 0 for the player.
    attr_reader :model

    ##
    # Kind of person; 0 for the player.
    attr_reader :ped_type

    ##
    # Name of the model, where it is one that scripts choose.
    attr_reader :model_name

    ##
    # Bytes of the person: 420 on Android, 476 in the Definitive Edition.
    attr_reader :ped_size

    ##
    # Where he stands.
    attr_reader :position

    ##
    # Where he looks.
    attr_reader :heading

    ##
    # Health.
    attr_reader :health

    ##
    # Armour.
    attr_reader :armor

    ##
    # What he carries, one weapon of each kind.
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
    # outside.
    attr_reader :exit_index

    ##
    # How he fights: 15 from the start, others from gyms or scripts.
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
    # Unknown.
    attr_reader :unknown_ped

    ##
    # What only the player has.
    attr_reader :player_part

    ##
    # Whether the Definitive Edition wrote the save.
    attr_reader :is_definitive
  end

  ##
  # What only the player has.
  class MobilePlayerPart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @player_size = @_io.read_u4le
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
    # Bytes that follow: 136.
    attr_reader :player_size

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
    # Their textures in the same way.
    attr_reader :texture_keys

    ##
    # Copy of statistic 21.
    attr_reader :fat

    ##
    # Copy of statistic 23.
    attr_reader :muscle

    ##
    # The same as `active_weapon_slot`.
    attr_reader :chosen_weapon_slot

    ##
    # Old memory; no meaning.
    attr_reader :gap_085

    ##
    # Unknown; 1.
    attr_reader :unknown_end
  end

  ##
  # A vehicle of the mission.
  class MobileVehicle < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @handle = @_io.read_u4le
      @model = @_io.read_s4le
      @vehicle_size = @_io.read_u4le
      @matrix = []
      (18).times { |i|
        @matrix << @_io.read_f4le
      }
      @created_by = @_io.read_u1
      @colours = []
      (4).times { |i|
        @colours << @_io.read_u1
      }
      @unknown_89 = @_io.read_u1
      @alarm = @_io.read_u2le
      @unknown_92 = @_io.read_bytes(24)
      @health = @_io.read_f4le
      @unknown_120 = @_io.read_u4le
      @entity_flags = @_io.read_u4le
      @unknown_128 = @_io.read_bytes(12)
      @unknown_140 = @_io.read_bytes(24)
      @unknown_164 = @_io.read_bytes(36)
      self
    end

    ##
    # Place among vehicles * 256 + counter.
    attr_reader :handle

    ##
    # Model.
    attr_reader :model

    ##
    # Bytes of the first part: 128.
    attr_reader :vehicle_size

    ##
    # Position and direction.
    attr_reader :matrix

    ##
    # Who made it.
    attr_reader :created_by

    ##
    # Colours by their number in the palette.
    attr_reader :colours

    ##
    # Unknown.
    attr_reader :unknown_89

    ##
    # State of the alarm.
    attr_reader :alarm

    ##
    # Unknown.
    attr_reader :unknown_92

    ##
    # Health; 1000 for a whole vehicle.
    attr_reader :health

    ##
    # Unknown.
    attr_reader :unknown_120

    ##
    # What the engine knows about it.
    attr_reader :entity_flags

    ##
    # Unknown.
    attr_reader :unknown_128

    ##
    # Unknown.
    attr_reader :unknown_140

    ##
    # Unknown.
    attr_reader :unknown_164
  end

  ##
  # Block 5. After each mission the game cuts the list to 54 areas.
  class PathsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_areas = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 28), @num_areas, @_io, "/types/paths_block/seq/0") if not @num_areas <= ((_io.size - _io.pos) / 28)
      @areas = []
      (num_areas).times { |i|
        @areas << SwitchedArea.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Areas that follow, 64 at most; 1 to 54 in the measured files.
    attr_reader :num_areas

    ##
    # Areas in which path nodes are switched.
    attr_reader :areas
  end

  ##
  # Block 19.
  class PedRelationshipsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @relations = []
      (32).times { |i|
        @relations << Relation.new(@_io, self, @_root)
      }
      self
    end

    ##
    # What each kind of people thinks of the others.
    attr_reader :relations
  end

  ##
  # Something that lies about; where the type is 0 the place is free, and
  # holds old bytes.
  class Pickup < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
    # Meaning of `pickup_type`.
    def pickup_type_name
      return @pickup_type_name unless @pickup_type_name.nil?
      @pickup_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::PICKUP_KIND, pickup_type)
      @pickup_type_name
    end

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
    # When it comes back.
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
    # What a business makes.
    attr_reader :money_per_day

    ##
    # Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
    # money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
    # 1274 business, 1277 save disk.
    attr_reader :model

    ##
    # How often the place was used.
    attr_reader :counter

    ##
    # What it does when it is taken.
    attr_reader :pickup_type

    ##
    # State.
    attr_reader :flags

    ##
    # Nothing; 0.
    attr_reader :gap_01d

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
      @property_text_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::PROPERTY_OFFER, property_text)
      @property_text_name
    end

    ##
    # Taken, waits to come back.
    attr_reader :disabled

    ##
    # Holds no more ammunition.
    attr_reader :is_empty

    ##
    # Its help text has been shown.
    attr_reader :help_shown

    ##
    # Its object is drawn.
    attr_reader :is_visible

    ##
    # Text of a property: 1 where it is for sale, 2 where it is locked.
    attr_reader :property_text

    ##
    # Unknown; 0.
    attr_reader :unknown_pickup_bit
  end

  ##
  # Block 6.
  class PickupsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @pickups = []
      (620).times { |i|
        @pickups << Pickup.new(@_io, self, @_root)
      }
      @collected_index = @_io.read_u2le
      @weapon_help_left = @_io.read_u1
      @collected_refs = []
      (20).times { |i|
        @collected_refs << @_io.read_u4le
      }
      self
    end

    ##
    # Places for pickups.
    attr_reader :pickups

    ##
    # Where the next one is noted, 0 to 19.
    attr_reader :collected_index

    ##
    # How often the help about weapons is still shown; 10 at the start.
    attr_reader :weapon_help_left

    ##
    # What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
    # none.
    attr_reader :collected_refs
  end

  ##
  # A licence plate for a parked car.
  class Plate < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @generator_index = @_io.read_s4le
      @plate_text = @_io.read_bytes(12)
      self
    end

    ##
    # `index` of the parked car; -1 where free.
    attr_reader :generator_index

    ##
    # Eight characters, filled with blanks, then zeros.
    attr_reader :plate_text
  end

  ##
  # Block 15.
  class PlayerInfoBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @info_size = @_io.read_u4le
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
      @player_state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::PLAYER_CONDITION, player_state)
      @player_state_name
    end

    ##
    # Bytes that follow: 40.
    attr_reader :info_size

    ##
    # Money.
    attr_reader :money

    ##
    # Cars on the road; 0.
    attr_reader :car_density

    ##
    # How the player fares; 0 in every file.
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
    # Most armour: 100 or 150 (opcode 055F)
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
      @group_id_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::POPULATION_GROUP, group_id)
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
    # How much brighter the colour filter gets where there is no such light;
    # 0.5.
    attr_reader :extra_mult_mult

    ##
    # How far the colour filter is shifted at the left; 16.
    attr_reader :left_u_offset

    ##
    # How far it is shifted at the right; 16.
    attr_reader :right_u_offset

    ##
    # How far it is shifted at the top; 16.
    attr_reader :top_v_offset

    ##
    # How far it is shifted at the bottom; 16.
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
    # The same inside a building; 0.5.
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
    # Width in which it is drawn.
    attr_reader :haze_render_x

    ##
    # Height in which it is drawn.
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
    # The same where the script names none; 170.
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
    # What is left of that flash, in steps of 20 ms; 50.
    attr_reader :night_on_count

    ##
    # What is left of the flash of infrared vision; 50.
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
    # Colour of what is warm: red, green, blue, alpha, 0 to 1; red. The dead
    # turn blue.
    attr_reader :infrared_heat_rgba

    ##
    # Colour in which the smeared picture is drawn: red, green, blue, alpha.
    attr_reader :infrared_colour

    ##
    # Colour laid over it: red, green, blue, alpha.
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
    # Whether `radiosity_limit` stands for the limit of the time of day; 0.
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
    # Height of those waves across the picture; 4.
    attr_reader :x_offset

    ##
    # Distance of the rows in which they are drawn; 24.
    attr_reader :y_offset

    ##
    # How fast those waves run, in radians per ms; 0.0015.
    attr_reader :water_speed

    ##
    # How close those waves are, in radians per row; 0.04.
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
    # Whether it rains; 0.
    attr_reader :rain_enable

    ##
    # Whether the colour filter is on; 1.
    attr_reader :colour_enable

    ##
    # Old memory; no meaning.
    attr_reader :gap_156

    ##
    # Width of the screen that is meant by default, as the name has it; 0.
    attr_reader :def_screen_x

    ##
    # Its height; 0.
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
    def initialize(_io, _parent = nil, _root = nil, num_blips)
      super(_io, _parent, _root)
      @num_blips = num_blips
      _read
    end

    def _read
      @blips = []
      (num_blips).times { |i|
        @blips << Blip.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Places for icons.
    attr_reader :blips

    ##
    # Blips: 175 on the PC, 250 elsewhere.
    attr_reader :num_blips
  end

  ##
  # Block 26.
  class RadioBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @stations = []
      (14).times { |i|
        @stations << StationHistory.new(@_io, self, @_root)
      }
      @stat_mirror = []
      (23).times { |i|
        @stat_mirror << @_io.read_u1
      }
      @last_change_day = @_io.read_u1
      @last_change_hour = @_io.read_u1
      @expiry_hours = @_io.read_u1
      @pending_kind = @_io.read_u1
      @banter_index = @_io.read_u1
      self
    end

    ##
    # Meaning of `pending_kind`.
    def pending_kind_name
      return @pending_kind_name unless @pending_kind_name.nil?
      @pending_kind_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::NEWS_KIND, pending_kind)
      @pending_kind_name
    end

    ##
    # What the stations have played.
    attr_reader :stations

    ##
    # Low bytes of the statistics 181, 327, 328, 329, 318, 320, 330, 331,
    # 332, 333, 311, 323, 308, 310, 335, 336, 337, 302, 338, 339, 340, 341
    # and 342, in this order, by which the stations choose what they talk
    # about.
    attr_reader :stat_mirror

    ##
    # Day of the month of the last news.
    attr_reader :last_change_day

    ##
    # Hour of the last news; 255 for never.
    attr_reader :last_change_hour

    ##
    # Hours for which they are news: 24 after a new city, 168 (a week) after
    # a mission, 255 without end.
    attr_reader :expiry_hours

    ##
    # What the news are about; 2 and 3 occur.
    attr_reader :pending_kind

    ##
    # Talk about it; 255 for none.
    attr_reader :banter_index
  end

  ##
  # What one kind of people thinks of the others, a bit for each (opcode
  # 0746).
  class Relation < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @respect = @_io.read_u4le
      @like = @_io.read_u4le
      @ignore = @_io.read_u4le
      @dislike = @_io.read_u4le
      @hate = @_io.read_u4le
      self
    end

    ##
    # Whom it respects.
    attr_reader :respect

    ##
    # Whom it likes.
    attr_reader :like

    ##
    # Whom it ignores; none.
    attr_reader :ignore

    ##
    # Whom it does not like.
    attr_reader :dislike

    ##
    # Whom it hates.
    attr_reader :hate
  end

  ##
  # A place to wake up at.
  class Restart < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @position = Vec3.new(@_io, self, @_root)
      @heading = @_io.read_f4le
      self
    end

    ##
    # Where it is.
    attr_reader :position

    ##
    # Where the player looks.
    attr_reader :heading
  end

  ##
  # A place to wake up at.
  class RestartPoint < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @position = Vec3.new(@_io, self, @_root)
      @heading = @_io.read_f4le
      @when_to_use = @_io.read_s4le
      self
    end

    ##
    # Where it is.
    attr_reader :position

    ##
    # Where the player looks.
    attr_reader :heading

    ##
    # Cities that must be unlocked (statistic 181), 0 to 2.
    attr_reader :when_to_use
  end

  ##
  # Block 8. Where the player wakes up.
  class RestartPointsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_hospitals = @_io.read_u2le
      @hospitals = []
      (num_hospitals).times { |i|
        @hospitals << RestartPoint.new(@_io, self, @_root)
      }
      @num_police_stations = @_io.read_u2le
      @police_stations = []
      (num_police_stations).times { |i|
        @police_stations << RestartPoint.new(@_io, self, @_root)
      }
      @override_restart = @_io.read_u1
      @override_position = Vec3.new(@_io, self, @_root)
      @fade_in_after_death = @_io.read_u1
      @fade_in_after_arrest = @_io.read_u1
      @extra_hospital = ExtraRestart.new(@_io, self, @_root)
      @extra_police = ExtraRestart.new(@_io, self, @_root)
      self
    end

    ##
    # Hospitals that follow.
    attr_reader :num_hospitals

    ##
    # Hospitals.
    attr_reader :hospitals

    ##
    # Police stations that follow.
    attr_reader :num_police_stations

    ##
    # Police stations.
    attr_reader :police_stations

    ##
    # Whether the next one is at `override_position`.
    attr_reader :override_restart

    ##
    # Where a script put the next one (opcode 016E)
    attr_reader :override_position

    ##
    # Whether the picture comes back after death.
    attr_reader :fade_in_after_death

    ##
    # Whether the picture comes back after an arrest.
    attr_reader :fade_in_after_arrest

    ##
    # A hospital for those who die near it (opcode 08DF)
    attr_reader :extra_hospital

    ##
    # A police station for those who are arrested near it (opcode 08E0)
    attr_reader :extra_police
  end

  ##
  # A script that starts by itself, because the player comes near or because
  # the game asks for it.
  class ScriptBrain < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
      @brain_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::BRAIN_KIND, brain_type)
      @brain_type_name
    end

    ##
    # Number of the script in script.img; -1 in a free place.
    attr_reader :script_index

    ##
    # What starts it; 0, 1, 3 and 5 are in use, -1 in a free place.
    attr_reader :brain_type

    ##
    # Scripts that are switched together: 1 for those of casinos, -1 for
    # none.
    attr_reader :group

    ##
    # Whether it may start.
    attr_reader :is_active

    ##
    # Nothing; 0.
    attr_reader :gap_005

    ##
    # How near to the object the player must come; 5 unless set, 4 to 150.
    attr_reader :radius

    ##
    # To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
    # two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
    # filled with zeros.
    attr_reader :target
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
    # Number of the entry.
    attr_reader :index

    ##
    # Place of the thread.
    attr_reader :owner_slot

    ##
    # Model.
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
    def initialize(_io, _parent = nil, _root = nil, is_mobile, has_mission_index)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      @has_mission_index = has_mission_index
      _read
    end

    def _read
      @slot = @_io.read_u2le
      if is_mobile_game
        @streamed_script_index = @_io.read_s4le
      end
      if is_mission_slot
        @mission_part = LoadedMission.new(@_io, self, @_root, has_mission_index)
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
      @ip_rel = @_io.read_u4le
      @stack_rel = []
      (8).times { |i|
        @stack_rel << @_io.read_u4le
      }
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
    # Variables of the thread.
    def num_locals
      return @num_locals unless @num_locals.nil?
      @num_locals = (is_mobile ? 40 : 32)
      @num_locals
    end

    ##
    # Place among the 96 threads, 16 to 95 on the PC, each once. On phones
    # bit 15 marks a mission.
    attr_reader :slot

    ##
    # Number of the script that is loaded; -1.
    attr_reader :streamed_script_index

    ##
    # The mission that runs.
    attr_reader :mission_part

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
    # Where a mission's script begins; 0.
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
    # Whether it runs; 1.
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
    # What started it from outside; -1.
    attr_reader :external_type

    ##
    # Nothing; 0.
    attr_reader :gap_0cc

    ##
    # When it goes on.
    attr_reader :wake_time

    ##
    # 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
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
    # Where a skipped scene goes on (opcode 0707); 0.
    attr_reader :scene_skip_ip

    ##
    # Whether it is a mission; 0.
    attr_reader :is_mission

    ##
    # Nothing; 0.
    attr_reader :gap_0df

    ##
    # The next instruction, counted from the start of the script space:
    # `len_globals` to `main_script_size` - 1.
    attr_reader :ip_rel

    ##
    # Return addresses counted in the same way; 0 where none stands.
    attr_reader :stack_rel

    ##
    # Whether a phone or the Definitive Edition wrote the save.
    attr_reader :is_mobile

    ##
    # Whether a mission part begins with a number.
    attr_reader :has_mission_index

    def to_s
      "thread " + slot.to_s
    end
  end

  ##
  # Block 1. What a script is, how far it has run, and what it left in the
  # world.
  class ScriptsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil, is_mobile, has_mission_index, is_mission_save)
      super(_io, _parent, _root)
      @is_mobile = is_mobile
      @has_mission_index = has_mission_index
      @is_mission_save = is_mission_save
      _read
    end

    def _read
      @len_globals = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_globals, @_io, "/types/scripts_block/seq/0") if not @len_globals <= (_io.size - _io.pos)
      @globals = []
      (len_globals / 4).times { |i|
        @globals << @_io.read_u4le
      }
      @script_brains = []
      (70).times { |i|
        @script_brains << ScriptBrain.new(@_io, self, @_root)
      }
      @on_mission_flag_offset = @_io.read_s4le
      @last_mission_passed_time = @_io.read_u4le
      @building_swaps = []
      (25).times { |i|
        @building_swaps << BuildingSwap.new(@_io, self, @_root)
      }
      @invisible_objects = []
      (20).times { |i|
        @invisible_objects << InvisibleObject.new(@_io, self, @_root)
      }
      @blocked_vehicle_models = []
      (20).times { |i|
        @blocked_vehicle_models << @_io.read_s4le
      }
      @lod_pairs = []
      (10).times { |i|
        @lod_pairs << LodPair.new(@_io, self, @_root)
      }
      @attached_anim_groups = []
      (8).times { |i|
        @attached_anim_groups << AnimGroup.new(@_io, self, @_root)
      }
      @using_multi_script_file = @_io.read_u1
      @met_debbie_harry = @_io.read_u1
      @main_script_size = @_io.read_u4le
      @largest_mission_size = @_io.read_u4le
      @mission_count = @_io.read_u2le
      @exclusive_mission_count = @_io.read_u2le
      @largest_mission_locals = @_io.read_u4le
      @num_threads = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 262), @num_threads, @_io, "/types/scripts_block/seq/17") if not @num_threads <= ((_io.size - _io.pos) / 262)
      if is_mobile_game
        @save_kind = @_io.read_u4le
      end
      @threads = []
      (num_threads).times { |i|
        @threads << ScriptThread.new(@_io, self, @_root, is_mobile, has_mission_index)
      }
      if is_mobile_game
        @num_resources = @_io.read_u2le
      end
      if is_mobile_game
        @resources = []
        (num_resources).times { |i|
          @resources << ScriptResource.new(@_io, self, @_root)
        }
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
    # Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
    # Android, 49,492 in the Definitive Edition.
    attr_reader :len_globals

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
    # Where the variables hold whether a mission runs, as a multiple of 4:
    # 1636 on the PC (opcode 0180)
    attr_reader :on_mission_flag_offset

    ##
    # When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
    # for never.
    attr_reader :last_mission_passed_time

    ##
    # Buildings of which another model is shown (opcode 03B6); used ones
    # come first.
    attr_reader :building_swaps

    ##
    # What scripts hid (opcode 0363)
    attr_reader :invisible_objects

    ##
    # Vehicles that do not appear; -1 for none.
    attr_reader :blocked_vehicle_models

    ##
    # Objects with a distant model of their own (opcode 0827)
    attr_reader :lod_pairs

    ##
    # Animations that belong to models (opcode 08E8). The unmodified game
    # has `DEALER` for the models 28, 29, 30 and 254.
    attr_reader :attached_anim_groups

    ##
    # Whether missions stand in the main script's file; 1.
    attr_reader :using_multi_script_file

    ##
    # Unused; 0.
    attr_reader :met_debbie_harry

    ##
    # Bytes of the main script, which tell its version: 194,146 is v1,
    # 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
    attr_reader :main_script_size

    ##
    # Bytes of the largest mission; 68,439 in v1 and v2.
    attr_reader :largest_mission_size

    ##
    # Missions of the script; 135 in v1 and v2.
    attr_reader :mission_count

    ##
    # Missions that run alone; 0.
    attr_reader :exclusive_mission_count

    ##
    # Variables of the mission with most of them; 964 in v1 and v2.
    attr_reader :largest_mission_locals

    ##
    # Threads that follow, 96 at most.
    attr_reader :num_threads

    ##
    # Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
    # how the game was saved.
    attr_reader :save_kind

    ##
    # Running scripts, `main` first.
    attr_reader :threads

    ##
    # Models that follow.
    attr_reader :num_resources

    ##
    # Models that threads have loaded.
    attr_reader :resources

    ##
    # Unknown; 0.
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
  end

  ##
  # A place at which police appears when the player comes into a rectangle,
  # wanted and in the way that the type asks for. Types of cars for a player
  # in a vehicle want him to move towards the place where they appear. Nothing
  # appears where something stands already.
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
      @piece_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::TRAP_KIND, piece_type)
      @piece_type_name
    end

    ##
    # When it did last; 0 for never. It rests for 40 s after that.
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
    # Where the first appears.
    attr_reader :spawn_1

    ##
    # Where the second appears.
    attr_reader :spawn_2

    ##
    # Where the first heads for; it is not bound to go there.
    attr_reader :target_1

    ##
    # Where the second heads for.
    attr_reader :target_2

    ##
    # What appears, and for whom.
    attr_reader :piece_type

    ##
    # Nothing; 0.
    attr_reader :gap_00d
  end

  ##
  # Block 17. Places at which police lies in wait (opcode 04F8).
  class SetPiecesBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @used_count = @_io.read_u4le
      @pieces = []
      (210).times { |i|
        @pieces << SetPiece.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Places in use, 209; all 210 are stored.
    attr_reader :used_count

    ##
    # Places.
    attr_reader :pieces
  end

  ##
  # Block 22.
  class ShoppingBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_modifiers = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 8), @num_modifiers, @_io, "/types/shopping_block/seq/0") if not @num_modifiers <= ((_io.size - _io.pos) / 8)
      @modifiers = []
      (num_modifiers).times { |i|
        @modifiers << ChangedPrice.new(@_io, self, @_root)
      }
      @num_items = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @num_items, @_io, "/types/shopping_block/seq/2") if not @num_items <= (_io.size - _io.pos)
      @items = []
      (num_items).times { |i|
        @items << @_io.read_u1
      }
      self
    end

    ##
    # Prices that follow; 0 to 4.
    attr_reader :num_modifiers

    ##
    # Changed prices.
    attr_reader :modifiers

    ##
    # Goods that follow; 544.
    attr_reader :num_items

    ##
    # Whether it was bought, in the order of the prices in shopping.dat.
    attr_reader :items
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
    # Name with a zero behind it, such as `ryder2`.
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
    def initialize(_io, _parent = nil, _root = nil, is_definitive)
      super(_io, _parent, _root)
      @is_definitive = is_definitive
      _read
    end

    def _read
      @float_stats = []
      (82).times { |i|
        @float_stats << @_io.read_f4le
      }
      @int_stats = []
      (num_int_stats).times { |i|
        @int_stats << @_io.read_s4le
      }
      @peds_killed = []
      (32).times { |i|
        @peds_killed << @_io.read_s4le
      }
      @last_mission_passed = @_io.read_bytes(8)
      @radio_listen_time = []
      (14).times { |i|
        @radio_listen_time << @_io.read_s4le
      }
      @mission_attempts = []
      (100).times { |i|
        @mission_attempts << @_io.read_s4le
      }
      @stat_message_shown = []
      (128).times { |i|
        @stat_message_shown << @_io.read_u1
      }
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
    # Whole numbers; the last one of the Definitive Edition is statistic
    # 343.
    def num_int_stats
      return @num_int_stats unless @num_int_stats.nil?
      @num_int_stats = (is_definitive ? 224 : 223)
      @num_int_stats
    end

    ##
    # Statistics 0 to 81.
    attr_reader :float_stats

    ##
    # Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
    # by the names that scripts give them.
    attr_reader :int_stats

    ##
    # People killed, by kind.
    attr_reader :peds_killed

    ##
    # Key of the last mission's text, filled with zeros.
    attr_reader :last_mission_passed

    ##
    # Time with each station.
    attr_reader :radio_listen_time

    ##
    # 0 in all measured files.
    attr_reader :mission_attempts

    ##
    # Whether the message of a line of statdisp.dat was shown.
    attr_reader :stat_message_shown

    ##
    # Unknown.
    attr_reader :statistics_end

    ##
    # Whether the Definitive Edition wrote the save, which has one more statistic.
    attr_reader :is_definitive
  end

  ##
  # A car that is kept; the place is free where the model is 0, and holds old
  # bytes then.
  class StoredCar < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
      @bomb_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::CAR_BOMB, bomb)
      @bomb_name
    end

    ##
    # Meaning of `radio`.
    def radio_name
      return @radio_name unless @radio_name.nil?
      @radio_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::STATION, radio)
      @radio_name
    end

    ##
    # Where it stands.
    attr_reader :position

    ##
    # Handling of the model, and tuning.
    attr_reader :handling_flags

    ##
    # What does not hurt it, and what is built in.
    attr_reader :car_flags

    ##
    # Nothing; 0.
    attr_reader :gap_00c

    ##
    # Model, 400 to 611; 0 where the place is free.
    attr_reader :model

    ##
    # Tuning parts, 1000 to 1193; -1 for none.
    attr_reader :mods

    ##
    # Colours by their number in the palette.
    attr_reader :colours

    ##
    # Station that is on; 0 where the vehicle has no radio.
    attr_reader :radio

    ##
    # Extras of the model, 0 to 4; 255 for none.
    attr_reader :components

    ##
    # Bomb in the car; 0 in all 1,404 cars that were measured.
    attr_reader :bomb

    ##
    # 0 to 2; 255 for none.
    attr_reader :paintjob

    ##
    # Charges of nitro: 0 to 10, or 101.
    attr_reader :nitro

    ##
    # Its front.
    attr_reader :forward

    ##
    # Nothing; 0.
    attr_reader :gap_037

    def to_s
      "model " + model.to_s
    end
  end

  ##
  # Block 18.
  class StreamingBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @slots = []
      (26316).times { |i|
        @slots << @_io.read_u1
      }
      self
    end

    ##
    # What was loaded of models (from 0), textures (20,000), collisions
    # (25,000), parts of the map (25,255), paths (25,511), animations
    # (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
    # bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
    # scene, 1 and 128 unknown.
    attr_reader :slots
  end

  ##
  # A unique jump.
  class StuntJump < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
    # Lowest corner of the box from which one jumps.
    attr_reader :start_min

    ##
    # Highest corner.
    attr_reader :start_max

    ##
    # Lowest corner of the box in which one lands.
    attr_reader :land_min

    ##
    # Highest corner.
    attr_reader :land_max

    ##
    # Where the camera is.
    attr_reader :camera

    ##
    # Money for it; 500.
    attr_reader :reward

    ##
    # Whether the player has done it.
    attr_reader :done

    ##
    # Whether he has tried it.
    attr_reader :found

    ##
    # Old memory; no meaning.
    attr_reader :gap_042
  end

  ##
  # Block 24.
  class StuntJumpsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_jumps = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new(((_io.size - _io.pos) / 68), @num_jumps, @_io, "/types/stunt_jumps_block/seq/0") if not @num_jumps <= ((_io.size - _io.pos) / 68)
      @jumps = []
      (num_jumps).times { |i|
        @jumps << StuntJump.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Jumps that follow; 70.
    attr_reader :num_jumps

    ##
    # Jumps, in an order that turns by some places whenever a save is
    # loaded.
    attr_reader :jumps
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
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
    # Whether nodes of cars are meant rather than those of people.
    attr_reader :for_cars

    ##
    # Nothing; 0.
    attr_reader :gap_01a
  end

  ##
  # Block 20.
  class TagsBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_tags = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @num_tags, @_io, "/types/tags_block/seq/0") if not @num_tags <= (_io.size - _io.pos)
      @tags = []
      (num_tags).times { |i|
        @tags << @_io.read_u1
      }
      self
    end

    ##
    # Gang tags that follow; as many as the game has, because it does not
    # read this number.
    attr_reader :num_tags

    ##
    # Paint on each, 0 to 255; above 228 it is sprayed over.
    attr_reader :tags
  end

  ##
  # A text with its length.
  class Text < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @len_content = @_io.read_u4le
      raise Kaitai::Struct::ValidationGreaterThanError.new((_io.size - _io.pos), @len_content, @_io, "/types/text/seq/0") if not @len_content <= (_io.size - _io.pos)
      @content = @_io.read_bytes(len_content)
      self
    end

    ##
    # Bytes of `content`.
    attr_reader :len_content

    ##
    # Text with a zero behind it.
    attr_reader :content
  end

  ##
  # A marker in the world; what is not in use holds old places.
  class UserMarker < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @in_use = @_io.read_u1
      @gap_001 = @_io.read_bytes(3)
      @position = Vec3.new(@_io, self, @_root)
      @red = @_io.read_u4le
      @green = @_io.read_u4le
      @blue = @_io.read_u4le
      self
    end

    ##
    # Whether it is there.
    attr_reader :in_use

    ##
    # Nothing; 0.
    attr_reader :gap_001

    ##
    # Where it is.
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
  end

  ##
  # Block 27 (opcode 0A40).
  class UserMarkersBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @markers = []
      (5).times { |i|
        @markers << UserMarker.new(@_io, self, @_root)
      }
      self
    end

    ##
    # Markers.
    attr_reader :markers
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
      @state_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEAPON_STATE, state)
      @state_name
    end

    ##
    # Meaning of `weapon_type`.
    def weapon_type_name
      return @weapon_type_name unless @weapon_type_name.nil?
      @weapon_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::WEAPON_KIND, weapon_type)
      @weapon_type_name
    end

    ##
    # Weapon; its slot decides which may stand here.
    attr_reader :weapon_type

    ##
    # What it is doing.
    attr_reader :state

    ##
    # Shots until it is loaded again.
    attr_reader :clip

    ##
    # Shots in all, above 25,000 without end.
    attr_reader :total_ammo

    ##
    # When it can shoot again.
    attr_reader :next_shot_time

    ##
    # Whether it was chosen for the view through it; 0.
    attr_reader :first_person_selected

    ##
    # Whether it is hidden; 0.
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
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
      @level_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::TOWN, level)
      @level_name
    end

    ##
    # Meaning of `zone_type`.
    def zone_type_name
      return @zone_type_name unless @zone_type_name.nil?
      @zone_type_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::ZONE_KIND, zone_type)
      @zone_type_name
    end

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
  end

  ##
  # Who lives in a zone.
  class ZoneInfo < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
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
    # How many of each gang, 0 to 100 (opcode 076C)
    attr_reader :gang_density

    ##
    # How many dealers (opcode 076A), 0 to 15.
    attr_reader :dealer_density

    ##
    # Red, green, blue and alpha on the map, which follow from the
    # densities.
    attr_reader :colour

    ##
    # Kind of people.
    attr_reader :population

    ##
    # Who lives there (opcode 0874)
    attr_reader :races
  end

  ##
  # Block 10. Zones have a box and a name; what lives in them stands in infos,
  # which several may share.
  class ZonesBlock < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @current_level = @_io.read_u4le
      @num_nav_zones = @_io.read_u2le
      @num_zone_infos = @_io.read_u2le
      @num_map_zones = @_io.read_u2le
      @nav_zones = []
      (num_nav_zones).times { |i|
        @nav_zones << Zone.new(@_io, self, @_root)
      }
      @zone_infos = []
      (num_zone_infos).times { |i|
        @zone_infos << ZoneInfo.new(@_io, self, @_root)
      }
      @map_zones = []
      (num_map_zones).times { |i|
        @map_zones << Zone.new(@_io, self, @_root)
      }
      @visited = []
      (100).times { |i|
        @visited << @_io.read_u1
      }
      @revealed_count = @_io.read_u4le
      self
    end

    ##
    # Meaning of `current_level`.
    def current_level_name
      return @current_level_name unless @current_level_name.nil?
      @current_level_name = Kaitai::Struct::Stream::resolve_enum(GtaSaSaveDe::TOWN, current_level)
      @current_level_name
    end

    ##
    # Town in which the player is, 0 to 3; not that of block 0.
    attr_reader :current_level

    ##
    # Zones with a name, 379.
    attr_reader :num_nav_zones

    ##
    # Infos, 378.
    attr_reader :num_zone_infos

    ##
    # Zones of towns, 7.
    attr_reader :num_map_zones

    ##
    # Zones with a name, the first being all of the map.
    attr_reader :nav_zones

    ##
    # Who lives in the zones.
    attr_reader :zone_infos

    ##
    # Towns.
    attr_reader :map_zones

    ##
    # Whether a part of the map is revealed, 0 or 1: ten columns from west
    # to east, ten parts from north to south in each.
    attr_reader :visited

    ##
    # Parts that are revealed.
    attr_reader :revealed_count
  end

  ##
  # Whether the game was saved during a mission.
  def is_mission_save
    return @is_mission_save unless @is_mission_save.nil?
    @is_mission_save = _io.size > 440000
    @is_mission_save
  end

  ##
  # Begins the file; the bytes 00 FF 00 FF.
  attr_reader :magic

  ##
  # Version of the container; 33.
  attr_reader :format_version

  ##
  # Differs in every file; nobody knows yet how it is made, so that changed
  # saves cannot be written.
  attr_reader :hash

  ##
  # The same again.
  attr_reader :format_version_2

  ##
  # Time of the save, in steps of 100 ns since the beginning of the year 1.
  attr_reader :time_saved

  ##
  # Key of the last mission's text, such as `FAR_1`.
  attr_reader :save_name

  ##
  # The same again.
  attr_reader :format_version_3

  ##
  # The same again.
  attr_reader :format_version_4

  ##
  # Begins the section SIMPLE_VARIABLES: the length of its name, its name, a
  # zero.
  attr_reader :tag_00

  ##
  # Version, name, clock, weather and camera.
  attr_reader :simple_variables

  ##
  # Begins the section METADATA: the length of its name, its name, a zero.
  attr_reader :tag_01

  ##
  # Table of the script's names, compressed.
  attr_reader :metadata

  ##
  # Begins the section SCRIPTS: the length of its name, its name, a zero.
  attr_reader :tag_02

  ##
  # Variables and threads of the mission script.
  attr_reader :scripts

  ##
  # Begins the section POOLS: the length of its name, its name, a zero.
  attr_reader :tag_03

  ##
  # The player, and objects that scripts made.
  attr_reader :pools

  ##
  # Begins the section GARAGES: the length of its name, its name, a zero.
  attr_reader :tag_04

  ##
  # Garages and the cars in them.
  attr_reader :garages

  ##
  # Begins the section GAMELOGIC: the length of its name, its name, a zero.
  attr_reader :tag_05

  ##
  # What happens after death and arrest.
  attr_reader :game_logic

  ##
  # Begins the section PATHS: the length of its name, its name, a zero.
  attr_reader :tag_06

  ##
  # Areas in which scripts switched path nodes.
  attr_reader :paths

  ##
  # Begins the section PICKUPS: the length of its name, its name, a zero.
  attr_reader :tag_07

  ##
  # Pickups of the whole map.
  attr_reader :pickups

  ##
  # Begins the section RESTART: the length of its name, its name, a zero.
  attr_reader :tag_08

  ##
  # Hospitals and police stations.
  attr_reader :restart_points

  ##
  # Begins the section RADAR: the length of its name, its name, a zero.
  attr_reader :tag_09

  ##
  # Icons of radar and map.
  attr_reader :radar_blips

  ##
  # Unknown; 01 00.
  attr_reader :radar_end

  ##
  # Begins the section ZONES: the length of its name, its name, a zero.
  attr_reader :tag_10

  ##
  # Zones of the map, the gangs in them, and how much of the map is revealed.
  attr_reader :zones

  ##
  # Begins the section GANGS: the length of its name, its name, a zero.
  attr_reader :tag_11

  ##
  # Weapons of gangs.
  attr_reader :gangs

  ##
  # Begins the section CARGENERATORS: the length of its name, its name, a
  # zero.
  attr_reader :tag_12

  ##
  # Parked cars.
  attr_reader :car_generators

  ##
  # Begins the section PLAYERINFO: the length of its name, its name, a zero.
  attr_reader :tag_13

  ##
  # Money and abilities of the player.
  attr_reader :player_info

  ##
  # Begins the section STATS: the length of its name, its name, a zero.
  attr_reader :tag_14

  ##
  # Statistics.
  attr_reader :statistics

  ##
  # Begins the section SETPIECES: the length of its name, its name, a zero.
  attr_reader :tag_15

  ##
  # Places at which police appears.
  attr_reader :set_pieces

  ##
  # Begins the section STREAMING: the length of its name, its name, a zero.
  attr_reader :tag_16

  ##
  # What was loaded.
  attr_reader :streaming

  ##
  # Begins the section PEDTYPE: the length of its name, its name, a zero.
  attr_reader :tag_17

  ##
  # Whom people like and hate.
  attr_reader :ped_relationships

  ##
  # Begins the section TAGS: the length of its name, its name, a zero.
  attr_reader :tag_18

  ##
  # Gang tags that can be sprayed over.
  attr_reader :tags

  ##
  # Begins the section IPLS: the length of its name, its name, a zero.
  attr_reader :tag_19

  ##
  # Parts of the map that scripts load.
  attr_reader :ipl_flags

  ##
  # Begins the section SHOPPING: the length of its name, its name, a zero.
  attr_reader :tag_20

  ##
  # What was bought, and changed prices.
  attr_reader :shopping

  ##
  # Begins the section GANGWARS: the length of its name, its name, a zero.
  attr_reader :tag_21

  ##
  # Gang wars and territory.
  attr_reader :gang_wars

  ##
  # Begins the section STUNTJUMPS: the length of its name, its name, a zero.
  attr_reader :tag_22

  ##
  # Unique jumps.
  attr_reader :stunt_jumps

  ##
  # Begins the section ENTRYEXIT: the length of its name, its name, a zero.
  attr_reader :tag_23

  ##
  # Doors into interiors.
  attr_reader :entry_exits

  ##
  # Begins the section RADIO: the length of its name, its name, a zero.
  attr_reader :tag_24

  ##
  # What the stations have played, and news for them.
  attr_reader :radio

  ##
  # Begins the section USER_3DMARKERS: the length of its name, its name, a
  # zero.
  attr_reader :tag_25

  ##
  # Markers that scripts put into the world.
  attr_reader :user_markers

  ##
  # Begins the section POSTEFFECTS: the length of its name, its name, a zero.
  attr_reader :tag_26

  ##
  # Effects of the picture.
  attr_reader :post_effects

  ##
  # Begins the section BRIEFS: the length of its name, its name, a zero.
  attr_reader :tag_27

  ##
  # Texts of the briefing.
  attr_reader :briefs

  def to_s
    "save of the Definitive Edition"
  end
end
