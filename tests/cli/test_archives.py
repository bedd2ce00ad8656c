"""Archives on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from builders import gta_img
from builders.gta_sa_paths import smallest

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]
NODES = smallest().to_bytes()


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A model and a node file as `gta3.img` in the working folder."""
    path = tmp_path / "gta3.img"
    path.write_bytes(gta_img.small().to_bytes())
    return path


def test_extract(run: Run, archive: Path, validated: Validated) -> None:
    result = run("extract", "gta3.img", "-o", "out", "--format", "json")
    assert validated("extract", result.stdout) == {
        "archive": "gta3.img",
        "files": [
            {
                "name": "Nodes0.dat",
                "path": str(Path("out", "Nodes0.dat")),
                "format": "gta_sa_paths",
                "variant": "classic",
                "size": 1548,
                "notes": [],
            }
        ],
        "passed_over": [],
        "summary": {"entries": 2, "written": 1, "passed_over": 0},
    }
    assert (archive.parent / "out" / "Nodes0.dat").read_bytes() == NODES
    error = run("extract", "gta3.img", "-o", "out", status=2).stderr
    assert error == f"navspec: {Path('out', 'Nodes0.dat')} exists; use force (--force) to replace it\n"
    text = run("extract", "gta3.img", "NODES?.dat", "-o", "out", "--force").stdout
    assert text == f"{Path('out', 'Nodes0.dat')}: gta_sa_paths classic, 1,548 bytes\n1 file of 2 written\n"
    assert run("extract", "gta3.img", "-o", "out", "--force", "--quiet").stdout == "1 file of 2 written\n"
    piped = run("extract", "-", "-o", "other", "--format", "json", data=archive.read_bytes())
    assert validated("extract", piped.stdout)["archive"] == "-"


def test_extract_passes_over(run: Run, archive: Path, validated: Validated) -> None:
    text = run("extract", "gta3.img", "infernus.dff", "nodes0.dat", "-o", "out", status=1).stdout
    assert text.splitlines()[1:] == [
        "skipped infernus.dff: no known format fits",
        "1 file of 2 written, 1 skipped",
    ]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (
            ["gta3.img", "node0.dat", "-o", "out"],
            "no file of the archive is called 'node0.dat'; did you mean Nodes0.dat?",
        ),
        (["gta3.img", "*.nav", "-o", "out"], "no file of the archive is called '*.nav'"),
        (["gta3.img", "*.dff", "-o", "out"], "gta3.img holds no file of a format that navspec knows"),
        (["other.dat", "-o", "out"], "other.dat is not an archive that navspec knows"),
        (["none.img", "-o", "out"], "none.img: there is no such file"),
        ([".", "-o", "out"], ".: this is a folder; name one file"),
        (["gta3.img", "-o", "other.dat"], "other.dat is a file; name a folder to write into"),
        (["gta3.img"], "-o/--output is missing"),
    ],
)
def test_extract_refuses(arguments: list[str], text: str, run: Run, archive: Path) -> None:
    (archive.parent / "other.dat").write_bytes(NODES)
    result = run("extract", *arguments, status=2)
    assert result.stdout == ""
    assert text in result.stderr
    assert sorted(path.name for path in archive.parent.iterdir()) == ["gta3.img", "other.dat"]


def test_check_and_info(run: Run, archive: Path, validated: Validated) -> None:
    report = validated("check", run("check", "gta3.img", "--ignore", "SA_PATHS_SET", "--format", "json").stdout)
    assert [(input_["path"], input_["size"]) for input_ in report["inputs"]] == [
        ("gta3.img", 8192),
        ("gta3.img:Nodes0.dat", 2048),
    ]
    assert [(set_["path"], set_["files"]) for set_ in report["sets"]] == [("gta3.img", 1)]
    assert report["findings"] == []
    lines = run("info", "gta3.img:nodes0.dat").stdout.splitlines()
    assert lines[0] == "gta3.img:Nodes0.dat: gta_sa_paths classic, 2,048 bytes"
    record = validated("info", run("info", "gta3.img", "--format", "json").stdout)
    assert record["files"][0]["info"] == {"entries": 2, "sectors": 3, "sets": ["gta_sa_paths"]}
    text = run("info", "gta3.img", "--as", "gta_img").stdout
    assert text == ("gta3.img: gta_img ver2, 8,192 bytes\n  entries  2\n  sectors  3\n  sets     gta_sa_paths\n")
    piped = validated("check", run("check", "-", "--format", "json", data=archive.read_bytes()).stdout)
    assert [input_["path"] for input_ in piped["inputs"]] == ["-", "Nodes0.dat"]


