"""Files as they are sent along."""

from __future__ import annotations

import io
from collections.abc import Iterable
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from navspec.errors import ReadError
from navspec.inputs.file import Opened


def data_of(opened: Opened) -> bytes:
    """A file without what only fills its last sector in an archive."""
    try:
        return bytes(opened.unfilled().content.data)
    except ReadError:
        return bytes(opened.content.data)


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files by their names in one archive; the same files make the same archive."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    return packed.getvalue()
