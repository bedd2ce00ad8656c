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
  -version: 2.1.1
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
  SA_SAVE_TIMER_LIMIT:
    max: 4140000000
    severity: warning
    evidence: engine
    message: 'the game''s clock is at {value} ms, which the game sets back to 1'
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
  SA_SAVE_VERSION_KNOWN:
    let: {id: version_id}
    assert: in_enum(id, game_version)
    at: version_id
    severity: warning
    evidence: measured
    message: 'the id {id:#010x} is that of no known version of the game'
  SA_SAVE_TICK_EQUALS_TIMER:
    value: global_timer
    let: {tick: last_clock_tick, timer: global_timer}
    severity: info
    evidence: measured
    unmodified: {exceptions: 7}
    message: 'the clock last went on at {tick} ms, but {timer} ms have been played'
  SA_SAVE_CHAOS_PAIR:
    let: {stars: max_wanted_level}
    faults:
      - assert: stars <= 6
        at: max_wanted_level
        message: 'the police gives up to {stars} stars, but there are at most 6'
      - let: {chaos: max_chaos}
        at: max_chaos
        right: pick(stars, 0, 115, 365, 875, 1800, 3500, 6900)
        message: 'the police gives up to {stars} stars, which is a chaos of {expected}, but the limit is {chaos}'
    severity: warning
    evidence: engine
    unmodified: {exceptions: 1}
  SA_SAVE_CHEAT_FLAG_STAT:
    value: (times > 0).as<u1>
    let: {flag: has_cheated, times: 'at(_root.statistics.int_stats, int_stat::times_cheated)'}
    severity: warning
    evidence: measured
    message: 'the flag for cheats is {flag}, but statistic 137 counts {times}'
  SA_SAVE_EXTRA_COLOUR_PAIR:
    let: {is_on: extra_colour_on, strength: extra_colour_interpolation}
    assert: is_on == (strength == 1).as<u1>
    at: extra_colour_on
    severity: info
    evidence: measured
    message: 'the tint is {is_on} (1 is on), but has the strength {strength}'
  SA_SAVE_CAMERA_NEAR_PLAYER:
    let:
      _x: first(_root.pools.players, position.x) - camera_pos.x
      _y: first(_root.pools.players, position.y) - camera_pos.y
      _z: first(_root.pools.players, position.z) - camera_pos.z
      distance: sqrt(_x * _x + _y * _y + _z * _z)
    assert: distance <= 10.1
    at: camera_pos
    severity: info
    evidence: measured
    unmodified: {exceptions: 2}
    message: 'the camera is {distance:.1f} m away from the player'
    related: {first(_root.pools.players): '{where} is here'}
  SA_SAVE_INTERIOR_STACK:
    let: {interior: interior, doors: count(_root.entry_exits.stack) + count(_root.entry_exits.guarded_stack)}
    assert: (interior != 0) == (doors != 0)
    at: interior
    severity: error
    evidence: measured
    message: 'the interior is {interior} (0 is outside), but {doors} doors lead out of it'
  SA_SAVE_PLAYER_AREA:
    let: {_interior: _root.simple_variables.interior}
    when: row == 0
    assert: area == (_interior & 0xff)
    at: area
    severity: error
    evidence: measured
    message: '{where} is in area {area}, but the world shows the interior {_interior}'
  SA_SAVE_EXIT_INDEX:
    let:
      door: exit_index
      _guarded: either(last(_root.entry_exits.guarded_stack, value), -1)
      _last: either(last(_root.entry_exits.stack, _), _guarded)
      _has_changing_room: any(_root.entry_exits.entries, door.linked_index == 345)
    when: row == 0
    assert: door == _last or door == 345 and _last != -1 and _has_changing_room
    at: exit_index
    right: _last
    severity: warning
    evidence: measured
    message: '{where} came in by the door {door}, but the last door that was taken is {_last} (-1 is none)'
  SA_SAVE_WEAPON_SLOT_TYPE:
    let: {slot: active_weapon_slot}
    assert: slot == 0 or any(weapons, weapon_type != 0 and index == owner.active_weapon_slot)
    at: active_weapon_slot
    severity: error
    evidence: engine
    message: '{where} has the weapon {slot} in the hand, where nothing is'
  SA_SAVE_HEALTH_MAX:
    value: _full
    let: {_full: 'min(200, _root.player_info.max_health)'}
    when: row == 0
    severity: info
    evidence: engine
    unmodified: {exceptions: 6}
    message: '{where} has the health {health:.7g}, but saving fills it up to {_full}'
  SA_SAVE_ARMOR_MAX:
    let: {_most: _root.player_info.max_armor}
    when: row == 0
    assert: armor <= _most
    at: armor
    right: _most
    severity: info
    evidence: measured
    unmodified: {exceptions: 1}
    message: '{where} has the armour {armor:.7g}; the most is {_most}'
  SA_SAVE_OBJECTS:
    message: '{where} {fault}'
    faults:
      - let: {fault: 'format("is of type {}, and not made by a mission (2)", object_type)'}
        assert: object_type == object_origin::object_of_mission
        at: object_type
      - let: {fault: 'format("has the number {} in a pool of 350", handle >> 8)'}
        assert: handle >> 8 < 350
        at: handle
      - let: {fault: 'format("has the handle {} of an earlier one", handle)'}
        assert: namesake == this
        at: handle
    severity: warning
    evidence: engine
-label: the save
-read-errors:
  - code: SA_SAVE_TAG_CHAIN
    at: [/tag_*, /phone_info/tag, /ped_generators/tag, /audio_script_objects/tag]
    evidence: engine
  - {code: SA_SAVE_IPL_COUNT, at: /ipl_flags/slot_count, evidence: engine}
-checks:
  - code: SA_SAVE_FILE_SIZE
    severity: error
    evidence: engine
    unmodified: {exceptions: 1}
    let: {size: _io.size}
    assert: size == 202752
    at: padding
    message: 'the file has {size:,} bytes, but saves have 202,752'
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
    doc: Zones of the map, the gangs in them, and how much of the map is revealed.
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
    -echo:
      distance: 51200
      size: 202752
      code: SA_SAVE_PADDING_RULE
      severity: info
      evidence: engine
      unmodified: {exceptions: 4}
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
        doc: The tag, which is the whole block.
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
    -joins: {waypoint: {table: radar_blips.blips, match: {target_blip & 0xffff: row}}}
    -checks:
      - SA_SAVE_VERSION_KNOWN
      - SA_SAVE_CHAOS_PAIR
      - SA_SAVE_EXTRA_COLOUR_PAIR
      - SA_SAVE_CAMERA_NEAR_PLAYER
      - SA_SAVE_INTERIOR_STACK
      - code: SA_SAVE_NAME_TERMINATED
        severity: error
        evidence: engine
        let:
          _has_zero_byte: any(save_name, _ == 0 and index < 24)
          _has_zero_pair: any(save_name, _ == 0 and next._ == 0 and index % 2 == 0 and index < 48)
        assert: 'is_mobile ? _has_zero_pair : _has_zero_byte'
        at: save_name
        message: 'the name has no zero among its first 24 letters'
      - code: SA_SAVE_TARGET_BLIP
        severity: warning
        evidence: measured
        let: {slot: target_blip & 0xffff, counter: target_blip >> 16}
        at: target_blip
        right: 0
        message: 'the waypoint is blip {slot} of generation {counter}, {fault}'
        faults:
          - let: {fault: 'format("but there are {}", count(_root.radar_blips.blips))'}
            assert: target_blip == 0 or exists(waypoint)
          - let: {fault: 'format("but that blip is of generation {}", waypoint.counter)'}
            assert: target_blip == 0 or waypoint.counter == counter
          - {let: {fault: '"which is not in use"'}, assert: target_blip == 0 or waypoint.state.in_use}
          - let: {fault: 'format("which has the icon {}", waypoint.sprite)'}
            assert: target_blip == 0 or waypoint.sprite == icon::icon_waypoint
    params:
      - id: is_mobile
        type: bool
        doc: |
          Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.
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
          than its own. It does not say which script the game ran.
        -unit: none
        -enum: game_version
        -fact: version
      - id: save_name
        -orig-id: m_szSaveName
        size: len_save_name
        doc: |
          Name in the menu. On the PC letters of the game's font, most of them
          as in ASCII; on phones the key of the last mission's text, in UTF-16.
          Ends with a zero among the first 24 letters; the game makes it again at
          every save.
        -fact: title
      - id: mission_pack_game
        -orig-id: m_bMissionPackGame
        type: u1
        doc: Whether a mission pack is played; 0 in all measured files.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_069
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: current_level
        -orig-id: m_nCurrLevel
        type: s4
        doc: Town, by its number. 0 in most files; not tied to that of the zones.
      - id: camera_pos
        -orig-id: m_vecCamPosn
        type: vec3
        doc: Place of the camera; within 10.1 m of the player.
      - id: ms_per_game_minute
        -orig-id: m_nMsPerMinute
        type: u4
        doc: Length of a minute of the game; 1000.
        -unit: ms
      - id: last_clock_tick
        -orig-id: m_nLastClockTick
        type: u4
        doc: |
          Time at which the clock last went on; equals `global_timer` in a file
          of the PC.
        -unit: ms
        -derived: SA_SAVE_TICK_EQUALS_TIMER
      - id: game_month
        -orig-id: m_nGameMonth
        type: u1
        doc: Month, 1 to 12.
        -unit: none
        -expect:
          min: 1
          max: 12
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the month {value}'
        -fact: game_time.month
      - id: game_day
        -orig-id: m_nGameDays
        type: u1
        doc: Day of the month, 1 to 31.
        -unit: d
        -expect:
          min: 1
          max: 31
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the day {value}'
        -fact: game_time.day
      - id: game_hour
        -orig-id: m_nGameHours
        type: u1
        doc: Hour, 0 to 23.
        -unit: h
        -expect:
          max: 23
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the hour {value}'
      - id: game_minute
        -orig-id: m_nGameMinutes
        type: u1
        doc: Minute, 0 to 59.
        -unit: min
        -expect:
          max: 59
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the minute {value}'
      - id: game_weekday
        -orig-id: m_nGameDayOfWeek
        type: u1
        doc: Day of the week, 1 to 7.
        -unit: none
        -expect:
          min: 1
          max: 7
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the weekday {value}'
        -fact: game_time.weekday
      - id: stored_month
        -orig-id: m_nStoredGameMonth
        type: u1
        doc: Month of the clock that opcode 0253 put aside.
        -unit: none
      - id: stored_day
        -orig-id: m_nStoredGameMonthDay
        type: u1
        doc: Day of the clock that was put aside.
        -unit: d
      - id: stored_hour
        -orig-id: m_nStoredGameHours
        type: u1
        doc: Hour of the clock that was put aside.
        -unit: h
      - id: stored_minute
        -orig-id: m_nStoredGameMinutes
        type: u1
        doc: Minute of the clock that was put aside.
        -unit: min
      - id: clock_has_been_stored
        -orig-id: m_bClockHasBeenStored
        type: u1
        doc: Whether a clock was put aside.
        -expect: SA_SAVE_BOOL_RANGE
      - id: pad_mode
        -orig-id: m_nPadMode
        type: s2
        doc: Layout of the controller; 0.
        -unit: none
      - id: has_cheated
        -orig-id: m_bHasPlayerCheated
        type: u1
        doc: Whether the player has cheated; in agreement with statistic 137.
        -expect: SA_SAVE_BOOL_RANGE
        -derived: SA_SAVE_CHEAT_FLAG_STAT
      - id: gap_091
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: global_timer
        -orig-id: m_nTimeInMilliseconds
        type: u4
        doc: Time played, which all other times refer to; 253,805 to 285,665,273.
        -unit: ms
        -expect: SA_SAVE_TIMER_LIMIT
        -fact: game_time.global_timer
      - id: time_scale
        -orig-id: m_fTimeScale
        type: f4
        doc: Speed of the game, 1.0.
        -unit: none
      - id: time_step
        -orig-id: m_fTimeStep
        type: f4
        doc: |
          Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
          0.00001 in files of the PC.
        -unit: ms
        -scale: 20
      - id: time_step_non_clipped
        -orig-id: m_fTimeStepNonClipped
        type: f4
        doc: |
          Length of the last step before it was limited, in units of 20 ms; 0 in
          files of the PC.
        -unit: ms
        -scale: 20
      - id: frame_counter
        -orig-id: m_nFrameCounter
        type: u4
        doc: Frames drawn, 7,289 to 12,250,323.
        -unit: none
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
        -evidence: measured
      - id: weather_interpolation
        -orig-id: m_fWeatherInterpolationValue
        type: f4
        doc: Progress of the change of weather, 0 to 1.
        -unit: none
      - id: weather_type_in_list
        -orig-id: m_nWeatherTypeInList
        type: u4
        doc: Place in the list of weathers, 0 to 63.
        -unit: none
      - id: rain
        -orig-id: m_fWeatherRain
        type: f4
        doc: Strength of the rain, 0 to 1.
        -unit: none
      - id: car_zoom
        -orig-id: m_nCameraCarZoom
        type: u4
        doc: Camera of vehicles (opcode 09AD), 1 to 3.
        -unit: none
      - id: ped_zoom
        -orig-id: m_nCameraPedZoom
        type: u4
        doc: Camera on foot, 1 to 3.
        -unit: none
      - id: interior
        -orig-id: m_nCurrArea
        type: s4
        doc: Area code, 0 to 18; 0 is outside. The player carries the same.
        -unit: none
        -fact: interior
      - id: invert_look
        -orig-id: m_bInvertLook4Pad
        type: u1
        doc: Whether looking up and down is swapped.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0c9
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: extra_colour
        -orig-id: m_nExtraColour
        type: s4
        doc: Tint of an interior, 0 to 11.
        -unit: none
      - id: extra_colour_on
        -orig-id: m_bExtraColourOn
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
        -orig-id: m_fExtraColourInter
        type: f4
        doc: Strength of the tint, 0 or 1.
        -unit: none
      - id: extra_colour_weather
        -orig-id: m_nExtraColourWeatherType
        type: s4
        doc: 'Weather of the tint: 0, 21 or 22.'
      - id: water_configuration
        -orig-id: m_nWaterConfiguration
        type: u4
        doc: Water of the map; 0.
        -unit: none
      - id: la_riots
        -orig-id: m_bLARiots
        type: u1
        doc: Whether Los Santos riots (opcode 06C8)
        -expect: SA_SAVE_BOOL_RANGE
      - id: la_riots_no_police_cars
        -orig-id: m_bLARiots_NoPoliceCar
        type: u1
        doc: Whether the riots have no police cars.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0e2
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: max_wanted_level
        -orig-id: m_nMaximumWantedLevel
        type: u4
        doc: Most stars that police gives (opcode 01F0), 0 to 6.
        -unit: none
      - id: max_chaos
        -orig-id: m_nMaxChaos
        type: u4
        doc: |
          Highest chaos, which belongs to the highest number of stars: 0, 115,
          365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
        -unit: none
      - id: french_game
        -orig-id: m_bFrenchGame
        type: u1
        doc: |
          Set in copies censored for France. gta-save-data exchanges this byte
          with `german_game`.
        -evidence: engine
        -expect: SA_SAVE_BOOL_RANGE
      - id: german_game
        -orig-id: m_bGermanGame
        type: u1
        doc: |
          Set in copies censored for Germany (opcode 040C), independent of the
          language. gta-save-data exchanges this byte with `french_game`.
        -evidence: engine
        -expect: SA_SAVE_BOOL_RANGE
      - id: nasty_game
        -orig-id: m_bNastyGame
        type: u1
        doc: Whether blood is shown and victims drop money; follows the language.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0ef
        size: 45
        doc: Old memory; no meaning.
        -evidence: measured
      - id: cinematic_camera_help_left
        -orig-id: m_bCineyCamMessageDisplayed
        type: u1
        doc: |
          How often the help for the cinematic camera is still shown; 2 at the
          start.
        -unit: none
      - id: motion_blur
        type: u1
        if: is_mobile_game
        doc: Whether the picture blurs at speed; 1.
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
        -orig-id: m_systemTime
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
        -fact: saved
        -label: {text: "the computer's {_part}", params: {row: row, _part: 'enum_name(row, system_time_part)'}}
        -checks:
          - code: SA_SAVE_SYSTEM_TIME
            severity: info
            evidence: measured
            first: file
            when: not _root.scripts.is_mobile
            let:
              value: _
              _year: at(_parent.system_time, system_time_part::year)
              _month: at(_parent.system_time, system_time_part::month)
              _day: at(_parent.system_time, system_time_part::day)
              _is_leap: _year % 4 == 0 and (_year % 100 != 0 or _year % 400 == 0)
              _days: '_month == 2 ? 28 + _is_leap.as<u1> : 30 + (_month + (_month > 7).as<u1>) % 2'
              _is_date: _year >= 1 and _year <= 9999 and _month >= 1 and _month <= 12 and _day >= 1 and _day <= _days
              _from_march: '_month < 3 ? _month + 13 : _month + 1'
              _years: _year - (_month < 3).as<u1>
              _leap_days: floor(_years / 4) - floor(_years / 100) + floor(_years / 400)
              _weekday: (_day + floor(_from_march * 13 / 5) + _years + _leap_days + 6) % 7
              expected: '_is_date ? _weekday : nothing'
              _is_time: all(_parent.system_time, _ >= pick(index, 1, 1, 0, 1, 0, 0, 0, 0) and _ <= pick(index, 9999, 12, 6, 31, 23, 59, 59, 999))
              _is_in_range: _ >= pick(index, 1, 1, 0, 1, 0, 0, 0, 0) and _ <= pick(index, 9999, 12, 6, 31, 23, 59, 59, 999)
            faults:
              - assert: _is_in_range and (not _is_time or _is_date or index != system_time_part::day)
                message: '{where} is {value}, which is not a time of a calendar'
              - assert: not _is_time or not _is_date or index != system_time_part::weekday or _ == expected
                message: '{where} is {value} from Sunday on, but that date is a {expected}'
      - id: gap_12e
        size: 2
        if: is_pc
        doc: Old memory; no meaning.
        -evidence: measured
      - id: target_blip
        -orig-id: m_nTargetBlipIndex
        type: u4
        doc: |
          Waypoint of the player as a handle: slot of the blip + 65,536 times
          its counter; 0 for none.
        -unit: none
      - id: steal_vehicle_help_shown
        -orig-id: m_bHasDisplayedPlayerQuitEnterCarHelpText
        type: u1
        doc: Whether the help for stealing vehicles was shown.
        -expect: SA_SAVE_BOOL_RANGE
      - id: taxis_have_nitro
        -orig-id: m_bAllTaxisNitro
        type: u1
        doc: Whether taxis have nitro (opcode 0572)
        -expect: SA_SAVE_BOOL_RANGE
      - id: prostitutes_pay_you
        -orig-id: m_bProstitutesPayYou
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
        doc: Last number of the block, of unknown use; 0.
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
        doc: Whether the script of a mission begins with the number of the mission.
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
        -unit: bytes
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
        -unit: none
        -label: 'variable {row}'
        -derived:
          value: count(_root.tags.tags, _ > 228) + count(_root.tags.guarded_tags, value > 228)
          code: SA_SAVE_TAGS_VARIABLE
          severity: warning
          evidence: measured
          when: row == partner(_parent.main_script_size, script_version, tag_variable)
          message: '{where} counts {value} sprayed tags, but {expected} are'
      - id: script_brains
        type: script_brain(is_guarded)
        repeat: expr
        repeat-expr: 70
        doc: |
          Scripts that start near people and objects; 62 of 70 places are used
          in most files.
        -label: 'script brains {row}'
      - id: guard_on_mission_flag_offset
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `on_mission_flag_offset`, in mobile saves of format 2 only.
      - id: on_mission_flag_offset
        type: s4
        doc: |
          Byte of the variables that stores whether a mission runs, a multiple
          of 4: 1636 on the PC (opcode 0180).
        -unit: bytes
      - id: guard_last_mission_passed_time
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_mission_passed_time`, in mobile saves of format 2 only.
      - id: last_mission_passed_time
        type: u4
        doc: |
          Time at which the last mission was passed (opcodes 0318, 0595);
          4,294,967,295 for never.
        -unit: ms
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
        doc: Vehicles that do not appear (opcode 03C5); -1 for none.
        -unit: none
        -enum: vehicle
      - id: guarded_blocked_vehicle_models
        type: guarded_s4
        repeat: expr
        repeat-expr: 20
        if: is_guarded
        doc: Form of `blocked_vehicle_models` in mobile saves of format 2, with a guard before each number.
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
        doc: Guard before `using_multi_script_file`, in mobile saves of format 2 only.
      - id: using_multi_script_file
        type: u1
        doc: Whether missions are stored in the main script's file; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_met_debbie_harry
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `met_debbie_harry`, in mobile saves of format 2 only.
      - id: met_debbie_harry
        type: u1
        doc: Unused; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_main_script_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `main_script_size`, in mobile saves of format 2 only.
      - id: main_script_size
        type: u4
        doc: |
          Bytes of the main script, which identify its version: 194,146 is v1,
          194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
        -unit: bytes
        -fact: script_version
      - id: guard_largest_mission_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `largest_mission_size`, in mobile saves of format 2 only.
      - id: largest_mission_size
        type: u4
        doc: Bytes of the largest mission; 68,439 in v1 and v2.
        -unit: bytes
      - id: guard_mission_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `mission_count`, in mobile saves of format 2 only.
      - id: mission_count
        type: u2
        doc: Missions of the script; 135 in v1 and v2.
        -unit: none
      - id: guard_exclusive_mission_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `exclusive_mission_count`, in mobile saves of format 2 only.
      - id: exclusive_mission_count
        type: u2
        doc: Missions that exclude all others; 0.
        -unit: none
      - id: guard_largest_mission_locals
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `largest_mission_locals`, in mobile saves of format 2 only.
      - id: largest_mission_locals
        type: u4
        doc: Variables of the mission with most of them; 964 in v1 and v2.
        -unit: none
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
        -expect:
          max: 96
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} threads; the game has room for 96'
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
        -evidence: unknown
      - id: threads
        type: script_thread(is_mobile, has_mission_index, is_guarded)
        repeat: expr
        repeat-expr: num_threads
        doc: Running scripts, `main` first.
        -label: {text: 'thread {_name}', params: {row: row, _name: text(thread_name)}}
        -joins:
          twin: {table: scripts.threads, match: {slot: slot}}
          namesake: {table: scripts.threads, match: {text(thread_name): text(thread_name)}}
        -checks:
          - code: SA_SAVE_THREAD_SHAPE
            when: not is_mobile
            assert: slot < 96 and twin == this
            at: slot
            message: '{where} has the place {value}, which another thread has or the game has not'
          - code: SA_SAVE_THREAD_SHAPE
            when: not is_mobile
            assert: namesake == this
            at: thread_name
            message: 'another thread is {where} too'
          - code: SA_SAVE_THREAD_SHAPE
            when: not is_mobile and row == 0
            assert: text(thread_name) == "main"
            at: thread_name
            message: '{where} comes first, where main should'
      - id: guard_num_resources
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_resources`, in mobile saves of format 2 only.
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
      - id: guard_unknown_end
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `unknown_end`, in mobile saves of format 2 only.
      - id: unknown_end
        type: u4
        if: is_mobile_game
        doc: Last number of the block, always 0.
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
    -checks:
      - code: SA_SAVE_SCRIPT_KNOWN
        severity: info
        evidence: measured
        unmodified: {exceptions: 6}
        let: {size: main_script_size}
        assert: in_enum(size, script_version)
        at: main_script_size
        message: 'the main script has {size:,} bytes, which is that of a modification'
      - code: SA_SAVE_SCRIPT_ID_MIX
        severity: info
        evidence: measured
        unmodified: {exceptions: 23}
        let:
          _version: _root.simple_variables.version_id
          _size: partner(_version, game_version, script_version)
          game: either(enum_words(_version, game_version), format("{:#010x}", _version))
          script: either(enum_words(main_script_size, script_version), format("of {:,} bytes", main_script_size))
        when: not is_mobile
        assert: exists(_size) and _size == main_script_size
        at: main_script_size
        message: 'the game of version {game} ran the script {script}, which it did not come with'
      - code: SA_SAVE_ON_MISSION_OFFSET
        severity: error
        evidence: engine
        let: {at: on_mission_flag_offset, end: len_globals - 4}
        assert: at >= 8 and at < len_globals and at % 4 == 0
        at: on_mission_flag_offset
        message: 'whether a mission runs is read from byte {at} of the variables, but they lie at multiples of 4 from 8 to {end}'
      - code: SA_SAVE_GOTO_HEADER
        severity: error
        evidence: engine
        faults:
          - let: {size: len_globals}
            assert: size % 4 == 0
            at: len_globals
            message: 'the variables take {size:,} bytes, which is not a whole number of variables'
          - let:
              _one: at(globals, 0)
              _two: at(globals, 1)
              _start: either(format("{:02x} {:02x} {:02x} {:02x}", _one & 255, _one >> 8 & 255, _one >> 16 & 255, _one >> 24), "")
              found: either(format("{} {:02x} {:02x} {:02x}", _start, _two & 255, _two >> 8 & 255, _two >> 16 & 255), _start)
              _size: len_globals
              expected: 'format("02 00 01 {:02x} {:02x} {:02x} {:02x}", _size & 255, _size >> 8 & 255, _size >> 16 & 255, _size >> 24)'
            assert: exists(_two) and _one == 0x10002 + ((_size & 255) << 24) and _two & 0xffffff == _size >> 8
            at: globals
            message: 'the variables begin with {found}, not with the jump {expected} of a script'
  script_resource:
    doc: A model that a thread has loaded.
    -evidence: inferred
    seq:
      - id: index
        type: u2
        doc: Number of the entry in the list.
        -unit: none
      - id: owner_slot
        type: u2
        doc: Slot of the thread that loaded the model.
        -unit: none
      - id: model
        type: u4
        doc: Number of the model that the thread has loaded.
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
        -unit: none
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
        -unit: none
      - id: is_active
        -orig-id: m_bBrainActive
        type: u1
        doc: Whether the script may start.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_005
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: radius
        -orig-id: m_ObjectBrainActivationRadius
        type: f4
        doc: |
          Distance to the object within which the player must come; default: 5,
          else 4 to 150.
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
        doc: Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
      - id: pool_index_plus_1
        type: u4
        doc: Building + 1; 0 in a free place.
        -unit: none
      - id: guard_new_model
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `new_model`, in mobile saves of format 2 only.
      - id: new_model
        type: s4
        doc: Model that is shown; -1 in a free place.
        -unit: none
      - id: guard_old_model
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `old_model`, in mobile saves of format 2 only.
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
        doc: Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
      - id: guard_pool_index_plus_1
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `pool_index_plus_1`, in mobile saves of format 2 only.
      - id: pool_index_plus_1
        type: u4
        doc: Row of the hidden thing in the pool of its kind, plus 1.
        -unit: none
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
        -unit: none
      - id: lod_object
        type: s4
        doc: Handle of the distant one; -1 in a free place.
        -unit: none
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
        -unit: none
      - id: guard_streamed_script_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `streamed_script_index`, in mobile saves of format 2 only.
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
      - id: guard_image
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows up to `ip_rel`.
      - id: next_ptr
        -orig-id: m_pNext
        type: u4
        doc: Old address; not read.
        -unit: none
      - id: prev_ptr
        -orig-id: m_pPrev
        type: u4
        doc: Old address; not read.
        -unit: none
      - id: thread_name
        -orig-id: m_szName
        size: 8
        doc: Name in small letters, once per file, ended by a zero.
      - id: base_ip
        -orig-id: m_BaseIP
        type: u4
        doc: Begin of the script of a mission; 0.
        -unit: none
      - id: ip_abs
        -orig-id: m_IP
        type: u4
        doc: |
          Address of the next instruction, `ip_rel` plus the same for all
          threads of the file; not read.
        -unit: none
      - id: stack_abs
        -orig-id: m_IPStack
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: Return addresses in the same way; entries above the depth are old.
        -unit: none
      - id: stack_depth
        -orig-id: m_StackDepth
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
        -orig-id: m_IsActive
        type: u1
        doc: Whether the thread runs; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: condition_result
        -orig-id: m_CondResult
        type: u1
        doc: Outcome of the last condition.
        -expect: SA_SAVE_BOOL_RANGE
      - id: uses_mission_cleanup
        -orig-id: m_UsesMissionCleanup
        type: u1
        doc: Whether it cleans up like a mission; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: is_external
        -orig-id: m_IsExternal
        type: u1
        doc: Whether it came from outside the main script; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: overrides_text_box
        -orig-id: m_IsTextBlockOverride
        type: u1
        doc: Whether it may replace a help text; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: external_type
        -orig-id: m_ExternalType
        type: s1
        doc: Event that started the thread from outside; -1.
        -unit: none
      - id: gap_0cc
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: wake_time
        -orig-id: m_WakeTime
        type: s4
        doc: Time at which the thread goes on.
        -unit: ms
      - id: and_or_state
        -orig-id: m_AndOrState
        type: u2
        doc: |
          0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
          several.
        -unit: none
      - id: not_flag
        -orig-id: m_NotFlag
        type: u1
        doc: Whether the condition is turned round.
        -expect: SA_SAVE_BOOL_RANGE
      - id: wasted_busted_check
        -orig-id: m_IsDeathArrestCheckEnabled
        type: u1
        doc: Whether it ends when the player dies or is arrested.
        -expect: SA_SAVE_BOOL_RANGE
      - id: wasted_or_busted
        -orig-id: m_DoneDeathArrest
        type: u1
        doc: Whether that has happened; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0d7
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: scene_skip_ip
        -orig-id: m_SceneSkipIP
        type: s4
        doc: Place at which a skipped scene goes on (opcode 0707); 0.
        -unit: none
      - id: is_mission
        -orig-id: m_ThisMustBeTheOnlyMissionRunning
        type: u1
        doc: Whether the thread is a mission; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0df
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: guard_ip_rel
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ip_rel`, in mobile saves of format 2 only.
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
        if: is_plain
        doc: Return addresses counted in the same way; 0 for none.
        -unit: bytes
        -checks:
          - code: SA_SAVE_THREAD_SHAPE
            when: not _parent.is_mobile and index < _parent.stack_depth
            assert: _ != 0
            at: _
            message: '{where} would return to nowhere'
          - code: SA_SAVE_THREAD_IP_RANGE
            let: {start: _root.scripts.len_globals, end: _root.scripts.main_script_size}
            when: index < _parent.stack_depth and not (_parent.is_mobile and _parent.slot >= 0x8000)
            assert: _ >= start and _ < end
            at: _
            message: '{where} returns to {value:,}, but the main script is from {start:,} to {end:,}'
      - id: guarded_stack_rel
        type: guarded_u4
        repeat: expr
        repeat-expr: 8
        if: is_guarded
        doc: Form of `stack_rel` in mobile saves of format 2, with a guard before each number.
        -checks:
          - code: SA_SAVE_THREAD_IP_RANGE
            let: {start: _root.scripts.len_globals, end: _root.scripts.main_script_size}
            when: index < _parent.stack_depth and not (_parent.is_mobile and _parent.slot >= 0x8000)
            assert: value >= start and value < end
            at: value
            message: '{where} returns to {value:,}, but the main script is from {start:,} to {end:,}'
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
    -checks:
      - code: SA_SAVE_THREAD_SHAPE
        severity: warning
        evidence: engine
        when: not is_mobile
        assert: base_ip == 0
        at: base_ip
        message: '{where} counts from {value}, as only parts of missions do'
      - code: SA_SAVE_THREAD_SHAPE
        let: {value: is_external}
        when: not is_mobile
        assert: value == 0
        at: is_external
        message: '{where} is marked as a script from outside, which the game does not save'
      - code: SA_SAVE_THREAD_SHAPE
        when: not is_mobile
        assert: external_type == -1
        at: external_type
        message: '{where} is of the kind {value}, which the game does not save'
      - code: SA_SAVE_THREAD_SHAPE
        let: {value: is_mission}
        when: not is_mobile
        assert: value == 0
        at: is_mission
        message: '{where} is marked as a mission, during which the game does not save'
      - code: SA_SAVE_THREAD_SHAPE
        when: not is_mobile
        assert: stack_depth <= 8
        at: stack_depth
        message: '{where} has {value} return addresses; there is room for 8'
      - code: SA_SAVE_THREAD_IP_RANGE
        severity: error
        evidence: measured
        let: {start: _parent.len_globals, end: _parent.main_script_size}
        when: not (is_mobile and slot >= 0x8000)
        assert: ip_rel >= start and ip_rel < end
        at: ip_rel
        message: '{where} goes on at {value:,}, but the main script is from {start:,} to {end:,}'
      - code: SA_SAVE_THREAD_WAKE
        severity: warning
        evidence: measured
        let:
          _now: _root.simple_variables.global_timer
          seconds: floor((wake_time - _now) / 1000)
        assert: wake_time - _now <= 60000
        at: wake_time
        right: _now
        message: '{where} sleeps for {seconds:,} more seconds'
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
        doc: Number of the mission whose script is loaded.
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
        doc: 'The player as a person: health, weapons, clothes.'
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
        -label: 'object {row}'
  player:
    doc: The player.
    -label: {text: '{_who}', params: {row: row, _who: 'row == 0 ? "the player" : format("person {}", row)'}}
    -checks: [SA_SAVE_PLAYER_AREA, SA_SAVE_EXIT_INDEX, SA_SAVE_WEAPON_SLOT_TYPE, SA_SAVE_ARMOR_MAX]
    seq:
      - id: handle
        type: u4
        doc: Place among people * 256 + counter.
        -unit: none
      - id: model
        type: s4
        doc: Number of the model that the player has, 0.
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
        -orig-id: m_pos
        type: vec3
        doc: Place of the player in the world.
        -fact: position
      - id: health
        -orig-id: m_health
        type: f4
        doc: The lower of 200 and `player_info.max_health` after a save.
        -unit: none
        -fact: health
        -derived: SA_SAVE_HEALTH_MAX
      - id: armor
        -orig-id: m_armor
        type: f4
        doc: 0 to 150.
        -unit: none
        -fact: armor
      - id: weapons
        -orig-id: m_weapons
        type: weapon
        repeat: expr
        repeat-expr: 13
        doc: Weapons that the player carries, one of each kind.
        -index:
          enum: weapon_slot
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
        -unit: none
      - id: gap_027
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: exit_index
        -orig-id: m_nExitIndex
        type: s4
        doc: |
          Door by which he leaves: the top of `entry_exits.stack`, or -1
          outside; 345, the exit of the changing room, after he has changed his
          clothes.
        -unit: none
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
        -orig-id: m_anModelKeys
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the model's
          name in capitals; 0 for none.
        -unit: none
        -index:
          enum: clothes_model
        -enum: clothes_file
      - id: texture_keys
        -orig-id: m_anTextureKeys
        type: u4
        repeat: expr
        repeat-expr: 18
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the texture's
          name in capitals; 0 for none.
        -unit: none
        -index:
          enum: clothes_texture
        -enum: clothes_file
      - id: fat
        -orig-id: m_fFatStat
        type: f4
        doc: Copy of statistic 21.
        -unit: none
        -derived:
          value: _expected
          code: SA_SAVE_BODY_STATS
          severity: info
          evidence: measured
          unmodified: {exceptions: 7}
          let: {_expected: 'at(_root.statistics.float_stats, float_stat::fat)'}
          when: row == 0
          message: 'the fat of {where} is {value:.7g}, but statistic 21 is {_expected:.7g}'
      - id: muscle
        -orig-id: m_fMuscleStat
        type: f4
        doc: Copy of statistic 23.
        -unit: none
        -derived:
          value: _expected
          code: SA_SAVE_BODY_STATS
          severity: info
          evidence: measured
          unmodified: {exceptions: 7}
          let: {_expected: 'at(_root.statistics.float_stats, float_stat::muscle)'}
          when: row == 0
          message: 'the muscle of {where} is {value:.7g}, but statistic 23 is {_expected:.7g}'
      - id: chosen_weapon_slot
        type: u1
        doc: Weapon slot that the player has chosen; equals `active_weapon_slot`.
        -derived:
          value: active
          code: SA_SAVE_SLOT_CHOSEN
          severity: warning
          evidence: measured
          unmodified: {exceptions: 1}
          let: {chosen: chosen_weapon_slot, active: active_weapon_slot}
          when: row == 0
          message: '{where} has the weapon {active} in the hand, but chose the weapon {chosen}'
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
      area_name:
        value: area
        enum: interior_area
  weapon:
    doc: A weapon; all zero in an empty slot.
    to-string: 'f"weapon {weapon_type}: {total_ammo}"'
    -checks:
      - code: SA_SAVE_WEAPON_SLOT_TYPE
        severity: error
        evidence: engine
        let:
          weapon: weapon_type
          kind: drop_prefix(enum_name(index, weapon_slot), "slot_")
          name: 'in_enum(weapon, weapon_kind) ? enum_name(weapon, weapon_kind) : "of no name"'
        assert: weapon == 0 or is_partner(weapon, index, weapon_slot, weapon_kind)
        at: weapon_type
        message: '{where} carries the weapon {weapon} ({name}) as the one of the kind {kind}'
      - code: SA_SAVE_TIME_IN_FUTURE
        let:
          time: next_shot_time
          timer: _root.simple_variables.global_timer
          kind: drop_prefix(enum_name(index, weapon_slot), "slot_")
        assert: time <= timer
        at: next_shot_time
        right: timer
        message: '{where} may shoot again ({kind}) at {time} ms, but only {timer} ms have been played'
    seq:
      - id: weapon_type
        -orig-id: m_Type
        type: u4
        doc: Weapon; its slot decides which fit here.
        -fact: weapons
      - id: state
        -orig-id: m_State
        type: u4
        doc: Whether the weapon is ready, fires, reloads or is empty.
      - id: clip
        -orig-id: m_AmmoInClip
        type: u4
        doc: Shots left before the weapon must be loaded again.
        -unit: none
      - id: total_ammo
        -orig-id: m_TotalAmmo
        type: u4
        doc: Shots in all, above 25,000 without end.
        -unit: none
      - id: next_shot_time
        -orig-id: m_TimeForNextShotMs
        type: u4
        doc: Time from which the weapon can shoot again.
        -unit: ms
      - id: first_person_selected
        -orig-id: m_IsFirstPersonWeaponModeSelected
        type: u1
        doc: Whether it was chosen for the view through it; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: dont_place_in_hand
        -orig-id: m_DontPlaceInHand
        type: u1
        doc: Whether the weapon is hidden; 0.
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
    -joins: {namesake: {table: pools.objects, match: {handle: handle}}}
    -checks: [SA_SAVE_OBJECTS]
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
        -evidence: measured
      - id: bonus_value
        -orig-id: m_nBonusValue
        type: u1
        doc: Nothing known; 0.
        -unit: none
      - id: gap_01f
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: cost_value
        -orig-id: m_nCostValue
        type: u2
        doc: Nothing known; 0.
        -unit: none
      - id: removal_time
        -orig-id: m_nRemovalTime
        type: s4
        doc: Time at which the object is removed; 0.
        -unit: ms
      - id: entity_flags
        -orig-id: m_nEntityFlags
        type: entity_bits
        doc: State that the engine keeps of the object.
      - id: unused
        -orig-id: m_nUnused
        type: s1
        doc: Nothing; 0.
        -unit: none
      - id: gap_027
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
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
    -evidence: engine
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
        doc: Has hit a building, which changes how its next collisions are solved.
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
        doc: Made by a script and held still until the ground below it is loaded.
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
    -evidence: engine
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
        -evidence: [engine, measured]
      - id: train_crossing
        type: b1
        doc: 'Train crossing that is switched on: the barrier is down.'
      - id: photographed
        type: b1
        doc: Was on the last photograph; scripts ask for it.
        -evidence: [engine, measured]
      - id: liftable
        type: b1
        doc: Can be picked up and carried.
      - id: door_moving
        type: b1
        doc: Door or gate in motion.
        -evidence: [engine, measured]
      - id: door_open
        type: b1
        doc: Door or gate that is open.
      - id: no_model
        type: b1
        doc: Has no model to draw; set on most saved objects, 3,957 of 4,599.
        -evidence: [engine, measured]
      - id: scaled
        type: b1
        doc: Drawn at another size.
      - id: magnet
        type: b1
        doc: |
          A crane's magnet can lift it. Set when the object is made: on all of
          4,599 saved ones.
        -evidence: [engine, measured]
      - id: damaged
        type: b1
        doc: Damaged in the last step; drives the damage effects.
        -evidence: [engine, measured]
      - id: brain_state
        type: b2
        doc: |
          Whether a script brain waits for this object; 0 for no, as in every
          measured file.
        -unit: none
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
        -evidence: [engine, measured]
      - id: unknown_27
        type: b5
        doc: Meaning not known.
        -evidence: unknown
  physical_bits:
    doc: Kinds of harm that have no effect on an object.
    -evidence: engine
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
        -evidence: unknown
  garages_block:
    doc: |
      Block 3. Garages, shops that work on cars, and the cars that the player
      keeps.
    -checks:
      - code: SA_SAVE_TIME_IN_FUTURE
        let: {time: last_help_time, timer: _root.simple_variables.global_timer}
        assert: time <= timer
        at: last_help_time
        right: timer
        message: 'last_help_time is {time} ms, but only {timer} ms have been played'
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
        -expect:
          max: 50
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} garages; the game has room for 50'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"garages"', expected: 50}
            assert: num_garages == expected
            at: num_garages
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: guard_free_bombs
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `free_bombs`, in mobile saves of format 2 only.
      - id: free_bombs
        -orig-id: BombsAreFree
        type: u1
        doc: Whether bombs cost nothing; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_free_resprays
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `free_resprays`, in mobile saves of format 2 only.
      - id: free_resprays
        -orig-id: RespraysAreFree
        type: u1
        doc: Whether paint costs nothing (opcode 0335)
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_no_resprays
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `no_resprays`, in mobile saves of format 2 only.
      - id: no_resprays
        -orig-id: NoResprays
        type: u1
        doc: Whether paint shops are closed (opcode 0A14)
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_cars_collected
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `cars_collected`, in mobile saves of format 2 only.
      - id: cars_collected
        -orig-id: CarsCollected
        type: s4
        doc: Leftover of earlier games.
        -unit: none
      - id: guard_bank_vans_collected
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `bank_vans_collected`, in mobile saves of format 2 only.
      - id: bank_vans_collected
        -orig-id: BankVansCollected
        type: s4
        doc: Leftover of earlier games.
        -unit: none
      - id: guard_police_cars_collected
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `police_cars_collected`, in mobile saves of format 2 only.
      - id: police_cars_collected
        -orig-id: PoliceCarsCollected
        type: s4
        doc: Leftover of earlier games.
        -unit: none
      - id: car_types_collected
        -orig-id: CarTypesCollected
        type: s4
        repeat: expr
        repeat-expr: 4
        if: is_plain
        doc: Leftover of earlier games.
        -unit: none
      - id: guarded_car_types_collected
        type: guarded_s4
        repeat: expr
        repeat-expr: 4
        if: is_guarded
        doc: Form of `car_types_collected` in mobile saves of format 2, with a guard before each number.
      - id: guard_last_help_time
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_help_time`, in mobile saves of format 2 only.
      - id: last_help_time
        -orig-id: LastTimeHelpMessage
        type: s4
        doc: Time at which the last help about garages was shown.
        -unit: ms
      - id: cars
        -orig-id: aCarsInSafeHouse
        type: stored_car(is_guarded)
        repeat: expr
        repeat-expr: 80
        doc: |
          Cars in the garages that keep them, as slot * 20 + row: the first
          slots of all 20 rows, then the second ones.
        -index:
          enum: car_place
        -label:
          text: car {_number} in garage {_garage} ({_place})
          params:
            row: row
            _number: floor(row / 20) + 1
            _kept: partner(row, car_place, stock_garage)
            _garage: enum_original(_kept, stock_garage)
            _place: enum_words(_kept, stock_garage)
        -joins:
          garage:
            table: garages.garages
            match: {'enum_original(partner(row, car_place, stock_garage), stock_garage)': text(garage_name)}
          before: {table: garages.cars, match: {row - 20: row}}
        -checks:
          - code: SA_SAVE_CAR_POSITION
            severity: error
            evidence: measured
            unmodified: {exceptions: 2}
            let:
              _kind: partner(partner(row, car_place, stock_garage), stock_garage, garage_kind)
              _is_impounded: is_partner(_kind, garage_use::use_impound, garage_use, garage_kind)
              _east: max(garage.left - position.x, position.x - garage.right, 0)
              _north: max(garage.front - position.y, position.y - garage.back, 0)
              _is_near: _east * _east + _north * _north <= 64
              _is_inside: position.z >= garage.position.z - 3 and position.z <= garage.top_z + 3
              _is_somewhere: is_finite(position.x) and is_finite(position.y) and is_finite(position.z)
              _length: forward.x * forward.x + forward.y * forward.y + forward.z * forward.z
            when: model != 0
            related: {garage: '{where} is its garage'}
            faults:
              - let: {x: position.x, y: position.y, z: position.z}
                assert: _is_somewhere and (not exists(garage) or _is_impounded or _is_near and _is_inside)
                at: position
                message: '{where} is at {x:.1f}, {y:.1f}, {z:.1f}, outside its garage'
              - let: {x: forward.x, y: forward.y, z: forward.z}
                assert: _length >= 9604 and _length <= 10201  # the squares of 98 and 101
                at: forward
                message: '{where} looks to {x}, {y}, {z}, which is not a direction of the length 100'
          - code: SA_SAVE_CAR_SLOT_HOLE
            severity: info
            evidence: measured
            unmodified: {exceptions: 2}
            let:
              _kind: partner(partner(row, car_place, stock_garage), stock_garage, garage_kind)
              _is_impounded: is_partner(_kind, garage_use::use_impound, garage_use, garage_kind)
            first: row % 20
            assert: model == 0 or row < 20 or before.model != 0 and not (_is_impounded and row >= 60)
            at: model
            message: '{where} has a free place before it, or is one more than an impound takes'
      - id: garages
        -orig-id: aGarages
        type: garage(is_guarded)
        repeat: expr
        repeat-expr: num_garages
        doc: 'State of the 50 garages of the map: place, door, use.'
        -index:
          enum: stock_garage
        -label:
          text: garage {_name}
          params:
            row: row
            _text: text(garage_name)
            _name: either(format("{} ({})", _text, words_of(_text, stock_garage)), _text)
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
        -evidence: engine
      - id: car_flags
        -orig-id: m_nStoredCarFlags
        type: car_bits
        doc: Kinds of harm that the car is proof against, and what is built in.
        -evidence: [measured, community]
      - id: gap_00c
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: model
        -orig-id: m_wModelIndex
        type: u2
        doc: Model, 400 to 611; 0 where the place is free.
        -unit: none
        -fact: cars
      - id: mods
        -orig-id: m_awCarMods
        type: s2
        repeat: expr
        repeat-expr: 15
        doc: |
          Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
          the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
          on both sides are stored once.
        -unit: none
        -enum: car_part
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Colours by their number in the palette.
        -unit: none
        -enum: paint
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
        -unit: none
      - id: bomb
        -orig-id: m_nBombType
        type: u1
        doc: |
          Bomb in the car; 0 in all 8,252 cars that were measured but five of
          one edited save.
        -evidence: [engine, community]
      - id: paintjob
        -orig-id: m_nPaintJob
        type: u1
        doc: |
          Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
          `vehicle`); 255 for none.
        -unit: none
      - id: nitro
        -orig-id: m_nNitroBoosts
        type: u1
        doc: 'Charges of nitro: 0 to 10, or 101.'
        -unit: none
      - id: forward
        type: direction_100
        doc: Direction of the front of the parked car.
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
      model_name:
        value: model
        enum: vehicle
    -checks:
      - code: SA_SAVE_CAR_MODEL
        severity: error
        evidence: measured
        faults:
          - assert: model == 0 or in_enum(model, vehicle)
            at: model
            right: 0
            message: '{where} has the model {model}, which is not a vehicle'
          - let: {part: _}
            each: mods
            assert: not in_enum(owner.model, vehicle) or in_enum(_, car_part)
            right: car_part::no_part
            message: '{where} has the tuning part {part}, which does not exist'
      - code: SA_SAVE_CAR_RADIO
        severity: warning
        evidence: measured
        when: model != 0
        assert: in_enum(radio, station)
        at: radio
        message: '{where} has the radio station {radio}, which does not exist'
      - code: SA_SAVE_CAR_BOMB
        severity: info
        evidence: measured
        when: model != 0
        assert: in_enum(bomb, car_bomb)
        at: bomb
        message: '{where} has a bomb of the kind {bomb}, which does not exist'
      - code: SA_SAVE_CAR_PAINTJOB
        severity: warning
        evidence: measured
        let: {name: 'enum_words(model, vehicle)', count: 'either(partner(model, vehicle, paintjob_count), 0)'}
        when: in_enum(model, vehicle)
        assert: paintjob == 255 or paintjob < count
        at: paintjob
        message: '{where} has the paintjob {paintjob}; its model {model} ({name}) has {count} (255 is none)'
      - code: SA_SAVE_CAR_PARTS_FIT
        severity: warning
        evidence: measured
        unmodified: {exceptions: 1}
        when: in_enum(_root.scripts.main_script_size, script_version) and in_enum(model, vehicle)
        let:
          model: owner.model
          name: enum_words(model, vehicle)
          part: _
          part_name: enum_words(part, car_part)
          _is_made: is_partner(part, model, vehicle, car_part)
          _is_wheel: is_partner(part, partner(model, vehicle, wheel_class), wheel_class, car_part)
        each: mods
        assert: part < 0 or not in_enum(part, car_part) or exists(_is_made) and (_is_made or _is_wheel)
        message: '{where} has the tuning part {part} ({part_name}), which is not made for its model {model} ({name})'
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
        -expect:
          code: SA_SAVE_GARAGE_TYPE
          message: '{where} has the type {value}, which the game does not know'
      - id: door_state
        -orig-id: m_nDoorState
        type: u1
        doc: State of the door.
      - id: flags
        -orig-id: m_nFlags
        type: garage_bits
        doc: How the door opens, and whether it is in use.
        -evidence: [engine, measured, community]
      - id: gap_002
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
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
        doc: Height of the ceiling.
        -unit: m
      - id: width
        -orig-id: m_fWidth
        type: f4
        doc: Length of the side along the door.
        -unit: m
      - id: depth
        -orig-id: m_fHeight
        type: f4
        doc: Length of the side perpendicular to the door.
        -unit: m
      - id: left
        -orig-id: m_fLeftCoord
        type: f4
        doc: Lowest x.
        -unit: m
      - id: right
        -orig-id: m_fRightCoord
        type: f4
        doc: Highest x.
        -unit: m
      - id: front
        -orig-id: m_fFrontCoord
        type: f4
        doc: Lowest y.
        -unit: m
      - id: back
        -orig-id: m_fBackCoord
        type: f4
        doc: Highest y.
        -unit: m
      - id: door_position
        -orig-id: m_fDoorPosition
        type: f4
        doc: 0 when the door is closed, otherwise 1.
        -unit: none
      - id: time_to_open
        -orig-id: m_nTimeToOpen
        type: u4
        doc: Time at which the door opens.
        -unit: ms
      - id: garage_name
        -orig-id: m_anName
        size: 8
        doc: Name to scripts, ended by a zero.
        -enum: stock_garage
      - id: original_type
        -orig-id: m_nOriginalType
        type: u1
        doc: Use of the garage at the start.
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
    -checks:
      - code: SA_SAVE_GARAGE_DOOR
        severity: warning
        evidence: measured
        unmodified: {exceptions: 1}
        let: {state: door_state}
        faults:
          - assert: flags.door_closed != (door_state == door::door_open)
            at: flags.door_closed
            right: door_state != door::door_open
            message: 'the door of {where} is in state {state}, but the flag of closed doors says otherwise'
          - let: {position: door_position}
            assert: (door_position == 0) == (door_state == door::door_closed)
            at: door_position
            right: 'door_state == door::door_closed ? 0 : door_position == 0 ? 1 : door_position'
            message: 'the door of {where} is in state {state}, but its position is {position}'
      - code: SA_SAVE_HIDEOUT_CLOSED
        severity: warning
        evidence: engine
        let: {state: door_state}
        when: is_partner(garage_type, garage_use::use_hideout, garage_use, garage_kind)
        assert: door_state == door::door_closed
        at: door_state
        message: 'the door of {where}, which keeps cars, is in state {state}; the game closes it when saving'
      - code: SA_SAVE_GARAGE_RECT
        severity: warning
        evidence: measured
        message: '{where} reaches from {low} to {high}, which leaves no room'
        faults:
          - {let: {low: left, high: right}, assert: low < high, at: right}
          - {let: {low: front, high: back}, assert: low < high, at: back}
          - {let: {low: position.z, high: top_z}, assert: low < high, at: top_z}
      - code: SA_SAVE_TIME_IN_FUTURE
        let: {time: time_to_open, timer: _root.simple_variables.global_timer}
        assert: time <= timer
        at: time_to_open
        right: timer
        message: '{where} has the time {time} ms, but only {timer} ms have been played'
  garage_bits:
    doc: Bits of garages.
    -evidence: [engine, community]
    seq:
      - id: used_mod_shop
        type: b1
        doc: |
          A tuning shop that has been used, as the wiki reads it; the engine's
          name is not known.
        -evidence: community
      - id: inactive
        type: b1
        doc: Switched off by a script (02B9); the door does not react.
      - id: respray_used
        type: b1
        doc: A respray has been done here (the first one is free).
        -evidence: community
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
        doc: 'Repeats the state of the door: set exactly when `door_state` is not 1.'
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
        doc: Stereo with bass boost is fitted.
      - id: hydraulics
        type: b1
        doc: Hydraulics are fitted.
      - id: nitrous
        type: b1
        doc: Nitrous is fitted.
  handling_bits:
    doc: Bits of handling, a part of the model's data; to be copied with the car.
    -evidence: [engine, community]
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
        -evidence: engine
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
        -evidence: unknown
      - id: swinging_chassis
        type: b1
        doc: The body swings from side to side on its suspension.
      - id: unknown_bit_29
        type: b3
        doc: Meaning not known.
        -evidence: unknown
  game_logic_block:
    doc: Block 4.
    -checks:
      - code: SA_SAVE_TIME_IN_FUTURE
        let: {time: time_of_last_event, timer: _root.simple_variables.global_timer}
        assert: time <= timer
        at: time_of_last_event
        right: timer
        message: 'time_of_last_event is {time} ms, but only {timer} ms have been played'
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
        -expect:
          max: 16
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} places to wake up at; the game has room for 16'
      - id: guard_penalty_for_death
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `penalty_for_death`, in mobile saves of format 2 only.
      - id: penalty_for_death
        type: u1
        doc: Whether death costs the weapons (opcode 08DD)
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_penalty_for_arrest
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `penalty_for_arrest`, in mobile saves of format 2 only.
      - id: penalty_for_arrest
        type: u1
        doc: Whether arrest costs the weapons (opcode 08DE)
        -expect: SA_SAVE_BOOL_RANGE
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
        doc: Guard before `time_of_last_event`, in mobile saves of format 2 only.
      - id: time_of_last_event
        type: u4
        doc: Time at which the state last changed.
        -unit: ms
      - id: restarts
        -orig-id: after_death
        type: restart(is_guarded)
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
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_position
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `position`, in mobile saves of format 2 only.
        -evidence: inferred
      - id: position
        type: vec3
        doc: Place at which the player wakes up.
      - id: guard_heading
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `heading`, in mobile saves of format 2 only.
        -evidence: inferred
      - id: heading
        type: f4
        doc: Direction in which the player looks after waking up.
        -unit: unknown
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
        -expect:
          max: 64
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} areas of switched path nodes; the game has room for 64'
      - id: areas
        -orig-id: m_aNodeSwitches
        type: switched_area(is_guarded)
        repeat: expr
        repeat-expr: num_areas
        doc: Areas in which path nodes are switched.
        -label: 'areas {row}'
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
        doc: Lowest x.
        -unit: m
      - id: x_max
        -orig-id: xMax
        type: f4
        doc: Highest x.
        -unit: m
      - id: y_min
        -orig-id: yMin
        type: f4
        doc: Lowest y.
        -unit: m
      - id: y_max
        -orig-id: yMax
        type: f4
        doc: Highest y.
        -unit: m
      - id: z_min
        -orig-id: zMin
        type: f4
        doc: Lowest z.
        -unit: m
      - id: z_max
        -orig-id: zMax
        type: f4
        doc: Highest z.
        -unit: m
      - id: switched_off
        -orig-id: isOff
        type: u1
        doc: Whether the nodes are off.
        -expect: SA_SAVE_BOOL_RANGE
      - id: for_cars
        -orig-id: isCars
        type: u1
        doc: Whether the area switches nodes of cars; else those of people.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_01a
        size: 2
        doc: Nothing; 0.
        -evidence: measured
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
        -label: 'pickup {row}'
      - id: guard_collected_index
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `collected_index`, in mobile saves of format 2 only.
      - id: collected_index
        -orig-id: CollectedPickUpIndex
        type: u2
        doc: Row of `collected_refs` that the next pickup takes, 0 to 19.
        -unit: none
        -checks:
          - code: SA_SAVE_COLLECTED_REF
            let: {index: collected_index}
            assert: collected_index < 20
            at: collected_index
            right: 0
            message: 'the next taken pickup is noted in place {index}, but there are 20'
      - id: guard_weapon_help_left
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `weapon_help_left`, in mobile saves of format 2 only.
      - id: weapon_help_left
        -orig-id: DisplayHelpMessage
        type: u1
        doc: How often the help about weapons is still shown; 10 at the start.
        -unit: none
      - id: collected_refs
        -orig-id: aPickUpsCollected
        type: u4
        repeat: expr
        repeat-expr: 20
        if: is_plain
        doc: |
          Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
          for none.
        -unit: none
        -label: 'note of a taken pickup {row}'
        -joins:
          taken: {table: pickups.pickups, match: {_ & 0xffff: row}}
        -checks:
          - code: SA_SAVE_COLLECTED_REF
            severity: warning
            evidence: measured
            let: {use: _ >> 16, pickup: _ & 0xffff}
            assert: _ == 0 or exists(taken) and use <= taken.counter
            at: _
            right: 0
            message: '{where} names use {use} of pickup {pickup}, which has not been'
            related: {taken: '{where} is named'}
      - id: guarded_collected_refs
        type: guarded_u4
        repeat: expr
        repeat-expr: 20
        if: is_guarded
        doc: Form of `collected_refs` in mobile saves of format 2, with a guard before each number.
        -label: 'note of a taken pickup {row}'
        -joins:
          taken: {table: pickups.pickups, match: {value & 0xffff: row}}
        -checks:
          - code: SA_SAVE_COLLECTED_REF
            let: {use: value >> 16, pickup: value & 0xffff}
            assert: value == 0 or exists(taken) and use <= taken.counter
            at: value
            right: 0
            message: '{where} names use {use} of pickup {pickup}, which has not been'
            related: {taken: '{where} is named'}
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
        doc: Money that a business has made.
        -unit: '$'
      - id: object_ptr
        -orig-id: m_pObject
        type: u4
        doc: Old address; 0 on the PC and Android.
        -unit: none
      - id: ammo_or_max
        -orig-id: m_nAmmo
        type: u4
        doc: Shots; the price of a property; the most that a business holds.
        -unit: none
      - id: regeneration_time
        -orig-id: m_nRegenerationTime
        type: u4
        doc: Time at which the pickup comes back.
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
        -orig-id: m_nMoneyPerDay
        type: u2
        doc: Dollars a day that the business makes.
        -unit: '$'
      - id: model
        -orig-id: m_nModelIndex
        type: s2
        doc: |
          Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
          money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
          1274 business, 1277 save disk.
        -unit: none
      - id: counter
        -orig-id: m_nReferenceIndex
        type: u2
        doc: Number of times that the slot was used.
        -unit: none
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
        -evidence: measured
    instances:
      pickup_type_name:
        value: pickup_type
        enum: pickup_kind
      model_name:
        value: model
        enum: object_model
    -checks:
      - code: SA_SAVE_PICKUP_POINTER
        severity: warning
        evidence: engine
        let: {address: object_ptr}
        when: not _root.scripts.is_mobile
        at: object_ptr
        right: 0
        message: '{where} holds the address {address:#x}; the game removes the objects of pickups before it saves'
      - code: SA_SAVE_PICKUP_TYPE
        severity: error
        evidence: engine
        unmodified: {exceptions: 1}
        faults:
          - let: {type: pickup_type}
            assert: in_enum(pickup_type, pickup_kind)
            at: pickup_type
            message: '{where} has the type {type}, which the game does not know'
          - assert: pickup_type == 0 or model >= 1 and model <= 19999
            at: model
            message: '{where} has the model {model}, which is not an object'
      - code: SA_SAVE_PICKUP_TEXT
        severity: warning
        evidence: measured
        let:
          type: pickup_type
          text: flags.property_text
          _other: 'is_one_of(text, property_offer::can_be_bought, property_offer::cannot_be_bought) ? 0 : text'
          _sold: 'type == pickup_kind::pickup_property_for_sale ? property_offer::can_be_bought : _other'
        at: flags.property_text
        right: 'type == pickup_kind::pickup_property_locked ? property_offer::cannot_be_bought : _sold'
        message: '{where} of type {type} has the text {text}, where {expected} belongs'
      - code: SA_SAVE_TIME_IN_FUTURE
        severity: info
        evidence: measured
        unmodified: {exceptions: 2}
        let: {time: regeneration_time, timer: _root.simple_variables.global_timer}
        when: pickup_type != 0
        assert: time <= timer
        at: regeneration_time
        right: timer
        message: '{where} has the time {time} ms, but only {timer} ms have been played'
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
        -evidence: unknown
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
        -expect:
          max: 10
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} hospitals; the game has room for 10'
      - id: hospitals
        -orig-id: HospitalRestartPoints
        type: restart_point(is_guarded)
        repeat: expr
        repeat-expr: num_hospitals
        doc: Places where the player wakes up after death.
        -label: 'hospitals {row}'
      - id: guard_num_police_stations
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_police_stations`, in mobile saves of format 2 only.
      - id: num_police_stations
        -orig-id: NumberOfPoliceRestarts
        type: u2
        doc: Police stations that follow.
        -expect:
          max: 10
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} police stations; the game has room for 10'
      - id: police_stations
        -orig-id: PoliceRestartPoints
        type: restart_point(is_guarded)
        repeat: expr
        repeat-expr: num_police_stations
        doc: Places where the player wakes up after an arrest.
        -label: 'police stations {row}'
      - id: guard_override_restart
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `override_restart`, in mobile saves of format 2 only.
      - id: override_restart
        -orig-id: bOverrideRestart
        type: u1
        doc: Whether the next one is at `override_position`.
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_override_position
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `override_position`, in mobile saves of format 2 only.
      - id: override_position
        -orig-id: OverridePosition
        type: vec3
        doc: |
          Place of the next waking up, where a script has set one (opcode 016E).
      - id: guard_fade_in_after_death
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `fade_in_after_death`, in mobile saves of format 2 only.
      - id: fade_in_after_death
        -orig-id: bFadeInAfterNextDeath
        type: u1
        doc: Whether the picture comes back after death.
        -expect: SA_SAVE_BOOL_RANGE
      - id: guard_fade_in_after_arrest
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `fade_in_after_arrest`, in mobile saves of format 2 only.
      - id: fade_in_after_arrest
        -orig-id: bFadeInAfterNextArrest
        type: u1
        doc: Whether the picture comes back after an arrest.
        -expect: SA_SAVE_BOOL_RANGE
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
        doc: Direction in which the player looks after waking up.
        -unit: deg
      - id: guard_when_to_use
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `when_to_use`, in mobile saves of format 2 only.
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
          message: '{where} requires {value} unlocked cities'
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
        doc: Distance from the place within which the player must be; 0 or 1500.
        -unit: m
      - id: guard_heading
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `heading`, in mobile saves of format 2 only.
      - id: heading
        type: f4
        doc: Direction in which the player looks after waking up.
        -unit: deg
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
        -label: 'blip {row}'
  blip:
    doc: An icon; a slot that is not in use holds old bytes.
    to-string: 'f"sprite {sprite}"'
    -checks:
      - code: SA_SAVE_BLIP_IN_USE
        severity: warning
        evidence: engine
        when: state.in_use and not _root.scripts.is_mission_save
        faults:
          - let: {type: kind.blip_type}
            assert: is_one_of(type, blip_target::blip_of_place, blip_target::blip_of_contact)
            at: kind.blip_type
            message: '{where} is of type {type}, which is not saved in use'
          - let: {icon: sprite}
            assert: icon <= 64
            at: sprite
            message: '{where} has the icon {icon}, but the last is 64'
          - let: {door: enex_plus_1}
            assert: door <= 400
            at: enex_plus_1
            message: '{where} is at door {door} of 400'
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
        -unit: none
      - id: position
        type: vec3
        doc: Place that the icon marks.
      - id: counter
        type: u2
        doc: Number of times that the slot was used; 1 for never.
        -unit: none
      - id: gap_016
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: sphere_radius
        -orig-id: m_fSphereRadius
        type: f4
        doc: Size of the sphere around the target; 1.
        -unit: m
      - id: icon_size
        -orig-id: m_nBlipSize
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
        -unit: none
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
      Block 10. Zones have a box and a name; their inhabitants are stored in infos,
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
        -expect:
          max: 380
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} zones; the game has room for 380'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"zones"', expected: 379}
            assert: num_nav_zones == expected
            at: num_nav_zones
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: guard_num_zone_infos
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_zone_infos`, in mobile saves of format 2 only.
      - id: num_zone_infos
        -orig-id: info_count
        type: u2
        doc: Infos, 378.
        -expect:
          max: 380
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} infos of zones; the game has room for 380'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"infos of zones"', expected: 378}
            assert: num_zone_infos == expected
            at: num_zone_infos
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: guard_num_map_zones
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_map_zones`, in mobile saves of format 2 only.
      - id: num_map_zones
        -orig-id: map_count
        type: u2
        doc: Zones of towns, 7.
        -expect:
          max: 39
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} zones of the map; the game has room for 39'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"zones of the map"', expected: 7}
            assert: num_map_zones == expected
            at: num_map_zones
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: nav_zones
        type: zone(is_guarded)
        repeat: expr
        repeat-expr: num_nav_zones
        doc: Zones with a name, the first being all of the map.
        -index:
          enum: nav_zone
        -label:
          text: zone {_name}
          params:
            row: row
            _label: text(info_label, "A-Z0-9_")
            _name: '_label == "" ? format("{}", row) : either(format("{} ({})", _label, words_of(_label, nav_zone)), _label)'
        -joins:
          info: {table: zones.zone_infos, match: {info_index: row}}
        -checks:
          - code: SA_SAVE_ZONE0_NAME
            severity: error
            evidence: measured
            unmodified: {exceptions: 33}
            when: row == 0
            assert: text(info_label) == "SAN_AND"
            at: info_label
            message: 'the label of the first zone, which is all of the map, is not only SAN_AND'
      - id: zone_infos
        type: zone_info(is_guarded)
        repeat: expr
        repeat-expr: num_zone_infos
        doc: Inhabitants of the zones.
        -label:
          text: info {row}{_zone}
          params:
            row: row
            _zone: either(format(" (zone {})", text(zone.info_label, "A-Z0-9_")), "")
        -joins: {zone: {table: zones.nav_zones, match: {row: info_index}}}
        -let:
          ballas: at(gang_density, gang_id::gang_ballas)
          grove: at(gang_density, gang_id::gang_grove_street_families)
          vagos: at(gang_density, gang_id::gang_vagos)
          is_grove: grove > ballas + vagos
          is_rival: not is_grove and ballas != vagos
        -checks:
          - code: SA_SAVE_ZONE_COLOUR
            severity: warning
            evidence: measured
            let:
              _gangs: ballas + grove + vagos
              _red: floor((200 * ballas + 70 * grove + 255 * vagos) / max(_gangs, 1))
              _green: floor(200 * (grove + vagos) / max(_gangs, 1))
              _blue: floor(200 * ballas / max(_gangs, 1))
              _alpha: '_gangs > 0 ? min(max(3 * _gangs, 55), 120) : 0'
            message: '{where} has the {what} {value} on the map, where its gangs make it {expected}'
            faults:
              - let: {what: '"colour"'}
                at: colour
                right: '[_red, _green, _blue, _alpha]'
              - let: {what: '"mode"'}
                at: population.radar_mode
                right: '_gangs > 0 ? 1 : 0'
      - id: map_zones
        type: zone(is_guarded)
        repeat: expr
        repeat-expr: num_map_zones
        doc: Towns.
        -index:
          enum: map_zone
        -label:
          text: map zone {_name}
          params:
            row: row
            _label: text(info_label, "A-Z0-9_")
            _name: '_label == "" ? format("{}", row) : either(format("{} ({})", _label, words_of(_label, map_zone)), _label)'
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
        -unit: none
      - id: guard_revealed_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `revealed_count`, in mobile saves of format 2 only.
      - id: revealed_count
        type: u4
        doc: Parts that are revealed.
        -unit: none
        -derived:
          value: count(visited, _ != 0)
          code: SA_SAVE_VISITED_COUNT
          severity: warning
          evidence: measured
          unmodified: {exceptions: 41}
          let: {counted: revealed_count, parts: 'count(visited, _ != 0)'}
          message: '{parts} parts of the map are revealed, but {counted} are counted'
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
        doc: Name to scripts in capitals, filled with zeros.
        -enum: nav_zone
      - id: text_key
        -orig-id: m_TextLabel
        size: 8
        doc: Name of the text that is shown, filled with zeros.
      - id: x1
        -orig-id: m_fX1
        type: s2
        doc: Lowest x.
        -unit: m
      - id: y1
        -orig-id: m_fY1
        type: s2
        doc: Lowest y.
        -unit: m
      - id: z1
        -orig-id: m_fZ1
        type: s2
        doc: Lowest z.
        -unit: m
      - id: x2
        -orig-id: m_fX2
        type: s2
        doc: Highest x.
        -unit: m
      - id: y2
        -orig-id: m_fY2
        type: s2
        doc: Highest y.
        -unit: m
      - id: z2
        -orig-id: m_fZ2
        type: s2
        doc: Highest z.
        -unit: m
      - id: info_index
        -orig-id: m_ZoneInfoIndex
        type: u2
        doc: Info of the zone; 0 for towns.
        -unit: none
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
    -checks:
      - code: SA_SAVE_ZONE_LABELS
        severity: error
        evidence: measured
        unmodified: {exceptions: 35}
        faults:
          - let:
              _letters: count(info_label, _ >= 65 and _ <= 90 or _ >= 48 and _ <= 57 or _ == 95)
              _end: 'greatest(info_label, _ == 0 ? 0 : index + 1)'
            assert: _letters > 0 and _letters == _end
            at: info_label
            message: 'the label of {where} is not made of capitals and zeros after them'
          - let:
              _letters: count(text_key, _ >= 65 and _ <= 90 or _ >= 48 and _ <= 57 or _ == 95)
              _end: 'greatest(text_key, _ == 0 ? 0 : index + 1)'
            assert: _letters > 0 and _letters == _end
            at: text_key
            message: 'the key of the text of {where} is not made of capitals and zeros after them'
      - code: SA_SAVE_ZONE_INDEX
        severity: error
        evidence: measured
        faults:
          - let: {info: info_index, infos: count(_root.zones.zone_infos)}
            assert: info < infos
            at: info_index
            message: '{where} has the info {info}, but there are {infos}'
          - let: {type: zone_type}
            assert: is_one_of(zone_type, zone_kind::nav_zone, zone_kind::map_zone)
            at: zone_type
            message: '{where} has the type {type}, neither 0 nor 3'
          - {assert: level <= 3, at: level, message: '{where} is in town {level}, but the last is 3'}
          - let: {low: x1, high: x2}
            assert: low <= high
            at: x1
            message: '{where} reaches from {low} to {high}, which leaves no room'
          - let: {low: y1, high: y2}
            assert: low <= high
            at: y1
            message: '{where} reaches from {low} to {high}, which leaves no room'
          - let: {low: z1, high: z2}
            assert: low <= high
            at: z1
            message: '{where} reaches from {low} to {high}, which leaves no room'
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
        doc: Density of each gang, 0 to 100 (opcode 076C).
        -unit: none
        -index:
          enum: gang_id
      - id: dealer_density
        -orig-id: DealerStrength
        type: u1
        doc: Density of dealers (opcode 076A), 0 to 15.
        -unit: none
      - id: colour
        -orig-id: ZoneColor
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: |
          Red, green, blue and alpha on the map, which follow from the
          densities.
        -unit: none
      - id: population
        type: population_bits
        doc: Kind of people in the zone.
      - id: races
        -orig-id: PopRaces
        type: race_bits
        doc: Groups of people that live in the zone (opcode 0874).
    -checks:
      - code: SA_SAVE_POP_GROUP
        severity: warning
        evidence: engine
        unmodified: {exceptions: 1}
        faults:
          - let: {group: population.group_id}
            assert: in_enum(group, population_group)
            at: population.group_id
            message: '{where} has people of group {group}, but the last is 19'
          - assert: races < 16
            at: races
            message: '{where} has the races {races}, but there are only four bits for them'
          - let: {density: _, what: '"members of a gang"'}
            each: gang_density
            assert: _ <= 100
            message: '{where} has {density} {what}, but 100 are the most'
          - let: {density: dealer_density, what: '"dealers"'}
            assert: density <= 100
            at: dealer_density
            message: '{where} has {density} {what}, but 100 are the most'
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
        -unit: none
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
        doc: Weapons and model of the ten gangs, in the order of `gang_id`.
        -index:
          enum: gang_id
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
        -unit: none
      - id: gap_001
        size: 3
        doc: Nothing; 0.
        -evidence: measured
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
        -expect:
          max: 500
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} parked cars; the game has room for 500'
      - id: guard_process_counter
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `process_counter`, in mobile saves of format 2 only.
      - id: process_counter
        -orig-id: ProcessCounter
        type: u1
        doc: Quarter of the generators that is looked at next, 0 to 3.
        -unit: none
      - id: guard_generate_even_if_close
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `generate_even_if_close`, in mobile saves of format 2 only.
      - id: generate_even_if_close
        -orig-id: GenerateEvenIfPlayerIsCloseCounter
        type: u1
        doc: Cars that still may appear nearby, 0 to 20.
        -unit: none
      - id: generators
        -orig-id: CarGeneratorArray
        type: car_generator(is_guarded)
        repeat: expr
        repeat-expr: num_generators
        doc: Parked cars.
        -label:
          text: parked car {_number}{_car}
          params:
            row: row
            _number: index
            _car: either(format(" ({})", enum_words(abs(model), vehicle)), "")
      - id: guard_plate_count
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `plate_count`, in mobile saves of format 2 only.
      - id: plate_count
        type: u4
        doc: Licence plates in use; 15 are stored.
        -unit: none
        -expect:
          max: 15
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} licence plates; the game has room for 15'
        -derived:
          value: plates
          code: SA_SAVE_PLATE_COUNT
          severity: warning
          evidence: measured
          let: {counted: plate_count, plates: 'count(plates, generator_index != -1)'}
          message: '{plates} licence plates are in use, but {counted} are counted'
      - id: plates
        type: plate(is_guarded)
        repeat: expr
        repeat-expr: 15
        doc: Licence plates.
        -label: 'licence plate {row}'
  car_generator:
    doc: A place at which a car is parked.
    to-string: 'f"model {model}"'
    -checks:
      - code: SA_SAVE_CARGEN_INDEX
        severity: error
        evidence: engine
        let: {before: 'either(prev.index, -1)'}
        assert: index > before
        at: index
        message: '{where} comes after number {before}; numbers must rise'
      - code: SA_SAVE_CARGEN_INDEX
        let: {most: 499}
        assert: index <= most
        at: index
        message: '{where} is one that the game has no room for; numbers end at {most}'
      - code: SA_SAVE_CARGEN_MODEL
        severity: warning
        evidence: engine
        faults:
          - assert: model == -1 or in_enum(abs(model), vehicle)
            at: model
            message: '{where} has the model {model}, which is not a vehicle'
          - assert: is_used == 1
            at: is_used
            message: '{where} is marked as free, but free places are not saved'
          - let: {part: ipl_id}
            assert: part == 0
            at: ipl_id
            message: '{where} belongs to part {part} of the map, but such places are not saved'
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
        -unit: none
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: model
        -orig-id: m_nModelId
        type: s2
        doc: Model; -1 for any, -n for any that is n now.
        -unit: none
      - id: colours
        type: s1
        repeat: expr
        repeat-expr: 2
        doc: Colours of the car; -1 for any.
        -unit: none
        -enum: paint
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
        -orig-id: m_nAngle
        type: u1
        doc: Heading of the parked car, in steps of 1/256 of a turn.
        -unit: deg
        -scale: 1.40625
      - id: alarm_chance
        -orig-id: m_nAlarmChance
        type: u1
        doc: Chance that the car has an alarm.
        -unit: '%'
      - id: lock_chance
        -orig-id: m_nDoorLockChance
        type: u1
        doc: Chance that the car is locked.
        -unit: '%'
      - id: flags
        -orig-id: m_nFlags
        type: generator_bits
        doc: Conditions under which the car appears.
      - id: min_delay
        -orig-id: m_nMinDelay
        type: u2
        doc: Shortest time until the next.
        -unit: ms
      - id: max_delay
        -orig-id: m_nMaxDelay
        type: u2
        doc: Longest time until the next; 10,000.
        -unit: ms
      - id: gap_013
        size: 2
        doc: Nothing; 0.
        -evidence: measured
      - id: next_gen_time
        -orig-id: m_nNextGenTime
        type: u4
        doc: Time at which the next car appears.
        -unit: ms
      - id: vehicle_handle
        -orig-id: m_nVehicleHandle
        type: s2
        doc: Car at the place, as an old handle; -1 for none.
        -unit: none
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
        -unit: none
      - id: is_used
        -orig-id: m_bIsUsed
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
        -evidence: unknown
  plate:
    doc: A licence plate for a parked car.
    -joins: {generator: {table: car_generators.generators, match: {generator_index: index}}}
    -checks:
      - code: SA_SAVE_PLATE_GENERATOR
        severity: warning
        evidence: measured
        unmodified: {exceptions: 6}
        let: {car: generator_index}
        when: car != -1
        assert: exists(generator)
        at: generator_index
        right: -1
        message: '{where} is for parked car {car}, which does not exist'
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
        -unit: none
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
        -unit: bytes
        -expect:
          eq: 40
          code: SA_SAVE_NESTED_SIZE
          message: 'the player''s block has {value} bytes instead of 40'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: money
        -orig-id: m_nMoney
        type: s4
        doc: Dollars that the player has.
        -unit: '$'
        -fact: money
      - id: car_density
        -orig-id: m_nCarDensityForCurrentZone
        type: u2
        doc: Cars on the road; 0.
        -unit: none
      - id: player_state
        -orig-id: m_nPlayerState
        type: u1
        doc: Whether the player plays, died or was arrested; 0 in every file.
      - id: gap_00b
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: road_density
        -orig-id: m_fRoadDensityAroundPlayer
        type: f4
        doc: Roads around the player, 0.69 to 1.02.
        -unit: none
      - id: money_shown
        -orig-id: m_nDisplayMoney
        type: s4
        doc: Money that the screen shows on its way to `money`.
        -unit: '$'
        -derived:
          value: money
          code: SA_SAVE_MONEY_SHOWN
          severity: info
          evidence: measured
          unmodified: {exceptions: 1}
          let: {shown: money_shown, money: money}
          message: 'the screen shows {shown} dollars, but the player has {money}'
      - id: hours_not_eaten
        -orig-id: m_nNumHoursDidntEat
        type: u1
        doc: Hours without a meal; 0, because saving sets it back.
        -unit: h
      - id: gap_015
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: collectables_picked_up
        -orig-id: m_nCollectablesPickedUp
        type: u4
        doc: Leftover of earlier games.
        -unit: none
      - id: collectables_total
        -orig-id: m_nTotalNumCollectables
        type: u4
        doc: Leftover of earlier games.
        -unit: none
      - id: infinite_run
        -orig-id: m_bDoesNotGetTired
        type: u1
        doc: Whether running does not tire (opcode 0330)
        -expect: SA_SAVE_BOOL_RANGE
      - id: fast_reload
        -orig-id: m_bFastReload
        type: u1
        doc: Whether weapons are loaded at once (opcode 0331)
        -expect: SA_SAVE_BOOL_RANGE
      - id: fireproof
        -orig-id: m_bFireProof
        type: u1
        doc: Whether fire does no harm (opcode 055D)
        -expect: SA_SAVE_BOOL_RANGE
      - id: max_health
        -orig-id: m_nMaxHealth
        type: u1
        doc: |
          Most health: statistic 24 times 0.176, on phones 0.22, without the
          fraction.
        -unit: none
        -derived:
          value: 'is_finite(expected) ? expected.as<s4> : most'
          code: SA_SAVE_MAX_HEALTH_STAT
          severity: warning
          evidence: measured
          unmodified: {exceptions: 1}
          let:
            most: max_health
            points: at(_root.statistics.float_stats, float_stat::max_health)
            _health: 'points * (_root.scripts.is_mobile ? 0.22 : 0.176)'
            expected: 'is_finite(_health) ? _health - _health % 1 : _health'
          assert: most == expected
          message: 'the greatest health is {most}, but statistic 24 is {points:.7g}, which makes {expected}'
      - id: max_armor
        -orig-id: m_nMaxArmour
        type: u1
        doc: 'Most armour: 100 or 150 (opcode 055F).'
        -unit: none
      - id: free_busted_once
        -orig-id: m_bGetOutOfJailFree
        type: u1
        doc: Whether the next arrest costs nothing.
        -expect: SA_SAVE_BOOL_RANGE
      - id: free_wasted_once
        -orig-id: m_bFreeHealthCare
        type: u1
        doc: Whether the next death costs nothing (opcode 0414)
        -expect: SA_SAVE_BOOL_RANGE
      - id: can_drive_by
        -orig-id: m_bCanDoDriveBy
        type: u1
        doc: Whether the player may shoot from cars (opcode 0501)
        -expect: SA_SAVE_BOOL_RANGE
      - id: busted_audio_status
        -orig-id: m_nBustedAudioStatus
        type: u1
        doc: Speech at arrests, 0 to 2.
        -unit: none
      - id: gap_029
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: last_bust_message
        -orig-id: m_nLastBustMessageNumber
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
        doc: Statistics 0 to 81.
        -unit: none
        -index:
          enum: float_stat
        -label: {text: 'statistic {_number} ({_name})', params: {row: row, _number: row, _name: 'enum_name(row, float_stat)'}}
        -checks:
          - code: SA_SAVE_STATS_FINITE
            severity: error
            evidence: measured
            let: {value: '_ != _ ? "nan" : _ > 0 ? "inf" : "-inf"'}
            assert: is_finite(_)
            at: _
            right: 0
            message: '{where} is {value}'
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
          by the names that scripts give them.
        -unit: none
        -index:
          enum: int_stat
          first: 120
        -fact: {missions_passed: missions_passed}
        -label:
          text: statistic {_number} ({_name})
          params:
            row: row
            _number: row + 120
            _name: 'in_enum(_number, int_stat) ? enum_name(_number, int_stat) : "unnamed"'
        -derived:
          - value: 'expected < 0 ? _ : expected'
            code: SA_SAVE_COLLECTABLES
            severity: warning
            evidence: measured
            let:
              _left: count(_root.pickups.pickups, pickup_type != 0 and model == object_model::model_cj_oyster)
              expected: at(_root.statistics.int_stats, int_stat::total_oysters) - _left
            when: row + 120 == int_stat::oysters_collected
            assert: _ == expected
            message: '{where} is {value}, but the pickups that are left make it {expected}'
          - value: 'expected < 0 ? _ : expected'
            code: SA_SAVE_COLLECTABLES
            let:
              _left: count(_root.pickups.pickups, pickup_type != 0 and model == object_model::model_cj_horse_shoe)
              expected: at(_root.statistics.int_stats, int_stat::total_horseshoes) - _left
            when: row + 120 == int_stat::horseshoes_collected
            assert: _ == expected
            message: '{where} is {value}, but the pickups that are left make it {expected}'
          - value: 'expected < 0 ? _ : expected'
            code: SA_SAVE_COLLECTABLES
            let:
              _left: count(_root.pickups.pickups, pickup_type != 0 and model == object_model::model_camerapickup)
              expected: at(_root.statistics.int_stats, int_stat::total_snapshots) - _left
            when: row + 120 == int_stat::snapshots_taken
            assert: _ == expected
            message: '{where} is {value}, but the pickups that are left make it {expected}'
          - value: count(_root.stunt_jumps.jumps, found != 0)
            code: SA_SAVE_JUMP_STATS
            severity: warning
            evidence: measured
            when: row + 120 == int_stat::unique_jumps_found
            message: '{where} is {value}, but the jumps make it {expected}'
          - value: count(_root.stunt_jumps.jumps, done != 0)
            code: SA_SAVE_JUMP_STATS
            when: row + 120 == int_stat::unique_jumps_done
            message: '{where} is {value}, but the jumps make it {expected}'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            severity: info
            evidence: measured
            unmodified: {exceptions: 4}
            let: {expected: 147}
            when: row + 120 == int_stat::total_num_missions_in_game
            assert: _ == expected
            at: _
            message: '{where} is {value}; in the original game it is {expected}'
          - code: SA_SAVE_VANILLA_COUNTS
            let: {expected: 50}
            when: is_one_of(row + 120, int_stat::total_horseshoes, int_stat::total_oysters, int_stat::total_snapshots)
            assert: _ == expected
            at: _
            message: '{where} is {value}; in the original game it is {expected}'
          - code: SA_SAVE_TERRITORY_SHARE
            when: row + 120 == int_stat::territories_held
            at: _
            right: count(_root.zones.nav_zones, info.is_grove)
            message: '{where} is {value}, but the Grove holds {expected} zones'
          - code: SA_SAVE_TERRITORY_SHARE
            when: row + 120 == int_stat::max_num_territories_held
            at: _
            right: max(_, at(_root.statistics.int_stats, int_stat::territories_held))
            message: '{where} is {value}, but {expected} are held now'
          - code: SA_SAVE_STATS_FINITE
            when: row + 120 == int_stat::kills_since_last_checkpoint
            at: _
            right: 0
            message: '{where} is {value}; saving leaves 0'
      - id: guard_peds_killed
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `peds_killed`, in mobile saves of format 2 only.
      - id: peds_killed
        -orig-id: PedsKilledOfThisType
        type: s4
        repeat: expr
        repeat-expr: 32
        doc: People killed, by kind.
        -unit: none
        -index:
          enum: ped_kind
      - id: guard_last_mission_passed
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_mission_passed`, in mobile saves of format 2 only.
      - id: last_mission_passed
        -orig-id: LastMissionPassedName
        size: 8
        doc: Key of the last mission's text, filled with zeros.
        -enum: mission_key
        -fact: last_mission
      - id: guard_radio_listen_time
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `radio_listen_time`, in mobile saves of format 2 only.
      - id: radio_listen_time
        -orig-id: FavoriteRadioStationList
        type: s4
        repeat: expr
        repeat-expr: 14
        doc: Time for which each station was heard.
        -unit: ms
        -index:
          enum: station_order
      - id: guard_mission_attempts
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `mission_attempts`, in mobile saves of format 2 only.
      - id: mission_attempts
        -orig-id: TimesMissionAttempted
        type: s4
        repeat: expr
        repeat-expr: 100
        doc: 0 in all measured files.
        -unit: none
      - id: stat_message_shown
        -orig-id: StatMessage
        type: u1
        repeat: expr
        repeat-expr: 128
        if: is_plain
        doc: Whether the message of a line of statdisp.dat was shown.
        -expect:
          code: SA_SAVE_BOOL_RANGE
          message: '{where} is {value}, neither 0 nor 1'
        -index:
          enum: stat_message
        -label: 'stat message shown {row}'
      - id: guarded_stat_message_shown
        type: guarded_flag
        repeat: expr
        repeat-expr: 128
        if: is_guarded
        doc: Form of `stat_message_shown` in mobile saves of format 2, with a guard before each number.
        -index:
          enum: stat_message
        -label: 'stat message shown {row}'
      - id: statistics_end
        type: u4
        if: is_definitive_edition
        doc: Bytes of unknown use at the end of the block.
        -evidence: unknown
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
        -unit: none
        -expect:
          max: 210
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} police traps; the game has room for 210'
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
        -label: 'set piece {row}'
  set_piece:
    doc: |
      A place at which police appears when the player comes into a rectangle,
      wanted and in the way that the type requires. Types of cars for a player
      in a vehicle want him to move towards the place where they appear. Nothing
      appears where the place is taken.
    -checks:
      - code: SA_SAVE_TIME_IN_FUTURE
        let: {time: last_generation_time, timer: _root.simple_variables.global_timer}
        assert: time <= timer
        at: last_generation_time
        right: timer
        message: '{where} has the time {time} ms, but only {timer} ms have been played'
      - code: SA_SAVE_SETPIECES
        severity: warning
        evidence: engine
        message: '{where} reaches from {low} to {high} quarters of a metre, which leaves no room'
        faults:
          - let: {type: piece_type}
            assert: in_enum(type, trap_kind)
            at: piece_type
            message: '{where} has the type {type}, but the last is 8'
          - {let: {low: x1, high: x2}, assert: low <= high, at: x1}
          - {let: {low: y1, high: y2}, assert: low <= high, at: y1}
    seq:
      - id: last_generation_time
        -orig-id: m_nLastGenerationTime
        type: s4
        doc: |
          Time at which the trap last sprang; 0 for never. The trap rests for 40
          s after that.
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
        doc: Cars or policemen that appear, and the players for whom they appear.
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
        -unit: none
      - id: guarded_slots
        type: guarded_u1
        repeat: expr
        repeat-expr: 26316
        if: is_guarded
        doc: Form of `slots` in mobile saves of format 2, with a guard before each number.
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
        doc: Relations of each kind of people to the others.
        -index:
          enum: ped_kind
        -label:
          text: relations of {_kind}
          params:
            row: row
            _kind: drop_prefix(enum_name(row, ped_kind), "ped_")
  relation:
    doc: |
      What one kind of people thinks of the others, a bit for each (opcode
      0746).
    -checks:
      - code: SA_SAVE_RELATIONS
        severity: warning
        evidence: measured
        let:
          _liked: respect & (like | dislike | hate) | like & (dislike | hate)
          _twice: _liked | dislike & hate
        message: '{where} {fault}'
        faults:
          - {let: {fault: 'format("ignore some (mask {:#x})", ignore)'}, assert: ignore == 0}
          - let: {fault: 'format("have two feelings for the same people (mask {:#x})", _twice)'}
            assert: _twice == 0
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
        -unit: none
      - id: guard_like
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `like`, in mobile saves of format 2 only.
      - id: like
        -orig-id: m_nLike
        type: u4
        doc: Kinds of people that this kind likes.
        -unit: none
      - id: guard_ignore
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ignore`, in mobile saves of format 2 only.
      - id: ignore
        -orig-id: m_nIgnore
        type: u4
        doc: Kinds of people that this kind ignores; none.
        -unit: none
      - id: guard_dislike
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `dislike`, in mobile saves of format 2 only.
      - id: dislike
        -orig-id: m_nDislike
        type: u4
        doc: Kinds of people that this kind dislikes.
        -unit: none
      - id: guard_hate
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `hate`, in mobile saves of format 2 only.
      - id: hate
        -orig-id: m_nHate
        type: u4
        doc: Kinds of people that this kind hates.
        -unit: none
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
        -expect:
          eq: 100
          code: SA_SAVE_TAG_COUNT
          severity: warning
          evidence: engine
          message: '{value} gang tags instead of 100; the game reads as many as it has itself'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"tags"', expected: 100}
            assert: num_tags == expected
            at: num_tags
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: tags
        type: u1
        repeat: expr
        repeat-expr: num_tags
        if: is_plain
        doc: Paint on each, 0 to 255; above 228 it is sprayed over.
        -unit: none
        -label: 'tags {row}'
      - id: guarded_tags
        type: guarded_u1
        repeat: expr
        repeat-expr: num_tags + 0
        if: is_guarded
        doc: Form of `tags` in mobile saves of format 2, with a guard before each number.
        -label: 'tags {row}'
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
        doc: 'Number of parts, 256; the first is not stored.'
      - id: flags
        type: u1
        repeat: expr
        repeat-expr: 255
        if: is_plain
        doc: |
          Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
          0777), which streamed parts ignore. Parts are numbered in the order of
          gta3.img.
        -index:
          enum: map_part
          first: 1
        -expect:
          any-of: [0,1]
          code: SA_SAVE_IPL_COUNT
          severity: error
          evidence: engine
          message: '{where} is {value}, neither 0 nor 1'
        -label: {text: 'map part {_number}', params: {row: row, _number: row + 1}}
        -checks:
          - code: SA_SAVE_IPL_ORDER
            severity: info
            evidence: measured
            unmodified: {exceptions: 43}
            let: {script: 'enum_words(_root.scripts.main_script_size, script_version)'}
            when: _ != 0
            assert: is_partner(row + 1, _root.scripts.main_script_size, script_version, loaded_part)
            at: _
            message: '{where} is loaded, which the script {script} never does'
      - id: guarded_flags
        type: guarded_map_part
        repeat: expr
        repeat-expr: 255
        if: is_guarded
        doc: Form of `flags` in mobile saves of format 2, with a guard before each number.
        -index:
          enum: map_part
          first: 1
        -label: {text: 'map part {_number}', params: {row: row, _number: row + 1}}
        -checks:
          - code: SA_SAVE_IPL_ORDER
            let: {script: 'enum_words(_root.scripts.main_script_size, script_version)'}
            when: value != 0
            assert: is_partner(row + 1, _root.scripts.main_script_size, script_version, loaded_part)
            at: value
            message: '{where} is loaded, which the script {script} never does'
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
        -expect:
          max: 20
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} changed prices; the game has room for 20'
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
        -expect:
          max: 560
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} goods; the game has room for 560'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"things for sale"', expected: 544}
            assert: num_items == expected
            at: num_items
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: guard_items
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `items`, in mobile saves of format 2 only.
      - id: items
        -orig-id: ms_bHasBought
        type: u1
        repeat: expr
        repeat-expr: num_items
        doc: Whether it was bought, in the order of the prices in shopping.dat.
        -expect:
          code: SA_SAVE_BOOL_RANGE
          message: '{where} is {value}, neither 0 nor 1'
        -index:
          enum: shop_item
        -label: 'items {row}'
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
        doc: Key of what costs another price.
        -unit: none
        -enum: clothes_file
      - id: price
        type: u4
        doc: Dollars that the item costs now.
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
        doc: 'Bytes that follow: 88, on Android 96, in the Definitive Edition 124.'
        -unit: bytes
        -expect:
          any-of: [88, 96, 124]
          code: SA_SAVE_NESTED_SIZE
          message: 'gang wars have {value} bytes instead of 88, 96 (Android) or 124 (Definitive Edition)'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: active
        -orig-id: bGangWarsActive
        type: u1
        doc: Whether wars happen (opcode 0879)
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_005
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: state
        -orig-id: State
        type: u4
        doc: Stage of a war that the player began; 0, because saving ends it.
        -expect:
          code: SA_SAVE_WAR_IDLE
          message: 'a gang war goes on (state {value}); the game ends wars when saving'
      - id: time_started
        -orig-id: TimeStarted
        type: u4
        doc: Time at which the war began.
        -unit: ms
      - id: zone_info_index
        -orig-id: GangWarZoneInfoIndex
        type: s4
        doc: Info of the zone; -1 for none.
        -unit: none
      - id: nav_zone_index
        -orig-id: GangWarNavigationZoneIndex
        type: s4
        doc: Zone that is fought for; -1 for none.
        -unit: none
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
        -unit: none
      - id: last_time_in_area
        -orig-id: LastTimeInArea
        type: u4
        doc: Time at which the player was last in the zone.
        -unit: ms
      - id: attack_state
        -orig-id: State2
        type: u4
        doc: Stage of an attack on the player's territory; 0 in every file.
        -expect:
          code: SA_SAVE_WAR_IDLE
          message: 'an attack on the player''s territory goes on (state {value}); the game ends wars when saving'
      - id: time_till_next_attack
        -orig-id: TimeTillNextAttack
        type: f4
        doc: Time until the next attack.
        -unit: ms
      - id: point_of_attack
        -orig-id: PointOfAttack
        type: vec3
        doc: Place of the attack.
      - id: fight_timer
        -orig-id: FightTimer
        type: s4
        doc: Countdown of the fight.
        -unit: ms
      - id: radar_blip
        -orig-id: RadarBlip
        type: s4
        doc: Icon of the war on the radar; 0.
        -unit: none
      - id: player_is_close
        -orig-id: bPlayerIsCloseby
        type: u1
        doc: Whether the player is near.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_051
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: territory_share
        -orig-id: TerritoryUnderControlPercentage
        type: f4
        doc: |
          Zones of the Grove among those of Grove, Ballas and Vagos (opcode
          08E2)
        -unit: none
        -checks:
          - code: SA_SAVE_TERRITORY_SHARE
            severity: warning
            evidence: engine
            unmodified: {exceptions: 1}
            let:
              share: territory_share
              _grove: count(_root.zones.nav_zones, info.is_grove)
              _all: count(_root.zones.nav_zones, info.is_grove or info.is_rival)
            assert: abs(share - expected) <= 0.0001
            at: territory_share
            right: '_all > 0 ? _grove / _all : 0'
            message: 'the Grove has {share:.4f} of the territory, where its zones make it {expected:.4f}'
      - id: difficulty
        -orig-id: Difficulty
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
        doc: Probably how many zones wars are limited to.
        -evidence: inferred
        -unit: none
      - id: specific_zones
        type: s4
        repeat: expr
        repeat-expr: 6
        if: with_specific_zones
        doc: Probably the zones to which wars are limited.
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
    -joins:
      fought: {table: zones.nav_zones, match: {nav_zone_index: row}}
    -checks:
      - code: SA_SAVE_WAR_ZONE
        severity: warning
        evidence: measured
        let: {zone: nav_zone_index, info: zone_info_index}
        assert: zone == -1 and info == -1 or exists(fought) and fought.info_index == info
        at: nav_zone_index
        message: 'the war is in zone {zone} with info {info}, which do not belong together'
        related: {fought: '{where} is named'}
      - code: SA_SAVE_TIME_IN_FUTURE
        let: {time: time_started, timer: _root.simple_variables.global_timer}
        assert: time <= timer
        at: time_started
        right: timer
        message: 'time_started is {time} ms, but only {timer} ms have been played'
      - code: SA_SAVE_TIME_IN_FUTURE
        let: {time: last_time_in_area, timer: _root.simple_variables.global_timer}
        assert: time <= timer
        at: last_time_in_area
        right: timer
        message: 'last_time_in_area is {time} ms, but only {timer} ms have been played'
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
        -expect:
          max: 256
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} jumps; the game has room for 256'
        -checks:
          - code: SA_SAVE_VANILLA_COUNTS
            let: {what: '"jumps"', expected: 70}
            assert: num_jumps == expected
            at: num_jumps
            message: 'the save has {value} {what}; the original game has {expected}'
      - id: jumps
        -orig-id: mp_poolStuntJumps
        type: stunt_jump(is_guarded)
        repeat: expr
        repeat-expr: num_jumps
        doc: |
          Jumps, in an order that turns by some places whenever a save is
          loaded.
        -label: 'jump {row}'
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
        doc: Dollars for the jump; 500.
        -unit: '$'
      - id: done
        -orig-id: done
        type: u1
        doc: Whether the player has landed the jump.
        -expect: SA_SAVE_BOOL_RANGE
      - id: found
        -orig-id: found
        type: u1
        doc: Whether the player has tried the jump.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_042
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
    -checks:
      - code: SA_SAVE_JUMP_STATS
        assert: done == 0 or found != 0
        at: found
        message: '{where} is done, but was never tried'
      - code: SA_SAVE_JUMP_BOXES
        severity: warning
        evidence: measured
        faults:
          - assert: start_min.x <= start_max.x and start_min.y <= start_max.y and start_min.z <= start_max.z
            at: start_min
            message: 'the box from which one jumps at {where} has its corners swapped'
          - assert: land_min.x <= land_max.x and land_min.y <= land_max.y and land_min.z <= land_max.z
            at: land_min
            message: 'the box in which one lands at {where} has its corners swapped'
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
        -expect:
          max: 4
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} doors on the way inside; the game has room for 4'
      - id: stack
        -orig-id: ms_entryExitStack
        type: u2
        repeat: expr
        repeat-expr: num_stack
        if: is_plain
        doc: |
          Numbers of the doors that the player went through, the innermost last.
        -unit: none
        -label: 'way inside, step {row}'
        -joins: {taken: {table: entry_exits.entries, match: {_: entry_index}}}
        -checks:
          - code: SA_SAVE_ENEX_STACK
            severity: error
            evidence: measured
            let: {door: _}
            assert: exists(taken)
            at: _
            message: 'the player came through door {door}, which does not exist'
      - id: guarded_stack
        type: guarded_u2
        repeat: expr
        repeat-expr: num_stack + 0
        if: is_guarded
        doc: Form of `stack` in mobile saves of format 2, with a guard before each number.
        -label: 'way inside, step {row}'
        -joins: {taken: {table: entry_exits.entries, match: {value: entry_index}}}
        -checks:
          - code: SA_SAVE_ENEX_STACK
            severity: error
            evidence: measured
            let: {door: value}
            assert: exists(taken)
            at: value
            message: 'the player came through door {door}, which does not exist'
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
    -label: {text: 'door {_number}', params: {row: row, _number: entry_index}}
    -checks:
      - code: SA_SAVE_ENEX_ORDER
        severity: warning
        evidence: measured
        let: {before: 'either(prev.entry_index, -1)'}
        when: entry_index != -1
        assert: entry_index > before
        at: entry_index
        message: '{where} comes after number {before}; numbers must rise'
      - code: SA_SAVE_ENEX_ORDER
        let: {most: '_root.scripts.is_mobile ? 454 : 399'}
        when: entry_index != -1
        assert: entry_index <= most
        at: entry_index
        message: '{where} is one that the game has no room for; numbers end at {most}'
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
        -unit: none
      - id: door
        type: entry_exit_state(is_guarded)
        if: has_body
        doc: State of the door.
        -column: '.'
    instances:
      has_body:
        value: entry_index != -1
        doc: Whether it is a door rather than the end.
  entry_exit_state:
    doc: State of a door.
    -label: {text: '', params: {row: row}}
    -joins: {mate: {table: entry_exits.entries, match: {linked_index: entry_index}}}
    -checks:
      - code: SA_SAVE_ENEX_LINK
        severity: warning
        evidence: measured
        unmodified: {exceptions: 3}
        let: {door: linked_index}
        assert: door == -1 or exists(mate)
        at: linked_index
        right: -1
        message: '{where} leads to door {door}, which does not exist'
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
        -unit: none
      - id: guard_next
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of the entry that follows.
  entry_exit_bits:
    doc: Bits of doors; the names of other sources are those of scripts.
    -evidence: engine
    seq:
      - id: interior_marker
        -orig-id: rubbish
        type: b1
        doc: Is set only on markers of interiors; nothing else is known.
        -evidence: community
      - id: pairing
        -orig-id: oldstyle
        type: b1
        doc: The player is moved without walking through the door.
        -evidence: community
      - id: create_linked_pair
        -orig-id: linked
        type: b1
        doc: Joined with a mate without this bit when a new game starts.
        -evidence: community
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
        -evidence: community
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
        doc: Songs, adverts and talk that each station has played.
        -index:
          enum: station_order
      - id: guarded_stations
        type: guarded_station
        repeat: expr
        repeat-expr: 14
        if: is_guarded
        doc: Form of `stations` in mobile saves of format 2, with a guard before each number.
        -index:
          enum: station_order
      - id: stat_mirror
        type: u1
        repeat: expr
        repeat-expr: 23
        if: is_plain
        doc: |
          Low bytes of the statistics by which the stations choose what they talk
          about.
        -unit: none
        -index:
          enum: mirrored_stat
        -label: 'news {row}'
        -joins:
          mirrored: {table: statistics.int_stats, match: {'partner(row, mirrored_stat, int_stat) - 120': row}}
        -derived:
          value: mirrored._ & 0xff
          code: SA_SAVE_RADIO_STATS
          severity: warning
          evidence: engine
          let: {value: _, statistic: 'partner(row, mirrored_stat, int_stat)'}
          message: '{where} of the radio is {value}, but the low byte of statistic {statistic} is {expected}'
      - id: guarded_stat_mirror
        type: guarded_u1
        repeat: expr
        repeat-expr: 23
        if: is_guarded
        doc: Form of `stat_mirror` in mobile saves of format 2, with a guard before each number.
        -index:
          enum: mirrored_stat
        -label: 'news {row}'
        -joins:
          mirrored: {table: statistics.int_stats, match: {'partner(row, mirrored_stat, int_stat) - 120': row}}
        -derived:
          value: mirrored._ & 0xff
          at: value
          code: SA_SAVE_RADIO_STATS
          severity: warning
          evidence: engine
          let: {value: value, statistic: 'partner(row, mirrored_stat, int_stat)'}
          message: '{where} of the radio is {value}, but the low byte of statistic {statistic} is {expected}'
      - id: guard_last_change_day
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_change_day`, in mobile saves of format 2 only.
      - id: last_change_day
        type: u1
        doc: Day of the month of the last news.
        -unit: d
      - id: guard_last_change_hour
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `last_change_hour`, in mobile saves of format 2 only.
      - id: last_change_hour
        type: u1
        doc: Hour of the last news; 255 for never.
        -unit: h
      - id: guard_expiry_hours
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `expiry_hours`, in mobile saves of format 2 only.
      - id: expiry_hours
        type: u1
        doc: |
          Hours for which they are news: 24 after a new city, 168 (a week) after
          a mission, 255 without end.
        -unit: h
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
        -unit: none
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
        -label: 'markers {row}'
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
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_001
        size: 3
        doc: Nothing; 0.
        -evidence: measured
      - id: position
        type: vec3
        doc: Place of the marker in the world.
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
  guarded_u1:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u1
        doc: Number that the guard precedes.
        -unit: none
  guarded_flag:
    doc: A truth value with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u1
        doc: Flag that the guard precedes.
        -expect: SA_SAVE_BOOL_RANGE
  guarded_map_part:
    doc: Whether a part of the map is loaded, with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u1
        doc: Whether the part of the map is loaded.
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_IPL_COUNT
          severity: error
          evidence: engine
          message: '{where} has the flag {value}, which is neither 0 nor 1'
  guarded_s1:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: s1
        doc: Number that the guard precedes.
        -unit: none
  guarded_u2:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u2
        doc: Number that the guard precedes.
        -unit: none
  guarded_u4:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: u4
        doc: Number that the guard precedes.
        -unit: none
  guarded_s4:
    doc: A number with a guard of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0]
        doc: Guard before `value`, in mobile saves of format 2 only.
      - id: value
        type: s4
        doc: Number that the guard precedes.
        -unit: none
  mobile_object:
    doc: An object that a script made, 64 bytes in both forms.
    -evidence: measured
    -joins: {namesake: {table: pools.objects, match: {handle: handle}}}
    -checks: [SA_SAVE_OBJECTS]
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
        -evidence: [engine, measured]
        -unit: none
      - id: guard_model
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: is_guarded
        doc: Two guards before `model`, in mobile saves of format 2 only.
      - id: model
        type: s4
        doc: Model number of the object.
        -evidence: [engine, measured]
        -unit: none
      - id: guard_object_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `object_size`, in mobile saves of format 2 only.
      - id: object_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 52.'
        -evidence: [engine, measured]
        -unit: bytes
        -expect:
          eq: 52
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes instead of 52'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: position
        type: vec3
        doc: Place of the object in the world.
        -evidence: [engine, measured]
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
        -unit: none
      - id: gap_025
        size: 1
        doc: Nothing.
      - id: cost_value
        -orig-id: m_nCostValue
        type: u2
        doc: Nothing known; 0.
        -unit: none
      - id: removal_time
        -orig-id: m_nRemovalTime
        type: s4
        doc: Time at which the object is removed.
        -unit: ms
      - id: entity_flags
        -orig-id: m_nEntityFlags
        type: entity_bits
        doc: State that the engine keeps of the object.
      - id: unknown_48
        type: u4
        if: is_form_b
        doc: Number between `entity_flags` and `unused`; meaning not known.
        -evidence: unknown
      - id: unused
        -orig-id: m_nUnused
        type: s1
        doc: Nothing.
        -unit: none
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
        -evidence: unknown
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
        -unit: none
      - id: model
        type: s4
        doc: Model, 400 to 611; its class decides whether `damage` is stored.
        -unit: none
      - id: vehicle_size
        type: u4
        doc: 'Bytes of the first part: 128.'
        -unit: bytes
        -expect:
          eq: 128
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes instead of 128'
      - id: right
        type: vec3
        doc: Direction of the right side of the vehicle.
      - id: matrix_flags
        type: u4
        doc: Flags of the matrix that `right` to `position` are.
        -unit: none
      - id: forward
        type: vec3
        doc: Direction of the front of the vehicle.
      - id: gap_028
        size: 4
        doc: Old memory; no meaning.
        -evidence: measured
      - id: up
        type: vec3
        doc: Direction of the top of the vehicle.
      - id: gap_038
        size: 4
        doc: Old memory; no meaning.
        -evidence: measured
      - id: position
        type: vec3
        doc: Place of the vehicle in the world.
      - id: gap_048
        size: 12
        doc: Old memory; no meaning.
        -evidence: measured
      - id: created_by
        type: u1
        doc: Origin of the vehicle; 1 to 3 were seen.
        -unit: none
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Colours by their number in the palette.
        -unit: none
        -enum: paint
      - id: gap_059
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: alarm
        type: u2
        doc: State of the alarm; 0.
        -evidence: engine
        -unit: none
      - id: max_passengers
        type: u1
        doc: Seats beside the driver's; 1 with two doors, 3 with four.
        -unit: none
      - id: gap_05d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: steer_angle
        type: f4
        doc: Angle of the front wheels.
        -unit: rad
      - id: gas_pedal
        type: f4
        doc: How far the gas pedal is pressed, 0 to 1.
        -unit: none
      - id: brake_pedal
        type: f4
        doc: How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
        -unit: none
      - id: vehicle_flags
        type: u4
        doc: |
          State that the game keeps of the vehicle; the first 32 flags of
          vehicles.
        -evidence: engine
        -unit: none
      - id: vehicle_flags_2
        type: u4
        doc: The flags of vehicles that follow; the top byte is old memory.
        -evidence: engine
        -unit: none
      - id: health
        type: f4
        doc: Health; 1000 for a whole vehicle.
        -unit: none
      - id: unknown_120
        type: u4
        doc: |
          Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
          25 of form A.
        -evidence: unknown
      - id: entity_flags
        type: u4
        doc: |
          State that the engine keeps of the vehicle, with the bits that
          `entity_flags` of objects has.
        -unit: none
      - id: mass
        type: f4
        doc: Mass, as in `handling.cfg`.
        -unit: kg
      - id: turn_mass
        type: f4
        doc: Resistance to turning, as in `handling.cfg`.
        -unit: unknown
      - id: buoyancy
        type: f4
        doc: Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
        -unit: unknown
      - id: damage
        type: vehicle_damage
        if: has_damage
        doc: Broken parts; stored only for cars and for vehicles that the game builds like them.
      - id: driver
        type: s4
        doc: Person who drives, by his handle; -1 for none.
        -unit: none
      - id: passengers
        type: s4
        repeat: expr
        repeat-expr: 8
        doc: People in the other seats in the same way.
        -unit: none
    instances:
      model_name:
        value: model
        enum: vehicle
      is_bike:
        value: |
          model == 448 or (model >= 461 and model <= 463) or model == 468 or
          model == 481 or model == 509 or model == 510 or
          (model >= 521 and model <= 523) or model == 581 or model == 586
        doc: Whether the original game has the model as a motorcycle or bicycle.
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
    doc: Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
    seq:
      - id: wheel_effect
        -orig-id: m_fWheelDamageEffect
        type: f4
        doc: Effect of a flat tyre on the driving; 0.5.
        -unit: none
      - id: engine_status
        -orig-id: m_nEngineStatus
        type: u1
        doc: Damage of the engine, 0 to 250.
        -unit: none
      - id: wheels
        -orig-id: m_anWheelsStatus
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: State of the wheels, 0 to 2; 0 is whole.
        -unit: none
      - id: doors
        -orig-id: m_aDoorsStatus
        type: u1
        repeat: expr
        repeat-expr: 6
        doc: |
          State of bonnet, boot, and the doors left front, right front, left
          rear, right rear, 0 to 4; 0 is whole.
        -unit: none
      - id: gap_00f
        size: 1
        doc: Nothing; 0.
        -evidence: measured
      - id: lights
        -orig-id: m_nLightsStatus
        type: u4
        doc: State of the lights, two bits each; 0 is whole.
        -unit: none
      - id: panels
        -orig-id: m_nPanelsStatus
        type: u4
        doc: State of the panels, four bits each; 0 is whole.
        -unit: none
  text:
    doc: A text with its length.
    -evidence: measured
    seq:
      - id: len_content
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `content`.
        -unit: bytes
      - id: content
        size: len_content
        doc: Text with a zero after it.
  mobile_player:
    doc: A person; the player where `ped_type` is 0 or 1.
    -label: {text: '{_who}', params: {row: row, _who: 'row == 0 ? "the player" : format("person {}", row)'}}
    -checks: [SA_SAVE_PLAYER_AREA, SA_SAVE_EXIT_INDEX, SA_SAVE_WEAPON_SLOT_TYPE, SA_SAVE_ARMOR_MAX]
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
        -unit: none
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
        -unit: none
      - id: model_name
        size: 9
        if: has_model_name
        doc: Name of the model, where it is one that scripts choose.
        -evidence: community
      - id: guard_ped_size
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `ped_size`, in mobile saves of format 2 only.
      - id: ped_size
        type: u4
        doc: 'Bytes of the person: 420 on Android, 476 in the Definitive Edition.'
        -unit: bytes
        -expect:
          any-of: [420, 476]
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes of a person instead of 420 (Android) or 476 (Definitive Edition)'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
      - id: position
        -orig-id: m_pos
        type: vec3
        doc: Place of the player in the world.
        -fact: position
      - id: heading
        type: f4
        doc: Direction in which the player looks.
        -evidence: measured
        -unit: rad
      - id: health
        -orig-id: m_health
        type: f4
        doc: Points of health that the player has.
        -evidence: measured
        -unit: none
        -fact: health
        -derived: SA_SAVE_HEALTH_MAX
      - id: armor
        -orig-id: m_armor
        type: f4
        doc: Armour.
        -evidence: measured
        -unit: none
        -fact: armor
      - id: weapons
        -orig-id: m_weapons
        type: weapon
        repeat: expr
        repeat-expr: 13
        doc: Weapons that the player carries, one of each kind.
        -index:
          enum: weapon_slot
      - id: created_by
        -orig-id: m_createdBy
        type: u1
        doc: 1 the game, 2 a mission, 3 a replay.
        -unit: none
      - id: active_weapon_slot
        -orig-id: m_activeWeaponSlot
        type: u1
        doc: Kind of weapon in the hand.
        -unit: none
      - id: area
        -orig-id: m_areaCode
        type: u1
        doc: Area code, the low byte of `simple_variables.interior`.
        -unit: none
      - id: gap_197
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: exit_index
        -orig-id: m_nExitIndex
        type: s4
        doc: |
          Door by which he leaves: the top of `entry_exits.stack`, or -1
          outside; 345, the exit of the changing room, after he has changed his
          clothes.
        -unit: none
      - id: fighting_style
        -orig-id: m_nFightingStyle
        type: u1
        doc: |
          Style in which the player fights: 15 from the start, others from gyms
          or scripts.
        -unit: none
      - id: allowed_attack_moves
        -orig-id: m_nAllowedAttackMoves
        type: u1
        doc: |
          Moves that he may use, a bit for each: 15, the four low bits, from the
          start.
        -unit: none
      - id: gap_19e
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: ped_flags
        type: u4
        repeat: expr
        repeat-expr: 4
        if: is_android
        doc: Probably flags of the person.
        -evidence: inferred
        -unit: none
      - id: gap_1b0
        size: 4
        if: is_android
        doc: Old memory; no meaning.
        -evidence: measured
      - id: unknown_ped
        size: 76
        if: is_definitive_edition
        doc: Bytes of unknown use before the part of the player.
        -evidence: unknown
      - id: player_part
        type: mobile_player_part(is_guarded)
        if: is_player
        doc: Data that only the player has, no other person.
        -column: '.'
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
    -label: {text: '', params: {row: row}}
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
        -unit: bytes
        -expect:
          eq: 136
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes of a player instead of 136'
      - id: guard_body
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard of what follows.
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
      - id: gap_009
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: model_keys
        -orig-id: m_anModelKeys
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the model's
          name in capitals; 0 for none.
        -unit: none
        -index:
          enum: clothes_model
        -enum: clothes_file
      - id: texture_keys
        -orig-id: m_anTextureKeys
        type: u4
        repeat: expr
        repeat-expr: 18
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the texture's
          name in capitals; 0 for none.
        -unit: none
        -index:
          enum: clothes_texture
        -enum: clothes_file
      - id: fat
        -orig-id: m_fFatStat
        type: f4
        doc: Copy of statistic 21.
        -unit: none
        -derived:
          value: _expected
          code: SA_SAVE_BODY_STATS
          severity: info
          evidence: measured
          unmodified: {exceptions: 7}
          let: {_expected: 'at(_root.statistics.float_stats, float_stat::fat)'}
          when: row == 0
          message: 'the fat of {where} is {value:.7g}, but statistic 21 is {_expected:.7g}'
      - id: muscle
        -orig-id: m_fMuscleStat
        type: f4
        doc: Copy of statistic 23.
        -unit: none
        -derived:
          value: _expected
          code: SA_SAVE_BODY_STATS
          severity: info
          evidence: measured
          unmodified: {exceptions: 7}
          let: {_expected: 'at(_root.statistics.float_stats, float_stat::muscle)'}
          when: row == 0
          message: 'the muscle of {where} is {value:.7g}, but statistic 23 is {_expected:.7g}'
      - id: chosen_weapon_slot
        type: u1
        doc: Weapon slot that the player has chosen; equals `active_weapon_slot`.
        -unit: none
        -derived:
          value: active
          code: SA_SAVE_SLOT_CHOSEN
          severity: warning
          evidence: measured
          unmodified: {exceptions: 1}
          let: {chosen: chosen_weapon_slot, active: _parent.active_weapon_slot}
          when: row == 0
          message: '{where} has the weapon {active} in the hand, but chose the weapon {chosen}'
      - id: gap_085
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: unknown_end
        type: f4
        doc: Last number of the player; 1.
        -evidence: inferred
        -unit: none
    instances:
      chosen_weapon_slot_name:
        value: chosen_weapon_slot
        enum: weapon_slot
  definitive_simple_block:
    doc: |
      Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
      take four bytes.
    -evidence: inferred
    -checks:
      - SA_SAVE_VERSION_KNOWN
      - SA_SAVE_CHAOS_PAIR
      - SA_SAVE_EXTRA_COLOUR_PAIR
      - SA_SAVE_CAMERA_NEAR_PLAYER
      - SA_SAVE_INTERIOR_STACK
    seq:
      - id: last_mission
        type: text
        doc: Key of the last mission's text.
      - id: version_id
        type: u4
        doc: 0xF2E813F3.
        -evidence: measured
        -unit: none
        -enum: game_version
        -fact: version
      - id: mission_pack_game
        type: u4
        doc: Whether a mission pack is played; 0.
        -unit: none
      - id: current_level
        type: u1
        doc: Town, by its number.
      - id: camera_pos
        type: vec3
        doc: Place of the camera.
      - id: ms_per_game_minute
        type: u4
        doc: Length of a minute of the game; 1000.
        -unit: ms
      - id: last_clock_tick
        type: u4
        doc: Time at which the clock last went on.
        -unit: ms
        -derived: SA_SAVE_TICK_EQUALS_TIMER
      - id: game_month
        type: u1
        doc: Month, 1 to 12.
        -unit: none
        -expect:
          min: 1
          max: 12
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the month {value}'
        -fact: game_time.month
      - id: game_day
        type: u1
        doc: Day of the month, 1 to 31.
        -unit: d
        -expect:
          min: 1
          max: 31
          code: SA_SAVE_CLOCK_RANGE
          message: 'the clock shows the day {value}'
        -fact: game_time.day
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
        -fact: game_time.weekday
      - id: stored_month
        type: u1
        doc: Month of the clock that a script put aside.
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
        type: u4
        doc: Whether a clock was put aside.
        -unit: none
      - id: has_cheated
        type: u1
        doc: Probably whether the player has cheated; 1 with 648 cheats.
        -unit: none
        -derived: SA_SAVE_CHEAT_FLAG_STAT
      - id: global_timer
        type: u4
        doc: Time played, which all other times refer to.
        -unit: ms
        -expect: SA_SAVE_TIMER_LIMIT
        -fact: game_time.global_timer
      - id: time_scale
        type: f4
        doc: Speed of the game.
        -unit: none
      - id: time_step
        type: f4
        doc: Length of the last step in units of 20 ms.
        -unit: ms
        -scale: 20
      - id: time_step_non_clipped
        type: f4
        doc: Length of the last step before it was limited, in units of 20 ms.
        -unit: ms
        -scale: 20
      - id: frame_counter
        type: u4
        doc: Frames drawn.
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
      - id: weather_interpolation
        type: f4
        doc: Progress of the change of weather, 0 to 1.
        -unit: none
      - id: weather_type_in_list
        type: u4
        doc: Place in the list of weathers.
        -unit: none
      - id: rain
        type: f4
        doc: Strength of the rain, 0 to 1.
        -unit: none
      - id: car_zoom
        type: u4
        doc: Camera of vehicles.
        -unit: none
      - id: ped_zoom
        type: u4
        doc: Camera on foot.
        -unit: none
      - id: unknown_89
        type: u1
        doc: Unknown; 2.
        -evidence: unknown
      - id: interior
        type: s4
        doc: Area code; 0 is outside. The player carries the same.
        -evidence: measured
        -unit: none
        -fact: interior
      - id: invert_look
        type: u4
        doc: Probably whether looking up and down is swapped.
        -unit: none
      - id: extra_colour
        type: s4
        doc: Tint of an interior.
        -unit: none
      - id: extra_colour_on
        type: u4
        doc: Whether the tint is on.
        -unit: none
      - id: extra_colour_interpolation
        type: f4
        doc: Strength of the tint, 0 or 1.
        -unit: none
      - id: extra_colour_weather
        type: s4
        doc: Weather of the tint.
      - id: water_configuration
        type: u4
        doc: Water of the map.
        -unit: none
      - id: la_riots
        type: u4
        doc: Whether Los Santos riots.
        -unit: none
      - id: la_riots_no_police_cars
        type: u4
        doc: Whether the riots have no police cars.
        -unit: none
      - id: max_wanted_level
        type: u4
        doc: Most stars that police gives, 0 to 6.
        -evidence: measured
        -unit: none
      - id: max_chaos
        type: u4
        doc: |
          Highest chaos, which belongs to the highest number of stars: 0, 115,
          365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
        -evidence: measured
        -unit: none
      - id: unknown_134
        size: 53
        doc: Languages and settings of the menu, in an unknown order.
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
      extra_colour_weather_name:
        value: extra_colour_weather
        enum: weather
      interior_name:
        value: interior
        enum: interior_area
enums:
  town:
    0: {id: countryside_town, doc: The country outside the three cities.}
    1: {id: los_santos, doc: 'Los Santos, the south-east of the map.'}
    2: {id: san_fierro, doc: 'San Fierro, the west.'}
    3: {id: las_venturas, doc: 'Las Venturas, the north-east.'}
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
    -1: {id: free_brain, doc: The place is free.}
    0:
      id: ped_brain
      -orig-id: ALLOCATE_STREAMED_SCRIPT_TO_RANDOM_PED
      doc: |
        Starts when a person of the model appears near the player, with the
        chance in percent (opcode 0928).
    1:
      id: object_brain
      -orig-id: ALLOCATE_STREAMED_SCRIPT_TO_OBJECT
      doc: Starts when the player comes near an object of the model (opcode 0929).
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
    0: {id: ped_player1, doc: First player.}
    1: {id: ped_player2, doc: Second player.}
    2: {id: ped_player_network, doc: Player over a network.}
    3: {id: ped_player_unused, doc: 'Player, not used.'}
    4: {id: ped_civmale, doc: Civilian man.}
    5: {id: ped_civfemale, doc: Civilian woman.}
    6: {id: ped_cop, doc: Policeman.}
    7: {id: ped_gang1, doc: 'Members of gang 1, the Ballas.'}
    8: {id: ped_gang2, doc: 'Members of gang 2, the Grove Street Families.'}
    9: {id: ped_gang3, doc: 'Members of gang 3, the Vagos.'}
    10: {id: ped_gang4, doc: 'Members of gang 4, the Rifa.'}
    11: {id: ped_gang5, doc: 'Members of gang 5, the Da Nang Boys.'}
    12: {id: ped_gang6, doc: 'Members of gang 6, the Mafia.'}
    13: {id: ped_gang7, doc: 'Members of gang 7, the Triads.'}
    14: {id: ped_gang8, doc: 'Members of gang 8, the Aztecas.'}
    15: {id: ped_gang9, doc: 'Gang 9, unused; gta-reversed calls it the Russian Mafia.'}
    16: {id: ped_gang10, doc: 'Gang 10, unused; gta-reversed calls it the bikers.'}
    17: {id: ped_dealer, doc: Drug dealers.}
    18: {id: ped_medic, doc: Ambulance crew.}
    19: {id: ped_fireman, doc: Fire crew.}
    20: {id: ped_criminal, doc: Muggers and car thieves among the passers-by.}
    21: {id: ped_bum, doc: Homeless people.}
    22: {id: ped_prostitute, doc: Prostitutes.}
    23: {id: ped_special, doc: Characters with a model of their own.}
    24: {id: ped_mission1, doc: First of eight kinds reserved to missions.}
    25: {id: ped_mission2, doc: Second of eight kinds reserved to missions.}
    26: {id: ped_mission3, doc: Third of eight kinds reserved to missions.}
    27: {id: ped_mission4, doc: Fourth of eight kinds reserved to missions.}
    28: {id: ped_mission5, doc: Fifth of eight kinds reserved to missions.}
    29: {id: ped_mission6, doc: Sixth of eight kinds reserved to missions.}
    30: {id: ped_mission7, doc: Seventh of eight kinds reserved to missions.}
    31: {id: ped_mission8, doc: Last of eight kinds reserved to missions.}
  weapon_slot:
    0: {id: slot_unarmed, doc: Fists and brass knuckles., -with: {weapon_kind: [unarmed, brass_knuckles]}}
    1:
      id: slot_melee
      doc: Blunt and bladed weapons.
      -with: {weapon_kind: [golf_club, nightstick, knife, bat, shovel, pool_cue, katana, chainsaw]}
    2: {id: slot_handgun, doc: Pistols., -with: {weapon_kind: [pistol, silenced_pistol, desert_eagle]}}
    3: {id: slot_shotgun, doc: Shotguns., -with: {weapon_kind: [shotgun, sawn_off, combat_shotgun]}}
    4: {id: slot_smg, doc: Submachine guns., -with: {weapon_kind: [micro_uzi, mp5, tec9]}}
    5: {id: slot_rifle, doc: Assault rifles., -with: {weapon_kind: [ak47, m4]}}
    6: {id: slot_sniper, doc: Country and sniper rifle., -with: {weapon_kind: [country_rifle, sniper_rifle]}}
    7:
      id: slot_heavy
      doc: Launchers, flamethrower, minigun.
      -with: {weapon_kind: [rocket_launcher, heat_seeker, flamethrower, minigun]}
    8:
      id: slot_thrown
      doc: Grenades, tear gas, molotovs, satchel charges.
      -with: {weapon_kind: [grenade, teargas, molotov, satchel]}
    9: {id: slot_special, doc: 'Spray can, extinguisher, camera.', -with: {weapon_kind: [spraycan, extinguisher, camera]}}
    10:
      id: slot_gift
      doc: 'Gifts that also hit: dildos, vibrators, flowers, cane.'
      -with: {weapon_kind: [dildo, dildo_2, vibrator, vibrator_2, flowers, cane]}
    11: {id: slot_goggles, doc: Goggles and parachute., -with: {weapon_kind: [night_vision, infrared, parachute]}}
    12: {id: slot_detonator, doc: Detonator of the satchel charges., -with: {weapon_kind: [detonator]}}
  weapon_kind:
    0: {id: unarmed, doc: Bare hands.}
    1: {id: brass_knuckles, doc: 'Brass knuckles, worn on the fist.'}
    2: {id: golf_club, doc: Golf club.}
    3: {id: nightstick, doc: Police truncheon.}
    4: {id: knife, doc: 'Combat knife, which kills silently from behind.'}
    5: {id: bat, doc: Baseball bat.}
    6: {id: shovel, doc: Garden shovel.}
    7: {id: pool_cue, doc: Pool cue.}
    8: {id: katana, doc: Japanese sword.}
    9: {id: chainsaw, doc: Chainsaw.}
    10: {id: dildo, doc: Large purple dildo.}
    11: {id: dildo_2, doc: A second dildo.}
    12: {id: vibrator, doc: Large vibrator.}
    13: {id: vibrator_2, doc: A second vibrator.}
    14: {id: flowers, doc: 'Bunch of flowers, a gift.'}
    15: {id: cane, doc: 'Walking cane, a gift.'}
    16: {id: grenade, doc: Hand grenade.}
    17: {id: teargas, doc: Tear gas.}
    18: {id: molotov, doc: Molotov cocktail.}
    19: {id: rocket, doc: A rocket in flight; never in a slot.}
    20: {id: heat_seeking_rocket, doc: A heat-seeking rocket in flight; never in a slot.}
    21: {id: free_fall_bomb, doc: A bomb that falls; never in a slot.}
    22: {id: pistol, doc: Colt 45 pistol; two at skill 1000.}
    23: {id: silenced_pistol, doc: Colt 45 with silencer.}
    24: {id: desert_eagle, doc: Desert Eagle pistol.}
    25: {id: shotgun, doc: Pump-action shotgun.}
    26: {id: sawn_off, doc: Sawn-off shotgun.}
    27: {id: combat_shotgun, doc: SPAS 12.}
    28: {id: micro_uzi, doc: Micro Uzi; two at skill 1000.}
    29: {id: mp5, doc: MP5 sub-machine gun.}
    30: {id: ak47, doc: AK-47.}
    31: {id: m4, doc: M4 assault rifle.}
    32: {id: tec9, doc: Tec-9.}
    33: {id: country_rifle, doc: Hunting rifle without scope.}
    34: {id: sniper_rifle, doc: Sniper rifle with scope.}
    35: {id: rocket_launcher, doc: Unguided rocket launcher.}
    36: {id: heat_seeker, doc: Heat-seeking rocket launcher.}
    37: {id: flamethrower, doc: Flamethrower.}
    38: {id: minigun, doc: Minigun.}
    39: {id: satchel, doc: Satchel charge.}
    40: {id: detonator, doc: Detonator of satchel charges.}
    41: {id: spraycan, doc: Spray can.}
    42: {id: extinguisher, doc: Fire extinguisher.}
    43: {id: camera, doc: Camera for snapshots; ammunition is the film.}
    44: {id: night_vision, doc: Night vision goggles.}
    45: {id: infrared, doc: Infrared goggles.}
    46: {id: parachute, doc: Parachute.}
  weapon_state:
    0: {id: weapon_ready, doc: Ready to fire.}
    1: {id: firing, doc: Being fired.}
    2: {id: reloading, doc: Being reloaded.}
    3: {id: out_of_ammo, doc: Out of ammunition.}
    4: {id: melee_contact, doc: A blow is meeting something.}
  fighting:
    4: {id: standard, -orig-id: UNARMED_1, doc: The style of everybody but the player.}
    5: {id: boxing, -orig-id: UNARMED_2, doc: 'Boxing, learnt in the gym of Los Santos.'}
    6: {id: kung_fu, -orig-id: UNARMED_3, doc: 'Kung fu, learnt in the gym of San Fierro.'}
    7: {id: knee_head, -orig-id: UNARMED_4, doc: 'Kick boxing, learnt in the gym of Las Venturas.'}
    8: {id: style_bat, -orig-id: BBALLBAT, doc: The blows with a baseball bat; as a style only by edits or scripts.}
    9: {id: style_knife, -orig-id: KNIFE, doc: The blows with a knife; as a style only by edits or scripts.}
    10: {id: style_golf_club, -orig-id: GOLFCLUB, doc: The blows with a golf club; as a style only by edits or scripts.}
    11: {id: style_katana, -orig-id: SWORD, doc: The blows with a katana; as a style only by edits or scripts.}
    12: {id: style_chainsaw, -orig-id: CHAINSAW, doc: The blows with a chainsaw; as a style only by edits or scripts.}
    13:
      id: style_dildo
      -orig-id: DILDO
      doc: |
        The blows with a dildo; as a style only by edits or scripts; one
        measured file has it.
    14: {id: style_flowers, -orig-id: FLOWERS, doc: The blows with flowers; as a style only by edits or scripts.}
    15: {id: grab_kick, -orig-id: KICK_STD, doc: 'Grabs and kicks, the style with which the player starts.'}
    16:
      id: elbows
      -orig-id: PISTOL_WHIP
      doc: |
        Blows with the elbows; only scripts give it. Its engine name is that of
        blows with a pistol.
  clothes_model:
    0: {id: model_torso, doc: Geometry of the upper garment.}
    1: {id: model_head, doc: 'Geometry of the head, with the hair.'}
    2: {id: model_hands, doc: Geometry of the hands; always HANDS.}
    3: {id: model_legs, doc: Geometry of the trousers.}
    4: {id: model_feet, doc: Geometry of the shoes.}
    5: {id: model_chain, doc: Geometry of the chain around the neck.}
    6: {id: model_watch, doc: Geometry of the watch.}
    7: {id: model_shades, doc: Geometry of the glasses.}
    8: {id: model_hat, doc: Geometry of the hat or mask.}
    9:
      id: model_special
      doc: |
        Geometry of a whole outfit (valet, medic, gimp suit) that hides the
        rest.
  clothes_texture:
    0: {id: texture_torso, doc: Surface of the upper garment.}
    1: {id: texture_head, doc: 'Surface of the head: hair cut and beard.'}
    2: {id: texture_legs, doc: Surface of the trousers.}
    3: {id: texture_feet, doc: Surface of the shoes.}
    4: {id: texture_tattoo_upper_left_arm, doc: 'Tattoo on the upper left arm: in 119 saves only files whose names begin with 4. gta-reversed exchanges slots 4 and 5.'}
    5: {id: texture_tattoo_lower_left_arm, doc: 'Tattoo on the lower left arm: in 119 saves only files whose names begin with 5. gta-reversed exchanges slots 4 and 5.'}
    6: {id: texture_tattoo_upper_right_arm, doc: Tattoo on the upper right arm.}
    7: {id: texture_tattoo_lower_right_arm, doc: Tattoo on the lower right arm.}
    8: {id: texture_tattoo_back, doc: Tattoo on the back.}
    9: {id: texture_tattoo_left_chest, doc: Tattoo on the left chest.}
    10: {id: texture_tattoo_right_chest, doc: Tattoo on the right chest.}
    11: {id: texture_tattoo_stomach, doc: Tattoo on the stomach.}
    12: {id: texture_tattoo_lower_back, doc: Tattoo on the lower back.}
    13: {id: texture_chain, doc: Surface of the chain.}
    14: {id: texture_watch, doc: Surface of the watch.}
    15: {id: texture_shades, doc: Surface of the glasses.}
    16: {id: texture_hat, doc: Surface of the hat.}
    17: {id: texture_special, doc: Surface of the whole outfit.}
  station:
    0: {id: car_emergency, doc: The vehicle has no radio; emergency vehicles hear the police band.}
    1: {id: car_playback_fm, doc: Playback FM is on.}
    2: {id: car_k_rose, doc: K-Rose is on.}
    3: {id: car_k_dst, doc: K-DST is on.}
    4: {id: car_bounce_fm, doc: Bounce FM is on.}
    5: {id: car_sf_ur, doc: SF-UR is on.}
    6: {id: car_radio_los_santos, doc: Radio Los Santos is on.}
    7: {id: car_radio_x, doc: Radio X is on.}
    8: {id: car_csr_103_9, doc: CSR 103.9 is on.}
    9: {id: car_k_jah_west, doc: K-Jah West is on.}
    10: {id: car_master_sounds_98_3, doc: Master Sounds 98.3 is on.}
    11: {id: car_wctr, doc: WCTR is on.}
    12: {id: car_user_tracks, doc: The player's own songs are on.}
    13: {id: car_off, doc: The radio is switched off.}
  station_order:
    0: {id: radio_emergency, -orig-id: AA, doc: Police band of emergency vehicles; its sounds are in the archive AA.}
    1: {id: radio_playback_fm, -orig-id: CH, doc: Playback FM; its sounds are in the archive CH.}
    2: {id: radio_k_rose, -orig-id: CO, doc: K-Rose; its sounds are in the archive CO.}
    3: {id: radio_k_dst, -orig-id: CR, doc: K-DST; its sounds are in the archive CR.}
    4: {id: radio_bounce_fm, -orig-id: DS, doc: Bounce FM; its sounds are in the archive DS.}
    5: {id: radio_sf_ur, -orig-id: HC, doc: SF-UR; its sounds are in the archive HC.}
    6: {id: radio_radio_los_santos, -orig-id: MH, doc: Radio Los Santos; its sounds are in the archive MH.}
    7: {id: radio_radio_x, -orig-id: MR, doc: Radio X; its sounds are in the archive MR.}
    8: {id: radio_csr_103_9, -orig-id: NJ, doc: CSR 103.9; its sounds are in the archive NJ.}
    9: {id: radio_k_jah_west, -orig-id: RE, doc: K-Jah West; its sounds are in the archive RE.}
    10: {id: radio_master_sounds_98_3, -orig-id: RG, doc: Master Sounds 98.3; its sounds are in the archive RG.}
    11: {id: radio_wctr, -orig-id: TK, doc: WCTR; its sounds are in the archive TK.}
    12: {id: radio_user_tracks, doc: The player's own songs.}
    13: {id: radio_off, doc: 'No station: the radio is off.'}
  garage_kind:
    1: {id: garage_only_target_vehicle, doc: Opens only for the vehicle a mission has named.}
    2: {id: garage_bomb_shop_timed, doc: 'Bomb shop: bomb that explodes some seconds after it is armed.'}
    3: {id: garage_bomb_shop_engine, doc: 'Bomb shop: bomb that explodes when the engine is started.'}
    4: {id: garage_bomb_shop_remote, doc: 'Bomb shop: bomb set off by the detonator.'}
    5: {id: garage_pay_n_spray, doc: 'Pay''n''Spray: repairs, resprays, ends the chase.'}
    11: {id: garage_closes_when_touched, doc: Closes as soon as it is touched.}
    14: {id: garage_target_vehicle_freeze_player, doc: Opens for the named vehicle and holds the player while it closes.}
    15: {id: garage_script_opens_only, doc: Only scripts open it; it closes by itself.}
    16: {id: garage_ganton, doc: Safehouse garage in Ganton (the Johnson house).}
    17: {id: garage_santa_maria, doc: Safehouse garage at Santa Maria Beach.}
    18: {id: garage_rockshore_west, doc: Safehouse garage in Rockshore West.}
    19: {id: garage_script_controlled, doc: Scripts open and close it.}
    20: {id: garage_stays_open_with_car_inside, doc: Stays open while the named car is inside.}
    21: {id: garage_closes_once_and_for_all, doc: Closes over the car and never opens again.}
    23: {id: garage_script_opens_and_freezes, doc: Scripts open it; the player is held while it closes.}
    24: {id: garage_fort_carson, doc: Safehouse garage in Fort Carson.}
    25: {id: garage_verdant_meadows, doc: Safehouse garage at Verdant Meadows.}
    26: {id: garage_dillimore, doc: Safehouse garage in Dillimore.}
    27: {id: garage_prickle_pine, doc: Safehouse garage in Prickle Pine.}
    28: {id: garage_whitewood, doc: Safehouse garage in Whitewood Estates.}
    29: {id: garage_palomino_creek, doc: Safehouse garage in Palomino Creek.}
    30: {id: garage_redsands_west, doc: Safehouse garage in Redsands West.}
    31: {id: garage_el_corona, doc: Safehouse garage in El Corona.}
    32: {id: garage_mulholland, doc: Safehouse garage in Mulholland.}
    33: {id: garage_impound_ls, doc: Impound of Los Santos.}
    34: {id: garage_impound_sf, doc: Impound of San Fierro.}
    35: {id: garage_impound_lv, doc: Impound of Las Venturas.}
    36: {id: garage_loco_low_co, doc: 'Loco Low Co: tuning shop for lowriders.'}
    37: {id: garage_wheel_arch_angels, doc: 'Wheel Arch Angels: tuning shop for street racers.'}
    38: {id: garage_transfender, doc: 'TransFender: tuning shop for the other cars.'}
    39: {id: garage_calton_heights, doc: Safehouse garage in Calton Heights.}
    40: {id: garage_paradiso, doc: Safehouse garage in Paradiso.}
    41: {id: garage_doherty, doc: The Doherty garage.}
    42: {id: garage_hashbury, doc: Safehouse garage in Hashbury.}
    43: {id: garage_burglary, doc: Lock-up where the loot of burglaries is delivered.}
    44: {id: garage_at400_hangar, doc: 'Hangar of the AT-400, the airliner.'}
    45: {id: garage_abandoned_airport_hangar, doc: Hangar of the airstrip at Verdant Meadows; holds aircraft.}
  door:
    0: {id: door_closed, doc: Shut.}
    1: {id: door_open, doc: Fully open.}
    2: {id: door_closing, doc: On the way down.}
    3: {id: door_opening, doc: On the way up.}
    4: {id: door_waiting_for_player_to_leave, doc: Open; closes once the player is out.}
    5: {id: door_closed_after_drop_off, doc: Shut over a delivered car; does not open again.}
  pickup_kind:
    0: {id: pickup_none, doc: The slot is free.}
    1: {id: pickup_in_shop, doc: 'Ware on display in a shop; bought, not taken.'}
    2: {id: pickup_on_street, doc: 'Lies in the street, comes back after a while.'}
    3: {id: pickup_once, doc: 'Taken once, then gone.'}
    4: {id: pickup_once_timeout, doc: 'Taken once, gone after a while.'}
    5: {id: pickup_once_timeout_slow, doc: 'Taken once, gone after a longer while.'}
    6: {id: pickup_collectable, doc: Collectable of older games (hidden package); unused.}
    7: {id: pickup_shop_out_of_stock, doc: Ware of a shop that is sold out.}
    8: {id: pickup_money, doc: Money dropped by the dead; vanishes after a while.}
    9: {id: pickup_mine_inactive, doc: 'Land mine, not armed yet.'}
    10: {id: pickup_mine_armed, doc: 'Land mine, armed.'}
    11: {id: pickup_naval_mine_inactive, doc: 'Sea mine, not armed yet.'}
    12: {id: pickup_naval_mine_armed, doc: 'Sea mine, armed.'}
    13: {id: pickup_floating_package, doc: Floating package that has not reached the water.}
    14: {id: pickup_floating_package_afloat, doc: Package floating on the water.}
    15: {id: pickup_on_street_slow, doc: Lies in the street and takes longer to come back.}
    16: {id: pickup_asset_revenue, doc: Money that a business has earned; grows up to its cap.}
    17: {id: pickup_property_locked, doc: 'Property that cannot be bought (yet), red house.'}
    18: {id: pickup_property_for_sale, doc: 'Property that can be bought, green house.'}
    19: {id: pickup_money_stays, doc: Money that does not vanish.}
    20: {id: pickup_snapshot, doc: Snapshot to be photographed.}
    21: {id: pickup_two_player, doc: Starts a two-player game (consoles).}
    22: {id: pickup_once_for_mission, doc: 'Taken once, removed when the mission ends.'}
  icon:
    -5: {id: icon_player_interest, doc: 'Marker drawn as a square: something of interest.'}
    -4: {id: icon_threat, doc: Square of an enemy.}
    -3: {id: icon_friend, doc: Square of a friend.}
    -2: {id: icon_object, doc: Square of an object.}
    -1: {id: icon_destination, doc: Square of a destination.}
    0: {id: icon_none, doc: 'No icon: a coloured square.'}
    1: {id: icon_white, doc: White square.}
    2: {id: icon_centre, doc: The player's arrow in the middle of the radar.}
    3: {id: icon_map_here, doc: '"You are here" arrow of the map in the menu.'}
    4: {id: icon_north, doc: Letter N at the rim of the radar.}
    5: {id: icon_airyard, doc: 'Airfield: the pilot school.'}
    6: {id: icon_ammu, doc: 'Ammu-Nation, weapon shop.'}
    7: {id: icon_barber, doc: Barber.}
    8: {id: icon_big_smoke, doc: Missions of Big Smoke.}
    9: {id: icon_boatyard, doc: Boat school.}
    10: {id: icon_burgershot, doc: Burger Shot restaurant.}
    11: {id: icon_quarry, doc: 'Bulldozer: quarry jobs.'}
    12: {id: icon_catalina, doc: Missions of Catalina.}
    13: {id: icon_cesar, doc: Missions of Cesar Vialpando.}
    14: {id: icon_chicken, doc: Cluckin' Bell restaurant.}
    15: {id: icon_cj, doc: Missions of CJ himself.}
    16: {id: icon_crash, doc: Missions for the policemen of C.R.A.S.H.}
    17: {id: icon_diner, doc: Diner.}
    18: {id: icon_emmet, doc: Emmet's weapons.}
    19: {id: icon_enemy_attack, doc: Territory under attack.}
    20: {id: icon_fire, doc: Drawing of a fire; what it is used for is not known.}
    21: {id: icon_girlfriend, doc: Girlfriend.}
    22: {id: icon_hospital, doc: Hospital.}
    23: {id: icon_syndicate, doc: Loco Syndicate missions.}
    24: {id: icon_madd_dogg, doc: Missions of Madd Dogg.}
    25: {id: icon_caligulas, doc: Caligula's casino (the Mafia).}
    26: {id: icon_mc_strap, doc: 'Missions of OG Loc by their name in scripts, STRAP1 to STRAP4.'}
    27: {id: icon_mod_garage, doc: Tuning shop.}
    28: {id: icon_og_loc, doc: Missions of OG Loc.}
    29: {id: icon_pizza, doc: Well Stacked Pizza restaurant.}
    30: {id: icon_police, doc: Police station.}
    31: {id: icon_property_green, doc: Property for sale.}
    32: {id: icon_property_red, doc: Property that is not for sale.}
    33: {id: icon_race, doc: Street race.}
    34: {id: icon_ryder, doc: Missions of Ryder.}
    35: {id: icon_save, doc: Save house.}
    36: {id: icon_school, doc: Driving or bike school.}
    37: {id: icon_question, doc: 'Unknown contact: question mark.'}
    38: {id: icon_sweet, doc: Missions of Sweet.}
    39: {id: icon_tattoo, doc: Tattoo shop.}
    40: {id: icon_truth, doc: Missions of The Truth.}
    41: {id: icon_waypoint, doc: Target set by the player on the map.}
    42: {id: icon_toreno_ranch, doc: Toreno's ranch.}
    43: {id: icon_triads, doc: Missions of the Triads (San Fierro).}
    44: {id: icon_four_dragons, doc: The Four Dragons casino.}
    45: {id: icon_clothes, doc: Clothes shop.}
    46: {id: icon_woozie, doc: Missions of Wu Zi Mu.}
    47: {id: icon_zero, doc: Missions of Zero.}
    48: {id: icon_disco, doc: Club for a date.}
    49: {id: icon_drink, doc: Bar for a date.}
    50: {id: icon_food, doc: Restaurant for a date.}
    51: {id: icon_truck, doc: Trucking jobs.}
    52: {id: icon_cash, doc: Dollar sign.}
    53: {id: icon_flag, doc: Drawing of a flag; what it is used for is not known.}
    54: {id: icon_gym, doc: Gym.}
    55: {id: icon_impound, doc: Police impound.}
    56: {id: icon_light, doc: Drawing of a light; what it is used for is not known.}
    57: {id: icon_runway, doc: Runway.}
    58: {id: icon_gang_b, doc: 'Gang, by its letter the blue colour; which gang is not known.'}
    59: {id: icon_gang_p, doc: 'Gang, purple (Ballas).'}
    60: {id: icon_gang_y, doc: 'Gang, yellow (Vagos).'}
    61: {id: icon_gang_n, doc: Gang; the meaning of its letter is not known.}
    62: {id: icon_gang_g, doc: 'Gang, green (Grove Street).'}
    63: {id: icon_spray, doc: Pay'n'Spray.}
    64: {id: icon_toreno, doc: Missions of Mike Toreno.}
  gang_id:
    0: {id: gang_ballas, doc: 'Ballas, purple, enemy.'}
    1: {id: gang_grove_street_families, doc: 'Grove Street Families, green, the player''s gang.'}
    2: {id: gang_vagos, doc: 'Los Santos Vagos, yellow, enemy.'}
    3: {id: gang_rifa, doc: San Fierro Rifa.}
    4: {id: gang_da_nang, doc: Da Nang Boys.}
    5: {id: gang_mafia, doc: Italian Mafia of Las Venturas.}
    6: {id: gang_triads, doc: Mountain Cloud Boys (Triads).}
    7: {id: gang_aztecas, doc: Varrios Los Aztecas.}
    8: {id: gang_unused_8, doc: 'Gang 9, never used; gta-reversed calls it the Russian Mafia.'}
    9: {id: gang_unused_9, doc: 'Gang 10, never used; gta-reversed calls it the bikers.'}
  float_stat:
    0: {id: progress_made, doc: 'Points of progress; the menu shows their share of 187, at most 100 %.'}
    1: {id: total_progress, doc: Points of progress that can be reached.}
    2: {id: furthest_hoop, doc: Furthest hoop of a basketball throw.}
    3: {id: distance_on_foot, doc: Metres walked and run., -unit: m}
    4: {id: distance_by_car, doc: Metres driven in cars., -unit: m}
    5: {id: distance_by_motorbike, doc: Metres ridden on motorbikes., -unit: m}
    6: {id: distance_by_boat, doc: Metres by boat., -unit: m}
    7: {id: distance_by_golf_cart, doc: Metres driven in golf carts., -unit: m}
    8: {id: distance_by_helicopter, doc: Metres flown in helicopters., -unit: m}
    9: {id: distance_by_plane, doc: Metres flown in planes., -unit: m}
    10: {id: longest_wheelie_distance, doc: Metres of the longest ride on the rear wheel., -unit: m}
    11: {id: longest_stoppie_distance, doc: Metres of the longest ride on the front wheel., -unit: m}
    12: {id: longest_2_wheels_distance, doc: 'Longest drive on two wheels, as a distance.', -unit: m}
    13: {id: weapon_spend, doc: Dollars spent on weapons., -unit: $}
    14: {id: fashion_spend, doc: Dollars spent on clothes., -unit: $}
    15: {id: property_spend, doc: Dollars spent on property., -unit: $}
    16: {id: auto_repair_and_painting_spend, doc: Dollars spent on repairs and painting of cars., -unit: $}
    17: {id: longest_wheelie_time, doc: Seconds of the longest ride on the rear wheel., -unit: s}
    18: {id: longest_stoppie_time, doc: Seconds of the longest ride on the front wheel., -unit: s}
    19: {id: longest_2_wheels_time, doc: 'Longest drive on two wheels, as a time.', -unit: s}
    20: {id: food_spend, doc: Dollars spent on food., -unit: $}
    21: {id: fat, doc: 'Fat of the player, also stored with the player.'}
    22: {id: stamina, doc: Stamina of the player.}
    23: {id: muscle, doc: 'Muscle of the player, also stored with the player.'}
    24: {id: max_health, doc: Health that the player can have; `max_health` follows from it.}
    25: {id: sex_appeal, doc: 'Sex appeal, 0 to 1000: clothes, body and car.'}
    26: {id: distance_by_swimming, doc: Distance swum., -unit: m}
    27: {id: distance_by_bicycle, doc: Metres ridden on bicycles., -unit: m}
    28: {id: distance_on_treadmill, doc: Metres run on treadmills in gyms., -unit: m}
    29: {id: distance_on_exercise_bike, doc: Metres ridden on exercise bikes in gyms., -unit: m}
    30: {id: tattoo_spend, doc: Dollars spent on tattoos., -unit: $}
    31: {id: hairdressing_spend, doc: Dollars spent at the barber., -unit: $}
    32: {id: girlfriend_spend, doc: Dollars spent on girlfriends; 0 in all measured files.}
    33: {id: prostitute_spend, doc: Dollars spent on prostitutes.}
    34: {id: furniture_spend, doc: Dollars spent on furniture; 0 in all measured files.}
    35: {id: money_spent_gambling, doc: Dollars put into gambling., -unit: $}
    36: {id: money_made_from_pimping, doc: Dollars from pimping., -unit: $}
    37: {id: money_won_gambling, doc: Dollars won in gambling., -unit: $}
    38: {id: biggest_gambling_win, doc: 'Biggest win in gambling, in dollars.', -unit: $}
    39: {id: biggest_gambling_loss, doc: 'Biggest loss in gambling, in dollars.', -unit: $}
    40: {id: largest_burglary_swag, doc: Dollars of the best single burglary., -unit: $}
    41: {id: money_made_from_burglary, doc: Dollars from burglaries., -unit: $}
    42: {id: money_spent_building_property, doc: Dollars spent on building property; 0 in all measured files.}
    43: {id: unused, doc: Not used; 0 in all measured files.}
    44: {id: longest_treadmill_time, doc: Seconds of the longest run on a treadmill., -unit: s}
    45: {id: longest_exercise_bike_time, doc: Seconds of the longest ride on an exercise bike., -unit: s}
    46: {id: max_bench_press, doc: Most weight on the bench.}
    47: {id: max_dumbbells, doc: Most weight with dumbbells.}
    48: {id: besttime_8_track, doc: Best time in the 8-Track., -unit: s}
    49: {id: bmx_best_time, doc: Best time of the BMX challenge., -unit: s}
    50: {id: lightest_weight, doc: Lightest weight; 0 in all measured files.}
    51: {id: longest_5_star_chase, doc: Longest chase at five stars., -unit: s}
    52: {id: last_5_star_chase, doc: Last chase at five stars., -unit: s}
    53: {id: wage_bill, doc: Wages that were paid; 0 in all measured files., -unit: $}
    54: {id: strip_club_spend, doc: Dollars spent in strip clubs., -unit: $}
    55: {id: car_modification_spend, doc: Dollars spent on tuning cars., -unit: $}
    56: {id: time_spent_shopping, doc: Time spent shopping; 0 in all measured files.}
    57: {id: time_spent_gambling, doc: Time spent gambling; 0 in all measured files.}
    58: {id: time_spent_on_longest_mission, doc: Time of the longest mission; 0 in all measured files.}
    59: {id: time_spent_on_quickest_mission, doc: Time of the quickest mission; 0 in all measured files.}
    60: {id: average_mission_time, doc: Average time of a mission; 0 in all measured files.}
    61: {id: drugs_spend, doc: Dollars spent on drugs; 0 in all measured files.}
    62: {id: total_shopping_spend, doc: 'Dollars spent shopping, in all.', -unit: $}
    63: {id: time_spent_underwater, doc: Time spent under water; 0 in all measured files.}
    64: {id: total_respect, doc: 'Respect, in all.'}
    65: {id: girlfriend_respect, doc: Respect from girlfriends.}
    66: {id: clothes_respect, doc: Respect from clothes.}
    67: {id: fitness_respect, doc: Respect from fitness; 0 in all measured files.}
    68: {id: respect, doc: Respect earned by deeds; part of the total respect.}
    69: {id: pistol_skill, doc: 'Skill, 0 to 1000, with the pistol; 1000 = hitman, two pistols.'}
    70: {id: silenced_pistol_skill, doc: 'Skill, 0 to 1000, with the silenced pistol.'}
    71: {id: desert_eagle_skill, doc: 'Skill, 0 to 1000, with the Desert Eagle.'}
    72: {id: shotgun_skill, doc: 'Skill, 0 to 1000, with the pump-action shotgun.'}
    73: {id: sawn_off_shotgun_skill, doc: 'Skill, 0 to 1000, with the sawn-off shotgun; 1000 = two guns.'}
    74: {id: combat_shotgun_skill, doc: 'Skill, 0 to 1000, with the SPAS 12.'}
    75: {id: machine_pistol_skill, doc: 'Skill, 0 to 1000, with Micro Uzi and TEC-9; 1000 = two guns.'}
    76: {id: smg_skill, doc: 'Skill, 0 to 1000, with the MP5.'}
    77: {id: ak_47_skill, doc: 'Skill, 0 to 1000, with the AK-47.'}
    78: {id: m4_skill, doc: 'Skill, 0 to 1000, with the M4.'}
    79: {id: rifle_skill, doc: 'Skill, 0 to 1000, with the rifles.'}
    80: {id: appearance, doc: 'Sex appeal of the clothes only, 0 to 1000.'}
    81: {id: gambling, doc: Skill in gambling.}
  int_stat:
    120: {id: people_wasted_by_others, doc: People that others killed.}
    121: {id: people_youve_wasted, doc: People that the player killed.}
    122: {id: road_vehicles_destroyed, doc: Vehicles destroyed on land.}
    123: {id: boats_destroyed, doc: Boats the player has wrecked.}
    124: {id: planes_helicopters_destroyed, doc: Aircraft the player has wrecked.}
    125: {id: cost_of_property_damaged, doc: Dollars of damage to property., -unit: $}
    126: {id: bullets_fired, doc: Shots the player has fired.}
    127: {id: kgs_of_explosives_used, doc: Kilograms of explosives used., -unit: kg}
    128:
      id: bullets_that_hit
      doc: |
        Shots of the player that hit a person; divided by `bullets_fired` they
        give the accuracy.
    129: {id: tires_popped_with_gunfire, doc: Tyres shot.}
    130: {id: num_headshots, doc: Shots at the head.}
    131: {id: total_num_wanted_stars_attained, doc: Sum of all wanted stars ever got.}
    132: {id: total_num_wanted_stars_evaded, doc: Sum of all wanted stars ever lost again.}
    133: {id: times_busted, doc: Arrests of the player.}
    134: {id: days_passed_in_game, doc: Days that have passed in the game.}
    135: {id: num_hospital_visits, doc: Times wasted.}
    136: {id: safehouse_visits, doc: Visits to a safehouse; each save adds one.}
    137: {id: times_cheated, doc: Cheats used; `has_cheated` says whether there were any.}
    138: {id: vehicle_resprays, doc: Cars painted again.}
    139: {id: insane_jump_distance, doc: Longest insane jump.}
    140: {id: insane_jump_height, doc: Highest insane jump.}
    141: {id: insane_jump_flips, doc: Most flips of an insane jump.}
    142: {id: insane_jump_rotation, doc: Most rotation of an insane jump., -unit: deg}
    143: {id: best_insane_stunt_awarded, doc: 'Best insane stunt, by its number.'}
    144: {id: unique_jumps_found, doc: Stunt jumps found; counts `found` of the stunt jumps.}
    145: {id: unique_jumps_done, doc: Stunt jumps done; counts `done` of the stunt jumps.}
    146: {id: mission_attempts, doc: Missions tried.}
    147: {id: missions_passed, doc: Missions passed so far.}
    148: {id: total_num_missions_in_game, doc: Missions of the game; 147 in the original one.}
    149: {id: cash_made_in_a_taxi, doc: Dollars made with a taxi., -unit: $}
    150: {id: passengers_dropped_off, doc: Passengers brought to their place.}
    151: {id: people_saved_in_an_ambulance, doc: Patients delivered in paramedic missions.}
    152: {id: criminals_killed_on_vigilante_mission, doc: Criminals caught in vigilante missions.}
    153: {id: total_fires_extinguished, doc: Fires put out.}
    154: {id: packages_delivered, doc: Pizzas delivered (script name).}
    155: {id: assassinations, doc: Contract killings.}
    156: {id: last_dance_score, doc: Points of the last dance.}
    157: {id: max_vigilante_mission_level, doc: Highest level of a vigilante mission.}
    158: {id: max_paramedic_mission_level, doc: Highest level of a paramedic mission.}
    159: {id: max_firefighter_mission_level, doc: Highest level of a firefighter mission.}
    160: {id: driving_skill, doc: 'Skill, 0 to 1000, at driving cars.'}
    161: {id: num_truck_missions_passed, doc: Trucking jobs done.}
    162: {id: money_made_in_truck, doc: Dollars made with trucks., -unit: $}
    163: {id: recruited_gang_members_killed, doc: Members of the player's own group that died by his hand.}
    164: {id: armor, doc: Armour; 0 in all measured files.}
    165: {id: energy, doc: 'Energy from food, 0 to 1000; when it runs out, fat is burnt.'}
    166: {id: photographs_taken, doc: Photos made with the camera.}
    167: {id: rampages_attempted, doc: Rampages tried; 0 in all measured files.}
    168: {id: rampages_passed, doc: Rampages passed; 0 in all measured files.}
    169: {id: flight_time, doc: Time in the air., -unit: ms}
    170: {id: times_drowned, doc: Times that the player drowned.}
    171: {id: num_girls_pimped, doc: Prostitutes driven in the job as a pimp.}
    172: {id: bestpos_8_track, doc: Best position in the 8-Track.}
    173: {id: time_on_jetpack, doc: Milliseconds of flight with the jetpack., -unit: ms}
    174: {id: shooting_range_levels_passed, doc: Best level at the shooting range.}
    175: {id: most_cars_parked_on_valet_parking, doc: Cars parked in the best valet round.}
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
    178: {id: num_bloodring_kills, doc: Kills in the Bloodring derby.}
    179: {id: total_time_in_bloodring, doc: Time survived in the Bloodring derby.}
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
    186: {id: num_girls_dated, doc: Different girlfriends met.}
    187: {id: num_times_scored_with_a_girl, doc: Dates that ended in the house.}
    188: {id: num_successful_dates, doc: Dates that went well.}
    189: {id: num_girls_dumped, doc: Girls left.}
    190: {id: num_prostitutes_visited, doc: Prostitutes visited.}
    191: {id: num_houses_burgled, doc: Burglaries done.}
    192: {id: num_safes_cracked, doc: Safes cracked; 0 in all measured files.}
    193: {id: burglar_status, doc: Rank as a burglar; 0 in all measured files.}
    194: {id: num_stolen_items_sold, doc: Stolen things sold.}
    195: {id: num_eight_balls_in_pool, doc: Eight balls potted at pool; 0 in all measured files.}
    196: {id: total_num_wins_playing_pool, doc: Games of pool won; 0 in all measured files.}
    197: {id: total_num_losses_playing_pool, doc: Games of pool lost; 0 in all measured files.}
    198: {id: times_visited_the_gym, doc: Visits to the gym.}
    199: {id: body_type, doc: Type of body; 0 in all measured files.}
    200: {id: num_meals_eaten, doc: 'Meals bought, one more per purchase.'}
    201: {id: money_made_in_quarry, doc: Dollars made in the quarry; 0 in all measured files., -unit: $}
    202: {id: time_taken_to_complete_quarry, doc: Seconds for the quarry jobs., -unit: s}
    203: {id: num_furniture_purchased, doc: Pieces of furniture bought; 0 in all measured files.}
    204: {id: favorite_console_game, doc: Favourite game of the console; 0 in all measured files.}
    205: {id: max_civilian_peds_killed_rampage, doc: Most civilians killed in a rampage; 0 in all measured files.}
    206: {id: max_police_peds_killed_rampage, doc: Most policemen killed in a rampage; 0 in all measured files.}
    207:
      id: max_civilian_vehicles_destroyed_rampage
      doc: Most civilian vehicles destroyed in a rampage; 0 in all measured files.
    208: {id: max_police_vehicles_destroyed_rampage, doc: Most police vehicles destroyed in a rampage; 0 in all measured files.}
    209: {id: max_num_tanks_destroyed_rampage, doc: Most tanks destroyed in a rampage; 0 in all measured files.}
    210: {id: pimping_level, doc: Level reached in the job as a pimp.}
    211: {id: kickstart_best_score, doc: Best score in the Kickstart stunt arena.}
    212: {id: best_lap_time_in_8_track, doc: Seconds of the best lap in the Hotring (8-Track)., -unit: s}
    213: {id: num_vehicles_exported, doc: Cars delivered to the export ship.}
    214: {id: num_vehicles_imported, doc: Cars bought back from the export ship.}
    215: {id: max_basketball_score, doc: Best score in basketball.}
    216: {id: fires_started, doc: Fires and explosions caused.}
    217: {id: amount_of_drugs_sold, doc: Drugs sold; 0 in all measured files.}
    218: {id: amount_of_drugs_bought, doc: Drugs bought; 0 in all measured files.}
    219: {id: best_lap_time_in_dirt_track, doc: Seconds of the best lap on the dirt track., -unit: s}
    220: {id: besttime_dirt_track, doc: Best time on the dirt track., -unit: s}
    221: {id: bestpos_dirt_track, doc: Best position on the dirt track.}
    222: {id: nrg_500_best_time, doc: Best time of the NRG-500 challenge., -unit: s}
    223: {id: flying_skill, doc: 'Skill, 0 to 1000, at flying.'}
    224: {id: respect_mission, doc: Respect from missions.}
    225: {id: lung_capacity, doc: 'Breath under water, 0 to 1000.'}
    226: {id: game_gore_rating, doc: How gory the game is rated; 0 in all measured files.}
    227: {id: game_sex_rating, doc: How sexual the game is rated; 0 in all measured files.}
    228: {id: respect_mission_total, doc: Total of the respect from missions.}
    229: {id: bike_skill, doc: Skill on motorbikes.}
    230: {id: cycling_skill, doc: Skill on bicycles.}
    231: {id: snapshots_taken, doc: Snapshots taken; with those left they make `total_snapshots`.}
    232: {id: total_snapshots, doc: Snapshots there are; 50 in the original game.}
    233: {id: luck, doc: 'Luck, 0 to 1000, from the horseshoes; helps in the casinos.'}
    234: {id: territories_taken_over, doc: 'Gang wars won, as attacker or defender.'}
    235: {id: territories_lost, doc: Own territories lost to an attack.}
    236: {id: territories_held, doc: Territories held; counts the zones in which the Grove is the strongest.}
    237: {id: max_num_territories_held, doc: Most territories held.}
    238: {id: gang_members_recruited, doc: Members of the gang taken along.}
    239: {id: enemy_gang_members_killed, doc: Members of enemy gangs killed by the player; 0.75 respect each.}
    240: {id: friendly_gang_members_killed, doc: Members of the own gang killed by the player; each costs 5 respect.}
    241: {id: horseshoes_collected, doc: Horseshoes collected; with those left they make `total_horseshoes`.}
    242: {id: total_horseshoes, doc: Horseshoes there are; 50 in the original game.}
    243: {id: oysters_collected, doc: Oysters collected; with those left they make `total_oysters`.}
    244: {id: total_oysters, doc: Oysters there are; 50 in the original game.}
    245: {id: calories, doc: Calories; 0 in all measured files.}
    246: {id: n_2p_rampage_best_time, doc: Best time of a rampage for two; 0 in all measured files.}
    247: {id: n_2p_car_rampage_best_time, doc: Best time of a rampage for two in cars; 0 in all measured files.}
    248: {id: n_2p_on_foot_rampage_best_time, doc: Best time of a rampage for two on foot; 0 in all measured files.}
    249: {id: n_2p_chopper_rampage_best_time, doc: Best time of a rampage for two in helicopters; 0 in all measured files.}
    250: {id: n_2p_bike_rampage_best_time, doc: Best time of a rampage for two on bikes; 0 in all measured files.}
    251: {id: keepie_uppy_best_time, doc: Best time of keeping a ball up; 0 in all measured files.}
    252: {id: progress_with_denise, doc: Percent of progress with Denise.}
    253: {id: progress_with_michelle, doc: Percent of progress with Michelle.}
    254: {id: progress_with_helena, doc: Percent of progress with Helena.}
    255: {id: progress_with_barbara, doc: Percent of progress with Barbara.}
    256: {id: progress_with_katie, doc: Percent of progress with Katie.}
    257: {id: progress_with_millie, doc: Percent of progress with Millie.}
    258: {id: best_position_lowrider_race, doc: Best position in the race Lowrider Race.}
    259: {id: best_time_lowrider_race, doc: Best time in the race Lowrider Race., -unit: s}
    260: {id: best_position_little_loop, doc: Best position in the race Little Loop.}
    261: {id: best_time_little_loop, doc: Best time in the race Little Loop., -unit: s}
    262: {id: best_position_backroad_wanderer, doc: Best position in the race Backroad Wanderer.}
    263: {id: best_time_backroad_wanderer, doc: Best time in the race Backroad Wanderer., -unit: s}
    264: {id: best_position_city_circuit, doc: Best position in the race City Circuit.}
    265: {id: best_time_city_circuit, doc: Best time in the race City Circuit., -unit: s}
    266: {id: best_position_vinewood, doc: Best position in the race Vinewood.}
    267: {id: best_time_vinewood, doc: Best time in the race Vinewood., -unit: s}
    268: {id: best_position_freeway, doc: Best position in the race Freeway.}
    269: {id: best_time_freeway, doc: Best time in the race Freeway., -unit: s}
    270: {id: best_position_into_the_country, doc: Best position in the race Into the Country.}
    271: {id: best_time_into_the_country, doc: Best time in the race Into the Country., -unit: s}
    272: {id: best_position_badlands_a, doc: Best position in the race Badlands A.}
    273: {id: best_time_badlands_a, doc: Best time in the race Badlands A., -unit: s}
    274: {id: best_position_badlands_b, doc: Best position in the race Badlands B.}
    275: {id: best_time_badlands_b, doc: Best time in the race Badlands B., -unit: s}
    276: {id: best_position_dirtbike_danger, doc: Best position in the race Dirtbike Danger.}
    277: {id: best_time_dirtbike_danger, doc: Best time in the race Dirtbike Danger., -unit: s}
    278: {id: best_position_bandito_county, doc: Best position in the race Bandito County.}
    279: {id: best_time_bandito_county, doc: Best time in the race Bandito County., -unit: s}
    280: {id: best_position_go_go_kart, doc: Best position in the race Go-Go Karting.}
    281: {id: best_time_go_go_kart, doc: Best time in the race Go-Go Karting., -unit: s}
    282: {id: best_position_san_fierro_fastlane, doc: Best position in the race San Fierro Fastlane.}
    283: {id: best_time_san_fierro_fastlane, doc: Best time in the race San Fierro Fastlane., -unit: s}
    284: {id: best_position_san_fierro_hills, doc: Best position in the race San Fierro Hills.}
    285: {id: best_time_san_fierro_hills, doc: Best time in the race San Fierro Hills., -unit: s}
    286: {id: best_position_country_endurance, doc: Best position in the race Country Endurance.}
    287: {id: best_time_country_endurance, doc: Best time in the race Country Endurance., -unit: s}
    288: {id: best_position_sf_to_lv, doc: Best position in the race San Fierro to Las Venturas.}
    289: {id: best_time_sf_to_lv, doc: Best time in the race San Fierro to Las Venturas., -unit: s}
    290: {id: best_position_dam_rider, doc: Best position in the race Dam Rider.}
    291: {id: best_time_dam_rider, doc: Best time in the race Dam Rider., -unit: s}
    292: {id: best_position_desert_tricks, doc: Best position in the race Desert Tricks.}
    293: {id: best_time_desert_tricks, doc: Best time in the race Desert Tricks., -unit: s}
    294: {id: best_position_lv_ringroad, doc: Best position in the race Las Venturas Ringroad.}
    295: {id: best_time_lv_ringroad, doc: Best time in the race Las Venturas Ringroad., -unit: s}
    296: {id: besttime_world_war_aces, doc: Best time of World War Aces., -unit: s}
    297: {id: besttime_barnstorming, doc: Best time of Barnstorming., -unit: s}
    298: {id: besttime_military_service, doc: Best time of Military Service., -unit: s}
    299: {id: besttime_chopper_checkpoint, doc: Best time of Chopper Checkpoint., -unit: s}
    300: {id: besttime_whirly_bird_waypoint, doc: Best time of Whirly Bird Waypoint., -unit: s}
    301: {id: besttime_heli_hell, doc: Best time of Heli Hell., -unit: s}
    302:
      id: passed_sweet2
      doc: |
        0 or 1: Drive-Thru is passed; the script `sweet3` sets it. The radio
        talks about it.
    303: {id: passed_strap3, doc: '0 or 1: Management Issues is passed; the script `strap3` sets it.'}
    304:
      id: passed_zero1
      doc: |
        0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
        with `passed_scrash1`.
    305: {id: passed_syndicate_and_woozie, doc: '0 or 1: Yay Ka-Boom-Boom is passed; the script `syn7` sets it.'}
    306: {id: passed_casino7, doc: '0 or 1: Fish in a Barrel is passed; the script `casino7_cut` sets it.'}
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
    309: {id: started_riot1, doc: '0 or 1: Riot has begun; the script `riot1` sets it.'}
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
    312: {id: passed_heist1, doc: '0 or 1: Architectural Espionage is passed; the script `heist1` sets it.'}
    313: {id: passed_syndicate2, doc: '0 or 1: Jizzy is passed; the script `syn2` sets it.'}
    314: {id: passed_lafin1, doc: '0 or 1: Reuniting the Families is passed; the script `la1fin1` sets it.'}
    315: {id: passed_cat2, doc: '0 or 1: Small Town Bank is passed; the script `cat2` sets it.'}
    316: {id: passed_syndicate1, doc: '0 or 1: Photo Opportunity is passed; the script `syn1` sets it.'}
    317: {id: passed_casino4, doc: '0 or 1: Don Peyote is passed; the script `casino4` sets it.'}
    318:
      id: passed_cat1
      doc: |
        0 or 1: Local Liquor Store is passed; the script `cat1` sets it. The
        radio talks about it.
    319: {id: passed_bcrash1, doc: '0 or 1: Badlands is passed; the script `bcrash1` sets it.'}
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
    322: {id: passed_bcesar4, doc: '0 or 1: Farewell, My Love is passed; the main script sets it.'}
    323:
      id: passed_lafin2
      doc: |
        0 or 1: The Green Sabre is passed; the script `la1fin2` sets it. The
        radio talks about it.
    324: {id: passed_garage2, doc: '0 or 1: Deconstruction is passed; the script `garage2` sets it.'}
    325:
      id: passed_desert4
      doc: |
        0 or 1: Verdant Meadows is passed; the script `desert4` sets it, which
        calls itself Learning to Fly.
    326: {id: passed_desert12, doc: '0 or 1: Highjack is passed; the script `desert2` sets it.'}
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
    334: {id: passed_mansion3, doc: '0 or 1: Home Coming is passed; the script `mansion3` sets it.'}
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
    0: {id: no_trap, doc: Nothing; the record is not used.}
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
    0: {id: no_war, doc: No war goes on.}
    1: {id: provoked, doc: The player has killed enough members in their territory.}
    2: {id: first_wave, doc: The first attackers are on the way.}
    3: {id: first_passed, doc: First wave passed.}
    4: {id: second_wave, doc: The second attackers are on the way.}
    5: {id: second_passed, doc: Second wave passed.}
    6: {id: third_wave, doc: The last attackers are on the way.}
  creator:
    1: {id: made_by_game, doc: The game itself.}
    2: {id: made_by_mission, doc: Made by a script.}
    3: {id: made_by_replay, doc: Made for the replay.}
  object_origin:
    0: {id: object_unknown, doc: No origin noted.}
    1: {id: object_of_game, doc: The game itself.}
    2: {id: object_of_mission, doc: 'A mission, as of all measured objects.'}
    3: {id: object_temporary, doc: Made for a while.}
    4: {id: object_of_cutscene, doc: Made for a cutscene; not saved.}
    5:
      id: object_decoration
      doc: |
        A thing held in the hand, a projectile, a step of an escalator or a
        creature in the water.
    6: {id: object_of_mission_2, doc: 'A mission, in a second way.'}
  swapped_thing:
    0: {id: nothing_swapped, doc: Nothing; the place is free.}
    2: {id: building_swapped, doc: A building whose model a script has replaced.}
  hidden_thing:
    0: {id: nothing_hidden, doc: Nothing; the place is free.}
    1: {id: hidden_legacy, doc: As earlier games had it.}
    2: {id: hidden_building, doc: A building that a script has hidden.}
    3: {id: hidden_object, doc: A movable object that a script has hidden.}
    4: {id: hidden_dummy, doc: A dummy (place holder of an object) that a script has hidden.}
  car_bomb:
    0: {id: no_bomb, doc: No bomb is fitted.}
    1: {id: bomb_with_timer, doc: Goes off five seconds after it was started; fitted by garages of type 2.}
    2:
      id: bomb_at_ignition
      doc: |
        Goes off with the ignition once it is armed; fitted by garages of type
        3.
    3: {id: bomb_remote, doc: Goes off by remote control; fitted by garages of type 4.}
    4: {id: bomb_with_timer_ticking, doc: The five seconds have begun.}
    5: {id: bomb_at_ignition_armed, doc: 'Armed, goes off with the ignition.'}
  play_state:
    0: {id: still_playing, doc: Normal play.}
    1: {id: player_wasted, doc: The player has died and is about to wake up at a hospital.}
    2: {id: player_busted, doc: The player was arrested and is about to wake up at a police station.}
    3: {id: mission_failed, doc: A mission has just failed.}
    4: {id: mission_passed, doc: A mission has just been passed.}
  player_condition:
    0: {id: player_playing, doc: Normal play.}
    1: {id: player_died, doc: The player has died (wasted).}
    2: {id: player_arrested, doc: The player was arrested (busted).}
    3: {id: player_failed_mission, doc: A critical mission was failed.}
    4: {id: player_left_game, doc: The second player has left.}
  property_offer:
    0: {id: no_property_text, doc: Nothing is said.}
    1: {id: can_be_bought, doc: The text offers to buy it.}
    2: {id: cannot_be_bought, doc: The text says it cannot be bought.}
  blip_colour:
    0: {id: blip_red, doc: Red.}
    1: {id: blip_green, doc: Green.}
    2: {id: blip_blue, doc: Blue.}
    3: {id: blip_white, doc: White.}
    4: {id: blip_yellow, doc: Yellow.}
    5: {id: blip_red_2, doc: Red as well.}
    6: {id: blip_blue_2, doc: Blue as well.}
    7: {id: blip_threat, doc: 'Red, or blue where the icon is friendly.'}
    8: {id: blip_destination, doc: 'Cream, for a destination.'}
  blip_display:
    0: {id: show_nothing, doc: Neither on the radar nor in the world.}
    1: {id: show_marker, doc: The marker in the world.}
    2: {id: show_icon, doc: The icon on the radar.}
    3: {id: show_both, doc: Marker and icon.}
  blip_target:
    0: {id: blip_of_nothing, doc: 'No target: free slot.'}
    1: {id: blip_of_car, doc: Follows a vehicle.}
    2: {id: blip_of_ped, doc: A person.}
    3: {id: blip_of_object, doc: Follows an object.}
    4: {id: blip_of_place, doc: A place; with contact points the only kind that stays in use in a save.}
    5: {id: blip_of_contact, doc: A contact point.}
    6: {id: blip_of_spotlight, doc: Follows a searchlight.}
    7: {id: blip_of_pickup, doc: Follows a pickup.}
    8: {id: blip_of_airstrip, doc: 'An airstrip, drawn as a line.'}
  zone_kind:
    0: {id: nav_zone, doc: A zone whose name is shown.}
    1: {id: local_zone, doc: A local zone; in no save.}
    2: {id: info_zone, doc: A zone with an info; in no save.}
    3: {id: map_zone, doc: 'Zone of map.zon, which decides the city.'}
  population_group:
    0: {id: group_business, doc: 'Office district: people in suits.'}
    1: {id: group_desert, doc: Desert.}
    2: {id: group_entertainment, doc: Bars and clubs.}
    3: {id: group_countryside, doc: Country.}
    4: {id: group_residential_rich, doc: Rich residents.}
    5: {id: group_residential_average, doc: Average residents.}
    6: {id: group_residential_poor, doc: Poor residents.}
    7: {id: group_gangland, doc: Gang territory.}
    8: {id: group_beach, doc: Beach.}
    9: {id: group_shopping, doc: Shopping streets.}
    10: {id: group_park, doc: Park.}
    11: {id: group_industry, doc: Industrial estate.}
    12: {id: group_entertainment_busy, doc: 'Bars and clubs, crowded.'}
    13: {id: group_shopping_busy, doc: 'Shopping streets, crowded.'}
    14: {id: group_shopping_posh, doc: Expensive shopping streets.}
    15: {id: group_rich_secluded, doc: Secluded villas.}
    16: {id: group_airport, doc: Airport buildings.}
    17: {id: group_golf_club, doc: Golf club.}
    18: {id: group_out_of_town_factory, doc: Factories out of town.}
    19: {id: group_airport_runway, doc: 'Runway: no people.'}
  car_supply:
    0: {id: no_cars, doc: 'Switched off: no car comes.'}
    65535: {id: cars_without_end, doc: One comes whenever the place is free.}
  war_attack:
    0: {id: no_attack, doc: No gang attacks.}
    1: {id: player_was_told, doc: The territory is under attack and the player has been warned.}
    2: {id: player_came, doc: The player has reached the attacked territory.}
  news_kind:
    1: {id: news_of_city, doc: Of a city that is open now.}
    2: {id: news_of_mission, doc: A mission stat changed; radio hosts talk about it.}
    3: {id: no_news, doc: None.}
  damage_effect:
    0: {id: damage_none, doc: Nothing.}
    1: {id: damage_changes_model, doc: Its model changes.}
    20: {id: damage_smashes, doc: It breaks to pieces.}
    21: {id: damage_changes_then_smashes, doc: 'Its model changes, then it breaks to pieces.'}
    200: {id: damage_breaks, doc: It breaks into parts.}
    202: {id: damage_breaks_for_good, doc: It breaks into parts and is never made again.}
  collision_response:
    0: {id: response_none, doc: Nothing special.}
    1: {id: response_lamp_post, doc: The case of lamp posts.}
    2: {id: response_small_box, doc: The case of small boxes.}
    3: {id: response_big_box, doc: The case of big boxes.}
    4: {id: response_fence_part, doc: The case of parts of fences.}
    5: {id: response_grenade, doc: The case of grenades.}
    6: {id: response_swing_door, doc: The case of doors that swing.}
    7: {id: response_lock_door, doc: The case of doors with a lock.}
    8: {id: response_hanging, doc: The case of what hangs.}
    9: {id: response_pool_ball, doc: The case of balls of pool.}
  map_part:
    2: {id: barriers1_of_v1, doc: 'With the data of v1 `barriers1`, with those of v2 `countryn_stream0`.'}
    3: {id: barriers2_of_v1, doc: 'With the data of v1 `barriers2`, with those of v2 `countryn_stream1`.'}
    42: {id: crack_of_v2, doc: 'With the data of v2 `crack`, with those of v1 `countryw_stream5`.'}
    46: {id: truthsfarm_of_v1, doc: 'With the data of v1 `truthsfarm`, with those of v2 `sfse_stream3`.'}
    59: {id: crack_of_v1_truthsfarm_of_v2, doc: 'With the data of v1 `crack`, with those of v2 `truthsfarm`.'}
    60: {id: barriers1_of_v2, doc: 'With the data of v2 `barriers1`, with those of v1 `sfse_stream0`.'}
    61: {id: barriers2_of_v2, doc: 'With the data of v2 `barriers2`, with those of v1 `sfse_stream1`.'}
    79:
      id: carter_of_v2
      doc: |
        With the data of v2 `carter`, with those of v1 `vegasn_stream2`; a
        script of v1 reaches carter there by that name.
    124: {id: carter_of_v1, doc: 'With the data of v1 `carter`, with those of v2 `countrye_stream5`.'}
  game_version:
    903512437: {id: version_pc_1_00, -orig-id: 'Apr 28 200510:28:55', doc: PC 1.00., -with: {script_version: script_v1, script_address: 10787168, fixed_bits: 32}}
    1710482819: {id: version_pc_1_00_modified, -orig-id: 'Apr 28 200510:40:18', doc: 'PC 1.00, modified executable.', -with: {script_version: script_v1, script_address: 10787168, fixed_bits: 32}}
    -1704018344: {id: version_pc_1_01, -orig-id: 'Aug  5 200516:43:32', doc: PC 1.01., -with: {script_version: script_v1}}
    -1824164258: {id: version_pc_1_01_modified, -orig-id: 'Aug  5 200516:45:06', doc: 'PC 1.01, modified executable.', -with: {script_version: script_v1, script_address: 10797024, fixed_bits: 32}}
    -48984586: {id: version_pc_2_0, -orig-id: GTASA2, doc: PC 2.0., -with: {script_version: script_v2, script_address: 4816, fixed_bits: 16}}
    1563544610: {id: version_pc_2_0_germany, -orig-id: GTASA101, doc: PC 2.0 of Germany.}
    1679678540: {id: version_ps2, -orig-id: GTASA1, doc: PlayStation 2.}
    -1978417824: {id: version_phones_older, -orig-id: GTASA3, doc: 'Phones, older version.'}
    343353539: {id: version_android, -orig-id: GTASA4, doc: Android.}
    -219671565: {id: version_definitive, -orig-id: GTASA33, doc: Definitive Edition.}
    -613227626: {id: version_2_0_unseen, doc: '2.0; gta-reversed calls it Austrian.'}
  script_version:
    194146: {id: script_v1, doc: v1., -with: {tag_variable: 801, loaded_part: [2, 3, 46, 59, 124]}}
    194125: {id: script_v2, doc: v2., -with: {tag_variable: 801, loaded_part: [42, 59, 60, 61, 79]}}
    262245: {id: script_android, doc: Android., -with: {tag_variable: 800}}
    264905: {id: script_definitive, doc: Definitive Edition., -with: {tag_variable: 805}}
  ipl_run:
    2: {id: ipl_run_2, doc: Parts 2 to 5 of the data of v2 are parts 14 to 17 of those of v1., -with: {first_in_v1: 14, part_count: 4}}
    6: {id: ipl_run_6, doc: Parts 6 to 14 of the data of v2 are parts 5 to 13 of those of v1., -with: {first_in_v1: 5, part_count: 9}}
    15: {id: ipl_run_15, doc: Parts 15 to 19 of the data of v2 are parts 18 to 22 of those of v1., -with: {first_in_v1: 18, part_count: 5}}
    20: {id: ipl_run_20, doc: Parts 20 to 25 of the data of v2 are parts 71 to 76 of those of v1., -with: {first_in_v1: 71, part_count: 6}}
    26: {id: ipl_run_26, doc: Parts 26 to 28 of the data of v2 are parts 47 to 49 of those of v1., -with: {first_in_v1: 47, part_count: 3}}
    29: {id: ipl_run_29, doc: Parts 29 to 32 of the data of v2 are parts 67 to 70 of those of v1., -with: {first_in_v1: 67, part_count: 4}}
    33: {id: ipl_run_33, doc: Parts 33 to 49 of the data of v2 are parts 50 to 66 of those of v1., -with: {first_in_v1: 50, part_count: 17}}
    50: {id: ipl_run_50, doc: Parts 50 to 59 of the data of v2 are parts 37 to 46 of those of v1., -with: {first_in_v1: 37, part_count: 10}}
    60: {id: ipl_run_60, doc: Parts 60 to 62 of the data of v2 are parts 2 to 4 of those of v1., -with: {first_in_v1: 2, part_count: 3}}
    63: {id: ipl_run_63, doc: Parts 63 to 67 of the data of v2 are parts 160 to 164 of those of v1., -with: {first_in_v1: 160, part_count: 5}}
    68: {id: ipl_run_68, doc: Parts 68 to 72 of the data of v2 are parts 119 to 123 of those of v1., -with: {first_in_v1: 119, part_count: 5}}
    73: {id: ipl_run_73, doc: Parts 73 to 78 of the data of v2 are parts 113 to 118 of those of v1., -with: {first_in_v1: 113, part_count: 6}}
    79: {id: ipl_run_79, doc: Parts 79 to 92 of the data of v2 are parts 124 to 137 of those of v1., -with: {first_in_v1: 124, part_count: 14}}
    93: {id: ipl_run_93, doc: Parts 93 to 96 of the data of v2 are parts 141 to 144 of those of v1., -with: {first_in_v1: 141, part_count: 4}}
    97: {id: ipl_run_97, doc: Parts 97 to 99 of the data of v2 are parts 138 to 140 of those of v1., -with: {first_in_v1: 138, part_count: 3}}
    100: {id: ipl_run_100, doc: Parts 100 to 105 of the data of v2 are parts 149 to 154 of those of v1., -with: {first_in_v1: 149, part_count: 6}}
    106: {id: ipl_run_106, doc: Parts 106 to 109 of the data of v2 are parts 145 to 148 of those of v1., -with: {first_in_v1: 145, part_count: 4}}
    110: {id: ipl_run_110, doc: Parts 110 to 114 of the data of v2 are parts 155 to 159 of those of v1., -with: {first_in_v1: 155, part_count: 5}}
    115: {id: ipl_run_115, doc: Parts 115 to 128 of the data of v2 are parts 23 to 36 of those of v1., -with: {first_in_v1: 23, part_count: 14}}
    129: {id: ipl_run_129, doc: Parts 129 to 164 of the data of v2 are parts 77 to 112 of those of v1., -with: {first_in_v1: 77, part_count: 36}}
  wheel_class:
    0: {id: wheel_class_0, doc: 'Class 0 of vehicles.ide: wheels that fit its cars.', -with: {car_part: [part_wheel_or1, part_wheel_sr3, part_wheel_lr4, part_wheel_lr3, part_wheel_sr4, part_wheel_gn1, part_wheel_gn2, part_wheel_gn3, part_wheel_gn4, part_wheel_gn5]}}
    1: {id: wheel_class_1, doc: 'Class 1 of vehicles.ide: wheels that fit its cars.', -with: {car_part: [part_wheel_sr6, part_wheel_sr3, part_wheel_sr2, part_wheel_lr1, part_wheel_sr1, part_wheel_sr5, part_wheel_sr4, part_wheel_gn1, part_wheel_lr2, part_wheel_gn2]}}
    2: {id: wheel_class_2, doc: 'Class 2 of vehicles.ide: wheels that fit its cars.', -with: {car_part: [part_wheel_sr2, part_wheel_lr4, part_wheel_lr1, part_wheel_lr3, part_wheel_sr1, part_wheel_lr2, part_wheel_lr5, part_wheel_gn4, part_wheel_gn5]}}
  vehicle_class:
    0: {id: class_car, doc: Car.}
    1: {id: class_mtruck, doc: Monster truck.}
    2: {id: class_quad, doc: Quad bike.}
    3: {id: class_heli, doc: Helicopter.}
    4: {id: class_plane, doc: Plane.}
    5: {id: class_boat, doc: Boat.}
    6: {id: class_train, doc: Train.}
    7: {id: class_bike, doc: Motorbike.}
    8: {id: class_bmx, doc: Bicycle.}
    9: {id: class_trailer, doc: Trailer.}
  vehicle:
    400: {id: vehicle_landstalker, -orig-id: landstal, doc: Landstalker., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_lgt_b_sspt, part_stereo, part_hydralics]}}
    401: {id: vehicle_bravura, -orig-id: bravura, doc: Bravura., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_t, part_exh_b_l, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    402: {id: vehicle_buffalo, -orig-id: buffalo, doc: Buffalo., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    403: {id: vehicle_linerunner, -orig-id: linerun, doc: Linerunner., -with: {vehicle_class: class_car}}
    404: {id: vehicle_perennial, -orig-id: peren, doc: Perennial., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_spl_b_bar_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_spl_b_bbr_m, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics]}}
    405: {id: vehicle_sentinel, -orig-id: sentinel, doc: Sentinel., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_spl_b_bab_m, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bar_l, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_spl_b_bbb_m, part_stereo, part_hydralics]}}
    406: {id: vehicle_dumper, -orig-id: dumper, doc: Dumper., -with: {vehicle_class: class_mtruck}}
    407: {id: vehicle_fire_truck, -orig-id: firetruk, doc: Fire truck., -with: {vehicle_class: class_car}}
    408: {id: vehicle_trashmaster, -orig-id: trash, doc: Trashmaster., -with: {vehicle_class: class_car}}
    409: {id: vehicle_stretch, -orig-id: stretch, doc: Stretch., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_s, part_stereo, part_hydralics]}}
    410: {id: vehicle_manana, -orig-id: manana, doc: Manana., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_spl_b_bbb_m, part_lgt_b_sspt, part_stereo, part_hydralics]}}
    411: {id: vehicle_infernus, -orig-id: infernus, doc: Infernus., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    412: {id: vehicle_voodoo, -orig-id: voodoo, doc: Voodoo., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    413: {id: vehicle_pony, -orig-id: pony, doc: Pony., -with: {vehicle_class: class_car}}
    414: {id: vehicle_mule, -orig-id: mule, doc: Mule., -with: {vehicle_class: class_car}}
    415: {id: vehicle_cheetah, -orig-id: cheetah, doc: Cheetah., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_t, part_spl_b_bbb_m, part_stereo, part_hydralics]}}
    416: {id: vehicle_ambulance, -orig-id: ambulan, doc: Ambulance., -with: {vehicle_class: class_car}}
    417: {id: vehicle_leviathan, -orig-id: leviathn, doc: Leviathan., -with: {vehicle_class: class_heli}}
    418: {id: vehicle_moonbeam, -orig-id: moonbeam, doc: Moonbeam., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bar_m, part_rf_b_sc_r, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bbr_m, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics]}}
    419: {id: vehicle_esperanto, -orig-id: esperant, doc: Esperanto., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    420: {id: vehicle_taxi, -orig-id: taxi, doc: Taxi., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_t, part_exh_b_m, part_stereo, part_hydralics]}}
    421: {id: vehicle_washington, -orig-id: washing, doc: Washington., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bar_l, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_spl_b_bbb_m, part_stereo, part_hydralics]}}
    422: {id: vehicle_bobcat, -orig-id: bobcat, doc: Bobcat., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics]}}
    423: {id: vehicle_mr_whoopee, -orig-id: mrwhoop, doc: Mr. Whoopee., -with: {vehicle_class: class_car}}
    424: {id: vehicle_bf_injection, -orig-id: bfinject, doc: BF Injection., -with: {vehicle_class: class_car}}
    425: {id: vehicle_hunter, -orig-id: hunter, doc: Hunter., -with: {vehicle_class: class_heli}}
    426: {id: vehicle_premier, -orig-id: premier, doc: Premier., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_t, part_exh_b_m, part_stereo, part_hydralics]}}
    427: {id: vehicle_enforcer, -orig-id: enforcer, doc: Enforcer., -with: {vehicle_class: class_car}}
    428: {id: vehicle_securicar, -orig-id: securica, doc: Securicar., -with: {vehicle_class: class_car}}
    429: {id: vehicle_banshee, -orig-id: banshee, doc: Banshee., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    430: {id: vehicle_predator, -orig-id: predator, doc: Predator., -with: {vehicle_class: class_boat}}
    431: {id: vehicle_bus, -orig-id: bus, doc: Bus., -with: {vehicle_class: class_car}}
    432: {id: vehicle_rhino, -orig-id: rhino, doc: Rhino., -with: {vehicle_class: class_car}}
    433: {id: vehicle_barracks, -orig-id: barracks, doc: Barracks., -with: {vehicle_class: class_car}}
    434: {id: vehicle_hotknife, -orig-id: hotknife, doc: Hotknife., -with: {vehicle_class: class_car}}
    435: {id: vehicle_trailer_2, -orig-id: artict1, doc: Trailer 2., -with: {vehicle_class: class_trailer}}
    436: {id: vehicle_previon, -orig-id: previon, doc: Previon., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_exh_b_s, part_stereo, part_hydralics]}}
    437: {id: vehicle_coach, -orig-id: coach, doc: Coach., -with: {vehicle_class: class_car}}
    438: {id: vehicle_cabbie, -orig-id: cabbie, doc: Cabbie., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    439: {id: vehicle_stallion, -orig-id: stallion, doc: Stallion., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    440: {id: vehicle_rumpo, -orig-id: rumpo, doc: Rumpo., -with: {vehicle_class: class_car}}
    441: {id: vehicle_rc_bandit, -orig-id: rcbandit, doc: RC Bandit., -with: {vehicle_class: class_car}}
    442: {id: vehicle_romero, -orig-id: romero, doc: Romero., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    443: {id: vehicle_packer, -orig-id: packer, doc: Packer., -with: {vehicle_class: class_car}}
    444: {id: vehicle_monster, -orig-id: monster, doc: Monster., -with: {vehicle_class: class_mtruck}}
    445: {id: vehicle_admiral, -orig-id: admiral, doc: Admiral., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    446: {id: vehicle_squalo, -orig-id: squalo, doc: Squalo., -with: {vehicle_class: class_boat}}
    447: {id: vehicle_seasparrow, -orig-id: seaspar, doc: Seasparrow., -with: {vehicle_class: class_heli}}
    448: {id: vehicle_pizza_boy, -orig-id: pizzaboy, doc: Pizza Boy., -with: {vehicle_class: class_bike}}
    449: {id: vehicle_trolly, -orig-id: tram, doc: Trolly., -with: {vehicle_class: class_train}}
    450: {id: vehicle_trailer_3, -orig-id: artict2, doc: Trailer 3., -with: {vehicle_class: class_trailer}}
    451: {id: vehicle_turismo, -orig-id: turismo, doc: Turismo., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    452: {id: vehicle_speeder, -orig-id: speeder, doc: Speeder., -with: {vehicle_class: class_boat}}
    453: {id: vehicle_reefer, -orig-id: reefer, doc: Reefer., -with: {vehicle_class: class_boat}}
    454: {id: vehicle_tropic, -orig-id: tropic, doc: Tropic., -with: {vehicle_class: class_boat}}
    455: {id: vehicle_flatbed, -orig-id: flatbed, doc: Flatbed., -with: {vehicle_class: class_car}}
    456: {id: vehicle_yankee, -orig-id: yankee, doc: Yankee., -with: {vehicle_class: class_car}}
    457: {id: vehicle_caddy, -orig-id: caddy, doc: Caddy., -with: {vehicle_class: class_car}}
    458: {id: vehicle_solair, -orig-id: solair, doc: Solair., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    459: {id: vehicle_berkleys_rc_van, -orig-id: topfun, doc: Berkley's RC van., -with: {vehicle_class: class_car}}
    460: {id: vehicle_skimmer, -orig-id: skimmer, doc: Skimmer., -with: {vehicle_class: class_plane}}
    461: {id: vehicle_pcj_600, -orig-id: pcj600, doc: PCJ-600., -with: {vehicle_class: class_bike}}
    462: {id: vehicle_faggio, -orig-id: faggio, doc: Faggio., -with: {vehicle_class: class_bike}}
    463: {id: vehicle_freeway, -orig-id: freeway, doc: Freeway., -with: {vehicle_class: class_bike}}
    464: {id: vehicle_rc_baron, -orig-id: rcbaron, doc: RC Baron., -with: {vehicle_class: class_plane}}
    465: {id: vehicle_rc_raider, -orig-id: rcraider, doc: RC Raider., -with: {vehicle_class: class_heli}}
    466: {id: vehicle_glendale, -orig-id: glendale, doc: Glendale., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    467: {id: vehicle_oceanic, -orig-id: oceanic, doc: Oceanic., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    468: {id: vehicle_sanchez, -orig-id: sanchez, doc: Sanchez., -with: {vehicle_class: class_bike}}
    469: {id: vehicle_sparrow, -orig-id: sparrow, doc: Sparrow., -with: {vehicle_class: class_heli}}
    470: {id: vehicle_patriot, -orig-id: patriot, doc: Patriot., -with: {vehicle_class: class_car}}
    471: {id: vehicle_quadbike, -orig-id: quad, doc: Quadbike., -with: {vehicle_class: class_quad}}
    472: {id: vehicle_coastguard, -orig-id: coastg, doc: Coastguard., -with: {vehicle_class: class_boat}}
    473: {id: vehicle_dinghy, -orig-id: dinghy, doc: Dinghy., -with: {vehicle_class: class_boat}}
    474: {id: vehicle_hermes, -orig-id: hermes, doc: Hermes., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    475: {id: vehicle_sabre, -orig-id: sabre, doc: Sabre., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    476: {id: vehicle_rustler, -orig-id: rustler, doc: Rustler., -with: {vehicle_class: class_plane}}
    477: {id: vehicle_zr_350, -orig-id: zr350, doc: ZR-350., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics]}}
    478: {id: vehicle_walton, -orig-id: walton, doc: Walton., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_bnt_b_sc_m, part_bnt_b_sc_l, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_bnt_b_sc_p_l, part_lgt_b_rspt, part_exh_b_l, part_exh_b_m, part_exh_b_s, part_lgt_b_sspt, part_stereo, part_hydralics]}}
    479: {id: vehicle_regina, -orig-id: regina, doc: Regina., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    480: {id: vehicle_comet, -orig-id: comet, doc: Comet., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    481: {id: vehicle_bmx, -orig-id: bmx, doc: BMX., -with: {vehicle_class: class_bmx}}
    482: {id: vehicle_burrito, -orig-id: burrito, doc: Burrito., -with: {vehicle_class: class_car}}
    483: {id: vehicle_camper, -orig-id: camper, doc: Camper., -with: {vehicle_class: class_car, paintjob_count: 1}}
    484: {id: vehicle_marquis, -orig-id: marquis, doc: Marquis., -with: {vehicle_class: class_boat}}
    485: {id: vehicle_baggage, -orig-id: baggage, doc: Baggage., -with: {vehicle_class: class_car}}
    486: {id: vehicle_dozer, -orig-id: dozer, doc: Dozer., -with: {vehicle_class: class_car}}
    487: {id: vehicle_maverick, -orig-id: maverick, doc: Maverick., -with: {vehicle_class: class_heli}}
    488: {id: vehicle_news_chopper, -orig-id: vcnmav, doc: News Chopper., -with: {vehicle_class: class_heli}}
    489: {id: vehicle_rancher, -orig-id: rancher, doc: Rancher., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_spl_b_bar_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_lgt_b_sspt, part_stereo, part_hydralics]}}
    490: {id: vehicle_fbi_rancher, -orig-id: fbiranch, doc: FBI rancher., -with: {vehicle_class: class_car}}
    491: {id: vehicle_virgo, -orig-id: virgo, doc: Virgo., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bar_l, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    492: {id: vehicle_greenwood, -orig-id: greenwoo, doc: Greenwood., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bbr_m, part_stereo, part_hydralics]}}
    493: {id: vehicle_jetmax, -orig-id: jetmax, doc: Jetmax., -with: {vehicle_class: class_boat}}
    494: {id: vehicle_hotring_racer, -orig-id: hotring, doc: Hotring racer., -with: {vehicle_class: class_car}}
    495: {id: vehicle_sandking, -orig-id: sandking, doc: Sandking., -with: {vehicle_class: class_car}}
    496: {id: vehicle_blista_compact, -orig-id: blistac, doc: Blista Compact., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_bar_m, part_spl_b_mab_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_bnt_b_sc_p_m, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov]}}
    497: {id: vehicle_police_maverick, -orig-id: polmav, doc: Police Maverick., -with: {vehicle_class: class_heli}}
    498: {id: vehicle_boxville, -orig-id: boxville, doc: Boxville., -with: {vehicle_class: class_car}}
    499: {id: vehicle_benson, -orig-id: benson, doc: Benson., -with: {vehicle_class: class_car}}
    500: {id: vehicle_mesa, -orig-id: mesa, doc: Mesa., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_lgt_b_sspt, part_stereo, part_hydralics]}}
    501: {id: vehicle_rc_goblin, -orig-id: rcgoblin, doc: RC Goblin., -with: {vehicle_class: class_heli}}
    502: {id: vehicle_hotring_racer_2, -orig-id: hotrina, doc: Hotring racer 2., -with: {vehicle_class: class_car}}
    503: {id: vehicle_hotring_racer_3, -orig-id: hotrinb, doc: Hotring racer 3., -with: {vehicle_class: class_car}}
    504: {id: vehicle_bloodring_banger, -orig-id: bloodra, doc: Bloodring Banger., -with: {vehicle_class: class_car}}
    505: {id: vehicle_rancher_lure, -orig-id: rnchlure, doc: Rancher Lure., -with: {vehicle_class: class_car}}
    506: {id: vehicle_super_gt, -orig-id: supergt, doc: Super GT., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_s, part_stereo, part_hydralics]}}
    507: {id: vehicle_elegant, -orig-id: elegant, doc: Elegant., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    508: {id: vehicle_journey, -orig-id: journey, doc: Journey., -with: {vehicle_class: class_car}}
    509: {id: vehicle_bike, -orig-id: bike, doc: Bike., -with: {vehicle_class: class_bmx}}
    510: {id: vehicle_mountain_bike, -orig-id: mtbike, doc: Mountain bike., -with: {vehicle_class: class_bmx}}
    511: {id: vehicle_beagle, -orig-id: beagle, doc: Beagle., -with: {vehicle_class: class_plane}}
    512: {id: vehicle_cropduster, -orig-id: cropdust, doc: Cropduster., -with: {vehicle_class: class_plane}}
    513: {id: vehicle_stuntplane, -orig-id: stunt, doc: Stuntplane., -with: {vehicle_class: class_plane}}
    514: {id: vehicle_tanker, -orig-id: petro, doc: Tanker., -with: {vehicle_class: class_car}}
    515: {id: vehicle_roadtrain, -orig-id: rdtrain, doc: Roadtrain., -with: {vehicle_class: class_car}}
    516: {id: vehicle_nebula, -orig-id: nebula, doc: Nebula., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_spl_b_bar_m, part_bnt_b_sc_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bbr_l, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics]}}
    517: {id: vehicle_majestic, -orig-id: majestic, doc: Majestic., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bar_m, part_spl_b_mab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    518: {id: vehicle_buccaneer, -orig-id: buccanee, doc: Buccaneer., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_ts, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    519: {id: vehicle_shamal, -orig-id: shamal, doc: Shamal., -with: {vehicle_class: class_plane}}
    520: {id: vehicle_hydra, -orig-id: hydra, doc: Hydra., -with: {vehicle_class: class_plane}}
    521: {id: vehicle_fcr_900, -orig-id: fcr900, doc: FCR-900., -with: {vehicle_class: class_bike}}
    522: {id: vehicle_nrg_500, -orig-id: nrg500, doc: NRG-500., -with: {vehicle_class: class_bike}}
    523: {id: vehicle_hpv1000, -orig-id: copbike, doc: HPV1000., -with: {vehicle_class: class_bike}}
    524: {id: vehicle_cement_truck, -orig-id: cement, doc: Cement truck., -with: {vehicle_class: class_car}}
    525: {id: vehicle_towtruck, -orig-id: towtruck, doc: Towtruck., -with: {vehicle_class: class_car}}
    526: {id: vehicle_fortune, -orig-id: fortune, doc: Fortune., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    527: {id: vehicle_cadrona, -orig-id: cadrona, doc: Cadrona., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bar_l, part_spl_b_bbr_l, part_exh_b_ts, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics]}}
    528: {id: vehicle_fbi_truck, -orig-id: fbitruck, doc: FBI truck., -with: {vehicle_class: class_car}}
    529: {id: vehicle_willard, -orig-id: willard, doc: Willard., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_bnt_b_sc_p_m, part_bnt_b_sc_p_l, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics]}}
    530: {id: vehicle_forklift, -orig-id: forklift, doc: Forklift., -with: {vehicle_class: class_car}}
    531: {id: vehicle_tractor, -orig-id: tractor, doc: Tractor., -with: {vehicle_class: class_car}}
    532: {id: vehicle_combine_harvester, -orig-id: combine, doc: Combine harvester., -with: {vehicle_class: class_car}}
    533: {id: vehicle_feltzer, -orig-id: feltzer, doc: Feltzer., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    534: {id: vehicle_remington, -orig-id: remingtn, doc: Remington., -with: {vehicle_class: class_car, wheel_class: wheel_class_2, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics, part_misc_c_lr_rem1, part_wg_l_lr_rem2, part_wg_l_lr_rem1, part_misc_c_lr_rem2, part_misc_c_lr_rem3, part_exh_lr_rem1, part_exh_lr_rem2, part_rbmp_lr_rem2, part_fbmp_lr_rem1, part_rbmp_lr_rem1, part_fbmp_lr_rem2], paintjob_count: 3}}
    535: {id: vehicle_slamvan, -orig-id: slamvan, doc: Slamvan., -with: {vehicle_class: class_car, wheel_class: wheel_class_2, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics, part_bbb_lr_slv1, part_bbb_lr_slv2, part_exh_lr_slv1, part_exh_lr_slv2, part_fbb_lr_slv1, part_fbb_lr_slv2, part_fbmp_lr_slv1, part_wg_l_lr_slv1, part_wg_l_lr_slv2], paintjob_count: 3}}
    536: {id: vehicle_blade, -orig-id: blade, doc: Blade., -with: {vehicle_class: class_car, wheel_class: wheel_class_2, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics, part_rf_lr_bl2, part_exh_lr_bl1, part_exh_lr_bl2, part_wg_l_lr_bl1, part_rf_lr_bl1, part_fbmp_lr_bl2, part_fbmp_lr_bl1, part_rbmp_lr_bl2, part_rbmp_lr_bl1], paintjob_count: 3}}
    537: {id: vehicle_freight_train, -orig-id: freight, doc: Freight train., -with: {vehicle_class: class_train}}
    538: {id: vehicle_brownstreak_engine, -orig-id: streak, doc: Brownstreak Engine., -with: {vehicle_class: class_train}}
    539: {id: vehicle_vortex, -orig-id: vortex, doc: Vortex., -with: {vehicle_class: class_plane}}
    540: {id: vehicle_vincent, -orig-id: vincent, doc: Vincent., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_bnt_b_sc_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_lgt_b_sspt, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    541: {id: vehicle_bullet, -orig-id: bullet, doc: Bullet., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    542: {id: vehicle_clover, -orig-id: clover, doc: Clover., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bar_l, part_spl_b_bbr_l, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics, part_bntl_b_sq]}}
    543: {id: vehicle_sadler, -orig-id: sadler, doc: Sadler., -with: {vehicle_class: class_car}}
    544: {id: vehicle_fire_truck_ladder, -orig-id: firela, doc: Fire truck (ladder)., -with: {vehicle_class: class_car}}
    545: {id: vehicle_hustler, -orig-id: hustler, doc: Hustler., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    546: {id: vehicle_intruder, -orig-id: intruder, doc: Intruder., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_bar_m, part_bnt_b_sc_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_t, part_spl_b_bbb_m, part_lgt_b_sspt, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    547: {id: vehicle_primo, -orig-id: primo, doc: Primo., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_spl_b_mab_m, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_stereo, part_hydralics, part_bntl_b_ov]}}
    548: {id: vehicle_cargobob, -orig-id: cargobob, doc: Cargobob., -with: {vehicle_class: class_heli}}
    549: {id: vehicle_tampa, -orig-id: tampa, doc: Tampa., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_bnt_b_sc_p_m, part_bnt_b_sc_p_l, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    550: {id: vehicle_sunrise, -orig-id: sunrise, doc: Sunrise., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    551: {id: vehicle_merit, -orig-id: merit, doc: Merit., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bar_m, part_spl_b_mab_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_exh_b_m, part_spl_b_bbb_m, part_stereo, part_hydralics]}}
    552: {id: vehicle_utility_van, -orig-id: utility, doc: Utility van., -with: {vehicle_class: class_car}}
    553: {id: vehicle_nevada, -orig-id: nevada, doc: Nevada., -with: {vehicle_class: class_plane}}
    554: {id: vehicle_yosemite, -orig-id: yosemite, doc: Yosemite., -with: {vehicle_class: class_car}}
    555: {id: vehicle_windsor, -orig-id: windsor, doc: Windsor., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    556: {id: vehicle_monster_2, -orig-id: monstera, doc: Monster 2., -with: {vehicle_class: class_mtruck}}
    557: {id: vehicle_monster_3, -orig-id: monsterb, doc: Monster 3., -with: {vehicle_class: class_mtruck}}
    558: {id: vehicle_uranus, -orig-id: uranus, doc: Uranus., -with: {vehicle_class: class_car, wheel_class: wheel_class_1, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics, part_rf_a_u, part_exh_c_u, part_wg_l_a_u, part_rf_c_u, part_exh_a_u, part_wg_l_c_u, part_spl_c_u_b, part_spl_a_u_b, part_fbmp_c_u, part_fbmp_a_u, part_rbmp_c_u, part_rbmp_a_u], paintjob_count: 3}}
    559: {id: vehicle_jester, -orig-id: jester, doc: Jester., -with: {vehicle_class: class_car, wheel_class: wheel_class_1, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_a_j, part_exh_c_j, part_rf_a_j, part_rf_c_j, part_wg_l_a_j, part_wg_l_c_j, part_stereo, part_hydralics, part_spl_c_j_b, part_rbmp_a_j, part_fbmp_a_j, part_rbmp_c_j, part_spl_a_j_b, part_fbmp_c_j], paintjob_count: 3}}
    560: {id: vehicle_sultan, -orig-id: sultan, doc: Sultan., -with: {vehicle_class: class_car, wheel_class: wheel_class_1, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_wg_l_a_s, part_exh_a_s, part_exh_c_s, part_wg_l_c_s, part_rf_a_s, part_rf_c_s, part_stereo, part_hydralics, part_spl_a_s_b, part_spl_c_s_b, part_rbmp_c_s, part_rbmp_a_s, part_fbmp_a_s, part_fbmp_c_s], paintjob_count: 3}}
    561: {id: vehicle_stratum, -orig-id: stratum, doc: Stratum., -with: {vehicle_class: class_car, wheel_class: wheel_class_1, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_rf_a_st, part_wg_l_a_st, part_wg_l_c_st, part_spl_a_st_r, part_exh_c_st, part_spl_c_st_r, part_rf_c_st, part_exh_a_st, part_stereo, part_hydralics, part_rbmp_a_st, part_fbmp_a_st, part_rbmp_c_st, part_fbmp_c_st], paintjob_count: 3}}
    562: {id: vehicle_elegy, -orig-id: elegy, doc: Elegy., -with: {vehicle_class: class_car, wheel_class: wheel_class_1, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_a_l, part_rf_c_l, part_wg_l_a_l, part_exh_c_l, part_rf_a_l, part_wg_l_c_l, part_stereo, part_hydralics, part_spl_c_l_b, part_spl_a_l_b, part_rbmp_c_l, part_rbmp_a_l, part_fbmp_a_l, part_fbmp_c_l], paintjob_count: 3}}
    563: {id: vehicle_raindance, -orig-id: raindanc, doc: Raindance., -with: {vehicle_class: class_heli}}
    564: {id: vehicle_rc_tiger, -orig-id: rctiger, doc: RC Tiger., -with: {vehicle_class: class_car}}
    565: {id: vehicle_flash, -orig-id: flash, doc: Flash., -with: {vehicle_class: class_car, wheel_class: wheel_class_1, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_c_f, part_exh_a_f, part_wg_l_a_f, part_wg_l_c_f, part_spl_a_f_r, part_spl_c_f_r, part_rf_c_f, part_rf_a_f, part_stereo, part_hydralics, part_rbmp_a_f, part_rbmp_c_f, part_fbmp_c_f, part_fbmp_a_f], paintjob_count: 3}}
    566: {id: vehicle_tahoma, -orig-id: tahoma, doc: Tahoma., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    567: {id: vehicle_savanna, -orig-id: savanna, doc: Savanna., -with: {vehicle_class: class_car, wheel_class: wheel_class_2, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics, part_exh_lr_sv1, part_rf_lr_sv1, part_rf_lr_sv2, part_exh_lr_sv2, part_wg_l_lr_sv, part_rbmp_lr_sv2, part_rbmp_lr_sv1, part_fbmp_lr_sv2, part_fbmp_lr_sv1], paintjob_count: 3}}
    568: {id: vehicle_bandito, -orig-id: bandito, doc: Bandito., -with: {vehicle_class: class_car}}
    569: {id: vehicle_freight_train_flatbed, -orig-id: freiflat, doc: Freight train flatbed., -with: {vehicle_class: class_train}}
    570: {id: vehicle_brownstreak_carriage, -orig-id: streakc, doc: Brownstreak Carriage., -with: {vehicle_class: class_train}}
    571: {id: vehicle_kart, -orig-id: kart, doc: Kart., -with: {vehicle_class: class_car}}
    572: {id: vehicle_mower, -orig-id: mower, doc: Mower., -with: {vehicle_class: class_car}}
    573: {id: vehicle_dune, -orig-id: duneride, doc: Dune., -with: {vehicle_class: class_mtruck}}
    574: {id: vehicle_sweeper, -orig-id: sweeper, doc: Sweeper., -with: {vehicle_class: class_car}}
    575: {id: vehicle_broadway, -orig-id: broadway, doc: Broadway., -with: {vehicle_class: class_car, wheel_class: wheel_class_2, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_wg_l_lr_br1, part_exh_lr_br2, part_exh_lr_br1, part_stereo, part_hydralics, part_fbmp_lr_br1, part_fbmp_lr_br2, part_rbmp_lr_br1, part_rbmp_lr_br2], paintjob_count: 2}}
    576: {id: vehicle_tornado, -orig-id: tornado, doc: Tornado., -with: {vehicle_class: class_car, wheel_class: wheel_class_2, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics, part_wg_l_lr_t1, part_exh_lr_t2, part_exh_lr_t1, part_fbmp_lr_t2, part_fbmp_lr_t1, part_rbmp_lr_t1, part_rbmp_lr_t2], paintjob_count: 3}}
    577: {id: vehicle_at_400, -orig-id: at400, doc: AT-400., -with: {vehicle_class: class_plane}}
    578: {id: vehicle_dft_30, -orig-id: dft30, doc: DFT-30., -with: {vehicle_class: class_car}}
    579: {id: vehicle_huntley, -orig-id: huntley, doc: Huntley., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    580: {id: vehicle_stafford, -orig-id: stafford, doc: Stafford., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics]}}
    581: {id: vehicle_bf_400, -orig-id: bf400, doc: BF-400., -with: {vehicle_class: class_bike}}
    582: {id: vehicle_news_van, -orig-id: newsvan, doc: News van., -with: {vehicle_class: class_car}}
    583: {id: vehicle_tug, -orig-id: tug, doc: Tug., -with: {vehicle_class: class_car}}
    584: {id: vehicle_gas_trailer, -orig-id: petrotr, doc: Gas trailer., -with: {vehicle_class: class_trailer}}
    585: {id: vehicle_emperor, -orig-id: emperor, doc: Emperor., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_spl_b_mab_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    586: {id: vehicle_wayfarer, -orig-id: wayfarer, doc: Wayfarer., -with: {vehicle_class: class_bike}}
    587: {id: vehicle_euros, -orig-id: euros, doc: Euros., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    588: {id: vehicle_hotdog, -orig-id: hotdog, doc: Hotdog., -with: {vehicle_class: class_car}}
    589: {id: vehicle_club, -orig-id: club, doc: Club., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_mar_m, part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_spl_b_bbr_m, part_exh_b_ts, part_exh_b_l, part_lgt_b_sspt, part_stereo, part_hydralics, part_bntl_b_sq]}}
    590: {id: vehicle_freight_train_boxcar, -orig-id: freibox, doc: Freight train boxcar., -with: {vehicle_class: class_train}}
    591: {id: vehicle_trailer_4, -orig-id: artict3, doc: Trailer 4., -with: {vehicle_class: class_trailer}}
    592: {id: vehicle_andromada, -orig-id: androm, doc: Andromada., -with: {vehicle_class: class_plane}}
    593: {id: vehicle_dodo, -orig-id: dodo, doc: Dodo., -with: {vehicle_class: class_plane}}
    594: {id: vehicle_rc_cam, -orig-id: rccam, doc: RC Cam., -with: {vehicle_class: class_car}}
    595: {id: vehicle_launch, -orig-id: launch, doc: Launch., -with: {vehicle_class: class_boat}}
    596: {id: vehicle_police_car_ls, -orig-id: copcarla, doc: Police car (LS)., -with: {vehicle_class: class_car}}
    597: {id: vehicle_police_car_sf, -orig-id: copcarsf, doc: Police car (SF)., -with: {vehicle_class: class_car}}
    598: {id: vehicle_police_car_lv, -orig-id: copcarvg, doc: Police car (LV)., -with: {vehicle_class: class_car}}
    599: {id: vehicle_police_ranger, -orig-id: copcarru, doc: Police ranger., -with: {vehicle_class: class_car}}
    600: {id: vehicle_picador, -orig-id: picador, doc: Picador., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_bnt_b_sc_m, part_bnt_b_sc_l, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_lgt_b_rspt, part_exh_b_ts, part_exh_b_l, part_exh_b_s, part_stereo, part_hydralics]}}
    601: {id: vehicle_s_w_a_t, -orig-id: swatvan, doc: S.W.A.T., -with: {vehicle_class: class_car}}
    602: {id: vehicle_alpha, -orig-id: alpha, doc: Alpha., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_stereo, part_hydralics]}}
    603: {id: vehicle_phoenix, -orig-id: phoenix, doc: Phoenix., -with: {vehicle_class: class_car, wheel_class: wheel_class_0, car_part: [part_spl_b_bab_m, part_rf_b_sc_r, part_wg_l_b_ssk, part_nto_b_l, part_nto_b_s, part_nto_b_tw, part_exh_b_ts, part_exh_b_t, part_exh_b_l, part_spl_b_bbb_m, part_lgt_b_sspt, part_stereo, part_hydralics, part_bntl_b_ov, part_bntl_b_sq]}}
    604: {id: vehicle_glendale_damaged, -orig-id: glenshit, doc: Glendale Damaged., -with: {vehicle_class: class_car}}
    605: {id: vehicle_sadler_damaged, -orig-id: sadlshit, doc: Sadler Damaged., -with: {vehicle_class: class_car}}
    606: {id: vehicle_baggage_trailer_covered, -orig-id: bagboxa, doc: Baggage trailer (covered)., -with: {vehicle_class: class_trailer}}
    607: {id: vehicle_baggage_trailer_uncovered, -orig-id: bagboxb, doc: Baggage trailer (Uncovered)., -with: {vehicle_class: class_trailer}}
    608: {id: vehicle_trailer_1, -orig-id: tugstair, doc: Trailer 1., -with: {vehicle_class: class_trailer}}
    609: {id: vehicle_black_boxville, -orig-id: boxburg, doc: Black Boxville., -with: {vehicle_class: class_car}}
    610: {id: vehicle_farm_trailer, -orig-id: farmtr1, doc: Farm trailer., -with: {vehicle_class: class_trailer}}
    611: {id: vehicle_street_clean_trailer, -orig-id: utiltr1, doc: Street Clean trailer., -with: {vehicle_class: class_trailer}}
  part_slot:
    0: {id: part_slot_spoilers, doc: Spoilers.}
    1: {id: part_slot_vents, doc: Vents.}
    2: {id: part_slot_roof, doc: Roof.}
    3: {id: part_slot_side_skirts, doc: Side skirts.}
    4: {id: part_slot_nitro, doc: Nitro.}
    5: {id: part_slot_hood, doc: Hood.}
    6: {id: part_slot_exhausts, doc: Exhausts.}
    7: {id: part_slot_wheels, doc: Wheels.}
    8: {id: part_slot_hydraulics, doc: Hydraulics.}
    9: {id: part_slot_front_bullbars, doc: Front bullbars.}
    10: {id: part_slot_front_bumper, doc: Front bumper.}
    11: {id: part_slot_rear_bumper, doc: Rear bumper.}
  car_part:
    -1: {id: no_part, doc: None.}
    1000: {id: part_spl_b_mar_m, -orig-id: 'spl_b_mar_m', doc: Pro., -with: {part_slot: part_slot_spoilers}}
    1001: {id: part_spl_b_bab_m, -orig-id: 'spl_b_bab_m', doc: Win., -with: {part_slot: part_slot_spoilers}}
    1002: {id: part_spl_b_bar_m, -orig-id: 'spl_b_bar_m', doc: Drag., -with: {part_slot: part_slot_spoilers}}
    1003: {id: part_spl_b_mab_m, -orig-id: 'spl_b_mab_m', doc: Alpha., -with: {part_slot: part_slot_spoilers}}
    1004: {id: part_bnt_b_sc_m, -orig-id: 'bnt_b_sc_m', doc: Champ scoop., -with: {part_slot: part_slot_vents}}
    1005: {id: part_bnt_b_sc_l, -orig-id: 'bnt_b_sc_l', doc: Fury scoop., -with: {part_slot: part_slot_vents}}
    1006: {id: part_rf_b_sc_r, -orig-id: 'rf_b_sc_r', doc: Roof scoop., -with: {part_slot: part_slot_roof}}
    1007: {id: part_wg_l_b_ssk, -orig-id: 'wg_l_b_ssk', doc: Side skirt Left., -with: {part_slot: part_slot_side_skirts}}
    1008: {id: part_nto_b_l, -orig-id: 'nto_b_l', doc: Nitro 5x., -with: {part_slot: part_slot_nitro}}
    1009: {id: part_nto_b_s, -orig-id: 'nto_b_s', doc: Nitro 2x., -with: {part_slot: part_slot_nitro}}
    1010: {id: part_nto_b_tw, -orig-id: 'nto_b_tw', doc: Nitro 10x., -with: {part_slot: part_slot_nitro}}
    1011: {id: part_bnt_b_sc_p_m, -orig-id: 'bnt_b_sc_p_m', doc: Race scoop., -with: {part_slot: part_slot_hood}}
    1012: {id: part_bnt_b_sc_p_l, -orig-id: 'bnt_b_sc_p_l', doc: Worx scoop., -with: {part_slot: part_slot_hood}}
    1013: {id: part_lgt_b_rspt, -orig-id: 'lgt_b_rspt', doc: Round fog lamps.}
    1014: {id: part_spl_b_bar_l, -orig-id: 'spl_b_bar_l', doc: Champ., -with: {part_slot: part_slot_spoilers}}
    1015: {id: part_spl_b_bbr_l, -orig-id: 'spl_b_bbr_l', doc: Race., -with: {part_slot: part_slot_spoilers}}
    1016: {id: part_spl_b_bbr_m, -orig-id: 'spl_b_bbr_m', doc: Worx., -with: {part_slot: part_slot_spoilers}}
    1017: {id: part_wg_r_b_ssk, -orig-id: 'wg_r_b_ssk', doc: Side skirt Right., -with: {part_slot: part_slot_side_skirts}}
    1018: {id: part_exh_b_ts, -orig-id: 'exh_b_ts', doc: Upswept., -with: {part_slot: part_slot_exhausts}}
    1019: {id: part_exh_b_t, -orig-id: 'exh_b_t', doc: Twin., -with: {part_slot: part_slot_exhausts}}
    1020: {id: part_exh_b_l, -orig-id: 'exh_b_l', doc: Large., -with: {part_slot: part_slot_exhausts}}
    1021: {id: part_exh_b_m, -orig-id: 'exh_b_m', doc: Medium., -with: {part_slot: part_slot_exhausts}}
    1022: {id: part_exh_b_s, -orig-id: 'exh_b_s', doc: Small., -with: {part_slot: part_slot_exhausts}}
    1023: {id: part_spl_b_bbb_m, -orig-id: 'spl_b_bbb_m', doc: Fury., -with: {part_slot: part_slot_spoilers}}
    1024: {id: part_lgt_b_sspt, -orig-id: 'lgt_b_sspt', doc: Square fog lamps.}
    1025: {id: part_wheel_or1, -orig-id: 'wheel_or1', doc: Offroad., -with: {part_slot: part_slot_wheels}}
    1026: {id: part_wg_l_a_s, -orig-id: 'wg_l_a_s', doc: Side skirt Left (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1027: {id: part_wg_r_a_s, -orig-id: 'wg_r_a_s', doc: Side skirt Right (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1028: {id: part_exh_a_s, -orig-id: 'exh_a_s', doc: Exhaust (Alien)., -with: {part_slot: part_slot_exhausts}}
    1029: {id: part_exh_c_s, -orig-id: 'exh_c_s', doc: Exhaust (X-flow)., -with: {part_slot: part_slot_exhausts}}
    1030: {id: part_wg_r_c_s, -orig-id: 'wg_r_c_s', doc: Side skirt Right (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1031: {id: part_wg_l_c_s, -orig-id: 'wg_l_c_s', doc: Side skirt Left (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1032: {id: part_rf_a_s, -orig-id: 'rf_a_s', doc: Roof vent (Alien)., -with: {part_slot: part_slot_roof}}
    1033: {id: part_rf_c_s, -orig-id: 'rf_c_s', doc: Roof vent (X-flow)., -with: {part_slot: part_slot_roof}}
    1034: {id: part_exh_a_l, -orig-id: 'exh_a_l', doc: Side skirt Right (Alien)., -with: {part_slot: part_slot_exhausts}}
    1035: {id: part_rf_c_l, -orig-id: 'rf_c_l', doc: Side skirt Left (Alien)., -with: {part_slot: part_slot_roof}}
    1036: {id: part_wg_l_a_l, -orig-id: 'wg_l_a_l', doc: Exhaust (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1037: {id: part_exh_c_l, -orig-id: 'exh_c_l', doc: Exhaust (X-flow)., -with: {part_slot: part_slot_exhausts}}
    1038: {id: part_rf_a_l, -orig-id: 'rf_a_l', doc: Side skirt Right (X-flow)., -with: {part_slot: part_slot_roof}}
    1039: {id: part_wg_l_c_l, -orig-id: 'wg_l_c_l', doc: Side skirt Left (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1040: {id: part_wg_r_a_l, -orig-id: 'wg_r_a_l', doc: Roof vent (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1041: {id: part_wg_r_c_l, -orig-id: 'wg_r_c_l', doc: Roof vent (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1042: {id: part_wg_l_lr_br1, -orig-id: 'wg_l_lr_br1', doc: Side skirt Left (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1043: {id: part_exh_lr_br2, -orig-id: 'exh_lr_br2', doc: Exhaust (Slamin)., -with: {part_slot: part_slot_exhausts}}
    1044: {id: part_exh_lr_br1, -orig-id: 'exh_lr_br1', doc: Exhaust (Chromer)., -with: {part_slot: part_slot_exhausts}}
    1045: {id: part_exh_c_f, -orig-id: 'exh_c_f', doc: Side skirt Right (Alien)., -with: {part_slot: part_slot_exhausts}}
    1046: {id: part_exh_a_f, -orig-id: 'exh_a_f', doc: Side skirt Left (Alien)., -with: {part_slot: part_slot_exhausts}}
    1047: {id: part_wg_l_a_f, -orig-id: 'wg_l_a_f', doc: Exhaust (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1048: {id: part_wg_l_c_f, -orig-id: 'wg_l_c_f', doc: Exhaust (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1049: {id: part_spl_a_f_r, -orig-id: 'spl_a_f_r', doc: Side skirt Right (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1050: {id: part_spl_c_f_r, -orig-id: 'spl_c_f_r', doc: Side skirt Left (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1051: {id: part_wg_r_a_f, -orig-id: 'wg_r_a_f', doc: Roof vent (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1052: {id: part_wg_r_c_f, -orig-id: 'wg_r_c_f', doc: Roof vent (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1053: {id: part_rf_c_f, -orig-id: 'rf_c_f', doc: Spoiler (Alien)., -with: {part_slot: part_slot_roof}}
    1054: {id: part_rf_a_f, -orig-id: 'rf_a_f', doc: Spoiler (X-flow)., -with: {part_slot: part_slot_roof}}
    1055: {id: part_rf_a_st, -orig-id: 'rf_a_st', doc: Side skirt Right (Alien)., -with: {part_slot: part_slot_roof}}
    1056: {id: part_wg_l_a_st, -orig-id: 'wg_l_a_st', doc: Side skirt Left (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1057: {id: part_wg_l_c_st, -orig-id: 'wg_l_c_st', doc: Exhaust (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1058: {id: part_spl_a_st_r, -orig-id: 'spl_a_st_r', doc: Exhaust (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1059: {id: part_exh_c_st, -orig-id: 'exh_c_st', doc: Side skirt Right (X-flow)., -with: {part_slot: part_slot_exhausts}}
    1060: {id: part_spl_c_st_r, -orig-id: 'spl_c_st_r', doc: Side skirt Left (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1061: {id: part_rf_c_st, -orig-id: 'rf_c_st', doc: Roof vent (Alien)., -with: {part_slot: part_slot_roof}}
    1062: {id: part_wg_r_a_st, -orig-id: 'wg_r_a_st', doc: Roof vent (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1063: {id: part_wg_r_c_st, -orig-id: 'wg_r_c_st', doc: Spoiler (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1064: {id: part_exh_a_st, -orig-id: 'exh_a_st', doc: Spoiler (X-flow)., -with: {part_slot: part_slot_exhausts}}
    1065: {id: part_exh_a_j, -orig-id: 'exh_a_j', doc: Side skirt Right (Alien)., -with: {part_slot: part_slot_exhausts}}
    1066: {id: part_exh_c_j, -orig-id: 'exh_c_j', doc: Side skirt Left (Alien)., -with: {part_slot: part_slot_exhausts}}
    1067: {id: part_rf_a_j, -orig-id: 'rf_a_j', doc: Exhaust (Alien)., -with: {part_slot: part_slot_roof}}
    1068: {id: part_rf_c_j, -orig-id: 'rf_c_j', doc: Exhaust (X-flow)., -with: {part_slot: part_slot_roof}}
    1069: {id: part_wg_l_a_j, -orig-id: 'wg_l_a_j', doc: Side skirt Right (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1070: {id: part_wg_l_c_j, -orig-id: 'wg_l_c_j', doc: Side skirt Left (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1071: {id: part_wg_r_a_j, -orig-id: 'wg_r_a_j', doc: Roof vent (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1072: {id: part_wg_r_c_j, -orig-id: 'wg_r_c_j', doc: Roof vent (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1073: {id: part_wheel_sr6, -orig-id: 'wheel_sr6', doc: Shadow., -with: {part_slot: part_slot_wheels}}
    1074: {id: part_wheel_sr3, -orig-id: 'wheel_sr3', doc: Mega., -with: {part_slot: part_slot_wheels}}
    1075: {id: part_wheel_sr2, -orig-id: 'wheel_sr2', doc: 'Rimshine=.', -with: {part_slot: part_slot_wheels}}
    1076: {id: part_wheel_lr4, -orig-id: 'wheel_lr4', doc: Wires., -with: {part_slot: part_slot_wheels}}
    1077: {id: part_wheel_lr1, -orig-id: 'wheel_lr1', doc: Classic., -with: {part_slot: part_slot_wheels}}
    1078: {id: part_wheel_lr3, -orig-id: 'wheel_lr3', doc: Twist., -with: {part_slot: part_slot_wheels}}
    1079: {id: part_wheel_sr1, -orig-id: 'wheel_sr1', doc: Cutter., -with: {part_slot: part_slot_wheels}}
    1080: {id: part_wheel_sr5, -orig-id: 'wheel_sr5', doc: Switch., -with: {part_slot: part_slot_wheels}}
    1081: {id: part_wheel_sr4, -orig-id: 'wheel_sr4', doc: Grove., -with: {part_slot: part_slot_wheels}}
    1082: {id: part_wheel_gn1, -orig-id: 'wheel_gn1', doc: Import., -with: {part_slot: part_slot_wheels}}
    1083: {id: part_wheel_lr2, -orig-id: 'wheel_lr2', doc: Dollar., -with: {part_slot: part_slot_wheels}}
    1084: {id: part_wheel_lr5, -orig-id: 'wheel_lr5', doc: Trance., -with: {part_slot: part_slot_wheels}}
    1085: {id: part_wheel_gn2, -orig-id: 'wheel_gn2', doc: Atomic., -with: {part_slot: part_slot_wheels}}
    1086: {id: part_stereo, -orig-id: stereo, doc: Stereo bass boost.}
    1087: {id: part_hydralics, -orig-id: hydralics, doc: Hydralics., -with: {part_slot: part_slot_hydraulics}}
    1088: {id: part_rf_a_u, -orig-id: 'rf_a_u', doc: Side skirt Right (Alien)., -with: {part_slot: part_slot_roof}}
    1089: {id: part_exh_c_u, -orig-id: 'exh_c_u', doc: Side skirt Left (Alien)., -with: {part_slot: part_slot_exhausts}}
    1090: {id: part_wg_l_a_u, -orig-id: 'wg_l_a_u', doc: Exhaust (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1091: {id: part_rf_c_u, -orig-id: 'rf_c_u', doc: Exhaust (X-flow)., -with: {part_slot: part_slot_roof}}
    1092: {id: part_exh_a_u, -orig-id: 'exh_a_u', doc: Side skirt Right (X-flow)., -with: {part_slot: part_slot_exhausts}}
    1093: {id: part_wg_l_c_u, -orig-id: 'wg_l_c_u', doc: Side skirt Left (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1094: {id: part_wg_r_a_u, -orig-id: 'wg_r_a_u', doc: Roof vent (Alien)., -with: {part_slot: part_slot_side_skirts}}
    1095: {id: part_wg_r_c_u, -orig-id: 'wg_r_c_u', doc: Roof vent (X-flow)., -with: {part_slot: part_slot_side_skirts}}
    1096: {id: part_wheel_gn3, -orig-id: 'wheel_gn3', doc: Ahab., -with: {part_slot: part_slot_wheels}}
    1097: {id: part_wheel_gn4, -orig-id: 'wheel_gn4', doc: Virtual., -with: {part_slot: part_slot_wheels}}
    1098: {id: part_wheel_gn5, -orig-id: 'wheel_gn5', doc: Access., -with: {part_slot: part_slot_wheels}}
    1099: {id: part_wg_r_lr_br1, -orig-id: 'wg_r_lr_br1', doc: '-.', -with: {part_slot: part_slot_side_skirts}}
    1100: {id: part_misc_c_lr_rem1, -orig-id: 'misc_c_lr_rem1', doc: Bullbar (Chrome grill).}
    1101: {id: part_wg_r_lr_rem1, -orig-id: 'wg_r_lr_rem1', doc: Side skirt Right (Chrome flames)., -with: {part_slot: part_slot_side_skirts}}
    1102: {id: part_wg_r_lr_sv, -orig-id: 'wg_r_lr_sv', doc: Side skirt Left (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1103: {id: part_rf_lr_bl2, -orig-id: 'rf_lr_bl2', doc: Roof (Convertible roof)., -with: {part_slot: part_slot_roof}}
    1104: {id: part_exh_lr_bl1, -orig-id: 'exh_lr_bl1', doc: Exhaust (Chromer)., -with: {part_slot: part_slot_exhausts}}
    1105: {id: part_exh_lr_bl2, -orig-id: 'exh_lr_bl2', doc: Exhaust (Slamin)., -with: {part_slot: part_slot_exhausts}}
    1106: {id: part_wg_l_lr_rem2, -orig-id: 'wg_l_lr_rem2', doc: Side skirt Left (Chrome arches)., -with: {part_slot: part_slot_side_skirts}}
    1107: {id: part_wg_r_lr_bl1, -orig-id: 'wg_r_lr_bl1', doc: Side skirt Right (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1108: {id: part_wg_l_lr_bl1, -orig-id: 'wg_l_lr_bl1', doc: Side skirt Left (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1109: {id: part_bbb_lr_slv1, -orig-id: 'bbb_lr_slv1', doc: Rear bullbars (Chromer).}
    1110: {id: part_bbb_lr_slv2, -orig-id: 'bbb_lr_slv2', doc: Rear bullbars (Slamin).}
    1111: {id: part_bnt_lr_slv1, -orig-id: 'bnt_lr_slv1', doc: No name is known.}
    1112: {id: part_bnt_lr_slv2, -orig-id: 'bnt_lr_slv2', doc: No name is known.}
    1113: {id: part_exh_lr_slv1, -orig-id: 'exh_lr_slv1', doc: Exhaust (Chromer)., -with: {part_slot: part_slot_exhausts}}
    1114: {id: part_exh_lr_slv2, -orig-id: 'exh_lr_slv2', doc: Exhaust (Slamin)., -with: {part_slot: part_slot_exhausts}}
    1115: {id: part_fbb_lr_slv1, -orig-id: 'fbb_lr_slv1', doc: Front bullbars (Chromer)., -with: {part_slot: part_slot_front_bullbars}}
    1116: {id: part_fbb_lr_slv2, -orig-id: 'fbb_lr_slv2', doc: Front bullbars (Slamin)., -with: {part_slot: part_slot_front_bullbars}}
    1117: {id: part_fbmp_lr_slv1, -orig-id: 'fbmp_lr_slv1', doc: Front bumper (Chromer)., -with: {part_slot: part_slot_front_bumper}}
    1118: {id: part_wg_l_lr_slv1, -orig-id: 'wg_l_lr_slv1', doc: Side skirt Left (Chrome trim)., -with: {part_slot: part_slot_side_skirts}}
    1119: {id: part_wg_l_lr_slv2, -orig-id: 'wg_l_lr_slv2', doc: Side skirt Left (Wheelcovers)., -with: {part_slot: part_slot_side_skirts}}
    1120: {id: part_wg_r_lr_slv1, -orig-id: 'wg_r_lr_slv1', doc: Side skirt Right (Chrome trim)., -with: {part_slot: part_slot_side_skirts}}
    1121: {id: part_wg_r_lr_slv2, -orig-id: 'wg_r_lr_slv2', doc: Side skirt Right (Wheelcovers)., -with: {part_slot: part_slot_side_skirts}}
    1122: {id: part_wg_l_lr_rem1, -orig-id: 'wg_l_lr_rem1', doc: Side skirt Left (Chrome flames)., -with: {part_slot: part_slot_side_skirts}}
    1123: {id: part_misc_c_lr_rem2, -orig-id: 'misc_c_lr_rem2', doc: Bullbar (Chrome bars).}
    1124: {id: part_wg_r_lr_rem2, -orig-id: 'wg_r_lr_rem2', doc: Side skirt Right (Chrome arches)., -with: {part_slot: part_slot_side_skirts}}
    1125: {id: part_misc_c_lr_rem3, -orig-id: 'misc_c_lr_rem3', doc: Bullbar (Chrome lights).}
    1126: {id: part_exh_lr_rem1, -orig-id: 'exh_lr_rem1', doc: Exhaust (Chromer)., -with: {part_slot: part_slot_exhausts}}
    1127: {id: part_exh_lr_rem2, -orig-id: 'exh_lr_rem2', doc: Exhaust (Slamin)., -with: {part_slot: part_slot_exhausts}}
    1128: {id: part_rf_lr_bl1, -orig-id: 'rf_lr_bl1', doc: Roof (Vinyl hardtop)., -with: {part_slot: part_slot_roof}}
    1129: {id: part_exh_lr_sv1, -orig-id: 'exh_lr_sv1', doc: Exhaust (Chromer)., -with: {part_slot: part_slot_exhausts}}
    1130: {id: part_rf_lr_sv1, -orig-id: 'rf_lr_sv1', doc: Roof (Hardtop)., -with: {part_slot: part_slot_roof}}
    1131: {id: part_rf_lr_sv2, -orig-id: 'rf_lr_sv2', doc: Roof (Softtop)., -with: {part_slot: part_slot_roof}}
    1132: {id: part_exh_lr_sv2, -orig-id: 'exh_lr_sv2', doc: Exhaust (Slamin)., -with: {part_slot: part_slot_exhausts}}
    1133: {id: part_wg_l_lr_sv, -orig-id: 'wg_l_lr_sv', doc: Side skirt Left (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1134: {id: part_wg_l_lr_t1, -orig-id: 'wg_l_lr_t1', doc: Side skirt Left (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1135: {id: part_exh_lr_t2, -orig-id: 'exh_lr_t2', doc: Exhaust (Slamin)., -with: {part_slot: part_slot_exhausts}}
    1136: {id: part_exh_lr_t1, -orig-id: 'exh_lr_t1', doc: Exhaust (Chromer)., -with: {part_slot: part_slot_exhausts}}
    1137: {id: part_wg_r_lr_t1, -orig-id: 'wg_r_lr_t1', doc: Side skirt Right (Chrome strip)., -with: {part_slot: part_slot_side_skirts}}
    1138: {id: part_spl_a_s_b, -orig-id: 'spl_a_s_b', doc: Spoiler (Alien)., -with: {part_slot: part_slot_spoilers}}
    1139: {id: part_spl_c_s_b, -orig-id: 'spl_c_s_b', doc: Spoiler (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1140: {id: part_rbmp_c_s, -orig-id: 'rbmp_c_s', doc: Rear bumper (X-flow)., -with: {part_slot: part_slot_rear_bumper}}
    1141: {id: part_rbmp_a_s, -orig-id: 'rbmp_a_s', doc: Rear bumper (Alien)., -with: {part_slot: part_slot_rear_bumper}}
    1142: {id: part_bntr_b_ov, -orig-id: 'bntr_b_ov', doc: Oval vents Right., -with: {part_slot: part_slot_hood}}
    1143: {id: part_bntl_b_ov, -orig-id: 'bntl_b_ov', doc: Oval vents Left., -with: {part_slot: part_slot_hood}}
    1144: {id: part_bntr_b_sq, -orig-id: 'bntr_b_sq', doc: Square vents Right., -with: {part_slot: part_slot_hood}}
    1145: {id: part_bntl_b_sq, -orig-id: 'bntl_b_sq', doc: Square vents Left., -with: {part_slot: part_slot_hood}}
    1146: {id: part_spl_c_l_b, -orig-id: 'spl_c_l_b', doc: Spoiler (Alien)., -with: {part_slot: part_slot_spoilers}}
    1147: {id: part_spl_a_l_b, -orig-id: 'spl_a_l_b', doc: Spoiler (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1148: {id: part_rbmp_c_l, -orig-id: 'rbmp_c_l', doc: Rear bumber (X-flow)., -with: {part_slot: part_slot_rear_bumper}}
    1149: {id: part_rbmp_a_l, -orig-id: 'rbmp_a_l', doc: Rear bumber (Alien)., -with: {part_slot: part_slot_rear_bumper}}
    1150: {id: part_rbmp_a_f, -orig-id: 'rbmp_a_f', doc: Rear bumber (X-flow)., -with: {part_slot: part_slot_rear_bumper}}
    1151: {id: part_rbmp_c_f, -orig-id: 'rbmp_c_f', doc: Rear bumber (Alien)., -with: {part_slot: part_slot_rear_bumper}}
    1152: {id: part_fbmp_c_f, -orig-id: 'fbmp_c_f', doc: Front bumper (Alien)., -with: {part_slot: part_slot_front_bumper}}
    1153: {id: part_fbmp_a_f, -orig-id: 'fbmp_a_f', doc: Front bumper (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1154: {id: part_rbmp_a_st, -orig-id: 'rbmp_a_st', doc: Rear bumber (X-flow)., -with: {part_slot: part_slot_rear_bumper}}
    1155: {id: part_fbmp_a_st, -orig-id: 'fbmp_a_st', doc: Rear bumber (Alien)., -with: {part_slot: part_slot_front_bumper}}
    1156: {id: part_rbmp_c_st, -orig-id: 'rbmp_c_st', doc: Front bumper (Alien)., -with: {part_slot: part_slot_rear_bumper}}
    1157: {id: part_fbmp_c_st, -orig-id: 'fbmp_c_st', doc: Front bumper (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1158: {id: part_spl_c_j_b, -orig-id: 'spl_c_j_b', doc: Spoiler (Alien)., -with: {part_slot: part_slot_spoilers}}
    1159: {id: part_rbmp_a_j, -orig-id: 'rbmp_a_j', doc: Spoiler (X-flow)., -with: {part_slot: part_slot_rear_bumper}}
    1160: {id: part_fbmp_a_j, -orig-id: 'fbmp_a_j', doc: Rear bumber (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1161: {id: part_rbmp_c_j, -orig-id: 'rbmp_c_j', doc: Rear bumber (Alien)., -with: {part_slot: part_slot_rear_bumper}}
    1162: {id: part_spl_a_j_b, -orig-id: 'spl_a_j_b', doc: Front bumper (Alien)., -with: {part_slot: part_slot_spoilers}}
    1163: {id: part_spl_c_u_b, -orig-id: 'spl_c_u_b', doc: Spoiler (Alien)., -with: {part_slot: part_slot_spoilers}}
    1164: {id: part_spl_a_u_b, -orig-id: 'spl_a_u_b', doc: Spoiler (X-flow)., -with: {part_slot: part_slot_spoilers}}
    1165: {id: part_fbmp_c_u, -orig-id: 'fbmp_c_u', doc: Rear bumber (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1166: {id: part_fbmp_a_u, -orig-id: 'fbmp_a_u', doc: Rear bumber (Alien)., -with: {part_slot: part_slot_front_bumper}}
    1167: {id: part_rbmp_c_u, -orig-id: 'rbmp_c_u', doc: Front bumper (Alien)., -with: {part_slot: part_slot_rear_bumper}}
    1168: {id: part_rbmp_a_u, -orig-id: 'rbmp_a_u', doc: Front bumper (X-flow)., -with: {part_slot: part_slot_rear_bumper}}
    1169: {id: part_fbmp_a_s, -orig-id: 'fbmp_a_s', doc: Front bumper (Alien)., -with: {part_slot: part_slot_front_bumper}}
    1170: {id: part_fbmp_c_s, -orig-id: 'fbmp_c_s', doc: Front bumper (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1171: {id: part_fbmp_a_l, -orig-id: 'fbmp_a_l', doc: Front bumper (Alien)., -with: {part_slot: part_slot_front_bumper}}
    1172: {id: part_fbmp_c_l, -orig-id: 'fbmp_c_l', doc: Front bumper (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1173: {id: part_fbmp_c_j, -orig-id: 'fbmp_c_j', doc: Front bumper (X-flow)., -with: {part_slot: part_slot_front_bumper}}
    1174: {id: part_fbmp_lr_br1, -orig-id: 'fbmp_lr_br1', doc: Front bumper (Chromer)., -with: {part_slot: part_slot_front_bumper}}
    1175: {id: part_fbmp_lr_br2, -orig-id: 'fbmp_lr_br2', doc: Front bumper (Slamin)., -with: {part_slot: part_slot_front_bumper}}
    1176: {id: part_rbmp_lr_br1, -orig-id: 'rbmp_lr_br1', doc: Rear bumper (Chromer)., -with: {part_slot: part_slot_rear_bumper}}
    1177: {id: part_rbmp_lr_br2, -orig-id: 'rbmp_lr_br2', doc: Rear bumper (Slamin)., -with: {part_slot: part_slot_rear_bumper}}
    1178: {id: part_rbmp_lr_rem2, -orig-id: 'rbmp_lr_rem2', doc: Rear bumper (Slamin)., -with: {part_slot: part_slot_rear_bumper}}
    1179: {id: part_fbmp_lr_rem1, -orig-id: 'fbmp_lr_rem1', doc: Front bumper (Chromer)., -with: {part_slot: part_slot_front_bumper}}
    1180: {id: part_rbmp_lr_rem1, -orig-id: 'rbmp_lr_rem1', doc: Rear bumper (Chromer)., -with: {part_slot: part_slot_rear_bumper}}
    1181: {id: part_fbmp_lr_bl2, -orig-id: 'fbmp_lr_bl2', doc: Front bumper (Slamin)., -with: {part_slot: part_slot_front_bumper}}
    1182: {id: part_fbmp_lr_bl1, -orig-id: 'fbmp_lr_bl1', doc: Front bumper (Chromer)., -with: {part_slot: part_slot_front_bumper}}
    1183: {id: part_rbmp_lr_bl2, -orig-id: 'rbmp_lr_bl2', doc: Rear bumper (Slamin)., -with: {part_slot: part_slot_rear_bumper}}
    1184: {id: part_rbmp_lr_bl1, -orig-id: 'rbmp_lr_bl1', doc: Rear bumper (Chromer)., -with: {part_slot: part_slot_rear_bumper}}
    1185: {id: part_fbmp_lr_rem2, -orig-id: 'fbmp_lr_rem2', doc: Front bumper (Slamin)., -with: {part_slot: part_slot_front_bumper}}
    1186: {id: part_rbmp_lr_sv2, -orig-id: 'rbmp_lr_sv2', doc: Rear bumper (Slamin)., -with: {part_slot: part_slot_rear_bumper}}
    1187: {id: part_rbmp_lr_sv1, -orig-id: 'rbmp_lr_sv1', doc: Rear bumper (Chromer)., -with: {part_slot: part_slot_rear_bumper}}
    1188: {id: part_fbmp_lr_sv2, -orig-id: 'fbmp_lr_sv2', doc: Front bumper (Slamin)., -with: {part_slot: part_slot_front_bumper}}
    1189: {id: part_fbmp_lr_sv1, -orig-id: 'fbmp_lr_sv1', doc: Front bumper (Chromer)., -with: {part_slot: part_slot_front_bumper}}
    1190: {id: part_fbmp_lr_t2, -orig-id: 'fbmp_lr_t2', doc: Front bumper (Slamin)., -with: {part_slot: part_slot_front_bumper}}
    1191: {id: part_fbmp_lr_t1, -orig-id: 'fbmp_lr_t1', doc: Front bumper (Chromer)., -with: {part_slot: part_slot_front_bumper}}
    1192: {id: part_rbmp_lr_t1, -orig-id: 'rbmp_lr_t1', doc: Rear bumper (Chromer)., -with: {part_slot: part_slot_rear_bumper}}
    1193: {id: part_rbmp_lr_t2, -orig-id: 'rbmp_lr_t2', doc: Rear bumper (Slamin)., -with: {part_slot: part_slot_rear_bumper}}
  paint:
    -1: {id: paint_any, doc: Any.}
    0: {id: paint_black, doc: Black., -with: {red: 0, green: 0, blue: 0}}
    1: {id: paint_white, doc: White., -with: {red: 245, green: 245, blue: 245}}
    2: {id: paint_police_car_blue, doc: Police car blue., -with: {red: 42, green: 119, blue: 161}}
    3: {id: paint_cherry_red, doc: Cherry red., -with: {red: 132, green: 4, blue: 16}}
    4: {id: paint_midnight_blue, doc: Midnight blue., -with: {red: 38, green: 55, blue: 57}}
    5: {id: paint_temple_curtain_purple, doc: Temple curtain purple., -with: {red: 134, green: 68, blue: 110}}
    6: {id: paint_taxi_yellow, doc: Taxi yellow., -with: {red: 215, green: 142, blue: 16}}
    7: {id: paint_striking_blue, doc: Striking blue., -with: {red: 76, green: 117, blue: 183}}
    8: {id: paint_light_blue_grey, doc: Light blue grey., -with: {red: 189, green: 190, blue: 198}}
    9: {id: paint_hoods, doc: Hoods., -with: {red: 94, green: 112, blue: 114}}
    10: {id: paint_saxony_blue_poly, doc: Saxony blue poly., -with: {red: 70, green: 89, blue: 122}}
    11: {id: paint_concord_blue_poly, doc: Concord blue poly., -with: {red: 101, green: 106, blue: 121}}
    12: {id: paint_jasper_green_poly, doc: Jasper green poly., -with: {red: 93, green: 126, blue: 141}}
    13: {id: paint_pewter_gray_poly, doc: Pewter gray poly., -with: {red: 88, green: 89, blue: 90}}
    14: {id: paint_frost_white, doc: Frost white., -with: {red: 214, green: 218, blue: 214}}
    15: {id: paint_silver_stone_poly_15, doc: Silver stone poly., -with: {red: 156, green: 161, blue: 163}}
    16: {id: paint_rio_red, doc: Rio red., -with: {red: 51, green: 95, blue: 63}}
    17: {id: paint_torino_red_pearl, doc: Torino red pearl., -with: {red: 115, green: 14, blue: 26}}
    18: {id: paint_formula_red, doc: Formula red., -with: {red: 123, green: 10, blue: 42}}
    19: {id: paint_honey_beige_poly, doc: Honey beige poly., -with: {red: 159, green: 157, blue: 148}}
    20: {id: paint_mariner_blue, doc: Mariner blue., -with: {red: 59, green: 78, blue: 120}}
    21: {id: paint_blaze_red, doc: Blaze red., -with: {red: 115, green: 46, blue: 62}}
    22: {id: paint_classic_red, doc: Classic red., -with: {red: 105, green: 30, blue: 59}}
    23: {id: paint_winning_silver_poly, doc: Winning silver poly., -with: {red: 150, green: 145, blue: 140}}
    24: {id: paint_steel_gray_poly_24, doc: Steel gray poly., -with: {red: 81, green: 84, blue: 89}}
    25: {id: paint_shadow_silver_poly, doc: Shadow silver poly., -with: {red: 63, green: 62, blue: 69}}
    26: {id: paint_silver_stone_poly_26, doc: Silver stone poly., -with: {red: 165, green: 169, blue: 167}}
    27: {id: paint_warm_grey_mica, doc: Warm grey mica., -with: {red: 99, green: 92, blue: 90}}
    28: {id: paint_harbor_blue_poly, doc: Harbor blue poly., -with: {red: 61, green: 74, blue: 104}}
    29: {id: paint_porcelain_silver_poly, doc: Porcelain silver poly., -with: {red: 151, green: 149, blue: 146}}
    30: {id: paint_mellow_burgundy, doc: Mellow burgundy., -with: {red: 66, green: 31, blue: 33}}
    31: {id: paint_graceful_red_mica, doc: Graceful red mica., -with: {red: 95, green: 39, blue: 43}}
    32: {id: paint_currant_blue_poly, doc: Currant blue poly., -with: {red: 132, green: 148, blue: 171}}
    33: {id: paint_gray_poly, doc: Gray poly., -with: {red: 118, green: 123, blue: 124}}
    34: {id: paint_arctic_white, doc: Arctic white., -with: {red: 100, green: 100, blue: 100}}
    35: {id: paint_anthracite_gray_poly, doc: Anthracite gray poly., -with: {red: 90, green: 87, blue: 82}}
    36: {id: paint_black_poly, doc: Black poly., -with: {red: 37, green: 37, blue: 39}}
    37: {id: paint_dark_green_poly, doc: Dark green poly., -with: {red: 45, green: 58, blue: 53}}
    38: {id: paint_seafoam_poly, doc: Seafoam poly., -with: {red: 147, green: 163, blue: 150}}
    39: {id: paint_diamond_blue_poly, doc: Diamond blue poly., -with: {red: 109, green: 122, blue: 136}}
    40: {id: paint_biston_brown_poly, doc: Biston brown poly., -with: {red: 34, green: 25, blue: 24}}
    41: {id: paint_desert_taupe_poly, doc: Desert taupe poly., -with: {red: 111, green: 103, blue: 95}}
    42: {id: paint_garnet_red_poly, doc: Garnet red poly., -with: {red: 124, green: 28, blue: 42}}
    43: {id: paint_desert_red, doc: Desert red., -with: {red: 95, green: 10, blue: 21}}
    44: {id: paint_green_44, doc: Green., -with: {red: 25, green: 56, blue: 38}}
    45: {id: paint_cabernet_red_poly, doc: Cabernet red poly., -with: {red: 93, green: 27, blue: 32}}
    46: {id: paint_light_ivory, doc: Light ivory., -with: {red: 157, green: 152, blue: 114}}
    47: {id: paint_pueblo_beige, doc: Pueblo beige., -with: {red: 122, green: 117, blue: 96}}
    48: {id: paint_smoke_silver_poly, doc: Smoke silver poly., -with: {red: 152, green: 149, blue: 134}}
    49: {id: paint_astra_silver_poly, doc: Astra silver poly., -with: {red: 173, green: 176, blue: 176}}
    50: {id: paint_ascot_gray, doc: Ascot gray., -with: {red: 132, green: 137, blue: 136}}
    51: {id: paint_agate_green, doc: Agate green., -with: {red: 48, green: 79, blue: 69}}
    52: {id: paint_petrol_blue_green_poly, doc: Petrol blue green poly., -with: {red: 77, green: 98, blue: 104}}
    53: {id: paint_surf_blue, doc: Surf blue., -with: {red: 22, green: 34, blue: 72}}
    54: {id: paint_nautical_blue_poly, doc: Nautical blue poly., -with: {red: 39, green: 47, blue: 75}}
    55: {id: paint_woodrose_poly, doc: Woodrose poly., -with: {red: 125, green: 98, blue: 86}}
    56: {id: paint_crystal_blue_poly, doc: Crystal blue poly., -with: {red: 158, green: 164, blue: 171}}
    57: {id: paint_bisque_frost_poly, doc: Bisque frost poly., -with: {red: 156, green: 141, blue: 113}}
    58: {id: paint_currant_red_solid, doc: Currant red solid., -with: {red: 109, green: 24, blue: 34}}
    59: {id: paint_lt_crystal_blue_poly, doc: Lt.crystal blue poly., -with: {red: 78, green: 104, blue: 129}}
    60: {id: paint_lt_titanium_poly, doc: Lt.titanium poly., -with: {red: 156, green: 156, blue: 152}}
    61: {id: paint_race_yellow_solid, doc: Race yellow solid., -with: {red: 145, green: 115, blue: 71}}
    62: {id: paint_brt_currant_red_poly, doc: Brt.currant red poly., -with: {red: 102, green: 28, blue: 38}}
    63: {id: paint_clear_crystal_blue_frost_poly, doc: Clear crystal blue frost poly., -with: {red: 148, green: 157, blue: 159}}
    64: {id: paint_silver_poly_64, doc: Silver poly., -with: {red: 164, green: 167, blue: 165}}
    65: {id: paint_pastel_alabaster, doc: Pastel alabaster., -with: {red: 142, green: 140, blue: 70}}
    66: {id: paint_mid_currant_red_poly, doc: Mid currant red poly., -with: {red: 52, green: 26, blue: 30}}
    67: {id: paint_med_regatta_blue_poly, doc: Med regatta blue poly., -with: {red: 106, green: 122, blue: 140}}
    68: {id: paint_oxford_white_solid, doc: Oxford white solid., -with: {red: 170, green: 173, blue: 142}}
    69: {id: paint_alabaster_solid, doc: Alabaster solid., -with: {red: 171, green: 152, blue: 143}}
    70: {id: paint_elec_currant_red_poly, doc: Elec.currant red poly., -with: {red: 133, green: 31, blue: 46}}
    71: {id: paint_spinnaker_blue_solid, doc: Spinnaker blue solid., -with: {red: 111, green: 130, blue: 151}}
    72: {id: paint_dk_titanium_poly, doc: Dk.titanium poly., -with: {red: 88, green: 88, blue: 83}}
    73: {id: paint_pastel_alabaster_solid, doc: Pastel alabaster solid., -with: {red: 154, green: 167, blue: 144}}
    74: {id: paint_med_cabernet_solid, doc: Med.cabernet solid., -with: {red: 96, green: 26, blue: 35}}
    75: {id: paint_twilight_blue_poly, doc: Twilight blue poly., -with: {red: 32, green: 32, blue: 44}}
    76: {id: paint_titanium_frost_poly, doc: Titanium frost poly., -with: {red: 164, green: 160, blue: 150}}
    77: {id: paint_sandalwood_frost_poly, doc: Sandalwood frost poly., -with: {red: 170, green: 157, blue: 132}}
    78: {id: paint_wild_strawberry_poly, doc: Wild strawberry poly., -with: {red: 120, green: 34, blue: 43}}
    79: {id: paint_ultra_blue_poly, doc: Ultra blue poly., -with: {red: 14, green: 49, blue: 109}}
    80: {id: paint_vermilion_solid, doc: Vermilion solid., -with: {red: 114, green: 42, blue: 63}}
    81: {id: paint_med_sandalwood_poly, doc: Med.sandalwood poly., -with: {red: 123, green: 113, blue: 94}}
    82: {id: paint_med_red_solid, doc: Med.red solid., -with: {red: 116, green: 29, blue: 40}}
    83: {id: paint_deep_jewel_green, doc: Deep jewel green., -with: {red: 30, green: 46, blue: 50}}
    84: {id: paint_med_woodrose_poly, doc: Med.woodrose poly., -with: {red: 77, green: 50, blue: 47}}
    85: {id: paint_vermillion_solid, doc: Vermillion solid., -with: {red: 124, green: 27, blue: 68}}
    86: {id: paint_green_86, doc: Green., -with: {red: 46, green: 91, blue: 32}}
    87: {id: paint_bright_blue_poly_87, doc: Bright blue poly., -with: {red: 57, green: 90, blue: 131}}
    88: {id: paint_bright_red_88, doc: Bright red., -with: {red: 109, green: 40, blue: 55}}
    89: {id: paint_lt_champagne_poly, doc: Lt.champagne poly., -with: {red: 167, green: 162, blue: 143}}
    90: {id: paint_silver_poly_90, doc: Silver poly., -with: {red: 175, green: 177, blue: 177}}
    91: {id: paint_steel_blue_poly, doc: Steel blue poly., -with: {red: 54, green: 65, blue: 85}}
    92: {id: paint_medium_gray_poly, doc: Medium gray poly., -with: {red: 109, green: 108, blue: 110}}
    93: {id: paint_arctic_pearl, doc: Arctic pearl., -with: {red: 15, green: 106, blue: 137}}
    94: {id: paint_nassau_blue_poly, doc: Nassau blue poly., -with: {red: 32, green: 75, blue: 107}}
    95: {id: paint_med_sapphire_blue_poly, doc: Med.sapphire blue poly., -with: {red: 43, green: 62, blue: 87}}
    96: {id: paint_silver_poly_96, doc: Silver poly., -with: {red: 155, green: 159, blue: 157}}
    97: {id: paint_lt_sapphire_blue_poly_97, doc: Lt.sapphire blue poly., -with: {red: 108, green: 132, blue: 149}}
    98: {id: paint_malachite_poly, doc: Malachite poly., -with: {red: 77, green: 93, blue: 96}}
    99: {id: paint_flax, doc: Flax., -with: {red: 174, green: 155, blue: 127}}
    100: {id: paint_med_maui_blue_poly, doc: Med.maui blue poly., -with: {red: 64, green: 108, blue: 143}}
    101: {id: paint_dk_sapphire_blue_poly, doc: Dk.sapphire blue poly., -with: {red: 31, green: 37, blue: 59}}
    102: {id: paint_copper_beige, doc: Copper beige., -with: {red: 171, green: 146, blue: 118}}
    103: {id: paint_bright_blue_poly_103, doc: Bright blue poly., -with: {red: 19, green: 69, blue: 115}}
    104: {id: paint_med_flax, doc: Med.flax., -with: {red: 150, green: 129, blue: 108}}
    105: {id: paint_med_gray_poly, doc: Med.gray poly., -with: {red: 100, green: 104, blue: 106}}
    106: {id: paint_bright_blue_poly_106, doc: Bright blue poly., -with: {red: 16, green: 80, blue: 130}}
    107: {id: paint_lt_driftwood_poly, doc: Lt.driftwood poly., -with: {red: 161, green: 153, blue: 131}}
    108: {id: paint_blue, doc: Blue., -with: {red: 56, green: 86, blue: 148}}
    109: {id: paint_steel_gray_poly_109, doc: Steel gray poly., -with: {red: 82, green: 86, blue: 97}}
    110: {id: paint_lt_beechwood_poly, doc: Lt.beechwood poly., -with: {red: 127, green: 105, blue: 86}}
    111: {id: paint_slate_gray, doc: Slate gray., -with: {red: 140, green: 146, blue: 154}}
    112: {id: paint_lt_sapphire_blue_poly_112, doc: Lt.sapphire blue poly., -with: {red: 89, green: 110, blue: 135}}
    113: {id: paint_dk_beechwood_poly, doc: Dk.beechwood poly., -with: {red: 71, green: 53, blue: 50}}
    114: {id: paint_torch_red, doc: Torch red., -with: {red: 68, green: 98, blue: 79}}
    115: {id: paint_bright_red_115, doc: Bright red., -with: {red: 115, green: 10, blue: 39}}
    116: {id: paint_med_sapphire_blue_firemist, doc: Med.sapphire blue firemist., -with: {red: 34, green: 52, blue: 87}}
    117: {id: paint_med_garnet_red_poly, doc: Med.garnet red poly., -with: {red: 100, green: 13, blue: 27}}
    118: {id: paint_white_diamond_pearl, doc: White diamond pearl., -with: {red: 163, green: 173, blue: 198}}
    119: {id: paint_dk_sable_poly, doc: Dk.sable poly., -with: {red: 105, green: 88, blue: 83}}
    120: {id: paint_antelope_beige, doc: Antelope beige., -with: {red: 155, green: 139, blue: 128}}
    121: {id: paint_brilliant_red_poly_121, doc: Brilliant red poly., -with: {red: 98, green: 11, blue: 28}}
    122: {id: paint_gun_metal_poly, doc: Gun metal poly., -with: {red: 91, green: 93, blue: 94}}
    123: {id: paint_med_beechwood_poly, doc: Med.beechwood poly., -with: {red: 98, green: 68, blue: 40}}
    124: {id: paint_brilliant_red_poly_124, doc: Brilliant red poly., -with: {red: 115, green: 24, blue: 39}}
    125: {id: paint_bright_blue_poly_125, doc: Bright blue poly., -with: {red: 27, green: 55, blue: 109}}
    126: {id: paint_pink, doc: Pink., -with: {red: 236, green: 106, blue: 174}}
  object_model:
    321: {id: model_gun_dildo1, -orig-id: 'gun_dildo1', doc: Large purple dildo., -with: {weapon_kind: dildo}}
    322: {id: model_gun_dildo2, -orig-id: 'gun_dildo2', doc: A second dildo., -with: {weapon_kind: dildo_2}}
    325: {id: model_flowera, -orig-id: flowera, doc: 'Bunch of flowers, a gift.', -with: {weapon_kind: flowers}}
    326: {id: model_gun_cane, -orig-id: 'gun_cane', doc: 'Walking cane, a gift.', -with: {weapon_kind: cane}}
    331: {id: model_brassknuckle, -orig-id: brassknuckle, doc: 'Brass knuckles, worn on the fist.', -with: {weapon_kind: brass_knuckles}}
    333: {id: model_golfclub, -orig-id: golfclub, doc: Golf club., -with: {weapon_kind: golf_club}}
    334: {id: model_nitestick, -orig-id: nitestick, doc: Police truncheon., -with: {weapon_kind: nightstick}}
    335: {id: model_knifecur, -orig-id: knifecur, doc: 'Combat knife, which kills silently from behind.', -with: {weapon_kind: knife}}
    336: {id: model_bat, -orig-id: bat, doc: Baseball bat., -with: {weapon_kind: bat}}
    337: {id: model_shovel, -orig-id: shovel, doc: Garden shovel., -with: {weapon_kind: shovel}}
    338: {id: model_poolcue, -orig-id: poolcue, doc: Pool cue., -with: {weapon_kind: pool_cue}}
    339: {id: model_katana, -orig-id: katana, doc: Japanese sword., -with: {weapon_kind: katana}}
    341: {id: model_chnsaw, -orig-id: chnsaw, doc: Chainsaw., -with: {weapon_kind: chainsaw}}
    342: {id: model_grenade, -orig-id: grenade, doc: Hand grenade., -with: {weapon_kind: grenade}}
    343: {id: model_teargas, -orig-id: teargas, doc: Tear gas., -with: {weapon_kind: teargas}}
    344: {id: model_molotov, -orig-id: molotov, doc: Molotov cocktail., -with: {weapon_kind: molotov}}
    346: {id: model_colt45, -orig-id: colt45, doc: 'Colt 45 pistol; two at skill 1000.', -with: {weapon_kind: pistol}}
    347: {id: model_silenced, -orig-id: silenced, doc: Colt 45 with silencer., -with: {weapon_kind: silenced_pistol}}
    348: {id: model_desert_eagle, -orig-id: 'desert_eagle', doc: Desert Eagle pistol., -with: {weapon_kind: desert_eagle}}
    349: {id: model_chromegun, -orig-id: chromegun, doc: Pump-action shotgun., -with: {weapon_kind: shotgun}}
    350: {id: model_sawnoff, -orig-id: sawnoff, doc: Sawn-off shotgun., -with: {weapon_kind: sawn_off}}
    351: {id: model_shotgspa, -orig-id: shotgspa, doc: SPAS 12., -with: {weapon_kind: combat_shotgun}}
    352: {id: model_micro_uzi, -orig-id: 'micro_uzi', doc: 'Micro Uzi; two at skill 1000.', -with: {weapon_kind: micro_uzi}}
    353: {id: model_mp5lng, -orig-id: mp5lng, doc: MP5 sub-machine gun., -with: {weapon_kind: mp5}}
    355: {id: model_ak47, -orig-id: ak47, doc: AK-47., -with: {weapon_kind: ak47}}
    356: {id: model_m4, -orig-id: m4, doc: M4 assault rifle., -with: {weapon_kind: m4}}
    357: {id: model_cuntgun, -orig-id: cuntgun, doc: Hunting rifle without scope., -with: {weapon_kind: country_rifle}}
    358: {id: model_sniper, -orig-id: sniper, doc: Sniper rifle with scope., -with: {weapon_kind: sniper_rifle}}
    359: {id: model_rocketla, -orig-id: rocketla, doc: Unguided rocket launcher., -with: {weapon_kind: rocket_launcher}}
    360: {id: model_heatseek, -orig-id: heatseek, doc: Heat-seeking rocket launcher., -with: {weapon_kind: heat_seeker}}
    361: {id: model_flame, -orig-id: flame, doc: Flamethrower., -with: {weapon_kind: flamethrower}}
    362: {id: model_minigun, -orig-id: minigun, doc: Minigun., -with: {weapon_kind: minigun}}
    363: {id: model_satchel, -orig-id: satchel, doc: Satchel charge., -with: {weapon_kind: satchel}}
    365: {id: model_spraycan, -orig-id: spraycan, doc: Spray can., -with: {weapon_kind: spraycan}}
    366: {id: model_fire_ex, -orig-id: 'fire_ex', doc: Fire extinguisher., -with: {weapon_kind: extinguisher}}
    367: {id: model_camera, -orig-id: camera, doc: 'Camera for snapshots; ammunition is the film.', -with: {weapon_kind: camera}}
    368: {id: model_nvgoggles, -orig-id: nvgoggles, doc: Night vision goggles., -with: {weapon_kind: night_vision}}
    369: {id: model_irgoggles, -orig-id: irgoggles, doc: Infrared goggles., -with: {weapon_kind: infrared}}
    370: {id: model_jetpack, -orig-id: jetpack, doc: Jetpack.}
    371: {id: model_gun_para, -orig-id: 'gun_para', doc: Parachute., -with: {weapon_kind: parachute}}
    372: {id: model_tec9, -orig-id: tec9, doc: Tec-9., -with: {weapon_kind: tec9}}
    946: {id: model_bskball_lax, -orig-id: 'bskball_lax', doc: 'Model `bskball_lax`, seen as an object that starts a script.'}
    947: {id: model_bskballhub_lax01, -orig-id: 'bskballhub_lax01', doc: 'Model `bskballhub_lax01`, seen as an object that starts a script.'}
    953: {id: model_cj_oyster, -orig-id: 'cj_oyster', doc: Oyster., -with: {pickup_kind: pickup_once}}
    954: {id: model_cj_horse_shoe, -orig-id: 'cj_horse_shoe', doc: Horseshoe., -with: {pickup_kind: pickup_once}}
    955: {id: model_cj_ext_sprunk, -orig-id: 'cj_ext_sprunk', doc: 'Model `cj_ext_sprunk`, seen as an object that starts a script.'}
    956: {id: model_cj_ext_candy, -orig-id: 'cj_ext_candy', doc: 'Model `cj_ext_candy`, seen as an object that starts a script.'}
    985: {id: model_gate_autor, -orig-id: 'gate_autor', doc: 'Model `gate_autor`, seen as an object that starts a script.'}
    986: {id: model_gate_autol, -orig-id: 'gate_autol', doc: 'Model `gate_autol`, seen as an object that starts a script.'}
    988: {id: model_ws_apgate, -orig-id: 'ws_apgate', doc: 'Model `ws_apgate`, seen as an object that scripts made.'}
    1209: {id: model_vendmach, -orig-id: vendmach, doc: 'Model `vendmach`, seen as an object that starts a script.'}
    1212: {id: model_money, -orig-id: money, doc: Money.}
    1239: {id: model_info, -orig-id: info, doc: Information.}
    1240: {id: model_health, -orig-id: health, doc: Health.}
    1242: {id: model_bodyarmour, -orig-id: bodyarmour, doc: Body armour.}
    1247: {id: model_bribe, -orig-id: bribe, doc: Bribe.}
    1253: {id: model_camerapickup, -orig-id: camerapickup, doc: Snapshot., -with: {pickup_kind: pickup_snapshot}}
    1272: {id: model_property_locked, -orig-id: 'property_locked', doc: Property that is locked.}
    1273: {id: model_property_fsale, -orig-id: 'property_fsale', doc: Property for sale.}
    1274: {id: model_bigdollar, -orig-id: bigdollar, doc: Money of an asset.}
    1277: {id: model_pickupsave, -orig-id: pickupsave, doc: Save disk.}
    1302: {id: model_vendmachfd, -orig-id: vendmachfd, doc: 'Model `vendmachfd`, seen as an object that starts a script.'}
    1340: {id: model_chillidogcart, -orig-id: chillidogcart, doc: 'Model `chillidogcart`, seen as an object that starts a script.'}
    1341: {id: model_icescart_prop, -orig-id: 'icescart_prop', doc: 'Model `icescart_prop`, seen as an object that starts a script.'}
    1342: {id: model_noodlecart_prop, -orig-id: 'noodlecart_prop', doc: 'Model `noodlecart_prop`, seen as an object that starts a script.'}
    1379: {id: model_magnocrane_02, -orig-id: 'magnocrane_02', doc: 'Model `magnocrane_02`, seen as an object that scripts made.'}
    1380: {id: model_magnocrane_01, -orig-id: 'magnocrane_01', doc: 'Model `magnocrane_01`, seen as an object that scripts made.'}
    1382: {id: model_magnocrane_03, -orig-id: 'magnocrane_03', doc: 'Model `magnocrane_03`, seen as an object that scripts made.'}
    1383: {id: model_twrcrane_m_04, -orig-id: 'twrcrane_m_04', doc: 'Model `twrcrane_m_04`, seen as an object that scripts made.'}
    1384: {id: model_twrcrane_m_01, -orig-id: 'twrcrane_m_01', doc: 'Model `twrcrane_m_01`, seen as an object that scripts made.'}
    1385: {id: model_twrcrane_m_02, -orig-id: 'twrcrane_m_02', doc: 'Model `twrcrane_m_02`, seen as an object that scripts made.'}
    1398: {id: model_lodnocrane_01, -orig-id: 'lodnocrane_01', doc: 'Model `lodnocrane_01`, seen as an object that scripts made.'}
    1399: {id: model_lodnocrane_02, -orig-id: 'lodnocrane_02', doc: 'Model `lodnocrane_02`, seen as an object that scripts made.'}
    1400: {id: model_lodnocrane_03, -orig-id: 'lodnocrane_03', doc: 'Model `lodnocrane_03`, seen as an object that scripts made.'}
    1403: {id: model_lodcrane_m_01, -orig-id: 'lodcrane_m_01', doc: 'Model `lodcrane_m_01`, seen as an object that scripts made.'}
    1404: {id: model_lodcrane_m_04, -orig-id: 'lodcrane_m_04', doc: 'Model `lodcrane_m_04`, seen as an object that scripts made.'}
    1496: {id: model_gen_doorshop02, -orig-id: 'gen_doorshop02', doc: 'Model `gen_doorshop02`, seen as an object that scripts made.'}
    1498: {id: model_gen_doorext03, -orig-id: 'gen_doorext03', doc: 'Model `gen_doorext03`, seen as an object that scripts made.'}
    1501: {id: model_gen_doorext04, -orig-id: 'gen_doorext04', doc: 'Model `gen_doorext04`, seen as an object that scripts made.'}
    1505: {id: model_gen_doorext07, -orig-id: 'gen_doorext07', doc: 'Model `gen_doorext07`, seen as an object that scripts made.'}
    1522: {id: model_gen_doorshop3, -orig-id: 'gen_doorshop3', doc: 'Model `gen_doorshop3`, seen as an object that scripts made.'}
    1684: {id: model_portakabin, -orig-id: portakabin, doc: 'Model `portakabin`, seen as an object that scripts made.'}
    1718: {id: model_snesish, -orig-id: snesish, doc: 'Model `snesish`, seen as an object that starts a script.'}
    1719: {id: model_low_console, -orig-id: 'low_console', doc: 'Model `low_console`, seen as an object that starts a script.'}
    1775: {id: model_cj_sprunk1, -orig-id: 'cj_sprunk1', doc: 'Model `cj_sprunk1`, seen as an object that starts a script.'}
    1776: {id: model_cj_candyvendor, -orig-id: 'cj_candyvendor', doc: 'Model `cj_candyvendor`, seen as an object that starts a script.'}
    1895: {id: model_wheel_o_fortune, -orig-id: 'wheel_o_fortune', doc: 'Model `wheel_o_fortune`, seen as an object that starts a script.'}
    1977: {id: model_vendin3, -orig-id: vendin3, doc: 'Model `vendin3`, seen as an object that starts a script.'}
    1978: {id: model_roulette_tbl, -orig-id: 'roulette_tbl', doc: 'Model `roulette_tbl`, seen as an object that starts a script.'}
    2028: {id: model_swank_console, -orig-id: 'swank_console', doc: 'Model `swank_console`, seen as an object that starts a script.'}
    2188: {id: model_blck_jack, -orig-id: 'blck_jack', doc: 'Model `blck_jack`, seen as an object that starts a script.'}
    2325: {id: model_kb_bandit_u, -orig-id: 'kb_bandit_u', doc: 'Model `kb_bandit_u`, seen as an object that starts a script.'}
    2627: {id: model_gym_treadmill, -orig-id: 'gym_treadmill', doc: 'Model `gym_treadmill`, seen as an object that starts a script.'}
    2629: {id: model_gym_bench1, -orig-id: 'gym_bench1', doc: 'Model `gym_bench1`, seen as an object that starts a script.'}
    2630: {id: model_gym_bike, -orig-id: 'gym_bike', doc: 'Model `gym_bike`, seen as an object that starts a script.'}
    2631: {id: model_gym_mat1, -orig-id: 'gym_mat1', doc: 'Model `gym_mat1`, seen as an object that starts a script.'}
    2640: {id: model_neil_slot, -orig-id: 'neil_slot', doc: 'Model `neil_slot`, seen as an object that starts a script.'}
    2681: {id: model_cj_coin_op, -orig-id: 'cj_coin_op', doc: 'Model `cj_coin_op`, seen as an object that starts a script.'}
    2754: {id: model_otb_machine, -orig-id: 'otb_machine', doc: 'Model `otb_machine`, seen as an object that starts a script.'}
    2778: {id: model_cj_coin_op_1, -orig-id: 'cj_coin_op_1', doc: 'Model `cj_coin_op_1`, seen as an object that starts a script.'}
    2779: {id: model_cj_coin_op_2, -orig-id: 'cj_coin_op_2', doc: 'Model `cj_coin_op_2`, seen as an object that starts a script.'}
    2785: {id: model_cj_slot_bank, -orig-id: 'cj_slot_bank', doc: 'Model `cj_slot_bank`, seen as an object that starts a script.'}
    2872: {id: model_cj_coin_op_3, -orig-id: 'cj_coin_op_3', doc: 'Model `cj_coin_op_3`, seen as an object that starts a script.'}
    2927: {id: model_a51_blastdoorr, -orig-id: 'a51_blastdoorr', doc: 'Model `a51_blastdoorr`, seen as an object that scripts made.'}
    2929: {id: model_a51_blastdoorl, -orig-id: 'a51_blastdoorl', doc: 'Model `a51_blastdoorl`, seen as an object that scripts made.'}
    2938: {id: model_shutter_vegas, -orig-id: 'shutter_vegas', doc: 'Model `shutter_vegas`, seen as an object that scripts made.'}
    2944: {id: model_freight_sfw_door, -orig-id: 'freight_sfw_door', doc: 'Model `freight_sfw_door`, seen as an object that scripts made.'}
    2946: {id: model_cr_door_03, -orig-id: 'cr_door_03', doc: 'Model `cr_door_03`, seen as an object that scripts made.'}
    2947: {id: model_cr_door_01, -orig-id: 'cr_door_01', doc: 'Model `cr_door_01`, seen as an object that scripts made.'}
    2951: {id: model_a51_labdoor, -orig-id: 'a51_labdoor', doc: 'Model `a51_labdoor`, seen as an object that scripts made.'}
    2964: {id: model_k_pooltablesm, -orig-id: 'k_pooltablesm', doc: 'Model `k_pooltablesm`, seen as an object that starts a script.'}
    3029: {id: model_cr1_door, -orig-id: 'cr1_door', doc: 'Model `cr1_door`, seen as an object that scripts made.'}
    3036: {id: model_ct_gatexr, -orig-id: 'ct_gatexr', doc: 'Model `ct_gatexr`, seen as an object that scripts made.'}
    3059: {id: model_imy_shash_wall, -orig-id: 'imy_shash_wall', doc: 'Model `imy_shash_wall`, seen as an object that scripts made.'}
    3061: {id: model_ad_flatdoor, -orig-id: 'ad_flatdoor', doc: 'Model `ad_flatdoor`, seen as an object that scripts made.'}
    3077: {id: model_nf_blackboard, -orig-id: 'nf_blackboard', doc: 'Model `nf_blackboard`, seen as an object that scripts made.'}
    3083: {id: model_md_poster, -orig-id: 'md_poster', doc: 'Model `md_poster`, seen as an object that scripts made.'}
    3084: {id: model_trdcsgrgdoor_lvs, -orig-id: 'trdcsgrgdoor_lvs', doc: 'Model `trdcsgrgdoor_lvs`, seen as an object that scripts made.'}
    3089: {id: model_ab_casdorlok, -orig-id: 'ab_casdorlok', doc: 'Model `ab_casdorlok`, seen as an object that scripts made.'}
    3093: {id: model_cuntgirldoor, -orig-id: cuntgirldoor, doc: 'Model `cuntgirldoor`, seen as an object that scripts made.'}
    3095: {id: model_a51_jetdoor, -orig-id: 'a51_jetdoor', doc: 'Model `a51_jetdoor`, seen as an object that scripts made.'}
    3113: {id: model_carrier_door_sfse, -orig-id: 'carrier_door_sfse', doc: 'Model `carrier_door_sfse`, seen as an object that scripts made.'}
    3114: {id: model_carrier_lift2_sfse, -orig-id: 'carrier_lift2_sfse', doc: 'Model `carrier_lift2_sfse`, seen as an object that scripts made.'}
    3115: {id: model_carrier_lift1_sfse, -orig-id: 'carrier_lift1_sfse', doc: 'Model `carrier_lift1_sfse`, seen as an object that scripts made.'}
    3117: {id: model_a51_ventcoverb, -orig-id: 'a51_ventcoverb', doc: 'Model `a51_ventcoverb`, seen as an object that scripts made.'}
    3496: {id: model_vgsxrefbballnet, -orig-id: vgsxrefbballnet, doc: 'Model `vgsxrefbballnet`, seen as an object that starts a script.'}
    3497: {id: model_vgsxrefbballnet2, -orig-id: vgsxrefbballnet2, doc: 'Model `vgsxrefbballnet2`, seen as an object that starts a script.'}
    11388: {id: model_hubintroof_sfse, -orig-id: 'hubintroof_sfse', doc: 'Model `hubintroof_sfse`, seen as an object that scripts made.'}
    11389: {id: model_hubinterior_sfs, -orig-id: 'hubinterior_sfs', doc: 'Model `hubinterior_sfs`, seen as an object that scripts made.'}
    11390: {id: model_hubgirders_sfse, -orig-id: 'hubgirders_sfse', doc: 'Model `hubgirders_sfse`, seen as an object that scripts made.'}
    11391: {id: model_hubprops6_sfse, -orig-id: 'hubprops6_sfse', doc: 'Model `hubprops6_sfse`, seen as an object that scripts made.'}
    11393: {id: model_hubprops1_sfs, -orig-id: 'hubprops1_sfs', doc: 'Model `hubprops1_sfs`, seen as an object that scripts made.'}
    11394: {id: model_hubgrgbeams_sfse, -orig-id: 'hubgrgbeams_sfse', doc: 'Model `hubgrgbeams_sfse`, seen as an object that scripts made.'}
    16328: {id: model_quarry_crane, -orig-id: 'quarry_crane', doc: 'Model `quarry_crane`, seen as an object that scripts made.'}
    16329: {id: model_quarry_cranearm, -orig-id: 'quarry_cranearm', doc: 'Model `quarry_cranearm`, seen as an object that scripts made.'}
    16330: {id: model_quarry_cranebase, -orig-id: 'quarry_cranebase', doc: 'Model `quarry_cranebase`, seen as an object that scripts made.'}
  nav_zone:
    0: {id: zone_san_and, -orig-id: 'SAN_AND', doc: San Andreas.}
    1: {id: zone_sunma, -orig-id: SUNMA, doc: Bayside Marina.}
    2: {id: zone_sunnn, -orig-id: SUNNN, doc: Bayside.}
    3: {id: zone_battp, -orig-id: BATTP, doc: Battery Point.}
    4: {id: zone_para, -orig-id: PARA, doc: Paradiso.}
    5: {id: zone_civi, -orig-id: CIVI, doc: Santa Flora.}
    6: {id: zone_bayv, -orig-id: BAYV, doc: Palisades.}
    7: {id: zone_citys, -orig-id: CITYS, doc: City Hall.}
    8: {id: zone_oceaf1, -orig-id: OCEAF1, doc: Ocean Flats.}
    9: {id: zone_oceaf2, -orig-id: OCEAF2, doc: Ocean Flats.}
    10: {id: zone_oceaf3, -orig-id: OCEAF3, doc: Ocean Flats.}
    11: {id: zone_silly3, -orig-id: SILLY3, doc: Foster Valley.}
    12: {id: zone_silly4, -orig-id: SILLY4, doc: Foster Valley.}
    13: {id: zone_hash, -orig-id: HASH, doc: Hashbury.}
    14: {id: zone_juniho, -orig-id: JUNIHO, doc: Juniper Hollow.}
    15: {id: zone_espn1, -orig-id: ESPN1, doc: Esplanade North.}
    16: {id: zone_espn2, -orig-id: ESPN2, doc: Esplanade North.}
    17: {id: zone_espn3, -orig-id: ESPN3, doc: Esplanade North.}
    18: {id: zone_fina, -orig-id: FINA, doc: Financial.}
    19: {id: zone_calt, -orig-id: CALT, doc: Calton Heights.}
    20: {id: zone_sfdwt1, -orig-id: SFDWT1, doc: Downtown.}
    21: {id: zone_sfdwt2, -orig-id: SFDWT2, doc: Downtown.}
    22: {id: zone_sfdwt3, -orig-id: SFDWT3, doc: Downtown.}
    23: {id: zone_sfdwt4, -orig-id: SFDWT4, doc: Downtown.}
    24: {id: zone_junihi, -orig-id: JUNIHI, doc: Juniper Hill.}
    25: {id: zone_china, -orig-id: CHINA, doc: Chinatown.}
    26: {id: zone_sfdwt5, -orig-id: SFDWT5, doc: Downtown.}
    27: {id: zone_thea1, -orig-id: THEA1, doc: King's.}
    28: {id: zone_thea2, -orig-id: THEA2, doc: King's.}
    29: {id: zone_thea3, -orig-id: THEA3, doc: King's.}
    30: {id: zone_garc, -orig-id: GARC, doc: Garcia.}
    31: {id: zone_doh1, -orig-id: DOH1, doc: Doherty.}
    32: {id: zone_doh2, -orig-id: DOH2, doc: Doherty.}
    33: {id: zone_sfdwt6, -orig-id: SFDWT6, doc: Downtown.}
    34: {id: zone_sfair3, -orig-id: SFAIR3, doc: Easter Bay Airport.}
    35: {id: zone_easb1, -orig-id: EASB1, doc: Easter Basin.}
    36: {id: zone_easb2, -orig-id: EASB2, doc: Easter Basin.}
    37: {id: zone_espe1, -orig-id: ESPE1, doc: Esplanade East.}
    38: {id: zone_espe2, -orig-id: ESPE2, doc: Esplanade East.}
    39: {id: zone_espe3, -orig-id: ESPE3, doc: Esplanade East.}
    40: {id: zone_angpi, -orig-id: ANGPI, doc: Angel Pine.}
    41: {id: zone_shaca, -orig-id: SHACA, doc: Shady Cabin.}
    42: {id: zone_backo, -orig-id: BACKO, doc: Back o Beyond.}
    43: {id: zone_leafy, -orig-id: LEAFY, doc: Leafy Hollow.}
    44: {id: zone_flintr, -orig-id: FLINTR, doc: Flint Range.}
    45: {id: zone_haul, -orig-id: HAUL, doc: Fallen Tree.}
    46: {id: zone_farm, -orig-id: FARM, doc: The Farm.}
    47: {id: zone_elque, -orig-id: ELQUE, doc: El Quebrados.}
    48: {id: zone_aldea, -orig-id: ALDEA, doc: Aldea Malvada.}
    49: {id: zone_dam, -orig-id: DAM, doc: The Sherman Dam.}
    50: {id: zone_barra, -orig-id: BARRA, doc: Las Barrancas.}
    51: {id: zone_carso, -orig-id: CARSO, doc: Fort Carson.}
    52: {id: zone_quary, -orig-id: QUARY, doc: Hunter Quarry.}
    53: {id: zone_octan, -orig-id: OCTAN, doc: Octane Springs.}
    54: {id: zone_palms, -orig-id: PALMS, doc: Green Palms.}
    55: {id: zone_tom, -orig-id: TOM, doc: Regular Tom.}
    56: {id: zone_bruja, -orig-id: BRUJA, doc: Las Brujas.}
    57: {id: zone_mead, -orig-id: MEAD, doc: Verdant Meadows.}
    58: {id: zone_payas, -orig-id: PAYAS, doc: Las Payasadas.}
    59: {id: zone_arco, -orig-id: ARCO, doc: Arco del Oeste.}
    60: {id: zone_sfair1, -orig-id: SFAIR1, doc: Easter Bay Airport.}
    61: {id: zone_hanky, -orig-id: HANKY, doc: Hankypanky Point.}
    62: {id: zone_palo, -orig-id: PALO, doc: Palomino Creek.}
    63: {id: zone_nrock, -orig-id: NROCK, doc: North Rock.}
    64: {id: zone_mont, -orig-id: MONT, doc: Montgomery.}
    65: {id: zone_mont1, -orig-id: MONT1, doc: Montgomery.}
    66: {id: zone_hbarns, -orig-id: HBARNS, doc: Hampton Barns.}
    67: {id: zone_fern, -orig-id: FERN, doc: Fern Ridge.}
    68: {id: zone_dilli, -orig-id: DILLI, doc: Dillimore.}
    69: {id: zone_topfa, -orig-id: TOPFA, doc: Hilltop Farm.}
    70: {id: zone_blueb1, -orig-id: BLUEB1, doc: Blueberry.}
    71: {id: zone_blueb, -orig-id: BLUEB, doc: Blueberry.}
    72: {id: zone_panop, -orig-id: PANOP, doc: The Panopticon.}
    73: {id: zone_fred, -orig-id: FRED, doc: Frederick Bridge.}
    74: {id: zone_mako, -orig-id: MAKO, doc: The Mako Span.}
    75: {id: zone_bluac, -orig-id: BLUAC, doc: Blueberry Acres.}
    76: {id: zone_mart, -orig-id: MART, doc: Martin Bridge.}
    77: {id: zone_fallo, -orig-id: FALLO, doc: Fallow Bridge.}
    78: {id: zone_creek, -orig-id: CREEK, doc: Shady Creeks.}
    79: {id: zone_creek1, -orig-id: CREEK1, doc: Shady Creeks.}
    80: {id: zone_westp1, -orig-id: WESTP1, doc: Queens.}
    81: {id: zone_westp2, -orig-id: WESTP2, doc: Queens.}
    82: {id: zone_westp3, -orig-id: WESTP3, doc: Queens.}
    83: {id: zone_la, -orig-id: LA, doc: Los Santos.}
    84: {id: zone_ve, -orig-id: VE, doc: Las Venturas.}
    85: {id: zone_bone, -orig-id: BONE, doc: Bone County.}
    86: {id: zone_robad, -orig-id: ROBAD, doc: Tierra Robada.}
    87: {id: zone_gantb, -orig-id: GANTB, doc: Gant Bridge.}
    88: {id: zone_gantb1, -orig-id: GANTB1, doc: Gant Bridge.}
    89: {id: zone_sf, -orig-id: SF, doc: San Fierro.}
    90: {id: zone_robad1, -orig-id: ROBAD1, doc: Tierra Robada.}
    91: {id: zone_red, -orig-id: RED, doc: Red County.}
    92: {id: zone_flintc, -orig-id: FLINTC, doc: Flint County.}
    93: {id: zone_ebay, -orig-id: EBAY, doc: Easter Bay Chemicals.}
    94: {id: zone_ebay2, -orig-id: EBAY2, doc: Easter Bay Chemicals.}
    95: {id: zone_sfair4, -orig-id: SFAIR4, doc: Easter Bay Airport.}
    96: {id: zone_silly1, -orig-id: SILLY1, doc: Foster Valley.}
    97: {id: zone_silly2, -orig-id: SILLY2, doc: Foster Valley.}
    98: {id: zone_sfair2, -orig-id: SFAIR2, doc: Easter Bay Airport.}
    99: {id: zone_sfair5, -orig-id: SFAIR5, doc: Easter Bay Airport.}
    100: {id: zone_whet, -orig-id: WHET, doc: Whetstone.}
    101: {id: zone_lair1, -orig-id: LAIR1, doc: Los Santos International.}
    102: {id: zone_lair2a, -orig-id: LAIR2A, doc: Los Santos International.}
    103: {id: zone_bluf1a, -orig-id: BLUF1A, doc: Verdant Bluffs.}
    104: {id: zone_elco2, -orig-id: ELCO2, doc: El Corona.}
    105: {id: zone_lind1a, -orig-id: LIND1A, doc: Willowfield.}
    106: {id: zone_lind1b, -orig-id: LIND1B, doc: Willowfield.}
    107: {id: zone_lind2a, -orig-id: LIND2A, doc: Willowfield.}
    108: {id: zone_lind2b, -orig-id: LIND2B, doc: Willowfield.}
    109: {id: zone_ldoc4, -orig-id: LDOC4, doc: Ocean Docks.}
    110: {id: zone_ldoc1b, -orig-id: LDOC1B, doc: Ocean Docks.}
    111: {id: zone_mar3, -orig-id: MAR3, doc: Marina.}
    112: {id: zone_vero4a, -orig-id: VERO4A, doc: Verona Beach.}
    113: {id: zone_vero4b, -orig-id: VERO4B, doc: Verona Beach.}
    114: {id: zone_bluf1b, -orig-id: BLUF1B, doc: Verdant Bluffs.}
    115: {id: zone_bluf2, -orig-id: BLUF2, doc: Verdant Bluffs.}
    116: {id: zone_elco1, -orig-id: ELCO1, doc: El Corona.}
    117: {id: zone_vero1, -orig-id: VERO1, doc: Verona Beach.}
    118: {id: zone_mar1, -orig-id: MAR1, doc: Marina.}
    119: {id: zone_mar2, -orig-id: MAR2, doc: Marina.}
    120: {id: zone_vero3, -orig-id: VERO3, doc: Verona Beach.}
    121: {id: zone_vero2, -orig-id: VERO2, doc: Verona Beach.}
    122: {id: zone_conf1b, -orig-id: CONF1B, doc: Conference Center.}
    123: {id: zone_conf1a, -orig-id: CONF1A, doc: Conference Center.}
    124: {id: zone_thall1, -orig-id: THALL1, doc: Commerce.}
    125: {id: zone_com1a, -orig-id: COM1A, doc: Commerce.}
    126: {id: zone_com1b, -orig-id: COM1B, doc: Commerce.}
    127: {id: zone_com2, -orig-id: COM2, doc: Commerce.}
    128: {id: zone_per1, -orig-id: PER1, doc: Pershing Square.}
    129: {id: zone_com4, -orig-id: COM4, doc: Commerce.}
    130: {id: zone_lmex1a, -orig-id: LMEX1A, doc: Little Mexico.}
    131: {id: zone_lmex1b, -orig-id: LMEX1B, doc: Little Mexico.}
    132: {id: zone_com3, -orig-id: COM3, doc: Commerce.}
    133: {id: zone_iwd3a, -orig-id: IWD3A, doc: Idlewood.}
    134: {id: zone_iwd3b, -orig-id: IWD3B, doc: Idlewood.}
    135: {id: zone_iwd4, -orig-id: IWD4, doc: Idlewood.}
    136: {id: zone_iwd1, -orig-id: IWD1, doc: Idlewood.}
    137: {id: zone_iwd2, -orig-id: IWD2, doc: Idlewood.}
    138: {id: zone_gln2a, -orig-id: GLN2A, doc: Glen Park.}
    139: {id: zone_gln1b, -orig-id: GLN1B, doc: Glen Park.}
    140: {id: zone_jef3a, -orig-id: JEF3A, doc: Jefferson.}
    141: {id: zone_jef3c, -orig-id: JEF3C, doc: Jefferson.}
    142: {id: zone_jef2, -orig-id: JEF2, doc: Jefferson.}
    143: {id: zone_jef1b, -orig-id: JEF1B, doc: Jefferson.}
    144: {id: zone_jef1a, -orig-id: JEF1A, doc: Jefferson.}
    145: {id: zone_chc1a, -orig-id: CHC1A, doc: Las Colinas.}
    146: {id: zone_chc1b, -orig-id: CHC1B, doc: Las Colinas.}
    147: {id: zone_chc2b, -orig-id: CHC2B, doc: Las Colinas.}
    148: {id: zone_chc2a, -orig-id: CHC2A, doc: Las Colinas.}
    149: {id: zone_iwd5, -orig-id: IWD5, doc: Idlewood.}
    150: {id: zone_gan2, -orig-id: GAN2, doc: Ganton.}
    151: {id: zone_gan1, -orig-id: GAN1, doc: Ganton.}
    152: {id: zone_lind4c, -orig-id: LIND4C, doc: Willowfield.}
    153: {id: zone_ebe3c, -orig-id: EBE3C, doc: East Beach.}
    154: {id: zone_ebe2a, -orig-id: EBE2A, doc: East Beach.}
    155: {id: zone_ebe2b, -orig-id: EBE2B, doc: East Beach.}
    156: {id: zone_els4, -orig-id: ELS4, doc: East Los Santos.}
    157: {id: zone_els3a, -orig-id: ELS3A, doc: East Los Santos.}
    158: {id: zone_jef3b, -orig-id: JEF3B, doc: Jefferson.}
    159: {id: zone_els3b, -orig-id: ELS3B, doc: East Los Santos.}
    160: {id: zone_els3c, -orig-id: ELS3C, doc: East Los Santos.}
    161: {id: zone_els1a, -orig-id: ELS1A, doc: East Los Santos.}
    162: {id: zone_els1b, -orig-id: ELS1B, doc: East Los Santos.}
    163: {id: zone_els2, -orig-id: ELS2, doc: East Los Santos.}
    164: {id: zone_lfl1a, -orig-id: LFL1A, doc: Los Flores.}
    165: {id: zone_lfl1b, -orig-id: LFL1B, doc: Los Flores.}
    166: {id: zone_ebe1, -orig-id: EBE1, doc: East Beach.}
    167: {id: zone_chc4a, -orig-id: CHC4A, doc: Las Colinas.}
    168: {id: zone_chc4b, -orig-id: CHC4B, doc: Las Colinas.}
    169: {id: zone_chc3, -orig-id: CHC3, doc: Las Colinas.}
    170: {id: zone_ldt5, -orig-id: LDT5, doc: Downtown Los Santos.}
    171: {id: zone_ldt7, -orig-id: LDT7, doc: Downtown Los Santos.}
    172: {id: zone_ldt4, -orig-id: LDT4, doc: Downtown Los Santos.}
    173: {id: zone_ldt3, -orig-id: LDT3, doc: Downtown Los Santos.}
    174: {id: zone_ldt6, -orig-id: LDT6, doc: Downtown Los Santos.}
    175: {id: zone_mulint, -orig-id: MULINT, doc: Mulholland Intersection.}
    176: {id: zone_mul3, -orig-id: MUL3, doc: Mulholland.}
    177: {id: zone_mul2a, -orig-id: MUL2A, doc: Mulholland.}
    178: {id: zone_mul2b, -orig-id: MUL2B, doc: Mulholland.}
    179: {id: zone_mkt3, -orig-id: MKT3, doc: Market.}
    180: {id: zone_vin3, -orig-id: VIN3, doc: Vinewood.}
    181: {id: zone_mkt4, -orig-id: MKT4, doc: Market.}
    182: {id: zone_ldt1a, -orig-id: LDT1A, doc: Downtown Los Santos.}
    183: {id: zone_ldt1b, -orig-id: LDT1B, doc: Downtown Los Santos.}
    184: {id: zone_ldt1c, -orig-id: LDT1C, doc: Downtown Los Santos.}
    185: {id: zone_sun3a, -orig-id: SUN3A, doc: Temple.}
    186: {id: zone_sun3b, -orig-id: SUN3B, doc: Temple.}
    187: {id: zone_sun3c, -orig-id: SUN3C, doc: Temple.}
    188: {id: zone_mul7a, -orig-id: MUL7A, doc: Mulholland.}
    189: {id: zone_mul7b, -orig-id: MUL7B, doc: Mulholland.}
    190: {id: zone_mul6, -orig-id: MUL6, doc: Mulholland.}
    191: {id: zone_vin2, -orig-id: VIN2, doc: Vinewood.}
    192: {id: zone_sun1, -orig-id: SUN1, doc: Temple.}
    193: {id: zone_sun4, -orig-id: SUN4, doc: Temple.}
    194: {id: zone_sun2, -orig-id: SUN2, doc: Temple.}
    195: {id: zone_mul4, -orig-id: MUL4, doc: Mulholland.}
    196: {id: zone_mul1a, -orig-id: MUL1A, doc: Mulholland.}
    197: {id: zone_mul1b, -orig-id: MUL1B, doc: Mulholland.}
    198: {id: zone_mul5a, -orig-id: MUL5A, doc: Mulholland.}
    199: {id: zone_mul5b, -orig-id: MUL5B, doc: Mulholland.}
    200: {id: zone_mul5c, -orig-id: MUL5C, doc: Mulholland.}
    201: {id: zone_mul1c, -orig-id: MUL1C, doc: Mulholland.}
    202: {id: zone_smb1, -orig-id: SMB1, doc: Santa Maria Beach.}
    203: {id: zone_smb2, -orig-id: SMB2, doc: Santa Maria Beach.}
    204: {id: zone_rod5b, -orig-id: ROD5B, doc: Rodeo.}
    205: {id: zone_rod5a, -orig-id: ROD5A, doc: Rodeo.}
    206: {id: zone_rod1a, -orig-id: ROD1A, doc: Rodeo.}
    207: {id: zone_rod1b, -orig-id: ROD1B, doc: Rodeo.}
    208: {id: zone_rod1c, -orig-id: ROD1C, doc: Rodeo.}
    209: {id: zone_rod3a, -orig-id: ROD3A, doc: Rodeo.}
    210: {id: zone_rod3b, -orig-id: ROD3B, doc: Rodeo.}
    211: {id: zone_rod4a, -orig-id: ROD4A, doc: Rodeo.}
    212: {id: zone_rod4b, -orig-id: ROD4B, doc: Rodeo.}
    213: {id: zone_rod4c, -orig-id: ROD4C, doc: Rodeo.}
    214: {id: zone_vin1b, -orig-id: VIN1B, doc: Vinewood.}
    215: {id: zone_rih5a, -orig-id: RIH5A, doc: Richman.}
    216: {id: zone_rih5b, -orig-id: RIH5B, doc: Richman.}
    217: {id: zone_rod2b, -orig-id: ROD2B, doc: Rodeo.}
    218: {id: zone_rod2a, -orig-id: ROD2A, doc: Rodeo.}
    219: {id: zone_rih6a, -orig-id: RIH6A, doc: Richman.}
    220: {id: zone_rih6b, -orig-id: RIH6B, doc: Richman.}
    221: {id: zone_rih3a, -orig-id: RIH3A, doc: Richman.}
    222: {id: zone_rih3b, -orig-id: RIH3B, doc: Richman.}
    223: {id: zone_rih4, -orig-id: RIH4, doc: Richman.}
    224: {id: zone_rih2, -orig-id: RIH2, doc: Richman.}
    225: {id: zone_rih1a, -orig-id: RIH1A, doc: Richman.}
    226: {id: zone_rih1b, -orig-id: RIH1B, doc: Richman.}
    227: {id: zone_strip1, -orig-id: STRIP1, doc: The Strip.}
    228: {id: zone_strip2, -orig-id: STRIP2, doc: The Strip.}
    229: {id: zone_drag, -orig-id: DRAG, doc: The Four Dragons Casino.}
    230: {id: zone_pink, -orig-id: PINK, doc: The Pink Swan.}
    231: {id: zone_high, -orig-id: HIGH, doc: The High Roller.}
    232: {id: zone_pira, -orig-id: PIRA, doc: Pirates in Men's Pants.}
    233: {id: zone_visa1, -orig-id: VISA1, doc: The Visage.}
    234: {id: zone_visa2, -orig-id: VISA2, doc: The Visage.}
    235: {id: zone_jts1, -orig-id: JTS1, doc: Julius Thruway South.}
    236: {id: zone_jtw1, -orig-id: JTW1, doc: Julius Thruway West.}
    237: {id: zone_jts2, -orig-id: JTS2, doc: Julius Thruway South.}
    238: {id: zone_rse, -orig-id: RSE, doc: Rockshore East.}
    239: {id: zone_lot, -orig-id: LOT, doc: Come-A-Lot.}
    240: {id: zone_cam, -orig-id: CAM, doc: The Camel's Toe.}
    241: {id: zone_roy, -orig-id: ROY, doc: Royal Casino.}
    242: {id: zone_cali1, -orig-id: CALI1, doc: Caligula's Palace.}
    243: {id: zone_cali2, -orig-id: CALI2, doc: Caligula's Palace.}
    244: {id: zone_pill1, -orig-id: PILL1, doc: Pilgrim.}
    245: {id: zone_star2, -orig-id: STAR2, doc: Starfish Casino.}
    246: {id: zone_strip3, -orig-id: STRIP3, doc: The Strip.}
    247: {id: zone_strip4, -orig-id: STRIP4, doc: The Strip.}
    248: {id: zone_isle, -orig-id: ISLE, doc: The Emerald Isle.}
    249: {id: zone_ovs, -orig-id: OVS, doc: Old Venturas Strip.}
    250: {id: zone_kacc, -orig-id: KACC, doc: K.A.C.C. Military Fuels.}
    251: {id: zone_cree, -orig-id: CREE, doc: Creek.}
    252: {id: zone_sry, -orig-id: SRY, doc: Sobell Rail Yards.}
    253: {id: zone_lst, -orig-id: LST, doc: Linden Station.}
    254: {id: zone_jte2, -orig-id: JTE2, doc: Julius Thruway East.}
    255: {id: zone_lds, -orig-id: LDS, doc: Linden Side.}
    256: {id: zone_jte1, -orig-id: JTE1, doc: Julius Thruway East.}
    257: {id: zone_jtn1, -orig-id: JTN1, doc: Julius Thruway North.}
    258: {id: zone_jte4, -orig-id: JTE4, doc: Julius Thruway East.}
    259: {id: zone_jte3, -orig-id: JTE3, doc: Julius Thruway East.}
    260: {id: zone_jtn2, -orig-id: JTN2, doc: Julius Thruway North.}
    261: {id: zone_jtn3, -orig-id: JTN3, doc: Julius Thruway North.}
    262: {id: zone_jtn4, -orig-id: JTN4, doc: Julius Thruway North.}
    263: {id: zone_jtn5, -orig-id: JTN5, doc: Julius Thruway North.}
    264: {id: zone_jtw2, -orig-id: JTW2, doc: Julius Thruway West.}
    265: {id: zone_jtn6, -orig-id: JTN6, doc: Julius Thruway North.}
    266: {id: zone_hgp, -orig-id: HGP, doc: Harry Gold Parkway.}
    267: {id: zone_rede1, -orig-id: REDE1, doc: Redsands East.}
    268: {id: zone_rede2, -orig-id: REDE2, doc: Redsands East.}
    269: {id: zone_rede3, -orig-id: REDE3, doc: Redsands East.}
    270: {id: zone_jtn8, -orig-id: JTN8, doc: Julius Thruway North.}
    271: {id: zone_redw2, -orig-id: REDW2, doc: Redsands West.}
    272: {id: zone_redw1, -orig-id: REDW1, doc: Redsands West.}
    273: {id: zone_redw3, -orig-id: REDW3, doc: Redsands West.}
    274: {id: zone_redw4, -orig-id: REDW4, doc: Redsands West.}
    275: {id: zone_vair1, -orig-id: VAIR1, doc: Las Venturas Airport.}
    276: {id: zone_vair2, -orig-id: VAIR2, doc: Las Venturas Airport.}
    277: {id: zone_vair3, -orig-id: VAIR3, doc: Las Venturas Airport.}
    278: {id: zone_lva1, -orig-id: LVA1, doc: LVA Freight Depot.}
    279: {id: zone_bint2, -orig-id: BINT2, doc: Blackfield Intersection.}
    280: {id: zone_bint1, -orig-id: BINT1, doc: Blackfield Intersection.}
    281: {id: zone_bint3, -orig-id: BINT3, doc: Blackfield Intersection.}
    282: {id: zone_bint4, -orig-id: BINT4, doc: Blackfield Intersection.}
    283: {id: zone_lva2, -orig-id: LVA2, doc: LVA Freight Depot.}
    284: {id: zone_lva3, -orig-id: LVA3, doc: LVA Freight Depot.}
    285: {id: zone_lva4, -orig-id: LVA4, doc: LVA Freight Depot.}
    286: {id: zone_lva5, -orig-id: LVA5, doc: LVA Freight Depot.}
    287: {id: zone_ggc1, -orig-id: GGC1, doc: Greenglass College.}
    288: {id: zone_ggc2, -orig-id: GGC2, doc: Greenglass College.}
    289: {id: zone_bfld1, -orig-id: BFLD1, doc: Blackfield.}
    290: {id: zone_bfld2, -orig-id: BFLD2, doc: Blackfield.}
    291: {id: zone_roce1, -orig-id: ROCE1, doc: Roca Escalante.}
    292: {id: zone_roce2, -orig-id: ROCE2, doc: Roca Escalante.}
    293: {id: zone_ldm, -orig-id: LDM, doc: Last Dime Motel.}
    294: {id: zone_rsw1, -orig-id: RSW1, doc: Rockshore West.}
    295: {id: zone_rsw2, -orig-id: RSW2, doc: Rockshore West.}
    296: {id: zone_rie, -orig-id: RIE, doc: Randolph Industrial Estate.}
    297: {id: zone_bfc1, -orig-id: BFC1, doc: Blackfield Chapel.}
    298: {id: zone_bfc2, -orig-id: BFC2, doc: Blackfield Chapel.}
    299: {id: zone_jtn7, -orig-id: JTN7, doc: Julius Thruway North.}
    300: {id: zone_pint, -orig-id: PINT, doc: Pilson Intersection.}
    301: {id: zone_wwe, -orig-id: WWE, doc: Whitewood Estates.}
    302: {id: zone_prp1, -orig-id: PRP1, doc: Prickle Pine.}
    303: {id: zone_prp2, -orig-id: PRP2, doc: Prickle Pine.}
    304: {id: zone_prp3, -orig-id: PRP3, doc: Prickle Pine.}
    305: {id: zone_spin, -orig-id: SPIN, doc: Spinybed.}
    306: {id: zone_prp4, -orig-id: PRP4, doc: Prickle Pine.}
    307: {id: zone_pill2, -orig-id: PILL2, doc: Pilgrim.}
    308: {id: zone_saso, -orig-id: SASO, doc: San Andreas Sound.}
    309: {id: zone_fish, -orig-id: FISH, doc: Fisher's Lagoon.}
    310: {id: zone_garv, -orig-id: GARV, doc: Garver Bridge.}
    311: {id: zone_garv1, -orig-id: GARV1, doc: Garver Bridge.}
    312: {id: zone_garv2, -orig-id: GARV2, doc: Garver Bridge.}
    313: {id: zone_kinc, -orig-id: KINC, doc: Kincaid Bridge.}
    314: {id: zone_kinc1, -orig-id: KINC1, doc: Kincaid Bridge.}
    315: {id: zone_kinc2, -orig-id: KINC2, doc: Kincaid Bridge.}
    316: {id: zone_lsinl, -orig-id: LSINL, doc: Los Santos Inlet.}
    317: {id: zone_sherr, -orig-id: SHERR, doc: Sherman Reservoir.}
    318: {id: zone_flinw, -orig-id: FLINW, doc: Flint Water.}
    319: {id: zone_etunn, -orig-id: ETUNN, doc: Easter Tunnel.}
    320: {id: zone_bytun, -orig-id: BYTUN, doc: Bayside Tunnel.}
    321: {id: zone_bige, -orig-id: BIGE, doc: The Big Ear.}
    322: {id: zone_probe, -orig-id: PROBE, doc: Lil' Probe Inn.}
    323: {id: zone_valle, -orig-id: VALLE, doc: Valle Ocultado.}
    324: {id: zone_gln1, -orig-id: GLN1, doc: Glen Park.}
    325: {id: zone_ldoc3a, -orig-id: LDOC3A, doc: Ocean Docks.}
    326: {id: zone_linden, -orig-id: LINDEN, doc: Linden Station.}
    327: {id: zone_unity, -orig-id: UNITY, doc: Unity Station.}
    328: {id: zone_vin1a, -orig-id: VIN1A, doc: Vinewood.}
    329: {id: zone_markst, -orig-id: MARKST, doc: Market Station.}
    330: {id: zone_cranb, -orig-id: CRANB, doc: Cranberry Station.}
    331: {id: zone_yellow, -orig-id: YELLOW, doc: Yellow Bell Station.}
    332: {id: zone_sanb1, -orig-id: SANB1, doc: San Fierro Bay.}
    333: {id: zone_sanb2, -orig-id: SANB2, doc: San Fierro Bay.}
    334: {id: zone_elca, -orig-id: ELCA, doc: El Castillo del Diablo.}
    335: {id: zone_elca1, -orig-id: ELCA1, doc: El Castillo del Diablo.}
    336: {id: zone_elca2, -orig-id: ELCA2, doc: El Castillo del Diablo.}
    337: {id: zone_rest, -orig-id: REST, doc: Restricted Area.}
    338: {id: zone_monint_a, -orig-id: MONINT, doc: Montgomery Intersection.}
    339: {id: zone_monint_b, -orig-id: MONINT, doc: Montgomery Intersection.}
    340: {id: zone_robint, -orig-id: ROBINT, doc: Robada Intersection.}
    341: {id: zone_flinti, -orig-id: FLINTI, doc: Flint Intersection.}
    342: {id: zone_sfbag2, -orig-id: SFBAG2, doc: Easter Bay Airport.}
    343: {id: zone_sfbag3, -orig-id: SFBAG3, doc: Easter Bay Airport.}
    344: {id: zone_sfbag1, -orig-id: SFBAG1, doc: Easter Bay Airport.}
    345: {id: zone_mkt1, -orig-id: MKT1, doc: Market.}
    346: {id: zone_mkt2, -orig-id: MKT2, doc: Market.}
    347: {id: zone_sfglf4, -orig-id: SFGLF4, doc: Avispa Country Club.}
    348: {id: zone_cuntc2, -orig-id: CUNTC2, doc: Avispa Country Club.}
    349: {id: zone_hillp, -orig-id: HILLP, doc: Missionary Hill.}
    350: {id: zone_mtchi2, -orig-id: MTCHI2, doc: Mount Chiliad.}
    351: {id: zone_mtchi3, -orig-id: MTCHI3, doc: Mount Chiliad.}
    352: {id: zone_mtchi1, -orig-id: MTCHI1, doc: Mount Chiliad.}
    353: {id: zone_mtchi4, -orig-id: MTCHI4, doc: Mount Chiliad.}
    354: {id: zone_ybell1, -orig-id: YBELL1, doc: Yellow Bell Golf Course.}
    355: {id: zone_ybell2, -orig-id: YBELL2, doc: Yellow Bell Golf Course.}
    356: {id: zone_lvbag, -orig-id: LVBAG, doc: Las Venturas Airport.}
    357: {id: zone_ldoc1a, -orig-id: LDOC1A, doc: Ocean Docks.}
    358: {id: zone_lair2b, -orig-id: LAIR2B, doc: Los Santos International.}
    359: {id: zone_ldoc3b, -orig-id: LDOC3B, doc: Ocean Docks.}
    360: {id: zone_lbag1, -orig-id: LBAG1, doc: Los Santos International.}
    361: {id: zone_lbag2, -orig-id: LBAG2, doc: Los Santos International.}
    362: {id: zone_lbag3, -orig-id: LBAG3, doc: Los Santos International.}
    363: {id: zone_const1, -orig-id: CONST1, doc: Starfish Casino.}
    364: {id: zone_beaco, -orig-id: BEACO, doc: Beacon Hill.}
    365: {id: zone_sfglf1, -orig-id: SFGLF1, doc: Avispa Country Club.}
    366: {id: zone_sfglf2, -orig-id: SFGLF2, doc: Avispa Country Club.}
    367: {id: zone_sfglf3, -orig-id: SFGLF3, doc: Garcia.}
    368: {id: zone_cuntc1, -orig-id: CUNTC1, doc: Avispa Country Club.}
    369: {id: zone_cuntc3, -orig-id: CUNTC3, doc: Avispa Country Club.}
    370: {id: zone_pls, -orig-id: PLS, doc: Playa del Seville.}
    371: {id: zone_ldoc3c, -orig-id: LDOC3C, doc: Ocean Docks.}
    372: {id: zone_star1, -orig-id: STAR1, doc: Starfish Casino.}
    373: {id: zone_ring, -orig-id: RING, doc: The Clown's Pocket.}
    374: {id: zone_ldoc2, -orig-id: LDOC2, doc: Ocean Docks.}
    375: {id: zone_lind3, -orig-id: LIND3, doc: Willowfield.}
    376: {id: zone_lind4a, -orig-id: LIND4A, doc: Willowfield.}
    377: {id: zone_wwe1, -orig-id: WWE1, doc: Whitewood Estates.}
    378: {id: zone_ldt8, -orig-id: LDT8, doc: Downtown Los Santos.}
  map_zone:
    0: {id: map_zone_themap, -orig-id: THEMAP, doc: All of the map.}
    1: {id: map_zone_vegas, -orig-id: VEGAS, doc: Las Venturas.}
    2: {id: map_zone_sf01, -orig-id: SF01, doc: San Fierro.}
    3: {id: map_zone_sf02, -orig-id: SF02, doc: San Fierro.}
    4: {id: map_zone_sf03, -orig-id: SF03, doc: San Fierro.}
    5: {id: map_zone_la01, -orig-id: LA01, doc: Los Santos.}
    6: {id: map_zone_la02, -orig-id: LA02, doc: Los Santos.}
  stock_garage:
    0: {id: garage_mul_lan, -orig-id: 'mul_lan', doc: Commerce., -with: {garage_kind: garage_only_target_vehicle}}
    1: {id: garage_imp_la, -orig-id: 'imp_la', doc: Pershing Square., -with: {garage_kind: garage_impound_ls}}
    2: {id: garage_duf_las, -orig-id: 'duf_LAS', doc: El Corona., -with: {garage_kind: garage_only_target_vehicle}}
    3: {id: garage_lasbomb, -orig-id: lasbomb, doc: El Corona., -with: {garage_kind: garage_bomb_shop_timed}}
    4: {id: garage_modglas, -orig-id: modgLAS, doc: El Corona., -with: {garage_kind: garage_only_target_vehicle}}
    5: {id: garage_carlas1, -orig-id: carlas1, doc: El Corona., -with: {garage_kind: garage_el_corona}}
    6: {id: garage_burg_lk, -orig-id: 'burg_lk', doc: Playa del Seville., -with: {garage_kind: garage_only_target_vehicle}}
    7: {id: garage_modlast, -orig-id: modlast, doc: Willowfield., -with: {garage_kind: garage_only_target_vehicle}}
    8: {id: garage_sprlae_1, -orig-id: sprLAe, doc: Idlewood., -with: {garage_kind: garage_pay_n_spray}}
    9: {id: garage_cjsafe, -orig-id: cjsafe, doc: Ganton., -with: {garage_kind: garage_ganton}}
    10: {id: garage_bodlawn, -orig-id: bodLAwN, doc: Temple., -with: {garage_kind: garage_only_target_vehicle}}
    11: {id: garage_sprlae_2, -orig-id: sprLAe, doc: Temple., -with: {garage_kind: garage_pay_n_spray}}
    12: {id: garage_splaw2, -orig-id: spLAw2, doc: Santa Maria Beach., -with: {garage_kind: garage_pay_n_spray}}
    13: {id: garage_beacsv, -orig-id: beacsv, doc: Santa Maria Beach., -with: {garage_kind: garage_santa_maria}}
    14: {id: garage_cesafe1, -orig-id: CEsafe1, doc: Mulholland., -with: {garage_kind: garage_mulholland}}
    15: {id: garage_mds1sfs, -orig-id: mds1SFS, doc: Ocean Flats., -with: {garage_kind: garage_pay_n_spray}}
    16: {id: garage_tbon, -orig-id: tbon, doc: Ocean Flats., -with: {garage_kind: garage_only_target_vehicle}}
    17: {id: garage_svgsfs1, -orig-id: svgsfs1, doc: Hashbury., -with: {garage_kind: garage_hashbury}}
    18: {id: garage_mdssfse, -orig-id: mdsSFSe, doc: Doherty., -with: {garage_kind: garage_only_target_vehicle}}
    19: {id: garage_sprsfse, -orig-id: sprsfse, doc: Downtown., -with: {garage_kind: garage_pay_n_spray}}
    20: {id: garage_brgsfse, -orig-id: brgSFSE, doc: Doherty., -with: {garage_kind: garage_only_target_vehicle}}
    21: {id: garage_lcksfse, -orig-id: LCKSfse, doc: Doherty., -with: {garage_kind: garage_doherty}}
    22: {id: garage_hbgdsfs, -orig-id: hbgdSFS, doc: Doherty., -with: {garage_kind: garage_only_target_vehicle}}
    23: {id: garage_fdorsfe, -orig-id: fdorsfe, doc: Chinatown., -with: {garage_kind: garage_only_target_vehicle}}
    24: {id: garage_michdr, -orig-id: michdr, doc: Downtown., -with: {garage_kind: garage_only_target_vehicle}}
    25: {id: garage_sav1sfe, -orig-id: sav1sfe, doc: Calton Heights., -with: {garage_kind: garage_calton_heights}}
    26: {id: garage_imp_sf, -orig-id: 'imp_sf', doc: Downtown., -with: {garage_kind: garage_impound_sf}}
    27: {id: garage_sprsfw, -orig-id: sprsfw, doc: Juniper Hollow., -with: {garage_kind: garage_pay_n_spray}}
    28: {id: garage_sav1sfw, -orig-id: sav1sfw, doc: Paradiso., -with: {garage_kind: garage_paradiso}}
    29: {id: garage_imp_lv, -orig-id: 'imp_lv', doc: The Emerald Isle., -with: {garage_kind: garage_impound_lv}}
    30: {id: garage_vgshngr, -orig-id: vgshngr, doc: Las Venturas Airport., -with: {garage_kind: garage_at400_hangar}}
    31: {id: garage_vgelock, -orig-id: vgElock, doc: Pilgrim., -with: {garage_kind: garage_only_target_vehicle}}
    32: {id: garage_timy1, -orig-id: timy1, doc: Royal Casino., -with: {garage_kind: garage_pay_n_spray}}
    33: {id: garage_vecmod, -orig-id: vEcmod, doc: Come-A-Lot., -with: {garage_kind: garage_only_target_vehicle}}
    34: {id: garage_vesvgrg, -orig-id: vEsvgrg, doc: Rockshore West., -with: {garage_kind: garage_rockshore_west}}
    35: {id: garage_blob2, -orig-id: blob2, doc: Redsands East., -with: {garage_kind: garage_bomb_shop_timed}}
    36: {id: garage_blob1, -orig-id: blob1, doc: Redsands East., -with: {garage_kind: garage_pay_n_spray}}
    37: {id: garage_blob6, -orig-id: blob6, doc: Redsands West., -with: {garage_kind: garage_redsands_west}}
    38: {id: garage_blob69, -orig-id: blob69, doc: Prickle Pine., -with: {garage_kind: garage_prickle_pine}}
    39: {id: garage_blob7, -orig-id: blob7, doc: Whitewood Estates., -with: {garage_kind: garage_whitewood}}
    40: {id: garage_cnspray, -orig-id: CNspray, doc: El Quebrados., -with: {garage_kind: garage_pay_n_spray}}
    41: {id: garage_cn2spry, -orig-id: CN2spry, doc: Fort Carson., -with: {garage_kind: garage_pay_n_spray}}
    42: {id: garage_cn2gar1, -orig-id: cn2gar1, doc: Fort Carson., -with: {garage_kind: garage_fort_carson}}
    43: {id: garage_cn2gar2, -orig-id: cn2gar2, doc: Bone County., -with: {garage_kind: garage_verdant_meadows}}
    44: {id: garage_ghostdr, -orig-id: ghostdr, doc: El Castillo del Diablo., -with: {garage_kind: garage_only_target_vehicle}}
    45: {id: garage_dhangar, -orig-id: dhangar, doc: Verdant Meadows., -with: {garage_kind: garage_abandoned_airport_hangar}}
    46: {id: garage_amumis, -orig-id: amumis, doc: Angel Pine., -with: {garage_kind: garage_only_target_vehicle}}
    47: {id: garage_cespray, -orig-id: CEspray, doc: Dillimore., -with: {garage_kind: garage_pay_n_spray}}
    48: {id: garage_burbdoo, -orig-id: burbdoo, doc: Palomino Creek., -with: {garage_kind: garage_palomino_creek}}
    49: {id: garage_burbdo2, -orig-id: burbdo2, doc: Dillimore., -with: {garage_kind: garage_dillimore}}
  garage_use:
    0: {id: use_hideout, doc: The player keeps cars in it., -with: {most_cars: 4, garage_kind: [garage_ganton, garage_santa_maria, garage_rockshore_west, garage_fort_carson, garage_verdant_meadows, garage_dillimore, garage_prickle_pine, garage_whitewood, garage_palomino_creek, garage_redsands_west, garage_el_corona, garage_mulholland, garage_calton_heights, garage_paradiso, garage_doherty, garage_hashbury, garage_abandoned_airport_hangar]}}
    1: {id: use_impound, doc: The police keeps cars in it., -with: {most_cars: 3, garage_kind: [garage_impound_ls, garage_impound_sf, garage_impound_lv]}}
  car_place:
    0: {id: car_cjsafe_1, doc: 'Ganton, first car.', -with: {stock_garage: garage_cjsafe}}
    1: {id: car_beacsv_1, doc: 'Santa Maria Beach, first car.', -with: {stock_garage: garage_beacsv}}
    2: {id: car_vesvgrg_1, doc: 'Rockshore West, first car.', -with: {stock_garage: garage_vesvgrg}}
    3: {id: car_cn2gar1_1, doc: 'Fort Carson, first car.', -with: {stock_garage: garage_cn2gar1}}
    4: {id: car_cn2gar2_1, doc: 'Bone County, first car.', -with: {stock_garage: garage_cn2gar2}}
    5: {id: car_burbdo2_1, doc: 'Dillimore, first car.', -with: {stock_garage: garage_burbdo2}}
    6: {id: car_blob69_1, doc: 'Prickle Pine, first car.', -with: {stock_garage: garage_blob69}}
    7: {id: car_blob7_1, doc: 'Whitewood Estates, first car.', -with: {stock_garage: garage_blob7}}
    8: {id: car_burbdoo_1, doc: 'Palomino Creek, first car.', -with: {stock_garage: garage_burbdoo}}
    9: {id: car_blob6_1, doc: 'Redsands West, first car.', -with: {stock_garage: garage_blob6}}
    10: {id: car_carlas1_1, doc: 'El Corona, first car.', -with: {stock_garage: garage_carlas1}}
    11: {id: car_cesafe1_1, doc: 'Mulholland, first car.', -with: {stock_garage: garage_cesafe1}}
    12: {id: car_imp_la_1, doc: 'Pershing Square, first car.', -with: {stock_garage: garage_imp_la}}
    13: {id: car_imp_sf_1, doc: 'Downtown, first car.', -with: {stock_garage: garage_imp_sf}}
    14: {id: car_imp_lv_1, doc: 'The Emerald Isle, first car.', -with: {stock_garage: garage_imp_lv}}
    15: {id: car_sav1sfe_1, doc: 'Calton Heights, first car.', -with: {stock_garage: garage_sav1sfe}}
    16: {id: car_sav1sfw_1, doc: 'Paradiso, first car.', -with: {stock_garage: garage_sav1sfw}}
    17: {id: car_lcksfse_1, doc: 'Doherty, first car.', -with: {stock_garage: garage_lcksfse}}
    18: {id: car_svgsfs1_1, doc: 'Hashbury, first car.', -with: {stock_garage: garage_svgsfs1}}
    19: {id: car_dhangar_1, doc: 'Verdant Meadows, first car.', -with: {stock_garage: garage_dhangar}}
    20: {id: car_cjsafe_2, doc: 'Ganton, second car.', -with: {stock_garage: garage_cjsafe}}
    21: {id: car_beacsv_2, doc: 'Santa Maria Beach, second car.', -with: {stock_garage: garage_beacsv}}
    22: {id: car_vesvgrg_2, doc: 'Rockshore West, second car.', -with: {stock_garage: garage_vesvgrg}}
    23: {id: car_cn2gar1_2, doc: 'Fort Carson, second car.', -with: {stock_garage: garage_cn2gar1}}
    24: {id: car_cn2gar2_2, doc: 'Bone County, second car.', -with: {stock_garage: garage_cn2gar2}}
    25: {id: car_burbdo2_2, doc: 'Dillimore, second car.', -with: {stock_garage: garage_burbdo2}}
    26: {id: car_blob69_2, doc: 'Prickle Pine, second car.', -with: {stock_garage: garage_blob69}}
    27: {id: car_blob7_2, doc: 'Whitewood Estates, second car.', -with: {stock_garage: garage_blob7}}
    28: {id: car_burbdoo_2, doc: 'Palomino Creek, second car.', -with: {stock_garage: garage_burbdoo}}
    29: {id: car_blob6_2, doc: 'Redsands West, second car.', -with: {stock_garage: garage_blob6}}
    30: {id: car_carlas1_2, doc: 'El Corona, second car.', -with: {stock_garage: garage_carlas1}}
    31: {id: car_cesafe1_2, doc: 'Mulholland, second car.', -with: {stock_garage: garage_cesafe1}}
    32: {id: car_imp_la_2, doc: 'Pershing Square, second car.', -with: {stock_garage: garage_imp_la}}
    33: {id: car_imp_sf_2, doc: 'Downtown, second car.', -with: {stock_garage: garage_imp_sf}}
    34: {id: car_imp_lv_2, doc: 'The Emerald Isle, second car.', -with: {stock_garage: garage_imp_lv}}
    35: {id: car_sav1sfe_2, doc: 'Calton Heights, second car.', -with: {stock_garage: garage_sav1sfe}}
    36: {id: car_sav1sfw_2, doc: 'Paradiso, second car.', -with: {stock_garage: garage_sav1sfw}}
    37: {id: car_lcksfse_2, doc: 'Doherty, second car.', -with: {stock_garage: garage_lcksfse}}
    38: {id: car_svgsfs1_2, doc: 'Hashbury, second car.', -with: {stock_garage: garage_svgsfs1}}
    39: {id: car_dhangar_2, doc: 'Verdant Meadows, second car.', -with: {stock_garage: garage_dhangar}}
    40: {id: car_cjsafe_3, doc: 'Ganton, third car.', -with: {stock_garage: garage_cjsafe}}
    41: {id: car_beacsv_3, doc: 'Santa Maria Beach, third car.', -with: {stock_garage: garage_beacsv}}
    42: {id: car_vesvgrg_3, doc: 'Rockshore West, third car.', -with: {stock_garage: garage_vesvgrg}}
    43: {id: car_cn2gar1_3, doc: 'Fort Carson, third car.', -with: {stock_garage: garage_cn2gar1}}
    44: {id: car_cn2gar2_3, doc: 'Bone County, third car.', -with: {stock_garage: garage_cn2gar2}}
    45: {id: car_burbdo2_3, doc: 'Dillimore, third car.', -with: {stock_garage: garage_burbdo2}}
    46: {id: car_blob69_3, doc: 'Prickle Pine, third car.', -with: {stock_garage: garage_blob69}}
    47: {id: car_blob7_3, doc: 'Whitewood Estates, third car.', -with: {stock_garage: garage_blob7}}
    48: {id: car_burbdoo_3, doc: 'Palomino Creek, third car.', -with: {stock_garage: garage_burbdoo}}
    49: {id: car_blob6_3, doc: 'Redsands West, third car.', -with: {stock_garage: garage_blob6}}
    50: {id: car_carlas1_3, doc: 'El Corona, third car.', -with: {stock_garage: garage_carlas1}}
    51: {id: car_cesafe1_3, doc: 'Mulholland, third car.', -with: {stock_garage: garage_cesafe1}}
    52: {id: car_imp_la_3, doc: 'Pershing Square, third car.', -with: {stock_garage: garage_imp_la}}
    53: {id: car_imp_sf_3, doc: 'Downtown, third car.', -with: {stock_garage: garage_imp_sf}}
    54: {id: car_imp_lv_3, doc: 'The Emerald Isle, third car.', -with: {stock_garage: garage_imp_lv}}
    55: {id: car_sav1sfe_3, doc: 'Calton Heights, third car.', -with: {stock_garage: garage_sav1sfe}}
    56: {id: car_sav1sfw_3, doc: 'Paradiso, third car.', -with: {stock_garage: garage_sav1sfw}}
    57: {id: car_lcksfse_3, doc: 'Doherty, third car.', -with: {stock_garage: garage_lcksfse}}
    58: {id: car_svgsfs1_3, doc: 'Hashbury, third car.', -with: {stock_garage: garage_svgsfs1}}
    59: {id: car_dhangar_3, doc: 'Verdant Meadows, third car.', -with: {stock_garage: garage_dhangar}}
    60: {id: car_cjsafe_4, doc: 'Ganton, fourth car.', -with: {stock_garage: garage_cjsafe}}
    61: {id: car_beacsv_4, doc: 'Santa Maria Beach, fourth car.', -with: {stock_garage: garage_beacsv}}
    62: {id: car_vesvgrg_4, doc: 'Rockshore West, fourth car.', -with: {stock_garage: garage_vesvgrg}}
    63: {id: car_cn2gar1_4, doc: 'Fort Carson, fourth car.', -with: {stock_garage: garage_cn2gar1}}
    64: {id: car_cn2gar2_4, doc: 'Bone County, fourth car.', -with: {stock_garage: garage_cn2gar2}}
    65: {id: car_burbdo2_4, doc: 'Dillimore, fourth car.', -with: {stock_garage: garage_burbdo2}}
    66: {id: car_blob69_4, doc: 'Prickle Pine, fourth car.', -with: {stock_garage: garage_blob69}}
    67: {id: car_blob7_4, doc: 'Whitewood Estates, fourth car.', -with: {stock_garage: garage_blob7}}
    68: {id: car_burbdoo_4, doc: 'Palomino Creek, fourth car.', -with: {stock_garage: garage_burbdoo}}
    69: {id: car_blob6_4, doc: 'Redsands West, fourth car.', -with: {stock_garage: garage_blob6}}
    70: {id: car_carlas1_4, doc: 'El Corona, fourth car.', -with: {stock_garage: garage_carlas1}}
    71: {id: car_cesafe1_4, doc: 'Mulholland, fourth car.', -with: {stock_garage: garage_cesafe1}}
    72: {id: car_imp_la_4, doc: 'Pershing Square, fourth car.', -with: {stock_garage: garage_imp_la}}
    73: {id: car_imp_sf_4, doc: 'Downtown, fourth car.', -with: {stock_garage: garage_imp_sf}}
    74: {id: car_imp_lv_4, doc: 'The Emerald Isle, fourth car.', -with: {stock_garage: garage_imp_lv}}
    75: {id: car_sav1sfe_4, doc: 'Calton Heights, fourth car.', -with: {stock_garage: garage_sav1sfe}}
    76: {id: car_sav1sfw_4, doc: 'Paradiso, fourth car.', -with: {stock_garage: garage_sav1sfw}}
    77: {id: car_lcksfse_4, doc: 'Doherty, fourth car.', -with: {stock_garage: garage_lcksfse}}
    78: {id: car_svgsfs1_4, doc: 'Hashbury, fourth car.', -with: {stock_garage: garage_svgsfs1}}
    79: {id: car_dhangar_4, doc: 'Verdant Meadows, fourth car.', -with: {stock_garage: garage_dhangar}}
  interior_area:
    0: {id: interior_outside, doc: Outside.}
    1: {id: interior_1, doc: 'Area 1 of the interiors; several rooms share it.', -with: {interior_room: [room_ammu_nation_1, room_cafe_shop_catalina, room_caligulas_casino_roof_access, room_insnamee_track_betting_chinatown_sf, room_lv_meat_factory, room_liberty_city, room_restaurant_1, room_safe_house_1, room_safe_house_16, room_shamal, room_stadium_1, room_sub_urban, room_the_caligulas_casino, room_warehouse]}}
    2: {id: interior_2, doc: 'Area 2 of the interiors; several rooms share it.', -with: {interior_room: [room_big_smokes_crack_palace, room_reeces_barbershop, room_safe_house_17, room_the_pig_pen]}}
    3: {id: interior_3, doc: 'Area 3 of the interiors; several rooms share it.', -with: {interior_room: [room_big_bears_apartment, room_big_spread_ranch, room_brothel, room_brothel_2, room_driving_school, room_gay_gordos_barbershop, room_insnamee_track_betting, room_jizzys_pleasure_domes, room_johnson_house, room_lv_tattoo_parlour, room_lvpd_hq, room_las_venturas_planning_dep, room_record_label_hallway, room_sex_shop, room_train_hard]}}
    4: {id: interior_4, doc: 'Area 4 of the interiors; several rooms share it.', -with: {interior_room: [room_24_7_shop_3, room_ammu_nation_2, room_diner_2, room_safe_house_2, room_safe_house_6]}}
    5: {id: interior_5, doc: 'Area 5 of the interiors; several rooms share it.', -with: {interior_room: [room_burning_desire_house, room_diner_1, room_los_santos_gym, room_madd_doggs_mansion_1, room_madd_doggs_mansion_2, room_police_station_1, room_safe_house_10, room_safe_house_3, room_the_crack_den, room_victim, room_well_stacked_pizza_co]}}
    6: {id: interior_6, doc: 'Area 6 of the interiors; several rooms share it.', -with: {interior_room: [room_24_7_shop_2, room_ammu_nation_3, room_ammu_nation_4, room_lspd_hq, room_millies_bedroom, room_rc_zeros_shop, room_restaurant_2, room_safe_house_13, room_safe_house_15, room_safe_house_8, room_safe_house_9, room_san_fierro_gym]}}
    7: {id: interior_7, doc: 'Area 7 of the interiors; several rooms share it.', -with: {interior_room: [room_ammu_nation_5_2_floors, room_las_venturas_gym]}}
    8: {id: interior_8, doc: 'Area 8 of the interiors; several rooms share it.', -with: {interior_room: [room_colonel_fuhrbergers_house, room_safe_house_11, room_safe_house_7]}}
    9: {id: interior_9, doc: 'Area 9 of the interiors; several rooms share it.', -with: {interior_room: [room_andromada, room_cluckin_bell, room_safe_house_18, room_safe_house_4]}}
    10: {id: interior_10, doc: 'Area 10 of the interiors; several rooms share it.', -with: {interior_room: [room_abandoned_ac_tower_safehouse, room_burger_shot, room_rc_zeros_battlefield, room_sfpd_hq, room_safe_house_14, room_the_four_dragons_casino]}}
    11: {id: interior_11, doc: 'Area 11 of the interiors; several rooms share it.', -with: {interior_room: [room_bar_2_ten_green_bottles, room_safe_house_12, room_the_four_dragons_casino_office]}}
    12: {id: interior_12, doc: 'Area 12 of the interiors; several rooms share it.', -with: {interior_room: [room_budget_inn_motel_room, room_macislas_barbershop, room_the_casino]}}
    14: {id: interior_14, doc: 'Area 14 of the interiors; several rooms share it.', -with: {interior_room: [room_didier_sachs, room_francis_int_airport_baggage_claim, room_san_fierro_chunk_cutscene_place, room_stadium_3_kickstart]}}
    15: {id: interior_15, doc: 'Area 15 of the interiors; several rooms share it.', -with: {interior_room: [room_binco, room_jefferson_motel, room_safe_house_5, room_stadium_2_bloodbowl]}}
    16: {id: interior_16, doc: 'Area 16 of the interiors; several rooms share it.', -with: {interior_room: [room_ls_tattoo_parlour]}}
    17: {id: interior_17, doc: 'Area 17 of the interiors; several rooms share it.', -with: {interior_room: [room_bar_1_gaydar_station, room_hemlock_tattoo, room_rusty_browns_ring_donuts, room_the_shermans_dam_generator_hall]}}
    18: {id: interior_18, doc: 'Area 18 of the interiors; several rooms share it.', -with: {interior_room: [room_24_7_shop_1, room_atrium_lobby_entrance, room_atrium_lobby_exit, room_lil_probe_inn_ufo_bar, room_zip]}}
  interior_room:
    1: {id: room_ammu_nation_1, doc: Ammu-Nation 1., -with: {x: 286.15, y: -41.54, z: 1000.57}}
    2: {id: room_cafe_shop_catalina, doc: Cafe shop (Catalina)., -with: {x: 681.58, y: -473.42, z: 15.59}}
    3: {id: room_caligulas_casino_roof_access, doc: Caligulas Casino (Roof access)., -with: {x: 2264.49, y: 1619.58, z: 1089.5}}
    4: {id: room_insnamee_track_betting_chinatown_sf, doc: Insnamee Track Betting (Chinatown SF)., -with: {x: -2166.01, y: 643.05, z: 1057.59}}
    5: {id: room_lv_meat_factory, doc: LV Meat Factory., -with: {x: 965.38, y: 2159.33, z: 1010.02}}
    6: {id: room_liberty_city, doc: Liberty City., -with: {x: -750.8, y: 491, z: 1371.7}}
    7: {id: room_restaurant_1, doc: Restaurant 1., -with: {x: 452.89, y: -18.18, z: 1000.18}}
    8: {id: room_safe_house_1, doc: Safe House 1., -with: {x: 223.04, y: 1287.26, z: 1081.2}}
    9: {id: room_safe_house_16, doc: Safe House 16., -with: {x: 2217.54, y: -1076.29, z: 1049.52}}
    10: {id: room_shamal, doc: Shamal., -with: {x: 1.61, y: 34.74, z: 1199}}
    11: {id: room_stadium_1, doc: Stadium 1., -with: {x: -1400.21, y: 106.89, z: 1032.27}}
    12: {id: room_sub_urban, doc: Sub Urban., -with: {x: 203.78, y: -49.89, z: 1000.8}}
    13: {id: room_the_caligulas_casino, doc: The Caligulas Casino., -with: {x: 2233.91, y: 1714.73, z: 1011.38}}
    14: {id: room_warehouse, doc: Warehouse., -with: {x: 1401.3, y: -15.5, z: 1002.9}}
    15: {id: room_big_smokes_crack_palace, doc: Big Smoke's Crack Palace., -with: {x: 2541.7, y: -1304.01, z: 1024.07}}
    16: {id: room_reeces_barbershop, doc: Reece's Barbershop., -with: {x: 411.63, y: -23.33, z: 1000.8}}
    17: {id: room_safe_house_17, doc: Safe House 17., -with: {x: 2237.59, y: -1080.87, z: 1048.07}}
    18: {id: room_the_pig_pen, doc: The Pig Pen., -with: {x: 1204.81, y: -12.79, z: 1000.09}}
    19: {id: room_big_bears_apartment, doc: Big Bear's apartment., -with: {x: 1527.38, y: -11.02, z: 1002.1}}
    20: {id: room_big_spread_ranch, doc: Big Spread Ranch., -with: {x: 1212.02, y: -25.86, z: 1000.09}}
    21: {id: room_brothel, doc: Brothel., -with: {x: 944.8, y: 1.96, z: 1000.93}}
    22: {id: room_brothel_2, doc: Brothel 2., -with: {x: 963, y: -47.2, z: 1001.12}}
    23: {id: room_driving_school, doc: Driving School., -with: {x: -2029.72, y: -119.55, z: 1034.17}}
    24: {id: room_gay_gordos_barbershop, doc: Gay Gordo's Barbershop., -with: {x: 418.65, y: -84.14, z: 1000.96}}
    25: {id: room_insnamee_track_betting, doc: Insnamee Track Betting., -with: {x: 834.82, y: 7.42, z: 1003.18}}
    26: {id: room_jizzys_pleasure_domes, doc: Jizzy's Pleasure Domes., -with: {x: -2661.01, y: 1417.74, z: 921.31}}
    27: {id: room_johnson_house, doc: Johnson House., -with: {x: 2496.05, y: -1692.73, z: 1013.75}}
    28: {id: room_lv_tattoo_parlour, doc: LV Tattoo Parlour., -with: {x: -204.44, y: -44.35, z: 1001.3}}
    29: {id: room_lvpd_hq, doc: LVPD HQ., -with: {x: 238.66, y: 139.35, z: 1002.05}}
    30: {id: room_las_venturas_planning_dep, doc: Las Venturas Planning Dep., -with: {x: 390.87, y: 173.81, z: 1007.39}}
    31: {id: room_record_label_hallway, doc: Record Label Hallway., -with: {x: 1037.9, y: 5.35, z: 1001.28}}
    32: {id: room_sex_shop, doc: Sex Shop., -with: {x: -100.33, y: -24.92, z: 999.74}}
    33: {id: room_train_hard, doc: Train Hard., -with: {x: 207.06, y: -139.81, z: 1002.52}}
    34: {id: room_24_7_shop_3, doc: '24/7 shop 3.', -with: {x: -27.31, y: -31.38, z: 1002.55}}
    35: {id: room_ammu_nation_2, doc: Ammu-Nation 2., -with: {x: 285.8, y: -85.45, z: 1000.54}}
    36: {id: room_diner_2, doc: Diner 2., -with: {x: 460, y: -88.43, z: 999.62}}
    37: {id: room_safe_house_2, doc: Safe House 2., -with: {x: 260.98, y: 1284.55, z: 1079.3}}
    38: {id: room_safe_house_6, doc: Safe House 6., -with: {x: -260.6, y: 1456.62, z: 1083.45}}
    39: {id: room_burning_desire_house, doc: Burning Desire House., -with: {x: 2352.34, y: -1181.25, z: 1027}}
    40: {id: room_diner_1, doc: Diner 1., -with: {x: 448.7435, y: -110.0457, z: 1000.0772}}
    41: {id: room_los_santos_gym, doc: Los Santos Gym., -with: {x: 772.11, y: -5, z: 999.69}}
    42: {id: room_madd_doggs_mansion_1, doc: Madd Dogg's Mansion 1., -with: {x: 1260.58, y: -785.31, z: 1090.96}}
    43: {id: room_madd_doggs_mansion_2, doc: Madd Dogg's Mansion 2., -with: {x: 1299.08, y: -796.83, z: 1083.03}}
    44: {id: room_police_station_1, doc: Police Station 1., -with: {x: 322.72, y: 306.4, z: 999.11}}
    45: {id: room_safe_house_10, doc: Safe House 10., -with: {x: 2233.8, y: -1115.36, z: 1049.91}}
    46: {id: room_safe_house_3, doc: Safe House 3., -with: {x: 140.18, y: 1366.58, z: 1082.97}}
    47: {id: room_the_crack_den, doc: The Crack Den., -with: {x: 318.57, y: 1115.21, z: 1082.98}}
    48: {id: room_victim, doc: Victim., -with: {x: 227.29, y: -7.43, z: 1001.26}}
    49: {id: room_well_stacked_pizza_co, doc: Well Stacked Pizza Co., -with: {x: 372.35, y: -133.55, z: 1000.45}}
    50: {id: room_24_7_shop_2, doc: '24/7 shop 2.', -with: {x: -26.69, y: -57.81, z: 1002.55}}
    51: {id: room_ammu_nation_3, doc: Ammu-Nation 3., -with: {x: 296.92, y: -111.97, z: 1000.57}}
    52: {id: room_ammu_nation_4, doc: Ammu-Nation 4., -with: {x: 316.53, y: -169.61, z: 998.66}}
    53: {id: room_lspd_hq, doc: LSPD HQ., -with: {x: 246.78, y: 62.2, z: 1002.64}}
    54: {id: room_millies_bedroom, doc: Millie's Bedroom., -with: {x: 347.52, y: 306.77, z: 999.15}}
    55: {id: room_rc_zeros_shop, doc: RC Zero's Shop., -with: {x: -2241.07, y: 128.52, z: 1034.42}}
    56: {id: room_restaurant_2, doc: Restaurant 2., -with: {x: 441.98, y: -49.92, z: 998.69}}
    57: {id: room_safe_house_13, doc: Safe House 13., -with: {x: 2196.79, y: -1204.35, z: 1048.05}}
    58: {id: room_safe_house_15, doc: Safe House 15., -with: {x: 2308.79, y: -1212.88, z: 1048.03}}
    59: {id: room_safe_house_8, doc: Safe House 8., -with: {x: -68.69, y: 1351.97, z: 1079.28}}
    60: {id: room_safe_house_9, doc: Safe House 9., -with: {x: 2333.11, y: -1077.1, z: 1048.04}}
    61: {id: room_san_fierro_gym, doc: San Fierro Gym., -with: {x: 774.21, y: -50.02, z: 999.69}}
    62: {id: room_ammu_nation_5_2_floors, doc: Ammu-Nation 5 (2 floors)., -with: {x: 309.38, y: -136.3, z: 999.6}}
    63: {id: room_las_venturas_gym, doc: Las Venturas Gym., -with: {x: 773.58, y: -78.2, z: 999.69}}
    64: {id: room_colonel_fuhrbergers_house, doc: Colonel Fuhrberger's House., -with: {x: 2807.62, y: -1174.1, z: 1024.58}}
    65: {id: room_safe_house_11, doc: Safe House 11., -with: {x: 2365.3, y: -1134.92, z: 1049.91}}
    66: {id: room_safe_house_7, doc: Safe House 7., -with: {x: -42.58, y: 1405.61, z: 1083.45}}
    67: {id: room_andromada, doc: Andromada., -with: {x: 315.48, y: 984.13, z: 1959.11}}
    68: {id: room_cluckin_bell, doc: Cluckin' Bell., -with: {x: 365.67, y: -11.61, z: 1000.87}}
    69: {id: room_safe_house_18, doc: Safe House 18., -with: {x: 2317.82, y: -1026.75, z: 1049.21}}
    70: {id: room_safe_house_4, doc: Safe House 4., -with: {x: 82.95, y: 1322.44, z: 1082.89}}
    71: {id: room_abandoned_ac_tower_safehouse, doc: Abandoned AC Tower (safehouse)., -with: {x: 422.16, y: 2536.52, z: 9.01}}
    72: {id: room_burger_shot, doc: Burger Shot., -with: {x: 363.11, y: -74.88, z: 1000.55}}
    73: {id: room_rc_zeros_battlefield, doc: RC Zero's Battlefield., -with: {x: -975.57, y: 1061.13, z: 1345.67}}
    74: {id: room_sfpd_hq, doc: SFPD HQ., -with: {x: 246.62, y: 112.1, z: 1003.2}}
    75: {id: room_safe_house_14, doc: Safe House 14., -with: {x: 2270.39, y: -1210.45, z: 1046.57}}
    76: {id: room_the_four_dragons_casino, doc: The Four Dragons Casino., -with: {x: 2018.95, y: 1017.09, z: 995.88}}
    77: {id: room_bar_2_ten_green_bottles, doc: Bar 2 (Ten Green Bottles)., -with: {x: 501.98, y: -67.75, z: 997.84}}
    78: {id: room_safe_house_12, doc: Safe House 12., -with: {x: 2282.91, y: -1140.29, z: 1049.91}}
    79: {id: room_the_four_dragons_casino_office, doc: The Four Dragons Casino (office)., -with: {x: 2004.01, y: 1027.42, z: 33.53}}
    80: {id: room_budget_inn_motel_room, doc: Budget Inn Motel Room., -with: {x: 447.52, y: 511.49, z: 1001.4}}
    81: {id: room_macislas_barbershop, doc: Macisla's Barbershop., -with: {x: 412.02, y: -54.55, z: 1000.96}}
    82: {id: room_the_casino, doc: The Casino., -with: {x: 1133.07, y: -12.77, z: 999.75}}
    83: {id: room_didier_sachs, doc: Didier Sachs., -with: {x: 204.33, y: -168.7, z: 999.58}}
    84: {id: room_francis_int_airport_baggage_claim, doc: Francis Int. Airport (Baggage Claim)., -with: {x: -1860.82, y: 59.74, z: 1062.14}}
    85: {id: room_san_fierro_chunk_cutscene_place, doc: San Fierro Chunk (cutscene place)., -with: {x: -2015.66, y: 147.2, z: 29.31}}
    86: {id: room_stadium_3_kickstart, doc: Stadium 3 (Kickstart)., -with: {x: -1410.72, y: 1591.16, z: 1052.53}}
    87: {id: room_binco, doc: Binco., -with: {x: 207.74, y: -111.42, z: 1004.27}}
    88: {id: room_jefferson_motel, doc: Jefferson Motel., -with: {x: 2214.34, y: -1150.51, z: 1024.8}}
    89: {id: room_safe_house_5, doc: Safe House 5., -with: {x: -283.55, y: 1470.98, z: 1083.45}}
    90: {id: room_stadium_2_bloodbowl, doc: Stadium 2 (Bloodbowl)., -with: {x: -1394.2, y: 987.62, z: 1023.96}}
    91: {id: room_ls_tattoo_parlour, doc: LS Tattoo Parlour., -with: {x: -204.44, y: -27.15, z: 1001.3}}
    92: {id: room_bar_1_gaydar_station, doc: Bar 1 (Gaydar Station)., -with: {x: 493.39, y: -24.92, z: 999.69}}
    93: {id: room_hemlock_tattoo, doc: Hemlock Tattoo., -with: {x: -204.44, y: -9.17, z: 1001.3}}
    94: {id: room_rusty_browns_ring_donuts, doc: Rusty Brown's - Ring Donuts., -with: {x: 378.29, y: -188.9, z: 1000.61}}
    95: {id: room_the_shermans_dam_generator_hall, doc: The Sherman's Dam Generator Hall., -with: {x: -956.6, y: 1862.23, z: 9.01}}
    96: {id: room_24_7_shop_1, doc: '24/7 shop 1.', -with: {x: -30.95, y: -91.71, z: 1002.55}}
    97: {id: room_atrium_lobby_entrance, doc: Atrium lobby entrance., -with: {x: 1726.19, y: -1638.01, z: 19.27}}
    98: {id: room_atrium_lobby_exit, doc: Atrium lobby exit., -with: {x: 1700.74, y: -1668.48, z: 19.22}}
    99: {id: room_lil_probe_inn_ufo_bar, doc: Lil Probe Inn (UFO Bar)., -with: {x: -229.03, y: 1401.23, z: 26.77}}
    100: {id: room_zip, doc: Zip., -with: {x: 161.39, y: -96.69, z: 1000.81}}
  item_kind:
    0: {id: goods_car_part, doc: Part of a car.}
    1: {id: goods_torso, doc: Clothes for the torso.}
    2: {id: goods_legs, doc: Trousers.}
    3: {id: goods_shoes, doc: Shoes.}
    4: {id: goods_chain, doc: Chain.}
    5: {id: goods_watch, doc: Watch.}
    6: {id: goods_shades, doc: Glasses or mask.}
    7: {id: goods_hat, doc: Hat.}
    8: {id: goods_special, doc: Clothes for all of the body.}
    9: {id: goods_haircut, doc: Haircut.}
    10: {id: goods_tattoo, doc: Tattoo.}
    11: {id: goods_food, doc: Food.}
    12: {id: goods_weapon, doc: Weapon.}
  shop_item:
    0: {id: item_bnt_b_sc_l, -orig-id: 'bnt_b_sc_l', doc: 'Fury scoop (vents): part `bnt_b_sc_l`, model 1005, text BMBLBS.', -with: {item_kind: goods_car_part, price: 150, car_part: part_bnt_b_sc_l}}
    1: {id: item_bnt_b_sc_m, -orig-id: 'bnt_b_sc_m', doc: 'Champ scoop (vents): part `bnt_b_sc_m`, model 1004, text BMBMBS.', -with: {item_kind: goods_car_part, price: 100, car_part: part_bnt_b_sc_m}}
    2: {id: item_bnt_b_sc_p_l, -orig-id: 'bnt_b_sc_p_l', doc: 'Worx scoop (hood): part `bnt_b_sc_p_l`, model 1012, text BMBLCS.', -with: {item_kind: goods_car_part, price: 250, car_part: part_bnt_b_sc_p_l}}
    3: {id: item_bnt_b_sc_p_m, -orig-id: 'bnt_b_sc_p_m', doc: 'Race scoop (hood): part `bnt_b_sc_p_m`, model 1011, text BMBMCS.', -with: {item_kind: goods_car_part, price: 220, car_part: part_bnt_b_sc_p_m}}
    4: {id: item_bntl_b_ov, -orig-id: 'bntl_b_ov', doc: 'Oval vents Left (hood): part `bntl_b_ov`, model 1143, text BMBOBV.', -with: {item_kind: goods_car_part, price: 150, car_part: part_bntl_b_ov}}
    5: {id: item_bntl_b_sq, -orig-id: 'bntl_b_sq', doc: 'Square vents Left (hood): part `bntl_b_sq`, model 1145, text BMBSBV.', -with: {item_kind: goods_car_part, price: 100, car_part: part_bntl_b_sq}}
    6: {id: item_exh_b_l, -orig-id: 'exh_b_l', doc: 'Large (exhausts): part `exh_b_l`, model 1020, text BMBLE.', -with: {item_kind: goods_car_part, price: 250, car_part: part_exh_b_l}}
    7: {id: item_exh_b_m, -orig-id: 'exh_b_m', doc: 'Medium (exhausts): part `exh_b_m`, model 1021, text BMBME.', -with: {item_kind: goods_car_part, price: 200, car_part: part_exh_b_m}}
    8: {id: item_exh_b_s, -orig-id: 'exh_b_s', doc: 'Small (exhausts): part `exh_b_s`, model 1022, text BMBSE.', -with: {item_kind: goods_car_part, price: 150, car_part: part_exh_b_s}}
    9: {id: item_exh_b_t, -orig-id: 'exh_b_t', doc: 'Twin (exhausts): part `exh_b_t`, model 1019, text BMBTE.', -with: {item_kind: goods_car_part, price: 300, car_part: part_exh_b_t}}
    10: {id: item_exh_b_ts, -orig-id: 'exh_b_ts', doc: 'Upswept (exhausts): part `exh_b_ts`, model 1018, text BMBUE.', -with: {item_kind: goods_car_part, price: 350, car_part: part_exh_b_ts}}
    11: {id: item_lgt_b_rspt, -orig-id: 'lgt_b_rspt', doc: 'Round fog lamps: part `lgt_b_rspt`, model 1013, text BMBRSL.', -with: {item_kind: goods_car_part, price: 100, car_part: part_lgt_b_rspt}}
    12: {id: item_lgt_b_sspt, -orig-id: 'lgt_b_sspt', doc: 'Square fog lamps: part `lgt_b_sspt`, model 1024, text BMBSSL.', -with: {item_kind: goods_car_part, price: 50, car_part: part_lgt_b_sspt}}
    13: {id: item_nto_b_l, -orig-id: 'nto_b_l', doc: 'Nitro 5x (nitro): part `nto_b_l`, model 1008, text BMBLN.', -with: {item_kind: goods_car_part, price: 500, car_part: part_nto_b_l}}
    14: {id: item_nto_b_s, -orig-id: 'nto_b_s', doc: 'Nitro 2x (nitro): part `nto_b_s`, model 1009, text BMBSM.', -with: {item_kind: goods_car_part, price: 200, car_part: part_nto_b_s}}
    15: {id: item_nto_b_tw, -orig-id: 'nto_b_tw', doc: 'Nitro 10x (nitro): part `nto_b_tw`, model 1010, text BMBTN.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_nto_b_tw}}
    16: {id: item_rf_b_sc_r, -orig-id: 'rf_b_sc_r', doc: 'Roof scoop (roof): part `rf_b_sc_r`, model 1006, text BMBRS.', -with: {item_kind: goods_car_part, price: 80, car_part: part_rf_b_sc_r}}
    17: {id: item_spl_b_bab_m, -orig-id: 'spl_b_bab_m', doc: 'Win (spoilers): part `spl_b_bab_m`, model 1001, text BMMABBS.', -with: {item_kind: goods_car_part, price: 550, car_part: part_spl_b_bab_m}}
    18: {id: item_spl_b_bar_l, -orig-id: 'spl_b_bar_l', doc: 'Champ (spoilers): part `spl_b_bar_l`, model 1014, text BMLARBS.', -with: {item_kind: goods_car_part, price: 400, car_part: part_spl_b_bar_l}}
    19: {id: item_spl_b_bar_m, -orig-id: 'spl_b_bar_m', doc: 'Drag (spoilers): part `spl_b_bar_m`, model 1002, text BMMARBS.', -with: {item_kind: goods_car_part, price: 200, car_part: part_spl_b_bar_m}}
    20: {id: item_spl_b_bbb_m, -orig-id: 'spl_b_bbb_m', doc: 'Fury (spoilers): part `spl_b_bbb_m`, model 1023, text BMMBS.', -with: {item_kind: goods_car_part, price: 350, car_part: part_spl_b_bbb_m}}
    21: {id: item_spl_b_bbr_l, -orig-id: 'spl_b_bbr_l', doc: 'Race (spoilers): part `spl_b_bbr_l`, model 1015, text BMLRS.', -with: {item_kind: goods_car_part, price: 500, car_part: part_spl_b_bbr_l}}
    22: {id: item_spl_b_bbr_m, -orig-id: 'spl_b_bbr_m', doc: 'Worx (spoilers): part `spl_b_bbr_m`, model 1016, text BMMRS.', -with: {item_kind: goods_car_part, price: 200, car_part: part_spl_b_bbr_m}}
    23: {id: item_spl_b_mab_m, -orig-id: 'spl_b_mab_m', doc: 'Alpha (spoilers): part `spl_b_mab_m`, model 1003, text BMMABS.', -with: {item_kind: goods_car_part, price: 250, car_part: part_spl_b_mab_m}}
    24: {id: item_spl_b_mar_m, -orig-id: 'spl_b_mar_m', doc: 'Pro (spoilers): part `spl_b_mar_m`, model 1000, text BMMARS.', -with: {item_kind: goods_car_part, price: 400, car_part: part_spl_b_mar_m}}
    25: {id: item_wg_l_b_ssk, -orig-id: 'wg_l_b_ssk', doc: 'Side skirt Left (side skirts): part `wg_l_b_ssk`, model 1007, text BMWNG1.', -with: {item_kind: goods_car_part, price: 500, car_part: part_wg_l_b_ssk}}
    26: {id: item_wg_r_b_ssk, -orig-id: 'wg_r_b_ssk', doc: 'Side skirt Right (side skirts): part `wg_r_b_ssk`, model 1017, text BMWNG2.', -with: {item_kind: goods_car_part, price: 500, car_part: part_wg_r_b_ssk}}
    27: {id: item_exh_a_f, -orig-id: 'exh_a_f', doc: 'Side skirt Left (Alien) (exhausts): part `exh_a_f`, model 1046, text FLSAE.', -with: {item_kind: goods_car_part, price: 710, car_part: part_exh_a_f}}
    28: {id: item_exh_c_f, -orig-id: 'exh_c_f', doc: 'Side skirt Right (Alien) (exhausts): part `exh_c_f`, model 1045, text FLSCE.', -with: {item_kind: goods_car_part, price: 510, car_part: part_exh_c_f}}
    29: {id: item_fbmp_a_f, -orig-id: 'fbmp_a_f', doc: 'Front bumper (X-flow) (front bumper): part `fbmp_a_f`, model 1153, text FLSAFF.', -with: {item_kind: goods_car_part, price: 1200, car_part: part_fbmp_a_f}}
    30: {id: item_fbmp_c_f, -orig-id: 'fbmp_c_f', doc: 'Front bumper (Alien) (front bumper): part `fbmp_c_f`, model 1152, text FLSCFF.', -with: {item_kind: goods_car_part, price: 910, car_part: part_fbmp_c_f}}
    31: {id: item_rbmp_a_f, -orig-id: 'rbmp_a_f', doc: 'Rear bumber (X-flow) (rear bumper): part `rbmp_a_f`, model 1150, text FLSARF.', -with: {item_kind: goods_car_part, price: 1090, car_part: part_rbmp_a_f}}
    32: {id: item_rbmp_c_f, -orig-id: 'rbmp_c_f', doc: 'Rear bumber (Alien) (rear bumper): part `rbmp_c_f`, model 1151, text FLSCRF.', -with: {item_kind: goods_car_part, price: 840, car_part: part_rbmp_c_f}}
    33: {id: item_rf_a_f, -orig-id: 'rf_a_f', doc: 'Spoiler (X-flow) (roof): part `rf_a_f`, model 1054, text FLSARV.', -with: {item_kind: goods_car_part, price: 210, car_part: part_rf_a_f}}
    34: {id: item_rf_c_f, -orig-id: 'rf_c_f', doc: 'Spoiler (Alien) (roof): part `rf_c_f`, model 1053, text FLSCRV.', -with: {item_kind: goods_car_part, price: 130, car_part: part_rf_c_f}}
    35: {id: item_spl_a_f_r, -orig-id: 'spl_a_f_r', doc: 'Side skirt Right (X-flow) (spoilers): part `spl_a_f_r`, model 1049, text FLSAS.', -with: {item_kind: goods_car_part, price: 810, car_part: part_spl_a_f_r}}
    36: {id: item_spl_c_f_r, -orig-id: 'spl_c_f_r', doc: 'Side skirt Left (X-flow) (spoilers): part `spl_c_f_r`, model 1050, text FLSCS.', -with: {item_kind: goods_car_part, price: 620, car_part: part_spl_c_f_r}}
    37: {id: item_wg_l_a_f, -orig-id: 'wg_l_a_f', doc: 'Exhaust (Alien) (side skirts): part `wg_l_a_f`, model 1047, text FLSASI.', -with: {item_kind: goods_car_part, price: 670, car_part: part_wg_l_a_f}}
    38: {id: item_wg_l_c_f, -orig-id: 'wg_l_c_f', doc: 'Exhaust (X-flow) (side skirts): part `wg_l_c_f`, model 1048, text FLSCSI.', -with: {item_kind: goods_car_part, price: 530, car_part: part_wg_l_c_f}}
    39: {id: item_exh_a_j, -orig-id: 'exh_a_j', doc: 'Side skirt Right (Alien) (exhausts): part `exh_a_j`, model 1065, text JSTAE.', -with: {item_kind: goods_car_part, price: 850, car_part: part_exh_a_j}}
    40: {id: item_exh_c_j, -orig-id: 'exh_c_j', doc: 'Side skirt Left (Alien) (exhausts): part `exh_c_j`, model 1066, text JSTCE.', -with: {item_kind: goods_car_part, price: 750, car_part: part_exh_c_j}}
    41: {id: item_fbmp_a_j, -orig-id: 'fbmp_a_j', doc: 'Rear bumber (X-flow) (front bumper): part `fbmp_a_j`, model 1160, text JSTAFF.', -with: {item_kind: goods_car_part, price: 1050, car_part: part_fbmp_a_j}}
    42: {id: item_fbmp_c_j, -orig-id: 'fbmp_c_j', doc: 'Front bumper (X-flow) (front bumper): part `fbmp_c_j`, model 1173, text JSTCFF.', -with: {item_kind: goods_car_part, price: 950, car_part: part_fbmp_c_j}}
    43: {id: item_rbmp_a_j, -orig-id: 'rbmp_a_j', doc: 'Spoiler (X-flow) (rear bumper): part `rbmp_a_j`, model 1159, text JSTARF.', -with: {item_kind: goods_car_part, price: 1050, car_part: part_rbmp_a_j}}
    44: {id: item_rbmp_c_j, -orig-id: 'rbmp_c_j', doc: 'Rear bumber (Alien) (rear bumper): part `rbmp_c_j`, model 1161, text JSTCRF.', -with: {item_kind: goods_car_part, price: 950, car_part: part_rbmp_c_j}}
    45: {id: item_rf_a_j, -orig-id: 'rf_a_j', doc: 'Exhaust (Alien) (roof): part `rf_a_j`, model 1067, text JSTARV.', -with: {item_kind: goods_car_part, price: 250, car_part: part_rf_a_j}}
    46: {id: item_rf_c_j, -orig-id: 'rf_c_j', doc: 'Exhaust (X-flow) (roof): part `rf_c_j`, model 1068, text JSTCRV.', -with: {item_kind: goods_car_part, price: 200, car_part: part_rf_c_j}}
    47: {id: item_spl_a_j_b, -orig-id: 'spl_a_j_b', doc: 'Front bumper (Alien) (spoilers): part `spl_a_j_b`, model 1162, text JSTAS.', -with: {item_kind: goods_car_part, price: 650, car_part: part_spl_a_j_b}}
    48: {id: item_spl_c_j_b, -orig-id: 'spl_c_j_b', doc: 'Spoiler (Alien) (spoilers): part `spl_c_j_b`, model 1158, text JSTCS.', -with: {item_kind: goods_car_part, price: 550, car_part: part_spl_c_j_b}}
    49: {id: item_wg_l_a_j, -orig-id: 'wg_l_a_j', doc: 'Side skirt Right (X-flow) (side skirts): part `wg_l_a_j`, model 1069, text JSTASI.', -with: {item_kind: goods_car_part, price: 550, car_part: part_wg_l_a_j}}
    50: {id: item_wg_l_c_j, -orig-id: 'wg_l_c_j', doc: 'Side skirt Left (X-flow) (side skirts): part `wg_l_c_j`, model 1070, text JSTCSI.', -with: {item_kind: goods_car_part, price: 450, car_part: part_wg_l_c_j}}
    51: {id: item_exh_a_l, -orig-id: 'exh_a_l', doc: 'Side skirt Right (Alien) (exhausts): part `exh_a_l`, model 1034, text LGDAE.', -with: {item_kind: goods_car_part, price: 790, car_part: part_exh_a_l}}
    52: {id: item_exh_c_l, -orig-id: 'exh_c_l', doc: 'Exhaust (X-flow) (exhausts): part `exh_c_l`, model 1037, text LGDCE.', -with: {item_kind: goods_car_part, price: 690, car_part: part_exh_c_l}}
    53: {id: item_fbmp_a_l, -orig-id: 'fbmp_a_l', doc: 'Front bumper (Alien) (front bumper): part `fbmp_a_l`, model 1171, text LGDAFF.', -with: {item_kind: goods_car_part, price: 990, car_part: part_fbmp_a_l}}
    54: {id: item_fbmp_c_l, -orig-id: 'fbmp_c_l', doc: 'Front bumper (X-flow) (front bumper): part `fbmp_c_l`, model 1172, text LGDCFF.', -with: {item_kind: goods_car_part, price: 900, car_part: part_fbmp_c_l}}
    55: {id: item_rbmp_a_l, -orig-id: 'rbmp_a_l', doc: 'Rear bumber (Alien) (rear bumper): part `rbmp_a_l`, model 1149, text LGDARF.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_rbmp_a_l}}
    56: {id: item_rbmp_c_l, -orig-id: 'rbmp_c_l', doc: 'Rear bumber (X-flow) (rear bumper): part `rbmp_c_l`, model 1148, text LGDCRF.', -with: {item_kind: goods_car_part, price: 890, car_part: part_rbmp_c_l}}
    57: {id: item_rf_a_l, -orig-id: 'rf_a_l', doc: 'Side skirt Right (X-flow) (roof): part `rf_a_l`, model 1038, text LGDARV.', -with: {item_kind: goods_car_part, price: 190, car_part: part_rf_a_l}}
    58: {id: item_rf_c_l, -orig-id: 'rf_c_l', doc: 'Side skirt Left (Alien) (roof): part `rf_c_l`, model 1035, text LGDCRV.', -with: {item_kind: goods_car_part, price: 150, car_part: part_rf_c_l}}
    59: {id: item_spl_a_l_b, -orig-id: 'spl_a_l_b', doc: 'Spoiler (X-flow) (spoilers): part `spl_a_l_b`, model 1147, text LGDAS.', -with: {item_kind: goods_car_part, price: 600, car_part: part_spl_a_l_b}}
    60: {id: item_spl_c_l_b, -orig-id: 'spl_c_l_b', doc: 'Spoiler (Alien) (spoilers): part `spl_c_l_b`, model 1146, text LGDCS.', -with: {item_kind: goods_car_part, price: 490, car_part: part_spl_c_l_b}}
    61: {id: item_wg_l_a_l, -orig-id: 'wg_l_a_l', doc: 'Exhaust (Alien) (side skirts): part `wg_l_a_l`, model 1036, text LGDASI.', -with: {item_kind: goods_car_part, price: 500, car_part: part_wg_l_a_l}}
    62: {id: item_wg_l_c_l, -orig-id: 'wg_l_c_l', doc: 'Side skirt Left (X-flow) (side skirts): part `wg_l_c_l`, model 1039, text LGDCSI.', -with: {item_kind: goods_car_part, price: 390, car_part: part_wg_l_c_l}}
    63: {id: item_exh_a_st, -orig-id: 'exh_a_st', doc: 'Spoiler (X-flow) (exhausts): part `exh_a_st`, model 1064, text STRAE.', -with: {item_kind: goods_car_part, price: 830, car_part: part_exh_a_st}}
    64: {id: item_exh_c_st, -orig-id: 'exh_c_st', doc: 'Side skirt Right (X-flow) (exhausts): part `exh_c_st`, model 1059, text STRCE.', -with: {item_kind: goods_car_part, price: 720, car_part: part_exh_c_st}}
    65: {id: item_fbmp_a_st, -orig-id: 'fbmp_a_st', doc: 'Rear bumber (Alien) (front bumper): part `fbmp_a_st`, model 1155, text STRAFF.', -with: {item_kind: goods_car_part, price: 1030, car_part: part_fbmp_a_st}}
    66: {id: item_fbmp_c_st, -orig-id: 'fbmp_c_st', doc: 'Front bumper (X-flow) (front bumper): part `fbmp_c_st`, model 1157, text STRCFF.', -with: {item_kind: goods_car_part, price: 930, car_part: part_fbmp_c_st}}
    67: {id: item_rbmp_a_st, -orig-id: 'rbmp_a_st', doc: 'Rear bumber (X-flow) (rear bumper): part `rbmp_a_st`, model 1154, text STRARF.', -with: {item_kind: goods_car_part, price: 1030, car_part: part_rbmp_a_st}}
    68: {id: item_rbmp_c_st, -orig-id: 'rbmp_c_st', doc: 'Front bumper (Alien) (rear bumper): part `rbmp_c_st`, model 1156, text STRCRF.', -with: {item_kind: goods_car_part, price: 920, car_part: part_rbmp_c_st}}
    69: {id: item_rf_a_st, -orig-id: 'rf_a_st', doc: 'Side skirt Right (Alien) (roof): part `rf_a_st`, model 1055, text STRARV.', -with: {item_kind: goods_car_part, price: 230, car_part: part_rf_a_st}}
    70: {id: item_rf_c_st, -orig-id: 'rf_c_st', doc: 'Roof vent (Alien) (roof): part `rf_c_st`, model 1061, text STRCRV.', -with: {item_kind: goods_car_part, price: 180, car_part: part_rf_c_st}}
    71: {id: item_spl_a_st_r, -orig-id: 'spl_a_st_r', doc: 'Exhaust (X-flow) (spoilers): part `spl_a_st_r`, model 1058, text STRAS.', -with: {item_kind: goods_car_part, price: 620, car_part: part_spl_a_st_r}}
    72: {id: item_spl_c_st_r, -orig-id: 'spl_c_st_r', doc: 'Side skirt Left (X-flow) (spoilers): part `spl_c_st_r`, model 1060, text STRCS.', -with: {item_kind: goods_car_part, price: 530, car_part: part_spl_c_st_r}}
    73: {id: item_wg_l_a_st, -orig-id: 'wg_l_a_st', doc: 'Side skirt Left (Alien) (side skirts): part `wg_l_a_st`, model 1056, text STRASI.', -with: {item_kind: goods_car_part, price: 520, car_part: part_wg_l_a_st}}
    74: {id: item_wg_l_c_st, -orig-id: 'wg_l_c_st', doc: 'Exhaust (Alien) (side skirts): part `wg_l_c_st`, model 1057, text SRTCSI.', -with: {item_kind: goods_car_part, price: 430, car_part: part_wg_l_c_st}}
    75: {id: item_exh_a_s, -orig-id: 'exh_a_s', doc: 'Exhaust (Alien) (exhausts): part `exh_a_s`, model 1028, text SULAE.', -with: {item_kind: goods_car_part, price: 770, car_part: part_exh_a_s}}
    76: {id: item_exh_c_s, -orig-id: 'exh_c_s', doc: 'Exhaust (X-flow) (exhausts): part `exh_c_s`, model 1029, text SULCE.', -with: {item_kind: goods_car_part, price: 680, car_part: part_exh_c_s}}
    77: {id: item_fbmp_a_s, -orig-id: 'fbmp_a_s', doc: 'Front bumper (Alien) (front bumper): part `fbmp_a_s`, model 1169, text SULAFF.', -with: {item_kind: goods_car_part, price: 970, car_part: part_fbmp_a_s}}
    78: {id: item_fbmp_c_s, -orig-id: 'fbmp_c_s', doc: 'Front bumper (X-flow) (front bumper): part `fbmp_c_s`, model 1170, text SULCFF.', -with: {item_kind: goods_car_part, price: 880, car_part: part_fbmp_c_s}}
    79: {id: item_rbmp_a_s, -orig-id: 'rbmp_a_s', doc: 'Rear bumper (Alien) (rear bumper): part `rbmp_a_s`, model 1141, text SULARF.', -with: {item_kind: goods_car_part, price: 980, car_part: part_rbmp_a_s}}
    80: {id: item_rbmp_c_s, -orig-id: 'rbmp_c_s', doc: 'Rear bumper (X-flow) (rear bumper): part `rbmp_c_s`, model 1140, text SULCRF.', -with: {item_kind: goods_car_part, price: 870, car_part: part_rbmp_c_s}}
    81: {id: item_rf_a_s, -orig-id: 'rf_a_s', doc: 'Roof vent (Alien) (roof): part `rf_a_s`, model 1032, text SULARV.', -with: {item_kind: goods_car_part, price: 170, car_part: part_rf_a_s}}
    82: {id: item_rf_c_s, -orig-id: 'rf_c_s', doc: 'Roof vent (X-flow) (roof): part `rf_c_s`, model 1033, text SULCRV.', -with: {item_kind: goods_car_part, price: 120, car_part: part_rf_c_s}}
    83: {id: item_spl_a_s_b, -orig-id: 'spl_a_s_b', doc: 'Spoiler (Alien) (spoilers): part `spl_a_s_b`, model 1138, text SULAS.', -with: {item_kind: goods_car_part, price: 580, car_part: part_spl_a_s_b}}
    84: {id: item_spl_c_s_b, -orig-id: 'spl_c_s_b', doc: 'Spoiler (X-flow) (spoilers): part `spl_c_s_b`, model 1139, text SULCS.', -with: {item_kind: goods_car_part, price: 470, car_part: part_spl_c_s_b}}
    85: {id: item_wg_l_a_s, -orig-id: 'wg_l_a_s', doc: 'Side skirt Left (Alien) (side skirts): part `wg_l_a_s`, model 1026, text SULASI.', -with: {item_kind: goods_car_part, price: 480, car_part: part_wg_l_a_s}}
    86: {id: item_wg_l_c_s, -orig-id: 'wg_l_c_s', doc: 'Side skirt Left (X-flow) (side skirts): part `wg_l_c_s`, model 1031, text SULCSI.', -with: {item_kind: goods_car_part, price: 370, car_part: part_wg_l_c_s}}
    87: {id: item_exh_a_u, -orig-id: 'exh_a_u', doc: 'Side skirt Right (X-flow) (exhausts): part `exh_a_u`, model 1092, text URAAE.', -with: {item_kind: goods_car_part, price: 750, car_part: part_exh_a_u}}
    88: {id: item_exh_c_u, -orig-id: 'exh_c_u', doc: 'Side skirt Left (Alien) (exhausts): part `exh_c_u`, model 1089, text URACE.', -with: {item_kind: goods_car_part, price: 650, car_part: part_exh_c_u}}
    89: {id: item_fbmp_a_u, -orig-id: 'fbmp_a_u', doc: 'Rear bumber (Alien) (front bumper): part `fbmp_a_u`, model 1166, text URAAFF.', -with: {item_kind: goods_car_part, price: 950, car_part: part_fbmp_a_u}}
    90: {id: item_fbmp_c_u, -orig-id: 'fbmp_c_u', doc: 'Rear bumber (X-flow) (front bumper): part `fbmp_c_u`, model 1165, text URACFF.', -with: {item_kind: goods_car_part, price: 850, car_part: part_fbmp_c_u}}
    91: {id: item_rbmp_a_u, -orig-id: 'rbmp_a_u', doc: 'Front bumper (X-flow) (rear bumper): part `rbmp_a_u`, model 1168, text URAARF.', -with: {item_kind: goods_car_part, price: 950, car_part: part_rbmp_a_u}}
    92: {id: item_rbmp_c_u, -orig-id: 'rbmp_c_u', doc: 'Front bumper (Alien) (rear bumper): part `rbmp_c_u`, model 1167, text URACRF.', -with: {item_kind: goods_car_part, price: 850, car_part: part_rbmp_c_u}}
    93: {id: item_rf_a_u, -orig-id: 'rf_a_u', doc: 'Side skirt Right (Alien) (roof): part `rf_a_u`, model 1088, text URAARV.', -with: {item_kind: goods_car_part, price: 150, car_part: part_rf_a_u}}
    94: {id: item_rf_c_u, -orig-id: 'rf_c_u', doc: 'Exhaust (X-flow) (roof): part `rf_c_u`, model 1091, text URACRV.', -with: {item_kind: goods_car_part, price: 100, car_part: part_rf_c_u}}
    95: {id: item_spl_a_u_b, -orig-id: 'spl_a_u_b', doc: 'Spoiler (X-flow) (spoilers): part `spl_a_u_b`, model 1164, text URAAUB.', -with: {item_kind: goods_car_part, price: 550, car_part: part_spl_a_u_b}}
    96: {id: item_spl_c_u_b, -orig-id: 'spl_c_u_b', doc: 'Spoiler (Alien) (spoilers): part `spl_c_u_b`, model 1163, text URACUB.', -with: {item_kind: goods_car_part, price: 450, car_part: part_spl_c_u_b}}
    97: {id: item_wg_l_a_u, -orig-id: 'wg_l_a_u', doc: 'Exhaust (Alien) (side skirts): part `wg_l_a_u`, model 1090, text URAASI.', -with: {item_kind: goods_car_part, price: 450, car_part: part_wg_l_a_u}}
    98: {id: item_wg_l_c_u, -orig-id: 'wg_l_c_u', doc: 'Side skirt Left (X-flow) (side skirts): part `wg_l_c_u`, model 1093, text URACSI.', -with: {item_kind: goods_car_part, price: 350, car_part: part_wg_l_c_u}}
    99: {id: item_rf_lr_bl1, -orig-id: 'rf_lr_bl1', doc: 'Roof (Vinyl hardtop) (roof): part `rf_lr_bl1`, model 1128, text BLDVH.', -with: {item_kind: goods_car_part, price: 3340, car_part: part_rf_lr_bl1}}
    100: {id: item_rf_lr_bl2, -orig-id: 'rf_lr_bl2', doc: 'Roof (Convertible roof) (roof): part `rf_lr_bl2`, model 1103, text BLDCR.', -with: {item_kind: goods_car_part, price: 3250, car_part: part_rf_lr_bl2}}
    101: {id: item_rbmp_lr_bl1, -orig-id: 'rbmp_lr_bl1', doc: 'Rear bumper (Chromer) (rear bumper): part `rbmp_lr_bl1`, model 1184, text BLDRF1.', -with: {item_kind: goods_car_part, price: 2150, car_part: part_rbmp_lr_bl1}}
    102: {id: item_rbmp_lr_bl2, -orig-id: 'rbmp_lr_bl2', doc: 'Rear bumper (Slamin) (rear bumper): part `rbmp_lr_bl2`, model 1183, text BLDRF2.', -with: {item_kind: goods_car_part, price: 2040, car_part: part_rbmp_lr_bl2}}
    103: {id: item_fbmp_lr_bl1, -orig-id: 'fbmp_lr_bl1', doc: 'Front bumper (Chromer) (front bumper): part `fbmp_lr_bl1`, model 1182, text BLDFF1.', -with: {item_kind: goods_car_part, price: 2130, car_part: part_fbmp_lr_bl1}}
    104: {id: item_fbmp_lr_bl2, -orig-id: 'fbmp_lr_bl2', doc: 'Front bumper (Slamin) (front bumper): part `fbmp_lr_bl2`, model 1181, text BLDFF2.', -with: {item_kind: goods_car_part, price: 2050, car_part: part_fbmp_lr_bl2}}
    105: {id: item_exh_lr_bl1, -orig-id: 'exh_lr_bl1', doc: 'Exhaust (Chromer) (exhausts): part `exh_lr_bl1`, model 1104, text BLDE1.', -with: {item_kind: goods_car_part, price: 1610, car_part: part_exh_lr_bl1}}
    106: {id: item_exh_lr_bl2, -orig-id: 'exh_lr_bl2', doc: 'Exhaust (Slamin) (exhausts): part `exh_lr_bl2`, model 1105, text BLDE2.', -with: {item_kind: goods_car_part, price: 1540, car_part: part_exh_lr_bl2}}
    107: {id: item_wg_l_lr_bl1, -orig-id: 'wg_l_lr_bl1', doc: 'Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_bl1`, model 1108, text BLDCS.', -with: {item_kind: goods_car_part, price: 780, car_part: part_wg_l_lr_bl1}}
    108: {id: item_exh_lr_rem1, -orig-id: 'exh_lr_rem1', doc: 'Exhaust (Chromer) (exhausts): part `exh_lr_rem1`, model 1126, text REME1.', -with: {item_kind: goods_car_part, price: 3340, car_part: part_exh_lr_rem1}}
    109: {id: item_exh_lr_rem2, -orig-id: 'exh_lr_rem2', doc: 'Exhaust (Slamin) (exhausts): part `exh_lr_rem2`, model 1127, text REME2.', -with: {item_kind: goods_car_part, price: 3250, car_part: part_exh_lr_rem2}}
    110: {id: item_fbmp_lr_rem1, -orig-id: 'fbmp_lr_rem1', doc: 'Front bumper (Chromer) (front bumper): part `fbmp_lr_rem1`, model 1179, text REMFF1.', -with: {item_kind: goods_car_part, price: 2150, car_part: part_fbmp_lr_rem1}}
    111: {id: item_fbmp_lr_rem2, -orig-id: 'fbmp_lr_rem2', doc: 'Front bumper (Slamin) (front bumper): part `fbmp_lr_rem2`, model 1185, text REMFF2.', -with: {item_kind: goods_car_part, price: 2040, car_part: part_fbmp_lr_rem2}}
    112: {id: item_rbmp_lr_rem1, -orig-id: 'rbmp_lr_rem1', doc: 'Rear bumper (Chromer) (rear bumper): part `rbmp_lr_rem1`, model 1180, text REMRF1.', -with: {item_kind: goods_car_part, price: 2130, car_part: part_rbmp_lr_rem1}}
    113: {id: item_rbmp_lr_rem2, -orig-id: 'rbmp_lr_rem2', doc: 'Rear bumper (Slamin) (rear bumper): part `rbmp_lr_rem2`, model 1178, text REMRF2.', -with: {item_kind: goods_car_part, price: 2050, car_part: part_rbmp_lr_rem2}}
    114: {id: item_wg_l_lr_rem1, -orig-id: 'wg_l_lr_rem1', doc: 'Side skirt Left (Chrome flames) (side skirts): part `wg_l_lr_rem1`, model 1122, text REMCA.', -with: {item_kind: goods_car_part, price: 780, car_part: part_wg_l_lr_rem1}}
    115: {id: item_wg_l_lr_rem2, -orig-id: 'wg_l_lr_rem2', doc: 'Side skirt Left (Chrome arches) (side skirts): part `wg_l_lr_rem2`, model 1106, text REMCA2.', -with: {item_kind: goods_car_part, price: 780, car_part: part_wg_l_lr_rem2}}
    116: {id: item_misc_c_lr_rem1, -orig-id: 'misc_c_lr_rem1', doc: 'Bullbar (Chrome grill): part `misc_c_lr_rem1`, model 1100, text REMCG.', -with: {item_kind: goods_car_part, price: 940, car_part: part_misc_c_lr_rem1}}
    117: {id: item_misc_c_lr_rem2, -orig-id: 'misc_c_lr_rem2', doc: 'Bullbar (Chrome bars): part `misc_c_lr_rem2`, model 1123, text REMCB.', -with: {item_kind: goods_car_part, price: 860, car_part: part_misc_c_lr_rem2}}
    118: {id: item_misc_c_lr_rem3, -orig-id: 'misc_c_lr_rem3', doc: 'Bullbar (Chrome lights): part `misc_c_lr_rem3`, model 1125, text REMCL.', -with: {item_kind: goods_car_part, price: 1120, car_part: part_misc_c_lr_rem3}}
    119: {id: item_rf_lr_sv1, -orig-id: 'rf_lr_sv1', doc: 'Roof (Hardtop) (roof): part `rf_lr_sv1`, model 1130, text SAVHA.', -with: {item_kind: goods_car_part, price: 3380, car_part: part_rf_lr_sv1}}
    120: {id: item_rf_lr_sv2, -orig-id: 'rf_lr_sv2', doc: 'Roof (Softtop) (roof): part `rf_lr_sv2`, model 1131, text SAVST.', -with: {item_kind: goods_car_part, price: 3290, car_part: part_rf_lr_sv2}}
    121: {id: item_fbmp_lr_sv1, -orig-id: 'fbmp_lr_sv1', doc: 'Front bumper (Chromer) (front bumper): part `fbmp_lr_sv1`, model 1189, text SAVFF1.', -with: {item_kind: goods_car_part, price: 2200, car_part: part_fbmp_lr_sv1}}
    122: {id: item_fbmp_lr_sv2, -orig-id: 'fbmp_lr_sv2', doc: 'Front bumper (Slamin) (front bumper): part `fbmp_lr_sv2`, model 1188, text SAVFF2.', -with: {item_kind: goods_car_part, price: 2080, car_part: part_fbmp_lr_sv2}}
    123: {id: item_rbmp_lr_sv1, -orig-id: 'rbmp_lr_sv1', doc: 'Rear bumper (Chromer) (rear bumper): part `rbmp_lr_sv1`, model 1187, text SAVRF1.', -with: {item_kind: goods_car_part, price: 2175, car_part: part_rbmp_lr_sv1}}
    124: {id: item_rbmp_lr_sv2, -orig-id: 'rbmp_lr_sv2', doc: 'Rear bumper (Slamin) (rear bumper): part `rbmp_lr_sv2`, model 1186, text SAVRF2.', -with: {item_kind: goods_car_part, price: 2095, car_part: part_rbmp_lr_sv2}}
    125: {id: item_exh_lr_sv1, -orig-id: 'exh_lr_sv1', doc: 'Exhaust (Chromer) (exhausts): part `exh_lr_sv1`, model 1129, text SAVEX1.', -with: {item_kind: goods_car_part, price: 1650, car_part: part_exh_lr_sv1}}
    126: {id: item_exh_lr_sv2, -orig-id: 'exh_lr_sv2', doc: 'Exhaust (Slamin) (exhausts): part `exh_lr_sv2`, model 1132, text SAVEX2.', -with: {item_kind: goods_car_part, price: 1590, car_part: part_exh_lr_sv2}}
    127: {id: item_wg_l_lr_sv, -orig-id: 'wg_l_lr_sv', doc: 'Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_sv`, model 1133, text SAVCS.', -with: {item_kind: goods_car_part, price: 830, car_part: part_wg_l_lr_sv}}
    128: {id: item_exh_lr_br1, -orig-id: 'exh_lr_br1', doc: 'Exhaust (Chromer) (exhausts): part `exh_lr_br1`, model 1044, text BRDEXH1.', -with: {item_kind: goods_car_part, price: 500, car_part: part_exh_lr_br1}}
    129: {id: item_exh_lr_br2, -orig-id: 'exh_lr_br2', doc: 'Exhaust (Slamin) (exhausts): part `exh_lr_br2`, model 1043, text BRDEXH2.', -with: {item_kind: goods_car_part, price: 500, car_part: part_exh_lr_br2}}
    130: {id: item_fbmp_lr_br1, -orig-id: 'fbmp_lr_br1', doc: 'Front bumper (Chromer) (front bumper): part `fbmp_lr_br1`, model 1174, text BRDFBM1.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_fbmp_lr_br1}}
    131: {id: item_fbmp_lr_br2, -orig-id: 'fbmp_lr_br2', doc: 'Front bumper (Slamin) (front bumper): part `fbmp_lr_br2`, model 1175, text BRDFBM2.', -with: {item_kind: goods_car_part, price: 900, car_part: part_fbmp_lr_br2}}
    132: {id: item_rbmp_lr_br1, -orig-id: 'rbmp_lr_br1', doc: 'Rear bumper (Chromer) (rear bumper): part `rbmp_lr_br1`, model 1176, text BRDRBM1.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_rbmp_lr_br1}}
    133: {id: item_rbmp_lr_br2, -orig-id: 'rbmp_lr_br2', doc: 'Rear bumper (Slamin) (rear bumper): part `rbmp_lr_br2`, model 1177, text BRDRBM2.', -with: {item_kind: goods_car_part, price: 900, car_part: part_rbmp_lr_br2}}
    134: {id: item_wg_l_lr_br1, -orig-id: 'wg_l_lr_br1', doc: 'Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_br1`, model 1042, text BRDWNG1.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_wg_l_lr_br1}}
    135: {id: item_exh_lr_slv1, -orig-id: 'exh_lr_slv1', doc: 'Exhaust (Chromer) (exhausts): part `exh_lr_slv1`, model 1113, text SLAE1.', -with: {item_kind: goods_car_part, price: 3340, car_part: part_exh_lr_slv1}}
    136: {id: item_exh_lr_slv2, -orig-id: 'exh_lr_slv2', doc: 'Exhaust (Slamin) (exhausts): part `exh_lr_slv2`, model 1114, text SLAE2.', -with: {item_kind: goods_car_part, price: 3250, car_part: part_exh_lr_slv2}}
    137: {id: item_fbmp_lr_slv1, -orig-id: 'fbmp_lr_slv1', doc: 'Front bumper (Chromer) (front bumper): part `fbmp_lr_slv1`, model 1117, text SLAFF.', -with: {item_kind: goods_car_part, price: 2040, car_part: part_fbmp_lr_slv1}}
    138: {id: item_fbb_lr_slv1, -orig-id: 'fbb_lr_slv1', doc: 'Front bullbars (Chromer) (front bullbars): part `fbb_lr_slv1`, model 1115, text SLAFB1.', -with: {item_kind: goods_car_part, price: 2130, car_part: part_fbb_lr_slv1}}
    139: {id: item_fbb_lr_slv2, -orig-id: 'fbb_lr_slv2', doc: 'Front bullbars (Slamin) (front bullbars): part `fbb_lr_slv2`, model 1116, text SLAFB2.', -with: {item_kind: goods_car_part, price: 2050, car_part: part_fbb_lr_slv2}}
    140: {id: item_bbb_lr_slv1, -orig-id: 'bbb_lr_slv1', doc: 'Rear bullbars (Chromer): part `bbb_lr_slv1`, model 1109, text SLARB1.', -with: {item_kind: goods_car_part, price: 1610, car_part: part_bbb_lr_slv1}}
    141: {id: item_bbb_lr_slv2, -orig-id: 'bbb_lr_slv2', doc: 'Rear bullbars (Slamin): part `bbb_lr_slv2`, model 1110, text SLARB2.', -with: {item_kind: goods_car_part, price: 1540, car_part: part_bbb_lr_slv2}}
    142: {id: item_wg_l_lr_slv1, -orig-id: 'wg_l_lr_slv1', doc: 'Side skirt Left (Chrome trim) (side skirts): part `wg_l_lr_slv1`, model 1118, text SLACT.', -with: {item_kind: goods_car_part, price: 780, car_part: part_wg_l_lr_slv1}}
    143: {id: item_wg_l_lr_slv2, -orig-id: 'wg_l_lr_slv2', doc: 'Side skirt Left (Wheelcovers) (side skirts): part `wg_l_lr_slv2`, model 1119, text SLAWC.', -with: {item_kind: goods_car_part, price: 940, car_part: part_wg_l_lr_slv2}}
    144: {id: item_exh_lr_t1, -orig-id: 'exh_lr_t1', doc: 'Exhaust (Chromer) (exhausts): part `exh_lr_t1`, model 1136, text TOREX1.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_exh_lr_t1}}
    145: {id: item_exh_lr_t2, -orig-id: 'exh_lr_t2', doc: 'Exhaust (Slamin) (exhausts): part `exh_lr_t2`, model 1135, text TOREX2.', -with: {item_kind: goods_car_part, price: 1500, car_part: part_exh_lr_t2}}
    146: {id: item_fbmp_lr_t1, -orig-id: 'fbmp_lr_t1', doc: 'Front bumper (Chromer) (front bumper): part `fbmp_lr_t1`, model 1191, text TORFB1.', -with: {item_kind: goods_car_part, price: 1040, car_part: part_fbmp_lr_t1}}
    147: {id: item_fbmp_lr_t2, -orig-id: 'fbmp_lr_t2', doc: 'Front bumper (Slamin) (front bumper): part `fbmp_lr_t2`, model 1190, text TORFB2.', -with: {item_kind: goods_car_part, price: 1200, car_part: part_fbmp_lr_t2}}
    148: {id: item_rbmp_lr_t1, -orig-id: 'rbmp_lr_t1', doc: 'Rear bumper (Chromer) (rear bumper): part `rbmp_lr_t1`, model 1192, text TORRB1.', -with: {item_kind: goods_car_part, price: 940, car_part: part_rbmp_lr_t1}}
    149: {id: item_rbmp_lr_t2, -orig-id: 'rbmp_lr_t2', doc: 'Rear bumper (Slamin) (rear bumper): part `rbmp_lr_t2`, model 1193, text TORRB2.', -with: {item_kind: goods_car_part, price: 1100, car_part: part_rbmp_lr_t2}}
    150: {id: item_wg_l_lr_t1, -orig-id: 'wg_l_lr_t1', doc: 'Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_t1`, model 1134, text TORWNG.', -with: {item_kind: goods_car_part, price: 800, car_part: part_wg_l_lr_t1}}
    151: {id: item_wheel_sr1, -orig-id: 'wheel_sr1', doc: 'Cutter (wheels): part `wheel_sr1`, model 1079, text SRW1.', -with: {item_kind: goods_car_part, price: 1030, car_part: part_wheel_sr1}}
    152: {id: item_wheel_sr2, -orig-id: 'wheel_sr2', doc: 'Rimshine= (wheels): part `wheel_sr2`, model 1075, text SRW2.', -with: {item_kind: goods_car_part, price: 980, car_part: part_wheel_sr2}}
    153: {id: item_wheel_lr1, -orig-id: 'wheel_lr1', doc: 'Classic (wheels): part `wheel_lr1`, model 1077, text LRDW1.', -with: {item_kind: goods_car_part, price: 1620, car_part: part_wheel_lr1}}
    154: {id: item_wheel_lr2, -orig-id: 'wheel_lr2', doc: 'Dollar (wheels): part `wheel_lr2`, model 1083, text LRDW2.', -with: {item_kind: goods_car_part, price: 1560, car_part: part_wheel_lr2}}
    155: {id: item_wheel_gn1, -orig-id: 'wheel_gn1', doc: 'Import (wheels): part `wheel_gn1`, model 1082, text GENWH1.', -with: {item_kind: goods_car_part, price: 820, car_part: part_wheel_gn1}}
    156: {id: item_wheel_gn2, -orig-id: 'wheel_gn2', doc: 'Atomic (wheels): part `wheel_gn2`, model 1085, text GENWH2.', -with: {item_kind: goods_car_part, price: 770, car_part: part_wheel_gn2}}
    157: {id: item_wheel_sr3, -orig-id: 'wheel_sr3', doc: 'Mega (wheels): part `wheel_sr3`, model 1074, text SRW3.', -with: {item_kind: goods_car_part, price: 1030, car_part: part_wheel_sr3}}
    158: {id: item_wheel_sr4, -orig-id: 'wheel_sr4', doc: 'Grove (wheels): part `wheel_sr4`, model 1081, text SRW4.', -with: {item_kind: goods_car_part, price: 1230, car_part: part_wheel_sr4}}
    159: {id: item_wheel_sr5, -orig-id: 'wheel_sr5', doc: 'Switch (wheels): part `wheel_sr5`, model 1080, text SRW5.', -with: {item_kind: goods_car_part, price: 900, car_part: part_wheel_sr5}}
    160: {id: item_wheel_sr6, -orig-id: 'wheel_sr6', doc: 'Shadow (wheels): part `wheel_sr6`, model 1073, text SRW6.', -with: {item_kind: goods_car_part, price: 1100, car_part: part_wheel_sr6}}
    161: {id: item_wheel_lr3, -orig-id: 'wheel_lr3', doc: 'Twist (wheels): part `wheel_lr3`, model 1078, text LRDW3.', -with: {item_kind: goods_car_part, price: 1200, car_part: part_wheel_lr3}}
    162: {id: item_wheel_lr4, -orig-id: 'wheel_lr4', doc: 'Wires (wheels): part `wheel_lr4`, model 1076, text LRDW4.', -with: {item_kind: goods_car_part, price: 1560, car_part: part_wheel_lr4}}
    163: {id: item_wheel_lr5, -orig-id: 'wheel_lr5', doc: 'Trance (wheels): part `wheel_lr5`, model 1084, text LRDW5.', -with: {item_kind: goods_car_part, price: 1350, car_part: part_wheel_lr5}}
    164: {id: item_wheel_or1, -orig-id: 'wheel_or1', doc: 'Offroad (wheels): part `wheel_or1`, model 1025, text GENWH6.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_wheel_or1}}
    165: {id: item_wheel_gn3, -orig-id: 'wheel_gn3', doc: 'Ahab (wheels): part `wheel_gn3`, model 1096, text GENWH3.', -with: {item_kind: goods_car_part, price: 1000, car_part: part_wheel_gn3}}
    166: {id: item_wheel_gn4, -orig-id: 'wheel_gn4', doc: 'Virtual (wheels): part `wheel_gn4`, model 1097, text GENWH4.', -with: {item_kind: goods_car_part, price: 620, car_part: part_wheel_gn4}}
    167: {id: item_wheel_gn5, -orig-id: 'wheel_gn5', doc: 'Access (wheels): part `wheel_gn5`, model 1098, text GENWH5.', -with: {item_kind: goods_car_part, price: 1140, car_part: part_wheel_gn5}}
    168: {id: item_stereo, -orig-id: stereo, doc: 'Stereo bass boost: part `stereo`, model 1086, text STEREO.', -with: {item_kind: goods_car_part, price: 100, car_part: part_stereo}}
    169: {id: item_hydralics, -orig-id: hydralics, doc: 'Hydralics (hydraulics): part `hydralics`, model 1087, text HYDRAU.', -with: {item_kind: goods_car_part, price: 1500, car_part: part_hydralics}}
    170: {id: item_player_torso, -orig-id: 'player_torso', doc: 'Clothes for the torso: texture `player_torso` on model `torso`, text TORSO.', -with: {item_kind: goods_torso, price: 0}}
    171: {id: item_foot, -orig-id: foot, doc: 'Shoes: texture `foot` on model `feet`, text FEET.', -with: {item_kind: goods_shoes, price: 0}}
    172: {id: item_vestblack, -orig-id: vestblack, doc: 'Clothes for the torso: texture `vestblack` on model `vest`, text VESTA.', -with: {item_kind: goods_torso, price: 10}}
    173: {id: item_vest, -orig-id: vest, doc: 'Clothes for the torso: texture `vest` on model `vest`, text VESTWH.', -with: {item_kind: goods_torso, price: 10}}
    174: {id: item_tshirt2horiz, -orig-id: tshirt2horiz, doc: 'Clothes for the torso: texture `tshirt2horiz` on model `tshirt2`, text TSRTHS1.', -with: {item_kind: goods_torso, price: 10}}
    175: {id: item_tshirtwhite, -orig-id: tshirtwhite, doc: 'Clothes for the torso: texture `tshirtwhite` on model `tshirt`, text TSHIRTC.', -with: {item_kind: goods_torso, price: 15}}
    176: {id: item_tshirtilovels, -orig-id: tshirtilovels, doc: 'Clothes for the torso: texture `tshirtilovels` on model `tshirt`, text LOVETS1.', -with: {item_kind: goods_torso, price: 10}}
    177: {id: item_tshirtblunts, -orig-id: tshirtblunts, doc: 'Clothes for the torso: texture `tshirtblunts` on model `tshirt`, text TSHIRTA.', -with: {item_kind: goods_torso, price: 20}}
    178: {id: item_shirtbplaid, -orig-id: shirtbplaid, doc: 'Clothes for the torso: texture `shirtbplaid` on model `shirtb`, text SHIRTBB.', -with: {item_kind: goods_torso, price: 20}}
    179: {id: item_shirtbcheck, -orig-id: shirtbcheck, doc: 'Clothes for the torso: texture `shirtbcheck` on model `shirtb`, text CHEKSH1.', -with: {item_kind: goods_torso, price: 20}}
    180: {id: item_field, -orig-id: field, doc: 'Clothes for the torso: texture `field` on model `field`, text FIELDA.', -with: {item_kind: goods_torso, price: 30}}
    181: {id: item_tshirterisyell, -orig-id: tshirterisyell, doc: 'Clothes for the torso: texture `tshirterisyell` on model `tshirt`, text ERSTSH1.', -with: {item_kind: goods_torso, price: 35}}
    182: {id: item_tshirterisorn, -orig-id: tshirterisorn, doc: 'Clothes for the torso: texture `tshirterisorn` on model `tshirt`, text ERISTS2.', -with: {item_kind: goods_torso, price: 35}}
    183: {id: item_trackytop2eris, -orig-id: trackytop2eris, doc: 'Clothes for the torso: texture `trackytop2eris` on model `trackytop1`, text TRAKER1.', -with: {item_kind: goods_torso, price: 70}}
    184: {id: item_bbjackrim, -orig-id: bbjackrim, doc: 'Clothes for the torso: texture `bbjackrim` on model `bbjack`, text BASJCT2.', -with: {item_kind: goods_torso, price: 150}}
    185: {id: item_bballjackrstar, -orig-id: bballjackrstar, doc: 'Clothes for the torso: texture `bballjackrstar` on model `bbjack`, text BASJCT3.', -with: {item_kind: goods_torso, price: 200}}
    186: {id: item_baskballdrib, -orig-id: baskballdrib, doc: 'Clothes for the torso: texture `baskballdrib` on model `baskball`, text BASKA.', -with: {item_kind: goods_torso, price: 30}}
    187: {id: item_baskballrim, -orig-id: baskballrim, doc: 'Clothes for the torso: texture `baskballrim` on model `baskball`, text BASKC.', -with: {item_kind: goods_torso, price: 30}}
    188: {id: item_sixtyniners, -orig-id: sixtyniners, doc: 'Clothes for the torso: texture `sixtyniners` on model `tshirt`, text TSHRT69.', -with: {item_kind: goods_torso, price: 50}}
    189: {id: item_bandits, -orig-id: bandits, doc: 'Clothes for the torso: texture `bandits` on model `baseball`, text BANDITS.', -with: {item_kind: goods_torso, price: 70}}
    190: {id: item_tshirtprored, -orig-id: tshirtprored, doc: 'Clothes for the torso: texture `tshirtprored` on model `tshirt`, text PROSHRD.', -with: {item_kind: goods_torso, price: 50}}
    191: {id: item_tshirtproblk, -orig-id: tshirtproblk, doc: 'Clothes for the torso: texture `tshirtproblk` on model `tshirt`, text PROTSH1.', -with: {item_kind: goods_torso, price: 50}}
    192: {id: item_trackytop1pro, -orig-id: trackytop1pro, doc: 'Clothes for the torso: texture `trackytop1pro` on model `trackytop1`, text TRAKPR1.', -with: {item_kind: goods_torso, price: 85}}
    193: {id: item_hockeytop, -orig-id: hockeytop, doc: 'Clothes for the torso: texture `hockeytop` on model `sweat`, text HCKYTOP.', -with: {item_kind: goods_torso, price: 150}}
    194: {id: item_bbjersey, -orig-id: bbjersey, doc: 'Clothes for the torso: texture `bbjersey` on model `sleevt`, text BBJERY1.', -with: {item_kind: goods_torso, price: 80}}
    195: {id: item_shellsuit, -orig-id: shellsuit, doc: 'Clothes for the torso: texture `shellsuit` on model `trackytop1`, text SHELSUT.', -with: {item_kind: goods_torso, price: 30}}
    196: {id: item_tshirtheatwht, -orig-id: tshirtheatwht, doc: 'Clothes for the torso: texture `tshirtheatwht` on model `tshirt`, text HEATSH1.', -with: {item_kind: goods_torso, price: 35}}
    197: {id: item_tshirtbobomonk, -orig-id: tshirtbobomonk, doc: 'Clothes for the torso: texture `tshirtbobomonk` on model `tshirt`, text TSHRBO1.', -with: {item_kind: goods_torso, price: 115}}
    198: {id: item_tshirtbobored, -orig-id: tshirtbobored, doc: 'Clothes for the torso: texture `tshirtbobored` on model `tshirt`, text TSHRBO2.', -with: {item_kind: goods_torso, price: 80}}
    199: {id: item_tshirtbase5, -orig-id: tshirtbase5, doc: 'Clothes for the torso: texture `tshirtbase5` on model `tshirt`, text TSRTBA1.', -with: {item_kind: goods_torso, price: 80}}
    200: {id: item_tshirtsuburb, -orig-id: tshirtsuburb, doc: 'Clothes for the torso: texture `tshirtsuburb` on model `tshirt`, text TSRTSB1.', -with: {item_kind: goods_torso, price: 60}}
    201: {id: item_hoodyamerc, -orig-id: hoodyamerc, doc: 'Clothes for the torso: texture `hoodyamerc` on model `hoodya`, text HODMRC1.', -with: {item_kind: goods_torso, price: 70}}
    202: {id: item_hoodyabase5, -orig-id: hoodyabase5, doc: 'Clothes for the torso: texture `hoodyabase5` on model `hoodya`, text HODBSE1.', -with: {item_kind: goods_torso, price: 105}}
    203: {id: item_hoodyarockstar, -orig-id: hoodyarockstar, doc: 'Clothes for the torso: texture `hoodyarockstar` on model `hoodya`, text HODRST1.', -with: {item_kind: goods_torso, price: 120}}
    204: {id: item_wcoatblue, -orig-id: wcoatblue, doc: 'Clothes for the torso: texture `wcoatblue` on model `wcoat`, text WCOATA.', -with: {item_kind: goods_torso, price: 30}}
    205: {id: item_coach, -orig-id: coach, doc: 'Clothes for the torso: texture `coach` on model `coach`, text COACHA.', -with: {item_kind: goods_torso, price: 30}}
    206: {id: item_coachsemi, -orig-id: coachsemi, doc: 'Clothes for the torso: texture `coachsemi` on model `coach`, text COACHB.', -with: {item_kind: goods_torso, price: 30}}
    207: {id: item_sweatrstar, -orig-id: sweatrstar, doc: 'Clothes for the torso: texture `sweatrstar` on model `sweat`, text RSTRSWE.', -with: {item_kind: goods_torso, price: 60}}
    208: {id: item_hoodyablue, -orig-id: hoodyablue, doc: 'Clothes for the torso: texture `hoodyablue` on model `hoodya`, text HOODB.', -with: {item_kind: goods_torso, price: 65}}
    209: {id: item_hoodyablack, -orig-id: hoodyablack, doc: 'Clothes for the torso: texture `hoodyablack` on model `hoodya`, text HOODBL.', -with: {item_kind: goods_torso, price: 65}}
    210: {id: item_hoodyagreen, -orig-id: hoodyagreen, doc: 'Clothes for the torso: texture `hoodyagreen` on model `hoodya`, text HOODG.', -with: {item_kind: goods_torso, price: 45}}
    211: {id: item_sleevtbrown, -orig-id: sleevtbrown, doc: 'Clothes for the torso: texture `sleevtbrown` on model `sleevt`, text SLEVB1.', -with: {item_kind: goods_torso, price: 40}}
    212: {id: item_shirtablue, -orig-id: shirtablue, doc: 'Clothes for the torso: texture `shirtablue` on model `shirta`, text BSHIRT.', -with: {item_kind: goods_torso, price: 40}}
    213: {id: item_shirtayellow, -orig-id: shirtayellow, doc: 'Clothes for the torso: texture `shirtayellow` on model `shirta`, text YSHIRT.', -with: {item_kind: goods_torso, price: 40}}
    214: {id: item_shirtagrey, -orig-id: shirtagrey, doc: 'Clothes for the torso: texture `shirtagrey` on model `shirta`, text GSHIRT.', -with: {item_kind: goods_torso, price: 40}}
    215: {id: item_shirtbgang, -orig-id: shirtbgang, doc: 'Clothes for the torso: texture `shirtbgang` on model `shirtb`, text SHTBG1.', -with: {item_kind: goods_torso, price: 40}}
    216: {id: item_tshirtzipcrm, -orig-id: tshirtzipcrm, doc: 'Clothes for the torso: texture `tshirtzipcrm` on model `tshirt`, text TSHZIP1.', -with: {item_kind: goods_torso, price: 35}}
    217: {id: item_tshirtzipgry, -orig-id: tshirtzipgry, doc: 'Clothes for the torso: texture `tshirtzipgry` on model `tshirt`, text TSHZIP2.', -with: {item_kind: goods_torso, price: 35}}
    218: {id: item_denimfade, -orig-id: denimfade, doc: 'Clothes for the torso: texture `denimfade` on model `denim`, text DENJCK1.', -with: {item_kind: goods_torso, price: 90}}
    219: {id: item_bowling, -orig-id: bowling, doc: 'Clothes for the torso: texture `bowling` on model `hawaii`, text BOWLSH1.', -with: {item_kind: goods_torso, price: 70}}
    220: {id: item_hoodjackbeige, -orig-id: hoodjackbeige, doc: 'Clothes for the torso: texture `hoodjackbeige` on model `hoodjack`, text HODJCK1.', -with: {item_kind: goods_torso, price: 75}}
    221: {id: item_baskballloc, -orig-id: baskballloc, doc: 'Clothes for the torso: texture `baskballloc` on model `baskball`, text BASKB.', -with: {item_kind: goods_torso, price: 300}}
    222: {id: item_tshirtlocgrey, -orig-id: tshirtlocgrey, doc: 'Clothes for the torso: texture `tshirtlocgrey` on model `tshirt`, text TSHIRTB.', -with: {item_kind: goods_torso, price: 200}}
    223: {id: item_tshirtmaddgrey, -orig-id: tshirtmaddgrey, doc: 'Clothes for the torso: texture `tshirtmaddgrey` on model `tshirt`, text TSHRTMG.', -with: {item_kind: goods_torso, price: 30}}
    224: {id: item_tshirtmaddgrn, -orig-id: tshirtmaddgrn, doc: 'Clothes for the torso: texture `tshirtmaddgrn` on model `tshirt`, text TSRTMGN.', -with: {item_kind: goods_torso, price: 30}}
    225: {id: item_suit1grey, -orig-id: suit1grey, doc: 'Clothes for the torso: texture `suit1grey` on model `suit1`, text SUT1GRY.', -with: {item_kind: goods_torso, price: 1620}}
    226: {id: item_suit1blk, -orig-id: suit1blk, doc: 'Clothes for the torso: texture `suit1blk` on model `suit1`, text SUT1BLK.', -with: {item_kind: goods_torso, price: 300}}
    227: {id: item_leather, -orig-id: leather, doc: 'Clothes for the torso: texture `leather` on model `leather`, text BIKERJ.', -with: {item_kind: goods_torso, price: 320}}
    228: {id: item_painter, -orig-id: painter, doc: 'Clothes for the torso: texture `painter` on model `painter`, text PAINT1.', -with: {item_kind: goods_torso, price: 320}}
    229: {id: item_hawaiiwht, -orig-id: hawaiiwht, doc: 'Clothes for the torso: texture `hawaiiwht` on model `hawaii`, text HAWAI1.', -with: {item_kind: goods_torso, price: 200}}
    230: {id: item_hawaiired, -orig-id: hawaiired, doc: 'Clothes for the torso: texture `hawaiired` on model `hawaii`, text HAWAI2.', -with: {item_kind: goods_torso, price: 300}}
    231: {id: item_sportjack, -orig-id: sportjack, doc: 'Clothes for the torso: texture `sportjack` on model `trackytop1`, text SPRJCT.', -with: {item_kind: goods_torso, price: 450}}
    232: {id: item_suit1red, -orig-id: suit1red, doc: 'Clothes for the torso: texture `suit1red` on model `suit1`, text SUIT1.', -with: {item_kind: goods_torso, price: 4000}}
    233: {id: item_suit1blue, -orig-id: suit1blue, doc: 'Clothes for the torso: texture `suit1blue` on model `suit1`, text SUIT2.', -with: {item_kind: goods_torso, price: 3000}}
    234: {id: item_suit1yellow, -orig-id: suit1yellow, doc: 'Clothes for the torso: texture `suit1yellow` on model `suit1`, text SUIT3.', -with: {item_kind: goods_torso, price: 6000}}
    235: {id: item_suit2grn, -orig-id: suit2grn, doc: 'Clothes for the torso: texture `suit2grn` on model `suit2`, text SUT2GRN.', -with: {item_kind: goods_torso, price: 5500}}
    236: {id: item_tuxedo, -orig-id: tuxedo, doc: 'Clothes for the torso: texture `tuxedo` on model `suit2`, text TUXEDO.', -with: {item_kind: goods_torso, price: 7000}}
    237: {id: item_suit1gang, -orig-id: suit1gang, doc: 'Clothes for the torso: texture `suit1gang` on model `suit1`, text SUITGNG.', -with: {item_kind: goods_torso, price: 5500}}
    238: {id: item_letter, -orig-id: letter, doc: 'Clothes for the torso: texture `letter` on model `sleevt`, text LETTER.', -with: {item_kind: goods_torso, price: 1525}}
    239: {id: item_worktrcamogrn, -orig-id: worktrcamogrn, doc: 'Trousers: texture `worktrcamogrn` on model `worktr`, text WORKA.', -with: {item_kind: goods_legs, price: 55}}
    240: {id: item_worktrcamogry, -orig-id: worktrcamogry, doc: 'Trousers: texture `worktrcamogry` on model `worktr`, text WORKB.', -with: {item_kind: goods_legs, price: 55}}
    241: {id: item_worktrgrey, -orig-id: worktrgrey, doc: 'Trousers: texture `worktrgrey` on model `worktr`, text WORKC.', -with: {item_kind: goods_legs, price: 55}}
    242: {id: item_worktrkhaki, -orig-id: worktrkhaki, doc: 'Trousers: texture `worktrkhaki` on model `worktr`, text WORKD.', -with: {item_kind: goods_legs, price: 55}}
    243: {id: item_tracktr, -orig-id: tracktr, doc: 'Trousers: texture `tracktr` on model `tracktr`, text TRABOTA.', -with: {item_kind: goods_legs, price: 60}}
    244: {id: item_tracktreris, -orig-id: tracktreris, doc: 'Trousers: texture `tracktreris` on model `tracktr`, text TRAKERI.', -with: {item_kind: goods_legs, price: 70}}
    245: {id: item_jeansdenim, -orig-id: jeansdenim, doc: 'Trousers: texture `jeansdenim` on model `jeans`, text JEANSBL.', -with: {item_kind: goods_legs, price: 50}}
    246: {id: item_legsblack, -orig-id: legsblack, doc: 'Trousers: texture `legsblack` on model `legs`, text BOXBLK.', -with: {item_kind: goods_legs, price: 10}}
    247: {id: item_legsheart, -orig-id: legsheart, doc: 'Trousers: texture `legsheart` on model `legs`, text BOXHRT.', -with: {item_kind: goods_legs, price: 12}}
    248: {id: item_biegetr, -orig-id: biegetr, doc: 'Trousers: texture `biegetr` on model `chinosb`, text BEITROS.', -with: {item_kind: goods_legs, price: 35}}
    249: {id: item_tracktrpro, -orig-id: tracktrpro, doc: 'Trousers: texture `tracktrpro` on model `tracktr`, text TRACKT1.', -with: {item_kind: goods_legs, price: 100}}
    250: {id: item_tracktrwhstr, -orig-id: tracktrwhstr, doc: 'Trousers: texture `tracktrwhstr` on model `tracktr`, text TRACKT2.', -with: {item_kind: goods_legs, price: 120}}
    251: {id: item_tracktrblue, -orig-id: tracktrblue, doc: 'Trousers: texture `tracktrblue` on model `tracktr`, text TRACKT3.', -with: {item_kind: goods_legs, price: 140}}
    252: {id: item_tracktrgang, -orig-id: tracktrgang, doc: 'Trousers: texture `tracktrgang` on model `tracktr`, text TRACKT4.', -with: {item_kind: goods_legs, price: 40}}
    253: {id: item_bbshortwht, -orig-id: bbshortwht, doc: 'Trousers: texture `bbshortwht` on model `boxingshort`, text BOXSRT1.', -with: {item_kind: goods_legs, price: 60}}
    254: {id: item_boxshort, -orig-id: boxshort, doc: 'Trousers: texture `boxshort` on model `boxingshort`, text BOXSRT2.', -with: {item_kind: goods_legs, price: 60}}
    255: {id: item_bbshortred, -orig-id: bbshortred, doc: 'Trousers: texture `bbshortred` on model `boxingshort`, text BOXSRT3.', -with: {item_kind: goods_legs, price: 60}}
    256: {id: item_shellsuittr, -orig-id: shellsuittr, doc: 'Trousers: texture `shellsuittr` on model `tracktr`, text SHELBOT.', -with: {item_kind: goods_legs, price: 50}}
    257: {id: item_shortsgrey, -orig-id: shortsgrey, doc: 'Trousers: texture `shortsgrey` on model `shorts`, text SHORT1.', -with: {item_kind: goods_legs, price: 30}}
    258: {id: item_shortskhaki, -orig-id: shortskhaki, doc: 'Trousers: texture `shortskhaki` on model `shorts`, text SHORT2.', -with: {item_kind: goods_legs, price: 30}}
    259: {id: item_chongergrey, -orig-id: chongergrey, doc: 'Trousers: texture `chongergrey` on model `chonger`, text CHONG1.', -with: {item_kind: goods_legs, price: 50}}
    260: {id: item_chongergang, -orig-id: chongergang, doc: 'Trousers: texture `chongergang` on model `chonger`, text CHONG2.', -with: {item_kind: goods_legs, price: 50}}
    261: {id: item_chongerred, -orig-id: chongerred, doc: 'Trousers: texture `chongerred` on model `chonger`, text CHONG3.', -with: {item_kind: goods_legs, price: 50}}
    262: {id: item_chongerblue, -orig-id: chongerblue, doc: 'Trousers: texture `chongerblue` on model `chonger`, text CHONG4.', -with: {item_kind: goods_legs, price: 50}}
    263: {id: item_shortsgang, -orig-id: shortsgang, doc: 'Trousers: texture `shortsgang` on model `shorts`, text SHORT3.', -with: {item_kind: goods_legs, price: 30}}
    264: {id: item_denimsgang, -orig-id: denimsgang, doc: 'Trousers: texture `denimsgang` on model `jeans`, text DENIM1.', -with: {item_kind: goods_legs, price: 60}}
    265: {id: item_denimsred, -orig-id: denimsred, doc: 'Trousers: texture `denimsred` on model `jeans`, text DENIM2.', -with: {item_kind: goods_legs, price: 60}}
    266: {id: item_chinosbiege, -orig-id: chinosbiege, doc: 'Trousers: texture `chinosbiege` on model `chinosb`, text CHINBIE.', -with: {item_kind: goods_legs, price: 150}}
    267: {id: item_chinoskhaki, -orig-id: chinoskhaki, doc: 'Trousers: texture `chinoskhaki` on model `chinosb`, text CHINOK.', -with: {item_kind: goods_legs, price: 150}}
    268: {id: item_cutoffchinos, -orig-id: cutoffchinos, doc: 'Trousers: texture `cutoffchinos` on model `shorts`, text CUTCHI.', -with: {item_kind: goods_legs, price: 80}}
    269: {id: item_cutoffchinosblue, -orig-id: cutoffchinosblue, doc: 'Trousers: texture `cutoffchinosblue` on model `shorts`, text CUTCHBU.', -with: {item_kind: goods_legs, price: 80}}
    270: {id: item_chinosblack, -orig-id: chinosblack, doc: 'Trousers: texture `chinosblack` on model `chinosb`, text CHINO3.', -with: {item_kind: goods_legs, price: 150}}
    271: {id: item_chinosblue, -orig-id: chinosblue, doc: 'Trousers: texture `chinosblue` on model `chinosb`, text CHINO4.', -with: {item_kind: goods_legs, price: 150}}
    272: {id: item_leathertr, -orig-id: leathertr, doc: 'Trousers: texture `leathertr` on model `leathertr`, text LEATHA.', -with: {item_kind: goods_legs, price: 875}}
    273: {id: item_leathertrchaps, -orig-id: leathertrchaps, doc: 'Trousers: texture `leathertrchaps` on model `leathertr`, text LEATHB.', -with: {item_kind: goods_legs, price: 80}}
    274: {id: item_suit1trgrey, -orig-id: suit1trgrey, doc: 'Trousers: texture `suit1trgrey` on model `suit1tr`, text SUTR1GR.', -with: {item_kind: goods_legs, price: 800}}
    275: {id: item_suit1trblk, -orig-id: suit1trblk, doc: 'Trousers: texture `suit1trblk` on model `suit1tr`, text SUTR1BL.', -with: {item_kind: goods_legs, price: 800}}
    276: {id: item_cutoffdenims, -orig-id: cutoffdenims, doc: 'Trousers: texture `cutoffdenims` on model `shorts`, text CUTDENM.', -with: {item_kind: goods_legs, price: 1000}}
    277: {id: item_suit1trred, -orig-id: suit1trred, doc: 'Trousers: texture `suit1trred` on model `suit1tr`, text SUITTR1.', -with: {item_kind: goods_legs, price: 2000}}
    278: {id: item_suit1trblue, -orig-id: suit1trblue, doc: 'Trousers: texture `suit1trblue` on model `suit1tr`, text SUITTR2.', -with: {item_kind: goods_legs, price: 2500}}
    279: {id: item_suit1tryellow, -orig-id: suit1tryellow, doc: 'Trousers: texture `suit1tryellow` on model `suit1tr`, text SUITTR3.', -with: {item_kind: goods_legs, price: 4000}}
    280: {id: item_suit1trgreen, -orig-id: suit1trgreen, doc: 'Trousers: texture `suit1trgreen` on model `suit1tr`, text SUTR1GN.', -with: {item_kind: goods_legs, price: 3000}}
    281: {id: item_suit1trblk2, -orig-id: suit1trblk2, doc: 'Trousers: texture `suit1trblk2` on model `suit1tr`, text SUTR2BL.', -with: {item_kind: goods_legs, price: 3000}}
    282: {id: item_suit1trgang, -orig-id: suit1trgang, doc: 'Trousers: texture `suit1trgang` on model `suit1tr`, text SUTRGNG.', -with: {item_kind: goods_legs, price: 1500}}
    283: {id: item_player_legs, -orig-id: 'player_legs', doc: 'Trousers: texture `player_legs` on model `legs`, text LEGS.', -with: {item_kind: goods_legs, price: 0}}
    284: {id: item_cowboyboot2, -orig-id: cowboyboot2, doc: 'Shoes: texture `cowboyboot2` on model `biker`, text COWBOT2.', -with: {item_kind: goods_shoes, price: 100}}
    285: {id: item_bask2semi, -orig-id: bask2semi, doc: 'Shoes: texture `bask2semi` on model `bask1`, text BASKBO1.', -with: {item_kind: goods_shoes, price: 50}}
    286: {id: item_bask1eris, -orig-id: bask1eris, doc: 'Shoes: texture `bask1eris` on model `bask1`, text BASKBO2.', -with: {item_kind: goods_shoes, price: 100}}
    287: {id: item_sneakerbincgang, -orig-id: sneakerbincgang, doc: 'Shoes: texture `sneakerbincgang` on model `sneaker`, text SNKBGAN.', -with: {item_kind: goods_shoes, price: 50}}
    288: {id: item_sneakerbincblu, -orig-id: sneakerbincblu, doc: 'Shoes: texture `sneakerbincblu` on model `sneaker`, text SNKBBLU.', -with: {item_kind: goods_shoes, price: 50}}
    289: {id: item_sneakerbincblk, -orig-id: sneakerbincblk, doc: 'Shoes: texture `sneakerbincblk` on model `sneaker`, text SNKBBLK.', -with: {item_kind: goods_shoes, price: 50}}
    290: {id: item_sandal, -orig-id: sandal, doc: 'Shoes: texture `sandal` on model `flipflop`, text SANDIL1.', -with: {item_kind: goods_shoes, price: 15}}
    291: {id: item_sandalsock, -orig-id: sandalsock, doc: 'Shoes: texture `sandalsock` on model `flipflop`, text SANDIL2.', -with: {item_kind: goods_shoes, price: 20}}
    292: {id: item_flipflop, -orig-id: flipflop, doc: 'Shoes: texture `flipflop` on model `flipflop`, text SANDIL3.', -with: {item_kind: goods_shoes, price: 15}}
    293: {id: item_hitop, -orig-id: hitop, doc: 'Shoes: texture `hitop` on model `bask1`, text HITOP.', -with: {item_kind: goods_shoes, price: 115}}
    294: {id: item_convproblk, -orig-id: convproblk, doc: 'Shoes: texture `convproblk` on model `conv`, text CHUBLK.', -with: {item_kind: goods_shoes, price: 70}}
    295: {id: item_convproblu, -orig-id: convproblu, doc: 'Shoes: texture `convproblu` on model `conv`, text CONBLUE.', -with: {item_kind: goods_shoes, price: 65}}
    296: {id: item_convprogrn, -orig-id: convprogrn, doc: 'Shoes: texture `convprogrn` on model `conv`, text CONGREN.', -with: {item_kind: goods_shoes, price: 60}}
    297: {id: item_sneakerprored, -orig-id: sneakerprored, doc: 'Shoes: texture `sneakerprored` on model `sneaker`, text PROTRA1.', -with: {item_kind: goods_shoes, price: 80}}
    298: {id: item_sneakerproblu, -orig-id: sneakerproblu, doc: 'Shoes: texture `sneakerproblu` on model `sneaker`, text PROTRA2.', -with: {item_kind: goods_shoes, price: 75}}
    299: {id: item_sneakerprowht, -orig-id: sneakerprowht, doc: 'Shoes: texture `sneakerprowht` on model `sneaker`, text PROTRA3.', -with: {item_kind: goods_shoes, price: 70}}
    300: {id: item_bask1prowht, -orig-id: bask1prowht, doc: 'Shoes: texture `bask1prowht` on model `bask1`, text PROWHT1.', -with: {item_kind: goods_shoes, price: 70}}
    301: {id: item_bask1problk, -orig-id: bask1problk, doc: 'Shoes: texture `bask1problk` on model `bask1`, text PROBLK1.', -with: {item_kind: goods_shoes, price: 70}}
    302: {id: item_boxingshoe, -orig-id: boxingshoe, doc: 'Shoes: texture `boxingshoe` on model `biker`, text BOXSHO1.', -with: {item_kind: goods_shoes, price: 70}}
    303: {id: item_convheatblk, -orig-id: convheatblk, doc: 'Shoes: texture `convheatblk` on model `conv`, text COHEAT1.', -with: {item_kind: goods_shoes, price: 55}}
    304: {id: item_convheatred, -orig-id: convheatred, doc: 'Shoes: texture `convheatred` on model `conv`, text COHEAT2.', -with: {item_kind: goods_shoes, price: 55}}
    305: {id: item_convheatorn, -orig-id: convheatorn, doc: 'Shoes: texture `convheatorn` on model `conv`, text COHEAT3.', -with: {item_kind: goods_shoes, price: 50}}
    306: {id: item_sneakerheatwht, -orig-id: sneakerheatwht, doc: 'Shoes: texture `sneakerheatwht` on model `sneaker`, text SNHEAT1.', -with: {item_kind: goods_shoes, price: 70}}
    307: {id: item_sneakerheatgry, -orig-id: sneakerheatgry, doc: 'Shoes: texture `sneakerheatgry` on model `sneaker`, text SNHEAT2.', -with: {item_kind: goods_shoes, price: 65}}
    308: {id: item_sneakerheatblk, -orig-id: sneakerheatblk, doc: 'Shoes: texture `sneakerheatblk` on model `sneaker`, text SNHEAT3.', -with: {item_kind: goods_shoes, price: 65}}
    309: {id: item_bask2heatwht, -orig-id: bask2heatwht, doc: 'Shoes: texture `bask2heatwht` on model `bask1`, text BSHEAT1.', -with: {item_kind: goods_shoes, price: 80}}
    310: {id: item_bask2heatband, -orig-id: bask2heatband, doc: 'Shoes: texture `bask2heatband` on model `bask1`, text BSHEAT2.', -with: {item_kind: goods_shoes, price: 80}}
    311: {id: item_timbergrey, -orig-id: timbergrey, doc: 'Shoes: texture `timbergrey` on model `bask1`, text TIMBER1.', -with: {item_kind: goods_shoes, price: 125}}
    312: {id: item_timberred, -orig-id: timberred, doc: 'Shoes: texture `timberred` on model `bask1`, text TIMBER2.', -with: {item_kind: goods_shoes, price: 135}}
    313: {id: item_timberfawn, -orig-id: timberfawn, doc: 'Shoes: texture `timberfawn` on model `bask1`, text TIMBER3.', -with: {item_kind: goods_shoes, price: 115}}
    314: {id: item_timberhike, -orig-id: timberhike, doc: 'Shoes: texture `timberhike` on model `bask1`, text TIMBER4.', -with: {item_kind: goods_shoes, price: 110}}
    315: {id: item_cowboyboot, -orig-id: cowboyboot, doc: 'Shoes: texture `cowboyboot` on model `biker`, text COWBOY.', -with: {item_kind: goods_shoes, price: 500}}
    316: {id: item_biker, -orig-id: biker, doc: 'Shoes: texture `biker` on model `biker`, text BIKEBOT.', -with: {item_kind: goods_shoes, price: 145}}
    317: {id: item_snakeskin, -orig-id: snakeskin, doc: 'Shoes: texture `snakeskin` on model `biker`, text SNAKESN.', -with: {item_kind: goods_shoes, price: 1000}}
    318: {id: item_shoedressblk, -orig-id: shoedressblk, doc: 'Shoes: texture `shoedressblk` on model `shoe`, text SHOEDR1.', -with: {item_kind: goods_shoes, price: 2500}}
    319: {id: item_shoedressbrn, -orig-id: shoedressbrn, doc: 'Shoes: texture `shoedressbrn` on model `shoe`, text SHOEDR2.', -with: {item_kind: goods_shoes, price: 1100}}
    320: {id: item_shoespatz, -orig-id: shoespatz, doc: 'Shoes: texture `shoespatz` on model `shoe`, text SHOEDR3.', -with: {item_kind: goods_shoes, price: 350}}
    321: {id: item_dogtag, -orig-id: dogtag, doc: 'Chain: texture `dogtag` on model `neck`, text DOGTAG.', -with: {item_kind: goods_chain, price: 10}}
    322: {id: item_neckafrica, -orig-id: neckafrica, doc: 'Chain: texture `neckafrica` on model `neck`, text NECKAFR.', -with: {item_kind: goods_chain, price: 12}}
    323: {id: item_stopwatch, -orig-id: stopwatch, doc: 'Chain: texture `stopwatch` on model `neck`, text STOPWAT.', -with: {item_kind: goods_chain, price: 20}}
    324: {id: item_necksaints, -orig-id: necksaints, doc: 'Chain: texture `necksaints` on model `neck`, text NECKSNT.', -with: {item_kind: goods_chain, price: 25}}
    325: {id: item_neckhash, -orig-id: neckhash, doc: 'Chain: texture `neckhash` on model `neck`, text NECKHA.', -with: {item_kind: goods_chain, price: 100}}
    326: {id: item_necksilver, -orig-id: necksilver, doc: 'Chain: texture `necksilver` on model `neck2`, text NECKCU1.', -with: {item_kind: goods_chain, price: 200}}
    327: {id: item_neckgold, -orig-id: neckgold, doc: 'Chain: texture `neckgold` on model `neck2`, text NECKCU2.', -with: {item_kind: goods_chain, price: 350}}
    328: {id: item_neckropes, -orig-id: neckropes, doc: 'Chain: texture `neckropes` on model `neck2`, text NECKRP1.', -with: {item_kind: goods_chain, price: 450}}
    329: {id: item_neckropeg, -orig-id: neckropeg, doc: 'Chain: texture `neckropeg` on model `neck2`, text NECKRP2.', -with: {item_kind: goods_chain, price: 550}}
    330: {id: item_neckls, -orig-id: neckls, doc: 'Chain: texture `neckls` on model `neck`, text NECKLS.', -with: {item_kind: goods_chain, price: 50}}
    331: {id: item_neckdollar, -orig-id: neckdollar, doc: 'Chain: texture `neckdollar` on model `neck`, text NECKDL.', -with: {item_kind: goods_chain, price: 2000}}
    332: {id: item_neckcross, -orig-id: neckcross, doc: 'Chain: texture `neckcross` on model `neck`, text NECKCR.', -with: {item_kind: goods_chain, price: 5000}}
    333: {id: item_watchpink, -orig-id: watchpink, doc: 'Watch: texture `watchpink` on model `watch`, text WATCH7.', -with: {item_kind: goods_watch, price: 15}}
    334: {id: item_watchyellow, -orig-id: watchyellow, doc: 'Watch: texture `watchyellow` on model `watch`, text WATCH8.', -with: {item_kind: goods_watch, price: 15}}
    335: {id: item_watchpro, -orig-id: watchpro, doc: 'Watch: texture `watchpro` on model `watch`, text WATCH3.', -with: {item_kind: goods_watch, price: 440}}
    336: {id: item_watchpro2, -orig-id: watchpro2, doc: 'Watch: texture `watchpro2` on model `watch`, text WATCH4.', -with: {item_kind: goods_watch, price: 700}}
    337: {id: item_watchsub1, -orig-id: watchsub1, doc: 'Watch: texture `watchsub1` on model `watch`, text WATCH9.', -with: {item_kind: goods_watch, price: 70}}
    338: {id: item_watchsub2, -orig-id: watchsub2, doc: 'Watch: texture `watchsub2` on model `watch`, text WATCH10.', -with: {item_kind: goods_watch, price: 120}}
    339: {id: item_watchzip1, -orig-id: watchzip1, doc: 'Watch: texture `watchzip1` on model `watch`, text WATCH11.', -with: {item_kind: goods_watch, price: 100}}
    340: {id: item_watchzip2, -orig-id: watchzip2, doc: 'Watch: texture `watchzip2` on model `watch`, text WATCH12.', -with: {item_kind: goods_watch, price: 220}}
    341: {id: item_watchgno, -orig-id: watchgno, doc: 'Watch: texture `watchgno` on model `watch`, text WATCH2.', -with: {item_kind: goods_watch, price: 1500}}
    342: {id: item_watchgno2, -orig-id: watchgno2, doc: 'Watch: texture `watchgno2` on model `watch`, text WATCH5.', -with: {item_kind: goods_watch, price: 3000}}
    343: {id: item_watchcro, -orig-id: watchcro, doc: 'Watch: texture `watchcro` on model `watch`, text WATCH1.', -with: {item_kind: goods_watch, price: 8000}}
    344: {id: item_watchcro2, -orig-id: watchcro2, doc: 'Watch: texture `watchcro2` on model `watch`, text WATCH6.', -with: {item_kind: goods_watch, price: 5000}}
    345: {id: item_groucho, -orig-id: groucho, doc: 'Glasses or mask: texture `groucho` on model `grouchos`, text GROUCH1.', -with: {item_kind: goods_shades, price: 10}}
    346: {id: item_zorro, -orig-id: zorro, doc: 'Glasses or mask: texture `zorro` on model `zorromask`, text ZORRO.', -with: {item_kind: goods_shades, price: 20}}
    347: {id: item_eyepatch, -orig-id: eyepatch, doc: 'Glasses or mask: texture `eyepatch` on model `eyepatch`, text EYEPCH.', -with: {item_kind: goods_shades, price: 5}}
    348: {id: item_glasses01, -orig-id: glasses01, doc: 'Glasses or mask: texture `glasses01` on model `glasses01`, text GLASS1.', -with: {item_kind: goods_shades, price: 100}}
    349: {id: item_glasses04, -orig-id: glasses04, doc: 'Glasses or mask: texture `glasses04` on model `glasses04`, text GLASS4.', -with: {item_kind: goods_shades, price: 150}}
    350: {id: item_bandred3, -orig-id: bandred3, doc: 'Glasses or mask: texture `bandred3` on model `bandmask`, text BANDA15.', -with: {item_kind: goods_shades, price: 50}}
    351: {id: item_bandblue3, -orig-id: bandblue3, doc: 'Glasses or mask: texture `bandblue3` on model `bandmask`, text BANDA16.', -with: {item_kind: goods_shades, price: 50}}
    352: {id: item_bandgang3, -orig-id: bandgang3, doc: 'Glasses or mask: texture `bandgang3` on model `bandmask`, text BANDA17.', -with: {item_kind: goods_shades, price: 50}}
    353: {id: item_bandblack3, -orig-id: bandblack3, doc: 'Glasses or mask: texture `bandblack3` on model `bandmask`, text BANDA18.', -with: {item_kind: goods_shades, price: 50}}
    354: {id: item_glasses01dark, -orig-id: glasses01dark, doc: 'Glasses or mask: texture `glasses01dark` on model `glasses01`, text GLASS5.', -with: {item_kind: goods_shades, price: 150}}
    355: {id: item_glasses04dark, -orig-id: glasses04dark, doc: 'Glasses or mask: texture `glasses04dark` on model `glasses04`, text GLASS6.', -with: {item_kind: goods_shades, price: 150}}
    356: {id: item_glasses03, -orig-id: glasses03, doc: 'Glasses or mask: texture `glasses03` on model `glasses03`, text GLASS3.', -with: {item_kind: goods_shades, price: 400}}
    357: {id: item_glasses03red, -orig-id: glasses03red, doc: 'Glasses or mask: texture `glasses03red` on model `glasses03`, text GLASS8.', -with: {item_kind: goods_shades, price: 200}}
    358: {id: item_glasses03blue, -orig-id: glasses03blue, doc: 'Glasses or mask: texture `glasses03blue` on model `glasses03`, text GLASS9.', -with: {item_kind: goods_shades, price: 220}}
    359: {id: item_glasses03dark, -orig-id: glasses03dark, doc: 'Glasses or mask: texture `glasses03dark` on model `glasses03`, text GLASS7.', -with: {item_kind: goods_shades, price: 500}}
    360: {id: item_glasses05dark, -orig-id: glasses05dark, doc: 'Glasses or mask: texture `glasses05dark` on model `glasses03`, text GLASS10.', -with: {item_kind: goods_shades, price: 600}}
    361: {id: item_glasses05, -orig-id: glasses05, doc: 'Glasses or mask: texture `glasses05` on model `glasses03`, text GLASS11.', -with: {item_kind: goods_shades, price: 800}}
    362: {id: item_bandred, -orig-id: bandred, doc: 'Hat: texture `bandred` on model `bandana`, text BANDAN7.', -with: {item_kind: goods_hat, price: 25}}
    363: {id: item_bandblue, -orig-id: bandblue, doc: 'Hat: texture `bandblue` on model `bandana`, text BANDAN8.', -with: {item_kind: goods_hat, price: 25}}
    364: {id: item_bandgang, -orig-id: bandgang, doc: 'Hat: texture `bandgang` on model `bandana`, text BANDAN9.', -with: {item_kind: goods_hat, price: 25}}
    365: {id: item_bandblack, -orig-id: bandblack, doc: 'Hat: texture `bandblack` on model `bandana`, text BANDA10.', -with: {item_kind: goods_hat, price: 25}}
    366: {id: item_bandred2, -orig-id: bandred2, doc: 'Hat: texture `bandred2` on model `bandknots`, text BANDA11.', -with: {item_kind: goods_hat, price: 25}}
    367: {id: item_bandblue2, -orig-id: bandblue2, doc: 'Hat: texture `bandblue2` on model `bandknots`, text BANDA12.', -with: {item_kind: goods_hat, price: 25}}
    368: {id: item_bandblack2, -orig-id: bandblack2, doc: 'Hat: texture `bandblack2` on model `bandknots`, text BANDA13.', -with: {item_kind: goods_hat, price: 25}}
    369: {id: item_bandgang2, -orig-id: bandgang2, doc: 'Hat: texture `bandgang2` on model `bandknots`, text BANDA14.', -with: {item_kind: goods_hat, price: 25}}
    370: {id: item_capknitgrn, -orig-id: capknitgrn, doc: 'Hat: texture `capknitgrn` on model `capknit`, text CAP25.', -with: {item_kind: goods_hat, price: 15}}
    371: {id: item_captruck, -orig-id: captruck, doc: 'Hat: texture `captruck` on model `captruck`, text CAP26.', -with: {item_kind: goods_hat, price: 5}}
    372: {id: item_cowboy, -orig-id: cowboy, doc: 'Hat: texture `cowboy` on model `cowboy`, text CAP28.', -with: {item_kind: goods_hat, price: 10}}
    373: {id: item_hattiger, -orig-id: hattiger, doc: 'Hat: texture `hattiger` on model `cowboy`, text CAP29.', -with: {item_kind: goods_hat, price: 10}}
    374: {id: item_helmet, -orig-id: helmet, doc: 'Hat: texture `helmet` on model `helmet`, text CAP27.', -with: {item_kind: goods_hat, price: 150}}
    375: {id: item_moto, -orig-id: moto, doc: 'Hat: texture `moto` on model `moto`, text CAP30.', -with: {item_kind: goods_hat, price: 100}}
    376: {id: item_boxingcap, -orig-id: boxingcap, doc: 'Hat: texture `boxingcap` on model `boxingcap`, text CAP15.', -with: {item_kind: goods_hat, price: 80}}
    377: {id: item_hockey, -orig-id: hockey, doc: 'Hat: texture `hockey` on model `hockeymask`, text CAP16.', -with: {item_kind: goods_hat, price: 40}}
    378: {id: item_capgang, -orig-id: capgang, doc: 'Hat: texture `capgang` on model `cap`, text CAP31.', -with: {item_kind: goods_hat, price: 40}}
    379: {id: item_capgangback, -orig-id: capgangback, doc: 'Hat: texture `capgangback` on model `capback`, text CAP32.', -with: {item_kind: goods_hat, price: 40}}
    380: {id: item_capgangside, -orig-id: capgangside, doc: 'Hat: texture `capgangside` on model `capside`, text CAP33.', -with: {item_kind: goods_hat, price: 40}}
    381: {id: item_capgangover, -orig-id: capgangover, doc: 'Hat: texture `capgangover` on model `capovereye`, text CAP34.', -with: {item_kind: goods_hat, price: 40}}
    382: {id: item_capgangup, -orig-id: capgangup, doc: 'Hat: texture `capgangup` on model `caprimup`, text CAP35.', -with: {item_kind: goods_hat, price: 40}}
    383: {id: item_bikerhelmet, -orig-id: bikerhelmet, doc: 'Hat: texture `bikerhelmet` on model `bikerhelmet`, text CAP56.', -with: {item_kind: goods_hat, price: 100}}
    384: {id: item_capred, -orig-id: capred, doc: 'Hat: texture `capred` on model `cap`, text CAP36.', -with: {item_kind: goods_hat, price: 40}}
    385: {id: item_capredback, -orig-id: capredback, doc: 'Hat: texture `capredback` on model `capback`, text CAP37.', -with: {item_kind: goods_hat, price: 40}}
    386: {id: item_capredside, -orig-id: capredside, doc: 'Hat: texture `capredside` on model `capside`, text CAP38.', -with: {item_kind: goods_hat, price: 40}}
    387: {id: item_capredover, -orig-id: capredover, doc: 'Hat: texture `capredover` on model `capovereye`, text CAP39.', -with: {item_kind: goods_hat, price: 40}}
    388: {id: item_capredup, -orig-id: capredup, doc: 'Hat: texture `capredup` on model `caprimup`, text CAP40.', -with: {item_kind: goods_hat, price: 40}}
    389: {id: item_capblue, -orig-id: capblue, doc: 'Hat: texture `capblue` on model `cap`, text CAP41.', -with: {item_kind: goods_hat, price: 40}}
    390: {id: item_capblueback, -orig-id: capblueback, doc: 'Hat: texture `capblueback` on model `capback`, text CAP42.', -with: {item_kind: goods_hat, price: 40}}
    391: {id: item_capblueside, -orig-id: capblueside, doc: 'Hat: texture `capblueside` on model `capside`, text CAP43.', -with: {item_kind: goods_hat, price: 40}}
    392: {id: item_capblueover, -orig-id: capblueover, doc: 'Hat: texture `capblueover` on model `capovereye`, text CAP44.', -with: {item_kind: goods_hat, price: 40}}
    393: {id: item_capblueup, -orig-id: capblueup, doc: 'Hat: texture `capblueup` on model `caprimup`, text CAP45.', -with: {item_kind: goods_hat, price: 40}}
    394: {id: item_skullyblk, -orig-id: skullyblk, doc: 'Hat: texture `skullyblk` on model `skullycap`, text CAP57.', -with: {item_kind: goods_hat, price: 60}}
    395: {id: item_skullygrn, -orig-id: skullygrn, doc: 'Hat: texture `skullygrn` on model `skullycap`, text CAP58.', -with: {item_kind: goods_hat, price: 60}}
    396: {id: item_hatmancblk, -orig-id: hatmancblk, doc: 'Hat: texture `hatmancblk` on model `hatmanc`, text MANCBLK.', -with: {item_kind: goods_hat, price: 20}}
    397: {id: item_hatmancplaid, -orig-id: hatmancplaid, doc: 'Hat: texture `hatmancplaid` on model `hatmanc`, text MANCPLD.', -with: {item_kind: goods_hat, price: 20}}
    398: {id: item_capzip, -orig-id: capzip, doc: 'Hat: texture `capzip` on model `cap`, text CAP46.', -with: {item_kind: goods_hat, price: 40}}
    399: {id: item_capzipback, -orig-id: capzipback, doc: 'Hat: texture `capzipback` on model `capback`, text CAP47.', -with: {item_kind: goods_hat, price: 40}}
    400: {id: item_capzipside, -orig-id: capzipside, doc: 'Hat: texture `capzipside` on model `capside`, text CAP48.', -with: {item_kind: goods_hat, price: 40}}
    401: {id: item_capzipover, -orig-id: capzipover, doc: 'Hat: texture `capzipover` on model `capovereye`, text CAP49.', -with: {item_kind: goods_hat, price: 40}}
    402: {id: item_capzipup, -orig-id: capzipup, doc: 'Hat: texture `capzipup` on model `caprimup`, text CAP50.', -with: {item_kind: goods_hat, price: 40}}
    403: {id: item_beretred, -orig-id: beretred, doc: 'Hat: texture `beretred` on model `beret`, text CAP17.', -with: {item_kind: goods_hat, price: 900}}
    404: {id: item_beretblk, -orig-id: beretblk, doc: 'Hat: texture `beretblk` on model `beret`, text CAP18.', -with: {item_kind: goods_hat, price: 900}}
    405: {id: item_capblk, -orig-id: capblk, doc: 'Hat: texture `capblk` on model `cap`, text CAP51.', -with: {item_kind: goods_hat, price: 40}}
    406: {id: item_capblkback, -orig-id: capblkback, doc: 'Hat: texture `capblkback` on model `capback`, text CAP52.', -with: {item_kind: goods_hat, price: 40}}
    407: {id: item_capblkside, -orig-id: capblkside, doc: 'Hat: texture `capblkside` on model `capside`, text CAP53.', -with: {item_kind: goods_hat, price: 40}}
    408: {id: item_capblkover, -orig-id: capblkover, doc: 'Hat: texture `capblkover` on model `capovereye`, text CAP54.', -with: {item_kind: goods_hat, price: 40}}
    409: {id: item_capblkup, -orig-id: capblkup, doc: 'Hat: texture `capblkup` on model `caprimup`, text CAP55.', -with: {item_kind: goods_hat, price: 40}}
    410: {id: item_trilbydrk, -orig-id: trilbydrk, doc: 'Hat: texture `trilbydrk` on model `trilby`, text TRIBY1.', -with: {item_kind: goods_hat, price: 300}}
    411: {id: item_trilbylght, -orig-id: trilbylght, doc: 'Hat: texture `trilbylght` on model `trilby`, text TRIBY2.', -with: {item_kind: goods_hat, price: 300}}
    412: {id: item_bowler, -orig-id: bowler, doc: 'Hat: texture `bowler` on model `bowler`, text BOWLER1.', -with: {item_kind: goods_hat, price: 500}}
    413: {id: item_bowlerred, -orig-id: bowlerred, doc: 'Hat: texture `bowlerred` on model `bowler`, text BOWLER2.', -with: {item_kind: goods_hat, price: 600}}
    414: {id: item_bowlerblue, -orig-id: bowlerblue, doc: 'Hat: texture `bowlerblue` on model `bowler`, text BOWLER3.', -with: {item_kind: goods_hat, price: 600}}
    415: {id: item_bowleryellow, -orig-id: bowleryellow, doc: 'Hat: texture `bowleryellow` on model `bowler`, text BOWLER4.', -with: {item_kind: goods_hat, price: 700}}
    416: {id: item_boater, -orig-id: boater, doc: 'Hat: texture `boater` on model `boater`, text BOATHA1.', -with: {item_kind: goods_hat, price: 800}}
    417: {id: item_bowlergang, -orig-id: bowlergang, doc: 'Hat: texture `bowlergang` on model `bowler`, text BOWLER5.', -with: {item_kind: goods_hat, price: 550}}
    418: {id: item_boaterblk, -orig-id: boaterblk, doc: 'Hat: texture `boaterblk` on model `boater`, text BOATHA2.', -with: {item_kind: goods_hat, price: 700}}
    419: {id: item_gimpleg, -orig-id: gimpleg, doc: 'Outfit for the whole body: texture `gimpleg` on model `gimpleg`, text GIMP.', -with: {item_kind: goods_special, price: 0}}
    420: {id: item_valet, -orig-id: valet, doc: 'Outfit for the whole body: texture `valet` on model `valet`, text VALETU.', -with: {item_kind: goods_special, price: 0}}
    421: {id: item_countrytr, -orig-id: countrytr, doc: 'Outfit for the whole body: texture `countrytr` on model `countrytr`, text COUNTRY.', -with: {item_kind: goods_special, price: 0}}
    422: {id: item_croupier, -orig-id: croupier, doc: 'Outfit for the whole body: texture `croupier` on model `valet`, text CROUP.', -with: {item_kind: goods_special, price: 0}}
    423: {id: item_policetr, -orig-id: policetr, doc: 'Outfit for the whole body: texture `policetr` on model `policetr`, text POLICE.', -with: {item_kind: goods_special, price: 0}}
    424: {id: item_balaclava, -orig-id: balaclava, doc: 'Outfit for the whole body: texture `balaclava` on model `balaclava`, text BALACLA.', -with: {item_kind: goods_special, price: 0}}
    425: {id: item_pimptr, -orig-id: pimptr, doc: 'Outfit for the whole body: texture `pimptr` on model `pimptr`, text PIMPSUT.', -with: {item_kind: goods_special, price: 0}}
    426: {id: item_garageleg, -orig-id: garageleg, doc: 'Outfit for the whole body: texture `garageleg` on model `garagetr`, text RDRIVER.', -with: {item_kind: goods_special, price: 0}}
    427: {id: item_medictr, -orig-id: medictr, doc: 'Outfit for the whole body: texture `medictr` on model `medictr`, text PAMEDIC.', -with: {item_kind: goods_special, price: 0}}
    428: {id: item_player_face, -orig-id: 'player_face', doc: 'Haircut: texture `player_face` on model `head`, text HEAD.', -with: {item_kind: goods_haircut, price: 50}}
    429: {id: item_hairblond, -orig-id: hairblond, doc: 'Haircut: texture `hairblond` on model `head`, text BLHAIR.', -with: {item_kind: goods_haircut, price: 50}}
    430: {id: item_hairred, -orig-id: hairred, doc: 'Haircut: texture `hairred` on model `head`, text REDHAIR.', -with: {item_kind: goods_haircut, price: 200}}
    431: {id: item_hairblue, -orig-id: hairblue, doc: 'Haircut: texture `hairblue` on model `head`, text BLUHAIR.', -with: {item_kind: goods_haircut, price: 200}}
    432: {id: item_hairgreen, -orig-id: hairgreen, doc: 'Haircut: texture `hairgreen` on model `head`, text GRNHAIR.', -with: {item_kind: goods_haircut, price: 200}}
    433: {id: item_hairpink, -orig-id: hairpink, doc: 'Haircut: texture `hairpink` on model `head`, text PNKHAIR.', -with: {item_kind: goods_haircut, price: 200}}
    434: {id: item_bald, -orig-id: bald, doc: 'Haircut: texture `bald` on model `head`, text BALD.', -with: {item_kind: goods_haircut, price: 10}}
    435: {id: item_baldbeard, -orig-id: baldbeard, doc: 'Haircut: texture `baldbeard` on model `head`, text BLADBEA.', -with: {item_kind: goods_haircut, price: 50}}
    436: {id: item_baldtash, -orig-id: baldtash, doc: 'Haircut: texture `baldtash` on model `head`, text BALDTSH.', -with: {item_kind: goods_haircut, price: 25}}
    437: {id: item_baldgoatee, -orig-id: baldgoatee, doc: 'Haircut: texture `baldgoatee` on model `head`, text BALDGOT.', -with: {item_kind: goods_haircut, price: 35}}
    438: {id: item_highfade, -orig-id: highfade, doc: 'Haircut: texture `highfade` on model `head`, text HIGHFAD.', -with: {item_kind: goods_haircut, price: 150}}
    439: {id: item_highafro, -orig-id: highafro, doc: 'Haircut: texture `highafro` on model `highafro`, text AFROHI.', -with: {item_kind: goods_haircut, price: 150}}
    440: {id: item_wedge, -orig-id: wedge, doc: 'Haircut: texture `wedge` on model `wedge`, text WEDGE.', -with: {item_kind: goods_haircut, price: 150}}
    441: {id: item_slope, -orig-id: slope, doc: 'Haircut: texture `slope` on model `slope`, text SLOPE.', -with: {item_kind: goods_haircut, price: 200}}
    442: {id: item_jhericurl, -orig-id: jhericurl, doc: 'Haircut: texture `jhericurl` on model `jheri`, text JHERI.', -with: {item_kind: goods_haircut, price: 350}}
    443: {id: item_cornrows, -orig-id: cornrows, doc: 'Haircut: texture `cornrows` on model `cornrows`, text CORNROW.', -with: {item_kind: goods_haircut, price: 500}}
    444: {id: item_cornrowsb, -orig-id: cornrowsb, doc: 'Haircut: texture `cornrowsb` on model `cornrows`, text CORNRO2.', -with: {item_kind: goods_haircut, price: 550}}
    445: {id: item_tramline, -orig-id: tramline, doc: 'Haircut: texture `tramline` on model `tramline`, text TRAMLIN.', -with: {item_kind: goods_haircut, price: 400}}
    446: {id: item_groovecut, -orig-id: groovecut, doc: 'Haircut: texture `groovecut` on model `groovecut`, text GROOVE.', -with: {item_kind: goods_haircut, price: 500}}
    447: {id: item_mohawk, -orig-id: mohawk, doc: 'Haircut: texture `mohawk` on model `mohawk`, text MOHAWK.', -with: {item_kind: goods_haircut, price: 200}}
    448: {id: item_mohawkblond, -orig-id: mohawkblond, doc: 'Haircut: texture `mohawkblond` on model `mohawk`, text MOHAWKB.', -with: {item_kind: goods_haircut, price: 250}}
    449: {id: item_mohawkpink, -orig-id: mohawkpink, doc: 'Haircut: texture `mohawkpink` on model `mohawk`, text MOHAWKP.', -with: {item_kind: goods_haircut, price: 400}}
    450: {id: item_mohawkbeard, -orig-id: mohawkbeard, doc: 'Haircut: texture `mohawkbeard` on model `mohawk`, text MOHAKBE.', -with: {item_kind: goods_haircut, price: 250}}
    451: {id: item_afro, -orig-id: afro, doc: 'Haircut: texture `afro` on model `afro`, text AFRO.', -with: {item_kind: goods_haircut, price: 150}}
    452: {id: item_afrotash, -orig-id: afrotash, doc: 'Haircut: texture `afrotash` on model `afro`, text AFROT.', -with: {item_kind: goods_haircut, price: 200}}
    453: {id: item_afrobeard, -orig-id: afrobeard, doc: 'Haircut: texture `afrobeard` on model `afro`, text AFROB.', -with: {item_kind: goods_haircut, price: 250}}
    454: {id: item_afroblond, -orig-id: afroblond, doc: 'Haircut: texture `afroblond` on model `afro`, text AFROBL.', -with: {item_kind: goods_haircut, price: 300}}
    455: {id: item_flattop, -orig-id: flattop, doc: 'Haircut: texture `flattop` on model `flattop`, text AFROFL.', -with: {item_kind: goods_haircut, price: 500}}
    456: {id: item_elvishair, -orig-id: elvishair, doc: 'Haircut: texture `elvishair` on model `elvishair`, text ELVISHA.', -with: {item_kind: goods_haircut, price: 1000}}
    457: {id: item_beard, -orig-id: beard, doc: 'Haircut: texture `beard` on model `head`, text BEARD.', -with: {item_kind: goods_haircut, price: 80}}
    458: {id: item_tash, -orig-id: tash, doc: 'Haircut: texture `tash` on model `head`, text TASH.', -with: {item_kind: goods_haircut, price: 50}}
    459: {id: item_goatee, -orig-id: goatee, doc: 'Haircut: texture `goatee` on model `head`, text GOATEE.', -with: {item_kind: goods_haircut, price: 100}}
    460: {id: item_afrogoatee, -orig-id: afrogoatee, doc: 'Haircut: texture `afrogoatee` on model `afro`, text AFROGOT.', -with: {item_kind: goods_haircut, price: 300}}
    461: {id: item_4weed, -orig-id: '4weed', doc: 'Tattoo on the upper left arm: texture `4weed`, text 4WEED.', -with: {item_kind: goods_tattoo, price: 50}}
    462: {id: item_4rip, -orig-id: '4rip', doc: 'Tattoo on the upper left arm: texture `4rip`, text 4RIP.', -with: {item_kind: goods_tattoo, price: 45}}
    463: {id: item_4spider, -orig-id: '4spider', doc: 'Tattoo on the upper left arm: texture `4spider`, text 4SPIDER.', -with: {item_kind: goods_tattoo, price: 60}}
    464: {id: item_5gun, -orig-id: '5gun', doc: 'Tattoo on the lower left arm: texture `5gun`, text 5GUN.', -with: {item_kind: goods_tattoo, price: 50}}
    465: {id: item_5cross, -orig-id: '5cross', doc: 'Tattoo on the lower left arm: texture `5cross`, text 5CROSS.', -with: {item_kind: goods_tattoo, price: 70}}
    466: {id: item_5cross2, -orig-id: '5cross2', doc: 'Tattoo on the lower left arm: texture `5cross2`, text 5CROSS2.', -with: {item_kind: goods_tattoo, price: 80}}
    467: {id: item_5cross3, -orig-id: '5cross3', doc: 'Tattoo on the lower left arm: texture `5cross3`, text 5CROSS3.', -with: {item_kind: goods_tattoo, price: 30}}
    468: {id: item_6aztec, -orig-id: '6aztec', doc: 'Tattoo on the upper right arm: texture `6aztec`, text 6AZTEC.', -with: {item_kind: goods_tattoo, price: 40}}
    469: {id: item_6crown, -orig-id: '6crown', doc: 'Tattoo on the upper right arm: texture `6crown`, text 6CROWN.', -with: {item_kind: goods_tattoo, price: 50}}
    470: {id: item_6clown, -orig-id: '6clown', doc: 'Tattoo on the upper right arm: texture `6clown`, text 6CLOWN.', -with: {item_kind: goods_tattoo, price: 60}}
    471: {id: item_6africa, -orig-id: '6africa', doc: 'Tattoo on the upper right arm: texture `6africa`, text 6AFRICA.', -with: {item_kind: goods_tattoo, price: 90}}
    472: {id: item_7cross, -orig-id: '7cross', doc: 'Tattoo on the lower right arm: texture `7cross`, text 7CROSS.', -with: {item_kind: goods_tattoo, price: 25}}
    473: {id: item_7cross2, -orig-id: '7cross2', doc: 'Tattoo on the lower right arm: texture `7cross2`, text 7CROSS2.', -with: {item_kind: goods_tattoo, price: 40}}
    474: {id: item_7cross3, -orig-id: '7cross3', doc: 'Tattoo on the lower right arm: texture `7cross3`, text 7CROSS3.', -with: {item_kind: goods_tattoo, price: 70}}
    475: {id: item_7mary, -orig-id: '7mary', doc: 'Tattoo on the lower right arm: texture `7mary`, text 7MARY.', -with: {item_kind: goods_tattoo, price: 100}}
    476: {id: item_8sa, -orig-id: '8sa', doc: 'Tattoo on the back: texture `8sa`, text 8SA.', -with: {item_kind: goods_tattoo, price: 150}}
    477: {id: item_8sa2, -orig-id: '8sa2', doc: 'Tattoo on the back: texture `8sa2`, text 8SA2.', -with: {item_kind: goods_tattoo, price: 250}}
    478: {id: item_8sa3, -orig-id: '8sa3', doc: 'Tattoo on the back: texture `8sa3`, text 8SA3.', -with: {item_kind: goods_tattoo, price: 350}}
    479: {id: item_8westside, -orig-id: '8westside', doc: 'Tattoo on the back: texture `8westside`, text 8WESTSD.', -with: {item_kind: goods_tattoo, price: 200}}
    480: {id: item_8santos, -orig-id: '8santos', doc: 'Tattoo on the back: texture `8santos`, text 8SANTOS.', -with: {item_kind: goods_tattoo, price: 150}}
    481: {id: item_8poker, -orig-id: '8poker', doc: 'Tattoo on the back: texture `8poker`, text 8POKER.', -with: {item_kind: goods_tattoo, price: 200}}
    482: {id: item_8gun, -orig-id: '8gun', doc: 'Tattoo on the back: texture `8gun`, text 8GUN.', -with: {item_kind: goods_tattoo, price: 450}}
    483: {id: item_9crown, -orig-id: '9crown', doc: 'Tattoo on the left chest: texture `9crown`, text 9CROWN.', -with: {item_kind: goods_tattoo, price: 125}}
    484: {id: item_9gun, -orig-id: '9gun', doc: 'Tattoo on the left chest: texture `9gun`, text 9GUN.', -with: {item_kind: goods_tattoo, price: 50}}
    485: {id: item_9gun2, -orig-id: '9gun2', doc: 'Tattoo on the left chest: texture `9gun2`, text 9GUN2.', -with: {item_kind: goods_tattoo, price: 70}}
    486: {id: item_9homeboy, -orig-id: '9homeboy', doc: 'Tattoo on the left chest: texture `9homeboy`, text 9HOMBY.', -with: {item_kind: goods_tattoo, price: 100}}
    487: {id: item_9bullet, -orig-id: '9bullet', doc: 'Tattoo on the left chest: texture `9bullet`, text 9BULLT.', -with: {item_kind: goods_tattoo, price: 90}}
    488: {id: item_9rasta, -orig-id: '9rasta', doc: 'Tattoo on the left chest: texture `9rasta`, text 9RASTA.', -with: {item_kind: goods_tattoo, price: 125}}
    489: {id: item_10ls, -orig-id: '10ls', doc: 'Tattoo on the right chest: texture `10ls`, text 10LS.', -with: {item_kind: goods_tattoo, price: 80}}
    490: {id: item_10ls2, -orig-id: '10ls2', doc: 'Tattoo on the right chest: texture `10ls2`, text 10LS2.', -with: {item_kind: goods_tattoo, price: 45}}
    491: {id: item_10ls3, -orig-id: '10ls3', doc: 'Tattoo on the right chest: texture `10ls3`, text 10LS3.', -with: {item_kind: goods_tattoo, price: 50}}
    492: {id: item_10ls4, -orig-id: '10ls4', doc: 'Tattoo on the right chest: texture `10ls4`, text 10LS4.', -with: {item_kind: goods_tattoo, price: 100}}
    493: {id: item_10ls5, -orig-id: '10ls5', doc: 'Tattoo on the right chest: texture `10ls5`, text 10LS5.', -with: {item_kind: goods_tattoo, price: 65}}
    494: {id: item_10og, -orig-id: '10og', doc: 'Tattoo on the right chest: texture `10og`, text 10OG.', -with: {item_kind: goods_tattoo, price: 90}}
    495: {id: item_10weed, -orig-id: '10weed', doc: 'Tattoo on the right chest: texture `10weed`, text 10WEED.', -with: {item_kind: goods_tattoo, price: 40}}
    496: {id: item_11grove, -orig-id: '11grove', doc: 'Tattoo on the stomach: texture `11grove`, text 11GROVE.', -with: {item_kind: goods_tattoo, price: 70}}
    497: {id: item_11grove2, -orig-id: '11grove2', doc: 'Tattoo on the stomach: texture `11grove2`, text 11GROV2.', -with: {item_kind: goods_tattoo, price: 125}}
    498: {id: item_11grove3, -orig-id: '11grove3', doc: 'Tattoo on the stomach: texture `11grove3`, text 11GROV3.', -with: {item_kind: goods_tattoo, price: 100}}
    499: {id: item_11dice, -orig-id: '11dice', doc: 'Tattoo on the stomach: texture `11dice`, text 11DICE.', -with: {item_kind: goods_tattoo, price: 90}}
    500: {id: item_11dice2, -orig-id: '11dice2', doc: 'Tattoo on the stomach: texture `11dice2`, text 11DICE2.', -with: {item_kind: goods_tattoo, price: 50}}
    501: {id: item_11jail, -orig-id: '11jail', doc: 'Tattoo on the stomach: texture `11jail`, text 11JAIL.', -with: {item_kind: goods_tattoo, price: 30}}
    502: {id: item_11godsgift, -orig-id: '11godsgift', doc: 'Tattoo on the stomach: texture `11godsgift`, text 11GGIFT.', -with: {item_kind: goods_tattoo, price: 200}}
    503: {id: item_12angels, -orig-id: '12angels', doc: 'Tattoo on the lower back: texture `12angels`, text 12ANGEL.', -with: {item_kind: goods_tattoo, price: 450}}
    504: {id: item_12mayabird, -orig-id: '12mayabird', doc: 'Tattoo on the lower back: texture `12mayabird`, text 12MAYBR.', -with: {item_kind: goods_tattoo, price: 550}}
    505: {id: item_12dagger, -orig-id: '12dagger', doc: 'Tattoo on the lower back: texture `12dagger`, text 12DAGER.', -with: {item_kind: goods_tattoo, price: 350}}
    506: {id: item_12bandit, -orig-id: '12bandit', doc: 'Tattoo on the lower back: texture `12bandit`, text 12BNDIT.', -with: {item_kind: goods_tattoo, price: 600}}
    507: {id: item_12cross7, -orig-id: '12cross7', doc: 'Tattoo on the lower back: texture `12cross7`, text 12CROSS.', -with: {item_kind: goods_tattoo, price: 500}}
    508: {id: item_12mayaface, -orig-id: '12mayaface', doc: 'Tattoo on the lower back: texture `12mayaface`, text 12MYFAC.', -with: {item_kind: goods_tattoo, price: 525}}
    509: {id: item_burgerlow, -orig-id: burgerlow, doc: 'Food `burgerlow`, text BURLOW.', -with: {item_kind: goods_food, price: 2}}
    510: {id: item_burgermed, -orig-id: burgermed, doc: 'Food `burgermed`, text BURMED.', -with: {item_kind: goods_food, price: 5}}
    511: {id: item_burgerhigh, -orig-id: burgerhigh, doc: 'Food `burgerhigh`, text BURHIG.', -with: {item_kind: goods_food, price: 10}}
    512: {id: item_burger_healthy, -orig-id: 'burger_healthy', doc: 'Food `burger_healthy`, text BURHEAL.', -with: {item_kind: goods_food, price: 5}}
    513: {id: item_clucklow, -orig-id: clucklow, doc: 'Food `clucklow`, text CLULOW.', -with: {item_kind: goods_food, price: 2}}
    514: {id: item_cluckmed, -orig-id: cluckmed, doc: 'Food `cluckmed`, text CLUMED.', -with: {item_kind: goods_food, price: 5}}
    515: {id: item_cluckhigh, -orig-id: cluckhigh, doc: 'Food `cluckhigh`, text CLUHIG.', -with: {item_kind: goods_food, price: 10}}
    516: {id: item_cluck_healthy, -orig-id: 'cluck_healthy', doc: 'Food `cluck_healthy`, text CLUHEAL.', -with: {item_kind: goods_food, price: 10}}
    517: {id: item_pizzalow, -orig-id: pizzalow, doc: 'Food `pizzalow`, text PIZLOW.', -with: {item_kind: goods_food, price: 2}}
    518: {id: item_pizzamed, -orig-id: pizzamed, doc: 'Food `pizzamed`, text PIZMED.', -with: {item_kind: goods_food, price: 5}}
    519: {id: item_pizzahigh, -orig-id: pizzahigh, doc: 'Food `pizzahigh`, text PIZHIG.', -with: {item_kind: goods_food, price: 10}}
    520: {id: item_pizza_healthy, -orig-id: 'pizza_healthy', doc: 'Food `pizza_healthy`, text PIZHEAL.', -with: {item_kind: goods_food, price: 10}}
    521: {id: item_rustylow, -orig-id: rustylow, doc: 'Food `rustylow`, text RUSLOW.', -with: {item_kind: goods_food, price: 2}}
    522: {id: item_rustymed, -orig-id: rustymed, doc: 'Food `rustymed`, text RUSMED.', -with: {item_kind: goods_food, price: 5}}
    523: {id: item_rustyhigh, -orig-id: rustyhigh, doc: 'Food `rustyhigh`, text RUSHIG.', -with: {item_kind: goods_food, price: 10}}
    524: {id: item_pistol, -orig-id: pistol, doc: 'Weapon, text PISTOL.', -with: {item_kind: goods_weapon, price: 200}}
    525: {id: item_pistol_silenced, -orig-id: 'pistol_silenced', doc: 'Weapon, text PISTSL.', -with: {item_kind: goods_weapon, price: 600}}
    526: {id: item_desert_eagle, -orig-id: 'desert_eagle', doc: 'Weapon, text DEAGLE.', -with: {item_kind: goods_weapon, price: 1200}}
    527: {id: item_grenade, -orig-id: grenade, doc: 'Weapon, text GRENADE.', -with: {item_kind: goods_weapon, price: 300}}
    528: {id: item_shotgun, -orig-id: shotgun, doc: 'Weapon, text SHOTGN1.', -with: {item_kind: goods_weapon, price: 600}}
    529: {id: item_spas12, -orig-id: spas12, doc: 'Weapon, text SHOTGN2.', -with: {item_kind: goods_weapon, price: 1000}}
    530: {id: item_sawnoff, -orig-id: sawnoff, doc: 'Weapon, text SHOTGN3.', -with: {item_kind: goods_weapon, price: 800}}
    531: {id: item_micro_uzi, -orig-id: 'micro_uzi', doc: 'Weapon, text UZI.', -with: {item_kind: goods_weapon, price: 500}}
    532: {id: item_tec9, -orig-id: tec9, doc: 'Weapon, text TEC9.', -with: {item_kind: goods_weapon, price: 300}}
    533: {id: item_mp5, -orig-id: mp5, doc: 'Weapon, text MP5.', -with: {item_kind: goods_weapon, price: 2000}}
    534: {id: item_ak47, -orig-id: ak47, doc: 'Weapon, text AK.', -with: {item_kind: goods_weapon, price: 3500}}
    535: {id: item_m4, -orig-id: m4, doc: 'Weapon, text M4.', -with: {item_kind: goods_weapon, price: 4500}}
    536: {id: item_countryrifle, -orig-id: countryrifle, doc: 'Weapon, text RIFLE.', -with: {item_kind: goods_weapon, price: 1000}}
    537: {id: item_sniperrifle, -orig-id: sniperrifle, doc: 'Weapon, text SNIPE.', -with: {item_kind: goods_weapon, price: 5000}}
    538: {id: item_rlauncher, -orig-id: rlauncher, doc: 'Weapon, text ROCKET.', -with: {item_kind: goods_weapon, price: 10000}}
    539: {id: item_rlauncher_hs, -orig-id: 'rlauncher_hs', doc: 'Weapon, text ROCKHS.', -with: {item_kind: goods_weapon, price: 12000}}
    540: {id: item_fthrower, -orig-id: fthrower, doc: 'Weapon, text FLAMET.', -with: {item_kind: goods_weapon, price: 6000}}
    541: {id: item_satchel_charge, -orig-id: 'satchel_charge', doc: 'Weapon, text DETONA.', -with: {item_kind: goods_weapon, price: 2000}}
    542: {id: item_minigun, -orig-id: minigun, doc: 'Weapon, text MINIGU.', -with: {item_kind: goods_weapon, price: 10000}}
    543: {id: item_armour, -orig-id: armour, doc: 'Weapon, text ARMOUR.', -with: {item_kind: goods_weapon, price: 200}}
  clothes_file:
    0: {id: no_clothes, doc: None.}
    485055216: {id: clothes_10ls, -orig-id: '10LS', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    1970686662: {id: clothes_10ls2, -orig-id: '10LS2', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    40991312: {id: clothes_10ls3, -orig-id: '10LS3', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    -1676283917: {id: clothes_10ls4, -orig-id: '10LS4', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    -351084699: {id: clothes_10ls5, -orig-id: '10LS5', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    756997454: {id: clothes_10og, -orig-id: '10OG', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    -66161621: {id: clothes_10weed, -orig-id: '10WEED', doc: Texture of a tattoo on the right chest., -with: {clothes_texture: texture_tattoo_right_chest}}
    -1417294946: {id: clothes_11dice, -orig-id: '11DICE', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    -540317176: {id: clothes_11dice2, -orig-id: '11DICE2', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    1807889086: {id: clothes_11godsgift, -orig-id: '11GODSGIFT', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    -1176003537: {id: clothes_11grove, -orig-id: '11GROVE', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    1673497413: {id: clothes_11grove2, -orig-id: '11GROVE2', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    347651027: {id: clothes_11grove3, -orig-id: '11GROVE3', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    -965034693: {id: clothes_11jail, -orig-id: '11JAIL', doc: Texture of a tattoo on the stomach., -with: {clothes_texture: texture_tattoo_stomach}}
    297654023: {id: clothes_12angels, -orig-id: '12ANGELS', doc: Texture of a tattoo on the lower back., -with: {clothes_texture: texture_tattoo_lower_back}}
    -1969195485: {id: clothes_12bandit, -orig-id: '12BANDIT', doc: Texture of a tattoo on the lower back., -with: {clothes_texture: texture_tattoo_lower_back}}
    -1543548803: {id: clothes_12cross7, -orig-id: '12CROSS7', doc: Texture of a tattoo on the lower back., -with: {clothes_texture: texture_tattoo_lower_back}}
    1717669588: {id: clothes_12dagger, -orig-id: '12DAGGER', doc: Texture of a tattoo on the lower back., -with: {clothes_texture: texture_tattoo_lower_back}}
    840928074: {id: clothes_12mayabird, -orig-id: '12MAYABIRD', doc: Texture of a tattoo on the lower back., -with: {clothes_texture: texture_tattoo_lower_back}}
    -1750049245: {id: clothes_12mayaface, -orig-id: '12MAYAFACE', doc: Texture of a tattoo on the lower back., -with: {clothes_texture: texture_tattoo_lower_back}}
    -2078666637: {id: clothes_4rip, -orig-id: '4RIP', doc: Texture of a tattoo on the upper left arm., -with: {clothes_texture: texture_tattoo_upper_left_arm}}
    357739873: {id: clothes_4spider, -orig-id: '4SPIDER', doc: Texture of a tattoo on the upper left arm., -with: {clothes_texture: texture_tattoo_upper_left_arm}}
    -1320660899: {id: clothes_4weed, -orig-id: '4WEED', doc: Texture of a tattoo on the upper left arm., -with: {clothes_texture: texture_tattoo_upper_left_arm}}
    2096097750: {id: clothes_5cross, -orig-id: '5CROSS', doc: Texture of a tattoo on the lower left arm., -with: {clothes_texture: texture_tattoo_lower_left_arm}}
    -1491351160: {id: clothes_5cross2, -orig-id: '5CROSS2', doc: Texture of a tattoo on the lower left arm., -with: {clothes_texture: texture_tattoo_lower_left_arm}}
    -803407586: {id: clothes_5cross3, -orig-id: '5CROSS3', doc: Texture of a tattoo on the lower left arm., -with: {clothes_texture: texture_tattoo_lower_left_arm}}
    976451251: {id: clothes_5gun, -orig-id: '5GUN', doc: Texture of a tattoo on the lower left arm., -with: {clothes_texture: texture_tattoo_lower_left_arm}}
    2119686255: {id: clothes_6africa, -orig-id: '6AFRICA', doc: Texture of a tattoo on the upper right arm., -with: {clothes_texture: texture_tattoo_upper_right_arm}}
    1414728149: {id: clothes_6aztec, -orig-id: '6AZTEC', doc: Texture of a tattoo on the upper right arm., -with: {clothes_texture: texture_tattoo_upper_right_arm}}
    1305940489: {id: clothes_6clown, -orig-id: '6CLOWN', doc: Texture of a tattoo on the upper right arm., -with: {clothes_texture: texture_tattoo_upper_right_arm}}
    -49204571: {id: clothes_6crown, -orig-id: '6CROWN', doc: Texture of a tattoo on the upper right arm., -with: {clothes_texture: texture_tattoo_upper_right_arm}}
    824658141: {id: clothes_7cross, -orig-id: '7CROSS', doc: Texture of a tattoo on the lower right arm., -with: {clothes_texture: texture_tattoo_lower_right_arm}}
    814012577: {id: clothes_7cross2, -orig-id: '7CROSS2', doc: Texture of a tattoo on the lower right arm., -with: {clothes_texture: texture_tattoo_lower_right_arm}}
    1199826999: {id: clothes_7cross3, -orig-id: '7CROSS3', doc: Texture of a tattoo on the lower right arm., -with: {clothes_texture: texture_tattoo_lower_right_arm}}
    -1463755291: {id: clothes_7mary, -orig-id: '7MARY', doc: Texture of a tattoo on the lower right arm., -with: {clothes_texture: texture_tattoo_lower_right_arm}}
    -933646738: {id: clothes_8gun, -orig-id: '8GUN', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    701805957: {id: clothes_8poker, -orig-id: '8POKER', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    -1165234860: {id: clothes_8sa, -orig-id: '8SA', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    -1536471168: {id: clothes_8sa2, -orig-id: '8SA2', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    -747864298: {id: clothes_8sa3, -orig-id: '8SA3', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    -2090124558: {id: clothes_8santos, -orig-id: '8SANTOS', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    -1240067115: {id: clothes_8westside, -orig-id: '8WESTSIDE', doc: Texture of a tattoo on the back., -with: {clothes_texture: texture_tattoo_back}}
    -1539205552: {id: clothes_9bullet, -orig-id: '9BULLET', doc: Texture of a tattoo on the left chest., -with: {clothes_texture: texture_tattoo_left_chest}}
    206012528: {id: clothes_9crown, -orig-id: '9CROWN', doc: Texture of a tattoo on the left chest., -with: {clothes_texture: texture_tattoo_left_chest}}
    1894107403: {id: clothes_9gun, -orig-id: '9GUN', doc: Texture of a tattoo on the left chest., -with: {clothes_texture: texture_tattoo_left_chest}}
    1601531329: {id: clothes_9gun2, -orig-id: '9GUN2', doc: Texture of a tattoo on the left chest., -with: {clothes_texture: texture_tattoo_left_chest}}
    -1823195996: {id: clothes_9homeboy, -orig-id: '9HOMEBOY', doc: Texture of a tattoo on the left chest., -with: {clothes_texture: texture_tattoo_left_chest}}
    -1111109003: {id: clothes_9rasta, -orig-id: '9RASTA', doc: Texture of a tattoo on the left chest., -with: {clothes_texture: texture_tattoo_left_chest}}
    -404058850: {id: clothes_afro, -orig-id: AFRO, doc: Texture of a haircut., -with: {clothes_file: clothes_afro, clothes_texture: texture_head}}
    1932822998: {id: clothes_afrobeard, -orig-id: AFROBEARD, doc: Texture of a haircut., -with: {clothes_file: clothes_afro, clothes_texture: texture_head}}
    -489310709: {id: clothes_afroblond, -orig-id: AFROBLOND, doc: Texture of a haircut., -with: {clothes_file: clothes_afro, clothes_texture: texture_head}}
    1855861398: {id: clothes_afrogoatee, -orig-id: AFROGOATEE, doc: Texture of a haircut., -with: {clothes_file: clothes_afro, clothes_texture: texture_head}}
    527596789: {id: clothes_afrotash, -orig-id: AFROTASH, doc: Texture of a haircut., -with: {clothes_file: clothes_afro, clothes_texture: texture_head}}
    435776856: {id: clothes_balaclava, -orig-id: BALACLAVA, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_balaclava, clothes_texture: texture_special}}
    -1283206622: {id: clothes_bald, -orig-id: BALD, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    492481370: {id: clothes_baldbeard, -orig-id: BALDBEARD, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    -1963027521: {id: clothes_baldgoatee, -orig-id: BALDGOATEE, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    441849698: {id: clothes_baldtash, -orig-id: BALDTASH, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    -1731248096: {id: clothes_bandana, -orig-id: BANDANA, doc: Model of a hat.}
    883673976: {id: clothes_bandblack, -orig-id: BANDBLACK, doc: Texture of a hat., -with: {clothes_file: clothes_bandana, clothes_texture: texture_hat}}
    -1774386363: {id: clothes_bandblack2, -orig-id: BANDBLACK2, doc: Texture of a hat., -with: {clothes_file: clothes_bandknots, clothes_texture: texture_hat}}
    -516279341: {id: clothes_bandblack3, -orig-id: BANDBLACK3, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_bandmask, clothes_texture: texture_shades}}
    48232002: {id: clothes_bandblue, -orig-id: BANDBLUE, doc: Texture of a hat., -with: {clothes_file: clothes_bandana, clothes_texture: texture_hat}}
    1342680778: {id: clothes_bandblue2, -orig-id: BANDBLUE2, doc: Texture of a hat., -with: {clothes_file: clothes_bandknots, clothes_texture: texture_hat}}
    654351964: {id: clothes_bandblue3, -orig-id: BANDBLUE3, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_bandmask, clothes_texture: texture_shades}}
    2061582229: {id: clothes_bandgang, -orig-id: BANDGANG, doc: Texture of a hat., -with: {clothes_file: clothes_bandana, clothes_texture: texture_hat}}
    1221121908: {id: clothes_bandgang2, -orig-id: BANDGANG2, doc: Texture of a hat., -with: {clothes_file: clothes_bandknots, clothes_texture: texture_hat}}
    1070589922: {id: clothes_bandgang3, -orig-id: BANDGANG3, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_bandmask, clothes_texture: texture_shades}}
    -716662261: {id: clothes_bandits, -orig-id: BANDITS, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_baseball, clothes_texture: texture_torso}}
    -1883025336: {id: clothes_bandknots, -orig-id: BANDKNOTS, doc: Model of a hat.}
    -477691962: {id: clothes_bandmask, -orig-id: BANDMASK, doc: Model of glasses or mask.}
    355561549: {id: clothes_bandred, -orig-id: BANDRED, doc: Texture of a hat., -with: {clothes_file: clothes_bandana, clothes_texture: texture_hat}}
    -1062248995: {id: clothes_bandred2, -orig-id: BANDRED2, doc: Texture of a hat., -with: {clothes_file: clothes_bandknots, clothes_texture: texture_hat}}
    -1213698741: {id: clothes_bandred3, -orig-id: BANDRED3, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_bandmask, clothes_texture: texture_shades}}
    1794329688: {id: clothes_baseball, -orig-id: BASEBALL, doc: Model of clothes for the torso.}
    351222414: {id: clothes_bask1, -orig-id: BASK1, doc: Model of shoes.}
    -143835965: {id: clothes_bask1eris, -orig-id: BASK1ERIS, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    435065541: {id: clothes_bask1problk, -orig-id: BASK1PROBLK, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    -362333265: {id: clothes_bask1prowht, -orig-id: BASK1PROWHT, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    -1148229085: {id: clothes_bask2heatband, -orig-id: BASK2HEATBAND, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    -1302330535: {id: clothes_bask2heatwht, -orig-id: BASK2HEATWHT, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    1171834843: {id: clothes_bask2semi, -orig-id: BASK2SEMI, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    -708578759: {id: clothes_baskball, -orig-id: BASKBALL, doc: Model of clothes for the torso.}
    -282438905: {id: clothes_baskballdrib, -orig-id: BASKBALLDRIB, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_baskball, clothes_texture: texture_torso}}
    -286656069: {id: clothes_baskballloc, -orig-id: BASKBALLLOC, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_baskball, clothes_texture: texture_torso}}
    1236532544: {id: clothes_baskballrim, -orig-id: BASKBALLRIM, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_baskball, clothes_texture: texture_torso}}
    -2105660245: {id: clothes_bballjackrstar, -orig-id: BBALLJACKRSTAR, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_bbjack, clothes_texture: texture_torso}}
    -1858787998: {id: clothes_bbjack, -orig-id: BBJACK, doc: Model of clothes for the torso.}
    -1275250524: {id: clothes_bbjackrim, -orig-id: BBJACKRIM, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_bbjack, clothes_texture: texture_torso}}
    -1939440971: {id: clothes_bbjersey, -orig-id: BBJERSEY, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_sleevt, clothes_texture: texture_torso}}
    -1322853282: {id: clothes_bbshortred, -orig-id: BBSHORTRED, doc: Texture of trousers., -with: {clothes_file: clothes_boxingshort, clothes_texture: texture_legs}}
    536113308: {id: clothes_bbshortwht, -orig-id: BBSHORTWHT, doc: Texture of trousers., -with: {clothes_file: clothes_boxingshort, clothes_texture: texture_legs}}
    1061221996: {id: clothes_beard, -orig-id: BEARD, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    957644727: {id: clothes_beret, -orig-id: BERET, doc: Model of a hat.}
    -1129277353: {id: clothes_beretblk, -orig-id: BERETBLK, doc: Texture of a hat., -with: {clothes_file: clothes_beret, clothes_texture: texture_hat}}
    -504652289: {id: clothes_beretred, -orig-id: BERETRED, doc: Texture of a hat., -with: {clothes_file: clothes_beret, clothes_texture: texture_hat}}
    576933739: {id: clothes_biegetr, -orig-id: BIEGETR, doc: Texture of trousers., -with: {clothes_file: clothes_chinosb, clothes_texture: texture_legs}}
    -1990787643: {id: clothes_biker, -orig-id: BIKER, doc: Texture of shoes., -with: {clothes_file: clothes_biker, clothes_texture: texture_feet}}
    -896277735: {id: clothes_bikerhelmet, -orig-id: BIKERHELMET, doc: Texture of a hat., -with: {clothes_file: clothes_bikerhelmet, clothes_texture: texture_hat}}
    -1770518513: {id: clothes_boater, -orig-id: BOATER, doc: Texture of a hat., -with: {clothes_file: clothes_boater, clothes_texture: texture_hat}}
    1401419026: {id: clothes_boaterblk, -orig-id: BOATERBLK, doc: Texture of a hat., -with: {clothes_file: clothes_boater, clothes_texture: texture_hat}}
    -247467388: {id: clothes_bowler, -orig-id: BOWLER, doc: Texture of a hat., -with: {clothes_file: clothes_bowler, clothes_texture: texture_hat}}
    -805792136: {id: clothes_bowlerblue, -orig-id: BOWLERBLUE, doc: Texture of a hat., -with: {clothes_file: clothes_bowler, clothes_texture: texture_hat}}
    -1211736145: {id: clothes_bowlergang, -orig-id: BOWLERGANG, doc: Texture of a hat., -with: {clothes_file: clothes_bowler, clothes_texture: texture_hat}}
    -447227464: {id: clothes_bowlerred, -orig-id: BOWLERRED, doc: Texture of a hat., -with: {clothes_file: clothes_bowler, clothes_texture: texture_hat}}
    983903833: {id: clothes_bowleryellow, -orig-id: BOWLERYELLOW, doc: Texture of a hat., -with: {clothes_file: clothes_bowler, clothes_texture: texture_hat}}
    -302970687: {id: clothes_bowling, -orig-id: BOWLING, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hawaii, clothes_texture: texture_torso}}
    815232608: {id: clothes_boxingcap, -orig-id: BOXINGCAP, doc: Texture of a hat., -with: {clothes_file: clothes_boxingcap, clothes_texture: texture_hat}}
    -643423809: {id: clothes_boxingshoe, -orig-id: BOXINGSHOE, doc: Texture of shoes., -with: {clothes_file: clothes_biker, clothes_texture: texture_feet}}
    847386951: {id: clothes_boxingshort, -orig-id: BOXINGSHORT, doc: Model of trousers.}
    497405699: {id: clothes_boxshort, -orig-id: BOXSHORT, doc: Texture of trousers., -with: {clothes_file: clothes_boxingshort, clothes_texture: texture_legs}}
    -261408060: {id: clothes_cap, -orig-id: CAP, doc: Model of a hat.}
    -1854362888: {id: clothes_capback, -orig-id: CAPBACK, doc: Model of a hat.}
    -1481401990: {id: clothes_capblk, -orig-id: CAPBLK, doc: Texture of a hat., -with: {clothes_file: clothes_cap, clothes_texture: texture_hat}}
    184941352: {id: clothes_capblkback, -orig-id: CAPBLKBACK, doc: Texture of a hat., -with: {clothes_file: clothes_capback, clothes_texture: texture_hat}}
    -768108218: {id: clothes_capblkover, -orig-id: CAPBLKOVER, doc: Texture of a hat., -with: {clothes_file: clothes_capovereye, clothes_texture: texture_hat}}
    1162486186: {id: clothes_capblkside, -orig-id: CAPBLKSIDE, doc: Texture of a hat., -with: {clothes_file: clothes_capside, clothes_texture: texture_hat}}
    -257628726: {id: clothes_capblkup, -orig-id: CAPBLKUP, doc: Texture of a hat., -with: {clothes_file: clothes_caprimup, clothes_texture: texture_hat}}
    1652597115: {id: clothes_capblue, -orig-id: CAPBLUE, doc: Texture of a hat., -with: {clothes_file: clothes_cap, clothes_texture: texture_hat}}
    -2036040854: {id: clothes_capblueback, -orig-id: CAPBLUEBACK, doc: Texture of a hat., -with: {clothes_file: clothes_capback, clothes_texture: texture_hat}}
    1603672324: {id: clothes_capblueover, -orig-id: CAPBLUEOVER, doc: Texture of a hat., -with: {clothes_file: clothes_capovereye, clothes_texture: texture_hat}}
    -924081688: {id: clothes_capblueside, -orig-id: CAPBLUESIDE, doc: Texture of a hat., -with: {clothes_file: clothes_capside, clothes_texture: texture_hat}}
    -1044535002: {id: clothes_capblueup, -orig-id: CAPBLUEUP, doc: Texture of a hat., -with: {clothes_file: clothes_caprimup, clothes_texture: texture_hat}}
    448686252: {id: clothes_capgang, -orig-id: CAPGANG, doc: Texture of a hat., -with: {clothes_file: clothes_cap, clothes_texture: texture_hat}}
    -1136478730: {id: clothes_capgangback, -orig-id: CAPGANGBACK, doc: Texture of a hat., -with: {clothes_file: clothes_capback, clothes_texture: texture_hat}}
    1701894040: {id: clothes_capgangover, -orig-id: CAPGANGOVER, doc: Texture of a hat., -with: {clothes_file: clothes_capovereye, clothes_texture: texture_hat}}
    -234000524: {id: clothes_capgangside, -orig-id: CAPGANGSIDE, doc: Texture of a hat., -with: {clothes_file: clothes_capside, clothes_texture: texture_hat}}
    -310576940: {id: clothes_capgangup, -orig-id: CAPGANGUP, doc: Texture of a hat., -with: {clothes_file: clothes_caprimup, clothes_texture: texture_hat}}
    -1865726160: {id: clothes_capknit, -orig-id: CAPKNIT, doc: Model of a hat.}
    -69603330: {id: clothes_capknitgrn, -orig-id: CAPKNITGRN, doc: Texture of a hat., -with: {clothes_file: clothes_capknit, clothes_texture: texture_hat}}
    1999252971: {id: clothes_capovereye, -orig-id: CAPOVEREYE, doc: Model of a hat.}
    -85418798: {id: clothes_capred, -orig-id: CAPRED, doc: Texture of a hat., -with: {clothes_file: clothes_cap, clothes_texture: texture_hat}}
    -914054657: {id: clothes_capredback, -orig-id: CAPREDBACK, doc: Texture of a hat., -with: {clothes_file: clothes_capback, clothes_texture: texture_hat}}
    280413073: {id: clothes_capredover, -orig-id: CAPREDOVER, doc: Texture of a hat., -with: {clothes_file: clothes_capovereye, clothes_texture: texture_hat}}
    -2016707715: {id: clothes_capredside, -orig-id: CAPREDSIDE, doc: Texture of a hat., -with: {clothes_file: clothes_capside, clothes_texture: texture_hat}}
    -435127553: {id: clothes_capredup, -orig-id: CAPREDUP, doc: Texture of a hat., -with: {clothes_file: clothes_caprimup, clothes_texture: texture_hat}}
    -1558708536: {id: clothes_caprimup, -orig-id: CAPRIMUP, doc: Model of a hat.}
    -550014854: {id: clothes_capside, -orig-id: CAPSIDE, doc: Model of a hat.}
    797398277: {id: clothes_captruck, -orig-id: CAPTRUCK, doc: Texture of a hat., -with: {clothes_file: clothes_captruck, clothes_texture: texture_hat}}
    1117017627: {id: clothes_capzip, -orig-id: CAPZIP, doc: Texture of a hat., -with: {clothes_file: clothes_cap, clothes_texture: texture_hat}}
    415833761: {id: clothes_capzipback, -orig-id: CAPZIPBACK, doc: Texture of a hat., -with: {clothes_file: clothes_capback, clothes_texture: texture_hat}}
    -1040483121: {id: clothes_capzipover, -orig-id: CAPZIPOVER, doc: Texture of a hat., -with: {clothes_file: clothes_capovereye, clothes_texture: texture_hat}}
    1451672611: {id: clothes_capzipside, -orig-id: CAPZIPSIDE, doc: Texture of a hat., -with: {clothes_file: clothes_capside, clothes_texture: texture_hat}}
    -2019982038: {id: clothes_capzipup, -orig-id: CAPZIPUP, doc: Texture of a hat., -with: {clothes_file: clothes_caprimup, clothes_texture: texture_hat}}
    -1462684028: {id: clothes_chinosb, -orig-id: CHINOSB, doc: Model of trousers.}
    724587403: {id: clothes_chinosbiege, -orig-id: CHINOSBIEGE, doc: Texture of trousers., -with: {clothes_file: clothes_chinosb, clothes_texture: texture_legs}}
    -1741429914: {id: clothes_chinosblack, -orig-id: CHINOSBLACK, doc: Texture of trousers., -with: {clothes_file: clothes_chinosb, clothes_texture: texture_legs}}
    638494825: {id: clothes_chinosblue, -orig-id: CHINOSBLUE, doc: Texture of trousers., -with: {clothes_file: clothes_chinosb, clothes_texture: texture_legs}}
    1016528228: {id: clothes_chinoskhaki, -orig-id: CHINOSKHAKI, doc: Texture of trousers., -with: {clothes_file: clothes_chinosb, clothes_texture: texture_legs}}
    682440495: {id: clothes_chonger, -orig-id: CHONGER, doc: Model of trousers.}
    2123292223: {id: clothes_chongerblue, -orig-id: CHONGERBLUE, doc: Texture of trousers., -with: {clothes_file: clothes_chonger, clothes_texture: texture_legs}}
    112203752: {id: clothes_chongergang, -orig-id: CHONGERGANG, doc: Texture of trousers., -with: {clothes_file: clothes_chonger, clothes_texture: texture_legs}}
    19656297: {id: clothes_chongergrey, -orig-id: CHONGERGREY, doc: Texture of trousers., -with: {clothes_file: clothes_chonger, clothes_texture: texture_legs}}
    -1728660861: {id: clothes_chongerred, -orig-id: CHONGERRED, doc: Texture of trousers., -with: {clothes_file: clothes_chonger, clothes_texture: texture_legs}}
    938627203: {id: clothes_coach, -orig-id: COACH, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_coach, clothes_texture: texture_torso}}
    -396806578: {id: clothes_coachsemi, -orig-id: COACHSEMI, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_coach, clothes_texture: texture_torso}}
    -1070691449: {id: clothes_conv, -orig-id: CONV, doc: Model of shoes.}
    -164903050: {id: clothes_convheatblk, -orig-id: CONVHEATBLK, doc: Texture of shoes., -with: {clothes_file: clothes_conv, clothes_texture: texture_feet}}
    1524146037: {id: clothes_convheatorn, -orig-id: CONVHEATORN, doc: Texture of shoes., -with: {clothes_file: clothes_conv, clothes_texture: texture_feet}}
    -1418673442: {id: clothes_convheatred, -orig-id: CONVHEATRED, doc: Texture of shoes., -with: {clothes_file: clothes_conv, clothes_texture: texture_feet}}
    1463285286: {id: clothes_convproblk, -orig-id: CONVPROBLK, doc: Texture of shoes., -with: {clothes_file: clothes_conv, clothes_texture: texture_feet}}
    -1388786875: {id: clothes_convproblu, -orig-id: CONVPROBLU, doc: Texture of shoes., -with: {clothes_file: clothes_conv, clothes_texture: texture_feet}}
    -170393699: {id: clothes_convprogrn, -orig-id: CONVPROGRN, doc: Texture of shoes., -with: {clothes_file: clothes_conv, clothes_texture: texture_feet}}
    877881813: {id: clothes_cornrows, -orig-id: CORNROWS, doc: Texture of a haircut., -with: {clothes_file: clothes_cornrows, clothes_texture: texture_head}}
    1851741582: {id: clothes_cornrowsb, -orig-id: CORNROWSB, doc: Texture of a haircut., -with: {clothes_file: clothes_cornrows, clothes_texture: texture_head}}
    -559695285: {id: clothes_countrytr, -orig-id: COUNTRYTR, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_countrytr, clothes_texture: texture_special}}
    1572879657: {id: clothes_cowboy, -orig-id: COWBOY, doc: Texture of a hat., -with: {clothes_file: clothes_cowboy, clothes_texture: texture_hat}}
    2123755548: {id: clothes_cowboyboot, -orig-id: COWBOYBOOT, doc: Texture of shoes., -with: {clothes_file: clothes_biker, clothes_texture: texture_feet}}
    -592930753: {id: clothes_cowboyboot2, -orig-id: COWBOYBOOT2, doc: Texture of shoes., -with: {clothes_file: clothes_biker, clothes_texture: texture_feet}}
    995481457: {id: clothes_croupier, -orig-id: CROUPIER, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_valet, clothes_texture: texture_special}}
    1259848584: {id: clothes_cutoffchinos, -orig-id: CUTOFFCHINOS, doc: Texture of trousers., -with: {clothes_file: clothes_shorts, clothes_texture: texture_legs}}
    -697413025: {id: clothes_cutoffchinosblue, -orig-id: CUTOFFCHINOSBLUE, doc: Texture of trousers., -with: {clothes_file: clothes_shorts, clothes_texture: texture_legs}}
    70023999: {id: clothes_cutoffdenims, -orig-id: CUTOFFDENIMS, doc: Texture of trousers., -with: {clothes_file: clothes_shorts, clothes_texture: texture_legs}}
    1807103951: {id: clothes_denim, -orig-id: DENIM, doc: Model of clothes for the torso.}
    980509603: {id: clothes_denimfade, -orig-id: DENIMFADE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_denim, clothes_texture: texture_torso}}
    -821490932: {id: clothes_denimsgang, -orig-id: DENIMSGANG, doc: Texture of trousers., -with: {clothes_file: clothes_jeans, clothes_texture: texture_legs}}
    768268528: {id: clothes_denimsred, -orig-id: DENIMSRED, doc: Texture of trousers., -with: {clothes_file: clothes_jeans, clothes_texture: texture_legs}}
    1828427041: {id: clothes_dogtag, -orig-id: DOGTAG, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    1862671160: {id: clothes_elvishair, -orig-id: ELVISHAIR, doc: Texture of a haircut., -with: {clothes_file: clothes_elvishair, clothes_texture: texture_head}}
    -1054508993: {id: clothes_eyepatch, -orig-id: EYEPATCH, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_eyepatch, clothes_texture: texture_shades}}
    -140687740: {id: bare_feet, -orig-id: FEET, doc: Model of shoes.}
    1398700055: {id: clothes_field, -orig-id: FIELD, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_field, clothes_texture: texture_torso}}
    1796327307: {id: clothes_flattop, -orig-id: FLATTOP, doc: Texture of a haircut., -with: {clothes_file: clothes_flattop, clothes_texture: texture_head}}
    1035276773: {id: clothes_flipflop, -orig-id: FLIPFLOP, doc: Texture of shoes., -with: {clothes_file: clothes_flipflop, clothes_texture: texture_feet}}
    15018968: {id: bare_feet_skin, -orig-id: FOOT, doc: Texture of shoes., -with: {clothes_file: bare_feet, clothes_texture: texture_feet}}
    1817399610: {id: clothes_garageleg, -orig-id: GARAGELEG, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_garagetr, clothes_texture: texture_special}}
    1410124429: {id: clothes_garagetr, -orig-id: GARAGETR, doc: Model of an outfit for the whole body.}
    -1137657761: {id: clothes_gimpleg, -orig-id: GIMPLEG, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_gimpleg, clothes_texture: texture_special}}
    -2041909859: {id: clothes_glasses01, -orig-id: GLASSES01, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses01, clothes_texture: texture_shades}}
    -319785917: {id: clothes_glasses01dark, -orig-id: GLASSES01DARK, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses01, clothes_texture: texture_shades}}
    1749322929: {id: clothes_glasses03, -orig-id: GLASSES03, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses03, clothes_texture: texture_shades}}
    326783084: {id: clothes_glasses03blue, -orig-id: GLASSES03BLUE, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses03, clothes_texture: texture_shades}}
    -1775229149: {id: clothes_glasses03dark, -orig-id: GLASSES03DARK, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses03, clothes_texture: texture_shades}}
    -1315175786: {id: clothes_glasses03red, -orig-id: GLASSES03RED, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses03, clothes_texture: texture_shades}}
    -165668590: {id: clothes_glasses04, -orig-id: GLASSES04, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses04, clothes_texture: texture_shades}}
    605092659: {id: clothes_glasses04dark, -orig-id: GLASSES04DARK, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses04, clothes_texture: texture_shades}}
    -2128139900: {id: clothes_glasses05, -orig-id: GLASSES05, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses03, clothes_texture: texture_shades}}
    426824323: {id: clothes_glasses05dark, -orig-id: GLASSES05DARK, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_glasses03, clothes_texture: texture_shades}}
    1164319867: {id: clothes_goatee, -orig-id: GOATEE, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    985944332: {id: clothes_groovecut, -orig-id: GROOVECUT, doc: Texture of a haircut., -with: {clothes_file: clothes_groovecut, clothes_texture: texture_head}}
    672552983: {id: clothes_groucho, -orig-id: GROUCHO, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_grouchos, clothes_texture: texture_shades}}
    1905890257: {id: clothes_grouchos, -orig-id: GROUCHOS, doc: Model of glasses or mask.}
    -1641885640: {id: clothes_hairblond, -orig-id: HAIRBLOND, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    1639626768: {id: clothes_hairblue, -orig-id: HAIRBLUE, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    -390935833: {id: clothes_hairgreen, -orig-id: HAIRGREEN, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    -739310734: {id: clothes_hairpink, -orig-id: HAIRPINK, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    1981021008: {id: clothes_hairred, -orig-id: HAIRRED, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    1854213815: {id: bare_hands, -orig-id: HANDS, doc: Model that saves have.}
    -2048278805: {id: clothes_hatmanc, -orig-id: HATMANC, doc: Model of a hat.}
    -923064431: {id: clothes_hatmancblk, -orig-id: HATMANCBLK, doc: Texture of a hat., -with: {clothes_file: clothes_hatmanc, clothes_texture: texture_hat}}
    -1964116422: {id: clothes_hatmancplaid, -orig-id: HATMANCPLAID, doc: Texture of a hat., -with: {clothes_file: clothes_hatmanc, clothes_texture: texture_hat}}
    1140302723: {id: clothes_hattiger, -orig-id: HATTIGER, doc: Texture of a hat., -with: {clothes_file: clothes_cowboy, clothes_texture: texture_hat}}
    -1046709712: {id: clothes_hawaii, -orig-id: HAWAII, doc: Model of clothes for the torso.}
    -1685754027: {id: clothes_hawaiired, -orig-id: HAWAIIRED, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hawaii, clothes_texture: texture_torso}}
    894944151: {id: clothes_hawaiiwht, -orig-id: HAWAIIWHT, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hawaii, clothes_texture: texture_torso}}
    1855579351: {id: bare_head, -orig-id: HEAD, doc: Model of a haircut.}
    1974327007: {id: clothes_helmet, -orig-id: HELMET, doc: Texture of a hat., -with: {clothes_file: clothes_helmet, clothes_texture: texture_hat}}
    -222736955: {id: clothes_highafro, -orig-id: HIGHAFRO, doc: Texture of a haircut., -with: {clothes_file: clothes_highafro, clothes_texture: texture_head}}
    -1771290832: {id: clothes_highfade, -orig-id: HIGHFADE, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    -1065514865: {id: clothes_hitop, -orig-id: HITOP, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    490921511: {id: clothes_hockey, -orig-id: HOCKEY, doc: Texture of a hat., -with: {clothes_file: clothes_hockeymask, clothes_texture: texture_hat}}
    1929723771: {id: clothes_hockeymask, -orig-id: HOCKEYMASK, doc: Model of a hat.}
    -850125817: {id: clothes_hockeytop, -orig-id: HOCKEYTOP, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_sweat, clothes_texture: texture_torso}}
    1043357982: {id: clothes_hoodjack, -orig-id: HOODJACK, doc: Model of clothes for the torso.}
    1909997276: {id: clothes_hoodjackbeige, -orig-id: HOODJACKBEIGE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodjack, clothes_texture: texture_torso}}
    -1445731415: {id: clothes_hoodya, -orig-id: HOODYA, doc: Model of clothes for the torso.}
    -47496189: {id: clothes_hoodyabase5, -orig-id: HOODYABASE5, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodya, clothes_texture: texture_torso}}
    -251391875: {id: clothes_hoodyablack, -orig-id: HOODYABLACK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodya, clothes_texture: texture_torso}}
    390024698: {id: clothes_hoodyablue, -orig-id: HOODYABLUE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodya, clothes_texture: texture_torso}}
    -1474608012: {id: clothes_hoodyagreen, -orig-id: HOODYAGREEN, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodya, clothes_texture: texture_torso}}
    -424716847: {id: clothes_hoodyamerc, -orig-id: HOODYAMERC, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodya, clothes_texture: texture_torso}}
    -1284351162: {id: clothes_hoodyarockstar, -orig-id: HOODYAROCKSTAR, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_hoodya, clothes_texture: texture_torso}}
    1788110135: {id: clothes_jeans, -orig-id: JEANS, doc: Model of trousers.}
    681234315: {id: clothes_jeansdenim, -orig-id: JEANSDENIM, doc: Texture of trousers., -with: {clothes_file: clothes_jeans, clothes_texture: texture_legs}}
    -2065518319: {id: clothes_jheri, -orig-id: JHERI, doc: Model of a haircut.}
    -1097507985: {id: clothes_jhericurl, -orig-id: JHERICURL, doc: Texture of a haircut., -with: {clothes_file: clothes_jheri, clothes_texture: texture_head}}
    -374138177: {id: clothes_leather, -orig-id: LEATHER, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_leather, clothes_texture: texture_torso}}
    -980612554: {id: clothes_leathertr, -orig-id: LEATHERTR, doc: Texture of trousers., -with: {clothes_file: clothes_leathertr, clothes_texture: texture_legs}}
    1724837436: {id: clothes_leathertrchaps, -orig-id: LEATHERTRCHAPS, doc: Texture of trousers., -with: {clothes_file: clothes_leathertr, clothes_texture: texture_legs}}
    879907265: {id: bare_legs, -orig-id: LEGS, doc: Model of trousers.}
    -211260960: {id: clothes_legsblack, -orig-id: LEGSBLACK, doc: Texture of trousers., -with: {clothes_file: bare_legs, clothes_texture: texture_legs}}
    436277294: {id: clothes_legsheart, -orig-id: LEGSHEART, doc: Texture of trousers., -with: {clothes_file: bare_legs, clothes_texture: texture_legs}}
    -2130323853: {id: clothes_letter, -orig-id: LETTER, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_sleevt, clothes_texture: texture_torso}}
    2061229512: {id: clothes_medictr, -orig-id: MEDICTR, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_medictr, clothes_texture: texture_special}}
    475286744: {id: clothes_mohawk, -orig-id: MOHAWK, doc: Texture of a haircut., -with: {clothes_file: clothes_mohawk, clothes_texture: texture_head}}
    -484903262: {id: clothes_mohawkbeard, -orig-id: MOHAWKBEARD, doc: Texture of a haircut., -with: {clothes_file: clothes_mohawk, clothes_texture: texture_head}}
    1928972671: {id: clothes_mohawkblond, -orig-id: MOHAWKBLOND, doc: Texture of a haircut., -with: {clothes_file: clothes_mohawk, clothes_texture: texture_head}}
    1795449523: {id: clothes_mohawkpink, -orig-id: MOHAWKPINK, doc: Texture of a haircut., -with: {clothes_file: clothes_mohawk, clothes_texture: texture_head}}
    -189288785: {id: clothes_moto, -orig-id: MOTO, doc: Texture of a hat., -with: {clothes_file: clothes_moto, clothes_texture: texture_hat}}
    -377764840: {id: clothes_neck, -orig-id: NECK, doc: Model of a chain.}
    -615337454: {id: clothes_neck2, -orig-id: NECK2, doc: Model of a chain.}
    1047161561: {id: clothes_neckafrica, -orig-id: NECKAFRICA, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    415386514: {id: clothes_neckcross, -orig-id: NECKCROSS, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    1664243712: {id: clothes_neckdollar, -orig-id: NECKDOLLAR, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    1181652212: {id: clothes_neckgold, -orig-id: NECKGOLD, doc: Texture of a chain., -with: {clothes_file: clothes_neck2, clothes_texture: texture_chain}}
    -796923107: {id: clothes_neckhash, -orig-id: NECKHASH, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    -1329825844: {id: clothes_neckls, -orig-id: NECKLS, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    -167117051: {id: clothes_neckropeg, -orig-id: NECKROPEG, doc: Texture of a chain., -with: {clothes_file: clothes_neck2, clothes_texture: texture_chain}}
    -321705096: {id: clothes_neckropes, -orig-id: NECKROPES, doc: Texture of a chain., -with: {clothes_file: clothes_neck2, clothes_texture: texture_chain}}
    -1237768548: {id: clothes_necksaints, -orig-id: NECKSAINTS, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    -2021884895: {id: clothes_necksilver, -orig-id: NECKSILVER, doc: Texture of a chain., -with: {clothes_file: clothes_neck2, clothes_texture: texture_chain}}
    -927725507: {id: clothes_painter, -orig-id: PAINTER, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_painter, clothes_texture: texture_torso}}
    1226861131: {id: clothes_pimptr, -orig-id: PIMPTR, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_pimptr, clothes_texture: texture_special}}
    338913607: {id: bare_head_skin, -orig-id: 'PLAYER_FACE', doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    -331394646: {id: bare_legs_skin, -orig-id: 'PLAYER_LEGS', doc: Texture of trousers., -with: {clothes_file: bare_legs, clothes_texture: texture_legs}}
    -179538918: {id: bare_torso_skin, -orig-id: 'PLAYER_TORSO', doc: Texture of clothes for the torso., -with: {clothes_file: bare_torso, clothes_texture: texture_torso}}
    -192727393: {id: clothes_policetr, -orig-id: POLICETR, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_policetr, clothes_texture: texture_special}}
    1004809233: {id: clothes_sandal, -orig-id: SANDAL, doc: Texture of shoes., -with: {clothes_file: clothes_flipflop, clothes_texture: texture_feet}}
    -892354851: {id: clothes_sandalsock, -orig-id: SANDALSOCK, doc: Texture of shoes., -with: {clothes_file: clothes_flipflop, clothes_texture: texture_feet}}
    -1517729907: {id: clothes_shellsuit, -orig-id: SHELLSUIT, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_trackytop1, clothes_texture: texture_torso}}
    1025982260: {id: clothes_shellsuittr, -orig-id: SHELLSUITTR, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    -91475022: {id: clothes_shirta, -orig-id: SHIRTA, doc: Model of clothes for the torso.}
    -756029055: {id: clothes_shirtablue, -orig-id: SHIRTABLUE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_shirta, clothes_texture: texture_torso}}
    -1387603497: {id: clothes_shirtagrey, -orig-id: SHIRTAGREY, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_shirta, clothes_texture: texture_torso}}
    1063322903: {id: clothes_shirtayellow, -orig-id: SHIRTAYELLOW, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_shirta, clothes_texture: texture_torso}}
    1669685768: {id: clothes_shirtb, -orig-id: SHIRTB, doc: Model of clothes for the torso.}
    92867832: {id: clothes_shirtbcheck, -orig-id: SHIRTBCHECK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_shirtb, clothes_texture: texture_torso}}
    -311338362: {id: clothes_shirtbgang, -orig-id: SHIRTBGANG, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_shirtb, clothes_texture: texture_torso}}
    -1057871046: {id: clothes_shirtbplaid, -orig-id: SHIRTBPLAID, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_shirtb, clothes_texture: texture_torso}}
    148748802: {id: clothes_shoe, -orig-id: SHOE, doc: Model of shoes.}
    1982801949: {id: clothes_shoedressblk, -orig-id: SHOEDRESSBLK, doc: Texture of shoes., -with: {clothes_file: clothes_shoe, clothes_texture: texture_feet}}
    -771431603: {id: clothes_shoedressbrn, -orig-id: SHOEDRESSBRN, doc: Texture of shoes., -with: {clothes_file: clothes_shoe, clothes_texture: texture_feet}}
    -720851967: {id: clothes_shoespatz, -orig-id: SHOESPATZ, doc: Texture of shoes., -with: {clothes_file: clothes_shoe, clothes_texture: texture_feet}}
    744365350: {id: clothes_shorts, -orig-id: SHORTS, doc: Model of trousers.}
    1990126899: {id: clothes_shortsgang, -orig-id: SHORTSGANG, doc: Texture of trousers., -with: {clothes_file: clothes_shorts, clothes_texture: texture_legs}}
    1896158386: {id: clothes_shortsgrey, -orig-id: SHORTSGREY, doc: Texture of trousers., -with: {clothes_file: clothes_shorts, clothes_texture: texture_legs}}
    -1346917259: {id: clothes_shortskhaki, -orig-id: SHORTSKHAKI, doc: Texture of trousers., -with: {clothes_file: clothes_shorts, clothes_texture: texture_legs}}
    -1360763405: {id: clothes_sixtyniners, -orig-id: SIXTYNINERS, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -898404223: {id: clothes_skullyblk, -orig-id: SKULLYBLK, doc: Texture of a hat., -with: {clothes_file: clothes_skullycap, clothes_texture: texture_hat}}
    -193286889: {id: clothes_skullycap, -orig-id: SKULLYCAP, doc: Model of a hat.}
    1754495290: {id: clothes_skullygrn, -orig-id: SKULLYGRN, doc: Texture of a hat., -with: {clothes_file: clothes_skullycap, clothes_texture: texture_hat}}
    56105302: {id: clothes_sleevt, -orig-id: SLEEVT, doc: Model of clothes for the torso.}
    -1884311732: {id: clothes_sleevtbrown, -orig-id: SLEEVTBROWN, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_sleevt, clothes_texture: texture_torso}}
    1348958410: {id: clothes_slope, -orig-id: SLOPE, doc: Texture of a haircut., -with: {clothes_file: clothes_slope, clothes_texture: texture_head}}
    1818644432: {id: clothes_snakeskin, -orig-id: SNAKESKIN, doc: Texture of shoes., -with: {clothes_file: clothes_biker, clothes_texture: texture_feet}}
    -2099005073: {id: clothes_sneaker, -orig-id: SNEAKER, doc: Model of shoes.}
    862081726: {id: clothes_sneakerbincblk, -orig-id: SNEAKERBINCBLK, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    -915574819: {id: clothes_sneakerbincblu, -orig-id: SNEAKERBINCBLU, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    -2044477490: {id: clothes_sneakerbincgang, -orig-id: SNEAKERBINCGANG, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    -1353828996: {id: clothes_sneakerheatblk, -orig-id: SNEAKERHEATBLK, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    -1904363264: {id: clothes_sneakerheatgry, -orig-id: SNEAKERHEATGRY, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    1556585494: {id: clothes_sneakerheatwht, -orig-id: SNEAKERHEATWHT, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    2079839801: {id: clothes_sneakerproblu, -orig-id: SNEAKERPROBLU, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    -593236238: {id: clothes_sneakerprored, -orig-id: SNEAKERPRORED, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    1920025136: {id: clothes_sneakerprowht, -orig-id: SNEAKERPROWHT, doc: Texture of shoes., -with: {clothes_file: clothes_sneaker, clothes_texture: texture_feet}}
    -2043512013: {id: clothes_sportjack, -orig-id: SPORTJACK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_trackytop1, clothes_texture: texture_torso}}
    1559566642: {id: clothes_stopwatch, -orig-id: STOPWATCH, doc: Texture of a chain., -with: {clothes_file: clothes_neck, clothes_texture: texture_chain}}
    1258253388: {id: clothes_suit1, -orig-id: SUIT1, doc: Model of clothes for the torso.}
    1393983095: {id: clothes_suit1blk, -orig-id: SUIT1BLK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit1, clothes_texture: texture_torso}}
    482703393: {id: clothes_suit1blue, -orig-id: SUIT1BLUE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit1, clothes_texture: texture_torso}}
    1694216694: {id: clothes_suit1gang, -orig-id: SUIT1GANG, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit1, clothes_texture: texture_torso}}
    1667254391: {id: clothes_suit1grey, -orig-id: SUIT1GREY, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit1, clothes_texture: texture_torso}}
    239959007: {id: clothes_suit1red, -orig-id: SUIT1RED, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit1, clothes_texture: texture_torso}}
    1132121869: {id: clothes_suit1tr, -orig-id: SUIT1TR, doc: Model of trousers.}
    985006348: {id: clothes_suit1trblk, -orig-id: SUIT1TRBLK, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    -1050956886: {id: clothes_suit1trblk2, -orig-id: SUIT1TRBLK2, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    -612667158: {id: clothes_suit1trblue, -orig-id: SUIT1TRBLUE, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    -1555711683: {id: clothes_suit1trgang, -orig-id: SUIT1TRGANG, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    -1251995603: {id: clothes_suit1trgreen, -orig-id: SUIT1TRGREEN, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    -1528938308: {id: clothes_suit1trgrey, -orig-id: SUIT1TRGREY, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    1743586468: {id: clothes_suit1trred, -orig-id: SUIT1TRRED, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    817599759: {id: clothes_suit1tryellow, -orig-id: SUIT1TRYELLOW, doc: Texture of trousers., -with: {clothes_file: clothes_suit1tr, clothes_texture: texture_legs}}
    376361990: {id: clothes_suit1yellow, -orig-id: SUIT1YELLOW, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit1, clothes_texture: texture_torso}}
    -738837002: {id: clothes_suit2, -orig-id: SUIT2, doc: Model of clothes for the torso.}
    -482093022: {id: clothes_suit2grn, -orig-id: SUIT2GRN, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit2, clothes_texture: texture_torso}}
    -478073248: {id: clothes_sweat, -orig-id: SWEAT, doc: Model of clothes for the torso.}
    -794654001: {id: clothes_sweatrstar, -orig-id: SWEATRSTAR, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_sweat, clothes_texture: texture_torso}}
    35494100: {id: clothes_tash, -orig-id: TASH, doc: Texture of a haircut., -with: {clothes_file: bare_head, clothes_texture: texture_head}}
    155777005: {id: clothes_timberfawn, -orig-id: TIMBERFAWN, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    1421047989: {id: clothes_timbergrey, -orig-id: TIMBERGREY, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    -1776200269: {id: clothes_timberhike, -orig-id: TIMBERHIKE, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    88492340: {id: clothes_timberred, -orig-id: TIMBERRED, doc: Texture of shoes., -with: {clothes_file: clothes_bask1, clothes_texture: texture_feet}}
    804553162: {id: bare_torso, -orig-id: TORSO, doc: Model of clothes for the torso.}
    1056966746: {id: clothes_tracktr, -orig-id: TRACKTR, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    -1792906401: {id: clothes_tracktrblue, -orig-id: TRACKTRBLUE, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    216937872: {id: clothes_tracktreris, -orig-id: TRACKTRERIS, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    -316890488: {id: clothes_tracktrgang, -orig-id: TRACKTRGANG, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    -1415549898: {id: clothes_tracktrpro, -orig-id: TRACKTRPRO, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    236097233: {id: clothes_tracktrwhstr, -orig-id: TRACKTRWHSTR, doc: Texture of trousers., -with: {clothes_file: clothes_tracktr, clothes_texture: texture_legs}}
    -458609233: {id: clothes_trackytop1, -orig-id: TRACKYTOP1, doc: Model of clothes for the torso.}
    -966834233: {id: clothes_trackytop1pro, -orig-id: TRACKYTOP1PRO, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_trackytop1, clothes_texture: texture_torso}}
    -2120650015: {id: clothes_trackytop2eris, -orig-id: TRACKYTOP2ERIS, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_trackytop1, clothes_texture: texture_torso}}
    1566172763: {id: clothes_tramline, -orig-id: TRAMLINE, doc: Texture of a haircut., -with: {clothes_file: clothes_tramline, clothes_texture: texture_head}}
    -728420398: {id: clothes_trilby, -orig-id: TRILBY, doc: Model of a hat.}
    40123646: {id: clothes_trilbydrk, -orig-id: TRILBYDRK, doc: Texture of a hat., -with: {clothes_file: clothes_trilby, clothes_texture: texture_hat}}
    -1032506243: {id: clothes_trilbylght, -orig-id: TRILBYLGHT, doc: Texture of a hat., -with: {clothes_file: clothes_trilby, clothes_texture: texture_hat}}
    1676791040: {id: clothes_tshirt, -orig-id: TSHIRT, doc: Model of clothes for the torso.}
    -927686579: {id: clothes_tshirt2, -orig-id: TSHIRT2, doc: Model of clothes for the torso.}
    1119183852: {id: clothes_tshirt2horiz, -orig-id: TSHIRT2HORIZ, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt2, clothes_texture: texture_torso}}
    -902968157: {id: clothes_tshirtbase5, -orig-id: TSHIRTBASE5, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    272626106: {id: clothes_tshirtblunts, -orig-id: TSHIRTBLUNTS, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    1897016603: {id: clothes_tshirtbobomonk, -orig-id: TSHIRTBOBOMONK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -1360496682: {id: clothes_tshirtbobored, -orig-id: TSHIRTBOBORED, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    1219550336: {id: clothes_tshirterisorn, -orig-id: TSHIRTERISORN, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -860364429: {id: clothes_tshirterisyell, -orig-id: TSHIRTERISYELL, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -982971022: {id: clothes_tshirtheatwht, -orig-id: TSHIRTHEATWHT, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -1266547107: {id: clothes_tshirtilovels, -orig-id: TSHIRTILOVELS, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    1694851341: {id: clothes_tshirtlocgrey, -orig-id: TSHIRTLOCGREY, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    847965730: {id: clothes_tshirtmaddgrey, -orig-id: TSHIRTMADDGREY, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -984606467: {id: clothes_tshirtmaddgrn, -orig-id: TSHIRTMADDGRN, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    641217881: {id: clothes_tshirtproblk, -orig-id: TSHIRTPROBLK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    2070098161: {id: clothes_tshirtprored, -orig-id: TSHIRTPRORED, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    1410494900: {id: clothes_tshirtsuburb, -orig-id: TSHIRTSUBURB, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    222883665: {id: clothes_tshirtwhite, -orig-id: TSHIRTWHITE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -1542912072: {id: clothes_tshirtzipcrm, -orig-id: TSHIRTZIPCRM, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    -1176863975: {id: clothes_tshirtzipgry, -orig-id: TSHIRTZIPGRY, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_tshirt, clothes_texture: texture_torso}}
    592439904: {id: clothes_tuxedo, -orig-id: TUXEDO, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_suit2, clothes_texture: texture_torso}}
    900618200: {id: clothes_valet, -orig-id: VALET, doc: Texture of an outfit for the whole body., -with: {clothes_file: clothes_valet, clothes_texture: texture_special}}
    -1155750708: {id: clothes_vest, -orig-id: VEST, doc: 'Texture of clothes for the torso; White Tank in the game.', -with: {clothes_file: clothes_vest, clothes_texture: texture_torso}}
    1142040938: {id: clothes_vestblack, -orig-id: VESTBLACK, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_vest, clothes_texture: texture_torso}}
    1486911337: {id: clothes_watch, -orig-id: WATCH, doc: Model of a watch.}
    -308482976: {id: clothes_watchcro, -orig-id: WATCHCRO, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -2054640588: {id: clothes_watchcro2, -orig-id: WATCHCRO2, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    216144353: {id: clothes_watchgno, -orig-id: WATCHGNO, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    534143351: {id: clothes_watchgno2, -orig-id: WATCHGNO2, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -409608179: {id: clothes_watchpink, -orig-id: WATCHPINK, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -201526967: {id: clothes_watchpro, -orig-id: WATCHPRO, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -953920443: {id: clothes_watchpro2, -orig-id: WATCHPRO2, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -59129127: {id: clothes_watchsub1, -orig-id: WATCHSUB1, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    1701876579: {id: clothes_watchsub2, -orig-id: WATCHSUB2, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -621572358: {id: clothes_watchyellow, -orig-id: WATCHYELLOW, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -323377260: {id: clothes_watchzip1, -orig-id: WATCHZIP1, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    1974531630: {id: clothes_watchzip2, -orig-id: WATCHZIP2, doc: Texture of a watch., -with: {clothes_file: clothes_watch, clothes_texture: texture_watch}}
    -991048258: {id: clothes_wcoat, -orig-id: WCOAT, doc: Model of clothes for the torso.}
    -1696313426: {id: clothes_wcoatblue, -orig-id: WCOATBLUE, doc: Texture of clothes for the torso., -with: {clothes_file: clothes_wcoat, clothes_texture: texture_torso}}
    -784729353: {id: clothes_wedge, -orig-id: WEDGE, doc: Texture of a haircut., -with: {clothes_file: clothes_wedge, clothes_texture: texture_head}}
    -1016290293: {id: clothes_worktr, -orig-id: WORKTR, doc: Model of trousers.}
    109016604: {id: clothes_worktrcamogrn, -orig-id: WORKTRCAMOGRN, doc: Texture of trousers., -with: {clothes_file: clothes_worktr, clothes_texture: texture_legs}}
    -2052262949: {id: clothes_worktrcamogry, -orig-id: WORKTRCAMOGRY, doc: Texture of trousers., -with: {clothes_file: clothes_worktr, clothes_texture: texture_legs}}
    873925974: {id: clothes_worktrgrey, -orig-id: WORKTRGREY, doc: Texture of trousers., -with: {clothes_file: clothes_worktr, clothes_texture: texture_legs}}
    144021517: {id: clothes_worktrkhaki, -orig-id: WORKTRKHAKI, doc: Texture of trousers., -with: {clothes_file: clothes_worktr, clothes_texture: texture_legs}}
    -1981870358: {id: clothes_zorro, -orig-id: ZORRO, doc: Texture of glasses or a mask., -with: {clothes_file: clothes_zorromask, clothes_texture: texture_shades}}
    1227267994: {id: clothes_zorromask, -orig-id: ZORROMASK, doc: Model of glasses or mask.}
  mission_key:
    0: {id: mission_bces4_2, -orig-id: 'BCES4_2', doc: 'Script `bcesar4`.'}
    1: {id: mission_bcesar4, -orig-id: BCESAR4, doc: 'Script `bcesar4`.'}
    2: {id: mission_bcrash1, -orig-id: BCRASH1, doc: 'Badlands: script `bcrash1`.'}
    3: {id: mission_bmx, -orig-id: BMX, doc: 'Script `stunt`.'}
    4: {id: mission_caseen2, -orig-id: CASEEN2, doc: 'Script `casino2`.'}
    5: {id: mission_casin10, -orig-id: CASIN10, doc: 'Saint Mark''s Bistro: script `casino10`.'}
    6: {id: mission_casino1, -orig-id: CASINO1, doc: 'Script `casino1`.'}
    7: {id: mission_casino3, -orig-id: CASINO3, doc: 'Script `casino3`.'}
    8: {id: mission_casino4, -orig-id: CASINO4, doc: 'Don Peyote: script `casino4`.'}
    9: {id: mission_casino5, -orig-id: CASINO5, doc: 'Script `casino5`.'}
    10: {id: mission_casino6, -orig-id: CASINO6, doc: 'The Meat Business: script `casino6`.'}
    11: {id: mission_casino7, -orig-id: CASINO7, doc: 'Fish in a Barrel: script `casino7_cut`.'}
    12: {id: mission_casino9, -orig-id: CASINO9, doc: 'Script `casino9`.'}
    13: {id: mission_cat_1, -orig-id: 'CAT_1', doc: 'Local Liquor Store: script `cat1`.'}
    14: {id: mission_cat_2, -orig-id: 'CAT_2', doc: 'Small Town Bank: script `cat2`.'}
    15: {id: mission_cat_3, -orig-id: 'CAT_3', doc: 'Script `cat3`.'}
    16: {id: mission_cat_4, -orig-id: 'CAT_4', doc: 'Script `cat4`.'}
    17: {id: mission_cesar_1, -orig-id: 'CESAR_1', doc: 'Script `RaceTour`.'}
    18: {id: mission_cesar_2, -orig-id: 'CESAR_2', doc: 'Script `cesar2`.'}
    19: {id: mission_crash_1, -orig-id: 'CRASH_1', doc: 'Script `crash1`.'}
    20: {id: mission_crash_2, -orig-id: 'CRASH_2', doc: 'Script `crash4`.'}
    21: {id: mission_crash_3, -orig-id: 'CRASH_3', doc: 'Script `crash3`.'}
    22: {id: mission_deser10, -orig-id: DESER10, doc: 'Green Goo: script `desert10`.'}
    23: {id: mission_desert1, -orig-id: DESERT1, doc: 'Monster: script `desert1`.'}
    24: {id: mission_desert2, -orig-id: DESERT2, doc: 'Highjack: script `desert2`.'}
    25: {id: mission_desert3, -orig-id: DESERT3, doc: 'Interdiction: script `desert3`.'}
    26: {id: mission_desert4, -orig-id: DESERT4, doc: 'Verdant Meadows: script `desert4`.'}
    27: {id: mission_desert5, -orig-id: DESERT5, doc: 'Learning to Fly: script `desert5`.'}
    28: {id: mission_desert6, -orig-id: DESERT6, doc: 'Script `desert6`.'}
    29: {id: mission_desert8, -orig-id: DESERT8, doc: 'Black Project: script `desert8`.'}
    30: {id: mission_desert9, -orig-id: DESERT9, doc: 'Script `desert9`.'}
    31: {id: mission_doc_2, -orig-id: 'DOC_2', doc: 'Script `doc2`.'}
    32: {id: mission_far_1, -orig-id: 'FAR_1', doc: 'Script `farlie1`.'}
    33: {id: mission_far_2, -orig-id: 'FAR_2', doc: 'Script `farlie2`.'}
    34: {id: mission_far_3, -orig-id: 'FAR_3', doc: 'Mike Toreno: script `farlie3`.'}
    35: {id: mission_far_4, -orig-id: 'FAR_4', doc: 'Script `farlie4`.'}
    36: {id: mission_far_5, -orig-id: 'FAR_5', doc: 'Script `farlie5`.'}
    37: {id: mission_gar_1, -orig-id: 'GAR_1', doc: 'Wear Flowers in Your Hair: script `garage1`.'}
    38: {id: mission_gar_2, -orig-id: 'GAR_2', doc: 'Deconstruction: script `garage2`.'}
    39: {id: mission_grove_1, -orig-id: 'GROVE_1', doc: 'Script `grove1`.'}
    40: {id: mission_grove_2, -orig-id: 'GROVE_2', doc: 'Script `grove2`.'}
    41: {id: mission_heist_1, -orig-id: 'HEIST_1', doc: 'Architectural Espionage: script `heist1`.'}
    42: {id: mission_heist_2, -orig-id: 'HEIST_2', doc: 'Script `heist2`.'}
    43: {id: mission_heist_3, -orig-id: 'HEIST_3', doc: 'Script `heist3`.'}
    44: {id: mission_heist_4, -orig-id: 'HEIST_4', doc: 'Script `heist4`.'}
    45: {id: mission_heist_5, -orig-id: 'HEIST_5', doc: 'Script `heist5`.'}
    46: {id: mission_heist_9, -orig-id: 'HEIST_9', doc: 'Breaking the Bank at Caligula''s: script `heist9`.'}
    47: {id: mission_intro_1, -orig-id: 'INTRO_1', doc: 'Script `intro1`.'}
    48: {id: mission_intro_2, -orig-id: 'INTRO_2', doc: 'Script `intro2`.'}
    49: {id: mission_la1fin1, -orig-id: LA1FIN1, doc: 'Reuniting the Families: script `la1fin1`.'}
    50: {id: mission_la1fin2, -orig-id: LA1FIN2, doc: 'The Green Sabre: script `la1fin2`.'}
    51: {id: mission_man_1, -orig-id: 'MAN_1', doc: 'Script `mansion1`.'}
    52: {id: mission_man_2, -orig-id: 'MAN_2', doc: 'Vertical Bird: script `mansion2`.'}
    53: {id: mission_man_3, -orig-id: 'MAN_3', doc: 'Home Coming: script `mansion3`.'}
    54: {id: mission_man_5, -orig-id: 'MAN_5', doc: 'Script `mansion5`.'}
    55: {id: mission_nrg500, -orig-id: NRG500, doc: 'Script `stunt`.'}
    56: {id: mission_riot_1, -orig-id: 'RIOT_1', doc: 'Riot: script `riot1`.'}
    57: {id: mission_riot_2, -orig-id: 'RIOT_2', doc: 'Script `riot2`.'}
    58: {id: mission_riot_4, -orig-id: 'RIOT_4', doc: 'Script `finaleC`.'}
    59: {id: mission_ryder_1, -orig-id: 'RYDER_1', doc: 'Script `ryder1`.'}
    60: {id: mission_ryder_2, -orig-id: 'RYDER_2', doc: 'Robbing Uncle Sam: script `ryder2`.'}
    61: {id: mission_ryder_3, -orig-id: 'RYDER_3', doc: 'Script `ryder3`.'}
    62: {id: mission_scra_1, -orig-id: 'SCRA_1', doc: '555 We Tip: script `scrash1`.'}
    63: {id: mission_scra_2, -orig-id: 'SCRA_2', doc: 'Script `scrash2`.'}
    64: {id: mission_smoke_1, -orig-id: 'SMOKE_1', doc: 'Script `smoke1`.'}
    65: {id: mission_smoke_2, -orig-id: 'SMOKE_2', doc: 'Script `smoke2`.'}
    66: {id: mission_smoke_3, -orig-id: 'SMOKE_3', doc: 'Script `smoke3`.'}
    67: {id: mission_smoke_4, -orig-id: 'SMOKE_4', doc: 'Script `smoke4`.'}
    68: {id: mission_stad_01, -orig-id: 'STAD_01', doc: 'Script `RaceTour`.'}
    69: {id: mission_stad_03, -orig-id: 'STAD_03', doc: 'Script `RaceTour`.'}
    70: {id: mission_steal_1, -orig-id: 'STEAL_1', doc: 'Script `steal1`.'}
    71: {id: mission_steal_2, -orig-id: 'STEAL_2', doc: 'Script `steal2`.'}
    72: {id: mission_steal_4, -orig-id: 'STEAL_4', doc: 'Script `steal4`.'}
    73: {id: mission_steal_5, -orig-id: 'STEAL_5', doc: 'Script `steal5`.'}
    74: {id: mission_strap_1, -orig-id: 'STRAP_1', doc: 'Script `strap1`.'}
    75: {id: mission_strap_2, -orig-id: 'STRAP_2', doc: 'Script `strap2`.'}
    76: {id: mission_strap_3, -orig-id: 'STRAP_3', doc: 'Management Issues: script `strap3`.'}
    77: {id: mission_strap_4, -orig-id: 'STRAP_4', doc: 'House Party: script `strap4`.'}
    78: {id: mission_sweet1b, -orig-id: SWEET1B, doc: 'Script `sweet1b`.'}
    79: {id: mission_sweet_1, -orig-id: 'SWEET_1', doc: 'Script `sweet1`.'}
    80: {id: mission_sweet_2, -orig-id: 'SWEET_2', doc: 'Script `sweet2`.'}
    81: {id: mission_sweet_3, -orig-id: 'SWEET_3', doc: 'Drive-Thru: script `sweet3`.'}
    82: {id: mission_sweet_4, -orig-id: 'SWEET_4', doc: 'Script `sweet4`.'}
    83: {id: mission_sweet_5, -orig-id: 'SWEET_5', doc: 'Script `sweet5`.'}
    84: {id: mission_sweet_6, -orig-id: 'SWEET_6', doc: 'Script `sweet6`.'}
    85: {id: mission_sweet_7, -orig-id: 'SWEET_7', doc: 'Script `sweet7`.'}
    86: {id: mission_synd_1, -orig-id: 'SYND_1', doc: 'Photo Opportunity: script `syn1`.'}
    87: {id: mission_synd_2, -orig-id: 'SYND_2', doc: 'Jizzy: script `syn2`.'}
    88: {id: mission_synd_3, -orig-id: 'SYND_3', doc: 'Script `syn3`.'}
    89: {id: mission_synd_4, -orig-id: 'SYND_4', doc: 'Script `syn4`.'}
    90: {id: mission_synd_5, -orig-id: 'SYND_5', doc: 'Script `syn5`.'}
    91: {id: mission_synd_6, -orig-id: 'SYND_6', doc: 'Script `syn6`.'}
    92: {id: mission_synd_7, -orig-id: 'SYND_7', doc: 'Yay Ka-Boom-Boom: script `syn7`.'}
    93: {id: mission_truth_1, -orig-id: 'TRUTH_1', doc: 'Script `truth1`.'}
    94: {id: mission_truth_2, -orig-id: 'TRUTH_2', doc: 'Are You Going to San Fierro?: script `truth2`.'}
    95: {id: mission_vcrash1, -orig-id: VCRASH1, doc: 'Script `vcrash1`.'}
    96: {id: mission_vcrash2, -orig-id: VCRASH2, doc: 'High Noon: script `vcrash2`.'}
    97: {id: mission_wuzi_1, -orig-id: 'WUZI_1', doc: 'Script `wuzi1`.'}
    98: {id: mission_wuzi_2, -orig-id: 'WUZI_2', doc: 'Script `wuzi2`.'}
    99: {id: mission_wuzi_4, -orig-id: 'WUZI_4', doc: 'Script `wuzi4`.'}
    100: {id: mission_zero_1, -orig-id: 'ZERO_1', doc: 'Script `zero1`.'}
    101: {id: mission_zero_2, -orig-id: 'ZERO_2', doc: 'Script `zero2`.'}
    102: {id: mission_zero_4, -orig-id: 'ZERO_4', doc: 'Script `zero4`.'}
  stat_message:
    0: {id: message_0, -orig-id: SBOFAT0, doc: 'Statistic 21 (`fat`) is more than 250.', -with: {float_stat: fat}}
    1: {id: message_1, -orig-id: SBOFAT1, doc: 'Statistic 21 (`fat`) is more than 400.', -with: {float_stat: fat}}
    2: {id: message_2, -orig-id: SBOFAT2, doc: 'Statistic 21 (`fat`) is more than 600.', -with: {float_stat: fat}}
    3: {id: message_3, -orig-id: SBOFAT3, doc: 'Statistic 21 (`fat`) is more than 800.', -with: {float_stat: fat}}
    4: {id: message_4, -orig-id: SBOFAT4, doc: 'Statistic 21 (`fat`) is more than 950.', -with: {float_stat: fat}}
    5: {id: message_5, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 20.', -with: {float_stat: stamina}}
    6: {id: message_6, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 100.', -with: {float_stat: stamina}}
    7: {id: message_7, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 200.', -with: {float_stat: stamina}}
    8: {id: message_8, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 300.', -with: {float_stat: stamina}}
    9: {id: message_9, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 400.', -with: {float_stat: stamina}}
    10: {id: message_10, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 500.', -with: {float_stat: stamina}}
    11: {id: message_11, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 600.', -with: {float_stat: stamina}}
    12: {id: message_12, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 700.', -with: {float_stat: stamina}}
    13: {id: message_13, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 800.', -with: {float_stat: stamina}}
    14: {id: message_14, -orig-id: SSTSPT0, doc: 'Statistic 22 (`stamina`) is more than 900.', -with: {float_stat: stamina}}
    15: {id: message_15, -orig-id: SSTSPT1, doc: 'Statistic 22 (`stamina`) is more than 999.', -with: {float_stat: stamina}}
    16: {id: message_16, -orig-id: SBOMUS0, doc: 'Statistic 23 (`muscle`) is more than 100.', -with: {float_stat: muscle}}
    17: {id: message_17, -orig-id: SBOMUS1, doc: 'Statistic 23 (`muscle`) is more than 200.', -with: {float_stat: muscle}}
    18: {id: message_18, -orig-id: SBOMUS6, doc: 'Statistic 23 (`muscle`) is more than 350.', -with: {float_stat: muscle}}
    19: {id: message_19, -orig-id: SBOMUS2, doc: 'Statistic 23 (`muscle`) is more than 400.', -with: {float_stat: muscle}}
    20: {id: message_20, -orig-id: SBOMUS3, doc: 'Statistic 23 (`muscle`) is more than 600.', -with: {float_stat: muscle}}
    21: {id: message_21, -orig-id: SBOMUS4, doc: 'Statistic 23 (`muscle`) is more than 800.', -with: {float_stat: muscle}}
    22: {id: message_22, -orig-id: SBOMUS5, doc: 'Statistic 23 (`muscle`) is more than 999.', -with: {float_stat: muscle}}
    23: {id: message_23, -orig-id: SSTFLY0, doc: 'Statistic 223 (`flying_skill`) is more than 20.', -with: {int_stat: flying_skill}}
    24: {id: message_24, -orig-id: SSTFLY1, doc: 'Statistic 223 (`flying_skill`) is more than 180.', -with: {int_stat: flying_skill}}
    25: {id: message_25, -orig-id: SSTUND0, doc: 'Statistic 225 (`lung_capacity`) is more than 50.', -with: {int_stat: lung_capacity}}
    26: {id: message_26, -orig-id: SSTUND1, doc: 'Statistic 225 (`lung_capacity`) is more than 250.', -with: {int_stat: lung_capacity}}
    27: {id: message_27, -orig-id: SSTUND2, doc: 'Statistic 225 (`lung_capacity`) is more than 500.', -with: {int_stat: lung_capacity}}
    28: {id: message_28, -orig-id: SSTUND3, doc: 'Statistic 225 (`lung_capacity`) is more than 750.', -with: {int_stat: lung_capacity}}
    29: {id: message_29, -orig-id: SSTUND4, doc: 'Statistic 225 (`lung_capacity`) is more than 999.', -with: {int_stat: lung_capacity}}
    30: {id: message_30, -orig-id: SSKBIK0, doc: 'Statistic 229 (`bike_skill`) is more than 20.', -with: {int_stat: bike_skill}}
    31: {id: message_31, -orig-id: SSKBIK1, doc: 'Statistic 229 (`bike_skill`) is more than 200.', -with: {int_stat: bike_skill}}
    32: {id: message_32, -orig-id: SSKBIK2, doc: 'Statistic 229 (`bike_skill`) is more than 400.', -with: {int_stat: bike_skill}}
    33: {id: message_33, -orig-id: SSKBIK3, doc: 'Statistic 229 (`bike_skill`) is more than 800.', -with: {int_stat: bike_skill}}
    34: {id: message_34, -orig-id: SSKBIK4, doc: 'Statistic 229 (`bike_skill`) is more than 999.', -with: {int_stat: bike_skill}}
    35: {id: message_35, -orig-id: SSKCYC0, doc: 'Statistic 230 (`cycling_skill`) is more than 20.', -with: {int_stat: cycling_skill}}
    36: {id: message_36, -orig-id: SSKCYC2, doc: 'Statistic 230 (`cycling_skill`) is more than 200.', -with: {int_stat: cycling_skill}}
    37: {id: message_37, -orig-id: SSKCYC1, doc: 'Statistic 230 (`cycling_skill`) is more than 400.', -with: {int_stat: cycling_skill}}
    38: {id: message_38, -orig-id: SSKCYC3, doc: 'Statistic 230 (`cycling_skill`) is more than 800.', -with: {int_stat: cycling_skill}}
    39: {id: message_39, -orig-id: SSKCYC4, doc: 'Statistic 230 (`cycling_skill`) is more than 999.', -with: {int_stat: cycling_skill}}
    40: {id: message_40, -orig-id: 'SRES_', doc: 'Statistic 64 (`total_respect`) is more than 1.', -with: {float_stat: total_respect}}
    41: {id: message_41, -orig-id: SRES0, doc: 'Statistic 64 (`total_respect`) is more than 10.', -with: {float_stat: total_respect}}
    42: {id: message_42, -orig-id: SRES1, doc: 'Statistic 64 (`total_respect`) is more than 60.', -with: {float_stat: total_respect}}
    43: {id: message_43, -orig-id: SRES2, doc: 'Statistic 64 (`total_respect`) is more than 160.', -with: {float_stat: total_respect}}
    44: {id: message_44, -orig-id: SRES3, doc: 'Statistic 64 (`total_respect`) is more than 330.', -with: {float_stat: total_respect}}
    45: {id: message_45, -orig-id: SRES4, doc: 'Statistic 64 (`total_respect`) is more than 540.', -with: {float_stat: total_respect}}
    46: {id: message_46, -orig-id: SRES5, doc: 'Statistic 64 (`total_respect`) is more than 800.', -with: {float_stat: total_respect}}
    47: {id: message_47, -orig-id: SRESN0, doc: 'Statistic 64 (`total_respect`) is less than 10.', -with: {float_stat: total_respect}}
    48: {id: message_48, -orig-id: SRESN1, doc: 'Statistic 64 (`total_respect`) is less than 60.', -with: {float_stat: total_respect}}
    49: {id: message_49, -orig-id: SRESN2, doc: 'Statistic 64 (`total_respect`) is less than 160.', -with: {float_stat: total_respect}}
    50: {id: message_50, -orig-id: SRESN3, doc: 'Statistic 64 (`total_respect`) is less than 330.', -with: {float_stat: total_respect}}
    51: {id: message_51, -orig-id: SRESN4, doc: 'Statistic 64 (`total_respect`) is less than 540.', -with: {float_stat: total_respect}}
    52: {id: message_52, -orig-id: SRESN5, doc: 'Statistic 64 (`total_respect`) is less than 800.', -with: {float_stat: total_respect}}
    53: {id: message_53, -orig-id: SWPIST, doc: 'Statistic 69 (`pistol_skill`) is more than 40.', -with: {float_stat: pistol_skill}}
    54: {id: message_54, -orig-id: 'SWPI_R', doc: 'Statistic 69 (`pistol_skill`) is more than 200.', -with: {float_stat: pistol_skill}}
    55: {id: message_55, -orig-id: 'SWPI_R', doc: 'Statistic 69 (`pistol_skill`) is more than 400.', -with: {float_stat: pistol_skill}}
    56: {id: message_56, -orig-id: 'SWPI_R', doc: 'Statistic 69 (`pistol_skill`) is more than 600.', -with: {float_stat: pistol_skill}}
    57: {id: message_57, -orig-id: 'SWPI_R', doc: 'Statistic 69 (`pistol_skill`) is more than 800.', -with: {float_stat: pistol_skill}}
    58: {id: message_58, -orig-id: SWPIPR, doc: 'Statistic 69 (`pistol_skill`) is more than 999.', -with: {float_stat: pistol_skill}}
    59: {id: message_59, -orig-id: 'SWSP_T', doc: 'Statistic 70 (`silenced_pistol_skill`) is more than 200.', -with: {float_stat: silenced_pistol_skill}}
    60: {id: message_60, -orig-id: 'SWSP_T', doc: 'Statistic 70 (`silenced_pistol_skill`) is more than 400.', -with: {float_stat: silenced_pistol_skill}}
    61: {id: message_61, -orig-id: SWSPST, doc: 'Statistic 70 (`silenced_pistol_skill`) is more than 500.', -with: {float_stat: silenced_pistol_skill}}
    62: {id: message_62, -orig-id: 'SWSP_R', doc: 'Statistic 70 (`silenced_pistol_skill`) is more than 600.', -with: {float_stat: silenced_pistol_skill}}
    63: {id: message_63, -orig-id: 'SWSP_R', doc: 'Statistic 70 (`silenced_pistol_skill`) is more than 800.', -with: {float_stat: silenced_pistol_skill}}
    64: {id: message_64, -orig-id: SWSPPR, doc: 'Statistic 70 (`silenced_pistol_skill`) is more than 999.', -with: {float_stat: silenced_pistol_skill}}
    65: {id: message_65, -orig-id: SWDEST, doc: 'Statistic 71 (`desert_eagle_skill`) is more than 200.', -with: {float_stat: desert_eagle_skill}}
    66: {id: message_66, -orig-id: 'SWDE_R', doc: 'Statistic 71 (`desert_eagle_skill`) is more than 400.', -with: {float_stat: desert_eagle_skill}}
    67: {id: message_67, -orig-id: 'SWDE_R', doc: 'Statistic 71 (`desert_eagle_skill`) is more than 600.', -with: {float_stat: desert_eagle_skill}}
    68: {id: message_68, -orig-id: 'SWDE_R', doc: 'Statistic 71 (`desert_eagle_skill`) is more than 800.', -with: {float_stat: desert_eagle_skill}}
    69: {id: message_69, -orig-id: SWDEPR, doc: 'Statistic 71 (`desert_eagle_skill`) is more than 999.', -with: {float_stat: desert_eagle_skill}}
    70: {id: message_70, -orig-id: SWSGST, doc: 'Statistic 72 (`shotgun_skill`) is more than 200.', -with: {float_stat: shotgun_skill}}
    71: {id: message_71, -orig-id: 'SWSG_R', doc: 'Statistic 72 (`shotgun_skill`) is more than 400.', -with: {float_stat: shotgun_skill}}
    72: {id: message_72, -orig-id: 'SWSG_R', doc: 'Statistic 72 (`shotgun_skill`) is more than 600.', -with: {float_stat: shotgun_skill}}
    73: {id: message_73, -orig-id: 'SWSG_R', doc: 'Statistic 72 (`shotgun_skill`) is more than 800.', -with: {float_stat: shotgun_skill}}
    74: {id: message_74, -orig-id: SWSGPR, doc: 'Statistic 72 (`shotgun_skill`) is more than 999.', -with: {float_stat: shotgun_skill}}
    75: {id: message_75, -orig-id: SWSSST, doc: 'Statistic 73 (`sawn_off_shotgun_skill`) is more than 200.', -with: {float_stat: sawn_off_shotgun_skill}}
    76: {id: message_76, -orig-id: 'SWSS_R', doc: 'Statistic 73 (`sawn_off_shotgun_skill`) is more than 400.', -with: {float_stat: sawn_off_shotgun_skill}}
    77: {id: message_77, -orig-id: 'SWSS_R', doc: 'Statistic 73 (`sawn_off_shotgun_skill`) is more than 600.', -with: {float_stat: sawn_off_shotgun_skill}}
    78: {id: message_78, -orig-id: 'SWSS_R', doc: 'Statistic 73 (`sawn_off_shotgun_skill`) is more than 800.', -with: {float_stat: sawn_off_shotgun_skill}}
    79: {id: message_79, -orig-id: SWSSPR, doc: 'Statistic 73 (`sawn_off_shotgun_skill`) is more than 999.', -with: {float_stat: sawn_off_shotgun_skill}}
    80: {id: message_80, -orig-id: SWSZST, doc: 'Statistic 74 (`combat_shotgun_skill`) is more than 200.', -with: {float_stat: combat_shotgun_skill}}
    81: {id: message_81, -orig-id: 'SWSZ_R', doc: 'Statistic 74 (`combat_shotgun_skill`) is more than 400.', -with: {float_stat: combat_shotgun_skill}}
    82: {id: message_82, -orig-id: 'SWSZ_R', doc: 'Statistic 74 (`combat_shotgun_skill`) is more than 600.', -with: {float_stat: combat_shotgun_skill}}
    83: {id: message_83, -orig-id: 'SWSZ_R', doc: 'Statistic 74 (`combat_shotgun_skill`) is more than 800.', -with: {float_stat: combat_shotgun_skill}}
    84: {id: message_84, -orig-id: SWSZPR, doc: 'Statistic 74 (`combat_shotgun_skill`) is more than 999.', -with: {float_stat: combat_shotgun_skill}}
    85: {id: message_85, -orig-id: SWMUST, doc: 'Statistic 75 (`machine_pistol_skill`) is more than 50.', -with: {float_stat: machine_pistol_skill}}
    86: {id: message_86, -orig-id: 'SWMU_R', doc: 'Statistic 75 (`machine_pistol_skill`) is more than 200.', -with: {float_stat: machine_pistol_skill}}
    87: {id: message_87, -orig-id: 'SWMU_R', doc: 'Statistic 75 (`machine_pistol_skill`) is more than 400.', -with: {float_stat: machine_pistol_skill}}
    88: {id: message_88, -orig-id: 'SWMU_R', doc: 'Statistic 75 (`machine_pistol_skill`) is more than 600.', -with: {float_stat: machine_pistol_skill}}
    89: {id: message_89, -orig-id: 'SWMU_R', doc: 'Statistic 75 (`machine_pistol_skill`) is more than 800.', -with: {float_stat: machine_pistol_skill}}
    90: {id: message_90, -orig-id: SWMUPR, doc: 'Statistic 75 (`machine_pistol_skill`) is more than 999.', -with: {float_stat: machine_pistol_skill}}
    91: {id: message_91, -orig-id: SWM5ST, doc: 'Statistic 76 (`smg_skill`) is more than 250.', -with: {float_stat: smg_skill}}
    92: {id: message_92, -orig-id: 'SWM5_R', doc: 'Statistic 76 (`smg_skill`) is more than 400.', -with: {float_stat: smg_skill}}
    93: {id: message_93, -orig-id: 'SWM5_R', doc: 'Statistic 76 (`smg_skill`) is more than 600.', -with: {float_stat: smg_skill}}
    94: {id: message_94, -orig-id: 'SWM5_R', doc: 'Statistic 76 (`smg_skill`) is more than 800.', -with: {float_stat: smg_skill}}
    95: {id: message_95, -orig-id: SWM5PR, doc: 'Statistic 76 (`smg_skill`) is more than 999.', -with: {float_stat: smg_skill}}
    96: {id: message_96, -orig-id: SWAKST, doc: 'Statistic 77 (`ak_47_skill`) is more than 200.', -with: {float_stat: ak_47_skill}}
    97: {id: message_97, -orig-id: 'SWAK_R', doc: 'Statistic 77 (`ak_47_skill`) is more than 400.', -with: {float_stat: ak_47_skill}}
    98: {id: message_98, -orig-id: 'SWAK_R', doc: 'Statistic 77 (`ak_47_skill`) is more than 600.', -with: {float_stat: ak_47_skill}}
    99: {id: message_99, -orig-id: 'SWAK_R', doc: 'Statistic 77 (`ak_47_skill`) is more than 800.', -with: {float_stat: ak_47_skill}}
    100: {id: message_100, -orig-id: SWAKPR, doc: 'Statistic 77 (`ak_47_skill`) is more than 999.', -with: {float_stat: ak_47_skill}}
    101: {id: message_101, -orig-id: SWM4ST, doc: 'Statistic 78 (`m4_skill`) is more than 200.', -with: {float_stat: m4_skill}}
    102: {id: message_102, -orig-id: 'SWM4_R', doc: 'Statistic 78 (`m4_skill`) is more than 400.', -with: {float_stat: m4_skill}}
    103: {id: message_103, -orig-id: 'SWM4_R', doc: 'Statistic 78 (`m4_skill`) is more than 600.', -with: {float_stat: m4_skill}}
    104: {id: message_104, -orig-id: 'SWM4_R', doc: 'Statistic 78 (`m4_skill`) is more than 800.', -with: {float_stat: m4_skill}}
    105: {id: message_105, -orig-id: SWM4PR, doc: 'Statistic 78 (`m4_skill`) is more than 999.', -with: {float_stat: m4_skill}}
    106: {id: message_106, -orig-id: 'SWSR_T', doc: 'Statistic 79 (`rifle_skill`) is more than 200.', -with: {float_stat: rifle_skill}}
    107: {id: message_107, -orig-id: SWSRST, doc: 'Statistic 79 (`rifle_skill`) is more than 300.', -with: {float_stat: rifle_skill}}
    108: {id: message_108, -orig-id: 'SWSR_R', doc: 'Statistic 79 (`rifle_skill`) is more than 400.', -with: {float_stat: rifle_skill}}
    109: {id: message_109, -orig-id: 'SWSR_R', doc: 'Statistic 79 (`rifle_skill`) is more than 600.', -with: {float_stat: rifle_skill}}
    110: {id: message_110, -orig-id: 'SWSR_R', doc: 'Statistic 79 (`rifle_skill`) is more than 800.', -with: {float_stat: rifle_skill}}
    111: {id: message_111, -orig-id: SWSRPR, doc: 'Statistic 79 (`rifle_skill`) is more than 999.', -with: {float_stat: rifle_skill}}
    112: {id: message_112, -orig-id: SGPUNT, doc: 'Statistic 81 (`gambling`) is more than 1.', -with: {float_stat: gambling}}
    113: {id: message_113, -orig-id: SGGAMB, doc: 'Statistic 81 (`gambling`) is more than 10.', -with: {float_stat: gambling}}
    114: {id: message_114, -orig-id: SGPROF, doc: 'Statistic 81 (`gambling`) is more than 100.', -with: {float_stat: gambling}}
    115: {id: message_115, -orig-id: SGHIRO, doc: 'Statistic 81 (`gambling`) is more than 999.', -with: {float_stat: gambling}}
    116: {id: message_116, -orig-id: SHESPT0, doc: 'Statistic 163 (`recruited_gang_members_killed`) is more than 20.', -with: {int_stat: recruited_gang_members_killed}}
    117: {id: message_117, -orig-id: SHESPT0, doc: 'Statistic 163 (`recruited_gang_members_killed`) is more than 200.', -with: {int_stat: recruited_gang_members_killed}}
    118: {id: message_118, -orig-id: SHESPT0, doc: 'Statistic 163 (`recruited_gang_members_killed`) is more than 400.', -with: {int_stat: recruited_gang_members_killed}}
    119: {id: message_119, -orig-id: SHESPT0, doc: 'Statistic 163 (`recruited_gang_members_killed`) is more than 600.', -with: {int_stat: recruited_gang_members_killed}}
    120: {id: message_120, -orig-id: SHESPT0, doc: 'Statistic 163 (`recruited_gang_members_killed`) is more than 800.', -with: {int_stat: recruited_gang_members_killed}}
    121: {id: message_121, -orig-id: SHESPT1, doc: 'Statistic 163 (`recruited_gang_members_killed`) is more than 999.', -with: {int_stat: recruited_gang_members_killed}}
  mirrored_stat:
    0: {id: mirror_181, doc: 'Low byte of statistic 181 (`city_unlocked`).', -with: {int_stat: city_unlocked}}
    1: {id: mirror_327, doc: 'Low byte of statistic 327 (`passed_casino3`).', -with: {int_stat: passed_casino3}}
    2: {id: mirror_328, doc: 'Low byte of statistic 328 (`passed_casino6`).', -with: {int_stat: passed_casino6}}
    3: {id: mirror_329, doc: 'Low byte of statistic 329 (`passed_casino10`).', -with: {int_stat: passed_casino10}}
    4: {id: mirror_318, doc: 'Low byte of statistic 318 (`passed_cat1`), for the second episode of "I Say / You Say" (said by the wiki).', -with: {int_stat: passed_cat1}}
    5: {id: mirror_320, doc: 'Low byte of statistic 320 (`passed_desert1`).', -with: {int_stat: passed_desert1}}
    6: {id: mirror_330, doc: 'Low byte of statistic 330 (`passed_desert3`).', -with: {int_stat: passed_desert3}}
    7: {id: mirror_331, doc: 'Low byte of statistic 331 (`passed_desert5`).', -with: {int_stat: passed_desert5}}
    8: {id: mirror_332, doc: 'Low byte of statistic 332 (`passed_desert8`).', -with: {int_stat: passed_desert8}}
    9: {id: mirror_333, doc: 'Low byte of statistic 333 (`passed_desert10`).', -with: {int_stat: passed_desert10}}
    10: {id: mirror_311, doc: 'Low byte of statistic 311 (`passed_farlie3`).', -with: {int_stat: passed_farlie3}}
    11: {id: mirror_323, doc: 'Low byte of statistic 323 (`passed_lafin2`).', -with: {int_stat: passed_lafin2}}
    12: {id: mirror_308, doc: 'Low byte of statistic 308 (`passed_mansion2`), for the news "News Ep#9" (said by the wiki).', -with: {int_stat: passed_mansion2}}
    13: {id: mirror_310, doc: 'Low byte of statistic 310 (`passed_ryder2`).', -with: {int_stat: passed_ryder2}}
    14: {id: mirror_335, doc: 'Low byte of statistic 335 (`passed_riot1`).', -with: {int_stat: passed_riot1}}
    15: {id: mirror_336, doc: 'Low byte of statistic 336 (`passed_scrash1`).', -with: {int_stat: passed_scrash1}}
    16: {id: mirror_337, doc: 'Low byte of statistic 337 (`passed_strap4`).', -with: {int_stat: passed_strap4}}
    17: {id: mirror_302, doc: 'Low byte of statistic 302 (`passed_sweet2`).', -with: {int_stat: passed_sweet2}}
    18: {id: mirror_338, doc: 'Low byte of statistic 338 (`passed_truth2`).', -with: {int_stat: passed_truth2}}
    19: {id: mirror_339, doc: 'Low byte of statistic 339 (`passed_vcrash2`).', -with: {int_stat: passed_vcrash2}}
    20: {id: mirror_340, doc: 'Low byte of statistic 340 (`started_badlands`).', -with: {int_stat: started_badlands}}
    21: {id: mirror_341, doc: 'Low byte of statistic 341 (`started_cat2`).', -with: {int_stat: started_cat2}}
    22: {id: mirror_342, doc: 'Low byte of statistic 342 (`started_crash1`).', -with: {int_stat: started_crash1}}
