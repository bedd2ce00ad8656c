meta:
  id: gta_sa_save_android
  title: GTA San Andreas saves of Android (GTASAsfN.b)
  application: Grand Theft Auto San Andreas
  file-extension: b
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - gta_sa_save
  endian: le
  bit-endian: le
  -family: gta_sa_save
  -version: 2.0.0
doc: |
  A saved game of GTA San Andreas for Android: 29 blocks behind the letters
  `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
  (195,000 as a rule), and a checksum. Most blocks are those of the PC.

  A save that the game made during a mission holds the mission's script, and
  the state of the mission in two parts of the block `pools` that nobody has
  decoded. What the bytes in order cannot tell is decided for a file: the bytes
  behind the checksum, the form of objects, and the size of those two parts.
doc-ref:
  - https://github.com/LubrieDev/GTASA-SaveLab
to-string: 'f"save of GTA San Andreas for Android"'
seq:
  - id: tag_00
    contents: BLOCK
    doc: Begins block 0.
    -evidence:
      - engine
      - measured
  - id: simple_variables
    type: gta_sa_save::simple_variables_block(true)
    doc: Version, name, clock, weather and camera.
    -evidence:
      - engine
      - measured
  - id: tag_01
    contents: BLOCK
    doc: Begins block 1.
    -evidence:
      - engine
      - measured
  - id: scripts
    type: gta_sa_save::scripts_block(true, false, is_mission_save)
    doc: Variables and threads of the mission script.
    -evidence:
      - engine
      - measured
  - id: tag_02
    contents: BLOCK
    doc: Begins block 2.
    -evidence:
      - engine
      - measured
  - id: pools
    type: mobile_pools_block(is_object_variant_b, len_mission_state, len_mission_tail)
    doc: The player, vehicles, and objects that scripts made.
    -evidence:
      - engine
      - measured
  - id: tag_03
    contents: BLOCK
    doc: Begins block 3.
    -evidence:
      - engine
      - measured
  - id: garages
    type: gta_sa_save::garages_block
    doc: Garages and the cars in them.
    -evidence:
      - engine
      - measured
  - id: tag_04
    contents: BLOCK
    doc: Begins block 4.
    -evidence:
      - engine
      - measured
  - id: game_logic
    type: gta_sa_save::game_logic_block
    doc: What happens after death and arrest.
    -evidence:
      - engine
      - measured
  - id: tag_05
    contents: BLOCK
    doc: Begins block 5.
    -evidence:
      - engine
      - measured
  - id: paths
    type: gta_sa_save::paths_block
    doc: Areas in which scripts switched path nodes.
    -evidence:
      - engine
      - measured
  - id: tag_06
    contents: BLOCK
    doc: Begins block 6.
    -evidence:
      - engine
      - measured
  - id: pickups
    type: gta_sa_save::pickups_block
    doc: Pickups of the whole map.
    -evidence:
      - engine
      - measured
  - id: phone_info
    type: gta_sa_save::empty_block
    doc: Block 7, without content.
    -evidence:
      - engine
      - measured
  - id: tag_08
    contents: BLOCK
    doc: Begins block 8.
    -evidence:
      - engine
      - measured
  - id: restart_points
    type: gta_sa_save::restart_points_block
    doc: Hospitals and police stations.
    -evidence:
      - engine
      - measured
  - id: tag_09
    contents: BLOCK
    doc: Begins block 9.
    -evidence:
      - engine
      - measured
  - id: radar_blips
    type: gta_sa_save::radar_block(250)
    doc: Icons of radar and map.
    -evidence:
      - engine
      - measured
  - id: tag_10
    contents: BLOCK
    doc: Begins block 10.
    -evidence:
      - engine
      - measured
  - id: zones
    type: gta_sa_save::zones_block
    doc: |
      Zones of the map, the gangs in them, and how much of the map is revealed.
    -evidence:
      - engine
      - measured
  - id: tag_11
    contents: BLOCK
    doc: Begins block 11.
    -evidence:
      - engine
      - measured
  - id: gangs
    type: gta_sa_save::gangs_block
    doc: Weapons of gangs.
    -evidence:
      - engine
      - measured
  - id: tag_12
    contents: BLOCK
    doc: Begins block 12.
    -evidence:
      - engine
      - measured
  - id: car_generators
    type: gta_sa_save::car_generators_block
    doc: Parked cars.
    -evidence:
      - engine
      - measured
  - id: ped_generators
    type: gta_sa_save::empty_block
    doc: Block 13, without content.
    -evidence:
      - engine
      - measured
  - id: audio_script_objects
    type: gta_sa_save::empty_block
    doc: Block 14, without content.
    -evidence:
      - engine
      - measured
  - id: tag_15
    contents: BLOCK
    doc: Begins block 15.
    -evidence:
      - engine
      - measured
  - id: player_info
    type: gta_sa_save::player_info_block
    doc: Money and abilities of the player.
    -evidence:
      - engine
      - measured
  - id: tag_16
    contents: BLOCK
    doc: Begins block 16.
    -evidence:
      - engine
      - measured
  - id: statistics
    type: gta_sa_save::statistics_block(false)
    doc: Statistics.
    -evidence:
      - engine
      - measured
  - id: tag_17
    contents: BLOCK
    doc: Begins block 17.
    -evidence:
      - engine
      - measured
  - id: set_pieces
    type: gta_sa_save::set_pieces_block
    doc: Places at which police appears.
    -evidence:
      - engine
      - measured
  - id: tag_18
    contents: BLOCK
    doc: Begins block 18.
    -evidence:
      - engine
      - measured
  - id: streaming
    type: gta_sa_save::streaming_block
    doc: What was loaded.
    -evidence:
      - engine
      - measured
  - id: tag_19
    contents: BLOCK
    doc: Begins block 19.
    -evidence:
      - engine
      - measured
  - id: ped_relationships
    type: gta_sa_save::ped_relationships_block
    doc: Whom people like and hate.
    -evidence:
      - engine
      - measured
  - id: tag_20
    contents: BLOCK
    doc: Begins block 20.
    -evidence:
      - engine
      - measured
  - id: tags
    type: gta_sa_save::tags_block
    doc: Gang tags that can be sprayed over.
    -evidence:
      - engine
      - measured
  - id: tag_21
    contents: BLOCK
    doc: Begins block 21.
    -evidence:
      - engine
      - measured
  - id: ipl_flags
    type: gta_sa_save::ipl_flags_block
    doc: Parts of the map that scripts load.
    -evidence:
      - engine
      - measured
  - id: tag_22
    contents: BLOCK
    doc: Begins block 22.
    -evidence:
      - engine
      - measured
  - id: shopping
    type: gta_sa_save::shopping_block
    doc: What was bought, and changed prices.
    -evidence:
      - engine
      - measured
  - id: tag_23
    contents: BLOCK
    doc: Begins block 23.
    -evidence:
      - engine
      - measured
  - id: gang_wars
    type: gta_sa_save::gang_wars_block(true, false)
    doc: Gang wars and territory.
    -evidence:
      - engine
      - measured
  - id: tag_24
    contents: BLOCK
    doc: Begins block 24.
    -evidence:
      - engine
      - measured
  - id: stunt_jumps
    type: gta_sa_save::stunt_jumps_block
    doc: Unique jumps.
    -evidence:
      - engine
      - measured
  - id: tag_25
    contents: BLOCK
    doc: Begins block 25.
    -evidence:
      - engine
      - measured
  - id: entry_exits
    type: gta_sa_save::entry_exits_block
    doc: Doors into interiors.
    -evidence:
      - engine
      - measured
  - id: tag_26
    contents: BLOCK
    doc: Begins block 26.
    -evidence:
      - engine
      - measured
  - id: radio
    type: gta_sa_save::radio_block
    doc: What the stations have played, and news for them.
    -evidence:
      - engine
      - measured
  - id: tag_27
    contents: BLOCK
    doc: Begins block 27.
    -evidence:
      - engine
      - measured
  - id: user_markers
    type: gta_sa_save::user_markers_block
    doc: Markers that scripts put into the world.
    -evidence:
      - engine
      - measured
  - id: tag_28
    contents: BLOCK
    doc: Begins block 28.
    -evidence:
      - engine
      - measured
  - id: post_effects
    type: post_effects_block
    doc: Effects of the picture.
    -evidence:
      - engine
      - measured
  - id: briefs
    type: brief
    repeat: expr
    repeat-expr: 20
    doc: Texts of the briefing, the newest first.
    -evidence:
      - engine
      - measured
  - id: padding
    size: _io.size - _io.pos - (4 + len_trailing)
    doc: |
      Repeats what the game's work buffer of 65,000 bytes held: each byte that
      which stands 65,000 before it.
    -evidence:
      - engine
      - measured
    -echo:
      distance: 65000
      size: 195000
      code: SA_SAVE_PADDING_RULE
      severity: info
      evidence: engine
      message: the padding is not what the game would have written
  - id: checksum
    type: u4
    doc: Sum of all bytes before it.
    -evidence:
      - engine
      - measured
    -checksum:
      algorithm: sum32
      from: 0
      until: checksum
      code: SA_SAVE_CHECKSUM
      severity: error
      evidence: engine
      message: 'the checksum is {value}, but the bytes before it add up to {expected}'
  - id: trailing
    size-eos: true
    doc: |
      Bytes that the game did not write; empty but for one file with two bytes
      from a copy as text.
    -evidence: measured
instances:
  len_trailing:
    value: (_io.size % 65000).as<s8>
    doc: Bytes behind the checksum.
    -decision: true
  is_object_variant_b:
    value: 'true'
    doc: |
      Which of two forms the objects of `pools` have; they differ in where the
      last bytes stand, and all objects of a file have the same.
    -decision: true
  is_mission_save:
    value: _io.size.as<s8> > 200000.as<s8>
    doc: Whether the game was saved during a mission.
    -decision: true
  len_mission_state:
    value: 0.as<u4>
    doc: Bytes of the first part of a mission's state.
    -decision: true
  len_mission_tail:
    value: 0.as<u4>
    doc: Bytes of the second part of a mission's state.
    -decision: true
types:
  brief:
    doc: A text of the briefing.
    seq:
      - id: len_key
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `key`; an empty place ends here.
        -evidence: measured
        -unit: bytes
      - id: key
        size: len_key
        doc: Key of the text, without a zero.
        -evidence: measured
      - id: numbers
        type: s4
        repeat: expr
        repeat-expr: 6
        if: has_key
        doc: Numbers in the text; -1 for none.
        -evidence: measured
        -unit: none
    instances:
      has_key:
        value: len_key > 0
        doc: Whether there is a text.
  mobile_pools_block:
    doc: Block 2. The player with all he carries, vehicles, and objects.
    params:
      - id: is_object_variant_b
        type: bool
        doc: |
          Which of two forms objects have.
      - id: len_mission_state
        type: u4
        doc: |
          Bytes of the first part of a mission's state.
      - id: len_mission_tail
        type: u4
        doc: |
          Bytes of the second part.
    seq:
      - id: num_players
        -orig-id: ped_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 432).as<u4>
        doc: |
          People that follow: 1, and more in a save made during a mission.
        -evidence:
          - engine
          - measured
      - id: players
        type: gta_sa_save::mobile_player(false)
        repeat: expr
        repeat-expr: num_players
        doc: The player, then people of the mission.
        -evidence:
          - engine
          - measured
      - id: num_vehicles
        -orig-id: vehicle_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 200).as<u4>
        doc: Vehicles that follow.
        -evidence:
          - engine
          - measured
      - id: vehicles
        type: mobile_vehicle
        repeat: expr
        repeat-expr: num_vehicles
        doc: Vehicles of the mission.
        -evidence: inferred
      - id: camera_target
        type: s4
        repeat: expr
        repeat-expr: 4
        doc: |
          Probably what the camera follows: -1, kind of thing (3 person, 2
          vehicle), its handle, -1.
        -evidence: inferred
        -unit: none
      - id: mission_state
        size: len_mission_state
        doc: State of the mission; not decoded.
        -evidence: unknown
      - id: num_objects
        -orig-id: object_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 62).as<u4>
        doc: Objects that follow.
        -evidence:
          - engine
          - measured
        -expect:
          max: 350
          code: SA_SAVE_COUNT_LIMITS
          severity: error
          evidence: engine
          message: '{value} objects; the game has room for 350'
      - id: objects
        type: gta_sa_save::mobile_object(is_object_variant_b)
        repeat: expr
        repeat-expr: num_objects
        doc: Objects that scripts made.
        -evidence:
          - engine
          - measured
      - id: mission_tail
        size: len_mission_tail
        doc: More state of the mission; not decoded.
        -evidence: unknown
  mobile_vehicle:
    doc: A vehicle of the mission.
    seq:
      - id: handle
        type: u4
        doc: Place among vehicles * 256 + counter.
        -evidence: inferred
        -unit: none
      - id: model
        type: s4
        doc: Model.
        -evidence: inferred
        -unit: none
      - id: vehicle_size
        type: u4
        doc: |
          Bytes of the first part: 128.
        -evidence: inferred
        -unit: bytes
        -expect:
          eq: 128
          code: SA_SAVE_NESTED_SIZE
          severity: error
          evidence: engine
          message: '{where} has {value} bytes instead of 128'
      - id: matrix
        type: f4
        repeat: expr
        repeat-expr: 18
        doc: Position and direction.
        -evidence: inferred
        -unit: none
      - id: created_by
        type: u1
        doc: Who made it.
        -evidence: inferred
        -unit: none
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Colours by their number in the palette.
        -evidence: inferred
        -unit: none
      - id: unknown_89
        type: u1
        doc: Unknown.
        -evidence: unknown
      - id: alarm
        type: u2
        doc: State of the alarm.
        -evidence: inferred
        -unit: none
      - id: unknown_92
        size: 24
        doc: Unknown.
        -evidence: unknown
      - id: health
        type: f4
        doc: Health; 1000 for a whole vehicle.
        -evidence: inferred
        -unit: none
      - id: unknown_120
        type: u4
        doc: Unknown.
        -evidence: unknown
      - id: entity_flags
        type: u4
        doc: What the engine knows about it.
        -evidence: inferred
        -unit: none
      - id: unknown_128
        size: 12
        doc: Unknown.
        -evidence: unknown
      - id: unknown_140
        size: 24
        doc: Unknown.
        -evidence: unknown
      - id: unknown_164
        size: 36
        doc: Unknown.
        -evidence: unknown
  post_effects_block:
    doc: Block 28. Numbers of the effects that change the picture.
    seq:
      - id: effects_size
        -orig-id: size
        type: u4
        doc: |
          Bytes that follow: 348.
        -evidence:
          - engine
          - measured
        -unit: bytes
        -expect:
          eq: 348
          code: SA_SAVE_NESTED_SIZE
          severity: error
          evidence: engine
          message: 'the effects have {value} bytes instead of 348'
      - id: colour1_mult
        type: f4
        doc: Colour1 mult.
        -evidence: engine
        -unit: none
      - id: colour2_mult
        type: f4
        doc: Colour2 mult.
        -evidence: engine
        -unit: none
      - id: gap_00c
        size: 4
        doc: Old memory; no meaning.
        -evidence: measured
      - id: extra_mult_rate
        type: f4
        doc: Extra mult rate.
        -evidence: engine
        -unit: none
      - id: extra_mult_cap
        type: f4
        doc: Extra mult cap.
        -evidence: engine
        -unit: none
      - id: extra_mult_mult
        type: f4
        doc: Extra mult mult.
        -evidence: engine
        -unit: none
      - id: left_u_offset
        type: s4
        doc: Left u offset.
        -evidence: engine
        -unit: unknown
      - id: right_u_offset
        type: s4
        doc: Right u offset.
        -evidence: engine
        -unit: unknown
      - id: top_v_offset
        type: s4
        doc: Top v offset.
        -evidence: engine
        -unit: unknown
      - id: bottom_v_offset
        type: s4
        doc: Bottom v offset.
        -evidence: engine
        -unit: unknown
      - id: seam_remover
        type: u1
        doc: Seam remover.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: seam_search
        type: u1
        doc: Seam search.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: seam_debug
        type: u1
        doc: Seam debug.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_02f
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: seam_mode
        type: s4
        doc: Seam mode.
        -evidence: engine
        -unit: none
      - id: seam_shift_tl
        type: s4
        doc: Seam shift tl.
        -evidence: engine
        -unit: unknown
      - id: seam_shift_br
        type: s4
        doc: Seam shift br.
        -evidence: engine
        -unit: unknown
      - id: smokey_enable
        type: u1
        doc: Smokey enable.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_03d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: smokey_strength
        type: s4
        doc: Smokey strength.
        -evidence: engine
        -unit: none
      - id: smokey_distance
        type: s4
        doc: Smokey distance.
        -evidence: engine
        -unit: unknown
      - id: water_enable
        type: u1
        doc: Water enable.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_049
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: day_night_balance
        type: f4
        doc: Day night balance.
        -evidence: engine
        -unit: none
      - id: heat_haze
        type: u1
        doc: Heat haze.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: heat_haze_mask_test
        type: u1
        doc: Heat haze mask test.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_052
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: haze_hour_start
        type: s4
        doc: Haze hour start.
        -evidence: engine
        -unit: h
      - id: haze_hour_end
        type: s4
        doc: Haze hour end.
        -evidence: engine
        -unit: h
      - id: haze_fade_speed
        type: f4
        doc: Haze fade speed.
        -evidence: engine
        -unit: unknown
      - id: haze_inside_fade_speed
        type: f4
        doc: Haze inside fade speed.
        -evidence: engine
        -unit: unknown
      - id: haze_type
        type: s4
        doc: Haze type.
        -evidence: engine
        -unit: none
      - id: haze_type_last
        type: s4
        doc: Haze type last.
        -evidence: engine
        -unit: none
      - id: haze_intensity
        type: s4
        doc: Haze intensity.
        -evidence: engine
        -unit: none
      - id: haze_random_shift
        type: s4
        doc: Haze random shift.
        -evidence: engine
        -unit: unknown
      - id: haze_speed_min
        type: s4
        doc: Haze speed min.
        -evidence: engine
        -unit: unknown
      - id: haze_speed_max
        type: s4
        doc: Haze speed max.
        -evidence: engine
        -unit: unknown
      - id: haze_scan_x
        type: s4
        doc: Haze scan x.
        -evidence: engine
        -unit: unknown
      - id: haze_scan_y
        type: s4
        doc: Haze scan y.
        -evidence: engine
        -unit: unknown
      - id: haze_render_x
        type: s4
        doc: Haze render x.
        -evidence: engine
        -unit: unknown
      - id: haze_render_y
        type: s4
        doc: Haze render y.
        -evidence: engine
        -unit: unknown
      - id: darkness_filter
        type: u1
        doc: Darkness filter.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_08d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: darkness_alpha
        type: s4
        doc: Darkness alpha.
        -evidence: engine
        -unit: none
      - id: darkness_alpha_default
        type: s4
        doc: Darkness alpha default.
        -evidence: engine
        -unit: none
      - id: darkness_radiosity_limit
        type: s4
        doc: Darkness radiosity limit.
        -evidence: engine
        -unit: none
      - id: cctv
        type: u1
        doc: Cctv.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: cctv_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Cctv colour; red, green, blue, alpha.
        -evidence: engine
        -unit: none
      - id: fog
        type: u1
        doc: Fog.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: speed_fx
        type: u1
        doc: Speed fx.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: speed_fx_test
        type: u1
        doc: Speed fx test.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: speed_fx_alpha
        type: s4
        doc: Speed fx alpha.
        -evidence: engine
        -unit: none
      - id: speed_fx_user
        type: u1
        doc: Speed fx user.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: speed_fx_user_frame
        type: u1
        doc: Speed fx user frame.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_0aa
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: speed_fx_manual
        type: f4
        doc: Speed fx manual.
        -evidence: engine
        -unit: none
      - id: in_cutscene
        type: u1
        doc: In cutscene.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: night_vision
        type: u1
        doc: Night vision.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_0b2
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: night_grain
        type: s4
        doc: Night grain.
        -evidence: engine
        -unit: none
      - id: night_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Night colour; red, green, blue, alpha.
        -evidence: engine
        -unit: none
      - id: night_on_time
        type: f4
        doc: Night on time.
        -evidence: engine
        -unit: unknown
      - id: night_on_count
        type: f4
        doc: Night on count.
        -evidence: engine
        -unit: unknown
      - id: infrared_on_count
        type: f4
        doc: Infrared on count.
        -evidence: engine
        -unit: unknown
      - id: infrared
        type: u1
        doc: Infrared.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_0c9
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: infrared_grain
        type: s4
        doc: Infrared grain.
        -evidence: engine
        -unit: none
      - id: infrared_radius
        type: f4
        doc: Infrared radius.
        -evidence: engine
        -unit: unknown
      - id: infrared_heat_rgba
        type: f4
        repeat: expr
        repeat-expr: 4
        doc: Infrared heat rgba.
        -evidence: engine
        -unit: none
      - id: infrared_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Infrared colour; red, green, blue, alpha.
        -evidence: engine
        -unit: none
      - id: infrared_main_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Infrared main colour; red, green, blue, alpha.
        -evidence: engine
        -unit: none
      - id: radiosity
        type: u1
        doc: Radiosity.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: radiosity_linear
        type: u1
        doc: Radiosity linear.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: radiosity_strip_copy
        type: u1
        doc: Radiosity strip copy.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_0ef
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: radiosity_px_x
        type: s4
        doc: Radiosity px x.
        -evidence: engine
        -unit: unknown
      - id: radiosity_px_y
        type: s4
        doc: Radiosity px y.
        -evidence: engine
        -unit: unknown
      - id: radiosity_filter_passes
        type: s4
        doc: Radiosity filter passes.
        -evidence: engine
        -unit: none
      - id: radiosity_render_passes
        type: s4
        doc: Radiosity render passes.
        -evidence: engine
        -unit: none
      - id: radiosity_limit
        type: s4
        doc: Radiosity limit.
        -evidence: engine
        -unit: none
      - id: radiosity_intensity
        type: s4
        doc: Radiosity intensity.
        -evidence: engine
        -unit: none
      - id: radiosity_u_corr
        type: s4
        doc: Radiosity u corr.
        -evidence: engine
        -unit: unknown
      - id: radiosity_v_corr
        type: s4
        doc: Radiosity v corr.
        -evidence: engine
        -unit: unknown
      - id: radiosity_debug
        type: u1
        doc: Radiosity debug.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: radiosity_bypass_limit
        type: u1
        doc: Radiosity bypass limit.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: disable_all
        type: u1
        doc: Disable all.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: save_photo_from_script
        type: u1
        doc: Save photo from script.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: grain_enable
        type: u1
        doc: Grain enable.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_115
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: grain_strength
        type: s4
        doc: Grain strength.
        -evidence: engine
        -unit: none
      - id: highlight_enable
        type: u1
        doc: Highlight enable.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_11d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: highlight_strength
        type: s4
        doc: Highlight strength.
        -evidence: engine
        -unit: none
      - id: highlight_scale
        type: s4
        doc: Highlight scale.
        -evidence: engine
        -unit: none
      - id: highlight_offset
        type: s4
        doc: Highlight offset.
        -evidence: engine
        -unit: unknown
      - id: highlight_mblur
        type: u1
        doc: Highlight mblur.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_12d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: water_strength
        type: s4
        doc: Water strength.
        -evidence: engine
        -unit: none
      - id: x_offset
        type: f4
        doc: X offset.
        -evidence: engine
        -unit: unknown
      - id: y_offset
        type: f4
        doc: Y offset.
        -evidence: engine
        -unit: unknown
      - id: water_speed
        type: f4
        doc: Water speed.
        -evidence: engine
        -unit: unknown
      - id: water_freq
        type: f4
        doc: Water freq.
        -evidence: engine
        -unit: unknown
      - id: water_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Water colour; red, green, blue, alpha.
        -evidence: engine
        -unit: none
      - id: water_depth_darkness
        type: u1
        doc: Water depth darkness.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_149
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: water_full_dark_depth
        type: f4
        doc: Water full dark depth.
        -evidence: engine
        -unit: unknown
      - id: water_fx_start
        type: f4
        doc: Water fx start.
        -evidence: engine
        -unit: unknown
      - id: rain_enable
        type: u1
        doc: Rain enable.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: colour_enable
        type: u1
        doc: Colour enable.
        -evidence: engine
        -expect:
          any-of: [0, 1]
          code: SA_SAVE_BOOL_RANGE
          severity: warning
          evidence: engine
          message: '{where}: {field} is {value}, neither 0 nor 1'
      - id: gap_156
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: def_screen_x
        type: s4
        doc: Def screen x.
        -evidence: engine
        -unit: unknown
      - id: def_screen_y
        type: s4
        doc: Def screen y.
        -evidence: engine
        -unit: unknown
