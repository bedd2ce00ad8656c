"""Words that are not plain are found where they are, and no room may have more of them than it is allowed."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from navspec_build.lint.words import (
    CLASSES,
    Hit,
    WordLists,
    count_hits,
    find_hits,
    find_subject_fault,
    lint_commits,
    lint_words,
    load_allowed,
    lower_counts,
    save_allowed,
)
from navspec_build.paths import RepositoryLayout

WORDS = replace(WordLists.load(), exceptions=())  # those are for files of this repository

MODULE = '''\
"""What is in a file.

Rows stand in tables; `what stands in code` is left out.
"""

import json as told


class Asked:
    """Return the rows."""

    def __eq__(self, other: object) -> bool:
        found = self
        return found is other

    def demand_rows(self, given: list[int]) -> list[int]:
        """Return the rows.

        Nobody
        but for the owner.
        """
        self.known = [each for each in given]
        try:
            json = 1
        except ValueError as made:
            raise made from None
        match given:
            case [*others]:
                return others


MOST = 4
"""How many there are at most."""
'''


def checkout(root: Path, files: dict[str, str]) -> RepositoryLayout:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return RepositoryLayout(root)


def hits_in(root: Path, text: str, path: str = "python/navspec/rooms/rows.py") -> list[Hit]:
    return find_hits(checkout(root, {path: text}), WORDS)


def test_names_phrases_and_openings_are_found_where_they_are(tmp_path: Path) -> None:
    hits = hits_in(tmp_path, MODULE)
    assert {(hit.room, hit.path) for hit in hits} == {("navspec/rooms", "python/navspec/rooms/rows.py")}
    assert [(hit.line, hit.kind, hit.word) for hit in hits] == [
        (1, "openings", "What"),
        (1, "phrases", "what is"),
        (3, "phrases", "stand"),
        (6, "names", "told"),
        (9, "names", "asked"),
        (13, "names", "found"),
        (16, "names", "demand"),
        (16, "names", "given"),
        (19, "phrases", "nobody"),
        (20, "phrases", "but for"),
        (22, "names", "each"),
        (22, "names", "known"),
        (25, "names", "made"),
        (28, "names", "others"),
        (33, "openings", "How"),
    ]
    assert str(hits[5]) == (
        "python/navspec/rooms/rows.py:13: the name `found` is vague: write what was found: `nodes`, `match`, `result`"
    )


@pytest.mark.parametrize(
    "text",
    [
        "def is_known(rows):\n    pass\n",  # `known` is vague as a whole name only
        "def read(rows):\n    for row in rows:\n        print(row)\n",
        '"""Return the rows that `tell` and `ask` name."""\n',
        '"""Return the rows; there is no limit."""\n',
        "print(found, each.told)\n",  # what is used was bound elsewhere
    ],
)
def test_plain_words_are_left_alone(tmp_path: Path, text: str) -> None:
    assert hits_in(tmp_path, text) == []


def test_names_of_modules_count(tmp_path: Path) -> None:
    (hit,) = hits_in(tmp_path, "x = 1\n", "python/navspec/told.py")
    assert (hit.room, hit.line, hit.word) == ("navspec", 1, "told")


def test_help_and_guides_are_read(tmp_path: Path) -> None:
    files = {
        "python/navspec/cli/check.py": 'option(\n    "--base",\n    help="Files, unless given.",\n)\n',
        "README.md": "# Title\n\nRows stand here.\n\n```\nnobody\n```\n",
        "ksy/a.md": "Read anew.\n",
        "python/navspec/families/a/rules.md": "## A\n\nThe row is no number.\n",
        "python/navspec_build/guides/first.md": "Mend it.\n",
    }
    hits = find_hits(checkout(tmp_path, files), WORDS)
    assert {(hit.room, hit.path, hit.line, hit.word) for hit in hits} == {
        ("navspec/cli", "python/navspec/cli/check.py", 3, "unless given"),
        ("documents", "README.md", 3, "stand"),
        ("ksy", "ksy/a.md", 1, "anew"),
        ("rule texts", "python/navspec/families/a/rules.md", 3, "is no number"),
        ("guides", "python/navspec_build/guides/first.md", 1, "mend"),
    }


def test_a_class_name_belongs_to_one_class(tmp_path: Path) -> None:
    files = {
        "python/navspec/a.py": "class Summary: ...\nclass _Row: ...\n",
        "python/navspec/b.py": "\n\nclass Summary: ...\nclass _Row: ...\n",
    }
    (hit,) = find_hits(checkout(tmp_path, files), WORDS)
    assert (hit.room, hit.path, hit.line) == (CLASSES, "python/navspec/a.py", 1)
    assert hit.message == "the class `Summary` is also defined in python/navspec/b.py:3: rename one"


def test_a_room_with_more_than_allowed_fails(tmp_path: Path) -> None:
    layout = checkout(tmp_path, {"python/navspec/rooms/rows.py": "each = 1\nfound = 2\n"})
    problems, notes = lint_words(layout, WORDS, {"navspec/rooms": {"names": 1}})
    assert [(problem.file, problem.line) for problem in problems] == [
        ("python/navspec/rooms/rows.py", 1),
        ("python/navspec/rooms/rows.py", 2),
        ("python/navspec_build/lint/allowed.toml", 1),
    ]
    assert problems[-1].message == (
        "navspec/rooms has 2 names to replace, 1 are allowed; "
        "`python -m navspec_build words 'navspec/rooms'` lists them"
    )
    assert notes == []
    assert lint_words(layout, WORDS, {"navspec/rooms": {"names": 2}}) == ([], [])


def test_a_room_that_is_not_in_the_list_may_have_none(tmp_path: Path) -> None:
    layout = checkout(tmp_path, {"python/navspec/new/rows.py": "each = 1\n"})
    problems, _ = lint_words(layout, WORDS, {})
    assert problems[-1].message.startswith("navspec/new has 1 names to replace, 0 are allowed")


def test_a_room_with_fewer_can_be_lowered(tmp_path: Path) -> None:
    layout = checkout(tmp_path, {"python/navspec/rooms/rows.py": "each = 1\n"})
    allowed = {"navspec/rooms": {"names": 3, "phrases": 1}, "navspec/gone": {"names": 2}}
    problems, notes = lint_words(layout, WORDS, allowed)
    assert problems == []
    assert notes == [
        "navspec/rooms: fewer words to replace than allowed.toml says",
        "navspec/gone: fewer words to replace than allowed.toml says",
        "lower the numbers with `python -m navspec_build words --lower`, and commit allowed.toml",
    ]
    fewer = lower_counts(allowed, count_hits(find_hits(layout, WORDS)))
    assert fewer == {"navspec/rooms": {"names": 1, "phrases": 0}, "navspec/gone": {"names": 0}}
    assert lower_counts(fewer, {"navspec/rooms": {"names": 9}})["navspec/rooms"]["names"] == 1  # never raised
    save_allowed(fewer, tmp_path / "allowed.toml")
    assert load_allowed(tmp_path / "allowed.toml") == {"navspec/rooms": {"names": 1}}


def test_an_exception_needs_a_reason_and_a_use(tmp_path: Path) -> None:
    layout = checkout(tmp_path, {"python/navspec/rooms/rows.py": "each = 1\n"})
    exception = {"word": "each", "path": "python/navspec/rooms/", "reason": "the name of a format's field"}
    assert lint_words(layout, replace(WORDS, exceptions=(exception,)), {}) == ([], [])
    (problem,) = lint_words(layout, replace(WORDS, exceptions=({**exception, "reason": " "},)), {})[0]
    assert (problem.where, problem.message) == ("each", "the exception needs a `reason`")
    unused = {**exception, "path": "python/navspec/rooms/columns.py"}
    problems, _ = lint_words(layout, replace(WORDS, exceptions=(unused,)), {"navspec/rooms": {"names": 1}})
    assert [problem.message for problem in problems] == ["nothing needs the exception: remove it"]


@pytest.mark.parametrize(
    "subject",
    [
        "nav: read L4D visibility as ids before sub-version 14",
        "gta_sa_paths: keep the catalogue",
        "columns, tree: embed the program",
        "lint/words: count names",
        'Revert "nav: read ladders"',
    ],
)
def test_subjects_name_an_area_and_what_is_done(subject: str) -> None:
    assert find_subject_fault(subject, WORDS) == ""


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("What is looked at belongs to the family", "write the subject as `area: verb object`"),
        ("Fix: the reader", "write the subject as `area: verb object`"),
        ("nav: what stands twice", "`what` is not an imperative"),
        ("nav: added ladders", "`added` is not an imperative"),
        ("nav: reading ladders", "`reading` is not an imperative"),
        ("nav: read ladders.", "leave out the full stop"),
        ("nav: fix", "write the subject as `area: verb object`"),
        (f"nav: read {'x' * 63}", "the subject has 73 characters, 72 are allowed"),
    ],
)
def test_other_subjects_are_refused(subject: str, fault: str) -> None:
    assert find_subject_fault(subject, WORDS).startswith(fault)


def git(root: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(root), *identity, *arguments], check=True, capture_output=True)


def test_commits_and_lines_of_the_branch_are_named(tmp_path: Path) -> None:
    layout = checkout(tmp_path, {"python/navspec/rooms/rows.py": "each = 1\nx = 2\n"})
    assert lint_commits(tmp_path, WORDS) == []  # no history
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "--quiet", "--message", "What was there before")
    assert lint_commits(tmp_path, WORDS) == []  # that of the main branch is not looked at
    git(tmp_path, "switch", "--quiet", "--create", "work")
    checkout(tmp_path, {"python/navspec/rooms/rows.py": "each = 1\nx = 2\nfound = 3\n"})
    git(tmp_path, "commit", "--quiet", "--all", "--message", "How rows are counted now")
    (problem,) = lint_commits(tmp_path, WORDS)
    assert problem.file.startswith("commit ")
    assert problem.where == "How rows are counted now"
    problems, _ = lint_words(layout, WORDS, {"navspec/rooms": {"names": 1}})
    assert [(problem.file, problem.line) for problem in problems[:-2]] == [("python/navspec/rooms/rows.py", 3)]
    checkout(tmp_path, {"python/navspec/rooms/columns.py": "known = 1\n"})  # not yet added
    problems, _ = lint_words(layout, WORDS, {"navspec/rooms": {"names": 1}})
    assert [problem.file for problem in problems[:-2]] == [
        "python/navspec/rooms/columns.py",
        "python/navspec/rooms/rows.py",
    ]


def test_the_lists_of_the_repository_are_sound() -> None:
    assert all(replacement for replacement in (*WORDS.names.values(), *WORDS.phrases.values()))
    for text in ("He told nobody", "It stands behind", "unless given"):
        assert list(WORDS.phrase_hits(text))
