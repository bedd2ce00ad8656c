"""The program of a page is the page's, and one that prints anything else is found."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from conformance.examples import GENERATED, Example, example
from navspec_build.compiler import TARGETS
from navspec_build.packages import fill_template, language

_RAISED = re.compile(r'^ *error\("([^"]*)', re.MULTILINE)

SHOWN = Example("x", "", "a.bin: 1 node\n  more\nb.bin: cut\n", Path())


def fault(program: str, shown: Example = SHOWN) -> str:
    return shown.fault([sys.executable, "-c", program], {})


@pytest.mark.parametrize("target", TARGETS)
def test_a_page_shows_its_program_and_what_it_prints(target: str) -> None:
    shown = example(target)
    of = language(target)
    assert (shown.name, shown.program) == (of.example.name, of.example.read_text(encoding="utf-8"))
    assert shown.output == of.output.read_text(encoding="utf-8")
    assert shown.files == ["full.bin", "cut_in_links.bin", "cut_in_nodes.bin"]
    assert all((shown.folder / name).is_file() for name in shown.files)
    assert (GENERATED / target).is_dir()


@pytest.mark.parametrize("target", TARGETS)
def test_a_file_is_opened_as_the_program_does_it(target: str) -> None:
    of = language(target)
    program = {line.strip() for line in of.example.read_text(encoding="utf-8").splitlines()}
    opening = fill_template(of.opening, {"id": "gta_sa_paths", "class": "GtaSaPaths"}).splitlines()
    assert opening
    assert [line for line in opening if line and line.strip() not in program] == []


def test_the_program_for_lua_knows_every_error_of_a_value() -> None:
    words = "not equal, expected", "Validation%a+Error"
    program = example("lua").program
    assert all(f'string.find(parsed, "{word}")' in program for word in words)
    raised = [text for path in (GENERATED / "lua").glob("*.lua") for text in _RAISED.findall(path.read_text("utf-8"))]
    assert {text.partition(" ")[0] for text in raised} > {"not", "ValidationGreaterThanError"}
    assert [text for text in raised if not re.match("not equal, expected|Validation[A-Za-z]+Error", text)] == []


def test_a_program_that_prints_what_is_shown() -> None:
    assert fault("import sys; a, b = sys.argv[1:]; print(f'{a}: 1 node\\n  more\\n{b}: cut')") == ""


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("print('a.bin: 1 node')", "x: prints\na.bin: 1 node\nwhere the page shows\na.bin: 1 node\n  more"),
        ("import sys; sys.exit('broken')", "x: exit 1\nbroken"),
    ],
)
def test_a_program_that_does_not(program: str, words: str) -> None:
    assert fault(program).startswith(words)


def test_it_runs_among_its_files() -> None:
    shown = replace(SHOWN, output="a.bin: here\n", folder=Path(__file__).parent)
    assert fault("import os; print('a.bin: here' if os.path.exists('test_examples.py') else os.getcwd())", shown) == ""
