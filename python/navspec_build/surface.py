"""What the users of a parser see of a spec: when that changes, the version of the spec does, too.

Types, fields, enums, instances, sizes, conditions and what is allowed are seen. What documents them is not: texts, and
everything that begins with a dash, which is for navspec alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from navspec.spec.ksy.borrow import Ksy, SpecError, load

_META = ("id", "endian", "bit-endian", "encoding")
_UNSEEN = ("meta", "doc", "doc-ref", "to-string")


def surfaces(paths: Iterable[Path]) -> dict[str, dict[str, str]]:
    """Of each spec, by its id, the version and the fingerprint of what users see."""
    specs = {path: load(path) for path in paths}
    return {
        spec["meta"]["id"]: {"version": spec["meta"].get("-version", "0.0.0"), "fingerprint": _fingerprint(path, spec)}
        for path, spec in specs.items()
    }


def hold_to_versions(recorded: Mapping[str, Any], new: Mapping[str, Mapping[str, str]], changelog: str) -> None:
    """Raise `SpecError` for specs that changed what users see and have the version that they had."""
    lines = [
        f"ksy/{name}.ksy: what users see of {name} has changed since {surface['version']} was generated: raise -version, and "
        f"tell of it under `## {name} <version>` in {changelog}. (Was {surface['version']} raised for a change that is not "
        "committed yet? Then restore generated/MANIFEST.json first.)"
        for name, surface in new.items()
        if name in recorded and _same_version_of_another(recorded[name], surface)
    ]
    if lines:
        raise SpecError("\n".join(lines))


def _same_version_of_another(recorded: Any, new: Mapping[str, str]) -> bool:
    return recorded["version"] == new["version"] and recorded["fingerprint"] != new["fingerprint"]


def _fingerprint(path: Path, spec: Ksy) -> str:
    text = json.dumps(_seen_of_spec(path, spec), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _seen_of_spec(path: Path, spec: Ksy) -> dict[str, Any]:
    meta = spec["meta"]
    imported = [(path.parent / f"{name}.ksy").resolve() for name in meta.get("imports", [])]
    return {
        "meta": {key: meta[key] for key in _META if key in meta},
        "imports": [_seen_of_spec(imported_path, load(imported_path)) for imported_path in imported],
        **_seen_of_type(spec),
    }


def _seen_of_type(definition: Mapping[str, Any]) -> dict[str, Any]:
    named = {"types": _seen_of_type, "instances": _seen, "enums": _seen_of_enum}
    return {
        key: {name: named[key](part) for name, part in value.items()} if key in named else _seen(value)
        for key, value in definition.items()
        if key not in _UNSEEN and not key.startswith("-")
    }


def _seen_of_enum(enum: Mapping[int, Any]) -> dict[str, str]:
    return {str(value): member["id"] if isinstance(member, dict) else member for value, member in enum.items()}


def _seen(value: Any) -> Any:
    if isinstance(value, list):
        return [_seen(element) for element in value]
    if isinstance(value, dict):
        return {str(key): _seen(member) for key, member in value.items() if not _is_unseen(key)}
    return value


def _is_unseen(key: Any) -> bool:
    return isinstance(key, str) and (key in _UNSEEN or key.startswith("-"))
