"""The support matrix of docs/languages.md: formats and languages, written from what ran and compared with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path

from conformance.reporting import Row
from navspec_build.paths import HERE

PAGE = HERE.root / "docs" / "languages.md"
SPEED_PAGE = HERE.root / "docs" / "speed.md"
UPDATE = "`python -m conformance --docs` writes it again; look at what changed"

NAMES = {
    "python": "Python",
    "javascript": "JavaScript",
    "web-ide": "JavaScript, of the plain specs",
    "java": "Java",
    "java-write": "Java, writing",
    "go": "Go",
    "cpp": "C++",
    "rust": "Rust",
    "csharp": "C#",
    "lua": "Lua",
    "nim": "Nim",
    "perl": "Perl",
    "php": "PHP",
    "ruby": "Ruby",
}
"""How docs/languages.md names the languages."""

Cells = dict[str, dict[str, str]]
"""What a matrix says, by language and format."""


def cells(rows: Sequence[Row], spec_ids: Sequence[str]) -> Cells:
    """What ran, as the matrix says it."""
    return {row.language: {spec_id: row.cell(spec_id) for spec_id in spec_ids} for row in rows}


def table(found: Cells) -> str:
    """The matrix as Markdown: a row for each format, a column for languages of which the same is true."""
    in_order = sorted(found, key=lambda name: list(found[name].values()))
    groups = [list(names) for _, names in groupby(in_order, key=lambda name: found[name])]
    groups = sorted(
        (sorted(names, key=list(NAMES).index) for names in groups), key=lambda names: list(NAMES).index(names[0])
    )
    lines = [["format", *("; ".join(NAMES[name] for name in names) for names in groups)], ["---"] * (len(groups) + 1)]
    spec_ids = next(iter(found.values()))
    lines += [[f"`{spec_id}`", *(found[names[0]][spec_id] for names in groups)] for spec_id in spec_ids]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def read(text: str) -> Cells:
    """The cells of such a matrix."""
    head, _, *lines = [
        [cell.strip() for cell in line.strip("|\n").split("|")] for line in text.splitlines(keepends=True)
    ]
    language = {name: key for key, name in NAMES.items()}
    return {
        language[name]: {line[0].strip("`"): line[column] for line in lines}
        for column, names in enumerate(head[1:], 1)
        for name in names.split("; ")
    }


def section(text: str, name: str) -> str:
    """What stands in a text between the markers of this name."""
    start, end = _markers(name)
    return text.partition(start)[2].partition(end)[0]


def with_section(text: str, name: str, content: str) -> str:
    """A text with something else between these markers."""
    start, end = _markers(name)
    before, _, rest = text.partition(start)
    return before + start + content + end + rest.partition(end)[2]


def _markers(name: str) -> tuple[str, str]:
    return f"<!-- {name} -->\n", f"<!-- /{name} -->\n"


def stored(path: Path = PAGE) -> Cells:
    """The matrix that docs/languages.md holds."""
    return read(section(path.read_text(encoding="utf-8"), "conformance"))


def put(name: str, content: str, path: Path = PAGE) -> None:
    """Put something between markers of docs/languages.md."""
    text = path.read_text(encoding="utf-8")
    path.write_text(with_section(text, name, content), encoding="utf-8")


def write(found: Cells, path: Path = PAGE) -> None:
    """Put a matrix into docs/languages.md."""
    put("conformance", table(found), path)


def differences(found: Cells, said: Mapping[str, Mapping[str, str]]) -> list[str]:
    """Where docs/languages.md says something else than what ran."""
    return [
        f"docs/languages.md says {NAMES[language]}, {spec_id}: {said.get(language, {}).get(spec_id, 'nothing')}, "
        f"and it is: {cell}"
        for language, formats in found.items()
        for spec_id, cell in formats.items()
        if said.get(language, {}).get(spec_id) != cell
    ]
