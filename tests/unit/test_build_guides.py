"""Guides are followed: what they run is run, what that prints stands in them, and what it draws is beside them."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from builders.gta_sa_paths import valid_city, write_files
from navspec.cli import cli
from navspec.spec.ksy.compile import SpecError
from navspec_build.docs import guide_files
from navspec_build.guides import follow_guide
from navspec_build.paths import HERE


def guide(folder: Path, text: str) -> Path:
    path = folder / "a_guide.md"
    path.write_text(f"# A guide\n\n{text}", encoding="utf-8")
    return path


def test_what_is_run_is_shown_with_what_it_prints(tmp_path: Path) -> None:
    path = guide(
        tmp_path,
        "Some words.\n\n<!-- do\nx = 3\n-->\n\n```python\nprint(x + 1)\n```\n\n```console\n$ navspec schema nothing  # exit 2\n"
        "$ navspec explain SA_PATHS_NODE_ID\n```\n\n```text\nnot run\n```\n",
    )
    built = follow_guide(path)
    assert (built.name, built.title, built.pictures) == ("a_guide", "A guide", {})
    head, _, commands = built.text.partition("```console\n")
    assert head == "Some words.\n\n```python\nprint(x + 1)\n```\n\n```text\n4\n```\n\n"
    assert commands.startswith(
        "$ navspec schema nothing\n$ navspec explain SA_PATHS_NODE_ID\nSA_PATHS_NODE_ID\n  The id of a node is not its row"
    )
    assert commands.endswith("```\n\n```text\nnot run\n```\n")


def test_of_long_output_the_middle_is_left_out(tmp_path: Path) -> None:
    lines = follow_guide(guide(tmp_path, "```console\n$ navspec rules\n```\n")).text.splitlines()
    assert len(lines) == 3 + 14
    assert lines[-3] == "..."


def test_pictures_are_kept_beside_the_page(tmp_path: Path) -> None:
    write_files(tmp_path / "city", valid_city().files())
    text = f"```console\n$ navspec export {tmp_path / 'city'} -o map.svg\n```\n\n![The map](map.svg)\n"
    built = follow_guide(guide(tmp_path, text))
    assert "![The map](pictures/a_guide_map.svg)" in built.text
    assert list(built.pictures) == ["a_guide_map.svg"]
    assert built.pictures["a_guide_map.svg"].startswith(b"<?xml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("```python\n1 / 0\n```\n", "a_guide.md: ZeroDivisionError: division by zero, in\n1 / 0"),
        ("```console\n$ navspec info nowhere\n```\n", "a_guide.md: 'navspec info nowhere' ends with 2:"),
        ("```console\n$ rm -r everything\n```\n", "a_guide.md: only navspec is run, not rm"),
        ("![A map](map.svg)\n", "a_guide.md: nothing has made the picture map.svg"),
    ],
)
def test_a_guide_that_cannot_be_followed_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(SpecError) as raised:
        follow_guide(guide(tmp_path, text))
    assert str(raised.value).startswith(said)


def test_the_guides_are_what_following_them_gives() -> None:
    built = guide_files(HERE)
    assert {"first_road_blender", "first_road_python", "first_road_qgis", "windows"} <= {
        path.stem for path in HERE.guides
    }
    assert [name for name, data in built.items() if (HERE.root / name).read_bytes() != data] == []


def test_every_block_of_python_has_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader may run each as a program of its own, in the order of the page."""
    monkeypatch.chdir(tmp_path)
    (path,) = (path for path in HERE.guides if path.stem == "first_road_python")
    pattern = r"^(?:```(?:python|console)|<!-- do)\n(.*?)^(?:```|-->)\n"
    blocks = re.findall(pattern, path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 7
    for block in blocks:
        if not block.startswith("$ "):
            exec(compile(block, path.name, "exec"), {"__name__": "__main__"})
            continue
        for line in block.splitlines():
            command, _, expected = line.partition("  # exit ")
            done = CliRunner().invoke(cli, shlex.split(command)[2:])
            assert done.exit_code == int(expected or 0), done.output


def test_the_commands_for_windows_are_there() -> None:
    """They are not run, for they are those of another shell; but every command, option and extra in them exists."""
    text = next(path for path in HERE.guides if path.stem == "windows").read_text(encoding="utf-8")
    lines = [
        each.split()
        for each in re.findall(r"(?:^|`|\.pyz )(?:navspec )?((?:check|extract|repair|set|studio) [^`\n]+)", text)
    ]
    assert len(lines) >= 5
    context = click.Context(cli)
    for name, *arguments in lines:
        command = cli.get_command(context, name)
        assert command is not None
        spellings = {spelling for param in command.params for spelling in param.opts}
        assert {argument for argument in arguments if argument.startswith("-") and argument != "-"} <= spellings, name
    extras = re.findall(r"\[(studio)\]", text)
    project = tomllib.loads((HERE.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(extras) <= set(project["optional-dependencies"])


def test_the_roads_are_in_the_pictures() -> None:
    """As many lines of each kind as the city has, and one more for each piece of the road."""
    built = guide_files(HERE)
    for name, roads in (("qgis", 264), ("blender", 219)):
        assert f"lines: vehicle ({roads})" in built[f"generated/docs/pictures/first_road_{name}_city.svg"].decode(), (
            name
        )


def test_the_hashes_of_the_original_files_are_on_their_page() -> None:
    text = next(path for path in HERE.guides if path.stem == "original_roads").read_text(encoding="utf-8")
    hashes = (HERE.root / "tests" / "data" / "gta_sa_paths_original.sha256").read_text(encoding="ascii")
    assert text.endswith(f"```text\n{hashes}```\n")
    assert len(hashes.splitlines()) == 64


def test_pictures_of_the_original_compiler_show_what_it_does() -> None:
    """Of the crossroads: 17 nodes, 5 joints, and the lights of three streets and of the crossing."""
    (path,) = (path for path in HERE.guides if path.stem == "original_roads")
    pictures = {name: data.decode() for name, data in follow_guide(path).pictures.items()}
    assert set(pictures) == {f"original_roads_{step}.svg" for step in ("groups", "joints", "squares", "lights")}
    squares = re.findall(r">(\d+/\d+)</text>", pictures["original_roads_squares.svg"])
    assert sorted(squares) == sorted(
        [f"35/{number}" for number in range(8)] + [f"36/{number}" for number in range(7)] + ["27/0", "27/1"]
    )
    assert len(re.findall(r">\d</text>", pictures["original_roads_joints.svg"])) == 5
    assert pictures["original_roads_lights.svg"].count('stroke="#e08e0b" stroke-width="4"') == 4
