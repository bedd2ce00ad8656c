meta:
  id: gta_sa_save
  title: GTA San Andreas saves of the PC (GTASAsfN.b)
  application: Grand Theft Auto San Andreas
  file-extension: b
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: gta_sa_save
  -version: 1.0.0
doc: |
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
doc-ref:
  - https://github.com/gta-reversed/gta-reversed
  - https://github.com/gtasa-savegame-editor/libsavegame
  - https://gtamods.com/wiki/Saves_(GTA_SA)
to-string: 'f"save of GTA San Andreas for the PC"'
-evidence: [engine, measured]
-rules:
  SA_SAVE_BOOL_RANGE:
    any-of: [0, 1]
    severity: warning
    evidence: engine
    message: '{where}: {field} is {value}, neither 0 nor 1'
  SA_SAVE_CLOCK_RANGE:
    severity: warning
    evidence: engine
  SA_SAVE_COUNT_LIMITS:
    severity: error
    evidence: engine
  SA_SAVE_NESTED_SIZE:
    severity: error
    evidence: engine
  SA_SAVE_WANTED_CLEAR:
    eq: 0
    severity: info
    evidence: engine
  SA_SAVE_GARAGE_TYPE:
    any-of: [1, 2, 3, 4, 5, 11, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45]
    severity: warning
    evidence: engine
  SA_SAVE_WAR_IDLE:
    eq: 0
    severity: warning
    evidence: engine
seq:
  - id: tag_00
    contents: BLOCK
    doc: Begins block 0.
  - id: simple_variables
    type: simple_variables_block(false)
    doc: Version, name, clock, weather and camera.
  - id: tag_01
    contents: BLOCK
    doc: Begins block 1.
  - id: scripts
    type: scripts_block(false, false, false)
    doc: Variables and threads of the mission script.
  - id: tag_02
    contents: BLOCK
    doc: Begins block 2.
  - id: pools
    type: pools_block
    doc: The player, and objects that scripts made.
  - id: tag_03
    contents: BLOCK
    doc: Begins block 3.
  - id: garages
    type: garages_block
    doc: Garages and the cars in them.
  - id: tag_04
    contents: BLOCK
    doc: Begins block 4.
  - id: game_logic
    type: game_logic_block
    doc: What happens after death and arrest.
  - id: tag_05
    contents: BLOCK
    doc: Begins block 5.
  - id: paths
    type: paths_block
    doc: Areas in which scripts switched path nodes.
  - id: tag_06
    contents: BLOCK
    doc: Begins block 6.
  - id: pickups
    type: pickups_block
    doc: Pickups of the whole map.
  - id: phone_info
    type: empty_block
    doc: Block 7, a leftover of earlier games.
  - id: tag_08
    contents: BLOCK
    doc: Begins block 8.
  - id: restart_points
    type: restart_points_block
    doc: Hospitals and police stations.
  - id: tag_09
    contents: BLOCK
    doc: Begins block 9.
  - id: radar_blips
    type: radar_block(175)
    doc: Icons of radar and map.
  - id: tag_10
    contents: BLOCK
    doc: Begins block 10.
  - id: zones
    type: zones_block
    doc: Zones of the map, the gangs in them, and how much of the map is revealed.
  - id: tag_11
    contents: BLOCK
    doc: Begins block 11.
  - id: gangs
    type: gangs_block
    doc: Weapons of gangs.
  - id: tag_12
    contents: BLOCK
    doc: Begins block 12.
  - id: car_generators
    type: car_generators_block
    doc: Parked cars.
  - id: ped_generators
    type: empty_block
    doc: Block 13, without a use.
  - id: audio_script_objects
    type: empty_block
    doc: Block 14, without a use.
  - id: tag_15
    contents: BLOCK
    doc: Begins block 15.
  - id: player_info
    type: player_info_block
    doc: Money and abilities of the player.
  - id: tag_16
    contents: BLOCK
    doc: Begins block 16.
  - id: statistics
    type: statistics_block(false)
    doc: Statistics.
  - id: tag_17
    contents: BLOCK
    doc: Begins block 17.
  - id: set_pieces
    type: set_pieces_block
    doc: Places at which police appears.
  - id: tag_18
    contents: BLOCK
    doc: Begins block 18.
  - id: streaming
    type: streaming_block
    doc: What was loaded.
  - id: tag_19
    contents: BLOCK
    doc: Begins block 19.
  - id: ped_relationships
    type: ped_relationships_block
    doc: Whom people like and hate.
  - id: tag_20
    contents: BLOCK
    doc: Begins block 20.
  - id: tags
    type: tags_block
    doc: Gang tags that can be sprayed over.
  - id: tag_21
    contents: BLOCK
    doc: Begins block 21.
  - id: ipl_flags
    type: ipl_flags_block
    doc: Parts of the map that scripts load.
  - id: tag_22
    contents: BLOCK
    doc: Begins block 22.
  - id: shopping
    type: shopping_block
    doc: What was bought, and changed prices.
  - id: tag_23
    contents: BLOCK
    doc: Begins block 23.
  - id: gang_wars
    type: gang_wars_block(false, false)
    doc: Gang wars and territory.
  - id: tag_24
    contents: BLOCK
    doc: Begins block 24.
  - id: stunt_jumps
    type: stunt_jumps_block
    doc: Unique jumps.
  - id: tag_25
    contents: BLOCK
    doc: Begins block 25.
  - id: entry_exits
    type: entry_exits_block
    doc: Doors into interiors.
  - id: tag_26
    contents: BLOCK
    doc: Begins block 26.
  - id: radio
    type: radio_block
    doc: What the stations have played, and news for them.
  - id: tag_27
    contents: BLOCK
    doc: Begins block 27.
  - id: user_markers
    type: user_markers_block
    doc: Markers that scripts put into the world.
  - id: padding
    size: _io.size - _io.pos - 4
    doc: |
      Repeats what the game's work buffer of 51,200 bytes held: each byte that
      which stands 51,200 before it. The game accepts any bytes; two of the
      measured files have zeros from a tool.
    -echo:
      distance: 51200
      size: 202752
      code: SA_SAVE_PADDING_RULE
      severity: info
      evidence: engine
      unmodified: {exceptions: 3}
      message: the padding is not what the game would have written
  - id: checksum
    type: u4
    doc: Sum of all bytes before it.
    -checksum:
      algorithm: sum32
      from: 0
      until: checksum
      code: SA_SAVE_CHECKSUM
      severity: error
      evidence: engine
      message: 'the checksum is {value}, but the bytes before it add up to {expected}'