def test_roundtrip_dump_and_diff(run: Run, archive: Path, validated: Validated) -> None:
    record = validated("roundtrip", run("roundtrip", "gta3.img", "--format", "json").stdout)
    assert [(file["path"], file["size"], file["tree"], file["tables"]) for file in record["files"]] == [
        ("gta3.img", 8192, "identical", "identical"),
        ("gta3.img:Nodes0.dat", 2048, "identical", "identical"),
    ]
    (archive.parent / "Nodes0.dat").write_bytes(NODES)
    assert run("roundtrip", ".").stdout == "3 files, 3 identical\n"
    assert run("diff", "gta3.img:nodes0.dat", "Nodes0.dat").stdout == "1 file, 1 identical\n"
    run("dump", "gta3.img:NODES0.dat", "-o", "out.json")
    run("build", "out.json", "-o", "out.dat")
    assert (archive.parent / "out.dat").read_bytes() == gta_img.filled(NODES)


@pytest.mark.parametrize("command", ["check", "info", "roundtrip", "dump"])
def test_files_that_are_not_in_the_archive(command: str, run: Run, archive: Path) -> None:
    result = run(command, "gta3.img:nodes1.dat", status=2)
    assert result.stderr == ("navspec: gta3.img: there is no 'nodes1.dat' in this archive; did you mean Nodes0.dat?\n")


def test_build_into_an_archive(run: Run, archive: Path) -> None:
    before = archive.read_bytes()
    (archive.parent / "nodes.json").write_text(run("dump", "gta3.img:nodes0.dat").stdout)
    error = run("build", "nodes.json", "-o", "gta3.img:nodes0.dat", status=2).stderr
    assert error == "navspec: gta3.img:nodes0.dat exists; use force (--force) to replace it\n"
    run("build", "nodes.json", "-o", "gta3.img:nodes0.dat", "--force")
    assert archive.read_bytes() == before
    run("build", "nodes.json", "-o", "gta3.img:nodes1.dat")
    run("extract", "gta3.img", "nodes1.dat", "-o", "out")
    assert (archive.parent / "out" / "nodes1.dat").read_bytes() == NODES
    error = run("check", "gta3.img", "-o", "gta3.img:report.txt", status=2).stderr
    assert "gta3.img is a file, and nothing is written into it in this way" in error


def test_pack(run: Run, archive: Path, validated: Validated) -> None:
    loose = archive.parent / "loose"
    loose.mkdir()
    (loose / "nodes1.dat").write_bytes(NODES)
    (loose / "nodes0.dat").write_bytes(NODES[:-1] + b"\x01")
    (loose / "nodes0.dat.bak").write_bytes(b"old")
    text = run("pack", "loose", "-o", "new.img", "--base", "gta3.img").stdout
    assert text == (
        "skipped nodes0.dat.bak: a backup\n"
        "  Nodes0.dat: 2,048 bytes, stays at its place\n"
        "  nodes1.dat: new, 2,048 bytes at byte 8,192\n"
        "wrote new.img: 3 files, 1 changed, 1 new, 1 as they were, 8,192 \u2192 10,240 bytes\n"
    )
    assert run("pack", "loose", "-o", "new.img", status=2).stderr == (
        "navspec: new.img exists; use force (--force) to replace it\n"
    )
    result = run("pack", "loose", "-o", "new.img", "--force", "--format", "json")
    assert validated("pack", result.stdout) == {
        "archive": "new.img",
        "base": "",
        "format": "gta_img",
        "entries": 2,
        "old_size": 0,
        "size": 6144,
        "files": [
            {"name": name, "state": "added", "old_offset": None, "old_size": None, "offset": at, "size": 2048}
            for name, at in (("nodes0.dat", 2048), ("nodes1.dat", 4096))
        ],
        "passed_over": [{"name": "nodes0.dat.bak", "reason": "a backup"}],
        "written": True,
        "backup": "new.img.bak",
        "summary": {"entries": 2, "changed": 0, "added": 2, "removed": 0, "unchanged": 0, "elsewhere": 0},
    }
    short = run("pack", "loose", "-o", "iv.img", "--as", "gta_img3", "-q").stdout
    assert short == "wrote iv.img: 2 files, 2 new, 6,144 bytes\n"
