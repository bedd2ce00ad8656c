"""The settings file: found, held to its schema, and weaker than the command line."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import Result
from jsonschema import Draft202012Validator

from builders.gta_sa_paths import valid_city, write_files
from navspec.cli import cli
from navspec.cli.settings_schema import options_by_command, settings_options, settings_schema
from navspec.records.record import SCHEMA_NAMES

Run = Callable[..., Result]
Codes = Callable[..., dict[str, str]]

LINKS = {"SA_PATHS_LINK_TARGET", "SA_PATHS_LINK_SELF", "SA_PATHS_LINK_ASYMMETRIC"}


def settle(folder: Path, text: str, name: str = "navspec.toml") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


@pytest.fixture
def codes(run: Run, city: Path) -> Codes:
    """Codes and severities of what a check of `bad` finds."""

    def found(*arguments: str | Path, path: str = "bad", status: int | None = None) -> dict[str, str]:
        text = run("check", path, "--format", "json", "--fail-on", "never", *arguments).stdout
        return {load["code"]: load["severity"] for load in json.loads(text)["findings"]}

    return found


def test_values_of_the_file(codes: Codes, city: Path) -> None:
    settle(
        city, 'select = ["sa_paths_link_"]\nseverity = {SA_PATHS_LINK_SELF = "error"}\n[check]\nprofile = "strict"\n'
    )
    assert codes() == {
        "SA_PATHS_LINK_TARGET": "error",
        "SA_PATHS_LINK_SELF": "error",
        "SA_PATHS_LINK_ASYMMETRIC": "error",
    }
    assert codes("--select", "SA_PATHS_LINK_SELF") == {"SA_PATHS_LINK_SELF": "error"}
    assert set(codes("--ignore", "SA_PATHS_LINK_SELF")) == LINKS - {"SA_PATHS_LINK_SELF"}
    merged = codes("--severity", "SA_PATHS_LINK_TARGET=info")
    assert (merged["SA_PATHS_LINK_TARGET"], merged["SA_PATHS_LINK_SELF"]) == ("info", "error")
    assert codes("--severity", "SA_PATHS_LINK_SELF=info")["SA_PATHS_LINK_SELF"] == "info"
    assert len(codes("--no-config")) > len(LINKS)


def test_a_table_is_for_one_command(run: Run, city: Path) -> None:
    settle(city, 'ignore = ["SA_PATHS_LINK"]\n[check]\nignore = ["SA_PATHS_L"]\nfail-on = "never"\nmax-findings = 0\n')
    report = json.loads(run("check", "bad", "--format", "json").stdout)
    assert report["findings"] == []
    assert "SA_PATHS_LENGTH_ZERO" not in report["summary"]["rules"]
    repaired = json.loads(run("repair", "bad", "--format", "json", status=1).stdout)
    done = {
        code for finding in repaired["sets"] for step in finding["steps"] for code in step["codes"] if not step["left"]
    }
    assert "SA_PATHS_LENGTH_ZERO" in done
    assert not any(code.startswith("SA_PATHS_LINK") for code in done)


def test_info_is_a_command_and_an_option(run: Run, city: Path) -> None:
    settle(city, 'info = "all"\n')
    assert "  info SA_PATHS_NAVI_ORDER: " in run("check", "bad", status=1).stdout
    settle(city, "[info]\nmap-size = 7\n[check]\nmap-size = 6000\n")
    run("check", "bad", status=1)
    assert "no map has a size of 7 units" in run("info", "bad", status=2).stderr


def test_where_it_is_found(codes: Codes, city: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, second = ('select = ["SA_PATHS_LINK_SELF"]', 'select = ["SA_PATHS_NODE_ID"]')
    settle(city, f"[tool.navspec]\n{one}", "pyproject.toml")
    deep = city / "a" / "b"
    deep.mkdir(parents=True)
    monkeypatch.chdir(deep)
    assert set(codes(path="../../bad")) == {"SA_PATHS_LINK_SELF"}
    settle(city, second)
    assert set(codes(path="../../bad")) == {"SA_PATHS_NODE_ID"}, "navspec.toml comes first"
    settle(city / "a", "[tool.other]\n# not of navspec", "pyproject.toml")
    assert set(codes(path="../../bad")) == {"SA_PATHS_NODE_ID"}, "passed over: it says nothing"
    settle(city / "a", f"tool.navspec = {{ {one} }}", "pyproject.toml")
    assert set(codes(path="../../bad")) == {"SA_PATHS_LINK_SELF"}
    assert set(codes("--config", city / "navspec.toml", path="../../bad")) == {"SA_PATHS_NODE_ID"}
    (deep / ".git").mkdir()
    assert len(codes(path="../../bad")) > 5, "the project ends here"


def test_paths_begin_at_the_file(run: Run, city: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settle(city, 'base = "good"\n')
    (city / "deep").mkdir()
    monkeypatch.chdir(city / "deep")
    result = run("check", "../bad/NODES35.DAT", "--select", "SA_PATHS_LINK_TARGET", "--fail-on", "never").stdout
    assert "1 file, 1 error" in result
    single_file = run("check", "../bad/NODES35.DAT", "--select", "SA_PATHS_LINK_TARGET", "--no-config").stdout
    assert "1 file, 0 errors" in single_file


FOLDERS = """
max-findings = 100
[[folder]]
path = "mods/**"
select = ["SA_PATHS_LINK_"]
severity = {SA_PATHS_LINK_TARGET = "info", SA_PATHS_LINK_SELF = "info"}
[[folder]]
path = "mods/strict"
profile = "strict"
ignore = ["SA_PATHS_LINK_SELF"]
"""


def test_folders(run: Run, city: Path, cities: dict[str, dict[str, bytes]], monkeypatch: pytest.MonkeyPatch) -> None:
    settle(city, FOLDERS)
    for name in ("strict", "loose"):
        write_files(city / "mods" / name, cities["bad"])
    monkeypatch.chdir(city / "mods")

    def found(*arguments: str) -> dict[str, dict[str, str]]:
        paths = ("strict", "loose", "../bad")
        text = run("check", *paths, "--format", "json", "--fail-on", "never", *arguments).stdout
        groups: dict[str, dict[str, str]] = {}
        for load in json.loads(text)["findings"]:
            groups.setdefault(Path(load["path"]).parent.name, {})[load["code"]] = load["severity"]
        return groups

    loose = {"SA_PATHS_LINK_TARGET": "info", "SA_PATHS_LINK_SELF": "info", "SA_PATHS_LINK_ASYMMETRIC": "warning"}
    all_ = found()
    assert all_["loose"] == loose
    assert set(all_["strict"]) == LINKS - {"SA_PATHS_LINK_SELF"}
    assert set(all_["bad"]) > LINKS
    given = found("--select", "SA_PATHS_LINK_SELF", "--severity", "SA_PATHS_LINK_SELF=error")
    assert given == {name: {"SA_PATHS_LINK_SELF": "error"} for name in ("loose", "bad")}, "what is given wins"


SUPPRESSED = """
[[suppress]]
code = "SA_PATHS_LINK_"
path = "bad/NODES3*"
reason = "as in the game"
[[suppress]]
code = "sa_paths_node_id"
reason = "nobody reads {them}, [see](them)"
[[suppress]]
code = "SA_PATHS_LINK_DUPLICATE"
path = "bad"
reason = "gone"
"""


def test_what_is_suppressed_is_told(run: Run, city: Path, validated: Callable[[str, str], Any]) -> None:
    settle(city, SUPPRESSED)
    note = "navspec.toml: SA_PATHS_LINK_DUPLICATE in bad: suppressed nothing; remove it\n"
    text = run("check", "bad", status=1)
    assert (
        "Suppressed\n  SA_PATHS_LINK_ in bad/NODES3*: 4 findings, as in the game\n"
        "  SA_PATHS_NODE_ID: 1 finding, nobody reads {them}, [see](them)\n"
    ) in text.stdout
    assert text.stdout.endswith("64 files, 3 errors, 14 warnings, 1 info, 5 suppressed\n")
    assert text.stderr == note
    assert run("check", "bad", "-q", status=1).stderr == ""
    report = validated("check", run("check", "bad", "--format", "json", status=1).stdout)
    assert report["suppressed"] == [
        {
            "code": "SA_PATHS_LINK_",
            "path": "bad/NODES3*",
            "pointer": "",
            "reason": "as in the game",
            "count": 4,
            "needless": False,
        },
        {
            "code": "SA_PATHS_NODE_ID",
            "path": "",
            "pointer": "",
            "reason": "nobody reads {them}, [see](them)",
            "count": 1,
            "needless": False,
        },
        {
            "code": "SA_PATHS_LINK_DUPLICATE",
            "path": "bad",
            "pointer": "",
            "reason": "gone",
            "count": 0,
            "needless": True,
        },
    ]
    assert report["summary"]["rules"]["SA_PATHS_NODE_ID"]["failed"] == 1
    lines = run("check", "bad", "--format", "jsonl", status=1).stdout.splitlines()
    records = [validated("check-jsonl", line) for line in lines]
    told = [record for record in records if record["record"] == "suppressed"]
    assert told == [{"record": "suppressed", **suppression} for suppression in report["suppressed"]]


def test_what_is_suppressed_for_other_tools(run: Run, city: Path) -> None:
    settle(city, SUPPRESSED)
    log = json.loads(run("check", "bad", "--format", "sarif", status=1).stdout)
    sarif = json.loads((Path(__file__).parents[1] / "data/sarif/sarif-2.1.0.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator(sarif).validate(log)
    results = [result for result in log["runs"][0]["results"] if "suppressions" in result]
    assert sum(result["occurrenceCount"] for result in results) == 5
    assert {result["suppressions"][0]["kind"] for result in results} == {"external"}
    (one,) = [result for result in results if result["ruleId"] == "SA_PATHS_NODE_ID"]
    assert one["suppressions"] == [{"kind": "external", "justification": "nobody reads {them}, [see](them)"}]
    assert one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "bad/NODES28.DAT"
    assert log["runs"][0]["tool"]["driver"]["rules"][one["ruleIndex"]]["id"] == "SA_PATHS_NODE_ID"
    junit = run("check", "bad", "--format", "junit", status=1).stdout
    assert '<skipped message="1 finding suppressed: nobody reads {them}, [see](them)" />' in junit
    page = run("check", "bad", "--format", "html", status=1).stdout
    assert "<li><p>As in the game (4 findings).</p>" in page
    assert "<code>SA_PATHS_LINK_ in bad/NODES3*</code>" in page
    assert run("check", "bad", "--format", "github", status=1).stdout.endswith(", 5 suppressed\n")


def test_a_check_passes_with_all_suppressed(run: Run, city: Path) -> None:
    settle(city, '[[suppress]]\ncode = "SA_PATHS_"\nreason = "a demo"\n')
    assert run("check", "bad", "--fail-on", "info").stdout.endswith("64 files, 0 errors, 0 warnings, 23 suppressed\n")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("select = []\nx =", "not a settings file, this is not TOML: Invalid value (at "),
        ("[" * 5000, "not a settings file, this is not TOML: "),
        (f"max-findings = {'9' * 5000}", "not a settings file, this is not TOML: "),
        (f"[{'a.' * 20_000}a]", "not a settings file, it has lines with too many dots"),
        (f"{'a.' * 500}a = 1\n" * 20, "not a settings file, it has lines with too many dots"),
        ("selct = []", "selct: there is no such key; did you mean select"),
        ("max_findings = 3", "max_findings: there is no such key; did you mean max-findings"),
        ('select = "SA_"', "select: this has to be a list, not 'SA_'"),
        ("select = [3]", "select: this has to be text, not 3"),
        ("max-findings = true", "max-findings: this has to be a whole number, not true"),
        ("max-findings = -1", "max-findings: this has to be 0 or more, not -1"),
        ("jobs = 1.5", "jobs: this has to be a whole number, not 1.5"),
        ("base = 1979-05-27", "base: this has to be text, not a date or time"),
        ("map-size = []", "map-size: this has to be text or a whole number, not a list"),
        ('fail-on = "bad"', "fail-on: this has to be error, warning, info or never, not 'bad'"),
        ('base = "nowhere"', "base: Path 'nowhere' does not exist"),
        ("[check]\nfail_on = 3", "check.fail_on: there is no such key; did you mean fail-on"),
        ("check = 3", "check: this has to be a table, not 3"),
        ("[repair]\nmax-findings = 3", "repair.max-findings: there is no such key"),
        (
            'severity = {SA_PATHS_LINK_SELF = "bad"}',
            "severity.SA_PATHS_LINK_SELF: this has to be error, warning or info",
        ),
        (
            'ignore = ["SA_PATHS_LINK_SLEF"]',
            "ignore: no rule begins with 'SA_PATHS_LINK_SLEF'; did you mean SA_PATHS_LINK_SELF",
        ),
        ('[[folder]]\npath = "a"\nselect = ["X"]', "folder 1.select: no rule begins with 'X'"),
        ("[[folder]]\nselect = []", "folder 1: path is missing"),
        ('[[folder]]\npath = "../a"', "folder 1.path: '../a' leads out of the folder of this file"),
        ('[[folder]]\npath = "a"\nfail-on = "info"', "folder 1.fail-on: there is no such key; use path, "),
        ('[[suppress]]\ncode = "SA_"\nreason = "x"\n[[suppress]]\ncode = "SA_"', "suppress 2: reason is missing"),
        ('[[suppress]]\ncode = "SA_"\nreason = " "', "suppress 1.reason: this is empty"),
        ('[[suppress]]\ncode = "XX_"\nreason = "x"', "suppress 1.code: no rule begins with 'XX_'"),
        ('[[suppress]]\ncode = "SA_"\nreason = "x"\npointer = "x"', "suppress 1: SA_ is suppressed at 'x'"),
    ],
)
def test_a_wrong_file_is_one_line(text: str, error: str, run: Run, city: Path) -> None:
    settle(city, text)
    result = run("check", "bad/NODES1.DAT", status=2)
    assert result.stderr.startswith(f"navspec: navspec.toml: {error}")
    assert (result.stdout, result.stderr.count("\n")) == ("", 1)
    assert run("check", "bad/NODES1.DAT", "--no-config").stderr == ""
    assert run("explain", "SA_PATHS_NODE_ID").stderr == "", "what takes no settings does not look for them"


@pytest.mark.parametrize("name", ["navspec.toml", "pyproject.toml"])
def test_a_table_for_a_command_that_takes_no_settings_is_refused(name: str, run: Run, small: Path) -> None:
    start = "" if name == "navspec.toml" else "tool.navspec."
    settle(small.parent, f"[{start}convert]\nxyz = 1\n", name)
    error = (
        f"navspec: {name}: convert: this command takes nothing from a settings file; give its options on the command"
    )
    result = run("convert", small.name, "--to", "fla4", status=2)
    assert result.stderr.startswith(error)
    assert f"{start}convert: there is no such key" in run("check", small.name, status=2).stderr
    assert run("dump", small.name).stderr == ""
    settle(small.parent, f"[{start}convert", name)
    assert "settings" not in run("convert", small.name, "--to", "fla4").stderr


def test_files_that_are_none(run: Run, small: Path) -> None:
    (small.parent / "a.toml").write_bytes(b"\xff\xfe\0")
    assert (
        "a.toml: not a settings file, it is not UTF-8 text"
        in run("check", small.name, "--config", "a.toml", status=2).stderr
    )
    (small.parent / "b.toml").write_bytes(b"#" * ((1 << 20) + 1))
    assert (
        "b.toml: not a settings file, it has more than"
        in run("check", small.name, "--config", "b.toml", status=2).stderr
    )
    settle(small.parent, "[project]", "pyproject.toml")
    named = run("check", small.name, "--config", "pyproject.toml", status=2).stderr
    assert "pyproject.toml: there is no table [tool.navspec]" in named
    settle(small.parent, "[tool]\nnavspec = 3", "pyproject.toml")
    assert "tool.navspec: this has to be a table, not 3" in run("check", small.name, status=2).stderr
    settle(small.parent, "tool = 'navspec'", "pyproject.toml")
    run("check", small.name)
    settle(small.parent, "", "NODES0.toml")
    assert "use one of them" in run("check", small.name, "--config", "NODES0.toml", "--no-config", status=2).stderr
    assert "use one of them" in run("check", small.name, "--no-config", "--config", "a.toml", status=2).stderr
    (small.parent / "navspec.toml").write_bytes(b"\xef\xbb\xbfmax-findings = 3\r\n")
    run("check", small.name)
    assert (
        "is one of the files that are read"
        in run("check", small.name, "-o", "navspec.toml", "--force", status=2).stderr
    )


def test_the_schema_is_what_files_are_held_to(run: Run) -> None:
    output = json.loads(run("schema", "config").stdout)
    assert {key: each for key, each in output.items() if key in settings_schema()} == json.loads(
        json.dumps(settings_schema())
    )
    validator = Draft202012Validator(output)
    Draft202012Validator.check_schema(output)
    for text in (FOLDERS, SUPPRESSED, 'info = "all"', "[info]\nmap-size = 3\n[check]\ninfo = 'none'"):
        validator.validate(tomllib.loads(text))
    for text in ("selct = []", "check = 3", "[[suppress]]\ncode = 'SA_'", "jobs = 0", "[info]\nbase = 'x'"):
        assert not validator.is_valid(tomllib.loads(text)), text
    assert "config" in SCHEMA_NAMES


def test_what_writes_is_never_kept() -> None:
    writes = {"apply", "force", "output", "target", "allow_loss", "allow_invalid", "dry_run"}
    named = {str(option.name) for options in options_by_command().values() for option in options.values()}
    assert named.isdisjoint(writes)
    context = click.Context(cli)
    for name in ("convert", "compile", "pack"):  # there --base and --map-size are about what is made
        command = cli.get_command(context, name)
        assert command is not None
        assert settings_options(command) == {}


def test_other_commands_take_what_they_know(run: Run, city: Path) -> None:
    write_files(city / "one", {name: data for name, data in valid_city().files().items() if name == "NODES3.DAT"})
    settle(city, "map-size = 7\njobs = 2\n")
    for line in ("info one", "repair one", "export one -o x.geojson"):
        assert "no map has a size of 7 units" in run(*line.split(), status=2).stderr
    run("info", "one", "--map-size", "6000")
    run("roundtrip", "one")
    run("formats")


def test_paths_of_which_there_is_no_file_are_named(run: Run, city: Path) -> None:
    settle(
        city,
        "".join(
            f'[[suppress]]\ncode = "SA_PATHS_LINK_"\nreason = "known"\npath = "{path}"\n'
            for path in ("nowhere/**", "bad/NODES99*", "bad/NODES3*", "**/NODES1.DAT", "bad")
        )
        + '[[folder]]\npath = "godo"\n',
    )
    output = [line for line in run("check", "bad", status=1).stderr.splitlines() if "there is no file" in line]
    assert output == [
        f"navspec.toml: {each}; paths begin at its folder"
        for each in (
            "folder 1: there is no file 'godo'",
            "suppress 1: there is no file 'nowhere/**'",
            "suppress 2: there is no file 'bad/NODES99*'",
        )
    ]


@pytest.mark.parametrize("key", ["output-format", "format"])
def test_the_format_of_an_output_by_both_names(key: str, run: Run, city: Path) -> None:
    settle(city, f'[check]\n{key} = "sarif"\n[info]\n{key} = "json"\n')
    assert json.loads(run("check", "good").stdout)["version"] == "2.1.0"
    assert set(json.loads(run("info", "good").stdout)) == {"files", "sets"}
    assert run("check", "good", "--format", "text").stdout.endswith("64 files, 0 errors, 0 warnings\n")
    assert run("formats").stdout.startswith("gta_img")


@pytest.mark.parametrize("key", ["input-format", "as"])
def test_the_format_of_files_by_both_names(key: str, run: Run, small: Path) -> None:
    settle(small.parent, f'{key} = "gta_img"\n')
    assert "NODES0.DAT" in run("info", small.name, status=1).stderr
    assert run("info", small.name, "--as", "gta_sa_paths").stdout.startswith("NODES0.DAT: gta_sa_paths classic")
    settle(small.parent, f'[tool.navspec.info]\n{key} = "gta_img"\n', "pyproject.toml")
    (small.parent / "navspec.toml").unlink()
    assert "NODES0.DAT" in run("info", small.name, status=1).stderr


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            "[check]\nformat = 'json'\noutput-format = 'json'",
            "check.format: this is the old name of output-format; keep one of them",
        ),
        ("as = 'gta_img'\ninput-format = 'gta_img'", "as: this is the old name of input-format; keep one of them"),
        (
            "format = 'json'",
            "format: commands have different values for this; write it into the table of one, as [check]",
        ),
        ("[info]\noutput-format = 'sarif'", "info.output-format: this has to be text, json or jsonl, not 'sarif'"),
    ],
)
def test_formats_that_a_file_cannot_hold(text: str, error: str, run: Run, small: Path) -> None:
    settle(small.parent, text)
    assert f"navspec.toml: {error}" in run("info", small.name, status=2).stderr
