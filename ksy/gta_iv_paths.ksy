meta:
  id: gta_iv_paths
  title: GTA IV path nodes (nodes0.nod to nodes63.nod)
  application: Grand Theft Auto IV
  file-extension: nod
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: gta_iv_paths
  -version: 1.1.1
doc: |
  The roads and water ways of one square of the map, as a directed graph: nodes
  with what follows from each of them in a second table, the links. People on
  foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
  without roads has a file of 16 zeros.

  The map has 8 by 8 squares of 750 m, counted from the south-west corner at
  -3000, -3000 row by row: the file of area 9 is that of the second column and
  the second row. x points east, y north, z up.

  The links of a node begin at its `first_link` and end where those of the next
  node begin, or at the end of the table.
doc-ref:
  - https://github.com/gta-reversed/gta-reversed
  - https://github.com/Swoorup/paths-visualizer
  - https://gtamods.com/wiki/Paths_(GTA4)
to-string: 'f"{num_nodes} nodes, {num_links} links"'
-evidence: measured
-read-errors:
  - {code: IV_FILE_SHORT, kind: [end, count], evidence: community}
-let:
  num_extra: count(trailing)
  # Tools that copy whole blocks of an archive leave the zeros of the last one.
  is_padded: num_extra > 0 and num_extra < 2048 and _io.size % 2048 == 0 and all(trailing, _ == 0)
-checks:
  - code: IV_FILE_LONG
    severity: error
    evidence: community
    let: {size: num_extra}
    assert: size == 0 or is_padded
    at: trailing
    message: '{where} continues for {size:,} bytes after its links'
  - code: IV_FILE_PADDED
    severity: warning
    evidence: inferred
    let: {size: num_extra}
    assert: not is_padded
    at: trailing
    message: '{where} still has the {size:,} zeros that fill its last block in the archive'
  - code: IV_COUNT_SPLIT
    severity: error
    evidence: community
    let: {nodes: num_nodes, vehicles: num_vehicle_nodes, rest: num_intersection_nodes}
    assert: vehicles + rest == nodes
    at: num_intersection_nodes
    message: '{where} has {nodes:,} nodes, but {vehicles:,} and {rest:,} of the two kinds'
  - code: IV_NO_OWNER
    severity: error
    evidence: inferred
    unmodified: unmeasured
    let: {links: num_links}
    assert: links == 0 or num_nodes > 0
    at: num_links
    message: '{where} has {links:,} links, but no nodes that own them'
