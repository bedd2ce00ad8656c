meta:
  id: source2_nav
  title: Navigation meshes of Source 2 (.nav, versions 30 to 36)
  application:
    - 'Half-Life: Alyx'
    - Counter-Strike 2
    - Deadlock
  file-extension: nav
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: source2_nav
  -version: 2.1.1
doc: |
  The surface of one map on which bots walk: convex polygons ("areas") for each
  size of body ("hull"), and the links over their edges.

  World units are those of the map, about an inch (0.0254 m) each; z points up.
  In version 30 an area has corners of its own, later it names a polygon of a
  pool. The areas are followed by the parameters they were generated with, whose
  layout has a version of its own. Blocks of KV3, a container for key and value
  pairs, start at multiples of eight bytes and are kept as they are.
doc-ref:
  - https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh
  - https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py
to-string: 'f"version {version}: {num_areas} areas"'
-evidence: [measured, community]
-label: the mesh
-read-errors:
  - {code: NAV2_ENCOUNTERS, kind: [value, count], at: num_encounters, evidence: community}
  - {code: NAV2_GEN_VERSION, kind: [value, count], at: gen_version, evidence: community}
  - {code: NAV2_POLYGON_RANGE, kind: [value, count], at: polygon_index, evidence: community}
  - code: NAV2_KV3_BAD
    kind: [value, count]
    at: [kv3_version, kv3_magic, size_compressed, num_blobs, content, buffers/compressed_*, buffers/uncompressed_*]
    evidence: community
  - {code: NAV2_COUNT_EXCEEDS_FILE, kind: count, evidence: inferred}
  - {code: NAV2_TRUNCATED, kind: end, evidence: inferred}
-checks:
  - code: NAV2_VERSION_UNSEEN
    severity: info
    evidence: inferred
    let: {version: 'format("{}.{}", _root.version, sub_version)'}
    message: '{where} has version {version}, of which no file is known'
    faults:
      - {assert: 'is_one_of(_root.version, 30, 35, 36)', at: version}
      - {assert: 'sub_version == (_root.version == 30 ? 0 : 1)', at: sub_version}
  - code: NAV2_NOT_ANALYZED
    severity: info
    evidence: community
    assert: is_analyzed != 0
    at: is_analyzed
    message: '{where} has not been analysed'
  - code: NAV2_TRAILING_BYTES
    severity: warning
    evidence: measured
    let: {size: count(tail)}
    assert: size == 0
    at: tail
    message: '{where} ends {size} bytes before the file does'
  - code: NAV2_PADDING_NONZERO
    severity: info
    evidence: measured
    when: count(movable_mesh_padding) > 0
    assert: all(movable_mesh_padding, _ == 0)
    at: movable_mesh_padding
    message: '{where} has bytes other than 0 in front of a block of keys and values'
  - {code: NAV2_PADDING_NONZERO,
     when: count(game_data_padding) > 0, assert: 'all(game_data_padding, _ == 0)', at: game_data_padding}
  - {code: NAV2_PADDING_NONZERO,
     when: count(extra_generation_padding) > 0, assert: 'all(extra_generation_padding, _ == 0)', at: extra_generation_padding}
  - {code: NAV2_PADDING_NONZERO,
     when: count(custom_data_padding) > 0, assert: 'all(custom_data_padding, _ == 0)', at: custom_data_padding}
  - code: NAV2_GRAVITY_COUNT
    severity: error
    evidence: community
    let: {directions: count(gravity), corners: count(_root.corners)}
    when: has_gravity
    assert: directions == corners
    at: num_gravity
    message: '{where} has {directions} directions of gravity for {corners} corners'
