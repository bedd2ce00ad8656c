meta:
  id: shapes
  title: Every construct that the two planes carry
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: shapes
  -version: 1.0.0
doc: |
  An invented format for tests: small, and with each construct of the subset
  at least once, nested the way real formats nest them.
seq:
  - id: magic
    contents: SHPS
    doc: File magic.
    -evidence: engine
  - id: version
    type: u4
    valid:
      min: 1
      max: 3
    doc: Layout version, 1 to 3.
    -evidence: engine
    -unit: none
  - id: sub_version
    type: u4
    if: has_sub_version
    doc: Game version, from layout version 2.
    -evidence: engine
    -unit: none
  - id: header
    type: header_block
    doc: A fixed structure inside the root.
    -evidence: engine
    -column: '.'
  - id: num_numbers
    type: u2
    doc: Numbers that follow.
    -evidence: engine
  - id: numbers
    type: s4
    repeat: expr
    repeat-expr: num_numbers
    doc: A list of plain numbers.
    -evidence: engine
    -unit: none
  - id: game_block
    type: u4
    if: is_other_game
    doc: Present when the decision says that the other game wrote the file.
    -evidence: engine
    -unit: none
  - id: num_items
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 41).as<u4>
    doc: Items that follow.
    -evidence: engine
  - id: items
    type: item
    repeat: expr
    repeat-expr: num_items
    doc: Records of variable size.
    -evidence: engine
    -ref:
      table: numbers
      row: owner
      none: 255
      code: SHAPES_ITEM_OWNER
      severity: error
      evidence: engine
      message: '{where} belongs to number {owner}, which does not exist'
  - id: chain
    type: chain_link
    repeat: until
    repeat-until: _.kind == 255
    doc: A list that ends with a marker row.
    -evidence: engine
  - id: num_polygons
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 1).as<u4>
    doc: Polygons that follow.
    -evidence: engine
  - id: polygons
    type: polygon
    repeat: expr
    repeat-expr: num_polygons
    doc: A table that a later one looks into.
    -evidence: engine
  - id: num_faces
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 4).as<u4>
    doc: Faces that follow.
    -evidence: engine
  - id: faces
    type: face
    repeat: expr
    repeat-expr: num_faces
    doc: Records whose length another table tells.
    -evidence: engine
  - id: settings
    type: settings_block
    doc: A structure of variable size that occurs once, behind the lists.
    -evidence: engine
  - id: padding
    size: (8 - _io.pos % 8) % 8
    doc: Alignment to eight bytes.
    -evidence: engine
  - id: aligned
    type: u8
    doc: The field that is aligned.
    -evidence: engine
    -unit: none
  - id: late_marks
    type: u2be
    repeat: expr
    repeat-expr: 3
    if: has_late_marks
    doc: Present by a value that stands behind the lists; big endian.
    -evidence: engine
    -unit: none
  - id: remainder
    size: _io.size - _io.pos - len_footer
    doc: What stands before the footer.
    -evidence: unknown
  - id: footer
    type: u4
    if: has_footer
    doc: The last four bytes, where the decision says so.
    -evidence: engine
    -expect:
      eq: 1397770323
      code: SHAPES_FOOTER
      severity: warning
      evidence: engine
instances:
  has_sub_version:
    value: version >= 2
    doc: Whether `sub_version` is stored.
  is_other_game:
    value: version >= 2 and sub_version > 9
    doc: Which of two games wrote the file.
    -decision: true
  has_footer:
    value: _io.size.as<s8> % 4 == 0
    doc: Whether the last four bytes are a footer.
    -decision: true
  len_footer:
    value: 'has_footer ? 4 : 0'
    doc: Bytes of the footer.
  has_late_marks:
    value: settings.gen_version >= 9
    doc: Whether `late_marks` is stored.
  peek:
    pos: 4
    type: u4
    doc: A view on bytes that `version` owns.
    -overlay: true
