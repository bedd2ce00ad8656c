"""A format that a package outside the repository adds, as ksy/README.md says it: in an environment of its own."""

import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from navspec.records.record import schema_text
from page_data import scenes_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "ksy" / "README.md").read_text(encoding="utf-8")
SECTION = TEXT.partition("## A package of your own\n")[2].partition("\n## The text beside")[0]
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--quiet", "--disable-pip-version-check")


def run(folder: Path, *command: str | Path, status: int = 0) -> str:
    """What a command prints that runs in the environment of the user."""
    scripts = folder / "env" / "bin"
    environment = {"PATH": f"{scripts}{os.pathsep}{os.defpath}", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    result = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (result.returncode, "Traceback" in result.stderr) == (status, False), result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def user(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which somebody has done what the document says, up to the sample."""
    folder = tmp_path_factory.mktemp("user")
    (folder / "ferry_map.ksy").write_text(re.findall(r"^```yaml\n(meta:.*?)^```", TEXT, re.DOTALL | re.MULTILINE)[0])
    for name, text in re.findall(r"^```\w+ (\S+)\n(.*?)^```", SECTION, re.DOTALL | re.MULTILINE):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    venv.create(folder / "env", symlinks=True)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    # In place of `pip install navspec[spec]`: what this environment has, and the checkout.
    paths = [sysconfig.get_path("purelib"), ROOT / "python", *(ROOT / "generated" / kind for kind in ("python", "web"))]
    (site / "navspec.pth").write_text("".join(f"{path}\n" for path in paths), encoding="utf-8")
    script = folder / "env" / "bin" / "navspec"
    script.write_text(f"#!{folder}/env/bin/python\nfrom navspec.cli import main\nmain()\n", encoding="utf-8")
    script.chmod(0o755)
    for command in ("navspec spec ferry_map.ksy", "navspec spec ferry_map.ksy -o ferry_formats/ferry_map.spec.json"):
        assert f"$ {command}\n" in SECTION
        run(folder, *command.split())
    pip = (sys.executable, "-m", "pip", "--python", folder / "env" / "bin" / "python", "install")
    run(folder, *pip, *OFFLINE, ".")
    (folder / "ferry_formats").rename(folder / "sources")  # what is found from now on is what is installed
    run(folder, "python", "make_sample.py")
    return folder


def test_all_commands_of_the_document_print_what_it_says(user: Path) -> None:
    block = re.findall(r"^```console\n(.*?)^```", SECTION, re.DOTALL | re.MULTILINE)[-1]
    steps = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    assert len(steps) == 9
    for step in steps:
        line, _, shown = step.partition("\n")
        printed = run(user, *shlex.split(line, comments=True), status=int("check broken.fry" in line))
        assert printed.startswith(shown.removesuffix("...\n")), line
    whole = (user / "sample.fry.bak").read_bytes()  # what `set` has replaced
    assert whole.hex() == "4645525902000000020000" + "00f0ff5000000001009001f8ff0100110001000c0000000c00"
    assert (user / "same.fry").read_bytes() == whole
    assert (user / "sample.fry").read_bytes() == whole[:26] + b"\x01\0" + whole[28:]


def test_reports_are_those_of_every_other_format(user: Path) -> None:
    report = json.loads(run(user, "navspec", "check", "broken.fry", "--format", "json", status=1))
    Draft202012Validator(json.loads(schema_text("check"))).validate(report)
    found = [(each["code"], each["pointer"], each["offset"], each["params"]) for each in report["findings"]]
    assert found == [
        ("FERRY_UNREACHED", "/stops/1", 0x14, {"stop": 1}),
        ("FERRY_LINE_STOP", "/lines/0", 0x1C, {"line": 0, "stop_row": 7, "value": 7}),
        ("FERRY_ONE_WAY", "/lines/1", 0x20, {"line": 1, "stop_row": 0}),
    ]
    assert report["summary"]["rules"]["FERRY_STOP_RESERVED"] == {"cases": 2, "failed": 0}
    page = run(user, "navspec", "check", "broken.fry", "--output-format", "html", status=1)
    assert "FERRY_ONE_WAY" in page
    assert scenes_of(page)
    assert "Who gets to a stop gets back." in run(user, "navspec", "explain", "FERRY_ONE_WAY")
    assert "Time at sea" in run(user, "navspec", "docs", "ferry_map", "ferry_line.minutes")
