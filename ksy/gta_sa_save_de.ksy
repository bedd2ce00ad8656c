meta:
  id: gta_sa_save_de
  title: GTA San Andreas saves of the Definitive Edition (GTASAsfN.sav)
  application: "Grand Theft Auto San Andreas: The Definitive Edition"
  file-extension: sav
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - gta_sa_save
    - gta_sa_save_android
  endian: le
  bit-endian: le
  -family: gta_sa_save
  -version: 3.1.0
doc: |
  A saved game of the Definitive Edition: a header, then 28 sections after
  their names, most of them with what the saves of the PC have. The layout was
  found on four files of one player, so a fact without another
  source is measured on those.

  The header holds a hash of unknown algorithm. Saves can be read and
  written back as they are, but not changed.
doc-ref: https://github.com/morpheuslord/GTA-San_savefiles
to-string: 'f"save of the Definitive Edition"'
-evidence: measured
-label: the save
-read-errors:
  - code: SA_SAVE_TAG_CHAIN
    at: [/tag_*, /phone_info/tag, /ped_generators/tag, /audio_script_objects/tag]
    evidence: engine
  - {code: SA_SAVE_IPL_COUNT, at: /ipl_flags/slot_count, evidence: engine}
seq:
  - id: magic
    type: u4
    valid:
      eq: '0xff00ff00'
    doc: Begins the file; the bytes 00 FF 00 FF.
  - id: format_version
    type: u4
    doc: Version of the container; 33.
    -unit: none
  - id: hash
    size: 16
    doc: |
      Differs in every file; its algorithm is not known, so that changed
      saves cannot be written.
    -evidence: unknown
    -checksum:
      algorithm: unknown
  - id: format_version_2
    type: u4
    doc: Number of the format, stored a second time.
    -unit: none
  - id: time_saved
    type: u8
    doc: Time of the save, in steps of 100 ns since the beginning of the year 1.
    -unit: 100 ns
    -fact: saved
  - id: save_name
    type: gta_sa_save::text
    doc: Key of the last mission's text, such as `FAR_1`.
    -fact: title
  - id: format_version_3
    type: u4
    doc: Number of the format, stored a third time.
    -unit: none
  - id: format_version_4
    type: u4
    doc: Number of the format, stored a fourth time.
    -unit: none
  - id: tag_00
    contents: "\x11\0\0\0SIMPLE_VARIABLES\0"
    doc: |
      Begins the section SIMPLE_VARIABLES: the length of its name, its name, a
      zero.
  - id: simple_variables
    type: gta_sa_save::definitive_simple_block
    doc: Version, name, clock, weather and camera.
  - id: tag_01
    contents: "\x09\0\0\0METADATA\0"
    doc: 'Begins the section METADATA: the length of its name, its name, a zero.'
  - id: metadata
    type: metadata_block
    doc: Table of the script's names, compressed.
  - id: tag_02
    contents: "\x08\0\0\0SCRIPTS\0"
    doc: 'Begins the section SCRIPTS: the length of its name, its name, a zero.'
  - id: scripts
    type: gta_sa_save::scripts_block(true, true, is_mission_save, false)
    doc: Variables and threads of the mission script.
  - id: tag_03
    contents: "\x06\0\0\0POOLS\0"
    doc: 'Begins the section POOLS: the length of its name, its name, a zero.'
  - id: pools
    type: definitive_pools_block
    doc: The player, and objects that scripts made.
  - id: tag_04
    contents: "\x08\0\0\0GARAGES\0"
    doc: 'Begins the section GARAGES: the length of its name, its name, a zero.'
  - id: garages
    type: gta_sa_save::garages_block(false)
    doc: Garages and the cars in them.
    -evidence: [engine, measured]
  - id: tag_05
    contents: "\x0a\0\0\0GAMELOGIC\0"
    doc: 'Begins the section GAMELOGIC: the length of its name, its name, a zero.'
  - id: game_logic
    type: gta_sa_save::game_logic_block(false)
    doc: Places to wake up at, and penalties, after death and arrest.
    -evidence: [engine, measured]
  - id: tag_06
    contents: "\x06\0\0\0PATHS\0"
    doc: 'Begins the section PATHS: the length of its name, its name, a zero.'
  - id: paths
    type: gta_sa_save::paths_block(false)
    doc: Areas in which scripts switched path nodes.
    -evidence: [engine, measured]
  - id: tag_07
    contents: "\x08\0\0\0PICKUPS\0"
    doc: 'Begins the section PICKUPS: the length of its name, its name, a zero.'
  - id: pickups
    type: gta_sa_save::pickups_block(false)
    doc: Pickups of the whole map.
    -evidence: [engine, measured]
  - id: tag_08
    contents: "\x08\0\0\0RESTART\0"
    doc: 'Begins the section RESTART: the length of its name, its name, a zero.'
  - id: restart_points
    type: gta_sa_save::restart_points_block(false)
    doc: Hospitals and police stations.
    -evidence: [engine, measured]
  - id: tag_09
    contents: "\x06\0\0\0RADAR\0"
    doc: 'Begins the section RADAR: the length of its name, its name, a zero.'
  - id: radar_blips
    type: gta_sa_save::radar_block(250, false)
    doc: Icons of radar and map.
    -evidence: [engine, measured]
  - id: radar_end
    size: 2
    doc: Unknown; 01 00.
    -evidence: unknown
  - id: tag_10
    contents: "\x06\0\0\0ZONES\0"
    doc: 'Begins the section ZONES: the length of its name, its name, a zero.'
  - id: zones
    type: gta_sa_save::zones_block(false)
    doc: Zones of the map, the gangs in them, and how much of the map is revealed.
    -evidence: [engine, measured]
  - id: tag_11
    contents: "\x06\0\0\0GANGS\0"
    doc: 'Begins the section GANGS: the length of its name, its name, a zero.'
  - id: gangs
    type: gta_sa_save::gangs_block(false)
    doc: Weapons of gangs.
    -evidence: [engine, measured]
  - id: tag_12
    contents: "\x0e\0\0\0CARGENERATORS\0"
    doc: |
      Begins the section CARGENERATORS: the length of its name, its name, a
      zero.
  - id: car_generators
    type: gta_sa_save::car_generators_block(false)
    doc: Parked cars.
    -evidence: [engine, measured]
  - id: tag_13
    contents: "\x0b\0\0\0PLAYERINFO\0"
    doc: 'Begins the section PLAYERINFO: the length of its name, its name, a zero.'
  - id: player_info
    type: gta_sa_save::player_info_block(false)
    doc: Money and abilities of the player.
    -evidence: [engine, measured]
  - id: tag_14
    contents: "\x06\0\0\0STATS\0"
    doc: 'Begins the section STATS: the length of its name, its name, a zero.'
  - id: statistics
    type: gta_sa_save::statistics_block(true, false)
    doc: |
      The 82 statistics with a fraction, the whole numbers, and records kept
      beside them.
    -evidence: [engine, measured]
  - id: tag_15
    contents: "\x0a\0\0\0SETPIECES\0"
    doc: 'Begins the section SETPIECES: the length of its name, its name, a zero.'
  - id: set_pieces
    type: gta_sa_save::set_pieces_block(false)
    doc: Places at which police appears.
    -evidence: [engine, measured]
  - id: tag_16
    contents: "\x0a\0\0\0STREAMING\0"
    doc: 'Begins the section STREAMING: the length of its name, its name, a zero.'
  - id: streaming
    type: gta_sa_save::streaming_block(false)
    doc: Loading state of models, textures and other parts of the game.
    -evidence: [engine, measured]
  - id: tag_17
    contents: "\x08\0\0\0PEDTYPE\0"
    doc: 'Begins the section PEDTYPE: the length of its name, its name, a zero.'
  - id: ped_relationships
    type: gta_sa_save::ped_relationships_block(false)
    doc: Whom people like and hate.
    -evidence: [engine, measured]
  - id: tag_18
    contents: "\x05\0\0\0TAGS\0"
    doc: 'Begins the section TAGS: the length of its name, its name, a zero.'
  - id: tags
    type: gta_sa_save::tags_block(false)
    doc: Gang tags that can be sprayed over.
    -evidence: [engine, measured]
  - id: tag_19
    contents: "\x05\0\0\0IPLS\0"
    doc: 'Begins the section IPLS: the length of its name, its name, a zero.'
  - id: ipl_flags
    type: gta_sa_save::ipl_flags_block(false)
    doc: Parts of the map that scripts load.
    -evidence: [engine, measured]
  - id: tag_20
    contents: "\x09\0\0\0SHOPPING\0"
    doc: 'Begins the section SHOPPING: the length of its name, its name, a zero.'
  - id: shopping
    type: gta_sa_save::shopping_block(false)
    doc: Bought items, and changed prices.
    -evidence: [engine, measured]
  - id: tag_21
    contents: "\x09\0\0\0GANGWARS\0"
    doc: 'Begins the section GANGWARS: the length of its name, its name, a zero.'
  - id: gang_wars
    type: gta_sa_save::gang_wars_block(true, true, false)
    doc: Gang wars and territory.
    -evidence: [engine, measured]
  - id: tag_22
    contents: "\x0b\0\0\0STUNTJUMPS\0"
    doc: 'Begins the section STUNTJUMPS: the length of its name, its name, a zero.'
  - id: stunt_jumps
    type: gta_sa_save::stunt_jumps_block(false)
    doc: Unique jumps.
    -evidence: [engine, measured]
  - id: tag_23
    contents: "\x0a\0\0\0ENTRYEXIT\0"
    doc: 'Begins the section ENTRYEXIT: the length of its name, its name, a zero.'
  - id: entry_exits
    type: gta_sa_save::entry_exits_block(false)
    doc: Doors into interiors.
    -evidence: [engine, measured]
  - id: tag_24
    contents: "\x06\0\0\0RADIO\0"
    doc: 'Begins the section RADIO: the length of its name, its name, a zero.'
  - id: radio
    type: gta_sa_save::radio_block(false)
    doc: |
      Songs, adverts and talk that the stations have played, and pending news.
    -evidence: [engine, measured]
  - id: tag_25
    contents: "\x0f\0\0\0USER_3DMARKERS\0"
    doc: |
      Begins the section USER_3DMARKERS: the length of its name, its name, a
      zero.
  - id: user_markers
    type: gta_sa_save::user_markers_block(false)
    doc: Markers that scripts put into the world.
    -evidence: [engine, measured]
  - id: tag_26
    contents: "\x0c\0\0\0POSTEFFECTS\0"
    doc: 'Begins the section POSTEFFECTS: the length of its name, its name, a zero.'
  - id: post_effects
    type: gta_sa_save_android::post_effects_block
    doc: Effects of the picture.
    -evidence: [engine, measured]
  - id: tag_27
    contents: "\x07\0\0\0BRIEFS\0"
    doc: 'Begins the section BRIEFS: the length of its name, its name, a zero.'
  - id: briefs
    type: definitive_brief
    repeat: expr
    repeat-expr: 20
    doc: Texts of the briefing.
    -evidence: inferred
