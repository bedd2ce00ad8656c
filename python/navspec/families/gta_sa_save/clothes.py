"""Clothes by their keys, which are hashes of the names of their files."""

from __future__ import annotations

from functools import cache

from navspec.families.gta_sa_save.known import spec

_BARE = "bare"


def garment(model: int, texture: int) -> str | None:
    """A garment by the keys of its model and its texture: their names, or their keys where nobody knows them; None for none."""
    known = _names()
    return " ".join(dict.fromkeys(known.get(key, f"{key:08X}") for key in (model, texture) if key)) or None


@cache
def _names() -> dict[int, str]:
    """Names by key; their first word tells what kind of name it is, and that of parts of the body is enough."""
    kind = spec().types["player"]
    parts = {key: name.partition("_") for key, name in spec().names_of(kind, kind.by_id["model_keys"]).items()}
    return {key: first if first == _BARE else rest for key, (first, _, rest) in parts.items()}
