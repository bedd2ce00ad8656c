"""The pages of the site: their contents, and the filters of their templates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

import navspec
from navspec.records.report import EVIDENCE, Rule
from navspec.reference import model
from navspec.reference.model import Page, Row, Text, plain_text
from navspec.reference.split import Locations, SplitPage, count_fields, count_values
from navspec.report.sheet import format_count
from navspec.tree.runtime import class_name
from navspec_build.compiler import TARGETS
from navspec_build.guides import Guide
from navspec_build.packages import Language, fill_template, language
from navspec_build.site import texts
from navspec_build.site.drawings import Ruler, diagram, format_bits, ruler
from navspec_build.site.findings import ExampleFinding
from navspec_build.site.hexdump import Dump
from navspec_build.site.links import Addresses, relocate_links

_PAGE_LIMIT = 290_000
"""Size of a page in bytes from which its example moves to a page of its own."""

_HEX_FROM = 1 << 16
"""First value of an enum that is shown as hexadecimal: from here on it is more likely bits or a hash than a number to
count with.
"""


def allow_breaks(name: str) -> Markup:
    """Return a long name that may break after its underscores."""
    return Markup("_<wbr>").join(name.split("_"))


def link_source(address: str) -> Markup:
    """Return a `doc-ref` as a link: an address, with or without words after it."""
    link, _, words = address.partition(" ")
    if "://" not in link:
        return escape(address)
    return Markup('<a href="{}">{}</a>').format(link, words or _shorten_address(link))


def _shorten_address(address: str) -> str:
    """Return an address without its protocol, the commit and the lines."""
    return re.sub(r"^https?://(www\.)?|#.*$", "", re.sub(r"/blob/[0-9a-f]+/", "/…/", address))


def format_enum_value(number: int) -> str:
    """Return a value of an enum as text."""
    if model.is_hash(number):
        return model.format_hash(number)
    return f"0x{number:X}" if number >= _HEX_FROM else str(number)


SEVERITIES = {
    "error": "the game crashes, hangs, refuses or corrupts, or follows a reference to nowhere",
    "warning": "it loads, but does not do what its author meant",
    "info": "unlike most real files",
}

CAN = ("read", "write", "check", "repair", "convert")


@dataclass(frozen=True)
class FormatPage:
    """Contents of the page of a format; `brief` is its lead as it appears on the first page."""

    page: Page
    text: texts.HtmlText
    brief: Markup
    sample: Dump
    findings: Mapping[str, ExampleFinding]
    split: SplitPage

    @property
    def files(self) -> str:
        """Patterns of file names."""
        return ", ".join(f"*.{extension}" for extension in self.page.extensions)

    @property
    def can(self) -> tuple[str, ...]:
        """Operations of navspec on its files; empty for a spec without a family."""
        family_format = next((format_ for format_ in navspec.formats() if format_.id == self.page.id), None)
        return tuple(word for word in CAN if family_format and getattr(family_format, word))


@dataclass(frozen=True)
class Snippet:
    """Code that opens a file in a language, and the language."""

    language: Language
    code: str


class Pages:
    """Renderer of the pages of a site."""

    def __init__(self, formats: Sequence[FormatPage], addresses: Addresses) -> None:
        self.formats, self._addresses = formats, addresses
        self._environment = Environment(
            loader=PackageLoader("navspec_build.site"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
        )
        self._environment.globals["version"] = navspec.__version__
        self._environment.filters |= {
            "markdown": lambda text, page: texts.html(text, addresses.resolve_from(page)),
            "markdown_inline": lambda text, page: texts.inline(text, addresses.resolve_from(page)),
            "bits": format_bits,
            "breakable": allow_breaks,
            "facts": facts,
            "facts_of": model.value_facts,
            "plain": plain_text,
            "in_bytes": model.format_bytes,
            "asked": model.describe_scope,
            "real_files": model.describe_real_files,
            "counted": format_count,
            "source": link_source,
            "value": format_enum_value,
        }

    def guide(self, guide: Guide) -> str:
        """Return the page of a guide."""
        body = texts.html(guide.text, self._addresses.resolve_from(guide.name))
        return self._environment.get_template("guide.html").render(guide=guide, body=body)

    def index(
        self, rules: Sequence[Rule], matrix: Markup, findings: Mapping[str, ExampleFinding], guides: Sequence[Guide]
    ) -> str:
        """Return the first page; `rules` are those of every format, `matrix` is the table of languages."""
        pages = [format_.page for format_ in self.formats]
        return self._environment.get_template("index.html").render(
            formats=self.formats,
            fields=sum(count_fields(format_.split for format_ in self.formats).values()),
            values=sum(count_values(format_.split for format_ in self.formats).values()),
            rules=sum(len(page.rules) for page in pages) + len(rules),
            general=rules,
            findings=findings,
            matrix=matrix,
            guides=guides,
            abilities=CAN,
            evidence=EVIDENCE,
            severities=SEVERITIES,
        )

    def opening(self) -> str:
        """Return the page to drop files on."""
        return self._environment.get_template("open.html").render()

    def format(self, form: FormatPage, locations: Locations) -> dict[str, str]:
        """Return the pages of a format by name."""
        pages = self._format(form, locations, has_moved=any(part.kind == "structures" for part in form.split.parts))
        if len(pages[form.page.id].encode()) > _PAGE_LIMIT:
            pages = self._format(form, locations, has_moved=True)
        return pages

    def _format(self, form: FormatPage, locations: Locations, *, has_moved: bool) -> dict[str, str]:
        """Return the pages of a format by name, with the example on a page of its own or not."""
        split, page = form.split, form.page
        shared = {"page": page, "text": form.text, "sample": form.sample, "findings": form.findings}
        shared |= {"rulers": rulers(page), "split": split}
        pages = {
            page.id: self._environment.get_template("format.html").render(
                shared,
                facts=list(_facts(form)),
                drawing=diagram(page),
                snippets=snippets(page.id),
                moved=has_moved,
                elsewhere=locations.moved(page.id),
            )
        }
        template = self._environment.get_template("part.html")
        pages |= {part.name: template.render(shared, kind=part.kind, part=part) for part in split.parts}
        if has_moved:
            pages[f"{page.id}_bytes"] = template.render(shared, kind="bytes", part=None)
        return {name: relocate_links(html, page.id, name, locations) for name, html in pages.items()}


def _facts(form: FormatPage) -> Iterator[tuple[str, str]]:
    """Yield the lines of the box below the title."""
    page = form.page
    yield from [("Files", form.files)] if form.files else []
    yield "Byte order", model.format_endian(page)
    yield "Size", model.format_bytes(page.structures[0].size)
    yield from [("Variants", ", ".join(page.variants))] if page.variants else []
    yield from [("navspec can", ", ".join(form.can))] if form.can else []


def facts(row: Row) -> list[tuple[str, Text]]:
    """Return the properties of a row except its meaning, each with its name."""
    unit = f"{row.unit or 'value'} = stored * {row.scale}" if row.scale else row.unit
    named: list[tuple[str, Text]] = [
        ("Unit", (unit,) if unit else ()),
        ("Value", row.value),
        ("There", row.condition),
        ("Range", row.range),
        ("Named by", (row.enum,) if row.enum else ()),
        ("Relations", _join_texts("; ", row.relations)),
        ("Rules", _join_texts(", ", [(link,) for link in model.remaining_rules(row)])),
    ]
    return [(name, text) for name, text in named if text]


def _join_texts(between: str, parts: Sequence[Text]) -> Text:
    return tuple(word for part in parts for word in (between, *part))[1:]


def rulers(page: Page) -> dict[str, Ruler]:
    """Return the drawings of all runs of bits, by anchor."""
    by_anchor = {
        structure.anchor: ruler(structure.rows, structure.bits) for structure in page.structures if structure.bits
    }
    rows = (row for structure in page.structures for row in structure.rows if row.bits)
    return by_anchor | {row.anchor: ruler(row.bits, 8 * _max_bytes(row.size)) for row in rows}


def _max_bytes(size: Text) -> int:
    """Return the bytes of a number, the most where it can have several sizes."""
    return max(map(int, re.findall(r"\d+", plain_text(size))))


def snippets(spec_id: str) -> list[Snippet]:
    """Return the code that opens a file of a format in each language, Python first."""
    names = {"id": spec_id, "class": class_name(spec_id)}
    ordered = sorted(TARGETS, key=lambda target: target != "python")
    return [Snippet(language_, fill_template(language_.opening, names)) for language_ in map(language, ordered)]
