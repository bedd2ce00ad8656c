meta:
  id: gta_sa_paths_fla
  title: GTA San Andreas path nodes of fastman92's limit adjuster
  application: Grand Theft Auto San Andreas with fastman92 limit adjuster
  file-extension: dat
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - gta_sa_paths
  endian: le
  bit-endian: le
  -family: gta_sa_paths
  -version: 1.0.1
doc: |
  One square of a path network for maps that outgrow the game, as the limit
  adjuster by fastman92 reads it beside files of the game's own format.

  There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
  ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
  with the record of the game's own format. Navi links name files and rows by 16
  bits each.

  The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
  64; area 0 lies in the south-west corner. N is in the settings of the limit
  adjuster and not in the files.
doc-ref:
  - https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp CPathFind_extended::LoadPathFindData
  - https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h
to-string: 'f"{num_nodes} path nodes, {num_navi_nodes} navi nodes, {num_links} links"'
-evidence: engine
-like: gta_sa_paths
seq:
  - id: marker
    -orig-id: magicID
    contents:
      - 255
      - 255
      - 255
      - 255
    doc: |
      Is stored where the game's own format has its number of path nodes, which
      can never be as large.
  - id: magic
    -orig-id: format
    type: u4
    valid:
      any-of:
        - '0x32394d46'
        - '0x34414c46'
    doc: |
      The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
      which the counts do.
  - id: len_name
    -orig-id: sizeofNextValue
    type: u1
    valid: 11
    if: has_name
    doc: Bytes of the name; 11.
  - id: name
    -orig-id: value
    contents:
      - 0
      - fastman92
      - 0
    if: has_name
    doc: The name of the author between two zeros.
  - id: version_word
    -orig-id: formatVersion
    type: u4
    valid:
      any-of:
        - '0x32524556'
        - '0x33524556'
    if: has_name
    doc: The bytes `VER2` or `VER3`.
  - id: num_nodes
    -orig-id: numberOfPathNodes
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 40).as<u4>
    doc: Path nodes, vehicle and pedestrian nodes together.
    -like: gta_sa_paths
  - id: num_vehicle_nodes
    -orig-id: numberOfPathVehicleNodes
    type: u4
    doc: Nodes for cars and boats, which come first.
    -unit: none
  - id: num_ped_nodes
    -orig-id: numberOfPathPedNodes
    type: u4
    doc: Nodes for pedestrians, which follow.
    -unit: none
  - id: num_navi_nodes
    -orig-id: numberOfCarPathLinks
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 22).as<u4>
    doc: Navi nodes, which describe edges between vehicle nodes.
    -checks:
      - code: SA_PATHS_LIMIT_NAVI
        severity: error
        evidence: engine
        let: {navi_nodes: num_navi_nodes, limit: 65535}
        assert: navi_nodes <= limit
        at: num_navi_nodes
        message: '{where} has {navi_nodes} navi nodes; links can name {limit} of them'
  - id: num_links
    -orig-id: numberOfAdjacentAddresses
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 10).as<u4>
    doc: |
      Directed links, each with an address (4 bytes), a navi link (4), a length
      (1) and an intersection (1).
    -like: gta_sa_paths
  - id: nodes
    type: extended_path_node
    repeat: expr
    repeat-expr: num_nodes
    doc: Path nodes, first those for vehicles, then those for pedestrians.
    -like: gta_sa_paths
  - id: navi_nodes
    type: extended_navi_node
    repeat: expr
    repeat-expr: num_navi_nodes
    doc: Data of the edges between vehicle nodes, one row for each.
    -like: gta_sa_paths
  - id: links
    type: gta_sa_paths::link
    repeat: expr
    repeat-expr: num_links
    doc: Addresses of the neighbours, in the order of the nodes that own them.
    -like: gta_sa_paths
  - id: reserved_links
    type: gta_sa_paths::link
    repeat: expr
    repeat-expr: 192
    if: has_links
    doc: |
      Room for 16 nodes that get a link into an interior at run time, 12
      addresses for each. The engine takes a group whose first area id is 65535
      for free; write area 65535, node 0 everywhere.
    -like: gta_sa_paths
  - id: navi_links
    type: navi_address
    repeat: expr
    repeat-expr: _root.num_links
    doc: |
      The navi node of each link, which both directions of an edge share; 0, and
      without a meaning, on the links of pedestrian nodes.
    -like: gta_sa_paths
  - id: link_lengths
    type: u1
    repeat: expr
    repeat-expr: _root.num_links
    doc: |
      Length of each link in whole units, rounded down, at least 1: the cost of
      the route search.
    -like: gta_sa_paths
  - id: reserved_link_lengths
    size: 192
    if: has_links
    doc: Room for the lengths of the links in `reserved_links`; write zeros.
    -like: gta_sa_paths
  - id: intersections
    type: gta_sa_paths::intersection
    repeat: expr
    repeat-expr: _root.num_links
    doc: |
      How each link crosses roads; all bits are 0 on the links of vehicle nodes.
      One editor writes them right after the link lengths, where the adjuster
      does not look for them.
    -like: gta_sa_paths
  - id: reserved_intersections
    size: 192
    if: has_links
    doc: Room for the intersections of the links in `reserved_links`; write zeros.
    -like: gta_sa_paths
  - id: eof_mark
    type: u4
    doc: |
      The bytes `EOF` and a zero, with or without links before them; with any
      others the adjuster loads nothing of the file.
    -expect:
      eq: 4607813
      code: SA_PATHS_FLA_EOF
      severity: error
      evidence: engine
      unmodified: unmeasured
      message: '{where} does not have the mark EOF after its last section'
  - id: trailing
    size-eos: true
    doc: |
      Bytes after the layout, which nothing reads: nothing in loose files, zeros
      up to a multiple of 2,048 bytes in an archive.
