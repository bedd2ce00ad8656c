"""How the structures of a format contain each other, as boxes in boxes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from navspec.reference.model import Link, Page, Structure, format_bytes


@dataclass(frozen=True)
class Box:
    """A structure with those inside it; `is_again` for one that was shown before, with what is in it."""

    anchor: str
    name: str
    note: str = ""
    is_again: bool = False
    inside: tuple[Box, ...] = ()


def diagram(page: Page) -> Box:
    """The file with all that is in it: each structure is unfolded where a file has it first."""
    return _box(page.structures[0], "", {structure.anchor: structure for structure in page.structures}, set())


def _box(structure: Structure, field: str, structures: Mapping[str, Structure], shown: set[str]) -> Box:
    if structure.anchor in shown:
        return Box(structure.anchor, structure.name, is_again=True)
    shown.add(structure.anchor)
    note = " · ".join(filter(None, (field, format_bytes(structure.size))))
    parts = _parts(structure, structures).items()
    inside = tuple(_box(structures[anchor], name, structures, shown) for anchor, name in parts)
    return Box(structure.anchor, structure.name, note, inside=inside)


def _parts(structure: Structure, structures: Mapping[str, Structure]) -> dict[str, str]:
    """The structures that fields of one hold, each with the first of those fields."""
    fields: dict[str, str] = {}
    for row in structure.rows:
        for part in row.type if row.role == "field" else ():
            if isinstance(part, Link) and not part.page and part.anchor in structures:
                fields.setdefault(part.anchor, row.id)
    return fields