types:
  header_block:
    doc: Fixed, with nested structures, bits and constant lists.
    seq:
      - id: kind
        type: u1
        doc: Any number.
        -evidence: unknown
      - id: scale
        type: f4
        doc: Any number, NaN included.
        -evidence: unknown
      - id: flags
        type: header_flags
        doc: Bits in four bytes.
        -evidence: engine
      - id: origin
        type: vec3
        doc: A nested structure.
        -evidence: engine
        -unit: m
      - id: triple
        type: s2
        repeat: expr
        repeat-expr: 3
        doc: A constant list of numbers.
        -evidence: engine
        -unit: none
      - id: corners
        type: vec3
        repeat: expr
        repeat-expr: 2
        doc: A constant list of structures.
        -evidence: engine
      - id: reserved
        size: 5
        doc: Bytes without a known meaning.
        -evidence: unknown
  header_flags:
    doc: Thirty-two bits, the lowest first.
    seq:
      - id: low
        type: b3
        doc: Bits 0 to 2.
        -evidence: engine
        -unit: none
        -expect:
          max: 6
          code: SHAPES_LOW
          severity: info
          evidence: engine
      - id: is_set
        type: b1
        doc: Bit 3.
        -evidence: engine
      - id: middle
        type: b20
        doc: Bits 4 to 23.
        -evidence: engine
        -unit: none
      - id: high
        type: b8
        doc: Bits 24 to 31.
        -evidence: engine
        -unit: none
  vec3:
    doc: Three coordinates.
    seq:
      - id: x
        type: f4
        doc: East.
        -evidence: engine
        -unit: m
      - id: y
        type: f4
        doc: North.
        -evidence: engine
        -unit: m
      - id: z
        type: f4
        doc: Up.
        -evidence: engine
        -unit: m
  item:
    doc: Lists between fields, optional parts, text, a union, lists of lists.
    seq:
      - id: item_id
        type: u4
        doc: Identity.
        -evidence: engine
        -unique:
          code: SHAPES_ITEM_ID
          severity: error
          evidence: engine
      - id: attributes
        type:
          switch-on: _root.version
          cases:
            1: u1
            2: u2
            _: u4
        doc: |
          One field, whose width depends on the version: `open`, `hidden`, `locked`
          or `painted`, and `wide`.
        -evidence: engine
        -bits:
          0: open
          3:
            is_other_game: hidden
          6:
            is_other_game: locked
            _: painted
          9: wide
      - id: raw_x
        type: s2
        doc: East.
        -evidence: engine
        -unit: m
        -scale: 0.125
      - id: flags
        type: item_flags
        doc: Bits in two bytes.
        -evidence: engine
      - id: owner
        type: u1
        doc: Row of `numbers`, 255 for none.
        -evidence: engine
      - id: num_tags
        type: u1
        doc: Tags that follow.
        -evidence: engine
      - id: tags
        type: u2
        repeat: expr
        repeat-expr: num_tags
        doc: A list of numbers inside a record.
        -evidence: engine
        -unit: none
      - id: sides
        type: id_list
        repeat: expr
        repeat-expr: 4
        doc: A constant number of lists.
        -evidence: engine
      - id: score
        type: f8
        if: has_score
        doc: Present by version.
        -evidence: engine
        -unit: none
        -column: rating
      - id: extra
        type: u4
        if: has_extra
        doc: Present by a bit of this record.
        -evidence: engine
        -unit: none
      - id: detail
        type: detail_block
        if: has_detail
        doc: A structure of variable size, present by a bit of this record.
        -evidence: engine
      - id: bonus
        type: u2
        if: has_bonus
        doc: Present by the version and by a bit of this record.
        -evidence: engine
        -unit: none
      - id: num_spots
        type: u1
        doc: Spots that follow.
        -evidence: engine
      - id: spots
        type: spot(num_tags)
        repeat: expr
        repeat-expr: num_spots
        doc: Lists of lists, with a parameter.
        -evidence: engine
      - id: name
        terminator: 0
        doc: Bytes up to a zero.
        -evidence: engine
      - id: body_kind
        type: u1
        doc: Which case of `body` applies.
        -evidence: engine
        -unit: none
      - id: body
        size: 8
        type:
          switch-on: body_kind
          cases:
            0: body_point
            1: body_text
        doc: A union of constant size; raw bytes for other kinds.
        -evidence: engine
      - id: len_blob
        type: u2
        doc: Bytes of the blob.
        -evidence: engine
        -unit: none
      - id: blob
        size: len_blob
        doc: Bytes whose number stands before them.
        -evidence: engine
      - id: num_rows
        type: u1
        doc: Rows of the grid.
        -evidence: engine
        -unit: none
      - id: grid
        type: u1
        repeat: expr
        repeat-expr: num_rows * (flags.num_columns + 1).as<u1> - (num_rows >> 1) % 2
        doc: A list counted by an expression.
        -evidence: engine
        -unit: none
    instances:
      has_score:
        value: _root.version >= 3
        doc: Whether `score` is stored.
      has_extra:
        value: flags.has_more
        doc: Whether `extra` is stored.
      has_detail:
        value: flags.mode == 2 and not flags.has_more
        doc: Whether `detail` is stored.
      has_bonus:
        value: _root.version >= 3 and flags.mode == 7
        doc: Whether `bonus` is stored.
      x:
        value: raw_x.as<f8> * 0.125
        doc: East in metres.
        -unit: m
      is_far:
        value: raw_x > 800 or raw_x < -800
        doc: More than 100 m away.
  item_flags:
    doc: Sixteen bits.
    seq:
      - id: has_more
        type: b1
        doc: Whether `extra` follows.
        -evidence: engine
      - id: mode
        type: b3
        doc: 2 announces a detail.
        -evidence: engine
        -unit: none
      - id: num_columns
        type: b4
        doc: Columns of the grid less one.
        -evidence: engine
        -unit: none
      - id: rest
        type: b8
        doc: No meaning.
        -evidence: unknown
  id_list:
    doc: A list with its count.
    seq:
      - id: num_ids
        type: u4
        valid:
          max: ((_io.size - _io.pos) / 4).as<u4>
        doc: Ids that follow.
        -evidence: engine
      - id: ids
        type: u4
        repeat: expr
        repeat-expr: num_ids
        doc: Ids of items.
        -evidence: engine
        -ref:
          table: items
          key: item_id
          code: SHAPES_SIDE_ID
          severity: error
          evidence: engine
  detail_block:
    doc: Fixed and variable parts.
    seq:
      - id: weight
        type: f4
        doc: Any number.
        -evidence: unknown
      - id: len_note
        type: u1
        doc: Bytes of the note.
        -evidence: engine
        -unit: none
      - id: note
        size: len_note
        doc: Any bytes.
        -evidence: unknown
      - id: check_word
        type: u2
        doc: Behind the variable part.
        -evidence: unknown
  spot:
    doc: A list whose count the parent gives.
    params:
      - id: num_marks
        type: u1
        doc: How many marks there are.
    seq:
      - id: spot_id
        type: u2
        doc: Any number.
        -evidence: unknown
      - id: num_points
        type: u1
        doc: Points that follow.
        -evidence: engine
      - id: points
        type: point
        repeat: expr
        repeat-expr: num_points
        doc: Fixed records in the innermost list.
        -evidence: engine
      - id: marks
        type: u1
        repeat: expr
        repeat-expr: num_marks
        doc: As many as the item has tags.
        -evidence: engine
        -unit: none
  point:
    doc: A fixed record.
    seq:
      - id: target
        type: u4
        doc: Any number.
        -evidence: unknown
      - id: t
        type: u1
        doc: Fraction of the path.
        -evidence: engine
        -unit: none
  body_point:
    doc: Case 0 of the union.
    seq:
      - id: a
        type: s2
        doc: Any number.
        -evidence: unknown
      - id: b
        type: f4
        doc: Any number.
        -evidence: unknown
      - id: unparsed
        size-eos: true
        doc: The rest of the union.
        -evidence: unknown
  body_text:
    doc: Case 1 of the union.
    seq:
      - id: letters
        size: 6
        doc: Any bytes.
        -evidence: unknown
      - id: unparsed
        size-eos: true
        doc: The rest of the union.
        -evidence: unknown
  chain_link:
    doc: One link; kind 255 ends the chain.
    seq:
      - id: kind
        type: u1
        doc: 255 on the last link.
        -evidence: engine
        -unit: none
      - id: num_values
        type: u1
        doc: Values that follow.
        -evidence: engine
      - id: values
        type: s1
        repeat: expr
        repeat-expr: num_values
        doc: Any numbers.
        -evidence: unknown
  polygon:
    doc: A list of corners.
    seq:
      - id: num_corners
        type: u1
        doc: Corners that follow.
        -evidence: engine
      - id: corners
        type: u4
        repeat: expr
        repeat-expr: num_corners
        doc: Any numbers.
        -evidence: unknown
  face:
    doc: As many edges as its polygon has corners.
    seq:
      - id: polygon_row
        type: u4
        valid:
          max: (_root.num_polygons - 1).as<u4>
        doc: Row of `polygons`.
        -evidence: engine
        -unit: none
      - id: edges
        type: u2
        repeat: expr
        repeat-expr: num_edges
        doc: Any numbers.
        -evidence: unknown
    instances:
      num_edges:
        value: 'polygon_row < _root.num_polygons ? _root.polygons[polygon_row.as<s4>].num_corners.as<u4> : 0'
        doc: Corners of the polygon.
  settings_block:
    doc: Optional parts by its own first field.
    seq:
      - id: gen_version
        type: s4
        doc: Version of the generator.
        -evidence: engine
        -unit: none
      - id: tile
        type: f4
        if: has_tile
        doc: Present from generator 7.
        -evidence: engine
        -unit: none
      - id: title
        terminator: 0
        doc: Bytes up to a zero.
        -evidence: engine
      - id: num_hulls
        type: u2
        doc: Hulls that follow.
        -evidence: engine
      - id: hulls
        type: hull
        repeat: expr
        repeat-expr: num_hulls
        doc: Records whose layout depends on the generator.
        -evidence: engine
    instances:
      has_tile:
        value: gen_version >= 7
        doc: Whether `tile` is stored.
  hull:
    doc: Grows with the generator.
    seq:
      - id: enabled
        type: u1
        if: has_enabled
        doc: Present from generator 9.
        -evidence: engine
        -unit: none
      - id: radius
        type: f4
        doc: Any number.
        -evidence: unknown
    instances:
      has_enabled:
        value: _parent.gen_version >= 9
        doc: Whether `enabled` is stored.
