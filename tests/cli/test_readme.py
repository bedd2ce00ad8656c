"""README and guides show what commands print, and their Python runs."""

from __future__ import annotations

import re
import shlex
import shutil
import struct
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import navspec
from formats import families
from navspec.cli import cli

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [README, *(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").rglob("*.md")))]
COMMANDS = {command: shown for family in families().values() for command, shown in family.commands.items()}


def blocks(language: str, *pages: str) -> list[str]:
    text = "\n".join(pages or PAGES)
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def programs() -> list[str]:
    return blocks("python", (ROOT / "docs" / "python.md").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the commands name."""
    folder = tmp_path_factory.mktemp("readme")
    for family in families().values():
        for name, data in family.readme().items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    return folder


@pytest.fixture
def folder(named: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of it to work in."""
    shutil.copytree(named, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(command: str) -> Result:
    return CliRunner().invoke(cli, shlex.split(command), prog_name="navspec")


@pytest.mark.usefixtures("folder")
def test_the_output_of_the_demo() -> None:
    shown = blocks("console")[0].splitlines()
    assert shown[:2] == [
        "$ make demo",
        "wrote 64 path files of a small city with 12 planted faults to build/demo",
    ]
    done = run("check build/demo")
    printed = iter(done.stdout.splitlines())
    for line in shown[2:]:
        if line != "...":
            assert line in printed, line
    assert next(printed, None) is None, "the last line of both is the same"
    assert done.exit_code == 1


@pytest.mark.usefixtures("folder")
def test_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    program, _ = programs()
    exec(compile(program, "python.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == [
        "507 nodes, 17 on dead ends",
        "13 repairs, 0 errors left",
        "64 files, 0 values lost",
        "/nodes/5/flags/switched_off_original copy switched_off to switched_off_original",
        "False 72",
        "<Report of 64 files: 5 errors, 17 warnings, 1 info>",
    ]


@pytest.mark.usefixtures("folder")
def test_the_graph(capsys: pytest.CaptureFixture[str]) -> None:
    _, program = programs()
    exec(compile(program, "python.md", "exec"), {})
    network, first, parts, steps = capsys.readouterr().out.splitlines()
    files = [path.read_bytes() for path in Path("build/demo").iterdir()]
    flags = [data[44 + 28 * node] for data in files for node in range(struct.unpack_from("<5I", data)[1])]
    vehicles = sum(not flag & 0x80 for flag in flags)  # the others are for boats
    assert network.startswith(f"<Graph of gta_sa_paths: {vehicles} nodes, ")
    assert " in m with source, target, kind, " in network
    assert first.endswith("['vehicle']")
    assert parts.startswith(f"({vehicles}, {vehicles}) ")
    assert steps == "1762 23 [-892.125, 781.875, 33.25] None"


def test_the_settings(folder: Path) -> None:
    before = run("check my_paths/NODES28.DAT my_paths/NODES34.DAT").stdout
    (folder / "navspec.toml").write_text("".join(blocks("toml")), encoding="utf-8")
    assert "SA_PATHS_NODE_ID" in before
    assert run("check my_paths/NODES28.DAT my_paths/NODES34.DAT").stdout.endswith(
        "2 files, 0 errors, 1 warning, 1 suppressed\n"
    )


def _commands() -> list[list[str]]:
    """The commands of each block, in their order, without comments: what one writes the next may read.

    Those that serve until they are interrupted have their tests in test_studio.py, those of git in test_git.py.
    """
    result = [
        re.findall(r"^\$ navspec (?!studio|git )(.*?)(?: +#.*)?$", block, re.MULTILINE) for block in blocks("console")
    ]
    return [hit for hit in result if hit]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("commands", _commands(), ids=lambda commands: commands[0])
def test_the_commands(commands: list[str]) -> None:
    for command in commands:
        done, (status, line) = run(command), COMMANDS[command]
        assert line in done.output.splitlines(), (command, done.output[-1000:])
        assert done.exit_code == status, command
        written = re.search(r" -o (\S+)", command)
        assert not written or Path(written[1]).exists(), command


@pytest.mark.usefixtures("folder")
def test_the_python_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("python", README)
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == [
        "<Report of 64 files: 5 errors, 17 warnings, 1 info>",
        "507 nodes",
        "1746",
    ]


def test_the_tasks_of_the_readme_are_commands() -> None:
    tasks = re.findall(r"^\|[^|]+\| `navspec (\S+) .*` \|", README, re.MULTILINE)
    assert len(tasks) == 14
    assert set(tasks) <= set(cli.list_commands(click.Context(cli)))


def test_the_links_lead_somewhere() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", prose):
            assert (path.parent / target).exists(), (path.name, target)


def local_links(page: Path) -> set[Path]:
    """The pages that a page links to."""
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+\.md)", page.read_text(encoding="utf-8"))
    return {path for target in targets if (path := (page.parent / target).resolve()).exists()}


@pytest.mark.parametrize(
    "heading", ["## My save does not load", "## My mesh is broken", "# Make roads", "## Practice files"]
)
def test_newcomers_find_their_page_in_two_clicks(heading: str) -> None:
    first = local_links(ROOT / "README.md")
    second = {path for page in first for path in local_links(page)}
    assert any(f"{heading}\n" in path.read_text(encoding="utf-8") for path in first | second)


def test_only_commands_of_the_pages_are_expected() -> None:
    assert COMMANDS.keys() == {command for commands in _commands() for command in commands}


@pytest.mark.parametrize("family", families())
def test_the_number_of_rules(family: str) -> None:
    assert f"| {len(navspec.rules(family))} rules |" in README


def test_the_number_of_all_rules() -> None:
    assert f" {len(navspec.rules())} rules, each with" in README
