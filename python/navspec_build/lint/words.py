"""Check that names, docstrings, guides and commit subjects use plain words.

The lists are in `words.toml`. The tree still has many hits, so `allowed.toml` holds the number that each room may have. A
room is a package, or a group of texts. More hits than that are problems; a room with fewer can be lowered.
"""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from navspec.spec.ksy.lint.loader import LintProblem
from navspec_build.paths import RepositoryLayout

WORDS = Path(__file__).with_name("words.toml")
ALLOWED = Path(__file__).with_name("allowed.toml")
CLASSES = "class names"
"""The room of class names that more than one class has: one hit for each name."""
KINDS = ("names", "phrases", "openings")
LONGEST_SUBJECT = 72
MOST_LINES = 100_000
"""No file has more lines."""
MOST_LISTED = 20
"""Hits of a room that are listed when it has too many and no line of it has changed."""

_PARTS = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_SUBJECT = re.compile(r"(?P<area>[a-z0-9_][\w./-]*(?:,? [\w./-]+){0,3}): (?P<verb>[a-z][\w-]*) \S")
_REFLECTED = frozenset(
    {"__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__", "__or__", "__and__", "__add__", "__sub__"}
)
"""Methods whose second argument is called `other` by custom."""

Allowed = dict[str, dict[str, int]]
"""Room -> kind of hit -> how many it may have."""


class Hit(NamedTuple):
    """A word that is not plain, and where it is."""

    room: str
    kind: str
    path: str
    line: int
    word: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


