"""`navspec convert`: what it lists, what it writes, and when it writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from builders import gta_img, source_nav
from builders import gta_sa_paths as classic
from builders import gta_sa_paths_fla as fla

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A file of which the game's own format keeps not all."""
    path = tmp_path / "NODES0.DAT"
    data = bytearray(fla.to_bytes(classic.smallest()))
    data[28 + 42 : 28 + 44] = b"\x05\x00"
    path.write_bytes(data)
    return path


def test_it_lists_what_it_would_do(run: Run, city: Path, validated: Validated) -> None:
    before = {path.name for path in city.iterdir()}
    result = run("convert", "good", "--to", "fla4")
    assert result.stdout == (
        "good: 64 files → gta_sa_paths_fla:fla4, map size 6000\n"
        "\n"
        "64 files, 64 converted\n"
        "nothing is written; say where the new files go with -o\n"
    )
    assert result.stderr == ""
    assert {path.name for path in city.iterdir()} == before
    record = validated("convert", run("convert", "good", "--to", "fla4", "--format", "json").stdout)
    assert record["summary"]["converted"] == 64
    assert record["summary"]["written"] == 0
    assert {file["written"] for file in record["files"]} == {""}


def test_a_folder(run: Run, city: Path, validated: Validated) -> None:
    text = run("convert", "good", "--to", "gta_sa_paths_fla:ver3", "-o", "new/ver3").stdout
    assert text.endswith("64 files, 64 converted\nwritten: 64 files to new/ver3\n")
    assert content(city / "new" / "ver3") == {
        name: fla.converted(data, 3) for name, data in content(city / "good").items()
    }
    run("check", "new/ver3")
    run("convert", "new", "--to", "classic", "-o", "back", "--quiet")
    assert content(city / "back" / "ver3") == content(city / "good")


def test_a_larger_map(run: Run, city: Path, validated: Validated) -> None:
    text = run("convert", "good", "--to", "fla4", "--map-size", "12000", "-o", "wide").stdout
    assert text == (
        "good: 64 files → gta_sa_paths_fla:fla4, map size 6000 → 12000\n"
        "\n"
        "256 files, 64 converted, 192 new and empty\n"
        "written: 256 files to wide\n"
    )
    assert len(content(city / "wide")) == 256
    result = run("convert", "wide", "--to", "classic", "--from-map-size", "12000", "-o", "back", "--format", "json")
    record = validated("convert", result.stdout)
    assert (record["summary"]["converted"], record["summary"]["dropped"]) == (64, 192)
    assert content(city / "back") == content(city / "good")
    error = run("convert", "wide", "--to", "classic", "-o", "wide", "--force", status=2).stderr
    assert error == "navspec: wide: files get other numbers, and the old ones are in there; name another folder\n"


def test_one_file(run: Run, small: Path) -> None:
    run("convert", small.name, "--to", "fla4", "-o", "new.dat")
    assert Path("new.dat").read_bytes() == fla.to_bytes(classic.smallest())
    Path("there").mkdir()
    run("convert", small.name, "--to", "ver2", "-o", "there")
    assert content(Path("there")) == {"NODES0.DAT": fla.to_bytes(classic.smallest(), 2)}


def test_files_of_an_archive(run: Run, city: Path, cities: dict[str, dict[str, bytes]]) -> None:
    """The zeros that fill their last sectors are left in the archive."""
    files = cities["good"]
    (city / "gta3.img").write_bytes(gta_img.archive({**files, "infernus.dff": b"a model"}).to_bytes())
    text = run("convert", "gta3.img", "--to", "fla4", "-o", "new").stdout
    assert text.startswith("gta3.img: 64 files → gta_sa_paths_fla:fla4")
    assert content(city / "new") == {name: fla.converted(data, 4) for name, data in files.items()}
    run("convert", "gta3.img", "--to", "classic", "-o", "same")
    assert content(city / "same") == files
    run("convert", "gta3.img:NODES28.DAT", "--to", "ver2", "-o", "one.dat")
    assert (city / "one.dat").read_bytes() == fla.converted(files["NODES28.DAT"], 2)


