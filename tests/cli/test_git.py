"""What git shows of files of known formats, in real repositories."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

import pytest
from click.testing import Result

import navspec
from builders import source_nav
from builders.demo import damaged_city
from builders.gta_sa_paths import smallest, valid_city, write_files
from formats import families as family_cases
from navspec.cli.git import attribute_lines
from navspec.families import all_patterns, families

pytestmark = pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")

Run = Callable[..., Result]
GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "git-and-ci.md").read_text(encoding="utf-8")
OTHER = b"\0no format at all\xff"


class Repository:
    """A folder with a repository in which git calls this navspec, and nothing of the machine's own configuration."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        for name in [variable for variable in os.environ if variable.startswith("GIT_")]:
            monkeypatch.delenv(name)
        monkeypatch.setenv("HOME", str(path / "home"))
        monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
        monkeypatch.chdir(path)
        which = shutil.which
        monkeypatch.setattr(shutil, "which", lambda name: None if name == "navspec" else which(name))
        (path / "home").mkdir()
        self.git("init", "-q", "-b", "main", "work")
        monkeypatch.chdir(path / "work")

    def git(self, *arguments: str, status: int = 0) -> str:
        """What a command of git prints, in whose messages there is nothing of a driver that failed."""
        line = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments]
        done = subprocess.run(line, capture_output=True, check=False, timeout=60)
        message = done.stderr.decode("utf-8", "replace")
        assert done.returncode == status, message
        assert "Traceback" not in message
        assert "fatal" not in message
        return done.stdout.decode("utf-8", "replace")

    def commit(self, **files: bytes) -> None:
        """Commit files by their names."""
        for name, data in files.items():
            Path(name).write_bytes(data)
        self.git("add", "--all", "--", ".")
        self.git("commit", "-q", "-m", "files")


