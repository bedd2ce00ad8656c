"""The surface of a spec: the parts that users of a parser see. When it changes, the version of the spec changes, too.

Types, fields, enums, instances, sizes, conditions and allowed values are visible. Documentation is not: texts, and
everything that begins with a dash, which only navspec reads.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from navspec.spec.ksy.borrow import Ksy, SpecError, load

_META = ("id", "endian", "bit-endian", "encoding")
_HIDDEN_KEYS = ("meta", "doc", "doc-ref", "to-string")


def collect_surfaces(paths: Iterable[Path]) -> dict[str, dict[str, str]]:
    """Return for each spec, by its id, the version and the fingerprint of its visible parts."""
    specs = {path: load(path) for path in paths}
    return {
        spec["meta"]["id"]: {"version": spec["meta"].get("-version", "0.0.0"), "fingerprint": _fingerprint(path, spec)}
        for path, spec in specs.items()
    }


def require_new_versions(recorded: Mapping[str, Any], new: Mapping[str, Mapping[str, str]], changelog: str) -> None:
    """Raise `SpecError` for specs whose visible parts have changed while their version has not."""
    lines = [
        f"ksy/{name}.ksy: what users see of {name} has changed since {surface['version']} was generated: raise -version, and "
        f"describe the change under `## {name} <version>` in {changelog}. (Was {surface['version']} raised for a change that "
        "is not committed yet? Then restore generated/MANIFEST.json first.)"
        for name, surface in new.items()
        if name in recorded and _has_same_version(recorded[name], surface)
    ]
    if lines:
        raise SpecError("\n".join(lines))


def _has_same_version(recorded: Any, new: Mapping[str, str]) -> bool:
    return recorded["version"] == new["version"] and recorded["fingerprint"] != new["fingerprint"]


def _fingerprint(path: Path, spec: Ksy) -> str:
    text = json.dumps(_visible_in_spec(path, spec), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _visible_in_spec(path: Path, spec: Ksy) -> dict[str, Any]:
    meta = spec["meta"]
    imported = [(path.parent / f"{name}.ksy").resolve() for name in meta.get("imports", [])]
    return {
        "meta": {key: meta[key] for key in _META if key in meta},
        "imports": [_visible_in_spec(imported_path, load(imported_path)) for imported_path in imported],
        **_visible_in_type(spec),
    }


def _visible_in_type(definition: Mapping[str, Any]) -> dict[str, Any]:
    named = {"types": _visible_in_type, "instances": _visible_part, "enums": _visible_in_enum}
    return {
        key: {name: named[key](part) for name, part in value.items()} if key in named else _visible_part(value)
        for key, value in definition.items()
        if key not in _HIDDEN_KEYS and not key.startswith("-")
    }


def _visible_in_enum(enum: Mapping[int, Any]) -> dict[str, str]:
    return {str(value): member["id"] if isinstance(member, dict) else member for value, member in enum.items()}


def _visible_part(value: Any) -> Any:
    if isinstance(value, list):
        return [_visible_part(element) for element in value]
    if isinstance(value, dict):
        return {str(key): _visible_part(member) for key, member in value.items() if not _is_hidden(key)}
    return value


def _is_hidden(key: Any) -> bool:
    return isinstance(key, str) and (key in _HIDDEN_KEYS or key.startswith("-"))
