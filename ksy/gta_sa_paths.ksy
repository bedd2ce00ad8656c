meta:
  id: gta_sa_paths
  title: GTA San Andreas path nodes (nodes0.dat to nodes63.dat)
  application: Grand Theft Auto San Andreas
  file-extension: dat
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: gta_sa_paths
  -version: 1.0.1
doc: |
  One of the 64 squares of the graph that cars, boats and pedestrians follow.

  The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
  unit is about one metre. Area 0 lies in the south-west corner, numbers grow
  eastwards, then northwards, and file N describes area N. A node is addressed
  by the pair of its area and its row in the file of that area.

  The graph is stored as lists of neighbours, every edge from both of its ends.
  A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
  `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
  Each edge between vehicle nodes has a navi node, which holds its lanes and its
  traffic light; the navi links of pedestrian links are 0 and mean nothing.

  Without links a file ends after the navi nodes. Some old tools wrote files
  that end too early: after the link lengths, or without the reserve between
  link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
  distinguish them by their size.
doc-ref:
  - https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp CPathFind::LoadPathFindData
  - https://gtamods.com/wiki/Paths_(GTA_SA)
to-string: 'f"{num_nodes} path nodes, {num_navi_nodes} navi nodes, {num_links} links"'
-evidence: engine
-rules:
  SA_PATHS_NODE_FLAG_RESERVED:
    eq: 0
    severity: info
    evidence: measured
    message: '{where} has flag bits set that files leave at 0'
  SA_PATHS_NAVI_LANES_OVER_2:
    max: 2
    severity: info
    evidence: measured
    message: '{where} has more than 2 lanes in one direction'
  SA_PATHS_NAVI_RESERVED:
    eq: 0
    severity: info
    evidence: engine
    message: '{where} has bits set that files leave at 0'
-let:
  grid: sqrt(files)
  west: (file % grid - grid / 2) * 6000
  south: (floor(file / grid) - grid / 2) * 6000
  # Positions are cut off toward 0, and the outermost squares are open to the outside.
  least_x: 'file % grid > 0 ? west - (west > 0 ? 1 : 0) : -5000000000'
  most_x: 'file % grid < grid - 1 ? west + 6000 - (west < 0 ? 0 : 1) : 5000000000'
  least_y: 'floor(file / grid) > 0 ? south - (south > 0 ? 1 : 0) : -5000000000'
  most_y: 'floor(file / grid) < grid - 1 ? south + 6000 - (south < 0 ? 0 : 1) : 5000000000'
-label: the file
-checks:
  - code: SA_PATHS_NODE_LINK_SEQUENCE
    severity: warning
    evidence: measured
    let: {_wrong: 'first(nodes, this, base_link != due_link)'}
    faults:
      - let: {base_link: _wrong.base_link, expected: _wrong.due_link}
        assert: not exists(_wrong)
        at: _wrong
        message: '{where} has its first link at {base_link} instead of {expected}'
      - let: {links: num_links, owned: 'sum(nodes, flags.link_count)'}
        assert: owned == links
        at: num_links
        message: '{where} has {links} links, but its nodes own {owned}'
  - code: SA_PATHS_RESERVE_LINKS
    severity: error
    evidence: engine
    let: {_taken: 'first(reserved_links, this, is_taken)', _odd: 'first(reserved_links, this, is_odd)'}
    when: has_links
    faults:
      - assert: not exists(_taken)
        at: _taken
        message: '{where} has area {area_id} node {node_id} at entry {entry} of its link reserve, so that a slot looks taken'
      - assert: not exists(_odd)
        at: _odd
        severity: info
        message: '{where} has area {area_id} node {node_id} at entry {entry} of its link reserve, where area 65535 node 0 belongs'
seq:
  - id: num_nodes
    -orig-id: m_anNumNodes
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 28).as<u4>
    doc: |
      Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
      original files. 0xffffffff announces another format of the limit
      adjuster by fastman92.
    -expect:
      max: 65535
      code: SA_PATHS_LIMIT_NODES
      severity: error
      evidence: engine
      message: '{where} has {value} path nodes; an address can name 65535 of them'
    -checks:
      - code: SA_PATHS_COUNT_SUM
        severity: error
        evidence: engine
        let: {nodes: num_nodes, vehicle_nodes: num_vehicle_nodes, ped_nodes: num_ped_nodes}
        assert: nodes == vehicle_nodes + ped_nodes
        at: num_nodes
        message: '{where} has {nodes} path nodes, but {vehicle_nodes} vehicle nodes and {ped_nodes} pedestrian nodes'
  - id: num_vehicle_nodes
    -orig-id: m_anNumVehicleNodes
    type: u4
    doc: |
      Nodes for cars and boats, which come first; 73 to 948 in the original
      files.
    -unit: none
  - id: num_ped_nodes
    -orig-id: m_anNumPedNodes
    type: u4
    doc: |
      Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
      0 in six of them.
    -unit: none
  - id: num_navi_nodes
    -orig-id: m_anNumCarPathLinks
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 14).as<u4>
    doc: |
      Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
      original files.
    -checks:
      - code: SA_PATHS_LIMIT_NAVI
        severity: error
        evidence: engine
        numbered: false
        let: {navi_nodes: num_navi_nodes, limit: 'file == 63 ? 1023 : 1024'}
        assert: navi_nodes <= limit
        at: num_navi_nodes
        message: '{where} has {navi_nodes} navi nodes; links can name {limit} of them'
  - id: num_links
    -orig-id: m_anNumAddresses
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 7).as<u4>
    doc: |
      Directed links, each with an address (4 bytes), a navi link (2) and a
      length (1), and an intersection (1) unless the tail is missing; 149 to
      6,328 in the original files.
    -checks:
      - code: SA_PATHS_LIMIT_LINKS
        severity: error
        evidence: engine
        let: {links: num_links}
        at: num_links
        faults:
          - let: {limit: 32767}
            assert: links <= limit
            message: '{where} has {links} links; nodes can name {limit} of them'
          - let: {limit: 32587}
            assert: links <= limit
            severity: warning
            message: '{where} has {links} links; above {limit} there is no room for those of interiors'
  - id: nodes
    -orig-id: m_pPathNodes
    type: path_node
    repeat: expr
    repeat-expr: num_nodes
    doc: Path nodes, first those for vehicles, then those for pedestrians.
    -shape: {point: '.', roads: num_vehicle_nodes}
    -range-ref:
      first: base_link
      count: flags.link_count
      table: links
      code: SA_PATHS_NODE_LINK_RANGE
      severity: error
      evidence: engine
      message: '{where} claims links from {base_link} on that the file does not have'
    -label: {text: 'node {node}', params: {node: row}}
    -let:
      is_vehicle: row < _root.num_vehicle_nodes
      is_parking: is_vehicle and is_one_of(flags.special_function, 1, 2) and flags.link_count == 1
      end_link: base_link + flags.link_count
      due_link: 'row > 0 ? prev.end_link : 0'
      is_inside: x >= _root.least_x and x <= _root.most_x and y >= _root.least_y and y <= _root.most_y
      column: min(max(floor(position_x / 750) + _root.grid / 2, 0), _root.grid - 1)
      line: min(max(floor(position_y / 750) + _root.grid / 2, 0), _root.grid - 1)
      square: (line * _root.grid + column).as<s4>
    -checks:
      - code: SA_PATHS_NODE_OUTSIDE_AREA
        severity: warning
        evidence: measured
        let: {x: position_x, y: position_y}
        assert: is_inside
        message: '{where} lies at x {x}, y {y}, which is in the square of area {square}'
      - code: SA_PATHS_NODE_PED_VEHICLE_FLAGS
        severity: warning
        evidence: measured
        let:
          _is_road: flags.on_dead_end or flags.road_block or flags.water_node or flags.speed != 0 or flags.special_function != 0
          flags: >-
            nonzero_names(flags.on_dead_end, flags.road_block, flags.water_node, flags.speed, flags.special_function)
        when: not is_vehicle
        assert: not _is_road
        at: flags
        message: '{where} is a pedestrian node, but has values that belong to vehicle nodes: {flags}'
      - code: SA_PATHS_NODE_PED_WIDTH_ZERO
        severity: info
        evidence: measured
        when: not is_vehicle
        assert: path_width != 0
        at: path_width
        right: 16
        message: '{where} is a pedestrian node of width 0'
      - code: SA_PATHS_NODE_SPEED_ZERO
        severity: info
        evidence: measured
        unmodified: {exceptions: 112}
        when: is_vehicle
        assert: flags.speed != 0
        at: flags.speed
        message: '{where} is a vehicle node of speed 0'
      - code: SA_PATHS_NODE_ROAD_BLOCK_LINKS
        severity: warning
        evidence: engine
        let: {kind: "is_vehicle ? 'vehicle' : 'pedestrian'", links: flags.link_count}
        when: flags.road_block
        assert: is_vehicle and links >= 2
        at: flags.road_block
        right: false
        message: '{where} is for road blocks, which need a vehicle node with 2 links; it is a {kind} node with {links}'
  - id: navi_nodes
    -orig-id: m_pNaviNodes
    type: navi_node
    repeat: expr
    repeat-expr: num_navi_nodes
    doc: Data of the edges between vehicle nodes, one row for each.
    -shape: {point: '.'}
    -ref:
      - {table: nodes, row: target_node_id, file: target_area_id, as: target}
      - table: nodes
        row: target_node_id
        file: target_area_id
        below: num_vehicle_nodes
        code: SA_PATHS_NAVI_TARGET
        severity: error
        evidence: engine
        message: '{where} points to area {target_area_id} node {target_node_id}, which is no vehicle node'
    -label: {text: 'navi node {navi_node}', params: {navi_node: row}}
    -let:
      is_inside: x >= _root.least_x and x <= _root.most_x and y >= _root.least_y and y <= _root.most_y
      column: min(max(floor(position_x / 750) + _root.grid / 2, 0), _root.grid - 1)
      line: min(max(floor(position_y / 750) + _root.grid / 2, 0), _root.grid - 1)
      square: (line * _root.grid + column).as<s4>
    -checks:
      - code: SA_PATHS_NAVI_FILE
        severity: warning
        evidence: measured
        let: {x: position_x, y: position_y}
        assert: is_inside
        message: '{where} lies at x {x}, y {y}, which is in the square of area {square}'
      - code: SA_PATHS_NAVI_USE
        severity: warning
        evidence: measured
        unmodified: {exceptions: 2}
        unseen: the area of the target is not there
        let: {edges: 'count(users, links.is_served)'}
        # With the target there, an edge is known at least from that end.
        when: edges != 0 or exists(target) or not exists(target)
        assert: edges == 1
        message: '{where} serves {edges} edges instead of one'
      - code: SA_PATHS_NAVI_DIR_LENGTH
        severity: warning
        evidence: measured
        let: {_squares: dir_x * dir_x + dir_y * dir_y, length: sqrt(_squares) / 100}
        assert: _squares >= 97 * 97 and _squares <= 101 * 101
        message: '{where} has a direction of length {length:.4g} instead of 1'
      - code: SA_PATHS_NAVI_DIR_REVERSED
        severity: warning
        evidence: measured
        unseen: the area of the target is not there
        let: {target_area: target_area_id, target_node: target_node_id}
        when: exists(target)
        assert: dir_x * (target.position_x - position_x) + dir_y * (target.position_y - position_y) > 0
        message: >-
          {where} has direction {dir_x}, {dir_y}, which does not lead towards its target, area {target_area} node {target_node}
        related: {target: '{where} is its target'}
      - code: SA_PATHS_NAVI_NO_LANES
        severity: info
        evidence: measured
        unmodified: {exceptions: 12}
        assert: lanes.left_lanes + lanes.right_lanes != 0
        at: lanes
        message: '{where} has no lanes'
      - code: SA_PATHS_NAVI_LIGHT_END_ALONE
        severity: info
        evidence: measured
        assert: not lanes.traffic_light_at_target or traffic_light.state != 0
        at: lanes.traffic_light_at_target
        right: false
        message: '{where} names its target as the end of a light, but has no light'
      - code: SA_PATHS_NAVI_LIGHT_AXIS
        severity: info
        evidence: measured
        unmodified: {exceptions: 4}
        let:
          _angle: angle(dir_x, dir_y) % 180
          _is_between: min(abs(_angle - 60), abs(_angle - 150)) < 1
          state: traffic_light.state
          expected: '_angle >= 60 and _angle <= 150 ? 1 : 2'
        when: state != 0
        assert: state == expected or _is_between and state <= 2
        at: traffic_light.state
        message: '{where} has traffic light state {state}; a road in direction {dir_x}, {dir_y} has {expected}'
  - id: links
    -orig-id: m_pNodeLinks
    type: link
    repeat: expr
    repeat-expr: num_links
    doc: Addresses of the neighbours, in the order of the nodes that own them.
    -ref:
      table: nodes
      row: node_id
      file: area_id
      code: SA_PATHS_LINK_TARGET
      severity: error
      evidence: engine
      message: '{where} links to area {area_id} node {node_id}, which does not exist'
      as: target
    -label: {text: '', params: {link: row}, of: owner, alone: 'link {link}'}
    # The engine moves cars apart by 5.4 units. Boats need not keep to lanes.
    -lanes:
      lane: 5.4
      clear: 3
      ahead: 'is_lane ? (is_aimed_ahead ? navi.lanes.right_lanes : navi.lanes.left_lanes) : 0'
      back: 'is_lane ? (is_aimed_ahead ? navi.lanes.left_lanes : navi.lanes.right_lanes) : 0'
      median: 'is_lane ? navi.full_width : 0'
      path: 'is_lane ? 5.4 : is_driven ? 10.8 : is_whole ? owner.half_width + target.half_width : 0'
      dim: >-
        is_whole and (owner.flags.switched_off and target.flags.switched_off
        or owner.is_parking or target.is_parking)
      light: 'is_lane ? navi.traffic_light.state != 0 : false'
      light_ahead: 'is_lane ? navi.lanes.traffic_light_at_target == is_aimed_ahead : false'
      stop_x: 'is_lane ? navi.position_x : 0'
      stop_y: 'is_lane ? navi.position_y : 0'
    -joins:
      reverse: {table: links, match: {target: owner, owner: target}, within: set, entries: reverses}
      partner: {table: links, match: {target: owner, owner: target}, within: set, paired: true}
      first_like: {table: links, match: {owner: owner, area_id: area_id, node_id: node_id}, within: set}
    -let:
      navi: navi_links.navi
      navi_word: navi_links.navi_area_id * 65536 + navi_links.navi_id
      is_whole: exists(owner) and exists(target)
      is_road: exists(owner) and owner.is_vehicle
      is_edge: is_road and owner < target
      is_served: is_road and (is_unseen(target) or owner < target)
      has_navi: 'is_edge ? exists(navi) : false'
      is_aimed: 'has_navi ? navi.target == owner or navi.target == target : false'
      other_end: 'target != owner ? target : nothing'
      low_area: file
      low_node: owner.row
      high_area: area_id
      high_node: node_id
      is_driven: is_whole and owner.is_vehicle and exists(navi)
      is_lane: is_driven and not (owner.flags.water_node and target.flags.water_node)
      is_aimed_ahead: 'is_driven ? navi.target == target : false'
      square_length: >-
        (owner.position_x - target.position_x) * (owner.position_x - target.position_x)
        + (owner.position_y - target.position_y) * (owner.position_y - target.position_y)
        + (owner.position_z - target.position_z) * (owner.position_z - target.position_z)
    -checks:
      - code: SA_PATHS_LINK_TYPE
        severity: error
        evidence: measured
        when: is_whole
        assert: owner.is_vehicle == target.is_vehicle
        message: '{where} links to area {area_id} node {node_id}, but only one of them is a vehicle node'
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_LINK_WATER
        severity: warning
        evidence: measured
        when: is_whole
        assert: owner.flags.water_node == target.flags.water_node
        message: '{where} links to area {area_id} node {node_id}, but only one of them is a water node'
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_FLOOD_LINK
        severity: warning
        evidence: engine
        let: {flood_id: owner.flood_id, other: target.flood_id}
        when: is_whole
        assert: flood_id == other
        message: '{where} has flood id {flood_id}, but links to area {area_id} node {node_id} with flood id {other}'
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_LINK_ASYMMETRIC
        severity: warning
        evidence: measured
        when: is_whole
        assert: exists(partner)
        message: '{where} links to area {area_id} node {node_id}, and no link leads back for it'
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_LINK_SELF
        severity: warning
        evidence: measured
        scope: file
        when: exists(owner)
        assert: target != owner
        message: '{where} links to itself'
      - code: SA_PATHS_LINK_DUPLICATE
        severity: warning
        evidence: measured
        unmodified: {exceptions: 4}
        scope: file
        numbered: false
        when: exists(owner)
        assert: first_like == this
        message: '{where} links to area {area_id} node {node_id} more than once'
        related: {other_end: '{where} is the other end', first_like: '{where} is there first'}
      - code: SA_PATHS_LINK_AREA_DISTANCE
        severity: warning
        evidence: measured
        scope: file
        let:
          _columns: area_id % _root.grid - file % _root.grid
          _lines: floor(area_id / _root.grid) - floor(file / _root.grid)
        when: area_id < files
        assert: area_id == file or max(abs(_columns), abs(_lines)) <= 1
        message: '{where} links to area {area_id} node {node_id}, and the two areas do not touch'
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_LENGTH_OVERFLOW
        severity: error
        evidence: engine
        let: {length: link_lengths._, distance: sqrt(square_length)}
        when: is_whole
        assert: square_length < 256 * 256
        at: link_lengths
        message: '{where} links to area {area_id} node {node_id}, {distance:.6g} units away; a length is 255 at most'
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_LENGTH_ASYMMETRIC
        severity: warning
        evidence: measured
        let: {value: link_lengths._, back: reverse.link_lengths._}
        when: exists(owner) and exists(reverse)
        # Between nodes that are joined more than once, the lengths of both directions are compared as sets.
        assert: set(reverse.reverses, link_lengths._) == set(reverse.reverse.reverses, link_lengths._)
        at: link_lengths
        message: '{where} links to area {area_id} node {node_id} with length {value}, and the link back has length {back}'
        related: {other_end: '{where} is the other end', reverse.link_lengths: '{where} leads back'}
      - code: SA_PATHS_NAVI_LINK_TARGET
        severity: error
        evidence: engine
        unseen: the area of the navi node is not there
        when: is_road
        assert: exists(navi)
        at: navi_links
        message: >-
          {where} links to area {area_id} node {node_id} by area {navi_area_id} navi node {navi_id}, which does not exist
        related: {other_end: '{where} is the other end'}
      - code: SA_PATHS_NAVI_LINK_PED
        severity: info
        evidence: measured
        scope: file
        numbered: false
        when: exists(owner) and not owner.is_vehicle
        assert: navi_links.navi_id == 0 and navi_links.navi_area_id == 0
        at: navi_links
        message: '{where} is a pedestrian node, but names area {navi_area_id} navi node {navi_id} for a link'
        related: {other_end: '{where} is the other end', navi: '{where} is named'}
      - code: SA_PATHS_NAVI_LINK_PAIR
        severity: warning
        evidence: engine
        let: {back_area_id: reverse.navi_links.navi_area_id, back_id: reverse.navi_links.navi_id}
        when: is_road and exists(reverse) and target.is_vehicle
        assert: set(reverse.reverses, navi_word) == set(reverse.reverse.reverses, navi_word)
        at: navi_links
        message: >-
          {where} links to area {area_id} node {node_id} by area {navi_area_id} navi node {navi_id}, and the link back
          by area {back_area_id} navi node {back_id}
        related: {other_end: '{where} is the other end', reverse.navi_links: '{where} leads back'}
      - code: SA_PATHS_NAVI_TARGET_END
        severity: warning
        evidence: engine
        unmodified: {exceptions: 2}
        unseen: the area of the navi node or of an end of the edge is not there
        when: has_navi
        assert: navi.target == owner or navi.target == target
        at: navi
        message: >-
          {where} points to area {target_area_id} node {target_node_id}, which is no end of its edge
          from area {low_area} node {low_node} to area {high_area} node {high_node}
        related: {owner: '{where} is an end of its edge', target: '{where} is an end of its edge'}
      - code: SA_PATHS_NAVI_TARGET_LOWER
        severity: warning
        evidence: measured
        unseen: the area of the navi node or of an end of the edge is not there
        when: is_aimed
        assert: navi.target == owner
        at: navi
        message: >-
          {where} points to the higher end of its edge
          from area {low_area} node {low_node} to area {high_area} node {high_node}
        related: {owner: '{where} is an end of its edge', target: '{where} is an end of its edge'}
      - code: SA_PATHS_NAVI_DIR_CHORD
        severity: warning
        evidence: measured
        unseen: the area of the navi node or of an end of the edge is not there
        let:
          _side: 'navi.target == target ? 100 : -100'
          _x: _side * (target.position_x - owner.position_x)
          _y: _side * (target.position_y - owner.position_y)
          _length: sqrt(_x * _x + _y * _y) / 100
          east: trunc(_x / _length)
          north: trunc(_y / _length)
        when: 'is_aimed ? _length > 0 : false'
        assert: abs(navi.dir_x - east) <= 1 and abs(navi.dir_y - north) <= 1
        at: navi
        message: >-
          {where} has direction {dir_x}, {dir_y}; {east}, {north} fits its edge
          from area {low_area} node {low_node} to area {high_area} node {high_node}
        related: {owner: '{where} is an end of its edge', target: '{where} is an end of its edge'}
      - code: SA_PATHS_NAVI_FAR
        severity: warning
        evidence: measured
        unseen: the area of the navi node or of an end of the edge is not there
        let:
          _x: navi.position_x - (owner.position_x + target.position_x) / 2
          _y: navi.position_y - (owner.position_y + target.position_y) / 2
          _squares: _x * _x + _y * _y
          distance: sqrt(_squares)
        when: is_aimed
        assert: _squares <= 50 * 50
        at: navi
        message: >-
          {where} lies {distance:.6g} units from the middle of its edge
          from area {low_area} node {low_node} to area {high_area} node {high_node}
        related: {owner: '{where} is an end of its edge', target: '{where} is an end of its edge'}
      - code: SA_PATHS_NAVI_WIDTH
        severity: info
        evidence: measured
        unmodified: {exceptions: 22}
        unseen: the area of the navi node or of an end of the edge is not there
        let: {width: navi.path_width, low_width: owner.path_width, high_width: target.path_width}
        when: has_navi
        assert: width == low_width or width == high_width
        at: navi.path_width
        message: >-
          {where} has width {width}; {low_width} and {high_width} are the widths at the ends of its edge
          from area {low_area} node {low_node} to area {high_area} node {high_node}
        related: {owner: '{where} is an end of its edge', target: '{where} is an end of its edge'}
      - code: SA_PATHS_NAVI_PARKING_LANES
        severity: info
        evidence: measured
        unseen: the area of the navi node or of an end of the edge is not there
        let:
          _is_target: owner.is_parking == (navi.target == owner)
          lanes: '_is_target ? navi.lanes.right_lanes : navi.lanes.left_lanes'
          low_area: low_area
          low_node: low_node
          high_area: high_area
          high_node: high_node
          parking_area: 'owner.is_parking ? low_area : high_area'
          parking_node: 'owner.is_parking ? low_node : high_node'
        when: 'is_aimed ? owner.is_parking != target.is_parking : false'
        message: >-
          {where} has {lanes} lanes into the parking place at area {parking_area} node {parking_node};
          cars only leave such a place
        related: {owner: '{where} is an end of its edge', target: '{where} is an end of its edge'}
        faults:
          - assert: not _is_target or lanes == 0
            at: navi.lanes.right_lanes
          - assert: _is_target or lanes == 0
            at: navi.lanes.left_lanes
  - id: reserved_links
    type: link
    repeat: expr
    repeat-expr: 192
    if: has_links
    doc: |
      Room for 16 nodes that get a link into an interior at run time, 12
      addresses for each. The engine takes a group whose first area id is 65535
      for free; every entry of the original files is area 65535, node 0.
    -label: {text: '', params: {entry: row}}
    -let:
      is_taken: row % 12 == 0 and area_id != 65535
      is_odd: area_id != 65535 or node_id != 0
  - id: navi_links
    -orig-id: m_pNaviLinks
    type: navi_link
    repeat: expr
    repeat-expr: _root.num_links
    doc: |
      The navi node of each link, which both directions of an edge share; 0, and
      without a meaning, on the links of pedestrian nodes.
    -beside: links
    -ref: {table: navi_nodes, row: navi_id, file: navi_area_id, as: navi, entries: users}
    -label: {text: '', params: {link: row}, of: links.owner, alone: 'link {link}'}
  - id: link_lengths
    -orig-id: m_pLinkLengths
    type: u1
    repeat: expr
    repeat-expr: _root.num_links
    doc: |
      Length of each link in whole units, rounded down, at least 1: the cost of
      the route search. 1 to 165 in the original files.
    -unit: m
    -expect:
      min: 1
      code: SA_PATHS_LENGTH_ZERO
      severity: warning
      evidence: engine
      message: '{where} has a link of length 0'
    -beside: links
    -label: {text: '', params: {link: row}, of: links.owner, alone: 'link {link}'}
    -derived:
      value: max(1, floor(distance))
      code: SA_PATHS_LENGTH_VALUE
      severity: warning
      evidence: measured
      let:
        _squares: links.square_length
        length: _
        distance: sqrt(_squares)
        area_id: links.area_id
        node_id: links.node_id
      when: links.is_whole
      # A distance that exceeds a whole number by less than 0.001 may have been rounded down to the one before it.
      assert: _squares < (length + 1.001) * (length + 1.001) and (_squares >= length * length or length <= 1) and length >= 1
      message: '{where} links to area {area_id} node {node_id} with length {length}, but they are {distance:.6g} units apart'
      related: {links.other_end: '{where} is the other end'}
  - id: reserved_link_lengths
    size: 192
    if: has_reserved_link_lengths
    doc: |
      Room for the lengths of the links in `reserved_links`; zeros in the
      original files.
    -expect:
      eq: 0
      code: SA_PATHS_RESERVE_LENGTHS
      severity: info
      evidence: measured
      message: '{where} has bytes other than 0 in the reserve after the link lengths'
  - id: intersections
    -orig-id: m_pPathIntersections
    type: intersection
    repeat: expr
    repeat-expr: _root.num_links
    if: has_intersections
    doc: How each link crosses roads; all bits are 0 on the links of vehicle nodes.
    -beside: links
    -label: {text: '', params: {link: row}, of: links.owner, alone: 'link {link}'}
  - id: reserved_intersections
    size: 192
    if: has_reserved_intersections
    doc: |
      Room for the intersections of the links in `reserved_links`; zeros in the
      original files.
    -expect:
      eq: 0
      code: SA_PATHS_RESERVE_INTERSECTIONS
      severity: info
      evidence: measured
      message: '{where} has bytes other than 0 in the reserve after the intersections'
  - id: trailing
    size-eos: true
    doc: |
      Bytes after the layout, which the game does not read: nothing in loose
      files, zeros up to a multiple of 2,048 bytes in an archive. A file without
      links may have a link reserve here, 192 times FF FF 00 00.
    -evidence: [measured, community]
    -checks:
      - code: SA_PATHS_FILE_NO_TAIL
        severity: warning
        evidence: engine
        when: has_links
        assert: has_tail
        after: link_lengths
        message: '{where} ends behind the link lengths, without intersections'
      - code: SA_PATHS_FILE_WIKI_SIZE
        severity: warning
        evidence: inferred
        assert: not is_wiki_sized or count(trailing) != 0
        after: link_lengths
        message: '{where} lacks the reserve of 192 bytes between link lengths and intersections'
      - code: SA_PATHS_FILE_TRAILING
        severity: warning
        evidence: measured
        let:
          _odd: count(trailing, _ != 0)
          # 192 times FF FF 00 00, and zeros
          _has_reserve: _odd == 384 and all(trailing, _ == 0 or _ == 255 and row < 768 and row % 4 < 2)
        at: trailing
        faults:
          - assert: _odd == 0 or not has_links and _has_reserve
            message: '{where} has bytes other than 0 after the last section'
          - assert: _odd == 0
            severity: info
            message: '{where} has a reserve that an empty square does not need'
instances:
  has_links:
    value: num_links != 0
    doc: Whether the reserve of the links is stored.
  len_short:
    value: (20 + num_nodes.as<s8> * 28 + num_navi_nodes.as<s8> * 14 + num_links.as<s8> * 7 + 768).as<s8>
    doc: Bytes of a file with links that ends after the link lengths.
    -unit: bytes
  len_wiki:
    value: (len_short + num_links.as<s8> + 192).as<s8>
    doc: Bytes of a file with links that lacks the reserve of the link lengths.
    -unit: bytes
  len_full:
    value: (len_wiki + 192).as<s8>
    doc: Bytes of a complete file with links.
    -unit: bytes
  is_wiki_sized:
    value: has_links and _io.size.as<s8> == len_wiki
    doc: |
      Whether the intersections follow the link lengths directly. The game
      does not read such a file as meant. The size shows it only for files
      without padding.
    -decision: true
  has_tail:
    value: not has_links or is_wiki_sized or _io.size.as<s8> >= len_full
    doc: Whether any part of the layout follows the link lengths.
    -decision: true
  has_reserved_link_lengths:
    value: has_links and has_tail and not is_wiki_sized
    doc: Whether the reserve of the link lengths is stored.
  has_intersections:
    value: has_tail
    doc: Whether the intersections are stored.
  has_reserved_intersections:
    value: has_links and has_tail
    doc: Whether the reserve of the intersections is stored.
types:
  path_node:
    -orig-id: CPathNode
    doc: A point of the graph, for vehicles or for pedestrians.
    doc-ref: https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150
    to-string: 'f"area {area_id} node {node_id}"'
    -webide-representation: '{area_id:dec}/{node_id:dec}'
    seq:
      - id: next_ptr
        -orig-id: m_next
        type: u4
        doc: |
          Address in the memory of the original compiler: that of the node below
          this one on the stack of the flood fill that numbers the parts of the
          graph, 0 for the lowest one. The engine overwrites it. Any value; write
          0 for a new node.
        -unit: none
      - id: prev_ptr
        -orig-id: m_prev
        type: u4
        doc: Overwritten by the engine; 0 in the original files.
        -expect:
          eq: 0
          code: SA_PATHS_NODE_PREV_PTR
          severity: info
          evidence: measured
          message: '{where} stores {value} as its previous pointer, not 0'
      - id: x
        -orig-id: m_vPos
        type: s2
        doc: |
          East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
          units in the original files.
        -scale: position_x
      - id: y
        -orig-id: m_vPos
        type: s2
        doc: |
          North, in eighths of a unit, truncated towards zero; -2932.5 to
          2853.625 units in the original files.
        -scale: position_y
      - id: z
        -orig-id: m_vPos
        type: s2
        doc: |
          Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
          in the original files.
        -scale: position_z
      - id: search_distance
        -orig-id: m_totalDistFromOrigin
        type: s2
        doc: |
          Scratch value of the route search, which takes 32766 (0x7ffe) for a
          node that it has not touched; 32766 in the original files.
        -expect:
          eq: 32766
          code: SA_PATHS_NODE_SEARCH_DISTANCE
          severity: error
          evidence: engine
          message: '{where} has search distance {value}, not 32766'
      - id: base_link
        -orig-id: m_wBaseLinkId
        type: s2
        doc: |
          Row of the node's first link; the sum of the link counts of the nodes
          before it, 0 to 6,326 in the original files.
      - id: area_id
        -orig-id: m_wAreaId
        type: u2
        doc: |
          Area of the node's own address, which is the number of the file;
          0 to 63.
        -key:
          is: file
          code: SA_PATHS_NODE_AREA_ID
          severity: error
          evidence: engine
          message: '{where} is stored with area id {value}'
      - id: node_id
        -orig-id: m_wNodeId
        type: u2
        doc: |
          Node of the node's own address, which is its row in the file; 0 to
          2,888 in the original files.
        -key:
          is: row
          code: SA_PATHS_NODE_ID
          severity: error
          evidence: engine
          message: '{where} is stored with node id {value}'
      - id: path_width
        -orig-id: m_nPathWidth
        type: u1
        doc: |
          Half of a width in sixteenths of a unit: of the median strip at a
          vehicle node, of the path at a pedestrian node. In the original
          files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
          nodes, mostly 16.
        -scale: half_width
      - id: flood_id
        -orig-id: m_nFloodFill
        type: u1
        doc: |
          Number of the connected part of the graph that the node belongs to,
          counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
          nodes and 1 to 179 at pedestrian nodes of the original files.
        -unit: none
      - id: flags
        -orig-id: m_dwFlags
        type: node_flags
        doc: Number of links and properties, 32 bits.
    instances:
      position_x:
        value: x.as<f8> * 0.125
        doc: East.
        -unit: m
      position_y:
        value: y.as<f8> * 0.125
        doc: North.
        -unit: m
      position_z:
        value: z.as<f8> * 0.125
        doc: Up.
        -unit: m
      half_width:
        value: path_width.as<f8> * 0.0625
        doc: From the middle to one side, as the engine uses the width.
        -unit: m
      full_width:
        value: path_width.as<f8> * 0.125
        doc: From side to side.
        -unit: m
  node_flags:
    doc: Number of links and properties of a path node.
    doc-ref: https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117
    to-string: 'f"{link_count} links"'
    seq:
      - id: link_count
        -orig-id: m_nNumLinks
        type: b4
        doc: |
          Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
          nodes of the original files.
        -expect:
          - min: 1
            code: SA_PATHS_NODE_NO_LINKS
            severity: warning
            evidence: measured
            message: '{where} has no links'
          - max: 11
            code: SA_PATHS_NODE_LINKS_OVER_11
            severity: warning
            evidence: engine
            message: '{where} has {value} links; no more than 11 fit where an interior attaches'
      - id: on_dead_end
        -orig-id: m_onDeadEnd
        type: b1
        doc: |
          The vehicle node lies on a branch that leads nowhere; set on 2,594 of
          30,587 original vehicle nodes, never on pedestrian nodes.
        -evidence: [engine, measured]
      - id: switched_off
        -orig-id: m_isSwitchedOff
        type: b1
        doc: |
          Little or no traffic until a script switches the node on; set on a
          quarter of the original vehicle nodes and a sixth of the pedestrian
          nodes. The commands 01E7 and 022A clear it for vehicles and for
          pedestrians in a box, 01E8 and 022B set it.
      - id: road_block
        -orig-id: m_bRoadBlocks
        type: b1
        doc: |
          The police may build a road block here; set on 391 original vehicle
          nodes, never on pedestrian nodes.
      - id: water_node
        -orig-id: m_bWaterNode
        type: b1
        doc: |
          A node for boats; set on 1,596 original vehicle nodes, never on
          pedestrian nodes.
      - id: switched_off_original
        -orig-id: m_isSwitchedOffOriginal
        type: b1
        doc: |
          Copy of `switched_off` that the loader makes, from which the commands
          091D and 091E put it back; the stored value has no effect, and equals
          it in the original files.
        -derived:
          value: switched_off
          code: SA_PATHS_NODE_BIT8
          severity: info
          evidence: engine
          let: {value: switched_off_original.as<s4>, expected: switched_off.as<s4>}
          assert: switched_off_original == switched_off
          message: '{where} has bit 8 at {value}, but bit 5 at {expected}; the game copies bit 5'
      - id: already_found
        -orig-id: AlreadyFound
        type: b1
        doc: Scratch bit of a search; 0 in the original files.
        -expect: SA_PATHS_NODE_FLAG_RESERVED
      - id: dont_wander
        -orig-id: m_bDontWander
        type: b1
        doc: |
          Wandering pedestrians keep away; set on 17 original pedestrian
          nodes.
      - id: interior_node
        -orig-id: InteriorNode
        type: b1
        doc: Marks nodes of interiors at run time; 0 in the original files.
        -expect: SA_PATHS_NODE_FLAG_RESERVED
      - id: speed
        -orig-id: Speed
        type: b2
        doc: |
          How fast cars drive, see `node_speed`. Vehicle nodes of the original
          files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
        -evidence: [engine, inferred]
        -expect:
          max: 2
          code: SA_PATHS_NODE_SPEED_THREE
          severity: warning
          evidence: measured
          message: '{where} has speed 3, which has no meaning'
      - id: dummy
        -orig-id: Dummy
        type: b2
        doc: Not used; 0 in the original files.
        -expect: SA_PATHS_NODE_FLAG_RESERVED
      - id: density
        -orig-id: m_nSpawnProbability
        type: b4
        doc: |
          How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
          original nodes.
        -unit: none
      - id: special_function
        -orig-id: SpecialFunction
        type: b4
        doc: |
          What cars do here, see `special_use`; 0 on all but 232 original
          nodes, which are vehicle nodes.
        -expect:
          max: 10
          code: SA_PATHS_NODE_SPECIAL_RANGE
          severity: warning
          evidence: engine
          message: '{where} has special function {value}; the last one known is 10'
      - id: padding
        type: b8
        doc: Not used; 0 in the original files.
        -evidence: measured
        -expect: SA_PATHS_NODE_FLAG_RESERVED
    instances:
      speed_name:
        value: speed
        enum: node_speed
      special_function_name:
        value: special_function
        enum: special_use
  navi_node:
    -orig-id: CCarPathLink
    doc: |
      An edge between two vehicle nodes: its target is one of the ends, its
      direction points to the target. Travelling towards the target uses the
      right lanes, away from it the left lanes. In the original files the
      target is the end with the lower address, and the file is the one of the
      area where the navi node lies.
    doc-ref: https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118
    to-string: 'f"to area {target_area_id} node {target_node_id}"'
    -webide-representation: 'to {target_area_id:dec}/{target_node_id:dec}'
    seq:
      - id: x
        -orig-id: m_posn
        type: s2
        doc: |
          East, in eighths of a unit. Cars wait about here at a light. In the
          original files it is the mean of both ends of the edge, or of the
          ends of two pieces of road that were joined in the edge; at most 45.2
          units from the middle of the edge.
        -scale: position_x
      - id: y
        -orig-id: m_posn
        type: s2
        doc: North, in eighths of a unit.
        -scale: position_y
      - id: target_area_id
        -orig-id: m_attachedTo.m_wAreaId
        type: u2
        doc: Area of the end that the direction points to; 0 to 63.
      - id: target_node_id
        -orig-id: m_attachedTo.m_wNodeId
        type: u2
        doc: |
          Node of the end that the direction points to; always a vehicle node in
          the original files.
      - id: dir_x
        -orig-id: m_dir
        type: s1
        doc: |
          East part of the direction in hundredths, -100 to 100, cut toward 0
          after a division that can be one step too low or too high; the length
          of the vector is 98.6 to 100 in the original files.
        -unit: none
        -scale: direction_x
      - id: dir_y
        -orig-id: m_dir
        type: s1
        doc: North part of the direction in hundredths, -100 to 100.
        -unit: none
        -scale: direction_y
      - id: path_width
        -orig-id: m_nPathNodeWidth
        type: u1
        doc: |
          Half of the width of the median strip in sixteenths of a unit: the
          larger width of both ends of a piece of road, or of the ends of two
          pieces that were joined, which the files do not have. It is the width
          of one of the ends of the edge on all but 22 edges; 0 to 120 in the
          original files. The engine takes the byte for signed.
        -scale: half_width
        -expect:
          max: 127
          code: SA_PATHS_NAVI_WIDTH_SIGN
          severity: warning
          evidence: engine
          message: '{where} has width {value}, which the game takes for negative'
      - id: lanes
        type: lane_bits
        doc: Lanes in both directions, and the end that has the light.
      - id: traffic_light
        type: light_bits
        doc: State of the light.
    instances:
      position_x:
        value: x.as<f8> * 0.125
        doc: East.
        -unit: m
      position_y:
        value: y.as<f8> * 0.125
        doc: North.
        -unit: m
      direction_x:
        value: dir_x.as<f8> * 0.01
        doc: East part of the vector of length 1 that points to the target.
      direction_y:
        value: dir_y.as<f8> * 0.01
        doc: North part of the vector of length 1 that points to the target.
      half_width:
        value: path_width.as<f8> * 0.0625
        doc: From the middle of the median strip to one side.
        -unit: m
      full_width:
        value: path_width.as<f8> * 0.125
        doc: From side to side of the median strip.
        -unit: m
  lane_bits:
    doc: Lanes of an edge, seen along the direction of its navi node.
    to-string: 'f"{left_lanes} left, {right_lanes} right"'
    seq:
      - id: left_lanes
        -orig-id: m_numOppositeDirLanes
        type: b3
        doc: Lanes against the direction; 0 to 2 in the original files.
        -unit: none
        -expect: SA_PATHS_NAVI_LANES_OVER_2
      - id: right_lanes
        -orig-id: m_numSameDirLanes
        type: b3
        doc: Lanes along the direction; 0 to 2 in the original files.
        -unit: none
        -expect: SA_PATHS_NAVI_LANES_OVER_2
      - id: traffic_light_at_target
        -orig-id: m_bTrafficLightDirection
        type: b1
        doc: |
          The light is at the target, not at the other end: the end that is more
          of a junction. Set on 1,213 original navi nodes, which all have a
          light.
      - id: reserved
        type: b1
        doc: Not used; 0 in the original files.
        -expect: SA_PATHS_NAVI_RESERVED
  light_bits:
    doc: Traffic light of an edge.
    to-string: 'f"light state {state}"'
    seq:
      - id: state
        -orig-id: m_nTrafficLightState
        type: b2
        doc: |
          Which cycle the light follows, see `light_cycle`; in the original
          files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
          the lamps on the map.
        -expect:
          max: 2
          code: SA_PATHS_NAVI_LIGHT_STATE
          severity: warning
          evidence: measured
          message: '{where} has traffic light state 3, which has no meaning'
      - id: bridge_lights
        -orig-id: m_bridgeLights
        type: b1
        doc: |
          Switched by scripts at run time, at bridges and crossings; 0 in the
          original files.
        -expect: SA_PATHS_NAVI_RESERVED
      - id: reserved
        type: b13
        doc: Not used; 0 in the original files.
        -evidence: measured
        -expect: SA_PATHS_NAVI_RESERVED
    instances:
      state_name:
        value: state
        enum: light_cycle
  link:
    -orig-id: CNodeAddress
    doc: Address of a path node.
    to-string: 'f"area {area_id} node {node_id}"'
    -webide-representation: '{area_id:dec}/{node_id:dec}'
    seq:
      - id: area_id
        -orig-id: m_wAreaId
        type: u2
        doc: |
          Area of the node; 0 to 63. 65535 means none and occurs only in the
          reserve.
      - id: node_id
        -orig-id: m_wNodeId
        type: u2
        doc: Row of the node in the file of that area.
  navi_link:
    -orig-id: CCarPathLinkAddress
    doc: |
      Address of a navi node. The word 0xffff means none to the engine, so area
      63 can use no more than 1,023 navi nodes.
    doc-ref: https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72
    to-string: 'f"area {navi_area_id} navi node {navi_id}"'
    -webide-representation: '{navi_area_id:dec}/{navi_id:dec}'
    seq:
      - id: navi_id
        -orig-id: m_wCarPathLinkId
        type: b10
        doc: Row of the navi node in the file of `navi_area_id`.
      - id: navi_area_id
        -orig-id: m_wAreaId
        type: b6
        doc: Area of the file that holds the navi node; 0 to 63.
  intersection:
    -orig-id: CPathIntersectionInfo
    doc: How a link of a pedestrian node crosses a road.
    doc-ref: https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83
    seq:
      - id: road_cross
        -orig-id: m_bRoadCross
        type: b1
        doc: |
          The link crosses a road, pedestrians look before they go; set on 1,812
          original links.
      - id: ped_traffic_light
        -orig-id: m_bPedTrafficLight
        type: b1
        doc: |
          Pedestrians wait for a light. Set on 1,346 original links that have
          `road_cross`: those that are near a lamp on the map.
      - id: reserved
        type: b6
        doc: Not used; 0 in the original files.
        -evidence: measured
        -expect:
          eq: 0
          code: SA_PATHS_INTERSECTION_RESERVED
          severity: info
          evidence: measured
          message: '{where} has a link with intersection bits set that files leave at 0'
enums:
  node_speed:
    0: {id: slow, doc: 'Slow; only 112 original nodes, of one group apart from the rest, have it.'}
    1: {id: normal, doc: 'Ordinary roads, and water.'}
    2: {id: fast, doc: Highways.}
    3: {id: speed_3, doc: Not used.}
  special_use:
    0: {id: no_special_use, doc: An ordinary node.}
    1: {id: parking_parallel, doc: Parking along the road; scripts that switch roads skip the node.}
    2: {id: parking_perpendicular, doc: Parking across the road; scripts that switch roads skip the node.}
    3: {id: valet, doc: Valet parking.}
    4: {id: nightclub, doc: A nightclub.}
    5: {id: deliveries, doc: Deliveries.}
    6: {id: valet_unload, doc: Getting out at a valet.}
    7: {id: nightclub_unload, doc: Getting out at a nightclub.}
    8: {id: drive_through, doc: The way through a drive-through.}
    9: {id: drive_through_window, doc: The window of a drive-through.}
    10: {id: deliveries_unload, doc: Unloading deliveries.}
    11: {id: special_11, doc: Not used.}
    12: {id: special_12, doc: Not used.}
    13: {id: special_13, doc: Not used.}
    14: {id: special_14, doc: Not used.}
    15: {id: special_15, doc: Not used.}
  light_cycle:
    0: {id: no_light, doc: The edge has no traffic light.}
    1: {id: north_south, doc: Green together with the lights for north and south.}
    2: {id: west_east, doc: Green together with the lights for west and east.}
    3: {id: cycle_3, doc: Not used.}
