"""Facts of archives."""

from __future__ import annotations

from typing import Any

from navspec.columns import TableSet
from navspec.families import families
from navspec.families.gta_img import SECTOR
from navspec.families.gta_img.directory import bounds, names_of, texts


def info(files: TableSet) -> dict[str, Any]:
    """What is in an archive.

    Parameters
    ----------
    files : TableSet
        The directory of an archive.

    Returns
    -------
    dict
        JSON types only. `entries`: files in it. `sectors`: sectors of 2,048 bytes that they take together. `sets`:
        families of formats whose files are among them, by their names.
    """
    (tables,) = files.files.values()
    names, (_, lengths) = texts(names_of(tables)), bounds(tables)
    sets = {family.id: family.sets for family in families().values() if family.sets is not None}
    return {
        "entries": len(names),
        "sectors": int(-(-lengths // SECTOR).sum()),
        "sets": [family for family, each in sets.items() if any(each.number(name) is not None for name in names)],
    }
