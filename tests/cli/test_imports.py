"""What a command imports: each waits for what it needs and for nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from builders import source_nav
from builders.gta_sa_paths import smallest, valid_city, write_files

HEAVY = (
    "asyncio", "awkward", "awkward_cpp", "email", "jinja2", "kaitaistruct", "multiprocessing", "navspec.api", "numpy", "rich",
    "scipy", "navspec.records.census", "navspec.records.changes", "navspec.report.html",
)  # fmt: skip
CHILD = """
import io, json, sys
from contextlib import redirect_stdout
from navspec.cli import cli
for arguments in json.loads(sys.argv[1]):
    with redirect_stdout(io.TextIOWrapper(io.BytesIO())):
        try:
            cli(arguments, prog_name="navspec")
        except SystemExit as end:
            assert end.code == 0, (arguments, end.code)
    print(json.dumps(list(sys.modules)))
"""


def imported(folder: Path, *commands: list[str]) -> list[set[str]]:
    """What each of some commands of one process adds: the heavy modules, and the families whose rules there are."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    line = [sys.executable, "-c", CHILD, json.dumps(commands)]
    done = subprocess.run(line, env=environment, cwd=folder, capture_output=True, check=True, timeout=60, text=True)
    result, before = [], set[str]()
    for splitline in done.stdout.splitlines():
        names = set(json.loads(splitline))
        rules = {name.split(".")[2] for name in names if name.startswith("navspec.families.") and ".rules" in name}
        now = (names & set(HEAVY)) | rules
        result.append(now - before)
        before = now
    return result


def test_a_command_imports_what_it_needs(tmp_path: Path) -> None:
    write_files(tmp_path / "city", valid_city().files())
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    (tmp_path / "mesh.nav").write_bytes(source_nav.example())
    expected = {
        "--help": set(),
        "--version": set(),
        "check --help": set(),
        "route --help": set(),
        "schema check": set(),
        "formats": set(),
        "info NODES0.DAT": {"navspec.api", "numpy"},
        "check NODES0.DAT": {"gta_sa_paths"},
        "check city": set(),
        "check mesh.nav": {"awkward_cpp", "source_nav"},
        "check city --format html": {"jinja2", "navspec.report.html"},
        "dump NODES0.DAT": {"kaitaistruct"},
    }
    result = imported(tmp_path, *(expected.split() for expected in expected))
    assert dict(zip(expected, result, strict=True)) == expected