def test_stdin(run: Run, tmp_path: Path, validated: Validated) -> None:
    data = classic.smallest().to_bytes()
    result = run("convert", "-", "--to", "fla4", "--name", "NODES0.DAT", "-o", "new.dat", "--format", "json", data=data)
    [file] = validated("convert", result.stdout)["files"]
    assert (file["path"], file["name"], file["written"]) == ("-", "NODES0.DAT", "new.dat")
    assert (tmp_path / "new.dat").read_bytes() == fla.converted(data, 4)
    assert "not for stdout" in run("convert", "-", "--to", "fla4", "-o", "-", data=data, status=2).stderr


def test_a_loss_is_refused_without_leave(run: Run, odd: Path, validated: Validated) -> None:
    result = run("convert", odd.name, "--to", "classic", "-o", "new.dat", status=1)
    assert result.stdout == (
        "NODES0.DAT: 1 file → gta_sa_paths:classic, map size 6000\n"
        "\n"
        "NODES0.DAT: 1 would be lost\n"
        "  area 0 node 0 has the unused padding 5, which is dropped; converted back it would be 0  /nodes/0/padding, 0x46\n"
        "\n"
        "1 file, 1 converted, 1 value lost\n"
        "refused: 1 value would be lost; add --allow-loss to accept losses; nothing is written\n"
    )
    assert not Path("new.dat").exists()
    record = validated("convert", run("convert", odd.name, "--to", "classic", "--format", "json", status=1).stdout)
    assert record["summary"]["refused"] == ["1 value would be lost"]
    [loss] = record["losses"]
    assert (loss["path"], loss["pointer"], loss["value"], loss["becomes"]) == ("NODES0.DAT", "/nodes/0/padding", 5, 0)
    text = run("convert", odd.name, "--to", "classic", "-o", "new.dat", "--allow-loss").stdout
    assert "NODES0.DAT: 1 lost\n" in text
    assert Path("new.dat").read_bytes() == classic.smallest().to_bytes()


def test_nothing_is_written_where_one_file_cannot_be_held(run: Run, tmp_path: Path, validated: Validated) -> None:
    border = classic.border_city().areas()
    border[1].nodes[2].x = 32768
    classic.write_files(tmp_path / "set", {f"NODES{area}.DAT": fla.to_bytes(border[area]) for area in (0, 1)})
    result = run("convert", "set", "--to", "classic", "-o", "new", "--allow-loss", status=1)
    assert "set/NODES1.DAT: 1 cannot be held\n  area 1 node 2 lies at x = 4096.0" in result.stdout.replace("\\", "/")
    assert "\nWhat to do\n  Fix: Keep a variant of the limit adjuster" in result.stdout
    assert result.stdout.endswith("2 files, 2 not converted\nrefused: 1 value cannot be held; nothing is written\n")
    assert "Fix" not in run("convert", "set", "--to", "classic", "--quiet", status=1).stdout
    assert not (tmp_path / "new").exists()
    record = validated("convert", run("convert", "set", "--to", "classic", "--format", "json", status=1).stdout)
    assert record["obstacles"][0]["value"] == 4096.0


def test_files_that_are_there_stay(run: Run, city: Path) -> None:
    classic.write_files(city / "out", {"NODES5.DAT": b"mine"})
    result = run("convert", "good", "--to", "fla4", "-o", "out", status=2)
    assert "NODES5.DAT exists; use force (--force) to replace it" in result.stderr
    assert content(city / "out") == {"NODES5.DAT": b"mine"}
    run("convert", "good", "--to", "fla4", "-o", "out", "--force")
    assert len(content(city / "out")) == 64
    (city / "file").write_bytes(b"mine")
    assert "file is a file; name a folder" in run("convert", "good", "--to", "fla4", "-o", "file", status=2).stderr


def test_files_that_cannot_be_read(run: Run, city: Path, validated: Validated) -> None:
    broken, second = city / "good" / "NODES3.DAT", city / "x.bin"
    broken.write_bytes(broken.read_bytes()[:10])
    second.write_bytes(b"something else")
    result = run("convert", "good", "x.bin", "--to", "fla4", "-o", "out", "--format", "json", status=1)
    record = validated("convert", result.stdout)
    assert record["summary"]["refused"] == ["2 files cannot be read"]
    assert {file["state"] for file in record["files"] if not file["new_size"]} == {"unreadable", "unknown_format"}
    assert {unread_file["code"] for unread_file in record["unread"]} == {"SA_PATHS_FILE_TRUNCATED", "FORMAT_UNKNOWN"}
    assert not (city / "out").exists()
    text = run("convert", "good", "--to", "fla4", status=1).stdout
    assert "NODES3.DAT: 1 cannot be read\n  error SA_PATHS_FILE_TRUNCATED: " in text


