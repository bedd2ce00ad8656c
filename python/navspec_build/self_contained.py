"""Specs as the compiler takes them: with all that they borrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from navspec.spec.ksy.borrow import load
from navspec.spec.ksy.inherit import parse_yaml


def self_contained(path: Path) -> str:
    """The text of the spec at `path`, as its author wrote it where `load` gives the same; raises as that does."""
    text = path.read_text(encoding="utf-8")
    try:
        is_same = _compiled(parse_yaml(text)) == _compiled(load(path))
    except yaml.YAMLError:  # the compiler says where
        return text
    return text if is_same else yaml.safe_dump(load(path), sort_keys=False, allow_unicode=True)


def _compiled(value: Any) -> Any:
    """What the compiler reads of a spec or of a part of it."""
    if isinstance(value, dict):
        return {key: _compiled(member) for key, member in value.items() if not str(key).startswith("-")}
    return [_compiled(element) for element in value] if isinstance(value, list) else value
