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
from navspec.reference.model import Page
from navspec.spec import Spec
from navspec.spec.ksy.compile import compile_spec
from navspec_build.engine_data import compact_json, declared_codes, format_facts, trim_spec, unread_kinds
from navspec_build.paths import HERE, RepositoryLayout
from navspec_build.web import FOLDER

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
        "formats": [{**format_facts(spec), "rulesOn": where[spec.id]} for spec in specs.values()],
        "rules": list(_rules(list(specs.values()), where)),
        **unread_kinds(),
        "declared": _num_declared(list(specs.values())),
        "repairable": sorted(rule.code for rule in navspec.rules() if rule.repair),
        "parts": list(parts),
        "specs": trimmed,
    }
    return f"globalThis.navspecFormats = {json.dumps(compact_json(data), ensure_ascii=False)};\n"


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


def _num_declared(specs: Sequence[Spec]) -> dict[str, int]:
    """Return how many rules the specs of each family declare."""
    codes: dict[str, set[str]] = {}
    for spec in specs:
        codes.setdefault(spec.family, set()).update(declared_codes(spec))
    return {family: len(own) for family, own in codes.items()}


def _rules(specs: Sequence[Spec], where: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield the rules that no spec declares, with the page of each."""
    declared = {code for spec in specs for code in declared_codes(spec)}
    home = {spec.family: where[spec.id] for spec in specs}
    for rule in navspec.rules():
        if rule.family in home and rule.code not in declared:
            yield {"code": rule.code, "family": rule.family, "page": home[rule.family], "summary": rule.summary}


def _spec(data: dict[str, Any], parts: dict[str, int]) -> dict[str, Any]:
    """Return a compiled spec with only the members for the page; types and enums are numbers of `parts`."""

    def number(part: Any) -> int:
        return parts.setdefault(compact_json(part), len(parts))

    trimmed = trim_spec(data)
    return {
        **trimmed,
        **{part: {name: number(value) for name, value in trimmed[part].items()} for part in ("types", "enums")},
    }
