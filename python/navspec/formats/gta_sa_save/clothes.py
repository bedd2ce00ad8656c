"""Clothes by their keys, which are hashes of the names of their files."""

from __future__ import annotations

from navspec.formats.gta_sa_save.known import spec

_BARE = "bare"


def garment(model: int, texture: int) -> str | None:
    """A garment by the keys of its model and its texture: their names, or their keys where nobody knows them; None for none."""
    return " ".join(dict.fromkeys(_name(key) for key in (model, texture) if key)) or None


def _name(key: int) -> str:
    kind = spec().types["player"]
    name = spec().names_of(kind, kind.by_id["model_keys"]).get(key)
    if name is None:
        return f"{key:08X}"
    first, _, rest = name.partition("_")
    return _BARE if first == _BARE else rest