seq:
  - id: magic
    type: u4
    valid: '0xfeedface'
    doc: Marks a navigation mesh; the bytes CE FA ED FE.
  - id: version
    type: u4
    valid:
      min: 30
      max: 36
    doc: |
      Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
      earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
    -unit: none
  - id: sub_version
    type: u4
    doc: |
      Layout of what the game adds after the mesh, 0 for nothing; 0 in version
      30, 1 in 35 and 36.
    -unit: none
  - id: is_analyzed
    type: u1
    doc: Whether the mesh has been analysed, 0 or 1.
    -evidence: community
    -unit: none
  - id: num_places
    type: u2
    doc: Names of places that follow; 0 in the known files.
    -evidence: community
  - id: places
    type: place
    repeat: expr
    repeat-expr: num_places
    doc: Names of places.
    -evidence: community
  - id: has_unnamed_areas
    type: u1
    doc: Whether some area belongs to no place, 0 or 1.
    -evidence: community
    -unit: none
  - id: movable_mesh_padding
    size: (8 - _io.pos % 8) % 8
    if: has_kv3_blocks
    doc: Zeros up to a multiple of eight bytes.
    -evidence: measured
  - id: movable_mesh_settings
    type: kv3_block
    if: has_kv3_blocks
    doc: Settings of meshes that move.
  - id: num_corners
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 12).as<u4>
    if: has_polygons
    doc: Corners that follow.
  - id: corners
    type: vec3
    repeat: expr
    repeat-expr: num_corners
    if: has_polygons
    doc: Corners, which polygons share.
    -unit: unit
  - id: num_polygons
    type: u4
    valid:
      max: (_io.size - _io.pos).as<u4>
    if: has_polygons
    doc: Polygons that follow.
  - id: polygons
    type: polygon
    repeat: expr
    repeat-expr: num_polygons
    if: has_polygons
    doc: Polygons, one for each area in the known files.
    -label: {text: 'polygon {polygon}', params: {polygon: row}}
    -checks:
      - code: NAV2_POLYGON_MANY_CORNERS
        severity: warning
        evidence: community
        let: {corners: num_corner_indices}
        assert: num_corner_indices <= 4
        at: num_corner_indices
        message: '{where} has {corners} corners; the game keeps 4'
      - code: NAV2_POLYGON_SHARED
        severity: info
        evidence: measured
        let: {uses: count(areas)}
        assert: uses == 1
        message: '{where} is the outline of {uses} areas'
        related: {first(areas): '{where} has it', last(areas): '{where} has it'}
  - id: gravity_flags
    type: u4
    if: has_gravity_flags
    doc: |
      Whether directions of gravity are stored; 0 in the known files.

      - `has_gravity`: The list `gravity` follows.
    -evidence: community
    -bits:
      0: has_gravity
  - id: num_gravity
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 12).as<u4>
    if: has_gravity
    doc: Directions that follow, one for each corner.
    -evidence: community
  - id: gravity
    type: vec3
    repeat: expr
    repeat-expr: num_gravity
    if: has_gravity
    doc: Direction of gravity at each corner.
    -evidence: community
    -beside: corners
  - id: num_movable_meshes
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 49).as<u4>
    if: has_movable_meshes
    doc: Meshes that move; 0 in the known files.
    -evidence: community
  - id: movable_meshes
    type: movable_mesh
    repeat: expr
    repeat-expr: num_movable_meshes
    if: has_movable_meshes
    doc: Meshes that move, each with polygons of its own.
    -evidence: community
  - id: game_data_padding
    size: (8 - _io.pos % 8) % 8
    if: has_kv3_blocks
    doc: Zeros up to a multiple of eight bytes.
    -evidence: measured
  - id: game_data_kv3
    type: kv3_block
    if: has_kv3_blocks
    doc: Data of the game; an empty table in the known file.
  - id: num_areas
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 34).as<u4>
    doc: Areas that follow; 0 to 7,258 in the known files.
  - id: areas
    type: nav_area
    repeat: expr
    repeat-expr: num_areas
    doc: The areas of all hulls.
    -shape: {polygon: [corners, polygon_index]}
    -label: {text: 'area {area}', params: {area: id}}
  - id: num_ladders
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 60).as<u4>
    doc: Ladders that follow; 0 to 2 in the known files.
  - id: ladders
    type: nav_ladder
    repeat: expr
    repeat-expr: num_ladders
    doc: Ladders of the map.
    -shape: {line: [bottom, top]}
    -label: {text: 'ladder {ladder}', params: {ladder: id}}
  - id: num_transformed_bounds
    type: s4
    valid:
      min: 0
      max: ((_io.size - _io.pos) / 72).as<s4>
    doc: Boxes that follow; 0 to 2 in the known files.
  - id: transformed_bounds
    type: transformed_box
    repeat: expr
    repeat-expr: num_transformed_bounds
    doc: |
      Volumes of markup that were given to the generator, with their places in
      the world.
    -evidence: community
  - id: generation_params
    type: generation_settings
    doc: Settings with which the mesh was generated.
  - id: extra_generation_padding
    size: (8 - _io.pos % 8) % 8
    if: has_kv3_blocks
    doc: Zeros up to a multiple of eight bytes.
    -evidence: measured
  - id: extra_generation_params
    type: kv3_block
    if: has_kv3_blocks
    doc: More about how the mesh was generated.
  - id: custom_data_padding
    size: (8 - _io.pos % 8) % 8
    if: has_custom_data
    doc: Zeros up to a multiple of eight bytes.
    -evidence: measured
  - id: custom_data
    type: kv3_block
    if: has_custom_data
    doc: |
      What the game adds: in Counter-Strike 2 hiding spots, encounters,
      approaches and times for each area.
  - id: tail
    size-eos: true
    doc: Bytes after the mesh; nothing in the known files.
    -evidence: measured
