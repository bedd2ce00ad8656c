"""Kinds of files that are recognised and that no family reads: how they begin, what they are, and what to do with them.

The table is data: the library looks files up in it, and the page to drop files on gets it as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from re import compile as compile_pattern
from typing import Any, NamedTuple

BEGINNING = 4096
"""Bytes at the beginning of a file that identify its kind."""


class UnsupportedKind(NamedTuple):
    """A kind of file that no family reads.

    A file is of the kind when its name ends with one of `extensions`, if there are any, and one of these is true: it
    begins with the bytes of a `magics` entry at its offset, its text matches `text`, or a file of the same name with
    the extension `beside` is in the same folder.

    Attributes
    ----------
    id : str
        Short name of the kind.
    title : str
        Noun phrase for such a file, with the article.
    hint : str
        What the user can do.
    magics : tuple of (int, bytes)
        Offsets and bytes; one of them is enough.
    text : str
        Regular expression over the beginning, whose bytes count as Latin-1; it means the same in Python and in
        JavaScript.
    extensions : tuple of str
        Extensions without the dot, lower case; empty for any name.
    beside : str
        Extension of the other file, without the dot.
    """

    id: str
    title: str
    hint: str
    magics: tuple[tuple[int, bytes], ...] = ()
    text: str = ""
    extensions: tuple[str, ...] = ()
    beside: str = ""

    def fits(self, name: str, beginning: bytes, has_beside: Callable[[str], bool]) -> bool:
        """Return whether a file is of this kind; `has_beside(extension)` says whether the folder has such a file of the
        same name.
        """
        if self.extensions and name.lower().rpartition(".")[2] not in self.extensions:
            return False
        return (
            any(beginning.startswith(magic, offset) for offset, magic in self.magics)
            or bool(self.text and compile_pattern(self.text.encode("latin-1")).search(beginning))
            or bool(self.beside and has_beside(self.beside))
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the entry as JSON types; magics are `[offset, hexadecimal digits]`."""
        magics = [[offset, magic.hex()] for offset, magic in self.magics]
        return {**self._asdict(), "magics": magics, "extensions": list(self.extensions)}


_PS2 = "Export the save itself with a manager for PlayStation 2 saves, such as mymc++, and check that file"
_SAVES = "It reads those of San Andreas (PC, Android, Definitive Edition)"


def _at(magic: bytes, *offsets: int) -> tuple[tuple[int, bytes], ...]:
    return tuple((offset, magic) for offset in offsets)


KINDS = (
    UnsupportedKind("ps2_max", "a container of PlayStation 2 saves (.max)", _PS2, _at(b"Ps2PowerSave", 0)),
    UnsupportedKind("ps2_psu", "a container of PlayStation 2 saves (.psu)", _PS2, _at(b"\x27\x84\x00\x00", 0)),
    UnsupportedKind("ps2_cbs", "a container of PlayStation 2 saves (CodeBreaker, .cbs)", _PS2, _at(b"CFU\0", 0)),
    UnsupportedKind(
        "ps2_card",
        "the image of a PlayStation 2 memory card (.ps2)",
        _PS2,
        _at(b"Sony PS2 Memory Card Format", 0),
    ),
    UnsupportedKind(
        "img_fastman92",
        "an archive in fastman92's own format (VERF)",
        "Save it as an archive of version 2 with the IMG tool that made it, or extract the files and check those",
        _at(b"VERF", 0),
    ),
    UnsupportedKind(
        "img_1",
        "an archive of version 1 (GTA III, Vice City), whose directory is the .dir file beside it",
        "Extract its files with an IMG tool and check those; navspec reads archives of versions 2 and 3",
        extensions=("img",),
        beside="dir",
    ),
    UnsupportedKind(
        "img_1_directory",
        "the directory of an archive of version 1 (GTA III, Vice City)",
        "Extract the files of the archive with an IMG tool and check those; navspec reads archives of versions 2 and 3",
        extensions=("dir",),
        beside="img",
    ),
    # After the simple variables, whose size tells the game and the platform, the first block begins with "SCR".
    UnsupportedKind("gta3_save", "a save of GTA III", _SAVES, _at(b"SCR\0", 0xB0, 0xB8, 0xC4)),
    UnsupportedKind("gta_vc_save", "a save of GTA Vice City", _SAVES, _at(b"SCR\0", 0xE8, 0xEC, 0xF0, 0x114, 0x1F8)),
    UnsupportedKind(
        "gta_paths_text",
        "text from which a GTA game or its tools build paths (.ipl, .ide)",
        "Check the binary files that are built from it, such as nodes*.dat",
        text=r"(?:^|\n)path[ \t]*\r?\n\s*(?:[012]\s*,\s*-?\d|ped\s*,|car\s*,)",
        extensions=("ipl", "ide"),
    ),
    UnsupportedKind(
        "gta_sa_paths_dnf",
        "text that Aschratt's program makes of path nodes (.dnf)",
        "Check the binary files that it was made from, nodes*.dat",
        text=r"^\s*\w+\s+segment \d+\s*\{",
        extensions=("dnf",),
    ),
    UnsupportedKind(
        "navbot_mesh",
        "a mesh in NavBot's own format",
        "Check the .nav file of the game that NavBot imported",
        _at(b"NavBotNavMesh", 0),
    ),
    # The family source_nav refuses these with NAV_BYTE_ORDER; the page to drop files on has only this entry.
    UnsupportedKind(
        "source_nav_console",
        "a mesh of a console (Xbox 360): its numbers have the highest byte first",
        "Take the mesh from the PC version of the game, or generate it there",
        _at(b"\xfe\xed\xfa\xce", 0),
    ),
)
