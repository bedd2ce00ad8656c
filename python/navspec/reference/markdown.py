"""Pages as GitHub Flavored Markdown, and the parts of Markdown texts by authors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from navspec.records.report import EVIDENCE, Rule
from navspec.reference.model import (
    STORED,
    Enum,
    Link,
    Page,
    Row,
    Structure,
    Text,
    describe_real_files,
    describe_scope,
    format_endian,
    format_hash,
    format_size,
    is_hash,
    iter_rows,
    row_facts,
    row_name,
    value_facts,
)
from navspec.reference.split import Kind, Locations, PagePart, SplitPage, count_fields, count_values


def render_page(page: Page, prose: Prose | None = None) -> str:
    """Return the page of a format; without a text of its author it begins with the `doc` of the spec."""
    return _join_blocks(_page_blocks(page, prose))


def render_split(split: SplitPage, prose: Prose | None, locations: Locations) -> dict[str, str]:
    """Return the pages of a format by name, where links lead to the pages that now describe their targets."""
    page = split.page
    kept = replace(page, structures=split.structures, enums=split.enums, rules=split.rules)
    texts = {page.id: _join_blocks(_page_blocks(kept, prose, split, locations))}
    texts |= {part.name: _join_blocks(_part_blocks(page, part)) for part in split.parts}
    return {name: _relocate_links(text, page.id, name, locations) for name, text in texts.items()}


def weigh(page: Page, kind: Kind, item: Any) -> int:
    """Return the approximate size of a structure, an enum or a rule on the site, from its size in Markdown."""
    if kind == "structures":
        return int(2.7 * _len_blocks(_structure_blocks(item, is_root=False)))
    if kind == "enums":
        return int(1.1 * _len_blocks(_enum_blocks(item)))
    return int(2 * _len_blocks(_rule_blocks(item, page.asked.get(item.code, ()))))


def render_index(pages: Sequence[SplitPage], rules: Sequence[Rule]) -> str:
    """Return the page that lists all others, with the rules of no family."""
    return _join_blocks(_index_blocks(pages, rules))


_LINK = re.compile(r"\]\((?:([\w-]+)\.md)?#([^)\s]+)\)")


def _relocate_links(text: str, page: str, name: str, locations: Locations) -> str:
    """Return the text of the page `name` of a format with links to the pages that describe their targets."""

    def relocate(link: re.Match[str]) -> str:
        target = locations.find(link[1] or page, link[2])
        return f"]({'' if target == name else f'{target}.md'}#{link[2]})"

    return _LINK.sub(relocate, text)


def _len_blocks(blocks: Iterable[str]) -> int:
    return sum(len(block.encode()) + 2 for block in blocks)


_KIND_TITLES: dict[Kind, str] = {"structures": "Structures", "enums": "Enums", "rules": "Rules"}


def _part_blocks(page: Page, part: PagePart) -> Iterator[str]:
    """Yield the blocks of a page with some structures, enums or rules of a format."""
    yield f"# {page.title}: {_KIND_TITLES[part.kind].lower()}"
    yield f"Part of the page [{page.id}]({page.id}.md)."
    for structure in part.structures:
        yield from _structure_blocks(structure, is_root=False)
    for enum in part.enums:
        yield from _enum_blocks(enum)
    for rule in part.rules:
        yield from _rule_blocks(rule, page.asked.get(rule.code, ()))


def _moved_blocks(split: SplitPage, locations: Locations, kind: Kind) -> Iterator[str]:
    """Yield a list of items that other pages describe; each keeps its anchor."""
    items = {"structures": split.page.structures, "enums": split.page.enums}.get(kind, ())
    stems = [item.anchor for item in items] if items else [rule.code for rule in split.page.rules]
    here = split.page.id
    moved = [(stem, target) for stem in stems if (target := locations.find(here, stem)) != here]
    if moved:
        yield "On other pages:"
        yield "\n".join(f'- <a id="{stem}"></a>[`{stem}`]({target}.md#{stem})' for stem, target in moved)


def _page_blocks(
    page: Page, prose: Prose | None, split: SplitPage | None = None, locations: Locations | None = None
) -> Iterator[str]:
    yield f'# <a id="{page.id}"></a>{prose.title if prose else page.title}'
    yield prose.lead if prose else page.meaning
    yield "\n".join(_head_lines(page))
    yield from _section_blocks(prose.before if prose else ())
    if page.structures:
        yield "## Structures"
    if prose and page.meaning:
        yield page.meaning
    for structure in page.structures:
        yield from _structure_blocks(structure, is_root=structure.name == page.id)
    if split and locations:
        yield from _moved_blocks(split, locations, "structures")
    if split.page.enums if split else page.enums:
        yield "## Enums"
    for enum in page.enums:
        yield from _enum_blocks(enum)
    if split and locations:
        yield from _moved_blocks(split, locations, "enums")
    if (split.page.rules if split else page.rules) or page.rules_on != page.id:
        yield "## Rules"
    if page.rules_on != page.id:
        yield f"The rules of this format are on the page [{page.rules_on}]({page.rules_on}.md#rules)."
    for rule in page.rules:
        yield from _rule_blocks(rule, page.asked.get(rule.code, ()))
    if split and locations:
        yield from _moved_blocks(split, locations, "rules")
    yield from _section_blocks(prose.after if prose else ())


def _head_lines(page: Page) -> Iterator[str]:
    """Yield key facts about a format, as a list."""
    yield f"- spec: `{page.id}`, version {page.version}, {format_endian(page)}"
    if page.extensions:
        yield f"- files: {', '.join(f'`*.{extension}`' for extension in page.extensions)}"
    if page.variants:
        yield f"- variants for `--input-format {page.id}:VARIANT`: {', '.join(f'`{variant}`' for variant in page.variants)}"
    if page.relatives:
        yield f"- of the same family: {', '.join(f'[{relative}]({relative}.md)' for relative in page.relatives)}"
    if page.structures:
        yield f"- structures: {', '.join(f'[{structure.name}](#{structure.anchor})' for structure in page.structures)}"
    if page.enums:
        yield f"- enums: {', '.join(f'[{enum.name}](#{enum.anchor})' for enum in page.enums)}"


def _section_blocks(sections: Iterable[ProseSection]) -> Iterator[str]:
    for section in sections:
        yield f"## {section.title}"
        yield section.text


def _structure_blocks(structure: Structure, *, is_root: bool) -> Iterator[str]:
    yield f"### {structure.name}" if is_root else f'### <a id="{structure.anchor}"></a>{structure.name}'
    if structure.meaning:
        yield structure.meaning
    yield "\n".join(f"- {line}" for line in _structure_lines(structure))
    rows = list(iter_rows(structure.rows))
    if stored := [row for row in rows if row.role in STORED]:
        yield _format_table(
            ("offset", "size", "field", "type", "meaning", "known by"),
            (_stored_cells(structure, row) for row in stored),
        )
    if params := [row for row in rows if row.role == "param"]:
        yield _format_table(
            ("given by the parent", "type", "meaning"), (_param_cells(structure, row) for row in params)
        )
    if derived := [row for row in rows if row.role not in (*STORED, "param")]:
        yield _format_table(("derived value", "is", "meaning"), (_derived_cells(structure, row) for row in derived))


def _structure_lines(structure: Structure) -> Iterator[str]:
    yield format_size(structure)
    if structure.original:
        yield f"`{structure.original}` in its source"
    if structure.lender:
        yield f"the same as in {_format_link(structure.lender)} of {structure.lender.page}"
    if structure.used:
        yield f"stored in {_format_links(structure.used)}"
    for source in structure.sources:
        yield f"source: {_format_source(source)}"


def _stored_cells(structure: Structure, row: Row) -> Sequence[str]:
    sources = (*row.evidence, *([f"`{row.original}`"] if row.original else []))
    offset, size, type_ = map(_format_text, (row.offset, row.size, row.type))
    return (offset, size, _format_name(structure, row), type_, _format_meaning(row), "<br>".join(sources))


def _param_cells(structure: Structure, row: Row) -> Sequence[str]:
    return (_format_name(structure, row), _format_text(row.type), _format_meaning(row))


def _derived_cells(structure: Structure, row: Row) -> Sequence[str]:
    role = {"decision": "decided once per file: ", "view": "a view on other bytes"}.get(row.role, "")
    return (_format_name(structure, row), f"{role}{_format_text(row.value)}", _format_meaning(row))


def _format_name(structure: Structure, row: Row) -> str:
    return f'<a id="{row.anchor}"></a>`{row_name(structure, row)}`'


def _format_meaning(row: Row) -> str:
    """Return the doc, then a line for each fact."""
    return "<br>".join(filter(None, (_escape_cell(row.meaning), *(_format_text(fact) for fact in row_facts(row)))))


def _enum_blocks(enum: Enum) -> Iterator[str]:
    yield f'### <a id="{enum.anchor}"></a>{enum.name}'
    if enum.used:
        yield f"Names values of {_format_links(enum.used)}."
    with_names = any(value.original for value in enum.values)
    yield _format_table(
        ("value", "name", "meaning", *(["known as"] if with_names else [])),
        (
            (
                f"`{format_hash(value.value)}`<br>{value.value}" if is_hash(value.value) else str(value.value),
                f'<a id="{value.anchor}"></a>`{value.id}`',
                "<br>".join(filter(None, (_escape_cell(value.meaning), *map(_format_text, value_facts(value))))),
                *([f"`{value.original}`" if value.original else ""] if with_names else []),
            )
            for value in enum.values
        ),
    )


def _rule_blocks(rule: Rule, rows: tuple[Link, ...]) -> Iterator[str]:
    yield f'### <a id="{rule.code}"></a>{rule.code}'
    if rule.fault:
        yield f"**{rule.fault}**"
    yield f"Must hold: {rule.summary}"
    if rule.explanation:
        yield f"**Why.** {rule.explanation}"
    if rule.fix:
        yield f"**Fix.** {rule.fix}"
    if rule.repair:
        yield f"**Repair.** `navspec repair` can {rule.repair}."
    lines = [
        f"severity: {' or '.join(rule.severities)}",
        f"evidence: {rule.evidence}, {EVIDENCE[rule.evidence]}",
        f"real files: {describe_real_files(rule)}",
        f"runs {describe_scope(rule.scope)}",
    ]
    yield "\n".join(f"- {line}" for line in (*lines, *([f"declared at {_format_links(rows)}"] if rows else [])))


def _index_blocks(pages: Sequence[SplitPage], rules: Sequence[Rule]) -> Iterator[str]:
    yield "# Formats"
    yield (
        "Every format that navspec knows: each field with its place, type, unit, range and how it is known, and every rule "
        "that `navspec check` runs. `navspec docs FORMAT` shows the same in the terminal."
    )
    fields, values = count_fields(pages), count_values(pages)
    rows = (
        (f"[{page.title}]({page.id}.md)", f"`{page.id}`", ", ".join(f"`*.{one}`" for one in page.extensions),
         str(fields.get(page.id, 0)), str(values.get(page.id, 0)), _format_rules(page))
        for page in (split.page for split in pages)
    )  # fmt: skip
    yield _format_table(("format", "id", "files", "new fields and bits", "new named values", "rules"), rows)
    yield "A field or a value that several formats share is counted once, at the first of them."
    yield "## Rules of every format"
    for rule in rules:
        yield from _rule_blocks(rule, ())


def _format_rules(page: Page) -> str:
    return str(len(page.rules)) if page.rules_on == page.id else f"those of [{page.rules_on}]({page.rules_on}.md#rules)"


def _format_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))
    return "\n".join(lines)


def _format_text(text: Text) -> str:
    return "".join(_escape_cell(part) if isinstance(part, str) else _format_link(part) for part in text)


def _format_links(links: Iterable[Link]) -> str:
    return ", ".join(map(_format_link, links))


def _format_link(link: Link) -> str:
    return f"[`{link.text}`]({f'{link.page}.md' if link.page else ''}#{link.anchor})"


def _escape_cell(text: str) -> str:
    """Return text for a cell: paragraphs and list items on lines of their own, with `|` escaped."""
    lines = re.sub(r"\n\n+|\n(?=- )", "<br>", text.strip("\n"))
    return lines.replace("|", "\\|").replace("\n", " ")


def _format_source(source: str) -> str:
    """Return a source as a link, with the text after its address."""
    url, _, rest = source.partition(" ")
    return f"<{url}>{f' {rest}' if rest else ''}" if "://" in url else source


def _join_blocks(blocks: Iterable[str]) -> str:
    return "\n\n".join(block for block in blocks if block) + "\n"


LAST_BEFORE_TABLES = "How it is laid out"
"""The last section before the tables of a page."""

_TITLE = re.compile(r"\A# (.*)\n+")
_SECTION = re.compile(r"^## (.*)\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ProseSection:
    """A section: its heading and the Markdown below it."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Prose:
    """A text: title, lead, and its sections before and after the tables."""

    title: str
    lead: str
    before: tuple[ProseSection, ...] = ()
    after: tuple[ProseSection, ...] = ()


def read_prose(markdown: str) -> Prose:
    """Return the parts of a text that lint has accepted."""
    title = _TITLE.match(markdown)
    lead, *parts = _SECTION.split(markdown[title.end() :] if title else markdown)
    sections = [ProseSection(name.strip(), text.strip()) for name, text in zip(parts[::2], parts[1::2], strict=True)]
    names = [section.title for section in sections]
    cut = names.index(LAST_BEFORE_TABLES) + 1 if LAST_BEFORE_TABLES in names else len(names)
    return Prose(title[1].strip() if title else "", lead.strip(), tuple(sections[:cut]), tuple(sections[cut:]))
