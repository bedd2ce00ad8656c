meta:
  id: gta_img3
  title: GTA IV archive (IMG, version 3)
  application: Grand Theft Auto IV
  file-extension: img
  tags:
    - archive
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  bit-endian: le
  -family: gta_img
  -version: 1.0.2
doc: |
  An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
  2,048 bytes: a directory at the start, then the files. Unlike version 2 it
  knows how long a file is.

  The directory is all that this spec describes. It can be read from its own
  20 + `len_table` bytes; when a whole archive is handed over, the files are
  part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
  of them lies, counted from the start of the archive.

  In archives as the game has them, header and table can be encrypted; then the
  first word is another one, and only the last four bytes of the header are stored
  there as they are.
doc-ref:
  - https://github.com/ahmed605/SparkIV
  - https://gtamods.com/wiki/IMG_archive
to-string: 'f"{num_entries} entries"'
-evidence: community
-label: the archive
seq:
  - id: magic
    contents: [0x52, 0x2a, 0x4e, 0xa9]
    doc: Marks an archive whose directory is not encrypted.
  - id: version
    type: u4
    valid: 3
    doc: Version of the format.
  - id: num_entries
    type: u4
    valid:
      max: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> / 16.as<s8>).as<u4>
    doc: Entries of the directory.
  - id: len_table
    type: u4
    doc: Bytes of the entries and their names together.
    -unit: bytes
  - id: len_entry
    type: u2
    valid: 16
    doc: Bytes of an entry.
    -unit: bytes
  - id: unknown
    type: u2
    doc: Two bytes before the names, of unknown use.
    -evidence: unknown
  - id: entries
    type: directory_entry
    repeat: expr
    repeat-expr: num_entries
    doc: The files, in any order.
    -files: {names: names, name: name, offset: ofs_body, size: len_body}
    -label: {text: "entry {entry} '{name}'", params: {entry: row, name: printable(text(named.name))}}
    -joins: {named: {table: names, match: {row: row}}}
    -checks:
      - code: IMG_DIRECTORY_OVERLAP
        severity: error
        evidence: inferred
        let: {begin: ofs_body, directory: 20 + _root.len_table}
        when: len_body > 0
        assert: begin >= directory
        at: block
        message: '{where} begins at byte {begin}, but the directory reaches to byte {directory}'
  - id: names
    type: file_name
    repeat: expr
    repeat-expr: _root.num_entries
    doc: Name of each entry, in the order of the entries.
    -label: {text: "entry {entry} '{name}'", params: {entry: row, name: printable(text(name))}}
    -joins:
      first_like: {table: names, match: {lower_case(text(name)): lower_case(text(name))}}
    -checks:
      - code: IMG_NAME_DUPLICATE
        severity: warning
        evidence: inferred
        let: {other: first_like.row}
        assert: first_like == this
        at: name
        message: '{where} has the name of entry {other}'
        related: {first_like: '{where} has it first'}
  - id: trailing
    size-eos: true
    doc: |
      What follows the names: nothing where only the directory was read,
      otherwise the rest of the archive, with all files.
types:
  directory_entry:
    doc: Where a file lies.
    to-string: 'f"{num_blocks} blocks from block {block}"'
    -webide-representation: 'block {block:dec}, {num_blocks:dec} blocks'
    seq:
      - id: len_file
        type: u4
        doc: |
          Bytes of the file, where the two highest bits are 0. Otherwise it is a
          resource of the game, and these are flags of it.
        -unit: bytes
      - id: resource_type
        type: u4
        doc: Kind of a resource.
        -unit: none
      - id: block
        type: u4
        doc: First block of the file, counted from the start of the archive.
        -unit: blocks
      - id: num_blocks
        type: u2
        doc: Blocks that the file takes.
        -unit: blocks
      - id: flags
        type: entry_flags
        doc: What fills the last block, and which kind of file it is.
    instances:
      is_resource:
        value: len_file.as<s8> >= 0x40000000.as<s8>
        doc: Whether the file is a resource of the game.
      ofs_body:
        value: (block.as<s8> * 2048.as<s8>).as<s8>
        doc: Where the file begins in the archive.
        -unit: bytes
      len_body:
        value: 'is_resource ? (num_blocks.as<s8> * 2048.as<s8> - flags.len_unused.as<s8>).as<s8> : len_file.as<s8>'
        doc: How long the file is.
        -unit: bytes
  entry_flags:
    doc: Bits of an entry, the lowest first.
    seq:
      - id: len_unused
        type: b11
        doc: Bytes of the last block that do not belong to the file.
        -unit: bytes
      - id: unknown_11
        type: b2
        doc: Unknown.
        -evidence: unknown
      - id: is_resource_file
        type: b1
        doc: A resource of the game.
      - id: is_old_resource
        type: b1
        doc: A resource of an older kind.
      - id: unknown_15
        type: b1
        doc: Unknown.
        -evidence: unknown
  file_name:
    doc: Name of a file, such as `nodes12.nod`; case does not matter.
    seq:
      - id: name
        terminator: 0
        doc: The name without the zero that ends it.