types:
  empty_block:
    doc: A block without content.
    seq:
      - id: tag
        contents: BLOCK
        doc: All that there is of it.
  vec3:
    doc: A point or direction in the world.
    seq:
      - id: x
        type: f4
        doc: Towards the east.
        -unit: m
      - id: y
        type: f4
        doc: Towards the north.
        -unit: m
      - id: z
        type: f4
        doc: Up.
        -unit: m
  vec2:
    doc: A direction on the ground.
    seq:
      - id: x
        type: f4
        doc: Towards the east.
        -unit: none
      - id: y
        type: f4
        doc: Towards the north.
        -unit: none
  simple_variables_block:
    doc: Block 0, 312 bytes on the PC and 428 on Android.
    params:
      - id: is_mobile
        type: bool
        doc: |
          Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.
    seq:
      - id: version_id
        type: u4
        doc: |
          CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
          that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
          (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
          0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
          0xF2E813F3 Definitive Edition. It does not tell which script the game
          ran.
        -unit: none
      - id: save_name
        size: len_save_name
        doc: |
          Name in the menu. On the PC letters of the game's font, most of them
          as in ASCII; on phones the key of the last mission's text, in UTF-16.
          Ends with a zero among the first 24 letters; the game makes it anew at
          every save.
      - id: mission_pack_game
        type: u1
        doc: Whether a mission pack is played; 0 in all measured files.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_069
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: current_level
        type: s4
        doc: Town, by its number. 0 in most files; not tied to that of the zones.
      - id: camera_pos
        type: vec3
        doc: Where the camera was; within 10.1 m of the player.
      - id: ms_per_game_minute
        type: u4
        doc: How long a minute of the game is; 1000.
        -unit: ms
      - id: last_clock_tick
        type: u4
        doc: |
          When the clock last went on; equals `global_timer` in a file of the
          PC.
        -unit: ms
      - id: game_month
        type: u1
        doc: Month, 1 to 12.
        -unit: none
        -expect:
          min: 1
          max: 12
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the month {value}'
      - id: game_day
        type: u1
        doc: Day of the month, 1 to 31.
        -unit: d
        -expect:
          min: 1
          max: 31
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the day {value}'
      - id: game_hour
        type: u1
        doc: Hour, 0 to 23.
        -unit: h
        -expect:
          max: 23
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the hour {value}'
      - id: game_minute
        type: u1
        doc: Minute, 0 to 59.
        -unit: min
        -expect:
          max: 59
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the minute {value}'
      - id: game_weekday
        type: u1
        doc: Day of the week, 1 to 7.
        -unit: none
        -expect:
          min: 1
          max: 7
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the weekday {value}'
      - id: stored_month
        type: u1
        doc: Month of the clock that opcode 0253 put aside.
        -unit: none
      - id: stored_day
        type: u1
        doc: Day of the clock that was put aside.
        -unit: d
      - id: stored_hour
        type: u1
        doc: Hour of the clock that was put aside.
        -unit: h
      - id: stored_minute
        type: u1
        doc: Minute of the clock that was put aside.
        -unit: min
      - id: clock_has_been_stored
        type: u1
        doc: Whether a clock was put aside.
        -expect: SA_SAVE_BOOL_RANGE
      - id: pad_mode
        type: s2
        doc: Layout of the controller; 0.
        -unit: none
      - id: has_cheated
        type: u1
        doc: Whether the player has cheated; in agreement with statistic 137.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_091
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: global_timer
        type: u4
        doc: Time played, which all other times refer to; 253,805 to 285,665,273.
        -unit: ms
        -expect:
          max: 4140000000
          code: SA_SAVE_TIMER_LIMIT
          severity: warning
          evidence: engine
          message: 'the game''s clock stands at {value} ms, which the game sets back to 1'
      - id: time_scale
        type: f4
        doc: Speed of the game, 1.0.
        -unit: none
      - id: time_step
        type: f4
        doc: Length of the last step; 0.00001 on the PC.
        -unit: unknown
      - id: time_step_non_clipped
        type: f4
        doc: The same without limits; 0.
        -unit: unknown
      - id: frame_counter
        type: u4
        doc: Frames drawn, 7,289 to 12,250,323.
        -unit: none
      - id: old_weather
        type: s2
        doc: Weather that goes.
      - id: new_weather
        type: s2
        doc: Weather that comes.
      - id: forced_weather
        type: s2
        doc: Weather that a script holds; -1 for none.
      - id: gap_0ae
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: weather_interpolation
        type: f4
        doc: How far the change of weather has come, 0 to 1.
        -unit: none
      - id: weather_type_in_list
        type: u4
        doc: Place in the list of weathers, 0 to 63.
        -unit: none
      - id: rain
        type: f4
        doc: How hard it rains, 0 to 1.
        -unit: none
      - id: car_zoom
        type: u4
        doc: Camera of vehicles (opcode 09AD), 1 to 3.
        -unit: none
      - id: ped_zoom
        type: u4
        doc: Camera on foot, 1 to 3.
        -unit: none
      - id: interior
        type: s4
        doc: Area code, 0 to 18; 0 is outside. The player carries the same.
        -unit: none
      - id: invert_look
        type: u1
        doc: Whether looking up and down is swapped.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0c9
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: extra_colour
        type: s4
        doc: Tint of an interior, 0 to 11.
        -unit: none
      - id: extra_colour_on
        type: u1
        doc: |
          Whether the tint is on: exactly when `extra_colour_interpolation` is
          1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0d1
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: extra_colour_interpolation
        type: f4
        doc: Strength of the tint, 0 or 1.
        -unit: none
      - id: extra_colour_weather
        type: s4
        doc: 'Weather of the tint: 0, 21 or 22.'
      - id: water_configuration
        type: u4
        doc: Water of the map; 0.
        -unit: none
      - id: la_riots
        type: u1
        doc: Whether Los Santos riots (opcode 06C8)
        -expect: SA_SAVE_BOOL_RANGE
      - id: la_riots_no_police_cars
        type: u1
        doc: Whether the riots have no police cars.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0e2
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: max_wanted_level
        type: u4
        doc: Most stars that police gives (opcode 01F0), 0 to 6.
        -unit: none
      - id: max_chaos
        type: u4
        doc: |
          The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
          stars.
        -unit: none
      - id: french_game
        type: u1
        doc: Censored for France; which of the two bytes it is was disputed.
        -evidence: [engine, unknown]
        -expect: SA_SAVE_BOOL_RANGE
      - id: german_game
        type: u1
        doc: Censored for Germany (opcode 040C), independent of the language.
        -evidence: [engine, unknown]
        -expect: SA_SAVE_BOOL_RANGE
      - id: nasty_game
        type: u1
        doc: Whether blood is shown and victims drop money; follows the language.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0ef
        size: 45
        doc: Old memory; no meaning.
        -evidence: measured
      - id: cinematic_camera_help_left
        type: u1
        doc: |
          How often the help for the cinematic camera is still shown; 2 at the
          start.
        -unit: none
      - id: motion_blur
        type: u1
        if: is_mobile_game
        doc: Whether motion blur is on; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: volumes
        type: u1
        repeat: expr
        repeat-expr: 2
        if: is_mobile_game
        doc: Probably the volume of sound and music; 64.
        -evidence: inferred
        -unit: none
      - id: unknown_388
        type: u1
        if: is_mobile_game
        doc: Unknown; 1 in all measured files.
        -evidence: unknown
      - id: menu_radio
        type: u1
        if: is_mobile_game
        doc: Probably the station of the menu, 1 to 12.
        -evidence: inferred
        -unit: none
      - id: unknown_390
        type: u1
        repeat: expr
        repeat-expr: 3
        if: is_mobile_game
        doc: Unknown; 1, then 0, 2 or 4, then 0.
        -evidence: unknown
      - id: gap_189
        size: 11
        if: is_mobile_game
        doc: Old memory; no meaning.
        -evidence: measured
      - id: unknown_404
        type: u1
        if: is_mobile_game
        doc: Unknown; 1 in all measured files.
        -evidence: unknown
      - id: gap_195
        size: 7
        if: is_mobile_game
        doc: Old memory; no meaning.
        -evidence: measured
      - id: unknown_412
        type: u1
        repeat: expr
        repeat-expr: 3
        if: is_mobile_game
        doc: Unknown; 1 in all measured files.
        -evidence: unknown
      - id: gap_19f
        size: 1
        if: is_mobile_game
        doc: Old memory; no meaning.
        -evidence: measured
      - id: gap_11d
        size: 1
        if: is_pc
        doc: Old memory; no meaning.
        -evidence: measured
      - id: system_time
        type: u2
        repeat: expr
        repeat-expr: 8
        if: is_pc
        doc: |
          Clock of the computer: year, month, weekday from Sunday on, day, hour,
          minute, second, millisecond.
        -unit: none
        -index:
          enum: system_time_part
      - id: gap_12e
        size: 2
        if: is_pc
        doc: Old memory; no meaning.
        -evidence: measured
      - id: target_blip
        type: u4
        doc: |
          Waypoint of the player as a handle: slot of the blip + 65,536 times
          its counter; 0 for none.
        -unit: none
      - id: steal_vehicle_help_shown
        type: u1
        doc: Whether the help for stealing vehicles was shown.
        -expect: SA_SAVE_BOOL_RANGE
      - id: taxis_have_nitro
        type: u1
        doc: Whether taxis have nitro (opcode 0572)
        -expect: SA_SAVE_BOOL_RANGE
      - id: prostitutes_pay_you
        type: u1
        doc: Whether prostitutes pay the player (opcode 0A3D)
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_137
        size: 1
        doc: Nothing; 0 on the PC.
        -evidence: measured
      - id: unknown_424
        type: u4
        if: is_mobile_game
        doc: Unknown; 0.
        -evidence: unknown
    instances:
      current_level_name:
        value: current_level
        enum: town
      old_weather_name:
        value: old_weather
        enum: weather
      new_weather_name:
        value: new_weather
        enum: weather
      forced_weather_name:
        value: forced_weather
        enum: weather
      len_save_name:
        value: 'is_mobile ? 200 : 100'
        doc: Bytes of `save_name`.
      is_pc:
        value: not is_mobile
        doc: Whether the settings of the PC follow.
      is_mobile_game:
        value: is_mobile
        doc: Whether the settings of phones follow.
      extra_colour_weather_name:
        value: extra_colour_weather
        enum: weather
  scripts_block:
    doc: |
      Block 1. What a script is, how far it has run, and what it left in the
      world.
    params:
      - id: is_mobile
        type: bool
        doc: Whether a phone or the Definitive Edition wrote the save.
      - id: has_mission_index
        type: bool
        doc: Whether the script of a mission begins with the number of the mission.
      - id: is_mission_save
        type: bool
        doc: Whether the game was saved during a mission.
    seq:
      - id: len_globals
        -orig-id: globals_size
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: |
          Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
          Android, 49,492 in the Definitive Edition.
        -unit: bytes
      - id: globals
        -orig-id: global_space
        type: u4
        repeat: expr
        repeat-expr: len_globals / 4
        doc: |
          Variables of all scripts, four bytes each, with integers, floats or
          parts of texts: variable 801 is number 801. The first eight bytes are
          none: they are the jump with which the script begins, bytes 02 00 01,
          then `len_globals` in four bytes.
        -unit: none
      - id: script_brains
        type: script_brain
        repeat: expr
        repeat-expr: 70
        doc: Scripts that start near people and objects.
      - id: on_mission_flag_offset
        type: s4
        doc: |
          Where the variables hold whether a mission runs, as a multiple of 4:
          1636 on the PC (opcode 0180)
        -unit: bytes
      - id: last_mission_passed_time
        type: u4
        doc: |
          When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
          for never.
        -unit: ms
      - id: building_swaps
        type: building_swap
        repeat: expr
        repeat-expr: 25
        doc: |
          Buildings of which another model is shown (opcode 03B6); used ones
          come first.
      - id: invisible_objects
        type: invisible_object
        repeat: expr
        repeat-expr: 20
        doc: What scripts hid (opcode 0363)
      - id: blocked_vehicle_models
        type: s4
        repeat: expr
        repeat-expr: 20
        doc: Vehicles that do not appear; -1 for none.
        -unit: none
      - id: lod_pairs
        type: lod_pair
        repeat: expr
        repeat-expr: 10
        doc: Objects with a distant model of their own (opcode 0827)
      - id: attached_anim_groups
        type: anim_group
        repeat: expr
        repeat-expr: 8
        doc: Animations that belong to models (opcodes 0884, 08E8)
      - id: using_multi_script_file
        type: u1
        doc: Whether missions stand in the main script's file; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: met_debbie_harry
        type: u1
        doc: Unused; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: main_script_size
        type: u4
        doc: |
          Bytes of the main script, which tell its version: 194,146 is v1,
          194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
        -unit: bytes
      - id: largest_mission_size
        type: u4
        doc: Bytes of the largest mission; 68,439 in v1 and v2.
        -unit: bytes
      - id: mission_count
        type: u2
        doc: Missions of the script; 135 in v1 and v2.
        -unit: none
      - id: exclusive_mission_count
        type: u2
        doc: Missions that run alone; 0.
        -unit: none
      - id: largest_mission_locals
        type: u4
        doc: Variables of the mission with most of them; 964 in v1 and v2.
        -unit: none
      - id: num_threads
        -orig-id: thread_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 262).as<u4>
        doc: Threads that follow, 96 at most.
        -expect:
          max: 96
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} threads; the game has room for 96'
      - id: save_kind
        type: u4
        if: is_mobile_game
        doc: |
          Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
          how the game was saved.
        -evidence: unknown
      - id: threads
        type: script_thread(is_mobile, has_mission_index)
        repeat: expr
        repeat-expr: num_threads
        doc: Running scripts, `main` first.
      - id: num_resources
        type: u2
        if: is_mobile_game
        doc: Models that follow.
        -evidence: inferred
      - id: resources
        type: script_resource
        repeat: expr
        repeat-expr: num_resources
        if: is_mobile_game
        doc: Models that threads have loaded.
        -evidence: inferred
      - id: unknown_end
        type: u4
        if: is_mobile_game
        doc: Unknown; 0.
        -evidence: unknown
      - id: mission_name
        size: 8
        if: is_during_mission
        doc: Mission that runs, such as `SYN2`; empty in the Definitive Edition.
        -evidence: inferred
      - id: mission_end
        type: u4
        if: is_during_mission
        doc: Unknown; 1.
        -evidence: unknown
    instances:
      is_mobile_game:
        value: is_mobile
        doc: Whether parts of phones and of the Definitive Edition are there.
      is_during_mission:
        value: is_mission_save
        doc: Whether the mission that runs is named.
  script_resource:
    doc: A model that a thread has loaded.
    -evidence: inferred
    seq:
      - id: index
        type: u2
        doc: Number of the entry.
        -unit: none
      - id: owner_slot
        type: u2
        doc: Place of the thread.
        -unit: none
      - id: model
        type: u4
        doc: Model.
        -unit: none
      - id: resource_kind
        -orig-id: kind
        type: u2
        doc: 1 or 2.
        -unit: none
      - id: special
        type: special_model
        if: is_special
        doc: Name of the model, where it is one that scripts choose.
    instances:
      is_special:
        value: model.as<s8> >= 290.as<s8> and model.as<s8> <= 299.as<s8>
        doc: Whether the model has a name.
  special_model:
    doc: Name of a model that scripts choose.
    -evidence: inferred
    seq:
      - id: len_model_name
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of the name.
        -unit: bytes
      - id: model_name
        size: len_model_name
        doc: Name with a zero behind it, such as `ryder2`.
  script_brain:
    doc: |
      A script that starts when the player is near a person or an object
      (opcodes 0928, 0929).
    seq:
      - id: script_index
        type: s2
        doc: Number of the script that is loaded; -1 in a free place.
        -unit: none
      - id: brain_type
        -orig-id: type
        type: s1
        doc: What starts it; 0, 1, 3 and 5 in use.
      - id: group
        type: s1
        doc: Group of people that it belongs to; -1 or 1.
        -unit: none
      - id: is_active
        type: u1
        doc: Whether it may start.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_005
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: radius
        type: f4
        doc: How near; 5 unless set, 4 to 150.
        -unit: m
      - id: target
        size: 8
        doc: |
          To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
          two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
          filled with zeros.
    instances:
      brain_type_name:
        value: brain_type
        enum: brain_kind
  building_swap:
    doc: A building with another model.
    seq:
      - id: swap_type
        -orig-id: type
        type: u4
        doc: What has another model; 0 in a free place.
      - id: pool_index_plus_1
        type: u4
        doc: Building + 1; 0 in a free place.
        -unit: none
      - id: new_model
        type: s4
        doc: Model that is shown; -1 in a free place.
        -unit: none
      - id: old_model
        type: s4
        doc: Model of the map; -1 in a free place.
        -unit: none
    instances:
      swap_type_name:
        value: swap_type
        enum: swapped_thing
  invisible_object:
    doc: Something that is not shown.
    seq:
      - id: object_kind
        -orig-id: type
        type: u4
        doc: What is not shown; 0 in a free place, only 0 and 2 occur.
      - id: pool_index_plus_1
        type: u4
        doc: Which one, + 1.
        -unit: none
    instances:
      object_kind_name:
        value: object_kind
        enum: hidden_thing
  lod_pair:
    doc: An object with its distant model.
    seq:
      - id: object
        type: s4
        doc: Handle of the object; -1 in a free place.
        -unit: none
      - id: lod_object
        type: s4
        doc: Handle of the distant one; -1 in a free place.
        -unit: none
  anim_group:
    doc: Animations for a model.
    seq:
      - id: model
        type: s4
        doc: Model of a person; -1 in a free place.
        -unit: none
      - id: ifp_name
        size: 16
        doc: File of animations, such as `DEALER`, ended by a zero.
  script_thread:
    doc: |
      A running script: 262 bytes on the PC, 298 elsewhere and more while a
      mission runs.
    to-string: 'f"thread {slot}"'
    params:
      - id: is_mobile
        type: bool
        doc: Whether a phone or the Definitive Edition wrote the save.
      - id: has_mission_index
        type: bool
        doc: Whether a mission part begins with a number.
    seq:
      - id: slot
        type: u2
        doc: |
          Place among the 96 threads, 16 to 95 on the PC, each once. On phones
          bit 15 marks a mission.
        -unit: none
      - id: streamed_script_index
        type: s4
        if: is_mobile_game
        doc: Number of the script that is loaded; -1.
        -evidence: measured
        -unit: none
      - id: mission_part
        type: loaded_mission(has_mission_index)
        if: is_mission_slot
        doc: The mission that runs.
        -evidence: inferred
      - id: next_ptr
        type: u4
        doc: Old address; not read.
        -unit: none
      - id: prev_ptr
        type: u4
        doc: Old address; not read.
        -unit: none
      - id: thread_name
        -orig-id: name
        size: 8
        doc: Name in small letters, once per file, ended by a zero.
      - id: base_ip
        type: u4
        doc: Where a mission's script begins; 0.
        -unit: none
      - id: ip_abs
        type: u4
        doc: |
          Address of the next instruction, `ip_rel` plus the same for all
          threads of the file; not read.
        -unit: none
      - id: stack_abs
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: Return addresses in the same way; entries above the depth are old.
        -unit: none
      - id: stack_depth
        type: u2
        doc: Return addresses in use; 0, or 1 in `psave1`.
        -unit: none
      - id: gap_040
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: locals
        type: u4
        repeat: expr
        repeat-expr: num_locals
        doc: 'Variables of the thread: 32, on phones 40.'
        -unit: none
      - id: timer_a
        type: s4
        doc: First timer.
        -unit: ms
      - id: timer_b
        type: s4
        doc: Second timer.
        -unit: ms
      - id: is_active
        type: u1
        doc: Whether it runs; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: condition_result
        type: u1
        doc: Outcome of the last condition.
        -expect: SA_SAVE_BOOL_RANGE
      - id: uses_mission_cleanup
        type: u1
        doc: Whether it cleans up like a mission; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: is_external
        type: u1
        doc: Whether it came from outside the main script; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: overrides_text_box
        type: u1
        doc: Whether it may replace a help text; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: external_type
        type: s1
        doc: What started it from outside; -1.
        -unit: none
      - id: gap_0cc
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: wake_time
        type: s4
        doc: When it goes on.
        -unit: ms
      - id: and_or_state
        type: u2
        doc: |
          0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
          several.
        -unit: none
      - id: not_flag
        type: u1
        doc: Whether the condition is turned round.
        -expect: SA_SAVE_BOOL_RANGE
      - id: wasted_busted_check
        type: u1
        doc: Whether it ends when the player dies or is arrested.
        -expect: SA_SAVE_BOOL_RANGE
      - id: wasted_or_busted
        type: u1
        doc: Whether that has happened; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0d7
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: scene_skip_ip
        type: s4
        doc: Where a skipped scene goes on (opcode 0707); 0.
        -unit: none
      - id: is_mission
        type: u1
        doc: Whether it is a mission; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0df
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: ip_rel
        type: u4
        doc: |
          The next instruction, counted from the start of the script space:
          `len_globals` to `main_script_size` - 1.
        -unit: bytes
      - id: stack_rel
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: Return addresses counted in the same way; 0 where none stands.
        -unit: bytes
    instances:
      num_locals:
        value: 'is_mobile ? 40 : 32'
        doc: Variables of the thread.
      is_mobile_game:
        value: is_mobile
        doc: Whether it is a thread of phones and of the Definitive Edition.
      is_mission_slot:
        value: is_mobile and slot >= 0x8000
        doc: Whether the mission that runs is stored with the thread.
  loaded_mission:
    doc: A mission that runs.
    -evidence: inferred
    params:
      - id: has_index
        type: bool
        doc: Whether the number of the mission comes first.
    seq:
      - id: mission_index
        type: u4
        if: is_numbered
        doc: Number of the mission.
        -unit: none
      - id: code
        size: 69000
        doc: Script of the mission.
      - id: mission_locals
        type: u4
        repeat: expr
        repeat-expr: 1024
        doc: Variables of the mission.
        -unit: none
    instances:
      is_numbered:
        value: has_index
        doc: Whether the number is there.
  pools_block:
    doc: Block 2. The player with all he carries, and objects.
    seq:
      - id: num_players
        -orig-id: player_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 548).as<u4>
        doc: Players that follow; 1.
        -expect:
          eq: 1
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} players instead of one'
      - id: players
        type: player
        repeat: expr
        repeat-expr: num_players
        doc: The player.
      - id: num_objects
        -orig-id: object_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 60).as<u4>
        doc: Objects that follow; 28 to 81.
        -expect:
          max: 350
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} objects; the game has room for 350'
      - id: objects
        type: script_object
        repeat: expr
        repeat-expr: num_objects
        doc: Objects that scripts made.
  player:
    doc: The player.
    seq:
      - id: handle
        type: u4
        doc: Place among people * 256 + counter.
        -unit: none
      - id: model
        type: s4
        doc: Model; 0.
        -unit: none
      - id: ped_type
        type: s4
        doc: Kind of person; 0.
      - id: ped_size
        type: u4
        doc: 'Bytes up to `player_size`: 396.'
        -unit: bytes
        -expect:
          eq: 396
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes of a person instead of 396'
      - id: position
        type: vec3
        doc: Where he stands.
      - id: health
        type: f4
        doc: The lower of 200 and `player_info.max_health` after a save.
        -unit: none
      - id: armor
        type: f4
        doc: 0 to 150.
        -unit: none
      - id: weapons
        type: weapon
        repeat: expr
        repeat-expr: 13
        doc: What he carries, one weapon of each kind.
        -index:
          enum: weapon_slot
      - id: created_by
        type: u1
        doc: What made the player; 2 in every file.
      - id: active_weapon_slot
        type: u1
        doc: Kind of weapon in the hand.
      - id: area
        type: u1
        doc: Area code, the low byte of `simple_variables.interior`.
        -unit: none
      - id: gap_027
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: exit_index
        type: s4
        doc: |
          Door by which he leaves: the top of `entry_exits.stack`, or -1
          outside.
        -unit: none
      - id: fighting_style
        type: u1
        doc: How he fights.
      - id: allowed_attack_moves
        type: u1
        doc: Moves that he may use, a bit for each; 15.
        -unit: none
      - id: gap_02e
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: player_size
        type: u4
        doc: 'Bytes of the rest: 132.'
        -unit: bytes
        -expect:
          eq: 132
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes of a player instead of 132'
      - id: chaos_level
        type: u4
        doc: Chaos that the player has made; 0, because saving clears it.
        -expect:
          code: SA_SAVE_WANTED_CLEAR
          message: '{where} is wanted: chaos {value}; the game clears it when saving'
      - id: wanted_level
        type: u1
        doc: Stars; 0, because saving clears them.
        -expect:
          code: SA_SAVE_WANTED_CLEAR
          message: '{where} has {value} stars; the game clears them when saving'
      - id: gap_039
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: model_keys
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the model's
          name in capitals; 0 for none.
        -unit: none
        -index:
          enum: clothes_model
      - id: texture_keys
        type: u4
        repeat: expr
        repeat-expr: 18
        doc: Their textures in the same way.
        -unit: none
        -index:
          enum: clothes_texture
      - id: fat
        type: f4
        doc: Copy of statistic 21.
        -unit: none
      - id: muscle
        type: f4
        doc: Copy of statistic 23.
        -unit: none
      - id: chosen_weapon_slot
        type: u1
        doc: The same as `active_weapon_slot`.
      - id: gap_0b5
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
    instances:
      ped_type_name:
        value: ped_type
        enum: ped_kind
      active_weapon_slot_name:
        value: active_weapon_slot
        enum: weapon_slot
      fighting_style_name:
        value: fighting_style
        enum: fighting
      chosen_weapon_slot_name:
        value: chosen_weapon_slot
        enum: weapon_slot
      created_by_name:
        value: created_by
        enum: creator
  weapon:
    doc: A weapon; all zero in an empty slot.
    to-string: 'f"weapon {weapon_type}: {total_ammo}"'
    seq:
      - id: weapon_type
        -orig-id: type
        type: u4
        doc: Weapon; its slot decides which may stand here.
      - id: state
        type: u4
        doc: What it is doing.
      - id: clip
        type: u4
        doc: Shots until it is loaded again.
        -unit: none
      - id: total_ammo
        type: u4
        doc: Shots in all, above 25,000 without end.
        -unit: none
      - id: next_shot_time
        type: u4
        doc: When it can shoot again.
        -unit: ms
      - id: first_person_selected
        type: u1
        doc: Whether it was chosen for the view through it; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: dont_place_in_hand
        type: u1
        doc: Whether it is hidden; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_016
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: fx_ptr
        type: u4
        doc: Old address; 0.
        -unit: none
    instances:
      weapon_type_name:
        value: weapon_type
        enum: weapon_kind
      state_name:
        value: state
        enum: weapon_state
  direction:
    doc: A direction in three bytes.
    seq:
      - id: x
        type: s1
        doc: East, 127 for 1.
        -unit: none
        -scale: 0.007874015748031496
      - id: y
        type: s1
        doc: North, 127 for 1.
        -unit: none
        -scale: 0.007874015748031496
      - id: z
        type: s1
        doc: Up, 127 for 1.
        -unit: none
        -scale: 0.007874015748031496
  script_object:
    doc: An object that a script made.
    seq:
      - id: handle
        type: u4
        doc: Place among objects * 256 + counter; the place is below 350.
        -unit: none
      - id: model
        type: s4
        doc: Model, 988 to 16,330.
        -unit: none
      - id: object_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 48.'
        -unit: bytes
        -expect:
          eq: 48
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes instead of 48'
      - id: position
        type: vec3
        doc: Where it stands.
      - id: right
        type: direction
        doc: Its right side.
      - id: forward
        type: direction
        doc: Its front; its top is the product of the two.
      - id: gap_018
        size: 6
        doc: Old memory; no meaning.
        -evidence: measured
      - id: bonus_value
        type: u1
        doc: Nothing known; 0.
        -unit: none
      - id: gap_01f
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: cost_value
        type: u2
        doc: Nothing known; 0.
        -unit: none
      - id: removal_time
        type: s4
        doc: When it goes; 0.
        -unit: ms
      - id: entity_flags
        type: entity_bits
        doc: What the engine knows about it.
      - id: unused
        type: s1
        doc: Nothing; 0.
        -unit: none
      - id: gap_027
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: object_flags
        type: object_bits
        doc: What the game knows about it.
      - id: object_type
        type: u1
        doc: What made the object; 2 in every file.
      - id: collision_damage_effect
        type: u1
        doc: 0 or 200.
        -unit: none
      - id: special_collision_response
        type: u1
        doc: 0 or 200.
        -unit: none
      - id: physical_flags
        type: physical_bits
        doc: What does not hurt it.
    instances:
      object_type_name:
        value: object_type
        enum: object_origin
  entity_bits:
    doc: Bits of things in the world.
    -evidence: engine
    seq:
      - id: uses_collision
        type: b1
        doc: Uses collision.
      - id: collision_processed
        type: b1
        doc: Collision processed.
      - id: static_flag
        type: b1
        doc: Static flag.
      - id: has_contacted
        type: b1
        doc: Has contacted.
      - id: stuck
        type: b1
        doc: Stuck.
      - id: safe_position
        type: b1
        doc: Safe position.
      - id: postponed
        type: b1
        doc: Postponed.
      - id: visible
        type: b1
        doc: Visible.
      - id: big_building
        type: b1
        doc: Big building.
      - id: render_damaged
        type: b1
        doc: Render damaged.
      - id: streaming_dont_delete
        type: b1
        doc: Streaming dont delete.
      - id: remove_from_world
        type: b1
        doc: Remove from world.
      - id: hit_wall
        type: b1
        doc: Hit wall.
      - id: being_rendered
        type: b1
        doc: Being rendered.
      - id: draw_last
        type: b1
        doc: Draw last.
      - id: distance_fade
        type: b1
        doc: Distance fade.
      - id: no_shadows_on
        type: b1
        doc: No shadows on.
      - id: offscreen
        type: b1
        doc: Offscreen.
      - id: static_waiting_collision
        type: b1
        doc: Static waiting collision.
      - id: dont_stream
        type: b1
        doc: Dont stream.
      - id: underwater_flag
        type: b1
        doc: Under water.
      - id: prerender_effects
        type: b1
        doc: Prerender effects.
      - id: temp_building
        type: b1
        doc: Temp building.
      - id: no_hierarchy_update
        type: b1
        doc: No hierarchy update.
      - id: roadsign_text
        type: b1
        doc: Roadsign text.
      - id: super_low_lod
        type: b1
        doc: Super low lod.
      - id: procedural
        type: b1
        doc: Procedural.
      - id: backface_culled
        type: b1
        doc: Backface culled.
      - id: light_object
        type: b1
        doc: Light object.
      - id: unimportant_stream
        type: b1
        doc: Unimportant stream.
      - id: tunnel
        type: b1
        doc: Tunnel.
      - id: tunnel_transition
        type: b1
        doc: Tunnel transition.
  object_bits:
    doc: Bits of objects.
    -evidence: engine
    seq:
      - id: pickup
        type: b1
        doc: Pickup.
      - id: property_for_sale
        type: b1
        doc: Property for sale.
      - id: shop_out_of_stock
        type: b1
        doc: Shop out of stock.
      - id: broken_glass
        type: b1
        doc: Broken glass.
      - id: glass_gone
        type: b1
        doc: Glass gone.
      - id: exploded
        type: b1
        doc: Exploded.
      - id: changes_vehicle_colour
        type: b1
        doc: Changes vehicle colour.
      - id: lamp_post
        type: b1
        doc: Lamp post.
      - id: targetable
        type: b1
        doc: Targetable.
      - id: broken
        type: b1
        doc: Broken.
      - id: train_crossing
        type: b1
        doc: Train crossing.
      - id: photographed
        type: b1
        doc: Photographed.
      - id: liftable
        type: b1
        doc: Liftable.
      - id: door_moving
        type: b1
        doc: Door moving.
      - id: door_open
        type: b1
        doc: Door open.
      - id: no_model
        type: b1
        doc: No model.
      - id: scaled
        type: b1
        doc: Scaled.
      - id: magnet
        type: b1
        doc: Magnet.
      - id: damaged
        type: b1
        doc: Damaged.
      - id: unknown_19
        type: b1
        doc: Unknown.
        -evidence: unknown
      - id: unknown_20
        type: b1
        doc: Unknown.
        -evidence: unknown
      - id: unknown_21
        type: b1
        doc: Unknown.
        -evidence: unknown
      - id: fading_in
        type: b1
        doc: Fading in.
      - id: col_brightness
        type: b1
        doc: Col brightness.
      - id: disabled_attractors
        type: b1
        doc: Disabled attractors.
      - id: do_not_render
        type: b1
        doc: Do not render.
      - id: fading_in_2
        type: b1
        doc: Fading in 2.
      - id: unknown_27
        type: b5
        doc: Unknown.
        -evidence: unknown
  physical_bits:
    doc: What has no effect on an object.
    -evidence: engine
    seq:
      - id: no_collision_force
        type: b1
        doc: No collision force.
      - id: no_speed
        type: b1
        doc: No speed.
      - id: bullet_proof
        type: b1
        doc: Bullet proof.
      - id: fire_proof
        type: b1
        doc: Fire proof.
      - id: collision_proof
        type: b1
        doc: Collision proof.
      - id: melee_proof
        type: b1
        doc: Melee proof.
      - id: explosion_proof
        type: b1
        doc: Explosion proof.
      - id: unknown_7
        type: b1
        doc: Unknown.
        -evidence: unknown
  garages_block:
    doc: |
      Block 3. Garages, shops that work on cars, and the cars that the player
      keeps.
    seq:
      - id: num_garages
        -orig-id: garage_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 80).as<u4>
        doc: Garages that follow the cars; 50.
        -expect:
          max: 50
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} garages; the game has room for 50'
      - id: free_bombs
        type: u1
        doc: Whether bombs cost nothing; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: free_resprays
        type: u1
        doc: Whether paint costs nothing (opcode 0335)
        -expect: SA_SAVE_BOOL_RANGE
      - id: no_resprays
        type: u1
        doc: Whether paint shops are closed (opcode 0A14)
        -expect: SA_SAVE_BOOL_RANGE
      - id: cars_collected
        type: s4
        doc: Leftover of earlier games.
        -unit: none
      - id: bank_vans_collected
        type: s4
        doc: Leftover of earlier games.
        -unit: none
      - id: police_cars_collected
        type: s4
        doc: Leftover of earlier games.
        -unit: none
      - id: car_types_collected
        type: s4
        repeat: expr
        repeat-expr: 4
        doc: Leftover of earlier games.
        -unit: none
      - id: last_help_time
        type: s4
        doc: When the last help about garages was shown.
        -unit: ms
      - id: cars
        type: stored_car
        repeat: expr
        repeat-expr: 80
        doc: |
          Cars in the garages that keep them, as slot * 20 + row: the first
          slots of all 20 rows, then the second ones.
      - id: garages
        type: garage
        repeat: expr
        repeat-expr: num_garages
        doc: Garages.
  stored_car:
    doc: |
      A car that is kept; the place is free where the model is 0, and holds old
      bytes then.
    to-string: 'f"model {model}"'
    seq:
      - id: position
        type: vec3
        doc: Where it stands.
      - id: handling_flags
        type: handling_bits
        doc: Handling of the model, and tuning.
        -evidence: engine
      - id: car_flags
        type: car_bits
        doc: What does not hurt it, and what is built in.
        -evidence: [measured, community]
      - id: gap_00c
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: model
        type: u2
        doc: Model, 400 to 611; 0 where the place is free.
        -unit: none
      - id: mods
        type: s2
        repeat: expr
        repeat-expr: 15
        doc: Tuning parts, 1000 to 1193; -1 for none.
        -unit: none
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Colours by their number in the palette.
        -unit: none
      - id: radio
        type: u1
        doc: Station that is on.
      - id: components
        type: u1
        repeat: expr
        repeat-expr: 2
        doc: Extras of the model, 0 to 4; 255 for none.
        -unit: none
      - id: bomb
        type: u1
        doc: Bomb in the car; 0 in most files.
        -evidence: [engine, community]
      - id: paintjob
        type: u1
        doc: 0 to 2; 255 for none.
        -unit: none
      - id: nitro
        type: u1
        doc: 'Charges of nitro: 0 to 10, or 101.'
        -unit: none
      - id: forward
        type: direction_100
        doc: Its front.
      - id: gap_037
        size: 1
        doc: Nothing; 0.
        -evidence: measured
    instances:
      radio_name:
        value: radio
        enum: station
      bomb_name:
        value: bomb
        enum: car_bomb
  direction_100:
    doc: A direction in three bytes, 99 or 100 long.
    seq:
      - id: x
        type: s1
        doc: East.
        -unit: none
        -scale: 0.01
      - id: y
        type: s1
        doc: North.
        -unit: none
        -scale: 0.01
      - id: z
        type: s1
        doc: Up.
        -unit: none
        -scale: 0.01
  garage:
    doc: A garage.
    seq:
      - id: garage_type
        -orig-id: type
        type: u1
        doc: What it does now.
        -expect:
          code: SA_SAVE_GARAGE_TYPE
          message: '{where} has the type {value}, which the game does not know'
      - id: door_state
        type: u1
        doc: What the door does.
      - id: flags
        type: garage_bits
        doc: How the door opens, and whether it is in use.
        -evidence: [engine, measured, community]
      - id: gap_002
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: position
        type: vec3
        doc: First corner, at the floor.
      - id: direction_a
        type: vec2
        doc: Direction of one side.
      - id: direction_b
        type: vec2
        doc: Direction of the other.
      - id: top_z
        type: f4
        doc: Height of the ceiling.
        -unit: m
      - id: width
        type: f4
        doc: Length of the side along the door.
        -unit: m
      - id: depth
        type: f4
        doc: Length of the side away from it.
        -unit: m
      - id: left
        type: f4
        doc: Lowest x.
        -unit: m
      - id: right
        type: f4
        doc: Highest x.
        -unit: m
      - id: front
        type: f4
        doc: Lowest y.
        -unit: m
      - id: back
        type: f4
        doc: Highest y.
        -unit: m
      - id: door_position
        type: f4
        doc: 0 when the door is closed, otherwise 1.
        -unit: none
      - id: time_to_open
        type: u4
        doc: When the door opens.
        -unit: ms
      - id: garage_name
        -orig-id: name
        size: 8
        doc: Name to scripts, ended by a zero.
      - id: original_type
        type: u1
        doc: What it did at the start.
        -expect:
          code: SA_SAVE_GARAGE_TYPE
          message: '{where} had the type {value}, which the game does not know'
      - id: gap_04c
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
    instances:
      garage_type_name:
        value: garage_type
        enum: garage_kind
      door_state_name:
        value: door_state
        enum: door
      original_type_name:
        value: original_type
        enum: garage_kind
  garage_bits:
    doc: Bits of garages.
    -evidence: [engine, community]
    seq:
      - id: used_mod_shop
        type: b1
        doc: Used mod shop.
        -evidence: community
      - id: inactive
        type: b1
        doc: Inactive.
      - id: respray_used
        type: b1
        doc: Respray used.
        -evidence: community
      - id: opens_up
        type: b1
        doc: Door swings up.
      - id: goes_in
        type: b1
        doc: Door goes up and in.
      - id: camera_follows
        type: b1
        doc: Camera follows.
      - id: door_closed
        type: b1
        doc: Set exactly when `door_state` is not 1.
        -evidence: [engine, measured]
      - id: always_free
        type: b1
        doc: Paint always costs nothing; only in `michdr`.
        -evidence: [engine, measured]
  car_bits:
    doc: Bits of cars that are kept.
    -evidence: [measured, community]
    seq:
      - id: car_bullet_proof
        type: b1
        doc: No harm by bullets.
      - id: car_fire_proof
        type: b1
        doc: No harm by fire.
      - id: car_explosion_proof
        type: b1
        doc: No harm by explosions.
      - id: car_collision_proof
        type: b1
        doc: No harm by collisions.
      - id: car_melee_proof
        type: b1
        doc: No harm by blows.
      - id: bass_boost
        type: b1
        doc: Bass boost.
      - id: hydraulics
        type: b1
        doc: Hydraulics.
      - id: nitrous
        type: b1
        doc: Nitrous.
  handling_bits:
    doc: Bits of handling, a part of the model's data; to be copied with the car.
    -evidence: engine
    seq:
      - id: boost_1g
        type: b1
        doc: Boost 1g.
      - id: boost_2g
        type: b1
        doc: Boost 2g.
      - id: npc_anti_roll
        type: b1
        doc: Npc anti roll.
      - id: npc_neutral
        type: b1
        doc: Npc neutral.
      - id: no_handbrake
        type: b1
        doc: No handbrake.
      - id: steer_rear
        type: b1
        doc: Steer rear.
      - id: handbrake_steer
        type: b1
        doc: Handbrake steer.
      - id: alt_steer
        type: b1
        doc: Alt steer.
      - id: front_narrow_2
        type: b1
        doc: Front narrow 2.
      - id: front_narrow
        type: b1
        doc: Front narrow.
      - id: front_wide
        type: b1
        doc: Front wide.
      - id: front_wide_2
        type: b1
        doc: Front wide 2.
      - id: rear_narrow_2
        type: b1
        doc: Rear narrow 2.
      - id: rear_narrow
        type: b1
        doc: Rear narrow.
      - id: rear_wide
        type: b1
        doc: Rear wide.
      - id: rear_wide_2
        type: b1
        doc: Rear wide 2.
      - id: hydraulic_geometry
        type: b1
        doc: Hydraulic geometry.
      - id: hydraulics_inst
        type: b1
        doc: Hydraulics inst.
      - id: no_hydraulics
        type: b1
        doc: No hydraulics.
      - id: nos_inst
        type: b1
        doc: Nos inst.
      - id: offroad
        type: b1
        doc: Offroad.
      - id: offroad_2
        type: b1
        doc: Offroad 2.
      - id: halogen
        type: b1
        doc: Halogen.
      - id: rear_wheel_first
        type: b1
        doc: Rear wheel first.
      - id: use_max_speed
        type: b1
        doc: Use max speed.
      - id: low_rider
        type: b1
        doc: Low rider.
      - id: street_racer
        type: b1
        doc: Street racer.
      - id: unknown_bit_27
        type: b1
        doc: Unknown.
        -evidence: unknown
      - id: swinging_chassis
        type: b1
        doc: Swinging chassis.
      - id: unknown_bit_29
        type: b3
        doc: Unknown.
        -evidence: unknown
  game_logic_block:
    doc: Block 4.
    seq:
      - id: num_restarts
        -orig-id: after_death_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 16).as<u4>
        doc: Places that follow; 0.
        -expect:
          max: 16
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} places to wake up at; the game has room for 16'
      - id: penalty_for_death
        type: u1
        doc: Whether death costs the weapons (opcode 08DD)
        -expect: SA_SAVE_BOOL_RANGE
      - id: penalty_for_arrest
        type: u1
        doc: Whether arrest costs the weapons (opcode 08DE)
        -expect: SA_SAVE_BOOL_RANGE
      - id: game_state
        type: u1
        doc: What happens to the player; 0 in every file.
      - id: time_of_last_event
        type: u4
        doc: When the state changed last.
        -unit: ms
      - id: restarts
        -orig-id: after_death
        type: restart
        repeat: expr
        repeat-expr: num_restarts
        doc: Places to wake up at after death; none in the measured files.
        -evidence: engine
    instances:
      game_state_name:
        value: game_state
        enum: play_state
  restart:
    doc: A place to wake up at.
    -evidence: engine
    seq:
      - id: position
        type: vec3
        doc: Where it is.
      - id: heading
        type: f4
        doc: Where the player looks.
        -unit: unknown
  paths_block:
    doc: Block 5.
    seq:
      - id: num_areas
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 28).as<u4>
        doc: Areas that follow, 1 to 54.
      - id: areas
        type: switched_area
        repeat: expr
        repeat-expr: num_areas
        doc: Areas in which path nodes are switched.
  switched_area:
    doc: A box in which path nodes are switched on or off (opcodes 0606, 0607).
    seq:
      - id: x_min
        type: f4
        doc: Lowest x.
        -unit: m
      - id: x_max
        type: f4
        doc: Highest x.
        -unit: m
      - id: y_min
        type: f4
        doc: Lowest y.
        -unit: m
      - id: y_max
        type: f4
        doc: Highest y.
        -unit: m
      - id: z_min
        type: f4
        doc: Lowest z.
        -unit: m
      - id: z_max
        type: f4
        doc: Highest z.
        -unit: m
      - id: switched_off
        type: u1
        doc: Whether the nodes are off.
        -expect: SA_SAVE_BOOL_RANGE
      - id: for_cars
        type: u1
        doc: Whether nodes of cars are meant rather than those of people.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_01a
        size: 2
        doc: Nothing; 0.
        -evidence: measured
  pickups_block:
    doc: Block 6.
    seq:
      - id: pickups
        type: pickup
        repeat: expr
        repeat-expr: 620
        doc: Places for pickups.
      - id: collected_index
        type: u2
        doc: Where the next one is noted, 0 to 19.
        -unit: none
      - id: weapon_help_left
        type: u1
        doc: How often the help about weapons is still shown; 10 at the start.
        -unit: none
      - id: collected_refs
        type: u4
        repeat: expr
        repeat-expr: 20
        doc: |
          What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
          none.
        -unit: none
  pickup:
    doc: |
      Something that lies about; where the type is 0 the place is free, and
      holds old bytes.
    to-string: 'f"pickup of type {pickup_type}"'
    seq:
      - id: revenue_value
        type: f4
        doc: Money that a business has made.
        -unit: '$'
      - id: object_ptr
        type: u4
        doc: Old address; 0 on the PC and Android.
        -unit: none
      - id: ammo_or_max
        type: u4
        doc: Shots; the price of a property; the most that a business holds.
        -unit: none
      - id: regeneration_time
        type: u4
        doc: When it comes back.
        -unit: ms
      - id: x
        type: s2
        doc: Towards the east.
        -unit: m
        -scale: 0.125
      - id: y
        type: s2
        doc: Towards the north.
        -unit: m
        -scale: 0.125
      - id: z
        type: s2
        doc: Up.
        -unit: m
        -scale: 0.125
      - id: money_per_day
        type: u2
        doc: What a business makes.
        -unit: '$'
      - id: model
        type: s2
        doc: |
          Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
          money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
          1274 business, 1277 save disk.
        -unit: none
      - id: counter
        type: u2
        doc: How often the place was used.
        -unit: none
      - id: pickup_type
        -orig-id: type
        type: u1
        doc: What it does when it is taken.
      - id: flags
        type: pickup_bits
        doc: State.
      - id: gap_01d
        size: 2
        doc: Nothing; 0.
        -evidence: measured
    instances:
      pickup_type_name:
        value: pickup_type
        enum: pickup_kind
  pickup_bits:
    doc: Bits of pickups.
    seq:
      - id: disabled
        type: b1
        doc: Disabled.
      - id: is_empty
        type: b1
        doc: Nothing left.
      - id: help_shown
        type: b1
        doc: Help shown.
      - id: is_visible
        type: b1
        doc: Can be seen.
      - id: property_text
        type: b3
        doc: 'Text of a property: 1 where it is for sale, 2 where it is locked.'
      - id: unknown_pickup_bit
        type: b1
        doc: Unknown; 0.
        -evidence: unknown
    instances:
      property_text_name:
        value: property_text
        enum: property_offer
  restart_points_block:
    doc: Block 8. Where the player wakes up.
    seq:
      - id: num_hospitals
        -orig-id: hospital_count
        type: u2
        doc: Hospitals that follow.
        -expect:
          max: 10
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} hospitals; the game has room for 10'
      - id: hospitals
        type: restart_point
        repeat: expr
        repeat-expr: num_hospitals
        doc: Hospitals.
      - id: num_police_stations
        -orig-id: police_count
        type: u2
        doc: Police stations that follow.
        -expect:
          max: 10
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} police stations; the game has room for 10'
      - id: police_stations
        type: restart_point
        repeat: expr
        repeat-expr: num_police_stations
        doc: Police stations.
      - id: override_restart
        type: u1
        doc: Whether the next one is at `override_position`.
        -expect: SA_SAVE_BOOL_RANGE
      - id: override_position
        type: vec3
        doc: Where a script put the next one (opcode 016E)
      - id: fade_in_after_death
        type: u1
        doc: Whether the picture comes back after death.
        -expect: SA_SAVE_BOOL_RANGE
      - id: fade_in_after_arrest
        type: u1
        doc: Whether the picture comes back after an arrest.
        -expect: SA_SAVE_BOOL_RANGE
      - id: extra_hospital
        type: extra_restart
        doc: A hospital for those who die near it (opcode 08DF)
      - id: extra_police
        type: extra_restart
        doc: A police station for those who are arrested near it (opcode 08E0)
  restart_point:
    doc: A place to wake up at.
    seq:
      - id: position
        type: vec3
        doc: Where it is.
      - id: heading
        type: f4
        doc: Where the player looks.
        -unit: deg
      - id: when_to_use
        type: s4
        doc: Cities that must be unlocked (statistic 181), 0 to 2.
        -unit: none
        -expect:
          min: 0
          max: 3
          code: SA_SAVE_RESTARTS
          severity: warning
          evidence: engine
          message: '{where} asks for {value} unlocked cities'
  extra_restart:
    doc: A place for one part of the map.
    seq:
      - id: position
        type: vec3
        doc: Where it is.
      - id: radius
        type: f4
        doc: How near one must be; 0 or 1500.
        -unit: m
      - id: heading
        type: f4
        doc: Where the player looks.
        -unit: deg
  radar_block:
    doc: Block 9.
    params:
      - id: num_blips
        type: u4
        doc: 'Blips: 175 on the PC, 250 elsewhere.'
    seq:
      - id: blips
        type: blip
        repeat: expr
        repeat-expr: num_blips
        doc: Places for icons.
  blip:
    doc: An icon; what is not in use holds old bytes.
    to-string: 'f"sprite {sprite}"'
    seq:
      - id: colour
        type: u4
        doc: |
          0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
          destination; above that red, green, blue and alpha.
      - id: entity_handle
        type: u4
        doc: Thing that it follows (opcodes 0186, 0187); 0 in a save.
        -unit: none
      - id: position
        type: vec3
        doc: Where it is.
      - id: counter
        type: u2
        doc: How often the place was used; 1 for never.
        -unit: none
      - id: gap_016
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: sphere_radius
        type: f4
        doc: Size of its sphere; 1.
        -unit: m
      - id: icon_size
        -orig-id: size
        type: u2
        doc: Size of its square, 1 or 3.
        -unit: none
      - id: gap_01e
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: enex_plus_1
        type: u4
        doc: Door that it belongs to, + 1; 0 for none.
        -unit: none
      - id: sprite
        type: s1
        doc: Icon.
      - id: state
        -orig-id: flags_a
        type: blip_state_bits
        doc: How it is shown.
      - id: kind
        -orig-id: flags_b
        type: blip_kind_bits
        doc: What it is.
      - id: gap_025
        size: 1
        doc: Nothing; 0.
        -evidence: measured
    instances:
      sprite_name:
        value: sprite
        enum: icon
      colour_name:
        value: colour
        enum: blip_colour
  blip_state_bits:
    doc: State of an icon.
    seq:
      - id: bright
        type: b1
        doc: Bright.
      - id: in_use
        type: b1
        doc: In use.
      - id: short_range
        type: b1
        doc: Shown only when near.
      - id: friendly
        type: b1
        doc: Friendly.
      - id: blip_remain
        type: b1
        doc: Stays when what it follows is gone.
      - id: fade
        type: b1
        doc: Fade.
      - id: coord_appearance
        type: b2
        doc: Form for places.
        -unit: none
  blip_kind_bits:
    doc: Kind of an icon.
    seq:
      - id: display
        type: b2
        doc: What is shown, a marker in the world or an icon on the map.
      - id: blip_type
        type: b4
        doc: |
          What it stands for. Only places and contacts are stored in use: icons
          of what moves are written as free.
      - id: appearance
        type: b2
        doc: 0 friend, 1 threat.
        -unit: none
    instances:
      display_name:
        value: display
        enum: blip_display
      blip_type_name:
        value: blip_type
        enum: blip_target
  zones_block:
    doc: |
      Block 10. Zones have a box and a name; what lives in them stands in infos,
      which several may share.
    seq:
      - id: current_level
        type: u4
        doc: Town in which the player is, 0 to 3; not that of block 0.
      - id: num_nav_zones
        -orig-id: nav_count
        type: u2
        doc: Zones with a name, 379.
        -expect:
          max: 380
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} zones; the game has room for 380'
      - id: num_zone_infos
        -orig-id: info_count
        type: u2
        doc: Infos, 378.
        -expect:
          max: 380
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} infos of zones; the game has room for 380'
      - id: num_map_zones
        -orig-id: map_count
        type: u2
        doc: Zones of towns, 7.
        -expect:
          max: 39
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} zones of the map; the game has room for 39'
      - id: nav_zones
        type: zone
        repeat: expr
        repeat-expr: num_nav_zones
        doc: Zones with a name, the first being all of the map.
      - id: zone_infos
        type: zone_info
        repeat: expr
        repeat-expr: num_zone_infos
        doc: Who lives in the zones.
      - id: map_zones
        type: zone
        repeat: expr
        repeat-expr: num_map_zones
        doc: Towns.
      - id: visited
        type: u1
        repeat: expr
        repeat-expr: 100
        doc: |
          Whether a part of the map is revealed, 0 or 1: ten columns from west
          to east, ten parts from north to south in each.
        -unit: none
      - id: revealed_count
        type: u4
        doc: Parts that are revealed.
        -unit: none
    instances:
      current_level_name:
        value: current_level
        enum: town
  zone:
    doc: A box with a name.
    seq:
      - id: info_label
        size: 8
        doc: Name to scripts in capitals, filled with zeros.
      - id: text_key
        size: 8
        doc: Name of the text that is shown, filled with zeros.
      - id: x1
        type: s2
        doc: Lowest x.
        -unit: m
      - id: y1
        type: s2
        doc: Lowest y.
        -unit: m
      - id: z1
        type: s2
        doc: Lowest z.
        -unit: m
      - id: x2
        type: s2
        doc: Highest x.
        -unit: m
      - id: y2
        type: s2
        doc: Highest y.
        -unit: m
      - id: z2
        type: s2
        doc: Highest z.
        -unit: m
      - id: info_index
        type: u2
        doc: Info of the zone; 0 for towns.
        -unit: none
      - id: zone_type
        -orig-id: type
        type: u1
        doc: Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
      - id: level
        type: u1
        doc: Town.
    instances:
      level_name:
        value: level
        enum: town
      zone_type_name:
        value: zone_type
        enum: zone_kind
  zone_info:
    doc: Who lives in a zone.
    seq:
      - id: gang_density
        type: u1
        repeat: expr
        repeat-expr: 10
        doc: How many of each gang, 0 to 100 (opcode 076C)
        -unit: none
        -index:
          enum: gang_id
      - id: dealer_density
        type: u1
        doc: How many dealers (opcode 076A), 0 to 15.
        -unit: none
      - id: colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: |
          Red, green, blue and alpha on the map, which follow from the
          densities.
        -unit: none
      - id: population
        type: population_bits
        doc: Kind of people.
      - id: races
        type: race_bits
        doc: Who lives there (opcode 0874)
  population_bits:
    doc: Kind of people in a zone.
    seq:
      - id: group_id
        type: b5
        doc: Group of the population table (opcode 0767), 0 to 19.
      - id: radar_mode
        type: b2
        doc: 1 when one of the three gangs of Los Santos is there.
        -unit: none
      - id: no_cops
        type: b1
        doc: Without police (opcode 09B7)
    instances:
      group_id_name:
        value: group_id
        enum: population_group
  race_bits:
    doc: People in a zone.
    seq:
      - id: black
        type: b1
        doc: Black.
      - id: white_people
        type: b1
        doc: White people.
      - id: oriental
        type: b1
        doc: Oriental.
      - id: hispanic
        type: b1
        doc: Hispanic.
      - id: unused_races
        type: b4
        doc: Nothing; 0.
        -unit: none
  gangs_block:
    doc: Block 11.
    seq:
      - id: gangs
        type: gang
        repeat: expr
        repeat-expr: 10
        doc: Gangs.
        -index:
          enum: gang_id
  gang:
    doc: Weapons of a gang (opcode 0237).
    seq:
      - id: ped_model_override
        type: s1
        doc: Model of its members; -1 for the usual ones.
        -unit: none
      - id: gap_001
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: weapon_a
        type: u4
        doc: First weapon; 0 for none.
      - id: weapon_b
        type: u4
        doc: Second weapon; 0 for none.
      - id: weapon_c
        type: u4
        doc: Third weapon; 0 for none.
    instances:
      weapon_a_name:
        value: weapon_a
        enum: weapon_kind
      weapon_b_name:
        value: weapon_b
        enum: weapon_kind
      weapon_c_name:
        value: weapon_c
        enum: weapon_kind
  car_generators_block:
    doc: Block 12.
    seq:
      - id: num_generators
        -orig-id: count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 34).as<u4>
        doc: Parked cars that follow; 109 to 218.
        -expect:
          max: 500
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} parked cars; the game has room for 500'
      - id: process_counter
        type: u1
        doc: Which quarter of them is looked at next, 0 to 3.
        -unit: none
      - id: generate_even_if_close
        type: u1
        doc: Cars that still may appear nearby, 0 to 20.
        -unit: none
      - id: generators
        type: car_generator
        repeat: expr
        repeat-expr: num_generators
        doc: Parked cars.
      - id: plate_count
        type: u4
        doc: Licence plates in use; 15 are stored.
        -unit: none
        -expect:
          max: 15
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} licence plates; the game has room for 15'
      - id: plates
        type: plate
        repeat: expr
        repeat-expr: 15
        doc: Licence plates.
  car_generator:
    doc: A place at which a car is parked.
    to-string: 'f"model {model}"'
    seq:
      - id: index
        type: u2
        doc: Place in the game's table, below 500, in order.
        -unit: none
      - id: model
        type: s2
        doc: Model; -1 for any, -n for any that is n now.
        -unit: none
      - id: colours
        type: s1
        repeat: expr
        repeat-expr: 2
        doc: Colours; -1 for any.
        -unit: none
      - id: x
        type: s2
        doc: Towards the east.
        -unit: m
        -scale: 0.125
      - id: y
        type: s2
        doc: Towards the north.
        -unit: m
        -scale: 0.125
      - id: z
        type: s2
        doc: Up.
        -unit: m
        -scale: 0.125
      - id: angle
        type: u1
        doc: Where it looks.
        -unit: deg
        -scale: 1.40625
      - id: alarm_chance
        type: u1
        doc: How likely it has an alarm.
        -unit: '%'
      - id: lock_chance
        type: u1
        doc: How likely it is locked.
        -unit: '%'
      - id: flags
        type: generator_bits
        doc: How it appears.
      - id: min_delay
        type: u2
        doc: Shortest time until the next.
        -unit: ms
      - id: max_delay
        type: u2
        doc: Longest time until the next; 10,000.
        -unit: ms
      - id: gap_013
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: next_gen_time
        type: u4
        doc: When the next appears.
        -unit: ms
      - id: vehicle_handle
        type: s2
        doc: Car that stands there, as an old handle; -1 for none.
        -unit: none
      - id: generate_count
        type: u2
        doc: 'Cars that still come: 0 or 65,535, which is without end; 1 occurs.'
      - id: ipl_id
        type: u1
        doc: Part of the map that it belongs to; 0, others are not saved.
        -unit: none
      - id: is_used
        type: u1
        doc: Whether the place is in use; 1, others are not saved.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_01f
        size: 2
        doc: Nothing; 0.
        -evidence: measured
    instances:
      generate_count_name:
        value: generate_count
        enum: car_supply
  generator_bits:
    doc: How a parked car appears.
    seq:
      - id: wait_until_far
        type: b1
        doc: Wait until far.
      - id: high_priority
        type: b1
        doc: Appears in any case.
      - id: active_generator
        type: b1
        doc: Never set.
      - id: owned_by_player
        type: b1
        doc: Owned by player.
      - id: ignore_population_limit
        type: b1
        doc: Always set.
      - id: unused_generator_bits
        type: b3
        doc: Nothing known; 0.
        -evidence: unknown
  plate:
    doc: A licence plate for a parked car.
    seq:
      - id: generator_index
        type: s4
        doc: '`index` of the parked car; -1 where free.'
        -unit: none
      - id: plate_text
        -orig-id: text
        size: 12
        doc: Eight characters, filled with blanks, then zeros.
  player_info_block:
    doc: Block 15.
    seq:
      - id: info_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 40.'
        -unit: bytes
        -expect:
          eq: 40
          code: SA_SAVE_NESTED_SIZE
          message: 'the player''s block has {value} bytes instead of 40'
      - id: money
        type: s4
        doc: Money.
        -unit: '$'
      - id: car_density
        type: u2
        doc: Cars on the road; 0.
        -unit: none
      - id: player_state
        type: u1
        doc: How the player fares; 0 in every file.
      - id: gap_00b
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: road_density
        type: f4
        doc: Roads around the player, 0.69 to 1.02.
        -unit: none
      - id: money_shown
        type: s4
        doc: Money that the screen shows on its way to `money`.
        -unit: '$'
      - id: hours_not_eaten
        type: u1
        doc: Hours without a meal; 0, because saving sets it back.
        -unit: h
      - id: gap_015
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: collectables_picked_up
        type: u4
        doc: Leftover of earlier games.
        -unit: none
      - id: collectables_total
        type: u4
        doc: Leftover of earlier games.
        -unit: none
      - id: infinite_run
        type: u1
        doc: Whether running does not tire (opcode 0330)
        -expect: SA_SAVE_BOOL_RANGE
      - id: fast_reload
        type: u1
        doc: Whether weapons are loaded at once (opcode 0331)
        -expect: SA_SAVE_BOOL_RANGE
      - id: fireproof
        type: u1
        doc: Whether fire does no harm (opcode 055D)
        -expect: SA_SAVE_BOOL_RANGE
      - id: max_health
        type: u1
        doc: |
          Most health: statistic 24 times 0.176, on phones 0.22, without the
          fraction.
        -unit: none
      - id: max_armor
        type: u1
        doc: 'Most armour: 100 or 150 (opcode 055F)'
        -unit: none
      - id: free_busted_once
        type: u1
        doc: Whether the next arrest costs nothing.
        -expect: SA_SAVE_BOOL_RANGE
      - id: free_wasted_once
        type: u1
        doc: Whether the next death costs nothing (opcode 0414)
        -expect: SA_SAVE_BOOL_RANGE
      - id: can_drive_by
        type: u1
        doc: Whether the player may shoot from cars (opcode 0501)
        -expect: SA_SAVE_BOOL_RANGE
      - id: busted_audio_status
        type: u1
        doc: Speech at arrests, 0 to 2.
        -unit: none
      - id: gap_029
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: last_bust_message
        type: u2
        doc: Speech at the last arrest, 1 to 3.
        -unit: none
    instances:
      player_state_name:
        value: player_state
        enum: player_condition
  statistics_block:
    doc: |
      Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
      others do not exist.
    params:
      - id: is_definitive
        type: bool
        doc: Whether the Definitive Edition wrote the save, which has one more statistic.
    seq:
      - id: float_stats
        type: f4
        repeat: expr
        repeat-expr: 82
        doc: Statistics 0 to 81.
        -unit: none
        -index:
          enum: float_stat
      - id: int_stats
        type: s4
        repeat: expr
        repeat-expr: num_int_stats
        doc: Statistics 120 to 342.
        -unit: none
        -index:
          enum: int_stat
          first: 120
      - id: peds_killed
        type: s4
        repeat: expr
        repeat-expr: 32
        doc: People killed, by kind.
        -unit: none
        -index:
          enum: ped_kind
      - id: last_mission_passed
        size: 8
        doc: Key of the last mission's text, filled with zeros.
      - id: radio_listen_time
        type: s4
        repeat: expr
        repeat-expr: 14
        doc: Time with each station.
        -unit: ms
        -index:
          enum: station_order
      - id: mission_attempts
        type: s4
        repeat: expr
        repeat-expr: 100
        doc: 0 in all measured files.
        -unit: none
      - id: stat_message_shown
        type: u1
        repeat: expr
        repeat-expr: 128
        doc: Whether the message of a line of statdisp.dat was shown.
        -expect:
          code: SA_SAVE_BOOL_RANGE
          message: '{where} is {value}, neither 0 nor 1'
      - id: statistics_end
        type: u4
        if: is_definitive_edition
        doc: Unknown.
        -evidence: unknown
    instances:
      num_int_stats:
        value: 'is_definitive ? 224 : 223'
        doc: |
          Whole numbers; the last one of the Definitive Edition is statistic
          343.
      is_definitive_edition:
        value: is_definitive
        doc: Whether four more bytes follow.
  set_pieces_block:
    doc: Block 17. Places at which police lies in wait (opcode 04F8).
    seq:
      - id: used_count
        -orig-id: count
        type: u4
        doc: Places in use, 209; all 210 are stored.
        -unit: none
        -expect:
          max: 210
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} police traps; the game has room for 210'
      - id: pieces
        type: set_piece
        repeat: expr
        repeat-expr: 210
        doc: Places.
  set_piece:
    doc: A place at which police appears when the player comes into a rectangle.
    seq:
      - id: last_generation_time
        type: s4
        doc: When it did last; 0 for never.
        -unit: ms
      - id: x1
        type: s2
        doc: Lowest x.
        -unit: m
        -scale: 0.25
      - id: y1
        type: s2
        doc: Lowest y.
        -unit: m
        -scale: 0.25
      - id: x2
        type: s2
        doc: Highest x.
        -unit: m
        -scale: 0.25
      - id: y2
        type: s2
        doc: Highest y.
        -unit: m
        -scale: 0.25
      - id: spawn_1
        type: spot
        doc: Where the first appears.
      - id: spawn_2
        type: spot
        doc: Where the second appears.
      - id: target_1
        type: spot
        doc: Where the first goes.
      - id: target_2
        type: spot
        doc: Where the second goes.
      - id: piece_type
        -orig-id: type
        type: u1
        doc: What appears.
      - id: gap_00d
        size: 3
        doc: Nothing; 0.
        -evidence: measured
    instances:
      piece_type_name:
        value: piece_type
        enum: trap_kind
  spot:
    doc: A place on the ground.
    seq:
      - id: x
        type: s2
        doc: Towards the east.
        -unit: m
        -scale: 0.25
      - id: y
        type: s2
        doc: Towards the north.
        -unit: m
        -scale: 0.25
  streaming_block:
    doc: Block 18.
    seq:
      - id: slots
        type: u1
        repeat: expr
        repeat-expr: 26316
        doc: |
          What was loaded of models (from 0), textures (20,000), collisions
          (25,000), parts of the map (25,255), paths (25,511), animations
          (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
          bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
          scene, 1 and 128 unknown.
        -unit: none
  ped_relationships_block:
    doc: Block 19.
    seq:
      - id: relations
        type: relation
        repeat: expr
        repeat-expr: 32
        doc: What each kind of people thinks of the others.
        -index:
          enum: ped_kind
  relation:
    doc: |
      What one kind of people thinks of the others, a bit for each (opcode
      0746).
    seq:
      - id: respect
        type: u4
        doc: Whom it respects.
        -unit: none
      - id: like
        type: u4
        doc: Whom it likes.
        -unit: none
      - id: ignore
        type: u4
        doc: Whom it ignores; none.
        -unit: none
      - id: dislike
        type: u4
        doc: Whom it does not like.
        -unit: none
      - id: hate
        type: u4
        doc: Whom it hates.
        -unit: none
  tags_block:
    doc: Block 20.
    seq:
      - id: num_tags
        -orig-id: count
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: |
          Gang tags that follow; as many as the game has, because it does not
          read this number.
        -expect:
          eq: 100
          code: SA_SAVE_TAG_COUNT
          severity: warning
          evidence: engine
          message: '{value} gang tags instead of 100; the game reads as many as it has itself'
      - id: tags
        type: u1
        repeat: expr
        repeat-expr: num_tags
        doc: Paint on each, 0 to 255; above 228 it is sprayed over.
        -unit: none
  ipl_flags_block:
    doc: |
      Block 21. Parts of the map; what a number means depends on the data of the
      game.
    seq:
      - id: slot_count
        type: u4
        valid:
          eq: 256
        doc: 'Parts, the first of which is not stored: 256.'
      - id: flags
        type: u1
        repeat: expr
        repeat-expr: 255
        doc: Whether part 1, 2, ... is loaded and kept by a script.
        -expect:
          any-of: [0,1]
          code: SA_SAVE_IPL_COUNT
          severity: error
          evidence: engine
          message: '{where} is {value}, neither 0 nor 1'
  shopping_block:
    doc: Block 22.
    seq:
      - id: num_modifiers
        -orig-id: modifier_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 8).as<u4>
        doc: Prices that follow; 0 to 4.
        -expect:
          max: 20
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} changed prices; the game has room for 20'
      - id: modifiers
        type: changed_price
        repeat: expr
        repeat-expr: num_modifiers
        doc: Changed prices.
      - id: num_items
        -orig-id: item_count
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Goods that follow; 544.
        -expect:
          max: 560
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} goods; the game has room for 560'
      - id: items
        -orig-id: bought
        type: u1
        repeat: expr
        repeat-expr: num_items
        doc: Whether it was bought, in the order of the prices in shopping.dat.
        -expect:
          code: SA_SAVE_BOOL_RANGE
          message: '{where} is {value}, neither 0 nor 1'
  changed_price:
    doc: A changed price.
    seq:
      - id: key
        type: u4
        doc: Key of what costs another price.
        -unit: none
      - id: price
        type: u4
        doc: Price.
        -unit: '$'
  gang_wars_block:
    doc: Block 23.
    params:
      - id: is_mobile
        type: bool
        doc: Whether the fields of phones and the Definitive Edition follow.
      - id: has_specific_zones
        type: bool
        doc: Whether those of the Definitive Edition follow.
    seq:
      - id: war_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 88, on Android 96, in the Definitive Edition 124.'
        -unit: bytes
        -expect:
          any-of: [88, 96, 124]
          code: SA_SAVE_NESTED_SIZE
          message: 'gang wars have {value} bytes instead of 88, 96 (Android) or 124 (Definitive Edition)'
      - id: active
        type: u1
        doc: Whether wars happen (opcode 0879)
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_005
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: state
        type: u4
        doc: |
          How far a war that the player began has come; 0, because saving ends
          it.
        -expect:
          code: SA_SAVE_WAR_IDLE
          message: 'a gang war goes on (state {value}); the game ends wars when saving'
      - id: time_started
        type: u4
        doc: When it began.
        -unit: ms
      - id: zone_info_index
        type: s4
        doc: Info of the zone; -1 for none.
        -unit: none
      - id: nav_zone_index
        type: s4
        doc: Zone; -1 for none.
        -unit: none
      - id: player_start_pos
        type: vec3
        doc: Where it began.
      - id: gang_1
        type: s4
        doc: First gang.
      - id: gang_2
        type: s4
        doc: Second gang.
      - id: ferocity
        type: s4
        doc: How hard they fight, 0 to 2.
        -unit: none
      - id: last_time_in_area
        type: u4
        doc: When the player was last there.
        -unit: ms
      - id: attack_state
        type: u4
        doc: How far an attack on the player's territory has come; 0 in every file.
        -expect:
          code: SA_SAVE_WAR_IDLE
          message: 'an attack on the player''s territory goes on (state {value}); the game ends wars when saving'
      - id: time_till_next_attack
        type: f4
        doc: Time until the next attack.
        -unit: ms
      - id: point_of_attack
        type: vec3
        doc: Where it is.
      - id: fight_timer
        type: s4
        doc: Time that is left.
        -unit: ms
      - id: radar_blip
        type: s4
        doc: Icon; 0.
        -unit: none
      - id: player_is_close
        type: u1
        doc: Whether the player is near.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_051
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: territory_share
        type: f4
        doc: |
          Zones of the Grove among those of Grove, Ballas and Vagos (opcode
          08E2)
        -unit: none
      - id: difficulty
        type: f4
        doc: The share when the last war began.
        -unit: none
      - id: can_start_on_mission
        type: u1
        if: is_mobile_game
        doc: Whether a war can begin during a mission.
        -evidence: inferred
        -expect: SA_SAVE_BOOL_RANGE
      - id: training_mission
        type: u1
        if: is_mobile_game
        doc: Whether the mission that teaches it runs.
        -evidence: inferred
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_05e
        size: 2
        if: is_mobile_game
        doc: Old memory; no meaning.
        -evidence: measured
      - id: zone_info_for_training
        type: s4
        if: is_mobile_game
        doc: Info of that mission's zone.
        -evidence: inferred
        -unit: none
      - id: specific_zone_count
        type: u4
        if: with_specific_zones
        doc: Probably zones to which wars are limited.
        -evidence: inferred
        -unit: none
      - id: specific_zones
        type: s4
        repeat: expr
        repeat-expr: 6
        if: with_specific_zones
        doc: Probably those zones.
        -evidence: inferred
        -unit: none
    instances:
      state_name:
        value: state
        enum: war_state
      gang_1_name:
        value: gang_1
        enum: gang_id
      gang_2_name:
        value: gang_2
        enum: gang_id
      is_mobile_game:
        value: is_mobile
        doc: Whether fields of phones follow.
      with_specific_zones:
        value: has_specific_zones
        doc: Whether fields of the Definitive Edition follow.
      attack_state_name:
        value: attack_state
        enum: war_attack
  stunt_jumps_block:
    doc: Block 24.
    seq:
      - id: num_jumps
        -orig-id: count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 68).as<u4>
        doc: Jumps that follow; 70.
        -expect:
          max: 256
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} jumps; the game has room for 256'
      - id: jumps
        type: stunt_jump
        repeat: expr
        repeat-expr: num_jumps
        doc: |
          Jumps, in an order that turns by some places whenever a save is
          loaded.
  stunt_jump:
    doc: A unique jump.
    seq:
      - id: start_min
        type: vec3
        doc: Lowest corner of the box from which one jumps.
      - id: start_max
        type: vec3
        doc: Highest corner.
      - id: land_min
        type: vec3
        doc: Lowest corner of the box in which one lands.
      - id: land_max
        type: vec3
        doc: Highest corner.
      - id: camera
        type: vec3
        doc: Where the camera is.
      - id: reward
        type: s4
        doc: Money for it; 500.
        -unit: '$'
      - id: done
        type: u1
        doc: Whether the player has done it.
        -expect: SA_SAVE_BOOL_RANGE
      - id: found
        type: u1
        doc: Whether he has tried it.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_042
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
  entry_exits_block:
    doc: Block 25.
    seq:
      - id: num_stack
        -orig-id: stack_depth
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 2).as<u4>
        doc: Doors that the player went through; 0 outside, 1 inside.
        -expect:
          max: 4
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} doors on the way inside; the game has room for 4'
      - id: stack
        type: u2
        repeat: expr
        repeat-expr: num_stack
        doc: Their numbers, the innermost last.
        -unit: none
      - id: entries
        type: entry_exit
        repeat: until
        repeat-until: _.entry_index == -1
        doc: Doors, in order; the last has the number -1 and nothing else.
  entry_exit:
    doc: A door.
    to-string: 'f"door {entry_index}"'
    seq:
      - id: entry_index
        -orig-id: index
        type: s2
        doc: |
          Number in the game's table, below 400 on the PC and 455 on Android; -1
          ends the list.
        -unit: none
      - id: door
        type: entry_exit_state
        if: has_body
        doc: State of the door.
        -column: '.'
    instances:
      has_body:
        value: entry_index != -1
        doc: Whether it is a door rather than the end.
  entry_exit_state:
    doc: State of a door.
    seq:
      - id: flags
        type: entry_exit_bits
        doc: What it does.
      - id: linked_index
        type: s2
        doc: Door at the other side; -1 for none.
        -unit: none
  entry_exit_bits:
    doc: Bits of doors.
    -evidence: engine
    seq:
      - id: interior_marker
        type: b1
        doc: Unknown mark of interiors.
        -evidence: unknown
      - id: pairing
        type: b1
        doc: Unknown; concerns pairs.
        -evidence: unknown
      - id: create_linked_pair
        type: b1
        doc: Makes the pair of doors when a game begins.
      - id: reward_interior
        type: b1
        doc: An interior as a reward; sets the next bit in the other door.
      - id: used_reward_entrance
        type: b1
        doc: Entrance of a reward that was used.
      - id: cars_and_aircraft
        type: b1
        doc: Cars and aircraft pass.
      - id: bikes_only
        type: b1
        doc: Bikes pass.
      - id: disable_on_foot
        type: b1
        doc: Not on foot; never set.
      - id: accept_npc_group
        type: b1
        doc: Members of the group come along.
      - id: food_date
        type: b1
        doc: Without fading in; a date with food.
      - id: burglary_door
        type: b1
        doc: A door of a burglary, made for its time.
      - id: disable_exit
        type: b1
        doc: No way back; never set.
      - id: burglary_access
        type: b1
        doc: Open to burglars, switched by the job.
      - id: entered_without_exit
        type: b1
        doc: Was entered and not left.
      - id: enable_access
        type: b1
        doc: May be used.
      - id: delete_enex
        type: b1
        doc: Goes when it is used; never set.
  radio_block:
    doc: Block 26.
    seq:
      - id: stations
        type: station_history
        repeat: expr
        repeat-expr: 14
        doc: What the stations have played.
        -index:
          enum: station_order
      - id: stat_mirror
        type: u1
        repeat: expr
        repeat-expr: 23
        doc: Low bytes of statistics, by which the news know what happened.
        -unit: none
      - id: last_change_day
        type: u1
        doc: Day of the last news.
        -unit: d
      - id: last_change_hour
        type: u1
        doc: Hour of the last news; 255 for never.
        -unit: h
      - id: expiry_hours
        type: u1
        doc: Hours for which they are news.
        -unit: h
      - id: pending_kind
        type: u1
        doc: What the news are about; 2 and 3 occur.
      - id: banter_index
        type: u1
        doc: Talk about it; 255 for none.
        -unit: none
    instances:
      pending_kind_name:
        value: pending_kind
        enum: news_kind
  station_history:
    doc: What a station has played.
    seq:
      - id: recent_tracks
        type: s1
        repeat: expr
        repeat-expr: 20
        doc: Songs; -1 for none.
        -unit: none
      - id: recent_idents
        type: s4
        repeat: expr
        repeat-expr: 8
        doc: Jingles; -1 for none.
        -unit: none
      - id: recent_adverts
        type: s4
        repeat: expr
        repeat-expr: 40
        doc: Advertisements; -1 for none.
        -unit: none
      - id: recent_dj
        type: s4
        repeat: expr
        repeat-expr: 15
        doc: Talk; -1 for none.
        -unit: none
  user_markers_block:
    doc: Block 27 (opcode 0A40).
    seq:
      - id: markers
        type: user_marker
        repeat: expr
        repeat-expr: 5
        doc: Markers.
  user_marker:
    doc: A marker in the world; what is not in use holds old places.
    seq:
      - id: in_use
        type: u1
        doc: Whether it is there.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_001
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: position
        type: vec3
        doc: Where it is.
      - id: red
        type: u4
        doc: Red, 0 to 255.
        -unit: none
      - id: green
        type: u4
        doc: Green, 0 to 255.
        -unit: none
      - id: blue
        type: u4
        doc: Blue, 0 to 255.
        -unit: none
