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
  - id: sub_version
    -orig-id: subVersion
    type: u4
    if: has_sub_version
    doc: |
      Layout of what the game adds, by a count of its own: 0 nothing (Garry's
      Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
      Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
      Classic, 257 Team Fortress 2 Classified.
  - id: bsp_size
    -orig-id: saveBspSize
    type: u4
    if: has_bsp_size
    doc: |
      Size of the map's file when the mesh was saved; the engine calls the mesh
      out of date when they differ. 525,252 to 765,058,988 in the measured
      files. Given in bytes.
  - id: is_analyzed
    -orig-id: m_isAnalyzed
    type: u1
    if: has_analysis_flag
    doc: Whether the mesh has been analysed, 0 or 1.
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
  - id: has_unnamed_areas
    -orig-id: hasUnnamedAreas
    type: u1
    if: has_unnamed_flag
    doc: Whether some area belongs to no place, 0 or 1.
  - id: l4d_prologue
    type: l4d_header
    if: has_l4d_prologue
    doc: Data that Left 4 Dead stores before the areas.
  - id: tf2c_tag
    contents: TF2C
    if: is_tagged
    doc: |
      What Team Fortress 2 Classic stores before the areas, by the same hook of
      the engine; its successor Classified stores nothing there.
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
  - id: max_view_distance
    type: f4
    if: is_l4d
    doc: |
      How far areas are tested for being seen, probably; 0 selects the
      engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
      Given in units of the game.
  - id: tail
    size-eos: true
    doc: |
      Bytes after the mesh, which the engines do not read. GoldSrc does not
      shorten a file when it saves a smaller mesh over a larger one, so that 42
      of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
      all other files.
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
    value: |
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
  has_tf2c_tag:
    value: has_sub_version and sub_version == 256
    doc: |
      Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
      Right for all known files; reading to the last byte is the proof.
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
      - id: name
        size: len_name
        doc: ASCII with a zero at its end.
  l4d_header:
    doc: What Left 4 Dead stores between the place directory and the areas.
    doc-ref: https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp
    seq:
      - id: population
        terminator: 0
        if: has_population
        doc: |
          Name of the population that areas without one of their own take, such
          as default or c1streets.
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
        doc: |
          East; -15,475 to 15,475 in the measured files. Given in units of the
          game.
      - id: y
        type: f4
        doc: |
          South; -15,475 to 15,475 in the measured files. Given in units of the
          game.
      - id: z
        type: f4
        doc: |
          Up; -4,626 to 11,908 in the measured files. Given in units of the
          game.
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
      - id: nw
        -orig-id: m_nwCorner
        type: vec3
        doc: |
          The corner of the lowest x and y, with its height. Given in units of
          the game.
      - id: se
        -orig-id: m_seCorner
        type: vec3
        doc: |
          The corner of the highest x and y, with its height. Given in units of
          the game.
      - id: ne_z
        -orig-id: m_neZ
        type: f4
        doc: |
          Height of the corner at the x of `se` and the y of `nw`. Given in
          units of the game.
      - id: sw_z
        -orig-id: m_swZ
        type: f4
        doc: |
          Height of the corner at the x of `nw` and the y of `se`. Given in
          units of the game.
      - id: connections
        -orig-id: m_connect
        type: id_list
        repeat: expr
        repeat-expr: 4
        doc: |
          For each side the areas into which one gets over it; the way back is a
          connection of its own. The elements are those of the enum `side`, from
          0 on.
      - id: num_hiding_spots
        type: u1
        doc: Hiding spots that follow; 0 to 4 in the measured files.
      - id: hiding_spots
        -orig-id: m_hidingSpots
        type: hiding_spot
        repeat: expr
        repeat-expr: num_hiding_spots
        doc: Points in the area at which bots hide.
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
      - id: place_index
        -orig-id: entry
        type: u2
        if: has_place_index
        doc: 'Place of the area: 1 is the first of `places`, 0 means none.'
      - id: ladders_up
        -orig-id: m_ladder
        type: id_list
        if: has_ladder_lists
        doc: Ladders that lead up from here.
      - id: ladders_down
        -orig-id: m_ladder
        type: id_list
        if: has_ladder_lists
        doc: Ladders that lead down from here.
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
          Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2. Given in
          s.
      - id: light_intensity
        -orig-id: m_lightIntensity
        type: f4
        repeat: expr
        repeat-expr: 4
        if: has_light
        doc: |
          Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
          1 in all other measured files. The elements are those of the enum
          `corner`, from 0 on.
      - id: spawn_attributes
        type: l4d_spawn_bits
        if: has_spawn_attributes
        doc: Actions that the director of Left 4 Dead may take here.
      - id: unknown_a
        type: u4
        if: has_unknown_a
        doc: Not known; sub-versions 2 to 9 of Left 4 Dead.
      - id: unknown_b
        type: u4
        if: has_unknown_b
        doc: Not known; sub-versions 4 to 9 of Left 4 Dead.
      - id: unknown_c
        type: u4
        if: has_unknown_c
        doc: |
          Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
          the only measured file.
      - id: fog_place_index
        type: u2
        if: has_fog_place_index
        doc: |
          Entry of `fog_places`, probably counted from 1; 0 in the measured
          files.
      - id: unknown_d
        type: l4d_old_block
        if: has_unknown_d
        doc: |
          Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces
          it.
      - id: num_unknown_e
        type: u1
        if: has_unknown_e
        doc: Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
      - id: unknown_e
        type: u4
        repeat: expr
        repeat-expr: num_unknown_e
        if: has_unknown_e
        doc: Not known; sub-versions 3 to 9 of Left 4 Dead.
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
      - id: inherit_visibility_from
        -orig-id: m_inheritVisibilityFrom
        type: u4
        if: has_inherited_visibility
        doc: |
          Id of the area whose list holds for this one too, 0 for none. An entry
          of the own list comes before one of that list, and only one step is
          taken.
      - id: num_cs_approaches
        type: u1
        if: has_cs_approaches
        doc: Approach records that follow; 0 to 16 in the measured files.
      - id: cs_approaches
        type: approach
        repeat: expr
        repeat-expr: num_cs_approaches
        if: has_cs_approaches
        doc: |
          Ways by which enemies come into view, in Counter-Strike on Source.
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
      - id: ins_attributes
        type: u4
        if: has_ins_attributes
        doc: Properties that Insurgency adds; what the bits mean is not known.
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
      - id: position
        -orig-id: m_pos
        type: vec3
        doc: On the floor. Given in units of the game.
      - id: flags
        -orig-id: m_flags
        type: hiding_spot_bits
        if: has_identity
        doc: Quality of the spot; version 1 takes all spots for cover.
    instances:
      has_identity:
        value: _root.version >= 2
        doc: Whether id and flags are stored.
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
      - id: prev_area
        -orig-id: prev
        type: u4
        doc: |
          Id of its neighbour on the near side; 0 exactly where `here_area` is
          the area that holds the record.
      - id: prev_to_here_how
        -orig-id: prevToHereHow
        type: u1
        doc: How one goes from `prev_area` to `here_area`, or back.
      - id: next_area
        -orig-id: next
        type: u4
        doc: Id of its neighbour on the far side, which is out of view.
      - id: here_to_next_how
        -orig-id: hereToNextHow
        type: u1
        doc: How one goes from `here_area` to `next_area`, or back.
    instances:
      prev_to_here_way:
        value: |
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
        value: |
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
  encounter:
    -orig-id: SpotEncounter
    doc: A straight path through an area, with the hiding spots seen from it.
    seq:
      - id: from_area
        -orig-id: from
        type: u4
        doc: Id of the area from which one comes; 0 where it is lost.
      - id: from_dir
        -orig-id: fromDir
        type: u1
        if: has_sides
        doc: Side of this area on which `from_area` is connected.
      - id: to_area
        -orig-id: to
        type: u4
        doc: Id of the area into which one goes; 0 where it is lost.
      - id: to_dir
        -orig-id: toDir
        type: u1
        if: has_sides
        doc: Side of this area on which `to_area` is connected.
      - id: path_from
        -orig-id: path.from
        type: vec3
        if: is_old
        doc: |
          Begin of the path; the engine discards it. Given in units of the game.
      - id: path_to
        -orig-id: path.to
        type: vec3
        if: is_old
        doc: |
          End of the path; the engine discards it. Given in units of the game.
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
      - id: old_spots
        type: old_encounter_spot
        repeat: expr
        repeat-expr: num_spots + 0
        if: is_old
        doc: Spots of versions 1 and 2; the engine discards them.
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
  encounter_spot:
    -orig-id: SpotOrder
    doc: A hiding spot that is seen from a path.
    seq:
      - id: spot_id
        -orig-id: id
        type: u4
        doc: Id of a hiding spot of any area; also 0 where the spot is lost.
      - id: t
        type: u1
        doc: |
          Part of the path at which the spot comes into view; 255 is the end.
    instances:
      fraction:
        value: t.as<f8> * 0.00392156862745098
        doc: The same as a part of the path, 0 to 1.
  old_encounter_spot:
    doc: A point that is seen from a path, in versions 1 and 2.
    seq:
      - id: position
        type: vec3
        doc: The point. Given in units of the game.
      - id: t
        type: f4
        doc: Part of the path at which the spot comes into view, 0 to 1.
  visible_area:
    -orig-id: AreaBindInfo
    doc: |
      An area that is seen, or one that is not although the list inherited says
      so.
    seq:
      - id: target
        type: u4
        doc: |
          Id of the area; in Left 4 Dead from sub-version 14 on its row in
          `areas`, counted from 0. All 79,876 targets in 11 files of
          sub-versions
          12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are
          rows.
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
      - id: width
        -orig-id: m_width
        type: f4
        doc: |
          Width; 3.2 to 124 in the measured files. Given in units of the game.
      - id: top
        -orig-id: m_top
        type: vec3
        doc: Upper end. Given in units of the game.
      - id: bottom
        -orig-id: m_bottom
        type: vec3
        doc: Lower end. Given in units of the game.
      - id: length
        -orig-id: m_length
        type: f4
        doc: |
          Cost of the climb, which is not always the distance of the ends; 6.4
          to 1,109 in the measured files. Given in units of the game.
      - id: direction
        -orig-id: m_dir
        type: u4
        doc: Side to which the face of the ladder looks.
      - id: is_dangling
        type: u1
        if: has_dangling_flag
        doc: Whether the lower end hangs in the air; only version 6 stores it.
      - id: top_forward_area
        -orig-id: m_topForwardArea
        type: u4
        doc: Id of the area straight on over the top, 0 for none.
      - id: top_left_area
        -orig-id: m_topLeftArea
        type: u4
        doc: Id of the area to the left of `direction`, 0 for none.
      - id: top_right_area
        -orig-id: m_topRightArea
        type: u4
        doc: Id of the area to the right, 0 for none.
      - id: top_behind_area
        -orig-id: m_topBehindArea
        type: u4
        doc: |
          Id of the area behind the climber, from which one only gets down; 0
          for none.
      - id: bottom_area
        -orig-id: m_bottomArea
        type: u4
        doc: Id of the area at the lower end; 0 on a broken ladder.
    instances:
      has_dangling_flag:
        value: _root.version == 6
      direction_name:
        value: direction
        enum: side
  l4d_spawn_bits:
    doc: What the director of Left 4 Dead may do in an area, 32 bits.
    seq:
      - id: reserved1
        type: b1
        doc: Not used; 0 in the measured files.
      - id: empty
        -orig-id: EMPTY
        type: b1
        doc: No wandering infected are placed here.
      - id: stop_scan
        -orig-id: STOP_SCAN
        type: b1
        doc: Not known.
      - id: has_old_block
        type: b1
        doc: |
          Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
          measured files.
      - id: reserved2
        type: b1
        doc: Not used; 0 in the measured files.
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
      - id: compass_north
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_northeast
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_east
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_southeast
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_south
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_southwest
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_west
        type: b1
        doc: Not known; 0 in the measured files.
      - id: compass_northwest
        type: b1
        doc: Not known; 0 in the measured files.
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
          Closed from the start of the round until any control point is
          captured.
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
  l4d_old_block:
    doc: Twenty bytes of early sub-versions of Left 4 Dead.
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
    0:
      id: base
      doc: |
        The engine without a game; GoldSrc, Half-Life 2, Garry's Mod and most
        mods.
    1:
      id: cs
      doc: |
        Counter-Strike on Source, with approach records from sub-version 1 on.
    2:
      id: tf
      doc: Team Fortress 2, with attributes from sub-version 2 on.
    3:
      id: ins
      doc: Insurgency, with attributes from sub-version 2 on.
    4:
      id: l4d
      doc: Left 4 Dead and Left 4 Dead 2.
    5:
      id: tfc
      doc: |
        Team Fortress 2 Classic and Team Fortress 2 Classified, with attributes
        of their own and four teams.
  side:
    0:
      id: north
      -orig-id: NORTH
      doc: Towards -y.
    1:
      id: east
      -orig-id: EAST
      doc: Towards +x.
    2:
      id: south
      -orig-id: SOUTH
      doc: Towards +y.
    3:
      id: west
      -orig-id: WEST
      doc: Towards -x.
  corner:
    0:
      id: north_west
      -orig-id: NORTH_WEST
      doc: Lowest x and y.
    1:
      id: north_east
      -orig-id: NORTH_EAST
      doc: Highest x, lowest y.
    2:
      id: south_east
      -orig-id: SOUTH_EAST
      doc: Highest x and y.
    3:
      id: south_west
      -orig-id: SOUTH_WEST
      doc: Lowest x, highest y.
  way:
    0:
      id: go_north
      -orig-id: GO_NORTH
      doc: Over the north side.
    1:
      id: go_east
      -orig-id: GO_EAST
      doc: Over the east side.
    2:
      id: go_south
      -orig-id: GO_SOUTH
      doc: Over the south side.
    3:
      id: go_west
      -orig-id: GO_WEST
      doc: Over the west side.
    4:
      id: ladder_up
      -orig-id: GO_LADDER_UP
      doc: Up a ladder.
    5:
      id: ladder_down
      -orig-id: GO_LADDER_DOWN
      doc: Down a ladder.
    6:
      id: jump
      -orig-id: GO_JUMP
      doc: By a jump; in no known file.
    7:
      id: elevator_up
      -orig-id: GO_ELEVATOR_UP
      doc: |
        Up an elevator; in no known file except three codes that are left from
        versions in which 7 is none.
    8:
      id: elevator_down
      -orig-id: GO_ELEVATOR_DOWN
      doc: Down an elevator; in no known file.
    9:
      id: none
      -orig-id: NUM_TRAVERSE_TYPES
      doc: No way, because the area is absent; 7 to version 9.
    255:
      id: no_such_way
      doc: A code that the version does not have; in no known file.
