meta:
  id: sealed
  title: Bytes that follow from the rest of a file
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  -family: sealed
  -version: 1.0.0
doc: |
  An invented format for tests: padding that repeats what stands before it,
  and a checksum over nearly everything.
-evidence: engine
seq:
  - id: magic
    contents: SEAL
    doc: File magic.
  - id: num_entries
    type: u2
    doc: Entries that follow.
  - id: entries
    type: entry
    repeat: expr
    repeat-expr: num_entries
    doc: Records of variable size.
  - id: alignment
    size: (4 - _io.pos % 4) % 4
    doc: Alignment to four bytes.
  - id: filler
    size: _io.size - _io.pos - (4 + len_trailing)
    doc: Fills the file up.
    -echo:
      distance: 16
      size: 128
      code: SEALED_FILLER
      severity: info
      evidence: engine
  - id: checksum
    type: u4be
    doc: Sum of the bytes behind the magic.
    -checksum:
      algorithm: sum32
      from: 4
      until: checksum
      code: SEALED_CHECKSUM
      severity: error
      evidence: engine
      message: '{where} has the checksum {value}, it should be {expected}'
  - id: trailing
    size: len_trailing
    doc: What others appended; nothing in most files.
    -evidence: measured
instances:
  len_trailing:
    value: _io.size % 64
    doc: Bytes of `trailing`.
    -decision: true
types:
  entry:
    doc: A number and some bytes.
    seq:
      - id: price
        type: u2
        doc: Any number.
        -unit: none
      - id: len_label
        type: u1
        doc: Bytes of the label.
        -unit: none
      - id: label
        size: len_label
        doc: Any bytes.
