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
doc: |
  A saved game of GTA San Andreas for the PC, versions 1.00, 1.01 and 2.0. The
  file always has 202,752 bytes: 28 blocks in a fixed order, each after the
  five letters `BLOCK`, then padding, then a checksum. Blocks have neither a
  length nor a number, so that each must be read by its layout; the padding
  repeats old letters `BLOCK`, which a search would take for blocks.

  Coordinates are metres, x points east, y north, z up; the map spans about
  -3000 to 3000. Times are milliseconds of the game's clock
  (`simple_variables.global_timer`) unless said otherwise.

  Fields named `gap_` and their offset are left by the compiler; they hold
  whatever the game's memory held, as do texts after their first zero. The
  game reads none of it. Opcodes are those of the game's scripts, in
  hexadecimal. What a block refers to is numbered from 0.

  Types that take `is_mobile` are shared with the saves of other platforms.
doc-ref:
  - https://github.com/gta-reversed/gta-reversed
  - https://github.com/gtasa-savegame-editor/libsavegame
  - https://gtamods.com/wiki/Saves_(GTA_SA)
to-string: 'f"save of GTA San Andreas for the PC"'
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
    type: scripts_block(false, false, false, false)
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
    type: garages_block(false)
    doc: Garages and the cars in them.
  - id: tag_04
    contents: BLOCK
    doc: Begins block 4.
  - id: game_logic
    type: game_logic_block(false)
    doc: Places to wake up at, and penalties, after death and arrest.
  - id: tag_05
    contents: BLOCK
    doc: Begins block 5.
  - id: paths
    type: paths_block(false)
    doc: Areas in which scripts switched path nodes.
  - id: tag_06
    contents: BLOCK
    doc: Begins block 6.
  - id: pickups
    type: pickups_block(false)
    doc: Pickups of the whole map.
  - id: phone_info
    type: empty_block
    doc: Block 7, a leftover of earlier games.
  - id: tag_08
    contents: BLOCK
    doc: Begins block 8.
  - id: restart_points
    type: restart_points_block(false)
    doc: Hospitals and police stations.
  - id: tag_09
    contents: BLOCK
    doc: Begins block 9.
  - id: radar_blips
    type: radar_block(175, false)
    doc: Icons of radar and map.
  - id: tag_10
    contents: BLOCK
    doc: Begins block 10.
  - id: zones
    type: zones_block(false)
    doc: |
      Zones of the map, the gangs in them, and how much of the map is revealed.
  - id: tag_11
    contents: BLOCK
    doc: Begins block 11.
  - id: gangs
    type: gangs_block(false)
    doc: Weapons of gangs.
  - id: tag_12
    contents: BLOCK
    doc: Begins block 12.
  - id: car_generators
    type: car_generators_block(false)
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
    type: player_info_block(false)
    doc: Money and abilities of the player.
  - id: tag_16
    contents: BLOCK
    doc: Begins block 16.
  - id: statistics
    type: statistics_block(false, false)
    doc: |
      The 82 statistics with a fraction, the whole numbers, and records kept
      beside them.
  - id: tag_17
    contents: BLOCK
    doc: Begins block 17.
  - id: set_pieces
    type: set_pieces_block(false)
    doc: Places at which police appears.
  - id: tag_18
    contents: BLOCK
    doc: Begins block 18.
  - id: streaming
    type: streaming_block(false)
    doc: Loading state of models, textures and other parts of the game.
  - id: tag_19
    contents: BLOCK
    doc: Begins block 19.
  - id: ped_relationships
    type: ped_relationships_block(false)
    doc: Whom people like and hate.
  - id: tag_20
    contents: BLOCK
    doc: Begins block 20.
  - id: tags
    type: tags_block(false)
    doc: Gang tags that can be sprayed over.
  - id: tag_21
    contents: BLOCK
    doc: Begins block 21.
  - id: ipl_flags
    type: ipl_flags_block(false)
    doc: Parts of the map that scripts load.
  - id: tag_22
    contents: BLOCK
    doc: Begins block 22.
  - id: shopping
    type: shopping_block(false)
    doc: Bought items, and changed prices.
  - id: tag_23
    contents: BLOCK
    doc: Begins block 23.
  - id: gang_wars
    type: gang_wars_block(false, false, false)
    doc: Gang wars and territory.
  - id: tag_24
    contents: BLOCK
    doc: Begins block 24.
  - id: stunt_jumps
    type: stunt_jumps_block(false)
    doc: Unique jumps.
  - id: tag_25
    contents: BLOCK
    doc: Begins block 25.
  - id: entry_exits
    type: entry_exits_block(false)
    doc: Doors into interiors.
  - id: tag_26
    contents: BLOCK
    doc: Begins block 26.
  - id: radio
    type: radio_block(false)
    doc: |
      Songs, adverts and talk that the stations have played, and pending news.
  - id: tag_27
    contents: BLOCK
    doc: Begins block 27.
  - id: user_markers
    type: user_markers_block(false)
    doc: Markers that scripts put into the world.
  - id: padding
    size: _io.size - _io.pos - 4
    doc: |
      Repeats the game's work buffer of 51,200 bytes: each byte equals the one
      51,200 before it. The game accepts any bytes; two of the measured files
      have zeros from a tool.
  - id: checksum
    type: u4
    doc: Sum of all bytes before it.
types:
  empty_block:
    doc: A block without content.
    seq:
      - id: tag
        contents: BLOCK
        doc: The tag, which is the whole block.
  vec3:
    doc: A point or direction in the world.
    seq:
      - id: x
        type: f4
        doc: Towards the east. Given in m.
      - id: y
        type: f4
        doc: Towards the north. Given in m.
      - id: z
        type: f4
        doc: Up. Given in m.
  vec2:
    doc: A direction on the ground.
    seq:
      - id: x
        type: f4
        doc: Towards the east.
      - id: y
        type: f4
        doc: Towards the north.
  simple_variables_block:
    doc: Block 0, 312 bytes on the PC and 428 on Android.
    params:
      - id: is_mobile
        type: bool
        doc: |
          Whether a phone wrote the save. Names take two bytes per letter there,
          and other settings end the block.
    seq:
      - id: version_id
        -orig-id: m_nVersionId
        type: u4
        doc: |
          CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
          that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
          (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
          0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
          0xF2E813F3 Definitive Edition. PC 1.00 refuses a file with another id
          than its own. It does not say which script the game ran. The enum
          `game_version` names the values.
      - id: save_name
        -orig-id: m_szSaveName
        size: len_save_name
        doc: |
          Name in the menu. On the PC letters of the game's font, most of them
          as in ASCII; on phones the key of the last mission's text, in UTF-16.
          Ends with a zero among the first 24 letters; the game makes it again
          at
          every save.
      - id: mission_pack_game
        -orig-id: m_bMissionPackGame
        type: u1
        doc: Whether a mission pack is played; 0 in all measured files.
      - id: gap_069
        size: 3
        doc: Old memory; no meaning.
      - id: current_level
        -orig-id: m_nCurrLevel
        type: s4
        doc: |
          Town, by its number. 0 in most files; not tied to that of the zones.
      - id: camera_pos
        -orig-id: m_vecCamPosn
        type: vec3
        doc: Place of the camera; within 10.1 m of the player.
      - id: ms_per_game_minute
        -orig-id: m_nMsPerMinute
        type: u4
        doc: Length of a minute of the game; 1000. Given in ms.
      - id: last_clock_tick
        -orig-id: m_nLastClockTick
        type: u4
        doc: |
          Time at which the clock last went on; equals `global_timer` in a file
          of the PC. Given in ms.
      - id: game_month
        -orig-id: m_nGameMonth
        type: u1
        doc: Month, 1 to 12.
      - id: game_day
        -orig-id: m_nGameDays
        type: u1
        doc: Day of the month, 1 to 31. Given in d.
      - id: game_hour
        -orig-id: m_nGameHours
        type: u1
        doc: Hour, 0 to 23. Given in h.
      - id: game_minute
        -orig-id: m_nGameMinutes
        type: u1
        doc: Minute, 0 to 59. Given in min.
      - id: game_weekday
        -orig-id: m_nGameDayOfWeek
        type: u1
        doc: Day of the week, 1 to 7.
      - id: stored_month
        -orig-id: m_nStoredGameMonth
        type: u1
        doc: Month of the clock that opcode 0253 put aside.
      - id: stored_day
        -orig-id: m_nStoredGameMonthDay
        type: u1
        doc: Day of the clock that was put aside. Given in d.
      - id: stored_hour
        -orig-id: m_nStoredGameHours
        type: u1
        doc: Hour of the clock that was put aside. Given in h.
      - id: stored_minute
        -orig-id: m_nStoredGameMinutes
        type: u1
        doc: Minute of the clock that was put aside. Given in min.
      - id: clock_has_been_stored
        -orig-id: m_bClockHasBeenStored
        type: u1
        doc: Whether a clock was put aside.
      - id: pad_mode
        -orig-id: m_nPadMode
        type: s2
        doc: Layout of the controller; 0.
      - id: has_cheated
        -orig-id: m_bHasPlayerCheated
        type: u1
        doc: Whether the player has cheated; in agreement with statistic 137.
      - id: gap_091
        size: 3
        doc: Old memory; no meaning.
      - id: global_timer
        -orig-id: m_nTimeInMilliseconds
        type: u4
        doc: |
          Time played, which all other times refer to; 253,805 to 285,665,273.
          Given in ms.
      - id: time_scale
        -orig-id: m_fTimeScale
        type: f4
        doc: Speed of the game, 1.0.
      - id: time_step
        -orig-id: m_fTimeStep
        type: f4
        doc: |
          Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
          0.00001 in files of the PC.
      - id: time_step_non_clipped
        -orig-id: m_fTimeStepNonClipped
        type: f4
        doc: |
          Length of the last step before it was limited, in units of 20 ms; 0 in
          files of the PC.
      - id: frame_counter
        -orig-id: m_nFrameCounter
        type: u4
        doc: Frames drawn, 7,289 to 12,250,323.
      - id: old_weather
        -orig-id: m_nOldWeatherType
        type: s2
        doc: Weather that goes.
      - id: new_weather
        -orig-id: m_nNewWeatherType
        type: s2
        doc: Weather that comes.
      - id: forced_weather
        -orig-id: m_nForcedWeatherType
        type: s2
        doc: Weather that a script holds; -1 for none.
      - id: gap_0ae
        size: 2
        doc: Old memory; no meaning.
      - id: weather_interpolation
        -orig-id: m_fWeatherInterpolationValue
        type: f4
        doc: Progress of the change of weather, 0 to 1.
      - id: weather_type_in_list
        -orig-id: m_nWeatherTypeInList
        type: u4
        doc: Place in the list of weathers, 0 to 63.
      - id: rain
        -orig-id: m_fWeatherRain
        type: f4
        doc: Strength of the rain, 0 to 1.
      - id: car_zoom
        -orig-id: m_nCameraCarZoom
        type: u4
        doc: Camera of vehicles (opcode 09AD), 1 to 3.
      - id: ped_zoom
        -orig-id: m_nCameraPedZoom
        type: u4
        doc: Camera on foot, 1 to 3.
      - id: interior
        -orig-id: m_nCurrArea
        type: s4
        doc: Area code, 0 to 18; 0 is outside. The player carries the same.
      - id: invert_look
        -orig-id: m_bInvertLook4Pad
        type: u1
        doc: Whether looking up and down is swapped.
      - id: gap_0c9
        size: 3
        doc: Old memory; no meaning.
      - id: extra_colour
        -orig-id: m_nExtraColour
        type: s4
        doc: Tint of an interior, 0 to 11.
      - id: extra_colour_on
        -orig-id: m_bExtraColourOn
        type: u1
        doc: |
          Whether the tint is on: exactly when `extra_colour_interpolation` is
          1.
      - id: gap_0d1
        size: 3
        doc: Old memory; no meaning.
      - id: extra_colour_interpolation
        -orig-id: m_fExtraColourInter
        type: f4
        doc: Strength of the tint, 0 or 1.
      - id: extra_colour_weather
        -orig-id: m_nExtraColourWeatherType
        type: s4
        doc: 'Weather of the tint: 0, 21 or 22.'
      - id: water_configuration
        -orig-id: m_nWaterConfiguration
        type: u4
        doc: Water of the map; 0.
      - id: la_riots
        -orig-id: m_bLARiots
        type: u1
        doc: Whether Los Santos riots (opcode 06C8)
      - id: la_riots_no_police_cars
        -orig-id: m_bLARiots_NoPoliceCar
        type: u1
        doc: Whether the riots have no police cars.
      - id: gap_0e2
        size: 2
        doc: Old memory; no meaning.
      - id: max_wanted_level
        -orig-id: m_nMaximumWantedLevel
        type: u4
        doc: Most stars that police gives (opcode 01F0), 0 to 6.
      - id: max_chaos
        -orig-id: m_nMaxChaos
        type: u4
        doc: |
          Highest chaos, which belongs to the highest number of stars: 0, 115,
          365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
      - id: french_game
        -orig-id: m_bFrenchGame
        type: u1
        doc: |
          Set in copies censored for France. gta-save-data exchanges this byte
          with `german_game`.
      - id: german_game
        -orig-id: m_bGermanGame
        type: u1
        doc: |
          Set in copies censored for Germany (opcode 040C), independent of the
          language. gta-save-data exchanges this byte with `french_game`.
      - id: nasty_game
        -orig-id: m_bNastyGame
        type: u1
        doc: |
          Whether blood is shown and victims drop money; follows the language.
      - id: gap_0ef
        size: 45
        doc: Old memory; no meaning.
      - id: cinematic_camera_help_left
        -orig-id: m_bCineyCamMessageDisplayed
        type: u1
        doc: |
          How often the help for the cinematic camera is still shown; 2 at the
          start.
      - id: motion_blur
        type: u1
        if: is_mobile_game
        doc: Whether the picture blurs at speed; 1.
      - id: volumes
        type: u1
        repeat: expr
        repeat-expr: 2
        if: is_mobile_game
        doc: Probably the volume of sound and music; 64.
      - id: unknown_388
        type: u1
        if: is_mobile_game
        doc: Unknown; 1 in all measured files.
      - id: menu_radio
        type: u1
        if: is_mobile_game
        doc: Probably the station of the menu, 1 to 12.
      - id: unknown_390
        type: u1
        repeat: expr
        repeat-expr: 3
        if: is_mobile_game
        doc: Unknown; 1, then 0, 2 or 4, then 0.
      - id: gap_189
        size: 11
        if: is_mobile_game
        doc: Old memory; no meaning.
      - id: unknown_404
        type: u1
        if: is_mobile_game
        doc: Unknown; 1 in all measured files.
      - id: gap_195
        size: 7
        if: is_mobile_game
        doc: Old memory; no meaning.
      - id: unknown_412
        type: u1
        repeat: expr
        repeat-expr: 3
        if: is_mobile_game
        doc: Unknown; 1 in all measured files.
      - id: gap_19f
        size: 1
        if: is_mobile_game
        doc: Old memory; no meaning.
      - id: gap_11d
        size: 1
        if: is_pc
        doc: Old memory; no meaning.
      - id: system_time
        -orig-id: m_systemTime
        type: u2
        repeat: expr
        repeat-expr: 8
        if: is_pc
        doc: |
          Clock of the computer: year, month, weekday from Sunday on, day, hour,
          minute, second, millisecond. The elements are those of the enum
          `system_time_part`, from 0 on.
      - id: gap_12e
        size: 2
        if: is_pc
        doc: Old memory; no meaning.
      - id: target_blip
        -orig-id: m_nTargetBlipIndex
        type: u4
        doc: |
          Waypoint of the player as a handle: slot of the blip + 65,536 times
          its counter; 0 for none.
      - id: steal_vehicle_help_shown
        -orig-id: m_bHasDisplayedPlayerQuitEnterCarHelpText
        type: u1
        doc: Whether the help for stealing vehicles was shown.
      - id: taxis_have_nitro
        -orig-id: m_bAllTaxisNitro
        type: u1
        doc: Whether taxis have nitro (opcode 0572)
      - id: prostitutes_pay_you
        -orig-id: m_bProstitutesPayYou
        type: u1
        doc: Whether prostitutes pay the player (opcode 0A3D)
      - id: gap_137
        size: 1
        doc: Nothing; 0 on the PC.
      - id: unknown_424
        type: u4
        if: is_mobile_game
        doc: Last number of the block, of unknown use; 0.
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
      interior_name:
        value: interior
        enum: interior_area
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
        doc: |
          Whether the script of a mission begins with the number of the mission.
      - id: is_mission_save
        type: bool
        doc: Whether the game was saved during a mission.
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_len_globals
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `len_globals`, in mobile saves of format 2 only.
      - id: len_globals
        -orig-id: globals_size
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: |
          Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
          Android, 49,492 in the Definitive Edition.
      - id: guard_globals
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `globals`, in mobile saves of format 2 only.
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
      - id: script_brains
        type: script_brain(is_guarded)
        repeat: expr
        repeat-expr: 70
        doc: |
          Scripts that start near people and objects; 62 of 70 places are used
          in most files.
      - id: guard_on_mission_flag_offset
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `on_mission_flag_offset`, in mobile saves of format 2
          only.
      - id: on_mission_flag_offset
        type: s4
        doc: |
          Byte of the variables that stores whether a mission runs, a multiple
          of 4: 1636 on the PC (opcode 0180). Given in bytes.
      - id: guard_last_mission_passed_time
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `last_mission_passed_time`, in mobile saves of format 2
          only.
      - id: last_mission_passed_time
        type: u4
        doc: |
          Time at which the last mission was passed (opcodes 0318, 0595);
          4,294,967,295 for never. Given in ms.
      - id: building_swaps
        type: building_swap(is_guarded)
        repeat: expr
        repeat-expr: 25
        doc: |
          Buildings that are shown with another model (opcode 03B6); used ones
          come first.
      - id: invisible_objects
        type: invisible_object(is_guarded)
        repeat: expr
        repeat-expr: 20
        doc: Things that scripts hid (opcode 0363).
      - id: blocked_vehicle_models
        type: s4
        repeat: expr
        repeat-expr: 20
        if: is_plain
        doc: |
          Vehicles that do not appear (opcode 03C5); -1 for none. The enum
          `vehicle` names the values.
      - id: guarded_blocked_vehicle_models
        type: guarded_s4
        repeat: expr
        repeat-expr: 20
        if: is_guarded
        doc: |
          Form of `blocked_vehicle_models` in mobile saves of format 2, with a
          guard before each number.
      - id: lod_pairs
        type: lod_pair(is_guarded)
        repeat: expr
        repeat-expr: 10
        doc: Objects with a distant model of their own (opcode 0827)
      - id: attached_anim_groups
        type: anim_group(is_guarded)
        repeat: expr
        repeat-expr: 8
        doc: |
          Animations that belong to models (opcode 08E8). The original game
          has `DEALER` for the models 28, 29, 30 and 254.
      - id: guard_using_multi_script_file
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `using_multi_script_file`, in mobile saves of format 2
          only.
      - id: using_multi_script_file
        type: u1
        doc: Whether missions are stored in the main script's file; 1.
      - id: guard_met_debbie_harry
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `met_debbie_harry`, in mobile saves of format 2 only.
      - id: met_debbie_harry
        type: u1
        doc: Unused; 0.
      - id: guard_main_script_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `main_script_size`, in mobile saves of format 2 only.
      - id: main_script_size
        type: u4
        doc: |
          Bytes of the main script, which identify its version: 194,146 is v1,
          194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
      - id: guard_largest_mission_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `largest_mission_size`, in mobile saves of format 2 only.
      - id: largest_mission_size
        type: u4
        doc: Bytes of the largest mission; 68,439 in v1 and v2.
      - id: guard_mission_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `mission_count`, in mobile saves of format 2 only.
      - id: mission_count
        type: u2
        doc: Missions of the script; 135 in v1 and v2.
      - id: guard_exclusive_mission_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `exclusive_mission_count`, in mobile saves of format 2
          only.
      - id: exclusive_mission_count
        type: u2
        doc: Missions that exclude all others; 0.
      - id: guard_largest_mission_locals
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `largest_mission_locals`, in mobile saves of format 2
          only.
      - id: largest_mission_locals
        type: u4
        doc: Variables of the mission with most of them; 964 in v1 and v2.
      - id: guard_num_threads
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_threads`, in mobile saves of format 2 only.
      - id: num_threads
        -orig-id: thread_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 262).as<u4>
        doc: Threads that follow, 96 at most.
      - id: guard_save_kind
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: is_guarded
        doc: Two guards before `save_kind`, in mobile saves of format 2 only.
      - id: save_kind
        type: u4
        if: is_mobile_game
        doc: |
          Unknown; 2 to 6, 0 in the mission save of Android. It does not show
          how the game was saved.
      - id: threads
        type: script_thread(is_mobile, has_mission_index, is_guarded)
        repeat: expr
        repeat-expr: num_threads
        doc: Running scripts, `main` first.
      - id: guard_num_resources
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_resources`, in mobile saves of format 2 only.
      - id: num_resources
        type: u2
        if: is_mobile_game
        doc: Models that follow.
      - id: resources
        type: script_resource
        repeat: expr
        repeat-expr: num_resources
        if: is_mobile_game
        doc: Models that threads have loaded.
      - id: guard_unknown_end
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `unknown_end`, in mobile saves of format 2 only.
      - id: unknown_end
        type: u4
        if: is_mobile_game
        doc: Last number of the block, always 0.
      - id: mission_name
        size: 8
        if: is_during_mission
        doc: |
          Mission that runs, such as `SYN2`; empty in the Definitive Edition.
      - id: mission_end
        type: u4
        if: is_during_mission
        doc: Unknown; 1.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
      is_mobile_game:
        value: is_mobile
        doc: Whether parts of phones and of the Definitive Edition are there.
      is_during_mission:
        value: is_mission_save
        doc: Whether the mission that runs is named.
      main_script_size_name:
        value: main_script_size
        enum: script_version
  script_resource:
    doc: A model that a thread has loaded.
    seq:
      - id: index
        type: u2
        doc: Number of the entry in the list.
      - id: owner_slot
        type: u2
        doc: Slot of the thread that loaded the model.
      - id: model
        type: u4
        doc: Number of the model that the thread has loaded.
      - id: resource_kind
        -orig-id: kind
        type: u2
        doc: 1 or 2.
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
    seq:
      - id: len_model_name
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of the name.
      - id: model_name
        size: len_model_name
        doc: Name with a zero after it, such as `ryder2`.
  script_brain:
    doc: |
      A script that starts by itself, because the player comes near or because
      the game requests it.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: script_index
        -orig-id: m_StreamedScriptIndex
        type: s2
        doc: Number of the script in script.img; -1 in a free place.
      - id: brain_type
        -orig-id: m_TypeOfBrain
        type: s1
        doc: |
          Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
          place.
      - id: group
        -orig-id: m_ObjectGroupingId
        type: s1
        doc: |
          Scripts that are switched together: 1 for those of casinos, -1 for
          none.
      - id: is_active
        -orig-id: m_bBrainActive
        type: u1
        doc: Whether the script may start.
      - id: gap_005
        size: 3
        doc: Nothing; 0.
      - id: radius
        -orig-id: m_ObjectBrainActivationRadius
        type: f4
        doc: |
          Distance to the object within which the player must come; default: 5,
          else 4 to 150. Given in m.
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
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_swap_type
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `swap_type`, in mobile saves of format 2 only.
      - id: swap_type
        -orig-id: type
        type: u4
        doc: Kind of thing that has another model; 0 in a free place.
      - id: guard_pool_index_plus_1
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
      - id: pool_index_plus_1
        type: u4
        doc: Building + 1; 0 in a free place.
      - id: guard_new_model
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `new_model`, in mobile saves of format 2 only.
      - id: new_model
        type: s4
        doc: Model that is shown; -1 in a free place.
      - id: guard_old_model
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `old_model`, in mobile saves of format 2 only.
      - id: old_model
        type: s4
        doc: Model of the map; -1 in a free place.
    instances:
      swap_type_name:
        value: swap_type
        enum: swapped_thing
  invisible_object:
    doc: Something that is not shown.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_object_kind
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `object_kind`, in mobile saves of format 2 only.
      - id: object_kind
        -orig-id: type
        type: u4
        doc: |
          Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
      - id: guard_pool_index_plus_1
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
      - id: pool_index_plus_1
        type: u4
        doc: Row of the hidden thing in the pool of its kind, plus 1.
    instances:
      object_kind_name:
        value: object_kind
        enum: hidden_thing
  lod_pair:
    doc: An object with its distant model.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: object
        type: s4
        doc: Handle of the object; -1 in a free place.
      - id: lod_object
        type: s4
        doc: Handle of the distant one; -1 in a free place.
  anim_group:
    doc: Animations for a model.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: model
        type: s4
        doc: Model of a person; -1 in a free place.
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
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_slot
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `slot`, in mobile saves of format 2 only.
      - id: slot
        type: u2
        doc: |
          Place among the 96 threads, 16 to 95 on the PC, each once. On phones
          bit 15 marks a mission.
      - id: guard_streamed_script_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `streamed_script_index`, in mobile saves of format 2
          only.
      - id: streamed_script_index
        type: s4
        if: is_mobile_game
        doc: Number of the script that is loaded; -1.
      - id: mission_part
        type: loaded_mission(has_mission_index)
        if: is_mission_slot
        doc: The mission that runs.
      - id: guard_image
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows up to `ip_rel`.
      - id: next_ptr
        -orig-id: m_pNext
        type: u4
        doc: Old address; not read.
      - id: prev_ptr
        -orig-id: m_pPrev
        type: u4
        doc: Old address; not read.
      - id: thread_name
        -orig-id: m_szName
        size: 8
        doc: Name in small letters, once per file, ended by a zero.
      - id: base_ip
        -orig-id: m_BaseIP
        type: u4
        doc: Begin of the script of a mission; 0.
      - id: ip_abs
        -orig-id: m_IP
        type: u4
        doc: |
          Address of the next instruction, `ip_rel` plus the same for all
          threads of the file; not read.
      - id: stack_abs
        -orig-id: m_IPStack
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: |
          Return addresses in the same way; entries above the depth are old.
      - id: stack_depth
        -orig-id: m_StackDepth
        type: u2
        doc: Return addresses in use; 0, or 1 in `psave1`.
      - id: gap_040
        size: 2
        doc: Nothing; 0.
      - id: locals
        type: u4
        repeat: expr
        repeat-expr: num_locals
        doc: 'Variables of the thread: 32, on phones 40.'
      - id: timer_a
        type: s4
        doc: First timer. Given in ms.
      - id: timer_b
        type: s4
        doc: Second timer. Given in ms.
      - id: is_active
        -orig-id: m_IsActive
        type: u1
        doc: Whether the thread runs; 1.
      - id: condition_result
        -orig-id: m_CondResult
        type: u1
        doc: Outcome of the last condition.
      - id: uses_mission_cleanup
        -orig-id: m_UsesMissionCleanup
        type: u1
        doc: Whether it cleans up like a mission; 0.
      - id: is_external
        -orig-id: m_IsExternal
        type: u1
        doc: Whether it came from outside the main script; 0.
      - id: overrides_text_box
        -orig-id: m_IsTextBlockOverride
        type: u1
        doc: Whether it may replace a help text; 0.
      - id: external_type
        -orig-id: m_ExternalType
        type: s1
        doc: Event that started the thread from outside; -1.
      - id: gap_0cc
        size: 2
        doc: Nothing; 0.
      - id: wake_time
        -orig-id: m_WakeTime
        type: s4
        doc: Time at which the thread goes on. Given in ms.
      - id: and_or_state
        -orig-id: m_AndOrState
        type: u2
        doc: |
          0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
          several.
      - id: not_flag
        -orig-id: m_NotFlag
        type: u1
        doc: Whether the condition is turned round.
      - id: wasted_busted_check
        -orig-id: m_IsDeathArrestCheckEnabled
        type: u1
        doc: Whether it ends when the player dies or is arrested.
      - id: wasted_or_busted
        -orig-id: m_DoneDeathArrest
        type: u1
        doc: Whether that has happened; 0.
      - id: gap_0d7
        size: 3
        doc: Nothing; 0.
      - id: scene_skip_ip
        -orig-id: m_SceneSkipIP
        type: s4
        doc: Place at which a skipped scene goes on (opcode 0707); 0.
      - id: is_mission
        -orig-id: m_ThisMustBeTheOnlyMissionRunning
        type: u1
        doc: Whether the thread is a mission; 0.
      - id: gap_0df
        size: 3
        doc: Nothing; 0.
      - id: guard_ip_rel
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ip_rel`, in mobile saves of format 2 only.
      - id: ip_rel
        type: u4
        doc: |
          The next instruction, counted from the start of the script space:
          `len_globals` to `main_script_size` - 1. Given in bytes.
      - id: stack_rel
        type: u4
        repeat: expr
        repeat-expr: 8
        if: is_plain
        doc: |
          Return addresses counted in the same way; 0 for none. Given in bytes.
      - id: guarded_stack_rel
        type: guarded_u4
        repeat: expr
        repeat-expr: 8
        if: is_guarded
        doc: |
          Form of `stack_rel` in mobile saves of format 2, with a guard before
          each number.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
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
    params:
      - id: has_index
        type: bool
        doc: Whether the number of the mission comes first.
    seq:
      - id: mission_index
        type: u4
        if: is_numbered
        doc: Number of the mission whose script is loaded.
      - id: code
        size: 69000
        doc: Script of the mission.
      - id: mission_locals
        type: u4
        repeat: expr
        repeat-expr: 1024
        doc: Variables of the mission.
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
      - id: players
        type: player
        repeat: expr
        repeat-expr: num_players
        doc: 'The player as a person: health, weapons, clothes.'
      - id: num_objects
        -orig-id: object_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 60).as<u4>
        doc: Objects that follow; 28 to 81.
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
      - id: model
        type: s4
        doc: Number of the model that the player has, 0.
      - id: ped_type
        type: s4
        doc: Kind of person; 0.
      - id: ped_size
        type: u4
        doc: 'Bytes up to `player_size`: 396.'
      - id: position
        -orig-id: m_pos
        type: vec3
        doc: Place of the player in the world.
      - id: health
        -orig-id: m_health
        type: f4
        doc: The lower of 200 and `player_info.max_health` after a save.
      - id: armor
        -orig-id: m_armor
        type: f4
        doc: 0 to 150.
      - id: weapons
        -orig-id: m_weapons
        type: weapon
        repeat: expr
        repeat-expr: 13
        doc: |
          Weapons that the player carries, one of each kind. The elements are
          those of the enum `weapon_slot`, from 0 on.
      - id: created_by
        -orig-id: m_createdBy
        type: u1
        doc: Origin of the player; 2 in every file.
      - id: active_weapon_slot
        -orig-id: m_activeWeaponSlot
        type: u1
        doc: Kind of weapon in the hand.
      - id: area
        -orig-id: m_areaCode
        type: u1
        doc: Area code, the low byte of `simple_variables.interior`.
      - id: gap_027
        size: 1
        doc: Old memory; no meaning.
      - id: exit_index
        -orig-id: m_nExitIndex
        type: s4
        doc: |
          Door by which he leaves: the top of `entry_exits.stack`, or -1
          outside; 345, the exit of the changing room, after he has changed his
          clothes.
      - id: fighting_style
        -orig-id: m_nFightingStyle
        type: u1
        doc: |
          Style in which the player fights: 15 from the start, others from gyms
          or scripts.
      - id: allowed_attack_moves
        -orig-id: m_nAllowedAttackMoves
        type: u1
        doc: |
          Moves that he may use, a bit for each: 15, the four low bits, from the
          start.
      - id: gap_02e
        size: 2
        doc: Old memory; no meaning.
      - id: player_size
        type: u4
        doc: 'Bytes of the rest: 132.'
      - id: chaos_level
        type: u4
        doc: Chaos that the player has made; 0, because saving clears it.
      - id: wanted_level
        type: u1
        doc: Stars; 0, because saving clears them.
      - id: gap_039
        size: 3
        doc: Old memory; no meaning.
      - id: model_keys
        -orig-id: m_anModelKeys
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the model's
          name in capitals; 0 for none. The elements are those of the enum
          `clothes_model`, from 0 on. The enum `clothes_file` names the values.
      - id: texture_keys
        -orig-id: m_anTextureKeys
        type: u4
        repeat: expr
        repeat-expr: 18
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the texture's
          name in capitals; 0 for none. The elements are those of the enum
          `clothes_texture`, from 0 on. The enum `clothes_file` names the
          values.
      - id: fat
        -orig-id: m_fFatStat
        type: f4
        doc: Copy of statistic 21.
      - id: muscle
        -orig-id: m_fMuscleStat
        type: f4
        doc: Copy of statistic 23.
      - id: chosen_weapon_slot
        type: u1
        doc: |
          Weapon slot that the player has chosen; equals `active_weapon_slot`.
      - id: gap_0b5
        size: 3
        doc: Old memory; no meaning.
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
      area_name:
        value: area
        enum: interior_area
  weapon:
    doc: A weapon; all zero in an empty slot.
    to-string: 'f"weapon {weapon_type}: {total_ammo}"'
    seq:
      - id: weapon_type
        -orig-id: m_Type
        type: u4
        doc: Weapon; its slot decides which fit here.
      - id: state
        -orig-id: m_State
        type: u4
        doc: Whether the weapon is ready, fires, reloads or is empty.
      - id: clip
        -orig-id: m_AmmoInClip
        type: u4
        doc: Shots left before the weapon must be loaded again.
      - id: total_ammo
        -orig-id: m_TotalAmmo
        type: u4
        doc: Shots in all, above 25,000 without end.
      - id: next_shot_time
        -orig-id: m_TimeForNextShotMs
        type: u4
        doc: Time from which the weapon can shoot again. Given in ms.
      - id: first_person_selected
        -orig-id: m_IsFirstPersonWeaponModeSelected
        type: u1
        doc: Whether it was chosen for the view through it; 0.
      - id: dont_place_in_hand
        -orig-id: m_DontPlaceInHand
        type: u1
        doc: Whether the weapon is hidden; 0.
      - id: gap_016
        size: 2
        doc: Old memory; no meaning.
      - id: fx_ptr
        type: u4
        doc: Old address; 0.
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
      - id: y
        type: s1
        doc: North, 127 for 1.
      - id: z
        type: s1
        doc: Up, 127 for 1.
  script_object:
    doc: An object that a script made.
    seq:
      - id: handle
        type: u4
        doc: Place among objects * 256 + counter; the place is below 350.
      - id: model
        type: s4
        doc: Model, 988 to 16,330.
      - id: object_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 48.'
      - id: position
        type: vec3
        doc: Place of the object in the world.
      - id: right
        type: direction
        doc: Direction of the right side of the object.
      - id: forward
        type: direction
        doc: |
          Direction of the front of the object; the product of `right` and this
          one is its top.
      - id: gap_018
        size: 6
        doc: Old memory; no meaning.
      - id: bonus_value
        -orig-id: m_nBonusValue
        type: u1
        doc: Nothing known; 0.
      - id: gap_01f
        size: 1
        doc: Nothing; 0.
      - id: cost_value
        -orig-id: m_nCostValue
        type: u2
        doc: Nothing known; 0.
      - id: removal_time
        -orig-id: m_nRemovalTime
        type: s4
        doc: Time at which the object is removed; 0. Given in ms.
      - id: entity_flags
        -orig-id: m_nEntityFlags
        type: entity_bits
        doc: State that the engine keeps of the object.
      - id: unused
        -orig-id: m_nUnused
        type: s1
        doc: Nothing; 0.
      - id: gap_027
        size: 3
        doc: Old memory; no meaning.
      - id: object_flags
        -orig-id: m_nObjectFlags
        type: object_bits
        doc: State that the game keeps of the object.
      - id: object_type
        -orig-id: m_nObjectType
        type: u1
        doc: Origin of the object; 2 in every file.
      - id: collision_damage_effect
        -orig-id: m_nColDamageEffect
        type: u1
        doc: |
          Effect of a blow on the object: 0 in 4,214 and 200 in 385 of 4,599
          measured objects.
      - id: special_collision_response
        -orig-id: m_nSpecialColResponseCase
        type: u1
        doc: |
          Reaction of the object to a touch: 0 in 4,379 of 4,599 measured
          objects, in the others 200, which has no name.
      - id: physical_flags
        -orig-id: m_nPhysicalFlags
        type: physical_bits
        doc: Kinds of harm that the object is proof against.
    instances:
      object_type_name:
        value: object_type
        enum: object_origin
      model_name:
        value: model
        enum: object_model
      collision_damage_effect_name:
        value: collision_damage_effect
        enum: damage_effect
      special_collision_response_name:
        value: special_collision_response
        enum: collision_response
  entity_bits:
    doc: Bits of things in the world.
    seq:
      - id: uses_collision
        type: b1
        doc: Takes part in collisions at all.
      - id: collision_processed
        type: b1
        doc: The collisions of the object in this frame have been worked out.
      - id: static_flag
        type: b1
        doc: 'The object does not move: physics ignores it.'
      - id: has_contacted
        type: b1
        doc: A contact force has acted on it.
      - id: stuck
        type: b1
        doc: 'Stuck: it cannot move out of a collision.'
      - id: safe_position
        type: b1
        doc: The object is placed where nothing touches it.
      - id: postponed
        type: b1
        doc: The control step of the object was put off to later in the frame.
      - id: visible
        type: b1
        doc: Drawn; clear when a script hides it.
      - id: big_building
        type: b1
        doc: 'Far-view building: drawn from far away and never culled as small.'
      - id: render_damaged
        type: b1
        doc: Drawn with the damaged model where one exists.
      - id: streaming_dont_delete
        type: b1
        doc: The streaming must not remove the object.
      - id: remove_from_world
        type: b1
        doc: To be removed the next time it is processed.
      - id: hit_wall
        type: b1
        doc: |
          Has hit a building, which changes how its next collisions are solved.
      - id: being_rendered
        type: b1
        doc: Locked against deletion while it is drawn.
      - id: draw_last
        type: b1
        doc: Drawn after everything else (transparent things).
      - id: distance_fade
        type: b1
        doc: Being faded because it is far away.
      - id: no_shadows_on
        type: b1
        doc: No shadows are cast on the object.
      - id: offscreen
        type: b1
        doc: Known to be off the screen; only the set state can be trusted.
      - id: static_waiting_collision
        type: b1
        doc: |
          Made by a script and held still until the ground below it is loaded.
      - id: dont_stream
        type: b1
        doc: The streaming ignores the object.
      - id: underwater_flag
        type: b1
        doc: 'Under water: drawn in another order.'
      - id: prerender_effects
        type: b1
        doc: Has effects that are prepared before drawing.
      - id: temp_building
        type: b1
        doc: Building that may be made and deleted more than once.
      - id: no_hierarchy_update
        type: b1
        doc: The bones of the object are not animated in this frame.
      - id: roadsign_text
        type: b1
        doc: Road sign with text to draw.
      - id: super_low_lod
        type: b1
        doc: The roughest far-view model of the object is shown.
      - id: procedural
        type: b1
        doc: Made by the generator of plants and litter.
      - id: backface_culled
        type: b1
        doc: Back faces are not drawn.
      - id: light_object
        type: b1
        doc: Lit by the directional lights.
      - id: unimportant_stream
        type: b1
        doc: First to go when the streaming is short of memory.
      - id: tunnel
        type: b1
        doc: Part of a tunnel.
      - id: tunnel_transition
        type: b1
        doc: Drawn both from inside and from outside a tunnel.
  object_bits:
    doc: Bits of objects. The game saves and loads all 32.
    seq:
      - id: pickup
        type: b1
        doc: The object shows a pickup in the world.
      - id: collision_related
        type: b1
        doc: Used by the collision code; no better name is known.
      - id: property_for_sale
        type: b1
        doc: The pickup object of a property for sale.
      - id: shop_out_of_stock
        type: b1
        doc: Shop pickup that is sold out.
      - id: broken_glass
        type: b1
        doc: Glass with cracks.
      - id: glass_gone
        type: b1
        doc: Glass that has fallen out completely.
      - id: exploded
        type: b1
        doc: Has exploded (barrel, gas pump).
      - id: changes_vehicle_colour
        type: b1
        doc: Detached car part that takes the colours of its car.
      - id: lamp_post
        type: b1
        doc: 'Lamp post: falls over and goes out.'
      - id: targetable
        type: b1
        doc: The player's aim may pick it by itself; scripts set it.
      - id: broken
        type: b1
        doc: The object is broken, so it gives no cover.
      - id: train_crossing
        type: b1
        doc: 'Train crossing that is switched on: the barrier is down.'
      - id: photographed
        type: b1
        doc: Was on the last photograph; scripts ask for it.
      - id: liftable
        type: b1
        doc: Can be picked up and carried.
      - id: door_moving
        type: b1
        doc: Door or gate in motion.
      - id: door_open
        type: b1
        doc: Door or gate that is open.
      - id: no_model
        type: b1
        doc: Has no model to draw; set on most saved objects, 3,957 of 4,599.
      - id: scaled
        type: b1
        doc: Drawn at another size.
      - id: magnet
        type: b1
        doc: |
          A crane's magnet can lift it. Set when the object is made: on all of
          4,599 saved ones.
      - id: damaged
        type: b1
        doc: Damaged in the last step; drives the damage effects.
      - id: brain_state
        type: b2
        doc: |
          Whether a script brain waits for this object; 0 for no, as in every
          measured file.
      - id: fading_in
        type: b1
        doc: Fading in after it was made; works only for objects of scripts.
      - id: col_brightness
        type: b1
        doc: |
          The light on the object follows the brightness stored in the collision
          below it.
      - id: disabled_attractors
        type: b1
        doc: |
          Attractors on it that are off by default are switched on, against what
          the name says.
      - id: do_not_render
        type: b1
        doc: Not drawn.
      - id: fading_in_2
        type: b1
        doc: A second mark of fading in; what sets it is not known.
      - id: unknown_27
        type: b5
        doc: Meaning not known.
  physical_bits:
    doc: Kinds of harm that have no effect on an object.
    seq:
      - id: no_collision_force
        type: b1
        doc: Hits do not push the object.
      - id: no_speed
        type: b1
        doc: The speed of the object is not applied, so it keeps its place.
      - id: bullet_proof
        type: b1
        doc: Bullets do no damage.
      - id: fire_proof
        type: b1
        doc: Fire does no damage.
      - id: collision_proof
        type: b1
        doc: Collisions do no damage.
      - id: melee_proof
        type: b1
        doc: Blows do no damage.
      - id: explosion_proof
        type: b1
        doc: Explosions do no damage.
      - id: unknown_7
        type: b1
        doc: Meaning not known.
  garages_block:
    doc: |
      Block 3. Garages, shops that work on cars, and the cars that the player
      keeps.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_garages
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_garages`, in mobile saves of format 2 only.
      - id: num_garages
        -orig-id: NumGarages
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 80).as<u4>
        doc: Garages that follow the cars; 50.
      - id: guard_free_bombs
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `free_bombs`, in mobile saves of format 2 only.
      - id: free_bombs
        -orig-id: BombsAreFree
        type: u1
        doc: Whether bombs cost nothing; 0.
      - id: guard_free_resprays
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `free_resprays`, in mobile saves of format 2 only.
      - id: free_resprays
        -orig-id: RespraysAreFree
        type: u1
        doc: Whether paint costs nothing (opcode 0335)
      - id: guard_no_resprays
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `no_resprays`, in mobile saves of format 2 only.
      - id: no_resprays
        -orig-id: NoResprays
        type: u1
        doc: Whether paint shops are closed (opcode 0A14)
      - id: guard_cars_collected
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `cars_collected`, in mobile saves of format 2 only.
      - id: cars_collected
        -orig-id: CarsCollected
        type: s4
        doc: Leftover of earlier games.
      - id: guard_bank_vans_collected
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `bank_vans_collected`, in mobile saves of format 2 only.
      - id: bank_vans_collected
        -orig-id: BankVansCollected
        type: s4
        doc: Leftover of earlier games.
      - id: guard_police_cars_collected
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `police_cars_collected`, in mobile saves of format 2
          only.
      - id: police_cars_collected
        -orig-id: PoliceCarsCollected
        type: s4
        doc: Leftover of earlier games.
      - id: car_types_collected
        -orig-id: CarTypesCollected
        type: s4
        repeat: expr
        repeat-expr: 4
        if: is_plain
        doc: Leftover of earlier games.
      - id: guarded_car_types_collected
        type: guarded_s4
        repeat: expr
        repeat-expr: 4
        if: is_guarded
        doc: |
          Form of `car_types_collected` in mobile saves of format 2, with a
          guard before each number.
      - id: guard_last_help_time
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_help_time`, in mobile saves of format 2 only.
      - id: last_help_time
        -orig-id: LastTimeHelpMessage
        type: s4
        doc: Time at which the last help about garages was shown. Given in ms.
      - id: cars
        -orig-id: aCarsInSafeHouse
        type: stored_car(is_guarded)
        repeat: expr
        repeat-expr: 80
        doc: |
          Cars in the garages that keep them, as slot * 20 + row: the first
          slots of all 20 rows, then the second ones. The elements are those of
          the enum `car_place`, from 0 on.
      - id: garages
        -orig-id: aGarages
        type: garage(is_guarded)
        repeat: expr
        repeat-expr: num_garages
        doc: |
          State of the 50 garages of the map: place, door, use. The elements are
          those of the enum `stock_garage`, from 0 on.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  stored_car:
    doc: |
      A car that is kept; the place is free where the model is 0, and holds old
      bytes then.
    to-string: 'f"model {model}"'
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: position
        -orig-id: m_vPosn
        type: vec3
        doc: Place of the parked car in the world.
      - id: handling_flags
        -orig-id: m_nHandlingFlags
        type: handling_bits
        doc: Handling of the model, and tuning.
      - id: car_flags
        -orig-id: m_nStoredCarFlags
        type: car_bits
        doc: |
          Kinds of harm that the car is proof against, and what is built in.
      - id: gap_00c
        size: 1
        doc: Nothing; 0.
      - id: model
        -orig-id: m_wModelIndex
        type: u2
        doc: Model, 400 to 611; 0 where the place is free.
      - id: mods
        -orig-id: m_awCarMods
        type: s2
        repeat: expr
        repeat-expr: 15
        doc: |
          Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
          the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
          on both sides are stored once. The enum `car_part` names the values.
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: |
          Colours by their number in the palette. The enum `paint` names the
          values.
      - id: radio
        -orig-id: m_nRadioStation
        type: u1
        doc: Station that is on, 1 to 13; 0 where the vehicle has no radio.
      - id: components
        -orig-id: m_anCompsToUse
        type: u1
        repeat: expr
        repeat-expr: 2
        doc: Extras of the model, 0 to 4; 255 for none.
      - id: bomb
        -orig-id: m_nBombType
        type: u1
        doc: |
          Bomb in the car; 0 in all 8,252 cars that were measured but five of
          one edited save.
      - id: paintjob
        -orig-id: m_nPaintJob
        type: u1
        doc: |
          Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
          `vehicle`); 255 for none.
      - id: nitro
        -orig-id: m_nNitroBoosts
        type: u1
        doc: 'Charges of nitro: 0 to 10, or 101.'
      - id: forward
        type: direction_100
        doc: Direction of the front of the parked car.
      - id: gap_037
        size: 1
        doc: Nothing; 0.
    instances:
      radio_name:
        value: radio
        enum: station
      bomb_name:
        value: bomb
        enum: car_bomb
      model_name:
        value: model
        enum: vehicle
  direction_100:
    doc: A direction in three bytes, 99 or 100 long.
    seq:
      - id: x
        type: s1
        doc: East.
      - id: y
        type: s1
        doc: North.
      - id: z
        type: s1
        doc: Up.
  garage:
    doc: A garage.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: garage_type
        -orig-id: m_nType
        type: u1
        doc: Use of the garage now.
      - id: door_state
        -orig-id: m_nDoorState
        type: u1
        doc: State of the door.
      - id: flags
        -orig-id: m_nFlags
        type: garage_bits
        doc: How the door opens, and whether it is in use.
      - id: gap_002
        size: 1
        doc: Old memory; no meaning.
      - id: position
        -orig-id: m_vPosn
        type: vec3
        doc: First corner, at the floor.
      - id: direction_a
        -orig-id: m_vDirectionA
        type: vec2
        doc: Direction of the first side.
      - id: direction_b
        -orig-id: m_vDirectionB
        type: vec2
        doc: Direction of the second side.
      - id: top_z
        -orig-id: m_fTopZ
        type: f4
        doc: Height of the ceiling. Given in m.
      - id: width
        -orig-id: m_fWidth
        type: f4
        doc: Length of the side along the door. Given in m.
      - id: depth
        -orig-id: m_fHeight
        type: f4
        doc: Length of the side perpendicular to the door. Given in m.
      - id: left
        -orig-id: m_fLeftCoord
        type: f4
        doc: Lowest x. Given in m.
      - id: right
        -orig-id: m_fRightCoord
        type: f4
        doc: Highest x. Given in m.
      - id: front
        -orig-id: m_fFrontCoord
        type: f4
        doc: Lowest y. Given in m.
      - id: back
        -orig-id: m_fBackCoord
        type: f4
        doc: Highest y. Given in m.
      - id: door_position
        -orig-id: m_fDoorPosition
        type: f4
        doc: 0 when the door is closed, otherwise 1.
      - id: time_to_open
        -orig-id: m_nTimeToOpen
        type: u4
        doc: Time at which the door opens. Given in ms.
      - id: garage_name
        -orig-id: m_anName
        size: 8
        doc: |
          Name to scripts, ended by a zero. The enum `stock_garage` names the
          values.
      - id: original_type
        -orig-id: m_nOriginalType
        type: u1
        doc: Use of the garage at the start.
      - id: gap_04c
        size: 3
        doc: Old memory; no meaning.
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
    seq:
      - id: used_mod_shop
        type: b1
        doc: |
          A tuning shop that has been used, as the wiki reads it; the engine's
          name is not known.
      - id: inactive
        type: b1
        doc: Switched off by a script (02B9); the door does not react.
      - id: respray_used
        type: b1
        doc: A respray has been done here (the first one is free).
      - id: opens_up
        type: b1
        doc: Door swings up.
      - id: goes_in
        type: b1
        doc: Door swings up and then slides in under the ceiling.
      - id: camera_follows
        type: b1
        doc: The camera follows the player in instead of staying outside.
      - id: door_closed
        type: b1
        doc: |
          Repeats the state of the door: set exactly when `door_state` is not 1.
      - id: always_free
        type: b1
        doc: Paint always costs nothing; only in `michdr`.
  car_bits:
    doc: Bits of cars that are kept.
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
        doc: Stereo with bass boost is fitted.
      - id: hydraulics
        type: b1
        doc: Hydraulics are fitted.
      - id: nitrous
        type: b1
        doc: Nitrous is fitted.
  handling_bits:
    doc: |
      Bits of handling, a part of the model's data; to be copied with the car.
    seq:
      - id: boost_1g
        type: b1
        doc: More power when pulling away and uphill.
      - id: boost_2g
        type: b1
        doc: More power at higher speed.
      - id: npc_anti_roll
        type: b1
        doc: No body roll when the computer drives.
      - id: npc_neutral
        type: b1
        doc: Less likely to spin when the computer drives.
      - id: no_handbrake
        type: b1
        doc: The handbrake has no effect.
      - id: steer_rear
        type: b1
        doc: The rear wheels steer instead of the front ones (forklift).
      - id: handbrake_steer
        type: b1
        doc: With the handbrake the rear wheels steer too (monster trucks).
      - id: alt_steer
        type: b1
        doc: Another kind of steering; nothing more is known of it.
      - id: front_narrow_2
        type: b1
        doc: Very narrow front wheels.
      - id: front_narrow
        type: b1
        doc: Narrow front wheels.
      - id: front_wide
        type: b1
        doc: Wide front wheels.
      - id: front_wide_2
        type: b1
        doc: Very wide front wheels.
      - id: rear_narrow_2
        type: b1
        doc: Very narrow rear wheels.
      - id: rear_narrow
        type: b1
        doc: Narrow rear wheels.
      - id: rear_wide
        type: b1
        doc: Wide rear wheels.
      - id: rear_wide_2
        type: b1
        doc: Very wide rear wheels.
      - id: hydraulic_geometry
        type: b1
        doc: Suspension geometry made for hydraulics.
      - id: hydraulics_inst
        type: b1
        doc: Hydraulics are installed.
      - id: no_hydraulics
        type: b1
        doc: Hydraulics cannot be installed.
      - id: nos_inst
        type: b1
        doc: Nitrous is installed.
      - id: offroad
        type: b1
        doc: Better grip on loose ground (dirt).
      - id: offroad_2
        type: b1
        doc: Better grip on soft ground (sand).
      - id: halogen
        type: b1
        doc: Brighter, bluer headlights.
      - id: rear_wheel_first
        type: b1
        doc: The rear wheels are computed before the front ones.
      - id: use_max_speed
        type: b1
        doc: Cannot go faster than the top speed of its handling line.
      - id: low_rider
        type: b1
        doc: Loco Low Co accepts the car.
      - id: street_racer
        type: b1
        doc: Wheel Arch Angels accepts it, and no other shop.
      - id: unknown_bit_27
        type: b1
        doc: Meaning not known.
      - id: swinging_chassis
        type: b1
        doc: The body swings from side to side on its suspension.
      - id: unknown_bit_29
        type: b3
        doc: Meaning not known.
  game_logic_block:
    doc: Block 4.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_restarts
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_restarts`, in mobile saves of format 2 only.
      - id: num_restarts
        -orig-id: after_death_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 16).as<u4>
        doc: Places that follow; 0.
      - id: guard_penalty_for_death
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `penalty_for_death`, in mobile saves of format 2 only.
      - id: penalty_for_death
        type: u1
        doc: Whether death costs the weapons (opcode 08DD)
      - id: guard_penalty_for_arrest
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `penalty_for_arrest`, in mobile saves of format 2 only.
      - id: penalty_for_arrest
        type: u1
        doc: Whether arrest costs the weapons (opcode 08DE)
      - id: guard_game_state
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `game_state`, in mobile saves of format 2 only.
      - id: game_state
        type: u1
        doc: Whether the player plays, died or was arrested; 0 in every file.
      - id: guard_time_of_last_event
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `time_of_last_event`, in mobile saves of format 2 only.
      - id: time_of_last_event
        type: u4
        doc: Time at which the state last changed. Given in ms.
      - id: restarts
        -orig-id: after_death
        type: restart(is_guarded)
        repeat: expr
        repeat-expr: num_restarts
        doc: Places to wake up at after death; none in the measured files.
    instances:
      game_state_name:
        value: game_state
        enum: play_state
  restart:
    doc: A place to wake up at.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_position
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `position`, in mobile saves of format 2 only.
      - id: position
        type: vec3
        doc: Place at which the player wakes up.
      - id: guard_heading
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `heading`, in mobile saves of format 2 only.
      - id: heading
        type: f4
        doc: Direction in which the player looks after waking up.
  paths_block:
    doc: Block 5. After each mission the game cuts the list to 54 areas.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_areas
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_areas`, in mobile saves of format 2 only.
      - id: num_areas
        -orig-id: m_nNumNodeSwitches
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 28).as<u4>
        doc: Areas that follow, 64 at most; 1 to 54 in the measured files.
      - id: areas
        -orig-id: m_aNodeSwitches
        type: switched_area(is_guarded)
        repeat: expr
        repeat-expr: num_areas
        doc: Areas in which path nodes are switched.
  switched_area:
    doc: |
      A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
      add one for cars, on and off, 022A and 022B one for people, unless 64 are
      stored. Each first drops the boxes that lie inside the new one, of
      whichever kind; a fault there loses the last box and doubles another, so
      that doubled boxes are normal. 091D (cars) and 091E (people) drop the
      boxes inside theirs, give the nodes their original state back, and add
      none.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: x_min
        -orig-id: xMin
        type: f4
        doc: Lowest x. Given in m.
      - id: x_max
        -orig-id: xMax
        type: f4
        doc: Highest x. Given in m.
      - id: y_min
        -orig-id: yMin
        type: f4
        doc: Lowest y. Given in m.
      - id: y_max
        -orig-id: yMax
        type: f4
        doc: Highest y. Given in m.
      - id: z_min
        -orig-id: zMin
        type: f4
        doc: Lowest z. Given in m.
      - id: z_max
        -orig-id: zMax
        type: f4
        doc: Highest z. Given in m.
      - id: switched_off
        -orig-id: isOff
        type: u1
        doc: Whether the nodes are off.
      - id: for_cars
        -orig-id: isCars
        type: u1
        doc: Whether the area switches nodes of cars; else those of people.
      - id: gap_01a
        size: 2
        doc: Nothing; 0.
  pickups_block:
    doc: Block 6.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: pickups
        -orig-id: aPickUps
        type: pickup(is_guarded)
        repeat: expr
        repeat-expr: 620
        doc: Places for pickups.
      - id: guard_collected_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `collected_index`, in mobile saves of format 2 only.
      - id: collected_index
        -orig-id: CollectedPickUpIndex
        type: u2
        doc: Row of `collected_refs` that the next pickup takes, 0 to 19.
      - id: guard_weapon_help_left
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `weapon_help_left`, in mobile saves of format 2 only.
      - id: weapon_help_left
        -orig-id: DisplayHelpMessage
        type: u1
        doc: How often the help about weapons is still shown; 10 at the start.
      - id: collected_refs
        -orig-id: aPickUpsCollected
        type: u4
        repeat: expr
        repeat-expr: 20
        if: is_plain
        doc: |
          Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
          for none.
      - id: guarded_collected_refs
        type: guarded_u4
        repeat: expr
        repeat-expr: 20
        if: is_guarded
        doc: |
          Form of `collected_refs` in mobile saves of format 2, with a guard
          before each number.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  pickup:
    doc: |
      Something that lies about; where the type is 0 the place is free, and
      holds old bytes.
    to-string: 'f"pickup of type {pickup_type}"'
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: revenue_value
        -orig-id: m_fRevenueValue
        type: f4
        doc: Money that a business has made. Given in $.
      - id: object_ptr
        -orig-id: m_pObject
        type: u4
        doc: Old address; 0 on the PC and Android.
      - id: ammo_or_max
        -orig-id: m_nAmmo
        type: u4
        doc: Shots; the price of a property; the most that a business holds.
      - id: regeneration_time
        -orig-id: m_nRegenerationTime
        type: u4
        doc: Time at which the pickup comes back. Given in ms.
      - id: x
        type: s2
        doc: Towards the east.
      - id: y
        type: s2
        doc: Towards the north.
      - id: z
        type: s2
        doc: Up.
      - id: money_per_day
        -orig-id: m_nMoneyPerDay
        type: u2
        doc: Dollars a day that the business makes. Given in $.
      - id: model
        -orig-id: m_nModelIndex
        type: s2
        doc: |
          Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
          money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
          1274 business, 1277 save disk.
      - id: counter
        -orig-id: m_nReferenceIndex
        type: u2
        doc: Number of times that the slot was used.
      - id: pickup_type
        -orig-id: m_nPickupType
        type: u1
        doc: Effect of the pickup when it is taken.
      - id: flags
        -orig-id: m_nFlags
        type: pickup_bits
        doc: State.
      - id: gap_01d
        size: 2
        doc: Nothing; 0.
    instances:
      pickup_type_name:
        value: pickup_type
        enum: pickup_kind
      model_name:
        value: model
        enum: object_model
  pickup_bits:
    doc: Bits of pickups.
    seq:
      - id: disabled
        type: b1
        doc: Taken, waits to come back.
      - id: is_empty
        type: b1
        doc: Holds no more ammunition.
      - id: help_shown
        type: b1
        doc: The help text of the pickup has been shown.
      - id: is_visible
        type: b1
        doc: The object of the pickup is drawn.
      - id: property_text
        type: b3
        doc: 'Text of a property: 1 where it is for sale, 2 where it is locked.'
      - id: unknown_pickup_bit
        type: b1
        doc: Meaning not known; always 0.
    instances:
      property_text_name:
        value: property_text
        enum: property_offer
  restart_points_block:
    doc: Block 8. Where the player wakes up.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_hospitals
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_hospitals`, in mobile saves of format 2 only.
      - id: num_hospitals
        -orig-id: NumberOfHospitalRestarts
        type: u2
        doc: Hospitals that follow.
      - id: hospitals
        -orig-id: HospitalRestartPoints
        type: restart_point(is_guarded)
        repeat: expr
        repeat-expr: num_hospitals
        doc: Places where the player wakes up after death.
      - id: guard_num_police_stations
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `num_police_stations`, in mobile saves of format 2 only.
      - id: num_police_stations
        -orig-id: NumberOfPoliceRestarts
        type: u2
        doc: Police stations that follow.
      - id: police_stations
        -orig-id: PoliceRestartPoints
        type: restart_point(is_guarded)
        repeat: expr
        repeat-expr: num_police_stations
        doc: Places where the player wakes up after an arrest.
      - id: guard_override_restart
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `override_restart`, in mobile saves of format 2 only.
      - id: override_restart
        -orig-id: bOverrideRestart
        type: u1
        doc: Whether the next one is at `override_position`.
      - id: guard_override_position
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `override_position`, in mobile saves of format 2 only.
      - id: override_position
        -orig-id: OverridePosition
        type: vec3
        doc: |
          Place of the next waking up, where a script has set one (opcode 016E).
      - id: guard_fade_in_after_death
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `fade_in_after_death`, in mobile saves of format 2 only.
      - id: fade_in_after_death
        -orig-id: bFadeInAfterNextDeath
        type: u1
        doc: Whether the picture comes back after death.
      - id: guard_fade_in_after_arrest
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `fade_in_after_arrest`, in mobile saves of format 2 only.
      - id: fade_in_after_arrest
        -orig-id: bFadeInAfterNextArrest
        type: u1
        doc: Whether the picture comes back after an arrest.
      - id: extra_hospital
        -orig-id: ExtraHospitalRestartCoors
        type: extra_restart(is_guarded)
        doc: A hospital for those who die near it (opcode 08DF)
      - id: extra_police
        -orig-id: ExtraPoliceStationRestartCoors
        type: extra_restart(is_guarded)
        doc: A police station for those who are arrested near it (opcode 08E0)
  restart_point:
    doc: A place to wake up at.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_position
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `position`, in mobile saves of format 2 only.
      - id: position
        type: vec3
        doc: Place at which the player wakes up.
      - id: guard_heading
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `heading`, in mobile saves of format 2 only.
      - id: heading
        type: f4
        doc: |
          Direction in which the player looks after waking up. Given in deg.
      - id: guard_when_to_use
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `when_to_use`, in mobile saves of format 2 only.
      - id: when_to_use
        type: s4
        doc: Cities that must be unlocked (statistic 181), 0 to 2.
  extra_restart:
    doc: A place for one part of the map.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_position
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `position`, in mobile saves of format 2 only.
      - id: position
        type: vec3
        doc: Place at which the player wakes up.
      - id: guard_radius
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `radius`, in mobile saves of format 2 only.
      - id: radius
        type: f4
        doc: |
          Distance from the place within which the player must be; 0 or 1500.
          Given in m.
      - id: guard_heading
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `heading`, in mobile saves of format 2 only.
      - id: heading
        type: f4
        doc: |
          Direction in which the player looks after waking up. Given in deg.
  radar_block:
    doc: Block 9.
    params:
      - id: num_blips
        type: u4
        doc: 'Blips: 175 on the PC, 250 elsewhere.'
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: blips
        type: blip(is_guarded)
        repeat: expr
        repeat-expr: num_blips
        doc: Places for icons.
  blip:
    doc: An icon; a slot that is not in use holds old bytes.
    to-string: 'f"sprite {sprite}"'
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: colour
        -orig-id: m_nColour
        type: u4
        doc: |
          0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
          destination; above that red, green, blue and alpha.
      - id: entity_handle
        -orig-id: m_nEntityHandle
        type: u4
        doc: Thing that it follows (opcodes 0186, 0187); 0 in a save.
      - id: position
        type: vec3
        doc: Place that the icon marks.
      - id: counter
        type: u2
        doc: Number of times that the slot was used; 1 for never.
      - id: gap_016
        size: 2
        doc: Nothing; 0.
      - id: sphere_radius
        -orig-id: m_fSphereRadius
        type: f4
        doc: Size of the sphere around the target; 1. Given in m.
      - id: icon_size
        -orig-id: m_nBlipSize
        type: u2
        doc: Size of its square, 1 or 3.
      - id: gap_01e
        size: 2
        doc: Nothing; 0.
      - id: enex_plus_1
        type: u4
        doc: Door that it belongs to, + 1; 0 for none.
      - id: sprite
        -orig-id: m_nBlipSprite
        type: s1
        doc: Picture of the icon.
      - id: state
        -orig-id: flags_a
        type: blip_state_bits
        doc: Looks of the icon.
      - id: kind
        -orig-id: flags_b
        type: blip_kind_bits
        doc: Kind of target, and where the icon is shown.
      - id: gap_025
        size: 1
        doc: Nothing; 0.
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
        doc: Bright colour; always set.
      - id: in_use
        type: b1
        doc: The slot holds a blip.
      - id: short_range
        type: b1
        doc: Shown only when near.
      - id: friendly
        type: b1
        doc: |
          Drawn as a friend: colour 7 (threat) then shows as blue instead of
          red.
      - id: blip_remain
        type: b1
        doc: Stays after the thing it marks is gone.
      - id: fade
        type: b1
        doc: Probably a leftover; always clear.
      - id: coord_appearance
        type: b2
        doc: Form for places.
  blip_kind_bits:
    doc: Kind of an icon.
    seq:
      - id: display
        type: b2
        doc: Form of the blip, a marker in the world or an icon on the map.
      - id: blip_type
        type: b4
        doc: |
          Kind of target. Only places and contacts are stored in use: icons
          of what moves are written as free.
      - id: appearance
        type: b2
        doc: 0 friend, 1 threat.
    instances:
      display_name:
        value: display
        enum: blip_display
      blip_type_name:
        value: blip_type
        enum: blip_target
  zones_block:
    doc: |
      Block 10. Zones have a box and a name; their inhabitants are stored in
      infos,
      which several may share.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_current_level
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `current_level`, in mobile saves of format 2 only.
      - id: current_level
        type: u4
        doc: Town in which the player is, 0 to 3; not that of block 0.
      - id: guard_num_nav_zones
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_nav_zones`, in mobile saves of format 2 only.
      - id: num_nav_zones
        -orig-id: nav_count
        type: u2
        doc: Zones with a name, 379.
      - id: guard_num_zone_infos
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_zone_infos`, in mobile saves of format 2 only.
      - id: num_zone_infos
        -orig-id: info_count
        type: u2
        doc: Infos, 378.
      - id: guard_num_map_zones
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_map_zones`, in mobile saves of format 2 only.
      - id: num_map_zones
        -orig-id: map_count
        type: u2
        doc: Zones of towns, 7.
      - id: nav_zones
        type: zone(is_guarded)
        repeat: expr
        repeat-expr: num_nav_zones
        doc: |
          Zones with a name, the first being all of the map. The elements are
          those of the enum `nav_zone`, from 0 on.
      - id: zone_infos
        type: zone_info(is_guarded)
        repeat: expr
        repeat-expr: num_zone_infos
        doc: Inhabitants of the zones.
      - id: map_zones
        type: zone(is_guarded)
        repeat: expr
        repeat-expr: num_map_zones
        doc: Towns. The elements are those of the enum `map_zone`, from 0 on.
      - id: guard_visited
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `visited`, in mobile saves of format 2 only.
      - id: visited
        type: u1
        repeat: expr
        repeat-expr: 100
        doc: |
          Whether a part of the map is revealed, 0 or 1: ten columns from west
          to east, ten parts from north to south in each.
      - id: guard_revealed_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `revealed_count`, in mobile saves of format 2 only.
      - id: revealed_count
        type: u4
        doc: Parts that are revealed.
    instances:
      current_level_name:
        value: current_level
        enum: town
  zone:
    doc: A box with a name.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: info_label
        -orig-id: m_InfoLabel
        size: 8
        doc: |
          Name to scripts in capitals, filled with zeros. The enum `nav_zone`
          names the values.
      - id: text_key
        -orig-id: m_TextLabel
        size: 8
        doc: Name of the text that is shown, filled with zeros.
      - id: x1
        -orig-id: m_fX1
        type: s2
        doc: Lowest x. Given in m.
      - id: y1
        -orig-id: m_fY1
        type: s2
        doc: Lowest y. Given in m.
      - id: z1
        -orig-id: m_fZ1
        type: s2
        doc: Lowest z. Given in m.
      - id: x2
        -orig-id: m_fX2
        type: s2
        doc: Highest x. Given in m.
      - id: y2
        -orig-id: m_fY2
        type: s2
        doc: Highest y. Given in m.
      - id: z2
        -orig-id: m_fZ2
        type: s2
        doc: Highest z. Given in m.
      - id: info_index
        -orig-id: m_ZoneInfoIndex
        type: u2
        doc: Info of the zone; 0 for towns.
      - id: zone_type
        -orig-id: m_nType
        type: u1
        doc: Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
      - id: level
        -orig-id: m_nLevel
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
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: gang_density
        -orig-id: GangStrength
        type: u1
        repeat: expr
        repeat-expr: 10
        doc: |
          Density of each gang, 0 to 100 (opcode 076C). The elements are those
          of the enum `gang_id`, from 0 on.
      - id: dealer_density
        -orig-id: DealerStrength
        type: u1
        doc: Density of dealers (opcode 076A), 0 to 15.
      - id: colour
        -orig-id: ZoneColor
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: |
          Red, green, blue and alpha on the map, which follow from the
          densities.
      - id: population
        type: population_bits
        doc: Kind of people in the zone.
      - id: races
        -orig-id: PopRaces
        type: race_bits
        doc: Groups of people that live in the zone (opcode 0874).
  population_bits:
    doc: Kind of people in a zone.
    seq:
      - id: group_id
        type: b5
        doc: Group of the population table (opcode 0767), 0 to 19.
      - id: radar_mode
        type: b2
        doc: 1 when one of the three gangs of Los Santos is there.
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
        doc: Black people live there.
      - id: white_people
        type: b1
        doc: White people live there.
      - id: oriental
        type: b1
        doc: People from Asia live there.
      - id: hispanic
        type: b1
        doc: Hispanic people live there.
      - id: unused_races
        type: b4
        doc: Nothing; 0.
  gangs_block:
    doc: Block 11.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: gangs
        type: gang(is_guarded)
        repeat: expr
        repeat-expr: 10
        doc: |
          Weapons and model of the ten gangs, in the order of `gang_id`. The
          elements are those of the enum `gang_id`, from 0 on.
  gang:
    doc: Weapons of a gang (opcode 0237).
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: ped_model_override
        -orig-id: m_nPedModelOverride
        type: s1
        doc: Model of its members; -1 for the usual ones.
      - id: gap_001
        size: 3
        doc: Nothing; 0.
      - id: weapon_a
        -orig-id: m_nGangWeapons[0]
        type: u4
        doc: First weapon; 0 for none.
      - id: weapon_b
        -orig-id: m_nGangWeapons[1]
        type: u4
        doc: Second weapon; 0 for none.
      - id: weapon_c
        -orig-id: m_nGangWeapons[2]
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
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_generators
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_generators`, in mobile saves of format 2 only.
      - id: num_generators
        -orig-id: NumOfCarGenerators
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 34).as<u4>
        doc: Parked cars that follow; 109 to 218.
      - id: guard_process_counter
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `process_counter`, in mobile saves of format 2 only.
      - id: process_counter
        -orig-id: ProcessCounter
        type: u1
        doc: Quarter of the generators that is looked at next, 0 to 3.
      - id: guard_generate_even_if_close
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `generate_even_if_close`, in mobile saves of format 2
          only.
      - id: generate_even_if_close
        -orig-id: GenerateEvenIfPlayerIsCloseCounter
        type: u1
        doc: Cars that still may appear nearby, 0 to 20.
      - id: generators
        -orig-id: CarGeneratorArray
        type: car_generator(is_guarded)
        repeat: expr
        repeat-expr: num_generators
        doc: Parked cars.
      - id: guard_plate_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `plate_count`, in mobile saves of format 2 only.
      - id: plate_count
        type: u4
        doc: Licence plates in use; 15 are stored.
      - id: plates
        type: plate(is_guarded)
        repeat: expr
        repeat-expr: 15
        doc: Licence plates.
  car_generator:
    doc: A place at which a car is parked.
    to-string: 'f"model {model}"'
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `index`, in mobile saves of format 2 only.
      - id: index
        type: u2
        doc: Place in the game's table, below 500, in order.
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: model
        -orig-id: m_nModelId
        type: s2
        doc: Model; -1 for any, -n for any that is n now.
      - id: colours
        type: s1
        repeat: expr
        repeat-expr: 2
        doc: |
          Colours of the car; -1 for any. The enum `paint` names the values.
      - id: x
        type: s2
        doc: Towards the east.
      - id: y
        type: s2
        doc: Towards the north.
      - id: z
        type: s2
        doc: Up.
      - id: angle
        -orig-id: m_nAngle
        type: u1
        doc: Heading of the parked car, in steps of 1/256 of a turn.
      - id: alarm_chance
        -orig-id: m_nAlarmChance
        type: u1
        doc: Chance that the car has an alarm. Given in %.
      - id: lock_chance
        -orig-id: m_nDoorLockChance
        type: u1
        doc: Chance that the car is locked. Given in %.
      - id: flags
        -orig-id: m_nFlags
        type: generator_bits
        doc: Conditions under which the car appears.
      - id: min_delay
        -orig-id: m_nMinDelay
        type: u2
        doc: Shortest time until the next. Given in ms.
      - id: max_delay
        -orig-id: m_nMaxDelay
        type: u2
        doc: Longest time until the next; 10,000. Given in ms.
      - id: gap_013
        size: 2
        doc: Nothing; 0.
      - id: next_gen_time
        -orig-id: m_nNextGenTime
        type: u4
        doc: Time at which the next car appears. Given in ms.
      - id: vehicle_handle
        -orig-id: m_nVehicleHandle
        type: s2
        doc: Car at the place, as an old handle; -1 for none.
      - id: generate_count
        -orig-id: m_nGenerateCount
        type: u2
        doc: |
          Cars that still come: 0 for none, 65,535 for without end, which the
          game makes of 101 and more in a script; 1 occurs.
      - id: ipl_id
        -orig-id: m_nIplId
        type: u1
        doc: Part of the map that it belongs to; 0, others are not saved.
      - id: is_used
        -orig-id: m_bIsUsed
        type: u1
        doc: Whether the place is in use; 1, others are not saved.
      - id: gap_01f
        size: 2
        doc: Nothing; 0.
    instances:
      generate_count_name:
        value: generate_count
        enum: car_supply
      model_name:
        value: model
        enum: vehicle
  generator_bits:
    doc: How a parked car appears.
    seq:
      - id: wait_until_far
        type: b1
        doc: No new car until the player has gone far away.
      - id: high_priority
        type: b1
        doc: Appears in any case; scripts call it "force spawn".
      - id: active_generator
        type: b1
        doc: Never set.
      - id: owned_by_player
        type: b1
        doc: The player has already owned a car of this generator.
      - id: ignore_population_limit
        type: b1
        doc: Always set.
      - id: unused_generator_bits
        type: b3
        doc: Nothing known; 0.
  plate:
    doc: A licence plate for a parked car.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: generator_index
        type: s4
        doc: '`index` of the parked car; -1 where free.'
      - id: plate_text
        -orig-id: text
        size: 12
        doc: Eight characters, filled with blanks, then zeros.
  player_info_block:
    doc: Block 15.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_info_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `info_size`, in mobile saves of format 2 only.
      - id: info_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 40.'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: money
        -orig-id: m_nMoney
        type: s4
        doc: Dollars that the player has. Given in $.
      - id: car_density
        -orig-id: m_nCarDensityForCurrentZone
        type: u2
        doc: Cars on the road; 0.
      - id: player_state
        -orig-id: m_nPlayerState
        type: u1
        doc: Whether the player plays, died or was arrested; 0 in every file.
      - id: gap_00b
        size: 1
        doc: Nothing; 0.
      - id: road_density
        -orig-id: m_fRoadDensityAroundPlayer
        type: f4
        doc: Roads around the player, 0.69 to 1.02.
      - id: money_shown
        -orig-id: m_nDisplayMoney
        type: s4
        doc: Money that the screen shows on its way to `money`. Given in $.
      - id: hours_not_eaten
        -orig-id: m_nNumHoursDidntEat
        type: u1
        doc: Hours without a meal; 0, because saving sets it back. Given in h.
      - id: gap_015
        size: 3
        doc: Nothing; 0.
      - id: collectables_picked_up
        -orig-id: m_nCollectablesPickedUp
        type: u4
        doc: Leftover of earlier games.
      - id: collectables_total
        -orig-id: m_nTotalNumCollectables
        type: u4
        doc: Leftover of earlier games.
      - id: infinite_run
        -orig-id: m_bDoesNotGetTired
        type: u1
        doc: Whether running does not tire (opcode 0330)
      - id: fast_reload
        -orig-id: m_bFastReload
        type: u1
        doc: Whether weapons are loaded at once (opcode 0331)
      - id: fireproof
        -orig-id: m_bFireProof
        type: u1
        doc: Whether fire does no harm (opcode 055D)
      - id: max_health
        -orig-id: m_nMaxHealth
        type: u1
        doc: |
          Most health: statistic 24 times 0.176, on phones 0.22, without the
          fraction.
      - id: max_armor
        -orig-id: m_nMaxArmour
        type: u1
        doc: 'Most armour: 100 or 150 (opcode 055F).'
      - id: free_busted_once
        -orig-id: m_bGetOutOfJailFree
        type: u1
        doc: Whether the next arrest costs nothing.
      - id: free_wasted_once
        -orig-id: m_bFreeHealthCare
        type: u1
        doc: Whether the next death costs nothing (opcode 0414)
      - id: can_drive_by
        -orig-id: m_bCanDoDriveBy
        type: u1
        doc: Whether the player may shoot from cars (opcode 0501)
      - id: busted_audio_status
        -orig-id: m_nBustedAudioStatus
        type: u1
        doc: Speech at arrests, 0 to 2.
      - id: gap_029
        size: 1
        doc: Old memory; no meaning.
      - id: last_bust_message
        -orig-id: m_nLastBustMessageNumber
        type: u2
        doc: Speech at the last arrest, 1 to 3.
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
        doc: |
          Whether the Definitive Edition wrote the save, which has one more
          statistic.
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_float_stats
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `float_stats`, in mobile saves of format 2 only.
      - id: float_stats
        -orig-id: StatTypesFloat
        type: f4
        repeat: expr
        repeat-expr: 82
        doc: |
          Statistics 0 to 81. The elements are those of the enum `float_stat`,
          from 0 on.
      - id: guard_int_stats
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `int_stats`, in mobile saves of format 2 only.
      - id: int_stats
        -orig-id: StatTypesInt
        type: s4
        repeat: expr
        repeat-expr: num_int_stats
        doc: |
          Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
          by the names that scripts give them. The elements are those of the
          enum `int_stat`, from 120 on.
      - id: guard_peds_killed
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `peds_killed`, in mobile saves of format 2 only.
      - id: peds_killed
        -orig-id: PedsKilledOfThisType
        type: s4
        repeat: expr
        repeat-expr: 32
        doc: |
          People killed, by kind. The elements are those of the enum `ped_kind`,
          from 0 on.
      - id: guard_last_mission_passed
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `last_mission_passed`, in mobile saves of format 2 only.
      - id: last_mission_passed
        -orig-id: LastMissionPassedName
        size: 8
        doc: |
          Key of the last mission's text, filled with zeros. The enum
          `mission_key` names the values.
      - id: guard_radio_listen_time
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `radio_listen_time`, in mobile saves of format 2 only.
      - id: radio_listen_time
        -orig-id: FavoriteRadioStationList
        type: s4
        repeat: expr
        repeat-expr: 14
        doc: |
          Time for which each station was heard. Given in ms. The elements are
          those of the enum `station_order`, from 0 on.
      - id: guard_mission_attempts
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `mission_attempts`, in mobile saves of format 2 only.
      - id: mission_attempts
        -orig-id: TimesMissionAttempted
        type: s4
        repeat: expr
        repeat-expr: 100
        doc: 0 in all measured files.
      - id: stat_message_shown
        -orig-id: StatMessage
        type: u1
        repeat: expr
        repeat-expr: 128
        if: is_plain
        doc: |
          Whether the message of a line of statdisp.dat was shown. The elements
          are those of the enum `stat_message`, from 0 on.
      - id: guarded_stat_message_shown
        type: guarded_flag
        repeat: expr
        repeat-expr: 128
        if: is_guarded
        doc: |
          Form of `stat_message_shown` in mobile saves of format 2, with a guard
          before each number. The elements are those of the enum `stat_message`,
          from 0 on.
      - id: statistics_end
        type: u4
        if: is_definitive_edition
        doc: Bytes of unknown use at the end of the block.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
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
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_used_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `used_count`, in mobile saves of format 2 only.
      - id: used_count
        -orig-id: NumSetPieces
        type: u4
        doc: Places in use, 209; all 210 are stored.
      - id: guard_pieces
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `pieces`, in mobile saves of format 2 only.
      - id: pieces
        -orig-id: aSetPieces
        type: set_piece
        repeat: expr
        repeat-expr: 210
        doc: Places at which police appears.
  set_piece:
    doc: |
      A place at which police appears when the player comes into a rectangle,
      wanted and in the way that the type requires. Types of cars for a player
      in a vehicle want him to move towards the place where they appear. Nothing
      appears where the place is taken.
    seq:
      - id: last_generation_time
        -orig-id: m_nLastGenerationTime
        type: s4
        doc: |
          Time at which the trap last sprang; 0 for never. The trap rests for 40
          s after that. Given in ms.
      - id: x1
        type: s2
        doc: Lowest x.
      - id: y1
        type: s2
        doc: Lowest y.
      - id: x2
        type: s2
        doc: Highest x.
      - id: y2
        type: s2
        doc: Highest y.
      - id: spawn_1
        -orig-id: m_SpawnCoord1
        type: spot
        doc: Place at which the first car or policeman appears.
      - id: spawn_2
        -orig-id: m_SpawnCoord2
        type: spot
        doc: Place at which the second car or policeman appears.
      - id: target_1
        -orig-id: m_TargetCoord1
        type: spot
        doc: |
          Place that the first car or policeman heads for, without being bound
          to it.
      - id: target_2
        -orig-id: m_TargetCoord2
        type: spot
        doc: Place that the second car or policeman heads for.
      - id: piece_type
        -orig-id: m_nType
        type: u1
        doc: |
          Cars or policemen that appear, and the players for whom they appear.
      - id: gap_00d
        size: 3
        doc: Nothing; 0.
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
      - id: y
        type: s2
        doc: Towards the north.
  streaming_block:
    doc: Block 18.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: slots
        type: u1
        repeat: expr
        repeat-expr: 26316
        if: is_plain
        doc: |
          Loading state of each model (from 0), texture (20,000), collision
          (25,000), part of the map (25,255), path file (25,511), animation
          (25,575), recording (25,755), script (26,230). 255 is not loaded; else
          bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
          scene. 1 is "do not remove", left over from GTA III and Vice City, by
          the names of their engine. 128 is in no public list.
      - id: guarded_slots
        type: guarded_u1
        repeat: expr
        repeat-expr: 26316
        if: is_guarded
        doc: |
          Form of `slots` in mobile saves of format 2, with a guard before each
          number.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  ped_relationships_block:
    doc: Block 19.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: relations
        type: relation(is_guarded)
        repeat: expr
        repeat-expr: 32
        doc: |
          Relations of each kind of people to the others. The elements are those
          of the enum `ped_kind`, from 0 on.
  relation:
    doc: |
      What one kind of people thinks of the others, a bit for each (opcode
      0746).
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_respect
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `respect`, in mobile saves of format 2 only.
      - id: respect
        -orig-id: m_nRespect
        type: u4
        doc: Kinds of people that this kind respects.
      - id: guard_like
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `like`, in mobile saves of format 2 only.
      - id: like
        -orig-id: m_nLike
        type: u4
        doc: Kinds of people that this kind likes.
      - id: guard_ignore
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ignore`, in mobile saves of format 2 only.
      - id: ignore
        -orig-id: m_nIgnore
        type: u4
        doc: Kinds of people that this kind ignores; none.
      - id: guard_dislike
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `dislike`, in mobile saves of format 2 only.
      - id: dislike
        -orig-id: m_nDislike
        type: u4
        doc: Kinds of people that this kind dislikes.
      - id: guard_hate
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `hate`, in mobile saves of format 2 only.
      - id: hate
        -orig-id: m_nHate
        type: u4
        doc: Kinds of people that this kind hates.
  tags_block:
    doc: Block 20.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_tags
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_tags`, in mobile saves of format 2 only.
      - id: num_tags
        -orig-id: count
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: |
          Gang tags that follow; as many as the game has, because it does not
          read this number.
      - id: tags
        type: u1
        repeat: expr
        repeat-expr: num_tags
        if: is_plain
        doc: Paint on each, 0 to 255; above 228 it is sprayed over.
      - id: guarded_tags
        type: guarded_u1
        repeat: expr
        repeat-expr: num_tags + 0
        if: is_guarded
        doc: |
          Form of `tags` in mobile saves of format 2, with a guard before each
          number.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  ipl_flags_block:
    doc: |
      Block 21. Parts of the map; what a number means depends on the data of the
      game.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_slot_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `slot_count`, in mobile saves of format 2 only.
      - id: slot_count
        type: u4
        valid:
          eq: 256
        doc: Number of parts, 256; the first is not stored.
      - id: flags
        type: u1
        repeat: expr
        repeat-expr: 255
        if: is_plain
        doc: |
          Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
          0777), which streamed parts ignore. Parts are numbered in the order of
          gta3.img. The elements are those of the enum `map_part`, from 1 on.
      - id: guarded_flags
        type: guarded_map_part
        repeat: expr
        repeat-expr: 255
        if: is_guarded
        doc: |
          Form of `flags` in mobile saves of format 2, with a guard before each
          number. The elements are those of the enum `map_part`, from 1 on.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  shopping_block:
    doc: Block 22.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_modifiers
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_modifiers`, in mobile saves of format 2 only.
      - id: num_modifiers
        -orig-id: ms_numPriceModifiers
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 8).as<u4>
        doc: Prices that follow; 0 to 4.
      - id: modifiers
        -orig-id: ms_priceModifiers
        type: changed_price(is_guarded)
        repeat: expr
        repeat-expr: num_modifiers
        doc: Items with a changed price.
      - id: guard_num_items
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_items`, in mobile saves of format 2 only.
      - id: num_items
        -orig-id: item_count
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Goods that follow; 544.
      - id: guard_items
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `items`, in mobile saves of format 2 only.
      - id: items
        -orig-id: ms_bHasBought
        type: u1
        repeat: expr
        repeat-expr: num_items
        doc: |
          Whether it was bought, in the order of the prices in shopping.dat. The
          elements are those of the enum `shop_item`, from 0 on.
  changed_price:
    doc: A changed price.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: key
        type: u4
        doc: |
          Key of what costs another price. The enum `clothes_file` names the
          values.
      - id: price
        type: u4
        doc: Dollars that the item costs now. Given in $.
  gang_wars_block:
    doc: Block 23.
    params:
      - id: is_mobile
        type: bool
        doc: Whether the fields of phones and the Definitive Edition follow.
      - id: has_specific_zones
        type: bool
        doc: Whether those of the Definitive Edition follow.
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_war_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `war_size`, in mobile saves of format 2 only.
      - id: war_size
        -orig-id: size
        type: u4
        doc: |
          Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: active
        -orig-id: bGangWarsActive
        type: u1
        doc: Whether wars happen (opcode 0879)
      - id: gap_005
        size: 3
        doc: Old memory; no meaning.
      - id: state
        -orig-id: State
        type: u4
        doc: Stage of a war that the player began; 0, because saving ends it.
      - id: time_started
        -orig-id: TimeStarted
        type: u4
        doc: Time at which the war began. Given in ms.
      - id: zone_info_index
        -orig-id: GangWarZoneInfoIndex
        type: s4
        doc: Info of the zone; -1 for none.
      - id: nav_zone_index
        -orig-id: GangWarNavigationZoneIndex
        type: s4
        doc: Zone that is fought for; -1 for none.
      - id: player_start_pos
        -orig-id: CoorsOfPlayerAtStartOfWar
        type: vec3
        doc: Place of the player when the war began.
      - id: gang_1
        -orig-id: Gang1
        type: s4
        doc: First gang of the war.
      - id: gang_2
        -orig-id: Gang2
        type: s4
        doc: Second gang of the war.
      - id: ferocity
        -orig-id: WarFerocity
        type: s4
        doc: Strength of the attackers, 0 to 2.
      - id: last_time_in_area
        -orig-id: LastTimeInArea
        type: u4
        doc: Time at which the player was last in the zone. Given in ms.
      - id: attack_state
        -orig-id: State2
        type: u4
        doc: Stage of an attack on the player's territory; 0 in every file.
      - id: time_till_next_attack
        -orig-id: TimeTillNextAttack
        type: f4
        doc: Time until the next attack. Given in ms.
      - id: point_of_attack
        -orig-id: PointOfAttack
        type: vec3
        doc: Place of the attack.
      - id: fight_timer
        -orig-id: FightTimer
        type: s4
        doc: Countdown of the fight. Given in ms.
      - id: radar_blip
        -orig-id: RadarBlip
        type: s4
        doc: Icon of the war on the radar; 0.
      - id: player_is_close
        -orig-id: bPlayerIsCloseby
        type: u1
        doc: Whether the player is near.
      - id: gap_051
        size: 3
        doc: Old memory; no meaning.
      - id: territory_share
        -orig-id: TerritoryUnderControlPercentage
        type: f4
        doc: |
          Zones of the Grove among those of Grove, Ballas and Vagos (opcode
          08E2)
      - id: difficulty
        -orig-id: Difficulty
        type: f4
        doc: The share when the last war began.
      - id: can_start_on_mission
        type: u1
        if: is_mobile_game
        doc: Whether a war can begin during a mission.
      - id: training_mission
        type: u1
        if: is_mobile_game
        doc: Whether the mission that teaches it runs.
      - id: gap_05e
        size: 2
        if: is_mobile_game
        doc: Old memory; no meaning.
      - id: zone_info_for_training
        type: s4
        if: is_mobile_game
        doc: Info of that mission's zone.
      - id: specific_zone_count
        type: u4
        if: with_specific_zones
        doc: Probably how many zones wars are limited to.
      - id: specific_zones
        type: s4
        repeat: expr
        repeat-expr: 6
        if: with_specific_zones
        doc: Probably the zones to which wars are limited.
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
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_jumps
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_jumps`, in mobile saves of format 2 only.
      - id: num_jumps
        -orig-id: m_iNumJumps
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 68).as<u4>
        doc: Jumps that follow; 70.
      - id: jumps
        -orig-id: mp_poolStuntJumps
        type: stunt_jump(is_guarded)
        repeat: expr
        repeat-expr: num_jumps
        doc: |
          Jumps, in an order that turns by some places whenever a save is
          loaded.
  stunt_jump:
    doc: A unique jump.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: start_min
        type: vec3
        doc: Lowest corner of the box from which one jumps.
      - id: start_max
        type: vec3
        doc: Highest corner of the box from which a jump starts.
      - id: land_min
        type: vec3
        doc: Lowest corner of the box in which one lands.
      - id: land_max
        type: vec3
        doc: Highest corner of the box in which a jump must land.
      - id: camera
        -orig-id: camera
        type: vec3
        doc: Place of the camera during the jump.
      - id: reward
        -orig-id: reward
        type: s4
        doc: Dollars for the jump; 500. Given in $.
      - id: done
        -orig-id: done
        type: u1
        doc: Whether the player has landed the jump.
      - id: found
        -orig-id: found
        type: u1
        doc: Whether the player has tried the jump.
      - id: gap_042
        size: 2
        doc: Old memory; no meaning.
  entry_exits_block:
    doc: Block 25.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_stack
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_stack`, in mobile saves of format 2 only.
      - id: num_stack
        -orig-id: ms_entryExitStackPosn
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 2).as<u4>
        doc: Doors that the player went through; 0 outside, 1 inside.
      - id: stack
        -orig-id: ms_entryExitStack
        type: u2
        repeat: expr
        repeat-expr: num_stack
        if: is_plain
        doc: |
          Numbers of the doors that the player went through, the innermost last.
      - id: guarded_stack
        type: guarded_u2
        repeat: expr
        repeat-expr: num_stack + 0
        if: is_guarded
        doc: |
          Form of `stack` in mobile saves of format 2, with a guard before each
          number.
      - id: guard_entries
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the first of `entries`.
      - id: entries
        -orig-id: mp_poolEntryExits
        type: entry_exit(is_guarded)
        repeat: until
        repeat-until: _.entry_index == -1
        doc: |
          Doors, in order; the last has the number -1 and nothing else. They
          overwrite what the game made of its map files; a door without a record
          keeps that.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  entry_exit:
    doc: A door.
    to-string: 'f"door {entry_index}"'
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: entry_index
        -orig-id: index
        type: s2
        doc: |
          Number in the game's table, below 400 on the PC and 455 on Android; -1
          ends the list.
      - id: door
        type: entry_exit_state(is_guarded)
        if: has_body
        doc: State of the door.
    instances:
      has_body:
        value: entry_index != -1
        doc: Whether it is a door rather than the end.
  entry_exit_state:
    doc: State of a door.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_flags
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `flags`, in mobile saves of format 2 only.
      - id: flags
        -orig-id: m_nFlags
        type: entry_exit_bits
        doc: Behaviour of the door.
      - id: guard_linked_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `linked_index`, in mobile saves of format 2 only.
      - id: linked_index
        -orig-id: m_pLink
        type: s2
        doc: |
          Door at the other side; -1, or one that does not exist, for none.
          Links need not be mutual.
      - id: guard_next
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the entry that follows.
  entry_exit_bits:
    doc: Bits of doors; the names of other sources are those of scripts.
    seq:
      - id: interior_marker
        -orig-id: rubbish
        type: b1
        doc: Is set only on markers of interiors; nothing else is known.
      - id: pairing
        -orig-id: oldstyle
        type: b1
        doc: The player is moved without walking through the door.
      - id: create_linked_pair
        -orig-id: linked
        type: b1
        doc: Joined with a mate without this bit when a new game starts.
      - id: reward_interior
        -orig-id: shop
        type: b1
        doc: |
          An interior as a reward. Who enters by a door without it loads the
          shop of that name and sets it on the mate; leaving by a door that has
          it unloads the shop.
      - id: used_reward_entrance
        -orig-id: shopexit
        type: b1
        doc: |
          Entrance whose reward interior was used; the wiki says that
          `reward_interior` of the mate sets it.
      - id: cars_and_aircraft
        -orig-id: car warp
        type: b1
        doc: Cars and aircraft pass.
      - id: bikes_only
        -orig-id: bike warp
        type: b1
        doc: Bikes may pass as well; not only bikes, as the name suggests.
      - id: disable_on_foot
        -orig-id: mirror
        type: b1
        doc: Not on foot; never set.
      - id: accept_npc_group
        -orig-id: warp group
        type: b1
        doc: Members of the group come along, passengers get out.
      - id: food_date
        -orig-id: no warp
        type: b1
        doc: 'Without fading in, or a date with food: the sources differ.'
      - id: burglary_door
        -orig-id: random opentime
        type: b1
        doc: |
          Is set on the doors of Bayside and on those of burglaries, which are
          made for their time; scripts name it after opening hours.
      - id: disable_exit
        -orig-id: dont warp ped
        type: b1
        doc: No way back; never set.
      - id: burglary_access
        -orig-id: burglary
        type: b1
        doc: Open to burglars, switched by the job.
      - id: entered_without_exit
        -orig-id: in use
        type: b1
        doc: Was entered and not left; on one side of the pair only.
      - id: enable_access
        -orig-id: enabled
        type: b1
        doc: May be used; set unless a script clears it.
      - id: delete_enex
        -orig-id: temporary
        type: b1
        doc: Goes when it is used; never set.
  radio_block:
    doc: Block 26.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: stations
        type: station_history
        repeat: expr
        repeat-expr: 14
        if: is_plain
        doc: |
          Songs, adverts and talk that each station has played. The elements are
          those of the enum `station_order`, from 0 on.
      - id: guarded_stations
        type: guarded_station
        repeat: expr
        repeat-expr: 14
        if: is_guarded
        doc: |
          Form of `stations` in mobile saves of format 2, with a guard before
          each number. The elements are those of the enum `station_order`, from
          0 on.
      - id: stat_mirror
        type: u1
        repeat: expr
        repeat-expr: 23
        if: is_plain
        doc: |
          Low bytes of the statistics by which the stations choose what they
          talk
          about. The elements are those of the enum `mirrored_stat`, from 0 on.
      - id: guarded_stat_mirror
        type: guarded_u1
        repeat: expr
        repeat-expr: 23
        if: is_guarded
        doc: |
          Form of `stat_mirror` in mobile saves of format 2, with a guard before
          each number. The elements are those of the enum `mirrored_stat`, from
          0 on.
      - id: guard_last_change_day
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_change_day`, in mobile saves of format 2 only.
      - id: last_change_day
        type: u1
        doc: Day of the month of the last news. Given in d.
      - id: guard_last_change_hour
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: |
          Guard before `last_change_hour`, in mobile saves of format 2 only.
      - id: last_change_hour
        type: u1
        doc: Hour of the last news; 255 for never. Given in h.
      - id: guard_expiry_hours
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `expiry_hours`, in mobile saves of format 2 only.
      - id: expiry_hours
        type: u1
        doc: |
          Hours for which they are news: 24 after a new city, 168 (a week) after
          a mission, 255 without end. Given in h.
      - id: guard_pending_kind
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `pending_kind`, in mobile saves of format 2 only.
      - id: pending_kind
        type: u1
        doc: Subject of the pending news; 2 and 3 occur.
      - id: guard_banter_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `banter_index`, in mobile saves of format 2 only.
      - id: banter_index
        type: u1
        doc: Talk about the pending news; 255 for none.
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
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
      - id: recent_idents
        type: s4
        repeat: expr
        repeat-expr: 8
        doc: Jingles; -1 for none.
      - id: recent_adverts
        type: s4
        repeat: expr
        repeat-expr: 40
        doc: Advertisements; -1 for none.
      - id: recent_dj
        type: s4
        repeat: expr
        repeat-expr: 15
        doc: Talk; -1 for none.
  guarded_station:
    doc: What a station has played, each number with a guard.
    seq:
      - id: recent_tracks
        type: guarded_s1
        repeat: expr
        repeat-expr: 20
        doc: Songs; -1 for none.
      - id: recent_idents
        type: guarded_s4
        repeat: expr
        repeat-expr: 8
        doc: Jingles; -1 for none.
      - id: recent_adverts
        type: guarded_s4
        repeat: expr
        repeat-expr: 40
        doc: Advertisements; -1 for none.
      - id: recent_dj
        type: guarded_s4
        repeat: expr
        repeat-expr: 15
        doc: Talk; -1 for none.
  user_markers_block:
    doc: Block 27 (opcode 0A40).
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: markers
        type: user_marker(is_guarded)
        repeat: expr
        repeat-expr: 5
        doc: The five markers that scripts can set (opcode 0A40).
  user_marker:
    doc: A marker in the world; a slot that is not in use holds old places.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the record.
      - id: in_use
        type: u1
        doc: Whether the marker is shown.
      - id: gap_001
        size: 3
        doc: Nothing; 0.
      - id: position
        type: vec3
        doc: Place of the marker in the world.
      - id: red
        type: u4
        doc: Red, 0 to 255.
      - id: green
        type: u4
        doc: Green, 0 to 255.
      - id: blue
        type: u4
        doc: Blue, 0 to 255.
  guarded_u1:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u1
        doc: Number that the guard precedes.
  guarded_flag:
    doc: A truth value with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u1
        doc: Flag that the guard precedes.
  guarded_map_part:
    doc: Whether a part of the map is loaded, with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u1
        doc: Whether the part of the map is loaded.
  guarded_s1:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: s1
        doc: Number that the guard precedes.
  guarded_u2:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u2
        doc: Number that the guard precedes.
  guarded_u4:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u4
        doc: Number that the guard precedes.
  guarded_s4:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: s4
        doc: Number that the guard precedes.
  mobile_object:
    doc: An object that a script made, 64 bytes in both forms.
    params:
      - id: is_variant_b
        type: bool
        doc: Which of two forms the object has.
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_handle
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: is_guarded
        doc: Two guards before `handle`, in mobile saves of format 2 only.
      - id: handle
        type: u4
        doc: Place among objects * 256 + counter.
      - id: guard_model
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: is_guarded
        doc: Two guards before `model`, in mobile saves of format 2 only.
      - id: model
        type: s4
        doc: Model number of the object.
      - id: guard_object_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `object_size`, in mobile saves of format 2 only.
      - id: object_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 52.'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: position
        type: vec3
        doc: Place of the object in the world.
      - id: right
        type: direction
        doc: Direction of the right side of the object.
      - id: forward
        type: direction
        doc: |
          Direction of the front of the object; the product of `right` and this
          one is its top.
      - id: gap_01e
        size: 6
        doc: Old memory; no meaning.
      - id: bonus_value
        -orig-id: m_nBonusValue
        type: u1
        doc: Nothing known; 0.
      - id: gap_025
        size: 1
        doc: Nothing.
      - id: cost_value
        -orig-id: m_nCostValue
        type: u2
        doc: Nothing known; 0.
      - id: removal_time
        -orig-id: m_nRemovalTime
        type: s4
        doc: Time at which the object is removed. Given in ms.
      - id: entity_flags
        -orig-id: m_nEntityFlags
        type: entity_bits
        doc: State that the engine keeps of the object.
      - id: unknown_48
        type: u4
        if: is_form_b
        doc: Number between `entity_flags` and `unused`; meaning not known.
      - id: unused
        -orig-id: m_nUnused
        type: s1
        doc: Nothing.
      - id: gap_031
        size: 3
        if: is_form_a
        doc: Old memory; no meaning.
      - id: gap_035
        size: 1
        if: is_form_b
        doc: Old memory; no meaning.
      - id: object_flags
        -orig-id: m_nObjectFlags
        type: object_bits
        doc: |
          State that the game keeps of the object; the upper byte is not
          reliable in the second form.
      - id: object_type
        -orig-id: m_nObjectType
        type: u1
        doc: 2 for objects of missions.
      - id: collision_damage_effect
        -orig-id: m_nColDamageEffect
        type: u1
        doc: 'Effect of a blow on the object: 0 or 200.'
      - id: special_collision_response
        -orig-id: m_nSpecialColResponseCase
        type: u1
        doc: 'Reaction of the object to a touch: 0, or 200, which has no name.'
      - id: physical_flags
        -orig-id: m_nPhysicalFlags
        type: physical_bits
        doc: Kinds of harm that the object is proof against.
      - id: unknown_end
        type: s2
        doc: Last number of the object; -1.
      - id: gap_03e
        size: 2
        if: is_form_a
        doc: Old memory; no meaning.
    instances:
      is_form_a:
        value: not is_variant_b
        doc: Whether it has the first form.
      is_form_b:
        value: is_variant_b
        doc: Whether it has the second form.
      object_type_name:
        value: object_type
        enum: object_origin
      model_name:
        value: model
        enum: object_model
      collision_damage_effect_name:
        value: collision_damage_effect
        enum: damage_effect
      special_collision_response_name:
        value: special_collision_response
        enum: collision_response
  mobile_vehicle:
    doc: |
      A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
      vehicles of 4 files were measured.
    to-string: 'f"vehicle {model}"'
    seq:
      - id: handle
        type: u4
        doc: Place among vehicles * 256 + counter.
      - id: model
        type: s4
        doc: Model, 400 to 611; its class decides whether `damage` is stored.
      - id: vehicle_size
        type: u4
        doc: 'Bytes of the first part: 128.'
      - id: right
        type: vec3
        doc: Direction of the right side of the vehicle.
      - id: matrix_flags
        type: u4
        doc: Flags of the matrix that `right` to `position` are.
      - id: forward
        type: vec3
        doc: Direction of the front of the vehicle.
      - id: gap_028
        size: 4
        doc: Old memory; no meaning.
      - id: up
        type: vec3
        doc: Direction of the top of the vehicle.
      - id: gap_038
        size: 4
        doc: Old memory; no meaning.
      - id: position
        type: vec3
        doc: Place of the vehicle in the world.
      - id: gap_048
        size: 12
        doc: Old memory; no meaning.
      - id: created_by
        type: u1
        doc: Origin of the vehicle; 1 to 3 were seen.
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: |
          Colours by their number in the palette. The enum `paint` names the
          values.
      - id: gap_059
        size: 1
        doc: Old memory; no meaning.
      - id: alarm
        type: u2
        doc: State of the alarm; 0.
      - id: max_passengers
        type: u1
        doc: Seats beside the driver's; 1 with two doors, 3 with four.
      - id: gap_05d
        size: 3
        doc: Old memory; no meaning.
      - id: steer_angle
        type: f4
        doc: Angle of the front wheels. Given in rad.
      - id: gas_pedal
        type: f4
        doc: How far the gas pedal is pressed, 0 to 1.
      - id: brake_pedal
        type: f4
        doc: |
          How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
      - id: vehicle_flags
        type: u4
        doc: |
          State that the game keeps of the vehicle; the first 32 flags of
          vehicles.
      - id: vehicle_flags_2
        type: u4
        doc: The flags of vehicles that follow; the top byte is old memory.
      - id: health
        type: f4
        doc: Health; 1000 for a whole vehicle.
      - id: unknown_120
        type: u4
        doc: |
          Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
          25 of form A.
      - id: entity_flags
        type: u4
        doc: |
          State that the engine keeps of the vehicle, with the bits that
          `entity_flags` of objects has.
      - id: mass
        type: f4
        doc: Mass, as in `handling.cfg`. Given in kg.
      - id: turn_mass
        type: f4
        doc: Resistance to turning, as in `handling.cfg`.
      - id: buoyancy
        type: f4
        doc: Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
      - id: damage
        type: vehicle_damage
        if: has_damage
        doc: |
          Broken parts; stored only for cars and for vehicles that the game
          builds like them.
      - id: driver
        type: s4
        doc: Person who drives, by his handle; -1 for none.
      - id: passengers
        type: s4
        repeat: expr
        repeat-expr: 8
        doc: People in the other seats in the same way.
    instances:
      model_name:
        value: model
        enum: vehicle
      is_bike:
        value: |
          model == 448 or (model >= 461 and model <= 463) or model == 468 or
          model == 481 or model == 509 or model == 510 or
          (model >= 521 and model <= 523) or model == 581 or model == 586
        doc: |
          Whether the original game has the model as a motorcycle or bicycle.
      is_boat:
        value: |
          model == 430 or model == 446 or (model >= 452 and model <= 454) or
          model == 472 or model == 473 or model == 484 or model == 493 or
          model == 595
        doc: Whether the original game has the model as a boat.
      is_train:
        value: |
          model == 449 or model == 537 or model == 538 or model == 569 or
          model == 570 or model == 590
        doc: Whether the original game has the model as a train or tram.
      has_damage:
        value: not (is_bike or is_boat or is_train)
  vehicle_damage:
    doc: |
      Broken parts of a car, helicopter, plane, quad bike, monster truck or
      trailer.
    seq:
      - id: wheel_effect
        -orig-id: m_fWheelDamageEffect
        type: f4
        doc: Effect of a flat tyre on the driving; 0.5.
      - id: engine_status
        -orig-id: m_nEngineStatus
        type: u1
        doc: Damage of the engine, 0 to 250.
      - id: wheels
        -orig-id: m_anWheelsStatus
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: State of the wheels, 0 to 2; 0 is whole.
      - id: doors
        -orig-id: m_aDoorsStatus
        type: u1
        repeat: expr
        repeat-expr: 6
        doc: |
          State of bonnet, boot, and the doors left front, right front, left
          rear, right rear, 0 to 4; 0 is whole.
      - id: gap_00f
        size: 1
        doc: Nothing; 0.
      - id: lights
        -orig-id: m_nLightsStatus
        type: u4
        doc: State of the lights, two bits each; 0 is whole.
      - id: panels
        -orig-id: m_nPanelsStatus
        type: u4
        doc: State of the panels, four bits each; 0 is whole.
  text:
    doc: A text with its length.
    seq:
      - id: len_content
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `content`.
      - id: content
        size: len_content
        doc: Text with a zero after it.
  mobile_player:
    doc: A person; the player where `ped_type` is 0 or 1.
    params:
      - id: is_definitive
        type: bool
        doc: Whether the Definitive Edition wrote the save.
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_handle
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `handle`, in mobile saves of format 2 only.
      - id: handle
        type: u4
        doc: Place among people * 256 + counter.
      - id: guard_model
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `model`, in mobile saves of format 2 only.
      - id: model
        type: s4
        doc: Number of the model that the player has, 0.
      - id: guard_ped_type
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ped_type`, in mobile saves of format 2 only.
      - id: ped_type
        type: s4
        doc: Kind of person; 0 for the player.
      - id: model_name
        size: 9
        if: has_model_name
        doc: Name of the model, where it is one that scripts choose.
      - id: guard_ped_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ped_size`, in mobile saves of format 2 only.
      - id: ped_size
        type: u4
        doc: |
          Bytes of the person: 420 on Android, 476 in the Definitive Edition.
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: position
        -orig-id: m_pos
        type: vec3
        doc: Place of the player in the world.
      - id: heading
        type: f4
        doc: Direction in which the player looks. Given in rad.
      - id: health
        -orig-id: m_health
        type: f4
        doc: Points of health that the player has.
      - id: armor
        -orig-id: m_armor
        type: f4
        doc: Armour.
      - id: weapons
        -orig-id: m_weapons
        type: weapon
        repeat: expr
        repeat-expr: 13
        doc: |
          Weapons that the player carries, one of each kind. The elements are
          those of the enum `weapon_slot`, from 0 on.
      - id: created_by
        -orig-id: m_createdBy
        type: u1
        doc: 1 the game, 2 a mission, 3 a replay.
      - id: active_weapon_slot
        -orig-id: m_activeWeaponSlot
        type: u1
        doc: Kind of weapon in the hand.
      - id: area
        -orig-id: m_areaCode
        type: u1
        doc: Area code, the low byte of `simple_variables.interior`.
      - id: gap_197
        size: 1
        doc: Old memory; no meaning.
      - id: exit_index
        -orig-id: m_nExitIndex
        type: s4
        doc: |
          Door by which he leaves: the top of `entry_exits.stack`, or -1
          outside; 345, the exit of the changing room, after he has changed his
          clothes.
      - id: fighting_style
        -orig-id: m_nFightingStyle
        type: u1
        doc: |
          Style in which the player fights: 15 from the start, others from gyms
          or scripts.
      - id: allowed_attack_moves
        -orig-id: m_nAllowedAttackMoves
        type: u1
        doc: |
          Moves that he may use, a bit for each: 15, the four low bits, from the
          start.
      - id: gap_19e
        size: 2
        doc: Old memory; no meaning.
      - id: ped_flags
        type: u4
        repeat: expr
        repeat-expr: 4
        if: is_android
        doc: Probably flags of the person.
      - id: gap_1b0
        size: 4
        if: is_android
        doc: Old memory; no meaning.
      - id: unknown_ped
        size: 76
        if: is_definitive_edition
        doc: Bytes of unknown use before the part of the player.
      - id: player_part
        type: mobile_player_part(is_guarded)
        if: is_player
        doc: Data that only the player has, no other person.
    instances:
      has_model_name:
        value: model >= 290 and model <= 299
        doc: Whether the model has a name.
      is_player:
        value: ped_type == 0 or ped_type == 1
        doc: Whether it is the player.
      is_android:
        value: not is_definitive
        doc: Whether the person has the size of Android.
      is_definitive_edition:
        value: is_definitive
        doc: Whether the person has the size of the Definitive Edition.
      active_weapon_slot_name:
        value: active_weapon_slot
        enum: weapon_slot
      area_name:
        value: area
        enum: interior_area
      fighting_style_name:
        value: fighting_style
        enum: fighting
  mobile_player_part:
    doc: What only the player has.
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_player_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `player_size`, in mobile saves of format 2 only.
      - id: player_size
        type: u4
        doc: 'Bytes that follow: 136.'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: chaos_level
        type: u4
        doc: Chaos that the player has made; 0, because saving clears it.
      - id: wanted_level
        type: u1
        doc: Stars; 0, because saving clears them.
      - id: gap_009
        size: 3
        doc: Old memory; no meaning.
      - id: model_keys
        -orig-id: m_anModelKeys
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the model's
          name in capitals; 0 for none. The elements are those of the enum
          `clothes_model`, from 0 on. The enum `clothes_file` names the values.
      - id: texture_keys
        -orig-id: m_anTextureKeys
        type: u4
        repeat: expr
        repeat-expr: 18
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the texture's
          name in capitals; 0 for none. The elements are those of the enum
          `clothes_texture`, from 0 on. The enum `clothes_file` names the
          values.
      - id: fat
        -orig-id: m_fFatStat
        type: f4
        doc: Copy of statistic 21.
      - id: muscle
        -orig-id: m_fMuscleStat
        type: f4
        doc: Copy of statistic 23.
      - id: chosen_weapon_slot
        type: u1
        doc: |
          Weapon slot that the player has chosen; equals `active_weapon_slot`.
      - id: gap_085
        size: 3
        doc: Old memory; no meaning.
      - id: unknown_end
        type: f4
        doc: Last number of the player; 1.
    instances:
      chosen_weapon_slot_name:
        value: chosen_weapon_slot
        enum: weapon_slot
  definitive_simple_block:
    doc: |
      Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
      take four bytes.
    seq:
      - id: last_mission
        type: text
        doc: Key of the last mission's text.
      - id: version_id
        type: u4
        doc: 0xF2E813F3. The enum `game_version` names the values.
      - id: mission_pack_game
        type: u4
        doc: Whether a mission pack is played; 0.
      - id: current_level
        type: u1
        doc: Town, by its number.
      - id: camera_pos
        type: vec3
        doc: Place of the camera.
      - id: ms_per_game_minute
        type: u4
        doc: Length of a minute of the game; 1000. Given in ms.
      - id: last_clock_tick
        type: u4
        doc: Time at which the clock last went on. Given in ms.
      - id: game_month
        type: u1
        doc: Month, 1 to 12.
      - id: game_day
        type: u1
        doc: Day of the month, 1 to 31. Given in d.
      - id: game_hour
        type: u1
        doc: Hour, 0 to 23. Given in h.
      - id: game_minute
        type: u1
        doc: Minute, 0 to 59. Given in min.
      - id: game_weekday
        type: u1
        doc: Day of the week, 1 to 7.
      - id: stored_month
        type: u1
        doc: Month of the clock that a script put aside.
      - id: stored_day
        type: u1
        doc: Day of the clock that was put aside. Given in d.
      - id: stored_hour
        type: u1
        doc: Hour of the clock that was put aside. Given in h.
      - id: stored_minute
        type: u1
        doc: Minute of the clock that was put aside. Given in min.
      - id: clock_has_been_stored
        type: u4
        doc: Whether a clock was put aside.
      - id: has_cheated
        type: u1
        doc: Probably whether the player has cheated; 1 with 648 cheats.
      - id: global_timer
        type: u4
        doc: Time played, which all other times refer to. Given in ms.
      - id: time_scale
        type: f4
        doc: Speed of the game.
      - id: time_step
        type: f4
        doc: Length of the last step in units of 20 ms.
      - id: time_step_non_clipped
        type: f4
        doc: Length of the last step before it was limited, in units of 20 ms.
      - id: frame_counter
        type: u4
        doc: Frames drawn.
      - id: old_weather
        type: s2
        doc: Weather that goes.
      - id: new_weather
        type: s2
        doc: Weather that comes.
      - id: forced_weather
        type: s2
        doc: Weather that a script holds; -1 for none.
      - id: weather_interpolation
        type: f4
        doc: Progress of the change of weather, 0 to 1.
      - id: weather_type_in_list
        type: u4
        doc: Place in the list of weathers.
      - id: rain
        type: f4
        doc: Strength of the rain, 0 to 1.
      - id: car_zoom
        type: u4
        doc: Camera of vehicles.
      - id: ped_zoom
        type: u4
        doc: Camera on foot.
      - id: unknown_89
        type: u1
        doc: Unknown; 2.
      - id: interior
        type: s4
        doc: Area code; 0 is outside. The player carries the same.
      - id: invert_look
        type: u4
        doc: Probably whether looking up and down is swapped.
      - id: extra_colour
        type: s4
        doc: Tint of an interior.
      - id: extra_colour_on
        type: u4
        doc: Whether the tint is on.
      - id: extra_colour_interpolation
        type: f4
        doc: Strength of the tint, 0 or 1.
      - id: extra_colour_weather
        type: s4
        doc: Weather of the tint.
      - id: water_configuration
        type: u4
        doc: Water of the map.
      - id: la_riots
        type: u4
        doc: Whether Los Santos riots.
      - id: la_riots_no_police_cars
        type: u4
        doc: Whether the riots have no police cars.
      - id: max_wanted_level
        type: u4
        doc: Most stars that police gives, 0 to 6.
      - id: max_chaos
        type: u4
        doc: |
          Highest chaos, which belongs to the highest number of stars: 0, 115,
          365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
      - id: unknown_134
        size: 53
        doc: Languages and settings of the menu, in an unknown order.
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
      extra_colour_weather_name:
        value: extra_colour_weather
        enum: weather
      interior_name:
        value: interior
        enum: interior_area
enums:
  town:
    0:
      id: countryside_town
      doc: The country outside the three cities.
    1:
      id: los_santos
      doc: Los Santos, the south-east of the map.
    2:
      id: san_fierro
      doc: San Fierro, the west.
    3:
      id: las_venturas
      doc: Las Venturas, the north-east.
  weather:
    -1:
      id: no_weather
      doc: None, where weather can be forced.
    0:
      id: extra_sunny_la
      doc: Extra sunny, Los Santos.
    1:
      id: sunny_la
      doc: Sunny, Los Santos.
    2:
      id: extra_sunny_smog_la
      doc: Extra sunny with smog, Los Santos.
    3:
      id: sunny_smog_la
      doc: Sunny with smog, Los Santos.
    4:
      id: cloudy_la
      doc: Cloudy, Los Santos.
    5:
      id: sunny_sf
      doc: Sunny, San Fierro.
    6:
      id: extra_sunny_sf
      doc: Extra sunny, San Fierro.
    7:
      id: cloudy_sf
      doc: Cloudy, San Fierro.
    8:
      id: rainy_sf
      doc: Rainy, San Fierro.
    9:
      id: foggy_sf
      doc: Foggy, San Fierro.
    10:
      id: sunny_vegas
      doc: Sunny, Las Venturas.
    11:
      id: extra_sunny_vegas
      doc: Extra sunny, Las Venturas.
    12:
      id: cloudy_vegas
      doc: Cloudy, Las Venturas.
    13:
      id: extra_sunny_country
      doc: Extra sunny, country.
    14:
      id: sunny_country
      doc: Sunny, country.
    15:
      id: cloudy_country
      doc: Cloudy, country.
    16:
      id: rainy_country
      doc: Rainy, country.
    17:
      id: extra_sunny_desert
      doc: Extra sunny, desert.
    18:
      id: sunny_desert
      doc: Sunny, desert.
    19:
      id: sandstorm_desert
      doc: Sandstorm, desert.
    20:
      id: underwater
      doc: Under water.
    21:
      id: extracolours_1
      doc: First set of colours for interiors.
    22:
      id: extracolours_2
      doc: Second set of colours for interiors.
  system_time_part:
    0:
      id: year
      doc: Year.
    1:
      id: month
      doc: Month, 1 to 12.
    2:
      id: weekday
      doc: Weekday, 0 for Sunday.
    3:
      id: day
      doc: Day of the month.
    4:
      id: hour
      doc: Hour.
    5:
      id: minute
      doc: Minute.
    6:
      id: second
      doc: Second.
    7:
      id: millisecond
      doc: Millisecond.
  brain_kind:
    -1:
      id: free_brain
      doc: The place is free.
    0:
      id: ped_brain
      -orig-id: ALLOCATE_STREAMED_SCRIPT_TO_RANDOM_PED
      doc: |
        Starts when a person of the model appears near the player, with the
        chance in percent (opcode 0928).
    1:
      id: object_brain
      -orig-id: ALLOCATE_STREAMED_SCRIPT_TO_OBJECT
      doc: |
        Starts when the player comes near an object of the model (opcode 0929).
    2:
      id: ped_generator_brain
      -orig-id: ALLOCATE_STREAMED_SCRIPT_TO_PED_GENERATOR
      doc: |
        For generators of people; in no file, because the command (opcode 0927)
        does nothing in the released game.
    3:
      id: code_ped_brain
      -orig-id: REGISTER_SCRIPT_BRAIN_FOR_CODE_USE
      doc: |
        The game requests it by its name for a person in an interior (opcode
        07D3): `HOUSE` in the original game.
    4:
      id: code_object_brain
      -orig-id: REGISTER_OBJECT_SCRIPT_BRAIN_FOR_CODE_USE
      doc: |
        For objects, by its name; in no file, because the command (opcode 07D4)
        does nothing in the released game.
    5:
      id: attractor_brain
      -orig-id: REGISTER_ATTRACTOR_SCRIPT_BRAIN_FOR_CODE_USE
      doc: |
        Starts by its name when a person uses an attractor of the map (opcode
        0884), such as `BARGUY` or `PEDSLOT`.
  ped_kind:
    0:
      id: ped_player1
      doc: First player.
    1:
      id: ped_player2
      doc: Second player.
    2:
      id: ped_player_network
      doc: Player over a network.
    3:
      id: ped_player_unused
      doc: Player, not used.
    4:
      id: ped_civmale
      doc: Civilian man.
    5:
      id: ped_civfemale
      doc: Civilian woman.
    6:
      id: ped_cop
      doc: Policeman.
    7:
      id: ped_gang1
      doc: Members of gang 1, the Ballas.
    8:
      id: ped_gang2
      doc: Members of gang 2, the Grove Street Families.
    9:
      id: ped_gang3
      doc: Members of gang 3, the Vagos.
    10:
      id: ped_gang4
      doc: Members of gang 4, the Rifa.
    11:
      id: ped_gang5
      doc: Members of gang 5, the Da Nang Boys.
    12:
      id: ped_gang6
      doc: Members of gang 6, the Mafia.
    13:
      id: ped_gang7
      doc: Members of gang 7, the Triads.
    14:
      id: ped_gang8
      doc: Members of gang 8, the Aztecas.
    15:
      id: ped_gang9
      doc: Gang 9, unused; gta-reversed calls it the Russian Mafia.
    16:
      id: ped_gang10
      doc: Gang 10, unused; gta-reversed calls it the bikers.
    17:
      id: ped_dealer
      doc: Drug dealers.
    18:
      id: ped_medic
      doc: Ambulance crew.
    19:
      id: ped_fireman
      doc: Fire crew.
    20:
      id: ped_criminal
      doc: Muggers and car thieves among the passers-by.
    21:
      id: ped_bum
      doc: Homeless people.
    22:
      id: ped_prostitute
      doc: Prostitutes.
    23:
      id: ped_special
      doc: Characters with a model of their own.
    24:
      id: ped_mission1
      doc: First of eight kinds reserved to missions.
    25:
      id: ped_mission2
      doc: Second of eight kinds reserved to missions.
    26:
      id: ped_mission3
      doc: Third of eight kinds reserved to missions.
    27:
      id: ped_mission4
      doc: Fourth of eight kinds reserved to missions.
    28:
      id: ped_mission5
      doc: Fifth of eight kinds reserved to missions.
    29:
      id: ped_mission6
      doc: Sixth of eight kinds reserved to missions.
    30:
      id: ped_mission7
      doc: Seventh of eight kinds reserved to missions.
    31:
      id: ped_mission8
      doc: Last of eight kinds reserved to missions.
  weapon_slot:
    0:
      id: slot_unarmed
      doc: Fists and brass knuckles.
    1:
      id: slot_melee
      doc: Blunt and bladed weapons.
    2:
      id: slot_handgun
      doc: Pistols.
    3:
      id: slot_shotgun
      doc: Shotguns.
    4:
      id: slot_smg
      doc: Submachine guns.
    5:
      id: slot_rifle
      doc: Assault rifles.
    6:
      id: slot_sniper
      doc: Country and sniper rifle.
    7:
      id: slot_heavy
      doc: Launchers, flamethrower, minigun.
    8:
      id: slot_thrown
      doc: Grenades, tear gas, molotovs, satchel charges.
    9:
      id: slot_special
      doc: Spray can, extinguisher, camera.
    10:
      id: slot_gift
      doc: 'Gifts that also hit: dildos, vibrators, flowers, cane.'
    11:
      id: slot_goggles
      doc: Goggles and parachute.
    12:
      id: slot_detonator
      doc: Detonator of the satchel charges.
  weapon_kind:
    0:
      id: unarmed
      doc: Bare hands.
    1:
      id: brass_knuckles
      doc: Brass knuckles, worn on the fist.
    2:
      id: golf_club
      doc: Golf club.
    3:
      id: nightstick
      doc: Police truncheon.
    4:
      id: knife
      doc: Combat knife, which kills silently from behind.
    5:
      id: bat
      doc: Baseball bat.
    6:
      id: shovel
      doc: Garden shovel.
    7:
      id: pool_cue
      doc: Pool cue.
    8:
      id: katana
      doc: Japanese sword.
    9:
      id: chainsaw
      doc: Chainsaw.
    10:
      id: dildo
      doc: Large purple dildo.
    11:
      id: dildo_2
      doc: A second dildo.
    12:
      id: vibrator
      doc: Large vibrator.
    13:
      id: vibrator_2
      doc: A second vibrator.
    14:
      id: flowers
      doc: Bunch of flowers, a gift.
    15:
      id: cane
      doc: Walking cane, a gift.
    16:
      id: grenade
      doc: Hand grenade.
    17:
      id: teargas
      doc: Tear gas.
    18:
      id: molotov
      doc: Molotov cocktail.
    19:
      id: rocket
      doc: A rocket in flight; never in a slot.
    20:
      id: heat_seeking_rocket
      doc: A heat-seeking rocket in flight; never in a slot.
    21:
      id: free_fall_bomb
      doc: A bomb that falls; never in a slot.
    22:
      id: pistol
      doc: Colt 45 pistol; two at skill 1000.
    23:
      id: silenced_pistol
      doc: Colt 45 with silencer.
    24:
      id: desert_eagle
      doc: Desert Eagle pistol.
    25:
      id: shotgun
      doc: Pump-action shotgun.
    26:
      id: sawn_off
      doc: Sawn-off shotgun.
    27:
      id: combat_shotgun
      doc: SPAS 12.
    28:
      id: micro_uzi
      doc: Micro Uzi; two at skill 1000.
    29:
      id: mp5
      doc: MP5 sub-machine gun.
    30:
      id: ak47
      doc: AK-47.
    31:
      id: m4
      doc: M4 assault rifle.
    32:
      id: tec9
      doc: Tec-9.
    33:
      id: country_rifle
      doc: Hunting rifle without scope.
    34:
      id: sniper_rifle
      doc: Sniper rifle with scope.
    35:
      id: rocket_launcher
      doc: Unguided rocket launcher.
    36:
      id: heat_seeker
      doc: Heat-seeking rocket launcher.
    37:
      id: flamethrower
      doc: Flamethrower.
    38:
      id: minigun
      doc: Minigun.
    39:
      id: satchel
      doc: Satchel charge.
    40:
      id: detonator
      doc: Detonator of satchel charges.
    41:
      id: spraycan
      doc: Spray can.
    42:
      id: extinguisher
      doc: Fire extinguisher.
    43:
      id: camera
      doc: Camera for snapshots; ammunition is the film.
    44:
      id: night_vision
      doc: Night vision goggles.
    45:
      id: infrared
      doc: Infrared goggles.
    46:
      id: parachute
      doc: Parachute.
  weapon_state:
    0:
      id: weapon_ready
      doc: Ready to fire.
    1:
      id: firing
      doc: Being fired.
    2:
      id: reloading
      doc: Being reloaded.
    3:
      id: out_of_ammo
      doc: Out of ammunition.
    4:
      id: melee_contact
      doc: A blow is meeting something.
  fighting:
    4:
      id: standard
      -orig-id: UNARMED_1
      doc: The style of everybody but the player.
    5:
      id: boxing
      -orig-id: UNARMED_2
      doc: Boxing, learnt in the gym of Los Santos.
    6:
      id: kung_fu
      -orig-id: UNARMED_3
      doc: Kung fu, learnt in the gym of San Fierro.
    7:
      id: knee_head
      -orig-id: UNARMED_4
      doc: Kick boxing, learnt in the gym of Las Venturas.
    8:
      id: style_bat
      -orig-id: BBALLBAT
      doc: The blows with a baseball bat; as a style only by edits or scripts.
    9:
      id: style_knife
      -orig-id: KNIFE
      doc: The blows with a knife; as a style only by edits or scripts.
    10:
      id: style_golf_club
      -orig-id: GOLFCLUB
      doc: The blows with a golf club; as a style only by edits or scripts.
    11:
      id: style_katana
      -orig-id: SWORD
      doc: The blows with a katana; as a style only by edits or scripts.
    12:
      id: style_chainsaw
      -orig-id: CHAINSAW
      doc: The blows with a chainsaw; as a style only by edits or scripts.
    13:
      id: style_dildo
      -orig-id: DILDO
      doc: |
        The blows with a dildo; as a style only by edits or scripts; one
        measured file has it.
    14:
      id: style_flowers
      -orig-id: FLOWERS
      doc: The blows with flowers; as a style only by edits or scripts.
    15:
      id: grab_kick
      -orig-id: KICK_STD
      doc: Grabs and kicks, the style with which the player starts.
    16:
      id: elbows
      -orig-id: PISTOL_WHIP
      doc: |
        Blows with the elbows; only scripts give it. Its engine name is that of
        blows with a pistol.
  clothes_model:
    0:
      id: model_torso
      doc: Geometry of the upper garment.
    1:
      id: model_head
      doc: Geometry of the head, with the hair.
    2:
      id: model_hands
      doc: Geometry of the hands; always HANDS.
    3:
      id: model_legs
      doc: Geometry of the trousers.
    4:
      id: model_feet
      doc: Geometry of the shoes.
    5:
      id: model_chain
      doc: Geometry of the chain around the neck.
    6:
      id: model_watch
      doc: Geometry of the watch.
    7:
      id: model_shades
      doc: Geometry of the glasses.
    8:
      id: model_hat
      doc: Geometry of the hat or mask.
    9:
      id: model_special
      doc: |
        Geometry of a whole outfit (valet, medic, gimp suit) that hides the
        rest.
  clothes_texture:
    0:
      id: texture_torso
      doc: Surface of the upper garment.
    1:
      id: texture_head
      doc: 'Surface of the head: hair cut and beard.'
    2:
      id: texture_legs
      doc: Surface of the trousers.
    3:
      id: texture_feet
      doc: Surface of the shoes.
    4:
      id: texture_tattoo_upper_left_arm
      doc: |
        Tattoo on the upper left arm: in 119 saves only files whose names begin
        with 4. gta-reversed exchanges slots 4 and 5.
    5:
      id: texture_tattoo_lower_left_arm
      doc: |
        Tattoo on the lower left arm: in 119 saves only files whose names begin
        with 5. gta-reversed exchanges slots 4 and 5.
    6:
      id: texture_tattoo_upper_right_arm
      doc: Tattoo on the upper right arm.
    7:
      id: texture_tattoo_lower_right_arm
      doc: Tattoo on the lower right arm.
    8:
      id: texture_tattoo_back
      doc: Tattoo on the back.
    9:
      id: texture_tattoo_left_chest
      doc: Tattoo on the left chest.
    10:
      id: texture_tattoo_right_chest
      doc: Tattoo on the right chest.
    11:
      id: texture_tattoo_stomach
      doc: Tattoo on the stomach.
    12:
      id: texture_tattoo_lower_back
      doc: Tattoo on the lower back.
    13:
      id: texture_chain
      doc: Surface of the chain.
    14:
      id: texture_watch
      doc: Surface of the watch.
    15:
      id: texture_shades
      doc: Surface of the glasses.
    16:
      id: texture_hat
      doc: Surface of the hat.
    17:
      id: texture_special
      doc: Surface of the whole outfit.
  station:
    0:
      id: car_emergency
      doc: The vehicle has no radio; emergency vehicles hear the police band.
    1:
      id: car_playback_fm
      doc: Playback FM is on.
    2:
      id: car_k_rose
      doc: K-Rose is on.
    3:
      id: car_k_dst
      doc: K-DST is on.
    4:
      id: car_bounce_fm
      doc: Bounce FM is on.
    5:
      id: car_sf_ur
      doc: SF-UR is on.
    6:
      id: car_radio_los_santos
      doc: Radio Los Santos is on.
    7:
      id: car_radio_x
      doc: Radio X is on.
    8:
      id: car_csr_103_9
      doc: CSR 103.9 is on.
    9:
      id: car_k_jah_west
      doc: K-Jah West is on.
    10:
      id: car_master_sounds_98_3
      doc: Master Sounds 98.3 is on.
    11:
      id: car_wctr
      doc: WCTR is on.
    12:
      id: car_user_tracks
      doc: The player's own songs are on.
    13:
      id: car_off
      doc: The radio is switched off.
  station_order:
    0:
      id: radio_emergency
      -orig-id: AA
      doc: |
        Police band of emergency vehicles; its sounds are in the archive AA.
    1:
      id: radio_playback_fm
      -orig-id: CH
      doc: Playback FM; its sounds are in the archive CH.
    2:
      id: radio_k_rose
      -orig-id: CO
      doc: K-Rose; its sounds are in the archive CO.
    3:
      id: radio_k_dst
      -orig-id: CR
      doc: K-DST; its sounds are in the archive CR.
    4:
      id: radio_bounce_fm
      -orig-id: DS
      doc: Bounce FM; its sounds are in the archive DS.
    5:
      id: radio_sf_ur
      -orig-id: HC
      doc: SF-UR; its sounds are in the archive HC.
    6:
      id: radio_radio_los_santos
      -orig-id: MH
      doc: Radio Los Santos; its sounds are in the archive MH.
    7:
      id: radio_radio_x
      -orig-id: MR
      doc: Radio X; its sounds are in the archive MR.
    8:
      id: radio_csr_103_9
      -orig-id: NJ
      doc: CSR 103.9; its sounds are in the archive NJ.
    9:
      id: radio_k_jah_west
      -orig-id: RE
      doc: K-Jah West; its sounds are in the archive RE.
    10:
      id: radio_master_sounds_98_3
      -orig-id: RG
      doc: Master Sounds 98.3; its sounds are in the archive RG.
    11:
      id: radio_wctr
      -orig-id: TK
      doc: WCTR; its sounds are in the archive TK.
    12:
      id: radio_user_tracks
      doc: The player's own songs.
    13:
      id: radio_off
      doc: 'No station: the radio is off.'
  garage_kind:
    1:
      id: garage_only_target_vehicle
      doc: Opens only for the vehicle a mission has named.
    2:
      id: garage_bomb_shop_timed
      doc: 'Bomb shop: bomb that explodes some seconds after it is armed.'
    3:
      id: garage_bomb_shop_engine
      doc: 'Bomb shop: bomb that explodes when the engine is started.'
    4:
      id: garage_bomb_shop_remote
      doc: 'Bomb shop: bomb set off by the detonator.'
    5:
      id: garage_pay_n_spray
      doc: 'Pay''n''Spray: repairs, resprays, ends the chase.'
    11:
      id: garage_closes_when_touched
      doc: Closes as soon as it is touched.
    14:
      id: garage_target_vehicle_freeze_player
      doc: Opens for the named vehicle and holds the player while it closes.
    15:
      id: garage_script_opens_only
      doc: Only scripts open it; it closes by itself.
    16:
      id: garage_ganton
      doc: Safehouse garage in Ganton (the Johnson house).
    17:
      id: garage_santa_maria
      doc: Safehouse garage at Santa Maria Beach.
    18:
      id: garage_rockshore_west
      doc: Safehouse garage in Rockshore West.
    19:
      id: garage_script_controlled
      doc: Scripts open and close it.
    20:
      id: garage_stays_open_with_car_inside
      doc: Stays open while the named car is inside.
    21:
      id: garage_closes_once_and_for_all
      doc: Closes over the car and never opens again.
    23:
      id: garage_script_opens_and_freezes
      doc: Scripts open it; the player is held while it closes.
    24:
      id: garage_fort_carson
      doc: Safehouse garage in Fort Carson.
    25:
      id: garage_verdant_meadows
      doc: Safehouse garage at Verdant Meadows.
    26:
      id: garage_dillimore
      doc: Safehouse garage in Dillimore.
    27:
      id: garage_prickle_pine
      doc: Safehouse garage in Prickle Pine.
    28:
      id: garage_whitewood
      doc: Safehouse garage in Whitewood Estates.
    29:
      id: garage_palomino_creek
      doc: Safehouse garage in Palomino Creek.
    30:
      id: garage_redsands_west
      doc: Safehouse garage in Redsands West.
    31:
      id: garage_el_corona
      doc: Safehouse garage in El Corona.
    32:
      id: garage_mulholland
      doc: Safehouse garage in Mulholland.
    33:
      id: garage_impound_ls
      doc: Impound of Los Santos.
    34:
      id: garage_impound_sf
      doc: Impound of San Fierro.
    35:
      id: garage_impound_lv
      doc: Impound of Las Venturas.
    36:
      id: garage_loco_low_co
      doc: 'Loco Low Co: tuning shop for lowriders.'
    37:
      id: garage_wheel_arch_angels
      doc: 'Wheel Arch Angels: tuning shop for street racers.'
    38:
      id: garage_transfender
      doc: 'TransFender: tuning shop for the other cars.'
    39:
      id: garage_calton_heights
      doc: Safehouse garage in Calton Heights.
    40:
      id: garage_paradiso
      doc: Safehouse garage in Paradiso.
    41:
      id: garage_doherty
      doc: The Doherty garage.
    42:
      id: garage_hashbury
      doc: Safehouse garage in Hashbury.
    43:
      id: garage_burglary
      doc: Lock-up where the loot of burglaries is delivered.
    44:
      id: garage_at400_hangar
      doc: Hangar of the AT-400, the airliner.
    45:
      id: garage_abandoned_airport_hangar
      doc: Hangar of the airstrip at Verdant Meadows; holds aircraft.
  door:
    0:
      id: door_closed
      doc: Shut.
    1:
      id: door_open
      doc: Fully open.
    2:
      id: door_closing
      doc: On the way down.
    3:
      id: door_opening
      doc: On the way up.
    4:
      id: door_waiting_for_player_to_leave
      doc: Open; closes once the player is out.
    5:
      id: door_closed_after_drop_off
      doc: Shut over a delivered car; does not open again.
  pickup_kind:
    0:
      id: pickup_none
      doc: The slot is free.
    1:
      id: pickup_in_shop
      doc: Ware on display in a shop; bought, not taken.
    2:
      id: pickup_on_street
      doc: Lies in the street, comes back after a while.
    3:
      id: pickup_once
      doc: Taken once, then gone.
    4:
      id: pickup_once_timeout
      doc: Taken once, gone after a while.
    5:
      id: pickup_once_timeout_slow
      doc: Taken once, gone after a longer while.
    6:
      id: pickup_collectable
      doc: Collectable of older games (hidden package); unused.
    7:
      id: pickup_shop_out_of_stock
      doc: Ware of a shop that is sold out.
    8:
      id: pickup_money
      doc: Money dropped by the dead; vanishes after a while.
    9:
      id: pickup_mine_inactive
      doc: Land mine, not armed yet.
    10:
      id: pickup_mine_armed
      doc: Land mine, armed.
    11:
      id: pickup_naval_mine_inactive
      doc: Sea mine, not armed yet.
    12:
      id: pickup_naval_mine_armed
      doc: Sea mine, armed.
    13:
      id: pickup_floating_package
      doc: Floating package that has not reached the water.
    14:
      id: pickup_floating_package_afloat
      doc: Package floating on the water.
    15:
      id: pickup_on_street_slow
      doc: Lies in the street and takes longer to come back.
    16:
      id: pickup_asset_revenue
      doc: Money that a business has earned; grows up to its cap.
    17:
      id: pickup_property_locked
      doc: Property that cannot be bought (yet), red house.
    18:
      id: pickup_property_for_sale
      doc: Property that can be bought, green house.
    19:
      id: pickup_money_stays
      doc: Money that does not vanish.
    20:
      id: pickup_snapshot
      doc: Snapshot to be photographed.
    21:
      id: pickup_two_player
      doc: Starts a two-player game (consoles).
    22:
      id: pickup_once_for_mission
      doc: Taken once, removed when the mission ends.
  icon:
    -5:
      id: icon_player_interest
      doc: 'Marker drawn as a square: something of interest.'
    -4:
      id: icon_threat
      doc: Square of an enemy.
    -3:
      id: icon_friend
      doc: Square of a friend.
    -2:
      id: icon_object
      doc: Square of an object.
    -1:
      id: icon_destination
      doc: Square of a destination.
    0:
      id: icon_none
      doc: 'No icon: a coloured square.'
    1:
      id: icon_white
      doc: White square.
    2:
      id: icon_centre
      doc: The player's arrow in the middle of the radar.
    3:
      id: icon_map_here
      doc: '"You are here" arrow of the map in the menu.'
    4:
      id: icon_north
      doc: Letter N at the rim of the radar.
    5:
      id: icon_airyard
      doc: 'Airfield: the pilot school.'
    6:
      id: icon_ammu
      doc: Ammu-Nation, weapon shop.
    7:
      id: icon_barber
      doc: Barber.
    8:
      id: icon_big_smoke
      doc: Missions of Big Smoke.
    9:
      id: icon_boatyard
      doc: Boat school.
    10:
      id: icon_burgershot
      doc: Burger Shot restaurant.
    11:
      id: icon_quarry
      doc: 'Bulldozer: quarry jobs.'
    12:
      id: icon_catalina
      doc: Missions of Catalina.
    13:
      id: icon_cesar
      doc: Missions of Cesar Vialpando.
    14:
      id: icon_chicken
      doc: Cluckin' Bell restaurant.
    15:
      id: icon_cj
      doc: Missions of CJ himself.
    16:
      id: icon_crash
      doc: Missions for the policemen of C.R.A.S.H.
    17:
      id: icon_diner
      doc: Diner.
    18:
      id: icon_emmet
      doc: Emmet's weapons.
    19:
      id: icon_enemy_attack
      doc: Territory under attack.
    20:
      id: icon_fire
      doc: Drawing of a fire; what it is used for is not known.
    21:
      id: icon_girlfriend
      doc: Girlfriend.
    22:
      id: icon_hospital
      doc: Hospital.
    23:
      id: icon_syndicate
      doc: Loco Syndicate missions.
    24:
      id: icon_madd_dogg
      doc: Missions of Madd Dogg.
    25:
      id: icon_caligulas
      doc: Caligula's casino (the Mafia).
    26:
      id: icon_mc_strap
      doc: Missions of OG Loc by their name in scripts, STRAP1 to STRAP4.
    27:
      id: icon_mod_garage
      doc: Tuning shop.
    28:
      id: icon_og_loc
      doc: Missions of OG Loc.
    29:
      id: icon_pizza
      doc: Well Stacked Pizza restaurant.
    30:
      id: icon_police
      doc: Police station.
    31:
      id: icon_property_green
      doc: Property for sale.
    32:
      id: icon_property_red
      doc: Property that is not for sale.
    33:
      id: icon_race
      doc: Street race.
    34:
      id: icon_ryder
      doc: Missions of Ryder.
    35:
      id: icon_save
      doc: Save house.
    36:
      id: icon_school
      doc: Driving or bike school.
    37:
      id: icon_question
      doc: 'Unknown contact: question mark.'
    38:
      id: icon_sweet
      doc: Missions of Sweet.
    39:
      id: icon_tattoo
      doc: Tattoo shop.
    40:
      id: icon_truth
      doc: Missions of The Truth.
    41:
      id: icon_waypoint
      doc: Target set by the player on the map.
    42:
      id: icon_toreno_ranch
      doc: Toreno's ranch.
    43:
      id: icon_triads
      doc: Missions of the Triads (San Fierro).
    44:
      id: icon_four_dragons
      doc: The Four Dragons casino.
    45:
      id: icon_clothes
      doc: Clothes shop.
    46:
      id: icon_woozie
      doc: Missions of Wu Zi Mu.
    47:
      id: icon_zero
      doc: Missions of Zero.
    48:
      id: icon_disco
      doc: Club for a date.
    49:
      id: icon_drink
      doc: Bar for a date.
    50:
      id: icon_food
      doc: Restaurant for a date.
    51:
      id: icon_truck
      doc: Trucking jobs.
    52:
      id: icon_cash
      doc: Dollar sign.
    53:
      id: icon_flag
      doc: Drawing of a flag; what it is used for is not known.
    54:
      id: icon_gym
      doc: Gym.
    55:
      id: icon_impound
      doc: Police impound.
    56:
      id: icon_light
      doc: Drawing of a light; what it is used for is not known.
    57:
      id: icon_runway
      doc: Runway.
    58:
      id: icon_gang_b
      doc: Gang, by its letter the blue colour; which gang is not known.
    59:
      id: icon_gang_p
      doc: Gang, purple (Ballas).
    60:
      id: icon_gang_y
      doc: Gang, yellow (Vagos).
    61:
      id: icon_gang_n
      doc: Gang; the meaning of its letter is not known.
    62:
      id: icon_gang_g
      doc: Gang, green (Grove Street).
    63:
      id: icon_spray
      doc: Pay'n'Spray.
    64:
      id: icon_toreno
      doc: Missions of Mike Toreno.
  gang_id:
    0:
      id: gang_ballas
      doc: Ballas, purple, enemy.
    1:
      id: gang_grove_street_families
      doc: Grove Street Families, green, the player's gang.
    2:
      id: gang_vagos
      doc: Los Santos Vagos, yellow, enemy.
    3:
      id: gang_rifa
      doc: San Fierro Rifa.
    4:
      id: gang_da_nang
      doc: Da Nang Boys.
    5:
      id: gang_mafia
      doc: Italian Mafia of Las Venturas.
    6:
      id: gang_triads
      doc: Mountain Cloud Boys (Triads).
    7:
      id: gang_aztecas
      doc: Varrios Los Aztecas.
    8:
      id: gang_unused_8
      doc: Gang 9, never used; gta-reversed calls it the Russian Mafia.
    9:
      id: gang_unused_9
      doc: Gang 10, never used; gta-reversed calls it the bikers.
  float_stat:
    0:
      id: progress_made
      doc: |
        Points of progress; the menu shows their share of 187, at most 100 %.
    1:
      id: total_progress
      doc: Points of progress that can be reached.
    2:
      id: furthest_hoop
      doc: Furthest hoop of a basketball throw.
    3:
      id: distance_on_foot
      doc: Metres walked and run. Given in m.
    4:
      id: distance_by_car
      doc: Metres driven in cars. Given in m.
    5:
      id: distance_by_motorbike
      doc: Metres ridden on motorbikes. Given in m.
    6:
      id: distance_by_boat
      doc: Metres by boat. Given in m.
    7:
      id: distance_by_golf_cart
      doc: Metres driven in golf carts. Given in m.
    8:
      id: distance_by_helicopter
      doc: Metres flown in helicopters. Given in m.
    9:
      id: distance_by_plane
      doc: Metres flown in planes. Given in m.
    10:
      id: longest_wheelie_distance
      doc: Metres of the longest ride on the rear wheel. Given in m.
    11:
      id: longest_stoppie_distance
      doc: Metres of the longest ride on the front wheel. Given in m.
    12:
      id: longest_2_wheels_distance
      doc: Longest drive on two wheels, as a distance. Given in m.
    13:
      id: weapon_spend
      doc: Dollars spent on weapons. Given in $.
    14:
      id: fashion_spend
      doc: Dollars spent on clothes. Given in $.
    15:
      id: property_spend
      doc: Dollars spent on property. Given in $.
    16:
      id: auto_repair_and_painting_spend
      doc: Dollars spent on repairs and painting of cars. Given in $.
    17:
      id: longest_wheelie_time
      doc: Seconds of the longest ride on the rear wheel. Given in s.
    18:
      id: longest_stoppie_time
      doc: Seconds of the longest ride on the front wheel. Given in s.
    19:
      id: longest_2_wheels_time
      doc: Longest drive on two wheels, as a time. Given in s.
    20:
      id: food_spend
      doc: Dollars spent on food. Given in $.
    21:
      id: fat
      doc: Fat of the player, also stored with the player.
    22:
      id: stamina
      doc: Stamina of the player.
    23:
      id: muscle
      doc: Muscle of the player, also stored with the player.
    24:
      id: max_health
      doc: Health that the player can have; `max_health` follows from it.
    25:
      id: sex_appeal
      doc: 'Sex appeal, 0 to 1000: clothes, body and car.'
    26:
      id: distance_by_swimming
      doc: Distance swum. Given in m.
    27:
      id: distance_by_bicycle
      doc: Metres ridden on bicycles. Given in m.
    28:
      id: distance_on_treadmill
      doc: Metres run on treadmills in gyms. Given in m.
    29:
      id: distance_on_exercise_bike
      doc: Metres ridden on exercise bikes in gyms. Given in m.
    30:
      id: tattoo_spend
      doc: Dollars spent on tattoos. Given in $.
    31:
      id: hairdressing_spend
      doc: Dollars spent at the barber. Given in $.
    32:
      id: girlfriend_spend
      doc: Dollars spent on girlfriends; 0 in all measured files.
    33:
      id: prostitute_spend
      doc: Dollars spent on prostitutes.
    34:
      id: furniture_spend
      doc: Dollars spent on furniture; 0 in all measured files.
    35:
      id: money_spent_gambling
      doc: Dollars put into gambling. Given in $.
    36:
      id: money_made_from_pimping
      doc: Dollars from pimping. Given in $.
    37:
      id: money_won_gambling
      doc: Dollars won in gambling. Given in $.
    38:
      id: biggest_gambling_win
      doc: Biggest win in gambling, in dollars. Given in $.
    39:
      id: biggest_gambling_loss
      doc: Biggest loss in gambling, in dollars. Given in $.
    40:
      id: largest_burglary_swag
      doc: Dollars of the best single burglary. Given in $.
    41:
      id: money_made_from_burglary
      doc: Dollars from burglaries. Given in $.
    42:
      id: money_spent_building_property
      doc: Dollars spent on building property; 0 in all measured files.
    43:
      id: unused
      doc: Not used; 0 in all measured files.
    44:
      id: longest_treadmill_time
      doc: Seconds of the longest run on a treadmill. Given in s.
    45:
      id: longest_exercise_bike_time
      doc: Seconds of the longest ride on an exercise bike. Given in s.
    46:
      id: max_bench_press
      doc: Most weight on the bench.
    47:
      id: max_dumbbells
      doc: Most weight with dumbbells.
    48:
      id: besttime_8_track
      doc: Best time in the 8-Track. Given in s.
    49:
      id: bmx_best_time
      doc: Best time of the BMX challenge. Given in s.
    50:
      id: lightest_weight
      doc: Lightest weight; 0 in all measured files.
    51:
      id: longest_5_star_chase
      doc: Longest chase at five stars. Given in s.
    52:
      id: last_5_star_chase
      doc: Last chase at five stars. Given in s.
    53:
      id: wage_bill
      doc: Wages that were paid; 0 in all measured files. Given in $.
    54:
      id: strip_club_spend
      doc: Dollars spent in strip clubs. Given in $.
    55:
      id: car_modification_spend
      doc: Dollars spent on tuning cars. Given in $.
    56:
      id: time_spent_shopping
      doc: Time spent shopping; 0 in all measured files.
    57:
      id: time_spent_gambling
      doc: Time spent gambling; 0 in all measured files.
    58:
      id: time_spent_on_longest_mission
      doc: Time of the longest mission; 0 in all measured files.
    59:
      id: time_spent_on_quickest_mission
      doc: Time of the quickest mission; 0 in all measured files.
    60:
      id: average_mission_time
      doc: Average time of a mission; 0 in all measured files.
    61:
      id: drugs_spend
      doc: Dollars spent on drugs; 0 in all measured files.
    62:
      id: total_shopping_spend
      doc: Dollars spent shopping, in all. Given in $.
    63:
      id: time_spent_underwater
      doc: Time spent under water; 0 in all measured files.
    64:
      id: total_respect
      doc: Respect, in all.
    65:
      id: girlfriend_respect
      doc: Respect from girlfriends.
    66:
      id: clothes_respect
      doc: Respect from clothes.
    67:
      id: fitness_respect
      doc: Respect from fitness; 0 in all measured files.
    68:
      id: respect
      doc: Respect earned by deeds; part of the total respect.
    69:
      id: pistol_skill
      doc: Skill, 0 to 1000, with the pistol; 1000 = hitman, two pistols.
    70:
      id: silenced_pistol_skill
      doc: Skill, 0 to 1000, with the silenced pistol.
    71:
      id: desert_eagle_skill
      doc: Skill, 0 to 1000, with the Desert Eagle.
    72:
      id: shotgun_skill
      doc: Skill, 0 to 1000, with the pump-action shotgun.
    73:
      id: sawn_off_shotgun_skill
      doc: Skill, 0 to 1000, with the sawn-off shotgun; 1000 = two guns.
    74:
      id: combat_shotgun_skill
      doc: Skill, 0 to 1000, with the SPAS 12.
    75:
      id: machine_pistol_skill
      doc: Skill, 0 to 1000, with Micro Uzi and TEC-9; 1000 = two guns.
    76:
      id: smg_skill
      doc: Skill, 0 to 1000, with the MP5.
    77:
      id: ak_47_skill
      doc: Skill, 0 to 1000, with the AK-47.
    78:
      id: m4_skill
      doc: Skill, 0 to 1000, with the M4.
    79:
      id: rifle_skill
      doc: Skill, 0 to 1000, with the rifles.
    80:
      id: appearance
      doc: Sex appeal of the clothes only, 0 to 1000.
    81:
      id: gambling
      doc: Skill in gambling.
  int_stat:
    120:
      id: people_wasted_by_others
      doc: People that others killed.
    121:
      id: people_youve_wasted
      doc: People that the player killed.
    122:
      id: road_vehicles_destroyed
      doc: Vehicles destroyed on land.
    123:
      id: boats_destroyed
      doc: Boats the player has wrecked.
    124:
      id: planes_helicopters_destroyed
      doc: Aircraft the player has wrecked.
    125:
      id: cost_of_property_damaged
      doc: Dollars of damage to property. Given in $.
    126:
      id: bullets_fired
      doc: Shots the player has fired.
    127:
      id: kgs_of_explosives_used
      doc: Kilograms of explosives used. Given in kg.
    128:
      id: bullets_that_hit
      doc: |
        Shots of the player that hit a person; divided by `bullets_fired` they
        give the accuracy.
    129:
      id: tires_popped_with_gunfire
      doc: Tyres shot.
    130:
      id: num_headshots
      doc: Shots at the head.
    131:
      id: total_num_wanted_stars_attained
      doc: Sum of all wanted stars ever got.
    132:
      id: total_num_wanted_stars_evaded
      doc: Sum of all wanted stars ever lost again.
    133:
      id: times_busted
      doc: Arrests of the player.
    134:
      id: days_passed_in_game
      doc: Days that have passed in the game.
    135:
      id: num_hospital_visits
      doc: Times wasted.
    136:
      id: safehouse_visits
      doc: Visits to a safehouse; each save adds one.
    137:
      id: times_cheated
      doc: Cheats used; `has_cheated` says whether there were any.
    138:
      id: vehicle_resprays
      doc: Cars painted again.
    139:
      id: insane_jump_distance
      doc: Longest insane jump.
    140:
      id: insane_jump_height
      doc: Highest insane jump.
    141:
      id: insane_jump_flips
      doc: Most flips of an insane jump.
    142:
      id: insane_jump_rotation
      doc: Most rotation of an insane jump. Given in deg.
    143:
      id: best_insane_stunt_awarded
      doc: Best insane stunt, by its number.
    144:
      id: unique_jumps_found
      doc: Stunt jumps found; counts `found` of the stunt jumps.
    145:
      id: unique_jumps_done
      doc: Stunt jumps done; counts `done` of the stunt jumps.
    146:
      id: mission_attempts
      doc: Missions tried.
    147:
      id: missions_passed
      doc: Missions passed so far.
    148:
      id: total_num_missions_in_game
      doc: Missions of the game; 147 in the original one.
    149:
      id: cash_made_in_a_taxi
      doc: Dollars made with a taxi. Given in $.
    150:
      id: passengers_dropped_off
      doc: Passengers brought to their place.
    151:
      id: people_saved_in_an_ambulance
      doc: Patients delivered in paramedic missions.
    152:
      id: criminals_killed_on_vigilante_mission
      doc: Criminals caught in vigilante missions.
    153:
      id: total_fires_extinguished
      doc: Fires put out.
    154:
      id: packages_delivered
      doc: Pizzas delivered (script name).
    155:
      id: assassinations
      doc: Contract killings.
    156:
      id: last_dance_score
      doc: Points of the last dance.
    157:
      id: max_vigilante_mission_level
      doc: Highest level of a vigilante mission.
    158:
      id: max_paramedic_mission_level
      doc: Highest level of a paramedic mission.
    159:
      id: max_firefighter_mission_level
      doc: Highest level of a firefighter mission.
    160:
      id: driving_skill
      doc: Skill, 0 to 1000, at driving cars.
    161:
      id: num_truck_missions_passed
      doc: Trucking jobs done.
    162:
      id: money_made_in_truck
      doc: Dollars made with trucks. Given in $.
    163:
      id: recruited_gang_members_killed
      doc: Members of the player's own group that died by his hand.
    164:
      id: armor
      doc: Armour; 0 in all measured files.
    165:
      id: energy
      doc: Energy from food, 0 to 1000; when it runs out, fat is burnt.
    166:
      id: photographs_taken
      doc: Photos made with the camera.
    167:
      id: rampages_attempted
      doc: Rampages tried; 0 in all measured files.
    168:
      id: rampages_passed
      doc: Rampages passed; 0 in all measured files.
    169:
      id: flight_time
      doc: Time in the air. Given in ms.
    170:
      id: times_drowned
      doc: Times that the player drowned.
    171:
      id: num_girls_pimped
      doc: Prostitutes driven in the job as a pimp.
    172:
      id: bestpos_8_track
      doc: Best position in the 8-Track.
    173:
      id: time_on_jetpack
      doc: Milliseconds of flight with the jetpack. Given in ms.
    174:
      id: shooting_range_levels_passed
      doc: Best level at the shooting range.
    175:
      id: most_cars_parked_on_valet_parking
      doc: Cars parked in the best valet round.
    176:
      id: kills_since_last_checkpoint
      doc: |
        Kills since the last checkpoint; a save adds them to the next statistic,
        so that 0 is stored.
    177:
      id: total_legitimate_kills
      doc: |
        Kills up to the last save, which adds those of
        `kills_since_last_checkpoint`.
    178:
      id: num_bloodring_kills
      doc: Kills in the Bloodring derby.
    179:
      id: total_time_in_bloodring
      doc: Time survived in the Bloodring derby.
    180:
      id: no_more_hurricanes_flag
      doc: A flag named "no more hurricanes"; 0 in all measured files.
    181:
      id: city_unlocked
      doc: |
        Cities that are open; decides which hospitals and police stations are
        used.
    182:
      id: num_police_bribes
      doc: Police bribes collected.
    183:
      id: num_cars_stolen
      doc: Cars stolen; 0 in all measured files.
    184:
      id: current_num_girlfriends
      doc: Present girlfriends.
    185:
      id: num_disastrous_dates
      doc: Dates that went wrong.
    186:
      id: num_girls_dated
      doc: Different girlfriends met.
    187:
      id: num_times_scored_with_a_girl
      doc: Dates that ended in the house.
    188:
      id: num_successful_dates
      doc: Dates that went well.
    189:
      id: num_girls_dumped
      doc: Girls left.
    190:
      id: num_prostitutes_visited
      doc: Prostitutes visited.
    191:
      id: num_houses_burgled
      doc: Burglaries done.
    192:
      id: num_safes_cracked
      doc: Safes cracked; 0 in all measured files.
    193:
      id: burglar_status
      doc: Rank as a burglar; 0 in all measured files.
    194:
      id: num_stolen_items_sold
      doc: Stolen things sold.
    195:
      id: num_eight_balls_in_pool
      doc: Eight balls potted at pool; 0 in all measured files.
    196:
      id: total_num_wins_playing_pool
      doc: Games of pool won; 0 in all measured files.
    197:
      id: total_num_losses_playing_pool
      doc: Games of pool lost; 0 in all measured files.
    198:
      id: times_visited_the_gym
      doc: Visits to the gym.
    199:
      id: body_type
      doc: Type of body; 0 in all measured files.
    200:
      id: num_meals_eaten
      doc: Meals bought, one more per purchase.
    201:
      id: money_made_in_quarry
      doc: Dollars made in the quarry; 0 in all measured files. Given in $.
    202:
      id: time_taken_to_complete_quarry
      doc: Seconds for the quarry jobs. Given in s.
    203:
      id: num_furniture_purchased
      doc: Pieces of furniture bought; 0 in all measured files.
    204:
      id: favorite_console_game
      doc: Favourite game of the console; 0 in all measured files.
    205:
      id: max_civilian_peds_killed_rampage
      doc: Most civilians killed in a rampage; 0 in all measured files.
    206:
      id: max_police_peds_killed_rampage
      doc: Most policemen killed in a rampage; 0 in all measured files.
    207:
      id: max_civilian_vehicles_destroyed_rampage
      doc: |
        Most civilian vehicles destroyed in a rampage; 0 in all measured files.
    208:
      id: max_police_vehicles_destroyed_rampage
      doc: |
        Most police vehicles destroyed in a rampage; 0 in all measured files.
    209:
      id: max_num_tanks_destroyed_rampage
      doc: Most tanks destroyed in a rampage; 0 in all measured files.
    210:
      id: pimping_level
      doc: Level reached in the job as a pimp.
    211:
      id: kickstart_best_score
      doc: Best score in the Kickstart stunt arena.
    212:
      id: best_lap_time_in_8_track
      doc: Seconds of the best lap in the Hotring (8-Track). Given in s.
    213:
      id: num_vehicles_exported
      doc: Cars delivered to the export ship.
    214:
      id: num_vehicles_imported
      doc: Cars bought back from the export ship.
    215:
      id: max_basketball_score
      doc: Best score in basketball.
    216:
      id: fires_started
      doc: Fires and explosions caused.
    217:
      id: amount_of_drugs_sold
      doc: Drugs sold; 0 in all measured files.
    218:
      id: amount_of_drugs_bought
      doc: Drugs bought; 0 in all measured files.
    219:
      id: best_lap_time_in_dirt_track
      doc: Seconds of the best lap on the dirt track. Given in s.
    220:
      id: besttime_dirt_track
      doc: Best time on the dirt track. Given in s.
    221:
      id: bestpos_dirt_track
      doc: Best position on the dirt track.
    222:
      id: nrg_500_best_time
      doc: Best time of the NRG-500 challenge. Given in s.
    223:
      id: flying_skill
      doc: Skill, 0 to 1000, at flying.
    224:
      id: respect_mission
      doc: Respect from missions.
    225:
      id: lung_capacity
      doc: Breath under water, 0 to 1000.
    226:
      id: game_gore_rating
      doc: How gory the game is rated; 0 in all measured files.
    227:
      id: game_sex_rating
      doc: How sexual the game is rated; 0 in all measured files.
    228:
      id: respect_mission_total
      doc: Total of the respect from missions.
    229:
      id: bike_skill
      doc: Skill on motorbikes.
    230:
      id: cycling_skill
      doc: Skill on bicycles.
    231:
      id: snapshots_taken
      doc: Snapshots taken; with those left they make `total_snapshots`.
    232:
      id: total_snapshots
      doc: Snapshots there are; 50 in the original game.
    233:
      id: luck
      doc: Luck, 0 to 1000, from the horseshoes; helps in the casinos.
    234:
      id: territories_taken_over
      doc: Gang wars won, as attacker or defender.
    235:
      id: territories_lost
      doc: Own territories lost to an attack.
    236:
      id: territories_held
      doc: |
        Territories held; counts the zones in which the Grove is the strongest.
    237:
      id: max_num_territories_held
      doc: Most territories held.
    238:
      id: gang_members_recruited
      doc: Members of the gang taken along.
    239:
      id: enemy_gang_members_killed
      doc: Members of enemy gangs killed by the player; 0.75 respect each.
    240:
      id: friendly_gang_members_killed
      doc: Members of the own gang killed by the player; each costs 5 respect.
    241:
      id: horseshoes_collected
      doc: Horseshoes collected; with those left they make `total_horseshoes`.
    242:
      id: total_horseshoes
      doc: Horseshoes there are; 50 in the original game.
    243:
      id: oysters_collected
      doc: Oysters collected; with those left they make `total_oysters`.
    244:
      id: total_oysters
      doc: Oysters there are; 50 in the original game.
    245:
      id: calories
      doc: Calories; 0 in all measured files.
    246:
      id: n_2p_rampage_best_time
      doc: Best time of a rampage for two; 0 in all measured files.
    247:
      id: n_2p_car_rampage_best_time
      doc: Best time of a rampage for two in cars; 0 in all measured files.
    248:
      id: n_2p_on_foot_rampage_best_time
      doc: Best time of a rampage for two on foot; 0 in all measured files.
    249:
      id: n_2p_chopper_rampage_best_time
      doc: |
        Best time of a rampage for two in helicopters; 0 in all measured files.
    250:
      id: n_2p_bike_rampage_best_time
      doc: Best time of a rampage for two on bikes; 0 in all measured files.
    251:
      id: keepie_uppy_best_time
      doc: Best time of keeping a ball up; 0 in all measured files.
    252:
      id: progress_with_denise
      doc: Percent of progress with Denise.
    253:
      id: progress_with_michelle
      doc: Percent of progress with Michelle.
    254:
      id: progress_with_helena
      doc: Percent of progress with Helena.
    255:
      id: progress_with_barbara
      doc: Percent of progress with Barbara.
    256:
      id: progress_with_katie
      doc: Percent of progress with Katie.
    257:
      id: progress_with_millie
      doc: Percent of progress with Millie.
    258:
      id: best_position_lowrider_race
      doc: Best position in the race Lowrider Race.
    259:
      id: best_time_lowrider_race
      doc: Best time in the race Lowrider Race. Given in s.
    260:
      id: best_position_little_loop
      doc: Best position in the race Little Loop.
    261:
      id: best_time_little_loop
      doc: Best time in the race Little Loop. Given in s.
    262:
      id: best_position_backroad_wanderer
      doc: Best position in the race Backroad Wanderer.
    263:
      id: best_time_backroad_wanderer
      doc: Best time in the race Backroad Wanderer. Given in s.
    264:
      id: best_position_city_circuit
      doc: Best position in the race City Circuit.
    265:
      id: best_time_city_circuit
      doc: Best time in the race City Circuit. Given in s.
    266:
      id: best_position_vinewood
      doc: Best position in the race Vinewood.
    267:
      id: best_time_vinewood
      doc: Best time in the race Vinewood. Given in s.
    268:
      id: best_position_freeway
      doc: Best position in the race Freeway.
    269:
      id: best_time_freeway
      doc: Best time in the race Freeway. Given in s.
    270:
      id: best_position_into_the_country
      doc: Best position in the race Into the Country.
    271:
      id: best_time_into_the_country
      doc: Best time in the race Into the Country. Given in s.
    272:
      id: best_position_badlands_a
      doc: Best position in the race Badlands A.
    273:
      id: best_time_badlands_a
      doc: Best time in the race Badlands A. Given in s.
    274:
      id: best_position_badlands_b
      doc: Best position in the race Badlands B.
    275:
      id: best_time_badlands_b
      doc: Best time in the race Badlands B. Given in s.
    276:
      id: best_position_dirtbike_danger
      doc: Best position in the race Dirtbike Danger.
    277:
      id: best_time_dirtbike_danger
      doc: Best time in the race Dirtbike Danger. Given in s.
    278:
      id: best_position_bandito_county
      doc: Best position in the race Bandito County.
    279:
      id: best_time_bandito_county
      doc: Best time in the race Bandito County. Given in s.
    280:
      id: best_position_go_go_kart
      doc: Best position in the race Go-Go Karting.
    281:
      id: best_time_go_go_kart
      doc: Best time in the race Go-Go Karting. Given in s.
    282:
      id: best_position_san_fierro_fastlane
      doc: Best position in the race San Fierro Fastlane.
    283:
      id: best_time_san_fierro_fastlane
      doc: Best time in the race San Fierro Fastlane. Given in s.
    284:
      id: best_position_san_fierro_hills
      doc: Best position in the race San Fierro Hills.
    285:
      id: best_time_san_fierro_hills
      doc: Best time in the race San Fierro Hills. Given in s.
    286:
      id: best_position_country_endurance
      doc: Best position in the race Country Endurance.
    287:
      id: best_time_country_endurance
      doc: Best time in the race Country Endurance. Given in s.
    288:
      id: best_position_sf_to_lv
      doc: Best position in the race San Fierro to Las Venturas.
    289:
      id: best_time_sf_to_lv
      doc: Best time in the race San Fierro to Las Venturas. Given in s.
    290:
      id: best_position_dam_rider
      doc: Best position in the race Dam Rider.
    291:
      id: best_time_dam_rider
      doc: Best time in the race Dam Rider. Given in s.
    292:
      id: best_position_desert_tricks
      doc: Best position in the race Desert Tricks.
    293:
      id: best_time_desert_tricks
      doc: Best time in the race Desert Tricks. Given in s.
    294:
      id: best_position_lv_ringroad
      doc: Best position in the race Las Venturas Ringroad.
    295:
      id: best_time_lv_ringroad
      doc: Best time in the race Las Venturas Ringroad. Given in s.
    296:
      id: besttime_world_war_aces
      doc: Best time of World War Aces. Given in s.
    297:
      id: besttime_barnstorming
      doc: Best time of Barnstorming. Given in s.
    298:
      id: besttime_military_service
      doc: Best time of Military Service. Given in s.
    299:
      id: besttime_chopper_checkpoint
      doc: Best time of Chopper Checkpoint. Given in s.
    300:
      id: besttime_whirly_bird_waypoint
      doc: Best time of Whirly Bird Waypoint. Given in s.
    301:
      id: besttime_heli_hell
      doc: Best time of Heli Hell. Given in s.
    302:
      id: passed_sweet2
      doc: |
        0 or 1: Drive-Thru is passed; the script `sweet3` sets it. The radio
        talks about it.
    303:
      id: passed_strap3
      doc: '0 or 1: Management Issues is passed; the script `strap3` sets it.'
    304:
      id: passed_zero1
      doc: |
        0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
        with `passed_scrash1`.
    305:
      id: passed_syndicate_and_woozie
      doc: '0 or 1: Yay Ka-Boom-Boom is passed; the script `syn7` sets it.'
    306:
      id: passed_casino7
      doc: |
        0 or 1: Fish in a Barrel is passed; the script `casino7_cut` sets it.
    307:
      id: passed_heist8
      doc: |
        0 or 1: Breaking the Bank at Caligula's is passed; the script `heist9`
        sets it.
    308:
      id: passed_mansion2
      doc: |
        0 or 1: Vertical Bird is passed; the script `mansion2` sets it. The
        radio talks about it.
    309:
      id: started_riot1
      doc: '0 or 1: Riot has begun; the script `riot1` sets it.'
    310:
      id: passed_ryder2
      doc: |
        0 or 1: Robbing Uncle Sam is passed; the script `ryder2` sets it. The
        radio talks about it.
    311:
      id: passed_farlie3
      doc: |
        0 or 1: Mike Toreno is passed; the script `farlie3` sets it. The radio
        talks about it.
    312:
      id: passed_heist1
      doc: |
        0 or 1: Architectural Espionage is passed; the script `heist1` sets it.
    313:
      id: passed_syndicate2
      doc: '0 or 1: Jizzy is passed; the script `syn2` sets it.'
    314:
      id: passed_lafin1
      doc: |
        0 or 1: Reuniting the Families is passed; the script `la1fin1` sets it.
    315:
      id: passed_cat2
      doc: '0 or 1: Small Town Bank is passed; the script `cat2` sets it.'
    316:
      id: passed_syndicate1
      doc: '0 or 1: Photo Opportunity is passed; the script `syn1` sets it.'
    317:
      id: passed_casino4
      doc: '0 or 1: Don Peyote is passed; the script `casino4` sets it.'
    318:
      id: passed_cat1
      doc: |
        0 or 1: Local Liquor Store is passed; the script `cat1` sets it. The
        radio talks about it.
    319:
      id: passed_bcrash1
      doc: '0 or 1: Badlands is passed; the script `bcrash1` sets it.'
    320:
      id: passed_desert1
      doc: |
        0 or 1: Monster is passed; the script `desert1` sets it. The radio talks
        about it.
    321:
      id: passed_garage1
      doc: |
        0 or 1: Wear Flowers in Your Hair is passed; the script `garage1` sets
        it.
    322:
      id: passed_bcesar4
      doc: '0 or 1: Farewell, My Love is passed; the main script sets it.'
    323:
      id: passed_lafin2
      doc: |
        0 or 1: The Green Sabre is passed; the script `la1fin2` sets it. The
        radio talks about it.
    324:
      id: passed_garage2
      doc: '0 or 1: Deconstruction is passed; the script `garage2` sets it.'
    325:
      id: passed_desert4
      doc: |
        0 or 1: Verdant Meadows is passed; the script `desert4` sets it, which
        calls itself Learning to Fly.
    326:
      id: passed_desert12
      doc: '0 or 1: Highjack is passed; the script `desert2` sets it.'
    327:
      id: passed_casino3
      doc: |
        0 or 1: The call of Wu Zi Mu is answered that opens the missions of the
        casino, after the first test of a pilot; the script `mobile` sets it,
        none of a mission. The radio talks about it.
    328:
      id: passed_casino6
      doc: |
        0 or 1: The Meat Business is passed; the script `casino6` sets it. The
        radio talks about it.
    329:
      id: passed_casino10
      doc: |
        0 or 1: Saint Mark's Bistro is passed; the script `casino10` sets it.
        The radio talks about it.
    330:
      id: passed_desert3
      doc: |
        0 or 1: Interdiction is passed; the script `desert3` sets it. The radio
        talks about it.
    331:
      id: passed_desert5
      doc: |
        0 or 1: Learning to Fly, the school for pilots, is passed; the script
        `desert5` sets it. The radio talks about it.
    332:
      id: passed_desert8
      doc: |
        0 or 1: Black Project is passed; the script `desert8` sets it. The radio
        talks about it.
    333:
      id: passed_desert10
      doc: |
        0 or 1: Green Goo is passed; the script `desert10` sets it. The radio
        talks about it.
    334:
      id: passed_mansion3
      doc: '0 or 1: Home Coming is passed; the script `mansion3` sets it.'
    335:
      id: passed_riot1
      doc: |
        0 or 1: Riot is passed; the script `riot1` sets it. The radio talks
        about it.
    336:
      id: passed_scrash1
      doc: |
        0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
        with `passed_zero1`. The radio talks about it.
    337:
      id: passed_strap4
      doc: |
        0 or 1: House Party is passed; the script `strap4` sets it. The radio
        talks about it.
    338:
      id: passed_truth2
      doc: |
        0 or 1: Are You Going to San Fierro? is passed; the script `truth2` sets
        it. The radio talks about it.
    339:
      id: passed_vcrash2
      doc: |
        0 or 1: High Noon is passed; the script `vcrash2` sets it. The radio
        talks about it.
    340:
      id: started_badlands
      doc: |
        0 or 1: Badlands can begin; the script `la1fin2` sets it at the end of
        The Green Sabre. The radio talks about it.
    341:
      id: started_cat2
      doc: |
        0 or 1: The second meeting with Catalina has begun; the script
        `catalina` sets it. The radio talks about it.
    342:
      id: started_crash1
      doc: |
        0 or 1: The race of Farewell, My Love has started; the main script sets
        it, whatever the name says. The radio talks about it.
  trap_kind:
    0:
      id: no_trap
      doc: Nothing; the record is not used.
    1:
      id: two_slow_cars
      -orig-id: 2CARS_SLOW_SPEED
      doc: |
        Two police cars creep towards a player on foot with a star or more;
        speed 4.
    2:
      id: one_fast_car
      -orig-id: 1CAR_QUICK_SPEED
      doc: |
        One car, speed 16 and a push, ploughs through the traffic to block a
        player with two stars or more in a vehicle that moves towards the
        place where the car appears.
    3:
      id: one_car
      -orig-id: 1CAR_MEDIUM_SPEED
      doc: |
        One car, speed 16 and a push, avoids the traffic and rams a player
        with two stars or more in a vehicle that moves towards the place where
        the car appears.
    4:
      id: one_cop
      -orig-id: 1PED
      doc: |
        A policeman runs to the target, for a player on foot with a star or
        more.
    5:
      id: two_cops
      -orig-id: 2PEDS
      doc: |
        Two policemen run to the targets, for a player on foot with a star or
        more.
    6:
      id: two_braking_cars
      -orig-id: 2CARS_QUICK_SPEED_BEFORE_HIT
      doc: |
        Two cars as `one_fast_car` that brake in front of the player, who has
        two stars or more and moves in a vehicle towards the place where the
        cars appear.
    7:
      id: two_fast_cars
      -orig-id: 2CARS_QUICK_SPEED
      doc: |
        Two cars as `one_car`; the player has two stars or more and moves in a
        vehicle towards the place where the cars appear.
    8:
      id: two_cars
      -orig-id: 2CARS_MEDIUM_SPEED
      doc: |
        Two cars as `two_slow_cars`, but with speed 24; the player on foot, a
        star or more.
  war_state:
    0:
      id: no_war
      doc: No war goes on.
    1:
      id: provoked
      doc: The player has killed enough members in their territory.
    2:
      id: first_wave
      doc: The first attackers are on the way.
    3:
      id: first_passed
      doc: First wave passed.
    4:
      id: second_wave
      doc: The second attackers are on the way.
    5:
      id: second_passed
      doc: Second wave passed.
    6:
      id: third_wave
      doc: The last attackers are on the way.
  creator:
    1:
      id: made_by_game
      doc: The game itself.
    2:
      id: made_by_mission
      doc: Made by a script.
    3:
      id: made_by_replay
      doc: Made for the replay.
  object_origin:
    0:
      id: object_unknown
      doc: No origin noted.
    1:
      id: object_of_game
      doc: The game itself.
    2:
      id: object_of_mission
      doc: A mission, as of all measured objects.
    3:
      id: object_temporary
      doc: Made for a while.
    4:
      id: object_of_cutscene
      doc: Made for a cutscene; not saved.
    5:
      id: object_decoration
      doc: |
        A thing held in the hand, a projectile, a step of an escalator or a
        creature in the water.
    6:
      id: object_of_mission_2
      doc: A mission, in a second way.
  swapped_thing:
    0:
      id: nothing_swapped
      doc: Nothing; the place is free.
    2:
      id: building_swapped
      doc: A building whose model a script has replaced.
  hidden_thing:
    0:
      id: nothing_hidden
      doc: Nothing; the place is free.
    1:
      id: hidden_legacy
      doc: As earlier games had it.
    2:
      id: hidden_building
      doc: A building that a script has hidden.
    3:
      id: hidden_object
      doc: A movable object that a script has hidden.
    4:
      id: hidden_dummy
      doc: A dummy (place holder of an object) that a script has hidden.
  car_bomb:
    0:
      id: no_bomb
      doc: No bomb is fitted.
    1:
      id: bomb_with_timer
      doc: |
        Goes off five seconds after it was started; fitted by garages of type 2.
    2:
      id: bomb_at_ignition
      doc: |
        Goes off with the ignition once it is armed; fitted by garages of type
        3.
    3:
      id: bomb_remote
      doc: Goes off by remote control; fitted by garages of type 4.
    4:
      id: bomb_with_timer_ticking
      doc: The five seconds have begun.
    5:
      id: bomb_at_ignition_armed
      doc: Armed, goes off with the ignition.
  play_state:
    0:
      id: still_playing
      doc: Normal play.
    1:
      id: player_wasted
      doc: The player has died and is about to wake up at a hospital.
    2:
      id: player_busted
      doc: |
        The player was arrested and is about to wake up at a police station.
    3:
      id: mission_failed
      doc: A mission has just failed.
    4:
      id: mission_passed
      doc: A mission has just been passed.
  player_condition:
    0:
      id: player_playing
      doc: Normal play.
    1:
      id: player_died
      doc: The player has died (wasted).
    2:
      id: player_arrested
      doc: The player was arrested (busted).
    3:
      id: player_failed_mission
      doc: A critical mission was failed.
    4:
      id: player_left_game
      doc: The second player has left.
  property_offer:
    0:
      id: no_property_text
      doc: Nothing is said.
    1:
      id: can_be_bought
      doc: The text offers to buy it.
    2:
      id: cannot_be_bought
      doc: The text says it cannot be bought.
  blip_colour:
    0:
      id: blip_red
      doc: Red.
    1:
      id: blip_green
      doc: Green.
    2:
      id: blip_blue
      doc: Blue.
    3:
      id: blip_white
      doc: White.
    4:
      id: blip_yellow
      doc: Yellow.
    5:
      id: blip_red_2
      doc: Red as well.
    6:
      id: blip_blue_2
      doc: Blue as well.
    7:
      id: blip_threat
      doc: Red, or blue where the icon is friendly.
    8:
      id: blip_destination
      doc: Cream, for a destination.
  blip_display:
    0:
      id: show_nothing
      doc: Neither on the radar nor in the world.
    1:
      id: show_marker
      doc: The marker in the world.
    2:
      id: show_icon
      doc: The icon on the radar.
    3:
      id: show_both
      doc: Marker and icon.
  blip_target:
    0:
      id: blip_of_nothing
      doc: 'No target: free slot.'
    1:
      id: blip_of_car
      doc: Follows a vehicle.
    2:
      id: blip_of_ped
      doc: A person.
    3:
      id: blip_of_object
      doc: Follows an object.
    4:
      id: blip_of_place
      doc: |
        A place; with contact points the only kind that stays in use in a save.
    5:
      id: blip_of_contact
      doc: A contact point.
    6:
      id: blip_of_spotlight
      doc: Follows a searchlight.
    7:
      id: blip_of_pickup
      doc: Follows a pickup.
    8:
      id: blip_of_airstrip
      doc: An airstrip, drawn as a line.
  zone_kind:
    0:
      id: nav_zone
      doc: A zone whose name is shown.
    1:
      id: local_zone
      doc: A local zone; in no save.
    2:
      id: info_zone
      doc: A zone with an info; in no save.
    3:
      id: map_zone
      doc: Zone of map.zon, which decides the city.
  population_group:
    0:
      id: group_business
      doc: 'Office district: people in suits.'
    1:
      id: group_desert
      doc: Desert.
    2:
      id: group_entertainment
      doc: Bars and clubs.
    3:
      id: group_countryside
      doc: Country.
    4:
      id: group_residential_rich
      doc: Rich residents.
    5:
      id: group_residential_average
      doc: Average residents.
    6:
      id: group_residential_poor
      doc: Poor residents.
    7:
      id: group_gangland
      doc: Gang territory.
    8:
      id: group_beach
      doc: Beach.
    9:
      id: group_shopping
      doc: Shopping streets.
    10:
      id: group_park
      doc: Park.
    11:
      id: group_industry
      doc: Industrial estate.
    12:
      id: group_entertainment_busy
      doc: Bars and clubs, crowded.
    13:
      id: group_shopping_busy
      doc: Shopping streets, crowded.
    14:
      id: group_shopping_posh
      doc: Expensive shopping streets.
    15:
      id: group_rich_secluded
      doc: Secluded villas.
    16:
      id: group_airport
      doc: Airport buildings.
    17:
      id: group_golf_club
      doc: Golf club.
    18:
      id: group_out_of_town_factory
      doc: Factories out of town.
    19:
      id: group_airport_runway
      doc: 'Runway: no people.'
  car_supply:
    0:
      id: no_cars
      doc: 'Switched off: no car comes.'
    65535:
      id: cars_without_end
      doc: One comes whenever the place is free.
  war_attack:
    0:
      id: no_attack
      doc: No gang attacks.
    1:
      id: player_was_told
      doc: The territory is under attack and the player has been warned.
    2:
      id: player_came
      doc: The player has reached the attacked territory.
  news_kind:
    1:
      id: news_of_city
      doc: Of a city that is open now.
    2:
      id: news_of_mission
      doc: A mission stat changed; radio hosts talk about it.
    3:
      id: no_news
      doc: None.
  damage_effect:
    0:
      id: damage_none
      doc: Nothing.
    1:
      id: damage_changes_model
      doc: Its model changes.
    20:
      id: damage_smashes
      doc: It breaks to pieces.
    21:
      id: damage_changes_then_smashes
      doc: Its model changes, then it breaks to pieces.
    200:
      id: damage_breaks
      doc: It breaks into parts.
    202:
      id: damage_breaks_for_good
      doc: It breaks into parts and is never made again.
  collision_response:
    0:
      id: response_none
      doc: Nothing special.
    1:
      id: response_lamp_post
      doc: The case of lamp posts.
    2:
      id: response_small_box
      doc: The case of small boxes.
    3:
      id: response_big_box
      doc: The case of big boxes.
    4:
      id: response_fence_part
      doc: The case of parts of fences.
    5:
      id: response_grenade
      doc: The case of grenades.
    6:
      id: response_swing_door
      doc: The case of doors that swing.
    7:
      id: response_lock_door
      doc: The case of doors with a lock.
    8:
      id: response_hanging
      doc: The case of what hangs.
    9:
      id: response_pool_ball
      doc: The case of balls of pool.
  map_part:
    2:
      id: barriers1_of_v1
      doc: |
        With the data of v1 `barriers1`, with those of v2 `countryn_stream0`.
    3:
      id: barriers2_of_v1
      doc: |
        With the data of v1 `barriers2`, with those of v2 `countryn_stream1`.
    42:
      id: crack_of_v2
      doc: With the data of v2 `crack`, with those of v1 `countryw_stream5`.
    46:
      id: truthsfarm_of_v1
      doc: With the data of v1 `truthsfarm`, with those of v2 `sfse_stream3`.
    59:
      id: crack_of_v1_truthsfarm_of_v2
      doc: With the data of v1 `crack`, with those of v2 `truthsfarm`.
    60:
      id: barriers1_of_v2
      doc: With the data of v2 `barriers1`, with those of v1 `sfse_stream0`.
    61:
      id: barriers2_of_v2
      doc: With the data of v2 `barriers2`, with those of v1 `sfse_stream1`.
    79:
      id: carter_of_v2
      doc: |
        With the data of v2 `carter`, with those of v1 `vegasn_stream2`; a
        script of v1 reaches carter there by that name.
    124:
      id: carter_of_v1
      doc: With the data of v1 `carter`, with those of v2 `countrye_stream5`.
  game_version:
    903512437:
      id: version_pc_1_00
      -orig-id: 'Apr 28 200510:28:55'
      doc: PC 1.00.
    1710482819:
      id: version_pc_1_00_modified
      -orig-id: 'Apr 28 200510:40:18'
      doc: PC 1.00, modified executable.
    -1704018344:
      id: version_pc_1_01
      -orig-id: 'Aug  5 200516:43:32'
      doc: PC 1.01.
    -1824164258:
      id: version_pc_1_01_modified
      -orig-id: 'Aug  5 200516:45:06'
      doc: PC 1.01, modified executable.
    -48984586:
      id: version_pc_2_0
      -orig-id: GTASA2
      doc: PC 2.0.
    1563544610:
      id: version_pc_2_0_germany
      -orig-id: GTASA101
      doc: PC 2.0 of Germany.
    1679678540:
      id: version_ps2
      -orig-id: GTASA1
      doc: PlayStation 2.
    -1978417824:
      id: version_phones_older
      -orig-id: GTASA3
      doc: Phones, older version.
    343353539:
      id: version_android
      -orig-id: GTASA4
      doc: Android.
    -219671565:
      id: version_definitive
      -orig-id: GTASA33
      doc: Definitive Edition.
    -613227626:
      id: version_2_0_unseen
      doc: 2.0; gta-reversed calls it Austrian.
  script_version:
    194146:
      id: script_v1
      doc: v1.
    194125:
      id: script_v2
      doc: v2.
    262245:
      id: script_android
      doc: Android.
    264905:
      id: script_definitive
      doc: Definitive Edition.
  ipl_run:
    2:
      id: ipl_run_2
      doc: Parts 2 to 5 of the data of v2 are parts 14 to 17 of those of v1.
    6:
      id: ipl_run_6
      doc: Parts 6 to 14 of the data of v2 are parts 5 to 13 of those of v1.
    15:
      id: ipl_run_15
      doc: Parts 15 to 19 of the data of v2 are parts 18 to 22 of those of v1.
    20:
      id: ipl_run_20
      doc: Parts 20 to 25 of the data of v2 are parts 71 to 76 of those of v1.
    26:
      id: ipl_run_26
      doc: Parts 26 to 28 of the data of v2 are parts 47 to 49 of those of v1.
    29:
      id: ipl_run_29
      doc: Parts 29 to 32 of the data of v2 are parts 67 to 70 of those of v1.
    33:
      id: ipl_run_33
      doc: Parts 33 to 49 of the data of v2 are parts 50 to 66 of those of v1.
    50:
      id: ipl_run_50
      doc: Parts 50 to 59 of the data of v2 are parts 37 to 46 of those of v1.
    60:
      id: ipl_run_60
      doc: Parts 60 to 62 of the data of v2 are parts 2 to 4 of those of v1.
    63:
      id: ipl_run_63
      doc: |
        Parts 63 to 67 of the data of v2 are parts 160 to 164 of those of v1.
    68:
      id: ipl_run_68
      doc: |
        Parts 68 to 72 of the data of v2 are parts 119 to 123 of those of v1.
    73:
      id: ipl_run_73
      doc: |
        Parts 73 to 78 of the data of v2 are parts 113 to 118 of those of v1.
    79:
      id: ipl_run_79
      doc: |
        Parts 79 to 92 of the data of v2 are parts 124 to 137 of those of v1.
    93:
      id: ipl_run_93
      doc: |
        Parts 93 to 96 of the data of v2 are parts 141 to 144 of those of v1.
    97:
      id: ipl_run_97
      doc: |
        Parts 97 to 99 of the data of v2 are parts 138 to 140 of those of v1.
    100:
      id: ipl_run_100
      doc: |
        Parts 100 to 105 of the data of v2 are parts 149 to 154 of those of v1.
    106:
      id: ipl_run_106
      doc: |
        Parts 106 to 109 of the data of v2 are parts 145 to 148 of those of v1.
    110:
      id: ipl_run_110
      doc: |
        Parts 110 to 114 of the data of v2 are parts 155 to 159 of those of v1.
    115:
      id: ipl_run_115
      doc: |
        Parts 115 to 128 of the data of v2 are parts 23 to 36 of those of v1.
    129:
      id: ipl_run_129
      doc: |
        Parts 129 to 164 of the data of v2 are parts 77 to 112 of those of v1.
  wheel_class:
    0:
      id: wheel_class_0
      doc: 'Class 0 of vehicles.ide: wheels that fit its cars.'
    1:
      id: wheel_class_1
      doc: 'Class 1 of vehicles.ide: wheels that fit its cars.'
    2:
      id: wheel_class_2
      doc: 'Class 2 of vehicles.ide: wheels that fit its cars.'
  vehicle_class:
    0:
      id: class_car
      doc: Car.
    1:
      id: class_mtruck
      doc: Monster truck.
    2:
      id: class_quad
      doc: Quad bike.
    3:
      id: class_heli
      doc: Helicopter.
    4:
      id: class_plane
      doc: Plane.
    5:
      id: class_boat
      doc: Boat.
    6:
      id: class_train
      doc: Train.
    7:
      id: class_bike
      doc: Motorbike.
    8:
      id: class_bmx
      doc: Bicycle.
    9:
      id: class_trailer
      doc: Trailer.
  vehicle:
    400:
      id: vehicle_landstalker
      -orig-id: landstal
      doc: Landstalker.
    401:
      id: vehicle_bravura
      -orig-id: bravura
      doc: Bravura.
    402:
      id: vehicle_buffalo
      -orig-id: buffalo
      doc: Buffalo.
    403:
      id: vehicle_linerunner
      -orig-id: linerun
      doc: Linerunner.
    404:
      id: vehicle_perennial
      -orig-id: peren
      doc: Perennial.
    405:
      id: vehicle_sentinel
      -orig-id: sentinel
      doc: Sentinel.
    406:
      id: vehicle_dumper
      -orig-id: dumper
      doc: Dumper.
    407:
      id: vehicle_fire_truck
      -orig-id: firetruk
      doc: Fire truck.
    408:
      id: vehicle_trashmaster
      -orig-id: trash
      doc: Trashmaster.
    409:
      id: vehicle_stretch
      -orig-id: stretch
      doc: Stretch.
    410:
      id: vehicle_manana
      -orig-id: manana
      doc: Manana.
    411:
      id: vehicle_infernus
      -orig-id: infernus
      doc: Infernus.
    412:
      id: vehicle_voodoo
      -orig-id: voodoo
      doc: Voodoo.
    413:
      id: vehicle_pony
      -orig-id: pony
      doc: Pony.
    414:
      id: vehicle_mule
      -orig-id: mule
      doc: Mule.
    415:
      id: vehicle_cheetah
      -orig-id: cheetah
      doc: Cheetah.
    416:
      id: vehicle_ambulance
      -orig-id: ambulan
      doc: Ambulance.
    417:
      id: vehicle_leviathan
      -orig-id: leviathn
      doc: Leviathan.
    418:
      id: vehicle_moonbeam
      -orig-id: moonbeam
      doc: Moonbeam.
    419:
      id: vehicle_esperanto
      -orig-id: esperant
      doc: Esperanto.
    420:
      id: vehicle_taxi
      -orig-id: taxi
      doc: Taxi.
    421:
      id: vehicle_washington
      -orig-id: washing
      doc: Washington.
    422:
      id: vehicle_bobcat
      -orig-id: bobcat
      doc: Bobcat.
    423:
      id: vehicle_mr_whoopee
      -orig-id: mrwhoop
      doc: Mr. Whoopee.
    424:
      id: vehicle_bf_injection
      -orig-id: bfinject
      doc: BF Injection.
    425:
      id: vehicle_hunter
      -orig-id: hunter
      doc: Hunter.
    426:
      id: vehicle_premier
      -orig-id: premier
      doc: Premier.
    427:
      id: vehicle_enforcer
      -orig-id: enforcer
      doc: Enforcer.
    428:
      id: vehicle_securicar
      -orig-id: securica
      doc: Securicar.
    429:
      id: vehicle_banshee
      -orig-id: banshee
      doc: Banshee.
    430:
      id: vehicle_predator
      -orig-id: predator
      doc: Predator.
    431:
      id: vehicle_bus
      -orig-id: bus
      doc: Bus.
    432:
      id: vehicle_rhino
      -orig-id: rhino
      doc: Rhino.
    433:
      id: vehicle_barracks
      -orig-id: barracks
      doc: Barracks.
    434:
      id: vehicle_hotknife
      -orig-id: hotknife
      doc: Hotknife.
    435:
      id: vehicle_trailer_2
      -orig-id: artict1
      doc: Trailer 2.
    436:
      id: vehicle_previon
      -orig-id: previon
      doc: Previon.
    437:
      id: vehicle_coach
      -orig-id: coach
      doc: Coach.
    438:
      id: vehicle_cabbie
      -orig-id: cabbie
      doc: Cabbie.
    439:
      id: vehicle_stallion
      -orig-id: stallion
      doc: Stallion.
    440:
      id: vehicle_rumpo
      -orig-id: rumpo
      doc: Rumpo.
    441:
      id: vehicle_rc_bandit
      -orig-id: rcbandit
      doc: RC Bandit.
    442:
      id: vehicle_romero
      -orig-id: romero
      doc: Romero.
    443:
      id: vehicle_packer
      -orig-id: packer
      doc: Packer.
    444:
      id: vehicle_monster
      -orig-id: monster
      doc: Monster.
    445:
      id: vehicle_admiral
      -orig-id: admiral
      doc: Admiral.
    446:
      id: vehicle_squalo
      -orig-id: squalo
      doc: Squalo.
    447:
      id: vehicle_seasparrow
      -orig-id: seaspar
      doc: Seasparrow.
    448:
      id: vehicle_pizza_boy
      -orig-id: pizzaboy
      doc: Pizza Boy.
    449:
      id: vehicle_trolly
      -orig-id: tram
      doc: Trolly.
    450:
      id: vehicle_trailer_3
      -orig-id: artict2
      doc: Trailer 3.
    451:
      id: vehicle_turismo
      -orig-id: turismo
      doc: Turismo.
    452:
      id: vehicle_speeder
      -orig-id: speeder
      doc: Speeder.
    453:
      id: vehicle_reefer
      -orig-id: reefer
      doc: Reefer.
    454:
      id: vehicle_tropic
      -orig-id: tropic
      doc: Tropic.
    455:
      id: vehicle_flatbed
      -orig-id: flatbed
      doc: Flatbed.
    456:
      id: vehicle_yankee
      -orig-id: yankee
      doc: Yankee.
    457:
      id: vehicle_caddy
      -orig-id: caddy
      doc: Caddy.
    458:
      id: vehicle_solair
      -orig-id: solair
      doc: Solair.
    459:
      id: vehicle_berkleys_rc_van
      -orig-id: topfun
      doc: Berkley's RC van.
    460:
      id: vehicle_skimmer
      -orig-id: skimmer
      doc: Skimmer.
    461:
      id: vehicle_pcj_600
      -orig-id: pcj600
      doc: PCJ-600.
    462:
      id: vehicle_faggio
      -orig-id: faggio
      doc: Faggio.
    463:
      id: vehicle_freeway
      -orig-id: freeway
      doc: Freeway.
    464:
      id: vehicle_rc_baron
      -orig-id: rcbaron
      doc: RC Baron.
    465:
      id: vehicle_rc_raider
      -orig-id: rcraider
      doc: RC Raider.
    466:
      id: vehicle_glendale
      -orig-id: glendale
      doc: Glendale.
    467:
      id: vehicle_oceanic
      -orig-id: oceanic
      doc: Oceanic.
    468:
      id: vehicle_sanchez
      -orig-id: sanchez
      doc: Sanchez.
    469:
      id: vehicle_sparrow
      -orig-id: sparrow
      doc: Sparrow.
    470:
      id: vehicle_patriot
      -orig-id: patriot
      doc: Patriot.
    471:
      id: vehicle_quadbike
      -orig-id: quad
      doc: Quadbike.
    472:
      id: vehicle_coastguard
      -orig-id: coastg
      doc: Coastguard.
    473:
      id: vehicle_dinghy
      -orig-id: dinghy
      doc: Dinghy.
    474:
      id: vehicle_hermes
      -orig-id: hermes
      doc: Hermes.
    475:
      id: vehicle_sabre
      -orig-id: sabre
      doc: Sabre.
    476:
      id: vehicle_rustler
      -orig-id: rustler
      doc: Rustler.
    477:
      id: vehicle_zr_350
      -orig-id: zr350
      doc: ZR-350.
    478:
      id: vehicle_walton
      -orig-id: walton
      doc: Walton.
    479:
      id: vehicle_regina
      -orig-id: regina
      doc: Regina.
    480:
      id: vehicle_comet
      -orig-id: comet
      doc: Comet.
    481:
      id: vehicle_bmx
      -orig-id: bmx
      doc: BMX.
    482:
      id: vehicle_burrito
      -orig-id: burrito
      doc: Burrito.
    483:
      id: vehicle_camper
      -orig-id: camper
      doc: Camper.
    484:
      id: vehicle_marquis
      -orig-id: marquis
      doc: Marquis.
    485:
      id: vehicle_baggage
      -orig-id: baggage
      doc: Baggage.
    486:
      id: vehicle_dozer
      -orig-id: dozer
      doc: Dozer.
    487:
      id: vehicle_maverick
      -orig-id: maverick
      doc: Maverick.
    488:
      id: vehicle_news_chopper
      -orig-id: vcnmav
      doc: News Chopper.
    489:
      id: vehicle_rancher
      -orig-id: rancher
      doc: Rancher.
    490:
      id: vehicle_fbi_rancher
      -orig-id: fbiranch
      doc: FBI rancher.
    491:
      id: vehicle_virgo
      -orig-id: virgo
      doc: Virgo.
    492:
      id: vehicle_greenwood
      -orig-id: greenwoo
      doc: Greenwood.
    493:
      id: vehicle_jetmax
      -orig-id: jetmax
      doc: Jetmax.
    494:
      id: vehicle_hotring_racer
      -orig-id: hotring
      doc: Hotring racer.
    495:
      id: vehicle_sandking
      -orig-id: sandking
      doc: Sandking.
    496:
      id: vehicle_blista_compact
      -orig-id: blistac
      doc: Blista Compact.
    497:
      id: vehicle_police_maverick
      -orig-id: polmav
      doc: Police Maverick.
    498:
      id: vehicle_boxville
      -orig-id: boxville
      doc: Boxville.
    499:
      id: vehicle_benson
      -orig-id: benson
      doc: Benson.
    500:
      id: vehicle_mesa
      -orig-id: mesa
      doc: Mesa.
    501:
      id: vehicle_rc_goblin
      -orig-id: rcgoblin
      doc: RC Goblin.
    502:
      id: vehicle_hotring_racer_2
      -orig-id: hotrina
      doc: Hotring racer 2.
    503:
      id: vehicle_hotring_racer_3
      -orig-id: hotrinb
      doc: Hotring racer 3.
    504:
      id: vehicle_bloodring_banger
      -orig-id: bloodra
      doc: Bloodring Banger.
    505:
      id: vehicle_rancher_lure
      -orig-id: rnchlure
      doc: Rancher Lure.
    506:
      id: vehicle_super_gt
      -orig-id: supergt
      doc: Super GT.
    507:
      id: vehicle_elegant
      -orig-id: elegant
      doc: Elegant.
    508:
      id: vehicle_journey
      -orig-id: journey
      doc: Journey.
    509:
      id: vehicle_bike
      -orig-id: bike
      doc: Bike.
    510:
      id: vehicle_mountain_bike
      -orig-id: mtbike
      doc: Mountain bike.
    511:
      id: vehicle_beagle
      -orig-id: beagle
      doc: Beagle.
    512:
      id: vehicle_cropduster
      -orig-id: cropdust
      doc: Cropduster.
    513:
      id: vehicle_stuntplane
      -orig-id: stunt
      doc: Stuntplane.
    514:
      id: vehicle_tanker
      -orig-id: petro
      doc: Tanker.
    515:
      id: vehicle_roadtrain
      -orig-id: rdtrain
      doc: Roadtrain.
    516:
      id: vehicle_nebula
      -orig-id: nebula
      doc: Nebula.
    517:
      id: vehicle_majestic
      -orig-id: majestic
      doc: Majestic.
    518:
      id: vehicle_buccaneer
      -orig-id: buccanee
      doc: Buccaneer.
    519:
      id: vehicle_shamal
      -orig-id: shamal
      doc: Shamal.
    520:
      id: vehicle_hydra
      -orig-id: hydra
      doc: Hydra.
    521:
      id: vehicle_fcr_900
      -orig-id: fcr900
      doc: FCR-900.
    522:
      id: vehicle_nrg_500
      -orig-id: nrg500
      doc: NRG-500.
    523:
      id: vehicle_hpv1000
      -orig-id: copbike
      doc: HPV1000.
    524:
      id: vehicle_cement_truck
      -orig-id: cement
      doc: Cement truck.
    525:
      id: vehicle_towtruck
      -orig-id: towtruck
      doc: Towtruck.
    526:
      id: vehicle_fortune
      -orig-id: fortune
      doc: Fortune.
    527:
      id: vehicle_cadrona
      -orig-id: cadrona
      doc: Cadrona.
    528:
      id: vehicle_fbi_truck
      -orig-id: fbitruck
      doc: FBI truck.
    529:
      id: vehicle_willard
      -orig-id: willard
      doc: Willard.
    530:
      id: vehicle_forklift
      -orig-id: forklift
      doc: Forklift.
    531:
      id: vehicle_tractor
      -orig-id: tractor
      doc: Tractor.
    532:
      id: vehicle_combine_harvester
      -orig-id: combine
      doc: Combine harvester.
    533:
      id: vehicle_feltzer
      -orig-id: feltzer
      doc: Feltzer.
    534:
      id: vehicle_remington
      -orig-id: remingtn
      doc: Remington.
    535:
      id: vehicle_slamvan
      -orig-id: slamvan
      doc: Slamvan.
    536:
      id: vehicle_blade
      -orig-id: blade
      doc: Blade.
    537:
      id: vehicle_freight_train
      -orig-id: freight
      doc: Freight train.
    538:
      id: vehicle_brownstreak_engine
      -orig-id: streak
      doc: Brownstreak Engine.
    539:
      id: vehicle_vortex
      -orig-id: vortex
      doc: Vortex.
    540:
      id: vehicle_vincent
      -orig-id: vincent
      doc: Vincent.
    541:
      id: vehicle_bullet
      -orig-id: bullet
      doc: Bullet.
    542:
      id: vehicle_clover
      -orig-id: clover
      doc: Clover.
    543:
      id: vehicle_sadler
      -orig-id: sadler
      doc: Sadler.
    544:
      id: vehicle_fire_truck_ladder
      -orig-id: firela
      doc: Fire truck (ladder).
    545:
      id: vehicle_hustler
      -orig-id: hustler
      doc: Hustler.
    546:
      id: vehicle_intruder
      -orig-id: intruder
      doc: Intruder.
    547:
      id: vehicle_primo
      -orig-id: primo
      doc: Primo.
    548:
      id: vehicle_cargobob
      -orig-id: cargobob
      doc: Cargobob.
    549:
      id: vehicle_tampa
      -orig-id: tampa
      doc: Tampa.
    550:
      id: vehicle_sunrise
      -orig-id: sunrise
      doc: Sunrise.
    551:
      id: vehicle_merit
      -orig-id: merit
      doc: Merit.
    552:
      id: vehicle_utility_van
      -orig-id: utility
      doc: Utility van.
    553:
      id: vehicle_nevada
      -orig-id: nevada
      doc: Nevada.
    554:
      id: vehicle_yosemite
      -orig-id: yosemite
      doc: Yosemite.
    555:
      id: vehicle_windsor
      -orig-id: windsor
      doc: Windsor.
    556:
      id: vehicle_monster_2
      -orig-id: monstera
      doc: Monster 2.
    557:
      id: vehicle_monster_3
      -orig-id: monsterb
      doc: Monster 3.
    558:
      id: vehicle_uranus
      -orig-id: uranus
      doc: Uranus.
    559:
      id: vehicle_jester
      -orig-id: jester
      doc: Jester.
    560:
      id: vehicle_sultan
      -orig-id: sultan
      doc: Sultan.
    561:
      id: vehicle_stratum
      -orig-id: stratum
      doc: Stratum.
    562:
      id: vehicle_elegy
      -orig-id: elegy
      doc: Elegy.
    563:
      id: vehicle_raindance
      -orig-id: raindanc
      doc: Raindance.
    564:
      id: vehicle_rc_tiger
      -orig-id: rctiger
      doc: RC Tiger.
    565:
      id: vehicle_flash
      -orig-id: flash
      doc: Flash.
    566:
      id: vehicle_tahoma
      -orig-id: tahoma
      doc: Tahoma.
    567:
      id: vehicle_savanna
      -orig-id: savanna
      doc: Savanna.
    568:
      id: vehicle_bandito
      -orig-id: bandito
      doc: Bandito.
    569:
      id: vehicle_freight_train_flatbed
      -orig-id: freiflat
      doc: Freight train flatbed.
    570:
      id: vehicle_brownstreak_carriage
      -orig-id: streakc
      doc: Brownstreak Carriage.
    571:
      id: vehicle_kart
      -orig-id: kart
      doc: Kart.
    572:
      id: vehicle_mower
      -orig-id: mower
      doc: Mower.
    573:
      id: vehicle_dune
      -orig-id: duneride
      doc: Dune.
    574:
      id: vehicle_sweeper
      -orig-id: sweeper
      doc: Sweeper.
    575:
      id: vehicle_broadway
      -orig-id: broadway
      doc: Broadway.
    576:
      id: vehicle_tornado
      -orig-id: tornado
      doc: Tornado.
    577:
      id: vehicle_at_400
      -orig-id: at400
      doc: AT-400.
    578:
      id: vehicle_dft_30
      -orig-id: dft30
      doc: DFT-30.
    579:
      id: vehicle_huntley
      -orig-id: huntley
      doc: Huntley.
    580:
      id: vehicle_stafford
      -orig-id: stafford
      doc: Stafford.
    581:
      id: vehicle_bf_400
      -orig-id: bf400
      doc: BF-400.
    582:
      id: vehicle_news_van
      -orig-id: newsvan
      doc: News van.
    583:
      id: vehicle_tug
      -orig-id: tug
      doc: Tug.
    584:
      id: vehicle_gas_trailer
      -orig-id: petrotr
      doc: Gas trailer.
    585:
      id: vehicle_emperor
      -orig-id: emperor
      doc: Emperor.
    586:
      id: vehicle_wayfarer
      -orig-id: wayfarer
      doc: Wayfarer.
    587:
      id: vehicle_euros
      -orig-id: euros
      doc: Euros.
    588:
      id: vehicle_hotdog
      -orig-id: hotdog
      doc: Hotdog.
    589:
      id: vehicle_club
      -orig-id: club
      doc: Club.
    590:
      id: vehicle_freight_train_boxcar
      -orig-id: freibox
      doc: Freight train boxcar.
    591:
      id: vehicle_trailer_4
      -orig-id: artict3
      doc: Trailer 4.
    592:
      id: vehicle_andromada
      -orig-id: androm
      doc: Andromada.
    593:
      id: vehicle_dodo
      -orig-id: dodo
      doc: Dodo.
    594:
      id: vehicle_rc_cam
      -orig-id: rccam
      doc: RC Cam.
    595:
      id: vehicle_launch
      -orig-id: launch
      doc: Launch.
    596:
      id: vehicle_police_car_ls
      -orig-id: copcarla
      doc: Police car (LS).
    597:
      id: vehicle_police_car_sf
      -orig-id: copcarsf
      doc: Police car (SF).
    598:
      id: vehicle_police_car_lv
      -orig-id: copcarvg
      doc: Police car (LV).
    599:
      id: vehicle_police_ranger
      -orig-id: copcarru
      doc: Police ranger.
    600:
      id: vehicle_picador
      -orig-id: picador
      doc: Picador.
    601:
      id: vehicle_s_w_a_t
      -orig-id: swatvan
      doc: S.W.A.T.
    602:
      id: vehicle_alpha
      -orig-id: alpha
      doc: Alpha.
    603:
      id: vehicle_phoenix
      -orig-id: phoenix
      doc: Phoenix.
    604:
      id: vehicle_glendale_damaged
      -orig-id: glenshit
      doc: Glendale Damaged.
    605:
      id: vehicle_sadler_damaged
      -orig-id: sadlshit
      doc: Sadler Damaged.
    606:
      id: vehicle_baggage_trailer_covered
      -orig-id: bagboxa
      doc: Baggage trailer (covered).
    607:
      id: vehicle_baggage_trailer_uncovered
      -orig-id: bagboxb
      doc: Baggage trailer (Uncovered).
    608:
      id: vehicle_trailer_1
      -orig-id: tugstair
      doc: Trailer 1.
    609:
      id: vehicle_black_boxville
      -orig-id: boxburg
      doc: Black Boxville.
    610:
      id: vehicle_farm_trailer
      -orig-id: farmtr1
      doc: Farm trailer.
    611:
      id: vehicle_street_clean_trailer
      -orig-id: utiltr1
      doc: Street Clean trailer.
  part_slot:
    0:
      id: part_slot_spoilers
      doc: Spoilers.
    1:
      id: part_slot_vents
      doc: Vents.
    2:
      id: part_slot_roof
      doc: Roof.
    3:
      id: part_slot_side_skirts
      doc: Side skirts.
    4:
      id: part_slot_nitro
      doc: Nitro.
    5:
      id: part_slot_hood
      doc: Hood.
    6:
      id: part_slot_exhausts
      doc: Exhausts.
    7:
      id: part_slot_wheels
      doc: Wheels.
    8:
      id: part_slot_hydraulics
      doc: Hydraulics.
    9:
      id: part_slot_front_bullbars
      doc: Front bullbars.
    10:
      id: part_slot_front_bumper
      doc: Front bumper.
    11:
      id: part_slot_rear_bumper
      doc: Rear bumper.
  car_part:
    -1:
      id: no_part
      doc: None.
    1000:
      id: part_spl_b_mar_m
      -orig-id: 'spl_b_mar_m'
      doc: Pro.
    1001:
      id: part_spl_b_bab_m
      -orig-id: 'spl_b_bab_m'
      doc: Win.
    1002:
      id: part_spl_b_bar_m
      -orig-id: 'spl_b_bar_m'
      doc: Drag.
    1003:
      id: part_spl_b_mab_m
      -orig-id: 'spl_b_mab_m'
      doc: Alpha.
    1004:
      id: part_bnt_b_sc_m
      -orig-id: 'bnt_b_sc_m'
      doc: Champ scoop.
    1005:
      id: part_bnt_b_sc_l
      -orig-id: 'bnt_b_sc_l'
      doc: Fury scoop.
    1006:
      id: part_rf_b_sc_r
      -orig-id: 'rf_b_sc_r'
      doc: Roof scoop.
    1007:
      id: part_wg_l_b_ssk
      -orig-id: 'wg_l_b_ssk'
      doc: Side skirt Left.
    1008:
      id: part_nto_b_l
      -orig-id: 'nto_b_l'
      doc: Nitro 5x.
    1009:
      id: part_nto_b_s
      -orig-id: 'nto_b_s'
      doc: Nitro 2x.
    1010:
      id: part_nto_b_tw
      -orig-id: 'nto_b_tw'
      doc: Nitro 10x.
    1011:
      id: part_bnt_b_sc_p_m
      -orig-id: 'bnt_b_sc_p_m'
      doc: Race scoop.
    1012:
      id: part_bnt_b_sc_p_l
      -orig-id: 'bnt_b_sc_p_l'
      doc: Worx scoop.
    1013:
      id: part_lgt_b_rspt
      -orig-id: 'lgt_b_rspt'
      doc: Round fog lamps.
    1014:
      id: part_spl_b_bar_l
      -orig-id: 'spl_b_bar_l'
      doc: Champ.
    1015:
      id: part_spl_b_bbr_l
      -orig-id: 'spl_b_bbr_l'
      doc: Race.
    1016:
      id: part_spl_b_bbr_m
      -orig-id: 'spl_b_bbr_m'
      doc: Worx.
    1017:
      id: part_wg_r_b_ssk
      -orig-id: 'wg_r_b_ssk'
      doc: Side skirt Right.
    1018:
      id: part_exh_b_ts
      -orig-id: 'exh_b_ts'
      doc: Upswept.
    1019:
      id: part_exh_b_t
      -orig-id: 'exh_b_t'
      doc: Twin.
    1020:
      id: part_exh_b_l
      -orig-id: 'exh_b_l'
      doc: Large.
    1021:
      id: part_exh_b_m
      -orig-id: 'exh_b_m'
      doc: Medium.
    1022:
      id: part_exh_b_s
      -orig-id: 'exh_b_s'
      doc: Small.
    1023:
      id: part_spl_b_bbb_m
      -orig-id: 'spl_b_bbb_m'
      doc: Fury.
    1024:
      id: part_lgt_b_sspt
      -orig-id: 'lgt_b_sspt'
      doc: Square fog lamps.
    1025:
      id: part_wheel_or1
      -orig-id: 'wheel_or1'
      doc: Offroad.
    1026:
      id: part_wg_l_a_s
      -orig-id: 'wg_l_a_s'
      doc: Side skirt Left (Alien).
    1027:
      id: part_wg_r_a_s
      -orig-id: 'wg_r_a_s'
      doc: Side skirt Right (Alien).
    1028:
      id: part_exh_a_s
      -orig-id: 'exh_a_s'
      doc: Exhaust (Alien).
    1029:
      id: part_exh_c_s
      -orig-id: 'exh_c_s'
      doc: Exhaust (X-flow).
    1030:
      id: part_wg_r_c_s
      -orig-id: 'wg_r_c_s'
      doc: Side skirt Right (X-flow).
    1031:
      id: part_wg_l_c_s
      -orig-id: 'wg_l_c_s'
      doc: Side skirt Left (X-flow).
    1032:
      id: part_rf_a_s
      -orig-id: 'rf_a_s'
      doc: Roof vent (Alien).
    1033:
      id: part_rf_c_s
      -orig-id: 'rf_c_s'
      doc: Roof vent (X-flow).
    1034:
      id: part_exh_a_l
      -orig-id: 'exh_a_l'
      doc: Side skirt Right (Alien).
    1035:
      id: part_rf_c_l
      -orig-id: 'rf_c_l'
      doc: Side skirt Left (Alien).
    1036:
      id: part_wg_l_a_l
      -orig-id: 'wg_l_a_l'
      doc: Exhaust (Alien).
    1037:
      id: part_exh_c_l
      -orig-id: 'exh_c_l'
      doc: Exhaust (X-flow).
    1038:
      id: part_rf_a_l
      -orig-id: 'rf_a_l'
      doc: Side skirt Right (X-flow).
    1039:
      id: part_wg_l_c_l
      -orig-id: 'wg_l_c_l'
      doc: Side skirt Left (X-flow).
    1040:
      id: part_wg_r_a_l
      -orig-id: 'wg_r_a_l'
      doc: Roof vent (Alien).
    1041:
      id: part_wg_r_c_l
      -orig-id: 'wg_r_c_l'
      doc: Roof vent (X-flow).
    1042:
      id: part_wg_l_lr_br1
      -orig-id: 'wg_l_lr_br1'
      doc: Side skirt Left (Chrome strip).
    1043:
      id: part_exh_lr_br2
      -orig-id: 'exh_lr_br2'
      doc: Exhaust (Slamin).
    1044:
      id: part_exh_lr_br1
      -orig-id: 'exh_lr_br1'
      doc: Exhaust (Chromer).
    1045:
      id: part_exh_c_f
      -orig-id: 'exh_c_f'
      doc: Side skirt Right (Alien).
    1046:
      id: part_exh_a_f
      -orig-id: 'exh_a_f'
      doc: Side skirt Left (Alien).
    1047:
      id: part_wg_l_a_f
      -orig-id: 'wg_l_a_f'
      doc: Exhaust (Alien).
    1048:
      id: part_wg_l_c_f
      -orig-id: 'wg_l_c_f'
      doc: Exhaust (X-flow).
    1049:
      id: part_spl_a_f_r
      -orig-id: 'spl_a_f_r'
      doc: Side skirt Right (X-flow).
    1050:
      id: part_spl_c_f_r
      -orig-id: 'spl_c_f_r'
      doc: Side skirt Left (X-flow).
    1051:
      id: part_wg_r_a_f
      -orig-id: 'wg_r_a_f'
      doc: Roof vent (Alien).
    1052:
      id: part_wg_r_c_f
      -orig-id: 'wg_r_c_f'
      doc: Roof vent (X-flow).
    1053:
      id: part_rf_c_f
      -orig-id: 'rf_c_f'
      doc: Spoiler (Alien).
    1054:
      id: part_rf_a_f
      -orig-id: 'rf_a_f'
      doc: Spoiler (X-flow).
    1055:
      id: part_rf_a_st
      -orig-id: 'rf_a_st'
      doc: Side skirt Right (Alien).
    1056:
      id: part_wg_l_a_st
      -orig-id: 'wg_l_a_st'
      doc: Side skirt Left (Alien).
    1057:
      id: part_wg_l_c_st
      -orig-id: 'wg_l_c_st'
      doc: Exhaust (Alien).
    1058:
      id: part_spl_a_st_r
      -orig-id: 'spl_a_st_r'
      doc: Exhaust (X-flow).
    1059:
      id: part_exh_c_st
      -orig-id: 'exh_c_st'
      doc: Side skirt Right (X-flow).
    1060:
      id: part_spl_c_st_r
      -orig-id: 'spl_c_st_r'
      doc: Side skirt Left (X-flow).
    1061:
      id: part_rf_c_st
      -orig-id: 'rf_c_st'
      doc: Roof vent (Alien).
    1062:
      id: part_wg_r_a_st
      -orig-id: 'wg_r_a_st'
      doc: Roof vent (X-flow).
    1063:
      id: part_wg_r_c_st
      -orig-id: 'wg_r_c_st'
      doc: Spoiler (Alien).
    1064:
      id: part_exh_a_st
      -orig-id: 'exh_a_st'
      doc: Spoiler (X-flow).
    1065:
      id: part_exh_a_j
      -orig-id: 'exh_a_j'
      doc: Side skirt Right (Alien).
    1066:
      id: part_exh_c_j
      -orig-id: 'exh_c_j'
      doc: Side skirt Left (Alien).
    1067:
      id: part_rf_a_j
      -orig-id: 'rf_a_j'
      doc: Exhaust (Alien).
    1068:
      id: part_rf_c_j
      -orig-id: 'rf_c_j'
      doc: Exhaust (X-flow).
    1069:
      id: part_wg_l_a_j
      -orig-id: 'wg_l_a_j'
      doc: Side skirt Right (X-flow).
    1070:
      id: part_wg_l_c_j
      -orig-id: 'wg_l_c_j'
      doc: Side skirt Left (X-flow).
    1071:
      id: part_wg_r_a_j
      -orig-id: 'wg_r_a_j'
      doc: Roof vent (Alien).
    1072:
      id: part_wg_r_c_j
      -orig-id: 'wg_r_c_j'
      doc: Roof vent (X-flow).
    1073:
      id: part_wheel_sr6
      -orig-id: 'wheel_sr6'
      doc: Shadow.
    1074:
      id: part_wheel_sr3
      -orig-id: 'wheel_sr3'
      doc: Mega.
    1075:
      id: part_wheel_sr2
      -orig-id: 'wheel_sr2'
      doc: Rimshine=.
    1076:
      id: part_wheel_lr4
      -orig-id: 'wheel_lr4'
      doc: Wires.
    1077:
      id: part_wheel_lr1
      -orig-id: 'wheel_lr1'
      doc: Classic.
    1078:
      id: part_wheel_lr3
      -orig-id: 'wheel_lr3'
      doc: Twist.
    1079:
      id: part_wheel_sr1
      -orig-id: 'wheel_sr1'
      doc: Cutter.
    1080:
      id: part_wheel_sr5
      -orig-id: 'wheel_sr5'
      doc: Switch.
    1081:
      id: part_wheel_sr4
      -orig-id: 'wheel_sr4'
      doc: Grove.
    1082:
      id: part_wheel_gn1
      -orig-id: 'wheel_gn1'
      doc: Import.
    1083:
      id: part_wheel_lr2
      -orig-id: 'wheel_lr2'
      doc: Dollar.
    1084:
      id: part_wheel_lr5
      -orig-id: 'wheel_lr5'
      doc: Trance.
    1085:
      id: part_wheel_gn2
      -orig-id: 'wheel_gn2'
      doc: Atomic.
    1086:
      id: part_stereo
      -orig-id: stereo
      doc: Stereo bass boost.
    1087:
      id: part_hydralics
      -orig-id: hydralics
      doc: Hydralics.
    1088:
      id: part_rf_a_u
      -orig-id: 'rf_a_u'
      doc: Side skirt Right (Alien).
    1089:
      id: part_exh_c_u
      -orig-id: 'exh_c_u'
      doc: Side skirt Left (Alien).
    1090:
      id: part_wg_l_a_u
      -orig-id: 'wg_l_a_u'
      doc: Exhaust (Alien).
    1091:
      id: part_rf_c_u
      -orig-id: 'rf_c_u'
      doc: Exhaust (X-flow).
    1092:
      id: part_exh_a_u
      -orig-id: 'exh_a_u'
      doc: Side skirt Right (X-flow).
    1093:
      id: part_wg_l_c_u
      -orig-id: 'wg_l_c_u'
      doc: Side skirt Left (X-flow).
    1094:
      id: part_wg_r_a_u
      -orig-id: 'wg_r_a_u'
      doc: Roof vent (Alien).
    1095:
      id: part_wg_r_c_u
      -orig-id: 'wg_r_c_u'
      doc: Roof vent (X-flow).
    1096:
      id: part_wheel_gn3
      -orig-id: 'wheel_gn3'
      doc: Ahab.
    1097:
      id: part_wheel_gn4
      -orig-id: 'wheel_gn4'
      doc: Virtual.
    1098:
      id: part_wheel_gn5
      -orig-id: 'wheel_gn5'
      doc: Access.
    1099:
      id: part_wg_r_lr_br1
      -orig-id: 'wg_r_lr_br1'
      doc: -.
    1100:
      id: part_misc_c_lr_rem1
      -orig-id: 'misc_c_lr_rem1'
      doc: Bullbar (Chrome grill).
    1101:
      id: part_wg_r_lr_rem1
      -orig-id: 'wg_r_lr_rem1'
      doc: Side skirt Right (Chrome flames).
    1102:
      id: part_wg_r_lr_sv
      -orig-id: 'wg_r_lr_sv'
      doc: Side skirt Left (Chrome strip).
    1103:
      id: part_rf_lr_bl2
      -orig-id: 'rf_lr_bl2'
      doc: Roof (Convertible roof).
    1104:
      id: part_exh_lr_bl1
      -orig-id: 'exh_lr_bl1'
      doc: Exhaust (Chromer).
    1105:
      id: part_exh_lr_bl2
      -orig-id: 'exh_lr_bl2'
      doc: Exhaust (Slamin).
    1106:
      id: part_wg_l_lr_rem2
      -orig-id: 'wg_l_lr_rem2'
      doc: Side skirt Left (Chrome arches).
    1107:
      id: part_wg_r_lr_bl1
      -orig-id: 'wg_r_lr_bl1'
      doc: Side skirt Right (Chrome strip).
    1108:
      id: part_wg_l_lr_bl1
      -orig-id: 'wg_l_lr_bl1'
      doc: Side skirt Left (Chrome strip).
    1109:
      id: part_bbb_lr_slv1
      -orig-id: 'bbb_lr_slv1'
      doc: Rear bullbars (Chromer).
    1110:
      id: part_bbb_lr_slv2
      -orig-id: 'bbb_lr_slv2'
      doc: Rear bullbars (Slamin).
    1111:
      id: part_bnt_lr_slv1
      -orig-id: 'bnt_lr_slv1'
      doc: No name is known.
    1112:
      id: part_bnt_lr_slv2
      -orig-id: 'bnt_lr_slv2'
      doc: No name is known.
    1113:
      id: part_exh_lr_slv1
      -orig-id: 'exh_lr_slv1'
      doc: Exhaust (Chromer).
    1114:
      id: part_exh_lr_slv2
      -orig-id: 'exh_lr_slv2'
      doc: Exhaust (Slamin).
    1115:
      id: part_fbb_lr_slv1
      -orig-id: 'fbb_lr_slv1'
      doc: Front bullbars (Chromer).
    1116:
      id: part_fbb_lr_slv2
      -orig-id: 'fbb_lr_slv2'
      doc: Front bullbars (Slamin).
    1117:
      id: part_fbmp_lr_slv1
      -orig-id: 'fbmp_lr_slv1'
      doc: Front bumper (Chromer).
    1118:
      id: part_wg_l_lr_slv1
      -orig-id: 'wg_l_lr_slv1'
      doc: Side skirt Left (Chrome trim).
    1119:
      id: part_wg_l_lr_slv2
      -orig-id: 'wg_l_lr_slv2'
      doc: Side skirt Left (Wheelcovers).
    1120:
      id: part_wg_r_lr_slv1
      -orig-id: 'wg_r_lr_slv1'
      doc: Side skirt Right (Chrome trim).
    1121:
      id: part_wg_r_lr_slv2
      -orig-id: 'wg_r_lr_slv2'
      doc: Side skirt Right (Wheelcovers).
    1122:
      id: part_wg_l_lr_rem1
      -orig-id: 'wg_l_lr_rem1'
      doc: Side skirt Left (Chrome flames).
    1123:
      id: part_misc_c_lr_rem2
      -orig-id: 'misc_c_lr_rem2'
      doc: Bullbar (Chrome bars).
    1124:
      id: part_wg_r_lr_rem2
      -orig-id: 'wg_r_lr_rem2'
      doc: Side skirt Right (Chrome arches).
    1125:
      id: part_misc_c_lr_rem3
      -orig-id: 'misc_c_lr_rem3'
      doc: Bullbar (Chrome lights).
    1126:
      id: part_exh_lr_rem1
      -orig-id: 'exh_lr_rem1'
      doc: Exhaust (Chromer).
    1127:
      id: part_exh_lr_rem2
      -orig-id: 'exh_lr_rem2'
      doc: Exhaust (Slamin).
    1128:
      id: part_rf_lr_bl1
      -orig-id: 'rf_lr_bl1'
      doc: Roof (Vinyl hardtop).
    1129:
      id: part_exh_lr_sv1
      -orig-id: 'exh_lr_sv1'
      doc: Exhaust (Chromer).
    1130:
      id: part_rf_lr_sv1
      -orig-id: 'rf_lr_sv1'
      doc: Roof (Hardtop).
    1131:
      id: part_rf_lr_sv2
      -orig-id: 'rf_lr_sv2'
      doc: Roof (Softtop).
    1132:
      id: part_exh_lr_sv2
      -orig-id: 'exh_lr_sv2'
      doc: Exhaust (Slamin).
    1133:
      id: part_wg_l_lr_sv
      -orig-id: 'wg_l_lr_sv'
      doc: Side skirt Left (Chrome strip).
    1134:
      id: part_wg_l_lr_t1
      -orig-id: 'wg_l_lr_t1'
      doc: Side skirt Left (Chrome strip).
    1135:
      id: part_exh_lr_t2
      -orig-id: 'exh_lr_t2'
      doc: Exhaust (Slamin).
    1136:
      id: part_exh_lr_t1
      -orig-id: 'exh_lr_t1'
      doc: Exhaust (Chromer).
    1137:
      id: part_wg_r_lr_t1
      -orig-id: 'wg_r_lr_t1'
      doc: Side skirt Right (Chrome strip).
    1138:
      id: part_spl_a_s_b
      -orig-id: 'spl_a_s_b'
      doc: Spoiler (Alien).
    1139:
      id: part_spl_c_s_b
      -orig-id: 'spl_c_s_b'
      doc: Spoiler (X-flow).
    1140:
      id: part_rbmp_c_s
      -orig-id: 'rbmp_c_s'
      doc: Rear bumper (X-flow).
    1141:
      id: part_rbmp_a_s
      -orig-id: 'rbmp_a_s'
      doc: Rear bumper (Alien).
    1142:
      id: part_bntr_b_ov
      -orig-id: 'bntr_b_ov'
      doc: Oval vents Right.
    1143:
      id: part_bntl_b_ov
      -orig-id: 'bntl_b_ov'
      doc: Oval vents Left.
    1144:
      id: part_bntr_b_sq
      -orig-id: 'bntr_b_sq'
      doc: Square vents Right.
    1145:
      id: part_bntl_b_sq
      -orig-id: 'bntl_b_sq'
      doc: Square vents Left.
    1146:
      id: part_spl_c_l_b
      -orig-id: 'spl_c_l_b'
      doc: Spoiler (Alien).
    1147:
      id: part_spl_a_l_b
      -orig-id: 'spl_a_l_b'
      doc: Spoiler (X-flow).
    1148:
      id: part_rbmp_c_l
      -orig-id: 'rbmp_c_l'
      doc: Rear bumber (X-flow).
    1149:
      id: part_rbmp_a_l
      -orig-id: 'rbmp_a_l'
      doc: Rear bumber (Alien).
    1150:
      id: part_rbmp_a_f
      -orig-id: 'rbmp_a_f'
      doc: Rear bumber (X-flow).
    1151:
      id: part_rbmp_c_f
      -orig-id: 'rbmp_c_f'
      doc: Rear bumber (Alien).
    1152:
      id: part_fbmp_c_f
      -orig-id: 'fbmp_c_f'
      doc: Front bumper (Alien).
    1153:
      id: part_fbmp_a_f
      -orig-id: 'fbmp_a_f'
      doc: Front bumper (X-flow).
    1154:
      id: part_rbmp_a_st
      -orig-id: 'rbmp_a_st'
      doc: Rear bumber (X-flow).
    1155:
      id: part_fbmp_a_st
      -orig-id: 'fbmp_a_st'
      doc: Rear bumber (Alien).
    1156:
      id: part_rbmp_c_st
      -orig-id: 'rbmp_c_st'
      doc: Front bumper (Alien).
    1157:
      id: part_fbmp_c_st
      -orig-id: 'fbmp_c_st'
      doc: Front bumper (X-flow).
    1158:
      id: part_spl_c_j_b
      -orig-id: 'spl_c_j_b'
      doc: Spoiler (Alien).
    1159:
      id: part_rbmp_a_j
      -orig-id: 'rbmp_a_j'
      doc: Spoiler (X-flow).
    1160:
      id: part_fbmp_a_j
      -orig-id: 'fbmp_a_j'
      doc: Rear bumber (X-flow).
    1161:
      id: part_rbmp_c_j
      -orig-id: 'rbmp_c_j'
      doc: Rear bumber (Alien).
    1162:
      id: part_spl_a_j_b
      -orig-id: 'spl_a_j_b'
      doc: Front bumper (Alien).
    1163:
      id: part_spl_c_u_b
      -orig-id: 'spl_c_u_b'
      doc: Spoiler (Alien).
    1164:
      id: part_spl_a_u_b
      -orig-id: 'spl_a_u_b'
      doc: Spoiler (X-flow).
    1165:
      id: part_fbmp_c_u
      -orig-id: 'fbmp_c_u'
      doc: Rear bumber (X-flow).
    1166:
      id: part_fbmp_a_u
      -orig-id: 'fbmp_a_u'
      doc: Rear bumber (Alien).
    1167:
      id: part_rbmp_c_u
      -orig-id: 'rbmp_c_u'
      doc: Front bumper (Alien).
    1168:
      id: part_rbmp_a_u
      -orig-id: 'rbmp_a_u'
      doc: Front bumper (X-flow).
    1169:
      id: part_fbmp_a_s
      -orig-id: 'fbmp_a_s'
      doc: Front bumper (Alien).
    1170:
      id: part_fbmp_c_s
      -orig-id: 'fbmp_c_s'
      doc: Front bumper (X-flow).
    1171:
      id: part_fbmp_a_l
      -orig-id: 'fbmp_a_l'
      doc: Front bumper (Alien).
    1172:
      id: part_fbmp_c_l
      -orig-id: 'fbmp_c_l'
      doc: Front bumper (X-flow).
    1173:
      id: part_fbmp_c_j
      -orig-id: 'fbmp_c_j'
      doc: Front bumper (X-flow).
    1174:
      id: part_fbmp_lr_br1
      -orig-id: 'fbmp_lr_br1'
      doc: Front bumper (Chromer).
    1175:
      id: part_fbmp_lr_br2
      -orig-id: 'fbmp_lr_br2'
      doc: Front bumper (Slamin).
    1176:
      id: part_rbmp_lr_br1
      -orig-id: 'rbmp_lr_br1'
      doc: Rear bumper (Chromer).
    1177:
      id: part_rbmp_lr_br2
      -orig-id: 'rbmp_lr_br2'
      doc: Rear bumper (Slamin).
    1178:
      id: part_rbmp_lr_rem2
      -orig-id: 'rbmp_lr_rem2'
      doc: Rear bumper (Slamin).
    1179:
      id: part_fbmp_lr_rem1
      -orig-id: 'fbmp_lr_rem1'
      doc: Front bumper (Chromer).
    1180:
      id: part_rbmp_lr_rem1
      -orig-id: 'rbmp_lr_rem1'
      doc: Rear bumper (Chromer).
    1181:
      id: part_fbmp_lr_bl2
      -orig-id: 'fbmp_lr_bl2'
      doc: Front bumper (Slamin).
    1182:
      id: part_fbmp_lr_bl1
      -orig-id: 'fbmp_lr_bl1'
      doc: Front bumper (Chromer).
    1183:
      id: part_rbmp_lr_bl2
      -orig-id: 'rbmp_lr_bl2'
      doc: Rear bumper (Slamin).
    1184:
      id: part_rbmp_lr_bl1
      -orig-id: 'rbmp_lr_bl1'
      doc: Rear bumper (Chromer).
    1185:
      id: part_fbmp_lr_rem2
      -orig-id: 'fbmp_lr_rem2'
      doc: Front bumper (Slamin).
    1186:
      id: part_rbmp_lr_sv2
      -orig-id: 'rbmp_lr_sv2'
      doc: Rear bumper (Slamin).
    1187:
      id: part_rbmp_lr_sv1
      -orig-id: 'rbmp_lr_sv1'
      doc: Rear bumper (Chromer).
    1188:
      id: part_fbmp_lr_sv2
      -orig-id: 'fbmp_lr_sv2'
      doc: Front bumper (Slamin).
    1189:
      id: part_fbmp_lr_sv1
      -orig-id: 'fbmp_lr_sv1'
      doc: Front bumper (Chromer).
    1190:
      id: part_fbmp_lr_t2
      -orig-id: 'fbmp_lr_t2'
      doc: Front bumper (Slamin).
    1191:
      id: part_fbmp_lr_t1
      -orig-id: 'fbmp_lr_t1'
      doc: Front bumper (Chromer).
    1192:
      id: part_rbmp_lr_t1
      -orig-id: 'rbmp_lr_t1'
      doc: Rear bumper (Chromer).
    1193:
      id: part_rbmp_lr_t2
      -orig-id: 'rbmp_lr_t2'
      doc: Rear bumper (Slamin).
  paint:
    -1:
      id: paint_any
      doc: Any.
    0:
      id: paint_black
      doc: Black.
    1:
      id: paint_white
      doc: White.
    2:
      id: paint_police_car_blue
      doc: Police car blue.
    3:
      id: paint_cherry_red
      doc: Cherry red.
    4:
      id: paint_midnight_blue
      doc: Midnight blue.
    5:
      id: paint_temple_curtain_purple
      doc: Temple curtain purple.
    6:
      id: paint_taxi_yellow
      doc: Taxi yellow.
    7:
      id: paint_striking_blue
      doc: Striking blue.
    8:
      id: paint_light_blue_grey
      doc: Light blue grey.
    9:
      id: paint_hoods
      doc: Hoods.
    10:
      id: paint_saxony_blue_poly
      doc: Saxony blue poly.
    11:
      id: paint_concord_blue_poly
      doc: Concord blue poly.
    12:
      id: paint_jasper_green_poly
      doc: Jasper green poly.
    13:
      id: paint_pewter_gray_poly
      doc: Pewter gray poly.
    14:
      id: paint_frost_white
      doc: Frost white.
    15:
      id: paint_silver_stone_poly_15
      doc: Silver stone poly.
    16:
      id: paint_rio_red
      doc: Rio red.
    17:
      id: paint_torino_red_pearl
      doc: Torino red pearl.
    18:
      id: paint_formula_red
      doc: Formula red.
    19:
      id: paint_honey_beige_poly
      doc: Honey beige poly.
    20:
      id: paint_mariner_blue
      doc: Mariner blue.
    21:
      id: paint_blaze_red
      doc: Blaze red.
    22:
      id: paint_classic_red
      doc: Classic red.
    23:
      id: paint_winning_silver_poly
      doc: Winning silver poly.
    24:
      id: paint_steel_gray_poly_24
      doc: Steel gray poly.
    25:
      id: paint_shadow_silver_poly
      doc: Shadow silver poly.
    26:
      id: paint_silver_stone_poly_26
      doc: Silver stone poly.
    27:
      id: paint_warm_grey_mica
      doc: Warm grey mica.
    28:
      id: paint_harbor_blue_poly
      doc: Harbor blue poly.
    29:
      id: paint_porcelain_silver_poly
      doc: Porcelain silver poly.
    30:
      id: paint_mellow_burgundy
      doc: Mellow burgundy.
    31:
      id: paint_graceful_red_mica
      doc: Graceful red mica.
    32:
      id: paint_currant_blue_poly
      doc: Currant blue poly.
    33:
      id: paint_gray_poly
      doc: Gray poly.
    34:
      id: paint_arctic_white
      doc: Arctic white.
    35:
      id: paint_anthracite_gray_poly
      doc: Anthracite gray poly.
    36:
      id: paint_black_poly
      doc: Black poly.
    37:
      id: paint_dark_green_poly
      doc: Dark green poly.
    38:
      id: paint_seafoam_poly
      doc: Seafoam poly.
    39:
      id: paint_diamond_blue_poly
      doc: Diamond blue poly.
    40:
      id: paint_biston_brown_poly
      doc: Biston brown poly.
    41:
      id: paint_desert_taupe_poly
      doc: Desert taupe poly.
    42:
      id: paint_garnet_red_poly
      doc: Garnet red poly.
    43:
      id: paint_desert_red
      doc: Desert red.
    44:
      id: paint_green_44
      doc: Green.
    45:
      id: paint_cabernet_red_poly
      doc: Cabernet red poly.
    46:
      id: paint_light_ivory
      doc: Light ivory.
    47:
      id: paint_pueblo_beige
      doc: Pueblo beige.
    48:
      id: paint_smoke_silver_poly
      doc: Smoke silver poly.
    49:
      id: paint_astra_silver_poly
      doc: Astra silver poly.
    50:
      id: paint_ascot_gray
      doc: Ascot gray.
    51:
      id: paint_agate_green
      doc: Agate green.
    52:
      id: paint_petrol_blue_green_poly
      doc: Petrol blue green poly.
    53:
      id: paint_surf_blue
      doc: Surf blue.
    54:
      id: paint_nautical_blue_poly
      doc: Nautical blue poly.
    55:
      id: paint_woodrose_poly
      doc: Woodrose poly.
    56:
      id: paint_crystal_blue_poly
      doc: Crystal blue poly.
    57:
      id: paint_bisque_frost_poly
      doc: Bisque frost poly.
    58:
      id: paint_currant_red_solid
      doc: Currant red solid.
    59:
      id: paint_lt_crystal_blue_poly
      doc: Lt.crystal blue poly.
    60:
      id: paint_lt_titanium_poly
      doc: Lt.titanium poly.
    61:
      id: paint_race_yellow_solid
      doc: Race yellow solid.
    62:
      id: paint_brt_currant_red_poly
      doc: Brt.currant red poly.
    63:
      id: paint_clear_crystal_blue_frost_poly
      doc: Clear crystal blue frost poly.
    64:
      id: paint_silver_poly_64
      doc: Silver poly.
    65:
      id: paint_pastel_alabaster
      doc: Pastel alabaster.
    66:
      id: paint_mid_currant_red_poly
      doc: Mid currant red poly.
    67:
      id: paint_med_regatta_blue_poly
      doc: Med regatta blue poly.
    68:
      id: paint_oxford_white_solid
      doc: Oxford white solid.
    69:
      id: paint_alabaster_solid
      doc: Alabaster solid.
    70:
      id: paint_elec_currant_red_poly
      doc: Elec.currant red poly.
    71:
      id: paint_spinnaker_blue_solid
      doc: Spinnaker blue solid.
    72:
      id: paint_dk_titanium_poly
      doc: Dk.titanium poly.
    73:
      id: paint_pastel_alabaster_solid
      doc: Pastel alabaster solid.
    74:
      id: paint_med_cabernet_solid
      doc: Med.cabernet solid.
    75:
      id: paint_twilight_blue_poly
      doc: Twilight blue poly.
    76:
      id: paint_titanium_frost_poly
      doc: Titanium frost poly.
    77:
      id: paint_sandalwood_frost_poly
      doc: Sandalwood frost poly.
    78:
      id: paint_wild_strawberry_poly
      doc: Wild strawberry poly.
    79:
      id: paint_ultra_blue_poly
      doc: Ultra blue poly.
    80:
      id: paint_vermilion_solid
      doc: Vermilion solid.
    81:
      id: paint_med_sandalwood_poly
      doc: Med.sandalwood poly.
    82:
      id: paint_med_red_solid
      doc: Med.red solid.
    83:
      id: paint_deep_jewel_green
      doc: Deep jewel green.
    84:
      id: paint_med_woodrose_poly
      doc: Med.woodrose poly.
    85:
      id: paint_vermillion_solid
      doc: Vermillion solid.
    86:
      id: paint_green_86
      doc: Green.
    87:
      id: paint_bright_blue_poly_87
      doc: Bright blue poly.
    88:
      id: paint_bright_red_88
      doc: Bright red.
    89:
      id: paint_lt_champagne_poly
      doc: Lt.champagne poly.
    90:
      id: paint_silver_poly_90
      doc: Silver poly.
    91:
      id: paint_steel_blue_poly
      doc: Steel blue poly.
    92:
      id: paint_medium_gray_poly
      doc: Medium gray poly.
    93:
      id: paint_arctic_pearl
      doc: Arctic pearl.
    94:
      id: paint_nassau_blue_poly
      doc: Nassau blue poly.
    95:
      id: paint_med_sapphire_blue_poly
      doc: Med.sapphire blue poly.
    96:
      id: paint_silver_poly_96
      doc: Silver poly.
    97:
      id: paint_lt_sapphire_blue_poly_97
      doc: Lt.sapphire blue poly.
    98:
      id: paint_malachite_poly
      doc: Malachite poly.
    99:
      id: paint_flax
      doc: Flax.
    100:
      id: paint_med_maui_blue_poly
      doc: Med.maui blue poly.
    101:
      id: paint_dk_sapphire_blue_poly
      doc: Dk.sapphire blue poly.
    102:
      id: paint_copper_beige
      doc: Copper beige.
    103:
      id: paint_bright_blue_poly_103
      doc: Bright blue poly.
    104:
      id: paint_med_flax
      doc: Med.flax.
    105:
      id: paint_med_gray_poly
      doc: Med.gray poly.
    106:
      id: paint_bright_blue_poly_106
      doc: Bright blue poly.
    107:
      id: paint_lt_driftwood_poly
      doc: Lt.driftwood poly.
    108:
      id: paint_blue
      doc: Blue.
    109:
      id: paint_steel_gray_poly_109
      doc: Steel gray poly.
    110:
      id: paint_lt_beechwood_poly
      doc: Lt.beechwood poly.
    111:
      id: paint_slate_gray
      doc: Slate gray.
    112:
      id: paint_lt_sapphire_blue_poly_112
      doc: Lt.sapphire blue poly.
    113:
      id: paint_dk_beechwood_poly
      doc: Dk.beechwood poly.
    114:
      id: paint_torch_red
      doc: Torch red.
    115:
      id: paint_bright_red_115
      doc: Bright red.
    116:
      id: paint_med_sapphire_blue_firemist
      doc: Med.sapphire blue firemist.
    117:
      id: paint_med_garnet_red_poly
      doc: Med.garnet red poly.
    118:
      id: paint_white_diamond_pearl
      doc: White diamond pearl.
    119:
      id: paint_dk_sable_poly
      doc: Dk.sable poly.
    120:
      id: paint_antelope_beige
      doc: Antelope beige.
    121:
      id: paint_brilliant_red_poly_121
      doc: Brilliant red poly.
    122:
      id: paint_gun_metal_poly
      doc: Gun metal poly.
    123:
      id: paint_med_beechwood_poly
      doc: Med.beechwood poly.
    124:
      id: paint_brilliant_red_poly_124
      doc: Brilliant red poly.
    125:
      id: paint_bright_blue_poly_125
      doc: Bright blue poly.
    126:
      id: paint_pink
      doc: Pink.
  object_model:
    321:
      id: model_gun_dildo1
      -orig-id: 'gun_dildo1'
      doc: Large purple dildo.
    322:
      id: model_gun_dildo2
      -orig-id: 'gun_dildo2'
      doc: A second dildo.
    325:
      id: model_flowera
      -orig-id: flowera
      doc: Bunch of flowers, a gift.
    326:
      id: model_gun_cane
      -orig-id: 'gun_cane'
      doc: Walking cane, a gift.
    331:
      id: model_brassknuckle
      -orig-id: brassknuckle
      doc: Brass knuckles, worn on the fist.
    333:
      id: model_golfclub
      -orig-id: golfclub
      doc: Golf club.
    334:
      id: model_nitestick
      -orig-id: nitestick
      doc: Police truncheon.
    335:
      id: model_knifecur
      -orig-id: knifecur
      doc: Combat knife, which kills silently from behind.
    336:
      id: model_bat
      -orig-id: bat
      doc: Baseball bat.
    337:
      id: model_shovel
      -orig-id: shovel
      doc: Garden shovel.
    338:
      id: model_poolcue
      -orig-id: poolcue
      doc: Pool cue.
    339:
      id: model_katana
      -orig-id: katana
      doc: Japanese sword.
    341:
      id: model_chnsaw
      -orig-id: chnsaw
      doc: Chainsaw.
    342:
      id: model_grenade
      -orig-id: grenade
      doc: Hand grenade.
    343:
      id: model_teargas
      -orig-id: teargas
      doc: Tear gas.
    344:
      id: model_molotov
      -orig-id: molotov
      doc: Molotov cocktail.
    346:
      id: model_colt45
      -orig-id: colt45
      doc: Colt 45 pistol; two at skill 1000.
    347:
      id: model_silenced
      -orig-id: silenced
      doc: Colt 45 with silencer.
    348:
      id: model_desert_eagle
      -orig-id: 'desert_eagle'
      doc: Desert Eagle pistol.
    349:
      id: model_chromegun
      -orig-id: chromegun
      doc: Pump-action shotgun.
    350:
      id: model_sawnoff
      -orig-id: sawnoff
      doc: Sawn-off shotgun.
    351:
      id: model_shotgspa
      -orig-id: shotgspa
      doc: SPAS 12.
    352:
      id: model_micro_uzi
      -orig-id: 'micro_uzi'
      doc: Micro Uzi; two at skill 1000.
    353:
      id: model_mp5lng
      -orig-id: mp5lng
      doc: MP5 sub-machine gun.
    355:
      id: model_ak47
      -orig-id: ak47
      doc: AK-47.
    356:
      id: model_m4
      -orig-id: m4
      doc: M4 assault rifle.
    357:
      id: model_cuntgun
      -orig-id: cuntgun
      doc: Hunting rifle without scope.
    358:
      id: model_sniper
      -orig-id: sniper
      doc: Sniper rifle with scope.
    359:
      id: model_rocketla
      -orig-id: rocketla
      doc: Unguided rocket launcher.
    360:
      id: model_heatseek
      -orig-id: heatseek
      doc: Heat-seeking rocket launcher.
    361:
      id: model_flame
      -orig-id: flame
      doc: Flamethrower.
    362:
      id: model_minigun
      -orig-id: minigun
      doc: Minigun.
    363:
      id: model_satchel
      -orig-id: satchel
      doc: Satchel charge.
    365:
      id: model_spraycan
      -orig-id: spraycan
      doc: Spray can.
    366:
      id: model_fire_ex
      -orig-id: 'fire_ex'
      doc: Fire extinguisher.
    367:
      id: model_camera
      -orig-id: camera
      doc: Camera for snapshots; ammunition is the film.
    368:
      id: model_nvgoggles
      -orig-id: nvgoggles
      doc: Night vision goggles.
    369:
      id: model_irgoggles
      -orig-id: irgoggles
      doc: Infrared goggles.
    370:
      id: model_jetpack
      -orig-id: jetpack
      doc: Jetpack.
    371:
      id: model_gun_para
      -orig-id: 'gun_para'
      doc: Parachute.
    372:
      id: model_tec9
      -orig-id: tec9
      doc: Tec-9.
    946:
      id: model_bskball_lax
      -orig-id: 'bskball_lax'
      doc: Model `bskball_lax`, seen as an object that starts a script.
    947:
      id: model_bskballhub_lax01
      -orig-id: 'bskballhub_lax01'
      doc: Model `bskballhub_lax01`, seen as an object that starts a script.
    953:
      id: model_cj_oyster
      -orig-id: 'cj_oyster'
      doc: Oyster.
    954:
      id: model_cj_horse_shoe
      -orig-id: 'cj_horse_shoe'
      doc: Horseshoe.
    955:
      id: model_cj_ext_sprunk
      -orig-id: 'cj_ext_sprunk'
      doc: Model `cj_ext_sprunk`, seen as an object that starts a script.
    956:
      id: model_cj_ext_candy
      -orig-id: 'cj_ext_candy'
      doc: Model `cj_ext_candy`, seen as an object that starts a script.
    985:
      id: model_gate_autor
      -orig-id: 'gate_autor'
      doc: Model `gate_autor`, seen as an object that starts a script.
    986:
      id: model_gate_autol
      -orig-id: 'gate_autol'
      doc: Model `gate_autol`, seen as an object that starts a script.
    988:
      id: model_ws_apgate
      -orig-id: 'ws_apgate'
      doc: Model `ws_apgate`, seen as an object that scripts made.
    1209:
      id: model_vendmach
      -orig-id: vendmach
      doc: Model `vendmach`, seen as an object that starts a script.
    1212:
      id: model_money
      -orig-id: money
      doc: Money.
    1239:
      id: model_info
      -orig-id: info
      doc: Information.
    1240:
      id: model_health
      -orig-id: health
      doc: Health.
    1242:
      id: model_bodyarmour
      -orig-id: bodyarmour
      doc: Body armour.
    1247:
      id: model_bribe
      -orig-id: bribe
      doc: Bribe.
    1253:
      id: model_camerapickup
      -orig-id: camerapickup
      doc: Snapshot.
    1272:
      id: model_property_locked
      -orig-id: 'property_locked'
      doc: Property that is locked.
    1273:
      id: model_property_fsale
      -orig-id: 'property_fsale'
      doc: Property for sale.
    1274:
      id: model_bigdollar
      -orig-id: bigdollar
      doc: Money of an asset.
    1277:
      id: model_pickupsave
      -orig-id: pickupsave
      doc: Save disk.
    1302:
      id: model_vendmachfd
      -orig-id: vendmachfd
      doc: Model `vendmachfd`, seen as an object that starts a script.
    1340:
      id: model_chillidogcart
      -orig-id: chillidogcart
      doc: Model `chillidogcart`, seen as an object that starts a script.
    1341:
      id: model_icescart_prop
      -orig-id: 'icescart_prop'
      doc: Model `icescart_prop`, seen as an object that starts a script.
    1342:
      id: model_noodlecart_prop
      -orig-id: 'noodlecart_prop'
      doc: Model `noodlecart_prop`, seen as an object that starts a script.
    1379:
      id: model_magnocrane_02
      -orig-id: 'magnocrane_02'
      doc: Model `magnocrane_02`, seen as an object that scripts made.
    1380:
      id: model_magnocrane_01
      -orig-id: 'magnocrane_01'
      doc: Model `magnocrane_01`, seen as an object that scripts made.
    1382:
      id: model_magnocrane_03
      -orig-id: 'magnocrane_03'
      doc: Model `magnocrane_03`, seen as an object that scripts made.
    1383:
      id: model_twrcrane_m_04
      -orig-id: 'twrcrane_m_04'
      doc: Model `twrcrane_m_04`, seen as an object that scripts made.
    1384:
      id: model_twrcrane_m_01
      -orig-id: 'twrcrane_m_01'
      doc: Model `twrcrane_m_01`, seen as an object that scripts made.
    1385:
      id: model_twrcrane_m_02
      -orig-id: 'twrcrane_m_02'
      doc: Model `twrcrane_m_02`, seen as an object that scripts made.
    1398:
      id: model_lodnocrane_01
      -orig-id: 'lodnocrane_01'
      doc: Model `lodnocrane_01`, seen as an object that scripts made.
    1399:
      id: model_lodnocrane_02
      -orig-id: 'lodnocrane_02'
      doc: Model `lodnocrane_02`, seen as an object that scripts made.
    1400:
      id: model_lodnocrane_03
      -orig-id: 'lodnocrane_03'
      doc: Model `lodnocrane_03`, seen as an object that scripts made.
    1403:
      id: model_lodcrane_m_01
      -orig-id: 'lodcrane_m_01'
      doc: Model `lodcrane_m_01`, seen as an object that scripts made.
    1404:
      id: model_lodcrane_m_04
      -orig-id: 'lodcrane_m_04'
      doc: Model `lodcrane_m_04`, seen as an object that scripts made.
    1496:
      id: model_gen_doorshop02
      -orig-id: 'gen_doorshop02'
      doc: Model `gen_doorshop02`, seen as an object that scripts made.
    1498:
      id: model_gen_doorext03
      -orig-id: 'gen_doorext03'
      doc: Model `gen_doorext03`, seen as an object that scripts made.
    1501:
      id: model_gen_doorext04
      -orig-id: 'gen_doorext04'
      doc: Model `gen_doorext04`, seen as an object that scripts made.
    1505:
      id: model_gen_doorext07
      -orig-id: 'gen_doorext07'
      doc: Model `gen_doorext07`, seen as an object that scripts made.
    1522:
      id: model_gen_doorshop3
      -orig-id: 'gen_doorshop3'
      doc: Model `gen_doorshop3`, seen as an object that scripts made.
    1684:
      id: model_portakabin
      -orig-id: portakabin
      doc: Model `portakabin`, seen as an object that scripts made.
    1718:
      id: model_snesish
      -orig-id: snesish
      doc: Model `snesish`, seen as an object that starts a script.
    1719:
      id: model_low_console
      -orig-id: 'low_console'
      doc: Model `low_console`, seen as an object that starts a script.
    1775:
      id: model_cj_sprunk1
      -orig-id: 'cj_sprunk1'
      doc: Model `cj_sprunk1`, seen as an object that starts a script.
    1776:
      id: model_cj_candyvendor
      -orig-id: 'cj_candyvendor'
      doc: Model `cj_candyvendor`, seen as an object that starts a script.
    1895:
      id: model_wheel_o_fortune
      -orig-id: 'wheel_o_fortune'
      doc: Model `wheel_o_fortune`, seen as an object that starts a script.
    1977:
      id: model_vendin3
      -orig-id: vendin3
      doc: Model `vendin3`, seen as an object that starts a script.
    1978:
      id: model_roulette_tbl
      -orig-id: 'roulette_tbl'
      doc: Model `roulette_tbl`, seen as an object that starts a script.
    2028:
      id: model_swank_console
      -orig-id: 'swank_console'
      doc: Model `swank_console`, seen as an object that starts a script.
    2188:
      id: model_blck_jack
      -orig-id: 'blck_jack'
      doc: Model `blck_jack`, seen as an object that starts a script.
    2325:
      id: model_kb_bandit_u
      -orig-id: 'kb_bandit_u'
      doc: Model `kb_bandit_u`, seen as an object that starts a script.
    2627:
      id: model_gym_treadmill
      -orig-id: 'gym_treadmill'
      doc: Model `gym_treadmill`, seen as an object that starts a script.
    2629:
      id: model_gym_bench1
      -orig-id: 'gym_bench1'
      doc: Model `gym_bench1`, seen as an object that starts a script.
    2630:
      id: model_gym_bike
      -orig-id: 'gym_bike'
      doc: Model `gym_bike`, seen as an object that starts a script.
    2631:
      id: model_gym_mat1
      -orig-id: 'gym_mat1'
      doc: Model `gym_mat1`, seen as an object that starts a script.
    2640:
      id: model_neil_slot
      -orig-id: 'neil_slot'
      doc: Model `neil_slot`, seen as an object that starts a script.
    2681:
      id: model_cj_coin_op
      -orig-id: 'cj_coin_op'
      doc: Model `cj_coin_op`, seen as an object that starts a script.
    2754:
      id: model_otb_machine
      -orig-id: 'otb_machine'
      doc: Model `otb_machine`, seen as an object that starts a script.
    2778:
      id: model_cj_coin_op_1
      -orig-id: 'cj_coin_op_1'
      doc: Model `cj_coin_op_1`, seen as an object that starts a script.
    2779:
      id: model_cj_coin_op_2
      -orig-id: 'cj_coin_op_2'
      doc: Model `cj_coin_op_2`, seen as an object that starts a script.
    2785:
      id: model_cj_slot_bank
      -orig-id: 'cj_slot_bank'
      doc: Model `cj_slot_bank`, seen as an object that starts a script.
    2872:
      id: model_cj_coin_op_3
      -orig-id: 'cj_coin_op_3'
      doc: Model `cj_coin_op_3`, seen as an object that starts a script.
    2927:
      id: model_a51_blastdoorr
      -orig-id: 'a51_blastdoorr'
      doc: Model `a51_blastdoorr`, seen as an object that scripts made.
    2929:
      id: model_a51_blastdoorl
      -orig-id: 'a51_blastdoorl'
      doc: Model `a51_blastdoorl`, seen as an object that scripts made.
    2938:
      id: model_shutter_vegas
      -orig-id: 'shutter_vegas'
      doc: Model `shutter_vegas`, seen as an object that scripts made.
    2944:
      id: model_freight_sfw_door
      -orig-id: 'freight_sfw_door'
      doc: Model `freight_sfw_door`, seen as an object that scripts made.
    2946:
      id: model_cr_door_03
      -orig-id: 'cr_door_03'
      doc: Model `cr_door_03`, seen as an object that scripts made.
    2947:
      id: model_cr_door_01
      -orig-id: 'cr_door_01'
      doc: Model `cr_door_01`, seen as an object that scripts made.
    2951:
      id: model_a51_labdoor
      -orig-id: 'a51_labdoor'
      doc: Model `a51_labdoor`, seen as an object that scripts made.
    2964:
      id: model_k_pooltablesm
      -orig-id: 'k_pooltablesm'
      doc: Model `k_pooltablesm`, seen as an object that starts a script.
    3029:
      id: model_cr1_door
      -orig-id: 'cr1_door'
      doc: Model `cr1_door`, seen as an object that scripts made.
    3036:
      id: model_ct_gatexr
      -orig-id: 'ct_gatexr'
      doc: Model `ct_gatexr`, seen as an object that scripts made.
    3059:
      id: model_imy_shash_wall
      -orig-id: 'imy_shash_wall'
      doc: Model `imy_shash_wall`, seen as an object that scripts made.
    3061:
      id: model_ad_flatdoor
      -orig-id: 'ad_flatdoor'
      doc: Model `ad_flatdoor`, seen as an object that scripts made.
    3077:
      id: model_nf_blackboard
      -orig-id: 'nf_blackboard'
      doc: Model `nf_blackboard`, seen as an object that scripts made.
    3083:
      id: model_md_poster
      -orig-id: 'md_poster'
      doc: Model `md_poster`, seen as an object that scripts made.
    3084:
      id: model_trdcsgrgdoor_lvs
      -orig-id: 'trdcsgrgdoor_lvs'
      doc: Model `trdcsgrgdoor_lvs`, seen as an object that scripts made.
    3089:
      id: model_ab_casdorlok
      -orig-id: 'ab_casdorlok'
      doc: Model `ab_casdorlok`, seen as an object that scripts made.
    3093:
      id: model_cuntgirldoor
      -orig-id: cuntgirldoor
      doc: Model `cuntgirldoor`, seen as an object that scripts made.
    3095:
      id: model_a51_jetdoor
      -orig-id: 'a51_jetdoor'
      doc: Model `a51_jetdoor`, seen as an object that scripts made.
    3113:
      id: model_carrier_door_sfse
      -orig-id: 'carrier_door_sfse'
      doc: Model `carrier_door_sfse`, seen as an object that scripts made.
    3114:
      id: model_carrier_lift2_sfse
      -orig-id: 'carrier_lift2_sfse'
      doc: Model `carrier_lift2_sfse`, seen as an object that scripts made.
    3115:
      id: model_carrier_lift1_sfse
      -orig-id: 'carrier_lift1_sfse'
      doc: Model `carrier_lift1_sfse`, seen as an object that scripts made.
    3117:
      id: model_a51_ventcoverb
      -orig-id: 'a51_ventcoverb'
      doc: Model `a51_ventcoverb`, seen as an object that scripts made.
    3496:
      id: model_vgsxrefbballnet
      -orig-id: vgsxrefbballnet
      doc: Model `vgsxrefbballnet`, seen as an object that starts a script.
    3497:
      id: model_vgsxrefbballnet2
      -orig-id: vgsxrefbballnet2
      doc: Model `vgsxrefbballnet2`, seen as an object that starts a script.
    11388:
      id: model_hubintroof_sfse
      -orig-id: 'hubintroof_sfse'
      doc: Model `hubintroof_sfse`, seen as an object that scripts made.
    11389:
      id: model_hubinterior_sfs
      -orig-id: 'hubinterior_sfs'
      doc: Model `hubinterior_sfs`, seen as an object that scripts made.
    11390:
      id: model_hubgirders_sfse
      -orig-id: 'hubgirders_sfse'
      doc: Model `hubgirders_sfse`, seen as an object that scripts made.
    11391:
      id: model_hubprops6_sfse
      -orig-id: 'hubprops6_sfse'
      doc: Model `hubprops6_sfse`, seen as an object that scripts made.
    11393:
      id: model_hubprops1_sfs
      -orig-id: 'hubprops1_sfs'
      doc: Model `hubprops1_sfs`, seen as an object that scripts made.
    11394:
      id: model_hubgrgbeams_sfse
      -orig-id: 'hubgrgbeams_sfse'
      doc: Model `hubgrgbeams_sfse`, seen as an object that scripts made.
    16328:
      id: model_quarry_crane
      -orig-id: 'quarry_crane'
      doc: Model `quarry_crane`, seen as an object that scripts made.
    16329:
      id: model_quarry_cranearm
      -orig-id: 'quarry_cranearm'
      doc: Model `quarry_cranearm`, seen as an object that scripts made.
    16330:
      id: model_quarry_cranebase
      -orig-id: 'quarry_cranebase'
      doc: Model `quarry_cranebase`, seen as an object that scripts made.
  nav_zone:
    0:
      id: zone_san_and
      -orig-id: 'SAN_AND'
      doc: San Andreas.
    1:
      id: zone_sunma
      -orig-id: SUNMA
      doc: Bayside Marina.
    2:
      id: zone_sunnn
      -orig-id: SUNNN
      doc: Bayside.
    3:
      id: zone_battp
      -orig-id: BATTP
      doc: Battery Point.
    4:
      id: zone_para
      -orig-id: PARA
      doc: Paradiso.
    5:
      id: zone_civi
      -orig-id: CIVI
      doc: Santa Flora.
    6:
      id: zone_bayv
      -orig-id: BAYV
      doc: Palisades.
    7:
      id: zone_citys
      -orig-id: CITYS
      doc: City Hall.
    8:
      id: zone_oceaf1
      -orig-id: OCEAF1
      doc: Ocean Flats.
    9:
      id: zone_oceaf2
      -orig-id: OCEAF2
      doc: Ocean Flats.
    10:
      id: zone_oceaf3
      -orig-id: OCEAF3
      doc: Ocean Flats.
    11:
      id: zone_silly3
      -orig-id: SILLY3
      doc: Foster Valley.
    12:
      id: zone_silly4
      -orig-id: SILLY4
      doc: Foster Valley.
    13:
      id: zone_hash
      -orig-id: HASH
      doc: Hashbury.
    14:
      id: zone_juniho
      -orig-id: JUNIHO
      doc: Juniper Hollow.
    15:
      id: zone_espn1
      -orig-id: ESPN1
      doc: Esplanade North.
    16:
      id: zone_espn2
      -orig-id: ESPN2
      doc: Esplanade North.
    17:
      id: zone_espn3
      -orig-id: ESPN3
      doc: Esplanade North.
    18:
      id: zone_fina
      -orig-id: FINA
      doc: Financial.
    19:
      id: zone_calt
      -orig-id: CALT
      doc: Calton Heights.
    20:
      id: zone_sfdwt1
      -orig-id: SFDWT1
      doc: Downtown.
    21:
      id: zone_sfdwt2
      -orig-id: SFDWT2
      doc: Downtown.
    22:
      id: zone_sfdwt3
      -orig-id: SFDWT3
      doc: Downtown.
    23:
      id: zone_sfdwt4
      -orig-id: SFDWT4
      doc: Downtown.
    24:
      id: zone_junihi
      -orig-id: JUNIHI
      doc: Juniper Hill.
    25:
      id: zone_china
      -orig-id: CHINA
      doc: Chinatown.
    26:
      id: zone_sfdwt5
      -orig-id: SFDWT5
      doc: Downtown.
    27:
      id: zone_thea1
      -orig-id: THEA1
      doc: King's.
    28:
      id: zone_thea2
      -orig-id: THEA2
      doc: King's.
    29:
      id: zone_thea3
      -orig-id: THEA3
      doc: King's.
    30:
      id: zone_garc
      -orig-id: GARC
      doc: Garcia.
    31:
      id: zone_doh1
      -orig-id: DOH1
      doc: Doherty.
    32:
      id: zone_doh2
      -orig-id: DOH2
      doc: Doherty.
    33:
      id: zone_sfdwt6
      -orig-id: SFDWT6
      doc: Downtown.
    34:
      id: zone_sfair3
      -orig-id: SFAIR3
      doc: Easter Bay Airport.
    35:
      id: zone_easb1
      -orig-id: EASB1
      doc: Easter Basin.
    36:
      id: zone_easb2
      -orig-id: EASB2
      doc: Easter Basin.
    37:
      id: zone_espe1
      -orig-id: ESPE1
      doc: Esplanade East.
    38:
      id: zone_espe2
      -orig-id: ESPE2
      doc: Esplanade East.
    39:
      id: zone_espe3
      -orig-id: ESPE3
      doc: Esplanade East.
    40:
      id: zone_angpi
      -orig-id: ANGPI
      doc: Angel Pine.
    41:
      id: zone_shaca
      -orig-id: SHACA
      doc: Shady Cabin.
    42:
      id: zone_backo
      -orig-id: BACKO
      doc: Back o Beyond.
    43:
      id: zone_leafy
      -orig-id: LEAFY
      doc: Leafy Hollow.
    44:
      id: zone_flintr
      -orig-id: FLINTR
      doc: Flint Range.
    45:
      id: zone_haul
      -orig-id: HAUL
      doc: Fallen Tree.
    46:
      id: zone_farm
      -orig-id: FARM
      doc: The Farm.
    47:
      id: zone_elque
      -orig-id: ELQUE
      doc: El Quebrados.
    48:
      id: zone_aldea
      -orig-id: ALDEA
      doc: Aldea Malvada.
    49:
      id: zone_dam
      -orig-id: DAM
      doc: The Sherman Dam.
    50:
      id: zone_barra
      -orig-id: BARRA
      doc: Las Barrancas.
    51:
      id: zone_carso
      -orig-id: CARSO
      doc: Fort Carson.
    52:
      id: zone_quary
      -orig-id: QUARY
      doc: Hunter Quarry.
    53:
      id: zone_octan
      -orig-id: OCTAN
      doc: Octane Springs.
    54:
      id: zone_palms
      -orig-id: PALMS
      doc: Green Palms.
    55:
      id: zone_tom
      -orig-id: TOM
      doc: Regular Tom.
    56:
      id: zone_bruja
      -orig-id: BRUJA
      doc: Las Brujas.
    57:
      id: zone_mead
      -orig-id: MEAD
      doc: Verdant Meadows.
    58:
      id: zone_payas
      -orig-id: PAYAS
      doc: Las Payasadas.
    59:
      id: zone_arco
      -orig-id: ARCO
      doc: Arco del Oeste.
    60:
      id: zone_sfair1
      -orig-id: SFAIR1
      doc: Easter Bay Airport.
    61:
      id: zone_hanky
      -orig-id: HANKY
      doc: Hankypanky Point.
    62:
      id: zone_palo
      -orig-id: PALO
      doc: Palomino Creek.
    63:
      id: zone_nrock
      -orig-id: NROCK
      doc: North Rock.
    64:
      id: zone_mont
      -orig-id: MONT
      doc: Montgomery.
    65:
      id: zone_mont1
      -orig-id: MONT1
      doc: Montgomery.
    66:
      id: zone_hbarns
      -orig-id: HBARNS
      doc: Hampton Barns.
    67:
      id: zone_fern
      -orig-id: FERN
      doc: Fern Ridge.
    68:
      id: zone_dilli
      -orig-id: DILLI
      doc: Dillimore.
    69:
      id: zone_topfa
      -orig-id: TOPFA
      doc: Hilltop Farm.
    70:
      id: zone_blueb1
      -orig-id: BLUEB1
      doc: Blueberry.
    71:
      id: zone_blueb
      -orig-id: BLUEB
      doc: Blueberry.
    72:
      id: zone_panop
      -orig-id: PANOP
      doc: The Panopticon.
    73:
      id: zone_fred
      -orig-id: FRED
      doc: Frederick Bridge.
    74:
      id: zone_mako
      -orig-id: MAKO
      doc: The Mako Span.
    75:
      id: zone_bluac
      -orig-id: BLUAC
      doc: Blueberry Acres.
    76:
      id: zone_mart
      -orig-id: MART
      doc: Martin Bridge.
    77:
      id: zone_fallo
      -orig-id: FALLO
      doc: Fallow Bridge.
    78:
      id: zone_creek
      -orig-id: CREEK
      doc: Shady Creeks.
    79:
      id: zone_creek1
      -orig-id: CREEK1
      doc: Shady Creeks.
    80:
      id: zone_westp1
      -orig-id: WESTP1
      doc: Queens.
    81:
      id: zone_westp2
      -orig-id: WESTP2
      doc: Queens.
    82:
      id: zone_westp3
      -orig-id: WESTP3
      doc: Queens.
    83:
      id: zone_la
      -orig-id: LA
      doc: Los Santos.
    84:
      id: zone_ve
      -orig-id: VE
      doc: Las Venturas.
    85:
      id: zone_bone
      -orig-id: BONE
      doc: Bone County.
    86:
      id: zone_robad
      -orig-id: ROBAD
      doc: Tierra Robada.
    87:
      id: zone_gantb
      -orig-id: GANTB
      doc: Gant Bridge.
    88:
      id: zone_gantb1
      -orig-id: GANTB1
      doc: Gant Bridge.
    89:
      id: zone_sf
      -orig-id: SF
      doc: San Fierro.
    90:
      id: zone_robad1
      -orig-id: ROBAD1
      doc: Tierra Robada.
    91:
      id: zone_red
      -orig-id: RED
      doc: Red County.
    92:
      id: zone_flintc
      -orig-id: FLINTC
      doc: Flint County.
    93:
      id: zone_ebay
      -orig-id: EBAY
      doc: Easter Bay Chemicals.
    94:
      id: zone_ebay2
      -orig-id: EBAY2
      doc: Easter Bay Chemicals.
    95:
      id: zone_sfair4
      -orig-id: SFAIR4
      doc: Easter Bay Airport.
    96:
      id: zone_silly1
      -orig-id: SILLY1
      doc: Foster Valley.
    97:
      id: zone_silly2
      -orig-id: SILLY2
      doc: Foster Valley.
    98:
      id: zone_sfair2
      -orig-id: SFAIR2
      doc: Easter Bay Airport.
    99:
      id: zone_sfair5
      -orig-id: SFAIR5
      doc: Easter Bay Airport.
    100:
      id: zone_whet
      -orig-id: WHET
      doc: Whetstone.
    101:
      id: zone_lair1
      -orig-id: LAIR1
      doc: Los Santos International.
    102:
      id: zone_lair2a
      -orig-id: LAIR2A
      doc: Los Santos International.
    103:
      id: zone_bluf1a
      -orig-id: BLUF1A
      doc: Verdant Bluffs.
    104:
      id: zone_elco2
      -orig-id: ELCO2
      doc: El Corona.
    105:
      id: zone_lind1a
      -orig-id: LIND1A
      doc: Willowfield.
    106:
      id: zone_lind1b
      -orig-id: LIND1B
      doc: Willowfield.
    107:
      id: zone_lind2a
      -orig-id: LIND2A
      doc: Willowfield.
    108:
      id: zone_lind2b
      -orig-id: LIND2B
      doc: Willowfield.
    109:
      id: zone_ldoc4
      -orig-id: LDOC4
      doc: Ocean Docks.
    110:
      id: zone_ldoc1b
      -orig-id: LDOC1B
      doc: Ocean Docks.
    111:
      id: zone_mar3
      -orig-id: MAR3
      doc: Marina.
    112:
      id: zone_vero4a
      -orig-id: VERO4A
      doc: Verona Beach.
    113:
      id: zone_vero4b
      -orig-id: VERO4B
      doc: Verona Beach.
    114:
      id: zone_bluf1b
      -orig-id: BLUF1B
      doc: Verdant Bluffs.
    115:
      id: zone_bluf2
      -orig-id: BLUF2
      doc: Verdant Bluffs.
    116:
      id: zone_elco1
      -orig-id: ELCO1
      doc: El Corona.
    117:
      id: zone_vero1
      -orig-id: VERO1
      doc: Verona Beach.
    118:
      id: zone_mar1
      -orig-id: MAR1
      doc: Marina.
    119:
      id: zone_mar2
      -orig-id: MAR2
      doc: Marina.
    120:
      id: zone_vero3
      -orig-id: VERO3
      doc: Verona Beach.
    121:
      id: zone_vero2
      -orig-id: VERO2
      doc: Verona Beach.
    122:
      id: zone_conf1b
      -orig-id: CONF1B
      doc: Conference Center.
    123:
      id: zone_conf1a
      -orig-id: CONF1A
      doc: Conference Center.
    124:
      id: zone_thall1
      -orig-id: THALL1
      doc: Commerce.
    125:
      id: zone_com1a
      -orig-id: COM1A
      doc: Commerce.
    126:
      id: zone_com1b
      -orig-id: COM1B
      doc: Commerce.
    127:
      id: zone_com2
      -orig-id: COM2
      doc: Commerce.
    128:
      id: zone_per1
      -orig-id: PER1
      doc: Pershing Square.
    129:
      id: zone_com4
      -orig-id: COM4
      doc: Commerce.
    130:
      id: zone_lmex1a
      -orig-id: LMEX1A
      doc: Little Mexico.
    131:
      id: zone_lmex1b
      -orig-id: LMEX1B
      doc: Little Mexico.
    132:
      id: zone_com3
      -orig-id: COM3
      doc: Commerce.
    133:
      id: zone_iwd3a
      -orig-id: IWD3A
      doc: Idlewood.
    134:
      id: zone_iwd3b
      -orig-id: IWD3B
      doc: Idlewood.
    135:
      id: zone_iwd4
      -orig-id: IWD4
      doc: Idlewood.
    136:
      id: zone_iwd1
      -orig-id: IWD1
      doc: Idlewood.
    137:
      id: zone_iwd2
      -orig-id: IWD2
      doc: Idlewood.
    138:
      id: zone_gln2a
      -orig-id: GLN2A
      doc: Glen Park.
    139:
      id: zone_gln1b
      -orig-id: GLN1B
      doc: Glen Park.
    140:
      id: zone_jef3a
      -orig-id: JEF3A
      doc: Jefferson.
    141:
      id: zone_jef3c
      -orig-id: JEF3C
      doc: Jefferson.
    142:
      id: zone_jef2
      -orig-id: JEF2
      doc: Jefferson.
    143:
      id: zone_jef1b
      -orig-id: JEF1B
      doc: Jefferson.
    144:
      id: zone_jef1a
      -orig-id: JEF1A
      doc: Jefferson.
    145:
      id: zone_chc1a
      -orig-id: CHC1A
      doc: Las Colinas.
    146:
      id: zone_chc1b
      -orig-id: CHC1B
      doc: Las Colinas.
    147:
      id: zone_chc2b
      -orig-id: CHC2B
      doc: Las Colinas.
    148:
      id: zone_chc2a
      -orig-id: CHC2A
      doc: Las Colinas.
    149:
      id: zone_iwd5
      -orig-id: IWD5
      doc: Idlewood.
    150:
      id: zone_gan2
      -orig-id: GAN2
      doc: Ganton.
    151:
      id: zone_gan1
      -orig-id: GAN1
      doc: Ganton.
    152:
      id: zone_lind4c
      -orig-id: LIND4C
      doc: Willowfield.
    153:
      id: zone_ebe3c
      -orig-id: EBE3C
      doc: East Beach.
    154:
      id: zone_ebe2a
      -orig-id: EBE2A
      doc: East Beach.
    155:
      id: zone_ebe2b
      -orig-id: EBE2B
      doc: East Beach.
    156:
      id: zone_els4
      -orig-id: ELS4
      doc: East Los Santos.
    157:
      id: zone_els3a
      -orig-id: ELS3A
      doc: East Los Santos.
    158:
      id: zone_jef3b
      -orig-id: JEF3B
      doc: Jefferson.
    159:
      id: zone_els3b
      -orig-id: ELS3B
      doc: East Los Santos.
    160:
      id: zone_els3c
      -orig-id: ELS3C
      doc: East Los Santos.
    161:
      id: zone_els1a
      -orig-id: ELS1A
      doc: East Los Santos.
    162:
      id: zone_els1b
      -orig-id: ELS1B
      doc: East Los Santos.
    163:
      id: zone_els2
      -orig-id: ELS2
      doc: East Los Santos.
    164:
      id: zone_lfl1a
      -orig-id: LFL1A
      doc: Los Flores.
    165:
      id: zone_lfl1b
      -orig-id: LFL1B
      doc: Los Flores.
    166:
      id: zone_ebe1
      -orig-id: EBE1
      doc: East Beach.
    167:
      id: zone_chc4a
      -orig-id: CHC4A
      doc: Las Colinas.
    168:
      id: zone_chc4b
      -orig-id: CHC4B
      doc: Las Colinas.
    169:
      id: zone_chc3
      -orig-id: CHC3
      doc: Las Colinas.
    170:
      id: zone_ldt5
      -orig-id: LDT5
      doc: Downtown Los Santos.
    171:
      id: zone_ldt7
      -orig-id: LDT7
      doc: Downtown Los Santos.
    172:
      id: zone_ldt4
      -orig-id: LDT4
      doc: Downtown Los Santos.
    173:
      id: zone_ldt3
      -orig-id: LDT3
      doc: Downtown Los Santos.
    174:
      id: zone_ldt6
      -orig-id: LDT6
      doc: Downtown Los Santos.
    175:
      id: zone_mulint
      -orig-id: MULINT
      doc: Mulholland Intersection.
    176:
      id: zone_mul3
      -orig-id: MUL3
      doc: Mulholland.
    177:
      id: zone_mul2a
      -orig-id: MUL2A
      doc: Mulholland.
    178:
      id: zone_mul2b
      -orig-id: MUL2B
      doc: Mulholland.
    179:
      id: zone_mkt3
      -orig-id: MKT3
      doc: Market.
    180:
      id: zone_vin3
      -orig-id: VIN3
      doc: Vinewood.
    181:
      id: zone_mkt4
      -orig-id: MKT4
      doc: Market.
    182:
      id: zone_ldt1a
      -orig-id: LDT1A
      doc: Downtown Los Santos.
    183:
      id: zone_ldt1b
      -orig-id: LDT1B
      doc: Downtown Los Santos.
    184:
      id: zone_ldt1c
      -orig-id: LDT1C
      doc: Downtown Los Santos.
    185:
      id: zone_sun3a
      -orig-id: SUN3A
      doc: Temple.
    186:
      id: zone_sun3b
      -orig-id: SUN3B
      doc: Temple.
    187:
      id: zone_sun3c
      -orig-id: SUN3C
      doc: Temple.
    188:
      id: zone_mul7a
      -orig-id: MUL7A
      doc: Mulholland.
    189:
      id: zone_mul7b
      -orig-id: MUL7B
      doc: Mulholland.
    190:
      id: zone_mul6
      -orig-id: MUL6
      doc: Mulholland.
    191:
      id: zone_vin2
      -orig-id: VIN2
      doc: Vinewood.
    192:
      id: zone_sun1
      -orig-id: SUN1
      doc: Temple.
    193:
      id: zone_sun4
      -orig-id: SUN4
      doc: Temple.
    194:
      id: zone_sun2
      -orig-id: SUN2
      doc: Temple.
    195:
      id: zone_mul4
      -orig-id: MUL4
      doc: Mulholland.
    196:
      id: zone_mul1a
      -orig-id: MUL1A
      doc: Mulholland.
    197:
      id: zone_mul1b
      -orig-id: MUL1B
      doc: Mulholland.
    198:
      id: zone_mul5a
      -orig-id: MUL5A
      doc: Mulholland.
    199:
      id: zone_mul5b
      -orig-id: MUL5B
      doc: Mulholland.
    200:
      id: zone_mul5c
      -orig-id: MUL5C
      doc: Mulholland.
    201:
      id: zone_mul1c
      -orig-id: MUL1C
      doc: Mulholland.
    202:
      id: zone_smb1
      -orig-id: SMB1
      doc: Santa Maria Beach.
    203:
      id: zone_smb2
      -orig-id: SMB2
      doc: Santa Maria Beach.
    204:
      id: zone_rod5b
      -orig-id: ROD5B
      doc: Rodeo.
    205:
      id: zone_rod5a
      -orig-id: ROD5A
      doc: Rodeo.
    206:
      id: zone_rod1a
      -orig-id: ROD1A
      doc: Rodeo.
    207:
      id: zone_rod1b
      -orig-id: ROD1B
      doc: Rodeo.
    208:
      id: zone_rod1c
      -orig-id: ROD1C
      doc: Rodeo.
    209:
      id: zone_rod3a
      -orig-id: ROD3A
      doc: Rodeo.
    210:
      id: zone_rod3b
      -orig-id: ROD3B
      doc: Rodeo.
    211:
      id: zone_rod4a
      -orig-id: ROD4A
      doc: Rodeo.
    212:
      id: zone_rod4b
      -orig-id: ROD4B
      doc: Rodeo.
    213:
      id: zone_rod4c
      -orig-id: ROD4C
      doc: Rodeo.
    214:
      id: zone_vin1b
      -orig-id: VIN1B
      doc: Vinewood.
    215:
      id: zone_rih5a
      -orig-id: RIH5A
      doc: Richman.
    216:
      id: zone_rih5b
      -orig-id: RIH5B
      doc: Richman.
    217:
      id: zone_rod2b
      -orig-id: ROD2B
      doc: Rodeo.
    218:
      id: zone_rod2a
      -orig-id: ROD2A
      doc: Rodeo.
    219:
      id: zone_rih6a
      -orig-id: RIH6A
      doc: Richman.
    220:
      id: zone_rih6b
      -orig-id: RIH6B
      doc: Richman.
    221:
      id: zone_rih3a
      -orig-id: RIH3A
      doc: Richman.
    222:
      id: zone_rih3b
      -orig-id: RIH3B
      doc: Richman.
    223:
      id: zone_rih4
      -orig-id: RIH4
      doc: Richman.
    224:
      id: zone_rih2
      -orig-id: RIH2
      doc: Richman.
    225:
      id: zone_rih1a
      -orig-id: RIH1A
      doc: Richman.
    226:
      id: zone_rih1b
      -orig-id: RIH1B
      doc: Richman.
    227:
      id: zone_strip1
      -orig-id: STRIP1
      doc: The Strip.
    228:
      id: zone_strip2
      -orig-id: STRIP2
      doc: The Strip.
    229:
      id: zone_drag
      -orig-id: DRAG
      doc: The Four Dragons Casino.
    230:
      id: zone_pink
      -orig-id: PINK
      doc: The Pink Swan.
    231:
      id: zone_high
      -orig-id: HIGH
      doc: The High Roller.
    232:
      id: zone_pira
      -orig-id: PIRA
      doc: Pirates in Men's Pants.
    233:
      id: zone_visa1
      -orig-id: VISA1
      doc: The Visage.
    234:
      id: zone_visa2
      -orig-id: VISA2
      doc: The Visage.
    235:
      id: zone_jts1
      -orig-id: JTS1
      doc: Julius Thruway South.
    236:
      id: zone_jtw1
      -orig-id: JTW1
      doc: Julius Thruway West.
    237:
      id: zone_jts2
      -orig-id: JTS2
      doc: Julius Thruway South.
    238:
      id: zone_rse
      -orig-id: RSE
      doc: Rockshore East.
    239:
      id: zone_lot
      -orig-id: LOT
      doc: Come-A-Lot.
    240:
      id: zone_cam
      -orig-id: CAM
      doc: The Camel's Toe.
    241:
      id: zone_roy
      -orig-id: ROY
      doc: Royal Casino.
    242:
      id: zone_cali1
      -orig-id: CALI1
      doc: Caligula's Palace.
    243:
      id: zone_cali2
      -orig-id: CALI2
      doc: Caligula's Palace.
    244:
      id: zone_pill1
      -orig-id: PILL1
      doc: Pilgrim.
    245:
      id: zone_star2
      -orig-id: STAR2
      doc: Starfish Casino.
    246:
      id: zone_strip3
      -orig-id: STRIP3
      doc: The Strip.
    247:
      id: zone_strip4
      -orig-id: STRIP4
      doc: The Strip.
    248:
      id: zone_isle
      -orig-id: ISLE
      doc: The Emerald Isle.
    249:
      id: zone_ovs
      -orig-id: OVS
      doc: Old Venturas Strip.
    250:
      id: zone_kacc
      -orig-id: KACC
      doc: K.A.C.C. Military Fuels.
    251:
      id: zone_cree
      -orig-id: CREE
      doc: Creek.
    252:
      id: zone_sry
      -orig-id: SRY
      doc: Sobell Rail Yards.
    253:
      id: zone_lst
      -orig-id: LST
      doc: Linden Station.
    254:
      id: zone_jte2
      -orig-id: JTE2
      doc: Julius Thruway East.
    255:
      id: zone_lds
      -orig-id: LDS
      doc: Linden Side.
    256:
      id: zone_jte1
      -orig-id: JTE1
      doc: Julius Thruway East.
    257:
      id: zone_jtn1
      -orig-id: JTN1
      doc: Julius Thruway North.
    258:
      id: zone_jte4
      -orig-id: JTE4
      doc: Julius Thruway East.
    259:
      id: zone_jte3
      -orig-id: JTE3
      doc: Julius Thruway East.
    260:
      id: zone_jtn2
      -orig-id: JTN2
      doc: Julius Thruway North.
    261:
      id: zone_jtn3
      -orig-id: JTN3
      doc: Julius Thruway North.
    262:
      id: zone_jtn4
      -orig-id: JTN4
      doc: Julius Thruway North.
    263:
      id: zone_jtn5
      -orig-id: JTN5
      doc: Julius Thruway North.
    264:
      id: zone_jtw2
      -orig-id: JTW2
      doc: Julius Thruway West.
    265:
      id: zone_jtn6
      -orig-id: JTN6
      doc: Julius Thruway North.
    266:
      id: zone_hgp
      -orig-id: HGP
      doc: Harry Gold Parkway.
    267:
      id: zone_rede1
      -orig-id: REDE1
      doc: Redsands East.
    268:
      id: zone_rede2
      -orig-id: REDE2
      doc: Redsands East.
    269:
      id: zone_rede3
      -orig-id: REDE3
      doc: Redsands East.
    270:
      id: zone_jtn8
      -orig-id: JTN8
      doc: Julius Thruway North.
    271:
      id: zone_redw2
      -orig-id: REDW2
      doc: Redsands West.
    272:
      id: zone_redw1
      -orig-id: REDW1
      doc: Redsands West.
    273:
      id: zone_redw3
      -orig-id: REDW3
      doc: Redsands West.
    274:
      id: zone_redw4
      -orig-id: REDW4
      doc: Redsands West.
    275:
      id: zone_vair1
      -orig-id: VAIR1
      doc: Las Venturas Airport.
    276:
      id: zone_vair2
      -orig-id: VAIR2
      doc: Las Venturas Airport.
    277:
      id: zone_vair3
      -orig-id: VAIR3
      doc: Las Venturas Airport.
    278:
      id: zone_lva1
      -orig-id: LVA1
      doc: LVA Freight Depot.
    279:
      id: zone_bint2
      -orig-id: BINT2
      doc: Blackfield Intersection.
    280:
      id: zone_bint1
      -orig-id: BINT1
      doc: Blackfield Intersection.
    281:
      id: zone_bint3
      -orig-id: BINT3
      doc: Blackfield Intersection.
    282:
      id: zone_bint4
      -orig-id: BINT4
      doc: Blackfield Intersection.
    283:
      id: zone_lva2
      -orig-id: LVA2
      doc: LVA Freight Depot.
    284:
      id: zone_lva3
      -orig-id: LVA3
      doc: LVA Freight Depot.
    285:
      id: zone_lva4
      -orig-id: LVA4
      doc: LVA Freight Depot.
    286:
      id: zone_lva5
      -orig-id: LVA5
      doc: LVA Freight Depot.
    287:
      id: zone_ggc1
      -orig-id: GGC1
      doc: Greenglass College.
    288:
      id: zone_ggc2
      -orig-id: GGC2
      doc: Greenglass College.
    289:
      id: zone_bfld1
      -orig-id: BFLD1
      doc: Blackfield.
    290:
      id: zone_bfld2
      -orig-id: BFLD2
      doc: Blackfield.
    291:
      id: zone_roce1
      -orig-id: ROCE1
      doc: Roca Escalante.
    292:
      id: zone_roce2
      -orig-id: ROCE2
      doc: Roca Escalante.
    293:
      id: zone_ldm
      -orig-id: LDM
      doc: Last Dime Motel.
    294:
      id: zone_rsw1
      -orig-id: RSW1
      doc: Rockshore West.
    295:
      id: zone_rsw2
      -orig-id: RSW2
      doc: Rockshore West.
    296:
      id: zone_rie
      -orig-id: RIE
      doc: Randolph Industrial Estate.
    297:
      id: zone_bfc1
      -orig-id: BFC1
      doc: Blackfield Chapel.
    298:
      id: zone_bfc2
      -orig-id: BFC2
      doc: Blackfield Chapel.
    299:
      id: zone_jtn7
      -orig-id: JTN7
      doc: Julius Thruway North.
    300:
      id: zone_pint
      -orig-id: PINT
      doc: Pilson Intersection.
    301:
      id: zone_wwe
      -orig-id: WWE
      doc: Whitewood Estates.
    302:
      id: zone_prp1
      -orig-id: PRP1
      doc: Prickle Pine.
    303:
      id: zone_prp2
      -orig-id: PRP2
      doc: Prickle Pine.
    304:
      id: zone_prp3
      -orig-id: PRP3
      doc: Prickle Pine.
    305:
      id: zone_spin
      -orig-id: SPIN
      doc: Spinybed.
    306:
      id: zone_prp4
      -orig-id: PRP4
      doc: Prickle Pine.
    307:
      id: zone_pill2
      -orig-id: PILL2
      doc: Pilgrim.
    308:
      id: zone_saso
      -orig-id: SASO
      doc: San Andreas Sound.
    309:
      id: zone_fish
      -orig-id: FISH
      doc: Fisher's Lagoon.
    310:
      id: zone_garv
      -orig-id: GARV
      doc: Garver Bridge.
    311:
      id: zone_garv1
      -orig-id: GARV1
      doc: Garver Bridge.
    312:
      id: zone_garv2
      -orig-id: GARV2
      doc: Garver Bridge.
    313:
      id: zone_kinc
      -orig-id: KINC
      doc: Kincaid Bridge.
    314:
      id: zone_kinc1
      -orig-id: KINC1
      doc: Kincaid Bridge.
    315:
      id: zone_kinc2
      -orig-id: KINC2
      doc: Kincaid Bridge.
    316:
      id: zone_lsinl
      -orig-id: LSINL
      doc: Los Santos Inlet.
    317:
      id: zone_sherr
      -orig-id: SHERR
      doc: Sherman Reservoir.
    318:
      id: zone_flinw
      -orig-id: FLINW
      doc: Flint Water.
    319:
      id: zone_etunn
      -orig-id: ETUNN
      doc: Easter Tunnel.
    320:
      id: zone_bytun
      -orig-id: BYTUN
      doc: Bayside Tunnel.
    321:
      id: zone_bige
      -orig-id: BIGE
      doc: The Big Ear.
    322:
      id: zone_probe
      -orig-id: PROBE
      doc: Lil' Probe Inn.
    323:
      id: zone_valle
      -orig-id: VALLE
      doc: Valle Ocultado.
    324:
      id: zone_gln1
      -orig-id: GLN1
      doc: Glen Park.
    325:
      id: zone_ldoc3a
      -orig-id: LDOC3A
      doc: Ocean Docks.
    326:
      id: zone_linden
      -orig-id: LINDEN
      doc: Linden Station.
    327:
      id: zone_unity
      -orig-id: UNITY
      doc: Unity Station.
    328:
      id: zone_vin1a
      -orig-id: VIN1A
      doc: Vinewood.
    329:
      id: zone_markst
      -orig-id: MARKST
      doc: Market Station.
    330:
      id: zone_cranb
      -orig-id: CRANB
      doc: Cranberry Station.
    331:
      id: zone_yellow
      -orig-id: YELLOW
      doc: Yellow Bell Station.
    332:
      id: zone_sanb1
      -orig-id: SANB1
      doc: San Fierro Bay.
    333:
      id: zone_sanb2
      -orig-id: SANB2
      doc: San Fierro Bay.
    334:
      id: zone_elca
      -orig-id: ELCA
      doc: El Castillo del Diablo.
    335:
      id: zone_elca1
      -orig-id: ELCA1
      doc: El Castillo del Diablo.
    336:
      id: zone_elca2
      -orig-id: ELCA2
      doc: El Castillo del Diablo.
    337:
      id: zone_rest
      -orig-id: REST
      doc: Restricted Area.
    338:
      id: zone_monint_a
      -orig-id: MONINT
      doc: Montgomery Intersection.
    339:
      id: zone_monint_b
      -orig-id: MONINT
      doc: Montgomery Intersection.
    340:
      id: zone_robint
      -orig-id: ROBINT
      doc: Robada Intersection.
    341:
      id: zone_flinti
      -orig-id: FLINTI
      doc: Flint Intersection.
    342:
      id: zone_sfbag2
      -orig-id: SFBAG2
      doc: Easter Bay Airport.
    343:
      id: zone_sfbag3
      -orig-id: SFBAG3
      doc: Easter Bay Airport.
    344:
      id: zone_sfbag1
      -orig-id: SFBAG1
      doc: Easter Bay Airport.
    345:
      id: zone_mkt1
      -orig-id: MKT1
      doc: Market.
    346:
      id: zone_mkt2
      -orig-id: MKT2
      doc: Market.
    347:
      id: zone_sfglf4
      -orig-id: SFGLF4
      doc: Avispa Country Club.
    348:
      id: zone_cuntc2
      -orig-id: CUNTC2
      doc: Avispa Country Club.
    349:
      id: zone_hillp
      -orig-id: HILLP
      doc: Missionary Hill.
    350:
      id: zone_mtchi2
      -orig-id: MTCHI2
      doc: Mount Chiliad.
    351:
      id: zone_mtchi3
      -orig-id: MTCHI3
      doc: Mount Chiliad.
    352:
      id: zone_mtchi1
      -orig-id: MTCHI1
      doc: Mount Chiliad.
    353:
      id: zone_mtchi4
      -orig-id: MTCHI4
      doc: Mount Chiliad.
    354:
      id: zone_ybell1
      -orig-id: YBELL1
      doc: Yellow Bell Golf Course.
    355:
      id: zone_ybell2
      -orig-id: YBELL2
      doc: Yellow Bell Golf Course.
    356:
      id: zone_lvbag
      -orig-id: LVBAG
      doc: Las Venturas Airport.
    357:
      id: zone_ldoc1a
      -orig-id: LDOC1A
      doc: Ocean Docks.
    358:
      id: zone_lair2b
      -orig-id: LAIR2B
      doc: Los Santos International.
    359:
      id: zone_ldoc3b
      -orig-id: LDOC3B
      doc: Ocean Docks.
    360:
      id: zone_lbag1
      -orig-id: LBAG1
      doc: Los Santos International.
    361:
      id: zone_lbag2
      -orig-id: LBAG2
      doc: Los Santos International.
    362:
      id: zone_lbag3
      -orig-id: LBAG3
      doc: Los Santos International.
    363:
      id: zone_const1
      -orig-id: CONST1
      doc: Starfish Casino.
    364:
      id: zone_beaco
      -orig-id: BEACO
      doc: Beacon Hill.
    365:
      id: zone_sfglf1
      -orig-id: SFGLF1
      doc: Avispa Country Club.
    366:
      id: zone_sfglf2
      -orig-id: SFGLF2
      doc: Avispa Country Club.
    367:
      id: zone_sfglf3
      -orig-id: SFGLF3
      doc: Garcia.
    368:
      id: zone_cuntc1
      -orig-id: CUNTC1
      doc: Avispa Country Club.
    369:
      id: zone_cuntc3
      -orig-id: CUNTC3
      doc: Avispa Country Club.
    370:
      id: zone_pls
      -orig-id: PLS
      doc: Playa del Seville.
    371:
      id: zone_ldoc3c
      -orig-id: LDOC3C
      doc: Ocean Docks.
    372:
      id: zone_star1
      -orig-id: STAR1
      doc: Starfish Casino.
    373:
      id: zone_ring
      -orig-id: RING
      doc: The Clown's Pocket.
    374:
      id: zone_ldoc2
      -orig-id: LDOC2
      doc: Ocean Docks.
    375:
      id: zone_lind3
      -orig-id: LIND3
      doc: Willowfield.
    376:
      id: zone_lind4a
      -orig-id: LIND4A
      doc: Willowfield.
    377:
      id: zone_wwe1
      -orig-id: WWE1
      doc: Whitewood Estates.
    378:
      id: zone_ldt8
      -orig-id: LDT8
      doc: Downtown Los Santos.
  map_zone:
    0:
      id: map_zone_themap
      -orig-id: THEMAP
      doc: All of the map.
    1:
      id: map_zone_vegas
      -orig-id: VEGAS
      doc: Las Venturas.
    2:
      id: map_zone_sf01
      -orig-id: SF01
      doc: San Fierro.
    3:
      id: map_zone_sf02
      -orig-id: SF02
      doc: San Fierro.
    4:
      id: map_zone_sf03
      -orig-id: SF03
      doc: San Fierro.
    5:
      id: map_zone_la01
      -orig-id: LA01
      doc: Los Santos.
    6:
      id: map_zone_la02
      -orig-id: LA02
      doc: Los Santos.
  stock_garage:
    0:
      id: garage_mul_lan
      -orig-id: 'mul_lan'
      doc: Commerce.
    1:
      id: garage_imp_la
      -orig-id: 'imp_la'
      doc: Pershing Square.
    2:
      id: garage_duf_las
      -orig-id: 'duf_LAS'
      doc: El Corona.
    3:
      id: garage_lasbomb
      -orig-id: lasbomb
      doc: El Corona.
    4:
      id: garage_modglas
      -orig-id: modgLAS
      doc: El Corona.
    5:
      id: garage_carlas1
      -orig-id: carlas1
      doc: El Corona.
    6:
      id: garage_burg_lk
      -orig-id: 'burg_lk'
      doc: Playa del Seville.
    7:
      id: garage_modlast
      -orig-id: modlast
      doc: Willowfield.
    8:
      id: garage_sprlae_1
      -orig-id: sprLAe
      doc: Idlewood.
    9:
      id: garage_cjsafe
      -orig-id: cjsafe
      doc: Ganton.
    10:
      id: garage_bodlawn
      -orig-id: bodLAwN
      doc: Temple.
    11:
      id: garage_sprlae_2
      -orig-id: sprLAe
      doc: Temple.
    12:
      id: garage_splaw2
      -orig-id: spLAw2
      doc: Santa Maria Beach.
    13:
      id: garage_beacsv
      -orig-id: beacsv
      doc: Santa Maria Beach.
    14:
      id: garage_cesafe1
      -orig-id: CEsafe1
      doc: Mulholland.
    15:
      id: garage_mds1sfs
      -orig-id: mds1SFS
      doc: Ocean Flats.
    16:
      id: garage_tbon
      -orig-id: tbon
      doc: Ocean Flats.
    17:
      id: garage_svgsfs1
      -orig-id: svgsfs1
      doc: Hashbury.
    18:
      id: garage_mdssfse
      -orig-id: mdsSFSe
      doc: Doherty.
    19:
      id: garage_sprsfse
      -orig-id: sprsfse
      doc: Downtown.
    20:
      id: garage_brgsfse
      -orig-id: brgSFSE
      doc: Doherty.
    21:
      id: garage_lcksfse
      -orig-id: LCKSfse
      doc: Doherty.
    22:
      id: garage_hbgdsfs
      -orig-id: hbgdSFS
      doc: Doherty.
    23:
      id: garage_fdorsfe
      -orig-id: fdorsfe
      doc: Chinatown.
    24:
      id: garage_michdr
      -orig-id: michdr
      doc: Downtown.
    25:
      id: garage_sav1sfe
      -orig-id: sav1sfe
      doc: Calton Heights.
    26:
      id: garage_imp_sf
      -orig-id: 'imp_sf'
      doc: Downtown.
    27:
      id: garage_sprsfw
      -orig-id: sprsfw
      doc: Juniper Hollow.
    28:
      id: garage_sav1sfw
      -orig-id: sav1sfw
      doc: Paradiso.
    29:
      id: garage_imp_lv
      -orig-id: 'imp_lv'
      doc: The Emerald Isle.
    30:
      id: garage_vgshngr
      -orig-id: vgshngr
      doc: Las Venturas Airport.
    31:
      id: garage_vgelock
      -orig-id: vgElock
      doc: Pilgrim.
    32:
      id: garage_timy1
      -orig-id: timy1
      doc: Royal Casino.
    33:
      id: garage_vecmod
      -orig-id: vEcmod
      doc: Come-A-Lot.
    34:
      id: garage_vesvgrg
      -orig-id: vEsvgrg
      doc: Rockshore West.
    35:
      id: garage_blob2
      -orig-id: blob2
      doc: Redsands East.
    36:
      id: garage_blob1
      -orig-id: blob1
      doc: Redsands East.
    37:
      id: garage_blob6
      -orig-id: blob6
      doc: Redsands West.
    38:
      id: garage_blob69
      -orig-id: blob69
      doc: Prickle Pine.
    39:
      id: garage_blob7
      -orig-id: blob7
      doc: Whitewood Estates.
    40:
      id: garage_cnspray
      -orig-id: CNspray
      doc: El Quebrados.
    41:
      id: garage_cn2spry
      -orig-id: CN2spry
      doc: Fort Carson.
    42:
      id: garage_cn2gar1
      -orig-id: cn2gar1
      doc: Fort Carson.
    43:
      id: garage_cn2gar2
      -orig-id: cn2gar2
      doc: Bone County.
    44:
      id: garage_ghostdr
      -orig-id: ghostdr
      doc: El Castillo del Diablo.
    45:
      id: garage_dhangar
      -orig-id: dhangar
      doc: Verdant Meadows.
    46:
      id: garage_amumis
      -orig-id: amumis
      doc: Angel Pine.
    47:
      id: garage_cespray
      -orig-id: CEspray
      doc: Dillimore.
    48:
      id: garage_burbdoo
      -orig-id: burbdoo
      doc: Palomino Creek.
    49:
      id: garage_burbdo2
      -orig-id: burbdo2
      doc: Dillimore.
  garage_use:
    0:
      id: use_hideout
      doc: The player keeps cars in it.
    1:
      id: use_impound
      doc: The police keeps cars in it.
  car_place:
    0:
      id: car_cjsafe_1
      doc: Ganton, first car.
    1:
      id: car_beacsv_1
      doc: Santa Maria Beach, first car.
    2:
      id: car_vesvgrg_1
      doc: Rockshore West, first car.
    3:
      id: car_cn2gar1_1
      doc: Fort Carson, first car.
    4:
      id: car_cn2gar2_1
      doc: Bone County, first car.
    5:
      id: car_burbdo2_1
      doc: Dillimore, first car.
    6:
      id: car_blob69_1
      doc: Prickle Pine, first car.
    7:
      id: car_blob7_1
      doc: Whitewood Estates, first car.
    8:
      id: car_burbdoo_1
      doc: Palomino Creek, first car.
    9:
      id: car_blob6_1
      doc: Redsands West, first car.
    10:
      id: car_carlas1_1
      doc: El Corona, first car.
    11:
      id: car_cesafe1_1
      doc: Mulholland, first car.
    12:
      id: car_imp_la_1
      doc: Pershing Square, first car.
    13:
      id: car_imp_sf_1
      doc: Downtown, first car.
    14:
      id: car_imp_lv_1
      doc: The Emerald Isle, first car.
    15:
      id: car_sav1sfe_1
      doc: Calton Heights, first car.
    16:
      id: car_sav1sfw_1
      doc: Paradiso, first car.
    17:
      id: car_lcksfse_1
      doc: Doherty, first car.
    18:
      id: car_svgsfs1_1
      doc: Hashbury, first car.
    19:
      id: car_dhangar_1
      doc: Verdant Meadows, first car.
    20:
      id: car_cjsafe_2
      doc: Ganton, second car.
    21:
      id: car_beacsv_2
      doc: Santa Maria Beach, second car.
    22:
      id: car_vesvgrg_2
      doc: Rockshore West, second car.
    23:
      id: car_cn2gar1_2
      doc: Fort Carson, second car.
    24:
      id: car_cn2gar2_2
      doc: Bone County, second car.
    25:
      id: car_burbdo2_2
      doc: Dillimore, second car.
    26:
      id: car_blob69_2
      doc: Prickle Pine, second car.
    27:
      id: car_blob7_2
      doc: Whitewood Estates, second car.
    28:
      id: car_burbdoo_2
      doc: Palomino Creek, second car.
    29:
      id: car_blob6_2
      doc: Redsands West, second car.
    30:
      id: car_carlas1_2
      doc: El Corona, second car.
    31:
      id: car_cesafe1_2
      doc: Mulholland, second car.
    32:
      id: car_imp_la_2
      doc: Pershing Square, second car.
    33:
      id: car_imp_sf_2
      doc: Downtown, second car.
    34:
      id: car_imp_lv_2
      doc: The Emerald Isle, second car.
    35:
      id: car_sav1sfe_2
      doc: Calton Heights, second car.
    36:
      id: car_sav1sfw_2
      doc: Paradiso, second car.
    37:
      id: car_lcksfse_2
      doc: Doherty, second car.
    38:
      id: car_svgsfs1_2
      doc: Hashbury, second car.
    39:
      id: car_dhangar_2
      doc: Verdant Meadows, second car.
    40:
      id: car_cjsafe_3
      doc: Ganton, third car.
    41:
      id: car_beacsv_3
      doc: Santa Maria Beach, third car.
    42:
      id: car_vesvgrg_3
      doc: Rockshore West, third car.
    43:
      id: car_cn2gar1_3
      doc: Fort Carson, third car.
    44:
      id: car_cn2gar2_3
      doc: Bone County, third car.
    45:
      id: car_burbdo2_3
      doc: Dillimore, third car.
    46:
      id: car_blob69_3
      doc: Prickle Pine, third car.
    47:
      id: car_blob7_3
      doc: Whitewood Estates, third car.
    48:
      id: car_burbdoo_3
      doc: Palomino Creek, third car.
    49:
      id: car_blob6_3
      doc: Redsands West, third car.
    50:
      id: car_carlas1_3
      doc: El Corona, third car.
    51:
      id: car_cesafe1_3
      doc: Mulholland, third car.
    52:
      id: car_imp_la_3
      doc: Pershing Square, third car.
    53:
      id: car_imp_sf_3
      doc: Downtown, third car.
    54:
      id: car_imp_lv_3
      doc: The Emerald Isle, third car.
    55:
      id: car_sav1sfe_3
      doc: Calton Heights, third car.
    56:
      id: car_sav1sfw_3
      doc: Paradiso, third car.
    57:
      id: car_lcksfse_3
      doc: Doherty, third car.
    58:
      id: car_svgsfs1_3
      doc: Hashbury, third car.
    59:
      id: car_dhangar_3
      doc: Verdant Meadows, third car.
    60:
      id: car_cjsafe_4
      doc: Ganton, fourth car.
    61:
      id: car_beacsv_4
      doc: Santa Maria Beach, fourth car.
    62:
      id: car_vesvgrg_4
      doc: Rockshore West, fourth car.
    63:
      id: car_cn2gar1_4
      doc: Fort Carson, fourth car.
    64:
      id: car_cn2gar2_4
      doc: Bone County, fourth car.
    65:
      id: car_burbdo2_4
      doc: Dillimore, fourth car.
    66:
      id: car_blob69_4
      doc: Prickle Pine, fourth car.
    67:
      id: car_blob7_4
      doc: Whitewood Estates, fourth car.
    68:
      id: car_burbdoo_4
      doc: Palomino Creek, fourth car.
    69:
      id: car_blob6_4
      doc: Redsands West, fourth car.
    70:
      id: car_carlas1_4
      doc: El Corona, fourth car.
    71:
      id: car_cesafe1_4
      doc: Mulholland, fourth car.
    72:
      id: car_imp_la_4
      doc: Pershing Square, fourth car.
    73:
      id: car_imp_sf_4
      doc: Downtown, fourth car.
    74:
      id: car_imp_lv_4
      doc: The Emerald Isle, fourth car.
    75:
      id: car_sav1sfe_4
      doc: Calton Heights, fourth car.
    76:
      id: car_sav1sfw_4
      doc: Paradiso, fourth car.
    77:
      id: car_lcksfse_4
      doc: Doherty, fourth car.
    78:
      id: car_svgsfs1_4
      doc: Hashbury, fourth car.
    79:
      id: car_dhangar_4
      doc: Verdant Meadows, fourth car.
  interior_area:
    0:
      id: interior_outside
      doc: Outside.
    1:
      id: interior_1
      doc: Area 1 of the interiors; several rooms share it.
    2:
      id: interior_2
      doc: Area 2 of the interiors; several rooms share it.
    3:
      id: interior_3
      doc: Area 3 of the interiors; several rooms share it.
    4:
      id: interior_4
      doc: Area 4 of the interiors; several rooms share it.
    5:
      id: interior_5
      doc: Area 5 of the interiors; several rooms share it.
    6:
      id: interior_6
      doc: Area 6 of the interiors; several rooms share it.
    7:
      id: interior_7
      doc: Area 7 of the interiors; several rooms share it.
    8:
      id: interior_8
      doc: Area 8 of the interiors; several rooms share it.
    9:
      id: interior_9
      doc: Area 9 of the interiors; several rooms share it.
    10:
      id: interior_10
      doc: Area 10 of the interiors; several rooms share it.
    11:
      id: interior_11
      doc: Area 11 of the interiors; several rooms share it.
    12:
      id: interior_12
      doc: Area 12 of the interiors; several rooms share it.
    14:
      id: interior_14
      doc: Area 14 of the interiors; several rooms share it.
    15:
      id: interior_15
      doc: Area 15 of the interiors; several rooms share it.
    16:
      id: interior_16
      doc: Area 16 of the interiors; several rooms share it.
    17:
      id: interior_17
      doc: Area 17 of the interiors; several rooms share it.
    18:
      id: interior_18
      doc: Area 18 of the interiors; several rooms share it.
  interior_room:
    1:
      id: room_ammu_nation_1
      doc: Ammu-Nation 1.
    2:
      id: room_cafe_shop_catalina
      doc: Cafe shop (Catalina).
    3:
      id: room_caligulas_casino_roof_access
      doc: Caligulas Casino (Roof access).
    4:
      id: room_insnamee_track_betting_chinatown_sf
      doc: Insnamee Track Betting (Chinatown SF).
    5:
      id: room_lv_meat_factory
      doc: LV Meat Factory.
    6:
      id: room_liberty_city
      doc: Liberty City.
    7:
      id: room_restaurant_1
      doc: Restaurant 1.
    8:
      id: room_safe_house_1
      doc: Safe House 1.
    9:
      id: room_safe_house_16
      doc: Safe House 16.
    10:
      id: room_shamal
      doc: Shamal.
    11:
      id: room_stadium_1
      doc: Stadium 1.
    12:
      id: room_sub_urban
      doc: Sub Urban.
    13:
      id: room_the_caligulas_casino
      doc: The Caligulas Casino.
    14:
      id: room_warehouse
      doc: Warehouse.
    15:
      id: room_big_smokes_crack_palace
      doc: Big Smoke's Crack Palace.
    16:
      id: room_reeces_barbershop
      doc: Reece's Barbershop.
    17:
      id: room_safe_house_17
      doc: Safe House 17.
    18:
      id: room_the_pig_pen
      doc: The Pig Pen.
    19:
      id: room_big_bears_apartment
      doc: Big Bear's apartment.
    20:
      id: room_big_spread_ranch
      doc: Big Spread Ranch.
    21:
      id: room_brothel
      doc: Brothel.
    22:
      id: room_brothel_2
      doc: Brothel 2.
    23:
      id: room_driving_school
      doc: Driving School.
    24:
      id: room_gay_gordos_barbershop
      doc: Gay Gordo's Barbershop.
    25:
      id: room_insnamee_track_betting
      doc: Insnamee Track Betting.
    26:
      id: room_jizzys_pleasure_domes
      doc: Jizzy's Pleasure Domes.
    27:
      id: room_johnson_house
      doc: Johnson House.
    28:
      id: room_lv_tattoo_parlour
      doc: LV Tattoo Parlour.
    29:
      id: room_lvpd_hq
      doc: LVPD HQ.
    30:
      id: room_las_venturas_planning_dep
      doc: Las Venturas Planning Dep.
    31:
      id: room_record_label_hallway
      doc: Record Label Hallway.
    32:
      id: room_sex_shop
      doc: Sex Shop.
    33:
      id: room_train_hard
      doc: Train Hard.
    34:
      id: room_24_7_shop_3
      doc: 24/7 shop 3.
    35:
      id: room_ammu_nation_2
      doc: Ammu-Nation 2.
    36:
      id: room_diner_2
      doc: Diner 2.
    37:
      id: room_safe_house_2
      doc: Safe House 2.
    38:
      id: room_safe_house_6
      doc: Safe House 6.
    39:
      id: room_burning_desire_house
      doc: Burning Desire House.
    40:
      id: room_diner_1
      doc: Diner 1.
    41:
      id: room_los_santos_gym
      doc: Los Santos Gym.
    42:
      id: room_madd_doggs_mansion_1
      doc: Madd Dogg's Mansion 1.
    43:
      id: room_madd_doggs_mansion_2
      doc: Madd Dogg's Mansion 2.
    44:
      id: room_police_station_1
      doc: Police Station 1.
    45:
      id: room_safe_house_10
      doc: Safe House 10.
    46:
      id: room_safe_house_3
      doc: Safe House 3.
    47:
      id: room_the_crack_den
      doc: The Crack Den.
    48:
      id: room_victim
      doc: Victim.
    49:
      id: room_well_stacked_pizza_co
      doc: Well Stacked Pizza Co.
    50:
      id: room_24_7_shop_2
      doc: 24/7 shop 2.
    51:
      id: room_ammu_nation_3
      doc: Ammu-Nation 3.
    52:
      id: room_ammu_nation_4
      doc: Ammu-Nation 4.
    53:
      id: room_lspd_hq
      doc: LSPD HQ.
    54:
      id: room_millies_bedroom
      doc: Millie's Bedroom.
    55:
      id: room_rc_zeros_shop
      doc: RC Zero's Shop.
    56:
      id: room_restaurant_2
      doc: Restaurant 2.
    57:
      id: room_safe_house_13
      doc: Safe House 13.
    58:
      id: room_safe_house_15
      doc: Safe House 15.
    59:
      id: room_safe_house_8
      doc: Safe House 8.
    60:
      id: room_safe_house_9
      doc: Safe House 9.
    61:
      id: room_san_fierro_gym
      doc: San Fierro Gym.
    62:
      id: room_ammu_nation_5_2_floors
      doc: Ammu-Nation 5 (2 floors).
    63:
      id: room_las_venturas_gym
      doc: Las Venturas Gym.
    64:
      id: room_colonel_fuhrbergers_house
      doc: Colonel Fuhrberger's House.
    65:
      id: room_safe_house_11
      doc: Safe House 11.
    66:
      id: room_safe_house_7
      doc: Safe House 7.
    67:
      id: room_andromada
      doc: Andromada.
    68:
      id: room_cluckin_bell
      doc: Cluckin' Bell.
    69:
      id: room_safe_house_18
      doc: Safe House 18.
    70:
      id: room_safe_house_4
      doc: Safe House 4.
    71:
      id: room_abandoned_ac_tower_safehouse
      doc: Abandoned AC Tower (safehouse).
    72:
      id: room_burger_shot
      doc: Burger Shot.
    73:
      id: room_rc_zeros_battlefield
      doc: RC Zero's Battlefield.
    74:
      id: room_sfpd_hq
      doc: SFPD HQ.
    75:
      id: room_safe_house_14
      doc: Safe House 14.
    76:
      id: room_the_four_dragons_casino
      doc: The Four Dragons Casino.
    77:
      id: room_bar_2_ten_green_bottles
      doc: Bar 2 (Ten Green Bottles).
    78:
      id: room_safe_house_12
      doc: Safe House 12.
    79:
      id: room_the_four_dragons_casino_office
      doc: The Four Dragons Casino (office).
    80:
      id: room_budget_inn_motel_room
      doc: Budget Inn Motel Room.
    81:
      id: room_macislas_barbershop
      doc: Macisla's Barbershop.
    82:
      id: room_the_casino
      doc: The Casino.
    83:
      id: room_didier_sachs
      doc: Didier Sachs.
    84:
      id: room_francis_int_airport_baggage_claim
      doc: Francis Int. Airport (Baggage Claim).
    85:
      id: room_san_fierro_chunk_cutscene_place
      doc: San Fierro Chunk (cutscene place).
    86:
      id: room_stadium_3_kickstart
      doc: Stadium 3 (Kickstart).
    87:
      id: room_binco
      doc: Binco.
    88:
      id: room_jefferson_motel
      doc: Jefferson Motel.
    89:
      id: room_safe_house_5
      doc: Safe House 5.
    90:
      id: room_stadium_2_bloodbowl
      doc: Stadium 2 (Bloodbowl).
    91:
      id: room_ls_tattoo_parlour
      doc: LS Tattoo Parlour.
    92:
      id: room_bar_1_gaydar_station
      doc: Bar 1 (Gaydar Station).
    93:
      id: room_hemlock_tattoo
      doc: Hemlock Tattoo.
    94:
      id: room_rusty_browns_ring_donuts
      doc: Rusty Brown's - Ring Donuts.
    95:
      id: room_the_shermans_dam_generator_hall
      doc: The Sherman's Dam Generator Hall.
    96:
      id: room_24_7_shop_1
      doc: 24/7 shop 1.
    97:
      id: room_atrium_lobby_entrance
      doc: Atrium lobby entrance.
    98:
      id: room_atrium_lobby_exit
      doc: Atrium lobby exit.
    99:
      id: room_lil_probe_inn_ufo_bar
      doc: Lil Probe Inn (UFO Bar).
    100:
      id: room_zip
      doc: Zip.
  item_kind:
    0:
      id: goods_car_part
      doc: Part of a car.
    1:
      id: goods_torso
      doc: Clothes for the torso.
    2:
      id: goods_legs
      doc: Trousers.
    3:
      id: goods_shoes
      doc: Shoes.
    4:
      id: goods_chain
      doc: Chain.
    5:
      id: goods_watch
      doc: Watch.
    6:
      id: goods_shades
      doc: Glasses or mask.
    7:
      id: goods_hat
      doc: Hat.
    8:
      id: goods_special
      doc: Clothes for all of the body.
    9:
      id: goods_haircut
      doc: Haircut.
    10:
      id: goods_tattoo
      doc: Tattoo.
    11:
      id: goods_food
      doc: Food.
    12:
      id: goods_weapon
      doc: Weapon.
  shop_item:
    0:
      id: item_bnt_b_sc_l
      -orig-id: 'bnt_b_sc_l'
      doc: 'Fury scoop (vents): part `bnt_b_sc_l`, model 1005, text BMBLBS.'
    1:
      id: item_bnt_b_sc_m
      -orig-id: 'bnt_b_sc_m'
      doc: 'Champ scoop (vents): part `bnt_b_sc_m`, model 1004, text BMBMBS.'
    2:
      id: item_bnt_b_sc_p_l
      -orig-id: 'bnt_b_sc_p_l'
      doc: 'Worx scoop (hood): part `bnt_b_sc_p_l`, model 1012, text BMBLCS.'
    3:
      id: item_bnt_b_sc_p_m
      -orig-id: 'bnt_b_sc_p_m'
      doc: 'Race scoop (hood): part `bnt_b_sc_p_m`, model 1011, text BMBMCS.'
    4:
      id: item_bntl_b_ov
      -orig-id: 'bntl_b_ov'
      doc: 'Oval vents Left (hood): part `bntl_b_ov`, model 1143, text BMBOBV.'
    5:
      id: item_bntl_b_sq
      -orig-id: 'bntl_b_sq'
      doc: |
        Square vents Left (hood): part `bntl_b_sq`, model 1145, text BMBSBV.
    6:
      id: item_exh_b_l
      -orig-id: 'exh_b_l'
      doc: 'Large (exhausts): part `exh_b_l`, model 1020, text BMBLE.'
    7:
      id: item_exh_b_m
      -orig-id: 'exh_b_m'
      doc: 'Medium (exhausts): part `exh_b_m`, model 1021, text BMBME.'
    8:
      id: item_exh_b_s
      -orig-id: 'exh_b_s'
      doc: 'Small (exhausts): part `exh_b_s`, model 1022, text BMBSE.'
    9:
      id: item_exh_b_t
      -orig-id: 'exh_b_t'
      doc: 'Twin (exhausts): part `exh_b_t`, model 1019, text BMBTE.'
    10:
      id: item_exh_b_ts
      -orig-id: 'exh_b_ts'
      doc: 'Upswept (exhausts): part `exh_b_ts`, model 1018, text BMBUE.'
    11:
      id: item_lgt_b_rspt
      -orig-id: 'lgt_b_rspt'
      doc: 'Round fog lamps: part `lgt_b_rspt`, model 1013, text BMBRSL.'
    12:
      id: item_lgt_b_sspt
      -orig-id: 'lgt_b_sspt'
      doc: 'Square fog lamps: part `lgt_b_sspt`, model 1024, text BMBSSL.'
    13:
      id: item_nto_b_l
      -orig-id: 'nto_b_l'
      doc: 'Nitro 5x (nitro): part `nto_b_l`, model 1008, text BMBLN.'
    14:
      id: item_nto_b_s
      -orig-id: 'nto_b_s'
      doc: 'Nitro 2x (nitro): part `nto_b_s`, model 1009, text BMBSM.'
    15:
      id: item_nto_b_tw
      -orig-id: 'nto_b_tw'
      doc: 'Nitro 10x (nitro): part `nto_b_tw`, model 1010, text BMBTN.'
    16:
      id: item_rf_b_sc_r
      -orig-id: 'rf_b_sc_r'
      doc: 'Roof scoop (roof): part `rf_b_sc_r`, model 1006, text BMBRS.'
    17:
      id: item_spl_b_bab_m
      -orig-id: 'spl_b_bab_m'
      doc: 'Win (spoilers): part `spl_b_bab_m`, model 1001, text BMMABBS.'
    18:
      id: item_spl_b_bar_l
      -orig-id: 'spl_b_bar_l'
      doc: 'Champ (spoilers): part `spl_b_bar_l`, model 1014, text BMLARBS.'
    19:
      id: item_spl_b_bar_m
      -orig-id: 'spl_b_bar_m'
      doc: 'Drag (spoilers): part `spl_b_bar_m`, model 1002, text BMMARBS.'
    20:
      id: item_spl_b_bbb_m
      -orig-id: 'spl_b_bbb_m'
      doc: 'Fury (spoilers): part `spl_b_bbb_m`, model 1023, text BMMBS.'
    21:
      id: item_spl_b_bbr_l
      -orig-id: 'spl_b_bbr_l'
      doc: 'Race (spoilers): part `spl_b_bbr_l`, model 1015, text BMLRS.'
    22:
      id: item_spl_b_bbr_m
      -orig-id: 'spl_b_bbr_m'
      doc: 'Worx (spoilers): part `spl_b_bbr_m`, model 1016, text BMMRS.'
    23:
      id: item_spl_b_mab_m
      -orig-id: 'spl_b_mab_m'
      doc: 'Alpha (spoilers): part `spl_b_mab_m`, model 1003, text BMMABS.'
    24:
      id: item_spl_b_mar_m
      -orig-id: 'spl_b_mar_m'
      doc: 'Pro (spoilers): part `spl_b_mar_m`, model 1000, text BMMARS.'
    25:
      id: item_wg_l_b_ssk
      -orig-id: 'wg_l_b_ssk'
      doc: |
        Side skirt Left (side skirts): part `wg_l_b_ssk`, model 1007, text
        BMWNG1.
    26:
      id: item_wg_r_b_ssk
      -orig-id: 'wg_r_b_ssk'
      doc: |
        Side skirt Right (side skirts): part `wg_r_b_ssk`, model 1017, text
        BMWNG2.
    27:
      id: item_exh_a_f
      -orig-id: 'exh_a_f'
      doc: |
        Side skirt Left (Alien) (exhausts): part `exh_a_f`, model 1046, text
        FLSAE.
    28:
      id: item_exh_c_f
      -orig-id: 'exh_c_f'
      doc: |
        Side skirt Right (Alien) (exhausts): part `exh_c_f`, model 1045, text
        FLSCE.
    29:
      id: item_fbmp_a_f
      -orig-id: 'fbmp_a_f'
      doc: |
        Front bumper (X-flow) (front bumper): part `fbmp_a_f`, model 1153, text
        FLSAFF.
    30:
      id: item_fbmp_c_f
      -orig-id: 'fbmp_c_f'
      doc: |
        Front bumper (Alien) (front bumper): part `fbmp_c_f`, model 1152, text
        FLSCFF.
    31:
      id: item_rbmp_a_f
      -orig-id: 'rbmp_a_f'
      doc: |
        Rear bumber (X-flow) (rear bumper): part `rbmp_a_f`, model 1150, text
        FLSARF.
    32:
      id: item_rbmp_c_f
      -orig-id: 'rbmp_c_f'
      doc: |
        Rear bumber (Alien) (rear bumper): part `rbmp_c_f`, model 1151, text
        FLSCRF.
    33:
      id: item_rf_a_f
      -orig-id: 'rf_a_f'
      doc: 'Spoiler (X-flow) (roof): part `rf_a_f`, model 1054, text FLSARV.'
    34:
      id: item_rf_c_f
      -orig-id: 'rf_c_f'
      doc: 'Spoiler (Alien) (roof): part `rf_c_f`, model 1053, text FLSCRV.'
    35:
      id: item_spl_a_f_r
      -orig-id: 'spl_a_f_r'
      doc: |
        Side skirt Right (X-flow) (spoilers): part `spl_a_f_r`, model 1049, text
        FLSAS.
    36:
      id: item_spl_c_f_r
      -orig-id: 'spl_c_f_r'
      doc: |
        Side skirt Left (X-flow) (spoilers): part `spl_c_f_r`, model 1050, text
        FLSCS.
    37:
      id: item_wg_l_a_f
      -orig-id: 'wg_l_a_f'
      doc: |
        Exhaust (Alien) (side skirts): part `wg_l_a_f`, model 1047, text FLSASI.
    38:
      id: item_wg_l_c_f
      -orig-id: 'wg_l_c_f'
      doc: |
        Exhaust (X-flow) (side skirts): part `wg_l_c_f`, model 1048, text
        FLSCSI.
    39:
      id: item_exh_a_j
      -orig-id: 'exh_a_j'
      doc: |
        Side skirt Right (Alien) (exhausts): part `exh_a_j`, model 1065, text
        JSTAE.
    40:
      id: item_exh_c_j
      -orig-id: 'exh_c_j'
      doc: |
        Side skirt Left (Alien) (exhausts): part `exh_c_j`, model 1066, text
        JSTCE.
    41:
      id: item_fbmp_a_j
      -orig-id: 'fbmp_a_j'
      doc: |
        Rear bumber (X-flow) (front bumper): part `fbmp_a_j`, model 1160, text
        JSTAFF.
    42:
      id: item_fbmp_c_j
      -orig-id: 'fbmp_c_j'
      doc: |
        Front bumper (X-flow) (front bumper): part `fbmp_c_j`, model 1173, text
        JSTCFF.
    43:
      id: item_rbmp_a_j
      -orig-id: 'rbmp_a_j'
      doc: |
        Spoiler (X-flow) (rear bumper): part `rbmp_a_j`, model 1159, text
        JSTARF.
    44:
      id: item_rbmp_c_j
      -orig-id: 'rbmp_c_j'
      doc: |
        Rear bumber (Alien) (rear bumper): part `rbmp_c_j`, model 1161, text
        JSTCRF.
    45:
      id: item_rf_a_j
      -orig-id: 'rf_a_j'
      doc: 'Exhaust (Alien) (roof): part `rf_a_j`, model 1067, text JSTARV.'
    46:
      id: item_rf_c_j
      -orig-id: 'rf_c_j'
      doc: 'Exhaust (X-flow) (roof): part `rf_c_j`, model 1068, text JSTCRV.'
    47:
      id: item_spl_a_j_b
      -orig-id: 'spl_a_j_b'
      doc: |
        Front bumper (Alien) (spoilers): part `spl_a_j_b`, model 1162, text
        JSTAS.
    48:
      id: item_spl_c_j_b
      -orig-id: 'spl_c_j_b'
      doc: |
        Spoiler (Alien) (spoilers): part `spl_c_j_b`, model 1158, text JSTCS.
    49:
      id: item_wg_l_a_j
      -orig-id: 'wg_l_a_j'
      doc: |
        Side skirt Right (X-flow) (side skirts): part `wg_l_a_j`, model 1069,
        text JSTASI.
    50:
      id: item_wg_l_c_j
      -orig-id: 'wg_l_c_j'
      doc: |
        Side skirt Left (X-flow) (side skirts): part `wg_l_c_j`, model 1070,
        text JSTCSI.
    51:
      id: item_exh_a_l
      -orig-id: 'exh_a_l'
      doc: |
        Side skirt Right (Alien) (exhausts): part `exh_a_l`, model 1034, text
        LGDAE.
    52:
      id: item_exh_c_l
      -orig-id: 'exh_c_l'
      doc: |
        Exhaust (X-flow) (exhausts): part `exh_c_l`, model 1037, text LGDCE.
    53:
      id: item_fbmp_a_l
      -orig-id: 'fbmp_a_l'
      doc: |
        Front bumper (Alien) (front bumper): part `fbmp_a_l`, model 1171, text
        LGDAFF.
    54:
      id: item_fbmp_c_l
      -orig-id: 'fbmp_c_l'
      doc: |
        Front bumper (X-flow) (front bumper): part `fbmp_c_l`, model 1172, text
        LGDCFF.
    55:
      id: item_rbmp_a_l
      -orig-id: 'rbmp_a_l'
      doc: |
        Rear bumber (Alien) (rear bumper): part `rbmp_a_l`, model 1149, text
        LGDARF.
    56:
      id: item_rbmp_c_l
      -orig-id: 'rbmp_c_l'
      doc: |
        Rear bumber (X-flow) (rear bumper): part `rbmp_c_l`, model 1148, text
        LGDCRF.
    57:
      id: item_rf_a_l
      -orig-id: 'rf_a_l'
      doc: |
        Side skirt Right (X-flow) (roof): part `rf_a_l`, model 1038, text
        LGDARV.
    58:
      id: item_rf_c_l
      -orig-id: 'rf_c_l'
      doc: |
        Side skirt Left (Alien) (roof): part `rf_c_l`, model 1035, text LGDCRV.
    59:
      id: item_spl_a_l_b
      -orig-id: 'spl_a_l_b'
      doc: |
        Spoiler (X-flow) (spoilers): part `spl_a_l_b`, model 1147, text LGDAS.
    60:
      id: item_spl_c_l_b
      -orig-id: 'spl_c_l_b'
      doc: |
        Spoiler (Alien) (spoilers): part `spl_c_l_b`, model 1146, text LGDCS.
    61:
      id: item_wg_l_a_l
      -orig-id: 'wg_l_a_l'
      doc: |
        Exhaust (Alien) (side skirts): part `wg_l_a_l`, model 1036, text LGDASI.
    62:
      id: item_wg_l_c_l
      -orig-id: 'wg_l_c_l'
      doc: |
        Side skirt Left (X-flow) (side skirts): part `wg_l_c_l`, model 1039,
        text LGDCSI.
    63:
      id: item_exh_a_st
      -orig-id: 'exh_a_st'
      doc: |
        Spoiler (X-flow) (exhausts): part `exh_a_st`, model 1064, text STRAE.
    64:
      id: item_exh_c_st
      -orig-id: 'exh_c_st'
      doc: |
        Side skirt Right (X-flow) (exhausts): part `exh_c_st`, model 1059, text
        STRCE.
    65:
      id: item_fbmp_a_st
      -orig-id: 'fbmp_a_st'
      doc: |
        Rear bumber (Alien) (front bumper): part `fbmp_a_st`, model 1155, text
        STRAFF.
    66:
      id: item_fbmp_c_st
      -orig-id: 'fbmp_c_st'
      doc: |
        Front bumper (X-flow) (front bumper): part `fbmp_c_st`, model 1157, text
        STRCFF.
    67:
      id: item_rbmp_a_st
      -orig-id: 'rbmp_a_st'
      doc: |
        Rear bumber (X-flow) (rear bumper): part `rbmp_a_st`, model 1154, text
        STRARF.
    68:
      id: item_rbmp_c_st
      -orig-id: 'rbmp_c_st'
      doc: |
        Front bumper (Alien) (rear bumper): part `rbmp_c_st`, model 1156, text
        STRCRF.
    69:
      id: item_rf_a_st
      -orig-id: 'rf_a_st'
      doc: |
        Side skirt Right (Alien) (roof): part `rf_a_st`, model 1055, text
        STRARV.
    70:
      id: item_rf_c_st
      -orig-id: 'rf_c_st'
      doc: 'Roof vent (Alien) (roof): part `rf_c_st`, model 1061, text STRCRV.'
    71:
      id: item_spl_a_st_r
      -orig-id: 'spl_a_st_r'
      doc: |
        Exhaust (X-flow) (spoilers): part `spl_a_st_r`, model 1058, text STRAS.
    72:
      id: item_spl_c_st_r
      -orig-id: 'spl_c_st_r'
      doc: |
        Side skirt Left (X-flow) (spoilers): part `spl_c_st_r`, model 1060, text
        STRCS.
    73:
      id: item_wg_l_a_st
      -orig-id: 'wg_l_a_st'
      doc: |
        Side skirt Left (Alien) (side skirts): part `wg_l_a_st`, model 1056,
        text STRASI.
    74:
      id: item_wg_l_c_st
      -orig-id: 'wg_l_c_st'
      doc: |
        Exhaust (Alien) (side skirts): part `wg_l_c_st`, model 1057, text
        SRTCSI.
    75:
      id: item_exh_a_s
      -orig-id: 'exh_a_s'
      doc: 'Exhaust (Alien) (exhausts): part `exh_a_s`, model 1028, text SULAE.'
    76:
      id: item_exh_c_s
      -orig-id: 'exh_c_s'
      doc: |
        Exhaust (X-flow) (exhausts): part `exh_c_s`, model 1029, text SULCE.
    77:
      id: item_fbmp_a_s
      -orig-id: 'fbmp_a_s'
      doc: |
        Front bumper (Alien) (front bumper): part `fbmp_a_s`, model 1169, text
        SULAFF.
    78:
      id: item_fbmp_c_s
      -orig-id: 'fbmp_c_s'
      doc: |
        Front bumper (X-flow) (front bumper): part `fbmp_c_s`, model 1170, text
        SULCFF.
    79:
      id: item_rbmp_a_s
      -orig-id: 'rbmp_a_s'
      doc: |
        Rear bumper (Alien) (rear bumper): part `rbmp_a_s`, model 1141, text
        SULARF.
    80:
      id: item_rbmp_c_s
      -orig-id: 'rbmp_c_s'
      doc: |
        Rear bumper (X-flow) (rear bumper): part `rbmp_c_s`, model 1140, text
        SULCRF.
    81:
      id: item_rf_a_s
      -orig-id: 'rf_a_s'
      doc: 'Roof vent (Alien) (roof): part `rf_a_s`, model 1032, text SULARV.'
    82:
      id: item_rf_c_s
      -orig-id: 'rf_c_s'
      doc: 'Roof vent (X-flow) (roof): part `rf_c_s`, model 1033, text SULCRV.'
    83:
      id: item_spl_a_s_b
      -orig-id: 'spl_a_s_b'
      doc: |
        Spoiler (Alien) (spoilers): part `spl_a_s_b`, model 1138, text SULAS.
    84:
      id: item_spl_c_s_b
      -orig-id: 'spl_c_s_b'
      doc: |
        Spoiler (X-flow) (spoilers): part `spl_c_s_b`, model 1139, text SULCS.
    85:
      id: item_wg_l_a_s
      -orig-id: 'wg_l_a_s'
      doc: |
        Side skirt Left (Alien) (side skirts): part `wg_l_a_s`, model 1026, text
        SULASI.
    86:
      id: item_wg_l_c_s
      -orig-id: 'wg_l_c_s'
      doc: |
        Side skirt Left (X-flow) (side skirts): part `wg_l_c_s`, model 1031,
        text SULCSI.
    87:
      id: item_exh_a_u
      -orig-id: 'exh_a_u'
      doc: |
        Side skirt Right (X-flow) (exhausts): part `exh_a_u`, model 1092, text
        URAAE.
    88:
      id: item_exh_c_u
      -orig-id: 'exh_c_u'
      doc: |
        Side skirt Left (Alien) (exhausts): part `exh_c_u`, model 1089, text
        URACE.
    89:
      id: item_fbmp_a_u
      -orig-id: 'fbmp_a_u'
      doc: |
        Rear bumber (Alien) (front bumper): part `fbmp_a_u`, model 1166, text
        URAAFF.
    90:
      id: item_fbmp_c_u
      -orig-id: 'fbmp_c_u'
      doc: |
        Rear bumber (X-flow) (front bumper): part `fbmp_c_u`, model 1165, text
        URACFF.
    91:
      id: item_rbmp_a_u
      -orig-id: 'rbmp_a_u'
      doc: |
        Front bumper (X-flow) (rear bumper): part `rbmp_a_u`, model 1168, text
        URAARF.
    92:
      id: item_rbmp_c_u
      -orig-id: 'rbmp_c_u'
      doc: |
        Front bumper (Alien) (rear bumper): part `rbmp_c_u`, model 1167, text
        URACRF.
    93:
      id: item_rf_a_u
      -orig-id: 'rf_a_u'
      doc: |
        Side skirt Right (Alien) (roof): part `rf_a_u`, model 1088, text URAARV.
    94:
      id: item_rf_c_u
      -orig-id: 'rf_c_u'
      doc: 'Exhaust (X-flow) (roof): part `rf_c_u`, model 1091, text URACRV.'
    95:
      id: item_spl_a_u_b
      -orig-id: 'spl_a_u_b'
      doc: |
        Spoiler (X-flow) (spoilers): part `spl_a_u_b`, model 1164, text URAAUB.
    96:
      id: item_spl_c_u_b
      -orig-id: 'spl_c_u_b'
      doc: |
        Spoiler (Alien) (spoilers): part `spl_c_u_b`, model 1163, text URACUB.
    97:
      id: item_wg_l_a_u
      -orig-id: 'wg_l_a_u'
      doc: |
        Exhaust (Alien) (side skirts): part `wg_l_a_u`, model 1090, text URAASI.
    98:
      id: item_wg_l_c_u
      -orig-id: 'wg_l_c_u'
      doc: |
        Side skirt Left (X-flow) (side skirts): part `wg_l_c_u`, model 1093,
        text URACSI.
    99:
      id: item_rf_lr_bl1
      -orig-id: 'rf_lr_bl1'
      doc: |
        Roof (Vinyl hardtop) (roof): part `rf_lr_bl1`, model 1128, text BLDVH.
    100:
      id: item_rf_lr_bl2
      -orig-id: 'rf_lr_bl2'
      doc: |
        Roof (Convertible roof) (roof): part `rf_lr_bl2`, model 1103, text
        BLDCR.
    101:
      id: item_rbmp_lr_bl1
      -orig-id: 'rbmp_lr_bl1'
      doc: |
        Rear bumper (Chromer) (rear bumper): part `rbmp_lr_bl1`, model 1184,
        text BLDRF1.
    102:
      id: item_rbmp_lr_bl2
      -orig-id: 'rbmp_lr_bl2'
      doc: |
        Rear bumper (Slamin) (rear bumper): part `rbmp_lr_bl2`, model 1183, text
        BLDRF2.
    103:
      id: item_fbmp_lr_bl1
      -orig-id: 'fbmp_lr_bl1'
      doc: |
        Front bumper (Chromer) (front bumper): part `fbmp_lr_bl1`, model 1182,
        text BLDFF1.
    104:
      id: item_fbmp_lr_bl2
      -orig-id: 'fbmp_lr_bl2'
      doc: |
        Front bumper (Slamin) (front bumper): part `fbmp_lr_bl2`, model 1181,
        text BLDFF2.
    105:
      id: item_exh_lr_bl1
      -orig-id: 'exh_lr_bl1'
      doc: |
        Exhaust (Chromer) (exhausts): part `exh_lr_bl1`, model 1104, text BLDE1.
    106:
      id: item_exh_lr_bl2
      -orig-id: 'exh_lr_bl2'
      doc: |
        Exhaust (Slamin) (exhausts): part `exh_lr_bl2`, model 1105, text BLDE2.
    107:
      id: item_wg_l_lr_bl1
      -orig-id: 'wg_l_lr_bl1'
      doc: |
        Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_bl1`, model
        1108, text BLDCS.
    108:
      id: item_exh_lr_rem1
      -orig-id: 'exh_lr_rem1'
      doc: |
        Exhaust (Chromer) (exhausts): part `exh_lr_rem1`, model 1126, text
        REME1.
    109:
      id: item_exh_lr_rem2
      -orig-id: 'exh_lr_rem2'
      doc: |
        Exhaust (Slamin) (exhausts): part `exh_lr_rem2`, model 1127, text REME2.
    110:
      id: item_fbmp_lr_rem1
      -orig-id: 'fbmp_lr_rem1'
      doc: |
        Front bumper (Chromer) (front bumper): part `fbmp_lr_rem1`, model 1179,
        text REMFF1.
    111:
      id: item_fbmp_lr_rem2
      -orig-id: 'fbmp_lr_rem2'
      doc: |
        Front bumper (Slamin) (front bumper): part `fbmp_lr_rem2`, model 1185,
        text REMFF2.
    112:
      id: item_rbmp_lr_rem1
      -orig-id: 'rbmp_lr_rem1'
      doc: |
        Rear bumper (Chromer) (rear bumper): part `rbmp_lr_rem1`, model 1180,
        text REMRF1.
    113:
      id: item_rbmp_lr_rem2
      -orig-id: 'rbmp_lr_rem2'
      doc: |
        Rear bumper (Slamin) (rear bumper): part `rbmp_lr_rem2`, model 1178,
        text REMRF2.
    114:
      id: item_wg_l_lr_rem1
      -orig-id: 'wg_l_lr_rem1'
      doc: |
        Side skirt Left (Chrome flames) (side skirts): part `wg_l_lr_rem1`,
        model 1122, text REMCA.
    115:
      id: item_wg_l_lr_rem2
      -orig-id: 'wg_l_lr_rem2'
      doc: |
        Side skirt Left (Chrome arches) (side skirts): part `wg_l_lr_rem2`,
        model 1106, text REMCA2.
    116:
      id: item_misc_c_lr_rem1
      -orig-id: 'misc_c_lr_rem1'
      doc: |
        Bullbar (Chrome grill): part `misc_c_lr_rem1`, model 1100, text REMCG.
    117:
      id: item_misc_c_lr_rem2
      -orig-id: 'misc_c_lr_rem2'
      doc: |
        Bullbar (Chrome bars): part `misc_c_lr_rem2`, model 1123, text REMCB.
    118:
      id: item_misc_c_lr_rem3
      -orig-id: 'misc_c_lr_rem3'
      doc: |
        Bullbar (Chrome lights): part `misc_c_lr_rem3`, model 1125, text REMCL.
    119:
      id: item_rf_lr_sv1
      -orig-id: 'rf_lr_sv1'
      doc: 'Roof (Hardtop) (roof): part `rf_lr_sv1`, model 1130, text SAVHA.'
    120:
      id: item_rf_lr_sv2
      -orig-id: 'rf_lr_sv2'
      doc: 'Roof (Softtop) (roof): part `rf_lr_sv2`, model 1131, text SAVST.'
    121:
      id: item_fbmp_lr_sv1
      -orig-id: 'fbmp_lr_sv1'
      doc: |
        Front bumper (Chromer) (front bumper): part `fbmp_lr_sv1`, model 1189,
        text SAVFF1.
    122:
      id: item_fbmp_lr_sv2
      -orig-id: 'fbmp_lr_sv2'
      doc: |
        Front bumper (Slamin) (front bumper): part `fbmp_lr_sv2`, model 1188,
        text SAVFF2.
    123:
      id: item_rbmp_lr_sv1
      -orig-id: 'rbmp_lr_sv1'
      doc: |
        Rear bumper (Chromer) (rear bumper): part `rbmp_lr_sv1`, model 1187,
        text SAVRF1.
    124:
      id: item_rbmp_lr_sv2
      -orig-id: 'rbmp_lr_sv2'
      doc: |
        Rear bumper (Slamin) (rear bumper): part `rbmp_lr_sv2`, model 1186, text
        SAVRF2.
    125:
      id: item_exh_lr_sv1
      -orig-id: 'exh_lr_sv1'
      doc: |
        Exhaust (Chromer) (exhausts): part `exh_lr_sv1`, model 1129, text
        SAVEX1.
    126:
      id: item_exh_lr_sv2
      -orig-id: 'exh_lr_sv2'
      doc: |
        Exhaust (Slamin) (exhausts): part `exh_lr_sv2`, model 1132, text SAVEX2.
    127:
      id: item_wg_l_lr_sv
      -orig-id: 'wg_l_lr_sv'
      doc: |
        Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_sv`, model
        1133, text SAVCS.
    128:
      id: item_exh_lr_br1
      -orig-id: 'exh_lr_br1'
      doc: |
        Exhaust (Chromer) (exhausts): part `exh_lr_br1`, model 1044, text
        BRDEXH1.
    129:
      id: item_exh_lr_br2
      -orig-id: 'exh_lr_br2'
      doc: |
        Exhaust (Slamin) (exhausts): part `exh_lr_br2`, model 1043, text
        BRDEXH2.
    130:
      id: item_fbmp_lr_br1
      -orig-id: 'fbmp_lr_br1'
      doc: |
        Front bumper (Chromer) (front bumper): part `fbmp_lr_br1`, model 1174,
        text BRDFBM1.
    131:
      id: item_fbmp_lr_br2
      -orig-id: 'fbmp_lr_br2'
      doc: |
        Front bumper (Slamin) (front bumper): part `fbmp_lr_br2`, model 1175,
        text BRDFBM2.
    132:
      id: item_rbmp_lr_br1
      -orig-id: 'rbmp_lr_br1'
      doc: |
        Rear bumper (Chromer) (rear bumper): part `rbmp_lr_br1`, model 1176,
        text BRDRBM1.
    133:
      id: item_rbmp_lr_br2
      -orig-id: 'rbmp_lr_br2'
      doc: |
        Rear bumper (Slamin) (rear bumper): part `rbmp_lr_br2`, model 1177, text
        BRDRBM2.
    134:
      id: item_wg_l_lr_br1
      -orig-id: 'wg_l_lr_br1'
      doc: |
        Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_br1`, model
        1042, text BRDWNG1.
    135:
      id: item_exh_lr_slv1
      -orig-id: 'exh_lr_slv1'
      doc: |
        Exhaust (Chromer) (exhausts): part `exh_lr_slv1`, model 1113, text
        SLAE1.
    136:
      id: item_exh_lr_slv2
      -orig-id: 'exh_lr_slv2'
      doc: |
        Exhaust (Slamin) (exhausts): part `exh_lr_slv2`, model 1114, text SLAE2.
    137:
      id: item_fbmp_lr_slv1
      -orig-id: 'fbmp_lr_slv1'
      doc: |
        Front bumper (Chromer) (front bumper): part `fbmp_lr_slv1`, model 1117,
        text SLAFF.
    138:
      id: item_fbb_lr_slv1
      -orig-id: 'fbb_lr_slv1'
      doc: |
        Front bullbars (Chromer) (front bullbars): part `fbb_lr_slv1`, model
        1115, text SLAFB1.
    139:
      id: item_fbb_lr_slv2
      -orig-id: 'fbb_lr_slv2'
      doc: |
        Front bullbars (Slamin) (front bullbars): part `fbb_lr_slv2`, model
        1116, text SLAFB2.
    140:
      id: item_bbb_lr_slv1
      -orig-id: 'bbb_lr_slv1'
      doc: |
        Rear bullbars (Chromer): part `bbb_lr_slv1`, model 1109, text SLARB1.
    141:
      id: item_bbb_lr_slv2
      -orig-id: 'bbb_lr_slv2'
      doc: |
        Rear bullbars (Slamin): part `bbb_lr_slv2`, model 1110, text SLARB2.
    142:
      id: item_wg_l_lr_slv1
      -orig-id: 'wg_l_lr_slv1'
      doc: |
        Side skirt Left (Chrome trim) (side skirts): part `wg_l_lr_slv1`, model
        1118, text SLACT.
    143:
      id: item_wg_l_lr_slv2
      -orig-id: 'wg_l_lr_slv2'
      doc: |
        Side skirt Left (Wheelcovers) (side skirts): part `wg_l_lr_slv2`, model
        1119, text SLAWC.
    144:
      id: item_exh_lr_t1
      -orig-id: 'exh_lr_t1'
      doc: |
        Exhaust (Chromer) (exhausts): part `exh_lr_t1`, model 1136, text TOREX1.
    145:
      id: item_exh_lr_t2
      -orig-id: 'exh_lr_t2'
      doc: |
        Exhaust (Slamin) (exhausts): part `exh_lr_t2`, model 1135, text TOREX2.
    146:
      id: item_fbmp_lr_t1
      -orig-id: 'fbmp_lr_t1'
      doc: |
        Front bumper (Chromer) (front bumper): part `fbmp_lr_t1`, model 1191,
        text TORFB1.
    147:
      id: item_fbmp_lr_t2
      -orig-id: 'fbmp_lr_t2'
      doc: |
        Front bumper (Slamin) (front bumper): part `fbmp_lr_t2`, model 1190,
        text TORFB2.
    148:
      id: item_rbmp_lr_t1
      -orig-id: 'rbmp_lr_t1'
      doc: |
        Rear bumper (Chromer) (rear bumper): part `rbmp_lr_t1`, model 1192, text
        TORRB1.
    149:
      id: item_rbmp_lr_t2
      -orig-id: 'rbmp_lr_t2'
      doc: |
        Rear bumper (Slamin) (rear bumper): part `rbmp_lr_t2`, model 1193, text
        TORRB2.
    150:
      id: item_wg_l_lr_t1
      -orig-id: 'wg_l_lr_t1'
      doc: |
        Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_t1`, model
        1134, text TORWNG.
    151:
      id: item_wheel_sr1
      -orig-id: 'wheel_sr1'
      doc: 'Cutter (wheels): part `wheel_sr1`, model 1079, text SRW1.'
    152:
      id: item_wheel_sr2
      -orig-id: 'wheel_sr2'
      doc: 'Rimshine= (wheels): part `wheel_sr2`, model 1075, text SRW2.'
    153:
      id: item_wheel_lr1
      -orig-id: 'wheel_lr1'
      doc: 'Classic (wheels): part `wheel_lr1`, model 1077, text LRDW1.'
    154:
      id: item_wheel_lr2
      -orig-id: 'wheel_lr2'
      doc: 'Dollar (wheels): part `wheel_lr2`, model 1083, text LRDW2.'
    155:
      id: item_wheel_gn1
      -orig-id: 'wheel_gn1'
      doc: 'Import (wheels): part `wheel_gn1`, model 1082, text GENWH1.'
    156:
      id: item_wheel_gn2
      -orig-id: 'wheel_gn2'
      doc: 'Atomic (wheels): part `wheel_gn2`, model 1085, text GENWH2.'
    157:
      id: item_wheel_sr3
      -orig-id: 'wheel_sr3'
      doc: 'Mega (wheels): part `wheel_sr3`, model 1074, text SRW3.'
    158:
      id: item_wheel_sr4
      -orig-id: 'wheel_sr4'
      doc: 'Grove (wheels): part `wheel_sr4`, model 1081, text SRW4.'
    159:
      id: item_wheel_sr5
      -orig-id: 'wheel_sr5'
      doc: 'Switch (wheels): part `wheel_sr5`, model 1080, text SRW5.'
    160:
      id: item_wheel_sr6
      -orig-id: 'wheel_sr6'
      doc: 'Shadow (wheels): part `wheel_sr6`, model 1073, text SRW6.'
    161:
      id: item_wheel_lr3
      -orig-id: 'wheel_lr3'
      doc: 'Twist (wheels): part `wheel_lr3`, model 1078, text LRDW3.'
    162:
      id: item_wheel_lr4
      -orig-id: 'wheel_lr4'
      doc: 'Wires (wheels): part `wheel_lr4`, model 1076, text LRDW4.'
    163:
      id: item_wheel_lr5
      -orig-id: 'wheel_lr5'
      doc: 'Trance (wheels): part `wheel_lr5`, model 1084, text LRDW5.'
    164:
      id: item_wheel_or1
      -orig-id: 'wheel_or1'
      doc: 'Offroad (wheels): part `wheel_or1`, model 1025, text GENWH6.'
    165:
      id: item_wheel_gn3
      -orig-id: 'wheel_gn3'
      doc: 'Ahab (wheels): part `wheel_gn3`, model 1096, text GENWH3.'
    166:
      id: item_wheel_gn4
      -orig-id: 'wheel_gn4'
      doc: 'Virtual (wheels): part `wheel_gn4`, model 1097, text GENWH4.'
    167:
      id: item_wheel_gn5
      -orig-id: 'wheel_gn5'
      doc: 'Access (wheels): part `wheel_gn5`, model 1098, text GENWH5.'
    168:
      id: item_stereo
      -orig-id: stereo
      doc: 'Stereo bass boost: part `stereo`, model 1086, text STEREO.'
    169:
      id: item_hydralics
      -orig-id: hydralics
      doc: 'Hydralics (hydraulics): part `hydralics`, model 1087, text HYDRAU.'
    170:
      id: item_player_torso
      -orig-id: 'player_torso'
      doc: |
        Clothes for the torso: texture `player_torso` on model `torso`, text
        TORSO.
    171:
      id: item_foot
      -orig-id: foot
      doc: 'Shoes: texture `foot` on model `feet`, text FEET.'
    172:
      id: item_vestblack
      -orig-id: vestblack
      doc: |
        Clothes for the torso: texture `vestblack` on model `vest`, text VESTA.
    173:
      id: item_vest
      -orig-id: vest
      doc: 'Clothes for the torso: texture `vest` on model `vest`, text VESTWH.'
    174:
      id: item_tshirt2horiz
      -orig-id: tshirt2horiz
      doc: |
        Clothes for the torso: texture `tshirt2horiz` on model `tshirt2`, text
        TSRTHS1.
    175:
      id: item_tshirtwhite
      -orig-id: tshirtwhite
      doc: |
        Clothes for the torso: texture `tshirtwhite` on model `tshirt`, text
        TSHIRTC.
    176:
      id: item_tshirtilovels
      -orig-id: tshirtilovels
      doc: |
        Clothes for the torso: texture `tshirtilovels` on model `tshirt`, text
        LOVETS1.
    177:
      id: item_tshirtblunts
      -orig-id: tshirtblunts
      doc: |
        Clothes for the torso: texture `tshirtblunts` on model `tshirt`, text
        TSHIRTA.
    178:
      id: item_shirtbplaid
      -orig-id: shirtbplaid
      doc: |
        Clothes for the torso: texture `shirtbplaid` on model `shirtb`, text
        SHIRTBB.
    179:
      id: item_shirtbcheck
      -orig-id: shirtbcheck
      doc: |
        Clothes for the torso: texture `shirtbcheck` on model `shirtb`, text
        CHEKSH1.
    180:
      id: item_field
      -orig-id: field
      doc: |
        Clothes for the torso: texture `field` on model `field`, text FIELDA.
    181:
      id: item_tshirterisyell
      -orig-id: tshirterisyell
      doc: |
        Clothes for the torso: texture `tshirterisyell` on model `tshirt`, text
        ERSTSH1.
    182:
      id: item_tshirterisorn
      -orig-id: tshirterisorn
      doc: |
        Clothes for the torso: texture `tshirterisorn` on model `tshirt`, text
        ERISTS2.
    183:
      id: item_trackytop2eris
      -orig-id: trackytop2eris
      doc: |
        Clothes for the torso: texture `trackytop2eris` on model `trackytop1`,
        text TRAKER1.
    184:
      id: item_bbjackrim
      -orig-id: bbjackrim
      doc: |
        Clothes for the torso: texture `bbjackrim` on model `bbjack`, text
        BASJCT2.
    185:
      id: item_bballjackrstar
      -orig-id: bballjackrstar
      doc: |
        Clothes for the torso: texture `bballjackrstar` on model `bbjack`, text
        BASJCT3.
    186:
      id: item_baskballdrib
      -orig-id: baskballdrib
      doc: |
        Clothes for the torso: texture `baskballdrib` on model `baskball`, text
        BASKA.
    187:
      id: item_baskballrim
      -orig-id: baskballrim
      doc: |
        Clothes for the torso: texture `baskballrim` on model `baskball`, text
        BASKC.
    188:
      id: item_sixtyniners
      -orig-id: sixtyniners
      doc: |
        Clothes for the torso: texture `sixtyniners` on model `tshirt`, text
        TSHRT69.
    189:
      id: item_bandits
      -orig-id: bandits
      doc: |
        Clothes for the torso: texture `bandits` on model `baseball`, text
        BANDITS.
    190:
      id: item_tshirtprored
      -orig-id: tshirtprored
      doc: |
        Clothes for the torso: texture `tshirtprored` on model `tshirt`, text
        PROSHRD.
    191:
      id: item_tshirtproblk
      -orig-id: tshirtproblk
      doc: |
        Clothes for the torso: texture `tshirtproblk` on model `tshirt`, text
        PROTSH1.
    192:
      id: item_trackytop1pro
      -orig-id: trackytop1pro
      doc: |
        Clothes for the torso: texture `trackytop1pro` on model `trackytop1`,
        text TRAKPR1.
    193:
      id: item_hockeytop
      -orig-id: hockeytop
      doc: |
        Clothes for the torso: texture `hockeytop` on model `sweat`, text
        HCKYTOP.
    194:
      id: item_bbjersey
      -orig-id: bbjersey
      doc: |
        Clothes for the torso: texture `bbjersey` on model `sleevt`, text
        BBJERY1.
    195:
      id: item_shellsuit
      -orig-id: shellsuit
      doc: |
        Clothes for the torso: texture `shellsuit` on model `trackytop1`, text
        SHELSUT.
    196:
      id: item_tshirtheatwht
      -orig-id: tshirtheatwht
      doc: |
        Clothes for the torso: texture `tshirtheatwht` on model `tshirt`, text
        HEATSH1.
    197:
      id: item_tshirtbobomonk
      -orig-id: tshirtbobomonk
      doc: |
        Clothes for the torso: texture `tshirtbobomonk` on model `tshirt`, text
        TSHRBO1.
    198:
      id: item_tshirtbobored
      -orig-id: tshirtbobored
      doc: |
        Clothes for the torso: texture `tshirtbobored` on model `tshirt`, text
        TSHRBO2.
    199:
      id: item_tshirtbase5
      -orig-id: tshirtbase5
      doc: |
        Clothes for the torso: texture `tshirtbase5` on model `tshirt`, text
        TSRTBA1.
    200:
      id: item_tshirtsuburb
      -orig-id: tshirtsuburb
      doc: |
        Clothes for the torso: texture `tshirtsuburb` on model `tshirt`, text
        TSRTSB1.
    201:
      id: item_hoodyamerc
      -orig-id: hoodyamerc
      doc: |
        Clothes for the torso: texture `hoodyamerc` on model `hoodya`, text
        HODMRC1.
    202:
      id: item_hoodyabase5
      -orig-id: hoodyabase5
      doc: |
        Clothes for the torso: texture `hoodyabase5` on model `hoodya`, text
        HODBSE1.
    203:
      id: item_hoodyarockstar
      -orig-id: hoodyarockstar
      doc: |
        Clothes for the torso: texture `hoodyarockstar` on model `hoodya`, text
        HODRST1.
    204:
      id: item_wcoatblue
      -orig-id: wcoatblue
      doc: |
        Clothes for the torso: texture `wcoatblue` on model `wcoat`, text
        WCOATA.
    205:
      id: item_coach
      -orig-id: coach
      doc: |
        Clothes for the torso: texture `coach` on model `coach`, text COACHA.
    206:
      id: item_coachsemi
      -orig-id: coachsemi
      doc: |
        Clothes for the torso: texture `coachsemi` on model `coach`, text
        COACHB.
    207:
      id: item_sweatrstar
      -orig-id: sweatrstar
      doc: |
        Clothes for the torso: texture `sweatrstar` on model `sweat`, text
        RSTRSWE.
    208:
      id: item_hoodyablue
      -orig-id: hoodyablue
      doc: |
        Clothes for the torso: texture `hoodyablue` on model `hoodya`, text
        HOODB.
    209:
      id: item_hoodyablack
      -orig-id: hoodyablack
      doc: |
        Clothes for the torso: texture `hoodyablack` on model `hoodya`, text
        HOODBL.
    210:
      id: item_hoodyagreen
      -orig-id: hoodyagreen
      doc: |
        Clothes for the torso: texture `hoodyagreen` on model `hoodya`, text
        HOODG.
    211:
      id: item_sleevtbrown
      -orig-id: sleevtbrown
      doc: |
        Clothes for the torso: texture `sleevtbrown` on model `sleevt`, text
        SLEVB1.
    212:
      id: item_shirtablue
      -orig-id: shirtablue
      doc: |
        Clothes for the torso: texture `shirtablue` on model `shirta`, text
        BSHIRT.
    213:
      id: item_shirtayellow
      -orig-id: shirtayellow
      doc: |
        Clothes for the torso: texture `shirtayellow` on model `shirta`, text
        YSHIRT.
    214:
      id: item_shirtagrey
      -orig-id: shirtagrey
      doc: |
        Clothes for the torso: texture `shirtagrey` on model `shirta`, text
        GSHIRT.
    215:
      id: item_shirtbgang
      -orig-id: shirtbgang
      doc: |
        Clothes for the torso: texture `shirtbgang` on model `shirtb`, text
        SHTBG1.
    216:
      id: item_tshirtzipcrm
      -orig-id: tshirtzipcrm
      doc: |
        Clothes for the torso: texture `tshirtzipcrm` on model `tshirt`, text
        TSHZIP1.
    217:
      id: item_tshirtzipgry
      -orig-id: tshirtzipgry
      doc: |
        Clothes for the torso: texture `tshirtzipgry` on model `tshirt`, text
        TSHZIP2.
    218:
      id: item_denimfade
      -orig-id: denimfade
      doc: |
        Clothes for the torso: texture `denimfade` on model `denim`, text
        DENJCK1.
    219:
      id: item_bowling
      -orig-id: bowling
      doc: |
        Clothes for the torso: texture `bowling` on model `hawaii`, text
        BOWLSH1.
    220:
      id: item_hoodjackbeige
      -orig-id: hoodjackbeige
      doc: |
        Clothes for the torso: texture `hoodjackbeige` on model `hoodjack`, text
        HODJCK1.
    221:
      id: item_baskballloc
      -orig-id: baskballloc
      doc: |
        Clothes for the torso: texture `baskballloc` on model `baskball`, text
        BASKB.
    222:
      id: item_tshirtlocgrey
      -orig-id: tshirtlocgrey
      doc: |
        Clothes for the torso: texture `tshirtlocgrey` on model `tshirt`, text
        TSHIRTB.
    223:
      id: item_tshirtmaddgrey
      -orig-id: tshirtmaddgrey
      doc: |
        Clothes for the torso: texture `tshirtmaddgrey` on model `tshirt`, text
        TSHRTMG.
    224:
      id: item_tshirtmaddgrn
      -orig-id: tshirtmaddgrn
      doc: |
        Clothes for the torso: texture `tshirtmaddgrn` on model `tshirt`, text
        TSRTMGN.
    225:
      id: item_suit1grey
      -orig-id: suit1grey
      doc: |
        Clothes for the torso: texture `suit1grey` on model `suit1`, text
        SUT1GRY.
    226:
      id: item_suit1blk
      -orig-id: suit1blk
      doc: |
        Clothes for the torso: texture `suit1blk` on model `suit1`, text
        SUT1BLK.
    227:
      id: item_leather
      -orig-id: leather
      doc: |
        Clothes for the torso: texture `leather` on model `leather`, text
        BIKERJ.
    228:
      id: item_painter
      -orig-id: painter
      doc: |
        Clothes for the torso: texture `painter` on model `painter`, text
        PAINT1.
    229:
      id: item_hawaiiwht
      -orig-id: hawaiiwht
      doc: |
        Clothes for the torso: texture `hawaiiwht` on model `hawaii`, text
        HAWAI1.
    230:
      id: item_hawaiired
      -orig-id: hawaiired
      doc: |
        Clothes for the torso: texture `hawaiired` on model `hawaii`, text
        HAWAI2.
    231:
      id: item_sportjack
      -orig-id: sportjack
      doc: |
        Clothes for the torso: texture `sportjack` on model `trackytop1`, text
        SPRJCT.
    232:
      id: item_suit1red
      -orig-id: suit1red
      doc: |
        Clothes for the torso: texture `suit1red` on model `suit1`, text SUIT1.
    233:
      id: item_suit1blue
      -orig-id: suit1blue
      doc: |
        Clothes for the torso: texture `suit1blue` on model `suit1`, text SUIT2.
    234:
      id: item_suit1yellow
      -orig-id: suit1yellow
      doc: |
        Clothes for the torso: texture `suit1yellow` on model `suit1`, text
        SUIT3.
    235:
      id: item_suit2grn
      -orig-id: suit2grn
      doc: |
        Clothes for the torso: texture `suit2grn` on model `suit2`, text
        SUT2GRN.
    236:
      id: item_tuxedo
      -orig-id: tuxedo
      doc: |
        Clothes for the torso: texture `tuxedo` on model `suit2`, text TUXEDO.
    237:
      id: item_suit1gang
      -orig-id: suit1gang
      doc: |
        Clothes for the torso: texture `suit1gang` on model `suit1`, text
        SUITGNG.
    238:
      id: item_letter
      -orig-id: letter
      doc: |
        Clothes for the torso: texture `letter` on model `sleevt`, text LETTER.
    239:
      id: item_worktrcamogrn
      -orig-id: worktrcamogrn
      doc: 'Trousers: texture `worktrcamogrn` on model `worktr`, text WORKA.'
    240:
      id: item_worktrcamogry
      -orig-id: worktrcamogry
      doc: 'Trousers: texture `worktrcamogry` on model `worktr`, text WORKB.'
    241:
      id: item_worktrgrey
      -orig-id: worktrgrey
      doc: 'Trousers: texture `worktrgrey` on model `worktr`, text WORKC.'
    242:
      id: item_worktrkhaki
      -orig-id: worktrkhaki
      doc: 'Trousers: texture `worktrkhaki` on model `worktr`, text WORKD.'
    243:
      id: item_tracktr
      -orig-id: tracktr
      doc: 'Trousers: texture `tracktr` on model `tracktr`, text TRABOTA.'
    244:
      id: item_tracktreris
      -orig-id: tracktreris
      doc: 'Trousers: texture `tracktreris` on model `tracktr`, text TRAKERI.'
    245:
      id: item_jeansdenim
      -orig-id: jeansdenim
      doc: 'Trousers: texture `jeansdenim` on model `jeans`, text JEANSBL.'
    246:
      id: item_legsblack
      -orig-id: legsblack
      doc: 'Trousers: texture `legsblack` on model `legs`, text BOXBLK.'
    247:
      id: item_legsheart
      -orig-id: legsheart
      doc: 'Trousers: texture `legsheart` on model `legs`, text BOXHRT.'
    248:
      id: item_biegetr
      -orig-id: biegetr
      doc: 'Trousers: texture `biegetr` on model `chinosb`, text BEITROS.'
    249:
      id: item_tracktrpro
      -orig-id: tracktrpro
      doc: 'Trousers: texture `tracktrpro` on model `tracktr`, text TRACKT1.'
    250:
      id: item_tracktrwhstr
      -orig-id: tracktrwhstr
      doc: 'Trousers: texture `tracktrwhstr` on model `tracktr`, text TRACKT2.'
    251:
      id: item_tracktrblue
      -orig-id: tracktrblue
      doc: 'Trousers: texture `tracktrblue` on model `tracktr`, text TRACKT3.'
    252:
      id: item_tracktrgang
      -orig-id: tracktrgang
      doc: 'Trousers: texture `tracktrgang` on model `tracktr`, text TRACKT4.'
    253:
      id: item_bbshortwht
      -orig-id: bbshortwht
      doc: |
        Trousers: texture `bbshortwht` on model `boxingshort`, text BOXSRT1.
    254:
      id: item_boxshort
      -orig-id: boxshort
      doc: 'Trousers: texture `boxshort` on model `boxingshort`, text BOXSRT2.'
    255:
      id: item_bbshortred
      -orig-id: bbshortred
      doc: |
        Trousers: texture `bbshortred` on model `boxingshort`, text BOXSRT3.
    256:
      id: item_shellsuittr
      -orig-id: shellsuittr
      doc: 'Trousers: texture `shellsuittr` on model `tracktr`, text SHELBOT.'
    257:
      id: item_shortsgrey
      -orig-id: shortsgrey
      doc: 'Trousers: texture `shortsgrey` on model `shorts`, text SHORT1.'
    258:
      id: item_shortskhaki
      -orig-id: shortskhaki
      doc: 'Trousers: texture `shortskhaki` on model `shorts`, text SHORT2.'
    259:
      id: item_chongergrey
      -orig-id: chongergrey
      doc: 'Trousers: texture `chongergrey` on model `chonger`, text CHONG1.'
    260:
      id: item_chongergang
      -orig-id: chongergang
      doc: 'Trousers: texture `chongergang` on model `chonger`, text CHONG2.'
    261:
      id: item_chongerred
      -orig-id: chongerred
      doc: 'Trousers: texture `chongerred` on model `chonger`, text CHONG3.'
    262:
      id: item_chongerblue
      -orig-id: chongerblue
      doc: 'Trousers: texture `chongerblue` on model `chonger`, text CHONG4.'
    263:
      id: item_shortsgang
      -orig-id: shortsgang
      doc: 'Trousers: texture `shortsgang` on model `shorts`, text SHORT3.'
    264:
      id: item_denimsgang
      -orig-id: denimsgang
      doc: 'Trousers: texture `denimsgang` on model `jeans`, text DENIM1.'
    265:
      id: item_denimsred
      -orig-id: denimsred
      doc: 'Trousers: texture `denimsred` on model `jeans`, text DENIM2.'
    266:
      id: item_chinosbiege
      -orig-id: chinosbiege
      doc: 'Trousers: texture `chinosbiege` on model `chinosb`, text CHINBIE.'
    267:
      id: item_chinoskhaki
      -orig-id: chinoskhaki
      doc: 'Trousers: texture `chinoskhaki` on model `chinosb`, text CHINOK.'
    268:
      id: item_cutoffchinos
      -orig-id: cutoffchinos
      doc: 'Trousers: texture `cutoffchinos` on model `shorts`, text CUTCHI.'
    269:
      id: item_cutoffchinosblue
      -orig-id: cutoffchinosblue
      doc: |
        Trousers: texture `cutoffchinosblue` on model `shorts`, text CUTCHBU.
    270:
      id: item_chinosblack
      -orig-id: chinosblack
      doc: 'Trousers: texture `chinosblack` on model `chinosb`, text CHINO3.'
    271:
      id: item_chinosblue
      -orig-id: chinosblue
      doc: 'Trousers: texture `chinosblue` on model `chinosb`, text CHINO4.'
    272:
      id: item_leathertr
      -orig-id: leathertr
      doc: 'Trousers: texture `leathertr` on model `leathertr`, text LEATHA.'
    273:
      id: item_leathertrchaps
      -orig-id: leathertrchaps
      doc: |
        Trousers: texture `leathertrchaps` on model `leathertr`, text LEATHB.
    274:
      id: item_suit1trgrey
      -orig-id: suit1trgrey
      doc: 'Trousers: texture `suit1trgrey` on model `suit1tr`, text SUTR1GR.'
    275:
      id: item_suit1trblk
      -orig-id: suit1trblk
      doc: 'Trousers: texture `suit1trblk` on model `suit1tr`, text SUTR1BL.'
    276:
      id: item_cutoffdenims
      -orig-id: cutoffdenims
      doc: 'Trousers: texture `cutoffdenims` on model `shorts`, text CUTDENM.'
    277:
      id: item_suit1trred
      -orig-id: suit1trred
      doc: 'Trousers: texture `suit1trred` on model `suit1tr`, text SUITTR1.'
    278:
      id: item_suit1trblue
      -orig-id: suit1trblue
      doc: 'Trousers: texture `suit1trblue` on model `suit1tr`, text SUITTR2.'
    279:
      id: item_suit1tryellow
      -orig-id: suit1tryellow
      doc: 'Trousers: texture `suit1tryellow` on model `suit1tr`, text SUITTR3.'
    280:
      id: item_suit1trgreen
      -orig-id: suit1trgreen
      doc: 'Trousers: texture `suit1trgreen` on model `suit1tr`, text SUTR1GN.'
    281:
      id: item_suit1trblk2
      -orig-id: suit1trblk2
      doc: 'Trousers: texture `suit1trblk2` on model `suit1tr`, text SUTR2BL.'
    282:
      id: item_suit1trgang
      -orig-id: suit1trgang
      doc: 'Trousers: texture `suit1trgang` on model `suit1tr`, text SUTRGNG.'
    283:
      id: item_player_legs
      -orig-id: 'player_legs'
      doc: 'Trousers: texture `player_legs` on model `legs`, text LEGS.'
    284:
      id: item_cowboyboot2
      -orig-id: cowboyboot2
      doc: 'Shoes: texture `cowboyboot2` on model `biker`, text COWBOT2.'
    285:
      id: item_bask2semi
      -orig-id: bask2semi
      doc: 'Shoes: texture `bask2semi` on model `bask1`, text BASKBO1.'
    286:
      id: item_bask1eris
      -orig-id: bask1eris
      doc: 'Shoes: texture `bask1eris` on model `bask1`, text BASKBO2.'
    287:
      id: item_sneakerbincgang
      -orig-id: sneakerbincgang
      doc: 'Shoes: texture `sneakerbincgang` on model `sneaker`, text SNKBGAN.'
    288:
      id: item_sneakerbincblu
      -orig-id: sneakerbincblu
      doc: 'Shoes: texture `sneakerbincblu` on model `sneaker`, text SNKBBLU.'
    289:
      id: item_sneakerbincblk
      -orig-id: sneakerbincblk
      doc: 'Shoes: texture `sneakerbincblk` on model `sneaker`, text SNKBBLK.'
    290:
      id: item_sandal
      -orig-id: sandal
      doc: 'Shoes: texture `sandal` on model `flipflop`, text SANDIL1.'
    291:
      id: item_sandalsock
      -orig-id: sandalsock
      doc: 'Shoes: texture `sandalsock` on model `flipflop`, text SANDIL2.'
    292:
      id: item_flipflop
      -orig-id: flipflop
      doc: 'Shoes: texture `flipflop` on model `flipflop`, text SANDIL3.'
    293:
      id: item_hitop
      -orig-id: hitop
      doc: 'Shoes: texture `hitop` on model `bask1`, text HITOP.'
    294:
      id: item_convproblk
      -orig-id: convproblk
      doc: 'Shoes: texture `convproblk` on model `conv`, text CHUBLK.'
    295:
      id: item_convproblu
      -orig-id: convproblu
      doc: 'Shoes: texture `convproblu` on model `conv`, text CONBLUE.'
    296:
      id: item_convprogrn
      -orig-id: convprogrn
      doc: 'Shoes: texture `convprogrn` on model `conv`, text CONGREN.'
    297:
      id: item_sneakerprored
      -orig-id: sneakerprored
      doc: 'Shoes: texture `sneakerprored` on model `sneaker`, text PROTRA1.'
    298:
      id: item_sneakerproblu
      -orig-id: sneakerproblu
      doc: 'Shoes: texture `sneakerproblu` on model `sneaker`, text PROTRA2.'
    299:
      id: item_sneakerprowht
      -orig-id: sneakerprowht
      doc: 'Shoes: texture `sneakerprowht` on model `sneaker`, text PROTRA3.'
    300:
      id: item_bask1prowht
      -orig-id: bask1prowht
      doc: 'Shoes: texture `bask1prowht` on model `bask1`, text PROWHT1.'
    301:
      id: item_bask1problk
      -orig-id: bask1problk
      doc: 'Shoes: texture `bask1problk` on model `bask1`, text PROBLK1.'
    302:
      id: item_boxingshoe
      -orig-id: boxingshoe
      doc: 'Shoes: texture `boxingshoe` on model `biker`, text BOXSHO1.'
    303:
      id: item_convheatblk
      -orig-id: convheatblk
      doc: 'Shoes: texture `convheatblk` on model `conv`, text COHEAT1.'
    304:
      id: item_convheatred
      -orig-id: convheatred
      doc: 'Shoes: texture `convheatred` on model `conv`, text COHEAT2.'
    305:
      id: item_convheatorn
      -orig-id: convheatorn
      doc: 'Shoes: texture `convheatorn` on model `conv`, text COHEAT3.'
    306:
      id: item_sneakerheatwht
      -orig-id: sneakerheatwht
      doc: 'Shoes: texture `sneakerheatwht` on model `sneaker`, text SNHEAT1.'
    307:
      id: item_sneakerheatgry
      -orig-id: sneakerheatgry
      doc: 'Shoes: texture `sneakerheatgry` on model `sneaker`, text SNHEAT2.'
    308:
      id: item_sneakerheatblk
      -orig-id: sneakerheatblk
      doc: 'Shoes: texture `sneakerheatblk` on model `sneaker`, text SNHEAT3.'
    309:
      id: item_bask2heatwht
      -orig-id: bask2heatwht
      doc: 'Shoes: texture `bask2heatwht` on model `bask1`, text BSHEAT1.'
    310:
      id: item_bask2heatband
      -orig-id: bask2heatband
      doc: 'Shoes: texture `bask2heatband` on model `bask1`, text BSHEAT2.'
    311:
      id: item_timbergrey
      -orig-id: timbergrey
      doc: 'Shoes: texture `timbergrey` on model `bask1`, text TIMBER1.'
    312:
      id: item_timberred
      -orig-id: timberred
      doc: 'Shoes: texture `timberred` on model `bask1`, text TIMBER2.'
    313:
      id: item_timberfawn
      -orig-id: timberfawn
      doc: 'Shoes: texture `timberfawn` on model `bask1`, text TIMBER3.'
    314:
      id: item_timberhike
      -orig-id: timberhike
      doc: 'Shoes: texture `timberhike` on model `bask1`, text TIMBER4.'
    315:
      id: item_cowboyboot
      -orig-id: cowboyboot
      doc: 'Shoes: texture `cowboyboot` on model `biker`, text COWBOY.'
    316:
      id: item_biker
      -orig-id: biker
      doc: 'Shoes: texture `biker` on model `biker`, text BIKEBOT.'
    317:
      id: item_snakeskin
      -orig-id: snakeskin
      doc: 'Shoes: texture `snakeskin` on model `biker`, text SNAKESN.'
    318:
      id: item_shoedressblk
      -orig-id: shoedressblk
      doc: 'Shoes: texture `shoedressblk` on model `shoe`, text SHOEDR1.'
    319:
      id: item_shoedressbrn
      -orig-id: shoedressbrn
      doc: 'Shoes: texture `shoedressbrn` on model `shoe`, text SHOEDR2.'
    320:
      id: item_shoespatz
      -orig-id: shoespatz
      doc: 'Shoes: texture `shoespatz` on model `shoe`, text SHOEDR3.'
    321:
      id: item_dogtag
      -orig-id: dogtag
      doc: 'Chain: texture `dogtag` on model `neck`, text DOGTAG.'
    322:
      id: item_neckafrica
      -orig-id: neckafrica
      doc: 'Chain: texture `neckafrica` on model `neck`, text NECKAFR.'
    323:
      id: item_stopwatch
      -orig-id: stopwatch
      doc: 'Chain: texture `stopwatch` on model `neck`, text STOPWAT.'
    324:
      id: item_necksaints
      -orig-id: necksaints
      doc: 'Chain: texture `necksaints` on model `neck`, text NECKSNT.'
    325:
      id: item_neckhash
      -orig-id: neckhash
      doc: 'Chain: texture `neckhash` on model `neck`, text NECKHA.'
    326:
      id: item_necksilver
      -orig-id: necksilver
      doc: 'Chain: texture `necksilver` on model `neck2`, text NECKCU1.'
    327:
      id: item_neckgold
      -orig-id: neckgold
      doc: 'Chain: texture `neckgold` on model `neck2`, text NECKCU2.'
    328:
      id: item_neckropes
      -orig-id: neckropes
      doc: 'Chain: texture `neckropes` on model `neck2`, text NECKRP1.'
    329:
      id: item_neckropeg
      -orig-id: neckropeg
      doc: 'Chain: texture `neckropeg` on model `neck2`, text NECKRP2.'
    330:
      id: item_neckls
      -orig-id: neckls
      doc: 'Chain: texture `neckls` on model `neck`, text NECKLS.'
    331:
      id: item_neckdollar
      -orig-id: neckdollar
      doc: 'Chain: texture `neckdollar` on model `neck`, text NECKDL.'
    332:
      id: item_neckcross
      -orig-id: neckcross
      doc: 'Chain: texture `neckcross` on model `neck`, text NECKCR.'
    333:
      id: item_watchpink
      -orig-id: watchpink
      doc: 'Watch: texture `watchpink` on model `watch`, text WATCH7.'
    334:
      id: item_watchyellow
      -orig-id: watchyellow
      doc: 'Watch: texture `watchyellow` on model `watch`, text WATCH8.'
    335:
      id: item_watchpro
      -orig-id: watchpro
      doc: 'Watch: texture `watchpro` on model `watch`, text WATCH3.'
    336:
      id: item_watchpro2
      -orig-id: watchpro2
      doc: 'Watch: texture `watchpro2` on model `watch`, text WATCH4.'
    337:
      id: item_watchsub1
      -orig-id: watchsub1
      doc: 'Watch: texture `watchsub1` on model `watch`, text WATCH9.'
    338:
      id: item_watchsub2
      -orig-id: watchsub2
      doc: 'Watch: texture `watchsub2` on model `watch`, text WATCH10.'
    339:
      id: item_watchzip1
      -orig-id: watchzip1
      doc: 'Watch: texture `watchzip1` on model `watch`, text WATCH11.'
    340:
      id: item_watchzip2
      -orig-id: watchzip2
      doc: 'Watch: texture `watchzip2` on model `watch`, text WATCH12.'
    341:
      id: item_watchgno
      -orig-id: watchgno
      doc: 'Watch: texture `watchgno` on model `watch`, text WATCH2.'
    342:
      id: item_watchgno2
      -orig-id: watchgno2
      doc: 'Watch: texture `watchgno2` on model `watch`, text WATCH5.'
    343:
      id: item_watchcro
      -orig-id: watchcro
      doc: 'Watch: texture `watchcro` on model `watch`, text WATCH1.'
    344:
      id: item_watchcro2
      -orig-id: watchcro2
      doc: 'Watch: texture `watchcro2` on model `watch`, text WATCH6.'
    345:
      id: item_groucho
      -orig-id: groucho
      doc: |
        Glasses or mask: texture `groucho` on model `grouchos`, text GROUCH1.
    346:
      id: item_zorro
      -orig-id: zorro
      doc: 'Glasses or mask: texture `zorro` on model `zorromask`, text ZORRO.'
    347:
      id: item_eyepatch
      -orig-id: eyepatch
      doc: |
        Glasses or mask: texture `eyepatch` on model `eyepatch`, text EYEPCH.
    348:
      id: item_glasses01
      -orig-id: glasses01
      doc: |
        Glasses or mask: texture `glasses01` on model `glasses01`, text GLASS1.
    349:
      id: item_glasses04
      -orig-id: glasses04
      doc: |
        Glasses or mask: texture `glasses04` on model `glasses04`, text GLASS4.
    350:
      id: item_bandred3
      -orig-id: bandred3
      doc: |
        Glasses or mask: texture `bandred3` on model `bandmask`, text BANDA15.
    351:
      id: item_bandblue3
      -orig-id: bandblue3
      doc: |
        Glasses or mask: texture `bandblue3` on model `bandmask`, text BANDA16.
    352:
      id: item_bandgang3
      -orig-id: bandgang3
      doc: |
        Glasses or mask: texture `bandgang3` on model `bandmask`, text BANDA17.
    353:
      id: item_bandblack3
      -orig-id: bandblack3
      doc: |
        Glasses or mask: texture `bandblack3` on model `bandmask`, text BANDA18.
    354:
      id: item_glasses01dark
      -orig-id: glasses01dark
      doc: |
        Glasses or mask: texture `glasses01dark` on model `glasses01`, text
        GLASS5.
    355:
      id: item_glasses04dark
      -orig-id: glasses04dark
      doc: |
        Glasses or mask: texture `glasses04dark` on model `glasses04`, text
        GLASS6.
    356:
      id: item_glasses03
      -orig-id: glasses03
      doc: |
        Glasses or mask: texture `glasses03` on model `glasses03`, text GLASS3.
    357:
      id: item_glasses03red
      -orig-id: glasses03red
      doc: |
        Glasses or mask: texture `glasses03red` on model `glasses03`, text
        GLASS8.
    358:
      id: item_glasses03blue
      -orig-id: glasses03blue
      doc: |
        Glasses or mask: texture `glasses03blue` on model `glasses03`, text
        GLASS9.
    359:
      id: item_glasses03dark
      -orig-id: glasses03dark
      doc: |
        Glasses or mask: texture `glasses03dark` on model `glasses03`, text
        GLASS7.
    360:
      id: item_glasses05dark
      -orig-id: glasses05dark
      doc: |
        Glasses or mask: texture `glasses05dark` on model `glasses03`, text
        GLASS10.
    361:
      id: item_glasses05
      -orig-id: glasses05
      doc: |
        Glasses or mask: texture `glasses05` on model `glasses03`, text GLASS11.
    362:
      id: item_bandred
      -orig-id: bandred
      doc: 'Hat: texture `bandred` on model `bandana`, text BANDAN7.'
    363:
      id: item_bandblue
      -orig-id: bandblue
      doc: 'Hat: texture `bandblue` on model `bandana`, text BANDAN8.'
    364:
      id: item_bandgang
      -orig-id: bandgang
      doc: 'Hat: texture `bandgang` on model `bandana`, text BANDAN9.'
    365:
      id: item_bandblack
      -orig-id: bandblack
      doc: 'Hat: texture `bandblack` on model `bandana`, text BANDA10.'
    366:
      id: item_bandred2
      -orig-id: bandred2
      doc: 'Hat: texture `bandred2` on model `bandknots`, text BANDA11.'
    367:
      id: item_bandblue2
      -orig-id: bandblue2
      doc: 'Hat: texture `bandblue2` on model `bandknots`, text BANDA12.'
    368:
      id: item_bandblack2
      -orig-id: bandblack2
      doc: 'Hat: texture `bandblack2` on model `bandknots`, text BANDA13.'
    369:
      id: item_bandgang2
      -orig-id: bandgang2
      doc: 'Hat: texture `bandgang2` on model `bandknots`, text BANDA14.'
    370:
      id: item_capknitgrn
      -orig-id: capknitgrn
      doc: 'Hat: texture `capknitgrn` on model `capknit`, text CAP25.'
    371:
      id: item_captruck
      -orig-id: captruck
      doc: 'Hat: texture `captruck` on model `captruck`, text CAP26.'
    372:
      id: item_cowboy
      -orig-id: cowboy
      doc: 'Hat: texture `cowboy` on model `cowboy`, text CAP28.'
    373:
      id: item_hattiger
      -orig-id: hattiger
      doc: 'Hat: texture `hattiger` on model `cowboy`, text CAP29.'
    374:
      id: item_helmet
      -orig-id: helmet
      doc: 'Hat: texture `helmet` on model `helmet`, text CAP27.'
    375:
      id: item_moto
      -orig-id: moto
      doc: 'Hat: texture `moto` on model `moto`, text CAP30.'
    376:
      id: item_boxingcap
      -orig-id: boxingcap
      doc: 'Hat: texture `boxingcap` on model `boxingcap`, text CAP15.'
    377:
      id: item_hockey
      -orig-id: hockey
      doc: 'Hat: texture `hockey` on model `hockeymask`, text CAP16.'
    378:
      id: item_capgang
      -orig-id: capgang
      doc: 'Hat: texture `capgang` on model `cap`, text CAP31.'
    379:
      id: item_capgangback
      -orig-id: capgangback
      doc: 'Hat: texture `capgangback` on model `capback`, text CAP32.'
    380:
      id: item_capgangside
      -orig-id: capgangside
      doc: 'Hat: texture `capgangside` on model `capside`, text CAP33.'
    381:
      id: item_capgangover
      -orig-id: capgangover
      doc: 'Hat: texture `capgangover` on model `capovereye`, text CAP34.'
    382:
      id: item_capgangup
      -orig-id: capgangup
      doc: 'Hat: texture `capgangup` on model `caprimup`, text CAP35.'
    383:
      id: item_bikerhelmet
      -orig-id: bikerhelmet
      doc: 'Hat: texture `bikerhelmet` on model `bikerhelmet`, text CAP56.'
    384:
      id: item_capred
      -orig-id: capred
      doc: 'Hat: texture `capred` on model `cap`, text CAP36.'
    385:
      id: item_capredback
      -orig-id: capredback
      doc: 'Hat: texture `capredback` on model `capback`, text CAP37.'
    386:
      id: item_capredside
      -orig-id: capredside
      doc: 'Hat: texture `capredside` on model `capside`, text CAP38.'
    387:
      id: item_capredover
      -orig-id: capredover
      doc: 'Hat: texture `capredover` on model `capovereye`, text CAP39.'
    388:
      id: item_capredup
      -orig-id: capredup
      doc: 'Hat: texture `capredup` on model `caprimup`, text CAP40.'
    389:
      id: item_capblue
      -orig-id: capblue
      doc: 'Hat: texture `capblue` on model `cap`, text CAP41.'
    390:
      id: item_capblueback
      -orig-id: capblueback
      doc: 'Hat: texture `capblueback` on model `capback`, text CAP42.'
    391:
      id: item_capblueside
      -orig-id: capblueside
      doc: 'Hat: texture `capblueside` on model `capside`, text CAP43.'
    392:
      id: item_capblueover
      -orig-id: capblueover
      doc: 'Hat: texture `capblueover` on model `capovereye`, text CAP44.'
    393:
      id: item_capblueup
      -orig-id: capblueup
      doc: 'Hat: texture `capblueup` on model `caprimup`, text CAP45.'
    394:
      id: item_skullyblk
      -orig-id: skullyblk
      doc: 'Hat: texture `skullyblk` on model `skullycap`, text CAP57.'
    395:
      id: item_skullygrn
      -orig-id: skullygrn
      doc: 'Hat: texture `skullygrn` on model `skullycap`, text CAP58.'
    396:
      id: item_hatmancblk
      -orig-id: hatmancblk
      doc: 'Hat: texture `hatmancblk` on model `hatmanc`, text MANCBLK.'
    397:
      id: item_hatmancplaid
      -orig-id: hatmancplaid
      doc: 'Hat: texture `hatmancplaid` on model `hatmanc`, text MANCPLD.'
    398:
      id: item_capzip
      -orig-id: capzip
      doc: 'Hat: texture `capzip` on model `cap`, text CAP46.'
    399:
      id: item_capzipback
      -orig-id: capzipback
      doc: 'Hat: texture `capzipback` on model `capback`, text CAP47.'
    400:
      id: item_capzipside
      -orig-id: capzipside
      doc: 'Hat: texture `capzipside` on model `capside`, text CAP48.'
    401:
      id: item_capzipover
      -orig-id: capzipover
      doc: 'Hat: texture `capzipover` on model `capovereye`, text CAP49.'
    402:
      id: item_capzipup
      -orig-id: capzipup
      doc: 'Hat: texture `capzipup` on model `caprimup`, text CAP50.'
    403:
      id: item_beretred
      -orig-id: beretred
      doc: 'Hat: texture `beretred` on model `beret`, text CAP17.'
    404:
      id: item_beretblk
      -orig-id: beretblk
      doc: 'Hat: texture `beretblk` on model `beret`, text CAP18.'
    405:
      id: item_capblk
      -orig-id: capblk
      doc: 'Hat: texture `capblk` on model `cap`, text CAP51.'
    406:
      id: item_capblkback
      -orig-id: capblkback
      doc: 'Hat: texture `capblkback` on model `capback`, text CAP52.'
    407:
      id: item_capblkside
      -orig-id: capblkside
      doc: 'Hat: texture `capblkside` on model `capside`, text CAP53.'
    408:
      id: item_capblkover
      -orig-id: capblkover
      doc: 'Hat: texture `capblkover` on model `capovereye`, text CAP54.'
    409:
      id: item_capblkup
      -orig-id: capblkup
      doc: 'Hat: texture `capblkup` on model `caprimup`, text CAP55.'
    410:
      id: item_trilbydrk
      -orig-id: trilbydrk
      doc: 'Hat: texture `trilbydrk` on model `trilby`, text TRIBY1.'
    411:
      id: item_trilbylght
      -orig-id: trilbylght
      doc: 'Hat: texture `trilbylght` on model `trilby`, text TRIBY2.'
    412:
      id: item_bowler
      -orig-id: bowler
      doc: 'Hat: texture `bowler` on model `bowler`, text BOWLER1.'
    413:
      id: item_bowlerred
      -orig-id: bowlerred
      doc: 'Hat: texture `bowlerred` on model `bowler`, text BOWLER2.'
    414:
      id: item_bowlerblue
      -orig-id: bowlerblue
      doc: 'Hat: texture `bowlerblue` on model `bowler`, text BOWLER3.'
    415:
      id: item_bowleryellow
      -orig-id: bowleryellow
      doc: 'Hat: texture `bowleryellow` on model `bowler`, text BOWLER4.'
    416:
      id: item_boater
      -orig-id: boater
      doc: 'Hat: texture `boater` on model `boater`, text BOATHA1.'
    417:
      id: item_bowlergang
      -orig-id: bowlergang
      doc: 'Hat: texture `bowlergang` on model `bowler`, text BOWLER5.'
    418:
      id: item_boaterblk
      -orig-id: boaterblk
      doc: 'Hat: texture `boaterblk` on model `boater`, text BOATHA2.'
    419:
      id: item_gimpleg
      -orig-id: gimpleg
      doc: |
        Outfit for the whole body: texture `gimpleg` on model `gimpleg`, text
        GIMP.
    420:
      id: item_valet
      -orig-id: valet
      doc: |
        Outfit for the whole body: texture `valet` on model `valet`, text
        VALETU.
    421:
      id: item_countrytr
      -orig-id: countrytr
      doc: |
        Outfit for the whole body: texture `countrytr` on model `countrytr`,
        text COUNTRY.
    422:
      id: item_croupier
      -orig-id: croupier
      doc: |
        Outfit for the whole body: texture `croupier` on model `valet`, text
        CROUP.
    423:
      id: item_policetr
      -orig-id: policetr
      doc: |
        Outfit for the whole body: texture `policetr` on model `policetr`, text
        POLICE.
    424:
      id: item_balaclava
      -orig-id: balaclava
      doc: |
        Outfit for the whole body: texture `balaclava` on model `balaclava`,
        text BALACLA.
    425:
      id: item_pimptr
      -orig-id: pimptr
      doc: |
        Outfit for the whole body: texture `pimptr` on model `pimptr`, text
        PIMPSUT.
    426:
      id: item_garageleg
      -orig-id: garageleg
      doc: |
        Outfit for the whole body: texture `garageleg` on model `garagetr`, text
        RDRIVER.
    427:
      id: item_medictr
      -orig-id: medictr
      doc: |
        Outfit for the whole body: texture `medictr` on model `medictr`, text
        PAMEDIC.
    428:
      id: item_player_face
      -orig-id: 'player_face'
      doc: 'Haircut: texture `player_face` on model `head`, text HEAD.'
    429:
      id: item_hairblond
      -orig-id: hairblond
      doc: 'Haircut: texture `hairblond` on model `head`, text BLHAIR.'
    430:
      id: item_hairred
      -orig-id: hairred
      doc: 'Haircut: texture `hairred` on model `head`, text REDHAIR.'
    431:
      id: item_hairblue
      -orig-id: hairblue
      doc: 'Haircut: texture `hairblue` on model `head`, text BLUHAIR.'
    432:
      id: item_hairgreen
      -orig-id: hairgreen
      doc: 'Haircut: texture `hairgreen` on model `head`, text GRNHAIR.'
    433:
      id: item_hairpink
      -orig-id: hairpink
      doc: 'Haircut: texture `hairpink` on model `head`, text PNKHAIR.'
    434:
      id: item_bald
      -orig-id: bald
      doc: 'Haircut: texture `bald` on model `head`, text BALD.'
    435:
      id: item_baldbeard
      -orig-id: baldbeard
      doc: 'Haircut: texture `baldbeard` on model `head`, text BLADBEA.'
    436:
      id: item_baldtash
      -orig-id: baldtash
      doc: 'Haircut: texture `baldtash` on model `head`, text BALDTSH.'
    437:
      id: item_baldgoatee
      -orig-id: baldgoatee
      doc: 'Haircut: texture `baldgoatee` on model `head`, text BALDGOT.'
    438:
      id: item_highfade
      -orig-id: highfade
      doc: 'Haircut: texture `highfade` on model `head`, text HIGHFAD.'
    439:
      id: item_highafro
      -orig-id: highafro
      doc: 'Haircut: texture `highafro` on model `highafro`, text AFROHI.'
    440:
      id: item_wedge
      -orig-id: wedge
      doc: 'Haircut: texture `wedge` on model `wedge`, text WEDGE.'
    441:
      id: item_slope
      -orig-id: slope
      doc: 'Haircut: texture `slope` on model `slope`, text SLOPE.'
    442:
      id: item_jhericurl
      -orig-id: jhericurl
      doc: 'Haircut: texture `jhericurl` on model `jheri`, text JHERI.'
    443:
      id: item_cornrows
      -orig-id: cornrows
      doc: 'Haircut: texture `cornrows` on model `cornrows`, text CORNROW.'
    444:
      id: item_cornrowsb
      -orig-id: cornrowsb
      doc: 'Haircut: texture `cornrowsb` on model `cornrows`, text CORNRO2.'
    445:
      id: item_tramline
      -orig-id: tramline
      doc: 'Haircut: texture `tramline` on model `tramline`, text TRAMLIN.'
    446:
      id: item_groovecut
      -orig-id: groovecut
      doc: 'Haircut: texture `groovecut` on model `groovecut`, text GROOVE.'
    447:
      id: item_mohawk
      -orig-id: mohawk
      doc: 'Haircut: texture `mohawk` on model `mohawk`, text MOHAWK.'
    448:
      id: item_mohawkblond
      -orig-id: mohawkblond
      doc: 'Haircut: texture `mohawkblond` on model `mohawk`, text MOHAWKB.'
    449:
      id: item_mohawkpink
      -orig-id: mohawkpink
      doc: 'Haircut: texture `mohawkpink` on model `mohawk`, text MOHAWKP.'
    450:
      id: item_mohawkbeard
      -orig-id: mohawkbeard
      doc: 'Haircut: texture `mohawkbeard` on model `mohawk`, text MOHAKBE.'
    451:
      id: item_afro
      -orig-id: afro
      doc: 'Haircut: texture `afro` on model `afro`, text AFRO.'
    452:
      id: item_afrotash
      -orig-id: afrotash
      doc: 'Haircut: texture `afrotash` on model `afro`, text AFROT.'
    453:
      id: item_afrobeard
      -orig-id: afrobeard
      doc: 'Haircut: texture `afrobeard` on model `afro`, text AFROB.'
    454:
      id: item_afroblond
      -orig-id: afroblond
      doc: 'Haircut: texture `afroblond` on model `afro`, text AFROBL.'
    455:
      id: item_flattop
      -orig-id: flattop
      doc: 'Haircut: texture `flattop` on model `flattop`, text AFROFL.'
    456:
      id: item_elvishair
      -orig-id: elvishair
      doc: 'Haircut: texture `elvishair` on model `elvishair`, text ELVISHA.'
    457:
      id: item_beard
      -orig-id: beard
      doc: 'Haircut: texture `beard` on model `head`, text BEARD.'
    458:
      id: item_tash
      -orig-id: tash
      doc: 'Haircut: texture `tash` on model `head`, text TASH.'
    459:
      id: item_goatee
      -orig-id: goatee
      doc: 'Haircut: texture `goatee` on model `head`, text GOATEE.'
    460:
      id: item_afrogoatee
      -orig-id: afrogoatee
      doc: 'Haircut: texture `afrogoatee` on model `afro`, text AFROGOT.'
    461:
      id: item_4weed
      -orig-id: '4weed'
      doc: 'Tattoo on the upper left arm: texture `4weed`, text 4WEED.'
    462:
      id: item_4rip
      -orig-id: '4rip'
      doc: 'Tattoo on the upper left arm: texture `4rip`, text 4RIP.'
    463:
      id: item_4spider
      -orig-id: '4spider'
      doc: 'Tattoo on the upper left arm: texture `4spider`, text 4SPIDER.'
    464:
      id: item_5gun
      -orig-id: '5gun'
      doc: 'Tattoo on the lower left arm: texture `5gun`, text 5GUN.'
    465:
      id: item_5cross
      -orig-id: '5cross'
      doc: 'Tattoo on the lower left arm: texture `5cross`, text 5CROSS.'
    466:
      id: item_5cross2
      -orig-id: '5cross2'
      doc: 'Tattoo on the lower left arm: texture `5cross2`, text 5CROSS2.'
    467:
      id: item_5cross3
      -orig-id: '5cross3'
      doc: 'Tattoo on the lower left arm: texture `5cross3`, text 5CROSS3.'
    468:
      id: item_6aztec
      -orig-id: '6aztec'
      doc: 'Tattoo on the upper right arm: texture `6aztec`, text 6AZTEC.'
    469:
      id: item_6crown
      -orig-id: '6crown'
      doc: 'Tattoo on the upper right arm: texture `6crown`, text 6CROWN.'
    470:
      id: item_6clown
      -orig-id: '6clown'
      doc: 'Tattoo on the upper right arm: texture `6clown`, text 6CLOWN.'
    471:
      id: item_6africa
      -orig-id: '6africa'
      doc: 'Tattoo on the upper right arm: texture `6africa`, text 6AFRICA.'
    472:
      id: item_7cross
      -orig-id: '7cross'
      doc: 'Tattoo on the lower right arm: texture `7cross`, text 7CROSS.'
    473:
      id: item_7cross2
      -orig-id: '7cross2'
      doc: 'Tattoo on the lower right arm: texture `7cross2`, text 7CROSS2.'
    474:
      id: item_7cross3
      -orig-id: '7cross3'
      doc: 'Tattoo on the lower right arm: texture `7cross3`, text 7CROSS3.'
    475:
      id: item_7mary
      -orig-id: '7mary'
      doc: 'Tattoo on the lower right arm: texture `7mary`, text 7MARY.'
    476:
      id: item_8sa
      -orig-id: '8sa'
      doc: 'Tattoo on the back: texture `8sa`, text 8SA.'
    477:
      id: item_8sa2
      -orig-id: '8sa2'
      doc: 'Tattoo on the back: texture `8sa2`, text 8SA2.'
    478:
      id: item_8sa3
      -orig-id: '8sa3'
      doc: 'Tattoo on the back: texture `8sa3`, text 8SA3.'
    479:
      id: item_8westside
      -orig-id: '8westside'
      doc: 'Tattoo on the back: texture `8westside`, text 8WESTSD.'
    480:
      id: item_8santos
      -orig-id: '8santos'
      doc: 'Tattoo on the back: texture `8santos`, text 8SANTOS.'
    481:
      id: item_8poker
      -orig-id: '8poker'
      doc: 'Tattoo on the back: texture `8poker`, text 8POKER.'
    482:
      id: item_8gun
      -orig-id: '8gun'
      doc: 'Tattoo on the back: texture `8gun`, text 8GUN.'
    483:
      id: item_9crown
      -orig-id: '9crown'
      doc: 'Tattoo on the left chest: texture `9crown`, text 9CROWN.'
    484:
      id: item_9gun
      -orig-id: '9gun'
      doc: 'Tattoo on the left chest: texture `9gun`, text 9GUN.'
    485:
      id: item_9gun2
      -orig-id: '9gun2'
      doc: 'Tattoo on the left chest: texture `9gun2`, text 9GUN2.'
    486:
      id: item_9homeboy
      -orig-id: '9homeboy'
      doc: 'Tattoo on the left chest: texture `9homeboy`, text 9HOMBY.'
    487:
      id: item_9bullet
      -orig-id: '9bullet'
      doc: 'Tattoo on the left chest: texture `9bullet`, text 9BULLT.'
    488:
      id: item_9rasta
      -orig-id: '9rasta'
      doc: 'Tattoo on the left chest: texture `9rasta`, text 9RASTA.'
    489:
      id: item_10ls
      -orig-id: '10ls'
      doc: 'Tattoo on the right chest: texture `10ls`, text 10LS.'
    490:
      id: item_10ls2
      -orig-id: '10ls2'
      doc: 'Tattoo on the right chest: texture `10ls2`, text 10LS2.'
    491:
      id: item_10ls3
      -orig-id: '10ls3'
      doc: 'Tattoo on the right chest: texture `10ls3`, text 10LS3.'
    492:
      id: item_10ls4
      -orig-id: '10ls4'
      doc: 'Tattoo on the right chest: texture `10ls4`, text 10LS4.'
    493:
      id: item_10ls5
      -orig-id: '10ls5'
      doc: 'Tattoo on the right chest: texture `10ls5`, text 10LS5.'
    494:
      id: item_10og
      -orig-id: '10og'
      doc: 'Tattoo on the right chest: texture `10og`, text 10OG.'
    495:
      id: item_10weed
      -orig-id: '10weed'
      doc: 'Tattoo on the right chest: texture `10weed`, text 10WEED.'
    496:
      id: item_11grove
      -orig-id: '11grove'
      doc: 'Tattoo on the stomach: texture `11grove`, text 11GROVE.'
    497:
      id: item_11grove2
      -orig-id: '11grove2'
      doc: 'Tattoo on the stomach: texture `11grove2`, text 11GROV2.'
    498:
      id: item_11grove3
      -orig-id: '11grove3'
      doc: 'Tattoo on the stomach: texture `11grove3`, text 11GROV3.'
    499:
      id: item_11dice
      -orig-id: '11dice'
      doc: 'Tattoo on the stomach: texture `11dice`, text 11DICE.'
    500:
      id: item_11dice2
      -orig-id: '11dice2'
      doc: 'Tattoo on the stomach: texture `11dice2`, text 11DICE2.'
    501:
      id: item_11jail
      -orig-id: '11jail'
      doc: 'Tattoo on the stomach: texture `11jail`, text 11JAIL.'
    502:
      id: item_11godsgift
      -orig-id: '11godsgift'
      doc: 'Tattoo on the stomach: texture `11godsgift`, text 11GGIFT.'
    503:
      id: item_12angels
      -orig-id: '12angels'
      doc: 'Tattoo on the lower back: texture `12angels`, text 12ANGEL.'
    504:
      id: item_12mayabird
      -orig-id: '12mayabird'
      doc: 'Tattoo on the lower back: texture `12mayabird`, text 12MAYBR.'
    505:
      id: item_12dagger
      -orig-id: '12dagger'
      doc: 'Tattoo on the lower back: texture `12dagger`, text 12DAGER.'
    506:
      id: item_12bandit
      -orig-id: '12bandit'
      doc: 'Tattoo on the lower back: texture `12bandit`, text 12BNDIT.'
    507:
      id: item_12cross7
      -orig-id: '12cross7'
      doc: 'Tattoo on the lower back: texture `12cross7`, text 12CROSS.'
    508:
      id: item_12mayaface
      -orig-id: '12mayaface'
      doc: 'Tattoo on the lower back: texture `12mayaface`, text 12MYFAC.'
    509:
      id: item_burgerlow
      -orig-id: burgerlow
      doc: Food `burgerlow`, text BURLOW.
    510:
      id: item_burgermed
      -orig-id: burgermed
      doc: Food `burgermed`, text BURMED.
    511:
      id: item_burgerhigh
      -orig-id: burgerhigh
      doc: Food `burgerhigh`, text BURHIG.
    512:
      id: item_burger_healthy
      -orig-id: 'burger_healthy'
      doc: Food `burger_healthy`, text BURHEAL.
    513:
      id: item_clucklow
      -orig-id: clucklow
      doc: Food `clucklow`, text CLULOW.
    514:
      id: item_cluckmed
      -orig-id: cluckmed
      doc: Food `cluckmed`, text CLUMED.
    515:
      id: item_cluckhigh
      -orig-id: cluckhigh
      doc: Food `cluckhigh`, text CLUHIG.
    516:
      id: item_cluck_healthy
      -orig-id: 'cluck_healthy'
      doc: Food `cluck_healthy`, text CLUHEAL.
    517:
      id: item_pizzalow
      -orig-id: pizzalow
      doc: Food `pizzalow`, text PIZLOW.
    518:
      id: item_pizzamed
      -orig-id: pizzamed
      doc: Food `pizzamed`, text PIZMED.
    519:
      id: item_pizzahigh
      -orig-id: pizzahigh
      doc: Food `pizzahigh`, text PIZHIG.
    520:
      id: item_pizza_healthy
      -orig-id: 'pizza_healthy'
      doc: Food `pizza_healthy`, text PIZHEAL.
    521:
      id: item_rustylow
      -orig-id: rustylow
      doc: Food `rustylow`, text RUSLOW.
    522:
      id: item_rustymed
      -orig-id: rustymed
      doc: Food `rustymed`, text RUSMED.
    523:
      id: item_rustyhigh
      -orig-id: rustyhigh
      doc: Food `rustyhigh`, text RUSHIG.
    524:
      id: item_pistol
      -orig-id: pistol
      doc: Weapon, text PISTOL.
    525:
      id: item_pistol_silenced
      -orig-id: 'pistol_silenced'
      doc: Weapon, text PISTSL.
    526:
      id: item_desert_eagle
      -orig-id: 'desert_eagle'
      doc: Weapon, text DEAGLE.
    527:
      id: item_grenade
      -orig-id: grenade
      doc: Weapon, text GRENADE.
    528:
      id: item_shotgun
      -orig-id: shotgun
      doc: Weapon, text SHOTGN1.
    529:
      id: item_spas12
      -orig-id: spas12
      doc: Weapon, text SHOTGN2.
    530:
      id: item_sawnoff
      -orig-id: sawnoff
      doc: Weapon, text SHOTGN3.
    531:
      id: item_micro_uzi
      -orig-id: 'micro_uzi'
      doc: Weapon, text UZI.
    532:
      id: item_tec9
      -orig-id: tec9
      doc: Weapon, text TEC9.
    533:
      id: item_mp5
      -orig-id: mp5
      doc: Weapon, text MP5.
    534:
      id: item_ak47
      -orig-id: ak47
      doc: Weapon, text AK.
    535:
      id: item_m4
      -orig-id: m4
      doc: Weapon, text M4.
    536:
      id: item_countryrifle
      -orig-id: countryrifle
      doc: Weapon, text RIFLE.
    537:
      id: item_sniperrifle
      -orig-id: sniperrifle
      doc: Weapon, text SNIPE.
    538:
      id: item_rlauncher
      -orig-id: rlauncher
      doc: Weapon, text ROCKET.
    539:
      id: item_rlauncher_hs
      -orig-id: 'rlauncher_hs'
      doc: Weapon, text ROCKHS.
    540:
      id: item_fthrower
      -orig-id: fthrower
      doc: Weapon, text FLAMET.
    541:
      id: item_satchel_charge
      -orig-id: 'satchel_charge'
      doc: Weapon, text DETONA.
    542:
      id: item_minigun
      -orig-id: minigun
      doc: Weapon, text MINIGU.
    543:
      id: item_armour
      -orig-id: armour
      doc: Weapon, text ARMOUR.
  clothes_file:
    0:
      id: no_clothes
      doc: None.
    485055216:
      id: clothes_10ls
      -orig-id: '10LS'
      doc: Texture of a tattoo on the right chest.
    1970686662:
      id: clothes_10ls2
      -orig-id: '10LS2'
      doc: Texture of a tattoo on the right chest.
    40991312:
      id: clothes_10ls3
      -orig-id: '10LS3'
      doc: Texture of a tattoo on the right chest.
    -1676283917:
      id: clothes_10ls4
      -orig-id: '10LS4'
      doc: Texture of a tattoo on the right chest.
    -351084699:
      id: clothes_10ls5
      -orig-id: '10LS5'
      doc: Texture of a tattoo on the right chest.
    756997454:
      id: clothes_10og
      -orig-id: '10OG'
      doc: Texture of a tattoo on the right chest.
    -66161621:
      id: clothes_10weed
      -orig-id: '10WEED'
      doc: Texture of a tattoo on the right chest.
    -1417294946:
      id: clothes_11dice
      -orig-id: '11DICE'
      doc: Texture of a tattoo on the stomach.
    -540317176:
      id: clothes_11dice2
      -orig-id: '11DICE2'
      doc: Texture of a tattoo on the stomach.
    1807889086:
      id: clothes_11godsgift
      -orig-id: '11GODSGIFT'
      doc: Texture of a tattoo on the stomach.
    -1176003537:
      id: clothes_11grove
      -orig-id: '11GROVE'
      doc: Texture of a tattoo on the stomach.
    1673497413:
      id: clothes_11grove2
      -orig-id: '11GROVE2'
      doc: Texture of a tattoo on the stomach.
    347651027:
      id: clothes_11grove3
      -orig-id: '11GROVE3'
      doc: Texture of a tattoo on the stomach.
    -965034693:
      id: clothes_11jail
      -orig-id: '11JAIL'
      doc: Texture of a tattoo on the stomach.
    297654023:
      id: clothes_12angels
      -orig-id: '12ANGELS'
      doc: Texture of a tattoo on the lower back.
    -1969195485:
      id: clothes_12bandit
      -orig-id: '12BANDIT'
      doc: Texture of a tattoo on the lower back.
    -1543548803:
      id: clothes_12cross7
      -orig-id: '12CROSS7'
      doc: Texture of a tattoo on the lower back.
    1717669588:
      id: clothes_12dagger
      -orig-id: '12DAGGER'
      doc: Texture of a tattoo on the lower back.
    840928074:
      id: clothes_12mayabird
      -orig-id: '12MAYABIRD'
      doc: Texture of a tattoo on the lower back.
    -1750049245:
      id: clothes_12mayaface
      -orig-id: '12MAYAFACE'
      doc: Texture of a tattoo on the lower back.
    -2078666637:
      id: clothes_4rip
      -orig-id: '4RIP'
      doc: Texture of a tattoo on the upper left arm.
    357739873:
      id: clothes_4spider
      -orig-id: '4SPIDER'
      doc: Texture of a tattoo on the upper left arm.
    -1320660899:
      id: clothes_4weed
      -orig-id: '4WEED'
      doc: Texture of a tattoo on the upper left arm.
    2096097750:
      id: clothes_5cross
      -orig-id: '5CROSS'
      doc: Texture of a tattoo on the lower left arm.
    -1491351160:
      id: clothes_5cross2
      -orig-id: '5CROSS2'
      doc: Texture of a tattoo on the lower left arm.
    -803407586:
      id: clothes_5cross3
      -orig-id: '5CROSS3'
      doc: Texture of a tattoo on the lower left arm.
    976451251:
      id: clothes_5gun
      -orig-id: '5GUN'
      doc: Texture of a tattoo on the lower left arm.
    2119686255:
      id: clothes_6africa
      -orig-id: '6AFRICA'
      doc: Texture of a tattoo on the upper right arm.
    1414728149:
      id: clothes_6aztec
      -orig-id: '6AZTEC'
      doc: Texture of a tattoo on the upper right arm.
    1305940489:
      id: clothes_6clown
      -orig-id: '6CLOWN'
      doc: Texture of a tattoo on the upper right arm.
    -49204571:
      id: clothes_6crown
      -orig-id: '6CROWN'
      doc: Texture of a tattoo on the upper right arm.
    824658141:
      id: clothes_7cross
      -orig-id: '7CROSS'
      doc: Texture of a tattoo on the lower right arm.
    814012577:
      id: clothes_7cross2
      -orig-id: '7CROSS2'
      doc: Texture of a tattoo on the lower right arm.
    1199826999:
      id: clothes_7cross3
      -orig-id: '7CROSS3'
      doc: Texture of a tattoo on the lower right arm.
    -1463755291:
      id: clothes_7mary
      -orig-id: '7MARY'
      doc: Texture of a tattoo on the lower right arm.
    -933646738:
      id: clothes_8gun
      -orig-id: '8GUN'
      doc: Texture of a tattoo on the back.
    701805957:
      id: clothes_8poker
      -orig-id: '8POKER'
      doc: Texture of a tattoo on the back.
    -1165234860:
      id: clothes_8sa
      -orig-id: '8SA'
      doc: Texture of a tattoo on the back.
    -1536471168:
      id: clothes_8sa2
      -orig-id: '8SA2'
      doc: Texture of a tattoo on the back.
    -747864298:
      id: clothes_8sa3
      -orig-id: '8SA3'
      doc: Texture of a tattoo on the back.
    -2090124558:
      id: clothes_8santos
      -orig-id: '8SANTOS'
      doc: Texture of a tattoo on the back.
    -1240067115:
      id: clothes_8westside
      -orig-id: '8WESTSIDE'
      doc: Texture of a tattoo on the back.
    -1539205552:
      id: clothes_9bullet
      -orig-id: '9BULLET'
      doc: Texture of a tattoo on the left chest.
    206012528:
      id: clothes_9crown
      -orig-id: '9CROWN'
      doc: Texture of a tattoo on the left chest.
    1894107403:
      id: clothes_9gun
      -orig-id: '9GUN'
      doc: Texture of a tattoo on the left chest.
    1601531329:
      id: clothes_9gun2
      -orig-id: '9GUN2'
      doc: Texture of a tattoo on the left chest.
    -1823195996:
      id: clothes_9homeboy
      -orig-id: '9HOMEBOY'
      doc: Texture of a tattoo on the left chest.
    -1111109003:
      id: clothes_9rasta
      -orig-id: '9RASTA'
      doc: Texture of a tattoo on the left chest.
    -404058850:
      id: clothes_afro
      -orig-id: AFRO
      doc: Texture of a haircut.
    1932822998:
      id: clothes_afrobeard
      -orig-id: AFROBEARD
      doc: Texture of a haircut.
    -489310709:
      id: clothes_afroblond
      -orig-id: AFROBLOND
      doc: Texture of a haircut.
    1855861398:
      id: clothes_afrogoatee
      -orig-id: AFROGOATEE
      doc: Texture of a haircut.
    527596789:
      id: clothes_afrotash
      -orig-id: AFROTASH
      doc: Texture of a haircut.
    435776856:
      id: clothes_balaclava
      -orig-id: BALACLAVA
      doc: Texture of an outfit for the whole body.
    -1283206622:
      id: clothes_bald
      -orig-id: BALD
      doc: Texture of a haircut.
    492481370:
      id: clothes_baldbeard
      -orig-id: BALDBEARD
      doc: Texture of a haircut.
    -1963027521:
      id: clothes_baldgoatee
      -orig-id: BALDGOATEE
      doc: Texture of a haircut.
    441849698:
      id: clothes_baldtash
      -orig-id: BALDTASH
      doc: Texture of a haircut.
    -1731248096:
      id: clothes_bandana
      -orig-id: BANDANA
      doc: Model of a hat.
    883673976:
      id: clothes_bandblack
      -orig-id: BANDBLACK
      doc: Texture of a hat.
    -1774386363:
      id: clothes_bandblack2
      -orig-id: BANDBLACK2
      doc: Texture of a hat.
    -516279341:
      id: clothes_bandblack3
      -orig-id: BANDBLACK3
      doc: Texture of glasses or a mask.
    48232002:
      id: clothes_bandblue
      -orig-id: BANDBLUE
      doc: Texture of a hat.
    1342680778:
      id: clothes_bandblue2
      -orig-id: BANDBLUE2
      doc: Texture of a hat.
    654351964:
      id: clothes_bandblue3
      -orig-id: BANDBLUE3
      doc: Texture of glasses or a mask.
    2061582229:
      id: clothes_bandgang
      -orig-id: BANDGANG
      doc: Texture of a hat.
    1221121908:
      id: clothes_bandgang2
      -orig-id: BANDGANG2
      doc: Texture of a hat.
    1070589922:
      id: clothes_bandgang3
      -orig-id: BANDGANG3
      doc: Texture of glasses or a mask.
    -716662261:
      id: clothes_bandits
      -orig-id: BANDITS
      doc: Texture of clothes for the torso.
    -1883025336:
      id: clothes_bandknots
      -orig-id: BANDKNOTS
      doc: Model of a hat.
    -477691962:
      id: clothes_bandmask
      -orig-id: BANDMASK
      doc: Model of glasses or mask.
    355561549:
      id: clothes_bandred
      -orig-id: BANDRED
      doc: Texture of a hat.
    -1062248995:
      id: clothes_bandred2
      -orig-id: BANDRED2
      doc: Texture of a hat.
    -1213698741:
      id: clothes_bandred3
      -orig-id: BANDRED3
      doc: Texture of glasses or a mask.
    1794329688:
      id: clothes_baseball
      -orig-id: BASEBALL
      doc: Model of clothes for the torso.
    351222414:
      id: clothes_bask1
      -orig-id: BASK1
      doc: Model of shoes.
    -143835965:
      id: clothes_bask1eris
      -orig-id: BASK1ERIS
      doc: Texture of shoes.
    435065541:
      id: clothes_bask1problk
      -orig-id: BASK1PROBLK
      doc: Texture of shoes.
    -362333265:
      id: clothes_bask1prowht
      -orig-id: BASK1PROWHT
      doc: Texture of shoes.
    -1148229085:
      id: clothes_bask2heatband
      -orig-id: BASK2HEATBAND
      doc: Texture of shoes.
    -1302330535:
      id: clothes_bask2heatwht
      -orig-id: BASK2HEATWHT
      doc: Texture of shoes.
    1171834843:
      id: clothes_bask2semi
      -orig-id: BASK2SEMI
      doc: Texture of shoes.
    -708578759:
      id: clothes_baskball
      -orig-id: BASKBALL
      doc: Model of clothes for the torso.
    -282438905:
      id: clothes_baskballdrib
      -orig-id: BASKBALLDRIB
      doc: Texture of clothes for the torso.
    -286656069:
      id: clothes_baskballloc
      -orig-id: BASKBALLLOC
      doc: Texture of clothes for the torso.
    1236532544:
      id: clothes_baskballrim
      -orig-id: BASKBALLRIM
      doc: Texture of clothes for the torso.
    -2105660245:
      id: clothes_bballjackrstar
      -orig-id: BBALLJACKRSTAR
      doc: Texture of clothes for the torso.
    -1858787998:
      id: clothes_bbjack
      -orig-id: BBJACK
      doc: Model of clothes for the torso.
    -1275250524:
      id: clothes_bbjackrim
      -orig-id: BBJACKRIM
      doc: Texture of clothes for the torso.
    -1939440971:
      id: clothes_bbjersey
      -orig-id: BBJERSEY
      doc: Texture of clothes for the torso.
    -1322853282:
      id: clothes_bbshortred
      -orig-id: BBSHORTRED
      doc: Texture of trousers.
    536113308:
      id: clothes_bbshortwht
      -orig-id: BBSHORTWHT
      doc: Texture of trousers.
    1061221996:
      id: clothes_beard
      -orig-id: BEARD
      doc: Texture of a haircut.
    957644727:
      id: clothes_beret
      -orig-id: BERET
      doc: Model of a hat.
    -1129277353:
      id: clothes_beretblk
      -orig-id: BERETBLK
      doc: Texture of a hat.
    -504652289:
      id: clothes_beretred
      -orig-id: BERETRED
      doc: Texture of a hat.
    576933739:
      id: clothes_biegetr
      -orig-id: BIEGETR
      doc: Texture of trousers.
    -1990787643:
      id: clothes_biker
      -orig-id: BIKER
      doc: Texture of shoes.
    -896277735:
      id: clothes_bikerhelmet
      -orig-id: BIKERHELMET
      doc: Texture of a hat.
    -1770518513:
      id: clothes_boater
      -orig-id: BOATER
      doc: Texture of a hat.
    1401419026:
      id: clothes_boaterblk
      -orig-id: BOATERBLK
      doc: Texture of a hat.
    -247467388:
      id: clothes_bowler
      -orig-id: BOWLER
      doc: Texture of a hat.
    -805792136:
      id: clothes_bowlerblue
      -orig-id: BOWLERBLUE
      doc: Texture of a hat.
    -1211736145:
      id: clothes_bowlergang
      -orig-id: BOWLERGANG
      doc: Texture of a hat.
    -447227464:
      id: clothes_bowlerred
      -orig-id: BOWLERRED
      doc: Texture of a hat.
    983903833:
      id: clothes_bowleryellow
      -orig-id: BOWLERYELLOW
      doc: Texture of a hat.
    -302970687:
      id: clothes_bowling
      -orig-id: BOWLING
      doc: Texture of clothes for the torso.
    815232608:
      id: clothes_boxingcap
      -orig-id: BOXINGCAP
      doc: Texture of a hat.
    -643423809:
      id: clothes_boxingshoe
      -orig-id: BOXINGSHOE
      doc: Texture of shoes.
    847386951:
      id: clothes_boxingshort
      -orig-id: BOXINGSHORT
      doc: Model of trousers.
    497405699:
      id: clothes_boxshort
      -orig-id: BOXSHORT
      doc: Texture of trousers.
    -261408060:
      id: clothes_cap
      -orig-id: CAP
      doc: Model of a hat.
    -1854362888:
      id: clothes_capback
      -orig-id: CAPBACK
      doc: Model of a hat.
    -1481401990:
      id: clothes_capblk
      -orig-id: CAPBLK
      doc: Texture of a hat.
    184941352:
      id: clothes_capblkback
      -orig-id: CAPBLKBACK
      doc: Texture of a hat.
    -768108218:
      id: clothes_capblkover
      -orig-id: CAPBLKOVER
      doc: Texture of a hat.
    1162486186:
      id: clothes_capblkside
      -orig-id: CAPBLKSIDE
      doc: Texture of a hat.
    -257628726:
      id: clothes_capblkup
      -orig-id: CAPBLKUP
      doc: Texture of a hat.
    1652597115:
      id: clothes_capblue
      -orig-id: CAPBLUE
      doc: Texture of a hat.
    -2036040854:
      id: clothes_capblueback
      -orig-id: CAPBLUEBACK
      doc: Texture of a hat.
    1603672324:
      id: clothes_capblueover
      -orig-id: CAPBLUEOVER
      doc: Texture of a hat.
    -924081688:
      id: clothes_capblueside
      -orig-id: CAPBLUESIDE
      doc: Texture of a hat.
    -1044535002:
      id: clothes_capblueup
      -orig-id: CAPBLUEUP
      doc: Texture of a hat.
    448686252:
      id: clothes_capgang
      -orig-id: CAPGANG
      doc: Texture of a hat.
    -1136478730:
      id: clothes_capgangback
      -orig-id: CAPGANGBACK
      doc: Texture of a hat.
    1701894040:
      id: clothes_capgangover
      -orig-id: CAPGANGOVER
      doc: Texture of a hat.
    -234000524:
      id: clothes_capgangside
      -orig-id: CAPGANGSIDE
      doc: Texture of a hat.
    -310576940:
      id: clothes_capgangup
      -orig-id: CAPGANGUP
      doc: Texture of a hat.
    -1865726160:
      id: clothes_capknit
      -orig-id: CAPKNIT
      doc: Model of a hat.
    -69603330:
      id: clothes_capknitgrn
      -orig-id: CAPKNITGRN
      doc: Texture of a hat.
    1999252971:
      id: clothes_capovereye
      -orig-id: CAPOVEREYE
      doc: Model of a hat.
    -85418798:
      id: clothes_capred
      -orig-id: CAPRED
      doc: Texture of a hat.
    -914054657:
      id: clothes_capredback
      -orig-id: CAPREDBACK
      doc: Texture of a hat.
    280413073:
      id: clothes_capredover
      -orig-id: CAPREDOVER
      doc: Texture of a hat.
    -2016707715:
      id: clothes_capredside
      -orig-id: CAPREDSIDE
      doc: Texture of a hat.
    -435127553:
      id: clothes_capredup
      -orig-id: CAPREDUP
      doc: Texture of a hat.
    -1558708536:
      id: clothes_caprimup
      -orig-id: CAPRIMUP
      doc: Model of a hat.
    -550014854:
      id: clothes_capside
      -orig-id: CAPSIDE
      doc: Model of a hat.
    797398277:
      id: clothes_captruck
      -orig-id: CAPTRUCK
      doc: Texture of a hat.
    1117017627:
      id: clothes_capzip
      -orig-id: CAPZIP
      doc: Texture of a hat.
    415833761:
      id: clothes_capzipback
      -orig-id: CAPZIPBACK
      doc: Texture of a hat.
    -1040483121:
      id: clothes_capzipover
      -orig-id: CAPZIPOVER
      doc: Texture of a hat.
    1451672611:
      id: clothes_capzipside
      -orig-id: CAPZIPSIDE
      doc: Texture of a hat.
    -2019982038:
      id: clothes_capzipup
      -orig-id: CAPZIPUP
      doc: Texture of a hat.
    -1462684028:
      id: clothes_chinosb
      -orig-id: CHINOSB
      doc: Model of trousers.
    724587403:
      id: clothes_chinosbiege
      -orig-id: CHINOSBIEGE
      doc: Texture of trousers.
    -1741429914:
      id: clothes_chinosblack
      -orig-id: CHINOSBLACK
      doc: Texture of trousers.
    638494825:
      id: clothes_chinosblue
      -orig-id: CHINOSBLUE
      doc: Texture of trousers.
    1016528228:
      id: clothes_chinoskhaki
      -orig-id: CHINOSKHAKI
      doc: Texture of trousers.
    682440495:
      id: clothes_chonger
      -orig-id: CHONGER
      doc: Model of trousers.
    2123292223:
      id: clothes_chongerblue
      -orig-id: CHONGERBLUE
      doc: Texture of trousers.
    112203752:
      id: clothes_chongergang
      -orig-id: CHONGERGANG
      doc: Texture of trousers.
    19656297:
      id: clothes_chongergrey
      -orig-id: CHONGERGREY
      doc: Texture of trousers.
    -1728660861:
      id: clothes_chongerred
      -orig-id: CHONGERRED
      doc: Texture of trousers.
    938627203:
      id: clothes_coach
      -orig-id: COACH
      doc: Texture of clothes for the torso.
    -396806578:
      id: clothes_coachsemi
      -orig-id: COACHSEMI
      doc: Texture of clothes for the torso.
    -1070691449:
      id: clothes_conv
      -orig-id: CONV
      doc: Model of shoes.
    -164903050:
      id: clothes_convheatblk
      -orig-id: CONVHEATBLK
      doc: Texture of shoes.
    1524146037:
      id: clothes_convheatorn
      -orig-id: CONVHEATORN
      doc: Texture of shoes.
    -1418673442:
      id: clothes_convheatred
      -orig-id: CONVHEATRED
      doc: Texture of shoes.
    1463285286:
      id: clothes_convproblk
      -orig-id: CONVPROBLK
      doc: Texture of shoes.
    -1388786875:
      id: clothes_convproblu
      -orig-id: CONVPROBLU
      doc: Texture of shoes.
    -170393699:
      id: clothes_convprogrn
      -orig-id: CONVPROGRN
      doc: Texture of shoes.
    877881813:
      id: clothes_cornrows
      -orig-id: CORNROWS
      doc: Texture of a haircut.
    1851741582:
      id: clothes_cornrowsb
      -orig-id: CORNROWSB
      doc: Texture of a haircut.
    -559695285:
      id: clothes_countrytr
      -orig-id: COUNTRYTR
      doc: Texture of an outfit for the whole body.
    1572879657:
      id: clothes_cowboy
      -orig-id: COWBOY
      doc: Texture of a hat.
    2123755548:
      id: clothes_cowboyboot
      -orig-id: COWBOYBOOT
      doc: Texture of shoes.
    -592930753:
      id: clothes_cowboyboot2
      -orig-id: COWBOYBOOT2
      doc: Texture of shoes.
    995481457:
      id: clothes_croupier
      -orig-id: CROUPIER
      doc: Texture of an outfit for the whole body.
    1259848584:
      id: clothes_cutoffchinos
      -orig-id: CUTOFFCHINOS
      doc: Texture of trousers.
    -697413025:
      id: clothes_cutoffchinosblue
      -orig-id: CUTOFFCHINOSBLUE
      doc: Texture of trousers.
    70023999:
      id: clothes_cutoffdenims
      -orig-id: CUTOFFDENIMS
      doc: Texture of trousers.
    1807103951:
      id: clothes_denim
      -orig-id: DENIM
      doc: Model of clothes for the torso.
    980509603:
      id: clothes_denimfade
      -orig-id: DENIMFADE
      doc: Texture of clothes for the torso.
    -821490932:
      id: clothes_denimsgang
      -orig-id: DENIMSGANG
      doc: Texture of trousers.
    768268528:
      id: clothes_denimsred
      -orig-id: DENIMSRED
      doc: Texture of trousers.
    1828427041:
      id: clothes_dogtag
      -orig-id: DOGTAG
      doc: Texture of a chain.
    1862671160:
      id: clothes_elvishair
      -orig-id: ELVISHAIR
      doc: Texture of a haircut.
    -1054508993:
      id: clothes_eyepatch
      -orig-id: EYEPATCH
      doc: Texture of glasses or a mask.
    -140687740:
      id: bare_feet
      -orig-id: FEET
      doc: Model of shoes.
    1398700055:
      id: clothes_field
      -orig-id: FIELD
      doc: Texture of clothes for the torso.
    1796327307:
      id: clothes_flattop
      -orig-id: FLATTOP
      doc: Texture of a haircut.
    1035276773:
      id: clothes_flipflop
      -orig-id: FLIPFLOP
      doc: Texture of shoes.
    15018968:
      id: bare_feet_skin
      -orig-id: FOOT
      doc: Texture of shoes.
    1817399610:
      id: clothes_garageleg
      -orig-id: GARAGELEG
      doc: Texture of an outfit for the whole body.
    1410124429:
      id: clothes_garagetr
      -orig-id: GARAGETR
      doc: Model of an outfit for the whole body.
    -1137657761:
      id: clothes_gimpleg
      -orig-id: GIMPLEG
      doc: Texture of an outfit for the whole body.
    -2041909859:
      id: clothes_glasses01
      -orig-id: GLASSES01
      doc: Texture of glasses or a mask.
    -319785917:
      id: clothes_glasses01dark
      -orig-id: GLASSES01DARK
      doc: Texture of glasses or a mask.
    1749322929:
      id: clothes_glasses03
      -orig-id: GLASSES03
      doc: Texture of glasses or a mask.
    326783084:
      id: clothes_glasses03blue
      -orig-id: GLASSES03BLUE
      doc: Texture of glasses or a mask.
    -1775229149:
      id: clothes_glasses03dark
      -orig-id: GLASSES03DARK
      doc: Texture of glasses or a mask.
    -1315175786:
      id: clothes_glasses03red
      -orig-id: GLASSES03RED
      doc: Texture of glasses or a mask.
    -165668590:
      id: clothes_glasses04
      -orig-id: GLASSES04
      doc: Texture of glasses or a mask.
    605092659:
      id: clothes_glasses04dark
      -orig-id: GLASSES04DARK
      doc: Texture of glasses or a mask.
    -2128139900:
      id: clothes_glasses05
      -orig-id: GLASSES05
      doc: Texture of glasses or a mask.
    426824323:
      id: clothes_glasses05dark
      -orig-id: GLASSES05DARK
      doc: Texture of glasses or a mask.
    1164319867:
      id: clothes_goatee
      -orig-id: GOATEE
      doc: Texture of a haircut.
    985944332:
      id: clothes_groovecut
      -orig-id: GROOVECUT
      doc: Texture of a haircut.
    672552983:
      id: clothes_groucho
      -orig-id: GROUCHO
      doc: Texture of glasses or a mask.
    1905890257:
      id: clothes_grouchos
      -orig-id: GROUCHOS
      doc: Model of glasses or mask.
    -1641885640:
      id: clothes_hairblond
      -orig-id: HAIRBLOND
      doc: Texture of a haircut.
    1639626768:
      id: clothes_hairblue
      -orig-id: HAIRBLUE
      doc: Texture of a haircut.
    -390935833:
      id: clothes_hairgreen
      -orig-id: HAIRGREEN
      doc: Texture of a haircut.
    -739310734:
      id: clothes_hairpink
      -orig-id: HAIRPINK
      doc: Texture of a haircut.
    1981021008:
      id: clothes_hairred
      -orig-id: HAIRRED
      doc: Texture of a haircut.
    1854213815:
      id: bare_hands
      -orig-id: HANDS
      doc: Model that saves have.
    -2048278805:
      id: clothes_hatmanc
      -orig-id: HATMANC
      doc: Model of a hat.
    -923064431:
      id: clothes_hatmancblk
      -orig-id: HATMANCBLK
      doc: Texture of a hat.
    -1964116422:
      id: clothes_hatmancplaid
      -orig-id: HATMANCPLAID
      doc: Texture of a hat.
    1140302723:
      id: clothes_hattiger
      -orig-id: HATTIGER
      doc: Texture of a hat.
    -1046709712:
      id: clothes_hawaii
      -orig-id: HAWAII
      doc: Model of clothes for the torso.
    -1685754027:
      id: clothes_hawaiired
      -orig-id: HAWAIIRED
      doc: Texture of clothes for the torso.
    894944151:
      id: clothes_hawaiiwht
      -orig-id: HAWAIIWHT
      doc: Texture of clothes for the torso.
    1855579351:
      id: bare_head
      -orig-id: HEAD
      doc: Model of a haircut.
    1974327007:
      id: clothes_helmet
      -orig-id: HELMET
      doc: Texture of a hat.
    -222736955:
      id: clothes_highafro
      -orig-id: HIGHAFRO
      doc: Texture of a haircut.
    -1771290832:
      id: clothes_highfade
      -orig-id: HIGHFADE
      doc: Texture of a haircut.
    -1065514865:
      id: clothes_hitop
      -orig-id: HITOP
      doc: Texture of shoes.
    490921511:
      id: clothes_hockey
      -orig-id: HOCKEY
      doc: Texture of a hat.
    1929723771:
      id: clothes_hockeymask
      -orig-id: HOCKEYMASK
      doc: Model of a hat.
    -850125817:
      id: clothes_hockeytop
      -orig-id: HOCKEYTOP
      doc: Texture of clothes for the torso.
    1043357982:
      id: clothes_hoodjack
      -orig-id: HOODJACK
      doc: Model of clothes for the torso.
    1909997276:
      id: clothes_hoodjackbeige
      -orig-id: HOODJACKBEIGE
      doc: Texture of clothes for the torso.
    -1445731415:
      id: clothes_hoodya
      -orig-id: HOODYA
      doc: Model of clothes for the torso.
    -47496189:
      id: clothes_hoodyabase5
      -orig-id: HOODYABASE5
      doc: Texture of clothes for the torso.
    -251391875:
      id: clothes_hoodyablack
      -orig-id: HOODYABLACK
      doc: Texture of clothes for the torso.
    390024698:
      id: clothes_hoodyablue
      -orig-id: HOODYABLUE
      doc: Texture of clothes for the torso.
    -1474608012:
      id: clothes_hoodyagreen
      -orig-id: HOODYAGREEN
      doc: Texture of clothes for the torso.
    -424716847:
      id: clothes_hoodyamerc
      -orig-id: HOODYAMERC
      doc: Texture of clothes for the torso.
    -1284351162:
      id: clothes_hoodyarockstar
      -orig-id: HOODYAROCKSTAR
      doc: Texture of clothes for the torso.
    1788110135:
      id: clothes_jeans
      -orig-id: JEANS
      doc: Model of trousers.
    681234315:
      id: clothes_jeansdenim
      -orig-id: JEANSDENIM
      doc: Texture of trousers.
    -2065518319:
      id: clothes_jheri
      -orig-id: JHERI
      doc: Model of a haircut.
    -1097507985:
      id: clothes_jhericurl
      -orig-id: JHERICURL
      doc: Texture of a haircut.
    -374138177:
      id: clothes_leather
      -orig-id: LEATHER
      doc: Texture of clothes for the torso.
    -980612554:
      id: clothes_leathertr
      -orig-id: LEATHERTR
      doc: Texture of trousers.
    1724837436:
      id: clothes_leathertrchaps
      -orig-id: LEATHERTRCHAPS
      doc: Texture of trousers.
    879907265:
      id: bare_legs
      -orig-id: LEGS
      doc: Model of trousers.
    -211260960:
      id: clothes_legsblack
      -orig-id: LEGSBLACK
      doc: Texture of trousers.
    436277294:
      id: clothes_legsheart
      -orig-id: LEGSHEART
      doc: Texture of trousers.
    -2130323853:
      id: clothes_letter
      -orig-id: LETTER
      doc: Texture of clothes for the torso.
    2061229512:
      id: clothes_medictr
      -orig-id: MEDICTR
      doc: Texture of an outfit for the whole body.
    475286744:
      id: clothes_mohawk
      -orig-id: MOHAWK
      doc: Texture of a haircut.
    -484903262:
      id: clothes_mohawkbeard
      -orig-id: MOHAWKBEARD
      doc: Texture of a haircut.
    1928972671:
      id: clothes_mohawkblond
      -orig-id: MOHAWKBLOND
      doc: Texture of a haircut.
    1795449523:
      id: clothes_mohawkpink
      -orig-id: MOHAWKPINK
      doc: Texture of a haircut.
    -189288785:
      id: clothes_moto
      -orig-id: MOTO
      doc: Texture of a hat.
    -377764840:
      id: clothes_neck
      -orig-id: NECK
      doc: Model of a chain.
    -615337454:
      id: clothes_neck2
      -orig-id: NECK2
      doc: Model of a chain.
    1047161561:
      id: clothes_neckafrica
      -orig-id: NECKAFRICA
      doc: Texture of a chain.
    415386514:
      id: clothes_neckcross
      -orig-id: NECKCROSS
      doc: Texture of a chain.
    1664243712:
      id: clothes_neckdollar
      -orig-id: NECKDOLLAR
      doc: Texture of a chain.
    1181652212:
      id: clothes_neckgold
      -orig-id: NECKGOLD
      doc: Texture of a chain.
    -796923107:
      id: clothes_neckhash
      -orig-id: NECKHASH
      doc: Texture of a chain.
    -1329825844:
      id: clothes_neckls
      -orig-id: NECKLS
      doc: Texture of a chain.
    -167117051:
      id: clothes_neckropeg
      -orig-id: NECKROPEG
      doc: Texture of a chain.
    -321705096:
      id: clothes_neckropes
      -orig-id: NECKROPES
      doc: Texture of a chain.
    -1237768548:
      id: clothes_necksaints
      -orig-id: NECKSAINTS
      doc: Texture of a chain.
    -2021884895:
      id: clothes_necksilver
      -orig-id: NECKSILVER
      doc: Texture of a chain.
    -927725507:
      id: clothes_painter
      -orig-id: PAINTER
      doc: Texture of clothes for the torso.
    1226861131:
      id: clothes_pimptr
      -orig-id: PIMPTR
      doc: Texture of an outfit for the whole body.
    338913607:
      id: bare_head_skin
      -orig-id: 'PLAYER_FACE'
      doc: Texture of a haircut.
    -331394646:
      id: bare_legs_skin
      -orig-id: 'PLAYER_LEGS'
      doc: Texture of trousers.
    -179538918:
      id: bare_torso_skin
      -orig-id: 'PLAYER_TORSO'
      doc: Texture of clothes for the torso.
    -192727393:
      id: clothes_policetr
      -orig-id: POLICETR
      doc: Texture of an outfit for the whole body.
    1004809233:
      id: clothes_sandal
      -orig-id: SANDAL
      doc: Texture of shoes.
    -892354851:
      id: clothes_sandalsock
      -orig-id: SANDALSOCK
      doc: Texture of shoes.
    -1517729907:
      id: clothes_shellsuit
      -orig-id: SHELLSUIT
      doc: Texture of clothes for the torso.
    1025982260:
      id: clothes_shellsuittr
      -orig-id: SHELLSUITTR
      doc: Texture of trousers.
    -91475022:
      id: clothes_shirta
      -orig-id: SHIRTA
      doc: Model of clothes for the torso.
    -756029055:
      id: clothes_shirtablue
      -orig-id: SHIRTABLUE
      doc: Texture of clothes for the torso.
    -1387603497:
      id: clothes_shirtagrey
      -orig-id: SHIRTAGREY
      doc: Texture of clothes for the torso.
    1063322903:
      id: clothes_shirtayellow
      -orig-id: SHIRTAYELLOW
      doc: Texture of clothes for the torso.
    1669685768:
      id: clothes_shirtb
      -orig-id: SHIRTB
      doc: Model of clothes for the torso.
    92867832:
      id: clothes_shirtbcheck
      -orig-id: SHIRTBCHECK
      doc: Texture of clothes for the torso.
    -311338362:
      id: clothes_shirtbgang
      -orig-id: SHIRTBGANG
      doc: Texture of clothes for the torso.
    -1057871046:
      id: clothes_shirtbplaid
      -orig-id: SHIRTBPLAID
      doc: Texture of clothes for the torso.
    148748802:
      id: clothes_shoe
      -orig-id: SHOE
      doc: Model of shoes.
    1982801949:
      id: clothes_shoedressblk
      -orig-id: SHOEDRESSBLK
      doc: Texture of shoes.
    -771431603:
      id: clothes_shoedressbrn
      -orig-id: SHOEDRESSBRN
      doc: Texture of shoes.
    -720851967:
      id: clothes_shoespatz
      -orig-id: SHOESPATZ
      doc: Texture of shoes.
    744365350:
      id: clothes_shorts
      -orig-id: SHORTS
      doc: Model of trousers.
    1990126899:
      id: clothes_shortsgang
      -orig-id: SHORTSGANG
      doc: Texture of trousers.
    1896158386:
      id: clothes_shortsgrey
      -orig-id: SHORTSGREY
      doc: Texture of trousers.
    -1346917259:
      id: clothes_shortskhaki
      -orig-id: SHORTSKHAKI
      doc: Texture of trousers.
    -1360763405:
      id: clothes_sixtyniners
      -orig-id: SIXTYNINERS
      doc: Texture of clothes for the torso.
    -898404223:
      id: clothes_skullyblk
      -orig-id: SKULLYBLK
      doc: Texture of a hat.
    -193286889:
      id: clothes_skullycap
      -orig-id: SKULLYCAP
      doc: Model of a hat.
    1754495290:
      id: clothes_skullygrn
      -orig-id: SKULLYGRN
      doc: Texture of a hat.
    56105302:
      id: clothes_sleevt
      -orig-id: SLEEVT
      doc: Model of clothes for the torso.
    -1884311732:
      id: clothes_sleevtbrown
      -orig-id: SLEEVTBROWN
      doc: Texture of clothes for the torso.
    1348958410:
      id: clothes_slope
      -orig-id: SLOPE
      doc: Texture of a haircut.
    1818644432:
      id: clothes_snakeskin
      -orig-id: SNAKESKIN
      doc: Texture of shoes.
    -2099005073:
      id: clothes_sneaker
      -orig-id: SNEAKER
      doc: Model of shoes.
    862081726:
      id: clothes_sneakerbincblk
      -orig-id: SNEAKERBINCBLK
      doc: Texture of shoes.
    -915574819:
      id: clothes_sneakerbincblu
      -orig-id: SNEAKERBINCBLU
      doc: Texture of shoes.
    -2044477490:
      id: clothes_sneakerbincgang
      -orig-id: SNEAKERBINCGANG
      doc: Texture of shoes.
    -1353828996:
      id: clothes_sneakerheatblk
      -orig-id: SNEAKERHEATBLK
      doc: Texture of shoes.
    -1904363264:
      id: clothes_sneakerheatgry
      -orig-id: SNEAKERHEATGRY
      doc: Texture of shoes.
    1556585494:
      id: clothes_sneakerheatwht
      -orig-id: SNEAKERHEATWHT
      doc: Texture of shoes.
    2079839801:
      id: clothes_sneakerproblu
      -orig-id: SNEAKERPROBLU
      doc: Texture of shoes.
    -593236238:
      id: clothes_sneakerprored
      -orig-id: SNEAKERPRORED
      doc: Texture of shoes.
    1920025136:
      id: clothes_sneakerprowht
      -orig-id: SNEAKERPROWHT
      doc: Texture of shoes.
    -2043512013:
      id: clothes_sportjack
      -orig-id: SPORTJACK
      doc: Texture of clothes for the torso.
    1559566642:
      id: clothes_stopwatch
      -orig-id: STOPWATCH
      doc: Texture of a chain.
    1258253388:
      id: clothes_suit1
      -orig-id: SUIT1
      doc: Model of clothes for the torso.
    1393983095:
      id: clothes_suit1blk
      -orig-id: SUIT1BLK
      doc: Texture of clothes for the torso.
    482703393:
      id: clothes_suit1blue
      -orig-id: SUIT1BLUE
      doc: Texture of clothes for the torso.
    1694216694:
      id: clothes_suit1gang
      -orig-id: SUIT1GANG
      doc: Texture of clothes for the torso.
    1667254391:
      id: clothes_suit1grey
      -orig-id: SUIT1GREY
      doc: Texture of clothes for the torso.
    239959007:
      id: clothes_suit1red
      -orig-id: SUIT1RED
      doc: Texture of clothes for the torso.
    1132121869:
      id: clothes_suit1tr
      -orig-id: SUIT1TR
      doc: Model of trousers.
    985006348:
      id: clothes_suit1trblk
      -orig-id: SUIT1TRBLK
      doc: Texture of trousers.
    -1050956886:
      id: clothes_suit1trblk2
      -orig-id: SUIT1TRBLK2
      doc: Texture of trousers.
    -612667158:
      id: clothes_suit1trblue
      -orig-id: SUIT1TRBLUE
      doc: Texture of trousers.
    -1555711683:
      id: clothes_suit1trgang
      -orig-id: SUIT1TRGANG
      doc: Texture of trousers.
    -1251995603:
      id: clothes_suit1trgreen
      -orig-id: SUIT1TRGREEN
      doc: Texture of trousers.
    -1528938308:
      id: clothes_suit1trgrey
      -orig-id: SUIT1TRGREY
      doc: Texture of trousers.
    1743586468:
      id: clothes_suit1trred
      -orig-id: SUIT1TRRED
      doc: Texture of trousers.
    817599759:
      id: clothes_suit1tryellow
      -orig-id: SUIT1TRYELLOW
      doc: Texture of trousers.
    376361990:
      id: clothes_suit1yellow
      -orig-id: SUIT1YELLOW
      doc: Texture of clothes for the torso.
    -738837002:
      id: clothes_suit2
      -orig-id: SUIT2
      doc: Model of clothes for the torso.
    -482093022:
      id: clothes_suit2grn
      -orig-id: SUIT2GRN
      doc: Texture of clothes for the torso.
    -478073248:
      id: clothes_sweat
      -orig-id: SWEAT
      doc: Model of clothes for the torso.
    -794654001:
      id: clothes_sweatrstar
      -orig-id: SWEATRSTAR
      doc: Texture of clothes for the torso.
    35494100:
      id: clothes_tash
      -orig-id: TASH
      doc: Texture of a haircut.
    155777005:
      id: clothes_timberfawn
      -orig-id: TIMBERFAWN
      doc: Texture of shoes.
    1421047989:
      id: clothes_timbergrey
      -orig-id: TIMBERGREY
      doc: Texture of shoes.
    -1776200269:
      id: clothes_timberhike
      -orig-id: TIMBERHIKE
      doc: Texture of shoes.
    88492340:
      id: clothes_timberred
      -orig-id: TIMBERRED
      doc: Texture of shoes.
    804553162:
      id: bare_torso
      -orig-id: TORSO
      doc: Model of clothes for the torso.
    1056966746:
      id: clothes_tracktr
      -orig-id: TRACKTR
      doc: Texture of trousers.
    -1792906401:
      id: clothes_tracktrblue
      -orig-id: TRACKTRBLUE
      doc: Texture of trousers.
    216937872:
      id: clothes_tracktreris
      -orig-id: TRACKTRERIS
      doc: Texture of trousers.
    -316890488:
      id: clothes_tracktrgang
      -orig-id: TRACKTRGANG
      doc: Texture of trousers.
    -1415549898:
      id: clothes_tracktrpro
      -orig-id: TRACKTRPRO
      doc: Texture of trousers.
    236097233:
      id: clothes_tracktrwhstr
      -orig-id: TRACKTRWHSTR
      doc: Texture of trousers.
    -458609233:
      id: clothes_trackytop1
      -orig-id: TRACKYTOP1
      doc: Model of clothes for the torso.
    -966834233:
      id: clothes_trackytop1pro
      -orig-id: TRACKYTOP1PRO
      doc: Texture of clothes for the torso.
    -2120650015:
      id: clothes_trackytop2eris
      -orig-id: TRACKYTOP2ERIS
      doc: Texture of clothes for the torso.
    1566172763:
      id: clothes_tramline
      -orig-id: TRAMLINE
      doc: Texture of a haircut.
    -728420398:
      id: clothes_trilby
      -orig-id: TRILBY
      doc: Model of a hat.
    40123646:
      id: clothes_trilbydrk
      -orig-id: TRILBYDRK
      doc: Texture of a hat.
    -1032506243:
      id: clothes_trilbylght
      -orig-id: TRILBYLGHT
      doc: Texture of a hat.
    1676791040:
      id: clothes_tshirt
      -orig-id: TSHIRT
      doc: Model of clothes for the torso.
    -927686579:
      id: clothes_tshirt2
      -orig-id: TSHIRT2
      doc: Model of clothes for the torso.
    1119183852:
      id: clothes_tshirt2horiz
      -orig-id: TSHIRT2HORIZ
      doc: Texture of clothes for the torso.
    -902968157:
      id: clothes_tshirtbase5
      -orig-id: TSHIRTBASE5
      doc: Texture of clothes for the torso.
    272626106:
      id: clothes_tshirtblunts
      -orig-id: TSHIRTBLUNTS
      doc: Texture of clothes for the torso.
    1897016603:
      id: clothes_tshirtbobomonk
      -orig-id: TSHIRTBOBOMONK
      doc: Texture of clothes for the torso.
    -1360496682:
      id: clothes_tshirtbobored
      -orig-id: TSHIRTBOBORED
      doc: Texture of clothes for the torso.
    1219550336:
      id: clothes_tshirterisorn
      -orig-id: TSHIRTERISORN
      doc: Texture of clothes for the torso.
    -860364429:
      id: clothes_tshirterisyell
      -orig-id: TSHIRTERISYELL
      doc: Texture of clothes for the torso.
    -982971022:
      id: clothes_tshirtheatwht
      -orig-id: TSHIRTHEATWHT
      doc: Texture of clothes for the torso.
    -1266547107:
      id: clothes_tshirtilovels
      -orig-id: TSHIRTILOVELS
      doc: Texture of clothes for the torso.
    1694851341:
      id: clothes_tshirtlocgrey
      -orig-id: TSHIRTLOCGREY
      doc: Texture of clothes for the torso.
    847965730:
      id: clothes_tshirtmaddgrey
      -orig-id: TSHIRTMADDGREY
      doc: Texture of clothes for the torso.
    -984606467:
      id: clothes_tshirtmaddgrn
      -orig-id: TSHIRTMADDGRN
      doc: Texture of clothes for the torso.
    641217881:
      id: clothes_tshirtproblk
      -orig-id: TSHIRTPROBLK
      doc: Texture of clothes for the torso.
    2070098161:
      id: clothes_tshirtprored
      -orig-id: TSHIRTPRORED
      doc: Texture of clothes for the torso.
    1410494900:
      id: clothes_tshirtsuburb
      -orig-id: TSHIRTSUBURB
      doc: Texture of clothes for the torso.
    222883665:
      id: clothes_tshirtwhite
      -orig-id: TSHIRTWHITE
      doc: Texture of clothes for the torso.
    -1542912072:
      id: clothes_tshirtzipcrm
      -orig-id: TSHIRTZIPCRM
      doc: Texture of clothes for the torso.
    -1176863975:
      id: clothes_tshirtzipgry
      -orig-id: TSHIRTZIPGRY
      doc: Texture of clothes for the torso.
    592439904:
      id: clothes_tuxedo
      -orig-id: TUXEDO
      doc: Texture of clothes for the torso.
    900618200:
      id: clothes_valet
      -orig-id: VALET
      doc: Texture of an outfit for the whole body.
    -1155750708:
      id: clothes_vest
      -orig-id: VEST
      doc: Texture of clothes for the torso; White Tank in the game.
    1142040938:
      id: clothes_vestblack
      -orig-id: VESTBLACK
      doc: Texture of clothes for the torso.
    1486911337:
      id: clothes_watch
      -orig-id: WATCH
      doc: Model of a watch.
    -308482976:
      id: clothes_watchcro
      -orig-id: WATCHCRO
      doc: Texture of a watch.
    -2054640588:
      id: clothes_watchcro2
      -orig-id: WATCHCRO2
      doc: Texture of a watch.
    216144353:
      id: clothes_watchgno
      -orig-id: WATCHGNO
      doc: Texture of a watch.
    534143351:
      id: clothes_watchgno2
      -orig-id: WATCHGNO2
      doc: Texture of a watch.
    -409608179:
      id: clothes_watchpink
      -orig-id: WATCHPINK
      doc: Texture of a watch.
    -201526967:
      id: clothes_watchpro
      -orig-id: WATCHPRO
      doc: Texture of a watch.
    -953920443:
      id: clothes_watchpro2
      -orig-id: WATCHPRO2
      doc: Texture of a watch.
    -59129127:
      id: clothes_watchsub1
      -orig-id: WATCHSUB1
      doc: Texture of a watch.
    1701876579:
      id: clothes_watchsub2
      -orig-id: WATCHSUB2
      doc: Texture of a watch.
    -621572358:
      id: clothes_watchyellow
      -orig-id: WATCHYELLOW
      doc: Texture of a watch.
    -323377260:
      id: clothes_watchzip1
      -orig-id: WATCHZIP1
      doc: Texture of a watch.
    1974531630:
      id: clothes_watchzip2
      -orig-id: WATCHZIP2
      doc: Texture of a watch.
    -991048258:
      id: clothes_wcoat
      -orig-id: WCOAT
      doc: Model of clothes for the torso.
    -1696313426:
      id: clothes_wcoatblue
      -orig-id: WCOATBLUE
      doc: Texture of clothes for the torso.
    -784729353:
      id: clothes_wedge
      -orig-id: WEDGE
      doc: Texture of a haircut.
    -1016290293:
      id: clothes_worktr
      -orig-id: WORKTR
      doc: Model of trousers.
    109016604:
      id: clothes_worktrcamogrn
      -orig-id: WORKTRCAMOGRN
      doc: Texture of trousers.
    -2052262949:
      id: clothes_worktrcamogry
      -orig-id: WORKTRCAMOGRY
      doc: Texture of trousers.
    873925974:
      id: clothes_worktrgrey
      -orig-id: WORKTRGREY
      doc: Texture of trousers.
    144021517:
      id: clothes_worktrkhaki
      -orig-id: WORKTRKHAKI
      doc: Texture of trousers.
    -1981870358:
      id: clothes_zorro
      -orig-id: ZORRO
      doc: Texture of glasses or a mask.
    1227267994:
      id: clothes_zorromask
      -orig-id: ZORROMASK
      doc: Model of glasses or mask.
  mission_key:
    0:
      id: mission_bces4_2
      -orig-id: 'BCES4_2'
      doc: Script `bcesar4`.
    1:
      id: mission_bcesar4
      -orig-id: BCESAR4
      doc: Script `bcesar4`.
    2:
      id: mission_bcrash1
      -orig-id: BCRASH1
      doc: 'Badlands: script `bcrash1`.'
    3:
      id: mission_bmx
      -orig-id: BMX
      doc: Script `stunt`.
    4:
      id: mission_caseen2
      -orig-id: CASEEN2
      doc: Script `casino2`.
    5:
      id: mission_casin10
      -orig-id: CASIN10
      doc: 'Saint Mark''s Bistro: script `casino10`.'
    6:
      id: mission_casino1
      -orig-id: CASINO1
      doc: Script `casino1`.
    7:
      id: mission_casino3
      -orig-id: CASINO3
      doc: Script `casino3`.
    8:
      id: mission_casino4
      -orig-id: CASINO4
      doc: 'Don Peyote: script `casino4`.'
    9:
      id: mission_casino5
      -orig-id: CASINO5
      doc: Script `casino5`.
    10:
      id: mission_casino6
      -orig-id: CASINO6
      doc: 'The Meat Business: script `casino6`.'
    11:
      id: mission_casino7
      -orig-id: CASINO7
      doc: 'Fish in a Barrel: script `casino7_cut`.'
    12:
      id: mission_casino9
      -orig-id: CASINO9
      doc: Script `casino9`.
    13:
      id: mission_cat_1
      -orig-id: 'CAT_1'
      doc: 'Local Liquor Store: script `cat1`.'
    14:
      id: mission_cat_2
      -orig-id: 'CAT_2'
      doc: 'Small Town Bank: script `cat2`.'
    15:
      id: mission_cat_3
      -orig-id: 'CAT_3'
      doc: Script `cat3`.
    16:
      id: mission_cat_4
      -orig-id: 'CAT_4'
      doc: Script `cat4`.
    17:
      id: mission_cesar_1
      -orig-id: 'CESAR_1'
      doc: Script `RaceTour`.
    18:
      id: mission_cesar_2
      -orig-id: 'CESAR_2'
      doc: Script `cesar2`.
    19:
      id: mission_crash_1
      -orig-id: 'CRASH_1'
      doc: Script `crash1`.
    20:
      id: mission_crash_2
      -orig-id: 'CRASH_2'
      doc: Script `crash4`.
    21:
      id: mission_crash_3
      -orig-id: 'CRASH_3'
      doc: Script `crash3`.
    22:
      id: mission_deser10
      -orig-id: DESER10
      doc: 'Green Goo: script `desert10`.'
    23:
      id: mission_desert1
      -orig-id: DESERT1
      doc: 'Monster: script `desert1`.'
    24:
      id: mission_desert2
      -orig-id: DESERT2
      doc: 'Highjack: script `desert2`.'
    25:
      id: mission_desert3
      -orig-id: DESERT3
      doc: 'Interdiction: script `desert3`.'
    26:
      id: mission_desert4
      -orig-id: DESERT4
      doc: 'Verdant Meadows: script `desert4`.'
    27:
      id: mission_desert5
      -orig-id: DESERT5
      doc: 'Learning to Fly: script `desert5`.'
    28:
      id: mission_desert6
      -orig-id: DESERT6
      doc: Script `desert6`.
    29:
      id: mission_desert8
      -orig-id: DESERT8
      doc: 'Black Project: script `desert8`.'
    30:
      id: mission_desert9
      -orig-id: DESERT9
      doc: Script `desert9`.
    31:
      id: mission_doc_2
      -orig-id: 'DOC_2'
      doc: Script `doc2`.
    32:
      id: mission_far_1
      -orig-id: 'FAR_1'
      doc: Script `farlie1`.
    33:
      id: mission_far_2
      -orig-id: 'FAR_2'
      doc: Script `farlie2`.
    34:
      id: mission_far_3
      -orig-id: 'FAR_3'
      doc: 'Mike Toreno: script `farlie3`.'
    35:
      id: mission_far_4
      -orig-id: 'FAR_4'
      doc: Script `farlie4`.
    36:
      id: mission_far_5
      -orig-id: 'FAR_5'
      doc: Script `farlie5`.
    37:
      id: mission_gar_1
      -orig-id: 'GAR_1'
      doc: 'Wear Flowers in Your Hair: script `garage1`.'
    38:
      id: mission_gar_2
      -orig-id: 'GAR_2'
      doc: 'Deconstruction: script `garage2`.'
    39:
      id: mission_grove_1
      -orig-id: 'GROVE_1'
      doc: Script `grove1`.
    40:
      id: mission_grove_2
      -orig-id: 'GROVE_2'
      doc: Script `grove2`.
    41:
      id: mission_heist_1
      -orig-id: 'HEIST_1'
      doc: 'Architectural Espionage: script `heist1`.'
    42:
      id: mission_heist_2
      -orig-id: 'HEIST_2'
      doc: Script `heist2`.
    43:
      id: mission_heist_3
      -orig-id: 'HEIST_3'
      doc: Script `heist3`.
    44:
      id: mission_heist_4
      -orig-id: 'HEIST_4'
      doc: Script `heist4`.
    45:
      id: mission_heist_5
      -orig-id: 'HEIST_5'
      doc: Script `heist5`.
    46:
      id: mission_heist_9
      -orig-id: 'HEIST_9'
      doc: 'Breaking the Bank at Caligula''s: script `heist9`.'
    47:
      id: mission_intro_1
      -orig-id: 'INTRO_1'
      doc: Script `intro1`.
    48:
      id: mission_intro_2
      -orig-id: 'INTRO_2'
      doc: Script `intro2`.
    49:
      id: mission_la1fin1
      -orig-id: LA1FIN1
      doc: 'Reuniting the Families: script `la1fin1`.'
    50:
      id: mission_la1fin2
      -orig-id: LA1FIN2
      doc: 'The Green Sabre: script `la1fin2`.'
    51:
      id: mission_man_1
      -orig-id: 'MAN_1'
      doc: Script `mansion1`.
    52:
      id: mission_man_2
      -orig-id: 'MAN_2'
      doc: 'Vertical Bird: script `mansion2`.'
    53:
      id: mission_man_3
      -orig-id: 'MAN_3'
      doc: 'Home Coming: script `mansion3`.'
    54:
      id: mission_man_5
      -orig-id: 'MAN_5'
      doc: Script `mansion5`.
    55:
      id: mission_nrg500
      -orig-id: NRG500
      doc: Script `stunt`.
    56:
      id: mission_riot_1
      -orig-id: 'RIOT_1'
      doc: 'Riot: script `riot1`.'
    57:
      id: mission_riot_2
      -orig-id: 'RIOT_2'
      doc: Script `riot2`.
    58:
      id: mission_riot_4
      -orig-id: 'RIOT_4'
      doc: Script `finaleC`.
    59:
      id: mission_ryder_1
      -orig-id: 'RYDER_1'
      doc: Script `ryder1`.
    60:
      id: mission_ryder_2
      -orig-id: 'RYDER_2'
      doc: 'Robbing Uncle Sam: script `ryder2`.'
    61:
      id: mission_ryder_3
      -orig-id: 'RYDER_3'
      doc: Script `ryder3`.
    62:
      id: mission_scra_1
      -orig-id: 'SCRA_1'
      doc: '555 We Tip: script `scrash1`.'
    63:
      id: mission_scra_2
      -orig-id: 'SCRA_2'
      doc: Script `scrash2`.
    64:
      id: mission_smoke_1
      -orig-id: 'SMOKE_1'
      doc: Script `smoke1`.
    65:
      id: mission_smoke_2
      -orig-id: 'SMOKE_2'
      doc: Script `smoke2`.
    66:
      id: mission_smoke_3
      -orig-id: 'SMOKE_3'
      doc: Script `smoke3`.
    67:
      id: mission_smoke_4
      -orig-id: 'SMOKE_4'
      doc: Script `smoke4`.
    68:
      id: mission_stad_01
      -orig-id: 'STAD_01'
      doc: Script `RaceTour`.
    69:
      id: mission_stad_03
      -orig-id: 'STAD_03'
      doc: Script `RaceTour`.
    70:
      id: mission_steal_1
      -orig-id: 'STEAL_1'
      doc: Script `steal1`.
    71:
      id: mission_steal_2
      -orig-id: 'STEAL_2'
      doc: Script `steal2`.
    72:
      id: mission_steal_4
      -orig-id: 'STEAL_4'
      doc: Script `steal4`.
    73:
      id: mission_steal_5
      -orig-id: 'STEAL_5'
      doc: Script `steal5`.
    74:
      id: mission_strap_1
      -orig-id: 'STRAP_1'
      doc: Script `strap1`.
    75:
      id: mission_strap_2
      -orig-id: 'STRAP_2'
      doc: Script `strap2`.
    76:
      id: mission_strap_3
      -orig-id: 'STRAP_3'
      doc: 'Management Issues: script `strap3`.'
    77:
      id: mission_strap_4
      -orig-id: 'STRAP_4'
      doc: 'House Party: script `strap4`.'
    78:
      id: mission_sweet1b
      -orig-id: SWEET1B
      doc: Script `sweet1b`.
    79:
      id: mission_sweet_1
      -orig-id: 'SWEET_1'
      doc: Script `sweet1`.
    80:
      id: mission_sweet_2
      -orig-id: 'SWEET_2'
      doc: Script `sweet2`.
    81:
      id: mission_sweet_3
      -orig-id: 'SWEET_3'
      doc: 'Drive-Thru: script `sweet3`.'
    82:
      id: mission_sweet_4
      -orig-id: 'SWEET_4'
      doc: Script `sweet4`.
    83:
      id: mission_sweet_5
      -orig-id: 'SWEET_5'
      doc: Script `sweet5`.
    84:
      id: mission_sweet_6
      -orig-id: 'SWEET_6'
      doc: Script `sweet6`.
    85:
      id: mission_sweet_7
      -orig-id: 'SWEET_7'
      doc: Script `sweet7`.
    86:
      id: mission_synd_1
      -orig-id: 'SYND_1'
      doc: 'Photo Opportunity: script `syn1`.'
    87:
      id: mission_synd_2
      -orig-id: 'SYND_2'
      doc: 'Jizzy: script `syn2`.'
    88:
      id: mission_synd_3
      -orig-id: 'SYND_3'
      doc: Script `syn3`.
    89:
      id: mission_synd_4
      -orig-id: 'SYND_4'
      doc: Script `syn4`.
    90:
      id: mission_synd_5
      -orig-id: 'SYND_5'
      doc: Script `syn5`.
    91:
      id: mission_synd_6
      -orig-id: 'SYND_6'
      doc: Script `syn6`.
    92:
      id: mission_synd_7
      -orig-id: 'SYND_7'
      doc: 'Yay Ka-Boom-Boom: script `syn7`.'
    93:
      id: mission_truth_1
      -orig-id: 'TRUTH_1'
      doc: Script `truth1`.
    94:
      id: mission_truth_2
      -orig-id: 'TRUTH_2'
      doc: 'Are You Going to San Fierro?: script `truth2`.'
    95:
      id: mission_vcrash1
      -orig-id: VCRASH1
      doc: Script `vcrash1`.
    96:
      id: mission_vcrash2
      -orig-id: VCRASH2
      doc: 'High Noon: script `vcrash2`.'
    97:
      id: mission_wuzi_1
      -orig-id: 'WUZI_1'
      doc: Script `wuzi1`.
    98:
      id: mission_wuzi_2
      -orig-id: 'WUZI_2'
      doc: Script `wuzi2`.
    99:
      id: mission_wuzi_4
      -orig-id: 'WUZI_4'
      doc: Script `wuzi4`.
    100:
      id: mission_zero_1
      -orig-id: 'ZERO_1'
      doc: Script `zero1`.
    101:
      id: mission_zero_2
      -orig-id: 'ZERO_2'
      doc: Script `zero2`.
    102:
      id: mission_zero_4
      -orig-id: 'ZERO_4'
      doc: Script `zero4`.
  stat_message:
    0:
      id: message_0
      -orig-id: SBOFAT0
      doc: Statistic 21 (`fat`) is more than 250.
    1:
      id: message_1
      -orig-id: SBOFAT1
      doc: Statistic 21 (`fat`) is more than 400.
    2:
      id: message_2
      -orig-id: SBOFAT2
      doc: Statistic 21 (`fat`) is more than 600.
    3:
      id: message_3
      -orig-id: SBOFAT3
      doc: Statistic 21 (`fat`) is more than 800.
    4:
      id: message_4
      -orig-id: SBOFAT4
      doc: Statistic 21 (`fat`) is more than 950.
    5:
      id: message_5
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 20.
    6:
      id: message_6
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 100.
    7:
      id: message_7
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 200.
    8:
      id: message_8
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 300.
    9:
      id: message_9
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 400.
    10:
      id: message_10
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 500.
    11:
      id: message_11
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 600.
    12:
      id: message_12
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 700.
    13:
      id: message_13
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 800.
    14:
      id: message_14
      -orig-id: SSTSPT0
      doc: Statistic 22 (`stamina`) is more than 900.
    15:
      id: message_15
      -orig-id: SSTSPT1
      doc: Statistic 22 (`stamina`) is more than 999.
    16:
      id: message_16
      -orig-id: SBOMUS0
      doc: Statistic 23 (`muscle`) is more than 100.
    17:
      id: message_17
      -orig-id: SBOMUS1
      doc: Statistic 23 (`muscle`) is more than 200.
    18:
      id: message_18
      -orig-id: SBOMUS6
      doc: Statistic 23 (`muscle`) is more than 350.
    19:
      id: message_19
      -orig-id: SBOMUS2
      doc: Statistic 23 (`muscle`) is more than 400.
    20:
      id: message_20
      -orig-id: SBOMUS3
      doc: Statistic 23 (`muscle`) is more than 600.
    21:
      id: message_21
      -orig-id: SBOMUS4
      doc: Statistic 23 (`muscle`) is more than 800.
    22:
      id: message_22
      -orig-id: SBOMUS5
      doc: Statistic 23 (`muscle`) is more than 999.
    23:
      id: message_23
      -orig-id: SSTFLY0
      doc: Statistic 223 (`flying_skill`) is more than 20.
    24:
      id: message_24
      -orig-id: SSTFLY1
      doc: Statistic 223 (`flying_skill`) is more than 180.
    25:
      id: message_25
      -orig-id: SSTUND0
      doc: Statistic 225 (`lung_capacity`) is more than 50.
    26:
      id: message_26
      -orig-id: SSTUND1
      doc: Statistic 225 (`lung_capacity`) is more than 250.
    27:
      id: message_27
      -orig-id: SSTUND2
      doc: Statistic 225 (`lung_capacity`) is more than 500.
    28:
      id: message_28
      -orig-id: SSTUND3
      doc: Statistic 225 (`lung_capacity`) is more than 750.
    29:
      id: message_29
      -orig-id: SSTUND4
      doc: Statistic 225 (`lung_capacity`) is more than 999.
    30:
      id: message_30
      -orig-id: SSKBIK0
      doc: Statistic 229 (`bike_skill`) is more than 20.
    31:
      id: message_31
      -orig-id: SSKBIK1
      doc: Statistic 229 (`bike_skill`) is more than 200.
    32:
      id: message_32
      -orig-id: SSKBIK2
      doc: Statistic 229 (`bike_skill`) is more than 400.
    33:
      id: message_33
      -orig-id: SSKBIK3
      doc: Statistic 229 (`bike_skill`) is more than 800.
    34:
      id: message_34
      -orig-id: SSKBIK4
      doc: Statistic 229 (`bike_skill`) is more than 999.
    35:
      id: message_35
      -orig-id: SSKCYC0
      doc: Statistic 230 (`cycling_skill`) is more than 20.
    36:
      id: message_36
      -orig-id: SSKCYC2
      doc: Statistic 230 (`cycling_skill`) is more than 200.
    37:
      id: message_37
      -orig-id: SSKCYC1
      doc: Statistic 230 (`cycling_skill`) is more than 400.
    38:
      id: message_38
      -orig-id: SSKCYC3
      doc: Statistic 230 (`cycling_skill`) is more than 800.
    39:
      id: message_39
      -orig-id: SSKCYC4
      doc: Statistic 230 (`cycling_skill`) is more than 999.
    40:
      id: message_40
      -orig-id: 'SRES_'
      doc: Statistic 64 (`total_respect`) is more than 1.
    41:
      id: message_41
      -orig-id: SRES0
      doc: Statistic 64 (`total_respect`) is more than 10.
    42:
      id: message_42
      -orig-id: SRES1
      doc: Statistic 64 (`total_respect`) is more than 60.
    43:
      id: message_43
      -orig-id: SRES2
      doc: Statistic 64 (`total_respect`) is more than 160.
    44:
      id: message_44
      -orig-id: SRES3
      doc: Statistic 64 (`total_respect`) is more than 330.
    45:
      id: message_45
      -orig-id: SRES4
      doc: Statistic 64 (`total_respect`) is more than 540.
    46:
      id: message_46
      -orig-id: SRES5
      doc: Statistic 64 (`total_respect`) is more than 800.
    47:
      id: message_47
      -orig-id: SRESN0
      doc: Statistic 64 (`total_respect`) is less than 10.
    48:
      id: message_48
      -orig-id: SRESN1
      doc: Statistic 64 (`total_respect`) is less than 60.
    49:
      id: message_49
      -orig-id: SRESN2
      doc: Statistic 64 (`total_respect`) is less than 160.
    50:
      id: message_50
      -orig-id: SRESN3
      doc: Statistic 64 (`total_respect`) is less than 330.
    51:
      id: message_51
      -orig-id: SRESN4
      doc: Statistic 64 (`total_respect`) is less than 540.
    52:
      id: message_52
      -orig-id: SRESN5
      doc: Statistic 64 (`total_respect`) is less than 800.
    53:
      id: message_53
      -orig-id: SWPIST
      doc: Statistic 69 (`pistol_skill`) is more than 40.
    54:
      id: message_54
      -orig-id: 'SWPI_R'
      doc: Statistic 69 (`pistol_skill`) is more than 200.
    55:
      id: message_55
      -orig-id: 'SWPI_R'
      doc: Statistic 69 (`pistol_skill`) is more than 400.
    56:
      id: message_56
      -orig-id: 'SWPI_R'
      doc: Statistic 69 (`pistol_skill`) is more than 600.
    57:
      id: message_57
      -orig-id: 'SWPI_R'
      doc: Statistic 69 (`pistol_skill`) is more than 800.
    58:
      id: message_58
      -orig-id: SWPIPR
      doc: Statistic 69 (`pistol_skill`) is more than 999.
    59:
      id: message_59
      -orig-id: 'SWSP_T'
      doc: Statistic 70 (`silenced_pistol_skill`) is more than 200.
    60:
      id: message_60
      -orig-id: 'SWSP_T'
      doc: Statistic 70 (`silenced_pistol_skill`) is more than 400.
    61:
      id: message_61
      -orig-id: SWSPST
      doc: Statistic 70 (`silenced_pistol_skill`) is more than 500.
    62:
      id: message_62
      -orig-id: 'SWSP_R'
      doc: Statistic 70 (`silenced_pistol_skill`) is more than 600.
    63:
      id: message_63
      -orig-id: 'SWSP_R'
      doc: Statistic 70 (`silenced_pistol_skill`) is more than 800.
    64:
      id: message_64
      -orig-id: SWSPPR
      doc: Statistic 70 (`silenced_pistol_skill`) is more than 999.
    65:
      id: message_65
      -orig-id: SWDEST
      doc: Statistic 71 (`desert_eagle_skill`) is more than 200.
    66:
      id: message_66
      -orig-id: 'SWDE_R'
      doc: Statistic 71 (`desert_eagle_skill`) is more than 400.
    67:
      id: message_67
      -orig-id: 'SWDE_R'
      doc: Statistic 71 (`desert_eagle_skill`) is more than 600.
    68:
      id: message_68
      -orig-id: 'SWDE_R'
      doc: Statistic 71 (`desert_eagle_skill`) is more than 800.
    69:
      id: message_69
      -orig-id: SWDEPR
      doc: Statistic 71 (`desert_eagle_skill`) is more than 999.
    70:
      id: message_70
      -orig-id: SWSGST
      doc: Statistic 72 (`shotgun_skill`) is more than 200.
    71:
      id: message_71
      -orig-id: 'SWSG_R'
      doc: Statistic 72 (`shotgun_skill`) is more than 400.
    72:
      id: message_72
      -orig-id: 'SWSG_R'
      doc: Statistic 72 (`shotgun_skill`) is more than 600.
    73:
      id: message_73
      -orig-id: 'SWSG_R'
      doc: Statistic 72 (`shotgun_skill`) is more than 800.
    74:
      id: message_74
      -orig-id: SWSGPR
      doc: Statistic 72 (`shotgun_skill`) is more than 999.
    75:
      id: message_75
      -orig-id: SWSSST
      doc: Statistic 73 (`sawn_off_shotgun_skill`) is more than 200.
    76:
      id: message_76
      -orig-id: 'SWSS_R'
      doc: Statistic 73 (`sawn_off_shotgun_skill`) is more than 400.
    77:
      id: message_77
      -orig-id: 'SWSS_R'
      doc: Statistic 73 (`sawn_off_shotgun_skill`) is more than 600.
    78:
      id: message_78
      -orig-id: 'SWSS_R'
      doc: Statistic 73 (`sawn_off_shotgun_skill`) is more than 800.
    79:
      id: message_79
      -orig-id: SWSSPR
      doc: Statistic 73 (`sawn_off_shotgun_skill`) is more than 999.
    80:
      id: message_80
      -orig-id: SWSZST
      doc: Statistic 74 (`combat_shotgun_skill`) is more than 200.
    81:
      id: message_81
      -orig-id: 'SWSZ_R'
      doc: Statistic 74 (`combat_shotgun_skill`) is more than 400.
    82:
      id: message_82
      -orig-id: 'SWSZ_R'
      doc: Statistic 74 (`combat_shotgun_skill`) is more than 600.
    83:
      id: message_83
      -orig-id: 'SWSZ_R'
      doc: Statistic 74 (`combat_shotgun_skill`) is more than 800.
    84:
      id: message_84
      -orig-id: SWSZPR
      doc: Statistic 74 (`combat_shotgun_skill`) is more than 999.
    85:
      id: message_85
      -orig-id: SWMUST
      doc: Statistic 75 (`machine_pistol_skill`) is more than 50.
    86:
      id: message_86
      -orig-id: 'SWMU_R'
      doc: Statistic 75 (`machine_pistol_skill`) is more than 200.
    87:
      id: message_87
      -orig-id: 'SWMU_R'
      doc: Statistic 75 (`machine_pistol_skill`) is more than 400.
    88:
      id: message_88
      -orig-id: 'SWMU_R'
      doc: Statistic 75 (`machine_pistol_skill`) is more than 600.
    89:
      id: message_89
      -orig-id: 'SWMU_R'
      doc: Statistic 75 (`machine_pistol_skill`) is more than 800.
    90:
      id: message_90
      -orig-id: SWMUPR
      doc: Statistic 75 (`machine_pistol_skill`) is more than 999.
    91:
      id: message_91
      -orig-id: SWM5ST
      doc: Statistic 76 (`smg_skill`) is more than 250.
    92:
      id: message_92
      -orig-id: 'SWM5_R'
      doc: Statistic 76 (`smg_skill`) is more than 400.
    93:
      id: message_93
      -orig-id: 'SWM5_R'
      doc: Statistic 76 (`smg_skill`) is more than 600.
    94:
      id: message_94
      -orig-id: 'SWM5_R'
      doc: Statistic 76 (`smg_skill`) is more than 800.
    95:
      id: message_95
      -orig-id: SWM5PR
      doc: Statistic 76 (`smg_skill`) is more than 999.
    96:
      id: message_96
      -orig-id: SWAKST
      doc: Statistic 77 (`ak_47_skill`) is more than 200.
    97:
      id: message_97
      -orig-id: 'SWAK_R'
      doc: Statistic 77 (`ak_47_skill`) is more than 400.
    98:
      id: message_98
      -orig-id: 'SWAK_R'
      doc: Statistic 77 (`ak_47_skill`) is more than 600.
    99:
      id: message_99
      -orig-id: 'SWAK_R'
      doc: Statistic 77 (`ak_47_skill`) is more than 800.
    100:
      id: message_100
      -orig-id: SWAKPR
      doc: Statistic 77 (`ak_47_skill`) is more than 999.
    101:
      id: message_101
      -orig-id: SWM4ST
      doc: Statistic 78 (`m4_skill`) is more than 200.
    102:
      id: message_102
      -orig-id: 'SWM4_R'
      doc: Statistic 78 (`m4_skill`) is more than 400.
    103:
      id: message_103
      -orig-id: 'SWM4_R'
      doc: Statistic 78 (`m4_skill`) is more than 600.
    104:
      id: message_104
      -orig-id: 'SWM4_R'
      doc: Statistic 78 (`m4_skill`) is more than 800.
    105:
      id: message_105
      -orig-id: SWM4PR
      doc: Statistic 78 (`m4_skill`) is more than 999.
    106:
      id: message_106
      -orig-id: 'SWSR_T'
      doc: Statistic 79 (`rifle_skill`) is more than 200.
    107:
      id: message_107
      -orig-id: SWSRST
      doc: Statistic 79 (`rifle_skill`) is more than 300.
    108:
      id: message_108
      -orig-id: 'SWSR_R'
      doc: Statistic 79 (`rifle_skill`) is more than 400.
    109:
      id: message_109
      -orig-id: 'SWSR_R'
      doc: Statistic 79 (`rifle_skill`) is more than 600.
    110:
      id: message_110
      -orig-id: 'SWSR_R'
      doc: Statistic 79 (`rifle_skill`) is more than 800.
    111:
      id: message_111
      -orig-id: SWSRPR
      doc: Statistic 79 (`rifle_skill`) is more than 999.
    112:
      id: message_112
      -orig-id: SGPUNT
      doc: Statistic 81 (`gambling`) is more than 1.
    113:
      id: message_113
      -orig-id: SGGAMB
      doc: Statistic 81 (`gambling`) is more than 10.
    114:
      id: message_114
      -orig-id: SGPROF
      doc: Statistic 81 (`gambling`) is more than 100.
    115:
      id: message_115
      -orig-id: SGHIRO
      doc: Statistic 81 (`gambling`) is more than 999.
    116:
      id: message_116
      -orig-id: SHESPT0
      doc: Statistic 163 (`recruited_gang_members_killed`) is more than 20.
    117:
      id: message_117
      -orig-id: SHESPT0
      doc: Statistic 163 (`recruited_gang_members_killed`) is more than 200.
    118:
      id: message_118
      -orig-id: SHESPT0
      doc: Statistic 163 (`recruited_gang_members_killed`) is more than 400.
    119:
      id: message_119
      -orig-id: SHESPT0
      doc: Statistic 163 (`recruited_gang_members_killed`) is more than 600.
    120:
      id: message_120
      -orig-id: SHESPT0
      doc: Statistic 163 (`recruited_gang_members_killed`) is more than 800.
    121:
      id: message_121
      -orig-id: SHESPT1
      doc: Statistic 163 (`recruited_gang_members_killed`) is more than 999.
  mirrored_stat:
    0:
      id: mirror_181
      doc: Low byte of statistic 181 (`city_unlocked`).
    1:
      id: mirror_327
      doc: Low byte of statistic 327 (`passed_casino3`).
    2:
      id: mirror_328
      doc: Low byte of statistic 328 (`passed_casino6`).
    3:
      id: mirror_329
      doc: Low byte of statistic 329 (`passed_casino10`).
    4:
      id: mirror_318
      doc: |
        Low byte of statistic 318 (`passed_cat1`), for the second episode of "I
        Say / You Say" (said by the wiki).
    5:
      id: mirror_320
      doc: Low byte of statistic 320 (`passed_desert1`).
    6:
      id: mirror_330
      doc: Low byte of statistic 330 (`passed_desert3`).
    7:
      id: mirror_331
      doc: Low byte of statistic 331 (`passed_desert5`).
    8:
      id: mirror_332
      doc: Low byte of statistic 332 (`passed_desert8`).
    9:
      id: mirror_333
      doc: Low byte of statistic 333 (`passed_desert10`).
    10:
      id: mirror_311
      doc: Low byte of statistic 311 (`passed_farlie3`).
    11:
      id: mirror_323
      doc: Low byte of statistic 323 (`passed_lafin2`).
    12:
      id: mirror_308
      doc: |
        Low byte of statistic 308 (`passed_mansion2`), for the news "News Ep#9"
        (said by the wiki).
    13:
      id: mirror_310
      doc: Low byte of statistic 310 (`passed_ryder2`).
    14:
      id: mirror_335
      doc: Low byte of statistic 335 (`passed_riot1`).
    15:
      id: mirror_336
      doc: Low byte of statistic 336 (`passed_scrash1`).
    16:
      id: mirror_337
      doc: Low byte of statistic 337 (`passed_strap4`).
    17:
      id: mirror_302
      doc: Low byte of statistic 302 (`passed_sweet2`).
    18:
      id: mirror_338
      doc: Low byte of statistic 338 (`passed_truth2`).
    19:
      id: mirror_339
      doc: Low byte of statistic 339 (`passed_vcrash2`).
    20:
      id: mirror_340
      doc: Low byte of statistic 340 (`started_badlands`).
    21:
      id: mirror_341
      doc: Low byte of statistic 341 (`started_cat2`).
    22:
      id: mirror_342
      doc: Low byte of statistic 342 (`started_crash1`).
