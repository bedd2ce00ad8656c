"""A page as Markdown of GitHub's flavour: anchors, tables, and the text of the author around them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from navspec.records.report import EVIDENCE, Rule
from navspec.reference.model import Enum, Link, Page, Row, Structure, Text
from navspec.reference.phrases import STORED, asked, endian, facts, facts_of, name_in, rows_within, size_of, unmodified
from navspec.reference.prose import Prose, Section


def markdown(page: Page, prose: Prose | None = None) -> str:
    """The page of a format; without a text of its author it begins with the `doc` of the spec."""
    return _text(_page(page, prose))


def index(pages: Sequence[Page], rules: Sequence[Rule]) -> str:
    """The page that lists all others, with the rules of no family."""
    return _text(_index(pages, rules))


def _page(page: Page, prose: Prose | None) -> Iterator[str]:
    yield f'# <a id="{page.id}"></a>{prose.title if prose else page.title}'
    yield prose.lead if prose else page.meaning
    yield "\n".join(_head(page))
    yield from _sections(prose.before if prose else ())
    if page.structures:
        yield "## Structures"
    if prose and page.meaning:
        yield page.meaning
    for structure in page.structures:
        yield from _structure(structure, is_root=structure.name == page.id)
    if page.enums:
        yield "## Enums"
    for enum in page.enums:
        yield from _enum(enum)
    if page.rules or page.rules_on != page.id:
        yield "## Rules"
    if page.rules_on != page.id:
        yield f"The rules of this format stand on the page [{page.rules_on}]({page.rules_on}.md#rules)."
    for rule in page.rules:
        yield from _rule(rule, page.asked.get(rule.code, ()))
    yield from _sections(prose.after if prose else ())


def _head(page: Page) -> Iterator[str]:
    """What a reader wants to know first, as a list."""
    yield f"- spec: `{page.id}`, version {page.version}, {endian(page)}"
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


def _sections(sections: Iterable[Section]) -> Iterator[str]:
    for section in sections:
        yield f"## {section.title}"
        yield section.text


def _structure(structure: Structure, *, is_root: bool) -> Iterator[str]:
    yield f"### {structure.name}" if is_root else f'### <a id="{structure.anchor}"></a>{structure.name}'
    if structure.meaning:
        yield structure.meaning
    yield "\n".join(f"- {each}" for each in _about(structure))
    rows = list(rows_within(structure.rows))
    if stored := [row for row in rows if row.role in STORED]:
        yield _table(
            ("offset", "size", "field", "type", "meaning", "known by"), (_stored(structure, each) for each in stored)
        )
    if given := [row for row in rows if row.role == "param"]:
        yield _table(("given by what holds it", "type", "meaning"), (_given(structure, each) for each in given))
    if derived := [row for row in rows if row.role not in (*STORED, "param")]:
        yield _table(("derived value", "is", "meaning"), (_derived(structure, each) for each in derived))


def _about(structure: Structure) -> Iterator[str]:
    yield size_of(structure)
    if structure.original:
        yield f"`{structure.original}` in the source that it is known from"
    if structure.lender:
        yield f"the same as in {_link(structure.lender)} of {structure.lender.page}"
    if structure.used:
        yield f"stands in {_links(structure.used)}"
    for source in structure.sources:
        yield f"source: {_source(source)}"


def _stored(structure: Structure, row: Row) -> Sequence[str]:
    known = (*row.evidence, *([f"`{row.original}`"] if row.original else []))
    return (
        _words(row.offset), _words(row.size), _name(structure, row), _words(row.type), _meaning(row), "<br>".join(known)
    )  # fmt: skip


def _given(structure: Structure, row: Row) -> Sequence[str]:
    return (_name(structure, row), _words(row.type), _meaning(row))


def _derived(structure: Structure, row: Row) -> Sequence[str]:
    role = {"decision": "decided once per file: ", "view": "a view on other bytes"}.get(row.role, "")
    return (_name(structure, row), f"{role}{_words(row.value)}", _meaning(row))


def _name(structure: Structure, row: Row) -> str:
    return f'<a id="{row.anchor}"></a>`{name_in(structure, row)}`'


def _meaning(row: Row) -> str:
    """The doc, then a line for each fact."""
    return "<br>".join(filter(None, (_cell(row.meaning), *(_words(fact) for fact in facts(row)))))


def _enum(enum: Enum) -> Iterator[str]:
    yield f'### <a id="{enum.anchor}"></a>{enum.name}'
    if enum.used:
        yield f"Names values of {_links(enum.used)}."
    with_names = any(value.original for value in enum.values)
    yield _table(
        ("value", "name", "meaning", *(["known as"] if with_names else [])),
        (
            (
                str(value.value),
                f'<a id="{value.anchor}"></a>`{value.id}`',
                "<br>".join(filter(None, (_cell(value.meaning), *map(_words, facts_of(value))))),
                *([f"`{value.original}`" if value.original else ""] if with_names else []),
            )
            for value in enum.values
        ),
    )


def _rule(rule: Rule, rows: tuple[Link, ...]) -> Iterator[str]:
    yield f'### <a id="{rule.code}"></a>{rule.code}'
    yield rule.summary
    if rule.explanation:
        yield f"**Why.** {rule.explanation}"
    if rule.fix:
        yield f"**Fix.** {rule.fix}"
    if rule.repair:
        yield f"**Repair.** `navspec repair` can {rule.repair}."
    lines = [
        f"severity: {' or '.join(rule.severities)}",
        f"evidence: {rule.evidence}, {EVIDENCE[rule.evidence]}",
        f"unmodified files: {unmodified(rule.unmodified, rule.exceptions)}",
        f"asked {asked(rule.scope)}",
    ]
    yield "\n".join(f"- {each}" for each in (*lines, *([f"declared at {_links(rows)}"] if rows else [])))


def _index(pages: Sequence[Page], rules: Sequence[Rule]) -> Iterator[str]:
    yield "# Formats"
    yield (
        "Every format that navspec knows: each field with its place, type, unit, range and how it is known, and every rule "
        "that `navspec check` asks. `navspec docs FORMAT` shows the same in the terminal."
    )
    rows = (
        (f"[{page.title}]({page.id}.md)", f"`{page.id}`", ", ".join(f"`*.{one}`" for one in page.extensions),
         str(sum(1 for one in page.structures for _ in rows_within(one.rows))), _rules_of(page))
        for page in pages
    )  # fmt: skip
    yield _table(("format", "id", "files", "fields and values", "rules"), rows)
    yield "## Rules of every format"
    for rule in rules:
        yield from _rule(rule, ())


def _rules_of(page: Page) -> str:
    return str(len(page.rules)) if page.rules_on == page.id else f"those of [{page.rules_on}]({page.rules_on}.md#rules)"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))
    return "\n".join(lines)


def _words(text: Text) -> str:
    return "".join(_cell(part) if isinstance(part, str) else _link(part) for part in text)


def _links(links: Iterable[Link]) -> str:
    return ", ".join(map(_link, links))


def _link(link: Link) -> str:
    return f"[`{link.text}`]({f'{link.page}.md' if link.page else ''}#{link.anchor})"


def _cell(text: str) -> str:
    """Text in a cell: paragraphs and items of lists on lines of their own, and no bar that would end it."""
    lines = re.sub(r"\n\n+|\n(?=- )", "<br>", text.strip("\n"))
    return lines.replace("|", "\\|").replace("\n", " ")


def _source(source: str) -> str:
    """A source as a link, with what stands behind its address."""
    url, _, rest = source.partition(" ")
    return f"<{url}>{f' {rest}' if rest else ''}" if "://" in url else source


def _text(blocks: Iterable[str]) -> str:
    return "\n\n".join(block for block in blocks if block) + "\n"
