"""Build maps of Source with files in them: the header with the lump of the ZIP archive, and the archive by `zipfile`."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Mapping

HEADER = 1036
OTHER_LUMP = bytes(range(256))


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_STORED, comment: bytes = b"") -> bytes:
    """A ZIP archive; a comment as the tools of the game leave it behind."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", method) as archive:
        archive.comment = comment
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return found.getvalue()


def bsp(pakfile: bytes, version: int = 20) -> bytes:
    """A map with one other lump; in Left 4 Dead 2 (21) entries begin with the version of the lump."""
    lumps = [(0, 0)] * 64
    lumps[1] = (HEADER, len(OTHER_LUMP))
    lumps[40] = (HEADER + len(OTHER_LUMP), len(pakfile)) if pakfile else (0, 0)
    entries = [(0, *lump, 0) if version == 21 else (*lump, 0, 0) for lump in lumps]
    head = struct.pack("<4si", b"VBSP", version) + b"".join(struct.pack("<4i", *entry) for entry in entries)
    return head + struct.pack("<i", 1) + OTHER_LUMP + pakfile
