"""The reference as a site of plain files: reads all, reports missing texts, writes the pages, checks every link."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from markupsafe import Markup

import navspec
from navspec.columns import read
from navspec.records.report import Rule
from navspec.reference.addresses import INDEX
from navspec.reference.index import IndexEntry, iter_entries, rule_entry
from navspec.reference.markdown import read_prose, weigh
from navspec.reference.model import Page
from navspec.reference.split import Locations, SplitPage, split_pages
from navspec.spec import Spec
from navspec.spec.ksy.compile import SpecError
from navspec_build.docs import build_pages
from navspec_build.guides import PICTURES, follow_guide
from navspec_build.lint.texts import find_missing_texts
from navspec_build.paths import RepositoryLayout
from navspec_build.site import links, opening, texts
from navspec_build.site.findings import ExampleFinding, collect_examples
from navspec_build.site.hexdump import dump
from navspec_build.site.links import Addresses
from navspec_build.site.pages import FormatPage, Pages

_ASSETS = Path(__file__).parent / "assets"
_MATRIX = re.compile(r"<!-- conformance -->\n(.*?)<!-- /?conformance -->", re.DOTALL)


class SiteError(SpecError):
    """The site would lack something; the text has one line per problem."""


def build(layout: RepositoryLayout, target: Path) -> list[Path]:
    """Write the site of all specs of a checkout into a folder, which is replaced; return its pages, by name.

    The spec `<id>` has its text in `ksy/<id>.md` and its example in `builders.<id>`, which has to be importable.

    Raises `SiteError` where a spec or a rule lacks words, and for a broken link; `SpecError` for a spec that cannot
    be compiled.
    """
    specs = build_pages(layout.specs)
    pages = [page for _, page in specs]
    general = [rule for rule in navspec.rules() if not rule.family]
    if missing := list(_missing(layout, pages)):
        raise SiteError("\n".join(missing))
    findings_by_code = collect_examples(
        import_module("builders.collection").SAMPLES, [rule.code for page in pages for rule in page.rules]
    )
    addresses = Addresses(pages)
    splits = split_pages(pages, weigh)
    locations = Locations(splits)
    formats = [
        _format(layout, spec, split, addresses, findings_by_code)
        for (spec, _), split in zip(specs, splits, strict=True)
    ]
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(_ASSETS, target / "assets")
    opening.write(layout, target / "assets", specs)
    site = Pages(formats, addresses)
    files = {f"{name}.html": html for format_ in formats for name, html in site.format(format_, locations).items()}
    guides = [follow_guide(path) for path in layout.guides]
    files |= {f"{guide.name}.html": site.guide(guide) for guide in guides}
    files["open.html"] = site.opening()
    files["index.html"] = site.index(general, _matrix(layout, addresses), findings_by_code, guides)
    for name, html in files.items():
        (target / name).write_text(links.relocate_links(html, "", Path(name).stem, locations), encoding="utf-8")
    (target / "assets" / "index.js").write_text(_index(pages, general), encoding="utf-8")
    for guide in guides:
        for name, data in guide.pictures.items():
            (target / PICTURES).mkdir(exist_ok=True)
            (target / PICTURES / name).write_bytes(data)
    (target / "ksy").mkdir()
    for path in layout.specs:
        shutil.copy(path, target / "ksy")
    if problems := list(links.find_broken_links(target)):
        raise SiteError("\n".join(problems))
    return sorted(target.glob("*.html"))


def _format(
    layout: RepositoryLayout,
    spec: Spec,
    split: SplitPage,
    addresses: Addresses,
    findings_by_code: dict[str, ExampleFinding],
) -> FormatPage:
    page = split.page
    data: bytes = import_module(f"builders.{page.id}").example()
    prose = read_prose(_text(layout, page.id).read_text(encoding="utf-8"))
    return FormatPage(
        page,
        texts.render_text(prose, addresses.resolve_from(page.id)),
        texts.html(prose.lead, addresses.resolve_from(INDEX, page.id)),
        dump(read(data, spec), data),
        findings_by_code,
        split,
    )


def _text(layout: RepositoryLayout, spec_id: str) -> Path:
    return layout.text_of(layout.root / "ksy" / f"{spec_id}.ksy")


def _missing(layout: RepositoryLayout, pages: Sequence[Page]) -> Iterator[str]:
    """Yield a line for each text that is missing."""
    for page in pages:
        name = f"ksy/{page.id}"
        if not _text(layout, page.id).is_file():
            yield f"{name}.md is missing: the text of the format"
        if not page.meaning:
            yield f"{name}.ksy has no doc"
        for structure in page.structures:
            if not structure.meaning and structure is not page.structures[0]:
                yield f"{name}.ksy: {structure.anchor} has no doc"
            rows = (part for row in structure.rows for part in (row, *row.bits))
            # Bits that `-bits` names have no place for a doc.
            yield from (
                f"{name}.ksy: {row.anchor} has no doc" for row in rows if row.role == "field" and not row.meaning
            )
    yield from map(str, find_missing_texts())


def _matrix(layout: RepositoryLayout, addresses: Addresses) -> Markup:
    """Return the table of languages and formats, from docs/languages.md, between its marks."""
    page = layout.root / "docs" / "languages.md"
    block = _MATRIX.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return texts.html(block[1], addresses.resolve_from(INDEX)) if block else Markup()


def _index(pages: Sequence[Page], general: Sequence[Rule]) -> str:
    rules = [rule_entry(INDEX, rule) for rule in general]
    return _index_script([entry for page in pages for entry in iter_entries(page)] + rules)


def _index_script(entries: Iterable[IndexEntry]) -> str:
    """Return the search index as a script: a page opened from a disk may load a script, but not fetch data."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
    return f"globalThis.navspecIndex = [\n{lines}\n];\n"
