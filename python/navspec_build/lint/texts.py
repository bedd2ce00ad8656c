"""Texts beside specs and rules: sections and links of `ksy/<id>.md`, entries of the changelog, texts of rules."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

import navspec
from navspec.reference.index import iter_anchors
from navspec.spec.ksy.borrow import load
from navspec.spec.ksy.lint.loader import LintProblem
from navspec_build.docs import build_pages

_HEADING = re.compile(r"^## (\w+) (\S+) - \d{4}-\d\d-\d\d$", re.MULTILINE)


def find_missing_entries(specs: Iterable[Path], changelog: Path, name: str) -> list[LintProblem]:
    """Return a problem for each spec without an entry for its version; `name` is the name of the changelog in
    messages.
    """
    text = changelog.read_text(encoding="utf-8") if changelog.is_file() else ""
    entries = {match.groups() for match in _HEADING.finditer(text)}
    return [
        LintProblem(
            name, 1, meta["id"], "changelog", f"add an entry `## {meta['id']} {meta['-version']} - <year-month-day>`"
        )
        for meta in (load(path)["meta"] for path in specs)
        if (meta["id"], meta["-version"]) not in entries
    ]


PARTS = ("summary", "fault", "explanation", "fix")


def find_missing_texts() -> list[LintProblem]:
    """Return a problem for each rule without summary, fault, explanation or fix."""
    return [
        LintProblem(
            f"{rule.family or 'check'}/rules.md", 1, rule.code, "text", f"the rule has no {' and no '.join(lacking)}"
        )
        for rule in navspec.rules()
        if (lacking := [part for part in PARTS if not getattr(rule, part)])
    ]


HEADINGS = (
    "Where the game reads it",
    "Variants",
    "Sizes and limits",
    "How it is laid out",
    "History",
    "Errors of public documents",
    "Open questions",
    "Sources",
)
"""The sections of a text, in their order."""

OPTIONAL = frozenset({"History", "Open questions"})

ERRATA = "Errors of public documents"
ERRATA_COLUMNS = ("document", "says", "right", "how we know")

ABOUT_ALL = frozenset({"CHANGELOG.md", "README.md"})
"""Texts about all specs."""

_ABSOLUTE = ("https://", "http://")


def link_targets(specs: Iterable[Path]) -> dict[str, frozenset[str]]:
    """Return the anchors of the page of each spec by its id, which links may name.

    Raises `SpecError` for a spec that cannot be compiled.
    """
    return {spec.id: frozenset(iter_anchors(page)) for spec, page in build_pages(specs)}


def lint_texts(folder: Path, name: str, targets: Mapping[str, Collection[str]]) -> list[LintProblem]:
    """Return the problems of the texts in `folder`, which messages call `name`; sorted by file and line.

    `targets` has every spec by its id, with all that links to its page may name.
    """
    problems: list[LintProblem] = []
    for path in sorted(folder.glob("*.md")):
        if path.stem not in targets and path.name not in ABOUT_ALL:
            message = f"there is no `{path.stem}.ksy` beside it: name the text as its spec"
            problems.append(LintProblem(f"{name}/{path.name}", 1, "", "text", message))
    for spec_id in targets:
        path = folder / f"{spec_id}.md"
        if path.is_file():
            text = _Text(f"{name}/{path.name}", path.read_text(encoding="utf-8"))
            problems += [*_headings(text), *_errata(text), *_links(text, spec_id, targets)]
        else:
            needed = ", ".join(title for title in HEADINGS if title not in OPTIONAL)
            message = f"the text is missing: write it with a title, a lead and the sections {needed}"
            problems.append(LintProblem(f"{name}/{path.name}", 1, "", "text", message))
    return sorted(problems)


class _Heading(NamedTuple):
    level: int
    title: str
    line: int
    at: int


class _Text:
    """A text as tokens, with its headings."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.tokens = MarkdownIt("commonmark").enable("table").parse(text)
        self.headings = [
            _Heading(int(token.tag[1]), self.tokens[at + 1].content, _line(token), at)
            for at, token in enumerate(self.tokens)
            if token.type == "heading_open"
        ]

    def section(self, title: str) -> list[Token]:
        """Return the tokens below the heading of a section; none without such a heading."""
        sections = [heading for heading in self.headings if heading.level <= 2]
        for heading, following in zip(sections, [*sections[1:], None], strict=True):
            if heading.title == title:
                return self.tokens[heading.at + 3 : following.at if following else None]
        return []

    def problem(self, line: int, where: str, message: str) -> LintProblem:
        return LintProblem(self.name, line, where, "text", message)


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 1


