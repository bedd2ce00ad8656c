meta:
  id: headerless
  title: A list of records up to the end of the file, without a count
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: headerless
  -version: 1.0.0
doc: An invented format for tests, of frames alone, as many as the file holds.
-evidence: engine
seq:
  - id: frames
    type: frame
    repeat: eos
    doc: Records of constant size.
    -ref:
      table: frames
      row: previous
      none: 255
      code: HEADERLESS_PREVIOUS
      severity: error
      evidence: engine
      message: '{where} follows frame {previous}, which does not exist'
instances:
  is_long:
    value: _io.size.as<s8> > 100
    doc: Whether the recording is long; kept when frames come and go.
    -decision: true
types:
  frame:
    doc: Sixteen bytes with a nested structure, bits and a constant list.
    to-string: 'f"{time} ms"'
    seq:
      - id: time
        type: u4
        valid:
          max: 1000000
        doc: Time from the start.
        -unit: ms
      - id: position
        type: point
        doc: A nested structure.
      - id: flags
        type: frame_flags
        doc: Bits in one byte.
      - id: axes
        type: s1
        repeat: expr
        repeat-expr: 3
        doc: A constant list.
        -unit: none
      - id: previous
        type: u1
        doc: Row of `frames`, 255 for none.
      - id: reserved
        size: 1
        doc: Any byte.
        -evidence: unknown
  point:
    doc: Two coordinates.
    seq:
      - id: x
        type: f4
        doc: East, NaN included.
        -unit: m
      - id: y
        type: s2be
        doc: North, big endian.
        -unit: m
  frame_flags:
    doc: Eight bits, the lowest first.
    seq:
      - id: is_braking
        type: b1
        doc: Bit 0.
      - id: gear
        type: b3
        doc: Bits 1 to 3.
        -unit: none
      - id: rest
        type: b4
        doc: Bits 4 to 7.
        -evidence: unknown