seq:
  - id: num_nodes
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 32).as<u4>
    doc: Nodes of both kinds.
  - id: num_vehicle_nodes
    type: u4
    doc: |
      Nodes at the front of the table that have links: those of roads and of
      water ways.
    -unit: none
  - id: num_intersection_nodes
    type: u4
    doc: |
      Nodes after them, which have no links; what they are for is not known.
      The name is that of the wiki. Both numbers add up to `num_nodes`.
    -unit: none
  - id: num_links
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 8).as<u4>
    doc: Links of all nodes.
  - id: nodes
    type: path_node
    repeat: expr
    repeat-expr: num_nodes
    doc: Nodes with links, then those without.
    -shape: {point: '.'}
    -range-ref:
      first: first_link
      table: links
    -label: {text: 'node {node}', params: {node: row}}
    -joins:
      first_here: {table: nodes, match: {is_driving: is_driving, x: x, y: y, z: z}, within: set}
    -let:
      is_driving: row < _root.num_vehicle_nodes
      _end: 'exists(next) ? next.first_link : _root.num_links'
      # Counted by the order of all nodes, even where the slices of several overlap.
      own: max(min(_end, _root.num_links) - min(first_link, _root.num_links), 0)
    -checks:
      - code: IV_FIRST_LINK_ORDER
        severity: error
        evidence: community
        let: {first: first_link, before: 'exists(prev) ? prev.first_link : first_link'}
        assert: first >= before
        at: first_link
        message: '{where} begins its links at {first}, before those of the node in front of it at {before}'
        related: {prev: '{where} is in front of it'}
      - code: IV_FIRST_LINK_RANGE
        severity: error
        evidence: community
        let: {first: first_link, links: _root.num_links}
        assert: first <= links
        at: first_link
        message: '{where} begins its links at {first}, but the file has {links}'
      - code: IV_FIRST_LINK_START
        severity: warning
        evidence: community
        let: {first: first_link}
        when: row == 0
        assert: first == 0
        at: first_link
        message: '{where} is the first of its file, but begins its links at {first}, so that no node owns the earlier ones'
      - code: IV_NODE_LINK_COUNT
        severity: warning
        evidence: community
        unmodified: unmeasured
        let: {stored: flags.num_own_links, own: own}
        assert: own == stored or own > 15
        at: flags.num_own_links
        message: '{where} says that it has {stored} links, but owns {own}'
      - code: IV_NODE_TOO_MANY
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        let: {own: own}
        assert: own <= 15
        at: flags.num_own_links
        message: '{where} owns {own} links, but its flags can count 15'
      - code: IV_NODE_UNLINKED_BIT
        severity: warning
        evidence: community
        at: flags.unlinked
        faults:
          - {assert: own > 0 or flags.unlinked, message: '{where} has no links, but is not marked so'}
          - {assert: own == 0 or not flags.unlinked, message: '{where} is marked as without links, but has some'}
      - code: IV_TAIL_LINKS
        severity: warning
        evidence: community
        let: {own: own}
        when: not is_driving
        assert: own == 0
        at: first_link
        message: '{where} is among the nodes without links, but owns {own}'
      - code: IV_NODE_NEXT_PTR
        severity: info
        evidence: community
        when: own == 0
        at: next_ptr
        right: 0
        message: '{where} has no links, but an old address in front'
      - code: IV_NODE_OUTSIDE
        severity: warning
        evidence: community
        let:
          _column: file % 8
          _row: floor(file / 8)
          _x: position_x - 750 * (_column - 4)
          _y: position_y - 750 * (_row - 4)
          square: >-
            min(max(floor(position_x / 750) + 4, 0), 7) + 8 * min(max(floor(position_y / 750) + 4, 0), 7)
        # Squares at the edge are open to the outside.
        assert: >-
          (_column == 0 or _x >= -0.125) and (_column == 7 or _x <= 750.125) and
          (_row == 0 or _y >= -0.125) and (_row == 7 or _y <= 750.125)
        at: x
        message: '{where} lies in the square of area {square}'
      - code: IV_NODE_SAME_PLACE
        severity: info
        evidence: inferred
        unmodified: unmeasured
        scope: set
        when: is_driving
        assert: first_here == this
        at: x
        message: '{where} lies exactly where another node lies'
        related: {first_here: '{where} lies there too'}
      - code: IV_SPEED_FLAGS
        severity: info
        evidence: inferred
        unmodified: unmeasured
        assert: flags.dirt_road.as<s4> + flags.highway.as<s4> + flags.slow_traffic.as<s4> <= 1
        at: flags
        message: '{where} has more than one of the flags for its speed'
  - id: links
    type: path_link
    repeat: expr
    repeat-expr: num_links
    doc: Links, node by node.
    -label: {text: 'link {link}', params: {link: row}, of: owner}
    # The width of a lane is that of San Andreas; in this game it is not known.
    -lanes:
      lane: 5.4
      clear: 3
      ahead: lanes.lanes_3_5
      back: lanes.lanes_0_2
      median: 'is_whole ? min(owner.path_width, target.path_width) * 0.125 : 0'
      path: 5.4
      dim: >-
        is_whole and (owner.flags.ignored or owner.flags.dont_wander)
        and (target.flags.ignored or target.flags.dont_wander)
    -joins:
      reverse: {table: links, match: {owner: target, target: owner}, within: set}
      first_like: {table: links, match: {owner: owner, area_id: area_id, node_id: node_id}, within: set}
    -let:
      is_whole: exists(owner) and exists(target)
      is_mutual: exists(owner) and not is_unseen(target) and exists(reverse)
      far_end: 'target != owner ? target : nothing'
    -checks:
      - code: IV_LINK_TO_TAIL
        severity: warning
        evidence: community
        when: is_whole
        assert: target.is_driving
        message: '{where} leads to a node among the nodes without links'
        related: {far_end: '{where} is the other end'}
      - code: IV_LINK_ONE_WAY
        severity: warning
        evidence: community
        when: is_whole
        assert: exists(reverse)
        message: '{where} has no link that leads back'
        related: {far_end: '{where} is the other end'}
      - code: IV_LINK_SELF
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        scope: file
        when: is_whole
        assert: target != owner
        message: '{where} leads back to its own node'
      - code: IV_LINK_DUPLICATE
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        scope: file
        numbered: false
        when: exists(owner)
        assert: first_like == this
        message: '{where} leads where an earlier link of the node leads'
        related: {far_end: '{where} is the other end', first_like: '{where} is there first'}
      - code: IV_LINK_WATER
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        when: is_whole
        assert: owner.flags.water == target.flags.water
        message: '{where} leads from the road into the water or back'
        related: {far_end: '{where} is the other end'}
      - code: IV_FLOOD_PAIR
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        let: {start: owner.flood_group, end: target.flood_group}
        when: is_whole
        assert: start == end
        message: '{where} joins the flood groups {start} and {end}, between which the game looks for no route'
        related: {far_end: '{where} is the other end'}
      - code: IV_LINK_LENGTH_PAIR
        severity: info
        evidence: inferred
        unmodified: unmeasured
        let: {stored: length, back: reverse.length}
        when: is_mutual
        assert: stored == back
        at: length
        message: '{where} is {stored} m long, but {back} m on the way back'
        related: {far_end: '{where} is the other end', reverse: '{where} leads back'}
      - code: IV_LINK_LANES_PAIR
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        let: {one: lanes.lanes_0_2, other: lanes.lanes_3_5}
        when: is_mutual
        assert: one == reverse.lanes.lanes_3_5 and other == reverse.lanes.lanes_0_2
        at: lanes
        message: '{where} has {one} and {other} lanes, which are not those of the way back exchanged'
        related: {far_end: '{where} is the other end', reverse: '{where} leads back'}
      - code: IV_LINK_NO_LANES
        severity: info
        evidence: inferred
        unmodified: unmeasured
        scope: file
        numbered: false
        assert: lanes.lanes_0_2 > 0 or lanes.lanes_3_5 > 0
        at: lanes
        message: '{where} has no lanes in either direction'
        related: {far_end: '{where} is the other end'}
      - code: IV_LINK_FAR_AREA
        severity: warning
        evidence: inferred
        unmodified: unmeasured
        scope: set
        let: {to_area: area_id, _rows: floor(area_id / 8) - floor(file / 8), _columns: area_id % 8 - file % 8}
        when: exists(owner) and area_id < 64
        assert: abs(_rows) <= 1 and abs(_columns) <= 1
        at: area_id
        message: '{where} leads to area {to_area}, which is not a neighbour'
        related: {far_end: '{where} is the other end'}
  - id: trailing
    size-eos: true
    doc: |
      Nothing, unless a tool has cut the file out of its archive with the zeros
      that fill the last block of 2,048 bytes.
    -evidence: inferred
