"""What stands in saves of San Andreas, in which order: the tables of the document as layouts of `builders.records`."""

from __future__ import annotations

from builders.records import Layouts

LAYOUTS = Layouts(
    vec3="x:f y:f z:f",
    vec2="x:f y:f",
    direction="x:b y:b z:b",
    # block 0
    simple_middle="""
        current_level:i camera_pos:vec3 ms_per_game_minute:I last_clock_tick:I game_month:B game_day:B game_hour:B
        game_minute:B game_weekday:B stored_month:B stored_day:B stored_hour:B stored_minute:B clock_has_been_stored:B
        pad_mode:h has_cheated:B gap_091:3s global_timer:I time_scale:f time_step:f time_step_non_clipped:f
        frame_counter:I old_weather:h new_weather:h forced_weather:h gap_0ae:2s weather_interpolation:f
        weather_type_in_list:I rain:f car_zoom:I ped_zoom:I interior:i invert_look:B gap_0c9:3s extra_colour:i
        extra_colour_on:B gap_0d1:3s extra_colour_interpolation:f extra_colour_weather:i water_configuration:I
        la_riots:B la_riots_no_police_cars:B gap_0e2:2s max_wanted_level:I max_chaos:I french_game:B german_game:B
        nasty_game:B gap_0ef:45s cinematic_camera_help_left:B""",
    simple_end="target_blip:I steal_vehicle_help_shown:B taxis_have_nitro:B prostitutes_pay_you:B gap_137:1s",
    simple_variables="""
        version_id:I save_name:100s mission_pack_game:B gap_069:3s simple_middle gap_11d:1s system_time:H*8 gap_12e:2s
        simple_end""",
    android_simple_variables="""
        version_id:I save_name:200s mission_pack_game:B gap_069:3s simple_middle motion_blur:B volumes:B*2 unknown_388:B
        menu_radio:B unknown_390:B*3 gap_189:11s unknown_404:B gap_195:7s unknown_412:B*3 gap_19f:1s simple_end
        unknown_424:I""",
    definitive_simple_variables="""
        last_mission:text version_id:I mission_pack_game:I current_level:B camera_pos:vec3 ms_per_game_minute:I
        last_clock_tick:I game_month:B game_day:B game_hour:B game_minute:B game_weekday:B stored_month:B stored_day:B
        stored_hour:B stored_minute:B clock_has_been_stored:I has_cheated:B global_timer:I time_scale:f time_step:f
        time_step_non_clipped:f frame_counter:I old_weather:h new_weather:h forced_weather:h weather_interpolation:f
        weather_type_in_list:I rain:f car_zoom:I ped_zoom:I unknown_89:B interior:i invert_look:I extra_colour:i
        extra_colour_on:I extra_colour_interpolation:f extra_colour_weather:i water_configuration:I la_riots:I
        la_riots_no_police_cars:I max_wanted_level:I max_chaos:I unknown_134:53s""",
    # block 1
    script_brain="script_index:h brain_type:b group:b is_active:B gap_005:3s radius:f target:8s",
    building_swap="swap_type:I pool_index_plus_1:I new_model:i old_model:i",
    invisible_object="object_kind:I pool_index_plus_1:I",
    lod_pair="object:i lod_object:i",
    anim_group="model:i ifp_name:16s",
    scripts_start="""
        len_globals:I globals:I[] script_brains:script_brain*70 on_mission_flag_offset:i last_mission_passed_time:I
        building_swaps:building_swap*25 invisible_objects:invisible_object*20 blocked_vehicle_models:i*20
        lod_pairs:lod_pair*10 attached_anim_groups:anim_group*8 using_multi_script_file:B met_debbie_harry:B
        main_script_size:I largest_mission_size:I mission_count:H exclusive_mission_count:H largest_mission_locals:I
        num_threads:I#threads""",
    scripts="scripts_start threads:[]",
    mobile_scripts="""
        scripts_start save_kind:I threads:[] num_resources:H#resources resources:[] unknown_end:I""",
    mobile_mission_scripts="mobile_scripts mission_name:8s mission_end:I",
    thread_start="next_ptr:I prev_ptr:I thread_name:8s base_ip:I ip_abs:I stack_abs:I*8 stack_depth:H gap_040:2s",
    thread_end="""
        timer_a:i timer_b:i is_active:B condition_result:B uses_mission_cleanup:B is_external:B overrides_text_box:B
        external_type:b gap_0cc:2s wake_time:i and_or_state:H not_flag:B wasted_busted_check:B wasted_or_busted:B
        gap_0d7:3s scene_skip_ip:i is_mission:B gap_0df:3s ip_rel:I stack_rel:I*8""",
    thread="slot:H thread_start locals:I*32 thread_end",
    mobile_thread="slot:H streamed_script_index:i thread_start locals:I*40 thread_end",
    loaded_mission="code:69000s mission_locals:I*1024",
    android_mission_thread="""
        slot:H streamed_script_index:i mission_part:loaded_mission thread_start locals:I*40 thread_end""",
    numbered_mission="mission_index:I loaded_mission",
    definitive_mission_thread="""
        slot:H streamed_script_index:i mission_part:numbered_mission thread_start locals:I*40 thread_end""",
    resource="index:H owner_slot:H model:I resource_kind:H",
    special_model="len_model_name:I#model_name model_name:s",
    special_resource="resource special:special_model",
    # block 2
    weapon="""
        weapon_type:I state:I clip:I total_ammo:I next_shot_time:I first_person_selected:B dont_place_in_hand:B
        gap_016:2s fx_ptr:I""",
    ped_end="""
        weapons:weapon*13 created_by:B active_weapon_slot:B area:B gap_027:1s exit_index:i fighting_style:B
        allowed_attack_moves:B gap_02e:2s""",
    player_part="""
        player_size:I chaos_level:I wanted_level:B gap_009:3s model_keys:I*10 texture_keys:I*18 fat:f muscle:f
        chosen_weapon_slot:B gap_085:3s""",
    player="""
        handle:I model:i ped_type:i ped_size:I position:vec3 health:f armor:f ped_end player_part""",
    mobile_ped_start="handle:I model:i ped_type:i",
    mobile_ped="ped_size:I position:vec3 heading:f health:f armor:f ped_end",
    mobile_player_part="player_part unknown_end:f",
    android_ped="mobile_ped_start mobile_ped ped_flags:I*4 gap_1b0:4s",
    android_special_ped="mobile_ped_start model_name:9s mobile_ped ped_flags:I*4 gap_1b0:4s",
    android_player="android_ped player_part:mobile_player_part",
    definitive_ped="mobile_ped_start mobile_ped unknown_ped:76s",
    definitive_special_ped="mobile_ped_start model_name:9s mobile_ped unknown_ped:76s",
    definitive_player="definitive_ped player_part:mobile_player_part",
    object_start="""
        handle:I model:i object_size:I position:vec3 right:direction forward:direction gap_018:6s bonus_value:B gap_01f:1s
        cost_value:H removal_time:i entity_flags:I""",
    object_end="""
        object_flags:I object_type:B collision_damage_effect:B special_collision_response:B physical_flags:B""",
    object="object_start unused:b gap_027:3s object_end",
    android_object_a="object_start unused:b gap_031:3s object_end unknown_end:h gap_03e:2s",
    android_object_b="object_start unknown_48:I unused:b gap_035:1s object_end unknown_end:h",
    definitive_object="handle:I model:i object_size:I position:vec3 unknown_24:76s",
    vehicle_start="""
        handle:I model:i vehicle_size:I right:vec3 matrix_flags:I forward:vec3 gap_028:4s up:vec3 gap_038:4s
        position:vec3 gap_048:12s created_by:B colours:B*4 gap_059:1s alarm:H max_passengers:B gap_05d:3s steer_angle:f
        gas_pedal:f brake_pedal:f vehicle_flags:I vehicle_flags_2:I health:f unknown_120:I entity_flags:I mass:f
        turn_mass:f buoyancy:f""",
    vehicle_damage="wheel_effect:f engine_status:B wheels:B*4 doors:B*6 gap_00f:1s lights:I panels:I",
    seats="driver:i passengers:i*8",
    car="vehicle_start damage:vehicle_damage seats",
    bike="vehicle_start seats",
    pools="num_players:I#players players:[] num_objects:I#objects objects:[]",
    mobile_pools="""
        num_players:I#players players:[] num_vehicles:I#vehicles vehicles:[] camera_target:i*4 mission_state:s
        num_objects:I#objects objects:[] mission_tail:s""",
    definitive_pools="""
        num_players:I#players players:[] num_vehicles:I#vehicles vehicles:[] camera_target:i*4
        unknown_before_objects:22s num_objects:I#objects objects:[]""",
    # blocks 3 to 6
    stored_car="""
        position:vec3 handling_flags:I car_flags:B gap_00c:1s model:H mods:h*15 colours:B*4 radio:B components:B*2
        bomb:B paintjob:B nitro:B forward:direction gap_037:1s""",
    garage="""
        garage_type:B door_state:B flags:B gap_002:1s position:vec3 direction_a:vec2 direction_b:vec2 top_z:f width:f
        depth:f left:f right:f front:f back:f door_position:f time_to_open:I garage_name:8s original_type:B gap_04c:3s""",
    garages="""
        num_garages:I#garages free_bombs:B free_resprays:B no_resprays:B cars_collected:i bank_vans_collected:i
        police_cars_collected:i car_types_collected:i*4 last_help_time:i cars:[] garages:[]""",
    restart="position:vec3 heading:f",
    game_logic="""
        num_restarts:I#restarts penalty_for_death:B penalty_for_arrest:B game_state:B time_of_last_event:I restarts:[]""",
    switched_area="x_min:f x_max:f y_min:f y_max:f z_min:f z_max:f switched_off:B for_cars:B gap_01a:2s",
    paths="num_areas:I#areas areas:[]",
    pickup="""
        revenue_value:f object_ptr:I ammo_or_max:I regeneration_time:I x:h y:h z:h money_per_day:H model:h counter:H
        pickup_type:B flags:B gap_01d:2s""",
    pickups="pickups:[] collected_index:H weapon_help_left:B collected_refs:I*20",
    # blocks 8 to 12
    restart_point="position:vec3 heading:f when_to_use:i",
    extra_restart="position:vec3 radius:f heading:f",
    restart_points="""
        num_hospitals:H#hospitals hospitals:[] num_police_stations:H#police_stations police_stations:[]
        override_restart:B override_position:vec3 fade_in_after_death:B fade_in_after_arrest:B
        extra_hospital:extra_restart extra_police:extra_restart""",
    blip="""
        colour:I entity_handle:I position:vec3 counter:H gap_016:2s sphere_radius:f icon_size:H gap_01e:2s enex_plus_1:I
        sprite:b state:B kind:B gap_025:1s""",
    radar_blips="blips:[]",
    zone="info_label:8s text_key:8s x1:h y1:h z1:h x2:h y2:h z2:h info_index:H zone_type:B level:B",
    zone_info="gang_density:B*10 dealer_density:B colour:B*4 population:B races:B",
    zones="""
        current_level:I num_nav_zones:H#nav_zones num_zone_infos:H#zone_infos num_map_zones:H#map_zones nav_zones:[]
        zone_infos:[] map_zones:[] visited:B*100 revealed_count:I""",
    gang="ped_model_override:b gap_001:3s weapon_a:I weapon_b:I weapon_c:I",
    gangs="gangs:gang*10",
    car_generator="""
        index:H model:h colours:b*2 x:h y:h z:h angle:B alarm_chance:B lock_chance:B flags:B min_delay:H max_delay:H
        gap_013:2s next_gen_time:I vehicle_handle:h generate_count:H ipl_id:B is_used:B gap_01f:2s""",
    plate="generator_index:i plate_text:12s",
    car_generators="""
        num_generators:I#generators process_counter:B generate_even_if_close:B generators:[] plate_count:I
        plates:plate*15""",
    # blocks 15 to 18
    player_info="""
        info_size:I money:i car_density:H player_state:B gap_00b:1s road_density:f money_shown:i hours_not_eaten:B
        gap_015:3s collectables_picked_up:I collectables_total:I infinite_run:B fast_reload:B fireproof:B max_health:B
        max_armor:B free_busted_once:B free_wasted_once:B can_drive_by:B busted_audio_status:B gap_029:1s
        last_bust_message:H""",
    stats_end="""
        peds_killed:i*32 last_mission_passed:8s radio_listen_time:i*14 mission_attempts:i*100 stat_message_shown:B*128""",
    statistics="float_stats:f*82 int_stats:i*223 stats_end",
    definitive_statistics="float_stats:f*82 int_stats:i*224 stats_end statistics_end:I",
    spot="x:h y:h",
    set_piece="""
        last_generation_time:i x1:h y1:h x2:h y2:h spawn_1:spot spawn_2:spot target_1:spot target_2:spot piece_type:B
        gap_00d:3s""",
    set_pieces="used_count:I pieces:[]",
    streaming="slots:B[]",
    # blocks 19 to 27
    relation="respect:I like:I ignore:I dislike:I hate:I",
    ped_relationships="relations:relation*32",
    tags="num_tags:I#tags tags:B[]",
    ipl_flags="slot_count:I flags:B*255",
    changed_price="key:I price:I",
    shopping="num_modifiers:I#modifiers modifiers:[] num_items:I#items items:B[]",
    gang_wars="""
        war_size:I active:B gap_005:3s state:I time_started:I zone_info_index:i nav_zone_index:i player_start_pos:vec3
        gang_1:i gang_2:i ferocity:i last_time_in_area:I attack_state:I time_till_next_attack:f point_of_attack:vec3
        fight_timer:i radar_blip:i player_is_close:B gap_051:3s territory_share:f difficulty:f""",
    mobile_gang_wars="gang_wars can_start_on_mission:B training_mission:B gap_05e:2s zone_info_for_training:i",
    definitive_gang_wars="mobile_gang_wars specific_zone_count:I specific_zones:i*6",
    stunt_jump="""
        start_min:vec3 start_max:vec3 land_min:vec3 land_max:vec3 camera:vec3 reward:i done:B found:B gap_042:2s""",
    stunt_jumps="num_jumps:I#jumps jumps:[]",
    door="flags:H linked_index:h",
    entry_exit="entry_index:h door:door",
    entry_end="entry_index:h",
    entry_exits="num_stack:I#stack stack:H[] entries:[]",
    station="recent_tracks:b*20 recent_idents:i*8 recent_adverts:i*40 recent_dj:i*15",
    radio="""
        stations:station*14 stat_mirror:B*23 last_change_day:B last_change_hour:B expiry_hours:B pending_kind:B
        banter_index:B""",
    user_marker="in_use:B gap_001:3s position:vec3 red:I green:I blue:I",
    user_markers="markers:user_marker*5",
    # phones
    post_effects="effects_size:I effects:348s",
    brief="len_key:I#key key:s numbers:i*6",
    empty_brief="len_key:I#key key:s",
    definitive_brief="len_key:I#key key:s len_mission_text:I#mission_text mission_text:s numbers:i*6",
    text="len_content:I content:s",
    metadata="len_chunks:I#chunks chunks:s",
)

