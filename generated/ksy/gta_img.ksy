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
seq:
  - id: magic
    contents: VER2
    doc: |
      Version 2 of the format. The archives of earlier games have no magic;
      their directory is a file of its own.
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
          least 2, after the directory, in the archive that was measured. Given
          in sectors.
      - id: num_sectors
        type: u2
        doc: |
          Sectors that the game reads for the file; at least 1 in the archive
          that was measured.
      - id: num_sectors_archive
        type: u2
        doc: |
          0 in the archive that was measured. Some tools take it as the number
          of sectors where it is not 0.
      - id: name
        size: 24
        doc: |
          File name, ended by a zero and filled with zeros, so 23 characters at
          most, such as `Nodes12.dat`. Case does not matter.
    instances:
      ofs_body:
        value: (sector.as<s8> * 2048.as<s8>).as<s8>
        doc: Where the file begins in the archive. Given in bytes.
      len_body:
        value: '((num_sectors_archive != 0 ? num_sectors_archive.as<s8> : num_sectors.as<s8>) * 2048.as<s8>).as<s8>'
        doc: |
          How much of the archive the file takes, with the zeros that fill its
          last sector. Given in bytes.