@pytest.fixture
def repository(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """One that is set up."""
    built = Repository(tmp_path, monkeypatch)
    run("git", "setup")
    return built


def changed(text: str) -> list[str]:
    return re.findall(r"^[-+](?![-+]{2} ).*", text, re.MULTILINE)


def mesh(attributes: int = 0) -> bytes:
    built = source_nav.mesh()
    return replace(built, areas=[*built.areas[:2], replace(built.areas[2], attributes=attributes)]).pack()


def test_a_changed_value_is_a_changed_line(repository: Repository) -> None:
    repository.commit(**{"map.NAV": mesh(1), "NODES0.DAT": smallest().to_bytes()})
    Path("map.NAV").write_bytes(mesh(3))
    text = repository.git("diff")
    assert changed(text) == ["- attributes: 1 (crouch)", "+ attributes: 3 (crouch, jump)"]
    assert "\n areas id 7\n" in text, "the lines around it tell where"


def test_where_it_is_stands_above_the_lines(repository: Repository) -> None:
    """Git shows the last line at the margin: that is the heading of the row."""
    area = smallest()
    repository.commit(**{"NODES0.DAT": area.to_bytes()})
    data = bytearray(area.to_bytes())
    data[20 + 2 * 28 + 22] ^= 1  # the flood id of the third node
    Path("NODES0.DAT").write_bytes(data)
    text = repository.git("diff", "--unified=0")
    assert re.search(r"^@@ .* @@ nodes/2$", text, re.MULTILINE)
    assert len(changed(text)) == 2


def test_log_show_blame_and_grep(repository: Repository) -> None:
    repository.commit(**{"map.nav": mesh(1)})
    repository.commit(**{"map.nav": mesh(3)})
    assert "+ attributes: 3 (crouch, jump)" in repository.git("log", "-1", "-p")
    blamed = repository.git("blame", "map.nav").splitlines()
    assert [text for text in blamed if not text.startswith("^")] == [
        text for text in blamed if text.endswith(" attributes: 3 (crouch, jump)")
    ]
    result = repository.git("grep", "--textconv", "-p", "crouch, jump", "--", "map.nav")
    assert result == "map.nav=areas id 7\nmap.nav: attributes: 3 (crouch, jump)\n"


def test_by_record(repository: Repository, run: Run) -> None:
    run("git", "setup", "--by-record")
    repository.commit(**{"map.nav": mesh(1), "NODES0.DAT": smallest().to_bytes()})
    Path("map.nav").write_bytes(mesh(3))
    Path("NODES1.DAT").write_bytes(smallest().to_bytes())
    Path("NODES0.DAT").unlink()
    repository.git("add", "--all")
    text = repository.git("diff", "--cached", "--no-renames")
    assert "a/NODES0.DAT: removed, gta_sa_paths classic\n" in text
    assert "b/NODES1.DAT: added, gta_sa_paths classic\n" in text
    told = "a/map.nav → b/map.nav\n  areas: 1 of 3 rows changed\n    ~ /areas/2 (0x"
    assert told in text


def test_back_to_lines(repository: Repository, run: Run) -> None:
    run("git", "setup", "--by-record")
    run("git", "setup")
    assert "diff.navspec.command" not in repository.git("config", "--list")
    run("git", "setup")


def test_a_renamed_file_by_record(repository: Repository, run: Run) -> None:
    run("git", "setup", "--by-record")
    repository.commit(**{"NODES0.DAT": smallest().to_bytes()})
    repository.git("mv", "NODES0.DAT", "NODES1.DAT")
    text = repository.git("diff", "--cached", "-M")
    assert text == "a/NODES0.DAT → b/NODES1.DAT: the same content\n"


def test_what_cannot_be_read_stops_nothing(repository: Repository, run: Run) -> None:
    """Of another kind than its name says, empty, a text, cut off: git shows each, by line and by record."""
    whole = mesh()
    before = {"a.img": OTHER, "b.PATH": b"PATH=/bin\n", "c.nav": whole, "d.nod": b""}
    after = {"a.img": OTHER + b"!", "b.PATH": b"PATH=/usr/bin\n", "c.nav": whole[:200], "d.nod": OTHER}
    repository.commit(**before)
    for name, data in after.items():
        Path(name).write_bytes(data)
    text = repository.git("diff")
    assert text.count("diff --git ") == len(before)
    assert "Binary files" not in text
    assert re.search(r"^-the file is not what its name says .*; 18 bytes, sha256 ", text, re.MULTILINE)
    assert "\n-PATH=/bin\n+PATH=/usr/bin\n" in text
    assert re.search(r"^\+cannot be read: .*; 200 bytes, sha256 ", text, re.MULTILINE)
    assert re.search(r"^\+.*; 18 bytes, sha256 ", text.partition("+++ b/d.nod\n")[2], re.MULTILINE)
    run("git", "setup", "--by-record")
    text = repository.git("diff", "--", "b.PATH", "c.nav")
    assert text.startswith("--- a/b.PATH\n+++ b/b.PATH\n@@ -1 +1 @@\n-PATH=/bin\n+PATH=/usr/bin\n")
    assert re.search(r"^a/c.nav → b/c.nav: source_nav \S+ → cannot be read: ", text, re.MULTILINE)


NAMES = ["--help.nav", "-", "a'b $(touch owned).nav", "@list.nav", "x\x1b[31m\n.nav", "c.img:d.nav"]


@pytest.mark.parametrize("name", NAMES)
def test_names_that_lead_elsewhere(name: str, run: Run) -> None:
    Path(name).write_bytes(mesh(1))
    assert " attributes: 1 (crouch)\n" in run("git", "textconv", "--", name).stdout
    Path("new").write_bytes(mesh(3))
    version = ("0" * 40, "100644")
    text = run("git", "diff", "--", name, name, *version, "new", *version).stdout
    shown = name.encode("unicode_escape").decode()
    assert text.startswith(f"a/{shown} → b/{shown}\n  areas: 1 of 3 rows changed\n")


@pytest.mark.parametrize("how", [(), ("--by-record",)])
def test_a_name_that_a_shell_would_run(how: tuple[str, ...], repository: Repository, run: Run) -> None:
    run("git", "setup", *how)
    name = "--a'b $(touch owned) `touch owned`.nav"
    repository.commit(**{name: mesh(1)})
    Path(name).write_bytes(mesh(3))
    assert "attributes" in repository.git("diff")
    assert not Path("owned").exists()


def test_a_path_that_was_not_merged(run: Run) -> None:
    assert run("git", "diff", "--", "a\x1b.nav").stdout == "a\\x1b.nav: not merged\n"
    assert "git gives only a path" in run("git", "diff", "a", "b", status=2).stderr


def test_setup_twice_changes_nothing(repository: Repository, run: Run) -> None:
    before = Path(".gitattributes").read_bytes(), Path(".git/config").read_bytes()
    assert "has all of them already" in run("git", "setup").stderr
    assert (Path(".gitattributes").read_bytes(), Path(".git/config").read_bytes()) == before


def test_setup_keeps_what_is_there(repository: Repository, run: Run) -> None:
    first = attribute_lines()[0]
    Path(".gitattributes").write_bytes(f"# M\u00fcller\n{first}\n*.png binary".encode("latin-1"))
    Path("below").mkdir()
    os.chdir("below")
    run("git", "setup")
    lines = Path("../.gitattributes").read_text("latin-1").splitlines()
    assert lines[:3] == ["# M\u00fcller", first, "*.png binary"]
    assert lines[3:] == attribute_lines()[1:]


def test_setup_for_all_repositories(repository: Repository, run: Run, tmp_path: Path) -> None:
    Path(".gitattributes").unlink()
    repository.git("config", "--unset", "diff.navspec.textconv")
    run("git", "setup", "--global")
    assert (tmp_path / "home/.config/git/attributes").read_text().splitlines() == attribute_lines()
    repository.commit(**{"map.nav": mesh(1)})
    Path("map.nav").write_bytes(mesh(3))
    assert "+ attributes: 3 (crouch, jump)" in repository.git("diff")
    repository.git("config", "--global", "core.attributesFile", "~/mine")
    run("git", "setup", "--global")
    assert (tmp_path / "home/mine").read_text().splitlines() == attribute_lines()


def test_setup_outside_of_a_repository(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.delenv("GIT_DIR", raising=False)
    error = run("git", "setup", status=2).stderr
    assert error.count("\n") == 1
    assert "not a git repository" in error
    assert "--global sets it up" in error
    assert not list(tmp_path.iterdir())
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "git is not installed" in run("git", "setup", status=2).stderr


def test_print_runs_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "navspec").write_text("#!/bin/sh\n")
    (tmp_path / "navspec").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    printed = run("git", "setup", "--print", "--by-record").stdout
    assert printed.splitlines() == [
        "git config --local diff.navspec.textconv 'navspec git textconv --'",
        "git config --local diff.navspec.command 'navspec git diff --'",
        "",
        "# .gitattributes",
        *attribute_lines(),
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["navspec"]


def test_patterns_hold_for_the_names_of_files() -> None:
    """Those of sets, and of what the guide shows; and for few others that end as they do."""
    patterns = all_patterns()
    names = [family.sets.name(number) for family in families().values() if family.sets for number in (0, 7, 63)]
    names += [Path(name).name for family_case in family_cases().values() for name in family_case.readme()]
    extensions = {ending for format_ in navspec.formats() for ending in format_.extensions}
    for name in names:
        if name.rpartition(".")[2].lower() in extensions and "broken" not in name:
            assert any(fnmatch(name.lower(), pattern) for pattern in patterns), name
    for name in ("handling.dat", "gta.dat", "readme.b", "other.sav", "nodes.txt"):
        assert not any(fnmatch(name, pattern) for pattern in patterns), name


def test_attributes_hold_in_any_case(repository: Repository) -> None:
    names = ["NODES12.DAT", "nodes0.dat", "Area.PATH", "gtasaSF3.B", "x/y.NaV"]
    result = repository.git("check-attr", "diff", "text", "merge", "--", *names, "handling.dat").splitlines()
    assert result[: 3 * len(names)] == [
        f"{name}: {line}" for name in names for line in ("diff: navspec", "text: unset", "merge: unset")
    ]
    assert result[3 * len(names)] == "handling.dat: diff: unspecified"


def test_the_readme(repository: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands in their order, each of which prints the lines below it, and others where dots stand."""
    Path(".gitattributes").unlink()
    repository.git("config", "--unset", "diff.navspec.textconv")
    shim = tmp_path / "bin" / "navspec"
    shim.parent.mkdir()
    shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m navspec "$@"\n')
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", f"{shim.parent}{os.pathsep}{os.environ['PATH']}")
    write_files(Path("my_paths"), {"NODES28.DAT": valid_city().files()["NODES28.DAT"]})
    repository.commit()
    write_files(Path("my_paths"), {"NODES28.DAT": damaged_city()["NODES28.DAT"]})
    block = GUIDE.partition("```console\n")[2].partition("```")[0]
    commands = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    assert len(commands) == 4
    for command, *shown in map(str.splitlines, commands):
        done = subprocess.run(command, shell=True, capture_output=True, check=True, timeout=60)
        printed = iter(done.stdout.decode().splitlines())
        for line in shown:
            assert line == "..." or line in printed, (command, line)