instances:
  has_kv3_blocks:
    value: version >= 36
    doc: Whether blocks of KV3 are stored between the parts of the mesh.
  has_polygons:
    value: version >= 31
    doc: Whether areas name polygons instead of having corners.
  has_gravity_flags:
    value: version >= 32
  has_gravity:
    value: has_gravity_flags and (gravity_flags & 1) == 1
    doc: Whether a direction of gravity is stored for each corner.
  has_movable_meshes:
    value: version >= 35
    doc: Whether meshes that move are stored.
  has_custom_data:
    value: sub_version > 0
    doc: Whether `custom_data` is stored.
types:
  place:
    doc: A name of a place.
    -evidence: community
    seq:
      - id: len_name
        type: u2
        doc: Bytes of the name.
        -unit: bytes
      - id: name
        size: len_name
        doc: ASCII with a zero at its end.
  vec3:
    doc: A point or a direction.
    seq:
      - id: x
        type: f4
        doc: First axis.
        -unit: none
      - id: y
        type: f4
        doc: Second axis.
        -unit: none
      - id: z
        type: f4
        doc: Up.
        -unit: none
  polygon:
    doc: The outline of an area.
    seq:
      - id: num_corner_indices
        type: u1
        doc: Corners of the polygon; 3 or 4 in the known files.
      - id: corner_indices
        type: u4
        repeat: expr
        repeat-expr: num_corner_indices
        doc: Rows of `corners`, counter-clockwise seen from above.
        -ref:
          table: corners
          as: corner
          code: NAV2_CORNER_RANGE
          severity: error
          evidence: community
          message: '{where} is corner {value} of the mesh, which does not exist'
        -label: {text: 'corner {corner}', params: {corner: index}}
        -let:
          # From the first corner, which is also the one after the last.
          from_first_x: corner.x - first(owner.corner_indices, corner.x)
          from_first_y: corner.y - first(owner.corner_indices, corner.y)
          turn: >-
            from_first_x * (exists(next) ? next.from_first_y : 0.0) - (exists(next) ? next.from_first_x : 0.0) * from_first_y
      - id: movable_mesh_index
        type: u4
        if: has_movable_mesh
        doc: Row of `movable_meshes`, 0xffffffff for the world itself.
        -ref:
          table: movable_meshes
          none: '0xffffffff'
    instances:
      has_movable_mesh:
        value: _root.version >= 35
    -checks:
      - code: NAV2_POLYGON_FEW_CORNERS
        severity: warning
        evidence: measured
        let: {count: num_corner_indices}
        assert: count >= 3
        message: '{where} has {count} corners'
      - code: NAV2_POLYGON_WINDING
        severity: info
        evidence: measured
        unmodified: {exceptions: 1}
        let: {size: 'sum(corner_indices, turn) / 2'}
        when: all(corner_indices, exists(corner)) and is_finite(size)
        assert: size > 0
        message: '{where} is clockwise or empty: its area seen from above is {size:.1f}'
  movable_mesh:
    doc: A mesh that moves.
    -evidence: community
    seq:
      - id: id
        terminator: 0
        doc: Whole numbers with colons between them.
      - id: transform
        type: f4
        repeat: expr
        repeat-expr: 12
        doc: Three rows of three numbers for the rotation and one for the place.
        -unit: none
  id_list:
    doc: Ids of ladders.
    seq:
      - id: num_ids
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 4).as<u4>
        doc: Ids that follow.
      - id: ids
        type: u4
        repeat: expr
        repeat-expr: num_ids
        doc: Ids of the ladders in the list.
        -unit: none
  nav_area:
    doc: A convex polygon on which a hull can walk.
    to-string: 'f"area {id}"'
    -webide-representation: '{id:dec}'
    seq:
      - id: id
        type: u4
        doc: Id of the area; 1, 2, 3 and so on in the known files.
        -unique:
          code: NAV2_AREA_ID_DUPLICATE
          severity: error
          evidence: inferred
          message: '{where} is not the first one with this id'
      - id: attributes
        type: u8
        doc: |
          Properties, one bit each. The names, which are those of public tools,
          hold from version 35 on; bits 19 to 63 belong to the game.

          - `jump`: Bots jump to pass.
          - `no_jump`: Bots do not jump here.
          - `stop`: Bots stop on entering.
          - `run`: Bots run here.
          - `walk`: Bots walk here.
          - `avoid`: Used only where the alternatives are worse.
          - `transient`: May become blocked.
          - `dont_hide`: No hiding spots.
          - `stand`: Bots that hide here do not crouch.
          - `no_hostages`: Hostages keep out.
          - `stairs`: Steps that bots walk up without jumping.
          - `no_merge`: The editor never merges the area.
          - `obstacle_top`: The floor is the top of an obstacle.
          - `non_z_up`: The floor does not face up.
          - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
            `de_mirage`.
          - `non_z_up_transition`: Between floors that face up and others.
          - `crawl_height`: Room only for crawling.
        -evidence: community
        -bits:
          1:
            has_movable_meshes: jump
          3:
            has_movable_meshes: no_jump
          4:
            has_movable_meshes: stop
          5:
            has_movable_meshes: run
          6:
            has_movable_meshes: walk
          7:
            has_movable_meshes: avoid
          8:
            has_movable_meshes: transient
          9:
            has_movable_meshes: dont_hide
          10:
            has_movable_meshes: stand
          11:
            has_movable_meshes: no_hostages
          12:
            has_movable_meshes: stairs
          13:
            has_movable_meshes: no_merge
          14:
            has_movable_meshes: obstacle_top
          15:
            has_movable_meshes: non_z_up
          16:
            has_movable_meshes: crouch_height
          17:
            has_movable_meshes: non_z_up_transition
          18:
            has_movable_meshes: crawl_height
      - id: hull_index
        type: u1
        doc: Row of `generation_params.hulls`.
        -ref:
          table: generation_params.hulls
          code: NAV2_HULL_RANGE
          severity: warning
          evidence: measured
          message: '{where} is for hull {value}, which the mesh does not have'
      - id: polygon_index
        type: u4
        valid:
          min: '(_root.num_polygons > 0 ? 0 : 1).as<u4>'
          max: '_root.num_polygons > 0 ? (_root.num_polygons - 1).as<u4> : 0'
        if: has_polygon
        doc: Row of `polygons`.
        -ref: {table: polygons, as: polygon, entries: areas}
      - id: num_corners
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 16).as<u4>
        if: has_corners
        doc: Corners that follow; 3 or 4 in the known files.
      - id: corners
        type: vec3
        repeat: expr
        repeat-expr: num_corners
        if: has_corners
        doc: Corners, counter-clockwise seen from above.
        -unit: unit
        -label: {text: 'corner {corner}', params: {corner: index}}
        -let:
          from_first_x: x - first(owner.corners, x)
          from_first_y: y - first(owner.corners, y)
          turn: >-
            from_first_x * (exists(next) ? next.from_first_y : 0.0) - (exists(next) ? next.from_first_x : 0.0) * from_first_y
      - id: unused
        type: f4
        doc: Not known; 0 but in three areas of the oldest file.
        -evidence: unknown
        -expect:
          eq: 0
          code: NAV2_UNUSED_FLOAT
          severity: info
          evidence: measured
          unmodified:
            exceptions: 3
          message: '{where} stores {value} where areas have 0'
      - id: edges
        type: area_edge
        repeat: expr
        repeat-expr: num_edges
        doc: Links over each edge; edge i leads from corner i to the next one.
        -label: {text: 'edge {edge}', params: {edge: index}}
      - id: num_hiding_spots
        type: u1
        doc: Hiding spots that follow; 0 in the known files.
        -evidence: community
      - id: hiding_spots
        type: hiding_spot
        repeat: expr
        repeat-expr: num_hiding_spots
        doc: Points in the area at which bots hide.
        -evidence: community
        -shape: {point: position}
        -label: {text: 'hiding spot {hiding_spot}', params: {hiding_spot: index}}
      - id: num_encounters
        type: u4
        valid: 0
        doc: Always 0; the layout of what would follow is not known.
      - id: ladders_above
        type: id_list
        doc: Ladders that lead up from here.
        -ref: {table: ladders, key: id, row: ids, none: 0, as: named}
        -inside:
          ids:
            -label: {text: 'ladder above {ladder_above}', params: {ladder_above: index}}
            -checks:
              - code: NAV2_LADDER_DANGLING
                severity: warning
                evidence: inferred
                let: {ladder: _}
                when: ladder != 0
                assert: exists(named)
                message: '{where} names ladder {ladder}, which does not exist'
      - id: ladders_below
        type: id_list
        doc: Ladders that lead down from here.
        -ref: {table: ladders, key: id, row: ids, none: 0, as: named}
        -inside:
          ids:
            -label: {text: 'ladder below {ladder_below}', params: {ladder_below: index}}
            -checks:
              - code: NAV2_LADDER_DANGLING
                let: {ladder: _}
                when: ladder != 0
                assert: exists(named)
    instances:
      has_polygon:
        value: _root.has_polygons
        doc: Whether the area names a polygon.
      has_corners:
        value: not _root.has_polygons
        doc: Whether the area has corners of its own.
      num_edges:
        value: >-
          _root.version < 31 ? num_corners.as<u4>
          : polygon_index < _root.num_polygons ? _root.polygons[polygon_index.as<s4>].num_corner_indices.as<u4> : 0
        doc: Edges of the area, as many as it has corners.
    -checks:
      - {code: NAV2_POLYGON_FEW_CORNERS, let: {count: num_corners}, when: has_corners, assert: count >= 3}
      - code: NAV2_POLYGON_WINDING
        let: {size: 'sum(corners, turn) / 2'}
        when: has_corners and is_finite(size)
        assert: size > 0
  area_edge:
    doc: Links over one edge of an area.
    seq:
      - id: num_links
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 8).as<u4>
        doc: Links that follow.
      - id: links
        type: edge_link
        repeat: expr
        repeat-expr: num_links
        doc: Links over the edge into other areas.
        -label: {text: 'link {link}', params: {link: index}}
        -joins:
          reverse:
            table: areas.edges.links
            match: {entered: owner.owner, edge_index: owner.index, owner.owner: entered, owner.index: edge_index}
        -let:
          area: owner.owner
          far_end: 'entered != area ? entered : nothing'
        -checks:
          - code: NAV2_LINK_EDGE_RANGE
            severity: error
            evidence: measured
            let: {target: area_id, edge: edge_index, edges: count(entered.edges)}
            when: exists(entered)
            assert: edge < edges
            at: edge_index
            message: '{where} enters area {target} over edge {edge}, of {edges} edges'
            related: {far_end: '{where} is the other end'}
          - code: NAV2_LINK_HULL
            severity: warning
            evidence: measured
            let: {hull: area.hull_index, target: area_id, target_hull: entered.hull_index}
            when: exists(entered)
            assert: hull == target_hull
            at: area_id
            message: '{where} leads from hull {hull} to area {target} of hull {target_hull}'
            related: {far_end: '{where} is the other end'}
          - code: NAV2_LINK_ONE_WAY
            severity: info
            evidence: measured
            unmodified: {exceptions: 287}
            let: {target: area_id, target_edge: edge_index}
            when: exists(entered)
            assert: exists(reverse)
            message: '{where} leads to area {target} edge {target_edge}, and no link leads back'
            related: {far_end: '{where} is the other end'}
  edge_link:
    doc: A way over an edge into another area.
    seq:
      - id: area_id
        type: u4
        doc: Id of the area that is entered.
        -ref:
          table: areas
          key: id
          as: entered
          code: NAV2_LINK_DANGLING
          severity: error
          evidence: measured
          message: '{where} leads to area {value}, which does not exist'
      - id: edge_index
        type: u4
        doc: Edge of that area over which it is entered.
        -unit: none
  hiding_spot:
    doc: A point at which a bot hides, or from which it shoots.
    -evidence: community
    seq:
      - id: id
        type: u4
        doc: Number by which encounters name the spot.
        -unit: none
      - id: position
        type: vec3
        doc: On the floor.
        -unit: unit
      - id: flags
        type: u1
        doc: |
          Quality of the spot.

          - `in_cover`: A corner with hard cover.
          - `good_sniper_spot`: A sniper can fire well along a line.
          - `ideal_sniper_spot`: A sniper sees far or much from here.
          - `exposed`: In the open, mostly on a ledge.
        -bits:
          0: in_cover
          1: good_sniper_spot
          2: ideal_sniper_spot
          3: exposed
  nav_ladder:
    doc: A ladder, and the areas at its ends.
    to-string: 'f"ladder {id}"'
    -webide-representation: '{id:dec}'
    seq:
      - id: id
        type: u4
        doc: Number by which areas name the ladder.
        -unit: none
      - id: width
        type: f4
        doc: Size of the ladder from side to side.
        -unit: unit
      - id: top
        type: vec3
        doc: Upper end.
        -unit: unit
      - id: bottom
        type: vec3
        doc: Lower end.
        -unit: unit
      - id: length
        type: f4
        doc: Cost of the climb.
        -unit: unit
      - id: direction
        type: u4
        doc: Side to which the face of the ladder looks.
        -evidence: community
        -unit: none
      - id: top_forward_area
        type: u4
        doc: Id of the area straight on over the top, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: top_forward}
      - id: top_left_area
        type: u4
        doc: Id of the area to the left, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: top_left}
      - id: top_right_area
        type: u4
        doc: Id of the area to the right, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: top_right}
      - id: top_behind_area
        type: u4
        doc: Id of the area behind the climber, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: top_behind}
      - id: bottom_area
        type: u4
        doc: Id of the area at the lower end, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: bottom}
      - id: bottom_left_area
        type: u4
        if: has_bottom_sides
        doc: Id of the area to the left of the lower end, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: bottom_left}
      - id: bottom_right_area
        type: u4
        if: has_bottom_sides
        doc: Id of the area to the right of the lower end, 0 for none.
        -ref: {table: areas, key: id, none: 0, as: bottom_right}
    instances:
      has_bottom_sides:
        value: _root.version >= 35
        doc: Whether the areas beside the lower end are stored.
      direction_name:
        value: direction
        enum: side
    -checks:
      - code: NAV2_LADDER_DANGLING
        let: {area: top_forward_area, _end: '"top forward"'}
        when: area != 0
        assert: exists(top_forward)
        at: top_forward_area
        message: '{where} leads to area {area} ({_end}), which does not exist'
      - {code: NAV2_LADDER_DANGLING, let: {area: top_left_area, _end: '"top left"'},
         when: area != 0, assert: exists(top_left), at: top_left_area}
      - {code: NAV2_LADDER_DANGLING, let: {area: top_right_area, _end: '"top right"'},
         when: area != 0, assert: exists(top_right), at: top_right_area}
      - {code: NAV2_LADDER_DANGLING, let: {area: top_behind_area, _end: '"top behind"'},
         when: area != 0, assert: exists(top_behind), at: top_behind_area}
      - {code: NAV2_LADDER_DANGLING, let: {area: bottom_area, _end: '"bottom"'},
         when: area != 0, assert: exists(bottom), at: bottom_area}
      - {code: NAV2_LADDER_DANGLING, let: {area: bottom_left_area, _end: '"bottom left"'},
         when: area != 0, assert: exists(bottom_left), at: bottom_left_area}
      - {code: NAV2_LADDER_DANGLING, let: {area: bottom_right_area, _end: '"bottom right"'},
         when: area != 0, assert: exists(bottom_right), at: bottom_right_area}
  transformed_box:
    doc: A box with a place in the world.
    -evidence: community
    seq:
      - id: mins
        type: vec3
        doc: Corner of the lowest coordinates.
        -unit: unit
      - id: maxs
        type: vec3
        doc: Corner of the highest coordinates.
        -unit: unit
      - id: transform
        type: f4
        repeat: expr
        repeat-expr: 12
        doc: Three rows of three numbers for the rotation and one for the place.
        -unit: none
  generation_settings:
    doc: How a mesh was generated.
    -evidence: community
    seq:
      - id: gen_version
        type: s4
        valid:
          min: 6
          max: 13
        doc: |
          Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
          in 36. That of hulls before 6 is not known.
        -evidence: [measured, community]
        -unit: none
      - id: use_project_defaults
        type: u4
        doc: |
          Whether the settings are to be those of the project: with 1 the game
          warns when they differ. 1 in the known files.
        -unit: none
      - id: tile_size
        type: f4
        doc: |
          Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
          192 units there.
        -evidence: measured
        -unit: unknown
      - id: cell_size
        type: f4
        doc: 'Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.'
        -evidence: measured
        -unit: unit
      - id: cell_height
        type: f4
        doc: 'Size of a cell along z (Recast: `ch`); 2 in the known files.'
        -evidence: measured
        -unit: unit
      - id: min_region_size
        type: s4
        doc: |
          Smallest region, as the side of a square in cells (Recast:
          `regionMinSize`); 8 in the known files.
        -evidence: inferred
        -unit: unknown
      - id: merged_region_size
        type: s4
        doc: |
          Regions up to this size are merged, as the side of a square in cells
          (Recast: `regionMergeSize`); 20 in the known files.
        -evidence: inferred
        -unit: unknown
      - id: mesh_sample_distance
        type: f4
        doc: |
          Distance of the samples of the height (Recast: `detailSampleDist`);
          120 in the known files.
        -unit: unknown
      - id: max_sample_error
        type: f4
        doc: |
          Largest error of a sample of the height (Recast:
          `detailSampleMaxError`); 2 in the known files.
        -unit: unknown
      - id: max_edge_length
        type: s4
        doc: |
          Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
          files.
        -unit: unknown
      - id: max_edge_error
        type: f4
        doc: |
          Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
          45 in the known files.
        -unit: unknown
      - id: verts_per_poly
        type: s4
        doc: |
          Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
          files, which is also the most that the game stores.
        -unit: none
      - id: small_area_on_edge_removal
        type: f4
        if: has_edge_removal
        doc: |
          Size up to which areas at edges are dropped; -1, in the known files,
          selects the default.
        -unit: unknown
      - id: hull_preset_name
        terminator: 0
        if: has_hull_names
        doc: Name of a set of hulls; empty in the known files.
      - id: hull_definitions_file
        terminator: 0
        if: has_hull_names
        doc: File with the hulls; empty in the known files.
      - id: num_hulls
        type: u4
        valid:
          max: '(gen_version < 12 ? num_hulls.as<u4> : ((_io.size - _io.pos) / 38).as<u4>).as<u4>'
        doc: |
          Hulls that follow, from generator version 12 on; before, three follow
          whatever the number, so that the number is its own bound. 3 or 1 in
          the known files.
        -evidence: [measured, community]
        -unit: none
      - id: hulls
        type: hull
        repeat: expr
        repeat-expr: 'gen_version < 12 ? 3.as<u4> : num_hulls.as<u4>'
        doc: Sizes of bodies that the mesh was generated for.
        -evidence: [measured, community]
      - id: gravity_flag
        type: u1
        if: has_gravity_flag
        doc: Whether gravity follows the rotation, probably; 0 in the known files.
        -evidence: [community, inferred]
        -unit: none
    instances:
      has_edge_removal:
        value: gen_version >= 7
      has_hull_names:
        value: gen_version >= 12
        doc: Whether names of hulls are stored.
      has_gravity_flag:
        value: gen_version >= 10
  hull:
    doc: Size and skill of a body.
    -evidence: community
    seq:
      - id: enabled
        type: u1
        if: has_enabled
        doc: Whether the hull is used; 1 in the known files.
        -unit: none
      - id: radius
        type: f4
        doc: Half of the width; 12 to 23 in the known files.
        -unit: unit
      - id: height
        type: f4
        doc: Height upright; 24 to 79 in the known files.
        -unit: unit
      - id: short_height_enabled
        type: u1
        if: has_short_height
        doc: Whether the body can crouch; 1 in the known files.
        -unit: none
      - id: short_height
        type: f4
        if: has_short_height
        doc: Height crouched; 35.5 in the known files.
        -unit: unit
      - id: crawl_enabled
        type: u1
        if: has_crawl_height
        doc: Whether the body can crawl; 0 in the known file.
        -unit: none
      - id: crawl_height
        type: f4
        if: has_crawl_height
        doc: Height crawling; 17.5 in the known file.
        -unit: unit
      - id: max_climb
        type: f4
        doc: Highest step; 15.5 or 16 in the known files.
        -unit: unit
      - id: max_slope
        type: s4
        doc: Steepest slope; 50 in the known files.
        -unit: deg
      - id: max_jump_down
        type: f4
        doc: Deepest jump; 0 to 240 in the known files.
        -unit: unit
      - id: max_jump_horizontal
        type: f4
        doc: Longest jump; 64 in the known files.
        -unit: unit
      - id: max_jump_up
        type: f4
        doc: Highest jump; 0 to 240 in the known files.
        -unit: unit
      - id: border_erosion
        type: s4
        if: has_border_erosion
        doc: Cells that are taken off at borders, -1 for the radius; 0 in the known files.
        -unit: voxels
    instances:
      has_enabled:
        value: _parent.gen_version >= 9
      has_short_height:
        value: _parent.gen_version >= 8
        doc: Whether the height crouched is stored.
      has_crawl_height:
        value: _parent.gen_version >= 13
        doc: Whether the height crawling is stored.
      has_border_erosion:
        value: _parent.gen_version >= 11
  kv3_block:
    doc: |
      Keys and values in a binary form, whose header has their length. Their
      content is kept unchanged.
    -evidence: community
    seq:
      - id: kv3_version
        type: u1
        valid:
          any-of: [4, 5]
        doc: Version of the container; how others end is not known.
        -evidence: [measured, community]
      - id: kv3_magic
        contents: 3VK
        doc: Marks the container.
        -evidence: [measured, community]
      - id: format_guid
        size: 16
        doc: Kind of content of the block.
      - id: compression
        type: u4
        doc: 0 none, 1 LZ4, 2 zstd.
        -unit: none
      - id: dictionary_id
        type: u2
        doc: 0 in the known files.
        -unit: none
      - id: frame_size
        type: u2
        doc: 16384 for LZ4, 0 otherwise.
        -unit: bytes
      - id: bytes1_count
        type: u4
        doc: Number of values of one byte.
        -unit: none
      - id: bytes4_count
        type: u4
        doc: Values of four bytes.
        -unit: none
      - id: bytes8_count
        type: u4
        doc: Values of eight bytes.
        -unit: none
      - id: type_count
        type: u4
        doc: Types of values.
        -unit: none
      - id: object_count
        type: u2
        doc: Number of objects in the data.
        -unit: none
      - id: array_count
        type: u2
        doc: Number of arrays in the data.
        -unit: none
      - id: size_uncompressed
        type: u4
        doc: Bytes of the content.
        -unit: bytes
      - id: size_compressed
        type: u4
        valid:
          max: (_io.size - _io.pos).as<u4>
        doc: Bytes of the content as it is stored.
        -evidence: [measured, community]
        -unit: bytes
      - id: num_blobs
        type: u4
        valid: 0
        doc: Always 0; the layout with blobs is not used in meshes.
        -evidence: [measured, community]
      - id: size_blobs
        type: u4
        doc: Bytes of all blobs.
        -unit: bytes
      - id: bytes2_count
        type: u4
        doc: Values of two bytes.
        -unit: none
      - id: size_blob_table
        type: u4
        doc: Bytes of the table of blobs.
        -unit: bytes
      - id: buffers
        type: kv3_buffers
        if: has_buffers
        doc: Sizes of two buffers, from version 5 on.
        -evidence: [measured, community]
      - id: content
        size: len_content
        doc: Keys and values, compressed as `compression` says.
        -evidence: [measured, community]
    instances:
      has_buffers:
        value: kv3_version >= 5
        doc: Whether the content is two buffers.
      len_content:
        value: 'has_buffers ? buffers.len_stored.as<s8> : size_compressed.as<s8>'
        doc: Bytes of the content as it is stored.
        -unit: bytes
  kv3_buffers:
    doc: Sizes of the two buffers of a container of version 5.
    seq:
      - id: uncompressed_1
        type: u4
        valid:
          max: '(_parent.compression == 0 ? (_io.size - _io.pos).as<u4> : 0x3fffffff.as<u4>).as<u4>'
        doc: Bytes of the first buffer.
        -unit: bytes
      - id: compressed_1
        type: u4
        valid:
          max: '(_parent.compression == 0 ? 0x3fffffff.as<u4> : (_io.size - _io.pos).as<u4>).as<u4>'
        doc: Bytes of the first buffer as it is stored.
        -evidence: community
        -unit: bytes
      - id: uncompressed_2
        type: u4
        valid:
          max: '(_parent.compression == 0 ? (_io.size - _io.pos).as<u4> : 0x3fffffff.as<u4>).as<u4>'
        doc: Bytes of the second buffer.
        -unit: bytes
      - id: compressed_2
        type: u4
        valid:
          max: '(_parent.compression == 0 ? 0x3fffffff.as<u4> : (_io.size - _io.pos).as<u4>).as<u4>'
        doc: Bytes of the second buffer as it is stored.
        -evidence: community
        -unit: bytes
      - id: counts
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: More counts.
        -evidence: community
        -unit: none
    instances:
      len_stored:
        value: '_parent.compression == 0 ? (uncompressed_1.as<s8> + uncompressed_2.as<s8>).as<s8> : (compressed_1.as<s8> + compressed_2.as<s8>).as<s8>'
        doc: Bytes of both buffers as they are stored.
        -unit: bytes
enums:
  side:
    0: {id: north, doc: Towards -y.}
    1: {id: east, doc: Towards +x.}
    2: {id: south, doc: Towards +y.}
    3: {id: west, doc: Towards -x.}