BLOCKS = [
    *("simple_variables", "scripts", "pools", "garages", "game_logic", "paths", "pickups", "phone_info"),
    *("restart_points", "radar_blips", "zones", "gangs", "car_generators", "ped_generators", "audio_script_objects"),
    *("player_info", "statistics", "set_pieces", "streaming", "ped_relationships", "tags", "ipl_flags", "shopping"),
    *("gang_wars", "stunt_jumps", "entry_exits", "radio", "user_markers"),
]
EMPTY = {"phone_info", "ped_generators", "audio_script_objects"}
SECTIONS = {
    "simple_variables": "SIMPLE_VARIABLES",
    "metadata": "METADATA",
    "scripts": "SCRIPTS",
    "pools": "POOLS",
    "garages": "GARAGES",
    "game_logic": "GAMELOGIC",
    "paths": "PATHS",
    "pickups": "PICKUPS",
    "restart_points": "RESTART",
    "radar_blips": "RADAR",
    "zones": "ZONES",
    "gangs": "GANGS",
    "car_generators": "CARGENERATORS",
    "player_info": "PLAYERINFO",
    "statistics": "STATS",
    "set_pieces": "SETPIECES",
    "streaming": "STREAMING",
    "ped_relationships": "PEDTYPE",
    "tags": "TAGS",
    "ipl_flags": "IPLS",
    "shopping": "SHOPPING",
    "gang_wars": "GANGWARS",
    "stunt_jumps": "STUNTJUMPS",
    "entry_exits": "ENTRYEXIT",
    "radio": "RADIO",
    "user_markers": "USER_3DMARKERS",
    "post_effects": "POSTEFFECTS",
    "briefs": "BRIEFS",
}
"""Names of the sections of the Definitive Edition, by those of the blocks."""


def tagged_layout(names: list[str]) -> str:
    """Blocks behind their letters; of the empty ones these are all."""
    parts = [
        f"{name}/tag:5s" if name in EMPTY else f"tag_{index:02}:5s {name}:{{}}" for index, name in enumerate(names)
    ]
    return " ".join(parts)


def _sections() -> str:
    parts = [f"tag_{index:02}:s {name}:{{}}" for index, name in enumerate(SECTIONS)]
    return " ".join(parts).replace("radar_blips:{}", "radar_blips:{} radar_end:2s").replace("briefs:{}", "briefs:[]")


LAYOUTS["pc"] = tagged_layout(BLOCKS) + " padding:s checksum:I"
LAYOUTS["android"] = tagged_layout([*BLOCKS, "post_effects"]) + " briefs:[] padding:s checksum:I trailing:s"
LAYOUTS["definitive"] = """
    magic:4s format_version:I hash:16s format_version_2:I time_saved:Q save_name:text format_version_3:I
    format_version_4:I """ + _sections()
