"""Lower bounds of counts, for Rust, which compares bounds as 32 signed bits.

A `u4` of 2^31 or more is negative there, and so below every upper bound. With 0 as its lower bound it is refused as what it
is. The specs do not say so: for them no `u4` is below 0, and the compilers of other languages warn of comparing it.
"""

from __future__ import annotations

from pathlib import Path

import yaml

from navspec.spec.ksy.borrow import definitions, load
from navspec_build.self_contained import self_contained

_FLOOR = "0.as<u4>"
"""With a constant alone Rust compares without a sign, and nothing is below 0."""


def with_floors(path: Path) -> str:
    """The text of the self-contained spec at `path`, where each `u4` with an upper bound has a lower one; raises as `load`."""
    spec = load(path)
    fields = [field for definition in definitions(spec) for field in definition.get("seq", [])]
    open_below = [
        field["valid"]
        for field in fields
        if field.get("type") == "u4" and isinstance(field.get("valid"), dict) and field["valid"].keys() == {"max"}
    ]
    for valid in open_below:
        valid["min"] = _FLOOR
    return yaml.safe_dump(spec, sort_keys=False, allow_unicode=True) if open_below else self_contained(path)
