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
  -version: 3.1.0
doc: |
  A saved game of GTA San Andreas for Android: 29 blocks after the letters
  `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
  (195,000 as a rule), and a checksum. Most blocks are those of the PC.

  Older mobile games write the same with a guard, the bytes DE C0, before each
  piece (`is_guarded`), 175 blips, and without block 28.

  A save that the game made during a mission holds the mission's script, and
  the state of the mission in two parts of the block `pools` that are not
  decoded. Facts that the bytes in order do not show are decided once for a file: the bytes
  after the checksum, the form of objects, and the size of those two parts.
doc-ref:
  - https://github.com/LubrieDev/GTASA-SaveLab
to-string: 'f"save of GTA San Andreas for Android"'
-evidence: [engine, measured]
-label: the save
-read-errors:
  - code: SA_SAVE_TAG_CHAIN
    at: [/tag_*, /phone_info/tag, /ped_generators/tag, /audio_script_objects/tag]
    evidence: engine
  - {code: SA_SAVE_IPL_COUNT, at: /ipl_flags/slot_count, evidence: engine}
  - {code: SA_SAVE_GUARDS, at: [guard, guard_*], evidence: engine}
-checks:
  - code: SA_SAVE_FILE_SIZE
    severity: error
    evidence: engine
    unmodified: {exceptions: 1}
    let: {size: _io.size, extra: size % 65000}
    assert: extra == 0
    at: trailing
    message: 'the file has {size:,} bytes, {extra:,} more than a multiple of 65,000'
seq:
  - id: tag_00
    contents: BLOCK
    doc: Begins block 0.
  - id: simple_variables
    type: gta_sa_save::simple_variables_block(true)
    doc: Version, name, clock, weather and camera.
  - id: tag_01
    contents: BLOCK
    doc: Begins block 1.
  - id: scripts
    type: gta_sa_save::scripts_block(true, false, is_mission_save, is_guarded)
    doc: Variables and threads of the mission script.
  - id: tag_02
    contents: BLOCK
    doc: Begins block 2.
  - id: pools
    type: mobile_pools_block(is_object_variant_b, len_mission_state, len_mission_tail, is_guarded)
    doc: The player, vehicles, and objects that scripts made.
  - id: tag_03
    contents: BLOCK
    doc: Begins block 3.
  - id: garages
    type: gta_sa_save::garages_block(is_guarded)
    doc: Garages and the cars in them.
  - id: tag_04
    contents: BLOCK
    doc: Begins block 4.
  - id: game_logic
    type: gta_sa_save::game_logic_block(is_guarded)
    doc: Places to wake up at, and penalties, after death and arrest.
  - id: tag_05
    contents: BLOCK
    doc: Begins block 5.
  - id: paths
    type: gta_sa_save::paths_block(is_guarded)
    doc: Areas in which scripts switched path nodes.
  - id: tag_06
    contents: BLOCK
    doc: Begins block 6.
  - id: pickups
    type: gta_sa_save::pickups_block(is_guarded)
    doc: Pickups of the whole map.
  - id: phone_info
    type: gta_sa_save::empty_block
    doc: Block 7, without content.
  - id: tag_08
    contents: BLOCK
    doc: Begins block 8.
  - id: restart_points
    type: gta_sa_save::restart_points_block(is_guarded)
    doc: Hospitals and police stations.
  - id: tag_09
    contents: BLOCK
    doc: Begins block 9.
  - id: radar_blips
    type: gta_sa_save::radar_block(num_blips, is_guarded)
    doc: Icons of radar and map.
  - id: tag_10
    contents: BLOCK
    doc: Begins block 10.
  - id: zones
    type: gta_sa_save::zones_block(is_guarded)
    doc: Zones of the map, the gangs in them, and how much of the map is revealed.
  - id: tag_11
    contents: BLOCK
    doc: Begins block 11.
  - id: gangs
    type: gta_sa_save::gangs_block(is_guarded)
    doc: Weapons of gangs.
  - id: tag_12
    contents: BLOCK
    doc: Begins block 12.
  - id: car_generators
    type: gta_sa_save::car_generators_block(is_guarded)
    doc: Parked cars.
  - id: ped_generators
    type: gta_sa_save::empty_block
    doc: Block 13, without content.
  - id: audio_script_objects
    type: gta_sa_save::empty_block
    doc: Block 14, without content.
  - id: tag_15
    contents: BLOCK
    doc: Begins block 15.
  - id: player_info
    type: gta_sa_save::player_info_block(is_guarded)
    doc: Money and abilities of the player.
  - id: tag_16
    contents: BLOCK
    doc: Begins block 16.
  - id: statistics
    type: gta_sa_save::statistics_block(false, is_guarded)
    doc: |
      The 82 statistics with a fraction, the whole numbers, and records kept
      beside them.
  - id: tag_17
    contents: BLOCK
    doc: Begins block 17.
  - id: set_pieces
    type: gta_sa_save::set_pieces_block(is_guarded)
    doc: Places at which police appears.
  - id: tag_18
    contents: BLOCK
    doc: Begins block 18.
  - id: streaming
    type: gta_sa_save::streaming_block(is_guarded)
    doc: Loading state of models, textures and other parts of the game.
  - id: tag_19
    contents: BLOCK
    doc: Begins block 19.
  - id: ped_relationships
    type: gta_sa_save::ped_relationships_block(is_guarded)
    doc: Whom people like and hate.
  - id: tag_20
    contents: BLOCK
    doc: Begins block 20.
  - id: tags
    type: gta_sa_save::tags_block(is_guarded)
    doc: Gang tags that can be sprayed over.
  - id: tag_21
    contents: BLOCK
    doc: Begins block 21.
  - id: ipl_flags
    type: gta_sa_save::ipl_flags_block(is_guarded)
    doc: Parts of the map that scripts load.
  - id: tag_22
    contents: BLOCK
    doc: Begins block 22.
  - id: shopping
    type: gta_sa_save::shopping_block(is_guarded)
    doc: Bought items, and changed prices.
  - id: tag_23
    contents: BLOCK
    doc: Begins block 23.
  - id: gang_wars
    type: gta_sa_save::gang_wars_block(true, false, is_guarded)
    doc: Gang wars and territory.
  - id: tag_24
    contents: BLOCK
    doc: Begins block 24.
  - id: stunt_jumps
    type: gta_sa_save::stunt_jumps_block(is_guarded)
    doc: Unique jumps.
  - id: tag_25
    contents: BLOCK
    doc: Begins block 25.
  - id: entry_exits
    type: gta_sa_save::entry_exits_block(is_guarded)
    doc: Doors into interiors.
  - id: tag_26
    contents: BLOCK
    doc: Begins block 26.
  - id: radio
    type: gta_sa_save::radio_block(is_guarded)
    doc: |
      Songs, adverts and talk that the stations have played, and pending news.
  - id: tag_27
    contents: BLOCK
    doc: Begins block 27.
  - id: user_markers
    type: gta_sa_save::user_markers_block(is_guarded)
    doc: Markers that scripts put into the world.
  - id: tag_28
    contents: BLOCK
    if: has_post_effects
    doc: Begins block 28.
  - id: post_effects
    type: post_effects_block
    if: has_post_effects
    doc: Effects of the picture.
  - id: briefs
    type: brief(is_guarded)
    repeat: expr
    repeat-expr: 20
    doc: Texts of the briefing, the newest first.
  - id: padding
    size: _io.size - _io.pos - (4 + len_trailing)
    doc: |
      Repeats the game's work buffer of 65,000 bytes: each byte equals the one
      65,000 before it.
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
      Bytes that the game did not write; empty except in one file with two bytes
      from a copy as text.
    -evidence: measured
instances:
  len_trailing:
    value: (_io.size % 65000).as<s8>
    doc: Bytes after the checksum.
    -decision: true
  is_guarded:
    value: simple_variables.version_id.as<s8> == 0xfd148df6.as<s8>
    doc: |
      Whether a guard precedes each write, as in format 2, whose saves have
      175 blips and no block 28.
  num_blips:
    value: 'is_guarded ? 175.as<u4> : 250.as<u4>'
    doc: Places for icons.
  has_post_effects:
    value: not is_guarded
    doc: Whether block 28 is stored.
  is_object_variant_b:
    value: not is_guarded
    doc: |
      Which of two forms the objects of `pools` have; they differ in where the
      last bytes are stored, and all objects of a file have the same.
    -decision: true
  is_mission_save:
    value: not is_guarded and _io.size.as<s8> > 200000.as<s8>
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
    -evidence: measured
    params:
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_len_key
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: is_guarded
        doc: Two guards before `len_key`, in mobile saves of format 2 only.
      - id: len_key
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `key`; an empty place ends here.
        -unit: bytes
      - id: guard_key
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: has_guard_of_key
        doc: Two guards before `key`, in mobile saves of format 2 only.
      - id: key
        size: len_key
        doc: Key of the text, without a zero.
      - id: numbers
        type: s4
        repeat: expr
        repeat-expr: 6
        if: has_numbers
        doc: Numbers in the text; -1 for none.
        -unit: none
      - id: guarded_numbers
        type: guarded_s4_twice
        repeat: expr
        repeat-expr: 6
        if: has_guard_of_key
        doc: Form of `numbers` in mobile saves of format 2, with two guards before each number.
    instances:
      has_numbers:
        value: not is_guarded and len_key > 0
      has_guard_of_key:
        value: is_guarded and len_key > 0
        doc: Whether there is a text with guards.
  guarded_s4_twice:
    doc: A number with two guards of its own.
    seq:
      - id: guard
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        doc: Two guards of the number.
      - id: value
        type: s4
        doc: Number that the guards precede.
        -unit: none
  mobile_pools_block:
    doc: Block 2. The player with all he carries, vehicles, and objects.
    params:
      - id: is_object_variant_b
        type: bool
        doc: Which of two forms objects have.
      - id: len_mission_state
        type: u4
        doc: Bytes of the first part of a mission's state.
      - id: len_mission_tail
        type: u4
        doc: Bytes of the second part.
      - id: is_guarded
        type: bool
        doc: Whether a guard precedes each write.
    seq:
      - id: guard_num_players
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_players`, in mobile saves of format 2 only.
      - id: num_players
        -orig-id: ped_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 432).as<u4>
        doc: |
          People that follow: 1, and more in a save made during a mission or in a
          multiplayer game.
      - id: players
        type: gta_sa_save::mobile_player(false, is_guarded)
        repeat: expr
        repeat-expr: num_players
        doc: The player, then people of the mission.
      - id: guard_num_vehicles
        contents: [0xDE, 0xC0]
        if: is_guarded
        doc: Guard before `num_vehicles`, in mobile saves of format 2 only.
      - id: num_vehicles
        -orig-id: vehicle_count
        type: u4
        valid:
          max: 'is_guarded ? 0.as<u4> : ((_io.size - _io.pos) / 176).as<u4>'
        doc: Vehicles that follow; 0 in most files, and up to 13.
      - id: vehicles
        type: gta_sa_save::mobile_vehicle
        repeat: expr
        repeat-expr: num_vehicles
        doc: Vehicles that are stored; not only during missions.
        -label: 'vehicles {row}'
      - id: camera_target
        type: s4
        repeat: expr
        repeat-expr: 4
        if: is_plain
        doc: |
          Probably what the camera follows: -1, kind of thing (3 person, 2
          vehicle), its handle, -1.
        -evidence: inferred
        -unit: none
      - id: guarded_camera_target
        type: guarded_s4_twice
        repeat: expr
        repeat-expr: 4
        if: is_guarded
        doc: Form of `camera_target` in mobile saves of format 2, with a guard before each number.
      - id: mission_state
        size: len_mission_state
        doc: State of the mission; not decoded.
        -evidence: unknown
      - id: guard_num_objects
        contents: [0xDE, 0xC0, 0xDE, 0xC0]
        if: is_guarded
        doc: Two guards before `num_objects`, in mobile saves of format 2 only.
      - id: num_objects
        -orig-id: object_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 62).as<u4>
        doc: Objects that follow.
        -expect:
          max: 350
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} objects; the game has room for 350'
      - id: objects
        type: gta_sa_save::mobile_object(is_object_variant_b, is_guarded)
        repeat: expr
        repeat-expr: num_objects
        doc: Objects that scripts made.
        -label: 'object {row}'
      - id: mission_tail
        size: len_mission_tail
        doc: More state of the mission; not decoded.
        -evidence: unknown
    instances:
      is_plain:
        value: not is_guarded
        doc: Whether the numbers of lists are stored without guards.
  post_effects_block:
    doc: |
      Block 28. Numbers of the effects that change the picture, with those of
      the measured files.
    -evidence: engine
    seq:
      - id: effects_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 348.'
        -evidence: [engine, measured]
        -unit: bytes
        -expect:
          eq: 348
          code: SA_SAVE_NESTED_SIZE
          message: 'the effects have {value} bytes instead of 348'
      - id: colour1_mult
        -orig-id: m_colour1Multiplier
        type: f4
        doc: Strength of the first pass of the colour filter; 1.
        -unit: none
      - id: colour2_mult
        -orig-id: m_colour2Multiplier
        type: f4
        doc: Strength of the second pass of the colour filter; 1.
        -unit: none
      - id: gap_00c
        size: 4
        doc: Old memory; no meaning.
        -evidence: measured
      - id: extra_mult_rate
        -orig-id: SCREEN_EXTRA_MULT_CHANGE_RATE
        type: f4
        doc: |
          How much of the light below the player the colour filter follows in a
          step of 20 ms; 0.0005.
        -unit: none
      - id: extra_mult_cap
        -orig-id: SCREEN_EXTRA_MULT_BASE_CAP
        type: f4
        doc: The most of that light; 0.35.
        -unit: none
      - id: extra_mult_mult
        -orig-id: SCREEN_EXTRA_MULT_BASE_MULT
        type: f4
        doc: |
          How much brighter the colour filter gets where no light is below the
          player; 0.5.
        -unit: none
      - id: left_u_offset
        -orig-id: m_colourLeftUOffset
        type: s4
        doc: How far the colour filter is shifted at the left; 16.
        -unit: unknown
      - id: right_u_offset
        -orig-id: m_colourRightUOffset
        type: s4
        doc: How far the colour filter is shifted at the right; 16.
        -unit: unknown
      - id: top_v_offset
        -orig-id: m_colourTopVOffset
        type: s4
        doc: How far the colour filter is shifted at the top; 16.
        -unit: unknown
      - id: bottom_v_offset
        -orig-id: m_colourBottomVOffset
        type: s4
        doc: How far the colour filter is shifted at the bottom; 16.
        -unit: unknown
      - id: seam_remover
        type: u1
        doc: |
          Whether seams at the edge of the picture are hidden; 1. Nothing more
          is known.
        -expect: SA_SAVE_BOOL_RANGE
      - id: seam_search
        type: u1
        doc: Named after a search for seams; 0. Nothing more is known.
        -expect: SA_SAVE_BOOL_RANGE
      - id: seam_debug
        type: u1
        doc: Named after testing of the seam remover; 0. Nothing more is known.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_02f
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: seam_mode
        type: s4
        doc: How seams are hidden; 1. Nothing more is known.
        -unit: none
      - id: seam_shift_tl
        type: s4
        doc: Shift at the top left of the seam remover, as the name has it; 0.
        -unit: unknown
      - id: seam_shift_br
        type: s4
        doc: Shift at the bottom right of the seam remover, as the name has it; 1.
        -unit: unknown
      - id: smokey_enable
        type: u1
        doc: Whether an effect of smoke is on; 0. Nothing more is known.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_03d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: smokey_strength
        type: s4
        doc: Strength of that smoke; 128.
        -unit: none
      - id: smokey_distance
        type: s4
        doc: Distance of that smoke; 75.
        -unit: unknown
      - id: water_enable
        -orig-id: m_waterEnable
        type: u1
        doc: Whether the picture waves as under water; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_049
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: day_night_balance
        -orig-id: m_VisionFXDayNightBalance
        type: f4
        doc: |
          Balance between the day and night colours of buildings while night or
          infrared vision is on; 1.
        -unit: none
      - id: heat_haze
        -orig-id: m_bHeatHazeFX
        type: u1
        doc: Switch of scripts for the shimmer of hot air; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: heat_haze_mask_test
        type: u1
        doc: Named after a test of the shimmer's mask; 0. Nothing more is known.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_052
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: haze_hour_start
        -orig-id: m_HeatHazeFXHourOfDayStart
        type: s4
        doc: Hour from which the air shimmers; 10.
        -unit: h
      - id: haze_hour_end
        -orig-id: m_HeatHazeFXHourOfDayEnd
        type: s4
        doc: Hour to which the air shimmers; 19.
        -unit: h
      - id: haze_fade_speed
        -orig-id: m_fHeatHazeFXFadeSpeed
        type: f4
        doc: How fast the shimmer comes and goes; 0.05.
        -unit: unknown
      - id: haze_inside_fade_speed
        -orig-id: m_fHeatHazeFXInsideBuildingFadeSpeed
        type: f4
        doc: How fast the shimmer comes and goes inside a building; 0.5.
        -unit: unknown
      - id: haze_type
        -orig-id: m_HeatHazeFXType
        type: s4
        doc: Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
        -unit: none
      - id: haze_type_last
        -orig-id: m_HeatHazeFXTypeLast
        type: s4
        doc: Kind that they were set for; 0.
        -unit: none
      - id: haze_intensity
        -orig-id: m_HeatHazeFXIntensity
        type: s4
        doc: Strength of the shimmer; 80.
        -unit: none
      - id: haze_random_shift
        -orig-id: m_HeatHazeFXRandomShift
        type: s4
        doc: Whether parts of it are shifted by chance; 0.
        -unit: unknown
      - id: haze_speed_min
        -orig-id: m_HeatHazeFXSpeedMin
        type: s4
        doc: Slowest part of the shimmer; 12.
        -unit: unknown
      - id: haze_speed_max
        -orig-id: m_HeatHazeFXSpeedMax
        type: s4
        doc: Fastest part of the shimmer; 18.
        -unit: unknown
      - id: haze_scan_x
        -orig-id: m_HeatHazeFXScanSizeX
        type: s4
        doc: |
          Width of a part of the picture that shimmers, by the size of the
          screen.
        -unit: unknown
      - id: haze_scan_y
        -orig-id: m_HeatHazeFXScanSizeY
        type: s4
        doc: Height of such a part.
        -unit: unknown
      - id: haze_render_x
        -orig-id: m_HeatHazeFXRenderSizeX
        type: s4
        doc: Width in which the shimmer is drawn.
        -unit: unknown
      - id: haze_render_y
        -orig-id: m_HeatHazeFXRenderSizeY
        type: s4
        doc: Height in which the shimmer is drawn.
        -unit: unknown
      - id: darkness_filter
        -orig-id: m_bDarknessFilter
        type: u1
        doc: Whether a script has darkened the picture; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_08d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: darkness_alpha
        -orig-id: m_DarknessFilterAlpha
        type: s4
        doc: How dark the picture gets, 0 to 255; 170.
        -unit: none
      - id: darkness_alpha_default
        -orig-id: m_DarknessFilterAlphaDefault
        type: s4
        doc: |
          How dark the picture gets where the script names no value, 0 to 255;
          170.
        -unit: none
      - id: darkness_radiosity_limit
        -orig-id: m_DarknessFilterRadiosityIntensityLimit
        type: s4
        doc: Limit of the glow in a darkened picture; 45.
        -unit: none
      - id: cctv
        -orig-id: m_bCCTV
        type: u1
        doc: |
          Whether a script shows the picture as that of a surveillance camera;
          0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: cctv_colour
        -orig-id: m_CCTVcol
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: 'Colour of the lines across that picture: red, green, blue, alpha.'
        -unit: none
      - id: fog
        -orig-id: m_bFog
        type: u1
        doc: Whether mist drifts over the picture; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx
        -orig-id: m_bSpeedFX
        type: u1
        doc: Whether the picture blurs at high speed; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx_test
        -orig-id: m_bSpeedFXTestMode
        type: u1
        doc: Whether that blur is tested; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx_alpha
        -orig-id: m_SpeedFXAlpha
        type: s4
        doc: Strength of that blur; 36.
        -unit: none
      - id: speed_fx_user
        -orig-id: m_bSpeedFXUserFlag
        type: u1
        doc: Whether the blur is allowed; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx_user_frame
        -orig-id: m_bSpeedFXUserFlagCurrentFrame
        type: u1
        doc: Whether it is allowed in the present frame; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0aa
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: speed_fx_manual
        -orig-id: m_fSpeedFXManualSpeedCurrentFrame
        type: f4
        doc: Speed that the game sets for the present frame; 0.
        -unit: none
      - id: in_cutscene
        -orig-id: m_bInCutscene
        type: u1
        doc: |
          Whether a cutscene runs, in which night and infrared vision do
          nothing; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: night_vision
        -orig-id: m_bNightVision
        type: u1
        doc: Whether the night vision goggles are on; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0b2
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: night_grain
        -orig-id: m_NightVisionGrainStrength
        type: s4
        doc: Grain of the picture in night vision; 48.
        -unit: none
      - id: night_colour
        -orig-id: m_NightVisionMainCol
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: 'Colour of night vision: red, green, blue, alpha.'
        -unit: none
      - id: night_on_time
        -orig-id: m_fNightVisionSwitchOnFXTime
        type: f4
        doc: |
          How long the flash lasts with which night vision goes on, in steps of
          20 ms; 50.
        -unit: ms
        -scale: 20
      - id: night_on_count
        -orig-id: m_fNightVisionSwitchOnFXCount
        type: f4
        doc: Rest of that flash, in steps of 20 ms; 50.
        -unit: ms
        -scale: 20
      - id: infrared_on_count
        -orig-id: m_fInfraredVisionSwitchOnFXCount
        type: f4
        doc: Rest of the flash of infrared vision; 50.
        -unit: unknown
      - id: infrared
        -orig-id: m_bInfraredVision
        type: u1
        doc: Whether the infrared goggles are on; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0c9
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: infrared_grain
        -orig-id: m_InfraredVisionGrainStrength
        type: s4
        doc: Grain of the picture in infrared vision; 64.
        -unit: none
      - id: infrared_radius
        -orig-id: m_fInfraredVisionFilterRadius
        type: f4
        doc: How wide infrared vision smears the picture; 0.003.
        -unit: unknown
      - id: infrared_heat_rgba
        -orig-id: m_fInfraredVisionHeatObjectCol
        type: f4
        repeat: expr
        repeat-expr: 4
        doc: |
          Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
          turn blue.
        -unit: none
      - id: infrared_colour
        -orig-id: m_InfraredVisionCol
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: 'Colour in which the smeared picture is drawn: red, green, blue, alpha.'
        -unit: none
      - id: infrared_main_colour
        -orig-id: m_InfraredVisionMainCol
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: 'Colour of the overlay: red, green, blue, alpha.'
        -unit: none
      - id: radiosity
        -orig-id: m_bRadiosity
        type: u1
        doc: Whether bright parts of the picture glow; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: radiosity_linear
        -orig-id: m_bRadiosityLinearFilter
        type: u1
        doc: Whether the glow is smoothed; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: radiosity_strip_copy
        -orig-id: m_bRadiosityStripCopyMode
        type: u1
        doc: Whether the glow is copied in strips; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0ef
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: radiosity_px_x
        -orig-id: m_RadiosityPixelsX
        type: s4
        doc: Width of the picture that glows; 0.
        -unit: unknown
      - id: radiosity_px_y
        -orig-id: m_RadiosityPixelsY
        type: s4
        doc: Height of the picture that glows; 0.
        -unit: unknown
      - id: radiosity_filter_passes
        -orig-id: m_RadiosityFilterPasses
        type: s4
        doc: How often the glow is filtered; 2.
        -unit: none
      - id: radiosity_render_passes
        -orig-id: m_RadiosityRenderPasses
        type: s4
        doc: How often the glow is drawn; 1.
        -unit: none
      - id: radiosity_limit
        -orig-id: m_RadiosityIntensityLimit
        type: s4
        doc: |
          Brightness from which parts glow where `radiosity_bypass_limit` is
          set; 220.
        -unit: none
      - id: radiosity_intensity
        -orig-id: m_RadiosityIntensity
        type: s4
        doc: Strength of the glow; 35.
        -unit: none
      - id: radiosity_u_corr
        -orig-id: m_RadiosityFilterUCorrection
        type: s4
        doc: Correction of the filter across; 2.
        -unit: unknown
      - id: radiosity_v_corr
        -orig-id: m_RadiosityFilterVCorrection
        type: s4
        doc: Correction of the filter down; 2.
        -unit: unknown
      - id: radiosity_debug
        -orig-id: m_bRadiosityDebug
        type: u1
        doc: Whether the glow is tested; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: radiosity_bypass_limit
        -orig-id: m_bRadiosityBypassTimeCycleIntensityLimit
        type: u1
        doc: Whether `radiosity_limit` replaces the limit of the time of day; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: disable_all
        -orig-id: m_bDisableAllPostEffect
        type: u1
        doc: Whether all effects are off; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: save_photo_from_script
        -orig-id: m_bSavePhotoFromScript
        type: u1
        doc: Whether a script has a photograph stored; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: grain_enable
        -orig-id: m_bGrainEnable
        type: u1
        doc: Whether the picture has grain; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_115
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: grain_strength
        -orig-id: m_grainStrength
        type: s4
        doc: Strength of the grain; 64.
        -unit: none
      - id: highlight_enable
        type: u1
        doc: Whether an effect of highlights is on; 0. Nothing more is known.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_11d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: highlight_strength
        type: s4
        doc: Strength of those highlights; 128.
        -unit: none
      - id: highlight_scale
        type: s4
        doc: Scale of those highlights; 3.
        -unit: none
      - id: highlight_offset
        type: s4
        doc: Shift of those highlights; 2.
        -unit: unknown
      - id: highlight_mblur
        type: u1
        doc: Whether highlights blur with motion, as the name has it; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_12d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: water_strength
        -orig-id: m_waterStrength
        type: s4
        doc: Strength of the waves of the picture under water; 64.
        -unit: none
      - id: x_offset
        -orig-id: m_xoffset
        type: f4
        doc: Height of the waves across the picture under water; 4.
        -unit: unknown
      - id: y_offset
        -orig-id: m_yoffset
        type: f4
        doc: Distance of the rows in which the waves under water are drawn; 24.
        -unit: unknown
      - id: water_speed
        -orig-id: m_waterSpeed
        type: f4
        doc: |
          Speed of the waves of the picture under water, in radians per ms;
          0.0015.
        -unit: unknown
      - id: water_freq
        -orig-id: m_waterFreq
        type: f4
        doc: |
          Density of the waves of the picture under water, in radians per row;
          0.04.
        -unit: unknown
      - id: water_colour
        -orig-id: m_waterCol
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: 'Colour of the picture under water: red, green, blue, alpha.'
        -unit: none
      - id: water_depth_darkness
        -orig-id: m_bWaterDepthDarkness
        type: u1
        doc: Whether it gets darker further down; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_149
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: water_full_dark_depth
        -orig-id: m_fWaterFullDarknessDepth
        type: f4
        doc: Depth at which it is darkest; 90.
        -unit: unknown
      - id: water_fx_start
        -orig-id: m_fWaterFXStartUnderWaterness
        type: f4
        doc: How far the camera must be under water for the effects; 0.535.
        -unit: unknown
      - id: rain_enable
        -orig-id: m_bRainEnable
        type: u1
        doc: Whether the effect of rain is enabled; 0.
        -expect: SA_SAVE_BOOL_RANGE
      - id: colour_enable
        -orig-id: m_bColorEnable
        type: u1
        doc: Whether the colour filter is on; 1.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_156
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: def_screen_x
        type: s4
        doc: Width of the default screen, by its name; 0.
        -unit: unknown
      - id: def_screen_y
        type: s4
        doc: Height of the default screen, by its name; 0.
        -unit: unknown
