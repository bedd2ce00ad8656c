meta:
  id: metroid_prime_path
  title: Navigation meshes of Metroid Prime (PATH)
  application:
    - Metroid Prime
    - "Metroid Prime 2: Echoes"
    - "Metroid Prime 3: Corruption"
  file-extension: path
  tags:
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
  -family: metroid_prime_path
  -version: 1.0.1
doc: |
  Where the creatures of one room can go: convex pieces of floor with a height
  ("regions"), links over the edges that two of them share, two matrices that
  show at once whether there is a way at all, and an octree that finds the
  regions at a point. From Echoes on there may be a second, independent graph
  of free points.

  There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
  Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
  units of the game, about a metre, in the space of the room; z points up.
  Corners run clockwise as seen from above.

  The game writes addresses over some fields when it loads the mesh ("slots");
  the file has positions in tables there. No file of a game is public: the
  layout is that of the loaders, where nothing else is said.
doc-ref:
  - https://github.com/AxioDL/metaforce
  - https://github.com/PrimeDecomp/echoes
  - https://wiki.axiodl.com/w/PATH_(File_Format)
to-string: 'f"version {version}: {num_regions} regions"'
-evidence: engine
-label: the mesh
-read-errors:
  - {code: PRIME_VERSION_UNKNOWN, kind: value, at: /version, evidence: engine}
  - {code: PRIME_TRUNCATED, kind: [end, count], evidence: engine}
-checks:
  - code: PRIME_VERSION_UNSEEN
    severity: warning
    evidence: inferred
    assert: version != 5
    at: version
    message: '{where} has version 5, of which no file is known; it is read like version 6'
  - code: PRIME_TRAILING_DATA
    severity: warning
    evidence: engine
    let: {size: count(padding), others: 'count(padding, _ != 0xff)'}
    assert: others == 0
    at: padding
    message: '{where} is followed by {size:,} bytes, of which {others:,} are not padding'
  - code: PRIME_PADDING_LENGTH
    severity: info
    evidence: measured
    let:
      size: count(padding)
      due: '(size - _io.size) % (version < 7 ? 32 : 64)'
      multiple: 'version < 7 ? "32 or 64" : "64"'
    when: count(padding, _ != 0xff) == 0
    assert: size == due or size == (size - _io.size) % 64
    at: padding
    message: '{where} has {size} bytes of padding, but {due} would fill it to a multiple of {multiple}'
  - code: PRIME_REGION_LIMIT
    severity: error
    evidence: engine
    let: {regions: num_regions}
    assert: regions <= 512
    at: num_regions
    message: '{where} has {regions:,} regions, but the game searches none with more than 512'
  - code: PRIME_NO_OCTREE
    severity: error
    evidence: engine
    assert: num_octree_nodes > 0
    at: num_octree_nodes
    message: '{where} has no octree; the game reads the bytes before it as one'
  - code: PRIME_EMPTY_MESH
    severity: info
    evidence: measured
    assert: num_regions > 0
    at: num_regions
    message: '{where} has no regions: nothing can go anywhere'
  - code: PRIME_POINT_COUNTS
    severity: info
    evidence: inferred
    let: {links: num_point_links, costs: num_point_costs}
    when: has_points
    assert: links == costs
    at: num_point_costs
    message: '{where} has {links} links of points, but {costs} costs'
  - code: PRIME_REGION_NODE_PARTITION
    severity: info
    evidence: measured
    let: {shared: 'count(nodes, num_uses > 1)', unused: 'count(nodes, num_uses == 0)'}
    when: count(nodes) > 0
    assert: shared == 0 and unused == 0
    at: nodes
    message: '{where} has {shared} corners that several lists share, and {unused} that are in none'
  - code: PRIME_REGION_LINK_PARTITION
    severity: info
    evidence: measured
    let: {shared: 'count(links, num_uses > 1)', unused: 'count(links, num_uses == 0)'}
    when: count(links) > 0
    assert: shared == 0 and unused == 0
    at: links
    message: '{where} has {shared} links that several lists share, and {unused} that are in none'
  - code: PRIME_LOOKUP_PARTITION
    severity: info
    evidence: measured
    let: {shared: 'count(octree_lookup, num_uses > 1)', unused: 'count(octree_lookup, num_uses == 0)'}
    when: count(octree_lookup) > 0
    assert: shared == 0 and unused == 0
    at: octree_lookup
    message: '{where} has {shared} places in lists that several lists share, and {unused} that are in none'
