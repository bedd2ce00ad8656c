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
  - id: ground_connections
    -orig-id: mConnectionsGround
    type: u4
    repeat: expr
    repeat-expr: ((num_regions * num_regions - num_regions) / 2 + 31) / 32
    doc: |
      Whether walkers have a way between two regions: a bit for each pair i < j
      of `region_index`, first all pairs of region 0, then of region 1, the
      lowest bit of a word first.
  - id: flyer_connections
    -orig-id: mConnectionsFlyers
    type: u4
    repeat: expr
    repeat-expr: ((num_regions * num_regions - num_regions) / 2 + 31) / 32 + 0
    doc: |
      Connections between regions for creatures that fly; bits as in
      `ground_connections`.
  - id: reserved_connections
    type: u4
    repeat: expr
    repeat-expr: 2 * ((num_regions * num_regions + 31) / 32 - ((num_regions * num_regions - num_regions) / 2 + 31) / 32)
    if: has_reserved_connections
    doc: |
      Words that no game reads: what two full matrices would take more. The only
      public writer has zeros here.
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
  - id: num_points
    type: s4
    valid:
      min: -1
      max: '(_io.size - _io.pos) / 28 > 46340 ? 46340.as<s4> : ((_io.size - _io.pos) / 28).as<s4>'
    if: has_point_count
    doc: |
      Free points. Where version 7 has none and the bytes in order do not show
      it,
      the first word of the padding, -1, may be counted as one.
  - id: points
    -orig-id: mPoints
    type: free_point
    repeat: expr
    repeat-expr: num_points
    if: has_points
    doc: Free points.
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
    doc: |
      Costs of the links, as a rule their length. Given in units of the game.
  - id: point_connections
    -orig-id: mPointConnections
    type: u4
    repeat: expr
    repeat-expr: ((num_points * num_points - num_points) / 2 + 31) / 32
    if: has_points
    doc: |
      Whether there is a way between two points, as in `ground_connections`.
  - id: padding
    size-eos: true
    doc: |
      Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
      in the archive includes them.
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
      - id: y
        type: f4
        doc: Second axis of the room, level.
      - id: z
        type: f4
        doc: Up.
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
        doc: |
          Edge of the owner, from its corner of this number to the next one.
      - id: region_row
        -orig-id: mRegion
        type: u4
        doc: The other region, by its place in the table.
      - id: width_2d
        -orig-id: mWidth2d
        type: f4
        doc: |
          Length of the edge as seen from above; one writer had its length in
          space. Given in units of the game.
      - id: inv_width_2d
        -orig-id: mOo2dWidth
        type: f4
        doc: 1 divided by `width_2d`. Given in 1/unit.
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
      - id: height
        -orig-id: mHeight
        type: f4
        doc: Height of the room above the floor. Given in units of the game.
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
      - id: run_time_slot
        -orig-id: mData
        type: u4
        doc: A slot; repeats `region_index`.
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
          of a child is set where x lies above the centre, bit 1 for y, bit 2
          for
          z. -1 in a leaf.
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
