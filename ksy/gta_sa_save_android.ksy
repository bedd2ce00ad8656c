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
  -version: 1.0.0
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
-evidence: [engine, measured]
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
    type: gta_sa_save::scripts_block(true, false, is_mission_save)
    doc: Variables and threads of the mission script.
  - id: tag_02
    contents: BLOCK
    doc: Begins block 2.
  - id: pools
    type: mobile_pools_block(is_object_variant_b, len_mission_state, len_mission_tail)
    doc: The player, vehicles, and objects that scripts made.
  - id: tag_03
    contents: BLOCK
    doc: Begins block 3.
  - id: garages
    type: gta_sa_save::garages_block
    doc: Garages and the cars in them.
  - id: tag_04
    contents: BLOCK
    doc: Begins block 4.
  - id: game_logic
    type: gta_sa_save::game_logic_block
    doc: What happens after death and arrest.
  - id: tag_05
    contents: BLOCK
    doc: Begins block 5.
  - id: paths
    type: gta_sa_save::paths_block
    doc: Areas in which scripts switched path nodes.
  - id: tag_06
    contents: BLOCK
    doc: Begins block 6.
  - id: pickups
    type: gta_sa_save::pickups_block
    doc: Pickups of the whole map.
  - id: phone_info
    type: gta_sa_save::empty_block
    doc: Block 7, without content.
  - id: tag_08
    contents: BLOCK
    doc: Begins block 8.
  - id: restart_points
    type: gta_sa_save::restart_points_block
    doc: Hospitals and police stations.
  - id: tag_09
    contents: BLOCK
    doc: Begins block 9.
  - id: radar_blips
    type: gta_sa_save::radar_block(250)
    doc: Icons of radar and map.
  - id: tag_10
    contents: BLOCK
    doc: Begins block 10.
  - id: zones
    type: gta_sa_save::zones_block
    doc: Zones of the map, the gangs in them, and how much of the map is revealed.
  - id: tag_11
    contents: BLOCK
    doc: Begins block 11.
  - id: gangs
    type: gta_sa_save::gangs_block
    doc: Weapons of gangs.
  - id: tag_12
    contents: BLOCK
    doc: Begins block 12.
  - id: car_generators
    type: gta_sa_save::car_generators_block
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
    type: gta_sa_save::player_info_block
    doc: Money and abilities of the player.
  - id: tag_16
    contents: BLOCK
    doc: Begins block 16.
  - id: statistics
    type: gta_sa_save::statistics_block(false)
    doc: Statistics.
  - id: tag_17
    contents: BLOCK
    doc: Begins block 17.
  - id: set_pieces
    type: gta_sa_save::set_pieces_block
    doc: Places at which police appears.
  - id: tag_18
    contents: BLOCK
    doc: Begins block 18.
  - id: streaming
    type: gta_sa_save::streaming_block
    doc: What was loaded.
  - id: tag_19
    contents: BLOCK
    doc: Begins block 19.
  - id: ped_relationships
    type: gta_sa_save::ped_relationships_block
    doc: Whom people like and hate.
  - id: tag_20
    contents: BLOCK
    doc: Begins block 20.
  - id: tags
    type: gta_sa_save::tags_block
    doc: Gang tags that can be sprayed over.
  - id: tag_21
    contents: BLOCK
    doc: Begins block 21.
  - id: ipl_flags
    type: gta_sa_save::ipl_flags_block
    doc: Parts of the map that scripts load.
  - id: tag_22
    contents: BLOCK
    doc: Begins block 22.
  - id: shopping
    type: gta_sa_save::shopping_block
    doc: What was bought, and changed prices.
  - id: tag_23
    contents: BLOCK
    doc: Begins block 23.
  - id: gang_wars
    type: gta_sa_save::gang_wars_block(true, false)
    doc: Gang wars and territory.
  - id: tag_24
    contents: BLOCK
    doc: Begins block 24.
  - id: stunt_jumps
    type: gta_sa_save::stunt_jumps_block
    doc: Unique jumps.
  - id: tag_25
    contents: BLOCK
    doc: Begins block 25.
  - id: entry_exits
    type: gta_sa_save::entry_exits_block
    doc: Doors into interiors.
  - id: tag_26
    contents: BLOCK
    doc: Begins block 26.
  - id: radio
    type: gta_sa_save::radio_block
    doc: What the stations have played, and news for them.
  - id: tag_27
    contents: BLOCK
    doc: Begins block 27.
  - id: user_markers
    type: gta_sa_save::user_markers_block
    doc: Markers that scripts put into the world.
  - id: tag_28
    contents: BLOCK
    doc: Begins block 28.
  - id: post_effects
    type: post_effects_block
    doc: Effects of the picture.
  - id: briefs
    type: brief
    repeat: expr
    repeat-expr: 20
    doc: Texts of the briefing, the newest first.
  - id: padding
    size: _io.size - _io.pos - (4 + len_trailing)
    doc: |
      Repeats what the game's work buffer of 65,000 bytes held: each byte that
      which stands 65,000 before it.
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
    -evidence: measured
    seq:
      - id: len_key
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `key`; an empty place ends here.
        -unit: bytes
      - id: key
        size: len_key
        doc: Key of the text, without a zero.
      - id: numbers
        type: s4
        repeat: expr
        repeat-expr: 6
        if: has_key
        doc: Numbers in the text; -1 for none.
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
        doc: Which of two forms objects have.
      - id: len_mission_state
        type: u4
        doc: Bytes of the first part of a mission's state.
      - id: len_mission_tail
        type: u4
        doc: Bytes of the second part.
    seq:
      - id: num_players
        -orig-id: ped_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 432).as<u4>
        doc: 'People that follow: 1, and more in a save made during a mission.'
      - id: players
        type: mobile_player(false)
        repeat: expr
        repeat-expr: num_players
        doc: The player, then people of the mission.
      - id: num_vehicles
        -orig-id: vehicle_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 200).as<u4>
        doc: Vehicles that follow.
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
        -expect:
          max: 350
          code: SA_SAVE_COUNT_LIMITS
          message: '{value} objects; the game has room for 350'
      - id: objects
        type: mobile_object(is_object_variant_b)
        repeat: expr
        repeat-expr: num_objects
        doc: Objects that scripts made.
      - id: mission_tail
        size: len_mission_tail
        doc: More state of the mission; not decoded.
        -evidence: unknown
  mobile_player:
    doc: A person; the player where `ped_type` is 0 or 1.
    params:
      - id: is_definitive
        type: bool
        doc: Whether the Definitive Edition wrote the save.
    seq:
      - id: handle
        type: u4
        doc: Place among people * 256 + counter.
        -unit: none
      - id: model
        type: s4
        doc: Model; 0 for the player.
      - id: ped_type
        type: s4
        doc: Kind of person; 0 for the player.
        -unit: none
      - id: model_name
        size: 9
        if: has_model_name
        doc: Name of the model, where it is one that scripts choose.
        -evidence: community
      - id: ped_size
        type: u4
        doc: 'Bytes of the person: 420 on Android, 476 in the Definitive Edition.'
        -unit: bytes
        -expect:
          any-of: [420, 476]
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes of a person instead of 420 (Android) or 476 (Definitive Edition)'
      - id: position
        type: gta_sa_save::vec3
        doc: Where he stands.
      - id: heading
        type: f4
        doc: Where he looks.
        -evidence: measured
        -unit: rad
      - id: health
        type: f4
        doc: Health.
        -evidence: measured
        -unit: none
      - id: armor
        type: f4
        doc: Armour.
        -evidence: measured
        -unit: none
      - id: weapons
        type: gta_sa_save::weapon
        repeat: expr
        repeat-expr: 13
        doc: What he carries, one weapon of each kind.
      - id: created_by
        type: u1
        doc: 1 the game, 2 a mission, 3 a replay.
        -unit: none
      - id: active_weapon_slot
        type: u1
        doc: Kind of weapon in the hand.
        -unit: none
      - id: area
        type: u1
        doc: Area code, the low byte of `simple_variables.interior`.
        -unit: none
      - id: gap_197
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
        -unit: none
      - id: allowed_attack_moves
        type: u1
        doc: Moves that he may use, a bit for each.
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
        doc: Unknown.
        -evidence: unknown
      - id: player_part
        type: mobile_player_part
        if: is_player
        doc: What only the player has.
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
  mobile_player_part:
    doc: What only the player has.
    seq:
      - id: player_size
        type: u4
        doc: 'Bytes that follow: 136.'
        -unit: bytes
        -expect:
          eq: 136
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes of a player instead of 136'
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
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |
          Clothes by the CRC-32 (without the final inversion) of the model's
          name in capitals; 0 for none.
        -unit: none
      - id: texture_keys
        type: u4
        repeat: expr
        repeat-expr: 18
        doc: Their textures in the same way.
        -unit: none
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
        -unit: none
      - id: gap_085
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: unknown_end
        type: f4
        doc: Unknown; 1.
        -evidence: inferred
        -unit: none
  mobile_vehicle:
    doc: A vehicle of the mission.
    -evidence: inferred
    seq:
      - id: handle
        type: u4
        doc: Place among vehicles * 256 + counter.
        -unit: none
      - id: model
        type: s4
        doc: Model.
        -unit: none
      - id: vehicle_size
        type: u4
        doc: 'Bytes of the first part: 128.'
        -unit: bytes
        -expect:
          eq: 128
          code: SA_SAVE_NESTED_SIZE
          message: '{where} has {value} bytes instead of 128'
      - id: matrix
        type: f4
        repeat: expr
        repeat-expr: 18
        doc: Position and direction.
        -unit: none
      - id: created_by
        type: u1
        doc: Who made it.
        -unit: none
      - id: colours
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Colours by their number in the palette.
        -unit: none
      - id: unknown_89
        type: u1
        doc: Unknown.
        -evidence: unknown
      - id: alarm
        type: u2
        doc: State of the alarm.
        -unit: none
      - id: unknown_92
        size: 24
        doc: Unknown.
        -evidence: unknown
      - id: health
        type: f4
        doc: Health; 1000 for a whole vehicle.
        -unit: none
      - id: unknown_120
        type: u4
        doc: Unknown.
        -evidence: unknown
      - id: entity_flags
        type: u4
        doc: What the engine knows about it.
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
  mobile_object:
    doc: An object that a script made, 64 bytes in both forms.
    -evidence: measured
    params:
      - id: is_variant_b
        type: bool
        doc: Which of two forms the object has.
    seq:
      - id: handle
        type: u4
        doc: Place among objects * 256 + counter.
        -evidence: [engine, measured]
        -unit: none
      - id: model
        type: s4
        doc: Model.
        -evidence: [engine, measured]
        -unit: none
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
      - id: position
        type: gta_sa_save::vec3
        doc: Where it stands.
        -evidence: [engine, measured]
      - id: right
        type: gta_sa_save::direction
        doc: Its right side.
      - id: forward
        type: gta_sa_save::direction
        doc: Its front; its top is the product of the two.
      - id: gap_01e
        size: 6
        doc: Old memory; no meaning.
      - id: bonus_value
        type: u1
        doc: Nothing known; 0.
        -unit: none
      - id: gap_025
        size: 1
        doc: Nothing.
      - id: cost_value
        type: u2
        doc: Nothing known; 0.
        -unit: none
      - id: removal_time
        type: s4
        doc: When it goes.
        -unit: ms
      - id: entity_flags
        type: gta_sa_save::entity_bits
        doc: What the engine knows about it.
      - id: unknown_48
        type: u4
        if: is_form_b
        doc: Unknown.
        -evidence: unknown
      - id: unused
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
        type: gta_sa_save::object_bits
        doc: |
          What the game knows about it; the upper byte is not reliable in the
          second form.
      - id: object_type
        type: u1
        doc: 2 for objects of missions.
      - id: collision_damage_effect
        type: u1
        doc: 0 or 200.
        -unit: none
      - id: special_collision_response
        type: u1
        doc: 0 or 200.
        -unit: none
      - id: physical_flags
        type: gta_sa_save::physical_bits
        doc: What does not hurt it.
      - id: unknown_end
        type: s2
        doc: Unknown; -1.
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
        enum: gta_sa_save::object_origin
  post_effects_block:
    doc: Block 28. Numbers of the effects that change the picture.
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
        type: f4
        doc: Colour1 mult.
        -unit: none
      - id: colour2_mult
        type: f4
        doc: Colour2 mult.
        -unit: none
      - id: gap_00c
        size: 4
        doc: Old memory; no meaning.
        -evidence: measured
      - id: extra_mult_rate
        type: f4
        doc: Extra mult rate.
        -unit: none
      - id: extra_mult_cap
        type: f4
        doc: Extra mult cap.
        -unit: none
      - id: extra_mult_mult
        type: f4
        doc: Extra mult mult.
        -unit: none
      - id: left_u_offset
        type: s4
        doc: Left u offset.
        -unit: unknown
      - id: right_u_offset
        type: s4
        doc: Right u offset.
        -unit: unknown
      - id: top_v_offset
        type: s4
        doc: Top v offset.
        -unit: unknown
      - id: bottom_v_offset
        type: s4
        doc: Bottom v offset.
        -unit: unknown
      - id: seam_remover
        type: u1
        doc: Seam remover.
        -expect: SA_SAVE_BOOL_RANGE
      - id: seam_search
        type: u1
        doc: Seam search.
        -expect: SA_SAVE_BOOL_RANGE
      - id: seam_debug
        type: u1
        doc: Seam debug.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_02f
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: seam_mode
        type: s4
        doc: Seam mode.
        -unit: none
      - id: seam_shift_tl
        type: s4
        doc: Seam shift tl.
        -unit: unknown
      - id: seam_shift_br
        type: s4
        doc: Seam shift br.
        -unit: unknown
      - id: smokey_enable
        type: u1
        doc: Smokey enable.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_03d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: smokey_strength
        type: s4
        doc: Smokey strength.
        -unit: none
      - id: smokey_distance
        type: s4
        doc: Smokey distance.
        -unit: unknown
      - id: water_enable
        type: u1
        doc: Water enable.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_049
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: day_night_balance
        type: f4
        doc: Day night balance.
        -unit: none
      - id: heat_haze
        type: u1
        doc: Heat haze.
        -expect: SA_SAVE_BOOL_RANGE
      - id: heat_haze_mask_test
        type: u1
        doc: Heat haze mask test.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_052
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: haze_hour_start
        type: s4
        doc: Haze hour start.
        -unit: h
      - id: haze_hour_end
        type: s4
        doc: Haze hour end.
        -unit: h
      - id: haze_fade_speed
        type: f4
        doc: Haze fade speed.
        -unit: unknown
      - id: haze_inside_fade_speed
        type: f4
        doc: Haze inside fade speed.
        -unit: unknown
      - id: haze_type
        type: s4
        doc: Haze type.
        -unit: none
      - id: haze_type_last
        type: s4
        doc: Haze type last.
        -unit: none
      - id: haze_intensity
        type: s4
        doc: Haze intensity.
        -unit: none
      - id: haze_random_shift
        type: s4
        doc: Haze random shift.
        -unit: unknown
      - id: haze_speed_min
        type: s4
        doc: Haze speed min.
        -unit: unknown
      - id: haze_speed_max
        type: s4
        doc: Haze speed max.
        -unit: unknown
      - id: haze_scan_x
        type: s4
        doc: Haze scan x.
        -unit: unknown
      - id: haze_scan_y
        type: s4
        doc: Haze scan y.
        -unit: unknown
      - id: haze_render_x
        type: s4
        doc: Haze render x.
        -unit: unknown
      - id: haze_render_y
        type: s4
        doc: Haze render y.
        -unit: unknown
      - id: darkness_filter
        type: u1
        doc: Darkness filter.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_08d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: darkness_alpha
        type: s4
        doc: Darkness alpha.
        -unit: none
      - id: darkness_alpha_default
        type: s4
        doc: Darkness alpha default.
        -unit: none
      - id: darkness_radiosity_limit
        type: s4
        doc: Darkness radiosity limit.
        -unit: none
      - id: cctv
        type: u1
        doc: Cctv.
        -expect: SA_SAVE_BOOL_RANGE
      - id: cctv_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Cctv colour; red, green, blue, alpha.
        -unit: none
      - id: fog
        type: u1
        doc: Fog.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx
        type: u1
        doc: Speed fx.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx_test
        type: u1
        doc: Speed fx test.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx_alpha
        type: s4
        doc: Speed fx alpha.
        -unit: none
      - id: speed_fx_user
        type: u1
        doc: Speed fx user.
        -expect: SA_SAVE_BOOL_RANGE
      - id: speed_fx_user_frame
        type: u1
        doc: Speed fx user frame.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0aa
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: speed_fx_manual
        type: f4
        doc: Speed fx manual.
        -unit: none
      - id: in_cutscene
        type: u1
        doc: In cutscene.
        -expect: SA_SAVE_BOOL_RANGE
      - id: night_vision
        type: u1
        doc: Night vision.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0b2
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: night_grain
        type: s4
        doc: Night grain.
        -unit: none
      - id: night_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Night colour; red, green, blue, alpha.
        -unit: none
      - id: night_on_time
        type: f4
        doc: Night on time.
        -unit: unknown
      - id: night_on_count
        type: f4
        doc: Night on count.
        -unit: unknown
      - id: infrared_on_count
        type: f4
        doc: Infrared on count.
        -unit: unknown
      - id: infrared
        type: u1
        doc: Infrared.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0c9
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: infrared_grain
        type: s4
        doc: Infrared grain.
        -unit: none
      - id: infrared_radius
        type: f4
        doc: Infrared radius.
        -unit: unknown
      - id: infrared_heat_rgba
        type: f4
        repeat: expr
        repeat-expr: 4
        doc: Infrared heat rgba.
        -unit: none
      - id: infrared_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Infrared colour; red, green, blue, alpha.
        -unit: none
      - id: infrared_main_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Infrared main colour; red, green, blue, alpha.
        -unit: none
      - id: radiosity
        type: u1
        doc: Radiosity.
        -expect: SA_SAVE_BOOL_RANGE
      - id: radiosity_linear
        type: u1
        doc: Radiosity linear.
        -expect: SA_SAVE_BOOL_RANGE
      - id: radiosity_strip_copy
        type: u1
        doc: Radiosity strip copy.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_0ef
        size: 1
        doc: Old memory; no meaning.
        -evidence: measured
      - id: radiosity_px_x
        type: s4
        doc: Radiosity px x.
        -unit: unknown
      - id: radiosity_px_y
        type: s4
        doc: Radiosity px y.
        -unit: unknown
      - id: radiosity_filter_passes
        type: s4
        doc: Radiosity filter passes.
        -unit: none
      - id: radiosity_render_passes
        type: s4
        doc: Radiosity render passes.
        -unit: none
      - id: radiosity_limit
        type: s4
        doc: Radiosity limit.
        -unit: none
      - id: radiosity_intensity
        type: s4
        doc: Radiosity intensity.
        -unit: none
      - id: radiosity_u_corr
        type: s4
        doc: Radiosity u corr.
        -unit: unknown
      - id: radiosity_v_corr
        type: s4
        doc: Radiosity v corr.
        -unit: unknown
      - id: radiosity_debug
        type: u1
        doc: Radiosity debug.
        -expect: SA_SAVE_BOOL_RANGE
      - id: radiosity_bypass_limit
        type: u1
        doc: Radiosity bypass limit.
        -expect: SA_SAVE_BOOL_RANGE
      - id: disable_all
        type: u1
        doc: Disable all.
        -expect: SA_SAVE_BOOL_RANGE
      - id: save_photo_from_script
        type: u1
        doc: Save photo from script.
        -expect: SA_SAVE_BOOL_RANGE
      - id: grain_enable
        type: u1
        doc: Grain enable.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_115
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: grain_strength
        type: s4
        doc: Grain strength.
        -unit: none
      - id: highlight_enable
        type: u1
        doc: Highlight enable.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_11d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: highlight_strength
        type: s4
        doc: Highlight strength.
        -unit: none
      - id: highlight_scale
        type: s4
        doc: Highlight scale.
        -unit: none
      - id: highlight_offset
        type: s4
        doc: Highlight offset.
        -unit: unknown
      - id: highlight_mblur
        type: u1
        doc: Highlight mblur.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_12d
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: water_strength
        type: s4
        doc: Water strength.
        -unit: none
      - id: x_offset
        type: f4
        doc: X offset.
        -unit: unknown
      - id: y_offset
        type: f4
        doc: Y offset.
        -unit: unknown
      - id: water_speed
        type: f4
        doc: Water speed.
        -unit: unknown
      - id: water_freq
        type: f4
        doc: Water freq.
        -unit: unknown
      - id: water_colour
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Water colour; red, green, blue, alpha.
        -unit: none
      - id: water_depth_darkness
        type: u1
        doc: Water depth darkness.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_149
        size: 3
        doc: Old memory; no meaning.
        -evidence: measured
      - id: water_full_dark_depth
        type: f4
        doc: Water full dark depth.
        -unit: unknown
      - id: water_fx_start
        type: f4
        doc: Water fx start.
        -unit: unknown
      - id: rain_enable
        type: u1
        doc: Rain enable.
        -expect: SA_SAVE_BOOL_RANGE
      - id: colour_enable
        type: u1
        doc: Colour enable.
        -expect: SA_SAVE_BOOL_RANGE
      - id: gap_156
        size: 2
        doc: Old memory; no meaning.
        -evidence: measured
      - id: def_screen_x
        type: s4
        doc: Def screen x.
        -unit: unknown
      - id: def_screen_y
        type: s4
        doc: Def screen y.
        -unit: unknown
