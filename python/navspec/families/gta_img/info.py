"""Facts of archives."""

from __future__ import annotations

from typing import Any

from navspec.families import families
from navspec.families.gta_img import SECTOR
from navspec.families.gta_img.directory import texts
from navspec.families.gta_img.rules import Directory


def info(archive: Directory) -> dict[str, Any]:
    """What is in an archive.

    JSON types only. `entries`: files in it. `sectors`: sectors of 2,048 bytes that they take together. `sets`:
    families of formats whose files are among them, by their names.
    """
    names, lengths = texts(archive.names), archive.ends - archive.begins
    sets = {family.id: family.sets for family in families().values() if family.sets is not None}
    return {
        "entries": len(names),
        "sectors": int(-(-lengths // SECTOR).sum()),
        "sets": [family for family, each in sets.items() if any(each.number(name) is not None for name in names)],
    }
