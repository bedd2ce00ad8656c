meta:
  id: source_nav
  title: Navigation meshes of GoldSrc and Source 1 (.nav, versions 1 to 16)
  application:
    - Counter-Strike
    - Counter-Strike Source
    - Counter-Strike Global Offensive
    - Team Fortress 2
    - Team Fortress 2 Classic
    - Team Fortress 2 Classified
    - Left 4 Dead
    - Garry's Mod
  file-extension: nav
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: source_nav
  -version: 1.2.2
doc: |
  The surface of one map on which bots, hostages, infected and NextBots walk:
  rectangles along the axes ("areas") with a height for each corner, the links
  between them, and what an analysis of the map has found.

  World units are those of the map, about an inch (0.0254 m) each; z points up,
  times are seconds. North is towards -y, east towards +x, south towards +y,
  west towards -x; the enums `side`, `corner` and `way` have the engine's
  numbers for sides, corners and how one goes.

  `version` identifies the layout of the engine. What games add depends on
  `sub_version`, whose numbers each game counts for itself: the decision `game`
  says whose they are. Games differ by at least a byte in every area, so that a
  wrong choice does not end where the file does. Ids of areas and ladders are
  not 0, which means none; ids of hiding spots begin at 0.
doc-ref:
  - https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp
  - https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp
  - https://developer.valvesoftware.com/wiki/NAV_(file_format)
to-string: 'f"version {version}: {num_areas} areas"'
-evidence: engine
-label: the mesh
-read-errors:
  - {code: NAV_MAGIC_BAD, kind: value, at: /magic, evidence: engine}
  - {code: NAV_VERSION_UNSUPPORTED, kind: value, at: /version, evidence: engine}
  - {code: NAV_COUNT_EXCEEDS_FILE, kind: count, evidence: engine}
  - {code: NAV_TRUNCATED, kind: end, evidence: engine}
seq:
  - id: magic
    -orig-id: NAV_MAGIC_NUMBER
    type: u4
    valid: '0xfeedface'
    doc: Marks a navigation mesh; the bytes CE FA ED FE.
  - id: version
    type: u4
    valid:
      min: 1
      max: 16
    doc: |
      Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
      to 16 in the measured files; 30 and above is another format.
    -evidence: [engine, measured]
    -unit: none
  - id: sub_version
    -orig-id: subVersion
    type: u4
    if: has_sub_version
    doc: |
      Layout of what the game adds, by a count of its own: 0 nothing (Garry's
      Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
      Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
      Classic, 257 Team Fortress 2 Classified.
    -evidence: [engine, measured, community]
    -unit: none
  - id: bsp_size
    -orig-id: saveBspSize
    type: u4
    if: has_bsp_size
    doc: |
      Size of the map's file when the mesh was saved; the engine calls the mesh
      out of date when they differ. 525,252 to 765,058,988 in the measured
      files.
    -unit: bytes
  - id: is_analyzed
    -orig-id: m_isAnalyzed
    type: u1
    if: has_analysis_flag
    doc: Whether the mesh has been analysed, 0 or 1.
    -unit: none
  - id: num_places
    type: u2
    if: has_places
    doc: Entries of the place directory; 0 to 60 in the measured files.
  - id: places
    -orig-id: PlaceDirectory
    type: place
    repeat: expr
    repeat-expr: num_places
    if: has_places
    doc: |
      Names of places: call-outs such as BombsiteA in Counter-Strike, names of
      populations in Left 4 Dead and Left 4 Dead 2.
    -label: {text: 'place {place}', params: {place: row}}
    -joins:
      first_like: {table: places, match: {lower_case(text(name)): lower_case(text(name))}}
    -checks:
      - code: NAV_PLACE_NAME_TOO_LONG
        severity: error
        evidence: engine
        let: {name: text(name)}
        assert: len_name <= 256
        at: len_name
        message: '{where} has a name of more than 256 bytes, for which the engine has no room'
      - code: NAV_PLACE_NAME_NO_NUL
        severity: error
        evidence: engine
        let: {_end: 'last(name, _)', name: text(name)}
        assert: exists(_end) and _end == 0
        at: name
        message: '{where} ({name}) has no zero at its end'
      - code: NAV_PLACE_NAME_EMBEDDED_NUL
        severity: warning
        evidence: inferred
        let: {_continues: 'any(name, _ == 0 and exists(next))', name: text(name)}
        assert: not _continues
        at: name
        message: '{where} ({name}) continues after a zero'
      - code: NAV_PLACE_NAME_EMPTY
        severity: warning
        evidence: inferred
        let: {_is_empty: 'len_name > 0 and all(name, _ == 0)', name: text(name)}
        assert: not _is_empty
        at: name
        message: '{where} has an empty name'
      - code: NAV_PLACE_DUPLICATE
        severity: warning
        evidence: engine
        let: {name: text(name)}
        assert: first_like == this
        at: name
        message: '{where} has the name {name} again, so that all later places shift by one'
        related: {first_like: '{where} has it first'}
      - code: NAV_PLACE_UNUSED
        severity: info
        evidence: measured
        let: {name: text(name)}
        assert: count(areas) > 0
        message: '{where} ({name}) has no areas'
  - id: has_unnamed_areas
    -orig-id: hasUnnamedAreas
    type: u1
    if: has_unnamed_flag
    doc: Whether some area belongs to no place, 0 or 1.
    -unit: none
    -derived:
      value: (unnamed > 0).as<u1>
      code: NAV_HAS_UNNAMED_MISMATCH
      severity: warning
      evidence: measured
      let: {said: 'has_unnamed_areas != 0 ? "some" : "none"', unnamed: 'count(areas, place_index == 0)'}
      assert: (has_unnamed_areas != 0) == (unnamed > 0)
      message: '{where} says that {said} of its areas are without a place, but {unnamed:,} are'
  - id: l4d_prologue
    type: l4d_header
    if: has_l4d_prologue
    doc: Data that Left 4 Dead stores before the areas.
    -evidence: community
  - id: tf2c_tag
    contents: TF2C
    if: is_tagged
    doc: |
      What Team Fortress 2 Classic stores before the areas, by the same hook of
      the engine; its successor Classified stores nothing there.
    -evidence: measured
  - id: num_areas
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 59).as<u4>
    doc: |
      Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
      measured files; both engines refuse 0.
  - id: areas
    -orig-id: TheNavAreas
    type: nav_area
    repeat: expr
    repeat-expr: num_areas
    doc: |
      The areas. Left 4 Dead 2 names visible areas by their row in this list, so
      that the order counts there.
    -shape: {box: [nw, se]}
    -label: {text: 'area {area}', params: {area: id}}
  - id: num_ladders
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 60).as<u4>
    if: has_ladders
    doc: Ladders that follow; 0 to 95 in the measured files.
  - id: ladders
    -orig-id: m_ladders
    type: nav_ladder
    repeat: expr
    repeat-expr: num_ladders
    if: has_ladders
    doc: The ladders; GoldSrc makes them from the map instead.
    -shape: {line: [bottom, top]}
    -label: {text: 'ladder {ladder}', params: {ladder: id}}
    -joins:
      first_like: {table: ladders, match: {id: id}}
      below_mirror: {table: areas.ladders_up.ids, match: {below: owner, id: _}}
      forward_mirror: {table: areas.ladders_down.ids, match: {forward: owner, id: _}}
      left_mirror: {table: areas.ladders_down.ids, match: {left: owner, id: _}}
      right_mirror: {table: areas.ladders_down.ids, match: {right: owner, id: _}}
      behind_mirror: {table: areas.ladders_down.ids, match: {behind: owner, id: _}}
    -checks:
      - code: NAV_LADDER_ID_ZERO
        severity: error
        evidence: engine
        assert: id != 0
        at: id
        message: '{where} has the id that means no ladder'
      - code: NAV_LADDER_ID_DUPLICATE
        severity: error
        evidence: engine
        let: {earlier: first_like.row}
        assert: first_like == this or id == 0
        at: id
        message: '{where} is hidden by an earlier ladder of the same id, the one in row {earlier}'
        related: {first_like: '{where} hides it'}
      - code: NAV_LADDER_DIR_RANGE
        severity: warning
        evidence: engine
        let: {side: direction}
        assert: direction < 4
        at: direction
        message: '{where} faces side {side}; 0 to 3 are north, east, south, west'
      - code: NAV_LADDER_UPSIDE_DOWN
        severity: warning
        evidence: inferred
        let: {top: top.z, bottom: bottom.z}
        assert: not (top.z <= bottom.z)
        at: top
        message: '{where} has its top at height {top:g}, not above its bottom at {bottom:g}'
      - code: NAV_LADDER_LENGTH
        severity: info
        evidence: measured
        unmodified: {exceptions: 930}
        let:
          _x: top.x - bottom.x
          _y: top.y - bottom.y
          _z: top.z - bottom.z
          length: length
          distance: sqrt(_x * _x + _y * _y + _z * _z)
        assert: not (abs(length - distance) > 1)
        at: length
        message: '{where} counts as {length:g} units long, but its ends are {distance:g} apart'
      - code: NAV_LADDER_AREA_DANGLING
        severity: warning
        evidence: engine
        let: {area: bottom_area}
        when: bottom_area != 0
        assert: exists(below)
        at: bottom_area
        right: 0
        message: '{where} joins area {area}, which does not exist'
      - code: NAV_LADDER_AREA_DANGLING
        let: {area: top_forward_area}
        when: top_forward_area != 0
        assert: exists(forward)
        at: top_forward_area
        right: 0
        message: '{where} joins area {area}, which does not exist'
      - code: NAV_LADDER_AREA_DANGLING
        let: {area: top_left_area}
        when: top_left_area != 0
        assert: exists(left)
        at: top_left_area
        right: 0
        message: '{where} joins area {area}, which does not exist'
      - code: NAV_LADDER_AREA_DANGLING
        let: {area: top_right_area}
        when: top_right_area != 0
        assert: exists(right)
        at: top_right_area
        right: 0
        message: '{where} joins area {area}, which does not exist'
      - code: NAV_LADDER_AREA_DANGLING
        let: {area: top_behind_area}
        when: top_behind_area != 0
        assert: exists(behind)
        at: top_behind_area
        right: 0
        message: '{where} joins area {area}, which does not exist'
      - code: NAV_LADDER_NO_BOTTOM
        severity: warning
        evidence: engine
        unmodified: {exceptions: 26}
        assert: bottom_area != 0
        at: bottom_area
        message: '{where} has no area at its bottom'
        related:
          forward: '{where} is at its top forward'
          left: '{where} is at its top left'
          right: '{where} is at its top right'
          behind: '{where} is at its top behind'
      - code: NAV_LADDER_NO_TOP
        severity: warning
        evidence: engine
        unmodified: {exceptions: 31}
        when: bottom_area != 0
        assert: top_forward_area != 0 or top_left_area != 0 or top_right_area != 0
        at: top_forward_area
        message: '{where} has no area ahead, left or right of its top'
        related: {below: '{where} is at its bottom'}
      - code: NAV_LADDER_NOT_MIRRORED
        severity: info
        evidence: measured
        unmodified: {exceptions: 357}
        let: {area: bottom_area, way: '"up"'}
        when: _root.version >= 7 and exists(below)
        assert: exists(below_mirror)
        at: bottom_area
        message: '{where} joins area {area}, which does not have it among the ladders that lead {way} from it'
        related: {below: '{where} is at its bottom'}
      - code: NAV_LADDER_NOT_MIRRORED
        let: {area: top_forward_area, way: '"down"'}
        when: _root.version >= 7 and exists(forward)
        assert: exists(forward_mirror)
        at: top_forward_area
        message: '{where} joins area {area}, which does not have it among the ladders that lead {way} from it'
        related: {forward: '{where} is at its top forward'}
      - code: NAV_LADDER_NOT_MIRRORED
        let: {area: top_left_area, way: '"down"'}
        when: _root.version >= 7 and exists(left)
        assert: exists(left_mirror)
        at: top_left_area
        message: '{where} joins area {area}, which does not have it among the ladders that lead {way} from it'
        related: {left: '{where} is at its top left'}
      - code: NAV_LADDER_NOT_MIRRORED
        let: {area: top_right_area, way: '"down"'}
        when: _root.version >= 7 and exists(right)
        assert: exists(right_mirror)
        at: top_right_area
        message: '{where} joins area {area}, which does not have it among the ladders that lead {way} from it'
        related: {right: '{where} is at its top right'}
      - code: NAV_LADDER_NOT_MIRRORED
        let: {area: top_behind_area, way: '"down"'}
        when: _root.version >= 7 and exists(behind)
        assert: exists(behind_mirror)
        at: top_behind_area
        message: '{where} joins area {area}, which does not have it among the ladders that lead {way} from it'
        related: {behind: '{where} is at its top behind'}
  - id: max_view_distance
    type: f4
    if: is_l4d
    doc: |
      How far areas are tested for being seen, probably; 0 selects the
      engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
    -evidence: [measured, community, inferred]
    -unit: unit
  - id: tail
    size-eos: true
    doc: |
      Bytes after the mesh, which the engines do not read. GoldSrc does not
      shorten a file when it saves a smaller mesh over a larger one, so that 42
      of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
      all other files.
    -evidence: [engine, measured]