enums:
  town:
    0: {id: countryside_town, doc: Country.}
    1: {id: los_santos, doc: Los Santos.}
    2: {id: san_fierro, doc: San Fierro.}
    3: {id: las_venturas, doc: Las Venturas.}
  weather:
    -1: {id: no_weather, doc: 'None, where weather can be forced.'}
    0: {id: extra_sunny_la, doc: 'Extra sunny, Los Santos.'}
    1: {id: sunny_la, doc: 'Sunny, Los Santos.'}
    2: {id: extra_sunny_smog_la, doc: 'Extra sunny with smog, Los Santos.'}
    3: {id: sunny_smog_la, doc: 'Sunny with smog, Los Santos.'}
    4: {id: cloudy_la, doc: 'Cloudy, Los Santos.'}
    5: {id: sunny_sf, doc: 'Sunny, San Fierro.'}
    6: {id: extra_sunny_sf, doc: 'Extra sunny, San Fierro.'}
    7: {id: cloudy_sf, doc: 'Cloudy, San Fierro.'}
    8: {id: rainy_sf, doc: 'Rainy, San Fierro.'}
    9: {id: foggy_sf, doc: 'Foggy, San Fierro.'}
    10: {id: sunny_vegas, doc: 'Sunny, Las Venturas.'}
    11: {id: extra_sunny_vegas, doc: 'Extra sunny, Las Venturas.'}
    12: {id: cloudy_vegas, doc: 'Cloudy, Las Venturas.'}
    13: {id: extra_sunny_country, doc: 'Extra sunny, country.'}
    14: {id: sunny_country, doc: 'Sunny, country.'}
    15: {id: cloudy_country, doc: 'Cloudy, country.'}
    16: {id: rainy_country, doc: 'Rainy, country.'}
    17: {id: extra_sunny_desert, doc: 'Extra sunny, desert.'}
    18: {id: sunny_desert, doc: 'Sunny, desert.'}
    19: {id: sandstorm_desert, doc: 'Sandstorm, desert.'}
    20: {id: underwater, doc: Under water.}
    21: {id: extracolours_1, doc: First set of colours for interiors.}
    22: {id: extracolours_2, doc: Second set of colours for interiors.}
  system_time_part:
    0: {id: year, doc: Year.}
    1: {id: month, doc: 'Month, 1 to 12.'}
    2: {id: weekday, doc: 'Weekday, 0 for Sunday.'}
    3: {id: day, doc: Day of the month.}
    4: {id: hour, doc: Hour.}
    5: {id: minute, doc: Minute.}
    6: {id: second, doc: Second.}
    7: {id: millisecond, doc: Millisecond.}
  brain_kind:
    -1: {id: free_brain, doc: Free.}
    0: {id: ped_brain, doc: A model of a person.}
    1: {id: object_brain, doc: A model of an object.}
    2: {id: brain_2, doc: Unknown.}
    3: {id: named_brain_3, doc: Started by its name.}
    4: {id: brain_4, doc: Unknown.}
    5: {id: named_brain_5, doc: Started by its name.}
  ped_kind:
    0: {id: ped_player1, doc: First player.}
    1: {id: ped_player2, doc: Second player.}
    2: {id: ped_player_network, doc: Player over a network.}
    3: {id: ped_player_unused, doc: 'Player, not used.'}
    4: {id: ped_civmale, doc: Civilian man.}
    5: {id: ped_civfemale, doc: Civilian woman.}
    6: {id: ped_cop, doc: Policeman.}
    7: {id: ped_gang1, doc: 'Gang1, Ballas.'}
    8: {id: ped_gang2, doc: 'Gang2, Grove.'}
    9: {id: ped_gang3, doc: 'Gang3, Vagos.'}
    10: {id: ped_gang4, doc: 'Gang4, Rifa.'}
    11: {id: ped_gang5, doc: 'Gang5, Da Nang.'}
    12: {id: ped_gang6, doc: 'Gang6, Mafia.'}
    13: {id: ped_gang7, doc: 'Gang7, Triads.'}
    14: {id: ped_gang8, doc: 'Gang8, Aztecas.'}
    15: {id: ped_gang9, doc: Gang9.}
    16: {id: ped_gang10, doc: Gang10.}
    17: {id: ped_dealer, doc: Dealer.}
    18: {id: ped_medic, doc: Medic.}
    19: {id: ped_fireman, doc: Fireman.}
    20: {id: ped_criminal, doc: Criminal.}
    21: {id: ped_bum, doc: Bum.}
    22: {id: ped_prostitute, doc: Prostitute.}
    23: {id: ped_special, doc: Special.}
    24: {id: ped_mission1, doc: Mission 1.}
    25: {id: ped_mission2, doc: Mission 2.}
    26: {id: ped_mission3, doc: Mission 3.}
    27: {id: ped_mission4, doc: Mission 4.}
    28: {id: ped_mission5, doc: Mission 5.}
    29: {id: ped_mission6, doc: Mission 6.}
    30: {id: ped_mission7, doc: Mission 7.}
    31: {id: ped_mission8, doc: Mission 8.}
  weapon_slot:
    0: {id: slot_unarmed, doc: Unarmed.}
    1: {id: slot_melee, doc: Melee.}
    2: {id: slot_handgun, doc: Handgun.}
    3: {id: slot_shotgun, doc: Shotgun.}
    4: {id: slot_smg, doc: Submachine guns.}
    5: {id: slot_rifle, doc: Rifle.}
    6: {id: slot_sniper, doc: Sniper.}
    7: {id: slot_heavy, doc: Heavy.}
    8: {id: slot_thrown, doc: Thrown.}
    9: {id: slot_special, doc: Special.}
    10: {id: slot_gift, doc: Gift.}
    11: {id: slot_goggles, doc: Goggles.}
    12: {id: slot_detonator, doc: Detonator.}
  weapon_kind:
    0: {id: unarmed, doc: Bare hands.}
    1: {id: brass_knuckles, doc: Brass knuckles.}
    2: {id: golf_club, doc: Golf club.}
    3: {id: nightstick, doc: Nightstick.}
    4: {id: knife, doc: Knife.}
    5: {id: bat, doc: Baseball bat.}
    6: {id: shovel, doc: Shovel.}
    7: {id: pool_cue, doc: Pool cue.}
    8: {id: katana, doc: Katana.}
    9: {id: chainsaw, doc: Chainsaw.}
    10: {id: dildo, doc: Dildo.}
    11: {id: dildo_2, doc: A second dildo.}
    12: {id: vibrator, doc: Vibrator.}
    13: {id: vibrator_2, doc: A second vibrator.}
    14: {id: flowers, doc: Flowers.}
    15: {id: cane, doc: Cane.}
    16: {id: grenade, doc: Grenade.}
    17: {id: teargas, doc: Tear gas.}
    18: {id: molotov, doc: Molotov cocktail.}
    19: {id: rocket, doc: A rocket in flight; never in a slot.}
    20: {id: heat_seeking_rocket, doc: A heat-seeking rocket in flight; never in a slot.}
    21: {id: free_fall_bomb, doc: A bomb that falls; never in a slot.}
    22: {id: pistol, doc: Pistol.}
    23: {id: silenced_pistol, doc: Silenced pistol.}
    24: {id: desert_eagle, doc: Desert Eagle.}
    25: {id: shotgun, doc: Shotgun.}
    26: {id: sawn_off, doc: Sawn-off shotgun.}
    27: {id: combat_shotgun, doc: Combat shotgun.}
    28: {id: micro_uzi, doc: Micro Uzi.}
    29: {id: mp5, doc: MP5.}
    30: {id: ak47, doc: AK-47.}
    31: {id: m4, doc: M4.}
    32: {id: tec9, doc: Tec-9.}
    33: {id: country_rifle, doc: Country rifle.}
    34: {id: sniper_rifle, doc: Sniper rifle.}
    35: {id: rocket_launcher, doc: Rocket launcher.}
    36: {id: heat_seeker, doc: Heat-seeking rocket launcher.}
    37: {id: flamethrower, doc: Flamethrower.}
    38: {id: minigun, doc: Minigun.}
    39: {id: satchel, doc: Satchel charge.}
    40: {id: detonator, doc: Detonator of satchel charges.}
    41: {id: spraycan, doc: Spray can.}
    42: {id: extinguisher, doc: Fire extinguisher.}
    43: {id: camera, doc: Camera.}
    44: {id: night_vision, doc: Night vision goggles.}
    45: {id: infrared, doc: Infrared goggles.}
    46: {id: parachute, doc: Parachute.}
  weapon_state:
    0: {id: weapon_ready, doc: Ready.}
    1: {id: firing, doc: Firing.}
    2: {id: reloading, doc: Reloading.}
    3: {id: out_of_ammo, doc: Out of ammunition.}
    4: {id: melee_contact, doc: Hitting.}
  fighting:
    4: {id: standard, doc: The style from the start.}
    5: {id: boxing, doc: Boxing.}
    6: {id: kung_fu, doc: Kung fu.}
    7: {id: knee_head, doc: Knee and head.}
    15: {id: grab_kick, doc: Grab and kick.}
    16: {id: elbows, doc: Elbows.}
  clothes_model:
    0: {id: model_torso, doc: Torso.}
    1: {id: model_head, doc: Head.}
    2: {id: model_hands, doc: Hands.}
    3: {id: model_legs, doc: Legs.}
    4: {id: model_feet, doc: Feet.}
    5: {id: model_chain, doc: Chain.}
    6: {id: model_watch, doc: Watch.}
    7: {id: model_shades, doc: Shades.}
    8: {id: model_hat, doc: Hat.}
    9: {id: model_special, doc: Special.}
  clothes_texture:
    0: {id: texture_torso, doc: Torso.}
    1: {id: texture_head, doc: Head.}
    2: {id: texture_legs, doc: Legs.}
    3: {id: texture_feet, doc: Feet.}
    4: {id: texture_tattoo_upper_left_arm, doc: Tattoo upper left arm.}
    5: {id: texture_tattoo_lower_left_arm, doc: Tattoo lower left arm.}
    6: {id: texture_tattoo_upper_right_arm, doc: Tattoo upper right arm.}
    7: {id: texture_tattoo_lower_right_arm, doc: Tattoo lower right arm.}
    8: {id: texture_tattoo_back, doc: Tattoo back.}
    9: {id: texture_tattoo_left_chest, doc: Tattoo left chest.}
    10: {id: texture_tattoo_right_chest, doc: Tattoo right chest.}
    11: {id: texture_tattoo_stomach, doc: Tattoo stomach.}
    12: {id: texture_tattoo_lower_back, doc: Tattoo lower back.}
    13: {id: texture_chain, doc: Chain.}
    14: {id: texture_watch, doc: Watch.}
    15: {id: texture_shades, doc: Shades.}
    16: {id: texture_hat, doc: Hat.}
    17: {id: texture_special, doc: Special.}
  station:
    0: {id: car_emergency, doc: Emergency.}
    1: {id: car_playback_fm, doc: Playback FM.}
    2: {id: car_k_rose, doc: K-Rose.}
    3: {id: car_k_dst, doc: K-DST.}
    4: {id: car_bounce_fm, doc: Bounce FM.}
    5: {id: car_sf_ur, doc: SF-UR.}
    6: {id: car_radio_los_santos, doc: Radio Los Santos.}
    7: {id: car_radio_x, doc: Radio X.}
    8: {id: car_csr_103_9, doc: CSR 103.9.}
    9: {id: car_k_jah_west, doc: K-Jah West.}
    10: {id: car_master_sounds_98_3, doc: Master Sounds 98.3.}
    11: {id: car_wctr, doc: WCTR.}
    12: {id: car_user_tracks, doc: User tracks.}
    13: {id: car_off, doc: Off.}
  station_order:
    0: {id: radio_emergency, doc: Emergency.}
    1: {id: radio_playback_fm, doc: Playback FM.}
    2: {id: radio_k_rose, doc: K-Rose.}
    3: {id: radio_k_dst, doc: K-DST.}
    4: {id: radio_bounce_fm, doc: Bounce FM.}
    5: {id: radio_sf_ur, doc: SF-UR.}
    6: {id: radio_radio_los_santos, doc: Radio Los Santos.}
    7: {id: radio_radio_x, doc: Radio X.}
    8: {id: radio_csr_103_9, doc: CSR 103.9.}
    9: {id: radio_k_jah_west, doc: K-Jah West.}
    10: {id: radio_master_sounds_98_3, doc: Master Sounds 98.3.}
    11: {id: radio_wctr, doc: WCTR.}
    12: {id: radio_user_tracks, doc: User tracks.}
    13: {id: radio_off, doc: Off.}
  garage_kind:
    1: {id: garage_only_target_vehicle, doc: Only target vehicle.}
    2: {id: garage_bomb_shop_timed, doc: Bomb shop timed.}
    3: {id: garage_bomb_shop_engine, doc: Bomb shop engine.}
    4: {id: garage_bomb_shop_remote, doc: Bomb shop remote.}
    5: {id: garage_pay_n_spray, doc: Pay'n'Spray.}
    11: {id: garage_closes_when_touched, doc: Closes when touched.}
    14: {id: garage_target_vehicle_freeze_player, doc: Target vehicle freeze player.}
    15: {id: garage_script_opens_only, doc: Script opens only.}
    16: {id: garage_ganton, doc: Ganton.}
    17: {id: garage_santa_maria, doc: Santa Maria.}
    18: {id: garage_rockshore_west, doc: Rockshore West.}
    19: {id: garage_script_controlled, doc: Script controlled.}
    20: {id: garage_stays_open_with_car_inside, doc: Stays open with car inside.}
    21: {id: garage_closes_once_and_for_all, doc: Closes once and for all.}
    23: {id: garage_script_opens_and_freezes, doc: Script opens and freezes.}
    24: {id: garage_fort_carson, doc: Fort Carson.}
    25: {id: garage_verdant_meadows, doc: Verdant Meadows.}
    26: {id: garage_dillimore, doc: Dillimore.}
    27: {id: garage_prickle_pine, doc: Prickle Pine.}
    28: {id: garage_whitewood, doc: Whitewood.}
    29: {id: garage_palomino_creek, doc: Palomino Creek.}
    30: {id: garage_redsands_west, doc: Redsands West.}
    31: {id: garage_el_corona, doc: El Corona.}
    32: {id: garage_mulholland, doc: Mulholland.}
    33: {id: garage_impound_ls, doc: Impound of Los Santos.}
    34: {id: garage_impound_sf, doc: Impound of San Fierro.}
    35: {id: garage_impound_lv, doc: Impound of Las Venturas.}
    36: {id: garage_loco_low_co, doc: Loco Low Co.}
    37: {id: garage_wheel_arch_angels, doc: Wheel Arch Angels.}
    38: {id: garage_transfender, doc: Transfender.}
    39: {id: garage_calton_heights, doc: Calton Heights.}
    40: {id: garage_paradiso, doc: Paradiso.}
    41: {id: garage_doherty, doc: Doherty.}
    42: {id: garage_hashbury, doc: Hashbury.}
    43: {id: garage_burglary, doc: Burglary.}
    44: {id: garage_at400_hangar, doc: AT-400 hangar.}
    45: {id: garage_abandoned_airport_hangar, doc: Hangar at the abandoned airport.}
  door:
    0: {id: door_closed, doc: Closed.}
    1: {id: door_open, doc: Open.}
    2: {id: door_closing, doc: Closing.}
    3: {id: door_opening, doc: Opening.}
    4: {id: door_waiting_for_player_to_leave, doc: Waiting for player to leave.}
    5: {id: door_closed_after_drop_off, doc: Closed after drop-off.}
  pickup_kind:
    0: {id: pickup_none, doc: None.}
    1: {id: pickup_in_shop, doc: In shop.}
    2: {id: pickup_on_street, doc: On street.}
    3: {id: pickup_once, doc: Once.}
    4: {id: pickup_once_timeout, doc: 'Taken once, gone after a while.'}
    5: {id: pickup_once_timeout_slow, doc: 'Taken once, gone after a longer while.'}
    6: {id: pickup_collectable, doc: Collectable.}
    7: {id: pickup_shop_out_of_stock, doc: Shop out of stock.}
    8: {id: pickup_money, doc: Money.}
    9: {id: pickup_mine_inactive, doc: Mine inactive.}
    10: {id: pickup_mine_armed, doc: Mine armed.}
    11: {id: pickup_naval_mine_inactive, doc: Naval mine inactive.}
    12: {id: pickup_naval_mine_armed, doc: Naval mine armed.}
    13: {id: pickup_floating_package, doc: Floating package.}
    14: {id: pickup_floating_package_afloat, doc: Floating package afloat.}
    15: {id: pickup_on_street_slow, doc: On street slow.}
    16: {id: pickup_asset_revenue, doc: Asset revenue.}
    17: {id: pickup_property_locked, doc: Property locked.}
    18: {id: pickup_property_for_sale, doc: Property for sale.}
    19: {id: pickup_money_stays, doc: Money stays.}
    20: {id: pickup_snapshot, doc: Snapshot.}
    21: {id: pickup_two_player, doc: Two player.}
    22: {id: pickup_once_for_mission, doc: Once for mission.}
  icon:
    -5: {id: icon_player_interest, doc: Player interest.}
    -4: {id: icon_threat, doc: Threat.}
    -3: {id: icon_friend, doc: Friend.}
    -2: {id: icon_object, doc: Object.}
    -1: {id: icon_destination, doc: Destination.}
    0: {id: icon_none, doc: None.}
    1: {id: icon_white, doc: White.}
    2: {id: icon_centre, doc: Centre.}
    3: {id: icon_map_here, doc: Map here.}
    4: {id: icon_north, doc: North.}
    5: {id: icon_airyard, doc: Airyard.}
    6: {id: icon_ammu, doc: Ammu.}
    7: {id: icon_barber, doc: Barber.}
    8: {id: icon_big_smoke, doc: Big Smoke.}
    9: {id: icon_boatyard, doc: Boatyard.}
    10: {id: icon_burgershot, doc: Burgershot.}
    11: {id: icon_quarry, doc: Quarry.}
    12: {id: icon_catalina, doc: Catalina.}
    13: {id: icon_cesar, doc: Cesar.}
    14: {id: icon_chicken, doc: Chicken.}
    15: {id: icon_cj, doc: CJ.}
    16: {id: icon_crash, doc: Crash.}
    17: {id: icon_diner, doc: Diner.}
    18: {id: icon_emmet, doc: Emmet.}
    19: {id: icon_enemy_attack, doc: Enemy attack.}
    20: {id: icon_fire, doc: Fire.}
    21: {id: icon_girlfriend, doc: Girlfriend.}
    22: {id: icon_hospital, doc: Hospital.}
    23: {id: icon_syndicate, doc: Syndicate.}
    24: {id: icon_madd_dogg, doc: Madd Dogg.}
    25: {id: icon_caligulas, doc: Caligulas.}
    26: {id: icon_mc_strap, doc: MC Strap.}
    27: {id: icon_mod_garage, doc: Mod garage.}
    28: {id: icon_og_loc, doc: OG Loc.}
    29: {id: icon_pizza, doc: Pizza.}
    30: {id: icon_police, doc: Police.}
    31: {id: icon_property_green, doc: Property green.}
    32: {id: icon_property_red, doc: Property red.}
    33: {id: icon_race, doc: Race.}
    34: {id: icon_ryder, doc: Ryder.}
    35: {id: icon_save, doc: Save.}
    36: {id: icon_school, doc: School.}
    37: {id: icon_question, doc: Question.}
    38: {id: icon_sweet, doc: Sweet.}
    39: {id: icon_tattoo, doc: Tattoo.}
    40: {id: icon_truth, doc: Truth.}
    41: {id: icon_waypoint, doc: Waypoint.}
    42: {id: icon_toreno_ranch, doc: Ranch of Toreno.}
    43: {id: icon_triads, doc: Triads.}
    44: {id: icon_four_dragons, doc: Four dragons.}
    45: {id: icon_clothes, doc: Clothes.}
    46: {id: icon_woozie, doc: Woozie.}
    47: {id: icon_zero, doc: Zero.}
    48: {id: icon_disco, doc: Disco.}
    49: {id: icon_drink, doc: Drink.}
    50: {id: icon_food, doc: Food.}
    51: {id: icon_truck, doc: Truck.}
    52: {id: icon_cash, doc: Cash.}
    53: {id: icon_flag, doc: Flag.}
    54: {id: icon_gym, doc: Gym.}
    55: {id: icon_impound, doc: Impound.}
    56: {id: icon_light, doc: Light.}
    57: {id: icon_runway, doc: Runway.}
    58: {id: icon_gang_b, doc: Gang b.}
    59: {id: icon_gang_p, doc: Gang p.}
    60: {id: icon_gang_y, doc: Gang y.}
    61: {id: icon_gang_n, doc: Gang n.}
    62: {id: icon_gang_g, doc: Gang g.}
    63: {id: icon_spray, doc: Spray.}
    64: {id: icon_toreno, doc: Toreno.}
  gang_id:
    0: {id: gang_ballas, doc: Ballas.}
    1: {id: gang_grove_street_families, doc: Grove Street Families.}
    2: {id: gang_vagos, doc: Vagos.}
    3: {id: gang_rifa, doc: Rifa.}
    4: {id: gang_da_nang, doc: Da Nang.}
    5: {id: gang_mafia, doc: Mafia.}
    6: {id: gang_triads, doc: Triads.}
    7: {id: gang_aztecas, doc: Aztecas.}
    8: {id: gang_unused_8, doc: Unused 8.}
    9: {id: gang_unused_9, doc: Unused 9.}
  float_stat:
    0: {id: progress_made, doc: Progress made.}
    1: {id: total_progress, doc: Total of the progress.}
    2: {id: furthest_hoop, doc: Furthest hoop of a basketball throw.}
    3: {id: distance_on_foot, doc: Distance on foot.}
    4: {id: distance_by_car, doc: Distance by car.}
    5: {id: distance_by_motorbike, doc: Distance by motorbike.}
    6: {id: distance_by_boat, doc: Distance by boat.}
    7: {id: distance_by_golf_cart, doc: Distance by golf cart.}
    8: {id: distance_by_helicopter, doc: Distance by helicopter.}
    9: {id: distance_by_plane, doc: Distance by plane.}
    10: {id: longest_wheelie_distance, doc: 'Longest wheelie, as a distance.'}
    11: {id: longest_stoppie_distance, doc: 'Longest stoppie, as a distance.'}
    12: {id: longest_2_wheels_distance, doc: 'Longest drive on two wheels, as a distance.'}
    13: {id: weapon_spend, doc: Dollars spent on weapons.}
    14: {id: fashion_spend, doc: Dollars spent on clothes.}
    15: {id: property_spend, doc: Dollars spent on property.}
    16: {id: auto_repair_and_painting_spend, doc: Dollars spent on repairs and painting of cars.}
    17: {id: longest_wheelie_time, doc: 'Longest wheelie, as a time.'}
    18: {id: longest_stoppie_time, doc: 'Longest stoppie, as a time.'}
    19: {id: longest_2_wheels_time, doc: 'Longest drive on two wheels, as a time.'}
    20: {id: food_spend, doc: Dollars spent on food.}
    21: {id: fat, doc: Fat of the player; `fat` of the player repeats it.}
    22: {id: stamina, doc: Stamina of the player.}
    23: {id: muscle, doc: Muscle of the player; `muscle` of the player repeats it.}
    24: {id: max_health, doc: Health that the player can have; `max_health` follows from it.}
    25: {id: sex_appeal, doc: Sex appeal.}
    26: {id: distance_by_swimming, doc: Distance swum.}
    27: {id: distance_by_bicycle, doc: Distance by bicycle.}
    28: {id: distance_on_treadmill, doc: Distance on treadmills.}
    29: {id: distance_on_exercise_bike, doc: Distance on exercise bikes.}
    30: {id: tattoo_spend, doc: Dollars spent on tattoos.}
    31: {id: hairdressing_spend, doc: Dollars spent at the barber.}
    32: {id: girlfriend_spend, doc: Dollars spent on girlfriends; 0 in all measured files.}
    33: {id: prostitute_spend, doc: Dollars spent on prostitutes.}
    34: {id: furniture_spend, doc: Dollars spent on furniture; 0 in all measured files.}
    35: {id: money_spent_gambling, doc: Dollars put into gambling.}
    36: {id: money_made_from_pimping, doc: Dollars from pimping.}
    37: {id: money_won_gambling, doc: Dollars won in gambling.}
    38: {id: biggest_gambling_win, doc: 'Biggest win in gambling, in dollars.'}
    39: {id: biggest_gambling_loss, doc: 'Biggest loss in gambling, in dollars.'}
    40: {id: largest_burglary_swag, doc: Largest swag of a burglary.}
    41: {id: money_made_from_burglary, doc: Dollars from burglaries.}
    42: {id: money_spent_building_property, doc: Dollars spent on building property; 0 in all measured files.}
    43: {id: unused, doc: Not used; 0 in all measured files.}
    44: {id: longest_treadmill_time, doc: Longest time on a treadmill.}
    45: {id: longest_exercise_bike_time, doc: Longest time on an exercise bike.}
    46: {id: max_bench_press, doc: Most weight on the bench.}
    47: {id: max_dumbbells, doc: Most weight with dumbbells.}
    48: {id: besttime_8_track, doc: Best time in the 8-Track.}
    49: {id: bmx_best_time, doc: Best time of the BMX challenge.}
    50: {id: lightest_weight, doc: Lightest weight; 0 in all measured files.}
    51: {id: longest_5_star_chase, doc: Longest chase at five stars.}
    52: {id: last_5_star_chase, doc: Last chase at five stars.}
    53: {id: wage_bill, doc: Wages that were paid; 0 in all measured files.}
    54: {id: strip_club_spend, doc: Dollars spent in strip clubs.}
    55: {id: car_modification_spend, doc: Dollars spent on tuning cars.}
    56: {id: time_spent_shopping, doc: Time spent shopping; 0 in all measured files.}
    57: {id: time_spent_gambling, doc: Time spent gambling; 0 in all measured files.}
    58: {id: time_spent_on_longest_mission, doc: Time of the longest mission; 0 in all measured files.}
    59: {id: time_spent_on_quickest_mission, doc: Time of the quickest mission; 0 in all measured files.}
    60: {id: average_mission_time, doc: Average time of a mission; 0 in all measured files.}
    61: {id: drugs_spend, doc: Dollars spent on drugs; 0 in all measured files.}
    62: {id: total_shopping_spend, doc: 'Dollars spent shopping, in all.'}
    63: {id: time_spent_underwater, doc: Time spent under water; 0 in all measured files.}
    64: {id: total_respect, doc: 'Respect, in all.'}
    65: {id: girlfriend_respect, doc: Respect from girlfriends.}
    66: {id: clothes_respect, doc: Respect from clothes.}
    67: {id: fitness_respect, doc: Respect from fitness; 0 in all measured files.}
    68: {id: respect, doc: Respect.}
    69: {id: pistol_skill, doc: Skill with the pistol.}
    70: {id: silenced_pistol_skill, doc: Skill with the silenced pistol.}
    71: {id: desert_eagle_skill, doc: Skill with the Desert Eagle.}
    72: {id: shotgun_skill, doc: Skill with the shotgun.}
    73: {id: sawn_off_shotgun_skill, doc: Skill with the sawn-off shotgun.}
    74: {id: combat_shotgun_skill, doc: Skill with the combat shotgun.}
    75: {id: machine_pistol_skill, doc: Skill with machine pistols.}
    76: {id: smg_skill, doc: Skill with the SMG.}
    77: {id: ak_47_skill, doc: Skill with the AK-47.}
    78: {id: m4_skill, doc: Skill with the M4.}
    79: {id: rifle_skill, doc: Skill with rifles.}
    80: {id: appearance, doc: Appearance.}
    81: {id: gambling, doc: Skill in gambling.}
  int_stat:
    120: {id: people_wasted_by_others, doc: People that others killed.}
    121: {id: people_youve_wasted, doc: People that the player killed.}
    122: {id: road_vehicles_destroyed, doc: Vehicles destroyed on land.}
    123: {id: boats_destroyed, doc: Boats destroyed.}
    124: {id: planes_helicopters_destroyed, doc: Planes and helicopters destroyed.}
    125: {id: cost_of_property_damaged, doc: Dollars of damage to property.}
    126: {id: bullets_fired, doc: Bullets fired.}
    127: {id: kgs_of_explosives_used, doc: Kilograms of explosives used.}
    128: {id: bullets_that_hit, doc: Bullets that hit.}
    129: {id: tires_popped_with_gunfire, doc: Tyres shot.}
    130: {id: num_headshots, doc: Shots at the head.}
    131: {id: total_num_wanted_stars_attained, doc: Wanted stars attained.}
    132: {id: total_num_wanted_stars_evaded, doc: Wanted stars evaded.}
    133: {id: times_busted, doc: Arrests of the player.}
    134: {id: days_passed_in_game, doc: Days that have passed in the game.}
    135: {id: num_hospital_visits, doc: Visits to a hospital.}
    136: {id: safehouse_visits, doc: Visits to a safehouse; each save adds one.}
    137: {id: times_cheated, doc: Cheats used; `has_cheated` says whether there were any.}
    138: {id: vehicle_resprays, doc: Cars painted anew.}
    139: {id: insane_jump_distance, doc: Longest insane jump.}
    140: {id: insane_jump_height, doc: Highest insane jump.}
    141: {id: insane_jump_flips, doc: Most flips of an insane jump.}
    142: {id: insane_jump_rotation, doc: Most rotation of an insane jump.}
    143: {id: best_insane_stunt_awarded, doc: 'Best insane stunt, by its number.'}
    144: {id: unique_jumps_found, doc: Stunt jumps found; counts `found` of the stunt jumps.}
    145: {id: unique_jumps_done, doc: Stunt jumps done; counts `done` of the stunt jumps.}
    146: {id: mission_attempts, doc: Missions tried.}
    147: {id: missions_passed, doc: Missions passed.}
    148: {id: total_num_missions_in_game, doc: Missions of the game; 147 in the unmodified one.}
    149: {id: cash_made_in_a_taxi, doc: Dollars made with a taxi.}
    150: {id: passengers_dropped_off, doc: Passengers brought to their place.}
    151: {id: people_saved_in_an_ambulance, doc: People saved with an ambulance.}
    152: {id: criminals_killed_on_vigilante_mission, doc: Criminals killed in vigilante missions.}
    153: {id: total_fires_extinguished, doc: Fires put out.}
    154: {id: packages_delivered, doc: Packages delivered.}
    155: {id: assassinations, doc: Assassinations.}
    156: {id: last_dance_score, doc: Points of the last dance.}
    157: {id: max_vigilante_mission_level, doc: Highest level of a vigilante mission.}
    158: {id: max_paramedic_mission_level, doc: Highest level of a paramedic mission.}
    159: {id: max_firefighter_mission_level, doc: Highest level of a firefighter mission.}
    160: {id: driving_skill, doc: Skill in driving.}
    161: {id: num_truck_missions_passed, doc: Truck missions passed.}
    162: {id: money_made_in_truck, doc: Dollars made with trucks.}
    163: {id: recruited_gang_members_killed, doc: Recruited gang members killed.}
    164: {id: armor, doc: Armour; 0 in all measured files.}
    165: {id: energy, doc: Energy.}
    166: {id: photographs_taken, doc: Photographs taken.}
    167: {id: rampages_attempted, doc: Rampages tried; 0 in all measured files.}
    168: {id: rampages_passed, doc: Rampages passed; 0 in all measured files.}
    169: {id: flight_time, doc: Time in the air.}
    170: {id: times_drowned, doc: Times that the player drowned.}
    171: {id: num_girls_pimped, doc: Girls pimped.}
    172: {id: bestpos_8_track, doc: Best position in the 8-Track.}
    173: {id: time_on_jetpack, doc: Time on the jetpack.}
    174: {id: shooting_range_levels_passed, doc: Levels passed at the shooting range.}
    175: {id: most_cars_parked_on_valet_parking, doc: Most cars parked for the valet.}
    176:
      id: kills_since_last_checkpoint
      doc: |
        Kills since the last checkpoint; a save adds them to the next statistic,
        so that 0 is stored.
    177: {id: total_legitimate_kills, doc: Legitimate kills.}
    178: {id: num_bloodring_kills, doc: Kills in the Bloodring.}
    179: {id: total_time_in_bloodring, doc: Time in the Bloodring.}
    180: {id: no_more_hurricanes_flag, doc: A flag named "no more hurricanes"; 0 in all measured files.}
    181:
      id: city_unlocked
      doc: |
        Cities that are open; decides which hospitals and police stations are
        used.
    182: {id: num_police_bribes, doc: Police bribes collected.}
    183: {id: num_cars_stolen, doc: Cars stolen; 0 in all measured files.}
    184: {id: current_num_girlfriends, doc: Present girlfriends.}
    185: {id: num_disastrous_dates, doc: Dates that went wrong.}
    186: {id: num_girls_dated, doc: Girls dated.}
    187: {id: num_times_scored_with_a_girl, doc: Times scored with a girl.}
    188: {id: num_successful_dates, doc: Dates that went well.}
    189: {id: num_girls_dumped, doc: Girls left.}
    190: {id: num_prostitutes_visited, doc: Prostitutes visited.}
    191: {id: num_houses_burgled, doc: Houses burgled.}
    192: {id: num_safes_cracked, doc: Safes cracked; 0 in all measured files.}
    193: {id: burglar_status, doc: Rank as a burglar; 0 in all measured files.}
    194: {id: num_stolen_items_sold, doc: Stolen things sold.}
    195: {id: num_eight_balls_in_pool, doc: Eight balls potted at pool; 0 in all measured files.}
    196: {id: total_num_wins_playing_pool, doc: Games of pool won; 0 in all measured files.}
    197: {id: total_num_losses_playing_pool, doc: Games of pool lost; 0 in all measured files.}
    198: {id: times_visited_the_gym, doc: Visits to the gym.}
    199: {id: body_type, doc: Type of body; 0 in all measured files.}
    200: {id: num_meals_eaten, doc: Meals eaten.}
    201: {id: money_made_in_quarry, doc: Dollars made in the quarry; 0 in all measured files.}
    202: {id: time_taken_to_complete_quarry, doc: Time taken for the quarry.}
    203: {id: num_furniture_purchased, doc: Pieces of furniture bought; 0 in all measured files.}
    204: {id: favorite_console_game, doc: Favourite game of the console; 0 in all measured files.}
    205: {id: max_civilian_peds_killed_rampage, doc: Most civilians killed in a rampage; 0 in all measured files.}
    206: {id: max_police_peds_killed_rampage, doc: Most policemen killed in a rampage; 0 in all measured files.}
    207:
      id: max_civilian_vehicles_destroyed_rampage
      doc: Most civilian vehicles destroyed in a rampage; 0 in all measured files.
    208: {id: max_police_vehicles_destroyed_rampage, doc: Most police vehicles destroyed in a rampage; 0 in all measured files.}
    209: {id: max_num_tanks_destroyed_rampage, doc: Most tanks destroyed in a rampage; 0 in all measured files.}
    210: {id: pimping_level, doc: Level in pimping.}
    211: {id: kickstart_best_score, doc: Best score of Kickstart.}
    212: {id: best_lap_time_in_8_track, doc: Best lap of the 8-Track.}
    213: {id: num_vehicles_exported, doc: Vehicles exported.}
    214: {id: num_vehicles_imported, doc: Vehicles imported.}
    215: {id: max_basketball_score, doc: Best score in basketball.}
    216: {id: fires_started, doc: Fires started.}
    217: {id: amount_of_drugs_sold, doc: Drugs sold; 0 in all measured files.}
    218: {id: amount_of_drugs_bought, doc: Drugs bought; 0 in all measured files.}
    219: {id: best_lap_time_in_dirt_track, doc: Best lap of the dirt track.}
    220: {id: besttime_dirt_track, doc: Best time on the dirt track.}
    221: {id: bestpos_dirt_track, doc: Best position on the dirt track.}
    222: {id: nrg_500_best_time, doc: Best time of the NRG-500 challenge.}
    223: {id: flying_skill, doc: Skill in flying.}
    224: {id: respect_mission, doc: Respect from missions.}
    225: {id: lung_capacity, doc: Capacity of the lungs.}
    226: {id: game_gore_rating, doc: How gory the game is rated; 0 in all measured files.}
    227: {id: game_sex_rating, doc: How sexual the game is rated; 0 in all measured files.}
    228: {id: respect_mission_total, doc: Total of the respect from missions.}
    229: {id: bike_skill, doc: Skill on motorbikes.}
    230: {id: cycling_skill, doc: Skill on bicycles.}
    231: {id: snapshots_taken, doc: Snapshots taken; with those left they make `total_snapshots`.}
    232: {id: total_snapshots, doc: Snapshots there are; 50 in the unmodified game.}
    233: {id: luck, doc: Luck.}
    234: {id: territories_taken_over, doc: Territories taken.}
    235: {id: territories_lost, doc: Territories lost.}
    236: {id: territories_held, doc: Territories held; counts the zones in which the Grove is the strongest.}
    237: {id: max_num_territories_held, doc: Most territories held.}
    238: {id: gang_members_recruited, doc: Gang members recruited.}
    239: {id: enemy_gang_members_killed, doc: Members of enemy gangs killed.}
    240: {id: friendly_gang_members_killed, doc: Members of friendly gangs killed.}
    241: {id: horseshoes_collected, doc: Horseshoes collected; with those left they make `total_horseshoes`.}
    242: {id: total_horseshoes, doc: Horseshoes there are; 50 in the unmodified game.}
    243: {id: oysters_collected, doc: Oysters collected; with those left they make `total_oysters`.}
    244: {id: total_oysters, doc: Oysters there are; 50 in the unmodified game.}
    245: {id: calories, doc: Calories; 0 in all measured files.}
    246: {id: n_2p_rampage_best_time, doc: Best time of a rampage for two; 0 in all measured files.}
    247: {id: n_2p_car_rampage_best_time, doc: Best time of a rampage for two in cars; 0 in all measured files.}
    248: {id: n_2p_on_foot_rampage_best_time, doc: Best time of a rampage for two on foot; 0 in all measured files.}
    249: {id: n_2p_chopper_rampage_best_time, doc: Best time of a rampage for two in helicopters; 0 in all measured files.}
    250: {id: n_2p_bike_rampage_best_time, doc: Best time of a rampage for two on bikes; 0 in all measured files.}
    251: {id: keepie_uppy_best_time, doc: Best time of keeping a ball up; 0 in all measured files.}
    252: {id: progress_with_denise, doc: Progress with Denise.}
    253: {id: progress_with_michelle, doc: Progress with Michelle.}
    254: {id: progress_with_helena, doc: Progress with Helena.}
    255: {id: progress_with_barbara, doc: Progress with Barbara.}
    256: {id: progress_with_katie, doc: Progress with Katie.}
    257: {id: progress_with_millie, doc: Progress with Millie.}
    258: {id: best_position_lowrider_race, doc: Best position in the race Lowrider Race.}
    259: {id: best_time_lowrider_race, doc: Best time in the race Lowrider Race.}
    260: {id: best_position_little_loop, doc: Best position in the race Little Loop.}
    261: {id: best_time_little_loop, doc: Best time in the race Little Loop.}
    262: {id: best_position_backroad_wanderer, doc: Best position in the race Backroad Wanderer.}
    263: {id: best_time_backroad_wanderer, doc: Best time in the race Backroad Wanderer.}
    264: {id: best_position_city_circuit, doc: Best position in the race City Circuit.}
    265: {id: best_time_city_circuit, doc: Best time in the race City Circuit.}
    266: {id: best_position_vinewood, doc: Best position in the race Vinewood.}
    267: {id: best_time_vinewood, doc: Best time in the race Vinewood.}
    268: {id: best_position_freeway, doc: Best position in the race Freeway.}
    269: {id: best_time_freeway, doc: Best time in the race Freeway.}
    270: {id: best_position_into_the_country, doc: Best position in the race Into the Country.}
    271: {id: best_time_into_the_country, doc: Best time in the race Into the Country.}
    272: {id: best_position_badlands_a, doc: Best position in the race Badlands A.}
    273: {id: best_time_badlands_a, doc: Best time in the race Badlands A.}
    274: {id: best_position_badlands_b, doc: Best position in the race Badlands B.}
    275: {id: best_time_badlands_b, doc: Best time in the race Badlands B.}
    276: {id: best_position_dirtbike_danger, doc: Best position in the race Dirtbike Danger.}
    277: {id: best_time_dirtbike_danger, doc: Best time in the race Dirtbike Danger.}
    278: {id: best_position_bandito_county, doc: Best position in the race Bandito County.}
    279: {id: best_time_bandito_county, doc: Best time in the race Bandito County.}
    280: {id: best_position_go_go_kart, doc: Best position in the race Go-Go Karting.}
    281: {id: best_time_go_go_kart, doc: Best time in the race Go-Go Karting.}
    282: {id: best_position_san_fierro_fastlane, doc: Best position in the race San Fierro Fastlane.}
    283: {id: best_time_san_fierro_fastlane, doc: Best time in the race San Fierro Fastlane.}
    284: {id: best_position_san_fierro_hills, doc: Best position in the race San Fierro Hills.}
    285: {id: best_time_san_fierro_hills, doc: Best time in the race San Fierro Hills.}
    286: {id: best_position_country_endurance, doc: Best position in the race Country Endurance.}
    287: {id: best_time_country_endurance, doc: Best time in the race Country Endurance.}
    288: {id: best_position_sf_to_lv, doc: Best position in the race San Fierro to Las Venturas.}
    289: {id: best_time_sf_to_lv, doc: Best time in the race San Fierro to Las Venturas.}
    290: {id: best_position_dam_rider, doc: Best position in the race Dam Rider.}
    291: {id: best_time_dam_rider, doc: Best time in the race Dam Rider.}
    292: {id: best_position_desert_tricks, doc: Best position in the race Desert Tricks.}
    293: {id: best_time_desert_tricks, doc: Best time in the race Desert Tricks.}
    294: {id: best_position_lv_ringroad, doc: Best position in the race Las Venturas Ringroad.}
    295: {id: best_time_lv_ringroad, doc: Best time in the race Las Venturas Ringroad.}
    296: {id: besttime_world_war_aces, doc: Best time of World War Aces.}
    297: {id: besttime_barnstorming, doc: Best time of Barnstorming.}
    298: {id: besttime_military_service, doc: Best time of Military Service.}
    299: {id: besttime_chopper_checkpoint, doc: Best time of Chopper Checkpoint.}
    300: {id: besttime_whirly_bird_waypoint, doc: Best time of Whirly Bird Waypoint.}
    301: {id: besttime_heli_hell, doc: Best time of Heli Hell.}
    302: {id: drive_thru_passed, doc: '0 or 1, a flag of a mission: Drive-Thru. The news of the radio read it.'}
    303: {id: management_issues_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    304: {id: n_555_we_tip_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    305: {id: yay_ka_boom_boom_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    306: {id: fish_in_a_barrel_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    307: {id: breaking_the_bank_at_caligulas_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    308:
      id: mansion_2_passed
      doc: |
        0 or 1, a flag of a mission: Vertical Bird. The news of the radio read
        it.
    309: {id: riot_mode, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    310:
      id: robbing_uncle_sam_passed
      doc: |
        0 or 1, a flag of a mission: Robbing Uncle Sam. The news of the radio
        read it.
    311: {id: mike_toreno_passed, doc: '0 or 1, a flag of a mission: Mike Toreno. The news of the radio read it.'}
    312: {id: architectural_espionage_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    313: {id: jizzy_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    314: {id: reuniting_the_families_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    315: {id: small_town_bank_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    316: {id: photo_opportunity_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    317: {id: don_peyote_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    318:
      id: local_liquor_store_passed
      doc: |
        0 or 1, a flag of a mission: Local Liquor Store. The news of the radio
        read it.
    319: {id: badlands_passed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    320: {id: playing_time, doc: '0 or 1, a flag of a mission: Monster. The news of the radio read it.'}
    321: {id: hidden_packages_found, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    322: {id: tags_sprayed, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    323:
      id: least_favorite_gang
      doc: |
        0 or 1, a flag of a mission: The Green Sabre. The news of the radio read
        it.
    324: {id: gang_members_wasted, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    325: {id: criminals_wasted, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    326: {id: most_favorite_radio_station, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    327:
      id: least_favorite_radio_station
      doc: |
        0 or 1, a flag of a mission: the third casino mission. The news of the
        radio read it.
    328:
      id: current_weapon_skill
      doc: |
        0 or 1, a flag of a mission: the sixth casino mission. The news of the
        radio read it.
    329:
      id: weapon_skill_levels
      doc: |
        0 or 1, a flag of a mission: the tenth casino mission. The news of the
        radio read it.
    330:
      id: pilot_ranking
      doc: |
        0 or 1, a flag of a mission: Interdiction. The news of the radio read
        it.
    331:
      id: strongest_gang
      doc: |
        0 or 1, a flag of a mission: Learning to Fly. The news of the radio read
        it.
    332:
      id: second_strongest_gang
      doc: |
        0 or 1, a flag of a mission: Black Project. The news of the radio read
        it.
    333: {id: third_strongest_gang, doc: '0 or 1, a flag of a mission: Green Goo. The news of the radio read it.'}
    334: {id: money_lost_gambling, doc: '0 or 1, a flag of a mission, whatever the name suggests.'}
    335: {id: riot_passed, doc: '0 or 1, a flag of a mission: Riot. The news of the radio read it.'}
    336: {id: gang_strength, doc: '0 or 1, a flag of a mission: 555 We Tip. The news of the radio read it.'}
    337: {id: territory_under_control, doc: '0 or 1, a flag of a mission: House Party. The news of the radio read it.'}
    338:
      id: are_you_going_to_san_fierro_passed
      doc: |
        0 or 1, a flag of a mission: Are You Going to San Fierro?. The news of
        the radio read it.
    339: {id: high_noon_passed, doc: '0 or 1, a flag of a mission: High Noon. The news of the radio read it.'}
    340:
      id: the_green_sabre_passed
      doc: |
        0 or 1, a flag of a mission: Badlands, set when it begins. The news of
        the radio read it.
    341:
      id: catalina_meeting
      doc: |
        0 or 1, a flag of a mission: the second mission of Catalina, set when it
        begins. The news of the radio read it.
    342:
      id: wu_zi_meeting
      doc: |
        0 or 1, a flag of a mission: the first mission of C.R.A.S.H., set when
        it begins. The news of the radio read it.
  trap_kind:
    0: {id: no_trap, doc: None.}
    1: {id: two_slow_cars, doc: Two slow cars.}
    2: {id: one_fast_car, doc: One fast car.}
    3: {id: one_car, doc: One car of medium speed.}
    4: {id: one_cop, doc: One policeman on foot.}
    5: {id: two_cops, doc: Two policemen on foot.}
    6: {id: two_braking_cars, doc: Two fast cars that brake.}
    7: {id: two_fast_cars, doc: Two fast cars.}
    8: {id: two_cars, doc: Two cars of medium speed.}
  war_state:
    0: {id: no_war, doc: None.}
    1: {id: provoked, doc: Provoked.}
    2: {id: first_wave, doc: First wave.}
    3: {id: first_passed, doc: First wave passed.}
    4: {id: second_wave, doc: Second wave.}
    5: {id: second_passed, doc: Second wave passed.}
    6: {id: third_wave, doc: Third wave.}
  creator:
    1: {id: made_by_game, doc: The game itself.}
    2: {id: made_by_mission, doc: A mission.}
    3: {id: made_by_replay, doc: A replay.}
  object_origin:
    0: {id: object_unknown, doc: Unknown.}
    1: {id: object_of_game, doc: The game itself.}
    2: {id: object_of_mission, doc: 'A mission, as of all measured objects.'}
    3: {id: object_temporary, doc: Made for a while.}
    4: {id: object_of_cutscene, doc: A cutscene.}
    5: {id: object_decoration, doc: Decoration.}
    6: {id: object_of_mission_2, doc: 'A mission, in a second way.'}
  swapped_thing:
    0: {id: nothing_swapped, doc: Nothing; the place is free.}
    2: {id: building_swapped, doc: A building.}
  hidden_thing:
    0: {id: nothing_hidden, doc: Nothing; the place is free.}
    1: {id: hidden_legacy, doc: As earlier games had it.}
    2: {id: hidden_building, doc: A building.}
    3: {id: hidden_object, doc: An object.}
    4: {id: hidden_dummy, doc: A dummy.}
  car_bomb:
    0: {id: no_bomb, doc: None.}
    1: {id: bomb_with_timer, doc: Goes off five seconds after it was started.}
    2: {id: bomb_at_ignition, doc: Goes off with the ignition once it is armed.}
    3: {id: bomb_remote, doc: Goes off by remote control.}
    5: {id: bomb_at_ignition_armed, doc: Goes off with the ignition.}
  play_state:
    0: {id: still_playing, doc: Playing.}
    1: {id: player_wasted, doc: The player died.}
    2: {id: player_busted, doc: The player was arrested.}
    3: {id: mission_failed, doc: A mission failed.}
    4: {id: mission_passed, doc: A mission was passed.}
  player_condition:
    0: {id: player_playing, doc: Playing.}
    1: {id: player_died, doc: Died.}
    2: {id: player_arrested, doc: Arrested.}
    3: {id: player_failed_mission, doc: Failed a mission.}
    4: {id: player_left_game, doc: Left the game.}
  property_offer:
    0: {id: no_property_text, doc: Nothing is said.}
    1: {id: can_be_bought, doc: The property can be bought.}
    2: {id: cannot_be_bought, doc: The property cannot be bought.}
  blip_colour:
    0: {id: blip_red, doc: Red.}
    1: {id: blip_green, doc: Green.}
    2: {id: blip_blue, doc: Blue.}
    3: {id: blip_white, doc: White.}
    4: {id: blip_yellow, doc: Yellow.}
    5: {id: blip_red_2, doc: Red as well.}
    6: {id: blip_blue_2, doc: Blue as well.}
    7: {id: blip_threat, doc: That of a threat.}
    8: {id: blip_destination, doc: That of a destination.}
  blip_display:
    0: {id: show_nothing, doc: Nothing.}
    1: {id: show_marker, doc: The marker in the world.}
    2: {id: show_icon, doc: The icon on the radar.}
    3: {id: show_both, doc: Marker and icon.}
  blip_target:
    0: {id: blip_of_nothing, doc: Nothing.}
    1: {id: blip_of_car, doc: A car.}
    2: {id: blip_of_ped, doc: A person.}
    3: {id: blip_of_object, doc: An object.}
    4: {id: blip_of_place, doc: A place; with contact points the only kind that stays in use in a save.}
    5: {id: blip_of_contact, doc: A contact point.}
    6: {id: blip_of_spotlight, doc: A spotlight.}
    7: {id: blip_of_pickup, doc: A pickup.}
    8: {id: blip_of_airstrip, doc: An airstrip.}
  zone_kind:
    0: {id: nav_zone, doc: A zone whose name is shown.}
    1: {id: local_zone, doc: A local zone; in no save.}
    2: {id: info_zone, doc: A zone with an info; in no save.}
    3: {id: map_zone, doc: A zone of the map.}
  population_group:
    0: {id: group_business, doc: Business.}
    1: {id: group_desert, doc: Desert.}
    2: {id: group_entertainment, doc: Entertainment.}
    3: {id: group_countryside, doc: Countryside.}
    4: {id: group_residential_rich, doc: Rich residents.}
    5: {id: group_residential_average, doc: Average residents.}
    6: {id: group_residential_poor, doc: Poor residents.}
    7: {id: group_gangland, doc: Gangland.}
    8: {id: group_beach, doc: Beach.}
    9: {id: group_shopping, doc: Shopping.}
    10: {id: group_park, doc: Park.}
    11: {id: group_industry, doc: Industry.}
    12: {id: group_entertainment_busy, doc: Busy entertainment.}
    13: {id: group_shopping_busy, doc: Busy shopping.}
    14: {id: group_shopping_posh, doc: Posh shopping.}
    15: {id: group_rich_secluded, doc: Rich and secluded.}
    16: {id: group_airport, doc: Airport.}
    17: {id: group_golf_club, doc: Golf club.}
    18: {id: group_out_of_town_factory, doc: Factories out of town.}
    19: {id: group_airport_runway, doc: Runway of an airport.}
  car_supply:
    0: {id: no_cars, doc: Switched off.}
    65535: {id: cars_without_end, doc: One comes whenever the place is free.}
  war_attack:
    0: {id: no_attack, doc: None.}
    1: {id: player_was_told, doc: The player was told of it.}
    2: {id: player_came, doc: The player came.}
  news_kind:
    1: {id: news_of_city, doc: Of a city that is open now.}
    2: {id: news_of_mission, doc: Of a mission.}
    3: {id: no_news, doc: None.}