@dataclass(frozen=True)
class WordLists:
    """The lists of `words.toml`."""

    names: Mapping[str, str]
    parts: Mapping[str, str]
    phrases: Mapping[str, str]
    openings: tuple[str, ...]
    commits: Mapping[str, list[str]]
    exceptions: tuple[Mapping[str, str], ...]

    @classmethod
    def load(cls, path: Path = WORDS) -> WordLists:
        """Return the lists of a file."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        exceptions = tuple(data.get("exceptions", ()))
        names, openings = data["names"] | data["parts"], tuple(data["openings"]["words"])
        return cls(names, data["parts"], data["phrases"], openings, data["commits"], exceptions)

    def without_exceptions(self, hits: Iterable[Hit]) -> list[Hit]:
        """Return the hits that no exception covers."""
        return [hit for hit in hits if not any(_covers(exception, hit) for exception in self.exceptions)]

    def phrase_hits(self, text: str) -> Iterator[tuple[int, str, str]]:
        """Yield the position of each banned phrase of a text, the phrase and its replacement; code is left out."""
        plain = _CODE.sub(lambda code: re.sub(r"[^\n]", " ", code[0]), text)
        for pattern, replacement in self.phrases.items():
            for match in re.finditer(rf"\b(?:{pattern.replace(' ', chr(92) + 's+')})\b", plain, re.IGNORECASE):
                yield match.start(), " ".join(match[0].split()), replacement


def _covers(exception: Mapping[str, str], hit: Hit) -> bool:
    path = exception["path"]
    return hit.word == exception["word"] and (hit.path.startswith(path) if path.endswith("/") else hit.path == path)


class _Names(ast.NodeVisitor):
    """Collects names that are bound, names that are defined, classes and texts, with their lines.

    A text is a docstring, or the help of an option.
    """

    def __init__(self) -> None:
        self.bound: list[tuple[str, int]] = []
        self.defined: list[tuple[str, int]] = []
        self.texts: list[tuple[str, int, bool]] = []
        self.classes: list[tuple[str, int]] = []

    def visit(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                self.bound.append((name, node.lineno))
            case ast.arg(arg=name) | ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
                self.bound.append((name, node.lineno))
            case ast.alias(asname=str(name)) | ast.MatchStar(name=str(name)):
                self.bound.append((name, node.lineno))
            case ast.Expr(value=ast.Constant(value=str(text))):
                self.texts.append((text, node.lineno, True))
            case ast.keyword(arg="help", value=ast.Constant(value=str(text), lineno=line)):
                self.texts.append((text, line, False))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                self.defined.append((name, node.lineno))
            case ast.ClassDef(name=name):
                self.defined.append((name, node.lineno))
                self.classes += [] if name.startswith("_") else [(name, node.lineno)]
        before = len(self.bound)
        self.generic_visit(node)
        if getattr(node, "name", "") in _REFLECTED:
            self.bound[before:] = [(name, line) for name, line in self.bound[before:] if name != "other"]


def _parts(name: str) -> list[str]:
    return [part.lower() for part in _PARTS.findall(name)]


def find_hits(layout: RepositoryLayout, words: WordLists) -> list[Hit]:
    """Return the words of a checkout that are not plain, by file and line; exceptions included."""
    hits: list[Hit] = []
    classes: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for path in sorted((layout.root / "python").rglob("*.py")):
        name = layout.relative(path)
        names = _Names()
        names.visit(ast.parse(path.read_text(encoding="utf-8"), name))
        hits += _python_hits(name, path.stem, names, words)
        for class_name, line in names.classes:
            classes[class_name].append((name, line))
    for room, path in _prose(layout):
        text = path.read_text(encoding="utf-8")
        hits += _phrase_hits(room, layout.relative(path), text, 1, words)
    hits += _repeated_classes(classes)
    return sorted(hits, key=lambda hit: hit[2:])


def _python_hits(path: str, stem: str, names: _Names, words: WordLists) -> Iterator[Hit]:
    room = _room_of(path)
    for name, line in [*names.bound, (stem, 1), *names.defined]:
        if (word := name.strip("_").lower()) in words.names:
            yield Hit(room, "names", path, line, word, f"the name `{name}` is vague: write {words.names[word]}")
    for name, line in [(stem, 1), *names.defined]:
        for word in words.parts.keys() & set(_parts(name)) - {name.strip("_").lower()}:
            yield Hit(room, "names", path, line, word, f"`{word}` in `{name}` is vague: write {words.parts[word]}")
    for text, line, is_docstring in names.texts:
        yield from _phrase_hits(room, path, text, line, words)
        opening = next((word for word in words.openings if text.lstrip().startswith(f"{word} ")), None)
        if is_docstring and opening:
            message = f"the docstring begins with `{opening}`: begin with the verb, or with the noun that it describes"
            yield Hit(room, "openings", path, line, opening, message)


def _phrase_hits(room: str, path: str, text: str, line: int, words: WordLists) -> Iterator[Hit]:
    for start, phrase, replacement in words.phrase_hits(text):
        message = f"`{phrase}` is not plain: write {replacement}"
        yield Hit(room, "phrases", path, line + text[:start].count("\n"), phrase.lower(), message)


def _repeated_classes(classes: Mapping[str, list[tuple[str, int]]]) -> Iterator[Hit]:
    for name, places in classes.items():
        if len({path for path, _ in places}) > 1:
            (path, line), *more = places
            also = ", ".join(f"{other_path}:{other_line}" for other_path, other_line in more)
            yield Hit(CLASSES, "names", path, line, name, f"the class `{name}` is also defined in {also}: rename one")


def _room_of(path: str) -> str:
    """Return the room of a Python file: the package below `python/`, and the one in that."""
    _, *folders, _ = path.split("/")
    return "/".join(folders[:2])


def _prose(layout: RepositoryLayout) -> Iterator[tuple[str, Path]]:
    """Yield the Markdown files that users read, with their rooms."""
    root = layout.root
    yield from (("documents", path) for path in sorted(root.glob("*.md")))
    yield from (("ksy", path) for path in sorted((root / "ksy").glob("*.md")))
    yield from (("guides", path) for path in [*layout.guides, *sorted((root / "docs").rglob("*.md"))])
    yield from (("rule texts", path) for path in sorted((root / "python").rglob("rules.md")))


def count_hits(hits: Iterable[Hit]) -> Allowed:
    """Return how many hits every room has, by kind."""
    counts: Allowed = defaultdict(dict)
    for (room, kind), count in sorted(Counter((hit.room, hit.kind) for hit in hits).items()):
        counts[room][kind] = count
    return dict(counts)


def load_allowed(path: Path = ALLOWED) -> Allowed:
    """Return the numbers of a file."""
    data: Allowed = tomllib.loads(path.read_text(encoding="utf-8"))
    return data


def save_allowed(allowed: Allowed, path: Path = ALLOWED) -> None:
    """Write the numbers of all rooms."""
    lines = [
        "# Words that are not plain, as many as each room may have: `python -m navspec_build words --lower` lowers the numbers",
        "# to the present ones. No number is ever raised: rename, or add an exception with a reason to words.toml.",
    ]
    for room, kinds in sorted(allowed.items()):
        numbers = ", ".join(f"{kind} = {kinds[kind]}" for kind in KINDS if kinds.get(kind))
        if numbers:
            lines.append(f'"{room}" = {{{numbers}}}')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def lower_counts(allowed: Allowed, counts: Allowed) -> Allowed:
    """Return the numbers, lowered where there are fewer hits; none is raised."""
    return {
        room: {kind: min(number, counts.get(room, {}).get(kind, 0)) for kind, number in kinds.items()}
        for room, kinds in allowed.items()
    }


def lint_words(layout: RepositoryLayout, words: WordLists, allowed: Allowed) -> tuple[list[LintProblem], list[str]]:
    """Return the problems of the words of a checkout, and notes about rooms that can be lowered."""
    everything = find_hits(layout, words)
    hits = words.without_exceptions(everything)
    counts = count_hits(hits)
    changed = _changed_lines(layout.root)
    problems = list(_faulty_exceptions(words, everything))
    for room, kinds in counts.items():
        for kind, count in kinds.items():
            limit = allowed.get(room, {}).get(kind, 0)
            if count > limit:
                of_room = [hit for hit in hits if (hit.room, hit.kind) == (room, kind)]
                problems += _report_excess(room, kind, of_room, limit, changed)
    is_lower = [room for room, kinds in lower_counts(allowed, counts).items() if kinds != allowed[room]]
    notes = [f"{room}: fewer words to replace than allowed.toml says" for room in is_lower]
    if notes:
        notes.append("lower the numbers with `python -m navspec_build words --lower`, and commit allowed.toml")
    return [*problems, *lint_commits(layout.root, words)], notes


def _report_excess(
    room: str, kind: str, hits: list[Hit], limit: int, changed: Mapping[str, set[int] | range]
) -> Iterator[LintProblem]:
    """Yield a problem for each hit on a changed line of a room; for its first hits where no line has changed."""
    new = [hit for hit in hits if hit.line in changed.get(hit.path, ())] or hits[:MOST_LISTED]
    for hit in new:
        yield LintProblem(hit.path, hit.line, "", "words", hit.message)
    message = f"{room} has {len(hits):,} {kind} to replace, {limit:,} are allowed; `python -m navspec_build words"
    yield LintProblem("python/navspec_build/lint/allowed.toml", 1, "", "words", f"{message} '{room}'` lists them")


def _faulty_exceptions(words: WordLists, hits: list[Hit]) -> Iterator[LintProblem]:
    for exception in words.exceptions:
        is_used = any(_covers(exception, hit) for hit in hits)
        if not exception.get("reason", "").strip() or not is_used:
            fault = "the exception needs a `reason`" if is_used else "nothing needs the exception: remove it"
            yield LintProblem("python/navspec_build/lint/words.toml", 1, exception["word"], "words", fault)


def lint_commits(root: Path, words: WordLists) -> list[LintProblem]:
    """Return the problems of the commit subjects that a branch adds; none without a history."""
    base = _base(root)
    log = _git(root, "log", "--no-merges", "--format=%h%x09%s", f"{base}..HEAD") if base else None
    problems = []
    for line in (log or "").splitlines():
        commit, _, subject = line.partition("\t")
        if fault := find_subject_fault(subject, words):
            problems.append(LintProblem(f"commit {commit}", 1, subject[:40], "words", fault))
    return problems


def find_subject_fault(subject: str, words: WordLists) -> str:
    """Return why a commit subject is refused; "" for one that is right."""
    match = _SUBJECT.match(subject)
    if subject.startswith('Revert "'):
        return ""
    if len(subject) > LONGEST_SUBJECT:
        return f"the subject has {len(subject)} characters, {LONGEST_SUBJECT} are allowed; move the reason to the body"
    if match is None:
        return "write the subject as `area: verb object`, such as `nav: read ladders of version 16`"
    verb = match["verb"].lower()
    is_form = verb.endswith(("ed", "ing")) and verb not in words.commits["imperatives"]
    if verb in words.commits["words"] or is_form:
        return f"`{verb}` is not an imperative: write `area: verb object`"
    return "" if not subject.endswith(".") else "leave out the full stop"


def _base(root: Path) -> str:
    """Return the commit that the branch is compared with; "" without a history."""
    for name in ("origin/main", "main"):
        if _git(root, "rev-parse", "--verify", "--quiet", name):
            return name
    return ""


def _changed_lines(root: Path) -> dict[str, set[int] | range]:
    """Return the lines that differ from the main branch, by path; empty without a history."""
    base = _base(root)
    start = (_git(root, "merge-base", base, "HEAD") or "").strip() if base else ""
    changed: dict[str, set[int]] = defaultdict(set)
    path = ""
    for line in (_git(root, "diff", "--unified=0", "--no-color", start) or "").splitlines() if start else ():
        if line.startswith("+++ "):
            path = line[4:].removeprefix("b/")
        elif match := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(match[1]), int(match[2] or 1)
            changed[path].update(range(first, first + count))
    untracked = (_git(root, "ls-files", "--others", "--exclude-standard") or "").splitlines() if start else ()
    return changed | {name: range(1, MOST_LINES) for name in untracked}


def _git(root: Path, *arguments: str) -> str | None:
    """Return the output of Git; None where it fails, or without Git."""
    try:
        run: Any = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return run.stdout if run.returncode == 0 else None
