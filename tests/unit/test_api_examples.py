"""Every public name has a page and an example, and the examples show what Python prints."""

from __future__ import annotations

import ast
import doctest
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import navspec
from builders.practice import write_practice_files

ROOT = Path(__file__).parents[2]
STUB = ast.parse((ROOT / "python/navspec/__init__.pyi").read_text(encoding="utf-8"))
NAMES = sorted(
    alias.name
    for statement in STUB.body
    if isinstance(statement, ast.ImportFrom)
    for alias in statement.names
    if alias.name != "__version__"
)


def collect_examples() -> Iterator[doctest.DocTest]:
    """The examples of public names and of the methods of public classes."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    for name in NAMES:
        public = getattr(navspec, name)
        function = getattr(public, "__wrapped__", public)
        yield from (test for test in finder.find(function, name, globs={"navspec": navspec}) if test.examples)


EXAMPLES = list(collect_examples())


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("practice")
    write_practice_files(folder)
    return folder


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_examples_show_what_python_prints(
    example: doctest.DocTest, practice: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(practice, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    output: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(example, out=output.append)
    assert not result.failed, "".join(output)


def test_every_public_name_has_an_example() -> None:
    assert sorted({example.name for example in EXAMPLES} & set(NAMES)) == NAMES


def test_every_public_name_is_on_one_page() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs/api").glob("*.md"))
    assert sorted(re.findall(r"^\.\. auto(?:function|class|exception):: (\w+)", pages, re.MULTILINE)) == NAMES