def test_targets_and_settings_that_do_not_exist(run: Run, city: Path) -> None:
    error = run("convert", "good", "--to", "fla", status=2).stderr
    assert error == (
        "navspec: files of gta_sa_paths cannot be converted to 'fla'; did you mean fla4?; it can be converted to "
        "gta_sa_paths:classic, gta_sa_paths_fla:ver2, gta_sa_paths_fla:ver3, gta_sa_paths_fla:fla4, "
        "gta_iv_paths:gta_iv (gta_iv_paths)\n"
    )
    assert "no map has a size of 7" in run("convert", "good", "--to", "fla4", "--map-size", "7", status=2).stderr
    assert "--to" in run("convert", "good", status=2).stderr


def test_what_is_as_it_should_be_already(run: Run, city: Path) -> None:
    text = run("convert", "good", "--to", "classic", "-o", "same").stdout
    assert "64 files, 64 as they should be already\n" in text
    assert content(city / "same") == content(city / "good")


def test_two_files_of_one_name(run: Run, city: Path) -> None:
    error = run("convert", "good", "bad", "--to", "fla4", "-o", "out", status=2).stderr
    assert "two files would be written here" in error
    assert not (city / "out").exists()


def test_a_mesh_for_another_game(run: Run, tmp_path: Path, validated: Validated) -> None:
    """Losses of every kind are shown, and how many more there are."""
    mesh = source_nav.mesh(16, 1, "cs")
    mesh.areas[2].visible, mesh.areas[3].visible = [(7, 2)], [(4, 2)]  # as all areas of Left 4 Dead see themselves
    (tmp_path / "de_test.nav").write_bytes(mesh.pack())
    text = run("convert", "de_test.nav", "--to", "l4d2", "-o", "new.nav", status=1).stdout
    assert text == (
        "de_test.nav: 1 file → source_nav:16.14\n"
        "  Left 4 Dead needs spawn attributes, which only a person can give: mark the start, safe rooms, the finale and "
        "places without infected in the editor of the game\n"
        "\n"
        "de_test.nav: 5 would be lost\n"
        "  area 1 loses the earliest times 1.5, 2.5  /areas/0/earliest_occupy_time, 0x8D\n"
        "  area 2 loses the earliest times 1.5, 2.5  /areas/1/earliest_occupy_time, 0x13D\n"
        "  … and 2 more of this kind (see --output-format json)\n"
        "  area 2 loses its approaches (2)  /areas/1/cs_approaches, 0x163\n"
        "\n"
        "de_test.nav: 1 new\n"
        "  warning NAV_L4D_NO_START: the mesh has neither a start of the players nor a checkpoint  0x0\n"
        "\n"
        "1 file, 1 converted, 5 values lost, 1 new warning\n"
        "refused: 5 values would be lost; add --allow-loss to accept losses; nothing is written\n"
    )
    assert not (tmp_path / "new.nav").exists()
    record = validated("convert", run("convert", "de_test.nav", "--to", "gmod", "--format", "json", status=1).stdout)
    assert (record["target"], record["sets"][0]["target"]) == ("gmod", "source_nav:16.0")
    assert record["summary"]["losses"] == 1


def test_files_may_be_converted_where_they_are(run: Run, small: Path, validated: Validated) -> None:
    """What they were stays beside them, as it does with repairs; what is replaced elsewhere does not."""
    before = small.read_bytes()
    text = run("convert", small.name, "--to", "fla4", "-o", small.name, "--force").stdout
    kept = small.with_name(f"{small.name}.bak")
    assert f"replaced files are kept as {kept.name}\n" in text
    assert (kept.read_bytes(), small.read_bytes() != before) == (before, True)
    (small.parent / "other.dat").write_bytes(b"something")
    arguments = ("convert", small.name, "--to", "classic", "-o", "other.dat", "--force", "--format", "json")
    [file] = validated("convert", run(*arguments).stdout)["files"]
    assert (file["written"], file["backup"]) == ("other.dat", "")
    assert not (small.parent / "other.dat.bak").exists()