instances:
  is_fla4:
    value: magic == 0x34414c46
    doc: Whether the counts follow the magic directly, and records are aligned.
  has_name:
    value: not is_fla4
    doc: Whether a name and a version are stored between the magic and the counts.
  version:
    value: 'is_fla4 ? 4 : version_word == 0x33524556 ? 3 : 2'
    doc: 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
  has_links:
    value: num_links != 0
    doc: Whether the reserves are stored.
types:
  extended_path_node:
    -orig-id: CPathNode_fastman92_version_4
    doc: |
      A point of the graph, for vehicles or for pedestrians: the record of the
      game's own format and what replaces some of its fields.
    to-string: 'f"area {classic.area_id} node {classic.node_id}"'
    -checks:
      - code: SA_PATHS_FLA_DEAD_COORDS
        severity: info
        evidence: community
        unmodified: unmeasured
        message: '{where} has coordinates of 16 bits that are neither 0, 32760 nor the low halves of those of 32 bits'
        faults:
          - assert: is_one_of(classic.x, 0, 32760) or (x_ext - classic.x) % 65536 == 0
            at: classic.x
          - assert: is_one_of(classic.y, 0, 32760) or (y_ext - classic.y) % 65536 == 0
            at: classic.y
          - assert: is_one_of(classic.z, 0, 32760) or (z_ext - classic.z) % 65536 == 0
            at: classic.z
      - code: SA_PATHS_FLA_PADDING
        severity: info
        evidence: inferred
        unmodified: unmeasured
        at: padding
        right: 0
        message: '{where} has {value} in the bytes that align it'
    seq:
      - id: classic
        type: gta_sa_paths::path_node
        doc: |
          The record of the game's own format. Its `x`, `y` and `z` are not
          used; tools write 0, 32760, or the low 16 bits of what replaces them.
          From version 3 on its `flood_id` is not used, either.
        -column: '.'
      - id: x_ext
        -orig-id: CoorsExtended.x
        type: s4
        doc: East, in eighths of a unit, truncated towards zero.
        -scale: position_x
        -column: x
      - id: y_ext
        -orig-id: CoorsExtended.y
        type: s4
        doc: North, in eighths of a unit, truncated towards zero.
        -scale: position_y
        -column: y
      - id: z_ext
        -orig-id: CoorsExtended.z
        type: s4
        doc: Up, in eighths of a unit, truncated towards zero.
        -scale: position_z
        -column: z
      - id: flood_id_ext
        -orig-id: GroupExtended
        type: u2
        if: has_flood_id_ext
        doc: |
          Number of the connected part of the graph that the node belongs to,
          counted from 1, for vehicles and pedestrians apart.
        -unit: none
        -column: flood_id
      - id: padding
        type: u2
        if: has_padding
        doc: Not used; it aligns the record.
        -unit: none
    instances:
      has_flood_id_ext:
        value: _root.version >= 3
        doc: Whether flood ids have 16 bits.
      has_padding:
        value: _root.is_fla4
        doc: Whether the record is aligned.
      position_x:
        value: x_ext.as<f8> * 0.125
        doc: East.
        -unit: m
      position_y:
        value: y_ext.as<f8> * 0.125
        doc: North.
        -unit: m
      position_z:
        value: z_ext.as<f8> * 0.125
        doc: Up.
        -unit: m
  extended_navi_node:
    -orig-id: CCarPathLink_fastman92_version_4
    doc: |
      An edge between two vehicle nodes: the record of the game's own format and
      the coordinates that replace those in it.
    to-string: 'f"to area {classic.target_area_id} node {classic.target_node_id}"'
    -checks:
      - code: SA_PATHS_FLA_DEAD_COORDS
        message: '{where} has coordinates of 16 bits that are neither 0, 32760 nor the low halves of those of 32 bits'
        faults:
          - assert: is_one_of(classic.x, 0, 32760) or (x_ext - classic.x) % 65536 == 0
            at: classic.x
          - assert: is_one_of(classic.y, 0, 32760) or (y_ext - classic.y) % 65536 == 0
            at: classic.y
      - code: SA_PATHS_FLA_PADDING
        at: padding
        right: 0
        message: '{where} has {value} in the bytes that align it'
    seq:
      - id: classic
        type: gta_sa_paths::navi_node
        doc: |
          The record of the game's own format. Its `x` and `y` are not used;
          tools write 0, 32760, or the low 16 bits of what replaces them.
        -column: '.'
      - id: padding
        type: u2
        if: has_padding
        doc: Not used; it aligns the coordinates.
        -unit: none
      - id: x_ext
        -orig-id: CoorsExtended.x
        type: s4
        doc: East, in eighths of a unit.
        -scale: position_x
        -column: x
      - id: y_ext
        -orig-id: CoorsExtended.y
        type: s4
        doc: North, in eighths of a unit.
        -scale: position_y
        -column: y
    instances:
      has_padding:
        value: _root.is_fla4
        doc: Whether the record is aligned.
      position_x:
        value: x_ext.as<f8> * 0.125
        doc: East.
        -unit: m
      position_y:
        value: y_ext.as<f8> * 0.125
        doc: North.
        -unit: m
  navi_address:
    -orig-id: CLinkAddress_extended
    doc: Address of a navi node.
    to-string: 'f"area {navi_area_id} navi node {navi_id}"'
    -webide-representation: '{navi_area_id:dec}/{navi_id:dec}'
    seq:
      - id: navi_id
        -orig-id: m_wCarPathLinkId
        type: u2
        doc: Row of the navi node in the file of `navi_area_id`.
      - id: navi_area_id
        -orig-id: m_wAreaId
        type: u2
        doc: Area of the file that holds the navi node.
