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
  - id: num_intersection_nodes
    type: u4
    doc: |
      Nodes after them, which have no links; what they are for is not known.
      The name is that of the wiki. Both numbers add up to `num_nodes`.
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
  - id: links
    type: path_link
    repeat: expr
    repeat-expr: num_links
    doc: Links, node by node.
  - id: trailing
    size-eos: true
    doc: |
      Nothing, unless a tool has cut the file out of its archive with the zeros
      that fill the last block of 2,048 bytes.
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
      - id: prev_ptr
        type: u4
        doc: An address as well; 0.
      - id: area_id
        type: u2
        doc: Number of the file.
      - id: node_id
        type: u2
        doc: |
          Number of the node in its file, each once; probably its place in the
          table.
      - id: street_name_hash
        type: u4
        doc: Name of the street as a hash, 0 for none.
      - id: search_distance
        type: u2
        doc: |
          Where the search for a route keeps its distance; 0x7FFE means that it
          was not here.
      - id: first_link
        type: u2
        doc: |
          First own link; never less than that of the node before, 0 at first.
      - id: x
        type: s2
        doc: Towards the east.
      - id: y
        type: s2
        doc: Towards the north.
      - id: z
        type: s2
        doc: Up.
      - id: path_width
        type: u1
        doc: Room between the lanes of both directions.
      - id: flood_group
        type: u1
        doc: |
          Number of the connected part of the network: between different numbers
          there is no route. The wiki calls it a path type, which is always 1
          for boats; both are true if the water ways are group 1.
      - id: flags
        type: node_flags
        doc: Properties of the node, one bit each.
    instances:
      position_x:
        value: x.as<f8> * 0.125
        doc: East. Given in m.
      position_y:
        value: y.as<f8> * 0.125
        doc: North. Given in m.
      position_z:
        value: z.as<f8> * 0.0078125
        doc: Up. Given in m.
  node_flags:
    doc: |
      Bits of a node, the lowest first. The wiki numbers them from the highest:
      its flag n is bit 31 - n.
    seq:
      - id: spawn_density
        type: b4
        doc: How much traffic appears, 0 to 15.
      - id: behaviour
        type: b4
        doc: A special use of the node; the values are not known.
      - id: flag_8
        type: b1
        doc: Unknown; only in Manhattan, as the wiki supposes.
      - id: flag_9
        type: b1
        doc: Unknown.
      - id: boat_movement
        type: b1
        doc: Boats go here.
      - id: flag_11
        type: b1
        doc: |
          Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
          flag"), it is about people on foot, who do not use these files.
      - id: dirt_road
        type: b1
        doc: Traffic goes about 50 km/h.
      - id: highway
        type: b1
        doc: Traffic goes about 70 km/h.
      - id: slow_traffic
        type: b1
        doc: Traffic goes about 30 km/h.
      - id: unlinked
        type: b1
        doc: Set exactly in nodes without links.
      - id: num_own_links
        type: b4
        doc: Number of links that begin at the node, 0 to 15.
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
      - id: flag_26
        type: b1
        doc: |
          Meaning not known. Guess of the wiki: only for emergency vehicles,
          which another tool reads in bit 24.
      - id: ignored
        type: b1
        doc: The node is not used.
      - id: dont_wander
        type: b1
        doc: Traffic that wanders does not come here.
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
      - id: node_id
        type: u2
        doc: Number of the other node in its file.
      - id: length
        type: u1
        doc: |
          Distance between both nodes without the fraction, 255 at most. The
          fraction is cut off rather than rounded. Given in m.
      - id: lanes
        type: lane_counts
        doc: Lanes in both directions.
      - id: link_flags
        type: u2
        doc: Unknown; most often 0xC040.
  lane_counts:
    doc: |
      Lanes of both directions. That the lower number is that of the way back is
      not proven; the link back has both numbers exchanged.
    seq:
      - id: lanes_0_2
        type: b3
        doc: Lanes of one direction, probably of the way back.
      - id: lanes_3_5
        type: b3
        doc: Lanes of the other direction, probably of this link.
      - id: unused
        type: b2
        doc: Unknown.
