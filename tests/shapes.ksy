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
-evidence: engine
seq:
  - id: magic
    contents: SHPS
    doc: File magic.
  - id: version
    type: u4
    valid:
      min: 1
      max: 3
    doc: Layout version, 1 to 3.
    -unit: none
  - id: sub_version
    type: u4
    if: has_sub_version
    doc: Game version, from layout version 2.
    -unit: none
  - id: header
    type: header_block
    doc: A fixed structure inside the root.
    -column: '.'
  - id: num_numbers
    type: u2
    doc: Numbers that follow.
  - id: numbers
    type: s4
    repeat: expr
    repeat-expr: num_numbers
    doc: A list of plain numbers.
    -unit: none
  - id: game_block
    type: u4
    if: is_other_game
    doc: Present when the decision says that the other game wrote the file.
    -unit: none
  - id: num_items
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 41).as<u4>
    doc: Items that follow.
  - id: items
    type: item
    repeat: expr
    repeat-expr: num_items
    doc: Records of variable size.
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
  - id: num_polygons
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 1).as<u4>
    doc: Polygons that follow.
  - id: polygons
    type: polygon
    repeat: expr
    repeat-expr: num_polygons
    doc: A table that a later one looks into.
  - id: num_faces
    type: u4
    valid:
      max: ((_io.size - _io.pos) / 4).as<u4>
    doc: Faces that follow.
  - id: faces
    type: face
    repeat: expr
    repeat-expr: num_faces
    doc: Records whose length another table tells.
  - id: settings
    type: settings_block
    doc: A structure of variable size that occurs once, behind the lists.
  - id: padding
    size: (8 - _io.pos % 8) % 8
    doc: Alignment to eight bytes.
  - id: aligned
    type: u8
    doc: The field that is aligned.
    -unit: none
  - id: late_marks
    type: u2be
    repeat: expr
    repeat-expr: 3
    if: has_late_marks
    doc: Present by a value that stands behind the lists; big endian.
    -unit: none
  - id: remainder
    size: _io.size - _io.pos - len_footer
    doc: What stands before the footer.
    -evidence: unknown
  - id: footer
    type: u4
    if: has_footer
    doc: The last four bytes, where the decision says so.
    -expect:
      eq: 1397770323
      code: SHAPES_FOOTER
      severity: warning
      evidence: engine
