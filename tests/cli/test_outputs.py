"""Where results go: never over what was read, and never where somebody else's link leads."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from builders import gta_img, source_bsp, source_nav
from builders.gta_sa_paths import file_name, smallest

Run = Callable[..., Result]
DATA = smallest().to_bytes()
NAME = file_name(0)
HOSTILE = "a\n::error::injected \x1b]0;title\x07 \u202egnp.nav"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A node file, other names of it, an archive with one, a list, and a base."""
    (tmp_path / NAME).write_bytes(DATA)
    (tmp_path / "link").symlink_to(NAME)
    os.link(tmp_path / NAME, tmp_path / "name")
    (tmp_path / "list.txt").write_text(NAME)
    (tmp_path / "gta3.img").write_bytes(gta_img.small().to_bytes())
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / NAME).write_bytes(DATA)
    return tmp_path


@pytest.mark.parametrize(
    "line",
    [
        f"check {NAME} -o {NAME}",
        f"check {NAME} -o link",
        f"check {NAME} -o name",
        f"check link -o ./{NAME}",
        "check @list.txt -o list.txt",
        f"check @list.txt -o {NAME}",
        f"check in -o in/{NAME}",
        f"check {NAME} --base in -o in/{NAME}",
        "check gta3.img:nodes0.dat -o gta3.img",
        f"info {NAME} -o {NAME}",
        f"dump {NAME} -o {NAME}",
        f"dump {NAME} -o name",
        f"ls {NAME} -o {NAME}",
        f"get {NAME} /nodes/0/flags -o {NAME}",
        f"diff {NAME} in/{NAME} -o in/{NAME}",
        f"roundtrip in -o in/{NAME}",
        f"census in -o in/{NAME}",
        "build list.txt -o list.txt",
    ],
)
def test_no_output_takes_the_place_of_an_input(line: str, run: Run, folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    error = run(*line.split(), "--force", status=2).stderr
    assert "is one of the files that are read; name another file with -o" in error
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_a_report_may_lie_in_the_folder_that_it_is_about(run: Run, folder: Path) -> None:
    for _ in range(2):
        run("check", "in", "-o", "in/report.txt", "--force", "--fail-on", "never")
    assert (folder / "in" / "report.txt").is_file()


def test_extract_does_not_take_the_place_of_its_archive(run: Run, folder: Path) -> None:
    (folder / NAME).unlink()
    (folder / "gta3.img").rename(folder / "Nodes0.dat")
    before = (folder / "Nodes0.dat").read_bytes()
    message = run("extract", "Nodes0.dat", "-o", ".", "--force", status=1).stdout
    assert "skipped nodes0.dat: it would take the place of the file that it comes from" in message.lower()
    assert (folder / "Nodes0.dat").read_bytes() == before


def test_extract_follows_no_link(run: Run, folder: Path) -> None:
    (folder / "out").mkdir()
    (folder / "victim").write_bytes(b"mine")
    (folder / "out" / "Nodes0.dat").symlink_to("../victim")
    message = run("extract", "gta3.img", "-o", "out", "--force", status=1).stdout
    assert "is a link, and nothing is written where it leads; remove it" in message
    assert (folder / "victim").read_bytes() == b"mine"


@pytest.mark.parametrize("linked", [f"out/{NAME}", "out"])
def test_a_folder_of_results_is_not_left_through_a_link(linked: str, run: Run, folder: Path) -> None:
    (folder / "far").mkdir()
    (folder / "far" / NAME).write_bytes(b"mine")
    if linked == "out":  # a folder that was named may be a link, one below it not
        (folder / "some" / "out").mkdir(parents=True)
        (folder / "some" / "out" / NAME).write_bytes(DATA)
        (folder / "results").mkdir()
        (folder / "results" / "out").symlink_to("../far")
        run("repair", "some", "-o", "results", "--force", status=2)
        assert (folder / "far" / NAME).read_bytes() == b"mine"
        (folder / "named").symlink_to("far")
        run("convert", NAME, "in", "--to", "fla4", "--allow-loss", "-o", "named", "--force", status=2)
        run("repair", "some/out", "-o", "named", "--force")
        assert (folder / "far" / NAME).read_bytes() != b"mine"
    else:
        (folder / "out").mkdir()
        (folder / linked).symlink_to(f"../far/{NAME}")
        error = run("repair", "in", "-o", "out", "--force", status=2).stderr
        assert "this is a link, and nothing is written where it leads; remove it first" in error
        assert (folder / "far" / NAME).read_bytes() == b"mine"


def test_extract_survives_one_bad_name(run: Run, tmp_path: Path) -> None:
    mesh = source_nav.example()
    files = {"maps/good.nav": mesh, f"maps/{'x' * 300}.nav": mesh, f"maps/{'ä' * 126}.nav": mesh}
    (tmp_path / "map.bsp").write_bytes(source_bsp.bsp(source_bsp.zipped(files)))
    message = run("extract", "map.bsp", "-o", "out", status=1).stdout
    assert message.count("its name is too long for a folder") == 2
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["good.nav"]


@pytest.mark.filterwarnings("always")
def test_a_hard_link_that_is_broken_is_told(run: Run, folder: Path) -> None:
    error = run("set", NAME, "/nodes/0/path_width=1", "--allow-invalid", "-q").stderr
    assert error == f"navspec: {NAME} had other names (hard links); they still lead to what was there before\n"
    assert (folder / "name").read_bytes() == DATA != (folder / NAME).read_bytes()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only the superuser gives files away")
def test_owner_group_and_rights_stay(run: Run, folder: Path) -> None:
    path = folder / "in" / NAME
    os.chown(path, 1234, 2345)
    path.chmod(0o640)
    run("set", path, "/nodes/0/path_width=1", "--allow-invalid")
    result = path.stat()
    assert (result.st_uid, result.st_gid, result.st_mode & 0o777) == (1234, 2345, 0o640)


@pytest.mark.parametrize(
    "line",
    ["info {}", "census {}", "ls {}", "get {} /x", "set {} /x=1", "dump {}", "extract {} -o out", "check {}",
     "check {} --format github", "check {} --format junit", "repair {}", "convert {} --to 16.0", "roundtrip {}",
     "check {} {}x", "build {} -o x"],
)  # fmt: skip
def test_no_name_of_a_file_steers_a_terminal_or_a_log(line: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / HOSTILE).write_bytes(b"\xce\xfa\xed\xfe\x63\0\0\0")
    arguments = [HOSTILE.join(text.split("{}")) for text in line.split(" ")]
    from click.testing import CliRunner

    from navspec.cli import cli

    result = CliRunner().invoke(cli, arguments, prog_name="navspec")
    assert result.exit_code in (0, 1, 2)
    lines = result.output.split("\n")
    assert not [line for line in lines if line.startswith("::error::")]
    assert not [character for character in result.output if not character.isprintable() and character != "\n"]
    assert "\\u202e" in result.output


def test_text_is_not_wider_than_people_can_read(run: Run, tmp_path: Path) -> None:
    names = [b"x" * 60_000, *(b"n%d" % number for number in range(3_000))]
    mesh = source_nav.Mesh(
        16, 0, places=names, areas=[source_nav.Area(number + 1, place_index=number + 1) for number in range(3_001)]
    )
    (tmp_path / "m.nav").write_bytes(mesh.pack())
    (tmp_path / "n.nav").write_bytes(mesh.pack())
    for line in ("info m.nav", "info .", "ls m.nav /places", "check m.nav --fail-on never"):
        text = run(*line.split()).stdout
        assert len(text) < 250_000
        assert max(map(len, text.split("\n"))) < 10_000
    assert len(run("get", "m.nav", "/places/0/name").stdout) > 60_000


def test_a_list_without_end(run: Run, tmp_path: Path) -> None:
    os.truncate(os.open(tmp_path / "list", os.O_CREAT | os.O_WRONLY), 1 << 34)
    error = run("check", "@list", status=2).stderr
    assert error == "navspec: list: no list of paths, it has more than 16,777,216 bytes\n"


def test_what_is_too_large_is_not_hashed(run: Run, tmp_path: Path) -> None:
    os.truncate(os.open(tmp_path / "x.nav", os.O_CREAT | os.O_WRONLY), 1 << 40)
    report = json.loads(run("check", "x.nav", "--format", "json", status=1).stdout)
    assert [(input_["size"], input_["sha256"], input_["status"]) for input_ in report["inputs"]] == [
        (1 << 40, "", "unreadable")
    ]
