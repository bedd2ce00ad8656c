"""The directory of an archive that is written: what changes in its rows, and what it cannot say."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.columns import assemble, read
from navspec.columns.access import Array
from navspec.errors import WriteError
from navspec.families.gta_img import SECTOR
from navspec.families.gta_img.directory import MOST_ENTRIES, VERSIONS, names_of, version_of
from navspec.family.containers import ArchiveEntry
from navspec.spec import load_spec

MOST_SECTORS = 0xFFFF
"""Sectors of the largest file: their number has 16 bits."""
NAME = 24
"""Bytes that version 2 has for a name with the zero behind it."""
RESOURCE = b"RSC"
"""How files of GTA IV begin that are resources."""

_PLAIN = 1 << 30
"""From this on the size of a file in version 3 means something else."""
_UNUSED = SECTOR - 1
"""Bits of the flags of an entry of version 3 that count the bytes its last sector does not need."""


def blank(format: str) -> bytes:
    """The directory of an archive of a format that holds nothing."""
    root = {} if format == VERSIONS[0].format else {"version": 3, "len_entry": 16}
    return assemble(load_spec(format), decisions={}, root=root, rows={}).to_bytes()


def arranged(directory: bytes, slots: Sequence[ArchiveEntry]) -> bytes:
    """A directory with other files; the rows of those that stay where and as they are stay, too.

    Raises `WriteError` for names, sizes and places that it cannot say.
    """
    version = version_of(directory)
    assert version is not None, "only what is recognised is written"
    if len(slots) > MOST_ENTRIES:
        raise WriteError(f"an archive with {len(slots):,} files: navspec reads {MOST_ENTRIES:,} at most")
    tables = read(directory, load_spec(version.format))
    rows = _rows(tables["entries"], slots)
    sizes = np.array([each.size for each in slots], np.int64)
    is_other = np.array([each.row is None or bool(each.head) for each in slots], bool)
    _demand_small(slots, sizes, is_other)
    rows[version.sector] = [_sector(each) for each in slots]
    is_first = version is VERSIONS[0]
    (_put_sectors if is_first else _put_sizes)(rows, sizes, is_other)
    known = names_of(tables)
    names = [known[each.row] if each.row is not None else _name(each.name, is_first) for each in slots]
    if is_first:
        for row, slot, name in zip(rows, slots, names, strict=True):
            if slot.row is None:
                row["name"][: len(name)] = np.frombuffer(name, np.uint8)
        return tables.recast(rows={"entries": rows}).to_bytes()
    _demand_plain(slots, tables.column("entries", "is_resource"))
    lengths = [len(each) for each in names]
    return tables.recast(
        root={"len_table": rows.nbytes + sum(lengths) + len(names)},
        rows={
            "entries": rows,
            "names": np.zeros(len(names), tables["names"].dtype),
            "names.name": np.frombuffer(b"".join(names), np.uint8),
        },
        counts={"names.name": lengths},
    ).to_bytes()


def _rows(old: Array, slots: Sequence[ArchiveEntry]) -> Array:
    """The rows of files as they were, zeros for new ones."""
    rows = np.zeros(len(slots), old.dtype)
    for at, slot in enumerate(slots):
        if slot.row is not None:
            rows[at] = old[slot.row]
    return rows


def _put_sectors(rows: Array, sizes: Array, is_other: Array) -> None:
    """The sizes of files in version 2. A second one would count in their stead where it is not 0."""
    rows["num_sectors"][is_other] = -(-sizes[is_other] // SECTOR)
    rows["num_sectors_archive"][is_other] = 0


def _put_sizes(rows: Array, sizes: Array, is_other: Array) -> None:
    """The sizes of files in version 3."""
    rows["len_file"][is_other] = sizes[is_other]
    rows["num_blocks"][is_other] = -(-sizes[is_other] // SECTOR)
    rows["flags"][is_other] = rows["flags"][is_other] & ~np.uint16(_UNUSED) | (-sizes[is_other] % SECTOR)


def _demand_small(slots: Sequence[ArchiveEntry], sizes: Array, is_other: Array) -> None:
    """Raise `WriteError` for a file that is too large, or has no bytes."""
    for at in np.flatnonzero(is_other & ((sizes > MOST_SECTORS * SECTOR) | (sizes <= 0))).tolist():
        if slots[at].size:
            raise WriteError(
                f"{slots[at].name} has {slots[at].size:,} bytes, but no file in an archive has more than "
                f"{MOST_SECTORS * SECTOR:,}; leave it out"
            )
        raise WriteError(f"{slots[at].name} is empty, and the game finds no empty files in an archive; leave it out")


def _demand_plain(slots: Sequence[ArchiveEntry], is_resource: Array) -> None:
    """Raise `WriteError` for new bytes of resources, whose rows tell more of them than navspec knows."""
    for slot in slots:
        if slot.head and (slot.head.startswith(RESOURCE) or (slot.row is not None and is_resource[slot.row])):
            raise WriteError(
                f"{slot.name} is a resource of GTA IV, and what the directory says of those is not known; "
                "put it in with an archive tool"
            )


def _sector(slot: ArchiveEntry) -> int:
    """The sector in which a file begins."""
    sector = slot.offset // SECTOR
    if sector >= 1 << 32:
        raise WriteError(f"{slot.name} would begin in sector {sector:,}, which no archive can say")
    return sector


def _name(name: str, is_first: bool) -> bytes:
    """A name as the directory has it."""
    if not name.isascii() or not name.isprintable():
        raise WriteError(f"'{name}' has letters that names in archives cannot have; rename the file")
    if is_first and len(name) >= NAME:
        raise WriteError(
            f"'{name}' has {len(name)} letters, but names in archives of San Andreas have {NAME - 1} at most; "
            "give the file a shorter one"
        )
    return name.encode()