instances:
  has_sub_version:
    value: version >= 10
  has_bsp_size:
    value: version >= 4
  has_analysis_flag:
    value: version >= 14
  has_places:
    value: version >= 5
    doc: Whether the place directory is stored.
  has_unnamed_flag:
    value: version >= 12
  has_ladders:
    value: version >= 6
    doc: Whether ladders are stored.
  game:
    value: >-
      version < 10 ? game_kind::base
      : sub_version == 1 ? game_kind::cs
      : sub_version == 2 ? game_kind::tf
      : sub_version == 3 or sub_version == 4 ? game_kind::ins
      : sub_version >= 5 and sub_version <= 14 ? game_kind::l4d
      : sub_version == 256 or sub_version == 257 ? game_kind::tfc
      : game_kind::base
    doc: |
      The game that wrote the file, which says what `sub_version` means. Right
      for all known files; reading to the last byte is the proof.
    -decision: true
  has_tf2c_tag:
    value: has_sub_version and sub_version == 256
    doc: |
      Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
      Right for all known files; reading to the last byte is the proof.
    -decision: true
  game_version:
    value: 'has_sub_version ? sub_version.as<u4> : 0'
    doc: The `sub_version`, 0 where none is stored.
  is_base:
    value: game == game_kind::base
    doc: Whether the game adds nothing.
  is_cs:
    value: game == game_kind::cs and game_version >= 1
    doc: Whether Counter-Strike has added approach records.
  is_tf:
    value: game == game_kind::tf and game_version >= 2
    doc: Whether Team Fortress 2 has added attributes.
  is_ins:
    value: game == game_kind::ins and game_version >= 2
    doc: Whether Insurgency has added attributes.
  is_tfc:
    value: game == game_kind::tfc
    doc: Whether Team Fortress 2 Classic or Classified has added attributes.
  is_tagged:
    value: is_tfc and has_tf2c_tag
  num_teams:
    value: 'is_tfc ? 4 : 2'
    doc: Times that an area has in `earliest_occupy_time`.
  is_l4d:
    value: game == game_kind::l4d
    doc: Whether a game of the Left 4 Dead family wrote the file.
  l4d_version:
    value: 'is_l4d ? game_version.as<u4> : 0'
    doc: The `sub_version` of the Left 4 Dead family, 0 for other games.
  has_row_targets:
    value: l4d_version >= 14
    doc: |
      Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
      and not by their id, as all other games do, Left 4 Dead among them.
  has_l4d_prologue:
    value: l4d_version >= 8
    doc: Whether anything is stored between the places and the areas.
  len_attributes:
    value: 'version >= 13 ? 4 : version >= 9 ? 2 : 1'
    doc: Bytes of the attributes of an area.
    -unit: bytes
-let:
  num_foreign_words: 'count(areas, tf_attributes & 0x8980_07ff != 0)'
  num_tf_words: count(areas, tf_attributes != 0)
  has_tf_words: num_foreign_words == 0 or 2 * num_foreign_words < num_tf_words
-checks:
  - code: NAV_VERSION_UNSEEN
    severity: info
    evidence: inferred
    let:
      _is_known: is_one_of(version, 3, 4, 5, 9, 12, 14, 15, 16)
      _is_game_known: >-
        version < 10 or (version == 16 ? is_one_of(sub_version, 0, 1, 2, 14, 256, 257)
        : sub_version == (version == 12 ? 12 : 13))
      version: 'has_sub_version ? format("{}.{}", version, sub_version) : format("{}", version)'
    message: '{where} has version {version}, of which no file is known'
    faults:
      - {assert: _is_known, at: version}
      - {assert: _is_game_known, at: sub_version}
  - code: NAV_AREA_COUNT_ZERO
    severity: error
    evidence: engine
    assert: num_areas > 0
    at: num_areas
    message: '{where} has no areas, so that the engine refuses it'
  - code: NAV_BSP_SIZE_ZERO
    severity: warning
    evidence: engine
    assert: bsp_size > 0
    at: bsp_size
    message: '{where} has 0 as the size of its map'
  - code: NAV_BOOL_RANGE
    severity: warning
    evidence: measured
    let: {flag: '"is_analyzed"'}
    assert: is_analyzed <= 1
    at: is_analyzed
    right: 1
    message: '{where} has {value} in the flag {flag}, which is 0 or 1'
  - code: NAV_BOOL_RANGE
    let: {flag: '"has_unnamed_areas"'}
    assert: has_unnamed_areas <= 1
    at: has_unnamed_areas
    right: 1
    message: '{where} has {value} in the flag {flag}, which is 0 or 1'
  - code: NAV_NOT_ANALYZED
    severity: info
    evidence: engine
    unmodified: {exceptions: 8}
    assert: is_analyzed != 0
    at: is_analyzed
    message: '{where} has not been analysed'
  - code: NAV_NO_ANALYSIS_DATA
    severity: info
    evidence: engine
    unmodified: {exceptions: 6}
    let:
      _has_approaches: any(areas, num_approaches > 0 or num_cs_approaches > 0)
      _has_encounters: any(areas, num_encounters > 0)
      missing: '_has_approaches ? "encounters" : _has_encounters ? "approaches" : "approaches and no encounters"'
    when: not has_analysis_flag
    assert: _has_approaches and _has_encounters
    message: '{where} has no {missing}'
  - code: NAV_TF_ATTR_UNINITIALISED  # One such bit proves that the game did not write the word.
    severity: warning
    evidence: engine
    unmodified: {exceptions: 7}
    let: {foreign: num_foreign_words, total: num_tf_words}
    when: is_tf
    assert: has_tf_words
    message: >-
      {where} has attribute words that look like memory that was never set: {foreign:,} of {total:,} hold bits that Team
      Fortress 2 does not save
  - code: NAV_NO_VISIBILITY
    severity: warning
    evidence: engine
    when: is_analyzed == 1 and (is_tf or is_l4d) and num_areas > 0 and first(areas, has_visible)
    assert: any(areas, num_visible > 0)
    message: '{where} says that it is analysed, but no area sees any other'
  - code: NAV_LINK_DEEP_DROP
    severity: info
    evidence: engine
    unmodified: {exceptions: 9}
    let:
      drops: sum(areas, sum(connections, count(ids, rise < -400)))
      depth: 0 - least(areas, least(connections, least(ids, rise)))
    when: num_areas > 0
    assert: drops == 0
    message: '{where} has {drops:,} links that lead down by more than 400 units, the deepest by {depth:g}'
  - code: NAV_L4D_NO_START
    severity: warning
    evidence: community
    unmodified: {exceptions: 1}
    when: is_l4d and any(areas, has_spawn_attributes)
    assert: any(areas, spawn_attributes.player_start or spawn_attributes.checkpoint)
    message: '{where} has neither a start of the players nor a checkpoint'
  - code: NAV_L4D_NO_VEHICLE
    severity: info
    evidence: community
    unmodified: {exceptions: 1}
    when: is_l4d and any(areas, has_spawn_attributes and spawn_attributes.finale)
    assert: any(areas, spawn_attributes.rescue_vehicle)
    message: '{where} has a finale, but no area for the vehicle of the rescue'