seq:
  - id: version
    -orig-id: mVersion
    type: u4
    valid:
      min: 4
      max: 7
    doc: |
      Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
      seen; the game would read it like 6.
    -evidence: [engine, measured]
    -unit: none
  - id: num_nodes
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 24).as<u4>
    doc: Corners of all regions.
  - id: nodes
    -orig-id: mNodes
    type: corner
    repeat: expr
    repeat-expr: num_nodes
    doc: Corners, region by region; none belongs to two regions.
    -label: {text: 'corner {corner}', params: {corner: row}, of: 'first(uses, owner)'}
    -let: {num_uses: count(uses)}
  - id: num_links
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 16).as<u4>
    doc: Links of all regions.
  - id: links
    -orig-id: mLinks
    type: region_link
    repeat: expr
    repeat-expr: num_links
    doc: Links, region by region.
    -label: {text: 'link {link}', params: {link: row}, of: 'first(uses, owner)'}
    -let: {num_uses: count(uses)}
  - id: num_regions
    type: u4
    valid:
      max: '(_io.size - _io.pos) / 80 > 65535 ? 65535.as<u4> : ((_io.size - _io.pos) / 80).as<u4>'
    doc: Regions; the game searches no mesh with more than 512.
  - id: regions
    -orig-id: mRegions
    type: region
    repeat: expr
    repeat-expr: num_regions
    doc: Pieces of floor, with the room above them.
    -shape: {polygon: [nodes]}
    -range-ref:
      - first: first_node
        count: num_nodes
        table: nodes
      - first: first_link
        count: num_links
        table: links
    -label: {text: 'region {region}', params: {region: row}}
    -let:
      # Bits of the masks beyond these are not read.
      kinds: type_mask & 0xff
      plane_length: sqrt(plane_normal.x * plane_normal.x + plane_normal.y * plane_normal.y + plane_normal.z * plane_normal.z)
      x: finite(centroid.x)
      y: finite(centroid.y)
      z: finite(centroid.z)
      plane_x: first(corners, x)
      plane_y: first(corners, y)
      plane_z: first(corners, z)
      min_x: finite(aabb_min.x)
      min_y: finite(aabb_min.y)
      min_z: finite(aabb_min.z)
      max_x: finite(aabb_max.x)
      max_y: finite(aabb_max.y)
      max_z: finite(aabb_max.z)
      due_min_x: least(corners, x)
      due_min_y: least(corners, y)
      due_min_z: least(corners, z) + min(finite(height), 0)
      due_max_x: greatest(corners, x)
      due_max_y: greatest(corners, y)
      due_max_z: greatest(corners, z) + max(finite(height), 0)
      has_finite_box: is_finite(min_x + min_y + min_z + max_x + max_y + max_z)
    -lists:
      corners:
        table: nodes
        first: first_node
        count: num_nodes
        entries: uses
        -let:
          x: finite(entry.position.x)
          y: finite(entry.position.y)
          z: finite(entry.position.z)
          inward_x: finite(entry.edge_normal.x)
          inward_y: finite(entry.edge_normal.y)
          inward_z: finite(entry.edge_normal.z)
          following: either(next, first(owner.corners))
          edge_x: following.x - x
          edge_y: following.y - y
          edge_z: following.z - z
          width: hypot(edge_x, edge_y)
          length: sqrt(edge_x * edge_x + edge_y * edge_y + edge_z * edge_z)
          turn: (x - owner.plane_x) * (following.y - owner.plane_y) - (y - owner.plane_y) * (following.x - owner.plane_x)
          above_plane: >-
            (x - owner.plane_x) * owner.plane_normal.x + (z - owner.plane_z) * owner.plane_normal.z
            + (y - owner.plane_y) * owner.plane_normal.y
          centroid_inside: (owner.x - x) * inward_x + (owner.z - z) * inward_z + (owner.y - y) * inward_y
        -checks:
          - code: PRIME_EDGE_NORMAL
            severity: warning
            evidence: engine
            let: {'off': 'max(abs(inward_x - edge_y / width), abs(inward_y + edge_x / width), abs(inward_z))'}
            when: is_finite(off) and width >= 0.0001
            assert: off <= 0.001
            at: entry.edge_normal
            message: '{where}: the direction from its edge into the region is off by {off:.3g}'
      own_links:
        table: links
        first: first_link
        count: num_links
        entries: uses
        -joins:
          edge: {table: regions.corners, match: {owner: owner, entry.edge: index}}
          first_like: {table: regions.own_links, match: {owner: owner, other: other}}
          reverse: {table: regions.own_links, match: {owner: other, other: owner}}
        -let:
          other: entry.other
          is_whole: exists(other)
          far_end: 'other != owner ? other : nothing'
          width: finite(entry.width_2d)
          has_width: is_finite(width) and is_finite(edge.length)
          is_width: abs(width - edge.width) <= 0.001 * max(1, edge.width)
          is_length: abs(width - edge.length) <= 0.001 * max(1, edge.length)
        -checks:
          - code: PRIME_LINK_EDGE_RANGE
            severity: error
            evidence: engine
            let: {edge: entry.edge, edges: owner.num_nodes}
            assert: edge < edges
            at: entry.edge
            message: '{where} leads over edge {edge} of a region that has {edges}'
          - code: PRIME_LINK_SELF
            severity: warning
            evidence: inferred
            when: is_whole
            assert: other != owner
            at: entry.region_row
            message: '{where} leads into its own region'
          - code: PRIME_LINK_PARALLEL
            severity: info
            evidence: engine
            let: {target: entry.region_row}
            when: is_whole
            assert: first_like == this
            at: entry.region_row
            message: '{where} leads to region {target} like an earlier link, which is the only one that the game follows'
            related: {far_end: '{where} is the other end', first_like.entry: '{where} is there first'}
          - code: PRIME_LINK_ONE_WAY
            severity: warning
            evidence: inferred
            let: {target: entry.region_row}
            when: is_whole and other != owner
            assert: exists(reverse)
            message: '{where} leads to region {target}, which has no link back'
            related: {far_end: '{where} is the other end'}
          - code: PRIME_LINK_WIDTH
            severity: warning
            evidence: engine
            let: {width: width, length: edge.width}
            when: has_width
            assert: width > 0 and (is_width or is_length)
            at: entry.width_2d
            message: '{where} is {width:.4g} wide, but its edge is {length:.4g} long'
          - code: PRIME_LINK_WIDTH_3D
            severity: info
            evidence: measured
            let: {width: width, length: edge.width}
            when: has_width
            assert: width <= 0 or is_width or not is_length
            at: entry.width_2d
            message: '{where} is as wide as its edge is long in space, {width:.4g}; seen from above that is {length:.4g}'
    -checks:
      - code: PRIME_REGION_NO_NODES
        severity: error
        evidence: engine
        assert: num_nodes > 0
        at: num_nodes
        message: '{where} has no corners, but the game reads the first'
      - code: PRIME_REGION_NODE_RANGE
        severity: error
        evidence: engine
        let: {first: first_node, count: num_nodes, size: _root.num_nodes}
        when: count > 0
        assert: first + count <= size
        at: first_node
        message: '{where} has {count} corners from {first} on, but the file has {size}'
      - code: PRIME_REGION_LINK_RANGE
        severity: error
        evidence: engine
        let: {first: first_link, count: num_links, size: _root.num_links}
        when: count > 0
        assert: first + count <= size
        at: first_link
        message: '{where} has {count} links from {first} on, but the file has {size}'
      - code: PRIME_REGION_INDEX_RANGE
        severity: error
        evidence: engine
        let: {index: region_index, regions: _root.num_regions}
        assert: index < regions
        at: region_index
        message: '{where} has the index {index}, but there are {regions} regions'
      - code: PRIME_REGION_DEGENERATE
        severity: warning
        evidence: inferred
        let: {count: num_nodes, shortest: 'least(corners, width)'}
        when: count(corners) > 0
        assert: count >= 3 and not (shortest < 0.0001)
        at: num_nodes
        message: '{where} has {count} corners, and the shortest edge between them is {shortest:.3g} long'
      - code: PRIME_REGION_TYPE_EMPTY
        severity: warning
        evidence: engine
        assert: kinds != 0
        at: type_mask
        message: '{where} lets no kind of creature in, so that no search finds it'
      - code: PRIME_REGION_TYPE_BITS
        severity: info
        evidence: community
        let: {types: kinds}
        assert: is_one_of(types, 0, 1, 2, 4)
        at: type_mask
        message: '{where} has the types {types:#x}; known regions have one of 1, 2 and 4'
      - code: PRIME_REGION_INDEX_MASK_EMPTY
        severity: warning
        evidence: engine
        assert: (index_mask & 0xff) != 0
        at: index_mask
        message: '{where} lets creatures of no path index in, so that no search finds it'
      - code: PRIME_REGION_MASK_HIGH_BYTE
        severity: info
        evidence: engine
        let: {mask: index_mask}
        assert: mask <= 0xff
        at: index_mask
        message: '{where} has {mask:#06x} in a mask of which the game reads the low byte'
      - {code: PRIME_REGION_MASK_HIGH_BYTE, let: {mask: type_mask}, assert: mask <= 0xff, at: type_mask}
      - code: PRIME_HEIGHT
        severity: warning
        evidence: engine
        when: is_finite(height)
        assert: height > 0
        at: height
        message: '{where} is {height:g} high, so that nothing can be in it'
      - code: PRIME_HEIGHT_GROUND_LIMIT
        severity: info
        evidence: engine
        when: type_mask.ground and is_finite(height)
        assert: height <= 3
        at: height
        message: '{where} is {height:g} high, but walkers find it only up to 3 above its floor'
      - code: PRIME_PLANE_NOT_UNIT
        severity: warning
        evidence: engine
        let: {length: plane_length}
        when: is_finite(length)
        assert: abs(length - 1) <= 0.001
        at: plane_normal
        message: '{where} has a plane normal of length {length:.4g}, which scales its heights'
      - code: PRIME_PLANE_VERTICAL
        severity: error
        evidence: engine
        when: type_mask.ground and is_finite(plane_normal.z)
        assert: abs(plane_normal.z) > 0.000001
        at: plane_normal
        message: '{where} has an upright plane, so that walkers drop to a point that is infinitely far'
      - code: PRIME_PLANE_NOT_UP
        severity: warning
        evidence: engine
        let: {up: plane_normal.z}
        when: is_finite(up)
        assert: up > 0.000001 or (up >= -0.000001 and type_mask.ground)
        at: plane_normal
        message: '{where} has a plane normal that does not point up (z {up:.3g}), so that its room is not above its floor'
      - code: PRIME_NOT_PLANAR
        severity: warning
        evidence: inferred
        let: {'off': 'greatest(corners, abs(above_plane) / owner.plane_length)'}
        when: plane_length > 0.000001 and is_finite(off)
        assert: off <= 0.01
        at: plane_normal
        message: '{where} has a corner {off:.3g} away from its plane'
      - code: PRIME_WINDING
        severity: warning
        evidence: engine
        let: {_turn: 'sum(corners, turn)'}
        when: count(corners) > 0 and is_finite(_turn)
        assert: _turn <= 0
        message: '{where} has its corners counter-clockwise as seen from above'
      - code: PRIME_AABB_SMALL
        severity: warning
        evidence: engine
        let:
          _low: max(min_x - due_min_x, min_y - due_min_y, min_z - due_min_z)
          _high: max(due_max_x - max_x, due_max_y - max_y, due_max_z - max_z)
          'off': max(_low, _high)
        when: is_finite(off)
        message: '{where} reaches {off:.3g} out of its box, where the game does not find it'
        faults:
          - {assert: off <= 0.001 or _low < _high, at: aabb_min}
          - {assert: off <= 0.001, at: aabb_max}
      - code: PRIME_AABB_LOOSE
        severity: info
        evidence: inferred
        let:
          _low: max(due_min_x - min_x, due_min_y - min_y, due_min_z - min_z)
          _high: max(max_x - due_max_x, max_y - due_max_y, max_z - due_max_z)
          'off': max(_low, _high)
        when: is_finite(off)
        message: '{where} has a box that is {off:.3g} larger than it need be'
        faults:
          - {assert: off <= 0.001 or _low < _high, at: aabb_min}
          - {assert: off <= 0.001, at: aabb_max}
      - code: PRIME_CENTROID_OUTSIDE
        severity: warning
        evidence: inferred
        let:
          _inside: least(corners, centroid_inside)
          _above: (x - plane_x) * plane_normal.x + (z - plane_z) * plane_normal.z + (y - plane_y) * plane_normal.y
          out: max(-_inside, 0)
          'off': 'plane_length > 0.000001 ? abs(_above) / plane_length : 0.0 / 0.0'
        when: is_finite(_inside)
        assert: _inside >= 0 and not (off > 0.05)
        at: centroid
        message: '{where} has a centroid that is {out:.3g} outside of its edges and {off:.3g} away from its plane'
  - id: ground_connections
    -orig-id: mConnectionsGround
    type: u4
    repeat: expr
    repeat-expr: ((num_regions * num_regions - num_regions) / 2 + 31) / 32
    doc: |
      Whether walkers have a way between two regions: a bit for each pair i < j
      of `region_index`, first all pairs of region 0, then of region 1, the
      lowest bit of a word first.
    -unit: none
    -pairs: regions
    -label: {text: 'ground connections entry {entry}', params: {entry: row}}
    -checks:
      - code: PRIME_MATRIX_SPARE_BITS
        severity: info
        evidence: measured
        let: {_pairs: _root.num_regions * (_root.num_regions - 1) / 2}
        when: row == rows - 1 and 32 * rows > _pairs
        assert: (_ >> floor(_pairs - 32 * row)) == 0
        message: '{where} has bits that belong to no pair'
  - id: flyer_connections
    -orig-id: mConnectionsFlyers
    type: u4
    repeat: expr
    repeat-expr: ((num_regions * num_regions - num_regions) / 2 + 31) / 32 + 0
    doc: |
      Connections between regions for creatures that fly; bits as in
      `ground_connections`.
    -unit: none
    -pairs: regions
    -label: {text: 'flyer connections entry {entry}', params: {entry: row}}
    -checks:
      - code: PRIME_MATRIX_SPARE_BITS
        let: {_pairs: _root.num_regions * (_root.num_regions - 1) / 2}
        when: row == rows - 1 and 32 * rows > _pairs
        assert: (_ >> floor(_pairs - 32 * row)) == 0
  - id: reserved_connections
    type: u4
    repeat: expr
    repeat-expr: 2 * ((num_regions * num_regions + 31) / 32 - ((num_regions * num_regions - num_regions) / 2 + 31) / 32)
    if: has_reserved_connections
    doc: |
      Words that no game reads: what two full matrices would take more. The only
      public writer has zeros here.
    -evidence: [engine, measured]
    -expect:
      eq: 0
      code: PRIME_DEAD_WORDS
      severity: info
      evidence: measured
      unmodified: unmeasured
      message: '{where} is not 0, but the game does not read it'
    -label: {text: 'reserved connections entry {entry}', params: {entry: row}}
  - id: num_octree_lookup
    -orig-id: num_lookup
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 4).as<u4>
    doc: Entries of the lists of regions.
  - id: octree_lookup
    -orig-id: mOctreeRegions
    type: u4
    repeat: expr
    repeat-expr: num_octree_lookup
    doc: Regions of the leaves of the octree, by their place in the table.
    -ref:
      table: regions
      as: region
      code: PRIME_LOOKUP_RANGE
      severity: error
      evidence: engine
      unmodified: unmeasured
      message: '{where} names region {value}, which does not exist'
    -label: {text: 'octree lookup entry {entry}', params: {entry: row}}
    -let: {num_uses: count(uses)}
  - id: num_octree_nodes
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 80).as<u4>
    doc: Boxes of the octree; at least 1.
  - id: octree_nodes
    -orig-id: mOctree
    type: octree_node
    repeat: expr
    repeat-expr: num_octree_nodes
    doc: Boxes, children before their parents, so that the root is the last.
    -range-ref:
      first: first_lookup
      count: num_regions
      table: octree_lookup
      as: box
    -label: {text: 'box {box}', params: {box: row}}
    -let:
      middle_x: (aabb_min.x + aabb_max.x) / 2
      middle_y: (aabb_min.y + aabb_max.y) / 2
      middle_z: (aabb_min.z + aabb_max.z) / 2
      has_finite_box: >-
        is_finite(aabb_min.x) and is_finite(aabb_min.y) and is_finite(aabb_min.z)
        and is_finite(aabb_max.x) and is_finite(aabb_max.y) and is_finite(aabb_max.z)
    -lists:
      listed:
        table: octree_lookup
        first: first_lookup
        count: 'is_leaf != 0 ? num_regions : 0'
        entries: uses
        -joins:
          first_like: {table: octree_nodes.listed, match: {owner: owner, region: region}}
          last_like: {table: octree_nodes.listed, match: {owner: owner, region: region}, last: true}
        -let:
          region: entry.region
          is_touched: >-
            owner.aabb_min.x <= region.aabb_max.x and region.aabb_min.x <= owner.aabb_max.x
            and owner.aabb_min.y <= region.aabb_max.y and region.aabb_min.y <= owner.aabb_max.y
            and owner.aabb_min.z <= region.aabb_max.z and region.aabb_min.z <= owner.aabb_max.z
    -checks:
      - code: PRIME_OCTREE_CHILD_RANGE
        severity: error
        evidence: engine
        let: {number: 'first(children, index, not exists(inner))', child: 'first(children, _, not exists(inner))'}
        when: is_leaf == 0
        assert: all(children, exists(inner))
        at: children
        message: '{where} is split, but its child {number} is {child}, which does not exist'
      - code: PRIME_OCTREE_LIST_RANGE
        severity: error
        evidence: engine
        let: {first: first_lookup, count: num_regions, size: _root.num_octree_lookup}
        when: is_leaf != 0 and count > 0
        assert: first + count <= size
        at: first_lookup
        message: '{where} has {count} regions from {first} on, but the file has {size}'
      - code: PRIME_OCTREE_EXTRA_REGION
        severity: info
        evidence: measured
        let: {extra: 'count(listed, owner.has_finite_box and region.has_finite_box and not is_touched)'}
        when: count(listed) > 0
        assert: extra == 0
        at: num_regions
        message: '{where} lists {extra} regions that do not reach into it'
      - code: PRIME_OCTREE_DUPLICATE
        severity: warning
        evidence: engine
        let: {again: 'count(listed, first_like == this and last_like != this)'}
        when: count(listed) > 0
        assert: again == 0
        at: num_regions
        message: '{where} lists {again} regions more than once, where each takes one of few places'
      - code: PRIME_OCTREE_CENTER
        severity: warning
        evidence: inferred
        let: {'off': 'max(abs(center.x - middle_x), abs(center.y - middle_y), abs(center.z - middle_z))'}
        when: is_finite(off)
        assert: off <= 0.001
        at: center
        message: '{where} is split {off:.3g} away from its middle'
      - code: PRIME_OCTREE_ROOT_BOX
        severity: warning
        evidence: inferred
        let:
          _low: >-
            max(aabb_min.x - least(_root.regions, min_x, has_finite_box), aabb_min.y - least(_root.regions, min_y, has_finite_box),
            aabb_min.z - least(_root.regions, min_z, has_finite_box))
          _high: >-
            max(greatest(_root.regions, max_x, has_finite_box) - aabb_max.x,
            greatest(_root.regions, max_y, has_finite_box) - aabb_max.y,
            greatest(_root.regions, max_z, has_finite_box) - aabb_max.z)
          out: max(_low, _high)
        when: row == rows - 1 and has_finite_box
        assert: out <= 0.001
        at: aabb_min
        message: '{where} is the root, but regions reach {out:.3g} out of it'
      - code: PRIME_OCTREE_NOT_TREE
        severity: warning
        evidence: inferred
        let: {uses: 'count(around, owner.is_leaf == 0)', due: 'row == rows - 1 ? 0 : 1'}
        assert: uses == due
        message: '{where} is the child of {uses} boxes, where it should be of {due}'
      - code: PRIME_OCTREE_LEAF_CHILDREN
        severity: info
        evidence: measured
        assert: 'is_leaf != 0 ? all(children, _ == -1) : num_regions == 0'
        message: '{where} has both children and regions, of which the game reads one'
  - id: num_points
    type: s4
    valid:
      min: -1
      max: '(_io.size - _io.pos) / 28 > 46340 ? 46340.as<s4> : ((_io.size - _io.pos) / 28).as<s4>'
    if: has_point_count
    doc: |
      Free points. Where version 7 has none and the bytes in order do not show it,
      the first word of the padding, -1, may be counted as one.
    -evidence: [engine, inferred]
  - id: points
    -orig-id: mPoints
    type: free_point
    repeat: expr
    repeat-expr: num_points
    if: has_points
    doc: Free points.
    -shape: {point: position}
    -range-ref:
      - first: first_link
        count: num_links
        table: point_links
        as: point
      - first: first_cost
        count: num_links
        table: point_costs
        as: point
    -label: {text: 'point {point}', params: {point: row}}
    -lists:
      own_links:
        table: point_links
        first: first_link
        count: num_links
        -joins:
          cost_entry: {table: point_costs, match: {cost_row: row}}
          reverse: {table: points.own_links, match: {owner: other, other: owner}}
        -let:
          other: entry.other
          cost_row: 'owner.first_cost + owner.num_links <= _root.num_point_costs ? owner.first_cost + index : nothing'
          across_x: owner.position.x - other.position.x
          across_y: owner.position.y - other.position.y
          across_z: owner.position.z - other.position.z
        -checks:
          - code: PRIME_POINT_COST_SHORT
            severity: info
            evidence: inferred
            let:
              cost: cost_entry._
              point: owner.row
              target: other.row
              length: sqrt(across_x * across_x + across_y * across_y + across_z * across_z)
            when: is_finite(cost) and is_finite(length)
            assert: cost >= length - 0.001
            at: cost_entry
            message: '{where} is {cost:.4g}, but points {point} and {target} are {length:.4g} apart'
            related: {owner: '{where} is an end', other: '{where} is an end'}
          - code: PRIME_POINT_ONE_WAY
            severity: info
            evidence: inferred
            let: {point: owner.row, target: other.row}
            when: exists(other)
            assert: exists(reverse)
            message: '{where} leads from point {point} to point {target}, which has no link back'
            related: {other: '{where} is the other end'}
    -checks:
      - code: PRIME_POINT_LINK_RANGE
        severity: error
        evidence: engine
        let: {first: first_link, count: num_links, size: _root.num_point_links}
        when: count > 0
        assert: first + count <= size
        at: first_link
        message: '{where} has {count} links from {first} on, but the file has {size}'
      - code: PRIME_POINT_COST_RANGE
        severity: error
        evidence: engine
        let: {first: first_cost, count: num_links, size: _root.num_point_costs}
        when: count > 0
        assert: first + count <= size
        at: first_cost
        message: '{where} has {count} costs from {first} on, but the file has {size}'
  - id: num_point_links
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 4).as<u4>
    if: has_points
    doc: Links of all points.
  - id: point_links
    -orig-id: mPointLinks
    type: u4
    repeat: expr
    repeat-expr: num_point_links
    if: has_points
    doc: Points that links lead to.
    -ref:
      table: points
      as: other
      code: PRIME_POINT_TARGET
      severity: error
      evidence: engine
      unmodified: unmeasured
      message: '{where} leads to point {value}, which does not exist'
    -label: {text: 'point links entry {entry}', params: {entry: row}}
  - id: num_point_costs
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 4).as<u4>
    if: has_points
    doc: Costs of all links of points.
  - id: point_costs
    -orig-id: mPointLinkCosts
    type: f4
    repeat: expr
    repeat-expr: num_point_costs
    if: has_points
    doc: Costs of the links, as a rule their length.
    -unit: unit
    -label: {text: 'point costs entry {entry}', params: {entry: row}}
    -checks:
      - code: PRIME_VALUE_NOT_FINITE
        assert: is_finite(_)
        message: '{where} has a number that is none, or infinite'
      - code: PRIME_POINT_COST_NEGATIVE
        severity: warning
        evidence: inferred
        let: {cost: _}
        when: is_finite(cost)
        assert: cost >= 0
        message: '{where} is {cost:g}, which is less than nothing'
  - id: point_connections
    -orig-id: mPointConnections
    type: u4
    repeat: expr
    repeat-expr: ((num_points * num_points - num_points) / 2 + 31) / 32
    if: has_points
    doc: Whether there is a way between two points, as in `ground_connections`.
    -unit: none
    -pairs: points
    -label: {text: 'point connections entry {entry}', params: {entry: row}}
    -checks:
      - code: PRIME_MATRIX_SPARE_BITS
        let: {_pairs: _root.num_points * (_root.num_points - 1) / 2}
        when: row == rows - 1 and 32 * rows > _pairs
        assert: (_ >> floor(_pairs - 32 * row)) == 0
  - id: padding
    size-eos: true
    doc: |
      Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
      in the archive includes them.
    -evidence: measured
