"""Whoever is killed while writing leaves what was there, or all of what was to be.

Each of its steps is such a point.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import navspec
from builders import gta_img
from builders.gta_sa_paths import border_city, smallest
from crash.killing import steps
from navspec.cli import cli
from navspec.disk.atomic_write import write_bytes
from sweeps import some

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or sys.platform == "darwin", reason="needs a process that forks"
)

Files = dict[str, bytes]
OLD = b"an older one"
NODE_ID = 40
"""Where the number of the first node stands."""


def two_files() -> Files:
    """Files of a set with a way from one to the other."""
    return {name: data for name, data in border_city().files().items() if struct.unpack_from("<I", data)[0]}


def damaged() -> Files:
    """The same, in each of which a repair sets a number right."""
    wrong = struct.pack("<H", 999)
    return {name: data[:NODE_ID] + wrong + data[NODE_ID + 2 :] for name, data in two_files().items()}


@dataclass(frozen=True)
class Command:
    """One that writes: what is there before, as paths in a folder, and its words, in which `@` stands for that folder.

    `again` are the words of the next run, where that is not told to replace what the first one wrote.
    """

    files: Callable[[], Files]
    words: str
    again: str = " --force"


def _nodes() -> Files:
    return {"NODES0.DAT": smallest().to_bytes()}


def _dump() -> Files:
    text = navspec.dump(smallest().to_bytes(), readable=True, name="NODES0.DAT")
    return {"nodes.json": text.encode(), "NODES0.DAT": OLD}


def _in_folder(files: Files, *folders: str) -> Files:
    return {f"{folder}/{name}": data for folder in folders for name, data in files.items()}


COMMANDS = {
    "set": Command(_nodes, "set @/NODES0.DAT /nodes/0/flags/speed=fast", ""),
    "set elsewhere": Command(_nodes, "set @/NODES0.DAT /nodes/0/flags/speed=fast -o @/new.dat"),
    "repair": Command(lambda: _in_folder(damaged(), "map"), "repair @/map --select SA_PATHS_NODE_ID --apply", ""),
    "repair elsewhere": Command(
        lambda: _in_folder(damaged(), "map"), "repair @/map --select SA_PATHS_NODE_ID -o @/out"
    ),
    "repair over": Command(
        lambda: _in_folder(damaged(), "map", "out"), "repair @/map --select SA_PATHS_NODE_ID -o @/out --force", ""
    ),
    "convert": Command(lambda: _in_folder(two_files(), "map"), "convert @/map --to ver3 --allow-loss -o @/out"),
    "build": Command(_dump, "build @/nodes.json -o @/NODES0.DAT --force", ""),
    "dump": Command(_nodes, "dump @/NODES0.DAT -o @/nodes.json"),
    "extract": Command(lambda: {"a.img": gta_img.archive(two_files()).to_bytes()}, "extract @/a.img -o @/deep/out"),
    "pack": Command(lambda: _in_folder(two_files(), "map"), "pack @/map -o @/a.img"),
    "set in an archive": Command(
        lambda: {"a.img": gta_img.archive(_nodes()).to_bytes()},
        "set @/a.img:NODES0.DAT /nodes/0/flags/speed=fast",
        "",
    ),
    "check": Command(
        lambda: _nodes() | {"report.json": OLD}, "check @/NODES0.DAT --format json -o @/report.json --force", ""
    ),
}


def run(words: str, folder: Path) -> Result:
    result = CliRunner().invoke(cli, words.replace("@", str(folder)).split())
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result


def write(folder: Path, files: Files) -> Path:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def read(folder: Path) -> Files:
    return {each.relative_to(folder).as_posix(): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def is_litter(name: str) -> bool:
    return Path(name).name.startswith(".navspec.")


def is_kept(name: str) -> bool:
    """A backup."""
    return ".bak" in Path(name).suffix


@pytest.fixture(params=some([*COMMANDS], 4))
def command(request: pytest.FixtureRequest) -> Command:
    return COMMANDS[request.param]


@dataclass(frozen=True)
class Killed:
    """What a command has left that was killed at a point, and what was and would be there."""

    point: int
    folder: Path
    before: Files
    after: Files

    @property
    def written(self) -> list[str]:
        """Files that the command writes, but for backups."""
        return [name for name, data in self.after.items() if self.before.get(name) != data and not is_kept(name)]

    def is_half(self) -> bool:
        """Whether some are new and some are not."""
        left = read(self.folder)
        return {left.get(name) == self.after[name] for name in self.written} == {True, False}


def killed(command: Command, parent: Path) -> Iterator[Killed]:
    """The command killed at each of some points, always in a folder of the same name, for some files tell theirs."""
    before, folder = command.files(), parent / "here"

    def work() -> None:
        result = run(command.words, folder)
        assert result.exit_code == 0, result.output

    write(folder, before)
    work()  # which imports what it needs, so that the others begin with it
    after = read(folder)
    shutil.rmtree(folder)
    count = steps(work, write(folder, before))
    assert count
    assert read(folder) == after
    for point in some(range(count), 4):
        shutil.rmtree(folder)
        write(folder, before)
        assert steps(work, folder, point) is None
        yield Killed(point, folder, before, after)


def demand_whole(each: Killed) -> None:
    """What is left of every file is what was there, or all of what was to be."""
    assert each.written
    assert not any(map(is_litter, each.after))
    left = {name: data for name, data in read(each.folder).items() if not is_litter(name)}
    for name in each.before.keys() | each.after.keys() | left.keys():
        if is_kept(name):
            assert left.get(name) in (None, each.before[name.rpartition(".bak")[0]]), (each.point, name)
        else:
            assert left.get(name) in (each.before.get(name), each.after.get(name)), (each.point, name)


def demand_mended(command: Command, each: Killed) -> None:
    """The next run says what is half written, and writes the rest; a write into a folder leaves no litter there."""
    is_half, before = each.is_half(), read(each.folder)
    looked_at = run("check @", each.folder).output
    assert ("WRITE_INTERRUPTED" in looked_at) == is_half, (each.point, looked_at)
    assert read(each.folder) == before, (each.point, "a check deletes nothing")
    result = run(command.words + command.again, each.folder)
    assert result.exit_code == 0 or is_half, (each.point, result.output)
    found = read(each.folder)
    assert {name: found.get(name) for name in each.written} == {name: each.after[name] for name in each.written}
    for folder in {(each.folder / name).parent for name in found if is_litter(name)}:
        write_bytes(b"", folder / "other")  # the second run had nothing to write
    assert not [name for name in read(each.folder) if is_litter(name)], each.point


def test_who_is_killed_leaves_what_is_whole_and_can_be_mended(command: Command, tmp_path: Path) -> None:
    for each in killed(command, tmp_path):
        demand_whole(each)
        demand_mended(command, each)