def _headings(text: _Text) -> Iterator[LintProblem]:
    titles = [heading for heading in text.headings if heading.level == 1]
    if [heading.line for heading in titles] != [1]:
        line = next((heading.line for heading in titles if heading.line != 1), 1)
        yield text.problem(line, "", "the first line is the title, `# ...`, and the only one")
    elif not any(token.type == "paragraph_open" for token in text.section(titles[0].title)):
        yield text.problem(1, "", "say below the title, in two or three sentences, what the file is")
    seen: list[str] = []
    for heading in (heading for heading in text.headings if heading.level == 2):
        if heading.title not in HEADINGS:
            close = difflib.get_close_matches(heading.title, HEADINGS, 1)
            hint = f"did you mean `{close[0]}`?" if close else f"the sections are {', '.join(HEADINGS)}"
            yield text.problem(heading.line, heading.title, f"unknown section: {hint}")
            continue
        if heading.title in seen:
            yield text.problem(heading.line, heading.title, "the section occurs twice")
        elif seen and HEADINGS.index(heading.title) < HEADINGS.index(seen[-1]):
            yield text.problem(
                heading.line, heading.title, f"comes before `{seen[-1]}`: the order is {', '.join(HEADINGS)}"
            )
        if not text.section(heading.title):
            yield text.problem(heading.line, heading.title, "the section is empty")
        seen.append(heading.title)
    for title in HEADINGS:
        if title not in OPTIONAL and title not in seen:
            yield text.problem(1, "", f"the section `## {title}` is missing")


def _errata(text: _Text) -> Iterator[LintProblem]:
    section = text.section(ERRATA)
    tables = [at for at, token in enumerate(section) if token.type == "table_open"]
    if section and not tables:
        line = _line(section[0])
        yield text.problem(line, ERRATA, f"needs a table with the columns {' | '.join(ERRATA_COLUMNS)}")
    for at in tables:
        rows = list(_rows(section[at:]))
        if tuple(rows[0][1]) != ERRATA_COLUMNS:
            yield text.problem(rows[0][0], ERRATA, f"the columns of the table are {' | '.join(ERRATA_COLUMNS)}")
            continue
        if len(rows) == 1:
            yield text.problem(rows[0][0], ERRATA, "the table has no row")
        for line, cells in rows[1:]:
            for column, cell in zip(ERRATA_COLUMNS, cells, strict=True):
                if not cell:
                    yield text.problem(line, ERRATA, f"the cell `{column}` is empty")


def _rows(tokens: list[Token]) -> Iterator[tuple[int, list[str]]]:
    """Yield line and cells of every row of the table that begins the tokens, its heading first."""
    cells: list[str] = []
    line = 1
    for token in tokens:
        if token.type == "tr_open":
            line, cells = _line(token), []
        elif token.type == "inline":
            cells.append(token.content.strip())
        elif token.type == "tr_close":
            yield line, cells
        elif token.type == "table_close":
            return


def _links(text: _Text, spec_id: str, targets: Mapping[str, Collection[str]]) -> Iterator[LintProblem]:
    for line, link in _iter_links(text.tokens):
        page, _, anchor = link.partition("#")
        owner = page.removesuffix(".md") or spec_id
        if link.startswith(_ABSOLUTE):
            continue
        if not (page or anchor) or (page and (not page.endswith(".md") or owner not in targets)):
            yield text.problem(line, link, "leads nowhere: link to `#anchor`, `<id>.md#anchor` or a whole address")
        elif anchor and anchor not in targets[owner]:
            page_with_it = next((f"{name}.md" for name, names in targets.items() if anchor in names), "")
            close = [anchor] if page_with_it else difflib.get_close_matches(anchor, targets[owner], 1)
            hint = f", did you mean `{page_with_it}#{close[0]}`?" if close else ""
            yield text.problem(line, link, f"`{owner}` has no structure, field, enum or rule `{anchor}`{hint}")


def _iter_links(tokens: list[Token]) -> Iterator[tuple[int, str]]:
    """Yield line and target of every link and picture."""
    line = 1
    for token in tokens:
        line = _line(token) if token.map else line
        at = line
        for child in token.children or ():
            if child.type in ("softbreak", "hardbreak"):
                at += 1
            for key in ("href", "src"):
                if key in child.attrs:
                    yield at, str(child.attrs[key])