instances:
  has_reserved_connections:
    value: version < 7
    doc: Whether words follow the matrices that no game reads.
  has_point_count:
    value: |
      version > 4 and (version < 7 or _io.size.as<s8> >= (28 + 24 * num_nodes + 16 * num_links + 92 * num_regions + 8 * (((num_regions * num_regions - num_regions) / 2 + 31) / 32) + 4 * num_octree_lookup + 80 * num_octree_nodes).as<s8>)
    doc: |
      Whether the number of points follows. In version 7 this is likely, but not
      proven; without it the padding follows at once.
    -decision: true
  has_points:
    value: 'has_point_count ? num_points > 0 : false'
    doc: Whether there are points.
types:
  vector:
    doc: A point or a direction.
    seq:
      - id: x
        type: f4
        doc: First axis of the room, level.
        -unit: none
      - id: y
        type: f4
        doc: Second axis of the room, level.
        -unit: none
      - id: z
        type: f4
        doc: Up.
        -unit: none
    -checks:
      - code: PRIME_VALUE_NOT_FINITE
        severity: error
        evidence: inferred
        assert: is_finite(x)
        at: x
        message: '{where} has a number that is none, or infinite'
      - {code: PRIME_VALUE_NOT_FINITE, assert: is_finite(y), at: y}
      - {code: PRIME_VALUE_NOT_FINITE, assert: is_finite(z), at: z}
  corner:
    -orig-id: CPFNode
    doc: A corner of a region, with the edge that leads to the next one.
    seq:
      - id: position
        -orig-id: mPosition
        type: vector
        doc: Place of the corner.
      - id: edge_normal
        -orig-id: mNormal
        type: vector
        doc: |
          Horizontal direction of length 1 from the edge into the region, which
          is to the right of the way to the next corner.
  region_link:
    -orig-id: CPFLink
    doc: A way from a region into another, over one of its edges.
    to-string: 'f"over edge {edge} to region {region_row}"'
    seq:
      - id: edge
        -orig-id: mNode
        type: u4
        doc: Edge of the owner, from its corner of this number to the next one.
        -unit: none
      - id: region_row
        -orig-id: mRegion
        type: u4
        doc: The other region, by its place in the table.
        -ref:
          table: regions
          as: other
          code: PRIME_LINK_REGION_RANGE
          severity: error
          evidence: engine
          unmodified: unmeasured
          message: '{where} leads to region {value}, which does not exist'
      - id: width_2d
        -orig-id: mWidth2d
        type: f4
        doc: |
          Length of the edge as seen from above; one writer had its length in
          space.
        -unit: unit
        -checks: [{code: PRIME_VALUE_NOT_FINITE, assert: is_finite(width_2d), at: width_2d}]
      - id: inv_width_2d
        -orig-id: mOo2dWidth
        type: f4
        doc: 1 divided by `width_2d`.
        -unit: '1/unit'
        -checks: [{code: PRIME_VALUE_NOT_FINITE, assert: is_finite(inv_width_2d), at: inv_width_2d}]
        -derived:
          code: PRIME_LINK_INV_WIDTH
          severity: warning
          evidence: engine
          value: 'width_2d != 0 ? 1 / width_2d : nothing'
          let: {inverse: inv_width_2d, width: width_2d}
          when: is_finite(width * inverse)
          assert: abs(width * inverse - 1) <= 0.0001
          message: '{where} has {inverse:.4g} as the inverse of its width {width:.4g}'
  region:
    -orig-id: CPFRegion
    doc: |
      A convex piece of floor and the space above it up to a height: 80 bytes in
      version 4, 92 from version 5 on.
    to-string: 'f"region {region_index}: {num_nodes} corners"'
    seq:
      - id: num_nodes
        -orig-id: mNumNodes
        type: u4
        doc: Corners; at least 1 for the game, 3 for a shape.
      - id: first_node
        -orig-id: mStartNode
        type: u4
        doc: First corner; a slot.
      - id: num_links
        -orig-id: mNumLinks
        type: u4
        doc: Number of links that begin at the region.
      - id: first_link
        -orig-id: mStartLink
        type: u4
        doc: First link; a slot. Without links it does not count.
      - id: index_mask
        -orig-id: mFlags
        type: u2
        doc: |
          Creatures that may be here, by their path index; 1 to 7 in Metroid
          Prime, as the wiki says. The game reads the low byte.

          - `index_0`: Creatures of path index 0.
          - `index_1`: Creatures of path index 1.
          - `index_2`: Creatures of path index 2.
          - `index_3`: Creatures of path index 3.
          - `index_4`: Creatures of path index 4.
          - `index_5`: Creatures of path index 5.
          - `index_6`: Creatures of path index 6.
          - `index_7`: Creatures of path index 7.
        -bits:
          0: index_0
          1: index_1
          2: index_2
          3: index_3
          4: index_4
          5: index_5
          6: index_6
          7: index_7
        -unit: none
      - id: type_mask
        -orig-id: mFlags
        type: u2
        doc: |
          Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
          Prime, as the wiki says. The game reads the low byte, and compares all
          of it with the kind that a search requests.

          - `ground`: Walkers; a search lifts the point, leaves out regions
            whose floor is 3 units or more below, and uses `ground_connections`.
          - `flyer`: Flyers; a search uses `flyer_connections`.
          - `swimmer`: Swimmers; a search uses no matrix.
          - `unknown_3`: No known search uses the bit.
          - `no_matrix`: In Echoes a search for it uses no matrix; probably a
            fourth kind.
          - `unknown_5`: No known search uses the bit.
          - `unknown_6`: No known search uses the bit.
          - `unknown_7`: No known search uses the bit.
          - `unused_8`: The game ignores the bit.
          - `unused_9`: The game ignores the bit.
          - `unused_10`: The game ignores the bit.
          - `unused_11`: The game ignores the bit.
          - `unused_12`: The game ignores the bit.
          - `unused_13`: The game ignores the bit.
          - `unused_14`: The game ignores the bit.
          - `unused_15`: The game ignores the bit.
        -bits:
          0: ground
          1: flyer
          2: swimmer
          3: unknown_3
          4: no_matrix
          5: unknown_5
          6: unknown_6
          7: unknown_7
          8: unused_8
          9: unused_9
          10: unused_10
          11: unused_11
          12: unused_12
          13: unused_13
          14: unused_14
          15: unused_15
        -unit: none
      - id: height
        -orig-id: mHeight
        type: f4
        doc: Height of the room above the floor.
        -unit: unit
        -checks: [{code: PRIME_VALUE_NOT_FINITE, assert: is_finite(height), at: height}]
      - id: plane_normal
        -orig-id: mNormal
        type: vector
        doc: Direction of length 1 up from the floor.
      - id: region_index
        -orig-id: mRegionIdx
        type: u4
        doc: |
          Number by which the matrices know the region; its place in the table,
          in all files known.
        -unique:
          code: PRIME_REGION_INDEX_DUPLICATE
          severity: error
          evidence: engine
          unmodified: unmeasured
          message: '{where} has the index {value}, which another region has already'
        -key:
          is: row
          code: PRIME_REGION_INDEX_NOT_POSITION
          severity: warning
          evidence: engine
          unmodified: unmeasured
          message: '{where} has the index {value}, but is at place {expected}'
      - id: centroid
        -orig-id: mCentroid
        type: vector
        doc: A point of the floor at which the search for a route is.
      - id: aabb_min
        -orig-id: mBounds
        type: vector
        doc: Lowest corner of the box around the region and the room above it.
      - id: aabb_max
        -orig-id: mBounds
        type: vector
        doc: Highest corner of that box.
      - id: obstruction_counts
        -orig-id: mObstructionCounts
        type: u4
        repeat: expr
        repeat-expr: 3
        if: has_obstruction_counts
        doc: |
          What blocks the region while the game runs, in three kinds; 0 in a
          file, in all files known.
        -evidence: [engine, inferred]
        -expect:
          eq: 0
          code: PRIME_REGION_OBSTRUCTION
          severity: warning
          evidence: inferred
          unmodified: unmeasured
          message: '{where} is blocked from the start'
      - id: run_time_slot
        -orig-id: mData
        type: u4
        doc: A slot; repeats `region_index`.
        -evidence: [engine, community]
        -key:
          is: row
        -derived:
          code: PRIME_REGION_SLOT
          severity: info
          evidence: community
          value: region_index
          let: {slot: run_time_slot, index: region_index}
          message: '{where} has {slot} in the slot that repeats its index {index}'
    instances:
      has_obstruction_counts:
        value: _root.version > 4
        doc: Whether the region can be blocked.
  octree_node:
    -orig-id: CPFAreaOctree
    doc: A box of the octree, either a leaf with regions or split into eight.
    seq:
      - id: is_leaf
        -orig-id: mIsLeaf
        type: u4
        doc: 0 for a box that is split, anything else for a leaf.
        -unit: none
      - id: aabb_min
        -orig-id: mBounds
        type: vector
        doc: Lowest corner of the box.
      - id: aabb_max
        -orig-id: mBounds
        type: vector
        doc: Highest corner of the box.
      - id: center
        -orig-id: mCenter
        type: vector
        doc: Point at which the box is split.
      - id: children
        -orig-id: mChildren
        type: s4
        repeat: expr
        repeat-expr: 8
        doc: |
          Boxes inside, by their place in the table; slots. Bit 0 of the number
          of a child is set where x lies above the centre, bit 1 for y, bit 2 for
          z. -1 in a leaf.
        -ref: {table: octree_nodes, none: -1, as: inner, entries: around}
        -let:
          due_min_x: '(index & 1) != 0 ? owner.middle_x : owner.aabb_min.x'
          due_min_y: '(index & 2) != 0 ? owner.middle_y : owner.aabb_min.y'
          due_min_z: '(index & 4) != 0 ? owner.middle_z : owner.aabb_min.z'
          due_max_x: '(index & 1) != 0 ? owner.aabb_max.x : owner.middle_x'
          due_max_y: '(index & 2) != 0 ? owner.aabb_max.y : owner.middle_y'
          due_max_z: '(index & 4) != 0 ? owner.aabb_max.z : owner.middle_z'
        -checks:
          - code: PRIME_OCTREE_CHILD_BOX
            severity: warning
            evidence: inferred
            let:
              number: index
              parent: owner.row
              'off': >-
                max(abs(inner.aabb_min.x - due_min_x), abs(inner.aabb_min.y - due_min_y), abs(inner.aabb_min.z - due_min_z),
                abs(inner.aabb_max.x - due_max_x), abs(inner.aabb_max.y - due_max_y), abs(inner.aabb_max.z - due_max_z))
            when: owner.is_leaf == 0 and is_finite(off)
            assert: off <= 0.001
            at: inner.aabb_min
            message: '{where} is child {number} of box {parent}, but its sides are {off:.3g} away from that eighth of it'
            related: {owner: '{where} is the one around it'}
          - code: PRIME_OCTREE_ORDER
            severity: info
            evidence: measured
            let: {parent: owner.row}
            when: owner.is_leaf == 0 and exists(inner)
            assert: inner.row <= parent
            at: inner
            message: '{where} follows box {parent}, whose child it is'
            related: {owner: '{where} is the one around it'}
      - id: num_regions
        -orig-id: mRegions
        type: u4
        doc: Regions of a leaf; 0 in a box that is split.
      - id: first_lookup
        -orig-id: mRegions
        type: u4
        doc: First entry of a leaf's regions in `octree_lookup`.
  free_point:
    -orig-id: CPFPoint
    doc: A point of the second graph.
    to-string: 'f"{num_links} links"'
    seq:
      - id: position
        -orig-id: mPosition
        type: vector
        doc: Place of the point.
      - id: flags
        -orig-id: mFlags
        type: u4
        doc: |
          What the point is for; the meaning of the bits is not known. A search
          requests points with one of a set of bits, or for all.
        -unit: none
      - id: num_links
        -orig-id: mNumLinks
        type: u4
        doc: Links, and as many costs.
      - id: first_link
        -orig-id: mLinks
        type: u4
        doc: First link in `point_links`; a slot.
      - id: first_cost
        -orig-id: mLinkCosts
        type: u4
        doc: First cost in `point_costs`; a slot.
