meta:
  id: hashed
  title: A hash that nobody can compute
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  -family: hashed
  -version: 1.0.0
doc: An invented format for tests, whose files can be read only.
-evidence: engine
seq:
  - id: magic
    contents: HASH
    doc: File magic.
  - id: fingerprint
    size: 8
    doc: Tells whether the file was changed.
    -evidence: unknown
    -checksum:
      algorithm: unknown
  - id: num_values
    type: u2
    doc: Values that follow.
  - id: values
    type: s2
    repeat: expr
    repeat-expr: num_values
    doc: Any numbers.
    -unit: none