instances:
  is_mission_save:
    value: _io.size.as<s8> > 440000.as<s8>
    doc: Whether the game was saved during a mission.
    -decision: true
types:
  metadata_block:
    doc: The table of names that the script's compiler wrote.
    -evidence: inferred
    seq:
      - id: len_chunks
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `chunks`.
        -unit: bytes
      - id: chunks
        size: len_chunks
        doc: |
          Six chunks of 131,072 bytes before their compression with zlib, each
          after a header of 48 bytes. Together they are a text of 752,686 bytes
          with its length before it: global and local variables, labels,
          constants and scripts. It is the same in all measured files.
  definitive_pools_block:
    doc: Section POOLS. The player with all he carries, and objects.
    -evidence: inferred
    seq:
      - id: num_players
        -orig-id: player_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 628).as<u4>
        doc: Players that follow; 1.
        -expect:
          eq: 1
          code: SA_SAVE_COUNT_LIMITS
          evidence: measured
          message: '{value} players instead of one'
      - id: players
        type: gta_sa_save::mobile_player(true, false)
        repeat: expr
        repeat-expr: num_players
        doc: 'The player as a person: health, weapons, clothes.'
      - id: num_vehicles
        -orig-id: vehicle_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 176).as<u4>
        doc: Vehicles that follow; 0.
      - id: vehicles
        type: gta_sa_save::mobile_vehicle
        repeat: expr
        repeat-expr: num_vehicles
        doc: |
          Vehicles of a mission, in the form of Android; none in the measured
          files.
        -label: 'vehicles {row}'
      - id: camera_target
        type: s4
        repeat: expr
        repeat-expr: 4
        doc: Probably what the camera follows.
        -unit: none
      - id: unknown_before_objects
        size: 22
        doc: Bytes of unknown use between the camera target and the objects.
        -evidence: unknown
      - id: num_objects
        -orig-id: object_count
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 100).as<u4>
        doc: Objects that follow; 175.
        -expect:
          max: 350
          code: SA_SAVE_COUNT_LIMITS
          evidence: measured
          message: '{value} objects; the game has room for 350'
      - id: objects
        type: definitive_object
        repeat: expr
        repeat-expr: num_objects
        doc: Objects that scripts made.
        -label: 'object {row}'
  definitive_object:
    doc: An object that a script made.
    -evidence: inferred
    seq:
      - id: handle
        type: u4
        doc: Place among objects * 256 + counter.
        -unit: none
      - id: model
        type: s4
        doc: Model number of the object.
        -unit: none
      - id: object_size
        -orig-id: size
        type: u4
        doc: 'Bytes that follow: 88.'
        -unit: bytes
        -expect:
          eq: 88
          code: SA_SAVE_NESTED_SIZE
          evidence: measured
          message: '{where} has {value} bytes instead of 88'
      - id: position
        type: gta_sa_save::vec3
        doc: Place of the object in the world.
      - id: unknown_24
        size: 76
        doc: Bytes of unknown use after the position of the object.
        -evidence: unknown
  definitive_brief:
    doc: A text of the briefing.
    -evidence: inferred
    seq:
      - id: len_key
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `key`.
        -unit: bytes
      - id: key
        size: len_key
        doc: Key of the text, without a zero.
      - id: len_mission_text
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of `mission_text`.
        -unit: bytes
      - id: mission_text
        size: len_mission_text
        doc: Name of the mission's texts, without a zero; may be empty.
      - id: numbers
        type: s4
        repeat: expr
        repeat-expr: 6
        doc: Numbers in the text; -1 for none.
        -unit: none