types:
  path_node:
    doc: A point of a road or of a water way.
    to-string: 'f"area {area_id} node {node_id}"'
    -webide-representation: '{area_id:dec}/{node_id:dec}'
    seq:
      - id: next_ptr
        type: u4
        doc: |
          An address of the program that made the file; 0 in nodes without links
          and in most dead ends.
        -unit: none
      - id: prev_ptr
        type: u4
        doc: An address as well; 0.
        -evidence: [measured, community]
        -expect:
          eq: 0
          code: IV_NODE_PREV_PTR
          severity: info
          evidence: community
          message: '{where} has an old address where files have 0'
      - id: area_id
        type: u2
        doc: Number of the file.
        -key:
          is: file
          code: IV_NODE_AREA
          severity: error
          evidence: community
          message: '{where} belongs to area {value}, but the file is that of area {expected}'
      - id: node_id
        type: u2
        doc: |
          Number of the node in its file, each once; probably its place in the
          table.
        -evidence: [measured, inferred]
        -key:
          is: row
          code: IV_NODE_ID_POSITION
          severity: warning
          evidence: inferred
          unmodified: unmeasured
          message: '{where} has the number {value}, but is at place {expected}'
        -unique:
          code: IV_NODE_ID_DUPLICATE
          severity: error
          evidence: community
          message: '{where} has a number that another node has already'
      - id: street_name_hash
        type: u4
        doc: Name of the street as a hash, 0 for none.
        -unit: none
      - id: search_distance
        type: u2
        doc: |
          Where the search for a route keeps its distance; 0x7FFE means that it
          was not here.
        -evidence: [community, inferred]
        -expect:
          eq: 0x7ffe
          code: IV_NODE_SEARCH_DISTANCE
          severity: warning
          evidence: inferred
          unmodified: unmeasured
          message: '{where} begins with a distance of {value}, as if a search had been here'
      - id: first_link
        type: u2
        doc: First own link; never less than that of the node before, 0 at first.
      - id: x
        type: s2
        doc: Towards the east.
        -scale: position_x
      - id: y
        type: s2
        doc: Towards the north.
        -scale: position_y
      - id: z
        type: s2
        doc: Up.
        -scale: position_z
      - id: path_width
        type: u1
        doc: Room between the lanes of both directions.
        -evidence: community
        -unit: m
        -scale: 0.125
      - id: flood_group
        type: u1
        doc: |
          Number of the connected part of the network: between different numbers
          there is no route. The wiki calls it a path type, which is always 1
          for boats; both are true if the water ways are group 1.
        -evidence: [community, inferred]
        -unit: none
      - id: flags
        type: node_flags
        doc: Properties of the node, one bit each.
        -evidence: community
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
        value: z.as<f8> * 0.0078125
        doc: Up.
        -unit: m
  node_flags:
    doc: |
      Bits of a node, the lowest first. The wiki numbers them from the highest:
      its flag n is bit 31 - n.
    -evidence: unknown
    seq:
      - id: spawn_density
        type: b4
        doc: How much traffic appears, 0 to 15.
        -evidence: community
        -unit: none
      - id: behaviour
        type: b4
        doc: A special use of the node; the values are not known.
        -evidence: community
        -unit: none
      - id: flag_8
        type: b1
        doc: Unknown; only in Manhattan, as the wiki supposes.
      - id: flag_9
        type: b1
        doc: Unknown.
      - id: boat_movement
        type: b1
        doc: Boats go here.
        -evidence: community
      - id: flag_11
        type: b1
        doc: |
          Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
          flag"), it is about people on foot, who do not use these files.
      - id: dirt_road
        type: b1
        doc: Traffic goes about 50 km/h.
        -evidence: community
      - id: highway
        type: b1
        doc: Traffic goes about 70 km/h.
        -evidence: community
      - id: slow_traffic
        type: b1
        doc: Traffic goes about 30 km/h.
        -evidence: community
      - id: unlinked
        type: b1
        doc: Set exactly in nodes without links.
        -evidence: measured
      - id: num_own_links
        type: b4
        doc: Number of links that begin at the node, 0 to 15.
        -evidence: [measured, community]
        -unit: none
      - id: flag_20
        type: b1
        doc: |
          Meaning not known. The one tool that names the bit contradicts itself:
          it takes bit 20 for a dead end and again for the lowest bit of a speed
          limit. Not the wiki's flag 20, which is bit 11.
      - id: flag_21
        type: b1
        doc: |
          Meaning not known. Guess of one tool that contradicts itself: part of
          a speed limit.
      - id: flag_22
        type: b1
        doc: |
          Meaning not known. Guesses of one tool that contradicts itself: part
          of a speed limit, or a road block.
      - id: flag_23
        type: b1
        doc: |
          Meaning not known. Guesses of one tool that contradicts itself:
          restricted, or ignored.
      - id: flag_24
        type: b1
        doc: |
          Meaning not known. Guess of one tool that contradicts itself: a node
          for emergency vehicles.
      - id: water
        type: b1
        doc: A node of a water way.
        -evidence: community
      - id: flag_26
        type: b1
        doc: |
          Meaning not known. Guess of the wiki: only for emergency vehicles,
          which another tool reads in bit 24.
      - id: ignored
        type: b1
        doc: The node is not used.
        -evidence: community
      - id: dont_wander
        type: b1
        doc: Traffic that wanders does not come here.
        -evidence: community
      - id: flag_29
        type: b1
        doc: Unknown.
      - id: flag_30
        type: b1
        doc: Unknown.
      - id: flag_31
        type: b1
        doc: Unknown, but used.
  path_link:
    doc: A way to another node, which may be one of another file.
    to-string: 'f"to area {area_id} node {node_id}"'
    -webide-representation: 'to {area_id:dec}/{node_id:dec}'
    seq:
      - id: area_id
        type: u2
        doc: File of the other node.
        -expect:
          max: 63
          code: IV_LINK_AREA_RANGE
          severity: error
          evidence: community
          message: '{where} leads to area {value}, but the map has 0 to 63'
      - id: node_id
        type: u2
        doc: Number of the other node in its file.
        -ref:
          table: nodes
          key: node_id
          file: area_id
          as: target
          code: IV_LINK_TARGET
          severity: error
          evidence: community
          message: '{where} leads to a node that area {area_id} does not have'
      - id: length
        type: u1
        doc: |
          Distance between both nodes without the fraction, 255 at most. The
          fraction is cut off rather than rounded.
        -unit: m
        -expect:
          min: 1
          code: IV_LINK_LENGTH_ZERO
          severity: warning
          evidence: inferred
          unmodified: unmeasured
          message: '{where} has no length'
        -derived:
          code: IV_LINK_LENGTH
          severity: warning
          evidence: community
          value: min(max(floor(apart), 1), 255)
          let:
            _x: target.position_x - owner.position_x
            _y: target.position_y - owner.position_y
            _z: target.position_z - owner.position_z
            stored: length
            apart: sqrt(_x * _x + _y * _y + _z * _z)
          when: is_whole
          # Tools round in other ways.
          assert: abs(stored - min(apart, 255)) <= 1.01
          message: '{where} is stored as {stored} m long, but its ends are {apart:.1f} m apart'
          related: {far_end: '{where} is the other end'}
      - id: lanes
        type: lane_counts
        doc: Lanes in both directions.
        -evidence: inferred
      - id: link_flags
        type: u2
        doc: Unknown; most often 0xC040.
        -evidence: unknown
  lane_counts:
    doc: |
      Lanes of both directions. That the lower number is that of the way back is
      not proven; the link back has both numbers exchanged.
    -evidence: inferred
    seq:
      - id: lanes_0_2
        type: b3
        doc: Lanes of one direction, probably of the way back.
        -unit: none
      - id: lanes_3_5
        type: b3
        doc: Lanes of the other direction, probably of this link.
        -unit: none
      - id: unused
        type: b2
        doc: Unknown.
        -evidence: unknown
        -expect:
          eq: 0
          code: IV_LINK_LANES_BITS
          severity: info
          evidence: inferred
          unmodified: unmeasured
          message: '{where} has bits set beside the numbers of lanes'