instances:
  has_sub_version:
    value: version >= 2
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
      - id: origin
        type: vec3
        doc: A nested structure.
        -unit: m
      - id: triple
        type: s2
        repeat: expr
        repeat-expr: 3
        doc: A constant list of numbers.
        -unit: none
      - id: corners
        type: vec3
        repeat: expr
        repeat-expr: 2
        doc: A constant list of structures.
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
        -unit: none
        -expect:
          max: 6
          code: SHAPES_LOW
          severity: info
          evidence: engine
      - id: is_set
        type: b1
        doc: Bit 3.
      - id: middle
        type: b20
        doc: Bits 4 to 23.
        -unit: none
      - id: high
        type: b8
        doc: Bits 24 to 31.
        -unit: none
  vec3:
    doc: Three coordinates.
    seq:
      - id: x
        type: f4
        doc: East.
        -unit: m
      - id: y
        type: f4
        doc: North.
        -unit: m
      - id: z
        type: f4
        doc: Up.
        -unit: m
  item:
    doc: Lists between fields, optional parts, text, a union, lists of lists.
    seq:
      - id: item_id
        type: u4
        doc: Identity.
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
        -scale: x
      - id: flags
        type: item_flags
        doc: Bits in two bytes.
      - id: owner
        type: u1
        doc: Row of `numbers`, 255 for none.
      - id: num_tags
        type: u1
        doc: Tags that follow.
      - id: tags
        type: u2
        repeat: expr
        repeat-expr: num_tags
        doc: A list of numbers inside a record.
        -unit: none
      - id: sides
        type: id_list
        repeat: expr
        repeat-expr: 4
        doc: A constant number of lists.
      - id: score
        type: f8
        if: has_score
        doc: Present by version.
        -unit: none
        -column: rating
      - id: extra
        type: u4
        if: has_extra
        doc: Present by a bit of this record.
        -unit: none
      - id: detail
        type: detail_block
        if: has_detail
        doc: A structure of variable size, present by a bit of this record.
      - id: bonus
        type: u2
        if: has_bonus
        doc: Present by the version and by a bit of this record.
        -unit: none
      - id: num_spots
        type: u1
        doc: Spots that follow.
      - id: spots
        type: spot(num_tags)
        repeat: expr
        repeat-expr: num_spots
        doc: Lists of lists, with a parameter.
      - id: name
        terminator: 0
        doc: Bytes up to a zero.
      - id: body_kind
        type: u1
        doc: Which case of `body` applies.
        -unit: none
      - id: body
        size: 8
        type:
          switch-on: body_kind
          cases:
            0: body_point
            1: body_text
        doc: A union of constant size; raw bytes for other kinds.
      - id: len_blob
        type: u2
        doc: Bytes of the blob.
        -unit: none
      - id: blob
        size: len_blob
        doc: Bytes whose number stands before them.
      - id: num_rows
        type: u1
        doc: Rows of the grid.
        -unit: none
      - id: grid
        type: u1
        repeat: expr
        repeat-expr: num_rows * (flags.num_columns + 1).as<u1> - (num_rows >> 1) % 2
        doc: A list counted by an expression.
        -unit: none
    instances:
      has_score:
        value: _root.version >= 3
      has_extra:
        value: flags.has_more
      has_detail:
        value: flags.mode == 2 and not flags.has_more
      has_bonus:
        value: _root.version >= 3 and flags.mode == 7
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
      - id: mode
        type: b3
        doc: 2 announces a detail.
        -unit: none
      - id: num_columns
        type: b4
        doc: Columns of the grid less one.
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
      - id: ids
        type: u4
        repeat: expr
        repeat-expr: num_ids
        doc: Ids of items.
        -ref:
          table: items
          key: item_id
          code: SHAPES_SIDE_ID
          severity: error
          evidence: engine
  detail_block:
    doc: Fixed and variable parts.
    -evidence: unknown
    seq:
      - id: weight
        type: f4
        doc: Any number.
      - id: len_note
        type: u1
        doc: Bytes of the note.
        -evidence: engine
        -unit: none
      - id: note
        size: len_note
        doc: Any bytes.
      - id: check_word
        type: u2
        doc: Behind the variable part.
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
      - id: points
        type: point
        repeat: expr
        repeat-expr: num_points
        doc: Fixed records in the innermost list.
      - id: marks
        type: u1
        repeat: expr
        repeat-expr: num_marks
        doc: As many as the item has tags.
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
        -unit: none
  body_point:
    doc: Case 0 of the union.
    -evidence: unknown
    seq:
      - id: a
        type: s2
        doc: Any number.
      - id: b
        type: f4
        doc: Any number.
      - id: unparsed
        size-eos: true
        doc: The rest of the union.
  body_text:
    doc: Case 1 of the union.
    -evidence: unknown
    seq:
      - id: letters
        size: 6
        doc: Any bytes.
      - id: unparsed
        size-eos: true
        doc: The rest of the union.
  chain_link:
    doc: One link; kind 255 ends the chain.
    seq:
      - id: kind
        type: u1
        doc: 255 on the last link.
        -unit: none
      - id: num_values
        type: u1
        doc: Values that follow.
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
          min: '(_root.num_polygons > 0 ? 0 : 1).as<u4>'
          max: '_root.num_polygons > 0 ? (_root.num_polygons - 1).as<u4> : 0'
        doc: Row of `polygons`.
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
        -unit: none
      - id: tile
        type: f4
        if: has_tile
        doc: Present from generator 7.
        -unit: none
      - id: title
        terminator: 0
        doc: Bytes up to a zero.
      - id: num_hulls
        type: u2
        doc: Hulls that follow.
      - id: hulls
        type: hull
        repeat: expr
        repeat-expr: num_hulls
        doc: Records whose layout depends on the generator.
    instances:
      has_tile:
        value: gen_version >= 7
  hull:
    doc: Grows with the generator.
    seq:
      - id: enabled
        type: u1
        if: has_enabled
        doc: Present from generator 9.
        -unit: none
      - id: radius
        type: f4
        doc: Any number.
        -evidence: unknown
    instances:
      has_enabled:
        value: _parent.gen_version >= 9
