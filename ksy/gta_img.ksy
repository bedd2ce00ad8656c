meta:
  id: gta_img
  title: GTA San Andreas archive (IMG, version 2)
  application: Grand Theft Auto San Andreas
  file-extension: img
  tags:
    - archive
    - game
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  -family: gta_img
  -version: 1.0.2
doc: |
  An archive such as `gta3.img`, from which the game streams models, textures
  and path nodes. It consists of sectors of 2,048 bytes: a directory at the
  start, then the files, each filled with zeros up to the end of its last
  sector. No field has the real length of a file.

  The directory is all that this spec describes. It can be read from its own
  8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
  are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
  each of them lies, counted from the start of the archive.
doc-ref: https://gtamods.com/wiki/IMG_archive
to-string: 'f"{num_entries} entries"'
-evidence: measured
-label: the archive
seq:
  - id: magic
    contents: VER2
    doc: |
      Version 2 of the format. The archives of earlier games have no magic;
      their directory is a file of its own.
    -evidence: [measured, community]
  - id: num_entries
    type: u4
    valid:
      max: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> / 32.as<s8>).as<u4>
    doc: |
      Entries of the directory. About 16,000 in the `gta3.img` of the original
      game; 64 in the modified archive that was measured.
  - id: entries
    type: directory_entry
    repeat: expr
    repeat-expr: num_entries
    doc: |
      The files, in any order. Bytes after the last entry, up to the first
      sector that a file takes, do not count, whatever they hold: one archive
      has a 65th entry there that `num_entries` leaves out.
    -files: {name: name, offset: ofs_body, size: len_body}
    -label: {text: "entry {entry} '{name}'", params: {entry: row, name: printable(text(name))}}
    -joins:
      first_like: {table: entries, match: {lower_case(text(name)): lower_case(text(name))}}
    -checks:
      - code: IMG_DIRECTORY_OVERLAP
        severity: error
        evidence: inferred
        let: {begin: ofs_body, directory: 8 + 32 * _root.num_entries}
        when: len_body > 0
        assert: begin >= directory
        at: sector
        message: '{where} begins at byte {begin}, but the directory reaches to byte {directory}'
      - code: IMG_NAME_DUPLICATE
        severity: warning
        evidence: inferred
        let: {other: first_like.row}
        assert: first_like == this
        at: name
        message: '{where} has the name of entry {other}'
        related: {first_like: '{where} has it first'}
      - code: IMG_NAME_UNTERMINATED
        severity: warning
        evidence: inferred
        assert: any(name, _ == 0)
        at: name
        message: '{where} has a name that no zero ends'
      - code: IMG_NAME_TAIL
        severity: info
        evidence: inferred
        assert: not any(name, _ != 0 and prev._ == 0)
        at: name
        message: '{where} has bytes other than 0 after the end of its name'
  - id: trailing
    size-eos: true
    doc: |
      What follows the directory: nothing where only the directory was read,
      otherwise the rest of the archive, with all files.
types:
  directory_entry:
    doc: Where a file lies, and its name.
    to-string: 'f"{num_sectors} sectors from sector {sector}"'
    -webide-representation: 'sector {sector:dec}, {num_sectors:dec} sectors'
    seq:
      - id: sector
        type: u4
        doc: |
          First sector of the file, counted from the start of the archive; at
          least 2, after the directory, in the archive that was measured.
        -unit: sectors
      - id: num_sectors
        type: u2
        doc: |
          Sectors that the game reads for the file; at least 1 in the archive
          that was measured.
        -unit: sectors
      - id: num_sectors_archive
        type: u2
        doc: |
          0 in the archive that was measured. Some tools take it as the number
          of sectors where it is not 0.
        -evidence: [measured, community]
        -unit: sectors
        -expect:
          eq: 0
          code: IMG_ARCHIVE_SIZE
          severity: info
          evidence: inferred
          unmodified: unmeasured
          message: '{where} gives its size a second time, as {value} sectors'
      - id: name
        size: 24
        doc: |
          File name, ended by a zero and filled with zeros, so 23 characters at
          most, such as `Nodes12.dat`. Case does not matter.
    instances:
      ofs_body:
        value: (sector.as<s8> * 2048.as<s8>).as<s8>
        doc: Where the file begins in the archive.
        -unit: bytes
      len_body:
        value: '((num_sectors_archive != 0 ? num_sectors_archive.as<s8> : num_sectors.as<s8>) * 2048.as<s8>).as<s8>'
        doc: How much of the archive the file takes, with the zeros that fill its last sector.
        -unit: bytes