types:
  place:
    doc: An entry of the place directory.
    seq:
      - id: len_name
        -orig-id: len
        type: u2
        doc: |
          Bytes of the name with the zero that ends it; 4 to 26 in the
          measured files. The engines have room for 256.
        -unit: bytes
      - id: name
        size: len_name
        doc: ASCII with a zero at its end.
  l4d_header:
    doc: What Left 4 Dead stores between the place directory and the areas.
    doc-ref: https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp
    -evidence: community
    seq:
      - id: population
        terminator: 0
        if: has_population
        doc: |
          Name of the population that areas without one of their own take, such
          as default or c1streets.
        -evidence: [measured, community]
      - id: num_fog_places
        type: u2
        doc: Names that follow; 0 in the measured files.
      - id: fog_places
        type: place
        repeat: expr
        repeat-expr: num_fog_places
        doc: Names of places with fog of their own.
    instances:
      has_population:
        value: _root.l4d_version >= 12
  vec3:
    doc: A point of the map.
    seq:
      - id: x
        type: f4
        doc: East; -15,475 to 15,475 in the measured files.
        -unit: unit
      - id: y
        type: f4
        doc: South; -15,475 to 15,475 in the measured files.
        -unit: unit
      - id: z
        type: f4
        doc: Up; -4,626 to 11,908 in the measured files.
        -unit: unit
  id_list:
    doc: Ids of areas or of ladders.
    seq:
      - id: num_ids
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 4).as<u4>
        doc: Ids that follow; 0 to 24 in the measured files.
      - id: ids
        type: u4
        repeat: expr
        repeat-expr: num_ids
        doc: Ids of the areas or ladders in the list.
        -unit: none
  nav_area:
    -orig-id: CNavArea
    doc: A rectangle on which one can walk, and its properties.
    doc-ref: https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp
    to-string: 'f"area {id}"'
    -webide-representation: '{id:dec}'
    seq:
      - id: id
        -orig-id: m_id
        type: u4
        doc: |
          Id of the area, which is not 0 and unique in the file; 1 to 820,337
          in the measured files, with gaps.
        -unit: none
      - id: attributes
        -orig-id: m_attributeFlags
        type:
          switch-on: _root.len_attributes
          cases:
            1: u1
            2: u2
            _: u4
        doc: |
          Properties, one bit each; how many there are depends on the version,
          and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
          four.

          - `crouch`: Bots have to crouch here; their search of a way adds 20
            times the length.
          - `jump`: Bots have to jump here; their search of a way adds 5 times
            the length. Used while the mesh is made.
          - `precise`: Bots follow the area exactly, and do not avoid obstacles.
          - `no_jump`: Bots do not jump at breaks of the height.
          - `stop`: Bots stop when they enter.
          - `run`: Bots run here.
          - `walk`: Bots walk here.
          - `avoid`: Bots come here only where the alternatives are worse.
          - `transient`: The way of bots may become blocked here, and is tested
            now and then.
          - `dont_hide`: Bots find no hiding spots here.
          - `stand`: Bots that hide here stand, and do not crouch.
          - `no_hostages`: Hostages keep out.
          - `stairs`: Bots walk up these steps, and do not climb or jump; found
            again on each load.
          - `no_merge`: The editor never merges the area.
          - `obstacle_top`: Bots climb to this point on top of an obstacle.
          - `cliff`: The ground falls by 300 units or more beside the area.
          - `tank_only`: Left 4 Dead: only the Tank finds its way here.
          - `blocked_lua`: Garry's Mod: a script has blocked the area.
          - `mob_only`: Left 4 Dead: only common infected find their way here.
          - `playerclip`: Left 4 Dead 2: the area lies in player clip.
          - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
          - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
            run time.
          - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
            at run time.
          - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
          - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
            such areas have four equal heights.
          - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
            area; cleared on each load.
          - `has_elevator`: The area is in the way of an elevator.
          - `nav_blocker`: A `func_nav_blocker` has blocked the area.
        -bits:
          0: crouch
          1: jump
          2: precise
          3: no_jump
          4: stop
          5: run
          6: walk
          7: avoid
          8: transient
          9: dont_hide
          10: stand
          11: no_hostages
          12: stairs
          13: no_merge
          14: obstacle_top
          15: cliff
          16:
            is_l4d: tank_only
            is_base: blocked_lua
          17:
            is_l4d: mob_only
          18:
            is_l4d: playerclip
          19:
            is_l4d: breakablewall
          27:
            is_l4d: flow_blocked
          28:
            is_l4d: outside_world
            is_base: blocked_propdoor
          29:
            is_l4d: mostly_flat
            _: func_cost
          30: has_elevator
          31: nav_blocker
      - id: nw
        -orig-id: m_nwCorner
        type: vec3
        doc: The corner of the lowest x and y, with its height.
        -unit: unit
      - id: se
        -orig-id: m_seCorner
        type: vec3
        doc: The corner of the highest x and y, with its height.
        -unit: unit
      - id: ne_z
        -orig-id: m_neZ
        type: f4
        doc: Height of the corner at the x of `se` and the y of `nw`.
        -unit: unit
      - id: sw_z
        -orig-id: m_swZ
        type: f4
        doc: Height of the corner at the x of `nw` and the y of `se`.
        -unit: unit
      - id: connections
        -orig-id: m_connect
        type: id_list
        repeat: expr
        repeat-expr: 4
        doc: |
          For each side the areas into which one gets over it; the way back is a
          connection of its own.
        -index:
          enum: side
        -ref: {table: areas, key: id, row: ids, none: 0, last: true, as: target}
        -label: {text: 'side {_side}', params: {_side: 'enum_name(index, side)'}}
        -inside:
          ids:
            -let:  # The middle of the portal is on the border of this area, beside the other one where that is possible.
              is_x_along: owner.index % 2 == 0
              first_along: >-
                is_x_along ? min(max(owner.owner.nw.x, target.nw.x), owner.owner.se.x)
                : min(max(owner.owner.nw.y, target.nw.y), owner.owner.se.y)
              last_along: >-
                is_x_along ? max(min(owner.owner.se.x, target.se.x), owner.owner.nw.x)
                : max(min(owner.owner.se.y, target.se.y), owner.owner.nw.y)
              portal_x: >-
                is_x_along ? (first_along + last_along) / 2 : owner.index == 1 ? owner.owner.se.x : owner.owner.nw.x
              portal_y: >-
                is_x_along ? (owner.index == 0 ? owner.owner.nw.y : owner.owner.se.y) : (first_along + last_along) / 2
              own_width: owner.owner.se.x - owner.owner.nw.x
              own_depth: owner.owner.se.y - owner.owner.nw.y
              target_width: target.se.x - target.nw.x
              target_depth: target.se.y - target.nw.y
              own_east: 'own_width == 0 ? 0.0 : (portal_x - owner.owner.nw.x) / own_width'
              own_south: 'own_depth == 0 ? 0.0 : (portal_y - owner.owner.nw.y) / own_depth'
              own_north_z: owner.owner.nw.z + own_east * (owner.owner.ne_z - owner.owner.nw.z)
              own_south_z: owner.owner.sw_z + own_east * (owner.owner.se.z - owner.owner.sw_z)
              target_east: 'target_width == 0 ? 0.0 : min(max((portal_x - target.nw.x) / target_width, 0), 1)'
              target_south: 'target_depth == 0 ? 0.0 : min(max((portal_y - target.nw.y) / target_depth, 0), 1)'
              target_north_z: target.nw.z + target_east * (target.ne_z - target.nw.z)
              target_south_z: target.sw_z + target_east * (target.se.z - target.sw_z)
              rise: >-
                target_north_z + target_south * (target_south_z - target_north_z)
                - own_north_z - own_south * (own_south_z - own_north_z)
            -label: {text: 'entry {entry}', params: {entry: index, side: 'enum_name(owner.index, side)', target: _}}
            -joins:
              first_like: {table: areas.connections.ids, match: {owner: owner, target: target}}
              reverse:
                table: areas.connections.ids
                match: {target.row * 4 + (owner.index + 2) % 4: owner.row, owner.owner: target}
              back: {table: areas.connections.ids, match: {target: owner.owner, owner.owner: target}}
            -checks:
              - code: NAV_LINK_ZERO
                severity: error
                evidence: engine
                assert: _ != 0
                message: 'area {area} leads {side} to id 0, which means no area'
              - code: NAV_LINK_DANGLING
                severity: error
                evidence: engine
                when: _ != 0
                assert: exists(target)
                message: 'area {area} leads {side} to area {target}, which does not exist'
              - code: NAV_LINK_SELF
                severity: warning
                evidence: engine
                unmodified: {exceptions: 11}
                assert: target != owner.owner
                message: 'area {area} leads {side} to itself'
              - code: NAV_LINK_DUPLICATE
                severity: warning
                evidence: engine
                when: exists(target) and target != owner.owner
                assert: first_like == this
                message: 'area {area} leads {side} to area {target} more than once'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_WRONG_SIDE
                severity: warning
                evidence: measured
                unmodified: {exceptions: 883}
                when: exists(target) and target != owner.owner
                assert: >-
                  owner.index == 0 ? target.nw.y + target.se.y < owner.owner.nw.y + owner.owner.se.y
                  : owner.index == 1 ? target.nw.x + target.se.x > owner.owner.nw.x + owner.owner.se.x
                  : owner.index == 2 ? target.nw.y + target.se.y > owner.owner.nw.y + owner.owner.se.y
                  : target.nw.x + target.se.x < owner.owner.nw.x + owner.owner.se.x
                message: 'area {area} leads {side} to area {target}, whose centre does not lie in that direction'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_OVERLAP
                severity: info
                evidence: measured
                unmodified: {exceptions: 10036}
                let:
                  _gap: >-
                    owner.index == 0 ? owner.owner.nw.y - target.se.y
                    : owner.index == 1 ? target.nw.x - owner.owner.se.x
                    : owner.index == 2 ? target.nw.y - owner.owner.se.y
                    : owner.owner.nw.x - target.se.x
                  overlap: 0 - _gap
                when: exists(target) and target != owner.owner
                assert: not (_gap < -0.01)
                message: 'area {area} leads {side} to area {target}, which begins {overlap:g} units before that side'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_LONG_GAP
                severity: warning
                evidence: measured
                unmodified: {exceptions: 160}
                let:
                  gap: >-
                    owner.index == 0 ? owner.owner.nw.y - target.se.y
                    : owner.index == 1 ? target.nw.x - owner.owner.se.x
                    : owner.index == 2 ? target.nw.y - owner.owner.se.y
                    : owner.owner.nw.x - target.se.x
                when: exists(target) and target != owner.owner
                message: 'area {area} leads {side} to area {target} over a gap of {gap:g} units'
                related: {target: '{where} is the other end'}
                faults:
                  - {assert: not (gap > 400), severity: warning}
                  - {assert: not (gap > 200), severity: info}
              - code: NAV_LINK_TOO_HIGH
                severity: info
                evidence: engine
                unmodified: {exceptions: 50}
                let: {height: rise, most: '_root.version <= 9 or _root.is_cs ? 64 : 200'}
                when: exists(target) and target != owner.owner
                assert: not (rise > most)
                message: 'area {area} leads {side} to area {target}, which is {height:g} units higher; {most} can be climbed'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_CLIMB_FROM_STAIRS
                severity: info
                evidence: engine
                unmodified: {exceptions: 5}
                let: {height: rise}
                when: _root.version >= 9 and owner.owner.attributes & 0x1000 != 0 and exists(target) and target != owner.owner
                assert: not (rise > 18)
                message: 'area {area} is marked as stairs, but leads {side} to area {target}, which is {height:g} units higher'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_NO_LATERAL_OVERLAP
                severity: info
                evidence: measured
                unmodified: {exceptions: 5591}
                when: exists(target) and target != owner.owner
                assert: >-
                  not (owner.index % 2 == 0
                  ? min(owner.owner.se.x, target.se.x) - max(owner.owner.nw.x, target.nw.x) <= 0
                  : min(owner.owner.se.y, target.se.y) - max(owner.owner.nw.y, target.nw.y) <= 0)
                message: 'area {area} leads {side} to area {target}, beside which it does not lie'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_ONE_WAY
                severity: info
                evidence: engine
                unmodified: {exceptions: 65869}
                when: exists(target) and target != owner.owner
                assert: exists(reverse)
                message: 'area {area} leads {side} to area {target}, which does not lead back over the opposite side'
                related: {target: '{where} is the other end'}
              - code: NAV_LINK_BACK_OTHER_SIDE
                severity: info
                evidence: measured
                unmodified: {exceptions: 241}
                when: exists(target) and target != owner.owner
                assert: exists(reverse) or not exists(back)
                message: 'area {area} leads {side} to area {target}, which leads back, but not over the opposite side'
                related: {target: '{where} is the other end'}
      - id: num_hiding_spots
        type: u1
        doc: Hiding spots that follow; 0 to 4 in the measured files.
      - id: hiding_spots
        -orig-id: m_hidingSpots
        type: hiding_spot
        repeat: expr
        repeat-expr: num_hiding_spots
        doc: Points in the area at which bots hide.
        -shape: {point: position}
        -label: {text: 'hiding spot {hiding_spot}', params: {hiding_spot: index}}
      - id: num_approaches
        -orig-id: m_approachCount
        type: u1
        if: has_approaches
        doc: |
          Approach records that follow; 0 to 16 in the measured files, and
          GoldSrc has room for no more.
      - id: approaches
        -orig-id: m_approach
        type: approach
        repeat: expr
        repeat-expr: num_approaches
        if: has_approaches
        doc: Ways by which enemies come into view.
        -label: {text: 'approach {approach}', params: {approach: index}}
      - id: num_encounters
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 11).as<u4>
        doc: Paths that follow; 0 to 1,722 in the measured files.
      - id: encounters
        -orig-id: m_spotEncounters
        type: encounter
        repeat: expr
        repeat-expr: num_encounters
        doc: Straight paths through the area, with the spots seen from them.
        -label: {text: 'encounter {encounter}', params: {encounter: index}}
      - id: place_index
        -orig-id: entry
        type: u2
        if: has_place_index
        doc: 'Place of the area: 1 is the first of `places`, 0 means none.'
        -ref: {table: places, base: 1, none: 0, as: place, entries: areas}
      - id: ladders_up
        -orig-id: m_ladder
        type: id_list
        if: has_ladder_lists
        doc: Ladders that lead up from here.
        -ref: {table: ladders, key: id, row: ids, none: 0, as: ladder}
        -inside:
          ids:
            -label: {text: 'ladders up entry {entry}', params: {entry: index, ladder: _}}
            -joins:
              first_like: {table: areas.ladders_up.ids, match: {owner: owner, _: _}}
            -checks:
              - code: NAV_AREA_LADDER_DANGLING
                severity: error
                evidence: engine
                let: {way: '"up"'}
                assert: exists(ladder)
                message: 'area {area} leads {way} ladder {ladder}, which does not exist'
              - code: NAV_AREA_LADDER_DUPLICATE
                severity: warning
                evidence: engine
                let: {way: '"up"'}
                assert: first_like == this
                message: 'area {area} leads {way} ladder {ladder} more than once'
                related: {this.ladder: '{where} is named'}
              - code: NAV_LADDER_UP_MISMATCH
                severity: info
                evidence: measured
                unmodified: {exceptions: 31}
                when: exists(ladder)
                assert: ladder.below == owner
                message: 'area {area} leads up ladder {ladder}, but is not the area at its bottom'
                related: {this.ladder: '{where} is named'}
      - id: ladders_down
        -orig-id: m_ladder
        type: id_list
        if: has_ladder_lists
        doc: Ladders that lead down from here.
        -ref: {table: ladders, key: id, row: ids, none: 0, as: ladder}
        -inside:
          ids:
            -label: {text: 'ladders down entry {entry}', params: {entry: index, ladder: _}}
            -joins:
              first_like: {table: areas.ladders_down.ids, match: {owner: owner, _: _}}
            -checks:
              - code: NAV_AREA_LADDER_DANGLING
                let: {way: '"down"'}
                assert: exists(ladder)
                message: 'area {area} leads {way} ladder {ladder}, which does not exist'
              - code: NAV_AREA_LADDER_DUPLICATE
                let: {way: '"down"'}
                assert: first_like == this
                message: 'area {area} leads {way} ladder {ladder} more than once'
                related: {this.ladder: '{where} is named'}
              - code: NAV_LADDER_DOWN_MISMATCH
                severity: info
                evidence: measured
                unmodified: {exceptions: 184}
                when: exists(ladder)
                assert: ladder.forward == owner or ladder.left == owner or ladder.right == owner or ladder.behind == owner
                message: 'area {area} leads down ladder {ladder}, but is not an area at its top'
                related: {this.ladder: '{where} is named'}
      - id: earliest_occupy_time
        -orig-id: m_earliestOccupyTime
        type: f4
        repeat: expr
        repeat-expr: _root.num_teams
        if: has_occupy_times
        doc: |
          When the first of each team can be here; the team's number modulo 2 is
          the index, so that Terrorists come before Counter-Terrorists. Team
          Fortress 2 Classic and Classified have one for each of four teams. 0
          to 120 in the measured files; 0 everywhere in Team Fortress 2,
          Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
        -evidence: [engine, measured]
        -unit: s
      - id: light_intensity
        -orig-id: m_lightIntensity
        type: f4
        repeat: expr
        repeat-expr: 4
        if: has_light
        doc: |
          Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
          1 in all other measured files.
        -unit: none
        -index:
          enum: corner
      - id: spawn_attributes
        type: l4d_spawn_bits
        if: has_spawn_attributes
        doc: Actions that the director of Left 4 Dead may take here.
        -evidence: [measured, community]
      - id: unknown_a
        type: u4
        if: has_unknown_a
        doc: Not known; sub-versions 2 to 9 of Left 4 Dead.
        -evidence: unknown
      - id: unknown_b
        type: u4
        if: has_unknown_b
        doc: Not known; sub-versions 4 to 9 of Left 4 Dead.
        -evidence: unknown
      - id: unknown_c
        type: u4
        if: has_unknown_c
        doc: |
          Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
          the only measured file.
        -evidence: unknown
      - id: fog_place_index
        type: u2
        if: has_fog_place_index
        doc: Entry of `fog_places`, probably counted from 1; 0 in the measured files.
        -evidence: [community, inferred]
        -ref: {table: l4d_prologue.fog_places, base: 1, none: 0, as: fog_place}
      - id: unknown_d
        type: l4d_old_block
        if: has_unknown_d
        doc: Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
        -evidence: unknown
      - id: num_unknown_e
        type: u1
        if: has_unknown_e
        doc: Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
        -evidence: community
      - id: unknown_e
        type: u4
        repeat: expr
        repeat-expr: num_unknown_e
        if: has_unknown_e
        doc: Not known; sub-versions 3 to 9 of Left 4 Dead.
        -evidence: unknown
      - id: num_visible
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 4).as<u4>
        if: has_visible
        doc: Entries that follow; 0 to 1,196 in the measured files.
      - id: visible
        -orig-id: m_potentiallyVisibleAreas
        type: visible_area
        repeat: expr
        repeat-expr: num_visible
        if: has_visible
        doc: |
          Areas that can be seen from here, or how they differ from those of the
          area in `inherit_visibility_from`.
        -label:
          text: visible area {visible_area}
          params: {visible_area: index, target: 'either(seen.id, target)', flags: 'either(flags, 1)'}
        -checks:
          - code: NAV_VIS_TARGET_DANGLING
            severity: warning
            evidence: engine
            when: not _root.has_row_targets
            assert: exists(seen)
            at: target
            message: 'area {area} sees area {target}, which does not exist'
          - code: NAV_VIS_INDEX_RANGE
            severity: error
            evidence: measured
            let: {_end: _root.num_areas - 1}
            when: _root.has_row_targets
            assert: exists(seen)
            at: target
            message: 'area {area} sees the area in row {target}, but rows end at {_end}'
          - code: NAV_VIS_FLAGS_RANGE
            severity: warning
            evidence: engine
            assert: flags <= 3
            at: flags
            right: flags & 3
            message: 'area {area} sees area {target} with flags {flags}; they end at 3'
            related: {seen: '{where} is the one that is seen'}
          - code: NAV_VIS_DELETE_NO_PARENT
            severity: warning
            evidence: engine
            when: flags == 0 and exists(owner.inherit_visibility_from)
            assert: exists(owner.source)
            message: 'area {area} takes area {target} from a list that it does not inherit'
            related: {seen: '{where} is the one that is seen'}
      - id: inherit_visibility_from
        -orig-id: m_inheritVisibilityFrom
        type: u4
        if: has_inherited_visibility
        doc: |
          Id of the area whose list holds for this one too, 0 for none. An entry
          of the own list comes before one of that list, and only one step is
          taken.
        -ref: {table: areas, key: id, none: 0, last: true, as: source}
        -checks:
          - code: NAV_INHERIT_DANGLING
            severity: warning
            evidence: engine
            unmodified: {exceptions: 31}
            let: {parent: inherit_visibility_from}
            when: inherit_visibility_from != 0
            assert: exists(source)
            at: inherit_visibility_from
            right: 0
            message: '{where} inherits what area {parent} sees, which does not exist'
          - code: NAV_INHERIT_SELF
            severity: warning
            evidence: engine
            let: {parent: inherit_visibility_from}
            when: exists(source)
            assert: source != this
            at: inherit_visibility_from
            right: 0
            message: '{where} inherits what it sees from itself'
          - code: NAV_INHERIT_CHAIN
            severity: warning
            evidence: engine
            unmodified: {exceptions: 22}
            let: {parent: inherit_visibility_from}
            when: exists(source) and source != this
            assert: not exists(source.source) or source.source == source
            at: inherit_visibility_from
            message: '{where} inherits what area {parent} sees, which inherits too: the engine takes one step only'
            related: {source: '{where} is the one that it inherits from'}
          - code: NAV_INHERIT_DELTA_LONG
            severity: info
            evidence: measured
            let: {entries: num_visible}
            when: exists(source)
            assert: num_visible <= 64
            at: num_visible
            message: '{where} inherits a list and has {entries} entries of its own; the engine makes 64 at most'
      - id: num_cs_approaches
        type: u1
        if: has_cs_approaches
        doc: Approach records that follow; 0 to 16 in the measured files.
        -evidence: [measured, community]
      - id: cs_approaches
        type: approach
        repeat: expr
        repeat-expr: num_cs_approaches
        if: has_cs_approaches
        doc: Ways by which enemies come into view, in Counter-Strike on Source.
        -evidence: [measured, community]
        -label: {text: 'approach {approach}', params: {approach: index}}
      - id: tf_attributes
        -orig-id: m_attributeFlags
        type: tf_area_bits
        if: has_tf_attributes
        doc: Properties that Team Fortress 2 adds.
      - id: tfc_attributes
        type: u8
        if: has_tfc_attributes
        doc: |
          Properties that Team Fortress 2 Classic and Classified add, 64 bits.
          What they mean is not known; they are not those of Team Fortress 2. 0
          in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
          and 32 are set in few areas of Classic.
        -evidence: [measured, community]
        -unit: none
      - id: ins_attributes
        type: u4
        if: has_ins_attributes
        doc: Properties that Insurgency adds; what the bits mean is not known.
        -evidence: community
        -unit: none
    instances:
      has_approaches:
        value: _root.version < 15
        doc: Whether approach records are stored here for every game.
      has_place_index:
        value: _root.version >= 5
      has_ladder_lists:
        value: _root.version >= 7
        doc: Whether ids of ladders are stored.
      has_occupy_times:
        value: _root.version >= 8
      has_light:
        value: _root.version >= 11
      has_spawn_attributes:
        value: _root.l4d_version >= 1
      has_unknown_a:
        value: _root.l4d_version >= 2 and _root.l4d_version <= 9
      has_unknown_b:
        value: _root.l4d_version >= 4 and _root.l4d_version <= 9
      has_unknown_c:
        value: _root.l4d_version >= 5 and _root.l4d_version <= 12
      has_fog_place_index:
        value: _root.l4d_version >= 8
      has_unknown_d:
        value: _root.l4d_version >= 1 and _root.l4d_version <= 9 and spawn_attributes.has_old_block
      has_unknown_e:
        value: _root.l4d_version >= 3 and _root.l4d_version <= 9
        doc: Whether `unknown_e` is stored.
      has_visible:
        value: '_root.is_l4d ? _root.l4d_version >= 5 : _root.version >= 16'
        doc: Whether a list of visible areas is stored.
      has_inherited_visibility:
        value: '_root.is_l4d ? _root.l4d_version >= 11 : _root.version >= 16'
      has_cs_approaches:
        value: _root.is_cs
        doc: Whether approach records of Counter-Strike are stored.
      has_tf_attributes:
        value: _root.is_tf
      has_tfc_attributes:
        value: _root.is_tfc
      has_ins_attributes:
        value: _root.is_ins
    -joins:
      last_like: {table: areas, match: {id: id}, last: true}
    -checks:
      - code: NAV_AREA_ID_ZERO
        severity: error
        evidence: engine
        assert: id != 0
        at: id
        message: '{where} has the id that means no area'
      - code: NAV_AREA_ID_DUPLICATE
        severity: error
        evidence: engine
        let: {later: last_like.row}
        assert: last_like == this
        at: id
        message: '{where} is hidden by a later area of the same id, the one in row {later}'
        related: {last_like: '{where} hides it'}
      - code: NAV_AREA_ID_ORDER
        severity: info
        evidence: measured
        unmodified: {exceptions: 45}
        let: {before: prev.id}
        first: file
        assert: id >= before
        at: id
        message: '{where} follows area {before}'
        related: {prev: '{where} precedes it'}
      - code: NAV_EXTENT_NOT_FINITE
        severity: error
        evidence: engine
        message: '{where} has a corner whose coordinates are not numbers'
        faults:  # A sum is finite only if all its parts are.
          - {assert: is_finite(nw.x + nw.y + nw.z), at: nw}
          - {assert: is_finite(se.x + se.y + se.z), at: se}
          - {assert: is_finite(ne_z), at: ne_z}
          - {assert: is_finite(sw_z), at: sw_z}
      - code: NAV_EXTENT_OUT_OF_WORLD
        severity: error
        evidence: engine
        let:
          _is_near: abs(nw.x) <= 16384 and abs(nw.y) <= 16384 and abs(se.x) <= 16384 and abs(se.y) <= 16384
          _nw: 'max(is_finite(nw.x) ? abs(nw.x) : 0, is_finite(nw.y) ? abs(nw.y) : 0)'
          _se: 'max(is_finite(se.x) ? abs(se.x) : 0, is_finite(se.y) ? abs(se.y) : 0)'
          distance: max(_nw, _se)
          limit: 'distance > 32768 ? 32768.0 : 16384.0'
        message: '{where} reaches {distance:,.0f} units from the origin of the map, which may go to {limit:,.0f}'
        faults:
          - {assert: _is_near or distance <= 32768 or _nw < _se, at: nw}
          - {assert: _is_near or distance <= 32768, at: se}
          - {assert: _is_near or distance <= 16384 or _nw < _se, at: nw, severity: warning}
          - {assert: _is_near or distance <= 16384, at: se, severity: warning}
      - code: NAV_EXTENT_DEGENERATE
        severity: warning
        evidence: engine
        unmodified: {exceptions: 42}
        let: {width: se.x - nw.x, depth: se.y - nw.y}
        assert: se.x > nw.x and se.y > nw.y
        message: '{where} has no surface: it is {width:g} units wide and {depth:g} deep'
      - code: NAV_AREA_TINY
        severity: info
        evidence: measured
        unmodified: {exceptions: 75}
        let: {width: se.x - nw.x, depth: se.y - nw.y}
        when: width > 0 and depth > 0
        assert: max(width, depth) >= 10 and min(width, depth) >= 2
        message: '{where} is only {width:g} units wide and {depth:g} deep'
      - code: NAV_COORD_OFF_GRID
        severity: info
        evidence: measured
        unmodified: {exceptions: 8626}
        message: '{where} has a side at {value:g}, off the grid of 25 units'
        faults:
          - {assert: not (nw.x % 25 > 0), at: nw, let: {value: nw.x}}
          - {assert: not (nw.y % 25 > 0), at: nw, let: {value: nw.y}}
          - {assert: not (se.x % 25 > 0), at: se, let: {value: se.x}}
          - {assert: not (se.y % 25 > 0), at: se, let: {value: se.y}}
      - code: NAV_FLAGS_RUNTIME
        severity: info
        evidence: engine
        unmodified: {exceptions: 1971}
        let: {_mask: '_root.is_l4d ? 0x9800_0000 : 0xe000_0000', bits: 'bit_names(attributes & _mask, attributes)'}
        when: _root.version >= 13
        assert: attributes & _mask == 0
        at: attributes
        right: attributes & ~_mask
        message: '{where} has {bits} in its attributes, which the game sets itself while it runs'
      - code: NAV_FLAGS_RESERVED
        severity: info
        evidence: engine
        unmodified: {exceptions: 17}
        let: {_mask: '_root.sub_version == 0 ? 0x0800_0000 : 0x1800_0000', bits: 'bit_names(attributes & _mask, attributes)'}
        when: _root.version >= 13 and not _root.is_l4d
        assert: attributes & _mask == 0
        at: attributes
        right: attributes & ~_mask
        message: '{where} has {bits} in its attributes, which mean nothing'
      - code: NAV_FLAGS_CUSTOM
        severity: info
        evidence: engine
        unmodified: {exceptions: 1}
        let:
          _mask: '_root.is_l4d ? 0x07f0_0000 : _root.sub_version == 0 ? 0x07fe_0000 : 0x07ff_0000'
          bits: bit_names(attributes & _mask, attributes)
        when: _root.version >= 13
        assert: attributes & _mask == 0
        at: attributes
        right: attributes & ~_mask
        message: '{where} has {bits} in its attributes, which are left to games and mean nothing in this one'
      - code: NAV_FLAGS_BEYOND_ENGINE
        severity: info
        evidence: engine
        let: {bits: 'bit_names(attributes & 0xf0, attributes)'}
        when: _root.version <= 5
        assert: attributes & 0xf0 == 0
        at: attributes
        right: attributes & ~0xf0
        message: '{where} has {bits} in its attributes, which GoldSrc does not know'
      - code: NAV_TF_ATTR_TRANSIENT
        severity: info
        evidence: engine
        let: {bits: 'bit_names(tf_attributes & 0x8980_07ff, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x8980_07ff == 0
        at: tf_attributes
        right: tf_attributes & 0x767f_f800
        message: '{where} has {bits} in its attributes of Team Fortress 2, which the game sets itself while it runs'
      - code: NAV_TF_POINT_MODIFIER
        severity: warning
        evidence: engine
        let: {bits: 'bit_names(tf_attributes & 0x1e_0000, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x6000 != 0 or tf_attributes & 0x1e_0000 == 0
        at: tf_attributes
        message: '{where} has {bits} in its attributes of Team Fortress 2, which need bit 13 or 14'
      - code: NAV_TF_DOOR_CONFLICT
        severity: warning
        evidence: engine
        let: {bits: 'bit_names(0x3000_0000, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x3000_0000 != 0x3000_0000
        at: tf_attributes
        message: '{where} has {bits} in its attributes of Team Fortress 2, of which the game obeys only bit 28'
      - code: NAV_TF_POINT_BOTH
        severity: warning
        evidence: engine
        let: {bits: 'bit_names(0x6000, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x6000 != 0x6000
        at: tf_attributes
        message: '{where} has {bits} in its attributes of Team Fortress 2, of which the game obeys only bit 14'
      - code: NAV_TF_POINT_MODIFIERS
        severity: warning
        evidence: engine
        let: {_points: tf_attributes & 0x1e_0000, bits: 'bit_names(_points, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: is_one_of(_points, 0, 0x2_0000, 0x4_0000, 0x8_0000, 0x10_0000)
        at: tf_attributes
        message: '{where} has {bits} in its attributes of Team Fortress 2, of which the game obeys only the lowest'
      - code: NAV_TF_POINT_UNTIL_MODIFIER
        severity: info
        evidence: engine
        unmodified: {exceptions: 1}
        let: {_points: tf_attributes & 0x1e_0000, bits: 'bit_names(_points, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x4000 == 0 or _points == 0
        at: tf_attributes
        message: '{where} has bit 14 and {bits} in its attributes of Team Fortress 2: the first capture opens it, whichever the point'
      - code: NAV_TF_ONE_WAY_BOTH
        severity: info
        evidence: engine
        let: {bits: 'bit_names(0x1_8000, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x1_8000 != 0x1_8000
        at: tf_attributes
        message: '{where} has {bits} in its attributes of Team Fortress 2, which close it to both teams'
      - code: NAV_TF_UNBLOCKABLE_IDLE
        severity: info
        evidence: engine
        let: {_idle: tf_attributes & 0x3001_e000, bits: 'bit_names(_idle, tf_attributes)'}
        when: _root.is_tf and _root.has_tf_words
        assert: tf_attributes & 0x4000_0000 == 0 or _idle == 0
        at: tf_attributes
        message: '{where} has {bits} in its attributes of Team Fortress 2, which do nothing because of bit 30'
      - code: NAV_L4D_SPAWN_UNKNOWN
        severity: info
        evidence: measured
        let:
          _unknown: 'spawn_attributes & (_root.l4d_version <= 9 ? 0x00e0_0011 : 0x00e0_0019)'
          bits: bit_names(_unknown, spawn_attributes)
        when: has_spawn_attributes
        assert: _unknown == 0
        at: spawn_attributes
        message: '{where} has {bits} in its spawn attributes, whose meaning is not known'
      - code: NAV_L4D_START_NOT_CHECKPOINT
        severity: info
        evidence: community
        when: _root.l4d_version >= 14 and spawn_attributes.player_start
        assert: spawn_attributes.checkpoint
        at: spawn_attributes
        message: '{where} is a start of the players and no checkpoint, so that the round begins before anyone has left it'
      - code: NAV_L4D_BATTLESTATION
        severity: info
        evidence: community
        when: has_spawn_attributes and spawn_attributes.battlestation
        assert: spawn_attributes.battlefield or spawn_attributes.finale
        at: spawn_attributes
        message: '{where} is a battle station outside of battlefields and finales, where it has no use'
      - code: NAV_AREA_NO_EXITS
        severity: info
        evidence: measured
        unmodified: {exceptions: 1052}
        assert: any(connections, num_ids > 0)
        message: '{where} has no connection out of it'
      - code: NAV_APPROACH_COUNT
        severity: error
        evidence: engine
        let: {approaches: num_approaches}
        when: has_approaches
        at: num_approaches
        message: '{where} has {approaches} approaches; games make 16 at most'
        faults:
          - {assert: num_approaches <= 16 or _root.version > 5}
          - {assert: num_approaches <= 16, severity: warning}
      - code: NAV_APPROACH_COUNT
        let: {approaches: num_cs_approaches}
        when: has_cs_approaches
        assert: num_cs_approaches <= 16
        at: num_cs_approaches
        severity: warning
        message: '{where} has {approaches} approaches; games make 16 at most'
      - code: NAV_LIGHT_RANGE
        severity: warning
        evidence: measured
        let: {value: 'first(light_intensity, _, not (_ >= 0 and _ <= 1))'}
        when: has_light
        assert: all(light_intensity, _ >= 0 and _ <= 1)
        at: light_intensity
        message: '{where} has a light of {value:g} at a corner; it is 0 to 1'
      - code: NAV_OCCUPY_RANGE
        severity: warning
        evidence: engine
        let: {value: 'first(earliest_occupy_time, _, not (_ >= 0 and _ <= 120))'}
        when: has_occupy_times
        assert: all(earliest_occupy_time, _ >= 0 and _ <= 120)
        at: earliest_occupy_time
        message: '{where} is reached after {value:g} seconds at the earliest; 0 to 120 are possible'
      - code: NAV_PLACE_INDEX_RANGE
        severity: warning
        evidence: engine
        let: {place: place_index, places: count(_root.places)}
        when: has_place_index
        assert: place <= places
        at: place_index
        message: '{where} is in place {place}, but there are {places}'
      - code: NAV_L4D_FOG_RANGE
        severity: warning
        evidence: inferred
        let: {place: fog_place_index, places: count(_root.l4d_prologue.fog_places)}
        when: has_fog_place_index
        assert: place <= places
        at: fog_place_index
        right: 0
        message: '{where} is in fog place {place}, but there are {places}'
  hiding_spot:
    -orig-id: HidingSpot
    doc: A point at which a bot hides, or from which it shoots.
    seq:
      - id: id
        -orig-id: m_id
        type: u4
        if: has_identity
        doc: |
          Id of the spot, unique in the file; counted from 0 in the order of the
          measured files.
        -unit: none
      - id: position
        -orig-id: m_pos
        type: vec3
        doc: On the floor.
        -unit: unit
      - id: flags
        -orig-id: m_flags
        type: hiding_spot_bits
        if: has_identity
        doc: Quality of the spot; version 1 takes all spots for cover.
    instances:
      has_identity:
        value: _root.version >= 2
        doc: Whether id and flags are stored.
    -joins:
      first_like: {table: areas.hiding_spots, match: {id: id}}
    -checks:
      - code: NAV_SPOT_ID_DUPLICATE
        severity: warning
        evidence: engine
        let: {other_area: first_like.owner.id}
        when: has_identity
        assert: first_like == this
        at: id
        message: '{where} has the id {id} of an earlier hiding spot, which is in area {other_area}'
        related: {first_like: '{where} has it first'}
      - code: NAV_SPOT_OUTSIDE_AREA
        severity: warning
        evidence: measured
        unmodified: {exceptions: 45}
        let:
          _x: max(min(owner.nw.x, owner.se.x) - position.x, position.x - max(owner.nw.x, owner.se.x))
          _y: max(min(owner.nw.y, owner.se.y) - position.y, position.y - max(owner.nw.y, owner.se.y))
          distance: max(0.0, _x, _y)
        assert: distance <= 1
        at: position
        message: '{where} lies {distance:g} units outside its area'
        related: {owner: '{where} is its area'}
      - code: NAV_SPOT_FLAG_UNKNOWN
        severity: info
        evidence: measured
        at: flags
        let: {flags: flags}
        faults:
          - assert: flags <= 7 or _root.version > 5
            right: flags & 7
            message: '{where} has flags {flags}; the known ones end at 7'
          - assert: flags <= 15
            right: flags & 15
            message: '{where} has flags {flags}; the known ones end at 15'
      - code: NAV_SPOT_FLAG_CONFLICT
        severity: info
        evidence: measured
        assert: flags & 9 != 9 and flags & 6 != 6
        at: flags
        message: '{where} has flags {flags}, which contradict each other'
      - code: NAV_SPOT_NO_FLAGS
        severity: info
        evidence: measured
        unmodified: {exceptions: 1577}
        let: {flags: flags}
        assert: flags != 0
        at: flags
        message: '{where} has no flags, so that it is good for nothing'
  hiding_spot_bits:
    doc: What a hiding spot is good for.
    seq:
      - id: in_cover
        -orig-id: IN_COVER
        type: b1
        doc: In a corner with hard cover.
      - id: good_sniper_spot
        -orig-id: GOOD_SNIPER_SPOT
        type: b1
        doc: A sniper can fire well along a line.
      - id: ideal_sniper_spot
        -orig-id: IDEAL_SNIPER_SPOT
        type: b1
        doc: A sniper sees far or much from here.
      - id: exposed
        -orig-id: EXPOSED
        type: b1
        doc: In the open, mostly on a ledge; not known to GoldSrc.
      - id: reserved
        type: b4
        doc: Not used; 0 in the measured files.
        -evidence: measured
        -unit: none
  approach:
    -orig-id: ApproachInfo
    doc: |
      A way on which an enemy comes into view of an area: over `prev_area` into
      `here_area`, the last area that is seen, and on to `next_area`. Codes of
      how one goes are those of the enum `way`, but to version 9 the code 7 is
      none. Which one it is in versions 10 to 15 is not known.
    seq:
      - id: here_area
        -orig-id: here
        type: u4
        doc: Id of the area that is approached.
        -ref: {table: areas, key: id, none: 0, last: true, as: here}
      - id: prev_area
        -orig-id: prev
        type: u4
        doc: |
          Id of its neighbour on the near side; 0 exactly where `here_area` is
          the area that holds the record.
        -ref: {table: areas, key: id, none: 0, last: true, as: previous}
      - id: prev_to_here_how
        -orig-id: prevToHereHow
        type: u1
        doc: How one goes from `prev_area` to `here_area`, or back.
        -unit: none
      - id: next_area
        -orig-id: next
        type: u4
        doc: Id of its neighbour on the far side, which is out of view.
        -ref: {table: areas, key: id, none: 0, last: true, as: following}
      - id: here_to_next_how
        -orig-id: hereToNextHow
        type: u1
        doc: How one goes from `here_area` to `next_area`, or back.
        -unit: none
    instances:
      prev_to_here_way:
        value: >-
          prev_to_here_how == 0 ? way::go_north
          : prev_to_here_how == 1 ? way::go_east
          : prev_to_here_how == 2 ? way::go_south
          : prev_to_here_how == 3 ? way::go_west
          : prev_to_here_how == 4 ? way::ladder_up
          : prev_to_here_how == 5 ? way::ladder_down
          : prev_to_here_how == 6 ? way::jump
          : _root.version <= 9 ? (prev_to_here_how == 7 ? way::none : way::no_such_way)
          : prev_to_here_how == 7 ? way::elevator_up
          : prev_to_here_how == 8 ? way::elevator_down
          : prev_to_here_how == 9 ? way::none
          : way::no_such_way
        doc: Meaning of `prev_to_here_how`, by the codes of the version.
      here_to_next_way:
        value: >-
          here_to_next_how == 0 ? way::go_north
          : here_to_next_how == 1 ? way::go_east
          : here_to_next_how == 2 ? way::go_south
          : here_to_next_how == 3 ? way::go_west
          : here_to_next_how == 4 ? way::ladder_up
          : here_to_next_how == 5 ? way::ladder_down
          : here_to_next_how == 6 ? way::jump
          : _root.version <= 9 ? (here_to_next_how == 7 ? way::none : way::no_such_way)
          : here_to_next_how == 7 ? way::elevator_up
          : here_to_next_how == 8 ? way::elevator_down
          : here_to_next_how == 9 ? way::none
          : way::no_such_way
        doc: Meaning of `here_to_next_how`, by the codes of the version.
    -checks:
      - code: NAV_APPROACH_DANGLING
        severity: warning
        evidence: engine
        message: '{where} names area {other_area}, which does not exist'
        faults:
          - {let: {other_area: here_area}, assert: here_area == 0 or exists(here), at: here_area}
          - {let: {other_area: prev_area}, assert: prev_area == 0 or exists(previous), at: prev_area}
          - {let: {other_area: next_area}, assert: next_area == 0 or exists(following), at: next_area}
      - code: NAV_APPROACH_PREV_ZERO
        severity: warning
        evidence: measured
        message: '{where} {fault}'
        faults:
          - {let: {fault: '"leads to no area"'}, assert: here_area != 0, at: here_area}
          - let: {fault: '"comes from no area, but does not begin here"'}
            assert: prev_area != 0 or here_area == owner.id
            at: prev_area
          - {let: {fault: '"goes on to no area"'}, assert: next_area != 0, at: next_area}
      - code: NAV_APPROACH_HOW_RANGE
        severity: warning
        evidence: engine
        let: {most: '_root.version <= 9 ? 7 : 9'}
        message: '{where} has the code {code} for how one goes, but they end at {most}'
        faults:
          - {let: {code: prev_to_here_how}, assert: prev_to_here_how <= most, at: prev_to_here_how, right: most}
          - {let: {code: here_to_next_how}, assert: here_to_next_how <= most, at: here_to_next_how, right: most}
      - code: NAV_APPROACH_NONE_CODE
        severity: info
        evidence: measured
        unmodified: {exceptions: 3}
        when: _root.version == 16 and prev_area == 0
        assert: prev_to_here_how != 7
        at: prev_to_here_how
        right: 9
        message: '{where} has the code 7 for how one comes from no area, which was none to version 9; now it is 9'
  encounter:
    -orig-id: SpotEncounter
    doc: A straight path through an area, with the hiding spots seen from it.
    seq:
      - id: from_area
        -orig-id: from
        type: u4
        doc: Id of the area from which one comes; 0 where it is lost.
        -ref: {table: areas, key: id, none: 0, last: true, as: origin}
      - id: from_dir
        -orig-id: fromDir
        type: u1
        if: has_sides
        doc: Side of this area on which `from_area` is connected.
        -unit: none
      - id: to_area
        -orig-id: to
        type: u4
        doc: Id of the area into which one goes; 0 where it is lost.
        -ref: {table: areas, key: id, none: 0, last: true, as: destination}
      - id: to_dir
        -orig-id: toDir
        type: u1
        if: has_sides
        doc: Side of this area on which `to_area` is connected.
        -unit: none
      - id: path_from
        -orig-id: path.from
        type: vec3
        if: is_old
        doc: Begin of the path; the engine discards it.
        -evidence: [engine, measured]
        -unit: unit
      - id: path_to
        -orig-id: path.to
        type: vec3
        if: is_old
        doc: End of the path; the engine discards it.
        -evidence: [engine, measured]
        -unit: unit
      - id: num_spots
        type: u1
        doc: Spots that follow; 0 to 233 in the measured files.
      - id: spots
        -orig-id: spotList
        type: encounter_spot
        repeat: expr
        repeat-expr: num_spots
        if: has_sides
        doc: Spots in the order in which they come into view.
        -label: {text: 'spot {spot}', params: {spot: index}}
      - id: old_spots
        type: old_encounter_spot
        repeat: expr
        repeat-expr: num_spots + 0
        if: is_old
        doc: Spots of versions 1 and 2; the engine discards them.
        -evidence: [engine, measured]
        -label: {text: 'spot {spot}', params: {spot: index}}
    instances:
      has_sides:
        value: _root.version >= 3
        doc: Whether the form of version 3 and later is stored.
      is_old:
        value: _root.version < 3
        doc: Whether the form of versions 1 and 2 is stored.
      from_dir_name:
        value: from_dir
        enum: side
      to_dir_name:
        value: to_dir
        enum: side
    -joins:
      in_link: {table: areas.connections.ids, match: {owner.row * 4 + from_dir: owner.row, origin: target}}
      out_link: {table: areas.connections.ids, match: {owner.row * 4 + to_dir: owner.row, destination: target}}
    -checks:
      - code: NAV_ENC_AREA_DANGLING
        severity: warning
        evidence: engine
        message: '{where} {way} area {other_area}, which does not exist'
        faults:
          - let: {way: '"comes from"', other_area: from_area, side: 'enum_name(from_dir, side)'}
            assert: exists(origin)
            at: from_area
          - let: {way: '"leads to"', other_area: to_area, side: 'enum_name(to_dir, side)'}
            assert: exists(destination)
            at: to_area
      - code: NAV_ENC_DIR_RANGE
        severity: warning
        evidence: engine
        message: '{where} {way} area {other_area} over side {side}; 0 to 3 are north, east, south, west'
        faults:
          - let: {way: '"comes from"', other_area: from_area, side: from_dir}
            assert: from_dir <= 3
            at: from_dir
            related: {origin: '{where} is the other end'}
          - let: {way: '"leads to"', other_area: to_area, side: to_dir}
            assert: to_dir <= 3
            at: to_dir
            related: {destination: '{where} is the other end'}
      - code: NAV_ENC_NOT_LINKED
        severity: info
        evidence: measured
        unmodified: {exceptions: 636}
        when: has_sides
        message: '{where} {way} area {other_area} over the side {side}, where the two are not connected'
        faults:
          - let: {way: '"comes from"', other_area: from_area, side: 'enum_name(from_dir, side)'}
            assert: from_dir > 3 or not exists(origin) or exists(in_link)
            at: from_area
            related: {origin: '{where} is the other end'}
          - let: {way: '"leads to"', other_area: to_area, side: 'enum_name(to_dir, side)'}
            assert: to_dir > 3 or not exists(destination) or exists(out_link)
            at: to_area
            related: {destination: '{where} is the other end'}
  encounter_spot:
    -orig-id: SpotOrder
    doc: A hiding spot that is seen from a path.
    seq:
      - id: spot_id
        -orig-id: id
        type: u4
        doc: Id of a hiding spot of any area; also 0 where the spot is lost.
        -ref: {table: areas.hiding_spots, key: id, as: spot}
      - id: t
        type: u1
        doc: Part of the path at which the spot comes into view; 255 is the end.
        -unit: none
    instances:
      fraction:
        value: t.as<f8> * 0.00392156862745098
        doc: The same as a part of the path, 0 to 1.
    -checks:
      - code: NAV_ENC_SPOT_DANGLING
        severity: warning
        evidence: engine
        let: {hiding_spot: spot_id}
        assert: exists(spot)
        at: spot_id
        message: '{where} is hiding spot {hiding_spot}, which does not exist'
      - code: NAV_ENC_T_ORDER
        severity: info
        evidence: measured
        let: {t: t, before: prev.t}
        when: _root.version >= 3
        first: owner
        assert: t >= before
        at: t
        message: '{where} comes into view before the one in front of it'
  old_encounter_spot:
    doc: A point that is seen from a path, in versions 1 and 2.
    -evidence: [engine, measured]
    seq:
      - id: position
        type: vec3
        doc: The point.
        -unit: unit
      - id: t
        type: f4
        doc: Part of the path at which the spot comes into view, 0 to 1.
        -unit: none
    -checks:
      - code: NAV_ENC_T_ORDER
        let: {t: t, before: prev.t}
        when: _root.version < 3
        first: owner
        assert: not (t < before)
        at: t
        message: '{where} comes into view before the one in front of it'
  visible_area:
    -orig-id: AreaBindInfo
    doc: An area that is seen, or one that is not although the list inherited says so.
    seq:
      - id: target
        type: u4
        doc: |
          Id of the area; in Left 4 Dead from sub-version 14 on its row in
          `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
          12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
        -evidence: [engine, measured]
        -ref:
          - {table: areas, if: has_row_targets, as: seen}
          - {table: areas, key: id, none: 0, last: true, as: seen}
      - id: flags
        -orig-id: attributes
        type: u1
        if: has_flags
        doc: |
          How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
          the measured files. An entry for the area itself always has the value
          2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
          the list inherited.

          - `potentially_visible`: Some part of the area can be seen.
          - `completely_visible`: All of the area can be seen.
        -bits:
          0: potentially_visible
          1: completely_visible
    instances:
      has_flags:
        value: not _root.is_l4d or _root.l4d_version >= 9
  nav_ladder:
    -orig-id: CNavLadder
    doc: A ladder, and the areas at its ends.
    to-string: 'f"ladder {id}"'
    -webide-representation: '{id:dec}'
    seq:
      - id: id
        -orig-id: m_id
        type: u4
        doc: |
          Id of the ladder, not 0 and unique in the file; 1 to 265 in the
          measured files.
        -unit: none
      - id: width
        -orig-id: m_width
        type: f4
        doc: Width; 3.2 to 124 in the measured files.
        -unit: unit
      - id: top
        -orig-id: m_top
        type: vec3
        doc: Upper end.
        -unit: unit
      - id: bottom
        -orig-id: m_bottom
        type: vec3
        doc: Lower end.
        -unit: unit
      - id: length
        -orig-id: m_length
        type: f4
        doc: |
          Cost of the climb, which is not always the distance of the ends; 6.4
          to 1,109 in the measured files.
        -unit: unit
      - id: direction
        -orig-id: m_dir
        type: u4
        doc: Side to which the face of the ladder looks.
        -unit: none
      - id: is_dangling
        type: u1
        if: has_dangling_flag
        doc: Whether the lower end hangs in the air; only version 6 stores it.
        -unit: none
      - id: top_forward_area
        -orig-id: m_topForwardArea
        type: u4
        doc: Id of the area straight on over the top, 0 for none.
        -ref: {table: areas, key: id, none: 0, last: true, as: forward}
      - id: top_left_area
        -orig-id: m_topLeftArea
        type: u4
        doc: Id of the area to the left of `direction`, 0 for none.
        -ref: {table: areas, key: id, none: 0, last: true, as: left}
      - id: top_right_area
        -orig-id: m_topRightArea
        type: u4
        doc: Id of the area to the right, 0 for none.
        -ref: {table: areas, key: id, none: 0, last: true, as: right}
      - id: top_behind_area
        -orig-id: m_topBehindArea
        type: u4
        doc: Id of the area behind the climber, from which one only gets down; 0 for none.
        -ref: {table: areas, key: id, none: 0, last: true, as: behind}
      - id: bottom_area
        -orig-id: m_bottomArea
        type: u4
        doc: Id of the area at the lower end; 0 on a broken ladder.
        -ref: {table: areas, key: id, none: 0, last: true, as: below}
    instances:
      has_dangling_flag:
        value: _root.version == 6
      direction_name:
        value: direction
        enum: side
  l4d_spawn_bits:
    doc: What the director of Left 4 Dead may do in an area, 32 bits.
    -evidence: community
    seq:
      - id: reserved1
        type: b1
        doc: Not used; 0 in the measured files.
        -evidence: measured
      - id: empty
        -orig-id: EMPTY
        type: b1
        doc: No wandering infected are placed here.
      - id: stop_scan
        -orig-id: STOP_SCAN
        type: b1
        doc: Not known.
        -evidence: unknown
      - id: has_old_block
        type: b1
        doc: |
          Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
          measured files.
      - id: reserved2
        type: b1
        doc: Not used; 0 in the measured files.
        -evidence: measured
      - id: battlestation
        type: b1
        doc: A strong place for survivor bots to defend.
      - id: finale
        -orig-id: FINALE
        type: b1
        doc: Infected come from here during the finale.
      - id: player_start
        type: b1
        doc: Survivors start here.
      - id: battlefield
        type: b1
        doc: Region of an event, to which spawning is limited.
      - id: ignore_visibility
        type: b1
        doc: Infected come although survivors see the area.
      - id: not_clearable
        type: b1
        doc: Never counts as cleared.
      - id: checkpoint
        type: b1
        doc: Safe room.
      - id: obscured
        type: b1
        doc: Infected may come in view, out of fog, water or plants.
      - id: no_mobs
        type: b1
        doc: No mob comes from here.
      - id: threat
        type: b1
        doc: Preferred for Tank or Witch.
      - id: rescue_vehicle
        type: b1
        doc: Region of the rescue vehicle.
      - id: rescue_closet
        type: b1
        doc: The dead come back here.
      - id: escape_route
        type: b1
        doc: |
          On the way from start to end, as the analysis finds it; 0 in the
          measured files.
      - id: destroyed_door
        type: b1
        doc: Set while the game runs; 0 in the measured files.
      - id: nothreat
        type: b1
        doc: Neither Tank nor Witch.
      - id: lyingdown
        type: b1
        doc: Infected may lie here.
      - id: reserved3
        type: b3
        doc: Not used; 0 in the measured files.
        -evidence: measured
        -unit: none
      - id: compass_north
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_northeast
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_east
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_southeast
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_south
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_southwest
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_west
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
      - id: compass_northwest
        type: b1
        doc: Not known; 0 in the measured files.
        -evidence: unknown
  tf_area_bits:
    -orig-id: TFNavAttributeType
    doc: |
      Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
      22, 25, 26 and 28 to 30.
    doc-ref: https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h
    seq:
      - id: blocked
        -orig-id: TF_NAV_BLOCKED
        type: b1
        doc: |
          The area is blocked; set while the game runs, 0 in the measured
          files.
      - id: spawn_room_red
        -orig-id: TF_NAV_SPAWN_ROOM_RED
        type: b1
        doc: |
          In the spawn room of red; set while the game runs, 0 in the
          measured files.
      - id: spawn_room_blue
        -orig-id: TF_NAV_SPAWN_ROOM_BLUE
        type: b1
        doc: |
          In the spawn room of blue; set while the game runs, 0 in the
          measured files.
      - id: spawn_room_exit
        -orig-id: TF_NAV_SPAWN_ROOM_EXIT
        type: b1
        doc: |
          At an exit of a spawn room; set while the game runs, 0 in the
          measured files.
      - id: has_ammo
        -orig-id: TF_NAV_HAS_AMMO
        type: b1
        doc: |
          Ammunition lies here; set while the game runs, 0 in the measured
          files.
      - id: has_health
        -orig-id: TF_NAV_HAS_HEALTH
        type: b1
        doc: |
          Health lies here; set while the game runs, 0 in the measured
          files.
      - id: control_point
        -orig-id: TF_NAV_CONTROL_POINT
        type: b1
        doc: |
          At a control point; set while the game runs, 0 in the measured
          files.
      - id: blue_sentry_danger
        -orig-id: TF_NAV_BLUE_SENTRY_DANGER
        type: b1
        doc: |
          A sentry gun of blue fires here; set while the game runs, 0 in the
          measured files.
      - id: red_sentry_danger
        -orig-id: TF_NAV_RED_SENTRY_DANGER
        type: b1
        doc: |
          A sentry gun of red fires here; set while the game runs, 0 in the
          measured files.
      - id: reserved1
        type: b2
        doc: Not used; 0 in the measured files.
        -evidence: measured
        -unit: none
      - id: blue_setup_gate
        -orig-id: TF_NAV_BLUE_SETUP_GATE
        type: b1
        doc: |
          Closes nothing: the distances of both teams lead through the area even
          where something else blocks it.
      - id: red_setup_gate
        -orig-id: TF_NAV_RED_SETUP_GATE
        type: b1
        doc: |
          Closes nothing: the distances of both teams lead through the area even
          where something else blocks it.
      - id: blocked_after_point_capture
        -orig-id: TF_NAV_BLOCKED_AFTER_POINT_CAPTURE
        type: b1
        doc: |
          Closes when a control point is captured, any, or one of the index that
          bits 17 to 20 name or higher. Not checked beside bit 14.
      - id: blocked_until_point_capture
        -orig-id: TF_NAV_BLOCKED_UNTIL_POINT_CAPTURE
        type: b1
        doc: |
          Closed from the start of the round until any control point is captured.
      - id: blue_one_way_door
        -orig-id: TF_NAV_BLUE_ONE_WAY_DOOR
        type: b1
        doc: Closed to red.
      - id: red_one_way_door
        -orig-id: TF_NAV_RED_ONE_WAY_DOOR
        type: b1
        doc: Closed to blue.
      - id: with_second_point
        -orig-id: TF_NAV_WITH_SECOND_POINT
        type: b1
        doc: |
          Bit 13 waits for the control point of index 1 of the map; bit 14 and
          an area without bit 13 ignore it.
      - id: with_third_point
        -orig-id: TF_NAV_WITH_THIRD_POINT
        type: b1
        doc: |
          Bit 13 waits for the control point of index 2 of the map; bit 14 and
          an area without bit 13 ignore it.
      - id: with_fourth_point
        -orig-id: TF_NAV_WITH_FOURTH_POINT
        type: b1
        doc: |
          Bit 13 waits for the control point of index 3 of the map; bit 14 and
          an area without bit 13 ignore it.
      - id: with_fifth_point
        -orig-id: TF_NAV_WITH_FIFTH_POINT
        type: b1
        doc: |
          Bit 13 waits for the control point of index 4 of the map; bit 14 and
          an area without bit 13 ignore it.
      - id: sniper_spot
        -orig-id: TF_NAV_SNIPER_SPOT
        type: b1
        doc: Good for a sniper.
      - id: sentry_spot
        -orig-id: TF_NAV_SENTRY_SPOT
        type: b1
        doc: Good for a sentry gun.
      - id: escape_route
        -orig-id: TF_NAV_ESCAPE_ROUTE
        type: b1
        doc: |
          On an escape route; set while the game runs, 0 in the measured
          files.
      - id: escape_route_visible
        -orig-id: TF_NAV_ESCAPE_ROUTE_VISIBLE
        type: b1
        doc: |
          In view of an escape route; set while the game runs, 0 in the
          measured files.
      - id: no_spawning
        -orig-id: TF_NAV_NO_SPAWNING
        type: b1
        doc: Bots do not appear here; 0 in the measured files.
      - id: rescue_closet
        -orig-id: TF_NAV_RESCUE_CLOSET
        type: b1
        doc: Where the dead come back in Raid mode; 0 in the measured files.
      - id: bomb_can_drop_here
        -orig-id: TF_NAV_BOMB_CAN_DROP_HERE
        type: b1
        doc: |
          The bomb may be dropped here; set while the game runs, 0 in the
          measured files.
      - id: door_never_blocks
        -orig-id: TF_NAV_DOOR_NEVER_BLOCKS
        type: b1
        doc: A door here never blocks, whatever bit 29 says.
      - id: door_always_blocks
        -orig-id: TF_NAV_DOOR_ALWAYS_BLOCKS
        type: b1
        doc: A door here always blocks.
      - id: unblockable
        -orig-id: TF_NAV_UNBLOCKABLE
        type: b1
        doc: Can never be blocked.
      - id: reserved2
        type: b1
        doc: Not used; 0 in the measured files.
        -evidence: measured
  l4d_old_block:
    doc: Twenty bytes of early sub-versions of Left 4 Dead.
    -evidence: unknown
    seq:
      - id: unknown_d1
        type: u4
        doc: Not known.
      - id: unknown_d2
        type: u4
        doc: Not known.
      - id: unknown_d3
        type: f4
        doc: Not known.
      - id: unknown_d4
        type: f4
        doc: Not known.
      - id: unknown_d5
        type: u4
        doc: Not known.
enums:
  game_kind:
    0: {id: base, doc: 'The engine without a game; GoldSrc, Half-Life 2, Garry''s Mod and most mods.'}
    1: {id: cs, doc: 'Counter-Strike on Source, with approach records from sub-version 1 on.'}
    2: {id: tf, doc: 'Team Fortress 2, with attributes from sub-version 2 on.'}
    3: {id: ins, doc: 'Insurgency, with attributes from sub-version 2 on.'}
    4: {id: l4d, doc: Left 4 Dead and Left 4 Dead 2.}
    5:
      id: tfc
      doc: |
        Team Fortress 2 Classic and Team Fortress 2 Classified, with attributes
        of their own and four teams.
  side:
    0: {id: north, -orig-id: NORTH, doc: Towards -y.}
    1: {id: east, -orig-id: EAST, doc: Towards +x.}
    2: {id: south, -orig-id: SOUTH, doc: Towards +y.}
    3: {id: west, -orig-id: WEST, doc: Towards -x.}
  corner:
    0: {id: north_west, -orig-id: NORTH_WEST, doc: Lowest x and y.}
    1: {id: north_east, -orig-id: NORTH_EAST, doc: 'Highest x, lowest y.'}
    2: {id: south_east, -orig-id: SOUTH_EAST, doc: Highest x and y.}
    3: {id: south_west, -orig-id: SOUTH_WEST, doc: 'Lowest x, highest y.'}
  way:
    0: {id: go_north, -orig-id: GO_NORTH, doc: Over the north side.}
    1: {id: go_east, -orig-id: GO_EAST, doc: Over the east side.}
    2: {id: go_south, -orig-id: GO_SOUTH, doc: Over the south side.}
    3: {id: go_west, -orig-id: GO_WEST, doc: Over the west side.}
    4: {id: ladder_up, -orig-id: GO_LADDER_UP, doc: Up a ladder.}
    5: {id: ladder_down, -orig-id: GO_LADDER_DOWN, doc: Down a ladder.}
    6: {id: jump, -orig-id: GO_JUMP, doc: By a jump; in no known file.}
    7:
      id: elevator_up
      -orig-id: GO_ELEVATOR_UP
      doc: |
        Up an elevator; in no known file except three codes that are left from
        versions in which 7 is none.
    8: {id: elevator_down, -orig-id: GO_ELEVATOR_DOWN, doc: Down an elevator; in no known file.}
    9: {id: none, -orig-id: NUM_TRAVERSE_TYPES, doc: 'No way, because the area is absent; 7 to version 9.'}
    255: {id: no_such_way, doc: A code that the version does not have; in no known file.}
