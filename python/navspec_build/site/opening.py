"""Data of the page to drop files on, as a script: specs of formats, sets of files and rules, and kinds of files that
navspec
recognises and does not read.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import navspec
from navspec.families import families
from navspec.families.unsupported import KINDS
from navspec.family.containers import FileSets
from navspec.family.rules.declared import declared_rules
from navspec.inputs.unknown_files import REPLACEMENTS
from navspec.reference.model import Page
from navspec.spec import Field, Spec
from navspec.spec.ksy.compile import compile_spec
from navspec_build.paths import HERE, RepositoryLayout
from navspec_build.web import FOLDER

_EMPTY = ("", None, [], {}, ())
_HIDDEN = ("doc_ref", "owner", "lender", "orig_id")
"""Members of a spec that only the reference shows."""


_FILES = ("open.js", "open.css")


def write(layout: RepositoryLayout, assets: Path, described: Sequence[tuple[Spec, Page]]) -> None:
    """Put the files of the page into the folder of a site's assets; `described` are the specs of a checkout, in their
    order.
    """
    for name in _FILES:
        shutil.copy(HERE.root / FOLDER / name, assets)
    with (assets / "open.css").open("a", encoding="utf-8") as styles:
        styles.write(colours(HERE.palette.read_text(encoding="utf-8")))
    specs = {path: spec for path, (spec, _) in zip(layout.specs, described, strict=True)}
    (assets / "formats.js").write_text(script(specs, [page for _, page in described]), encoding="utf-8")


def script(specs: Mapping[Path, Spec], pages: Sequence[Page]) -> str:
    """Return the script that the page loads: the data that `web/open/formats.js` reads, as text."""
    parts: dict[str, int] = {}
    trimmed = {spec.id: _spec(compile_spec(path), parts) for path, spec in specs.items()}
    where = {page.id: page.rules_on or page.id for page in pages}
    data = {
        "formats": [_format(spec, where[spec.id]) for spec in specs.values()],
        "rules": list(_rules(list(specs.values()), where)),
        "standIns": [stand_in.to_dict() for stand_in in REPLACEMENTS],
        "unsupported": [kind.to_dict() for kind in KINDS],
        "declared": _num_declared(list(specs.values())),
        "parts": list(parts),
        "specs": trimmed,
    }
    return f"globalThis.navspecFormats = {json.dumps(_json(data), ensure_ascii=False)};\n"


def colours(palette: str) -> str:
    """Return the colours of the map as rules for its place on the page, where the reader chooses between light and
    dark.
    """
    light, dark = (_declarations(palette, selector) for selector in (":root {", ":root:not(.paper) {"))
    places = ("#map", "#legend")
    return "".join(
        f"{', '.join(f'{root}{place}' for place in places)} {{{block}}}\n"
        for root, block in (("", light), (':root[data-theme="dark"] ', dark))
    )


def _declarations(palette: str, selector: str) -> str:
    start = palette.index(selector) + len(selector)
    return palette[start : palette.index("}", start)]


def _format(spec: Spec, rules_on: str) -> dict[str, Any]:
    """Return the properties of a format beyond its spec; empty ones without a family."""
    family = families().get(spec.family)
    form = next((format_ for format_ in family.formats if format_.id == spec.id), None) if family else None
    return {
        "id": spec.id,
        "title": form.title if form else spec.title,
        "family": spec.family,
        "extensions": list(form.extensions) if form else [],
        "magic": _magic(spec.root.fields[0]).hex(),
        "isArchive": any(field.notes_of("files") for field in spec.root.fields),
        "set": _set(spec.family, family.sets) if family and family.sets else None,
        "rulesOn": rules_on,
    }


def _magic(first: Field) -> bytes:
    """Return the bytes that every file of a format begins with, from its first field; empty where there are none."""
    if isinstance(fixed := first.valid.get("eq"), int) and isinstance(first.size, int):
        return fixed.to_bytes(first.size, "little" if first.endian == "le" else "big")
    return first.contents or b""


def _set(family: str, sets: FileSets) -> dict[str, Any]:
    """Return the pattern of numbers in file names, the size of a usual set, and of the largest."""
    name = sets.name(0)
    most = next(number for number in range(1, 1 << 20) if sets.number(sets.name(number)) is None)
    return {
        "id": family,
        "key": sets.key,
        "pattern": f"^{name.replace('0', '([0-9]+)', 1).replace('.', '[.]')}$",
        "members": sets.members({}, {}),
        "most": most,
    }


def _num_declared(specs: Sequence[Spec]) -> dict[str, int]:
    """Return how many rules the specs of each family declare."""
    codes: dict[str, set[str]] = {}
    for spec in specs:
        codes.setdefault(spec.family, set()).update(rule.code for rule in declared_rules(spec))
    return {family: len(declared_codes) for family, declared_codes in codes.items()}


def _rules(specs: Sequence[Spec], where: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield the rules that no spec declares, with the page of each."""
    declared = {declared_rule.code for spec in specs for declared_rule in declared_rules(spec)}
    home = {spec.family: where[spec.id] for spec in specs}
    for rule in navspec.rules():
        if rule.family in home and rule.code not in declared:
            yield {"code": rule.code, "family": rule.family, "page": home[rule.family], "summary": rule.summary}


def _spec(data: dict[str, Any], parts: dict[str, int]) -> dict[str, Any]:
    """Return a compiled spec with only the members for the page; types and enums are numbers of `parts`."""

    def number(part: Any) -> int:
        return parts.setdefault(_json(part), len(parts))

    types = {name: number(_trimmed(type_)) for name, type_ in data["types"].items()}
    enums = {name: number({"values": [_member(one) for one in enum["values"]]}) for name, enum in data["enums"].items()}
    kept = {key: data[key] for key in ("id", "title", "family", "version", "root", "endian")}
    return {**kept, "types": types, "enums": enums}


def _member(data: dict[str, Any]) -> dict[str, Any]:
    return {"value": data["value"], "id": data["id"]}


def _trimmed(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: _trimmed(value)
            for key, value in data.items()
            if key not in _HIDDEN and not (key != "value" and not isinstance(value, bool) and value in _EMPTY)
        }
    return [_trimmed(element) for element in data] if isinstance(data, list) else data


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
