"""CONTRIBUTING.md, followed in a copy of the checkout: every block is put where it says, every command prints what it says."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
COPIED = ("python", "generated/python", "tests/builders", "tests/independent")


def run(folder: Path, *command: str) -> str:
    """Return the output of a command that runs in the copy."""
    paths = [folder / each for each in ("python", "generated/python", "tests", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    if command[0] == "navspec":
        command = ("python", "-m", *command)
    if command[0] == "python":
        command = (sys.executable, *command[1:])
    result = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode in (0, 1), result.stdout + result.stderr
    assert "Traceback" not in result.stderr, result.stderr
    return result.stdout


def insert(path: Path, block: str) -> None:
    """Change the lines of a `diff` block in a file; a first line `@@ TEXT` says after which text they are."""
    lines = block.splitlines()
    anchor = lines.pop(0).removeprefix("@@ ") if lines[0].startswith("@@ ") else ""
    before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
    after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
    text = path.read_text(encoding="utf-8")
    at = text.find(f"\n{before}", text.find(anchor)) + 1
    assert anchor in text, f"{path.name} does not have {anchor!r}"
    assert at, f"{path.name} does not have these lines:\n{before}"
    path.write_text(text[:at] + after + text[at + len(before) :], encoding="utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout in which every block is in its place."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in COPIED:
        ignored = shutil.ignore_patterns("__pycache__", "web", "node_modules")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for language, name, block in BLOCKS:
        if not name:
            continue
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if language == "diff":
            insert(path, block)
        elif name.endswith("rules.md") and block.startswith("\nRepair:"):
            path.write_text(path.read_text(encoding="utf-8").rstrip("\n") + "\n" + block, encoding="utf-8")
        else:
            with path.open("a", encoding="utf-8") as file:
                file.write(block)
    return folder


def test_every_section_has_its_places_and_an_example() -> None:
    sections = dict(re.findall(r"^## (Add an? .*?)\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE))
    assert list(sections) == [
        f"Add {each}"
        for each in ("a format", "a rule", "a repair", "an option", "an export", "a language", "a studio tool")
    ]
    for title, section in sections.items():
        assert "| place | what |" in section, title
        assert "```" in section or "worked example" in section, title


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:python|tests|ksy)/[^`<>*{} ]+)`", TEXT))))
def test_places_are_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_commands_print_what_it_says(checkout: Path) -> None:
    blocks = [block for language, _, block in BLOCKS if language == "console" and block.startswith("$ ")]
    steps = [step for block in blocks for step in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    assert len(steps) == 8
    for step in steps:
        line, _, shown = step.partition("\n")
        printed = run(checkout, *shlex.split(line))
        assert printed.startswith(shown.removesuffix("...\n")), f"{line}\n{printed}"


def test_the_rule_finds_what_its_samples_expect(checkout: Path) -> None:
    script = """
import json, sys
from builders.gta_iv_paths_samples import SAMPLES
from independent.gta_iv_paths import counts
import navspec
for sample in SAMPLES:
    if sample.code == "IV_NODE_DEEP":
        ((name, data),) = sample.files.items()
        report = navspec.check(data, name=name)
        findings = [[f.code, f.severity, f.pointer, f.offset, f.length] for f in report.findings]
        expected = [[f.code, f.severity, f.pointer, f.offset, f.length] for f in sample.expected]
        print(json.dumps([sample.kind, findings == expected, counts({27: data}, in_folder=False)["IV_NODE_DEEP"][1]]))
"""
    lines = run(checkout, "python", "-c", script).splitlines()
    assert [json.loads(line) for line in lines] == [["fail", True, 1], ["pass", True, 0]]


def test_the_text_of_the_rule_is_found(checkout: Path) -> None:
    explained = run(checkout, "navspec", "explain", "IV_NODE_DEEP")
    assert "A node does not lie deeper than 64 m below the sea." in explained
    assert "What repair does\n  Raise the node to 64 m below the sea.\n" in explained


def test_the_repair_makes_what_its_case_expects(checkout: Path) -> None:
    script = """
from builders.repairs_iv import CASES
import navspec
(case,) = [case for case in CASES if case.codes == ("IV_NODE_DEEP",)]
outcome = case.build()
((name, damaged),), (after,) = outcome.before.items(), outcome.after.values()
repaired = navspec.repair(damaged, name=name)
print(repaired.files[0].data == after)
"""
    assert run(checkout, "python", "-c", script) == "True\n"


def test_the_page_of_the_language_is_written(checkout: Path) -> None:
    script = """
from pathlib import Path
from navspec_build.packages import language, write
folder = Path("zig")
folder.mkdir()
write(language("zig"), [], folder, "0.1.0", "the licence")
print((folder / "README.md").read_text())
"""
    page = run(checkout, "python", "-c", script)
    for text in ("Zig", "const parsed = try GtaSaPaths", "The runtime of Kaitai Struct for Zig.", "error.EndOfStream"):
        assert text in page


def test_labels_of_evidence_are_those_of_the_specs() -> None:
    section = TEXT.partition("## Report a fact")[2].partition("\n## ")[0]
    from typing import get_args

    from navspec.records.report import Evidence

    assert tuple(re.findall(r"^\| `(\w+)`", section, re.MULTILINE)) == get_args(Evidence)
